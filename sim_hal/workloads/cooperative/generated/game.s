	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	game
	.globl	game
	.p2align	8
	.type	game,@function
game:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_load_dwordx16 s[36:51], s[6:7], 0x0
	s_mov_b32 s11, 0
	s_mov_b64 s[34:35], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v2, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	s_add_i32 s0, s2, 63
	s_lshr_b32 s9, s0, 6
	s_cmp_lg_u64 s[36:37], 0
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s10, v2
	v_mul_lo_u32 v3, v2, s2
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s10, v3
	v_cmp_le_u32_e64 s[0:1], s2, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s2, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s2, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s2, v4, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v1, s0, 0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[2:3]
	v_writelane_b32 v1, s1, 1
	v_addc_u32_e32 v33, vcc, 0, v4, vcc
	s_cmp_eq_u64 s[36:37], 0
	v_readfirstlane_b32 s10, v33
	s_cbranch_scc1 .LBB0_12
	s_add_u32 s0, s36, 64
	s_addc_u32 s1, s37, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s2, s36, 8
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_addc_u32 s3, s37, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s11, 0
	v_readfirstlane_b32 s4, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_19
	s_add_u32 s2, s36, 24
	s_addc_u32 s3, s37, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s37
	v_readfirstlane_b32 s11, v4
	v_mad_u64_u32 v[2:3], s[2:3], s11, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_13
	s_add_u32 s2, s36, 0xc0
	s_addc_u32 s3, s37, 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s3, s4, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, s3
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
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
.LBB0_7:
	s_add_u32 s0, s36, 12
	s_addc_u32 s1, s37, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s9, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_scc1 .LBB0_11
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, 0
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB0_11:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_18
.LBB0_12:
	s_mov_b64 s[34:35], 0
	s_branch .LBB0_19
.LBB0_13:
	s_cbranch_execz .LBB0_18
	s_add_u32 s0, s36, 12
	s_addc_u32 s1, s37, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s9, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_scc1 .LBB0_18
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, 0
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v2
.LBB0_18:
	s_mov_b64 s[34:35], -1
.LBB0_19:
	s_load_dwordx2 s[0:1], s[6:7], 0x40
	s_load_dwordx4 s[28:31], s[6:7], 0x48
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[58:59], -1, 0
	s_and_b64 vcc, exec, s[58:59]
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s0, 2
	v_writelane_b32 v1, s1, 3
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_21
	s_mov_b64 s[0:1], 0
.LBB0_21:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_43
	s_mov_b32 s4, 0
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	v_mov_b32_e32 v2, s4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_24
	s_bcnt1_i32_b32 s14, s28
	s_add_u32 s12, s40, 64
	s_addc_u32 s13, s41, 0
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s13
	flat_atomic_swap v[2:3], v4
	s_mov_b32 s12, s28
	s_or_b32 s15, s14, 0x80000000
	s_mov_b32 s13, -1
	s_mov_b32 s14, s4
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v6, s4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_36
	s_add_u32 s4, s38, 8
	s_addc_u32 s5, s39, 0
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s18, s31, 1
	s_mov_b32 s20, 0
	s_mov_b64 s[12:13], 0
	s_movk_i32 s19, 0x3c0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, -1
	s_branch .LBB0_28
.LBB0_26:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB0_27:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_34
.LBB0_28:
	v_mov_b32_e32 v11, s5
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v10, s4
	onward_wait_cmpswap v12, v[10:11], v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v12
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_27
	v_mov_b32_e32 v11, s5
	v_mov_b32_e32 v10, s4
	onward_wait v[10:11], v[8:9] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_26
	s_cmp_lg_u32 s20, 0
	s_cselect_b32 s20, s20, 64
	s_cmp_lt_u32 s20, s19
	s_mov_b32 s21, s20
	s_cbranch_scc1 .LBB0_32
.LBB0_31:
	s_addk_i32 s21, 0xfc40
	s_cmp_lt_u32 s21, s19
	s_sleep 15
	s_cbranch_scc0 .LBB0_31
.LBB0_32:
	s_lshl_b32 s22, s20, 1
	s_cmp_gt_u32 s20, s18
	s_cselect_b32 s20, s31, s22
	s_cmp_lt_u32 s21, 64
	s_cbranch_scc1 .LBB0_26
.LBB0_33:
	s_sub_i32 s21, s21, 64
	s_cmp_lt_u32 s21, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_33
	s_branch .LBB0_26
.LBB0_34:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_movk_i32 s4, 0x101
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v9, vcc, v7, v6
	v_add_u32_e32 v9, vcc, 1, v9
	v_cmp_gt_u32_e32 vcc, s4, v9
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v9, v8
	s_cbranch_vccnz .LBB0_36
	v_readlane_b32 s4, v1, 2
	v_readlane_b32 s5, v1, 3
	v_mov_b32_e32 v11, s5
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v10, s4
	flat_atomic_add v[10:11], v12
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_38
	v_mov_b32_e32 v10, 0
	ds_write_b128 v10, v[6:9] offset:160
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v6, v6 offset:164
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_40
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_sdwa v7, v7, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v8, s39
	v_add_u32_e32 v7, vcc, s38, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 64, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[2:5]
.LBB0_40:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_42
	s_add_u32 s0, s38, 4
	s_addc_u32 s1, s39, 0
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, 1, v6
	s_add_u32 s4, s38, 8
	v_mov_b32_e32 v2, s0
	s_addc_u32 s5, s39, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[2:3], v0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[2:3], v4
.LBB0_42:
	s_or_b64 exec, exec, s[2:3]
.LBB0_43:
	v_lshlrev_b32_e32 v2, 2, v0
	s_movk_i32 s12, 0x8c
	s_xor_b64 s[60:61], s[34:35], -1
	v_add_u32_e32 v34, vcc, s12, v2
	v_add_u32_e32 v35, vcc, 64, v2
	v_lshlrev_b32_e64 v2, v0, -1
	v_not_b32_e32 v36, v2
	v_and_b32_e32 v2, 15, v0
	s_add_u32 s64, s36, 16
	v_lshlrev_b32_e64 v37, v2, 1
	s_addc_u32 s65, s37, 0
	v_mov_b32_e32 v2, s36
	s_add_u32 s66, s40, 0x80
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s37
	s_addc_u32 s67, s41, 0
	v_mad_u64_u32 v[2:3], s[12:13], s11, v4, v[2:3]
	s_add_u32 s68, s36, 12
	s_addc_u32 s69, s37, 0
	s_cmp_lg_u32 s9, 1
	s_movk_i32 s9, 0x108
	v_add_u32_e32 v13, vcc, s9, v2
	v_addc_u32_e32 v14, vcc, 0, v3, vcc
	s_movk_i32 s9, 0x104
	v_add_u32_e32 v15, vcc, s9, v2
	v_addc_u32_e32 v16, vcc, 0, v3, vcc
	v_mov_b32_e32 v2, s69
	v_mov_b32_e32 v3, s65
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	s_cselect_b64 s[36:37], -1, 0
	v_cndmask_b32_e64 v18, v2, v3, s[12:13]
	v_mov_b32_e32 v2, s68
	v_mov_b32_e32 v3, s64
	s_add_i32 s9, s8, 1
	v_cndmask_b32_e64 v17, v2, v3, s[12:13]
	v_writelane_b32 v1, s9, 4
	v_mov_b32_e32 v2, s9
	v_writelane_b32 v1, s12, 5
	v_cndmask_b32_e64 v22, v2, 0, s[12:13]
	s_movk_i32 s26, 0x1040
	v_mov_b32_e32 v2, s38
	s_cmp_lt_u32 s31, 64
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v3, s39
	v_writelane_b32 v1, s13, 6
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_gt_u32 s31, 63
	v_mad_u64_u32 v[23:24], s[12:13], s8, v4, v[2:3]
	s_cselect_b64 s[70:71], -1, 0
	s_lshr_b32 s28, s31, 1
	s_add_u32 s20, s40, 64
	s_addc_u32 s21, s41, 0
	v_add_u32_e32 v25, vcc, 8, v23
	v_writelane_b32 v1, s20, 7
	v_addc_u32_e32 v26, vcc, 0, v24, vcc
	v_writelane_b32 v1, s21, 8
	s_xor_b64 s[14:15], s[14:15], -1
	s_movk_i32 s16, 0xff
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, -1
	v_add_u32_e32 v27, vcc, 4, v23
	v_writelane_b32 v1, s14, 9
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	s_mov_b32 s63, 1
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_lt_u32_e64 s[6:7], 1, v0
	v_cmp_gt_u32_e64 s[18:19], 16, v0
	v_mov_b32_e32 v21, v19
	v_addc_u32_e32 v28, vcc, 0, v24, vcc
	v_cmp_lt_u32_e64 s[12:13], v0, v33
	s_mov_b32 s33, 0xffff
	s_mov_b32 s82, 0x1000000
	s_movk_i32 s83, 0x3bf
	s_movk_i32 s84, 0xfc40
	s_movk_i32 s85, 0x3c0
	v_mov_b32_e32 v12, 0
	s_brev_b32 s86, 1
	s_mov_b32 s87, 0x7feb352d
	s_mov_b32 s92, 0x846ca68b
	v_add_u32_e32 v38, vcc, s16, v0
	v_mov_b32_e32 v10, 0xfffffc18
	v_mov_b32_e32 v45, s10
	s_movk_i32 s93, 0xf0
	s_movk_i32 s56, 0xf00
	v_mov_b32_e32 v29, 1
	s_mov_b32 s57, 0xf000
	s_movk_i32 s10, 0x1111
	v_lshrrev_b32_e32 v39, 6, v0
	s_movk_i32 s11, 0x2222
	v_lshlrev_b32_e64 v40, v0, 1
	s_movk_i32 s9, 0x4444
	v_mov_b32_e32 v41, 0x3e8
	s_mov_b32 s74, 0x8888
	v_bfrev_b32_e32 v42, 1
	s_mov_b32 s75, 0x8421
	v_mov_b32_e32 v43, 4
	s_movk_i32 s72, 0x1248
	v_writelane_b32 v1, s15, 10
	v_mov_b32_e32 v44, v20
	s_mov_b32 s73, 0
	s_mov_b32 s52, 0
	s_branch .LBB0_45
.LBB0_44:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_307
.LBB0_45:
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_48
.LBB0_46:
	s_mov_b64 s[16:17], -1
.LBB0_47:
	s_and_b64 s[14:15], exec, s[16:17]
	s_or_b64 s[20:21], s[14:15], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_114
.LBB0_48:
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v3
	v_readfirstlane_b32 s22, v2
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .LBB0_46
	v_mov_b32_e32 v2, v20
	v_mov_b32_e32 v3, v29
	v_cmp_lt_u64_e32 vcc, s[22:23], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_80
	s_lshr_b32 s16, s23, 16
	v_mov_b32_e32 v2, s16
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_53
	v_mov_b32_e32 v2, s66
	v_mov_b32_e32 v3, s67
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s16, v2
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s16
	s_cbranch_vccnz .LBB0_53
	v_mov_b32_e32 v2, s66
	v_mov_b32_e32 v3, s67
	v_mov_b32_e32 v4, s16
	flat_atomic_swap v2, v[2:3], v4 glc
.LBB0_53:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v2
	s_cmp_eq_u32 s14, s16
	s_cbranch_scc1 .LBB0_80
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_56
	s_and_b64 s[14:15], s[0:1], exec
	s_cbranch_execz .LBB0_57
	s_branch .LBB0_77
