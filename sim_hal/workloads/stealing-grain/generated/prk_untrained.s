	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	prk_base
	.globl	prk_base
	.p2align	8
	.type	prk_base,@function
prk_base:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s10, 0x4f7ffffe
	s_load_dwordx4 s[36:39], s[6:7], 0x30
	s_load_dwordx4 s[28:31], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[40:43], s[6:7], 0x60
	s_load_dwordx8 s[20:27], s[6:7], 0x40
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s10, v1
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
	v_readfirstlane_b32 s9, v1
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s10, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s36, s9
	s_add_i32 s0, s0, -1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s0, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s0, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mul_lo_u32 v1, v5, s8
	v_min_u32_e32 v4, s36, v1
	v_add_u32_e32 v1, vcc, v4, v5
	v_min_u32_e32 v3, s36, v1
	v_add_u32_e32 v8, vcc, v4, v0
	v_cmp_lt_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_5
	s_bitcmp0_b32 s38, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v2, s27
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v6, v1, v2, vcc
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e32 v7, v1, v2, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_add_u32_e32 v10, vcc, v7, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	v_add_u32_e32 v8, vcc, 0x100, v1
	v_cmp_ge_u32_e32 vcc, v8, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	flat_store_dword v[10:11], v9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_5
.LBB0_3:
	v_add_u32_e32 v1, vcc, 1, v8
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v9, vcc, s20, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_mov_b32_e32 v1, v8
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v12, vcc, v8, v12, vcc
	flat_load_dword v8, v[9:10]
	flat_load_dword v9, v[11:12]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v8, vcc, v8, v9
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_2
	v_cvt_f32_u32_e32 v9, v8
	v_sub_u32_e32 v10, vcc, 0, v8
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, s10, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v10, v10, v9
	v_mul_hi_u32 v10, v9, v10
	v_add_u32_e32 v9, vcc, v9, v10
	v_lshrrev_b32_e32 v9, 20, v9
	v_mul_lo_u32 v10, v9, v8
	v_add_u32_e32 v11, vcc, 1, v9
	v_sub_u32_e32 v10, vcc, 0x1000, v10
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_sub_u32_e64 v11, s[0:1], v10, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v9
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_branch .LBB0_2
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f32_u32_e32 v1, s37
	s_sub_i32 s0, 0, s37
	s_add_i32 s10, s37, -1
	v_add_u32_e32 v5, vcc, s10, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_lo_u32 v6, v0, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v12, vcc, v2, v1
	v_mul_hi_u32 v1, v5, v12
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
	v_cndmask_b32_e32 v5, v1, v7, vcc
	v_cmp_lt_u32_e32 vcc, v2, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	v_mul_lo_u32 v1, v5, s8
	v_add_u32_e32 v2, vcc, 1, v0
	v_mul_lo_u32 v7, s37, v2
	s_lshl_b32 s4, s37, 8
	v_add_u32_e32 v1, vcc, v0, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, v4
.LBB0_7:
	v_add_u32_e32 v9, vcc, v6, v8
	v_add_u32_e32 v10, vcc, v7, v8
	v_lshlrev_b64 v[13:14], 3, v[1:2]
	v_add_u32_e32 v8, vcc, s4, v8
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_add_u32_e32 v15, vcc, v6, v8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v11, v14, vcc
	v_cmp_ge_u32_e32 vcc, v15, v3
	v_min_u32_e32 v10, v3, v10
	s_or_b64 s[2:3], vcc, s[2:3]
	flat_store_dwordx2 v[13:14], v[9:10]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_7
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s8, 1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 7
	s_waitcnt lgkmcnt(0)
	s_add_u32 s33, s14, s0
	s_addc_u32 s58, s15, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_10
	v_not_b32_e32 v1, v4
	v_add_u32_e32 v1, vcc, s37, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v2, v1, v12
	s_add_u32 s6, s33, 0xc0
	s_addc_u32 s7, s58, 0
	v_mul_lo_u32 v6, v2, s37
	v_subrev_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e64 s[2:3], s37, v1
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s37, v1
	v_cndmask_b32_e64 v1, v1, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s37, v1
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, s7
	flat_store_dwordx2 v[6:7], v[1:2]
	ds_write_b32 v1, v1 offset:8
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s2, v0
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_14
	s_add_u32 s2, s12, 64
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	s_mov_b32 s11, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v14, s3
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, 1
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v13, s2
	s_and_saveexec_b64 s[6:7], 1
	flat_atomic_add v10, v[1:2], v15 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s9, v10
	v_mov_b32 v10, s11
	s_cbranch_vccnz .Lmet0

.Lawait0:
	onward_wait_load_x2 v[10:11], v[13:14], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s11, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[13:14], v[6:9] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s11, v10
	s_mov_b64 exec, s[6:7]
	s_cmp_eq_u32 s11, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[14:15], s[6:7], s[0:1]
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, s13
	flat_atomic_swap v[1:2], v6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v7, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, s2
	flat_atomic_swap_x2 v[6:7], v[1:2]
.LBB0_13:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_14:
	s_cmp_gt_u32 s39, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s60, s39, 1
	s_add_u32 s14, s12, 0x80
	v_mul_lo_u32 v13, v5, s8
	s_addc_u32 s15, s13, 0
	s_add_u32 s34, s12, 64
	v_sub_u32_e32 v1, vcc, s10, v4
	s_mov_b64 s[10:11], 0xffffffff
	s_addc_u32 s35, s13, 0
	s_xor_b64 s[2:3], s[0:1], -1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s59, 1
	v_add_u32_e32 v14, vcc, v1, v3
	s_movk_i32 s62, 0x3c0
	s_mov_b32 s63, 0xd9999999
	v_mov_b32_e32 v5, 1
	s_xor_b64 s[42:43], s[2:3], -1
	v_mov_b32_e32 v1, -1
	s_mov_b32 s64, 1
	s_mov_b32 s61, s11
	v_mov_b32_e32 v19, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_15:
	s_sub_i32 s2, s38, s59
	s_bitcmp0_b32 s2, 0
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s65, s59, 1
	s_lshl_b32 s2, s65, 7
	s_add_u32 s44, s33, s2
	s_addc_u32 s45, s58, 0
	s_add_u32 s46, s44, 0x44
	s_addc_u32 s47, s45, 0
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s40
	s_add_u32 s48, s44, 64
	v_cndmask_b32_e32 v15, v2, v3, vcc
	v_cndmask_b32_e32 v16, v6, v7, vcc
	v_cndmask_b32_e32 v17, v3, v2, vcc
	v_cndmask_b32_e32 v18, v7, v6, vcc
	s_addc_u32 s49, s45, 0
	s_branch .LBB0_18
.LBB0_16:
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[2:3], 0
.LBB0_17:
	s_andn2_b64 vcc, exec, s[2:3]
	s_add_i32 s61, s66, s61
	s_cbranch_vccz .LBB0_45
.LBB0_18:
	v_and_b32_e32 v2, 0xff, v19
	v_cmp_ne_u16_e32 vcc, 0, v2
	s_mov_b32 s50, s11
	s_mov_b32 s51, s11
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB0_35
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_32
	s_mov_b32 s56, 0
	s_mov_b64 s[50:51], 0
	s_branch .LBB0_23
.LBB0_21:
	s_andn2_b64 s[52:53], s[52:53], exec
.LBB0_22:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_29
.LBB0_23:
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v3, s45
	onward_sync_cmpswap v7, v[2:3], v[5:6] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v7, s11
	onward_wait_load v8, v[2:3], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[2:3], v[6:7] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_21
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s62
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB0_27
.LBB0_26:
	s_addk_i32 s57, 0xfc40
	s_cmp_lt_u32 s57, s62
	s_sleep 15
	s_cbranch_scc0 .LBB0_26
.LBB0_27:
	s_lshl_b32 s66, s56, 1
	s_cmp_gt_u32 s56, s60
	s_cselect_b32 s56, s39, s66
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB0_21
.LBB0_28:
	s_sub_i32 s57, s57, 64
	s_cmp_lt_u32 s57, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_28
	s_branch .LBB0_21
.LBB0_29:
	s_or_b64 exec, exec, s[50:51]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	flat_load_dwordx2 v[6:7], v[2:3]
	s_mov_b32 s50, s11
	s_mov_b32 s51, s11
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_31
	v_add_u32_e32 v8, vcc, -1, v7
	v_add_u32_e32 v3, vcc, v8, v13
	v_lshlrev_b64 v[2:3], 3, v[3:4]
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v2, vcc, s16, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_store_dword v[6:7], v8
	flat_load_dwordx2 v[2:3], v[2:3]
.LBB0_31:
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	onward_sync_store v[6:7], v4 agent rel
.LBB0_32:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_34
	ds_write_b64 v4, v[2:3]
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s50, v2
	v_readfirstlane_b32 s51, v3
	s_cmp_eq_u32 s50, s51
	s_cselect_b64 s[2:3], -1, 0
	v_cndmask_b32_e64 v19, 0, 1, s[2:3]
