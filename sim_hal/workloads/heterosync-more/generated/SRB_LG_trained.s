	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	SRB_LG
	.globl	SRB_LG
	.p2align	8
	.type	SRB_LG,@function
SRB_LG:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[6:7], 0x30
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc0 .LBB0_108
	v_cvt_f32_u32_e32 v1, s33
	s_mov_b32 s56, 0x4f7ffffe
	s_sub_i32 s0, 0, s33
	s_load_dword s10, s[4:5], 0xc
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u32 s22, 0
	s_mov_b32 s9, s11
	s_mov_b32 s28, 1
	v_mul_f32_e32 v1, s56, v1
	v_cvt_u32_f32_e32 v1, v1
	s_movk_i32 s48, 0x3bf
	s_movk_i32 s49, 0xfc40
	s_movk_i32 s50, 0x3c0
	v_mul_lo_u32 v2, s0, v1
	s_cselect_b32 s0, s22, 1
	s_cmpk_lt_u32 s22, 0x41
	s_cselect_b32 s22, s0, 64
	v_mul_hi_u32 v2, v1, v2
	v_cvt_f32_u32_e32 v3, s22
	v_mov_b32_e32 v5, s22
	s_mov_b32 s51, 0
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s10, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mov_b32_e32 v22, s8
	v_mov_b32_e32 v24, 9
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_mul_f32_e32 v3, s56, v3
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v4, 0
	v_cvt_u32_f32_e32 v3, v3
	v_mov_b32_e32 v25, 7
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	s_add_i32 s10, s21, 1
	v_addc_u32_e64 v2, s[0:1], 0, v4, vcc
	s_sub_i32 s0, 0, s22
	v_mul_lo_u32 v1, s0, v3
	v_addc_u32_e32 v17, vcc, v5, v4, vcc
	v_add_u32_e32 v5, vcc, -1, v17
	v_mul_hi_u32 v1, v3, v1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 s21, 0
	s_cselect_b64 s[30:31], -1, 0
	v_add_u32_e32 v18, vcc, v1, v3
	v_mul_hi_u32 v1, v5, v18
	v_mul_hi_u32 v7, s8, v18
	v_min_u32_e32 v12, s22, v2
	v_mov_b32_e32 v26, 5
	v_mul_lo_u32 v3, v1, s22
	v_add_u32_e32 v6, vcc, 1, v1
	v_mul_lo_u32 v8, v7, s22
	v_subrev_u32_e32 v3, vcc, v3, v5
	v_cmp_le_u32_e64 s[0:1], s22, v3
	v_cndmask_b32_e64 v1, v1, v6, s[0:1]
	v_subrev_u32_e32 v6, vcc, s22, v3
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_add_u32_e32 v6, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s22, v3
	v_cndmask_b32_e32 v19, v1, v6, vcc
	v_sub_u32_e32 v3, vcc, s8, v8
	v_add_u32_e32 v6, vcc, 1, v7
	v_cmp_le_u32_e64 s[0:1], s22, v3
	v_cndmask_b32_e64 v6, v7, v6, s[0:1]
	v_subrev_u32_e32 v7, vcc, s22, v3
	v_cndmask_b32_e64 v3, v3, v7, s[0:1]
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_le_u32_e32 vcc, s22, v3
	v_cndmask_b32_e32 v11, v6, v7, vcc
	v_mul_lo_u32 v3, v11, s22
	v_mul_lo_u32 v1, v19, s22
	v_mul_lo_u32 v21, v19, v12
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_sub_u32_e32 v13, vcc, s8, v3
	v_not_b32_e32 v3, v13
	v_add_u32_e32 v3, vcc, v3, v17
	v_mul_hi_u32 v6, v3, v18
	v_sub_u32_e32 v1, vcc, v1, v5
	v_add_u32_e32 v20, vcc, v1, v5
	v_mul_lo_u32 v1, v6, s22
	v_cmp_lt_u32_e64 s[4:5], v0, v21
	v_mov_b32_e32 v27, 3
	v_mov_b32_e32 v28, 8
	v_subrev_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v3, vcc, 1, v6
	v_cmp_le_u32_e64 s[2:3], s22, v1
	v_cndmask_b32_e64 v3, v6, v3, s[2:3]
	v_subrev_u32_e32 v5, vcc, s22, v1
	v_cndmask_b32_e64 v1, v1, v5, s[2:3]
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s22, v1
	v_cndmask_b32_e32 v6, v3, v5, vcc
	v_lshlrev_b32_e32 v3, 5, v13
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v7, vcc, s12, v7
	s_add_u32 s12, s14, 64
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	s_addc_u32 s13, s15, 0
	v_mul_lo_u32 v1, v19, v13
	s_cmp_gt_u32 s23, 63
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s46, s23, 1
	v_add_u32_e32 v9, vcc, 64, v7
	s_cmp_lt_u32 s8, s22
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	s_cselect_b64 s[36:37], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	v_add_u32_e32 v3, vcc, v11, v1
	s_add_u32 s24, s24, s6
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_cmp_lt_u32_e64 s[2:3], 4, v19
	s_addc_u32 s25, s25, s7
	s_lshl_b32 s9, s21, 4
	s_lshl_b32 s47, s10, 4
	v_mov_b32_e32 v3, 1
	v_sub_u32_e32 v23, vcc, 0, v19
	v_mov_b32_e32 v29, 6
	v_mov_b32_e32 v30, 4
	v_mov_b32_e32 v31, 2