.LBB0_56:
	s_mov_b64 s[14:15], 0
.LBB0_57:
	v_readfirstlane_b32 s14, v39
	v_mov_b32_e32 v2, 0
	s_cmp_lg_u32 s14, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_59
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dwordx2 v[3:4], v[2:3] glc
	v_mov_b32_e32 v5, s68
	v_mov_b32_e32 v6, s69
	flat_load_dword v2, v[5:6] glc
	v_mov_b32_e32 v5, v20
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, s33, v4
	v_lshrrev_b64 v[3:4], 16, v[3:4]
	v_cmp_ne_u64_e32 vcc, 0, v[5:6]
	v_cndmask_b32_e32 v3, 0, v4, vcc
.LBB0_59:
	v_readfirstlane_b32 s17, v3
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	s_cbranch_vccnz .LBB0_63
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_62
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_store_dwordx2 v[13:14], v[2:3]
.LBB0_62:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[13:14] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s17, v3
	v_readfirstlane_b32 s16, v2
.LBB0_63:
	v_mov_b32_e32 v2, v20
	v_mov_b32_e32 v3, v29
	v_cmp_lt_u64_e64 s[14:15], s[16:17], v[2:3]
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_76
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_66
	flat_store_dword v[15:16], v12
.LBB0_66:
	s_or_b64 exec, exec, s[24:25]
	s_or_b32 s16, s17, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s16
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_72
	s_branch .LBB0_69
.LBB0_68:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[54:55]
	s_or_b64 s[24:25], s[76:77], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_71
.LBB0_69:
	onward_wait_load v3, v[15:16], v[19:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_68
	onward_wait v[15:16], v[19:20] ne
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_68
.LBB0_71:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v5, s69
	flat_load_dword v2, v[4:5] glc
.LBB0_72:
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s17, v3
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	s_cbranch_vccnz .LBB0_76
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_75
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_store_dwordx2 v[13:14], v[2:3]
.LBB0_75:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[13:14] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s17, v3
	v_readfirstlane_b32 s16, v2
.LBB0_76:
	s_mov_b32 s53, s17
	s_mov_b32 s62, s52
	s_cmp_lg_u64 s[52:53], s[62:63]
	s_cselect_b64 s[24:25], -1, 0
	s_xor_b64 s[14:15], s[14:15], -1
	s_and_b64 s[14:15], s[14:15], s[24:25]
	s_or_b64 s[14:15], s[14:15], s[2:3]
	s_xor_b64 s[14:15], s[14:15], -1
	v_mov_b32_e32 v45, s16
.LBB0_77:
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_79
	v_mov_b32_e32 v2, s66
	v_mov_b32_e32 v3, s67
	flat_atomic_swap v[2:3], v12
.LBB0_79:
	s_or_b64 exec, exec, s[16:17]
.LBB0_80:
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_101
	v_readfirstlane_b32 s14, v39
	v_mov_b32_e32 v2, 0
	s_cmp_lg_u32 s14, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_83
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dwordx2 v[3:4], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v5, s69
	flat_load_dword v2, v[4:5] glc
	v_cmp_ne_u32_e64 s[14:15], 0, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], 1, v2
	v_add_u32_e32 v3, vcc, -1, v2
	s_and_b64 s[14:15], s[14:15], s[16:17]
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_and_b64 s[14:15], s[14:15], vcc
	s_and_b64 s[14:15], s[14:15], exec
	s_cselect_b32 s14, 1, 0
	v_mov_b32_e32 v3, s14
.LBB0_83:
	v_readfirstlane_b32 s15, v3
	s_andn2_b64 vcc, exec, s[36:37]
	v_readfirstlane_b32 s14, v2
	s_cbranch_vccnz .LBB0_87
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_86
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_store_dwordx2 v[13:14], v[2:3]
.LBB0_86:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[13:14] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s15, v3
	v_readfirstlane_b32 s14, v2
.LBB0_87:
	v_mov_b32_e32 v2, v20
	v_mov_b32_e32 v3, v29
	v_cmp_lt_u64_e32 vcc, s[14:15], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_100
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_90
	flat_store_dword v[15:16], v12
.LBB0_90:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s82
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_96
	s_branch .LBB0_93
.LBB0_92:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[24:25]
	s_or_b64 s[16:17], s[54:55], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_95
.LBB0_93:
	onward_wait_load v3, v[15:16], v[19:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_92
	onward_wait v[15:16], v[19:20] ne
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_92
.LBB0_95:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v5, s69
	flat_load_dword v2, v[4:5] glc
.LBB0_96:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v3
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v2
	s_cbranch_vccnz .LBB0_100
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_99
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_store_dwordx2 v[13:14], v[2:3]
.LBB0_99:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[13:14] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s14, v2
.LBB0_100:
	v_mov_b32_e32 v45, s14
.LBB0_101:
	s_cmp_eq_u32 s22, 0
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[14:15], s[14:15], s[58:59]
	s_mov_b64 s[16:17], -1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_47
	s_add_i32 s14, s22, s8
	v_readfirstlane_b32 s16, v45
	s_cmp_lt_u32 s14, s16
	s_cselect_b64 s[14:15], -1, 0
	s_add_i32 s16, s16, -1
	s_cmp_ge_u32 s8, s16
	s_cselect_b64 s[16:17], -1, 0
	s_or_b64 s[16:17], s[14:15], s[16:17]
	s_or_b64 s[14:15], s[16:17], s[6:7]
	s_xor_b64 s[14:15], s[14:15], -1
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_113
	onward_wait_load v2, v[17:18], v[21:22] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[17:18], v[21:22] eq
	s_andn2_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_112
	v_cmp_ne_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v2, 64, v44, vcc
	v_cmp_lt_u32_e32 vcc, s83, v2
	v_mov_b32_e32 v3, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_108
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v3, v2
.LBB0_106:
	v_add_u32_e32 v3, vcc, s84, v3
	v_cmp_gt_u32_e32 vcc, s85, v3
	s_or_b64 s[24:25], vcc, s[24:25]
	s_sleep 15
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_106
	s_or_b64 exec, exec, s[24:25]
.LBB0_108:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_u32_e64 s[14:15], s28, v2
	v_cmp_lt_u32_e32 vcc, 63, v3
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_111
	s_mov_b64 s[54:55], 0
.LBB0_110:
	v_subrev_u32_e32 v3, vcc, 64, v3
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 1
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_110
.LBB0_111:
	s_or_b64 exec, exec, s[24:25]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v3, s31
	v_cndmask_b32_e64 v44, v2, v3, s[14:15]
.LBB0_112:
	s_andn2_b64 s[16:17], s[16:17], exec
.LBB0_113:
	s_or_b64 exec, exec, s[22:23]
	s_branch .LBB0_47
.LBB0_114:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_131
	flat_load_dwordx2 v[2:3], v[23:24] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	v_mov_b32_e32 v2, s52
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_cbranch_vccnz .LBB0_129
	s_mov_b32 s24, 0
	s_mov_b64 s[16:17], 0
	s_branch .LBB0_119
.LBB0_117:
	s_andn2_b64 s[20:21], s[20:21], exec
.LBB0_118:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], exec, s[20:21]
	s_or_b64 s[16:17], s[22:23], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_125
.LBB0_119:
	v_mov_b32_e32 v30, v20
	onward_wait_cmpswap v2, v[25:26], v[29:30], v[19:20] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[20:21], s[20:21], exec
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_118
	onward_wait v[25:26], v[19:20] eq
	s_andn2_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_117
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s85
	s_mov_b32 s25, s24
	s_cbranch_scc1 .LBB0_123
.LBB0_122:
	s_add_i32 s25, s25, s84
	s_cmp_lt_u32 s25, s85
	s_sleep 15
	s_cbranch_scc0 .LBB0_122
.LBB0_123:
	s_lshl_b32 s27, s24, 1
	s_cmp_gt_u32 s24, s28
	s_cselect_b32 s24, s31, s27
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB0_117
.LBB0_124:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_124
	s_branch .LBB0_117
.LBB0_125:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[5:6], v[23:24] glc
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_mov_b32_e32 v2, s52
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_cbranch_vccnz .LBB0_127
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[2:3], s[16:17], s8, v4, v[2:3]
	v_add_u32_e32 v6, vcc, -1, v6
	v_lshlrev_b32_sdwa v4, v43, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 64, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dwordx4 v[2:5], v[2:3]
	flat_store_dword v[27:28], v6
.LBB0_127:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v12
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_129
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_atomic_add v[6:7], v29
.LBB0_129:
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_131
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_load_dword v2, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s86, v2
.LBB0_131:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_133
	ds_write_b128 v12, v[2:5] offset:160
.LBB0_133:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[2:5], v12 offset:160
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cmp_ne_u32_e64 s[14:15], 0, v2
	s_and_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_179
	s_add_i32 s73, s73, 1
	v_mov_b32_e32 v2, -1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_140
	s_add_i32 s16, s73, s8
	s_lshr_b32 s17, s16, 16
	s_xor_b32 s16, s17, s16
	s_mul_i32 s16, s16, s87
	s_lshr_b32 s17, s16, 15
	s_xor_b32 s16, s17, s16
	s_mul_i32 s16, s16, s92
	s_lshr_b32 s17, s16, 16
	s_xor_b32 s22, s17, s16
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v0
	s_branch .LBB0_137
.LBB0_136:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v3, vcc, 64, v3
	v_cmp_ge_u32_e32 vcc, v3, v33
	s_or_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_139
.LBB0_137:
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	v_mad_u64_u32 v[4:5], s[20:21], v3, s26, v[4:5]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v5
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_136
	v_add_u32_e32 v4, vcc, s22, v3
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s87
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s92
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v4, 0xfffffc00, v4
	v_or_b32_e32 v4, v4, v3
	v_min_u32_e32 v2, v4, v2
	s_branch .LBB0_136
.LBB0_139:
	s_or_b64 exec, exec, s[16:17]
.LBB0_140:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_142
	ds_write_b32 v12, v19 offset:176
.LBB0_142:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v12, v2 offset:176
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v12 offset:176
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, 0x3ff, v2
	v_cmp_eq_u32_e32 vcc, -1, v2
	v_cndmask_b32_e32 v11, v3, v33, vcc
	v_cmp_eq_u32_e32 vcc, v11, v33
	v_mov_b32_e32 v2, s52
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_cbranch_vccnz .LBB0_179
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[31:32], s[14:15], v11, s26, v[2:3]
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_147
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[2:3], s[16:17], v11, s26, v[2:3]
	v_mov_b32_e32 v30, v20
	s_mov_b32 s53, s52
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_atomic_cmpswap v2, v[2:3], v[29:30] glc
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_146
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[2:3], v[31:32] glc
	v_mov_b32_e32 v5, v29
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v4, vcc, v3, v2
	v_add_u32_e32 v4, vcc, 1, v4
	v_lshrrev_b32_e32 v4, 1, v4
	v_min_u32_e32 v4, 64, v4
.LBB0_146:
	s_or_b64 exec, exec, s[16:17]
.LBB0_147:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_149
	ds_write_b128 v12, v[2:5] offset:160
.LBB0_149:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[6:9], v12 offset:160
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	v_mov_b32_e32 v2, s52
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_cbranch_vccnz .LBB0_179
	v_mov_b32_e32 v2, s52
	v_cmp_lt_u32_e32 vcc, v0, v8
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_152
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[2:3], s[16:17], v11, s26, v[2:3]
	v_add_u32_e32 v4, vcc, v6, v0
	v_lshlrev_b32_sdwa v4, v43, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 64, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dwordx4 v[2:5], v[2:3]
