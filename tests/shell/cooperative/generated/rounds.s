	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	rounds
	.globl	rounds
	.p2align	8
	.type	rounds,@function
rounds:
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s28, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_mov_b32 s29, 0
	s_mov_b64 s[2:3], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s10, 0xffff
	v_cvt_f32_u32_e32 v2, s33
	s_sub_i32 s0, 0, s33
	s_mov_b32 s9, s29
	s_mov_b64 s[34:35], 0
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	s_add_i32 s0, s33, 63
	s_lshr_b32 s5, s0, 6
	s_cmp_lg_u64 s[16:17], 0
	v_mul_hi_u32 v3, v2, v3
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s28, v2
	v_mul_lo_u32 v3, v2, s33
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s28, v3
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s33, v4, 0
	v_cmp_ne_u64_e32 vcc, s[28:29], v[2:3]
	v_addc_u32_e32 v22, vcc, 0, v4, vcc
	v_readfirstlane_b32 s36, v22
	s_cbranch_scc1 .LBB0_12
	s_add_u32 s0, s16, 64
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s2, s16, 8
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_addc_u32 s3, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s27, 0
	v_readfirstlane_b32 s4, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_13
	s_add_u32 s2, s16, 24
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s17
	v_readfirstlane_b32 s27, v4
	v_mad_u64_u32 v[2:3], s[2:3], s27, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_14
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s2, s4, 1
	s_mov_b32 s6, s4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	s_cmp_lg_u32 s7, s2
	s_cbranch_scc1 .LBB0_7
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s4, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s6, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s6, s7
.LBB0_7:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s5, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB0_11
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, 0
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s36, v4
.LBB0_11:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_15
.LBB0_12:
	s_mov_b64 s[34:35], 0
	s_mov_b32 s27, 0
	s_mov_b32 s4, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_22
	s_branch .LBB0_23
.LBB0_13:
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_23
.LBB0_14:
	s_mov_b64 s[0:1], -1
.LBB0_15:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_21
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s5, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB0_20
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_19
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, 0
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB0_19:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s36, v2
.LBB0_20:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s6, s4
.LBB0_21:
	s_mov_b64 s[34:35], -1
	s_mov_b32 s4, s6
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
.LBB0_22:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s27, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v2
.LBB0_23:
	s_cmp_ge_u32 s29, s25
	s_cbranch_scc1 .LBB0_531
	s_xor_b64 s[38:39], s[34:35], -1
	s_cmp_eq_u32 s26, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s6, s10, 0xfffe
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s5, 1
	s_cselect_b64 s[48:49], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 6
	s_add_u32 s50, s16, 0x108
	s_addc_u32 s51, s17, 0
	s_add_u32 s52, s50, s6
	s_addc_u32 s53, s51, s7
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[56:57], -1, 0
	s_add_u32 s12, s16, 0xc4
	s_addc_u32 s13, s17, 0
	s_add_u32 s60, s16, 8
	s_addc_u32 s61, s17, 0
	s_add_u32 s62, s16, 0xc0
	s_addc_u32 s63, s17, 0
	s_add_u32 s64, s16, 16
	s_addc_u32 s65, s17, 0
	s_add_u32 s66, s16, 12
	s_addc_u32 s67, s17, 0
	v_writelane_b32 v1, s12, 0
	s_add_u32 s68, s16, 0x110
	v_writelane_b32 v1, s13, 1
	s_addc_u32 s69, s17, 0
	s_add_u32 s16, s16, 0x104
	v_writelane_b32 v1, s6, 2
	s_addc_u32 s17, s17, 0
	v_writelane_b32 v1, s7, 3
	s_and_b64 s[6:7], s[6:7], s[34:35]
	v_cmp_eq_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v6, s61
	v_mov_b32_e32 v9, s4
	s_xor_b64 s[4:5], s[6:7], -1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v25, v2, v6, s[2:3]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v7, s60
	v_writelane_b32 v1, s4, 4
	s_mul_i32 s10, s33, s8
	v_cndmask_b32_e64 v24, v2, v7, s[2:3]
	v_mov_b32_e32 v2, s47
	v_writelane_b32 v1, s5, 5
	s_and_b64 s[72:73], s[6:7], s[0:1]
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	v_cndmask_b32_e64 v3, 0, -1, s[2:3]
	v_cndmask_b32_e64 v27, v2, v6, s[2:3]
	v_add_u32_e32 v30, vcc, s10, v0
	v_mov_b32_e32 v6, s46
	v_writelane_b32 v1, s6, 6
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v13, 0
	s_add_i32 s9, s24, -1
	s_mov_b32 s28, 0x20000
	v_mov_b32_e32 v2, -1
	s_mov_b32 s4, 0x30000
	s_mov_b32 s5, 0x40000
	s_mov_b32 s54, 0xffff
	s_movk_i32 s55, 0x3bf
	s_movk_i32 s58, 0xfc40
	s_movk_i32 s59, 0x3c0
	v_mov_b32_e32 v29, 1
	s_movk_i32 s70, 0x201
	s_movk_i32 s71, 0x400
	v_cndmask_b32_e64 v26, v6, v7, s[2:3]
	s_mov_b32 s75, 0
	v_writelane_b32 v1, s7, 7
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	s_mov_b32 s76, 1
	v_cmp_gt_u32_e64 s[12:13], s24, v30
	s_mov_b32 s79, 0x10000
	s_branch .LBB0_28
.LBB0_25:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s27, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_26:
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v9, vcc, 1, v9
	s_cselect_b32 s36, s10, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_27:
	s_cmp_lt_u32 s29, s25
	s_cbranch_scc0 .LBB0_531
.LBB0_28:
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_31
	s_bitcmp0_b32 s29, 0
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v14, s18
	v_cndmask_b32_e32 v0, v6, v7, vcc
	v_cndmask_b32_e32 v8, v11, v14, vcc
	v_cndmask_b32_e32 v10, v7, v6, vcc
	v_cndmask_b32_e32 v11, v14, v11, vcc
	s_mul_i32 s37, s36, s33
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v6, v30
.LBB0_30:
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_ne_u32_e32 vcc, s9, v6
	v_mov_b32_e32 v15, v13
	v_cndmask_b32_e32 v14, 0, v7, vcc
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v7, v13
	v_add_u32_e32 v14, vcc, v8, v14
	v_addc_u32_e32 v15, vcc, v0, v15, vcc
	flat_load_dword v16, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[14:15], 2, v[6:7]
	v_add_u32_e32 v6, vcc, s37, v6
	v_cmp_le_u32_e32 vcc, s24, v6
	v_add_u32_e64 v14, s[10:11], v11, v14
	v_addc_u32_e64 v15, s[10:11], v10, v15, s[10:11]
	s_or_b64 s[80:81], vcc, s[80:81]
	v_add_u32_e32 v7, vcc, 1, v16
	flat_store_dword v[14:15], v7
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_30
.LBB0_31:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s29, s29, 1
	s_cmp_lt_i32 s26, 2
	s_mov_b64 s[80:81], 0
	s_cbranch_scc1 .LBB0_50
	s_cmp_gt_i32 s26, 2
	s_cbranch_scc0 .LBB0_51
	s_cmp_eq_u32 s26, 3
	s_mov_b64 s[14:15], 0
	s_cbranch_scc0 .LBB0_53
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_70
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_97
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB0_46
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_43
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[6:7], v29 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v22
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_42
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_41
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s79, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s28, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s4, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s5, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB0_41:
	s_or_b64 exec, exec, s[88:89]
.LBB0_42:
	s_or_b64 exec, exec, s[86:87]
.LBB0_43:
	s_or_b64 exec, exec, s[84:85]
	v_readfirstlane_b32 s74, v6
	v_readlane_b32 s86, v1, 6
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s87, v1, 7
	s_cselect_b64 s[84:85], -1, 0
	s_xor_b64 s[86:87], s[86:87], -1
	v_mov_b32_e32 v6, s74
	s_and_b64 s[86:87], s[84:85], s[86:87]
	v_mov_b32_e32 v7, s75
	s_and_saveexec_b64 s[84:85], s[86:87]
	s_cbranch_execz .LBB0_45
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[86:87], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[86:87]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_45:
	s_or_b64 exec, exec, s[84:85]
.LBB0_46:
	s_or_b64 exec, exec, s[82:83]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_99
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_49
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_49:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s83, v7
	v_readfirstlane_b32 s82, v6
	s_branch .LBB0_100
.LBB0_50:
	s_mov_b64 s[86:87], 0
	s_mov_b64 s[84:85], 0
	s_cbranch_execnz .LBB0_215
	s_branch .LBB0_216
.LBB0_51:
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[86:87], 0
.LBB0_52:
	s_mov_b64 s[84:85], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_54
	s_branch .LBB0_214
.LBB0_53:
	s_mov_b64 s[84:85], -1
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_214
.LBB0_54:
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_81
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_80
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_66
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_63
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[6:7], v29 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v22
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_62
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_61
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s79, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s28, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s4, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s5, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB0_61:
	s_or_b64 exec, exec, s[86:87]
.LBB0_62:
	s_or_b64 exec, exec, s[82:83]
.LBB0_63:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s74, v6
	v_readlane_b32 s82, v1, 6
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s83, v1, 7
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[82:83], s[82:83], -1
	v_mov_b32_e32 v6, s74
	s_and_b64 s[82:83], s[14:15], s[82:83]
	v_mov_b32_e32 v7, s75
	s_and_saveexec_b64 s[14:15], s[82:83]
	s_cbranch_execz .LBB0_65
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_65:
	s_or_b64 exec, exec, s[14:15]
.LBB0_66:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_71
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_69
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_69:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_72
.LBB0_70:
	s_mov_b64 s[86:87], 0
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_108
.LBB0_71:
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s27
.LBB0_72:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_75
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_75:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s15, v6
	s_cbranch_vccnz .LBB0_79
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_78
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v11, s53
	flat_store_dwordx2 v[10:11], v[6:7]
.LBB0_78:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.LBB0_79:
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[86:87], -1
	s_mov_b32 s10, s36
.LBB0_80:
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v17, v9
	s_mov_b32 s82, s36
.LBB0_81:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_214
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_156
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_85
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v11, s67
	flat_load_dwordx2 v[7:8], v[6:7] glc
	flat_load_dword v6, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v0, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB0_85:
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_89
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s27, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_88
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_88:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB0_89:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_156
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_92
	flat_store_dword v[6:7], v13
.LBB0_92:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	onward_message s10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_152
	s_branch .LBB0_95
.LBB0_94:
	s_or_b64 exec, exec, s[88:89]
	s_and_b64 s[88:89], exec, s[86:87]
	s_or_b64 s[14:15], s[88:89], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_151
.LBB0_95:
	onward_wait_load v11, v[6:7], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[86:87], s[86:87], exec
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_94
	onward_wait v[6:7], v[12:13] ne
	s_andn2_b64 s[86:87], s[86:87], exec
	s_branch .LBB0_94
.LBB0_97:
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_108
.LBB0_98:
	s_mov_b32 s10, s36
	v_mov_b32_e32 v17, v9
	s_mov_b32 s82, s36
	s_branch .LBB0_52
.LBB0_99:
	s_mov_b64 s[82:83], s[74:75]
	s_mov_b32 s37, s27
