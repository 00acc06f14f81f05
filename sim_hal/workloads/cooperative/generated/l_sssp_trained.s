	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	l_sssp
	.globl	l_sssp
	.p2align	8
	.type	l_sssp,@function
l_sssp:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s11, 0
	s_mov_b32 s56, 1
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
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s64, v1
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
	s_mov_b32 s5, s33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cmp_lg_u32 s9, s2
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
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s5, s9
.LBB0_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[2:3], 0
	v_readfirstlane_b32 s64, v1
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
	s_mov_b32 s5, s33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s64, v1
.LBB0_13:
	s_mov_b32 s33, s5
.LBB0_14:
	s_load_dword s65, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b32 s57, 0
	s_mov_b32 s10, 1
	s_cbranch_vccnz .LBB0_16
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s4, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v5, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x114, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x118, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x11c, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s56, v6
	v_readfirstlane_b32 s57, v3
	v_readfirstlane_b32 s10, v1
.LBB0_16:
	s_lshl_b32 s0, s8, 6
	s_add_u32 s28, s12, 0x80
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 64
	s_addc_u32 s31, s13, 0
	s_add_u32 s34, s12, 16
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 0x110
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 0x114
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 0x118
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 0x11c
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 0xc0
	s_addc_u32 s45, s13, 0
	v_or_b32_e32 v12, s0, v0
	s_add_u32 s12, s12, 0xc8
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s65, v12
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v13, 1
	s_mov_b32 s47, 0x10000
	v_mov_b32_e32 v0, -1
	s_branch .LBB0_19
.LBB0_17:
	s_mov_b64 s[6:7], 0
	s_mov_b32 s33, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_18:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_67
.LBB0_19:
	s_lshl_b32 s66, s64, 6
	s_mov_b32 s48, s10
	s_mov_b32 s8, s57
	s_mov_b32 s46, s56
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[6:7], 0
	s_cmp_lt_i32 s11, 1
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[50:51], 0
	s_cbranch_scc0 .LBB0_42
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_63
.LBB0_21:
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_23
.LBB0_22:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[52:53], -1
	s_mov_b32 s10, s48
	s_mov_b32 s57, s8
	s_mov_b32 s56, s46
	s_mov_b32 s49, s11
.LBB0_23:
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b32 s11, s49
	s_cbranch_vccnz .LBB0_30
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_27
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v2, v12
.LBB0_26:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v1, 0, -1, vcc
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v2, vcc, s66, v2
	v_add_u32_e64 v6, s[6:7], s20, v4
	v_cmp_le_u32_e32 vcc, s65, v2
	v_addc_u32_e64 v7, s[6:7], v7, v5, s[6:7]
	v_mov_b32_e32 v8, s23
	v_add_u32_e64 v4, s[6:7], s22, v4
	s_or_b64 s[50:51], vcc, s[50:51]
	v_addc_u32_e64 v5, s[6:7], v8, v5, s[6:7]
	flat_store_dword v[6:7], v1
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v3
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_26
.LBB0_27:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_29
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	flat_store_dword v[1:2], v13
	s_waitcnt vmcnt(0)
.LBB0_29:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s11, 1
	s_mov_b32 s10, s48
	s_mov_b32 s57, s8
	s_mov_b32 s56, s46
.LBB0_30:
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_18
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v6, s30
	s_add_i32 s8, s33, 2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v7, s31
	s_and_saveexec_b64 s[48:49], 1
	flat_atomic_add v10, v[4:5], v13 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s64, v10
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
	v_readfirstlane_b32 s6, v10
	s_mov_b64 exec, s[48:49]
	s_cmp_eq_u32 s8, s6
	s_cbranch_scc1 .LBB0_17
	s_cmp_lg_u32 s33, s6
	s_mov_b64 s[6:7], -1
	s_cbranch_scc1 .LBB0_40
	v_mov_b32_e32 v1, s34
	v_mov_b32_e32 v2, s35
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	s_mov_b64 s[48:49], -1
	flat_store_dword v[4:5], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v1, v2, v1
	v_readfirstlane_b32 s6, v1
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_37
	s_and_saveexec_b64 s[48:49], s[4:5]
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	v_mov_b32_e32 v1, s11
	flat_store_dword v[4:5], v1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	v_mov_b32_e32 v1, s56
	flat_store_dword v[4:5], v1
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v1, s57
	flat_store_dword v[4:5], v1
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	v_mov_b32_e32 v1, s10
	flat_store_dword v[4:5], v1
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v1, s64
	flat_store_dword v[4:5], v1
	s_add_i32 s46, s33, 1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v1, s46
	flat_store_dword v[4:5], v1
	v_lshrrev_b32_e32 v4, 16, v2
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_store_dword v[1:2], v4
.LBB0_36:
	s_or_b64 exec, exec, s[48:49]
	s_mov_b64 s[48:49], 0
.LBB0_37:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_39
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v5, s31
	s_or_b32 s46, s64, s47
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s46
	s_or_b32 s46, s64, 0x20000
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s46
	s_or_b32 s46, s64, 0x30000
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s46
	s_or_b32 s46, s64, 0x40000
	flat_store_dwordx2 v[4:5], v[1:2]
	v_mov_b32_e32 v2, s46
	flat_store_dwordx2 v[4:5], v[1:2]
.LBB0_39:
	v_cndmask_b32_e64 v1, 0, 1, s[6:7]
	v_readfirstlane_b32 s6, v1
	s_cmp_lg_u32 s6, 0
	s_mov_b64 s[6:7], 0
	s_cbranch_scc0 .LBB0_64
.LBB0_40:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_17
.LBB0_41:
	v_mov_b32_e32 v1, s30
	v_mov_b32_e32 v2, s31
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_i32 s8, s33, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_and_b32 s64, s6, 0xffff
	s_branch .LBB0_17
