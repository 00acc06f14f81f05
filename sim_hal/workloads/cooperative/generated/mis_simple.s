	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mis
	.globl	mis
	.p2align	8
	.type	mis,@function
mis:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	s_cmp_lg_u64 s[12:13], 0
	s_cselect_b64 s[28:29], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s4
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s4, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s4, v3, 0
	s_mov_b64 s[0:1], -1
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_readfirstlane_b32 s9, v2
	s_cbranch_scc1 .LBB0_8
	s_add_u32 s4, s12, 64
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	s_add_u32 s2, s12, 8
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v1, v[4:5] glc
	s_mov_b32 s3, 0
	v_readfirstlane_b32 s30, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_9
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v4, s13
	v_readfirstlane_b32 s3, v1
	v_mad_u64_u32 v[3:4], s[10:11], s3, v5, v[3:4]
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_11
	s_add_u32 s10, s12, 0xc0
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v1, v[3:4] glc
	s_add_i32 s2, s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cmp_lg_u32 s9, s2
	s_mov_b32 s2, s30
	s_cbranch_scc1 .LBB0_7
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s30
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s4
	s_and_saveexec_b64 s[4:5], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s30, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[3:6] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[4:5]
.LBB0_6:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s2, s9
.LBB0_7:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[10:11], 0
	v_readfirstlane_b32 s9, v1
	s_branch .LBB0_12
.LBB0_8:
	s_mov_b32 s30, 0
	s_mov_b64 s[4:5], -1
	s_branch .LBB0_10
.LBB0_9:
	s_mov_b64 s[4:5], -1
.LBB0_10:
	s_branch .LBB0_16
.LBB0_11:
	s_mov_b64 s[10:11], -1
.LBB0_12:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccz .LBB0_14
	s_add_u32 s10, s12, 12
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v1, v[3:4] glc
	s_mov_b64 s[10:11], -1
	s_mov_b32 s2, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
.LBB0_14:
	s_mov_b32 s30, s2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_10
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v4, s13
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, v[3:4]
	v_add_u32_e32 v5, vcc, 0x110, v3
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 0x114, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v5, v[5:6] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, 0
	s_mov_b64 s[0:1], 0
	v_readfirstlane_b32 s68, v5
	v_readfirstlane_b32 s62, v6
.LBB0_16:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s31, 1
	s_cbranch_vccnz .LBB0_18
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, 0
	s_mov_b32 s68, 0
	s_mov_b32 s62, 1
.LBB0_18:
	s_xor_b64 s[34:35], s[4:5], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_u32 s40, s12, 16
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 12
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 0x80
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 64
	s_addc_u32 s47, s13, 0
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v3, vcc, s12, v3
	s_add_u32 s48, s12, 0xc4
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	s_movk_i32 s2, 0x104
	s_addc_u32 s49, s13, 0
	s_movk_i32 s10, 0x110
	v_add_u32_e32 v12, vcc, s2, v3
	s_add_u32 s50, s12, 8
	v_add_u32_e64 v16, s[10:11], s10, v3
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	s_addc_u32 s51, s13, 0
	v_addc_u32_e64 v17, s[10:11], 0, v1, s[10:11]
	v_or_b32_e32 v22, s0, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v0, s45
	v_mov_b32_e32 v5, s51
	s_movk_i32 s10, 0x114
	v_cndmask_b32_e64 v15, v0, v5, s[6:7]
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v5, s50
	s_add_u32 s52, s12, 0xc0
	v_add_u32_e64 v18, s[10:11], s10, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v22
	s_mov_b32 s36, 0
	v_mov_b32_e32 v4, -1
	v_cndmask_b32_e64 v9, 0, -1, s[6:7]
	v_mov_b32_e32 v8, -1
	v_cndmask_b32_e64 v14, v0, v5, s[6:7]
	s_addc_u32 s53, s13, 0
	v_addc_u32_e64 v19, s[10:11], 0, v1, s[10:11]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v21, 1
	s_mov_b32 s69, 0x1000000
	s_mov_b32 s70, 0xffff
	s_xor_b64 s[54:55], vcc, -1
	v_mov_b32_e32 v3, s30
	s_branch .LBB0_20
.LBB0_19:
	s_branch .LBB0_131
.LBB0_20:
	s_lshl_b32 s37, s9, 6
	s_mov_b32 s30, s62
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[12:13], 0
	s_cmp_lt_i32 s68, 2
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[10:11], 0
	s_cbranch_scc1 .LBB0_45
	s_cmp_gt_i32 s68, 2
	s_cbranch_scc0 .LBB0_28
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[58:59], 0
	s_cmp_eq_u32 s68, 3
	s_mov_b64 s[56:57], 0
	s_cbranch_scc0 .LBB0_32
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_31
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v6, v22
	s_branch .LBB0_26
