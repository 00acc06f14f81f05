#!/bin/bash
# The stack of a step of the firmware on every board is under 1 KiB, and what cannot be bounded is found.
# Usage: stack_test.sh BUILD
build=$1
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs stack python3

for board in $(make -s board-list); do
    # shellcheck disable=SC2046
    lacks "$board" $(make -s board-tools BOARD="$board") && continue
    LIMIT=300 expect_exit 0 "$board" make -s BUILD="$build" BOARD="$board" stack
    if grep -q '^cp_step: [0-9]* bytes: cp_step ' "$work/out"; then ok; else not_ok "$board" "no path of cp_step"; fi
    sed -n "s/^cp_step: \([0-9]* bytes\).*/$board: cp_step needs \1 of stack/p" "$work/out"
done

# graph STATUS NAME TEXT LIMIT SOURCE: the analysis of a small program ends so and says so.
graph() {
    printf '%b' "$5" >"$work/$2.c"
    arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -O1 -fno-inline -fno-optimize-sibling-calls -fcallgraph-info=su -c \
        "$work/$2.c" -o "$work/$2.o" || not_ok "$2" "does not compile"
    expect_exit "$1" "$2" python3 tests/shell/stack.py --limit "$4" --root top -- "$work/$2.ci"
    if grep -q "$3" "$work/out"; then ok; else not_ok "$2" "does not say: $3"; fi
}
needs stack arm-none-eabi-gcc
leaf='static int leaf(int n) { volatile int a[8]; a[0] = n; return a[0]; }\n'
graph 0 fits 'top: 4[0-9] bytes: top 8 > leaf' 1024 "${leaf}int top(int n) { return leaf(n) + 1; }\n"
graph 1 too_deep 'the limit is 16' 16 "${leaf}int top(int n) { return leaf(n) + 1; }\n"
graph 1 recursion 'recursion: top > top' 1024 'int top(int n) { return n ? top(n - 1) * n : 1; }\n'
graph 1 array_of_any_size 'size of its frame is dynamic' 1024 'int top(int n) { volatile int a[n]; a[0] = n; return a[0]; }\n'
graph 1 pointer 'none of the HAL' 1024 'int (*f)(int);\nint top(int n) { return f(n) + 1; }\n'
graph 1 unknown 'elsewhere: no frame is known' 1024 'int elsewhere(int);\nint top(int n) { return elsewhere(n) + 1; }\n'
finish stack