.LBB0_35:
	s_sub_i32 s66, s51, s50
	s_cmp_eq_u32 s51, s50
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB0_17
	v_add_u32_e32 v6, vcc, s50, v0
	v_cmp_gt_u32_e32 vcc, s51, v6
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_16
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_39
.LBB0_38:
	s_or_b64 exec, exec, s[56:57]
	v_lshlrev_b64 v[9:10], 2, v[6:7]
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v20, vcc, v18, v9
	v_addc_u32_e32 v21, vcc, v17, v10, vcc
	v_add_u32_e32 v7, vcc, s24, v9
	flat_store_dword v[20:21], v8
	v_addc_u32_e32 v8, vcc, v3, v10, vcc
	v_add_u32_e32 v6, vcc, 0x100, v6
	v_cmp_le_u32_e32 vcc, s51, v6
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[7:8], v2
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_16
.LBB0_39:
	v_mov_b32_e32 v7, v4
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	flat_load_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v2, 0x266
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v9, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_43
	v_mov_b32_e32 v3, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v11, s23
	v_add_u32_e32 v10, vcc, s22, v2
	v_addc_u32_e32 v11, vcc, v11, v3, vcc
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v20, v8
.LBB0_41:
	flat_load_dword v3, v[10:11]
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[21:22], 2, v[3:4]
	v_add_u32_e32 v21, vcc, v16, v21
	v_addc_u32_e32 v22, vcc, v15, v22, vcc
	flat_load_dword v3, v[21:22]
	v_add_u32_e32 v20, vcc, 1, v20
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v20, v9
	s_or_b64 s[56:57], vcc, s[56:57]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v3, v2
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_41
	s_or_b64 exec, exec, s[56:57]
	v_mul_hi_u32 v2, v2, s63
	v_add_u32_e32 v2, vcc, 0x266, v2
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	v_sub_u32_e32 v3, vcc, v9, v8
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_38
	v_cvt_f32_u32_e32 v8, v3
	v_sub_u32_e32 v9, vcc, 0, v3
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, vcc, v8, v9
	v_mul_hi_u32 v8, v2, v8
	v_mul_lo_u32 v9, v8, v3
	v_add_u32_e32 v10, vcc, 1, v8
	v_sub_u32_e32 v9, vcc, v2, v9
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_sub_u32_e64 v10, s[2:3], v9, v3
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_add_u32_e32 v10, vcc, 1, v8
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v8, v8, v10, vcc
	s_branch .LBB0_38
.LBB0_45:
	ds_write_b32 v4, v5 offset:8
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_47
	v_mul_hi_u32 v2, v14, v12
	s_xor_b32 s2, s65, 1
	s_lshl_b32 s2, s2, 7
	s_add_u32 s2, s33, s2
	v_mul_lo_u32 v3, v2, s37
	s_addc_u32 s3, s58, 0
	s_add_u32 s46, s2, 64
	s_addc_u32 s47, s3, 0
	v_subrev_u32_e32 v3, vcc, v3, v14
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e64 s[2:3], s37, v3
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s37, v3
	v_cndmask_b32_e64 v3, v3, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s37, v3
	v_cndmask_b32_e32 v3, v2, v6, vcc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v7, s47
	flat_store_dwordx2 v[6:7], v[2:3]
.LBB0_47:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v2, v4 offset:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 s[44:45], s[42:43], vcc
	s_and_saveexec_b64 s[2:3], s[44:45]
	s_cbranch_execz .LBB0_49
	v_mov_b32_e32 v2, s14
	ds_write_b32 v4, v4 offset:8
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v6, s59
	flat_atomic_swap v[2:3], v6
.LBB0_49:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s44, s64, 1
	s_andn2_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB0_53
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v8, s34
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v7, s13
	v_mov_b32_e32 v9, s35
	s_and_saveexec_b64 s[2:3], 1
	flat_atomic_add v10, v[6:7], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s9, v10
	v_mov_b32 v10, s64
	s_cbranch_vccnz .Lmet1

.Lawait1:
	onward_wait_load_x2 v[10:11], v[8:9], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s64, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[8:9], v[1:4] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s45, v10
	s_mov_b64 exec, s[2:3]
	s_cmp_eq_u32 s45, s64
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[46:47], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_52
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	flat_atomic_swap v[6:7], v4
	v_mov_b32_e32 v6, s34
	v_mov_b32_e32 v3, s44
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v7, s35
	flat_atomic_swap_x2 v[6:7], v[3:4]
.LBB0_52:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_53:
	s_cmp_eq_u32 s59, s38
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_56
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_lt_u32 s2, s59
	s_mov_b64 s[2:3], 0
	s_cbranch_scc1 .LBB0_57
	s_add_i32 s59, s59, 1
	s_mov_b64 s[2:3], -1
	v_mov_b32_e32 v19, 0
	s_branch .LBB0_57
.LBB0_56:
	s_mov_b32 s59, s38
.LBB0_57:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_59
	s_mov_b32 s64, s44
	s_branch .LBB0_15
.LBB0_59:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_61
	s_cmp_eq_u32 s8, 0
	s_mul_i32 s0, s59, s36
	s_cselect_b32 s0, s0, 0
	s_sub_i32 s0, s61, s0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	flat_atomic_add v[0:1], v6
	flat_atomic_add v[2:3], v6
	v_mov_b32_e32 v0, s0
	flat_atomic_add v[4:5], v0
.LBB0_61:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel prk_base
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 67
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
	.size	prk_base, .Lfunc_end0-prk_base
	.section	.AMDGPU.csdata
	.text
	.protected	prk_scope
	.globl	prk_scope
	.p2align	8
	.type	prk_scope,@function
prk_scope:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s10, 0x4f7ffffe
	s_load_dwordx4 s[36:39], s[6:7], 0x30
	s_load_dwordx4 s[28:31], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[40:43], s[6:7], 0x60
	s_load_dwordx8 s[20:27], s[6:7], 0x40
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s10, v1
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
	v_readfirstlane_b32 s9, v1
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s10, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s36, s9
	s_add_i32 s0, s0, -1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s0, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s0, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mul_lo_u32 v1, v5, s8
	v_min_u32_e32 v4, s36, v1
	v_add_u32_e32 v1, vcc, v4, v5
	v_min_u32_e32 v3, s36, v1
	v_add_u32_e32 v8, vcc, v4, v0
	v_cmp_lt_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_5
	s_bitcmp0_b32 s38, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v2, s27
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v6, v1, v2, vcc
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e32 v7, v1, v2, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB1_3
.LBB1_2:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_add_u32_e32 v10, vcc, v7, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	v_add_u32_e32 v8, vcc, 0x100, v1
	v_cmp_ge_u32_e32 vcc, v8, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	flat_store_dword v[10:11], v9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_5
.LBB1_3:
	v_add_u32_e32 v1, vcc, 1, v8
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v9, vcc, s20, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_mov_b32_e32 v1, v8
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v12, vcc, v8, v12, vcc
	flat_load_dword v8, v[9:10]
	flat_load_dword v9, v[11:12]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v8, vcc, v8, v9
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_2
	v_cvt_f32_u32_e32 v9, v8
	v_sub_u32_e32 v10, vcc, 0, v8
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, s10, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v10, v10, v9
	v_mul_hi_u32 v10, v9, v10
	v_add_u32_e32 v9, vcc, v9, v10
	v_lshrrev_b32_e32 v9, 20, v9
	v_mul_lo_u32 v10, v9, v8
	v_add_u32_e32 v11, vcc, 1, v9
	v_sub_u32_e32 v10, vcc, 0x1000, v10
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_sub_u32_e64 v11, s[0:1], v10, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v9
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_branch .LBB1_2
.LBB1_5:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f32_u32_e32 v1, s37
	s_sub_i32 s0, 0, s37
	s_add_i32 s10, s37, -1
	v_add_u32_e32 v5, vcc, s10, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_lo_u32 v6, v0, s37
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v12, vcc, v2, v1
	v_mul_hi_u32 v1, v5, v12
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
	v_cndmask_b32_e32 v5, v1, v7, vcc
	v_cmp_lt_u32_e32 vcc, v2, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
	v_mul_lo_u32 v1, v5, s8
	v_add_u32_e32 v2, vcc, 1, v0
	v_mul_lo_u32 v7, s37, v2
	s_lshl_b32 s4, s37, 8
	v_add_u32_e32 v1, vcc, v0, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, v4
.LBB1_7:
	v_add_u32_e32 v9, vcc, v6, v8
	v_add_u32_e32 v10, vcc, v7, v8
	v_lshlrev_b64 v[13:14], 3, v[1:2]
	v_add_u32_e32 v8, vcc, s4, v8
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_add_u32_e32 v15, vcc, v6, v8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v11, v14, vcc
	v_cmp_ge_u32_e32 vcc, v15, v3
	v_min_u32_e32 v10, v3, v10
	s_or_b64 s[2:3], vcc, s[2:3]
	flat_store_dwordx2 v[13:14], v[9:10]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_7
.LBB1_8:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s8, 1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 7
	s_waitcnt lgkmcnt(0)
	s_add_u32 s33, s14, s0
	s_addc_u32 s58, s15, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_10
	v_not_b32_e32 v1, v4
	v_add_u32_e32 v1, vcc, s37, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v2, v1, v12
	s_add_u32 s6, s33, 0xc0
	s_addc_u32 s7, s58, 0
	v_mul_lo_u32 v6, v2, s37
	v_subrev_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e64 s[2:3], s37, v1
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s37, v1
	v_cndmask_b32_e64 v1, v1, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s37, v1
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, s7
	flat_store_dwordx2 v[6:7], v[1:2]
	ds_write_b32 v1, v1 offset:8
