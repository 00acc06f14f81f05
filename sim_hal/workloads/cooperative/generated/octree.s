	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	octree
	.globl	octree
	.p2align	8
	.type	octree,@function
octree:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s12, s[4:5], 0xc
	s_load_dwordx16 s[36:51], s[6:7], 0x0
	s_mov_b32 s13, 0
	s_mov_b64 s[34:35], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v2, s2
	s_sub_i32 s0, 0, s2
	s_load_dwordx2 s[28:29], s[6:7], 0x48
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	s_load_dwordx2 s[0:1], s[6:7], 0x40
	v_mul_hi_u32 v3, v2, v3
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s0, 0
	v_writelane_b32 v1, s1, 1
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s12, v2
	s_add_i32 s0, s2, 63
	s_lshr_b32 s9, s0, 6
	s_cmp_lg_u64 s[36:37], 0
	v_mul_lo_u32 v3, v2, s2
	v_add_u32_e32 v4, vcc, 1, v2
	s_cselect_b64 s[30:31], -1, 0
	v_sub_u32_e32 v3, vcc, s12, v3
	v_cmp_le_u32_e64 s[0:1], s2, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s2, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s2, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s2, v4, 0
	s_cmp_eq_u64 s[36:37], 0
	v_cmp_ne_u64_e32 vcc, s[12:13], v[2:3]
	v_addc_u32_e32 v32, vcc, 0, v4, vcc
	v_readfirstlane_b32 s18, v32
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
	s_mov_b32 s13, 0
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
	v_readfirstlane_b32 s13, v4
	v_mad_u64_u32 v[2:3], s[2:3], s13, v5, v[2:3]
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
	v_readfirstlane_b32 s18, v4
	s_cbranch_scc1 .LBB0_11
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v7, 0
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s18, v4
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
	v_readfirstlane_b32 s18, v4
	s_cbranch_scc1 .LBB0_18
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, 0
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s18, v2
.LBB0_18:
	s_mov_b64 s[34:35], -1
.LBB0_19:
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[52:53], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB0_41
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
	s_cbranch_execz .LBB0_22
	s_add_u32 s10, s40, 64
	s_addc_u32 s11, s41, 0
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s11
	flat_atomic_swap v[2:3], v4
	s_mov_b32 s20, s4
	s_brev_b32 s23, 1
	s_mov_b32 s21, s28
	s_mov_b32 s22, s4
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v6, s4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_34
	s_add_u32 s4, s38, 8
	s_addc_u32 s5, s39, 0
	s_cmp_gt_u32 s29, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s12, s29, 1
	s_mov_b32 s20, 0
	s_mov_b64 s[10:11], 0
	s_movk_i32 s19, 0x3c0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, -1
	s_branch .LBB0_26
.LBB0_24:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB0_25:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[10:11], s[16:17], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_32
.LBB0_26:
	v_mov_b32_e32 v11, s5
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v10, s4
	onward_wait_cmpswap v12, v[10:11], v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v12
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_25
	v_mov_b32_e32 v11, s5
	v_mov_b32_e32 v10, s4
	onward_wait v[10:11], v[8:9] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_24
	s_cmp_lg_u32 s20, 0
	s_cselect_b32 s20, s20, 64
	s_cmp_lt_u32 s20, s19
	s_mov_b32 s21, s20
	s_cbranch_scc1 .LBB0_30
.LBB0_29:
	s_addk_i32 s21, 0xfc40
	s_cmp_lt_u32 s21, s19
	s_sleep 15
	s_cbranch_scc0 .LBB0_29
.LBB0_30:
	s_lshl_b32 s22, s20, 1
	s_cmp_gt_u32 s20, s12
	s_cselect_b32 s20, s29, s22
	s_cmp_lt_u32 s21, 64
	s_cbranch_scc1 .LBB0_24
.LBB0_31:
	s_sub_i32 s21, s21, 64
	s_cmp_lt_u32 s21, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_31
	s_branch .LBB0_24
.LBB0_32:
	s_or_b64 exec, exec, s[10:11]
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
	s_cbranch_vccnz .LBB0_34
	v_readlane_b32 s4, v1, 0
	v_readlane_b32 s5, v1, 1
	v_mov_b32_e32 v11, s5
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v10, s4
	flat_atomic_add v[10:11], v12
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v10, 0
	ds_write_b128 v10, v[6:9] offset:80
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v6, v6 offset:84
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_38
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_sdwa v7, v7, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v8, s39
	v_add_u32_e32 v7, vcc, s38, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 64, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[2:5]
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_40
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
.LBB0_40:
	s_or_b64 exec, exec, s[2:3]
.LBB0_41:
	s_xor_b64 s[54:55], s[34:35], -1
	s_add_u32 s58, s36, 16
	s_addc_u32 s59, s37, 0
	v_mov_b32_e32 v2, s36
	s_add_u32 s60, s40, 0x80
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s37
	s_addc_u32 s61, s41, 0
	v_mad_u64_u32 v[2:3], s[12:13], s13, v4, v[2:3]
	s_add_u32 s62, s36, 12
	s_movk_i32 s10, 0xff
	s_addc_u32 s63, s37, 0
	v_add_u32_e32 v33, vcc, s10, v0
	s_cmp_lg_u32 s9, 1
	s_movk_i32 s9, 0x108
	v_add_u32_e32 v15, vcc, s9, v2
	v_addc_u32_e32 v16, vcc, 0, v3, vcc
	s_movk_i32 s9, 0x104
	v_add_u32_e32 v17, vcc, s9, v2
	v_addc_u32_e32 v18, vcc, 0, v3, vcc
	v_mov_b32_e32 v2, s63
	v_mov_b32_e32 v3, s59
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	s_cselect_b64 s[36:37], -1, 0
	v_cndmask_b32_e64 v20, v2, v3, s[12:13]
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s58
	s_add_i32 s9, s8, 1
	v_cndmask_b32_e64 v19, v2, v3, s[12:13]
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v22, v2, 0, s[12:13]
	s_movk_i32 s85, 0x1040
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v4, s85
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[23:24], s[14:15], s8, v4, v[2:3]
	s_cmp_lt_u32 s29, 64
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_gt_u32 s29, 63
	v_add_u32_e32 v25, vcc, 8, v23
	s_cselect_b64 s[64:65], -1, 0
	s_lshr_b32 s33, s29, 1
	v_addc_u32_e32 v26, vcc, 0, v24, vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, -1
	v_add_u32_e32 v27, vcc, 4, v23
	s_add_u32 s66, s40, 64
	v_lshlrev_b32_e32 v34, 2, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	s_mov_b32 s57, 1
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_lt_u32_e64 s[6:7], 1, v0
	v_cmp_gt_u32_e64 s[20:21], 8, v0
	v_cmp_gt_u32_e64 s[10:11], 4, v0
	v_mov_b32_e32 v21, v13
	v_addc_u32_e32 v28, vcc, 0, v24, vcc
	v_cmp_lt_u32_e64 s[14:15], v0, v32
	s_addc_u32 s67, s41, 0
	v_mov_b32_e32 v40, s18
	s_mov_b32 s78, 0x1000000
	s_movk_i32 s79, 0x3bf
	s_movk_i32 s80, 0xfc40
	s_movk_i32 s81, 0x3c0
	s_brev_b32 s82, 1
	v_mov_b32_e32 v29, 1
	s_mov_b32 s83, 0x7feb352d
	s_mov_b32 s84, 0x846ca68b
	v_add_u32_e32 v35, vcc, 64, v34
	s_movk_i32 s86, 0x7f
	v_add_u32_e32 v36, vcc, 32, v34
	s_movk_i32 s87, 0x3f8
	v_bfrev_b32_e32 v37, 1
	s_mov_b32 s92, 0x1fc00
	v_mov_b32_e32 v38, 4
	s_mov_b32 s93, 0xfe000
	v_mov_b32_e32 v39, v14
	s_mov_b32 s22, 0x7f00000
	s_xor_b64 s[68:69], s[16:17], -1
	s_mov_b32 s23, 0
	s_mov_b32 s24, 0
	s_branch .LBB0_44
.LBB0_42:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], vcc, exec
	s_cselect_b32 s18, 1, 3
.LBB0_43:
	s_cmp_lg_u32 s18, 1
	s_cbranch_scc0 .LBB0_294
.LBB0_44:
	s_mov_b64 s[26:27], 0
	s_branch .LBB0_47
.LBB0_45:
	s_mov_b64 s[18:19], -1
.LBB0_46:
	s_and_b64 s[16:17], exec, s[18:19]
	s_or_b64 s[26:27], s[16:17], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_113
.LBB0_47:
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s71, v3
	v_readfirstlane_b32 s70, v2
	s_cmp_eq_u64 s[70:71], 0
	s_cbranch_scc1 .LBB0_45
	v_mov_b32_e32 v2, v14
	v_mov_b32_e32 v3, v29
	v_cmp_lt_u64_e32 vcc, s[70:71], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_79
	s_lshr_b32 s18, s71, 16
	v_mov_b32_e32 v2, s18
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_52
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s18, v2
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s18
	s_cbranch_vccnz .LBB0_52
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
	v_mov_b32_e32 v4, s18
	flat_atomic_swap v2, v[2:3], v4 glc
.LBB0_52:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	s_cmp_eq_u32 s16, s18
	s_cbranch_scc1 .LBB0_79
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_55
	s_and_b64 s[16:17], s[0:1], exec
	s_cbranch_execz .LBB0_56
	s_branch .LBB0_76
.LBB0_55:
	s_mov_b64 s[16:17], 0
.LBB0_56:
	v_mov_b32_e32 v2, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_58
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_load_dwordx2 v[3:4], v[2:3] glc
	v_mov_b32_e32 v5, s62
	v_mov_b32_e32 v6, s63
	flat_load_dword v2, v[5:6] glc
	v_mov_b32_e32 v5, v14
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, 0xffff, v4
	v_lshrrev_b64 v[3:4], 16, v[3:4]
	v_cmp_ne_u64_e32 vcc, 0, v[5:6]
	v_cndmask_b32_e32 v3, 0, v4, vcc
.LBB0_58:
	v_readfirstlane_b32 s19, v3
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v2
	s_cbranch_vccnz .LBB0_62
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_61
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_store_dwordx2 v[15:16], v[2:3]
.LBB0_61:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[15:16] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s19, v3
	v_readfirstlane_b32 s18, v2
.LBB0_62:
	v_mov_b32_e32 v2, v14
	v_mov_b32_e32 v3, v29
	v_cmp_lt_u64_e64 s[16:17], s[18:19], v[2:3]
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_75
	s_and_saveexec_b64 s[72:73], s[0:1]
	s_cbranch_execz .LBB0_65
	flat_store_dword v[17:18], v14
