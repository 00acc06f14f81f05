#!/bin/bash
# The unit tests and a run of each fuzz driver of one build (the sanitized one, usually), as many at a time as there are
# processors. Usage: unit.sh BUILD
build=$1
one() {
    local out status=0
    out=$("$1" 2>&1) || status=$?
    echo "$out"
    [ "$status" = 0 ] || { echo "FAILED $1"; return 1; }
}
export -f one
find "$build"/tests/unit "$build"/tests/fuzz -type f -perm -u+x \( -name 'test_*' -o -name 'fuzz_*' \) | sort |
    xargs -P "$(nproc)" -n 1 bash -c 'one "$1"' bash