.LBB1_10:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s2, v0
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB1_14
	s_add_u32 s2, s12, 64
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	s_mov_b32 s11, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v14, s3
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, 1
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v13, s2
	s_and_saveexec_b64 s[6:7], 1
	flat_atomic_add v10, v[1:2], v15 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s9, v10
	v_mov_b32 v10, s11
	s_cbranch_vccnz .Lmet2

.Lawait2:
	onward_wait_load_x2 v[10:11], v[13:14], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s11, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[13:14], v[6:9] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s11, v10
	s_mov_b64 exec, s[6:7]
	s_cmp_eq_u32 s11, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[14:15], s[6:7], s[0:1]
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB1_13
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, s13
	flat_atomic_swap v[1:2], v6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v7, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, s2
	flat_atomic_swap_x2 v[6:7], v[1:2]
.LBB1_13:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_14:
	s_cmp_gt_u32 s39, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s60, s39, 1
	s_add_u32 s14, s12, 0x80
	v_mul_lo_u32 v13, v5, s8
	s_addc_u32 s15, s13, 0
	s_add_u32 s34, s12, 64
	v_sub_u32_e32 v1, vcc, s10, v4
	s_mov_b64 s[10:11], 0xffffffff
	s_addc_u32 s35, s13, 0
	s_xor_b64 s[2:3], s[0:1], -1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s59, 1
	v_add_u32_e32 v14, vcc, v1, v3
	s_movk_i32 s62, 0x3c0
	s_mov_b32 s63, 0xd9999999
	v_mov_b32_e32 v5, 1
	s_xor_b64 s[42:43], s[2:3], -1
	v_mov_b32_e32 v1, -1
	s_mov_b32 s64, 1
	s_mov_b32 s61, s11
	v_mov_b32_e32 v19, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_15:
	s_sub_i32 s2, s38, s59
	s_bitcmp0_b32 s2, 0
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s65, s59, 1
	s_lshl_b32 s2, s65, 7
	s_add_u32 s44, s33, s2
	s_addc_u32 s45, s58, 0
	s_add_u32 s46, s44, 0x44
	s_addc_u32 s47, s45, 0
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s40
	s_add_u32 s48, s44, 64
	v_cndmask_b32_e32 v15, v2, v3, vcc
	v_cndmask_b32_e32 v16, v6, v7, vcc
	v_cndmask_b32_e32 v17, v3, v2, vcc
	v_cndmask_b32_e32 v18, v7, v6, vcc
	s_addc_u32 s49, s45, 0
	s_branch .LBB1_18
.LBB1_16:
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[2:3], 0
.LBB1_17:
	s_andn2_b64 vcc, exec, s[2:3]
	s_add_i32 s61, s66, s61
	s_cbranch_vccz .LBB1_45
.LBB1_18:
	v_and_b32_e32 v2, 0xff, v19
	v_cmp_ne_u16_e32 vcc, 0, v2
	s_mov_b32 s50, s11
	s_mov_b32 s51, s11
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_35
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_32
	s_mov_b32 s56, 0
	s_mov_b64 s[50:51], 0
	s_branch .LBB1_23
.LBB1_21:
	s_andn2_b64 s[52:53], s[52:53], exec
.LBB1_22:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB1_29
.LBB1_23:
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v3, s45
	onward_sync_cmpswap v7, v[2:3], v[5:6] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB1_22
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v7, s11
	onward_wait_load v8, v[2:3], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[2:3], v[6:7] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB1_21
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s62
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB1_27
.LBB1_26:
	s_addk_i32 s57, 0xfc40
	s_cmp_lt_u32 s57, s62
	s_sleep 15
	s_cbranch_scc0 .LBB1_26
.LBB1_27:
	s_lshl_b32 s66, s56, 1
	s_cmp_gt_u32 s56, s60
	s_cselect_b32 s56, s39, s66
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB1_21
.LBB1_28:
	s_sub_i32 s57, s57, 64
	s_cmp_lt_u32 s57, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_28
	s_branch .LBB1_21
.LBB1_29:
	s_or_b64 exec, exec, s[50:51]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	flat_load_dwordx2 v[6:7], v[2:3]
	s_mov_b32 s50, s11
	s_mov_b32 s51, s11
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_31
	v_add_u32_e32 v8, vcc, -1, v7
	v_add_u32_e32 v3, vcc, v8, v13
	v_lshlrev_b64 v[2:3], 3, v[3:4]
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v2, vcc, s16, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_store_dword v[6:7], v8
	flat_load_dwordx2 v[2:3], v[2:3]
.LBB1_31:
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	onward_sync_store v[6:7], v4 wg rel
.LBB1_32:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_34
	ds_write_b64 v4, v[2:3]
.LBB1_34:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s50, v2
	v_readfirstlane_b32 s51, v3
	s_cmp_eq_u32 s50, s51
	s_cselect_b64 s[2:3], -1, 0
	v_cndmask_b32_e64 v19, 0, 1, s[2:3]
.LBB1_35:
	s_sub_i32 s66, s51, s50
	s_cmp_eq_u32 s51, s50
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB1_17
	v_add_u32_e32 v6, vcc, s50, v0
	v_cmp_gt_u32_e32 vcc, s51, v6
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_16
	s_mov_b64 s[54:55], 0
	s_branch .LBB1_39
.LBB1_38:
	s_or_b64 exec, exec, s[56:57]
	v_lshlrev_b64 v[9:10], 2, v[6:7]
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v20, vcc, v18, v9
	v_addc_u32_e32 v21, vcc, v17, v10, vcc
	v_add_u32_e32 v7, vcc, s24, v9
	flat_store_dword v[20:21], v8
	v_addc_u32_e32 v8, vcc, v3, v10, vcc
	v_add_u32_e32 v6, vcc, 0x100, v6
	v_cmp_le_u32_e32 vcc, s51, v6
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[7:8], v2
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_16
.LBB1_39:
	v_mov_b32_e32 v7, v4
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	flat_load_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v2, 0x266
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v9, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_43
	v_mov_b32_e32 v3, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v11, s23
	v_add_u32_e32 v10, vcc, s22, v2
	v_addc_u32_e32 v11, vcc, v11, v3, vcc
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v20, v8
.LBB1_41:
	flat_load_dword v3, v[10:11]
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[21:22], 2, v[3:4]
	v_add_u32_e32 v21, vcc, v16, v21
	v_addc_u32_e32 v22, vcc, v15, v22, vcc
	flat_load_dword v3, v[21:22]
	v_add_u32_e32 v20, vcc, 1, v20
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v20, v9
	s_or_b64 s[56:57], vcc, s[56:57]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v3, v2
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB1_41
	s_or_b64 exec, exec, s[56:57]
	v_mul_hi_u32 v2, v2, s63
	v_add_u32_e32 v2, vcc, 0x266, v2
.LBB1_43:
	s_or_b64 exec, exec, s[2:3]
	v_sub_u32_e32 v3, vcc, v9, v8
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB1_38
	v_cvt_f32_u32_e32 v8, v3
	v_sub_u32_e32 v9, vcc, 0, v3
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, vcc, v8, v9
	v_mul_hi_u32 v8, v2, v8
	v_mul_lo_u32 v9, v8, v3
	v_add_u32_e32 v10, vcc, 1, v8
	v_sub_u32_e32 v9, vcc, v2, v9
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_sub_u32_e64 v10, s[2:3], v9, v3
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_add_u32_e32 v10, vcc, 1, v8
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v8, v8, v10, vcc
	s_branch .LBB1_38
.LBB1_45:
	ds_write_b32 v4, v5 offset:8
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB1_47
	v_mul_hi_u32 v2, v14, v12
	s_xor_b32 s2, s65, 1
	s_lshl_b32 s2, s2, 7
	s_add_u32 s2, s33, s2
	v_mul_lo_u32 v3, v2, s37
	s_addc_u32 s3, s58, 0
	s_add_u32 s46, s2, 64
	s_addc_u32 s47, s3, 0
	v_subrev_u32_e32 v3, vcc, v3, v14
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e64 s[2:3], s37, v3
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s37, v3
	v_cndmask_b32_e64 v3, v3, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s37, v3
	v_cndmask_b32_e32 v3, v2, v6, vcc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v7, s47
	flat_store_dwordx2 v[6:7], v[2:3]
.LBB1_47:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v2, v4 offset:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 s[44:45], s[42:43], vcc
	s_and_saveexec_b64 s[2:3], s[44:45]
	s_cbranch_execz .LBB1_49
	v_mov_b32_e32 v2, s14
	ds_write_b32 v4, v4 offset:8
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v6, s59
	flat_atomic_swap v[2:3], v6
.LBB1_49:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s44, s64, 1
	s_andn2_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB1_53
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v8, s34
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v7, s13
	v_mov_b32_e32 v9, s35
	s_and_saveexec_b64 s[2:3], 1
	flat_atomic_add v10, v[6:7], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s9, v10
	v_mov_b32 v10, s64
	s_cbranch_vccnz .Lmet3

