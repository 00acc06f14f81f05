	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	SEM
	.globl	SEM
	.p2align	8
	.type	SEM,@function
SEM:
	s_load_dwordx4 s[36:39], s[6:7], 0x40
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s14, s[4:5], 0xc
	s_load_dwordx16 s[16:31], s[6:7], 0x0
	s_mov_b32 s4, 0x4f7ffffe
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s1, s38, 1
	s_cmpk_lt_u32 s38, 0x41
	s_cselect_b32 s58, s1, 64
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	v_cvt_f32_u32_e32 v2, s58
	s_sub_i32 s59, 0, s58
	s_sub_i32 s0, 0, s33
	v_rcp_iflag_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	s_add_u32 s34, s16, 12
	s_addc_u32 s35, s17, 0
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v3, v1
	v_mul_f32_e32 v4, s4, v2
	v_mov_b32_e32 v1, s34
	v_mov_b32_e32 v2, s35
	flat_load_dword v8, v[1:2] glc
	v_mul_lo_u32 v5, s0, v3
	v_cvt_u32_f32_e32 v4, v4
	s_mov_b32 s15, 0
	s_cmp_eq_u32 s36, 0
	v_mul_hi_u32 v1, v3, v5
	v_mul_lo_u32 v2, s59, v4
	s_mov_b32 m0, -1
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v1, s14, v1
	v_mul_hi_u32 v3, v4, v2
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s14, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v5, s[0:1]
	v_subrev_u32_e32 v5, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v14, v1, v5, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v14, 0
	v_add_u32_e32 v11, vcc, v3, v4
	v_cmp_ne_u64_e64 s[0:1], s[14:15], v[1:2]
	v_addc_u32_e64 v15, vcc, -1, v14, s[0:1]
	v_add_u32_e32 v9, vcc, s58, v15
	v_mul_hi_u32 v1, v9, v11
	v_mul_lo_u32 v2, v1, s58
	v_add_u32_e32 v3, vcc, 1, v1
	v_subrev_u32_e32 v2, vcc, v2, v9
	v_cmp_le_u32_e64 s[2:3], s58, v2
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_subrev_u32_e32 v3, vcc, s58, v2
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s58, v2
	v_cndmask_b32_e32 v10, v1, v3, vcc
	v_cvt_f32_u32_e32 v1, v10
	v_sub_u32_e32 v12, vcc, 0, v10
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, v12, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v13, vcc, v2, v1
	s_cbranch_scc1 .LBB0_117
	v_mul_hi_u32 v1, s8, v11
	s_load_dword s14, s[6:7], 0x50
	s_cmp_lg_u32 s39, 0
	s_cselect_b64 s[6:7], -1, 0
	v_mul_lo_u32 v2, v1, s58
	v_add_u32_e32 v3, vcc, 1, v1
	s_waitcnt lgkmcnt(0)
	s_max_u32 s60, s39, s14
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s58, v2
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_subrev_u32_e32 v3, vcc, s58, v2
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s58, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_mul_lo_u32 v2, v1, s58
	s_mov_b32 s9, s15
	v_cmp_le_u32_e64 s[12:13], s58, v9
	s_movk_i32 s66, 0x3bf
	v_sub_u32_e32 v2, vcc, s8, v2
	v_mul_hi_u32 v3, v2, v13
	s_movk_i32 s67, 0xfc40
	s_movk_i32 s68, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mul_lo_u32 v3, v3, v10
	v_sub_u32_e32 v2, vcc, v2, v3
	v_sub_u32_e32 v3, vcc, v2, v10
	v_cmp_ge_u32_e32 vcc, v2, v10
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_sub_u32_e32 v3, vcc, v2, v10
	v_cmp_ge_u32_e32 vcc, v2, v10
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cmp_ne_u32_e64 s[4:5], v2, v1
	s_and_b64 vcc, s[6:7], s[4:5]
	s_xor_b64 s[40:41], vcc, -1
	s_add_u32 s38, s16, 4
	v_cmp_eq_u32_e64 s[2:3], v2, v1
	s_addc_u32 s39, s17, 0
	v_mul_lo_u32 v1, s33, v1
	s_cmp_gt_u32 s60, 63
	s_cselect_b64 s[42:43], -1, 0
	s_lshr_b32 s61, s60, 1
	v_mov_b32_e32 v2, 0x140
	s_add_u32 s44, s16, 8
	v_cndmask_b32_e32 v16, 0, v2, vcc
	s_addc_u32 s45, s17, 0
	v_add_u32_e32 v1, vcc, v1, v0
	s_add_i32 s10, s37, 1
	s_add_i32 s62, s8, 1
	v_lshrrev_b32_e32 v2, 4, v1
	s_cmp_lg_u32 s37, 0
	v_mul_lo_u32 v18, v2, s10
	s_cselect_b64 s[46:47], -1, 0
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s26, s26, s8
	s_addc_u32 s27, s27, s9
	s_cmp_gt_u32 s14, 63
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, -1, v8
	v_and_b32_e32 v19, 15, v1
	s_cselect_b64 s[48:49], -1, 0
	s_lshr_b32 s63, s14, 1
	v_lshlrev_b32_e32 v20, 4, v18
	s_lshl_b32 s64, s37, 4
	s_lshl_b32 s65, s10, 4
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, -1
	s_branch .LBB0_4