.LBB0_65:
	s_or_b64 exec, exec, s[72:73]
	s_or_b32 s18, s19, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s18
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[72:73], 0
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_71
	s_branch .LBB0_68
.LBB0_67:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_70
.LBB0_68:
	onward_wait_load v3, v[17:18], v[13:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_67
	onward_wait v[17:18], v[13:14] ne
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_67
.LBB0_70:
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v2, v[4:5] glc
.LBB0_71:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s19, v3
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v2
	s_cbranch_vccnz .LBB0_75
	s_and_saveexec_b64 s[72:73], s[0:1]
	s_cbranch_execz .LBB0_74
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_store_dwordx2 v[15:16], v[2:3]
.LBB0_74:
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[15:16] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s19, v3
	v_readfirstlane_b32 s18, v2
.LBB0_75:
	s_mov_b32 s25, s19
	s_mov_b32 s56, s24
	s_cmp_lg_u64 s[24:25], s[56:57]
	s_cselect_b64 s[72:73], -1, 0
	s_xor_b64 s[16:17], s[16:17], -1
	s_and_b64 s[16:17], s[16:17], s[72:73]
	s_or_b64 s[16:17], s[16:17], s[2:3]
	s_xor_b64 s[16:17], s[16:17], -1
	v_mov_b32_e32 v40, s18
.LBB0_76:
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_78
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
	flat_atomic_swap v[2:3], v14
.LBB0_78:
	s_or_b64 exec, exec, s[18:19]
.LBB0_79:
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_100
	v_mov_b32_e32 v2, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_82
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_load_dwordx2 v[3:4], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v2, v[4:5] glc
	v_cmp_ne_u32_e64 s[16:17], 0, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[18:19], 1, v2
	v_add_u32_e32 v3, vcc, -1, v2
	s_and_b64 s[16:17], s[16:17], s[18:19]
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_and_b64 s[16:17], s[16:17], vcc
	s_and_b64 s[16:17], s[16:17], exec
	s_cselect_b32 s16, 1, 0
	v_mov_b32_e32 v3, s16
.LBB0_82:
	v_readfirstlane_b32 s17, v3
	s_andn2_b64 vcc, exec, s[36:37]
	v_readfirstlane_b32 s16, v2
	s_cbranch_vccnz .LBB0_86
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_85
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_store_dwordx2 v[15:16], v[2:3]
.LBB0_85:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[15:16] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s17, v3
	v_readfirstlane_b32 s16, v2
.LBB0_86:
	v_mov_b32_e32 v2, v14
	v_mov_b32_e32 v3, v29
	v_cmp_lt_u64_e32 vcc, s[16:17], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_99
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_89
	flat_store_dword v[17:18], v14
.LBB0_89:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s78
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_95
	s_branch .LBB0_92
.LBB0_91:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[18:19], s[74:75], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_94
.LBB0_92:
	onward_wait_load v3, v[17:18], v[13:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_91
	onward_wait v[17:18], v[13:14] ne
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_91
.LBB0_94:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v2, v[4:5] glc
.LBB0_95:
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s17, v3
	s_andn2_b64 vcc, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	s_cbranch_vccnz .LBB0_99
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_98
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_store_dwordx2 v[15:16], v[2:3]
.LBB0_98:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[15:16] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s16, v2
.LBB0_99:
	v_mov_b32_e32 v40, s16
.LBB0_100:
	s_cmp_eq_u32 s70, 0
	s_cselect_b64 s[16:17], -1, 0
	s_or_b64 s[16:17], s[16:17], s[52:53]
	s_mov_b64 s[18:19], -1
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_46
	s_add_i32 s16, s70, s8
	v_readfirstlane_b32 s18, v40
	s_cmp_lt_u32 s16, s18
	s_cselect_b64 s[16:17], -1, 0
	s_add_i32 s18, s18, -1
	s_cmp_ge_u32 s8, s18
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[18:19], s[16:17], s[18:19]
	s_or_b64 s[16:17], s[18:19], s[6:7]
	s_xor_b64 s[16:17], s[16:17], -1
	s_and_saveexec_b64 s[70:71], s[16:17]
	s_cbranch_execz .LBB0_112
	onward_wait_load v2, v[19:20], v[21:22] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[19:20], v[21:22] eq
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_111
	v_cmp_ne_u32_e32 vcc, 0, v39
	v_cndmask_b32_e32 v2, 64, v39, vcc
	v_cmp_lt_u32_e32 vcc, s79, v2
	v_mov_b32_e32 v3, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_107
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v3, v2
.LBB0_105:
	v_add_u32_e32 v3, vcc, s80, v3
	v_cmp_gt_u32_e32 vcc, s81, v3
	s_or_b64 s[72:73], vcc, s[72:73]
	s_sleep 15
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execnz .LBB0_105
	s_or_b64 exec, exec, s[72:73]
.LBB0_107:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_u32_e64 s[16:17], s33, v2
	v_cmp_lt_u32_e32 vcc, 63, v3
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_110
	s_mov_b64 s[74:75], 0
.LBB0_109:
	v_subrev_u32_e32 v3, vcc, 64, v3
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_or_b64 s[74:75], vcc, s[74:75]
	s_sleep 1
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execnz .LBB0_109
.LBB0_110:
	s_or_b64 exec, exec, s[72:73]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v3, s29
	v_cndmask_b32_e64 v39, v2, v3, s[16:17]
.LBB0_111:
	s_andn2_b64 s[18:19], s[18:19], exec
.LBB0_112:
	s_or_b64 exec, exec, s[70:71]
	s_branch .LBB0_46
.LBB0_113:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_130
	flat_load_dwordx2 v[2:3], v[23:24] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	v_mov_b32_e32 v2, s24
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_cbranch_vccnz .LBB0_128
	s_mov_b32 s25, 0
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_118
.LBB0_116:
	s_andn2_b64 s[26:27], s[26:27], exec
.LBB0_117:
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[26:27]
	s_or_b64 s[18:19], s[70:71], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_124
.LBB0_118:
	v_mov_b32_e32 v30, v14
	onward_wait_cmpswap v2, v[25:26], v[29:30], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_117
	onward_wait v[25:26], v[13:14] eq
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_116
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s81
	s_mov_b32 s56, s25
	s_cbranch_scc1 .LBB0_122
.LBB0_121:
	s_add_i32 s56, s56, s80
	s_cmp_lt_u32 s56, s81
	s_sleep 15
	s_cbranch_scc0 .LBB0_121
.LBB0_122:
	s_lshl_b32 s72, s25, 1
	s_cmp_gt_u32 s25, s33
	s_cselect_b32 s25, s29, s72
	s_cmp_lt_u32 s56, 64
	s_cbranch_scc1 .LBB0_116
.LBB0_123:
	s_sub_i32 s56, s56, 64
	s_cmp_lt_u32 s56, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_123
	s_branch .LBB0_116
.LBB0_124:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[5:6], v[23:24] glc
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v6
	v_mov_b32_e32 v2, s24
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_cbranch_vccnz .LBB0_126
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v4, s85
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[2:3], s[18:19], s8, v4, v[2:3]
	v_add_u32_e32 v6, vcc, -1, v6
	v_lshlrev_b32_sdwa v4, v38, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 64, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dwordx4 v[2:5], v[2:3]
	flat_store_dword v[27:28], v6
.LBB0_126:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v14
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_128
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_atomic_add v[6:7], v29
.LBB0_128:
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_130
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_load_dword v2, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s82, v2
.LBB0_130:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_132
	ds_write_b128 v14, v[2:5] offset:80
.LBB0_132:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[2:5], v14 offset:80
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cmp_ne_u32_e64 s[16:17], 0, v2
	s_and_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_178
	s_add_i32 s23, s23, 1
	v_mov_b32_e32 v2, -1
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_139
	s_add_i32 s18, s23, s8
	s_lshr_b32 s19, s18, 16
	s_xor_b32 s18, s19, s18
	s_mul_i32 s18, s18, s83
	s_lshr_b32 s19, s18, 15
	s_xor_b32 s18, s19, s18
	s_mul_i32 s18, s18, s84
	s_lshr_b32 s19, s18, 16
	s_xor_b32 s25, s19, s18
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v0
	s_branch .LBB0_136
.LBB0_135:
	s_or_b64 exec, exec, s[26:27]
	v_add_u32_e32 v3, vcc, 64, v3
	v_cmp_ge_u32_e32 vcc, v3, v32
	s_or_b64 s[18:19], vcc, s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_138
.LBB0_136:
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	v_mad_u64_u32 v[4:5], s[26:27], v3, s85, v[4:5]
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v5
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_135
	v_add_u32_e32 v4, vcc, s25, v3
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s83
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s84
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v4, 0xfffffc00, v4
	v_or_b32_e32 v4, v4, v3
	v_min_u32_e32 v2, v4, v2
	s_branch .LBB0_135
.LBB0_138:
	s_or_b64 exec, exec, s[18:19]
.LBB0_139:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_141
	ds_write_b32 v14, v13 offset:96
.LBB0_141:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v14, v2 offset:96
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v14 offset:96
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, 0x3ff, v2
	v_cmp_eq_u32_e32 vcc, -1, v2
	v_cndmask_b32_e32 v12, v3, v32, vcc
	v_cmp_eq_u32_e32 vcc, v12, v32
	v_mov_b32_e32 v2, s24
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_cbranch_vccnz .LBB0_178
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[10:11], s[16:17], v12, s85, v[2:3]
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_146
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[2:3], s[18:19], v12, s85, v[2:3]
	v_mov_b32_e32 v30, v14
	s_mov_b32 s25, s24
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_atomic_cmpswap v2, v[2:3], v[29:30] glc
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_145
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[2:3], v[10:11] glc
	v_mov_b32_e32 v5, v29
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v4, vcc, v3, v2
	v_add_u32_e32 v4, vcc, 1, v4
	v_lshrrev_b32_e32 v4, 1, v4
	v_min_u32_e32 v4, 64, v4
.LBB0_145:
	s_or_b64 exec, exec, s[18:19]
.LBB0_146:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_148
	ds_write_b128 v14, v[2:5] offset:80
.LBB0_148:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[6:9], v14 offset:80
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v2, s24
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_cbranch_vccnz .LBB0_178
	v_mov_b32_e32 v2, s24
	v_cmp_lt_u32_e32 vcc, v0, v8
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_151
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mad_u64_u32 v[2:3], s[18:19], v12, s85, v[2:3]
	v_add_u32_e32 v4, vcc, v6, v0
	v_lshlrev_b32_sdwa v4, v38, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 64, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dwordx4 v[2:5], v[2:3]
.LBB0_151:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_154
	v_add_u32_e32 v9, vcc, v8, v6
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	v_mad_u64_u32 v[6:7], s[18:19], v12, s85, v[6:7]
	flat_store_dword v[10:11], v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v6, vcc, 8, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_atomic_swap v[6:7], v14
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_154
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_atomic_add v[6:7], v29
.LBB0_154:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_gt_u32_e32 vcc, 2, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_175
	v_add_u32_e32 v10, vcc, -1, v8
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_168
	s_mov_b32 s25, 0
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_159
.LBB0_157:
	s_andn2_b64 s[26:27], s[26:27], exec
.LBB0_158:
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[26:27]
	s_or_b64 s[18:19], s[70:71], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_165
.LBB0_159:
	v_mov_b32_e32 v30, v14
	onward_wait_cmpswap v6, v[25:26], v[29:30], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_158
	onward_wait v[25:26], v[13:14] eq
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_157
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s81
	s_mov_b32 s56, s25
	s_cbranch_scc1 .LBB0_163
.LBB0_162:
	s_add_i32 s56, s56, s80
	s_cmp_lt_u32 s56, s81
	s_sleep 15
	s_cbranch_scc0 .LBB0_162
.LBB0_163:
	s_lshl_b32 s72, s25, 1
	s_cmp_gt_u32 s25, s33
	s_cselect_b32 s25, s29, s72
	s_cmp_lt_u32 s56, 64
	s_cbranch_scc1 .LBB0_157
.LBB0_164:
	s_sub_i32 s56, s56, 64
	s_cmp_lt_u32 s56, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_164
	s_branch .LBB0_157
.LBB0_165:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[6:7], v[23:24] glc
	s_movk_i32 s18, 0x101
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v8, vcc, v6, v10
	v_add_u32_e32 v8, vcc, v7, v8
	v_cmp_gt_u32_e32 vcc, s18, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_167
	v_readlane_b32 s18, v1, 0
	v_readlane_b32 s19, v1, 1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	flat_atomic_add v[8:9], v29
.LBB0_167:
	v_mov_b32_e32 v8, v14
	v_mov_b32_e32 v9, v14
.LBB0_168:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_170
	ds_write_b128 v14, v[6:9] offset:80
.LBB0_170:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v11, v14 offset:84
	v_cndmask_b32_e64 v9, v5, 0, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_172
	v_mov_b32_e32 v30, s38
	v_mov_b32_e32 v12, s85
	v_mov_b32_e32 v31, s39
	v_mad_u64_u32 v[30:31], s[18:19], s8, v12, v[30:31]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v33, v11
	v_lshlrev_b32_sdwa v12, v38, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v12, vcc, v30, v12
	v_addc_u32_e32 v31, vcc, 0, v31, vcc
	v_add_u32_e32 v30, vcc, 64, v12
	v_cndmask_b32_e64 v8, v4, 0, s[0:1]
	v_cndmask_b32_e64 v7, v3, 0, s[0:1]
	v_cndmask_b32_e64 v6, v2, 0, s[0:1]
	v_addc_u32_e32 v31, vcc, 0, v31, vcc
	flat_store_dwordx4 v[30:31], v[6:9]
.LBB0_172:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_174
	v_add_u32_e32 v6, vcc, v11, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[27:28], v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v14
.LBB0_174:
	s_or_b64 exec, exec, s[16:17]
.LBB0_175:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_177
	ds_write_b128 v14, v[2:5] offset:80
.LBB0_177:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[2:5], v14 offset:80
.LBB0_178:
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_191
	v_and_b32_e32 v41, 0x7fffffff, v5
	v_cmp_lt_u32_e32 vcc, 2, v41
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB0_192
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[20:21]
	s_cbranch_execz .LBB0_182
	ds_write_b32 v34, v14
.LBB0_182:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[16:17], s[10:11]
	s_cbranch_execz .LBB0_184
	ds_write_b32 v35, v14
.LBB0_184:
	s_or_b64 exec, exec, s[16:17]
	v_and_b32_e32 v31, 1, v5
	v_mul_lo_u32 v6, v31, s28
	v_mov_b32_e32 v7, v14
	v_mov_b32_e32 v8, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v42, vcc, s42, v6
	v_addc_u32_e32 v43, vcc, v8, v7, vcc
	v_add_u32_e32 v3, vcc, v2, v3
	v_add_u32_e32 v30, vcc, v2, v0
	v_cmp_lt_u32_e64 s[16:17], v30, v3
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_193
	v_lshrrev_b32_e32 v7, 2, v4
	v_and_b32_e32 v6, 1, v4
	v_and_b32_e32 v7, 2, v7
	v_or_b32_e32 v6, v6, v7
	v_lshrrev_b32_e32 v7, 4, v4
	v_and_b32_e32 v8, 4, v7
	v_lshrrev_b32_e32 v9, 3, v4
	v_or_b32_e32 v6, v6, v8
	v_bfe_u32 v8, v4, 1, 1
	v_and_b32_e32 v9, 2, v9
	v_or_b32_e32 v8, v8, v9
	v_lshrrev_b32_e32 v9, 5, v4
	v_and_b32_e32 v9, 4, v9
	v_or_b32_e32 v9, v8, v9
	v_bfe_u32 v8, v4, 2, 1
	v_and_b32_e32 v7, 2, v7
	v_or_b32_e32 v7, v8, v7
	v_lshrrev_b32_e32 v8, 6, v4
	v_and_b32_e32 v8, 4, v8
	v_or_b32_e32 v7, v7, v8
	v_lshlrev_b32_e32 v8, 7, v6
	v_sub_u32_e32 v6, vcc, 9, v5
	v_and_b32_e32 v11, 31, v6
	v_sub_u32_e32 v6, vcc, 18, v5
	v_and_b32_e32 v12, 31, v6
	v_sub_u32_e32 v6, vcc, 27, v5
	v_cmp_ne_u32_e64 s[18:19], 3, v41
	v_lshlrev_b32_e32 v9, 17, v9
	v_lshlrev_b32_e32 v10, 27, v7
	v_and_b32_e32 v44, 31, v6
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v6, v30
	s_branch .LBB0_187
.LBB0_186:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v46, v12, v7
	v_bfe_u32 v45, v7, v11, 1
	v_and_b32_e32 v46, 2, v46
	v_lshrrev_b32_e32 v7, v44, v7
	v_or_b32_e32 v45, v45, v46
	v_and_b32_e32 v7, 4, v7
	v_or_b32_e32 v7, v45, v7
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v29
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, vcc, 64, v6
	v_cmp_ge_u32_e32 vcc, v6, v3
	s_or_b64 s[70:71], vcc, s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_193
.LBB0_187:
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_189
	v_mov_b32_e32 v7, v14
	v_lshlrev_b64 v[45:46], 2, v[6:7]
	v_add_u32_e32 v45, vcc, v42, v45
	v_addc_u32_e32 v46, vcc, v43, v46, vcc
	flat_load_dword v7, v[45:46]
	s_cbranch_execnz .LBB0_186
	s_branch .LBB0_190
.LBB0_189:
.LBB0_190:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v7, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s83
	v_lshrrev_b32_e32 v45, 15, v7
	v_xor_b32_e32 v7, v45, v7
	v_mul_lo_u32 v7, v7, s84
	v_xor_b32_sdwa v45, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v46, vcc, v6, v45
	v_xor_b32_sdwa v46, v46, v46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v46, v46, s83
	v_lshrrev_b32_e32 v7, 18, v7
	v_and_b32_e32 v47, s86, v45
	v_bfe_u32 v48, v45, 7, 7
	v_bfe_u32 v45, v45, 14, 7
	v_and_b32_e32 v7, s87, v7
	v_mul_u32_u24_e32 v47, v48, v47
	v_mul_u32_u24_e32 v7, v45, v7
	v_lshrrev_b32_e32 v45, 7, v47
	v_lshrrev_b32_e32 v47, 15, v46
	v_xor_b32_e32 v46, v47, v46
	v_mul_lo_u32 v46, v46, s84
	v_and_b32_e32 v7, s92, v7
	v_or_b32_e32 v45, v45, v8
	v_or_b32_e32 v7, v7, v9
	v_xor_b32_sdwa v46, v46, v46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v7, v45, v7
	v_lshlrev_b32_e32 v45, 13, v46
	v_bfe_u32 v47, v46, 7, 7
	v_and_b32_e32 v45, s93, v45
	v_mul_u32_u24_e32 v45, v45, v47
	v_and_b32_e32 v45, s22, v45
	v_or_b32_e32 v45, v45, v10
	v_or_b32_e32 v7, v45, v7
	s_branch .LBB0_186
.LBB0_191:
	s_mov_b64 s[16:17], -1
	s_branch .LBB0_267
.LBB0_192:
	s_cbranch_execnz .LBB0_232
	s_branch .LBB0_233
.LBB0_193:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[70:71], s[20:21]
	s_cbranch_execz .LBB0_205
	ds_read_b32 v10, v34
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_198
	s_mov_b32 s25, 0
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v6, v0
.LBB0_196:
	v_mov_b32_e32 v7, s25
	ds_read_b32 v7, v7
	v_add_u32_e32 v6, vcc, -1, v6
	s_add_i32 s25, s25, 4
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_196
	s_or_b64 exec, exec, s[26:27]
.LBB0_198:
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v6, s24
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_mov_b32_e32 v7, s25
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	ds_write_b32 v36, v2
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_204
	v_add_u32_e32 v12, vcc, 1, v41
	v_cmp_lt_u32_e32 vcc, 32, v10
	v_cmp_ne_u32_e64 s[18:19], 10, v12
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_xor_b64 s[18:19], exec, s[26:27]
	v_lshlrev_b32_e32 v6, 3, v4
	v_mov_b32_e32 v9, v2
	v_add_u32_e32 v11, vcc, v6, v0
	v_or_b32_e32 v12, s82, v12
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v8, v11
	v_mov_b32_e32 v9, v12
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_203
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v14, v10 offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v14, v29 offset:68
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v14, v12 offset:72
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
.LBB0_203:
	s_or_b64 exec, exec, s[18:19]
.LBB0_204:
	s_or_b64 exec, exec, s[72:73]
.LBB0_205:
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_215
	v_xor_b32_e32 v2, 1, v31
	v_mul_lo_u32 v10, v2, s28
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v12, s43
	v_lshrrev_b32_e32 v44, 3, v4
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_and_b32_e32 v44, 2, v44
	v_add_u32_e32 v2, vcc, s42, v10
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_lshrrev_b32_e32 v12, 2, v4
	v_and_b32_e32 v11, 1, v4
	v_and_b32_e32 v12, 2, v12
	v_or_b32_e32 v11, v11, v12
	v_lshrrev_b32_e32 v12, 4, v4
	v_and_b32_e32 v31, 4, v12
	v_or_b32_e32 v11, v11, v31
	v_bfe_u32 v31, v4, 1, 1
	v_or_b32_e32 v31, v31, v44
	v_lshrrev_b32_e32 v44, 5, v4
	v_and_b32_e32 v44, 4, v44
	v_or_b32_e32 v31, v31, v44
	v_bfe_u32 v44, v4, 2, 1
	v_and_b32_e32 v12, 2, v12
	v_or_b32_e32 v12, v44, v12
	v_lshrrev_b32_e32 v44, 6, v4
	v_and_b32_e32 v44, 4, v44
	v_or_b32_e32 v45, v12, v44
	v_lshlrev_b32_e32 v12, 7, v11
	v_sub_u32_e32 v11, vcc, 9, v5
	v_and_b32_e32 v46, 31, v11
	v_sub_u32_e32 v11, vcc, 18, v5
	v_and_b32_e32 v47, 31, v11
	v_sub_u32_e32 v11, vcc, 27, v5
	v_and_b32_e32 v48, 31, v11
	v_lshlrev_b32_e32 v11, 7, v4
	v_add_u32_e32 v11, vcc, v41, v11
	v_cmp_ne_u32_e64 s[16:17], 3, v41
	v_lshlrev_b32_e32 v44, 17, v31
	v_lshlrev_b32_e32 v45, 27, v45
	v_cmp_eq_u32_e64 s[18:19], 9, v41
	v_add_u32_e32 v49, vcc, 1, v11
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v11, 0
	s_branch .LBB0_208
.LBB0_207:
	s_or_b64 exec, exec, s[72:73]
	v_add_u32_e32 v30, vcc, 64, v30
	v_cmp_ge_u32_e32 vcc, v30, v3
	s_or_b64 s[70:71], vcc, s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_214
.LBB0_208:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_210
	v_mov_b32_e32 v31, v14
	v_lshlrev_b64 v[50:51], 2, v[30:31]
	v_add_u32_e32 v50, vcc, v42, v50
	v_addc_u32_e32 v51, vcc, v43, v51, vcc
	flat_load_dword v31, v[50:51]
	s_cbranch_execz .LBB0_211
	s_branch .LBB0_212
.LBB0_210:
.LBB0_211:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v31, v30, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v31, v31, s83
	v_lshrrev_b32_e32 v50, 15, v31
	v_xor_b32_e32 v31, v50, v31
	v_mul_lo_u32 v31, v31, s84
	v_xor_b32_sdwa v50, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v51, vcc, v30, v50
	v_xor_b32_sdwa v51, v51, v51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v51, v51, s83
	v_lshrrev_b32_e32 v31, 18, v31
	v_and_b32_e32 v52, s86, v50
	v_bfe_u32 v53, v50, 7, 7
	v_bfe_u32 v50, v50, 14, 7
	v_and_b32_e32 v31, s87, v31
	v_mul_u32_u24_e32 v52, v53, v52
	v_mul_u32_u24_e32 v31, v50, v31
	v_lshrrev_b32_e32 v50, 7, v52
	v_lshrrev_b32_e32 v52, 15, v51
	v_xor_b32_e32 v51, v52, v51
	v_mul_lo_u32 v51, v51, s84
	v_and_b32_e32 v31, s92, v31
	v_or_b32_e32 v50, v50, v12
	v_or_b32_e32 v31, v31, v44
	v_xor_b32_sdwa v51, v51, v51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v31, v50, v31
	v_lshlrev_b32_e32 v50, 13, v51
	v_bfe_u32 v52, v51, 7, 7
	v_and_b32_e32 v50, s93, v50
	v_mul_u32_u24_e32 v50, v50, v52
	v_and_b32_e32 v50, s22, v50
	v_or_b32_e32 v50, v50, v45
	v_or_b32_e32 v31, v50, v31
.LBB0_212:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v51, v47, v31
	v_bfe_u32 v50, v31, v46, 1
	v_and_b32_e32 v51, 2, v51
	v_or_b32_e32 v50, v50, v51
	v_lshrrev_b32_e32 v51, v48, v31
	v_and_b32_e32 v51, 4, v51
	v_or_b32_e32 v50, v50, v51
	v_lshlrev_b32_e32 v53, 2, v50
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v51, v53, v29 offset:32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v52, v14
	ds_read_b32 v53, v53
	v_lshlrev_b64 v[51:52], 2, v[51:52]
	v_add_u32_e32 v51, vcc, v2, v51
	v_addc_u32_e32 v52, vcc, v10, v52, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v53
	s_or_b64 s[74:75], s[18:19], vcc
	flat_store_dword v[51:52], v31
	s_and_saveexec_b64 s[72:73], s[74:75]
	s_cbranch_execz .LBB0_207
	v_lshlrev_b32_e32 v50, 4, v50
	v_add_u32_e32 v50, vcc, v49, v50
	v_xor_b32_sdwa v50, v50, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v50, v50, s83
	v_lshrrev_b32_e32 v51, 15, v50
	v_xor_b32_e32 v50, v51, v50
	v_mul_lo_u32 v50, v50, s84
	v_xor_b32_sdwa v50, v50, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v31, vcc, v50, v31
	v_xor_b32_sdwa v31, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v31, v31, s83
	v_lshrrev_b32_e32 v50, 15, v31
	v_xor_b32_e32 v31, v50, v31
	v_mul_lo_u32 v31, v31, s84
	v_xor_b32_sdwa v31, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v11, vcc, v31, v11
	s_branch .LBB0_207
.LBB0_214:
	s_or_b64 exec, exec, s[70:71]
.LBB0_215:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v14, v11 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b64 s[16:17], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_223
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[26:27], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB0_220
	v_cmp_ne_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_mov_b64 s[70:71], 0
	s_xor_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_219
	ds_read_b32 v10, v14 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 s[70:71], vcc, exec
.LBB0_219:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], s[70:71], exec
.LBB0_220:
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_222
	ds_read_b32 v10, v14 offset:72
	v_mov_b32_e32 v2, s48
	s_andn2_b64 s[26:27], s[26:27], exec
	v_mov_b32_e32 v3, s49
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 s[70:71], vcc, exec
	s_or_b64 s[26:27], s[26:27], s[70:71]
.LBB0_222:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[26:27], exec
.LBB0_223:
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_229
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[26:27], s[16:17]
	s_and_saveexec_b64 s[70:71], vcc
	s_xor_b64 s[70:71], exec, s[70:71]
	s_cbranch_execz .LBB0_226
	ds_read_b32 v10, v14 offset:68
	v_mov_b32_e32 v2, s46
	s_andn2_b64 s[26:27], s[16:17], exec
	v_mov_b32_e32 v3, s47
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 s[72:73], vcc, exec
	s_or_b64 s[26:27], s[26:27], s[72:73]
.LBB0_226:
	s_or_saveexec_b64 s[70:71], s[70:71]
	s_xor_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_228
	ds_read_b32 v10, v14 offset:64
	v_mov_b32_e32 v2, s44
	s_andn2_b64 s[26:27], s[26:27], exec
	v_mov_b32_e32 v3, s45
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 s[72:73], vcc, exec
	s_or_b64 s[26:27], s[26:27], s[72:73]
.LBB0_228:
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[16:17], s[16:17], s[26:27]
.LBB0_229:
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_231
	flat_atomic_add v[2:3], v10
.LBB0_231:
	s_or_b64 exec, exec, s[18:19]
	s_branch .LBB0_233
.LBB0_232:
	v_sub_u32_e32 v2, vcc, 2, v41
	v_mul_lo_u32 v6, v2, 3
	v_lshlrev_b32_e32 v2, 3, v4
	v_add_u32_e32 v4, vcc, v2, v0
	v_lshlrev_b32_e32 v8, v6, v4
	v_add_u32_e32 v7, vcc, 1, v4
	v_mad_u64_u32 v[2:3], s[16:17], v8, s28, 0
	v_lshlrev_b32_e32 v9, v6, v7
	v_mad_u64_u32 v[6:7], s[16:17], v9, s28, 0
	v_mul_lo_u32 v10, v3, v8
	v_mad_u64_u32 v[2:3], s[16:17], v2, v8, 0
	v_mul_lo_u32 v8, v7, v9
	v_mad_u64_u32 v[6:7], s[16:17], v6, v9, 0
	v_add_u32_e32 v3, vcc, v3, v10
	v_alignbit_b32 v2, v3, v2, 18
	v_add_u32_e32 v3, vcc, v7, v8
	v_alignbit_b32 v3, v3, v6, 18
	v_sub_u32_e32 v3, vcc, v3, v2
	v_cmp_ne_u32_e64 s[16:17], 0, v3
	v_add_u32_e32 v5, vcc, 1, v5
	v_or_b32_e32 v5, s82, v5
	s_and_b64 vcc, s[20:21], s[16:17]
	v_cndmask_b32_e32 v7, 0, v3, vcc
	v_cndmask_b32_e32 v9, 0, v5, vcc
	v_cndmask_b32_e32 v8, 0, v4, vcc
	v_cndmask_b32_e32 v6, 0, v2, vcc
.LBB0_233:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_235
	ds_write_b32 v14, v14 offset:96
.LBB0_235:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_ne_u32_e64 s[16:17], 0, v9
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_237
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v12, v14, v29 offset:96
	s_waitcnt lgkmcnt(0)
.LBB0_237:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v10, v14 offset:96
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v10
	s_and_b64 s[26:27], s[0:1], vcc
	s_and_saveexec_b64 s[18:19], s[26:27]
	s_cbranch_execz .LBB0_239
	v_mov_b32_e32 v2, s66
	v_add_u32_e32 v4, vcc, -1, v10
	v_mov_b32_e32 v3, s67
	flat_atomic_add v11, v[2:3], v4 glc
.LBB0_239:
	s_or_b64 exec, exec, s[18:19]
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_b64 vcc, exec, vcc
	v_cmp_ne_u32_e64 s[18:19], 0, v10
	s_cbranch_vccnz .LBB0_260
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_253
	s_mov_b32 s25, 0
	s_mov_b64 s[70:71], 0
	s_branch .LBB0_244
.LBB0_242:
	s_andn2_b64 s[72:73], s[72:73], exec
.LBB0_243:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_250
.LBB0_244:
	v_mov_b32_e32 v30, v14
	onward_wait_cmpswap v2, v[25:26], v[29:30], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_243
	onward_wait v[25:26], v[13:14] eq
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_242
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s81
	s_mov_b32 s56, s25
	s_cbranch_scc1 .LBB0_248
.LBB0_247:
	s_add_i32 s56, s56, s80
	s_cmp_lt_u32 s56, s81
	s_sleep 15
	s_cbranch_scc0 .LBB0_247
.LBB0_248:
	s_lshl_b32 s76, s25, 1
	s_cmp_gt_u32 s25, s33
	s_cselect_b32 s25, s29, s76
	s_cmp_lt_u32 s56, 64
	s_cbranch_scc1 .LBB0_242
.LBB0_249:
	s_sub_i32 s56, s56, 64
	s_cmp_lt_u32 s56, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_249
	s_branch .LBB0_242
.LBB0_250:
	s_or_b64 exec, exec, s[70:71]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[2:3], v[23:24] glc
	s_movk_i32 s25, 0x101
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v4, vcc, v2, v10
	v_add_u32_e32 v4, vcc, v3, v4
	v_cmp_gt_u32_e32 vcc, s25, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_252
	v_readlane_b32 s70, v1, 0
	v_readlane_b32 s71, v1, 1
	v_mov_b32_e32 v4, s70
	v_mov_b32_e32 v5, s71
	flat_atomic_add v[4:5], v29
.LBB0_252:
	v_mov_b32_e32 v4, v14
	v_mov_b32_e32 v5, v14
.LBB0_253:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_255
	ds_write_b128 v14, v[2:5] offset:80
.LBB0_255:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v14 offset:84
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_257
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v5, s85
	v_mov_b32_e32 v4, s39
	v_mad_u64_u32 v[3:4], s[16:17], s8, v5, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v2, v12
	v_lshlrev_b32_sdwa v5, v38, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v3, vcc, v3, v5
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 64, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_store_dwordx4 v[3:4], v[6:9]
.LBB0_257:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_259
	v_add_u32_e32 v2, vcc, v2, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[27:28], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[25:26], v14
.LBB0_259:
	s_or_b64 exec, exec, s[16:17]
.LBB0_260:
	s_and_b64 s[16:17], s[0:1], s[18:19]
	s_xor_b64 s[16:17], s[16:17], -1
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_xor_b64 s[16:17], exec, s[18:19]
	s_cbranch_execz .LBB0_264
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v11
	s_and_b64 s[26:27], s[0:1], vcc
	s_and_saveexec_b64 s[18:19], s[26:27]
	s_cbranch_execz .LBB0_263
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_swap v[2:3], v37
.LBB0_263:
	s_or_b64 exec, exec, s[18:19]
.LBB0_264:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_266
	v_mov_b32_e32 v2, s40
	v_sub_u32_e32 v4, vcc, 0, v10
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[2:3], v4
.LBB0_266:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[16:17], 0
.LBB0_267:
	s_mov_b32 s18, 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_43
	s_mov_b32 s18, 1
	s_andn2_b64 vcc, exec, s[30:31]
	v_bfrev_b32_e32 v8, 1
	s_cbranch_vccnz .LBB0_274
	v_mov_b32_e32 v6, s40
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v7, s41
	v_bfrev_b32_e32 v9, 1
	v_bfrev_b32_e32 v8, 1
	s_and_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .LBB0_273
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dword v2, v[2:3] glc
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	v_bfrev_b32_e32 v9, 1
	v_bfrev_b32_e32 v8, 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s9, v2
	s_and_saveexec_b64 s[16:17], s[12:13]
	v_mov_b32_e32 v2, s63
	v_mov_b32_e32 v3, s59
	v_cndmask_b32_e32 v7, v2, v3, vcc
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s58
	v_cndmask_b32_e32 v6, v2, v3, vcc
	v_mov_b32_e32 v9, s9
	v_mov_b32_e32 v8, -1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], vcc, exec
