#!/bin/bash
# The unit tests on other hosts: a C library that is not glibc, and a processor that is not x86 (under qemu-user, with fewer
# random rounds). At each commit one of them has its turn, on the other processor with a third of the programs. Usage:
# [SAMPLE=all] hosts.sh BUILD MAKE. Without a package its host is skipped by name. tests/shell/hosts_test.sh has the hosts that
# make refuses.
build=$1
make=$2
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# host NAME TOOLS MAKE-VARIABLE... -- RUNNER...: builds every unit test so, and runs each with this command before it.
host() {
    local name=$1 missing variables=()
    in_turn 2 || return 0
    # shellcheck disable=SC2086
    missing=$(missing_packages $2)
    [ -z "$missing" ] || { echo "SKIPPED $name: needs $missing"; return; }
    shift 2
    while [ "$1" != -- ]; do
        variables+=("$1")
        shift
    done
    shift
    "$make" -s -j"$(nproc)" BUILD="$build/hosts/$name" OPTIMISE=-O1 CFLAGS=-O1 "${variables[@]}" units-built >"$build/hosts-$name.txt" 2>&1 ||
        { tail -n 20 "$build/hosts-$name.txt"; failed=1; return; }
    tests/shell/unit.sh "$build/hosts/$name" "$@" >"$build/hosts-$name.txt" || { grep -v ': [0-9]* passed, 0 failed' "$build/hosts-$name.txt"; failed=1; return; }
    echo "$name: $(grep -c ' passed, 0 failed' "$build/hosts-$name.txt") programs passed"
}
host musl musl-gcc CC=musl-gcc -- "" 1
host aarch64 "aarch64-linux-gnu-gcc qemu-aarch64" CC=aarch64-linux-gnu-gcc AR=aarch64-linux-gnu-ar EXTRA="-static -DTEST_ROUNDS_DIVISOR=20u" -- qemu-aarch64 3
exit $failed
