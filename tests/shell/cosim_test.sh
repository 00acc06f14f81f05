#!/bin/bash
# The firmware on emulated boards drives the simulated GPU: the same results as in this process, the same cycles every
# time, and when the emulator is missing, dies or hangs a clear error, with no process and no memory left behind. Of launches in both
# scenarios some have their turn at each commit. Usage: [SAMPLE=all] cosim_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs cosim riscv64-unknown-elf-gcc qemu-system-riscv32 arm-none-eabi-gcc qemu-system-arm python3 pgrep
LIMIT=120
workloads=sim_hal/workloads/heterosync
own="--set gpu.dispatcher=0" # the firmware has each work-group's life
boards="qemu-rv32 mps2-an385"
for board in $boards; do
    make -s BUILD="$build" firmware BOARD="$board" >"$work/make" 2>&1 || not_ok "image for $board" "$(tail -n 1 "$work/make")"
done
ls /dev/shm >"$work/shm" 2>/dev/null

# run NAME FILE OPTIONS...: dump in $work/NAME, statistics in $work/NAME.stats; both empty when it fails.
run() {
    local name=$1 file=$2
    shift 2
    timeout "$LIMIT" "$build/onward" run "$file" "$@" --stats "$work/$name.stats" >"$work/$name" 2>"$work/$name.err" && return
    not_ok "$file $*" "$(tail -n 1 "$work/$name.err")"
    : >"$work/$name.stats"
}
value() { awk -v name="$1" '$1 == name {print $2}' "$2"; }
same() {
    if [ -s "$2" ] && cmp -s "$2" "$3"; then ok; else not_ok "$1" "differs"; fi
}

