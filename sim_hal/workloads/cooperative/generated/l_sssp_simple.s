	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	l_sssp
	.globl	l_sssp
	.p2align	8
	.type	l_sssp,@function
l_sssp:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	s_cmp_lg_u64 s[16:17], 0
	s_cselect_b64 s[34:35], -1, 0
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
	v_readfirstlane_b32 s14, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_9
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
	s_add_i32 s2, s14, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cmp_lg_u32 s9, s2
	s_mov_b32 s2, s14
	s_cbranch_scc1 .LBB0_7
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s4
	s_and_saveexec_b64 s[4:5], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s14, v10
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
	s_mov_b32 s14, 0
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
	s_add_u32 s10, s16, 12
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v1, v[3:4] glc
	s_mov_b64 s[10:11], -1
	s_mov_b32 s2, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
.LBB0_14:
	s_mov_b32 s14, s2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_10
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
	v_readfirstlane_b32 s72, v7
	v_readfirstlane_b32 s66, v8
	v_readfirstlane_b32 s65, v5
	v_readfirstlane_b32 s64, v6
.LBB0_16:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[24:31], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s37, 1
	s_cbranch_vccnz .LBB0_18
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[3:4], s[0:1], s3, v1, 0
	s_mov_b32 s72, 0
	s_mov_b32 s66, 1
	s_mov_b32 s65, 0
	s_mov_b32 s64, 1
.LBB0_18:
	s_xor_b64 s[38:39], s[4:5], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 16
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 12
	s_addc_u32 s47, s17, 0
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v3, vcc, s16, v3
	s_movk_i32 s10, 0x110
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	s_add_u32 s48, s16, 0x80
	v_add_u32_e64 v18, s[10:11], s10, v3
	s_addc_u32 s49, s17, 0
	v_addc_u32_e64 v19, s[10:11], 0, v1, s[10:11]
	s_add_u32 s50, s16, 64
	s_movk_i32 s10, 0x114
	s_addc_u32 s51, s17, 0
	v_add_u32_e64 v20, s[10:11], s10, v3
	s_add_u32 s52, s16, 0xc4
	v_addc_u32_e64 v21, s[10:11], 0, v1, s[10:11]
	s_movk_i32 s4, 0x104
	s_addc_u32 s53, s17, 0
	s_movk_i32 s10, 0x118
	v_add_u32_e32 v8, vcc, s4, v3
	s_add_u32 s54, s16, 8
	v_add_u32_e64 v22, s[10:11], s10, v3
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	s_addc_u32 s55, s17, 0
	v_addc_u32_e64 v23, s[10:11], 0, v1, s[10:11]
	v_or_b32_e32 v32, s0, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	v_mov_b32_e32 v0, s49
	v_mov_b32_e32 v6, s55
	s_movk_i32 s10, 0x11c
	v_cndmask_b32_e64 v17, v0, v6, s[12:13]
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v6, s54
	s_add_u32 s16, s16, 0xc0
	v_add_u32_e64 v24, s[10:11], s10, v3
	s_mov_b32 s41, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v32
	v_cndmask_b32_e64 v5, 0, -1, s[12:13]
	v_mov_b32_e32 v4, -1
	v_cndmask_b32_e64 v16, v0, v6, s[12:13]
	s_addc_u32 s17, s17, 0
	v_addc_u32_e64 v25, s[10:11], 0, v1, s[10:11]
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v15, 0
	s_mov_b32 s73, 0x1000000
	s_mov_b32 s74, 0xffff
	s_xor_b64 s[56:57], vcc, -1
	v_mov_b32_e32 v27, 1
	v_mov_b32_e32 v3, s14
	s_branch .LBB0_20
.LBB0_19:
	s_branch .LBB0_114
.LBB0_20:
	s_lshl_b32 s75, s9, 6
	s_mov_b32 s14, s64
	s_mov_b32 s40, s65
	s_mov_b32 s36, s66
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s72, 1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
	s_cbranch_scc0 .LBB0_44
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_66
.LBB0_22:
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_24
.LBB0_23:
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[60:61], -1
	s_mov_b32 s64, s14
	s_mov_b32 s65, s40
	s_mov_b32 s66, s36
	s_mov_b32 s15, s72