.LBB0_273:
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s18, 2
	s_branch .LBB0_275
.LBB0_274:
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	s_mov_b64 s[16:17], 0
	v_bfrev_b32_e32 v9, 1
.LBB0_275:
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	v_mov_b32_e32 v2, s24
	v_cmp_gt_u32_e32 vcc, s18, v0
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_290
	s_xor_b64 s[16:17], s[16:17], -1
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_xor_b64 s[16:17], exec, s[26:27]
	s_cbranch_execz .LBB0_278
	onward_wait_load v2, v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[6:7], v[8:9] eq
	v_mov_b32_e32 v3, v14
	v_mov_b32_e32 v4, v14
	v_mov_b32_e32 v5, v14
.LBB0_278:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_280
	v_mov_b32_e32 v9, v14
	onward_wait_load v2, v[6:7], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[6:7], v[8:9] ne
	v_mov_b32_e32 v3, v14
	v_mov_b32_e32 v4, v14
	v_mov_b32_e32 v5, v14
.LBB0_280:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e32 vcc, -1, v2
	s_and_b64 s[16:17], s[68:69], vcc
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_289
	v_cmp_ne_u32_e32 vcc, 0, v39
	v_cndmask_b32_e32 v6, 64, v39, vcc
	v_cmp_lt_u32_e32 vcc, s79, v6
	v_mov_b32_e32 v7, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_285
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v7, v6
.LBB0_283:
	v_add_u32_e32 v7, vcc, s80, v7
	v_cmp_gt_u32_e32 vcc, s81, v7
	s_or_b64 s[70:71], vcc, s[70:71]
	s_sleep 15
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execnz .LBB0_283
	s_or_b64 exec, exec, s[70:71]
