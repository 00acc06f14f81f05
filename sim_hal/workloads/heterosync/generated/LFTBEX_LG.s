	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	LFTBEX_LG
	.globl	LFTBEX_LG
	.p2align	8
	.type	LFTBEX_LG,@function
LFTBEX_LG:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s40, s[4:5], 0xc
	s_mov_b32 s59, 0x4f7ffffe
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_mov_b32 s41, 0
	s_cmp_lg_u32 s28, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s59, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s40, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s40, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v3, 0
	v_cmp_ne_u64_e32 vcc, s[40:41], v[1:2]
	v_addc_u32_e32 v14, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_139
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s0, s30, 1
	s_cmpk_lt_u32 s30, 0x41
	s_cselect_b32 s30, s0, 64
	v_cvt_f32_u32_e32 v1, s30
	s_sub_i32 s0, 0, s30
	v_add_u32_e32 v15, vcc, s30, v14
	v_rcp_iflag_f32_e32 v1, v1
	v_add_u32_e32 v16, vcc, -1, v15
	v_mov_b32_e32 v8, s15
	v_mul_f32_e32 v1, s59, v1
	v_cvt_u32_f32_e32 v1, v1
	s_add_i32 s50, s29, 1
	s_cmp_lg_u32 s29, 0
	s_cselect_b64 s[10:11], -1, 0
	v_mul_lo_u32 v2, s0, v1
	s_cmp_lt_u32 s8, s30
	s_mov_b32 s9, s41
	v_min_u32_e32 v29, s30, v14
	v_mul_hi_u32 v2, v1, v2
	v_cmp_lt_u32_e64 s[2:3], v0, v29
	s_movk_i32 s54, 0x3c0
	s_movk_i32 s55, 0xfc40
	v_add_u32_e32 v17, vcc, v2, v1
	v_mul_hi_u32 v1, v16, v17
	v_mul_hi_u32 v2, s8, v17
	s_movk_i32 s56, 0x3bf
	v_mov_b32_e32 v24, s8
	v_mul_lo_u32 v3, v1, s30
	v_mul_lo_u32 v5, v2, s30
	v_add_u32_e32 v4, vcc, 1, v1
	v_subrev_u32_e32 v3, vcc, v3, v16
	v_cmp_le_u32_e64 s[0:1], s30, v3
	v_sub_u32_e32 v5, vcc, s8, v5
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s30, v3
	v_add_u32_e32 v6, vcc, 1, v2
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s30, v5
	v_cndmask_b32_e64 v2, v2, v6, s[0:1]
	v_subrev_u32_e32 v6, vcc, s30, v5
	v_add_u32_e32 v4, vcc, 1, v1
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s30, v5
	v_cndmask_b32_e32 v18, v2, v6, vcc
	v_mul_lo_u32 v2, v18, s30
	v_cmp_le_u32_e32 vcc, s30, v3
	v_cndmask_b32_e32 v19, v1, v4, vcc
	v_mov_b32_e32 v3, 0
	v_sub_u32_e32 v20, vcc, s8, v2
	v_mul_lo_u32 v1, v19, v20
	v_mul_lo_u32 v10, v19, s30
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v2, vcc, v1, v18
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v4, vcc, s12, v6
	v_addc_u32_e32 v5, vcc, v2, v7, vcc
	v_mov_b32_e32 v2, v3
	v_add_u32_e32 v6, vcc, s14, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v22, vcc, s12, v8
	v_addc_u32_e32 v23, vcc, v2, v9, vcc
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v25, vcc, s14, v8
	s_cselect_b64 s[14:15], -1, 0
	s_lshr_b32 s51, s31, 1
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s34, s16, s4
	s_addc_u32 s35, s17, s5
	s_cmp_eq_u32 s8, 0
	v_addc_u32_e32 v26, vcc, v2, v9, vcc
	v_sub_u32_e32 v2, vcc, v10, v16
	s_cselect_b64 s[36:37], -1, 0
	s_add_u32 s38, s18, s4
	v_add_u32_e32 v27, vcc, v2, v16
	v_not_b32_e32 v2, v20
	s_addc_u32 s39, s19, s5
	v_add_u32_e32 v28, vcc, v2, v15
	s_add_u32 s24, s24, s4
	v_add_u32_e32 v2, vcc, v1, v18
	s_addc_u32 s25, s25, s5
	s_lshl_b32 s52, s50, 4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	s_lshl_b32 s9, s29, 4
	s_add_i32 s53, s52, -16
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v8, -1
.LBB0_2:
	s_add_i32 s57, s41, 1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_4
	v_mul_hi_u32 v2, v16, v17
	v_mul_lo_u32 v12, v2, s30
	v_add_u32_e32 v13, vcc, 1, v2
	v_subrev_u32_e32 v12, vcc, v12, v16
	v_cmp_le_u32_e64 s[4:5], s30, v12
	v_cndmask_b32_e64 v2, v2, v13, s[4:5]
	v_subrev_u32_e32 v13, vcc, s30, v12
	v_cndmask_b32_e64 v12, v12, v13, s[4:5]
	v_add_u32_e32 v13, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s30, v12
	v_cndmask_b32_e32 v2, v2, v13, vcc
	v_mul_lo_u32 v2, v2, v20
	v_add_u32_e32 v2, vcc, v2, v18
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v12, vcc, s22, v12
	v_addc_u32_e32 v13, vcc, v2, v13, vcc
	v_mov_b32_e32 v2, s57
	flat_store_dword v[12:13], v2