.Lawait3:
	onward_wait_load_x2 v[10:11], v[8:9], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s64, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[8:9], v[1:4] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s45, v10
	s_mov_b64 exec, s[2:3]
	s_cmp_eq_u32 s45, s64
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[46:47], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB1_52
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	flat_atomic_swap v[6:7], v4
	v_mov_b32_e32 v6, s34
	v_mov_b32_e32 v3, s44
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v7, s35
	flat_atomic_swap_x2 v[6:7], v[3:4]
.LBB1_52:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_53:
	s_cmp_eq_u32 s59, s38
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB1_56
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_lt_u32 s2, s59
	s_mov_b64 s[2:3], 0
	s_cbranch_scc1 .LBB1_57
	s_add_i32 s59, s59, 1
	s_mov_b64 s[2:3], -1
	v_mov_b32_e32 v19, 0
	s_branch .LBB1_57
.LBB1_56:
	s_mov_b32 s59, s38
.LBB1_57:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_59
	s_mov_b32 s64, s44
	s_branch .LBB1_15
.LBB1_59:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_61
	s_cmp_eq_u32 s8, 0
	s_mul_i32 s0, s59, s36
	s_cselect_b32 s0, s0, 0
	s_sub_i32 s0, s61, s0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	flat_atomic_add v[0:1], v6
	flat_atomic_add v[2:3], v6
	v_mov_b32_e32 v0, s0
	flat_atomic_add v[4:5], v0
.LBB1_61:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel prk_scope
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 67
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
.Lfunc_end1:
	.size	prk_scope, .Lfunc_end1-prk_scope
	.section	.AMDGPU.csdata
	.text
	.protected	prk_steal
	.globl	prk_steal
	.p2align	8
	.type	prk_steal,@function
prk_steal:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0x4f7ffffe
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
	v_mul_f32_e32 v1, s9, v1
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
	v_mul_f32_e32 v1, s9, v1
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
	v_add_u32_e32 v8, vcc, v4, v0
	v_cmp_lt_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_5
	s_bitcmp0_b32 s38, 0
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v2, s27
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v6, v1, v2, vcc
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e32 v7, v1, v2, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB2_3
.LBB2_2:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_add_u32_e32 v10, vcc, v7, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	v_add_u32_e32 v8, vcc, 0x100, v1
	v_cmp_ge_u32_e32 vcc, v8, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	flat_store_dword v[10:11], v9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_5
.LBB2_3:
	v_add_u32_e32 v1, vcc, 1, v8
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v9, vcc, s20, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_mov_b32_e32 v1, v8
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v12, vcc, v8, v12, vcc
	flat_load_dword v8, v[9:10]
	flat_load_dword v9, v[11:12]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v8, vcc, v8, v9
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_2
	v_cvt_f32_u32_e32 v9, v8
	v_sub_u32_e32 v10, vcc, 0, v8
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, s9, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v10, v10, v9
	v_mul_hi_u32 v10, v9, v10
	v_add_u32_e32 v9, vcc, v9, v10
	v_lshrrev_b32_e32 v9, 20, v9
	v_mul_lo_u32 v10, v9, v8
	v_add_u32_e32 v11, vcc, 1, v9
	v_sub_u32_e32 v10, vcc, 0x1000, v10
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_sub_u32_e64 v11, s[0:1], v10, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v9
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_branch .LBB2_2
.LBB2_5:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f32_u32_e32 v1, s37
	s_sub_i32 s0, 0, s37
	s_add_i32 s42, s37, -1
	v_add_u32_e32 v5, vcc, s42, v5
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
	s_cbranch_execz .LBB2_8
	v_mul_lo_u32 v1, v22, s8
	v_add_u32_e32 v2, vcc, 1, v0
	v_mul_lo_u32 v5, s37, v2
	s_lshl_b32 s4, s37, 8
	v_add_u32_e32 v1, vcc, v0, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v4
