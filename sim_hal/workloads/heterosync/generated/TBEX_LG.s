	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	TBEX_LG
	.globl	TBEX_LG
	.p2align	8
	.type	TBEX_LG,@function
TBEX_LG:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s51, 0x4f7ffffe
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx4 s[24:27], s[6:7], 0x30
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u32 s24, 0
	v_mul_f32_e32 v1, s51, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s33, v1, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[2:3]
	v_addc_u32_e64 v17, s[0:1], 0, v1, vcc
	s_cbranch_scc0 .LBB0_195
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s0, s26, 1
	s_cmpk_lt_u32 s26, 0x41
	s_cselect_b32 s42, s0, 64
	v_cvt_f32_u32_e32 v2, s42
	s_sub_i32 s0, 0, s42
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_add_u32_e32 v1, vcc, s42, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_add_u32_e32 v1, vcc, v3, v1
	v_add_u32_e32 v18, vcc, -1, v1
	v_mul_f32_e32 v2, s51, v2
	v_cvt_u32_f32_e32 v2, v2
	s_add_i32 s26, s25, 1
	s_cmp_lg_u32 s25, 0
	s_cselect_b64 s[6:7], -1, 0
	v_mul_lo_u32 v4, s0, v2
	s_cmp_gt_u32 s27, 63
	s_cselect_b64 s[10:11], -1, 0
	s_lshr_b32 s43, s27, 1
	v_mul_hi_u32 v3, v2, v4
	s_cmp_lt_u32 s8, s42
	v_min_u32_e32 v10, s42, v17
	v_mov_b32_e32 v22, s8
	v_add_u32_e32 v19, vcc, v3, v2
	v_mul_hi_u32 v2, v18, v19
	v_mul_hi_u32 v3, s8, v19
	s_movk_i32 s47, 0x3bf
	s_movk_i32 s48, 0xfc40
	v_mul_lo_u32 v4, v2, s42
	v_add_u32_e32 v5, vcc, 1, v2
	s_movk_i32 s49, 0x3c0
	v_subrev_u32_e32 v4, vcc, v4, v18
	v_cmp_le_u32_e64 s[0:1], s42, v4
	v_cndmask_b32_e64 v2, v2, v5, s[0:1]
	v_subrev_u32_e32 v5, vcc, s42, v4
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s42, v4
	v_cndmask_b32_e32 v11, v2, v5, vcc
	v_mul_lo_u32 v4, v11, s42
	v_mul_lo_u32 v5, v3, s42
	v_mov_b32_e32 v2, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_sub_u32_e32 v4, vcc, v4, v18
	v_add_u32_e32 v20, vcc, v4, v18
	v_sub_u32_e32 v4, vcc, s8, v5
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_le_u32_e64 s[2:3], s42, v4
	v_cndmask_b32_e64 v3, v3, v5, s[2:3]
	v_subrev_u32_e32 v5, vcc, s42, v4
	v_cndmask_b32_e64 v4, v4, v5, s[2:3]
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s42, v4
	v_cndmask_b32_e32 v12, v3, v5, vcc
	v_mul_lo_u32 v3, v12, s42
	v_mov_b32_e32 v27, 1
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v13, -1
	v_sub_u32_e32 v21, vcc, s8, v3
	v_not_b32_e32 v9, v21
	v_add_u32_e32 v5, vcc, v9, v1
	v_mul_hi_u32 v6, v5, v19
	v_lshlrev_b32_e32 v1, 5, v21
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s13
	v_mul_lo_u32 v7, v6, s42
	v_add_u32_e32 v3, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	v_subrev_u32_e32 v1, vcc, v7, v5
	v_add_u32_e32 v5, vcc, 1, v6
	v_cmp_le_u32_e64 s[2:3], s42, v1
	v_cndmask_b32_e64 v5, v6, v5, s[2:3]
	v_subrev_u32_e32 v6, vcc, s42, v1
	v_cndmask_b32_e64 v1, v1, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s42, v1
	v_mul_lo_u32 v1, v11, v21
	s_cselect_b64 s[12:13], -1, 0
	s_add_u32 s28, s14, 64
	v_cndmask_b32_e32 v6, v5, v6, vcc
	v_add_u32_e32 v7, vcc, 64, v3
	s_addc_u32 s29, s15, 0
	s_lshl_b64 s[2:3], s[8:9], 2
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_add_u32_e32 v1, vcc, v12, v1
	s_add_u32 s20, s20, s2
	v_add_u32_e32 v24, vcc, s42, v17
	s_addc_u32 s21, s21, s3
	s_lshl_b32 s45, s26, 4
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v5, v2
	v_add_u32_e32 v25, vcc, v9, v24
	v_mov_b32_e32 v9, v2
	v_add_u32_e32 v26, vcc, -1, v24
	v_cmp_lt_u32_e64 s[2:3], v0, v6
	s_lshl_b32 s44, s25, 4
	s_add_i32 s46, s45, -16
