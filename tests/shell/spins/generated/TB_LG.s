	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	TB_LG
	.globl	TB_LG
	.p2align	8
	.type	TB_LG,@function
TB_LG:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[6:7], 0x30
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc0 .LBB0_138
	v_cvt_f32_u32_e32 v1, s33
	s_mov_b32 s49, 0x4f7ffffe
	s_sub_i32 s0, 0, s33
	s_load_dword s10, s[4:5], 0xc
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u32 s22, 0
	s_mov_b32 s9, s11
	v_mov_b32_e32 v18, s8
	v_mul_f32_e32 v1, s49, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v21, 1
	s_movk_i32 s46, 0x3bf
	s_movk_i32 s47, 0xfc40
	v_mul_lo_u32 v2, s0, v1
	s_cselect_b32 s0, s22, 1
	s_cmpk_lt_u32 s22, 0x41
	s_cselect_b32 s22, s0, 64
	v_mul_hi_u32 v2, v1, v2
	v_cvt_f32_u32_e32 v3, s22
	s_movk_i32 s48, 0x3c0
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s10, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_mul_f32_e32 v3, s49, v3
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
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_mov_b32_e32 v2, s22
	v_addc_u32_e64 v13, s[0:1], 0, v4, vcc
	s_sub_i32 s0, 0, s22
	v_mul_lo_u32 v1, s0, v3
	v_addc_u32_e32 v14, vcc, v2, v4, vcc
	v_add_u32_e32 v4, vcc, -1, v14
	v_mul_hi_u32 v1, v3, v1
	s_add_i32 s10, s21, 1
	s_cmp_lg_u32 s21, 0
	s_cselect_b64 s[28:29], -1, 0
	v_add_u32_e32 v15, vcc, v1, v3
	v_mul_hi_u32 v1, v4, v15
	s_cmp_lt_u32 s23, 64
	v_min_u32_e32 v10, s22, v13
	v_mul_lo_u32 v2, v1, s22
	v_add_u32_e32 v3, vcc, 1, v1
	v_subrev_u32_e32 v2, vcc, v2, v4
	v_cmp_le_u32_e64 s[0:1], s22, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s22, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s22, v2
	v_cndmask_b32_e32 v16, v1, v3, vcc
	v_mul_lo_u32 v1, v16, s22
	v_mul_hi_u32 v3, s8, v15
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v19, v16, v10
	v_sub_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v17, vcc, v1, v4
	v_mul_lo_u32 v1, v3, s22
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_sub_u32_e32 v1, vcc, s8, v1
	v_cmp_le_u32_e64 s[2:3], s22, v1
	v_cndmask_b32_e64 v3, v3, v4, s[2:3]
	v_subrev_u32_e32 v4, vcc, s22, v1
	v_cndmask_b32_e64 v1, v1, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s22, v1
	v_cndmask_b32_e32 v5, v3, v4, vcc
	v_mul_lo_u32 v1, v5, s22
	v_sub_u32_e32 v9, vcc, s8, v1
	v_not_b32_e32 v1, v9
	v_add_u32_e32 v6, vcc, v1, v14
	v_mul_hi_u32 v7, v6, v15
	v_lshlrev_b32_e32 v1, 5, v9
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_mov_b32_e32 v1, s13
	v_mul_lo_u32 v8, v7, s22
	v_add_u32_e32 v3, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	v_subrev_u32_e32 v1, vcc, v8, v6
	v_add_u32_e32 v6, vcc, 1, v7
	v_cmp_le_u32_e64 s[2:3], s22, v1
	v_cndmask_b32_e64 v6, v7, v6, s[2:3]
	v_subrev_u32_e32 v7, vcc, s22, v1
	v_cndmask_b32_e64 v1, v1, v7, s[2:3]
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_le_u32_e32 vcc, s22, v1
	v_mul_lo_u32 v1, v16, v9
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s44, s23, 1
	s_cmp_lt_u32 s8, s22
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v7, vcc, 64, v3
	s_cselect_b64 s[30:31], -1, 0
	s_add_u32 s34, s14, 64
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	s_addc_u32 s35, s15, 0
	s_lshl_b64 s[4:5], s[8:9], 2
	v_add_u32_e32 v1, vcc, v5, v1
	s_add_u32 s24, s24, s4
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_cmp_lt_u32_e64 s[2:3], v0, v19
	s_addc_u32 s25, s25, s5
	s_lshl_b32 s9, s21, 4
	s_lshl_b32 s45, s10, 4
	v_sub_u32_e32 v20, vcc, 0, v16
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, 1, v18
	v_cmp_ne_u32_e32 vcc, v1, v13
	s_cmp_eq_u32 s11, s20
	v_cndmask_b32_e32 v18, 0, v1, vcc
	s_cbranch_scc1 .LBB0_131