.LBB2_7:
	v_add_u32_e32 v8, vcc, v6, v7
	v_add_u32_e32 v9, vcc, v5, v7
	v_lshlrev_b64 v[10:11], 3, v[1:2]
	v_add_u32_e32 v7, vcc, s4, v7
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_add_u32_e32 v13, vcc, v6, v7
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_cmp_ge_u32_e32 vcc, v13, v3
	v_min_u32_e32 v9, v3, v9
	s_or_b64 s[2:3], vcc, s[2:3]
	flat_store_dwordx2 v[10:11], v[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_7
.LBB2_8:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s8, 1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 7
	s_add_u32 s62, s14, s0
	s_addc_u32 s63, s15, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_10
	v_not_b32_e32 v1, v4
	v_add_u32_e32 v1, vcc, s37, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v2, v1, v21
	s_add_u32 s6, s62, 0xc0
	s_addc_u32 s7, s63, 0
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
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, s7
	flat_store_dwordx2 v[5:6], v[1:2]
	ds_write_b32 v1, v1 offset:12
.LBB2_10:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s2, v0
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB2_14
	s_add_u32 s2, s12, 64
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	s_mov_b32 s9, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v13, s3
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v12, s2
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[1:2], v9 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s33, v10
	v_mov_b32 v10, s9
	s_cbranch_vccnz .Lmet4

.Lawait4:
	onward_wait_load_x2 v[10:11], v[12:13], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s9, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[12:13], v[5:8] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s9, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_eq_u32 s9, 0
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[10:11], s[4:5], s[0:1]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_cbranch_execz .LBB2_13
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s13
	flat_atomic_swap v[1:2], v5
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v6, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s2
	flat_atomic_swap_x2 v[5:6], v[1:2]
.LBB2_13:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB2_14:
	s_mov_b32 s60, 0
	s_cmp_gt_u32 s39, 63
	s_mov_b32 s9, s60
	s_cselect_b64 s[10:11], -1, 0
	s_lshr_b32 s64, s39, 1
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_movk_i32 s9, 0xc0
	s_add_u32 s34, s2, s9
	s_addc_u32 s35, s3, 0
	v_sub_u32_e32 v1, vcc, s42, v4
	s_add_u32 s42, s12, 0x80
	v_mul_lo_u32 v23, v22, s8
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 64
	v_add_u32_e32 v24, vcc, v1, v3
	s_addc_u32 s45, s13, 0
	s_xor_b64 s[4:5], s[0:1], -1
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s74, 1
	v_cmp_gt_u32_e64 s[2:3], s33, v0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s65, 0x7feb352d
	s_mov_b32 s66, 0x846ca68b
	v_mov_b32_e32 v1, -1
	s_movk_i32 s67, 0xff
	s_mov_b32 s46, -1
	s_movk_i32 s69, 0x3c0
	s_movk_i32 s70, 0xfc40
	s_movk_i32 s71, 0x100
	s_mov_b32 s72, 0xd9999999
	v_mov_b32_e32 v27, 1
	s_xor_b64 s[48:49], s[4:5], -1
	s_movk_i32 s73, 0x44
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v25, v4
	v_mov_b32_e32 v26, v4
	s_mov_b32 s68, 0
	v_mov_b32_e32 v33, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB2_15:
	v_sub_u32_e32 v5, vcc, s38, v2
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v9, s40
	v_cndmask_b32_e32 v30, v5, v9, vcc
	v_cndmask_b32_e32 v32, v9, v5, vcc
	v_xor_b32_sdwa v9, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v9, s65
	v_and_b32_e32 v28, 1, v2
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v8, s41
	v_lshlrev_b32_e32 v5, 7, v28
	v_cndmask_b32_e32 v29, v7, v8, vcc
	v_cndmask_b32_e32 v31, v8, v7, vcc
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v5
	v_lshrrev_b32_e32 v12, 15, v11
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_xor_b32_e32 v11, v12, v11
	v_add_u32_e32 v9, vcc, s73, v7
	v_mul_lo_u32 v13, v11, s66
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	v_add_u32_e32 v11, vcc, 64, v7
	v_addc_u32_e32 v12, vcc, 0, v8, vcc
	v_xor_b32_sdwa v34, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v13, s15
	v_add_u32_e32 v35, vcc, s14, v5
	v_addc_u32_e32 v36, vcc, 0, v13, vcc
	s_branch .LBB2_18
.LBB2_16:
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[4:5], 0
.LBB2_17:
	s_andn2_b64 vcc, exec, s[4:5]
	s_add_i32 s68, s47, s68
	s_cbranch_vccz .LBB2_79
.LBB2_18:
	v_and_b32_e32 v5, s67, v33
	v_cmp_ne_u16_e32 vcc, 0, v5
	s_mov_b32 s61, s60
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB2_20
	v_mov_b32_e32 v5, 1
	s_mov_b64 s[50:51], s[60:61]
	s_branch .LBB2_37
.LBB2_20:
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_34
	s_mov_b32 s56, 0
	s_mov_b64 s[50:51], 0
	s_branch .LBB2_24
.LBB2_22:
	s_andn2_b64 s[52:53], s[52:53], exec
.LBB2_23:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB2_30
.LBB2_24:
	onward_sync_cmpswap v5, v[7:8], v[3:4] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB2_23
	s_mov_b32 s47, s60
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	onward_wait_load v5, v[7:8], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[7:8], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB2_22
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s69
	s_mov_b32 s47, s56
	s_cbranch_scc1 .LBB2_28
.LBB2_27:
	s_add_i32 s47, s47, s70
	s_cmp_lt_u32 s47, s69
	s_sleep 15
	s_cbranch_scc0 .LBB2_27
.LBB2_28:
	s_lshl_b32 s57, s56, 1
	s_cmp_gt_u32 s56, s64
	s_cselect_b32 s56, s39, s57
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB2_22
.LBB2_29:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_29
	s_branch .LBB2_22
.LBB2_30:
	s_or_b64 exec, exec, s[50:51]
	flat_load_dwordx2 v[14:15], v[11:12]
	s_mov_b32 s61, s60
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v16, vcc, v15, v14
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_mov_b32_e32 v13, s60
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v14, s61
	s_cbranch_vccnz .LBB2_32
	v_add_u32_e32 v15, vcc, -1, v15
	v_add_u32_e32 v5, vcc, v15, v23
	v_lshlrev_b64 v[13:14], 3, v[5:6]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_store_dword v[9:10], v15
	flat_load_dwordx2 v[13:14], v[13:14]
.LBB2_32:
	onward_sync_store v[7:8], v6 agent rel
	v_cmp_lt_u32_e32 vcc, 1, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_34
	v_mov_b32_e32 v15, s34
	v_mov_b32_e32 v16, s35
	flat_atomic_swap v[15:16], v2
.LBB2_34:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_36
	ds_write_b64 v6, v[13:14]
.LBB2_36:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v6
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s50, v13
	v_readfirstlane_b32 s51, v14
	s_cmp_eq_u32 s50, s51
	s_cselect_b64 s[4:5], -1, 0
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_mov_b32_e32 v33, v5
.LBB2_37:
	v_cmp_eq_u16_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB2_69
	s_mov_b32 s52, 0
	s_mov_b32 s53, s52
	s_mov_b32 s47, 1
	s_mov_b64 s[4:5], s[52:53]
	s_branch .LBB2_41
.LBB2_39:
	s_mov_b64 s[50:51], s[4:5]
.LBB2_40:
	s_xor_b64 s[54:55], s[56:57], -1
	s_andn2_b64 vcc, exec, s[54:55]
	s_add_i32 s47, s47, 1
	s_cbranch_vccz .LBB2_69
.LBB2_41:
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB2_47
	v_add_u32_e32 v5, vcc, s47, v34
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v5, vcc, s8, v5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s65
	s_mov_b64 s[56:57], 0
	v_lshrrev_b32_e32 v13, 15, v5
	v_xor_b32_e32 v5, v13, v5
	v_mul_lo_u32 v5, v5, s66
	v_mov_b32_e32 v13, -1
	v_xor_b32_sdwa v14, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v5, v0
	s_branch .LBB2_44
.LBB2_43:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v5, vcc, s71, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB2_46
.LBB2_44:
	v_lshlrev_b64 v[15:16], 2, v[5:6]
	v_mov_b32_e32 v17, s13
	v_add_u32_e32 v15, vcc, s12, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	v_add_u32_e32 v15, vcc, s9, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	flat_load_dword v15, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v15, v2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB2_43
	v_add_u32_e32 v15, vcc, v14, v5
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v15, s65
	v_lshrrev_b32_e32 v16, 15, v15
	v_xor_b32_e32 v15, v16, v15
	v_mul_lo_u32 v15, v15, s66
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v15, 0xffffff00, v15
	v_or_b32_e32 v15, v15, v5
	v_min_u32_e32 v13, v15, v13
	s_branch .LBB2_43
.LBB2_46:
	s_or_b64 exec, exec, s[56:57]
.LBB2_47:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB2_49
	ds_write_b32 v6, v1 offset:8
.LBB2_49:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v6, v13 offset:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v6 offset:8
	s_mov_b64 s[56:57], 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s53, v5
	s_and_b32 s54, s53, s67
	s_cmp_eq_u32 s53, -1
	s_cselect_b32 s54, s33, s54
	s_cmp_eq_u32 s54, s33
	s_cbranch_scc1 .LBB2_39
	v_mov_b32_e32 v14, s5
	v_mov_b32_e32 v13, s4
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB2_58
	s_lshl_b32 s4, s54, 1
	s_mov_b32 s5, s60
	s_lshl_b64 s[4:5], s[4:5], 7
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v15, vcc, s4, v35
	v_addc_u32_e32 v16, vcc, v36, v5, vcc
	s_mov_b32 s61, s60
	v_mov_b32_e32 v13, s60
	onward_sync_cmpswap v5, v[15:16], v[3:4] agent acq
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v14, s61
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB2_57
	v_add_u32_e32 v17, vcc, 64, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dwordx2 v[19:20], v[17:18]
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v20, vcc, v20, v19
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_cmp_ne_u32_e64 s[4:5], 0, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_54
	v_mul_lo_u32 v5, s54, v22
	v_add_u32_e32 v37, vcc, 1, v19
	flat_store_dword v[17:18], v37
	v_add_u32_e32 v5, vcc, v19, v5
	v_lshlrev_b64 v[13:14], 3, v[5:6]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_load_dwordx2 v[13:14], v[13:14]
.LBB2_54:
	onward_sync_store v[15:16], v6 agent rel
	v_cmp_ne_u32_e32 vcc, 1, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_56
	s_mov_b32 s55, s60
	s_lshl_b64 s[76:77], s[54:55], 2
	s_add_u32 s53, s12, s76
	s_addc_u32 s55, s13, s77
	s_add_u32 s76, s53, s9
	s_addc_u32 s77, s55, 0
	v_mov_b32_e32 v15, s76
	v_mov_b32_e32 v16, s77
	flat_atomic_swap v[15:16], v2
.LBB2_56:
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_add_u32_e32 v26, vcc, v26, v5
.LBB2_57:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v25, vcc, 1, v25
.LBB2_58:
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_60
	ds_write_b64 v6, v[13:14]
.LBB2_60:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v6
	s_mov_b64 s[56:57], 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v13
	v_readfirstlane_b32 s5, v14
	s_cmp_lg_u32 s4, s5
	s_cbranch_scc1 .LBB2_39
	s_cmp_lg_u32 s52, 0
	s_cselect_b32 s52, s52, 64
	s_cmp_lt_u32 s52, s69
	s_mov_b32 s53, s52
	s_cbranch_scc1 .LBB2_63
.LBB2_62:
	s_add_i32 s53, s53, s70
	s_cmp_lt_u32 s53, s69
	s_sleep 15
	s_cbranch_scc0 .LBB2_62
.LBB2_63:
	s_cmp_lt_u32 s53, 64
	s_cbranch_scc1 .LBB2_65
.LBB2_64:
	s_sub_i32 s53, s53, 64
	s_cmp_gt_u32 s53, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_64
.LBB2_65:
	s_lshl_b32 s53, s52, 1
	s_cmpk_lt_u32 s52, 0x201
	s_cselect_b32 s52, s53, 0x400
	s_and_b32 s53, s47, 7
	s_cmp_eq_u32 s53, 0
	s_cselect_b64 s[56:57], -1, 0
	s_and_b64 s[58:59], s[56:57], s[0:1]
	s_and_saveexec_b64 s[56:57], s[58:59]
	s_cbranch_execz .LBB2_68
	s_mov_b32 s55, s60
	s_lshl_b64 s[54:55], s[54:55], 2
	s_add_u32 s53, s12, s54
	s_addc_u32 s55, s13, s55
	s_add_u32 s54, s53, s9
	s_addc_u32 s55, s55, 0
	v_mov_b32_e32 v13, s54
	v_mov_b32_e32 v14, s55
	onward_wait_load v5, v[13:14], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[1:2] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB2_68
	s_sleep 1
.LBB2_68:
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], -1
	s_branch .LBB2_40
.LBB2_69:
	s_sub_i32 s47, s51, s50
	s_cmp_eq_u32 s51, s50
	s_mov_b64 s[4:5], -1
	s_cbranch_scc1 .LBB2_17
	v_add_u32_e32 v13, vcc, s50, v0
	v_cmp_gt_u32_e32 vcc, s51, v13
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB2_16
	s_mov_b64 s[54:55], 0
	s_branch .LBB2_73