.LBB0_25:
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v6, vcc, s37, v6
	v_cmp_le_u32_e32 vcc, s33, v6
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 s[60:61], s[60:61], exec
	s_and_b64 s[66:67], s[62:63], exec
	s_andn2_b64 s[64:65], s[64:65], exec
	s_or_b64 s[60:61], s[60:61], s[66:67]
	s_or_b64 s[64:65], s[64:65], s[66:67]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_29
.LBB0_26:
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	v_mov_b32_e32 v5, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_load_dword v5, v[0:1]
	s_andn2_b64 s[62:63], s[62:63], exec
	s_and_b64 s[66:67], s[64:65], exec
	s_or_b64 s[62:63], s[62:63], s[66:67]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v5
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_25
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_mov_b32_e32 v5, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v5, v11, vcc
	flat_load_dword v5, v[10:11]
	s_andn2_b64 s[62:63], s[62:63], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v5
	flat_load_dword v0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v0
	s_or_b64 s[64:65], s[64:65], vcc
	s_and_b64 s[64:65], s[64:65], exec
	s_or_b64 s[62:63], s[62:63], s[64:65]
	s_branch .LBB0_25
.LBB0_28:
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_32
.LBB0_29:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v5, s30
	flat_store_dword v[0:1], v5
	s_waitcnt vmcnt(0)
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s62, s30, 1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[56:57], -1
.LBB0_32:
	s_mov_b32 s60, 1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_44
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB0_43
	s_mov_b64 s[58:59], 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v22
	s_branch .LBB0_36
.LBB0_35:
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v0, vcc, s37, v0
	v_cmp_le_u32_e32 vcc, s33, v0
	s_or_b64 s[58:59], vcc, s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_43
.LBB0_36:
	v_mov_b32_e32 v1, v7
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, v10, v6, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v5
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_35
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_mov_b32_e32 v11, s19
	v_add_u32_e32 v10, vcc, s18, v5
	v_addc_u32_e32 v11, vcc, v11, v6, vcc
	flat_load_dword v10, v[10:11]
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v5, vcc, s24, v5
	v_addc_u32_e32 v6, vcc, v11, v6, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v10, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_35
	v_add_u32_e32 v6, vcc, 1, v0
	v_lshlrev_b64 v[5:6], 2, v[6:7]
	v_mov_b32_e32 v23, s15
	v_add_u32_e32 v5, vcc, s14, v5
	v_addc_u32_e32 v6, vcc, v23, v6, vcc
	flat_load_dword v20, v[5:6]
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_mov_b32_e32 v1, s23
	v_add_u32_e32 v10, vcc, s22, v5
	v_addc_u32_e32 v11, vcc, v1, v6, vcc
	v_add_u32_e32 v5, vcc, s14, v5
	flat_store_dword v[10:11], v21
	v_addc_u32_e32 v6, vcc, v23, v6, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v5, v20
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_35
	v_mov_b32_e32 v6, v7
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	s_mov_b64 s[62:63], 0
	s_branch .LBB0_41
.LBB0_40:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v5, v20
	s_or_b64 s[62:63], vcc, s[62:63]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_35
.LBB0_41:
	flat_load_dword v6, v[10:11]
	v_mov_b32_e32 v1, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[23:24], 2, v[6:7]
	v_add_u32_e32 v23, vcc, s20, v23
	v_addc_u32_e32 v24, vcc, v1, v24, vcc
	flat_load_dword v1, v[23:24]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_40
	v_lshlrev_b64 v[23:24], 2, v[6:7]
	v_mov_b32_e32 v1, s23
	v_add_u32_e32 v23, vcc, s22, v23
	v_addc_u32_e32 v24, vcc, v1, v24, vcc
	flat_store_dword v[23:24], v7
	s_branch .LBB0_40
.LBB0_43:
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s60, 3
	s_mov_b32 s62, s30
.LBB0_44:
	s_mov_b64 s[58:59], 0
.LBB0_45:
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_63
	s_cmp_gt_i32 s68, 0
	s_mov_b64 s[58:59], -1
	s_cbranch_scc0 .LBB0_61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, s30, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_60
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_59
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v0, v22
	s_branch .LBB0_53
.LBB0_50:
	s_or_b64 exec, exec, s[62:63]
.LBB0_51:
	s_or_b64 exec, exec, s[60:61]
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_mov_b32_e32 v1, s25
	v_add_u32_e32 v5, vcc, s24, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	flat_store_dword v[5:6], v20
