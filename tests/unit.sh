#!/bin/bash
# The unit tests and a run of each fuzz driver of one build (the sanitized one, usually). Usage: unit.sh BUILD
build=$1
failed=0
for program in "$build"/tests/test_* "$build"/tests/fuzz_*; do
    case $program in *.o | *.d) continue ;; esac
    [ -x "$program" ] && [ -f "$program" ] || continue
    "$program" || { echo "FAILED $program"; failed=1; }
done
exit $failed
