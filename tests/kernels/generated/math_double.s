	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	math_double
	.globl	math_double
	.p2align	8
	.type	math_double,@function
math_double:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[44:47], s[6:7], 0x0
	s_load_dword s9, s[6:7], 0x1c
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s1, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, s1
	v_mov_b32_e32 v3, s8
	v_add_u32_e32 v1, vcc, s9, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v3, v[1:2]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[4:5], 3, v[1:2]
	v_mov_b32_e32 v2, s45
	v_add_u32_e32 v4, vcc, s44, v4
	v_addc_u32_e32 v5, vcc, v2, v5, vcc
	v_add_u32_e32 v2, vcc, s2, v1
	flat_load_dwordx2 v[21:22], v[4:5]
	v_lshlrev_b64 v[4:5], 3, v[2:3]
	v_mov_b32_e32 v1, s45
	v_add_u32_e32 v4, vcc, s44, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	v_add_u32_e32 v2, vcc, s2, v2
	v_lshlrev_b64 v[6:7], 3, v[2:3]
	s_mov_b32 s10, 0
	v_add_u32_e32 v6, vcc, s44, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	v_add_u32_e32 v2, vcc, s2, v2
	v_lshlrev_b64 v[1:2], 3, v[2:3]
	v_mov_b32_e32 v3, s45
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dwordx2 v[23:24], v[4:5]
	flat_load_dwordx2 v[29:30], v[6:7]
	flat_load_dwordx2 v[25:26], v[1:2]
	s_mov_b32 s11, 0x42e00000
	s_waitcnt vmcnt(3)
	v_cmp_nlt_f64_e64 s[2:3], |v[21:22]|, s[10:11]
	v_and_b32_e32 v28, 0x7fffffff, v22
	v_mov_b32_e32 v27, v21
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_2
	v_ashrrev_i64 v[1:2], 52, v[27:28]
	s_movk_i32 s0, 0x85
	v_add_u32_e32 v1, vcc, 0xfffffc01, v1
	v_ashrrev_i32_e32 v1, 3, v1
	v_max_i32_e32 v13, 6, v1
	v_sub_u32_e32 v14, vcc, s0, v13
	v_and_b32_e32 v9, -16, v14
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, PIBITS_TBL@rel32@lo+4
	s_addc_u32 s1, s1, PIBITS_TBL@rel32@hi+12
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v5, vcc, s0, v9
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_load_dwordx4 v[1:4], v[5:6]
	v_add_u32_e32 v5, vcc, 16, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, PIBITS_TBL@rel32@lo+36
	s_addc_u32 s1, s1, PIBITS_TBL@rel32@hi+44
	v_mov_b32_e32 v10, s1
	v_add_u32_e32 v9, vcc, s0, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	flat_load_dwordx4 v[9:12], v[9:10]
	s_movk_i32 s0, 0x6e
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, 0x88
	v_cmp_lt_u32_e32 vcc, s0, v13
	v_lshlrev_b32_e32 v16, 3, v13
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_mov_b32_e32 v41, 0x3ff00000
	v_mov_b32_e32 v15, 0x37700000
	v_sub_u32_e64 v16, s[0:1], v12, v16
	v_mov_b32_e32 v11, 0
	s_mov_b32 s11, 0x3a900000
	v_lshlrev_b32_e32 v13, 3, v14
	v_cndmask_b32_e32 v12, v41, v15, vcc
	v_lshlrev_b32_e32 v19, 20, v16
	v_bfe_u32 v17, v14, 2, 2
	v_and_b32_e32 v18, 24, v13
	v_cmp_eq_u32_e64 s[0:1], 2, v17
	s_mov_b32 s12, 0x3d900000
	s_mov_b32 s13, 0x40900000
	s_mov_b32 s14, 0x43900000
	v_mul_f64 v[13:14], v[27:28], v[11:12]
	v_add_u32_e32 v12, vcc, s11, v19
	v_cmp_eq_u32_e32 vcc, 1, v17
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cndmask_b32_e32 v15, v3, v4, vcc
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_cndmask_b32_e64 v3, v15, v5, s[0:1]
	v_cndmask_b32_e32 v15, v4, v5, vcc
	v_cndmask_b32_e32 v16, v5, v6, vcc
	v_cndmask_b32_e32 v20, v6, v7, vcc
	v_cndmask_b32_e32 v31, v7, v8, vcc
	v_cmp_eq_u32_e32 vcc, 3, v17
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_cndmask_b32_e64 v4, v15, v6, s[0:1]
	v_cndmask_b32_e64 v6, v16, v7, s[0:1]
	v_cndmask_b32_e64 v15, v20, v8, s[0:1]
	v_cndmask_b32_e64 v16, v31, v9, s[0:1]
	v_cndmask_b32_e32 v5, v4, v7, vcc
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_cndmask_b32_e32 v8, v15, v9, vcc
	v_cndmask_b32_e32 v10, v16, v10, vcc
	v_ashrrev_i64 v[15:16], v18, v[1:2]
	v_mov_b32_e32 v4, v3
	v_ashrrev_i64 v[1:2], v18, v[2:3]
	v_ashrrev_i64 v[2:3], v18, v[4:5]
	v_mov_b32_e32 v7, v6
	v_ashrrev_i64 v[3:4], v18, v[5:6]
	v_mov_b32_e32 v9, v8
	v_ashrrev_i64 v[4:5], v18, v[7:8]
	v_ashrrev_i64 v[5:6], v18, v[9:10]
	v_or_b32_sdwa v16, v1, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[6:7], v[15:16], -v[11:12]
	v_add_u32_e32 v12, vcc, s12, v19
	v_alignbit_b32 v1, v2, v1, 16
	v_or_b32_sdwa v2, v2, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_f64 v[1:2], v[1:2], -v[11:12]
	v_add_u32_e32 v12, vcc, s13, v19
	v_alignbit_b32 v8, v5, v4, 16
	v_or_b32_sdwa v4, v4, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[3:4], v[3:4], -v[11:12]
	v_add_u32_e32 v12, vcc, s14, v19
	v_or_b32_sdwa v9, v5, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_f64 v[8:9], v[8:9], -v[11:12]
	s_mov_b32 s11, 0x3f500000
	s_mov_b32 s0, -1
	s_mov_b32 s1, 0x3fefffff
	v_mul_f64 v[15:16], v[13:14], v[3:4]
	s_mov_b32 s12, s10
	v_mul_f64 v[17:18], v[13:14], v[8:9]
	v_fma_f64 v[3:4], v[3:4], v[13:14], -v[15:16]
	v_add_f64 v[19:20], v[17:18], v[15:16]
	v_fma_f64 v[8:9], v[8:9], v[13:14], -v[17:18]
	v_mul_f64 v[31:32], v[19:20], s[10:11]
	v_add_f64 v[19:20], v[19:20], -v[17:18]
	s_mov_b32 s11, 0x7ff00000
	v_floor_f64_e32 v[33:34], v[31:32]
	v_add_f64 v[17:18], v[15:16], -v[19:20]
	v_cmp_neq_f64_e64 vcc, |v[31:32]|, s[10:11]
	v_add_f64 v[33:34], v[31:32], -v[33:34]
	v_add_f64 v[35:36], v[8:9], v[17:18]
	v_min_f64 v[19:20], v[33:34], s[0:1]
	v_mul_f64 v[33:34], v[13:14], v[1:2]
	v_add_f64 v[8:9], v[35:36], -v[8:9]
	v_cndmask_b32_e32 v5, 0, v19, vcc
	v_cndmask_b32_e32 v10, 0, v20, vcc
	v_cmp_o_f64_e32 vcc, v[31:32], v[31:32]
	v_add_f64 v[19:20], v[33:34], v[35:36]
	v_add_f64 v[8:9], v[17:18], -v[8:9]
	v_fma_f64 v[1:2], v[1:2], v[13:14], -v[33:34]
	v_cndmask_b32_e32 v32, v32, v10, vcc
	v_cndmask_b32_e32 v31, v31, v5, vcc
	v_mul_f64 v[31:32], v[31:32], s[12:13]
	v_mov_b32_e32 v5, s13
	v_add_f64 v[35:36], v[19:20], -v[35:36]
	v_add_f64 v[37:38], v[19:20], v[31:32]
	v_add_f64 v[17:18], v[33:34], -v[35:36]
	v_cmp_gt_f64_e32 vcc, 0, v[37:38]
	v_add_f64 v[8:9], v[8:9], v[17:18]
	v_mul_f64 v[17:18], v[13:14], v[6:7]
	v_cndmask_b32_e32 v12, 0, v5, vcc
	v_add_f64 v[31:32], v[31:32], v[11:12]
	v_add_f64 v[35:36], v[3:4], v[8:9]
	v_add_f64 v[37:38], v[19:20], v[31:32]
	v_add_f64 v[3:4], v[35:36], -v[3:4]
	v_floor_f64_e32 v[39:40], v[37:38]
	v_cmp_neq_f64_e64 vcc, |v[37:38]|, s[10:11]
	v_add_f64 v[3:4], v[8:9], -v[3:4]
	s_mov_b32 s10, 0x33145c06
	s_mov_b32 s11, 0x3c91a626
	v_add_f64 v[39:40], v[37:38], -v[39:40]
	v_min_f64 v[39:40], v[39:40], s[0:1]
	v_cndmask_b32_e32 v5, 0, v39, vcc
	v_cndmask_b32_e32 v10, 0, v40, vcc
	v_cmp_o_f64_e32 vcc, v[37:38], v[37:38]
	v_cndmask_b32_e32 v16, v38, v10, vcc
	v_cndmask_b32_e32 v15, v37, v5, vcc
	v_add_f64 v[15:16], v[37:38], -v[15:16]
	v_add_f64 v[37:38], v[17:18], v[35:36]
	v_add_f64 v[31:32], v[31:32], -v[15:16]
	v_add_f64 v[35:36], v[37:38], -v[35:36]
	v_cvt_f32_f64_e32 v5, v[15:16]
	v_cvt_i32_f32_e32 v5, v5
	v_add_f64 v[39:40], v[19:20], v[31:32]
	v_add_f64 v[8:9], v[17:18], -v[35:36]
	v_add_f64 v[31:32], v[39:40], -v[31:32]
	v_cmp_le_f64_e32 vcc, 0.5, v[39:40]
	v_add_f64 v[3:4], v[3:4], v[8:9]
	v_add_f64 v[15:16], v[19:20], -v[31:32]
	v_cndmask_b32_e32 v12, 0, v41, vcc
	v_add_f64 v[10:11], v[39:40], -v[11:12]
	v_addc_u32_e64 v150, s[0:1], 0, v5, vcc
	v_fma_f64 v[5:6], v[6:7], v[13:14], -v[17:18]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	s_mov_b32 s0, 0x54442d18
	v_add_f64 v[8:9], v[37:38], v[15:16]
	s_mov_b32 s1, 0x3ff921fb
	v_add_f64 v[1:2], v[5:6], v[1:2]
	v_add_f64 v[3:4], v[8:9], -v[15:16]
	v_add_f64 v[12:13], v[10:11], v[8:9]
	v_add_f64 v[3:4], v[37:38], -v[3:4]
	v_add_f64 v[5:6], v[12:13], -v[10:11]
	v_mul_f64 v[10:11], v[12:13], s[0:1]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_add_f64 v[3:4], v[8:9], -v[5:6]
	v_fma_f64 v[5:6], v[12:13], s[0:1], -v[10:11]
	v_add_f64 v[1:2], v[3:4], v[1:2]
	v_fma_f64 v[3:4], v[12:13], s[10:11], v[5:6]
	v_fma_f64 v[1:2], v[1:2], s[0:1], v[3:4]
	v_add_f64 v[31:32], v[10:11], v[1:2]
	v_add_f64 v[3:4], v[31:32], -v[10:11]
	v_add_f64 v[1:2], v[1:2], -v[3:4]
.LBB0_2:
	s_or_saveexec_b64 s[0:1], s[4:5]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_4
	s_mov_b32 s4, 0x6dc9c883
	s_mov_b32 s5, 0x3fe45f30
	v_fma_f64 v[1:2], v[27:28], s[4:5], 0.5
	s_mov_b32 s4, 0x54442d18
	s_mov_b32 s5, 0xbff921fb
	s_mov_b32 s10, 0x33145c06
	s_mov_b32 s11, 0xbc91a626
	v_trunc_f64_e32 v[1:2], v[1:2]
	v_mul_f64 v[3:4], v[1:2], s[4:5]
	v_mul_f64 v[5:6], v[1:2], s[10:11]
	v_fma_f64 v[7:8], v[1:2], s[4:5], -v[3:4]
	s_mov_b32 s4, 0x29024e08
	s_mov_b32 s5, 0xb94c1cd1
	v_mul_f64 v[11:12], v[1:2], s[4:5]
	v_add_f64 v[9:10], v[5:6], v[7:8]
	v_add_f64 v[7:8], v[9:10], -v[7:8]
	v_add_f64 v[13:14], v[3:4], v[9:10]
	v_add_f64 v[7:8], v[5:6], -v[7:8]
	v_fma_f64 v[5:6], v[1:2], s[10:11], -v[5:6]
	v_add_f64 v[3:4], v[13:14], -v[3:4]
	v_add_f64 v[7:8], v[11:12], v[7:8]
	v_fma_f64 v[11:12], v[1:2], s[4:5], -v[11:12]
	v_add_f64 v[3:4], v[9:10], -v[3:4]
	v_add_f64 v[9:10], v[27:28], v[13:14]
	s_mov_b32 s5, 0x3df00000
	s_mov_b32 s4, 0
	v_add_f64 v[5:6], v[5:6], v[7:8]
	v_add_f64 v[5:6], v[11:12], v[5:6]
	v_mul_f64 v[11:12], v[1:2], s[4:5]
	s_mov_b32 s5, 0xc1f00000
	v_add_f64 v[7:8], v[3:4], v[5:6]
	v_floor_f64_e32 v[11:12], v[11:12]
	v_add_f64 v[31:32], v[9:10], v[7:8]
	v_add_f64 v[3:4], v[7:8], -v[3:4]
	v_add_f64 v[9:10], v[31:32], -v[9:10]
	v_add_f64 v[3:4], v[5:6], -v[3:4]
	v_add_f64 v[5:6], v[7:8], -v[9:10]
	v_fma_f64 v[7:8], v[11:12], s[4:5], v[1:2]
	v_add_f64 v[1:2], v[3:4], v[5:6]
	v_cvt_u32_f64_e32 v150, v[7:8]
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_mul_f64 v[37:38], v[31:32], v[31:32]
	s_mov_b32 s0, 0xf9a43bb8
	v_mov_b32_e32 v3, 0xb42fdfa7
	v_mov_b32_e32 v4, 0xbe5ae600
	s_mov_b32 s1, 0x3de5e0b2
	s_mov_b32 s4, 0x46cc5e42
	s_mov_b32 s5, 0xbda907db
	v_mul_f64 v[11:12], v[1:2], 0.5
	v_fma_f64 v[5:6], v[37:38], s[0:1], v[3:4]
	s_mov_b32 s0, 0x796cde01
	s_mov_b32 s1, 0x3ec71de3
	v_mov_b32_e32 v3, 0x9037ab78
	v_mov_b32_e32 v4, 0x3e21eeb6
	v_fma_f64 v[7:8], v[37:38], s[4:5], v[3:4]
	v_mul_f64 v[3:4], v[37:38], 0.5
	s_mov_b32 s4, 0xa17f65f6
	v_fma_f64 v[5:6], v[5:6], v[37:38], s[0:1]
	s_mov_b32 s0, 0x19e83e5c
	s_mov_b32 s1, 0xbf2a01a0
	s_mov_b32 s5, 0xbe927e4f
	v_mul_f64 v[35:36], v[31:32], -v[37:38]
	v_fma_f64 v[7:8], v[7:8], v[37:38], s[4:5]
	v_add_f64 v[33:34], -v[3:4], 1.0
	s_mov_b32 s4, 0x19f4ec90
	v_fma_f64 v[9:10], v[5:6], v[37:38], s[0:1]
	s_mov_b32 s0, 0x11110bb3
	s_mov_b32 s1, 0x3f811111
	s_mov_b32 s5, 0x3efa01a0
	s_mov_b32 s29, 0x3fa55555
	v_fma_f64 v[13:14], v[7:8], v[37:38], s[4:5]
	v_add_f64 v[5:6], -v[33:34], 1.0
	s_mov_b32 s4, 0x16c16967
	v_fma_f64 v[9:10], v[9:10], v[37:38], s[0:1]
	s_mov_b32 s5, 0xbf56c16c
	s_mov_b32 s28, 0x55555555
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_6
	v_ashrrev_i64 v[7:8], 52, v[27:28]
	s_movk_i32 s0, 0x85
	v_add_u32_e32 v7, vcc, 0xfffffc01, v7
	v_ashrrev_i32_e32 v7, 3, v7
	v_max_i32_e32 v19, 6, v7
	v_sub_u32_e32 v20, vcc, s0, v19
	v_and_b32_e32 v43, -16, v20
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, PIBITS_TBL@rel32@lo+4
	s_addc_u32 s1, s1, PIBITS_TBL@rel32@hi+12
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v7, vcc, s0, v43
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx4 v[15:18], v[7:8]
	v_add_u32_e32 v7, vcc, 16, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, PIBITS_TBL@rel32@lo+36
	s_addc_u32 s1, s1, PIBITS_TBL@rel32@hi+44
	flat_load_dwordx4 v[39:42], v[7:8]
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v7, vcc, s0, v43
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx4 v[43:46], v[7:8]
	s_movk_i32 s0, 0x6e
	v_mov_b32_e32 v8, 0x88
	v_cmp_lt_u32_e32 vcc, s0, v19
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v46, 3, v19
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_mov_b32_e32 v59, 0x3ff00000
	v_mov_b32_e32 v45, 0x37700000
	v_sub_u32_e64 v46, s[0:1], v8, v46
	v_mov_b32_e32 v7, 0
	s_mov_b32 s10, 0x3a900000
	v_lshlrev_b32_e32 v19, 3, v20
	v_cndmask_b32_e32 v8, v59, v45, vcc
	v_lshlrev_b32_e32 v46, 20, v46
	v_bfe_u32 v47, v20, 2, 2
	v_and_b32_e32 v48, 24, v19
	v_mul_f64 v[19:20], v[27:28], v[7:8]
	v_add_u32_e32 v8, vcc, s10, v46
	v_cmp_eq_u32_e32 vcc, 1, v47
	v_cmp_eq_u32_e64 s[0:1], 2, v47
	s_mov_b32 s12, 0x3d900000
	s_mov_b32 s11, 0x40900000
	s_mov_b32 s13, 0x43900000
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_cndmask_b32_e32 v45, v17, v18, vcc
	v_cndmask_b32_e64 v15, v15, v17, s[0:1]
	v_cndmask_b32_e64 v16, v16, v18, s[0:1]
	v_cndmask_b32_e64 v17, v45, v39, s[0:1]
	v_cndmask_b32_e32 v45, v18, v39, vcc
	v_cndmask_b32_e32 v49, v39, v40, vcc
	v_cndmask_b32_e32 v50, v40, v41, vcc
	v_cndmask_b32_e32 v51, v41, v42, vcc
	v_cmp_eq_u32_e32 vcc, 3, v47
	v_cndmask_b32_e32 v15, v15, v18, vcc
	v_cndmask_b32_e32 v16, v16, v39, vcc
	v_cndmask_b32_e32 v17, v17, v40, vcc
	v_cndmask_b32_e64 v18, v45, v40, s[0:1]
	v_cndmask_b32_e64 v39, v49, v41, s[0:1]
	v_cndmask_b32_e64 v45, v50, v42, s[0:1]
	v_cndmask_b32_e64 v47, v51, v43, s[0:1]
	v_cndmask_b32_e32 v40, v18, v41, vcc
	v_cndmask_b32_e32 v18, v39, v42, vcc
	v_cndmask_b32_e32 v41, v45, v43, vcc
	v_cndmask_b32_e32 v43, v47, v44, vcc
	v_ashrrev_i64 v[44:45], v48, v[15:16]
	v_mov_b32_e32 v39, v17
	v_ashrrev_i64 v[15:16], v48, v[16:17]
	v_ashrrev_i64 v[16:17], v48, v[39:40]
	v_mov_b32_e32 v17, v40
	v_mov_b32_e32 v40, v18
	v_mov_b32_e32 v42, v41
	v_ashrrev_i64 v[39:40], v48, v[40:41]
	v_ashrrev_i64 v[40:41], v48, v[42:43]
	v_or_b32_sdwa v45, v15, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[41:42], v[44:45], -v[7:8]
	v_add_u32_e32 v8, vcc, s12, v46
	v_alignbit_b32 v15, v16, v15, 16
	v_or_b32_sdwa v16, v16, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i64 v[17:18], v48, v[17:18]
	v_add_f64 v[15:16], v[15:16], -v[7:8]
	v_add_u32_e32 v8, vcc, s11, v46
	v_or_b32_sdwa v18, v39, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[17:18], v[17:18], -v[7:8]
	v_add_u32_e32 v8, vcc, s13, v46
	v_alignbit_b32 v43, v40, v39, 16
	v_or_b32_sdwa v44, v40, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_f64 v[39:40], v[43:44], -v[7:8]
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0x3f500000
	v_mul_f64 v[43:44], v[19:20], v[17:18]
	s_mov_b32 s12, -1
	s_mov_b32 s13, 0x3fefffff
	s_mov_b32 s10, s0
	v_mul_f64 v[45:46], v[19:20], v[39:40]
	v_fma_f64 v[17:18], v[17:18], v[19:20], -v[43:44]
	v_add_f64 v[47:48], v[45:46], v[43:44]
	v_fma_f64 v[39:40], v[39:40], v[19:20], -v[45:46]
	v_mul_f64 v[49:50], v[47:48], s[0:1]
	v_add_f64 v[47:48], v[47:48], -v[45:46]
	s_mov_b32 s1, 0x7ff00000
	v_floor_f64_e32 v[51:52], v[49:50]
	v_add_f64 v[45:46], v[43:44], -v[47:48]
	v_cmp_neq_f64_e64 vcc, |v[49:50]|, s[0:1]
	v_add_f64 v[51:52], v[49:50], -v[51:52]
	v_add_f64 v[53:54], v[39:40], v[45:46]
	v_min_f64 v[47:48], v[51:52], s[12:13]
	v_mul_f64 v[51:52], v[19:20], v[15:16]
	v_add_f64 v[39:40], v[53:54], -v[39:40]
	v_cndmask_b32_e32 v8, 0, v47, vcc
	v_cndmask_b32_e32 v55, 0, v48, vcc
	v_cmp_o_f64_e32 vcc, v[49:50], v[49:50]
	v_add_f64 v[47:48], v[51:52], v[53:54]
	v_add_f64 v[39:40], v[45:46], -v[39:40]
	v_fma_f64 v[15:16], v[15:16], v[19:20], -v[51:52]
	v_cndmask_b32_e32 v50, v50, v55, vcc
	v_cndmask_b32_e32 v49, v49, v8, vcc
	v_mul_f64 v[49:50], v[49:50], s[10:11]
	v_mov_b32_e32 v8, s11
	v_add_f64 v[53:54], v[47:48], -v[53:54]
	s_mov_b32 s10, 0x33145c06
	s_mov_b32 s11, 0x3c91a626
	v_add_f64 v[55:56], v[47:48], v[49:50]
	v_add_f64 v[45:46], v[51:52], -v[53:54]
	v_cmp_gt_f64_e32 vcc, 0, v[55:56]
	v_add_f64 v[39:40], v[39:40], v[45:46]
	v_mul_f64 v[45:46], v[19:20], v[41:42]
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_add_f64 v[49:50], v[49:50], v[7:8]
	v_fma_f64 v[19:20], v[41:42], v[19:20], -v[45:46]
	v_add_f64 v[55:56], v[47:48], v[49:50]
	v_floor_f64_e32 v[57:58], v[55:56]
	v_cmp_neq_f64_e64 vcc, |v[55:56]|, s[0:1]
	v_add_f64 v[57:58], v[55:56], -v[57:58]
	v_min_f64 v[57:58], v[57:58], s[12:13]
	v_cndmask_b32_e32 v8, 0, v57, vcc
	v_cndmask_b32_e32 v53, 0, v58, vcc
	v_cmp_o_f64_e32 vcc, v[55:56], v[55:56]
	v_cndmask_b32_e32 v44, v56, v53, vcc
	v_cndmask_b32_e32 v43, v55, v8, vcc
	v_add_f64 v[43:44], v[55:56], -v[43:44]
	v_add_f64 v[53:54], v[17:18], v[39:40]
	v_add_f64 v[49:50], v[49:50], -v[43:44]
	v_add_f64 v[55:56], v[45:46], v[53:54]
	v_add_f64 v[17:18], v[53:54], -v[17:18]
	v_cvt_f32_f64_e32 v8, v[43:44]
	v_cvt_i32_f32_e32 v8, v8
	v_add_f64 v[57:58], v[47:48], v[49:50]
	v_add_f64 v[53:54], v[55:56], -v[53:54]
	v_add_f64 v[17:18], v[39:40], -v[17:18]
	v_add_f64 v[49:50], v[57:58], -v[49:50]
	v_cmp_le_f64_e32 vcc, 0.5, v[57:58]
	v_add_f64 v[39:40], v[45:46], -v[53:54]
	v_add_f64 v[43:44], v[47:48], -v[49:50]
	v_addc_u32_e64 v151, s[0:1], 0, v8, vcc
	v_cndmask_b32_e32 v8, 0, v59, vcc
	v_add_f64 v[17:18], v[17:18], v[39:40]
	v_add_f64 v[7:8], v[57:58], -v[7:8]
	s_mov_b32 s0, 0x54442d18
	s_mov_b32 s1, 0x3ff921fb
	v_add_f64 v[39:40], v[55:56], v[43:44]
	v_add_f64 v[15:16], v[15:16], v[17:18]
	v_add_f64 v[17:18], v[39:40], -v[43:44]
	v_add_f64 v[41:42], v[7:8], v[39:40]
	v_add_f64 v[15:16], v[19:20], v[15:16]
	v_add_f64 v[17:18], v[55:56], -v[17:18]
	v_add_f64 v[7:8], v[41:42], -v[7:8]
	v_mul_f64 v[19:20], v[41:42], s[0:1]
	v_add_f64 v[15:16], v[15:16], v[17:18]
	v_add_f64 v[7:8], v[39:40], -v[7:8]
	v_fma_f64 v[17:18], v[41:42], s[0:1], -v[19:20]
	v_add_f64 v[7:8], v[7:8], v[15:16]
	v_fma_f64 v[15:16], v[41:42], s[10:11], v[17:18]
	v_fma_f64 v[7:8], v[7:8], s[0:1], v[15:16]
	v_add_f64 v[39:40], v[19:20], v[7:8]
	v_add_f64 v[15:16], v[39:40], -v[19:20]
	v_add_f64 v[7:8], v[7:8], -v[15:16]