.LBB0_152:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_155
	v_add_u32_e32 v9, vcc, v8, v6
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	v_mad_u64_u32 v[6:7], s[16:17], v11, s26, v[6:7]
	flat_store_dword v[31:32], v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v6, vcc, 8, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_atomic_swap v[6:7], v20
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_155
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_atomic_add v[6:7], v29
.LBB0_155:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_gt_u32_e32 vcc, 2, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_176
	v_add_u32_e32 v11, vcc, -1, v8
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_169
	s_mov_b32 s24, 0
	s_mov_b64 s[16:17], 0
	s_branch .LBB0_160
.LBB0_158:
	s_andn2_b64 s[20:21], s[20:21], exec
.LBB0_159:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], exec, s[20:21]
	s_or_b64 s[16:17], s[22:23], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_166
.LBB0_160:
	v_mov_b32_e32 v30, v20
	onward_wait_cmpswap v6, v[25:26], v[29:30], v[19:20] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[20:21], s[20:21], exec
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_159
	onward_wait v[25:26], v[19:20] eq
	s_andn2_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_158
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s85
	s_mov_b32 s25, s24
	s_cbranch_scc1 .LBB0_164
.LBB0_163:
	s_add_i32 s25, s25, s84
	s_cmp_lt_u32 s25, s85
	s_sleep 15
	s_cbranch_scc0 .LBB0_163
.LBB0_164:
	s_lshl_b32 s27, s24, 1
	s_cmp_gt_u32 s24, s28
	s_cselect_b32 s24, s31, s27
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB0_158
.LBB0_165:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_165
	s_branch .LBB0_158
.LBB0_166:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[6:7], v[23:24] glc
	s_movk_i32 s16, 0x101
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v8, vcc, v6, v11
	v_add_u32_e32 v8, vcc, v7, v8
	v_cmp_gt_u32_e32 vcc, s16, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_168
	v_readlane_b32 s16, v1, 2
	v_readlane_b32 s17, v1, 3
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	flat_atomic_add v[8:9], v29
.LBB0_168:
	v_mov_b32_e32 v8, v20
	v_mov_b32_e32 v9, v20
.LBB0_169:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_171
	ds_write_b128 v12, v[6:9] offset:160
.LBB0_171:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v30, v12 offset:164
	v_cndmask_b32_e64 v9, v5, 0, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_173
	v_mov_b32_e32 v31, s38
	v_mov_b32_e32 v46, s26
	v_mov_b32_e32 v32, s39
	v_mad_u64_u32 v[31:32], s[16:17], s8, v46, v[31:32]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v46, vcc, v38, v30
	v_lshlrev_b32_sdwa v46, v43, v46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v31, vcc, v31, v46
	v_addc_u32_e32 v32, vcc, 0, v32, vcc
	v_add_u32_e32 v31, vcc, 64, v31
	v_cndmask_b32_e64 v8, v4, 0, s[0:1]
	v_cndmask_b32_e64 v7, v3, 0, s[0:1]
	v_cndmask_b32_e64 v6, v2, 0, s[0:1]
	v_addc_u32_e32 v32, vcc, 0, v32, vcc
	flat_store_dwordx4 v[31:32], v[6:9]
.LBB0_173:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_175
	v_add_u32_e32 v6, vcc, v30, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[27:28], v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v12
.LBB0_175:
	s_or_b64 exec, exec, s[14:15]
.LBB0_176:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_178
	ds_write_b128 v12, v[2:5] offset:160
.LBB0_178:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[2:5], v12 offset:160
.LBB0_179:
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB0_195
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_182
	ds_write_b32 v34, v12
.LBB0_182:
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, 0x7fffffff, v5
	v_cmp_le_u32_e32 vcc, s29, v4
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB0_196
	v_and_b32_e32 v6, s33, v2
	v_lshrrev_b32_e32 v7, 16, v2
	v_or_b32_e32 v8, v6, v7
	v_xor_b32_e32 v8, s33, v8
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_cbranch_execz .LBB0_186
	v_and_b32_e32 v9, v8, v40
	v_cmp_ne_u32_e32 vcc, 0, v9
	ds_write_b32 v35, v41
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_186
	v_and_b32_e32 v9, v8, v36
	v_bcnt_u32_b32 v9, v9, 0
	v_lshlrev_b32_e32 v9, 2, v9
	ds_write_b32 v9, v0
.LBB0_186:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_188
	ds_write_b32 v12, v10 offset:128
.LBB0_188:
	s_or_b64 exec, exec, s[14:15]
	v_bcnt_u32_b32 v9, v8, 0
	v_add_u32_e32 v11, vcc, -1, v9
	v_mul_lo_u32 v8, v11, v9
	v_mov_b32_e32 v30, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v8
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_198
	s_movk_i32 s14, 0x3e8
	v_add_u32_e32 v31, vcc, 0xfffffc19, v4
	v_sub_u32_e32 v32, vcc, s14, v4
	v_sub_u32_e32 v46, vcc, 0, v11
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v47, v0
	s_branch .LBB0_192
.LBB0_190:
	s_or_b64 exec, exec, s[14:15]
.LBB0_191:
	s_or_b64 exec, exec, s[20:21]
	v_lshlrev_b32_e32 v48, 2, v48
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v48, v70 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v47, vcc, 64, v47
	v_cmp_ge_u32_e32 vcc, v47, v8
	s_or_b64 s[76:77], vcc, s[76:77]
	v_add_u32_e32 v30, vcc, v51, v30
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_197
.LBB0_192:
	v_cvt_f32_u32_e32 v48, v11
	v_sub_u32_e32 v49, vcc, 0, v11
	v_mov_b32_e32 v70, v32
	v_rcp_iflag_f32_e32 v48, v48
	v_mul_f32_e32 v48, 0x4f7ffffe, v48
	v_cvt_u32_f32_e32 v48, v48
	v_mul_lo_u32 v49, v49, v48
	v_mul_hi_u32 v49, v48, v49
	v_add_u32_e32 v48, vcc, v49, v48
	v_mul_hi_u32 v48, v47, v48
	v_mul_lo_u32 v49, v46, v48
	v_not_b32_e32 v51, v48
	v_mul_lo_u32 v51, v11, v51
	v_add_u32_e32 v50, vcc, 1, v48
	v_add_u32_e32 v49, vcc, v47, v49
	v_cmp_ge_u32_e32 vcc, v49, v11
	v_cndmask_b32_e32 v48, v48, v50, vcc
	v_add_u32_e64 v50, s[14:15], v47, v51
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_add_u32_e32 v50, vcc, 1, v48
	v_cmp_ge_u32_e32 vcc, v49, v11
	v_cndmask_b32_e32 v48, v48, v50, vcc
	v_lshlrev_b32_e32 v49, 2, v48
	ds_read_b32 v49, v49
	v_mov_b32_e32 v51, 1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v49, v49, 1
	v_or_b32_e32 v49, v49, v6
	v_and_b32_e32 v59, 15, v49
	v_and_b32_e32 v58, s93, v49
	v_and_b32_e32 v57, s56, v49
	v_cmp_ne_u32_e32 vcc, 15, v59
	v_cmp_ne_u32_e64 s[14:15], s93, v58
	v_and_b32_e32 v56, s57, v49
	v_cmp_ne_u32_e64 s[16:17], s56, v57
	s_and_b64 s[14:15], vcc, s[14:15]
	v_and_b32_e32 v55, s10, v49
	v_cmp_ne_u32_e64 s[20:21], s57, v56
	s_and_b64 s[14:15], s[16:17], s[14:15]
	v_and_b32_e32 v54, s11, v49
	v_cmp_ne_u32_e64 s[22:23], s10, v55
	s_and_b64 s[14:15], s[20:21], s[14:15]
	v_and_b32_e32 v53, s9, v49
	v_cmp_ne_u32_e64 s[24:25], s11, v54
	s_and_b64 s[14:15], s[22:23], s[14:15]
	s_and_b64 s[14:15], s[24:25], s[14:15]
	v_cmp_ne_u32_e32 vcc, s9, v53
	v_and_b32_e32 v52, s74, v49
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s74, v52
	v_and_b32_e32 v50, s75, v49
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s75, v50
	v_and_b32_e32 v49, s72, v49
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s72, v49
	s_and_b64 s[14:15], vcc, s[14:15]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_191
	v_mul_lo_u32 v51, v46, v48
	v_mov_b32_e32 v70, v31
	v_add_u32_e32 v60, vcc, v47, v51
	v_cmp_ge_u32_e32 vcc, v60, v48
	v_addc_u32_e32 v51, vcc, v51, v47, vcc
	v_lshlrev_b32_e32 v51, 2, v51
	ds_read_b32 v51, v51
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v51, v51, 1
	v_or_b32_e32 v51, v51, v7
	v_and_b32_e32 v69, 15, v51
	v_and_b32_e32 v68, s93, v51
	v_and_b32_e32 v67, s56, v51
	v_cmp_ne_u32_e32 vcc, 15, v69
	v_cmp_ne_u32_e64 s[14:15], s93, v68
	v_cmp_ne_u32_e64 s[16:17], s56, v67
	s_and_b64 s[14:15], vcc, s[14:15]
	v_and_b32_e32 v66, s57, v51
	s_and_b64 s[14:15], s[16:17], s[14:15]
	v_cmp_ne_u32_e32 vcc, s57, v66
	v_and_b32_e32 v65, s10, v51
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s10, v65
	v_and_b32_e32 v64, s11, v51
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s11, v64
	v_and_b32_e32 v63, s9, v51
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s9, v63
	v_and_b32_e32 v62, s74, v51
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s74, v62
	v_and_b32_e32 v61, s75, v51
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s75, v61
	v_and_b32_e32 v60, s72, v51
	s_and_b64 s[14:15], vcc, s[14:15]
	v_cmp_ne_u32_e32 vcc, s72, v60
	s_and_b64 s[16:17], vcc, s[14:15]
	v_mov_b32_e32 v51, 1
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_190
	v_bcnt_u32_b32 v51, v59, 0
	v_bcnt_u32_b32 v70, v69, 0
	v_mul_u32_u24_e32 v71, v51, v51
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v69, 0, v71, vcc
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v59
	v_cndmask_b32_e32 v59, 0, v70, vcc
	v_bcnt_u32_b32 v70, v58, 0
	v_bcnt_u32_b32 v71, v68, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v68, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v58
	v_cndmask_b32_e32 v58, 0, v70, vcc
	v_bcnt_u32_b32 v70, v57, 0
	v_bcnt_u32_b32 v71, v67, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v67
	v_cndmask_b32_e32 v67, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v57
	v_cndmask_b32_e32 v57, 0, v70, vcc
	v_bcnt_u32_b32 v70, v56, 0
	v_bcnt_u32_b32 v71, v66, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v66
	v_cndmask_b32_e32 v66, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v56
	v_cndmask_b32_e32 v56, 0, v70, vcc
	v_bcnt_u32_b32 v70, v55, 0
	v_bcnt_u32_b32 v71, v65, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v65
	v_cndmask_b32_e32 v65, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v55
	v_cndmask_b32_e32 v55, 0, v70, vcc
	v_bcnt_u32_b32 v70, v54, 0
	v_bcnt_u32_b32 v71, v64, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v64
	v_cndmask_b32_e32 v64, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v54
	v_cndmask_b32_e32 v54, 0, v70, vcc
	v_bcnt_u32_b32 v70, v53, 0
	v_bcnt_u32_b32 v71, v63, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v63
	v_cndmask_b32_e32 v63, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v53
	v_cndmask_b32_e32 v53, 0, v70, vcc
	v_bcnt_u32_b32 v70, v52, 0
	v_bcnt_u32_b32 v71, v62, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v62
	v_cndmask_b32_e32 v62, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v52
	v_cndmask_b32_e32 v52, 0, v70, vcc
	v_bcnt_u32_b32 v70, v50, 0
	v_bcnt_u32_b32 v71, v61, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v61
	v_cndmask_b32_e32 v61, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v50
	v_cndmask_b32_e32 v50, 0, v70, vcc
	v_bcnt_u32_b32 v70, v49, 0
	v_bcnt_u32_b32 v71, v60, 0
	v_mul_u32_u24_e32 v70, v70, v70
	v_cmp_eq_u32_e32 vcc, 0, v60
	v_cndmask_b32_e32 v60, 0, v70, vcc
	v_mul_u32_u24_e32 v70, v71, v71
	v_cmp_eq_u32_e32 vcc, 0, v49
	v_cndmask_b32_e32 v49, 0, v70, vcc
	v_add_u32_e32 v68, vcc, v69, v68
	v_add_u32_e32 v58, vcc, v58, v59
	v_add_u32_e32 v67, vcc, v68, v67
	v_add_u32_e32 v57, vcc, v58, v57
	v_add_u32_e32 v66, vcc, v67, v66
	v_add_u32_e32 v56, vcc, v57, v56
	v_add_u32_e32 v65, vcc, v66, v65
	v_add_u32_e32 v55, vcc, v56, v55
	v_add_u32_e32 v64, vcc, v65, v64
	v_add_u32_e32 v54, vcc, v55, v54
	v_add_u32_e32 v63, vcc, v64, v63
	v_add_u32_e32 v53, vcc, v54, v53
	v_add_u32_e32 v62, vcc, v63, v62
	v_add_u32_e32 v52, vcc, v53, v52
	v_add_u32_e32 v61, vcc, v62, v61
	v_add_u32_e32 v50, vcc, v52, v50
	v_add_u32_e32 v60, vcc, v61, v60
	v_add_u32_e32 v49, vcc, v50, v49
	v_mov_b32_e32 v51, 0
	v_sub_u32_e32 v70, vcc, v60, v49
	s_branch .LBB0_190
