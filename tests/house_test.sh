#!/bin/bash
# The firmware as a vendor would take it: freestanding for Armv7-M, Armv6-M, RV32 and RV64, nothing undefined but memory
# functions and the compiler's own, no mutable data, small.
build=$1
cd "$(dirname "$0")/.." || exit 1
. tests/lib.sh
flags="-Os -std=c11 -ffreestanding -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror -Iinclude -Ifw"
allowed='^(mem(cpy|set|move|cmp)|__aeabi_.*|__gnu_thumb1_.*|__(u?div|u?mod|mul|ash[lr]|lshr)[sd]i3)$'

# target NAME PREFIX FLAGS...
target() {
    local name=$1 prefix=$2 file undefined
    shift 2
    mkdir -p "$work/$name"
    for file in fw/*.c; do
        # shellcheck disable=SC2086
        "${prefix}gcc" "$@" $flags -c "$file" -o "$work/$name/$(basename "$file").o" 2>"$work/err" ||
            not_ok "$name $file" "$(head -n 1 "$work/err")"
    done
    "${prefix}ld" ${ld:-} -r "$work/$name"/*.o -o "$work/$name/all" || not_ok "$name" "does not link"
    undefined=$("${prefix}nm" -u "$work/$name/all" | awk '{print $2}' | grep -vE "$allowed")
    if [ -z "$undefined" ]; then ok; else not_ok "$name undefined" "$undefined"; fi
    if "${prefix}nm" "$work/$name/all" | grep -qE ' [bBdDC] '; then not_ok "$name mutable data"; else ok; fi
    text=$("${prefix}size" "$work/$name/all" | awk 'NR==2{print $1}')
    echo "$name: text $text bytes"
}
target armv7-m arm-none-eabi- -mcpu=cortex-m3 -mthumb
if [ "$text" -le 16384 ]; then ok; else not_ok "text for Armv7-M" "$text bytes, the limit is 16384"; fi
target armv6-m arm-none-eabi- -mcpu=cortex-m0plus -mthumb
ld="-m elf32lriscv" target rv32imac riscv64-unknown-elf- -march=rv32imac -mabi=ilp32
target rv64imac riscv64-unknown-elf- -march=rv64imac -mabi=lp64 -mcmodel=medany
finish house