.LBB0_6:
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_fma_f64 v[41:42], v[13:14], v[37:38], s[4:5]
	v_add_f64 v[5:6], v[5:6], -v[3:4]
	v_fma_f64 v[3:4], v[35:36], v[9:10], v[11:12]
	s_load_dwordx2 s[44:45], s[6:7], 0x10
	s_mov_b32 s31, 0xbfc55555
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_8
	s_mov_b32 s2, 0x6dc9c883
	s_mov_b32 s3, 0x3fe45f30
	v_fma_f64 v[7:8], v[27:28], s[2:3], 0.5
	s_mov_b32 s2, 0x54442d18
	s_mov_b32 s3, 0xbff921fb
	s_mov_b32 s4, 0x33145c06
	s_mov_b32 s5, 0xbc91a626
	v_trunc_f64_e32 v[7:8], v[7:8]
	v_mul_f64 v[9:10], v[7:8], s[2:3]
	v_mul_f64 v[11:12], v[7:8], s[4:5]
	v_fma_f64 v[13:14], v[7:8], s[2:3], -v[9:10]
	s_mov_b32 s2, 0x29024e08
	s_mov_b32 s3, 0xb94c1cd1
	v_mul_f64 v[17:18], v[7:8], s[2:3]
	v_add_f64 v[15:16], v[11:12], v[13:14]
	v_add_f64 v[13:14], v[15:16], -v[13:14]
	v_add_f64 v[19:20], v[9:10], v[15:16]
	v_add_f64 v[13:14], v[11:12], -v[13:14]
	v_fma_f64 v[11:12], v[7:8], s[4:5], -v[11:12]
	v_add_f64 v[9:10], v[19:20], -v[9:10]
	v_add_f64 v[13:14], v[17:18], v[13:14]
	v_fma_f64 v[17:18], v[7:8], s[2:3], -v[17:18]
	v_add_f64 v[9:10], v[15:16], -v[9:10]
	v_add_f64 v[15:16], v[27:28], v[19:20]
	s_mov_b32 s3, 0x3df00000
	s_mov_b32 s2, 0
	v_add_f64 v[11:12], v[11:12], v[13:14]
	v_add_f64 v[11:12], v[17:18], v[11:12]
	v_mul_f64 v[17:18], v[7:8], s[2:3]
	s_mov_b32 s3, 0xc1f00000
	v_add_f64 v[13:14], v[9:10], v[11:12]
	v_floor_f64_e32 v[17:18], v[17:18]
	v_add_f64 v[39:40], v[15:16], v[13:14]
	v_add_f64 v[9:10], v[13:14], -v[9:10]
	v_add_f64 v[15:16], v[39:40], -v[15:16]
	v_add_f64 v[9:10], v[11:12], -v[9:10]
	v_add_f64 v[11:12], v[13:14], -v[15:16]
	v_fma_f64 v[13:14], v[17:18], s[2:3], v[7:8]
	v_add_f64 v[7:8], v[9:10], v[11:12]
	v_cvt_u32_f64_e32 v151, v[13:14]
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s36, 0
	s_waitcnt vmcnt(2)
	v_or_b32_e32 v12, 0x3d00000, v24
	v_mov_b32_e32 v11, v23
	s_mov_b32 s3, 0x83d00000
	s_mov_b32 s2, s36
	v_add_f64 v[11:12], v[11:12], s[2:3]
	s_mov_b32 s1, 0x100000
	s_mov_b32 s0, s36
	v_cmp_gt_u64_e64 s[22:23], s[0:1], v[23:24]
	s_mov_b32 s3, 1.0
	s_mov_b32 s56, 0xfffff
	s_mov_b32 s18, 0x3fe00000
	v_add_f64 v[9:10], v[23:24], -1.0
	v_cndmask_b32_e64 v50, v24, v12, s[22:23]
	v_cndmask_b32_e64 v49, v23, v11, s[22:23]
	v_ashrrev_i64 v[11:12], 45, v[49:50]
	s_mov_b32 s5, 0xbff80000
	v_bfe_u32 v12, v11, 1, 6
	v_and_b32_e32 v11, 1, v11
	v_add_u32_e32 v11, vcc, v11, v12
	v_addc_u32_e64 v12, s[10:11], 0, 0, vcc
	v_add_u32_e32 v13, vcc, 64, v11
	v_cvt_f64_i32_e32 v[13:14], v13
	s_mov_b32 s1, 0x40038000
	s_mov_b32 s4, s36
	v_add_f64 v[18:19], v[9:10], 2.0
	v_mul_f64 v[15:16], v[13:14], s[2:3]
	v_and_b32_e32 v14, s56, v50
	v_mov_b32_e32 v13, v49
	v_or_b32_e32 v14, s18, v14
	v_add_f64 v[45:46], v[27:28], s[4:5]
	v_cmp_ge_f64_e64 s[34:35], s[0:1], v[27:28]
	s_mov_b32 s1, 0x3ff30000
	v_add_f64 v[43:44], v[27:28], -1.0
	v_add_f64 v[13:14], v[13:14], -v[15:16]
	v_cmp_ge_f64_e64 s[10:11], s[0:1], v[27:28]
	v_mov_b32_e32 v17, 0xbff00000
	s_mov_b32 s7, 0x3ff80000
	v_div_scale_f64 v[51:52], s[0:1], v[18:19], v[18:19], v[9:10]
	v_cndmask_b32_e64 v20, 0, v45, s[34:35]
	v_cndmask_b32_e64 v17, v17, v46, s[34:35]
	v_fma_f64 v[15:16], v[13:14], 0.5, v[15:16]
	s_mov_b32 s6, s36
	s_mov_b32 s1, 0x3fe60000
	s_mov_b32 s0, s36
	v_cndmask_b32_e64 v17, v17, v44, s[10:11]
	v_cndmask_b32_e64 v20, v20, v43, s[10:11]
	v_fma_f64 v[43:44], v[27:28], s[6:7], 1.0
	v_fma_f64 v[45:46], v[27:28], 2.0, -1.0
	v_div_scale_f64 v[58:59], s[2:3], v[15:16], v[15:16], v[13:14]
	v_cmp_ge_f64_e64 s[0:1], s[0:1], v[27:28]
	v_add_f64 v[47:48], v[27:28], 1.0
	s_mov_b32 s3, 0x3fdc0000
	s_mov_b32 s2, s36
	v_add_f64 v[53:54], v[27:28], 2.0
	v_cmp_ge_f64_e64 s[4:5], s[2:3], v[27:28]
	v_cndmask_b32_e64 v43, v27, v43, s[34:35]
	v_cndmask_b32_e64 v44, v28, v44, s[34:35]
	s_mov_b32 s14, 0x3ff00000
	v_cndmask_b32_e64 v17, v17, v46, s[0:1]
	v_cndmask_b32_e64 v44, v44, v48, s[10:11]
	v_cndmask_b32_e64 v43, v43, v47, s[10:11]
	v_cndmask_b32_e64 v20, v20, v45, s[0:1]
	v_cndmask_b32_e64 v43, v43, v53, s[0:1]
	v_cndmask_b32_e64 v44, v44, v54, s[0:1]
	v_cndmask_b32_e64 v61, v17, v28, s[4:5]
	v_mov_b32_e32 v17, s14
	v_cndmask_b32_e64 v60, v20, v27, s[4:5]
	v_cndmask_b32_e64 v63, v44, v17, s[4:5]
	v_cndmask_b32_e64 v62, v43, 0, s[4:5]
	v_div_scale_f64 v[64:65], s[2:3], v[62:63], v[62:63], v[60:61]
	s_movk_i32 s2, 0x400
	v_ldexp_f64 v[46:47], v[23:24], s2
	v_ldexp_f64 v[48:49], v[21:22], s2
	v_bfe_u32 v153, v24, 20, 11
	v_bfe_u32 v152, v22, 20, 11
	s_movk_i32 s2, 0x3fd
	v_cmp_gt_u32_e32 vcc, s2, v153
	v_cmp_gt_u32_e64 s[2:3], s2, v152
	s_and_b64 s[2:3], s[2:3], vcc
	v_cndmask_b32_e64 v44, v24, v47, s[2:3]
	v_cndmask_b32_e64 v43, v23, v46, s[2:3]
	v_cndmask_b32_e64 v46, v22, v49, s[2:3]
	v_cndmask_b32_e64 v45, v21, v48, s[2:3]
	v_cmp_lt_f64_e64 s[6:7], |v[43:44]|, |v[45:46]|
	v_rcp_f64_e32 v[53:54], v[51:52]
	v_rcp_f64_e32 v[66:67], v[64:65]
	s_brev_b32 s57, -2
	v_rcp_f64_e32 v[55:56], v[58:59]
	v_and_b32_e32 v142, s56, v24
	s_movk_i32 s58, 0xfc01
	v_cmp_eq_u32_e64 s[24:25], 0, v153
	v_cndmask_b32_e64 v70, v44, v46, s[6:7]
	v_cndmask_b32_e64 v69, v43, v45, s[6:7]
	v_cndmask_b32_e64 v74, v46, v44, s[6:7]
	v_cndmask_b32_e64 v73, v45, v43, s[6:7]
	v_and_b32_e32 v72, s57, v70
	v_mov_b32_e32 v71, v69
	v_and_b32_e32 v76, s57, v74
	v_mov_b32_e32 v75, v73
	v_div_scale_f64 v[77:78], s[12:13], v[71:72], v[71:72], v[75:76]
	v_fma_f64 v[79:80], -v[51:52], v[53:54], 1.0
	v_div_scale_f64 v[85:86], vcc, v[9:10], v[18:19], v[9:10]
	v_fma_f64 v[81:82], -v[58:59], v[55:56], 1.0
	v_div_scale_f64 v[91:92], s[12:13], v[13:14], v[15:16], v[13:14]
	v_div_scale_f64 v[75:76], s[16:17], v[75:76], v[71:72], v[75:76]
	v_fma_f64 v[79:80], v[53:54], v[79:80], v[53:54]
	v_fma_f64 v[53:54], -v[64:65], v[66:67], 1.0
	s_brev_b32 s20, 31
	v_fma_f64 v[81:82], v[55:56], v[81:82], v[55:56]
	s_mov_b32 s37, 0x40500000
	s_mov_b32 s54, 0x55555555
	v_rcp_f64_e32 v[83:84], v[77:78]
	s_mov_b32 s27, 0x3fc55555
	v_fma_f64 v[87:88], -v[51:52], v[79:80], 1.0
	v_fma_f64 v[66:67], v[66:67], v[53:54], v[66:67]
	v_or_b32_e32 v54, s14, v142
	v_mov_b32_e32 v53, v23
	v_add_f64 v[53:54], v[53:54], -1.0
	s_movk_i32 s14, 0xf803
	v_fma_f64 v[89:90], -v[58:59], v[81:82], 1.0
	s_mov_b32 s26, s54
	v_fma_f64 v[79:80], v[79:80], v[87:88], v[79:80]
	v_fma_f64 v[93:94], -v[64:65], v[66:67], 1.0
	s_mov_b32 s39, 0x3fc24924
	s_mov_b32 s38, 0x92492492
	v_bfe_u32 v20, v54, 20, 11
	v_add_u32_e64 v20, s[14:15], s14, v20
	v_fma_f64 v[55:56], -v[77:78], v[83:84], 1.0
	v_add_u32_e64 v48, s[14:15], s58, v153
	v_cndmask_b32_e64 v20, v48, v20, s[24:25]
	v_and_b32_e32 v48, s56, v54
	v_cndmask_b32_e64 v95, v23, v53, s[24:25]
	v_cndmask_b32_e64 v96, v142, v48, s[24:25]
	v_lshlrev_b64 v[53:54], 1, v[95:96]
	v_and_b32_e32 v53, 0xff000, v96
	v_and_b32_e32 v48, 0x1000, v54
	v_add_u32_e64 v97, s[14:15], 0, 0
	v_addc_u32_e64 v48, s[14:15], v48, v53, s[14:15]
	v_lshrrev_b32_e32 v68, 8, v48
	s_getpc_b64 s[14:15]
	s_add_u32 s14, s14, LOG_F_INV_TBL@rel32@lo+4
	s_addc_u32 s15, s15, LOG_F_INV_TBL@rel32@hi+12
	v_fma_f64 v[83:84], v[83:84], v[55:56], v[83:84]
	v_mov_b32_e32 v54, s15
	v_add_u32_e64 v53, s[14:15], s14, v68
	v_addc_u32_e64 v54, s[14:15], 0, v54, s[14:15]
	flat_load_dwordx4 v[54:57], v[53:54]
	v_div_scale_f64 v[98:99], s[14:15], v[60:61], v[62:63], v[60:61]
	v_fma_f64 v[100:101], -v[77:78], v[83:84], 1.0
	v_fma_f64 v[81:82], v[81:82], v[89:90], v[81:82]
	v_fma_f64 v[66:67], v[66:67], v[93:94], v[66:67]
	v_mul_f64 v[87:88], v[85:86], v[79:80]
	v_or_b32_e32 v96, s18, v96
	s_brev_b32 s49, 8
	s_mov_b32 s48, s36
	s_mov_b32 s41, 0x3fc99999
	v_fma_f64 v[83:84], v[83:84], v[100:101], v[83:84]
	v_mul_f64 v[89:90], v[91:92], v[81:82]
	s_mov_b32 s40, 0x9999999a
	v_fma_f64 v[51:52], -v[51:52], v[87:88], v[85:86]
	s_mov_b32 s43, 0x3fd55555
	s_mov_b32 s42, s54
	v_mul_f64 v[93:94], v[98:99], v[66:67]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v120, s20, v25
	v_mul_f64 v[100:101], v[75:76], v[83:84]
	v_fma_f64 v[58:59], -v[58:59], v[89:90], v[91:92]
	v_mov_b32_e32 v121, v26
	v_div_fmas_f64 v[85:86], v[51:52], v[79:80], v[87:88]
	s_mov_b64 vcc, s[12:13]
	s_mov_b32 s13, 0x3fb00000
	v_fma_f64 v[64:65], -v[64:65], v[93:94], v[98:99]
	s_mov_b32 s12, s36
	v_fma_f64 v[75:76], -v[77:78], v[100:101], v[75:76]
	v_div_fmas_f64 v[58:59], v[58:59], v[81:82], v[89:90]
	s_mov_b64 vcc, s[14:15]
	v_or_b32_e32 v98, s18, v48
	v_add_f64 v[87:88], -|v[25:26]|, 1.0
	s_mov_b32 s18, 0xef35793c
	v_div_fmas_f64 v[66:67], v[64:65], v[66:67], v[93:94]
	s_mov_b64 vcc, s[16:17]
	v_div_fmas_f64 v[51:52], v[75:76], v[83:84], v[100:101]
	v_add_f64 v[75:76], v[97:98], -v[95:96]
	v_mul_f64 v[83:84], v[29:30], s[36:37]
	v_mov_b32_e32 v96, s27
	v_mov_b32_e32 v95, s26
	s_mov_b32 s17, 0x3fd00000
	s_mov_b32 s16, s36
	s_mov_b32 s37, 0xbf900000
	s_mov_b32 s19, 0x3e6efa39
	v_div_fixup_f64 v[18:19], v[85:86], v[18:19], v[9:10]
	v_mov_b32_e32 v112, 0x7f1519f
	v_mov_b32_e32 v113, 0x3f624923
	s_mov_b32 s50, 0x99bac6d4
	s_mov_b32 s51, 0x3f899999
	s_mov_b32 s53, 0x3fb55555
	s_mov_b32 s52, 0x555554e6
	v_div_fixup_f64 v[52:53], v[51:52], |v[69:70]|, |v[73:74]|
	v_mov_b32_e32 v51, 0x3fb020c4
	v_mul_f64 v[134:135], v[39:40], v[39:40]
	s_mov_b32 s61, 0xbf862e42
	s_mov_b32 s60, 0xfefa0000
	s_mov_b32 s62, 0xde6af278
	s_mov_b32 s63, 0xbdfdf473
	v_mov_b32_e32 v138, 0xb42fdfa7
	v_cmp_lt_f64_e64 s[14:15], s[12:13], v[52:53]
	s_mov_b32 s13, 0x40700000
	v_mov_b32_e32 v139, 0xbe5ae600
	v_mov_b32_e32 v140, 0x9037ab78
	v_mov_b32_e32 v141, 0x3e21eeb6
	s_mov_b32 s55, 0x3fa55555
	s_mov_b32 s30, s54
	v_lshlrev_b64 v[11:12], 4, v[11:12]
	v_cndmask_b32_e64 v65, v51, v53, s[14:15]
	v_mov_b32_e32 v51, 0x9ba5e354
	v_cndmask_b32_e64 v64, v51, v52, s[14:15]
	v_fma_f64 v[64:65], v[64:65], s[12:13], 0.5
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, POWLOG_TBL@rel32@lo+4
	s_addc_u32 s13, s13, POWLOG_TBL@rel32@hi+12
	v_mov_b32_e32 v48, s13
	s_mov_b32 s13, 0x3f700000
	v_and_b32_e32 v51, s57, v26
	v_div_fixup_f64 v[62:63], v[66:67], v[62:63], v[60:61]
	v_div_fixup_f64 v[13:14], v[58:59], v[15:16], v[13:14]
	v_bfe_u32 v50, v50, 20, 11
	v_cvt_i32_f64_e32 v103, v[64:65]
	s_waitcnt vmcnt(0)
	v_add_f64 v[64:65], v[54:55], v[56:57]
	v_add_u32_e32 v54, vcc, s12, v68
	v_addc_u32_e32 v55, vcc, 0, v48, vcc
	flat_load_dwordx4 v[54:57], v[54:55]
	s_movk_i32 s12, 0x3ff
	v_lshrrev_b32_e32 v48, 20, v72
	v_mul_f64 v[77:78], v[75:76], v[64:65]
	v_sub_u32_e32 v48, vcc, s12, v48
	v_ldexp_f64 v[79:80], |v[69:70]|, v48
	v_cvt_f64_i32_e32 v[81:82], v103
	s_mov_b32 s12, s36
	v_and_b32_e32 v77, s20, v77
	v_fma_f64 v[75:76], -v[97:98], v[77:78], v[75:76]
	v_mul_f64 v[81:82], v[81:82], s[12:13]
	s_mov_b32 s12, 0x3fdfffff
	v_cmp_lt_i32_e64 s[12:13], s12, v51
	v_and_b32_e32 v89, s20, v79
	v_mov_b32_e32 v90, v80
	v_add_f64 v[91:92], v[79:80], -v[89:90]
	v_mul_f64 v[106:107], v[77:78], 0.5
	v_mul_f64 v[64:65], v[64:65], v[75:76]
	v_ldexp_f64 v[75:76], |v[73:74]|, v48
	v_cvt_i32_f64_e32 v48, v[83:84]
	v_mul_f64 v[83:84], v[87:88], 0.5
	v_mul_f64 v[87:88], v[25:26], v[25:26]
	v_add_f64 v[93:94], v[64:65], v[77:78]
	v_fma_f64 v[89:90], -v[81:82], v[89:90], v[75:76]
	v_cndmask_b32_e64 v98, v88, v84, s[12:13]
	v_cndmask_b32_e64 v97, v87, v83, s[12:13]
	v_cmp_gt_f64_e32 vcc, s[48:49], v[97:98]
	v_fma_f64 v[95:96], v[93:94], s[38:39], v[95:96]
	v_fma_f64 v[89:90], -v[81:82], v[91:92], v[89:90]
	v_fma_f64 v[80:81], v[81:82], v[75:76], v[79:80]
	v_cvt_f64_i32_e32 v[75:76], v20
	v_mov_b32_e32 v20, 0xffffff80
	s_mov_b32 s38, 0x82bd6be1
	v_cndmask_b32_e64 v68, 0, 1, vcc
	v_lshlrev_b32_e32 v68, 8, v68
	v_fma_f64 v[83:84], v[93:94], v[95:96], s[40:41]
	v_ldexp_f64 v[87:88], v[97:98], v68
	v_cvt_f64_i32_e32 v[95:96], v48
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v82, v68
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_fma_f64 v[95:96], v[95:96], s[36:37], v[29:30]
	v_mov_b32_e32 v60, v68
	v_fma_f64 v[83:84], v[93:94], v[83:84], s[16:17]
	v_rsq_f64_e32 v[99:100], v[87:88]
	s_mov_b32 s17, 0x3fe62e42
	s_mov_b32 s16, 0xfefa39ef
	s_mov_b32 s37, 0x3ff71544
	s_mov_b32 s40, 0x999643a3
	v_mul_f64 v[104:105], v[95:96], s[16:17]
	v_mov_b32_e32 v95, v68
	v_fma_f64 v[83:84], v[93:94], v[83:84], s[42:43]
	v_mov_b32_e32 v96, v53
	s_brev_b32 s16, 7
	s_mov_b32 s42, 0x55555538
	v_mul_f64 v[91:92], v[93:94], v[83:84]
	v_mov_b32_e32 v83, v72
	v_mul_f64 v[101:102], v[87:88], v[99:100]
	v_mul_f64 v[99:100], v[99:100], 0.5
	v_fma_f64 v[73:74], -v[82:83], v[95:96], |v[73:74]|
	v_add_f64 v[82:83], |v[69:70]|, -v[82:83]
	v_mul_f64 v[91:92], v[93:94], v[91:92]
	v_fma_f64 v[108:109], -v[99:100], v[101:102], 0.5
	s_waitcnt vmcnt(0)
	v_fma_f64 v[56:57], v[75:76], s[18:19], v[56:57]
	v_fma_f64 v[73:74], -v[82:83], v[95:96], v[73:74]
	v_add_f64 v[82:83], v[52:53], -v[95:96]
	v_mul_f64 v[95:96], v[64:65], 0.5
	v_mul_f64 v[91:92], v[93:94], v[91:92]
	v_mul_f64 v[93:94], v[106:107], v[77:78]
	v_fma_f64 v[54:55], v[75:76], s[16:17], v[54:55]
	v_fma_f64 v[101:102], v[101:102], v[108:109], v[101:102]
	v_div_scale_f64 v[75:76], s[16:17], v[80:81], v[80:81], v[89:90]
	v_fma_f64 v[82:83], -|v[69:70]|, v[82:83], v[73:74]
	v_fma_f64 v[73:74], v[99:100], v[108:109], v[99:100]
	v_fma_f64 v[91:92], v[95:96], v[64:65], v[91:92]
	v_add_f64 v[99:100], v[93:94], v[77:78]
	s_mov_b32 s16, 0x87a62135
	s_mov_b32 s17, 0x3f51e5f8
	v_mov_b32_e32 v106, 0x5d321061
	v_mov_b32_e32 v107, 0x3f095166
	v_fma_f64 v[95:96], -v[101:102], v[101:102], v[87:88]
	v_fma_f64 v[106:107], v[97:98], v[106:107], s[16:17]
	s_mov_b32 s18, 0x80029834
	v_add_f64 v[108:109], v[77:78], -v[99:100]
	v_fma_f64 v[77:78], v[77:78], v[64:65], v[91:92]
	v_div_scale_f64 v[91:92], s[16:17], v[71:72], v[71:72], v[82:83]
	s_mov_b32 s16, 0x90c29690
	s_mov_b32 s17, 0xbfac28d3
	v_fma_f64 v[95:96], v[95:96], v[73:74], v[101:102]
	v_fma_f64 v[101:102], v[97:98], v[106:107], s[16:17]
	v_add_f64 v[93:94], v[93:94], v[108:109]
	v_add_f64 v[64:65], v[64:65], v[77:78]
	s_mov_b32 s16, 0xb418f78d
	s_mov_b32 s17, 0xbfee324a
	v_mov_b32_e32 v77, 0x2982ce76
	v_mov_b32_e32 v78, 0x3fbb1a42
	v_fma_f64 v[77:78], v[97:98], v[77:78], s[16:17]
	s_mov_b32 s16, 0xc1b7ef59
	s_mov_b32 s17, 0x3fd1a2be
	v_add_f64 v[64:65], v[93:94], v[64:65]
	v_fma_f64 v[106:107], -v[95:96], v[95:96], v[87:88]
	v_fma_f64 v[93:94], v[97:98], v[101:102], s[16:17]
	s_mov_b32 s16, 0x571dccfc
	s_mov_b32 s17, 0x40062021
	v_fma_f64 v[77:78], v[97:98], v[77:78], s[16:17]
	s_mov_b32 s16, 0x7e269eac
	s_mov_b32 s17, 0xbfdc7b29
	v_add_f64 v[56:57], v[56:57], -v[64:65]
	v_fma_f64 v[73:74], v[106:107], v[73:74], v[95:96]
	v_fma_f64 v[64:65], v[97:98], v[93:94], s[16:17]
	s_mov_b32 s16, 0xf903cdea
	s_mov_b32 s17, 0xc00a4646
	v_fma_f64 v[77:78], v[97:98], v[77:78], s[16:17]
	s_mov_b32 s17, 0x7ff00000
	s_mov_b32 s16, s36
	v_add_f64 v[93:94], v[56:57], -v[99:100]
	v_cmp_eq_f64_e32 vcc, s[16:17], v[97:98]
	v_cmp_eq_f64_e64 s[16:17], 0, v[97:98]
	s_mov_b32 s19, 0x3fcd1e41
	v_ldexp_f64 v[73:74], v[73:74], v20
	v_fma_f64 v[95:96], v[97:98], v[64:65], s[18:19]
	s_mov_b32 s18, 0x2001f228
	s_mov_b32 s19, 0x3ff5d6b1
	v_add_f64 v[64:65], v[54:55], v[93:94]
	v_fma_f64 v[101:102], v[97:98], v[77:78], s[18:19]
	s_or_b64 vcc, vcc, s[16:17]
	v_mov_b32_e32 v78, v68
	v_cndmask_b32_e32 v133, v74, v88, vcc
	v_cndmask_b32_e32 v132, v73, v87, vcc
	v_add_f64 v[73:74], v[99:100], v[93:94]
	v_mov_b32_e32 v79, v133
	v_add_f64 v[54:55], v[54:55], -v[64:65]
	v_fma_f64 v[99:100], -v[78:79], v[78:79], v[97:98]
	v_add_f64 v[106:107], v[132:133], v[78:79]
	v_div_scale_f64 v[84:85], s[16:17], v[101:102], v[101:102], v[95:96]
	v_rcp_f64_e32 v[86:87], v[75:76]
	v_add_f64 v[56:57], v[56:57], -v[73:74]
	v_rcp_f64_e32 v[108:109], v[91:92]
	v_add_f64 v[54:55], v[93:94], v[54:55]
	v_add_f64 v[73:74], v[18:19], v[18:19]
	v_div_scale_f64 v[93:94], s[16:17], v[106:107], v[106:107], v[99:100]
	s_mov_b32 s16, 0xc85dfff0
	s_mov_b32 s17, 0x3f3c8034
	v_mul_f64 v[18:19], v[18:19], -v[9:10]
	v_add_f64 v[132:133], v[132:133], v[132:133]
	v_add_f64 v[54:55], v[56:57], v[54:55]
	v_and_b32_e32 v56, s20, v64
	v_mov_b32_e32 v57, v65
	v_add_f64 v[64:65], v[64:65], -v[56:57]
	v_rcp_f64_e32 v[110:111], v[84:85]
	v_fma_f64 v[114:115], -v[75:76], v[86:87], 1.0
	v_mul_f64 v[116:117], v[73:74], v[73:74]
	s_mov_b32 s20, 0x652b82fe
	s_mov_b32 s21, 0x40571547
	v_rcp_f64_e32 v[118:119], v[93:94]
	v_add_f64 v[54:55], v[54:55], v[64:65]
	v_add_f64 v[64:65], v[25:26], -v[120:121]
	v_fma_f64 v[86:87], v[86:87], v[114:115], v[86:87]
	v_fma_f64 v[114:115], -v[91:92], v[108:109], 1.0
	v_fma_f64 v[112:113], v[116:117], s[16:17], v[112:113]
	v_mul_f64 v[128:129], v[73:74], v[116:117]
	v_div_scale_f64 v[71:72], s[16:17], v[82:83], v[71:72], v[82:83]
	v_mul_f64 v[124:125], v[64:65], v[54:55]
	v_fma_f64 v[122:123], -v[84:85], v[110:111], 1.0
	v_fma_f64 v[108:109], v[108:109], v[114:115], v[108:109]
	v_fma_f64 v[112:113], v[116:117], v[112:113], s[50:51]
	v_fma_f64 v[126:127], -v[75:76], v[86:87], 1.0
	v_div_scale_f64 v[114:115], vcc, v[89:90], v[80:81], v[89:90]
	v_fma_f64 v[54:55], v[120:121], v[54:55], v[124:125]
	v_fma_f64 v[110:111], v[110:111], v[122:123], v[110:111]
	v_fma_f64 v[122:123], -v[93:94], v[118:119], 1.0
	v_fma_f64 v[124:125], -v[91:92], v[108:109], 1.0
	v_fma_f64 v[112:113], v[116:117], v[112:113], s[52:53]
	v_fma_f64 v[86:87], v[86:87], v[126:127], v[86:87]
	s_mov_b32 s52, 0x55555557
	v_fma_f64 v[54:55], v[64:65], v[56:57], v[54:55]
	v_fma_f64 v[126:127], -v[84:85], v[110:111], 1.0
	v_fma_f64 v[118:119], v[118:119], v[122:123], v[118:119]
	v_fma_f64 v[108:109], v[108:109], v[124:125], v[108:109]
	v_mul_f64 v[124:125], v[29:30], s[20:21]
	v_div_scale_f64 v[122:123], s[18:19], v[95:96], v[101:102], v[95:96]
	v_mul_f64 v[130:131], v[114:115], v[86:87]
	v_fma_f64 v[64:65], v[120:121], v[56:57], v[54:55]
	v_fma_f64 v[110:111], v[110:111], v[126:127], v[110:111]
	v_fma_f64 v[73:74], -v[93:94], v[118:119], 1.0
	v_fma_f64 v[18:19], v[128:129], v[112:113], v[18:19]
	v_cvt_i32_f64_e32 v155, v[124:125]
	v_fma_f64 v[76:77], -v[75:76], v[130:131], v[114:115]
	v_mul_f64 v[116:117], v[64:65], s[20:21]
	v_fma_f64 v[56:57], v[120:121], v[56:57], -v[64:65]
	v_fma_f64 v[118:119], v[118:119], v[73:74], v[118:119]
	v_cvt_f64_i32_e32 v[73:74], v155
	v_div_scale_f64 v[124:125], s[20:21], v[99:100], v[106:107], v[99:100]
	v_mul_f64 v[114:115], v[71:72], v[108:109]
	v_mul_f64 v[126:127], v[122:123], v[110:111]
	v_cvt_i32_f64_e32 v154, v[116:117]
	v_fma_f64 v[116:117], v[73:74], s[60:61], v[29:30]
	s_brev_b32 s60, 15
	v_add_f64 v[54:55], v[54:55], v[56:57]
	v_cvt_f64_i32_e32 v[120:121], v154
	v_div_fmas_f64 v[86:87], v[76:77], v[86:87], v[130:131]
	v_fma_f64 v[71:72], -v[91:92], v[114:115], v[71:72]
	v_fma_f64 v[76:77], -v[84:85], v[126:127], v[122:123]
	v_fma_f64 v[136:137], v[120:121], s[60:61], v[64:65]
	s_mov_b32 s60, 0xf9a43bb8
	s_mov_b32 s61, 0x3de5e0b2
	v_mul_f64 v[120:121], v[120:121], s[62:63]
	v_fma_f64 v[138:139], v[134:135], s[60:61], v[138:139]
	s_mov_b32 s60, 0x46cc5e42
	s_mov_b32 s61, 0xbda907db
	v_fma_f64 v[140:141], v[134:135], s[60:61], v[140:141]
	s_mov_b32 s60, 0x796cde01
	s_mov_b32 s61, 0x3ec71de3
	s_mov_b32 s62, 0x19e83e5c
	v_add_f64 v[56:57], v[136:137], v[120:121]
	v_fma_f64 v[120:121], v[138:139], v[134:135], s[60:61]
	s_mov_b32 s60, 0xa17f65f6
	s_mov_b32 s61, 0xbe927e4f
	v_fma_f64 v[136:137], v[140:141], v[134:135], s[60:61]
	s_mov_b32 s63, 0xbf2a01a0
	s_mov_b32 s60, 0xbc9e3b39
	s_mov_b32 s61, 0xbd1cf79a
	v_fma_f64 v[116:117], v[73:74], s[60:61], v[116:117]
	v_fma_f64 v[120:121], v[120:121], v[134:135], s[62:63]
	s_mov_b32 s62, 0x19f4ec90
	s_mov_b32 s63, 0x3efa01a0
	v_fma_f64 v[136:137], v[136:137], v[134:135], s[62:63]
	v_add_f64 v[54:55], v[54:55], v[56:57]
	s_mov_b32 s62, 0x16c16967
	s_mov_b32 s61, 0x3f811111
	s_mov_b32 s60, 0x11110bb3
	s_mov_b32 s63, 0xbf56c16c
	v_fma_f64 v[56:57], v[120:121], v[134:135], s[60:61]
	s_mov_b32 s60, 0x11111111
	v_fma_f64 v[73:74], v[136:137], v[134:135], s[62:63]
	s_mov_b32 s62, 0x16c16c17
	v_mov_b32_e32 v121, s61
	s_mov_b32 s63, 0x3f56c16c
	v_mov_b32_e32 v120, s60
	s_mov_b32 s60, 0x8d739765
	v_fma_f64 v[136:137], v[116:117], s[62:63], v[120:121]
	v_fma_f64 v[120:121], v[104:105], s[62:63], v[120:121]
	v_mov_b32_e32 v138, 0xb7aa905e
	v_mov_b32_e32 v139, 0x3f811115
	s_mov_b32 s61, 0x3f56c172
	v_fma_f64 v[138:139], v[54:55], s[60:61], v[138:139]
	v_mul_f64 v[140:141], v[124:125], v[118:119]
	v_fma_f64 v[74:75], v[73:74], v[134:135], s[54:55]
	v_fma_f64 v[136:137], v[116:117], v[136:137], s[54:55]
	v_fma_f64 v[120:121], v[104:105], v[120:121], s[54:55]
	s_mov_b32 s54, 0x55545d4e
	s_mov_b64 vcc, s[16:17]
	v_div_fmas_f64 v[71:72], v[71:72], v[108:109], v[114:115]
	v_fma_f64 v[138:139], v[54:55], v[138:139], s[54:55]
	v_fma_f64 v[84:85], -v[93:94], v[140:141], v[124:125]
	s_mov_b64 vcc, s[18:19]
	v_fma_f64 v[92:93], v[116:117], v[136:137], s[26:27]
	v_fma_f64 v[120:121], v[104:105], v[120:121], s[26:27]
	s_mov_b32 s26, 0x55548f7c
	v_div_fmas_f64 v[108:109], v[76:77], v[110:111], v[126:127]
	s_mov_b64 vcc, s[20:21]
	v_fma_f64 v[122:123], v[54:55], v[138:139], s[26:27]
	v_div_fmas_f64 v[110:111], v[84:85], v[118:119], v[140:141]
	v_mul_f64 v[84:85], v[54:55], v[54:55]
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, LN_TBL@rel32@lo+4
	s_addc_u32 s17, s17, LN_TBL@rel32@hi+12
	v_mov_b32_e32 v20, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v12, v20, vcc
	v_fma_f64 v[76:77], v[54:55], v[122:123], 0.5
	s_movk_i32 s16, 0x5f3
	v_mov_b32_e32 v20, 0x1a700000
	v_cmp_gt_f64_e64 s[26:27], s[48:49], v[23:24]
	v_mov_b32_e32 v124, 0x39b8c4eb
	v_div_fixup_f64 v[15:16], v[108:109], v[101:102], v[95:96]
	v_mov_b32_e32 v125, 0x3fbc7188
	v_mov_b32_e32 v126, 0x5bf9beff
	v_fma_f64 v[76:77], v[84:85], v[76:77], v[54:55]
	v_add_u32_e32 v54, vcc, -16, v103
	v_cmp_lt_u32_e32 vcc, s16, v152
	v_cmp_lt_u32_e64 s[16:17], s16, v153
	s_or_b64 s[18:19], vcc, s[16:17]
	s_movk_i32 s16, 0x20b
	v_cmp_gt_u32_e32 vcc, s16, v152
	v_cmp_gt_u32_e64 s[16:17], s16, v153
	v_cndmask_b32_e64 v17, v17, v20, s[18:19]
	v_mov_b32_e32 v20, 0x65700000
	s_or_b64 s[16:17], vcc, s[16:17]
	v_div_fixup_f64 v[84:85], v[86:87], v[80:81], v[89:90]
	v_div_fixup_f64 v[86:87], v[71:72], |v[69:70]|, v[82:83]
	v_mul_f64 v[69:70], v[134:135], 0.5
	v_cndmask_b32_e64 v61, v17, v20, s[16:17]
	v_mul_f64 v[71:72], v[60:61], |v[23:24]|
	v_cndmask_b32_e64 v20, 0, 1, s[26:27]
	v_lshlrev_b32_e32 v20, 8, v20
	v_mul_f64 v[88:89], v[60:61], |v[21:22]|
	v_ldexp_f64 v[60:61], v[23:24], v20
	v_ashrrev_i32_e32 v55, 31, v54
	v_add_f64 v[66:67], -v[69:70], 1.0
	v_lshlrev_b64 v[54:55], 4, v[54:55]
	v_mul_f64 v[71:72], v[71:72], v[71:72]
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, ATAN_JBY256_TBL@rel32@lo+4
	s_addc_u32 s21, s21, ATAN_JBY256_TBL@rel32@hi+12
	v_div_fixup_f64 v[58:59], v[110:111], v[106:107], v[99:100]
	v_mov_b32_e32 v17, s21
	v_add_u32_e32 v99, vcc, s20, v54
	v_add_f64 v[82:83], -v[66:67], 1.0
	v_addc_u32_e32 v100, vcc, v55, v17, vcc
	v_fma_f64 v[54:55], v[88:89], v[88:89], v[71:72]
	v_rsq_f64_e32 v[71:72], v[60:61]
	v_mov_b32_e32 v88, 0x99865ede
	v_mov_b32_e32 v89, s51
	v_mul_f64 v[80:81], v[39:40], -v[134:135]
	v_add_f64 v[94:95], v[82:83], -v[69:70]
	v_mov_b32_e32 v69, v10
	v_fma_f64 v[82:83], v[31:32], v[1:2], v[5:6]
	v_add_f64 v[5:6], v[9:10], -v[68:69]
	v_mul_f64 v[9:10], v[13:14], v[13:14]
	v_cmp_gt_f64_e64 s[20:21], s[48:49], v[54:55]
	s_mov_b32 s48, 0x3bd94741
	s_mov_b32 s49, 0x3f624942
	v_mul_f64 v[90:91], v[7:8], 0.5
	s_mov_b32 s50, 0xb9802d7d
	s_mov_b32 s51, 0xbfc99992
	v_mov_b32_e32 v127, 0x3fdb2cb0
	v_fma_f64 v[106:107], v[9:10], s[48:49], v[88:89]
	v_mul_f64 v[108:109], v[60:61], v[71:72]
	v_mul_f64 v[70:71], v[71:72], 0.5
	v_fma_f64 v[88:89], v[3:4], v[37:38], -v[1:2]
	v_add_f64 v[1:2], v[5:6], v[18:19]
	v_cndmask_b32_e64 v17, 0, 1, s[20:21]
	s_mov_b32 s48, 0x17f0bbbe
	v_lshlrev_b32_e32 v17, 8, v17
	s_mov_b32 s49, 0x3ecb295c
	v_fma_f64 v[101:102], v[80:81], v[56:57], v[90:91]
	v_ldexp_f64 v[56:57], v[54:55], v17
	v_fma_f64 v[90:91], v[39:40], v[7:8], v[94:95]
	v_fma_f64 v[94:95], -v[70:71], v[108:109], 0.5
	v_fma_f64 v[17:18], v[9:10], v[106:107], s[52:53]
	v_mul_f64 v[19:20], v[1:2], s[48:49]
	v_fma_f64 v[3:4], v[116:117], v[92:93], 0.5
	v_fma_f64 v[5:6], v[104:105], v[120:121], 0.5
	v_fma_f64 v[92:93], v[101:102], v[134:135], -v[7:8]
	v_rsq_f64_e32 v[72:73], v[56:57]
	v_fma_f64 v[7:8], v[108:109], v[94:95], v[108:109]
	v_mul_f64 v[9:10], v[9:10], v[17:18]
	v_fma_f64 v[108:109], v[68:69], s[48:49], v[19:20]
	flat_load_dwordx4 v[17:20], v[11:12]
	v_mul_f64 v[11:12], v[84:85], v[84:85]
	v_fma_f64 v[3:4], v[116:117], v[3:4], 1.0
	v_fma_f64 v[102:103], v[70:71], v[94:95], v[70:71]
	v_fma_f64 v[5:6], v[104:105], v[5:6], 1.0
	v_fma_f64 v[70:71], -v[7:8], v[7:8], v[60:61]
	v_mov_b32_e32 v94, 0x55550877
	v_mov_b32_e32 v95, s43
	v_fma_f64 v[114:115], v[1:2], s[36:37], v[108:109]
	v_ffbh_u32_e32 v1, v21
	v_and_b32_e32 v2, s56, v22
	v_mul_f64 v[106:107], v[56:57], v[72:73]
	v_mul_f64 v[72:73], v[72:73], 0.5
	v_fma_f64 v[120:121], v[11:12], s[50:51], v[94:95]
	v_add_u32_e64 v1, s[50:51], v1, 32 clamp
	v_ffbh_u32_e32 v2, v2
	v_min3_u32 v1, v1, v2, 64
	v_ffbh_u32_e32 v2, v23
	v_sub_u32_e32 v1, vcc, 11, v1
	v_fma_f64 v[118:119], -v[72:73], v[106:107], 0.5
	v_mul_f64 v[94:95], v[116:117], v[3:4]
	v_add_u32_e64 v2, s[50:51], v2, 32 clamp
	v_ffbh_u32_e32 v3, v142
	v_cmp_eq_u32_e32 vcc, 0, v152
	v_fma_f64 v[110:111], v[70:71], v[102:103], v[7:8]
	v_min3_u32 v2, v2, v3, 64
	v_cndmask_b32_e32 v70, v152, v1, vcc
	v_and_b32_e32 v1, 63, v155
	v_fma_f64 v[116:117], v[106:107], v[118:119], v[106:107]
	v_fma_f64 v[106:107], v[72:73], v[118:119], v[72:73]
	v_sub_u32_e32 v72, vcc, 11, v2
	v_lshlrev_b32_e32 v1, 4, v1
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, TWO_TO_JBY64_EP@rel32@lo+4
	s_addc_u32 s51, s51, TWO_TO_JBY64_EP@rel32@hi+12
	v_mul_f64 v[112:113], v[104:105], v[5:6]
	v_mov_b32_e32 v6, s51
	v_add_u32_e32 v1, vcc, s50, v1
	v_and_b32_e32 v3, 63, v48
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_lshlrev_b32_e32 v3, 4, v3
	v_add_u32_e32 v3, vcc, s50, v3
	v_and_b32_e32 v5, 63, v154
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	v_lshlrev_b32_e32 v5, 4, v5
	v_add_u32_e32 v5, vcc, s50, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_fma_f64 v[122:123], v[13:14], v[9:10], v[13:14]
	v_mul_f64 v[108:109], v[11:12], v[120:121]
	v_mul_f64 v[104:105], v[97:98], v[15:16]
	flat_load_dwordx4 v[13:16], v[1:2]
	flat_load_dwordx4 v[9:12], v[3:4]
	flat_load_dwordx4 v[5:8], v[5:6]
	v_cndmask_b32_e64 v1, v153, v72, s[24:25]
	v_sub_u32_e32 v73, vcc, v70, v1
	v_mul_i32_i24_e32 v1, 0x4d49, v73
	v_lshrrev_b32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v1, 20, v1
	v_add_u16_e32 v1, v1, v2
	v_cmp_lt_i16_e64 s[24:25], 52, v73
	v_cndmask_b32_e64 v70, 0, v1, s[24:25]
	flat_load_dwordx4 v[1:4], v[99:100]
	v_fma_f64 v[96:97], -v[116:117], v[116:117], v[56:57]
	v_bfe_i32 v70, v70, 0, 16
	v_mul_i32_i24_e32 v72, 53, v70
	v_mov_b32_e32 v71, 0x33145c07
	v_ldexp_f64 v[98:99], |v[23:24]|, v72
	v_mov_b32_e32 v72, 0x3c91a626
	v_fma_f64 v[118:119], v[58:59], -2.0, v[71:72]
	v_mov_b32_e32 v71, s58
	v_mov_b32_e32 v72, 0xfffffbc5
	v_fma_f64 v[116:117], v[96:97], v[106:107], v[116:117]
	v_cmp_gt_i16_e32 vcc, 53, v73
	s_waitcnt vmcnt(4)
	v_add_f64 v[120:121], v[122:123], v[19:20]
	v_cndmask_b32_e64 v71, v71, v72, s[22:23]
	v_fma_f64 v[96:97], v[41:42], v[37:38], s[28:29]
	v_mul_f64 v[72:73], v[62:63], v[62:63]
	v_mul_f64 v[41:42], v[52:53], v[52:53]
	v_add_u32_e64 v71, s[22:23], v50, v71
	v_and_b32_e32 v59, s57, v24
	v_mul_f64 v[122:123], v[120:121], s[48:49]
	v_mov_b32_e32 v58, v23
	s_mov_b32 s22, 0xe41b9f87
	v_cndmask_b32_e32 v20, v99, v59, vcc
	v_cndmask_b32_e32 v19, v98, v58, vcc
	v_mul_f64 v[98:99], v[37:38], v[37:38]
	v_mov_b32_e32 v37, 0x16f053f2
	v_mov_b32_e32 v38, 0x3f9f2d21
	v_fma_f64 v[122:123], v[17:18], s[48:49], v[122:123]
	s_mov_b32 s48, 0x92d751c2
	s_mov_b32 s23, 0x3f22a75c
	s_mov_b32 s49, 0xbfb70c31
	v_fma_f64 v[37:38], v[72:73], s[22:23], v[37:38]
	v_fma_f64 v[124:125], v[41:42], s[48:49], v[124:125]
	s_mov_b32 s22, 0x3db425c0
	s_mov_b32 s48, 0xf1e85ed9
	s_mov_b32 s23, 0x3fcc3de4
	s_mov_b32 s49, 0x3fa3f197
	v_fma_f64 v[126:127], v[72:73], s[48:49], v[126:127]
	v_mul_f64 v[100:101], v[134:135], v[134:135]
	v_fma_f64 v[37:38], v[72:73], v[37:38], s[22:23]
	v_fma_f64 v[128:129], -v[41:42], v[124:125], s[38:39]
	s_mov_b32 s22, 0x4c993b3c
	s_mov_b32 s38, 0x44c48d2e
	s_mov_b32 s23, 0x3fdca6be
	s_mov_b32 s39, 0x3ff699c6
	v_fma_f64 v[126:127], v[72:73], v[126:127], s[38:39]
	s_mov_b32 s38, 0x17cdf5a0
	v_fma_f64 v[124:125], v[72:73], v[37:38], s[22:23]
	v_fma_f64 v[37:38], -v[41:42], v[128:129], s[40:41]
	s_mov_b32 s39, 0x3ffd372a
	v_mul_f64 v[130:131], v[41:42], -v[52:53]
	v_fma_f64 v[138:139], -v[110:111], v[110:111], v[60:61]
	v_fma_f64 v[134:135], -v[116:117], v[116:117], v[56:57]
	v_fma_f64 v[126:127], v[72:73], v[126:127], s[38:39]
	v_cvt_f64_i32_e32 v[144:145], v71
	s_mov_b32 s22, 0xa9169f3
	v_fma_f64 v[128:129], -v[41:42], v[37:38], s[42:43]
	v_and_b32_e32 v38, s57, v22
	s_mov_b32 s38, 0x8fda1eec
	s_mov_b32 s40, 0x54442d18
	v_mov_b32_e32 v37, v21
	v_mov_b32_e32 v42, v38
	s_mov_b32 s29, s31
	s_mov_b32 s23, 0x3fd12bcb
	s_mov_b32 s39, 0x3fe9c1b0
	v_mov_b32_e32 v50, v25
	s_mov_b64 s[42:43], 0
	s_waitcnt vmcnt(3)
	v_add_f64 v[140:141], v[13:14], v[15:16]
	s_waitcnt vmcnt(2)
	v_add_f64 v[142:143], v[9:10], v[11:12]
	s_waitcnt vmcnt(1)
	v_add_f64 v[136:137], v[5:6], v[7:8]
	s_mov_b32 s41, 0x3fe921fb
	v_and_b32_e32 v71, s57, v24
	v_mov_b32_e32 v41, v37
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v41, 0x3ca00000
	v_mov_b32_e32 v42, 0x3ff00000
	v_cndmask_b32_e32 v147, v41, v42, vcc
	v_mov_b32_e32 v42, v38
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v41, v37
.LBB0_10:
	v_div_scale_f64 v[148:149], s[24:25], v[19:20], v[19:20], v[41:42]
	v_rcp_f64_e32 v[156:157], v[148:149]
	v_fma_f64 v[158:159], -v[148:149], v[156:157], 1.0
	v_fma_f64 v[156:157], v[156:157], v[158:159], v[156:157]
	v_div_scale_f64 v[158:159], vcc, v[41:42], v[19:20], v[41:42]
	v_fma_f64 v[160:161], -v[148:149], v[156:157], 1.0
	v_fma_f64 v[156:157], v[156:157], v[160:161], v[156:157]
	v_mul_f64 v[160:161], v[158:159], v[156:157]
	v_fma_f64 v[148:149], -v[148:149], v[160:161], v[158:159]
	v_div_fmas_f64 v[148:149], v[148:149], v[156:157], v[160:161]
	v_div_fixup_f64 v[148:149], v[148:149], v[19:20], v[41:42]
	v_trunc_f64_e32 v[148:149], v[148:149]
	v_mul_f64 v[156:157], v[19:20], v[148:149]
	v_add_f64 v[158:159], v[41:42], -v[156:157]
	v_fma_f64 v[148:149], v[19:20], v[148:149], -v[156:157]
	v_add_f64 v[41:42], v[41:42], -v[158:159]
	v_add_f64 v[41:42], v[41:42], -v[156:157]
	v_add_f64 v[41:42], v[41:42], -v[148:149]
	v_add_f64 v[41:42], v[158:159], v[41:42]
	v_cmp_gt_f64_e32 vcc, 0, v[41:42]
	v_cndmask_b32_e32 v149, 0, v20, vcc
	v_cndmask_b32_e32 v148, 0, v19, vcc
	v_add_f64 v[41:42], v[41:42], v[148:149]
	v_mul_f64 v[19:20], v[146:147], v[19:20]
	v_add_u32_e32 v70, vcc, -1, v70
	v_cmp_eq_u32_e32 vcc, 0, v70
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_10
	s_or_b64 exec, exec, s[42:43]
