	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mis_near_remote
	.globl	mis_near_remote
	.p2align	8
	.type	mis_near_remote,@function
mis_near_remote:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s4, 0x4f7ffffe
	s_load_dwordx4 s[36:39], s[6:7], 0x30
	s_load_dwordx4 s[28:31], s[6:7], 0x20
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[40:43], s[6:7], 0x60
	s_load_dwordx8 s[20:27], s[6:7], 0x40
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s3
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s3, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s3, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s3, v3, 0
	s_mov_b32 s3, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s33, v1
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s36, s33
	s_add_i32 s0, s0, -1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s0, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s0, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mul_lo_u32 v1, v5, s8
	v_min_u32_e32 v4, s36, v1
	v_add_u32_e32 v1, vcc, v4, v5
	v_min_u32_e32 v3, s36, v1
	v_add_u32_e32 v1, vcc, v4, v0
	v_cmp_lt_u32_e32 vcc, v1, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_3
	s_bitcmp0_b32 s38, 0
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v6, s27
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v6, v2, v6, vcc
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v7, s26
	v_cndmask_b32_e32 v7, v2, v7, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, -1
.LBB0_2:
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v1, vcc, 64, v1
	v_cmp_ge_u32_e32 vcc, v1, v3
	v_add_u32_e64 v9, s[0:1], v7, v9
	v_addc_u32_e64 v10, s[0:1], v6, v10, s[0:1]
	s_or_b64 s[4:5], vcc, s[4:5]
	flat_store_dword v[9:10], v8
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f32_u32_e32 v1, s37
	s_sub_i32 s0, 0, s37
	s_add_i32 s6, s37, -1
	v_add_u32_e32 v5, vcc, s6, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_lo_u32 v6, v0, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v21, vcc, v2, v1
	v_mul_hi_u32 v1, v5, v21
	v_add_u32_e32 v2, vcc, v4, v6
	v_mul_lo_u32 v7, v1, s37
	v_add_u32_e32 v8, vcc, 1, v1
	v_subrev_u32_e32 v5, vcc, v7, v5
	v_cmp_le_u32_e64 s[0:1], s37, v5
	v_cndmask_b32_e64 v1, v1, v8, s[0:1]
	v_subrev_u32_e32 v7, vcc, s37, v5
	v_cndmask_b32_e64 v5, v5, v7, s[0:1]
	v_add_u32_e32 v7, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s37, v5
	v_cndmask_b32_e32 v22, v1, v7, vcc
	v_cmp_lt_u32_e32 vcc, v2, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	v_mul_lo_u32 v1, v22, s8
	v_add_u32_e32 v2, vcc, 1, v0
	v_mul_lo_u32 v5, s37, v2
	s_lshl_b32 s4, s37, 6
	v_add_u32_e32 v1, vcc, v0, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v4