.LBB0_285:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_u32_e64 s[16:17], s33, v6
	v_cmp_lt_u32_e32 vcc, 63, v7
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_288
	s_mov_b64 s[72:73], 0
.LBB0_287:
	v_subrev_u32_e32 v7, vcc, 64, v7
	v_cmp_gt_u32_e32 vcc, 64, v7
	s_or_b64 s[72:73], vcc, s[72:73]
	s_sleep 1
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execnz .LBB0_287
.LBB0_288:
	s_or_b64 exec, exec, s[70:71]
	v_lshlrev_b32_e32 v6, 1, v6
	v_mov_b32_e32 v7, s29
	v_cndmask_b32_e64 v39, v6, v7, s[16:17]
.LBB0_289:
	s_or_b64 exec, exec, s[26:27]
.LBB0_290:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_292
	ds_write_b128 v14, v[2:5] offset:80
.LBB0_292:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v2, v14 offset:80
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, -2.0, v2
	v_cmp_eq_u32_e32 vcc, s82, v2
	s_and_b64 s[18:19], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_42
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[2:3], v29
	s_branch .LBB0_42
.LBB0_294:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree
		.amdhsa_group_segment_fixed_size 112
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
		.amdhsa_next_free_vgpr 54
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
	.size	octree, .Lfunc_end0-octree
	.section	.AMDGPU.csdata
	.text
	.protected	octree_plain
	.globl	octree_plain
	.p2align	8
	.type	octree_plain,@function
