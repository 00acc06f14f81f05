	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bfs
	.globl	bfs
	.p2align	8
	.type	bfs,@function
bfs:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s3, 0
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dwordx2 s[14:15], s[6:7], 0x10
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx2 s[24:25], s[6:7], 0x30
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	s_cmp_lg_u64 s[16:17], 0
	s_cselect_b64 s[26:27], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[16:17], 0
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
	s_add_u32 s4, s16, 64
	s_addc_u32 s5, s17, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	s_add_u32 s2, s16, 8
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_addc_u32 s3, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v1, v[4:5] glc
	s_mov_b32 s3, 0
	v_readfirstlane_b32 s28, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_10
	s_add_u32 s2, s16, 24
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v4, s17
	v_readfirstlane_b32 s3, v1
	v_mad_u64_u32 v[3:4], s[10:11], s3, v5, v[3:4]
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_11
	s_add_u32 s10, s16, 0xc0
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v1, v[3:4] glc
	s_add_i32 s2, s28, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cmp_lg_u32 s9, s2
	s_mov_b32 s2, s28
	s_cbranch_scc1 .LBB0_7
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s4
	s_and_saveexec_b64 s[4:5], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s28, v10
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
	s_add_u32 s4, s16, 12
	s_addc_u32 s5, s17, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[10:11], 0
	v_readfirstlane_b32 s9, v1
	s_branch .LBB0_12
.LBB0_8:
	s_mov_b32 s28, 0
	s_mov_b64 s[4:5], -1
.LBB0_9:
	s_branch .LBB0_16
.LBB0_10:
	s_mov_b64 s[4:5], -1
	s_branch .LBB0_9
.LBB0_11:
	s_mov_b64 s[10:11], -1
.LBB0_12:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccz .LBB0_14
	s_add_u32 s10, s16, 12
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v1, v[3:4] glc
	s_mov_b64 s[10:11], -1
	s_mov_b32 s2, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
.LBB0_14:
	s_mov_b32 s28, s2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_9
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v4, s17
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, v[3:4]
	v_add_u32_e32 v5, vcc, 0x110, v3
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	flat_load_dword v7, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, 0x114, v3
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	flat_load_dword v8, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, 0x118, v3
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 0x11c, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v5, v[5:6] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, 0
	s_mov_b64 s[0:1], 0
	v_readfirstlane_b32 s70, v7
	v_readfirstlane_b32 s64, v8
	v_readfirstlane_b32 s63, v5
	v_readfirstlane_b32 s62, v6
.LBB0_16:
	s_load_dword s33, s[6:7], 0x18
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s29, 1
	s_cbranch_vccnz .LBB0_18
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, 0
	s_mov_b32 s70, 0
	s_mov_b32 s64, 1
	s_mov_b32 s63, 0
	s_mov_b32 s62, 1