.LBB0_12:
	s_or_b64 exec, exec, s[48:49]
	v_fma_f64 v[146:147], v[96:97], v[98:99], v[82:83]
	v_fma_f64 v[148:149], v[35:36], s[28:29], v[88:89]
	v_fma_f64 v[98:99], v[74:75], v[100:101], v[90:91]
	v_fma_f64 v[100:101], v[140:141], v[94:95], v[15:16]
	v_fma_f64 v[90:91], v[17:18], s[36:37], v[144:145]
	v_fma_f64 v[17:18], v[78:79], -2.0, s[40:41]
	v_and_b32_e32 v78, 1, v150
	v_cmp_eq_u32_e32 vcc, 0, v78
	v_add_f64 v[33:34], v[33:34], v[146:147]
	v_add_f64 v[31:32], v[31:32], -v[148:149]
	s_mov_b32 s52, 0x7ff00000
	s_mov_b32 s48, 0
	s_mov_b32 s49, s52
	v_fma_f64 v[96:97], v[80:81], s[30:31], v[92:93]
	v_fma_f64 v[80:81], v[72:73], v[124:125], s[22:23]
	v_cmp_neq_f64_e64 s[22:23], s[48:49], v[27:28]
	v_cmp_o_f64_e64 s[24:25], v[21:22], v[21:22]
	v_cndmask_b32_e32 v31, v33, v31, vcc
	v_cndmask_b32_e32 v32, v34, v32, vcc
	v_cmp_gt_f64_e32 vcc, 0, v[21:22]
	v_add_f64 v[13:14], v[13:14], v[100:101]
	v_lshlrev_b32_e32 v79, 30, v150
	s_brev_b32 s53, 1
	v_fma_f64 v[35:36], v[130:131], v[128:129], v[86:87]
	v_and_b32_e32 v33, s53, v79
	v_ashrrev_i32_e32 v86, 8, v155
	s_mov_b32 s55, 0x3ff00000
	v_cndmask_b32_e64 v34, 0, 1, vcc
	v_lshlrev_b32_e32 v34, 31, v34
	v_xor_b32_e32 v33, v33, v34
	v_lshlrev_b32_e32 v34, 20, v86
	v_xor_b32_e32 v79, v33, v32
	v_mov_b32_e32 v33, 0
	s_and_b64 vcc, s[24:25], s[22:23]
	v_add_u32_e64 v34, s[28:29], s55, v34
	v_fma_f64 v[82:83], v[136:137], v[76:77], v[7:8]
	v_fma_f64 v[76:77], v[138:139], v[102:103], v[110:111]
	v_cndmask_b32_e32 v102, 0, v31, vcc
	v_add_f64 v[31:32], v[66:67], v[98:99]
	v_mul_f64 v[66:67], v[13:14], v[33:34]
	v_fma_f64 v[94:95], v[142:143], v[112:113], v[11:12]
	v_ashrrev_i32_e32 v87, 6, v155
	v_sub_u32_e64 v34, s[30:31], v87, v86
	v_cmp_gt_f64_e64 s[28:29], 1.0, v[13:14]
	v_lshlrev_b32_e32 v34, 20, v34
	v_add_f64 v[39:40], v[39:40], -v[96:97]
	v_add_u32_e64 v34, s[30:31], s55, v34
	v_mul_f64 v[66:67], v[66:67], v[33:34]
	v_ldexp_f64 v[13:14], v[13:14], v87
	v_add_f64 v[9:10], v[9:10], v[94:95]
	s_movk_i32 s41, 0xfc02
	v_fma_f64 v[88:89], v[68:69], s[36:37], v[114:115]
	v_fma_f64 v[92:93], v[120:121], s[36:37], v[122:123]
	s_mov_b32 s40, 0xffff0080
	v_cmp_eq_u32_e64 s[36:37], s41, v87
	v_cmp_gt_i32_e64 s[30:31], s40, v155
	s_and_b64 s[28:29], s[36:37], s[28:29]
	v_xor_b32_e32 v34, s53, v40
	v_and_b32_e32 v40, 1, v151
	s_mov_b32 s42, 0xfefa39ef
	s_mov_b32 s56, 0xd52d3051
	s_or_b64 s[28:29], s[30:31], s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 0, v40
	s_mov_b32 s43, 0x40862e42
	s_mov_b32 s57, 0xc0874910
	v_cndmask_b32_e64 v14, v14, v67, s[28:29]
	v_cndmask_b32_e64 v13, v13, v66, s[28:29]
	v_cmp_o_f64_e64 s[28:29], v[29:30], v[29:30]
	v_cndmask_b32_e64 v31, v39, v31, s[30:31]
	v_cndmask_b32_e64 v32, v34, v32, s[30:31]
	v_cmp_nlt_f64_e64 s[30:31], s[42:43], v[29:30]
	v_cmp_ngt_f64_e64 s[36:37], s[56:57], v[29:30]
	v_fma_f64 v[74:75], v[72:73], v[126:127], s[38:39]
	v_cmp_gt_f64_e64 s[38:39], 1.0, v[9:10]
	v_lshlrev_b32_e32 v34, 30, v151
	v_and_b32_e32 v34, s53, v34
	v_fma_f64 v[68:69], v[108:109], -v[84:85], v[84:85]
	v_mov_b32_e32 v85, 0x7ff80000
	v_xor_b32_e32 v32, v32, v34
	v_fma_f64 v[15:16], v[132:133], v[104:105], -v[118:119]
	v_fma_f64 v[11:12], |v[25:26]|, v[104:105], |v[25:26]|
	v_cndmask_b32_e32 v103, v85, v79, vcc
	v_cndmask_b32_e64 v13, v29, v13, s[28:29]
	v_cndmask_b32_e64 v14, v30, v14, s[28:29]
	v_mov_b32_e32 v66, s52
	v_cndmask_b32_e32 v104, 0, v31, vcc
	v_cndmask_b32_e32 v105, v85, v32, vcc
	s_and_b64 vcc, s[36:37], s[30:31]
	v_ashrrev_i32_e32 v39, 6, v48
	v_ashrrev_i32_e32 v40, 8, v48
	v_fma_f64 v[7:8], v[134:135], v[106:107], v[116:117]
	v_cndmask_b32_e64 v14, v66, v14, s[30:31]
	v_cndmask_b32_e32 v106, 0, v13, vcc
	v_cmp_eq_u32_e64 s[30:31], s41, v39
	v_lshlrev_b32_e32 v13, 20, v40
	v_cmp_gt_i32_e32 vcc, s40, v48
	s_and_b64 s[40:41], s[30:31], s[38:39]
	v_add_u32_e64 v34, s[30:31], s55, v13
	v_cndmask_b32_e64 v107, 0, v14, s[36:37]
	v_mul_f64 v[13:14], v[9:10], v[33:34]
	s_mov_b32 s31, 0x3fee0faa
	s_mov_b32 s30, s48
	s_mov_b32 s37, 0x3ff1082c
	s_mov_b32 s36, s48
	v_cmp_le_f64_e64 s[30:31], s[30:31], v[23:24]
	v_cmp_ge_f64_e64 s[36:37], s[36:37], v[23:24]
	v_sub_u32_e64 v34, s[38:39], v39, v40
	v_add_f64 v[31:32], v[90:91], v[92:93]
	v_lshlrev_b32_e32 v34, 20, v34
	v_add_u32_e64 v34, s[38:39], s55, v34
	v_mul_f64 v[13:14], v[13:14], v[33:34]
	v_ldexp_f64 v[9:10], v[9:10], v39
	s_and_b64 s[30:31], s[30:31], s[36:37]
	s_mov_b32 s37, 0x40900000
	s_mov_b32 s36, s48
	s_mov_b32 s39, 0xc090c800
	s_mov_b32 s38, s48
	v_cmp_nlt_f64_e64 s[36:37], s[36:37], v[29:30]
	v_cmp_ngt_f64_e64 s[38:39], s[38:39], v[29:30]
	v_cndmask_b32_e64 v32, v32, v89, s[30:31]
	v_cndmask_b32_e64 v31, v31, v88, s[30:31]
	s_mov_b32 s31, 0x3fe62e42
	s_mov_b32 s30, s42
	v_mul_f64 v[39:40], v[31:32], s[30:31]
	s_or_b64 vcc, vcc, s[40:41]
	v_cmp_neq_f64_e64 s[30:31], |v[23:24]|, s[48:49]
	v_add_f64 v[5:6], v[5:6], v[82:83]
	v_cndmask_b32_e32 v10, v10, v14, vcc
	v_cndmask_b32_e32 v9, v9, v13, vcc
	v_cmp_le_f64_e32 vcc, 0, v[23:24]
	v_cndmask_b32_e64 v10, v30, v10, s[28:29]
	v_cndmask_b32_e64 v10, v66, v10, s[36:37]
	v_cndmask_b32_e64 v9, v29, v9, s[28:29]
	s_and_b64 s[36:37], s[38:39], s[36:37]
	v_cndmask_b32_e64 v108, 0, v9, s[36:37]
	v_ashrrev_i32_e32 v9, 6, v154
	v_cndmask_b32_e64 v13, v66, v40, s[30:31]
	v_ldexp_f64 v[5:6], v[5:6], v9
	v_cndmask_b32_e64 v9, v66, v32, s[30:31]
	v_cndmask_b32_e64 v109, 0, v10, s[38:39]
	v_cndmask_b32_e32 v10, v85, v13, vcc
	s_and_b64 s[40:41], vcc, s[30:31]
	v_cndmask_b32_e32 v9, v85, v9, vcc
	v_cmp_nlt_f64_e32 vcc, s[42:43], v[64:65]
	v_cmp_eq_f64_e64 s[28:29], 0, v[23:24]
	v_cmp_ngt_f64_e64 s[36:37], s[56:57], v[64:65]
	v_cndmask_b32_e64 v13, 0, v39, s[40:41]
	s_mov_b32 s59, 0xfff00000
	v_mov_b32_e32 v34, s59
	s_brev_b32 s54, -2
	v_cmp_gt_i64_e64 s[38:39], 0, v[23:24]
	v_cndmask_b32_e32 v6, v66, v6, vcc
	v_cndmask_b32_e64 v110, v13, 0, s[28:29]
	v_cndmask_b32_e64 v29, 0, v6, s[36:37]
	s_and_b64 vcc, s[36:37], vcc
	v_bfe_u32 v13, v26, 20, 11
	s_movk_i32 s36, 0x3fe
	s_movk_i32 s37, 0x3ff
	v_cndmask_b32_e32 v30, 0, v5, vcc
	v_cmp_gt_u32_e32 vcc, s37, v13
	v_cmp_lt_u32_e64 s[36:37], s36, v13
	v_cndmask_b32_e64 v111, v10, v34, s[28:29]
	v_cndmask_b32_e64 v10, 0, v31, s[40:41]
	v_cndmask_b32_e64 v5, 0, 1, s[36:37]
	v_sub_u32_e64 v31, s[36:37], 51, v13
	v_lshlrev_b32_e32 v14, 1, v5
	s_movk_i32 s40, 0x433
	v_lshlrev_b64 v[5:6], v31, -1
	v_cndmask_b32_e64 v112, v10, 0, s[28:29]
	v_cndmask_b32_e64 v113, v9, v34, s[28:29]
	v_and_b32_e32 v10, s54, v26
	v_mov_b32_e32 v9, v25
	v_cmp_lt_u32_e64 s[36:37], s40, v13
	v_cndmask_b32_e64 v32, v14, 2, s[36:37]
	v_and_b32_e32 v14, v6, v10
	v_and_b32_e32 v13, v5, v9
	v_lshrrev_b64 v[13:14], v31, v[13:14]
	v_not_b32_e32 v39, v6
	v_not_b32_e32 v14, v5
	v_and_b32_e32 v5, 1, v13
	v_mov_b32_e32 v6, v33
	v_cmp_eq_u64_e64 s[40:41], 0, v[5:6]
	v_and_b32_e32 v6, v10, v39
	v_and_b32_e32 v5, v9, v14
	v_cndmask_b32_e64 v13, 1, 2, s[40:41]
	v_cmp_eq_u64_e64 s[40:41], 0, v[5:6]
	s_xor_b64 vcc, s[36:37], vcc
	v_cndmask_b32_e64 v5, 0, v13, s[40:41]
	v_cndmask_b32_e32 v31, v5, v32, vcc
	v_cmp_eq_u32_e32 vcc, 1, v31
	v_cndmask_b32_e64 v39, 0, 1, vcc
	v_xor_b32_e32 v5, s53, v29
	s_and_b64 vcc, vcc, s[38:39]
	v_cmp_lt_i64_e64 s[36:37], -1, v[23:24]
	v_mov_b32_e32 v70, v23
	v_cndmask_b32_e32 v5, v29, v5, vcc
	v_cmp_ne_u32_e32 vcc, 0, v31
	s_mov_b32 s58, s48
	v_cndmask_b32_e64 v13, v34, v66, s[36:37]
	s_or_b64 vcc, s[36:37], vcc
	v_cmp_gt_u64_e64 s[36:37], 1.0, v[70:71]
	v_cmp_eq_u64_e64 s[38:39], s[58:59], v[25:26]
	v_cndmask_b32_e32 v14, 0, v30, vcc
	v_cndmask_b32_e32 v5, v85, v5, vcc
	s_and_b64 vcc, s[36:37], s[38:39]
	v_cndmask_b32_e32 v29, v5, v66, vcc
	v_mul_f64 v[5:6], v[62:63], v[72:73]
	v_cmp_lt_u64_e64 s[40:41], 1.0, v[70:71]
	v_cmp_eq_u64_e64 s[42:43], s[48:49], v[25:26]
	s_and_b64 s[56:57], s[40:41], s[38:39]
	s_and_b64 s[36:37], s[36:37], s[42:43]
	s_or_b64 s[36:37], s[36:37], s[56:57]
	v_cndmask_b32_e64 v29, v29, 0, s[36:37]
	s_or_b64 s[36:37], s[36:37], vcc
	v_mul_f64 v[5:6], v[5:6], v[80:81]
	s_and_b64 vcc, s[40:41], s[42:43]
	v_cndmask_b32_e32 v29, v29, v66, vcc
	s_or_b64 s[36:37], vcc, s[36:37]
	v_cmp_eq_u64_e32 vcc, 0, v[70:71]
	v_lshrrev_b32_e32 v48, 31, v26
	v_cndmask_b32_e64 v32, 0, 1, vcc
	v_and_b32_e32 v40, v48, v32
	v_and_b32_e32 v65, v40, v39
	v_cndmask_b32_e64 v30, v14, 0, s[36:37]
	v_cmp_eq_u32_e64 s[36:37], 0, v65
	v_cndmask_b32_e64 v29, v13, v29, s[36:37]
	v_div_scale_f64 v[13:14], s[36:37], v[74:75], v[74:75], v[5:6]
	v_cmp_ne_u32_e64 s[36:37], 1, v31
	v_xor_b32_e32 v64, 1, v48
	v_cndmask_b32_e64 v67, 0, 1, s[36:37]
	v_and_b32_e32 v31, v40, v67
	v_and_b32_e32 v32, v64, v32
	v_or_b32_e32 v40, v31, v65
	v_cmp_eq_u32_e64 s[36:37], 0, v31
	v_and_b32_e32 v65, v32, v39
	v_cndmask_b32_e64 v29, v66, v29, s[36:37]
	v_and_b32_e32 v31, s53, v24
	v_cmp_eq_u32_e64 s[36:37], 0, v65
	v_and_b32_e32 v32, v32, v67
	v_cndmask_b32_e64 v31, v31, v29, s[36:37]
	v_or_b32_e32 v29, v32, v65
	v_or_b32_e32 v29, v29, v40
	v_cmp_eq_u32_e64 s[36:37], 0, v29
	v_cndmask_b32_e64 v40, 0, v30, s[36:37]
	v_rcp_f64_e32 v[29:30], v[13:14]
	v_cmp_eq_u32_e64 s[36:37], 0, v32
	v_cndmask_b32_e64 v31, 0, v31, s[36:37]
	s_and_b64 vcc, vcc, s[38:39]
	v_cmp_eq_u64_e64 s[36:37], -1.0, v[23:24]
	v_cmp_eq_u64_e64 s[38:39], s[48:49], v[9:10]
	v_cndmask_b32_e32 v31, v31, v66, vcc
	v_mov_b32_e32 v65, s55
	s_and_b64 s[36:37], s[36:37], s[38:39]
	v_cndmask_b32_e64 v72, v31, v65, s[36:37]
	s_or_b64 s[36:37], s[36:37], vcc
	v_cmp_eq_u64_e32 vcc, s[58:59], v[23:24]
	v_cndmask_b32_e64 v73, v40, 0, s[36:37]
	v_cndmask_b32_e64 v40, 0, 1, vcc
	v_and_b32_e32 v79, v48, v40
	v_and_b32_e32 v80, v79, v39
	v_fma_f64 v[31:32], -v[13:14], v[29:30], 1.0
	v_mov_b32_e32 v81, s53
	v_cmp_eq_u32_e32 vcc, 0, v80
	v_and_b32_e32 v79, v79, v67
	v_and_b32_e32 v40, v64, v40
	v_cndmask_b32_e32 v72, v81, v72, vcc
	v_cmp_eq_u32_e32 vcc, 0, v79
	v_and_b32_e32 v39, v40, v39
	v_fma_f64 v[29:30], v[29:30], v[31:32], v[29:30]
	v_cndmask_b32_e32 v72, 0, v72, vcc
	v_or_b32_e32 v31, v39, v79
	v_cmp_eq_u32_e32 vcc, 0, v39
	v_or_b32_e32 v79, v31, v80
	v_cndmask_b32_e32 v31, v34, v72, vcc
	v_and_b32_e32 v34, v40, v67
	v_cmp_eq_u32_e32 vcc, 0, v34
	v_cndmask_b32_e32 v67, v66, v31, vcc
	v_fma_f64 v[31:32], -v[13:14], v[29:30], 1.0
	v_div_scale_f64 v[39:40], vcc, v[5:6], v[74:75], v[5:6]
	v_cmp_eq_u64_e64 s[36:37], s[48:49], v[23:24]
	v_cmp_eq_u64_e64 s[38:39], 0, v[9:10]
	v_cndmask_b32_e64 v72, 0, 1, s[36:37]
	v_and_b32_e32 v48, v48, v72
	v_or_b32_e32 v34, v48, v34
	v_fma_f64 v[29:30], v[29:30], v[31:32], v[29:30]
	v_or_b32_e32 v34, v34, v79
	v_and_b32_e32 v64, v64, v72
	v_cmp_eq_u32_e64 s[36:37], 0, v48
	v_or_b32_e32 v31, v64, v34
	v_cndmask_b32_e64 v48, 0, v67, s[36:37]
	v_cmp_eq_u32_e64 s[36:37], 0, v31
	v_cndmask_b32_e64 v31, 0, v73, s[36:37]
	v_cmp_eq_u32_e64 s[36:37], 0, v64
	v_cndmask_b32_e64 v34, v66, v48, s[36:37]
	v_cmp_lt_u64_e64 s[36:37], s[48:49], v[70:71]
	v_cmp_eq_u64_e64 s[40:41], 1.0, v[23:24]
	v_cndmask_b32_e64 v48, v31, v23, s[36:37]
	v_mul_f64 v[31:32], v[39:40], v[29:30]
	v_cndmask_b32_e64 v34, v34, v24, s[36:37]
	v_cmp_lt_u64_e64 s[36:37], s[48:49], v[9:10]
	s_mov_b32 s51, 0x3ff921fb
	v_cndmask_b32_e64 v25, v48, v25, s[36:37]
	v_mov_b32_e32 v48, 0xffffff80
	v_cndmask_b32_e64 v64, 0, v48, s[26:27]
	v_cmp_eq_f64_e64 s[26:27], s[48:49], v[23:24]
	v_fma_f64 v[9:10], -v[13:14], v[31:32], v[39:40]
	v_ldexp_f64 v[13:14], v[76:77], v64
	v_cndmask_b32_e64 v34, v34, v26, s[36:37]
	s_or_b64 s[36:37], s[40:41], s[38:39]
	v_cndmask_b32_e64 v114, v25, 0, s[36:37]
	v_cndmask_b32_e64 v115, v34, v65, s[36:37]
	s_mov_b32 s36, 0x33145c07
	s_mov_b32 s37, 0x3c91a626
	v_div_fmas_f64 v[9:10], v[9:10], v[29:30], v[31:32]
	v_mov_b32_e32 v29, 0x33145c06
	v_mov_b32_e32 v30, 0x7af0cbbc
	v_cndmask_b32_e64 v30, v29, v30, s[34:35]
	v_mov_b32_e32 v31, s37
	v_mov_b32_e32 v32, 0x3c700788
	v_cndmask_b32_e64 v31, v31, v32, s[34:35]
	v_mov_b32_e32 v32, 0x3c81a626
	v_cndmask_b32_e64 v31, v31, v32, s[10:11]
	s_or_b64 vcc, s[26:27], s[28:29]
	s_mov_b32 s50, 0x54442d18
	v_mov_b32_e32 v78, s51
	v_cndmask_b32_e32 v117, v14, v61, vcc
	v_mov_b32_e32 v25, s50
	v_mov_b32_e32 v14, 0xd281f69b
	s_mov_b32 s26, 0x3fe921fb
	v_div_fixup_f64 v[5:6], v[9:10], v[74:75], v[5:6]
	v_cndmask_b32_e64 v9, v30, v29, s[10:11]
	v_mov_b32_e32 v10, 0x222f65e0
	v_cndmask_b32_e64 v9, v9, v10, s[0:1]
	v_mov_b32_e32 v10, 0x3c7a2b7f
	v_cndmask_b32_e64 v10, v31, v10, s[0:1]
	v_cndmask_b32_e64 v10, v10, 0, s[4:5]
	v_cndmask_b32_e64 v9, v9, 0, s[4:5]
	v_add_f64 v[5:6], v[5:6], -v[9:10]
	v_mov_b32_e32 v10, 0x3fef730b
	v_cndmask_b32_e64 v9, v25, v14, s[34:35]
	v_cndmask_b32_e64 v10, v78, v10, s[34:35]
	v_mov_b32_e32 v61, s26
	v_cndmask_b32_e64 v14, v10, v61, s[10:11]
	v_cndmask_b32_e64 v29, v9, v25, s[10:11]
	v_div_scale_f64 v[9:10], s[10:11], v[43:44], v[43:44], v[45:46]
	v_add_f64 v[5:6], v[5:6], -v[62:63]
	v_mov_b32_e32 v30, 0x561bb4f
	v_cndmask_b32_e64 v29, v29, v30, s[0:1]
	v_mov_b32_e32 v30, 0x3fddac67
	v_cndmask_b32_e64 v14, v14, v30, s[0:1]
	s_mov_b32 s0, 0xaf1a27f
	s_mov_b32 s1, 0x3e4d12ed
	v_cndmask_b32_e64 v30, v14, 0, s[4:5]
	v_cndmask_b32_e64 v29, v29, 0, s[4:5]
	v_cmp_ngt_f64_e64 s[0:1], s[0:1], v[52:53]
	v_add_f64 v[5:6], v[29:30], -v[5:6]
	s_mov_b32 s5, 0x43700000
	s_mov_b32 s4, s48
	v_cmp_ge_f64_e64 s[4:5], s[4:5], v[27:28]
	v_rcp_f64_e32 v[29:30], v[9:10]
	s_waitcnt vmcnt(0)
	v_add_f64 v[3:4], v[68:69], v[3:4]
	v_cndmask_b32_e32 v116, v13, v60, vcc
	v_cndmask_b32_e64 v32, v81, v36, s[0:1]
	v_cndmask_b32_e64 v31, 0, v35, s[0:1]
	s_mov_b32 s1, 0x3e500000
	s_mov_b32 s0, s48
	v_add_f64 v[31:32], v[52:53], v[31:32]
	v_cmp_gt_f64_e32 vcc, s[0:1], v[27:28]
	v_cndmask_b32_e64 v84, v22, v78, s[24:25]
	v_cndmask_b32_e64 v14, v21, v25, s[24:25]
	v_cndmask_b32_e64 v34, v84, v6, s[4:5]
	v_cndmask_b32_e64 v2, 0, v2, s[14:15]
	v_cndmask_b32_e64 v1, 0, v1, s[14:15]
	v_cndmask_b32_e64 v36, v14, v5, s[4:5]
	v_cndmask_b32_e64 v4, v32, v4, s[14:15]
	v_add_f64 v[5:6], -v[1:2], s[50:51]
	v_cndmask_b32_e64 v3, v31, v3, s[14:15]
	v_fma_f64 v[31:32], -v[9:10], v[29:30], 1.0
	v_cndmask_b32_e32 v60, v34, v28, vcc
	v_div_scale_f64 v[34:35], s[0:1], v[19:20], v[19:20], v[41:42]
	v_add_f64 v[13:14], -v[3:4], s[36:37]
	v_cndmask_b32_e32 v118, v36, v27, vcc
	v_cndmask_b32_e64 v2, v2, v6, s[6:7]
	v_cndmask_b32_e64 v1, v1, v5, s[6:7]
	v_fma_f64 v[5:6], v[29:30], v[31:32], v[29:30]
	v_div_scale_f64 v[39:40], vcc, v[45:46], v[43:44], v[45:46]
	s_mov_b32 s0, 0x611a6263
	v_cndmask_b32_e64 v4, v4, v14, s[6:7]
	v_cndmask_b32_e64 v3, v3, v13, s[6:7]
	s_brev_b32 s6, 10
	s_mov_b32 s7, 0x400921fb
	v_fma_f64 v[31:32], -v[9:10], v[5:6], 1.0
	s_mov_b32 s1, 0x3e6110b4
	v_rcp_f64_e32 v[52:53], v[34:35]
	v_add_f64 v[13:14], -v[1:2], s[6:7]
	v_add_f64 v[29:30], -v[3:4], s[0:1]
	v_sub_u32_e64 v36, s[0:1], v152, v153
	v_cmp_gt_i32_e64 s[0:1], 0, v24
	v_fma_f64 v[5:6], v[5:6], v[31:32], v[5:6]
	v_mov_b32_e32 v31, 0x4002d97c
	v_mov_b32_e32 v32, 0xc002d97c
	v_cndmask_b32_e64 v2, v2, v14, s[0:1]
	v_cndmask_b32_e64 v1, v1, v13, s[0:1]
	v_cndmask_b32_e64 v4, v4, v30, s[0:1]
	v_cndmask_b32_e64 v3, v3, v29, s[0:1]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_bfe_u32 v3, v47, 20, 11
	v_bfe_u32 v4, v49, 20, 11
	v_sub_u32_e64 v3, s[4:5], v4, v3
	v_cndmask_b32_e64 v47, v36, v3, s[2:3]
	v_mul_f64 v[3:4], v[39:40], v[5:6]
	v_fma_f64 v[13:14], -v[34:35], v[52:53], 1.0
	v_xor_b32_e32 v29, s53, v2
	v_cmp_gt_i32_e64 s[2:3], 0, v22
	v_cndmask_b32_e64 v30, v1, v1, s[2:3]
	v_cndmask_b32_e64 v29, v2, v29, s[2:3]
	s_movk_i32 s6, 0xffc8
	v_cmp_eq_f64_e64 s[10:11], s[48:49], v[27:28]
	v_fma_f64 v[1:2], -v[9:10], v[3:4], v[39:40]
	v_fma_f64 v[9:10], v[52:53], v[13:14], v[52:53]
	v_mov_b32_e32 v14, 0xbfe921fb
	v_cndmask_b32_e64 v13, v31, v32, s[2:3]
	v_cndmask_b32_e64 v14, v61, v14, s[2:3]
	v_cndmask_b32_e64 v13, v14, v13, s[0:1]
	v_mov_b32_e32 v14, 0x7f3321d2
	v_cndmask_b32_e64 v14, v25, v14, s[0:1]
	v_div_fmas_f64 v[1:2], v[1:2], v[5:6], v[3:4]
	v_fma_f64 v[3:4], -v[34:35], v[9:10], 1.0
	v_div_scale_f64 v[5:6], s[4:5], v[41:42], v[19:20], v[41:42]
	s_or_b64 vcc, s[22:23], s[30:31]
	v_cndmask_b32_e32 v13, v13, v29, vcc
	v_cndmask_b32_e32 v14, v14, v30, vcc
	v_mov_b32_e32 v29, s7
	v_mov_b32_e32 v30, 0xc00921fb
	v_fma_f64 v[3:4], v[9:10], v[3:4], v[9:10]
	v_cmp_gt_i32_e32 vcc, s6, v47
	v_cndmask_b32_e64 v39, v29, v30, s[2:3]
	s_and_b64 vcc, s[0:1], vcc
	s_movk_i32 s6, 0xffe4
	v_cndmask_b32_e32 v14, v14, v25, vcc
	v_cndmask_b32_e32 v13, v13, v39, vcc
	v_div_fixup_f64 v[1:2], v[1:2], v[43:44], v[45:46]
	v_cmp_gt_i32_e32 vcc, s6, v47
	v_mul_f64 v[9:10], v[5:6], v[3:4]
	v_not_b32_e32 v30, v24
	v_cndmask_b32_e64 v29, 0, 1, vcc
	v_lshrrev_b32_e32 v30, 31, v30
	v_and_b32_e32 v29, v30, v29
	v_cmp_eq_u32_e32 vcc, 0, v29
	v_cndmask_b32_e32 v40, v2, v13, vcc
	v_cndmask_b32_e32 v43, v1, v14, vcc
	v_fma_f64 v[1:2], -v[34:35], v[9:10], v[5:6]
	v_or_b32_e32 v6, s55, v28
	v_mov_b32_e32 v5, v27
	v_add_f64 v[5:6], v[5:6], -1.0
	v_sub_u32_e32 v45, vcc, 0, v36
	s_mov_b64 vcc, s[4:5]
	s_movk_i32 s4, 0xfc01
	v_mov_b32_e32 v44, 0xbff921fb
	s_nop 0
	v_div_fmas_f64 v[9:10], v[1:2], v[3:4], v[9:10]
	v_ashrrev_i32_e32 v3, 20, v28
	v_add_u32_e32 v4, vcc, s4, v3
	s_mov_b32 s4, 0x100000
	v_cmp_gt_u32_e32 vcc, s4, v28
	v_cndmask_b32_e32 v1, v28, v6, vcc
	v_ashrrev_i32_e32 v29, 20, v6
	v_and_b32_e32 v6, 0xfffff, v1
	v_bfe_u32 v1, v1, 12, 8
	v_bfe_u32 v2, v6, 11, 1
	v_add_u32_e64 v46, s[4:5], v2, v1
	v_addc_u32_e64 v1, s[4:5], 0, 0, s[4:5]
	s_movk_i32 s4, 0xff00
	v_add_u32_e64 v13, s[4:5], s4, v46
	v_addc_u32_e64 v14, s[4:5], -1, v1, s[4:5]
	v_lshlrev_b64 v[1:2], 3, v[13:14]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, CBRT_INV_TBL@rel32@lo+2052
	s_addc_u32 s5, s5, CBRT_INV_TBL@rel32@hi+2060
	v_mov_b32_e32 v30, s5
	v_add_u32_e64 v1, s[4:5], s4, v1
	v_addc_u32_e64 v2, s[4:5], v2, v30, s[4:5]
	flat_load_dwordx2 v[34:35], v[1:2]
	v_add_u32_e64 v1, s[4:5], v3, v29
	s_movk_i32 s4, 0xf803
	v_add_u32_e64 v1, s[4:5], s4, v1
	v_cndmask_b32_e32 v1, v4, v1, vcc
	v_mul_i32_i24_e32 v2, 0x5556, v1
	v_lshrrev_b32_e32 v3, 31, v2
	v_add_u16_sdwa v2, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_bfe_i32 v49, v2, 0, 16
	v_mul_i32_i24_e32 v2, -3, v49
	v_cndmask_b32_e32 v5, v27, v5, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v4, 31, v1
	v_add_u32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, v4, v3, vcc
	v_lshlrev_b64 v[1:2], 4, v[1:2]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, CBRT_REM_TBL@rel32@lo+36
	s_addc_u32 s5, s5, CBRT_REM_TBL@rel32@hi+44
	v_mov_b32_e32 v3, s5
	v_add_u32_e32 v1, vcc, s4, v1
	v_lshlrev_b64 v[13:14], 4, v[13:14]
	v_addc_u32_e32 v2, vcc, v2, v3, vcc
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, CBRT_DBL_TBL@rel32@lo+4100
	s_addc_u32 s5, s5, CBRT_DBL_TBL@rel32@hi+4108
	v_mov_b32_e32 v29, s5
	v_add_u32_e32 v13, vcc, s4, v13
	v_addc_u32_e32 v14, vcc, v14, v29, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_load_dwordx4 v[29:32], v[13:14]
	v_cmp_lt_i32_e32 vcc, 56, v47
	v_cndmask_b32_e64 v13, v78, v44, s[2:3]
	s_or_b64 vcc, s[28:29], vcc
	v_cmp_eq_f64_e64 s[2:3], v[27:28], v[21:22]
	v_cndmask_b32_e32 v43, v43, v25, vcc
	v_cndmask_b32_e32 v40, v40, v13, vcc
	v_cmp_eq_f64_e32 vcc, 0, v[21:22]
	v_xor_b32_e32 v13, s53, v60
	v_div_fixup_f64 v[9:10], v[9:10], v[19:20], v[41:42]
	v_cndmask_b32_e64 v39, v22, v39, s[0:1]
	s_movk_i32 s6, 0x100
	v_cndmask_b32_e64 v119, v13, v60, s[2:3]
	v_add_f64 v[13:14], v[17:18], -v[15:16]
	v_cndmask_b32_e64 v15, v21, v25, s[0:1]
	v_cndmask_b32_e32 v15, v43, v15, vcc
	v_cndmask_b32_e32 v16, v40, v39, vcc
	v_cndmask_b32_e64 v17, v21, v15, s[24:25]
	v_add_u32_e64 v15, s[6:7], s6, v46
	v_cndmask_b32_e64 v18, v22, v16, s[24:25]
	v_cvt_f64_i32_e32 v[15:16], v15
	v_cmp_eq_f64_e64 s[0:1], s[48:49], v[54:55]
	v_cmp_eq_f64_e64 s[2:3], s[48:49], v[37:38]
	v_cmp_eq_f64_e64 s[6:7], s[48:49], v[58:59]
	s_mov_b32 s49, 0xbf600000
	v_floor_f64_e32 v[9:10], v[9:10]
	v_cmp_o_f64_e64 s[4:5], v[23:24], v[23:24]
	v_mul_f64 v[15:16], v[15:16], s[48:49]
	s_mov_b32 s51, s26
	v_add_f64 v[13:14], v[13:14], s[50:51]
	v_or_b32_e32 v6, 0x3fe00000, v6
	s_mov_b32 s14, 0x6221a247
	s_mov_b32 s15, 0xbf98090d
	s_or_b64 s[2:3], s[2:3], s[6:7]
	v_cndmask_b32_e64 v121, v24, v18, s[4:5]
	v_cndmask_b32_e64 v120, v23, v17, s[4:5]
	v_mul_f64 v[17:18], v[19:20], v[9:10]
	v_add_f64 v[5:6], v[5:6], v[15:16]
	v_cndmask_b32_e64 v13, v11, v13, s[12:13]
	v_cndmask_b32_e64 v11, v12, v14, s[12:13]
	s_mov_b32 s12, 0x3e300000
	v_cmp_gt_i32_e64 s[12:13], s12, v51
	v_cndmask_b32_e64 v14, v11, v51, s[12:13]
	v_cndmask_b32_e64 v13, v13, v50, s[12:13]
	v_cmp_gt_i32_e64 s[12:13], s55, v51
	v_add_f64 v[11:12], v[41:42], -v[17:18]
	v_cndmask_b32_e64 v27, 0, v13, s[12:13]
	v_cndmask_b32_e64 v13, v85, v14, s[12:13]
	s_waitcnt vmcnt(2)
	v_mul_f64 v[5:6], v[5:6], v[34:35]
	v_cmp_neq_f64_e64 s[12:13], 1.0, v[50:51]
	v_mov_b32_e32 v15, 0x3506ac13
	v_mov_b32_e32 v16, 0x3f9ee711
	v_fma_f64 v[9:10], v[19:20], v[9:10], -v[17:18]
	s_movk_i32 s6, 0x7ff
	s_mov_b32 s49, 0x41cdcd65
	v_fma_f64 v[15:16], v[5:6], s[14:15], v[15:16]
	v_cndmask_b32_e64 v28, v78, v13, s[12:13]
	v_add_f64 v[13:14], v[41:42], -v[11:12]
	v_cndmask_b32_e64 v122, v25, v27, s[12:13]
	s_mov_b32 s12, 0xd2b3183b
	s_mov_b32 s13, 0xbfa511e8
	s_mov_b32 s14, 0x3c0ca458
	s_mov_b32 s15, 0x3faf9add
	v_fma_f64 v[15:16], v[5:6], v[15:16], s[12:13]
	v_cmp_eq_f64_e64 s[12:13], 0, v[54:55]
	v_add_f64 v[13:14], v[13:14], -v[17:18]
	v_cndmask_b32_e64 v18, 0, v48, s[20:21]
	v_ldexp_f64 v[7:8], v[7:8], v18
	v_mov_b32_e32 v17, 0x65700000
	v_cndmask_b32_e64 v17, v65, v17, s[18:19]
	v_xor_b32_e32 v25, s53, v28
	s_or_b64 s[0:1], s[0:1], s[12:13]
	v_add_f64 v[9:10], v[13:14], -v[9:10]
	v_fma_f64 v[13:14], v[5:6], v[15:16], s[14:15]
	s_mov_b32 s12, 0x1c71c71c
	s_mov_b32 s13, 0xbfbc71c7
	v_cndmask_b32_e64 v8, v8, v57, s[0:1]
	v_cndmask_b32_e64 v7, v7, v56, s[0:1]
	v_mov_b32_e32 v15, 0x1a700000
	v_cndmask_b32_e64 v34, v17, v15, s[16:17]
	v_add_f64 v[9:10], v[11:12], v[9:10]
	v_fma_f64 v[11:12], v[5:6], v[13:14], s[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f64 v[13:14], v[3:4], v[31:32]
	s_mov_b32 s12, 0x55555555
	s_mov_b32 s13, 0x3fd55555
	v_mul_f64 v[7:8], v[33:34], v[7:8]
	v_add_f64 v[15:16], v[37:38], v[58:59]
	v_cmp_gt_f64_e64 s[0:1], 0, v[9:10]
	v_fma_f64 v[11:12], v[5:6], v[11:12], s[12:13]
	v_fma_f64 v[13:14], v[31:32], v[1:2], v[13:14]
	v_mul_f64 v[1:2], v[1:2], v[29:30]
	v_cmp_gt_i32_e64 s[12:13], 0, v26
	v_cndmask_b32_e64 v123, v28, v25, s[12:13]
	v_cndmask_b32_e64 v18, 0, v20, s[0:1]
	v_mul_f64 v[5:6], v[5:6], v[11:12]
	v_fma_f64 v[3:4], v[3:4], v[29:30], v[13:14]
	v_cndmask_b32_e64 v17, 0, v19, s[0:1]
	v_add_f64 v[9:10], v[9:10], v[17:18]
	v_cmp_neq_f64_e64 s[0:1], v[37:38], v[58:59]
	v_max_i32_e32 v11, v36, v45
	v_cmp_lt_u32_e64 s[12:13], 54, v11
	v_and_b32_e32 v11, s53, v22
	v_cndmask_b32_e64 v8, v8, v16, s[12:13]
	v_fma_f64 v[3:4], v[5:6], v[3:4], v[3:4]
	v_cndmask_b32_e64 v7, v7, v15, s[12:13]
	v_cmp_o_f64_e64 s[12:13], v[58:59], v[37:38]
	v_cndmask_b32_e64 v10, 0, v10, s[0:1]
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_cmp_lt_f64_e64 s[0:1], v[37:38], v[58:59]
	v_xor_b32_e32 v10, v10, v11
	v_fma_f64 v[3:4], v[5:6], v[1:2], v[3:4]
	v_cndmask_b32_e64 v5, 0, v7, s[12:13]
	v_cndmask_b32_e64 v6, v85, v8, s[12:13]
	v_cndmask_b32_e64 v125, v6, v66, s[2:3]
	v_cndmask_b32_e64 v9, v9, v21, s[0:1]
	v_cndmask_b32_e64 v10, v10, v22, s[0:1]
	v_cmp_neq_f64_e64 s[0:1], 0, v[58:59]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_cndmask_b32_e64 v124, v5, 0, s[2:3]
	v_lshlrev_b32_e32 v7, 20, v49
	v_add_u32_e64 v34, s[2:3], s55, v7
	v_cndmask_b32_e64 v3, v24, v22, s[4:5]
	v_cndmask_b32_e64 v4, v23, v21, s[4:5]
	v_cndmask_b32_e64 v5, v85, v10, s[0:1]
	v_cndmask_b32_e64 v6, 0, v9, s[0:1]
	v_cmp_u_f64_e64 s[0:1], v[21:22], v[21:22]
	v_mul_f64 v[1:2], v[1:2], v[33:34]
	v_cmp_eq_u32_e64 s[2:3], s6, v153
	v_cndmask_b32_e64 v4, v6, v4, s[2:3]
	v_cndmask_b32_e64 v3, v5, v3, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], s6, v152
	v_cndmask_b32_e64 v127, v85, v3, s[2:3]
	v_cndmask_b32_e64 v126, 0, v4, s[2:3]
	s_or_b64 s[2:3], vcc, s[10:11]
	s_or_b64 vcc, s[0:1], s[2:3]
	s_mul_i32 s0, s8, s33
	s_mul_i32 s0, s0, 14
	s_mul_i32 s1, s9, 14
	v_bfi_b32 v2, s54, v2, v22
	s_add_i32 s1, s1, s0
	v_cndmask_b32_e32 v129, v2, v22, vcc
	v_cndmask_b32_e32 v128, v1, v21, vcc
	v_mad_u32_u24 v6, v0, 14, s1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0xfcc00000
	v_mov_b32_e32 v7, 1
	s_mov_b32 s5, s48
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, __const.math_double.limit@rel32@lo+4
	s_addc_u32 s3, s3, __const.math_double.limit@rel32@hi+12
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s44, s44, 8
	s_addc_u32 s45, s45, 0
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	s_add_i32 s5, s5, 1
	s_cmp_eq_u32 s5, 14
	s_cbranch_scc1 .LBB0_22