octree_plain:
	s_load_dwordx16 s[16:31], s[6:7], 0x0
	s_load_dwordx2 s[34:35], s[6:7], 0x40
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_cmp_lg_u32 s8, 0
	s_mov_b32 s4, 0
	s_cbranch_scc1 .LBB1_22
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, s4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s18, 64
	s_addc_u32 s5, s19, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s5
	flat_atomic_swap v[1:2], v3
	s_mov_b32 s4, 0
	s_brev_b32 s7, 1
	s_mov_b32 s5, s34
	s_mov_b32 s6, s4
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
.LBB1_3:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	v_mov_b32_e32 v8, s7
	v_mov_b32_e32 v7, s6
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_15
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s16, 8
	s_addc_u32 s7, s17, 0
	s_cmp_gt_u32 s35, 63
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s5, s35, 1
	s_mov_b64 s[14:15], 0
	s_movk_i32 s11, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, -1
	s_branch .LBB1_7
.LBB1_5:
	s_andn2_b64 s[36:37], s[36:37], exec
.LBB1_6:
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[38:39], exec, s[36:37]
	s_or_b64 s[14:15], s[38:39], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_13
.LBB1_7:
	v_mov_b32_e32 v10, s7
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v9, s6
	onward_wait_cmpswap v11, v[9:10], v[5:6], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v10, s7
	v_mov_b32_e32 v9, s6
	onward_wait v[9:10], v[7:8] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB1_5
	s_cmp_lg_u32 s4, 0
	s_cselect_b32 s4, s4, 64
	s_cmp_lt_u32 s4, s11
	s_mov_b32 s33, s4
	s_cbranch_scc1 .LBB1_11
.LBB1_10:
	s_addk_i32 s33, 0xfc40
	s_cmp_lt_u32 s33, s11
	s_sleep 15
	s_cbranch_scc0 .LBB1_10
.LBB1_11:
	s_lshl_b32 s40, s4, 1
	s_cmp_gt_u32 s4, s5
	s_cselect_b32 s4, s35, s40
	s_cmp_lt_u32 s33, 64
	s_cbranch_scc1 .LBB1_5
.LBB1_12:
	s_sub_i32 s33, s33, 64
	s_cmp_lt_u32 s33, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_12
	s_branch .LBB1_5
.LBB1_13:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
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
	s_cbranch_vccnz .LBB1_15
	v_mov_b32_e32 v9, s30
	v_mov_b32_e32 v11, 1
	v_mov_b32_e32 v10, s31
	flat_atomic_add v[9:10], v11
.LBB1_15:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_17
	v_mov_b32_e32 v9, 0
	ds_write_b128 v9, v[5:8] offset:80
.LBB1_17:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v5, v5 offset:84
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_19
	v_mov_b32_e32 v6, 4
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_sdwa v6, v6, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v7, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v6, vcc, 64, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_store_dwordx4 v[6:7], v[1:4]
.LBB1_19:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_21
	s_add_u32 s0, s16, 4
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v0, s0
	v_add_u32_e32 v2, vcc, 1, v5
	s_add_u32 s4, s16, 8
	v_mov_b32_e32 v1, s1
	s_addc_u32 s5, s17, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[1:2], v0
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_21:
	s_or_b64 exec, exec, s[2:3]
