	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.hidden	number
	.globl	number
	.p2align	2
	.type	number,@function
number:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v0, 6, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_add_u32_e32 v0, vcc, 0x1e61, v0
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	v_mul_lo_u32 v1, v1, s4
	v_mul_lo_u32 v0, v0, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	number, .Lfunc_end0-number
	.section	.AMDGPU.csdata
	.text
	.protected	libclc_integers
	.globl	libclc_integers
	.p2align	8
	.type	libclc_integers,@function
libclc_integers:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s9, 0xffff
	v_mov_b32_e32 v2, s8
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s9
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s0, v2, v[0:1]
	s_movk_i32 s0, 0x1e61
	s_mov_b32 s3, 0x7feb352d
	v_lshlrev_b32_e32 v98, 6, v0
	v_add_u32_e32 v1, vcc, s0, v98
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	s_movk_i32 s0, 0x1e62
	s_mov_b32 s2, 0x846ca68b
	s_movk_i32 s7, 0x100
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_add_u32_e32 v2, vcc, s0, v98
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s0, 0x1e63
	v_add_u32_e32 v3, vcc, s0, v98
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_mul_lo_u32 v2, v2, s2
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0xb6db6db7
	v_mul_lo_u32 v3, v3, s3
	v_xor_b32_sdwa v118, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v0, s0
	s_mov_b32 s0, 0x24924925
	v_lshrrev_b32_e32 v4, 15, v3
	v_mul_lo_u32 v1, v1, s2
	v_cmp_gt_u32_e32 vcc, s0, v2
	s_movk_i32 s0, 0x1e64
	v_xor_b32_e32 v3, v4, v3
	v_add_u32_e64 v5, s[0:1], s0, v98
	v_mul_lo_u32 v3, v3, s2
	s_movk_i32 s0, 0x1e65
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v6, s[0:1], s0, v98
	v_mul_lo_u32 v5, v5, s3
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v10, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s3
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v1, sext(v118), sext(v10) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v4, v1, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_and_b32_e32 v1, 7, v0
	v_lshlrev_b16_e64 v16, v1, -1
	v_lshrrev_b32_e32 v8, 15, v5
	v_and_b32_e32 v1, v16, v118
	v_xor_b32_e32 v5, v8, v5
	v_lshrrev_b32_e32 v8, 15, v6
	s_movk_i32 s0, 0x1e66
	v_or_b32_e32 v2, s7, v1
	v_xor_b32_e32 v6, v8, v6
	v_add_u32_e64 v8, s[0:1], s0, v98
	v_ffbl_b32_e32 v2, v2
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v2, s9, v2
	v_mul_lo_u32 v8, v8, s3
	v_cndmask_b32_e64 v18, v2, 8, vcc
	v_xor_b32_e32 v2, 1, v4
	s_movk_i32 s6, 0xff
	v_mul_lo_u32 v6, v6, s2
	v_and_b32_e32 v20, s6, v2
	s_movk_i32 s8, 0x1b3
	v_mul_lo_u32 v5, v5, s2
	v_mul_u32_u24_e32 v2, s8, v20
	v_xor_b32_e32 v9, v2, v18
	v_lshrrev_b32_e32 v2, 15, v8
	v_xor_b32_sdwa v117, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, v2, v8
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_xor_b32_sdwa v15, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v2, s2
	v_and_b32_e32 v2, v117, v16
	v_mul_lo_u16_e32 v6, v2, v7
	v_mul_lo_u16_e32 v8, v1, v7
	v_sub_u16_e32 v8, v1, v8
	v_sub_u16_e32 v6, v2, v6
	v_mad_u64_u32 v[1:2], s[0:1], v9, s8, 0
	v_xor_b32_sdwa v84, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v5, 8, v9
	v_add_u32_e64 v22, s[0:1], v2, v5
	v_mul_lo_u16_sdwa v2, sext(v117), sext(v15) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_and_b32_e32 v4, s6, v4
	v_add_u16_sdwa v2, v2, v84 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_and_b32_e32 v24, s9, v4
	v_or_b32_e32 v9, v4, v2
	v_xor_b32_e32 v4, v1, v24
	v_or_b32_e32 v1, s7, v6
	v_ffbl_b32_sdwa v5, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_or_b32_e32 v1, s7, v8
	v_ffbl_b32_e32 v6, v1
	v_mad_u64_u32 v[1:2], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v11, 8, v4
	v_and_b32_e32 v4, s9, v6
	v_xor_b32_e32 v1, v1, v4
	v_or_b32_e32 v8, v6, v5
	v_mad_u64_u32 v[5:6], s[0:1], v1, s8, 0
	v_add_u32_e64 v26, s[0:1], v2, v11
	v_xor_b32_sdwa v5, v5, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_lshlrev_b32_e32 v11, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v28, s[0:1], v6, v11
	v_add_u32_e64 v32, s[0:1], v2, v5
	s_movk_i32 s0, 0x1e67
	v_add_u32_e64 v2, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e68
	v_add_u32_e64 v5, s[0:1], s0, v98
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s3
	s_movk_i32 s0, 0x1e69
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v12, s[0:1], s0, v98
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v12, v12, s3
	v_lshrrev_b32_e32 v11, 15, v5
	v_lshrrev_b16_e32 v36, 8, v8
	v_xor_b32_e32 v5, v11, v5
	v_xor_b32_e32 v6, v1, v36
	v_lshrrev_b32_e32 v1, 15, v2
	v_mul_lo_u32 v5, v5, s2
	v_xor_b32_e32 v11, v1, v2
	v_lshrrev_b32_e32 v1, 15, v12
	v_xor_b32_e32 v12, v1, v12
	v_mad_u64_u32 v[1:2], s[0:1], v6, s8, 0
	v_xor_b32_sdwa v116, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v5, v116, v16
	v_mul_lo_u16_e32 v13, v5, v7
	v_xor_b32_e32 v1, v1, v24
	v_sub_u16_e32 v13, v5, v13
	v_lshlrev_b32_e32 v14, 8, v6
	v_mad_u64_u32 v[5:6], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v1, 8, v1
	v_add_u32_e64 v33, s[0:1], v2, v14
	v_add_u32_e64 v34, s[0:1], v6, v1
	v_mul_lo_u32 v1, v11, s2
	v_mul_lo_u32 v2, v12, s2
	v_xor_b32_e32 v5, v5, v4
	v_and_b32_e32 v9, s9, v9
	v_xor_b32_sdwa v19, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v86, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v1, sext(v116), sext(v19) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v1, v1, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_and_b32_e32 v11, s6, v1
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v6, 16, v11
	v_or_b32_e32 v12, v9, v6
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v35, s[0:1], v2, v5
	v_xor_b32_sdwa v5, v1, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_or_b32_e32 v1, s7, v13
	v_ffbl_b32_e32 v13, v1
	v_mov_b32_e32 v1, 0x800
	v_or_b32_sdwa v6, v13, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_and_b32_e32 v8, s9, v8
	v_or_b32_e32 v14, v8, v6
	v_bfe_u32 v37, v14, 8, 5
	v_xor_b32_e32 v1, v1, v37
	v_lshlrev_b32_e32 v17, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v1, 8, v1
	v_add_u32_e64 v38, s[0:1], v2, v17
	v_add_u32_e64 v39, s[0:1], v6, v1
	v_xor_b32_sdwa v1, v5, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	s_movk_i32 s0, 0x1e6a
	v_add_u32_e64 v6, s[0:1], s0, v98
	v_add_u32_e64 v40, s[0:1], v2, v5
	s_movk_i32 s0, 0x1e6b
	v_add_u32_e64 v5, s[0:1], s0, v98
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e6c
	v_mul_lo_u32 v6, v6, s3
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v12, s[0:1], s0, v98
	v_mul_lo_u32 v5, v5, s3
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v12, v12, s3
	v_lshrrev_b32_e32 v2, 15, v6
	v_xor_b32_e32 v2, v2, v6
	v_lshrrev_b32_e32 v6, 15, v5
	v_xor_b32_e32 v5, v6, v5
	v_lshrrev_b32_e32 v6, 15, v12
	v_xor_b32_e32 v6, v6, v12
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v5, v5, s2
	v_mul_lo_u32 v6, v6, s2
	v_bfe_u32 v41, v14, 16, 5
	v_xor_b32_sdwa v17, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v123, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v12, v1, v41
	v_xor_b32_sdwa v87, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v1, sext(v123), sext(v17) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v1, v1, v87 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_or_b32_sdwa v1, v11, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v9, v9, v1
	v_and_b32_e32 v1, v123, v16
	v_mul_lo_u16_e32 v2, v1, v7
	v_sub_u16_e32 v1, v1, v2
	v_or_b32_e32 v1, s7, v1
	v_ffbl_b32_sdwa v5, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_or_b32_sdwa v5, v13, v5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v13, v8, v5
	v_xor_b32_e32 v1, v1, v24
	v_mad_u64_u32 v[5:6], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v8, 8, v12
	v_add_u32_e64 v42, s[0:1], v2, v8
	v_xor_b32_e32 v5, v5, v4
	v_lshlrev_b32_e32 v8, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_bfe_u32 v29, v9, 8, 8
	v_add_u32_e64 v43, s[0:1], v6, v8
	v_xor_b32_e32 v1, v1, v29
	v_lshlrev_b32_e32 v8, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v1, s8, 0
	v_bfe_u32 v11, v13, 8, 5
	v_add_u32_e64 v44, s[0:1], v2, v8
	v_xor_b32_e32 v5, v5, v11
	v_lshlrev_b32_e32 v8, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_bfe_u32 v30, v9, 16, 8
	v_add_u32_e64 v45, s[0:1], v6, v8
	v_xor_b32_e32 v1, v1, v30
	v_lshlrev_b32_e32 v8, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v1, s8, 0
	v_add_u32_e64 v46, s[0:1], v2, v8
	v_bfe_u32 v8, v13, 16, 5
	v_xor_b32_e32 v5, v5, v8
	v_lshlrev_b32_e32 v12, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_lshrrev_b32_e32 v31, 24, v9
	v_lshlrev_b32_e32 v5, 8, v5
	v_xor_b32_e32 v1, v1, v31
	v_add_u32_e64 v48, s[0:1], v2, v5
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v47, s[0:1], v6, v12
	s_movk_i32 s0, 0x1e6d
	v_add_u32_e64 v6, s[0:1], s0, v98
	v_add_u32_e64 v49, s[0:1], v2, v5
	s_movk_i32 s0, 0x1e6e
	v_add_u32_e64 v2, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e6f
	v_add_u32_e64 v12, s[0:1], s0, v98
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e70
	v_mul_lo_u32 v9, v6, s3
	v_lshrrev_b32_e32 v6, 24, v13
	v_add_u32_e64 v13, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e71
	v_add_u32_e64 v14, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e72
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v21, s[0:1], s0, v98
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e73
	v_mul_lo_u32 v12, v12, s3
	v_xor_b32_sdwa v13, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v23, s[0:1], s0, v98
	v_mul_lo_u32 v13, v13, s3
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e74
	v_xor_b32_e32 v5, v1, v6
	v_lshrrev_b32_e32 v1, 15, v9
	v_mul_lo_u32 v14, v14, s3
	v_xor_b32_sdwa v21, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v25, s[0:1], s0, v98
	v_xor_b32_e32 v1, v1, v9
	v_lshrrev_b32_e32 v9, 15, v2
	v_mul_lo_u32 v21, v21, s3
	v_xor_b32_sdwa v23, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e75
	v_xor_b32_e32 v2, v9, v2
	v_lshrrev_b32_e32 v9, 15, v12
	v_mul_lo_u32 v23, v23, s3
	v_xor_b32_sdwa v25, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v27, s[0:1], s0, v98
	v_xor_b32_e32 v9, v9, v12
	v_lshrrev_b32_e32 v12, 15, v13
	v_mul_lo_u32 v25, v25, s3
	v_xor_b32_sdwa v27, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v12, v12, v13
	v_lshrrev_b32_e32 v13, 15, v14
	v_mul_lo_u32 v27, v27, s3
	s_movk_i32 s0, 0x1e76
	v_xor_b32_e32 v13, v13, v14
	v_lshrrev_b32_e32 v14, 15, v21
	v_add_u32_e64 v50, s[0:1], s0, v98
	v_xor_b32_e32 v14, v14, v21
	v_lshrrev_b32_e32 v21, 15, v23
	s_movk_i32 s0, 0x1e77
	v_xor_b32_e32 v21, v21, v23
	v_lshrrev_b32_e32 v23, 15, v25
	v_add_u32_e64 v51, s[0:1], s0, v98
	v_xor_b32_e32 v23, v23, v25
	v_lshrrev_b32_e32 v25, 15, v27
	v_xor_b32_sdwa v50, v50, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e78
	v_mul_lo_u32 v50, v50, s3
	v_xor_b32_sdwa v51, v51, v51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v52, v25, v27
	v_add_u32_e64 v27, s[0:1], s0, v98
	v_mul_lo_u32 v51, v51, s3
	v_xor_b32_sdwa v27, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v27, v27, s3
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v2, v2, s2
	v_lshrrev_b32_e32 v25, 15, v50
	v_xor_b32_e32 v50, v25, v50
	v_lshrrev_b32_e32 v25, 15, v51
	v_xor_b32_e32 v51, v25, v51
	v_lshrrev_b32_e32 v25, 15, v27
	v_xor_b32_e32 v53, v25, v27
	v_xor_b32_sdwa v27, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v119, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v9, s2
	v_mul_lo_u32 v2, v12, s2
	v_mul_lo_u32 v9, v13, s2
	v_mul_lo_u32 v12, v14, s2
	v_xor_b32_sdwa v88, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v25, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v120, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v89, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v9, v21, s2
	v_mul_lo_u32 v12, v23, s2
	v_mul_lo_u16_sdwa v1, sext(v120), sext(v25) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_mul_lo_u16_sdwa v2, sext(v119), sext(v27) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v1, v1, v89 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u16_sdwa v2, v2, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_xor_b32_sdwa v23, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v121, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v9, v50, s2
	v_mul_lo_u32 v12, v51, s2
	v_or_b32_sdwa v1, v2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_lo_u32 v2, v52, s2
	v_mul_lo_u32 v13, v53, s2
	v_xor_b32_sdwa v21, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v122, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v90, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v91, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v2, sext(v122), sext(v21) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v50, v2, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v2, sext(v121), sext(v23) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v2, v2, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_lshlrev_b16_e32 v9, 8, v50
	v_or_b32_sdwa v2, v2, v9 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v9, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v1, v121, v16
	v_mul_lo_u16_e32 v2, v1, v7
	v_sub_u16_e32 v1, v1, v2
	v_and_b32_e32 v2, v122, v16
	v_mul_lo_u16_e32 v12, v2, v7
	v_sub_u16_e32 v2, v2, v12
	v_and_b32_e32 v12, v119, v16
	v_mul_lo_u16_e32 v13, v12, v7
	v_sub_u16_e32 v12, v12, v13
	v_and_b32_e32 v13, v120, v16
	v_mul_lo_u16_e32 v14, v13, v7
	v_sub_u16_e32 v13, v13, v14
	v_or_b32_e32 v13, s7, v13
	v_or_b32_e32 v12, s7, v12
	v_ffbl_b32_sdwa v13, v13 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_ffbl_b32_e32 v12, v12
	v_or_b32_e32 v2, s7, v2
	v_or_b32_e32 v1, s7, v1
	v_or_b32_e32 v12, v12, v13
	v_ffbl_b32_e32 v51, v2
	v_ffbl_b32_e32 v13, v1
	v_mad_u64_u32 v[1:2], s[0:1], v5, s8, 0
	v_lshlrev_b16_e32 v14, 8, v51
	v_or_b32_sdwa v13, v13, v14 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_xor_b32_e32 v1, v1, v24
	v_or_b32_sdwa v52, v12, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v53, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v4
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v54, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v29
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v55, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v11
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v56, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v30
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v57, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v8
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v58, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v31
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v59, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v6
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_and_b32_e32 v61, s6, v9
	v_add_u32_e64 v60, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v61
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_and_b32_e32 v63, 15, v52
	v_add_u32_e64 v62, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v63
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_bfe_u32 v65, v9, 8, 8
	v_add_u32_e64 v64, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v65
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_bfe_u32 v14, v52, 8, 5
	v_add_u32_e64 v66, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v14
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_bfe_u32 v68, v9, 16, 8
	v_add_u32_e64 v67, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v68
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_bfe_u32 v9, v52, 16, 5
	v_add_u32_e64 v69, s[0:1], v2, v5
	v_xor_b32_e32 v12, v12, v9
	v_lshlrev_b32_e32 v5, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_and_b32_e32 v50, s6, v50
	v_add_u32_e64 v52, s[0:1], v13, v5
	v_xor_b32_e32 v1, v1, v50
	v_lshlrev_b32_e32 v5, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v70, s[0:1], v2, v5
	v_and_b32_e32 v5, s6, v51
	v_xor_b32_e32 v12, v12, v5
	v_lshlrev_b32_e32 v71, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v51, s[0:1], v13, v71
	v_xor_b32_e32 v1, v1, v24
	v_lshlrev_b32_e32 v71, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v24, s[0:1], v2, v71
	v_xor_b32_e32 v12, v12, v4
	v_lshlrev_b32_e32 v71, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v71, s[0:1], v13, v71
	v_xor_b32_e32 v1, v1, v29
	v_lshlrev_b32_e32 v72, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v72, s[0:1], v2, v72
	v_xor_b32_e32 v12, v12, v11
	v_lshlrev_b32_e32 v29, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v73, s[0:1], v13, v29
	v_xor_b32_e32 v1, v1, v30
	v_lshlrev_b32_e32 v29, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v74, s[0:1], v2, v29
	v_xor_b32_e32 v12, v12, v8
	v_lshlrev_b32_e32 v29, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v75, s[0:1], v13, v29
	v_xor_b32_e32 v1, v1, v31
	v_lshlrev_b32_e32 v29, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v76, s[0:1], v2, v29
	v_xor_b32_e32 v12, v12, v6
	v_lshlrev_b32_e32 v29, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v77, s[0:1], v13, v29
	v_xor_b32_e32 v1, v1, v61
	v_lshlrev_b32_e32 v29, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v61, s[0:1], v2, v29
	v_xor_b32_e32 v12, v12, v63
	v_lshlrev_b32_e32 v29, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v78, s[0:1], v13, v29
	v_xor_b32_e32 v1, v1, v65
	v_lshlrev_b32_e32 v29, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v65, s[0:1], v2, v29
	v_xor_b32_e32 v12, v12, v14
	v_lshlrev_b32_e32 v29, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v79, s[0:1], v13, v29
	v_xor_b32_e32 v1, v1, v68
	v_lshlrev_b32_e32 v29, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_add_u32_e64 v68, s[0:1], v2, v29
	v_xor_b32_e32 v12, v12, v9
	v_lshlrev_b32_e32 v29, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_lshlrev_b32_e32 v12, 8, v12
	v_add_u32_e64 v80, s[0:1], v13, v29
	v_add_u32_e64 v81, s[0:1], v2, v12
	s_movk_i32 s0, 0x1e79
	v_add_u32_e64 v2, s[0:1], s0, v98
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s0, 0x1e7a
	v_add_u32_e64 v12, s[0:1], s0, v98
	v_xor_b32_e32 v13, v1, v50
	v_lshrrev_b32_e32 v1, 15, v2
	s_movk_i32 s0, 0x1e7c
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v29, v1, v2
	v_add_u32_e64 v2, s[0:1], s0, v98
	v_mul_lo_u32 v12, v12, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s0, 0x1e7d
	v_lshrrev_b32_e32 v1, 15, v12
	v_add_u32_e64 v30, s[0:1], s0, v98
	v_xor_b32_e32 v12, v1, v12
	v_lshrrev_b32_e32 v1, 15, v2
	s_movk_i32 s0, 0x1e7f
	v_xor_b32_sdwa v30, v30, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v31, v1, v2
	v_add_u32_e64 v2, s[0:1], s0, v98
	v_mul_lo_u32 v30, v30, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s0, 0x1e80
	v_lshrrev_b32_e32 v1, 15, v30
	v_add_u32_e64 v50, s[0:1], s0, v98
	v_xor_b32_e32 v30, v1, v30
	v_lshrrev_b32_e32 v1, 15, v2
	s_movk_i32 s0, 0x1e82
	v_xor_b32_sdwa v50, v50, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v82, v1, v2
	v_add_u32_e64 v2, s[0:1], s0, v98
	v_mul_lo_u32 v50, v50, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s0, 0x1e83
	v_lshrrev_b32_e32 v1, 15, v50
	v_add_u32_e64 v83, s[0:1], s0, v98
	v_xor_b32_e32 v50, v1, v50
	v_lshrrev_b32_e32 v1, 15, v2
	s_movk_i32 s0, 0x1e7e
	v_xor_b32_sdwa v83, v83, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v85, v1, v2
	v_add_u32_e64 v2, s[0:1], s0, v98
	v_mul_lo_u32 v83, v83, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s0, 0x1e7b
	v_add_u32_e64 v92, s[0:1], s0, v98
	v_lshrrev_b32_e32 v1, 15, v83
	v_xor_b32_sdwa v92, v92, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v92, v92, s3
	v_xor_b32_e32 v83, v1, v83
	v_lshrrev_b32_e32 v1, 15, v2
	v_xor_b32_e32 v93, v1, v2
	v_mad_u64_u32 v[1:2], s[0:1], v13, s8, 0
	v_lshrrev_b32_e32 v94, 15, v92
	v_lshlrev_b32_e32 v13, 8, v13
	v_xor_b32_e32 v92, v94, v92
	v_add_u32_e64 v124, s[0:1], v2, v13
	v_mul_lo_u32 v2, v29, s2
	v_mul_lo_u32 v12, v12, s2
	v_mul_lo_u32 v13, v92, s2
	v_xor_b32_e32 v29, v1, v5
	v_xor_b32_sdwa v101, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v115, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v92, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v1, sext(v115), sext(v101) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v12, v1, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_mad_u64_u32 v[1:2], s[0:1], v29, s8, 0
	v_lshlrev_b32_e32 v13, 8, v29
	v_mul_lo_u32 v29, v93, s2
	v_add_u32_e64 v125, s[0:1], v2, v13
	v_mul_lo_u32 v2, v31, s2
	v_mul_lo_u32 v13, v30, s2
	s_movk_i32 s0, 0x1e84
	v_and_b32_e32 v12, s6, v12
	v_xor_b32_sdwa v99, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v2, s[0:1], s0, v98
	v_xor_b32_sdwa v114, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v30, v1, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_xor_b32_sdwa v93, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v1, sext(v114), sext(v99) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_mul_lo_u32 v2, v2, s3
	v_add_u16_sdwa v1, v1, v93 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e81
	v_or_b32_e32 v1, v12, v1
	v_add_u32_e64 v12, s[0:1], s0, v98
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v12, v12, s3
	v_lshrrev_b32_e32 v13, 15, v2
	v_xor_b32_e32 v2, v13, v2
	v_mul_lo_u32 v13, v82, s2
	v_lshrrev_b32_e32 v29, 15, v12
	v_xor_b32_e32 v12, v29, v12
	v_mul_lo_u32 v29, v50, s2
	v_xor_b32_sdwa v100, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v85, s2
	v_mul_lo_u32 v31, v83, s2
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v12, v12, s2
	v_xor_b32_sdwa v113, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v29, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v112, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v94, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v2, sext(v112), sext(v29) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_xor_b32_sdwa v95, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v12, sext(v113), sext(v100) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v2, v2, v94 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u16_sdwa v12, v12, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_or_b32_sdwa v2, v12, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v50, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v1, v113, v16
	v_mul_lo_u16_e32 v2, v1, v7
	v_sub_u16_e32 v1, v1, v2
	v_and_b32_e32 v2, v112, v16
	v_mul_lo_u16_e32 v12, v2, v7
	v_sub_u16_e32 v2, v2, v12
	v_and_b32_e32 v12, v115, v16
	v_mul_lo_u16_e32 v13, v12, v7
	v_sub_u16_e32 v12, v12, v13
	v_and_b32_e32 v13, v114, v16
	v_mul_lo_u16_e32 v31, v13, v7
	v_or_b32_e32 v2, s7, v2
	v_or_b32_e32 v1, s7, v1
	v_sub_u16_e32 v13, v13, v31
	v_ffbl_b32_sdwa v2, v2 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_ffbl_b32_e32 v1, v1
	v_or_b32_sdwa v31, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v1, s7, v13
	v_or_b32_e32 v2, s7, v12
	v_ffbl_b32_sdwa v1, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_ffbl_b32_e32 v12, v2
	v_or_b32_e32 v13, v12, v1
	v_mad_u64_u32 v[1:2], s[0:1], v30, s8, 0
	v_and_b32_e32 v83, s9, v12
	v_or_b32_sdwa v82, v13, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_xor_b32_e32 v1, v1, v83
	v_mad_u64_u32 v[12:13], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v85, s[0:1], v2, v30
	v_xor_b32_sdwa v12, v12, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_lshlrev_b32_e32 v30, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v12, s8, 0
	v_add_u32_e64 v126, s[0:1], v13, v30
	v_bfe_u32 v13, v82, 8, 5
	v_xor_b32_e32 v1, v1, v13
	v_mad_u64_u32 v[30:31], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v12, 8, v12
	v_add_u32_e64 v127, s[0:1], v2, v12
	v_xor_b32_sdwa v30, v30, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	v_lshlrev_b32_e32 v12, 8, v1
	v_mad_u64_u32 v[1:2], s[0:1], v30, s8, 0
	v_add_u32_e64 v128, s[0:1], v31, v12
	v_bfe_u32 v12, v82, 16, 5
	v_xor_b32_e32 v1, v1, v12
	v_lshlrev_b32_e32 v96, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v1, s8, 0
	v_lshlrev_b32_e32 v1, 8, v1
	v_add_u32_e64 v129, s[0:1], v2, v96
	v_add_u32_e64 v31, s[0:1], v31, v1
	s_movk_i32 s0, 0x1e85
	v_add_u32_e64 v1, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e86
	v_add_u32_e64 v2, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e88
	v_add_u32_e64 v96, s[0:1], s0, v98
	s_movk_i32 s0, 0x1e89
	v_add_u32_e64 v97, s[0:1], s0, v98
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e8b
	v_mul_lo_u32 v1, v1, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v102, s[0:1], s0, v98
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_sdwa v96, v96, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e8c
	v_mul_lo_u32 v96, v96, s3
	v_xor_b32_sdwa v97, v97, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v103, s[0:1], s0, v98
	v_mul_lo_u32 v97, v97, s3
	v_xor_b32_sdwa v102, v102, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s0, 0x1e8e
	v_xor_b32_sdwa v30, v30, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshrrev_b32_e32 v50, 15, v1
	v_mul_lo_u32 v102, v102, s3
	v_xor_b32_sdwa v103, v103, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v104, s[0:1], s0, v98
	v_xor_b32_e32 v1, v50, v1
	v_lshrrev_b32_e32 v50, 15, v2
	v_mul_lo_u32 v103, v103, s3
	v_xor_b32_sdwa v104, v104, v104 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, v50, v2
	v_lshrrev_b32_e32 v50, 15, v96
	v_mul_lo_u32 v104, v104, s3
	v_lshlrev_b32_e32 v20, 8, v20
	v_xor_b32_e32 v50, v50, v96
	v_lshrrev_b32_e32 v96, 15, v97
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_e32 v96, v96, v97
	v_lshrrev_b32_e32 v97, 15, v102
	s_movk_i32 s0, 0x1e8f
	v_xor_b32_e32 v102, v97, v102
	v_lshrrev_b32_e32 v97, 15, v103
	v_add_u32_e64 v105, s[0:1], s0, v98
	v_xor_b32_e32 v103, v97, v103
	v_lshrrev_b32_e32 v97, 15, v104
	s_movk_i32 s0, 0x1e8a
	v_xor_b32_e32 v106, v97, v104
	v_add_u32_e64 v104, s[0:1], s0, v98
	v_add_u32_e64 v20, s[0:1], v22, v20
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_sdwa v105, v105, v105 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v105, v105, s3
	v_mul_lo_u32 v1, v1, s2
	v_add_u32_e64 v20, s[0:1], v26, v20
	v_mul_lo_u32 v20, v20, s8
	v_lshrrev_b32_e32 v97, 15, v105
	v_xor_b32_e32 v108, v97, v105
	v_xor_b32_sdwa v105, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v20, s[0:1], v28, v20
	v_mul_lo_u32 v20, v20, s8
	s_movk_i32 s10, 0x1e87
	v_add_u32_e64 v22, s[0:1], s10, v98
	v_add_u32_e64 v20, s[0:1], v32, v20
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_sdwa v104, v104, v104 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v104, v104, s3
	v_add_u32_e64 v20, s[0:1], v33, v20
	v_mul_lo_u32 v20, v20, s8
	v_mul_lo_u32 v22, v22, s3
	v_mul_lo_u32 v2, v2, s2
	v_lshrrev_b32_e32 v97, 15, v104
	v_add_u32_e64 v1, s[0:1], v34, v20
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u32 v20, v50, s2
	v_lshrrev_b32_e32 v28, 15, v22
	v_xor_b32_e32 v26, v97, v104
	v_add_u32_e64 v1, s[0:1], v35, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_e32 v22, v28, v22
	v_mul_lo_u32 v28, v96, s2
	s_movk_i32 s10, 0x1e90
	v_add_u32_e64 v1, s[0:1], v38, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_sdwa v111, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v26, s2
	v_xor_b32_sdwa v104, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v39, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u32 v20, v22, s2
	v_add_u32_e64 v22, s[0:1], s10, v98
	v_add_u32_e64 v1, s[0:1], v40, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v22, v22, s3
	v_xor_b32_sdwa v110, v28, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v42, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_sdwa v96, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v2, sext(v110), sext(v104) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_xor_b32_sdwa v97, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v43, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_sdwa v20, sext(v111), sext(v105) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v2, v2, v96 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u16_sdwa v20, v20, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v44, v1
	v_mul_lo_u32 v1, v1, s8
	v_or_b32_sdwa v2, v20, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v20, 15, v22
	s_movk_i32 s10, 0x1e8d
	v_add_u32_e64 v1, s[0:1], v45, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_e32 v20, v20, v22
	v_add_u32_e64 v22, s[0:1], s10, v98
	v_add_u32_e64 v1, s[0:1], v46, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v22, v22, s3
	v_mul_lo_u32 v32, v108, s2
	v_add_u32_e64 v1, s[0:1], v47, v1
	v_mul_lo_u32 v1, v1, s8
	v_lshrrev_b32_e32 v26, 15, v22
	v_xor_b32_e32 v22, v26, v22
	v_mul_lo_u32 v26, v102, s2
	v_add_u32_e64 v1, s[0:1], v48, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_sdwa v107, v26, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v26, v106, s2
	v_mul_lo_u32 v28, v103, s2
	v_add_u32_e64 v1, s[0:1], v49, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u32 v20, v20, s2
	v_mul_lo_u32 v22, v22, s2
	v_xor_b32_sdwa v106, v26, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v53, v1
	v_mul_lo_u32 v1, v1, s8
	v_xor_b32_sdwa v108, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v109, v28, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v102, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v54, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_sdwa v20, sext(v108), sext(v106) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v20, v20, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_xor_b32_sdwa v103, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v1, s[0:1], v55, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_sdwa v22, sext(v109), sext(v107) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v22, v22, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_lshlrev_b16_e32 v26, 8, v20
	v_add_u32_e64 v1, s[0:1], v56, v1
	v_mul_lo_u32 v1, v1, s8
	v_or_b32_sdwa v22, v22, v26 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v22, v2, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v2, v109, v16
	v_add_u32_e64 v1, s[0:1], v57, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_e32 v26, v2, v7
	v_sub_u16_e32 v2, v2, v26
	v_and_b32_e32 v26, v108, v16
	v_add_u32_e64 v1, s[0:1], v58, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_e32 v28, v26, v7
	v_sub_u16_e32 v26, v26, v28
	v_and_b32_e32 v28, v111, v16
	v_add_u32_e64 v1, s[0:1], v59, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_e32 v32, v28, v7
	v_and_b32_e32 v16, v110, v16
	v_sub_u16_e32 v28, v28, v32
	v_add_u32_e64 v1, s[0:1], v60, v1
	v_mul_lo_u32 v1, v1, s8
	v_mul_lo_u16_e32 v32, v16, v7
	v_sub_u16_e32 v16, v16, v32
	v_or_b32_e32 v16, s7, v16
	v_add_u32_e64 v1, s[0:1], v62, v1
	v_mul_lo_u32 v1, v1, s8
	v_ffbl_b32_sdwa v16, v16 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_or_b32_e32 v2, s7, v2
	v_ffbl_b32_e32 v2, v2
	v_add_u32_e64 v1, s[0:1], v64, v1
	v_mul_lo_u32 v1, v1, s8
	v_lshrrev_b32_e32 v38, 24, v82
	v_bfe_u32 v140, v0, 10, 16
	v_add_u32_e64 v1, s[0:1], v66, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v67, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v69, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v52, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v70, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v51, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v24, v1
	v_mul_lo_u32 v1, v1, s8
	v_or_b32_e32 v24, s7, v28
	v_ffbl_b32_e32 v24, v24
	v_or_b32_e32 v16, v24, v16
	v_add_u32_e64 v1, s[0:1], v71, v1
	v_mul_lo_u32 v1, v1, s8
	v_or_b32_e32 v24, s7, v26
	v_ffbl_b32_e32 v24, v24
	v_lshlrev_b16_e32 v26, 8, v24
	v_add_u32_e64 v1, s[0:1], v72, v1
	v_mul_lo_u32 v1, v1, s8
	v_or_b32_sdwa v2, v2, v26 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v16, v16, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v26, 8, v30
	v_add_u32_e64 v1, s[0:1], v73, v1
	v_mul_lo_u32 v1, v1, s8
	v_and_b32_e32 v39, 15, v16
	v_bfe_u32 v40, v16, 8, 5
	v_bfe_u32 v16, v16, 16, 5
	v_add_u32_e64 v1, s[0:1], v74, v1
	v_mul_lo_u32 v1, v1, s8
	s_mov_b32 s7, 0xc0400000
	v_add_u32_e64 v1, s[0:1], v75, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v76, v1
	v_mul_lo_u32 v1, v1, s8
	v_add_u32_e64 v1, s[0:1], v77, v1
	v_mul_lo_u32 v28, v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], v30, s8, 0
	v_add_u32_e64 v28, s[0:1], v61, v28
	v_mul_lo_u32 v28, v28, s8
	v_add_u32_e64 v26, s[0:1], v2, v26
	v_xor_b32_e32 v1, v1, v38
	v_add_u32_e64 v2, s[0:1], v78, v28
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v28, 8, v1
	v_add_u32_e64 v2, s[0:1], v65, v2
	v_mul_lo_u32 v30, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v30, s[0:1], v79, v30
	v_mul_lo_u32 v30, v30, s8
	v_add_u32_e64 v28, s[0:1], v2, v28
	v_xor_b32_sdwa v1, v1, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e64 v2, s[0:1], v68, v30
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v30, 8, v1
	v_add_u32_e64 v2, s[0:1], v80, v2
	v_mul_lo_u32 v32, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v32, s[0:1], v81, v32
	v_mul_lo_u32 v32, v32, s8
	v_add_u32_e64 v30, s[0:1], v2, v30
	v_xor_b32_e32 v1, v1, v39
	v_add_u32_e64 v2, s[0:1], v124, v32
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v32, 8, v1
	v_add_u32_e64 v2, s[0:1], v125, v2
	v_mul_lo_u32 v33, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v33, s[0:1], v85, v33
	v_mul_lo_u32 v33, v33, s8
	v_add_u32_e64 v32, s[0:1], v2, v32
	v_xor_b32_sdwa v1, v1, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_add_u32_e64 v2, s[0:1], v126, v33
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v33, 8, v1
	v_mov_b32_e32 v85, s5
	s_mov_b32 s5, 0x10000
	v_add_u32_e64 v2, s[0:1], v127, v2
	v_mul_lo_u32 v34, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v34, s[0:1], v128, v34
	v_mul_lo_u32 v34, v34, s8
	v_add_u32_e64 v33, s[0:1], v2, v33
	v_xor_b32_e32 v1, v1, v40
	v_add_u32_e64 v2, s[0:1], v129, v34
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v34, 8, v1
	v_add_u32_e64 v2, s[0:1], v31, v2
	v_mul_lo_u32 v31, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v26, s[0:1], v26, v31
	v_mul_lo_u32 v26, v26, s8
	v_add_u32_e64 v31, s[0:1], v2, v34
	v_xor_b32_sdwa v1, v1, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	v_add_u32_e64 v2, s[0:1], v28, v26
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v22, 8, v1
	v_add_u32_e64 v2, s[0:1], v30, v2
	v_mul_lo_u32 v26, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v26, s[0:1], v32, v26
	v_mul_lo_u32 v26, v26, s8
	v_add_u32_e64 v22, s[0:1], v2, v22
	v_xor_b32_e32 v1, v1, v16
	v_add_u32_e64 v2, s[0:1], v33, v26
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v26, 8, v1
	v_add_u32_e64 v2, s[0:1], v31, v2
	v_mul_lo_u32 v28, v2, s8
	v_mad_u64_u32 v[1:2], s[0:1], v1, s8, 0
	v_add_u32_e64 v22, s[0:1], v22, v28
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v2, s[0:1], v2, v26
	v_xor_b32_sdwa v20, v1, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e64 v22, s[0:1], v2, v22
	v_mad_u64_u32 v[1:2], s[0:1], v20, s8, 0
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v20, 8, v20
	v_add_u32_e64 v2, s[0:1], v2, v20
	v_and_b32_e32 v20, s6, v24
	v_xor_b32_e32 v1, v1, v20
	v_add_u32_e64 v2, s[0:1], v2, v22
	v_mad_u64_u32 v[30:31], s[0:1], v1, s8, 0
	v_mul_lo_u32 v2, v2, s8
	v_lshlrev_b32_e32 v1, 8, v1
	v_add_u32_e64 v22, s[0:1], v31, v1
	v_mul_lo_u32 v1, v0, 9
	v_add_u32_e64 v31, s[0:1], v22, v2
	v_mul_lo_u16_sdwa v22, v118, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v22, v22, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v2, 0
	v_xor_b32_e32 v24, 1, v22
	v_lshlrev_b64 v[32:33], 3, v[1:2]
	v_and_b32_e32 v24, s6, v24
	v_mul_u32_u24_e32 v26, s8, v24
	v_add_u32_e64 v32, s[0:1], s4, v32
	v_xor_b32_e32 v18, v26, v18
	v_addc_u32_e64 v33, s[0:1], v85, v33, s[0:1]
	v_mad_u64_u32 v[34:35], s[0:1], v18, s8, 0
	v_and_b32_e32 v22, s6, v22
	v_and_b32_e32 v28, s9, v22
	flat_store_dwordx2 v[32:33], v[30:31]
	v_xor_b32_e32 v32, v34, v28
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_mul_lo_u16_sdwa v26, v117, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v26, v26, v84 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v4
	v_or_b32_e32 v22, v22, v26
	v_lshlrev_b32_e32 v26, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v26, s[0:1], v31, v26
	v_xor_b32_sdwa v32, v32, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_lshlrev_b32_e32 v34, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v18, 8, v18
	v_add_u32_e64 v18, s[0:1], v35, v18
	v_xor_b32_e32 v30, v30, v36
	v_add_u32_e64 v34, s[0:1], v33, v34
	v_lshlrev_b32_e32 v35, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v35, s[0:1], v31, v35
	v_xor_b32_e32 v32, v32, v28
	v_lshlrev_b32_e32 v36, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v32, 8, v32
	v_add_u32_e64 v36, s[0:1], v33, v36
	v_add_u32_e64 v42, s[0:1], v31, v32
	v_xor_b32_e32 v32, v30, v4
	v_mul_lo_u16_sdwa v30, v116, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v30, v30, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_and_b32_e32 v43, s6, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_and_b32_e32 v22, s9, v22
	v_lshlrev_b32_e32 v33, 16, v43
	v_or_b32_e32 v44, v22, v33
	v_xor_b32_sdwa v30, v30, v44 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_lshlrev_b32_e32 v45, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v45, s[0:1], v31, v45
	v_xor_b32_e32 v32, v32, v37
	v_lshlrev_b32_e32 v46, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v37, s[0:1], v33, v46
	v_xor_b32_sdwa v30, v30, v44 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshlrev_b32_e32 v46, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v44, s[0:1], v31, v46
	v_add_u32_e64 v46, s[0:1], v33, v30
	v_xor_b32_e32 v32, v32, v41
	v_mul_lo_u16_sdwa v30, v123, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v33, v30, v87 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_or_b32_sdwa v33, v43, v33 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v22, v22, v33
	v_xor_b32_e32 v30, v30, v28
	v_lshlrev_b32_e32 v41, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v41, s[0:1], v31, v41
	v_xor_b32_e32 v32, v32, v4
	v_lshlrev_b32_e32 v43, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_bfe_u32 v48, v22, 8, 8
	v_add_u32_e64 v43, s[0:1], v33, v43
	v_xor_b32_e32 v30, v30, v48
	v_lshlrev_b32_e32 v47, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v47, s[0:1], v31, v47
	v_xor_b32_e32 v32, v32, v11
	v_lshlrev_b32_e32 v49, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_bfe_u32 v51, v22, 16, 8
	v_add_u32_e64 v49, s[0:1], v33, v49
	v_xor_b32_e32 v30, v30, v51
	v_lshlrev_b32_e32 v50, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v50, s[0:1], v31, v50
	v_xor_b32_e32 v32, v32, v8
	v_lshlrev_b32_e32 v52, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshrrev_b32_e32 v22, 24, v22
	v_add_u32_e64 v52, s[0:1], v33, v52
	v_xor_b32_e32 v30, v30, v22
	v_lshlrev_b32_e32 v53, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v53, s[0:1], v31, v53
	v_add_u32_e64 v54, s[0:1], v33, v30
	v_mul_lo_u16_sdwa v30, v120, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_mul_lo_u16_sdwa v31, v119, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v30, v30, v89 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u16_sdwa v31, v31, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_or_b32_sdwa v33, v31, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_lo_u16_sdwa v30, v122, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_xor_b32_e32 v32, v32, v6
	v_add_u16_sdwa v55, v30, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_mul_lo_u16_sdwa v30, v121, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v56, v30, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b16_e32 v57, 8, v55
	v_or_b32_sdwa v56, v56, v57 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v28
	v_or_b32_sdwa v56, v33, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v57, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v57, s[0:1], v31, v57
	v_xor_b32_e32 v32, v32, v4
	v_lshlrev_b32_e32 v58, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v58, s[0:1], v33, v58
	v_xor_b32_e32 v30, v30, v48
	v_lshlrev_b32_e32 v59, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v59, s[0:1], v31, v59
	v_xor_b32_e32 v32, v32, v11
	v_lshlrev_b32_e32 v60, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v60, s[0:1], v33, v60
	v_xor_b32_e32 v30, v30, v51
	v_lshlrev_b32_e32 v61, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v61, s[0:1], v31, v61
	v_xor_b32_e32 v32, v32, v8
	v_lshlrev_b32_e32 v62, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v62, s[0:1], v33, v62
	v_xor_b32_e32 v30, v30, v22
	v_lshlrev_b32_e32 v64, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v64, s[0:1], v31, v64
	v_xor_b32_e32 v32, v32, v6
	v_lshlrev_b32_e32 v65, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_and_b32_e32 v67, s6, v56
	v_add_u32_e64 v65, s[0:1], v33, v65
	v_xor_b32_e32 v30, v30, v67
	v_lshlrev_b32_e32 v66, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v66, s[0:1], v31, v66
	v_xor_b32_e32 v32, v32, v63
	v_lshlrev_b32_e32 v68, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_bfe_u32 v70, v56, 8, 8
	v_add_u32_e64 v68, s[0:1], v33, v68
	v_xor_b32_e32 v30, v30, v70
	v_lshlrev_b32_e32 v69, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v69, s[0:1], v31, v69
	v_xor_b32_e32 v32, v32, v14
	v_lshlrev_b32_e32 v71, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_bfe_u32 v56, v56, 16, 8
	v_add_u32_e64 v71, s[0:1], v33, v71
	v_xor_b32_e32 v30, v30, v56
	v_lshlrev_b32_e32 v72, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v72, s[0:1], v31, v72
	v_xor_b32_e32 v32, v32, v9
	v_lshlrev_b32_e32 v73, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_and_b32_e32 v55, s6, v55
	v_add_u32_e64 v73, s[0:1], v33, v73
	v_xor_b32_e32 v30, v30, v55
	v_lshlrev_b32_e32 v74, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v74, s[0:1], v31, v74
	v_xor_b32_e32 v32, v32, v5
	v_lshlrev_b32_e32 v75, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v75, s[0:1], v33, v75
	v_xor_b32_e32 v28, v30, v28
	v_lshlrev_b32_e32 v76, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v28, s8, 0
	v_add_u32_e64 v76, s[0:1], v31, v76
	v_xor_b32_e32 v4, v32, v4
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v28, 8, v28
	v_add_u32_e64 v28, s[0:1], v33, v28
	v_xor_b32_e32 v30, v30, v48
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v4, 8, v4
	v_add_u32_e64 v48, s[0:1], v31, v4
	v_xor_b32_e32 v11, v32, v11
	v_lshlrev_b32_e32 v4, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v11, s8, 0
	v_add_u32_e64 v77, s[0:1], v33, v4
	v_lshlrev_b32_e32 v4, 8, v11
	v_xor_b32_e32 v11, v30, v51
	v_mad_u64_u32 v[32:33], s[0:1], v11, s8, 0
	v_add_u32_e64 v51, s[0:1], v31, v4
	v_xor_b32_e32 v8, v32, v8
	v_mad_u64_u32 v[30:31], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v4, 8, v11
	v_add_u32_e64 v11, s[0:1], v33, v4
	v_lshlrev_b32_e32 v4, 8, v8
	v_xor_b32_e32 v8, v30, v22
	v_mad_u64_u32 v[32:33], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v31, v4
	v_xor_b32_e32 v6, v32, v6
	v_mad_u64_u32 v[30:31], s[0:1], v6, s8, 0
	v_lshlrev_b32_e32 v4, 8, v8
	v_add_u32_e64 v78, s[0:1], v33, v4
	v_lshlrev_b32_e32 v4, 8, v6
	v_xor_b32_e32 v6, v30, v67
	v_mad_u64_u32 v[32:33], s[0:1], v6, s8, 0
	v_add_u32_e64 v67, s[0:1], v31, v4
	v_lshlrev_b32_e32 v4, 8, v6
	v_xor_b32_e32 v6, v32, v63
	v_mad_u64_u32 v[30:31], s[0:1], v6, s8, 0
	v_add_u32_e64 v63, s[0:1], v33, v4
	v_lshlrev_b32_e32 v4, 8, v6
	v_xor_b32_e32 v6, v30, v70
	v_mad_u64_u32 v[32:33], s[0:1], v6, s8, 0
	v_add_u32_e64 v70, s[0:1], v31, v4
	v_lshlrev_b32_e32 v4, 8, v6
	v_xor_b32_e32 v6, v32, v14
	v_mad_u64_u32 v[30:31], s[0:1], v6, s8, 0
	v_add_u32_e64 v14, s[0:1], v33, v4
	v_lshlrev_b32_e32 v4, 8, v6
	v_add_u32_e64 v6, s[0:1], v31, v4
	v_xor_b32_e32 v4, v30, v56
	v_lshlrev_b32_e32 v8, 8, v4
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v4, 8, v24
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v24, s[0:1], v31, v8
	v_xor_b32_e32 v8, v30, v9
	v_add_u32_e64 v4, s[0:1], v18, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v18, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v8, s8, 0
	v_add_u32_e64 v4, s[0:1], v26, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v8, v8, v55
	v_add_u32_e64 v18, s[0:1], v9, v18
	v_add_u32_e64 v4, s[0:1], v34, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v26, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v8, s8, 0
	v_add_u32_e64 v4, s[0:1], v35, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v5, v8, v5
	v_add_u32_e64 v9, s[0:1], v9, v26
	v_add_u32_e64 v4, s[0:1], v36, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v26, 8, v5
	v_mul_lo_u16_sdwa v8, v115, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v8, v8, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e64 v4, s[0:1], v42, v4
	v_mul_lo_u32 v4, v4, s8
	v_and_b32_e32 v8, s6, v8
	v_mul_lo_u16_sdwa v32, v113, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v32, v32, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e64 v4, s[0:1], v45, v4
	v_mul_lo_u32 v4, v4, s8
	s_mov_b32 s6, 0
	v_add_u32_e64 v4, s[0:1], v37, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v44, v4
	v_mul_lo_u32 v30, v4, s8
	v_mad_u64_u32 v[4:5], s[0:1], v5, s8, 0
	v_add_u32_e64 v30, s[0:1], v46, v30
	v_mul_lo_u32 v30, v30, s8
	v_add_u32_e64 v26, s[0:1], v5, v26
	v_xor_b32_sdwa v4, v4, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_add_u32_e64 v5, s[0:1], v41, v30
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v30, 8, v4
	v_add_u32_e64 v5, s[0:1], v43, v5
	v_mul_lo_u32 v31, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v31, s[0:1], v47, v31
	v_mul_lo_u32 v31, v31, s8
	v_add_u32_e64 v30, s[0:1], v5, v30
	v_xor_b32_e32 v4, v4, v83
	v_add_u32_e64 v5, s[0:1], v49, v31
	v_mul_lo_u32 v5, v5, s8
	v_mul_lo_u16_sdwa v31, v114, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v31, v31, v93 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_or_b32_e32 v8, v8, v31
	v_add_u32_e64 v5, s[0:1], v50, v5
	v_mul_lo_u32 v5, v5, s8
	v_mul_lo_u16_sdwa v31, v112, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v31, v31, v94 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_or_b32_sdwa v31, v32, v31 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add_u32_e64 v5, s[0:1], v52, v5
	v_mul_lo_u32 v5, v5, s8
	v_or_b32_sdwa v8, v8, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v31, 8, v4
	v_add_u32_e64 v5, s[0:1], v53, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u32_e64 v5, s[0:1], v54, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u32_e64 v5, s[0:1], v57, v5
	v_mul_lo_u32 v32, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v32, s[0:1], v58, v32
	v_mul_lo_u32 v32, v32, s8
	v_add_u32_e64 v31, s[0:1], v5, v31
	v_xor_b32_sdwa v4, v4, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_add_u32_e64 v5, s[0:1], v59, v32
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v32, 8, v4
	v_add_u32_e64 v5, s[0:1], v60, v5
	v_mul_lo_u32 v33, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v33, s[0:1], v61, v33
	v_mul_lo_u32 v33, v33, s8
	v_add_u32_e64 v32, s[0:1], v5, v32
	v_xor_b32_e32 v4, v4, v13
	v_add_u32_e64 v5, s[0:1], v62, v33
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v13, 8, v4
	v_add_u32_e64 v5, s[0:1], v64, v5
	v_mul_lo_u32 v33, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v33, s[0:1], v65, v33
	v_mul_lo_u32 v33, v33, s8
	v_add_u32_e64 v13, s[0:1], v5, v13
	v_xor_b32_sdwa v4, v4, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	v_add_u32_e64 v5, s[0:1], v66, v33
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v33, 8, v4
	v_add_u32_e64 v5, s[0:1], v68, v5
	v_mul_lo_u32 v34, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v34, s[0:1], v69, v34
	v_mul_lo_u32 v34, v34, s8
	v_add_u32_e64 v33, s[0:1], v5, v33
	v_xor_b32_e32 v4, v4, v12
	v_add_u32_e64 v5, s[0:1], v71, v34
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v12, 8, v4
	v_add_u32_e64 v5, s[0:1], v72, v5
	v_mul_lo_u32 v34, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v34, s[0:1], v73, v34
	v_mul_lo_u32 v34, v34, s8
	v_add_u32_e64 v12, s[0:1], v5, v12
	v_xor_b32_sdwa v4, v4, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_add_u32_e64 v5, s[0:1], v74, v34
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v8, 8, v4
	v_add_u32_e64 v5, s[0:1], v75, v5
	v_mul_lo_u32 v34, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v34, s[0:1], v76, v34
	v_mul_lo_u32 v34, v34, s8
	v_add_u32_e64 v8, s[0:1], v5, v8
	v_xor_b32_e32 v4, v4, v38
	v_add_u32_e64 v5, s[0:1], v28, v34
	v_mul_lo_u32 v5, v5, s8
	v_mul_lo_u16_sdwa v28, v110, v104 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_mul_lo_u16_sdwa v34, v111, v105 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v28, v28, v96 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e64 v5, s[0:1], v48, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u16_sdwa v34, v34, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_or_b32_sdwa v28, v34, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_lo_u16_sdwa v34, v108, v106 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u32_e64 v5, s[0:1], v77, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u16_sdwa v34, v34, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e64 v5, s[0:1], v51, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u32_e64 v5, s[0:1], v11, v5
	v_mul_lo_u32 v5, v5, s8
	v_mul_lo_u16_sdwa v11, v109, v107 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u16_sdwa v11, v11, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e64 v5, s[0:1], v22, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b16_e32 v22, 8, v34
	v_or_b32_sdwa v11, v11, v22 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v11, v28, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_u32_e64 v5, s[0:1], v78, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v22, 8, v4
	v_add_u32_e64 v5, s[0:1], v67, v5
	v_mul_lo_u32 v28, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v28, s[0:1], v63, v28
	v_mul_lo_u32 v28, v28, s8
	v_add_u32_e64 v22, s[0:1], v5, v22
	v_xor_b32_sdwa v4, v4, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e64 v5, s[0:1], v70, v28
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v28, 8, v4
	v_add_u32_e64 v5, s[0:1], v14, v5
	v_mul_lo_u32 v14, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v6, s[0:1], v6, v14
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v14, s[0:1], v5, v28
	v_xor_b32_e32 v4, v4, v39
	v_add_u32_e64 v5, s[0:1], v24, v6
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v4
	v_add_u32_e64 v5, s[0:1], v18, v5
	v_mul_lo_u32 v18, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v9, s[0:1], v9, v18
	v_mul_lo_u32 v9, v9, s8
	v_add_u32_e64 v6, s[0:1], v5, v6
	v_xor_b32_sdwa v4, v4, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_add_u32_e64 v5, s[0:1], v26, v9
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v9, 8, v4
	v_add_u32_e64 v5, s[0:1], v30, v5
	v_mul_lo_u32 v18, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v18, s[0:1], v31, v18
	v_mul_lo_u32 v18, v18, s8
	v_add_u32_e64 v9, s[0:1], v5, v9
	v_xor_b32_e32 v4, v4, v40
	v_add_u32_e64 v5, s[0:1], v32, v18
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v18, 8, v4
	v_add_u32_e64 v5, s[0:1], v13, v5
	v_mul_lo_u32 v13, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v13, s[0:1], v33, v13
	v_mul_lo_u32 v13, v13, s8
	v_add_u32_e64 v18, s[0:1], v5, v18
	v_xor_b32_sdwa v4, v4, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	v_add_u32_e64 v5, s[0:1], v12, v13
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v11, 8, v4
	v_add_u32_e64 v5, s[0:1], v8, v5
	v_mul_lo_u32 v8, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v8, s[0:1], v22, v8
	v_mul_lo_u32 v8, v8, s8
	v_add_u32_e64 v11, s[0:1], v5, v11
	v_xor_b32_e32 v4, v4, v16
	v_add_u32_e64 v5, s[0:1], v14, v8
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v8, 8, v4
	v_lshlrev_b16_e64 v16, v0, -1
	v_and_b32_e32 v14, s9, v118
	v_add_u32_e64 v5, s[0:1], v6, v5
	v_mul_lo_u32 v6, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v6, s[0:1], v9, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v8, s[0:1], v5, v8
	v_xor_b32_sdwa v4, v4, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e64 v5, s[0:1], v18, v6
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v4
	v_add_u32_e64 v5, s[0:1], v11, v5
	v_mul_lo_u32 v9, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_and_b32_e32 v11, v16, v118
	v_add_u32_e64 v8, s[0:1], v8, v9
	v_mul_lo_u32 v8, v8, s8
	v_add_u32_e64 v5, s[0:1], v5, v6
	v_xor_b32_e32 v6, v4, v20
	v_add_u32_e64 v8, s[0:1], v5, v8
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_mul_lo_u32 v8, v8, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e64 v5, s[0:1], v5, v6
	v_add_u32_e64 v5, s[0:1], v5, v8
	v_add_u32_e64 v8, s[0:1], 1, v1
	v_mov_b32_e32 v9, v2
	v_lshlrev_b64 v[8:9], 3, v[8:9]
	v_add_u32_e64 v8, s[0:1], s4, v8
	v_addc_u32_e64 v9, s[0:1], v85, v9, s[0:1]
	flat_store_dwordx2 v[8:9], v[4:5]
	v_lshlrev_b32_e32 v4, 16, v117
	v_lshlrev_b32_e32 v5, 16, v16
	v_or_b32_e32 v4, v14, v4
	v_or_b32_e32 v5, v16, v5
	v_and_b32_e32 v4, v4, v5
	v_mul_lo_u16_e32 v5, v4, v7
	v_sub_u16_e32 v6, v4, v5
	v_lshrrev_b32_e32 v8, 16, v4
	v_or_b32_e32 v4, s5, v11
	v_ffbl_b32_e32 v4, v4
	v_min_u32_e32 v4, 32, v4
	v_cndmask_b32_e64 v18, v4, 16, vcc
	v_mul_i32_i24_sdwa v4, sext(v118), sext(v10) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v20, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_xor_b32_e32 v4, 1, v20
	v_and_b32_e32 v22, s9, v4
	v_mul_u32_u24_e32 v4, s8, v22
	v_xor_b32_e32 v12, v4, v18
	v_mad_u64_u32 v[4:5], s[0:1], v12, s8, 0
	v_mul_lo_u16_e32 v9, v8, v7
	v_sub_u16_e32 v13, v8, v9
	v_lshlrev_b32_e32 v8, 8, v12
	v_add_u32_e64 v24, s[0:1], v5, v8
	v_xor_b32_e32 v8, v4, v20
	v_mad_u64_u32 v[4:5], s[0:1], v8, s8, 0
	v_or_b32_e32 v6, s5, v6
	v_ffbl_b32_e32 v6, v6
	v_min_u32_e32 v26, 32, v6
	v_xor_b32_e32 v4, v4, v26
	v_lshlrev_b32_e32 v6, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v4, 8, v4
	v_add_u32_e64 v28, s[0:1], v5, v6
	v_add_u32_e64 v34, s[0:1], v9, v4
	v_mul_i32_i24_sdwa v4, sext(v117), sext(v15) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v35, v84, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_xor_b32_e32 v6, v8, v35
	v_or_b32_e32 v4, s5, v13
	v_ffbl_b32_e32 v8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_min_u32_e32 v36, 32, v8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e64 v37, s[0:1], v5, v6
	v_xor_b32_e32 v6, v4, v36
	v_mul_lo_u16_e32 v4, v11, v7
	v_sub_u16_e32 v8, v11, v4
	v_and_b32_e32 v4, v117, v16
	v_mul_lo_u16_e32 v5, v4, v7
	v_sub_u16_e32 v11, v4, v5
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_and_b32_e32 v9, v116, v16
	v_mul_lo_u16_e32 v12, v9, v7
	v_sub_u16_e32 v13, v9, v12
	v_lshlrev_b32_e32 v6, 8, v6
	v_xor_b32_e32 v9, v4, v20
	v_add_u32_e64 v38, s[0:1], v5, v6
	v_mad_u64_u32 v[5:6], s[0:1], v9, s8, 0
	v_or_b32_e32 v4, s5, v8
	v_ffbl_b32_e32 v4, v4
	v_min_u32_e32 v4, 32, v4
	v_xor_b32_e32 v5, v5, v4
	v_lshlrev_b32_e32 v12, 8, v9
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v39, s[0:1], v6, v12
	v_lshlrev_b32_e32 v5, 8, v5
	v_xor_b32_e32 v6, v8, v35
	v_add_u32_e64 v40, s[0:1], v9, v5
	v_mad_u64_u32 v[8:9], s[0:1], v6, s8, 0
	v_or_b32_e32 v5, s5, v11
	v_ffbl_b32_e32 v5, v5
	v_min_u32_e32 v5, 32, v5
	v_xor_b32_e32 v8, v8, v5
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e64 v41, s[0:1], v9, v6
	v_lshlrev_b32_e32 v6, 8, v8
	v_add_u32_e64 v42, s[0:1], v12, v6
	v_mul_i32_i24_sdwa v6, sext(v116), sext(v19) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v43, v6, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v11, v11, v43
	v_mad_u64_u32 v[8:9], s[0:1], v11, s8, 0
	v_or_b32_e32 v6, s5, v13
	v_ffbl_b32_e32 v6, v6
	v_min_u32_e32 v6, 32, v6
	v_xor_b32_e32 v8, v8, v6
	v_lshlrev_b32_e32 v13, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v44, s[0:1], v9, v13
	v_xor_b32_e32 v11, v11, v20
	v_lshlrev_b32_e32 v13, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v11, s8, 0
	v_lshlrev_b32_e32 v22, 8, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v4
	v_add_u32_e64 v45, s[0:1], v12, v13
	v_lshlrev_b32_e32 v13, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v24, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v11, v11, v35
	v_add_u32_e64 v46, s[0:1], v9, v13
	v_lshlrev_b32_e32 v13, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v11, s8, 0
	v_add_u32_e64 v22, s[0:1], v28, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v5
	v_add_u32_e64 v47, s[0:1], v12, v13
	v_lshlrev_b32_e32 v13, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v34, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v11, v11, v43
	v_add_u32_e64 v48, s[0:1], v9, v13
	v_lshlrev_b32_e32 v13, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v11, s8, 0
	v_add_u32_e64 v22, s[0:1], v37, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v6
	v_add_u32_e64 v49, s[0:1], v12, v13
	v_lshlrev_b32_e32 v13, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v38, v22
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v51, s[0:1], v12, v8
	v_mul_i32_i24_sdwa v8, sext(v123), sext(v17) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v52, v8, v87 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v11, v11, v52
	v_add_u32_e64 v22, s[0:1], v39, v22
	v_add_u32_e64 v50, s[0:1], v9, v13
	v_mad_u64_u32 v[8:9], s[0:1], v11, s8, 0
	v_mul_lo_u32 v22, v22, s8
	v_and_b32_e32 v12, v123, v16
	v_mul_lo_u16_e32 v13, v12, v7
	v_sub_u16_e32 v12, v12, v13
	v_lshlrev_b32_e32 v11, 8, v11
	v_add_u32_e64 v53, s[0:1], v9, v11
	v_or_b32_e32 v9, s5, v12
	v_add_u32_e64 v22, s[0:1], v40, v22
	v_ffbl_b32_e32 v9, v9
	v_mul_lo_u32 v22, v22, s8
	v_min_u32_e32 v11, 32, v9
	v_xor_b32_e32 v12, v8, v11
	v_and_b32_e32 v8, v119, v16
	v_mul_lo_u16_e32 v9, v8, v7
	v_sub_u16_e32 v30, v8, v9
	v_and_b32_e32 v8, v120, v16
	v_add_u32_e64 v22, s[0:1], v41, v22
	v_mul_lo_u16_e32 v9, v8, v7
	v_mul_lo_u32 v22, v22, s8
	v_sub_u16_e32 v32, v8, v9
	v_and_b32_e32 v8, v121, v16
	v_mul_lo_u16_e32 v9, v8, v7
	v_sub_u16_e32 v33, v8, v9
	v_mad_u64_u32 v[8:9], s[0:1], v12, s8, 0
	v_add_u32_e64 v22, s[0:1], v42, v22
	v_mul_lo_u32 v22, v22, s8
	v_and_b32_e32 v13, v122, v16
	v_mul_lo_u16_e32 v31, v13, v7
	v_xor_b32_e32 v8, v8, v20
	v_sub_u16_e32 v54, v13, v31
	v_lshlrev_b32_e32 v31, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v44, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v12, v12, v4
	v_add_u32_e64 v55, s[0:1], v9, v31
	v_lshlrev_b32_e32 v31, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v12, s8, 0
	v_add_u32_e64 v22, s[0:1], v45, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v35
	v_add_u32_e64 v56, s[0:1], v13, v31
	v_lshlrev_b32_e32 v31, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v46, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v12, v12, v5
	v_add_u32_e64 v57, s[0:1], v9, v31
	v_lshlrev_b32_e32 v31, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v12, s8, 0
	v_add_u32_e64 v22, s[0:1], v47, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v43
	v_add_u32_e64 v58, s[0:1], v13, v31
	v_lshlrev_b32_e32 v31, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v48, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v12, v12, v6
	v_add_u32_e64 v59, s[0:1], v9, v31
	v_lshlrev_b32_e32 v31, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v12, s8, 0
	v_add_u32_e64 v22, s[0:1], v49, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v52
	v_add_u32_e64 v60, s[0:1], v13, v31
	v_lshlrev_b32_e32 v31, 8, v12
	v_mad_u64_u32 v[12:13], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v50, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v12, v12, v11
	v_add_u32_e64 v61, s[0:1], v9, v31
	v_lshlrev_b32_e32 v31, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v12, s8, 0
	v_add_u32_e64 v22, s[0:1], v51, v22
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v12, 8, v12
	v_add_u32_e64 v63, s[0:1], v9, v12
	v_mul_i32_i24_sdwa v9, sext(v119), sext(v27) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v64, v9, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v62, s[0:1], v13, v31
	v_xor_b32_e32 v13, v8, v64
	v_add_u32_e64 v22, s[0:1], v53, v22
	v_mad_u64_u32 v[8:9], s[0:1], v13, s8, 0
	v_mul_lo_u32 v22, v22, s8
	v_or_b32_e32 v12, s5, v30
	v_ffbl_b32_e32 v12, v12
	v_min_u32_e32 v12, 32, v12
	v_xor_b32_e32 v8, v8, v12
	v_add_u32_e64 v22, s[0:1], v55, v22
	v_mad_u64_u32 v[30:31], s[0:1], v8, s8, 0
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v66, s[0:1], v31, v8
	v_mul_i32_i24_sdwa v8, sext(v120), sext(v25) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u32_e64 v22, s[0:1], v56, v22
	v_add_u16_sdwa v67, v8, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v13, 8, v13
	v_xor_b32_e32 v30, v30, v67
	v_add_u32_e64 v65, s[0:1], v9, v13
	v_mad_u64_u32 v[8:9], s[0:1], v30, s8, 0
	v_or_b32_e32 v13, s5, v32
	v_ffbl_b32_e32 v13, v13
	v_add_u32_e64 v22, s[0:1], v57, v22
	v_min_u32_e32 v13, 32, v13
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v8, v8, v13
	v_lshlrev_b32_e32 v32, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v8, s8, 0
	v_add_u32_e64 v22, s[0:1], v58, v22
	v_lshlrev_b32_e32 v8, 8, v8
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v69, s[0:1], v31, v8
	v_mul_i32_i24_sdwa v8, sext(v121), sext(v23) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v70, v8, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v68, s[0:1], v9, v32
	v_xor_b32_e32 v9, v30, v70
	v_mad_u64_u32 v[30:31], s[0:1], v9, s8, 0
	v_add_u32_e64 v22, s[0:1], v59, v22
	v_or_b32_e32 v8, s5, v33
	v_mul_lo_u32 v22, v22, s8
	v_ffbl_b32_e32 v8, v8
	v_min_u32_e32 v8, 32, v8
	v_xor_b32_e32 v30, v30, v8
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v22, s[0:1], v60, v22
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v9, 8, v9
	v_add_u32_e64 v71, s[0:1], v31, v9
	v_lshlrev_b32_e32 v9, 8, v30
	v_add_u32_e64 v72, s[0:1], v33, v9
	v_mul_i32_i24_sdwa v9, sext(v122), sext(v21) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v73, v9, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v22, s[0:1], v61, v22
	v_xor_b32_e32 v32, v32, v73
	v_mul_lo_u32 v22, v22, s8
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_or_b32_e32 v9, s5, v54
	v_ffbl_b32_e32 v9, v9
	v_min_u32_e32 v9, 32, v9
	v_add_u32_e64 v22, s[0:1], v62, v22
	v_xor_b32_e32 v30, v30, v9
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v54, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v22, s[0:1], v63, v22
	v_xor_b32_e32 v20, v32, v20
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v54, s[0:1], v31, v54
	v_lshlrev_b32_e32 v74, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v20, s8, 0
	v_add_u32_e64 v22, s[0:1], v65, v22
	v_xor_b32_e32 v30, v30, v4
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v74, s[0:1], v33, v74
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v22, s[0:1], v66, v22
	v_lshlrev_b32_e32 v20, 8, v20
	v_xor_b32_e32 v32, v32, v35
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v20, s[0:1], v31, v20
	v_lshlrev_b32_e32 v75, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v22, s[0:1], v68, v22
	v_xor_b32_e32 v30, v30, v5
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v35, s[0:1], v33, v75
	v_lshlrev_b32_e32 v75, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v22, s[0:1], v69, v22
	v_xor_b32_e32 v32, v32, v43
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v75, s[0:1], v31, v75
	v_lshlrev_b32_e32 v76, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v22, s[0:1], v71, v22
	v_xor_b32_e32 v30, v30, v6
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v43, s[0:1], v33, v76
	v_lshlrev_b32_e32 v76, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v22, s[0:1], v72, v22
	v_xor_b32_e32 v32, v32, v52
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v76, s[0:1], v31, v76
	v_lshlrev_b32_e32 v77, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v22, s[0:1], v54, v22
	v_xor_b32_e32 v30, v30, v11
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v52, s[0:1], v33, v77
	v_lshlrev_b32_e32 v77, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v22, s[0:1], v74, v22
	v_xor_b32_e32 v32, v32, v64
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v77, s[0:1], v31, v77
	v_lshlrev_b32_e32 v78, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v20, s[0:1], v20, v22
	v_xor_b32_e32 v30, v30, v12
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v64, s[0:1], v33, v78
	v_lshlrev_b32_e32 v78, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v35, v20
	v_xor_b32_e32 v32, v32, v67
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v78, s[0:1], v31, v78
	v_lshlrev_b32_e32 v79, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v20, s[0:1], v75, v20
	v_xor_b32_e32 v30, v30, v13
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v67, s[0:1], v33, v79
	v_lshlrev_b32_e32 v79, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v43, v20
	v_xor_b32_e32 v32, v32, v70
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v79, s[0:1], v31, v79
	v_lshlrev_b32_e32 v80, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v20, s[0:1], v76, v20
	v_xor_b32_e32 v30, v30, v8
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v70, s[0:1], v33, v80
	v_lshlrev_b32_e32 v80, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v52, v20
	v_xor_b32_e32 v32, v32, v73
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v80, s[0:1], v31, v80
	v_lshlrev_b32_e32 v81, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v20, s[0:1], v77, v20
	v_xor_b32_e32 v30, v30, v9
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v73, s[0:1], v33, v81
	v_lshlrev_b32_e32 v81, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v20, s[0:1], v64, v20
	v_add_u32_e64 v33, s[0:1], v33, v30
	v_mul_i32_i24_sdwa v30, sext(v115), sext(v101) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_mul_lo_u32 v20, v20, s8
	v_add_u16_sdwa v30, v30, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v32, v32, v30
	v_and_b32_e32 v30, v115, v16
	v_add_u32_e64 v81, s[0:1], v31, v81
	v_mul_lo_u16_e32 v31, v30, v7
	v_sub_u16_e32 v30, v30, v31
	v_add_u32_e64 v20, s[0:1], v78, v20
	v_or_b32_e32 v30, s5, v30
	v_mul_lo_u32 v20, v20, s8
	v_ffbl_b32_e32 v82, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_min_u32_e32 v82, 32, v82
	v_add_u32_e64 v20, s[0:1], v67, v20
	v_lshlrev_b32_e32 v32, 8, v32
	v_xor_b32_e32 v30, v30, v82
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v32, s[0:1], v31, v32
	v_lshlrev_b32_e32 v83, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_mul_i32_i24_sdwa v28, sext(v114), sext(v99) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v28, v28, v93 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v20, s[0:1], v79, v20
	v_xor_b32_e32 v28, v30, v28
	v_and_b32_e32 v30, v114, v16
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v24, s[0:1], v31, v83
	v_mul_lo_u16_e32 v31, v30, v7
	v_sub_u16_e32 v30, v30, v31
	v_or_b32_e32 v30, s5, v30
	v_ffbl_b32_e32 v30, v30
	v_add_u32_e64 v20, s[0:1], v70, v20
	v_min_u32_e32 v37, 32, v30
	v_mad_u64_u32 v[30:31], s[0:1], v28, s8, 0
	v_mul_lo_u32 v20, v20, s8
	v_lshlrev_b32_e32 v34, 8, v28
	v_xor_b32_e32 v30, v30, v37
	v_add_u32_e64 v28, s[0:1], v31, v34
	v_add_u32_e64 v20, s[0:1], v80, v20
	v_lshlrev_b32_e32 v34, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_mul_lo_u32 v20, v20, s8
	v_mul_u32_u24_sdwa v14, v14, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_add_u32_e64 v34, s[0:1], v31, v34
	v_mul_i32_i24_sdwa v31, sext(v113), sext(v100) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u32_e64 v20, s[0:1], v73, v20
	v_add_u16_sdwa v31, v31, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_e32 v30, v30, v31
	v_and_b32_e32 v31, v113, v16
	v_mul_lo_u16_e32 v38, v31, v7
	v_sub_u16_e32 v31, v31, v38
	v_or_b32_e32 v31, s5, v31
	v_add_u32_e64 v20, s[0:1], v81, v20
	v_ffbl_b32_e32 v31, v31
	v_mul_lo_u32 v20, v20, s8
	v_min_u32_e32 v38, 32, v31
	v_lshlrev_b32_e32 v39, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v33, v20
	v_xor_b32_e32 v30, v30, v38
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v39, s[0:1], v31, v39
	v_lshlrev_b32_e32 v40, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v32, v20
	v_add_u32_e64 v40, s[0:1], v31, v40
	v_mul_i32_i24_sdwa v31, sext(v112), sext(v29) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_mul_lo_u32 v20, v20, s8
	v_add_u16_sdwa v31, v31, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v31
	v_and_b32_e32 v31, v112, v16
	v_mul_lo_u16_e32 v41, v31, v7
	v_sub_u16_e32 v31, v31, v41
	v_add_u32_e64 v20, s[0:1], v24, v20
	v_or_b32_e32 v31, s5, v31
	v_mul_lo_u32 v20, v20, s8
	v_ffbl_b32_e32 v31, v31
	v_min_u32_e32 v41, 32, v31
	v_lshlrev_b32_e32 v42, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v28, v20
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_e32 v30, v30, v41
	v_add_u32_e64 v42, s[0:1], v31, v42
	v_lshlrev_b32_e32 v44, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v34, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v44, s[0:1], v31, v44
	v_mul_i32_i24_sdwa v31, sext(v111), sext(v105) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v31, v31, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v31
	v_and_b32_e32 v31, v111, v16
	v_mul_lo_u16_e32 v45, v31, v7
	v_add_u32_e64 v20, s[0:1], v39, v20
	v_sub_u16_e32 v31, v31, v45
	v_mul_lo_u32 v20, v20, s8
	v_or_b32_e32 v31, s5, v31
	v_ffbl_b32_e32 v31, v31
	v_min_u32_e32 v22, 32, v31
	v_lshlrev_b32_e32 v45, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v40, v20
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_e32 v30, v30, v22
	v_add_u32_e64 v35, s[0:1], v31, v45
	v_lshlrev_b32_e32 v43, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v42, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v43, s[0:1], v31, v43
	v_mul_i32_i24_sdwa v31, sext(v110), sext(v104) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v31, v31, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v31
	v_and_b32_e32 v31, v110, v16
	v_add_u32_e64 v20, s[0:1], v44, v20
	v_mul_lo_u16_e32 v45, v31, v7
	v_mul_lo_u32 v20, v20, s8
	v_sub_u16_e32 v31, v31, v45
	v_or_b32_e32 v31, s5, v31
	v_ffbl_b32_e32 v31, v31
	v_min_u32_e32 v45, 32, v31
	v_lshlrev_b32_e32 v46, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v35, v20
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_e32 v30, v30, v45
	v_add_u32_e64 v46, s[0:1], v31, v46
	v_lshlrev_b32_e32 v47, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v43, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v33, s[0:1], v31, v47
	v_mul_i32_i24_sdwa v31, sext(v109), sext(v107) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v31, v31, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v20, s[0:1], v46, v20
	v_xor_b32_e32 v24, v30, v31
	v_and_b32_e32 v30, v109, v16
	v_mul_lo_u32 v20, v20, s8
	v_mul_lo_u16_e32 v28, v30, v7
	v_sub_u16_e32 v28, v30, v28
	v_mad_u64_u32 v[30:31], s[0:1], v24, s8, 0
	v_or_b32_e32 v28, s5, v28
	v_ffbl_b32_e32 v28, v28
	v_add_u32_e64 v20, s[0:1], v33, v20
	v_min_u32_e32 v28, 32, v28
	v_mul_lo_u32 v20, v20, s8
	v_lshlrev_b32_e32 v32, 8, v24
	v_xor_b32_e32 v30, v30, v28
	v_add_u32_e64 v24, s[0:1], v31, v32
	v_lshlrev_b32_e32 v32, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v20, s[0:1], v24, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v31, s[0:1], v31, v32
	v_mul_i32_i24_sdwa v32, sext(v108), sext(v106) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v32, v32, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v32, v30, v32
	v_and_b32_e32 v16, v108, v16
	v_mul_lo_u16_e32 v24, v16, v7
	v_add_u32_e64 v20, s[0:1], v31, v20
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_sub_u16_e32 v16, v16, v24
	v_mul_lo_u32 v20, v20, s8
	v_or_b32_e32 v16, s5, v16
	v_lshlrev_b32_e32 v24, 8, v32
	v_ffbl_b32_e32 v16, v16
	v_add_u32_e64 v24, s[0:1], v31, v24
	v_min_u32_e32 v16, 32, v16
	v_add_u32_e64 v20, s[0:1], v24, v20
	v_xor_b32_e32 v24, v30, v16
	v_mad_u64_u32 v[30:31], s[0:1], v24, s8, 0
	v_mul_lo_u32 v20, v20, s8
	v_lshlrev_b32_e32 v24, 8, v24
	v_add_u32_e64 v24, s[0:1], v31, v24
	v_add_u16_sdwa v14, v3, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_add_u32_e64 v31, s[0:1], v24, v20
	v_xor_b32_e32 v20, 1, v14
	v_and_b32_e32 v20, s9, v20
	v_mul_u32_u24_e32 v24, s8, v20
	v_xor_b32_e32 v18, v24, v18
	v_add_u32_e64 v32, s[0:1], 2, v1
	v_mov_b32_e32 v33, v2
	v_mad_u64_u32 v[34:35], s[0:1], v18, s8, 0
	v_lshlrev_b64 v[32:33], 3, v[32:33]
	v_lshlrev_b32_e32 v18, 8, v18
	v_add_u32_e64 v32, s[0:1], s4, v32
	v_addc_u32_e64 v33, s[0:1], v85, v33, s[0:1]
	v_xor_b32_e32 v24, v34, v14
	flat_store_dwordx2 v[32:33], v[30:31]
	v_mad_u64_u32 v[30:31], s[0:1], v24, s8, 0
	v_lshlrev_b32_e32 v24, 8, v24
	v_mul_u32_u24_sdwa v32, v117, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_xor_b32_e32 v26, v30, v26
	v_add_u32_e64 v24, s[0:1], v31, v24
	v_mad_u64_u32 v[30:31], s[0:1], v26, s8, 0
	v_add_u16_sdwa v34, v84, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshlrev_b32_e32 v26, 8, v26
	v_xor_b32_e32 v30, v30, v34
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v18, s[0:1], v35, v18
	v_xor_b32_e32 v32, v32, v36
	v_add_u32_e64 v26, s[0:1], v31, v26
	v_lshlrev_b32_e32 v35, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v35, s[0:1], v33, v35
	v_xor_b32_e32 v30, v30, v14
	v_lshlrev_b32_e32 v36, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v36, s[0:1], v31, v36
	v_xor_b32_e32 v32, v32, v4
	v_lshlrev_b32_e32 v39, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v39, s[0:1], v33, v39
	v_xor_b32_e32 v30, v30, v34
	v_lshlrev_b32_e32 v40, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v40, s[0:1], v31, v40
	v_xor_b32_e32 v32, v32, v5
	v_add_u32_e64 v42, s[0:1], v33, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v43, 8, v32
	v_mul_u32_u24_sdwa v32, v116, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v44, v32, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v44
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v43, s[0:1], v31, v43
	v_xor_b32_e32 v32, v32, v6
	v_lshlrev_b32_e32 v46, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v46, s[0:1], v33, v46
	v_xor_b32_e32 v30, v30, v14
	v_lshlrev_b32_e32 v47, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v47, s[0:1], v31, v47
	v_xor_b32_e32 v32, v32, v4
	v_lshlrev_b32_e32 v48, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v48, s[0:1], v33, v48
	v_xor_b32_e32 v30, v30, v34
	v_lshlrev_b32_e32 v49, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v49, s[0:1], v31, v49
	v_xor_b32_e32 v32, v32, v5
	v_lshlrev_b32_e32 v50, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v50, s[0:1], v33, v50
	v_xor_b32_e32 v30, v30, v44
	v_lshlrev_b32_e32 v51, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v51, s[0:1], v31, v51
	v_xor_b32_e32 v32, v32, v6
	v_add_u32_e64 v52, s[0:1], v33, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v53, 8, v32
	v_mul_u32_u24_sdwa v32, v123, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v54, v32, v87 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v54
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v53, s[0:1], v31, v53
	v_xor_b32_e32 v32, v32, v11
	v_lshlrev_b32_e32 v55, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v55, s[0:1], v33, v55
	v_xor_b32_e32 v30, v30, v14
	v_lshlrev_b32_e32 v56, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v56, s[0:1], v31, v56
	v_xor_b32_e32 v32, v32, v4
	v_lshlrev_b32_e32 v57, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v57, s[0:1], v33, v57
	v_xor_b32_e32 v30, v30, v34
	v_lshlrev_b32_e32 v58, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v58, s[0:1], v31, v58
	v_xor_b32_e32 v32, v32, v5
	v_lshlrev_b32_e32 v59, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v59, s[0:1], v33, v59
	v_xor_b32_e32 v30, v30, v44
	v_lshlrev_b32_e32 v60, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v60, s[0:1], v31, v60
	v_xor_b32_e32 v32, v32, v6
	v_lshlrev_b32_e32 v61, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v61, s[0:1], v33, v61
	v_xor_b32_e32 v30, v30, v54
	v_lshlrev_b32_e32 v62, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v62, s[0:1], v31, v62
	v_xor_b32_e32 v32, v32, v11
	v_add_u32_e64 v63, s[0:1], v33, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v64, 8, v32
	v_mul_u32_u24_sdwa v32, v119, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v65, v32, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v65
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v64, s[0:1], v31, v64
	v_xor_b32_e32 v32, v32, v12
	v_add_u32_e64 v66, s[0:1], v33, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v67, 8, v32
	v_mul_u32_u24_sdwa v32, v120, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v68, v32, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v68
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v67, s[0:1], v31, v67
	v_xor_b32_e32 v32, v32, v13
	v_add_u32_e64 v69, s[0:1], v33, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v70, 8, v32
	v_mul_u32_u24_sdwa v32, v121, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v71, v32, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v71
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v70, s[0:1], v31, v70
	v_xor_b32_e32 v32, v32, v8
	v_add_u32_e64 v72, s[0:1], v33, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v73, 8, v32
	v_mul_u32_u24_sdwa v32, v122, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v74, v32, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v30, v30, v74
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v73, s[0:1], v31, v73
	v_xor_b32_e32 v32, v32, v9
	v_lshlrev_b32_e32 v75, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v75, s[0:1], v33, v75
	v_xor_b32_e32 v14, v30, v14
	v_lshlrev_b32_e32 v76, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v14, s8, 0
	v_add_u32_e64 v76, s[0:1], v31, v76
	v_xor_b32_e32 v4, v32, v4
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v14, 8, v14
	v_add_u32_e64 v14, s[0:1], v33, v14
	v_xor_b32_e32 v30, v30, v34
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v4, 8, v4
	v_add_u32_e64 v34, s[0:1], v31, v4
	v_xor_b32_e32 v31, v32, v5
	v_mad_u64_u32 v[4:5], s[0:1], v31, s8, 0
	v_lshlrev_b32_e32 v30, 8, v30
	v_add_u32_e64 v32, s[0:1], v33, v30
	v_xor_b32_e32 v4, v4, v44
	v_lshlrev_b32_e32 v33, 8, v31
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_add_u32_e64 v33, s[0:1], v5, v33
	v_xor_b32_e32 v6, v30, v6
	v_lshlrev_b32_e32 v44, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e64 v44, s[0:1], v31, v44
	v_xor_b32_e32 v4, v4, v54
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e64 v6, s[0:1], v5, v6
	v_xor_b32_e32 v11, v30, v11
	v_lshlrev_b32_e32 v54, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v11, s8, 0
	v_add_u32_e64 v54, s[0:1], v31, v54
	v_xor_b32_e32 v4, v4, v65
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v11, 8, v11
	v_add_u32_e64 v65, s[0:1], v5, v11
	v_xor_b32_e32 v12, v30, v12
	v_lshlrev_b32_e32 v11, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v12, s8, 0
	v_add_u32_e64 v30, s[0:1], v31, v11
	v_xor_b32_e32 v4, v4, v68
	v_lshlrev_b32_e32 v31, 8, v12
	v_mad_u64_u32 v[11:12], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v4, 8, v4
	v_add_u32_e64 v31, s[0:1], v5, v31
	v_add_u32_e64 v12, s[0:1], v12, v4
	v_xor_b32_e32 v4, v11, v13
	v_lshlrev_b32_e32 v13, 8, v20
	v_lshlrev_b32_e32 v11, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_mul_lo_u32 v13, v13, s8
	v_add_u32_e64 v11, s[0:1], v5, v11
	v_add_u32_e64 v5, s[0:1], v18, v13
	v_mul_lo_u32 v5, v5, s8
	v_xor_b32_e32 v4, v4, v71
	v_lshlrev_b32_e32 v13, 8, v4
	v_add_u32_e64 v5, s[0:1], v24, v5
	v_mul_lo_u32 v18, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v18, s[0:1], v26, v18
	v_mul_lo_u32 v18, v18, s8
	v_add_u32_e64 v13, s[0:1], v5, v13
	v_xor_b32_e32 v4, v4, v8
	v_add_u32_e64 v5, s[0:1], v35, v18
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v8, 8, v4
	v_add_u32_e64 v5, s[0:1], v36, v5
	v_mul_lo_u32 v18, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v18, s[0:1], v39, v18
	v_mul_lo_u32 v18, v18, s8
	v_add_u32_e64 v8, s[0:1], v5, v8
	v_xor_b32_e32 v4, v4, v74
	v_add_u32_e64 v5, s[0:1], v40, v18
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v18, 8, v4
	v_add_u32_e64 v5, s[0:1], v42, v5
	v_mul_lo_u32 v20, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v20, s[0:1], v43, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v18, s[0:1], v5, v18
	v_xor_b32_e32 v4, v4, v9
	v_add_u32_e64 v5, s[0:1], v46, v20
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v9, 8, v4
	v_add_u32_e64 v5, s[0:1], v47, v5
	v_mul_lo_u32 v20, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v20, s[0:1], v48, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v9, s[0:1], v5, v9
	v_add_u32_e64 v5, s[0:1], v49, v20
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v20, v115, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v20, v20, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v20
	v_add_u32_e64 v5, s[0:1], v50, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v20, 8, v4
	v_add_u32_e64 v5, s[0:1], v51, v5
	v_mul_lo_u32 v24, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v24, s[0:1], v52, v24
	v_mul_lo_u32 v24, v24, s8
	v_add_u32_e64 v20, s[0:1], v5, v20
	v_xor_b32_e32 v4, v4, v82
	v_add_u32_e64 v5, s[0:1], v53, v24
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v24, 8, v4
	v_add_u32_e64 v5, s[0:1], v55, v5
	v_mul_lo_u32 v26, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v26, s[0:1], v56, v26
	v_mul_lo_u32 v26, v26, s8
	v_add_u32_e64 v24, s[0:1], v5, v24
	v_add_u32_e64 v5, s[0:1], v57, v26
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v26, v114, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v26, v26, v93 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v26
	v_add_u32_e64 v5, s[0:1], v58, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v26, 8, v4
	v_add_u32_e64 v5, s[0:1], v59, v5
	v_mul_lo_u32 v35, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v35, s[0:1], v60, v35
	v_mul_lo_u32 v35, v35, s8
	v_add_u32_e64 v26, s[0:1], v5, v26
	v_xor_b32_e32 v4, v4, v37
	v_add_u32_e64 v5, s[0:1], v61, v35
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v35, 8, v4
	v_add_u32_e64 v5, s[0:1], v62, v5
	v_mul_lo_u32 v36, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v36, s[0:1], v63, v36
	v_mul_lo_u32 v36, v36, s8
	v_add_u32_e64 v35, s[0:1], v5, v35
	v_add_u32_e64 v5, s[0:1], v64, v36
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v36, v113, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v36, v36, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v36
	v_add_u32_e64 v5, s[0:1], v66, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v36, 8, v4
	v_add_u32_e64 v5, s[0:1], v67, v5
	v_mul_lo_u32 v37, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v37, s[0:1], v69, v37
	v_mul_lo_u32 v37, v37, s8
	v_add_u32_e64 v36, s[0:1], v5, v36
	v_xor_b32_e32 v4, v4, v38
	v_add_u32_e64 v5, s[0:1], v70, v37
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v37, 8, v4
	v_add_u32_e64 v5, s[0:1], v72, v5
	v_mul_lo_u32 v38, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v38, s[0:1], v73, v38
	v_mul_lo_u32 v38, v38, s8
	v_add_u32_e64 v37, s[0:1], v5, v37
	v_add_u32_e64 v5, s[0:1], v75, v38
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v38, v112, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v38, v38, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v38
	v_add_u32_e64 v5, s[0:1], v76, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v38, 8, v4
	v_add_u32_e64 v5, s[0:1], v14, v5
	v_mul_lo_u32 v14, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v14, s[0:1], v34, v14
	v_mul_lo_u32 v14, v14, s8
	v_add_u32_e64 v34, s[0:1], v5, v38
	v_xor_b32_e32 v4, v4, v41
	v_add_u32_e64 v5, s[0:1], v32, v14
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v14, 8, v4
	v_add_u32_e64 v5, s[0:1], v33, v5
	v_mul_lo_u32 v32, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v32, s[0:1], v44, v32
	v_mul_lo_u32 v32, v32, s8
	v_add_u32_e64 v14, s[0:1], v5, v14
	v_add_u32_e64 v5, s[0:1], v6, v32
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v6, v111, v105 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v6, v6, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v6
	v_add_u32_e64 v5, s[0:1], v54, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v4
	v_add_u32_e64 v5, s[0:1], v65, v5
	v_mul_lo_u32 v32, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v30, s[0:1], v30, v32
	v_mul_lo_u32 v30, v30, s8
	v_add_u32_e64 v6, s[0:1], v5, v6
	v_xor_b32_e32 v4, v4, v22
	v_add_u32_e64 v5, s[0:1], v31, v30
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v22, 8, v4
	v_add_u32_e64 v5, s[0:1], v12, v5
	v_mul_lo_u32 v12, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v11, s[0:1], v11, v12
	v_mul_lo_u32 v11, v11, s8
	v_add_u32_e64 v12, s[0:1], v5, v22
	v_add_u32_e64 v5, s[0:1], v13, v11
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v11, v110, v104 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v11, v11, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v11
	v_add_u32_e64 v5, s[0:1], v8, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v8, 8, v4
	v_add_u32_e64 v5, s[0:1], v18, v5
	v_mul_lo_u32 v11, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v9, s[0:1], v9, v11
	v_mul_lo_u32 v9, v9, s8
	v_add_u32_e64 v8, s[0:1], v5, v8
	v_xor_b32_e32 v4, v4, v45
	v_add_u32_e64 v5, s[0:1], v20, v9
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v9, 8, v4
	v_add_u32_e64 v5, s[0:1], v24, v5
	v_mul_lo_u32 v11, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v11, s[0:1], v26, v11
	v_mul_lo_u32 v11, v11, s8
	v_add_u32_e64 v9, s[0:1], v5, v9
	v_add_u32_e64 v5, s[0:1], v35, v11
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v11, v109, v107 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v11, v11, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v11
	v_add_u32_e64 v5, s[0:1], v36, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v11, 8, v4
	v_add_u32_e64 v5, s[0:1], v37, v5
	v_mul_lo_u32 v13, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v13, s[0:1], v34, v13
	v_mul_lo_u32 v13, v13, s8
	v_add_u32_e64 v11, s[0:1], v5, v11
	v_xor_b32_e32 v4, v4, v28
	v_add_u32_e64 v5, s[0:1], v14, v13
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v13, 8, v4
	v_add_u32_e64 v5, s[0:1], v6, v5
	v_mul_lo_u32 v6, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v6, s[0:1], v12, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v12, s[0:1], v5, v13
	v_add_u32_e64 v5, s[0:1], v8, v6
	v_mul_lo_u32 v5, v5, s8
	v_mul_u32_u24_sdwa v6, v108, v106 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_add_u16_sdwa v6, v6, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, v4, v6
	v_add_u32_e64 v5, s[0:1], v9, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v4
	v_mov_b32_e32 v9, v2
	v_add_u32_e64 v5, s[0:1], v11, v5
	v_mul_lo_u32 v8, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e64 v8, s[0:1], v12, v8
	v_mul_lo_u32 v8, v8, s8
	v_add_u32_e64 v5, s[0:1], v5, v6
	v_xor_b32_e32 v6, v4, v16
	v_add_u32_e64 v8, s[0:1], v5, v8
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_mul_lo_u32 v8, v8, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e64 v5, s[0:1], v5, v6
	v_add_u32_e64 v5, s[0:1], v5, v8
	v_add_u32_e64 v8, s[0:1], 3, v1
	v_mul_hi_i32 v6, v118, v10
	v_lshlrev_b64 v[8:9], 3, v[8:9]
	v_lshlrev_b32_e64 v12, v0, -1
	v_add_u32_e64 v8, s[0:1], s4, v8
	v_addc_u32_e64 v9, s[0:1], v85, v9, s[0:1]
	v_add_u32_e64 v11, s[0:1], v3, v6
	v_and_b32_e32 v6, v118, v12
	flat_store_dwordx2 v[8:9], v[4:5]
	v_ffbl_b32_e32 v4, v6
	v_xor_b32_e32 v9, 1, v11
	v_min_u32_e32 v8, 32, v4
	v_mad_u64_u32 v[4:5], s[0:1], v9, s8, 0
	v_cndmask_b32_e64 v30, v8, 32, vcc
	v_lshlrev_b32_e32 v8, 8, v9
	v_add_u32_e64 v13, s[0:1], v5, v8
	v_xor_b32_e32 v8, v4, v30
	v_mad_u64_u32 v[4:5], s[0:1], v8, s8, 0
	v_mul_lo_u32 v9, v6, v7
	v_lshlrev_b32_e32 v8, 8, v8
	v_xor_b32_e32 v4, v4, v11
	v_add_u32_e64 v14, s[0:1], v5, v8
	v_sub_u32_e64 v8, s[0:1], v6, v9
	v_mad_u64_u32 v[5:6], s[0:1], v4, s8, 0
	v_lshlrev_b32_e32 v16, 8, v4
	v_ffbl_b32_e32 v4, v8
	v_min_u32_e32 v4, 32, v4
	v_xor_b32_e32 v5, v5, v4
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v31, s[0:1], v6, v16
	v_add_u32_e64 v32, s[0:1], v9, v5
	v_mul_hi_i32 v5, v117, v15
	v_and_b32_e32 v6, v117, v12
	v_mul_lo_u32 v9, v6, v7
	v_add_u32_e64 v33, s[0:1], v5, v84
	v_xor_b32_e32 v8, v8, v33
	v_sub_u32_e64 v9, s[0:1], v6, v9
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v18, 8, v8
	v_ffbl_b32_e32 v8, v9
	v_min_u32_e32 v16, 32, v8
	v_xor_b32_e32 v5, v5, v16
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v34, s[0:1], v6, v18
	v_xor_b32_e32 v8, v8, v11
	v_lshlrev_b32_e32 v18, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v35, s[0:1], v9, v18
	v_xor_b32_e32 v5, v5, v4
	v_lshlrev_b32_e32 v18, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v36, s[0:1], v6, v18
	v_xor_b32_e32 v8, v8, v33
	v_lshlrev_b32_e32 v18, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v37, s[0:1], v9, v18
	v_add_u32_e64 v38, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v16
	v_mul_hi_i32 v9, v116, v19
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v39, s[0:1], v9, v86
	v_and_b32_e32 v9, v116, v12
	v_add_u32_e64 v40, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v39
	v_mul_lo_u32 v18, v9, v7
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_sub_u32_e64 v9, s[0:1], v9, v18
	v_add_u32_e64 v41, s[0:1], v6, v8
	v_ffbl_b32_e32 v6, v9
	v_min_u32_e32 v18, 32, v6
	v_xor_b32_e32 v8, v5, v18
	v_and_b32_e32 v9, v123, v12
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_mul_lo_u32 v20, v9, v7
	v_lshlrev_b32_e32 v22, 8, v8
	v_xor_b32_e32 v5, v5, v11
	v_add_u32_e64 v42, s[0:1], v6, v22
	v_sub_u32_e64 v20, s[0:1], v9, v20
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v22, 8, v5
	v_xor_b32_e32 v8, v8, v4
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v43, s[0:1], v9, v22
	v_xor_b32_e32 v5, v5, v33
	v_lshlrev_b32_e32 v22, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v44, s[0:1], v6, v22
	v_xor_b32_e32 v8, v8, v16
	v_lshlrev_b32_e32 v22, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v45, s[0:1], v9, v22
	v_xor_b32_e32 v5, v5, v39
	v_lshlrev_b32_e32 v22, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v46, s[0:1], v6, v22
	v_add_u32_e64 v47, s[0:1], v9, v5
	v_xor_b32_e32 v8, v8, v18
	v_mul_hi_i32 v9, v123, v17
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v49, s[0:1], v9, v87
	v_add_u32_e64 v48, s[0:1], v6, v8
	v_xor_b32_e32 v5, v5, v49
	v_ffbl_b32_e32 v6, v20
	v_and_b32_e32 v9, v119, v12
	v_min_u32_e32 v24, 32, v6
	v_lshlrev_b32_e32 v8, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_mul_lo_u32 v20, v9, v7
	v_add_u32_e64 v50, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v24
	v_sub_u32_e64 v20, s[0:1], v9, v20
	v_and_b32_e32 v5, v120, v12
	v_and_b32_e32 v9, v121, v12
	v_mul_lo_u32 v6, v5, v7
	v_mul_lo_u32 v22, v9, v7
	v_sub_u32_e64 v28, s[0:1], v5, v6
	v_sub_u32_e64 v22, s[0:1], v9, v22
	v_and_b32_e32 v9, v122, v12
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_mul_lo_u32 v26, v9, v7
	v_xor_b32_e32 v5, v5, v11
	v_sub_u32_e64 v51, s[0:1], v9, v26
	v_lshlrev_b32_e32 v26, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v52, s[0:1], v6, v26
	v_xor_b32_e32 v8, v8, v4
	v_lshlrev_b32_e32 v26, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v53, s[0:1], v9, v26
	v_xor_b32_e32 v5, v5, v33
	v_lshlrev_b32_e32 v26, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v54, s[0:1], v6, v26
	v_xor_b32_e32 v8, v8, v16
	v_lshlrev_b32_e32 v26, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v55, s[0:1], v9, v26
	v_xor_b32_e32 v5, v5, v39
	v_lshlrev_b32_e32 v26, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v56, s[0:1], v6, v26
	v_xor_b32_e32 v8, v8, v18
	v_lshlrev_b32_e32 v26, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v57, s[0:1], v9, v26
	v_xor_b32_e32 v5, v5, v49
	v_lshlrev_b32_e32 v26, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v58, s[0:1], v6, v26
	v_add_u32_e64 v59, s[0:1], v9, v5
	v_xor_b32_e32 v8, v8, v24
	v_mul_hi_i32 v9, v119, v27
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v60, s[0:1], v9, v88
	v_add_u32_e64 v61, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v60
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_ffbl_b32_e32 v9, v20
	v_min_u32_e32 v26, 32, v9
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v62, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v26
	v_mul_hi_i32 v9, v120, v25
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v63, s[0:1], v9, v89
	v_add_u32_e64 v64, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v63
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_ffbl_b32_e32 v9, v28
	v_min_u32_e32 v28, 32, v9
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v65, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v28
	v_mul_hi_i32 v9, v121, v23
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v66, s[0:1], v9, v90
	v_add_u32_e64 v67, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v66
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_ffbl_b32_e32 v9, v22
	v_min_u32_e32 v20, 32, v9
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v68, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v20
	v_mul_hi_i32 v9, v122, v21
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v69, s[0:1], v9, v91
	v_add_u32_e64 v70, s[0:1], v6, v8
	v_xor_b32_e32 v8, v5, v69
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_ffbl_b32_e32 v9, v51
	v_min_u32_e32 v22, 32, v9
	v_xor_b32_e32 v5, v5, v22
	v_lshlrev_b32_e32 v51, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v51, s[0:1], v6, v51
	v_xor_b32_e32 v8, v8, v11
	v_lshlrev_b32_e32 v71, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v11, s[0:1], v9, v71
	v_xor_b32_e32 v5, v5, v4
	v_lshlrev_b32_e32 v71, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v71, s[0:1], v6, v71
	v_xor_b32_e32 v8, v8, v33
	v_lshlrev_b32_e32 v72, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v33, s[0:1], v9, v72
	v_xor_b32_e32 v5, v5, v16
	v_lshlrev_b32_e32 v72, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v72, s[0:1], v6, v72
	v_xor_b32_e32 v8, v8, v39
	v_lshlrev_b32_e32 v73, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v39, s[0:1], v9, v73
	v_xor_b32_e32 v5, v5, v18
	v_lshlrev_b32_e32 v73, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v73, s[0:1], v6, v73
	v_xor_b32_e32 v8, v8, v49
	v_lshlrev_b32_e32 v74, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v49, s[0:1], v9, v74
	v_xor_b32_e32 v5, v5, v24
	v_lshlrev_b32_e32 v74, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v74, s[0:1], v6, v74
	v_xor_b32_e32 v8, v8, v60
	v_lshlrev_b32_e32 v75, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v60, s[0:1], v9, v75
	v_xor_b32_e32 v5, v5, v26
	v_lshlrev_b32_e32 v75, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v75, s[0:1], v6, v75
	v_xor_b32_e32 v8, v8, v63
	v_lshlrev_b32_e32 v76, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v63, s[0:1], v9, v76
	v_xor_b32_e32 v5, v5, v28
	v_lshlrev_b32_e32 v76, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v76, s[0:1], v6, v76
	v_xor_b32_e32 v8, v8, v66
	v_lshlrev_b32_e32 v77, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_add_u32_e64 v66, s[0:1], v9, v77
	v_xor_b32_e32 v5, v5, v20
	v_lshlrev_b32_e32 v77, 8, v8
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_add_u32_e64 v77, s[0:1], v6, v77
	v_xor_b32_e32 v8, v8, v69
	v_lshlrev_b32_e32 v78, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v9, s[0:1], v9, v78
	v_xor_b32_e32 v69, v5, v22
	v_add_u32_e64 v8, s[0:1], v6, v8
	v_mad_u64_u32 v[5:6], s[0:1], v69, s8, 0
	v_lshlrev_b32_e32 v69, 8, v69
	v_mul_hi_i32 v78, v115, v101
	v_add_u32_e64 v69, s[0:1], v6, v69
	v_mul_lo_u32 v6, v13, s8
	v_add_u32_e64 v78, s[0:1], v78, v92
	v_and_b32_e32 v13, v115, v12
	v_add_u32_e64 v6, s[0:1], v14, v6
	v_mul_lo_u32 v6, v6, s8
	v_xor_b32_e32 v5, v5, v78
	v_mul_lo_u32 v78, v13, v7
	v_add_u32_e64 v6, s[0:1], v31, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v13, s[0:1], v13, v78
	v_ffbl_b32_e32 v13, v13
	v_add_u32_e64 v6, s[0:1], v32, v6
	v_mul_lo_u32 v14, v6, s8
	v_min_u32_e32 v78, 32, v13
	v_lshlrev_b32_e32 v13, 8, v5
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v14, s[0:1], v34, v14
	v_mul_lo_u32 v14, v14, s8
	v_add_u32_e64 v13, s[0:1], v6, v13
	v_xor_b32_e32 v5, v5, v78
	v_add_u32_e64 v6, s[0:1], v35, v14
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v31, 8, v5
	v_mul_hi_i32 v14, v114, v99
	v_add_u32_e64 v6, s[0:1], v36, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v14, s[0:1], v14, v93
	v_add_u32_e64 v6, s[0:1], v37, v6
	v_mul_lo_u32 v32, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v32, s[0:1], v38, v32
	v_mul_lo_u32 v32, v32, s8
	v_add_u32_e64 v31, s[0:1], v6, v31
	v_xor_b32_e32 v5, v5, v14
	v_add_u32_e64 v6, s[0:1], v40, v32
	v_mul_lo_u32 v6, v6, s8
	v_and_b32_e32 v14, v114, v12
	v_mul_lo_u32 v32, v14, v7
	v_add_u32_e64 v6, s[0:1], v41, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v14, s[0:1], v14, v32
	v_ffbl_b32_e32 v14, v14
	v_add_u32_e64 v6, s[0:1], v42, v6
	v_mul_lo_u32 v6, v6, s8
	v_min_u32_e32 v34, 32, v14
	v_lshlrev_b32_e32 v14, 8, v5
	v_add_u32_e64 v6, s[0:1], v43, v6
	v_mul_lo_u32 v32, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v32, s[0:1], v44, v32
	v_mul_lo_u32 v32, v32, s8
	v_add_u32_e64 v14, s[0:1], v6, v14
	v_xor_b32_e32 v5, v5, v34
	v_add_u32_e64 v6, s[0:1], v45, v32
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v35, 8, v5
	v_mul_hi_i32 v32, v113, v100
	v_add_u32_e64 v6, s[0:1], v46, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v32, s[0:1], v32, v95
	v_add_u32_e64 v6, s[0:1], v47, v6
	v_mul_lo_u32 v36, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v36, s[0:1], v48, v36
	v_mul_lo_u32 v36, v36, s8
	v_add_u32_e64 v35, s[0:1], v6, v35
	v_xor_b32_e32 v5, v5, v32
	v_add_u32_e64 v6, s[0:1], v50, v36
	v_mul_lo_u32 v6, v6, s8
	v_and_b32_e32 v32, v113, v12
	v_mul_lo_u32 v36, v32, v7
	v_add_u32_e64 v6, s[0:1], v52, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v32, s[0:1], v32, v36
	v_ffbl_b32_e32 v32, v32
	v_add_u32_e64 v6, s[0:1], v53, v6
	v_mul_lo_u32 v6, v6, s8
	v_min_u32_e32 v36, 32, v32
	v_lshlrev_b32_e32 v32, 8, v5
	v_add_u32_e64 v6, s[0:1], v54, v6
	v_mul_lo_u32 v37, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v37, s[0:1], v55, v37
	v_mul_lo_u32 v37, v37, s8
	v_add_u32_e64 v32, s[0:1], v6, v32
	v_xor_b32_e32 v5, v5, v36
	v_add_u32_e64 v6, s[0:1], v56, v37
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v38, 8, v5
	v_mul_hi_i32 v37, v112, v29
	v_add_u32_e64 v6, s[0:1], v57, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v37, s[0:1], v37, v94
	v_add_u32_e64 v6, s[0:1], v58, v6
	v_mul_lo_u32 v40, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v40, s[0:1], v59, v40
	v_mul_lo_u32 v40, v40, s8
	v_add_u32_e64 v38, s[0:1], v6, v38
	v_xor_b32_e32 v5, v5, v37
	v_add_u32_e64 v6, s[0:1], v61, v40
	v_mul_lo_u32 v6, v6, s8
	v_and_b32_e32 v37, v112, v12
	v_mul_lo_u32 v40, v37, v7
	v_add_u32_e64 v6, s[0:1], v62, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v37, s[0:1], v37, v40
	v_lshlrev_b32_e32 v40, 8, v5
	v_add_u32_e64 v6, s[0:1], v64, v6
	v_mul_lo_u32 v6, v6, s8
	v_ffbl_b32_e32 v37, v37
	v_min_u32_e32 v37, 32, v37
	v_add_u32_e64 v6, s[0:1], v65, v6
	v_mul_lo_u32 v41, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v41, s[0:1], v67, v41
	v_mul_lo_u32 v41, v41, s8
	v_add_u32_e64 v40, s[0:1], v6, v40
	v_xor_b32_e32 v5, v5, v37
	v_add_u32_e64 v6, s[0:1], v68, v41
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v42, 8, v5
	v_mul_hi_i32 v41, v111, v105
	v_add_u32_e64 v6, s[0:1], v70, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v41, s[0:1], v41, v97
	v_add_u32_e64 v6, s[0:1], v51, v6
	v_mul_lo_u32 v43, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v11, s[0:1], v11, v43
	v_mul_lo_u32 v11, v11, s8
	v_add_u32_e64 v42, s[0:1], v6, v42
	v_xor_b32_e32 v5, v5, v41
	v_add_u32_e64 v6, s[0:1], v71, v11
	v_mul_lo_u32 v6, v6, s8
	v_and_b32_e32 v11, v111, v12
	v_mul_lo_u32 v41, v11, v7
	v_add_u32_e64 v6, s[0:1], v33, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v11, s[0:1], v11, v41
	v_ffbl_b32_e32 v11, v11
	v_add_u32_e64 v6, s[0:1], v72, v6
	v_mul_lo_u32 v6, v6, s8
	v_min_u32_e32 v41, 32, v11
	v_lshlrev_b32_e32 v11, 8, v5
	v_add_u32_e64 v6, s[0:1], v39, v6
	v_mul_lo_u32 v33, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v33, s[0:1], v73, v33
	v_mul_lo_u32 v33, v33, s8
	v_add_u32_e64 v11, s[0:1], v6, v11
	v_xor_b32_e32 v5, v5, v41
	v_add_u32_e64 v6, s[0:1], v49, v33
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v39, 8, v5
	v_mul_hi_i32 v33, v110, v104
	v_add_u32_e64 v6, s[0:1], v74, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v33, s[0:1], v33, v96
	v_add_u32_e64 v6, s[0:1], v60, v6
	v_mul_lo_u32 v43, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v43, s[0:1], v75, v43
	v_mul_lo_u32 v43, v43, s8
	v_add_u32_e64 v39, s[0:1], v6, v39
	v_xor_b32_e32 v5, v5, v33
	v_add_u32_e64 v6, s[0:1], v63, v43
	v_mul_lo_u32 v6, v6, s8
	v_and_b32_e32 v33, v110, v12
	v_mul_lo_u32 v43, v33, v7
	v_add_u32_e64 v6, s[0:1], v76, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v33, s[0:1], v33, v43
	v_ffbl_b32_e32 v33, v33
	v_add_u32_e64 v6, s[0:1], v66, v6
	v_mul_lo_u32 v6, v6, s8
	v_min_u32_e32 v43, 32, v33
	v_lshlrev_b32_e32 v33, 8, v5
	v_add_u32_e64 v6, s[0:1], v77, v6
	v_mul_lo_u32 v44, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v9, s[0:1], v9, v44
	v_mul_lo_u32 v9, v9, s8
	v_add_u32_e64 v33, s[0:1], v6, v33
	v_xor_b32_e32 v5, v5, v43
	v_add_u32_e64 v6, s[0:1], v8, v9
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v9, 8, v5
	v_mul_hi_i32 v8, v109, v107
	v_add_u32_e64 v6, s[0:1], v69, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v8, s[0:1], v8, v103
	v_add_u32_e64 v6, s[0:1], v13, v6
	v_mul_lo_u32 v13, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v13, s[0:1], v31, v13
	v_mul_lo_u32 v13, v13, s8
	v_add_u32_e64 v9, s[0:1], v6, v9
	v_xor_b32_e32 v5, v5, v8
	v_add_u32_e64 v6, s[0:1], v14, v13
	v_mul_lo_u32 v6, v6, s8
	v_and_b32_e32 v8, v109, v12
	v_mul_lo_u32 v13, v8, v7
	v_add_u32_e64 v6, s[0:1], v35, v6
	v_mul_lo_u32 v6, v6, s8
	v_sub_u32_e64 v8, s[0:1], v8, v13
	v_ffbl_b32_e32 v8, v8
	v_add_u32_e64 v6, s[0:1], v32, v6
	v_mul_lo_u32 v6, v6, s8
	v_min_u32_e32 v35, 32, v8
	v_lshlrev_b32_e32 v8, 8, v5
	v_add_u32_e64 v6, s[0:1], v38, v6
	v_mul_lo_u32 v13, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v13, s[0:1], v40, v13
	v_mul_lo_u32 v13, v13, s8
	v_add_u32_e64 v8, s[0:1], v6, v8
	v_xor_b32_e32 v5, v5, v35
	v_add_u32_e64 v6, s[0:1], v42, v13
	v_mul_lo_u32 v6, v6, s8
	v_mul_hi_i32 v13, v108, v106
	v_add_u32_e64 v6, s[0:1], v11, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e64 v11, s[0:1], v13, v102
	v_lshlrev_b32_e32 v13, 8, v5
	v_add_u32_e64 v6, s[0:1], v39, v6
	v_mul_lo_u32 v14, v6, s8
	v_mad_u64_u32 v[5:6], s[0:1], v5, s8, 0
	v_add_u32_e64 v14, s[0:1], v33, v14
	v_mul_lo_u32 v14, v14, s8
	v_xor_b32_e32 v11, v5, v11
	v_add_u32_e64 v6, s[0:1], v6, v13
	v_add_u32_e64 v5, s[0:1], v9, v14
	v_mul_lo_u32 v5, v5, s8
	v_and_b32_e32 v9, v108, v12
	v_mul_lo_u32 v12, v9, v7
	v_add_u32_e64 v5, s[0:1], v8, v5
	v_mul_lo_u32 v5, v5, s8
	v_sub_u32_e64 v8, s[0:1], v9, v12
	v_ffbl_b32_e32 v8, v8
	v_add_u32_e64 v9, s[0:1], v6, v5
	v_mad_u64_u32 v[5:6], s[0:1], v11, s8, 0
	v_mul_lo_u32 v9, v9, s8
	v_lshlrev_b32_e32 v11, 8, v11
	v_min_u32_e32 v38, 32, v8
	v_add_u32_e64 v6, s[0:1], v6, v11
	v_xor_b32_e32 v5, v5, v38
	v_add_u32_e64 v6, s[0:1], v6, v9
	v_mad_u64_u32 v[8:9], s[0:1], v5, s8, 0
	v_mul_lo_u32 v6, v6, s8
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v5, s[0:1], v9, v5
	v_add_u32_e64 v9, s[0:1], v5, v6
	v_mul_hi_u32 v6, v118, v10
	v_add_u32_e64 v11, s[0:1], 4, v1
	v_mov_b32_e32 v12, v2
	v_add_u32_e64 v39, s[0:1], v3, v6
	v_xor_b32_e32 v5, 1, v39
	v_lshlrev_b64 v[11:12], 3, v[11:12]
	v_mad_u64_u32 v[13:14], s[0:1], v5, s8, 0
	v_add_u32_e64 v11, s[0:1], s4, v11
	v_addc_u32_e64 v12, s[0:1], v85, v12, s[0:1]
	flat_store_dwordx2 v[11:12], v[8:9]
	v_xor_b32_e32 v11, v13, v30
	v_mad_u64_u32 v[8:9], s[0:1], v11, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v40, s[0:1], v14, v5
	v_xor_b32_e32 v8, v8, v39
	v_lshlrev_b32_e32 v5, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v42, s[0:1], v9, v5
	v_lshlrev_b32_e32 v5, 8, v8
	v_add_u32_e64 v44, s[0:1], v12, v5
	v_xor_b32_e32 v5, v11, v4
	v_mul_hi_u32 v9, v117, v15
	v_mad_u64_u32 v[11:12], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e64 v45, s[0:1], v9, v84
	v_xor_b32_e32 v8, v11, v45
	v_mad_u64_u32 v[13:14], s[0:1], v8, s8, 0
	v_add_u32_e64 v46, s[0:1], v12, v5
	v_lshlrev_b32_e32 v5, 8, v8
	v_xor_b32_e32 v8, v13, v16
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v47, s[0:1], v14, v5
	v_lshlrev_b32_e32 v5, 8, v8
	v_xor_b32_e32 v8, v11, v39
	v_mad_u64_u32 v[13:14], s[0:1], v8, s8, 0
	v_add_u32_e64 v48, s[0:1], v12, v5
	v_lshlrev_b32_e32 v5, 8, v8
	v_xor_b32_e32 v8, v13, v4
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_add_u32_e64 v49, s[0:1], v14, v5
	v_lshlrev_b32_e32 v5, 8, v8
	v_xor_b32_e32 v8, v11, v45
	v_mad_u64_u32 v[13:14], s[0:1], v8, s8, 0
	v_add_u32_e64 v50, s[0:1], v12, v5
	v_lshlrev_b32_e32 v5, 8, v8
	v_add_u32_e64 v51, s[0:1], v14, v5
	v_xor_b32_e32 v8, v13, v16
	v_mul_hi_u32 v5, v116, v19
	v_mad_u64_u32 v[11:12], s[0:1], v8, s8, 0
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e64 v52, s[0:1], v5, v86
	v_xor_b32_e32 v11, v11, v52
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v53, s[0:1], v12, v8
	v_xor_b32_e32 v13, v13, v18
	v_lshlrev_b32_e32 v8, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v54, s[0:1], v14, v8
	v_xor_b32_e32 v11, v11, v39
	v_lshlrev_b32_e32 v8, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v55, s[0:1], v12, v8
	v_xor_b32_e32 v13, v13, v4
	v_lshlrev_b32_e32 v8, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v56, s[0:1], v14, v8
	v_xor_b32_e32 v11, v11, v45
	v_lshlrev_b32_e32 v8, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v57, s[0:1], v12, v8
	v_xor_b32_e32 v13, v13, v16
	v_lshlrev_b32_e32 v8, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v58, s[0:1], v14, v8
	v_xor_b32_e32 v11, v11, v52
	v_lshlrev_b32_e32 v8, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v59, s[0:1], v12, v8
	v_lshlrev_b32_e32 v8, 8, v11
	v_add_u32_e64 v60, s[0:1], v14, v8
	v_xor_b32_e32 v13, v13, v18
	v_mul_hi_u32 v8, v123, v17
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_lshlrev_b32_e32 v30, 8, v13
	v_add_u32_e64 v61, s[0:1], v8, v87
	v_xor_b32_e32 v11, v11, v61
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v62, s[0:1], v12, v30
	v_xor_b32_e32 v13, v13, v24
	v_lshlrev_b32_e32 v30, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v63, s[0:1], v14, v30
	v_xor_b32_e32 v11, v11, v39
	v_lshlrev_b32_e32 v30, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v64, s[0:1], v12, v30
	v_xor_b32_e32 v13, v13, v4
	v_lshlrev_b32_e32 v30, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v65, s[0:1], v14, v30
	v_xor_b32_e32 v11, v11, v45
	v_lshlrev_b32_e32 v30, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v66, s[0:1], v12, v30
	v_xor_b32_e32 v13, v13, v16
	v_lshlrev_b32_e32 v30, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v67, s[0:1], v14, v30
	v_xor_b32_e32 v11, v11, v52
	v_lshlrev_b32_e32 v30, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_add_u32_e64 v68, s[0:1], v12, v30
	v_xor_b32_e32 v13, v13, v18
	v_lshlrev_b32_e32 v30, 8, v11
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_add_u32_e64 v69, s[0:1], v14, v30
	v_xor_b32_e32 v11, v11, v61
	v_lshlrev_b32_e32 v30, 8, v13
	v_mad_u64_u32 v[13:14], s[0:1], v11, s8, 0
	v_lshlrev_b32_e32 v11, 8, v11
	v_add_u32_e64 v70, s[0:1], v12, v30
	v_add_u32_e64 v71, s[0:1], v14, v11
	v_xor_b32_e32 v13, v13, v24
	v_mul_hi_u32 v14, v119, v27
	v_mad_u64_u32 v[11:12], s[0:1], v13, s8, 0
	v_lshlrev_b32_e32 v13, 8, v13
	v_add_u32_e64 v72, s[0:1], v14, v88
	v_xor_b32_e32 v11, v11, v72
	v_mad_u64_u32 v[30:31], s[0:1], v11, s8, 0
	v_add_u32_e64 v73, s[0:1], v12, v13
	v_lshlrev_b32_e32 v11, 8, v11
	v_xor_b32_e32 v30, v30, v26
	v_mul_hi_u32 v13, v120, v25
	v_add_u32_e64 v74, s[0:1], v31, v11
	v_mad_u64_u32 v[11:12], s[0:1], v30, s8, 0
	v_add_u32_e64 v75, s[0:1], v13, v89
	v_xor_b32_e32 v11, v11, v75
	v_lshlrev_b32_e32 v32, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v11, s8, 0
	v_lshlrev_b32_e32 v11, 8, v11
	v_add_u32_e64 v76, s[0:1], v12, v32
	v_add_u32_e64 v77, s[0:1], v31, v11
	v_xor_b32_e32 v11, v30, v28
	v_mul_hi_u32 v12, v121, v23
	v_mad_u64_u32 v[30:31], s[0:1], v11, s8, 0
	v_lshlrev_b32_e32 v11, 8, v11
	v_add_u32_e64 v79, s[0:1], v12, v90
	v_xor_b32_e32 v30, v30, v79
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v80, s[0:1], v31, v11
	v_lshlrev_b32_e32 v11, 8, v30
	v_add_u32_e64 v81, s[0:1], v33, v11
	v_xor_b32_e32 v32, v32, v20
	v_mul_hi_u32 v11, v122, v21
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_lshlrev_b32_e32 v82, 8, v32
	v_add_u32_e64 v83, s[0:1], v11, v91
	v_xor_b32_e32 v30, v30, v83
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v82, s[0:1], v31, v82
	v_xor_b32_e32 v32, v32, v22
	v_lshlrev_b32_e32 v124, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v32, s8, 0
	v_add_u32_e64 v124, s[0:1], v33, v124
	v_xor_b32_e32 v30, v30, v39
	v_lshlrev_b32_e32 v125, 8, v32
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_add_u32_e64 v39, s[0:1], v31, v125
	v_xor_b32_e32 v4, v32, v4
	v_lshlrev_b32_e32 v125, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v4, s8, 0
	v_add_u32_e64 v125, s[0:1], v33, v125
	v_xor_b32_e32 v30, v30, v45
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v4, 8, v4
	v_add_u32_e64 v4, s[0:1], v31, v4
	v_xor_b32_e32 v16, v32, v16
	v_lshlrev_b32_e32 v45, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v16, s8, 0
	v_add_u32_e64 v45, s[0:1], v33, v45
	v_xor_b32_e32 v30, v30, v52
	v_mad_u64_u32 v[32:33], s[0:1], v30, s8, 0
	v_lshlrev_b32_e32 v16, 8, v16
	v_add_u32_e64 v52, s[0:1], v31, v16
	v_xor_b32_e32 v18, v32, v18
	v_lshlrev_b32_e32 v16, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_add_u32_e64 v126, s[0:1], v33, v16
	v_lshlrev_b32_e32 v16, 8, v18
	v_xor_b32_e32 v18, v30, v61
	v_mad_u64_u32 v[32:33], s[0:1], v18, s8, 0
	v_add_u32_e64 v61, s[0:1], v31, v16
	v_lshlrev_b32_e32 v16, 8, v18
	v_xor_b32_e32 v18, v32, v24
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_add_u32_e64 v127, s[0:1], v33, v16
	v_lshlrev_b32_e32 v16, 8, v18
	v_xor_b32_e32 v18, v30, v72
	v_mad_u64_u32 v[32:33], s[0:1], v18, s8, 0
	v_add_u32_e64 v72, s[0:1], v31, v16
	v_lshlrev_b32_e32 v16, 8, v18
	v_xor_b32_e32 v18, v32, v26
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_add_u32_e64 v26, s[0:1], v33, v16
	v_lshlrev_b32_e32 v16, 8, v18
	v_xor_b32_e32 v18, v30, v75
	v_mad_u64_u32 v[32:33], s[0:1], v18, s8, 0
	v_add_u32_e64 v75, s[0:1], v31, v16
	v_lshlrev_b32_e32 v16, 8, v18
	v_add_u32_e64 v33, s[0:1], v33, v16
	v_xor_b32_e32 v16, v32, v28
	v_mad_u64_u32 v[30:31], s[0:1], v16, s8, 0
	v_mul_lo_u32 v18, v40, s8
	v_lshlrev_b32_e32 v16, 8, v16
	v_add_u32_e64 v28, s[0:1], v31, v16
	v_add_u32_e64 v16, s[0:1], v42, v18
	v_mul_lo_u32 v16, v16, s8
	v_xor_b32_e32 v18, v30, v79
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_add_u32_e64 v16, s[0:1], v44, v16
	v_mul_lo_u32 v16, v16, s8
	v_lshlrev_b32_e32 v24, 8, v18
	v_xor_b32_e32 v18, v30, v20
	v_add_u32_e64 v32, s[0:1], v31, v24
	v_add_u32_e64 v16, s[0:1], v46, v16
	v_mul_lo_u32 v16, v16, s8
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_lshlrev_b32_e32 v20, 8, v18
	v_add_u32_e64 v16, s[0:1], v47, v16
	v_mul_lo_u32 v16, v16, s8
	v_xor_b32_e32 v18, v30, v83
	v_add_u32_e64 v40, s[0:1], v31, v20
	v_add_u32_e64 v16, s[0:1], v48, v16
	v_mul_lo_u32 v16, v16, s8
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_lshlrev_b32_e32 v20, 8, v18
	v_add_u32_e64 v16, s[0:1], v49, v16
	v_mul_lo_u32 v16, v16, s8
	v_xor_b32_e32 v18, v30, v22
	v_add_u32_e64 v42, s[0:1], v31, v20
	v_add_u32_e64 v16, s[0:1], v50, v16
	v_mul_lo_u32 v16, v16, s8
	v_lshlrev_b32_e32 v20, 8, v18
	v_mad_u64_u32 v[30:31], s[0:1], v18, s8, 0
	v_add_u32_e64 v16, s[0:1], v51, v16
	v_mul_lo_u32 v16, v16, s8
	v_add_u32_e64 v44, s[0:1], v31, v20
	v_add_u32_e64 v16, s[0:1], v53, v16
	v_mul_lo_u32 v16, v16, s8
	v_add_u32_e64 v16, s[0:1], v54, v16
	v_mul_lo_u32 v16, v16, s8
	v_add_u32_e64 v16, s[0:1], v55, v16
	v_mul_lo_u32 v16, v16, s8
	v_add_u32_e64 v16, s[0:1], v56, v16
	v_mul_lo_u32 v18, v16, s8
	v_mul_hi_u32 v16, v115, v101
	v_add_u32_e64 v18, s[0:1], v57, v18
	v_mul_lo_u32 v18, v18, s8
	v_add_u32_e64 v20, s[0:1], v16, v92
	v_xor_b32_e32 v20, v30, v20
	v_add_u32_e64 v18, s[0:1], v58, v18
	v_mul_lo_u32 v18, v18, s8
	v_mad_u64_u32 v[30:31], s[0:1], v20, s8, 0
	v_lshlrev_b32_e32 v22, 8, v20
	v_add_u32_e64 v18, s[0:1], v59, v18
	v_mul_lo_u32 v18, v18, s8
	v_xor_b32_e32 v20, v30, v78
	v_add_u32_e64 v46, s[0:1], v31, v22
	v_add_u32_e64 v18, s[0:1], v60, v18
	v_mul_lo_u32 v18, v18, s8
	v_lshlrev_b32_e32 v22, 8, v20
	v_mad_u64_u32 v[30:31], s[0:1], v20, s8, 0
	v_add_u32_e64 v18, s[0:1], v62, v18
	v_mul_lo_u32 v18, v18, s8
	v_add_u32_e64 v47, s[0:1], v31, v22
	v_add_u32_e64 v18, s[0:1], v63, v18
	v_mul_lo_u32 v18, v18, s8
	v_add_u32_e64 v18, s[0:1], v64, v18
	v_mul_lo_u32 v20, v18, s8
	v_mul_hi_u32 v18, v114, v99
	v_add_u32_e64 v20, s[0:1], v65, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v22, s[0:1], v18, v93
	v_xor_b32_e32 v22, v30, v22
	v_add_u32_e64 v20, s[0:1], v66, v20
	v_mul_lo_u32 v20, v20, s8
	v_mad_u64_u32 v[30:31], s[0:1], v22, s8, 0
	v_lshlrev_b32_e32 v24, 8, v22
	v_add_u32_e64 v20, s[0:1], v67, v20
	v_mul_lo_u32 v20, v20, s8
	v_xor_b32_e32 v22, v30, v34
	v_add_u32_e64 v48, s[0:1], v31, v24
	v_add_u32_e64 v20, s[0:1], v68, v20
	v_mul_lo_u32 v20, v20, s8
	v_lshlrev_b32_e32 v24, 8, v22
	v_mad_u64_u32 v[30:31], s[0:1], v22, s8, 0
	v_add_u32_e64 v20, s[0:1], v69, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v34, s[0:1], v31, v24
	v_add_u32_e64 v20, s[0:1], v70, v20
	v_mul_lo_u32 v20, v20, s8
	v_add_u32_e64 v20, s[0:1], v71, v20
	v_mul_lo_u32 v22, v20, s8
	v_mul_hi_u32 v20, v113, v100
	v_add_u32_e64 v22, s[0:1], v73, v22
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v24, s[0:1], v20, v95
	v_xor_b32_e32 v24, v30, v24
	v_add_u32_e64 v22, s[0:1], v74, v22
	v_mul_lo_u32 v22, v22, s8
	v_mad_u64_u32 v[30:31], s[0:1], v24, s8, 0
	v_lshlrev_b32_e32 v49, 8, v24
	v_add_u32_e64 v22, s[0:1], v76, v22
	v_mul_lo_u32 v22, v22, s8
	v_xor_b32_e32 v24, v30, v36
	v_add_u32_e64 v49, s[0:1], v31, v49
	v_add_u32_e64 v22, s[0:1], v77, v22
	v_mul_lo_u32 v22, v22, s8
	v_lshlrev_b32_e32 v36, 8, v24
	v_mad_u64_u32 v[30:31], s[0:1], v24, s8, 0
	v_add_u32_e64 v22, s[0:1], v80, v22
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v36, s[0:1], v31, v36
	v_add_u32_e64 v22, s[0:1], v81, v22
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e64 v22, s[0:1], v82, v22
	v_mul_lo_u32 v24, v22, s8
	v_mul_hi_u32 v22, v112, v29
	v_add_u32_e64 v24, s[0:1], v124, v24
	v_mul_lo_u32 v24, v24, s8
	v_add_u32_e64 v31, s[0:1], v22, v94
	v_xor_b32_e32 v30, v30, v31
	v_add_u32_e64 v24, s[0:1], v39, v24
	v_mul_lo_u32 v24, v24, s8
	v_lshlrev_b32_e32 v39, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v24, s[0:1], v125, v24
	v_mul_lo_u32 v24, v24, s8
	v_add_u32_e64 v39, s[0:1], v31, v39
	v_add_u32_e64 v4, s[0:1], v4, v24
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v24, v30, v37
	v_lshlrev_b32_e32 v37, 8, v24
	v_mad_u64_u32 v[30:31], s[0:1], v24, s8, 0
	v_add_u32_e64 v4, s[0:1], v45, v4
	v_mul_lo_u32 v4, v4, s8
	v_mul_hi_u32 v24, v111, v105
	v_add_u32_e64 v37, s[0:1], v31, v37
	v_add_u32_e64 v4, s[0:1], v52, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v31, s[0:1], v24, v97
	v_xor_b32_e32 v30, v30, v31
	v_add_u32_e64 v4, s[0:1], v126, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v45, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v4, s[0:1], v61, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v45, s[0:1], v31, v45
	v_add_u32_e64 v4, s[0:1], v127, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v72, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v26, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v26, v30, v41
	v_lshlrev_b32_e32 v41, 8, v26
	v_mad_u64_u32 v[30:31], s[0:1], v26, s8, 0
	v_add_u32_e64 v4, s[0:1], v75, v4
	v_mul_lo_u32 v4, v4, s8
	v_mul_hi_u32 v26, v110, v104
	v_add_u32_e64 v4, s[0:1], v33, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v33, s[0:1], v31, v41
	v_add_u32_e64 v4, s[0:1], v28, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v28, s[0:1], v26, v96
	v_xor_b32_e32 v28, v30, v28
	v_add_u32_e64 v4, s[0:1], v32, v4
	v_mul_lo_u32 v4, v4, s8
	v_mad_u64_u32 v[30:31], s[0:1], v28, s8, 0
	v_lshlrev_b32_e32 v32, 8, v28
	v_add_u32_e64 v4, s[0:1], v40, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v28, v30, v43
	v_add_u32_e64 v40, s[0:1], v31, v32
	v_add_u32_e64 v4, s[0:1], v42, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v32, 8, v28
	v_mad_u64_u32 v[30:31], s[0:1], v28, s8, 0
	v_add_u32_e64 v4, s[0:1], v44, v4
	v_mul_lo_u32 v4, v4, s8
	v_mul_hi_u32 v28, v109, v107
	v_add_u32_e64 v41, s[0:1], v31, v32
	v_add_u32_e64 v4, s[0:1], v46, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v31, s[0:1], v28, v103
	v_xor_b32_e32 v30, v30, v31
	v_add_u32_e64 v4, s[0:1], v47, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v32, 8, v30
	v_mad_u64_u32 v[30:31], s[0:1], v30, s8, 0
	v_add_u32_e64 v4, s[0:1], v48, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v30, v30, v35
	v_lshlrev_b32_e32 v35, 8, v30
	v_add_u32_e64 v4, s[0:1], v34, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v34, s[0:1], v31, v32
	v_mad_u64_u32 v[31:32], s[0:1], v30, s8, 0
	v_add_u32_e64 v4, s[0:1], v49, v4
	v_mul_lo_u32 v4, v4, s8
	v_mul_hi_u32 v30, v108, v106
	v_add_u32_e64 v4, s[0:1], v36, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v39, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v37, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v45, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v4, s[0:1], v33, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v33, s[0:1], v32, v35
	v_add_u32_e64 v32, s[0:1], v30, v102
	v_add_u32_e64 v4, s[0:1], v40, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v31, v31, v32
	v_lshlrev_b32_e32 v35, 8, v31
	v_mad_u64_u32 v[31:32], s[0:1], v31, s8, 0
	v_add_u32_e64 v4, s[0:1], v41, v4
	v_mul_lo_u32 v4, v4, s8
	v_add_u32_e64 v32, s[0:1], v32, v35
	v_xor_b32_e32 v35, v140, v98
	v_add_u32_e64 v4, s[0:1], v34, v4
	v_mul_lo_u32 v4, v4, s8
	v_mul_lo_u32 v35, v35, s3
	v_mov_b32_e32 v34, v2
	v_add_u32_e64 v4, s[0:1], v33, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_e32 v33, v31, v38
	v_add_u32_e64 v4, s[0:1], v32, v4
	v_mad_u64_u32 v[31:32], s[0:1], v33, s8, 0
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v33, 8, v33
	v_add_u32_e64 v32, s[0:1], v32, v33
	v_add_u32_e64 v32, s[0:1], v32, v4
	v_or_b32_e32 v4, 1, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_add_u32_e64 v33, s[0:1], 5, v1
	v_lshlrev_b64 v[33:34], 3, v[33:34]
	v_lshrrev_b32_e32 v36, 15, v4
	v_xor_b32_e32 v4, v36, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v36, 15, v35
	v_xor_b32_e32 v37, v36, v35
	v_add_u32_e64 v33, s[0:1], s4, v33
	v_xor_b32_sdwa v132, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v37, v37, s2
	v_addc_u32_e64 v34, s[0:1], v85, v34, s[0:1]
	v_mul_lo_u32 v4, v10, v4
	v_mad_u64_u32 v[35:36], s[0:1], v10, v132, 0
	flat_store_dwordx2 v[33:34], v[31:32]
	v_xor_b32_sdwa v134, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v31, 31, v37
	v_add_u32_e64 v4, s[0:1], v36, v4
	v_mul_lo_u32 v33, v118, v31
	v_mad_u64_u32 v[31:32], s[0:1], v118, v134, 0
	v_add_u32_e64 v63, s[0:1], v6, v35
	v_addc_u32_e64 v64, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 4, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v35, 3, v98
	v_xor_b32_e32 v35, v140, v35
	v_mul_lo_u32 v37, v35, s3
	v_lshrrev_b32_e32 v35, 15, v4
	v_xor_b32_e32 v4, v35, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v38, 15, v37
	v_xor_b32_e32 v39, v38, v37
	v_mul_lo_u32 v39, v39, s2
	v_xor_b32_sdwa v124, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v34, s[0:1], v32, v33
	v_mov_b32_e32 v33, v31
	v_mul_lo_u32 v4, v4, v15
	v_mad_u64_u32 v[37:38], s[0:1], v124, v15, 0
	v_ashrrev_i64 v[33:34], 1, v[33:34]
	v_ashrrev_i64 v[35:36], 1, v[63:64]
	v_xor_b32_sdwa v125, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v69, s[0:1], v35, v33
	v_addc_u32_e64 v154, s[0:1], v36, v34, s[0:1]
	v_add_u32_e64 v4, s[0:1], v38, v4
	v_mad_u64_u32 v[35:36], s[0:1], v117, v125, 0
	v_add_u32_e64 v64, s[0:1], v9, v37
	v_addc_u32_e64 v65, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 7, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v37, 6, v98
	v_xor_b32_e32 v37, v140, v37
	v_ashrrev_i32_e32 v33, 31, v39
	v_mul_lo_u32 v39, v37, s3
	v_lshrrev_b32_e32 v37, 15, v4
	v_xor_b32_e32 v4, v37, v4
	v_mul_lo_u32 v4, v4, s2
	v_mul_lo_u32 v33, v117, v33
	v_lshrrev_b32_e32 v40, 15, v39
	v_xor_b32_e32 v41, v40, v39
	v_xor_b32_sdwa v126, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v41, v41, s2
	v_add_u32_e64 v34, s[0:1], v36, v33
	v_mov_b32_e32 v33, v35
	v_mul_lo_u32 v4, v4, v19
	v_mad_u64_u32 v[39:40], s[0:1], v126, v19, 0
	v_ashrrev_i64 v[33:34], 1, v[33:34]
	v_ashrrev_i64 v[37:38], 1, v[64:65]
	v_xor_b32_sdwa v127, v41, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v155, s[0:1], v37, v33
	v_ashrrev_i32_e32 v33, 31, v41
	v_addc_u32_e64 v156, s[0:1], v38, v34, s[0:1]
	v_add_u32_e64 v4, s[0:1], v40, v4
	v_mul_lo_u32 v37, v116, v33
	v_mad_u64_u32 v[33:34], s[0:1], v116, v127, 0
	v_add_u32_e64 v65, s[0:1], v5, v39
	v_addc_u32_e64 v66, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 10, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v39, 9, v98
	v_xor_b32_e32 v39, v140, v39
	v_mul_lo_u32 v41, v39, s3
	v_lshrrev_b32_e32 v39, 15, v4
	v_xor_b32_e32 v4, v39, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v42, 15, v41
	v_xor_b32_e32 v43, v42, v41
	v_mul_lo_u32 v43, v43, s2
	v_xor_b32_sdwa v128, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v38, s[0:1], v34, v37
	v_mov_b32_e32 v37, v33
	v_mul_lo_u32 v4, v4, v17
	v_mad_u64_u32 v[41:42], s[0:1], v128, v17, 0
	v_ashrrev_i64 v[37:38], 1, v[37:38]
	v_ashrrev_i64 v[39:40], 1, v[65:66]
	v_xor_b32_sdwa v129, v43, v43 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v157, s[0:1], v39, v37
	v_ashrrev_i32_e32 v37, 31, v43
	v_addc_u32_e64 v158, s[0:1], v40, v38, s[0:1]
	v_add_u32_e64 v4, s[0:1], v42, v4
	v_mul_lo_u32 v39, v123, v37
	v_mad_u64_u32 v[37:38], s[0:1], v123, v129, 0
	v_add_u32_e64 v66, s[0:1], v8, v41
	v_addc_u32_e64 v67, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 13, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v41, 12, v98
	v_xor_b32_e32 v41, v140, v41
	v_mul_lo_u32 v43, v41, s3
	v_lshrrev_b32_e32 v41, 15, v4
	v_xor_b32_e32 v4, v41, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v44, 15, v43
	v_xor_b32_e32 v45, v44, v43
	v_mul_lo_u32 v45, v45, s2
	v_xor_b32_sdwa v130, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v40, s[0:1], v38, v39
	v_mov_b32_e32 v39, v37
	v_mul_lo_u32 v4, v4, v27
	v_mad_u64_u32 v[43:44], s[0:1], v130, v27, 0
	v_ashrrev_i64 v[39:40], 1, v[39:40]
	v_ashrrev_i64 v[41:42], 1, v[66:67]
	v_xor_b32_sdwa v131, v45, v45 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v163, s[0:1], v41, v39
	v_addc_u32_e64 v164, s[0:1], v42, v40, s[0:1]
	v_add_u32_e64 v4, s[0:1], v44, v4
	v_mad_u64_u32 v[41:42], s[0:1], v119, v131, 0
	v_add_u32_e64 v67, s[0:1], v14, v43
	v_addc_u32_e64 v68, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 16, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v43, 15, v98
	v_xor_b32_e32 v43, v140, v43
	v_ashrrev_i32_e32 v39, 31, v45
	v_mul_lo_u32 v45, v43, s3
	v_lshrrev_b32_e32 v43, 15, v4
	v_xor_b32_e32 v4, v43, v4
	v_mul_lo_u32 v4, v4, s2
	v_mul_lo_u32 v39, v119, v39
	v_lshrrev_b32_e32 v46, 15, v45
	v_xor_b32_e32 v47, v46, v45
	v_xor_b32_sdwa v133, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v47, v47, s2
	v_add_u32_e64 v40, s[0:1], v42, v39
	v_mov_b32_e32 v39, v41
	v_mul_lo_u32 v4, v4, v25
	v_mad_u64_u32 v[45:46], s[0:1], v133, v25, 0
	v_ashrrev_i64 v[39:40], 1, v[39:40]
	v_ashrrev_i64 v[43:44], 1, v[67:68]
	v_xor_b32_sdwa v135, v47, v47 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v159, s[0:1], v43, v39
	v_addc_u32_e64 v160, s[0:1], v44, v40, s[0:1]
	v_add_u32_e64 v4, s[0:1], v46, v4
	v_mad_u64_u32 v[43:44], s[0:1], v120, v135, 0
	v_add_u32_e64 v72, s[0:1], v13, v45
	v_addc_u32_e64 v73, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 19, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v45, 18, v98
	v_xor_b32_e32 v45, v140, v45
	v_ashrrev_i32_e32 v39, 31, v47
	v_mul_lo_u32 v47, v45, s3
	v_lshrrev_b32_e32 v45, 15, v4
	v_xor_b32_e32 v4, v45, v4
	v_mul_lo_u32 v4, v4, s2
	v_mul_lo_u32 v39, v120, v39
	v_lshrrev_b32_e32 v48, 15, v47
	v_xor_b32_e32 v49, v48, v47
	v_xor_b32_sdwa v136, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v49, v49, s2
	v_add_u32_e64 v40, s[0:1], v44, v39
	v_mov_b32_e32 v39, v43
	v_mul_lo_u32 v4, v4, v23
	v_mad_u64_u32 v[47:48], s[0:1], v136, v23, 0
	v_ashrrev_i64 v[39:40], 1, v[39:40]
	v_ashrrev_i64 v[45:46], 1, v[72:73]
	v_xor_b32_sdwa v137, v49, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v165, s[0:1], v45, v39
	v_addc_u32_e64 v166, s[0:1], v46, v40, s[0:1]
	v_add_u32_e64 v4, s[0:1], v48, v4
	v_mad_u64_u32 v[45:46], s[0:1], v121, v137, 0
	v_add_u32_e64 v77, s[0:1], v12, v47
	v_addc_u32_e64 v78, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 22, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v47, 21, v98
	v_xor_b32_e32 v47, v140, v47
	v_ashrrev_i32_e32 v39, 31, v49
	v_mul_lo_u32 v49, v47, s3
	v_lshrrev_b32_e32 v47, 15, v4
	v_xor_b32_e32 v4, v47, v4
	v_mul_lo_u32 v4, v4, s2
	v_mul_lo_u32 v39, v121, v39
	v_lshrrev_b32_e32 v50, 15, v49
	v_xor_b32_e32 v51, v50, v49
	v_xor_b32_sdwa v138, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v51, v51, s2
	v_add_u32_e64 v40, s[0:1], v46, v39
	v_mov_b32_e32 v39, v45
	v_mul_lo_u32 v4, v4, v21
	v_mad_u64_u32 v[49:50], s[0:1], v138, v21, 0
	v_ashrrev_i64 v[39:40], 1, v[39:40]
	v_ashrrev_i64 v[47:48], 1, v[77:78]
	v_xor_b32_sdwa v139, v51, v51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v172, s[0:1], v47, v39
	v_ashrrev_i32_e32 v39, 31, v51
	v_addc_u32_e64 v173, s[0:1], v48, v40, s[0:1]
	v_add_u32_e64 v4, s[0:1], v50, v4
	v_mul_lo_u32 v47, v122, v39
	v_mad_u64_u32 v[39:40], s[0:1], v122, v139, 0
	v_add_u32_e64 v80, s[0:1], v11, v49
	v_addc_u32_e64 v81, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 25, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v49, 24, v98
	v_xor_b32_e32 v49, v140, v49
	v_mul_lo_u32 v51, v49, s3
	v_lshrrev_b32_e32 v49, 15, v4
	v_xor_b32_e32 v4, v49, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v52, 15, v51
	v_xor_b32_e32 v53, v52, v51
	v_mul_lo_u32 v53, v53, s2
	v_xor_b32_sdwa v141, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v48, s[0:1], v40, v47
	v_mov_b32_e32 v47, v39
	v_mul_lo_u32 v4, v4, v101
	v_mad_u64_u32 v[51:52], s[0:1], v141, v101, 0
	v_ashrrev_i64 v[47:48], 1, v[47:48]
	v_ashrrev_i64 v[49:50], 1, v[80:81]
	v_xor_b32_sdwa v142, v53, v53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v183, s[0:1], v49, v47
	v_ashrrev_i32_e32 v47, 31, v53
	v_addc_u32_e64 v184, s[0:1], v50, v48, s[0:1]
	v_add_u32_e64 v4, s[0:1], v52, v4
	v_mul_lo_u32 v49, v115, v47
	v_mad_u64_u32 v[47:48], s[0:1], v115, v142, 0
	v_add_u32_e64 v78, s[0:1], v16, v51
	v_addc_u32_e64 v79, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 28, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v51, 27, v98
	v_xor_b32_e32 v51, v140, v51
	v_mul_lo_u32 v53, v51, s3
	v_lshrrev_b32_e32 v51, 15, v4
	v_xor_b32_e32 v4, v51, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v54, 15, v53
	v_xor_b32_e32 v55, v54, v53
	v_ashrrev_i64 v[51:52], 1, v[78:79]
	v_xor_b32_sdwa v79, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v55, v55, s2
	v_add_u32_e64 v50, s[0:1], v48, v49
	v_mov_b32_e32 v49, v47
	v_mul_lo_u32 v4, v4, v99
	v_mad_u64_u32 v[53:54], s[0:1], v79, v99, 0
	v_ashrrev_i64 v[49:50], 1, v[49:50]
	v_xor_b32_sdwa v143, v55, v55 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v175, s[0:1], v51, v49
	v_ashrrev_i32_e32 v49, 31, v55
	v_addc_u32_e64 v176, s[0:1], v52, v50, s[0:1]
	v_add_u32_e64 v4, s[0:1], v54, v4
	v_mul_lo_u32 v51, v114, v49
	v_mad_u64_u32 v[49:50], s[0:1], v114, v143, 0
	v_add_u32_e64 v81, s[0:1], v18, v53
	v_addc_u32_e64 v82, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 31, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v53, 30, v98
	v_xor_b32_e32 v53, v140, v53
	v_mul_lo_u32 v55, v53, s3
	v_lshrrev_b32_e32 v53, 15, v4
	v_xor_b32_e32 v4, v53, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v56, 15, v55
	v_xor_b32_e32 v57, v56, v55
	v_mul_lo_u32 v57, v57, s2
	v_xor_b32_sdwa v144, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v52, s[0:1], v50, v51
	v_mov_b32_e32 v51, v49
	v_mul_lo_u32 v4, v4, v100
	v_mad_u64_u32 v[55:56], s[0:1], v144, v100, 0
	v_ashrrev_i64 v[51:52], 1, v[51:52]
	v_ashrrev_i64 v[53:54], 1, v[81:82]
	v_xor_b32_sdwa v145, v57, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v185, s[0:1], v53, v51
	v_ashrrev_i32_e32 v51, 31, v57
	v_addc_u32_e64 v186, s[0:1], v54, v52, s[0:1]
	v_add_u32_e64 v4, s[0:1], v56, v4
	v_mul_lo_u32 v53, v113, v51
	v_mad_u64_u32 v[51:52], s[0:1], v113, v145, 0
	v_add_u32_e64 v82, s[0:1], v20, v55
	v_addc_u32_e64 v83, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 34, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v55, 33, v98
	v_xor_b32_e32 v55, v140, v55
	v_mul_lo_u32 v57, v55, s3
	v_lshrrev_b32_e32 v55, 15, v4
	v_xor_b32_e32 v4, v55, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v58, 15, v57
	v_xor_b32_e32 v59, v58, v57
	v_ashrrev_i64 v[55:56], 1, v[82:83]
	v_xor_b32_sdwa v83, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v59, v59, s2
	v_add_u32_e64 v54, s[0:1], v52, v53
	v_mov_b32_e32 v53, v51
	v_mul_lo_u32 v4, v4, v29
	v_mad_u64_u32 v[57:58], s[0:1], v83, v29, 0
	v_ashrrev_i64 v[53:54], 1, v[53:54]
	v_xor_b32_sdwa v146, v59, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v187, s[0:1], v55, v53
	v_ashrrev_i32_e32 v53, 31, v59
	v_addc_u32_e64 v188, s[0:1], v56, v54, s[0:1]
	v_add_u32_e64 v4, s[0:1], v58, v4
	v_mul_lo_u32 v55, v112, v53
	v_mad_u64_u32 v[53:54], s[0:1], v112, v146, 0
	v_add_u32_e64 v177, s[0:1], v22, v57
	v_addc_u32_e64 v178, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 37, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v57, 36, v98
	v_xor_b32_e32 v57, v140, v57
	v_mul_lo_u32 v59, v57, s3
	v_lshrrev_b32_e32 v57, 15, v4
	v_xor_b32_e32 v4, v57, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v60, 15, v59
	v_xor_b32_e32 v61, v60, v59
	v_mul_lo_u32 v61, v61, s2
	v_xor_b32_sdwa v147, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v56, s[0:1], v54, v55
	v_mov_b32_e32 v55, v53
	v_mul_lo_u32 v4, v4, v105
	v_mad_u64_u32 v[59:60], s[0:1], v147, v105, 0
	v_ashrrev_i64 v[55:56], 1, v[55:56]
	v_ashrrev_i64 v[57:58], 1, v[177:178]
	v_xor_b32_sdwa v148, v61, v61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v189, s[0:1], v57, v55
	v_ashrrev_i32_e32 v55, 31, v61
	v_addc_u32_e64 v190, s[0:1], v58, v56, s[0:1]
	v_add_u32_e64 v4, s[0:1], v60, v4
	v_mul_lo_u32 v57, v111, v55
	v_mad_u64_u32 v[55:56], s[0:1], v111, v148, 0
	v_add_u32_e64 v178, s[0:1], v24, v59
	v_addc_u32_e64 v179, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 40, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v59, 39, v98
	v_xor_b32_e32 v59, v140, v59
	v_mul_lo_u32 v61, v59, s3
	v_lshrrev_b32_e32 v59, 15, v4
	v_xor_b32_e32 v4, v59, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v62, 15, v61
	v_xor_b32_e32 v68, v62, v61
	v_mul_lo_u32 v68, v68, s2
	v_xor_b32_sdwa v149, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_u32_e64 v58, s[0:1], v56, v57
	v_mov_b32_e32 v57, v55
	v_mul_lo_u32 v4, v4, v104
	v_mad_u64_u32 v[61:62], s[0:1], v149, v104, 0
	v_ashrrev_i64 v[57:58], 1, v[57:58]
	v_ashrrev_i64 v[59:60], 1, v[178:179]
	v_xor_b32_sdwa v150, v68, v68 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v191, s[0:1], v59, v57
	v_ashrrev_i32_e32 v57, 31, v68
	v_addc_u32_e64 v192, s[0:1], v60, v58, s[0:1]
	v_add_u32_e64 v4, s[0:1], v62, v4
	v_mul_lo_u32 v59, v110, v57
	v_mad_u64_u32 v[57:58], s[0:1], v110, v150, 0
	v_add_u32_e64 v75, s[0:1], v26, v61
	v_addc_u32_e64 v76, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 43, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v61, 42, v98
	v_xor_b32_e32 v61, v140, v61
	v_mul_lo_u32 v68, v61, s3
	v_lshrrev_b32_e32 v61, 15, v4
	v_xor_b32_e32 v4, v61, v4
	v_mul_lo_u32 v4, v4, s2
	v_lshrrev_b32_e32 v70, 15, v68
	v_xor_b32_e32 v68, v70, v68
	v_ashrrev_i64 v[61:62], 1, v[75:76]
	v_xor_b32_sdwa v76, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v68, v68, s2
	v_add_u32_e64 v60, s[0:1], v58, v59
	v_mov_b32_e32 v59, v57
	v_mul_lo_u32 v4, v4, v107
	v_mad_u64_u32 v[70:71], s[0:1], v76, v107, 0
	v_ashrrev_i64 v[59:60], 1, v[59:60]
	v_xor_b32_sdwa v151, v68, v68 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v169, s[0:1], v61, v59
	v_ashrrev_i32_e32 v59, 31, v68
	v_addc_u32_e64 v170, s[0:1], v62, v60, s[0:1]
	v_add_u32_e64 v4, s[0:1], v71, v4
	v_mul_lo_u32 v61, v109, v59
	v_mad_u64_u32 v[59:60], s[0:1], v109, v151, 0
	v_add_u32_e64 v73, s[0:1], v28, v70
	v_addc_u32_e64 v74, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 46, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v68, 45, v98
	v_xor_b32_e32 v68, v140, v68
	v_mul_lo_u32 v68, v68, s3
	v_lshrrev_b32_e32 v70, 15, v4
	v_xor_b32_e32 v4, v70, v4
	v_mul_lo_u32 v4, v4, s2
	v_ashrrev_i64 v[70:71], 1, v[73:74]
	v_lshrrev_b32_e32 v74, 15, v68
	v_xor_b32_e32 v68, v74, v68
	v_xor_b32_sdwa v152, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v68, v68, s2
	v_add_u32_e64 v62, s[0:1], v60, v61
	v_mov_b32_e32 v61, v59
	v_mul_lo_u32 v4, v4, v106
	v_mad_u64_u32 v[161:162], s[0:1], v152, v106, 0
	v_ashrrev_i64 v[61:62], 1, v[61:62]
	v_xor_b32_sdwa v153, v68, v68 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v167, s[0:1], v70, v61
	v_ashrrev_i32_e32 v61, 31, v68
	v_addc_u32_e64 v168, s[0:1], v71, v62, s[0:1]
	v_add_u32_e64 v4, s[0:1], v162, v4
	v_mul_lo_u32 v68, v108, v61
	v_mad_u64_u32 v[61:62], s[0:1], v108, v153, 0
	v_add_u32_e64 v70, s[0:1], v30, v161
	v_addc_u32_e64 v71, s[0:1], 0, v4, s[0:1]
	v_or_b32_e32 v4, 2, v98
	v_xor_b32_e32 v4, v140, v4
	v_mul_lo_u32 v4, v4, s3
	v_add_u32_e64 v162, s[0:1], v62, v68
	v_mov_b32_e32 v161, v61
	v_lshrrev_b32_e32 v68, 15, v4
	v_xor_b32_e32 v4, v68, v4
	v_ashrrev_i64 v[161:162], 1, v[161:162]
	v_ashrrev_i64 v[179:180], 1, v[70:71]
	v_mul_lo_u32 v4, v4, s2
	v_add_u32_e64 v161, s[0:1], v179, v161
	v_and_b32_e32 v63, v31, v63
	v_addc_u32_e64 v162, s[0:1], v180, v162, s[0:1]
	v_and_b32_e32 v63, 1, v63
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v68, s[0:1], v69, v63
	v_addc_u32_e64 v69, s[0:1], 0, v154, s[0:1]
	v_mad_i64_i32 v[179:180], s[0:1], v132, v134, v[3:4]
	v_ashrrev_i64 v[181:182], 31, v[68:69]
	v_lshlrev_b64 v[68:69], v0, -1
	v_add_u32_e64 v63, s[0:1], v179, v181
	v_and_b32_e32 v74, v132, v69
	v_and_b32_e32 v71, v118, v68
	v_ffbl_b32_e32 v118, v74
	v_addc_u32_e64 v193, s[0:1], v180, v182, s[0:1]
	v_add_u32_e64 v118, s[0:1], v118, 32 clamp
	v_ffbl_b32_e32 v154, v71
	v_xor_b32_e32 v63, 1, v63
	v_min3_u32 v118, v154, v118, 64
	v_lshlrev_b32_e32 v154, 8, v63
	v_mad_u64_u32 v[179:180], s[0:1], v63, s8, 0
	v_or_b32_e32 v63, 5, v98
	v_xor_b32_e32 v63, v140, v63
	v_mul_lo_u32 v63, v63, s3
	v_cndmask_b32_e64 v118, v118, 64, vcc
	v_add_u32_e32 v194, vcc, v180, v154
	v_lshrrev_b32_e32 v154, 15, v63
	v_xor_b32_e32 v195, v154, v63
	v_and_b32_e32 v63, v35, v64
	v_and_b32_e32 v63, 1, v63
	v_xor_b32_e32 v174, v179, v118
	v_add_u32_e32 v63, vcc, v155, v63
	v_mad_i64_i32 v[154:155], s[0:1], v132, v134, v[181:182]
	v_mad_u64_u32 v[179:180], s[0:1], v174, s8, 0
	v_addc_u32_e32 v64, vcc, 0, v156, vcc
	v_add_u32_e32 v181, vcc, v154, v3
	v_lshlrev_b32_e32 v154, 8, v174
	v_addc_u32_e32 v171, vcc, v155, v4, vcc
	v_add_u32_e32 v180, vcc, v180, v154
	v_mul_lo_u32 v154, v71, v7
	v_mul_lo_u32 v155, v74, v7
	v_xor_b32_e32 v156, v181, v179
	v_ashrrev_i64 v[63:64], 31, v[63:64]
	v_sub_u32_e32 v71, vcc, v71, v154
	v_subb_u32_e32 v74, vcc, v74, v155, vcc
	v_mad_u64_u32 v[154:155], s[0:1], v156, s8, 0
	v_ffbl_b32_e32 v74, v74
	v_add_u32_e64 v74, s[0:1], v74, 32 clamp
	v_ffbl_b32_e32 v71, v71
	v_min3_u32 v71, v71, v74, 64
	v_lshlrev_b32_e32 v74, 8, v156
	v_add_u32_e32 v179, vcc, v155, v74
	v_xor_b32_e32 v74, v154, v71
	v_mul_lo_u32 v154, v195, s2
	v_mad_i64_i32 v[63:64], s[0:1], v124, v125, v[63:64]
	v_mad_u64_u32 v[155:156], s[0:1], v74, s8, 0
	v_xor_b32_sdwa v154, v154, v154 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v182, vcc, v63, v84
	v_addc_u32_e32 v174, vcc, v64, v154, vcc
	v_and_b32_e32 v64, v117, v68
	v_lshlrev_b32_e32 v63, 8, v74
	v_mul_lo_u32 v74, v64, v7
	v_and_b32_e32 v117, v124, v69
	v_add_u32_e32 v195, vcc, v156, v63
	v_xor_b32_e32 v63, v182, v155
	v_mul_lo_u32 v155, v117, v7
	v_sub_u32_e32 v64, vcc, v64, v74
	v_ffbl_b32_e32 v64, v64
	v_subb_u32_e32 v74, vcc, v117, v155, vcc
	v_ffbl_b32_e32 v74, v74
	v_or_b32_e32 v155, 8, v98
	v_add_u32_e64 v74, s[0:1], v74, 32 clamp
	v_xor_b32_e32 v155, v140, v155
	v_min3_u32 v74, v64, v74, 64
	v_lshlrev_b32_e32 v117, 8, v63
	v_mad_u64_u32 v[63:64], s[0:1], v63, s8, 0
	v_mul_lo_u32 v155, v155, s3
	v_and_b32_e32 v75, v57, v75
	v_xor_b32_e32 v197, v63, v74
	v_add_u32_e32 v196, vcc, v64, v117
	v_lshrrev_b32_e32 v63, 15, v155
	v_xor_b32_e32 v117, v63, v155
	v_and_b32_e32 v63, v33, v65
	v_and_b32_e32 v63, 1, v63
	v_add_u32_e32 v63, vcc, v157, v63
	v_addc_u32_e32 v64, vcc, 0, v158, vcc
	v_ashrrev_i64 v[63:64], 31, v[63:64]
	v_mul_lo_u32 v65, v117, s2
	v_mad_i64_i32 v[63:64], s[0:1], v126, v127, v[63:64]
	v_mad_u64_u32 v[155:156], s[0:1], v197, s8, 0
	v_xor_b32_sdwa v117, v65, v65 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v198, vcc, v63, v86
	v_xor_b32_e32 v155, v181, v155
	v_addc_u32_e32 v199, vcc, v64, v117, vcc
	v_mad_u64_u32 v[63:64], s[0:1], v155, s8, 0
	v_lshlrev_b32_e32 v65, 8, v197
	v_add_u32_e32 v197, vcc, v156, v65
	v_xor_b32_e32 v63, v63, v71
	v_lshlrev_b32_e32 v65, 8, v155
	v_mad_u64_u32 v[155:156], s[0:1], v63, s8, 0
	v_add_u32_e32 v200, vcc, v64, v65
	v_xor_b32_e32 v155, v182, v155
	v_lshlrev_b32_e32 v65, 8, v63
	v_mad_u64_u32 v[63:64], s[0:1], v155, s8, 0
	v_add_u32_e32 v201, vcc, v156, v65
	v_xor_b32_e32 v63, v63, v74
	v_lshlrev_b32_e32 v65, 8, v155
	v_mad_u64_u32 v[155:156], s[0:1], v63, s8, 0
	v_lshlrev_b32_e32 v63, 8, v63
	v_add_u32_e32 v202, vcc, v64, v65
	v_add_u32_e32 v203, vcc, v156, v63
	v_and_b32_e32 v63, v116, v68
	v_mul_lo_u32 v65, v63, v7
	v_and_b32_e32 v116, v126, v69
	v_xor_b32_e32 v64, v198, v155
	v_mul_lo_u32 v155, v116, v7
	v_sub_u32_e32 v63, vcc, v63, v65
	v_ffbl_b32_e32 v63, v63
	v_subb_u32_e32 v65, vcc, v116, v155, vcc
	v_ffbl_b32_e32 v65, v65
	v_or_b32_e32 v155, 11, v98
	v_add_u32_e64 v65, s[0:1], v65, 32 clamp
	v_xor_b32_e32 v155, v140, v155
	v_min3_u32 v63, v63, v65, 64
	v_lshlrev_b32_e32 v116, 8, v64
	v_mad_u64_u32 v[64:65], s[0:1], v64, s8, 0
	v_mul_lo_u32 v155, v155, s3
	v_and_b32_e32 v75, 1, v75
	v_add_u32_e32 v204, vcc, v65, v116
	v_xor_b32_e32 v116, v64, v63
	v_lshrrev_b32_e32 v64, 15, v155
	v_xor_b32_e32 v205, v64, v155
	v_and_b32_e32 v64, v37, v66
	v_and_b32_e32 v64, 1, v64
	v_add_u32_e32 v65, vcc, v163, v64
	v_and_b32_e32 v64, v123, v68
	v_mul_lo_u32 v123, v64, v7
	v_and_b32_e32 v155, v128, v69
	v_mul_lo_u32 v156, v155, v7
	v_addc_u32_e32 v66, vcc, 0, v164, vcc
	v_sub_u32_e32 v64, vcc, v64, v123
	v_subb_u32_e32 v123, vcc, v155, v156, vcc
	v_mad_u64_u32 v[155:156], s[0:1], v116, s8, 0
	v_ffbl_b32_e32 v123, v123
	v_add_u32_e64 v123, s[0:1], v123, 32 clamp
	v_ffbl_b32_e32 v64, v64
	v_min3_u32 v64, v64, v123, 64
	v_xor_b32_e32 v123, v181, v155
	v_mad_u64_u32 v[157:158], s[0:1], v123, s8, 0
	v_lshlrev_b32_e32 v116, 8, v116
	v_add_u32_e32 v206, vcc, v156, v116
	v_lshlrev_b32_e32 v116, 8, v123
	v_xor_b32_e32 v123, v157, v71
	v_mad_u64_u32 v[155:156], s[0:1], v123, s8, 0
	v_add_u32_e32 v207, vcc, v158, v116
	v_lshlrev_b32_e32 v116, 8, v123
	v_xor_b32_e32 v123, v182, v155
	v_mad_u64_u32 v[157:158], s[0:1], v123, s8, 0
	v_add_u32_e32 v208, vcc, v156, v116
	v_lshlrev_b32_e32 v116, 8, v123
	v_xor_b32_e32 v123, v157, v74
	v_mad_u64_u32 v[155:156], s[0:1], v123, s8, 0
	v_add_u32_e32 v209, vcc, v158, v116
	v_lshlrev_b32_e32 v116, 8, v123
	v_xor_b32_e32 v123, v198, v155
	v_mad_u64_u32 v[157:158], s[0:1], v123, s8, 0
	v_ashrrev_i64 v[65:66], 31, v[65:66]
	v_add_u32_e32 v210, vcc, v156, v116
	v_lshlrev_b32_e32 v116, 8, v123
	v_xor_b32_e32 v123, v157, v63
	v_mad_i64_i32 v[65:66], s[0:1], v128, v129, v[65:66]
	v_add_u32_e32 v211, vcc, v158, v116
	v_mul_lo_u32 v116, v205, s2
	v_mad_u64_u32 v[155:156], s[0:1], v123, s8, 0
	v_add_u32_e32 v205, vcc, v65, v87
	v_xor_b32_sdwa v116, v116, v116 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v155, v205, v155
	v_addc_u32_e32 v212, vcc, v66, v116, vcc
	v_mad_u64_u32 v[65:66], s[0:1], v155, s8, 0
	v_lshlrev_b32_e32 v123, 8, v123
	v_add_u32_e32 v213, vcc, v156, v123
	v_lshlrev_b32_e32 v123, 8, v155
	v_add_u32_e32 v214, vcc, v66, v123
	v_or_b32_e32 v66, 14, v98
	v_xor_b32_e32 v66, v140, v66
	v_mul_lo_u32 v66, v66, s3
	v_or_b32_e32 v123, 17, v98
	v_xor_b32_e32 v215, v65, v64
	v_xor_b32_e32 v123, v140, v123
	v_lshrrev_b32_e32 v65, 15, v66
	v_xor_b32_e32 v216, v65, v66
	v_or_b32_e32 v66, 20, v98
	v_mul_lo_u32 v123, v123, s3
	v_xor_b32_e32 v66, v140, v66
	v_or_b32_e32 v155, 23, v98
	v_mul_lo_u32 v66, v66, s3
	v_xor_b32_e32 v155, v140, v155
	v_mul_lo_u32 v155, v155, s3
	v_lshrrev_b32_e32 v65, 15, v123
	v_xor_b32_e32 v217, v65, v123
	v_lshrrev_b32_e32 v65, 15, v66
	v_xor_b32_e32 v218, v65, v66
	v_lshrrev_b32_e32 v65, 15, v155
	v_xor_b32_e32 v123, v65, v155
	v_and_b32_e32 v65, v41, v67
	v_and_b32_e32 v65, 1, v65
	v_add_u32_e32 v65, vcc, v159, v65
	v_and_b32_e32 v67, v43, v72
	v_addc_u32_e32 v66, vcc, 0, v160, vcc
	v_and_b32_e32 v67, 1, v67
	v_add_u32_e32 v156, vcc, v165, v67
	v_and_b32_e32 v67, v45, v77
	v_addc_u32_e32 v157, vcc, 0, v166, vcc
	v_and_b32_e32 v67, 1, v67
	v_add_u32_e32 v158, vcc, v172, v67
	v_and_b32_e32 v67, v39, v80
	v_addc_u32_e32 v159, vcc, 0, v173, vcc
	v_and_b32_e32 v67, 1, v67
	v_add_u32_e32 v163, vcc, v183, v67
	v_mul_lo_u32 v67, v123, s2
	v_addc_u32_e32 v164, vcc, 0, v184, vcc
	v_ashrrev_i64 v[163:164], 31, v[163:164]
	v_xor_b32_sdwa v123, v67, v67 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mad_i64_i32 v[163:164], s[0:1], v138, v139, v[163:164]
	v_mul_lo_u32 v67, v218, s2
	v_ashrrev_i64 v[158:159], 31, v[158:159]
	v_add_u32_e32 v77, vcc, v163, v91
	v_mad_i64_i32 v[158:159], s[0:1], v136, v137, v[158:159]
	v_xor_b32_sdwa v155, v67, v67 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v67, v217, s2
	v_ashrrev_i64 v[156:157], 31, v[156:157]
	v_addc_u32_e32 v160, vcc, v164, v123, vcc
	v_add_u32_e32 v80, vcc, v158, v90
	v_mad_i64_i32 v[157:158], s[0:1], v133, v135, v[156:157]
	v_ashrrev_i64 v[65:66], 31, v[65:66]
	v_xor_b32_sdwa v156, v67, v67 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v67, v216, s2
	v_mad_i64_i32 v[65:66], s[0:1], v130, v131, v[65:66]
	v_addc_u32_e32 v159, vcc, v159, v155, vcc
	v_add_u32_e32 v163, vcc, v157, v89
	v_addc_u32_e32 v158, vcc, v158, v156, vcc
	v_xor_b32_sdwa v157, v67, v67 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v164, vcc, v65, v88
	v_and_b32_e32 v65, v119, v68
	v_addc_u32_e32 v165, vcc, v66, v157, vcc
	v_mul_lo_u32 v66, v65, v7
	v_and_b32_e32 v67, v130, v69
	v_mul_lo_u32 v72, v67, v7
	v_and_b32_e32 v111, v111, v68
	v_sub_u32_e32 v166, vcc, v65, v66
	v_and_b32_e32 v65, v120, v68
	v_subb_u32_e32 v72, vcc, v67, v72, vcc
	v_mul_lo_u32 v66, v65, v7
	v_and_b32_e32 v67, v133, v69
	v_mul_lo_u32 v119, v67, v7
	v_ffbl_b32_e32 v72, v72
	v_sub_u32_e32 v120, vcc, v65, v66
	v_and_b32_e32 v65, v121, v68
	v_subb_u32_e32 v67, vcc, v67, v119, vcc
	v_mul_lo_u32 v66, v65, v7
	v_and_b32_e32 v119, v136, v69
	v_mul_lo_u32 v121, v119, v7
	v_ffbl_b32_e32 v67, v67
	v_sub_u32_e32 v66, vcc, v65, v66
	v_and_b32_e32 v65, v122, v68
	v_subb_u32_e32 v119, vcc, v119, v121, vcc
	v_mul_lo_u32 v121, v65, v7
	v_and_b32_e32 v122, v138, v69
	v_mul_lo_u32 v172, v122, v7
	v_ffbl_b32_e32 v119, v119
	v_add_u32_e64 v119, s[0:1], v119, 32 clamp
	v_ffbl_b32_e32 v66, v66
	v_min3_u32 v66, v66, v119, 64
	v_add_u32_e64 v67, s[0:1], v67, 32 clamp
	v_ffbl_b32_e32 v119, v120
	v_sub_u32_e32 v65, vcc, v65, v121
	v_min3_u32 v67, v119, v67, 64
	v_mad_u64_u32 v[119:120], s[0:1], v215, s8, 0
	v_subb_u32_e32 v121, vcc, v122, v172, vcc
	v_ffbl_b32_e32 v121, v121
	v_add_u32_e64 v121, s[0:1], v121, 32 clamp
	v_ffbl_b32_e32 v65, v65
	v_min3_u32 v65, v65, v121, 64
	v_add_u32_e64 v72, s[0:1], v72, 32 clamp
	v_ffbl_b32_e32 v121, v166
	v_xor_b32_e32 v119, v181, v119
	v_min3_u32 v72, v121, v72, 64
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_lshlrev_b32_e32 v166, 8, v215
	v_add_u32_e32 v166, vcc, v120, v166
	v_xor_b32_e32 v121, v121, v71
	v_lshlrev_b32_e32 v172, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v172, vcc, v122, v172
	v_xor_b32_e32 v119, v182, v119
	v_lshlrev_b32_e32 v173, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v173, vcc, v120, v173
	v_xor_b32_e32 v121, v121, v74
	v_lshlrev_b32_e32 v183, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v183, vcc, v122, v183
	v_xor_b32_e32 v119, v198, v119
	v_lshlrev_b32_e32 v184, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v184, vcc, v120, v184
	v_xor_b32_e32 v121, v121, v63
	v_lshlrev_b32_e32 v215, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v215, vcc, v122, v215
	v_xor_b32_e32 v119, v205, v119
	v_lshlrev_b32_e32 v216, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v216, vcc, v120, v216
	v_xor_b32_e32 v121, v121, v64
	v_lshlrev_b32_e32 v217, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v217, vcc, v122, v217
	v_xor_b32_e32 v119, v164, v119
	v_lshlrev_b32_e32 v218, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v218, vcc, v120, v218
	v_xor_b32_e32 v121, v121, v72
	v_lshlrev_b32_e32 v219, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v219, vcc, v122, v219
	v_xor_b32_e32 v119, v163, v119
	v_lshlrev_b32_e32 v220, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v220, vcc, v120, v220
	v_xor_b32_e32 v121, v121, v67
	v_lshlrev_b32_e32 v221, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v221, vcc, v122, v221
	v_xor_b32_e32 v119, v80, v119
	v_lshlrev_b32_e32 v222, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v222, vcc, v120, v222
	v_xor_b32_e32 v121, v121, v66
	v_lshlrev_b32_e32 v223, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v223, vcc, v122, v223
	v_xor_b32_e32 v119, v77, v119
	v_lshlrev_b32_e32 v224, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_add_u32_e32 v224, vcc, v120, v224
	v_xor_b32_e32 v121, v121, v65
	v_lshlrev_b32_e32 v225, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_add_u32_e32 v225, vcc, v122, v225
	v_xor_b32_e32 v119, v181, v119
	v_lshlrev_b32_e32 v226, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v119, s8, 0
	v_lshlrev_b32_e32 v119, 8, v119
	v_add_u32_e32 v181, vcc, v120, v226
	v_xor_b32_e32 v121, v121, v71
	v_add_u32_e32 v226, vcc, v122, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_lshlrev_b32_e32 v121, 8, v121
	v_and_b32_e32 v73, v59, v73
	v_add_u32_e32 v227, vcc, v120, v121
	v_xor_b32_e32 v121, v182, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_lshlrev_b32_e32 v121, 8, v121
	v_and_b32_e32 v73, 1, v73
	v_add_u32_e32 v182, vcc, v120, v121
	v_xor_b32_e32 v121, v119, v74
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_lshlrev_b32_e32 v121, 8, v121
	v_and_b32_e32 v110, v110, v68
	v_add_u32_e32 v228, vcc, v120, v121
	v_xor_b32_e32 v121, v198, v119
	v_mad_u64_u32 v[119:120], s[0:1], v121, s8, 0
	v_lshlrev_b32_e32 v121, 8, v121
	v_and_b32_e32 v70, v61, v70
	v_xor_b32_e32 v119, v119, v63
	v_add_u32_e32 v198, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_and_b32_e32 v70, 1, v70
	v_and_b32_e32 v109, v109, v68
	v_xor_b32_e32 v119, v205, v119
	v_add_u32_e32 v229, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_xor_b32_e32 v119, v119, v64
	v_add_u32_e32 v205, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_xor_b32_e32 v119, v164, v119
	v_add_u32_e32 v230, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_xor_b32_e32 v119, v119, v72
	v_add_u32_e32 v164, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_xor_b32_e32 v119, v163, v119
	v_add_u32_e32 v231, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_xor_b32_e32 v119, v119, v67
	v_add_u32_e32 v163, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v119
	v_mad_u64_u32 v[119:120], s[0:1], v119, s8, 0
	v_xor_b32_e32 v80, v80, v119
	v_add_u32_e32 v232, vcc, v120, v121
	v_mad_u64_u32 v[119:120], s[0:1], v80, s8, 0
	v_lshlrev_b32_e32 v121, 8, v80
	v_xor_b32_e32 v80, v119, v66
	v_add_u32_e32 v233, vcc, v120, v121
	v_mad_u64_u32 v[119:120], s[0:1], v80, s8, 0
	v_lshlrev_b32_e32 v121, 8, v80
	v_xor_b32_e32 v80, v77, v119
	v_or_b32_e32 v77, 26, v98
	v_xor_b32_e32 v77, v140, v77
	v_mul_lo_u32 v77, v77, s3
	v_add_u32_e32 v234, vcc, v120, v121
	v_lshlrev_b32_e32 v121, 8, v80
	v_lshrrev_b32_e32 v119, 15, v77
	v_xor_b32_e32 v119, v119, v77
	v_and_b32_e32 v77, v47, v78
	v_and_b32_e32 v77, 1, v77
	v_add_u32_e32 v77, vcc, v175, v77
	v_addc_u32_e32 v78, vcc, 0, v176, vcc
	v_ashrrev_i64 v[77:78], 31, v[77:78]
	v_mul_lo_u32 v119, v119, s2
	v_mad_i64_i32 v[77:78], s[0:1], v141, v142, v[77:78]
	v_xor_b32_sdwa v119, v119, v119 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v120, vcc, v77, v92
	v_addc_u32_e32 v175, vcc, v78, v119, vcc
	v_mad_u64_u32 v[77:78], s[0:1], v80, s8, 0
	v_xor_b32_e32 v77, v77, v65
	v_add_u32_e32 v176, vcc, v78, v121
	v_lshlrev_b32_e32 v80, 8, v77
	v_mad_u64_u32 v[77:78], s[0:1], v77, s8, 0
	v_add_u32_e32 v235, vcc, v78, v80
	v_xor_b32_e32 v80, v120, v77
	v_or_b32_e32 v77, 29, v98
	v_xor_b32_e32 v77, v140, v77
	v_mul_lo_u32 v77, v77, s3
	v_lshrrev_b32_e32 v78, 15, v77
	v_xor_b32_e32 v120, v78, v77
	v_and_b32_e32 v77, v49, v81
	v_and_b32_e32 v77, 1, v77
	v_add_u32_e32 v77, vcc, v185, v77
	v_addc_u32_e32 v78, vcc, 0, v186, vcc
	v_ashrrev_i64 v[77:78], 31, v[77:78]
	v_mul_lo_u32 v81, v120, s2
	v_mad_i64_i32 v[77:78], s[0:1], v79, v143, v[77:78]
	v_xor_b32_sdwa v120, v81, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v121, vcc, v77, v93
	v_and_b32_e32 v77, v115, v68
	v_addc_u32_e32 v185, vcc, v78, v120, vcc
	v_mul_lo_u32 v78, v77, v7
	v_and_b32_e32 v81, v141, v69
	v_mul_lo_u32 v115, v81, v7
	v_sub_u32_e32 v77, vcc, v77, v78
	v_subb_u32_e32 v78, vcc, v81, v115, vcc
	v_ffbl_b32_e32 v78, v78
	v_add_u32_e64 v78, s[0:1], v78, 32 clamp
	v_ffbl_b32_e32 v77, v77
	v_min3_u32 v77, v77, v78, 64
	v_lshlrev_b32_e32 v78, 8, v80
	v_mad_u64_u32 v[80:81], s[0:1], v80, s8, 0
	v_add_u32_e32 v115, vcc, v81, v78
	v_xor_b32_e32 v78, v80, v77
	v_lshlrev_b32_e32 v122, 8, v78
	v_mad_u64_u32 v[80:81], s[0:1], v78, s8, 0
	v_or_b32_e32 v78, 32, v98
	v_xor_b32_e32 v78, v140, v78
	v_mul_lo_u32 v78, v78, s3
	v_xor_b32_e32 v121, v121, v80
	v_add_u32_e32 v186, vcc, v81, v122
	v_lshrrev_b32_e32 v80, 15, v78
	v_xor_b32_e32 v78, v80, v78
	v_and_b32_e32 v80, v51, v82
	v_and_b32_e32 v80, 1, v80
	v_add_u32_e32 v80, vcc, v187, v80
	v_addc_u32_e32 v81, vcc, 0, v188, vcc
	v_ashrrev_i64 v[80:81], 31, v[80:81]
	v_mul_lo_u32 v78, v78, s2
	v_mad_i64_i32 v[80:81], s[0:1], v144, v145, v[80:81]
	v_xor_b32_sdwa v82, v78, v78 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v122, vcc, v80, v95
	v_and_b32_e32 v78, v114, v68
	v_addc_u32_e32 v187, vcc, v81, v82, vcc
	v_mul_lo_u32 v80, v78, v7
	v_and_b32_e32 v81, v79, v69
	v_mul_lo_u32 v114, v81, v7
	v_sub_u32_e32 v78, vcc, v78, v80
	v_subb_u32_e32 v80, vcc, v81, v114, vcc
	v_ffbl_b32_e32 v80, v80
	v_add_u32_e64 v80, s[0:1], v80, 32 clamp
	v_ffbl_b32_e32 v78, v78
	v_min3_u32 v78, v78, v80, 64
	v_mad_u64_u32 v[80:81], s[0:1], v121, s8, 0
	v_lshlrev_b32_e32 v114, 8, v121
	v_xor_b32_e32 v80, v80, v78
	v_add_u32_e32 v188, vcc, v81, v114
	v_lshlrev_b32_e32 v114, 8, v80
	v_mad_u64_u32 v[80:81], s[0:1], v80, s8, 0
	v_xor_b32_e32 v121, v122, v80
	v_or_b32_e32 v80, 35, v98
	v_xor_b32_e32 v80, v140, v80
	v_mul_lo_u32 v80, v80, s3
	v_add_u32_e32 v236, vcc, v81, v114
	v_lshrrev_b32_e32 v81, 15, v80
	v_xor_b32_e32 v114, v81, v80
	v_and_b32_e32 v80, v53, v177
	v_and_b32_e32 v80, 1, v80
	v_add_u32_e32 v80, vcc, v189, v80
	v_addc_u32_e32 v81, vcc, 0, v190, vcc
	v_ashrrev_i64 v[80:81], 31, v[80:81]
	v_mul_lo_u32 v114, v114, s2
	v_mad_i64_i32 v[80:81], s[0:1], v83, v146, v[80:81]
	v_xor_b32_sdwa v114, v114, v114 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v177, vcc, v80, v94
	v_and_b32_e32 v80, v113, v68
	v_addc_u32_e32 v189, vcc, v81, v114, vcc
	v_mul_lo_u32 v81, v80, v7
	v_and_b32_e32 v113, v144, v69
	v_mul_lo_u32 v122, v113, v7
	v_sub_u32_e32 v80, vcc, v80, v81
	v_subb_u32_e32 v81, vcc, v113, v122, vcc
	v_ffbl_b32_e32 v81, v81
	v_add_u32_e64 v81, s[0:1], v81, 32 clamp
	v_ffbl_b32_e32 v80, v80
	v_min3_u32 v80, v80, v81, 64
	v_lshlrev_b32_e32 v81, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v121, s8, 0
	v_add_u32_e32 v190, vcc, v122, v81
	v_xor_b32_e32 v81, v121, v80
	v_lshlrev_b32_e32 v113, 8, v81
	v_mad_u64_u32 v[121:122], s[0:1], v81, s8, 0
	v_or_b32_e32 v81, 38, v98
	v_xor_b32_e32 v81, v140, v81
	v_mul_lo_u32 v81, v81, s3
	v_add_u32_e32 v237, vcc, v122, v113
	v_xor_b32_e32 v177, v177, v121
	v_lshrrev_b32_e32 v113, 15, v81
	v_xor_b32_e32 v81, v113, v81
	v_and_b32_e32 v113, v55, v178
	v_and_b32_e32 v113, 1, v113
	v_add_u32_e32 v121, vcc, v191, v113
	v_addc_u32_e32 v122, vcc, 0, v192, vcc
	v_ashrrev_i64 v[121:122], 31, v[121:122]
	v_mul_lo_u32 v81, v81, s2
	v_mad_i64_i32 v[121:122], s[0:1], v147, v148, v[121:122]
	v_xor_b32_sdwa v113, v81, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v81, v112, v68
	v_add_u32_e32 v178, vcc, v121, v97
	v_mul_lo_u32 v112, v81, v7
	v_and_b32_e32 v121, v83, v69
	v_addc_u32_e32 v191, vcc, v122, v113, vcc
	v_mul_lo_u32 v122, v121, v7
	v_sub_u32_e32 v81, vcc, v81, v112
	v_ffbl_b32_e32 v81, v81
	v_subb_u32_e32 v112, vcc, v121, v122, vcc
	v_mul_lo_u32 v121, v193, s8
	v_ffbl_b32_e32 v112, v112
	v_add_u32_e64 v112, s[0:1], v112, 32 clamp
	v_add_u32_e32 v121, vcc, v194, v121
	v_mul_lo_u32 v121, v121, s8
	v_min3_u32 v81, v81, v112, 64
	v_and_b32_e32 v68, v108, v68
	v_add_u32_e32 v121, vcc, v180, v121
	v_xor_b32_e32 v121, v171, v121
	v_mul_lo_u32 v121, v121, s8
	v_add_u32_e32 v121, vcc, v179, v121
	v_mul_lo_u32 v121, v121, s8
	v_add_u32_e32 v112, vcc, v195, v121
	v_xor_b32_e32 v112, v174, v112
	v_mul_lo_u32 v112, v112, s8
	v_mad_u64_u32 v[121:122], s[0:1], v177, s8, 0
	v_lshlrev_b32_e32 v177, 8, v177
	v_add_u32_e32 v112, vcc, v196, v112
	v_mul_lo_u32 v112, v112, s8
	v_xor_b32_e32 v121, v121, v81
	v_add_u32_e32 v177, vcc, v122, v177
	v_add_u32_e32 v112, vcc, v197, v112
	v_xor_b32_e32 v112, v171, v112
	v_mul_lo_u32 v112, v112, s8
	v_lshlrev_b32_e32 v179, 8, v121
	v_mad_u64_u32 v[121:122], s[0:1], v121, s8, 0
	v_add_u32_e32 v112, vcc, v200, v112
	v_mul_lo_u32 v112, v112, s8
	v_xor_b32_e32 v178, v178, v121
	v_or_b32_e32 v121, 41, v98
	v_xor_b32_e32 v121, v140, v121
	v_add_u32_e32 v112, vcc, v201, v112
	v_xor_b32_e32 v112, v174, v112
	v_mul_lo_u32 v112, v112, s8
	v_mul_lo_u32 v121, v121, s3
	v_add_u32_e32 v179, vcc, v122, v179
	v_add_u32_e32 v112, vcc, v202, v112
	v_mul_lo_u32 v112, v112, s8
	v_lshrrev_b32_e32 v122, 15, v121
	v_xor_b32_e32 v180, v122, v121
	v_add_u32_e32 v112, vcc, v203, v112
	v_xor_b32_e32 v112, v199, v112
	v_mul_lo_u32 v112, v112, s8
	v_add_u32_e32 v112, vcc, v204, v112
	v_mul_lo_u32 v112, v112, s8
	v_add_u32_e32 v121, vcc, v169, v75
	v_addc_u32_e32 v122, vcc, 0, v170, vcc
	v_add_u32_e32 v75, vcc, v206, v112
	v_xor_b32_e32 v75, v171, v75
	v_mul_lo_u32 v75, v75, s8
	v_ashrrev_i64 v[121:122], 31, v[121:122]
	v_mul_lo_u32 v112, v180, s2
	v_mad_i64_i32 v[121:122], s[0:1], v149, v150, v[121:122]
	v_add_u32_e32 v75, vcc, v207, v75
	v_mul_lo_u32 v75, v75, s8
	v_xor_b32_sdwa v169, v112, v112 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v112, v111, v7
	v_and_b32_e32 v170, v147, v69
	v_add_u32_e32 v75, vcc, v208, v75
	v_xor_b32_e32 v75, v174, v75
	v_mul_lo_u32 v75, v75, s8
	v_add_u32_e32 v121, vcc, v121, v96
	v_addc_u32_e32 v122, vcc, v122, v169, vcc
	v_add_u32_e32 v75, vcc, v209, v75
	v_mul_lo_u32 v75, v75, s8
	v_mul_lo_u32 v180, v170, v7
	v_add_u32_e32 v75, vcc, v210, v75
	v_xor_b32_e32 v75, v199, v75
	v_mul_lo_u32 v75, v75, s8
	v_add_u32_e32 v75, vcc, v211, v75
	v_mul_lo_u32 v75, v75, s8
	v_sub_u32_e32 v111, vcc, v111, v112
	v_subb_u32_e32 v112, vcc, v170, v180, vcc
	v_add_u32_e32 v75, vcc, v213, v75
	v_xor_b32_e32 v75, v212, v75
	v_mul_lo_u32 v75, v75, s8
	v_ffbl_b32_e32 v112, v112
	v_add_u32_e64 v112, s[0:1], v112, 32 clamp
	v_add_u32_e32 v75, vcc, v214, v75
	v_mul_lo_u32 v170, v75, s8
	v_ffbl_b32_e32 v111, v111
	v_min3_u32 v75, v111, v112, 64
	v_lshlrev_b32_e32 v180, 8, v178
	v_add_u32_e32 v111, vcc, v166, v170
	v_xor_b32_e32 v111, v171, v111
	v_mul_lo_u32 v166, v111, s8
	v_mad_u64_u32 v[111:112], s[0:1], v178, s8, 0
	v_add_u32_e32 v166, vcc, v172, v166
	v_mul_lo_u32 v166, v166, s8
	v_add_u32_e32 v170, vcc, v112, v180
	v_xor_b32_e32 v111, v111, v75
	v_add_u32_e32 v112, vcc, v173, v166
	v_xor_b32_e32 v112, v174, v112
	v_mul_lo_u32 v112, v112, s8
	v_lshlrev_b32_e32 v166, 8, v111
	v_add_u32_e32 v112, vcc, v183, v112
	v_mul_lo_u32 v172, v112, s8
	v_mad_u64_u32 v[111:112], s[0:1], v111, s8, 0
	v_add_u32_e32 v172, vcc, v184, v172
	v_xor_b32_e32 v172, v199, v172
	v_mul_lo_u32 v172, v172, s8
	v_add_u32_e32 v166, vcc, v112, v166
	v_xor_b32_e32 v121, v121, v111
	v_add_u32_e32 v112, vcc, v215, v172
	v_mul_lo_u32 v112, v112, s8
	v_or_b32_e32 v111, 44, v98
	v_xor_b32_e32 v111, v140, v111
	v_mul_lo_u32 v111, v111, s3
	v_add_u32_e32 v112, vcc, v216, v112
	v_xor_b32_e32 v112, v212, v112
	v_mul_lo_u32 v112, v112, s8
	v_lshrrev_b32_e32 v172, 15, v111
	v_xor_b32_e32 v172, v172, v111
	v_or_b32_e32 v98, 47, v98
	v_add_u32_e32 v112, vcc, v217, v112
	v_mul_lo_u32 v112, v112, s8
	v_xor_b32_e32 v98, v140, v98
	v_mul_lo_u32 v98, v98, s3
	v_add_u32_e32 v111, vcc, v218, v112
	v_xor_b32_e32 v111, v165, v111
	v_mul_lo_u32 v111, v111, s8
	v_add_u32_e32 v111, vcc, v219, v111
	v_mul_lo_u32 v173, v111, s8
	v_add_u32_e32 v111, vcc, v167, v73
	v_addc_u32_e32 v112, vcc, 0, v168, vcc
	v_add_u32_e32 v73, vcc, v220, v173
	v_xor_b32_e32 v73, v158, v73
	v_mul_lo_u32 v73, v73, s8
	v_ashrrev_i64 v[111:112], 31, v[111:112]
	v_mul_lo_u32 v167, v172, s2
	v_mad_i64_i32 v[111:112], s[0:1], v76, v151, v[111:112]
	v_add_u32_e32 v73, vcc, v221, v73
	v_mul_lo_u32 v73, v73, s8
	v_xor_b32_sdwa v167, v167, v167 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v172, v149, v69
	v_mul_lo_u32 v173, v172, v7
	v_add_u32_e32 v73, vcc, v222, v73
	v_xor_b32_e32 v73, v159, v73
	v_mul_lo_u32 v73, v73, s8
	v_add_u32_e32 v168, vcc, v111, v103
	v_addc_u32_e32 v112, vcc, v112, v167, vcc
	v_add_u32_e32 v73, vcc, v223, v73
	v_mul_lo_u32 v73, v73, s8
	v_mul_lo_u32 v111, v110, v7
	v_add_u32_e32 v73, vcc, v224, v73
	v_xor_b32_e32 v73, v160, v73
	v_mul_lo_u32 v73, v73, s8
	v_add_u32_e32 v73, vcc, v225, v73
	v_mul_lo_u32 v73, v73, s8
	v_sub_u32_e32 v110, vcc, v110, v111
	v_subb_u32_e32 v111, vcc, v172, v173, vcc
	v_add_u32_e32 v73, vcc, v181, v73
	v_xor_b32_e32 v73, v171, v73
	v_mul_lo_u32 v73, v73, s8
	v_ffbl_b32_e32 v111, v111
	v_add_u32_e64 v111, s[0:1], v111, 32 clamp
	v_add_u32_e32 v73, vcc, v226, v73
	v_mul_lo_u32 v171, v73, s8
	v_ffbl_b32_e32 v110, v110
	v_min3_u32 v73, v110, v111, 64
	v_lshlrev_b32_e32 v172, 8, v121
	v_add_u32_e32 v110, vcc, v227, v171
	v_xor_b32_e32 v110, v174, v110
	v_mul_lo_u32 v171, v110, s8
	v_mad_u64_u32 v[110:111], s[0:1], v121, s8, 0
	v_add_u32_e32 v121, vcc, v182, v171
	v_mul_lo_u32 v121, v121, s8
	v_add_u32_e32 v171, vcc, v111, v172
	v_xor_b32_e32 v110, v110, v73
	v_add_u32_e32 v111, vcc, v228, v121
	v_xor_b32_e32 v111, v199, v111
	v_mul_lo_u32 v111, v111, s8
	v_lshlrev_b32_e32 v121, 8, v110
	v_add_u32_e32 v111, vcc, v198, v111
	v_mul_lo_u32 v172, v111, s8
	v_mad_u64_u32 v[110:111], s[0:1], v110, s8, 0
	v_add_u32_e32 v172, vcc, v229, v172
	v_xor_b32_e32 v172, v212, v172
	v_mul_lo_u32 v172, v172, s8
	v_add_u32_e32 v121, vcc, v111, v121
	v_xor_b32_e32 v168, v168, v110
	v_add_u32_e32 v111, vcc, v205, v172
	v_mul_lo_u32 v111, v111, s8
	v_add_u32_e32 v110, vcc, v230, v111
	v_xor_b32_e32 v110, v165, v110
	v_mul_lo_u32 v110, v110, s8
	v_lshrrev_b32_e32 v111, 15, v98
	v_xor_b32_e32 v98, v111, v98
	v_mul_lo_u32 v98, v98, s2
	v_add_u32_e32 v110, vcc, v164, v110
	v_mul_lo_u32 v110, v110, s8
	v_xor_b32_sdwa v98, v98, v98 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v110, vcc, v231, v110
	v_xor_b32_e32 v110, v158, v110
	v_mul_lo_u32 v110, v110, s8
	v_and_b32_e32 v158, v76, v69
	v_and_b32_e32 v69, v152, v69
	v_add_u32_e32 v110, vcc, v163, v110
	v_mul_lo_u32 v140, v110, s8
	v_add_u32_e32 v110, vcc, v161, v70
	v_addc_u32_e32 v111, vcc, 0, v162, vcc
	v_add_u32_e32 v70, vcc, v232, v140
	v_xor_b32_e32 v70, v159, v70
	v_mul_lo_u32 v70, v70, s8
	v_ashrrev_i64 v[110:111], 31, v[110:111]
	v_mul_lo_u32 v159, v158, v7
	v_mad_i64_i32 v[110:111], s[0:1], v152, v153, v[110:111]
	v_add_u32_e32 v70, vcc, v233, v70
	v_mul_lo_u32 v70, v70, s8
	v_add_u32_e32 v70, vcc, v234, v70
	v_xor_b32_e32 v70, v160, v70
	v_mul_lo_u32 v70, v70, s8
	v_add_u32_e32 v140, vcc, v110, v102
	v_addc_u32_e32 v111, vcc, v111, v98, vcc
	v_add_u32_e32 v70, vcc, v176, v70
	v_mul_lo_u32 v70, v70, s8
	v_mul_lo_u32 v110, v109, v7
	v_add_u32_e32 v70, vcc, v235, v70
	v_xor_b32_e32 v70, v175, v70
	v_mul_lo_u32 v70, v70, s8
	v_add_u32_e32 v70, vcc, v115, v70
	v_mul_lo_u32 v70, v70, s8
	v_sub_u32_e32 v109, vcc, v109, v110
	v_subb_u32_e32 v110, vcc, v158, v159, vcc
	v_add_u32_e32 v70, vcc, v186, v70
	v_xor_b32_e32 v70, v185, v70
	v_mul_lo_u32 v70, v70, s8
	v_ffbl_b32_e32 v110, v110
	v_add_u32_e64 v110, s[0:1], v110, 32 clamp
	v_add_u32_e32 v70, vcc, v188, v70
	v_mul_lo_u32 v115, v70, s8
	v_ffbl_b32_e32 v109, v109
	v_min3_u32 v70, v109, v110, 64
	v_lshlrev_b32_e32 v158, 8, v168
	v_add_u32_e32 v109, vcc, v236, v115
	v_xor_b32_e32 v109, v187, v109
	v_mul_lo_u32 v115, v109, s8
	v_mad_u64_u32 v[109:110], s[0:1], v168, s8, 0
	v_add_u32_e32 v115, vcc, v190, v115
	v_mul_lo_u32 v115, v115, s8
	v_add_u32_e32 v158, vcc, v110, v158
	v_xor_b32_e32 v109, v109, v70
	v_add_u32_e32 v110, vcc, v237, v115
	v_xor_b32_e32 v110, v189, v110
	v_mul_lo_u32 v110, v110, s8
	v_lshlrev_b32_e32 v115, 8, v109
	v_add_u32_e32 v110, vcc, v177, v110
	v_mul_lo_u32 v159, v110, s8
	v_mad_u64_u32 v[109:110], s[0:1], v109, s8, 0
	v_add_u32_e32 v159, vcc, v179, v159
	v_xor_b32_e32 v159, v191, v159
	v_mul_lo_u32 v159, v159, s8
	v_add_u32_e32 v110, vcc, v110, v115
	v_xor_b32_e32 v115, v140, v109
	v_add_u32_e32 v109, vcc, v170, v159
	v_mul_lo_u32 v109, v109, s8
	v_add_u32_e32 v108, vcc, v166, v109
	v_xor_b32_e32 v108, v122, v108
	v_mul_lo_u32 v108, v108, s8
	v_mul_lo_u32 v109, v68, v7
	v_mul_lo_u32 v7, v69, v7
	v_add_u32_e32 v108, vcc, v171, v108
	v_mul_lo_u32 v108, v108, s8
	v_sub_u32_e32 v68, vcc, v68, v109
	v_subb_u32_e32 v7, vcc, v69, v7, vcc
	v_add_u32_e32 v69, vcc, v121, v108
	v_xor_b32_e32 v69, v112, v69
	v_mul_lo_u32 v69, v69, s8
	v_ffbl_b32_e32 v7, v7
	v_add_u32_e64 v7, s[0:1], v7, 32 clamp
	v_add_u32_e32 v69, vcc, v158, v69
	v_mul_lo_u32 v69, v69, s8
	v_ffbl_b32_e32 v68, v68
	v_min3_u32 v68, v68, v7, 64
	v_mad_u64_u32 v[108:109], s[0:1], v115, s8, 0
	v_add_u32_e32 v7, vcc, v110, v69
	v_xor_b32_e32 v7, v111, v7
	v_mul_lo_u32 v7, v7, s8
	v_lshlrev_b32_e32 v69, 8, v115
	v_add_u32_e32 v69, vcc, v109, v69
	v_add_u32_e32 v7, vcc, v69, v7
	v_xor_b32_e32 v69, v108, v68
	v_mad_u64_u32 v[108:109], s[0:1], v69, s8, 0
	v_mul_lo_u32 v7, v7, s8
	v_lshlrev_b32_e32 v69, 8, v69
	v_add_u32_e32 v69, vcc, v109, v69
	v_add_u32_e32 v109, vcc, v69, v7
	v_add_u32_e32 v110, vcc, 6, v1
	v_mov_b32_e32 v111, v2
	v_mov_b32_e32 v7, v2
	v_lshlrev_b64 v[110:111], 3, v[110:111]
	v_mad_u64_u32 v[6:7], s[0:1], v10, v132, v[6:7]
	v_mov_b32_e32 v10, v2
	v_add_u32_e32 v110, vcc, s4, v110
	v_mad_u64_u32 v[9:10], s[0:1], v124, v15, v[9:10]
	v_addc_u32_e32 v111, vcc, v85, v111, vcc
	flat_store_dwordx2 v[110:111], v[108:109]
	v_lshrrev_b64 v[108:109], 1, v[31:32]
	v_lshrrev_b64 v[110:111], 1, v[6:7]
	v_add_u32_e32 v15, vcc, v110, v108
	v_and_b32_e32 v108, v31, v6
	v_lshrrev_b64 v[6:7], 1, v[35:36]
	v_lshrrev_b64 v[31:32], 1, v[9:10]
	v_addc_u32_e32 v69, vcc, v111, v109, vcc
	v_add_u32_e32 v36, vcc, v31, v6
	v_addc_u32_e32 v109, vcc, v32, v7, vcc
	v_and_b32_e32 v35, v35, v9
	v_and_b32_e32 v9, 1, v108
	v_mad_u64_u32 v[6:7], s[0:1], v132, v134, v[3:4]
	v_add_u32_e32 v9, vcc, v15, v9
	v_addc_u32_e32 v10, vcc, 0, v69, vcc
	v_lshrrev_b64 v[9:10], 31, v[9:10]
	v_lshrrev_b64 v[31:32], 1, v[33:34]
	v_add_u32_e32 v69, vcc, v6, v9
	v_addc_u32_e32 v108, vcc, v7, v10, vcc
	v_mad_u64_u32 v[9:10], s[0:1], v132, v134, v[9:10]
	v_mov_b32_e32 v6, v2
	v_mad_u64_u32 v[5:6], s[0:1], v126, v19, v[5:6]
	v_add_u32_e32 v110, vcc, v9, v3
	v_mov_b32_e32 v9, v2
	v_mad_u64_u32 v[8:9], s[0:1], v128, v17, v[8:9]
	v_lshrrev_b64 v[6:7], 1, v[5:6]
	v_addc_u32_e32 v3, vcc, v10, v4, vcc
	v_add_u32_e32 v34, vcc, v6, v31
	v_mov_b32_e32 v15, v2
	v_addc_u32_e32 v32, vcc, v7, v32, vcc
	v_lshrrev_b64 v[6:7], 1, v[8:9]
	v_mad_u64_u32 v[9:10], s[0:1], v130, v27, v[14:15]
	v_and_b32_e32 v33, v33, v5
	v_lshrrev_b64 v[4:5], 1, v[37:38]
	v_mov_b32_e32 v14, v2
	v_add_u32_e32 v38, vcc, v6, v4
	v_mad_u64_u32 v[14:15], s[0:1], v133, v25, v[13:14]
	v_addc_u32_e32 v111, vcc, v7, v5, vcc
	v_lshrrev_b64 v[4:5], 1, v[41:42]
	v_lshrrev_b64 v[6:7], 1, v[9:10]
	v_mov_b32_e32 v13, v2
	v_and_b32_e32 v37, v37, v8
	v_add_u32_e32 v42, vcc, v6, v4
	v_and_b32_e32 v41, v41, v9
	v_mad_u64_u32 v[8:9], s[0:1], v136, v23, v[12:13]
	v_addc_u32_e32 v112, vcc, v7, v5, vcc
	v_lshrrev_b64 v[4:5], 1, v[43:44]
	v_lshrrev_b64 v[6:7], 1, v[14:15]
	v_mov_b32_e32 v12, v2
	v_add_u32_e32 v13, vcc, v6, v4
	v_addc_u32_e32 v15, vcc, v7, v5, vcc
	v_lshrrev_b64 v[6:7], 1, v[8:9]
	v_mad_u64_u32 v[9:10], s[0:1], v138, v21, v[11:12]
	v_lshrrev_b64 v[4:5], 1, v[45:46]
	v_mov_b32_e32 v17, v2
	v_add_u32_e32 v12, vcc, v6, v4
	v_and_b32_e32 v14, v43, v14
	v_addc_u32_e32 v43, vcc, v7, v5, vcc
	v_lshrrev_b64 v[6:7], 1, v[9:10]
	v_mad_u64_u32 v[10:11], s[0:1], v141, v101, v[16:17]
	v_lshrrev_b64 v[4:5], 1, v[39:40]
	v_mov_b32_e32 v19, v2
	v_and_b32_e32 v44, v45, v8
	v_add_u32_e32 v16, vcc, v6, v4
	v_and_b32_e32 v39, v39, v9
	v_mad_u64_u32 v[8:9], s[0:1], v79, v99, v[18:19]
	v_addc_u32_e32 v17, vcc, v7, v5, vcc
	v_lshrrev_b64 v[4:5], 1, v[47:48]
	v_lshrrev_b64 v[6:7], 1, v[10:11]
	v_mov_b32_e32 v21, v2
	v_add_u32_e32 v18, vcc, v6, v4
	v_addc_u32_e32 v19, vcc, v7, v5, vcc
	v_and_b32_e32 v40, v47, v10
	v_lshrrev_b64 v[6:7], 1, v[8:9]
	v_mad_u64_u32 v[9:10], s[0:1], v144, v100, v[20:21]
	v_lshrrev_b64 v[4:5], 1, v[49:50]
	v_mov_b32_e32 v23, v2
	v_add_u32_e32 v20, vcc, v6, v4
	v_addc_u32_e32 v21, vcc, v7, v5, vcc
	v_lshrrev_b64 v[6:7], 1, v[9:10]
	v_mad_u64_u32 v[10:11], s[0:1], v83, v29, v[22:23]
	v_lshrrev_b64 v[4:5], 1, v[51:52]
	v_mov_b32_e32 v25, v2
	v_and_b32_e32 v45, v49, v8
	v_add_u32_e32 v22, vcc, v6, v4
	v_and_b32_e32 v46, v51, v9
	v_mad_u64_u32 v[8:9], s[0:1], v147, v105, v[24:25]
	v_addc_u32_e32 v23, vcc, v7, v5, vcc
	v_lshrrev_b64 v[4:5], 1, v[53:54]
	v_lshrrev_b64 v[6:7], 1, v[10:11]
	v_mov_b32_e32 v27, v2
	v_add_u32_e32 v24, vcc, v6, v4
	v_addc_u32_e32 v25, vcc, v7, v5, vcc
	v_and_b32_e32 v47, v53, v10
	v_lshrrev_b64 v[6:7], 1, v[8:9]
	v_mad_u64_u32 v[9:10], s[0:1], v149, v104, v[26:27]
	v_lshrrev_b64 v[4:5], 1, v[55:56]
	v_mov_b32_e32 v29, v2
	v_add_u32_e32 v26, vcc, v6, v4
	v_addc_u32_e32 v27, vcc, v7, v5, vcc
	v_lshrrev_b64 v[6:7], 1, v[9:10]
	v_mad_u64_u32 v[10:11], s[0:1], v76, v107, v[28:29]
	v_lshrrev_b64 v[4:5], 1, v[57:58]
	v_mov_b32_e32 v31, v2
	v_and_b32_e32 v48, v55, v8
	v_add_u32_e32 v28, vcc, v6, v4
	v_and_b32_e32 v49, v57, v9
	v_mad_u64_u32 v[8:9], s[0:1], v152, v106, v[30:31]
	v_addc_u32_e32 v29, vcc, v7, v5, vcc
	v_lshrrev_b64 v[4:5], 1, v[59:60]
	v_lshrrev_b64 v[6:7], 1, v[10:11]
	v_and_b32_e32 v53, v61, v8
	v_add_u32_e32 v30, vcc, v6, v4
	v_addc_u32_e32 v31, vcc, v7, v5, vcc
	v_lshrrev_b64 v[4:5], 1, v[61:62]
	v_lshrrev_b64 v[6:7], 1, v[8:9]
	v_xor_b32_e32 v8, 1, v69
	v_add_u32_e32 v51, vcc, v6, v4
	v_addc_u32_e32 v52, vcc, v7, v5, vcc
	v_and_b32_e32 v4, 1, v35
	v_add_u32_e32 v4, vcc, v36, v4
	v_addc_u32_e32 v5, vcc, 0, v109, vcc
	v_lshrrev_b64 v[4:5], 31, v[4:5]
	v_mad_u64_u32 v[6:7], s[0:1], v8, s8, 0
	v_mad_u64_u32 v[4:5], s[0:1], v124, v125, v[4:5]
	v_lshlrev_b32_e32 v8, 8, v8
	v_add_u32_e32 v35, vcc, v7, v8
	v_add_u32_e32 v54, vcc, v4, v84
	v_addc_u32_e32 v55, vcc, v5, v154, vcc
	v_and_b32_e32 v4, 1, v33
	v_add_u32_e32 v4, vcc, v34, v4
	v_xor_b32_e32 v36, v6, v118
	v_addc_u32_e32 v5, vcc, 0, v32, vcc
	v_and_b32_e32 v6, 1, v37
	v_lshrrev_b64 v[4:5], 31, v[4:5]
	v_add_u32_e32 v6, vcc, v38, v6
	v_addc_u32_e32 v7, vcc, 0, v111, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v126, v127, v[4:5]
	v_lshrrev_b64 v[6:7], 31, v[6:7]
	v_and_b32_e32 v8, 1, v39
	v_mad_u64_u32 v[6:7], s[0:1], v128, v129, v[6:7]
	v_add_u32_e32 v32, vcc, v4, v86
	v_addc_u32_e32 v33, vcc, v5, v117, vcc
	v_add_u32_e32 v34, vcc, v6, v87
	v_addc_u32_e32 v37, vcc, v7, v116, vcc
	v_and_b32_e32 v4, 1, v41
	v_add_u32_e32 v4, vcc, v42, v4
	v_addc_u32_e32 v5, vcc, 0, v112, vcc
	v_and_b32_e32 v6, 1, v14
	v_add_u32_e32 v6, vcc, v13, v6
	v_addc_u32_e32 v7, vcc, 0, v15, vcc
	v_add_u32_e32 v8, vcc, v16, v8
	v_and_b32_e32 v50, v59, v10
	v_addc_u32_e32 v9, vcc, 0, v17, vcc
	v_and_b32_e32 v10, 1, v44
	v_lshrrev_b64 v[8:9], 31, v[8:9]
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v11, vcc, 0, v43, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v138, v139, v[8:9]
	v_lshrrev_b64 v[10:11], 31, v[10:11]
	v_lshrrev_b64 v[6:7], 31, v[6:7]
	v_mad_u64_u32 v[10:11], s[0:1], v136, v137, v[10:11]
	v_lshrrev_b64 v[4:5], 31, v[4:5]
	v_mad_u64_u32 v[6:7], s[0:1], v133, v135, v[6:7]
	v_add_u32_e32 v38, vcc, v8, v91
	v_addc_u32_e32 v39, vcc, v9, v123, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v130, v131, v[4:5]
	v_add_u32_e32 v41, vcc, v10, v90
	v_addc_u32_e32 v42, vcc, v11, v155, vcc
	v_add_u32_e32 v43, vcc, v6, v89
	v_addc_u32_e32 v44, vcc, v7, v156, vcc
	v_add_u32_e32 v56, vcc, v4, v88
	v_addc_u32_e32 v57, vcc, v5, v157, vcc
	v_and_b32_e32 v4, 1, v40
	v_add_u32_e32 v4, vcc, v18, v4
	v_addc_u32_e32 v5, vcc, 0, v19, vcc
	v_and_b32_e32 v6, 1, v45
	v_add_u32_e32 v6, vcc, v20, v6
	v_addc_u32_e32 v7, vcc, 0, v21, vcc
	v_and_b32_e32 v8, 1, v46
	v_add_u32_e32 v8, vcc, v22, v8
	v_addc_u32_e32 v9, vcc, 0, v23, vcc
	v_and_b32_e32 v10, 1, v47
	v_add_u32_e32 v10, vcc, v24, v10
	v_addc_u32_e32 v11, vcc, 0, v25, vcc
	v_and_b32_e32 v12, 1, v48
	v_add_u32_e32 v12, vcc, v26, v12
	v_addc_u32_e32 v13, vcc, 0, v27, vcc
	v_and_b32_e32 v14, 1, v49
	v_add_u32_e32 v14, vcc, v28, v14
	v_addc_u32_e32 v15, vcc, 0, v29, vcc
	v_and_b32_e32 v16, 1, v53
	v_add_u32_e32 v16, vcc, v51, v16
	v_addc_u32_e32 v17, vcc, 0, v52, vcc
	v_and_b32_e32 v18, 1, v50
	v_lshrrev_b64 v[16:17], 31, v[16:17]
	v_add_u32_e32 v18, vcc, v30, v18
	v_addc_u32_e32 v19, vcc, 0, v31, vcc
	v_mad_u64_u32 v[16:17], s[0:1], v152, v153, v[16:17]
	v_lshrrev_b64 v[18:19], 31, v[18:19]
	v_lshrrev_b64 v[14:15], 31, v[14:15]
	v_mad_u64_u32 v[18:19], s[0:1], v76, v151, v[18:19]
	v_lshrrev_b64 v[12:13], 31, v[12:13]
	v_mad_u64_u32 v[14:15], s[0:1], v149, v150, v[14:15]
	v_add_u32_e32 v16, vcc, v16, v102
	v_addc_u32_e32 v17, vcc, v17, v98, vcc
	v_lshrrev_b64 v[10:11], 31, v[10:11]
	v_mad_u64_u32 v[12:13], s[0:1], v147, v148, v[12:13]
	v_add_u32_e32 v18, vcc, v18, v103
	v_addc_u32_e32 v19, vcc, v19, v167, vcc
	v_lshrrev_b64 v[8:9], 31, v[8:9]
	v_mad_u64_u32 v[10:11], s[0:1], v83, v146, v[10:11]
	v_add_u32_e32 v14, vcc, v14, v96
	v_addc_u32_e32 v15, vcc, v15, v169, vcc
	v_lshrrev_b64 v[6:7], 31, v[6:7]
	v_mad_u64_u32 v[8:9], s[0:1], v144, v145, v[8:9]
	v_add_u32_e32 v12, vcc, v12, v97
	v_addc_u32_e32 v13, vcc, v13, v113, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v79, v143, v[6:7]
	v_add_u32_e32 v10, vcc, v10, v94
	v_addc_u32_e32 v11, vcc, v11, v114, vcc
	v_add_u32_e32 v8, vcc, v8, v95
	v_lshrrev_b64 v[4:5], 31, v[4:5]
	v_addc_u32_e32 v9, vcc, v9, v82, vcc
	v_add_u32_e32 v20, vcc, v6, v93
	v_mad_u64_u32 v[4:5], s[0:1], v141, v142, v[4:5]
	v_addc_u32_e32 v21, vcc, v7, v120, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v36, s8, 0
	v_add_u32_e32 v22, vcc, v4, v92
	v_xor_b32_e32 v6, v110, v6
	v_addc_u32_e32 v23, vcc, v5, v119, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_lshlrev_b32_e32 v24, 8, v36
	v_add_u32_e32 v24, vcc, v7, v24
	v_xor_b32_e32 v4, v4, v71
	v_lshlrev_b32_e32 v25, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v25, vcc, v5, v25
	v_xor_b32_e32 v6, v54, v6
	v_lshlrev_b32_e32 v26, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v26, vcc, v7, v26
	v_xor_b32_e32 v4, v4, v74
	v_lshlrev_b32_e32 v27, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v27, vcc, v5, v27
	v_xor_b32_e32 v6, v110, v6
	v_lshlrev_b32_e32 v28, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v28, vcc, v7, v28
	v_xor_b32_e32 v4, v4, v71
	v_lshlrev_b32_e32 v29, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v29, vcc, v5, v29
	v_xor_b32_e32 v6, v54, v6
	v_lshlrev_b32_e32 v30, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v30, vcc, v7, v30
	v_xor_b32_e32 v4, v4, v74
	v_lshlrev_b32_e32 v31, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v31, vcc, v5, v31
	v_xor_b32_e32 v6, v32, v6
	v_lshlrev_b32_e32 v36, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v36, vcc, v7, v36
	v_xor_b32_e32 v4, v4, v63
	v_lshlrev_b32_e32 v40, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v40, vcc, v5, v40
	v_xor_b32_e32 v6, v110, v6
	v_lshlrev_b32_e32 v45, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v45, vcc, v7, v45
	v_xor_b32_e32 v4, v4, v71
	v_lshlrev_b32_e32 v46, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v46, vcc, v5, v46
	v_xor_b32_e32 v6, v54, v6
	v_lshlrev_b32_e32 v47, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v47, vcc, v7, v47
	v_xor_b32_e32 v4, v4, v74
	v_lshlrev_b32_e32 v48, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v48, vcc, v5, v48
	v_xor_b32_e32 v6, v32, v6
	v_lshlrev_b32_e32 v49, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v49, vcc, v7, v49
	v_xor_b32_e32 v4, v4, v63
	v_lshlrev_b32_e32 v50, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v50, vcc, v5, v50
	v_xor_b32_e32 v6, v34, v6
	v_lshlrev_b32_e32 v51, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v51, vcc, v7, v51
	v_xor_b32_e32 v4, v4, v64
	v_lshlrev_b32_e32 v52, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v52, vcc, v5, v52
	v_xor_b32_e32 v6, v110, v6
	v_lshlrev_b32_e32 v53, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v53, vcc, v7, v53
	v_xor_b32_e32 v4, v4, v71
	v_lshlrev_b32_e32 v58, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v58, vcc, v5, v58
	v_xor_b32_e32 v6, v54, v6
	v_lshlrev_b32_e32 v59, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v59, vcc, v7, v59
	v_xor_b32_e32 v4, v4, v74
	v_lshlrev_b32_e32 v60, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v60, vcc, v5, v60
	v_xor_b32_e32 v6, v32, v6
	v_lshlrev_b32_e32 v61, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v61, vcc, v7, v61
	v_xor_b32_e32 v4, v4, v63
	v_lshlrev_b32_e32 v62, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v62, vcc, v5, v62
	v_xor_b32_e32 v6, v34, v6
	v_lshlrev_b32_e32 v69, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v69, vcc, v7, v69
	v_xor_b32_e32 v4, v4, v64
	v_lshlrev_b32_e32 v76, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v76, vcc, v5, v76
	v_xor_b32_e32 v6, v56, v6
	v_lshlrev_b32_e32 v79, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v79, vcc, v7, v79
	v_xor_b32_e32 v4, v4, v72
	v_lshlrev_b32_e32 v82, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v82, vcc, v5, v82
	v_xor_b32_e32 v6, v43, v6
	v_lshlrev_b32_e32 v83, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v83, vcc, v7, v83
	v_xor_b32_e32 v4, v4, v67
	v_lshlrev_b32_e32 v84, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v84, vcc, v5, v84
	v_xor_b32_e32 v6, v41, v6
	v_lshlrev_b32_e32 v86, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v86, vcc, v7, v86
	v_xor_b32_e32 v4, v4, v66
	v_lshlrev_b32_e32 v87, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v87, vcc, v5, v87
	v_xor_b32_e32 v6, v38, v6
	v_lshlrev_b32_e32 v88, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v88, vcc, v7, v88
	v_xor_b32_e32 v4, v4, v65
	v_lshlrev_b32_e32 v89, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v89, vcc, v5, v89
	v_xor_b32_e32 v6, v110, v6
	v_lshlrev_b32_e32 v90, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_add_u32_e32 v90, vcc, v7, v90
	v_xor_b32_e32 v4, v4, v71
	v_lshlrev_b32_e32 v91, 8, v6
	v_mad_u64_u32 v[6:7], s[0:1], v4, s8, 0
	v_add_u32_e32 v71, vcc, v5, v91
	v_xor_b32_e32 v6, v54, v6
	v_lshlrev_b32_e32 v91, 8, v4
	v_mad_u64_u32 v[4:5], s[0:1], v6, s8, 0
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e32 v7, vcc, v7, v91
	v_xor_b32_e32 v4, v4, v74
	v_mul_lo_u32 v74, v108, s8
	v_add_u32_e32 v6, vcc, v5, v6
	v_lshlrev_b32_e32 v54, 8, v4
	v_add_u32_e32 v35, vcc, v35, v74
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_mul_lo_u32 v35, v35, s8
	v_add_u32_e32 v54, vcc, v5, v54
	v_add_u32_e32 v5, vcc, v24, v35
	v_xor_b32_e32 v5, v3, v5
	v_mul_lo_u32 v5, v5, s8
	v_xor_b32_e32 v4, v32, v4
	v_lshlrev_b32_e32 v24, 8, v4
	v_add_u32_e32 v5, vcc, v25, v5
	v_mul_lo_u32 v25, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v25, vcc, v26, v25
	v_xor_b32_e32 v25, v55, v25
	v_mul_lo_u32 v25, v25, s8
	v_add_u32_e32 v24, vcc, v5, v24
	v_xor_b32_e32 v4, v4, v63
	v_add_u32_e32 v5, vcc, v27, v25
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v25, 8, v4
	v_add_u32_e32 v5, vcc, v28, v5
	v_xor_b32_e32 v5, v3, v5
	v_mul_lo_u32 v26, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v26, vcc, v29, v26
	v_mul_lo_u32 v26, v26, s8
	v_add_u32_e32 v25, vcc, v5, v25
	v_xor_b32_e32 v4, v34, v4
	v_add_u32_e32 v5, vcc, v30, v26
	v_xor_b32_e32 v5, v55, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v26, 8, v4
	v_add_u32_e32 v5, vcc, v31, v5
	v_mul_lo_u32 v27, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v27, vcc, v36, v27
	v_xor_b32_e32 v27, v33, v27
	v_mul_lo_u32 v27, v27, s8
	v_add_u32_e32 v26, vcc, v5, v26
	v_xor_b32_e32 v4, v4, v64
	v_add_u32_e32 v5, vcc, v40, v27
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v27, 8, v4
	v_add_u32_e32 v5, vcc, v45, v5
	v_xor_b32_e32 v5, v3, v5
	v_mul_lo_u32 v28, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v28, vcc, v46, v28
	v_mul_lo_u32 v28, v28, s8
	v_add_u32_e32 v27, vcc, v5, v27
	v_xor_b32_e32 v4, v56, v4
	v_add_u32_e32 v5, vcc, v47, v28
	v_xor_b32_e32 v5, v55, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v28, 8, v4
	v_add_u32_e32 v5, vcc, v48, v5
	v_mul_lo_u32 v29, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v29, vcc, v49, v29
	v_xor_b32_e32 v29, v33, v29
	v_mul_lo_u32 v29, v29, s8
	v_add_u32_e32 v28, vcc, v5, v28
	v_xor_b32_e32 v4, v4, v72
	v_add_u32_e32 v5, vcc, v50, v29
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v29, 8, v4
	v_add_u32_e32 v5, vcc, v51, v5
	v_xor_b32_e32 v5, v37, v5
	v_mul_lo_u32 v30, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v30, vcc, v52, v30
	v_mul_lo_u32 v30, v30, s8
	v_add_u32_e32 v29, vcc, v5, v29
	v_xor_b32_e32 v4, v43, v4
	v_add_u32_e32 v5, vcc, v53, v30
	v_xor_b32_e32 v5, v3, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v30, 8, v4
	v_add_u32_e32 v5, vcc, v58, v5
	v_mul_lo_u32 v31, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v31, vcc, v59, v31
	v_xor_b32_e32 v31, v55, v31
	v_mul_lo_u32 v31, v31, s8
	v_add_u32_e32 v30, vcc, v5, v30
	v_xor_b32_e32 v4, v4, v67
	v_add_u32_e32 v5, vcc, v60, v31
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v31, 8, v4
	v_add_u32_e32 v5, vcc, v61, v5
	v_xor_b32_e32 v5, v33, v5
	v_mul_lo_u32 v32, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v32, vcc, v62, v32
	v_mul_lo_u32 v32, v32, s8
	v_add_u32_e32 v31, vcc, v5, v31
	v_xor_b32_e32 v4, v41, v4
	v_add_u32_e32 v5, vcc, v69, v32
	v_xor_b32_e32 v5, v37, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v32, 8, v4
	v_add_u32_e32 v5, vcc, v76, v5
	v_mul_lo_u32 v34, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v34, vcc, v79, v34
	v_xor_b32_e32 v34, v57, v34
	v_mul_lo_u32 v34, v34, s8
	v_add_u32_e32 v32, vcc, v5, v32
	v_xor_b32_e32 v4, v4, v66
	v_add_u32_e32 v5, vcc, v82, v34
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v34, 8, v4
	v_add_u32_e32 v5, vcc, v83, v5
	v_xor_b32_e32 v5, v44, v5
	v_mul_lo_u32 v35, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v35, vcc, v84, v35
	v_mul_lo_u32 v35, v35, s8
	v_add_u32_e32 v34, vcc, v5, v34
	v_xor_b32_e32 v4, v38, v4
	v_add_u32_e32 v5, vcc, v86, v35
	v_xor_b32_e32 v5, v42, v5
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v35, 8, v4
	v_add_u32_e32 v5, vcc, v87, v5
	v_mul_lo_u32 v36, v5, s8
	v_mad_u64_u32 v[4:5], s[0:1], v4, s8, 0
	v_add_u32_e32 v36, vcc, v88, v36
	v_xor_b32_e32 v36, v39, v36
	v_mul_lo_u32 v36, v36, s8
	v_add_u32_e32 v5, vcc, v5, v35
	v_xor_b32_e32 v4, v4, v65
	v_add_u32_e32 v35, vcc, v89, v36
	v_mul_lo_u32 v35, v35, s8
	v_lshlrev_b32_e32 v36, 8, v4
	v_add_u32_e32 v35, vcc, v90, v35
	v_xor_b32_e32 v3, v3, v35
	v_mul_lo_u32 v35, v3, s8
	v_mad_u64_u32 v[3:4], s[0:1], v4, s8, 0
	v_add_u32_e32 v35, vcc, v71, v35
	v_mul_lo_u32 v35, v35, s8
	v_add_u32_e32 v36, vcc, v4, v36
	v_xor_b32_e32 v3, v22, v3
	v_add_u32_e32 v4, vcc, v7, v35
	v_xor_b32_e32 v4, v55, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v7, 8, v3
	v_add_u32_e32 v4, vcc, v6, v4
	v_mul_lo_u32 v6, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v6, vcc, v54, v6
	v_xor_b32_e32 v6, v33, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e32 v7, vcc, v4, v7
	v_xor_b32_e32 v3, v3, v77
	v_add_u32_e32 v4, vcc, v24, v6
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v6, 8, v3
	v_add_u32_e32 v4, vcc, v25, v4
	v_xor_b32_e32 v4, v37, v4
	v_mul_lo_u32 v22, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v22, vcc, v26, v22
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e32 v6, vcc, v4, v6
	v_xor_b32_e32 v3, v20, v3
	v_add_u32_e32 v4, vcc, v27, v22
	v_xor_b32_e32 v4, v57, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v20, 8, v3
	v_add_u32_e32 v4, vcc, v28, v4
	v_mul_lo_u32 v22, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v22, vcc, v29, v22
	v_xor_b32_e32 v22, v44, v22
	v_mul_lo_u32 v22, v22, s8
	v_add_u32_e32 v20, vcc, v4, v20
	v_xor_b32_e32 v3, v3, v78
	v_add_u32_e32 v4, vcc, v30, v22
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v22, 8, v3
	v_add_u32_e32 v4, vcc, v31, v4
	v_xor_b32_e32 v4, v42, v4
	v_mul_lo_u32 v24, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v24, vcc, v32, v24
	v_mul_lo_u32 v24, v24, s8
	v_add_u32_e32 v22, vcc, v4, v22
	v_xor_b32_e32 v3, v8, v3
	v_add_u32_e32 v4, vcc, v34, v24
	v_xor_b32_e32 v4, v39, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v8, 8, v3
	v_add_u32_e32 v4, vcc, v5, v4
	v_mul_lo_u32 v5, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v5, vcc, v36, v5
	v_xor_b32_e32 v5, v23, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u32_e32 v8, vcc, v4, v8
	v_xor_b32_e32 v3, v3, v80
	v_add_u32_e32 v4, vcc, v7, v5
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v5, 8, v3
	v_add_u32_e32 v4, vcc, v6, v4
	v_xor_b32_e32 v4, v21, v4
	v_mul_lo_u32 v6, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v6, vcc, v20, v6
	v_mul_lo_u32 v6, v6, s8
	v_add_u32_e32 v5, vcc, v4, v5
	v_xor_b32_e32 v3, v10, v3
	v_add_u32_e32 v4, vcc, v22, v6
	v_xor_b32_e32 v4, v9, v4
	v_mul_lo_u32 v4, v4, s8
	v_lshlrev_b32_e32 v6, 8, v3
	v_add_u32_e32 v4, vcc, v8, v4
	v_mul_lo_u32 v7, v4, s8
	v_mad_u64_u32 v[3:4], s[0:1], v3, s8, 0
	v_add_u32_e32 v5, vcc, v5, v7
	v_xor_b32_e32 v5, v11, v5
	v_mul_lo_u32 v5, v5, s8
	v_add_u32_e32 v4, vcc, v4, v6
	v_xor_b32_e32 v6, v3, v81
	v_add_u32_e32 v5, vcc, v4, v5
	v_mad_u64_u32 v[3:4], s[0:1], v6, s8, 0
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v4, vcc, v4, v5
	v_xor_b32_e32 v6, v12, v3
	v_xor_b32_e32 v5, v13, v4
	v_mad_u64_u32 v[3:4], s[0:1], v6, s8, 0
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e32 v4, vcc, v4, v6
	v_xor_b32_e32 v6, v3, v75
	v_add_u32_e32 v5, vcc, v4, v5
	v_mad_u64_u32 v[3:4], s[0:1], v6, s8, 0
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v4, vcc, v4, v5
	v_xor_b32_e32 v6, v14, v3
	v_xor_b32_e32 v5, v15, v4
	v_mad_u64_u32 v[3:4], s[0:1], v6, s8, 0
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e32 v4, vcc, v4, v6
	v_xor_b32_e32 v6, v3, v73
	v_add_u32_e32 v5, vcc, v4, v5
	v_mad_u64_u32 v[3:4], s[0:1], v6, s8, 0
	v_mul_lo_u32 v5, v5, s8
	v_lshlrev_b32_e32 v6, 8, v6
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v4, vcc, v4, v5
	v_xor_b32_e32 v5, v18, v3
	v_xor_b32_e32 v7, v19, v4
	v_mad_u64_u32 v[3:4], s[0:1], v5, s8, 0
	v_lshlrev_b32_e32 v8, 8, v5
	v_cvt_f64_u32_e32 v[5:6], v0
	v_add_u32_e32 v0, vcc, v4, v8
	v_xor_b32_e32 v8, v3, v70
	v_add_f64 v[4:5], v[5:6], s[6:7]
	s_mov_b32 s7, 0x40200000
	v_mul_lo_u32 v7, v7, s8
	v_mov_b32_e32 v11, v2
	v_add_u32_e32 v0, vcc, v0, v7
	v_add_f64 v[3:4], v[4:5], s[6:7]
	v_mad_u64_u32 v[6:7], s[0:1], v8, s8, 0
	v_mul_lo_u32 v0, v0, s8
	s_mov_b32 s7, 0x3fb00000
	v_lshlrev_b32_e32 v5, 8, v8
	v_add_u32_e32 v5, vcc, v7, v5
	v_mul_f64 v[3:4], v[3:4], s[6:7]
	v_xor_b32_e32 v7, v16, v6
	v_add_u32_e32 v0, vcc, v5, v0
	v_mad_u64_u32 v[5:6], s[0:1], v7, s8, 0
	v_lshlrev_b32_e32 v7, 8, v7
	v_xor_b32_e32 v0, v17, v0
	v_add_u32_e32 v6, vcc, v6, v7
	v_cmp_ngt_f64_e32 vcc, 0, v[3:4]
	v_cmp_nlt_f64_e64 s[0:1], 1.0, v[3:4]
	v_mul_lo_u32 v0, v0, s8
	v_mov_b32_e32 v8, 0x3ff00000
	s_mov_b32 s7, 0x40080000
	v_xor_b32_e32 v10, v5, v68
	v_add_u32_e64 v0, s[2:3], v6, v0
	v_cndmask_b32_e32 v7, 0, v4, vcc
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e64 v7, v8, v7, s[0:1]
	v_cndmask_b32_e32 v6, 0, v3, vcc
	v_mul_f64 v[8:9], v[6:7], v[6:7]
	v_fma_f64 v[6:7], v[6:7], -2.0, s[6:7]
	v_mad_u64_u32 v[4:5], s[2:3], v10, s8, 0
	v_mul_lo_u32 v0, v0, s8
	v_lshlrev_b32_e32 v3, 8, v10
	v_add_u32_e32 v10, vcc, 7, v1
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_f64 v[6:7], v[8:9], v[6:7]
	v_lshlrev_b64 v[8:9], 3, v[10:11]
	v_add_u32_e32 v5, vcc, v3, v0
	v_add_u32_e32 v8, vcc, s4, v8
	v_addc_u32_e32 v9, vcc, v85, v9, vcc
	v_xor_b32_e32 v0, 1, v6
	flat_store_dwordx2 v[8:9], v[4:5]
	v_mad_u64_u32 v[3:4], s[0:1], v0, s8, 0
	v_mul_lo_u32 v5, v7, s8
	v_lshlrev_b32_e32 v0, 8, v0
	v_add_u32_e32 v0, vcc, v4, v0
	v_add_u32_e32 v0, vcc, v0, v5
	v_xor_b32_e32 v5, v3, v6
	v_xor_b32_e32 v0, v0, v7
	v_mad_u64_u32 v[3:4], s[0:1], v5, s8, 0
	v_mul_lo_u32 v0, v0, s8
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_add_u32_e32 v0, vcc, v4, v0
	v_xor_b32_e32 v5, v3, v6
	v_xor_b32_e32 v0, v0, v7
	v_mad_u64_u32 v[3:4], s[0:1], v5, s8, 0
	v_mul_lo_u32 v0, v0, s8
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_add_u32_e32 v0, vcc, v4, v0
	v_xor_b32_e32 v5, v3, v6
	v_xor_b32_e32 v0, v0, v7
	v_mad_u64_u32 v[3:4], s[0:1], v5, s8, 0
	v_mul_lo_u32 v0, v0, s8
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_add_u32_e32 v0, vcc, v4, v0
	v_xor_b32_e32 v5, v3, v6
	v_xor_b32_e32 v0, v0, v7
	v_mad_u64_u32 v[3:4], s[0:1], v5, s8, 0
	v_mul_lo_u32 v0, v0, s8
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_add_u32_e32 v1, vcc, 8, v1
	v_add_u32_e32 v4, vcc, v4, v0
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v85, v1, vcc
	flat_store_dwordx2 v[0:1], v[3:4]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel libclc_integers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 238
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	libclc_integers, .Lfunc_end1-libclc_integers
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           libclc_integers
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         libclc_integers.kd
    .vgpr_count:     238
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
