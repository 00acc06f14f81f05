	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	octree_base
	.globl	octree_base
	.p2align	8
	.type	octree_base,@function
octree_base:
	s_load_dwordx4 s[28:31], s[4:5], 0x50
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:64
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx16 s[12:27], s[4:5], 0x8
	s_mov_b32 s0, 0
	s_mov_b32 s3, s0
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_mov_b32_e32 v4, s3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s28, v0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_6
	s_mul_i32 s1, s6, s28
	v_add_u32_e32 v5, vcc, s1, v0
	s_movk_i32 s1, 0x200
	s_mov_b32 s3, 0x80000003
	v_cmp_gt_u32_e32 vcc, s1, v5
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	v_mad_u64_u32 v[1:2], s[2:3], v5, s29, 0
	v_add_u32_e32 v6, vcc, 1, v5
	v_mad_u64_u32 v[3:4], s[2:3], v6, s29, 0
	v_mul_lo_u32 v8, v2, v5
	v_mad_u64_u32 v[1:2], s[2:3], v1, v5, 0
	v_mul_lo_u32 v4, v4, v6
	v_mad_u64_u32 v[6:7], s[2:3], v3, v6, 0
	v_add_u32_e32 v2, vcc, v2, v8
	v_alignbit_b32 v3, v2, v1, 18
	v_add_u32_e32 v1, vcc, v7, v4
	v_alignbit_b32 v1, v1, v6, 18
	v_sub_u32_e32 v4, vcc, v1, v3
	v_mov_b32_e32 v6, 0x80000003
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v4, v6
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v5, s12
	s_load_dwordx2 s[10:11], s[4:5], 0x48
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s13
	v_mad_u64_u32 v[9:10], s[0:1], s6, v7, v[5:6]
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_18
	s_cmp_gt_u32 s30, 63
	s_mov_b64 s[34:35], 0xffffffff
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s7, s30, 1
	s_mov_b64 s[36:37], 0
	s_movk_i32 s31, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s33, s35
	s_branch .LBB0_10
.LBB0_8:
	s_andn2_b64 s[38:39], s[38:39], exec
.LBB0_9:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[38:39]
	s_or_b64 s[36:37], s[40:41], s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_16
.LBB0_10:
	onward_sync_cmpswap v7, v[9:10], v[5:6] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[38:39], s[38:39], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_9
	v_mov_b32_e32 v7, s34
	v_mov_b32_e32 v8, s35
	onward_wait_load v11, v[9:10], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[9:10], v[7:8] eq
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_8
	s_cmp_lg_u32 s33, 0
	s_cselect_b32 s33, s33, 64
	s_cmp_lt_u32 s33, s31
	s_mov_b32 s42, s33
	s_cbranch_scc1 .LBB0_14
.LBB0_13:
	s_addk_i32 s42, 0xfc40
	s_cmp_lt_u32 s42, s31
	s_sleep 15
	s_cbranch_scc0 .LBB0_13
.LBB0_14:
	s_lshl_b32 s43, s33, 1
	s_cmp_gt_u32 s33, s7
	s_cselect_b32 s33, s30, s43
	s_cmp_lt_u32 s42, 64
	s_cbranch_scc1 .LBB0_8
.LBB0_15:
	s_sub_i32 s42, s42, 64
	s_cmp_lt_u32 s42, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_15
	s_branch .LBB0_8
.LBB0_16:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s13
	v_mad_u64_u32 v[5:6], s[8:9], s6, v7, v[5:6]
	s_movk_i32 s7, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, s28, v6
	v_sub_u32_e32 v5, vcc, v7, v5
	v_cmp_gt_u32_e32 vcc, s7, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_18
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v8, s19
	flat_atomic_add v[7:8], v5
.LBB0_18:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_20
	v_mov_b32_e32 v5, 0
	ds_write_b32 v5, v6 offset:80
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v5 offset:80
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v11, 0x1080
	v_mov_b32_e32 v8, s13
	v_mad_u64_u32 v[7:8], s[8:9], s6, v11, v[7:8]
	v_add_u32_e32 v5, vcc, s7, v0
	v_mov_b32_e32 v11, 4
	v_lshlrev_b32_sdwa v5, v11, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v7, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 0x80, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[4:5], s6, v3, v[1:2]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v11, vcc, 0x44, v1
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_24
	v_add_u32_e32 v1, vcc, s28, v6
	flat_store_dword v[11:12], v1
	v_mov_b32_e32 v1, 0
	onward_sync_store v[9:10], v1 agent rel
.LBB0_24:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s7, 0x1080
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[13:14], s[4:5], s6, v3, v[1:2]
	s_cmp_gt_u32 s30, 63
	v_lshlrev_b32_e32 v21, 2, v0
	v_add_u32_e32 v15, vcc, 64, v13
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s28, s30, 1
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	v_cmp_gt_u32_e64 s[4:5], 8, v0
	v_add_u32_e32 v22, vcc, 32, v21
	s_mov_b64 s[36:37], 0xffffffff
	s_movk_i32 s31, 0x3c0
	s_movk_i32 s33, 0xfc40
	v_mov_b32_e32 v18, 0
	s_movk_i32 s46, 0x80
	s_mov_b32 s47, 0x7feb352d
	s_mov_b32 s48, 0x846ca68b
	s_movk_i32 s49, 0x7f
	s_movk_i32 s50, 0x3f8
	s_mov_b32 s51, 0x1fc00
	s_mov_b32 s52, 0xfe000
	s_mov_b32 s53, 0x7f00000
	v_mov_b32_e32 v17, 1
	s_movk_i32 s54, 0x101
	v_mov_b32_e32 v23, 4
	s_branch .LBB0_26
.LBB0_25:
	s_cbranch_execnz .LBB0_98
.LBB0_26:
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_39
	s_mov_b32 s44, 0
	s_mov_b64 s[38:39], 0
	s_branch .LBB0_30
.LBB0_28:
	s_andn2_b64 s[40:41], s[40:41], exec
.LBB0_29:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[42:43], exec, s[40:41]
	s_or_b64 s[38:39], s[42:43], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_36
.LBB0_30:
	onward_sync_cmpswap v1, v[13:14], v[17:18] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[40:41], s[40:41], exec
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_29
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	onward_wait_load v3, v[13:14], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_28
	s_cmp_lg_u32 s44, 0
	s_cselect_b32 s44, s44, 64
	s_cmp_lt_u32 s44, s31
	s_mov_b32 s45, s44
	s_cbranch_scc1 .LBB0_34
.LBB0_33:
	s_add_i32 s45, s45, s33
	s_cmp_lt_u32 s45, s31
	s_sleep 15
	s_cbranch_scc0 .LBB0_33
.LBB0_34:
	s_lshl_b32 s55, s44, 1
	s_cmp_gt_u32 s44, s28
	s_cselect_b32 s44, s30, s55
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB0_28
.LBB0_35:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_35
	s_branch .LBB0_28
.LBB0_36:
	s_or_b64 exec, exec, s[38:39]
	flat_load_dwordx2 v[4:5], v[15:16]
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v4
	v_mov_b32_e32 v1, s40
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	s_cbranch_vccnz .LBB0_38
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[38:39], s6, v3, v[1:2]
	v_add_u32_e32 v5, vcc, -1, v5
	v_lshlrev_b32_sdwa v3, v23, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_store_dword v[11:12], v5
.LBB0_38:
	onward_sync_store v[13:14], v18 agent rel
.LBB0_39:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_41
	s_waitcnt vmcnt(1)
	ds_write_b128 v18, v[1:4] offset:80
.LBB0_41:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[1:4], v18 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s59, v4
	v_readfirstlane_b32 s62, v1
	v_readfirstlane_b32 s57, v2
	s_cmp_eq_u32 s59, 0
	v_readfirstlane_b32 s58, v3
	s_cbranch_scc1 .LBB0_25
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_44
	ds_write_b32 v21, v18
.LBB0_44:
	s_or_b64 exec, exec, s[8:9]
	s_and_b32 s61, s59, 1
	s_mul_i32 s8, s61, s29
	s_mov_b32 s9, s37
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s55, s20, s8
	s_addc_u32 s56, s21, s9
	s_add_i32 s57, s57, s62
	v_add_u32_e32 v19, vcc, s62, v0
	s_and_b32 s60, s59, 0x7fffffff
	v_cmp_gt_u32_e64 s[8:9], s57, v19
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB0_51
	s_cmp_lg_u32 s60, 3
	s_cselect_b64 s[40:41], -1, 0
	s_lshr_b32 s43, s58, 2
	s_and_b32 s42, s58, 1
	s_and_b32 s43, s43, 2
	s_or_b32 s42, s42, s43
	s_lshr_b32 s43, s58, 4
	s_and_b32 s44, s43, 4
	s_lshr_b32 s45, s58, 3
	s_or_b32 s42, s42, s44
	s_bfe_u32 s44, s58, 0x10001
	s_and_b32 s45, s45, 2
	s_or_b32 s44, s44, s45
	s_lshr_b32 s45, s58, 5
	s_and_b32 s45, s45, 4
	s_or_b32 s44, s44, s45
	s_bfe_u32 s45, s58, 0x10002
	s_and_b32 s43, s43, 2
	s_or_b32 s43, s45, s43
	s_lshr_b32 s45, s58, 6
	s_lshl_b32 s63, s42, 7
	s_sub_i32 s42, 9, s59
	s_and_b32 s45, s45, 4
	s_and_b32 s66, s42, 31
	s_sub_i32 s42, 18, s59
	s_or_b32 s43, s43, s45
	s_and_b32 s67, s42, 31
	s_sub_i32 s42, 27, s59
	s_lshl_b32 s64, s44, 17
	s_lshl_b32 s65, s43, 27
	s_and_b32 s68, s42, 31
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v1, v19
	s_branch .LBB0_47
.LBB0_46:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, s67, v2
	v_bfe_u32 v3, v2, s66, 1
	v_and_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v2, s68, v2
	v_or_b32_e32 v3, v3, v4
	v_and_b32_e32 v2, 4, v2
	v_or_b32_e32 v2, v3, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v2, v17
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 64, v1
	v_cmp_le_u32_e32 vcc, s57, v1
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_51
.LBB0_47:
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_49
	v_mov_b32_e32 v2, v18
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_mov_b32_e32 v4, s56
	v_add_u32_e32 v2, vcc, s55, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_load_dword v2, v[2:3]
	s_cbranch_execnz .LBB0_46
	s_branch .LBB0_50
.LBB0_49:
.LBB0_50:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s47
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s48
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v4, vcc, v1, v3
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s47
	v_lshrrev_b32_e32 v2, 18, v2
	v_and_b32_e32 v5, s49, v3
	v_bfe_u32 v6, v3, 7, 7
	v_bfe_u32 v3, v3, 14, 7
	v_and_b32_e32 v2, s50, v2
	v_mul_u32_u24_e32 v5, v6, v5
	v_mul_u32_u24_e32 v2, v3, v2
	v_lshrrev_b32_e32 v3, 7, v5
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s48
	v_and_b32_e32 v2, s51, v2
	v_or_b32_e32 v3, s63, v3
	v_or_b32_e32 v2, s64, v2
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, v3, v2
	v_lshlrev_b32_e32 v3, 13, v4
	v_bfe_u32 v5, v4, 7, 7
	v_and_b32_e32 v3, s52, v3
	v_mul_u32_u24_e32 v3, v3, v5
	v_and_b32_e32 v3, s53, v3
	v_or_b32_e32 v3, s65, v3
	v_or_b32_e32 v2, v3, v2
	s_branch .LBB0_46
.LBB0_51:
	s_or_b64 exec, exec, s[38:39]
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_63
	ds_read_b32 v6, v21
	v_mov_b32_e32 v5, s62
	s_and_saveexec_b64 s[40:41], s[2:3]
	s_cbranch_execz .LBB0_56
	s_mov_b32 s44, 0
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, s62
	v_mov_b32_e32 v1, v0
.LBB0_54:
	v_mov_b32_e32 v2, s44
	ds_read_b32 v2, v2
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_i32 s44, s44, 4
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[42:43], vcc, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v5, v2
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_54
	s_or_b64 exec, exec, s[42:43]
.LBB0_56:
	s_or_b64 exec, exec, s[40:41]
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	v_mov_b32_e32 v1, s40
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	ds_write_b32 v22, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_62
	s_add_i32 s44, s60, 1
	s_cmp_lg_u32 s44, 10
	v_cmp_lt_u32_e32 vcc, 32, v6
	s_cselect_b64 s[42:43], -1, 0
	s_and_b64 s[42:43], s[42:43], vcc
	s_and_saveexec_b64 s[62:63], s[42:43]
	s_xor_b64 s[42:43], exec, s[62:63]
	s_lshl_b32 s45, s58, 3
	v_add_u32_e32 v7, vcc, s45, v0
	s_or_b32 s45, s44, 0x80000000
	v_mov_b32_e32 v8, s45
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v4, v8
	s_or_saveexec_b64 s[42:43], s[42:43]
	s_xor_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_61
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v6 offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v17 offset:68
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s44
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v1 offset:72
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s64, s37
	s_mov_b32 s65, s37
	s_mov_b32 s66, s37
	s_mov_b32 s67, s37
	v_mov_b32_e32 v1, s64
	v_mov_b32_e32 v2, s65
	v_mov_b32_e32 v3, s66
	v_mov_b32_e32 v4, s67
.LBB0_61:
	s_or_b64 exec, exec, s[42:43]
.LBB0_62:
	s_or_b64 exec, exec, s[40:41]