.LBB0_5:
	v_add_u32_e32 v8, vcc, v6, v7
	v_add_u32_e32 v9, vcc, v5, v7
	v_lshlrev_b64 v[10:11], 3, v[1:2]
	v_add_u32_e32 v7, vcc, s4, v7
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v13, vcc, v6, v7
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_cmp_ge_u32_e32 vcc, v13, v3
	v_min_u32_e32 v9, v3, v9
	s_or_b64 s[2:3], vcc, s[2:3]
	flat_store_dwordx2 v[10:11], v[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_5
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s8, 1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 7
	s_add_u32 s76, s14, s0
	s_addc_u32 s77, s15, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_8
	v_not_b32_e32 v1, v4
	v_add_u32_e32 v1, vcc, s37, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v2, v1, v21
	s_add_u32 s10, s76, 0xc0
	s_addc_u32 s11, s77, 0
	v_mul_lo_u32 v5, v2, s37
	v_subrev_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v5, vcc, 1, v2
	v_cmp_le_u32_e64 s[2:3], s37, v1
	v_cndmask_b32_e64 v2, v2, v5, s[2:3]
	v_subrev_u32_e32 v5, vcc, s37, v1
	v_cndmask_b32_e64 v1, v1, v5, s[2:3]
	v_add_u32_e32 v5, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s37, v1
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, s11
	flat_store_dwordx2 v[5:6], v[1:2]
	ds_write_b32 v1, v1 offset:12
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s2, v0
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_scc1 .LBB0_12
	s_add_u32 s4, s12, 64
	s_addc_u32 s5, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	s_mov_b32 s7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v13, s5
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v12, s4
	s_and_saveexec_b64 s[2:3], 1
	flat_atomic_add v10, v[1:2], v9 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s33, v10
	v_mov_b32 v10, s7
	s_cbranch_vccnz .Lmet0

.Lawait0:
	onward_wait_load_x2 v[10:11], v[12:13], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s7, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[12:13], v[5:8] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s7, v10
	s_mov_b64 exec, s[2:3]
	s_cmp_eq_u32 s7, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[34:35], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_11
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s13
	flat_atomic_swap v[1:2], v5
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v6, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s4
	flat_atomic_swap_x2 v[5:6], v[1:2]
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, v1
	flat_atomic_swap_x2 v[5:6], v[1:2]
	v_mov_b32_e32 v2, 2
	flat_atomic_swap_x2 v[5:6], v[1:2]
	v_mov_b32_e32 v2, 3
	flat_atomic_swap_x2 v[5:6], v[1:2]
	v_mov_b32_e32 v2, 4
	flat_atomic_swap_x2 v[5:6], v[1:2]
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_12:
	s_mov_b32 s42, 0
	s_mov_b32 s9, s42
	s_xor_b64 s[34:35], s[0:1], -1
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_movk_i32 s9, 0x4c0
	s_add_u32 s44, s2, s9
	s_addc_u32 s45, s3, 0
	s_cmp_gt_u32 s39, 63
	s_cselect_b64 s[46:47], -1, 0
	s_lshr_b32 s78, s39, 1
	s_movk_i32 s79, 0xc0
	s_add_u32 s48, s2, s79
	s_addc_u32 s49, s3, 0
	v_mul_lo_u32 v23, v22, s8
	s_add_u32 s50, s12, 0x80
	v_sub_u32_e32 v1, vcc, s6, v4
	s_addc_u32 s51, s13, 0
	v_add_u32_e32 v24, vcc, v1, v3
	s_add_u32 s52, s12, 64
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s86, 1
	v_cmp_gt_u32_e64 s[2:3], s33, v0
	s_addc_u32 s53, s13, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s80, 0x7feb352d
	s_mov_b32 s81, 0x846ca68b
	v_mov_b32_e32 v1, -1
	s_movk_i32 s82, 0xff
	s_mov_b32 s54, -1
	s_movk_i32 s83, 0x3c0
	s_movk_i32 s84, 0xfc40
	v_mov_b32_e32 v28, 1
	s_movk_i32 s85, 0x44
	v_mov_b32_e32 v29, 2
	v_mov_b32_e32 v30, 3
	v_mov_b32_e32 v31, 4
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v25, v4
	v_mov_b32_e32 v26, v4
	v_mov_b32_e32 v27, v4
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, v4
	v_mov_b32_e32 v32, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.LBB0_13:
	v_sub_u32_e32 v5, vcc, s38, v2
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v9, s40
	v_cndmask_b32_e32 v35, v5, v9, vcc
	v_cndmask_b32_e32 v37, v9, v5, vcc
	v_xor_b32_sdwa v9, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v9, s80
	v_and_b32_e32 v33, 1, v2
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v8, s41
	v_lshlrev_b32_e32 v5, 7, v33
	v_cndmask_b32_e32 v34, v7, v8, vcc
	v_cndmask_b32_e32 v36, v8, v7, vcc
	v_mov_b32_e32 v8, s77
	v_add_u32_e32 v7, vcc, s76, v5
	v_lshrrev_b32_e32 v12, 15, v11
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_xor_b32_e32 v11, v12, v11
	v_add_u32_e32 v9, vcc, s85, v7
	v_mul_lo_u32 v13, v11, s81
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	v_add_u32_e32 v11, vcc, 64, v7
	v_addc_u32_e32 v12, vcc, 0, v8, vcc
	v_xor_b32_sdwa v38, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v13, s15
	v_add_u32_e32 v39, vcc, s14, v5
	v_addc_u32_e32 v40, vcc, 0, v13, vcc
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[56:57], 0
	s_branch .LBB0_16
.LBB0_14:
	s_or_b64 exec, exec, s[64:65]
	s_andn2_b64 s[4:5], s[60:61], exec
	s_and_b64 s[60:61], s[66:67], exec
	s_or_b64 s[60:61], s[4:5], s[60:61]
.LBB0_15:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[4:5], exec, vcc
	s_or_b64 s[56:57], s[4:5], s[56:57]
	v_sub_u32_e32 v5, vcc, v14, v13
	s_andn2_b64 s[4:5], s[58:59], exec
	s_and_b64 s[6:7], s[60:61], exec
	v_add_u32_e32 v27, vcc, v5, v27
	s_or_b64 s[58:59], s[4:5], s[6:7]
	s_mov_b64 s[62:63], s[60:61]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_90
.LBB0_16:
	v_and_b32_e32 v5, s82, v42
	s_mov_b32 s43, s42
	v_mov_b32_e32 v13, s42
	v_cmp_eq_u16_e32 vcc, 0, v5
	v_mov_b32_e32 v14, s43
	v_mov_b32_e32 v15, 1
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_42
	s_getreg_b32 s70, hwreg(HW_REG_HW_ID, 8, 7)
	s_add_i32 s70, s70, 1
	v_cmp_ne_u32_e32 vcc, s70, v41
	s_xor_b64 s[6:7], s[34:35], -1
	s_and_b64 s[64:65], vcc, s[6:7]
	s_and_saveexec_b64 s[6:7], s[64:65]
	s_cbranch_execz .LBB0_19
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	v_mov_b32_e32 v5, s70
	flat_atomic_swap v[13:14], v5
.LBB0_19:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s43, s42
	v_mov_b32_e32 v13, s42
	v_mov_b32_e32 v14, s43
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_33
	s_mov_b32 s43, 0
	s_mov_b64 s[64:65], 0
	s_branch .LBB0_23
.LBB0_21:
	s_andn2_b64 s[66:67], s[66:67], exec
.LBB0_22:
	s_or_b64 exec, exec, s[68:69]
	s_and_b64 s[68:69], exec, s[66:67]
	s_or_b64 s[64:65], s[68:69], s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_29
.LBB0_23:
	onward_sync_cmpswap v5, v[7:8], v[3:4] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[66:67], s[66:67], exec
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_22
	s_mov_b32 s55, s42
	v_mov_b32_e32 v13, s54
	v_mov_b32_e32 v14, s55
	onward_wait_load v5, v[7:8], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[7:8], v[13:14] eq
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_21
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s83
	s_mov_b32 s55, s43
	s_cbranch_scc1 .LBB0_27
.LBB0_26:
	s_add_i32 s55, s55, s84
	s_cmp_lt_u32 s55, s83
	s_sleep 15
	s_cbranch_scc0 .LBB0_26
.LBB0_27:
	s_lshl_b32 s71, s43, 1
	s_cmp_gt_u32 s43, s78
	s_cselect_b32 s43, s39, s71
	s_cmp_lt_u32 s55, 64
	s_cbranch_scc1 .LBB0_21
.LBB0_28:
	s_sub_i32 s55, s55, 64
	s_cmp_lt_u32 s55, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_28
	s_branch .LBB0_21
.LBB0_29:
	s_or_b64 exec, exec, s[64:65]
	flat_load_dwordx2 v[14:15], v[11:12]
	s_mov_b32 s43, s42
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v16, vcc, v15, v14
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_mov_b32_e32 v13, s42
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v14, s43
	s_cbranch_vccnz .LBB0_31
	v_add_u32_e32 v15, vcc, -1, v15
	v_add_u32_e32 v5, vcc, v15, v23
	v_lshlrev_b64 v[13:14], 3, v[5:6]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_store_dword v[9:10], v15
	flat_load_dwordx2 v[13:14], v[13:14]
.LBB0_31:
	onward_sync_store v[7:8], v6 wg rel
	v_cmp_lt_u32_e32 vcc, 1, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_33
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s49
	flat_atomic_swap v[15:16], v2
.LBB0_33:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_35
	s_waitcnt vmcnt(0)
	ds_write_b64 v6, v[13:14]
.LBB0_35:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(0)
	ds_read_b64 v[13:14], v6
	v_mov_b32_e32 v15, 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v13
	v_readfirstlane_b32 s7, v14
	s_cmp_eq_u32 s6, s7
	s_cselect_b64 s[66:67], -1, 0
	s_cmp_lg_u32 s6, s7
	s_cbranch_scc1 .LBB0_41
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v15, 1
	s_and_saveexec_b64 s[64:65], s[2:3]
	s_cbranch_execz .LBB0_40
	v_cndmask_b32_e64 v15, 0, 1, s[66:67]
	s_mov_b64 s[66:67], 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v5, v0
.LBB0_38:
	v_lshlrev_b64 v[13:14], 2, v[5:6]
	v_mov_b32_e32 v16, s13
	v_add_u32_e32 v13, vcc, s12, v13
	v_addc_u32_e32 v14, vcc, v16, v14, vcc
	v_add_u32_e32 v13, vcc, s9, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	flat_load_dword v13, v[13:14] glc
	v_lshrrev_b32_e32 v14, 6, v5
	v_add_u32_e32 v5, vcc, 64, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	v_lshlrev_b32_e64 v14, v14, 1
	s_or_b64 s[66:67], vcc, s[66:67]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s70, v13
	v_cndmask_b32_e32 v13, 0, v14, vcc
	v_or_b32_e32 v32, v13, v32
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execnz .LBB0_38
	s_or_b64 exec, exec, s[66:67]
.LBB0_40:
	s_or_b64 exec, exec, s[64:65]
.LBB0_41:
	v_mov_b32_e32 v14, s7
	v_mov_b32_e32 v13, s6
	v_mov_b32_e32 v41, s70
	v_mov_b32_e32 v42, v15
.LBB0_42:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u16_e32 vcc, 0, v15
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_75
	s_mov_b32 s66, 0
	s_mov_b32 s67, s66
	s_mov_b32 s55, 1
	s_mov_b64 s[4:5], s[66:67]
	s_branch .LBB0_46
.LBB0_44:
	s_mov_b64 s[64:65], s[4:5]
.LBB0_45:
	s_xor_b64 s[68:69], s[70:71], -1
	s_andn2_b64 vcc, exec, s[68:69]
	s_add_i32 s55, s55, 1
	s_cbranch_vccz .LBB0_74
.LBB0_46:
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB0_52
	v_add_u32_e32 v5, vcc, s55, v38
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v5, vcc, s8, v5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s80
	s_mov_b64 s[70:71], 0
	v_lshrrev_b32_e32 v13, 15, v5
	v_xor_b32_e32 v5, v13, v5
	v_mul_lo_u32 v5, v5, s81
	v_mov_b32_e32 v13, -1
	v_xor_b32_sdwa v14, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v5, v0
	s_branch .LBB0_49
.LBB0_48:
	s_or_b64 exec, exec, s[72:73]
	v_add_u32_e32 v5, vcc, 64, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	s_or_b64 s[70:71], vcc, s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_51
.LBB0_49:
	v_lshlrev_b64 v[15:16], 2, v[5:6]
	v_mov_b32_e32 v17, s13
	v_add_u32_e32 v15, vcc, s12, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	v_add_u32_e32 v15, vcc, s79, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	flat_load_dword v15, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v15, v2
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_48
	v_add_u32_e32 v15, vcc, v14, v5
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v15, s80
	v_lshrrev_b32_e32 v16, 15, v15
	v_xor_b32_e32 v15, v16, v15
	v_mul_lo_u32 v15, v15, s81
	v_bfe_u32 v16, v5, 6, 5
	v_bfe_u32 v16, v32, v16, 1
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v15, 0x7fffff00, v15
	v_or_b32_e32 v17, 0x80000000, v15
	v_cndmask_b32_e32 v15, v15, v17, vcc
	v_or_b32_e32 v15, v15, v5
	v_min_u32_e32 v13, v15, v13
	s_branch .LBB0_48
.LBB0_51:
	s_or_b64 exec, exec, s[70:71]
.LBB0_52:
	s_or_b64 exec, exec, s[68:69]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[68:69], s[0:1]
	s_cbranch_execz .LBB0_54
	ds_write_b32 v6, v1 offset:8
.LBB0_54:
	s_or_b64 exec, exec, s[68:69]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v6, v13 offset:8
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v6 offset:8
	s_mov_b64 s[70:71], 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s43, v5
	s_and_b32 s67, s43, s82
	s_cmp_eq_u32 s43, -1
	s_cselect_b32 s68, s33, s67
	s_cmp_eq_u32 s68, s33
	s_cbranch_scc1 .LBB0_44
	v_mov_b32_e32 v14, s5
	v_mov_b32_e32 v13, s4
	s_and_saveexec_b64 s[70:71], s[0:1]
	s_cbranch_execz .LBB0_63
	s_lshl_b32 s4, s68, 1
	s_mov_b32 s5, s42
	s_lshl_b64 s[4:5], s[4:5], 7
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v15, vcc, s4, v39
	v_addc_u32_e32 v16, vcc, v40, v5, vcc
	s_mov_b32 s43, s42
	v_mov_b32_e32 v13, s42
	onward_sync_cmpswap v5, v[15:16], v[3:4] agent acq remote
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v14, s43
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_62
	v_add_u32_e32 v17, vcc, 64, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dwordx2 v[19:20], v[17:18]
	v_mov_b32_e32 v13, s42
	v_mov_b32_e32 v14, s43
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v20, vcc, v20, v19
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_cmp_ne_u32_e64 s[4:5], 0, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_59
	v_mul_lo_u32 v5, s68, v22
	v_add_u32_e32 v43, vcc, 1, v19
	flat_store_dword v[17:18], v43
	v_add_u32_e32 v5, vcc, v19, v5
	v_lshlrev_b64 v[13:14], 3, v[5:6]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_load_dwordx2 v[13:14], v[13:14]
.LBB0_59:
	onward_sync_store v[15:16], v6 agent rel remote
	v_cmp_ne_u32_e32 vcc, 1, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_61
	s_mov_b32 s69, s42
	s_lshl_b64 s[74:75], s[68:69], 2
	s_add_u32 s43, s12, s74
	s_addc_u32 s67, s13, s75
	s_add_u32 s74, s43, s79
	s_addc_u32 s75, s67, 0
	v_mov_b32_e32 v15, s74
	v_mov_b32_e32 v16, s75
	flat_atomic_swap v[15:16], v2
.LBB0_61:
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_add_u32_e32 v26, vcc, v26, v5
.LBB0_62:
	s_or_b64 exec, exec, s[72:73]
	v_add_u32_e32 v25, vcc, 1, v25
.LBB0_63:
	s_or_b64 exec, exec, s[70:71]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_65
	s_waitcnt vmcnt(0)
	ds_write_b64 v6, v[13:14]
.LBB0_65:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(0)
	ds_read_b64 v[13:14], v6
	s_mov_b64 s[70:71], 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v13
	v_readfirstlane_b32 s5, v14
	s_cmp_lg_u32 s4, s5
	s_cbranch_scc1 .LBB0_44
	s_cmp_lg_u32 s66, 0
	s_cselect_b32 s43, s66, 64
	s_cmp_lt_u32 s43, s83
	s_mov_b32 s66, s43
	s_cbranch_scc1 .LBB0_68
.LBB0_67:
	s_add_i32 s66, s66, s84
	s_cmp_lt_u32 s66, s83
	s_sleep 15
	s_cbranch_scc0 .LBB0_67
.LBB0_68:
	s_cmp_lt_u32 s66, 64
	s_cbranch_scc1 .LBB0_70
.LBB0_69:
	s_sub_i32 s66, s66, 64
	s_cmp_gt_u32 s66, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_69
.LBB0_70:
	s_lshl_b32 s66, s43, 1
	s_cmpk_lt_u32 s43, 0x201
	s_cselect_b32 s66, s66, 0x400
	s_and_b32 s43, s55, 7
	s_cmp_eq_u32 s43, 0
	s_cselect_b64 s[70:71], -1, 0
	s_and_b64 s[72:73], s[70:71], s[0:1]
	s_and_saveexec_b64 s[70:71], s[72:73]
	s_cbranch_execz .LBB0_73
	s_mov_b32 s69, s42
	s_lshl_b64 s[68:69], s[68:69], 2
	s_add_u32 s43, s12, s68
	s_addc_u32 s67, s13, s69
	s_add_u32 s68, s43, s79
	s_addc_u32 s69, s67, 0
	v_mov_b32_e32 v13, s68
	v_mov_b32_e32 v14, s69
	onward_wait_load v5, v[13:14], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[1:2] eq
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_73
	s_sleep 1
.LBB0_73:
	s_or_b64 exec, exec, s[70:71]
	s_mov_b64 s[70:71], -1
	s_branch .LBB0_45
.LBB0_74:
	v_mov_b32_e32 v13, s64
	v_mov_b32_e32 v14, s65
.LBB0_75:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e64 v15, s[6:7], v13, v0
	v_cmp_ne_u32_e64 s[4:5], v14, v13
	v_cmp_lt_u32_e64 s[6:7], v15, v14
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_andn2_b64 s[6:7], s[60:61], exec
	s_and_b64 s[60:61], s[62:63], exec
	v_cmp_eq_u32_e32 vcc, v14, v13
	s_or_b64 s[60:61], s[6:7], s[60:61]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_15
	s_mov_b64 s[64:65], 0
	s_branch .LBB0_79
.LBB0_77:
	s_or_b64 exec, exec, s[70:71]
.LBB0_78:
	s_or_b64 exec, exec, s[68:69]
	v_lshlrev_b64 v[16:17], 2, v[15:16]
	v_cmp_ne_u32_e64 s[4:5], v5, v43
	s_or_b64 s[62:63], s[62:63], s[4:5]
	v_add_u32_e64 v16, s[4:5], v37, v16
	v_addc_u32_e64 v17, s[4:5], v36, v17, s[4:5]
	v_add_u32_e64 v15, s[4:5], 64, v15
	v_cmp_ge_u32_e64 s[4:5], v15, v14
	s_or_b64 s[64:65], s[4:5], s[64:65]
	s_andn2_b64 s[4:5], s[66:67], exec
	s_and_b64 s[66:67], s[62:63], exec
	s_or_b64 s[66:67], s[4:5], s[66:67]
	flat_store_dword v[16:17], v5
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_14
.LBB0_79:
	v_mov_b32_e32 v16, v6
	v_lshlrev_b64 v[17:18], 2, v[15:16]
	v_add_u32_e64 v17, s[4:5], v35, v17
	v_addc_u32_e64 v18, s[4:5], v34, v18, s[4:5]
	flat_load_dword v43, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], -1, v43
	v_mov_b32_e32 v5, v43
	s_and_saveexec_b64 s[68:69], s[4:5]
	s_cbranch_execz .LBB0_78
	v_lshlrev_b64 v[17:18], 2, v[15:16]
	v_mov_b32_e32 v5, s21
	v_add_u32_e64 v17, s[4:5], s20, v17
	v_addc_u32_e64 v18, s[4:5], v5, v18, s[4:5]
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mov_b32_e32 v44, -1
	v_mov_b32_e32 v45, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[4:5], v17, v18
	s_and_saveexec_b64 s[70:71], s[4:5]
	s_cbranch_execz .LBB0_88
	v_mov_b32_e32 v5, v17
	v_lshlrev_b64 v[19:20], 2, v[5:6]
	v_mov_b32_e32 v5, s23
	v_add_u32_e64 v19, s[4:5], s22, v19
	v_addc_u32_e64 v20, s[4:5], v5, v20, s[4:5]
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v44, -1
	v_mov_b32_e32 v45, 0
	s_branch .LBB0_83
