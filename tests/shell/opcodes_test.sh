#!/bin/bash
# An instruction is one row of sim_hal/isa/opcodes.def. In a copy of the sources, rows without execution are planted, a unit each:
# the build fails, and names what is missing. Instructions that gfx803 has not are added as docs/reference/isa.md says, and compute right.
# Usage: [SAMPLE=all] opcodes_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
root=$PWD
export LIMIT=900
unset MAKEFLAGS MFLAGS MAKELEVEL
mkdir -p "$work/copy/tests/unit/sim" "$work/kernel"
cp -R Makefile boards fw hal include sim_hal "$work/copy"
cp -R tests/support "$work/copy/tests"
cp tests/unit/sim/test_{scalar,vector}.c "$work/copy/tests/unit/sim"
cd "$work/copy" || exit 1
table=sim_hal/isa/opcodes.def

# plant ROW BEFORE: the row goes before that of the mnemonic BEFORE, into the table as it stands in the repository.
plant() {
    cp "$root/$table" "$table"
    sed -i "/^ISA_OPCODE($2,/i ISA_OPCODE($1)" "$table"
}
# As the build does, but for speed. CC may be two words.
# shellcheck disable=SC2206
compile=(${CC:-cc} -std=c11 -Wall -Wextra -Werror -Iinclude -Isim_hal -fsyntax-only)
build=(make -k -j2 OPTIMISE=-O0 CFLAGS=-O0 BUILD=build)
# refused NAME ROW BEFORE FILE WORDS: with the row planted the file does not compile, and the message has the words.
refused() {
    plant "$2" "$3"
    expect_exit 1 "$1" "${compile[@]}" "$4"
    expect_words "$5" "$1"
}

# The files that the rows below fail in compile without them.
cp "$root/$table" "$table"
for file in execute/{scalar,vector,vector_lane,vector_directed,memory_ops,memory_ops_lds,memory_ops_scalar} code/encoding cu/internal tools/bugs/shadow/{forms,lane_moves}; do
    expect_exit 0 "$file as it is" "${compile[@]}" "sim_hal/$file.c"
done

row='v_nothing_f32, VOP1, 100, VALU, FULL, "d.f32 x.f32", 0'
refused "a row without a handler" 's_call_b64, SOP1, 100, BRANCH, FULL, "D.b64 b", 0' s_cbranch_execnz sim_hal/execute/scalar.c ISA_OPCODE
refused "BRANCH" 's_call_b64, SOP1, 100, BRANCH, FULL, "D.b64 b", 0, s_call_b64, ANY' s_cbranch_execnz sim_hal/execute/scalar.c branch_s_call_b64
refused "VALU, a shape that is not there" "$row, RAW(v_nothing_f32), ANY" v_or_b32 sim_hal/execute/vector.c RAW
refused "VALU, a type that is not there" "$row, ROW(v_rcp_f32, F32, F31, NONE, NONE, 0), ANY" v_or_b32 sim_hal/execute/vector.c EXECUTE_TYPE_F31
refused "VALU, another unit's handler" "$row, s_mov_b32, ANY" v_or_b32 sim_hal/execute/vector.c s_mov_b32
refused "VALU, directed" "$row, DIRECTED(v_rcp_f32, F32, F32, NONE, NONE, 0), ANY" v_or_b32 sim_hal/execute/vector_directed.c directed_v_rcp_f32
refused "VALU, lanes" "$row, LANES(v_nothing_f32), ANY" v_or_b32 sim_hal/execute/vector_lane.c lanes_v_nothing_f32
refused "VALU, lanes, checks" "$row, LANES(v_nothing_f32), ANY" v_or_b32 sim_hal/tools/bugs/shadow/lane_moves.c lanes_v_nothing_f32
refused "SALU, rule" 's_nothing_b32, SOP1, 100, SALU, FULL, "D.b32 s.b32", 0, s_mov_b32, MOOV' s_or_b32 sim_hal/tools/bugs/shadow/forms.c SHADOW_MOOV
refused "VMEM" 'flat_load_short_d16, FLAT, 100, VMEM, FULL, "d.b32 a.b64", 0, LOAD_HALF(2), ANY' flat_load_sshort sim_hal/execute/memory_ops.c LOAD_HALF
refused "VMEM, atomic" 'flat_atomic_fmin, FLAT, 100, VMEM, FULL, "g.b32 a.b64 y.b32", 0, ATOMIC(FMIN, 4), ANY' flat_atomic_inc sim_hal/execute/memory_ops.c EXECUTE_ATOMIC_FMIN
refused "LDS" 'ds_read_u8_d16, DS, 200, LDS, FULL, "d.b32 a.b32", 0, READ_HALF(1), ANY' ds_rsub_rtn_u32 sim_hal/execute/memory_ops_lds.c READ_HALF
refused "LDS, atomic" 'ds_add_rtn_f64, DS, 200, LDS, FULL, "d.f64 a.b32 y.f64", 0, ATOMIC(DADD, 8), ANY' ds_add_rtn_u32 sim_hal/execute/memory_ops_lds.c LDS_DADD
refused "LDS, checks" 'ds_rotate_b32, DS, 200, LDS, FULL, "d.b32 a.b32", 0, LANES(ROTATE), ANY' ds_rsub_rtn_u32 sim_hal/tools/bugs/shadow/forms.c SHADOW_DS_ROTATE
refused "SMEM" 's_atc_probe, SMEM, 38, SMEM, FULL, "", 0, PROBE, ANY' s_barrier sim_hal/execute/memory_ops_scalar.c PROBE
refused "INTERNAL" 's_wakeup, SOPP, 3, INTERNAL, FULL, "", 0, s_wakeup, ANY' s_wqm_b32 sim_hal/cu/internal.c internal_s_wakeup
refused "a number that is taken" 's_nothing_b32, SOP1, 0, SALU, FULL, "D.b32 s.b32", 0, s_mov_b32, MOVE' s_or_b32 sim_hal/code/encoding.c initialize

