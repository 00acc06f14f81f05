	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	SLM_L
	.globl	SLM_L
	.p2align	8
	.type	SLM_L,@function
SLM_L:
	s_load_dwordx4 s[28:31], s[6:7], 0x48
	s_load_dwordx2 s[10:11], s[6:7], 0x40
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s1, s30, 1
	s_cmpk_lt_u32 s30, 0x41
	s_cselect_b32 s30, s1, 64
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	v_cvt_f32_u32_e32 v2, s30
	s_mov_b32 s0, 0x4f7ffffe
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	v_rcp_iflag_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v1, s0, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_f32_e32 v2, s0, v2
	s_sub_i32 s0, 0, s33
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v1
	s_sub_i32 s0, 0, s30
	s_cmp_lt_u32 s8, s30
	v_mul_lo_u32 v4, s0, v2
	v_mul_hi_u32 v3, v1, v3
	s_cselect_b64 s[6:7], -1, 0
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v1, vcc, v3, v1
	v_mul_hi_u32 v1, s4, v1
	v_add_u32_e32 v15, vcc, v4, v2
	v_mul_hi_u32 v3, s8, v15
	v_mul_lo_u32 v4, v1, s33
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v5, v3, s30
	v_sub_u32_e32 v3, vcc, s4, v4
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v18, v1, v4, vcc
	v_mad_u64_u32 v[3:4], s[0:1], s33, v18, 0
	v_sub_u32_e32 v1, vcc, s8, v5
	v_cmp_ne_u64_e64 s[2:3], s[4:5], v[3:4]
	v_subrev_u32_e32 v5, vcc, s30, v1
	v_addc_u32_e64 v19, vcc, -1, v18, s[2:3]
	v_add_u32_e32 v3, vcc, s30, v19
	v_mul_hi_u32 v4, v3, v15
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_subrev_u32_e32 v5, vcc, s30, v1
	v_mul_lo_u32 v6, v4, s30
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v7, v1, v5, vcc
	v_subrev_u32_e32 v1, vcc, v6, v3
	v_add_u32_e32 v3, vcc, 1, v4
	v_cmp_le_u32_e64 s[0:1], s30, v1
	v_cndmask_b32_e64 v3, v4, v3, s[0:1]
	v_subrev_u32_e32 v4, vcc, s30, v1
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v1, v3, v4, vcc
	v_ffbh_u32_e32 v1, v1
	v_min_u32_e32 v1, 32, v1
	v_sub_u32_e32 v1, vcc, 0, v1
	v_and_b32_e32 v16, 31, v1
	v_lshlrev_b32_e32 v1, v1, v7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_and_b64 s[34:35], s[0:1], s[6:7]
	s_and_saveexec_b64 s[6:7], s[34:35]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v3, 1
	flat_atomic_swap v[1:2], v3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s42, s29, 1
	s_cmp_eq_u32 s28, 0
	v_lshlrev_b32_e64 v17, v16, 1
	s_cbranch_scc1 .LBB0_43
	v_mul_lo_u32 v3, v7, s42
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s17
	v_mov_b32_e32 v10, s15
	v_mul_lo_u32 v3, v3, s33
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s9, s5
	s_mov_b32 s43, 0
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_lshlrev_b32_e32 v3, 4, v7
	v_add_u32_e32 v20, vcc, s16, v5
	v_addc_u32_e32 v21, vcc, v8, v6, vcc
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v9, vcc, s18, v5
	v_addc_u32_e32 v3, vcc, v3, v6, vcc
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	v_mov_b32_e32 v8, v4
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v22, vcc, -1, v17
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v10, v8, vcc
	v_lshlrev_b32_e32 v10, 2, v0
	v_add_u32_e32 v9, vcc, v9, v10
	v_addc_u32_e32 v10, vcc, 0, v3, vcc
	v_lshrrev_b32_e32 v3, 4, v0
	s_cselect_b64 s[14:15], -1, 0
	s_lshr_b32 s44, s31, 1
	s_add_i32 s45, s8, 1
	v_mul_lo_u32 v3, v3, s42
	s_cmp_lg_u32 s29, 0
	s_cselect_b64 s[34:35], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s8, s24, s6
	s_addc_u32 s9, s25, s7
	v_lshlrev_b32_e32 v3, 4, v3
	s_lshl_b32 s6, s29, 4
	v_cmp_gt_u32_e64 s[4:5], 16, v0
	v_and_b32_e32 v23, 15, v0
	v_add_u32_e32 v24, vcc, s6, v3
	v_mov_b32_e32 v12, 1
	s_movk_i32 s46, 0x3bf
	s_movk_i32 s47, 0x3c0
	v_mov_b32_e32 v11, -1
	s_mov_b32 m0, -1
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s43, s43, 1
	s_cmp_eq_u32 s43, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_43
.LBB0_5:
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_7
	flat_atomic_add v25, v[7:8], v12 glc
.LBB0_7:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v25, v22
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	s_branch .LBB0_10
.LBB0_8:
	s_or_b64 exec, exec, s[6:7]