.LBB0_2:
	s_add_i32 s50, s9, 1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_4
	v_mul_hi_u32 v1, v18, v19
	v_mul_hi_u32 v16, s8, v19
	v_mul_lo_u32 v14, v1, s42
	v_add_u32_e32 v15, vcc, 1, v1
	v_mul_lo_u32 v28, v16, s42
	v_subrev_u32_e32 v14, vcc, v14, v18
	v_cmp_le_u32_e64 s[4:5], s42, v14
	v_cndmask_b32_e64 v1, v1, v15, s[4:5]
	v_subrev_u32_e32 v15, vcc, s42, v14
	v_cndmask_b32_e64 v14, v14, v15, s[4:5]
	v_add_u32_e32 v15, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s42, v14
	v_cndmask_b32_e32 v1, v1, v15, vcc
	v_sub_u32_e32 v14, vcc, s8, v28
	v_add_u32_e32 v15, vcc, 1, v16
	v_cmp_le_u32_e64 s[4:5], s42, v14
	v_mul_lo_u32 v1, v1, v21
	v_cndmask_b32_e64 v15, v16, v15, s[4:5]
	v_subrev_u32_e32 v16, vcc, s42, v14
	v_cndmask_b32_e64 v14, v14, v16, s[4:5]
	v_add_u32_e32 v16, vcc, 1, v15
	v_cmp_le_u32_e32 vcc, s42, v14
	v_cndmask_b32_e32 v14, v15, v16, vcc
	v_add_u32_e32 v1, vcc, v14, v1
	v_lshlrev_b64 v[14:15], 2, v[1:2]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v14, vcc, s18, v14
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	v_mov_b32_e32 v1, s50
	flat_store_dword v[14:15], v1
.LBB0_4:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_7
	v_add_u32_e32 v1, vcc, v22, v23
	v_cmp_ge_u32_e32 vcc, v1, v17
	v_cndmask_b32_e32 v14, 0, v17, vcc
	v_subrev_u32_e32 v1, vcc, v14, v1
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s4, s25
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v14, 4, v1
	v_mul_lo_u32 v15, s45, v14
	v_and_b32_e32 v14, 15, v1
	v_add_u32_e32 v15, vcc, s44, v15
.LBB0_6:
	v_add_u32_e32 v16, vcc, -16, v15
	v_or_b32_e32 v1, v16, v14
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	v_mov_b32_e32 v30, s17
	v_add_u32_e32 v28, vcc, s16, v28
	v_addc_u32_e32 v29, vcc, v30, v29, vcc
	flat_load_dword v30, v[28:29]
	v_or_b32_e32 v1, v15, v14
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	s_add_i32 s4, s4, -1
	v_mov_b32_e32 v31, s17
	v_add_u32_e32 v28, vcc, s16, v28
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v15, v16
	v_addc_u32_e32 v29, vcc, v31, v29, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[28:29], v30
	s_cbranch_scc1 .LBB0_6
.LBB0_7:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[3:4], v27
.LBB0_9:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_12
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
.LBB0_11:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_27
.LBB0_12:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_11
	v_mov_b32_e32 v14, v2
	onward_wait_cmpswap v15, v[3:4], v[5:6], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v15
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_25
	v_cmp_ne_u32_e32 vcc, v15, v6
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_24
	v_mov_b32_e32 v14, v2
	onward_wait v[3:4], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_24
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_20
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_18:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[38:39]
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_23
	s_mov_b64 s[40:41], 0