.LBB0_4:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_7
	v_add_u32_e32 v2, vcc, v24, v21
	v_cmp_ge_u32_e32 vcc, v2, v14
	v_cndmask_b32_e32 v12, 0, v14, vcc
	v_subrev_u32_e32 v2, vcc, v12, v2
	v_mul_lo_u32 v2, v2, s33
	s_mov_b32 s4, s29
	v_add_u32_e32 v2, vcc, v2, v0
	v_lshrrev_b32_e32 v12, 4, v2
	v_mul_lo_u32 v13, s52, v12
	v_and_b32_e32 v12, 15, v2
	v_add_u32_e32 v13, vcc, s9, v13
.LBB0_6:
	v_add_u32_e32 v32, vcc, -16, v13
	v_or_b32_e32 v2, v32, v12
	v_lshlrev_b64 v[30:31], 2, v[2:3]
	v_mov_b32_e32 v33, s21
	v_add_u32_e32 v30, vcc, s20, v30
	v_addc_u32_e32 v31, vcc, v33, v31, vcc
	flat_load_dword v33, v[30:31]
	v_or_b32_e32 v2, v13, v12
	v_lshlrev_b64 v[30:31], 2, v[2:3]
	s_add_i32 s4, s4, -1
	v_mov_b32_e32 v34, s21
	v_add_u32_e32 v30, vcc, s20, v30
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v13, v32
	v_addc_u32_e32 v31, vcc, v34, v31, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[30:31], v33
	s_cbranch_scc1 .LBB0_6
.LBB0_7:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[4:5], v9
.LBB0_9:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_26
	v_mul_hi_u32 v2, v28, v17
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_mul_lo_u32 v12, v2, s30
	v_add_u32_e32 v13, vcc, 1, v2
	v_subrev_u32_e32 v12, vcc, v12, v28
	v_cmp_le_u32_e64 s[4:5], s30, v12
	v_cndmask_b32_e64 v2, v2, v13, s[4:5]
	v_subrev_u32_e32 v13, vcc, s30, v12
	v_cndmask_b32_e64 v12, v12, v13, s[4:5]
	v_add_u32_e32 v13, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s30, v12
	v_cndmask_b32_e32 v30, v2, v13, vcc
	v_cmp_lt_u32_e64 s[4:5], v0, v30
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_22
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB0_13
.LBB0_12:
	s_or_b64 exec, exec, s[44:45]
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v30
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_22
.LBB0_13:
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	s_mov_b32 s40, 0
	v_add_u32_e32 v12, vcc, v22, v12
	v_addc_u32_e32 v13, vcc, v23, v13, vcc
	s_mov_b64 s[44:45], 0
	s_branch .LBB0_16