.LBB1_22:
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_mov_b32 s36, 0
	s_movk_i32 s12, 0xff
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s11, s36
	s_movk_i32 s65, 0x1040
	v_lshlrev_b32_e32 v25, 2, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_lt_u32 s35, 64
	v_mov_b32_e32 v13, 0
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 8, v0
	s_movk_i32 s33, 0x3c0
	v_mul_hi_u32 v2, v1, v2
	s_movk_i32 s54, 0xfc40
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 1
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	s_brev_b32 s44, 1
	s_mov_b32 s55, 0x7feb352d
	s_mov_b32 s56, 0x846ca68b
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_mov_b32_e32 v12, -1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[6:7], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[6:7]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[6:7], s9, v3, 0
	v_add_u32_e32 v26, vcc, s12, v0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_mov_b32_e32 v1, s16
	v_addc_u32_e32 v27, vcc, 0, v3, vcc
	v_mov_b32_e32 v3, s65
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[14:15], s[10:11], s8, v3, v[1:2]
	v_add_u32_e32 v28, vcc, 64, v25
	v_add_u32_e32 v29, vcc, 32, v25
	v_add_u32_e32 v16, vcc, 8, v14
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s35, 63
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_cselect_b64 s[40:41], -1, 0
	s_lshr_b32 s9, s35, 1
	v_add_u32_e32 v18, vcc, 4, v14
	s_add_u32 s42, s18, 64
	v_cmp_gt_u32_e64 s[6:7], 4, v0
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	v_cmp_lt_u32_e64 s[14:15], v0, v27
	s_addc_u32 s43, s19, 0
	s_movk_i32 s57, 0x101
	s_movk_i32 s58, 0x7f
	s_movk_i32 s59, 0x3f8
	s_mov_b32 s60, 0x1fc00
	s_mov_b32 s61, 0xfe000
	s_mov_b32 s62, 0x7f00000
	v_bfrev_b32_e32 v30, 1
	s_xor_b64 s[46:47], s[10:11], -1
	s_movk_i32 s63, 0x3bf
	v_mov_b32_e32 v31, 4
	s_mov_b32 s64, 0
	v_mov_b32_e32 v32, v13
	s_branch .LBB1_25
.LBB1_23:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], vcc, exec
	s_cselect_b32 s12, 1, 3
.LBB1_24:
	s_cmp_lg_u32 s12, 1
	s_cbranch_scc0 .LBB1_195
.LBB1_25:
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_42
	flat_load_dwordx2 v[1:2], v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v2
	v_mov_b32_e32 v1, s36
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_cbranch_vccnz .LBB1_40
	s_mov_b32 s37, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_30
.LBB1_28:
	s_andn2_b64 s[38:39], s[38:39], exec
.LBB1_29:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[38:39]
	s_or_b64 s[12:13], s[48:49], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_36
.LBB1_30:
	v_mov_b32_e32 v23, v13
	onward_wait_cmpswap v1, v[16:17], v[22:23], v[12:13] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[38:39], s[38:39], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB1_29
	onward_wait v[16:17], v[12:13] eq
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB1_28
	s_cmp_lg_u32 s37, 0
	s_cselect_b32 s37, s37, 64
	s_cmp_lt_u32 s37, s33
	s_mov_b32 s45, s37
	s_cbranch_scc1 .LBB1_34
.LBB1_33:
	s_add_i32 s45, s45, s54
	s_cmp_lt_u32 s45, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_33
.LBB1_34:
	s_lshl_b32 s50, s37, 1
	s_cmp_gt_u32 s37, s9
	s_cselect_b32 s37, s35, s50
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB1_28
.LBB1_35:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_35
	s_branch .LBB1_28
.LBB1_36:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[4:5], v[14:15] glc
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v5
	v_mov_b32_e32 v1, s36
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_cbranch_vccnz .LBB1_38
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, s65
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[12:13], s8, v3, v[1:2]
	v_add_u32_e32 v5, vcc, -1, v5
	v_lshlrev_b32_sdwa v3, v31, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 64, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_store_dword v[18:19], v5
.LBB1_38:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[16:17], v21
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_40
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_atomic_add v[5:6], v22
.LBB1_40:
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_42
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, s44, v1
.LBB1_42:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_44
	ds_write_b128 v21, v[1:4] offset:80
.LBB1_44:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[1:4], v21 offset:80
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cmp_ne_u32_e64 s[10:11], 0, v1
	s_and_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_90
	s_add_i32 s64, s64, 1
	v_mov_b32_e32 v1, -1
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB1_51
	s_add_i32 s12, s64, s8
	s_lshr_b32 s13, s12, 16
	s_xor_b32 s12, s13, s12
	s_mul_i32 s12, s12, s55
	s_lshr_b32 s13, s12, 15
	s_xor_b32 s12, s13, s12
	s_mul_i32 s12, s12, s56
	s_lshr_b32 s13, s12, 16
	s_xor_b32 s37, s13, s12
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, v0
	s_branch .LBB1_48
.LBB1_47:
	s_or_b64 exec, exec, s[38:39]
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_ge_u32_e32 vcc, v2, v27
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_50
.LBB1_48:
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	v_mad_u64_u32 v[3:4], s[38:39], v2, s65, v[3:4]
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v4
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB1_47
	v_add_u32_e32 v3, vcc, s37, v2
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s55
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_mul_lo_u32 v3, v3, s56
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v3, 0xfffffc00, v3
	v_or_b32_e32 v3, v3, v2
	v_min_u32_e32 v1, v3, v1
	s_branch .LBB1_47
.LBB1_50:
	s_or_b64 exec, exec, s[12:13]
.LBB1_51:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_53
	ds_write_b32 v21, v12 offset:96
.LBB1_53:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v21, v1 offset:96
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v21 offset:96
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v1
	v_cmp_eq_u32_e32 vcc, -1, v1
	v_cndmask_b32_e32 v11, v2, v27, vcc
	v_cmp_eq_u32_e32 vcc, v11, v27
	v_mov_b32_e32 v1, s36
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_cbranch_vccnz .LBB1_90
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[9:10], s[10:11], v11, s65, v[1:2]
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_58
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[12:13], v11, s65, v[1:2]
	v_mov_b32_e32 v23, v13
	s_mov_b32 s37, s36
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_atomic_cmpswap v1, v[1:2], v[22:23] glc
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_57
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[1:2], v[9:10] glc
	v_mov_b32_e32 v4, v22
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, vcc, v2, v1
	v_add_u32_e32 v3, vcc, 1, v3
	v_lshrrev_b32_e32 v3, 1, v3
	v_min_u32_e32 v3, 64, v3
.LBB1_57:
	s_or_b64 exec, exec, s[12:13]
.LBB1_58:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_60
	ds_write_b128 v21, v[1:4] offset:80
.LBB1_60:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[5:8], v21 offset:80
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v1, s36
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_cbranch_vccnz .LBB1_90
	v_mov_b32_e32 v1, s36
	v_cmp_lt_u32_e32 vcc, v0, v7
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_63
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[12:13], v11, s65, v[1:2]
	v_add_u32_e32 v3, vcc, v5, v0
	v_lshlrev_b32_sdwa v3, v31, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 64, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB1_63:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_66
	v_add_u32_e32 v8, vcc, v7, v5
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	v_mad_u64_u32 v[5:6], s[12:13], v11, s65, v[5:6]
	flat_store_dword v[9:10], v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v5, vcc, 8, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_atomic_swap v[5:6], v13
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_66
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_atomic_add v[5:6], v22
.LBB1_66:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e32 vcc, 2, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_87
	v_add_u32_e32 v9, vcc, -1, v7
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_80
	s_mov_b32 s37, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_71
.LBB1_69:
	s_andn2_b64 s[38:39], s[38:39], exec
.LBB1_70:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[38:39]
	s_or_b64 s[12:13], s[48:49], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_77
.LBB1_71:
	v_mov_b32_e32 v23, v13
	onward_wait_cmpswap v5, v[16:17], v[22:23], v[12:13] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[38:39], s[38:39], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB1_70
	onward_wait v[16:17], v[12:13] eq
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB1_69
	s_cmp_lg_u32 s37, 0
	s_cselect_b32 s37, s37, 64
	s_cmp_lt_u32 s37, s33
	s_mov_b32 s45, s37
	s_cbranch_scc1 .LBB1_75
.LBB1_74:
	s_add_i32 s45, s45, s54
	s_cmp_lt_u32 s45, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_74
.LBB1_75:
	s_lshl_b32 s50, s37, 1
	s_cmp_gt_u32 s37, s9
	s_cselect_b32 s37, s35, s50
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB1_69
.LBB1_76:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_76
	s_branch .LBB1_69
.LBB1_77:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[5:6], v[14:15] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v7, vcc, v5, v9
	v_add_u32_e32 v7, vcc, v6, v7
	v_cmp_gt_u32_e32 vcc, s57, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_79
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	flat_atomic_add v[7:8], v22
.LBB1_79:
	v_mov_b32_e32 v7, v13
	v_mov_b32_e32 v8, v13
.LBB1_80:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_82
	ds_write_b128 v21, v[5:8] offset:80
.LBB1_82:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v10, v21 offset:84
	v_cndmask_b32_e64 v8, v4, 0, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_84
	v_mov_b32_e32 v24, s17
	v_mov_b32_e32 v11, s65
	v_mov_b32_e32 v23, s16
	v_mad_u64_u32 v[23:24], s[12:13], s8, v11, v[23:24]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v11, vcc, v26, v10
	v_lshlrev_b32_sdwa v11, v31, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v11, vcc, v23, v11
	v_addc_u32_e32 v20, vcc, 0, v24, vcc
	v_add_u32_e32 v23, vcc, 64, v11
	v_cndmask_b32_e64 v7, v3, 0, s[0:1]
	v_cndmask_b32_e64 v6, v2, 0, s[0:1]
	v_cndmask_b32_e64 v5, v1, 0, s[0:1]
	v_addc_u32_e32 v24, vcc, 0, v20, vcc
	flat_store_dwordx4 v[23:24], v[5:8]
.LBB1_84:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_86
	v_add_u32_e32 v5, vcc, v10, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[18:19], v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[16:17], v21
.LBB1_86:
	s_or_b64 exec, exec, s[10:11]
.LBB1_87:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_89
	ds_write_b128 v21, v[1:4] offset:80
.LBB1_89:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b128 v[1:4], v21 offset:80
.LBB1_90:
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_103
	v_and_b32_e32 v33, 0x7fffffff, v4
	v_cmp_lt_u32_e32 vcc, 2, v33
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB1_104
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_94
	ds_write_b32 v25, v21
.LBB1_94:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB1_96
	ds_write_b32 v28, v21
