	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	loops
	.globl	loops
	.p2align	8
	.type	loops,@function
loops:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	v_add_u32_e32 v4, vcc, s8, v0
	v_add_u32_e32 v2, vcc, 1, v4
	s_mov_b32 s8, 0
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_8
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, v2
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s9, s8, 1
	s_cmpk_eq_i32 s8, 0xc7
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_or_b64 s[6:7], s[6:7], vcc
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	v_mov_b32_e32 v3, s9
	s_mov_b32 s8, s9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_mul_lo_u32 v0, v0, 3
	v_add_u32_e32 v0, vcc, 1, v0
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_2
	v_lshrrev_b32_e32 v0, 1, v0
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
.LBB0_8:
	s_or_b64 exec, exec, s[2:3]
	v_xor_b32_sdwa v1, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v5, v1, s2
	v_xor_b32_sdwa v8, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s2
	v_mul_lo_u32 v0, v4, 6
	v_lshrrev_b32_e32 v7, 15, v5
	v_xor_b32_e32 v5, v7, v5
	v_lshrrev_b32_e32 v7, 15, v8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, s1
	s_mov_b32 s1, 0x846ca68b
	v_xor_b32_e32 v7, v7, v8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mul_lo_u32 v5, v5, s1
	v_mul_lo_u32 v7, v7, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	flat_store_dword v[0:1], v3
	v_xor_b32_sdwa v3, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v5, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v6, v4, v5
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v5, v3
.LBB0_10:
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v5, v6
	v_cvt_f32_u32_e32 v6, v5
	v_sub_u32_e32 v8, vcc, 0, v5
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v8, v8, v6
	v_mul_hi_u32 v8, v6, v8
	v_add_u32_e32 v6, vcc, v6, v8
	v_mul_hi_u32 v6, v7, v6
	v_mul_lo_u32 v6, v6, v5
	v_sub_u32_e32 v6, vcc, v7, v6
	v_sub_u32_e32 v7, vcc, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, vcc, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_10
	s_or_b64 exec, exec, s[2:3]
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v6, vcc, 4, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_store_dword v[6:7], v5
	v_and_b32_e32 v5, 7, v3
	s_mov_b32 s23, 0
	s_mov_b32 s22, 1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s24, 0xcccccccd
	s_mov_b32 s25, 0x33333333
	s_mov_b32 s26, 0xba2e8ba3
	s_mov_b32 s27, 0x1745d174
	s_movk_i32 s28, 0x5b
	v_mov_b32_e32 v6, 0xffffffb7
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[2:3], exec, s[2:3]
	s_or_b64 s[0:1], s[2:3], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_40
.LBB0_14:
	s_mov_b64 s[2:3], 0
	s_mov_b32 s29, s22
	s_mov_b32 s30, s23
	v_mov_b32_e32 v8, v10
	s_branch .LBB0_16
.LBB0_15:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_38
.LBB0_16:
	s_mul_i32 s4, s30, s23
	v_add_u32_e32 v9, vcc, s4, v3
	v_mul_lo_u32 v9, v9, s24
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[8:9], -1
	v_cmp_lt_u32_e32 vcc, s25, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_36
	s_mov_b64 s[10:11], 0
	s_mov_b32 s31, s29
	s_branch .LBB0_22
.LBB0_18:
	s_and_b32 s16, s31, 15
	v_bfe_u32 v7, v3, s16, 1
	s_cmp_gt_u32 s31, 19
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cselect_b64 s[16:17], -1, 0
	s_and_b64 s[16:17], vcc, s[16:17]
	s_add_i32 s31, s31, s29
	v_add_u32_e32 v7, vcc, 1, v11
	s_orn2_b64 s[16:17], s[16:17], exec
.LBB0_19:
	s_xor_b64 s[20:21], exec, -1
	s_orn2_b64 s[16:17], s[16:17], exec
.LBB0_20:
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_mov_b64 s[18:19], 0
	s_or_b64 s[14:15], s[14:15], s[20:21]
