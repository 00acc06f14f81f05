#!/bin/bash
# onward exec: what it refuses, what it hands to a program, and programs of HIP. Usage: exec_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export LIMIT=120
onward=$build/onward
unset ONWARD_OPTIONS LD_LIBRARY_PATH

# refused STATUS NAME TEXT ARGUMENT...: the command ends so, and says why in one line.
refused() {
    local status=$1 name=$2 text=$3
    shift 3
    expect_exit "$status" "$name" "$work/bin/onward" exec "$@"
    expect_words "$text" "$name"
    [ "$(wc -l <"$work/out")" = 1 ] && ok || not_ok "$name" "more than one line"
}

# Without the library, which only has to be there for programs that do not load it.
mkdir "$work/bin" && cp "$onward" "$work/bin/onward"
refused 2 "no library" "onward: exec: no libhsa-runtime64.so.1 in $work/bin/ or $work/bin/../lib/onward/: \`make hsa\` builds it" true
mkdir -p "$work/lib/onward" && touch "$work/lib/onward/libhsa-runtime64.so.1"
expect_exit 0 "an installed library" "$work/bin/onward" exec sh -c 'echo "$LD_LIBRARY_PATH"'
expect_words "$work/bin/../lib/onward/" "an installed library"
touch "$work/bin/libhsa-runtime64.so.1"

refused 2 "no program" "expected a PROGRAM" --quiet
refused 127 "a program that is not there" "onward: exec: no-such-program: No such file or directory" no-such-program
refused 126 "a program that cannot be run" "onward: exec: ./README.md: Permission denied" ./README.md
refused 2 "an unknown option" "unknown option '--polcy', did you mean --policy?" --polcy awg
refused 2 "an unknown policy" "policy=none: there is no such policy" --policy none true
refused 2 "an unknown preset" "unknown preset 'none'" --preset none true
refused 2 "a value out of range" "gpu.cus" --set gpu.cus=0 true
refused 2 "an unknown parameter" "gpu.cis" --set gpu.cis=4 true
refused 2 "a setting that is none" "--set quiet=on: expected KEY=VALUE" --set quiet=on true
refused 2 "a setting without a value" "--set gpu.cus: expected KEY=VALUE" --set gpu.cus true
refused 2 "two lines" "expected one line" --set $'gpu.cus=4\nquiet=on' true
refused 2 "a compute unit that is not there" "no such compute unit, the GPU has 0..7" --lose-cu 8@10 true
refused 2 "a loss without a time" "expected CU@TIME[+RETURN]" --lose-cu 8 true
refused 2 "no compute units" "claimed-cus=0: a number from 1 to 65535 was expected" --claimed-cus 0 true
refused 2 "a part without timing" "timing=after=3: on or off" --timing after=3 true
refused 2 "a time that is none" "hang-after=soon: a number of seconds was expected" --hang-after soon true
refused 2 "an unknown kind of bug" "--check 'none': expected races, stale" --check none true
refused 2 "a check without timing" "--sample, --trace and --check need timing" --check all --timing off true
refused 2 "samples at no time" "rows@x: expected FILE[@TIME]" --sample rows@x true
refused 2 "a trace of another kind" "--trace $work/a.txt: expected a name with .html" --trace "$work/a.txt" true
refused 2 "waves without a trace" "--trace-waves: needs --trace" --trace-waves 0 true
refused 2 "waves that are not there" "--trace-waves 8: expected a compute unit, 0 to 7" --trace a.json --trace-waves 8 true
refused 2 "an explanation of another kind" "e.txt: expected a file name that ends in .json" --explain e.txt true
refused 2 "too many explanations" "more than 4 times explain" --explain a.dot --explain b.dot --explain c.dot --explain d.dot \
    --explain e.dot true
