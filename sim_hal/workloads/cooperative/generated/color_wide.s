	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	color
	.globl	color
	.p2align	8
	.type	color,@function
color:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s5, 0
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[10:11], s[6:7], 0x38
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_mov_b32 s48, 1
	s_cmp_eq_u64 s[12:13], 0
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b64 s[24:25], 0
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
	v_readfirstlane_b32 s60, v1
	s_cbranch_scc1 .LBB0_7
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
	s_mov_b32 s9, 0
	v_readfirstlane_b32 s33, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_8
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s9, v3
	v_mad_u64_u32 v[1:2], s[2:3], s9, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_9
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s33, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	s_cmp_lg_u32 s4, s2
	s_cbranch_scc1 .LBB0_10
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	v_or_b32_e32 v1, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v3, s33
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s33, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[1:4] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s24, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB0_11
.LBB0_7:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[24:25], 0
	s_mov_b32 s9, 0
	s_mov_b32 s33, 0
	s_branch .LBB0_19
.LBB0_8:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_19
.LBB0_9:
	s_mov_b64 s[2:3], -1
	s_branch .LBB0_14
.LBB0_10:
	v_mov_b32_e32 v2, v0
	s_mov_b32 s4, s33
.LBB0_11:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v1, v[3:4] glc
	v_add_u32_e32 v3, vcc, 8, v5
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, 0
	flat_store_dwordx2 v[3:4], v[1:2]
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[2:3], 0
	v_readfirstlane_b32 s60, v1
.LBB0_14:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_18
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v3, v[1:2] glc
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s4, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s60, v1
.LBB0_18:
	s_mov_b64 s[24:25], -1
	s_mov_b32 s33, s4
.LBB0_19:
	s_load_dword s61, s[6:7], 0x20
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_21
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v3
	v_readfirstlane_b32 s48, v1
.LBB0_21:
	s_lshl_b32 s0, s8, 8
	s_add_u32 s6, s12, 0x80
	s_addc_u32 s7, s13, 0
	s_add_u32 s26, s12, 64
	s_addc_u32 s27, s13, 0
	s_add_u32 s28, s12, 16
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 0x110
	s_addc_u32 s31, s13, 0
	s_add_u32 s34, s12, 0x114
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 0xc0
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 0xc8
	s_addc_u32 s39, s13, 0
	v_or_b32_e32 v8, s0, v0
	s_add_u32 s12, s12, 0x108
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s61, v8
	v_lshrrev_b32_e32 v9, 6, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v12, 1
	s_branch .LBB0_25
.LBB0_22:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_i32 s4, s33, 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s33, v2
	s_and_b32 s60, s33, 0xffff
.LBB0_23:
	s_mov_b64 s[40:41], 0
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_24:
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_90
.LBB0_25:
	s_lshl_b32 s63, s60, 8
	s_mov_b32 s62, s48
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[40:41], 0
	s_cmp_lt_i32 s5, 1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[42:43], 0
	s_cbranch_scc0 .LBB0_42
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_84
.LBB0_27:
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_29
.LBB0_28:
	s_mov_b64 s[40:41], 0
	s_mov_b64 s[44:45], -1
	s_mov_b32 s48, s62
	s_mov_b32 s4, s5
.LBB0_29:
	s_andn2_b64 vcc, exec, s[40:41]
	s_mov_b32 s5, s4
	s_cbranch_vccnz .LBB0_34
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_33
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v2, v8
.LBB0_32:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s63, v2
	v_mov_b32_e32 v1, s21
	v_cmp_le_u32_e32 vcc, s61, v2
	v_add_u32_e64 v4, s[4:5], s20, v4
	v_addc_u32_e64 v5, s[4:5], v1, v5, s[4:5]
	s_or_b64 s[42:43], vcc, s[42:43]
	flat_store_dword v[4:5], v0
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_32
.LBB0_33:
	s_or_b64 exec, exec, s[40:41]
	s_mov_b64 s[44:45], -1
	s_mov_b32 s5, 1
	s_mov_b32 s48, s62
