	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	color
	.globl	color
	.p2align	8
	.type	color,@function
color:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_mov_b32 s5, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[10:11], s[6:7], 0x38
	s_mov_b32 s44, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_cmp_eq_u64 s[12:13], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s4, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s56, v1
	s_cbranch_scc1 .LBB0_8
	s_add_u32 s0, s12, 64
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s12, 8
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s4, 0
	v_readfirstlane_b32 s33, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_9
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s4, v3
	v_mad_u64_u32 v[1:2], s[2:3], s4, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_10
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s33, 1
	s_mov_b32 s9, s33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v1
	s_cmp_lg_u32 s24, s2
	s_cbranch_scc1 .LBB0_7
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v3, s33
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[5:6], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s33, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[5:6], v[1:4] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s9, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s9, s24
.LBB0_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[2:3], 0
	v_readfirstlane_b32 s56, v1
	s_branch .LBB0_11
.LBB0_8:
	s_mov_b64 s[0:1], -1
	s_mov_b32 s4, 0
	s_mov_b32 s33, 0
	s_branch .LBB0_14
.LBB0_9:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_14
.LBB0_10:
	s_mov_b64 s[2:3], -1
.LBB0_11:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_13
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s9, s33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s56, v1
.LBB0_13:
	s_mov_b32 s33, s9
.LBB0_14:
	s_load_dword s57, s[6:7], 0x20
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_16
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s4, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v3
	v_readfirstlane_b32 s44, v1
.LBB0_16:
	s_lshl_b32 s0, s8, 6
	s_add_u32 s8, s12, 0x80
	s_addc_u32 s9, s13, 0
	s_add_u32 s24, s12, 64
	s_addc_u32 s25, s13, 0
	s_add_u32 s26, s12, 16
	s_addc_u32 s27, s13, 0
	s_add_u32 s28, s12, 0x110
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 0x114
	s_addc_u32 s31, s13, 0
	s_add_u32 s34, s12, 0xc0
	s_addc_u32 s35, s13, 0
	v_or_b32_e32 v8, s0, v0
	s_mov_b32 s6, 0
	s_add_u32 s12, s12, 0xc8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s57, v8
	s_mov_b32 s7, 0x10000
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v9, 1
	s_branch .LBB0_19
.LBB0_17:
	s_mov_b64 s[36:37], 0
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_18:
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_71
.LBB0_19:
	s_lshl_b32 s59, s56, 6
	s_mov_b32 s58, s44
	s_mov_b64 s[42:43], -1
	s_mov_b64 s[36:37], 0
	s_cmp_lt_i32 s5, 1
	s_mov_b64 s[40:41], 0
	s_mov_b64 s[38:39], 0
	s_cbranch_scc0 .LBB0_40
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_67
.LBB0_21:
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_23
.LBB0_22:
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[40:41], -1
	s_mov_b32 s44, s58
	s_mov_b32 s4, s5
.LBB0_23:
	s_andn2_b64 vcc, exec, s[36:37]
	s_mov_b32 s5, s4
	s_cbranch_vccnz .LBB0_28
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB0_27
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v2, v8
.LBB0_26:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s59, v2
	v_mov_b32_e32 v1, s21
	v_cmp_le_u32_e32 vcc, s57, v2
	v_add_u32_e64 v4, s[4:5], s20, v4
	v_addc_u32_e64 v5, s[4:5], v1, v5, s[4:5]
	s_or_b64 s[38:39], vcc, s[38:39]
	flat_store_dword v[4:5], v0
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_26
.LBB0_27:
	s_or_b64 exec, exec, s[36:37]
	s_mov_b64 s[40:41], -1
	s_mov_b32 s5, 1
	s_mov_b32 s44, s58
.LBB0_28:
	s_andn2_b64 vcc, exec, s[40:41]
	s_mov_b64 s[36:37], -1
	s_cbranch_vccnz .LBB0_18
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v6, s24
	s_add_i32 s4, s33, 2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v7, s25
	s_and_saveexec_b64 s[38:39], 1
	flat_atomic_add v10, v[4:5], v9 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s56, v10
	v_mov_b32 v10, s33
	s_cbranch_vccnz .Lmet1

.Lawait1:
	onward_wait_load_x2 v[10:11], v[6:7], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s33, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[6:7], v[0:3] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s36, v10
	s_mov_b64 exec, s[38:39]
	s_cmp_eq_u32 s4, s36
	s_cbranch_scc1 .LBB0_17
	s_cmp_lg_u32 s33, s36
	s_mov_b64 s[36:37], -1
	s_cbranch_scc1 .LBB0_38
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	s_mov_b64 s[38:39], -1
	flat_store_dword v[4:5], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v1, v2, v1
	v_readfirstlane_b32 s36, v1
	s_cmp_eq_u32 s36, 0
	s_cselect_b64 s[36:37], -1, 0
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_35
	s_and_saveexec_b64 s[38:39], s[2:3]
	s_cbranch_execz .LBB0_34
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v1, s5
	flat_store_dword v[4:5], v1
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	v_mov_b32_e32 v1, s44
	flat_store_dword v[4:5], v1
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v1, s56
	flat_store_dword v[4:5], v1
	s_add_i32 s40, s33, 1
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	v_mov_b32_e32 v1, s40
	flat_store_dword v[4:5], v1
	v_lshrrev_b32_e32 v4, 16, v2
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_store_dword v[1:2], v4
.LBB0_34:
	s_or_b64 exec, exec, s[38:39]
	s_mov_b64 s[38:39], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_37
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v5, s25
	s_or_b32 s38, s56, s7
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s38
	s_or_b32 s38, s56, 0x20000
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s38
	s_or_b32 s38, s56, 0x30000
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s38
	s_or_b32 s38, s56, 0x40000
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s38
	flat_store_dwordx2 v[4:5], v[1:2]