.LBB0_63:
	s_or_b64 exec, exec, s[38:39]
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB0_73
	s_xor_b32 s8, s61, 1
	s_mul_i32 s8, s8, s29
	s_mov_b32 s9, s37
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s61, s20, s8
	s_addc_u32 s62, s21, s9
	s_cmp_lg_u32 s60, 3
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s41, s58, 2
	s_and_b32 s40, s58, 1
	s_and_b32 s41, s41, 2
	s_or_b32 s40, s40, s41
	s_lshr_b32 s41, s58, 4
	s_and_b32 s42, s41, 4
	s_lshr_b32 s43, s58, 3
	s_or_b32 s40, s40, s42
	s_bfe_u32 s42, s58, 0x10001
	s_and_b32 s43, s43, 2
	s_or_b32 s42, s42, s43
	s_lshr_b32 s43, s58, 5
	s_and_b32 s43, s43, 4
	s_or_b32 s42, s42, s43
	s_bfe_u32 s43, s58, 0x10002
	s_and_b32 s41, s41, 2
	s_or_b32 s41, s43, s41
	s_lshr_b32 s43, s58, 6
	s_lshl_b32 s63, s40, 7
	s_sub_i32 s40, 9, s59
	s_and_b32 s43, s43, 4
	s_and_b32 s66, s40, 31
	s_sub_i32 s40, 18, s59
	s_or_b32 s41, s41, s43
	s_and_b32 s67, s40, 31
	s_sub_i32 s40, 27, s59
	s_lshl_b32 s64, s42, 17
	s_lshl_b32 s65, s41, 27
	s_and_b32 s59, s40, 31
	s_cmp_eq_u32 s60, 9
	s_cselect_b64 s[40:41], -1, 0
	s_lshl_b32 s42, s58, 7
	s_add_i32 s58, s60, s42
	s_add_i32 s58, s58, 1
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, 0
	s_branch .LBB0_66
.LBB0_65:
	s_or_b64 exec, exec, s[44:45]
	v_add_u32_e32 v19, vcc, 64, v19
	v_cmp_le_u32_e32 vcc, s57, v19
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_72
.LBB0_66:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_68
	v_mov_b32_e32 v20, v18
	v_lshlrev_b64 v[6:7], 2, v[19:20]
	v_mov_b32_e32 v8, s56
	v_add_u32_e32 v6, vcc, s55, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	flat_load_dword v6, v[6:7]
	s_cbranch_execz .LBB0_69
	s_branch .LBB0_70
.LBB0_68:
.LBB0_69:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v6, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s47
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s48
	v_xor_b32_sdwa v7, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v8, vcc, v19, v7
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s47
	v_lshrrev_b32_e32 v6, 18, v6
	v_and_b32_e32 v20, s49, v7
	v_bfe_u32 v24, v7, 7, 7
	v_bfe_u32 v7, v7, 14, 7
	v_and_b32_e32 v6, s50, v6
	v_mul_u32_u24_e32 v20, v24, v20
	v_mul_u32_u24_e32 v6, v7, v6
	v_lshrrev_b32_e32 v7, 7, v20
	v_lshrrev_b32_e32 v20, 15, v8
	v_xor_b32_e32 v8, v20, v8
	v_mul_lo_u32 v8, v8, s48
	v_and_b32_e32 v6, s51, v6
	v_or_b32_e32 v7, s63, v7
	v_or_b32_e32 v6, s64, v6
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v6, v7, v6
	v_lshlrev_b32_e32 v7, 13, v8
	v_bfe_u32 v20, v8, 7, 7
	v_and_b32_e32 v7, s52, v7
	v_mul_u32_u24_e32 v7, v7, v20
	v_and_b32_e32 v7, s53, v7
	v_or_b32_e32 v7, s65, v7
	v_or_b32_e32 v6, v7, v6
.LBB0_70:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v8, s67, v6
	v_bfe_u32 v7, v6, s66, 1
	v_and_b32_e32 v8, 2, v8
	v_or_b32_e32 v7, v7, v8
	v_lshrrev_b32_e32 v8, s59, v6
	v_and_b32_e32 v8, 4, v8
	v_or_b32_e32 v7, v7, v8
	v_lshlrev_b32_e32 v8, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v24, v8, v17 offset:32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, v18
	ds_read_b32 v8, v8
	v_mov_b32_e32 v20, s62
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_u32_e32 v24, vcc, s61, v24
	v_addc_u32_e32 v25, vcc, v20, v25, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v8
	s_or_b64 s[68:69], s[40:41], vcc
	flat_store_dword v[24:25], v6
	s_and_saveexec_b64 s[44:45], s[68:69]
	s_cbranch_execz .LBB0_65
	v_lshlrev_b32_e32 v7, 4, v7
	v_add_u32_e32 v7, vcc, s58, v7
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s47
	v_lshrrev_b32_e32 v8, 15, v7
	v_xor_b32_e32 v7, v8, v7
	v_mul_lo_u32 v7, v7, s48
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v6, vcc, v7, v6
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s47
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s48
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, v6, v5
	s_branch .LBB0_65
.LBB0_72:
	s_or_b64 exec, exec, s[42:43]
.LBB0_73:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v5 offset:76
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_75
	ds_write_b32 v18, v18 offset:96
.LBB0_75:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e64 s[8:9], 0, v4
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB0_77
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v7, v18, v17 offset:96
	s_waitcnt lgkmcnt(0)
.LBB0_77:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v18 offset:96
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s55, v5
	s_cmp_eq_u32 s55, 0
	s_cbranch_scc1 .LBB0_97
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_90
	s_mov_b32 s56, 0
	s_mov_b64 s[40:41], 0
	s_branch .LBB0_82
.LBB0_80:
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB0_81:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[40:41], s[44:45], s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_88
.LBB0_82:
	onward_sync_cmpswap v5, v[9:10], v[17:18] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_81
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	onward_wait_load v8, v[9:10], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[9:10], v[5:6] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_80
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s31
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB0_86
.LBB0_85:
	s_add_i32 s57, s57, s33
	s_cmp_lt_u32 s57, s31
	s_sleep 15
	s_cbranch_scc0 .LBB0_85
.LBB0_86:
	s_lshl_b32 s58, s56, 1
	s_cmp_gt_u32 s56, s28
	s_cselect_b32 s56, s30, s58
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB0_80
.LBB0_87:
	s_sub_i32 s57, s57, 64
	s_cmp_lt_u32 s57, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_87
	s_branch .LBB0_80
.LBB0_88:
	s_or_b64 exec, exec, s[40:41]
	flat_load_dwordx2 v[5:6], v[15:16]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, s55, v6
	v_sub_u32_e32 v5, vcc, v8, v5
	v_cmp_gt_u32_e32 vcc, s54, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_90
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_atomic_add v[19:20], v17
.LBB0_90:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_92
	ds_write_b32 v18, v6 offset:80
.LBB0_92:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v18 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s40, v5
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB0_94
	v_mov_b32_e32 v20, s13
	v_mov_b32_e32 v5, s7
	v_mov_b32_e32 v19, s12
	v_mad_u64_u32 v[19:20], s[8:9], s6, v5, v[19:20]
	v_add_u32_e32 v5, vcc, s40, v7
	v_lshlrev_b32_sdwa v5, v23, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v19, v5
	v_addc_u32_e32 v8, vcc, 0, v20, vcc
	v_add_u32_e32 v7, vcc, s46, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB0_94:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_96
	v_add_u32_e32 v1, vcc, s55, v6
	flat_store_dword v[11:12], v1
	onward_sync_store v[9:10], v18 agent rel
.LBB0_96:
	s_or_b64 exec, exec, s[8:9]
.LBB0_97:
	s_branch .LBB0_26
.LBB0_98:
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_106
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_103
	v_cmp_ne_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_mov_b64 s[8:9], 0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
.LBB0_102:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[2:3], s[8:9], exec
.LBB0_103:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_105
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:72
	v_mov_b32_e32 v1, s26
	s_andn2_b64 s[2:3], s[2:3], exec
	v_mov_b32_e32 v2, s27
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
	s_or_b64 s[2:3], s[2:3], s[8:9]
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[2:3], s[2:3], exec
.LBB0_106:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_112
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], s[2:3]
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_109
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:68
	v_mov_b32_e32 v1, s24
	s_andn2_b64 s[6:7], s[2:3], exec
	v_mov_b32_e32 v2, s25
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB0_109:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_111
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:64
	v_mov_b32_e32 v1, s22
	s_andn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v2, s23
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB0_111:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[2:3], s[2:3], s[6:7]
.LBB0_112:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_114
	flat_atomic_add v[1:2], v3
.LBB0_114:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_116
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v4
.LBB0_116:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree_base
		.amdhsa_group_segment_fixed_size 112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 92
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 26
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
	.size	octree_base, .Lfunc_end0-octree_base
	.section	.AMDGPU.csdata
	.text
	.protected	octree_scope
	.globl	octree_scope
	.p2align	8
	.type	octree_scope,@function
octree_scope:
	s_load_dwordx4 s[28:31], s[4:5], 0x50
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:64
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx16 s[12:27], s[4:5], 0x8
	s_mov_b32 s0, 0
	s_mov_b32 s3, s0
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_mov_b32_e32 v4, s3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s28, v0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_6
	s_mul_i32 s1, s6, s28
	v_add_u32_e32 v5, vcc, s1, v0
	s_movk_i32 s1, 0x200
	s_mov_b32 s3, 0x80000003
	v_cmp_gt_u32_e32 vcc, s1, v5
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_5
	v_mad_u64_u32 v[1:2], s[2:3], v5, s29, 0
	v_add_u32_e32 v6, vcc, 1, v5
	v_mad_u64_u32 v[3:4], s[2:3], v6, s29, 0
	v_mul_lo_u32 v8, v2, v5
	v_mad_u64_u32 v[1:2], s[2:3], v1, v5, 0
	v_mul_lo_u32 v4, v4, v6
	v_mad_u64_u32 v[6:7], s[2:3], v3, v6, 0
	v_add_u32_e32 v2, vcc, v2, v8
	v_alignbit_b32 v3, v2, v1, 18
	v_add_u32_e32 v1, vcc, v7, v4
	v_alignbit_b32 v1, v1, v6, 18
	v_sub_u32_e32 v4, vcc, v1, v3
	v_mov_b32_e32 v6, 0x80000003
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v4, v6
.LBB1_5:
	s_or_b64 exec, exec, s[0:1]
.LBB1_6:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v5, s12
	s_load_dwordx2 s[10:11], s[4:5], 0x48
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s13
	v_mad_u64_u32 v[9:10], s[0:1], s6, v7, v[5:6]
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_18
	s_cmp_gt_u32 s30, 63
	s_mov_b64 s[34:35], 0xffffffff
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s7, s30, 1
	s_mov_b64 s[36:37], 0
	s_movk_i32 s31, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s33, s35
	s_branch .LBB1_10
.LBB1_8:
	s_andn2_b64 s[38:39], s[38:39], exec
.LBB1_9:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[38:39]
	s_or_b64 s[36:37], s[40:41], s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB1_16
.LBB1_10:
	onward_sync_cmpswap v7, v[9:10], v[5:6] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[38:39], s[38:39], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB1_9
	v_mov_b32_e32 v7, s34
	v_mov_b32_e32 v8, s35
	onward_wait_load v11, v[9:10], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[9:10], v[7:8] eq
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB1_8
	s_cmp_lg_u32 s33, 0
	s_cselect_b32 s33, s33, 64
	s_cmp_lt_u32 s33, s31
	s_mov_b32 s42, s33
	s_cbranch_scc1 .LBB1_14
.LBB1_13:
	s_addk_i32 s42, 0xfc40
	s_cmp_lt_u32 s42, s31
	s_sleep 15
	s_cbranch_scc0 .LBB1_13
.LBB1_14:
	s_lshl_b32 s43, s33, 1
	s_cmp_gt_u32 s33, s7
	s_cselect_b32 s33, s30, s43
	s_cmp_lt_u32 s42, 64
	s_cbranch_scc1 .LBB1_8
.LBB1_15:
	s_sub_i32 s42, s42, 64
	s_cmp_lt_u32 s42, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_15
	s_branch .LBB1_8
.LBB1_16:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s13
	v_mad_u64_u32 v[5:6], s[8:9], s6, v7, v[5:6]
	s_movk_i32 s7, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, s28, v6
	v_sub_u32_e32 v5, vcc, v7, v5
	v_cmp_gt_u32_e32 vcc, s7, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_18
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v8, s19
	flat_atomic_add v[7:8], v5
.LBB1_18:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_20
	v_mov_b32_e32 v5, 0
	ds_write_b32 v5, v6 offset:80
.LBB1_20:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v5 offset:80
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_22
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v11, 0x1080
	v_mov_b32_e32 v8, s13
	v_mad_u64_u32 v[7:8], s[8:9], s6, v11, v[7:8]
	v_add_u32_e32 v5, vcc, s7, v0
	v_mov_b32_e32 v11, 4
	v_lshlrev_b32_sdwa v5, v11, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v7, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 0x80, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB1_22:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[4:5], s6, v3, v[1:2]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v11, vcc, 0x44, v1
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_24
	v_add_u32_e32 v1, vcc, s28, v6
	flat_store_dword v[11:12], v1
	v_mov_b32_e32 v1, 0
	onward_sync_store v[9:10], v1 wg rel