.LBB0_42:
	s_cmp_gt_i32 s11, 1
	s_cbranch_scc0 .LBB0_47
	s_mov_b64 s[50:51], -1
	s_mov_b64 s[54:55], 0
	s_cmp_eq_u32 s11, 2
	s_mov_b64 s[52:53], 0
	s_cbranch_scc0 .LBB0_48
	s_and_saveexec_b64 s[50:51], s[0:1]
	s_cbranch_execz .LBB0_46
	s_lshl_b64 s[52:53], s[8:9], 2
	s_add_u32 s52, s26, s52
	s_addc_u32 s53, s27, s53
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0)
.LBB0_46:
	s_or_b64 exec, exec, s[50:51]
	s_xor_b32 s57, s8, 1
	s_xor_b32 s10, s48, 1
	s_add_i32 s56, s46, 1
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], -1
	s_branch .LBB0_48
.LBB0_47:
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[50:51], 0
.LBB0_48:
	s_mov_b32 s49, 1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_62
	s_lshl_b64 s[54:55], s[8:9], 2
	s_add_u32 s54, s26, s54
	s_addc_u32 s55, s27, s55
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	flat_load_dword v11, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_61
	v_cmp_lt_u32_e32 vcc, v12, v11
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_60
	s_mul_i32 s54, s8, s65
	s_mov_b32 s55, s9
	s_lshl_b64 s[54:55], s[54:55], 2
	s_add_u32 s10, s24, s54
	s_addc_u32 s67, s25, s55
	s_mul_i32 s54, s48, s65
	s_mov_b32 s55, s9
	s_lshl_b64 s[54:55], s[54:55], 2
	s_add_u32 s68, s24, s54
	s_mov_b32 s49, s9
	s_addc_u32 s69, s25, s55
	s_lshl_b64 s[54:55], s[48:49], 2
	s_add_u32 s54, s26, s54
	s_addc_u32 s55, s27, s55
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v1, v12
	s_branch .LBB0_53
.LBB0_52:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v1, vcc, s66, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_60
.LBB0_53:
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_mov_b32_e32 v2, s67
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v2, v5, vcc
	flat_load_dword v2, v[4:5]
	v_mov_b32_e32 v9, s21
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v10, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_u32_e32 v4, vcc, 1, v2
	v_add_u32_e32 v8, vcc, s20, v6
	v_addc_u32_e32 v9, vcc, v9, v7, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v6, vcc, s14, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	v_add_u32_e32 v4, vcc, s14, v4
	v_addc_u32_e32 v5, vcc, v10, v5, vcc
	flat_load_dword v14, v[4:5]
	flat_load_dword v15, v[8:9] glc
	flat_load_dword v4, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v4, v14
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_52
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v5, vcc, s18, v7
	v_addc_u32_e32 v6, vcc, v2, v8, vcc
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v7, vcc, s16, v7
	v_addc_u32_e32 v8, vcc, v2, v8, vcc
	s_mov_b64 s[60:61], 0
	s_branch .LBB0_56
.LBB0_55:
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v4, vcc, 1, v4
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_ge_u32_e32 vcc, v4, v14
	s_or_b64 s[60:61], vcc, s[60:61]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_52
.LBB0_56:
	flat_load_dword v2, v[7:8]
	flat_load_dword v16, v[5:6]
	v_mov_b32_e32 v17, s21
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[9:10], 2, v[2:3]
	v_add_u32_e32 v9, vcc, s20, v9
	v_addc_u32_e32 v10, vcc, v17, v10, vcc
	flat_load_dword v17, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v16, vcc, v16, v15
	v_cmp_lt_u32_e32 vcc, v16, v17
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_55
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v9, v[9:10], v16 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v9, v16
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_55
	v_lshlrev_b64 v[9:10], 2, v[2:3]
	v_mov_b32_e32 v16, s23
	v_add_u32_e32 v9, vcc, s22, v9
	v_addc_u32_e32 v10, vcc, v16, v10, vcc
	v_mov_b32_e32 v16, s46
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v9, v[9:10], v16 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s46, v9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_55
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v9, v[9:10], v13 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v16, s69
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v9, vcc, s68, v9
	v_addc_u32_e32 v10, vcc, v16, v10, vcc
	flat_store_dword v[9:10], v2
	s_branch .LBB0_55
.LBB0_60:
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s49, 2
	s_mov_b32 s10, s48
	s_mov_b32 s57, s8
	s_mov_b32 s56, s46
	s_branch .LBB0_62
.LBB0_61:
	s_mov_b32 s49, 1
.LBB0_62:
	s_branch .LBB0_21
.LBB0_63:
	s_cmp_lg_u32 s11, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[50:51], -1, 0
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_22
	s_branch .LBB0_23
.LBB0_64:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s6, v1
	s_or_b32 s6, s6, 0x3000000
	onward_message s6
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_66
	s_mov_b32 s46, s9
	v_mov_b32_e32 v1, s30
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v2, s31
	v_mov_b32_e32 v5, s47
	flat_atomic_add_x2 v[1:2], v[4:5]
	flat_atomic_add_x2 v[1:2], v[4:5]
	flat_atomic_add_x2 v[1:2], v[4:5]
	flat_atomic_add_x2 v[1:2], v[4:5]
.LBB0_66:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s31
	s_and_saveexec_b64 s[6:7], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[4:5], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s33, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[4:5], v[0:3] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s46, v10
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_17
	s_branch .LBB0_41
.LBB0_67:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel l_sssp
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 70
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
	.size	l_sssp, .Lfunc_end0-l_sssp
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
        .is_volatile:    true
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           l_sssp
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
