#!/bin/bash
# The unit tests and a run of each fuzz driver of one build (the sanitized one, usually), as many at a time as there are
# processors. Usage: unit.sh BUILD [RUNNER [N]]: a command that runs programs of another processor; one program in N has its turn.
build=$1
export RUNNER=${2:-}
every=${3:-1}
. tests/support/lib.sh
one() {
    local out status=0
    out=$($RUNNER "$1" 2>&1) || status=$?
    echo "$out"
    [ "$status" = 0 ] || { echo "FAILED $1"; return 1; }
}
export -f one
find "$build"/tests/unit "$build"/tests/fuzz -type f -perm -u+x \( -name 'test_*' -o -name 'fuzz_*' \) | sort | some "$every" |
    xargs -P "$(nproc)" -n 1 bash -c 'one "$1"' bash