.LBB0_14:
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB0_15:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_12
.LBB0_16:
	onward_wait_load v31, v[12:13], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_15
	onward_wait v[12:13], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_14
	s_cmp_lg_u32 s40, 0
	s_cselect_b32 s40, s40, 64
	s_cmp_lt_u32 s40, s54
	s_mov_b32 s58, s40
	s_cbranch_scc1 .LBB0_20
.LBB0_19:
	s_add_i32 s58, s58, s55
	s_cmp_lt_u32 s58, s54
	s_sleep 15
	s_cbranch_scc0 .LBB0_19
.LBB0_20:
	s_lshl_b32 s60, s40, 1
	s_cmp_gt_u32 s40, s51
	s_cselect_b32 s40, s31, s60
	s_cmp_lt_u32 s58, 64
	s_cbranch_scc1 .LBB0_14
.LBB0_21:
	s_sub_i32 s58, s58, 64
	s_cmp_lt_u32 s58, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_21
	s_branch .LBB0_14
.LBB0_22:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_25
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, v0
.LBB0_24:
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_add_u32_e32 v31, vcc, v22, v12
	v_addc_u32_e32 v32, vcc, v23, v13, vcc
	v_add_u32_e32 v12, vcc, v25, v12
	v_addc_u32_e32 v13, vcc, v26, v13, vcc
	flat_atomic_swap v[31:32], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[12:13], v9
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v30
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_24
.LBB0_25:
	s_or_b64 exec, exec, s[6:7]
.LBB0_26:
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_29
.LBB0_27:
	s_or_b64 exec, exec, s[4:5]
.LBB0_28:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v12, v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_42
.LBB0_29:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_28
	onward_wait_load v12, v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 1, v12
	v_cmp_ne_u32_e32 vcc, 1, v12
	v_cndmask_b32_e64 v12, 0, 1, s[4:5]
	ds_write_b32 v3, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[42:43], exec, s[4:5]
	s_cbranch_execz .LBB0_40
	onward_wait v[6:7], v[8:9] eq
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_40
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, 64, v2, vcc
	v_cmp_lt_u32_e32 vcc, s56, v2
	v_mov_b32_e32 v12, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_36
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v12, v2
.LBB0_34:
	v_add_u32_e32 v12, vcc, s55, v12
	v_cmp_gt_u32_e32 vcc, s54, v12
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 15
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_34
	s_or_b64 exec, exec, s[44:45]
.LBB0_36:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s51, v2
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_39
	s_mov_b64 s[46:47], 0
.LBB0_38:
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[46:47], vcc, s[46:47]
	s_sleep 1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_38
.LBB0_39:
	s_or_b64 exec, exec, s[44:45]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v12, s31
	v_cndmask_b32_e64 v2, v2, v12, s[4:5]
.LBB0_40:
	s_or_saveexec_b64 s[4:5], s[42:43]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_27
	flat_atomic_swap v[6:7], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_27
.LBB0_42:
	v_mul_hi_u32 v2, v28, v17
	v_mul_lo_u32 v12, v2, s30
	v_add_u32_e32 v13, vcc, 1, v2
	v_subrev_u32_e32 v12, vcc, v12, v28
	v_cmp_le_u32_e64 s[4:5], s30, v12
	v_cndmask_b32_e64 v2, v2, v13, s[4:5]
	v_subrev_u32_e32 v13, vcc, s30, v12
	v_cndmask_b32_e64 v12, v12, v13, s[4:5]
	v_add_u32_e32 v13, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s30, v12
	v_cndmask_b32_e32 v32, v2, v13, vcc
	v_cmp_lt_u32_e64 s[4:5], v0, v32
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_47
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v12, v0
	s_branch .LBB0_45