.LBB0_3:
	s_and_b32 s4, s11, 1
	v_mul_lo_u32 v1, v17, s4
	v_mov_b32_e32 v5, s19
	s_add_i32 s11, s11, 1
	v_lshlrev_b64 v[22:23], 2, v[1:2]
	v_add_u32_e32 v22, vcc, s18, v22
	v_addc_u32_e32 v23, vcc, v5, v23, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_5
	v_add_u32_e32 v24, vcc, v22, v11
	v_addc_u32_e32 v25, vcc, v23, v12, vcc
	v_mov_b32_e32 v1, s11
	flat_store_dword v[24:25], v1
.LBB0_5:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_8
	v_mul_lo_u32 v1, v18, s33
	s_mov_b32 s4, s21
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v5, 4, v1
	v_mul_lo_u32 v9, s45, v5
	v_and_b32_e32 v5, 15, v1
	v_add_u32_e32 v9, vcc, s9, v9
.LBB0_7:
	v_add_u32_e32 v26, vcc, -16, v9
	v_or_b32_e32 v1, v26, v5
	v_lshlrev_b64 v[24:25], 2, v[1:2]
	v_mov_b32_e32 v27, s17
	v_add_u32_e32 v24, vcc, s16, v24
	v_addc_u32_e32 v25, vcc, v27, v25, vcc
	flat_load_dword v27, v[24:25]
	v_or_b32_e32 v1, v9, v5
	v_lshlrev_b64 v[24:25], 2, v[1:2]
	s_add_i32 s4, s4, -1
	v_mov_b32_e32 v28, s17
	v_add_u32_e32 v24, vcc, s16, v24
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v9, v26
	v_addc_u32_e32 v25, vcc, v28, v25, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[24:25], v27
	s_cbranch_scc1 .LBB0_7
.LBB0_8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[3:4], v21
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_13
.LBB0_11:
	s_or_b64 exec, exec, s[4:5]
.LBB0_12:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_27
.LBB0_13:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v5, v2
	flat_atomic_cmpswap v5, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_cmp_ne_u32_e64 s[4:5], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_25
	s_or_b64 s[4:5], s[12:13], vcc
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_24
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s46, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_20
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v5, v1
.LBB0_18:
	v_add_u32_e32 v5, vcc, s47, v5
	v_cmp_gt_u32_e32 vcc, s48, v5
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 15
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[40:41]
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s44, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_23
	s_mov_b64 s[42:43], 0
.LBB0_22:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 1
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_22
.LBB0_23:
	s_or_b64 exec, exec, s[40:41]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
.LBB0_24:
	s_or_b64 exec, exec, s[38:39]
.LBB0_25:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_11
.LBB0_27:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v21
.LBB0_29:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_32
.LBB0_30:
	s_or_b64 exec, exec, s[4:5]
.LBB0_31:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_46
.LBB0_32:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v5, v2
	flat_atomic_cmpswap v5, v[7:8], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_cmp_ne_u32_e64 s[4:5], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_44
	s_or_b64 s[4:5], s[12:13], vcc
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_43
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s46, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_39
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v5, v1
.LBB0_37:
	v_add_u32_e32 v5, vcc, s47, v5
	v_cmp_gt_u32_e32 vcc, s48, v5
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 15
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_37
	s_or_b64 exec, exec, s[40:41]
.LBB0_39:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s44, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_42
	s_mov_b64 s[42:43], 0
.LBB0_41:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 1
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_41
.LBB0_42:
	s_or_b64 exec, exec, s[40:41]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
.LBB0_43:
	s_or_b64 exec, exec, s[38:39]
