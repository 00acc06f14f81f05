# count.sh - sourced: the host instructions of a run, and the seconds of a command. Needs $build, and $work, a folder for files.

# callgrind counts `rep stosb` once a byte; the processor retires it as one instruction. The C library takes it for large blocks, from
# how many bytes on depends on the processor: with these settings it never does.
without_rep=glibc.cpu.x86_rep_stosb_threshold=1000000000:glibc.cpu.x86_rep_movsb_threshold=1000000000

# callgrind OPTION... COMMAND ARGUMENT...: the instructions that it collects of a command.
callgrind() {
    GLIBC_TUNABLES=$without_rep valgrind --tool=callgrind --callgrind-out-file="$work/callgrind" "$@" 2>&1 >/dev/null |
        awk '/Collected/ {print $4}'
}

# count ARGUMENT...: prints how many a wave instruction takes in `onward run ARGUMENT...`. Nothing if there was none. SESSION: the
# function that is counted, in a version that calls it otherwise.
count() {
    local total waves
    total=$(callgrind --toggle-collect="${SESSION:-host_session_run}" "$build/onward" run "$@" --stats "$work/stats")
    waves=$(awk '$1 == "wave_instructions" {print $2}' "$work/stats")
    awk -v total="$total" -v waves="$waves" 'BEGIN {if (!waves) exit 1; printf "%.1f\n", total / waves}'
}

# measure COMMAND ARGUMENT...: wall-clock and processor seconds, and the peak memory in KiB: of three runs the one of the least
# processor time, as other programs on the machine take part of the wall-clock time. runner: another build's bench_run.
measure() {
    local i
    for i in 1 2 3; do "${runner:-$build/tests/bench/bench_run}" "$@" || echo "9999 9999 0"; done | sort -n -k 2 | head -n 1
}