.LBB0_100:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[82:83], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_107
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s83
	v_mov_b32_e32 v6, s82
	v_mov_b32_e32 v15, s83
	v_mov_b32_e32 v7, s83
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_103
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait4:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[84:85]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_103:
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s74, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s77, v6
	s_cbranch_vccnz .LBB0_107
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_106
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v6, s77
	v_mov_b32_e32 v7, s74
	v_mov_b32_e32 v11, s53
	flat_store_dwordx2 v[10:11], v[6:7]
.LBB0_106:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.LBB0_107:
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[86:87], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_98
.LBB0_108:
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccz .LBB0_112
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_111
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v29
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s74
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[84:85]
	v_readlane_b32 s84, v1, 0
	v_readlane_b32 s85, v1, 1
	v_mov_b32_e32 v10, s84
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s85
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_111:
	s_or_b64 exec, exec, s[82:83]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_113
	s_branch .LBB0_451
.LBB0_112:
.LBB0_113:
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB0_115
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_135
.LBB0_115:
	s_or_b64 exec, exec, s[82:83]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_117
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_store_dword v[10:11], v7
.LBB0_117:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_119
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s54, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB0_119:
	v_readfirstlane_b32 s83, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v10
	s_cbranch_vccnz .LBB0_123
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v11, s51
	v_mad_u64_u32 v[10:11], s[10:11], s27, v6, v[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_122
	v_mov_b32_e32 v14, s82
	v_mov_b32_e32 v15, s83
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_122:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s83, v11
	v_readfirstlane_b32 s82, v10
.LBB0_123:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e64 s[10:11], s[82:83], v[28:29]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_446
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[10:11], s[84:85], s27, v6, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_126
	v_mov_b32_e32 v6, s69
	v_add_u32_e32 v14, vcc, s68, v10
	v_addc_u32_e32 v15, vcc, v6, v11, vcc
	v_mov_b32_e32 v6, s29
	flat_store_dword v[14:15], v6
.LBB0_126:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v14, vcc, s16, v10
	v_addc_u32_e32 v15, vcc, v6, v11, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_128
	flat_store_dword v[14:15], v13
.LBB0_128:
	s_or_b64 exec, exec, s[84:85]
	s_brev_b32 s74, 64
	s_or_b32 s74, s83, s74
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s74
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[84:85], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_442
	s_branch .LBB0_131
.LBB0_130:
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[84:85], s[90:91], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_441
.LBB0_131:
	onward_wait_load v17, v[14:15], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_130
	onward_wait v[14:15], v[12:13] ne
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB0_130
.LBB0_133:
	s_or_b64 exec, exec, s[84:85]
.LBB0_134:
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_115
.LBB0_135:
	v_cndmask_b32_e64 v7, 0, v11, s[2:3]
	v_cndmask_b32_e64 v6, v6, v10, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_137
	onward_wait_load_x2 v[14:15], v[24:25], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[24:25], v[4:7] ne
	s_cbranch_execnz .LBB0_134
	s_branch .LBB0_138
.LBB0_137:
.LBB0_138:
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v8, 0
	s_branch .LBB0_142
.LBB0_139:
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s71
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_140:
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB0_141:
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[84:85], s[10:11], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_133
.LBB0_142:
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_141
	v_mov_b32_e32 v14, s60
	v_mov_b32_e32 v15, s61
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_140
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s55, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_148
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v14, v8
.LBB0_146:
	v_add_u32_e32 v14, vcc, s58, v14
	v_cmp_gt_u32_e32 vcc, s59, v14
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB0_146
	s_or_b64 exec, exec, s[92:93]
.LBB0_148:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_139
	s_mov_b64 s[94:95], 0
.LBB0_150:
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB0_150
	s_branch .LBB0_139
.LBB0_151:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v10, v[6:7] glc
.LBB0_152:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, 0
	v_readfirstlane_b32 s14, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v10
	s_cbranch_vccnz .LBB0_156
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v6, vcc, s50, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_155
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v11, s14
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_155:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.LBB0_156:
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_vccz .LBB0_160
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_159
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v29
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[86:87], 1
	
.Lawait6:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet6
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait6
.Lmet6:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[86:87]
	v_readlane_b32 s86, v1, 0
	v_readlane_b32 s87, v1, 1
	v_mov_b32_e32 v10, s86
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s87
	flat_load_dword v11, v[10:11] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(1)
	v_or_b32_sdwa v10, v0, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_159:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_161
	s_branch .LBB0_209
.LBB0_160:
.LBB0_161:
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_163
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v11
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_183
.LBB0_163:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_165
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_store_dword v[10:11], v7
.LBB0_165:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_167
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s54, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB0_167:
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_171
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v11, s51
	v_mad_u64_u32 v[10:11], s[10:11], s27, v0, v[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_170
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v15, s15
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_170:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_171:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[28:29]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_204
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[10:11], s[86:87], s27, v0, 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_174
	v_mov_b32_e32 v0, s69
	v_add_u32_e32 v14, vcc, s68, v10
	v_addc_u32_e32 v15, vcc, v0, v11, vcc
	v_mov_b32_e32 v0, s29
	flat_store_dword v[14:15], v0
.LBB0_174:
	s_or_b64 exec, exec, s[86:87]
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v14, vcc, s16, v10
	v_addc_u32_e32 v15, vcc, v0, v11, vcc
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_176
	flat_store_dword v[14:15], v13
.LBB0_176:
	s_or_b64 exec, exec, s[86:87]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s14
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_mov_b64 s[86:87], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_200
	s_branch .LBB0_179
.LBB0_178:
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[86:87], s[90:91], s[86:87]
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB0_199
.LBB0_179:
	onward_wait_load v19, v[14:15], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v19
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_178
	onward_wait v[14:15], v[12:13] ne
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB0_178
.LBB0_181:
	s_or_b64 exec, exec, s[86:87]
.LBB0_182:
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v11
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_163
.LBB0_183:
	v_cndmask_b32_e64 v7, 0, v11, s[2:3]
	v_cndmask_b32_e64 v6, v6, v10, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_185
	onward_wait_load_x2 v[14:15], v[24:25], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[24:25], v[4:7] ne
	s_cbranch_execnz .LBB0_182
	s_branch .LBB0_186
.LBB0_185:
.LBB0_186:
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_190
.LBB0_187:
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_188:
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB0_189:
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[86:87], s[10:11], s[86:87]
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB0_181
.LBB0_190:
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_189
	v_mov_b32_e32 v14, s60
	v_mov_b32_e32 v15, s61
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_188
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_196
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v8, v0
.LBB0_194:
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB0_194
	s_or_b64 exec, exec, s[92:93]
.LBB0_196:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_187
	s_mov_b64 s[94:95], 0
.LBB0_198:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB0_198
	s_branch .LBB0_187
.LBB0_199:
	s_or_b64 exec, exec, s[86:87]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v18, v[14:15] glc
.LBB0_200:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v19
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v18
	s_cbranch_vccnz .LBB0_204
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v10, vcc, s50, v10
	v_addc_u32_e32 v11, vcc, v0, v11, vcc
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_203
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v15, s15
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_203:
	s_or_b64 exec, exec, s[86:87]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_204:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_208
	s_mov_b32 s88, s75
	s_mov_b32 s89, s15
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_207
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB0_207:
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v14, s10
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v18, s46
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v19, s47
	s_or_b32 s10, s14, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	v_mov_b32_e32 v14, v7
	s_or_b32 s10, s14, s28
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s4
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s5
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s14
	flat_store_dwordx2 v[18:19], v[14:15]
	flat_store_dwordx2 v[18:19], v[7:8]
.LBB0_208:
	s_or_b64 exec, exec, s[86:87]
.LBB0_209:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_213
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s27, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_212
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_212:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_213:
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[86:87], -1
	s_mov_b32 s37, s27
.LBB0_214:
	s_branch .LBB0_216
.LBB0_215:
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[80:81], -1
	s_cselect_b64 s[84:85], -1, 0
.LBB0_216:
	s_andn2_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB0_242
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB0_395
	s_and_saveexec_b64 s[14:15], s[72:73]
	s_cbranch_execz .LBB0_220
	v_mov_b32_e32 v6, s68
	v_mov_b32_e32 v7, s69
	v_mov_b32_e32 v8, s29
	flat_store_dword v[6:7], v8
.LBB0_220:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_340
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_327
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v0, s36
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_237
	v_mov_b32_e32 v6, 0
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_225
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
.LBB0_225:
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_atomic_add v8, v[10:11], v29 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_227
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v0, v[10:11] glc
.LBB0_227:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, 1, v8
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_cmp_eq_u32_e32 vcc, v10, v0
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_236
	v_cmp_ne_u64_e64 s[10:11], 0, v[6:7]
	v_add_u32_e32 v15, vcc, 1, v9
	s_and_b64 vcc, s[34:35], s[10:11]
	v_mov_b32_e32 v18, s44
	v_cndmask_b32_e32 v14, 0, v10, vcc
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v19, s45
	flat_atomic_cmpswap_x2 v[16:17], v[18:19], v[14:17] glc
	v_mov_b32_e32 v8, v10
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[16:17], v[8:9]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB0_235
	s_xor_b64 s[86:87], vcc, -1
	v_mov_b32_e32 v18, v11
	v_mov_b32_e32 v17, v10
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB0_231
	v_mov_b32_e32 v19, s46
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v20, s47
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s79, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s28, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s4, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s5, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	s_mov_b64 s[10:11], 0
.LBB0_231:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_235
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s54, v17
	v_cmp_ne_u32_e32 vcc, v0, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_234
	v_mov_b32_e32 v18, s46
	v_sub_u32_e32 v17, vcc, v10, v0
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v19, s47
	flat_atomic_add_x2 v[18:19], v[16:17]
.LBB0_234:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v16, s62
	v_lshrrev_b64 v[6:7], 16, v[6:7]
	v_mov_b32_e32 v17, s63
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[16:17], v15
	v_or_b32_e32 v18, s10, v7
	v_mov_b32_e32 v17, v13
.LBB0_235:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v0, v10
.LBB0_236:
	s_or_b64 exec, exec, s[82:83]
.LBB0_237:
	s_or_b64 exec, exec, s[80:81]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v6, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v7, s11
	s_cbranch_scc1 .LBB0_327
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_257
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_241
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait7:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet7
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait7
.Lmet7:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
	v_mov_b32_e32 v7, v13
.LBB0_241:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_258
	s_branch .LBB0_327
.LBB0_242:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_394
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_381
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_252
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v29 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_247
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v0, v[7:8] glc
.LBB0_247:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_251
	v_mov_b32_e32 v10, s44
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_250
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	v_or_b32_e32 v15, s79, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s28, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s4, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s5, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_250:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v8
.LBB0_251:
	s_or_b64 exec, exec, s[80:81]
.LBB0_252:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v6
	v_mov_b32_e32 v6, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v7, s75
	s_cbranch_scc1 .LBB0_381
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_293
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_256
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait8:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet8
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait8
.Lmet8:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_256:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_294
	s_branch .LBB0_381
.LBB0_257:
.LBB0_258:
	v_readfirstlane_b32 s74, v0
	v_add_u32_e32 v15, vcc, 1, v9
	s_branch .LBB0_260
.LBB0_259:
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[80:81], s[82:83]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_326
.LBB0_260:
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s74
	s_mov_b64 s[84:85], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_271
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_270
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v0, s74
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v14, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[6:7], v[16:17]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB0_269
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_267
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s54, v7
	v_cmp_eq_u32_e32 vcc, s74, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_266
	v_mov_b32_e32 v16, s46
	v_sub_u32_e32 v7, vcc, s74, v0
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v17, s47
	flat_atomic_add_x2 v[16:17], v[6:7]
.LBB0_266:
	v_mov_b32_e32 v6, s62
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_mov_b32_e32 v7, s63
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[6:7], v15
	v_or_b32_e32 v7, s10, v11
	v_mov_b32_e32 v6, v13
	s_branch .LBB0_269
.LBB0_267:
	s_cbranch_execz .LBB0_269
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v7, s47
	s_or_b32 s10, s74, s79
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s74, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s74, s4
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s74, s5
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB0_269:
	s_or_b64 exec, exec, s[84:85]
.LBB0_270:
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v7
	v_readfirstlane_b32 s82, v6
	s_cmp_eq_u64 s[82:83], 0
	s_cselect_b64 s[84:85], -1, 0
.LBB0_271:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB0_259
	v_mov_b32_e32 v0, s74
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v9, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_274
	onward_wait_load_x2 v[16:17], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[26:27], v[4:7] ne
	s_cbranch_execz .LBB0_275
	s_branch .LBB0_289
.LBB0_274:
.LBB0_275:
	s_mov_b32 s77, s74
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_279
.LBB0_276:
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_277:
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_278:
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_288
.LBB0_279:
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_278
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_277
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_285
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_283:
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_283
	s_or_b64 exec, exec, s[88:89]
.LBB0_285:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_276
	s_mov_b64 s[90:91], 0
.LBB0_287:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_287
	s_branch .LBB0_276
.LBB0_288:
	s_or_b64 exec, exec, s[82:83]
.LBB0_289:
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_291
	s_and_b32 s82, s37, s54
	s_mov_b32 s83, s75
	s_mov_b64 s[10:11], 0
.LBB0_291:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_259
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s74, v0
	s_branch .LBB0_259
.LBB0_293:
.LBB0_294:
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v15, vcc, 1, v9
	s_branch .LBB0_297
.LBB0_295:
	s_mov_b64 s[80:81], s[82:83]
.LBB0_296:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_380
.LBB0_297:
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_303
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_302
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_301
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v16, s77
	v_mov_b32_e32 v7, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s4
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s5
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[6:7], v[15:16]
.LBB0_301:
	s_or_b64 exec, exec, s[82:83]
.LBB0_302:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB0_303:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_306
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v9, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_307
	onward_wait_load_x2 v[16:17], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[26:27], v[4:7] ne
	s_cbranch_execz .LBB0_308
	s_branch .LBB0_322
.LBB0_306:
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB0_296
.LBB0_307:
.LBB0_308:
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_312
.LBB0_309:
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_310:
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_311:
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_321
.LBB0_312:
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_311
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_310
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_318
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_316:
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_316
	s_or_b64 exec, exec, s[88:89]
.LBB0_318:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_309
	s_mov_b64 s[90:91], 0
.LBB0_320:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_320
	s_branch .LBB0_309
.LBB0_321:
	s_or_b64 exec, exec, s[82:83]
.LBB0_322:
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_324
	s_and_b32 s74, s37, s54
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB0_324:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_295
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB0_295
.LBB0_326:
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_327:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_331
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_330
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_330:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_332
.LBB0_331:
	s_mov_b32 s37, s27
.LBB0_332:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_339
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_335
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait9:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet9
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait9
.Lmet9:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_335:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_339
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s37, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_338
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_338:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_339:
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v0, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB0_340:
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB0_342
.LBB0_341:
	s_mov_b32 s36, s10
	v_mov_b32_e32 v9, v0
	s_mov_b32 s27, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_342:
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_344
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v0, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[6:7], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_344:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_27
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_365
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_348
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v11, s67
	flat_load_dwordx2 v[7:8], v[6:7] glc
	flat_load_dword v6, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v0, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB0_348:
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB0_352
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_351
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_351:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s37, v7
	v_readfirstlane_b32 s36, v6
.LBB0_352:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[36:37], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_365
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[10:11], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_355
	flat_store_dword v[10:11], v13
.LBB0_355:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	onward_message s10
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_361
	s_branch .LBB0_358
.LBB0_357:
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[36:37]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_360
.LBB0_358:
	onward_wait_load v7, v[10:11], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_357
	onward_wait v[10:11], v[12:13] ne
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB0_357
.LBB0_360:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB0_361:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[10:11], s[10:11], s27, v0, 0
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB0_365
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v6, vcc, s50, v10
	v_addc_u32_e32 v7, vcc, v0, v11, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_364
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_364:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s36, v6
.LBB0_365:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_27
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_430
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_375
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v29 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_370
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v0, v[7:8] glc
.LBB0_370:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_374
	v_mov_b32_e32 v10, s44
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_373
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	v_or_b32_e32 v15, s79, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s28, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s4, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s5, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_373:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v8
.LBB0_374:
	s_or_b64 exec, exec, s[80:81]
.LBB0_375:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v6
	v_mov_b32_e32 v6, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v7, s75
	s_cbranch_scc1 .LBB0_430
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_396
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_379
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait10:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet10
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait10
.Lmet10:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_379:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_397
	s_branch .LBB0_430
.LBB0_380:
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_381:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_385
	s_and_b64 s[10:11], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s10, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s10, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_384
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_384:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_386
.LBB0_385:
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s27
.LBB0_386:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_393
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_389
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait11:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet11
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait11
.Lmet11:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_389:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_393
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s37, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_392
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_392:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_393:
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v0, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB0_394:
	v_mov_b32_e32 v17, v9
	s_mov_b32 s82, s36
.LBB0_395:
	v_mov_b32_e32 v9, v17
	s_mov_b32 s36, s82
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB0_341
	s_branch .LBB0_342
.LBB0_396:
.LBB0_397:
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v15, vcc, 1, v9
	s_branch .LBB0_400
.LBB0_398:
	s_mov_b64 s[80:81], s[82:83]
.LBB0_399:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_429
.LBB0_400:
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_406
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_405
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_404
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v16, s77
	v_mov_b32_e32 v7, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s4
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s5
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[6:7], v[15:16]
.LBB0_404:
	s_or_b64 exec, exec, s[82:83]
.LBB0_405:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB0_406:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_409
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v9, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_410
	onward_wait_load_x2 v[16:17], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[26:27], v[4:7] ne
	s_cbranch_execz .LBB0_411
	s_branch .LBB0_425
.LBB0_409:
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB0_399
.LBB0_410:
.LBB0_411:
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_415
.LBB0_412:
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_413:
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_414:
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_424
.LBB0_415:
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_414
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_413
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_421
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_419:
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_419
	s_or_b64 exec, exec, s[88:89]
.LBB0_421:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_412
	s_mov_b64 s[90:91], 0
.LBB0_423:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_423
	s_branch .LBB0_412
.LBB0_424:
	s_or_b64 exec, exec, s[82:83]
.LBB0_425:
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_427
	s_and_b32 s74, s37, s54
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB0_427:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_398
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB0_398
.LBB0_429:
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_430:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_434
	s_and_b64 s[10:11], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s10, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s10, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_433
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_433:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s27, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_435
.LBB0_434:
	s_mov_b64 s[10:11], s[74:75]
.LBB0_435:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_438
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait12:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet12
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait12
.Lmet12:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_438:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_26
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_25
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
	s_branch .LBB0_25
.LBB0_441:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v16, v[14:15] glc
.LBB0_442:
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v17
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v16
	s_cbranch_vccnz .LBB0_446
	v_mov_b32_e32 v6, s51
	v_add_u32_e32 v10, vcc, s50, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_445
	v_mov_b32_e32 v14, s82
	v_mov_b32_e32 v15, s83
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_445:
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s83, v11
	v_readfirstlane_b32 s82, v10
.LBB0_446:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_450
	s_mov_b32 s88, s75
	s_mov_b32 s89, s83
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_449
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB0_449:
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v14, s10
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v16, s46
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s82
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v17, s47
	s_or_b32 s10, s82, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	v_mov_b32_e32 v14, v7
	s_or_b32 s10, s82, s28
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s82, s4
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s82, s5
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s82
	flat_store_dwordx2 v[16:17], v[14:15]
	flat_store_dwordx2 v[16:17], v[7:8]
.LBB0_450:
	s_or_b64 exec, exec, s[84:85]
.LBB0_451:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s83, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s82, v10
	s_cbranch_vccnz .LBB0_455
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s27, v8, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_454
	v_mov_b32_e32 v10, s82
	v_mov_b32_e32 v11, s83
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_454:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s83, v7
	v_readfirstlane_b32 s82, v6
.LBB0_455:
	v_add_u32_e32 v17, vcc, 1, v9
	s_cmp_eq_u32 s83, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_464
	s_add_i32 s10, s8, s83
	s_cmp_lt_u32 s10, s82
	v_readlane_b32 s84, v1, 2
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s85, v1, 3
	s_or_b64 s[10:11], s[84:85], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_470
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[6:7], s[10:11], s27, v8, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_459
	flat_store_dword v[6:7], v13
.LBB0_459:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v8, 0xffffff, v17
	v_or_b32_e32 v8, 0x4000000, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v8
	onward_message s10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[84:85], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_466
	s_branch .LBB0_462
.LBB0_461:
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[84:85], s[90:91], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_465
.LBB0_462:
	onward_wait_load v11, v[6:7], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_461
	onward_wait v[6:7], v[12:13] ne
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB0_461
.LBB0_464:
	s_mov_b32 s10, s36
	s_branch .LBB0_52
.LBB0_465:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v10, v[6:7] glc
.LBB0_466:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[6:7], s[10:11], s27, v6, 0
	v_readfirstlane_b32 s74, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v10
	s_cbranch_vccnz .LBB0_470
	v_mov_b32_e32 v8, s51
	v_add_u32_e32 v6, vcc, s50, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_469
	v_mov_b32_e32 v10, s77
	v_mov_b32_e32 v11, s74
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_469:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.LBB0_470:
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 s10, s36
	s_cbranch_vccnz .LBB0_52
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[84:85], s[6:7]
	s_cbranch_execz .LBB0_518
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v0, s82
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_478
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[6:7], v29 glc
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	v_mov_b32_e32 v14, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v16, v0
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_477
	v_mov_b32_e32 v6, s44
	v_add_u32_e32 v15, vcc, 2, v9
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_476
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	v_or_b32_e32 v11, s79, v16
	v_mov_b32_e32 v10, v15
	flat_store_dwordx2 v[6:7], v[15:16]
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s28, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s4, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s5, v16
	v_mov_b32_e32 v14, v16
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_476:
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v0, v16
.LBB0_477:
	s_or_b64 exec, exec, s[86:87]
.LBB0_478:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v14
	v_mov_b32_e32 v6, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v7, s75
	s_cbranch_scc1 .LBB0_518
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_483
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_482
	v_readfirstlane_b32 s37, v17
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	s_and_saveexec_b64 s[88:89], 1
	
.Lawait13:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet13
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait13
.Lmet13:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[88:89]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_482:
	s_or_b64 exec, exec, s[86:87]
	s_branch .LBB0_484
.LBB0_483:
	s_mov_b64 s[10:11], -1
.LBB0_484:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_518
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v19, vcc, 2, v9
	s_branch .LBB0_488
.LBB0_486:
	s_mov_b64 s[86:87], s[88:89]
.LBB0_487:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_517
.LBB0_488:
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[20:21], v[6:7] glc
	v_mov_b32_e32 v16, s77
	s_mov_b64 s[88:89], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[20:21], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_494
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_493
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[18:21] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[20:21]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_492
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v20, s77
	v_mov_b32_e32 v7, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s77, s28
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s77, s4
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s77, s5
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[6:7], v[19:20]
.LBB0_492:
	s_or_b64 exec, exec, s[88:89]
.LBB0_493:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[88:89], -1, 0
.LBB0_494:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB0_497
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v17, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_498
	onward_wait_load_x2 v[14:15], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[26:27], v[4:7] ne
	s_cbranch_execz .LBB0_499
	s_branch .LBB0_513
.LBB0_497:
	s_mov_b64 s[86:87], s[74:75]
	s_branch .LBB0_487
.LBB0_498:
.LBB0_499:
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_503
.LBB0_500:
	s_or_b64 exec, exec, s[94:95]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v15, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v14, v10
.LBB0_501:
	s_andn2_b64 s[90:91], s[90:91], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[90:91], s[90:91], s[10:11]
.LBB0_502:
	s_or_b64 exec, exec, s[92:93]
	s_xor_b64 s[10:11], s[90:91], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v14
	s_or_b64 s[88:89], s[10:11], s[88:89]
	v_mov_b32_e32 v11, v15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB0_512
.LBB0_503:
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v15, s47
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[90:91], s[90:91], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v21, v15, v3
	v_and_b32_e32 v20, v14, v2
	v_cmp_eq_u64_e32 vcc, v[20:21], v[6:7]
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_502
	v_mov_b32_e32 v20, s60
	v_mov_b32_e32 v21, s61
	flat_load_dwordx2 v[20:21], v[20:21] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_501
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_509
	s_mov_b64 s[94:95], 0
	v_mov_b32_e32 v8, v0
.LBB0_507:
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 15
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB0_507
	s_or_b64 exec, exec, s[94:95]
.LBB0_509:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[94:95], vcc
	s_cbranch_execz .LBB0_500
	s_mov_b64 s[100:101], 0
.LBB0_511:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[100:101], vcc, s[100:101]
	s_sleep 1
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execnz .LBB0_511
	s_branch .LBB0_500
.LBB0_512:
	s_or_b64 exec, exec, s[88:89]
.LBB0_513:
	v_readfirstlane_b32 s10, v14
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s37, v15
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_515
	s_and_b32 s74, s37, s54
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[88:89], s[74:75]
.LBB0_515:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_486
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[88:89], s[86:87]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB0_486
.LBB0_517:
	v_mov_b32_e32 v6, s86
	v_mov_b32_e32 v7, s87
.LBB0_518:
	s_or_b64 exec, exec, s[84:85]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_522
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_521
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_521:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_523
.LBB0_522:
	s_mov_b64 s[10:11], s[74:75]
.LBB0_523:
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_530
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_526
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v17
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v21, v13
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait14:
	onward_wait_load_x2 v[10:11], v[6:7], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet14
	onward_wait_x2 v[6:7], v[18:21] ne
	s_sleep 1
	s_branch .Lawait14
.Lmet14:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[84:85]
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_526:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_530
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[84:85], s27, v0, v[6:7]
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_529
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_529:
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_530:
	v_add_u32_e32 v0, vcc, 2, v9
	s_mov_b64 s[86:87], -1
	s_mov_b32 s37, s27
	s_branch .LBB0_52
.LBB0_531:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel rounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 102
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
	.size	rounds, .Lfunc_end0-rounds
	.section	.AMDGPU.csdata
	.text
	.protected	rounds_wide
	.globl	rounds_wide
	.p2align	8
	.type	rounds_wide,@function
rounds_wide:
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s30, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s26, 16
	s_cselect_b64 s[28:29], -1, 0
	s_and_b32 s33, s10, 0xffff
	v_cvt_f32_u32_e32 v2, s33
	s_sub_i32 s0, 0, s33
	s_mov_b64 s[2:3], -1
	s_mov_b32 s9, s31
	v_rcp_iflag_f32_e32 v2, v2
	v_cndmask_b32_e64 v33, -1, 0, s[28:29]
	s_mov_b64 s[38:39], 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s30, v2
	v_mul_lo_u32 v3, v2, s33
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s30, v3
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s33, v4, 0
	s_add_i32 s0, s33, 63
	s_lshr_b32 s6, s0, 6
	v_cmp_ne_u64_e32 vcc, s[30:31], v[2:3]
	s_cmp_lg_u64 s[16:17], 0
	v_addc_u32_e32 v25, vcc, 0, v4, vcc
	v_readfirstlane_b32 s36, v25
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .LBB1_12
	s_add_u32 s0, s16, 64
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s2, s16, 8
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_addc_u32 s3, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s30, 0
	v_readfirstlane_b32 s5, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_13
	s_add_u32 s2, s16, 24
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s17
	v_readfirstlane_b32 s30, v4
	v_mad_u64_u32 v[2:3], s[2:3], s30, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_14
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s2, s5, 1
	s_mov_b32 s4, s5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	s_cmp_lg_u32 s7, s2
	s_cbranch_scc1 .LBB1_7
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s2, v4
	v_or_b32_e32 v4, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait15:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet15
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait15
.Lmet15:
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[0:1]
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s7
.LBB1_7:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s6, 1
	s_mov_b32 s63, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB1_20
	s_mov_b32 s37, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s63, 1
	s_cbranch_vccnz .LBB1_15
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s0, v4
	s_cmp_lg_u32 s0, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_11
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	ds_write_b64 v33, v[4:5]
.LBB1_11:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v33
	s_branch .LBB1_19
.LBB1_12:
	s_mov_b64 s[38:39], 0
	s_mov_b32 s63, 0
	s_mov_b32 s30, 0
	s_mov_b32 s5, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
	s_branch .LBB1_36
.LBB1_13:
	s_mov_b32 s63, 0
	s_cbranch_execz .LBB1_35
	s_branch .LBB1_36
.LBB1_14:
	s_mov_b64 s[0:1], -1
	s_branch .LBB1_21
.LBB1_15:
	s_cbranch_execz .LBB1_19
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	s_mov_b32 s63, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_18
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB1_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_19:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v4
.LBB1_20:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_21:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_34
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s6, 1
	s_mov_b32 s63, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB1_33
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s37, 0
	s_cbranch_vccnz .LBB1_27
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s0, v4
	s_cmp_lg_u32 s0, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_26
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	ds_write_b64 v33, v[4:5]
.LBB1_26:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v33
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_28
.LBB1_27:
	s_mov_b64 s[0:1], -1
.LBB1_28:
	s_mov_b32 s63, 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_32
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s63, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_31
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB1_31:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_32:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v4
.LBB1_33:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s5
.LBB1_34:
	s_mov_b64 s[38:39], -1
	s_mov_b32 s5, s4
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_36
.LBB1_35:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s30, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v2
.LBB1_36:
	s_cmp_ge_u32 s31, s25
	s_cbranch_scc1 .LBB1_699
	s_xor_b64 s[40:41], s[38:39], -1
	s_and_b32 s4, s26, 15
	s_cmp_eq_u32 s4, 4
	s_cselect_b64 s[26:27], -1, 0
	s_and_b32 s7, s10, 0xfffe
	s_cmp_lg_u32 s7, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s6, 1
	s_cselect_b64 s[48:49], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 6
	s_add_u32 s50, s16, 0x108
	s_addc_u32 s51, s17, 0
	s_add_u32 s6, s50, s6
	s_addc_u32 s7, s51, s7
	v_writelane_b32 v1, s6, 0
	s_cmp_eq_u32 s8, 0
	v_writelane_b32 v1, s7, 1
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[56:57], -1, 0
	s_add_u32 s12, s16, 0xc4
	s_addc_u32 s13, s17, 0
	s_add_u32 s60, s16, 8
	v_writelane_b32 v1, s12, 2
	s_addc_u32 s61, s17, 0
	v_writelane_b32 v1, s13, 3
	s_add_u32 s12, s16, 0xc0
	s_addc_u32 s13, s17, 0
	s_add_u32 s64, s16, 16
	s_addc_u32 s65, s17, 0
	s_add_u32 s66, s16, 12
	s_addc_u32 s67, s17, 0
	v_writelane_b32 v1, s12, 4
	s_add_u32 s68, s16, 0x110
	v_writelane_b32 v1, s13, 5
	s_addc_u32 s69, s17, 0
	s_add_u32 s16, s16, 0x104
	v_writelane_b32 v1, s6, 6
	s_addc_u32 s17, s17, 0
	v_writelane_b32 v1, s7, 7
	s_and_b64 s[6:7], s[6:7], s[38:39]
	v_cmp_eq_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s61
	s_xor_b64 s[12:13], s[6:7], -1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v28, v3, v4, s[2:3]
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v5, s60
	v_writelane_b32 v1, s12, 8
	s_mul_i32 s10, s33, s8
	v_cndmask_b32_e64 v27, v3, v5, s[2:3]
	v_mov_b32_e32 v3, s47
	v_writelane_b32 v1, s13, 9
	s_and_b64 s[72:73], s[6:7], s[0:1]
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	v_cndmask_b32_e64 v6, 0, -1, s[2:3]
	v_cndmask_b32_e64 v30, v3, v4, s[2:3]
	v_add_u32_e32 v34, vcc, s10, v0
	v_mov_b32_e32 v4, s46
	v_writelane_b32 v1, s6, 10
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v7, -1
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v16, s5
	v_mov_b32_e32 v3, 0
	s_add_i32 s9, s24, -1
	v_mov_b32_e32 v12, -1
	s_mov_b32 s54, 0x20000
	s_mov_b32 s55, 0x30000
	s_mov_b32 s52, 0x40000
	s_mov_b32 s53, 0xffff
	s_movk_i32 s58, 0x3bf
	s_movk_i32 s59, 0xfc40
	v_mov_b32_e32 v32, 1
	s_movk_i32 s70, 0x3c0
	s_movk_i32 s71, 0x201
	v_lshrrev_b32_e32 v35, 6, v0
	s_movk_i32 s62, 0x400
	v_cndmask_b32_e64 v29, v4, v5, s[2:3]
	s_mov_b32 s75, 0
	v_writelane_b32 v1, s7, 11
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	s_mov_b32 s76, 1
	v_cmp_gt_u32_e64 s[12:13], s24, v34
	s_mov_b32 s79, 0x10000
	s_branch .LBB1_42
.LBB1_38:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s30, s30, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_39:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_40:
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v16, vcc, 1, v16
	s_cselect_b32 s36, s10, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_41:
	s_cmp_lt_u32 s31, s25
	s_cbranch_scc0 .LBB1_699
.LBB1_42:
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_45
	s_bitcmp0_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s21
	v_mov_b32_e32 v5, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v13, s18
	v_cndmask_b32_e32 v0, v4, v5, vcc
	v_cndmask_b32_e32 v9, v11, v13, vcc
	v_cndmask_b32_e32 v10, v5, v4, vcc
	v_cndmask_b32_e32 v11, v13, v11, vcc
	s_mul_i32 s5, s36, s33
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v4, v34
.LBB1_44:
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v14, v3
	v_cndmask_b32_e32 v13, 0, v5, vcc
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_mov_b32_e32 v5, v3
	v_add_u32_e32 v13, vcc, v9, v13
	v_addc_u32_e32 v14, vcc, v0, v14, vcc
	flat_load_dword v15, v[13:14] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[13:14], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s5, v4
	v_cmp_le_u32_e32 vcc, s24, v4
	v_add_u32_e64 v13, s[10:11], v11, v13
	v_addc_u32_e64 v14, s[10:11], v10, v14, s[10:11]
	s_or_b64 s[80:81], vcc, s[80:81]
	v_add_u32_e32 v5, vcc, 1, v15
	flat_store_dword v[13:14], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_44
.LBB1_45:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s31, s31, 1
	s_cmp_lt_i32 s4, 2
	s_mov_b64 s[80:81], 0
	s_cbranch_scc1 .LBB1_65
	s_cmp_gt_i32 s4, 2
	s_cbranch_scc0 .LBB1_66
	s_cmp_eq_u32 s4, 3
	s_mov_b64 s[14:15], 0
	s_cbranch_scc0 .LBB1_68
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_86
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_123
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB1_60
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_57
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[4:5], v32 glc
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v25
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_56
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v13, 0
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	v_mov_b32_e32 v26, v16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[25:26]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_55
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s79, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s54, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s55, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s52, v25
	v_mov_b32_e32 v13, v25
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_55:
	s_or_b64 exec, exec, s[88:89]
.LBB1_56:
	s_or_b64 exec, exec, s[86:87]
.LBB1_57:
	s_or_b64 exec, exec, s[84:85]
	v_readfirstlane_b32 s74, v13
	v_readlane_b32 s86, v1, 10
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s87, v1, 11
	s_cselect_b64 s[84:85], -1, 0
	s_xor_b64 s[86:87], s[86:87], -1
	v_mov_b32_e32 v4, s74
	s_and_b64 s[86:87], s[84:85], s[86:87]
	v_mov_b32_e32 v5, s75
	s_and_saveexec_b64 s[84:85], s[86:87]
	s_cbranch_execz .LBB1_59
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[86:87], 1
	
.Lawait16:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet16
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait16
.Lmet16:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[86:87]
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_59:
	s_or_b64 exec, exec, s[84:85]
.LBB1_60:
	s_or_b64 exec, exec, s[82:83]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_124
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_238
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s37, s63, 3
	v_add_u32_e32 v0, vcc, s37, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_64
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_64:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[82:83], 0
	s_branch .LBB1_239
.LBB1_65:
	s_mov_b64 s[86:87], 0
	s_mov_b64 s[84:85], 0
	s_cbranch_execnz .LBB1_297
	s_branch .LBB1_298
.LBB1_66:
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[86:87], 0
.LBB1_67:
	s_mov_b64 s[84:85], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_69
	s_branch .LBB1_296
.LBB1_68:
	s_mov_b64 s[84:85], -1
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_296
.LBB1_69:
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_146
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_145
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB1_81
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_78
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[4:5], v32 glc
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v25
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_77
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v13, 0
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	v_mov_b32_e32 v26, v16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[25:26]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_76
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s79, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s54, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s55, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s52, v25
	v_mov_b32_e32 v13, v25
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_76:
	s_or_b64 exec, exec, s[86:87]
.LBB1_77:
	s_or_b64 exec, exec, s[82:83]
.LBB1_78:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s74, v13
	v_readlane_b32 s82, v1, 10
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s83, v1, 11
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[82:83], s[82:83], -1
	v_mov_b32_e32 v4, s74
	s_and_b64 s[82:83], s[14:15], s[82:83]
	v_mov_b32_e32 v5, s75
	s_and_saveexec_b64 s[14:15], s[82:83]
	s_cbranch_execz .LBB1_80
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait17:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet17
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait17
.Lmet17:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_80:
	s_or_b64 exec, exec, s[14:15]
.LBB1_81:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_91
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_125
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s63, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_85
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_85:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_126
.LBB1_86:
	s_mov_b64 s[86:87], 0
	s_cbranch_execz .LBB1_258
.LBB1_87:
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_92
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_90
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait18:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet18
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait18
.Lmet18:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[84:85]
	v_readlane_b32 s84, v1, 2
	v_readlane_b32 s85, v1, 3
	v_mov_b32_e32 v9, s84
	flat_load_dwordx2 v[4:5], v[13:14] glc
	v_mov_b32_e32 v10, s85
	flat_load_dword v10, v[9:10] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v9, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_90:
	s_or_b64 exec, exec, s[82:83]
	s_branch .LBB1_93
.LBB1_91:
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_131
.LBB1_92:
	s_mov_b64 s[10:11], -1
.LBB1_93:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s74, s63
	s_cbranch_vccnz .LBB1_594
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB1_96
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, -1, v5
	v_cmp_eq_u32_e32 vcc, v10, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_107
.LBB1_96:
	s_or_b64 exec, exec, s[82:83]
	v_add_u32_e32 v5, vcc, 1, v16
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_98
	v_readlane_b32 s82, v1, 4
	v_readlane_b32 s83, v1, 5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	flat_store_dword v[9:10], v5
.LBB1_98:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s5, v35
	s_cmp_eq_u32 s5, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[84:85], -1, 0
	s_cmp_lg_u32 s5, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_100
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[10:11], v[9:10] glc
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v9, v[13:14] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, s53, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_100:
	v_readfirstlane_b32 s83, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v9
	s_cbranch_vccnz .LBB1_156
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_259
	s_lshl_b32 s5, s63, 3
	v_add_u32_e32 v4, vcc, s5, v33
	s_andn2_b64 vcc, exec, s[84:85]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_104
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	ds_write_b64 v4, v[9:10]
.LBB1_104:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v4
	s_xor_b32 s74, s63, 1
	s_branch .LBB1_263
.LBB1_105:
	s_or_b64 exec, exec, s[84:85]
.LBB1_106:
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, -1, v5
	v_cmp_ne_u32_e32 vcc, v10, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_96
.LBB1_107:
	v_cndmask_b32_e64 v10, 0, v5, s[2:3]
	v_cndmask_b32_e64 v9, v9, v4, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_109
	onward_wait_load_x2 v[13:14], v[27:28], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[27:28], v[7:10] ne
	s_cbranch_execnz .LBB1_106
	s_branch .LBB1_110
.LBB1_109:
.LBB1_110:
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v11, 0
	s_branch .LBB1_114
.LBB1_111:
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v11, 1, v11
	v_mov_b32_e32 v13, s62
	v_cndmask_b32_e64 v11, v13, v11, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_112:
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB1_113:
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[84:85], s[10:11], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB1_105
.LBB1_114:
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, v14, v6
	v_and_b32_e32 v13, v13, v12
	v_cmp_eq_u64_e32 vcc, v[13:14], v[9:10]
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_113
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_112
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v11, 64, v11, vcc
	v_cmp_lt_u32_e32 vcc, s58, v11
	v_mov_b32_e32 v13, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_120
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v13, v11
.LBB1_118:
	v_add_u32_e32 v13, vcc, s59, v13
	v_cmp_gt_u32_e32 vcc, s70, v13
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB1_118
	s_or_b64 exec, exec, s[92:93]
.LBB1_120:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v11
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_111
	s_mov_b64 s[94:95], 0
.LBB1_122:
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB1_122
	s_branch .LBB1_111
.LBB1_123:
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_87
	s_branch .LBB1_258
.LBB1_124:
	s_mov_b64 s[82:83], s[74:75]
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_244
.LBB1_125:
	s_mov_b64 s[10:11], -1
.LBB1_126:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_130
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_129
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s15, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_129:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_130:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_131:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_144
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_134
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait19:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet19
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait19
.Lmet19:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_134:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_144
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
	s_cbranch_vccnz .LBB1_139
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s37, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_138
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_138:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
	s_mov_b64 s[14:15], 0
.LBB1_139:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_143
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_142
	v_readlane_b32 s82, v1, 0
	v_readlane_b32 s83, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v5, s83
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_142:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s5, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_143:
	s_mov_b32 s37, s5
.LBB1_144:
	v_add_u32_e32 v0, vcc, 1, v16
	s_mov_b64 s[86:87], -1
	s_mov_b32 s10, s36
.LBB1_145:
	s_mov_b64 s[14:15], 0
	s_mov_b32 s5, s63
	v_mov_b32_e32 v20, v16
	s_mov_b32 s82, s36
.LBB1_146:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_296
	s_andn2_b64 vcc, exec, s[56:57]
	s_mov_b32 s74, s63
	s_cbranch_vccnz .LBB1_181
	v_readfirstlane_b32 s10, v35
	s_cmp_eq_u32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[86:87], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_150
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v9
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v4
	v_add_u32_e32 v0, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v5, s10
.LBB1_150:
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_155
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_157
	s_lshl_b32 s14, s63, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_154
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_154:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s74, s63, 1
	s_branch .LBB1_161
.LBB1_155:
	s_mov_b32 s74, s63
	s_branch .LBB1_162
.LBB1_156:
	s_mov_b32 s74, s63
	s_branch .LBB1_264
.LBB1_157:
	s_cbranch_execz .LBB1_161
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s30, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_160
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_160:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s74, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_161:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_162:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_181
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_165
	flat_store_dword v[4:5], v3
.LBB1_165:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	onward_message s10
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_171
	s_branch .LBB1_168
.LBB1_167:
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[14:15], s[90:91], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_170
.LBB1_168:
	onward_wait_load v10, v[4:5], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_167
	onward_wait v[4:5], v[2:3] ne
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB1_167
.LBB1_170:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v9, v[4:5] glc
.LBB1_171:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, 0
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v9
	s_cbranch_vccnz .LBB1_181
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
	s_cbranch_vccnz .LBB1_176
	s_lshl_b32 s14, s74, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_175
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	ds_write_b64 v0, v[9:10]
.LBB1_175:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v0
	s_xor_b32 s37, s74, 1
	s_mov_b64 s[14:15], 0
.LBB1_176:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_180
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v4, vcc, s50, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_179
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_179:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s37, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_180:
	s_mov_b32 s74, s37
.LBB1_181:
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_185
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_184
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_readfirstlane_b32 s37, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s37
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[86:87], 1
	
.Lawait20:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet20
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait20
.Lmet20:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[86:87]
	v_readlane_b32 s86, v1, 2
	v_readlane_b32 s87, v1, 3
	v_mov_b32_e32 v9, s86
	flat_load_dwordx2 v[4:5], v[13:14] glc
	v_mov_b32_e32 v10, s87
	flat_load_dword v10, v[9:10] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(1)
	v_or_b32_sdwa v9, v0, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_184:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_186
	s_branch .LBB1_284
.LBB1_185:
.LBB1_186:
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_188
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_199
.LBB1_188:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v5, vcc, 1, v16
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_190
	v_readlane_b32 s14, v1, 4
	v_readlane_b32 s15, v1, 5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	flat_store_dword v[9:10], v5
.LBB1_190:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v35
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[86:87], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_192
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[10:11], v[9:10] glc
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v9, v[13:14] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, s53, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_192:
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB1_215
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_216
	s_lshl_b32 s10, s74, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_196
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	ds_write_b64 v0, v[9:10]
.LBB1_196:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v0
	s_xor_b32 s37, s74, 1
	s_branch .LBB1_220
.LBB1_197:
	s_or_b64 exec, exec, s[86:87]
.LBB1_198:
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v5
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_188
.LBB1_199:
	v_cndmask_b32_e64 v10, 0, v5, s[2:3]
	v_cndmask_b32_e64 v9, v9, v4, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_201
	onward_wait_load_x2 v[13:14], v[27:28], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[27:28], v[7:10] ne
	s_cbranch_execnz .LBB1_198
	s_branch .LBB1_202
.LBB1_201:
.LBB1_202:
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB1_206
.LBB1_203:
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_204:
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB1_205:
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[86:87], s[10:11], s[86:87]
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB1_197
.LBB1_206:
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, v14, v6
	v_and_b32_e32 v13, v13, v12
	v_cmp_eq_u64_e32 vcc, v[13:14], v[9:10]
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_205
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_204
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_212
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v11, v0
.LBB1_210:
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB1_210
	s_or_b64 exec, exec, s[92:93]
.LBB1_212:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_203
	s_mov_b64 s[94:95], 0
.LBB1_214:
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB1_214
	s_branch .LBB1_203
.LBB1_215:
	s_mov_b32 s37, s74
	s_branch .LBB1_221
.LBB1_216:
	s_cbranch_execz .LBB1_220
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v10, s51
	v_mad_u64_u32 v[9:10], s[10:11], s30, v0, v[9:10]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_219
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_219:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_mov_b32 s37, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_220:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v10
	v_readfirstlane_b32 s14, v9
.LBB1_221:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[31:32]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_237
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[9:10], s[88:89], s30, v0, 0
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_224
	v_mov_b32_e32 v0, s69
	v_add_u32_e32 v13, vcc, s68, v9
	v_addc_u32_e32 v14, vcc, v0, v10, vcc
	v_mov_b32_e32 v0, s31
	flat_store_dword v[13:14], v0
.LBB1_224:
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v13, vcc, s16, v9
	v_addc_u32_e32 v14, vcc, v0, v10, vcc
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_226
	flat_store_dword v[13:14], v3
.LBB1_226:
	s_or_b64 exec, exec, s[88:89]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s14
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_mov_b64 s[88:89], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_232
	s_branch .LBB1_229
.LBB1_228:
	s_or_b64 exec, exec, s[92:93]
	s_and_b64 s[92:93], exec, s[90:91]
	s_or_b64 s[88:89], s[92:93], s[88:89]
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB1_231
.LBB1_229:
	onward_wait_load v18, v[13:14], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_or_b64 s[90:91], s[90:91], exec
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_228
	onward_wait v[13:14], v[2:3] ne
	s_andn2_b64 s[90:91], s[90:91], exec
	s_branch .LBB1_228
.LBB1_231:
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v17, v[13:14] glc
.LBB1_232:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v18
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v17
	s_cbranch_vccnz .LBB1_237
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_274
	s_lshl_b32 s74, s37, 3
	v_add_u32_e32 v0, vcc, s74, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_236
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	ds_write_b64 v0, v[13:14]
.LBB1_236:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v0
	s_xor_b32 s74, s37, 1
	s_branch .LBB1_278
.LBB1_237:
	s_mov_b32 s74, s37
	s_branch .LBB1_279
.LBB1_238:
	s_mov_b64 s[82:83], -1
.LBB1_239:
	s_and_b64 vcc, exec, s[82:83]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_243
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_242
	v_readlane_b32 s84, v1, 0
	v_readlane_b32 s85, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s84
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v5, s85
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_242:
	s_or_b64 exec, exec, s[82:83]
	v_readlane_b32 s82, v1, 0
	v_readlane_b32 s83, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v5, s83
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_243:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v5
	v_readfirstlane_b32 s82, v4
.LBB1_244:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[82:83], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s83
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v18, s83
	v_mov_b32_e32 v5, s83
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_247
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait21:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet21
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait21
.Lmet21:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[84:85]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_247:
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s82, v4
	s_cbranch_vccnz .LBB1_257
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[84:85], -1
	s_cbranch_vccnz .LBB1_252
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s74, s37, 3
	v_add_u32_e32 v0, vcc, s74, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_251
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v5, s83
	ds_write_b64 v0, v[4:5]
.LBB1_251:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
	s_mov_b64 s[84:85], 0
.LBB1_252:
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB1_256
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_255
	v_readlane_b32 s86, v1, 0
	v_readlane_b32 s87, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s86
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v5, s87
	v_mov_b32_e32 v10, s83
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_255:
	s_or_b64 exec, exec, s[84:85]
	v_readlane_b32 s82, v1, 0
	v_readlane_b32 s83, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v5, s83
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s5, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_256:
	s_mov_b32 s37, s5
.LBB1_257:
	v_add_u32_e32 v0, vcc, 1, v16
	s_mov_b64 s[86:87], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_87
.LBB1_258:
	s_mov_b32 s10, s36
	s_mov_b32 s5, s63
	v_mov_b32_e32 v20, v16
	s_mov_b32 s82, s36
	s_branch .LBB1_67
.LBB1_259:
	s_cbranch_execz .LBB1_263
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s50
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v10, s51
	v_mad_u64_u32 v[9:10], s[10:11], s30, v4, v[9:10]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_262
	v_mov_b32_e32 v13, s82
	v_mov_b32_e32 v14, s83
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_262:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_mov_b32 s74, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_263:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v10
	v_readfirstlane_b32 s82, v9
.LBB1_264:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e64 s[10:11], s[82:83], v[31:32]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_589
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[9:10], s[88:89], s30, v4, 0
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_267
	v_mov_b32_e32 v4, s69
	v_add_u32_e32 v13, vcc, s68, v9
	v_addc_u32_e32 v14, vcc, v4, v10, vcc
	v_mov_b32_e32 v4, s31
	flat_store_dword v[13:14], v4
.LBB1_267:
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v13, vcc, s16, v9
	v_addc_u32_e32 v14, vcc, v4, v10, vcc
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_269
	flat_store_dword v[13:14], v3
.LBB1_269:
	s_or_b64 exec, exec, s[88:89]
	s_brev_b32 s5, 64
	s_or_b32 s5, s83, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s5
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_mov_b64 s[88:89], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_579
	s_branch .LBB1_272
.LBB1_271:
	s_or_b64 exec, exec, s[92:93]
	s_and_b64 s[92:93], exec, s[90:91]
	s_or_b64 s[88:89], s[92:93], s[88:89]
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB1_578
.LBB1_272:
	onward_wait_load v18, v[13:14], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_or_b64 s[90:91], s[90:91], exec
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_271
	onward_wait v[13:14], v[2:3] ne
	s_andn2_b64 s[90:91], s[90:91], exec
	s_branch .LBB1_271
.LBB1_274:
	s_cbranch_execz .LBB1_278
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v9, vcc, s50, v9
	v_addc_u32_e32 v10, vcc, v0, v10, vcc
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB1_277
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_277:
	s_or_b64 exec, exec, s[86:87]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[13:14], v[9:10] glc
	s_mov_b32 s74, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_278:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v14
	v_readfirstlane_b32 s14, v13
.LBB1_279:
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB1_283
	s_mov_b32 s88, s75
	s_mov_b32 s89, s15
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v10, 0
	s_cbranch_vccnz .LBB1_282
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v9
.LBB1_282:
	v_readlane_b32 s10, v1, 2
	v_readlane_b32 s11, v1, 3
	v_mov_b32_e32 v14, s11
	v_mov_b32_e32 v13, s10
	flat_store_dword v[13:14], v10
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v14, s45
	v_mov_b32_e32 v17, s46
	flat_store_dwordx2 v[13:14], v[4:5]
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v18, s47
	s_or_b32 s10, s14, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v13, v5
	s_or_b32 s10, s14, s54
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	s_or_b32 s10, s14, s55
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	s_or_b32 s10, s14, s52
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v9, s14
	flat_store_dwordx2 v[17:18], v[13:14]
.LBB1_283:
	s_or_b64 exec, exec, s[86:87]
.LBB1_284:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v9
	s_cbranch_vccnz .LBB1_289
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_290
	v_readfirstlane_b32 s14, v35
	s_lshl_b32 s15, s74, 3
	v_add_u32_e32 v0, vcc, s15, v33
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_288
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_288:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s74, 1
	s_branch .LBB1_294
.LBB1_289:
	s_mov_b32 s37, s74
	s_branch .LBB1_295
.LBB1_290:
	s_cbranch_execz .LBB1_294
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s30, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_293
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_293:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s37, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_294:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_295:
	v_add_u32_e32 v0, vcc, 1, v16
	s_mov_b64 s[86:87], -1
	s_mov_b32 s77, s30
.LBB1_296:
	s_branch .LBB1_298
.LBB1_297:
	s_cmp_lg_u32 s4, 1
	s_mov_b64 s[80:81], -1
	s_cselect_b64 s[84:85], -1, 0
.LBB1_298:
	s_andn2_b64 vcc, exec, s[84:85]
	s_cbranch_vccnz .LBB1_314
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_436
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_409
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_309
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB1_304
	v_mov_b32_e32 v9, s66
	v_mov_b32_e32 v10, s67
	flat_load_dword v0, v[9:10] glc
.LBB1_304:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v15, v0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_308
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[15:16]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_307
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	v_or_b32_e32 v10, s79, v15
	v_mov_b32_e32 v9, v14
	flat_store_dwordx2 v[4:5], v[14:15]
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s54, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s55, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s52, v15
	v_mov_b32_e32 v13, v15
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_307:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v15
.LBB1_308:
	s_or_b64 exec, exec, s[80:81]
.LBB1_309:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v13
	v_mov_b32_e32 v4, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v5, s75
	s_cbranch_scc1 .LBB1_409
	v_readlane_b32 s10, v1, 8
	v_readlane_b32 s11, v1, 9
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_339
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_313
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait22:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet22
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait22
.Lmet22:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_313:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_340
	s_branch .LBB1_409
.LBB1_314:
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB1_437
	s_and_saveexec_b64 s[14:15], s[72:73]
	s_cbranch_execz .LBB1_317
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v5, s69
	v_mov_b32_e32 v9, s31
	flat_store_dword v[4:5], v9
.LBB1_317:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_466
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_439
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v0, s36
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_334
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB1_322
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_322:
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v10, s45
	flat_atomic_add v9, v[9:10], v32 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB1_324
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v0, v[10:11] glc
.LBB1_324:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v9, vcc, 1, v9
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_cmp_eq_u32_e32 vcc, v9, v0
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_333
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v18, vcc, 1, v16
	s_and_b64 vcc, s[38:39], s[10:11]
	v_mov_b32_e32 v10, s44
	v_cndmask_b32_e32 v17, 0, v9, vcc
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[17:20] glc
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[10:11], v[15:16]
	v_mov_b32_e32 v10, v3
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB1_332
	s_xor_b64 s[86:87], vcc, -1
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v13, v9
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB1_328
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s79, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s54, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s55, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s52, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	s_mov_b64 s[10:11], 0
.LBB1_328:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_332
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s53, v11
	v_cmp_ne_u32_e32 vcc, v0, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_331
	v_mov_b32_e32 v13, s46
	v_sub_u32_e32 v11, vcc, v9, v0
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v14, s47
	flat_atomic_add_x2 v[13:14], v[10:11]
.LBB1_331:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 4
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_readlane_b32 s11, v1, 5
	v_mov_b32_e32 v10, s10
	s_mov_b32 s5, 0x3000000
	v_mov_b32_e32 v11, s11
	v_or_b32_e32 v14, s5, v5
	v_mov_b32_e32 v13, v3
	flat_store_dword v[10:11], v18
.LBB1_332:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v0, v9
.LBB1_333:
	s_or_b64 exec, exec, s[82:83]
.LBB1_334:
	s_or_b64 exec, exec, s[80:81]
	v_readfirstlane_b32 s10, v13
	v_readfirstlane_b32 s11, v14
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc1 .LBB1_439
	v_readlane_b32 s10, v1, 8
	v_readlane_b32 s11, v1, 9
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_372
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_338
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait23:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet23
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait23
.Lmet23:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
	v_mov_b32_e32 v5, v3
.LBB1_338:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_373
	s_branch .LBB1_439
.LBB1_339:
.LBB1_340:
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v18, vcc, 1, v16
	s_branch .LBB1_343
.LBB1_341:
	s_mov_b64 s[80:81], s[82:83]
.LBB1_342:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_408
.LBB1_343:
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[19:20], v[4:5] glc
	v_mov_b32_e32 v15, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[19:20], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_349
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_348
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_347
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v19, s77
	v_mov_b32_e32 v5, s47
	s_or_b32 s5, s77, s79
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s54
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s55
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s52
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[4:5], v[18:19]
.LBB1_347:
	s_or_b64 exec, exec, s[82:83]
.LBB1_348:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB1_349:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB1_352
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v16, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_353
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[29:30], v[7:10] ne
	s_cbranch_execz .LBB1_354
	s_branch .LBB1_368
.LBB1_352:
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB1_342
.LBB1_353:
.LBB1_354:
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB1_358
.LBB1_355:
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_356:
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_357:
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_367
.LBB1_358:
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, v14, v6
	v_and_b32_e32 v19, v13, v12
	v_cmp_eq_u64_e32 vcc, v[19:20], v[9:10]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_357
	v_mov_b32_e32 v19, s60
	v_mov_b32_e32 v20, s61
	flat_load_dwordx2 v[19:20], v[19:20] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_356
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_364
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v11, v0
.LBB1_362:
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_362
	s_or_b64 exec, exec, s[88:89]
.LBB1_364:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_355
	s_mov_b64 s[90:91], 0
.LBB1_366:
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_366
	s_branch .LBB1_355
.LBB1_367:
	s_or_b64 exec, exec, s[82:83]
.LBB1_368:
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_readfirstlane_b32 s5, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_370
	s_and_b32 s74, s5, s53
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB1_370:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_341
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB1_341
.LBB1_372:
.LBB1_373:
	v_readfirstlane_b32 s74, v0
	v_add_u32_e32 v18, vcc, 1, v16
	s_branch .LBB1_375
.LBB1_374:
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[80:81], s[82:83]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_438
.LBB1_375:
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[19:20], v[4:5] glc
	v_mov_b32_e32 v15, s74
	s_mov_b64 s[84:85], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[19:20], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_386
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_385
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v0, s74
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[9:10]
	v_cndmask_b32_e64 v17, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	v_cmp_ne_u64_e32 vcc, 0, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[4:5], v[19:20]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB1_384
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_382
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s53, v5
	v_cmp_eq_u32_e32 vcc, s74, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_381
	v_mov_b32_e32 v13, s46
	v_sub_u32_e32 v5, vcc, s74, v0
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v14, s47
	flat_atomic_add_x2 v[13:14], v[4:5]
.LBB1_381:
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	v_mov_b32_e32 v4, s10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_mov_b32_e32 v5, s11
	s_mov_b32 s5, 0x3000000
	flat_store_dword v[4:5], v18
	v_or_b32_e32 v5, s5, v10
	v_mov_b32_e32 v4, v3
	s_branch .LBB1_384
.LBB1_382:
	s_cbranch_execz .LBB1_384
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v19, s74
	v_mov_b32_e32 v5, s47
	s_or_b32 s5, s74, s79
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s74, s54
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s74, s55
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s74, s52
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
.LBB1_384:
	s_or_b64 exec, exec, s[84:85]
.LBB1_385:
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v5
	v_readfirstlane_b32 s82, v4
	s_cmp_eq_u64 s[82:83], 0
	s_cselect_b64 s[84:85], -1, 0
.LBB1_386:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB1_374
	v_mov_b32_e32 v0, s74
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v16, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_389
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[29:30], v[7:10] ne
	s_cbranch_execz .LBB1_390
	s_branch .LBB1_404
.LBB1_389:
.LBB1_390:
	s_mov_b32 s77, s74
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB1_394
.LBB1_391:
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_392:
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_393:
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_403
.LBB1_394:
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, v14, v6
	v_and_b32_e32 v19, v13, v12
	v_cmp_eq_u64_e32 vcc, v[19:20], v[9:10]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_393
	v_mov_b32_e32 v19, s60
	v_mov_b32_e32 v20, s61
	flat_load_dwordx2 v[19:20], v[19:20] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_392
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_400
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v11, v0
.LBB1_398:
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_398
	s_or_b64 exec, exec, s[88:89]
.LBB1_400:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_391
	s_mov_b64 s[90:91], 0
.LBB1_402:
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_402
	s_branch .LBB1_391
.LBB1_403:
	s_or_b64 exec, exec, s[82:83]
.LBB1_404:
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_readfirstlane_b32 s5, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_406
	s_and_b32 s82, s5, s53
	s_mov_b32 s83, s75
	s_mov_b64 s[10:11], 0
.LBB1_406:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_374
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s74, v0
	s_branch .LBB1_374
.LBB1_408:
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
.LBB1_409:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_414
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_415
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s63, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_413
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_413:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_416
.LBB1_414:
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_421
.LBB1_415:
	s_mov_b64 s[10:11], -1
.LBB1_416:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_420
	s_and_b64 s[10:11], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s5, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_419
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_419:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s30, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_420:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_421:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_435
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_424
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait24:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet24
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait24
.Lmet24:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_424:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_435
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_430
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s37, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_428
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_428:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
.LBB1_429:
	s_mov_b32 s37, s5
	s_branch .LBB1_434
.LBB1_430:
	s_cbranch_execz .LBB1_429
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s77, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_433
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_433:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s77, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_434:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_435:
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v0, vcc, 1, v16
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB1_436:
	s_mov_b32 s5, s63
	v_mov_b32_e32 v20, v16
	s_mov_b32 s82, s36
.LBB1_437:
	s_mov_b32 s63, s5
	v_mov_b32_e32 v16, v20
	s_mov_b32 s36, s82
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_467
	s_branch .LBB1_468
.LBB1_438:
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
.LBB1_439:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_444
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_445
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s63, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_443
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_443:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_446
.LBB1_444:
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_451
.LBB1_445:
	s_mov_b64 s[14:15], -1
.LBB1_446:
	s_and_b64 vcc, exec, s[14:15]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_450
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_449
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_449:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s30, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_450:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_451:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_465
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_454
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait25:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet25
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait25
.Lmet25:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_454:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_465
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_460
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s37, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_458
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_458:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
.LBB1_459:
	s_mov_b32 s37, s5
	s_branch .LBB1_464
.LBB1_460:
	s_cbranch_execz .LBB1_459
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s77, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_463
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_463:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s77, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_464:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_465:
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v0, vcc, 1, v16
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB1_466:
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB1_468
.LBB1_467:
	s_mov_b32 s36, s10
	v_mov_b32_e32 v16, v0
	s_mov_b32 s30, s77
	s_mov_b32 s63, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_468:
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_470
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	v_mov_b32_e32 v0, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_470:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB1_41
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB1_505
	v_readfirstlane_b32 s5, v35
	s_cmp_eq_u32 s5, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[80:81], -1, 0
	s_cmp_lg_u32 s5, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_474
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v9
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v4
	v_add_u32_e32 v0, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s5, 1, 0
	v_mov_b32_e32 v5, s5
.LBB1_474:
	v_readfirstlane_b32 s37, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB1_479
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_480
	s_lshl_b32 s5, s63, 3
	v_add_u32_e32 v0, vcc, s5, v33
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_478
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	ds_write_b64 v0, v[4:5]
.LBB1_478:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s63, 1
	s_branch .LBB1_484
.LBB1_479:
	s_mov_b32 s5, s63
	s_branch .LBB1_485
.LBB1_480:
	s_cbranch_execz .LBB1_484
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_483
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_483:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s5, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_484:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s37, v5
	v_readfirstlane_b32 s36, v4
.LBB1_485:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[36:37], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_504
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_488
	flat_store_dword v[4:5], v3
.LBB1_488:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	onward_message s10
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_494
	s_branch .LBB1_491
.LBB1_490:
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[36:37]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_493
.LBB1_491:
	onward_wait_load v10, v[4:5], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_490
	onward_wait v[4:5], v[2:3] ne
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB1_490
.LBB1_493:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v9, v[4:5] glc
.LBB1_494:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, 0
	v_readfirstlane_b32 s37, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v9
	s_cbranch_vccnz .LBB1_504
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_499
	s_lshl_b32 s10, s5, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_498
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	ds_write_b64 v0, v[9:10]
.LBB1_498:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v0
	s_xor_b32 s14, s5, 1
	s_branch .LBB1_503
.LBB1_499:
	s_cbranch_execz .LBB1_503
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v4, vcc, s50, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_502
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_502:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[9:10], v[4:5] glc
	s_mov_b32 s14, s5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_503:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v9
	s_mov_b32 s5, s14
.LBB1_504:
	s_mov_b32 s63, s5
.LBB1_505:
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_554
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_515
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB1_510
	v_mov_b32_e32 v9, s66
	v_mov_b32_e32 v10, s67
	flat_load_dword v0, v[9:10] glc
.LBB1_510:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v15, v0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_514
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[15:16]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_513
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	v_or_b32_e32 v10, s79, v15
	v_mov_b32_e32 v9, v14
	flat_store_dwordx2 v[4:5], v[14:15]
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s54, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s55, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s52, v15
	v_mov_b32_e32 v13, v15
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_513:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v15
.LBB1_514:
	s_or_b64 exec, exec, s[80:81]
.LBB1_515:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v13
	v_mov_b32_e32 v4, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v5, s75
	s_cbranch_scc1 .LBB1_554
	v_readlane_b32 s10, v1, 8
	v_readlane_b32 s11, v1, 9
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_520
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_519
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait26:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet26
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait26
.Lmet26:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_519:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_521
	s_branch .LBB1_554
.LBB1_520:
.LBB1_521:
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v18, vcc, 1, v16
	s_branch .LBB1_524
.LBB1_522:
	s_mov_b64 s[80:81], s[82:83]
.LBB1_523:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_553
.LBB1_524:
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[19:20], v[4:5] glc
	v_mov_b32_e32 v15, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[19:20], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_530
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_529
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_528
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v19, s77
	v_mov_b32_e32 v5, s47
	s_or_b32 s5, s77, s79
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s54
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s55
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s52
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[4:5], v[18:19]
.LBB1_528:
	s_or_b64 exec, exec, s[82:83]
.LBB1_529:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB1_530:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB1_533
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v16, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_534
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[29:30], v[7:10] ne
	s_cbranch_execz .LBB1_535
	s_branch .LBB1_549
.LBB1_533:
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB1_523
.LBB1_534:
.LBB1_535:
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB1_539
.LBB1_536:
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_537:
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_538:
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_548
.LBB1_539:
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, v14, v6
	v_and_b32_e32 v19, v13, v12
	v_cmp_eq_u64_e32 vcc, v[19:20], v[9:10]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_538
	v_mov_b32_e32 v19, s60
	v_mov_b32_e32 v20, s61
	flat_load_dwordx2 v[19:20], v[19:20] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_537
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_545
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v11, v0
.LBB1_543:
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_543
	s_or_b64 exec, exec, s[88:89]
.LBB1_545:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_536
	s_mov_b64 s[90:91], 0
.LBB1_547:
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_547
	s_branch .LBB1_536
.LBB1_548:
	s_or_b64 exec, exec, s[82:83]
.LBB1_549:
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_readfirstlane_b32 s5, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_551
	s_and_b32 s74, s5, s53
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB1_551:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_522
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB1_522
.LBB1_553:
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
.LBB1_554:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_560
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_561
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s63, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_558
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_558:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s63, 1
.LBB1_559:
	s_mov_b32 s63, s5
	s_branch .LBB1_565
.LBB1_560:
	s_mov_b64 s[10:11], s[74:75]
	s_branch .LBB1_566
.LBB1_561:
	s_cbranch_execz .LBB1_559
	s_and_b64 s[10:11], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s5, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_564
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_564:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s30, s30, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_565:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_566:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_40
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_569
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait27:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet27
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait27
.Lmet27:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_569:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_40
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_575
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s63, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_573
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_573:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s63, 1
.LBB1_574:
	s_mov_b32 s63, s5
	s_branch .LBB1_39
.LBB1_575:
	s_cbranch_execz .LBB1_574
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_38
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
	s_branch .LBB1_38
.LBB1_578:
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v17, v[13:14] glc
.LBB1_579:
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v18
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v17
	s_cbranch_vccnz .LBB1_589
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_584
	s_lshl_b32 s5, s74, 3
	v_add_u32_e32 v4, vcc, s5, v33
	s_andn2_b64 vcc, exec, s[84:85]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_583
	v_mov_b32_e32 v13, s82
	v_mov_b32_e32 v14, s83
	ds_write_b64 v4, v[13:14]
.LBB1_583:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v4
	s_xor_b32 s5, s74, 1
	s_branch .LBB1_588
.LBB1_584:
	s_cbranch_execz .LBB1_588
	v_mov_b32_e32 v4, s51
	v_add_u32_e32 v9, vcc, s50, v9
	v_addc_u32_e32 v10, vcc, v4, v10, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_587
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s82
	v_mov_b32_e32 v14, s83
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_587:
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[13:14], v[9:10] glc
	s_mov_b32 s5, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_588:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v14
	v_readfirstlane_b32 s82, v13
	s_mov_b32 s74, s5
.LBB1_589:
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_593
	s_mov_b32 s88, s75
	s_mov_b32 s89, s83
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v10, 0
	s_cbranch_vccnz .LBB1_592
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v9
.LBB1_592:
	v_readlane_b32 s10, v1, 2
	v_readlane_b32 s11, v1, 3
	v_mov_b32_e32 v14, s11
	v_mov_b32_e32 v13, s10
	flat_store_dword v[13:14], v10
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v14, s45
	v_mov_b32_e32 v17, s46
	flat_store_dwordx2 v[13:14], v[4:5]
	v_mov_b32_e32 v14, s82
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v18, s47
	s_or_b32 s5, s82, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	s_or_b32 s5, s82, s54
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	s_or_b32 s5, s82, s55
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	s_or_b32 s5, s82, s52
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	v_mov_b32_e32 v9, s82
	flat_store_dwordx2 v[17:18], v[13:14]
.LBB1_593:
	s_or_b64 exec, exec, s[84:85]
.LBB1_594:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s83, v10
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s82, v9
	s_cbranch_vccnz .LBB1_599
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_600
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s74, 3
	v_add_u32_e32 v4, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_598
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	ds_write_b64 v4, v[9:10]
.LBB1_598:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s5, s74, 1
	s_branch .LBB1_604
.LBB1_599:
	s_mov_b32 s5, s74
	s_branch .LBB1_605
.LBB1_600:
	s_cbranch_execz .LBB1_604
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s30, v9, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_603
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_603:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s5, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_604:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v5
	v_readfirstlane_b32 s82, v4
.LBB1_605:
	v_add_u32_e32 v20, vcc, 1, v16
	s_cmp_eq_u32 s83, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_614
	s_add_i32 s10, s8, s83
	s_cmp_lt_u32 s10, s82
	v_readlane_b32 s84, v1, 6
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s85, v1, 7
	s_or_b64 s[10:11], s[84:85], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_626
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[4:5], s[10:11], s30, v9, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_609
	flat_store_dword v[4:5], v3
.LBB1_609:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v9, 0xffffff, v20
	v_or_b32_e32 v9, 0x4000000, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v9
	onward_message s10
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[84:85], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_616
	s_branch .LBB1_612
.LBB1_611:
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[84:85], s[90:91], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB1_615
.LBB1_612:
	onward_wait_load v10, v[4:5], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_611
	onward_wait v[4:5], v[2:3] ne
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB1_611
.LBB1_614:
	s_mov_b32 s10, s36
	s_branch .LBB1_67
.LBB1_615:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v9, v[4:5] glc
.LBB1_616:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[4:5], s[10:11], s30, v4, 0
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v9
	s_cbranch_vccnz .LBB1_626
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[84:85], -1
	s_cbranch_vccnz .LBB1_621
	v_readfirstlane_b32 s74, v35
	s_lshl_b32 s78, s5, 3
	v_add_u32_e32 v9, vcc, s78, v33
	s_cmp_lg_u32 s74, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_620
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v9, v[10:11]
.LBB1_620:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v9
	s_xor_b32 s74, s5, 1
	s_mov_b64 s[84:85], 0
.LBB1_621:
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB1_625
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s51
	v_add_u32_e32 v4, vcc, s50, v4
	v_addc_u32_e32 v5, vcc, v9, v5, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_624
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_624:
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s74, s5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_625:
	s_mov_b32 s5, s74
.LBB1_626:
	s_andn2_b64 vcc, exec, s[34:35]
	s_mov_b32 s10, s36
	s_cbranch_vccnz .LBB1_67
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[84:85], s[6:7]
	s_cbranch_execz .LBB1_674
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v0, s82
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_634
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v9, v[4:5], v32 glc
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	v_mov_b32_e32 v17, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v19, vcc, 1, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v19, v0
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_633
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v18, vcc, 2, v16
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_632
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	v_or_b32_e32 v10, s79, v19
	v_mov_b32_e32 v9, v18
	flat_store_dwordx2 v[4:5], v[18:19]
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s54, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s55, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s52, v19
	v_mov_b32_e32 v17, v19
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_632:
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v0, v19
.LBB1_633:
	s_or_b64 exec, exec, s[86:87]
.LBB1_634:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v17
	v_mov_b32_e32 v4, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v5, s75
	s_cbranch_scc1 .LBB1_674
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB1_639
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB1_638
	v_readfirstlane_b32 s37, v20
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s37
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	s_and_saveexec_b64 s[88:89], 1
	
.Lawait28:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet28
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait28
.Lmet28:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[88:89]
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_638:
	s_or_b64 exec, exec, s[86:87]
	s_branch .LBB1_640
.LBB1_639:
	s_mov_b64 s[10:11], -1
.LBB1_640:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_674
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v22, vcc, 2, v16
	s_branch .LBB1_644
.LBB1_642:
	s_mov_b64 s[86:87], s[88:89]
.LBB1_643:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_673
.LBB1_644:
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[23:24], v[4:5] glc
	v_mov_b32_e32 v19, s77
	s_mov_b64 s[88:89], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[23:24], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_650
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_649
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[21:24] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[23:24]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_648
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v23, s77
	v_mov_b32_e32 v5, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	s_or_b32 s37, s77, s54
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	s_or_b32 s37, s77, s55
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	s_or_b32 s37, s77, s52
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[4:5], v[22:23]
.LBB1_648:
	s_or_b64 exec, exec, s[88:89]
.LBB1_649:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[88:89], -1, 0
.LBB1_650:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB1_653
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v20, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_654
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[29:30], v[7:10] ne
	s_cbranch_execz .LBB1_655
	s_branch .LBB1_669
.LBB1_653:
	s_mov_b64 s[86:87], s[74:75]
	s_branch .LBB1_643
.LBB1_654:
.LBB1_655:
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB1_659
.LBB1_656:
	s_or_b64 exec, exec, s[94:95]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_657:
	s_andn2_b64 s[90:91], s[90:91], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[90:91], s[90:91], s[10:11]
.LBB1_658:
	s_or_b64 exec, exec, s[92:93]
	s_xor_b64 s[10:11], s[90:91], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[88:89], s[10:11], s[88:89]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB1_668
.LBB1_659:
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[90:91], s[90:91], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v18, v14, v6
	v_and_b32_e32 v17, v13, v12
	v_cmp_eq_u64_e32 vcc, v[17:18], v[9:10]
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_658
	v_mov_b32_e32 v17, s60
	v_mov_b32_e32 v18, s61
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[17:18]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_657
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_665
	s_mov_b64 s[94:95], 0
	v_mov_b32_e32 v11, v0
.LBB1_663:
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 15
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB1_663
	s_or_b64 exec, exec, s[94:95]
.LBB1_665:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[94:95], vcc
	s_cbranch_execz .LBB1_656
	s_mov_b64 s[100:101], 0
.LBB1_667:
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[100:101], vcc, s[100:101]
	s_sleep 1
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execnz .LBB1_667
	s_branch .LBB1_656
.LBB1_668:
	s_or_b64 exec, exec, s[88:89]
.LBB1_669:
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v20
	v_readfirstlane_b32 s37, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_671
	s_and_b32 s74, s37, s53
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[88:89], s[74:75]
.LBB1_671:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_642
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[88:89], s[86:87]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB1_642
.LBB1_673:
	v_mov_b32_e32 v4, s86
	v_mov_b32_e32 v5, s87
.LBB1_674:
	s_or_b64 exec, exec, s[84:85]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_679
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_680
	v_readfirstlane_b32 s10, v35
	s_lshl_b32 s11, s5, 3
	v_add_u32_e32 v0, vcc, s11, v33
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_678
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_678:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s5, 1
	s_branch .LBB1_684
.LBB1_679:
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s5
	s_branch .LBB1_685
.LBB1_680:
	s_cbranch_execz .LBB1_684
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_683
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_683:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s37, s5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_684:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_685:
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_698
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_688
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s74, v20
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, s74
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v24, v3
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait29:
	onward_wait_load_x2 v[10:11], v[4:5], v[21:24] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet29
	onward_wait_x2 v[4:5], v[21:24] ne
	s_sleep 1
	s_branch .Lawait29
.Lmet29:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[84:85]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_688:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v22
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_698
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_693
	v_readfirstlane_b32 s74, v35
	s_lshl_b32 s77, s37, 3
	v_add_u32_e32 v0, vcc, s77, v33
	s_cmp_lg_u32 s74, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_692
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_692:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s74, s37, 1
	s_branch .LBB1_697
.LBB1_693:
	s_cbranch_execz .LBB1_697
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[84:85], s30, v0, v[4:5]
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_696
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_696:
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s74, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_697:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s37, s74
.LBB1_698:
	v_add_u32_e32 v0, vcc, 2, v16
	s_mov_b64 s[86:87], -1
	s_mov_b32 s77, s30
	s_branch .LBB1_67
.LBB1_699:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel rounds_wide
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 102
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
	.size	rounds_wide, .Lfunc_end1-rounds_wide
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
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           rounds
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     104
    .sgpr_spill_count: 8
    .symbol:         rounds.kd
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'void*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           rounds_wide
    .private_segment_fixed_size: 0
    .sgpr_count:     104
    .sgpr_spill_count: 12
    .symbol:         rounds_wide.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