.LBB0_44:
	s_or_b64 exec, exec, s[44:45]
	v_add_u32_e32 v12, vcc, s33, v12
	v_cmp_ge_u32_e32 vcc, v12, v32
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_47
.LBB0_45:
	v_add_u32_e32 v2, vcc, v1, v12
	v_lshlrev_b64 v[30:31], 2, v[2:3]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v30, vcc, s22, v30
	v_addc_u32_e32 v31, vcc, v2, v31, vcc
	flat_load_dword v2, v[30:31]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s57, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_44
	v_mov_b32_e32 v31, s27
	v_mov_b32_e32 v30, s26
	flat_atomic_add v[30:31], v9
	s_branch .LBB0_44
.LBB0_47:
	s_or_b64 exec, exec, s[6:7]
	s_and_b32 s6, s41, 1
	s_add_i32 s6, s6, 1
	v_mul_lo_u32 v2, v27, s6
	v_mov_b32_e32 v31, s23
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_add_u32_e32 v30, vcc, s22, v12
	v_addc_u32_e32 v31, vcc, v31, v13, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_49
	v_add_u32_e32 v12, vcc, v30, v10
	v_addc_u32_e32 v13, vcc, v31, v11, vcc
	v_mov_b32_e32 v2, s57
	flat_store_dword v[12:13], v2
.LBB0_49:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, vcc, s30, v24
	v_cmp_lt_u32_e64 s[6:7], v2, v14
	s_andn2_b64 vcc, exec, s[10:11]
	v_cndmask_b32_e64 v24, v20, v2, s[6:7]
	s_cbranch_vccnz .LBB0_52
	v_add_u32_e32 v2, vcc, v24, v21
	v_cmp_ge_u32_e32 vcc, v2, v14
	v_cndmask_b32_e32 v12, 0, v14, vcc
	v_subrev_u32_e32 v2, vcc, v12, v2
	v_mul_lo_u32 v2, v2, s33
	s_mov_b32 s6, s29
	v_add_u32_e32 v2, vcc, v2, v0
	v_lshrrev_b32_e32 v12, 4, v2
	v_mul_lo_u32 v13, s52, v12
	v_and_b32_e32 v12, 15, v2
	v_add_u32_e32 v13, vcc, s53, v13
.LBB0_51:
	v_add_u32_e32 v35, vcc, -16, v13
	v_or_b32_e32 v2, v35, v12
	v_lshlrev_b64 v[33:34], 2, v[2:3]
	v_mov_b32_e32 v36, s21
	v_add_u32_e32 v33, vcc, s20, v33
	v_addc_u32_e32 v34, vcc, v36, v34, vcc
	flat_load_dword v36, v[33:34]
	v_or_b32_e32 v2, v13, v12
	v_lshlrev_b64 v[33:34], 2, v[2:3]
	s_add_i32 s6, s6, -1
	v_mov_b32_e32 v37, s21
	v_add_u32_e32 v33, vcc, s20, v33
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v13, v35
	v_addc_u32_e32 v34, vcc, v37, v34, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[33:34], v36
	s_cbranch_scc1 .LBB0_51
.LBB0_52:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_54
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[4:5], v9
.LBB0_54:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_106
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_67
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB0_58
.LBB0_57:
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v32
	s_or_b64 s[40:41], vcc, s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_67
.LBB0_58:
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	s_mov_b32 s48, 0
	v_add_u32_e32 v12, vcc, v22, v12
	v_addc_u32_e32 v13, vcc, v23, v13, vcc
	s_mov_b64 s[42:43], 0
	s_branch .LBB0_61
.LBB0_59:
	s_andn2_b64 s[44:45], s[44:45], exec
.LBB0_60:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[44:45]
	s_or_b64 s[42:43], s[46:47], s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_57
