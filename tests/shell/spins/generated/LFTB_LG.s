	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	LFTB_LG
	.globl	LFTB_LG
	.p2align	8
	.type	LFTB_LG,@function
LFTB_LG:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_mov_b32 s35, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	s_cmp_lg_u32 s28, 0
	s_cbranch_scc0 .LBB0_93
	v_cvt_f32_u32_e32 v1, s33
	s_mov_b32 s57, 0x4f7ffffe
	s_sub_i32 s0, 0, s33
	s_load_dword s34, s[4:5], 0xc
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u32 s30, 0
	s_mov_b32 s9, s35
	s_movk_i32 s52, 0x3c0
	v_mul_f32_e32 v1, s57, v1
	v_cvt_u32_f32_e32 v1, v1
	s_movk_i32 s53, 0xfc40
	s_movk_i32 s54, 0x3bf
	v_mov_b32_e32 v19, s8
	v_mul_lo_u32 v2, s0, v1
	s_cselect_b32 s0, s30, 1
	s_cmpk_lt_u32 s30, 0x41
	s_cselect_b32 s30, s0, 64
	v_mul_hi_u32 v2, v1, v2
	v_cvt_f32_u32_e32 v3, s30
	v_mov_b32_e32 v25, 1
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s34, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_mul_f32_e32 v3, s57, v3
	v_sub_u32_e32 v2, vcc, s34, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v4, 0
	v_cvt_u32_f32_e32 v3, v3
	v_cmp_ne_u64_e32 vcc, s[34:35], v[1:2]
	v_mov_b32_e32 v2, s30
	v_addc_u32_e64 v11, s[0:1], 0, v4, vcc
	s_sub_i32 s0, 0, s30
	v_mul_lo_u32 v1, s0, v3
	v_addc_u32_e32 v12, vcc, v2, v4, vcc
	v_add_u32_e32 v4, vcc, -1, v12
	v_mul_hi_u32 v1, v3, v1
	s_add_i32 s34, s29, 1
	s_cmp_lg_u32 s29, 0
	s_cselect_b64 s[36:37], -1, 0
	v_add_u32_e32 v13, vcc, v1, v3
	v_mul_hi_u32 v1, v4, v13
	s_cmp_lt_u32 s8, s30
	s_cselect_b64 s[38:39], -1, 0
	s_lshr_b32 s50, s31, 1
	v_mul_lo_u32 v2, v1, s30
	v_add_u32_e32 v3, vcc, 1, v1
	s_cmp_gt_u32 s31, 63
	v_subrev_u32_e32 v2, vcc, v2, v4
	v_cmp_le_u32_e64 s[0:1], s30, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s30, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s30, v2
	v_cndmask_b32_e32 v14, v1, v3, vcc
	v_mul_hi_u32 v3, s8, v13
	v_mul_lo_u32 v1, v14, s30
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, v2
	v_mul_lo_u32 v5, v3, s30
	v_sub_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v15, vcc, v1, v4
	v_sub_u32_e32 v1, vcc, s8, v5
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e64 s[0:1], s30, v1
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s30, v1
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v1, v3, v4, vcc
	v_mul_lo_u32 v3, v1, s30
	v_min_u32_e32 v22, s30, v11
	v_mul_lo_u32 v23, v14, v22
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_sub_u32_e32 v9, vcc, s8, v3
	v_mul_lo_u32 v7, v14, v9
	v_cmp_lt_u32_e64 s[2:3], v0, v22
	v_cmp_lt_u32_e64 s[4:5], v0, v23
	v_add_u32_e32 v1, vcc, v7, v1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v5, vcc, s12, v3
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_addc_u32_e32 v6, vcc, v1, v4, vcc
	v_add_u32_e32 v16, vcc, s12, v7
	v_addc_u32_e32 v17, vcc, v1, v8, vcc
	v_not_b32_e32 v1, v9
	s_cselect_b64 s[12:13], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	v_add_u32_e32 v18, vcc, v1, v12
	s_add_u32 s40, s16, s6
	s_addc_u32 s41, s17, s7
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v20, vcc, s14, v7
	s_cmp_eq_u32 s8, 0
	v_addc_u32_e32 v21, vcc, v1, v8, vcc
	s_cselect_b64 s[42:43], -1, 0
	v_add_u32_e32 v7, vcc, s14, v3
	s_add_u32 s14, s18, s6
	s_addc_u32 s15, s19, s7
	s_add_u32 s24, s24, s6
	v_addc_u32_e32 v8, vcc, v1, v4, vcc
	s_addc_u32 s25, s25, s7
	s_lshl_b32 s9, s29, 4
	s_lshl_b32 s51, s34, 4
	v_sub_u32_e32 v24, vcc, 0, v14
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, vcc, 1, v19
	v_cmp_ne_u32_e32 vcc, v1, v11
	s_cmp_eq_u32 s35, s28
	v_cndmask_b32_e32 v19, 0, v1, vcc
	s_cbranch_scc1 .LBB0_86