.LBB0_18:
	s_xor_b64 s[30:31], s[4:5], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_u32 s40, s16, 0x80
	s_addc_u32 s41, s17, 0
	s_add_u32 s42, s16, 64
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 0xc4
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 8
	s_addc_u32 s47, s17, 0
	v_or_b32_e32 v36, s0, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	v_mov_b32_e32 v0, s41
	v_mov_b32_e32 v1, s47
	v_cndmask_b32_e64 v19, v0, v1, s[12:13]
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s46
	v_cndmask_b32_e64 v18, v0, v1, s[12:13]
	v_mov_b32_e32 v0, s17
	v_add_u32_e64 v1, s[10:11], s16, v3
	v_addc_u32_e64 v3, s[10:11], v0, v4, s[10:11]
	s_movk_i32 s10, 0x110
	v_add_u32_e64 v20, s[10:11], s10, v1
	v_addc_u32_e64 v21, s[10:11], 0, v3, s[10:11]
	s_movk_i32 s10, 0x114
	v_add_u32_e64 v22, s[10:11], s10, v1
	v_addc_u32_e64 v23, s[10:11], 0, v3, s[10:11]
	s_movk_i32 s10, 0x118
	v_add_u32_e64 v24, s[10:11], s10, v1
	v_addc_u32_e64 v25, s[10:11], 0, v3, s[10:11]
	s_movk_i32 s10, 0x11c
	v_add_u32_e64 v26, s[10:11], s10, v1
	v_addc_u32_e64 v27, s[10:11], 0, v3, s[10:11]
	s_add_u32 s48, s16, 0xc0
	s_movk_i32 s10, 0x104
	s_addc_u32 s49, s17, 0
	v_add_u32_e64 v28, s[10:11], s10, v1
	s_add_u32 s50, s16, 16
	v_addc_u32_e64 v29, s[10:11], 0, v3, s[10:11]
	v_cndmask_b32_e64 v1, 64, 8, s[12:13]
	s_addc_u32 s51, s17, 0
	v_add_u32_e64 v30, s[10:11], s16, v1
	v_mov_b32_e32 v33, -1
	s_add_u32 s16, s16, 12
	s_mov_b32 s35, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v36
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v36
	v_cndmask_b32_e64 v5, 0, -1, s[12:13]
	v_addc_u32_e64 v31, s[10:11], 0, v0, s[10:11]
	v_mov_b32_e32 v4, v33
	s_addc_u32 s17, s17, 0
	s_mov_b32 s71, 0xffff
	s_mov_b32 s72, 0x10000
	s_mov_b32 s73, 0x20000
	s_mov_b32 s74, 0x30000
	s_mov_b32 s75, 0x40000
	s_xor_b64 s[52:53], vcc, -1
	v_mov_b32_e32 v35, 1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v3, s28
	s_branch .LBB0_20
.LBB0_19:
	s_branch .LBB0_145
.LBB0_20:
	s_lshl_b32 s76, s9, 6
	s_mov_b32 s54, s62
	s_mov_b32 s34, s63
	s_mov_b32 s28, s64
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s70, 1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
	s_cbranch_scc1 .LBB0_26
	s_cmp_gt_i32 s70, 1
	s_cbranch_scc0 .LBB0_28
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[60:61], 0
	s_cmp_eq_u32 s70, 2
	s_mov_b64 s[58:59], 0
	s_cbranch_scc0 .LBB0_29
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB0_25
	s_lshl_b64 s[58:59], s[34:35], 2
	s_add_u32 s58, s24, s58
	s_addc_u32 s59, s25, s59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s58
	v_mov_b32_e32 v1, s59
	flat_store_dword v[0:1], v13
	s_waitcnt vmcnt(0)
.LBB0_25:
	s_or_b64 exec, exec, s[56:57]
	s_xor_b32 s63, s34, 1
	s_xor_b32 s62, s54, 1
	s_add_i32 s64, s28, 1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], -1
	s_branch .LBB0_29
.LBB0_26:
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_43
	s_cmp_lg_u32 s70, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[56:57], -1, 0
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_44
	s_branch .LBB0_45
.LBB0_28:
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
.LBB0_29:
	s_mov_b32 s55, 1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_42
	s_lshl_b64 s[60:61], s[34:35], 2
	s_add_u32 s60, s24, s60
	s_addc_u32 s61, s25, s61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s60
	v_mov_b32_e32 v1, s61
	flat_load_dword v11, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_41
	v_cmp_lt_u32_e32 vcc, v36, v11
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_40
	s_mul_i32 s60, s34, s33
	s_mov_b32 s61, s35
	s_lshl_b64 s[60:61], s[60:61], 2
	s_add_u32 s77, s22, s60
	s_addc_u32 s78, s23, s61
	s_mul_i32 s60, s54, s33
	s_mov_b32 s61, s35
	s_lshl_b64 s[60:61], s[60:61], 2
	s_add_u32 s79, s22, s60
	s_mov_b32 s55, s35
	s_addc_u32 s80, s23, s61
	s_lshl_b64 s[60:61], s[54:55], 2
	s_add_u32 s60, s24, s60
	s_addc_u32 s61, s25, s61
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v0, v36
	s_branch .LBB0_34