.LBB0_22:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_22
.LBB0_23:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_24:
	s_or_b64 exec, exec, s[36:37]
.LBB0_25:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_10
.LBB0_27:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v27
.LBB0_29:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_32
.LBB0_30:
	s_or_b64 exec, exec, s[4:5]
.LBB0_31:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_47
.LBB0_32:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v14, v2
	onward_wait_cmpswap v15, v[7:8], v[5:6], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v15
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_45
	v_cmp_ne_u32_e32 vcc, v15, v6
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_44
	v_mov_b32_e32 v14, v2
	onward_wait v[7:8], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_44
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_40
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_38:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_38
	s_or_b64 exec, exec, s[38:39]
.LBB0_40:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_43
	s_mov_b64 s[40:41], 0
.LBB0_42:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_42
.LBB0_43:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_44:
	s_or_b64 exec, exec, s[36:37]
.LBB0_45:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_30
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_30
.LBB0_47:
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execz .LBB0_52
	v_mul_hi_u32 v1, v18, v19
	v_mul_lo_u32 v14, v1, s42
	v_add_u32_e32 v15, vcc, 1, v1
	v_subrev_u32_e32 v14, vcc, v14, v18
	v_cmp_le_u32_e64 s[4:5], s42, v14
	v_cndmask_b32_e64 v1, v1, v15, s[4:5]
	v_subrev_u32_e32 v15, vcc, s42, v14
	v_cndmask_b32_e64 v14, v14, v15, s[4:5]
	v_add_u32_e32 v15, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s42, v14
	v_cndmask_b32_e32 v1, v1, v15, vcc
	v_mul_lo_u32 v14, v1, v21
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v15, v0
	s_branch .LBB0_50
.LBB0_49:
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v15, vcc, s33, v15
	v_cmp_ge_u32_e32 vcc, v15, v6
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_52
.LBB0_50:
	v_add_u32_e32 v1, vcc, v14, v15
	v_lshlrev_b64 v[28:29], 2, v[1:2]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v28, vcc, s18, v28
	v_addc_u32_e32 v29, vcc, v1, v29, vcc
	flat_load_dword v1, v[28:29]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s50, v1
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_49
	v_mov_b32_e32 v29, s23
	v_mov_b32_e32 v28, s22
	flat_atomic_add v[28:29], v27
	s_branch .LBB0_49
.LBB0_52:
	s_or_b64 exec, exec, s[30:31]
	s_and_b32 s4, s9, 1
	s_add_i32 s4, s4, 1
	v_mul_lo_u32 v1, v20, s4
	v_mov_b32_e32 v16, s19
	v_lshlrev_b64 v[14:15], 2, v[1:2]
	v_add_u32_e32 v28, vcc, s18, v14
	v_addc_u32_e32 v29, vcc, v16, v15, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_54
	v_add_u32_e32 v14, vcc, v28, v11
	v_addc_u32_e32 v15, vcc, v29, v12, vcc
	v_mov_b32_e32 v1, s50
	flat_store_dword v[14:15], v1
.LBB0_54:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, s42, v22
	v_cmp_lt_u32_e64 s[4:5], v1, v17
	s_andn2_b64 vcc, exec, s[6:7]
	v_cndmask_b32_e64 v22, v21, v1, s[4:5]
	s_cbranch_vccnz .LBB0_57
	v_add_u32_e32 v1, vcc, v22, v23
	v_cmp_ge_u32_e32 vcc, v1, v17
	v_cndmask_b32_e32 v14, 0, v17, vcc
	v_subrev_u32_e32 v1, vcc, v14, v1
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s4, s25
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v14, 4, v1
	v_mul_lo_u32 v15, s45, v14
	v_and_b32_e32 v14, 15, v1
	v_add_u32_e32 v15, vcc, s46, v15
