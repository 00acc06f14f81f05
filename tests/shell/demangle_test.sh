#!/bin/bash
# Names of C++: those of rocRAND's and rocSPARSE's kernels, and of functions of a library of the host, become what c++filt prints, and
# their short texts have no more than 120 characters. Usage: demangle_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
names=$build/tests/fuzz/fuzz_demangle

# same NAME PERCENT: at most this share of the names in $work/names stay; the others' texts are c++filt's.
same() {
    local all left
    c++filt <"$work/names" >"$work/expected"
    expect_exit 0 "$1" "$names" text <"$work/names"
    all=$(wc -l <"$work/names")
    left=$(grep -c '^_Z' "$work/out")
    if [ "$all" -gt 0 ] && [ $((100 * left)) -le $(($2 * all)) ]; then ok; else not_ok "$1" "$left of $all names stay"; fi
    paste -d '\t' "$work/out" "$work/expected" | awk -F '\t' '$1 !~ /^_Z/ && $1 != $2' >"$work/differ"
    if [ ! -s "$work/differ" ]; then ok; else not_ok "$1" "$(head -n 1 "$work/differ" | cut -c 1-400)"; fi
    expect_exit 0 "$1, short" "$names" shown <"$work/names"
    if awk 'length($0) > 120 { exit 1 }' "$work/out"; then ok; else not_ok "$1" "a text of more than 120 characters"; fi
}

if ! lacks "names as c++filt has them" c++filt nm; then
    for library in /usr/lib/*/librocrand.so.1 /usr/lib/*/librocsparse.so.0; do
        [ -f "$library" ] || continue
        "$build/onward" asm --list "$library" | sed -n 's/^  symbol //p' >"$work/names"
        same "kernels of $(basename "$library")" 0
    done
    for library in /usr/lib/*/libstdc++.so.6; do
        [ -f "$library" ] || continue
        nm -D --defined-only "$library" | sed -n 's/^[0-9a-f]* . \(_Z[^@]*\).*/\1/p' | sort -u | some 4 >"$work/names"
        same "functions of $(basename "$library")" 5
    done
fi
# Reports name a kernel so, and a kernel is found by what its name means.
onward=$build/onward
# renamed FOLDER NAME: a test's kernel with an encoded name.
renamed() {
    sed "s/\\b$2\\b\\(\\.kd\\)\\?/_Z${#2}${2}IiEvPT_\\1/g" "$1/generated/$2.s" >"$work/$2.s"
    sed "s,^[^ ]* $2\\b,$work/$2.s $2," "$1/$2.sim" >"$work/$2.sim"
}
renamed tests/shell/debug outside
expect_exit 0 "asm" "$onward" asm "$work/outside.s"
expect_words "kernel void outside<int>(int*), line" "asm"
expect_words "  symbol _Z7outsideIiEvPT_" "asm"
expect_exit 4 "a fault" "$onward" run "$work/outside.sim"
expect_words "(kernel void outside<int>(int*), work-group" "a fault"
sed -i 's/outside\.s outside/outside.s "outside<int>"/' "$work/outside.sim"
expect_exit 4 "a name in quotes" "$onward" run --timing after=outside "$work/outside.sim"
expect_exit 2 "no such name" "$onward" run --timing after=inside "$work/outside.sim"
renamed tests/shell/explain abba_cas
expect_exit 3 "a hang" "$onward" run "$work/abba_cas.sim"
expect_words "kernel void abba_cas<int>(int*), " "a hang"
finish demangle