.LBB0_195:
	s_cbranch_execz .LBB0_45
	s_branch .LBB0_281
.LBB0_196:
	s_cbranch_execnz .LBB0_213
	s_branch .LBB0_239
.LBB0_197:
	s_or_b64 exec, exec, s[76:77]
.LBB0_198:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v12, v30 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v9
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_200
	ds_read_b32 v6, v35
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v12, v6 offset:128
	s_waitcnt lgkmcnt(0)
.LBB0_200:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_202
	ds_write_b32 v12, v8 offset:140
.LBB0_202:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_212
	ds_read_b32 v9, v12 offset:128
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v11, v3
	s_branch .LBB0_206
.LBB0_204:
	s_or_b64 exec, exec, s[78:79]
	s_andn2_b64 s[14:15], s[54:55], exec
	s_and_b64 s[54:55], vcc, exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_or_b64 s[54:55], s[14:15], s[54:55]
.LBB0_205:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[14:15], exec, s[54:55]
	s_or_b64 s[22:23], s[14:15], s[22:23]
	s_andn2_b64 s[14:15], s[20:21], exec
	s_and_b64 s[20:21], s[24:25], exec
	s_or_b64 s[20:21], s[14:15], s[20:21]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_209
.LBB0_206:
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mov_b32_e32 v8, v9
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v11
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_205
	v_lshlrev_b64 v[6:7], 4, v[11:12]
	v_mov_b32_e32 v9, s43
	v_add_u32_e32 v6, vcc, s42, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	v_sub_u32_e32 v9, vcc, 0, v8
	v_add_u32_e32 v30, vcc, 4, v6
	v_addc_u32_e32 v31, vcc, 0, v7, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[6:7], v9
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v9, v[30:31], v19 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v9
	v_cmp_eq_u32_e64 s[14:15], 1, v9
	v_mov_b32_e32 v9, v8
	s_and_saveexec_b64 s[78:79], s[14:15]
	s_cbranch_execz .LBB0_204
	v_lshlrev_b64 v[30:31], 4, v[11:12]
	v_mov_b32_e32 v9, s43
	v_add_u32_e64 v11, s[14:15], s42, v30
	v_addc_u32_e64 v9, s[14:15], v9, v31, s[14:15]
	v_add_u32_e64 v30, s[14:15], 8, v11
	v_addc_u32_e64 v31, s[14:15], 0, v9, s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v9, v[6:7] glc
	flat_load_dword v11, v[30:31]
	s_branch .LBB0_204
.LBB0_209:
	s_or_b64 exec, exec, s[22:23]
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	s_and_saveexec_b64 s[14:15], s[20:21]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_211
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_store_dword v[6:7], v8
	s_waitcnt vmcnt(0)
.LBB0_211:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
.LBB0_212:
	s_or_b64 exec, exec, s[16:17]
	s_branch .LBB0_239
.LBB0_213:
	v_lshrrev_b32_e32 v30, 16, v2
	v_or_b32_e32 v6, v30, v2
	v_and_b32_e32 v6, v6, v37
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_b64 s[16:17], s[18:19], vcc
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_cbranch_execz .LBB0_215
	v_or_b32_sdwa v6, v2, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v7, 15, v6
	v_cmp_eq_u32_e32 vcc, 15, v7
	v_and_b32_e32 v7, s93, v6
	v_cmp_eq_u32_e64 s[14:15], s93, v7
	v_and_b32_e32 v7, s56, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s56, v7
	v_and_b32_e32 v7, s57, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s57, v7
	v_and_b32_e32 v7, s10, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s10, v7
	v_and_b32_e32 v7, s11, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s11, v7
	v_and_b32_e32 v7, s9, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s9, v7
	v_and_b32_e32 v7, s74, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s74, v7
	v_and_b32_e32 v7, s75, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s75, v7
	v_and_b32_e32 v6, s72, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, s72, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_and_b64 s[14:15], s[14:15], exec
.LBB0_215:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_218
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_atomic_add v11, v[6:7], v29 glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, s30, v11
	ds_write_b96 v12, v[10:12] offset:128
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_218
	v_readlane_b32 s22, v1, 2
	v_readlane_b32 s23, v1, 3
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	flat_atomic_add v[6:7], v29
.LBB0_218:
	s_or_b64 exec, exec, s[20:21]
	s_xor_b64 s[16:17], s[16:17], -1
	s_or_b64 s[16:17], s[16:17], s[14:15]
	s_xor_b64 s[16:17], s[16:17], -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_cbranch_execz .LBB0_220
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v12, v29 offset:136
	s_waitcnt lgkmcnt(0)
.LBB0_220:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_222
	s_movk_i32 s14, 0x3e8
	v_sub_u32_e32 v4, vcc, s14, v4
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v12, v4 offset:128
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v12, v29 offset:144
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v12, v29 offset:140
	s_waitcnt lgkmcnt(0)
.LBB0_222:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_236
	ds_read_b32 v11, v12 offset:132
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s30, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_225
	ds_read_b32 v7, v12 offset:136
	s_cbranch_execz .LBB0_226
	s_branch .LBB0_227
.LBB0_225:
.LBB0_226:
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[6:7], v12 offset0:32 offset1:34
	v_lshlrev_b64 v[8:9], 4, v[11:12]
	v_mov_b32_e32 v4, s43
	v_add_u32_e32 v31, vcc, s42, v8
	v_addc_u32_e32 v32, vcc, v4, v9, vcc
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v9, v12
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[31:32], v[6:9]
.LBB0_227:
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_236
	ds_read_b32 v7, v12 offset:128
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v11, v3
	s_branch .LBB0_231
.LBB0_229:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 s[14:15], s[76:77], exec
	s_and_b64 s[76:77], vcc, exec
	s_andn2_b64 s[54:55], s[54:55], exec
	s_or_b64 s[76:77], s[14:15], s[76:77]
.LBB0_230:
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[14:15], exec, s[76:77]
	s_or_b64 s[22:23], s[14:15], s[22:23]
	s_andn2_b64 s[14:15], s[24:25], exec
	s_and_b64 s[24:25], s[54:55], exec
	s_or_b64 s[24:25], s[14:15], s[24:25]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_234
.LBB0_231:
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v11
	s_or_b64 s[54:55], s[54:55], exec
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_230
	v_lshlrev_b64 v[3:4], 4, v[11:12]
	v_mov_b32_e32 v7, s43
	v_add_u32_e32 v3, vcc, s42, v3
	v_addc_u32_e32 v4, vcc, v7, v4, vcc
	v_sub_u32_e32 v7, vcc, 0, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[3:4], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v7, vcc, 4, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v7, v[7:8], v19 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v7
	v_cmp_eq_u32_e64 s[14:15], 1, v7
	v_mov_b32_e32 v7, v6
	s_and_saveexec_b64 s[80:81], s[14:15]
	s_cbranch_execz .LBB0_229
	v_lshlrev_b64 v[7:8], 4, v[11:12]
	v_mov_b32_e32 v9, s43
	v_add_u32_e64 v7, s[14:15], s42, v7
	v_addc_u32_e64 v9, s[14:15], v9, v8, s[14:15]
	v_add_u32_e64 v8, s[14:15], 8, v7
	v_addc_u32_e64 v9, s[14:15], 0, v9, s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v7, v[3:4] glc
	flat_load_dword v11, v[8:9]
	s_branch .LBB0_229
.LBB0_234:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[14:15], s[24:25]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_236
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
	flat_store_dword v[3:4], v6
	s_waitcnt vmcnt(0)
.LBB0_236:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_238
	ds_read_b32 v7, v12 offset:132
	v_or_b32_sdwa v2, v2, v37 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v6, v2, v30
	v_add_u32_e32 v2, vcc, 1, v5
	v_or_b32_e32 v9, s86, v2
	v_mov_b32_e32 v8, v12
.LBB0_238:
	s_or_b64 exec, exec, s[14:15]
.LBB0_239:
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[16:17], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_243
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_mov_b64 s[20:21], 0
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_242
	ds_read_b32 v4, v12 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 s[20:21], vcc, exec
.LBB0_242:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[20:21], exec
.LBB0_243:
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_245
	ds_read_b32 v4, v12 offset:140
	v_mov_b32_e32 v2, s48
	s_andn2_b64 s[16:17], s[16:17], exec
	v_mov_b32_e32 v3, s49
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 s[20:21], vcc, exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
.LBB0_245:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_247
	flat_atomic_add v[2:3], v4
.LBB0_247:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_249
	ds_write_b32 v12, v12 offset:176
.LBB0_249:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_ne_u32_e64 s[14:15], 0, v9
	v_mov_b32_e32 v32, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_251
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v32, v12, v29 offset:176
	s_waitcnt lgkmcnt(0)
.LBB0_251:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v11, v12 offset:176
	v_mov_b32_e32 v31, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 s[20:21], s[0:1], vcc
	s_and_saveexec_b64 s[16:17], s[20:21]
	s_cbranch_execz .LBB0_253
	v_readlane_b32 s20, v1, 7
	v_readlane_b32 s21, v1, 8
	v_mov_b32_e32 v2, s20
	v_add_u32_e32 v4, vcc, -1, v11
	v_mov_b32_e32 v3, s21
	flat_atomic_add v31, v[2:3], v4 glc