.LBB1_24:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s7, 0x1080
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[13:14], s[4:5], s6, v3, v[1:2]
	s_cmp_gt_u32 s30, 63
	v_lshlrev_b32_e32 v21, 2, v0
	v_add_u32_e32 v15, vcc, 64, v13
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s28, s30, 1
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	v_cmp_gt_u32_e64 s[4:5], 8, v0
	v_add_u32_e32 v22, vcc, 32, v21
	s_mov_b64 s[36:37], 0xffffffff
	s_movk_i32 s31, 0x3c0
	s_movk_i32 s33, 0xfc40
	v_mov_b32_e32 v18, 0
	s_movk_i32 s46, 0x80
	s_mov_b32 s47, 0x7feb352d
	s_mov_b32 s48, 0x846ca68b
	s_movk_i32 s49, 0x7f
	s_movk_i32 s50, 0x3f8
	s_mov_b32 s51, 0x1fc00
	s_mov_b32 s52, 0xfe000
	s_mov_b32 s53, 0x7f00000
	v_mov_b32_e32 v17, 1
	s_movk_i32 s54, 0x101
	v_mov_b32_e32 v23, 4
	s_branch .LBB1_26
.LBB1_25:
	s_cbranch_execnz .LBB1_98
.LBB1_26:
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_39
	s_mov_b32 s44, 0
	s_mov_b64 s[38:39], 0
	s_branch .LBB1_30
.LBB1_28:
	s_andn2_b64 s[40:41], s[40:41], exec
.LBB1_29:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[42:43], exec, s[40:41]
	s_or_b64 s[38:39], s[42:43], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB1_36
.LBB1_30:
	onward_sync_cmpswap v1, v[13:14], v[17:18] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[40:41], s[40:41], exec
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB1_29
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	onward_wait_load v3, v[13:14], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_28
	s_cmp_lg_u32 s44, 0
	s_cselect_b32 s44, s44, 64
	s_cmp_lt_u32 s44, s31
	s_mov_b32 s45, s44
	s_cbranch_scc1 .LBB1_34
.LBB1_33:
	s_add_i32 s45, s45, s33
	s_cmp_lt_u32 s45, s31
	s_sleep 15
	s_cbranch_scc0 .LBB1_33
.LBB1_34:
	s_lshl_b32 s55, s44, 1
	s_cmp_gt_u32 s44, s28
	s_cselect_b32 s44, s30, s55
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB1_28
.LBB1_35:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_35
	s_branch .LBB1_28
.LBB1_36:
	s_or_b64 exec, exec, s[38:39]
	flat_load_dwordx2 v[4:5], v[15:16]
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v4
	v_mov_b32_e32 v1, s40
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	s_cbranch_vccnz .LBB1_38
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[38:39], s6, v3, v[1:2]
	v_add_u32_e32 v5, vcc, -1, v5
	v_lshlrev_b32_sdwa v3, v23, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_store_dword v[11:12], v5
.LBB1_38:
	onward_sync_store v[13:14], v18 wg rel
.LBB1_39:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_41
	s_waitcnt vmcnt(1)
	ds_write_b128 v18, v[1:4] offset:80
.LBB1_41:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[1:4], v18 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s59, v4
	v_readfirstlane_b32 s62, v1
	v_readfirstlane_b32 s57, v2
	s_cmp_eq_u32 s59, 0
	v_readfirstlane_b32 s58, v3
	s_cbranch_scc1 .LBB1_25
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB1_44
	ds_write_b32 v21, v18
.LBB1_44:
	s_or_b64 exec, exec, s[8:9]
	s_and_b32 s61, s59, 1
	s_mul_i32 s8, s61, s29
	s_mov_b32 s9, s37
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s55, s20, s8
	s_addc_u32 s56, s21, s9
	s_add_i32 s57, s57, s62
	v_add_u32_e32 v19, vcc, s62, v0
	s_and_b32 s60, s59, 0x7fffffff
	v_cmp_gt_u32_e64 s[8:9], s57, v19
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB1_51
	s_cmp_lg_u32 s60, 3
	s_cselect_b64 s[40:41], -1, 0
	s_lshr_b32 s43, s58, 2
	s_and_b32 s42, s58, 1
	s_and_b32 s43, s43, 2
	s_or_b32 s42, s42, s43
	s_lshr_b32 s43, s58, 4
	s_and_b32 s44, s43, 4
	s_lshr_b32 s45, s58, 3
	s_or_b32 s42, s42, s44
	s_bfe_u32 s44, s58, 0x10001
	s_and_b32 s45, s45, 2
	s_or_b32 s44, s44, s45
	s_lshr_b32 s45, s58, 5
	s_and_b32 s45, s45, 4
	s_or_b32 s44, s44, s45
	s_bfe_u32 s45, s58, 0x10002
	s_and_b32 s43, s43, 2
	s_or_b32 s43, s45, s43
	s_lshr_b32 s45, s58, 6
	s_lshl_b32 s63, s42, 7
	s_sub_i32 s42, 9, s59
	s_and_b32 s45, s45, 4
	s_and_b32 s66, s42, 31
	s_sub_i32 s42, 18, s59
	s_or_b32 s43, s43, s45
	s_and_b32 s67, s42, 31
	s_sub_i32 s42, 27, s59
	s_lshl_b32 s64, s44, 17
	s_lshl_b32 s65, s43, 27
	s_and_b32 s68, s42, 31
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v1, v19
	s_branch .LBB1_47
.LBB1_46:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, s67, v2
	v_bfe_u32 v3, v2, s66, 1
	v_and_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v2, s68, v2
	v_or_b32_e32 v3, v3, v4
	v_and_b32_e32 v2, 4, v2
	v_or_b32_e32 v2, v3, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v2, v17
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 64, v1
	v_cmp_le_u32_e32 vcc, s57, v1
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB1_51
.LBB1_47:
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_49
	v_mov_b32_e32 v2, v18
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_mov_b32_e32 v4, s56
	v_add_u32_e32 v2, vcc, s55, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_load_dword v2, v[2:3]
	s_cbranch_execnz .LBB1_46
	s_branch .LBB1_50
.LBB1_49:
.LBB1_50:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s47
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s48
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v4, vcc, v1, v3
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s47
	v_lshrrev_b32_e32 v2, 18, v2
	v_and_b32_e32 v5, s49, v3
	v_bfe_u32 v6, v3, 7, 7
	v_bfe_u32 v3, v3, 14, 7
	v_and_b32_e32 v2, s50, v2
	v_mul_u32_u24_e32 v5, v6, v5
	v_mul_u32_u24_e32 v2, v3, v2
	v_lshrrev_b32_e32 v3, 7, v5
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s48
	v_and_b32_e32 v2, s51, v2
	v_or_b32_e32 v3, s63, v3
	v_or_b32_e32 v2, s64, v2
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, v3, v2
	v_lshlrev_b32_e32 v3, 13, v4
	v_bfe_u32 v5, v4, 7, 7
	v_and_b32_e32 v3, s52, v3
	v_mul_u32_u24_e32 v3, v3, v5
	v_and_b32_e32 v3, s53, v3
	v_or_b32_e32 v3, s65, v3
	v_or_b32_e32 v2, v3, v2
	s_branch .LBB1_46
.LBB1_51:
	s_or_b64 exec, exec, s[38:39]
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	v_mov_b32_e32 v1, s40
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB1_63
	ds_read_b32 v6, v21
	v_mov_b32_e32 v5, s62
	s_and_saveexec_b64 s[40:41], s[2:3]
	s_cbranch_execz .LBB1_56
	s_mov_b32 s44, 0
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, s62
	v_mov_b32_e32 v1, v0
.LBB1_54:
	v_mov_b32_e32 v2, s44
	ds_read_b32 v2, v2
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_i32 s44, s44, 4
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[42:43], vcc, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v5, v2
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB1_54
	s_or_b64 exec, exec, s[42:43]
.LBB1_56:
	s_or_b64 exec, exec, s[40:41]
	s_mov_b32 s40, s37
	s_mov_b32 s41, s37
	s_mov_b32 s42, s37
	s_mov_b32 s43, s37
	v_mov_b32_e32 v1, s40
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v4, s43
	ds_write_b32 v22, v5
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB1_62
	s_add_i32 s44, s60, 1
	s_cmp_lg_u32 s44, 10
	v_cmp_lt_u32_e32 vcc, 32, v6
	s_cselect_b64 s[42:43], -1, 0
	s_and_b64 s[42:43], s[42:43], vcc
	s_and_saveexec_b64 s[62:63], s[42:43]
	s_xor_b64 s[42:43], exec, s[62:63]
	s_lshl_b32 s45, s58, 3
	v_add_u32_e32 v7, vcc, s45, v0
	s_or_b32 s45, s44, 0x80000000
	v_mov_b32_e32 v8, s45
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v4, v8
	s_or_saveexec_b64 s[42:43], s[42:43]
	s_xor_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB1_61
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v6 offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v17 offset:68
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s44
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v1 offset:72
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s64, s37
	s_mov_b32 s65, s37
	s_mov_b32 s66, s37
	s_mov_b32 s67, s37
	v_mov_b32_e32 v1, s64
	v_mov_b32_e32 v2, s65
	v_mov_b32_e32 v3, s66
	v_mov_b32_e32 v4, s67
.LBB1_61:
	s_or_b64 exec, exec, s[42:43]
.LBB1_62:
	s_or_b64 exec, exec, s[40:41]
.LBB1_63:
	s_or_b64 exec, exec, s[38:39]
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB1_73
	s_xor_b32 s8, s61, 1
	s_mul_i32 s8, s8, s29
	s_mov_b32 s9, s37
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s61, s20, s8
	s_addc_u32 s62, s21, s9
	s_cmp_lg_u32 s60, 3
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s41, s58, 2
	s_and_b32 s40, s58, 1
	s_and_b32 s41, s41, 2
	s_or_b32 s40, s40, s41
	s_lshr_b32 s41, s58, 4
	s_and_b32 s42, s41, 4
	s_lshr_b32 s43, s58, 3
	s_or_b32 s40, s40, s42
	s_bfe_u32 s42, s58, 0x10001
	s_and_b32 s43, s43, 2
	s_or_b32 s42, s42, s43
	s_lshr_b32 s43, s58, 5
	s_and_b32 s43, s43, 4
	s_or_b32 s42, s42, s43
	s_bfe_u32 s43, s58, 0x10002
	s_and_b32 s41, s41, 2
	s_or_b32 s41, s43, s41
	s_lshr_b32 s43, s58, 6
	s_lshl_b32 s63, s40, 7
	s_sub_i32 s40, 9, s59
	s_and_b32 s43, s43, 4
	s_and_b32 s66, s40, 31
	s_sub_i32 s40, 18, s59
	s_or_b32 s41, s41, s43
	s_and_b32 s67, s40, 31
	s_sub_i32 s40, 27, s59
	s_lshl_b32 s64, s42, 17
	s_lshl_b32 s65, s41, 27
	s_and_b32 s59, s40, 31
	s_cmp_eq_u32 s60, 9
	s_cselect_b64 s[40:41], -1, 0
	s_lshl_b32 s42, s58, 7
	s_add_i32 s58, s60, s42
	s_add_i32 s58, s58, 1
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, 0
	s_branch .LBB1_66
.LBB1_65:
	s_or_b64 exec, exec, s[44:45]
	v_add_u32_e32 v19, vcc, 64, v19
	v_cmp_le_u32_e32 vcc, s57, v19
	s_or_b64 s[42:43], vcc, s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB1_72
.LBB1_66:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB1_68
	v_mov_b32_e32 v20, v18
	v_lshlrev_b64 v[6:7], 2, v[19:20]
	v_mov_b32_e32 v8, s56
	v_add_u32_e32 v6, vcc, s55, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	flat_load_dword v6, v[6:7]
	s_cbranch_execz .LBB1_69
	s_branch .LBB1_70
.LBB1_68:
.LBB1_69:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v6, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s47
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s48
	v_xor_b32_sdwa v7, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v8, vcc, v19, v7
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s47
	v_lshrrev_b32_e32 v6, 18, v6
	v_and_b32_e32 v20, s49, v7
	v_bfe_u32 v24, v7, 7, 7
	v_bfe_u32 v7, v7, 14, 7
	v_and_b32_e32 v6, s50, v6
	v_mul_u32_u24_e32 v20, v24, v20
	v_mul_u32_u24_e32 v6, v7, v6
	v_lshrrev_b32_e32 v7, 7, v20
	v_lshrrev_b32_e32 v20, 15, v8
	v_xor_b32_e32 v8, v20, v8
	v_mul_lo_u32 v8, v8, s48
	v_and_b32_e32 v6, s51, v6
	v_or_b32_e32 v7, s63, v7
	v_or_b32_e32 v6, s64, v6
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v6, v7, v6
	v_lshlrev_b32_e32 v7, 13, v8
	v_bfe_u32 v20, v8, 7, 7
	v_and_b32_e32 v7, s52, v7
	v_mul_u32_u24_e32 v7, v7, v20
	v_and_b32_e32 v7, s53, v7
	v_or_b32_e32 v7, s65, v7
	v_or_b32_e32 v6, v7, v6
.LBB1_70:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v8, s67, v6
	v_bfe_u32 v7, v6, s66, 1
	v_and_b32_e32 v8, 2, v8
	v_or_b32_e32 v7, v7, v8
	v_lshrrev_b32_e32 v8, s59, v6
	v_and_b32_e32 v8, 4, v8
	v_or_b32_e32 v7, v7, v8
	v_lshlrev_b32_e32 v8, 2, v7
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v24, v8, v17 offset:32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, v18
	ds_read_b32 v8, v8
	v_mov_b32_e32 v20, s62
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_u32_e32 v24, vcc, s61, v24
	v_addc_u32_e32 v25, vcc, v20, v25, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v8
	s_or_b64 s[68:69], s[40:41], vcc
	flat_store_dword v[24:25], v6
	s_and_saveexec_b64 s[44:45], s[68:69]
	s_cbranch_execz .LBB1_65
	v_lshlrev_b32_e32 v7, 4, v7
	v_add_u32_e32 v7, vcc, s58, v7
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s47
	v_lshrrev_b32_e32 v8, 15, v7
	v_xor_b32_e32 v7, v8, v7
	v_mul_lo_u32 v7, v7, s48
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v6, vcc, v7, v6
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s47
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s48
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, v6, v5
	s_branch .LBB1_65