.LBB0_82:
	s_or_b64 exec, exec, s[74:75]
	v_add_u32_e64 v17, s[4:5], 1, v17
	v_cmp_ge_u32_e64 s[4:5], v17, v18
	s_or_b64 s[72:73], s[4:5], s[72:73]
	v_add_u32_e64 v19, s[4:5], 4, v19
	v_addc_u32_e64 v20, s[4:5], 0, v20, s[4:5]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_87
.LBB0_83:
	flat_load_dword v5, v[19:20]
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[46:47], 2, v[5:6]
	v_add_u32_e64 v46, s[4:5], v35, v46
	v_addc_u32_e64 v47, s[4:5], v34, v47, s[4:5]
	flat_load_dword v46, v[46:47]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], -1, v46
	s_and_saveexec_b64 s[74:75], s[4:5]
	s_xor_b64 s[4:5], exec, s[74:75]
	v_or_b32_e32 v45, v46, v45
	s_or_saveexec_b64 s[74:75], s[4:5]
	s_xor_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_82
	v_lshlrev_b64 v[46:47], 2, v[5:6]
	v_mov_b32_e32 v5, s25
	v_add_u32_e64 v46, s[4:5], s24, v46
	v_addc_u32_e64 v47, s[4:5], v5, v47, s[4:5]
	flat_load_dword v5, v[46:47]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v44, v5, v44
	s_branch .LBB0_82