.LBB0_2:
	s_and_b32 s6, s11, 1
	v_mul_lo_u32 v15, v20, s6
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v1, s19
	s_add_i32 s11, s11, 1
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v32, vcc, s18, v15
	v_addc_u32_e32 v33, vcc, v1, v16, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_4
	v_add_u32_e32 v15, vcc, v32, v13
	v_addc_u32_e32 v16, vcc, v33, v14, vcc
	v_mov_b32_e32 v1, s11
	flat_store_dword v[15:16], v1
.LBB0_4:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_7
	v_mul_lo_u32 v1, v22, s33
	s_mov_b32 s6, s21
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v5, 4, v1
	v_mul_lo_u32 v5, s47, v5
	v_and_b32_e32 v1, 15, v1
	v_add_u32_e32 v5, vcc, s9, v5
.LBB0_6:
	v_add_u32_e32 v11, vcc, -16, v5
	v_mov_b32_e32 v16, v4
	v_or_b32_e32 v15, v11, v1
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_mov_b32_e32 v34, s17
	v_add_u32_e32 v15, vcc, s16, v15
	v_addc_u32_e32 v16, vcc, v34, v16, vcc
	flat_load_dword v34, v[15:16]
	v_or_b32_e32 v15, v5, v1
	v_mov_b32_e32 v16, v4
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	s_add_i32 s6, s6, -1
	v_mov_b32_e32 v35, s17
	v_add_u32_e32 v15, vcc, s16, v15
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v5, v11
	v_addc_u32_e32 v16, vcc, v35, v16, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[15:16], v34
	s_cbranch_scc1 .LBB0_6
.LBB0_7:
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_70
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v3
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_14
.LBB0_11:
	s_or_b64 exec, exec, s[42:43]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[6:7]
.LBB0_12:
	s_or_b64 exec, exec, s[40:41]
.LBB0_13:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_28
.LBB0_14:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v5, v4
	flat_atomic_cmpswap v5, v[7:8], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v24
	flat_atomic_swap v[9:10], v25
	flat_atomic_swap v[9:10], v26
	flat_atomic_swap v[9:10], v27
	flat_atomic_swap v[9:10], v3
.LBB0_17:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v16, v3
	onward_wait_load v5, v[9:10], v[15:16] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 1, v5
	ds_write_b32 v4, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_19:
	s_or_saveexec_b64 s[40:41], s[6:7]
	s_xor_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v16, v3
	onward_wait v[9:10], v[15:16] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_12
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s48, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_25
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, v1
.LBB0_23:
	v_add_u32_e32 v5, vcc, s49, v5
	v_cmp_gt_u32_e32 vcc, s50, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 15
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_23
	s_or_b64 exec, exec, s[42:43]
.LBB0_25:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s46, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_11
	s_mov_b64 s[44:45], 0
.LBB0_27:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 1
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_27
	s_branch .LBB0_11
.LBB0_28:
	s_andn2_b64 vcc, exec, s[36:37]
	s_mov_b32 s29, s51
	s_cbranch_vccnz .LBB0_49
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v3
.LBB0_31:
	s_or_b64 exec, exec, s[6:7]
	s_sub_i32 s29, 1, s51
	s_or_b32 s52, s29, 8
	s_or_b32 s53, s29, 6
	s_or_b32 s54, s29, 4
	s_or_b32 s55, s29, 2
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_34
.LBB0_32:
	s_or_b64 exec, exec, s[6:7]