.LBB0_33:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v0, vcc, s76, v0
	v_cmp_ge_u32_e32 vcc, v0, v11
	s_or_b64 s[62:63], vcc, s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_40
.LBB0_34:
	v_mov_b32_e32 v1, v13
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v1, s78
	v_add_u32_e32 v6, vcc, s77, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dword v12, v[6:7]
	v_mov_b32_e32 v7, v13
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[8:9], 2, v[12:13]
	v_add_u32_e32 v6, vcc, 1, v12
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v8, vcc, s18, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	v_add_u32_e32 v6, vcc, s18, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dword v1, v[6:7]
	flat_load_dword v6, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v6, v1
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_33
	v_mov_b32_e32 v7, v13
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_mov_b32_e32 v9, s15
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	s_mov_b64 s[66:67], 0
	s_branch .LBB0_37
.LBB0_36:
	s_or_b64 exec, exec, s[68:69]
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_ge_u32_e32 vcc, v6, v1
	s_or_b64 s[66:67], vcc, s[66:67]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_33
.LBB0_37:
	flat_load_dword v12, v[7:8]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[9:10], 2, v[12:13]
	v_add_u32_e32 v9, vcc, s20, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	flat_load_dword v14, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v32, s28
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v9, v[9:10], v[32:33] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v9, s60
	v_mov_b32_e32 v10, s61
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v9, v[9:10], v35 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v14, s80
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v9, vcc, s79, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	flat_store_dword v[9:10], v12
	s_branch .LBB0_36
.LBB0_40:
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s55, 2
	s_mov_b32 s62, s54
	s_mov_b32 s63, s34
	s_mov_b32 s64, s28
	s_branch .LBB0_42
.LBB0_41:
	s_mov_b32 s55, 1
.LBB0_42:
.LBB0_43:
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_45
.LBB0_44:
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[58:59], -1
	s_mov_b32 s62, s54
	s_mov_b32 s63, s34
	s_mov_b32 s64, s28
	s_mov_b32 s55, s70
.LBB0_45:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s70, s55
	s_cbranch_vccnz .LBB0_52
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_49
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v12, v36
.LBB0_48:
	v_cmp_ne_u32_e32 vcc, 0, v12
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	v_cndmask_b32_e64 v6, 0, -1, vcc
	v_add_u32_e32 v12, vcc, s76, v12
	v_mov_b32_e32 v7, s21
	v_cmp_le_u32_e32 vcc, s33, v12
	v_add_u32_e64 v0, s[10:11], s20, v0
	v_addc_u32_e64 v1, s[10:11], v7, v1, s[10:11]
	s_or_b64 s[58:59], vcc, s[58:59]
	flat_store_dword v[0:1], v6
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_48
.LBB0_49:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_51
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	flat_store_dword v[0:1], v13
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v1, s25
	flat_store_dword v[0:1], v35
	s_waitcnt vmcnt(0)
.LBB0_51:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s70, 1
	s_mov_b32 s62, s54
	s_mov_b32 s63, s34
	s_mov_b32 s64, s28
.LBB0_52:
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_19
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_58
	s_and_b64 vcc, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccz .LBB0_60
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_57
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v35
	v_readfirstlane_b32 s28, v3
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v12, v33
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v1, s43
	s_and_saveexec_b64 s[56:57], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[0:1], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s28, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[0:1], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s28, v10
	s_mov_b64 exec, s[56:57]
	v_mov_b32_e32 v6, s44
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v7, s45
	flat_load_dword v7, v[6:7] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, 0
	v_or_b32_sdwa v6, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_57:
	s_or_b64 exec, exec, s[54:55]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_61
	s_branch .LBB0_86