.LBB0_2:
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	flat_load_dword v4, v[6:7] glc
	v_mov_b32_e32 v21, s38
	v_mov_b32_e32 v22, s39
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v4, v1
	flat_store_dword v[6:7], v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[21:22], v2
.LBB0_3:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s15, s15, 1
	s_cmp_eq_u32 s15, s36
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_117
.LBB0_4:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v1, v22
	s_branch .LBB0_8
.LBB0_5:
	s_or_b64 exec, exec, s[10:11]
.LBB0_6:
	s_or_b64 exec, exec, s[50:51]
	v_mov_b32_e32 v22, v23
.LBB0_7:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_65
.LBB0_8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_7
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v4, v7, vcc
	ds_write_b32 v2, v2
	v_mov_b32_e32 v4, v21
	onward_wait_load v23, v[6:7], v[3:4] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v23, v21
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[50:51], exec, s[10:11]
	s_cbranch_execz .LBB0_44
	v_mov_b32_e32 v23, s38
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v24, s39
	onward_wait_cmpswap v7, v[23:24], v[5:6], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[52:53], exec, s[10:11]
	s_cbranch_execz .LBB0_33
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	onward_wait v[6:7], v[3:4] eq
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_22
	s_andn2_b64 vcc, exec, s[42:43]
	v_mov_b32_e32 v23, v22
	s_cbranch_vccnz .LBB0_21
	v_cmp_ne_u32_e32 vcc, 0, v22
	v_cndmask_b32_e32 v4, 64, v22, vcc
	v_cmp_lt_u32_e32 vcc, s66, v4
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_17
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v6, v4
.LBB0_15:
	v_add_u32_e32 v6, vcc, s67, v6
	v_cmp_gt_u32_e32 vcc, s68, v6
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 15
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_15
	s_or_b64 exec, exec, s[54:55]
.LBB0_17:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s61, v4
	v_cmp_lt_u32_e32 vcc, 63, v6
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_20
	s_mov_b64 s[56:57], 0
.LBB0_19:
	v_subrev_u32_e32 v6, vcc, 64, v6
	v_cmp_gt_u32_e32 vcc, 64, v6
	s_or_b64 s[56:57], vcc, s[56:57]
	s_sleep 1
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_19
.LBB0_20:
	s_or_b64 exec, exec, s[54:55]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v6, s60
	v_cndmask_b32_e64 v23, v4, v6, s[10:11]
.LBB0_21:
	s_cbranch_execz .LBB0_23
	s_branch .LBB0_32