.LBB0_3:
	s_and_b32 s6, s35, 1
	v_mul_lo_u32 v1, v15, s6
	v_mov_b32_e32 v27, s23
	s_add_i32 s35, s35, 1
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v26, vcc, s22, v9
	v_addc_u32_e32 v27, vcc, v27, v10, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_5
	v_add_u32_e32 v9, vcc, v26, v3
	v_addc_u32_e32 v10, vcc, v27, v4, vcc
	v_mov_b32_e32 v1, s35
	flat_store_dword v[9:10], v1
.LBB0_5:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_8
	v_mul_lo_u32 v1, v19, s33
	s_mov_b32 s6, s29
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v9, 4, v1
	v_mul_lo_u32 v10, s51, v9
	v_and_b32_e32 v9, 15, v1
	v_add_u32_e32 v10, vcc, s9, v10
.LBB0_7:
	v_add_u32_e32 v30, vcc, -16, v10
	v_or_b32_e32 v1, v30, v9
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	v_mov_b32_e32 v31, s21
	v_add_u32_e32 v28, vcc, s20, v28
	v_addc_u32_e32 v29, vcc, v31, v29, vcc
	flat_load_dword v31, v[28:29]
	v_or_b32_e32 v1, v10, v9
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	s_add_i32 s6, s6, -1
	v_mov_b32_e32 v32, s21
	v_add_u32_e32 v28, vcc, s20, v28
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v10, v30
	v_addc_u32_e32 v29, vcc, v32, v29, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[28:29], v31
	s_cbranch_scc1 .LBB0_7
.LBB0_8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[5:6], v25
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_61
	v_mul_hi_u32 v1, v18, v13
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_mul_lo_u32 v9, v1, s30
	v_add_u32_e32 v10, vcc, 1, v1
	v_subrev_u32_e32 v9, vcc, v9, v18
	v_cmp_le_u32_e64 s[6:7], s30, v9
	v_cndmask_b32_e64 v1, v1, v10, s[6:7]
	v_subrev_u32_e32 v10, vcc, s30, v9
	v_cndmask_b32_e64 v9, v9, v10, s[6:7]
	v_add_u32_e32 v10, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s30, v9
	v_cndmask_b32_e32 v28, v1, v10, vcc
	v_cmp_lt_u32_e64 s[6:7], v0, v28
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_22
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v28
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_22
.LBB0_14:
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v9, vcc, v16, v9
	v_addc_u32_e32 v10, vcc, v17, v10, vcc
	flat_load_dword v29, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v29
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_13
	s_mov_b32 s55, 0
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_17
.LBB0_16:
	flat_load_dword v29, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v29
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_13
.LBB0_17:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_16
	s_cmp_lg_u32 s55, 0
	s_cselect_b32 s55, s55, 64
	s_cmp_lt_u32 s55, s52
	s_mov_b32 s56, s55
	s_cbranch_scc1 .LBB0_20
.LBB0_19:
	s_add_i32 s56, s56, s53
	s_cmp_lt_u32 s56, s52
	s_sleep 15
	s_cbranch_scc0 .LBB0_19
.LBB0_20:
	s_lshl_b32 s58, s55, 1
	s_cmp_gt_u32 s55, s50
	s_cselect_b32 s55, s31, s58
	s_cmp_lt_u32 s56, 64
	s_cbranch_scc1 .LBB0_16
.LBB0_21:
	s_sub_i32 s56, s56, 64
	s_cmp_gt_u32 s56, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_21
	s_branch .LBB0_16
.LBB0_22:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_24
	v_mov_b32_e32 v9, s40
	v_mov_b32_e32 v10, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v25