.LBB0_24:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s72, s15
	s_cbranch_vccnz .LBB0_31
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_28
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v14, v32
.LBB0_27:
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	v_cmp_ne_u32_e32 vcc, 0, v14
	v_mov_b32_e32 v7, s25
	v_add_u32_e64 v6, s[10:11], s24, v0
	v_cndmask_b32_e64 v10, 0, -1, vcc
	v_add_u32_e32 v14, vcc, s75, v14
	v_addc_u32_e64 v7, s[10:11], v7, v1, s[10:11]
	v_mov_b32_e32 v11, s27
	v_cmp_le_u32_e32 vcc, s33, v14
	v_add_u32_e64 v0, s[10:11], s26, v0
	v_addc_u32_e64 v1, s[10:11], v11, v1, s[10:11]
	s_or_b64 s[60:61], vcc, s[60:61]
	flat_store_dword v[6:7], v10
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v15
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execnz .LBB0_27
.LBB0_28:
	s_or_b64 exec, exec, s[58:59]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_30
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s28
	v_mov_b32_e32 v1, s29
	flat_store_dword v[0:1], v15
	v_mov_b32_e32 v0, s30
	v_mov_b32_e32 v1, s31
	flat_store_dword v[0:1], v27
	s_waitcnt vmcnt(0)
.LBB0_30:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[60:61], -1
	s_mov_b32 s72, 1
	s_mov_b32 s64, s14
	s_mov_b32 s65, s40
	s_mov_b32 s66, s36
.LBB0_31:
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_19
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_49
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_69
	s_cmp_lg_u32 0, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB0_36
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	v_mov_b32_e32 v6, s46
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[6:7] glc
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v1
	v_add_u32_e32 v0, vcc, -1, v1
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
.LBB0_36:
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_69
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_39
	flat_store_dword v[8:9], v15
.LBB0_39:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s73
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_68
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_42
.LBB0_41:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[14:15], s[60:61], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_67
.LBB0_42:
	v_mov_b32_e32 v13, v15
	onward_wait_load v0, v[8:9], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_41
	onward_wait v[8:9], v[12:13] ne
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_41
.LBB0_44:
	s_cmp_gt_i32 s72, 1
	s_cbranch_scc0 .LBB0_50
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[62:63], 0
	s_cmp_eq_u32 s72, 2
	s_mov_b64 s[60:61], 0
	s_cbranch_scc0 .LBB0_51
	s_and_saveexec_b64 s[58:59], s[0:1]
	s_cbranch_execz .LBB0_48
	s_lshl_b64 s[60:61], s[40:41], 2
	s_add_u32 s60, s30, s60
	s_addc_u32 s61, s31, s61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s60
	v_mov_b32_e32 v1, s61
	flat_store_dword v[0:1], v15
	s_waitcnt vmcnt(0)
.LBB0_48:
	s_or_b64 exec, exec, s[58:59]
	s_xor_b32 s65, s40, 1
	s_xor_b32 s64, s14, 1
	s_add_i32 s66, s36, 1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], -1
	s_branch .LBB0_51
.LBB0_49:
	s_mov_b64 s[10:11], 0
	s_cbranch_execnz .LBB0_100
	s_branch .LBB0_111
.LBB0_50:
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
.LBB0_51:
	s_mov_b32 s15, 1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_65
	s_lshl_b64 s[62:63], s[40:41], 2
	s_add_u32 s62, s30, s62
	s_addc_u32 s63, s31, s63
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s62
	v_mov_b32_e32 v1, s63
	flat_load_dword v13, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_64
	v_cmp_lt_u32_e32 vcc, v32, v13
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_63
	s_mul_i32 s62, s40, s33
	s_mov_b32 s63, s41
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s76, s28, s62
	s_addc_u32 s77, s29, s63
	s_mul_i32 s62, s14, s33
	s_mov_b32 s63, s41
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s78, s28, s62
	s_mov_b32 s15, s41
	s_addc_u32 s79, s29, s63
	s_lshl_b64 s[62:63], s[14:15], 2
	s_add_u32 s62, s30, s62
	s_addc_u32 s63, s31, s63
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v0, v32
	s_branch .LBB0_56
.LBB0_55:
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v0, vcc, s75, v0
	v_cmp_ge_u32_e32 vcc, v0, v13
	s_or_b64 s[64:65], vcc, s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_63