.LBB1_96:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v24, 1, v4
	v_mul_lo_u32 v20, v24, s34
	v_mov_b32_e32 v7, s21
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshlrev_b64 v[5:6], 2, v[20:21]
	v_add_u32_e32 v34, vcc, s20, v5
	v_addc_u32_e32 v35, vcc, v7, v6, vcc
	v_add_u32_e32 v2, vcc, v1, v2
	v_add_u32_e32 v23, vcc, v1, v0
	v_cmp_lt_u32_e64 s[10:11], v23, v2
	s_and_saveexec_b64 s[38:39], s[10:11]
	s_cbranch_execz .LBB1_105
	v_lshrrev_b32_e32 v6, 2, v3
	v_and_b32_e32 v5, 1, v3
	v_and_b32_e32 v6, 2, v6
	v_or_b32_e32 v5, v5, v6
	v_lshrrev_b32_e32 v6, 4, v3
	v_and_b32_e32 v7, 4, v6
	v_lshrrev_b32_e32 v8, 3, v3
	v_or_b32_e32 v5, v5, v7
	v_bfe_u32 v7, v3, 1, 1
	v_and_b32_e32 v8, 2, v8
	v_or_b32_e32 v7, v7, v8
	v_lshrrev_b32_e32 v8, 5, v3
	v_and_b32_e32 v8, 4, v8
	v_or_b32_e32 v7, v7, v8
	v_bfe_u32 v8, v3, 2, 1
	v_and_b32_e32 v6, 2, v6
	v_or_b32_e32 v6, v8, v6
	v_lshrrev_b32_e32 v8, 6, v3
	v_and_b32_e32 v8, 4, v8
	v_or_b32_e32 v8, v6, v8
	v_lshlrev_b32_e32 v6, 17, v7
	v_lshlrev_b32_e32 v7, 27, v8
	v_sub_u32_e32 v8, vcc, 9, v4
	v_sub_u32_e32 v9, vcc, 18, v4
	v_sub_u32_e32 v10, vcc, 27, v4
	v_cmp_ne_u32_e64 s[12:13], 3, v33
	v_lshlrev_b32_e32 v5, 7, v5
	v_and_b32_e32 v8, 31, v8
	v_and_b32_e32 v9, 31, v9
	v_and_b32_e32 v10, 31, v10
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v20, v23
	s_branch .LBB1_99
.LBB1_98:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v37, v9, v11
	v_bfe_u32 v36, v11, v8, 1
	v_and_b32_e32 v37, 2, v37
	v_lshrrev_b32_e32 v11, v10, v11
	v_or_b32_e32 v36, v36, v37
	v_and_b32_e32 v11, 4, v11
	v_or_b32_e32 v11, v36, v11
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v11, v22
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v20, vcc, 64, v20
	v_cmp_ge_u32_e32 vcc, v20, v2
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB1_105
.LBB1_99:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB1_101
	v_lshlrev_b64 v[36:37], 2, v[20:21]
	v_add_u32_e32 v36, vcc, v34, v36
	v_addc_u32_e32 v37, vcc, v35, v37, vcc
	flat_load_dword v11, v[36:37]
	s_cbranch_execnz .LBB1_98
	s_branch .LBB1_102
.LBB1_101:
.LBB1_102:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v11, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s55
	v_lshrrev_b32_e32 v36, 15, v11
	v_xor_b32_e32 v11, v36, v11
	v_mul_lo_u32 v11, v11, s56
	v_xor_b32_sdwa v36, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v37, vcc, v20, v36
	v_xor_b32_sdwa v37, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v37, v37, s55
	v_lshrrev_b32_e32 v11, 18, v11
	v_and_b32_e32 v38, s58, v36
	v_bfe_u32 v39, v36, 7, 7
	v_bfe_u32 v36, v36, 14, 7
	v_and_b32_e32 v11, s59, v11
	v_mul_u32_u24_e32 v38, v39, v38
	v_mul_u32_u24_e32 v11, v36, v11
	v_lshrrev_b32_e32 v36, 7, v38
	v_lshrrev_b32_e32 v38, 15, v37
	v_xor_b32_e32 v37, v38, v37
	v_mul_lo_u32 v37, v37, s56
	v_and_b32_e32 v11, s60, v11
	v_or_b32_e32 v36, v36, v5
	v_or_b32_e32 v11, v11, v6
	v_xor_b32_sdwa v37, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v11, v36, v11
	v_lshlrev_b32_e32 v36, 13, v37
	v_bfe_u32 v38, v37, 7, 7
	v_and_b32_e32 v36, s61, v36
	v_mul_u32_u24_e32 v36, v36, v38
	v_and_b32_e32 v36, s62, v36
	v_or_b32_e32 v36, v36, v7
	v_or_b32_e32 v11, v36, v11
	s_branch .LBB1_98
.LBB1_103:
	s_mov_b64 s[10:11], -1
	s_branch .LBB1_179
.LBB1_104:
	s_cbranch_execnz .LBB1_144
	s_branch .LBB1_145
.LBB1_105:
	s_or_b64 exec, exec, s[38:39]
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[48:49], s[4:5]
	s_cbranch_execz .LBB1_117
	ds_read_b32 v9, v25
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB1_110
	s_mov_b32 s37, 0
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v5, v0
.LBB1_108:
	v_mov_b32_e32 v6, s37
	ds_read_b32 v6, v6
	v_add_u32_e32 v5, vcc, -1, v5
	s_add_i32 s37, s37, 4
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[38:39], vcc, s[38:39]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v6, v1
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB1_108
	s_or_b64 exec, exec, s[38:39]
.LBB1_110:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v5, s36
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_mov_b32_e32 v6, s37
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	ds_write_b32 v29, v1
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB1_116
	v_add_u32_e32 v11, vcc, 1, v33
	v_cmp_lt_u32_e32 vcc, 32, v9
	v_cmp_ne_u32_e64 s[12:13], 10, v11
	s_and_b64 s[12:13], s[12:13], vcc
	s_and_saveexec_b64 s[38:39], s[12:13]
	s_xor_b64 s[12:13], exec, s[38:39]
	v_lshlrev_b32_e32 v5, 3, v3
	v_mov_b32_e32 v8, v1
	v_add_u32_e32 v10, vcc, v5, v0
	v_or_b32_e32 v11, s44, v11
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v8, v11
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_115
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v21, v9 offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v21, v22 offset:68
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v21, v11 offset:72
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
.LBB1_115:
	s_or_b64 exec, exec, s[12:13]
.LBB1_116:
	s_or_b64 exec, exec, s[50:51]
.LBB1_117:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[10:11]
	s_cbranch_execz .LBB1_127
	v_xor_b32_e32 v1, 1, v24
	v_mul_lo_u32 v20, v1, s34
	v_mov_b32_e32 v11, s21
	v_lshrrev_b32_e32 v24, 3, v3
	v_and_b32_e32 v24, 2, v24
	v_lshlrev_b64 v[9:10], 2, v[20:21]
	v_cmp_ne_u32_e64 s[10:11], 3, v33
	v_add_u32_e32 v1, vcc, s20, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	v_lshrrev_b32_e32 v11, 2, v3
	v_and_b32_e32 v10, 1, v3
	v_and_b32_e32 v11, 2, v11
	v_or_b32_e32 v10, v10, v11
	v_lshrrev_b32_e32 v11, 4, v3
	v_and_b32_e32 v20, 4, v11
	v_or_b32_e32 v10, v10, v20
	v_bfe_u32 v20, v3, 1, 1
	v_or_b32_e32 v20, v20, v24
	v_lshrrev_b32_e32 v24, 5, v3
	v_and_b32_e32 v24, 4, v24
	v_or_b32_e32 v20, v20, v24
	v_bfe_u32 v24, v3, 2, 1
	v_and_b32_e32 v11, 2, v11
	v_or_b32_e32 v11, v24, v11
	v_lshrrev_b32_e32 v24, 6, v3
	v_and_b32_e32 v24, 4, v24
	v_or_b32_e32 v24, v11, v24
	v_lshlrev_b32_e32 v11, 7, v10
	v_sub_u32_e32 v10, vcc, 9, v4
	v_and_b32_e32 v38, 31, v10
	v_sub_u32_e32 v10, vcc, 18, v4
	v_and_b32_e32 v39, 31, v10
	v_sub_u32_e32 v10, vcc, 27, v4
	v_and_b32_e32 v40, 31, v10
	v_lshlrev_b32_e32 v10, 7, v3
	v_add_u32_e32 v10, vcc, v33, v10
	v_lshlrev_b32_e32 v36, 17, v20
	v_lshlrev_b32_e32 v37, 27, v24
	v_cmp_eq_u32_e64 s[12:13], 9, v33
	v_add_u32_e32 v41, vcc, 1, v10
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v10, 0
	s_branch .LBB1_120
.LBB1_119:
	s_or_b64 exec, exec, s[50:51]
	v_add_u32_e32 v23, vcc, 64, v23
	v_cmp_ge_u32_e32 vcc, v23, v2
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB1_126
.LBB1_120:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_122
	v_mov_b32_e32 v24, v21
	v_lshlrev_b64 v[42:43], 2, v[23:24]
	v_add_u32_e32 v42, vcc, v34, v42
	v_addc_u32_e32 v43, vcc, v35, v43, vcc
	flat_load_dword v24, v[42:43]
	s_cbranch_execz .LBB1_123
	s_branch .LBB1_124
.LBB1_122:
.LBB1_123:
	v_xor_b32_sdwa v20, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v20, v20, s55
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v24, 15, v20
	v_xor_b32_e32 v20, v24, v20
	v_mul_lo_u32 v20, v20, s56
	v_xor_b32_sdwa v24, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v42, vcc, v23, v24
	v_xor_b32_sdwa v42, v42, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v42, v42, s55
	v_lshrrev_b32_e32 v20, 18, v20
	v_and_b32_e32 v43, s58, v24
	v_bfe_u32 v44, v24, 7, 7
	v_bfe_u32 v24, v24, 14, 7
	v_and_b32_e32 v20, s59, v20
	v_mul_u32_u24_e32 v43, v44, v43
	v_mul_u32_u24_e32 v20, v24, v20
	v_lshrrev_b32_e32 v24, 7, v43
	v_lshrrev_b32_e32 v43, 15, v42
	v_xor_b32_e32 v42, v43, v42
	v_mul_lo_u32 v42, v42, s56
	v_and_b32_e32 v20, s60, v20
	v_or_b32_e32 v24, v24, v11
	v_or_b32_e32 v20, v20, v36
	v_xor_b32_sdwa v42, v42, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v20, v24, v20
	v_lshlrev_b32_e32 v24, 13, v42
	v_bfe_u32 v43, v42, 7, 7
	v_and_b32_e32 v24, s61, v24
	v_mul_u32_u24_e32 v24, v24, v43
	v_and_b32_e32 v24, s62, v24
	v_or_b32_e32 v24, v24, v37
	v_or_b32_e32 v24, v24, v20