.LBB1_72:
	s_or_b64 exec, exec, s[42:43]
.LBB1_73:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v18, v5 offset:76
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_75
	ds_write_b32 v18, v18 offset:96
.LBB1_75:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e64 s[8:9], 0, v4
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB1_77
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v7, v18, v17 offset:96
	s_waitcnt lgkmcnt(0)
.LBB1_77:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v18 offset:96
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s55, v5
	s_cmp_eq_u32 s55, 0
	s_cbranch_scc1 .LBB1_97
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB1_90
	s_mov_b32 s56, 0
	s_mov_b64 s[40:41], 0
	s_branch .LBB1_82
.LBB1_80:
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB1_81:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[40:41], s[44:45], s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB1_88
.LBB1_82:
	onward_sync_cmpswap v5, v[9:10], v[17:18] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB1_81
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	onward_wait_load v8, v[9:10], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[9:10], v[5:6] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_80
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s31
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB1_86
.LBB1_85:
	s_add_i32 s57, s57, s33
	s_cmp_lt_u32 s57, s31
	s_sleep 15
	s_cbranch_scc0 .LBB1_85
.LBB1_86:
	s_lshl_b32 s58, s56, 1
	s_cmp_gt_u32 s56, s28
	s_cselect_b32 s56, s30, s58
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB1_80
.LBB1_87:
	s_sub_i32 s57, s57, 64
	s_cmp_lt_u32 s57, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_87
	s_branch .LBB1_80
.LBB1_88:
	s_or_b64 exec, exec, s[40:41]
	flat_load_dwordx2 v[5:6], v[15:16]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, s55, v6
	v_sub_u32_e32 v5, vcc, v8, v5
	v_cmp_gt_u32_e32 vcc, s54, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_90
	v_mov_b32_e32 v20, s19
	v_mov_b32_e32 v19, s18
	flat_atomic_add v[19:20], v17
.LBB1_90:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB1_92
	ds_write_b32 v18, v6 offset:80
.LBB1_92:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v18 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s40, v5
	s_and_saveexec_b64 s[38:39], s[8:9]
	s_cbranch_execz .LBB1_94
	v_mov_b32_e32 v20, s13
	v_mov_b32_e32 v5, s7
	v_mov_b32_e32 v19, s12
	v_mad_u64_u32 v[19:20], s[8:9], s6, v5, v[19:20]
	v_add_u32_e32 v5, vcc, s40, v7
	v_lshlrev_b32_sdwa v5, v23, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v19, v5
	v_addc_u32_e32 v8, vcc, 0, v20, vcc
	v_add_u32_e32 v7, vcc, s46, v5
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB1_94:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_96
	v_add_u32_e32 v1, vcc, s55, v6
	flat_store_dword v[11:12], v1
	onward_sync_store v[9:10], v18 wg rel
.LBB1_96:
	s_or_b64 exec, exec, s[8:9]
.LBB1_97:
	s_branch .LBB1_26
.LBB1_98:
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_106
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_103
	v_cmp_ne_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_mov_b64 s[8:9], 0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_102
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
.LBB1_102:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[2:3], s[8:9], exec
.LBB1_103:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_105
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:72
	v_mov_b32_e32 v1, s26
	s_andn2_b64 s[2:3], s[2:3], exec
	v_mov_b32_e32 v2, s27
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
	s_or_b64 s[2:3], s[2:3], s[8:9]
.LBB1_105:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[2:3], s[2:3], exec
.LBB1_106:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_112
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], s[2:3]
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_109
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:68
	v_mov_b32_e32 v1, s24
	s_andn2_b64 s[6:7], s[2:3], exec
	v_mov_b32_e32 v2, s25
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB1_109:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_111
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:64
	v_mov_b32_e32 v1, s22
	s_andn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v2, s23
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB1_111:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[2:3], s[2:3], s[6:7]
.LBB1_112:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_114
	flat_atomic_add v[1:2], v3
.LBB1_114:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_116
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v4
.LBB1_116:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree_scope
		.amdhsa_group_segment_fixed_size 112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 92
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 26
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
.Lfunc_end1:
	.size	octree_scope, .Lfunc_end1-octree_scope
	.section	.AMDGPU.csdata
	.text
	.protected	octree_steal
	.globl	octree_steal
	.p2align	8
	.type	octree_steal,@function
octree_steal:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx4 s[36:39], s[6:7], 0x50
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
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
	s_mov_b32 s3, s9
	v_cmp_gt_u32_e32 vcc, 4, v0
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	v_addc_u32_e64 v1, s[0:1], 0, v3, s[0:1]
	v_readfirstlane_b32 s33, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:64
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx16 s[16:31], s[6:7], 0x0
	s_mov_b32 s3, s9
	s_mov_b32 s0, s9
	s_mov_b32 s1, s9
	s_mov_b32 s2, s9
	v_mov_b32_e32 v4, s3
	v_cmp_gt_u32_e32 vcc, s36, v0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_6
	s_mul_i32 s2, s8, s36
	s_mov_b32 s12, 0
	v_add_u32_e32 v5, vcc, s2, v0
	s_movk_i32 s2, 0x200
	s_mov_b32 s15, 0x80000003
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	v_mov_b32_e32 v1, s12
	v_cmp_gt_u32_e32 vcc, s2, v5
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_5
	v_mad_u64_u32 v[1:2], s[4:5], v5, s37, 0
	v_add_u32_e32 v6, vcc, 1, v5
	v_mad_u64_u32 v[3:4], s[4:5], v6, s37, 0
	v_mul_lo_u32 v8, v2, v5
	v_mad_u64_u32 v[1:2], s[4:5], v1, v5, 0
	v_mul_lo_u32 v4, v4, v6
	v_mad_u64_u32 v[6:7], s[4:5], v3, v6, 0
	v_add_u32_e32 v2, vcc, v2, v8
	v_alignbit_b32 v3, v2, v1, 18
	v_add_u32_e32 v1, vcc, v7, v4
	v_alignbit_b32 v1, v1, v6, 18
	v_sub_u32_e32 v4, vcc, v1, v3
	v_mov_b32_e32 v6, 0x80000003
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v4, v6
.LBB2_5:
	s_or_b64 exec, exec, s[2:3]
.LBB2_6:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[12:13], s[0:1], s8, v7, v[5:6]
	s_mov_b32 s11, 0
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_18
	s_cmp_gt_u32 s38, 63
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s39, s38, 1
	s_mov_b64 s[14:15], 0
	s_mov_b32 s10, -1
	s_movk_i32 s42, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s43, s11
	s_branch .LBB2_10
.LBB2_8:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB2_9:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[34:35]
	s_or_b64 s[14:15], s[40:41], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_16
.LBB2_10:
	onward_sync_cmpswap v7, v[12:13], v[5:6] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB2_9
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	onward_wait_load v9, v[12:13], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[7:8] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_8
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s42
	s_mov_b32 s44, s43
	s_cbranch_scc1 .LBB2_14
.LBB2_13:
	s_addk_i32 s44, 0xfc40
	s_cmp_lt_u32 s44, s42
	s_sleep 15
	s_cbranch_scc0 .LBB2_13
.LBB2_14:
	s_lshl_b32 s45, s43, 1
	s_cmp_gt_u32 s43, s39
	s_cselect_b32 s43, s38, s45
	s_cmp_lt_u32 s44, 64
	s_cbranch_scc1 .LBB2_8
.LBB2_15:
	s_sub_i32 s44, s44, 64
	s_cmp_lt_u32 s44, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_15
	s_branch .LBB2_8
.LBB2_16:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[5:6], s[10:11], s8, v7, v[5:6]
	s_movk_i32 s10, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, vcc, v6, v5
	v_add_u32_e32 v7, vcc, s36, v5
	v_cmp_gt_u32_e32 vcc, s10, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_18
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v8, s25
	flat_atomic_add v[7:8], v9
.LBB2_18:
	s_or_b64 exec, exec, s[4:5]
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_20
	v_mov_b32_e32 v7, 0
	ds_write_b32 v7, v6 offset:80
.LBB2_20:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v7, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v7 offset:80
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_22
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v10, 0x1080
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v9, vcc, s6, v0
	v_mad_u64_u32 v[7:8], s[6:7], s8, v10, v[7:8]
	v_mov_b32_e32 v10, 4
	v_lshlrev_b32_sdwa v9, v10, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 0x80, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB2_22:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_26
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s19
	v_mad_u64_u32 v[1:2], s[6:7], s8, v3, v[1:2]
	v_add_u32_e32 v3, vcc, s36, v6
	v_add_u32_e32 v1, vcc, 0x44, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v5
	flat_store_dword v[1:2], v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_25
	s_lshl_b64 s[10:11], s[8:9], 2
	s_add_u32 s10, s16, s10
	s_addc_u32 s11, s17, s11
	s_add_u32 s10, s10, 0x80
	s_addc_u32 s11, s11, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	flat_atomic_swap v[1:2], v3
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s17
	flat_atomic_add v[1:2], v3
.LBB2_25:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	onward_sync_store v[12:13], v1 agent rel
.LBB2_26:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s39, 0x1080
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v2, s19
	v_mad_u64_u32 v[14:15], s[4:5], s8, v3, v[1:2]
	s_cmp_lt_u32 s38, 64
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s38, 63
	s_movk_i32 s4, 0x44
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s64, s38, 1
	v_add_u32_e32 v16, vcc, s4, v14
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s16, s4
	s_addc_u32 s5, s17, s5
	s_movk_i32 s9, 0x80
	s_add_u32 s52, s4, s9
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_addc_u32 s53, s5, 0
	v_add_u32_e32 v18, vcc, 64, v14
	v_lshlrev_b32_e32 v30, 2, v0
	s_add_u32 s54, s16, 64
	v_mov_b32_e32 v21, 0
	s_mov_b32 s44, 0
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	v_cmp_gt_u32_e64 s[4:5], s33, v0
	v_cmp_gt_u32_e64 s[6:7], 8, v0
	v_add_u32_e32 v31, vcc, 32, v30
	s_addc_u32 s55, s17, 0
	s_mul_i32 s36, s33, s36
	s_mov_b32 s56, -1
	s_movk_i32 s65, 0x3c0
	s_movk_i32 s66, 0xfc40
	s_movk_i32 s67, 0xff
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v20, 1
	s_mov_b32 s68, 0x7feb352d
	s_mov_b32 s69, 0x846ca68b
	v_mov_b32_e32 v32, -1
	s_brev_b32 s58, 1
	s_xor_b64 s[60:61], s[10:11], -1
	s_movk_i32 s70, 0x7f
	s_movk_i32 s71, 0x3f8
	s_mov_b32 s72, 0x1fc00
	s_mov_b32 s73, 0xfe000
	s_mov_b32 s74, 0x7f00000
	s_movk_i32 s75, 0x101
	v_bfrev_b32_e32 v33, 1
	v_mov_b32_e32 v34, 4
	v_mov_b32_e32 v28, v21
	v_mov_b32_e32 v29, v21
	s_mov_b32 s76, 0
	s_branch .LBB2_29
.LBB2_27:
	s_or_b64 exec, exec, s[10:11]
.LBB2_28:
.LBB2_29:
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v1, s44
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_44
	s_mov_b32 s45, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_33
.LBB2_31:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB2_32:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[14:15]
	s_or_b64 s[12:13], s[46:47], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_39
.LBB2_33:
	onward_sync_cmpswap v1, v[14:15], v[20:21] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB2_32
	s_mov_b32 s57, s44
	v_mov_b32_e32 v1, s56
	v_mov_b32_e32 v2, s57
	onward_wait_load v3, v[14:15], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[14:15], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB2_31
	s_cmp_lg_u32 s45, 0
	s_cselect_b32 s45, s45, 64
	s_cmp_lt_u32 s45, s65
	s_mov_b32 s48, s45
	s_cbranch_scc1 .LBB2_37
.LBB2_36:
	s_add_i32 s48, s48, s66
	s_cmp_lt_u32 s48, s65
	s_sleep 15
	s_cbranch_scc0 .LBB2_36
.LBB2_37:
	s_lshl_b32 s49, s45, 1
	s_cmp_gt_u32 s45, s64
	s_cselect_b32 s45, s38, s49
	s_cmp_lt_u32 s48, 64
	s_cbranch_scc1 .LBB2_31
.LBB2_38:
	s_sub_i32 s48, s48, 64
	s_cmp_lt_u32 s48, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_38
	s_branch .LBB2_31
.LBB2_39:
	s_or_b64 exec, exec, s[12:13]
	flat_load_dwordx2 v[4:5], v[18:19]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v6, vcc, v5, v4
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_mov_b32_e32 v1, s44
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
	s_cbranch_vccnz .LBB2_41
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v2, s19
	v_mad_u64_u32 v[1:2], s[12:13], s8, v3, v[1:2]
	v_add_u32_e32 v5, vcc, -1, v5
	v_lshlrev_b32_sdwa v3, v34, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s9, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_store_dword v[16:17], v5