.LBB0_52:
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v0, vcc, s37, v0
	v_cmp_le_u32_e32 vcc, s33, v0
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_59
.LBB0_53:
	v_mov_b32_e32 v1, v7
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, v10, v6, vcc
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v5
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_52
	v_add_u32_e32 v6, vcc, 1, v0
	v_lshlrev_b64 v[5:6], 2, v[6:7]
	v_mov_b32_e32 v20, s15
	v_add_u32_e32 v5, vcc, s14, v5
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_addc_u32_e32 v6, vcc, v20, v6, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v20, v11, vcc
	flat_load_dword v23, v[5:6]
	flat_load_dword v5, v[10:11]
	v_mov_b32_e32 v20, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v5, v23
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_51
	v_mov_b32_e32 v6, v7
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v20, -1
	s_branch .LBB0_57
.LBB0_56:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v5, v23
	s_or_b64 s[62:63], vcc, s[62:63]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_50
.LBB0_57:
	flat_load_dword v6, v[10:11]
	v_mov_b32_e32 v26, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[24:25], 2, v[6:7]
	v_add_u32_e32 v24, vcc, s20, v24
	v_addc_u32_e32 v25, vcc, v26, v25, vcc
	flat_load_dword v24, v[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v24
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_56
	v_lshlrev_b64 v[24:25], 2, v[6:7]
	v_mov_b32_e32 v6, s19
	v_add_u32_e32 v24, vcc, s18, v24
	v_addc_u32_e32 v25, vcc, v6, v25, vcc
	flat_load_dword v6, v[24:25]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v20, v6, v20
	s_branch .LBB0_56
.LBB0_59:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s60, 2
	s_mov_b32 s62, s30
.LBB0_60:
	s_mov_b64 s[58:59], 0
.LBB0_61:
	s_mov_b64 s[12:13], 0
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_63
	s_cmp_lg_u32 s68, 0
	s_mov_b64 s[12:13], -1
	s_cselect_b64 s[10:11], -1, 0
.LBB0_63:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_65
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[56:57], -1
	s_mov_b32 s62, s30
	s_mov_b32 s60, s68
.LBB0_65:
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b32 s68, s60
	s_cbranch_vccnz .LBB0_70
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_69
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v6, v22
.LBB0_68:
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	v_mov_b32_e32 v5, s21
	v_add_u32_e64 v10, s[10:11], s20, v0
	v_add_u32_e32 v6, vcc, s37, v6
	v_addc_u32_e64 v11, s[10:11], v5, v1, s[10:11]
	v_mov_b32_e32 v20, s23
	v_cmp_le_u32_e32 vcc, s33, v6
	v_add_u32_e64 v0, s[10:11], s22, v0
	v_addc_u32_e64 v1, s[10:11], v20, v1, s[10:11]
	s_or_b64 s[56:57], vcc, s[56:57]
	flat_store_dword v[10:11], v4
	flat_store_dword v[0:1], v4
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_68
.LBB0_69:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s68, 1
	s_mov_b32 s62, s30
.LBB0_70:
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_19
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_83
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_86
	s_cmp_lg_u32 0, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB0_75
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v5, s42
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v6, s43
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[5:6] glc
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[12:13], 1, v1
	v_add_u32_e32 v0, vcc, -1, v1
	s_and_b64 s[10:11], s[10:11], s[12:13]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
.LBB0_75:
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_86
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_78
	flat_store_dword v[12:13], v7
.LBB0_78:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s69
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_85
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_81
.LBB0_80:
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[12:13], s[58:59], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_84
.LBB0_81:
	v_mov_b32_e32 v5, v7
	onward_wait_load v0, v[12:13], v[4:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_80
	onward_wait v[12:13], v[4:5] ne
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_80
.LBB0_83:
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[10:11], 0
	s_cbranch_execnz .LBB0_117
	s_branch .LBB0_128
.LBB0_84:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v1, s43
	flat_load_dword v0, v[0:1] glc
.LBB0_85:
	s_or_b64 exec, exec, s[10:11]
.LBB0_86:
	s_and_b64 vcc, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccz .LBB0_90
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_89
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_readfirstlane_b32 s30, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v21
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v0, s46
	v_mov_b32_e32 v1, s47
	s_and_saveexec_b64 s[56:57], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[0:1], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s30, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[0:1], v[4:7] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s30, v10
	s_mov_b64 exec, s[56:57]
	v_mov_b32_e32 v5, s48
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v6, s49
	s_waitcnt vmcnt(0)
	flat_load_dword v0, v[5:6] glc
	v_and_b32_e32 v5, s70, v1
.LBB0_89:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_91
	s_branch .LBB0_116
.LBB0_90:
.LBB0_91:
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_95
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v1, s51
	v_mov_b32_e32 v5, s44
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v6, s45
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, -1, v1
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_95
	v_cndmask_b32_e64 v11, 0, v1, s[6:7]
	v_cndmask_b32_e64 v10, v5, v0, s[6:7]
.LBB0_94:
	onward_wait_load_x2 v[0:1], v[14:15], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v1, s51
	v_mov_b32_e32 v6, s45
	onward_wait_x2 v[14:15], v[8:11] ne
	flat_load_dwordx2 v[0:1], v[0:1] glc
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, -1, v1
	v_cmp_ne_u32_e32 vcc, v6, v5
	v_cndmask_b32_e64 v11, 0, v1, s[6:7]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v10, v5, v0, s[6:7]
	s_cbranch_vccnz .LBB0_94
.LBB0_95:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v1, vcc, 1, v3
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_97
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	flat_store_dword v[5:6], v1
.LBB0_97:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_99
	v_mov_b32_e32 v5, s40
	v_mov_b32_e32 v6, s41
	flat_load_dwordx2 v[10:11], v[5:6] glc
	v_mov_b32_e32 v5, s42
	v_mov_b32_e32 v6, s43
	flat_load_dword v5, v[5:6] glc
	v_mov_b32_e32 v23, v7
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v24, s70, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[23:24]
	v_cndmask_b32_e32 v6, 0, v11, vcc
.LBB0_99:
	v_readfirstlane_b32 s13, v6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v5
	v_mov_b32_e32 v20, v7
	v_cmp_lt_u64_e64 s[10:11], s[12:13], v[20:21]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_111
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v0, s68
	flat_store_dword v[16:17], v0
	v_mov_b32_e32 v0, s62
	flat_store_dword v[18:19], v0
.LBB0_102:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_104
	flat_store_dword v[12:13], v7
.LBB0_104:
	s_or_b64 exec, exec, s[56:57]
	s_or_b32 s12, s13, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s12
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[56:57], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_110
	s_branch .LBB0_107
.LBB0_106:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_109
.LBB0_107:
	v_mov_b32_e32 v5, v7
	onward_wait_load v6, v[12:13], v[4:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_106
	onward_wait v[12:13], v[4:5] ne
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_106
.LBB0_109:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v11, s43
	flat_load_dword v5, v[10:11] glc
.LBB0_110:
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s13, v6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v5
.LBB0_111:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_115
	s_mov_b32 s37, s13
	s_mov_b32 s30, s36
	s_cmp_eq_u64 s[36:37], s[30:31]
	s_cselect_b64 s[58:59], -1, 0
	s_or_b64 s[10:11], s[10:11], s[58:59]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB0_114
	v_mov_b32_e32 v5, s40
	v_mov_b32_e32 v6, s41
	flat_load_dwordx2 v[5:6], v[5:6] glc
.LBB0_114:
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v5
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v6, s45
	flat_store_dwordx2 v[5:6], v[0:1]
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v0, s46
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v1, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s13, s36
	flat_store_dwordx2 v[0:1], v[5:6]
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
.LBB0_115:
	s_or_b64 exec, exec, s[56:57]
.LBB0_116:
	v_readfirstlane_b32 s30, v5
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[10:11], -1
	s_branch .LBB0_128
.LBB0_117:
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_128
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_127
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_125
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v21 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_124
	v_mov_b32_e32 v5, s44
	v_add_u32_e32 v1, vcc, 1, v3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, s45
	flat_atomic_cmpswap_x2 v[5:6], v[5:6], v[0:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[5:6], v[2:3]
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_123
	v_mov_b32_e32 v5, s46
	v_mov_b32_e32 v6, s47
	v_mov_b32_e32 v0, v2
	flat_store_dwordx2 v[5:6], v[1:2]
.LBB0_123:
	s_or_b64 exec, exec, s[58:59]
.LBB0_124:
	s_or_b64 exec, exec, s[56:57]
.LBB0_125:
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s12, v0
	s_cmp_eq_u32 s12, 0
	s_cselect_b64 s[12:13], -1, 0
	s_and_b64 s[12:13], s[12:13], s[54:55]
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_127
	v_readfirstlane_b32 s30, v3
	v_mov_b32_e32 v0, s46
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v1, s47
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[0:1], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s30, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[0:1], v[4:7] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s30, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[0:1], v[0:1] glc
.LBB0_127:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], -1
	s_mov_b32 s30, s9
.LBB0_128:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_130
	v_add_u32_e32 v3, vcc, 1, v3
	s_mov_b32 s9, s30
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_130:
	s_cbranch_execnz .LBB0_20
.LBB0_131:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel mis
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 71
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
	.size	mis, .Lfunc_end0-mis
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
    .name:           mis
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     73
    .sgpr_spill_count: 0
    .symbol:         mis.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
