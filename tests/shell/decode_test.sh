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
# code NAME: the code of NAME.s becomes NAME.bin; NAME.errors has what llvm-mc says.
code() {
    llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx803 -filetype=obj -o "$1.o" "$1.s" 2>"$1.errors" &&
        llvm-objcopy -O binary --only-section=.text "$1.o" "$1.bin"
}
# The mnemonics of a text, without the endings of the forms.
mnemonics() { awk '{ print $1 }' "$1" | sed 's/_\(e32\|e64\|sdwa\|dpp\)$//' | sort -u; }

kernels() {
    local pairs=() file name
    for file in $(find sim_hal/workloads tests/kernels tests/litmus -name '*.s' | sort); do
        name=$work/${file//\//_}
        plain "$file" >"$name.s"
        code "$name" || not_ok "$file" "$(head -n 1 "$name.errors")"
        pairs+=("$file" "$name.bin")
    done
    LIMIT=300 expect_exit 0 "kernels" "$decoder" "${pairs[@]}"
    expect_words "operations of $((${#pairs[@]} / 2)) files compared" "kernels"
}

# Random instructions of each opcode. llvm-mc refuses a few that the simulator takes, such as two registers of VCC in one instruction.
opcodes() {
    local list=$work/list all
    expect_exit 0 "a list of instructions" "$decoder" list "$TURN"
    cp "$work/out" "$list.all"
    sed -n 's/^[^:]*list\.s:\([0-9]*\):.*error:.*/\1d/p' <(cp "$list.all" "$list.s"; code "$list"; cat "$list.errors") >"$list.sed"
    sed -f "$list.sed" "$list.all" >"$list.s"
    [ "$(wc -l <"$list.sed")" -le 60 ] || not_ok "random instructions" "llvm-mc refuses $(wc -l <"$list.sed")"
    # Branches, of which the kernels have all, are not in the list.
    all=$(grep '^ISA_OPCODE(' sim_hal/isa/opcodes.def | grep -v 'ISA_NO_NUMBER\|, BRANCH, FULL, "b"' | sed 's/ISA_OPCODE(//; s/,.*//' | sort)
    if diff <(echo "$all") <(mnemonics "$list.s") >"$list.diff"; then ok; else not_ok "opcodes of the list" "$(cat "$list.diff")"; fi
    code "$list" || not_ok "random instructions" "$(head -n 1 "$list.errors")"
    expect_exit 0 "random instructions" "$decoder" "$list.s" "$list.bin"
}

decoder=$build/tests/fuzz/fuzz_decoder
if ! lacks "machine code of llvm-mc" llvm-mc llvm-objcopy; then
    kernels
    opcodes
fi

# A word that differs is found.
printf 'k:\n\ts_mov_b32 s0, 1\n\ts_endpgm\n' >"$work/one.s"
printf '\201\000\200\276\000\000\201\277' >"$work/one.bin"
expect_exit 0 "two instructions" "$decoder" "$work/one.s" "$work/one.bin"
printf '\201\000\201\276\000\000\201\277' >"$work/one.bin"
expect_exit 1 "another register" "$decoder" "$work/one.s" "$work/one.bin"
expect_words "1 operations differ" "another register"
finish decode