# The same dumps and checks in both scenarios.
for case in "FAM_G awg" "TB_LG timeout" "SPM_L monnr-all" "LFTB_LG awg"; do
    file=$workloads/${case%% *}.sim
    for loss in "" "--lose-cu 7@50us"; do
        in_turn 5 || continue
        # shellcheck disable=SC2086
        run local "$file" --policy ${case#* } $loss
        for board in $boards; do
            # shellcheck disable=SC2086
            run remote "$file" --policy ${case#* } $loss --cp "$board"
            same "$case $loss on $board" "$work/local" "$work/remote"
        done
    done
done

# Every statistic is the same the second time. A SyncMon with room for little has the firmware read the Monitor Log; on
# the Cortex-M3 that lies outside the memory it shares.
for board in $boards; do
    for time in first second; do
        run "$time" $workloads/FAM_G.sim --policy awg --cp "$board" --set syncmon.sets=1 --lose-cu 7@50us
    done
    if same_statistics "$work/first.stats" "$work/second.stats"; then ok; else not_ok "$board twice" "differs"; fi
    run local $workloads/FAM_G.sim --policy awg --set syncmon.sets=1 --lose-cu 7@50us
    same "$board with spilled conditions" "$work/local" "$work/first"
    if [ "$(value cp_log_entries "$work/first.stats")" -gt 0 ]; then ok; else not_ok "$board reads the Monitor Log"; fi
done

# A step costs the counted instructions, times the cycles an instruction.
run one $workloads/FAM_G.sim --policy awg --cp qemu-rv32 --set cp.cpi=100
run ten $workloads/FAM_G.sim --policy awg --cp qemu-rv32 --set cp.cpi=1000
if [ "$(value cycles "$work/ten.stats")" -gt "$(value cycles "$work/one.stats")" ]; then ok; else not_ok "cp.cpi counts"; fi

# Each load, event and command has its price once, as in this process: a firmware with nothing to wait for is later by that much and
# by its instructions. Events come in other steps when the firmware is later, so it executes some instructions more or fewer, at 1.5
# cycles each.
# later PRICE OPTION...: by how much a price of 2,000 makes the run later than one of 1,000, instructions left out.
later() {
    local price=$1 cycles
    shift
    for cycles in 1000 2000; do
        # shellcheck disable=SC2086
        run "$cycles" sim_hal/workloads/plain/vector_add.sim $own "$@" --set "$price=$cycles"
    done
    more() { echo $(($(value "$1" "$work/2000.stats") - $(value "$1" "$work/1000.stats"))); }
    echo $(($(more cycles) - $(more cp_instructions) * 3 / 2))
}
for pair in "cp.load_cycles cp_loads" "cp.event_cycles cp_events" "cp.command_cycles cp_commands"; do
    price=${pair% *}
    for board in local $boards; do
        off=$(later "$price" --set cp.word_cycles=0 --cp "$board")
        count=$(value "${pair#* }" "$work/2000.stats")
        off=$((off - count * 1000))
        if [ "$count" -gt 0 ] && [ "$off" -gt -5 ] && [ "$off" -lt 5 ]; then ok; else not_ok "$price on $board" "$count of them, $off cycles off"; fi
    done
done
# The words of commands are not counted in the statistics. Each command has several, and a board as many as this process.
words=0
for board in local $boards; do
    off=$(later cp.word_cycles --cp "$board")
    [ $board != local ] || words=$(((off + 500) / 1000))
    off=$((off - words * 1000))
    if [ "$words" -gt "$(value cp_commands "$work/2000.stats")" ] && [ "$off" -gt -5 ] && [ "$off" -lt 5 ]; then
        ok
    else
        not_ok "cp.word_cycles on $board" "$words of them, $off cycles off"
    fi
done

# The firmware's own trace, from either binding: every work-group's life, and what waits in its queue.
for board in local $boards; do
    # shellcheck disable=SC2086
    run ring $workloads/TB_LG.sim --policy awg $own --cp "$board" --lose-cu 7@50us --cp-trace "$work/ring"
    "$build/onward" trace "$work/ring" >"$work/ring.json" 2>"$work/err"
    if python3 - "$work/ring.json" 2>>"$work/err" <<'END'; then ok; else not_ok "event trace of $board" "$(tail -n 1 "$work/err")"; fi
import json, sys
events = json.load(open(sys.argv[1]))["traceEvents"]
lives = {e["name"] for e in events if e["ph"] == "B" and e["name"].startswith("kernel 0 ")}
assert len(lives) == 320 and "restoring" in {e.get("name") for e in events}
assert [e["args"]["depth"] for e in events if e.get("name") == "packets in queue 0"] == [1, 0]
END
done

# suite: the rows do not depend on --jobs.
for jobs in 1 2; do
    expect_exit 0 "suite --cp --jobs $jobs" "$build/onward" suite heterosync --cp qemu-rv32 --policy timeout --jobs $jobs \
        --benchmark FAM_L,TB_LG,SPM_L --csv "$work/suite$jobs.csv"
done
same "suite --jobs" "$work/suite1.csv" "$work/suite2.csv"
if [ "$(grep -c ',ok,.*,yes,' "$work/suite1.csv")" = 6 ]; then ok; else not_ok "suite --cp verified"; fi

# What cannot start.
message() {
    if grep -q "^onward: .*$2" "$work/out"; then ok; else not_ok "$1" "$(tail -n 1 "$work/out")"; fi
}
mkdir "$work/empty"
expect_exit 2 "QEMU missing" env PATH="$work/empty" "$(pwd)/$build/onward" run $workloads/FAM_G.sim --cp qemu-rv32
message "QEMU missing" "cannot start qemu-system-riscv32: No such file"
expect_exit 2 "no such board" "$build/onward" run $workloads/FAM_G.sim --cp qemu-vax
message "no such board" "there is: local, .*qemu-rv32"
for name in ../qemu-rv32 '' .; do
    expect_exit 2 "board '$name'" "$build/onward" run $workloads/FAM_G.sim --cp "$name"
done

# other IMAGE OPTIONS...: a command beside an image built with OPTIONS.
other() {
    local name=$1
    shift
    mkdir -p "$work/bin/boards"
    cp "$build/onward" "$work/bin/"
    make -s BUILD="$work/$name" firmware BOARD=qemu-rv32 "$@" >"$work/make" 2>&1 || not_ok "image $name" "$(tail -n 1 "$work/make")"
    mv "$work/$name/boards/qemu-rv32" "$work/bin/boards/$name"
}
other small BOARD_CONFIG=-DCP_MAX_WGS=64
expect_exit 2 "too many slots for the image" "$work/bin/onward" run $workloads/FAM_G.sim --cp small
message "too many slots for the image" "holds 64 work-groups: --set context.slots=64 or less"
expect_exit 0 "slots that fit the image" "$work/bin/onward" run $workloads/TB_LG_small.sim --cp small --set context.slots=64
# Boards have room for 64 compute units, unless an image is built for more.
expect_exit 2 "too many CUs for the image" "$build/onward" run $workloads/FAM_G.sim --cp qemu-rv32 --set gpu.cus=65
message "too many CUs for the image" "qemu-rv32.* knows 64 compute units: --set gpu.cus=64 or less"
expect_exit 0 "CUs that fit the image" "$build/onward" run $workloads/FAM_G_small.sim --cp qemu-rv32 --set gpu.cus=64
other cus BOARD_CONFIG="-DCP_MAX_CUS=1024 -DCP_MAX_WGS=8192"
large="--policy onward --set gpu.cus=1024 --set context.slots=8192 --lose-cu 1023@100us --lose-cu 95@100us"
# shellcheck disable=SC2086
expect_exit 0 "1,024 CUs in this process" "$build/onward" run $workloads/TB_LG.sim $large
cp "$work/out" "$work/local"
# shellcheck disable=SC2086
expect_exit 0 "1,024 CUs" "$work/bin/onward" run $workloads/TB_LG.sim $large --cp cus
same "1,024 CUs" "$work/local" "$work/out"
other queues BOARD_CONFIG=-DCP_MAX_QUEUES=8
expect_exit 2 "another layout" "$work/bin/onward" run $workloads/FAM_G.sim --cp queues
message "another layout" "was built from other headers, or with other limits"
: >"$work/bin/boards/small/firmware.elf"
expect_exit 2 "no image in the file" "$work/bin/onward" run $workloads/FAM_G.sim --cp small
message "no image in the file" "qemu-system-riscv32 ended with status 1"

# A run of a minute, with many steps.
sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\1400/' $workloads/TB_LG.sim >"$work/long.sim"
cp $workloads/generated/TB_LG.s "$work/"
# begin: starts it; $onward and $emulator are the processes once the emulator runs.
begin() {
    # shellcheck disable=SC2086
    "$build/onward" run "$work/long.sim" $own --policy timeout --lose-cu 7@50us --cp qemu-rv32 >"$work/out" 2>&1 &
    onward=$!
    emulator=
    for ((i = 0; i < 100; i++)); do
        emulator=$(pgrep -P $onward -f qemu-system-riscv32)
        [ -n "$emulator" ] && break
        sleep 0.05
    done
    sleep 0.5
    [ -n "$emulator" ] || not_ok "the emulator is a child"
}
# ended NAME PATTERN: it has ended with 2 and a message, the emulator with it.
ended() {
    local status=0 from=$SECONDS
    wait $onward || status=$?
    if [ $status = 2 ]; then ok; else not_ok "$1" "status $status"; fi
    if [ $((SECONDS - from)) -le 20 ]; then ok; else not_ok "$1" "took $((SECONDS - from)) s"; fi
    message "$1" "$2"
    gone "$1"
}
gone() {
    for ((i = 0; i < 40; i++)); do
        kill -0 "$emulator" 2>/dev/null || break
        sleep 0.05
    done
    if kill -0 "$emulator" 2>/dev/null; then not_ok "$1" "the emulator still runs"; else ok; fi
}
begin
kill -KILL "$emulator"
ended "the emulator dies" "qemu-system-riscv32 was killed by signal 9"
begin
kill -STOP "$emulator"
ended "the emulator hangs" "qemu-system-riscv32 has not answered for 10 seconds"
begin
kill -KILL $onward
wait $onward 2>/dev/null
gone "the command is killed"
if ls /dev/shm 2>/dev/null | cmp -s - "$work/shm"; then ok; else not_ok "shared memory is left"; fi
finish cosim