.LBB0_58:
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[54:55], 0
.LBB0_59:
	s_branch .LBB0_128
.LBB0_60:
.LBB0_61:
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_65
	v_mov_b32_e32 v0, s46
	v_mov_b32_e32 v1, s47
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s40
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v7, s41
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v1
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_65
	v_cndmask_b32_e64 v7, 0, v1, s[12:13]
	v_cndmask_b32_e64 v6, v6, v0, s[12:13]
.LBB0_64:
	onward_wait_load_x2 v[0:1], v[18:19], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s46
	v_mov_b32_e32 v1, s47
	v_mov_b32_e32 v8, s40
	onward_wait_x2 v[18:19], v[4:7] ne
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[0:1], v[0:1] glc
	flat_load_dwordx2 v[6:7], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v8, vcc, -1, v1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v8, v6
	v_cndmask_b32_e64 v7, 0, v1, s[12:13]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v6, v6, v0, s[12:13]
	s_cbranch_vccnz .LBB0_64
.LBB0_65:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v1, vcc, 1, v3
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_67
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_store_dword v[6:7], v1
.LBB0_67:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_69
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[7:8], v[6:7] glc
	v_mov_b32_e32 v9, s16
	v_mov_b32_e32 v10, s17
	flat_load_dword v6, v[9:10] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s71, v8
	v_lshrrev_b64 v[7:8], 16, v[7:8]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v7, 0, v8, vcc
.LBB0_69:
	v_readfirstlane_b32 s55, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s54, v6
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e64 s[10:11], s[54:55], v[34:35]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_81
	s_and_saveexec_b64 s[56:57], s[4:5]
	s_cbranch_execz .LBB0_72
	v_mov_b32_e32 v0, s70
	flat_store_dword v[20:21], v0
	v_mov_b32_e32 v0, s64
	flat_store_dword v[22:23], v0
	v_mov_b32_e32 v0, s63
	flat_store_dword v[24:25], v0
	v_mov_b32_e32 v0, s62
	flat_store_dword v[26:27], v0
.LBB0_72:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[4:5]
	s_cbranch_execz .LBB0_74
	flat_store_dword v[28:29], v13
.LBB0_74:
	s_or_b64 exec, exec, s[56:57]
	s_or_b32 s28, s55, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s28
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[56:57], 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_80
	s_branch .LBB0_77
.LBB0_76:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_79
.LBB0_77:
	v_mov_b32_e32 v12, v33
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_76
	onward_wait v[28:29], v[12:13] ne
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_76
.LBB0_79:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	flat_load_dword v6, v[8:9] glc
.LBB0_80:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s55, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s54, v6
.LBB0_81:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[56:57], s[4:5]
	s_cbranch_execz .LBB0_85
	s_mov_b32 s58, s35
	s_mov_b32 s59, s55
	s_mov_b32 s28, s35
	s_cmp_eq_u64 s[58:59], s[28:29]
	s_cselect_b64 s[58:59], -1, 0
	s_or_b64 s[10:11], s[10:11], s[58:59]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v7, 0
	s_cbranch_vccnz .LBB0_84
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v6
.LBB0_84:
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v0, v13
	v_mov_b32_e32 v9, s41
	v_mov_b32_e32 v10, s42
	flat_store_dwordx2 v[8:9], v[0:1]
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v11, s43
	s_or_b32 s10, s54, s72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s54, s73
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s54, s74
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s54, s75
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v6, s54
	flat_store_dwordx2 v[10:11], v[8:9]
.LBB0_85:
	s_or_b64 exec, exec, s[56:57]
.LBB0_86:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s56, v7
	v_readfirstlane_b32 s28, v6
	v_add_u32_e32 v9, vcc, 1, v3
	s_mov_b64 s[10:11], 0
	s_cmp_eq_u32 s56, 0
	s_mov_b64 s[54:55], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_128
	s_add_i32 s56, s56, s8
	s_cmp_lt_u32 s56, s28
	s_cselect_b64 s[54:55], -1, 0
	s_or_b64 s[54:55], s[36:37], s[54:55]
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_97
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_90
	flat_store_dword v[28:29], v13
