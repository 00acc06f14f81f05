#!/bin/bash
# The firmware as a vendor would take it: freestanding for Armv7-M, Armv6-M, RV32, RV64 and little-endian hosts of 32 and
# 64 bits, with gcc and clang; nothing undefined but memory functions and the compiler's own, no mutable data, small.
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
flags="-Os -std=c11 -ffreestanding -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror -Iinclude -Ifw"
allowed='^(mem(cpy|set|move|cmp)|__aeabi_.*|__gnu_thumb1_.*|__(u?div|u?mod|mul|ash[lr]|lshr)[sd]i3)$'

# target NAME PREFIX COMPILER FLAGS...: PREFIX is that of the binary utilities.
target() {
    local name=$1 prefix=$2 file undefined
    shift 2
    text=
    lacks "$name" "${prefix}gcc" "$1" && return
    mkdir -p "$work/$name"
    for file in fw/*.c fw/policies/*.c ${hal-hal/*.c}; do
        # shellcheck disable=SC2086
        "$@" $flags -c "$file" -o "$work/$name/${file//\//_}.o" 2>"$work/err" ||
            not_ok "$name $file" "$(head -n 1 "$work/err")"
    done
    # shellcheck disable=SC2086
    "${prefix}ld" ${ld:-} -r "$work/$name"/*.o -o "$work/$name/all" || not_ok "$name" "does not link"
    undefined=$("${prefix}nm" -u "$work/$name/all" | awk '{print $2}' | grep -vE "$allowed")
    if [ -z "$undefined" ]; then ok; else not_ok "$name undefined" "$undefined"; fi
    if "${prefix}nm" "$work/$name/all" | grep -qE ' [bBdDC] '; then not_ok "$name mutable data"; else ok; fi
    text=$("${prefix}size" "$work/$name/all" | awk 'NR==2{print $1}')
    echo "$name: text $text bytes"
}
target armv7-m arm-none-eabi- arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb
if [ "${text:-0}" -gt 24576 ]; then
    not_ok "text for Armv7-M" "$text bytes, the limit is 24576: 24 KB with the mailbox"
elif [ -n "$text" ]; then
    ok
fi
target armv6-m arm-none-eabi- arm-none-eabi-gcc -mcpu=cortex-m0plus -mthumb
ld="-m elf32lriscv" target rv32imac riscv64-unknown-elf- riscv64-unknown-elf-gcc -march=rv32imac -mabi=ilp32
target rv64imac riscv64-unknown-elf- riscv64-unknown-elf-gcc -march=rv64imac -mabi=lp64 -mcmodel=medany
target armv7-m-clang arm-none-eabi- clang --target=thumbv7m-none-eabi
# clang 14 does not believe that Armv6-M's word accesses are atomic, which the mailbox needs.
hal="" target armv6-m-clang arm-none-eabi- clang --target=thumbv6m-none-eabi
ld="-m elf32lriscv" target rv32imac-clang riscv64-unknown-elf- clang --target=riscv32-unknown-elf -march=rv32imac -mabi=ilp32
target rv64imac-clang riscv64-unknown-elf- clang --target=riscv64-unknown-elf -march=rv64imac -mabi=lp64 -mcmodel=medany
for compiler in gcc clang; do
    case $(uname -m) in
    x86_64)
        target "host64-$compiler" "" $compiler -m64 -fno-stack-protector -fno-pic
        ld="-m elf_i386" target "host32-$compiler" "" $compiler -m32 -fno-stack-protector -fno-pic
        ;;
    *) target "host-$compiler" "" $compiler -fno-stack-protector -fno-pic ;;
    esac
done
finish house