refused 2 "a debugger without a terminal" "--debug: expected a terminal as standard output, or --script FILE" --debug true
refused 2 "commands for no debugger" "--script: needs --debug" --script README.md true
refused 2 "commands that are not there" "--script $work/none: No such file or directory" --debug --script "$work/none" true
refused 2 "a debugger and checks" "--debug: not together with --check" --debug --script README.md --check races true
refused 2 "no such board" "--cp 'qemu-vax': no image of that board in" --cp qemu-vax true
refused 2 "a board by its path" "--cp 'boards/qemu-rv32': no image of that board in" --cp boards/qemu-rv32 true
refused 2 "no name" "stats=: a value was expected" --stats "" true
refused 2 "nothing to pretend with" "--pretend-kfd: no $work/bin/libonward-kfd.so: \`make hsa\` builds it" --pretend-kfd true
expect_exit 0 "--help" "$onward" exec --help
expect_words "usage: onward exec" "--help"

# handed TEXT NAME ARGUMENT...: the program is given these words.
handed() {
    local text=$1 name=$2
    shift 2
    LD_LIBRARY_PATH=/before ONWARD_OPTIONS=other expect_exit 7 "$name" "$work/bin/onward" exec "$@" \
        sh -c 'echo "$LD_LIBRARY_PATH$ONWARD_OPTIONS" "$@" | tr "\n" "|"; exit 7' program --help
    expect_words "$work/bin/:/before|${text}" "$name"
    expect_words " --help|" "$name: the program's options"
}
handed "" "nothing"
handed "preset=cus-64|policy=baseline|gpu.cus=4|quiet=on|" "the preset comes first" --policy baseline --set gpu.cus=4 --preset cus-64 --quiet
handed "cp=local|" "this process is no board" --cp local
handed "cu.scheduler=oldest|timing=off|lose-cu=1@5us+2us|lose-cu=2@7|claimed-cus=20|hang-after=9|" "all others" \
    --scheduler oldest --timing off --lose-cu 1@5us+2us --lose-cu 2@7 --claimed-cus 20 --hang-after 9 --
echo "gpu.cus 12" >"$work/my gpu"
cd "$work" || exit 1
handed "preset=$work/my gpu|" "a preset in a file" --preset "my gpu"
handed "stats=-|sample=$work/rows@2us|explain=$work/e.html|explain=/e.dot|trace=$work/a/t.json|trace-waves=3|check=races,stale|" "paths are whole" \
    --stats - --sample rows@2us --explain e.html --explain /e.dot --trace a/t.json --trace-waves 3 --check races,stale
cd "$OLDPWD" || exit 1

# The driver is there for who asks as rocminfo does, and only that.
expect_exit 0 "the library that pretends" make -s BUILD="$1" "$1/libonward-kfd.so"
cp "$build/libonward-kfd.so" "$work/bin/"
cat >"$work/asks.c" <<'C'
#include <fcntl.h>
#include <stdio.h>

int main(void)
{
    char word[16] = "";
    FILE *modules = popen("lsmod | grep amdgpu", "r"), *other = popen("echo other", "r");

    if (open("/dev/kfd", O_RDWR) < 0 || open("/dev/kfd-no", O_RDWR) >= 0 || open("made", O_RDWR | O_CREAT, 0640) < 0)
        return 1;
    return fscanf(modules, "%15s", word) == 1 && fscanf(other, "%15s", word) == 1 && word[0] == 'o' ? 0 : 2;
}
C
cc -o "$work/asks" "$work/asks.c" 2>"$work/out" || not_ok "a program that asks" "$(head -n 1 "$work/out")"
cd "$work" || exit 1
expect_exit 0 "a program that asks" ./bin/onward exec --pretend-kfd ./asks
[ "$(stat -c %a made)" = 640 ] && ok || not_ok "a program that asks" "the mode of its file"
cd "$OLDPWD" || exit 1