.LBB0_22:
.LBB0_23:
	v_add_u32_e32 v4, vcc, v22, v16
	v_min_u32_e32 v23, s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v23
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_31
	v_cmp_lt_u32_e32 vcc, s66, v23
	v_mov_b32_e32 v4, v23
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_28
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v4, v23
.LBB0_26:
	v_add_u32_e32 v4, vcc, s67, v4
	v_cmp_gt_u32_e32 vcc, s68, v4
	s_or_b64 s[56:57], vcc, s[56:57]
	s_sleep 15
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_26
	s_or_b64 exec, exec, s[56:57]
.LBB0_28:
	s_or_b64 exec, exec, s[54:55]
	v_cmp_lt_u32_e32 vcc, 63, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_31
	s_mov_b64 s[54:55], 0
.LBB0_30:
	v_subrev_u32_e32 v4, vcc, 64, v4
	v_cmp_gt_u32_e32 vcc, 64, v4
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 1
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_30
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
.LBB0_32:
.LBB0_33:
	s_or_saveexec_b64 s[52:53], s[52:53]
	s_xor_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_43
	s_and_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_vccz .LBB0_38
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	flat_load_dword v1, v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dword v4, v[6:7] glc
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e32 vcc, 1, v1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[10:11], 0, v4
	s_and_b64 s[54:55], s[10:11], vcc
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_37
	v_mov_b32_e32 v6, s16
	v_add_u32_e32 v1, vcc, -1, v1
	v_mov_b32_e32 v7, s17
	flat_store_dword v[6:7], v1
.LBB0_37:
	v_cndmask_b32_e64 v1, 2, 0, s[10:11]
	v_cndmask_b32_e64 v21, 1, 2, s[10:11]
	v_cndmask_b32_e64 v4, 0, 1, s[54:55]
	s_branch .LBB0_42
.LBB0_38:
	s_cbranch_execz .LBB0_42
	v_mov_b32_e32 v6, s34
	v_mov_b32_e32 v7, s35
	flat_load_dword v21, v[6:7] glc
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	flat_load_dword v1, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v1, v21
	s_and_b64 vcc, exec, vcc
	v_cmp_eq_u32_e64 s[10:11], v1, v21
	s_cbranch_vccnz .LBB0_41
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	flat_store_dword v[6:7], v2
.LBB0_41:
	v_mov_b32_e32 v6, s44
	v_cndmask_b32_e64 v4, 0, 1, s[10:11]
	v_mov_b32_e32 v7, s45
	flat_store_dword v[6:7], v4
	v_mov_b32_e32 v1, 0
.LBB0_42:
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	ds_write_b32 v2, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[6:7], v2
	v_mov_b32_e32 v23, v22
.LBB0_43:
	s_or_b64 exec, exec, s[52:53]
.LBB0_44:
	s_or_saveexec_b64 s[50:51], s[50:51]
	s_xor_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_6
	onward_wait v[6:7], v[3:4] ge
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_56
	s_andn2_b64 vcc, exec, s[42:43]
	v_mov_b32_e32 v23, v22
	s_cbranch_vccnz .LBB0_55
	v_cmp_ne_u32_e32 vcc, 0, v22
	v_cndmask_b32_e32 v4, 64, v22, vcc
	v_cmp_lt_u32_e32 vcc, s66, v4
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_51
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v6, v4
.LBB0_49:
	v_add_u32_e32 v6, vcc, s67, v6
	v_cmp_gt_u32_e32 vcc, s68, v6
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_49
	s_or_b64 exec, exec, s[52:53]
.LBB0_51:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s61, v4
	v_cmp_lt_u32_e32 vcc, 63, v6
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_54
	s_mov_b64 s[54:55], 0
.LBB0_53:
	v_subrev_u32_e32 v6, vcc, 64, v6
	v_cmp_gt_u32_e32 vcc, 64, v6
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 1
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_53
.LBB0_54:
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v6, s60
	v_cndmask_b32_e64 v23, v4, v6, s[10:11]
.LBB0_55:
	s_cbranch_execnz .LBB0_6
	s_branch .LBB0_57