.LBB0_9:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v26, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v26
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_23
.LBB0_10:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_9
	onward_wait_load v26, v[13:14], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 1, v26
	v_cmp_ne_u32_e32 vcc, 1, v26
	v_cndmask_b32_e64 v26, 0, 1, s[6:7]
	ds_write_b32 v4, v26
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[36:37], exec, s[6:7]
	s_cbranch_execz .LBB0_21
	onward_wait v[13:14], v[11:12] eq
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_21
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, 64, v3, vcc
	v_cmp_lt_u32_e32 vcc, s46, v3
	v_mov_b32_e32 v26, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_17
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v26, v3
.LBB0_15:
	v_add_u32_e32 v26, vcc, 0xfffffc40, v26
	v_cmp_gt_u32_e32 vcc, s47, v26
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_15
	s_or_b64 exec, exec, s[38:39]
.LBB0_17:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s44, v3
	v_cmp_lt_u32_e32 vcc, 63, v26
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_20
	s_mov_b64 s[40:41], 0
.LBB0_19:
	v_subrev_u32_e32 v26, vcc, 64, v26
	v_cmp_gt_u32_e32 vcc, 64, v26
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_19
.LBB0_20:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v3, 1, v3
	v_mov_b32_e32 v26, s31
	v_cndmask_b32_e64 v3, v3, v26, s[6:7]
.LBB0_21:
	s_or_saveexec_b64 s[6:7], s[36:37]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_8
.LBB0_23:
	v_mov_b32_e32 v26, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_25
	flat_load_dword v26, v[9:10]
.LBB0_25:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_29
	flat_load_dword v3, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_28
	v_mov_b32_e32 v28, s11
	v_mov_b32_e32 v27, s10
	flat_atomic_add v[27:28], v12
.LBB0_28:
	v_mov_b32_e32 v3, s45
	flat_store_dword v[5:6], v3
	s_waitcnt vmcnt(0)
.LBB0_29:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v27, v24
	s_mov_b32 s6, s29
	s_cbranch_vccnz .LBB0_31
.LBB0_30:
	v_add_u32_e32 v30, vcc, -16, v27
	v_or_b32_e32 v3, v30, v23
	v_lshlrev_b64 v[28:29], 2, v[3:4]
	v_or_b32_e32 v3, v27, v23
	v_add_u32_e32 v28, vcc, v20, v28
	v_addc_u32_e32 v29, vcc, v21, v29, vcc
	flat_load_dword v31, v[28:29]
	v_lshlrev_b64 v[28:29], 2, v[3:4]
	s_add_i32 s6, s6, -1
	v_add_u32_e32 v28, vcc, v20, v28
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v27, v30
	v_addc_u32_e32 v29, vcc, v21, v29, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[28:29], v31
	s_cbranch_scc1 .LBB0_30
.LBB0_31:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_35
	flat_load_dword v3, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s45, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_34
	v_mov_b32_e32 v28, s11
	v_mov_b32_e32 v27, s10
	flat_atomic_add v[27:28], v12
.LBB0_34:
	flat_store_dword v[5:6], v4
	s_waitcnt vmcnt(0)
.LBB0_35:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_37
	v_add_u32_e32 v3, vcc, 1, v26
	flat_store_dword v[9:10], v3
.LBB0_37:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_41
	v_cmp_ne_u32_e32 vcc, v26, v25
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_40
	v_mov_b32_e32 v27, s11
	v_mov_b32_e32 v26, s10
	flat_atomic_add v[26:27], v12
.LBB0_40:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v27, s9
	v_mov_b32_e32 v26, s8
	flat_load_dword v3, v[26:27]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v3
	flat_store_dword v[26:27], v3
.LBB0_41:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_4
	v_add_u32_e32 v3, vcc, 1, v25
	v_and_b32_e32 v3, v3, v22
	v_lshlrev_b64 v[25:26], 2, v[3:4]
	flat_atomic_swap v[13:14], v11
	v_add_u32_e32 v25, vcc, v1, v25
	v_addc_u32_e32 v26, vcc, v2, v26, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v12
	s_branch .LBB0_4
.LBB0_43:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_45
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[1:2], v3 glc
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v19
	v_cndmask_b32_e64 v1, 0, 1, vcc
	ds_write_b32 v2, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_45:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_67
	v_addc_u32_e64 v1, vcc, 0, v18, s[2:3]
	v_min_u32_e32 v3, s30, v1
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_67
	v_add_u32_e32 v4, vcc, s30, v1
	v_cmp_gt_u32_e64 s[2:3], 16, v0
	s_lshl_b32 s14, s42, 4
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, v0
	s_mov_b32 s15, 0
	s_branch .LBB0_50
.LBB0_48:
	s_add_u32 s8, s18, s8
	s_addc_u32 s9, s19, s9
	v_mov_b32_e32 v7, s8
	v_mov_b32_e32 v8, s9
	flat_load_dword v1, v[7:8]
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	s_waitcnt vmcnt(0)
	flat_atomic_add v[7:8], v1
.LBB0_49:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s15, s15, 1
	v_cmp_ne_u32_e32 vcc, s15, v3
	s_and_b64 vcc, exec, vcc
	v_add_u32_e64 v6, s[4:5], s33, v6
	s_cbranch_vccz .LBB0_60