.LBB0_14:
	s_lshl_b32 s0, s5, 1
	s_mov_b32 m0, s0
	v_movrels_b32_e32 v3, v103
	v_movrels_b32_e32 v2, v102
	v_cmp_o_f64_e32 vcc, v[2:3], v[2:3]
	v_mov_b32_e32 v4, s48
	v_add_u32_e64 v0, s[0:1], s5, v6
	v_mov_b32_e32 v5, s49
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_mov_b32_e32 v8, s47
	v_add_u32_e32 v4, vcc, s46, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_mov_b32_e32 v8, s4
	s_waitcnt vmcnt(0)
	v_add_f64 v[2:3], v[2:3], -v[4:5]
	v_and_b32_e32 v5, s52, v5
	v_add_u32_e64 v4, vcc, 0, 0
	v_addc_u32_e32 v5, vcc, v5, v8, vcc
	v_and_b32_e32 v9, s54, v3
	v_mov_b32_e32 v8, v2
	v_div_scale_f64 v[10:11], s[6:7], v[4:5], v[4:5], v[8:9]
	v_div_scale_f64 v[8:9], vcc, v[8:9], v[4:5], v[8:9]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_mul_f64 v[14:15], v[8:9], v[12:13]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], v[8:9]
	v_div_fmas_f64 v[8:9], v[8:9], v[12:13], v[14:15]
	v_div_fixup_f64 v[4:5], v[8:9], v[4:5], |v[2:3]|
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f64_e32 vcc, s[0:1], v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s5, s5, 1
	s_lshl_b32 s0, s5, 1
	s_mov_b32 m0, s0
	v_movrels_b32_e32 v3, v103
	v_movrels_b32_e32 v2, v102
	v_cmp_o_f64_e32 vcc, v[2:3], v[2:3]
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_20
	v_add_u32_e32 v0, vcc, 1, v0
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_mov_b32_e32 v0, s47
	v_add_u32_e32 v4, vcc, s46, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_mov_b32_e32 v0, s4
	s_waitcnt vmcnt(0)
	v_add_f64 v[2:3], v[2:3], -v[4:5]
	v_and_b32_e32 v5, s52, v5
	v_add_u32_e64 v4, vcc, 0, 0
	v_addc_u32_e32 v5, vcc, v5, v0, vcc
	v_and_b32_e32 v9, s54, v3
	v_mov_b32_e32 v8, v2
	v_div_scale_f64 v[10:11], s[6:7], v[4:5], v[4:5], v[8:9]
	v_div_scale_f64 v[8:9], vcc, v[8:9], v[4:5], v[8:9]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_mul_f64 v[14:15], v[8:9], v[12:13]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], v[8:9]
	v_div_fmas_f64 v[8:9], v[8:9], v[12:13], v[14:15]
	v_div_fixup_f64 v[4:5], v[8:9], v[4:5], |v[2:3]|
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[2:3], 0x8
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f64_e32 vcc, s[0:1], v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
	s_add_u32 s6, s44, 4
	s_addc_u32 s7, s45, 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_13