.LBB0_61:
	onward_wait_load v33, v[12:13], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v33
	s_or_b64 s[44:45], s[44:45], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_60
	onward_wait v[12:13], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_59
	s_cmp_lg_u32 s48, 0
	s_cselect_b32 s48, s48, 64
	s_cmp_lt_u32 s48, s54
	s_mov_b32 s49, s48
	s_cbranch_scc1 .LBB0_65
.LBB0_64:
	s_add_i32 s49, s49, s55
	s_cmp_lt_u32 s49, s54
	s_sleep 15
	s_cbranch_scc0 .LBB0_64
.LBB0_65:
	s_lshl_b32 s58, s48, 1
	s_cmp_gt_u32 s48, s51
	s_cselect_b32 s48, s31, s58
	s_cmp_lt_u32 s49, 64
	s_cbranch_scc1 .LBB0_59
.LBB0_66:
	s_sub_i32 s49, s49, 64
	s_cmp_lt_u32 s49, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_66
	s_branch .LBB0_59
.LBB0_67:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_69
	v_mov_b32_e32 v12, s34
	v_mov_b32_e32 v13, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[12:13], v9
.LBB0_69:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_86
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_82
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB0_73
.LBB0_72:
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v29
	s_or_b64 s[40:41], vcc, s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_82
.LBB0_73:
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v33, s17
	v_add_u32_e32 v12, vcc, s16, v12
	v_addc_u32_e32 v13, vcc, v33, v13, vcc
	s_mov_b32 s48, 0
	s_mov_b64 s[42:43], 0
	s_branch .LBB0_76
.LBB0_74:
	s_andn2_b64 s[44:45], s[44:45], exec
.LBB0_75:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[44:45]
	s_or_b64 s[42:43], s[46:47], s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_72
.LBB0_76:
	onward_wait_load v33, v[12:13], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v33
	s_or_b64 s[44:45], s[44:45], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_75
	onward_wait v[12:13], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_74
	s_cmp_lg_u32 s48, 0
	s_cselect_b32 s48, s48, 64
	s_cmp_lt_u32 s48, s54
	s_mov_b32 s49, s48
	s_cbranch_scc1 .LBB0_80
.LBB0_79:
	s_add_i32 s49, s49, s55
	s_cmp_lt_u32 s49, s54
	s_sleep 15
	s_cbranch_scc0 .LBB0_79
.LBB0_80:
	s_lshl_b32 s58, s48, 1
	s_cmp_gt_u32 s48, s51
	s_cselect_b32 s48, s31, s58
	s_cmp_lt_u32 s49, 64
	s_cbranch_scc1 .LBB0_74
.LBB0_81:
	s_sub_i32 s49, s49, 64
	s_cmp_lt_u32 s49, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_81
	s_branch .LBB0_74
.LBB0_82:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_85
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v2, v0
.LBB0_84:
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v34, s17
	v_add_u32_e32 v33, vcc, s16, v12
	v_addc_u32_e32 v34, vcc, v34, v13, vcc
	v_mov_b32_e32 v35, s19
	v_add_u32_e32 v12, vcc, s18, v12
	v_addc_u32_e32 v13, vcc, v35, v13, vcc
	flat_atomic_swap v[33:34], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[12:13], v9
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v29
	s_or_b64 s[40:41], vcc, s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_84
.LBB0_85:
	s_or_b64 exec, exec, s[6:7]
.LBB0_86:
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_89
.LBB0_87:
	s_or_b64 exec, exec, s[6:7]
.LBB0_88:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v12, v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_102
.LBB0_89:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_88
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, s39
	onward_wait_load v33, v[12:13], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 1, v33
	v_cmp_ne_u32_e32 vcc, 1, v33
	v_cndmask_b32_e64 v12, 0, 1, s[6:7]
	ds_write_b32 v3, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[42:43], exec, s[6:7]
	s_cbranch_execz .LBB0_100
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, s39
	onward_wait v[12:13], v[8:9] eq
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_100
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, 64, v2, vcc
	v_cmp_lt_u32_e32 vcc, s56, v2
	v_mov_b32_e32 v12, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_96
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v12, v2
.LBB0_94:
	v_add_u32_e32 v12, vcc, s55, v12
	v_cmp_gt_u32_e32 vcc, s54, v12
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 15
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_94
	s_or_b64 exec, exec, s[44:45]