.LBB2_72:
	s_or_b64 exec, exec, s[56:57]
	v_lshlrev_b64 v[14:15], 2, v[13:14]
	v_add_u32_e32 v17, vcc, v32, v14
	v_addc_u32_e32 v18, vcc, v31, v15, vcc
	flat_store_dword v[17:18], v16
	v_mov_b32_e32 v16, s25
	v_add_u32_e32 v14, vcc, s24, v14
	v_addc_u32_e32 v15, vcc, v16, v15, vcc
	v_add_u32_e32 v13, vcc, s71, v13
	v_cmp_le_u32_e32 vcc, s51, v13
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[14:15], v5
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB2_16
.LBB2_73:
	v_mov_b32_e32 v14, v6
	v_lshlrev_b64 v[15:16], 2, v[13:14]
	v_mov_b32_e32 v5, s21
	v_add_u32_e32 v15, vcc, s20, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v5, 0x266
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v16, v15
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_77
	v_mov_b32_e32 v5, v15
	v_lshlrev_b64 v[17:18], 2, v[5:6]
	v_mov_b32_e32 v5, s23
	v_add_u32_e32 v17, vcc, s22, v17
	v_addc_u32_e32 v18, vcc, v5, v18, vcc
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, v15
.LBB2_75:
	flat_load_dword v5, v[17:18]
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[37:38], 2, v[5:6]
	v_add_u32_e32 v37, vcc, v30, v37
	v_addc_u32_e32 v38, vcc, v29, v38, vcc
	flat_load_dword v5, v[37:38]
	v_add_u32_e32 v20, vcc, 1, v20
	v_add_u32_e32 v17, vcc, 4, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	v_cmp_ge_u32_e32 vcc, v20, v16
	s_or_b64 s[56:57], vcc, s[56:57]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v19, vcc, v5, v19
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB2_75
	s_or_b64 exec, exec, s[56:57]
	v_mul_hi_u32 v5, v19, s72
	v_add_u32_e32 v5, vcc, 0x266, v5
.LBB2_77:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v15, vcc, v16, v15
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB2_72
	v_cvt_f32_u32_e32 v16, v15
	v_sub_u32_e32 v17, vcc, 0, v15
	v_rcp_iflag_f32_e32 v16, v16
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	v_mul_lo_u32 v17, v17, v16
	v_mul_hi_u32 v17, v16, v17
	v_add_u32_e32 v16, vcc, v16, v17
	v_mul_hi_u32 v16, v5, v16
	v_mul_lo_u32 v17, v16, v15
	v_add_u32_e32 v18, vcc, 1, v16
	v_sub_u32_e32 v17, vcc, v5, v17
	v_cmp_ge_u32_e32 vcc, v17, v15
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_sub_u32_e64 v18, s[4:5], v17, v15
	v_cndmask_b32_e32 v17, v17, v18, vcc
	v_add_u32_e32 v18, vcc, 1, v16
	v_cmp_ge_u32_e32 vcc, v17, v15
	v_cndmask_b32_e32 v16, v16, v18, vcc
	s_branch .LBB2_72
.LBB2_79:
	ds_write_b32 v6, v27 offset:12
	s_and_saveexec_b64 s[50:51], s[0:1]
	s_cbranch_execz .LBB2_81
	v_mul_hi_u32 v9, v24, v21
	v_xor_b32_e32 v5, 1, v28
	v_lshlrev_b32_e32 v5, 7, v5
	v_mov_b32_e32 v7, s63
	v_mul_lo_u32 v10, v9, s37
	v_add_u32_e32 v5, vcc, s62, v5
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
.LBB2_81:
	s_or_b64 exec, exec, s[50:51]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v6 offset:12
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 s[50:51], s[48:49], vcc
	s_and_saveexec_b64 s[4:5], s[50:51]
	s_cbranch_execz .LBB2_83
	v_mov_b32_e32 v7, s42
	ds_write_b32 v6, v6 offset:12
	v_mov_b32_e32 v8, s43
	flat_atomic_swap v[7:8], v2
.LBB2_83:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s47, s74, 1
	s_andn2_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB2_87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v16, s44
	v_mov_b32_e32 v14, s74
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v17, s45
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[7:8], v27 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s33, v10
	v_mov_b32 v10, s74
	s_cbranch_vccnz .Lmet5

.Lawait5:
	onward_wait_load_x2 v[10:11], v[16:17], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[16:17], v[12:15] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s50, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_eq_u32 s50, s74
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[50:51], s[4:5], s[0:1]
	s_and_saveexec_b64 s[4:5], s[50:51]
	s_cbranch_execz .LBB2_86
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v10, s13
	flat_atomic_swap v[9:10], v6
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v8, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v10, s45
	flat_atomic_swap_x2 v[9:10], v[7:8]
.LBB2_86:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB2_87:
	v_cmp_eq_u32_e32 vcc, s38, v2
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB2_90
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dword v5, v[7:8] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_cmp_lt_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[4:5], 0
	s_cbranch_vccnz .LBB2_91
	v_add_u32_e32 v2, vcc, 1, v2
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v33, 0
	s_branch .LBB2_91
.LBB2_90:
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v2, s38
.LBB2_91:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_93
	s_mov_b32 s74, s47
	s_branch .LBB2_15
.LBB2_93:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_95
	v_mul_lo_u32 v0, v2, s36
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v1, s19
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_sub_u32_e32 v6, vcc, s68, v0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	flat_atomic_add v[0:1], v25
	flat_atomic_add v[2:3], v26
	flat_atomic_add v[4:5], v6
.LBB2_95:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel prk_steal
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
		.amdhsa_next_free_vgpr 39
		.amdhsa_next_free_sgpr 78
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
.Lfunc_end2:
	.size	prk_steal, .Lfunc_end2-prk_steal
	.section	.AMDGPU.csdata
	.text
	.protected	prk_remote
	.globl	prk_remote
	.p2align	8
	.type	prk_remote,@function
prk_remote:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0x4f7ffffe
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
	v_mul_f32_e32 v1, s9, v1
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
	v_mul_f32_e32 v1, s9, v1
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
	v_add_u32_e32 v8, vcc, v4, v0
	v_cmp_lt_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_5
	s_bitcmp0_b32 s38, 0
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v2, s27
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v6, v1, v2, vcc
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e32 v7, v1, v2, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB3_3
.LBB3_2:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_add_u32_e32 v10, vcc, v7, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	v_add_u32_e32 v8, vcc, 0x100, v1
	v_cmp_ge_u32_e32 vcc, v8, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	flat_store_dword v[10:11], v9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_5
.LBB3_3:
	v_add_u32_e32 v1, vcc, 1, v8
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v9, vcc, s20, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_mov_b32_e32 v1, v8
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v8, s21
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v12, vcc, v8, v12, vcc
	flat_load_dword v8, v[9:10]
	flat_load_dword v9, v[11:12]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v8, vcc, v8, v9
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_2
	v_cvt_f32_u32_e32 v9, v8
	v_sub_u32_e32 v10, vcc, 0, v8
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, s9, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v10, v10, v9
	v_mul_hi_u32 v10, v9, v10
	v_add_u32_e32 v9, vcc, v9, v10
	v_lshrrev_b32_e32 v9, 20, v9
	v_mul_lo_u32 v10, v9, v8
	v_add_u32_e32 v11, vcc, 1, v9
	v_sub_u32_e32 v10, vcc, 0x1000, v10
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_sub_u32_e64 v11, s[0:1], v10, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v9
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_branch .LBB3_2
.LBB3_5:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f32_u32_e32 v1, s37
	s_sub_i32 s0, 0, s37
	s_add_i32 s42, s37, -1
	v_add_u32_e32 v5, vcc, s42, v5
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
	s_cbranch_execz .LBB3_8
	v_mul_lo_u32 v1, v22, s8
	v_add_u32_e32 v2, vcc, 1, v0
	v_mul_lo_u32 v5, s37, v2
	s_lshl_b32 s4, s37, 8
	v_add_u32_e32 v1, vcc, v0, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v4