.LBB2_41:
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_43
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	flat_atomic_swap v[5:6], v23
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	flat_atomic_add v[5:6], v20
.LBB2_43:
	onward_sync_store v[14:15], v23 agent rel
.LBB2_44:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_46
	s_waitcnt vmcnt(1)
	ds_write_b128 v23, v[1:4] offset:80
.LBB2_46:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[1:4], v23 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v4
	v_readfirstlane_b32 s12, v1
	v_readfirstlane_b32 s13, v2
	v_readfirstlane_b32 s14, v3
	s_cmp_lg_u32 s15, 0
	s_cbranch_scc0 .LBB2_48
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_branch .LBB2_94
.LBB2_48:
	s_mov_b32 s57, 0
.LBB2_49:
	s_add_i32 s76, s76, 1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB2_55
	s_lshl_b32 s45, s76, 8
	s_add_i32 s45, s45, s8
	s_lshr_b32 s46, s45, 16
	s_xor_b32 s45, s46, s45
	s_mul_i32 s45, s45, s68
	s_lshr_b32 s46, s45, 15
	s_xor_b32 s45, s46, s45
	s_mul_i32 s45, s45, s69
	s_lshr_b32 s46, s45, 16
	s_xor_b32 s45, s46, s45
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v22, v0
	s_branch .LBB2_52
.LBB2_51:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v22, vcc, 64, v22
	v_cmp_le_u32_e32 vcc, s33, v22
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB2_54
.LBB2_52:
	v_lshlrev_b64 v[6:7], 2, v[22:23]
	v_mov_b32_e32 v8, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_add_u32_e32 v6, vcc, s9, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_dword v6, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB2_51
	v_add_u32_e32 v6, vcc, s45, v22
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s68
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s69
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v6, 0xffffff00, v6
	v_or_b32_e32 v6, v6, v22
	v_min_u32_e32 v5, v6, v5
	s_branch .LBB2_51
.LBB2_54:
	s_or_b64 exec, exec, s[46:47]
.LBB2_55:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_57
	ds_write_b32 v23, v32 offset:96
.LBB2_57:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v23, v5 offset:96
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v23 offset:96
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v5
	s_and_b32 s11, s10, s67
	s_cmp_eq_u32 s10, -1
	s_cselect_b32 s50, s33, s11
	s_cmp_lg_u32 s50, s33
	s_cbranch_scc0 .LBB2_74
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v9, v28
	v_mov_b32_e32 v11, v29
	s_and_saveexec_b64 s[48:49], s[0:1]
	s_cbranch_execz .LBB2_66
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, s39
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[9:10], s[10:11], s50, v7, v[5:6]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	onward_sync_cmpswap v11, v[9:10], v[20:21] agent acq
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v11, v29
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB2_65
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, s39
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[5:6], s[10:11], s50, v7, v[5:6]
	s_mov_b32 s51, s44
	v_add_u32_e32 v24, vcc, 64, v5
	v_addc_u32_e32 v25, vcc, 0, v6, vcc
	flat_load_dwordx2 v[26:27], v[24:25]
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, vcc, v27, v26
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cmp_ne_u32_e64 s[10:11], 0, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_62
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, s39
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[5:6], s[46:47], s50, v7, v[5:6]
	v_lshlrev_b32_sdwa v7, v34, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v5, v7
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v5, vcc, s9, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	v_add_u32_e32 v22, vcc, 1, v26
	flat_store_dword v[24:25], v22
.LBB2_62:
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_64
	s_lshl_b64 s[46:47], s[50:51], 2
	s_add_u32 s45, s16, s46
	s_addc_u32 s47, s17, s47
	s_add_u32 s46, s45, s9
	s_addc_u32 s47, s47, 0
	v_mov_b32_e32 v24, s46
	v_mov_b32_e32 v25, s47
	flat_atomic_swap v[24:25], v23
	v_mov_b32_e32 v25, s17
	v_mov_b32_e32 v24, s16
	flat_atomic_add v[24:25], v20
.LBB2_64:
	onward_sync_store v[9:10], v23 agent rel
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	v_add_u32_e32 v11, vcc, v29, v9
.LBB2_65:
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v9, vcc, 1, v28
.LBB2_66:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_68
	s_waitcnt vmcnt(1)
	ds_write_b128 v23, v[5:8] offset:80
.LBB2_68:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[5:8], v23 offset:80
	s_mov_b32 s45, s57
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s51, v8
	v_readfirstlane_b32 s48, v5
	v_readfirstlane_b32 s49, v6
	v_readfirstlane_b32 s50, v7
	s_cmp_lg_u32 s51, 0
	s_cbranch_scc1 .LBB2_73
	s_cmp_lg_u32 s57, 0
	s_cselect_b32 s11, s57, 64
	s_cmp_lt_u32 s11, s65
	s_mov_b32 s10, s11
	s_cbranch_scc1 .LBB2_71
.LBB2_70:
	s_add_i32 s10, s10, s66
	s_cmp_lt_u32 s10, s65
	s_sleep 15
	s_cbranch_scc0 .LBB2_70
.LBB2_71:
	s_lshl_b32 s45, s11, 1
	s_cmpk_lt_u32 s11, 0x201
	s_cselect_b32 s45, s45, 0x400
	s_cmp_lt_u32 s10, 64
	s_cbranch_scc1 .LBB2_73
.LBB2_72:
	s_sub_i32 s10, s10, 64
	s_cmp_gt_u32 s10, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_72
.LBB2_73:
	s_mov_b64 s[10:11], 0
	s_branch .LBB2_75
.LBB2_74:
	s_mov_b64 s[10:11], -1
.LBB2_75:
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccz .LBB2_85
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_80
	s_mov_b32 s59, s58
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v9, s59
	onward_wait_load v5, v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[6:7], v[8:9] eq
	v_cmp_lt_i32_e32 vcc, -1, v5
	s_and_b64 s[48:49], s[60:61], vcc
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_sleep 1
	s_or_b64 exec, exec, s[46:47]
.LBB2_80:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_82
	ds_write_b32 v23, v5 offset:80
.LBB2_82:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v23 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v5
	s_and_b32 s10, s10, -2.0
	s_cmp_eq_u32 s10, s58
	s_cselect_b64 vcc, -1, 0
	s_and_b64 s[46:47], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[46:47]
	s_cbranch_execz .LBB2_84
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	flat_atomic_add v[5:6], v20
.LBB2_84:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, s15
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_mov_b32_e32 v5, s14
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mov_b32_e32 v5, s13
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_mov_b32_e32 v5, s12
	s_mov_b64 s[50:51], s[14:15]
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_cndmask_b32_e64 v5, 2, 1, vcc
	s_mov_b64 s[48:49], s[12:13]
	s_mov_b32 s45, s57
	v_mov_b32_e32 v11, v29
	v_mov_b32_e32 v9, v28
.LBB2_85:
	v_cmp_lt_i32_e32 vcc, 1, v5
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB2_87
	v_cmp_eq_u32_e64 s[12:13], 0, v5
.LBB2_87:
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB2_89
	s_cmp_lg_u32 s51, 0
	s_mov_b64 s[10:11], 0
	s_cselect_b64 s[12:13], -1, 0
.LBB2_89:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB2_91
	s_mov_b64 s[12:13], s[48:49]
	v_mov_b32_e32 v28, v9
	v_mov_b32_e32 v29, v11
	s_mov_b64 s[14:15], s[50:51]
	s_mov_b32 s57, s45
	s_branch .LBB2_49
.LBB2_91:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB2_93
	v_mov_b32_e32 v5, s48
	v_mov_b32_e32 v6, s49
	v_mov_b32_e32 v7, s50
	v_mov_b32_e32 v8, s51
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v4, v8
.LBB2_93:
	v_mov_b32_e32 v29, v11
	v_mov_b32_e32 v28, v9
.LBB2_94:
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_125
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB2_97
	ds_write_b32 v30, v23
.LBB2_97:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v35, 1, v4
	v_mul_lo_u32 v22, v35, s37
	v_mov_b32_e32 v7, s27
	v_and_b32_e32 v27, 0x7fffffff, v4
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[5:6], 2, v[22:23]
	v_add_u32_e32 v24, vcc, s26, v5
	v_addc_u32_e32 v25, vcc, v7, v6, vcc
	v_add_u32_e32 v26, vcc, v1, v2
	v_add_u32_e32 v2, vcc, v1, v0
	v_cmp_lt_u32_e64 s[12:13], v2, v26
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB2_104
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
	v_cmp_ne_u32_e64 s[10:11], 3, v27
	v_lshlrev_b32_e32 v5, 7, v5
	v_and_b32_e32 v8, 31, v8
	v_and_b32_e32 v9, 31, v9
	v_and_b32_e32 v10, 31, v10
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v22, v2
	s_branch .LBB2_100
.LBB2_99:
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
	ds_add_u32 v11, v20
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v22, vcc, 64, v22
	v_cmp_ge_u32_e32 vcc, v22, v26
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB2_104
.LBB2_100:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB2_102
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v36, vcc, v24, v36
	v_addc_u32_e32 v37, vcc, v25, v37, vcc
	flat_load_dword v11, v[36:37]
	s_cbranch_execnz .LBB2_99
	s_branch .LBB2_103
.LBB2_102:
.LBB2_103:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v11, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s68
	v_lshrrev_b32_e32 v36, 15, v11
	v_xor_b32_e32 v11, v36, v11
	v_mul_lo_u32 v11, v11, s69
	v_xor_b32_sdwa v36, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v37, vcc, v22, v36
	v_xor_b32_sdwa v37, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v37, v37, s68
	v_lshrrev_b32_e32 v11, 18, v11
	v_and_b32_e32 v38, s70, v36
	v_bfe_u32 v39, v36, 7, 7
	v_bfe_u32 v36, v36, 14, 7
	v_and_b32_e32 v11, s71, v11
	v_mul_u32_u24_e32 v38, v39, v38
	v_mul_u32_u24_e32 v11, v36, v11
	v_lshrrev_b32_e32 v36, 7, v38
	v_lshrrev_b32_e32 v38, 15, v37
	v_xor_b32_e32 v37, v38, v37
	v_mul_lo_u32 v37, v37, s69
	v_and_b32_e32 v11, s72, v11
	v_or_b32_e32 v36, v36, v5
	v_or_b32_e32 v11, v11, v6
	v_xor_b32_sdwa v37, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v11, v36, v11
	v_lshlrev_b32_e32 v36, 13, v37
	v_bfe_u32 v38, v37, 7, 7
	v_and_b32_e32 v36, s73, v36
	v_mul_u32_u24_e32 v36, v36, v38
	v_and_b32_e32 v36, s74, v36
	v_or_b32_e32 v36, v36, v7
	v_or_b32_e32 v11, v36, v11
	s_branch .LBB2_99
.LBB2_104:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB2_116
	ds_read_b32 v9, v30
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB2_109
	s_mov_b32 s45, 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v5, v0
.LBB2_107:
	v_mov_b32_e32 v6, s45
	ds_read_b32 v6, v6
	v_add_u32_e32 v5, vcc, -1, v5
	s_add_i32 s45, s45, 4
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[46:47], vcc, s[46:47]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v6, v1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB2_107
	s_or_b64 exec, exec, s[46:47]
.LBB2_109:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	ds_write_b32 v31, v1
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB2_115
	v_add_u32_e32 v11, vcc, 1, v27
	v_cmp_lt_u32_e32 vcc, 32, v9
	v_cmp_ne_u32_e64 s[10:11], 10, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_saveexec_b64 s[46:47], s[10:11]
	s_xor_b64 s[10:11], exec, s[46:47]
	v_lshlrev_b32_e32 v5, 3, v3
	v_mov_b32_e32 v8, v1
	v_add_u32_e32 v10, vcc, v5, v0
	v_or_b32_e32 v11, s58, v11
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v8, v11
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_114
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v9 offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v20 offset:68
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v11 offset:72
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
.LBB2_114:
	s_or_b64 exec, exec, s[10:11]
.LBB2_115:
	s_or_b64 exec, exec, s[48:49]
.LBB2_116:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB2_127
	v_xor_b32_e32 v1, 1, v35
	v_mul_lo_u32 v22, v1, s37
	v_mov_b32_e32 v11, s27
	v_lshrrev_b32_e32 v35, 3, v3
	v_and_b32_e32 v35, 2, v35
	v_lshlrev_b64 v[9:10], 2, v[22:23]
	v_cmp_ne_u32_e64 s[12:13], 3, v27
	v_add_u32_e32 v1, vcc, s26, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	v_lshrrev_b32_e32 v11, 2, v3
	v_and_b32_e32 v10, 1, v3
	v_and_b32_e32 v11, 2, v11
	v_or_b32_e32 v10, v10, v11
	v_lshrrev_b32_e32 v11, 4, v3
	v_and_b32_e32 v22, 4, v11
	v_or_b32_e32 v10, v10, v22
	v_bfe_u32 v22, v3, 1, 1
	v_or_b32_e32 v22, v22, v35
	v_lshrrev_b32_e32 v35, 5, v3
	v_and_b32_e32 v35, 4, v35
	v_or_b32_e32 v22, v22, v35
	v_bfe_u32 v35, v3, 2, 1
	v_and_b32_e32 v11, 2, v11
	v_or_b32_e32 v11, v35, v11
	v_lshrrev_b32_e32 v35, 6, v3
	v_and_b32_e32 v35, 4, v35
	v_or_b32_e32 v36, v11, v35
	v_lshlrev_b32_e32 v11, 7, v10
	v_sub_u32_e32 v10, vcc, 9, v4
	v_lshlrev_b32_e32 v3, 7, v3
	v_and_b32_e32 v37, 31, v10
	v_sub_u32_e32 v10, vcc, 18, v4
	v_sub_u32_e32 v4, vcc, 27, v4
	v_add_u32_e32 v3, vcc, v27, v3
	v_lshlrev_b32_e32 v35, 17, v22
	v_lshlrev_b32_e32 v36, 27, v36
	v_and_b32_e32 v38, 31, v10
	v_and_b32_e32 v4, 31, v4
	v_cmp_eq_u32_e64 s[10:11], 9, v27
	v_add_u32_e32 v27, vcc, 1, v3
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v10, 0
	s_branch .LBB2_119
