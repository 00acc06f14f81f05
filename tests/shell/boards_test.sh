#!/bin/bash
# Every board in QEMU: exit statuses, faults, the stack guard; on one of them, another at each commit, the firmware's unit tests.
# Usage: [SAMPLE=all] boards_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
LIMIT=${LIMIT:-120}

# emulate SECONDS IMAGE: runs an image of $board to its end; what it prints goes to $work/out.
emulate() {
    # shellcheck disable=SC2086
    timeout --foreground -k 2 "$1" $qemu -kernel "$2" </dev/null >"$work/out" 2>"$work/err"
}

# image_exits STATUS NAME [TEXT]: the image of tests/unit/target must end so, and print the text.
image_exits() {
    local status=0
    emulate "$LIMIT" "$images/unit/target/$2.elf" || status=$?
    if [ "$status" != "$1" ]; then
        not_ok "$board $2" "exit $status instead of $1: $(head -n 1 "$work/err")"
    elif [ -n "${3-}" ] && ! grep -q -- "$3" "$work/out"; then
        not_ok "$board $2" "does not print: $3"
    else
        ok
    fi
}

# The firmware's image ends at once if no GPU shares its memory.
image_without_gpu() {
    local status=0
    emulate "$LIMIT" "$build/boards/$board/firmware.elf" || status=$?
    if [ "$status" = 1 ] && grep -q 'no simulated GPU' "$work/out"; then ok; else not_ok "$board firmware" "exit $status"; fi
}

