	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	compare
	.globl	compare
	.p2align	8
	.type	compare,@function
compare:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s10, 0xffff
	s_mov_b32 s9, 0x846ca68b
	s_mov_b32 s4, 0x33333333
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s10
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, vcc, s8, v0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s8, 0x7feb352d
	v_mul_lo_u32 v1, v1, s8
	s_mov_b32 s0, 0xcccccccd
	v_mul_lo_u32 v3, v0, s0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v4, v2, v1
	v_mul_lo_u32 v1, v4, s9
	v_cmp_lt_u32_e32 vcc, s4, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v3, v2
	s_and_saveexec_b64 s[4:5], vcc
	v_add_u32_e32 v1, vcc, 50, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s8
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_mul_lo_u32 v1, v1, s9
	v_xor_b32_sdwa v3, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v8, v0, 7
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v7, vcc, 3, v8
	v_and_b32_e32 v7, 31, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v7, vcc, s2, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v17, v[5:6]
	flat_load_dword v18, v[7:8]
	s_mov_b32 s4, 0xaaaaaaab
	v_bfe_i32 v8, v2, 0, 8
	v_bfe_i32 v9, v3, 0, 8
	v_mul_lo_u32 v11, v0, s4
	v_mul_lo_u32 v0, v0, 10
	v_cmp_lt_i32_e32 vcc, v8, v9
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_cmp_le_i32_e32 vcc, v8, v9
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_gt_i32_e32 vcc, v8, v9
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_cmp_ge_i32_e32 vcc, v8, v9
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v8, v9
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, v8, v9
	v_mov_b32_e32 v7, s1
	s_movk_i32 s1, 0xff
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_add_u32_e32 v0, vcc, s0, v0
	v_and_b32_e32 v16, s1, v2
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	v_and_b32_e32 v7, s1, v3
	v_cmp_lt_u32_e32 vcc, v16, v7
	v_lshlrev_b32_e32 v9, 1, v12
	v_cndmask_b32_e64 v20, 0, 1, vcc
	v_cmp_le_u32_e32 vcc, v16, v7
	v_lshlrev_b32_e32 v12, 2, v13
	v_lshlrev_b32_e32 v19, 7, v10
	v_or_b32_e32 v9, v9, v10
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_cmp_gt_u32_e32 vcc, v16, v7
	s_load_dword s0, s[2:3], 0x0
	v_lshlrev_b32_e32 v13, 3, v14
	v_or_b32_e32 v9, v9, v12
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_lshlrev_b32_e32 v10, 1, v10
	v_cmp_ge_u32_e32 vcc, v16, v7
	v_or_b32_e32 v9, v9, v13
	v_lshlrev_b32_e32 v12, 2, v12
	v_or_b32_e32 v10, v10, v20
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_or_b32_e32 v10, v10, v12
	v_lshlrev_b32_e32 v12, 3, v13
	v_cmp_eq_u32_e32 vcc, v16, v7
	v_mov_b32_e32 v5, 0x6f800000
	v_or_b32_e32 v10, v10, v12
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_mov_b32_e32 v6, 0x2f800000
	v_lshlrev_b32_e32 v15, 4, v15
	v_lshlrev_b32_e32 v12, 4, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 vcc, |s0|, v5
	v_lshlrev_b32_e32 v8, 5, v8
	v_or_b32_e32 v9, v9, v15
	v_or_b32_e32 v15, v10, v12
	v_cndmask_b32_e32 v12, 1.0, v6, vcc
	v_lshlrev_b32_e32 v14, 6, v14
	v_or_b32_e32 v8, v9, v8
	v_mul_f32_e32 v5, s0, v12
	v_or_b32_e32 v8, v8, v14
	v_rcp_f32_e32 v14, v5
	s_mov_b32 s5, 0x55555556
	v_cmp_gt_u32_e32 vcc, s5, v11
	v_or_b32_e32 v8, v8, v19
	v_mul_f32_e32 v14, s0, v14
	v_mul_f32_e32 v19, v12, v14
	v_lshlrev_b32_e32 v8, 8, v8
	v_cmp_gt_i32_e64 s[0:1], v2, v3
	s_waitcnt vmcnt(1)
	v_cvt_f64_f32_e32 v[9:10], v17
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[5:6], v18
	v_cndmask_b32_e32 v12, v6, v10, vcc
	v_cndmask_b32_e32 v11, v5, v9, vcc
	v_cmp_ne_u32_e32 vcc, v16, v7
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_lshlrev_b32_e32 v5, 5, v5
	v_or_b32_e32 v5, v15, v5
	v_lshlrev_b32_e32 v6, 6, v13
	v_or_b32_e32 v5, v5, v6
	v_lshlrev_b32_e32 v6, 7, v20
	v_or_b32_e32 v5, v5, v6
	v_bfe_i32 v6, v2, 0, 16
	v_bfe_i32 v7, v3, 0, 16
	v_cmp_lt_i32_e32 vcc, v6, v7
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_cmp_le_i32_e32 vcc, v6, v7
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_cmp_gt_i32_e32 vcc, v6, v7
	v_lshlrev_b32_e32 v14, 1, v14
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_or_b32_e32 v14, v14, v13
	v_lshlrev_b32_e32 v15, 2, v15
	v_cmp_ge_i32_e32 vcc, v6, v7
	v_or_b32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_lshlrev_b32_e32 v16, 3, v15
	v_cmp_eq_u32_e32 vcc, v6, v7
	v_or_b32_e32 v14, v14, v16
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshlrev_b32_e32 v16, 4, v16
	v_cndmask_b32_e64 v6, 0, 1, vcc
	v_or_b32_e32 v14, v14, v16
	v_lshlrev_b32_e32 v6, 5, v6
	v_or_b32_e32 v6, v14, v6
	v_lshlrev_b32_e32 v7, 6, v15
	v_or_b32_e32 v6, v6, v7
	v_lshlrev_b32_e32 v7, 7, v13
	v_or_b32_e32 v6, v6, v7
	v_and_b32_e32 v7, s10, v2
	v_and_b32_e32 v13, s10, v3
	v_cmp_lt_u32_e32 vcc, v7, v13
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_cmp_le_u32_e32 vcc, v7, v13
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_cmp_gt_u32_e32 vcc, v7, v13
	v_lshlrev_b32_e32 v15, 1, v15
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_or_b32_e32 v15, v15, v14
	v_lshlrev_b32_e32 v16, 2, v16
	v_cmp_ge_u32_e32 vcc, v7, v13
	v_or_b32_e32 v15, v15, v16
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_lshlrev_b32_e32 v20, 3, v16
	v_cmp_eq_u32_e32 vcc, v7, v13
	v_or_b32_e32 v15, v15, v20
	v_cndmask_b32_e64 v20, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, v7, v13
	v_lshlrev_b32_e32 v20, 4, v20
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_or_b32_e32 v15, v15, v20
	v_lshlrev_b32_e32 v7, 5, v7
	v_or_b32_e32 v7, v15, v7
	v_or_b32_e32 v5, v5, v8
	v_lshlrev_b32_e32 v8, 6, v16
	v_or_b32_e32 v7, v7, v8
	v_lshlrev_b32_e32 v8, 7, v14
	v_lshlrev_b32_e32 v6, 8, v6
	v_or_b32_e32 v7, v7, v8
	v_cmp_lt_i32_e32 vcc, v2, v3
	v_or_b32_e32 v6, v7, v6
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_cmp_le_i32_e32 vcc, v2, v3
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v2, v3
	v_cndmask_b32_e64 v13, 32, 16, vcc
	v_lshlrev_b32_e32 v8, 1, v8
	v_or_b32_e32 v14, v13, v7
	v_or_b32_e32 v8, v14, v8
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v14, 2, v14
	v_cmp_ge_i32_e64 s[0:1], v2, v3
	v_or_b32_e32 v8, v8, v14
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v15, 3, v14
	v_or_b32_e32 v8, v8, v15
	v_lshlrev_b32_e32 v14, 6, v14
	v_lshlrev_b32_e32 v7, 7, v7
	v_or_b32_e32 v8, v8, v14
	v_cmp_lt_u32_e64 s[0:1], v2, v3
	v_or_b32_e32 v7, v8, v7
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], v2, v3
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v14, 1, v14
	v_or_b32_e32 v13, v13, v8
	v_cmp_gt_u32_e64 s[0:1], v2, v3
	v_or_b32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v14, 2, v14
	v_cmp_ge_u32_e64 s[0:1], v2, v3
	v_or_b32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v15, 3, v14
	v_or_b32_e32 v13, v13, v15
	v_lshlrev_b32_e32 v20, 8, v7
	v_lshlrev_b32_e32 v7, 6, v14
	s_mov_b32 s0, 0x9c2d0d6f
	v_lshlrev_b32_e32 v8, 7, v8
	v_or_b32_e32 v7, v13, v7
	v_mul_lo_u32 v4, v4, s0
	s_mov_b32 s0, 0x9e3779b9
	v_or_b32_e32 v7, v7, v8
	v_xor_b32_e32 v8, s0, v2
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s8
	v_lshrrev_b32_e32 v13, 15, v4
	v_xor_b32_e32 v4, v13, v4
	v_mul_lo_u32 v4, v4, s9
	v_lshrrev_b32_e32 v13, 15, v8
	v_xor_b32_e32 v8, v13, v8
	v_mul_lo_u32 v8, v8, s9
	v_xor_b32_sdwa v13, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v13, s8
	v_xor_b32_sdwa v14, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v13, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v8, s0, v3
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s8
	v_lshrrev_b32_e32 v4, 15, v15
	v_xor_b32_e32 v4, v4, v15
	v_mul_lo_u32 v4, v4, s9
	v_lshrrev_b32_e32 v15, 15, v8
	v_xor_b32_e32 v8, v15, v8
	v_mul_lo_u32 v8, v8, s9
	v_xor_b32_sdwa v16, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v7, v7, v20
	v_xor_b32_sdwa v15, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_le_u64_e64 s[4:5], v[13:14], v[15:16]
	v_cmp_lt_u64_e64 s[10:11], v[13:14], v[15:16]
	v_cmp_gt_u64_e64 s[6:7], v[13:14], v[15:16]
	v_cmp_ge_u64_e64 s[2:3], v[13:14], v[15:16]
	v_cndmask_b32_e64 v4, 0, 1, s[10:11]
	v_cndmask_b32_e64 v8, 0, 1, s[4:5]
	v_cmp_ne_u64_e64 s[0:1], v[13:14], v[15:16]
	v_cmp_eq_u64_e64 s[8:9], v[13:14], v[15:16]
	v_lshlrev_b32_e32 v8, 1, v8
	v_cndmask_b32_e64 v13, 0, 1, s[6:7]
	v_or_b32_e32 v15, v20, v4
	v_lshlrev_b32_e32 v13, 2, v13
	v_cndmask_b32_e64 v14, 0, 1, s[2:3]
	v_or_b32_e32 v8, v15, v8
	v_lshlrev_b32_e32 v15, 3, v14
	v_or_b32_e32 v8, v8, v13
	v_cndmask_b32_e64 v13, 0, 1, s[8:9]
	v_lshlrev_b32_e32 v13, 4, v13
	v_or_b32_e32 v8, v8, v15
	v_cndmask_b32_e64 v15, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v15, 5, v15
	v_or_b32_e32 v8, v8, v13
	v_lshlrev_b32_e32 v14, 6, v14
	v_or_b32_e32 v8, v8, v15
	v_lshlrev_b32_e32 v4, 7, v4
	v_or_b32_e32 v8, v8, v14
	v_or_b32_e32 v8, v8, v4
	v_cmp_le_f32_e64 s[2:3], v17, v18
	flat_store_dwordx4 v[0:1], v[5:8]
	v_cmp_lt_f32_e64 s[0:1], v17, v18
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v5, 1, v5
	v_cmp_gt_f32_e64 s[2:3], v17, v18
	v_or_b32_e32 v4, v5, v4
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_lshlrev_b32_e32 v5, 2, v5
	v_cmp_ge_f32_e64 s[2:3], v17, v18
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_lshlrev_b32_e32 v5, 3, v5
	v_cmp_eq_f32_e64 s[2:3], v17, v18
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_lshlrev_b32_e32 v5, 4, v5
	v_cmp_neq_f32_e64 s[4:5], v17, v18
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_lshlrev_b32_e32 v5, 5, v5
	v_cmp_nlt_f32_e64 s[4:5], v17, v18
	v_cmp_ge_f64_e64 s[6:7], v[11:12], v[9:10]
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_lshlrev_b32_e32 v5, 6, v5
	v_cmp_nge_f32_e64 s[4:5], v17, v18
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_lshlrev_b32_e32 v5, 7, v5
	v_cmp_o_f32_e64 s[4:5], v17, v17
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 26, s[4:5]
	v_cmp_u_f32_e64 s[4:5], v17, v17
	v_mov_b32_e32 v7, 0x60
	v_cndmask_b32_e64 v13, 0, 1, s[4:5]
	v_cndmask_b32_e64 v7, 64, v7, s[4:5]
	v_lshlrev_b32_e32 v6, 7, v13
	v_or_b32_e32 v5, v7, v5
	v_cmp_gt_f64_e64 s[4:5], v[11:12], v[9:10]
	v_or_b32_e32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 1, s[6:7]
	v_cmp_lt_f64_e64 s[6:7], v[11:12], v[9:10]
	v_cmp_le_f64_e64 s[8:9], v[11:12], v[9:10]
	v_lshlrev_b32_e32 v4, 8, v4
	v_or_b32_e32 v4, v5, v4
	v_lshlrev_b32_e32 v6, 1, v6
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_or_b32_e32 v5, v6, v5
	v_cndmask_b32_e64 v6, 0, 1, s[6:7]
	v_lshlrev_b32_e32 v6, 2, v6
	v_or_b32_e32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_eq_f64_e64 s[8:9], v[11:12], v[9:10]
	v_lshlrev_b32_e32 v6, 3, v6
	v_or_b32_e32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_neq_f64_e64 s[8:9], v[11:12], v[9:10]
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_ngt_f64_e64 s[8:9], v[11:12], v[9:10]
	v_lshlrev_b32_e32 v6, 5, v6
	v_or_b32_e32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_nle_f64_e64 s[8:9], v[11:12], v[9:10]
	v_lshlrev_b32_e32 v6, 6, v6
	v_or_b32_e32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_gt_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v6, 7, v6
	v_or_b32_e32 v5, v5, v6
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_ge_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_lt_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v7, 1, v7
	v_or_b32_e32 v6, v7, v6
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_le_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v7, 2, v7
	v_or_b32_e32 v6, v6, v7
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_eq_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v7, 3, v7
	v_or_b32_e32 v6, v6, v7
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_neq_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v7, 4, v7
	v_or_b32_e32 v6, v6, v7
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_ngt_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v7, 5, v7
	v_or_b32_e32 v6, v6, v7
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_nle_f64_e64 s[8:9], v[11:12], -v[9:10]
	v_lshlrev_b32_e32 v7, 6, v7
	v_or_b32_e32 v6, v6, v7
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_lshlrev_b32_e32 v7, 7, v7
	v_or_b32_e32 v6, v6, v7
	v_cmp_lt_f32_e64 s[8:9], v17, v19
	v_or_b32_e32 v5, v6, v5
	v_cndmask_b32_e64 v6, 0, 1, s[8:9]
	v_cmp_le_f32_e64 s[8:9], v17, v19
	v_cndmask_b32_e64 v7, 0, 1, s[8:9]
	v_cmp_gt_f32_e64 s[8:9], v17, v19
	v_cndmask_b32_e64 v10, 0, 1, s[8:9]
	v_cmp_ge_f32_e64 s[8:9], v17, v19
	v_cndmask_b32_e64 v11, 0, 1, s[8:9]
	v_cmp_eq_f32_e64 s[8:9], v17, v19
	v_cndmask_b32_e64 v12, 0, 1, s[8:9]
	v_cmp_neq_f32_e64 s[8:9], v17, v19
	v_cndmask_b32_e64 v14, 0, 1, s[8:9]
	v_lshlrev_b32_e32 v12, 4, v12
	v_lshlrev_b32_e32 v14, 5, v14
	v_or_b32_e32 v12, v14, v12
	v_lshlrev_b32_e32 v8, 1, v7
	v_or_b32_e32 v14, v12, v6
	v_lshlrev_b32_e32 v9, 2, v10
	v_or_b32_e32 v8, v14, v8
	v_cmp_nlt_f32_e64 s[8:9], v17, v19
	v_lshlrev_b32_e32 v14, 3, v11
	v_or_b32_e32 v8, v8, v9
	v_cndmask_b32_e64 v9, 0, 1, s[8:9]
	v_cmp_nge_f32_e64 s[8:9], v17, v19
	v_lshlrev_b32_e32 v9, 6, v9
	v_or_b32_e32 v8, v8, v14
	v_cndmask_b32_e64 v14, 0, 1, s[8:9]
	v_lshlrev_b32_e32 v14, 7, v14
	v_or_b32_e32 v8, v8, v9
	v_or_b32_e32 v14, v8, v14
	v_add_u32_e64 v8, s[8:9], 16, v0
	v_addc_u32_e64 v9, s[8:9], 0, v1, s[8:9]
	v_lshlrev_b32_e32 v11, 1, v11
	v_or_b32_e32 v10, v12, v10
	v_lshlrev_b32_e32 v6, 2, v6
	v_cmp_ngt_f32_e64 s[8:9], v17, v19
	v_or_b32_e32 v10, v10, v11
	v_lshlrev_b32_e32 v7, 3, v7
	v_cndmask_b32_e64 v12, 0, 1, s[8:9]
	v_cmp_nle_f32_e64 s[8:9], v17, v19
	v_or_b32_e32 v6, v10, v6
	v_lshlrev_b32_e32 v12, 6, v12
	v_cndmask_b32_e64 v11, 0, 1, s[8:9]
	v_or_b32_e32 v6, v6, v7
	v_lshlrev_b32_e32 v11, 7, v11
	v_or_b32_e32 v6, v6, v12
	v_lshlrev_b32_e32 v14, 8, v14
	v_or_b32_e32 v6, v6, v11
	v_cndmask_b32_e64 v7, v3, v2, s[0:1]
	v_cndmask_b32_e64 v10, 2, 1, s[6:7]
	v_or_b32_e32 v6, v6, v14
	v_add_u32_e64 v7, s[6:7], v10, v7
	flat_store_dwordx4 v[8:9], v[4:7]
	s_and_b64 s[0:1], s[0:1], s[4:5]
	v_and_b32_e32 v4, 1, v2
	v_cmp_eq_u32_e64 s[6:7], 0, v4
	v_and_b32_e32 v5, 2, v3
	v_cndmask_b32_e64 v4, v17, v18, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cndmask_b32_e64 v5, v18, v17, s[6:7]
	v_not_b32_e32 v3, v3
	v_cmp_lt_f32_e64 s[6:7], v4, v5
	v_cndmask_b32_e64 v2, v3, v2, s[6:7]
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	s_or_b64 s[0:1], s[2:3], vcc
	v_cmp_u_f32_e32 vcc, v19, v19
	v_cndmask_b32_e64 v4, 0, 2, s[0:1]
	v_lshlrev_b32_e32 v5, 2, v13
	v_cndmask_b32_e64 v6, 0, 1, vcc
	v_lshlrev_b32_e32 v6, 3, v6
	v_or_b32_e32 v4, v4, v5
	v_add_u32_e64 v0, s[6:7], 32, v0
	v_or_b32_e32 v4, v4, v6
	v_addc_u32_e64 v1, s[6:7], 0, v1, s[6:7]
	v_or_b32_e32 v3, v4, v3
	flat_store_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel compare
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 12
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
	.size	compare, .Lfunc_end0-compare
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           compare
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         compare.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
