	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	int64
	.globl	int64
	.p2align	8
	.type	int64,@function
int64:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s9, 0xffff
	s_movk_i32 s10, 0x4d
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s9
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v18, vcc, s8, v0
	v_xor_b32_sdwa v0, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s8, 0x7feb352d
	v_mul_lo_u32 v0, v0, s8
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_mov_b32 s7, 0x9e3779b9
	s_mov_b32 s6, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_xor_b32_e32 v1, s7, v18
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s6
	v_mul_lo_u32 v2, v1, s8
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s3
	v_xor_b32_sdwa v9, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v0, 15, v2
	v_xor_b32_e32 v0, v0, v2
	v_mul_lo_u32 v2, v0, s6
	v_add_u32_e32 v0, vcc, s10, v18
	v_xor_b32_sdwa v3, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v0, s7, v0
	v_mul_lo_u32 v3, v3, s8
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s8
	v_xor_b32_sdwa v8, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_lshrrev_b32_e32 v4, 15, v0
	v_xor_b32_e32 v0, v4, v0
	v_mul_lo_u32 v3, v3, s6
	v_mul_lo_u32 v4, v0, s6
	v_mul_lo_u32 v0, v18, 12
	v_xor_b32_sdwa v7, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v6, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b64 v[2:3], 3, v[0:1]
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v4, vcc, s0, v2
	v_addc_u32_e32 v5, vcc, v0, v3, vcc
	v_mul_hi_u32 v0, v6, v8
	v_mul_lo_u32 v12, v6, v9
	v_mad_u64_u32 v[10:11], s[0:1], v6, v8, 0
	v_mad_u64_u32 v[2:3], s[0:1], v6, v9, v[0:1]
	v_add_u32_e32 v14, vcc, v6, v8
	v_mov_b32_e32 v0, v2
	v_addc_u32_e32 v15, vcc, v7, v9, vcc
	v_add_u32_e32 v17, vcc, v11, v12
	v_mul_lo_u32 v19, v7, v8
	v_mad_u64_u32 v[12:13], s[0:1], v7, v8, v[0:1]
	v_mov_b32_e32 v0, v3
	v_mad_u64_u32 v[2:3], s[0:1], v7, v9, v[0:1]
	v_add_u32_e32 v1, vcc, v17, v19
	v_mov_b32_e32 v0, v13
	v_add_u32_e32 v2, vcc, v2, v0
	v_add_u32_e64 v12, s[0:1], 16, v4
	v_addc_u32_e64 v13, s[0:1], 0, v5, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mov_b32_e32 v0, v10
	flat_store_dwordx4 v[12:13], v[0:3]
	v_mad_u64_u32 v[12:13], s[0:1], v8, s4, 0
	v_add_u32_e32 v0, vcc, s2, v14
	v_addc_u32_e32 v1, vcc, v15, v16, vcc
	v_sub_u32_e32 v2, vcc, v8, v6
	v_subb_u32_e32 v3, vcc, v9, v7, vcc
	v_mul_lo_u32 v16, v8, s5
	flat_store_dwordx4 v[4:5], v[0:3]
	s_nop 0
	v_mul_lo_u32 v0, v9, s4
	v_add_u32_e32 v1, vcc, v13, v16
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v13, vcc, v1, v0
	v_cmp_lt_i64_e32 vcc, v[8:9], v[6:7]
	v_mov_b32_e32 v1, s11
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_cmp_lt_u64_e32 vcc, v[8:9], v[6:7]
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_or_b32_e32 v16, v2, v0
	v_add_u32_e32 v0, vcc, 32, v4
	v_or_b32_e32 v3, v3, v1
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_cmp_lt_u64_e32 vcc, v[14:15], v[6:7]
	v_mov_b32_e32 v2, s11
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_or_b32_e32 v14, v16, v14
	v_and_b32_e32 v16, 63, v18
	v_xor_b32_e32 v16, 63, v16
	v_or_b32_e32 v15, v3, v2
	v_lshlrev_b64 v[2:3], v18, v[8:9]
	v_lshrrev_b64 v[16:17], v16, v[6:7]
	flat_store_dwordx4 v[0:1], v[12:15]
	v_or_b32_e32 v1, v17, v3
	v_or_b32_e32 v0, v16, v2
	v_ashrrev_i64 v[2:3], v18, v[8:9]
	v_add_u32_e32 v12, vcc, 48, v4
	v_addc_u32_e32 v13, vcc, 0, v5, vcc
	flat_store_dwordx4 v[12:13], v[0:3]
	v_and_b32_e32 v12, s9, v6
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_cmp_ne_u32_e32 vcc, 0, v12
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v2, v8
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v13, 0x49742430
	s_mov_b32 s11, 0x4f800000
	s_mov_b32 s12, 0x5f7ffffc
	s_mov_b32 s13, 0x2f800000
	s_mov_b32 s14, 0xcf800000
	s_mov_b32 s8, 0xfff0bdbd
	s_mov_b32 s9, 0xf4243
	s_mov_b32 s10, 0xf4242
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v3, v9
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	v_lshrrev_b32_e32 v15, 1, v12
	v_cmp_gt_u32_e32 vcc, 2, v12
	v_mul_u32_u24_e32 v2, v3, v3
	v_mul_hi_u32_u24_e32 v3, v3, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v12, v15
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_5
.LBB0_3:
	v_mad_f32 v15, s11, 0, v13
	v_rcp_f32_e32 v15, v15
	v_mul_f32_e32 v15, s12, v15
	v_mul_f32_e32 v16, s13, v15
	v_trunc_f32_e32 v16, v16
	v_mac_f32_e32 v15, s14, v16
	v_cvt_u32_f32_e32 v20, v15
	v_cvt_u32_f32_e32 v21, v16
	v_mad_u64_u32 v[15:16], s[0:1], v20, s8, 0
	v_mul_lo_u32 v17, v21, s8
	v_subrev_u32_e32 v16, vcc, v20, v16
	v_add_u32_e32 v23, vcc, v17, v16
	v_mul_hi_u32 v22, v20, v15
	v_mad_u64_u32 v[16:17], s[0:1], v20, v23, 0
	v_mad_u64_u32 v[18:19], s[0:1], v21, v15, 0
	v_add_u32_e32 v22, vcc, v22, v16
	v_mad_u64_u32 v[15:16], s[0:1], v21, v23, 0
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v18, vcc, v22, v18
	v_addc_u32_e32 v17, vcc, v17, v19, vcc
	v_addc_u32_e32 v16, vcc, v16, v14, vcc
	v_add_u32_e32 v15, vcc, v17, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v19, vcc, v20, v15
	v_addc_u32_e32 v20, vcc, v21, v16, vcc
	v_mad_u64_u32 v[15:16], s[0:1], v19, s8, 0
	v_mul_lo_u32 v17, v20, s8
	v_subrev_u32_e32 v16, vcc, v19, v16
	v_add_u32_e32 v18, vcc, v16, v17
	v_mad_u64_u32 v[16:17], s[0:1], v19, v18, 0
	v_mul_hi_u32 v21, v19, v15
	v_add_u32_e32 v21, vcc, v21, v16
	v_mad_u64_u32 v[15:16], s[0:1], v20, v15, 0
	v_addc_u32_e32 v22, vcc, 0, v17, vcc
	v_mad_u64_u32 v[17:18], s[0:1], v20, v18, 0
	v_add_u32_e32 v15, vcc, v21, v15
	v_addc_u32_e32 v15, vcc, v22, v16, vcc
	v_addc_u32_e32 v16, vcc, v18, v14, vcc
	v_add_u32_e32 v15, vcc, v15, v17
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v17, vcc, v19, v15
	v_addc_u32_e32 v18, vcc, v20, v16, vcc
	v_mad_u64_u32 v[15:16], s[0:1], v2, v18, 0
	v_mul_hi_u32 v19, v2, v17
	v_add_u32_e32 v19, vcc, v19, v15
	v_addc_u32_e32 v20, vcc, 0, v16, vcc
	v_mad_u64_u32 v[15:16], s[0:1], v3, v17, 0
	v_mad_u64_u32 v[17:18], s[0:1], v3, v18, 0
	v_add_u32_e32 v15, vcc, v19, v15
	v_addc_u32_e32 v15, vcc, v20, v16, vcc
	v_addc_u32_e32 v16, vcc, v18, v14, vcc
	v_add_u32_e32 v15, vcc, v15, v17
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_mul_lo_u32 v17, v16, s9
	v_mad_u64_u32 v[15:16], s[0:1], v15, s9, 0
	v_add_u32_e32 v16, vcc, v16, v17
	v_sub_u32_e32 v15, vcc, v2, v15
	v_subb_u32_e32 v2, vcc, v3, v16, vcc
	v_subrev_u32_e32 v3, vcc, s9, v15
	v_subbrev_u32_e32 v16, vcc, 0, v2, vcc
	v_subrev_u32_e32 v17, vcc, s9, v3
	v_subbrev_u32_e32 v18, vcc, 0, v16, vcc
	v_cmp_lt_u32_e32 vcc, s10, v3
	v_cndmask_b32_e64 v19, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_cndmask_b32_e32 v19, -1, v19, vcc
	v_cmp_ne_u32_e32 vcc, 0, v19
	v_cmp_lt_u32_e64 s[0:1], s10, v15
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_cndmask_b32_e64 v18, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_cndmask_b32_e64 v18, -1, v18, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v18
	v_cndmask_b32_e32 v3, v3, v17, vcc
	v_cndmask_b32_e64 v3, v15, v3, s[0:1]
	v_and_b32_e32 v15, 1, v12
	v_cndmask_b32_e64 v2, v2, v16, s[0:1]
	v_cmp_eq_u32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_2
	v_mad_f32 v15, s11, 0, v13
	v_rcp_f32_e32 v15, v15
	v_mul_lo_u32 v2, v0, v2
	v_mul_f32_e32 v15, s12, v15
	v_mul_f32_e32 v16, s13, v15
	v_trunc_f32_e32 v16, v16
	v_mac_f32_e32 v15, s14, v16
	v_cvt_u32_f32_e32 v19, v15
	v_cvt_u32_f32_e32 v20, v16
	v_mad_u64_u32 v[15:16], s[0:1], v19, s8, 0
	v_mul_lo_u32 v17, v20, s8
	v_subrev_u32_e32 v16, vcc, v19, v16
	v_add_u32_e32 v21, vcc, v17, v16
	v_mul_hi_u32 v18, v19, v15
	v_mad_u64_u32 v[16:17], s[0:1], v19, v21, 0
	v_add_u32_e32 v22, vcc, v18, v16
	v_mad_u64_u32 v[15:16], s[0:1], v20, v15, 0
	v_addc_u32_e32 v23, vcc, 0, v17, vcc
	v_mad_u64_u32 v[17:18], s[0:1], v20, v21, 0
	v_add_u32_e32 v15, vcc, v22, v15
	v_addc_u32_e32 v15, vcc, v23, v16, vcc
	v_addc_u32_e32 v16, vcc, v18, v14, vcc
	v_add_u32_e32 v15, vcc, v15, v17
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v21, vcc, v19, v15
	v_addc_u32_e32 v22, vcc, v20, v16, vcc
	v_mad_u64_u32 v[15:16], s[0:1], v21, s8, 0
	v_mad_u64_u32 v[17:18], s[0:1], v0, v3, 0
	v_mul_lo_u32 v0, v22, s8
	v_subrev_u32_e32 v16, vcc, v21, v16
	v_add_u32_e32 v2, vcc, v18, v2
	v_add_u32_e32 v16, vcc, v16, v0
	v_mad_u64_u32 v[19:20], s[0:1], v21, v16, 0
	v_mul_hi_u32 v0, v21, v15
	v_mul_lo_u32 v18, v1, v3
	v_add_u32_e32 v19, vcc, v0, v19
	v_mad_u64_u32 v[0:1], s[0:1], v22, v15, 0
	v_mad_u64_u32 v[15:16], s[0:1], v22, v16, 0
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	v_add_u32_e32 v0, vcc, v19, v0
	v_addc_u32_e32 v0, vcc, v20, v1, vcc
	v_addc_u32_e32 v1, vcc, v16, v14, vcc
	v_add_u32_e32 v0, vcc, v0, v15
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, v21, v0
	v_addc_u32_e32 v16, vcc, v22, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v17, v16, 0
	v_mul_hi_u32 v19, v17, v15
	v_add_u32_e32 v2, vcc, v2, v18
	v_add_u32_e32 v18, vcc, v19, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v2, v15, 0
	v_mad_u64_u32 v[15:16], s[0:1], v2, v16, 0
	v_add_u32_e32 v0, vcc, v18, v0
	v_addc_u32_e32 v0, vcc, v19, v1, vcc
	v_addc_u32_e32 v1, vcc, v16, v14, vcc
	v_add_u32_e32 v0, vcc, v0, v15
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v15, v1, s9
	v_mad_u64_u32 v[0:1], s[0:1], v0, s9, 0
	v_add_u32_e32 v1, vcc, v1, v15
	v_sub_u32_e32 v0, vcc, v17, v0
	v_subb_u32_e32 v1, vcc, v2, v1, vcc
	v_subrev_u32_e32 v2, vcc, s9, v0
	v_subbrev_u32_e32 v15, vcc, 0, v1, vcc
	v_subrev_u32_e32 v16, vcc, s9, v2
	v_subbrev_u32_e32 v17, vcc, 0, v15, vcc
	v_cmp_lt_u32_e32 vcc, s10, v2
	v_cndmask_b32_e64 v18, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v18, -1, v18, vcc
	v_cmp_ne_u32_e32 vcc, 0, v18
	v_cmp_lt_u32_e64 s[0:1], s10, v0
	v_cndmask_b32_e32 v15, v15, v17, vcc
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v17, -1, v17, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v17
	v_cndmask_b32_e32 v2, v2, v16, vcc
	v_cndmask_b32_e64 v1, v1, v15, s[0:1]
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	s_branch .LBB0_2
.LBB0_5:
	s_or_b64 exec, exec, s[4:5]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	v_mad_i64_i32 v[2:3], s[0:1], v6, v8, 0
	v_add_u32_e32 v12, vcc, 64, v4
	v_addc_u32_e32 v13, vcc, 0, v5, vcc
	flat_store_dwordx4 v[12:13], v[0:3]
	s_nop 0
	v_add_u32_e32 v0, vcc, v10, v9
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, 0x50, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_cmp_lt_i64_e32 vcc, -1, v[8:9]
	flat_store_dwordx2 v[2:3], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_12
	v_or_b32_e32 v1, v7, v9
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_or_b32_e32 v2, 1, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_9
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_u32_e32 v0, vcc, v2, v10
	v_addc_u32_e32 v1, vcc, v9, v10, vcc
	v_xor_b32_e32 v11, v1, v10
	v_xor_b32_e32 v12, v0, v10
	v_cvt_f32_u32_e32 v0, v12
	v_cvt_f32_u32_e32 v1, v11
	v_sub_u32_e32 v13, vcc, 0, v12
	v_subb_u32_e32 v14, vcc, 0, v11, vcc
	v_mac_f32_e32 v0, 0x4f800000, v1
	v_rcp_f32_e32 v0, v0
	v_mov_b32_e32 v16, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	v_mac_f32_e32 v0, 0xcf800000, v1
	v_cvt_u32_f32_e32 v8, v1
	v_cvt_u32_f32_e32 v9, v0
	v_mul_lo_u32 v2, v13, v8
	v_mad_u64_u32 v[0:1], s[0:1], v13, v9, 0
	v_mul_lo_u32 v3, v14, v9
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v3, vcc, v1, v3
	v_mad_u64_u32 v[1:2], s[0:1], v9, v3, 0
	v_mul_hi_u32 v15, v9, v0
	v_add_u32_e32 v15, vcc, v15, v1
	v_mad_u64_u32 v[0:1], s[0:1], v8, v0, 0
	v_addc_u32_e32 v17, vcc, 0, v2, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v8, v3, 0
	v_add_u32_e32 v0, vcc, v15, v0
	v_addc_u32_e32 v0, vcc, v17, v1, vcc
	v_addc_u32_e32 v1, vcc, v3, v16, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, v9, v0
	v_addc_u32_e32 v17, vcc, v8, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v13, v15, 0
	v_mul_lo_u32 v8, v13, v17
	v_mul_lo_u32 v9, v14, v15
	v_mul_hi_u32 v13, v15, v0
	v_mad_u64_u32 v[2:3], s[0:1], v17, v0, 0
	v_add_u32_e32 v1, vcc, v1, v8
	v_add_u32_e32 v1, vcc, v1, v9
	v_mad_u64_u32 v[8:9], s[0:1], v15, v1, 0
	v_mad_u64_u32 v[0:1], s[0:1], v17, v1, 0
	v_add_u32_e32 v8, vcc, v13, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v2, vcc, v8, v2
	v_addc_u32_e32 v2, vcc, v9, v3, vcc
	v_addc_u32_e32 v1, vcc, v1, v16, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, v15, v0
	v_addc_u32_e32 v3, vcc, v17, v1, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_add_u32_e32 v0, vcc, v6, v8
	v_addc_u32_e32 v6, vcc, v7, v8, vcc
	v_xor_b32_e32 v7, v0, v8
	v_mad_u64_u32 v[0:1], s[0:1], v7, v3, 0
	v_mul_hi_u32 v9, v7, v2
	v_xor_b32_e32 v6, v6, v8
	v_add_u32_e32 v9, vcc, v9, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v6, v2, 0
	v_mad_u64_u32 v[2:3], s[0:1], v6, v3, 0
	v_add_u32_e32 v0, vcc, v9, v0
	v_addc_u32_e32 v0, vcc, v13, v1, vcc
	v_addc_u32_e32 v1, vcc, v3, v16, vcc
	v_add_u32_e32 v2, vcc, v0, v2
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mul_lo_u32 v9, v12, v3
	v_mad_u64_u32 v[0:1], s[0:1], v12, v2, 0
	v_mul_lo_u32 v13, v11, v2
	v_add_u32_e32 v1, vcc, v1, v9
	v_add_u32_e32 v1, vcc, v1, v13
	v_sub_u32_e32 v9, vcc, v6, v1
	v_sub_u32_e32 v0, vcc, v7, v0
	v_subb_u32_e64 v7, s[0:1], v9, v11, vcc
	v_sub_u32_e64 v9, s[0:1], v0, v12
	v_subbrev_u32_e64 v7, s[0:1], 0, v7, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v7, v11
	v_cndmask_b32_e64 v13, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v9, v12
	v_cndmask_b32_e64 v9, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v7, v11
	v_cndmask_b32_e64 v7, v13, v9, s[0:1]
	v_add_u32_e64 v9, s[0:1], 2, v2
	v_subb_u32_e32 v1, vcc, v6, v1, vcc
	v_addc_u32_e64 v13, s[0:1], 0, v3, s[0:1]
	v_cmp_ge_u32_e32 vcc, v1, v11
	v_add_u32_e64 v14, s[0:1], 1, v2
	v_cndmask_b32_e64 v6, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v0, v12
	v_addc_u32_e64 v15, s[0:1], 0, v3, s[0:1]
	v_cndmask_b32_e64 v0, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v1, v11
	v_cmp_ne_u32_e64 s[0:1], 0, v7
	v_cndmask_b32_e32 v0, v6, v0, vcc
	v_cndmask_b32_e64 v7, v15, v13, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v1, v14, v9, s[0:1]
	v_cndmask_b32_e32 v0, v3, v7, vcc
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_xor_b32_e32 v2, v8, v10
	v_xor_b32_e32 v3, v0, v2
	v_xor_b32_e32 v0, v1, v2
	v_sub_u32_e32 v0, vcc, v0, v2
	v_subb_u32_e32 v1, vcc, v3, v2, vcc
.LBB0_9:
	s_or_saveexec_b64 s[0:1], s[4:5]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_11
	v_cvt_f32_u32_e32 v0, v2
	v_sub_u32_e32 v1, vcc, 0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, v6, v0
	v_mul_lo_u32 v1, v0, v2
	v_add_u32_e32 v3, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, v6, v1
	v_sub_u32_e32 v6, vcc, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v0, v0, v3, vcc
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v0, v0, v3, vcc
	v_mov_b32_e32 v1, 0
.LBB0_11:
	s_or_b64 exec, exec, s[0:1]
.LBB0_12:
	s_or_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 exec, exec, s[0:1]
	v_sub_u32_e32 v0, vcc, 0, v8
	v_subb_u32_e32 v1, vcc, 0, v9, vcc
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, 0x58, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel int64
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 15
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
	.size	int64, .Lfunc_end0-int64
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
        .type_name:      long
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .type_name:      ulong
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           int64
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         int64.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