.LBB3_7:
	v_add_u32_e32 v8, vcc, v6, v7
	v_add_u32_e32 v9, vcc, v5, v7
	v_lshlrev_b64 v[10:11], 3, v[1:2]
	v_add_u32_e32 v7, vcc, s4, v7
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_add_u32_e32 v13, vcc, v6, v7
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_cmp_ge_u32_e32 vcc, v13, v3
	v_min_u32_e32 v9, v3, v9
	s_or_b64 s[2:3], vcc, s[2:3]
	flat_store_dwordx2 v[10:11], v[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_7
.LBB3_8:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s8, 1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 7
	s_add_u32 s62, s14, s0
	s_addc_u32 s63, s15, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_10
	v_not_b32_e32 v1, v4
	v_add_u32_e32 v1, vcc, s37, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v2, v1, v21
	s_add_u32 s6, s62, 0xc0
	s_addc_u32 s7, s63, 0
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
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, s7
	flat_store_dwordx2 v[5:6], v[1:2]
	ds_write_b32 v1, v1 offset:12
.LBB3_10:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s2, v0
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB3_14
	s_add_u32 s2, s12, 64
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	s_mov_b32 s9, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v13, s3
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v12, s2
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[1:2], v9 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s33, v10
	v_mov_b32 v10, s9
	s_cbranch_vccnz .Lmet6

.Lawait6:
	onward_wait_load_x2 v[10:11], v[12:13], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s9, v10
	s_cbranch_vccnz .Lmet6
	onward_wait_x2 v[12:13], v[5:8] ne
	s_sleep 1
	s_branch .Lawait6
.Lmet6:
	v_readfirstlane_b32 s9, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_eq_u32 s9, 0
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[10:11], s[4:5], s[0:1]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_cbranch_execz .LBB3_13
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s13
	flat_atomic_swap v[1:2], v5
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v6, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s2
	flat_atomic_swap_x2 v[5:6], v[1:2]
.LBB3_13:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB3_14:
	s_mov_b32 s60, 0
	s_cmp_gt_u32 s39, 63
	s_mov_b32 s9, s60
	s_cselect_b64 s[10:11], -1, 0
	s_lshr_b32 s64, s39, 1
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_movk_i32 s9, 0xc0
	s_add_u32 s34, s2, s9
	s_addc_u32 s35, s3, 0
	v_sub_u32_e32 v1, vcc, s42, v4
	s_add_u32 s42, s12, 0x80
	v_mul_lo_u32 v23, v22, s8
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 64
	v_add_u32_e32 v24, vcc, v1, v3
	s_addc_u32 s45, s13, 0
	s_xor_b64 s[4:5], s[0:1], -1
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s74, 1
	v_cmp_gt_u32_e64 s[2:3], s33, v0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s65, 0x7feb352d
	s_mov_b32 s66, 0x846ca68b
	v_mov_b32_e32 v1, -1
	s_movk_i32 s67, 0xff
	s_mov_b32 s46, -1
	s_movk_i32 s69, 0x3c0
	s_movk_i32 s70, 0xfc40
	s_movk_i32 s71, 0x100
	s_mov_b32 s72, 0xd9999999
	v_mov_b32_e32 v27, 1
	s_xor_b64 s[48:49], s[4:5], -1
	s_movk_i32 s73, 0x44
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v25, v4
	v_mov_b32_e32 v26, v4
	s_mov_b32 s68, 0
	v_mov_b32_e32 v33, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB3_15:
	v_sub_u32_e32 v5, vcc, s38, v2
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v9, s40
	v_cndmask_b32_e32 v30, v5, v9, vcc
	v_cndmask_b32_e32 v32, v9, v5, vcc
	v_xor_b32_sdwa v9, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v9, s65
	v_and_b32_e32 v28, 1, v2
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v8, s41
	v_lshlrev_b32_e32 v5, 7, v28
	v_cndmask_b32_e32 v29, v7, v8, vcc
	v_cndmask_b32_e32 v31, v8, v7, vcc
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v5
	v_lshrrev_b32_e32 v12, 15, v11
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_xor_b32_e32 v11, v12, v11
	v_add_u32_e32 v9, vcc, s73, v7
	v_mul_lo_u32 v13, v11, s66
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	v_add_u32_e32 v11, vcc, 64, v7
	v_addc_u32_e32 v12, vcc, 0, v8, vcc
	v_xor_b32_sdwa v34, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v13, s15
	v_add_u32_e32 v35, vcc, s14, v5
	v_addc_u32_e32 v36, vcc, 0, v13, vcc
	s_branch .LBB3_18
.LBB3_16:
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[4:5], 0
.LBB3_17:
	s_andn2_b64 vcc, exec, s[4:5]
	s_add_i32 s68, s47, s68
	s_cbranch_vccz .LBB3_79
.LBB3_18:
	v_and_b32_e32 v5, s67, v33
	v_cmp_ne_u16_e32 vcc, 0, v5
	s_mov_b32 s61, s60
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB3_20
	v_mov_b32_e32 v5, 1
	s_mov_b64 s[50:51], s[60:61]
	s_branch .LBB3_37
.LBB3_20:
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_34
	s_mov_b32 s56, 0
	s_mov_b64 s[50:51], 0
	s_branch .LBB3_24
.LBB3_22:
	s_andn2_b64 s[52:53], s[52:53], exec
.LBB3_23:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB3_30
.LBB3_24:
	onward_sync_cmpswap v5, v[7:8], v[3:4] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB3_23
	s_mov_b32 s47, s60
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	onward_wait_load v5, v[7:8], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[7:8], v[13:14] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB3_22
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s69
	s_mov_b32 s47, s56
	s_cbranch_scc1 .LBB3_28
.LBB3_27:
	s_add_i32 s47, s47, s70
	s_cmp_lt_u32 s47, s69
	s_sleep 15
	s_cbranch_scc0 .LBB3_27
.LBB3_28:
	s_lshl_b32 s57, s56, 1
	s_cmp_gt_u32 s56, s64
	s_cselect_b32 s56, s39, s57
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB3_22
.LBB3_29:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_29
	s_branch .LBB3_22
.LBB3_30:
	s_or_b64 exec, exec, s[50:51]
	flat_load_dwordx2 v[14:15], v[11:12]
	s_mov_b32 s61, s60
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v16, vcc, v15, v14
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_mov_b32_e32 v13, s60
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v14, s61
	s_cbranch_vccnz .LBB3_32
	v_add_u32_e32 v15, vcc, -1, v15
	v_add_u32_e32 v5, vcc, v15, v23
	v_lshlrev_b64 v[13:14], 3, v[5:6]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_store_dword v[9:10], v15
	flat_load_dwordx2 v[13:14], v[13:14]
.LBB3_32:
	onward_sync_store v[7:8], v6 wg rel
	v_cmp_lt_u32_e32 vcc, 1, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_34
	v_mov_b32_e32 v15, s34
	v_mov_b32_e32 v16, s35
	flat_atomic_swap v[15:16], v2
.LBB3_34:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_36
	ds_write_b64 v6, v[13:14]
.LBB3_36:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v6
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s50, v13
	v_readfirstlane_b32 s51, v14
	s_cmp_eq_u32 s50, s51
	s_cselect_b64 s[4:5], -1, 0
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_mov_b32_e32 v33, v5
.LBB3_37:
	v_cmp_eq_u16_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB3_69
	s_mov_b32 s52, 0
	s_mov_b32 s53, s52
	s_mov_b32 s47, 1
	s_mov_b64 s[4:5], s[52:53]
	s_branch .LBB3_41
.LBB3_39:
	s_mov_b64 s[50:51], s[4:5]
.LBB3_40:
	s_xor_b64 s[54:55], s[56:57], -1
	s_andn2_b64 vcc, exec, s[54:55]
	s_add_i32 s47, s47, 1
	s_cbranch_vccz .LBB3_69
.LBB3_41:
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB3_47
	v_add_u32_e32 v5, vcc, s47, v34
	v_lshlrev_b32_e32 v5, 8, v5
	v_add_u32_e32 v5, vcc, s8, v5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s65
	s_mov_b64 s[56:57], 0
	v_lshrrev_b32_e32 v13, 15, v5
	v_xor_b32_e32 v5, v13, v5
	v_mul_lo_u32 v5, v5, s66
	v_mov_b32_e32 v13, -1
	v_xor_b32_sdwa v14, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v5, v0
	s_branch .LBB3_44
.LBB3_43:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v5, vcc, s71, v5
	v_cmp_le_u32_e32 vcc, s33, v5
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB3_46
.LBB3_44:
	v_lshlrev_b64 v[15:16], 2, v[5:6]
	v_mov_b32_e32 v17, s13
	v_add_u32_e32 v15, vcc, s12, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	v_add_u32_e32 v15, vcc, s9, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	flat_load_dword v15, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v15, v2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB3_43
	v_add_u32_e32 v15, vcc, v14, v5
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v15, s65
	v_lshrrev_b32_e32 v16, 15, v15
	v_xor_b32_e32 v15, v16, v15
	v_mul_lo_u32 v15, v15, s66
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v15, 0xffffff00, v15
	v_or_b32_e32 v15, v15, v5
	v_min_u32_e32 v13, v15, v13
	s_branch .LBB3_43
.LBB3_46:
	s_or_b64 exec, exec, s[56:57]
.LBB3_47:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB3_49
	ds_write_b32 v6, v1 offset:8
.LBB3_49:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v6, v13 offset:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v6 offset:8
	s_mov_b64 s[56:57], 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s53, v5
	s_and_b32 s54, s53, s67
	s_cmp_eq_u32 s53, -1
	s_cselect_b32 s54, s33, s54
	s_cmp_eq_u32 s54, s33
	s_cbranch_scc1 .LBB3_39
	v_mov_b32_e32 v14, s5
	v_mov_b32_e32 v13, s4
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB3_58
	s_lshl_b32 s4, s54, 1
	s_mov_b32 s5, s60
	s_lshl_b64 s[4:5], s[4:5], 7
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v15, vcc, s4, v35
	v_addc_u32_e32 v16, vcc, v36, v5, vcc
	s_mov_b32 s61, s60
	v_mov_b32_e32 v13, s60
	onward_sync_cmpswap v5, v[15:16], v[3:4] agent acq remote
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v14, s61
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB3_57
	v_add_u32_e32 v17, vcc, 64, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dwordx2 v[19:20], v[17:18]
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v20, vcc, v20, v19
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_cmp_ne_u32_e64 s[4:5], 0, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_54
	v_mul_lo_u32 v5, s54, v22
	v_add_u32_e32 v37, vcc, 1, v19
	flat_store_dword v[17:18], v37
	v_add_u32_e32 v5, vcc, v19, v5
	v_lshlrev_b64 v[13:14], 3, v[5:6]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_load_dwordx2 v[13:14], v[13:14]
.LBB3_54:
	onward_sync_store v[15:16], v6 agent rel remote
	v_cmp_ne_u32_e32 vcc, 1, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_56
	s_mov_b32 s55, s60
	s_lshl_b64 s[76:77], s[54:55], 2
	s_add_u32 s53, s12, s76
	s_addc_u32 s55, s13, s77
	s_add_u32 s76, s53, s9
	s_addc_u32 s77, s55, 0
	v_mov_b32_e32 v15, s76
	v_mov_b32_e32 v16, s77
	flat_atomic_swap v[15:16], v2
.LBB3_56:
	v_cndmask_b32_e64 v5, 0, 1, s[4:5]
	v_add_u32_e32 v26, vcc, v26, v5
.LBB3_57:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v25, vcc, 1, v25
.LBB3_58:
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_60
	ds_write_b64 v6, v[13:14]
.LBB3_60:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v6
	s_mov_b64 s[56:57], 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v13
	v_readfirstlane_b32 s5, v14
	s_cmp_lg_u32 s4, s5
	s_cbranch_scc1 .LBB3_39
	s_cmp_lg_u32 s52, 0
	s_cselect_b32 s52, s52, 64
	s_cmp_lt_u32 s52, s69
	s_mov_b32 s53, s52
	s_cbranch_scc1 .LBB3_63
.LBB3_62:
	s_add_i32 s53, s53, s70
	s_cmp_lt_u32 s53, s69
	s_sleep 15
	s_cbranch_scc0 .LBB3_62
.LBB3_63:
	s_cmp_lt_u32 s53, 64
	s_cbranch_scc1 .LBB3_65
.LBB3_64:
	s_sub_i32 s53, s53, 64
	s_cmp_gt_u32 s53, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_64
.LBB3_65:
	s_lshl_b32 s53, s52, 1
	s_cmpk_lt_u32 s52, 0x201
	s_cselect_b32 s52, s53, 0x400
	s_and_b32 s53, s47, 7
	s_cmp_eq_u32 s53, 0
	s_cselect_b64 s[56:57], -1, 0
	s_and_b64 s[58:59], s[56:57], s[0:1]
	s_and_saveexec_b64 s[56:57], s[58:59]
	s_cbranch_execz .LBB3_68
	s_mov_b32 s55, s60
	s_lshl_b64 s[54:55], s[54:55], 2
	s_add_u32 s53, s12, s54
	s_addc_u32 s55, s13, s55
	s_add_u32 s54, s53, s9
	s_addc_u32 s55, s55, 0
	v_mov_b32_e32 v13, s54
	v_mov_b32_e32 v14, s55
	onward_wait_load v5, v[13:14], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[1:2] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB3_68
	s_sleep 1
.LBB3_68:
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], -1
	s_branch .LBB3_40