.LBB0_87:
	s_or_b64 exec, exec, s[72:73]
.LBB0_88:
	s_or_b64 exec, exec, s[70:71]
	v_cmp_ne_u32_e64 s[4:5], 1, v45
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[70:71], s[4:5]
	s_cbranch_execz .LBB0_77
	v_lshlrev_b64 v[17:18], 2, v[15:16]
	v_mov_b32_e32 v5, s25
	v_add_u32_e64 v17, s[4:5], s24, v17
	v_addc_u32_e64 v18, s[4:5], v5, v18, s[4:5]
	flat_load_dword v5, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[4:5], v5, v44
	v_cndmask_b32_e64 v5, 1, -1, s[4:5]
	s_branch .LBB0_77
.LBB0_90:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[4:5], s[58:59]
	s_cbranch_execz .LBB0_92
	ds_write_b32 v6, v28 offset:12
.LBB0_92:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_94
	v_mul_hi_u32 v9, v24, v21
	v_xor_b32_e32 v5, 1, v33
	v_lshlrev_b32_e32 v5, 7, v5
	v_mov_b32_e32 v7, s77
	v_mul_lo_u32 v10, v9, s37
	v_add_u32_e32 v5, vcc, s76, v5
	v_addc_u32_e32 v8, vcc, 0, v7, vcc
	v_add_u32_e32 v7, vcc, 64, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_subrev_u32_e32 v5, vcc, v10, v24
	v_add_u32_e32 v10, vcc, 1, v9
	v_cmp_le_u32_e64 s[4:5], s37, v5
	v_cndmask_b32_e64 v9, v9, v10, s[4:5]
	v_subrev_u32_e32 v10, vcc, s37, v5
	v_cndmask_b32_e64 v5, v5, v10, s[4:5]
	v_add_u32_e32 v10, vcc, 1, v9
	v_cmp_le_u32_e32 vcc, s37, v5
	v_cndmask_b32_e32 v10, v9, v10, vcc
	v_mov_b32_e32 v9, v6
	flat_store_dwordx2 v[7:8], v[9:10]