.LBB0_37:
	v_cndmask_b32_e64 v1, 0, 1, s[36:37]
	v_readfirstlane_b32 s36, v1
	s_cmp_lg_u32 s36, 0
	s_mov_b64 s[36:37], 0
	s_cbranch_scc0 .LBB0_68
.LBB0_38:
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_17
.LBB0_39:
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_i32 s4, s33, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s33, v2
	s_and_b32 s56, s33, 0xffff
	s_branch .LBB0_17
.LBB0_40:
	s_cmp_gt_i32 s5, 1
	s_cbranch_scc0 .LBB0_49
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[42:43], 0
	s_cmp_eq_u32 s5, 2
	s_mov_b64 s[40:41], 0
	s_cbranch_scc0 .LBB0_51
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[38:39], 0
	s_mov_b64 s[40:41], 0
	v_cmp_eq_u32_e32 vcc, s58, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_51
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_50
	s_add_i32 s4, s58, -1
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v2, v8
	s_branch .LBB0_46
.LBB0_45:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v2, vcc, s59, v2
	v_cmp_le_u32_e32 vcc, s57, v2
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_50
.LBB0_46:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v4, vcc, s20, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	flat_load_dword v1, v[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_45
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v10, vcc, s18, v6
	v_addc_u32_e32 v11, vcc, v1, v7, vcc
	flat_load_dword v1, v[10:11]
	v_mov_b32_e32 v10, s23
	v_add_u32_e32 v6, vcc, s22, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v6
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_45
	v_mov_b32_e32 v1, s4
	flat_store_dword v[4:5], v1
	s_branch .LBB0_45
.LBB0_49:
	s_mov_b64 s[42:43], -1
	s_mov_b64 s[40:41], 0
	s_mov_b64 s[38:39], 0
	s_branch .LBB0_51
.LBB0_50:
	s_or_b64 exec, exec, s[40:41]
	s_add_i32 s44, s58, 1
	s_mov_b64 s[40:41], -1
.LBB0_51:
	s_mov_b32 s4, 1
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_66
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_65
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v4, v8
	s_branch .LBB0_57
.LBB0_54:
	s_or_b64 exec, exec, s[52:53]
.LBB0_55:
	s_or_b64 exec, exec, s[50:51]
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v5, s23
	v_add_u32_e32 v1, vcc, s22, v1
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_or_b64 s[44:45], s[44:45], exec
	flat_store_dword v[1:2], v10
.LBB0_56:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v4, vcc, s59, v4
	v_cmp_le_u32_e32 vcc, s57, v4
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 s[46:47], s[46:47], exec
	s_and_b64 s[48:49], s[44:45], exec
	s_or_b64 s[46:47], s[46:47], s[48:49]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_63
.LBB0_57:
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v6, s21
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_56
	v_add_u32_e32 v2, vcc, 1, v4
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	v_add_u32_e32 v6, vcc, s14, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	flat_load_dword v11, v[1:2]
	flat_load_dword v1, v[6:7]
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v1, v11
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_55
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v2, v7, vcc
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v10, 0
	s_branch .LBB0_61
.LBB0_60:
	s_or_b64 exec, exec, s[54:55]
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[52:53], vcc, s[52:53]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_54
.LBB0_61:
	flat_load_dword v2, v[6:7]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_add_u32_e32 v12, vcc, s20, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_60
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v12, vcc, s18, v12
	v_addc_u32_e32 v13, vcc, v2, v13, vcc
	flat_load_dword v2, v[12:13]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v10, v10, v2
	s_branch .LBB0_60
.LBB0_63:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_65
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_mov_b32_e32 v4, s58
	flat_store_dword v[1:2], v4
	s_waitcnt vmcnt(0)
.LBB0_65:
	s_or_b64 exec, exec, s[40:41]
	s_mov_b64 s[40:41], -1
	s_mov_b32 s4, 2
	s_mov_b32 s44, s58
.LBB0_66:
	s_branch .LBB0_21
.LBB0_67:
	s_cmp_lg_u32 s5, 0
	s_mov_b64 s[36:37], -1
	s_cselect_b64 s[38:39], -1, 0
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_22
	s_branch .LBB0_23
.LBB0_68:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s36, v1
	s_or_b32 s36, s36, 0x3000000
	onward_message s36
	s_and_saveexec_b64 s[36:37], s[2:3]
	s_cbranch_execz .LBB0_70
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v5, s7
	flat_atomic_add_x2 v[1:2], v[4:5]
	flat_atomic_add_x2 v[1:2], v[4:5]
	flat_atomic_add_x2 v[1:2], v[4:5]
	flat_atomic_add_x2 v[1:2], v[4:5]
.LBB0_70:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s25
	s_and_saveexec_b64 s[36:37], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[4:5], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s33, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[4:5], v[0:3] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s38, v10
	s_mov_b64 exec, s[36:37]
	s_cbranch_execz .LBB0_17
	s_branch .LBB0_39
.LBB0_71:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel color
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 60
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
	.size	color, .Lfunc_end0-color
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
        .type_name:      'void*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           color
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
