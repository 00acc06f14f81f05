#!/bin/bash
# The firmware for policy awg alone: whole, without each part that onward/config.h allows to leave out, and without all of
# them. Its behaviour on this machine, its size for Armv7-M, the bare image on an emulated board. Of the parts some have their turn at
# each commit. Usage: [SAMPLE=all] bare_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
. tests/support/text.sh
LIMIT=120
warnings="-std=c11 -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror"
parts=$(sed -n 's/^#define \(CP_[A-Z_]*\) *0$/\1/p' boards/common/bare.h)

# behaves NAME FLAGS...: tests/shell/bare/bare.c with a firmware compiled so.
behaves() {
    local name=$1 line
    shift
    # shellcheck disable=SC2086
    if ! cc $warnings -O1 "$@" -Iinclude -Ifw -Itests/support -Iboards/common fw/*.c fw/policies/*.c hal/*.c tests/support/fake_*.c tests/support/audit*.c tests/support/test.c \
        tests/support/support_host.c tests/shell/bare/bare.c -o "$work/bare" 2>"$work/err"; then
        not_ok "$name" "$(head -n 1 "$work/err")"
        return
    fi
    timeout "$LIMIT" "$work/bare" >"$work/out" 2>&1
    line=$(sed -nE 's/^bare: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$work/out")
    if [ -n "$line" ]; then ok; else not_ok "$name" "did not end"; fi
    passed=$((passed + ${line%% *}))
    failed=$((failed + ${line##* }))
    [ "${line##* }" = 0 ] || sed "s/^/$name: /" "$work/out"
}

# at_most LIMIT NAME FLAGS...: prints and bounds the text.
at_most() {
    local limit=$1 name=$2 bytes
    shift 2
    bytes=$(text "$@" 2>"$work/err")
    echo "$name: text ${bytes:-?} bytes, at most $limit"
    if [ -n "$bytes" ] && [ "$bytes" -le "$limit" ]; then ok; else not_ok "$name" "${bytes:-$(head -n 1 "$work/err")}"; fi
}

behaves "awg"
behaves "awg with CP_ROCM" -DCP_ROCM=1
for part in $parts; do
    in_turn 4 || continue
    behaves "awg without $part" "-D$part=0"
done
behaves "awg, bare" '-DCP_CONFIG_HEADER="bare.h"'

needs bare arm-none-eabi-gcc
at_most 24576 "the defaults"
at_most 18432 "all policies, without cooperative kernels" -DCP_COOPERATIVE=0
policies=awg at_most 17408 "awg, without cooperative kernels" -DCP_COOPERATIVE=0
policies=awg at_most 10240 "awg, bare" '-DCP_CONFIG_HEADER="bare.h"'
policies=awg at_most 11264 "awg, bare but for loss of compute units" '-DCP_CONFIG_HEADER="bare.h"' -DCP_CU_LOSS=1

# What the configuration takes that the goal for RAM names.
struct_cp=$(state -DCP_MAX_WGS=512 -DCP_MAX_CONDITIONS=1024 -DCP_MAX_CUS=16 -DCP_MAX_QUEUES=8)
echo "512 WGs, 1024 conditions, 16 CUs, 8 queues: struct cp ${struct_cp:-?} bytes, at most 81920"
if [ -n "$struct_cp" ] && [ "$struct_cp" -le 81920 ]; then ok; else not_ok "struct cp" "$struct_cp"; fi
for bytes in "$struct_cp" "$(state)"; do
    text=$(sed -E 's/([0-9]+)([0-9]{3})$/\1,\2/' <<<"$bytes")
    if grep -q "[^0-9]$text[^0-9]\|^$text[^0-9]" docs/measured/costs.md; then ok; else not_ok "docs/measured/costs.md" "does not say $text bytes"; fi
done

# The image for one policy gets to the same results as the whole firmware, and refuses another policy.
needs bare qemu-system-arm
expect_exit 0 "image" make -s BUILD="$build" BOARD=mps2-an385 POLICY=awg BARE=1 firmware
grep -E '^(fw/|fw in)' "$work/out"
file=sim_hal/workloads/heterosync/TB_LG.sim
timeout "$LIMIT" "$build/onward" run $file --policy awg --set syncmon.sets=1 >"$work/local"
timeout "$LIMIT" "$build/onward" run $file --policy awg --set syncmon.sets=1 --cp mps2-an385-awg-bare >"$work/remote" 2>&1
if [ -s "$work/local" ] && cmp -s "$work/local" "$work/remote"; then ok; else not_ok "TB_LG" "$(tail -n 1 "$work/remote")"; fi
expect_exit 2 "another policy" "$build/onward" run $file --policy timeout --cp mps2-an385-awg-bare
finish bare
