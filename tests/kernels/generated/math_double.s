	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	math_double             ; -- Begin function math_double
	.globl	math_double
	.p2align	8
	.type	math_double,@function
math_double:                            ; @math_double
; %bb.0:
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
                                        ; implicit-def: $vgpr150
                                        ; implicit-def: $vgpr1_vgpr2
                                        ; implicit-def: $vgpr31_vgpr32
	s_waitcnt vmcnt(3)
	v_cmp_nlt_f64_e64 s[2:3], |v[21:22]|, s[10:11]
	v_and_b32_e32 v28, 0x7fffffff, v22
	v_mov_b32_e32 v27, v21
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
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
; %bb.3:
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
                                        ; implicit-def: $vgpr151
                                        ; implicit-def: $vgpr7_vgpr8
                                        ; implicit-def: $vgpr39_vgpr40
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_6
; %bb.5:
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
; %bb.7:
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
; %bb.9:
	v_mov_b32_e32 v41, 0x3ca00000
	v_mov_b32_e32 v42, 0x3ff00000
	v_cndmask_b32_e32 v147, v41, v42, vcc
	v_mov_b32_e32 v42, v38
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v41, v37
.LBB0_10:                               ; =>This Inner Loop Header: Depth=1
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
; %bb.11:
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
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s44, s44, 8
	s_addc_u32 s45, s45, 0
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	s_add_i32 s5, s5, 1
	s_cmp_eq_u32 s5, 14
	s_cbranch_scc1 .LBB0_22
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
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
; %bb.15:                               ;   in Loop: Header=BB0_14 Depth=1
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
.LBB0_16:                               ;   in Loop: Header=BB0_14 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f64_e32 vcc, s[0:1], v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_14 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_18:                               ;   in Loop: Header=BB0_14 Depth=1
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
; %bb.19:                               ;   in Loop: Header=BB0_14 Depth=1
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
.LBB0_20:                               ;   in Loop: Header=BB0_14 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[2:3], 0x8
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f64_e32 vcc, s[0:1], v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
; %bb.21:                               ;   in Loop: Header=BB0_14 Depth=1
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 17432
; NumSgprs: 66
; NumVgprs: 162
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 40
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 162
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.type	__const.math_double.limit,@object ; @__const.math_double.limit
	.section	.rodata,#alloc
	.p2align	3
__const.math_double.limit:
	.quad	0x4014000000000000              ; double 5
	.quad	0x4014000000000000              ; double 5
	.quad	0x4010000000000000              ; double 4
	.quad	0x4010000000000000              ; double 4
	.quad	0x4010000000000000              ; double 4
	.quad	0x4010000000000000              ; double 4
	.quad	0x4031000000000000              ; double 17
	.quad	0x3ff0000000000000              ; double 1
	.quad	0x4018000000000000              ; double 6
	.quad	0x401c000000000000              ; double 7
	.quad	0x4014000000000000              ; double 5
	.quad	0x4014000000000000              ; double 5
	.quad	0x0000000000000000              ; double 0
	.quad	0x4008000000000000              ; double 3
	.size	__const.math_double.limit, 112

	.type	PIBITS_TBL,@object              ; @PIBITS_TBL
PIBITS_TBL:
	.asciz	"\340\361\033\301\fX!t5~\304~\355\257\251KJ)\336\347\034\364\354\305\227\257\037\353\236\324\265\250\177y\232\375\030=\335&,\237<\373\331\264}\264)h-F\274\274?`\026x\377_\342\177\354\240\344\367.~\021r\322\347L\r\346XG\346\004\371}\321\232\300q\246\023\022\355\272\324\327\b\242\373\234\246\304r\254w\370sHF'\250\273$\031\200K7\t\351\270\221\334\206\025\357z\257\216E\371\007A\016\361dV\212m\003w\323\324G_\235\360\247T\0209\271\r\346\213\002\000\000\000\000\000\000"
	.size	PIBITS_TBL, 158

	.type	LN_TBL,@object                  ; @LN_TBL
	.p2align	4
LN_TBL:
	.zero	16
	.quad	0x3f8fc0a800000000              ; double 0.015504181385040283
	.quad	0x3e361f807c79f3db              ; double 5.1509249709477288E-9
	.quad	0x3f9f829800000000              ; double 0.030771613121032715
	.quad	0x3e6873c1980267c8              ; double 4.5545720973527279E-8
	.quad	0x3fa7745800000000              ; double 0.045809507369995117
	.quad	0x3e5ec65b9f88c69e              ; double 2.8661299085979178E-8
	.quad	0x3faf0a3000000000              ; double 0.060624599456787109
	.quad	0x3e58022c54cc2f99              ; double 2.2359647733205606E-8
	.quad	0x3fb341d700000000              ; double 0.075223386287689209
	.quad	0x3e62c37a3a125330              ; double 3.4949898316714227E-8
	.quad	0x3fb6f0d200000000              ; double 0.089612126350402832
	.quad	0x3e615cad69737c93              ; double 3.23392843005887E-8
	.quad	0x3fba926d00000000              ; double 0.10379678010940552
	.quad	0x3e4d256ab1b285e9              ; double 1.3572238047247937E-8
	.quad	0x3fbe270700000000              ; double 0.11778301000595093
	.quad	0x3e5b8abcb97a7aa2              ; double 2.5650432526804419E-8
	.quad	0x3fc0d77e00000000              ; double 0.1315762996673584
	.quad	0x3e6f34239659a5dc              ; double 5.8121360874151214E-8
	.quad	0x3fc2955280000000              ; double 0.14518195390701294
	.quad	0x3e6e07fd48d30177              ; double 5.5937484957828809E-8
	.quad	0x3fc44d2b00000000              ; double 0.15860497951507568
	.quad	0x3e6b32df4799f4f6              ; double 5.0661562900499619E-8
	.quad	0x3fc5ff3000000000              ; double 0.17185020446777344
	.quad	0x3e6c29e4f4f21cf8              ; double 5.2458885784840096E-8
	.quad	0x3fc7ab8900000000              ; double 0.18492233753204346
	.quad	0x3e1086c848df1b59              ; double 9.6196853563265351E-10
	.quad	0x3fc9525a80000000              ; double 0.19782572984695435
	.quad	0x3e4cf456b4764130              ; double 1.3482965534659446E-8
	.quad	0x3fcaf3c900000000              ; double 0.21056473255157471
	.quad	0x3e63a02ffcb63398              ; double 3.6555774930638303E-8
	.quad	0x3fcc8ff780000000              ; double 0.22314351797103882
	.quad	0x3e61e6a6886b0976              ; double 3.334317093740692E-8
	.quad	0x3fce270700000000              ; double 0.23556602001190186
	.quad	0x3e6b8abcb97a7aa2              ; double 5.1300865053608838E-8
	.quad	0x3fcfb91800000000              ; double 0.24783611297607422
	.quad	0x3e6b578f8aa35552              ; double 5.0928507038030605E-8
	.quad	0x3fd0a324c0000000              ; double 0.25995749235153198
	.quad	0x3e6139c871afb9fc              ; double 3.2085394084550206E-8
	.quad	0x3fd1675c80000000              ; double 0.27193367481231689
	.quad	0x3e65d5d30701ce64              ; double 4.067132486430042E-8
	.quad	0x3fd22941c0000000              ; double 0.28376811742782593
	.quad	0x3e6de7bcb2d12142              ; double 5.5702818670612522E-8
	.quad	0x3fd2e8e280000000              ; double 0.2954641580581665
	.quad	0x3e6d708e984e1664              ; double 5.4835669372480428E-8
	.quad	0x3fd3a64c40000000              ; double 0.30702501535415649
	.quad	0x3e556945e9c72f36              ; double 1.99407553679345E-8
	.quad	0x3fd4618bc0000000              ; double 0.31845372915267944
	.quad	0x3e20e2f613e85bda              ; double 1.9658551724508723E-9
	.quad	0x3fd51aad80000000              ; double 0.32975327968597412
	.quad	0x3e3cb7e0b42724f6              ; double 6.6864938607206732E-9
	.quad	0x3fd5d1bd80000000              ; double 0.34092652797698975
	.quad	0x3e6fac04e52846c7              ; double 5.8993603464211339E-8
	.quad	0x3fd686c800000000              ; double 0.35197639465332031
	.quad	0x3e5e9b14aec442be              ; double 2.8503857872155447E-8
	.quad	0x3fd739d7c0000000              ; double 0.36290544271469116
	.quad	0x3e6b5de8034e7126              ; double 5.0974677291028448E-8
	.quad	0x3fd7eaf800000000              ; double 0.37371635437011719
	.quad	0x3e6dc157e1b259d3              ; double 5.5423466893321017E-8
	.quad	0x3fd89a3380000000              ; double 0.38441169261932373
	.quad	0x3e3b05096ad69c62              ; double 6.29100830926604E-9
	.quad	0x3fd9479400000000              ; double 0.39499378204345703
	.quad	0x3e5c2116faba4cdd              ; double 2.6197411946856394E-8
	.quad	0x3fd9f323c0000000              ; double 0.40546506643295288
	.quad	0x3e665fcc25f95b47              ; double 4.167521150111864E-8
	.quad	0x3fda9cec80000000              ; double 0.41582787036895752
	.quad	0x3e5a9a08498d4850              ; double 2.4774753446082079E-8
	.quad	0x3fdb44f740000000              ; double 0.42608433961868286
	.quad	0x3e6de647b1465f77              ; double 5.5692217201796421E-8
	.quad	0x3fdbeb4d80000000              ; double 0.43623673915863037
	.quad	0x3e5da71b7bf7861d              ; double 2.7616287699255291E-8
	.quad	0x3fdc8ff7c0000000              ; double 0.44628709554672241
	.quad	0x3e3e6a6886b09760              ; double 7.0816970994232148E-9
	.quad	0x3fdd32fe40000000              ; double 0.45623737573623657
	.quad	0x3e6f0075eab0ef64              ; double 5.7745351022115178E-8
	.quad	0x3fddd46a00000000              ; double 0.46608972549438477
	.quad	0x3e33071282fb989b              ; double 4.4302144589336196E-9
	.quad	0x3fde744240000000              ; double 0.47584587335586548
	.quad	0x3e60eb43c3f1bed2              ; double 3.1514098435749586E-8
	.quad	0x3fdf128f40000000              ; double 0.4855077862739563
	.quad	0x3e5faf06ecb35c84              ; double 2.9507744508973667E-8
	.quad	0x3fdfaf5880000000              ; double 0.49507725238800049
	.quad	0x3e4ef1e63db35f68              ; double 1.4409851026316715E-8
	.quad	0x3fe02552a0000000              ; double 0.50455600023269653
	.quad	0x3e469743fb1a71a5              ; double 1.0519698753855183E-8
	.quad	0x3fe0723e40000000              ; double 0.51394569873809814
	.quad	0x3e6c1cdf404e5796              ; double 5.2364136172269755E-8
	.quad	0x3fe0be72e0000000              ; double 0.52324813604354858
	.quad	0x3e4094aa0ada625e              ; double 7.7209992525324307E-9
	.quad	0x3fe109f380000000              ; double 0.53246474266052246
	.quad	0x3e6e2d4c96fde3ec              ; double 5.620894938293642E-8
	.quad	0x3fe154c3c0000000              ; double 0.54159724712371826
	.quad	0x3e62f4d5e9a98f34              ; double 3.5309026109857795E-8
	.quad	0x3fe19ee6a0000000              ; double 0.5506470799446106
	.quad	0x3e6467c96ecc5cbe              ; double 3.8008051683556824E-8
	.quad	0x3fe1e85f40000000              ; double 0.55961573123931885
	.quad	0x3e6e7040d03dec5a              ; double 5.6696103838614641E-8
	.quad	0x3fe23130c0000000              ; double 0.5685046911239624
	.quad	0x3e67bebf4282de36              ; double 4.4228706309734985E-8
	.quad	0x3fe2795e00000000              ; double 0.57731533050537109
	.quad	0x3e6289b11aeb783f              ; double 3.452945251056811E-8
	.quad	0x3fe2c0e9e0000000              ; double 0.58604902029037476
	.quad	0x3e5a891d1772f538              ; double 2.4713203453044743E-8
	.quad	0x3fe307d720000000              ; double 0.59470707178115845
	.quad	0x3e634f10be1fb591              ; double 3.5965534342248721E-8
	.quad	0x3fe34e2880000000              ; double 0.60329079627990723
	.quad	0x3e6d9ce1d316eb93              ; double 5.5158177035778086E-8
	.quad	0x3fe393e0c0000000              ; double 0.61180150508880615
	.quad	0x3e63562a19a9c442              ; double 3.6017186751186137E-8
	.quad	0x3fe3d90260000000              ; double 0.62024039030075073
	.quad	0x3e54e2adf548084c              ; double 1.9451106796429618E-8
	.quad	0x3fe41d8fe0000000              ; double 0.62860864400863647
	.quad	0x3e508ce55cc8c97a              ; double 1.5413737663134935E-8
	.quad	0x3fe4618bc0000000              ; double 0.63690745830535889
	.quad	0x3e30e2f613e85bda              ; double 3.9317103449017446E-9
	.quad	0x3fe4a4f840000000              ; double 0.64513790607452393
	.quad	0x3e6db03ebb0227bf              ; double 5.5299060775883977E-8
	.quad	0x3fe4e7d800000000              ; double 0.65330123901367188
	.quad	0x3e61b75bb09cb098              ; double 3.2999073763758614E-8
	.quad	0x3fe52a2d20000000              ; double 0.66139847040176392
	.quad	0x3e496f16abb9df22              ; double 1.184360109224461E-8
	.quad	0x3fe56bf9c0000000              ; double 0.66943061351776123
	.quad	0x3e65b3f399411c62              ; double 4.0424868036830135E-8
	.quad	0x3fe5ad4040000000              ; double 0.67739880084991455
	.quad	0x3e586b3e59f65355              ; double 2.2741891590028432E-8
	.quad	0x3fe5ee02a0000000              ; double 0.68530398607254028
	.quad	0x3e52482ceae1ac12              ; double 1.7026379133340921E-8
	.quad	0x3fe62e42e0000000              ; double 0.69314712285995483
	.quad	0x3e6efa39ef35793c              ; double 5.7699990475432854E-8
	.size	LN_TBL, 1040

	.type	ATAN_JBY256_TBL,@object         ; @ATAN_JBY256_TBL
	.p2align	4