.LBB0_56:
	v_mov_b32_e32 v1, v15
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v1, s77
	v_add_u32_e32 v6, vcc, s76, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dword v14, v[6:7]
	v_mov_b32_e32 v26, s25
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], 2, v[14:15]
	v_add_u32_e32 v6, vcc, 1, v14
	v_add_u32_e32 v28, vcc, s24, v10
	v_addc_u32_e32 v29, vcc, v26, v11, vcc
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v10, vcc, s18, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_add_u32_e32 v6, vcc, s18, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dword v1, v[6:7]
	flat_load_dword v26, v[28:29] glc
	flat_load_dword v6, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v6, v1
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_55
	v_mov_b32_e32 v7, v15
	v_lshlrev_b64 v[28:29], 2, v[6:7]
	v_mov_b32_e32 v7, s23
	v_add_u32_e32 v10, vcc, s22, v28
	v_addc_u32_e32 v11, vcc, v7, v29, vcc
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v28, vcc, s20, v28
	v_addc_u32_e32 v29, vcc, v7, v29, vcc
	s_mov_b64 s[68:69], 0
	s_branch .LBB0_59
.LBB0_58:
	s_or_b64 exec, exec, s[70:71]
	v_add_u32_e32 v6, vcc, 1, v6
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v6, v1
	s_or_b64 s[68:69], vcc, s[68:69]
	v_add_u32_e32 v28, vcc, 4, v28
	v_addc_u32_e32 v29, vcc, 0, v29, vcc
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_55
.LBB0_59:
	flat_load_dword v14, v[28:29]
	flat_load_dword v7, v[10:11]
	v_mov_b32_e32 v33, s25
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[30:31], 2, v[14:15]
	v_add_u32_e32 v30, vcc, s24, v30
	v_addc_u32_e32 v31, vcc, v33, v31, vcc
	flat_load_dword v33, v[30:31] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, v7, v26
	v_cmp_lt_u32_e32 vcc, v7, v33
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_58
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v30, v[30:31], v7 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v30, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_58
	v_lshlrev_b64 v[30:31], 2, v[14:15]
	v_mov_b32_e32 v7, s27
	v_add_u32_e32 v30, vcc, s26, v30
	v_addc_u32_e32 v31, vcc, v7, v31, vcc
	v_mov_b32_e32 v7, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v7, v[30:31], v7 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s36, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_58
	v_mov_b32_e32 v30, s62
	v_mov_b32_e32 v31, s63
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v30, v[30:31], v27 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v31, v15
	v_mov_b32_e32 v7, s79
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_add_u32_e32 v30, vcc, s78, v30
	v_addc_u32_e32 v31, vcc, v7, v31, vcc
	flat_store_dword v[30:31], v14
	s_branch .LBB0_58
.LBB0_63:
	s_or_b64 exec, exec, s[60:61]
	s_mov_b64 s[60:61], -1
	s_mov_b32 s15, 2
	s_mov_b32 s64, s14
	s_mov_b32 s65, s40
	s_mov_b32 s66, s36
	s_branch .LBB0_65
.LBB0_64:
	s_mov_b32 s15, 1
.LBB0_65:
	s_branch .LBB0_22
.LBB0_66:
	s_cmp_lg_u32 s72, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[58:59], -1, 0
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_23
	s_branch .LBB0_24
.LBB0_67:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v0, s46
	v_mov_b32_e32 v1, s47
	flat_load_dword v0, v[0:1] glc
.LBB0_68:
	s_or_b64 exec, exec, s[10:11]
.LBB0_69:
	s_and_b64 vcc, exec, s[42:43]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccz .LBB0_73
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_72
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v27
	v_readfirstlane_b32 s36, v3
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v1, s51
	s_and_saveexec_b64 s[58:59], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[0:1], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s36, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[0:1], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s36, v10
	s_mov_b64 exec, s[58:59]
	v_mov_b32_e32 v6, s52
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0)
	flat_load_dword v0, v[6:7] glc
	v_and_b32_e32 v6, s74, v1
.LBB0_72:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_74
	s_branch .LBB0_99