.LBB0_22:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel math_double
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 162
		.amdhsa_next_free_sgpr 64
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
	.size	math_double, .Lfunc_end0-math_double
	.section	.AMDGPU.csdata
	.type	__const.math_double.limit,@object
	.section	.rodata,#alloc
	.p2align	3
__const.math_double.limit:
	.quad	0x4014000000000000
	.quad	0x4014000000000000
	.quad	0x4010000000000000
	.quad	0x4010000000000000
	.quad	0x4010000000000000
	.quad	0x4010000000000000
	.quad	0x4031000000000000
	.quad	0x3ff0000000000000
	.quad	0x4018000000000000
	.quad	0x401c000000000000
	.quad	0x4014000000000000
	.quad	0x4014000000000000
	.quad	0x0000000000000000
	.quad	0x4008000000000000
	.size	__const.math_double.limit, 112

	.type	PIBITS_TBL,@object
PIBITS_TBL:
	.asciz	"\340\361\033\301\fX!t5~\304~\355\257\251KJ)\336\347\034\364\354\305\227\257\037\353\236\324\265\250\177y\232\375\030=\335&,\237<\373\331\264}\264)h-F\274\274?`\026x\377_\342\177\354\240\344\367.~\021r\322\347L\r\346XG\346\004\371}\321\232\300q\246\023\022\355\272\324\327\b\242\373\234\246\304r\254w\370sHF'\250\273$\031\200K7\t\351\270\221\334\206\025\357z\257\216E\371\007A\016\361dV\212m\003w\323\324G_\235\360\247T\0209\271\r\346\213\002\000\000\000\000\000\000"
	.size	PIBITS_TBL, 158

	.type	LN_TBL,@object
	.p2align	4
LN_TBL:
	.zero	16
	.quad	0x3f8fc0a800000000
	.quad	0x3e361f807c79f3db
	.quad	0x3f9f829800000000
	.quad	0x3e6873c1980267c8
	.quad	0x3fa7745800000000
	.quad	0x3e5ec65b9f88c69e
	.quad	0x3faf0a3000000000
	.quad	0x3e58022c54cc2f99
	.quad	0x3fb341d700000000
	.quad	0x3e62c37a3a125330
	.quad	0x3fb6f0d200000000
	.quad	0x3e615cad69737c93
	.quad	0x3fba926d00000000
	.quad	0x3e4d256ab1b285e9
	.quad	0x3fbe270700000000
	.quad	0x3e5b8abcb97a7aa2
	.quad	0x3fc0d77e00000000
	.quad	0x3e6f34239659a5dc
	.quad	0x3fc2955280000000
	.quad	0x3e6e07fd48d30177
	.quad	0x3fc44d2b00000000
	.quad	0x3e6b32df4799f4f6
	.quad	0x3fc5ff3000000000
	.quad	0x3e6c29e4f4f21cf8
	.quad	0x3fc7ab8900000000
	.quad	0x3e1086c848df1b59
	.quad	0x3fc9525a80000000
	.quad	0x3e4cf456b4764130
	.quad	0x3fcaf3c900000000
	.quad	0x3e63a02ffcb63398
	.quad	0x3fcc8ff780000000
	.quad	0x3e61e6a6886b0976
	.quad	0x3fce270700000000
	.quad	0x3e6b8abcb97a7aa2
	.quad	0x3fcfb91800000000
	.quad	0x3e6b578f8aa35552
	.quad	0x3fd0a324c0000000
	.quad	0x3e6139c871afb9fc
	.quad	0x3fd1675c80000000
	.quad	0x3e65d5d30701ce64
	.quad	0x3fd22941c0000000
	.quad	0x3e6de7bcb2d12142
	.quad	0x3fd2e8e280000000
	.quad	0x3e6d708e984e1664
	.quad	0x3fd3a64c40000000
	.quad	0x3e556945e9c72f36
	.quad	0x3fd4618bc0000000
	.quad	0x3e20e2f613e85bda
	.quad	0x3fd51aad80000000
	.quad	0x3e3cb7e0b42724f6
	.quad	0x3fd5d1bd80000000
	.quad	0x3e6fac04e52846c7
	.quad	0x3fd686c800000000
	.quad	0x3e5e9b14aec442be
	.quad	0x3fd739d7c0000000
	.quad	0x3e6b5de8034e7126
	.quad	0x3fd7eaf800000000
	.quad	0x3e6dc157e1b259d3
	.quad	0x3fd89a3380000000
	.quad	0x3e3b05096ad69c62
	.quad	0x3fd9479400000000
	.quad	0x3e5c2116faba4cdd
	.quad	0x3fd9f323c0000000
	.quad	0x3e665fcc25f95b47
	.quad	0x3fda9cec80000000
	.quad	0x3e5a9a08498d4850
	.quad	0x3fdb44f740000000
	.quad	0x3e6de647b1465f77
	.quad	0x3fdbeb4d80000000
	.quad	0x3e5da71b7bf7861d
	.quad	0x3fdc8ff7c0000000
	.quad	0x3e3e6a6886b09760
	.quad	0x3fdd32fe40000000
	.quad	0x3e6f0075eab0ef64
	.quad	0x3fddd46a00000000
	.quad	0x3e33071282fb989b
	.quad	0x3fde744240000000
	.quad	0x3e60eb43c3f1bed2
	.quad	0x3fdf128f40000000
	.quad	0x3e5faf06ecb35c84
	.quad	0x3fdfaf5880000000
	.quad	0x3e4ef1e63db35f68
	.quad	0x3fe02552a0000000
	.quad	0x3e469743fb1a71a5
	.quad	0x3fe0723e40000000
	.quad	0x3e6c1cdf404e5796
	.quad	0x3fe0be72e0000000
	.quad	0x3e4094aa0ada625e
	.quad	0x3fe109f380000000
	.quad	0x3e6e2d4c96fde3ec
	.quad	0x3fe154c3c0000000
	.quad	0x3e62f4d5e9a98f34
	.quad	0x3fe19ee6a0000000
	.quad	0x3e6467c96ecc5cbe
	.quad	0x3fe1e85f40000000
	.quad	0x3e6e7040d03dec5a
	.quad	0x3fe23130c0000000
	.quad	0x3e67bebf4282de36
	.quad	0x3fe2795e00000000
	.quad	0x3e6289b11aeb783f
	.quad	0x3fe2c0e9e0000000
	.quad	0x3e5a891d1772f538
	.quad	0x3fe307d720000000
	.quad	0x3e634f10be1fb591
	.quad	0x3fe34e2880000000
	.quad	0x3e6d9ce1d316eb93
	.quad	0x3fe393e0c0000000
	.quad	0x3e63562a19a9c442
	.quad	0x3fe3d90260000000
	.quad	0x3e54e2adf548084c
	.quad	0x3fe41d8fe0000000
	.quad	0x3e508ce55cc8c97a
	.quad	0x3fe4618bc0000000
	.quad	0x3e30e2f613e85bda
	.quad	0x3fe4a4f840000000
	.quad	0x3e6db03ebb0227bf
	.quad	0x3fe4e7d800000000
	.quad	0x3e61b75bb09cb098
	.quad	0x3fe52a2d20000000
	.quad	0x3e496f16abb9df22
	.quad	0x3fe56bf9c0000000
	.quad	0x3e65b3f399411c62
	.quad	0x3fe5ad4040000000
	.quad	0x3e586b3e59f65355
	.quad	0x3fe5ee02a0000000
	.quad	0x3e52482ceae1ac12
	.quad	0x3fe62e42e0000000
	.quad	0x3e6efa39ef35793c
	.size	LN_TBL, 1040

	.type	ATAN_JBY256_TBL,@object
	.p2align	4
ATAN_JBY256_TBL:
	.quad	0x3faff55b00000000
	.quad	0x3e56e59fbd38db2c
	.quad	0x3fb0f99e00000000
	.quad	0x3e64e3aa54dedf96
	.quad	0x3fb1f86d00000000
	.quad	0x3e67e105ab1bda88
	.quad	0x3fb2f71900000000
	.quad	0x3e48c5254d013fd0
	.quad	0x3fb3f59f00000000
	.quad	0x3e2cf8ab3ad62670
	.quad	0x3fb4f3fd00000000
	.quad	0x3e59dca4bec80468
	.quad	0x3fb5f23200000000
	.quad	0x3e53f4b5ec98a8da
	.quad	0x3fb6f03b00000000
	.quad	0x3e6b9d49619d81fe
	.quad	0x3fb7ee1800000000
	.quad	0x3e43017887460934
	.quad	0x3fb8ebc500000000
	.quad	0x3e511e3eca0b9944
	.quad	0x3fb9e94100000000
	.quad	0x3e54f3f73c5a332e
	.quad	0x3fbae68a00000000
	.quad	0x3e5c71c8ae0e00a6
	.quad	0x3fbbe39e00000000
	.quad	0x3e67cde0f86fbdc7
	.quad	0x3fbce07c00000000
	.quad	0x3e570f328c889c72
	.quad	0x3fbddd2100000000
	.quad	0x3e5c07ae9b994efe
	.quad	0x3fbed98c00000000
	.quad	0x3e40c8021d7b1698
	.quad	0x3fbfd5ba00000000
	.quad	0x3e635585edb8cb22
	.quad	0x3fc068d500000000
	.quad	0x3e70842567b30e96
	.quad	0x3fc0e6ad00000000
	.quad	0x3e799e811031472e
	.quad	0x3fc1646500000000
	.quad	0x3e6041821416bcee
	.quad	0x3fc1e1fa00000000
	.quad	0x3e7f6086e4dc96f4
	.quad	0x3fc25f6e00000000
	.quad	0x3e471a535c5f1b58
	.quad	0x3fc2dcbd00000000
	.quad	0x3e765f743fe63ca1
	.quad	0x3fc359e800000000
	.quad	0x3e7dbd733472d014
	.quad	0x3fc3d6ee00000000
	.quad	0x3e7d18cc4d8b0d1d
	.quad	0x3fc453ce00000000
	.quad	0x3e78c12553c8fb29
	.quad	0x3fc4d08700000000
	.quad	0x3e753b49e2e8f991
	.quad	0x3fc54d1800000000
	.quad	0x3e77422ae148c141
	.quad	0x3fc5c98100000000
	.quad	0x3e4e3ec269df56a8
	.quad	0x3fc645bf00000000
	.quad	0x3e7ff6754e7e0ac9
	.quad	0x3fc6c1d400000000
	.quad	0x3e7131267b1b5aad
	.quad	0x3fc73dbd00000000
	.quad	0x3e7d14fa403a94bc
	.quad	0x3fc7b97b00000000
	.quad	0x3e62f396c089a3d8
	.quad	0x3fc8350b00000000
	.quad	0x3e7c731d78fa95bb
	.quad	0x3fc8b06e00000000
	.quad	0x3e7c50f385177399
	.quad	0x3fc92ba300000000
	.quad	0x3e6f41409c6f2c20
	.quad	0x3fc9a6a800000000
	.quad	0x3e7d2d90c4c39ec0
	.quad	0x3fca217e00000000
	.quad	0x3e680420696f2106
	.quad	0x3fca9c2300000000
	.quad	0x3e4b40327943a2e8
	.quad	0x3fcb169600000000
	.quad	0x3e65d35e02f3d2a2
	.quad	0x3fcb90d700000000
	.quad	0x3e64a498288117b0
	.quad	0x3fcc0ae500000000
	.quad	0x3e635da119afb324
	.quad	0x3fcc84bf00000000
	.quad	0x3e714e85cdb9a908
	.quad	0x3fccfe6500000000
	.quad	0x3e638754e5547b9a
	.quad	0x3fcd77d500000000
	.quad	0x3e7be40ae6ce3246
	.quad	0x3fcdf11000000000
	.quad	0x3e70c993b3bea7e7
	.quad	0x3fce6a1400000000
	.quad	0x3e71d2dd89ac3359
	.quad	0x3fcee2e100000000
	.quad	0x3e61476603332c46
	.quad	0x3fcf5b7500000000
	.quad	0x3e7f25901bac55b7
	.quad	0x3fcfd3d100000000
	.quad	0x3e7f881b7c826e28
	.quad	0x3fd025fa00000000
	.quad	0x3e7441996d698d20
	.quad	0x3fd061ee00000000
	.quad	0x3e8407ac521ea089
	.quad	0x3fd09dc500000000
	.quad	0x3e82fb0c6c4b1723
	.quad	0x3fd0d97e00000000
	.quad	0x3e8ca135966a3e18
	.quad	0x3fd1151a00000000
	.quad	0x3e6b1218e4d646e4
	.quad	0x3fd1509700000000
	.quad	0x3e6d4e72a350d288
	.quad	0x3fd18bf500000000
	.quad	0x3e84617e2f04c329
	.quad	0x3fd1c73500000000
	.quad	0x3e6096ec41e82650
	.quad	0x3fd2025500000000
	.quad	0x3e79f91f25773e6e
	.quad	0x3fd23d5600000000
	.quad	0x3e659c0820f1d674
	.quad	0x3fd2783700000000
	.quad	0x3e602bf7a2df1064
	.quad	0x3fd2b2f700000000
	.quad	0x3e8fb36bfc40508f
	.quad	0x3fd2ed9800000000
	.quad	0x3e7ea08f3f8dc892
	.quad	0x3fd3281800000000
	.quad	0x3e73ed6254656a0e
	.quad	0x3fd3627700000000
	.quad	0x3e6b83f5e5e69c58
	.quad	0x3fd39cb400000000
	.quad	0x3e8d6ec2af768592
	.quad	0x3fd3d6d100000000
	.quad	0x3e6493889a226f94
	.quad	0x3fd410cb00000000
	.quad	0x3e85ad8fa65279ba
	.quad	0x3fd44aa400000000
	.quad	0x3e6b615784d45434
	.quad	0x3fd4845a00000000
	.quad	0x3e809a184368f145
	.quad	0x3fd4bdee00000000
	.quad	0x3e761a2439b0d91c
	.quad	0x3fd4f75f00000000
	.quad	0x3e7ce1a65e39a978
	.quad	0x3fd530ad00000000
	.quad	0x3e832a39a93b6a66
	.quad	0x3fd569d800000000
	.quad	0x3e81c3699af804e7
	.quad	0x3fd5a2e000000000
	.quad	0x3e575e0f4e44ede8
	.quad	0x3fd5dbc300000000
	.quad	0x3e8f77ced1a7a83b
	.quad	0x3fd6148400000000
	.quad	0x3e284e7f0cb1b500
	.quad	0x3fd64d1f00000000
	.quad	0x3e8ec6b838b02dfe
	.quad	0x3fd6859700000000
	.quad	0x3e83ebf4dfbeda87
	.quad	0x3fd6bdea00000000
	.quad	0x3e89397aed9cb475
	.quad	0x3fd6f61900000000
	.quad	0x3e707937bc239c54
	.quad	0x3fd72e2200000000
	.quad	0x3e8aa754553131b6
	.quad	0x3fd7660700000000
	.quad	0x3e74a05d407c45dc
	.quad	0x3fd79dc600000000
	.quad	0x3e8132231a206dd0
	.quad	0x3fd7d56000000000
	.quad	0x3e72d8ecfdd69c88
	.quad	0x3fd80cd400000000
	.quad	0x3e7a852c74218606
	.quad	0x3fd8442200000000
	.quad	0x3e871bf2baeebb50
	.quad	0x3fd87b4b00000000
	.quad	0x3e483d7db7491820
	.quad	0x3fd8b24d00000000
	.quad	0x3e6ca50d92b6da14
	.quad	0x3fd8e92900000000
	.quad	0x3e56f5cde8530298
	.quad	0x3fd91fde00000000
	.quad	0x3e7f343198910740
	.quad	0x3fd9566d00000000
	.quad	0x3e70e8d241ccd80a
	.quad	0x3fd98cd500000000
	.quad	0x3e71535ac619e6c8
	.quad	0x3fd9c31600000000
	.quad	0x3e77316041c36cd2
	.quad	0x3fd9f93000000000
	.quad	0x3e7985a000637d8e
	.quad	0x3fda2f2300000000
	.quad	0x3e6f2f29858c0a68
	.quad	0x3fda64ee00000000
	.quad	0x3e8879847f96d909
	.quad	0x3fda9a9200000000
	.quad	0x3e8ab3d319e12e42
	.quad	0x3fdad00f00000000
	.quad	0x3e75088162dfc4c2
	.quad	0x3fdb056400000000
	.quad	0x3e605749a1cd9d8c
	.quad	0x3fdb3a9100000000
	.quad	0x3e5da65c6c6b8618
	.quad	0x3fdb6f9600000000
	.quad	0x3e6739bf7df1ad64
	.quad	0x3fdba47300000000
	.quad	0x3e6bc31252aa3340
	.quad	0x3fdbd92800000000
	.quad	0x3e5e528191ad3aa8
	.quad	0x3fdc0db400000000
	.quad	0x3e8929d93df19f18
	.quad	0x3fdc421900000000
	.quad	0x3e5ff11eb693a080
	.quad	0x3fdc765500000000
	.quad	0x3e455ae3f145a3a0
	.quad	0x3fdcaa6800000000
	.quad	0x3e7cbcd8c6c0ca82
	.quad	0x3fdcde5300000000
	.quad	0x3e70cb04d425d304
	.quad	0x3fdd121500000000
	.quad	0x3e79adfcab5be678
	.quad	0x3fdd45ae00000000
	.quad	0x3e893d90c5662508
	.quad	0x3fdd791f00000000
	.quad	0x3e768489bd35ff40
	.quad	0x3fddac6700000000
	.quad	0x3e3586ed3da2b7e0
	.quad	0x3fdddf8500000000
	.quad	0x3e87604d2e850eee
	.quad	0x3fde127b00000000
	.quad	0x3e7ac1d12bfb53d8
	.quad	0x3fde454800000000
	.quad	0x3e39b3d468274740
	.quad	0x3fde77eb00000000
	.quad	0x3e7fc5d68d10e53c
	.quad	0x3fdeaa6500000000
	.quad	0x3e88f9e51884becb
	.quad	0x3fdedcb600000000
	.quad	0x3e8a87f0869c06d1
	.quad	0x3fdf0ede00000000
	.quad	0x3e831e7279f685fa
	.quad	0x3fdf40dd00000000
	.quad	0x3e46a8282f9719b0
	.quad	0x3fdf72b200000000
	.quad	0x3e60d2724a8a44e0
	.quad	0x3fdfa45d00000000
	.quad	0x3e8a60524b11ad4e
	.quad	0x3fdfd5e000000000
	.quad	0x3e575fdf832750f0
	.quad	0x3fe0039c00000000
	.quad	0x3e8cf06902e4cd36
	.quad	0x3fe01c3400000000
	.quad	0x3e6e82422d4f6d10
	.quad	0x3fe034b700000000
	.quad	0x3e524a091063e6c0
	.quad	0x3fe04d2500000000
	.quad	0x3e78a1a172dc6f38
	.quad	0x3fe0657e00000000
	.quad	0x3e929b6619f8a92d
	.quad	0x3fe07dc300000000
	.quad	0x3e79274d9c1b70c8
	.quad	0x3fe095f300000000
	.quad	0x3e50c34b1fbb7930
	.quad	0x3fe0ae0e00000000
	.quad	0x3e6639866c20eb50
	.quad	0x3fe0c61400000000
	.quad	0x3e86d6d0f6832e9e
	.quad	0x3fe0de0500000000
	.quad	0x3e9af54def99f25e
	.quad	0x3fe0f5e200000000
	.quad	0x3e916cfc52a00262
	.quad	0x3fe10daa00000000
	.quad	0x3e8dcc1e83569c32
	.quad	0x3fe1255d00000000
	.quad	0x3e937f7a551ed425
	.quad	0x3fe13cfb00000000
	.quad	0x3e9f6360adc98887
	.quad	0x3fe1548500000000
	.quad	0x3e92c6ec8d35a2c1
	.quad	0x3fe16bfa00000000
	.quad	0x3e8bd44df84cb036
	.quad	0x3fe1835a00000000
	.quad	0x3e9117cf826e310e
	.quad	0x3fe19aa500000000
	.quad	0x3e9ca533f332cfc9
	.quad	0x3fe1b1dc00000000
	.quad	0x3e90f208509dbc2e
	.quad	0x3fe1c8fe00000000
	.quad	0x3e8cd07d93c945de
	.quad	0x3fe1e00b00000000
	.quad	0x3e957bdfd67e6d72
	.quad	0x3fe1f70400000000
	.quad	0x3e7aab89c516c658
	.quad	0x3fe20de800000000
	.quad	0x3e63e823b1a1b8a0
	.quad	0x3fe224b700000000
	.quad	0x3e8307464a9d6d3c
	.quad	0x3fe23b7100000000
	.quad	0x3e9c5993cd438843
	.quad	0x3fe2521700000000
	.quad	0x3e9ba2fca02ab554
	.quad	0x3fe268a900000000
	.quad	0x3e801a5b6983a268
	.quad	0x3fe27f2600000000
	.quad	0x3e6273d1b350efc8
	.quad	0x3fe2958e00000000
	.quad	0x3e864c238c37b0c6
	.quad	0x3fe2abe200000000
	.quad	0x3e6aded07370a300
	.quad	0x3fe2c22100000000
	.quad	0x3e878091197eb47e
	.quad	0x3fe2d84c00000000
	.quad	0x3e74b0f245e0dabc
	.quad	0x3fe2ee6200000000
	.quad	0x3e9080d9794e2eaf
	.quad	0x3fe3046400000000
	.quad	0x3e8d4ec242b60c76
	.quad	0x3fe31a5200000000
	.quad	0x3e4221d2f940caa0
	.quad	0x3fe3302b00000000
	.quad	0x3e7cdbc42b2bba5c
	.quad	0x3fe345f000000000
	.quad	0x3e6cce37bb440840
	.quad	0x3fe35ba000000000
	.quad	0x3e96c1d999cf1dd0
	.quad	0x3fe3713d00000000
	.quad	0x3e5bed8a07eb0870
	.quad	0x3fe386c500000000
	.quad	0x3e769ed88f490e3c
	.quad	0x3fe39c3900000000
	.quad	0x3e6cd41719b73ef0
	.quad	0x3fe3b19800000000
	.quad	0x3e9cbc4ac95b41b7
	.quad	0x3fe3c6e400000000
	.quad	0x3e9238f1b890f5d7
	.quad	0x3fe3dc1c00000000
	.quad	0x3e750c4282259cc4
	.quad	0x3fe3f13f00000000
	.quad	0x3e9713d2de87b3e2
	.quad	0x3fe4064f00000000
	.quad	0x3e81d5a7d2255276
	.quad	0x3fe41b4a00000000
	.quad	0x3e9c0dfd48227ac1
	.quad	0x3fe4303200000000
	.quad	0x3e91c964dab76753
	.quad	0x3fe4450600000000
	.quad	0x3e86de56d5704496
	.quad	0x3fe459c600000000
	.quad	0x3e84aeb71fd19968
	.quad	0x3fe46e7200000000
	.quad	0x3e8fbf91c57b1918
	.quad	0x3fe4830a00000000
	.quad	0x3e9d6bef7fbe5d9a
	.quad	0x3fe4978f00000000
	.quad	0x3e9464d3dc249066
	.quad	0x3fe4ac0000000000
	.quad	0x3e9638e2ec4d9073
	.quad	0x3fe4c05e00000000
	.quad	0x3e716f4a7247ea7c
	.quad	0x3fe4d4a800000000
	.quad	0x3e31a0a740f1d440
	.quad	0x3fe4e8de00000000
	.quad	0x3e86edbb0114a33c
	.quad	0x3fe4fd0100000000
	.quad	0x3e7dbee8bf1d513c
	.quad	0x3fe5111000000000
	.quad	0x3e95b8bdb0248f73
	.quad	0x3fe5250c00000000
	.quad	0x3e97de3d3f5eac64
	.quad	0x3fe538f500000000
	.quad	0x3e8ee24187ae448a
	.quad	0x3fe54cca00000000
	.quad	0x3e9e06c591ec5192
	.quad	0x3fe5608d00000000
	.quad	0x3e74e3861a332738
	.quad	0x3fe5743c00000000
	.quad	0x3e7a9599dcc2bfe4
	.quad	0x3fe587d800000000
	.quad	0x3e6f732fbad43468
	.quad	0x3fe59b6000000000
	.quad	0x3e9eb9f573b727d9
	.quad	0x3fe5aed600000000
	.quad	0x3e98b212a2eb9897
	.quad	0x3fe5c23900000000
	.quad	0x3e9384884c167215
	.quad	0x3fe5d58900000000
	.quad	0x3e90e2d363020051
	.quad	0x3fe5e8c600000000
	.quad	0x3e92820879fbd022
	.quad	0x3fe5fbf000000000
	.quad	0x3e9a1ab9893e4b30
	.quad	0x3fe60f0800000000
	.quad	0x3e82d1b817a24478
	.quad	0x3fe6220d00000000
	.quad	0x3e615d7b8ded4878
	.quad	0x3fe634ff00000000
	.quad	0x3e78968f9db3a5e4
	.quad	0x3fe647de00000000
	.quad	0x3e971c4171fe135f
	.quad	0x3fe65aab00000000
	.quad	0x3e96d80f605d0d8c
	.quad	0x3fe66d6600000000
	.quad	0x3e7c91f043691590
	.quad	0x3fe6800e00000000
	.quad	0x3e839f8a15fce2b2
	.quad	0x3fe692a400000000
	.quad	0x3e455beda9d94b80
	.quad	0x3fe6a52700000000
	.quad	0x3e8b12c15d60949a
	.quad	0x3fe6b79800000000
	.quad	0x3e924167b312bfe3
	.quad	0x3fe6c9f700000000
	.quad	0x3e90ab8633070277
	.quad	0x3fe6dc4400000000
	.quad	0x3e854554ebbc80ee
	.quad	0x3fe6ee7f00000000
	.quad	0x3e60204aef5a4bb8
	.quad	0x3fe700a700000000
	.quad	0x3e98af08c679cf2c
	.quad	0x3fe712be00000000
	.quad	0x3e90852a330ae6c8
	.quad	0x3fe724c300000000
	.quad	0x3e86d3eb9ec32916
	.quad	0x3fe736b600000000
	.quad	0x3e8685cb7fcbbafe
	.quad	0x3fe7489700000000
	.quad	0x3e91f751c1e0bd95
	.quad	0x3fe75a6700000000
	.quad	0x3e5705b1b0f72560
	.quad	0x3fe76c2400000000
	.quad	0x3e9b98d8d808ca92
	.quad	0x3fe77dd100000000
	.quad	0x3e62ea22c75cc980
	.quad	0x3fe78f6b00000000
	.quad	0x3e97aba62bca0350
	.quad	0x3fe7a0f400000000
	.quad	0x3e9d73833442278c
	.quad	0x3fe7b26c00000000
	.quad	0x3e95a5ca1fb18bf9
	.quad	0x3fe7c3d300000000
	.quad	0x3e61a6092b6ecf28
	.quad	0x3fe7d52800000000
	.quad	0x3e744fd049aac104
	.quad	0x3fe7e66c00000000
	.quad	0x3e2c114fd8df5180
	.quad	0x3fe7f79e00000000
	.quad	0x3e95972f130feae5
	.quad	0x3fe808c000000000
	.quad	0x3e7ca034a55fe198
	.quad	0x3fe819d000000000
	.quad	0x3e96e2b149990227
	.quad	0x3fe82ad000000000
	.quad	0x3e7b00000294592c
	.quad	0x3fe83bbe00000000
	.quad	0x3e98b9bdc442620e
	.quad	0x3fe84c9c00000000
	.quad	0x3e8d94fdfabf3e4e
	.quad	0x3fe85d6900000000
	.quad	0x3e85db30b145ad9a
	.quad	0x3fe86e2500000000
	.quad	0x3e8e3e1eb95022b0
	.quad	0x3fe87ed000000000
	.quad	0x3e9d5b8b45442bd6
	.quad	0x3fe88f6b00000000
	.quad	0x3e97a046231ecd2e
	.quad	0x3fe89ff500000000
	.quad	0x3e9feafe3ef55232
	.quad	0x3fe8b06f00000000
	.quad	0x3e9839e7bfd78267
	.quad	0x3fe8c0d900000000
	.quad	0x3e645cf49d6fa900
	.quad	0x3fe8d13200000000
	.quad	0x3e4be3132b27f380
	.quad	0x3fe8e17a00000000
	.quad	0x3e9533980bb84f9f
	.quad	0x3fe8f1b300000000
	.quad	0x3e5889e2ce3ba390
	.quad	0x3fe901db00000000
	.quad	0x3e7f7778c3ad0cc8
	.quad	0x3fe911f300000000
	.quad	0x3e846660cec4eba2
	.quad	0x3fe921fb00000000
	.quad	0x3e85110b4611a626
	.size	ATAN_JBY256_TBL, 3856

	.type	TWO_TO_JBY64_EP,@object
	.p2align	4