.LBB0_96:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s51, v2
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_99
	s_mov_b64 s[46:47], 0
.LBB0_98:
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[46:47], vcc, s[46:47]
	s_sleep 1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_98
.LBB0_99:
	s_or_b64 exec, exec, s[44:45]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v12, s31
	v_cndmask_b32_e64 v2, v2, v12, s[6:7]
.LBB0_100:
	s_or_saveexec_b64 s[6:7], s[42:43]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_87
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, s39
	flat_atomic_swap v[12:13], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_87
.LBB0_102:
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_105
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, v0
.LBB0_104:
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_add_u32_e32 v33, vcc, v22, v12
	v_addc_u32_e32 v34, vcc, v23, v13, vcc
	v_add_u32_e32 v12, vcc, v25, v12
	v_addc_u32_e32 v13, vcc, v26, v13, vcc
	flat_atomic_swap v[33:34], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[12:13], v9
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v32
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_104
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
.LBB0_106:
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_109
.LBB0_107:
	s_or_b64 exec, exec, s[4:5]
.LBB0_108:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v12, v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_122
.LBB0_109:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_108
	onward_wait_load v12, v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 1, v12
	v_cmp_ne_u32_e32 vcc, 1, v12
	v_cndmask_b32_e64 v12, 0, 1, s[4:5]
	ds_write_b32 v3, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[40:41], exec, s[4:5]
	s_cbranch_execz .LBB0_120
	onward_wait v[6:7], v[8:9] eq
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_120
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, 64, v2, vcc
	v_cmp_lt_u32_e32 vcc, s56, v2
	v_mov_b32_e32 v12, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_116
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v12, v2
.LBB0_114:
	v_add_u32_e32 v12, vcc, s55, v12
	v_cmp_gt_u32_e32 vcc, s54, v12
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 15
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_114
	s_or_b64 exec, exec, s[42:43]
.LBB0_116:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s51, v2
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_119
	s_mov_b64 s[44:45], 0
.LBB0_118:
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 1
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_118
.LBB0_119:
	s_or_b64 exec, exec, s[42:43]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v12, s31
	v_cndmask_b32_e64 v2, v2, v12, s[4:5]
.LBB0_120:
	s_or_saveexec_b64 s[4:5], s[40:41]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_107
	flat_atomic_swap v[6:7], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_107
.LBB0_122:
	v_mul_lo_u32 v12, v19, v29
	v_cmp_lt_u32_e32 vcc, v0, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_128
	v_sub_u32_e32 v13, vcc, 0, v19
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB0_125
.LBB0_124:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v2, vcc, s33, v2
	v_cmp_ge_u32_e32 vcc, v2, v12
	s_or_b64 s[40:41], vcc, s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_128