.LBB0_50:
	s_not_b32 s4, s15
	v_add_u32_e32 v1, vcc, s4, v4
	v_mul_hi_u32 v7, v1, v15
	v_lshrrev_b32_e32 v8, 4, v6
	v_mul_lo_u32 v8, s14, v8
	s_mov_b32 s6, 0
	v_mul_lo_u32 v9, v7, s30
	v_add_u32_e32 v10, vcc, 1, v7
	s_mov_b32 s8, 0
	v_subrev_u32_e32 v1, vcc, v9, v1
	v_cmp_le_u32_e64 s[4:5], s30, v1
	v_cndmask_b32_e64 v7, v7, v10, s[4:5]
	v_subrev_u32_e32 v9, vcc, s30, v1
	v_cndmask_b32_e64 v1, v1, v9, s[4:5]
	v_add_u32_e32 v9, vcc, 1, v7
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v1, v7, v9, vcc
	s_mul_i32 s4, s15, s33
	v_mul_lo_u32 v7, v1, s28
	v_add_u32_e32 v1, vcc, s4, v0
	v_lshrrev_b32_e32 v9, 4, v1
	v_mul_lo_u32 v9, v9, s42
	v_and_b32_e32 v10, 15, v1
	s_branch .LBB0_52
.LBB0_51:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ge_u32_e32 vcc, s6, v7
	s_cmp_lg_u64 vcc, 0
	s_addc_u32 s8, s8, 0
	s_add_i32 s6, s6, 1
	s_cmp_le_u32 s6, s29
	v_add_u32_e32 v8, vcc, 16, v8
	s_cbranch_scc0 .LBB0_54
.LBB0_52:
	v_or_b32_e32 v1, v8, v10
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	flat_load_dword v1, v[11:12]
	v_add_u32_e32 v11, vcc, s8, v9
	v_lshlrev_b32_e32 v11, 4, v11
	v_or_b32_e32 v11, v11, v10
	v_cvt_f32_u32_e32 v11, v11
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v1, v11
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_51
	v_mov_b32_e32 v12, s11
	v_mov_b32_e32 v11, s10
	flat_atomic_add v[11:12], v5
	s_branch .LBB0_51
.LBB0_54:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_57
	s_lshl_b32 s6, s15, 4
	v_add_u32_e32 v1, vcc, s6, v0
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v8, vcc, s18, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	flat_load_dword v1, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v1, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_57
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	flat_atomic_add v[7:8], v5
.LBB0_57:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_49
	s_lshl_b32 s6, s15, 4
	s_lshl_b64 s[8:9], s[6:7], 2
	s_add_u32 s24, s20, s8
	s_addc_u32 s25, s21, s9
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	flat_load_dword v1, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_48
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	flat_atomic_add v[7:8], v5
	s_branch .LBB0_48
.LBB0_60:
	v_add_u32_e32 v5, vcc, -1, v17
	v_cmp_le_u32_e64 s[0:1], v0, v5
	s_mov_b32 s8, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 1
	s_branch .LBB0_62
.LBB0_61:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s8, s8, 1
	v_cmp_ne_u32_e32 vcc, s8, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_67
.LBB0_62:
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_61
	s_not_b32 s2, s8
	v_add_u32_e32 v9, vcc, s2, v4
	v_mul_hi_u32 v10, v9, v15
	v_lshlrev_b32_e64 v1, v16, s8
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v12, s13
	v_mul_lo_u32 v11, v10, s30
	v_subrev_u32_e32 v1, vcc, v11, v9
	v_add_u32_e32 v9, vcc, 1, v10
	v_cmp_le_u32_e64 s[2:3], s30, v1
	v_cndmask_b32_e64 v9, v10, v9, s[2:3]
	v_subrev_u32_e32 v10, vcc, s30, v1
	v_cndmask_b32_e64 v1, v1, v10, s[2:3]
	v_add_u32_e32 v10, vcc, 1, v9
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v1, v9, v10, vcc
	v_mul_lo_u32 v1, v1, s28
	v_add_u32_e32 v7, vcc, s12, v7
	v_addc_u32_e32 v8, vcc, v12, v8, vcc
	v_and_b32_e32 v9, v1, v5
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_65
.LBB0_64:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_gt_u32_e32 vcc, v1, v5
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_61
.LBB0_65:
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_add_u32_e32 v10, vcc, v7, v10
	v_addc_u32_e32 v11, vcc, v8, v11, vcc
	flat_load_dword v10, v[10:11]
	v_cmp_eq_u32_e32 vcc, v9, v1
	v_cndmask_b32_e64 v11, -1, 1, vcc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v10, v11
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_64
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_atomic_add v[10:11], v6
	s_branch .LBB0_64
.LBB0_67:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel SLM_L
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 48
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
	.size	SLM_L, .Lfunc_end0-SLM_L
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         72
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           SLM_L
    .private_segment_fixed_size: 0
    .sgpr_count:     50
    .sgpr_spill_count: 0
    .symbol:         SLM_L.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
