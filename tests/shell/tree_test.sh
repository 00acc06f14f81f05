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

# page STATUS NAME LINE: a page with this line is refused, or is not.
page() {
    local status=0
    printf '# Page\n\n%b\n' "$3" >"$work/root/README.md"
    ROOT=$work/root "$tool" >"$work/out" || status=1
    if [ "$status" = "$1" ]; then ok; else not_ok "$2" "status $status, says: $(<"$work/out")"; fi
    [ "$1" = 0 ] || expect_words "README.md:3: " "$2"
}
long=$(printf 'word %.0s' {1..27})
page 0 "132 columns" "${long:0:132}"
page 1 "133 columns" "${long:0:133}"
page 0 "a row of a table" "| $long |"
page 0 "what is shown" "    $long"
page 0 "between fences" "\`\`\`\n$long\n\`\`\`"
page 1 "an item" "- $long"
finish tree