ATAN_JBY256_TBL:
	.quad	0x3faff55b00000000              ; double 0.06241878867149353
	.quad	0x3e56e59fbd38db2c              ; double 2.132446381820054E-8
	.quad	0x3fb0f99e00000000              ; double 0.066308856010437012
	.quad	0x3e64e3aa54dedf96              ; double 3.8909386476171276E-8
	.quad	0x3fb1f86d00000000              ; double 0.070196926593780518
	.quad	0x3e67e105ab1bda88              ; double 4.4478090000943745E-8
	.quad	0x3fb2f71900000000              ; double 0.074082911014556885
	.quad	0x3e48c5254d013fd0              ; double 1.1534476846011275E-8
	.quad	0x3fb3f59f00000000              ; double 0.077966630458831787
	.quad	0x3e2cf8ab3ad62670              ; double 3.3727105194539531E-9
	.quad	0x3fb4f3fd00000000              ; double 0.081847965717315673
	.quad	0x3e59dca4bec80468              ; double 2.4085760873610986E-8
	.quad	0x3fb5f23200000000              ; double 0.08572685718536377
	.quad	0x3e53f4b5ec98a8da              ; double 1.8585381045062381E-8
	.quad	0x3fb6f03b00000000              ; double 0.089603126049041748
	.quad	0x3e6b9d49619d81fe              ; double 5.1435829996922508E-8
	.quad	0x3fb7ee1800000000              ; double 0.093476772308349609
	.quad	0x3e43017887460934              ; double 8.8502398541295248E-9
	.quad	0x3fb8ebc500000000              ; double 0.097347557544708251
	.quad	0x3e511e3eca0b9944              ; double 1.5942515421435843E-8
	.quad	0x3fb9e94100000000              ; double 0.1012154221534729
	.quad	0x3e54f3f73c5a332e              ; double 1.9513993773775575E-8
	.quad	0x3fbae68a00000000              ; double 0.105080246925354
	.quad	0x3e5c71c8ae0e00a6              ; double 2.6490975527354432E-8
	.quad	0x3fbbe39e00000000              ; double 0.10894191265106201
	.quad	0x3e67cde0f86fbdc7              ; double 4.4338803788123107E-8
	.quad	0x3fbce07c00000000              ; double 0.11280035972595215
	.quad	0x3e570f328c889c72              ; double 2.1475707242182127E-8
	.quad	0x3fbddd2100000000              ; double 0.11665540933609009
	.quad	0x3e5c07ae9b994efe              ; double 2.6104979267075422E-8
	.quad	0x3fbed98c00000000              ; double 0.12050700187683105
	.quad	0x3e40c8021d7b1698              ; double 7.814393506744663E-9
	.quad	0x3fbfd5ba00000000              ; double 0.12435495853424072
	.quad	0x3e635585edb8cb22              ; double 3.6012520712375102E-8
	.quad	0x3fc068d500000000              ; double 0.12819921970367432
	.quad	0x3e70842567b30e96              ; double 6.1527623817934377E-8
	.quad	0x3fc0e6ad00000000              ; double 0.13203966617584229
	.quad	0x3e799e811031472e              ; double 9.5438796464118429E-8
	.quad	0x3fc1646500000000              ; double 0.13587629795074463
	.quad	0x3e6041821416bcee              ; double 3.0278956685150275E-8
	.quad	0x3fc1e1fa00000000              ; double 0.1397087574005127
	.quad	0x3e7f6086e4dc96f4              ; double 1.1688865094987086E-7
	.quad	0x3fc25f6e00000000              ; double 0.14353728294372559
	.quad	0x3e471a535c5f1b58              ; double 1.0758095646865334E-8
	.quad	0x3fc2dcbd00000000              ; double 0.1473613977432251
	.quad	0x3e765f743fe63ca1              ; double 8.3345426537953543E-8
	.quad	0x3fc359e800000000              ; double 0.15118122100830078
	.quad	0x3e7dbd733472d014              ; double 1.1079027927262953E-7
	.quad	0x3fc3d6ee00000000              ; double 0.15499663352966309
	.quad	0x3e7d18cc4d8b0d1d              ; double 1.0839427789636621E-7
	.quad	0x3fc453ce00000000              ; double 0.15880751609802246
	.quad	0x3e78c12553c8fb29              ; double 9.2217608612684109E-8
	.quad	0x3fc4d08700000000              ; double 0.16261374950408936
	.quad	0x3e753b49e2e8f991              ; double 7.9093859219904879E-8
	.quad	0x3fc54d1800000000              ; double 0.16641521453857422
	.quad	0x3e77422ae148c141              ; double 8.6644540716429312E-8
	.quad	0x3fc5c98100000000              ; double 0.17021191120147705
	.quad	0x3e4e3ec269df56a8              ; double 1.4083997353709244E-8
	.quad	0x3fc645bf00000000              ; double 0.1740034818649292
	.quad	0x3e7ff6754e7e0ac9              ; double 1.190704385073076E-7
	.quad	0x3fc6c1d400000000              ; double 0.17779016494750977
	.quad	0x3e7131267b1b5aad              ; double 6.404516630517162E-8
	.quad	0x3fc73dbd00000000              ; double 0.1815716028213501
	.quad	0x3e7d14fa403a94bc              ; double 1.0833868207634367E-7
	.quad	0x3fc7b97b00000000              ; double 0.18534791469573975
	.quad	0x3e62f396c089a3d8              ; double 3.5299955018792274E-8
	.quad	0x3fc8350b00000000              ; double 0.18911874294281006
	.quad	0x3e7c731d78fa95bb              ; double 1.0598327393004308E-7
	.quad	0x3fc8b06e00000000              ; double 0.19288420677185059
	.quad	0x3e7c50f385177399              ; double 1.0548612407825955E-7
	.quad	0x3fc92ba300000000              ; double 0.19664418697357178
	.quad	0x3e6f41409c6f2c20              ; double 5.8216773228177648E-8
	.quad	0x3fc9a6a800000000              ; double 0.20039844512939453
	.quad	0x3e7d2d90c4c39ec0              ; double 1.0869648398340394E-7
	.quad	0x3fca217e00000000              ; double 0.2041471004486084
	.quad	0x3e680420696f2106              ; double 4.4733508612237754E-8
	.quad	0x3fca9c2300000000              ; double 0.20788991451263428
	.quad	0x3e4b40327943a2e8              ; double 1.2689628716261572E-8
	.quad	0x3fcb169600000000              ; double 0.21162676811218262
	.quad	0x3e65d35e02f3d2a2              ; double 4.065344715891514E-8
	.quad	0x3fcb90d700000000              ; double 0.21535766124725342
	.quad	0x3e64a498288117b0              ; double 3.8450484630055703E-8
	.quad	0x3fcc0ae500000000              ; double 0.21908247470855713
	.quad	0x3e635da119afb324              ; double 3.6071500640480727E-8
	.quad	0x3fcc84bf00000000              ; double 0.2228010892868042
	.quad	0x3e714e85cdb9a908              ; double 6.4472590316552272E-8
	.quad	0x3fccfe6500000000              ; double 0.22651350498199463
	.quad	0x3e638754e5547b9a              ; double 3.6374924997640946E-8
	.quad	0x3fcd77d500000000              ; double 0.23021948337554932
	.quad	0x3e7be40ae6ce3246              ; double 1.0390129441383391E-7
	.quad	0x3fcdf11000000000              ; double 0.23391914367675781
	.quad	0x3e70c993b3bea7e7              ; double 6.2537975630216788E-8
	.quad	0x3fce6a1400000000              ; double 0.23761224746704102
	.quad	0x3e71d2dd89ac3359              ; double 6.6398430236848883E-8
	.quad	0x3fcee2e100000000              ; double 0.24129879474639893
	.quad	0x3e61476603332c46              ; double 3.2184459897154828E-8
	.quad	0x3fcf5b7500000000              ; double 0.24497854709625244
	.quad	0x3e7f25901bac55b7              ; double 1.1603061171276583E-7
	.quad	0x3fcfd3d100000000              ; double 0.24865162372589111
	.quad	0x3e7f881b7c826e28              ; double 1.1746462214234773E-7
	.quad	0x3fd025fa00000000              ; double 0.25231790542602539
	.quad	0x3e7441996d698d20              ; double 7.54604017965809E-8
	.quad	0x3fd061ee00000000              ; double 0.25597715377807617
	.quad	0x3e8407ac521ea089              ; double 1.4923492935620656E-7
	.quad	0x3fd09dc500000000              ; double 0.25962948799133301
	.quad	0x3e82fb0c6c4b1723              ; double 1.4141692452321743E-7
	.quad	0x3fd0d97e00000000              ; double 0.2632746696472168
	.quad	0x3e8ca135966a3e18              ; double 2.1330806561748349E-7
	.quad	0x3fd1151a00000000              ; double 0.26691293716430664
	.quad	0x3e6b1218e4d646e4              ; double 5.0423093793330232E-8
	.quad	0x3fd1509700000000              ; double 0.27054381370544434
	.quad	0x3e6d4e72a350d288              ; double 5.4587492228165552E-8
	.quad	0x3fd18bf500000000              ; double 0.27416729927062988
	.quad	0x3e84617e2f04c329              ; double 1.5184902891478687E-7
	.quad	0x3fd1c73500000000              ; double 0.27778363227844238
	.quad	0x3e6096ec41e82650              ; double 3.0900430870376927E-8
	.quad	0x3fd2025500000000              ; double 0.28139233589172363
	.quad	0x3e79f91f25773e6e              ; double 9.6757454818473832E-8
	.quad	0x3fd23d5600000000              ; double 0.28499364852905273
	.quad	0x3e659c0820f1d674              ; double 4.0250828552932221E-8
	.quad	0x3fd2783700000000              ; double 0.28858733177185059
	.quad	0x3e602bf7a2df1064              ; double 3.0122226809686109E-8
	.quad	0x3fd2b2f700000000              ; double 0.29217314720153809
	.quad	0x3e8fb36bfc40508f              ; double 2.3618986067007929E-7
	.quad	0x3fd2ed9800000000              ; double 0.29575157165527344
	.quad	0x3e7ea08f3f8dc892              ; double 1.1409515811108089E-7
	.quad	0x3fd3281800000000              ; double 0.29932212829589844
	.quad	0x3e73ed6254656a0e              ; double 7.4234908974657347E-8
	.quad	0x3fd3627700000000              ; double 0.30288481712341309
	.quad	0x3e6b83f5e5e69c58              ; double 5.1251558319623038E-8
	.quad	0x3fd39cb400000000              ; double 0.30643939971923828
	.quad	0x3e8d6ec2af768592              ; double 2.1929039182876392E-7
	.quad	0x3fd3d6d100000000              ; double 0.30998635292053223
	.quad	0x3e6493889a226f94              ; double 3.8326351218755389E-8
	.quad	0x3fd410cb00000000              ; double 0.31352496147155762
	.quad	0x3e85ad8fa65279ba              ; double 1.6151348628409052E-7
	.quad	0x3fd44aa400000000              ; double 0.31705570220947266
	.quad	0x3e6b615784d45434              ; double 5.0999674353558992E-8
	.quad	0x3fd4845a00000000              ; double 0.32057809829711914
	.quad	0x3e809a184368f145              ; double 1.2369403786124677E-7
	.quad	0x3fd4bdee00000000              ; double 0.32409238815307617
	.quad	0x3e761a2439b0d91c              ; double 8.2336795535112378E-8
	.quad	0x3fd4f75f00000000              ; double 0.32759833335876465
	.quad	0x3e7ce1a65e39a978              ; double 1.0759176621305369E-7
	.quad	0x3fd530ad00000000              ; double 0.33109593391418457
	.quad	0x3e832a39a93b6a66              ; double 1.4278994752463182E-7
	.quad	0x3fd569d800000000              ; double 0.33458518981933594
	.quad	0x3e81c3699af804e7              ; double 1.3234712302471188E-7
	.quad	0x3fd5a2e000000000              ; double 0.33806610107421875
	.quad	0x3e575e0f4e44ede8              ; double 2.1762606731659815E-8
	.quad	0x3fd5dbc300000000              ; double 0.3415381908416748
	.quad	0x3e8f77ced1a7a83b              ; double 2.3445486692304429E-7
	.quad	0x3fd6148400000000              ; double 0.34500217437744141
	.quad	0x3e284e7f0cb1b500              ; double 2.8296637026176692E-9
	.quad	0x3fd64d1f00000000              ; double 0.34845709800720215
	.quad	0x3e8ec6b838b02dfe              ; double 2.2930091989090763E-7
	.quad	0x3fd6859700000000              ; double 0.35190367698669434
	.quad	0x3e83ebf4dfbeda87              ; double 1.4842827045026128E-7
	.quad	0x3fd6bdea00000000              ; double 0.35534143447875977
	.quad	0x3e89397aed9cb475              ; double 1.8793740857431398E-7
	.quad	0x3fd6f61900000000              ; double 0.35877060890197754
	.quad	0x3e707937bc239c54              ; double 6.1368594681333406E-8
	.quad	0x3fd72e2200000000              ; double 0.36219072341918945
	.quad	0x3e8aa754553131b6              ; double 1.9858502273358382E-7
	.quad	0x3fd7660700000000              ; double 0.36560225486755371
	.quad	0x3e74a05d407c45dc              ; double 7.6839413162375296E-8
	.quad	0x3fd79dc600000000              ; double 0.36900472640991211
	.quad	0x3e8132231a206dd0              ; double 1.2811905231243675E-7
	.quad	0x3fd7d56000000000              ; double 0.37239837646484375
	.quad	0x3e72d8ecfdd69c88              ; double 7.021191047192365E-8
	.quad	0x3fd80cd400000000              ; double 0.37578296661376953
	.quad	0x3e7a852c74218606              ; double 9.879547938206363E-8
	.quad	0x3fd8442200000000              ; double 0.37915849685668945
	.quad	0x3e871bf2baeebb50              ; double 1.7217675238103499E-7
	.quad	0x3fd87b4b00000000              ; double 0.38252520561218262
	.quad	0x3e483d7db7491820              ; double 1.128772251461697E-8
	.quad	0x3fd8b24d00000000              ; double 0.38588261604309082
	.quad	0x3e6ca50d92b6da14              ; double 5.3354982955585174E-8
	.quad	0x3fd8e92900000000              ; double 0.38923096656799316
	.quad	0x3e56f5cde8530298              ; double 2.1383327571081652E-8
	.quad	0x3fd91fde00000000              ; double 0.39257001876831055
	.quad	0x3e7f343198910740              ; double 1.1624351804829056E-7
	.quad	0x3fd9566d00000000              ; double 0.39590001106262207
	.quad	0x3e70e8d241ccd80a              ; double 6.2992640836905588E-8
	.quad	0x3fd98cd500000000              ; double 0.39922070503234863
	.quad	0x3e71535ac619e6c8              ; double 6.4542903932802196E-8
	.quad	0x3fd9c31600000000              ; double 0.40253210067749023
	.quad	0x3e77316041c36cd2              ; double 8.6400192281428193E-8
	.quad	0x3fd9f93000000000              ; double 0.40583419799804688
	.quad	0x3e7985a000637d8e              ; double 9.507675722023258E-8
	.quad	0x3fda2f2300000000              ; double 0.40912699699401855
	.quad	0x3e6f2f29858c0a68              ; double 5.8085149750812114E-8
	.quad	0x3fda64ee00000000              ; double 0.41241025924682617
	.quad	0x3e8879847f96d909              ; double 1.8235056113502477E-7
	.quad	0x3fda9a9200000000              ; double 0.41568422317504883
	.quad	0x3e8ab3d319e12e42              ; double 1.9894868058739061E-7
	.quad	0x3fdad00f00000000              ; double 0.41894888877868652
	.quad	0x3e75088162dfc4c2              ; double 7.8354866345019766E-8
	.quad	0x3fdb056400000000              ; double 0.42220401763916016
	.quad	0x3e605749a1cd9d8c              ; double 3.0437423448679859E-8
	.quad	0x3fdb3a9100000000              ; double 0.42544960975646973
	.quad	0x3e5da65c6c6b8618              ; double 2.7613572562979741E-8
	.quad	0x3fdb6f9600000000              ; double 0.42868566513061523
	.quad	0x3e6739bf7df1ad64              ; double 4.3261010545420307E-8
	.quad	0x3fdba47300000000              ; double 0.43191218376159668
	.quad	0x3e6bc31252aa3340              ; double 5.1710751532412726E-8
	.quad	0x3fdbd92800000000              ; double 0.43512916564941406
	.quad	0x3e5e528191ad3aa8              ; double 2.8239832787584144E-8
	.quad	0x3fdc0db400000000              ; double 0.43833637237548828
	.quad	0x3e8929d93df19f18              ; double 1.874824695241956E-7
	.quad	0x3fdc421900000000              ; double 0.44153428077697754
	.quad	0x3e5ff11eb693a080              ; double 2.974818916627141E-8
	.quad	0x3fdc765500000000              ; double 0.44472241401672363
	.quad	0x3e455ae3f145a3a0              ; double 9.9442157084358431E-9
	.quad	0x3fdcaa6800000000              ; double 0.44790077209472656
	.quad	0x3e7cbcd8c6c0ca82              ; double 1.0705621073039185E-7
	.quad	0x3fdcde5300000000              ; double 0.45106959342956543
	.quad	0x3e70cb04d425d304              ; double 6.2558958046688116E-8
	.quad	0x3fdd121500000000              ; double 0.45422863960266113
	.quad	0x3e79adfcab5be678              ; double 9.5664101386946459E-8
	.quad	0x3fdd45ae00000000              ; double 0.45737791061401367
	.quad	0x3e893d90c5662508              ; double 1.8805630714835544E-7
	.quad	0x3fdd791f00000000              ; double 0.46051764488220215
	.quad	0x3e768489bd35ff40              ; double 8.3885068937955788E-8
	.quad	0x3fddac6700000000              ; double 0.46364760398864746
	.quad	0x3e3586ed3da2b7e0              ; double 5.0121586552767412E-9
	.quad	0x3fdddf8500000000              ; double 0.46676754951477051
	.quad	0x3e87604d2e850eee              ; double 1.7416609599852209E-7
	.quad	0x3fde127b00000000              ; double 0.46987795829772949
	.quad	0x3e7ac1d12bfb53d8              ; double 9.9677957439536358E-8
	.quad	0x3fde454800000000              ; double 0.47297859191894531
	.quad	0x3e39b3d468274740              ; double 5.9843202636832146E-9
	.quad	0x3fde77eb00000000              ; double 0.47606921195983887
	.quad	0x3e7fc5d68d10e53c              ; double 1.1836292236688758E-7
	.quad	0x3fdeaa6500000000              ; double 0.47915005683898926
	.quad	0x3e88f9e51884becb              ; double 1.8608683328415422E-7
	.quad	0x3fdedcb600000000              ; double 0.48222112655639648
	.quad	0x3e8a87f0869c06d1              ; double 1.9767145725134894E-7
	.quad	0x3fdf0ede00000000              ; double 0.48528242111206055
	.quad	0x3e831e7279f685fa              ; double 1.4244716071719924E-7
	.quad	0x3fdf40dd00000000              ; double 0.48833394050598145
	.quad	0x3e46a8282f9719b0              ; double 1.0550424078554657E-8
	.quad	0x3fdf72b200000000              ; double 0.49137544631958008
	.quad	0x3e60d2724a8a44e0              ; double 3.1333521837163919E-8
	.quad	0x3fdfa45d00000000              ; double 0.49440693855285645
	.quad	0x3e8a60524b11ad4e              ; double 1.9651841890191454E-7
	.quad	0x3fdfd5e000000000              ; double 0.49742889404296875
	.quad	0x3e575fdf832750f0              ; double 2.1769203503917354E-8
	.quad	0x3fe0039c00000000              ; double 0.50044059753417969
	.quad	0x3e8cf06902e4cd36              ; double 2.1561311442652998E-7
	.quad	0x3fe01c3400000000              ; double 0.50344276428222656
	.quad	0x3e6e82422d4f6d10              ; double 5.6827109830044121E-8
	.quad	0x3fe034b700000000              ; double 0.50643491744995117
	.quad	0x3e524a091063e6c0              ; double 1.7033145582336912E-8
	.quad	0x3fe04d2500000000              ; double 0.50941705703735352
	.quad	0x3e78a1a172dc6f38              ; double 9.1759002809570958E-8
	.quad	0x3fe0657e00000000              ; double 0.51238918304443359
	.quad	0x3e929b6619f8a92d              ; double 2.7726630411291657E-7
	.quad	0x3fe07dc300000000              ; double 0.51535177230834961
	.quad	0x3e79274d9c1b70c8              ; double 9.3704193761465693E-8
	.quad	0x3fe095f300000000              ; double 0.51830434799194336
	.quad	0x3e50c34b1fbb7930              ; double 1.561163463683168E-8
	.quad	0x3fe0ae0e00000000              ; double 0.52124691009521484
	.quad	0x3e6639866c20eb50              ; double 4.1396743380838273E-8
	.quad	0x3fe0c61400000000              ; double 0.52417945861816406
	.quad	0x3e86d6d0f6832e9e              ; double 1.7016474918582162E-7
	.quad	0x3fe0de0500000000              ; double 0.52710199356079102
	.quad	0x3e9af54def99f25e              ; double 4.0170878854560009E-7
	.quad	0x3fe0f5e200000000              ; double 0.53001499176025391
	.quad	0x3e916cfc52a00262              ; double 2.5966353922605055E-7
	.quad	0x3fe10daa00000000              ; double 0.53291797637939453
	.quad	0x3e8dcc1e83569c32              ; double 2.2200748765502747E-7
	.quad	0x3fe1255d00000000              ; double 0.53581094741821289
	.quad	0x3e937f7a551ed425              ; double 2.9054225080964408E-7
	.quad	0x3fe13cfb00000000              ; double 0.53869390487670898
	.quad	0x3e9f6360adc98887              ; double 4.677205376666289E-7
	.quad	0x3fe1548500000000              ; double 0.54156732559204102
	.quad	0x3e92c6ec8d35a2c1              ; double 2.7979980395677255E-7
	.quad	0x3fe16bfa00000000              ; double 0.54443073272705078
	.quad	0x3e8bd44df84cb036              ; double 2.0734455232743255E-7
	.quad	0x3fe1835a00000000              ; double 0.54728412628173828
	.quad	0x3e9117cf826e310e              ; double 2.547056986927352E-7
	.quad	0x3fe19aa500000000              ; double 0.55012750625610352
	.quad	0x3e9ca533f332cfc9              ; double 4.2684858953954845E-7
	.quad	0x3fe1b1dc00000000              ; double 0.55296134948730469
	.quad	0x3e90f208509dbc2e              ; double 2.5250672363355222E-7
	.quad	0x3fe1c8fe00000000              ; double 0.55578517913818359
	.quad	0x3e8cd07d93c945de              ; double 2.146841299338497E-7
	.quad	0x3fe1e00b00000000              ; double 0.55859899520874023
	.quad	0x3e957bdfd67e6d72              ; double 3.2013482220159651E-7
	.quad	0x3fe1f70400000000              ; double 0.56140327453613281
	.quad	0x3e7aab89c516c658              ; double 9.9353756574985571E-8
	.quad	0x3fe20de800000000              ; double 0.56419754028320313
	.quad	0x3e63e823b1a1b8a0              ; double 3.7079294482791725E-8
	.quad	0x3fe224b700000000              ; double 0.56698179244995117
	.quad	0x3e8307464a9d6d3c              ; double 1.417727493690837E-7
	.quad	0x3fe23b7100000000              ; double 0.56975603103637695
	.quad	0x3e9c5993cd438843              ; double 4.224466014901988E-7
	.quad	0x3fe2521700000000              ; double 0.57252073287963867
	.quad	0x3e9ba2fca02ab554              ; double 4.1181843372480151E-7
	.quad	0x3fe268a900000000              ; double 0.57527589797973633
	.quad	0x3e801a5b6983a268              ; double 1.1997638150260531E-7
	.quad	0x3fe27f2600000000              ; double 0.57802104949951172
	.quad	0x3e6273d1b350efc8              ; double 3.4370307857152091E-8
	.quad	0x3fe2958e00000000              ; double 0.58075618743896484
	.quad	0x3e864c238c37b0c6              ; double 1.6612870555545327E-7
	.quad	0x3fe2abe200000000              ; double 0.58348178863525391
	.quad	0x3e6aded07370a300              ; double 5.0049961002328301E-8
	.quad	0x3fe2c22100000000              ; double 0.5861973762512207
	.quad	0x3e878091197eb47e              ; double 1.7510513994120806E-7
	.quad	0x3fe2d84c00000000              ; double 0.58890342712402344
	.quad	0x3e74b0f245e0dabc              ; double 7.7080714672903033E-8
	.quad	0x3fe2ee6200000000              ; double 0.59159946441650391
	.quad	0x3e9080d9794e2eaf              ; double 2.4591860752689584E-7
	.quad	0x3fe3046400000000              ; double 0.59428596496582031
	.quad	0x3e8d4ec242b60c76              ; double 2.183590209586262E-7
	.quad	0x3fe31a5200000000              ; double 0.59696292877197266
	.quad	0x3e4221d2f940caa0              ; double 8.4434288797644533E-9
	.quad	0x3fe3302b00000000              ; double 0.59962987899780273
	.quad	0x3e7cdbc42b2bba5c              ; double 1.0750614868788863E-7
	.quad	0x3fe345f000000000              ; double 0.60228729248046875
	.quad	0x3e6cce37bb440840              ; double 5.365449543168209E-8
	.quad	0x3fe35ba000000000              ; double 0.6049346923828125
	.quad	0x3e96c1d999cf1dd0              ; double 3.391091015183966E-7
	.quad	0x3fe3713d00000000              ; double 0.60757303237915039
	.quad	0x3e5bed8a07eb0870              ; double 2.6009872029392061E-8
	.quad	0x3fe386c500000000              ; double 0.61020135879516602
	.quad	0x3e769ed88f490e3c              ; double 8.4267899166462146E-8
	.quad	0x3fe39c3900000000              ; double 0.61282014846801758
	.quad	0x3e6cd41719b73ef0              ; double 5.3697223747018363E-8
	.quad	0x3fe3b19800000000              ; double 0.61542892456054688
	.quad	0x3e9cbc4ac95b41b7              ; double 4.2819255817192168E-7
	.quad	0x3fe3c6e400000000              ; double 0.61802864074707031
	.quad	0x3e9238f1b890f5d7              ; double 2.7153549148395514E-7
	.quad	0x3fe3dc1c00000000              ; double 0.62061882019042969
	.quad	0x3e750c4282259cc4              ; double 7.8409499814507578E-8
	.quad	0x3fe3f13f00000000              ; double 0.6231989860534668
	.quad	0x3e9713d2de87b3e2              ; double 3.4388059913411743E-7
	.quad	0x3fe4064f00000000              ; double 0.62577009201049805
	.quad	0x3e81d5a7d2255276              ; double 1.3287806506036648E-7
	.quad	0x3fe41b4a00000000              ; double 0.62833118438720703
	.quad	0x3e9c0dfd48227ac1              ; double 4.1804680262796763E-7
	.quad	0x3fe4303200000000              ; double 0.63088321685791016
	.quad	0x3e91c964dab76753              ; double 2.6504241176576602E-7
	.quad	0x3fe4450600000000              ; double 0.63342571258544922
	.quad	0x3e86de56d5704496              ; double 1.7038369534751864E-7
	.quad	0x3fe459c600000000              ; double 0.63595867156982422
	.quad	0x3e84aeb71fd19968              ; double 1.5409649725961352E-7
	.quad	0x3fe46e7200000000              ; double 0.63848209381103516
	.quad	0x3e8fbf91c57b1918              ; double 2.3654340241245981E-7
	.quad	0x3fe4830a00000000              ; double 0.64099597930908203
	.quad	0x3e9d6bef7fbe5d9a              ; double 4.3841635010687674E-7
	.quad	0x3fe4978f00000000              ; double 0.64350080490112305
	.quad	0x3e9464d3dc249066              ; double 3.0389216133992778E-7
	.quad	0x3fe4ac0000000000              ; double 0.64599609375
	.quad	0x3e9638e2ec4d9073              ; double 3.311367716056649E-7
	.quad	0x3fe4c05e00000000              ; double 0.64848232269287109
	.quad	0x3e716f4a7247ea7c              ; double 6.4949429452659068E-8
	.quad	0x3fe4d4a800000000              ; double 0.65095901489257813
	.quad	0x3e31a0a740f1d440              ; double 4.1042342988718135E-9
	.quad	0x3fe4e8de00000000              ; double 0.65342617034912109
	.quad	0x3e86edbb0114a33c              ; double 1.7083164086911385E-7
	.quad	0x3fe4fd0100000000              ; double 0.6558842658996582
	.quad	0x3e7dbee8bf1d513c              ; double 1.1081151265790918E-7
	.quad	0x3fe5111000000000              ; double 0.65833282470703125
	.quad	0x3e95b8bdb0248f73              ; double 3.2367772474978361E-7
	.quad	0x3fe5250c00000000              ; double 0.66077232360839844
	.quad	0x3e97de3d3f5eac64              ; double 3.5566273425919268E-7
	.quad	0x3fe538f500000000              ; double 0.66320276260375977
	.quad	0x3e8ee24187ae448a              ; double 2.3010233348973822E-7
	.quad	0x3fe54cca00000000              ; double 0.66562366485595703
	.quad	0x3e9e06c591ec5192              ; double 4.4742900400073863E-7
	.quad	0x3fe5608d00000000              ; double 0.66803598403930664
	.quad	0x3e74e3861a332738              ; double 7.781671356173296E-8
	.quad	0x3fe5743c00000000              ; double 0.67043876647949219
	.quad	0x3e7a9599dcc2bfe4              ; double 9.9034529190853542E-8
	.quad	0x3fe587d800000000              ; double 0.67283248901367188
	.quad	0x3e6f732fbad43468              ; double 5.8580091314311373E-8
	.quad	0x3fe59b6000000000              ; double 0.6752166748046875
	.quad	0x3e9eb9f573b727d9              ; double 4.5785906241087184E-7
	.quad	0x3fe5aed600000000              ; double 0.67759227752685547
	.quad	0x3e98b212a2eb9897              ; double 3.6799306972339093E-7
	.quad	0x3fe5c23900000000              ; double 0.67995882034301758
	.quad	0x3e9384884c167215              ; double 2.9083646432297728E-7
	.quad	0x3fe5d58900000000              ; double 0.68231630325317383
	.quad	0x3e90e2d363020051              ; double 2.5162157425013139E-7
	.quad	0x3fe5e8c600000000              ; double 0.68466472625732422
	.quad	0x3e92820879fbd022              ; double 2.7578982474065282E-7
	.quad	0x3fe5fbf000000000              ; double 0.68700408935546875
	.quad	0x3e9a1ab9893e4b30              ; double 3.889857762503144E-7
	.quad	0x3fe60f0800000000              ; double 0.68933486938476563
	.quad	0x3e82d1b817a24478              ; double 1.4021408018376802E-7
	.quad	0x3fe6220d00000000              ; double 0.69165658950805664
	.quad	0x3e615d7b8ded4878              ; double 3.2345143222355048E-8
	.quad	0x3fe634ff00000000              ; double 0.6939692497253418
	.quad	0x3e78968f9db3a5e4              ; double 9.1597918073060844E-8
	.quad	0x3fe647de00000000              ; double 0.69627285003662109
	.quad	0x3e971c4171fe135f              ; double 3.4437140249864047E-7
	.quad	0x3fe65aab00000000              ; double 0.69856786727905273
	.quad	0x3e96d80f605d0d8c              ; double 3.404018972150595E-7
	.quad	0x3fe66d6600000000              ; double 0.70085430145263672
	.quad	0x3e7c91f043691590              ; double 1.0643181345370795E-7
	.quad	0x3fe6800e00000000              ; double 0.70313167572021484
	.quad	0x3e839f8a15fce2b2              ; double 1.4620423893233885E-7
	.quad	0x3fe692a400000000              ; double 0.70540046691894531
	.quad	0x3e455beda9d94b80              ; double 9.9461037697203905E-9
	.quad	0x3fe6a52700000000              ; double 0.70766019821166992
	.quad	0x3e8b12c15d60949a              ; double 2.0171152809268177E-7
	.quad	0x3fe6b79800000000              ; double 0.70991134643554688
	.quad	0x3e924167b312bfe3              ; double 2.7202797798619157E-7
	.quad	0x3fe6c9f700000000              ; double 0.71215391159057617
	.quad	0x3e90ab8633070277              ; double 2.4840260251169376E-7
	.quad	0x3fe6dc4400000000              ; double 0.71438789367675781
	.quad	0x3e854554ebbc80ee              ; double 1.5848001121924962E-7
	.quad	0x3fe6ee7f00000000              ; double 0.7166132926940918
	.quad	0x3e60204aef5a4bb8              ; double 3.0037282811336871E-8
	.quad	0x3fe700a700000000              ; double 0.71882963180541992
	.quad	0x3e98af08c679cf2c              ; double 3.6781620458354198E-7
	.quad	0x3fe712be00000000              ; double 0.72103786468505859
	.quad	0x3e90852a330ae6c8              ; double 2.4616979303234382E-7
	.quad	0x3fe724c300000000              ; double 0.72323751449584961
	.quad	0x3e86d3eb9ec32916              ; double 1.7008046827020425E-7
	.quad	0x3fe736b600000000              ; double 0.72542858123779297
	.quad	0x3e8685cb7fcbbafe              ; double 1.6780671776387291E-7
	.quad	0x3fe7489700000000              ; double 0.72761106491088867
	.quad	0x3e91f751c1e0bd95              ; double 2.6771562200690794E-7
	.quad	0x3fe75a6700000000              ; double 0.72978544235229492
	.quad	0x3e5705b1b0f72560              ; double 2.1441134255029917E-8
	.quad	0x3fe76c2400000000              ; double 0.73195075988769531
	.quad	0x3e9b98d8d808ca92              ; double 4.1122822128366907E-7
	.quad	0x3fe77dd100000000              ; double 0.73410844802856445
	.quad	0x3e62ea22c75cc980              ; double 3.5231175239674966E-8
	.quad	0x3fe78f6b00000000              ; double 0.73625707626342773
	.quad	0x3e97aba62bca0350              ; double 3.5271800039736782E-7
	.quad	0x3fe7a0f400000000              ; double 0.73839759826660156
	.quad	0x3e9d73833442278c              ; double 4.3885738799291113E-7
	.quad	0x3fe7b26c00000000              ; double 0.74053001403808594
	.quad	0x3e95a5ca1fb18bf9              ; double 3.2257460675348254E-7
	.quad	0x3fe7c3d300000000              ; double 0.74265432357788086
	.quad	0x3e61a6092b6ecf28              ; double 3.287303711828043E-8
	.quad	0x3fe7d52800000000              ; double 0.74477005004882813
	.quad	0x3e744fd049aac104              ; double 7.5667247060763928E-8
	.quad	0x3fe7e66c00000000              ; double 0.74687767028808594
	.quad	0x3e2c114fd8df5180              ; double 3.2675015531636968E-9
	.quad	0x3fe7f79e00000000              ; double 0.74897670745849609
	.quad	0x3e95972f130feae5              ; double 3.2172444536209528E-7
	.quad	0x3fe808c000000000              ; double 0.751068115234375
	.quad	0x3e7ca034a55fe198              ; double 1.0663942737177657E-7
	.quad	0x3fe819d000000000              ; double 0.75315093994140625
	.quad	0x3e96e2b149990227              ; double 3.4102078813952472E-7
	.quad	0x3fe82ad000000000              ; double 0.75522613525390625
	.quad	0x3e7b00000294592c              ; double 1.0058283863123255E-7
	.quad	0x3fe83bbe00000000              ; double 0.75729274749755859
	.quad	0x3e98b9bdc442620e              ; double 3.6843943385927664E-7
	.quad	0x3fe84c9c00000000              ; double 0.75935173034667969
	.quad	0x3e8d94fdfabf3e4e              ; double 2.2040307834238801E-7
	.quad	0x3fe85d6900000000              ; double 0.76140260696411133
	.quad	0x3e85db30b145ad9a              ; double 1.6284146709829814E-7
	.quad	0x3fe86e2500000000              ; double 0.76344537734985352
	.quad	0x3e8e3e1eb95022b0              ; double 2.2532534829668073E-7
	.quad	0x3fe87ed000000000              ; double 0.76548004150390625
	.quad	0x3e9d5b8b45442bd6              ; double 4.3746223822642161E-7
	.quad	0x3fe88f6b00000000              ; double 0.76750707626342773
	.quad	0x3e97a046231ecd2e              ; double 3.5205588055504071E-7
	.quad	0x3fe89ff500000000              ; double 0.76952600479125977
	.quad	0x3e9feafe3ef55232              ; double 4.7561439849478178E-7
	.quad	0x3fe8b06f00000000              ; double 0.77153730392456055
	.quad	0x3e9839e7bfd78267              ; double 3.6099839903321532E-7
	.quad	0x3fe8c0d900000000              ; double 0.77354097366333008
	.quad	0x3e645cf49d6fa900              ; double 3.7929243461151395E-8
	.quad	0x3fe8d13200000000              ; double 0.77553653717041015
	.quad	0x3e4be3132b27f380              ; double 1.298590155285493E-8
	.quad	0x3fe8e17a00000000              ; double 0.77752399444580078
	.quad	0x3e9533980bb84f9f              ; double 3.1592754698547491E-7
	.quad	0x3fe8f1b300000000              ; double 0.77950429916381836
	.quad	0x3e5889e2ce3ba390              ; double 2.2853367988737967E-8
	.quad	0x3fe901db00000000              ; double 0.78147649765014648
	.quad	0x3e7f7778c3ad0cc8              ; double 1.1722254182355313E-7
	.quad	0x3fe911f300000000              ; double 0.78344106674194336
	.quad	0x3e846660cec4eba2              ; double 1.5199120840546442E-7
	.quad	0x3fe921fb00000000              ; double 0.78539800643920898
	.quad	0x3e85110b4611a626              ; double 1.5695823932524066E-7
	.size	ATAN_JBY256_TBL, 3856

	.type	TWO_TO_JBY64_EP,@object         ; @TWO_TO_JBY64_EP
	.p2align	4
