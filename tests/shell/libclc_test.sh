#!/bin/bash
# Functions of sim_hal/workloads/libclc.h against what the host computes, by each clang that is there, unoptimised or
# optimised, as has its turn at each commit; without the header each of them is named with it. Usage: [SAMPLE=all] libclc_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
kernels=tests/kernels
names=$(cd $kernels && ls libclc_*.sim | sed 's/\.sim$//')

# undefined FILE: the symbols that the text calls and does not define.
undefined() {
    sed -nE 's/.*[ ,]([A-Za-z_.$][A-Za-z0-9_.$]*)@(gotpc)?rel32(@lo)?(\+.*)?$/\1/p' "$1" | sort -u | while read -r symbol; do
        grep -qF "$symbol:" "$1" || echo "$symbol"
    done
}

for clang in clang clang-19; do
    lacks "libclc.h with $clang" $clang libclc && continue
    for level in O0 O2; do
        in_turn 2 || continue
        folder=$work/$clang/$level
        mkdir -p "$folder"
        cp $kernels/libclc_*.sim "$folder"
        for name in $names; do
            CLANG=$clang sim_hal/workloads/compile.sh $kernels/"$name".cl "$folder/$name.s" -$level >"$work/out" 2>&1 && ok ||
                not_ok "$clang -$level $name" "$(head -n 2 "$work/out")"
        done
        # shellcheck disable=SC2086
        $kernels/check.sh "$onward" -d "$folder" -e $kernels $names >"$work/out" && ok || not_ok "$clang -$level" "$(cat "$work/out")"
    done
done

# Without the header: each function that a kernel calls is undefined, and the message names the header. So does that of printf.
if ! lacks "names of headers" clang libclc; then
    mkdir "$work/workloads"
    sed 's/-include "$here[^ ]*"//' sim_hal/workloads/compile.sh >"$work/workloads/compile.sh"
    chmod +x "$work/workloads/compile.sh"
    sed -i 's/^\[ -z "$missing" \].*//' "$work/workloads/compile.sh"
    for name in $names; do
        "$work/workloads/compile.sh" $kernels/"$name".cl "$work/bare.s" -O0 >"$work/out" 2>&1 || not_ok "$name without" "$(cat "$work/out")"
        undefined "$work/bare.s" >"$work/symbols"
        [ -s "$work/symbols" ] && ok || not_ok "$name without" "nothing is undefined"
        # As many a file as asm has messages.
        rm -f "$work"/part*
        split -l 20 "$work/symbols" "$work/part"
        for part in "$work"/part*; do
            sed 's/.*/s_add_u32 s4, s4, &@rel32@lo+4/' "$part" >"$work/some.s"
            expect_exit 2 "$name without" "$onward" asm "$work/some.s"
            [ "$(grep -c 'which libclc lacks; compile with -include sim_hal/workloads/libclc.h' "$work/out")" = "$(wc -l <"$part")" ] && ok ||
                not_ok "$name without" "$(grep -v 'libclc lacks' "$work/out" | head -n 2)"
        done
    done
fi
while IFS='|' read -r symbol words; do
    printf 's_add_u32 s4, s4, %s@rel32@lo+4\n' "$symbol" >"$work/one.s"
    expect_exit 2 "$symbol" "$onward" asm "$work/one.s"
    expect_words "symbol '$symbol' is not defined$words" "$symbol"
done <<'ROWS'
_Z6mad_hiiii|: mad_hi, which libclc lacks; compile with -include sim_hal/workloads/libclc.h
_Z22atomic_fetch_something|: atomic_fetch_something, which libclc lacks; compile with
__printf_alloc|: __printf_alloc, which libclc lacks; compile with -include sim_hal/workloads/printf.h
_Z21work_group_reduce_addi| in this file (functions of a library
_Z7mad_hixiii| in this file
_Z99mad_hi| in this file
_Z6mad_hy| in this file
mad_hi| in this file
_Z| in this file
ROWS
finish libclc