.LBB0_44:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_30
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_30
.LBB0_46:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_85
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_49
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v24, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[24:25], v21
.LBB0_49:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_52
.LBB0_50:
	s_or_b64 exec, exec, s[4:5]
.LBB0_51:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_66
.LBB0_52:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_51
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v24, s14
	flat_atomic_cmpswap v5, v[24:25], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cmp_eq_u32_e32 vcc, v5, v10
	v_cmp_ne_u32_e64 s[4:5], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_64
	s_or_b64 s[4:5], s[12:13], vcc
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_63
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s46, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_59
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v5, v1
.LBB0_57:
	v_add_u32_e32 v5, vcc, s47, v5
	v_cmp_gt_u32_e32 vcc, s48, v5
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 15
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_57
	s_or_b64 exec, exec, s[40:41]
.LBB0_59:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s44, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_62
	s_mov_b64 s[42:43], 0
.LBB0_61:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 1
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_61
.LBB0_62:
	s_or_b64 exec, exec, s[40:41]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
.LBB0_63:
	s_or_b64 exec, exec, s[38:39]
.LBB0_64:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_50
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_50
.LBB0_66:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_68
	v_mov_b32_e32 v24, s34
	v_mov_b32_e32 v25, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[24:25], v21
.LBB0_68:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_71
.LBB0_69:
	s_or_b64 exec, exec, s[4:5]
.LBB0_70:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_85
.LBB0_71:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_70
	v_mov_b32_e32 v24, s34
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v25, s35
	flat_atomic_cmpswap v5, v[24:25], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cmp_eq_u32_e32 vcc, v5, v10
	v_cmp_ne_u32_e64 s[4:5], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_83
	s_or_b64 s[4:5], s[12:13], vcc
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_82
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s46, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_78
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v5, v1
.LBB0_76:
	v_add_u32_e32 v5, vcc, s47, v5
	v_cmp_gt_u32_e32 vcc, s48, v5
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 15
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_76
	s_or_b64 exec, exec, s[40:41]
.LBB0_78:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s44, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_81
	s_mov_b64 s[42:43], 0
.LBB0_80:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 1
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_80
.LBB0_81:
	s_or_b64 exec, exec, s[40:41]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
.LBB0_82:
	s_or_b64 exec, exec, s[38:39]
.LBB0_83:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_69
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_69
.LBB0_85:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[3:4], v21
.LBB0_87:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_90
.LBB0_88:
	s_or_b64 exec, exec, s[4:5]
.LBB0_89:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_104
.LBB0_90:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_89
	v_mov_b32_e32 v5, v2
	flat_atomic_cmpswap v5, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_cmp_ne_u32_e64 s[4:5], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_102
	s_or_b64 s[4:5], s[12:13], vcc
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_101
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s46, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_97
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v5, v1
.LBB0_95:
	v_add_u32_e32 v5, vcc, s47, v5
	v_cmp_gt_u32_e32 vcc, s48, v5
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 15
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_95
	s_or_b64 exec, exec, s[40:41]
.LBB0_97:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s44, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_100
	s_mov_b64 s[42:43], 0
.LBB0_99:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 1
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_99
.LBB0_100:
	s_or_b64 exec, exec, s[40:41]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
.LBB0_101:
	s_or_b64 exec, exec, s[38:39]
.LBB0_102:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_88
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_88
.LBB0_104:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_106
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[7:8], v21
.LBB0_106:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_109
.LBB0_107:
	s_or_b64 exec, exec, s[4:5]
.LBB0_108:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_123
.LBB0_109:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mov_b32_e32 v5, v2
	flat_atomic_cmpswap v5, v[7:8], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v5
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_cmp_ne_u32_e64 s[4:5], 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s[6:7]
	ds_write_b32 v2, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_121
	s_or_b64 s[4:5], s[12:13], vcc
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_120
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s46, v1
	v_mov_b32_e32 v5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_116
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v5, v1
.LBB0_114:
	v_add_u32_e32 v5, vcc, s47, v5
	v_cmp_gt_u32_e32 vcc, s48, v5
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 15
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_114
	s_or_b64 exec, exec, s[40:41]
