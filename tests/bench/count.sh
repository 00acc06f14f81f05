# count.sh - sourced: the host instructions of a run. Needs $build, and $work, a folder for files.

# count ARGUMENT...: prints how many a wave instruction takes in `onward run ARGUMENT...`. Nothing if there was none.
count() {
    local total waves
    total=$(valgrind --tool=callgrind --toggle-collect=host_session_run --callgrind-out-file="$work/callgrind" \
        "$build/onward" run "$@" --stats "$work/stats" 2>&1 >/dev/null | awk '/Collected/ {print $4}')
    waves=$(awk '$1 == "wave_instructions" {print $2}' "$work/stats")
    awk -v total="$total" -v waves="$waves" 'BEGIN {if (!waves) exit 1; printf "%.1f\n", total / waves}'
}
