#!/bin/bash
# Machine code: llvm-mc assembles each kernel of the repository, and the operations decoded from its words are those that the
# simulator reads from the text. Usage: decode_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# The target of the command line may be spelt otherwise than the file's. No word of the extensions has machine code: as many others
# stand in their places.
plain() {
    sed -e '/\.amdgcn_target/d' -e 's/\bonward_\(wait\|sync\).*/s_nop 0\n\ts_nop 0\n\ts_nop 0/' \
        -e 's/\bonward_[a-z]*.*/s_nop 0/' "$1"
}
# code FILE NAME: the code of FILE.s becomes NAME.bin.
code() {
    plain "$1" >"$2.s"
    llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx803 -filetype=obj -o "$2.o" "$2.s" &&
        llvm-objcopy -O binary --only-section=.text "$2.o" "$2.bin"
}
if ! lacks "kernels assembled by llvm-mc" llvm-mc llvm-objcopy; then
    pairs=()
    for file in $(find sim_hal/workloads tests/kernels tests/litmus -name '*.s' | sort); do
        name=$work/${file//\//_}
        code "$file" "$name" 2>"$work/errors" || not_ok "$file" "$(head -n 1 "$work/errors")"
        pairs+=("$file" "$name.bin")
    done
    LIMIT=300 expect_exit 0 "decoded operations" "$build/tests/fuzz/fuzz_decoder" "${pairs[@]}"
    expect_words "operations of $((${#pairs[@]} / 2)) files compared" "all files"
fi

# A word that differs is found.
printf 'k:\n\ts_mov_b32 s0, 1\n\ts_endpgm\n' >"$work/one.s"
printf '\201\000\200\276\000\000\201\277' >"$work/one.bin"
expect_exit 0 "two instructions" "$build/tests/fuzz/fuzz_decoder" "$work/one.s" "$work/one.bin"
printf '\201\000\201\276\000\000\201\277' >"$work/one.bin"
expect_exit 1 "another register" "$build/tests/fuzz/fuzz_decoder" "$work/one.s" "$work/one.bin"
expect_words "1 operations differ" "another register"
finish decode