.LBB2_118:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_ge_u32_e32 vcc, v2, v26
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB2_126
.LBB2_119:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB2_121
	v_mov_b32_e32 v3, v23
	v_lshlrev_b64 v[39:40], 2, v[2:3]
	v_add_u32_e32 v39, vcc, v24, v39
	v_addc_u32_e32 v40, vcc, v25, v40, vcc
	flat_load_dword v3, v[39:40]
	s_cbranch_execz .LBB2_122
	s_branch .LBB2_123
.LBB2_121:
.LBB2_122:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s68
	v_lshrrev_b32_e32 v22, 15, v3
	v_xor_b32_e32 v3, v22, v3
	v_mul_lo_u32 v3, v3, s69
	v_xor_b32_sdwa v22, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v39, vcc, v2, v22
	v_xor_b32_sdwa v39, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v39, v39, s68
	v_lshrrev_b32_e32 v3, 18, v3
	v_and_b32_e32 v40, s70, v22
	v_bfe_u32 v41, v22, 7, 7
	v_bfe_u32 v22, v22, 14, 7
	v_and_b32_e32 v3, s71, v3
	v_mul_u32_u24_e32 v40, v41, v40
	v_mul_u32_u24_e32 v3, v22, v3
	v_lshrrev_b32_e32 v22, 7, v40
	v_lshrrev_b32_e32 v40, 15, v39
	v_xor_b32_e32 v39, v40, v39
	v_mul_lo_u32 v39, v39, s69
	v_and_b32_e32 v3, s72, v3
	v_or_b32_e32 v22, v22, v11
	v_or_b32_e32 v3, v3, v35
	v_xor_b32_sdwa v39, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v3, v22, v3
	v_lshlrev_b32_e32 v22, 13, v39
	v_bfe_u32 v40, v39, 7, 7
	v_and_b32_e32 v22, s73, v22
	v_mul_u32_u24_e32 v22, v22, v40
	v_and_b32_e32 v22, s74, v22
	v_or_b32_e32 v22, v22, v36
	v_or_b32_e32 v3, v22, v3
.LBB2_123:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v39, v38, v3
	v_bfe_u32 v22, v3, v37, 1
	v_and_b32_e32 v39, 2, v39
	v_or_b32_e32 v22, v22, v39
	v_lshrrev_b32_e32 v39, v4, v3
	v_and_b32_e32 v39, 4, v39
	v_or_b32_e32 v39, v22, v39
	v_lshlrev_b32_e32 v40, 2, v39
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v22, v40, v20 offset:32
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v42, v40
	v_lshlrev_b64 v[40:41], 2, v[22:23]
	v_add_u32_e32 v40, vcc, v1, v40
	v_addc_u32_e32 v41, vcc, v9, v41, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v42
	s_or_b64 s[50:51], s[10:11], vcc
	flat_store_dword v[40:41], v3
	s_and_saveexec_b64 s[48:49], s[50:51]
	s_cbranch_execz .LBB2_118
	v_lshlrev_b32_e32 v22, 4, v39
	v_add_u32_e32 v22, vcc, v27, v22
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v22, v22, s68
	v_lshrrev_b32_e32 v39, 15, v22
	v_xor_b32_e32 v22, v39, v22
	v_mul_lo_u32 v22, v22, s69
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v3, vcc, v22, v3
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s68
	v_lshrrev_b32_e32 v22, 15, v3
	v_xor_b32_e32 v3, v22, v3
	v_mul_lo_u32 v3, v3, s69
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v10, vcc, v3, v10
	s_branch .LBB2_118
.LBB2_125:
	s_cbranch_execz .LBB2_29
	s_branch .LBB2_158
.LBB2_126:
	s_or_b64 exec, exec, s[46:47]
.LBB2_127:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v10 offset:76
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_129
	ds_write_b32 v23, v23 offset:96
.LBB2_129:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e64 s[10:11], 0, v8
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB2_131
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v4, v23, v20 offset:96
	s_waitcnt lgkmcnt(0)
.LBB2_131:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v23 offset:96
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s45, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_133
	s_sub_i32 s14, 1, s45
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	v_mov_b32_e32 v3, s14
	flat_atomic_add v1, v[1:2], v3 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v1
.LBB2_133:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_eq_u32 s45, 0
	s_cbranch_scc1 .LBB2_144
	s_mov_b32 s50, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_147
	s_mov_b64 s[14:15], 0
	s_branch .LBB2_138
.LBB2_136:
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB2_137:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[14:15], s[48:49], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_145
.LBB2_138:
	onward_sync_cmpswap v1, v[12:13], v[20:21] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB2_137
	s_mov_b32 s57, s44
	v_mov_b32_e32 v1, s56
	v_mov_b32_e32 v2, s57
	onward_wait_load v9, v[12:13], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB2_136
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s65
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB2_142
.LBB2_141:
	s_add_i32 s51, s51, s66
	s_cmp_lt_u32 s51, s65
	s_sleep 15
	s_cbranch_scc0 .LBB2_141
.LBB2_142:
	s_lshl_b32 s57, s50, 1
	s_cmp_gt_u32 s50, s64
	s_cselect_b32 s50, s38, s57
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB2_136
.LBB2_143:
	s_sub_i32 s51, s51, 64
	s_cmp_lt_u32 s51, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_143
	s_branch .LBB2_136
.LBB2_144:
	s_cbranch_execz .LBB2_28
	s_branch .LBB2_156
.LBB2_145:
	s_or_b64 exec, exec, s[14:15]
	flat_load_dwordx2 v[1:2], v[18:19]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v9, vcc, s45, v1
	v_cmp_gt_u32_e32 vcc, s75, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_147
	v_mov_b32_e32 v9, s24
	v_mov_b32_e32 v10, s25
	flat_atomic_add v[9:10], v20
.LBB2_147:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_149
	ds_write_b32 v23, v2 offset:80
.LBB2_149:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v9, v23 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB2_151
	v_mov_b32_e32 v9, s18
	v_mov_b32_e32 v11, s39
	v_mov_b32_e32 v10, s19
	v_mad_u64_u32 v[9:10], s[10:11], s8, v11, v[9:10]
	v_add_u32_e32 v4, vcc, s14, v4
	v_lshlrev_b32_sdwa v4, v34, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_add_u32_e32 v9, vcc, s9, v4
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_store_dwordx4 v[9:10], v[5:8]
.LBB2_151:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_155
	v_add_u32_e32 v2, vcc, s45, v2
	v_cmp_eq_u32_e32 vcc, 0, v1
	flat_store_dword v[16:17], v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB2_154
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_atomic_swap v[1:2], v20
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	flat_atomic_add v[1:2], v32
.LBB2_154:
	s_or_b64 exec, exec, s[12:13]
	onward_sync_store v[12:13], v23 agent rel
.LBB2_155:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB2_28
.LBB2_156:
	v_cmp_eq_u32_e32 vcc, s36, v3
	s_and_b64 s[10:11], s[0:1], vcc
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB2_27
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	flat_atomic_swap v[1:2], v33
	s_branch .LBB2_27
