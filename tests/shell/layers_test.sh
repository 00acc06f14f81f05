#!/bin/bash
# tests/shell/layers.sh finds each kind of fault, and names it: faults are planted in a small tree of its own.
# Usage: layers_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
tools=$PWD/tests/shell

# A tree that is sound: high uses middle, middle uses low; peer stands beside middle. Its folders are a tree too.
fresh() {
    rm -rf "$work/root"
    mkdir -p "$work/root/tests" "$work/root/fw" "$work/root/sim_hal/top" "$work/root/sim_hal/base"
    cat >"$work/root/tests/layers.txt" <<'END'
# a comment
tree fw
3 high calls
2 middle is called
2 peer is called too
1 low is called by all

tree sim_hal
2 top above
1 base below
END
    cd "$work/root" || exit 1
    echo 'int low_value(void);' >fw/low.h
    echo 'int low_value(void) { return 1; }' >fw/low.c
    echo 'int middle_value(void);' >fw/middle.h
    printf '#include "middle.h"\n#include "low.h"\n#include "middle_internal.h"\nint middle_value(void) { return low_value(); }\n' >fw/middle.c
    echo '/* nothing */' >fw/middle_internal.h
    echo 'int peer_value(void);' >fw/peer.h
    printf 'int peer_data = 3;\nint peer_value(void) { return peer_data; }\n' >fw/peer.c
    printf '#include "middle.h"\n#include "peer.h"\nint high_value(void) { return middle_value() + peer_value(); }\n' >fw/high.c
    echo 'int base_value(void);' >sim_hal/base/base.h
    echo 'int base_value(void) { return 1; }' >sim_hal/base/base.c
    printf '#include "base/base.h"\nint top_value(void) { return base_value(); }\n' >sim_hal/top/top.c
}

# compile: the objects of the planted tree.
compile() {
    local file
    find . -name '*.c' | while read -r file; do
        mkdir -p "build/$(dirname "$file")"
        cc -Isim_hal -c "$file" -o "build/${file%.c}.o" || exit 1
    done
}

# sound NAME / faulty NAME MESSAGE: what the checker says of the tree.
sound() {
    compile
    if ROOT=$work/root "$tools/layers.sh" build >"$work/out"; then ok; else not_ok "$1" "$(<"$work/out")"; fi
}
faulty() {
    compile
    if ROOT=$work/root "$tools/layers.sh" build >"$work/out"; then
        not_ok "$1" "passes"
    elif grep -qxF "$2" "$work/out"; then
        ok
    else
        not_ok "$1" "says: $(<"$work/out")"
    fi
}

fresh
sound "a tree without faults"
fresh
echo 'int high_value(void); int low_value(void) { return high_value(); }' >fw/low.c
faulty "a call upward" "fw: call upward: low.c (1) calls high_value in high.c (3)"
fresh
echo 'extern int peer_data; int low_value(void) { return peer_data; }' >fw/low.c
faulty "a use of data upward" "fw: call upward: low.c (1) calls peer_data in peer.c (2)"
fresh
echo '#include "middle_internal.h"' >>fw/low.c
faulty "an include upward" "fw: include upward: low.c (1) includes middle_internal.h (2)"
fresh
echo 'int peer_value(void); int middle_value(void) { return peer_value(); }' >fw/middle.c
echo 'int middle_value(void); int peer_value(void) { return middle_value(); }' >fw/peer.c
faulty "a circle" "fw: call between peers: middle.c (2) calls peer_value in peer.c (2)"
faulty "the circle's other half" "fw: call between peers: peer.c (2) calls middle_value in middle.c (2)"
fresh
echo '#include "peer.h"' >>fw/middle.h
faulty "an include between peers" "fw: include between peers: middle.h (2) includes peer.h (2)"
fresh
echo 'int extra;' >fw/extra.c
faulty "a file of no module" "fw: not in layers.txt: extra.c"
fresh
rm fw/peer.h
sed -i 's/^2 peer.*/2 peer is called too\n2 gone has left/' tests/layers.txt
sed -i '/peer.h/d; s/int high/int peer_value(void); int high/' fw/high.c
faulty "a module without a file" "fw: module gone has no file"
fresh
compile
rm build/fw/peer.o
if ROOT=$work/root "$tools/layers.sh" build >"$work/out"; then not_ok "an object that is missing" "passes"; else ok; fi
fresh
echo '#include "top/top.h"' >>sim_hal/base/base.c
echo 'int top_value(void);' >sim_hal/top/top.h
faulty "a folder's include upward" "sim_hal: include upward: base/base.c (1) includes top/top.h (2)"
fresh
echo 'int top_value(void); int base_value(void) { return top_value(); }' >sim_hal/base/base.c
faulty "a folder's call upward" "sim_hal: call upward: base/base.c (1) calls top_value in top/top.c (2)"
fresh
mkdir sim_hal/other
echo 'int other;' >sim_hal/other/other.c
faulty "a folder of no module" "sim_hal: not in layers.txt: other/other.c"

# The tables in docs.
fresh
mkdir -p docs/guide
printf 'before\n<!-- modules fw -->\nold\n<!-- end -->\nafter\n' >docs/guide/page.md
faulty "a table that is old" "docs/guide/page.md: the table of modules is not that of tests/layers.txt: run make modules"
ROOT=$work/root "$tools/layers_doc.sh"
sound "a table that was written"
if grep -qxF '| 2 | `peer` | is called too |' docs/guide/page.md && [ "$(tail -n 1 docs/guide/page.md)" = after ] && ! grep -q old docs/guide/page.md; then
    ok
else
    not_ok "the table" "$(<docs/guide/page.md)"
fi
finish layers