# docs/reference/isa.md says how many there are.
count=$(grep -c '^ISA_OPCODE(' "$root/$table")
if grep -q "$count mnemonics" "$root/docs/reference/isa.md"; then ok; else not_ok "docs/reference/isa.md" "$count mnemonics are in $table"; fi

# ---- instructions of gfx9, added as docs/reference/isa.md says: a whole build, which has its turn at one commit in three ----
in_turn 3 || { finish opcodes; exit; }

# add FILE LINE [MARK]: the line goes before the first one that begins with MARK, or to the end.
add() {
    LINE=$2 MARK=$3 awk 'ENVIRON["MARK"] != "" && !done && index($0, ENVIRON["MARK"]) == 1 { print ENVIRON["LINE"]; done = 1 }
        { print } END { if (!done) print ENVIRON["LINE"] }' "$1" >"$work/file" && cp "$work/file" "$1"
}
scalars="s_pack_hh_b32_b16 s_pack_lh_b32_b16 s_pack_ll_b32_b16"

# The rows alone: the program does not link, and the linker names each function that a row names.
cp "$root/$table" "$table"
number=50
for name in $scalars; do
    add $table "ISA_OPCODE($name, SOP2, $number, SALU, FULL, \"D.b32 s.b32 s.b32\", 0, $name, ANY)" "ISA_OPCODE(s_quadmask_b32,"
    number=$((number + 1))
done
add $table 'ISA_OPCODE(v_pack_b32_f16, VOP3, 672, VALU, FULL, "d.b32 x.b16 x.b16", 0, ROW(v_pack_b32_f16, I32, I16, I16, NONE, 0), ANY)' \
    "ISA_OPCODE(v_perm_b32,"
expect_exit 2 "functions that are missing" "${build[@]}" build/onward
for name in $scalars; do expect_words "execute_scalar_$name" "a missing function of SALU"; done
expect_words execute_row_v_pack_b32_f16 "a missing row function"
[ -e build/onward ] && not_ok "functions that are missing" "onward is there"

# With the functions it links.
add sim_hal/execute/scalar_bits.c 'EXECUTE_SCALAR_WORD_2(s_pack_ll_b32_b16, (a & 0xffffu) | b << 16)'
add sim_hal/execute/scalar_bits.c 'EXECUTE_SCALAR_WORD_2(s_pack_lh_b32_b16, (a & 0xffffu) | (b & 0xffff0000u))'
add sim_hal/execute/scalar_bits.c 'EXECUTE_SCALAR_WORD_2(s_pack_hh_b32_b16, a >> 16 | (b & 0xffff0000u))'
add sim_hal/execute/vector_integer.c 'EXECUTE_ROW_2(v_pack_b32_f16, (a & 0xffffu) | b << 16)'
tests=build/tests/unit/sim
expect_exit 0 "functions that are there" "${build[@]}" build/onward $tests/test_scalar $tests/test_vector

# A kernel that packs, and that looks whether SCC has been left alone.
cat >"$work/kernel/pack.s" <<'END'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_mov_b32 s2, 0x10007
	s_mov_b32 s3, 0x20009
	s_cmp_eq_u32 s2, s2
	s_pack_ll_b32_b16 s4, s2, s3
	s_pack_lh_b32_b16 s5, s2, s3
	s_pack_hh_b32_b16 s6, s2, s3
	s_cselect_b32 s4, s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, s6
	v_pack_b32_f16 v5, v2, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_store_dwordx4 v[0:1], v[2:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           out
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
END
printf 'pack.s k 1 1 1 1 1 1\n<size=16 uint fill=0 hex dump>\n' >"$work/kernel/pack.sim"
for option in "--timing off" "--check all"; do
    # shellcheck disable=SC2086
    expect_exit 0 "a kernel, $option" build/onward run "$work/kernel/pack.sim" $option
    for word in 'out\[0\] = 0x0*90007' 'out\[1\] = 0x0*20007' 'out\[2\] = 0x0*20001' 'out\[3\] = 0x0*10007'; do
        expect_report "$word" "a kernel, $option"
    done
done

# Instructions without a reference are not tested, which the tests find.
expect_exit 1 "scalars without a reference" $tests/test_scalar
for name in $scalars; do expect_words "$name" "a scalar without a reference"; done
expect_exit 1 "a vector instruction without a reference" $tests/test_vector
expect_words v_pack_b32_f16 "a vector instruction without a reference"
references=tests/support/sim/support_reference
for halves in 'll B32 % 65536' 'lh B32 / 65536' 'hh B32 / 65536'; do
    read -r name second <<<"$halves"
    first='A32 % 65536'
    [ "$name" = hh ] && first='A32 / 65536'
    add ${references}_scalar.c "PLAIN(pack_$name, $first + $second * 65536)" "const struct scalar_reference"
    add ${references}_scalar.c "    {ISA_OP_s_pack_${name}_b32_b16, pack_$name}," "    {ISA_OP_s_mul_i32,"
done
add ${references}_bits.c 'REFERENCE(pack) { return word(A % 65536 + B % 65536 * 65536); }' "const struct reference"
add ${references}_bits.c '    {ISA_OP_v_pack_b32_f16, pack, 0},' "    {ISA_OP_v_perm_b32,"
expect_exit 0 "references" "${build[@]}" $tests/test_scalar $tests/test_vector
expect_exit 0 "scalars with a reference" $tests/test_scalar
expect_exit 0 "a vector instruction with a reference" $tests/test_vector

finish opcodes