.LBB0_34:
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[40:41], -1
	s_cbranch_vccnz .LBB0_24
	v_readfirstlane_b32 s4, v9
	s_cmp_eq_u32 s4, 0
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_lg_u32 s4, 0
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_37
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v6, s26
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s7
	v_mov_b32_e32 v7, s27
	s_and_saveexec_b64 s[42:43], 1
	flat_atomic_add v10, v[4:5], v12 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s60, v10
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
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[42:43]
.LBB0_37:
	s_and_b64 s[42:43], s[24:25], exec
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s42, s9, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[4:5], s[42:43], s42, v4, v[1:2]
	s_and_saveexec_b64 s[42:43], s[2:3]
	s_cbranch_execz .LBB0_39
	v_mov_b32_e32 v2, s4
	flat_store_dwordx2 v[4:5], v[2:3]
.LBB0_39:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[4:5] glc
	s_and_b64 s[42:43], s[24:25], exec
	s_cselect_b32 s9, s9, 64
	s_add_i32 s4, s33, 2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s42, v1
	s_cmp_eq_u32 s4, s42
	s_cbranch_scc1 .LBB0_23
	s_cmp_eq_u32 s33, s42
	s_cbranch_scc1 .LBB0_52
	s_and_b64 s[42:43], s[24:25], exec
	s_cselect_b32 s42, s9, 64
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[4:5], s[42:43], s42, v1, 0
	s_mov_b64 s[42:43], -1
	s_cbranch_execz .LBB0_53
	s_branch .LBB0_64
.LBB0_42:
	s_cmp_gt_i32 s5, 1
	s_cbranch_scc0 .LBB0_51
	s_mov_b64 s[42:43], -1
	s_mov_b64 s[46:47], 0
	s_cmp_eq_u32 s5, 2
	s_mov_b64 s[44:45], 0
	s_cbranch_scc0 .LBB0_68
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[42:43], 0
	s_mov_b64 s[44:45], 0
	v_cmp_eq_u32_e32 vcc, s62, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_68
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_67
	s_add_i32 s4, s62, -1
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v2, v8
	s_branch .LBB0_48