.LBB0_253:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_and_b64 vcc, exec, vcc
	v_cmp_ne_u32_e64 s[16:17], 0, v11
	s_cbranch_vccnz .LBB0_274
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_267
	s_mov_b32 s53, 0
	s_mov_b64 s[22:23], 0
	s_branch .LBB0_258
.LBB0_256:
	s_andn2_b64 s[24:25], s[24:25], exec
.LBB0_257:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[24:25]
	s_or_b64 s[22:23], s[54:55], s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_264
.LBB0_258:
	v_mov_b32_e32 v30, v20
	onward_wait_cmpswap v2, v[25:26], v[29:30], v[19:20] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_257
	onward_wait v[25:26], v[19:20] eq
	s_andn2_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_256
	s_cmp_lg_u32 s53, 0
	s_cselect_b32 s53, s53, 64
	s_cmp_lt_u32 s53, s85
	s_mov_b32 s62, s53
	s_cbranch_scc1 .LBB0_262
.LBB0_261:
	s_add_i32 s62, s62, s84
	s_cmp_lt_u32 s62, s85
	s_sleep 15
	s_cbranch_scc0 .LBB0_261
.LBB0_262:
	s_lshl_b32 s27, s53, 1
	s_cmp_gt_u32 s53, s28
	s_cselect_b32 s53, s31, s27
	s_cmp_lt_u32 s62, 64
	s_cbranch_scc1 .LBB0_256
.LBB0_263:
	s_sub_i32 s62, s62, 64
	s_cmp_lt_u32 s62, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_263
	s_branch .LBB0_256
.LBB0_264:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[2:3], v[23:24] glc
	s_movk_i32 s22, 0x101
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v4, vcc, v2, v11
	v_add_u32_e32 v4, vcc, v3, v4
	v_cmp_gt_u32_e32 vcc, s22, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_266
	v_readlane_b32 s22, v1, 2
	v_readlane_b32 s23, v1, 3
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	flat_atomic_add v[4:5], v29
.LBB0_266:
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v20
.LBB0_267:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_269
	ds_write_b128 v12, v[2:5] offset:160
.LBB0_269:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v12 offset:164
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_271
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v4, s39
	v_mad_u64_u32 v[3:4], s[14:15], s8, v5, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v2, v32
	v_lshlrev_b32_sdwa v5, v43, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v3, vcc, v3, v5
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 64, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_store_dwordx4 v[3:4], v[6:9]
.LBB0_271:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_273
	v_add_u32_e32 v2, vcc, v2, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[27:28], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v12
.LBB0_273:
	s_or_b64 exec, exec, s[14:15]
.LBB0_274:
	s_and_b64 s[14:15], s[0:1], s[16:17]
	s_xor_b64 s[14:15], s[14:15], -1
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_xor_b64 s[14:15], exec, s[16:17]
	s_cbranch_execz .LBB0_278
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v31
	s_and_b64 s[16:17], s[0:1], vcc
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_xor_b64 s[16:17], exec, s[20:21]
	s_cbranch_execz .LBB0_277
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_swap v[2:3], v42
.LBB0_277:
	s_or_b64 exec, exec, s[16:17]
.LBB0_278:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_280
	v_mov_b32_e32 v2, s40
	v_sub_u32_e32 v4, vcc, 0, v11
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[2:3], v4
.LBB0_280:
	s_or_b64 exec, exec, s[14:15]
	s_branch .LBB0_45
.LBB0_281:
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s15, v1, 1
	s_mov_b32 s16, 1
	s_andn2_b64 vcc, exec, s[14:15]
	v_bfrev_b32_e32 v8, 1
	s_cbranch_vccnz .LBB0_287
	v_mov_b32_e32 v6, s40
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, s41
	v_bfrev_b32_e32 v9, 1
	v_bfrev_b32_e32 v8, 1
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB0_286
	v_mov_b32_e32 v2, s68
	v_mov_b32_e32 v3, s69
	flat_load_dword v2, v[2:3] glc
	v_mov_b32_e32 v6, s40
	v_readlane_b32 s14, v1, 4
	v_mov_b32_e32 v7, s41
	v_bfrev_b32_e32 v9, 1
	v_bfrev_b32_e32 v8, 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s14, v2
	s_mov_b64 s[14:15], exec
	v_readlane_b32 s20, v1, 5
	v_readlane_b32 s21, v1, 6
	s_and_b64 s[20:21], s[14:15], s[20:21]
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_285
	v_mov_b32_e32 v2, s69
	v_mov_b32_e32 v3, s65
	v_cndmask_b32_e32 v7, v2, v3, vcc
	v_mov_b32_e32 v2, s68
	v_mov_b32_e32 v3, s64
	v_readlane_b32 s20, v1, 4
	v_cndmask_b32_e32 v6, v2, v3, vcc
	v_mov_b32_e32 v9, s20
	v_mov_b32_e32 v8, -1
.LBB0_285:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], vcc, exec
.LBB0_286:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 s16, 2
	s_branch .LBB0_288
.LBB0_287:
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	s_mov_b64 s[14:15], 0
	v_bfrev_b32_e32 v9, 1
.LBB0_288:
	s_mov_b32 s53, s52
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	v_mov_b32_e32 v2, s52
	v_cmp_gt_u32_e32 vcc, s16, v0
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_303
	s_xor_b64 s[14:15], s[14:15], -1
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[14:15], exec, s[20:21]
	s_cbranch_execz .LBB0_291
	onward_wait_load v2, v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[6:7], v[8:9] eq
	v_mov_b32_e32 v3, v20
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v20
.LBB0_291:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_293
	v_mov_b32_e32 v9, v20
	onward_wait_load v2, v[6:7], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[6:7], v[8:9] ne
	v_mov_b32_e32 v3, v20
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v20
.LBB0_293:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v1, 9
	v_cmp_lt_i32_e32 vcc, -1, v2
	v_readlane_b32 s15, v1, 10
	s_and_b64 s[14:15], s[14:15], vcc
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_302
	v_cmp_ne_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v6, 64, v44, vcc
	v_cmp_lt_u32_e32 vcc, s83, v6
	v_mov_b32_e32 v7, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_298
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v7, v6
.LBB0_296:
	v_add_u32_e32 v7, vcc, s84, v7
	v_cmp_gt_u32_e32 vcc, s85, v7
	s_or_b64 s[22:23], vcc, s[22:23]
	s_sleep 15
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_296
	s_or_b64 exec, exec, s[22:23]
.LBB0_298:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_u32_e64 s[14:15], s28, v6
	v_cmp_lt_u32_e32 vcc, 63, v7
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_301
	s_mov_b64 s[24:25], 0
.LBB0_300:
	v_subrev_u32_e32 v7, vcc, 64, v7
	v_cmp_gt_u32_e32 vcc, 64, v7
	s_or_b64 s[24:25], vcc, s[24:25]
	s_sleep 1
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_300
.LBB0_301:
	s_or_b64 exec, exec, s[22:23]
	v_lshlrev_b32_e32 v6, 1, v6
	v_mov_b32_e32 v7, s31
	v_cndmask_b32_e64 v44, v6, v7, s[14:15]
.LBB0_302:
	s_or_b64 exec, exec, s[20:21]
.LBB0_303:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_305
	ds_write_b128 v12, v[2:5] offset:160
.LBB0_305:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v12 offset:160
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, -2.0, v2
	v_cmp_eq_u32_e32 vcc, s86, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_44
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[2:3], v29
	s_branch .LBB0_44
.LBB0_307:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel game
		.amdhsa_group_segment_fixed_size 192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 72
		.amdhsa_next_free_sgpr 94
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
	.size	game, .Lfunc_end0-game
	.section	.AMDGPU.csdata
	.text
	.protected	game_plain
	.globl	game_plain
	.p2align	8
	.type	game_plain,@function
game_plain:
	s_load_dwordx16 s[36:51], s[6:7], 0x0
	s_load_dwordx4 s[20:23], s[6:7], 0x40
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB1_2
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_3
.LBB1_2:
	s_mov_b64 s[0:1], -1
.LBB1_3:
	s_load_dword s11, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_25
	s_mov_b32 s4, 0
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, s4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_6
	s_waitcnt lgkmcnt(0)
	s_bcnt1_i32_b32 s9, s20
	s_add_u32 s12, s38, 64
	s_addc_u32 s13, s39, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s13
	flat_atomic_swap v[1:2], v3
	s_mov_b32 s12, s20
	s_or_b32 s15, s9, 0x80000000
	s_mov_b32 s13, -1
	s_mov_b32 s14, s4
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v8, s7
	v_mov_b32_e32 v7, s6
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_18
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s36, 8
	s_addc_u32 s5, s37, 0
	s_cmp_gt_u32 s23, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s9, s23, 1
	s_mov_b32 s19, 0
	s_mov_b64 s[12:13], 0
	s_movk_i32 s18, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, -1
	s_branch .LBB1_10
.LBB1_8:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB1_9:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_16
.LBB1_10:
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v9, s4
	onward_wait_cmpswap v11, v[9:10], v[5:6], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_9
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v9, s4
	onward_wait v[9:10], v[7:8] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB1_8
	s_cmp_lg_u32 s19, 0
	s_cselect_b32 s19, s19, 64
	s_cmp_lt_u32 s19, s18
	s_mov_b32 s20, s19
	s_cbranch_scc1 .LBB1_14
.LBB1_13:
	s_addk_i32 s20, 0xfc40
	s_cmp_lt_u32 s20, s18
	s_sleep 15
	s_cbranch_scc0 .LBB1_13
.LBB1_14:
	s_lshl_b32 s24, s19, 1
	s_cmp_gt_u32 s19, s9
	s_cselect_b32 s19, s23, s24
	s_cmp_lt_u32 s20, 64
	s_cbranch_scc1 .LBB1_8
.LBB1_15:
	s_sub_i32 s20, s20, 64
	s_cmp_lt_u32 s20, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_15
	s_branch .LBB1_8
.LBB1_16:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_movk_i32 s4, 0x101
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v8, vcc, v6, v5
	v_add_u32_e32 v8, vcc, 1, v8
	v_cmp_gt_u32_e32 vcc, s4, v8
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v8, v7
	s_cbranch_vccnz .LBB1_18
	v_mov_b32_e32 v9, s50
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, s51
	flat_atomic_add v[9:10], v11
.LBB1_18:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_20
	v_mov_b32_e32 v9, 0
	ds_write_b128 v9, v[5:8] offset:160
.LBB1_20:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v5, v5 offset:164
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_22
	v_mov_b32_e32 v6, 4
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_sdwa v6, v6, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v7, s37
	v_add_u32_e32 v6, vcc, s36, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v6, vcc, 64, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_store_dwordx4 v[6:7], v[1:4]
.LBB1_22:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_24
	s_add_u32 s0, s36, 4
	s_addc_u32 s1, s37, 0
	v_mov_b32_e32 v0, s0
	v_add_u32_e32 v2, vcc, 1, v5
	s_add_u32 s4, s36, 8
	v_mov_b32_e32 v1, s1
	s_addc_u32 s5, s37, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[1:2], v0
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s39
	flat_atomic_add v[1:2], v3
.LBB1_24:
	s_or_b64 exec, exec, s[2:3]