TWO_TO_JBY64_EP:
	.quad	0x3ff0000000000000              ; double 1
	.quad	0x0000000000000000              ; double 0
	.quad	0x3ff02c9a30000000              ; double 1.0108892321586609
	.quad	0x3e6cef00c1dcdef9              ; double 5.3893039571348532E-8
	.quad	0x3ff059b0d0000000              ; double 1.0218971371650696
	.quad	0x3e48ac2ba1d73e2a              ; double 1.1489047098156355E-8
	.quad	0x3ff0874510000000              ; double 1.0330248475074768
	.quad	0x3e60eb37901186be              ; double 3.1513751615859481E-8
	.quad	0x3ff0b55860000000              ; double 1.0442737340927124
	.quad	0x3e69f3121ec53172              ; double 4.8334701437978214E-8
	.quad	0x3ff0e3ec30000000              ; double 1.0556451678276062
	.quad	0x3e469e8d10103a17              ; double 1.0532950957636466E-8
	.quad	0x3ff11301d0000000              ; double 1.0671404004096985
	.quad	0x3df25b50a4ebbf1a              ; double 2.6712513184139607E-10
	.quad	0x3ff1429aa0000000              ; double 1.0787607431411743
	.quad	0x3e6d525bbf668203              ; double 5.4615945477334429E-8
	.quad	0x3ff172b830000000              ; double 1.0905076861381531
	.quad	0x3e68faa2f5b9bef9              ; double 4.6527104583035135E-8
	.quad	0x3ff1a35be0000000              ; double 1.1023825407028198
	.quad	0x3e66df96ea796d31              ; double 4.2605021119337658E-8
	.quad	0x3ff1d48730000000              ; double 1.1143867373466492
	.quad	0x3e368b9aa7805b80              ; double 5.2492433663869378E-9
	.quad	0x3ff2063b80000000              ; double 1.1265215873718262
	.quad	0x3e60c519ac771dd6              ; double 3.1236415727919799E-8
	.quad	0x3ff2387a60000000              ; double 1.1387885808944702
	.quad	0x3e6ceac470cd83f5              ; double 5.3862221438860076E-8
	.quad	0x3ff26b4560000000              ; double 1.1511892080307007
	.quad	0x3e5789f37495e99c              ; double 2.1922282022224007E-8
	.quad	0x3ff29e9df0000000              ; double 1.1637248396873474
	.quad	0x3e547f7b84b09745              ; double 1.9090230101704197E-8
	.quad	0x3ff2d285a0000000              ; double 1.1763969659805298
	.quad	0x3e5b900c2d002475              ; double 2.5669751491128395E-8
	.quad	0x3ff306fe00000000              ; double 1.1892070770263672
	.quad	0x3e64636e2a5bd1ab              ; double 3.7976353879217498E-8
	.quad	0x3ff33c08b0000000              ; double 1.2021567225456238
	.quad	0x3e4320b7fa64e430              ; double 8.9070793627995211E-9
	.quad	0x3ff371a730000000              ; double 1.2152473330497742
	.quad	0x3e5ceaa72a9c5154              ; double 2.6930694708194645E-8
	.quad	0x3ff3a7db30000000              ; double 1.2284805178642273
	.quad	0x3e53967fdba86f24              ; double 1.8242642710772132E-8
	.quad	0x3ff3dea640000000              ; double 1.2418577671051025
	.quad	0x3e682468446b6824              ; double 4.4968381509531176E-8
	.quad	0x3ff4160a20000000              ; double 1.2553807497024536
	.quad	0x3e3f72e29f84325b              ; double 7.3222374762981402E-9
	.quad	0x3ff44e0860000000              ; double 1.2690509557723999
	.quad	0x3e18624b40c4dbd0              ; double 1.419333320210669E-9
	.quad	0x3ff486a2b0000000              ; double 1.2828699946403503
	.quad	0x3e5704f3404f068e              ; double 2.1438427938929792E-8
	.quad	0x3ff4bfdad0000000              ; double 1.2968395352363586
	.quad	0x3e54d8a89c750e5e              ; double 1.9414651023355627E-8
	.quad	0x3ff4f9b270000000              ; double 1.3109611868858337
	.quad	0x3e5a74b29ab4cf62              ; double 2.4638930601688614E-8
	.quad	0x3ff5342b50000000              ; double 1.3252366185188293
	.quad	0x3e5a753e077c2a0f              ; double 2.4640911948926412E-8
	.quad	0x3ff56f4730000000              ; double 1.3396674990653992
	.quad	0x3e5ad49f699bb2c0              ; double 2.4987903835438155E-8
	.quad	0x3ff5ab07d0000000              ; double 1.3542554974555969
	.quad	0x3e6a90a852b19260              ; double 4.9481295804469889E-8
	.quad	0x3ff5e76f10000000              ; double 1.3690024018287659
	.quad	0x3e56b48521ba6f93              ; double 2.1145824742788976E-8
	.quad	0x3ff6247eb0000000              ; double 1.3839098811149597
	.quad	0x3e0d2ac258f87d03              ; double 8.4887223807578448E-10
	.quad	0x3ff6623880000000              ; double 1.398979663848877
	.quad	0x3e42a91124893ecf              ; double 8.689434187084528E-9
	.quad	0x3ff6a09e60000000              ; double 1.4142135381698608
	.quad	0x3e59fcef32422cbe              ; double 2.4203234208957936E-8
	.quad	0x3ff6dfb230000000              ; double 1.4296132922172546
	.quad	0x3e68ca345de441c5              ; double 4.6174715372563187E-8
	.quad	0x3ff71f75e0000000              ; double 1.4451807737350464
	.quad	0x3e61d8bee7ba46e1              ; double 3.324200023331825E-8
	.quad	0x3ff75feb50000000              ; double 1.4609177708625793
	.quad	0x3e59099f22fdba6a              ; double 2.3318067642948176E-8
	.quad	0x3ff7a11470000000              ; double 1.4768261313438416
	.quad	0x3e4f580c36bea881              ; double 1.4595657758652532E-8
	.quad	0x3ff7e2f330000000              ; double 1.492907702922821
	.quad	0x3e5b3d398841740a              ; double 2.5368443804278766E-8
	.quad	0x3ff8258990000000              ; double 1.5091643929481506
	.quad	0x3e62999c25159f11              ; double 3.4645272105000392E-8
	.quad	0x3ff868d990000000              ; double 1.5255981087684631
	.quad	0x3e668925d901c83b              ; double 4.1976075172085628E-8
	.quad	0x3ff8ace540000000              ; double 1.5422108173370361
	.quad	0x3e415506dadd3e2a              ; double 8.0709046907997905E-9
	.quad	0x3ff8f1ae90000000              ; double 1.5590043663978577
	.quad	0x3e622aee6c57304e              ; double 3.3839979301018099E-8
	.quad	0x3ff93737b0000000              ; double 1.5759808421134949
	.quad	0x3e29b8bc9e8a0387              ; double 2.9943916134083948E-9
	.quad	0x3ff97d8290000000              ; double 1.5931420922279358
	.quad	0x3e6fbc9c9f173d24              ; double 5.9114331106921623E-8
	.quad	0x3ff9c49180000000              ; double 1.6104903221130371
	.quad	0x3e451f8480e3e235              ; double 9.8362171988045198E-9
	.quad	0x3ffa0c6670000000              ; double 1.6280273795127869
	.quad	0x3e66bbcac96535b5              ; double 4.2344560901613843E-8
	.quad	0x3ffa5503b0000000              ; double 1.6457554697990417
	.quad	0x3e41f12ae45a1224              ; double 8.3549230964718808E-9
	.quad	0x3ffa9e6b50000000              ; double 1.6636765599250793
	.quad	0x3e55e7f6fd0fac90              ; double 2.0401657089343208E-8
	.quad	0x3ffae89f90000000              ; double 1.6817927956581116
	.quad	0x3e62b5a75abd0e69              ; double 3.4849317513796622E-8
	.quad	0x3ffb33a2b0000000              ; double 1.7001063227653503
	.quad	0x3e609e2bf5ed7fa1              ; double 3.0953173127704482E-8
	.quad	0x3ffb7f76f0000000              ; double 1.7186192870140076
	.quad	0x3e47daf237553d84              ; double 1.1108470347269969E-8
	.quad	0x3ffbcc1e90000000              ; double 1.7373338341712952
	.quad	0x3e12f074891ee83d              ; double 1.1024110829785771E-9
	.quad	0x3ffc199bd0000000              ; double 1.756252110004425
	.quad	0x3e6b0aa538444196              ; double 5.0368874434284035E-8
	.quad	0x3ffc67f120000000              ; double 1.7753764390945435
	.quad	0x3e6cafa29694426f              ; double 5.3431977795519303E-8
	.quad	0x3ffcb720d0000000              ; double 1.7947090268135071
	.quad	0x3e69df20d22a0797              ; double 4.8189600106349574E-8
	.quad	0x3ffd072d40000000              ; double 1.8142521381378174
	.quad	0x3e640f12f71a1e45              ; double 3.7362581373437329E-8
	.quad	0x3ffd5818d0000000              ; double 1.8340080380439758
	.quad	0x3e69f7490e4bb40b              ; double 4.8365366633408956E-8
	.quad	0x3ffda9e600000000              ; double 1.8539791107177734
	.quad	0x3e4ed9942b84600d              ; double 1.4365612130892453E-8
	.quad	0x3ffdfc9730000000              ; double 1.8741676211357117
	.quad	0x3e4bdcdaf5cb4656              ; double 1.2974588231408124E-8
	.quad	0x3ffe502ee0000000              ; double 1.8945759534835815
	.quad	0x3e5e2cffd89cf44c              ; double 2.8103384098371469E-8
	.quad	0x3ffea4afa0000000              ; double 1.9152065515518188
	.quad	0x3e452486cc2c7b9d              ; double 9.8453284462163612E-9
	.quad	0x3ffefa1be0000000              ; double 1.9360617399215698
	.quad	0x3e6cc2b44eee3fa4              ; double 5.3570724626379305E-8
	.quad	0x3fff507650000000              ; double 1.9571440815925598
	.quad	0x3e66dc8a80ce9f09              ; double 4.2582840454565194E-8
	.quad	0x3fffa7c180000000              ; double 1.9784560203552246
	.quad	0x3e39e90d82e90a7e              ; double 6.0327263588832495E-9
	.size	TWO_TO_JBY64_EP, 1024

	.type	CBRT_INV_TBL,@object            ; @CBRT_INV_TBL
	.p2align	3
CBRT_INV_TBL:
	.quad	0x4000000000000000              ; double 2
	.quad	0x3fffe01fe01fe020              ; double 1.9922178988326849
	.quad	0x3fffc07f01fc07f0              ; double 1.9844961240310077
	.quad	0x3fffa11caa01fa12              ; double 1.9768339768339769
	.quad	0x3fff81f81f81f820              ; double 1.9692307692307693
	.quad	0x3fff6310aca0dbb5              ; double 1.9616858237547892
	.quad	0x3fff44659e4a4271              ; double 1.9541984732824427
	.quad	0x3fff25f644230ab5              ; double 1.9467680608365019
	.quad	0x3fff07c1f07c1f08              ; double 1.9393939393939394
	.quad	0x3ffee9c7f8458e02              ; double 1.9320754716981132
	.quad	0x3ffecc07b301ecc0              ; double 1.9248120300751879
	.quad	0x3ffeae807aba01eb              ; double 1.9176029962546817
	.quad	0x3ffe9131abf0b767              ; double 1.9104477611940298
	.quad	0x3ffe741aa59750e4              ; double 1.9033457249070631
	.quad	0x3ffe573ac901e574              ; double 1.8962962962962964
	.quad	0x3ffe3a9179dc1a73              ; double 1.8892988929889298
	.quad	0x3ffe1e1e1e1e1e1e              ; double 1.8823529411764706
	.quad	0x3ffe01e01e01e01e              ; double 1.8754578754578755
	.quad	0x3ffde5d6e3f8868a              ; double 1.8686131386861313
	.quad	0x3ffdca01dca01dca              ; double 1.8618181818181818
	.quad	0x3ffdae6076b981db              ; double 1.855072463768116
	.quad	0x3ffd92f2231e7f8a              ; double 1.848375451263538
	.quad	0x3ffd77b654b82c34              ; double 1.8417266187050361
	.quad	0x3ffd5cac807572b2              ; double 1.8351254480286738
	.quad	0x3ffd41d41d41d41d              ; double 1.8285714285714285
	.quad	0x3ffd272ca3fc5b1a              ; double 1.8220640569395017
	.quad	0x3ffd0cb58f6ec074              ; double 1.8156028368794326
	.quad	0x3ffcf26e5c44bfc6              ; double 1.8091872791519434
	.quad	0x3ffcd85689039b0b              ; double 1.8028169014084507
	.quad	0x3ffcbe6d9601cbe7              ; double 1.7964912280701755
	.quad	0x3ffca4b3055ee191              ; double 1.7902097902097902
	.quad	0x3ffc8b265afb8a42              ; double 1.7839721254355401
	.quad	0x3ffc71c71c71c71c              ; double 1.7777777777777777
	.quad	0x3ffc5894d10d4986              ; double 1.7716262975778547
	.quad	0x3ffc3f8f01c3f8f0              ; double 1.7655172413793103
	.quad	0x3ffc26b5392ea01c              ; double 1.7594501718213058
	.quad	0x3ffc0e070381c0e0              ; double 1.7534246575342465
	.quad	0x3ffbf583ee868d8b              ; double 1.7474402730375427
	.quad	0x3ffbdd2b899406f7              ; double 1.7414965986394557
	.quad	0x3ffbc4fd65883e7b              ; double 1.735593220338983
	.quad	0x3ffbacf914c1bad0              ; double 1.7297297297297298
	.quad	0x3ffb951e2b18ff23              ; double 1.7239057239057238
	.quad	0x3ffb7d6c3dda338b              ; double 1.7181208053691275
	.quad	0x3ffb65e2e3beee05              ; double 1.7123745819397993
	.quad	0x3ffb4e81b4e81b4f              ; double 1.7066666666666668
	.quad	0x3ffb37484ad806ce              ; double 1.7009966777408638
	.quad	0x3ffb2036406c80d9              ; double 1.695364238410596
	.quad	0x3ffb094b31d922a4              ; double 1.6897689768976898
	.quad	0x3ffaf286bca1af28              ; double 1.6842105263157894
	.quad	0x3ffadbe87f94905e              ; double 1.6786885245901639
	.quad	0x3ffac5701ac5701b              ; double 1.673202614379085
	.quad	0x3ffaaf1d2f87ebfd              ; double 1.6677524429967427
	.quad	0x3ffa98ef606a63be              ; double 1.6623376623376624
	.quad	0x3ffa82e65130e159              ; double 1.6569579288025891
	.quad	0x3ffa6d01a6d01a6d              ; double 1.6516129032258065
	.quad	0x3ffa574107688a4a              ; double 1.6463022508038585
	.quad	0x3ffa41a41a41a41a              ; double 1.641025641025641
	.quad	0x3ffa2c2a87c51ca0              ; double 1.6357827476038338
	.quad	0x3ffa16d3f97a4b02              ; double 1.6305732484076434
	.quad	0x3ffa01a01a01a01a              ; double 1.6253968253968254
	.quad	0x3ff9ec8e951033d9              ; double 1.620253164556962
	.quad	0x3ff9d79f176b682d              ; double 1.6151419558359621
	.quad	0x3ff9c2d14ee4a102              ; double 1.6100628930817611
	.quad	0x3ff9ae24ea5510da              ; double 1.6050156739811912
	.quad	0x3ff999999999999a              ; double 1.6000000000000001
	.quad	0x3ff9852f0d8ec0ff              ; double 1.5950155763239875
	.quad	0x3ff970e4f80cb872              ; double 1.5900621118012421
	.quad	0x3ff95cbb0be377ae              ; double 1.585139318885449
	.quad	0x3ff948b0fcd6e9e0              ; double 1.5802469135802468
	.quad	0x3ff934c67f9b2ce6              ; double 1.5753846153846154
	.quad	0x3ff920fb49d0e229              ; double 1.5705521472392638
	.quad	0x3ff90d4f120190d5              ; double 1.5657492354740061
	.quad	0x3ff8f9c18f9c18fa              ; double 1.5609756097560976
	.quad	0x3ff8e6527af1373f              ; double 1.5562310030395137
	.quad	0x3ff8d3018d3018d3              ; double 1.5515151515151515
	.quad	0x3ff8bfce8062ff3a              ; double 1.5468277945619335
	.quad	0x3ff8acb90f6bf3aa              ; double 1.5421686746987953
	.quad	0x3ff899c0f601899c              ; double 1.5375375375375375
	.quad	0x3ff886e5f0abb04a              ; double 1.532934131736527
	.quad	0x3ff87427bcc092b9              ; double 1.5283582089552239
	.quad	0x3ff8618618618618              ; double 1.5238095238095237
	.quad	0x3ff84f00c2780614              ; double 1.5192878338278932
	.quad	0x3ff83c977ab2bedd              ; double 1.514792899408284
	.quad	0x3ff82a4a0182a4a0              ; double 1.5103244837758112
	.quad	0x3ff8181818181818              ; double 1.5058823529411764
	.quad	0x3ff8060180601806              ; double 1.501466275659824
	.quad	0x3ff7f405fd017f40              ; double 1.4970760233918128
	.quad	0x3ff7e225515a4f1d              ; double 1.4927113702623906
	.quad	0x3ff7d05f417d05f4              ; double 1.4883720930232558
	.quad	0x3ff7beb3922e017c              ; double 1.4840579710144928
	.quad	0x3ff7ad2208e0ecc3              ; double 1.4797687861271676
	.quad	0x3ff79baa6bb6398b              ; double 1.4755043227665705
	.quad	0x3ff78a4c8178a4c8              ; double 1.4712643678160919
	.quad	0x3ff77908119ac60d              ; double 1.4670487106017192
	.quad	0x3ff767dce434a9b1              ; double 1.4628571428571429
	.quad	0x3ff756cac201756d              ; double 1.4586894586894588
	.quad	0x3ff745d1745d1746              ; double 1.4545454545454546
	.quad	0x3ff734f0c541fe8d              ; double 1.4504249291784703
	.quad	0x3ff724287f46debc              ; double 1.4463276836158192
	.quad	0x3ff713786d9c7c09              ; double 1.4422535211267606
	.quad	0x3ff702e05c0b8170              ; double 1.4382022471910112
	.quad	0x3ff6f26016f26017              ; double 1.4341736694677871
	.quad	0x3ff6e1f76b4337c7              ; double 1.4301675977653632
	.quad	0x3ff6d1a62681c861              ; double 1.4261838440111421
	.quad	0x3ff6c16c16c16c17              ; double 1.4222222222222223
	.quad	0x3ff6b1490aa31a3d              ; double 1.4182825484764543
	.quad	0x3ff6a13cd1537290              ; double 1.4143646408839778
	.quad	0x3ff691473a88d0c0              ; double 1.4104683195592287
	.quad	0x3ff6816816816817              ; double 1.4065934065934067
	.quad	0x3ff6719f3601671a              ; double 1.4027397260273973
	.quad	0x3ff661ec6a5122f9              ; double 1.3989071038251366
	.quad	0x3ff6524f853b4aa3              ; double 1.3950953678474114
	.quad	0x3ff642c8590b2164              ; double 1.3913043478260869
	.quad	0x3ff63356b88ac0de              ; double 1.3875338753387534
	.quad	0x3ff623fa77016240              ; double 1.3837837837837839
	.quad	0x3ff614b36831ae94              ; double 1.3800539083557952
	.quad	0x3ff6058160581606              ; double 1.3763440860215055
	.quad	0x3ff5f66434292dfc              ; double 1.3726541554959786
	.quad	0x3ff5e75bb8d015e7              ; double 1.3689839572192513
	.quad	0x3ff5d867c3ece2a5              ; double 1.3653333333333333
	.quad	0x3ff5c9882b931057              ; double 1.3617021276595744
	.quad	0x3ff5babcc647fa91              ; double 1.3580901856763925
	.quad	0x3ff5ac056b015ac0              ; double 1.3544973544973544
	.quad	0x3ff59d61f123ccaa              ; double 1.3509234828496042
	.quad	0x3ff58ed2308158ed              ; double 1.3473684210526315
	.quad	0x3ff5805601580560              ; double 1.3438320209973753
	.quad	0x3ff571ed3c506b3a              ; double 1.3403141361256545
	.quad	0x3ff56397ba7c52e2              ; double 1.3368146214099217
	.quad	0x3ff5555555555555              ; double 1.3333333333333333
	.quad	0x3ff54725e6bb82fe              ; double 1.3298701298701299
	.quad	0x3ff5390948f40feb              ; double 1.3264248704663213
	.quad	0x3ff52aff56a8054b              ; double 1.3229974160206719
	.quad	0x3ff51d07eae2f815              ; double 1.3195876288659794
	.quad	0x3ff50f22e111c4c5              ; double 1.3161953727506426
	.quad	0x3ff5015015015015              ; double 1.3128205128205128
	.quad	0x3ff4f38f62dd4c9b              ; double 1.3094629156010231
	.quad	0x3ff4e5e0a72f0539              ; double 1.3061224489795917
	.quad	0x3ff4d843bedc2c4c              ; double 1.3027989821882953
	.quad	0x3ff4cab88725af6e              ; double 1.2994923857868019
	.quad	0x3ff4bd3edda68fe1              ; double 1.2962025316455696
	.quad	0x3ff4afd6a052bf5b              ; double 1.292929292929293
	.quad	0x3ff4a27fad76014a              ; double 1.2896725440806045
	.quad	0x3ff49539e3b2d067              ; double 1.2864321608040201
	.quad	0x3ff4880522014880              ; double 1.2832080200501252
	.quad	0x3ff47ae147ae147b              ; double 1.28
	.quad	0x3ff46dce34596066              ; double 1.2768079800498753
	.quad	0x3ff460cbc7f5cf9a              ; double 1.2736318407960199
	.quad	0x3ff453d9e2c776ca              ; double 1.2704714640198511
	.quad	0x3ff446f86562d9fb              ; double 1.2673267326732673
	.quad	0x3ff43a2730abee4d              ; double 1.2641975308641975
	.quad	0x3ff42d6625d51f87              ; double 1.2610837438423645
	.quad	0x3ff420b5265e5951              ; double 1.257985257985258
	.quad	0x3ff4141414141414              ; double 1.2549019607843137
	.quad	0x3ff40782d10e6566              ; double 1.2518337408312958
	.quad	0x3ff3fb013fb013fb              ; double 1.248780487804878
	.quad	0x3ff3ee8f42a5af07              ; double 1.245742092457421
	.quad	0x3ff3e22cbce4a902              ; double 1.2427184466019416
	.quad	0x3ff3d5d991aa75c6              ; double 1.2397094430992737
	.quad	0x3ff3c995a47babe7              ; double 1.2367149758454106
	.quad	0x3ff3bd60d9232955              ; double 1.2337349397590363
	.quad	0x3ff3b13b13b13b14              ; double 1.2307692307692308
	.quad	0x3ff3a524387ac822              ; double 1.2278177458033572
	.quad	0x3ff3991c2c187f63              ; double 1.2248803827751196
	.quad	0x3ff38d22d366088e              ; double 1.2219570405727924
	.quad	0x3ff3813813813814              ; double 1.2190476190476192
	.quad	0x3ff3755bd1c945ee              ; double 1.2161520190023754
	.quad	0x3ff3698df3de0748              ; double 1.2132701421800949
	.quad	0x3ff35dce5f9f2af8              ; double 1.2104018912529551
	.quad	0x3ff3521cfb2b78c1              ; double 1.2075471698113207
	.quad	0x3ff34679ace01346              ; double 1.2047058823529411
	.quad	0x3ff33ae45b57bcb2              ; double 1.2018779342723005
	.quad	0x3ff32f5ced6a1dfa              ; double 1.1990632318501171
	.quad	0x3ff323e34a2b10bf              ; double 1.1962616822429906
	.quad	0x3ff3187758e9ebb6              ; double 1.1934731934731935
	.quad	0x3ff30d190130d190              ; double 1.1906976744186046
	.quad	0x3ff301c82ac40260              ; double 1.1879350348027842
	.quad	0x3ff2f684bda12f68              ; double 1.1851851851851851
	.quad	0x3ff2eb4ea1fed14b              ; double 1.1824480369515011
	.quad	0x3ff2e025c04b8097              ; double 1.1797235023041475
	.quad	0x3ff2d50a012d50a0              ; double 1.1770114942528735
	.quad	0x3ff2c9fb4d812ca0              ; double 1.1743119266055047
	.quad	0x3ff2bef98e5a3711              ; double 1.1716247139588101
	.quad	0x3ff2b404ad012b40              ; double 1.1689497716894977
	.quad	0x3ff2a91c92f3c105              ; double 1.1662870159453302
	.quad	0x3ff29e4129e4129e              ; double 1.1636363636363636
	.quad	0x3ff293725bb804a5              ; double 1.1609977324263039
	.quad	0x3ff288b01288b013              ; double 1.158371040723982
	.quad	0x3ff27dfa38a1ce4d              ; double 1.1557562076749435
	.quad	0x3ff27350b8812735              ; double 1.1531531531531531
	.quad	0x3ff268b37cd60127              ; double 1.1505617977528091
	.quad	0x3ff25e22708092f1              ; double 1.147982062780269
	.quad	0x3ff2539d7e9177b2              ; double 1.145413870246085
	.quad	0x3ff2492492492492              ; double 1.1428571428571428
	.quad	0x3ff23eb79717605b              ; double 1.1403118040089086
	.quad	0x3ff23456789abcdf              ; double 1.1377777777777778
	.quad	0x3ff22a0122a0122a              ; double 1.1352549889135255
	.quad	0x3ff21fb78121fb78              ; double 1.1327433628318584
	.quad	0x3ff21579804855e6              ; double 1.130242825607064
	.quad	0x3ff20b470c67c0d9              ; double 1.1277533039647578
	.quad	0x3ff2012012012012              ; double 1.1252747252747253
	.quad	0x3ff1f7047dc11f70              ; double 1.1228070175438596
	.quad	0x3ff1ecf43c7fb84c              ; double 1.1203501094091903
	.quad	0x3ff1e2ef3b3fb874              ; double 1.1179039301310043
	.quad	0x3ff1d8f5672e4abd              ; double 1.1154684095860568
	.quad	0x3ff1cf06ada2811d              ; double 1.1130434782608696
	.quad	0x3ff1c522fc1ce059              ; double 1.1106290672451193
	.quad	0x3ff1bb4a4046ed29              ; double 1.1082251082251082
	.quad	0x3ff1b17c67f2bae3              ; double 1.1058315334773219
	.quad	0x3ff1a7b9611a7b96              ; double 1.103448275862069
	.quad	0x3ff19e0119e0119e              ; double 1.1010752688172043
	.quad	0x3ff19453808ca29c              ; double 1.0987124463519313
	.quad	0x3ff18ab083902bdb              ; double 1.0963597430406853
	.quad	0x3ff1811811811812              ; double 1.0940170940170941
	.quad	0x3ff1778a191bd684              ; double 1.091684434968017
	.quad	0x3ff16e0689427379              ; double 1.0893617021276596
	.quad	0x3ff1648d50fc3201              ; double 1.0870488322717622
	.quad	0x3ff15b1e5f75270d              ; double 1.0847457627118644
	.quad	0x3ff151b9a3fdd5c9              ; double 1.0824524312896406
	.quad	0x3ff1485f0e0acd3b              ; double 1.0801687763713079
	.quad	0x3ff13f0e8d344724              ; double 1.0778947368421052
	.quad	0x3ff135c81135c811              ; double 1.0756302521008403
	.quad	0x3ff12c8b89edc0ac              ; double 1.0733752620545074
	.quad	0x3ff12358e75d3033              ; double 1.0711297071129706
	.quad	0x3ff11a3019a74826              ; double 1.068893528183716
	.quad	0x3ff1111111111111              ; double 1.0666666666666667
	.quad	0x3ff107fbbe011080              ; double 1.0644490644490645
	.quad	0x3ff0fef010fef011              ; double 1.0622406639004149
	.quad	0x3ff0f5edfab325a2              ; double 1.0600414078674949
	.quad	0x3ff0ecf56be69c90              ; double 1.0578512396694215
	.quad	0x3ff0e40655826011              ; double 1.0556701030927835
	.quad	0x3ff0db20a88f4696              ; double 1.0534979423868314
	.quad	0x3ff0d24456359e3a              ; double 1.0513347022587269
	.quad	0x3ff0c9714fbcda3b              ; double 1.0491803278688525
	.quad	0x3ff0c0a7868b4171              ; double 1.047034764826176
	.quad	0x3ff0b7e6ec259dc8              ; double 1.0448979591836736
	.quad	0x3ff0af2f722eecb5              ; double 1.0427698574338085
	.quad	0x3ff0a6810a6810a7              ; double 1.0406504065040652
	.quad	0x3ff09ddba6af8360              ; double 1.0385395537525355
	.quad	0x3ff0953f39010954              ; double 1.0364372469635628
	.quad	0x3ff08cabb37565e2              ; double 1.0343434343434343
	.quad	0x3ff0842108421084              ; double 1.032258064516129
	.quad	0x3ff07b9f29b8eae2              ; double 1.0301810865191148
	.quad	0x3ff073260a47f7c6              ; double 1.0281124497991967
	.quad	0x3ff06ab59c7912fb              ; double 1.0260521042084167
	.quad	0x3ff0624dd2f1a9fc              ; double 1.024
	.quad	0x3ff059eea0727586              ; double 1.0219560878243512
	.quad	0x3ff05197f7d73404              ; double 1.0199203187250996
	.quad	0x3ff04949cc1664c5              ; double 1.0178926441351888
	.quad	0x3ff0410410410410              ; double 1.0158730158730158
	.quad	0x3ff038c6b78247fc              ; double 1.0138613861386139
	.quad	0x3ff03091b51f5e1a              ; double 1.0118577075098814
	.quad	0x3ff02864fc7729e9              ; double 1.0098619329388561
	.quad	0x3ff0204081020408              ; double 1.0078740157480315
	.quad	0x3ff0182436517a37              ; double 1.005893909626719
	.quad	0x3ff0101010101010              ; double 1.003921568627451
	.quad	0x3ff0080402010080              ; double 1.0019569471624266
	.quad	0x3ff0000000000000              ; double 1
	.size	CBRT_INV_TBL, 2056

	.type	CBRT_DBL_TBL,@object            ; @CBRT_DBL_TBL
	.p2align	4