.LBB0_56:
.LBB0_57:
	v_add_u32_e32 v4, vcc, v22, v16
	v_min_u32_e32 v23, s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v23
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_5
	v_cmp_lt_u32_e32 vcc, s66, v23
	v_mov_b32_e32 v4, v23
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_62
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v4, v23
.LBB0_60:
	v_add_u32_e32 v4, vcc, s67, v4
	v_cmp_gt_u32_e32 vcc, s68, v4
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 15
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_60
	s_or_b64 exec, exec, s[54:55]
.LBB0_62:
	s_or_b64 exec, exec, s[52:53]
	v_cmp_lt_u32_e32 vcc, 63, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_5
	s_mov_b64 s[52:53], 0
.LBB0_64:
	v_subrev_u32_e32 v4, vcc, 64, v4
	v_cmp_gt_u32_e32 vcc, 64, v4
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_64
	s_branch .LBB0_5
.LBB0_65:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_75
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	flat_load_dword v4, v[6:7]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_71
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	flat_atomic_add v1, v[6:7], v5 glc
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[10:11], v1, v17
	v_cmp_lt_u32_e32 vcc, v1, v17
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_69
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_load_dword v1, v[6:7] glc
	s_waitcnt vmcnt(0)
	s_andn2_b64 s[10:11], s[10:11], exec
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 s[52:53], vcc, exec
	s_or_b64 s[10:11], s[10:11], s[52:53]
.LBB0_69:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_71
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	flat_atomic_add v[6:7], v5
.LBB0_71:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s10, 0
	v_mov_b32_e32 v6, v20
	s_mov_b32 s11, 0
	s_branch .LBB0_73
.LBB0_72:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ge_u32_e32 vcc, s10, v4
	s_cmp_lg_u64 vcc, 0
	s_addc_u32 s11, s11, 0
	s_add_i32 s10, s10, 1
	s_cmp_le_u32 s10, s37
	v_add_u32_e32 v6, vcc, 16, v6
	s_cbranch_scc0 .LBB0_76
.LBB0_73:
	v_or_b32_e32 v1, v6, v19
	v_lshlrev_b64 v[21:22], 2, v[1:2]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v21, vcc, s18, v21
	v_addc_u32_e32 v22, vcc, v1, v22, vcc
	flat_load_dword v1, v[21:22]
	v_add_u32_e32 v7, vcc, s11, v18
	v_lshlrev_b32_e32 v7, 4, v7
	v_or_b32_e32 v7, v7, v19
	v_cvt_f32_u32_e32 v7, v7
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v1, v7
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_72
	v_mov_b32_e32 v21, s30
	v_mov_b32_e32 v22, s31
	flat_atomic_add v[21:22], v5
	s_branch .LBB0_72
.LBB0_75:
	s_mov_b64 s[10:11], 0
	s_cbranch_execnz .LBB0_83
	s_branch .LBB0_101
.LBB0_76:
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[50:51], s[6:7]
	s_cbranch_execz .LBB0_82
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	flat_load_dword v1, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[10:11], v1, v4
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_79
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_load_dword v1, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[10:11], 0, v1
.LBB0_79:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_81
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	flat_atomic_add v[6:7], v5
.LBB0_81:
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	flat_atomic_add v[6:7], v3
	s_mov_b64 s[10:11], exec
.LBB0_82:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_101
.LBB0_83:
	v_mov_b32_e32 v4, 1
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_88
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	flat_load_dword v1, v[6:7]
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_load_dword v4, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[50:51], 0, v4
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_116
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_87
.LBB0_86:
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	flat_atomic_add v[6:7], v5
.LBB0_87:
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v4, s62
	flat_store_dword v[6:7], v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v1
.LBB0_88:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_94
	s_mov_b32 s50, 0
	v_mov_b32_e32 v6, v0
	s_branch .LBB0_91
.LBB0_90:
	s_add_i32 s50, s50, 1
	v_cmp_eq_u32_e32 vcc, s50, v10
	s_and_b64 vcc, exec, vcc
	v_add_u32_e64 v6, s[8:9], s33, v6
	s_cbranch_vccnz .LBB0_94