.LBB1_25:
	s_mov_b32 s9, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s11, s9
	v_cvt_f32_u32_e32 v1, s6
	s_mov_b32 s76, 0x4f7ffffe
	s_sub_i32 s0, 0, s6
	s_mov_b32 s24, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_movk_i32 s7, 0xff
	s_mov_b32 s11, s24
	v_lshlrev_b32_e32 v3, 2, v0
	v_mul_f32_e32 v1, s76, v1
	v_cvt_u32_f32_e32 v1, v1
	s_movk_i32 s77, 0x1040
	s_cmp_lt_u32 s23, 64
	v_mov_b32_e32 v13, 0
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_lshlrev_b32_e64 v28, v0, 1
	v_mul_hi_u32 v2, v1, v2
	s_movk_i32 s33, 0x3c0
	s_movk_i32 s60, 0xfc40
	v_mov_b32_e32 v11, 0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	s_brev_b32 s34, 1
	s_mov_b32 s61, 0x7feb352d
	s_mov_b32 s62, 0x846ca68b
	v_mul_lo_u32 v2, v1, s6
	v_add_u32_e32 v4, vcc, 1, v1
	v_mov_b32_e32 v12, -1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[4:5], s6, v2
	v_cndmask_b32_e64 v1, v1, v4, s[4:5]
	v_subrev_u32_e32 v4, vcc, s6, v2
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s6, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s6, v4, 0
	v_add_u32_e32 v24, vcc, s7, v0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_lshlrev_b32_e64 v1, v0, -1
	s_movk_i32 s4, 0x8c
	v_not_b32_e32 v29, v1
	v_mov_b32_e32 v1, s36
	v_addc_u32_e32 v25, vcc, 0, v4, vcc
	v_add_u32_e32 v26, vcc, s4, v3
	v_add_u32_e32 v27, vcc, 64, v3
	v_mov_b32_e32 v3, s77
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[14:15], s[6:7], s8, v3, v[1:2]
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s23, 63
	v_add_u32_e32 v16, vcc, 8, v14
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_cselect_b64 s[28:29], -1, 0
	s_lshr_b32 s20, s23, 1
	v_and_b32_e32 v1, 15, v0
	v_add_u32_e32 v18, vcc, 4, v14
	s_add_u32 s30, s38, 64
	v_cmp_gt_u32_e64 s[4:5], 16, v0
	v_lshlrev_b32_e64 v30, v1, 1
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	v_cmp_lt_u32_e64 s[6:7], v0, v25
	s_addc_u32 s31, s39, 0
	s_movk_i32 s63, 0x101
	v_mov_b32_e32 v31, 0x3e8
	v_mov_b32_e32 v9, 0xfffffc18
	s_movk_i32 s64, 0x3e8
	s_movk_i32 s65, 0xf0
	s_movk_i32 s66, 0xf00
	s_mov_b32 s67, 0xf000
	s_movk_i32 s68, 0x1111
	s_movk_i32 s69, 0x2222
	s_movk_i32 s70, 0x4444
	s_mov_b32 s71, 0x8888
	s_mov_b32 s72, 0x8421
	v_bfrev_b32_e32 v32, 1
	s_movk_i32 s73, 0x1248
	s_xor_b64 s[52:53], s[10:11], -1
	v_mov_b32_e32 v33, 4
	s_movk_i32 s74, 0x3bf
	v_mov_b32_e32 v34, v13
	s_mov_b32 s75, 0
	v_mov_b32_e32 v20, 1
	s_branch .LBB1_27
.LBB1_26:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_209
.LBB1_27:
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_44
	flat_load_dwordx2 v[1:2], v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v2
	v_mov_b32_e32 v1, s24
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_cbranch_vccnz .LBB1_42
	s_mov_b32 s18, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_32
.LBB1_30:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB1_31:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_38
.LBB1_32:
	v_mov_b32_e32 v21, v13
	onward_wait_cmpswap v1, v[16:17], v[20:21], v[12:13] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_31
	onward_wait v[16:17], v[12:13] eq
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_30
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s33
	s_mov_b32 s19, s18
	s_cbranch_scc1 .LBB1_36
.LBB1_35:
	s_add_i32 s19, s19, s60
	s_cmp_lt_u32 s19, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_35
.LBB1_36:
	s_lshl_b32 s25, s18, 1
	s_cmp_gt_u32 s18, s20
	s_cselect_b32 s18, s23, s25
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB1_30
.LBB1_37:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_37
	s_branch .LBB1_30
.LBB1_38:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[4:5], v[14:15] glc
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v5
	v_mov_b32_e32 v1, s24
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_cbranch_vccnz .LBB1_40
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, s77
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[1:2], s[12:13], s8, v3, v[1:2]
	v_add_u32_e32 v5, vcc, -1, v5
	v_lshlrev_b32_sdwa v3, v33, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 64, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_store_dword v[18:19], v5
.LBB1_40:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[16:17], v11
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_42
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v6, s39
	flat_atomic_add v[5:6], v20
.LBB1_42:
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_44
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v6, s39
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, s34, v1
.LBB1_44:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_46
	ds_write_b128 v11, v[1:4] offset:160
.LBB1_46:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[1:4], v11 offset:160
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cmp_ne_u32_e64 s[10:11], 0, v1
	s_and_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_92
	s_add_i32 s75, s75, 1
	v_mov_b32_e32 v1, -1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB1_53
	s_add_i32 s12, s75, s8
	s_lshr_b32 s13, s12, 16
	s_xor_b32 s12, s13, s12
	s_mul_i32 s12, s12, s61
	s_lshr_b32 s13, s12, 15
	s_xor_b32 s12, s13, s12
	s_mul_i32 s12, s12, s62
	s_lshr_b32 s13, s12, 16
	s_xor_b32 s16, s13, s12
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, v0
	s_branch .LBB1_50
.LBB1_49:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_ge_u32_e32 vcc, v2, v25
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_52
.LBB1_50:
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s37
	v_mad_u64_u32 v[3:4], s[14:15], v2, s77, v[3:4]
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v4
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_49
	v_add_u32_e32 v3, vcc, s16, v2
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s61
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_mul_lo_u32 v3, v3, s62
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v3, 0xfffffc00, v3
	v_or_b32_e32 v3, v3, v2
	v_min_u32_e32 v1, v3, v1
	s_branch .LBB1_49
.LBB1_52:
	s_or_b64 exec, exec, s[12:13]
.LBB1_53:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_55
	ds_write_b32 v11, v12 offset:176
.LBB1_55:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v11, v1 offset:176
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v11 offset:176
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v1
	v_cmp_eq_u32_e32 vcc, -1, v1
	v_cndmask_b32_e32 v10, v2, v25, vcc
	v_cmp_eq_u32_e32 vcc, v10, v25
	v_mov_b32_e32 v1, s24
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_cbranch_vccnz .LBB1_92
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[22:23], s[10:11], v10, s77, v[1:2]
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_60
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[1:2], s[12:13], v10, s77, v[1:2]
	v_mov_b32_e32 v21, v13
	s_mov_b32 s25, s24
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_atomic_cmpswap v1, v[1:2], v[20:21] glc
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_59
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[1:2], v[22:23] glc
	v_mov_b32_e32 v4, v20
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, vcc, v2, v1
	v_add_u32_e32 v3, vcc, 1, v3
	v_lshrrev_b32_e32 v3, 1, v3
	v_min_u32_e32 v3, 64, v3
.LBB1_59:
	s_or_b64 exec, exec, s[12:13]
.LBB1_60:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_62
	ds_write_b128 v11, v[1:4] offset:160
.LBB1_62:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[5:8], v11 offset:160
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v1, s24
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_cbranch_vccnz .LBB1_92
	v_mov_b32_e32 v1, s24
	v_cmp_lt_u32_e32 vcc, v0, v7
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_65
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[1:2], s[12:13], v10, s77, v[1:2]
	v_add_u32_e32 v3, vcc, v5, v0
	v_lshlrev_b32_sdwa v3, v33, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 64, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB1_65:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_68
	v_add_u32_e32 v8, vcc, v7, v5
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	v_mad_u64_u32 v[5:6], s[12:13], v10, s77, v[5:6]
	flat_store_dword v[22:23], v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v5, vcc, 8, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_atomic_swap v[5:6], v13
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_68
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v6, s39
	flat_atomic_add v[5:6], v20
.LBB1_68:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e32 vcc, 2, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_89
	v_add_u32_e32 v10, vcc, -1, v7
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s25
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_82
	s_mov_b32 s18, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_73
.LBB1_71:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB1_72:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_79
.LBB1_73:
	v_mov_b32_e32 v21, v13
	onward_wait_cmpswap v5, v[16:17], v[20:21], v[12:13] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_72
	onward_wait v[16:17], v[12:13] eq
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_71
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s33
	s_mov_b32 s19, s18
	s_cbranch_scc1 .LBB1_77
.LBB1_76:
	s_add_i32 s19, s19, s60
	s_cmp_lt_u32 s19, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_76
.LBB1_77:
	s_lshl_b32 s25, s18, 1
	s_cmp_gt_u32 s18, s20
	s_cselect_b32 s18, s23, s25
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB1_71
.LBB1_78:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_78
	s_branch .LBB1_71
.LBB1_79:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[5:6], v[14:15] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v7, vcc, v5, v10
	v_add_u32_e32 v7, vcc, v6, v7
	v_cmp_gt_u32_e32 vcc, s63, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_81
	v_mov_b32_e32 v7, s50
	v_mov_b32_e32 v8, s51
	flat_atomic_add v[7:8], v20
.LBB1_81:
	v_mov_b32_e32 v7, v13
	v_mov_b32_e32 v8, v13
.LBB1_82:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_84
	ds_write_b128 v11, v[5:8] offset:160
.LBB1_84:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v21, v11 offset:164
	v_cndmask_b32_e64 v8, v4, 0, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_86
	v_mov_b32_e32 v22, s36
	v_mov_b32_e32 v35, s77
	v_mov_b32_e32 v23, s37
	v_mad_u64_u32 v[22:23], s[12:13], s8, v35, v[22:23]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v35, vcc, v24, v21
	v_lshlrev_b32_sdwa v35, v33, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v22, vcc, v22, v35
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_add_u32_e32 v22, vcc, 64, v22
	v_cndmask_b32_e64 v7, v3, 0, s[0:1]
	v_cndmask_b32_e64 v6, v2, 0, s[0:1]
	v_cndmask_b32_e64 v5, v1, 0, s[0:1]
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	flat_store_dwordx4 v[22:23], v[5:8]
.LBB1_86:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_88
	v_add_u32_e32 v5, vcc, v21, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[18:19], v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[16:17], v11
.LBB1_88:
	s_or_b64 exec, exec, s[10:11]
.LBB1_89:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_91
	ds_write_b128 v11, v[1:4] offset:160
.LBB1_91:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[1:4], v11 offset:160
.LBB1_92:
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_108
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_95
	ds_write_b32 v26, v11
.LBB1_95:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v3, 0x7fffffff, v4
	v_cmp_le_u32_e32 vcc, s21, v3
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB1_109
	v_and_b32_e32 v5, s9, v1
	v_lshrrev_b32_e32 v6, 16, v1
	v_or_b32_e32 v7, v5, v6
	v_xor_b32_e32 v7, s9, v7
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_99
	v_and_b32_e32 v8, v7, v28
	v_cmp_ne_u32_e32 vcc, 0, v8
	ds_write_b32 v27, v31
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_99
	v_and_b32_e32 v8, v7, v29
	v_bcnt_u32_b32 v8, v8, 0
	v_lshlrev_b32_e32 v8, 2, v8
	ds_write_b32 v8, v0
.LBB1_99:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_101
	ds_write_b32 v11, v9 offset:128