.LBB0_33:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_49
.LBB0_34:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_33
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v15, s14
	flat_atomic_cmpswap v5, v[15:16], v[11:12] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_37
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v5, s52
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[15:16], v5
	v_mov_b32_e32 v5, s53
	flat_atomic_swap v[15:16], v5
	v_mov_b32_e32 v5, s54
	flat_atomic_swap v[15:16], v5
	v_mov_b32_e32 v5, s55
	flat_atomic_swap v[15:16], v5
	v_mov_b32_e32 v5, s29
	flat_atomic_swap v[15:16], v5
.LBB0_37:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v35, s29
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v34, s28
	onward_wait_load v5, v[15:16], v[34:35] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e64 s[6:7], s29, v5
	v_cmp_ne_u32_e32 vcc, s29, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v4, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[40:41], exec, s[6:7]
	s_cbranch_execz .LBB0_47
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v35, s29
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v34, s28
	onward_wait v[15:16], v[34:35] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_47
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s48, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_43
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, v1
.LBB0_41:
	v_add_u32_e32 v5, vcc, s49, v5
	v_cmp_gt_u32_e32 vcc, s50, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 15
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_41
	s_or_b64 exec, exec, s[42:43]
.LBB0_43:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s46, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_46
	s_mov_b64 s[44:45], 0
.LBB0_45:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 1
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_45
.LBB0_46:
	s_or_b64 exec, exec, s[42:43]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[6:7]
.LBB0_47:
	s_or_saveexec_b64 s[6:7], s[40:41]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_32
.LBB0_49:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_51
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v3
.LBB0_51:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_54
.LBB0_52:
	s_or_b64 exec, exec, s[6:7]
.LBB0_53:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_69
.LBB0_54:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_53
	v_mov_b32_e32 v5, v4
	flat_atomic_cmpswap v5, v[7:8], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_57
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v28
	flat_atomic_swap v[9:10], v29
	flat_atomic_swap v[9:10], v30
	flat_atomic_swap v[9:10], v31
	flat_atomic_swap v[9:10], v4
.LBB0_57:
	s_or_b64 exec, exec, s[6:7]
	onward_wait_load v5, v[9:10], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_not_b32_e32 v11, v5
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 1, v5
	v_and_b32_e32 v5, 1, v11
	ds_write_b32 v4, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[40:41], exec, s[6:7]
	s_cbranch_execz .LBB0_67
	onward_wait v[9:10], v[3:4] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_67
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s48, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_63
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, v1
.LBB0_61:
	v_add_u32_e32 v5, vcc, s49, v5
	v_cmp_gt_u32_e32 vcc, s50, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 15
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_61
	s_or_b64 exec, exec, s[42:43]
.LBB0_63:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s46, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_66
	s_mov_b64 s[44:45], 0
.LBB0_65:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 1
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_65
.LBB0_66:
	s_or_b64 exec, exec, s[42:43]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[6:7]
.LBB0_67:
	s_or_saveexec_b64 s[6:7], s[40:41]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_52
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_52
.LBB0_69:
	s_mov_b64 s[6:7], 0
.LBB0_70:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_91
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_73
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v3
.LBB0_73:
	s_or_b64 exec, exec, s[6:7]
	s_sub_i32 s29, 1, s51
	s_or_b32 s51, s29, 8
	s_or_b32 s52, s29, 6
	s_or_b32 s53, s29, 4
	s_or_b32 s54, s29, 2
	v_mov_b32_e32 v5, 0
	s_branch .LBB0_76
.LBB0_74:
	s_or_b64 exec, exec, s[6:7]
.LBB0_75:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_91
.LBB0_76:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_75
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v15, s14
	flat_atomic_cmpswap v1, v[15:16], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_79
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v1, s51
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[15:16], v1
	v_mov_b32_e32 v1, s52
	flat_atomic_swap v[15:16], v1
	v_mov_b32_e32 v1, s53
	flat_atomic_swap v[15:16], v1
	v_mov_b32_e32 v1, s54
	flat_atomic_swap v[15:16], v1
	v_mov_b32_e32 v1, s29
	flat_atomic_swap v[15:16], v1
.LBB0_79:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v35, s29
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v34, s28
	onward_wait_load v1, v[15:16], v[34:35] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], s29, v1
	v_cmp_ne_u32_e32 vcc, s29, v1
	v_cndmask_b32_e64 v1, 0, 1, s[6:7]
	ds_write_b32 v4, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[40:41], exec, s[6:7]
	s_cbranch_execz .LBB0_89
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v35, s29
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v34, s28
	onward_wait v[15:16], v[34:35] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_89
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v1, 64, v5, vcc
	v_cmp_lt_u32_e32 vcc, s48, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_85
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, v1
.LBB0_83:
	v_add_u32_e32 v5, vcc, s49, v5
	v_cmp_gt_u32_e32 vcc, s50, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 15
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_83
	s_or_b64 exec, exec, s[42:43]