if ! lacks "rocminfo" rocminfo; then
    make -s BUILD="$1" hsa >"$work/out" 2>&1
    expect_exit 0 "rocminfo" "$onward" exec --quiet --pretend-kfd --set gpu.cus=12 rocminfo
    expect_report "Name: *gfx803" "rocminfo"
    expect_report "Compute Unit: *12" "rocminfo"
fi

if ! lacks "programs of HIP" hipcc nm; then
    make -s BUILD="$1" "$1/libhsa-runtime64.so.1" >"$work/out" 2>&1 || not_ok "the library" "$(tail -n 1 "$work/out")"

    # compiled FILE [OPTION]...: compiles a program.
    compiled() {
        hipcc --offload-arch=gfx803 -O2 -Itests/rocm "tests/rocm/$1" -o "$work/$1.out" "${@:2}" >"$work/out" 2>&1 ||
            not_ok "$1: compile" "$(head -n 1 "$work/out")"
    }
    for name in vector_add meet never leave queues; do compiled $name.hip -g; done
    expect_exit 0 "a program" "$onward" exec --preset "$work/my gpu" --policy baseline --lose-cu 3@10us+20us "$work/vector_add.hip.out"
    expect_words "'my gpu', 12 compute units, policy baseline, cycle by cycle" "a program"

    # More work-groups wait for each other than the GPU has room for: policies that save them let them end.
    expect_exit 0 "work-groups that meet" "$onward" exec --set gpu.cus=4 "$work/meet.hip.out"
    expect_exit 134 "too many that meet" "$onward" exec --policy baseline --set gpu.cus=4 --hang-after 0 "$work/meet.hip.out"
    expect_report "onward: deadlock, found at cycle [0-9]+" "too many that meet"
    expect_report "8 work-groups, first \(0,0,0\) at .*called from tests/rocm/meet.hip:[0-9]+ .*spins" "too many that meet: where"
    expect_words "8 work-groups resident and stuck, 0 saved, 16 never launched" "too many that meet: why"
    expect_words "onward: a queue has stopped at packet 2: its kernels hang" "too many that meet: the queue"

    # The host lets a kernel go on, or does not.
    expect_exit 0 "a host that is heard" "$onward" exec --hang-after 30 "$work/never.hip.out" 300
    expect_exit 134 "a host that does nothing" "$onward" exec --timing off --hang-after 1 "$work/never.hip.out" 0
    expect_words "onward: deadlock, found with timing off" "a host that does nothing"
    expect_exit 134 "a host that looks" "$onward" exec --hang-after 0 "$work/never.hip.out" 0 look
    expect_report "onward: deadlock, found at cycle" "a host that looks"
    expect_exit 0 "a host that is heard and looks" "$onward" exec --hang-after 30 "$work/never.hip.out" 300 look

    # Outputs: of a program that ends, of one that leaves work undone, and of one that hangs.
    cd "$work" || exit 1
    expect_exit 0 "outputs" "$onward" exec --set gpu.cus=4 --stats stats --sample rows@1us --trace t.html --trace-waves 0 --explain e.json \
        --check all ./meet.hip.out
    expect_statistic kernel._Z4meetPiS_.dispatches -eq 1 "outputs"
    expect_statistic kernel._Z4meetPiS_.workgroups -eq 24 "outputs"
    expect_statistic kernel._Z4meetPiS_.saves -ge 16 "outputs"
    expect_statistic kernel._Z4meetPiS_.cycles -ge 1000 "outputs"
    expect_statistic cycles -ge "$(statistic kernel._Z4meetPiS_.cycles)" "outputs"
    awk -F, -v last="$(statistic cycles)" '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == "cycles") at = i; next }
        { if ($at % 1000 || $at <= before) odd++; before = $at; rows++ }
        END { exit !(rows > 1 && odd <= 1 && before == last) }' rows && ok || not_ok "outputs" "samples"
    expect_statistic queue.0.saves -eq "$(statistic switches_out)" "outputs"
    grep -q '^# command: onward exec --set gpu.cus=4 --stats stats ' stats && grep -q '^# input meet.hip.out: fnv1a-' stats &&
        grep -qx '# outcome: ok' stats && ok ||
        not_ok "outputs" "no heading"
    grep -q '"outcome":"ok"' e.json && grep -q "<title>.*meet.hip.out, policy awg" t.html && ok || not_ok "outputs" "not as they should be"
    rm stats rows t.html e.json
    # Queues that are gone count, too.
    expect_exit 0 "queues" "$onward" exec --stats stats --quiet ./queues.hip.out
    awk '{ value[$1] = $2 }
        split($1, part, ".") == 3 && part[1] ~ /^(queue|kernel)$/ { sum[part[1] "." part[3]] += $2; queues += part[3] == "packets" }
        END { exit !(queues > 2 && sum["queue.packets"] == value["cp_packets"] && sum["queue.dispatches"] == sum["kernel.dispatches"] &&
            sum["queue.workgroups"] == value["workgroups_launched"] && sum["queue.stay_cycles"] == sum["kernel.stay_cycles"]) }' stats &&
        ok || not_ok "queues" "$(grep -c '^queue.*packets' stats) queues, which do not add up"
    expect_exit 9 "work undone" "$onward" exec --stats stats --trace t.json --check races ./leave.hip.out
    expect_report "onward: races: .*leave.hip:7 .* by kernel race\\(int\*\\), work-group 0,0,0" "work undone: the race"
    expect_statistic kernel._Z4racePi.workgroups -eq 2 "work undone"
    tail -c 3 t.json | grep -q ']' && ok || not_ok "work undone" "the trace has no end"
    expect_exit 134 "outputs of a hang" "$onward" exec --policy baseline --set gpu.cus=4 --hang-after 0 --stats stats --explain e.json ./meet.hip.out
    expect_statistic kernel._Z4meetPiS_.workgroups -eq 8 "outputs of a hang"
    grep -qx '# outcome: deadlock' stats && grep -q '"outcome":"deadlock"' e.json && grep -q '"kernel":"_Z4meetPiS_"' e.json && ok || not_ok "outputs of a hang" "e.json"
    expect_exit 0 "statistics without timing" "$onward" exec --timing off --stats - --quiet ./vector_add.hip.out
    expect_words "timing_off " "statistics without timing"
    grep -q "^kernel.*cycles" out && not_ok "statistics without timing" "cycles" || ok
    cd "$OLDPWD" || exit 1

    # The debugger: the program has its own standard input, and runs as without it.
    hipcc --offload-arch=gfx803 -O0 -g -Itests/rocm tests/rocm/squares.hip -o "$work/squares.out" >"$work/out" 2>&1 ||
        not_ok "squares.hip: compile" "$(head -n 1 "$work/out")"

    # debugged STATUS NAME COMMANDS [OPTION]... -- [ARGUMENT]...: runs it with commands in a file, and 20 as its input.
    debugged() {
        local status=$1 name=$2
        printf '%b' "$3" >"$work/script"
        shift 3
        local options=()
        while [ "$1" != -- ]; do options+=("$1") && shift; done
        shift
        echo 20 >"$work/in"
        expect_exit "$status" "$name" "$onward" exec --quiet --debug --script "$work/script" "${options[@]}" "$work/squares.out" "$@" <"$work/in"
    }
    debugged 0 "a line" 'break squares.hip:12\nc\nfocus lane 7\nprint result\nprint number\nstep line\nc\n' --timing off --
    expect_report "^cycle [0-9]+, the first kernel" "a line: the first stop"
    expect_report "wave 0 lane 0 of squares\\(int\\*, int\\) on CU 0, active, at tests/rocm/squares.hip:12 .*, square\\(int\\)" "a line: where"
    expect_words "result = 49 in lane 7" "a line: a variable"
    expect_words "number = 7 in lane 7" "a line: a parameter"
    expect_report "lane 7 of squares.* at tests/rocm/squares.hip:20 " "a line: a step"
    expect_report "^cycle [0-9]+, the program has ended$" "a line: the end"
    debugged 0 "kernels" 'break kernel\nbreak twice\nbreak later.hip:3\nc\nlocals\nwaits\ncu\nsyncmon\nfirmware\nmemory 0x1052e01000\nc\n' --stats "$work/debugged" --
    expect_words "stop 3: later.hip:3, where code that is loaded later has it" "kernels: a file that is not there yet"
    expect_report "^cycle [0-9]+, stop 1: kernel$" "kernels: the second one"
    expect_report "of void twice<int>\\(int\\*\\) on CU 0" "kernels: its name"
    grep -q wrong: "$work/out" && not_ok "kernels" "the program's results" || ok
    expect_exit 0 "without the debugger" "$onward" exec --quiet --stats "$work/stats" "$work/squares.out" <"$work/in"
    # The host's time decides how many packets the firmware finds at once and when it loads, and a load may keep a fetch of a wave
    # from an L2 bank for a cycle. What waves did does not depend on it, and their time by little.
    did='^(kernel.*[.](dispatches|workgroups|saves|killed)|cu[.].*_instructions|l1_(hits|misses)|workgroups_|switches_)'
    if diff <(grep -E "$did" "$work/stats") <(grep -E "$did" "$work/debugged") >"$work/out"; then ok; else
        not_ok "the same statistics" "$(head -n 2 "$work/out")"
    fi
    awk '$1 == "wave_cycles_resident" { time[FILENAME] = $2 }
        END { off = time[ARGV[1]] - time[ARGV[2]]; exit !(time[ARGV[1]] > 0 && off * off <= (time[ARGV[1]] / 100) ^ 2) }' \
        "$work/stats" "$work/debugged" && ok || not_ok "the same statistics" "the time of waves is off by more than one in a hundred"
    debugged 0 "quit" 'quit\n' --
    expect_words "the program is ended here" "quit"
    debugged 0 "no kernel" '' -- none
    expect_words "the program has ended, and no kernel has run" "no kernel"
    debugged 2 "an unknown command" 'jump\n' --
    expect_words "script:1: unknown command 'jump'; help lists them all" "an unknown command"
    debugged 2 "a line without code" 'break squares.hip:13\n' --
    expect_words "no code at squares.hip:13; the next line with code is 16" "a line without code"
    debugged 2 "no way back" 'step\nback\n' --
    expect_words "the program runs beside the GPU, and cannot go back or begin again" "no way back"
    debugged 2 "behind the end" 'c\nc\n' --
    expect_words "the program has ended; quit leaves it" "behind the end"

    # Code that is loaded behind the command: HIP compiles this kernel while the program runs.
    compiled modules.cpp
    hipcc --genco --offload-arch=gfx803 -O2 tests/rocm/module.hip -o "$work/module" >"$work/out" 2>&1
    expect_exit 0 "code that is loaded later" "$onward" exec --quiet --debug --script - "$work/modules.cpp.out" "$work/module" <<<$'break twice\nc\nwhere'
    expect_words "stop 1: label twice, where code that is loaded later has it" "code that is loaded later"
    expect_report "^cycle [0-9]+, stop 1: label twice$" "code that is loaded later: the stop"
    expect_report "lane 0 of twice on CU 0" "code that is loaded later: where"
    expect_exit 134 "a hang" "$onward" exec --policy baseline --set gpu.cus=4 --hang-after 0 --debug --script - "$work/meet.hip.out" <<<$'c\nwhere all\nc'
    expect_report "^cycle [0-9]+, kernels hang$" "a hang"
    expect_report "^ *[0-9]+ waves at .*meet.hip:15" "a hang: where its waves are"

    # The firmware on a board. It has a folder of its own, by which its emulator is found.
    if ! lacks "programs of HIP on a board" riscv64-unknown-elf-gcc qemu-system-riscv32 pgrep; then
        make -s BUILD="$1" firmware BOARD=qemu-rv32 >"$work/out" 2>&1 || not_ok "the board" "$(tail -n 1 "$work/out")"
        mkdir -p "$work/own/boards"
        cp "$onward" "$build/libhsa-runtime64.so.1" "$work/own/"
        cp -R "$build/boards/qemu-rv32" "$work/own/boards/"
        on_board="$work/own/onward exec --cp qemu-rv32"
        for name in waiting forks; do compiled $name.hip; done

        # gone NAME: no emulator is left.
        gone() {
            for ((i = 0; i < 100; i++)); do
                pgrep -f "$work/own/boards/qemu-rv32" >/dev/null || break
                sleep 0.05
            done
            if pgrep -f "$work/own/boards/qemu-rv32" >/dev/null; then not_ok "$1" "the emulator still runs"; else ok; fi
        }
        # The same results with a compute unit lost, the same statistics every time, and almost the cycles of this process.
        for name in vector_add waiting; do
            options="--stats $work/stats --lose-cu 3@20us $work/$name.hip.out"
            # shellcheck disable=SC2086
            expect_exit 0 "$name in this process" "$onward" exec $options
            kernels=$(awk '/^kernel.*[.]cycles / { sum += $2 } END { print sum }' "$work/stats")
            for time in first second; do
                # shellcheck disable=SC2086
                expect_exit 0 "$name on a board" $on_board $options
                expect_words "policy awg on qemu-rv32, cycle by cycle" "$name on a board"
                mv "$work/stats" "$work/$time"
            done
            # How often the other asks whether its kernel has ended may depend on the host's time.
            if [ $name = waiting ] || cmp -s "$work/first" "$work/second"; then ok; else not_ok "$name on a board" "twice, not the same"; fi
            off=$(awk -v here="$kernels" '/^kernel.*[.]cycles / { sum += $2 } END { print int(100 * (sum - here) / here) }' "$work/first")
            if [ "${off#-}" -lt 5 ]; then ok; else not_ok "$name on a board" "$off % off in its kernels"; fi
            gone "$name on a board"
        done
        # shellcheck disable=SC2086
        {
            expect_exit 0 "a board without timing" $on_board --timing off "$work/waiting.hip.out"
            expect_exit 0 "a child that is left" $on_board "$work/forks.hip.out"
            gone "a child that is left"
            kill "$(sed -n 's/^left //p' "$work/out")" || not_ok "a child that is left" "it is gone"

            mkdir "$work/empty"
            expect_exit 2 "no emulator" env PATH="$work/empty" $on_board "$work/vector_add.hip.out"
            expect_words "onward: exec: cannot start qemu-system-riscv32: No such file or directory; Debian has it in" "no emulator"
            expect_exit 2 "too many compute units" $on_board --set gpu.cus=65 "$work/vector_add.hip.out"
            expect_words "qemu-rv32/firmware.elf knows 64 compute units: --set gpu.cus=64 or less" "too many compute units"
        }
        # began: a program that runs for minutes; $program is its process.
        began() {
            : >"$work/out"
            # shellcheck disable=SC2086
            $on_board --set cp.quantum=1000 --set deadlock.window=4000000000 "$work/never.hip.out" 0 >"$work/out" 2>&1 &
            program=$!
            for ((i = 0; i < 600; i++)); do
                grep -q "on qemu-rv32" "$work/out" && break
                sleep 0.1
            done
            sleep 1
        }
        began
        kill -KILL "$program"
        wait "$program" 2>/dev/null
        gone "the program is killed"
        began
        pkill -KILL -f "$work/own/boards/qemu-rv32"
        wait "$program" 2>/dev/null
        [ $? = 134 ] && ok || not_ok "the emulator is killed" "not 134"
        expect_words "onward: the simulated GPU cannot go on: qemu-system-riscv32 has ended" "the emulator is killed"
    fi
fi
finish exec