.LBB0_125:
	v_cvt_f32_u32_e32 v32, v19
	v_sub_u32_e32 v33, vcc, 0, v19
	v_rcp_iflag_f32_e32 v32, v32
	v_mul_f32_e32 v32, s59, v32
	v_cvt_u32_f32_e32 v32, v32
	v_mul_lo_u32 v33, v33, v32
	v_mul_hi_u32 v33, v32, v33
	v_add_u32_e32 v32, vcc, v33, v32
	v_mul_hi_u32 v32, v2, v32
	v_mul_lo_u32 v33, v13, v32
	v_not_b32_e32 v35, v32
	v_mul_lo_u32 v35, v19, v35
	v_add_u32_e32 v34, vcc, 1, v32
	v_add_u32_e32 v33, vcc, v2, v33
	v_cmp_ge_u32_e32 vcc, v33, v19
	v_cndmask_b32_e32 v32, v32, v34, vcc
	v_add_u32_e64 v34, s[4:5], v2, v35
	v_cndmask_b32_e32 v33, v33, v34, vcc
	v_add_u32_e32 v34, vcc, 1, v32
	v_cmp_ge_u32_e32 vcc, v33, v19
	v_cndmask_b32_e32 v32, v32, v34, vcc
	v_mul_lo_u32 v33, v13, v32
	v_not_b32_e32 v32, v32
	v_add_u32_e32 v32, vcc, v15, v32
	v_mul_hi_u32 v34, v32, v17
	v_add_u32_e32 v33, vcc, v2, v33
	v_mul_lo_u32 v35, v34, s30
	v_add_u32_e32 v36, vcc, 1, v34
	v_sub_u32_e32 v32, vcc, v32, v35
	v_cmp_le_u32_e32 vcc, s30, v32
	v_cndmask_b32_e32 v34, v34, v36, vcc
	v_subrev_u32_e64 v35, s[4:5], s30, v32
	v_cndmask_b32_e32 v32, v32, v35, vcc
	v_add_u32_e32 v35, vcc, 1, v34
	v_cmp_le_u32_e32 vcc, s30, v32
	v_cndmask_b32_e32 v32, v34, v35, vcc
	v_cmp_lt_u32_e32 vcc, v33, v32
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_124
	v_lshlrev_b64 v[32:33], 2, v[2:3]
	v_add_u32_e32 v32, vcc, v30, v32
	v_addc_u32_e32 v33, vcc, v31, v33, vcc
	flat_load_dword v32, v[32:33]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s57, v32
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_124
	v_mov_b32_e32 v33, s27
	v_mov_b32_e32 v32, s26
	flat_atomic_add v[32:33], v9
	s_branch .LBB0_124
.LBB0_128:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_130
	v_mov_b32_e32 v12, s24
	v_mov_b32_e32 v13, s25
	flat_load_dword v2, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	flat_store_dword v[12:13], v2
.LBB0_130:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v2, vcc, 1, v21
	v_cmp_ne_u32_e32 vcc, v2, v14
	s_cmp_eq_u32 s57, s28
	v_cndmask_b32_e32 v21, 0, v2, vcc
	s_cbranch_scc1 .LBB0_132
	s_mov_b32 s41, s57
	s_branch .LBB0_2
.LBB0_132:
	s_branch .LBB0_134
.LBB0_133:
	s_add_i32 s50, s29, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v24, s8
.LBB0_134:
	v_add_u32_e32 v1, vcc, v24, v21
	v_cmp_ge_u32_e32 vcc, v1, v14
	v_cndmask_b32_e32 v2, 0, v14, vcc
	v_sub_u32_e32 v1, vcc, v1, v2
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s2, 0
	s_lshl_b32 s3, s28, 1
	v_mov_b32_e32 v5, 1
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s50
	v_and_b32_e32 v3, 15, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	v_lshlrev_b32_e32 v4, 4, v2
	s_branch .LBB0_136
.LBB0_135:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s3
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s4, s4, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s29
	v_add_u32_e32 v4, vcc, 16, v4
	s_cbranch_scc0 .LBB0_138
.LBB0_136:
	v_or_b32_e32 v0, v4, v3
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v0, s21
	v_add_u32_e32 v6, vcc, s20, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s4, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v3
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_135
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v5
	s_branch .LBB0_135
.LBB0_138:
	s_endpgm
.LBB0_139:
	s_cbranch_execnz .LBB0_133
	s_branch .LBB0_134
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel LFTBEX_LG
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
		.amdhsa_next_free_vgpr 38
		.amdhsa_next_free_sgpr 61
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
	.size	LFTBEX_LG, .Lfunc_end0-LFTBEX_LG
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
    .name:           LFTBEX_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     63
    .sgpr_spill_count: 0
    .symbol:         LFTBEX_LG.kd
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