.LBB0_94:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v6 offset:12
	s_xor_b64 s[4:5], s[34:35], -1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 s[6:7], s[4:5], vcc
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_96
	v_mov_b32_e32 v7, s50
	ds_write_b32 v6, v6 offset:12
	v_mov_b32_e32 v8, s51
	flat_atomic_swap v[7:8], v2
.LBB0_96:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s6, s86, 1
	s_andn2_b64 vcc, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v16, s52
	v_mov_b32_e32 v14, s86
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v17, s53
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[7:8], v28 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s33, v10
	v_mov_b32 v10, s86
	s_cbranch_vccnz .Lmet1

.Lawait1:
	onward_wait_load_x2 v[10:11], v[16:17], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s86, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[16:17], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s7, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_eq_u32 s7, s86
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[56:57], s[4:5], s[0:1]
	s_and_saveexec_b64 s[4:5], s[56:57]
	s_cbranch_execz .LBB0_99
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v9, s52
	flat_atomic_swap v[7:8], v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v7, s6
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, s53
	flat_atomic_swap_x2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, v3
	flat_atomic_swap_x2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, v29
	flat_atomic_swap_x2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, v30
	flat_atomic_swap_x2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, v31
	flat_atomic_swap_x2 v[9:10], v[7:8]
.LBB0_99:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_100:
	v_cmp_eq_u32_e32 vcc, s38, v2
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_103
	v_mov_b32_e32 v7, s50
	v_mov_b32_e32 v8, s51
	flat_load_dword v5, v[7:8] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_cmp_lt_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[4:5], 0
	s_cbranch_vccnz .LBB0_104
	v_add_u32_e32 v2, vcc, 1, v2
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v42, 0
	s_branch .LBB0_104
.LBB0_103:
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v2, s38
.LBB0_104:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_106
	s_mov_b32 s86, s6
	s_branch .LBB0_13
.LBB0_106:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mul_lo_u32 v0, v2, s36
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v1, s19
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_sub_u32_e32 v6, vcc, v27, v0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	flat_atomic_add v[0:1], v25
	flat_atomic_add v[2:3], v26
	flat_atomic_add v[4:5], v6
.LBB0_108:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel mis_near_remote
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 104
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
		.amdhsa_next_free_vgpr 48
		.amdhsa_next_free_sgpr 87
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
	.size	mis_near_remote, .Lfunc_end0-mis_near_remote
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
        .type_name:      'struct pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct queue*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint2*'
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
      - .address_space:  global
        .is_const:       true
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         80
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 104
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           mis_near_remote
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     89
    .sgpr_spill_count: 0
    .symbol:         mis_near_remote.kd
    .vgpr_count:     48
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