# unit_test IMAGE: adds the numbers of its closing line.
unit_test() {
    local line status=0
    emulate "$LIMIT" "$1" || status=$?
    line=$(sed -nE 's/^[a-z_]+: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$work/out" | tail -n 1)
    if [ -z "$line" ] || { [ "$status" = 0 ] && [ "${line#* }" != 0 ]; } || { [ "$status" != 0 ] && [ "${line#* }" = 0 ]; }; then
        not_ok "$board $(basename "$1")" "exit $status: $(cat "$work/out" "$work/err" | tail -n 3)"
        return
    fi
    passed=$((passed + ${line% *}))
    failed=$((failed + ${line#* }))
    [ "${line#* }" = 0 ] || sed "s/^/$board: /" "$work/out"
}

# debugger: gdb, in a batch, shows the firmware of debug_scene in the middle of its work.
debugger() {
    local image=$work/scene.elf text
    cp "$images/unit/target/debug_scene.elf" "$image"
    timeout --foreground -k 2 "$LIMIT" make -s BUILD="$build" BOARD="$board" IMAGE="$image" \
        GDB_ARGS="-batch -ex 'break debug_here' -ex continue -ex onward-status -ex 'onward-trace $work/ring' -ex continue" gdb </dev/null >"$work/out" 2>"$work/err"
    for text in '^Breakpoint 1, debug_here' '^cycle [0-9]*, panic 0x0,.* swapped 7' \
        '^queue 0: CP_QUEUE_READING.* kernels 1, wgs 20$' '^queue 2: CP_QUEUE_STOPPED.*CP_QUEUE_BAD_PACKET_TYPE at packet 0$' \
        '^kernel 0: CP_KERNEL_ACTIVE, grid 20 x 1 x 1' '^cu 1: usable, residents 8' 'generation 0: CP_WG_SWAPPED' \
        'CP_WG_RUNNING, kernel 1 number 2'; do
        if grep -q -- "$text" "$work/out"; then ok; else not_ok "$board gdb" "does not print $text: $(tail -n 1 "$work/err")"; fi
    done
    # 23 WGs are alive, 20 of one kernel, and the rings of all boards tell of the same events.
    if "$build/onward" trace "$work/ring" >"$work/ring.json" && python3 - "$work/ring.json" <<'END'; then ok; else not_ok "$board gdb" "event trace"; fi
import json, sys
lives = [e["name"] for e in json.load(open(sys.argv[1]))["traceEvents"] if e["ph"] == "B"]
assert {f"kernel 0 ({n},0,0)" for n in range(20)} <= set(lives) and "kernel 1 (2,0,0)" in lives
assert lives.count("swapped") >= 7 and "restoring" in lives
END
    sha256sum <"$work/ring" >>"$work/rings"
    if pgrep -f "kernel $image" >/dev/null; then not_ok "$board gdb" "QEMU still runs"; else ok; fi
}

# small_images: those tests of the firmware that need no large tables, in 128 KB of data and stack.
small_images() {
    local small=$build/boards/$board-small/tests/unit/fw image bytes count=0
    expect_exit 0 "$board small" make -s -k BUILD="$build" BOARD="$board" SMALL=1 board-tests
    for image in "$small"/test_*.elf; do
        bytes=$("$(make -s board-tools BOARD="$board" | cut -d' ' -f1 | sed 's/gcc$/size/')" "$image" | awk 'NR == 2 { print $2 + $3 }')
        if [ "$bytes" -le 131072 ]; then ok; else not_ok "$board small $(basename "$image")" "takes $bytes bytes"; fi
        unit_test "$image"
        count=$((count + 1))
    done
    if [ "$count" -ge 25 ]; then ok; else not_ok "$board small" "only $count images"; fi
}

read -ra boards <<<"$(make -s board-list)"
for board in "${boards[@]}"; do
    # shellcheck disable=SC2046
    lacks "$board" $(make -s board-tools BOARD="$board") && continue
    images=$build/boards/$board/tests
    qemu=$(make -s board-qemu BOARD="$board")
    folder=target
    tests=(tests/unit/target/*.c)
    tests=("${tests[@]/#/$build/boards/$board/}")
    tests=("${tests[@]/%.c/.elf}")
    in_turn ${#boards[@]} && folder='*' tests=(board-tests)
    if ! make -s BUILD="$build" BOARD="$board" "${tests[@]}" >"$work/make" 2>&1; then
        not_ok "$board" "does not build: $(tail -n 5 "$work/make")"
        continue
    fi
    expect_exit 0 "$board firmware" make -s BUILD="$build" BOARD="$board" firmware
    if grep -qE '^fw/workgroup +[0-9]+ +0 +0 +[0-9]+$' "$work/out" && grep -qE '^total +[0-9]+ +0 +[0-9]+ +[0-9]+$' "$work/out"; then ok; else not_ok "$board" "sizes of modules, without data"; fi
    image_without_gpu
    before=$passed
    for image in "$images"/unit/$folder/test_*.elf; do
        unit_test "$image"
    done
    if [ "$folder" = target ] || [ $((passed - before)) -ge 100 ]; then ok; else not_ok "$board" "only $((passed - before)) unit tests ran"; fi
    [ "$folder" = target ] || ! in_turn 4 || small_images
    image_exits 7 exit_7
    image_exits 99 fault_load 'pc 0x'
    image_exits 99 fault_instruction '^fault: '
    image_exits 99 fault_stack '^fault: stack overflow'
    lacks "$board gdb" gdb-multiarch pgrep python3 || debugger
    cp "$images/unit/target/hang.elf" "$work/hang.elf"
    status=0
    emulate 2 "$work/hang.elf" || status=$?
    if [ "$status" = 124 ]; then ok; else not_ok "$board hang" "exit $status"; fi
    lacks "$board hang" pgrep && continue
    if pgrep -f "kernel $work/hang.elf" >/dev/null; then not_ok "$board hang" "QEMU still runs"; else ok; fi
done
if [ ! -e "$work/rings" ] || [ "$(sort -u "$work/rings" | wc -l)" = 1 ]; then ok; else not_ok "event traces differ between boards"; fi

# A board of the family with a console of its own, which is no CMSDK UART: semihosting. Nothing of boards/common changes.
own_console() {
    local board=own status=0 tree=$work/tree qemu
    mkdir -p "$tree/tests" && cp -R Makefile fw hal include boards "$tree" && cp -R tests/support tests/unit "$tree/tests"
    cp -R boards/mps2-an385 "$tree/boards/own"
    sed -i 's/ cmsdk_uart.c//' "$tree/boards/own/board.mk"
    sed -i -e '/cmsdk_uart_start/d' -e '/#include "cmsdk_uart.h"/d' \
        -e 's/cmsdk_uart_put(UART, character);/register uint32_t operation __asm__("r0") = 3; register const char *argument __asm__("r1") = \&character; __asm__ volatile("bkpt 0xab" : "+r"(operation) : "r"(argument) : "memory");/' \
        "$tree/boards/own/board.c"
    expect_exit 0 "a console of the board's own" make -s -C "$tree" BUILD=build BOARD=own build/boards/own/tests/unit/target/fault_load.elf
    qemu=$(make -s board-qemu BOARD=mps2-an385)
    # shellcheck disable=SC2086
    timeout --foreground -k 2 "$LIMIT" ${qemu/-serial stdio/-serial null} -kernel "$tree/build/boards/own/tests/unit/target/fault_load.elf" \
        </dev/null >"$work/out" 2>&1 || status=$?
    if [ "$status" = 99 ] && grep -q 'pc 0x' "$work/out"; then ok; else not_ok "a console of the board's own" "exit $status: $(head -n 1 "$work/out")"; fi
}
# shellcheck disable=SC2046
lacks "a console of the board's own" $(make -s board-tools BOARD=mps2-an385) || own_console

# What a further board of a known processor family costs.
lines=$(cat boards/mps2-an505/* | wc -l)
if [ "$lines" -lt 150 ]; then ok; else not_ok "mps2-an505" "$lines lines"; fi
finish boards