CBRT_DBL_TBL:
	.quad	0x3ff0000000000000              ; double 1
	.quad	0x0000000000000000              ; double 0
	.quad	0x3ff0055380000000              ; double 1.0013003349304199
	.quad	0x3e6e6a24c81e4294              ; double 5.6651651383155355E-8
	.quad	0x3ff00aa390000000              ; double 1.0025973916053772
	.quad	0x3e58548511e3a785              ; double 2.2659223047298554E-8
	.quad	0x3ff00ff010000000              ; double 1.0038910508155823
	.quad	0x3e64eb9336ec07f6              ; double 3.896693711280502E-8
	.quad	0x3ff0153920000000              ; double 1.0051814317703247
	.quad	0x3e40ea64b8b750e1              ; double 7.8769397869903852E-9
	.quad	0x3ff01a7eb0000000              ; double 1.0064684748649597
	.quad	0x3e461637cff8a53c              ; double 1.0284962658515286E-8
	.quad	0x3ff01fc0d0000000              ; double 1.0077522397041321
	.quad	0x3e40733bf7bd1943              ; double 7.660190474674997E-9
	.quad	0x3ff024ff80000000              ; double 1.0090327262878418
	.quad	0x3e5666911345cced              ; double 2.0862232123645029E-8
	.quad	0x3ff02a3ad0000000              ; double 1.0103099942207336
	.quad	0x3e477b7a3f592f14              ; double 1.0934813925122372E-8
	.quad	0x3ff02f72b0000000              ; double 1.0115839838981628
	.quad	0x3e6f18d3dd1a5402              ; double 5.7922644136936747E-8
	.quad	0x3ff034a750000000              ; double 1.0128548741340637
	.quad	0x3e2be2f5a58ee9a4              ; double 3.2464229468443835E-9
	.quad	0x3ff039d880000000              ; double 1.014122486114502
	.quad	0x3e68901f8f085fa7              ; double 4.5752118430798465E-8
	.quad	0x3ff03f0670000000              ; double 1.0153869986534119
	.quad	0x3e5c68b8cd5b5d69              ; double 2.6458008082036137E-8
	.quad	0x3ff0443110000000              ; double 1.0166483521461487
	.quad	0x3e5a6b0e8624be42              ; double 2.4603857070788943E-8
	.quad	0x3ff0495870000000              ; double 1.0179066061973572
	.quad	0x3dbc4b22b06f68e7              ; double 2.5732786584908549E-11
	.quad	0x3ff04e7c80000000              ; double 1.0191617012023926
	.quad	0x3e60f3f0afcabe9b              ; double 3.1577220815034547E-8
	.quad	0x3ff0539d60000000              ; double 1.0204137563705444
	.quad	0x3e548495bca4e1b7              ; double 1.9108792584047692E-8
	.quad	0x3ff058bb00000000              ; double 1.021662712097168
	.quad	0x3e66107f1abdfdc3              ; double 4.1098221130981088E-8
	.quad	0x3ff05dd570000000              ; double 1.022908627986908
	.quad	0x3e6e67261878288a              ; double 5.6629860852793598E-8
	.quad	0x3ff062ecc0000000              ; double 1.0241515636444092
	.quad	0x3e5a6bc155286f1e              ; double 2.4606398094536881E-8
	.quad	0x3ff06800e0000000              ; double 1.0253914594650269
	.quad	0x3e58a759c64a85f2              ; double 2.2960560024993045E-8
	.quad	0x3ff06d11e0000000              ; double 1.0266283750534058
	.quad	0x3e45fce70a4a8d09              ; double 1.0238914002514269E-8
	.quad	0x3ff0721fc0000000              ; double 1.0278623104095459
	.quad	0x3e32f9cbf373fe1d              ; double 4.4181403459783193E-9
	.quad	0x3ff0772a80000000              ; double 1.0290932655334473
	.quad	0x3e590564ce4ac359              ; double 2.3302686796402753E-8
	.quad	0x3ff07c3230000000              ; double 1.0303213000297546
	.quad	0x3e5ac29ce761b02f              ; double 2.4922384566172495E-8
	.quad	0x3ff08136d0000000              ; double 1.031546413898468
	.quad	0x3e5cb752f497381c              ; double 2.6743961078529161E-8
	.quad	0x3ff0863860000000              ; double 1.0327686071395874
	.quad	0x3e68bb9e1cfb35e0              ; double 4.6068581503054908E-8
	.quad	0x3ff08b36f0000000              ; double 1.0339879393577576
	.quad	0x3e65b4917099de90              ; double 4.0429354153498607E-8
	.quad	0x3ff0903280000000              ; double 1.0352044105529785
	.quad	0x3e5cc77ac9c65ef2              ; double 2.6802734796876129E-8
	.quad	0x3ff0952b10000000              ; double 1.0364180207252502
	.quad	0x3e57a0f3e7be3dba              ; double 2.2005961927314375E-8
	.quad	0x3ff09a20a0000000              ; double 1.0376287698745728
	.quad	0x3e66ec851ee0c16f              ; double 4.2699102795523865E-8
	.quad	0x3ff09f1340000000              ; double 1.0388367176055908
	.quad	0x3e689449bf2946da              ; double 4.5782421316391248E-8
	.quad	0x3ff0a402f0000000              ; double 1.0400418639183044
	.quad	0x3e698f25301ba223              ; double 4.7607647613905653E-8
	.quad	0x3ff0a8efc0000000              ; double 1.0412442684173584
	.quad	0x3e347d5ec651f549              ; double 4.7706364181297618E-9
	.quad	0x3ff0add990000000              ; double 1.0424438118934631
	.quad	0x3e6c33ec9a86007a              ; double 5.253186269576435E-8
	.quad	0x3ff0b2c090000000              ; double 1.043640673160553
	.quad	0x3e5e0b6653e92649              ; double 2.7981149170505117E-8
	.quad	0x3ff0b7a4b0000000              ; double 1.0448347926139832
	.quad	0x3e3bd64ac09d755f              ; double 6.4813248187172183E-9
	.quad	0x3ff0bc85f0000000              ; double 1.0460261702537537
	.quad	0x3e2f537506f78167              ; double 3.6468268888507784E-9
	.quad	0x3ff0c16450000000              ; double 1.0472148060798645
	.quad	0x3e62c382d1b3735e              ; double 3.4950142524634477E-8
	.quad	0x3ff0c63fe0000000              ; double 1.0484007596969604
	.quad	0x3e6e20ed659f99e1              ; double 5.6118932348186074E-8
	.quad	0x3ff0cb18b0000000              ; double 1.0495840907096863
	.quad	0x3e586b633a9c182a              ; double 2.274241565124145E-8
	.quad	0x3ff0cfeeb0000000              ; double 1.0507647395133972
	.quad	0x3e445cfd5a65e777              ; double 9.4823729534527535E-9
	.quad	0x3ff0d4c1e0000000              ; double 1.0519427061080933
	.quad	0x3e60c8770f58bca4              ; double 3.1260897797772239E-8
	.quad	0x3ff0d99250000000              ; double 1.0531180500984192
	.quad	0x3e6739e44b0933c5              ; double 4.3262056496734113E-8
	.quad	0x3ff0de6010000000              ; double 1.0542908310890198
	.quad	0x3e027dc3d9ce7bd8              ; double 5.3816677816651213E-10
	.quad	0x3ff0e32b00000000              ; double 1.0554609298706055
	.quad	0x3e63c53c7c5a7b64              ; double 3.6825340593953958E-8
	.quad	0x3ff0e7f340000000              ; double 1.0566284656524658
	.quad	0x3e69669683830cec              ; double 4.7312554264590903E-8
	.quad	0x3ff0ecb8d0000000              ; double 1.0577934384346008
	.quad	0x3e68d772c39bdcc4              ; double 4.6271076260410978E-8
	.quad	0x3ff0f17bb0000000              ; double 1.0589558482170105
	.quad	0x3e69b0008bcf6d7b              ; double 4.7846712792927658E-8
	.quad	0x3ff0f63bf0000000              ; double 1.0601157546043396
	.quad	0x3e3bbb305825ce4f              ; double 6.4566746414373886E-9
	.quad	0x3ff0faf970000000              ; double 1.0612730383872986
	.quad	0x3e6da3f4af13a406              ; double 5.5209644753331405E-8
	.quad	0x3ff0ffb460000000              ; double 1.0624278783798218
	.quad	0x3e5f36b96f74ce86              ; double 2.9070085863851308E-8
	.quad	0x3ff1046cb0000000              ; double 1.0635802149772644
	.quad	0x3e165c002303f790              ; double 1.3014870397214671E-9
	.quad	0x3ff1092250000000              ; double 1.0647299885749817
	.quad	0x3e682f84095ba7d5              ; double 4.5049206294004403E-8
	.quad	0x3ff10dd560000000              ; double 1.0658773183822632
	.quad	0x3e6d46433541b2c6              ; double 5.4527936527896572E-8
	.quad	0x3ff11285e0000000              ; double 1.0670222043991089
	.quad	0x3e671c3d56e93a89              ; double 4.3046308618849219E-8
	.quad	0x3ff11733d0000000              ; double 1.0681646466255188
	.quad	0x3e598dcef4e40012              ; double 2.3798960407418805E-8
	.quad	0x3ff11bdf30000000              ; double 1.0693046450614929
	.quad	0x3e4530ebef17fe03              ; double 9.867874936445577E-9
	.quad	0x3ff1208800000000              ; double 1.0704421997070313
	.quad	0x3e4e8b8fa3715066              ; double 1.4223698758881549E-8
	.quad	0x3ff1252e40000000              ; double 1.0715773105621338
	.quad	0x3e6ab26eb3b211dc              ; double 4.9727040673584467E-8
	.quad	0x3ff129d210000000              ; double 1.0727100968360901
	.quad	0x3e454dd4dc906307              ; double 9.9204616900164532E-9
	.quad	0x3ff12e7350000000              ; double 1.0738404393196106
	.quad	0x3e5c9f962387984e              ; double 2.665760432006102E-8
	.quad	0x3ff1331210000000              ; double 1.0749683976173401
	.quad	0x3e6c62a959afec09              ; double 5.2871921250829441E-8
	.quad	0x3ff137ae60000000              ; double 1.0760940313339233
	.quad	0x3e6638d9ac6a866a              ; double 4.1391833562455626E-8
	.quad	0x3ff13c4840000000              ; double 1.0772173404693604
	.quad	0x3e338704eca8a22d              ; double 4.5465815093171464E-9
	.quad	0x3ff140dfa0000000              ; double 1.0783382654190063
	.quad	0x3e4e6c9e1db14f8f              ; double 1.4167412956473397E-8
	.quad	0x3ff1457490000000              ; double 1.0794568657875061
	.quad	0x3e58744b7f9c9eaa              ; double 2.2774820230375471E-8
	.quad	0x3ff14a0710000000              ; double 1.0805731415748596
	.quad	0x3e66c2893486373b              ; double 4.2393628665791133E-8
	.quad	0x3ff14e9730000000              ; double 1.0816871523857117
	.quad	0x3e5b36bce31699b7              ; double 2.5344844616819351E-8
	.quad	0x3ff15324e0000000              ; double 1.0827988386154175
	.quad	0x3e671e3813d200c7              ; double 4.3060710976963663E-8
	.quad	0x3ff157b030000000              ; double 1.0839082598686218
	.quad	0x3e699755ab40aa88              ; double 4.7667233188675395E-8
	.quad	0x3ff15c3920000000              ; double 1.0850154161453247
	.quad	0x3e6b45ca0e4bcfc0              ; double 5.079920287710968E-8
	.quad	0x3ff160bfc0000000              ; double 1.0861203670501709
	.quad	0x3e32dd090d869c5d              ; double 4.3919820769930869E-9
	.quad	0x3ff16543f0000000              ; double 1.0872229933738708
	.quad	0x3e64fe0516b917da              ; double 3.9101140849930904E-8
	.quad	0x3ff169c5d0000000              ; double 1.0883234143257141
	.quad	0x3e694563226317a2              ; double 4.7070987373118917E-8
	.quad	0x3ff16e4560000000              ; double 1.0894216299057007
	.quad	0x3e653d8fafc2c851              ; double 3.9563465366140203E-8
	.quad	0x3ff172c2a0000000              ; double 1.0905176401138306
	.quad	0x3e5dcbd41fbd41a3              ; double 2.7749878824772244E-8
	.quad	0x3ff1773d90000000              ; double 1.0916114449501038
	.quad	0x3e5862ff5285f59c              ; double 2.2711892062781067E-8
	.quad	0x3ff17bb630000000              ; double 1.0927030444145203
	.quad	0x3e63072ea97a1e1c              ; double 3.5442515753050456E-8
	.quad	0x3ff1802c90000000              ; double 1.0937924981117249
	.quad	0x3e52839075184805              ; double 1.7242434429956484E-8
	.quad	0x3ff184a0a0000000              ; double 1.0948797464370728
	.quad	0x3e64b0323e9eff42              ; double 3.8534899562523697E-8
	.quad	0x3ff1891270000000              ; double 1.0959648489952087
	.quad	0x3e6b158893c45484              ; double 5.0448095897039314E-8
	.quad	0x3ff18d8210000000              ; double 1.0970478653907776
	.quad	0x3e3149ef0fc35826              ; double 4.0253633726708952E-9
	.quad	0x3ff191ef60000000              ; double 1.0981286764144897
	.quad	0x3e5f2e77ea96acaa              ; double 2.9040050952198867E-8
	.quad	0x3ff1965a80000000              ; double 1.0992074012756348
	.quad	0x3e5200074c471a95              ; double 1.67639100533273E-8
	.quad	0x3ff19ac360000000              ; double 1.1002839803695679
	.quad	0x3e63f8cc517f6f04              ; double 3.7200502400501513E-8
	.quad	0x3ff19f2a10000000              ; double 1.1013584733009338
	.quad	0x3e660ba2e311bb55              ; double 4.1062858343517384E-8
	.quad	0x3ff1a38e90000000              ; double 1.1024308800697327
	.quad	0x3e64b788730bbec3              ; double 3.8588281353155678E-8
	.quad	0x3ff1a7f0e0000000              ; double 1.1035012006759644
	.quad	0x3e657090795ee20c              ; double 3.9934561587644157E-8
	.quad	0x3ff1ac5100000000              ; double 1.1045694351196289
	.quad	0x3e6d9ffe983670b1              ; double 5.5180822601547889E-8
	.quad	0x3ff1b0af00000000              ; double 1.1056356430053711
	.quad	0x3e62a463ff61bfda              ; double 3.47237118371961E-8
	.quad	0x3ff1b50ad0000000              ; double 1.1066997647285461
	.quad	0x3e69d1bc6a5e65cf              ; double 4.8092158962813711E-8
	.quad	0x3ff1b96480000000              ; double 1.1077618598937988
	.quad	0x3e68718abaa9e922              ; double 4.5529609711682359E-8
	.quad	0x3ff1bdbc10000000              ; double 1.1088219285011292
	.quad	0x3e63c2f52ffa342e              ; double 3.6808762257907046E-8
	.quad	0x3ff1c21180000000              ; double 1.1098799705505371
	.quad	0x3e60fae13ff42c80              ; double 3.1627713776161583E-8
	.quad	0x3ff1c664d0000000              ; double 1.1109359860420227
	.quad	0x3e65440f0ef00d57              ; double 3.9610741235674268E-8
	.quad	0x3ff1cab610000000              ; double 1.1119900345802307
	.quad	0x3e46fcd22d4e3c1e              ; double 1.0704427047692056E-8
	.quad	0x3ff1cf0530000000              ; double 1.1130420565605164
	.quad	0x3e4e0c60b409e863              ; double 1.399235361017887E-8
	.quad	0x3ff1d35230000000              ; double 1.1140920519828796
	.quad	0x3e6f9cab5a5f0333              ; double 5.8881919159497205E-8
	.quad	0x3ff1d79d30000000              ; double 1.1151401400566101
	.quad	0x3e630f24744c333d              ; double 3.5500433292774062E-8
	.quad	0x3ff1dbe620000000              ; double 1.116186261177063
	.quad	0x3e4b50622a76b2fe              ; double 1.2719071420077241E-8
	.quad	0x3ff1e02cf0000000              ; double 1.1172303557395935
	.quad	0x3e6fdb94ba595375              ; double 5.9339661445548775E-8
	.quad	0x3ff1e471d0000000              ; double 1.118272602558136
	.quad	0x3e3861b9b945a171              ; double 5.6768162569608517E-9
	.quad	0x3ff1e8b490000000              ; double 1.1193128228187561
	.quad	0x3e654348015188c4              ; double 3.9605083803461519E-8
	.quad	0x3ff1ecf550000000              ; double 1.1203511357307434
	.quad	0x3e6b54d149865523              ; double 5.0908547768983745E-8
	.quad	0x3ff1f13410000000              ; double 1.1213875412940979
	.quad	0x3e6a0bb783d9de33              ; double 4.8514025224993456E-8
	.quad	0x3ff1f570d0000000              ; double 1.1224220395088196
	.quad	0x3e6629d12b1a2157              ; double 4.1282452467824718E-8
	.quad	0x3ff1f9ab90000000              ; double 1.1234546303749084
	.quad	0x3e6467fe35d179df              ; double 3.8009551708103146E-8
	.quad	0x3ff1fde450000000              ; double 1.1244853138923645
	.quad	0x3e69763f3e26c8f7              ; double 4.7426489197144759E-8
	.quad	0x3ff2021b20000000              ; double 1.1255141496658325
	.quad	0x3e53f798bb9f7679              ; double 1.8595880148125715E-8
	.quad	0x3ff2064ff0000000              ; double 1.1265410780906677
	.quad	0x3e552e577e855898              ; double 1.9726364459731365E-8
	.quad	0x3ff20a82c0000000              ; double 1.1275660991668701
	.quad	0x3e6fde47e5502c3a              ; double 5.9359305616754603E-8
	.quad	0x3ff20eb3b0000000              ; double 1.1285893321037292
	.quad	0x3e5cbd0b548d96a0              ; double 2.6764771096814388E-8
	.quad	0x3ff212e2a0000000              ; double 1.1296106576919556
	.quad	0x3e6a9cd9f7be8de8              ; double 4.9570018283912367E-8
	.quad	0x3ff2170fb0000000              ; double 1.1306301951408386
	.quad	0x3e522bbe704886de              ; double 1.6922945727155131E-8
	.quad	0x3ff21b3ac0000000              ; double 1.1316478252410889
	.quad	0x3e6e3dea8317f020              ; double 5.6329853125703685E-8
	.quad	0x3ff21f63f0000000              ; double 1.1326636672019958
	.quad	0x3e6e812085ac8855              ; double 5.6818877344650438E-8
	.quad	0x3ff2238b40000000              ; double 1.1336777210235596
	.quad	0x3e5c87144f24cb07              ; double 2.6568447838644257E-8
	.quad	0x3ff227b0a0000000              ; double 1.1346899271011353
	.quad	0x3e61e128ee311fa2              ; double 3.3303221313106693E-8
	.quad	0x3ff22bd420000000              ; double 1.1357003450393677
	.quad	0x3e5b5c163d61a2d3              ; double 2.5480719611025757E-8
	.quad	0x3ff22ff5c0000000              ; double 1.1367089748382568
	.quad	0x3e47d97e7fb90633              ; double 1.110582913751298E-8
	.quad	0x3ff2341570000000              ; double 1.137715756893158
	.quad	0x3e6efe899d50f6a7              ; double 5.7731358950737068E-8
	.quad	0x3ff2383350000000              ; double 1.1387208104133606
	.quad	0x3e6d0333eb75de5a              ; double 5.4040012849079673E-8
	.quad	0x3ff23c4f60000000              ; double 1.1397241353988647
	.quad	0x3e40e590be73a573              ; double 7.8681576379730862E-9
	.quad	0x3ff2406980000000              ; double 1.1407256126403809
	.quad	0x3e68ce8dcac3cdd2              ; double 4.6206360822515982E-8
	.quad	0x3ff24481d0000000              ; double 1.1417253613471985
	.quad	0x3e6ee8a48954064b              ; double 5.7572053050261143E-8
	.quad	0x3ff2489850000000              ; double 1.1427233815193176
	.quad	0x3e6aa62f18461e09              ; double 4.9637921359246362E-8
	.quad	0x3ff24cad00000000              ; double 1.1437196731567383
	.quad	0x3e601e5940986a15              ; double 3.0023137819786681E-8
	.quad	0x3ff250bfe0000000              ; double 1.1447142362594604
	.quad	0x3e3b082f4f9b8d4c              ; double 6.2938714185892915E-9
	.quad	0x3ff254d0e0000000              ; double 1.1457070112228394
	.quad	0x3e6876e0e5527f5a              ; double 4.5568438502813861E-8
	.quad	0x3ff258e020000000              ; double 1.1466981172561646
	.quad	0x3e63617080831e6b              ; double 3.609922322313862E-8
	.quad	0x3ff25ced90000000              ; double 1.1476874947547913
	.quad	0x3e681b26e34aa4a2              ; double 4.4901039696518219E-8
	.quad	0x3ff260f940000000              ; double 1.1486752033233643
	.quad	0x3e552ee66dfab0c1              ; double 1.9728395693711073E-8
	.quad	0x3ff2650320000000              ; double 1.1496611833572388
	.quad	0x3e5d85a5329e8819              ; double 2.7494553446153713E-8
	.quad	0x3ff2690b40000000              ; double 1.1506454944610596
	.quad	0x3e5105c1b646b5d1              ; double 1.5853426475820986E-8
	.quad	0x3ff26d1190000000              ; double 1.1516280770301819
	.quad	0x3e6bb6690c1a379c              ; double 5.1618628938144954E-8
	.quad	0x3ff2711630000000              ; double 1.1526090502738953
	.quad	0x3e586aeba73ce3a9              ; double 2.2740716378746796E-8
	.quad	0x3ff2751900000000              ; double 1.1535882949829102
	.quad	0x3e6dd16198294dd4              ; double 5.5540158268179575E-8
	.quad	0x3ff2791a20000000              ; double 1.1545659303665161
	.quad	0x3e6454e675775e83              ; double 3.7870633458757062E-8
	.quad	0x3ff27d1980000000              ; double 1.1555418968200684
	.quad	0x3e63842e026197ea              ; double 3.6351991903463196E-8
	.quad	0x3ff2811720000000              ; double 1.1565161943435669
	.quad	0x3e6f1ce0e70c44d2              ; double 5.795211855374184E-8
	.quad	0x3ff2851310000000              ; double 1.1574888825416565
	.quad	0x3e6ad636441a5627              ; double 4.9987371142687596E-8
	.quad	0x3ff2890d50000000              ; double 1.1584599614143372
	.quad	0x3e54c205d7212abb              ; double 1.9332302377248382E-8
	.quad	0x3ff28d05d0000000              ; double 1.1594293713569641
	.quad	0x3e6167c86c116419              ; double 3.2420087511024056E-8
	.quad	0x3ff290fca0000000              ; double 1.1603971719741821
	.quad	0x3e638ec3ef16e294              ; double 3.6429012594196265E-8
	.quad	0x3ff294f1c0000000              ; double 1.1613633632659912
	.quad	0x3e6473fceace9321              ; double 3.8096826449832978E-8
	.quad	0x3ff298e530000000              ; double 1.1623279452323914
	.quad	0x3e67af53a836dba7              ; double 4.4116508692214521E-8
	.quad	0x3ff29cd700000000              ; double 1.1632909774780273
	.quad	0x3e1a51f3c383b652              ; double 1.5320329571442302E-9
	.quad	0x3ff2a0c710000000              ; double 1.1642523407936096
	.quad	0x3e63696da190822d              ; double 3.6157349288466625E-8
	.quad	0x3ff2a4b580000000              ; double 1.1652121543884277
	.quad	0x3e62f9adec77074b              ; double 3.5344269340704119E-8
	.quad	0x3ff2a8a250000000              ; double 1.1661704182624817
	.quad	0x3e38190fd5bee55f              ; double 5.6107290722596712E-9
	.quad	0x3ff2ac8d70000000              ; double 1.1671270728111267
	.quad	0x3e4bfee8fac68e55              ; double 1.3036533485377958E-8
	.quad	0x3ff2b076f0000000              ; double 1.1680821776390076
	.quad	0x3e331c9d6bc5f68a              ; double 4.4498073527756301E-9
	.quad	0x3ff2b45ec0000000              ; double 1.1690356731414795
	.quad	0x3e689d0523737edf              ; double 4.5845954971385733E-8
	.quad	0x3ff2b84500000000              ; double 1.169987678527832
	.quad	0x3e5a295943bf47bb              ; double 2.4364812597887268E-8
	.quad	0x3ff2bc29a0000000              ; double 1.1709381341934204
	.quad	0x3e396be32e5b3207              ; double 5.9188891337634845E-9
	.quad	0x3ff2c00c90000000              ; double 1.1718869805335999
	.quad	0x3e6e44c7d909fa0e              ; double 5.6379799611036206E-8
	.quad	0x3ff2c3ee00000000              ; double 1.1728343963623047
	.quad	0x3e2b2505da94d9ea              ; double 3.1600497398077278E-9
	.quad	0x3ff2c7cdc0000000              ; double 1.1737802028656006
	.quad	0x3e60c851f46c9c98              ; double 3.1259843205540475E-8
	.quad	0x3ff2cbabf0000000              ; double 1.1747245192527771
	.quad	0x3e5da71f7d9aa3b7              ; double 2.7616344633555367E-8
	.quad	0x3ff2cf8880000000              ; double 1.1756672859191895
	.quad	0x3e6f1b605d019ef1              ; double 5.7941189291625006E-8
	.quad	0x3ff2d36390000000              ; double 1.1766086220741272
	.quad	0x3e4386e8a2189563              ; double 9.0929619971377568E-9
	.quad	0x3ff2d73d00000000              ; double 1.1775484085083008
	.quad	0x3e3b19fa5d306ba7              ; double 6.3100542178776509E-9
	.quad	0x3ff2db14d0000000              ; double 1.1784866452217102
	.quad	0x3e6dd749b67aef76              ; double 5.5583135258909387E-8
	.quad	0x3ff2deeb20000000              ; double 1.179423451423645
	.quad	0x3e676ff6f1dc04b0              ; double 4.3655488319798877E-8
	.quad	0x3ff2e2bfe0000000              ; double 1.1803587675094604
	.quad	0x3e635a33d0b232a6              ; double 3.6046566697765551E-8
	.quad	0x3ff2e69310000000              ; double 1.1812925934791565
	.quad	0x3e64bdc80024a4e1              ; double 3.8633743331477716E-8
	.quad	0x3ff2ea64b0000000              ; double 1.1822249293327332
	.quad	0x3e6ebd61770fd723              ; double 5.7257280590347789E-8
	.quad	0x3ff2ee34d0000000              ; double 1.1831558346748352
	.quad	0x3e64769fc537264d              ; double 3.8116006930203136E-8
	.quad	0x3ff2f20360000000              ; double 1.1840852499008179
	.quad	0x3e69021f429f3b98              ; double 4.6581569115522812E-8
	.quad	0x3ff2f5d070000000              ; double 1.1850132346153259
	.quad	0x3e5ee7083efbd606              ; double 2.8780167526039873E-8
	.quad	0x3ff2f99bf0000000              ; double 1.1859397292137146
	.quad	0x3e6ad985552a6b1a              ; double 5.0011446224928673E-8
	.quad	0x3ff2fd65f0000000              ; double 1.1868647933006287
	.quad	0x3e6e3df778772160              ; double 5.6330221427964068E-8
	.quad	0x3ff3012e70000000              ; double 1.1877884268760681
	.quad	0x3e6ca5d76ddc9b34              ; double 5.3360720049438283E-8
	.quad	0x3ff304f570000000              ; double 1.188710629940033
	.quad	0x3e691154ffdbaf74              ; double 4.6692235839767665E-8
	.quad	0x3ff308baf0000000              ; double 1.1896314024925232
	.quad	0x3e667bdd57fb306a              ; double 4.1879427035285964E-8
	.quad	0x3ff30c7ef0000000              ; double 1.1905507445335388
	.quad	0x3e67dc255ac40886              ; double 4.4442610787704402E-8
	.quad	0x3ff3104180000000              ; double 1.1914687156677246
	.quad	0x3df219f38e8afafe              ; double 2.6340964005737115E-10
	.quad	0x3ff3140280000000              ; double 1.192385196685791
	.quad	0x3e62416bf9669a04              ; double 3.4003618743037877E-8
	.quad	0x3ff317c210000000              ; double 1.1933003067970276
	.quad	0x3e611c96b2b3987f              ; double 3.1872977446395018E-8
	.quad	0x3ff31b8020000000              ; double 1.1942139863967896
	.quad	0x3e6f99ed447e1177              ; double 5.8861964690454681E-8
	.quad	0x3ff31f3cd0000000              ; double 1.1951263546943665
	.quad	0x3e13245826328a11              ; double 1.1142093018966904E-9
	.quad	0x3ff322f7f0000000              ; double 1.196037232875824
	.quad	0x3e66f56dd1e645f8              ; double 4.2763924168410254E-8
	.quad	0x3ff326b1b0000000              ; double 1.1969467997550964
	.quad	0x3e46164946945535              ; double 1.0285086742817949E-8
	.quad	0x3ff32a69f0000000              ; double 1.1978549361228943
	.quad	0x3e5e37d59d190028              ; double 2.8142801705580624E-8
	.quad	0x3ff32e20c0000000              ; double 1.1987617015838623
	.quad	0x3e668671f12bf828              ; double 4.1956410031990833E-8
	.quad	0x3ff331d620000000              ; double 1.1996670961380005
	.quad	0x3e6e8ecbca6aabbd              ; double 5.6918332537923335E-8
	.quad	0x3ff3358a20000000              ; double 1.2005711793899536
	.quad	0x3e53f49e109a5912              ; double 1.8585041983316764E-8
	.quad	0x3ff3393ca0000000              ; double 1.2014738321304321
	.quad	0x3e6b8a0e11ec3043              ; double 5.1295901073734764E-8
	.quad	0x3ff33cedc0000000              ; double 1.2023751735687256
	.quad	0x3e65fae00aed691a              ; double 4.0940905213491804E-8
	.quad	0x3ff3409d70000000              ; double 1.2032751441001892
	.quad	0x3e6c0569bece3e4a              ; double 5.2193449429709155E-8
	.quad	0x3ff3444bc0000000              ; double 1.2041738033294678
	.quad	0x3e605e26744efbfe              ; double 3.0487355341227995E-8
	.quad	0x3ff347f8a0000000              ; double 1.2050710916519165
	.quad	0x3e65b570a94be5c5              ; double 4.0435698489157929E-8
	.quad	0x3ff34ba420000000              ; double 1.2059670686721802
	.quad	0x3e5d6f156ea0e063              ; double 2.7412474880496244E-8
	.quad	0x3ff34f4e30000000              ; double 1.206861674785614
	.quad	0x3e6e0ca7612fc484              ; double 5.597142318365304E-8
	.quad	0x3ff352f6f0000000              ; double 1.2077550292015076
	.quad	0x3e4963c927b25258              ; double 1.1823041426344521E-8
	.quad	0x3ff3569e40000000              ; double 1.2086470127105713
	.quad	0x3e547930aa725a5c              ; double 1.9067338510686053E-8
	.quad	0x3ff35a4430000000              ; double 1.20953768491745
	.quad	0x3e58a79fe3af43b3              ; double 2.2961556416491267E-8
	.quad	0x3ff35de8c0000000              ; double 1.2104270458221436
	.quad	0x3e5e6dc29c41bdaf              ; double 2.833898250824699E-8
	.quad	0x3ff3618bf0000000              ; double 1.2113150954246521
	.quad	0x3e657a2e76f863a5              ; double 4.0004535569767625E-8
	.quad	0x3ff3652dd0000000              ; double 1.2122018933296204
	.quad	0x3e2ae3b61716354d              ; double 3.1303494732928178E-9
	.quad	0x3ff368ce40000000              ; double 1.2130873203277588
	.quad	0x3e665fb5df6906b1              ; double 4.1674578389356659E-8
	.quad	0x3ff36c6d60000000              ; double 1.2139714956283569
	.quad	0x3e66177d7f588f7b              ; double 4.1149107160125469E-8
	.quad	0x3ff3700b30000000              ; double 1.2148544192314148
	.quad	0x3e3ad55abd091b67              ; double 6.2476414741049254E-9
	.quad	0x3ff373a7a0000000              ; double 1.2157360315322876
	.quad	0x3e155337b2422d76              ; double 1.2412823625161182E-9
	.quad	0x3ff37742b0000000              ; double 1.2166163325309753
	.quad	0x3e6084ebe86972d5              ; double 3.0769453697388865E-8
	.quad	0x3ff37adc70000000              ; double 1.2174953818321228
	.quad	0x3e656395808e1ea3              ; double 3.9840117044848686E-8
	.quad	0x3ff37e74e0000000              ; double 1.21837317943573
	.quad	0x3e61bce21b40fba7              ; double 3.3039273900508083E-8
	.quad	0x3ff3820c00000000              ; double 1.2192497253417969
	.quad	0x3e5006f94605b515              ; double 1.4926531456532463E-8
	.quad	0x3ff385a1c0000000              ; double 1.2201249599456787
	.quad	0x3e6aa676aceb1f7d              ; double 4.963995580347649E-8
	.quad	0x3ff3893640000000              ; double 1.220999002456665
	.quad	0x3e58229f76554ce6              ; double 2.2477699164924737E-8
	.quad	0x3ff38cc960000000              ; double 1.2218717336654663
	.quad	0x3e6eabfc6cf57330              ; double 5.7130717596586153E-8
	.quad	0x3ff3905b40000000              ; double 1.2227432727813721
	.quad	0x3e64daed9c0ce8bc              ; double 3.8845815014723755E-8
	.quad	0x3ff393ebd0000000              ; double 1.2236135601997375
	.quad	0x3e60ff1768237141              ; double 3.1658356840319131E-8
	.quad	0x3ff3977b10000000              ; double 1.2244825959205627
	.quad	0x3e6575f83051b085              ; double 3.9973889123146003E-8
	.quad	0x3ff39b0910000000              ; double 1.2253504395484924
	.quad	0x3e42667deb523e29              ; double 8.5683348005977375E-9
	.quad	0x3ff39e95c0000000              ; double 1.2262170314788818
	.quad	0x3e1816996954f4fd              ; double 1.4021223395244948E-9
	.quad	0x3ff3a22120000000              ; double 1.227082371711731
	.quad	0x3e587cfccf4d9cd4              ; double 2.2806443805876945E-8
	.quad	0x3ff3a5ab40000000              ; double 1.2279465198516846
	.quad	0x3e52c5d018198353              ; double 1.7483445363656319E-8
	.quad	0x3ff3a93410000000              ; double 1.2288094162940979
	.quad	0x3e6a7a898dcc34aa              ; double 4.9320350225831987E-8
	.quad	0x3ff3acbbb0000000              ; double 1.2296711802482605
	.quad	0x3e2cead6dadc36d1              ; double 3.366421550273026E-9
	.quad	0x3ff3b04200000000              ; double 1.2305316925048828
	.quad	0x3e2a55759c498bdf              ; double 3.0656608105367919E-9
	.quad	0x3ff3b3c700000000              ; double 1.2313909530639648
	.quad	0x3e6c414a9ef6de04              ; double 5.2629122278471961E-8
	.quad	0x3ff3b74ad0000000              ; double 1.2322490811347961
	.quad	0x3e63e2108a6e58fa              ; double 3.7035094372477892E-8
	.quad	0x3ff3bacd60000000              ; double 1.2331060171127319
	.quad	0x3e5587fd7643d77c              ; double 2.0052503117152053E-8
	.quad	0x3ff3be4eb0000000              ; double 1.2339617609977722
	.quad	0x3e3901eb1d3ff3df              ; double 5.8225108796857568E-9
	.quad	0x3ff3c1ceb0000000              ; double 1.2348162531852722
	.quad	0x3e6f2ccd7c812fc6              ; double 5.806798203440824E-8
	.quad	0x3ff3c54d90000000              ; double 1.2356696724891663
	.quad	0x3e21c8ee70a01049              ; double 2.0704334956576121E-9
	.quad	0x3ff3c8cb20000000              ; double 1.23652184009552
	.quad	0x3e563e8d02831eec              ; double 2.0716655197549648E-8
	.quad	0x3ff3cc4770000000              ; double 1.2373728156089783
	.quad	0x3e6f61a42a92c7ff              ; double 5.8452433401674963E-8
	.quad	0x3ff3cfc2a0000000              ; double 1.2382227182388306
	.quad	0x3dda917399c84d24              ; double 9.6654440046728726E-11
	.quad	0x3ff3d33c80000000              ; double 1.2390713691711426
	.quad	0x3e5e9197c8eec2f0              ; double 2.8469341158558037E-8
	.quad	0x3ff3d6b530000000              ; double 1.2399188876152039
	.quad	0x3e5e6f842f5a1378              ; double 2.834537134743018E-8
	.quad	0x3ff3da2cb0000000              ; double 1.2407652735710144
	.quad	0x3e2fac242a90a0fc              ; double 3.6871557651873862E-9
	.quad	0x3ff3dda2f0000000              ; double 1.2416104674339294
	.quad	0x3e535ed726610227              ; double 1.8040156389783573E-8
	.quad	0x3ff3e11800000000              ; double 1.2424545288085938
	.quad	0x3e50e0d64804b15b              ; double 1.5719113567365729E-8
	.quad	0x3ff3e48be0000000              ; double 1.2432974576950073
	.quad	0x3e0560675daba814              ; double 6.221402796937708E-10
	.quad	0x3ff3e7fe80000000              ; double 1.2441391944885254
	.quad	0x3e637388c8768032              ; double 3.6230880569353819E-8
	.quad	0x3ff3eb7000000000              ; double 1.2449798583984375
	.quad	0x3e3ee3c89f9e01f5              ; double 7.1920873647881767E-9
	.quad	0x3ff3eee040000000              ; double 1.2458193302154541
	.quad	0x3e639f6f0d09747c              ; double 3.6550291353180515E-8
	.quad	0x3ff3f24f60000000              ; double 1.2466577291488647
	.quad	0x3e4322c327abb8f0              ; double 8.9107967579879675E-9
	.quad	0x3ff3f5bd40000000              ; double 1.2474949359893799
	.quad	0x3e6961b347c8ac80              ; double 4.7276992074949635E-8
	.quad	0x3ff3f92a00000000              ; double 1.2483310699462891
	.quad	0x3e63711fbbd0f118              ; double 3.6213342970567863E-8
	.quad	0x3ff3fc9590000000              ; double 1.2491660714149475
	.quad	0x3e64fad8d7718ffb              ; double 3.9078055396446844E-8
	.quad	0x3ff3fffff0000000              ; double 1.2499999403953552
	.quad	0x3e6fffffffffffff              ; double 5.9604644775390618E-8
	.quad	0x3ff4036930000000              ; double 1.250832736492157
	.quad	0x3e667efa79ec35b4              ; double 4.1902082905964027E-8
	.quad	0x3ff406d140000000              ; double 1.251664400100708
	.quad	0x3e6a737687a254a8              ; double 4.9268877825759311E-8
	.quad	0x3ff40a3830000000              ; double 1.2524949908256531
	.quad	0x3e5bace0f87d924d              ; double 2.5774638894888381E-8
	.quad	0x3ff40d9df0000000              ; double 1.2533244490623474
	.quad	0x3e629e37c237e392              ; double 3.4678798745781525E-8
	.quad	0x3ff4110290000000              ; double 1.2541528344154358
	.quad	0x3e557ce7ac3f3012              ; double 2.0012175708063309E-8
	.quad	0x3ff4146600000000              ; double 1.2549800872802734
	.quad	0x3e682829359f8fbd              ; double 4.4995693129577743E-8
	.quad	0x3ff417c850000000              ; double 1.2558062672615051
	.quad	0x3e6cc9be42d14676              ; double 5.3621939201940072E-8
	.quad	0x3ff41b2980000000              ; double 1.2566313743591309
	.quad	0x3e6a8f001c137d0b              ; double 4.9469238935909349E-8
	.quad	0x3ff41e8990000000              ; double 1.2574554085731506
	.quad	0x3e636127687dda05              ; double 3.6097145771530666E-8
	.quad	0x3ff421e880000000              ; double 1.2582783699035645
	.quad	0x3e524dba322646f0              ; double 1.7046576714059287E-8
	.quad	0x3ff4254640000000              ; double 1.2591001987457275
	.quad	0x3e6dc43f1ed210b4              ; double 5.5444591009542173E-8
	.quad	0x3ff428a2f0000000              ; double 1.2599210143089294
	.quad	0x3e631ae515c447bb              ; double 3.5585943721407833E-8
	.size	CBRT_DBL_TBL, 4112

	.type	CBRT_REM_TBL,@object            ; @CBRT_REM_TBL
	.p2align	4