.LBB0_85:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s46, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_88
	s_mov_b64 s[44:45], 0
.LBB0_87:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 1
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_87
.LBB0_88:
	s_or_b64 exec, exec, s[42:43]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v5, v1, v5, s[6:7]
.LBB0_89:
	s_or_saveexec_b64 s[6:7], s[40:41]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_74
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_74
.LBB0_91:
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_97
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v15, v0
	s_branch .LBB0_94
.LBB0_93:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v15, vcc, s33, v15
	v_cmp_ge_u32_e32 vcc, v15, v21
	s_or_b64 s[40:41], vcc, s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_97
.LBB0_94:
	v_cvt_f32_u32_e32 v1, v19
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s56, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v23, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e32 v1, vcc, v5, v1
	v_mul_hi_u32 v1, v15, v1
	v_mul_lo_u32 v5, v23, v1
	v_not_b32_e32 v16, v1
	v_mul_lo_u32 v16, v19, v16
	v_add_u32_e32 v11, vcc, 1, v1
	v_add_u32_e32 v5, vcc, v15, v5
	v_cmp_ge_u32_e32 vcc, v5, v19
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_add_u32_e64 v11, s[6:7], v15, v16
	v_cndmask_b32_e32 v5, v5, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v5, v19
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_mul_lo_u32 v5, v23, v1
	v_not_b32_e32 v1, v1
	v_add_u32_e32 v1, vcc, v17, v1
	v_mul_hi_u32 v11, v1, v18
	v_add_u32_e32 v5, vcc, v15, v5
	v_mov_b32_e32 v16, v4
	v_mul_lo_u32 v34, v11, s22
	v_add_u32_e32 v35, vcc, 1, v11
	v_sub_u32_e32 v1, vcc, v1, v34
	v_cmp_le_u32_e32 vcc, s22, v1
	v_cndmask_b32_e32 v11, v11, v35, vcc
	v_subrev_u32_e64 v34, s[6:7], s22, v1
	v_cndmask_b32_e32 v1, v1, v34, vcc
	v_add_u32_e32 v34, vcc, 1, v11
	v_cmp_le_u32_e32 vcc, s22, v1
	v_cndmask_b32_e32 v1, v11, v34, vcc
	v_cmp_lt_u32_e32 vcc, v5, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_93
	v_lshlrev_b64 v[34:35], 2, v[15:16]
	v_add_u32_e32 v34, vcc, v32, v34
	v_addc_u32_e32 v35, vcc, v33, v35, vcc
	flat_load_dword v1, v[34:35]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s11, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_93
	v_mov_b32_e32 v35, s27
	v_mov_b32_e32 v34, s26
	flat_atomic_add v[34:35], v3
	s_branch .LBB0_93
.LBB0_97:
	s_or_b64 exec, exec, s[38:39]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_99
	v_mov_b32_e32 v15, s24
	v_mov_b32_e32 v16, s25
	flat_load_dword v1, v[15:16]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[15:16], v1
.LBB0_99:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, vcc, 1, v22
	v_cmp_ne_u32_e32 vcc, v1, v2
	s_cmp_eq_u32 s11, s20
	v_cndmask_b32_e32 v22, 0, v1, vcc
	s_cbranch_scc1 .LBB0_101
	s_mov_b32 s51, s29
	s_branch .LBB0_2
.LBB0_101:
	s_branch .LBB0_103
.LBB0_102:
	s_add_i32 s10, s21, 1
	v_mov_b32_e32 v22, s8
.LBB0_103:
	v_mul_lo_u32 v1, v22, s33
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s3, 0
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s10
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 15, v0
	v_lshlrev_b32_e32 v5, 4, v2
	s_branch .LBB0_105
.LBB0_104:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s20
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s3, s3, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s21
	v_add_u32_e32 v5, vcc, 16, v5
	s_cbranch_scc0 .LBB0_107
.LBB0_105:
	v_or_b32_e32 v0, v5, v4
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s3, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v4
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_104
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v3
	s_branch .LBB0_104
.LBB0_107:
	s_endpgm
.LBB0_108:
	s_cbranch_execnz .LBB0_102
	s_branch .LBB0_103
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel SRB_LG
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 57
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
	.size	SRB_LG, .Lfunc_end0-SRB_LG
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
    .name:           SRB_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     59
    .sgpr_spill_count: 0
    .symbol:         SRB_LG.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