.LBB0_90:
	s_or_b64 exec, exec, s[54:55]
	v_and_b32_e32 v0, 0xffffff, v9
	v_or_b32_e32 v0, 0x4000000, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s34, v0
	onward_message s34
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_96
	s_mov_b64 s[56:57], 0
	s_branch .LBB0_93
.LBB0_92:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_95
.LBB0_93:
	v_mov_b32_e32 v12, v33
	onward_wait_load v0, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_92
	onward_wait v[28:29], v[12:13] ne
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_92
.LBB0_95:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dword v0, v[0:1] glc
.LBB0_96:
	s_or_b64 exec, exec, s[54:55]
.LBB0_97:
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_110
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[54:55], s[6:7]
	s_cbranch_execz .LBB0_127
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, s28
	s_and_saveexec_b64 s[56:57], s[4:5]
	s_cbranch_execz .LBB0_105
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[0:1], v35 glc
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dword v7, v[0:1] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v8, vcc, 1, v6
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v8, v7
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_104
	v_mov_b32_e32 v0, s40
	v_add_u32_e32 v7, vcc, 2, v3
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s41
	flat_atomic_cmpswap_x2 v[0:1], v[0:1], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[0:1], v[8:9]
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_103
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v1, s43
	v_or_b32_e32 v11, s72, v8
	v_mov_b32_e32 v10, v7
	flat_store_dwordx2 v[0:1], v[7:8]
	flat_store_dwordx2 v[0:1], v[10:11]
	v_or_b32_e32 v11, s73, v8
	flat_store_dwordx2 v[0:1], v[10:11]
	v_or_b32_e32 v11, s74, v8
	flat_store_dwordx2 v[0:1], v[10:11]
	v_or_b32_e32 v11, s75, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[0:1], v[10:11]
.LBB0_103:
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v7, v8
.LBB0_104:
	s_or_b64 exec, exec, s[58:59]
.LBB0_105:
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s34, v6
	v_mov_b32_e32 v0, s34
	s_cmp_lg_u32 s34, 0
	v_mov_b32_e32 v1, s35
	s_cbranch_scc1 .LBB0_127
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_111
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[56:57], 0
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_109
	v_readfirstlane_b32 s34, v9
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v12, v33
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v1, s43
	s_and_saveexec_b64 s[60:61], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[0:1], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s34, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[0:1], v[12:15] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s34, v10
	s_mov_b64 exec, s[60:61]
	flat_load_dwordx2 v[0:1], v[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s71, v1
.LBB0_109:
	s_or_b64 exec, exec, s[58:59]
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_112
	s_branch .LBB0_127
.LBB0_110:
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_59
.LBB0_111:
.LBB0_112:
	v_readfirstlane_b32 s65, v7
	v_add_u32_e32 v15, vcc, 2, v3
	s_branch .LBB0_114
.LBB0_113:
	s_mov_b64 s[56:57], s[60:61]
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_126
.LBB0_114:
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	flat_load_dwordx2 v[16:17], v[0:1] glc
	v_mov_b32_e32 v8, s65
	s_mov_b64 s[60:61], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_120
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_119
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v1, s51
	flat_load_dwordx2 v[0:1], v[0:1] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v1, s41
	flat_atomic_cmpswap_x2 v[0:1], v[0:1], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[0:1], v[16:17]
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_118
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v16, s65
	v_mov_b32_e32 v1, s43
	s_or_b32 s34, s65, s72
	flat_store_dwordx2 v[0:1], v[15:16]
	v_mov_b32_e32 v16, s34
	s_or_b32 s34, s65, s73
	flat_store_dwordx2 v[0:1], v[15:16]
	v_mov_b32_e32 v16, s34
	s_or_b32 s34, s65, s74
	flat_store_dwordx2 v[0:1], v[15:16]
	v_mov_b32_e32 v16, s34
	s_or_b32 s34, s65, s75
	flat_store_dwordx2 v[0:1], v[15:16]
	v_mov_b32_e32 v16, s34
	flat_store_dwordx2 v[0:1], v[15:16]
	v_mov_b32_e32 v0, s65
.LBB0_118:
	s_or_b64 exec, exec, s[60:61]
.LBB0_119:
	s_or_b64 exec, exec, s[58:59]
	v_readfirstlane_b32 s34, v0
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[60:61], -1, 0
.LBB0_120:
	s_mov_b64 s[58:59], 0
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_125
	v_mov_b32_e32 v0, s65
	v_cndmask_b32_e64 v7, 0, v0, s[12:13]
	v_cndmask_b32_e64 v6, v9, 1, s[12:13]
	onward_wait_load_x2 v[0:1], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[30:31], v[4:7] ne
	v_readfirstlane_b32 s58, v0
	v_cmp_eq_u32_e32 vcc, s58, v9
	v_readfirstlane_b32 s34, v1
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[58:59], -1
	s_cbranch_vccnz .LBB0_123
	s_and_b32 s34, s34, s71
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], s[34:35]
.LBB0_123:
	s_andn2_b64 vcc, exec, s[58:59]
	s_mov_b64 s[58:59], 0
	s_cbranch_vccnz .LBB0_113
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dword v0, v[0:1] glc
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[60:61], s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s65, v0
	s_branch .LBB0_113