.LBB0_21:
	s_and_b64 s[20:21], exec, s[16:17]
	s_or_b64 s[10:11], s[20:21], s[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[20:21], s[14:15], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[8:9], s[8:9], s[20:21]
	s_or_b64 s[12:13], s[12:13], s[18:19]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_27
.LBB0_22:
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	s_cmp_gt_u32 s31, 40
	v_mov_b32_e32 v11, v7
	s_cbranch_scc1 .LBB0_26
	v_xor_b32_e32 v7, s31, v3
	v_mul_lo_u32 v7, v7, s26
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[20:21], -1
	v_cmp_lt_u32_e32 vcc, s27, v7
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_20
	v_mul_lo_u16_e32 v7, s31, v6
	v_and_b32_e32 v7, 0xff, v7
	v_cmp_lt_u16_e32 vcc, 36, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_18
	s_mov_b64 s[16:17], -1
	s_branch .LBB0_19
.LBB0_26:
	s_mov_b64 s[18:19], -1
	s_branch .LBB0_21
.LBB0_27:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[14:15], -1
	s_xor_b64 s[10:11], s[12:13], -1
	v_mov_b32_e32 v12, v11
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB0_33
	s_xor_b64 s[12:13], s[8:9], -1
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v12, v11
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_xor_b64 s[12:13], exec, s[14:15]
	v_add_u32_e32 v12, vcc, 1, v11
	v_cmp_gt_u32_e32 vcc, s28, v12
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v7, v12
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v9, 5
	v_mov_b32_e32 v10, v8
	s_xor_b64 exec, exec, s[12:13]
	v_add_u32_e32 v10, vcc, 0x3e8, v11
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v7, v11
	s_or_b64 exec, exec, s[12:13]
	s_orn2_b64 s[14:15], s[8:9], exec
.LBB0_33:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_mov_b64 s[8:9], exec
	v_add_u32_e32 v7, vcc, 2, v12
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, v8
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[8:9], s[8:9], exec
	v_mov_b32_e32 v8, v10
.LBB0_36:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_15
	s_add_i32 s8, s30, 1
	s_add_i32 s29, s29, 1
	s_cmp_gt_u32 s30, 10
	s_cselect_b64 s[4:5], -1, 0
	v_mov_b32_e32 v9, 5
	s_orn2_b64 s[4:5], s[4:5], exec
	s_mov_b32 s30, s8
	v_mov_b32_e32 v10, v8
	s_branch .LBB0_15
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 5, v9
	s_mov_b64 s[2:3], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_13
	s_add_i32 s6, s23, 1
	v_cmp_eq_u32_e32 vcc, s23, v5
	s_add_i32 s22, s22, 1
	v_mov_b32_e32 v9, 2
	s_orn2_b64 s[2:3], vcc, exec
	s_mov_b32 s23, s6
	s_branch .LBB0_13
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, 2, v9
	v_cndmask_b32_e32 v3, v10, v7, vcc
	v_mul_lo_u32 v7, v4, 36
	v_add_u32_e32 v5, vcc, 8, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	flat_store_dword v[5:6], v3
	v_add_u32_e32 v3, vcc, v2, v7
	s_mov_b32 s8, 2
	v_cmp_lt_u32_e32 vcc, 3, v3
	v_mov_b32_e32 v2, 2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_46
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_43
.LBB0_42:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[4:5]
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_45
.LBB0_43:
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s6, 0, s8
	s_or_b64 s[4:5], s[4:5], exec
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v5, s6, v2
	v_mul_hi_u32 v5, v2, v5
	v_add_u32_e32 v2, vcc, v5, v2
	v_mul_hi_u32 v2, v3, v2
	v_mul_lo_u32 v5, v2, s8
	v_mov_b32_e32 v2, s8
	v_sub_u32_e32 v5, vcc, v3, v5
	v_subrev_u32_e32 v6, vcc, s8, v5
	v_cmp_le_u32_e32 vcc, s8, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, vcc, s8, v5
	v_cmp_le_u32_e32 vcc, s8, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_42
	s_and_b32 s9, s8, 1
	s_add_i32 s8, s8, s9
	s_add_i32 s8, s8, 1
	s_mul_i32 s9, s8, s8
	v_cmp_gt_u32_e32 vcc, s9, v3
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], vcc, exec
	v_mov_b32_e32 v2, s8
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_branch .LBB0_42
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_u32_e32 vcc, 3, v4
	v_mov_b32_e32 v3, 2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_52
	s_mov_b32 s8, 2
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_49
.LBB0_48:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[4:5]
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_51
.LBB0_49:
	v_cvt_f32_u32_e32 v3, s8
	s_sub_i32 s6, 0, s8
	s_or_b64 s[4:5], s[4:5], exec
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, s6, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_hi_u32 v3, v4, v3
	v_mul_lo_u32 v5, v3, s8
	v_mov_b32_e32 v3, s8
	v_sub_u32_e32 v5, vcc, v4, v5
	v_subrev_u32_e32 v6, vcc, s8, v5
	v_cmp_le_u32_e32 vcc, s8, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, vcc, s8, v5
	v_cmp_le_u32_e32 vcc, s8, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_48
	s_and_b32 s9, s8, 1
	s_add_i32 s8, s8, s9
	s_add_i32 s8, s8, 1
	s_mul_i32 s9, s8, s8
	v_cmp_gt_u32_e32 vcc, s9, v4
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], vcc, exec
	v_mov_b32_e32 v3, s8
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_branch .LBB0_48
.LBB0_51:
	s_or_b64 exec, exec, s[2:3]
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v3, 16, v3
	v_or_b32_e32 v5, v3, v2
	v_add_u32_e32 v2, vcc, 12, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v5
	v_lshrrev_b32_e32 v3, 4, v4
	v_mul_lo_u32 v5, v3, 40
	v_and_b32_e32 v2, 15, v4
	v_mov_b32_e32 v3, 0xfffffe00
	v_mad_u32_u24 v3, v2, 40, v3
	v_add_u32_e32 v5, vcc, 0xfffffed4, v5
	s_mov_b32 s3, 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s2, 0x3ffff
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v6, 0
.LBB0_53:
	v_mul_lo_u32 v6, v9, v6
	v_sub_u32_e32 v7, vcc, v8, v7
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v8, 24, v8
	v_add_u32_e32 v7, vcc, v7, v8
	v_lshlrev_b32_e32 v8, 1, v6
	v_bfe_i32 v6, v6, 30, 1
	v_lshrrev_b32_e32 v6, 24, v6
	v_add_u32_e32 v6, vcc, v8, v6
	v_ashrrev_i32_e32 v7, 8, v7
	v_ashrrev_i32_e32 v6, 8, v6
	v_add_u32_e32 v9, vcc, v3, v7
	v_add_u32_e32 v6, vcc, v5, v6
	v_mul_lo_u32 v8, v9, v9
	v_mul_lo_u32 v7, v6, v6
	s_add_i32 s4, s3, 1
	s_cmp_gt_u32 s3, 58
	v_mov_b32_e32 v2, s4
	v_add_u32_e32 v10, vcc, v7, v8
	s_mov_b32 s3, s4
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_lt_u32_e32 vcc, s2, v10
	s_or_b64 s[4:5], vcc, s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_53
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_lo_u32 v7, v4, s0
	v_add_u32_e32 v5, vcc, 16, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	s_mov_b32 s0, 0x55555555
	v_mov_b32_e32 v3, 0
	v_cmp_lt_u32_e32 vcc, s0, v7
	flat_store_dwordx2 v[5:6], v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_58
	s_mov_b32 s5, 0
	s_mov_b32 s4, 7
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0x64
.LBB0_56:
	v_and_b32_e32 v5, s5, v4
	s_add_i32 s6, s5, 1
	v_mov_b32_e32 v6, s5
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	s_cmp_gt_u32 s5, 8
	v_cmp_gt_u32_e32 vcc, s4, v4
	v_cndmask_b32_e64 v5, v3, v6, s[0:1]
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s4, s4, 7
	s_or_b64 s[0:1], s[0:1], vcc
	s_and_b64 s[0:1], exec, s[0:1]
	s_mov_b32 s5, s6
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_add_u32_e32 v2, vcc, v2, v5
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_56
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, 20, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_58:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel loops
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 32
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
	.size	loops, .Lfunc_end0-loops
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           loops
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         loops.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