.LBB0_116:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s44, v1
	v_cmp_lt_u32_e32 vcc, 63, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_119
	s_mov_b64 s[42:43], 0
.LBB0_118:
	v_subrev_u32_e32 v5, vcc, 64, v5
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_sleep 1
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_118
.LBB0_119:
	s_or_b64 exec, exec, s[40:41]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v5, s23
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
.LBB0_120:
	s_or_b64 exec, exec, s[38:39]
.LBB0_121:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_107
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_107
.LBB0_123:
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_129
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_126
.LBB0_125:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v19
	s_or_b64 s[36:37], vcc, s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_129
.LBB0_126:
	v_cvt_f32_u32_e32 v5, v16
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, s49, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v9, v20, v5
	v_mul_hi_u32 v9, v5, v9
	v_add_u32_e32 v5, vcc, v9, v5
	v_mul_hi_u32 v5, v1, v5
	v_mul_lo_u32 v9, v20, v5
	v_not_b32_e32 v25, v5
	v_mul_lo_u32 v25, v16, v25
	v_add_u32_e32 v24, vcc, 1, v5
	v_add_u32_e32 v9, vcc, v1, v9
	v_cmp_ge_u32_e32 vcc, v9, v16
	v_cndmask_b32_e32 v5, v5, v24, vcc
	v_add_u32_e64 v24, s[4:5], v1, v25
	v_cndmask_b32_e32 v9, v9, v24, vcc
	v_add_u32_e32 v24, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v9, v16
	v_cndmask_b32_e32 v5, v5, v24, vcc
	v_mul_lo_u32 v9, v20, v5
	v_not_b32_e32 v5, v5
	v_add_u32_e32 v5, vcc, v14, v5
	v_mul_hi_u32 v24, v5, v15
	v_add_u32_e32 v9, vcc, v1, v9
	v_mul_lo_u32 v25, v24, s22
	v_add_u32_e32 v26, vcc, 1, v24
	v_sub_u32_e32 v5, vcc, v5, v25
	v_cmp_le_u32_e32 vcc, s22, v5
	v_cndmask_b32_e32 v24, v24, v26, vcc
	v_subrev_u32_e64 v25, s[4:5], s22, v5
	v_cndmask_b32_e32 v5, v5, v25, vcc
	v_add_u32_e32 v25, vcc, 1, v24
	v_cmp_le_u32_e32 vcc, s22, v5
	v_cndmask_b32_e32 v5, v24, v25, vcc
	v_cmp_lt_u32_e32 vcc, v9, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_125
	v_lshlrev_b64 v[24:25], 2, v[1:2]
	v_add_u32_e32 v24, vcc, v22, v24
	v_addc_u32_e32 v25, vcc, v23, v25, vcc
	flat_load_dword v5, v[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s11, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_125
	v_mov_b32_e32 v24, s26
	v_mov_b32_e32 v25, s27
	flat_atomic_add v[24:25], v21
	s_branch .LBB0_125
.LBB0_129:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v22, s24
	v_mov_b32_e32 v23, s25
	flat_load_dword v1, v[22:23]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[22:23], v1
	s_branch .LBB0_2
.LBB0_131:
	s_branch .LBB0_133
.LBB0_132:
	s_add_i32 s10, s21, 1
	v_mov_b32_e32 v18, s8
.LBB0_133:
	v_mul_lo_u32 v1, v18, s33
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s3, 0
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s10
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 15, v0
	v_lshlrev_b32_e32 v5, 4, v2
	s_branch .LBB0_135
.LBB0_134:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s20
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s3, s3, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s21
	v_add_u32_e32 v5, vcc, 16, v5
	s_cbranch_scc0 .LBB0_137
.LBB0_135:
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
	s_cbranch_execz .LBB0_134
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v3
	s_branch .LBB0_134
.LBB0_137:
	s_endpgm
.LBB0_138:
	s_cbranch_execnz .LBB0_132
	s_branch .LBB0_133
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel TB_LG
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
		.amdhsa_next_free_vgpr 29
		.amdhsa_next_free_sgpr 50
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
	.size	TB_LG, .Lfunc_end0-TB_LG
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
    .name:           TB_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         TB_LG.kd
    .vgpr_count:     29
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