.LBB0_47:
	s_or_b64 exec, exec, s[50:51]
	v_add_u32_e32 v2, vcc, s63, v2
	v_cmp_le_u32_e32 vcc, s61, v2
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_67
.LBB0_48:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v4, vcc, s20, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	flat_load_dword v1, v[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_47
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
	s_cbranch_execz .LBB0_47
	v_mov_b32_e32 v1, s4
	flat_store_dword v[4:5], v1
	s_branch .LBB0_47
.LBB0_51:
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[42:43], 0
	s_branch .LBB0_68
.LBB0_52:
	s_mov_b64 s[42:43], 0
.LBB0_53:
	s_andn2_b64 vcc, exec, s[40:41]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB0_61
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	s_mov_b64 s[46:47], -1
	flat_store_dword v[6:7], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v1, v2, v1
	v_readfirstlane_b32 s44, v1
	s_cmp_eq_u32 s44, 0
	s_cselect_b64 s[44:45], -1, 0
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_58
	s_and_saveexec_b64 s[46:47], s[2:3]
	s_cbranch_execz .LBB0_57
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	v_mov_b32_e32 v1, s5
	flat_store_dword v[6:7], v1
	v_mov_b32_e32 v6, s34
	v_mov_b32_e32 v7, s35
	v_mov_b32_e32 v1, s48
	flat_store_dword v[6:7], v1
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v1, s60
	flat_store_dword v[6:7], v1
	s_add_i32 s49, s33, 1
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	v_mov_b32_e32 v1, s49
	flat_store_dword v[6:7], v1
	v_lshrrev_b32_e32 v6, 16, v2
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_store_dword v[1:2], v6
.LBB0_57:
	s_or_b64 exec, exec, s[46:47]
	s_mov_b64 s[46:47], 0
.LBB0_58:
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_60
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[6:7], v[1:2]
.LBB0_60:
	v_cndmask_b32_e64 v1, 0, 1, s[44:45]
.LBB0_61:
	s_and_b64 s[44:45], s[24:25], exec
	v_mov_b32_e32 v6, s12
	s_cselect_b32 s46, s9, 64
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v7, s13
	v_mad_u64_u32 v[6:7], s[44:45], s46, v2, v[6:7]
	v_readfirstlane_b32 s47, v1
	s_and_saveexec_b64 s[44:45], s[2:3]
	s_cbranch_execz .LBB0_63
	v_mov_b32_e32 v2, s47
	flat_store_dwordx2 v[6:7], v[2:3]
.LBB0_63:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s44, v2
	v_readfirstlane_b32 s45, v1
	s_or_b32 s44, s45, s44
	s_cmp_lg_u32 s44, 0
	s_cbranch_scc0 .LBB0_85
.LBB0_64:
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_23
.LBB0_65:
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v6, s13
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v1
	v_add_u32_e32 v1, vcc, s12, v4
	v_readfirstlane_b32 s4, v2
	v_addc_u32_e32 v2, vcc, v6, v5, vcc
	s_and_saveexec_b64 s[40:41], s[2:3]
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s4
	flat_store_dwordx2 v[1:2], v[4:5]
	s_branch .LBB0_22
.LBB0_67:
	s_or_b64 exec, exec, s[44:45]
	s_add_i32 s48, s62, 1
	s_mov_b64 s[44:45], -1
.LBB0_68:
	s_mov_b32 s4, 1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_83
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_82
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v4, v8
	s_branch .LBB0_74
.LBB0_71:
	s_or_b64 exec, exec, s[56:57]
.LBB0_72:
	s_or_b64 exec, exec, s[54:55]
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v5, s23
	v_add_u32_e32 v1, vcc, s22, v1
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_or_b64 s[48:49], s[48:49], exec
	flat_store_dword v[1:2], v10
.LBB0_73:
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v4, vcc, s63, v4
	v_cmp_le_u32_e32 vcc, s61, v4
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 s[50:51], s[50:51], exec
	s_and_b64 s[52:53], s[48:49], exec
	s_or_b64 s[50:51], s[50:51], s[52:53]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_80
.LBB0_74:
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v6, s21
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_73
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
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_72
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v2, v7, vcc
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v10, 0
	s_branch .LBB0_78
.LBB0_77:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_71
.LBB0_78:
	flat_load_dword v2, v[6:7]
	v_mov_b32_e32 v15, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_add_u32_e32 v13, vcc, s20, v13
	v_addc_u32_e32 v14, vcc, v15, v14, vcc
	flat_load_dword v13, v[13:14]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v13
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_77
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v13, vcc, s18, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	flat_load_dword v2, v[13:14]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v10, v10, v2
	s_branch .LBB0_77
.LBB0_80:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_82
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_mov_b32_e32 v4, s62
	flat_store_dword v[1:2], v4
	s_waitcnt vmcnt(0)
.LBB0_82:
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_mov_b32 s4, 2
	s_mov_b32 s48, s62
.LBB0_83:
	s_branch .LBB0_27
.LBB0_84:
	s_cmp_lg_u32 s5, 0
	s_mov_b64 s[40:41], -1
	s_cselect_b64 s[42:43], -1, 0
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_28
	s_branch .LBB0_29
.LBB0_85:
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s44, v1
	s_and_saveexec_b64 s[42:43], s[2:3]
	s_cbranch_execz .LBB0_87
	v_mov_b32_e32 v2, s44
	flat_store_dwordx2 v[6:7], v[2:3]
.LBB0_87:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_andn2_b64 vcc, exec, s[40:41]
	v_readfirstlane_b32 s42, v1
	s_or_b32 s42, s42, 0x3000000
	onward_message s42
	s_cbranch_vccnz .LBB0_89
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[40:41], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[4:5], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s33, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[4:5], v[0:3] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s42, v10
	s_mov_b64 exec, s[40:41]
.LBB0_89:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[4:5], s[40:41], s46, v1, 0
	s_cbranch_execz .LBB0_23
	s_branch .LBB0_65
.LBB0_90:
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 64
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
    .max_flat_workgroup_size: 256
    .name:           color
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     66
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