.LBB0_24:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_40
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_36
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v22
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_36
.LBB0_28:
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v29, s17
	v_add_u32_e32 v9, vcc, s16, v9
	v_addc_u32_e32 v10, vcc, v29, v10, vcc
	flat_load_dword v29, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v29
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_27
	s_mov_b32 s55, 0
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_31
.LBB0_30:
	flat_load_dword v29, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v29
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_27
.LBB0_31:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_30
	s_cmp_lg_u32 s55, 0
	s_cselect_b32 s55, s55, 64
	s_cmp_lt_u32 s55, s52
	s_mov_b32 s56, s55
	s_cbranch_scc1 .LBB0_34
.LBB0_33:
	s_add_i32 s56, s56, s53
	s_cmp_lt_u32 s56, s52
	s_sleep 15
	s_cbranch_scc0 .LBB0_33
.LBB0_34:
	s_lshl_b32 s58, s55, 1
	s_cmp_gt_u32 s55, s50
	s_cselect_b32 s55, s31, s58
	s_cmp_lt_u32 s56, 64
	s_cbranch_scc1 .LBB0_30
.LBB0_35:
	s_sub_i32 s56, s56, 64
	s_cmp_gt_u32 s56, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_35
	s_branch .LBB0_30
.LBB0_36:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_39
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v1, v0
.LBB0_38:
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v30, s17
	v_add_u32_e32 v29, vcc, s16, v9
	v_addc_u32_e32 v30, vcc, v30, v10, vcc
	v_mov_b32_e32 v31, s19
	v_add_u32_e32 v9, vcc, s18, v9
	v_addc_u32_e32 v10, vcc, v31, v10, vcc
	flat_atomic_swap v[29:30], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v25
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v22
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_38
.LBB0_39:
	s_or_b64 exec, exec, s[10:11]
.LBB0_40:
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_43
.LBB0_41:
	v_mov_b32_e32 v1, v9
.LBB0_42:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_57
.LBB0_43:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_42
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	flat_load_dword v9, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v9
	v_cmp_eq_u32_e64 s[10:11], 1, v9
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v2, v9
	s_cbranch_vccz .LBB0_55
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v9, v1
	s_cbranch_vccnz .LBB0_54
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v9, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s54, v9
	v_mov_b32_e32 v10, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_50
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v10, v9
.LBB0_48:
	v_add_u32_e32 v10, vcc, s53, v10
	v_cmp_gt_u32_e32 vcc, s52, v10
	s_or_b64 s[46:47], vcc, s[46:47]
	s_sleep 15
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_48
	s_or_b64 exec, exec, s[46:47]
.LBB0_50:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s50, v9
	v_cmp_lt_u32_e32 vcc, 63, v10
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_53
	s_mov_b64 s[48:49], 0
.LBB0_52:
	v_subrev_u32_e32 v10, vcc, 64, v10
	v_cmp_gt_u32_e32 vcc, 64, v10
	s_or_b64 s[48:49], vcc, s[48:49]
	s_sleep 1
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_52
.LBB0_53:
	s_or_b64 exec, exec, s[46:47]
	v_lshlrev_b32_e32 v9, 1, v9
	v_mov_b32_e32 v10, s31
	v_cndmask_b32_e64 v9, v9, v10, s[10:11]
.LBB0_54:
	s_cbranch_execnz .LBB0_41
	s_branch .LBB0_56
.LBB0_55:
.LBB0_56:
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	flat_atomic_swap v[9:10], v2
	v_mov_b32_e32 v9, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_41
.LBB0_57:
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_60
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, v0
.LBB0_59:
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v29, vcc, v16, v9
	v_addc_u32_e32 v30, vcc, v17, v10, vcc
	v_add_u32_e32 v9, vcc, v20, v9
	v_addc_u32_e32 v10, vcc, v21, v10, vcc
	flat_atomic_swap v[29:30], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v25
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v28
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_59
.LBB0_60:
	s_or_b64 exec, exec, s[10:11]
.LBB0_61:
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_64
.LBB0_62:
	v_mov_b32_e32 v1, v9
.LBB0_63:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_78
.LBB0_64:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_63
	flat_load_dword v9, v[7:8] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v9
	v_cmp_eq_u32_e64 s[6:7], 1, v9
	v_cndmask_b32_e64 v9, 0, 1, s[6:7]
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v2, v9
	s_cbranch_vccz .LBB0_76
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v9, v1
	s_cbranch_vccnz .LBB0_75
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v9, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s54, v9
	v_mov_b32_e32 v10, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_71
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v10, v9
.LBB0_69:
	v_add_u32_e32 v10, vcc, s53, v10
	v_cmp_gt_u32_e32 vcc, s52, v10
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 15
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_69
	s_or_b64 exec, exec, s[44:45]
