#!/bin/bash
# Machines on which Onward cannot be built: make says so in one sentence, and compiles nothing. tests/shell/hosts.sh has those on which it can.
# Usage: hosts_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# refused NAME WORDS COMPILER: make stops with these words, and has made no object.
refused() {
    rm -rf "$work/build"
    expect_exit 2 "$1" make -s BUILD="$work/build" CC="$3" all
    expect_words "$2" "$1"
    [ -z "$(find "$work/build" -name '*.o')" ] && ok || not_ok "$1" "compiles all the same"
}
refused "a machine without the C library's headers" libc6-dev "cc -nostdinc"
refused "a machine without a compiler" "no-such-compiler does not work" no-such-compiler
refused "a big-endian machine" "needs a little-endian machine" "cc -U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__"
finish hosts