.LBB1_124:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v42, v39, v24
	v_bfe_u32 v20, v24, v38, 1
	v_and_b32_e32 v42, 2, v42
	v_or_b32_e32 v20, v20, v42
	v_lshrrev_b32_e32 v42, v40, v24
	v_and_b32_e32 v42, 4, v42
	v_or_b32_e32 v42, v20, v42
	v_lshlrev_b32_e32 v43, 2, v42
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v20, v43, v22 offset:32
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v45, v43
	v_lshlrev_b64 v[43:44], 2, v[20:21]
	v_add_u32_e32 v43, vcc, v1, v43
	v_addc_u32_e32 v44, vcc, v9, v44, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v45
	s_or_b64 s[52:53], s[12:13], vcc
	flat_store_dword v[43:44], v24
	s_and_saveexec_b64 s[50:51], s[52:53]
	s_cbranch_execz .LBB1_119
	v_lshlrev_b32_e32 v20, 4, v42
	v_add_u32_e32 v20, vcc, v41, v20
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v20, v20, s55
	v_lshrrev_b32_e32 v42, 15, v20
	v_xor_b32_e32 v20, v42, v20
	v_mul_lo_u32 v20, v20, s56
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v20, vcc, v20, v24
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v20, v20, s55
	v_lshrrev_b32_e32 v24, 15, v20
	v_xor_b32_e32 v20, v24, v20
	v_mul_lo_u32 v20, v20, s56
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v10, vcc, v20, v10
	s_branch .LBB1_119
.LBB1_126:
	s_or_b64 exec, exec, s[48:49]
.LBB1_127:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v21, v10 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB1_135
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[38:39], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_132
	v_cmp_ne_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[38:39], vcc
	s_xor_b64 s[38:39], exec, s[38:39]
	s_or_saveexec_b64 s[38:39], s[38:39]
	s_mov_b64 s[48:49], 0
	s_xor_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB1_131
	ds_read_b32 v9, v21 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 s[48:49], vcc, exec
.LBB1_131:
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[38:39], s[48:49], exec
.LBB1_132:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_134
	ds_read_b32 v9, v21 offset:72
	v_mov_b32_e32 v1, s26
	s_andn2_b64 s[38:39], s[38:39], exec
	v_mov_b32_e32 v2, s27
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 s[48:49], vcc, exec
	s_or_b64 s[38:39], s[38:39], s[48:49]
.LBB1_134:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[38:39], exec
.LBB1_135:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_141
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[38:39], s[10:11]
	s_and_saveexec_b64 s[48:49], vcc
	s_xor_b64 s[48:49], exec, s[48:49]
	s_cbranch_execz .LBB1_138
	ds_read_b32 v9, v21 offset:68
	v_mov_b32_e32 v1, s24
	s_andn2_b64 s[38:39], s[10:11], exec
	v_mov_b32_e32 v2, s25
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 s[50:51], vcc, exec
	s_or_b64 s[38:39], s[38:39], s[50:51]
.LBB1_138:
	s_or_saveexec_b64 s[48:49], s[48:49]
	s_xor_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB1_140
	ds_read_b32 v9, v21 offset:64
	v_mov_b32_e32 v1, s22
	s_andn2_b64 s[38:39], s[38:39], exec
	v_mov_b32_e32 v2, s23
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 s[50:51], vcc, exec
	s_or_b64 s[38:39], s[38:39], s[50:51]
.LBB1_140:
	s_or_b64 exec, exec, s[48:49]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[38:39], s[38:39], exec
	s_or_b64 s[10:11], s[10:11], s[38:39]
.LBB1_141:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB1_143
	flat_atomic_add v[1:2], v9
.LBB1_143:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB1_145
.LBB1_144:
	v_sub_u32_e32 v1, vcc, 2, v33
	v_mul_lo_u32 v5, v1, 3
	v_lshlrev_b32_e32 v1, 3, v3
	v_add_u32_e32 v3, vcc, v1, v0
	v_lshlrev_b32_e32 v7, v5, v3
	v_add_u32_e32 v6, vcc, 1, v3
	v_mad_u64_u32 v[1:2], s[10:11], v7, s34, 0
	v_lshlrev_b32_e32 v8, v5, v6
	v_mad_u64_u32 v[5:6], s[10:11], v8, s34, 0
	v_mul_lo_u32 v9, v2, v7
	v_mad_u64_u32 v[1:2], s[10:11], v1, v7, 0
	v_mul_lo_u32 v7, v6, v8
	v_mad_u64_u32 v[5:6], s[10:11], v5, v8, 0
	v_add_u32_e32 v2, vcc, v2, v9
	v_alignbit_b32 v1, v2, v1, 18
	v_add_u32_e32 v2, vcc, v6, v7
	v_alignbit_b32 v2, v2, v5, 18
	v_sub_u32_e32 v2, vcc, v2, v1
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	v_add_u32_e32 v4, vcc, 1, v4
	v_or_b32_e32 v4, s44, v4
	s_and_b64 vcc, s[4:5], s[10:11]
	v_cndmask_b32_e32 v6, 0, v2, vcc
	v_cndmask_b32_e32 v8, 0, v4, vcc
	v_cndmask_b32_e32 v7, 0, v3, vcc
	v_cndmask_b32_e32 v5, 0, v1, vcc
.LBB1_145:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_147
	ds_write_b32 v21, v21 offset:96
.LBB1_147:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e64 s[10:11], 0, v8
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB1_149
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v11, v21, v22 offset:96
	s_waitcnt lgkmcnt(0)
.LBB1_149:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v9, v21 offset:96
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v9
	s_and_b64 s[38:39], s[0:1], vcc
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB1_151
	v_mov_b32_e32 v1, s42
	v_add_u32_e32 v3, vcc, -1, v9
	v_mov_b32_e32 v2, s43
	flat_atomic_add v10, v[1:2], v3 glc
.LBB1_151:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	v_cmp_ne_u32_e64 s[12:13], 0, v9
	s_cbranch_vccnz .LBB1_172
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB1_165
	s_mov_b32 s37, 0
	s_mov_b64 s[48:49], 0
	s_branch .LBB1_156
.LBB1_154:
	s_andn2_b64 s[50:51], s[50:51], exec
.LBB1_155:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], exec, s[50:51]
	s_or_b64 s[48:49], s[52:53], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB1_162
.LBB1_156:
	v_mov_b32_e32 v23, v13
	onward_wait_cmpswap v1, v[16:17], v[22:23], v[12:13] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[50:51], s[50:51], exec
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_155
	onward_wait v[16:17], v[12:13] eq
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB1_154
	s_cmp_lg_u32 s37, 0
	s_cselect_b32 s37, s37, 64
	s_cmp_lt_u32 s37, s33
	s_mov_b32 s45, s37
	s_cbranch_scc1 .LBB1_160
.LBB1_159:
	s_add_i32 s45, s45, s54
	s_cmp_lt_u32 s45, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_159
.LBB1_160:
	s_lshl_b32 s66, s37, 1
	s_cmp_gt_u32 s37, s9
	s_cselect_b32 s37, s35, s66
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB1_154
.LBB1_161:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_161
	s_branch .LBB1_154
.LBB1_162:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[1:2], v[14:15] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v3, vcc, v1, v9
	v_add_u32_e32 v3, vcc, v2, v3
	v_cmp_gt_u32_e32 vcc, s57, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_164
	v_mov_b32_e32 v3, s30
	v_mov_b32_e32 v4, s31
	flat_atomic_add v[3:4], v22
.LBB1_164:
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v4, v13
.LBB1_165:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB1_167
	ds_write_b128 v21, v[1:4] offset:80
.LBB1_167:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v21 offset:84
	s_and_saveexec_b64 s[38:39], s[10:11]
	s_cbranch_execz .LBB1_169
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s65
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[10:11], s8, v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v1, v11
	v_lshlrev_b32_sdwa v4, v31, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 64, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dwordx4 v[2:3], v[5:8]
.LBB1_169:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_171
	v_add_u32_e32 v1, vcc, v1, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[18:19], v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[16:17], v21
.LBB1_171:
	s_or_b64 exec, exec, s[10:11]
.LBB1_172:
	s_and_b64 s[10:11], s[0:1], s[12:13]
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB1_176
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v10
	s_and_b64 s[38:39], s[0:1], vcc
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB1_175
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	flat_atomic_swap v[1:2], v30
.LBB1_175:
	s_or_b64 exec, exec, s[12:13]
.LBB1_176:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_178
	v_mov_b32_e32 v1, s18
	v_sub_u32_e32 v3, vcc, 0, v9
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_178:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], 0
.LBB1_179:
	s_mov_b32 s12, 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_24
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB1_191
	s_mov_b32 s45, s44
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v5, s45
	onward_wait_load v1, v[2:3], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[2:3], v[4:5] eq
	v_cmp_lt_i32_e32 vcc, -1, v1
	s_and_b64 s[10:11], s[46:47], vcc
	s_and_saveexec_b64 s[38:39], s[10:11]
	s_cbranch_execz .LBB1_190
	v_cmp_ne_u32_e32 vcc, 0, v32
	v_cndmask_b32_e32 v2, 64, v32, vcc
	v_cmp_lt_u32_e32 vcc, s63, v2
	v_mov_b32_e32 v3, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_186
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v3, v2
.LBB1_184:
	v_add_u32_e32 v3, vcc, s54, v3
	v_cmp_gt_u32_e32 vcc, s33, v3
	s_or_b64 s[48:49], vcc, s[48:49]
	s_sleep 15
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB1_184
	s_or_b64 exec, exec, s[48:49]
.LBB1_186:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s9, v2
	v_cmp_lt_u32_e32 vcc, 63, v3
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB1_189
	s_mov_b64 s[50:51], 0
.LBB1_188:
	v_subrev_u32_e32 v3, vcc, 64, v3
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB1_188
.LBB1_189:
	s_or_b64 exec, exec, s[48:49]
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v3, s35
	v_cndmask_b32_e64 v32, v2, v3, s[10:11]
.LBB1_190:
	s_or_b64 exec, exec, s[38:39]
	v_mov_b32_e32 v2, v13
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v4, v13
.LBB1_191:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_193
	ds_write_b128 v21, v[1:4] offset:80
.LBB1_193:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v21 offset:80
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, -2.0, v1
	v_cmp_eq_u32_e32 vcc, s44, v1
	s_and_b64 s[12:13], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_23
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v22
	s_branch .LBB1_23
.LBB1_195:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree_plain
		.amdhsa_group_segment_fixed_size 112
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
		.amdhsa_next_free_vgpr 46
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
	.size	octree_plain, .Lfunc_end1-octree_plain
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
    .group_segment_fixed_size: 112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           octree
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     96
    .sgpr_spill_count: 2
    .symbol:         octree.kd
    .vgpr_count:     54
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
        .type_name:      'uint*'
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
    .group_segment_fixed_size: 112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           octree_plain
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     69
    .sgpr_spill_count: 0
    .symbol:         octree_plain.kd
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