CBRT_REM_TBL:
	.quad	0x3fe428a2f0000000              ; double 0.62996050715446472
	.quad	0x3e531ae515c447bb              ; double 1.7792971860703917E-8
	.quad	0x3fe965fea0000000              ; double 0.79370051622390747
	.quad	0x3e44f5b8f20ac166              ; double 9.7601922666727272E-9
	.quad	0x3ff0000000000000              ; double 1
	.quad	0x0000000000000000              ; double 0
	.quad	0x3ff428a2f0000000              ; double 1.2599210143089294
	.quad	0x3e631ae515c447bb              ; double 3.5585943721407833E-8
	.quad	0x3ff965fea0000000              ; double 1.5874010324478149
	.quad	0x3e54f5b8f20ac166              ; double 1.9520384533345454E-8
	.size	CBRT_REM_TBL, 80

	.type	POWLOG_TBL,@object              ; @POWLOG_TBL
	.p2align	4
POWLOG_TBL:
	.zero	16
	.quad	0x3f6ff00aa0000000              ; double 0.0038986403960734606
	.quad	0x3db5885e0250435a              ; double 1.9583862435018884E-11
	.quad	0x3f7fe02a60000000              ; double 0.0077821402810513973
	.quad	0x3de620cf11f86ed2              ; double 1.610035516238545E-10
	.quad	0x3f87dc4750000000              ; double 0.011650616768747568
	.quad	0x3dff0214edba4a25              ; double 4.5122770600509823E-10
	.quad	0x3f8fc0a8b0000000              ; double 0.015504186507314444
	.quad	0x3dbf807c79f3db4e              ; double 2.8650810562597208E-11
	.quad	0x3f93cea440000000              ; double 0.019342962652444839
	.quad	0x3dea352ba779a52b              ; double 1.9068609515836646E-10
	.quad	0x3f97b91b00000000              ; double 0.023167058825492859
	.quad	0x3dff56c46aa49fd5              ; double 4.560415193420804E-10
	.quad	0x3f9b9fc020000000              ; double 0.026976587250828743
	.quad	0x3dfebe465fef5196              ; double 4.4737333276711222E-10
	.quad	0x3f9f829b00000000              ; double 0.030771657824516296
	.quad	0x3e0cf0660099f1f8              ; double 8.4223739198430944E-10
	.quad	0x3fa1b0d980000000              ; double 0.034552380442619324
	.quad	0x3e1247b2ff85945d              ; double 1.0640404096769026E-9
	.quad	0x3fa39e87b0000000              ; double 0.03831886313855648
	.quad	0x3e13fd7abf5202b6              ; double 1.1635801187860404E-9
	.quad	0x3fa58a5ba0000000              ; double 0.042071212083101273
	.quad	0x3e1f91c9a918d51e              ; double 1.8375857817921959E-9
	.quad	0x3fa77458f0000000              ; double 0.045809535309672356
	.quad	0x3e08cb73f118d3ca              ; double 7.2162184751482374E-10
	.quad	0x3fa95c8300000000              ; double 0.049533933401107788
	.quad	0x3e1d91c7d6fad074              ; double 1.7211688427961587E-9
	.quad	0x3fab42dd70000000              ; double 0.053244514390826225
	.quad	0x3de1971bec28d14c              ; double 1.2798605758510846E-10
	.quad	0x3fad276b80000000              ; double 0.056941375136375427
	.quad	0x3e15b616a423c78a              ; double 1.2637629975129193E-9
	.quad	0x3faf0a30c0000000              ; double 0.0606246218085289
	.quad	0x3da162a6617cc971              ; double 7.9059424341217563E-12
	.quad	0x3fb0759830000000              ; double 0.064294349402189255
	.quad	0x3e166391c4c06d29              ; double 1.3032080024554861E-9
	.quad	0x3fb16536e0000000              ; double 0.06795065850019455
	.quad	0x3e2d46f5c1d0c4b8              ; double 3.4083131998340183E-9
	.quad	0x3fb253f620000000              ; double 0.071593649685382843
	.quad	0x3e2e14282df1f6d3              ; double 3.501625974908027E-9
	.quad	0x3fb341d790000000              ; double 0.075223419815301895
	.quad	0x3e186f47424a660d              ; double 1.4222856305570036E-9
	.quad	0x3fb42edcb0000000              ; double 0.078840058296918869
	.quad	0x3e2d4c8de077753e              ; double 3.4108571555129858E-9
	.quad	0x3fb51b0730000000              ; double 0.082443665713071823
	.quad	0x3e2e0c307ed24f1c              ; double 3.4980027681480425E-9
	.quad	0x3fb60658a0000000              ; double 0.086034335196018218
	.quad	0x3e226ea18763bdd3              ; double 2.145784934387657E-9
	.quad	0x3fb6f0d280000000              ; double 0.08961215615272522
	.quad	0x3e25cad69737c933              ; double 2.5369619128933888E-9
	.quad	0x3fb7da7660000000              ; double 0.093177221715450286
	.quad	0x3e2af62599088901              ; double 3.1387330029035467E-9
	.quad	0x3fb8c345d0000000              ; double 0.096729625016450882
	.quad	0x3e18c66c83d6b2d0              ; double 1.4421002303375631E-9
	.quad	0x3fb9ab4240000000              ; double 0.10026945173740387
	.quad	0x3e1880ceb36fb30f              ; double 1.4262712796792239E-9
	.quad	0x3fba926d30000000              ; double 0.10379679128527641
	.quad	0x3e2495aac6ca17a4              ; double 2.3963671518621945E-9
	.quad	0x3fbb78c820000000              ; double 0.10731173306703568
	.quad	0x3e2761db4210878c              ; double 2.7220523756183465E-9
	.quad	0x3fbc5e5480000000              ; double 0.11081436276435852
	.quad	0x3e2eb78e862bac2f              ; double 3.5759315936869933E-9
	.quad	0x3fbd4313d0000000              ; double 0.11430476978421211
	.quad	0x3e19b2cd75790dd9              ; double 1.4958465212075013E-9
	.quad	0x3fbe270760000000              ; double 0.11778303235769272
	.quad	0x3e2c55e5cbd3d50f              ; double 3.2986907360329343E-9
	.quad	0x3fbf0a30c0000000              ; double 0.1212492436170578
	.quad	0x3db162a6617cc971              ; double 1.5811884868243513E-11
	.quad	0x3fbfec9130000000              ; double 0.12470347806811333
	.quad	0x3dfdbeabaaa2e519              ; double 4.328439088370393E-10
	.quad	0x3fc0671510000000              ; double 0.12814582139253616
	.quad	0x3e1652cb7150c647              ; double 1.2993938748440316E-9
	.quad	0x3fc0d77e70000000              ; double 0.13157635182142258
	.quad	0x3e39a11cb2cd2ee2              ; double 5.9672966956844185E-9
	.quad	0x3fc1478580000000              ; double 0.13499516248703003
	.quad	0x3e219d0ab1a28813              ; double 2.0504748013051079E-9
	.quad	0x3fc1b72ad0000000              ; double 0.13840232044458389
	.quad	0x3e24bd9e80a41811              ; double 2.41453524286306E-9
	.quad	0x3fc2266f10000000              ; double 0.14179790765047073
	.quad	0x3e3214b596faa3df              ; double 4.2097866162363742E-9
	.quad	0x3fc29552f0000000              ; double 0.14518200606107712
	.quad	0x3e303fea46980bb8              ; double 3.7834207793620125E-9
	.quad	0x3fc303d710000000              ; double 0.14855469018220901
	.quad	0x3e31c8ffa5fd28c7              ; double 4.1409281280172442E-9
	.quad	0x3fc371fc20000000              ; double 0.15191604197025299
	.quad	0x3dce8f743bcd96c5              ; double 5.5588984349147173E-11
	.quad	0x3fc3dfc2b0000000              ; double 0.15526612848043442
	.quad	0x3dfd98c5395315c6              ; double 4.3068953379777392E-10
	.quad	0x3fc44d2b60000000              ; double 0.15860502421855927
	.quad	0x3e3996fa3ccfa7b2              ; double 5.9580793189566519E-9
	.quad	0x3fc4ba36f0000000              ; double 0.1619328185915947
	.quad	0x3e1cd2af2ad13037              ; double 1.6777185571954163E-9
	.quad	0x3fc526e5e0000000              ; double 0.16524957120418549
	.quad	0x3e1d0da1bd17200e              ; double 1.6911216770357676E-9
	.quad	0x3fc59338d0000000              ; double 0.1685553565621376
	.quad	0x3e3330410ba68b75              ; double 4.4676690631818206E-9
	.quad	0x3fc5ff3070000000              ; double 0.17185025662183762
	.quad	0x3df4f27a790e7c41              ; double 3.0482160637330206E-10
	.quad	0x3fc66acd40000000              ; double 0.1751343309879303
	.quad	0x3e13956a86f6ff1b              ; double 1.1399188501627289E-9
	.quad	0x3fc6d60fe0000000              ; double 0.17840765416622162
	.quad	0x3e2c6748723551d9              ; double 3.3065966784670563E-9
	.quad	0x3fc740f8f0000000              ; double 0.18167030066251755
	.quad	0x3e2500de9326cdfc              ; double 2.4451171306531833E-9
	.quad	0x3fc7ab8900000000              ; double 0.18492233753204346
	.quad	0x3e1086c848df1b59              ; double 9.6196853563265351E-10
	.quad	0x3fc815c0a0000000              ; double 0.18816383183002472
	.quad	0x3e04357ead6836ff              ; double 5.8815826758770932E-10
	.quad	0x3fc87fa060000000              ; double 0.19139485061168671
	.quad	0x3e24832442408024              ; double 2.38794274806633E-9
	.quad	0x3fc8e928d0000000              ; double 0.19461546093225479
	.quad	0x3e3d10da8154b13d              ; double 6.7674168675983726E-9
	.quad	0x3fc9525a90000000              ; double 0.19782573729753494
	.quad	0x3e39e8ad68ec8260              ; double 6.0323849377356182E-9
	.quad	0x3fc9bb3620000000              ; double 0.20102573931217194
	.quad	0x3e3cfbf706abaf18              ; double 6.7484188053057513E-9
	.quad	0x3fca23bc10000000              ; double 0.20421553403139114
	.quad	0x3e3fc56ac6326e23              ; double 7.3972997477049919E-9
	.quad	0x3fca8becf0000000              ; double 0.20739518851041794
	.quad	0x3e39105e3185cf21              ; double 5.8356526489263231E-9
	.quad	0x3fcaf3c940000000              ; double 0.21056476235389709
	.quad	0x3e3d017fe5b19cc0              ; double 6.7534525429429901E-9
	.quad	0x3fcb5b5190000000              ; double 0.21372432261705399
	.quad	0x3e3d1f6b48dd13fe              ; double 6.7806641532662013E-9
	.quad	0x3fcbc28670000000              ; double 0.21687393635511398
	.quad	0x3e20b63358a7e73a              ; double 1.9455003764647926E-9
	.quad	0x3fcc296850000000              ; double 0.22001365572214127
	.quad	0x3e263063028c211c              ; double 2.5831408300382178E-9
	.quad	0x3fcc8ff7c0000000              ; double 0.22314354777336121
	.quad	0x3e2e6a6886b09760              ; double 3.5408485497116074E-9
	.quad	0x3fccf63540000000              ; double 0.22626367211341858
	.quad	0x3e3c138bb891cd03              ; double 6.5370348102602238E-9
	.quad	0x3fcd5c2160000000              ; double 0.22937409579753876
	.quad	0x3e369f7722b7221a              ; double 5.2673070726672613E-9
	.quad	0x3fcdc1bca0000000              ; double 0.23247487843036652
	.quad	0x3df57d8fac1a628c              ; double 3.1272754880742379E-10
	.quad	0x3fce270760000000              ; double 0.23556606471538544
	.quad	0x3e3c55e5cbd3d50f              ; double 6.5973814720658686E-9
	.quad	0x3fce8c0250000000              ; double 0.23864773660898209
	.quad	0x3e1552d2ff48fe2e              ; double 1.2411929237355085E-9
	.quad	0x3fcef0adc0000000              ; double 0.24171993136405945
	.quad	0x3e37b8b26ca431bc              ; double 5.5230857199021195E-9
	.quad	0x3fcf550a50000000              ; double 0.24478272348642349
	.quad	0x3e292decdc1c5f6d              ; double 2.9312674240030637E-9
	.quad	0x3fcfb91860000000              ; double 0.2478361576795578
	.quad	0x3e3abc7c551aaa8c              ; double 6.2250234564876333E-9
	.quad	0x3fd00e6c40000000              ; double 0.25088030099868774
	.quad	0x3e36b540731a354b              ; double 5.287121672447821E-9
	.quad	0x3fd0402590000000              ; double 0.2539152055978775
	.quad	0x3e32d341036b89ef              ; double 4.3830859416959168E-9
	.quad	0x3fd071b850000000              ; double 0.25694091618061066
	.quad	0x3e4f9ab21a3a2e0f              ; double 1.4716889768708477E-8
	.quad	0x3fd0a324e0000000              ; double 0.25995752215385437
	.quad	0x3e239c871afb9fbd              ; double 2.283071696854892E-9
	.quad	0x3fd0d46b50000000              ; double 0.26296503841876984
	.quad	0x3e3e6add2c81f640              ; double 7.0821115153949472E-9
	.quad	0x3fd1058bf0000000              ; double 0.26596353948116302
	.quad	0x3e435c95aa313f41              ; double 9.0159749164367816E-9
	.quad	0x3fd1368700000000              ; double 0.26895308494567871
	.quad	0x3e249d4582f6cc53              ; double 2.3998252479954743E-9
	.quad	0x3fd1675ca0000000              ; double 0.27193370461463928
	.quad	0x3e47574c1c07398f              ; double 1.0869002476605106E-8
	.quad	0x3fd1980d20000000              ; double 0.27490547299385071
	.quad	0x3e4ba846dece9e8d              ; double 1.2878948541159196E-8
	.quad	0x3fd1c898c0000000              ; double 0.27786844968795776
	.quad	0x3e16999fafbc68e7              ; double 1.315498542514475E-9
	.quad	0x3fd1f8ff90000000              ; double 0.28082264959812164
	.quad	0x3e4c9145e51b0103              ; double 1.3302766141573113E-8
	.quad	0x3fd22941f0000000              ; double 0.28376816213130951
	.quad	0x3e479ef2cb44850a              ; double 1.0999335089069557E-8
	.quad	0x3fd2596010000000              ; double 0.28670503199100494
	.quad	0x3e0beec73de11275              ; double 8.1294937080559467E-10
	.quad	0x3fd2895a10000000              ; double 0.28963328897953033
	.quad	0x3e2ef4351af5a498              ; double 3.6035123424062367E-9
	.quad	0x3fd2b93030000000              ; double 0.29255299270153046
	.quad	0x3e45713a493b4a50              ; double 9.9848469834352324E-9
	.quad	0x3fd2e8e2b0000000              ; double 0.29546420276165009
	.quad	0x3e45c23a61385992              ; double 1.0132185790937463E-8
	.quad	0x3fd31871c0000000              ; double 0.2983669638633728
	.quad	0x3e42a88309f57299              ; double 8.688424478730524E-9
	.quad	0x3fd347dd90000000              ; double 0.30126132071018219
	.quad	0x3e4530faa9ac8ace              ; double 9.8679795910714683E-9
	.quad	0x3fd3772660000000              ; double 0.30414733290672302
	.quad	0x3e25fec2d792a758              ; double 2.5605736945548821E-9
	.quad	0x3fd3a64c50000000              ; double 0.30702503025531769
	.quad	0x3e35a517a71cbcd7              ; double 5.0395941740868431E-9
	.quad	0x3fd3d54fa0000000              ; double 0.30989447236061096
	.quad	0x3e3707dc3e1cd9a3              ; double 5.3622537259475616E-9
	.quad	0x3fd4043080000000              ; double 0.31275570392608643
	.quad	0x3e3a1a9f8ef43049              ; double 6.0778104626049958E-9
	.quad	0x3fd432ef20000000              ; double 0.31560876965522766
	.quad	0x3e4409d0276b3674              ; double 9.3310756737685529E-9
	.quad	0x3fd4618bc0000000              ; double 0.31845372915267944
	.quad	0x3e20e2f613e85bd9              ; double 1.9658551724508719E-9
	.quad	0x3fd4900680000000              ; double 0.32129061222076416
	.quad	0x3df0027433001e5f              ; double 2.3297013190161314E-10
	.quad	0x3fd4be5f90000000              ; double 0.32411946356296539
	.quad	0x3e35dde2836d3265              ; double 5.0912465830242644E-9
	.quad	0x3fd4ec9730000000              ; double 0.32694034278392792
	.quad	0x3e2300134d7aaf04              ; double 2.2119254031118878E-9
	.quad	0x3fd51aad80000000              ; double 0.32975327968597412
	.quad	0x3e3cb7e0b42724f5              ; double 6.6864938607206724E-9
	.quad	0x3fd548a2c0000000              ; double 0.33255833387374878
	.quad	0x3e2d6e93167e6308              ; double 3.4263278221154006E-9
	.quad	0x3fd5767710000000              ; double 0.33535553514957428
	.quad	0x3e3d1569b1526adb              ; double 6.7715635504720232E-9
	.quad	0x3fd5a42ab0000000              ; double 0.3381449431180954
	.quad	0x3e0e99fc338a1a41              ; double 8.9062099976101716E-10
	.quad	0x3fd5d1bdb0000000              ; double 0.34092657268047333
	.quad	0x3e4eb01394a11b1c              ; double 1.429011988266837E-8
	.quad	0x3fd5ff3070000000              ; double 0.34370051324367523
	.quad	0x3e04f27a790e7c41              ; double 6.0964321274660412E-10
	.quad	0x3fd62c82f0000000              ; double 0.34646676480770111
	.quad	0x3e25ce3ca97b7af9              ; double 2.5385074700786184E-9
	.quad	0x3fd659b570000000              ; double 0.34922538697719574
	.quad	0x3e281f0f940ed857              ; double 2.8080925644351813E-9
	.quad	0x3fd686c810000000              ; double 0.35197640955448151
	.quad	0x3e4d36295d88857c              ; double 1.3602696678307791E-8
	.quad	0x3fd6b3bb20000000              ; double 0.35471990704536438
	.quad	0x3e21aca1ec4af526              ; double 2.0575646484721986E-9
	.quad	0x3fd6e08ea0000000              ; double 0.35745587944984436
	.quad	0x3e445743c7182726              ; double 9.4719594138744467E-9
	.quad	0x3fd70d42e0000000              ; double 0.36018440127372742
	.quad	0x3e23c491aead337e              ; double 2.3012803792893871E-9
	.quad	0x3fd739d7f0000000              ; double 0.36290548741817474
	.quad	0x3e3aef401a738931              ; double 6.2711937094854803E-9
	.quad	0x3fd7664e10000000              ; double 0.36561919748783112
	.quad	0x3e21cede76092a29              ; double 2.0731335955967403E-9
	.quad	0x3fd792a550000000              ; double 0.36832554638385773
	.quad	0x3e4fba8f44f82bb4              ; double 1.4774849925997448E-8
	.quad	0x3fd7bede00000000              ; double 0.37102460861206055
	.quad	0x3e446f5f7f3c3e1a              ; double 9.5158121170369646E-9
	.quad	0x3fd7eaf830000000              ; double 0.37371639907360077
	.quad	0x3e47055f86c9674b              ; double 1.0719983311778047E-8
	.quad	0x3fd816f410000000              ; double 0.37640096247196198
	.quad	0x3e4b41a92b6b6e1a              ; double 1.269229109090022E-8
	.quad	0x3fd842d1d0000000              ; double 0.37907834351062775
	.quad	0x3e443d162e927628              ; double 9.4243417118088208E-9
	.quad	0x3fd86e9190000000              ; double 0.38174857199192047
	.quad	0x3e4466174013f9b1              ; double 9.4989278686682593E-9
	.quad	0x3fd89a3380000000              ; double 0.38441169261932373
	.quad	0x3e3b05096ad69c62              ; double 6.29100830926604E-9
	.quad	0x3fd8c5b7c0000000              ; double 0.38706773519515991
	.quad	0x3e40b169150faa58              ; double 7.7732883757895274E-9
	.quad	0x3fd8f11e80000000              ; double 0.3897167444229126
	.quad	0x3e3cd98b1df85da7              ; double 6.7171126157142133E-9
	.quad	0x3fd91c67e0000000              ; double 0.39235875010490417
	.quad	0x3e468b507b0f8fa8              ; double 1.0497959697674691E-8
	.quad	0x3fd9479410000000              ; double 0.39499379694461823
	.quad	0x3e48422df57499ba              ; double 1.1296250753008738E-8
	.quad	0x3fd972a340000000              ; double 0.39762192964553833
	.quad	0x3e11351586970274              ; double 1.001600159026704E-9
	.quad	0x3fd99d9580000000              ; double 0.40024316310882568
	.quad	0x3e117e08acba92ee              ; double 1.0181870233355749E-9
	.quad	0x3fd9c86b00000000              ; double 0.40285754203796387
	.quad	0x3e26e04314dd0229              ; double 2.6631196474676975E-9
	.quad	0x3fd9f323e0000000              ; double 0.40546509623527527
	.quad	0x3e497f3097e56d1a              ; double 1.1872889113423324E-8
	.quad	0x3fda1dc060000000              ; double 0.40806588530540466
	.quad	0x3e3356e655901286              ; double 4.5028170853442607E-9
	.quad	0x3fda484090000000              ; double 0.41065992414951324
	.quad	0x3e0cb761457f94d6              ; double 8.3575514130539986E-10
	.quad	0x3fda72a490000000              ; double 0.4132472425699234
	.quad	0x3e39af67a85a9dac              ; double 5.9802959300465694E-9
	.quad	0x3fda9cec90000000              ; double 0.41582788527011871
	.quad	0x3e453410931a909f              ; double 9.8735922522344211E-9
	.quad	0x3fdac718c0000000              ; double 0.41840189695358276
	.quad	0x3e22c587206058f5              ; double 2.185301053838888E-9
	.quad	0x3fdaf12930000000              ; double 0.42096929252147675
	.quad	0x3e223bc358899c22              ; double 2.1226528905233983E-9
	.quad	0x3fdb1b1e00000000              ; double 0.42353010177612305
	.quad	0x3e4d7bf8b6d223cb              ; double 1.372968024884343E-8
	.quad	0x3fdb44f770000000              ; double 0.42608438432216644
	.quad	0x3e47991ec5197ddb              ; double 1.0988733620253451E-8
	.quad	0x3fdb6eb590000000              ; double 0.42863215506076813
	.quad	0x3e4a79e6bb3a9219              ; double 1.2328930632765405E-8
	.quad	0x3fdb985890000000              ; double 0.43117345869541168
	.quad	0x3e3a4c43ed663ec5              ; double 6.122959658730266E-9
	.quad	0x3fdbc1e080000000              ; double 0.4337083101272583
	.quad	0x3e461b5a1484f438              ; double 1.0294301092654598E-8
	.quad	0x3fdbeb4d90000000              ; double 0.43623675405979156
	.quad	0x3e4b4e36f7ef0c3a              ; double 1.2715126505407634E-8
	.quad	0x3fdc149ff0000000              ; double 0.43875883519649506
	.quad	0x3e115f026acd0d1b              ; double 1.0111328815932311E-9
	.quad	0x3fdc3dd7a0000000              ; double 0.44127455353736877
	.quad	0x3e3f36b535cecf05              ; double 7.2675064550754338E-9
	.quad	0x3fdc66f4e0000000              ; double 0.4437839686870575
	.quad	0x3e2ffb7fbf3eb5c6              ; double 3.7232434860545806E-9
	.quad	0x3fdc8ff7c0000000              ; double 0.44628709554672241
	.quad	0x3e3e6a6886b09760              ; double 7.0816970994232148E-9
	.quad	0x3fdcb8e070000000              ; double 0.44878397881984711
	.quad	0x3e3135eb27f5bbc3              ; double 4.0071596035792282E-9
	.quad	0x3fdce1af00000000              ; double 0.45127463340759277
	.quad	0x3e470be7d6f6fa57              ; double 1.0731865811707191E-8
	.quad	0x3fdd0a63a0000000              ; double 0.45375910401344299
	.quad	0x3e4ce43cc84ab338              ; double 1.3453677513480732E-8
	.quad	0x3fdd32fe70000000              ; double 0.45623742043972015
	.quad	0x3e4c01d7aac3bd91              ; double 1.3041867440572211E-8
	.quad	0x3fdd5b7f90000000              ; double 0.45870961248874664
	.quad	0x3e45c58d07961060              ; double 1.0138230021777477E-8
	.quad	0x3fdd83e720000000              ; double 0.46117570996284485
	.quad	0x3e3628bcf941456e              ; double 5.159325317735187E-9
	.quad	0x3fddac3530000000              ; double 0.46363572776317596
	.quad	0x3e4c58b2a8461cd2              ; double 1.3199856548736712E-8
	.quad	0x3fddd46a00000000              ; double 0.46608972549438477
	.quad	0x3e33071282fb989a              ; double 4.4302144589336188E-9
	.quad	0x3fddfc8590000000              ; double 0.46853770315647125
	.quad	0x3e420dab6a80f09c              ; double 8.4067680179342576E-9
	.quad	0x3fde248810000000              ; double 0.47097970545291901
	.quad	0x3e44f8d84c397b1e              ; double 9.7658720061992407E-9
	.quad	0x3fde4c71a0000000              ; double 0.47341576218605042
	.quad	0x3e40d0ee08599e48              ; double 7.8306217163335143E-9
	.quad	0x3fde744260000000              ; double 0.47584590315818787
	.quad	0x3e1d68787e37da36              ; double 1.7117760480542719E-9
	.quad	0x3fde9bfa60000000              ; double 0.47827014327049255
	.quad	0x3e366187d591bafc              ; double 5.2109777266726082E-9
	.quad	0x3fdec399d0000000              ; double 0.48068852722644806
	.quad	0x3e22346600bae772              ; double 2.1193038485945869E-9
	.quad	0x3fdeeb20c0000000              ; double 0.48310106992721558
	.quad	0x3e390377d0d61b8e              ; double 5.823920246566499E-9
	.quad	0x3fdf128f50000000              ; double 0.48550780117511749
	.quad	0x3e4f5e0dd966b907              ; double 1.4606583315126009E-8
	.quad	0x3fdf39e5b0000000              ; double 0.48790876567363739
	.quad	0x3e49023cb79a00e2              ; double 1.1645601583109454E-8
	.quad	0x3fdf6123f0000000              ; double 0.49030397832393646
	.quad	0x3e44e05158c28ad8              ; double 9.7212573757480016E-9
	.quad	0x3fdf884a30000000              ; double 0.4926934689283371
	.quad	0x3e3bfa7b08b18ae4              ; double 6.5142381585271074E-9
	.quad	0x3fdfaf5880000000              ; double 0.49507725238800049
	.quad	0x3e4ef1e63db35f67              ; double 1.4409851026316713E-8
	.quad	0x3fdfd64f20000000              ; double 0.49745538830757141
	.quad	0x3e0ec2ae39493d4f              ; double 8.9524753111804673E-10
	.quad	0x3fdffd2e00000000              ; double 0.49982786178588867
	.quad	0x3e40afe930ab2fa0              ; double 7.7705606579463307E-9
	.quad	0x3fe011fab0000000              ; double 0.50219473242759705
	.quad	0x3e225ff8a1810dd4              ; double 2.1391184483751467E-9
	.quad	0x3fe02552a0000000              ; double 0.50455600023269653
	.quad	0x3e469743fb1a71a5              ; double 1.0519698753855183E-8
	.quad	0x3fe0389ee0000000              ; double 0.50691169500350952
	.quad	0x3e5f9cc676785571              ; double 2.944134483262882E-8
	.quad	0x3fe04bdf90000000              ; double 0.50926187634468079
	.quad	0x3e5b524da4cbf982              ; double 2.5445127160671262E-8
	.quad	0x3fe05f14b0000000              ; double 0.51160654425621033
	.quad	0x3e5a4c8b381535b8              ; double 2.4492851751370444E-8
	.quad	0x3fe0723e50000000              ; double 0.51394572854042053
	.quad	0x3e5839be809caf2c              ; double 2.2561813784574442E-8
	.quad	0x3fe0855c80000000              ; double 0.51627945899963379
	.quad	0x3e50968a1cb82c13              ; double 1.5448820707110318E-8
	.quad	0x3fe0986f40000000              ; double 0.5186077356338501
	.quad	0x3e5eae6a41723fb5              ; double 2.8574195534496726E-8
	.quad	0x3fe0ab76b0000000              ; double 0.52093061804771423
	.quad	0x3e5d9c29a380a4db              ; double 2.7576471079011372E-8
	.quad	0x3fe0be72e0000000              ; double 0.52324813604354858
	.quad	0x3e4094aa0ada625e              ; double 7.7209992525324307E-9
	.quad	0x3fe0d163c0000000              ; double 0.52556025981903076
	.quad	0x3e5973ad6fc108ca              ; double 2.3703896609663675E-8
	.quad	0x3fe0e44980000000              ; double 0.52786707878112793
	.quad	0x3e4747322fdbab97              ; double 1.0839714455426391E-8
	.quad	0x3fe0f72410000000              ; double 0.5301685631275177
	.quad	0x3e593692fa9d4221              ; double 2.3481603917646104E-8
	.quad	0x3fe109f390000000              ; double 0.53246477246284485
	.quad	0x3e5c5a992dfbc7d9              ; double 2.6406626995241111E-8
	.quad	0x3fe11cb810000000              ; double 0.53475573658943176
	.quad	0x3e4e1f33e102387a              ; double 1.402659591278261E-8
	.quad	0x3fe12f7190000000              ; double 0.53704145550727844
	.quad	0x3e464fbef14c048c              ; double 1.0389605212183916E-8
	.quad	0x3fe1422020000000              ; double 0.53932195901870728
	.quad	0x3e4490f513ca5e3b              ; double 9.5769015992647295E-9
	.quad	0x3fe154c3d0000000              ; double 0.54159727692604065
	.quad	0x3e37a6af4d4c799d              ; double 5.5067037221624797E-9
	.quad	0x3fe1675ca0000000              ; double 0.54386740922927856
	.quad	0x3e57574c1c07398f              ; double 2.1738004953210212E-8
	.quad	0x3fe179eab0000000              ; double 0.5461324155330658
	.quad	0x3e57b133417f8c1c              ; double 2.2065069854483957E-8
	.quad	0x3fe18c6e00000000              ; double 0.54839229583740234
	.quad	0x3e5feb9e0c176514              ; double 2.972817081899815E-8
	.quad	0x3fe19ee6b0000000              ; double 0.55064710974693298
	.quad	0x3e419f25bb3172f7              ; double 8.2057292958615101E-9
	.quad	0x3fe1b154b0000000              ; double 0.55289682745933533
	.quad	0x3e45f68a7bbfb852              ; double 1.0227342410432279E-8
	.quad	0x3fe1c3b810000000              ; double 0.55514147877693176
	.quad	0x3e5ee278497929f1              ; double 2.8763569830020165E-8
	.quad	0x3fe1d610f0000000              ; double 0.55738112330436707
	.quad	0x3e5ccee006109d58              ; double 2.6829639291620126E-8
	.quad	0x3fe1e85f50000000              ; double 0.55961576104164124
	.quad	0x3e5ce081a07bd8b3              ; double 2.6893781450919325E-8
	.quad	0x3fe1faa340000000              ; double 0.56184542179107666
	.quad	0x3e570e12981817b8              ; double 2.1471615157759412E-8
	.quad	0x3fe20cdcd0000000              ; double 0.56407013535499573
	.quad	0x3e292ab6d93503d0              ; double 2.9298072385323214E-9
	.quad	0x3fe21f0bf0000000              ; double 0.56628987193107605
	.quad	0x3e58cb7dd7c3b61e              ; double 2.3092039822786161E-8
	.quad	0x3fe23130d0000000              ; double 0.56850472092628479
	.quad	0x3e4efafd0a0b78da              ; double 1.4426383922039676E-8
	.quad	0x3fe2434b60000000              ; double 0.57071465253829956
	.quad	0x3e5e907267c4288e              ; double 2.8465171984306748E-8
	.quad	0x3fe2555bc0000000              ; double 0.57291972637176514
	.quad	0x3e5d31ef96780875              ; double 2.7190020372374004E-8
	.quad	0x3fe2676200000000              ; double 0.57511997222900391
	.quad	0x3e23430dfcd2ad50              ; double 2.2423840341717421E-9
	.quad	0x3fe2795e10000000              ; double 0.57731536030769348
	.quad	0x3e344d88d75bc1f9              ; double 4.7271301228727988E-9
	.quad	0x3fe28b5000000000              ; double 0.57950592041015625
	.quad	0x3e5bec0f055e04fc              ; double 2.6004485973855271E-8
	.quad	0x3fe29d37f0000000              ; double 0.58169171214103699
	.quad	0x3e5d85611590b9ad              ; double 2.7493585495215921E-8
	.quad	0x3fe2af15f0000000              ; double 0.58387276530265808
	.quad	0x3df320568e583229              ; double 2.7832459804272585E-10
	.quad	0x3fe2c0e9e0000000              ; double 0.58604902029037476
	.quad	0x3e5a891d1772f538              ; double 2.4713203453044743E-8
	.quad	0x3fe2d2b400000000              ; double 0.58822059631347656
	.quad	0x3e22edc9dabba74d              ; double 2.203609480534868E-9
	.quad	0x3fe2e47430000000              ; double 0.59038743376731873
	.quad	0x3e4b9009a1015086              ; double 1.2834857649055979E-8
	.quad	0x3fe2f62a90000000              ; double 0.59254959225654602
	.quad	0x3e52a12a8c5b1a19              ; double 1.7350125578234175E-8
	.quad	0x3fe307d730000000              ; double 0.59470710158348083
	.quad	0x3e3a7885f0fdac85              ; double 6.163211954553406E-9
	.quad	0x3fe3197a00000000              ; double 0.59685993194580078
	.quad	0x3e5f4ffcd43ac691              ; double 2.9161993055337309E-8
	.quad	0x3fe32b1330000000              ; double 0.59900817275047302
	.quad	0x3e52243ae2640aad              ; double 1.6895610376920661E-8
	.quad	0x3fe33ca2b0000000              ; double 0.60115179419517517
	.quad	0x3e546513299035d3              ; double 1.8994159665293236E-8
	.quad	0x3fe34e2890000000              ; double 0.60329082608222961
	.quad	0x3e5b39c3a62dd725              ; double 2.535585464808277E-8
	.quad	0x3fe35fa4e0000000              ; double 0.60542529821395874
	.quad	0x3e5ba6dd40049f51              ; double 2.5752758149203191E-8
	.quad	0x3fe37117b0000000              ; double 0.60755524039268494
	.quad	0x3e451d1ed7177409              ; double 9.8318568589776474E-9
	.quad	0x3fe38280f0000000              ; double 0.60968062281608582
	.quad	0x3e5cb0f2fd7f5216              ; double 2.6720769458052145E-8
	.quad	0x3fe393e0d0000000              ; double 0.61180153489112854
	.quad	0x3e3ab150cd4e2213              ; double 6.2148643634908273E-9
	.quad	0x3fe3a53730000000              ; double 0.61391791701316833
	.quad	0x3e5cfd7bf3193844              ; double 2.6999202157235991E-8
	.quad	0x3fe3b68440000000              ; double 0.61602985858917236
	.quad	0x3e53fff8455f1dbd              ; double 1.8626341656366314E-8
	.quad	0x3fe3c7c7f0000000              ; double 0.61813732981681824
	.quad	0x3e5fee640b905fc9              ; double 2.9738260496568001E-8
	.quad	0x3fe3d90260000000              ; double 0.62024039030075073
	.quad	0x3e54e2adf548084c              ; double 1.9451106796429618E-8
	.quad	0x3fe3ea3390000000              ; double 0.62233904004096985
	.quad	0x3e3b597adc1ecdd2              ; double 6.3678088929642894E-9
	.quad	0x3fe3fb5b80000000              ; double 0.62443327903747559
	.quad	0x3e4345bd096d3a75              ; double 8.9744179151050383E-9
	.quad	0x3fe40c7a40000000              ; double 0.62652313709259033
	.quad	0x3e5101b9d2453c8b              ; double 1.5838762427747569E-8
	.quad	0x3fe41d8fe0000000              ; double 0.62860864400863647
	.quad	0x3e508ce55cc8c979              ; double 1.5413737663134931E-8
	.quad	0x3fe42e9c60000000              ; double 0.63068979978561401
	.quad	0x3e5bbf017e595f71              ; double 2.5840584691411848E-8
	.quad	0x3fe43f9fe0000000              ; double 0.63276666402816772
	.quad	0x3e37ce733bd393dc              ; double 5.5428701049364108E-9
	.quad	0x3fe4509a50000000              ; double 0.63483920693397522
	.quad	0x3e233bb0a503f8a1              ; double 2.2390349922429312E-9
	.quad	0x3fe4618bc0000000              ; double 0.63690745830535889
	.quad	0x3e30e2f613e85bd9              ; double 3.9317103449017438E-9
	.quad	0x3fe4727430000000              ; double 0.63897141814231873
	.quad	0x3e5e67555a635b3c              ; double 2.8315601995793686E-8
	.quad	0x3fe48353d0000000              ; double 0.6410311758518219
	.quad	0x3e2ea88df73d5e8b              ; double 3.5691093916415385E-9
	.quad	0x3fe4942a80000000              ; double 0.64308667182922363
	.quad	0x3e3d17e03bda18a8              ; double 6.7738036825795534E-9
	.quad	0x3fe4a4f850000000              ; double 0.64513793587684631
	.quad	0x3e5b607d76044f7e              ; double 2.5496738388188664E-8
	.quad	0x3fe4b5bd60000000              ; double 0.64718502759933472
	.quad	0x3e52adc4e71bc2fc              ; double 1.7395974833325444E-8
	.quad	0x3fe4c679a0000000              ; double 0.64922791719436646
	.quad	0x3e5f99dc7362d1d9              ; double 2.9430743363812713E-8
	.quad	0x3fe4d72d30000000              ; double 0.6512666642665863
	.quad	0x3e5473fa008e6a6a              ; double 1.9048371799685396E-8
	.quad	0x3fe4e7d810000000              ; double 0.65330126881599426
	.quad	0x3e2b75bb09cb0985              ; double 3.1967513760633032E-9
	.quad	0x3fe4f87a30000000              ; double 0.65533170104026794
	.quad	0x3e5ea04dd10b9aba              ; double 2.8522859687759011E-8
	.quad	0x3fe50913c0000000              ; double 0.65735805034637451
	.quad	0x3e5802d0d6979674              ; double 2.2361985518423138E-8
	.quad	0x3fe519a4c0000000              ; double 0.65938031673431396
	.quad	0x3e174688ccd99094              ; double 1.3548138612715863E-9
	.quad	0x3fe52a2d20000000              ; double 0.66139847040176392
	.quad	0x3e496f16abb9df22              ; double 1.184360109224461E-8
	.quad	0x3fe53aad00000000              ; double 0.66341257095336914
	.quad	0x3e46e66df2aa374f              ; double 1.0663697110471949E-8
	.quad	0x3fe54b2460000000              ; double 0.66542261838912964
	.quad	0x3e4e66525ea4550a              ; double 1.4155960810278217E-8
	.quad	0x3fe55b9350000000              ; double 0.6674286425113678
	.quad	0x3e42d02f34f20cbd              ; double 8.7605883920956715E-9
	.quad	0x3fe56bf9d0000000              ; double 0.66943064332008362
	.quad	0x3e46cfce65047188              ; double 1.0622545649134822E-8
	.quad	0x3fe57c57f0000000              ; double 0.67142865061759949
	.quad	0x3e39b78c842d58b8              ; double 5.9877028360124511E-9
	.quad	0x3fe58cadb0000000              ; double 0.67342266440391541
	.quad	0x3e4735e624c24bc9              ; double 1.0808251315024522E-8
	.quad	0x3fe59cfb20000000              ; double 0.67541271448135376
	.quad	0x3e47eba1f7dd1adf              ; double 1.1138822971315278E-8
	.quad	0x3fe5ad4040000000              ; double 0.67739880084991455
	.quad	0x3e586b3e59f65355              ; double 2.2741891590028432E-8
	.quad	0x3fe5bd7d30000000              ; double 0.67938098311424255
	.quad	0x3e1ce38e637f1b4d              ; double 1.681554796436163E-9
	.quad	0x3fe5cdb1d0000000              ; double 0.68135920166969299
	.quad	0x3e58d82ec919edc7              ; double 2.3138210075784007E-8
	.quad	0x3fe5ddde50000000              ; double 0.68333354592323303
	.quad	0x3e4c52648ddcfa37              ; double 1.3188387655937799E-8
	.quad	0x3fe5ee02a0000000              ; double 0.68530398607254028
	.quad	0x3e52482ceae1ac12              ; double 1.7026379133340921E-8
	.quad	0x3fe5fe1ed0000000              ; double 0.68727055191993713
	.quad	0x3e55a312311aba4f              ; double 2.0151023133707943E-8
	.quad	0x3fe60e32f0000000              ; double 0.68923327326774597
	.quad	0x3e411e236329f225              ; double 7.9710630086452262E-9
	.quad	0x3fe61e3ef0000000              ; double 0.69119212031364441
	.quad	0x3e5b48c8cd2f246c              ; double 2.5410497549679917E-8
	.quad	0x3fe62e42e0000000              ; double 0.69314712285995483
	.quad	0x3e6efa39ef35793c              ; double 5.7699990475432854E-8
	.zero	16
	.size	POWLOG_TBL, 4128

	.type	LOG_F_INV_TBL,@object           ; @LOG_F_INV_TBL
	.p2align	4