.LBB0_91:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_90
	v_lshrrev_b32_e32 v1, 4, v6
	v_mul_lo_u32 v1, s65, v1
	s_mul_i32 s8, s50, s33
	v_add_u32_e32 v7, vcc, s64, v1
	v_add_u32_e32 v1, vcc, s8, v0
	v_and_b32_e32 v21, 15, v1
	s_mov_b32 s8, s37
.LBB0_93:
	v_add_u32_e32 v24, vcc, -16, v7
	v_or_b32_e32 v1, v24, v21
	v_lshlrev_b64 v[22:23], 2, v[1:2]
	v_mov_b32_e32 v25, s19
	v_add_u32_e32 v22, vcc, s18, v22
	v_addc_u32_e32 v23, vcc, v25, v23, vcc
	flat_load_dword v25, v[22:23]
	v_or_b32_e32 v1, v7, v21
	v_lshlrev_b64 v[22:23], 2, v[1:2]
	s_add_i32 s8, s8, -1
	v_mov_b32_e32 v26, s19
	v_add_u32_e32 v22, vcc, s18, v22
	s_cmp_lg_u32 s8, 0
	v_mov_b32_e32 v7, v24
	v_addc_u32_e32 v23, vcc, v26, v23, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[22:23], v25
	s_cbranch_scc1 .LBB0_93
	s_branch .LBB0_90
.LBB0_94:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_100
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_load_dword v1, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[50:51], s62, v1
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_97
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	flat_load_dword v1, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[50:51], 0, v1
.LBB0_97:
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_99
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	flat_atomic_add v[6:7], v5
.LBB0_99:
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_store_dword v[6:7], v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	s_or_b64 s[10:11], s[10:11], exec
	flat_store_dword v[6:7], v4
.LBB0_100:
	s_or_b64 exec, exec, s[8:9]
.LBB0_101:
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_104
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_104
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_load_dword v1, v[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[6:7], v1
.LBB0_104:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_3
	s_mov_b32 s54, 0
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_branch .LBB0_108
.LBB0_106:
	s_andn2_b64 s[50:51], s[50:51], exec
.LBB0_107:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], exec, s[50:51]
	s_or_b64 s[10:11], s[52:53], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_114
.LBB0_108:
	v_mov_b32_e32 v21, s38
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v22, s39
	onward_wait_cmpswap v1, v[21:22], v[5:6], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[50:51], s[50:51], exec
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_107
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	onward_wait v[6:7], v[3:4] eq
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_106
	s_cmp_lg_u32 s54, 0
	s_cselect_b32 s54, s54, 64
	s_cmp_lt_u32 s54, s68
	s_mov_b32 s55, s54
	s_cbranch_scc1 .LBB0_112
.LBB0_111:
	s_add_i32 s55, s55, s67
	s_cmp_lt_u32 s55, s68
	s_sleep 15
	s_cbranch_scc0 .LBB0_111
.LBB0_112:
	s_lshl_b32 s56, s54, 1
	s_cmp_gt_u32 s54, s63
	s_cselect_b32 s54, s14, s56
	s_cmp_lt_u32 s55, 64
	s_cbranch_scc1 .LBB0_106
.LBB0_113:
	s_sub_i32 s55, s55, 64
	s_cmp_lt_u32 s55, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_113
	s_branch .LBB0_106
.LBB0_114:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_vccnz .LBB0_2
	v_mov_b32_e32 v6, s34
	v_mov_b32_e32 v7, s35
	flat_load_dword v1, v[6:7] glc
	s_branch .LBB0_2
.LBB0_116:
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	flat_load_dword v4, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[50:51], 0, v4
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_86
	s_branch .LBB0_87