.LBB0_71:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s50, v9
	v_cmp_lt_u32_e32 vcc, 63, v10
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_74
	s_mov_b64 s[46:47], 0
.LBB0_73:
	v_subrev_u32_e32 v10, vcc, 64, v10
	v_cmp_gt_u32_e32 vcc, 64, v10
	s_or_b64 s[46:47], vcc, s[46:47]
	s_sleep 1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_73
.LBB0_74:
	s_or_b64 exec, exec, s[44:45]
	v_lshlrev_b32_e32 v9, 1, v9
	v_mov_b32_e32 v10, s31
	v_cndmask_b32_e64 v9, v9, v10, s[6:7]
.LBB0_75:
	s_cbranch_execnz .LBB0_62
	s_branch .LBB0_77
.LBB0_76:
.LBB0_77:
	flat_atomic_swap v[7:8], v2
	v_mov_b32_e32 v9, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_62
.LBB0_78:
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_84
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_81
.LBB0_80:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v23
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_84
.LBB0_81:
	v_cvt_f32_u32_e32 v9, v14
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, s57, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v10, v24, v9
	v_mul_hi_u32 v10, v9, v10
	v_add_u32_e32 v9, vcc, v10, v9
	v_mul_hi_u32 v9, v1, v9
	v_mul_lo_u32 v10, v24, v9
	v_not_b32_e32 v29, v9
	v_mul_lo_u32 v29, v14, v29
	v_add_u32_e32 v28, vcc, 1, v9
	v_add_u32_e32 v10, vcc, v1, v10
	v_cmp_ge_u32_e32 vcc, v10, v14
	v_cndmask_b32_e32 v9, v9, v28, vcc
	v_add_u32_e64 v28, s[6:7], v1, v29
	v_cndmask_b32_e32 v10, v10, v28, vcc
	v_add_u32_e32 v28, vcc, 1, v9
	v_cmp_ge_u32_e32 vcc, v10, v14
	v_cndmask_b32_e32 v9, v9, v28, vcc
	v_mul_lo_u32 v10, v24, v9
	v_not_b32_e32 v9, v9
	v_add_u32_e32 v9, vcc, v12, v9
	v_mul_hi_u32 v28, v9, v13
	v_add_u32_e32 v10, vcc, v1, v10
	v_mul_lo_u32 v29, v28, s30
	v_add_u32_e32 v30, vcc, 1, v28
	v_sub_u32_e32 v9, vcc, v9, v29
	v_cmp_le_u32_e32 vcc, s30, v9
	v_cndmask_b32_e32 v28, v28, v30, vcc
	v_subrev_u32_e64 v29, s[6:7], s30, v9
	v_cndmask_b32_e32 v9, v9, v29, vcc
	v_add_u32_e32 v29, vcc, 1, v28
	v_cmp_le_u32_e32 vcc, s30, v9
	v_cndmask_b32_e32 v9, v28, v29, vcc
	v_cmp_lt_u32_e32 vcc, v10, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_80
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v9, vcc, v26, v9
	v_addc_u32_e32 v10, vcc, v27, v10, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s35, v9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_80
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_atomic_add v[9:10], v25
	s_branch .LBB0_80
.LBB0_84:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v9, s24
	v_mov_b32_e32 v10, s25
	flat_load_dword v1, v[9:10]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[9:10], v1
	s_branch .LBB0_2
.LBB0_86:
	s_branch .LBB0_88
.LBB0_87:
	s_add_i32 s34, s29, 1
	v_mov_b32_e32 v19, s8
.LBB0_88:
	v_mul_lo_u32 v1, v19, s33
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s3, 0
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s34
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 15, v0
	v_lshlrev_b32_e32 v5, 4, v2
	s_branch .LBB0_90
.LBB0_89:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s28
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s3, s3, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s29
	v_add_u32_e32 v5, vcc, 16, v5
	s_cbranch_scc0 .LBB0_92
.LBB0_90:
	v_or_b32_e32 v0, v5, v4
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v0, s21
	v_add_u32_e32 v6, vcc, s20, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s3, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v4
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_89
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v3
	s_branch .LBB0_89
.LBB0_92:
	s_endpgm
.LBB0_93:
	s_cbranch_execnz .LBB0_87
	s_branch .LBB0_88
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel LFTB_LG
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 59
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
	.size	LFTB_LG, .Lfunc_end0-LFTB_LG
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         56
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           LFTB_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         LFTB_LG.kd
    .vgpr_count:     33
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
