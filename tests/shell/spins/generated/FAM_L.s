	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	FAM_L
	.globl	FAM_L
	.p2align	8
	.type	FAM_L,@function
FAM_L:
	s_load_dwordx4 s[28:31], s[6:7], 0x48
	s_load_dwordx2 s[10:11], s[6:7], 0x40
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_load_dword s42, s[4:5], 0x4
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s0, s30, 1
	s_cmpk_lt_u32 s30, 0x41
	s_cselect_b32 s30, s0, 64
	v_cvt_f32_u32_e32 v1, s30
	s_sub_i32 s0, 0, s30
	s_add_i32 s33, s29, 1
	s_cmp_lg_u32 s28, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v11, vcc, v2, v1
	v_mov_b32_e32 v2, 0
	s_cbranch_scc0 .LBB0_42
	v_mul_hi_u32 v1, s8, v11
	s_and_b32 s0, s42, 0xffff
	v_mov_b32_e32 v8, s17
	v_mov_b32_e32 v9, s21
	v_mul_lo_u32 v1, v1, s30
	v_mov_b32_e32 v10, s13
	s_cmp_gt_u32 s31, 63
	v_cmp_gt_u32_e64 s[2:3], 16, v0
	v_sub_u32_e32 v1, vcc, s8, v1
	v_subrev_u32_e32 v3, vcc, s30, v1
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, vcc, s30, v1
	v_cmp_le_u32_e32 vcc, s30, v1
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mul_lo_u32 v1, v5, s33
	v_and_b32_e32 v14, 15, v0
	v_mov_b32_e32 v16, 1
	s_movk_i32 s45, 0x3c0
	v_mul_lo_u32 v1, v1, s0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_lshlrev_b32_e32 v1, 4, v5
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v12, vcc, s16, v3
	v_addc_u32_e32 v13, vcc, v8, v4, vcc
	v_add_u32_e32 v3, vcc, s20, v6
	v_addc_u32_e32 v4, vcc, v9, v7, vcc
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v9, vcc, s18, v6
	v_mov_b32_e32 v6, v2
	v_addc_u32_e32 v1, vcc, v1, v7, vcc
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_mov_b32_e32 v6, s15
	v_add_u32_e32 v5, vcc, s14, v7
	v_addc_u32_e32 v6, vcc, v6, v8, vcc
	v_add_u32_e32 v7, vcc, s12, v7
	v_addc_u32_e32 v8, vcc, v10, v8, vcc
	v_lshlrev_b32_e32 v10, 2, v0
	v_add_u32_e32 v9, vcc, v9, v10
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_lshrrev_b32_e32 v1, 4, v0
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s43, s31, 1
	s_add_i32 s44, s8, 1
	v_mul_lo_u32 v1, v1, s33
	s_cmp_lg_u32 s29, 0
	s_cselect_b64 s[14:15], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s24, s24, s6
	s_addc_u32 s25, s25, s7
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s6, s29, 4
	v_add_u32_e32 v15, vcc, s6, v1
	s_movk_i32 s8, 0x3bf
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s9, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_41
.LBB0_3:
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_5
	flat_atomic_add v17, v[7:8], v16 glc
.LBB0_5:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
.LBB0_7:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v18, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_21
.LBB0_8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[34:35], s[0:1]
	s_cbranch_execz .LBB0_7
	flat_load_dword v18, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v18, v17
	v_cmp_ne_u32_e32 vcc, v18, v17
	v_cndmask_b32_e64 v18, 0, 1, s[6:7]
	ds_write_b32 v2, v18
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[36:37], exec, s[6:7]
	s_cbranch_execz .LBB0_19
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_19
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s8, v1
	v_mov_b32_e32 v18, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_15
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v18, v1
.LBB0_13:
	v_add_u32_e32 v18, vcc, 0xfffffc40, v18
	v_cmp_gt_u32_e32 vcc, s45, v18
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_13
	s_or_b64 exec, exec, s[38:39]
.LBB0_15:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s43, v1
	v_cmp_lt_u32_e32 vcc, 63, v18
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_18
	s_mov_b64 s[40:41], 0
.LBB0_17:
	v_subrev_u32_e32 v18, vcc, 64, v18
	v_cmp_gt_u32_e32 vcc, 64, v18
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_17
.LBB0_18:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v18, s31
	v_cndmask_b32_e64 v1, v1, v18, s[6:7]
.LBB0_19:
	s_or_saveexec_b64 s[6:7], s[36:37]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_6
.LBB0_21:
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_23
	flat_load_dword v18, v[9:10]
.LBB0_23:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_27
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
	v_mov_b32_e32 v20, s11
	v_mov_b32_e32 v19, s10
	flat_atomic_add v[19:20], v16
.LBB0_26:
	v_mov_b32_e32 v1, s44
	flat_store_dword v[3:4], v1
	s_waitcnt vmcnt(0)
.LBB0_27:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[14:15]
	v_mov_b32_e32 v19, v15
	s_mov_b32 s6, s29
	s_cbranch_vccnz .LBB0_29