TWO_TO_JBY64_EP:
	.quad	0x3ff0000000000000
	.quad	0x0000000000000000
	.quad	0x3ff02c9a30000000
	.quad	0x3e6cef00c1dcdef9
	.quad	0x3ff059b0d0000000
	.quad	0x3e48ac2ba1d73e2a
	.quad	0x3ff0874510000000
	.quad	0x3e60eb37901186be
	.quad	0x3ff0b55860000000
	.quad	0x3e69f3121ec53172
	.quad	0x3ff0e3ec30000000
	.quad	0x3e469e8d10103a17
	.quad	0x3ff11301d0000000
	.quad	0x3df25b50a4ebbf1a
	.quad	0x3ff1429aa0000000
	.quad	0x3e6d525bbf668203
	.quad	0x3ff172b830000000
	.quad	0x3e68faa2f5b9bef9
	.quad	0x3ff1a35be0000000
	.quad	0x3e66df96ea796d31
	.quad	0x3ff1d48730000000
	.quad	0x3e368b9aa7805b80
	.quad	0x3ff2063b80000000
	.quad	0x3e60c519ac771dd6
	.quad	0x3ff2387a60000000
	.quad	0x3e6ceac470cd83f5
	.quad	0x3ff26b4560000000
	.quad	0x3e5789f37495e99c
	.quad	0x3ff29e9df0000000
	.quad	0x3e547f7b84b09745
	.quad	0x3ff2d285a0000000
	.quad	0x3e5b900c2d002475
	.quad	0x3ff306fe00000000
	.quad	0x3e64636e2a5bd1ab
	.quad	0x3ff33c08b0000000
	.quad	0x3e4320b7fa64e430
	.quad	0x3ff371a730000000
	.quad	0x3e5ceaa72a9c5154
	.quad	0x3ff3a7db30000000
	.quad	0x3e53967fdba86f24
	.quad	0x3ff3dea640000000
	.quad	0x3e682468446b6824
	.quad	0x3ff4160a20000000
	.quad	0x3e3f72e29f84325b
	.quad	0x3ff44e0860000000
	.quad	0x3e18624b40c4dbd0
	.quad	0x3ff486a2b0000000
	.quad	0x3e5704f3404f068e
	.quad	0x3ff4bfdad0000000
	.quad	0x3e54d8a89c750e5e
	.quad	0x3ff4f9b270000000
	.quad	0x3e5a74b29ab4cf62
	.quad	0x3ff5342b50000000
	.quad	0x3e5a753e077c2a0f
	.quad	0x3ff56f4730000000
	.quad	0x3e5ad49f699bb2c0
	.quad	0x3ff5ab07d0000000
	.quad	0x3e6a90a852b19260
	.quad	0x3ff5e76f10000000
	.quad	0x3e56b48521ba6f93
	.quad	0x3ff6247eb0000000
	.quad	0x3e0d2ac258f87d03
	.quad	0x3ff6623880000000
	.quad	0x3e42a91124893ecf
	.quad	0x3ff6a09e60000000
	.quad	0x3e59fcef32422cbe
	.quad	0x3ff6dfb230000000
	.quad	0x3e68ca345de441c5
	.quad	0x3ff71f75e0000000
	.quad	0x3e61d8bee7ba46e1
	.quad	0x3ff75feb50000000
	.quad	0x3e59099f22fdba6a
	.quad	0x3ff7a11470000000
	.quad	0x3e4f580c36bea881
	.quad	0x3ff7e2f330000000
	.quad	0x3e5b3d398841740a
	.quad	0x3ff8258990000000
	.quad	0x3e62999c25159f11
	.quad	0x3ff868d990000000
	.quad	0x3e668925d901c83b
	.quad	0x3ff8ace540000000
	.quad	0x3e415506dadd3e2a
	.quad	0x3ff8f1ae90000000
	.quad	0x3e622aee6c57304e
	.quad	0x3ff93737b0000000
	.quad	0x3e29b8bc9e8a0387
	.quad	0x3ff97d8290000000
	.quad	0x3e6fbc9c9f173d24
	.quad	0x3ff9c49180000000
	.quad	0x3e451f8480e3e235
	.quad	0x3ffa0c6670000000
	.quad	0x3e66bbcac96535b5
	.quad	0x3ffa5503b0000000
	.quad	0x3e41f12ae45a1224
	.quad	0x3ffa9e6b50000000
	.quad	0x3e55e7f6fd0fac90
	.quad	0x3ffae89f90000000
	.quad	0x3e62b5a75abd0e69
	.quad	0x3ffb33a2b0000000
	.quad	0x3e609e2bf5ed7fa1
	.quad	0x3ffb7f76f0000000
	.quad	0x3e47daf237553d84
	.quad	0x3ffbcc1e90000000
	.quad	0x3e12f074891ee83d
	.quad	0x3ffc199bd0000000
	.quad	0x3e6b0aa538444196
	.quad	0x3ffc67f120000000
	.quad	0x3e6cafa29694426f
	.quad	0x3ffcb720d0000000
	.quad	0x3e69df20d22a0797
	.quad	0x3ffd072d40000000
	.quad	0x3e640f12f71a1e45
	.quad	0x3ffd5818d0000000
	.quad	0x3e69f7490e4bb40b
	.quad	0x3ffda9e600000000
	.quad	0x3e4ed9942b84600d
	.quad	0x3ffdfc9730000000
	.quad	0x3e4bdcdaf5cb4656
	.quad	0x3ffe502ee0000000
	.quad	0x3e5e2cffd89cf44c
	.quad	0x3ffea4afa0000000
	.quad	0x3e452486cc2c7b9d
	.quad	0x3ffefa1be0000000
	.quad	0x3e6cc2b44eee3fa4
	.quad	0x3fff507650000000
	.quad	0x3e66dc8a80ce9f09
	.quad	0x3fffa7c180000000
	.quad	0x3e39e90d82e90a7e
	.size	TWO_TO_JBY64_EP, 1024

	.type	CBRT_INV_TBL,@object
	.p2align	3
CBRT_INV_TBL:
	.quad	0x4000000000000000
	.quad	0x3fffe01fe01fe020
	.quad	0x3fffc07f01fc07f0
	.quad	0x3fffa11caa01fa12
	.quad	0x3fff81f81f81f820
	.quad	0x3fff6310aca0dbb5
	.quad	0x3fff44659e4a4271
	.quad	0x3fff25f644230ab5
	.quad	0x3fff07c1f07c1f08
	.quad	0x3ffee9c7f8458e02
	.quad	0x3ffecc07b301ecc0
	.quad	0x3ffeae807aba01eb
	.quad	0x3ffe9131abf0b767
	.quad	0x3ffe741aa59750e4
	.quad	0x3ffe573ac901e574
	.quad	0x3ffe3a9179dc1a73
	.quad	0x3ffe1e1e1e1e1e1e
	.quad	0x3ffe01e01e01e01e
	.quad	0x3ffde5d6e3f8868a
	.quad	0x3ffdca01dca01dca
	.quad	0x3ffdae6076b981db
	.quad	0x3ffd92f2231e7f8a
	.quad	0x3ffd77b654b82c34
	.quad	0x3ffd5cac807572b2
	.quad	0x3ffd41d41d41d41d
	.quad	0x3ffd272ca3fc5b1a
	.quad	0x3ffd0cb58f6ec074
	.quad	0x3ffcf26e5c44bfc6
	.quad	0x3ffcd85689039b0b
	.quad	0x3ffcbe6d9601cbe7
	.quad	0x3ffca4b3055ee191
	.quad	0x3ffc8b265afb8a42
	.quad	0x3ffc71c71c71c71c
	.quad	0x3ffc5894d10d4986
	.quad	0x3ffc3f8f01c3f8f0
	.quad	0x3ffc26b5392ea01c
	.quad	0x3ffc0e070381c0e0
	.quad	0x3ffbf583ee868d8b
	.quad	0x3ffbdd2b899406f7
	.quad	0x3ffbc4fd65883e7b
	.quad	0x3ffbacf914c1bad0
	.quad	0x3ffb951e2b18ff23
	.quad	0x3ffb7d6c3dda338b
	.quad	0x3ffb65e2e3beee05
	.quad	0x3ffb4e81b4e81b4f
	.quad	0x3ffb37484ad806ce
	.quad	0x3ffb2036406c80d9
	.quad	0x3ffb094b31d922a4
	.quad	0x3ffaf286bca1af28
	.quad	0x3ffadbe87f94905e
	.quad	0x3ffac5701ac5701b
	.quad	0x3ffaaf1d2f87ebfd
	.quad	0x3ffa98ef606a63be
	.quad	0x3ffa82e65130e159
	.quad	0x3ffa6d01a6d01a6d
	.quad	0x3ffa574107688a4a
	.quad	0x3ffa41a41a41a41a
	.quad	0x3ffa2c2a87c51ca0
	.quad	0x3ffa16d3f97a4b02
	.quad	0x3ffa01a01a01a01a
	.quad	0x3ff9ec8e951033d9
	.quad	0x3ff9d79f176b682d
	.quad	0x3ff9c2d14ee4a102
	.quad	0x3ff9ae24ea5510da
	.quad	0x3ff999999999999a
	.quad	0x3ff9852f0d8ec0ff
	.quad	0x3ff970e4f80cb872
	.quad	0x3ff95cbb0be377ae
	.quad	0x3ff948b0fcd6e9e0
	.quad	0x3ff934c67f9b2ce6
	.quad	0x3ff920fb49d0e229
	.quad	0x3ff90d4f120190d5
	.quad	0x3ff8f9c18f9c18fa
	.quad	0x3ff8e6527af1373f
	.quad	0x3ff8d3018d3018d3
	.quad	0x3ff8bfce8062ff3a
	.quad	0x3ff8acb90f6bf3aa
	.quad	0x3ff899c0f601899c
	.quad	0x3ff886e5f0abb04a
	.quad	0x3ff87427bcc092b9
	.quad	0x3ff8618618618618
	.quad	0x3ff84f00c2780614
	.quad	0x3ff83c977ab2bedd
	.quad	0x3ff82a4a0182a4a0
	.quad	0x3ff8181818181818
	.quad	0x3ff8060180601806
	.quad	0x3ff7f405fd017f40
	.quad	0x3ff7e225515a4f1d
	.quad	0x3ff7d05f417d05f4
	.quad	0x3ff7beb3922e017c
	.quad	0x3ff7ad2208e0ecc3
	.quad	0x3ff79baa6bb6398b
	.quad	0x3ff78a4c8178a4c8
	.quad	0x3ff77908119ac60d
	.quad	0x3ff767dce434a9b1
	.quad	0x3ff756cac201756d
	.quad	0x3ff745d1745d1746
	.quad	0x3ff734f0c541fe8d
	.quad	0x3ff724287f46debc
	.quad	0x3ff713786d9c7c09
	.quad	0x3ff702e05c0b8170
	.quad	0x3ff6f26016f26017
	.quad	0x3ff6e1f76b4337c7
	.quad	0x3ff6d1a62681c861
	.quad	0x3ff6c16c16c16c17
	.quad	0x3ff6b1490aa31a3d
	.quad	0x3ff6a13cd1537290
	.quad	0x3ff691473a88d0c0
	.quad	0x3ff6816816816817
	.quad	0x3ff6719f3601671a
	.quad	0x3ff661ec6a5122f9
	.quad	0x3ff6524f853b4aa3
	.quad	0x3ff642c8590b2164
	.quad	0x3ff63356b88ac0de
	.quad	0x3ff623fa77016240
	.quad	0x3ff614b36831ae94
	.quad	0x3ff6058160581606
	.quad	0x3ff5f66434292dfc
	.quad	0x3ff5e75bb8d015e7
	.quad	0x3ff5d867c3ece2a5
	.quad	0x3ff5c9882b931057
	.quad	0x3ff5babcc647fa91
	.quad	0x3ff5ac056b015ac0
	.quad	0x3ff59d61f123ccaa
	.quad	0x3ff58ed2308158ed
	.quad	0x3ff5805601580560
	.quad	0x3ff571ed3c506b3a
	.quad	0x3ff56397ba7c52e2
	.quad	0x3ff5555555555555
	.quad	0x3ff54725e6bb82fe
	.quad	0x3ff5390948f40feb
	.quad	0x3ff52aff56a8054b
	.quad	0x3ff51d07eae2f815
	.quad	0x3ff50f22e111c4c5
	.quad	0x3ff5015015015015
	.quad	0x3ff4f38f62dd4c9b
	.quad	0x3ff4e5e0a72f0539
	.quad	0x3ff4d843bedc2c4c
	.quad	0x3ff4cab88725af6e
	.quad	0x3ff4bd3edda68fe1
	.quad	0x3ff4afd6a052bf5b
	.quad	0x3ff4a27fad76014a
	.quad	0x3ff49539e3b2d067
	.quad	0x3ff4880522014880
	.quad	0x3ff47ae147ae147b
	.quad	0x3ff46dce34596066
	.quad	0x3ff460cbc7f5cf9a
	.quad	0x3ff453d9e2c776ca
	.quad	0x3ff446f86562d9fb
	.quad	0x3ff43a2730abee4d
	.quad	0x3ff42d6625d51f87
	.quad	0x3ff420b5265e5951
	.quad	0x3ff4141414141414
	.quad	0x3ff40782d10e6566
	.quad	0x3ff3fb013fb013fb
	.quad	0x3ff3ee8f42a5af07
	.quad	0x3ff3e22cbce4a902
	.quad	0x3ff3d5d991aa75c6
	.quad	0x3ff3c995a47babe7
	.quad	0x3ff3bd60d9232955
	.quad	0x3ff3b13b13b13b14
	.quad	0x3ff3a524387ac822
	.quad	0x3ff3991c2c187f63
	.quad	0x3ff38d22d366088e
	.quad	0x3ff3813813813814
	.quad	0x3ff3755bd1c945ee
	.quad	0x3ff3698df3de0748
	.quad	0x3ff35dce5f9f2af8
	.quad	0x3ff3521cfb2b78c1
	.quad	0x3ff34679ace01346
	.quad	0x3ff33ae45b57bcb2
	.quad	0x3ff32f5ced6a1dfa
	.quad	0x3ff323e34a2b10bf
	.quad	0x3ff3187758e9ebb6
	.quad	0x3ff30d190130d190
	.quad	0x3ff301c82ac40260
	.quad	0x3ff2f684bda12f68
	.quad	0x3ff2eb4ea1fed14b
	.quad	0x3ff2e025c04b8097
	.quad	0x3ff2d50a012d50a0
	.quad	0x3ff2c9fb4d812ca0
	.quad	0x3ff2bef98e5a3711
	.quad	0x3ff2b404ad012b40
	.quad	0x3ff2a91c92f3c105
	.quad	0x3ff29e4129e4129e
	.quad	0x3ff293725bb804a5
	.quad	0x3ff288b01288b013
	.quad	0x3ff27dfa38a1ce4d
	.quad	0x3ff27350b8812735
	.quad	0x3ff268b37cd60127
	.quad	0x3ff25e22708092f1
	.quad	0x3ff2539d7e9177b2
	.quad	0x3ff2492492492492
	.quad	0x3ff23eb79717605b
	.quad	0x3ff23456789abcdf
	.quad	0x3ff22a0122a0122a
	.quad	0x3ff21fb78121fb78
	.quad	0x3ff21579804855e6
	.quad	0x3ff20b470c67c0d9
	.quad	0x3ff2012012012012
	.quad	0x3ff1f7047dc11f70
	.quad	0x3ff1ecf43c7fb84c
	.quad	0x3ff1e2ef3b3fb874
	.quad	0x3ff1d8f5672e4abd
	.quad	0x3ff1cf06ada2811d
	.quad	0x3ff1c522fc1ce059
	.quad	0x3ff1bb4a4046ed29
	.quad	0x3ff1b17c67f2bae3
	.quad	0x3ff1a7b9611a7b96
	.quad	0x3ff19e0119e0119e
	.quad	0x3ff19453808ca29c
	.quad	0x3ff18ab083902bdb
	.quad	0x3ff1811811811812
	.quad	0x3ff1778a191bd684
	.quad	0x3ff16e0689427379
	.quad	0x3ff1648d50fc3201
	.quad	0x3ff15b1e5f75270d
	.quad	0x3ff151b9a3fdd5c9
	.quad	0x3ff1485f0e0acd3b
	.quad	0x3ff13f0e8d344724
	.quad	0x3ff135c81135c811
	.quad	0x3ff12c8b89edc0ac
	.quad	0x3ff12358e75d3033
	.quad	0x3ff11a3019a74826
	.quad	0x3ff1111111111111
	.quad	0x3ff107fbbe011080
	.quad	0x3ff0fef010fef011
	.quad	0x3ff0f5edfab325a2
	.quad	0x3ff0ecf56be69c90
	.quad	0x3ff0e40655826011
	.quad	0x3ff0db20a88f4696
	.quad	0x3ff0d24456359e3a
	.quad	0x3ff0c9714fbcda3b
	.quad	0x3ff0c0a7868b4171
	.quad	0x3ff0b7e6ec259dc8
	.quad	0x3ff0af2f722eecb5
	.quad	0x3ff0a6810a6810a7
	.quad	0x3ff09ddba6af8360
	.quad	0x3ff0953f39010954
	.quad	0x3ff08cabb37565e2
	.quad	0x3ff0842108421084
	.quad	0x3ff07b9f29b8eae2
	.quad	0x3ff073260a47f7c6
	.quad	0x3ff06ab59c7912fb
	.quad	0x3ff0624dd2f1a9fc
	.quad	0x3ff059eea0727586
	.quad	0x3ff05197f7d73404
	.quad	0x3ff04949cc1664c5
	.quad	0x3ff0410410410410
	.quad	0x3ff038c6b78247fc
	.quad	0x3ff03091b51f5e1a
	.quad	0x3ff02864fc7729e9
	.quad	0x3ff0204081020408
	.quad	0x3ff0182436517a37
	.quad	0x3ff0101010101010
	.quad	0x3ff0080402010080
	.quad	0x3ff0000000000000
	.size	CBRT_INV_TBL, 2056

	.type	CBRT_DBL_TBL,@object
	.p2align	4
