#!/bin/bash
# The fuzz drivers of the parsers: they end by themselves, without a crash or a hang. Usage: fuzz_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
for driver in fuzz_simfile fuzz_assembler fuzz_decoder fuzz_demangle fuzz_monitor_log; do
    LIMIT=300 expect_exit 0 "$driver" "$build/tests/fuzz/$driver"
done
finish fuzz