.LBB0_125:
	s_mov_b64 s[56:57], s[34:35]
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_114
.LBB0_126:
	v_mov_b32_e32 v0, s56
	v_mov_b32_e32 v1, s57
.LBB0_127:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s34, v0
	s_mov_b64 s[54:55], -1
.LBB0_128:
	s_mov_b32 s56, 2
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_140
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_143
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_139
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_137
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v35 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_136
	v_mov_b32_e32 v6, s40
	v_add_u32_e32 v1, vcc, 1, v3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, s41
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[0:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_135
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	v_or_b32_e32 v9, s72, v2
	v_mov_b32_e32 v8, v1
	flat_store_dwordx2 v[6:7], v[1:2]
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, s73, v2
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, s74, v2
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, s75, v2
	v_mov_b32_e32 v0, v2
	flat_store_dwordx2 v[6:7], v[8:9]
.LBB0_135:
	s_or_b64 exec, exec, s[58:59]
.LBB0_136:
	s_or_b64 exec, exec, s[56:57]
.LBB0_137:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s28, v0
	s_cmp_eq_u32 s28, 0
	s_cselect_b64 s[54:55], -1, 0
	s_and_b64 s[54:55], s[54:55], s[52:53]
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_139
	v_readfirstlane_b32 s28, v3
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v12, v33
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v1, s43
	s_and_saveexec_b64 s[54:55], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[0:1], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s28, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[0:1], v[12:15] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s28, v10
	s_mov_b64 exec, s[54:55]
	flat_load_dwordx2 v[0:1], v[0:1] glc
.LBB0_139:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s56, 1
	s_mov_b32 s34, s9
	s_branch .LBB0_144
.LBB0_140:
	s_mov_b32 s9, s28
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_142
.LBB0_141:
	v_add_u32_e32 v9, vcc, s56, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 s9, s34
.LBB0_142:
	v_mov_b32_e32 v3, v9
	s_cbranch_execnz .LBB0_20
	s_branch .LBB0_145
.LBB0_143:
	s_mov_b32 s56, 2
.LBB0_144:
	v_mov_b32_e32 v9, v3
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_142
	s_branch .LBB0_141
.LBB0_145:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bfs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 81
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
	.size	bfs, .Lfunc_end0-bfs
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
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           bfs
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     83
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     37
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