.LBB0_56:
	v_add_u32_e32 v16, vcc, -16, v15
	v_or_b32_e32 v1, v16, v14
	v_lshlrev_b64 v[30:31], 2, v[1:2]
	v_mov_b32_e32 v32, s17
	v_add_u32_e32 v30, vcc, s16, v30
	v_addc_u32_e32 v31, vcc, v32, v31, vcc
	flat_load_dword v32, v[30:31]
	v_or_b32_e32 v1, v15, v14
	v_lshlrev_b64 v[30:31], 2, v[1:2]
	s_add_i32 s4, s4, -1
	v_mov_b32_e32 v33, s17
	v_add_u32_e32 v30, vcc, s16, v30
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v15, v16
	v_addc_u32_e32 v31, vcc, v33, v31, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[30:31], v32
	s_cbranch_scc1 .LBB0_56
.LBB0_57:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_59
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[3:4], v27
.LBB0_59:
	s_or_b64 exec, exec, s[4:5]
	v_mul_hi_u32 v1, v25, v19
	v_mul_lo_u32 v14, v1, s42
	v_add_u32_e32 v15, vcc, 1, v1
	v_subrev_u32_e32 v14, vcc, v14, v25
	v_cmp_le_u32_e64 s[4:5], s42, v14
	v_cndmask_b32_e64 v1, v1, v15, s[4:5]
	v_subrev_u32_e32 v15, vcc, s42, v14
	v_cndmask_b32_e64 v14, v14, v15, s[4:5]
	v_add_u32_e32 v15, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s42, v14
	v_cndmask_b32_e32 v16, v1, v15, vcc
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v1, v15
	s_branch .LBB0_62
.LBB0_60:
	s_or_b64 exec, exec, s[4:5]
.LBB0_61:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_77
.LBB0_62:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_61
	v_mov_b32_e32 v14, v2
	onward_wait_cmpswap v30, v[3:4], v[15:16], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_cmp_ne_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_75
	v_cmp_ne_u32_e32 vcc, v30, v16
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_74
	v_mov_b32_e32 v14, v2
	onward_wait v[3:4], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_74
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_70
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_68:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_68
	s_or_b64 exec, exec, s[38:39]
.LBB0_70:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_73
	s_mov_b64 s[40:41], 0
.LBB0_72:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_72
.LBB0_73:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_74:
	s_or_b64 exec, exec, s[36:37]
.LBB0_75:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_60
.LBB0_77:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v27
.LBB0_79:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_82
.LBB0_80:
	s_or_b64 exec, exec, s[4:5]
.LBB0_81:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_97
.LBB0_82:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_81
	v_mov_b32_e32 v14, v2
	onward_wait_cmpswap v30, v[7:8], v[15:16], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_cmp_ne_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_95
	v_cmp_ne_u32_e32 vcc, v30, v16
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_94
	v_mov_b32_e32 v14, v2
	onward_wait v[7:8], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_94
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_90
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_88:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_88
	s_or_b64 exec, exec, s[38:39]
.LBB0_90:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_93
	s_mov_b64 s[40:41], 0
.LBB0_92:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_92
.LBB0_93:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_94:
	s_or_b64 exec, exec, s[36:37]
.LBB0_95:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_80
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_80
.LBB0_97:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_138
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_100
	v_mov_b32_e32 v31, s15
	v_mov_b32_e32 v30, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[30:31], v27
.LBB0_100:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_103
.LBB0_101:
	s_or_b64 exec, exec, s[4:5]
.LBB0_102:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_118
.LBB0_103:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v32, s15
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v31, s14
	onward_wait_cmpswap v30, v[31:32], v[9:10], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_cmp_ne_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_116
	v_cmp_ne_u32_e32 vcc, v30, v10
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_115
	v_mov_b32_e32 v31, s15
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v30, s14
	onward_wait v[30:31], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_115
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_111
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_109:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_109
	s_or_b64 exec, exec, s[38:39]
.LBB0_111:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_114
	s_mov_b64 s[40:41], 0
.LBB0_113:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_113
.LBB0_114:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_115:
	s_or_b64 exec, exec, s[36:37]
.LBB0_116:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_101
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_101
.LBB0_118:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_120
	v_mov_b32_e32 v31, s29
	v_mov_b32_e32 v30, s28
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[30:31], v27
.LBB0_120:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_123
.LBB0_121:
	s_or_b64 exec, exec, s[4:5]