LOG_F_INV_TBL:
	.quad	0x4000000000000000              ; double 2
	.quad	0x0000000000000000              ; double 0
	.quad	0x3fffe00000000000              ; double 1.9921875
	.quad	0x3effe01fe01fe020              ; double 3.0398832684824903E-5
	.quad	0x3fffc00000000000              ; double 1.984375
	.quad	0x3f1fc07f01fc07f0              ; double 1.2112403100775194E-4
	.quad	0x3fffa00000000000              ; double 1.9765625
	.quad	0x3f31caa01fa11caa              ; double 2.7147683397683398E-4
	.quad	0x3fff800000000000              ; double 1.96875
	.quad	0x3f3f81f81f81f820              ; double 4.807692307692308E-4
	.quad	0x3fff600000000000              ; double 1.9609375
	.quad	0x3f48856506ddaba6              ; double 7.4832375478927206E-4
	.quad	0x3fff400000000000              ; double 1.953125
	.quad	0x3f5196792909c560              ; double 0.0010734732824427481
	.quad	0x3fff200000000000              ; double 1.9453125
	.quad	0x3f57d9108c2ad433              ; double 0.0014555608365019012
	.quad	0x3fff000000000000              ; double 1.9375
	.quad	0x3f5f07c1f07c1f08              ; double 0.001893939393939394
	.quad	0x3ffee00000000000              ; double 1.9296875
	.quad	0x3f638ff08b1c03dd              ; double 0.0023879716981132075
	.quad	0x3ffec00000000000              ; double 1.921875
	.quad	0x3f680f6603d980f6              ; double 0.0029370300751879698
	.quad	0x3ffea00000000000              ; double 1.9140625
	.quad	0x3f6d00f57403d5d0              ; double 0.0035404962546816479
	.quad	0x3ffe900000000000              ; double 1.91015625
	.quad	0x3f331abf0b7672a0              ; double 2.9151119402985072E-4
	.quad	0x3ffe700000000000              ; double 1.90234375
	.quad	0x3f506a965d43919b              ; double 0.001001974907063197
	.quad	0x3ffe500000000000              ; double 1.89453125
	.quad	0x3f5ceb240795ceb2              ; double 0.0017650462962962962
	.quad	0x3ffe300000000000              ; double 1.88671875
	.quad	0x3f6522f3b834e67f              ; double 0.0025801429889298895
	.quad	0x3ffe100000000000              ; double 1.87890625
	.quad	0x3f6c3c3c3c3c3c3c              ; double 0.0034466911764705881
	.quad	0x3ffe000000000000              ; double 1.875
	.quad	0x3f3e01e01e01e01e              ; double 4.5787545787545788E-4
	.quad	0x3ffde00000000000              ; double 1.8671875
	.quad	0x3f575b8fe21a291c              ; double 0.0014256386861313869
	.quad	0x3ffdc00000000000              ; double 1.859375
	.quad	0x3f6403b9403b9404              ; double 0.0024431818181818183
	.quad	0x3ffda00000000000              ; double 1.8515625
	.quad	0x3f6cc0ed7303b5cc              ; double 0.003509963768115942
	.quad	0x3ffd900000000000              ; double 1.84765625
	.quad	0x3f479118f3fc4da2              ; double 7.1920126353790617E-4
	.quad	0x3ffd700000000000              ; double 1.83984375
	.quad	0x3f5ed952e0b0ce46              ; double 0.0018828687050359712
	.quad	0x3ffd500000000000              ; double 1.83203125
	.quad	0x3f695900eae56404              ; double 0.0030941980286738353
	.quad	0x3ffd400000000000              ; double 1.828125
	.quad	0x3f3d41d41d41d41d              ; double 4.4642857142857141E-4
	.quad	0x3ffd200000000000              ; double 1.8203125
	.quad	0x3f5cb28ff16c69ae              ; double 0.0017515569395017794
	.quad	0x3ffd000000000000              ; double 1.8125
	.quad	0x3f696b1edd80e866              ; double 0.0031028368794326243
	.quad	0x3ffcf00000000000              ; double 1.80859375
	.quad	0x3f4372e225fe30d9              ; double 5.9352915194346289E-4
	.quad	0x3ffcd00000000000              ; double 1.80078125
	.quad	0x3f60ad12073615a2              ; double 0.0020356514084507041
	.quad	0x3ffcb00000000000              ; double 1.79296875
	.quad	0x3f6cdb2c0397cdb3              ; double 0.0035224780701754387
	.quad	0x3ffca00000000000              ; double 1.7890625
	.quad	0x3f52cc157b864407              ; double 0.0011472902097902098
	.quad	0x3ffc800000000000              ; double 1.78125
	.quad	0x3f664cb5f7148404              ; double 0.0027221254355400699
	.quad	0x3ffc700000000000              ; double 1.77734375
	.quad	0x3f3c71c71c71c71c              ; double 4.3402777777777775E-4
	.quad	0x3ffc500000000000              ; double 1.76953125
	.quad	0x3f6129a21a930b84              ; double 0.0020950475778546713
	.quad	0x3ffc300000000000              ; double 1.76171875
	.quad	0x3f6f1e0387f1e038              ; double 0.0037984913793103446
	.quad	0x3ffc200000000000              ; double 1.7578125
	.quad	0x3f5ad4e4ba80709b              ; double 0.001637671821305842
	.quad	0x3ffc000000000000              ; double 1.75
	.quad	0x3f6c0e070381c0e0              ; double 0.0034246575342465752
	.quad	0x3ffbf00000000000              ; double 1.74609375
	.quad	0x3f560fba1a362bb0              ; double 0.0013465230375426622
	.quad	0x3ffbd00000000000              ; double 1.73828125
	.quad	0x3f6a5713280dee96              ; double 0.0032153486394557824
	.quad	0x3ffbc00000000000              ; double 1.734375
	.quad	0x3f53f59620f9ece9              ; double 0.0012182203389830509
	.quad	0x3ffba00000000000              ; double 1.7265625
	.quad	0x3f69f22983759f23              ; double 0.0031672297297297299
	.quad	0x3ffb900000000000              ; double 1.72265625
	.quad	0x3f5478ac63fc8d5c              ; double 0.0012494739057239057
	.quad	0x3ffb700000000000              ; double 1.71484375
	.quad	0x3f6ad87bb4671656              ; double 0.0032770553691275168
	.quad	0x3ffb600000000000              ; double 1.7109375
	.quad	0x3f578b8efbb8148c              ; double 0.001437081939799331
	.quad	0x3ffb400000000000              ; double 1.703125
	.quad	0x3f6d0369d0369d03              ; double 0.0035416666666666665
	.quad	0x3ffb300000000000              ; double 1.69921875
	.quad	0x3f5d212b601b3748              ; double 0.0017779277408637873
	.quad	0x3ffb200000000000              ; double 1.6953125
	.quad	0x3f0b2036406c80d9              ; double 5.173841059602649E-5
	.quad	0x3ffb000000000000              ; double 1.6875
	.quad	0x3f629663b24547d1              ; double 0.0022689768976897691
	.quad	0x3ffaf00000000000              ; double 1.68359375
	.quad	0x3f4435e50d79435e              ; double 6.1677631578947365E-4
	.quad	0x3ffad00000000000              ; double 1.67578125
	.quad	0x3f67d0ff2920bc03              ; double 0.0029072745901639343
	.quad	0x3ffac00000000000              ; double 1.671875
	.quad	0x3f55c06b15c06b16              ; double 0.0013276143790849674
	.quad	0x3ffaa00000000000              ; double 1.6640625
	.quad	0x3f6e3a5f0fd7f954              ; double 0.0036899429967426709
	.quad	0x3ffa900000000000              ; double 1.66015625
	.quad	0x3f61dec0d4c77b03              ; double 0.0021814123376623375
	.quad	0x3ffa800000000000              ; double 1.65625
	.quad	0x3f473289870ac52e              ; double 7.0792880258899681E-4
	.quad	0x3ffa600000000000              ; double 1.6484375
	.quad	0x3f6a034da034da03              ; double 0.0031754032258064515
	.quad	0x3ffa500000000000              ; double 1.64453125
	.quad	0x3f5d041da2292856              ; double 0.001771000803858521
	.quad	0x3ffa400000000000              ; double 1.640625
	.quad	0x3f3a41a41a41a41a              ; double 4.0064102564102563E-4
	.quad	0x3ffa200000000000              ; double 1.6328125
	.quad	0x3f68550f8a39409d              ; double 0.0029702476038338658
	.quad	0x3ffa100000000000              ; double 1.62890625
	.quad	0x3f5b4fe5e92c0686              ; double 0.0016669984076433122
	.quad	0x3ffa000000000000              ; double 1.625
	.quad	0x3f3a01a01a01a01a              ; double 3.9682539682539683E-4
	.quad	0x3ff9e00000000000              ; double 1.6171875
	.quad	0x3f691d2a2067b23a              ; double 0.0030656645569620252
	.quad	0x3ff9d00000000000              ; double 1.61328125
	.quad	0x3f5e7c5dada0b4e5              ; double 0.001860705835962145
	.quad	0x3ff9c00000000000              ; double 1.609375
	.quad	0x3f468a7725080ce1              ; double 6.8789308176100624E-4
	.quad	0x3ff9a00000000000              ; double 1.6015625
	.quad	0x3f6c49d4aa21b490              ; double 0.0034531739811912224
	.quad	0x3ff9900000000000              ; double 1.59765625
	.quad	0x3f63333333333333              ; double 0.0023437499999999999
	.quad	0x3ff9800000000000              ; double 1.59375
	.quad	0x3f54bc363b03fccf              ; double 0.0012655763239875389
	.quad	0x3ff9700000000000              ; double 1.58984375
	.quad	0x3f2c9f01970e4f81              ; double 2.1836180124223603E-4
	.quad	0x3ff9500000000000              ; double 1.58203125
	.quad	0x3f697617c6ef5b25              ; double 0.0031080688854489163
	.quad	0x3ff9400000000000              ; double 1.578125
	.quad	0x3f6161f9add3c0ca              ; double 0.0021219135802469135
	.quad	0x3ff9300000000000              ; double 1.57421875
	.quad	0x3f5319fe6cb39806              ; double 0.0011658653846153845
	.quad	0x3ff9200000000000              ; double 1.5703125
	.quad	0x3f2f693a1c451ab3              ; double 2.3964723926380368E-4
	.quad	0x3ff9000000000000              ; double 1.5625
	.quad	0x3f6a9e240321a9e2              ; double 0.0032492354740061161
	.quad	0x3ff8f00000000000              ; double 1.55859375
	.quad	0x3f63831f3831f383              ; double 0.0023818597560975609
	.quad	0x3ff8e00000000000              ; double 1.5546875
	.quad	0x3f5949ebc4dcfc1c              ; double 0.0015435030395136778
	.quad	0x3ff8d00000000000              ; double 1.55078125
	.quad	0x3f480c6980c6980c              ; double 7.3390151515151511E-4
	.quad	0x3ff8b00000000000              ; double 1.54296875
	.quad	0x3f6f9d00c5fe7403              ; double 0.0038590445619335347
	.quad	0x3ff8a00000000000              ; double 1.5390625
	.quad	0x3f69721ed7e75347              ; double 0.0031061746987951807
	.quad	0x3ff8900000000000              ; double 1.53515625
	.quad	0x3f6381ec0313381f              ; double 0.0023812875375375376
	.quad	0x3ff8800000000000              ; double 1.53125
	.quad	0x3f5b97c2aec12653              ; double 0.0016841317365269462
	.quad	0x3ff8700000000000              ; double 1.52734375
	.quad	0x3f509ef3024ae3ba              ; double 0.0010144589552238807
	.quad	0x3ff8600000000000              ; double 1.5234375
	.quad	0x3f38618618618618              ; double 3.720238095238095E-4
	.quad	0x3ff8400000000000              ; double 1.515625
	.quad	0x3f6e0184f00c2780              ; double 0.0036628338278931749
	.quad	0x3ff8300000000000              ; double 1.51171875
	.quad	0x3f692ef5657dba52              ; double 0.0030741494082840238
	.quad	0x3ff8200000000000              ; double 1.5078125
	.quad	0x3f64940305494030              ; double 0.0025119837758112093
	.quad	0x3ff8100000000000              ; double 1.50390625
	.quad	0x3f60303030303030              ; double 0.0019761029411764705
	.quad	0x3ff8000000000000              ; double 1.5
	.quad	0x3f58060180601806              ; double 0.0014662756598240469
	.quad	0x3ff7f00000000000              ; double 1.49609375
	.quad	0x3f5017f405fd017f              ; double 9.8227339181286544E-4
	.quad	0x3ff7e00000000000              ; double 1.4921875
	.quad	0x3f412a8ad278e8dd              ; double 5.2387026239067056E-4
	.quad	0x3ff7d00000000000              ; double 1.48828125
	.quad	0x3f17d05f417d05f4              ; double 9.0843023255813952E-5
	.quad	0x3ff7b00000000000              ; double 1.48046875
	.quad	0x3f6d67245c02f7d6              ; double 0.0035892210144927534
	.quad	0x3ff7a00000000000              ; double 1.4765625
	.quad	0x3f6a4411c1d986a9              ; double 0.0032062861271676302
	.quad	0x3ff7900000000000              ; double 1.47265625
	.quad	0x3f6754d76c7316df              ; double 0.0028480727665706053
	.quad	0x3ff7800000000000              ; double 1.46875
	.quad	0x3f649902f149902f              ; double 0.002514367816091954
	.quad	0x3ff7700000000000              ; double 1.46484375
	.quad	0x3f621023358c1a68              ; double 0.0022049606017191976
	.quad	0x3ff7600000000000              ; double 1.4609375
	.quad	0x3f5f7390d2a6c406              ; double 0.0019196428571428572
	.quad	0x3ff7500000000000              ; double 1.45703125
	.quad	0x3f5b2b0805d5b2b1              ; double 0.0016582086894586896
	.quad	0x3ff7400000000000              ; double 1.453125
	.quad	0x3f5745d1745d1746              ; double 0.0014204545454545455
	.quad	0x3ff7300000000000              ; double 1.44921875
	.quad	0x3f53c31507fa32c4              ; double 0.001206179178470255
	.quad	0x3ff7200000000000              ; double 1.4453125
	.quad	0x3f50a1fd1b7af017              ; double 0.001015183615819209
	.quad	0x3ff7100000000000              ; double 1.44140625
	.quad	0x3f4bc36ce3e0453a              ; double 8.4727112676056334E-4
	.quad	0x3ff7000000000000              ; double 1.4375
	.quad	0x3f4702e05c0b8170              ; double 7.0224719101123594E-4
	.quad	0x3ff6f00000000000              ; double 1.43359375
	.quad	0x3f4300b79300b793              ; double 5.7991946778711485E-4
	.quad	0x3ff6e00000000000              ; double 1.4296875
	.quad	0x3f3f76b4337c6cb1              ; double 4.8009776536312847E-4
	.quad	0x3ff6d00000000000              ; double 1.42578125
	.quad	0x3f3a62681c860fb0              ; double 4.0259401114206127E-4
	.quad	0x3ff6c00000000000              ; double 1.421875
	.quad	0x3f36c16c16c16c17              ; double 3.4722222222222224E-4
	.quad	0x3ff6b00000000000              ; double 1.41796875
	.quad	0x3f3490aa31a3cfc7              ; double 3.1379847645429361E-4
	.quad	0x3ff6a00000000000              ; double 1.4140625
	.quad	0x3f33cd153729043e              ; double 3.0214088397790054E-4
	.quad	0x3ff6900000000000              ; double 1.41015625
	.quad	0x3f3473a88d0bfd2e              ; double 3.1206955922865015E-4
	.quad	0x3ff6800000000000              ; double 1.40625
	.quad	0x3f36816816816817              ; double 3.4340659340659343E-4
	.quad	0x3ff6700000000000              ; double 1.40234375
	.quad	0x3f39f36016719f36              ; double 3.9597602739726027E-4
	.quad	0x3ff6600000000000              ; double 1.3984375
	.quad	0x3f3ec6a5122f9016              ; double 4.69603825136612E-4
	.quad	0x3ff6500000000000              ; double 1.39453125
	.quad	0x3f427c29da5519cf              ; double 5.6411784741144412E-4
	.quad	0x3ff6400000000000              ; double 1.390625
	.quad	0x3f4642c8590b2164              ; double 6.793478260869565E-4
	.quad	0x3ff6300000000000              ; double 1.38671875
	.quad	0x3f4ab5c45606f00b              ; double 8.1512533875338752E-4
	.quad	0x3ff6200000000000              ; double 1.3828125
	.quad	0x3f4fd3b80b11fd3c              ; double 9.7128378378378384E-4
	.quad	0x3ff6100000000000              ; double 1.37890625
	.quad	0x3f52cda0c6ba4eaa              ; double 0.0011476583557951483
	.quad	0x3ff6000000000000              ; double 1.375
	.quad	0x3f56058160581606              ; double 0.0013440860215053765
	.quad	0x3ff5f00000000000              ; double 1.37109375
	.quad	0x3f5990d0a4b7ef87              ; double 0.0015604054959785522
	.quad	0x3ff5e00000000000              ; double 1.3671875
	.quad	0x3f5d6ee340579d6f              ; double 0.0017964572192513369
	.quad	0x3ff5d00000000000              ; double 1.36328125
	.quad	0x3f60cf87d9c54a69              ; double 0.0020520833333333333
	.quad	0x3ff5c00000000000              ; double 1.359375
	.quad	0x3f6310572620ae4c              ; double 0.002327127659574468
	.quad	0x3ff5b00000000000              ; double 1.35546875
	.quad	0x3f65798c8ff522a2              ; double 0.0026214356763925731
	.quad	0x3ff5a00000000000              ; double 1.3515625
	.quad	0x3f680ad602b580ad              ; double 0.0029348544973544972
	.quad	0x3ff5900000000000              ; double 1.34765625
	.quad	0x3f6ac3e24799546f              ; double 0.0032672328496042217
	.quad	0x3ff5800000000000              ; double 1.34375
	.quad	0x3f6da46102b1da46              ; double 0.0036184210526315789
	.quad	0x3ff5800000000000              ; double 1.34375
	.quad	0x3f15805601580560              ; double 8.2020997375328082E-5
	.quad	0x3ff5700000000000              ; double 1.33984375
	.quad	0x3f3ed3c506b39a23              ; double 4.7038612565445027E-4
	.quad	0x3ff5600000000000              ; double 1.3359375
	.quad	0x3f4cbdd3e2970f60              ; double 8.7712140992167106E-4
	.quad	0x3ff5500000000000              ; double 1.33203125
	.quad	0x3f55555555555555              ; double 0.0013020833333333333
	.quad	0x3ff5400000000000              ; double 1.328125
	.quad	0x3f5c979aee0bf805              ; double 0.0017451298701298701
	.quad	0x3ff5300000000000              ; double 1.32421875
	.quad	0x3f621291e81fd58e              ; double 0.0022061204663212436
	.quad	0x3ff5200000000000              ; double 1.3203125
	.quad	0x3f65fead500a9580              ; double 0.0026849160206718348
	.quad	0x3ff5100000000000              ; double 1.31640625
	.quad	0x3f6a0fd5c5f02a3a              ; double 0.0031813788659793814
	.quad	0x3ff5000000000000              ; double 1.3125
	.quad	0x3f6e45c223898adc              ; double 0.0036953727506426736
	.quad	0x3ff5000000000000              ; double 1.3125
	.quad	0x3f35015015015015              ; double 3.2051282051282051E-4
	.quad	0x3ff4f00000000000              ; double 1.30859375
	.quad	0x3f4c7b16ea64d422              ; double 8.691656010230179E-4
	.quad	0x3ff4e00000000000              ; double 1.3046875
	.quad	0x3f57829cbc14e5e1              ; double 0.0014349489795918368
	.quad	0x3ff4d00000000000              ; double 1.30078125
	.quad	0x3f60877db8589720              ; double 0.0020177321882951654
	.quad	0x3ff4c00000000000              ; double 1.296875
	.quad	0x3f65710e4b5edcea              ; double 0.0026173857868020305
	.quad	0x3ff4b00000000000              ; double 1.29296875
	.quad	0x3f6a7dbb4d1fc1c8              ; double 0.0032337816455696201
	.quad	0x3ff4a00000000000              ; double 1.2890625
	.quad	0x3f6fad40a57eb503              ; double 0.0038667929292929295
	.quad	0x3ff4a00000000000              ; double 1.2890625
	.quad	0x3f43fd6bb00a5140              ; double 6.1004408060453402E-4
	.quad	0x3ff4900000000000              ; double 1.28515625
	.quad	0x3f54e78ecb419ba9              ; double 0.0012759108040201006
	.quad	0x3ff4800000000000              ; double 1.28125
	.quad	0x3f600a44029100a4              ; double 0.0019580200501253132
	.quad	0x3ff4700000000000              ; double 1.27734375
	.quad	0x3f65c28f5c28f5c3              ; double 0.0026562500000000002
	.quad	0x3ff4600000000000              ; double 1.2734375
	.quad	0x3f6b9c68b2c0cc4a              ; double 0.0033704800498753117
	.quad	0x3ff4600000000000              ; double 1.2734375
	.quad	0x3f2978feb9f34381              ; double 1.9434079601990051E-4
	.quad	0x3ff4500000000000              ; double 1.26953125
	.quad	0x3f4ecf163bb6500a              ; double 9.4021401985111661E-4
	.quad	0x3ff4400000000000              ; double 1.265625
	.quad	0x3f5be1958b67ebb9              ; double 0.0017017326732673267
	.quad	0x3ff4300000000000              ; double 1.26171875
	.quad	0x3f644e6157dc9a3b              ; double 0.0024787808641975307
	.quad	0x3ff4200000000000              ; double 1.2578125
	.quad	0x3f6acc4baa3f0ddf              ; double 0.0032712438423645319
	.quad	0x3ff4200000000000              ; double 1.2578125
	.quad	0x3f26a4cbcb2a247b              ; double 1.7275798525798525E-4
	.quad	0x3ff4100000000000              ; double 1.25390625
	.quad	0x3f50505050505050              ; double 9.9571078431372542E-4
	.quad	0x3ff4000000000000              ; double 1.25
	.quad	0x3f5e0b4439959819              ; double 0.0018337408312958435
	.quad	0x3ff3f00000000000              ; double 1.24609375
	.quad	0x3f66027f6027f602              ; double 0.0026867378048780486
	.quad	0x3ff3e00000000000              ; double 1.2421875
	.quad	0x3f6d1e854b5e0db4              ; double 0.0035545924574209246
	.quad	0x3ff3e00000000000              ; double 1.2421875
	.quad	0x3f4165e7254813e2              ; double 5.3094660194174755E-4
	.quad	0x3ff3d00000000000              ; double 1.23828125
	.quad	0x3f576646a9d716ef              ; double 0.0014281930992736077
	.quad	0x3ff3c00000000000              ; double 1.234375
	.quad	0x3f632b48f757ce88              ; double 0.002339975845410628
	.quad	0x3ff3b00000000000              ; double 1.23046875
	.quad	0x3f6ac1b24652a906              ; double 0.0032661897590361448
	.quad	0x3ff3b00000000000              ; double 1.23046875
	.quad	0x3f33b13b13b13b14              ; double 3.0048076923076925E-4
	.quad	0x3ff3a00000000000              ; double 1.2265625
	.quad	0x3f5490e1eb208984              ; double 0.0012552458033573142
	.quad	0x3ff3900000000000              ; double 1.22265625
	.quad	0x3f62385830fec66e              ; double 0.0022241327751196171
	.quad	0x3ff3800000000000              ; double 1.21875
	.quad	0x3f6a45a6cc111b7e              ; double 0.0032070405727923626
	.quad	0x3ff3800000000000              ; double 1.21875
	.quad	0x3f33813813813814              ; double 2.9761904761904765E-4
	.quad	0x3ff3700000000000              ; double 1.21484375
	.quad	0x3f556f472517b708              ; double 0.0013082690023752969
	.quad	0x3ff3600000000000              ; double 1.2109375
	.quad	0x3f631be7bc0e8f2a              ; double 0.0023326421800947865
	.quad	0x3ff3500000000000              ; double 1.20703125
	.quad	0x3f6b9cbf3e55f044              ; double 0.0033706412529550828
	.quad	0x3ff3500000000000              ; double 1.20703125
	.quad	0x3f40e7d95bc609a9              ; double 5.1591981132075471E-4
	.quad	0x3ff3400000000000              ; double 1.203125
	.quad	0x3f59e6b3804d19e7              ; double 0.0015808823529411765
	.quad	0x3ff3300000000000              ; double 1.19921875
	.quad	0x3f65c8b6af7963c2              ; double 0.0026591842723004697
	.quad	0x3ff3200000000000              ; double 1.1953125
	.quad	0x3f6eb9dad43bf402              ; double 0.0037507318501170958
	.quad	0x3ff3200000000000              ; double 1.1953125
	.quad	0x3f4f1a515885fb37              ; double 9.491822429906542E-4
	.quad	0x3ff3100000000000              ; double 1.19140625
	.quad	0x3f60eeb1d3d76c02              ; double 0.002066943473193473
	.quad	0x3ff3000000000000              ; double 1.1875
	.quad	0x3f6a320261a32026              ; double 0.0031976744186046511
	.quad	0x3ff3000000000000              ; double 1.1875
	.quad	0x3f3c82ac40260390              ; double 4.3503480278422272E-4
	.quad	0x3ff2f00000000000              ; double 1.18359375
	.quad	0x3f5a12f684bda12f              ; double 0.0015914351851851851
	.quad	0x3ff2e00000000000              ; double 1.1796875
	.quad	0x3f669d43fda2962c              ; double 0.0027605369515011548
	.quad	0x3ff2e00000000000              ; double 1.1796875
	.quad	0x3f02e025c04b8097              ; double 3.6002304147465438E-5
	.quad	0x3ff2d00000000000              ; double 1.17578125
	.quad	0x3f542804b542804b              ; double 0.0012302442528735631
	.quad	0x3ff2c00000000000              ; double 1.171875
	.quad	0x3f63f69b02593f6a              ; double 0.0024369266055045873
	.quad	0x3ff2b00000000000              ; double 1.16796875
	.quad	0x3f6df31cb46e21fa              ; double 0.0036559639588100686
	.quad	0x3ff2b00000000000              ; double 1.16796875
	.quad	0x3f5012b404ad012b              ; double 9.8102168949771684E-4
	.quad	0x3ff2a00000000000              ; double 1.1640625
	.quad	0x3f623925e7820a7f              ; double 0.0022245159453302961
	.quad	0x3ff2900000000000              ; double 1.16015625
	.quad	0x3f6c8253c8253c82              ; double 0.0034801136363636362
	.quad	0x3ff2900000000000              ; double 1.16015625
	.quad	0x3f4b92ddc02526e5              ; double 8.414824263038549E-4
	.quad	0x3ff2800000000000              ; double 1.15625
	.quad	0x3f61602511602511              ; double 0.0021210407239819003
	.quad	0x3ff2700000000000              ; double 1.15234375
	.quad	0x3f6bf471439c9adf              ; double 0.0034124576749435666
	.quad	0x3ff2700000000000              ; double 1.15234375
	.quad	0x3f4a85c40939a85c              ; double 8.0940315315315313E-4
	.quad	0x3ff2600000000000              ; double 1.1484375
	.quad	0x3f6166f9ac024d16              ; double 0.0021242977528089886
	.quad	0x3ff2500000000000              ; double 1.14453125
	.quad	0x3f6c44e10125e227              ; double 0.0034508127802690583
	.quad	0x3ff2500000000000              ; double 1.14453125
	.quad	0x3f4cebf48bbd90e5              ; double 8.8262024608501117E-4
	.quad	0x3ff2400000000000              ; double 1.140625
	.quad	0x3f62492492492492              ; double 0.002232142857142857
	.quad	0x3ff2300000000000              ; double 1.13671875
	.quad	0x3f6d6f2e2ec0b673              ; double 0.0035930540089086859
	.quad	0x3ff2300000000000              ; double 1.13671875
	.quad	0x3f5159e26af37c05              ; double 0.0010590277777777779
	.quad	0x3ff2200000000000              ; double 1.1328125
	.quad	0x3f64024540245402              ; double 0.0024424889135254988
	.quad	0x3ff2100000000000              ; double 1.12890625
	.quad	0x3f6f6f0243f6f024              ; double 0.003837112831858407
	.quad	0x3ff2100000000000              ; double 1.12890625
	.quad	0x3f55e60121579805              ; double 0.0013365756070640178
	.quad	0x3ff2000000000000              ; double 1.125
	.quad	0x3f668e18cf81b10f              ; double 0.0027533039647577094
	.quad	0x3ff2000000000000              ; double 1.125
	.quad	0x3f32012012012012              ; double 2.7472527472527473E-4
	.quad	0x3ff1f00000000000              ; double 1.12109375
	.quad	0x3f5c11f7047dc11f              ; double 0.001713267543859649
	.quad	0x3ff1e00000000000              ; double 1.1171875
	.quad	0x3f69e878ff70985e              ; double 0.0031626094091903719
	.quad	0x3ff1e00000000000              ; double 1.1171875
	.quad	0x3f4779d9fdc3a219              ; double 7.1643013100436686E-4
	.quad	0x3ff1d00000000000              ; double 1.11328125
	.quad	0x3f61eace5c957907              ; double 0.0021871595860566448
	.quad	0x3ff1c00000000000              ; double 1.109375
	.quad	0x3f6e0d5b450239e1              ; double 0.0036684782608695653
	.quad	0x3ff1c00000000000              ; double 1.109375
	.quad	0x3f548bf073816367              ; double 0.0012540672451193059
	.quad	0x3ff1b00000000000              ; double 1.10546875
	.quad	0x3f6694808dda5202              ; double 0.002756358225108225
	.quad	0x3ff1b00000000000              ; double 1.10546875
	.quad	0x3f37c67f2bae2b21              ; double 3.6278347732181428E-4
	.quad	0x3ff1a00000000000              ; double 1.1015625
	.quad	0x3f5ee58469ee5847              ; double 0.0018857758620689656
	.quad	0x3ff1900000000000              ; double 1.09765625
	.quad	0x3f6c0233c0233c02              ; double 0.003419018817204301
	.quad	0x3ff1900000000000              ; double 1.09765625
	.quad	0x3f514e02328a7012              ; double 0.0010561963519313306
	.quad	0x3ff1800000000000              ; double 1.09375
	.quad	0x3f6561072057b573              ; double 0.002609743040685225
	.quad	0x3ff1800000000000              ; double 1.09375
	.quad	0x3f31811811811812              ; double 2.6709401709401712E-4
	.quad	0x3ff1700000000000              ; double 1.08984375
	.quad	0x3f5e28646f5a1060              ; double 0.0018406849680170576
	.quad	0x3ff1600000000000              ; double 1.0859375
	.quad	0x3f6c0d1284e6f1d7              ; double 0.0034242021276595746
	.quad	0x3ff1600000000000              ; double 1.0859375
	.quad	0x3f523543f0c80459              ; double 0.001111332271762208
	.quad	0x3ff1500000000000              ; double 1.08203125
	.quad	0x3f663cbeea4e1a09              ; double 0.0027145127118644069
	.quad	0x3ff1500000000000              ; double 1.08203125
	.quad	0x3f3b9a3fdd5c8cb8              ; double 4.2118128964059197E-4
	.quad	0x3ff1400000000000              ; double 1.078125
	.quad	0x3f60be1c159a76d2              ; double 0.0020437763713080171
	.quad	0x3ff1300000000000              ; double 1.07421875
	.quad	0x3f6e1d1a688e4838              ; double 0.0036759868421052631
	.quad	0x3ff1300000000000              ; double 1.07421875
	.quad	0x3f572044d72044d7              ; double 0.0014115021008403361
	.quad	0x3ff1200000000000              ; double 1.0703125
	.quad	0x3f691713db81577b              ; double 0.0030627620545073376
	.quad	0x3ff1200000000000              ; double 1.0703125
	.quad	0x3f4ac73ae9819b50              ; double 8.1720711297071126E-4
	.quad	0x3ff1100000000000              ; double 1.06640625
	.quad	0x3f6460334e904cf6              ; double 0.0024872781837160752
	.quad	0x3ff1100000000000              ; double 1.06640625
	.quad	0x3f31111111111111              ; double 2.6041666666666666E-4
	.quad	0x3ff1000000000000              ; double 1.0625
	.quad	0x3f5feef80441fef0              ; double 0.0019490644490644492
	.quad	0x3ff0f00000000000              ; double 1.05859375
	.quad	0x3f6de021fde021fe              ; double 0.0036469139004149378
	.quad	0x3ff0f00000000000              ; double 1.05859375
	.quad	0x3f57b7eacc9686a0              ; double 0.001447657867494824
	.quad	0x3ff0e00000000000              ; double 1.0546875
	.quad	0x3f69ead7cd391fbc              ; double 0.0031637396694214875
	.quad	0x3ff0e00000000000              ; double 1.0546875
	.quad	0x3f50195609804390              ; double 9.8260309278350513E-4
	.quad	0x3ff0d00000000000              ; double 1.05078125
	.quad	0x3f6641511e8d2b32              ; double 0.0027166923868312759
	.quad	0x3ff0d00000000000              ; double 1.05078125
	.quad	0x3f4222b1acf1ce96              ; double 5.5345225872689935E-4
	.quad	0x3ff0c00000000000              ; double 1.046875
	.quad	0x3f62e29f79b47582              ; double 0.002305327868852459
	.quad	0x3ff0c00000000000              ; double 1.046875
	.quad	0x3f24f0d1682e11cd              ; double 1.5976482617586913E-4
	.quad	0x3ff0b00000000000              ; double 1.04296875
	.quad	0x3f5f9bb096771e4d              ; double 0.0019292091836734693
	.quad	0x3ff0a00000000000              ; double 1.0390625
	.quad	0x3f6e5ee45dd96ae2              ; double 0.0037073574338085538
	.quad	0x3ff0a00000000000              ; double 1.0390625
	.quad	0x3f5a0429a0429a04              ; double 0.0015879065040650406
	.quad	0x3ff0900000000000              ; double 1.03515625
	.quad	0x3f6bb74d5f06c021              ; double 0.0033833037525354969
	.quad	0x3ff0900000000000              ; double 1.03515625
	.quad	0x3f54fce404254fce              ; double 0.001280996963562753
	.quad	0x3ff0800000000000              ; double 1.03125
	.quad	0x3f695766eacbc402              ; double 0.0030934343434343434
	.quad	0x3ff0800000000000              ; double 1.03125
	.quad	0x3f50842108421084              ; double 0.0010080645161290322
	.quad	0x3ff0700000000000              ; double 1.02734375
	.quad	0x3f673e5371d5c338              ; double 0.0028373365191146881
	.quad	0x3ff0700000000000              ; double 1.02734375
	.quad	0x3f4930523fbe3368              ; double 7.6869979919678717E-4
	.quad	0x3ff0600000000000              ; double 1.0234375
	.quad	0x3f656b38f225f6c4              ; double 0.0026146042084168337
	.quad	0x3ff0600000000000              ; double 1.0234375
	.quad	0x3f426e978d4fdf3b              ; double 5.6249999999999996E-4
	.quad	0x3ff0500000000000              ; double 1.01953125
	.quad	0x3f63dd40e4eb0cc6              ; double 0.0024248378243512973
	.quad	0x3ff0500000000000              ; double 1.01953125
	.quad	0x3f397f7d73404146              ; double 3.8906872509960157E-4
	.quad	0x3ff0400000000000              ; double 1.015625
	.quad	0x3f6293982cc98af1              ; double 0.0022676441351888667
	.quad	0x3ff0400000000000              ; double 1.015625
	.quad	0x3f30410410410410              ; double 2.48015873015873E-4
	.quad	0x3ff0300000000000              ; double 1.01171875
	.quad	0x3f618d6f048ff7e4              ; double 0.0021426361386138616
	.quad	0x3ff0300000000000              ; double 1.01171875
	.quad	0x3f2236a3ebc349de              ; double 1.3895750988142294E-4
	.quad	0x3ff0200000000000              ; double 1.0078125
	.quad	0x3f60c9f8ee53d18c              ; double 0.0020494329388560158
	.quad	0x3ff0200000000000              ; double 1.0078125
	.quad	0x3f10204081020408              ; double 6.1515748031496062E-5
	.quad	0x3ff0100000000000              ; double 1.00390625
	.quad	0x3f60486ca2f46ea6              ; double 0.001987659626719057
	.quad	0x3ff0100000000000              ; double 1.00390625
	.quad	0x3ef0101010101010              ; double 1.5318627450980392E-5
	.quad	0x3ff0000000000000              ; double 1
	.quad	0x3f60080402010080              ; double 0.0019569471624266144
	.quad	0x3ff0000000000000              ; double 1
	.quad	0x0000000000000000              ; double 0
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