CBRT_DBL_TBL:
	.quad	0x3ff0000000000000
	.quad	0x0000000000000000
	.quad	0x3ff0055380000000
	.quad	0x3e6e6a24c81e4294
	.quad	0x3ff00aa390000000
	.quad	0x3e58548511e3a785
	.quad	0x3ff00ff010000000
	.quad	0x3e64eb9336ec07f6
	.quad	0x3ff0153920000000
	.quad	0x3e40ea64b8b750e1
	.quad	0x3ff01a7eb0000000
	.quad	0x3e461637cff8a53c
	.quad	0x3ff01fc0d0000000
	.quad	0x3e40733bf7bd1943
	.quad	0x3ff024ff80000000
	.quad	0x3e5666911345cced
	.quad	0x3ff02a3ad0000000
	.quad	0x3e477b7a3f592f14
	.quad	0x3ff02f72b0000000
	.quad	0x3e6f18d3dd1a5402
	.quad	0x3ff034a750000000
	.quad	0x3e2be2f5a58ee9a4
	.quad	0x3ff039d880000000
	.quad	0x3e68901f8f085fa7
	.quad	0x3ff03f0670000000
	.quad	0x3e5c68b8cd5b5d69
	.quad	0x3ff0443110000000
	.quad	0x3e5a6b0e8624be42
	.quad	0x3ff0495870000000
	.quad	0x3dbc4b22b06f68e7
	.quad	0x3ff04e7c80000000
	.quad	0x3e60f3f0afcabe9b
	.quad	0x3ff0539d60000000
	.quad	0x3e548495bca4e1b7
	.quad	0x3ff058bb00000000
	.quad	0x3e66107f1abdfdc3
	.quad	0x3ff05dd570000000
	.quad	0x3e6e67261878288a
	.quad	0x3ff062ecc0000000
	.quad	0x3e5a6bc155286f1e
	.quad	0x3ff06800e0000000
	.quad	0x3e58a759c64a85f2
	.quad	0x3ff06d11e0000000
	.quad	0x3e45fce70a4a8d09
	.quad	0x3ff0721fc0000000
	.quad	0x3e32f9cbf373fe1d
	.quad	0x3ff0772a80000000
	.quad	0x3e590564ce4ac359
	.quad	0x3ff07c3230000000
	.quad	0x3e5ac29ce761b02f
	.quad	0x3ff08136d0000000
	.quad	0x3e5cb752f497381c
	.quad	0x3ff0863860000000
	.quad	0x3e68bb9e1cfb35e0
	.quad	0x3ff08b36f0000000
	.quad	0x3e65b4917099de90
	.quad	0x3ff0903280000000
	.quad	0x3e5cc77ac9c65ef2
	.quad	0x3ff0952b10000000
	.quad	0x3e57a0f3e7be3dba
	.quad	0x3ff09a20a0000000
	.quad	0x3e66ec851ee0c16f
	.quad	0x3ff09f1340000000
	.quad	0x3e689449bf2946da
	.quad	0x3ff0a402f0000000
	.quad	0x3e698f25301ba223
	.quad	0x3ff0a8efc0000000
	.quad	0x3e347d5ec651f549
	.quad	0x3ff0add990000000
	.quad	0x3e6c33ec9a86007a
	.quad	0x3ff0b2c090000000
	.quad	0x3e5e0b6653e92649
	.quad	0x3ff0b7a4b0000000
	.quad	0x3e3bd64ac09d755f
	.quad	0x3ff0bc85f0000000
	.quad	0x3e2f537506f78167
	.quad	0x3ff0c16450000000
	.quad	0x3e62c382d1b3735e
	.quad	0x3ff0c63fe0000000
	.quad	0x3e6e20ed659f99e1
	.quad	0x3ff0cb18b0000000
	.quad	0x3e586b633a9c182a
	.quad	0x3ff0cfeeb0000000
	.quad	0x3e445cfd5a65e777
	.quad	0x3ff0d4c1e0000000
	.quad	0x3e60c8770f58bca4
	.quad	0x3ff0d99250000000
	.quad	0x3e6739e44b0933c5
	.quad	0x3ff0de6010000000
	.quad	0x3e027dc3d9ce7bd8
	.quad	0x3ff0e32b00000000
	.quad	0x3e63c53c7c5a7b64
	.quad	0x3ff0e7f340000000
	.quad	0x3e69669683830cec
	.quad	0x3ff0ecb8d0000000
	.quad	0x3e68d772c39bdcc4
	.quad	0x3ff0f17bb0000000
	.quad	0x3e69b0008bcf6d7b
	.quad	0x3ff0f63bf0000000
	.quad	0x3e3bbb305825ce4f
	.quad	0x3ff0faf970000000
	.quad	0x3e6da3f4af13a406
	.quad	0x3ff0ffb460000000
	.quad	0x3e5f36b96f74ce86
	.quad	0x3ff1046cb0000000
	.quad	0x3e165c002303f790
	.quad	0x3ff1092250000000
	.quad	0x3e682f84095ba7d5
	.quad	0x3ff10dd560000000
	.quad	0x3e6d46433541b2c6
	.quad	0x3ff11285e0000000
	.quad	0x3e671c3d56e93a89
	.quad	0x3ff11733d0000000
	.quad	0x3e598dcef4e40012
	.quad	0x3ff11bdf30000000
	.quad	0x3e4530ebef17fe03
	.quad	0x3ff1208800000000
	.quad	0x3e4e8b8fa3715066
	.quad	0x3ff1252e40000000
	.quad	0x3e6ab26eb3b211dc
	.quad	0x3ff129d210000000
	.quad	0x3e454dd4dc906307
	.quad	0x3ff12e7350000000
	.quad	0x3e5c9f962387984e
	.quad	0x3ff1331210000000
	.quad	0x3e6c62a959afec09
	.quad	0x3ff137ae60000000
	.quad	0x3e6638d9ac6a866a
	.quad	0x3ff13c4840000000
	.quad	0x3e338704eca8a22d
	.quad	0x3ff140dfa0000000
	.quad	0x3e4e6c9e1db14f8f
	.quad	0x3ff1457490000000
	.quad	0x3e58744b7f9c9eaa
	.quad	0x3ff14a0710000000
	.quad	0x3e66c2893486373b
	.quad	0x3ff14e9730000000
	.quad	0x3e5b36bce31699b7
	.quad	0x3ff15324e0000000
	.quad	0x3e671e3813d200c7
	.quad	0x3ff157b030000000
	.quad	0x3e699755ab40aa88
	.quad	0x3ff15c3920000000
	.quad	0x3e6b45ca0e4bcfc0
	.quad	0x3ff160bfc0000000
	.quad	0x3e32dd090d869c5d
	.quad	0x3ff16543f0000000
	.quad	0x3e64fe0516b917da
	.quad	0x3ff169c5d0000000
	.quad	0x3e694563226317a2
	.quad	0x3ff16e4560000000
	.quad	0x3e653d8fafc2c851
	.quad	0x3ff172c2a0000000
	.quad	0x3e5dcbd41fbd41a3
	.quad	0x3ff1773d90000000
	.quad	0x3e5862ff5285f59c
	.quad	0x3ff17bb630000000
	.quad	0x3e63072ea97a1e1c
	.quad	0x3ff1802c90000000
	.quad	0x3e52839075184805
	.quad	0x3ff184a0a0000000
	.quad	0x3e64b0323e9eff42
	.quad	0x3ff1891270000000
	.quad	0x3e6b158893c45484
	.quad	0x3ff18d8210000000
	.quad	0x3e3149ef0fc35826
	.quad	0x3ff191ef60000000
	.quad	0x3e5f2e77ea96acaa
	.quad	0x3ff1965a80000000
	.quad	0x3e5200074c471a95
	.quad	0x3ff19ac360000000
	.quad	0x3e63f8cc517f6f04
	.quad	0x3ff19f2a10000000
	.quad	0x3e660ba2e311bb55
	.quad	0x3ff1a38e90000000
	.quad	0x3e64b788730bbec3
	.quad	0x3ff1a7f0e0000000
	.quad	0x3e657090795ee20c
	.quad	0x3ff1ac5100000000
	.quad	0x3e6d9ffe983670b1
	.quad	0x3ff1b0af00000000
	.quad	0x3e62a463ff61bfda
	.quad	0x3ff1b50ad0000000
	.quad	0x3e69d1bc6a5e65cf
	.quad	0x3ff1b96480000000
	.quad	0x3e68718abaa9e922
	.quad	0x3ff1bdbc10000000
	.quad	0x3e63c2f52ffa342e
	.quad	0x3ff1c21180000000
	.quad	0x3e60fae13ff42c80
	.quad	0x3ff1c664d0000000
	.quad	0x3e65440f0ef00d57
	.quad	0x3ff1cab610000000
	.quad	0x3e46fcd22d4e3c1e
	.quad	0x3ff1cf0530000000
	.quad	0x3e4e0c60b409e863
	.quad	0x3ff1d35230000000
	.quad	0x3e6f9cab5a5f0333
	.quad	0x3ff1d79d30000000
	.quad	0x3e630f24744c333d
	.quad	0x3ff1dbe620000000
	.quad	0x3e4b50622a76b2fe
	.quad	0x3ff1e02cf0000000
	.quad	0x3e6fdb94ba595375
	.quad	0x3ff1e471d0000000
	.quad	0x3e3861b9b945a171
	.quad	0x3ff1e8b490000000
	.quad	0x3e654348015188c4
	.quad	0x3ff1ecf550000000
	.quad	0x3e6b54d149865523
	.quad	0x3ff1f13410000000
	.quad	0x3e6a0bb783d9de33
	.quad	0x3ff1f570d0000000
	.quad	0x3e6629d12b1a2157
	.quad	0x3ff1f9ab90000000
	.quad	0x3e6467fe35d179df
	.quad	0x3ff1fde450000000
	.quad	0x3e69763f3e26c8f7
	.quad	0x3ff2021b20000000
	.quad	0x3e53f798bb9f7679
	.quad	0x3ff2064ff0000000
	.quad	0x3e552e577e855898
	.quad	0x3ff20a82c0000000
	.quad	0x3e6fde47e5502c3a
	.quad	0x3ff20eb3b0000000
	.quad	0x3e5cbd0b548d96a0
	.quad	0x3ff212e2a0000000
	.quad	0x3e6a9cd9f7be8de8
	.quad	0x3ff2170fb0000000
	.quad	0x3e522bbe704886de
	.quad	0x3ff21b3ac0000000
	.quad	0x3e6e3dea8317f020
	.quad	0x3ff21f63f0000000
	.quad	0x3e6e812085ac8855
	.quad	0x3ff2238b40000000
	.quad	0x3e5c87144f24cb07
	.quad	0x3ff227b0a0000000
	.quad	0x3e61e128ee311fa2
	.quad	0x3ff22bd420000000
	.quad	0x3e5b5c163d61a2d3
	.quad	0x3ff22ff5c0000000
	.quad	0x3e47d97e7fb90633
	.quad	0x3ff2341570000000
	.quad	0x3e6efe899d50f6a7
	.quad	0x3ff2383350000000
	.quad	0x3e6d0333eb75de5a
	.quad	0x3ff23c4f60000000
	.quad	0x3e40e590be73a573
	.quad	0x3ff2406980000000
	.quad	0x3e68ce8dcac3cdd2
	.quad	0x3ff24481d0000000
	.quad	0x3e6ee8a48954064b
	.quad	0x3ff2489850000000
	.quad	0x3e6aa62f18461e09
	.quad	0x3ff24cad00000000
	.quad	0x3e601e5940986a15
	.quad	0x3ff250bfe0000000
	.quad	0x3e3b082f4f9b8d4c
	.quad	0x3ff254d0e0000000
	.quad	0x3e6876e0e5527f5a
	.quad	0x3ff258e020000000
	.quad	0x3e63617080831e6b
	.quad	0x3ff25ced90000000
	.quad	0x3e681b26e34aa4a2
	.quad	0x3ff260f940000000
	.quad	0x3e552ee66dfab0c1
	.quad	0x3ff2650320000000
	.quad	0x3e5d85a5329e8819
	.quad	0x3ff2690b40000000
	.quad	0x3e5105c1b646b5d1
	.quad	0x3ff26d1190000000
	.quad	0x3e6bb6690c1a379c
	.quad	0x3ff2711630000000
	.quad	0x3e586aeba73ce3a9
	.quad	0x3ff2751900000000
	.quad	0x3e6dd16198294dd4
	.quad	0x3ff2791a20000000
	.quad	0x3e6454e675775e83
	.quad	0x3ff27d1980000000
	.quad	0x3e63842e026197ea
	.quad	0x3ff2811720000000
	.quad	0x3e6f1ce0e70c44d2
	.quad	0x3ff2851310000000
	.quad	0x3e6ad636441a5627
	.quad	0x3ff2890d50000000
	.quad	0x3e54c205d7212abb
	.quad	0x3ff28d05d0000000
	.quad	0x3e6167c86c116419
	.quad	0x3ff290fca0000000
	.quad	0x3e638ec3ef16e294
	.quad	0x3ff294f1c0000000
	.quad	0x3e6473fceace9321
	.quad	0x3ff298e530000000
	.quad	0x3e67af53a836dba7
	.quad	0x3ff29cd700000000
	.quad	0x3e1a51f3c383b652
	.quad	0x3ff2a0c710000000
	.quad	0x3e63696da190822d
	.quad	0x3ff2a4b580000000
	.quad	0x3e62f9adec77074b
	.quad	0x3ff2a8a250000000
	.quad	0x3e38190fd5bee55f
	.quad	0x3ff2ac8d70000000
	.quad	0x3e4bfee8fac68e55
	.quad	0x3ff2b076f0000000
	.quad	0x3e331c9d6bc5f68a
	.quad	0x3ff2b45ec0000000
	.quad	0x3e689d0523737edf
	.quad	0x3ff2b84500000000
	.quad	0x3e5a295943bf47bb
	.quad	0x3ff2bc29a0000000
	.quad	0x3e396be32e5b3207
	.quad	0x3ff2c00c90000000
	.quad	0x3e6e44c7d909fa0e
	.quad	0x3ff2c3ee00000000
	.quad	0x3e2b2505da94d9ea
	.quad	0x3ff2c7cdc0000000
	.quad	0x3e60c851f46c9c98
	.quad	0x3ff2cbabf0000000
	.quad	0x3e5da71f7d9aa3b7
	.quad	0x3ff2cf8880000000
	.quad	0x3e6f1b605d019ef1
	.quad	0x3ff2d36390000000
	.quad	0x3e4386e8a2189563
	.quad	0x3ff2d73d00000000
	.quad	0x3e3b19fa5d306ba7
	.quad	0x3ff2db14d0000000
	.quad	0x3e6dd749b67aef76
	.quad	0x3ff2deeb20000000
	.quad	0x3e676ff6f1dc04b0
	.quad	0x3ff2e2bfe0000000
	.quad	0x3e635a33d0b232a6
	.quad	0x3ff2e69310000000
	.quad	0x3e64bdc80024a4e1
	.quad	0x3ff2ea64b0000000
	.quad	0x3e6ebd61770fd723
	.quad	0x3ff2ee34d0000000
	.quad	0x3e64769fc537264d
	.quad	0x3ff2f20360000000
	.quad	0x3e69021f429f3b98
	.quad	0x3ff2f5d070000000
	.quad	0x3e5ee7083efbd606
	.quad	0x3ff2f99bf0000000
	.quad	0x3e6ad985552a6b1a
	.quad	0x3ff2fd65f0000000
	.quad	0x3e6e3df778772160
	.quad	0x3ff3012e70000000
	.quad	0x3e6ca5d76ddc9b34
	.quad	0x3ff304f570000000
	.quad	0x3e691154ffdbaf74
	.quad	0x3ff308baf0000000
	.quad	0x3e667bdd57fb306a
	.quad	0x3ff30c7ef0000000
	.quad	0x3e67dc255ac40886
	.quad	0x3ff3104180000000
	.quad	0x3df219f38e8afafe
	.quad	0x3ff3140280000000
	.quad	0x3e62416bf9669a04
	.quad	0x3ff317c210000000
	.quad	0x3e611c96b2b3987f
	.quad	0x3ff31b8020000000
	.quad	0x3e6f99ed447e1177
	.quad	0x3ff31f3cd0000000
	.quad	0x3e13245826328a11
	.quad	0x3ff322f7f0000000
	.quad	0x3e66f56dd1e645f8
	.quad	0x3ff326b1b0000000
	.quad	0x3e46164946945535
	.quad	0x3ff32a69f0000000
	.quad	0x3e5e37d59d190028
	.quad	0x3ff32e20c0000000
	.quad	0x3e668671f12bf828
	.quad	0x3ff331d620000000
	.quad	0x3e6e8ecbca6aabbd
	.quad	0x3ff3358a20000000
	.quad	0x3e53f49e109a5912
	.quad	0x3ff3393ca0000000
	.quad	0x3e6b8a0e11ec3043
	.quad	0x3ff33cedc0000000
	.quad	0x3e65fae00aed691a
	.quad	0x3ff3409d70000000
	.quad	0x3e6c0569bece3e4a
	.quad	0x3ff3444bc0000000
	.quad	0x3e605e26744efbfe
	.quad	0x3ff347f8a0000000
	.quad	0x3e65b570a94be5c5
	.quad	0x3ff34ba420000000
	.quad	0x3e5d6f156ea0e063
	.quad	0x3ff34f4e30000000
	.quad	0x3e6e0ca7612fc484
	.quad	0x3ff352f6f0000000
	.quad	0x3e4963c927b25258
	.quad	0x3ff3569e40000000
	.quad	0x3e547930aa725a5c
	.quad	0x3ff35a4430000000
	.quad	0x3e58a79fe3af43b3
	.quad	0x3ff35de8c0000000
	.quad	0x3e5e6dc29c41bdaf
	.quad	0x3ff3618bf0000000
	.quad	0x3e657a2e76f863a5
	.quad	0x3ff3652dd0000000
	.quad	0x3e2ae3b61716354d
	.quad	0x3ff368ce40000000
	.quad	0x3e665fb5df6906b1
	.quad	0x3ff36c6d60000000
	.quad	0x3e66177d7f588f7b
	.quad	0x3ff3700b30000000
	.quad	0x3e3ad55abd091b67
	.quad	0x3ff373a7a0000000
	.quad	0x3e155337b2422d76
	.quad	0x3ff37742b0000000
	.quad	0x3e6084ebe86972d5
	.quad	0x3ff37adc70000000
	.quad	0x3e656395808e1ea3
	.quad	0x3ff37e74e0000000
	.quad	0x3e61bce21b40fba7
	.quad	0x3ff3820c00000000
	.quad	0x3e5006f94605b515
	.quad	0x3ff385a1c0000000
	.quad	0x3e6aa676aceb1f7d
	.quad	0x3ff3893640000000
	.quad	0x3e58229f76554ce6
	.quad	0x3ff38cc960000000
	.quad	0x3e6eabfc6cf57330
	.quad	0x3ff3905b40000000
	.quad	0x3e64daed9c0ce8bc
	.quad	0x3ff393ebd0000000
	.quad	0x3e60ff1768237141
	.quad	0x3ff3977b10000000
	.quad	0x3e6575f83051b085
	.quad	0x3ff39b0910000000
	.quad	0x3e42667deb523e29
	.quad	0x3ff39e95c0000000
	.quad	0x3e1816996954f4fd
	.quad	0x3ff3a22120000000
	.quad	0x3e587cfccf4d9cd4
	.quad	0x3ff3a5ab40000000
	.quad	0x3e52c5d018198353
	.quad	0x3ff3a93410000000
	.quad	0x3e6a7a898dcc34aa
	.quad	0x3ff3acbbb0000000
	.quad	0x3e2cead6dadc36d1
	.quad	0x3ff3b04200000000
	.quad	0x3e2a55759c498bdf
	.quad	0x3ff3b3c700000000
	.quad	0x3e6c414a9ef6de04
	.quad	0x3ff3b74ad0000000
	.quad	0x3e63e2108a6e58fa
	.quad	0x3ff3bacd60000000
	.quad	0x3e5587fd7643d77c
	.quad	0x3ff3be4eb0000000
	.quad	0x3e3901eb1d3ff3df
	.quad	0x3ff3c1ceb0000000
	.quad	0x3e6f2ccd7c812fc6
	.quad	0x3ff3c54d90000000
	.quad	0x3e21c8ee70a01049
	.quad	0x3ff3c8cb20000000
	.quad	0x3e563e8d02831eec
	.quad	0x3ff3cc4770000000
	.quad	0x3e6f61a42a92c7ff
	.quad	0x3ff3cfc2a0000000
	.quad	0x3dda917399c84d24
	.quad	0x3ff3d33c80000000
	.quad	0x3e5e9197c8eec2f0
	.quad	0x3ff3d6b530000000
	.quad	0x3e5e6f842f5a1378
	.quad	0x3ff3da2cb0000000
	.quad	0x3e2fac242a90a0fc
	.quad	0x3ff3dda2f0000000
	.quad	0x3e535ed726610227
	.quad	0x3ff3e11800000000
	.quad	0x3e50e0d64804b15b
	.quad	0x3ff3e48be0000000
	.quad	0x3e0560675daba814
	.quad	0x3ff3e7fe80000000
	.quad	0x3e637388c8768032
	.quad	0x3ff3eb7000000000
	.quad	0x3e3ee3c89f9e01f5
	.quad	0x3ff3eee040000000
	.quad	0x3e639f6f0d09747c
	.quad	0x3ff3f24f60000000
	.quad	0x3e4322c327abb8f0
	.quad	0x3ff3f5bd40000000
	.quad	0x3e6961b347c8ac80
	.quad	0x3ff3f92a00000000
	.quad	0x3e63711fbbd0f118
	.quad	0x3ff3fc9590000000
	.quad	0x3e64fad8d7718ffb
	.quad	0x3ff3fffff0000000
	.quad	0x3e6fffffffffffff
	.quad	0x3ff4036930000000
	.quad	0x3e667efa79ec35b4
	.quad	0x3ff406d140000000
	.quad	0x3e6a737687a254a8
	.quad	0x3ff40a3830000000
	.quad	0x3e5bace0f87d924d
	.quad	0x3ff40d9df0000000
	.quad	0x3e629e37c237e392
	.quad	0x3ff4110290000000
	.quad	0x3e557ce7ac3f3012
	.quad	0x3ff4146600000000
	.quad	0x3e682829359f8fbd
	.quad	0x3ff417c850000000
	.quad	0x3e6cc9be42d14676
	.quad	0x3ff41b2980000000
	.quad	0x3e6a8f001c137d0b
	.quad	0x3ff41e8990000000
	.quad	0x3e636127687dda05
	.quad	0x3ff421e880000000
	.quad	0x3e524dba322646f0
	.quad	0x3ff4254640000000
	.quad	0x3e6dc43f1ed210b4
	.quad	0x3ff428a2f0000000
	.quad	0x3e631ae515c447bb
	.size	CBRT_DBL_TBL, 4112

	.type	CBRT_REM_TBL,@object
	.p2align	4
CBRT_REM_TBL:
	.quad	0x3fe428a2f0000000
	.quad	0x3e531ae515c447bb
	.quad	0x3fe965fea0000000
	.quad	0x3e44f5b8f20ac166
	.quad	0x3ff0000000000000
	.quad	0x0000000000000000
	.quad	0x3ff428a2f0000000
	.quad	0x3e631ae515c447bb
	.quad	0x3ff965fea0000000
	.quad	0x3e54f5b8f20ac166
	.size	CBRT_REM_TBL, 80

	.type	POWLOG_TBL,@object
	.p2align	4
POWLOG_TBL:
	.zero	16
	.quad	0x3f6ff00aa0000000
	.quad	0x3db5885e0250435a
	.quad	0x3f7fe02a60000000
	.quad	0x3de620cf11f86ed2
	.quad	0x3f87dc4750000000
	.quad	0x3dff0214edba4a25
	.quad	0x3f8fc0a8b0000000
	.quad	0x3dbf807c79f3db4e
	.quad	0x3f93cea440000000
	.quad	0x3dea352ba779a52b
	.quad	0x3f97b91b00000000
	.quad	0x3dff56c46aa49fd5
	.quad	0x3f9b9fc020000000
	.quad	0x3dfebe465fef5196
	.quad	0x3f9f829b00000000
	.quad	0x3e0cf0660099f1f8
	.quad	0x3fa1b0d980000000
	.quad	0x3e1247b2ff85945d
	.quad	0x3fa39e87b0000000
	.quad	0x3e13fd7abf5202b6
	.quad	0x3fa58a5ba0000000
	.quad	0x3e1f91c9a918d51e
	.quad	0x3fa77458f0000000
	.quad	0x3e08cb73f118d3ca
	.quad	0x3fa95c8300000000
	.quad	0x3e1d91c7d6fad074
	.quad	0x3fab42dd70000000
	.quad	0x3de1971bec28d14c
	.quad	0x3fad276b80000000
	.quad	0x3e15b616a423c78a
	.quad	0x3faf0a30c0000000
	.quad	0x3da162a6617cc971
	.quad	0x3fb0759830000000
	.quad	0x3e166391c4c06d29
	.quad	0x3fb16536e0000000
	.quad	0x3e2d46f5c1d0c4b8
	.quad	0x3fb253f620000000
	.quad	0x3e2e14282df1f6d3
	.quad	0x3fb341d790000000
	.quad	0x3e186f47424a660d
	.quad	0x3fb42edcb0000000
	.quad	0x3e2d4c8de077753e
	.quad	0x3fb51b0730000000
	.quad	0x3e2e0c307ed24f1c
	.quad	0x3fb60658a0000000
	.quad	0x3e226ea18763bdd3
	.quad	0x3fb6f0d280000000
	.quad	0x3e25cad69737c933
	.quad	0x3fb7da7660000000
	.quad	0x3e2af62599088901
	.quad	0x3fb8c345d0000000
	.quad	0x3e18c66c83d6b2d0
	.quad	0x3fb9ab4240000000
	.quad	0x3e1880ceb36fb30f
	.quad	0x3fba926d30000000
	.quad	0x3e2495aac6ca17a4
	.quad	0x3fbb78c820000000
	.quad	0x3e2761db4210878c
	.quad	0x3fbc5e5480000000
	.quad	0x3e2eb78e862bac2f
	.quad	0x3fbd4313d0000000
	.quad	0x3e19b2cd75790dd9
	.quad	0x3fbe270760000000
	.quad	0x3e2c55e5cbd3d50f
	.quad	0x3fbf0a30c0000000
	.quad	0x3db162a6617cc971
	.quad	0x3fbfec9130000000
	.quad	0x3dfdbeabaaa2e519
	.quad	0x3fc0671510000000
	.quad	0x3e1652cb7150c647
	.quad	0x3fc0d77e70000000
	.quad	0x3e39a11cb2cd2ee2
	.quad	0x3fc1478580000000
	.quad	0x3e219d0ab1a28813
	.quad	0x3fc1b72ad0000000
	.quad	0x3e24bd9e80a41811
	.quad	0x3fc2266f10000000
	.quad	0x3e3214b596faa3df
	.quad	0x3fc29552f0000000
	.quad	0x3e303fea46980bb8
	.quad	0x3fc303d710000000
	.quad	0x3e31c8ffa5fd28c7
	.quad	0x3fc371fc20000000
	.quad	0x3dce8f743bcd96c5
	.quad	0x3fc3dfc2b0000000
	.quad	0x3dfd98c5395315c6
	.quad	0x3fc44d2b60000000
	.quad	0x3e3996fa3ccfa7b2
	.quad	0x3fc4ba36f0000000
	.quad	0x3e1cd2af2ad13037
	.quad	0x3fc526e5e0000000
	.quad	0x3e1d0da1bd17200e
	.quad	0x3fc59338d0000000
	.quad	0x3e3330410ba68b75
	.quad	0x3fc5ff3070000000
	.quad	0x3df4f27a790e7c41
	.quad	0x3fc66acd40000000
	.quad	0x3e13956a86f6ff1b
	.quad	0x3fc6d60fe0000000
	.quad	0x3e2c6748723551d9
	.quad	0x3fc740f8f0000000
	.quad	0x3e2500de9326cdfc
	.quad	0x3fc7ab8900000000
	.quad	0x3e1086c848df1b59
	.quad	0x3fc815c0a0000000
	.quad	0x3e04357ead6836ff
	.quad	0x3fc87fa060000000
	.quad	0x3e24832442408024
	.quad	0x3fc8e928d0000000
	.quad	0x3e3d10da8154b13d
	.quad	0x3fc9525a90000000
	.quad	0x3e39e8ad68ec8260
	.quad	0x3fc9bb3620000000
	.quad	0x3e3cfbf706abaf18
	.quad	0x3fca23bc10000000
	.quad	0x3e3fc56ac6326e23
	.quad	0x3fca8becf0000000
	.quad	0x3e39105e3185cf21
	.quad	0x3fcaf3c940000000
	.quad	0x3e3d017fe5b19cc0
	.quad	0x3fcb5b5190000000
	.quad	0x3e3d1f6b48dd13fe
	.quad	0x3fcbc28670000000
	.quad	0x3e20b63358a7e73a
	.quad	0x3fcc296850000000
	.quad	0x3e263063028c211c
	.quad	0x3fcc8ff7c0000000
	.quad	0x3e2e6a6886b09760
	.quad	0x3fccf63540000000
	.quad	0x3e3c138bb891cd03
	.quad	0x3fcd5c2160000000
	.quad	0x3e369f7722b7221a
	.quad	0x3fcdc1bca0000000
	.quad	0x3df57d8fac1a628c
	.quad	0x3fce270760000000
	.quad	0x3e3c55e5cbd3d50f
	.quad	0x3fce8c0250000000
	.quad	0x3e1552d2ff48fe2e
	.quad	0x3fcef0adc0000000
	.quad	0x3e37b8b26ca431bc
	.quad	0x3fcf550a50000000
	.quad	0x3e292decdc1c5f6d
	.quad	0x3fcfb91860000000
	.quad	0x3e3abc7c551aaa8c
	.quad	0x3fd00e6c40000000
	.quad	0x3e36b540731a354b
	.quad	0x3fd0402590000000
	.quad	0x3e32d341036b89ef
	.quad	0x3fd071b850000000
	.quad	0x3e4f9ab21a3a2e0f
	.quad	0x3fd0a324e0000000
	.quad	0x3e239c871afb9fbd
	.quad	0x3fd0d46b50000000
	.quad	0x3e3e6add2c81f640
	.quad	0x3fd1058bf0000000
	.quad	0x3e435c95aa313f41
	.quad	0x3fd1368700000000
	.quad	0x3e249d4582f6cc53
	.quad	0x3fd1675ca0000000
	.quad	0x3e47574c1c07398f
	.quad	0x3fd1980d20000000
	.quad	0x3e4ba846dece9e8d
	.quad	0x3fd1c898c0000000
	.quad	0x3e16999fafbc68e7
	.quad	0x3fd1f8ff90000000
	.quad	0x3e4c9145e51b0103
	.quad	0x3fd22941f0000000
	.quad	0x3e479ef2cb44850a
	.quad	0x3fd2596010000000
	.quad	0x3e0beec73de11275
	.quad	0x3fd2895a10000000
	.quad	0x3e2ef4351af5a498
	.quad	0x3fd2b93030000000
	.quad	0x3e45713a493b4a50
	.quad	0x3fd2e8e2b0000000
	.quad	0x3e45c23a61385992
	.quad	0x3fd31871c0000000
	.quad	0x3e42a88309f57299
	.quad	0x3fd347dd90000000
	.quad	0x3e4530faa9ac8ace
	.quad	0x3fd3772660000000
	.quad	0x3e25fec2d792a758
	.quad	0x3fd3a64c50000000
	.quad	0x3e35a517a71cbcd7
	.quad	0x3fd3d54fa0000000
	.quad	0x3e3707dc3e1cd9a3
	.quad	0x3fd4043080000000
	.quad	0x3e3a1a9f8ef43049
	.quad	0x3fd432ef20000000
	.quad	0x3e4409d0276b3674
	.quad	0x3fd4618bc0000000
	.quad	0x3e20e2f613e85bd9
	.quad	0x3fd4900680000000
	.quad	0x3df0027433001e5f
	.quad	0x3fd4be5f90000000
	.quad	0x3e35dde2836d3265
	.quad	0x3fd4ec9730000000
	.quad	0x3e2300134d7aaf04
	.quad	0x3fd51aad80000000
	.quad	0x3e3cb7e0b42724f5
	.quad	0x3fd548a2c0000000
	.quad	0x3e2d6e93167e6308
	.quad	0x3fd5767710000000
	.quad	0x3e3d1569b1526adb
	.quad	0x3fd5a42ab0000000
	.quad	0x3e0e99fc338a1a41
	.quad	0x3fd5d1bdb0000000
	.quad	0x3e4eb01394a11b1c
	.quad	0x3fd5ff3070000000
	.quad	0x3e04f27a790e7c41
	.quad	0x3fd62c82f0000000
	.quad	0x3e25ce3ca97b7af9
	.quad	0x3fd659b570000000
	.quad	0x3e281f0f940ed857
	.quad	0x3fd686c810000000
	.quad	0x3e4d36295d88857c
	.quad	0x3fd6b3bb20000000
	.quad	0x3e21aca1ec4af526
	.quad	0x3fd6e08ea0000000
	.quad	0x3e445743c7182726
	.quad	0x3fd70d42e0000000
	.quad	0x3e23c491aead337e
	.quad	0x3fd739d7f0000000
	.quad	0x3e3aef401a738931
	.quad	0x3fd7664e10000000
	.quad	0x3e21cede76092a29
	.quad	0x3fd792a550000000
	.quad	0x3e4fba8f44f82bb4
	.quad	0x3fd7bede00000000
	.quad	0x3e446f5f7f3c3e1a
	.quad	0x3fd7eaf830000000
	.quad	0x3e47055f86c9674b
	.quad	0x3fd816f410000000
	.quad	0x3e4b41a92b6b6e1a
	.quad	0x3fd842d1d0000000
	.quad	0x3e443d162e927628
	.quad	0x3fd86e9190000000
	.quad	0x3e4466174013f9b1
	.quad	0x3fd89a3380000000
	.quad	0x3e3b05096ad69c62
	.quad	0x3fd8c5b7c0000000
	.quad	0x3e40b169150faa58
	.quad	0x3fd8f11e80000000
	.quad	0x3e3cd98b1df85da7
	.quad	0x3fd91c67e0000000
	.quad	0x3e468b507b0f8fa8
	.quad	0x3fd9479410000000
	.quad	0x3e48422df57499ba
	.quad	0x3fd972a340000000
	.quad	0x3e11351586970274
	.quad	0x3fd99d9580000000
	.quad	0x3e117e08acba92ee
	.quad	0x3fd9c86b00000000
	.quad	0x3e26e04314dd0229
	.quad	0x3fd9f323e0000000
	.quad	0x3e497f3097e56d1a
	.quad	0x3fda1dc060000000
	.quad	0x3e3356e655901286
	.quad	0x3fda484090000000
	.quad	0x3e0cb761457f94d6
	.quad	0x3fda72a490000000
	.quad	0x3e39af67a85a9dac
	.quad	0x3fda9cec90000000
	.quad	0x3e453410931a909f
	.quad	0x3fdac718c0000000
	.quad	0x3e22c587206058f5
	.quad	0x3fdaf12930000000
	.quad	0x3e223bc358899c22
	.quad	0x3fdb1b1e00000000
	.quad	0x3e4d7bf8b6d223cb
	.quad	0x3fdb44f770000000
	.quad	0x3e47991ec5197ddb
	.quad	0x3fdb6eb590000000
	.quad	0x3e4a79e6bb3a9219
	.quad	0x3fdb985890000000
	.quad	0x3e3a4c43ed663ec5
	.quad	0x3fdbc1e080000000
	.quad	0x3e461b5a1484f438
	.quad	0x3fdbeb4d90000000
	.quad	0x3e4b4e36f7ef0c3a
	.quad	0x3fdc149ff0000000
	.quad	0x3e115f026acd0d1b
	.quad	0x3fdc3dd7a0000000
	.quad	0x3e3f36b535cecf05
	.quad	0x3fdc66f4e0000000
	.quad	0x3e2ffb7fbf3eb5c6
	.quad	0x3fdc8ff7c0000000
	.quad	0x3e3e6a6886b09760
	.quad	0x3fdcb8e070000000
	.quad	0x3e3135eb27f5bbc3
	.quad	0x3fdce1af00000000
	.quad	0x3e470be7d6f6fa57
	.quad	0x3fdd0a63a0000000
	.quad	0x3e4ce43cc84ab338
	.quad	0x3fdd32fe70000000
	.quad	0x3e4c01d7aac3bd91
	.quad	0x3fdd5b7f90000000
	.quad	0x3e45c58d07961060
	.quad	0x3fdd83e720000000
	.quad	0x3e3628bcf941456e
	.quad	0x3fddac3530000000
	.quad	0x3e4c58b2a8461cd2
	.quad	0x3fddd46a00000000
	.quad	0x3e33071282fb989a
	.quad	0x3fddfc8590000000
	.quad	0x3e420dab6a80f09c
	.quad	0x3fde248810000000
	.quad	0x3e44f8d84c397b1e
	.quad	0x3fde4c71a0000000
	.quad	0x3e40d0ee08599e48
	.quad	0x3fde744260000000
	.quad	0x3e1d68787e37da36
	.quad	0x3fde9bfa60000000
	.quad	0x3e366187d591bafc
	.quad	0x3fdec399d0000000
	.quad	0x3e22346600bae772
	.quad	0x3fdeeb20c0000000
	.quad	0x3e390377d0d61b8e
	.quad	0x3fdf128f50000000
	.quad	0x3e4f5e0dd966b907
	.quad	0x3fdf39e5b0000000
	.quad	0x3e49023cb79a00e2
	.quad	0x3fdf6123f0000000
	.quad	0x3e44e05158c28ad8
	.quad	0x3fdf884a30000000
	.quad	0x3e3bfa7b08b18ae4
	.quad	0x3fdfaf5880000000
	.quad	0x3e4ef1e63db35f67
	.quad	0x3fdfd64f20000000
	.quad	0x3e0ec2ae39493d4f
	.quad	0x3fdffd2e00000000
	.quad	0x3e40afe930ab2fa0
	.quad	0x3fe011fab0000000
	.quad	0x3e225ff8a1810dd4
	.quad	0x3fe02552a0000000
	.quad	0x3e469743fb1a71a5
	.quad	0x3fe0389ee0000000
	.quad	0x3e5f9cc676785571
	.quad	0x3fe04bdf90000000
	.quad	0x3e5b524da4cbf982
	.quad	0x3fe05f14b0000000
	.quad	0x3e5a4c8b381535b8
	.quad	0x3fe0723e50000000
	.quad	0x3e5839be809caf2c
	.quad	0x3fe0855c80000000
	.quad	0x3e50968a1cb82c13
	.quad	0x3fe0986f40000000
	.quad	0x3e5eae6a41723fb5
	.quad	0x3fe0ab76b0000000
	.quad	0x3e5d9c29a380a4db
	.quad	0x3fe0be72e0000000
	.quad	0x3e4094aa0ada625e
	.quad	0x3fe0d163c0000000
	.quad	0x3e5973ad6fc108ca
	.quad	0x3fe0e44980000000
	.quad	0x3e4747322fdbab97
	.quad	0x3fe0f72410000000
	.quad	0x3e593692fa9d4221
	.quad	0x3fe109f390000000
	.quad	0x3e5c5a992dfbc7d9
	.quad	0x3fe11cb810000000
	.quad	0x3e4e1f33e102387a
	.quad	0x3fe12f7190000000
	.quad	0x3e464fbef14c048c
	.quad	0x3fe1422020000000
	.quad	0x3e4490f513ca5e3b
	.quad	0x3fe154c3d0000000
	.quad	0x3e37a6af4d4c799d
	.quad	0x3fe1675ca0000000
	.quad	0x3e57574c1c07398f
	.quad	0x3fe179eab0000000
	.quad	0x3e57b133417f8c1c
	.quad	0x3fe18c6e00000000
	.quad	0x3e5feb9e0c176514
	.quad	0x3fe19ee6b0000000
	.quad	0x3e419f25bb3172f7
	.quad	0x3fe1b154b0000000
	.quad	0x3e45f68a7bbfb852
	.quad	0x3fe1c3b810000000
	.quad	0x3e5ee278497929f1
	.quad	0x3fe1d610f0000000
	.quad	0x3e5ccee006109d58
	.quad	0x3fe1e85f50000000
	.quad	0x3e5ce081a07bd8b3
	.quad	0x3fe1faa340000000
	.quad	0x3e570e12981817b8
	.quad	0x3fe20cdcd0000000
	.quad	0x3e292ab6d93503d0
	.quad	0x3fe21f0bf0000000
	.quad	0x3e58cb7dd7c3b61e
	.quad	0x3fe23130d0000000
	.quad	0x3e4efafd0a0b78da
	.quad	0x3fe2434b60000000
	.quad	0x3e5e907267c4288e
	.quad	0x3fe2555bc0000000
	.quad	0x3e5d31ef96780875
	.quad	0x3fe2676200000000
	.quad	0x3e23430dfcd2ad50
	.quad	0x3fe2795e10000000
	.quad	0x3e344d88d75bc1f9
	.quad	0x3fe28b5000000000
	.quad	0x3e5bec0f055e04fc
	.quad	0x3fe29d37f0000000
	.quad	0x3e5d85611590b9ad
	.quad	0x3fe2af15f0000000
	.quad	0x3df320568e583229
	.quad	0x3fe2c0e9e0000000
	.quad	0x3e5a891d1772f538
	.quad	0x3fe2d2b400000000
	.quad	0x3e22edc9dabba74d
	.quad	0x3fe2e47430000000
	.quad	0x3e4b9009a1015086
	.quad	0x3fe2f62a90000000
	.quad	0x3e52a12a8c5b1a19
	.quad	0x3fe307d730000000
	.quad	0x3e3a7885f0fdac85
	.quad	0x3fe3197a00000000
	.quad	0x3e5f4ffcd43ac691
	.quad	0x3fe32b1330000000
	.quad	0x3e52243ae2640aad
	.quad	0x3fe33ca2b0000000
	.quad	0x3e546513299035d3
	.quad	0x3fe34e2890000000
	.quad	0x3e5b39c3a62dd725
	.quad	0x3fe35fa4e0000000
	.quad	0x3e5ba6dd40049f51
	.quad	0x3fe37117b0000000
	.quad	0x3e451d1ed7177409
	.quad	0x3fe38280f0000000
	.quad	0x3e5cb0f2fd7f5216
	.quad	0x3fe393e0d0000000
	.quad	0x3e3ab150cd4e2213
	.quad	0x3fe3a53730000000
	.quad	0x3e5cfd7bf3193844
	.quad	0x3fe3b68440000000
	.quad	0x3e53fff8455f1dbd
	.quad	0x3fe3c7c7f0000000
	.quad	0x3e5fee640b905fc9
	.quad	0x3fe3d90260000000
	.quad	0x3e54e2adf548084c
	.quad	0x3fe3ea3390000000
	.quad	0x3e3b597adc1ecdd2
	.quad	0x3fe3fb5b80000000
	.quad	0x3e4345bd096d3a75
	.quad	0x3fe40c7a40000000
	.quad	0x3e5101b9d2453c8b
	.quad	0x3fe41d8fe0000000
	.quad	0x3e508ce55cc8c979
	.quad	0x3fe42e9c60000000
	.quad	0x3e5bbf017e595f71
	.quad	0x3fe43f9fe0000000
	.quad	0x3e37ce733bd393dc
	.quad	0x3fe4509a50000000
	.quad	0x3e233bb0a503f8a1
	.quad	0x3fe4618bc0000000
	.quad	0x3e30e2f613e85bd9
	.quad	0x3fe4727430000000
	.quad	0x3e5e67555a635b3c
	.quad	0x3fe48353d0000000
	.quad	0x3e2ea88df73d5e8b
	.quad	0x3fe4942a80000000
	.quad	0x3e3d17e03bda18a8
	.quad	0x3fe4a4f850000000
	.quad	0x3e5b607d76044f7e
	.quad	0x3fe4b5bd60000000
	.quad	0x3e52adc4e71bc2fc
	.quad	0x3fe4c679a0000000
	.quad	0x3e5f99dc7362d1d9
	.quad	0x3fe4d72d30000000
	.quad	0x3e5473fa008e6a6a
	.quad	0x3fe4e7d810000000
	.quad	0x3e2b75bb09cb0985
	.quad	0x3fe4f87a30000000
	.quad	0x3e5ea04dd10b9aba
	.quad	0x3fe50913c0000000
	.quad	0x3e5802d0d6979674
	.quad	0x3fe519a4c0000000
	.quad	0x3e174688ccd99094
	.quad	0x3fe52a2d20000000
	.quad	0x3e496f16abb9df22
	.quad	0x3fe53aad00000000
	.quad	0x3e46e66df2aa374f
	.quad	0x3fe54b2460000000
	.quad	0x3e4e66525ea4550a
	.quad	0x3fe55b9350000000
	.quad	0x3e42d02f34f20cbd
	.quad	0x3fe56bf9d0000000
	.quad	0x3e46cfce65047188
	.quad	0x3fe57c57f0000000
	.quad	0x3e39b78c842d58b8
	.quad	0x3fe58cadb0000000
	.quad	0x3e4735e624c24bc9
	.quad	0x3fe59cfb20000000
	.quad	0x3e47eba1f7dd1adf
	.quad	0x3fe5ad4040000000
	.quad	0x3e586b3e59f65355
	.quad	0x3fe5bd7d30000000
	.quad	0x3e1ce38e637f1b4d
	.quad	0x3fe5cdb1d0000000
	.quad	0x3e58d82ec919edc7
	.quad	0x3fe5ddde50000000
	.quad	0x3e4c52648ddcfa37
	.quad	0x3fe5ee02a0000000
	.quad	0x3e52482ceae1ac12
	.quad	0x3fe5fe1ed0000000
	.quad	0x3e55a312311aba4f
	.quad	0x3fe60e32f0000000
	.quad	0x3e411e236329f225
	.quad	0x3fe61e3ef0000000
	.quad	0x3e5b48c8cd2f246c
	.quad	0x3fe62e42e0000000
	.quad	0x3e6efa39ef35793c
	.zero	16
	.size	POWLOG_TBL, 4128

	.type	LOG_F_INV_TBL,@object
	.p2align	4