.LBB2_158:
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_166
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_163
	v_cmp_ne_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_mov_b64 s[8:9], 0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_162
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
.LBB2_162:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[8:9], exec
.LBB2_163:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v1, s42
	v_mov_b32_e32 v2, s43
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_165
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:72
	v_mov_b32_e32 v1, s40
	s_andn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v2, s41
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB2_165:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[6:7], exec
.LBB2_166:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_172
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], s[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB2_169
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:68
	v_mov_b32_e32 v1, s30
	s_andn2_b64 s[6:7], s[4:5], exec
	v_mov_b32_e32 v2, s31
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB2_169:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB2_171
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:64
	v_mov_b32_e32 v1, s28
	s_andn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v2, s29
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB2_171:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB2_172:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB2_174
	flat_atomic_add v[1:2], v3
.LBB2_174:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_176
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	flat_atomic_add v[0:1], v28
	flat_atomic_add v[2:3], v29
.LBB2_176:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree_steal
		.amdhsa_group_segment_fixed_size 112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 92
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
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 77
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
	.size	octree_steal, .Lfunc_end2-octree_steal
	.section	.AMDGPU.csdata
	.text
	.protected	octree_remote
	.globl	octree_remote
	.p2align	8
	.type	octree_remote,@function
octree_remote:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx4 s[36:39], s[6:7], 0x50
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
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
	s_mov_b32 s3, s9
	v_cmp_gt_u32_e32 vcc, 4, v0
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	v_addc_u32_e64 v1, s[0:1], 0, v3, s[0:1]
	v_readfirstlane_b32 s33, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:64
.LBB3_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx16 s[16:31], s[6:7], 0x0
	s_mov_b32 s3, s9
	s_mov_b32 s0, s9
	s_mov_b32 s1, s9
	s_mov_b32 s2, s9
	v_mov_b32_e32 v4, s3
	v_cmp_gt_u32_e32 vcc, s36, v0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_6
	s_mul_i32 s2, s8, s36
	s_mov_b32 s12, 0
	v_add_u32_e32 v5, vcc, s2, v0
	s_movk_i32 s2, 0x200
	s_mov_b32 s15, 0x80000003
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	v_mov_b32_e32 v1, s12
	v_cmp_gt_u32_e32 vcc, s2, v5
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_5
	v_mad_u64_u32 v[1:2], s[4:5], v5, s37, 0
	v_add_u32_e32 v6, vcc, 1, v5
	v_mad_u64_u32 v[3:4], s[4:5], v6, s37, 0
	v_mul_lo_u32 v8, v2, v5
	v_mad_u64_u32 v[1:2], s[4:5], v1, v5, 0
	v_mul_lo_u32 v4, v4, v6
	v_mad_u64_u32 v[6:7], s[4:5], v3, v6, 0
	v_add_u32_e32 v2, vcc, v2, v8
	v_alignbit_b32 v3, v2, v1, 18
	v_add_u32_e32 v1, vcc, v7, v4
	v_alignbit_b32 v1, v1, v6, 18
	v_sub_u32_e32 v4, vcc, v1, v3
	v_mov_b32_e32 v6, 0x80000003
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v4, v6
.LBB3_5:
	s_or_b64 exec, exec, s[2:3]
.LBB3_6:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[12:13], s[0:1], s8, v7, v[5:6]
	s_mov_b32 s11, 0
	v_cmp_ne_u32_e64 s[2:3], 0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_18
	s_cmp_gt_u32 s38, 63
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s39, s38, 1
	s_mov_b64 s[14:15], 0
	s_mov_b32 s10, -1
	s_movk_i32 s42, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s43, s11
	s_branch .LBB3_10
.LBB3_8:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB3_9:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[34:35]
	s_or_b64 s[14:15], s[40:41], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_16
.LBB3_10:
	onward_sync_cmpswap v7, v[12:13], v[5:6] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB3_9
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	onward_wait_load v9, v[12:13], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[7:8] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB3_8
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s42
	s_mov_b32 s44, s43
	s_cbranch_scc1 .LBB3_14
.LBB3_13:
	s_addk_i32 s44, 0xfc40
	s_cmp_lt_u32 s44, s42
	s_sleep 15
	s_cbranch_scc0 .LBB3_13
.LBB3_14:
	s_lshl_b32 s45, s43, 1
	s_cmp_gt_u32 s43, s39
	s_cselect_b32 s43, s38, s45
	s_cmp_lt_u32 s44, 64
	s_cbranch_scc1 .LBB3_8
.LBB3_15:
	s_sub_i32 s44, s44, 64
	s_cmp_lt_u32 s44, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_15
	s_branch .LBB3_8
.LBB3_16:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[5:6], s[10:11], s8, v7, v[5:6]
	s_movk_i32 s10, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, vcc, v6, v5
	v_add_u32_e32 v7, vcc, s36, v5
	v_cmp_gt_u32_e32 vcc, s10, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_18
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v8, s25
	flat_atomic_add v[7:8], v9
.LBB3_18:
	s_or_b64 exec, exec, s[4:5]
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_20
	v_mov_b32_e32 v7, 0
	ds_write_b32 v7, v6 offset:80
.LBB3_20:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v7, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v7 offset:80
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_22
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v10, 0x1080
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v9, vcc, s6, v0
	v_mad_u64_u32 v[7:8], s[6:7], s8, v10, v[7:8]
	v_mov_b32_e32 v10, 4
	v_lshlrev_b32_sdwa v9, v10, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 0x80, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB3_22:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_26
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s19
	v_mad_u64_u32 v[1:2], s[6:7], s8, v3, v[1:2]
	v_add_u32_e32 v3, vcc, s36, v6
	v_add_u32_e32 v1, vcc, 0x44, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v5
	flat_store_dword v[1:2], v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_25
	s_lshl_b64 s[10:11], s[8:9], 2
	s_add_u32 s10, s16, s10
	s_addc_u32 s11, s17, s11
	s_add_u32 s10, s10, 0x80
	s_addc_u32 s11, s11, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	flat_atomic_swap v[1:2], v3
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s17
	flat_atomic_add v[1:2], v3
.LBB3_25:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	onward_sync_store v[12:13], v1 wg rel
.LBB3_26:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s39, 0x1080
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v2, s19
	v_mad_u64_u32 v[14:15], s[4:5], s8, v3, v[1:2]
	s_cmp_lt_u32 s38, 64
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s38, 63
	s_movk_i32 s4, 0x44
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s64, s38, 1
	v_add_u32_e32 v16, vcc, s4, v14
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s16, s4
	s_addc_u32 s5, s17, s5
	s_movk_i32 s9, 0x80
	s_add_u32 s52, s4, s9
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_addc_u32 s53, s5, 0
	v_add_u32_e32 v18, vcc, 64, v14
	v_lshlrev_b32_e32 v30, 2, v0
	s_add_u32 s54, s16, 64
	v_mov_b32_e32 v21, 0
	s_mov_b32 s44, 0
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	v_cmp_gt_u32_e64 s[4:5], s33, v0
	v_cmp_gt_u32_e64 s[6:7], 8, v0
	v_add_u32_e32 v31, vcc, 32, v30
	s_addc_u32 s55, s17, 0
	s_mul_i32 s36, s33, s36
	s_mov_b32 s56, -1
	s_movk_i32 s65, 0x3c0
	s_movk_i32 s66, 0xfc40
	s_movk_i32 s67, 0xff
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v20, 1
	s_mov_b32 s68, 0x7feb352d
	s_mov_b32 s69, 0x846ca68b
	v_mov_b32_e32 v32, -1
	s_brev_b32 s58, 1
	s_xor_b64 s[60:61], s[10:11], -1
	s_movk_i32 s70, 0x7f
	s_movk_i32 s71, 0x3f8
	s_mov_b32 s72, 0x1fc00
	s_mov_b32 s73, 0xfe000
	s_mov_b32 s74, 0x7f00000
	s_movk_i32 s75, 0x101
	v_bfrev_b32_e32 v33, 1
	v_mov_b32_e32 v34, 4
	v_mov_b32_e32 v28, v21
	v_mov_b32_e32 v29, v21
	s_mov_b32 s76, 0
	s_branch .LBB3_29
.LBB3_27:
	s_or_b64 exec, exec, s[10:11]
.LBB3_28:
.LBB3_29:
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v1, s44
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_44
	s_mov_b32 s45, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB3_33
.LBB3_31:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB3_32:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[14:15]
	s_or_b64 s[12:13], s[46:47], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_39
.LBB3_33:
	onward_sync_cmpswap v1, v[14:15], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB3_32
	s_mov_b32 s57, s44
	v_mov_b32_e32 v1, s56
	v_mov_b32_e32 v2, s57
	onward_wait_load v3, v[14:15], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[14:15], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB3_31
	s_cmp_lg_u32 s45, 0
	s_cselect_b32 s45, s45, 64
	s_cmp_lt_u32 s45, s65
	s_mov_b32 s48, s45
	s_cbranch_scc1 .LBB3_37
.LBB3_36:
	s_add_i32 s48, s48, s66
	s_cmp_lt_u32 s48, s65
	s_sleep 15
	s_cbranch_scc0 .LBB3_36
.LBB3_37:
	s_lshl_b32 s49, s45, 1
	s_cmp_gt_u32 s45, s64
	s_cselect_b32 s45, s38, s49
	s_cmp_lt_u32 s48, 64
	s_cbranch_scc1 .LBB3_31
.LBB3_38:
	s_sub_i32 s48, s48, 64
	s_cmp_lt_u32 s48, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_38
	s_branch .LBB3_31
.LBB3_39:
	s_or_b64 exec, exec, s[12:13]
	flat_load_dwordx2 v[4:5], v[18:19]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v6, vcc, v5, v4
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_mov_b32_e32 v1, s44
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
	s_cbranch_vccnz .LBB3_41
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v2, s19
	v_mad_u64_u32 v[1:2], s[12:13], s8, v3, v[1:2]
	v_add_u32_e32 v5, vcc, -1, v5
	v_lshlrev_b32_sdwa v3, v34, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s9, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_store_dword v[16:17], v5
.LBB3_41:
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_43
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	flat_atomic_swap v[5:6], v23
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	flat_atomic_add v[5:6], v20
.LBB3_43:
	onward_sync_store v[14:15], v23 wg rel
.LBB3_44:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_46
	s_waitcnt vmcnt(1)
	ds_write_b128 v23, v[1:4] offset:80
.LBB3_46:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[1:4], v23 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v4
	v_readfirstlane_b32 s12, v1
	v_readfirstlane_b32 s13, v2
	v_readfirstlane_b32 s14, v3
	s_cmp_lg_u32 s15, 0
	s_cbranch_scc0 .LBB3_48
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_branch .LBB3_94
.LBB3_48:
	s_mov_b32 s57, 0
.LBB3_49:
	s_add_i32 s76, s76, 1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB3_55
	s_lshl_b32 s45, s76, 8
	s_add_i32 s45, s45, s8
	s_lshr_b32 s46, s45, 16
	s_xor_b32 s45, s46, s45
	s_mul_i32 s45, s45, s68
	s_lshr_b32 s46, s45, 15
	s_xor_b32 s45, s46, s45
	s_mul_i32 s45, s45, s69
	s_lshr_b32 s46, s45, 16
	s_xor_b32 s45, s46, s45
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v22, v0
	s_branch .LBB3_52
.LBB3_51:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v22, vcc, 64, v22
	v_cmp_le_u32_e32 vcc, s33, v22
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB3_54
.LBB3_52:
	v_lshlrev_b64 v[6:7], 2, v[22:23]
	v_mov_b32_e32 v8, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_add_u32_e32 v6, vcc, s9, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_dword v6, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB3_51
	v_add_u32_e32 v6, vcc, s45, v22
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s68
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s69
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v6, 0xffffff00, v6
	v_or_b32_e32 v6, v6, v22
	v_min_u32_e32 v5, v6, v5
	s_branch .LBB3_51
.LBB3_54:
	s_or_b64 exec, exec, s[46:47]
.LBB3_55:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_57
	ds_write_b32 v23, v32 offset:96
.LBB3_57:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v23, v5 offset:96
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v23 offset:96
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v5
	s_and_b32 s11, s10, s67
	s_cmp_eq_u32 s10, -1
	s_cselect_b32 s50, s33, s11
	s_cmp_lg_u32 s50, s33
	s_cbranch_scc0 .LBB3_74
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v9, v28
	v_mov_b32_e32 v11, v29
	s_and_saveexec_b64 s[48:49], s[0:1]
	s_cbranch_execz .LBB3_66
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, s39
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[9:10], s[10:11], s50, v7, v[5:6]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	onward_sync_cmpswap v11, v[9:10], v[20:21] agent acq remote
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v11, v29
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB3_65
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, s39
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[5:6], s[10:11], s50, v7, v[5:6]
	s_mov_b32 s51, s44
	v_add_u32_e32 v24, vcc, 64, v5
	v_addc_u32_e32 v25, vcc, 0, v6, vcc
	flat_load_dwordx2 v[26:27], v[24:25]
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, vcc, v27, v26
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cmp_ne_u32_e64 s[10:11], 0, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_62
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v7, s39
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[5:6], s[46:47], s50, v7, v[5:6]
	v_lshlrev_b32_sdwa v7, v34, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v5, v7
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v5, vcc, s9, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	v_add_u32_e32 v22, vcc, 1, v26
	flat_store_dword v[24:25], v22
.LBB3_62:
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_64
	s_lshl_b64 s[46:47], s[50:51], 2
	s_add_u32 s45, s16, s46
	s_addc_u32 s47, s17, s47
	s_add_u32 s46, s45, s9
	s_addc_u32 s47, s47, 0
	v_mov_b32_e32 v24, s46
	v_mov_b32_e32 v25, s47
	flat_atomic_swap v[24:25], v23
	v_mov_b32_e32 v25, s17
	v_mov_b32_e32 v24, s16
	flat_atomic_add v[24:25], v20
.LBB3_64:
	onward_sync_store v[9:10], v23 agent rel remote
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	v_add_u32_e32 v11, vcc, v29, v9
.LBB3_65:
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v9, vcc, 1, v28
.LBB3_66:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_68
	s_waitcnt vmcnt(1)
	ds_write_b128 v23, v[5:8] offset:80
.LBB3_68:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[5:8], v23 offset:80
	s_mov_b32 s45, s57
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s51, v8
	v_readfirstlane_b32 s48, v5
	v_readfirstlane_b32 s49, v6
	v_readfirstlane_b32 s50, v7
	s_cmp_lg_u32 s51, 0
	s_cbranch_scc1 .LBB3_73
	s_cmp_lg_u32 s57, 0
	s_cselect_b32 s11, s57, 64
	s_cmp_lt_u32 s11, s65
	s_mov_b32 s10, s11
	s_cbranch_scc1 .LBB3_71
.LBB3_70:
	s_add_i32 s10, s10, s66
	s_cmp_lt_u32 s10, s65
	s_sleep 15
	s_cbranch_scc0 .LBB3_70
.LBB3_71:
	s_lshl_b32 s45, s11, 1
	s_cmpk_lt_u32 s11, 0x201
	s_cselect_b32 s45, s45, 0x400
	s_cmp_lt_u32 s10, 64
	s_cbranch_scc1 .LBB3_73
.LBB3_72:
	s_sub_i32 s10, s10, 64
	s_cmp_gt_u32 s10, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_72
.LBB3_73:
	s_mov_b64 s[10:11], 0
	s_branch .LBB3_75
.LBB3_74:
	s_mov_b64 s[10:11], -1
.LBB3_75:
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccz .LBB3_85
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_80
	s_mov_b32 s59, s58
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v9, s59
	onward_wait_load v5, v[6:7], v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[6:7], v[8:9] eq
	v_cmp_lt_i32_e32 vcc, -1, v5
	s_and_b64 s[48:49], s[60:61], vcc
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_sleep 1
	s_or_b64 exec, exec, s[46:47]
.LBB3_80:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_82
	ds_write_b32 v23, v5 offset:80
.LBB3_82:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v23 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v5
	s_and_b32 s10, s10, -2.0
	s_cmp_eq_u32 s10, s58
	s_cselect_b64 vcc, -1, 0
	s_and_b64 s[46:47], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[46:47]
	s_cbranch_execz .LBB3_84
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	flat_atomic_add v[5:6], v20
.LBB3_84:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, s15
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_mov_b32_e32 v5, s14
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mov_b32_e32 v5, s13
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_mov_b32_e32 v5, s12
	s_mov_b64 s[50:51], s[14:15]
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_cndmask_b32_e64 v5, 2, 1, vcc
	s_mov_b64 s[48:49], s[12:13]
	s_mov_b32 s45, s57
	v_mov_b32_e32 v11, v29
	v_mov_b32_e32 v9, v28
.LBB3_85:
	v_cmp_lt_i32_e32 vcc, 1, v5
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB3_87
	v_cmp_eq_u32_e64 s[12:13], 0, v5
.LBB3_87:
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB3_89
	s_cmp_lg_u32 s51, 0
	s_mov_b64 s[10:11], 0
	s_cselect_b64 s[12:13], -1, 0
.LBB3_89:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB3_91
	s_mov_b64 s[12:13], s[48:49]
	v_mov_b32_e32 v28, v9
	v_mov_b32_e32 v29, v11
	s_mov_b64 s[14:15], s[50:51]
	s_mov_b32 s57, s45
	s_branch .LBB3_49
.LBB3_91:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB3_93
	v_mov_b32_e32 v5, s48
	v_mov_b32_e32 v6, s49
	v_mov_b32_e32 v7, s50
	v_mov_b32_e32 v8, s51
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v4, v8
.LBB3_93:
	v_mov_b32_e32 v29, v11
	v_mov_b32_e32 v28, v9
.LBB3_94:
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_125
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB3_97
	ds_write_b32 v30, v23
.LBB3_97:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v35, 1, v4
	v_mul_lo_u32 v22, v35, s37
	v_mov_b32_e32 v7, s27
	v_and_b32_e32 v27, 0x7fffffff, v4
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[5:6], 2, v[22:23]
	v_add_u32_e32 v24, vcc, s26, v5
	v_addc_u32_e32 v25, vcc, v7, v6, vcc
	v_add_u32_e32 v26, vcc, v1, v2
	v_add_u32_e32 v2, vcc, v1, v0
	v_cmp_lt_u32_e64 s[12:13], v2, v26
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB3_104
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
	v_cmp_ne_u32_e64 s[10:11], 3, v27
	v_lshlrev_b32_e32 v5, 7, v5
	v_and_b32_e32 v8, 31, v8
	v_and_b32_e32 v9, 31, v9
	v_and_b32_e32 v10, 31, v10
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v22, v2
	s_branch .LBB3_100
.LBB3_99:
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
	ds_add_u32 v11, v20
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v22, vcc, 64, v22
	v_cmp_ge_u32_e32 vcc, v22, v26
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB3_104
.LBB3_100:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB3_102
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v36, vcc, v24, v36
	v_addc_u32_e32 v37, vcc, v25, v37, vcc
	flat_load_dword v11, v[36:37]
	s_cbranch_execnz .LBB3_99
	s_branch .LBB3_103
.LBB3_102:
.LBB3_103:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v11, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s68
	v_lshrrev_b32_e32 v36, 15, v11
	v_xor_b32_e32 v11, v36, v11
	v_mul_lo_u32 v11, v11, s69
	v_xor_b32_sdwa v36, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v37, vcc, v22, v36
	v_xor_b32_sdwa v37, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v37, v37, s68
	v_lshrrev_b32_e32 v11, 18, v11
	v_and_b32_e32 v38, s70, v36
	v_bfe_u32 v39, v36, 7, 7
	v_bfe_u32 v36, v36, 14, 7
	v_and_b32_e32 v11, s71, v11
	v_mul_u32_u24_e32 v38, v39, v38
	v_mul_u32_u24_e32 v11, v36, v11
	v_lshrrev_b32_e32 v36, 7, v38
	v_lshrrev_b32_e32 v38, 15, v37
	v_xor_b32_e32 v37, v38, v37
	v_mul_lo_u32 v37, v37, s69
	v_and_b32_e32 v11, s72, v11
	v_or_b32_e32 v36, v36, v5
	v_or_b32_e32 v11, v11, v6
	v_xor_b32_sdwa v37, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v11, v36, v11
	v_lshlrev_b32_e32 v36, 13, v37
	v_bfe_u32 v38, v37, 7, 7
	v_and_b32_e32 v36, s73, v36
	v_mul_u32_u24_e32 v36, v36, v38
	v_and_b32_e32 v36, s74, v36
	v_or_b32_e32 v36, v36, v7
	v_or_b32_e32 v11, v36, v11
	s_branch .LBB3_99
.LBB3_104:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB3_116
	ds_read_b32 v9, v30
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB3_109
	s_mov_b32 s45, 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v5, v0
.LBB3_107:
	v_mov_b32_e32 v6, s45
	ds_read_b32 v6, v6
	v_add_u32_e32 v5, vcc, -1, v5
	s_add_i32 s45, s45, 4
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[46:47], vcc, s[46:47]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v6, v1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB3_107
	s_or_b64 exec, exec, s[46:47]
.LBB3_109:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	ds_write_b32 v31, v1
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB3_115
	v_add_u32_e32 v11, vcc, 1, v27
	v_cmp_lt_u32_e32 vcc, 32, v9
	v_cmp_ne_u32_e64 s[10:11], 10, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_saveexec_b64 s[46:47], s[10:11]
	s_xor_b64 s[10:11], exec, s[46:47]
	v_lshlrev_b32_e32 v5, 3, v3
	v_mov_b32_e32 v8, v1
	v_add_u32_e32 v10, vcc, v5, v0
	v_or_b32_e32 v11, s58, v11
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v8, v11
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_114
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v9 offset:64
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v20 offset:68
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v11 offset:72
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s45, s44
	s_mov_b32 s46, s44
	s_mov_b32 s47, s44
	v_mov_b32_e32 v5, s44
	v_mov_b32_e32 v6, s45
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
.LBB3_114:
	s_or_b64 exec, exec, s[10:11]
.LBB3_115:
	s_or_b64 exec, exec, s[48:49]
.LBB3_116:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB3_127
	v_xor_b32_e32 v1, 1, v35
	v_mul_lo_u32 v22, v1, s37
	v_mov_b32_e32 v11, s27
	v_lshrrev_b32_e32 v35, 3, v3
	v_and_b32_e32 v35, 2, v35
	v_lshlrev_b64 v[9:10], 2, v[22:23]
	v_cmp_ne_u32_e64 s[12:13], 3, v27
	v_add_u32_e32 v1, vcc, s26, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	v_lshrrev_b32_e32 v11, 2, v3
	v_and_b32_e32 v10, 1, v3
	v_and_b32_e32 v11, 2, v11
	v_or_b32_e32 v10, v10, v11
	v_lshrrev_b32_e32 v11, 4, v3
	v_and_b32_e32 v22, 4, v11
	v_or_b32_e32 v10, v10, v22
	v_bfe_u32 v22, v3, 1, 1
	v_or_b32_e32 v22, v22, v35
	v_lshrrev_b32_e32 v35, 5, v3
	v_and_b32_e32 v35, 4, v35
	v_or_b32_e32 v22, v22, v35
	v_bfe_u32 v35, v3, 2, 1
	v_and_b32_e32 v11, 2, v11
	v_or_b32_e32 v11, v35, v11
	v_lshrrev_b32_e32 v35, 6, v3
	v_and_b32_e32 v35, 4, v35
	v_or_b32_e32 v36, v11, v35
	v_lshlrev_b32_e32 v11, 7, v10
	v_sub_u32_e32 v10, vcc, 9, v4
	v_lshlrev_b32_e32 v3, 7, v3
	v_and_b32_e32 v37, 31, v10
	v_sub_u32_e32 v10, vcc, 18, v4
	v_sub_u32_e32 v4, vcc, 27, v4
	v_add_u32_e32 v3, vcc, v27, v3
	v_lshlrev_b32_e32 v35, 17, v22
	v_lshlrev_b32_e32 v36, 27, v36
	v_and_b32_e32 v38, 31, v10
	v_and_b32_e32 v4, 31, v4
	v_cmp_eq_u32_e64 s[10:11], 9, v27
	v_add_u32_e32 v27, vcc, 1, v3
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v10, 0
	s_branch .LBB3_119
.LBB3_118:
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_ge_u32_e32 vcc, v2, v26
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB3_126
.LBB3_119:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB3_121
	v_mov_b32_e32 v3, v23
	v_lshlrev_b64 v[39:40], 2, v[2:3]
	v_add_u32_e32 v39, vcc, v24, v39
	v_addc_u32_e32 v40, vcc, v25, v40, vcc
	flat_load_dword v3, v[39:40]
	s_cbranch_execz .LBB3_122
	s_branch .LBB3_123
.LBB3_121:
.LBB3_122:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s68
	v_lshrrev_b32_e32 v22, 15, v3
	v_xor_b32_e32 v3, v22, v3
	v_mul_lo_u32 v3, v3, s69
	v_xor_b32_sdwa v22, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v39, vcc, v2, v22
	v_xor_b32_sdwa v39, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v39, v39, s68
	v_lshrrev_b32_e32 v3, 18, v3
	v_and_b32_e32 v40, s70, v22
	v_bfe_u32 v41, v22, 7, 7
	v_bfe_u32 v22, v22, 14, 7
	v_and_b32_e32 v3, s71, v3
	v_mul_u32_u24_e32 v40, v41, v40
	v_mul_u32_u24_e32 v3, v22, v3
	v_lshrrev_b32_e32 v22, 7, v40
	v_lshrrev_b32_e32 v40, 15, v39
	v_xor_b32_e32 v39, v40, v39
	v_mul_lo_u32 v39, v39, s69
	v_and_b32_e32 v3, s72, v3
	v_or_b32_e32 v22, v22, v11
	v_or_b32_e32 v3, v3, v35
	v_xor_b32_sdwa v39, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v3, v22, v3
	v_lshlrev_b32_e32 v22, 13, v39
	v_bfe_u32 v40, v39, 7, 7
	v_and_b32_e32 v22, s73, v22
	v_mul_u32_u24_e32 v22, v22, v40
	v_and_b32_e32 v22, s74, v22
	v_or_b32_e32 v22, v22, v36
	v_or_b32_e32 v3, v22, v3
.LBB3_123:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v39, v38, v3
	v_bfe_u32 v22, v3, v37, 1
	v_and_b32_e32 v39, 2, v39
	v_or_b32_e32 v22, v22, v39
	v_lshrrev_b32_e32 v39, v4, v3
	v_and_b32_e32 v39, 4, v39
	v_or_b32_e32 v39, v22, v39
	v_lshlrev_b32_e32 v40, 2, v39
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v22, v40, v20 offset:32
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v42, v40
	v_lshlrev_b64 v[40:41], 2, v[22:23]
	v_add_u32_e32 v40, vcc, v1, v40
	v_addc_u32_e32 v41, vcc, v9, v41, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v42
	s_or_b64 s[50:51], s[10:11], vcc
	flat_store_dword v[40:41], v3
	s_and_saveexec_b64 s[48:49], s[50:51]
	s_cbranch_execz .LBB3_118
	v_lshlrev_b32_e32 v22, 4, v39
	v_add_u32_e32 v22, vcc, v27, v22
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v22, v22, s68
	v_lshrrev_b32_e32 v39, 15, v22
	v_xor_b32_e32 v22, v39, v22
	v_mul_lo_u32 v22, v22, s69
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v3, vcc, v22, v3
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s68
	v_lshrrev_b32_e32 v22, 15, v3
	v_xor_b32_e32 v3, v22, v3
	v_mul_lo_u32 v3, v3, s69
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v10, vcc, v3, v10
	s_branch .LBB3_118
.LBB3_125:
	s_cbranch_execz .LBB3_29
	s_branch .LBB3_158
.LBB3_126:
	s_or_b64 exec, exec, s[46:47]
.LBB3_127:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v23, v10 offset:76
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_129
	ds_write_b32 v23, v23 offset:96
.LBB3_129:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e64 s[10:11], 0, v8
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_131
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v4, v23, v20 offset:96
	s_waitcnt lgkmcnt(0)
.LBB3_131:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v23 offset:96
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s45, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_133
	s_sub_i32 s14, 1, s45
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	v_mov_b32_e32 v3, s14
	flat_atomic_add v1, v[1:2], v3 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v1
.LBB3_133:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_eq_u32 s45, 0
	s_cbranch_scc1 .LBB3_144
	s_mov_b32 s50, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_147
	s_mov_b64 s[14:15], 0
	s_branch .LBB3_138
.LBB3_136:
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB3_137:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[14:15], s[48:49], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_145
.LBB3_138:
	onward_sync_cmpswap v1, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB3_137
	s_mov_b32 s57, s44
	v_mov_b32_e32 v1, s56
	v_mov_b32_e32 v2, s57
	onward_wait_load v9, v[12:13], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB3_136
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s65
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB3_142
.LBB3_141:
	s_add_i32 s51, s51, s66
	s_cmp_lt_u32 s51, s65
	s_sleep 15
	s_cbranch_scc0 .LBB3_141
.LBB3_142:
	s_lshl_b32 s57, s50, 1
	s_cmp_gt_u32 s50, s64
	s_cselect_b32 s50, s38, s57
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB3_136
.LBB3_143:
	s_sub_i32 s51, s51, 64
	s_cmp_lt_u32 s51, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_143
	s_branch .LBB3_136
.LBB3_144:
	s_cbranch_execz .LBB3_28
	s_branch .LBB3_156
.LBB3_145:
	s_or_b64 exec, exec, s[14:15]
	flat_load_dwordx2 v[1:2], v[18:19]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v9, vcc, s45, v1
	v_cmp_gt_u32_e32 vcc, s75, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_147
	v_mov_b32_e32 v9, s24
	v_mov_b32_e32 v10, s25
	flat_atomic_add v[9:10], v20
.LBB3_147:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_149
	ds_write_b32 v23, v2 offset:80
.LBB3_149:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v9, v23 offset:80
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_151
	v_mov_b32_e32 v9, s18
	v_mov_b32_e32 v11, s39
	v_mov_b32_e32 v10, s19
	v_mad_u64_u32 v[9:10], s[10:11], s8, v11, v[9:10]
	v_add_u32_e32 v4, vcc, s14, v4
	v_lshlrev_b32_sdwa v4, v34, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_add_u32_e32 v9, vcc, s9, v4
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_store_dwordx4 v[9:10], v[5:8]
.LBB3_151:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_155
	v_add_u32_e32 v2, vcc, s45, v2
	v_cmp_eq_u32_e32 vcc, 0, v1
	flat_store_dword v[16:17], v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB3_154
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_atomic_swap v[1:2], v20
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	flat_atomic_add v[1:2], v32
.LBB3_154:
	s_or_b64 exec, exec, s[12:13]
	onward_sync_store v[12:13], v23 wg rel
.LBB3_155:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB3_28
.LBB3_156:
	v_cmp_eq_u32_e32 vcc, s36, v3
	s_and_b64 s[10:11], s[0:1], vcc
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB3_27
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	flat_atomic_swap v[1:2], v33
	s_branch .LBB3_27
.LBB3_158:
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_166
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB3_163
	v_cmp_ne_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_mov_b64 s[8:9], 0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB3_162
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:76
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
.LBB3_162:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[8:9], exec
.LBB3_163:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v1, s42
	v_mov_b32_e32 v2, s43
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_165
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:72
	v_mov_b32_e32 v1, s40
	s_andn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v2, s41
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[8:9], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB3_165:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[6:7], exec
.LBB3_166:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_172
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], s[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB3_169
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:68
	v_mov_b32_e32 v1, s30
	s_andn2_b64 s[6:7], s[4:5], exec
	v_mov_b32_e32 v2, s31
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB3_169:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB3_171
	v_mov_b32_e32 v0, 0
	ds_read_b32 v3, v0 offset:64
	v_mov_b32_e32 v1, s28
	s_andn2_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v2, s29
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB3_171:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB3_172:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB3_174
	flat_atomic_add v[1:2], v3
.LBB3_174:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_176
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	flat_atomic_add v[0:1], v28
	flat_atomic_add v[2:3], v29
.LBB3_176:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree_remote
		.amdhsa_group_segment_fixed_size 112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 92
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
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 77
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
	.size	octree_remote, .Lfunc_end3-octree_remote
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
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 92
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           octree_base
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         octree_base.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 92
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           octree_scope
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         octree_scope.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 92
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           octree_steal
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     79
    .sgpr_spill_count: 0
    .symbol:         octree_steal.kd
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 92
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           octree_remote
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     79
    .sgpr_spill_count: 0
    .symbol:         octree_remote.kd
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
