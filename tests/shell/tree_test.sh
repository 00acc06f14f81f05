#!/bin/bash
# tests/shell/tree.sh finds each kind of fault: faults are planted in a small checkout of its own.
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs tree git
tool=$PWD/tests/shell/tree.sh

git init -q "$work/root"
mkdir "$work/root/fw"
touch "$work/root/README.md" "$work/root/fw/cp.c"
git -C "$work/root" add .
if ROOT=$work/root "$tool" >"$work/out"; then ok; else not_ok "a sound tree" "$(<"$work/out")"; fi

# planted NAME: the checkout with a file of this name is refused, and the name is said.
planted() {
    mkdir -p "$(dirname "$work/root/$1")"
    touch "$work/root/$1"
    git -C "$work/root" add -- "./$1"
    if ROOT=$work/root "$tool" >"$work/out"; then
        not_ok "planted $1" "passes"
    elif grep -qF "has ${1%%/*}," "$work/out"; then
        ok
    else
        not_ok "planted $1" "says: $(<"$work/out")"
    fi
    git -C "$work/root" rm -qf -- "./$1"
}
planted -
planted results.csv
planted tools/x.c
finish tree