LOG_F_INV_TBL:
	.quad	0x4000000000000000
	.quad	0x0000000000000000
	.quad	0x3fffe00000000000
	.quad	0x3effe01fe01fe020
	.quad	0x3fffc00000000000
	.quad	0x3f1fc07f01fc07f0
	.quad	0x3fffa00000000000
	.quad	0x3f31caa01fa11caa
	.quad	0x3fff800000000000
	.quad	0x3f3f81f81f81f820
	.quad	0x3fff600000000000
	.quad	0x3f48856506ddaba6
	.quad	0x3fff400000000000
	.quad	0x3f5196792909c560
	.quad	0x3fff200000000000
	.quad	0x3f57d9108c2ad433
	.quad	0x3fff000000000000
	.quad	0x3f5f07c1f07c1f08
	.quad	0x3ffee00000000000
	.quad	0x3f638ff08b1c03dd
	.quad	0x3ffec00000000000
	.quad	0x3f680f6603d980f6
	.quad	0x3ffea00000000000
	.quad	0x3f6d00f57403d5d0
	.quad	0x3ffe900000000000
	.quad	0x3f331abf0b7672a0
	.quad	0x3ffe700000000000
	.quad	0x3f506a965d43919b
	.quad	0x3ffe500000000000
	.quad	0x3f5ceb240795ceb2
	.quad	0x3ffe300000000000
	.quad	0x3f6522f3b834e67f
	.quad	0x3ffe100000000000
	.quad	0x3f6c3c3c3c3c3c3c
	.quad	0x3ffe000000000000
	.quad	0x3f3e01e01e01e01e
	.quad	0x3ffde00000000000
	.quad	0x3f575b8fe21a291c
	.quad	0x3ffdc00000000000
	.quad	0x3f6403b9403b9404
	.quad	0x3ffda00000000000
	.quad	0x3f6cc0ed7303b5cc
	.quad	0x3ffd900000000000
	.quad	0x3f479118f3fc4da2
	.quad	0x3ffd700000000000
	.quad	0x3f5ed952e0b0ce46
	.quad	0x3ffd500000000000
	.quad	0x3f695900eae56404
	.quad	0x3ffd400000000000
	.quad	0x3f3d41d41d41d41d
	.quad	0x3ffd200000000000
	.quad	0x3f5cb28ff16c69ae
	.quad	0x3ffd000000000000
	.quad	0x3f696b1edd80e866
	.quad	0x3ffcf00000000000
	.quad	0x3f4372e225fe30d9
	.quad	0x3ffcd00000000000
	.quad	0x3f60ad12073615a2
	.quad	0x3ffcb00000000000
	.quad	0x3f6cdb2c0397cdb3
	.quad	0x3ffca00000000000
	.quad	0x3f52cc157b864407
	.quad	0x3ffc800000000000
	.quad	0x3f664cb5f7148404
	.quad	0x3ffc700000000000
	.quad	0x3f3c71c71c71c71c
	.quad	0x3ffc500000000000
	.quad	0x3f6129a21a930b84
	.quad	0x3ffc300000000000
	.quad	0x3f6f1e0387f1e038
	.quad	0x3ffc200000000000
	.quad	0x3f5ad4e4ba80709b
	.quad	0x3ffc000000000000
	.quad	0x3f6c0e070381c0e0
	.quad	0x3ffbf00000000000
	.quad	0x3f560fba1a362bb0
	.quad	0x3ffbd00000000000
	.quad	0x3f6a5713280dee96
	.quad	0x3ffbc00000000000
	.quad	0x3f53f59620f9ece9
	.quad	0x3ffba00000000000
	.quad	0x3f69f22983759f23
	.quad	0x3ffb900000000000
	.quad	0x3f5478ac63fc8d5c
	.quad	0x3ffb700000000000
	.quad	0x3f6ad87bb4671656
	.quad	0x3ffb600000000000
	.quad	0x3f578b8efbb8148c
	.quad	0x3ffb400000000000
	.quad	0x3f6d0369d0369d03
	.quad	0x3ffb300000000000
	.quad	0x3f5d212b601b3748
	.quad	0x3ffb200000000000
	.quad	0x3f0b2036406c80d9
	.quad	0x3ffb000000000000
	.quad	0x3f629663b24547d1
	.quad	0x3ffaf00000000000
	.quad	0x3f4435e50d79435e
	.quad	0x3ffad00000000000
	.quad	0x3f67d0ff2920bc03
	.quad	0x3ffac00000000000
	.quad	0x3f55c06b15c06b16
	.quad	0x3ffaa00000000000
	.quad	0x3f6e3a5f0fd7f954
	.quad	0x3ffa900000000000
	.quad	0x3f61dec0d4c77b03
	.quad	0x3ffa800000000000
	.quad	0x3f473289870ac52e
	.quad	0x3ffa600000000000
	.quad	0x3f6a034da034da03
	.quad	0x3ffa500000000000
	.quad	0x3f5d041da2292856
	.quad	0x3ffa400000000000
	.quad	0x3f3a41a41a41a41a
	.quad	0x3ffa200000000000
	.quad	0x3f68550f8a39409d
	.quad	0x3ffa100000000000
	.quad	0x3f5b4fe5e92c0686
	.quad	0x3ffa000000000000
	.quad	0x3f3a01a01a01a01a
	.quad	0x3ff9e00000000000
	.quad	0x3f691d2a2067b23a
	.quad	0x3ff9d00000000000
	.quad	0x3f5e7c5dada0b4e5
	.quad	0x3ff9c00000000000
	.quad	0x3f468a7725080ce1
	.quad	0x3ff9a00000000000
	.quad	0x3f6c49d4aa21b490
	.quad	0x3ff9900000000000
	.quad	0x3f63333333333333
	.quad	0x3ff9800000000000
	.quad	0x3f54bc363b03fccf
	.quad	0x3ff9700000000000
	.quad	0x3f2c9f01970e4f81
	.quad	0x3ff9500000000000
	.quad	0x3f697617c6ef5b25
	.quad	0x3ff9400000000000
	.quad	0x3f6161f9add3c0ca
	.quad	0x3ff9300000000000
	.quad	0x3f5319fe6cb39806
	.quad	0x3ff9200000000000
	.quad	0x3f2f693a1c451ab3
	.quad	0x3ff9000000000000
	.quad	0x3f6a9e240321a9e2
	.quad	0x3ff8f00000000000
	.quad	0x3f63831f3831f383
	.quad	0x3ff8e00000000000
	.quad	0x3f5949ebc4dcfc1c
	.quad	0x3ff8d00000000000
	.quad	0x3f480c6980c6980c
	.quad	0x3ff8b00000000000
	.quad	0x3f6f9d00c5fe7403
	.quad	0x3ff8a00000000000
	.quad	0x3f69721ed7e75347
	.quad	0x3ff8900000000000
	.quad	0x3f6381ec0313381f
	.quad	0x3ff8800000000000
	.quad	0x3f5b97c2aec12653
	.quad	0x3ff8700000000000
	.quad	0x3f509ef3024ae3ba
	.quad	0x3ff8600000000000
	.quad	0x3f38618618618618
	.quad	0x3ff8400000000000
	.quad	0x3f6e0184f00c2780
	.quad	0x3ff8300000000000
	.quad	0x3f692ef5657dba52
	.quad	0x3ff8200000000000
	.quad	0x3f64940305494030
	.quad	0x3ff8100000000000
	.quad	0x3f60303030303030
	.quad	0x3ff8000000000000
	.quad	0x3f58060180601806
	.quad	0x3ff7f00000000000
	.quad	0x3f5017f405fd017f
	.quad	0x3ff7e00000000000
	.quad	0x3f412a8ad278e8dd
	.quad	0x3ff7d00000000000
	.quad	0x3f17d05f417d05f4
	.quad	0x3ff7b00000000000
	.quad	0x3f6d67245c02f7d6
	.quad	0x3ff7a00000000000
	.quad	0x3f6a4411c1d986a9
	.quad	0x3ff7900000000000
	.quad	0x3f6754d76c7316df
	.quad	0x3ff7800000000000
	.quad	0x3f649902f149902f
	.quad	0x3ff7700000000000
	.quad	0x3f621023358c1a68
	.quad	0x3ff7600000000000
	.quad	0x3f5f7390d2a6c406
	.quad	0x3ff7500000000000
	.quad	0x3f5b2b0805d5b2b1
	.quad	0x3ff7400000000000
	.quad	0x3f5745d1745d1746
	.quad	0x3ff7300000000000
	.quad	0x3f53c31507fa32c4
	.quad	0x3ff7200000000000
	.quad	0x3f50a1fd1b7af017
	.quad	0x3ff7100000000000
	.quad	0x3f4bc36ce3e0453a
	.quad	0x3ff7000000000000
	.quad	0x3f4702e05c0b8170
	.quad	0x3ff6f00000000000
	.quad	0x3f4300b79300b793
	.quad	0x3ff6e00000000000
	.quad	0x3f3f76b4337c6cb1
	.quad	0x3ff6d00000000000
	.quad	0x3f3a62681c860fb0
	.quad	0x3ff6c00000000000
	.quad	0x3f36c16c16c16c17
	.quad	0x3ff6b00000000000
	.quad	0x3f3490aa31a3cfc7
	.quad	0x3ff6a00000000000
	.quad	0x3f33cd153729043e
	.quad	0x3ff6900000000000
	.quad	0x3f3473a88d0bfd2e
	.quad	0x3ff6800000000000
	.quad	0x3f36816816816817
	.quad	0x3ff6700000000000
	.quad	0x3f39f36016719f36
	.quad	0x3ff6600000000000
	.quad	0x3f3ec6a5122f9016
	.quad	0x3ff6500000000000
	.quad	0x3f427c29da5519cf
	.quad	0x3ff6400000000000
	.quad	0x3f4642c8590b2164
	.quad	0x3ff6300000000000
	.quad	0x3f4ab5c45606f00b
	.quad	0x3ff6200000000000
	.quad	0x3f4fd3b80b11fd3c
	.quad	0x3ff6100000000000
	.quad	0x3f52cda0c6ba4eaa
	.quad	0x3ff6000000000000
	.quad	0x3f56058160581606
	.quad	0x3ff5f00000000000
	.quad	0x3f5990d0a4b7ef87
	.quad	0x3ff5e00000000000
	.quad	0x3f5d6ee340579d6f
	.quad	0x3ff5d00000000000
	.quad	0x3f60cf87d9c54a69
	.quad	0x3ff5c00000000000
	.quad	0x3f6310572620ae4c
	.quad	0x3ff5b00000000000
	.quad	0x3f65798c8ff522a2
	.quad	0x3ff5a00000000000
	.quad	0x3f680ad602b580ad
	.quad	0x3ff5900000000000
	.quad	0x3f6ac3e24799546f
	.quad	0x3ff5800000000000
	.quad	0x3f6da46102b1da46
	.quad	0x3ff5800000000000
	.quad	0x3f15805601580560
	.quad	0x3ff5700000000000
	.quad	0x3f3ed3c506b39a23
	.quad	0x3ff5600000000000
	.quad	0x3f4cbdd3e2970f60
	.quad	0x3ff5500000000000
	.quad	0x3f55555555555555
	.quad	0x3ff5400000000000
	.quad	0x3f5c979aee0bf805
	.quad	0x3ff5300000000000
	.quad	0x3f621291e81fd58e
	.quad	0x3ff5200000000000
	.quad	0x3f65fead500a9580
	.quad	0x3ff5100000000000
	.quad	0x3f6a0fd5c5f02a3a
	.quad	0x3ff5000000000000
	.quad	0x3f6e45c223898adc
	.quad	0x3ff5000000000000
	.quad	0x3f35015015015015
	.quad	0x3ff4f00000000000
	.quad	0x3f4c7b16ea64d422
	.quad	0x3ff4e00000000000
	.quad	0x3f57829cbc14e5e1
	.quad	0x3ff4d00000000000
	.quad	0x3f60877db8589720
	.quad	0x3ff4c00000000000
	.quad	0x3f65710e4b5edcea
	.quad	0x3ff4b00000000000
	.quad	0x3f6a7dbb4d1fc1c8
	.quad	0x3ff4a00000000000
	.quad	0x3f6fad40a57eb503
	.quad	0x3ff4a00000000000
	.quad	0x3f43fd6bb00a5140
	.quad	0x3ff4900000000000
	.quad	0x3f54e78ecb419ba9
	.quad	0x3ff4800000000000
	.quad	0x3f600a44029100a4
	.quad	0x3ff4700000000000
	.quad	0x3f65c28f5c28f5c3
	.quad	0x3ff4600000000000
	.quad	0x3f6b9c68b2c0cc4a
	.quad	0x3ff4600000000000
	.quad	0x3f2978feb9f34381
	.quad	0x3ff4500000000000
	.quad	0x3f4ecf163bb6500a
	.quad	0x3ff4400000000000
	.quad	0x3f5be1958b67ebb9
	.quad	0x3ff4300000000000
	.quad	0x3f644e6157dc9a3b
	.quad	0x3ff4200000000000
	.quad	0x3f6acc4baa3f0ddf
	.quad	0x3ff4200000000000
	.quad	0x3f26a4cbcb2a247b
	.quad	0x3ff4100000000000
	.quad	0x3f50505050505050
	.quad	0x3ff4000000000000
	.quad	0x3f5e0b4439959819
	.quad	0x3ff3f00000000000
	.quad	0x3f66027f6027f602
	.quad	0x3ff3e00000000000
	.quad	0x3f6d1e854b5e0db4
	.quad	0x3ff3e00000000000
	.quad	0x3f4165e7254813e2
	.quad	0x3ff3d00000000000
	.quad	0x3f576646a9d716ef
	.quad	0x3ff3c00000000000
	.quad	0x3f632b48f757ce88
	.quad	0x3ff3b00000000000
	.quad	0x3f6ac1b24652a906
	.quad	0x3ff3b00000000000
	.quad	0x3f33b13b13b13b14
	.quad	0x3ff3a00000000000
	.quad	0x3f5490e1eb208984
	.quad	0x3ff3900000000000
	.quad	0x3f62385830fec66e
	.quad	0x3ff3800000000000
	.quad	0x3f6a45a6cc111b7e
	.quad	0x3ff3800000000000
	.quad	0x3f33813813813814
	.quad	0x3ff3700000000000
	.quad	0x3f556f472517b708
	.quad	0x3ff3600000000000
	.quad	0x3f631be7bc0e8f2a
	.quad	0x3ff3500000000000
	.quad	0x3f6b9cbf3e55f044
	.quad	0x3ff3500000000000
	.quad	0x3f40e7d95bc609a9
	.quad	0x3ff3400000000000
	.quad	0x3f59e6b3804d19e7
	.quad	0x3ff3300000000000
	.quad	0x3f65c8b6af7963c2
	.quad	0x3ff3200000000000
	.quad	0x3f6eb9dad43bf402
	.quad	0x3ff3200000000000
	.quad	0x3f4f1a515885fb37
	.quad	0x3ff3100000000000
	.quad	0x3f60eeb1d3d76c02
	.quad	0x3ff3000000000000
	.quad	0x3f6a320261a32026
	.quad	0x3ff3000000000000
	.quad	0x3f3c82ac40260390
	.quad	0x3ff2f00000000000
	.quad	0x3f5a12f684bda12f
	.quad	0x3ff2e00000000000
	.quad	0x3f669d43fda2962c
	.quad	0x3ff2e00000000000
	.quad	0x3f02e025c04b8097
	.quad	0x3ff2d00000000000
	.quad	0x3f542804b542804b
	.quad	0x3ff2c00000000000
	.quad	0x3f63f69b02593f6a
	.quad	0x3ff2b00000000000
	.quad	0x3f6df31cb46e21fa
	.quad	0x3ff2b00000000000
	.quad	0x3f5012b404ad012b
	.quad	0x3ff2a00000000000
	.quad	0x3f623925e7820a7f
	.quad	0x3ff2900000000000
	.quad	0x3f6c8253c8253c82
	.quad	0x3ff2900000000000
	.quad	0x3f4b92ddc02526e5
	.quad	0x3ff2800000000000
	.quad	0x3f61602511602511
	.quad	0x3ff2700000000000
	.quad	0x3f6bf471439c9adf
	.quad	0x3ff2700000000000
	.quad	0x3f4a85c40939a85c
	.quad	0x3ff2600000000000
	.quad	0x3f6166f9ac024d16
	.quad	0x3ff2500000000000
	.quad	0x3f6c44e10125e227
	.quad	0x3ff2500000000000
	.quad	0x3f4cebf48bbd90e5
	.quad	0x3ff2400000000000
	.quad	0x3f62492492492492
	.quad	0x3ff2300000000000
	.quad	0x3f6d6f2e2ec0b673
	.quad	0x3ff2300000000000
	.quad	0x3f5159e26af37c05
	.quad	0x3ff2200000000000
	.quad	0x3f64024540245402
	.quad	0x3ff2100000000000
	.quad	0x3f6f6f0243f6f024
	.quad	0x3ff2100000000000
	.quad	0x3f55e60121579805
	.quad	0x3ff2000000000000
	.quad	0x3f668e18cf81b10f
	.quad	0x3ff2000000000000
	.quad	0x3f32012012012012
	.quad	0x3ff1f00000000000
	.quad	0x3f5c11f7047dc11f
	.quad	0x3ff1e00000000000
	.quad	0x3f69e878ff70985e
	.quad	0x3ff1e00000000000
	.quad	0x3f4779d9fdc3a219
	.quad	0x3ff1d00000000000
	.quad	0x3f61eace5c957907
	.quad	0x3ff1c00000000000
	.quad	0x3f6e0d5b450239e1
	.quad	0x3ff1c00000000000
	.quad	0x3f548bf073816367
	.quad	0x3ff1b00000000000
	.quad	0x3f6694808dda5202
	.quad	0x3ff1b00000000000
	.quad	0x3f37c67f2bae2b21
	.quad	0x3ff1a00000000000
	.quad	0x3f5ee58469ee5847
	.quad	0x3ff1900000000000
	.quad	0x3f6c0233c0233c02
	.quad	0x3ff1900000000000
	.quad	0x3f514e02328a7012
	.quad	0x3ff1800000000000
	.quad	0x3f6561072057b573
	.quad	0x3ff1800000000000
	.quad	0x3f31811811811812
	.quad	0x3ff1700000000000
	.quad	0x3f5e28646f5a1060
	.quad	0x3ff1600000000000
	.quad	0x3f6c0d1284e6f1d7
	.quad	0x3ff1600000000000
	.quad	0x3f523543f0c80459
	.quad	0x3ff1500000000000
	.quad	0x3f663cbeea4e1a09
	.quad	0x3ff1500000000000
	.quad	0x3f3b9a3fdd5c8cb8
	.quad	0x3ff1400000000000
	.quad	0x3f60be1c159a76d2
	.quad	0x3ff1300000000000
	.quad	0x3f6e1d1a688e4838
	.quad	0x3ff1300000000000
	.quad	0x3f572044d72044d7
	.quad	0x3ff1200000000000
	.quad	0x3f691713db81577b
	.quad	0x3ff1200000000000
	.quad	0x3f4ac73ae9819b50
	.quad	0x3ff1100000000000
	.quad	0x3f6460334e904cf6
	.quad	0x3ff1100000000000
	.quad	0x3f31111111111111
	.quad	0x3ff1000000000000
	.quad	0x3f5feef80441fef0
	.quad	0x3ff0f00000000000
	.quad	0x3f6de021fde021fe
	.quad	0x3ff0f00000000000
	.quad	0x3f57b7eacc9686a0
	.quad	0x3ff0e00000000000
	.quad	0x3f69ead7cd391fbc
	.quad	0x3ff0e00000000000
	.quad	0x3f50195609804390
	.quad	0x3ff0d00000000000
	.quad	0x3f6641511e8d2b32
	.quad	0x3ff0d00000000000
	.quad	0x3f4222b1acf1ce96
	.quad	0x3ff0c00000000000
	.quad	0x3f62e29f79b47582
	.quad	0x3ff0c00000000000
	.quad	0x3f24f0d1682e11cd
	.quad	0x3ff0b00000000000
	.quad	0x3f5f9bb096771e4d
	.quad	0x3ff0a00000000000
	.quad	0x3f6e5ee45dd96ae2
	.quad	0x3ff0a00000000000
	.quad	0x3f5a0429a0429a04
	.quad	0x3ff0900000000000
	.quad	0x3f6bb74d5f06c021
	.quad	0x3ff0900000000000
	.quad	0x3f54fce404254fce
	.quad	0x3ff0800000000000
	.quad	0x3f695766eacbc402
	.quad	0x3ff0800000000000
	.quad	0x3f50842108421084
	.quad	0x3ff0700000000000
	.quad	0x3f673e5371d5c338
	.quad	0x3ff0700000000000
	.quad	0x3f4930523fbe3368
	.quad	0x3ff0600000000000
	.quad	0x3f656b38f225f6c4
	.quad	0x3ff0600000000000
	.quad	0x3f426e978d4fdf3b
	.quad	0x3ff0500000000000
	.quad	0x3f63dd40e4eb0cc6
	.quad	0x3ff0500000000000
	.quad	0x3f397f7d73404146
	.quad	0x3ff0400000000000
	.quad	0x3f6293982cc98af1
	.quad	0x3ff0400000000000
	.quad	0x3f30410410410410
	.quad	0x3ff0300000000000
	.quad	0x3f618d6f048ff7e4
	.quad	0x3ff0300000000000
	.quad	0x3f2236a3ebc349de
	.quad	0x3ff0200000000000
	.quad	0x3f60c9f8ee53d18c
	.quad	0x3ff0200000000000
	.quad	0x3f10204081020408
	.quad	0x3ff0100000000000
	.quad	0x3f60486ca2f46ea6
	.quad	0x3ff0100000000000
	.quad	0x3ef0101010101010
	.quad	0x3ff0000000000000
	.quad	0x3f60080402010080
	.quad	0x3ff0000000000000
	.quad	0x0000000000000000
	.zero	16
	.size	LOG_F_INV_TBL, 4128

	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           math_double
    .private_segment_fixed_size: 0
    .sgpr_count:     66
    .sgpr_spill_count: 0
    .symbol:         math_double.kd
    .vgpr_count:     162
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