.LBB0_122:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_138
.LBB0_123:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_122
	v_mov_b32_e32 v32, s29
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v31, s28
	onward_wait_cmpswap v30, v[31:32], v[9:10], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_cmp_ne_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_136
	v_cmp_ne_u32_e32 vcc, v30, v10
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_135
	v_mov_b32_e32 v31, s29
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v30, s28
	onward_wait v[30:31], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_135
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_131
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_129:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_129
	s_or_b64 exec, exec, s[38:39]
.LBB0_131:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_134
	s_mov_b64 s[40:41], 0
.LBB0_133:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_133
.LBB0_134:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_135:
	s_or_b64 exec, exec, s[36:37]
.LBB0_136:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_121
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_121
.LBB0_138:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_140
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[3:4], v27
.LBB0_140:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_143
.LBB0_141:
	s_or_b64 exec, exec, s[4:5]
.LBB0_142:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_158
.LBB0_143:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_142
	v_mov_b32_e32 v14, v2
	onward_wait_cmpswap v30, v[3:4], v[15:16], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_cmp_ne_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_156
	v_cmp_ne_u32_e32 vcc, v30, v16
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_155
	v_mov_b32_e32 v14, v2
	onward_wait v[3:4], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_155
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_151
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_149:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_149
	s_or_b64 exec, exec, s[38:39]
.LBB0_151:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_154
	s_mov_b64 s[40:41], 0
.LBB0_153:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_153
.LBB0_154:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_155:
	s_or_b64 exec, exec, s[36:37]
.LBB0_156:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_141
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_141
.LBB0_158:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_160
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v27
.LBB0_160:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_163
.LBB0_161:
	s_or_b64 exec, exec, s[4:5]
.LBB0_162:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_178
.LBB0_163:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_162
	v_mov_b32_e32 v14, v2
	onward_wait_cmpswap v30, v[7:8], v[15:16], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_cmp_ne_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v14, 0, 1, s[4:5]
	ds_write_b32 v2, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[34:35], exec, s[4:5]
	s_cbranch_execz .LBB0_176
	v_cmp_ne_u32_e32 vcc, v30, v16
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_175
	v_mov_b32_e32 v14, v2
	onward_wait v[7:8], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_175
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s47, v1
	v_mov_b32_e32 v14, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_171
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v14, v1
.LBB0_169:
	v_add_u32_e32 v14, vcc, s48, v14
	v_cmp_gt_u32_e32 vcc, s49, v14
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_169
	s_or_b64 exec, exec, s[38:39]
.LBB0_171:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_174
	s_mov_b64 s[40:41], 0
.LBB0_173:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_173
.LBB0_174:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v14, s27
	v_cndmask_b32_e64 v1, v1, v14, s[4:5]
.LBB0_175:
	s_or_b64 exec, exec, s[36:37]
