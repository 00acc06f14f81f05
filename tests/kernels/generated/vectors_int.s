	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	vectors_int
	.globl	vectors_int
	.p2align	8
	.type	vectors_int,@function
vectors_int:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x24
	s_mov_b32 s2, 0xffff
	s_mov_b32 s3, 0x846ca68b
	s_load_dwordx8 s[20:27], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v16, vcc, s0, v0
	v_mul_lo_u32 v0, v16, 5
	s_mov_b32 s2, 0x7feb352d
	v_mov_b32_e32 v9, 0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s2
	v_add_u32_e32 v5, vcc, 2, v0
	v_add_u32_e32 v10, vcc, 3, v0
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v7, v1, s3
	v_add_u32_e32 v1, vcc, 1, v0
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_xor_b32_sdwa v3, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s2
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v4, 2, v16
	v_add_u32_e32 v1, vcc, v1, v4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v0, v0, s2
	v_mul_lo_u32 v6, v2, s3
	v_lshrrev_b32_e32 v2, 15, v3
	v_lshrrev_b32_e32 v8, 15, v1
	v_xor_b32_e32 v1, v8, v1
	v_mul_lo_u32 v11, v1, s3
	v_mul_lo_u32 v8, v16, 6
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v2, v2, v3
	v_xor_b32_e32 v3, v1, v0
	v_lshrrev_b32_e32 v12, 16, v11
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_mul_lo_u32 v19, v3, s3
	v_mul_lo_u32 v20, v2, s3
	v_xor_b32_e32 v14, v12, v11
	v_lshrrev_b16_e32 v13, 8, v14
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_ashrrev_i32_e32 v15, 24, v7
	v_ashrrev_i32_e32 v17, 24, v6
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	v_add_u16_e32 v8, v15, v14
	v_add_u16_sdwa v18, v17, v13 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v8, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v11, 24, v11
	v_ashrrev_i32_e32 v18, 24, v19
	v_ashrrev_i32_e32 v21, 24, v20
	v_add_u16_sdwa v3, v18, v11 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u16_e32 v8, v21, v12
	v_or_b32_sdwa v3, v8, v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_lo_u16_e32 v8, v15, v14
	v_mul_lo_u16_sdwa v22, v17, v13 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v8, v8, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_lo_u16_sdwa v22, v18, v11 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mul_lo_u16_e32 v23, v21, v12
	v_or_b32_sdwa v22, v23, v22 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v2, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v8, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mul_lo_u32 v22, v16, -3
	v_add_u32_e32 v23, vcc, v5, v4
	flat_store_dwordx2 v[0:1], v[2:3]
	v_add_u32_e32 v8, vcc, v23, v22
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_bfe_i32 v2, v14, 0, 8
	v_cmp_gt_i16_e32 vcc, v15, v2
	v_ashrrev_i16_e32 v2, 8, v14
	v_sub_u16_e32 v5, 0, v13
	v_cmp_gt_i16_e64 s[0:1], v17, v2
	v_sub_u16_e32 v3, 0, v14
	v_cndmask_b32_e64 v2, v5, v17, s[0:1]
	v_lshlrev_b16_e32 v2, 8, v2
	v_cndmask_b32_e32 v3, v3, v15, vcc
	v_or_b32_sdwa v2, v3, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_ashrrev_i16_e32 v3, 8, v12
	v_sub_u16_e32 v5, 0, v11
	v_cmp_gt_i16_e32 vcc, v18, v3
	v_bfe_i32 v3, v12, 0, 8
	v_sub_u16_e32 v8, 0, v12
	v_cndmask_b32_e32 v5, v5, v18, vcc
	v_cmp_gt_i16_e32 vcc, v21, v3
	v_lshrrev_b32_e32 v12, 16, v6
	v_lshlrev_b16_e32 v5, 8, v5
	v_cndmask_b32_e32 v3, v8, v21, vcc
	s_movk_i32 s0, 0xff
	v_xor_b32_e32 v24, v12, v6
	v_or_b32_sdwa v3, v3, v5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_movk_i32 s1, 0x3f00
	v_lshrrev_b16_e32 v5, 2, v24
	v_and_b32_e32 v11, s0, v24
	v_and_b32_e32 v5, s1, v5
	v_lshrrev_b16_e32 v8, 1, v11
	v_or_b32_e32 v5, v8, v5
	v_lshrrev_b32_e32 v8, 20, v6
	v_and_b32_e32 v25, s0, v12
	v_and_b32_e32 v8, 0xf00, v8
	v_lshrrev_b16_e32 v26, 3, v25
	v_or_b32_sdwa v8, v26, v8 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v5, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dwordx2 v[0:1], v[2:3]
	v_mul_lo_u32 v0, v16, 9
	v_mov_b32_e32 v2, s21
	v_and_b32_e32 v5, v18, v14
	v_mul_lo_u16_e32 v11, 0xab, v11
	v_add_u32_e32 v26, vcc, 4, v0
	v_add_u32_e32 v8, vcc, v26, v22
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_and_b32_sdwa v8, v15, v13 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v2, vcc, v10, v4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_mov_b32_e32 v10, 0xcd
	v_lshrrev_b16_e32 v11, 9, v11
	s_movk_i32 s0, 0x100
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_and_b32_sdwa v3, v21, v14 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v3, v5, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_and_b32_e32 v5, v17, v13
	v_or_b32_sdwa v5, v5, v8 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_lshrrev_b32_e32 v8, 8, v24
	v_mul_lo_u16_sdwa v8, v8, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_lo_u16_e32 v10, 37, v25
	v_lshrrev_b16_e32 v10, 8, v10
	v_sub_u16_e32 v13, v12, v10
	v_lshrrev_b16_e32 v13, 1, v13
	v_and_b32_e32 v13, 0x7f, v13
	v_add_u16_e32 v10, v13, v10
	v_mov_b32_e32 v13, 57
	v_mul_lo_u16_sdwa v6, v6, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_lshrrev_b16_e32 v8, 2, v8
	v_lshrrev_b16_e32 v6, 1, v6
	v_and_b32_e32 v8, s1, v8
	v_lshrrev_b16_e32 v10, 2, v10
	v_and_b32_e32 v6, 0x1f00, v6
	v_xor_b32_e32 v11, 1, v11
	v_xor_b32_e32 v8, s0, v8
	v_xor_b32_e32 v10, 1, v10
	v_xor_b32_e32 v6, s0, v6
	v_or_b32_e32 v8, v11, v8
	v_or_b32_sdwa v6, v10, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mul_lo_u32 v10, v2, s3
	v_or_b32_sdwa v2, v3, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v8, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mov_b32_e32 v5, v9
	flat_store_dwordx2 v[0:1], v[2:3]
	v_lshlrev_b64 v[0:1], 4, v[4:5]
	v_lshrrev_b32_e32 v13, 16, v19
	v_xor_b32_e32 v15, v13, v19
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v5, vcc, s22, v0
	v_lshrrev_b32_e32 v18, 16, v14
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
	v_add_u16_e32 v0, v14, v15
	v_add_u16_sdwa v1, v18, v13 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v3, v0, v1
	v_xor_b32_sdwa v0, v26, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v17, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v19, 16, v17
	v_add_u16_e32 v2, v17, v24
	v_add_u16_sdwa v8, v19, v12 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v1, v2, v8
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	v_mul_lo_u32 v0, v0, s3
	v_lshrrev_b32_e32 v21, 16, v7
	v_xor_b32_e32 v22, v21, v7
	v_or_b32_e32 v8, 1, v4
	v_lshrrev_b32_e32 v25, 16, v0
	v_xor_b32_e32 v26, v25, v0
	v_add_u16_e32 v0, v26, v22
	v_add_u16_sdwa v2, v25, v21 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v0, v0, v2
	v_xor_b32_sdwa v2, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_lshrrev_b32_e32 v23, 16, v20
	v_xor_b32_e32 v20, v23, v20
	v_lshlrev_b32_e32 v10, 16, v19
	v_lshrrev_b32_e32 v7, 15, v2
	v_xor_b32_e32 v2, v7, v2
	v_mul_lo_u32 v2, v2, s3
	v_cmp_lt_i16_e64 s[18:19], v15, v14
	v_cmp_lt_i16_e64 s[6:7], v12, v19
	v_cmp_lt_i16_e64 s[10:11], v21, v25
	v_lshrrev_b32_e32 v27, 16, v2
	v_xor_b32_e32 v28, v27, v2
	v_add_u16_e32 v2, v28, v20
	v_add_u16_sdwa v7, v27, v23 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v2, v2, v7
	flat_store_dwordx4 v[5:6], v[0:3]
	v_cmp_lt_i16_e64 s[2:3], v23, v27
	v_lshlrev_b64 v[0:1], 4, v[8:9]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v5, vcc, s22, v0
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
	v_mul_lo_u16_e32 v0, v14, v15
	v_mad_u16 v1, v18, v13, -7
	v_mul_lo_u16_e32 v2, v17, v24
	v_mad_u16 v3, v19, v12, -7
	v_add_u16_e32 v0, -7, v0
	v_lshlrev_b32_e32 v1, 16, v1
	v_add_u16_e32 v2, -7, v2
	v_lshlrev_b32_e32 v7, 16, v3
	v_or_b32_e32 v3, v0, v1
	v_or_b32_e32 v1, v2, v7
	v_mul_lo_u16_e32 v0, v26, v22
	v_mad_u16 v2, v25, v21, -7
	v_add_u16_e32 v0, -7, v0
	v_lshlrev_b32_e32 v2, 16, v2
	v_or_b32_e32 v0, v0, v2
	v_mul_lo_u16_e32 v2, v28, v20
	v_mad_u16 v7, v27, v23, -7
	v_add_u16_e32 v2, -7, v2
	v_lshlrev_b32_e32 v7, 16, v7
	v_or_b32_e32 v2, v2, v7
	flat_store_dwordx4 v[5:6], v[0:3]
	v_or_b32_e32 v5, 2, v4
	v_mov_b32_e32 v6, v9
	v_lshlrev_b64 v[0:1], 4, v[5:6]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v6, vcc, s22, v0
	v_addc_u32_e32 v7, vcc, v2, v1, vcc
	v_alignbit_b32 v0, v14, v28, 16
	v_lshlrev_b32_e32 v1, 16, v18
	v_or_b32_sdwa v3, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v0, 16, v15
	v_alignbit_b32 v2, v17, v26, 16
	v_or_b32_sdwa v1, v20, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v0, 16, v24
	v_or_b32_sdwa v2, v2, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v0, v22, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dwordx4 v[6:7], v[0:3]
	v_or_b32_e32 v6, 3, v4
	v_mov_b32_e32 v7, v9
	v_lshlrev_b64 v[0:1], 4, v[6:7]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v10, vcc, s22, v0
	v_alignbit_b32 v0, v22, v22, 16
	v_addc_u32_e32 v11, vcc, v2, v1, vcc
	v_lshrrev_b32_e32 v1, 16, v0
	v_cmp_eq_u16_e64 s[0:1], v1, v13
	v_alignbit_b32 v1, v24, v24, 16
	v_cmp_lt_i16_e32 vcc, v13, v18
	v_lshrrev_b32_e32 v2, 16, v1
	v_cmp_eq_u16_e64 s[4:5], v2, v23
	v_alignbit_b32 v2, v20, v20, 16
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshrrev_b32_e32 v2, 16, v2
	v_alignbit_b32 v7, v15, v15, 16
	v_cmp_eq_u16_e64 s[14:15], v0, v15
	v_cndmask_b32_e64 v0, 0, -1, s[0:1]
	s_or_b64 s[0:1], s[2:3], s[4:5]
	v_cmp_eq_u16_e64 s[8:9], v2, v12
	v_lshrrev_b32_e32 v2, 16, v7
	v_cmp_eq_u16_e64 s[16:17], v1, v20
	v_cndmask_b32_e64 v1, 0, -1, s[0:1]
	s_or_b64 s[0:1], s[18:19], s[14:15]
	v_cmp_eq_u16_e64 s[12:13], v2, v21
	v_cmp_lt_i16_e64 s[20:21], v20, v28
	v_lshlrev_b32_e32 v0, 16, v0
	v_cndmask_b32_e64 v2, 0, -1, s[0:1]
	s_or_b64 s[0:1], s[20:21], s[16:17]
	v_or_b32_sdwa v3, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v0, 16, v20
	v_cndmask_b32_e64 v12, 0, -1, s[0:1]
	v_cmp_eq_u16_e32 vcc, v0, v24
	v_cmp_lt_i16_e64 s[0:1], v24, v17
	s_or_b64 s[2:3], s[6:7], s[8:9]
	v_lshlrev_b32_e32 v1, 16, v1
	v_cndmask_b32_e64 v0, 0, -1, s[2:3]
	s_or_b64 s[0:1], s[0:1], vcc
	v_or_b32_sdwa v2, v12, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v0, 16, v0
	v_cndmask_b32_e64 v1, 0, -1, s[0:1]
	v_cmp_eq_u16_e32 vcc, v7, v22
	v_cmp_lt_i16_e64 s[0:1], v22, v26
	s_or_b64 s[2:3], s[10:11], s[12:13]
	v_or_b32_sdwa v1, v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e64 v0, 0, -1, s[2:3]
	s_or_b64 s[0:1], s[0:1], vcc
	v_lshlrev_b32_e32 v0, 16, v0
	v_cndmask_b32_e64 v7, 0, -1, s[0:1]
	v_or_b32_sdwa v0, v7, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dwordx4 v[10:11], v[0:3]
	v_mad_u64_u32 v[12:13], s[0:1], v4, 12, s[24:25]
	v_ashrrev_i32_e32 v0, 31, v28
	v_add_u32_e32 v2, vcc, v28, v20
	v_addc_u32_e32 v3, vcc, v0, v15, vcc
	v_sub_u32_e32 v18, vcc, v20, v26
	v_sub_u32_e32 v10, vcc, v22, v28
	v_sub_u32_e32 v11, vcc, v24, v17
	v_ashrrev_i32_e32 v1, 31, v14
	v_add_u32_e32 v0, vcc, v14, v22
	v_mad_u64_u32 v[7:8], s[0:1], v8, 12, s[24:25]
	v_addc_u32_e32 v1, vcc, v1, v24, vcc
	v_mul_lo_u32 v15, v10, v11
	v_mul_lo_u32 v14, v18, v10
	flat_store_dwordx2 v[12:13], v[10:11]
	v_add_u32_e32 v12, vcc, 8, v12
	v_mul_lo_u32 v4, v11, v18
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_store_dword v[12:13], v18
	flat_store_dwordx2 v[7:8], v[14:15]
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dword v[7:8], v4
	v_cmp_lt_i32_e32 vcc, 0, v18
	v_mad_u64_u32 v[4:5], s[0:1], v5, 12, s[24:25]
	v_cndmask_b32_e32 v12, v18, v10, vcc
	v_cmp_lt_i32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v8, v11, v18, vcc
	v_cmp_lt_i32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v7, v10, v11, vcc
	flat_store_dwordx2 v[4:5], v[7:8]
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_mov_b32 s0, 0x10624dd3
	flat_store_dword v[4:5], v12
	v_mul_hi_i32 v5, v10, s0
	v_cmp_gt_i32_e32 vcc, v10, v17
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_gt_i32_e32 vcc, v11, v26
	v_cndmask_b32_e32 v8, 0, v7, vcc
	v_lshrrev_b32_e32 v7, 31, v5
	v_ashrrev_i32_e32 v5, 6, v5
	v_add_u32_e32 v5, vcc, v5, v7
	s_movk_i32 s0, 0x3e8
	v_or_b32_e32 v4, v10, v11
	v_mul_lo_u32 v11, v5, s0
	v_mad_u64_u32 v[6:7], s[0:1], v6, 12, s[24:25]
	v_or_b32_e32 v4, v4, v18
	v_lshrrev_b32_e32 v5, 31, v8
	v_mul_lo_u32 v8, v16, 3
	v_lshrrev_b32_e32 v4, 31, v4
	v_sub_u32_e32 v10, vcc, v10, v11
	flat_store_dwordx2 v[6:7], v[4:5]
	v_add_u32_e32 v4, vcc, 8, v6
	v_addc_u32_e32 v5, vcc, 0, v7, vcc
	flat_store_dword v[4:5], v10
	v_lshlrev_b64 v[4:5], 4, v[8:9]
	v_mov_b32_e32 v7, s27
	v_add_u32_e32 v6, vcc, s26, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	v_mul_lo_u32 v10, v2, v1
	v_mad_u64_u32 v[4:5], s[0:1], v2, v0, 0
	flat_store_dwordx4 v[6:7], v[0:3]
	v_mul_lo_u32 v6, v3, v0
	v_add_u32_e32 v5, vcc, v5, v10
	v_add_u32_e32 v10, vcc, 1, v8
	v_mov_b32_e32 v11, v9
	v_lshlrev_b64 v[10:11], 4, v[10:11]
	v_add_u32_e32 v5, vcc, v5, v6
	v_mov_b32_e32 v12, s27
	v_add_u32_e32 v10, vcc, s26, v10
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dwordx4 v[10:11], v[4:7]
	v_add_u32_e32 v8, vcc, 2, v8
	v_ashrrev_i64 v[4:5], 3, v[0:1]
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	v_ashrrev_i64 v[6:7], 3, v[2:3]
	v_lshlrev_b64 v[2:3], 9, v[2:3]
	v_xor_b32_e32 v1, v5, v1
	v_xor_b32_e32 v0, v4, v0
	v_lshlrev_b64 v[4:5], 4, v[8:9]
	v_xor_b32_e32 v2, v6, v2
	v_mov_b32_e32 v6, s27
	v_add_u32_e32 v4, vcc, s26, v4
	v_xor_b32_e32 v3, v7, v3
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel vectors_int
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 29
		.amdhsa_next_free_sgpr 28
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
.Lfunc_end0:
	.size	vectors_int, .Lfunc_end0-vectors_int
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
        .type_name:      'char*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           vectors_int
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         vectors_int.kd
    .vgpr_count:     29
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