.LBB0_28:
	v_add_u32_e32 v22, vcc, -16, v19
	v_or_b32_e32 v1, v22, v14
	v_lshlrev_b64 v[20:21], 2, v[1:2]
	v_or_b32_e32 v1, v19, v14
	v_add_u32_e32 v20, vcc, v12, v20
	v_addc_u32_e32 v21, vcc, v13, v21, vcc
	flat_load_dword v23, v[20:21]
	v_lshlrev_b64 v[20:21], 2, v[1:2]
	s_add_i32 s6, s6, -1
	v_add_u32_e32 v20, vcc, v12, v20
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v19, v22
	v_addc_u32_e32 v21, vcc, v13, v21, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[20:21], v23
	s_cbranch_scc1 .LBB0_28
.LBB0_29:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_33
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s44, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_32
	v_mov_b32_e32 v20, s11
	v_mov_b32_e32 v19, s10
	flat_atomic_add v[19:20], v16
.LBB0_32:
	flat_store_dword v[3:4], v2
	s_waitcnt vmcnt(0)
.LBB0_33:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_35
	v_add_u32_e32 v1, vcc, 1, v18
	flat_store_dword v[9:10], v1
.LBB0_35:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_39
	v_cmp_ne_u32_e32 vcc, v18, v17
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_38
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v17, s10
	flat_atomic_add v[17:18], v16
.LBB0_38:
	s_or_b64 exec, exec, s[34:35]
	v_mov_b32_e32 v17, s24
	v_mov_b32_e32 v18, s25
	flat_load_dword v1, v[17:18]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[17:18], v1
.LBB0_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[5:6], v16
	s_branch .LBB0_2
.LBB0_41:
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_43
.LBB0_42:
	s_mov_b64 s[0:1], -1
.LBB0_43:
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_45
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v3, v[1:2], v3 glc
	s_and_b32 s12, s42, 0xffff
	v_cvt_f32_u32_e32 v1, s12
	s_sub_i32 s2, 0, s12
	s_load_dword s8, s[4:5], 0xc
	v_mov_b32_e32 v5, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s2, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s8, v1
	v_mul_lo_u32 v2, v1, s12
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s12, v2
	v_cndmask_b32_e64 v1, v1, v4, s[2:3]
	v_subrev_u32_e32 v4, vcc, s12, v2
	v_cndmask_b32_e64 v2, v2, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s12, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v4, s12, 0
	v_cmp_ne_u64_e32 vcc, s[8:9], v[1:2]
	v_addc_u32_e32 v1, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	ds_write_b32 v5, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_45:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_60
	s_and_b32 s14, s42, 0xffff
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s2, 0, s14
	s_load_dword s6, s[4:5], 0xc
	s_mov_b32 s7, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s2, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s6, v1
	v_mul_lo_u32 v2, v1, s14
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s6, v2
	v_cmp_le_u32_e64 s[2:3], s14, v2
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_subrev_u32_e32 v3, vcc, s14, v2
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s14, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v3, s14, 0
	v_cmp_ne_u64_e32 vcc, s[6:7], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_min_u32_e32 v3, s30, v1
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_60
	v_add_u32_e32 v4, vcc, s30, v1
	v_cmp_gt_u32_e64 s[2:3], 16, v0
	s_lshl_b32 s12, s33, 4
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, v0
	s_mov_b32 s13, 0
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
	s_add_i32 s13, s13, 1
	v_cmp_ne_u32_e32 vcc, s13, v3
	s_and_b64 vcc, exec, vcc
	v_add_u32_e64 v6, s[4:5], s14, v6
	s_cbranch_vccz .LBB0_60
.LBB0_50:
	s_not_b32 s4, s13
	v_add_u32_e32 v1, vcc, s4, v4
	v_mul_hi_u32 v7, v1, v11
	v_lshrrev_b32_e32 v8, 4, v6
	v_mul_lo_u32 v8, s12, v8
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
	s_mul_i32 s4, s13, s14
	v_mul_lo_u32 v7, v1, s28
	v_add_u32_e32 v1, vcc, s4, v0
	v_lshrrev_b32_e32 v9, 4, v1
	v_mul_lo_u32 v9, v9, s33
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
	v_lshlrev_b64 v[12:13], 2, v[1:2]
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v12, vcc, s16, v12
	v_addc_u32_e32 v13, vcc, v1, v13, vcc
	flat_load_dword v1, v[12:13]
	v_add_u32_e32 v12, vcc, s8, v9
	v_lshlrev_b32_e32 v12, 4, v12
	v_or_b32_e32 v12, v12, v10
	v_cvt_f32_u32_e32 v12, v12
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v1, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_51
	v_mov_b32_e32 v13, s11
	v_mov_b32_e32 v12, s10
	flat_atomic_add v[12:13], v5
	s_branch .LBB0_51
.LBB0_54:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_57
	s_lshl_b32 s6, s13, 4
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
	s_lshl_b32 s6, s13, 4
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
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel FAM_L
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 46
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
	.size	FAM_L, .Lfunc_end0-FAM_L
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
    .name:           FAM_L
    .private_segment_fixed_size: 0
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         FAM_L.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