.LBB1_101:
	s_or_b64 exec, exec, s[10:11]
	v_bcnt_u32_b32 v8, v7, 0
	v_add_u32_e32 v10, vcc, -1, v8
	v_mul_lo_u32 v7, v10, v8
	v_mov_b32_e32 v21, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v7
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_111
	v_add_u32_e32 v22, vcc, 0xfffffc19, v3
	v_sub_u32_e32 v23, vcc, s64, v3
	v_sub_u32_e32 v35, vcc, 0, v10
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v36, v0
	s_branch .LBB1_105
.LBB1_103:
	s_or_b64 exec, exec, s[10:11]
.LBB1_104:
	s_or_b64 exec, exec, s[14:15]
	v_lshlrev_b32_e32 v37, 2, v37
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v37, v59 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v36, vcc, 64, v36
	v_cmp_ge_u32_e32 vcc, v36, v7
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v21, vcc, v40, v21
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_110
.LBB1_105:
	v_cvt_f32_u32_e32 v37, v10
	v_sub_u32_e32 v38, vcc, 0, v10
	v_mov_b32_e32 v59, v23
	v_rcp_iflag_f32_e32 v37, v37
	v_mul_f32_e32 v37, s76, v37
	v_cvt_u32_f32_e32 v37, v37
	v_mul_lo_u32 v38, v38, v37
	v_mul_hi_u32 v38, v37, v38
	v_add_u32_e32 v37, vcc, v38, v37
	v_mul_hi_u32 v37, v36, v37
	v_mul_lo_u32 v38, v35, v37
	v_not_b32_e32 v40, v37
	v_mul_lo_u32 v40, v10, v40
	v_add_u32_e32 v39, vcc, 1, v37
	v_add_u32_e32 v38, vcc, v36, v38
	v_cmp_ge_u32_e32 vcc, v38, v10
	v_cndmask_b32_e32 v37, v37, v39, vcc
	v_add_u32_e64 v39, s[10:11], v36, v40
	v_cndmask_b32_e32 v38, v38, v39, vcc
	v_add_u32_e32 v39, vcc, 1, v37
	v_cmp_ge_u32_e32 vcc, v38, v10
	v_cndmask_b32_e32 v37, v37, v39, vcc
	v_lshlrev_b32_e32 v38, 2, v37
	ds_read_b32 v38, v38
	v_mov_b32_e32 v40, 1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v38, v38, 1
	v_or_b32_e32 v38, v38, v5
	v_and_b32_e32 v48, 15, v38
	v_and_b32_e32 v47, s65, v38
	v_and_b32_e32 v46, s66, v38
	v_cmp_ne_u32_e32 vcc, 15, v48
	v_cmp_ne_u32_e64 s[10:11], s65, v47
	v_and_b32_e32 v45, s67, v38
	v_cmp_ne_u32_e64 s[12:13], s66, v46
	s_and_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v44, s68, v38
	v_cmp_ne_u32_e64 s[14:15], s67, v45
	s_and_b64 s[10:11], s[12:13], s[10:11]
	v_and_b32_e32 v43, s69, v38
	v_cmp_ne_u32_e64 s[16:17], s68, v44
	s_and_b64 s[10:11], s[14:15], s[10:11]
	v_and_b32_e32 v42, s70, v38
	v_cmp_ne_u32_e64 s[18:19], s69, v43
	s_and_b64 s[10:11], s[16:17], s[10:11]
	s_and_b64 s[10:11], s[18:19], s[10:11]
	v_cmp_ne_u32_e32 vcc, s70, v42
	v_and_b32_e32 v41, s71, v38
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s71, v41
	v_and_b32_e32 v39, s72, v38
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s72, v39
	v_and_b32_e32 v38, s73, v38
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s73, v38
	s_and_b64 s[10:11], vcc, s[10:11]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB1_104
	v_mul_lo_u32 v40, v35, v37
	v_mov_b32_e32 v59, v22
	v_add_u32_e32 v49, vcc, v36, v40
	v_cmp_ge_u32_e32 vcc, v49, v37
	v_addc_u32_e32 v40, vcc, v40, v36, vcc
	v_lshlrev_b32_e32 v40, 2, v40
	ds_read_b32 v40, v40
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v40, v40, 1
	v_or_b32_e32 v40, v40, v6
	v_and_b32_e32 v58, 15, v40
	v_and_b32_e32 v57, s65, v40
	v_and_b32_e32 v56, s66, v40
	v_cmp_ne_u32_e32 vcc, 15, v58
	v_cmp_ne_u32_e64 s[10:11], s65, v57
	v_cmp_ne_u32_e64 s[12:13], s66, v56
	s_and_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v55, s67, v40
	s_and_b64 s[10:11], s[12:13], s[10:11]
	v_cmp_ne_u32_e32 vcc, s67, v55
	v_and_b32_e32 v54, s68, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s68, v54
	v_and_b32_e32 v53, s69, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s69, v53
	v_and_b32_e32 v52, s70, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s70, v52
	v_and_b32_e32 v51, s71, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s71, v51
	v_and_b32_e32 v50, s72, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s72, v50
	v_and_b32_e32 v49, s73, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s73, v49
	s_and_b64 s[12:13], vcc, s[10:11]
	v_mov_b32_e32 v40, 1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_103
	v_bcnt_u32_b32 v40, v48, 0
	v_bcnt_u32_b32 v59, v58, 0
	v_mul_u32_u24_e32 v60, v40, v40
	v_cmp_eq_u32_e32 vcc, 0, v58
	v_cndmask_b32_e32 v58, 0, v60, vcc
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v48
	v_cndmask_b32_e32 v48, 0, v59, vcc
	v_bcnt_u32_b32 v59, v47, 0
	v_bcnt_u32_b32 v60, v57, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v57
	v_cndmask_b32_e32 v57, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v47
	v_cndmask_b32_e32 v47, 0, v59, vcc
	v_bcnt_u32_b32 v59, v46, 0
	v_bcnt_u32_b32 v60, v56, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v56
	v_cndmask_b32_e32 v56, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v46
	v_cndmask_b32_e32 v46, 0, v59, vcc
	v_bcnt_u32_b32 v59, v45, 0
	v_bcnt_u32_b32 v60, v55, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v55
	v_cndmask_b32_e32 v55, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v45
	v_cndmask_b32_e32 v45, 0, v59, vcc
	v_bcnt_u32_b32 v59, v44, 0
	v_bcnt_u32_b32 v60, v54, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v54
	v_cndmask_b32_e32 v54, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v44, 0, v59, vcc
	v_bcnt_u32_b32 v59, v43, 0
	v_bcnt_u32_b32 v60, v53, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v53
	v_cndmask_b32_e32 v53, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v43
	v_cndmask_b32_e32 v43, 0, v59, vcc
	v_bcnt_u32_b32 v59, v42, 0
	v_bcnt_u32_b32 v60, v52, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v52
	v_cndmask_b32_e32 v52, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v42
	v_cndmask_b32_e32 v42, 0, v59, vcc
	v_bcnt_u32_b32 v59, v41, 0
	v_bcnt_u32_b32 v60, v51, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v51
	v_cndmask_b32_e32 v51, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v41
	v_cndmask_b32_e32 v41, 0, v59, vcc
	v_bcnt_u32_b32 v59, v39, 0
	v_bcnt_u32_b32 v60, v50, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v50
	v_cndmask_b32_e32 v50, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v39
	v_cndmask_b32_e32 v39, 0, v59, vcc
	v_bcnt_u32_b32 v59, v38, 0
	v_bcnt_u32_b32 v60, v49, 0
	v_mul_u32_u24_e32 v59, v59, v59
	v_cmp_eq_u32_e32 vcc, 0, v49
	v_cndmask_b32_e32 v49, 0, v59, vcc
	v_mul_u32_u24_e32 v59, v60, v60
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_cndmask_b32_e32 v38, 0, v59, vcc
	v_add_u32_e32 v57, vcc, v58, v57
	v_add_u32_e32 v47, vcc, v47, v48
	v_add_u32_e32 v56, vcc, v57, v56
	v_add_u32_e32 v46, vcc, v47, v46
	v_add_u32_e32 v55, vcc, v56, v55
	v_add_u32_e32 v45, vcc, v46, v45
	v_add_u32_e32 v54, vcc, v55, v54
	v_add_u32_e32 v44, vcc, v45, v44
	v_add_u32_e32 v53, vcc, v54, v53
	v_add_u32_e32 v43, vcc, v44, v43
	v_add_u32_e32 v52, vcc, v53, v52
	v_add_u32_e32 v42, vcc, v43, v42
	v_add_u32_e32 v51, vcc, v52, v51
	v_add_u32_e32 v41, vcc, v42, v41
	v_add_u32_e32 v50, vcc, v51, v50
	v_add_u32_e32 v39, vcc, v41, v39
	v_add_u32_e32 v49, vcc, v50, v49
	v_add_u32_e32 v38, vcc, v39, v38
	v_mov_b32_e32 v40, 0
	v_sub_u32_e32 v59, vcc, v49, v38
	s_branch .LBB1_103
.LBB1_108:
	s_cbranch_execz .LBB1_27
	s_branch .LBB1_194
.LBB1_109:
	s_cbranch_execnz .LBB1_126
	s_branch .LBB1_152
.LBB1_110:
	s_or_b64 exec, exec, s[54:55]
.LBB1_111:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v11, v21 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v8
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_113
	ds_read_b32 v5, v27
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v11, v5 offset:128
	s_waitcnt lgkmcnt(0)
.LBB1_113:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_115
	ds_write_b32 v11, v7 offset:140
.LBB1_115:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s25
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB1_125
	ds_read_b32 v8, v11 offset:128
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v10, v2
	s_branch .LBB1_119
.LBB1_117:
	s_or_b64 exec, exec, s[56:57]
	s_andn2_b64 s[10:11], s[26:27], exec
	s_and_b64 s[26:27], vcc, exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 s[26:27], s[10:11], s[26:27]
.LBB1_118:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[10:11], exec, s[26:27]
	s_or_b64 s[16:17], s[10:11], s[16:17]
	s_andn2_b64 s[10:11], s[14:15], exec
	s_and_b64 s[14:15], s[18:19], exec
	s_or_b64 s[14:15], s[10:11], s[14:15]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB1_122
.LBB1_119:
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mov_b32_e32 v7, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v10
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB1_118
	v_lshlrev_b64 v[5:6], 4, v[10:11]
	v_mov_b32_e32 v8, s41
	v_add_u32_e32 v5, vcc, s40, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	v_sub_u32_e32 v8, vcc, 0, v7
	v_add_u32_e32 v21, vcc, 4, v5
	v_addc_u32_e32 v22, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[5:6], v8
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[21:22], v12 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v8
	v_cmp_eq_u32_e64 s[10:11], 1, v8
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b64 s[56:57], s[10:11]
	s_cbranch_execz .LBB1_117
	v_lshlrev_b64 v[21:22], 4, v[10:11]
	v_mov_b32_e32 v8, s41
	v_add_u32_e64 v10, s[10:11], s40, v21
	v_addc_u32_e64 v8, s[10:11], v8, v22, s[10:11]
	v_add_u32_e64 v21, s[10:11], 8, v10
	v_addc_u32_e64 v22, s[10:11], 0, v8, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v8, v[5:6] glc
	flat_load_dword v10, v[21:22]
	s_branch .LBB1_117
.LBB1_122:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_124
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	flat_store_dword v[5:6], v7
	s_waitcnt vmcnt(0)