.LBB0_176:
	s_or_saveexec_b64 s[4:5], s[34:35]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_161
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_161
.LBB0_178:
	v_mul_hi_u32 v1, v26, v19
	v_mul_lo_u32 v14, v1, s42
	v_add_u32_e32 v15, vcc, 1, v1
	v_subrev_u32_e32 v14, vcc, v14, v26
	v_cmp_le_u32_e64 s[4:5], s42, v14
	v_cndmask_b32_e64 v1, v1, v15, s[4:5]
	v_subrev_u32_e32 v15, vcc, s42, v14
	v_cndmask_b32_e64 v14, v14, v15, s[4:5]
	v_add_u32_e32 v15, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s42, v14
	v_cndmask_b32_e32 v14, v1, v15, vcc
	v_mul_lo_u32 v15, v14, v10
	v_cmp_lt_u32_e32 vcc, v0, v15
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_184
	v_sub_u32_e32 v16, vcc, 0, v14
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_181
.LBB0_180:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v15
	s_or_b64 s[34:35], vcc, s[34:35]
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_184
.LBB0_181:
	v_cvt_f32_u32_e32 v30, v14
	v_sub_u32_e32 v31, vcc, 0, v14
	v_rcp_iflag_f32_e32 v30, v30
	v_mul_f32_e32 v30, s51, v30
	v_cvt_u32_f32_e32 v30, v30
	v_mul_lo_u32 v31, v31, v30
	v_mul_hi_u32 v31, v30, v31
	v_add_u32_e32 v30, vcc, v31, v30
	v_mul_hi_u32 v30, v1, v30
	v_mul_lo_u32 v31, v16, v30
	v_not_b32_e32 v33, v30
	v_mul_lo_u32 v33, v14, v33
	v_add_u32_e32 v32, vcc, 1, v30
	v_add_u32_e32 v31, vcc, v1, v31
	v_cmp_ge_u32_e32 vcc, v31, v14
	v_cndmask_b32_e32 v30, v30, v32, vcc
	v_add_u32_e64 v32, s[4:5], v1, v33
	v_cndmask_b32_e32 v31, v31, v32, vcc
	v_add_u32_e32 v32, vcc, 1, v30
	v_cmp_ge_u32_e32 vcc, v31, v14
	v_cndmask_b32_e32 v30, v30, v32, vcc
	v_mul_lo_u32 v31, v16, v30
	v_not_b32_e32 v30, v30
	v_add_u32_e32 v30, vcc, v24, v30
	v_mul_hi_u32 v32, v30, v19
	v_add_u32_e32 v31, vcc, v1, v31
	v_mul_lo_u32 v33, v32, s42
	v_add_u32_e32 v34, vcc, 1, v32
	v_sub_u32_e32 v30, vcc, v30, v33
	v_cmp_le_u32_e32 vcc, s42, v30
	v_cndmask_b32_e32 v32, v32, v34, vcc
	v_subrev_u32_e64 v33, s[4:5], s42, v30
	v_cndmask_b32_e32 v30, v30, v33, vcc
	v_add_u32_e32 v33, vcc, 1, v32
	v_cmp_le_u32_e32 vcc, s42, v30
	v_cndmask_b32_e32 v30, v32, v33, vcc
	v_cmp_lt_u32_e32 vcc, v31, v30
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_180
	v_lshlrev_b64 v[30:31], 2, v[1:2]
	v_add_u32_e32 v30, vcc, v28, v30
	v_addc_u32_e32 v31, vcc, v29, v31, vcc
	flat_load_dword v30, v[30:31]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s50, v30
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_180
	v_mov_b32_e32 v31, s23
	v_mov_b32_e32 v30, s22
	flat_atomic_add v[30:31], v27
	s_branch .LBB0_180
.LBB0_184:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_186
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v15, s21
	flat_load_dword v1, v[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[14:15], v1
.LBB0_186:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, 1, v23
	v_cmp_ne_u32_e32 vcc, v1, v17
	s_cmp_eq_u32 s50, s24
	v_cndmask_b32_e32 v23, 0, v1, vcc
	s_cbranch_scc1 .LBB0_188
	s_mov_b32 s9, s50
	s_branch .LBB0_2
.LBB0_188:
	s_branch .LBB0_190
.LBB0_189:
	s_add_i32 s26, s25, 1
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, s8
.LBB0_190:
	v_add_u32_e32 v1, vcc, v22, v23
	v_cmp_ge_u32_e32 vcc, v1, v17
	v_cndmask_b32_e32 v2, 0, v17, vcc
	v_sub_u32_e32 v1, vcc, v1, v2
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s2, 0
	s_lshl_b32 s3, s24, 1
	v_mov_b32_e32 v5, 1
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s26
	v_and_b32_e32 v3, 15, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	v_lshlrev_b32_e32 v4, 4, v2
	s_branch .LBB0_192
.LBB0_191:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s3
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s4, s4, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s25
	v_add_u32_e32 v4, vcc, 16, v4
	s_cbranch_scc0 .LBB0_194
.LBB0_192:
	v_or_b32_e32 v0, v4, v3
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s4, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v3
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_191
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_atomic_add v[6:7], v5
	s_branch .LBB0_191
.LBB0_194:
	s_endpgm
.LBB0_195:
	s_cbranch_execnz .LBB0_189
	s_branch .LBB0_190
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel TBEX_LG
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 35
		.amdhsa_next_free_sgpr 52
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
	.size	TBEX_LG, .Lfunc_end0-TBEX_LG
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
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           TBEX_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         TBEX_LG.kd
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