.LBB3_69:
	s_sub_i32 s47, s51, s50
	s_cmp_eq_u32 s51, s50
	s_mov_b64 s[4:5], -1
	s_cbranch_scc1 .LBB3_17
	v_add_u32_e32 v13, vcc, s50, v0
	v_cmp_gt_u32_e32 vcc, s51, v13
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB3_16
	s_mov_b64 s[54:55], 0
	s_branch .LBB3_73
.LBB3_72:
	s_or_b64 exec, exec, s[56:57]
	v_lshlrev_b64 v[14:15], 2, v[13:14]
	v_add_u32_e32 v17, vcc, v32, v14
	v_addc_u32_e32 v18, vcc, v31, v15, vcc
	flat_store_dword v[17:18], v16
	v_mov_b32_e32 v16, s25
	v_add_u32_e32 v14, vcc, s24, v14
	v_addc_u32_e32 v15, vcc, v16, v15, vcc
	v_add_u32_e32 v13, vcc, s71, v13
	v_cmp_le_u32_e32 vcc, s51, v13
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[14:15], v5
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB3_16
.LBB3_73:
	v_mov_b32_e32 v14, v6
	v_lshlrev_b64 v[15:16], 2, v[13:14]
	v_mov_b32_e32 v5, s21
	v_add_u32_e32 v15, vcc, s20, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	flat_load_dwordx2 v[15:16], v[15:16]
	v_mov_b32_e32 v5, 0x266
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v16, v15
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_77
	v_mov_b32_e32 v5, v15
	v_lshlrev_b64 v[17:18], 2, v[5:6]
	v_mov_b32_e32 v5, s23
	v_add_u32_e32 v17, vcc, s22, v17
	v_addc_u32_e32 v18, vcc, v5, v18, vcc
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, v15
.LBB3_75:
	flat_load_dword v5, v[17:18]
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[37:38], 2, v[5:6]
	v_add_u32_e32 v37, vcc, v30, v37
	v_addc_u32_e32 v38, vcc, v29, v38, vcc
	flat_load_dword v5, v[37:38]
	v_add_u32_e32 v20, vcc, 1, v20
	v_add_u32_e32 v17, vcc, 4, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	v_cmp_ge_u32_e32 vcc, v20, v16
	s_or_b64 s[56:57], vcc, s[56:57]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v19, vcc, v5, v19
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB3_75
	s_or_b64 exec, exec, s[56:57]
	v_mul_hi_u32 v5, v19, s72
	v_add_u32_e32 v5, vcc, 0x266, v5
.LBB3_77:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v15, vcc, v16, v15
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB3_72
	v_cvt_f32_u32_e32 v16, v15
	v_sub_u32_e32 v17, vcc, 0, v15
	v_rcp_iflag_f32_e32 v16, v16
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	v_mul_lo_u32 v17, v17, v16
	v_mul_hi_u32 v17, v16, v17
	v_add_u32_e32 v16, vcc, v16, v17
	v_mul_hi_u32 v16, v5, v16
	v_mul_lo_u32 v17, v16, v15
	v_add_u32_e32 v18, vcc, 1, v16
	v_sub_u32_e32 v17, vcc, v5, v17
	v_cmp_ge_u32_e32 vcc, v17, v15
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_sub_u32_e64 v18, s[4:5], v17, v15
	v_cndmask_b32_e32 v17, v17, v18, vcc
	v_add_u32_e32 v18, vcc, 1, v16
	v_cmp_ge_u32_e32 vcc, v17, v15
	v_cndmask_b32_e32 v16, v16, v18, vcc
	s_branch .LBB3_72
.LBB3_79:
	ds_write_b32 v6, v27 offset:12
	s_and_saveexec_b64 s[50:51], s[0:1]
	s_cbranch_execz .LBB3_81
	v_mul_hi_u32 v9, v24, v21
	v_xor_b32_e32 v5, 1, v28
	v_lshlrev_b32_e32 v5, 7, v5
	v_mov_b32_e32 v7, s63
	v_mul_lo_u32 v10, v9, s37
	v_add_u32_e32 v5, vcc, s62, v5
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
.LBB3_81:
	s_or_b64 exec, exec, s[50:51]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v6 offset:12
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 s[50:51], s[48:49], vcc
	s_and_saveexec_b64 s[4:5], s[50:51]
	s_cbranch_execz .LBB3_83
	v_mov_b32_e32 v7, s42
	ds_write_b32 v6, v6 offset:12
	v_mov_b32_e32 v8, s43
	flat_atomic_swap v[7:8], v2
.LBB3_83:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s47, s74, 1
	s_andn2_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB3_87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v16, s44
	v_mov_b32_e32 v14, s74
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v17, s45
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[7:8], v27 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s33, v10
	v_mov_b32 v10, s74
	s_cbranch_vccnz .Lmet7

.Lawait7:
	onward_wait_load_x2 v[10:11], v[16:17], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet7
	onward_wait_x2 v[16:17], v[12:15] ne
	s_sleep 1
	s_branch .Lawait7
.Lmet7:
	v_readfirstlane_b32 s50, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_eq_u32 s50, s74
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[50:51], s[4:5], s[0:1]
	s_and_saveexec_b64 s[4:5], s[50:51]
	s_cbranch_execz .LBB3_86
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v10, s13
	flat_atomic_swap v[9:10], v6
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v8, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_mov_b32_e32 v10, s45
	flat_atomic_swap_x2 v[9:10], v[7:8]
.LBB3_86:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB3_87:
	v_cmp_eq_u32_e32 vcc, s38, v2
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB3_90
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dword v5, v[7:8] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_cmp_lt_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[4:5], 0
	s_cbranch_vccnz .LBB3_91
	v_add_u32_e32 v2, vcc, 1, v2
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v33, 0
	s_branch .LBB3_91
.LBB3_90:
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v2, s38
.LBB3_91:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_93
	s_mov_b32 s74, s47
	s_branch .LBB3_15
.LBB3_93:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_95
	v_mul_lo_u32 v0, v2, s36
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v1, s19
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_sub_u32_e32 v6, vcc, s68, v0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	flat_atomic_add v[0:1], v25
	flat_atomic_add v[2:3], v26
	flat_atomic_add v[4:5], v6
.LBB3_95:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel prk_remote
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
		.amdhsa_next_free_vgpr 39
		.amdhsa_next_free_sgpr 78
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
.Lfunc_end3:
	.size	prk_remote, .Lfunc_end3-prk_remote
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
    .max_flat_workgroup_size: 256
    .name:           prk_base
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     69
    .sgpr_spill_count: 0
    .symbol:         prk_base.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .max_flat_workgroup_size: 256
    .name:           prk_scope
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     69
    .sgpr_spill_count: 0
    .symbol:         prk_scope.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .max_flat_workgroup_size: 256
    .name:           prk_steal
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         prk_steal.kd
    .vgpr_count:     39
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .max_flat_workgroup_size: 256
    .name:           prk_remote
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         prk_remote.kd
    .vgpr_count:     39
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