.LBB0_117:
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_119
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[1:2], v3 glc
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v15
	v_cndmask_b32_e64 v1, 0, 1, vcc
	ds_write_b32 v2, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_119:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_136
	v_addc_u32_e64 v1, vcc, 0, v14, s[0:1]
	v_min_u32_e32 v1, s58, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_123
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, v9
.LBB0_122:
	v_mul_lo_u32 v3, s5, v13
	v_mul_hi_u32 v4, s4, v13
	v_mul_hi_u32 v5, v2, v11
	v_add_u32_e32 v3, vcc, v4, v3
	v_mul_lo_u32 v4, s59, v5
	v_not_b32_e32 v7, v5
	v_mul_lo_u32 v14, v12, v3
	v_not_b32_e32 v3, v3
	v_mul_lo_u32 v7, s58, v7
	v_mul_lo_u32 v3, v10, v3
	v_add_u32_e32 v4, vcc, v4, v2
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_le_u32_e64 s[0:1], s58, v4
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_add_u32_e32 v6, vcc, v7, v2
	v_add_u32_e32 v14, vcc, s4, v14
	v_add_u32_e32 v2, vcc, -1, v2
	v_add_u32_e32 v3, vcc, s4, v3
	v_cndmask_b32_e64 v4, v4, v6, s[0:1]
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v14, v10
	v_cndmask_b32_e32 v3, v14, v3, vcc
	v_cmp_le_u32_e32 vcc, s58, v4
	v_cndmask_b32_e32 v4, v5, v6, vcc
	v_sub_u32_e32 v5, vcc, v3, v10
	v_cmp_ge_u32_e32 vcc, v3, v10
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cmp_lt_u32_e32 vcc, v3, v4
	s_cmp_lg_u64 vcc, 0
	s_addc_u32 s6, s6, 0
	s_add_u32 s4, s4, 1
	v_cmp_ne_u32_e32 vcc, s4, v1
	s_addc_u32 s5, s5, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_122
.LBB0_123:
	v_cmp_gt_u32_e32 vcc, s58, v9
	s_and_b64 vcc, exec, vcc
	s_mul_i32 s4, s6, s36
	s_cbranch_vccnz .LBB0_130
	s_add_i32 s5, s37, 1
	v_max_u32_e32 v3, 1, v10
	s_lshl_b32 s6, s5, 4
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, v0
	s_branch .LBB0_126
.LBB0_125:
	s_add_i32 s7, s7, 1
	v_cmp_ne_u32_e32 vcc, s7, v3
	s_and_b64 vcc, exec, vcc
	v_add_u32_e64 v5, s[0:1], s33, v5
	s_cbranch_vccz .LBB0_130
.LBB0_126:
	v_lshrrev_b32_e32 v1, 4, v5
	s_mul_i32 s0, s7, s33
	v_mul_lo_u32 v6, s6, v1
	v_add_u32_e32 v1, vcc, s0, v0
	v_lshrrev_b32_e32 v7, 4, v1
	v_mul_lo_u32 v7, v7, s5
	v_and_b32_e32 v9, 15, v1
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0
	s_branch .LBB0_128
.LBB0_127:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s8, s4
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s9, s9, 0
	s_add_i32 s8, s8, 1
	s_cmp_le_u32 s8, s37
	v_add_u32_e32 v6, vcc, 16, v6
	s_cbranch_scc0 .LBB0_125
.LBB0_128:
	v_or_b32_e32 v1, v6, v9
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v10, vcc, s18, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_load_dword v1, v[10:11]
	v_add_u32_e32 v10, vcc, s9, v7
	v_lshlrev_b32_e32 v10, 4, v10
	v_or_b32_e32 v10, v10, v9
	v_cvt_f32_u32_e32 v10, v10
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v1, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_127
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	flat_atomic_add v[10:11], v4
	s_branch .LBB0_127
.LBB0_130:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_136
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], s4, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_134
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v8
	s_and_b64 vcc, exec, vcc
	v_cmp_ne_u32_e64 s[0:1], v0, v8
	s_cbranch_vccz .LBB0_134
	s_add_u32 s0, s16, 8
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], 1, v0
.LBB0_134:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_136
	v_mov_b32_e32 v0, s30
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s31
	flat_atomic_add v[0:1], v2
.LBB0_136:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel SEM
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 84
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 69
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
	.size	SEM, .Lfunc_end0-SEM
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
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
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
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 84
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           SEM
    .private_segment_fixed_size: 0
    .sgpr_count:     71
    .sgpr_spill_count: 0
    .symbol:         SEM.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