.LBB0_73:
.LBB0_74:
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_78
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s54
	v_mov_b32_e32 v1, s55
	v_mov_b32_e32 v6, s48
	flat_load_dwordx2 v[0:1], v[0:1] glc
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v1
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_78
	v_cndmask_b32_e64 v7, 0, v1, s[12:13]
	v_cndmask_b32_e64 v6, v6, v0, s[12:13]
.LBB0_77:
	onward_wait_load_x2 v[0:1], v[16:17], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s54
	v_mov_b32_e32 v1, s55
	v_mov_b32_e32 v10, s48
	onward_wait_x2 v[16:17], v[4:7] ne
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[0:1], v[0:1] glc
	flat_load_dwordx2 v[6:7], v[10:11] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v10, vcc, -1, v1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v10, v6
	v_cndmask_b32_e64 v7, 0, v1, s[12:13]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v6, v6, v0, s[12:13]
	s_cbranch_vccnz .LBB0_77
.LBB0_78:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v1, vcc, 1, v3
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_80
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	flat_store_dword v[6:7], v1
.LBB0_80:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_82
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dword v6, v[6:7] glc
	v_mov_b32_e32 v13, v15
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s74, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v7, 0, v11, vcc
.LBB0_82:
	v_readfirstlane_b32 s15, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v6
	v_mov_b32_e32 v26, v15
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[26:27]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_94
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_85
	v_mov_b32_e32 v0, s72
	flat_store_dword v[18:19], v0
	v_mov_b32_e32 v0, s66
	flat_store_dword v[20:21], v0
	v_mov_b32_e32 v0, s65
	flat_store_dword v[22:23], v0
	v_mov_b32_e32 v0, s64
	flat_store_dword v[24:25], v0
.LBB0_85:
	s_or_b64 exec, exec, s[58:59]
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_87
	flat_store_dword v[8:9], v15
.LBB0_87:
	s_or_b64 exec, exec, s[58:59]
	s_or_b32 s14, s15, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s14
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[58:59], 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_93
	s_branch .LBB0_90
.LBB0_89:
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_92
.LBB0_90:
	v_mov_b32_e32 v13, v15
	onward_wait_load v7, v[8:9], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_89
	onward_wait v[8:9], v[12:13] ne
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_89
.LBB0_92:
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dword v6, v[10:11] glc
.LBB0_93:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v6
.LBB0_94:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_98
	s_mov_b32 s60, s41
	s_mov_b32 s61, s15
	s_mov_b32 s36, s41
	s_cmp_eq_u64 s[60:61], s[36:37]
	s_cselect_b64 s[60:61], -1, 0
	s_or_b64 s[10:11], s[10:11], s[60:61]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v6, 0
	s_cbranch_vccnz .LBB0_97
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[6:7], v[6:7] glc
.LBB0_97:
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v11, s53
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v6
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v0, v15
	v_mov_b32_e32 v7, s49
	flat_store_dwordx2 v[6:7], v[0:1]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v1, s51
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s15, s41
	flat_store_dwordx2 v[0:1], v[6:7]
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
.LBB0_98:
	s_or_b64 exec, exec, s[58:59]
.LBB0_99:
	v_readfirstlane_b32 s36, v6
	s_mov_b64 s[10:11], -1
	s_branch .LBB0_111
.LBB0_100:
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_111
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_110
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_108
	v_mov_b32_e32 v0, s48
	v_mov_b32_e32 v1, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v27 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_107
	v_mov_b32_e32 v6, s48
	v_add_u32_e32 v1, vcc, 1, v3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[0:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_106
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v0, v2
	flat_store_dwordx2 v[6:7], v[1:2]
.LBB0_106:
	s_or_b64 exec, exec, s[60:61]
.LBB0_107:
	s_or_b64 exec, exec, s[58:59]
.LBB0_108:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v0
	s_cmp_eq_u32 s14, 0
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[14:15], s[14:15], s[56:57]
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_110
	v_readfirstlane_b32 s36, v3
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v1, s51
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[0:1], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s36, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[0:1], v[12:15] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s36, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[0:1], v[0:1] glc
.LBB0_110:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], -1
	s_mov_b32 s36, s9
.LBB0_111:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_113
	v_add_u32_e32 v3, vcc, 1, v3
	s_mov_b32 s9, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_113:
	s_cbranch_execnz .LBB0_20
.LBB0_114:
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 80
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
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