.LBB1_124:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s25
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
.LBB1_125:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB1_152
.LBB1_126:
	v_lshrrev_b32_e32 v21, 16, v1
	v_or_b32_e32 v5, v21, v1
	v_and_b32_e32 v5, v5, v30
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[12:13], s[4:5], vcc
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_128
	v_or_b32_sdwa v5, v1, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v6, 15, v5
	v_cmp_eq_u32_e32 vcc, 15, v6
	v_and_b32_e32 v6, s65, v5
	v_cmp_eq_u32_e64 s[10:11], s65, v6
	v_and_b32_e32 v6, s66, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s66, v6
	v_and_b32_e32 v6, s67, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s67, v6
	v_and_b32_e32 v6, s68, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s68, v6
	v_and_b32_e32 v6, s69, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s69, v6
	v_and_b32_e32 v6, s70, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s70, v6
	v_and_b32_e32 v6, s71, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s71, v6
	v_and_b32_e32 v6, s72, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s72, v6
	v_and_b32_e32 v5, s73, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s73, v5
	s_or_b64 s[10:11], vcc, s[10:11]
	s_and_b64 s[10:11], s[10:11], exec
.LBB1_128:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_131
	v_mov_b32_e32 v5, s42
	v_mov_b32_e32 v6, s43
	flat_atomic_add v10, v[5:6], v20 glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, s22, v10
	ds_write_b96 v11, v[9:11] offset:128
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_131
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	flat_atomic_add v[5:6], v20
.LBB1_131:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[12:13], s[12:13], -1
	s_or_b64 s[12:13], s[12:13], s[10:11]
	s_xor_b64 s[12:13], s[12:13], -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_133
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v11, v20 offset:136
	s_waitcnt lgkmcnt(0)
.LBB1_133:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB1_135
	v_sub_u32_e32 v3, vcc, s64, v3
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v11, v3 offset:128
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v11, v20 offset:144
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v11, v20 offset:140
	s_waitcnt lgkmcnt(0)
.LBB1_135:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_149
	ds_read_b32 v10, v11 offset:132
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s22, v10
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_138
	ds_read_b32 v6, v11 offset:136
	s_cbranch_execz .LBB1_139
	s_branch .LBB1_140
.LBB1_138:
.LBB1_139:
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[5:6], v11 offset0:32 offset1:34
	v_lshlrev_b64 v[7:8], 4, v[10:11]
	v_mov_b32_e32 v3, s41
	v_add_u32_e32 v22, vcc, s40, v7
	v_addc_u32_e32 v23, vcc, v3, v8, vcc
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v8, v11
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[22:23], v[5:8]
.LBB1_140:
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_149
	ds_read_b32 v6, v11 offset:128
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v10, v2
	s_branch .LBB1_144
.LBB1_142:
	s_or_b64 exec, exec, s[58:59]
	s_andn2_b64 s[10:11], s[54:55], exec
	s_and_b64 s[54:55], vcc, exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 s[54:55], s[10:11], s[54:55]
.LBB1_143:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[10:11], exec, s[54:55]
	s_or_b64 s[16:17], s[10:11], s[16:17]
	s_andn2_b64 s[10:11], s[18:19], exec
	s_and_b64 s[18:19], s[26:27], exec
	s_or_b64 s[18:19], s[10:11], s[18:19]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB1_147
.LBB1_144:
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mov_b32_e32 v5, v6
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v10
	s_or_b64 s[26:27], s[26:27], exec
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB1_143
	v_lshlrev_b64 v[2:3], 4, v[10:11]
	v_mov_b32_e32 v6, s41
	v_add_u32_e32 v2, vcc, s40, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_sub_u32_e32 v6, vcc, 0, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[2:3], v6
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v6, vcc, 4, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v12 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v6
	v_cmp_eq_u32_e64 s[10:11], 1, v6
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b64 s[58:59], s[10:11]
	s_cbranch_execz .LBB1_142
	v_lshlrev_b64 v[6:7], 4, v[10:11]
	v_mov_b32_e32 v8, s41
	v_add_u32_e64 v6, s[10:11], s40, v6
	v_addc_u32_e64 v8, s[10:11], v8, v7, s[10:11]
	v_add_u32_e64 v7, s[10:11], 8, v6
	v_addc_u32_e64 v8, s[10:11], 0, v8, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v6, v[2:3] glc
	flat_load_dword v10, v[7:8]
	s_branch .LBB1_142
.LBB1_147:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_149
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_store_dword v[2:3], v5
	s_waitcnt vmcnt(0)
.LBB1_149:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s25
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_151
	ds_read_b32 v6, v11 offset:132
	v_or_b32_sdwa v1, v1, v30 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v5, v1, v21
	v_add_u32_e32 v1, vcc, 1, v4
	v_or_b32_e32 v8, s34, v1
	v_mov_b32_e32 v7, v11
.LBB1_151:
	s_or_b64 exec, exec, s[10:11]
.LBB1_152:
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_156
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_mov_b64 s[14:15], 0
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_155
	ds_read_b32 v3, v11 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[14:15], vcc, exec
.LBB1_155:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
.LBB1_156:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v1, s48
	v_mov_b32_e32 v2, s49
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_158
	ds_read_b32 v3, v11 offset:140
	v_mov_b32_e32 v1, s46
	s_andn2_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v2, s47
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[14:15], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
.LBB1_158:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_160
	flat_atomic_add v[1:2], v3
.LBB1_160:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_162
	ds_write_b32 v11, v11 offset:176
.LBB1_162:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e64 s[12:13], 0, v8
	v_mov_b32_e32 v23, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_164
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v23, v11, v20 offset:176
	s_waitcnt lgkmcnt(0)
.LBB1_164:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v10, v11 offset:176
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v10
	s_and_b64 s[14:15], s[0:1], vcc
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB1_166
	v_mov_b32_e32 v1, s30
	v_add_u32_e32 v3, vcc, -1, v10
	v_mov_b32_e32 v2, s31
	flat_atomic_add v22, v[1:2], v3 glc
.LBB1_166:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_b64 vcc, exec, vcc
	v_cmp_ne_u32_e64 s[10:11], 0, v10
	s_cbranch_vccnz .LBB1_187
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_180
	s_mov_b32 s25, 0
	s_mov_b64 s[16:17], 0
	s_branch .LBB1_171
.LBB1_169:
	s_andn2_b64 s[18:19], s[18:19], exec
.LBB1_170:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], exec, s[18:19]
	s_or_b64 s[16:17], s[26:27], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB1_177
.LBB1_171:
	v_mov_b32_e32 v21, v13
	onward_wait_cmpswap v1, v[16:17], v[20:21], v[12:13] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_170
	onward_wait v[16:17], v[12:13] eq
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_169
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s33
	s_mov_b32 s35, s25
	s_cbranch_scc1 .LBB1_175
.LBB1_174:
	s_add_i32 s35, s35, s60
	s_cmp_lt_u32 s35, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_174
.LBB1_175:
	s_lshl_b32 s54, s25, 1
	s_cmp_gt_u32 s25, s20
	s_cselect_b32 s25, s23, s54
	s_cmp_lt_u32 s35, 64
	s_cbranch_scc1 .LBB1_169
.LBB1_176:
	s_sub_i32 s35, s35, 64
	s_cmp_lt_u32 s35, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_176
	s_branch .LBB1_169
.LBB1_177:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[1:2], v[14:15] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v3, vcc, v1, v10
	v_add_u32_e32 v3, vcc, v2, v3
	v_cmp_gt_u32_e32 vcc, s63, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_179
	v_mov_b32_e32 v3, s50
	v_mov_b32_e32 v4, s51
	flat_atomic_add v[3:4], v20
.LBB1_179:
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v4, v13
.LBB1_180:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_182
	ds_write_b128 v11, v[1:4] offset:160
.LBB1_182:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v11 offset:164
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_184
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v4, s77
	v_mov_b32_e32 v3, s37
	v_mad_u64_u32 v[2:3], s[12:13], s8, v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v1, v23
	v_lshlrev_b32_sdwa v4, v33, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 64, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dwordx4 v[2:3], v[5:8]
.LBB1_184:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB1_186
	v_add_u32_e32 v1, vcc, v1, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[18:19], v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[16:17], v11
.LBB1_186:
	s_or_b64 exec, exec, s[12:13]
.LBB1_187:
	s_and_b64 s[10:11], s[0:1], s[10:11]
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB1_191
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v22
	s_and_b64 s[12:13], s[0:1], vcc
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_xor_b64 s[12:13], exec, s[14:15]
	s_cbranch_execz .LBB1_190
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_atomic_swap v[1:2], v32
.LBB1_190:
	s_or_b64 exec, exec, s[12:13]
.LBB1_191:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_193
	v_mov_b32_e32 v1, s38
	v_sub_u32_e32 v3, vcc, 0, v10
	v_mov_b32_e32 v2, s39
	flat_atomic_add v[1:2], v3
.LBB1_193:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB1_27
.LBB1_194:
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB1_205
	s_mov_b32 s35, s34
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v5, s35
	onward_wait_load v1, v[2:3], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[2:3], v[4:5] eq
	v_cmp_lt_i32_e32 vcc, -1, v1
	s_and_b64 s[10:11], s[52:53], vcc
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB1_204
	v_cmp_ne_u32_e32 vcc, 0, v34
	v_cndmask_b32_e32 v2, 64, v34, vcc
	v_cmp_lt_u32_e32 vcc, s74, v2
	v_mov_b32_e32 v3, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_200
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v3, v2
.LBB1_198:
	v_add_u32_e32 v3, vcc, s60, v3
	v_cmp_gt_u32_e32 vcc, s33, v3
	s_or_b64 s[16:17], vcc, s[16:17]
	s_sleep 15
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB1_198
	s_or_b64 exec, exec, s[16:17]
.LBB1_200:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s20, v2
	v_cmp_lt_u32_e32 vcc, 63, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_203
	s_mov_b64 s[18:19], 0
.LBB1_202:
	v_subrev_u32_e32 v3, vcc, 64, v3
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_or_b64 s[18:19], vcc, s[18:19]
	s_sleep 1
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB1_202
.LBB1_203:
	s_or_b64 exec, exec, s[16:17]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v3, s23
	v_cndmask_b32_e64 v34, v2, v3, s[10:11]
.LBB1_204:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v2, v13
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v4, v13
.LBB1_205:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_207
	ds_write_b128 v11, v[1:4] offset:160
.LBB1_207:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v11 offset:160
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, -2.0, v1
	v_cmp_eq_u32_e32 vcc, s34, v1
	s_and_b64 s[12:13], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_26
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_atomic_add v[1:2], v20
	s_branch .LBB1_26
.LBB1_209:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel game_plain
		.amdhsa_group_segment_fixed_size 192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 61
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
.Lfunc_end1:
	.size	game_plain, .Lfunc_end1-game_plain
	.section	.AMDGPU.csdata
	.hidden	lines
	.type	lines,@object
	.section	.rodata,#alloc
	.globl	lines
	.p2align	1
lines:
	.short	15
	.short	240
	.short	3840
	.short	61440
	.short	4369
	.short	8738
	.short	17476
	.short	34952
	.short	33825
	.short	4680
	.size	lines, 20

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
        .offset:         8
        .size:           8
        .type_name:      'struct queue*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'struct pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'struct record*'
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         72
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           game
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     96
    .sgpr_spill_count: 11
    .symbol:         game.kd
    .vgpr_count:     72
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct queue*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'struct pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'struct record*'
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
        .type_name:      'int*'
        .value_kind:     global_buffer
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
        .is_volatile:    true
        .offset:         56
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           game_plain
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         game_plain.kd
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
