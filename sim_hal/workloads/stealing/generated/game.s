	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	game_base
	.globl	game_base
	.p2align	8
	.type	game_base,@function
game_base:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s4, 0x4f7ffffe
	s_mov_b32 s12, 0
	s_load_dword s9, s[6:7], 0x60
	s_load_dwordx4 s[20:23], s[6:7], 0x50
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s5
	s_sub_i32 s0, 0, s5
	s_mov_b32 s3, s12
	s_load_dwordx16 s[36:51], s[6:7], 0x8
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s5
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s5, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s5, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s5, v3, 0
	v_cmp_gt_u32_e32 vcc, s20, v0
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	v_addc_u32_e64 v1, s[0:1], 0, v3, s[0:1]
	v_readfirstlane_b32 s0, v1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_12
	s_bcnt1_i32_b32 s16, s21
	s_sub_i32 s17, 15, s16
	v_cvt_f32_u32_e32 v1, s17
	s_sub_i32 s1, 0, s17
	v_mul_lo_u32 v3, s0, v0
	s_brev_b32 s15, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s13, -1
	v_add_u32_e32 v6, vcc, s8, v3
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s14, s12
	v_mul_lo_u32 v2, s1, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, v6, v1
	v_mul_lo_u32 v2, v1, s17
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, v6, v2
	v_cmp_le_u32_e32 vcc, s17, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e64 v3, s[0:1], s17, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s17, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mov_b32_e32 v1, s12
	v_cmp_ge_u32_e32 vcc, s17, v5
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_11
	s_mov_b32 s4, 0xffff
	s_lshr_b32 s12, s21, 16
	s_and_b32 s14, s21, s4
	s_or_b32 s5, s14, s12
	s_xor_b32 s13, s5, s4
	v_cmp_le_u32_e32 vcc, s17, v6
	v_mov_b32_e32 v1, s13
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, v5
	s_mov_b32 s15, s13
.LBB0_4:
	s_add_i32 s18, s15, -1
	v_add_u32_e32 v2, vcc, -1, v2
	s_and_b32 s15, s18, s15
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v1, s15
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[10:11]
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v3, v5, s17
	v_sub_u32_e32 v2, vcc, 0, v1
	v_and_b32_e32 v1, v1, v2
	v_or_b32_e32 v1, s14, v1
	v_not_b32_e32 v2, v1
	v_sub_u32_e32 v3, vcc, v6, v3
	v_and_b32_e32 v2, s13, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[10:11], 0
.LBB0_8:
	v_add_u32_e32 v4, vcc, -1, v2
	v_add_u32_e32 v3, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v2, v4, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_8
	s_or_b64 exec, exec, s[10:11]
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v3, vcc, 0, v2
	v_and_b32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s12
	v_or_b32_sdwa v3, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_add_i32 s16, s16, 0x80000002
	v_add_u32_e32 v2, vcc, 1, v5
	v_or_b32_e32 v1, v3, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s16
.LBB0_11:
	s_or_b64 exec, exec, s[0:1]
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s36
	s_load_dwordx2 s[24:25], s[6:7], 0x48
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s37
	v_mad_u64_u32 v[8:9], s[0:1], s8, v7, v[5:6]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_24
	s_cmp_gt_u32 s9, 63
	s_mov_b64 s[6:7], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s16, s9, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s17, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s18, s7
	s_branch .LBB0_16
.LBB0_14:
	s_andn2_b64 s[12:13], s[12:13], exec
.LBB0_15:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_22
.LBB0_16:
	onward_sync_cmpswap v7, v[8:9], v[5:6] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_15
	v_mov_b32_e32 v11, s7
	v_mov_b32_e32 v10, s6
	onward_wait_load v7, v[8:9], v[10:11] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[8:9], v[10:11] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_14
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s17
	s_mov_b32 s19, s18
	s_cbranch_scc1 .LBB0_20
.LBB0_19:
	s_addk_i32 s19, 0xfc40
	s_cmp_lt_u32 s19, s17
	s_sleep 15
	s_cbranch_scc0 .LBB0_19
.LBB0_20:
	s_lshl_b32 s26, s18, 1
	s_cmp_gt_u32 s18, s16
	s_cselect_b32 s18, s9, s26
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB0_14
.LBB0_21:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_21
	s_branch .LBB0_14
.LBB0_22:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s37
	v_mad_u64_u32 v[5:6], s[4:5], s8, v7, v[5:6]
	s_movk_i32 s4, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, s20, v6
	v_sub_u32_e32 v5, vcc, v7, v5
	v_cmp_gt_u32_e32 vcc, s4, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_24
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v11, s43
	flat_atomic_add v[10:11], v5
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_26
	v_mov_b32_e32 v5, 0
	ds_write_b32 v5, v6 offset:160
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v5 offset:160
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_28
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v11, s37
	v_add_u32_e32 v5, vcc, s4, v0
	v_mad_u64_u32 v[10:11], s[4:5], s8, v7, v[10:11]
	v_mov_b32_e32 v7, 4
	v_lshlrev_b32_sdwa v5, v7, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v10, v5
	v_addc_u32_e32 v7, vcc, 0, v11, vcc
	v_add_u32_e32 v10, vcc, 0x80, v5
	v_addc_u32_e32 v11, vcc, 0, v7, vcc
	flat_store_dwordx4 v[10:11], v[1:4]
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[1:2], s[2:3], s8, v3, v[1:2]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v10, vcc, 0x44, v1
	v_addc_u32_e32 v11, vcc, 0, v2, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_30
	v_add_u32_e32 v1, vcc, s20, v6
	flat_store_dword v[10:11], v1
	v_mov_b32_e32 v1, 0
	onward_sync_store v[8:9], v1 agent rel
.LBB0_30:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s20, 0x1080
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[12:13], s[2:3], s8, v3, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s4, 0x8c
	v_add_u32_e32 v14, vcc, 64, v12
	v_addc_u32_e32 v15, vcc, 0, v13, vcc
	v_add_u32_e32 v18, vcc, s4, v1
	v_add_u32_e32 v19, vcc, 64, v1
	v_lshlrev_b32_e64 v1, v0, -1
	s_cmp_gt_u32 s9, 63
	v_not_b32_e32 v21, v1
	v_and_b32_e32 v1, 15, v0
	s_cselect_b64 s[26:27], -1, 0
	s_lshr_b32 s33, s9, 1
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_gt_u32_e64 s[4:5], 16, v0
	v_lshlrev_b32_e64 v20, v0, 1
	s_mov_b64 s[28:29], 0xffffffff
	s_add_i32 s52, s8, 1
	v_lshlrev_b32_e64 v22, v1, 1
	v_mov_b32_e32 v3, 0
	s_movk_i32 s53, 0x3c0
	s_movk_i32 s54, 0xfc40
	s_movk_i32 s55, 0x80
	s_mov_b32 s56, 0xffff
	v_mov_b32_e32 v23, 0x3e8
	v_mov_b32_e32 v24, 0xfffffc18
	s_movk_i32 s57, 0x3e8
	s_movk_i32 s58, 0xf0
	s_movk_i32 s59, 0xf00
	s_mov_b32 s60, 0xf000
	s_movk_i32 s61, 0x1111
	s_movk_i32 s62, 0x2222
	s_movk_i32 s63, 0x4444
	s_mov_b32 s64, 0x8888
	s_mov_b32 s65, 0x8421
	s_movk_i32 s66, 0x1248
	s_movk_i32 s67, 0x800
	v_mov_b32_e32 v26, -1
	s_movk_i32 s68, 0xf800
	v_mov_b32_e32 v16, 1
	s_movk_i32 s69, 0x101
	v_mov_b32_e32 v27, 4
	v_mov_b32_e32 v25, 0
	s_branch .LBB0_33
.LBB0_31:
	s_mov_b64 s[6:7], 0
.LBB0_32:
	s_xor_b64 s[6:7], s[6:7], -1
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_141
.LBB0_33:
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_46
	s_mov_b32 s16, 0
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_37
.LBB0_35:
	s_andn2_b64 s[12:13], s[12:13], exec
.LBB0_36:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_43
.LBB0_37:
	v_mov_b32_e32 v17, v3
	onward_sync_cmpswap v1, v[12:13], v[16:17] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	onward_wait_load v4, v[12:13], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[1:2] eq
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_35
	s_cmp_lg_u32 s16, 0
	s_cselect_b32 s16, s16, 64
	s_cmp_lt_u32 s16, s53
	s_mov_b32 s17, s16
	s_cbranch_scc1 .LBB0_41
.LBB0_40:
	s_add_i32 s17, s17, s54
	s_cmp_lt_u32 s17, s53
	s_sleep 15
	s_cbranch_scc0 .LBB0_40
.LBB0_41:
	s_lshl_b32 s18, s16, 1
	s_cmp_gt_u32 s16, s33
	s_cselect_b32 s16, s9, s18
	s_cmp_lt_u32 s17, 64
	s_cbranch_scc1 .LBB0_35
.LBB0_42:
	s_sub_i32 s17, s17, 64
	s_cmp_lt_u32 s17, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_42
	s_branch .LBB0_35
.LBB0_43:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dwordx2 v[1:2], v[14:15]
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_45
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v5, s37
	v_mad_u64_u32 v[4:5], s[10:11], s8, v1, v[4:5]
	v_add_u32_e32 v17, vcc, -1, v2
	v_lshlrev_b32_sdwa v1, v27, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v4, v1
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	v_add_u32_e32 v1, vcc, s55, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[4:7], v[1:2]
	flat_store_dword v[10:11], v17
.LBB0_45:
	onward_sync_store v[12:13], v3 agent rel
.LBB0_46:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_48
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[4:7] offset:160
.LBB0_48:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[4:7], v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s70, v7
	v_readfirstlane_b32 s71, v4
	s_cmp_eq_u32 s70, 0
	v_readfirstlane_b32 s72, v5
	s_cbranch_scc1 .LBB0_31
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_51
	ds_write_b32 v18, v3
.LBB0_51:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	s_cmp_eq_u32 s72, -1
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_114
	s_and_b32 s73, s70, 0x7fffffff
	s_cmp_ge_u32 s73, s22
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_84
	s_and_b32 s74, s71, s56
	s_lshr_b32 s75, s71, 16
	s_or_b32 s6, s74, s75
	s_xor_b32 s10, s6, s56
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_56
	v_and_b32_e32 v1, s10, v20
	v_cmp_ne_u32_e32 vcc, 0, v1
	ds_write_b32 v19, v23
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_56
	v_and_b32_e32 v1, s10, v21
	v_bcnt_u32_b32 v1, v1, 0
	v_lshlrev_b32_e32 v1, 2, v1
	ds_write_b32 v1, v0
.LBB0_56:
	s_or_b64 exec, exec, s[6:7]
	s_bcnt1_i32_b32 s77, s10
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_58
	ds_write_b32 v3, v24 offset:128
.LBB0_58:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s78, s77, -1
	s_mul_i32 s76, s78, s77
	v_cmp_gt_u32_e32 vcc, s76, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_66
	s_add_i32 s79, s73, 0xfffffc19
	s_sub_i32 s80, s57, s73
	s_sub_i32 s81, 0, s78
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB0_62
.LBB0_60:
	s_or_b64 exec, exec, s[6:7]
.LBB0_61:
	s_or_b64 exec, exec, s[12:13]
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v4, v45 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_le_u32_e32 vcc, s76, v2
	s_or_b64 s[34:35], vcc, s[34:35]
	v_add_u32_e32 v1, vcc, v17, v1
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_65
.LBB0_62:
	v_cvt_f32_u32_e32 v4, s78
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v45, s80
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, s81, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, vcc, v5, v4
	v_mul_hi_u32 v4, v2, v4
	v_mul_lo_u32 v5, s81, v4
	v_not_b32_e32 v7, v4
	v_mul_lo_u32 v7, s78, v7
	v_add_u32_e32 v6, vcc, 1, v4
	v_add_u32_e32 v5, vcc, v2, v5
	v_cmp_le_u32_e32 vcc, s78, v5
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e64 v6, s[6:7], v2, v7
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s78, v5
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_lshlrev_b32_e32 v5, 2, v4
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v5, v5, 1
	v_or_b32_e32 v5, s74, v5
	v_and_b32_e32 v34, 15, v5
	v_and_b32_e32 v33, s58, v5
	v_and_b32_e32 v32, s59, v5
	v_cmp_ne_u32_e32 vcc, 15, v34
	v_cmp_ne_u32_e64 s[6:7], s58, v33
	v_and_b32_e32 v31, s60, v5
	v_cmp_ne_u32_e64 s[10:11], s59, v32
	s_and_b64 s[6:7], vcc, s[6:7]
	v_and_b32_e32 v30, s61, v5
	v_cmp_ne_u32_e64 s[12:13], s60, v31
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_and_b32_e32 v29, s62, v5
	v_cmp_ne_u32_e64 s[14:15], s61, v30
	s_and_b64 s[6:7], s[12:13], s[6:7]
	v_and_b32_e32 v28, s63, v5
	v_cmp_ne_u32_e64 s[16:17], s62, v29
	s_and_b64 s[6:7], s[14:15], s[6:7]
	v_and_b32_e32 v6, s64, v5
	v_cmp_ne_u32_e64 s[18:19], s63, v28
	s_and_b64 s[6:7], s[16:17], s[6:7]
	s_and_b64 s[6:7], s[18:19], s[6:7]
	v_cmp_ne_u32_e32 vcc, s64, v6
	v_and_b32_e32 v7, s65, v5
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s65, v7
	v_and_b32_e32 v5, s66, v5
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s66, v5
	s_and_b64 s[6:7], vcc, s[6:7]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB0_61
	v_mul_lo_u32 v17, s81, v4
	v_mov_b32_e32 v45, s79
	v_add_u32_e32 v35, vcc, v2, v17
	v_cmp_ge_u32_e32 vcc, v35, v4
	v_addc_u32_e32 v17, vcc, v17, v2, vcc
	v_lshlrev_b32_e32 v17, 2, v17
	ds_read_b32 v17, v17
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v17, v17, 1
	v_or_b32_e32 v17, s75, v17
	v_and_b32_e32 v44, 15, v17
	v_and_b32_e32 v43, s58, v17
	v_and_b32_e32 v42, s59, v17
	v_cmp_ne_u32_e32 vcc, 15, v44
	v_cmp_ne_u32_e64 s[6:7], s58, v43
	v_cmp_ne_u32_e64 s[10:11], s59, v42
	s_and_b64 s[6:7], vcc, s[6:7]
	v_and_b32_e32 v41, s60, v17
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_cmp_ne_u32_e32 vcc, s60, v41
	v_and_b32_e32 v40, s61, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s61, v40
	v_and_b32_e32 v39, s62, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s62, v39
	v_and_b32_e32 v38, s63, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s63, v38
	v_and_b32_e32 v37, s64, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s64, v37
	v_and_b32_e32 v36, s65, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s65, v36
	v_and_b32_e32 v35, s66, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s66, v35
	s_and_b64 s[10:11], vcc, s[6:7]
	v_mov_b32_e32 v17, 1
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_60
	v_bcnt_u32_b32 v17, v34, 0
	v_bcnt_u32_b32 v45, v44, 0
	v_mul_u32_u24_e32 v46, v17, v17
	v_cmp_eq_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v44, 0, v46, vcc
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v34
	v_cndmask_b32_e32 v34, 0, v45, vcc
	v_bcnt_u32_b32 v45, v33, 0
	v_bcnt_u32_b32 v46, v43, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v43
	v_cndmask_b32_e32 v43, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v33
	v_cndmask_b32_e32 v33, 0, v45, vcc
	v_bcnt_u32_b32 v45, v32, 0
	v_bcnt_u32_b32 v46, v42, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v42
	v_cndmask_b32_e32 v42, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v32
	v_cndmask_b32_e32 v32, 0, v45, vcc
	v_bcnt_u32_b32 v45, v31, 0
	v_bcnt_u32_b32 v46, v41, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v41
	v_cndmask_b32_e32 v41, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v31
	v_cndmask_b32_e32 v31, 0, v45, vcc
	v_bcnt_u32_b32 v45, v30, 0
	v_bcnt_u32_b32 v46, v40, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v40
	v_cndmask_b32_e32 v40, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v30
	v_cndmask_b32_e32 v30, 0, v45, vcc
	v_bcnt_u32_b32 v45, v29, 0
	v_bcnt_u32_b32 v46, v39, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v39
	v_cndmask_b32_e32 v39, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v29
	v_cndmask_b32_e32 v29, 0, v45, vcc
	v_bcnt_u32_b32 v45, v28, 0
	v_bcnt_u32_b32 v46, v38, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_cndmask_b32_e32 v38, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v28
	v_cndmask_b32_e32 v28, 0, v45, vcc
	v_bcnt_u32_b32 v45, v6, 0
	v_bcnt_u32_b32 v46, v37, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v37
	v_cndmask_b32_e32 v37, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cndmask_b32_e32 v6, 0, v45, vcc
	v_bcnt_u32_b32 v45, v7, 0
	v_bcnt_u32_b32 v46, v36, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_cndmask_b32_e32 v36, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v7, 0, v45, vcc
	v_bcnt_u32_b32 v45, v5, 0
	v_bcnt_u32_b32 v46, v35, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v35
	v_cndmask_b32_e32 v35, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v5, 0, v45, vcc
	v_add_u32_e32 v43, vcc, v44, v43
	v_add_u32_e32 v33, vcc, v33, v34
	v_add_u32_e32 v42, vcc, v43, v42
	v_add_u32_e32 v32, vcc, v33, v32
	v_add_u32_e32 v41, vcc, v42, v41
	v_add_u32_e32 v31, vcc, v32, v31
	v_add_u32_e32 v40, vcc, v41, v40
	v_add_u32_e32 v30, vcc, v31, v30
	v_add_u32_e32 v39, vcc, v40, v39
	v_add_u32_e32 v29, vcc, v30, v29
	v_add_u32_e32 v38, vcc, v39, v38
	v_add_u32_e32 v28, vcc, v29, v28
	v_add_u32_e32 v37, vcc, v38, v37
	v_add_u32_e32 v6, vcc, v28, v6
	v_add_u32_e32 v36, vcc, v37, v36
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v35, vcc, v36, v35
	v_add_u32_e32 v5, vcc, v6, v5
	v_mov_b32_e32 v17, 0
	v_sub_u32_e32 v45, vcc, v35, v5
	s_branch .LBB0_60
.LBB0_65:
	s_or_b64 exec, exec, s[34:35]
.LBB0_66:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v1 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s77, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_68
	ds_read_b32 v1, v19
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v1 offset:128
	s_waitcnt lgkmcnt(0)
.LBB0_68:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_70
	v_mov_b32_e32 v1, s76
	ds_write_b32 v3, v1 offset:140
.LBB0_70:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_83
	ds_read_b32 v1, v3 offset:128
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v2, s72
	s_branch .LBB0_74
.LBB0_72:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_orn2_b64 s[18:19], s[18:19], exec
.LBB0_73:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[18:19]
	s_or_b64 s[12:13], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[14:15], exec
	s_and_b64 s[14:15], s[16:17], exec
	s_or_b64 s[14:15], s[6:7], s[14:15]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_81
.LBB0_74:
	v_lshlrev_b64 v[4:5], 6, v[2:3]
	v_mov_b32_e32 v6, s45
	v_add_u32_e32 v4, vcc, s44, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v6, vcc, 12, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	flat_load_dword v17, v[6:7]
	v_cmp_eq_u32_e64 s[6:7], 0, v2
	v_cndmask_b32_e64 v6, 15, 16, s[6:7]
	s_bcnt1_i32_b32 s18, s21
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e64 v28, s[6:7], s67, v1
	v_subrev_u32_e64 v29, s[6:7], s18, v6
	v_add_u32_e64 v6, s[6:7], 4, v4
	v_addc_u32_e64 v7, s[6:7], 0, v5, s[6:7]
	onward_sync_umax v30, v[4:5], v28 agent rlx
	onward_sync_add v28, v[6:7], v26 agent ar
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v17
	v_cndmask_b32_e64 v6, 0, v29, s[6:7]
	v_add_u32_e64 v6, s[6:7], v6, v28
	v_cmp_eq_u32_e64 s[6:7], 1, v6
	v_mov_b32_e32 v6, 1
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB0_78
	flat_load_dword v1, v[4:5]
	v_mov_b32_e32 v6, 2
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_77
	v_lshlrev_b64 v[4:5], 6, v[2:3]
	v_mov_b32_e32 v2, s45
	v_add_u32_e32 v4, vcc, s44, v4
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_load_dword v4, v[4:5]
	v_mov_b32_e32 v6, 0
.LBB0_77:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s68, v1
	v_mov_b32_e32 v2, v4
.LBB0_78:
	s_or_b64 exec, exec, s[18:19]
	v_cmp_gt_i32_e32 vcc, 2, v6
	s_mov_b64 s[18:19], -1
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_73
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_72
	s_xor_b64 s[18:19], exec, -1
	s_branch .LBB0_72
.LBB0_81:
	s_or_b64 exec, exec, s[12:13]
	s_xor_b64 s[6:7], s[14:15], -1
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[6:7], exec, s[12:13]
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_83
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	flat_store_dword v[4:5], v1
	s_waitcnt vmcnt(0)
.LBB0_83:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[6:7], 0
.LBB0_84:
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_cbranch_vccz .LBB0_114
	s_lshr_b32 s74, s71, 16
	s_or_b32 s6, s74, s71
	v_and_b32_e32 v1, s6, v22
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 s[10:11], s[4:5], vcc
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_87
	s_and_b32 s6, s71, s56
	v_or_b32_e32 v1, s6, v22
	v_and_b32_e32 v2, 15, v1
	v_cmp_eq_u32_e32 vcc, 15, v2
	v_and_b32_e32 v2, s58, v1
	v_cmp_eq_u32_e64 s[6:7], s58, v2
	v_and_b32_e32 v2, s59, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s59, v2
	v_and_b32_e32 v2, s60, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s60, v2
	v_and_b32_e32 v2, s61, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s61, v2
	v_and_b32_e32 v2, s62, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s62, v2
	v_and_b32_e32 v2, s63, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s63, v2
	v_and_b32_e32 v2, s64, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s64, v2
	v_and_b32_e32 v2, s65, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s65, v2
	v_and_b32_e32 v1, s66, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s66, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	s_and_b64 s[6:7], s[6:7], exec
.LBB0_87:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_89
	ds_write2_b32 v3, v24, v3 offset0:32 offset1:34
.LBB0_89:
	s_or_b64 exec, exec, s[12:13]
	s_xor_b64 s[10:11], s[10:11], -1
	s_or_b64 s[10:11], s[10:11], s[6:7]
	s_xor_b64 s[10:11], s[10:11], -1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_91
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v16 offset:136
	s_waitcnt lgkmcnt(0)
.LBB0_91:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB0_93
	s_sub_i32 s6, s57, s73
	v_mov_b32_e32 v1, s6
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v1 offset:128
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v16 offset:144
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v16 offset:140
	s_waitcnt lgkmcnt(0)
.LBB0_93:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_111
	v_mov_b32_e32 v1, s46
	v_mov_b32_e32 v2, s47
	ds_read2_b32 v[4:5], v3 offset0:32 offset1:34
	flat_atomic_add v2, v[1:2], v16 glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, s23, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_96
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	flat_atomic_add v[6:7], v16
.LBB0_96:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_98
	v_lshlrev_b64 v[6:7], 6, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v28, vcc, s67, v4
	v_mov_b32_e32 v1, s45
	v_add_u32_e32 v6, vcc, s44, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	v_mov_b32_e32 v30, s72
	v_mov_b32_e32 v31, s52
	v_mov_b32_e32 v29, v5
	s_mov_b32 s19, s29
	flat_store_dwordx4 v[6:7], v[28:31]
	v_add_u32_e32 v32, vcc, 16, v6
	s_mov_b32 s16, s29
	s_mov_b32 s17, s29
	s_mov_b32 s18, s29
	v_mov_b32_e32 v31, s19
	v_addc_u32_e32 v33, vcc, 0, v7, vcc
	v_mov_b32_e32 v30, s18
	v_mov_b32_e32 v29, s17
	v_mov_b32_e32 v28, s16
	flat_store_dwordx4 v[32:33], v[28:31]
	v_add_u32_e32 v32, vcc, 32, v6
	v_addc_u32_e32 v33, vcc, 0, v7, vcc
	v_add_u32_e32 v6, vcc, 48, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_store_dwordx4 v[32:33], v[28:31]
	flat_store_dwordx4 v[6:7], v[28:31]
.LBB0_98:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v3, v2 offset:132
	s_cbranch_vccnz .LBB0_111
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, s72
	s_branch .LBB0_102
.LBB0_100:
	s_or_b64 exec, exec, s[34:35]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_orn2_b64 s[30:31], s[30:31], exec
.LBB0_101:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[30:31]
	s_or_b64 s[14:15], s[6:7], s[14:15]
	s_andn2_b64 s[6:7], s[16:17], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_or_b64 s[16:17], s[6:7], s[16:17]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_109
.LBB0_102:
	v_lshlrev_b64 v[5:6], 6, v[2:3]
	v_mov_b32_e32 v1, s45
	v_add_u32_e32 v5, vcc, s44, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	v_add_u32_e32 v28, vcc, 12, v5
	v_addc_u32_e32 v29, vcc, 0, v6, vcc
	flat_load_dword v1, v[28:29]
	v_cmp_eq_u32_e64 s[6:7], 0, v2
	v_cndmask_b32_e64 v7, 15, 16, s[6:7]
	s_bcnt1_i32_b32 s30, s21
	v_sub_u32_e64 v17, s[6:7], s67, v4
	v_subrev_u32_e64 v7, s[6:7], s30, v7
	v_add_u32_e64 v28, s[6:7], 4, v5
	v_addc_u32_e64 v29, s[6:7], 0, v6, s[6:7]
	onward_sync_umax v30, v[5:6], v17 agent rlx
	onward_sync_add v17, v[28:29], v26 agent ar
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v1
	v_cndmask_b32_e64 v1, 0, v7, s[6:7]
	v_add_u32_e64 v1, s[6:7], v1, v17
	v_cmp_eq_u32_e64 s[6:7], 1, v1
	v_mov_b32_e32 v1, 1
	s_and_saveexec_b64 s[30:31], s[6:7]
	s_cbranch_execz .LBB0_106
	flat_load_dword v4, v[5:6]
	v_mov_b32_e32 v1, 2
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_105
	v_lshlrev_b64 v[1:2], 6, v[2:3]
	v_mov_b32_e32 v5, s45
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	v_mov_b32_e32 v1, 0
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, s68, v4
	v_mov_b32_e32 v2, v5
.LBB0_106:
	s_or_b64 exec, exec, s[30:31]
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_mov_b64 s[30:31], -1
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_101
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_mov_b64 s[30:31], -1
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_100
	s_xor_b64 s[30:31], exec, -1
	s_branch .LBB0_100
.LBB0_109:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[6:7], s[16:17]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_111
	v_mov_b32_e32 v1, s48
	v_mov_b32_e32 v2, s49
	flat_store_dword v[1:2], v4
	s_waitcnt vmcnt(0)
.LBB0_111:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_113
	ds_read_b32 v2, v3 offset:132
	s_add_i32 s10, s70, 1
	v_mov_b32_e32 v1, s71
	s_bitset1_b32 s10, 31
	v_or_b32_sdwa v1, v1, v22 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mov_b32_e32 v4, s10
	v_or_b32_e32 v1, s74, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v4, v1
.LBB0_113:
	s_or_b64 exec, exec, s[6:7]
.LBB0_114:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_116
	ds_read_b32 v1, v18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v25, vcc, v1, v25
.LBB0_116:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_118
	ds_write_b32 v3, v3 offset:176
.LBB0_118:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v7
	v_mov_b32_e32 v28, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_120
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v28, v3, v16 offset:176
	s_waitcnt lgkmcnt(0)
.LBB0_120:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:176
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s18, v1
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc1 .LBB0_140
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_133
	s_mov_b32 s19, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_125
.LBB0_123:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB0_124:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_131
.LBB0_125:
	v_mov_b32_e32 v17, v3
	onward_sync_cmpswap v1, v[8:9], v[16:17] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_124
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	onward_wait_load v17, v[8:9], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[8:9], v[1:2] eq
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_123
	s_cmp_lg_u32 s19, 0
	s_cselect_b32 s19, s19, 64
	s_cmp_lt_u32 s19, s53
	s_mov_b32 s30, s19
	s_cbranch_scc1 .LBB0_129
.LBB0_128:
	s_add_i32 s30, s30, s54
	s_cmp_lt_u32 s30, s53
	s_sleep 15
	s_cbranch_scc0 .LBB0_128
.LBB0_129:
	s_lshl_b32 s31, s19, 1
	s_cmp_gt_u32 s19, s33
	s_cselect_b32 s19, s9, s31
	s_cmp_lt_u32 s30, 64
	s_cbranch_scc1 .LBB0_123
.LBB0_130:
	s_sub_i32 s30, s30, 64
	s_cmp_lt_u32 s30, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_130
	s_branch .LBB0_123
.LBB0_131:
	s_or_b64 exec, exec, s[12:13]
	flat_load_dwordx2 v[1:2], v[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, s18, v2
	v_sub_u32_e32 v1, vcc, v17, v1
	v_cmp_gt_u32_e32 vcc, s69, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_133
	v_mov_b32_e32 v29, s42
	v_mov_b32_e32 v30, s43
	flat_atomic_add v[29:30], v16
.LBB0_133:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_135
	ds_write_b32 v3, v2 offset:160
.LBB0_135:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_137
	v_mov_b32_e32 v29, s36
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v30, s37
	v_mad_u64_u32 v[29:30], s[6:7], s8, v1, v[29:30]
	v_add_u32_e32 v1, vcc, s12, v28
	v_lshlrev_b32_sdwa v1, v27, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v29, v1
	v_addc_u32_e32 v17, vcc, 0, v30, vcc
	v_add_u32_e32 v28, vcc, s55, v1
	v_addc_u32_e32 v29, vcc, 0, v17, vcc
	flat_store_dwordx4 v[28:29], v[4:7]
.LBB0_137:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_139
	v_add_u32_e32 v1, vcc, s18, v2
	flat_store_dword v[10:11], v1
	onward_sync_store v[8:9], v3 agent rel
.LBB0_139:
	s_or_b64 exec, exec, s[6:7]
.LBB0_140:
	s_mov_b64 s[6:7], -1
	s_branch .LBB0_32
.LBB0_141:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_143
	v_mov_b32_e32 v1, s51
	v_mov_b32_e32 v2, s25
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v2, s24
	v_cndmask_b32_e32 v0, v0, v2, vcc
	flat_atomic_add v[0:1], v25
.LBB0_143:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_145
	v_mov_b32_e32 v0, s38
	v_mov_b32_e32 v1, s39
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v4
.LBB0_145:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel game_base
		.amdhsa_group_segment_fixed_size 192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 100
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
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 82
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
	.size	game_base, .Lfunc_end0-game_base
	.section	.AMDGPU.csdata
	.text
	.protected	game_scope
	.globl	game_scope
	.p2align	8
	.type	game_scope,@function
game_scope:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s4, 0x4f7ffffe
	s_mov_b32 s12, 0
	s_load_dword s9, s[6:7], 0x60
	s_load_dwordx4 s[20:23], s[6:7], 0x50
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s5
	s_sub_i32 s0, 0, s5
	s_mov_b32 s3, s12
	s_load_dwordx16 s[36:51], s[6:7], 0x8
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s5
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s5, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s5, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s5, v3, 0
	v_cmp_gt_u32_e32 vcc, s20, v0
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	v_addc_u32_e64 v1, s[0:1], 0, v3, s[0:1]
	v_readfirstlane_b32 s0, v1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_12
	s_bcnt1_i32_b32 s16, s21
	s_sub_i32 s17, 15, s16
	v_cvt_f32_u32_e32 v1, s17
	s_sub_i32 s1, 0, s17
	v_mul_lo_u32 v3, s0, v0
	s_brev_b32 s15, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s13, -1
	v_add_u32_e32 v6, vcc, s8, v3
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s14, s12
	v_mul_lo_u32 v2, s1, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, v6, v1
	v_mul_lo_u32 v2, v1, s17
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, v6, v2
	v_cmp_le_u32_e32 vcc, s17, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e64 v3, s[0:1], s17, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s17, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mov_b32_e32 v1, s12
	v_cmp_ge_u32_e32 vcc, s17, v5
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_11
	s_mov_b32 s4, 0xffff
	s_lshr_b32 s12, s21, 16
	s_and_b32 s14, s21, s4
	s_or_b32 s5, s14, s12
	s_xor_b32 s13, s5, s4
	v_cmp_le_u32_e32 vcc, s17, v6
	v_mov_b32_e32 v1, s13
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_6
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, v5
	s_mov_b32 s15, s13
.LBB1_4:
	s_add_i32 s18, s15, -1
	v_add_u32_e32 v2, vcc, -1, v2
	s_and_b32 s15, s18, s15
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v1, s15
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_4
	s_or_b64 exec, exec, s[10:11]
.LBB1_6:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v3, v5, s17
	v_sub_u32_e32 v2, vcc, 0, v1
	v_and_b32_e32 v1, v1, v2
	v_or_b32_e32 v1, s14, v1
	v_not_b32_e32 v2, v1
	v_sub_u32_e32 v3, vcc, v6, v3
	v_and_b32_e32 v2, s13, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_10
	s_mov_b64 s[10:11], 0
.LBB1_8:
	v_add_u32_e32 v4, vcc, -1, v2
	v_add_u32_e32 v3, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v2, v4, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_8
	s_or_b64 exec, exec, s[10:11]
.LBB1_10:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v3, vcc, 0, v2
	v_and_b32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s12
	v_or_b32_sdwa v3, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_add_i32 s16, s16, 0x80000002
	v_add_u32_e32 v2, vcc, 1, v5
	v_or_b32_e32 v1, v3, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s16
.LBB1_11:
	s_or_b64 exec, exec, s[0:1]
.LBB1_12:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s36
	s_load_dwordx2 s[24:25], s[6:7], 0x48
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s37
	v_mad_u64_u32 v[8:9], s[0:1], s8, v7, v[5:6]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_24
	s_cmp_gt_u32 s9, 63
	s_mov_b64 s[6:7], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s16, s9, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s17, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s18, s7
	s_branch .LBB1_16
.LBB1_14:
	s_andn2_b64 s[12:13], s[12:13], exec
.LBB1_15:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_22
.LBB1_16:
	onward_sync_cmpswap v7, v[8:9], v[5:6] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_15
	v_mov_b32_e32 v11, s7
	v_mov_b32_e32 v10, s6
	onward_wait_load v7, v[8:9], v[10:11] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[8:9], v[10:11] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_14
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s17
	s_mov_b32 s19, s18
	s_cbranch_scc1 .LBB1_20
.LBB1_19:
	s_addk_i32 s19, 0xfc40
	s_cmp_lt_u32 s19, s17
	s_sleep 15
	s_cbranch_scc0 .LBB1_19
.LBB1_20:
	s_lshl_b32 s26, s18, 1
	s_cmp_gt_u32 s18, s16
	s_cselect_b32 s18, s9, s26
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB1_14
.LBB1_21:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_21
	s_branch .LBB1_14
.LBB1_22:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s37
	v_mad_u64_u32 v[5:6], s[4:5], s8, v7, v[5:6]
	s_movk_i32 s4, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, s20, v6
	v_sub_u32_e32 v5, vcc, v7, v5
	v_cmp_gt_u32_e32 vcc, s4, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_24
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v11, s43
	flat_atomic_add v[10:11], v5
.LBB1_24:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_26
	v_mov_b32_e32 v5, 0
	ds_write_b32 v5, v6 offset:160
.LBB1_26:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v5 offset:160
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_28
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v11, s37
	v_add_u32_e32 v5, vcc, s4, v0
	v_mad_u64_u32 v[10:11], s[4:5], s8, v7, v[10:11]
	v_mov_b32_e32 v7, 4
	v_lshlrev_b32_sdwa v5, v7, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v10, v5
	v_addc_u32_e32 v7, vcc, 0, v11, vcc
	v_add_u32_e32 v10, vcc, 0x80, v5
	v_addc_u32_e32 v11, vcc, 0, v7, vcc
	flat_store_dwordx4 v[10:11], v[1:4]
.LBB1_28:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[1:2], s[2:3], s8, v3, v[1:2]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v10, vcc, 0x44, v1
	v_addc_u32_e32 v11, vcc, 0, v2, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_30
	v_add_u32_e32 v1, vcc, s20, v6
	flat_store_dword v[10:11], v1
	v_mov_b32_e32 v1, 0
	onward_sync_store v[8:9], v1 wg rel
.LBB1_30:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s20, 0x1080
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v2, s37
	v_mad_u64_u32 v[12:13], s[2:3], s8, v3, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s4, 0x8c
	v_add_u32_e32 v14, vcc, 64, v12
	v_addc_u32_e32 v15, vcc, 0, v13, vcc
	v_add_u32_e32 v18, vcc, s4, v1
	v_add_u32_e32 v19, vcc, 64, v1
	v_lshlrev_b32_e64 v1, v0, -1
	s_cmp_gt_u32 s9, 63
	v_not_b32_e32 v21, v1
	v_and_b32_e32 v1, 15, v0
	s_cselect_b64 s[26:27], -1, 0
	s_lshr_b32 s33, s9, 1
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_gt_u32_e64 s[4:5], 16, v0
	v_lshlrev_b32_e64 v20, v0, 1
	s_mov_b64 s[28:29], 0xffffffff
	s_add_i32 s52, s8, 1
	v_lshlrev_b32_e64 v22, v1, 1
	v_mov_b32_e32 v3, 0
	s_movk_i32 s53, 0x3c0
	s_movk_i32 s54, 0xfc40
	s_movk_i32 s55, 0x80
	s_mov_b32 s56, 0xffff
	v_mov_b32_e32 v23, 0x3e8
	v_mov_b32_e32 v24, 0xfffffc18
	s_movk_i32 s57, 0x3e8
	s_movk_i32 s58, 0xf0
	s_movk_i32 s59, 0xf00
	s_mov_b32 s60, 0xf000
	s_movk_i32 s61, 0x1111
	s_movk_i32 s62, 0x2222
	s_movk_i32 s63, 0x4444
	s_mov_b32 s64, 0x8888
	s_mov_b32 s65, 0x8421
	s_movk_i32 s66, 0x1248
	s_movk_i32 s67, 0x800
	v_mov_b32_e32 v26, -1
	s_movk_i32 s68, 0xf800
	v_mov_b32_e32 v16, 1
	s_movk_i32 s69, 0x101
	v_mov_b32_e32 v27, 4
	v_mov_b32_e32 v25, 0
	s_branch .LBB1_33
.LBB1_31:
	s_mov_b64 s[6:7], 0
.LBB1_32:
	s_xor_b64 s[6:7], s[6:7], -1
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB1_149
.LBB1_33:
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_46
	s_mov_b32 s16, 0
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_37
.LBB1_35:
	s_andn2_b64 s[12:13], s[12:13], exec
.LBB1_36:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_43
.LBB1_37:
	v_mov_b32_e32 v17, v3
	onward_sync_cmpswap v1, v[12:13], v[16:17] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_36
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	onward_wait_load v4, v[12:13], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[1:2] eq
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB1_35
	s_cmp_lg_u32 s16, 0
	s_cselect_b32 s16, s16, 64
	s_cmp_lt_u32 s16, s53
	s_mov_b32 s17, s16
	s_cbranch_scc1 .LBB1_41
.LBB1_40:
	s_add_i32 s17, s17, s54
	s_cmp_lt_u32 s17, s53
	s_sleep 15
	s_cbranch_scc0 .LBB1_40
.LBB1_41:
	s_lshl_b32 s18, s16, 1
	s_cmp_gt_u32 s16, s33
	s_cselect_b32 s16, s9, s18
	s_cmp_lt_u32 s17, 64
	s_cbranch_scc1 .LBB1_35
.LBB1_42:
	s_sub_i32 s17, s17, 64
	s_cmp_lt_u32 s17, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_42
	s_branch .LBB1_35
.LBB1_43:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dwordx2 v[1:2], v[14:15]
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_45
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v5, s37
	v_mad_u64_u32 v[4:5], s[10:11], s8, v1, v[4:5]
	v_add_u32_e32 v17, vcc, -1, v2
	v_lshlrev_b32_sdwa v1, v27, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v4, v1
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	v_add_u32_e32 v1, vcc, s55, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dwordx4 v[4:7], v[1:2]
	flat_store_dword v[10:11], v17
.LBB1_45:
	onward_sync_store v[12:13], v3 wg rel
.LBB1_46:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_48
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[4:7] offset:160
.LBB1_48:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[4:7], v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s70, v7
	v_readfirstlane_b32 s71, v4
	s_cmp_eq_u32 s70, 0
	v_readfirstlane_b32 s72, v5
	s_cbranch_scc1 .LBB1_31
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB1_51
	ds_write_b32 v18, v3
.LBB1_51:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	s_cmp_eq_u32 s72, -1
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_122
	s_and_b32 s73, s70, 0x7fffffff
	s_cmp_ge_u32 s73, s22
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB1_88
	s_and_b32 s74, s71, s56
	s_lshr_b32 s75, s71, 16
	s_or_b32 s6, s74, s75
	s_xor_b32 s10, s6, s56
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_56
	v_and_b32_e32 v1, s10, v20
	v_cmp_ne_u32_e32 vcc, 0, v1
	ds_write_b32 v19, v23
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_56
	v_and_b32_e32 v1, s10, v21
	v_bcnt_u32_b32 v1, v1, 0
	v_lshlrev_b32_e32 v1, 2, v1
	ds_write_b32 v1, v0
.LBB1_56:
	s_or_b64 exec, exec, s[6:7]
	s_bcnt1_i32_b32 s77, s10
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_58
	ds_write_b32 v3, v24 offset:128
.LBB1_58:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s78, s77, -1
	s_mul_i32 s76, s78, s77
	v_cmp_gt_u32_e32 vcc, s76, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB1_66
	s_add_i32 s79, s73, 0xfffffc19
	s_sub_i32 s80, s57, s73
	s_sub_i32 s81, 0, s78
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v0
	s_branch .LBB1_62
.LBB1_60:
	s_or_b64 exec, exec, s[6:7]
.LBB1_61:
	s_or_b64 exec, exec, s[12:13]
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v4, v45 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_le_u32_e32 vcc, s76, v2
	s_or_b64 s[34:35], vcc, s[34:35]
	v_add_u32_e32 v1, vcc, v17, v1
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB1_65
.LBB1_62:
	v_cvt_f32_u32_e32 v4, s78
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v45, s80
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, s81, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, vcc, v5, v4
	v_mul_hi_u32 v4, v2, v4
	v_mul_lo_u32 v5, s81, v4
	v_not_b32_e32 v7, v4
	v_mul_lo_u32 v7, s78, v7
	v_add_u32_e32 v6, vcc, 1, v4
	v_add_u32_e32 v5, vcc, v2, v5
	v_cmp_le_u32_e32 vcc, s78, v5
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e64 v6, s[6:7], v2, v7
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s78, v5
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_lshlrev_b32_e32 v5, 2, v4
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v5, v5, 1
	v_or_b32_e32 v5, s74, v5
	v_and_b32_e32 v34, 15, v5
	v_and_b32_e32 v33, s58, v5
	v_and_b32_e32 v32, s59, v5
	v_cmp_ne_u32_e32 vcc, 15, v34
	v_cmp_ne_u32_e64 s[6:7], s58, v33
	v_and_b32_e32 v31, s60, v5
	v_cmp_ne_u32_e64 s[10:11], s59, v32
	s_and_b64 s[6:7], vcc, s[6:7]
	v_and_b32_e32 v30, s61, v5
	v_cmp_ne_u32_e64 s[12:13], s60, v31
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_and_b32_e32 v29, s62, v5
	v_cmp_ne_u32_e64 s[14:15], s61, v30
	s_and_b64 s[6:7], s[12:13], s[6:7]
	v_and_b32_e32 v28, s63, v5
	v_cmp_ne_u32_e64 s[16:17], s62, v29
	s_and_b64 s[6:7], s[14:15], s[6:7]
	v_and_b32_e32 v6, s64, v5
	v_cmp_ne_u32_e64 s[18:19], s63, v28
	s_and_b64 s[6:7], s[16:17], s[6:7]
	s_and_b64 s[6:7], s[18:19], s[6:7]
	v_cmp_ne_u32_e32 vcc, s64, v6
	v_and_b32_e32 v7, s65, v5
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s65, v7
	v_and_b32_e32 v5, s66, v5
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s66, v5
	s_and_b64 s[6:7], vcc, s[6:7]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB1_61
	v_mul_lo_u32 v17, s81, v4
	v_mov_b32_e32 v45, s79
	v_add_u32_e32 v35, vcc, v2, v17
	v_cmp_ge_u32_e32 vcc, v35, v4
	v_addc_u32_e32 v17, vcc, v17, v2, vcc
	v_lshlrev_b32_e32 v17, 2, v17
	ds_read_b32 v17, v17
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v17, v17, 1
	v_or_b32_e32 v17, s75, v17
	v_and_b32_e32 v44, 15, v17
	v_and_b32_e32 v43, s58, v17
	v_and_b32_e32 v42, s59, v17
	v_cmp_ne_u32_e32 vcc, 15, v44
	v_cmp_ne_u32_e64 s[6:7], s58, v43
	v_cmp_ne_u32_e64 s[10:11], s59, v42
	s_and_b64 s[6:7], vcc, s[6:7]
	v_and_b32_e32 v41, s60, v17
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_cmp_ne_u32_e32 vcc, s60, v41
	v_and_b32_e32 v40, s61, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s61, v40
	v_and_b32_e32 v39, s62, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s62, v39
	v_and_b32_e32 v38, s63, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s63, v38
	v_and_b32_e32 v37, s64, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s64, v37
	v_and_b32_e32 v36, s65, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s65, v36
	v_and_b32_e32 v35, s66, v17
	s_and_b64 s[6:7], vcc, s[6:7]
	v_cmp_ne_u32_e32 vcc, s66, v35
	s_and_b64 s[10:11], vcc, s[6:7]
	v_mov_b32_e32 v17, 1
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB1_60
	v_bcnt_u32_b32 v17, v34, 0
	v_bcnt_u32_b32 v45, v44, 0
	v_mul_u32_u24_e32 v46, v17, v17
	v_cmp_eq_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v44, 0, v46, vcc
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v34
	v_cndmask_b32_e32 v34, 0, v45, vcc
	v_bcnt_u32_b32 v45, v33, 0
	v_bcnt_u32_b32 v46, v43, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v43
	v_cndmask_b32_e32 v43, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v33
	v_cndmask_b32_e32 v33, 0, v45, vcc
	v_bcnt_u32_b32 v45, v32, 0
	v_bcnt_u32_b32 v46, v42, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v42
	v_cndmask_b32_e32 v42, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v32
	v_cndmask_b32_e32 v32, 0, v45, vcc
	v_bcnt_u32_b32 v45, v31, 0
	v_bcnt_u32_b32 v46, v41, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v41
	v_cndmask_b32_e32 v41, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v31
	v_cndmask_b32_e32 v31, 0, v45, vcc
	v_bcnt_u32_b32 v45, v30, 0
	v_bcnt_u32_b32 v46, v40, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v40
	v_cndmask_b32_e32 v40, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v30
	v_cndmask_b32_e32 v30, 0, v45, vcc
	v_bcnt_u32_b32 v45, v29, 0
	v_bcnt_u32_b32 v46, v39, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v39
	v_cndmask_b32_e32 v39, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v29
	v_cndmask_b32_e32 v29, 0, v45, vcc
	v_bcnt_u32_b32 v45, v28, 0
	v_bcnt_u32_b32 v46, v38, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_cndmask_b32_e32 v38, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v28
	v_cndmask_b32_e32 v28, 0, v45, vcc
	v_bcnt_u32_b32 v45, v6, 0
	v_bcnt_u32_b32 v46, v37, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v37
	v_cndmask_b32_e32 v37, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cndmask_b32_e32 v6, 0, v45, vcc
	v_bcnt_u32_b32 v45, v7, 0
	v_bcnt_u32_b32 v46, v36, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_cndmask_b32_e32 v36, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v7, 0, v45, vcc
	v_bcnt_u32_b32 v45, v5, 0
	v_bcnt_u32_b32 v46, v35, 0
	v_mul_u32_u24_e32 v45, v45, v45
	v_cmp_eq_u32_e32 vcc, 0, v35
	v_cndmask_b32_e32 v35, 0, v45, vcc
	v_mul_u32_u24_e32 v45, v46, v46
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v5, 0, v45, vcc
	v_add_u32_e32 v43, vcc, v44, v43
	v_add_u32_e32 v33, vcc, v33, v34
	v_add_u32_e32 v42, vcc, v43, v42
	v_add_u32_e32 v32, vcc, v33, v32
	v_add_u32_e32 v41, vcc, v42, v41
	v_add_u32_e32 v31, vcc, v32, v31
	v_add_u32_e32 v40, vcc, v41, v40
	v_add_u32_e32 v30, vcc, v31, v30
	v_add_u32_e32 v39, vcc, v40, v39
	v_add_u32_e32 v29, vcc, v30, v29
	v_add_u32_e32 v38, vcc, v39, v38
	v_add_u32_e32 v28, vcc, v29, v28
	v_add_u32_e32 v37, vcc, v38, v37
	v_add_u32_e32 v6, vcc, v28, v6
	v_add_u32_e32 v36, vcc, v37, v36
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v35, vcc, v36, v35
	v_add_u32_e32 v5, vcc, v6, v5
	v_mov_b32_e32 v17, 0
	v_sub_u32_e32 v45, vcc, v35, v5
	s_branch .LBB1_60
.LBB1_65:
	s_or_b64 exec, exec, s[34:35]
.LBB1_66:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v1 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s77, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_68
	ds_read_b32 v1, v19
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v1 offset:128
	s_waitcnt lgkmcnt(0)
.LBB1_68:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_70
	v_mov_b32_e32 v1, s76
	ds_write_b32 v3, v1 offset:140
.LBB1_70:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_87
	ds_read_b32 v1, v3 offset:128
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v2, s72
	s_branch .LBB1_74
.LBB1_72:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_orn2_b64 s[18:19], s[18:19], exec
.LBB1_73:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[18:19]
	s_or_b64 s[12:13], s[6:7], s[12:13]
	s_andn2_b64 s[6:7], s[14:15], exec
	s_and_b64 s[14:15], s[16:17], exec
	s_or_b64 s[14:15], s[6:7], s[14:15]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_85
.LBB1_74:
	v_lshlrev_b64 v[4:5], 6, v[2:3]
	v_mov_b32_e32 v6, s45
	v_add_u32_e32 v4, vcc, s44, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v6, vcc, 12, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v17, vcc, s67, v1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s52, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_76
	v_lshlrev_b64 v[28:29], 6, v[2:3]
	onward_sync_umax v7, v[4:5], v17 agent rlx
	v_mov_b32_e32 v7, s45
	v_add_u32_e32 v17, vcc, s44, v28
	v_addc_u32_e32 v7, vcc, v7, v29, vcc
	v_add_u32_e32 v28, vcc, 4, v17
	v_addc_u32_e32 v29, vcc, 0, v7, vcc
	onward_sync_add v7, v[28:29], v26 agent ar
.LBB1_76:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_bcnt1_i32_b32 s18, s21
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_78
	v_lshlrev_b64 v[28:29], 6, v[2:3]
	onward_sync_umax v7, v[4:5], v17 wg rlx
	v_mov_b32_e32 v7, s45
	v_add_u32_e32 v17, vcc, s44, v28
	v_addc_u32_e32 v7, vcc, v7, v29, vcc
	v_add_u32_e32 v28, vcc, 4, v17
	v_addc_u32_e32 v29, vcc, 0, v7, vcc
	onward_sync_add v7, v[28:29], v26 wg ar
.LBB1_78:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 0, v2
	v_cndmask_b32_e64 v17, 15, 16, s[6:7]
	v_subrev_u32_e64 v17, s[6:7], s18, v17
	v_cmp_eq_u32_e64 s[6:7], 0, v6
	v_cndmask_b32_e64 v6, 0, v17, s[6:7]
	v_add_u32_e64 v6, s[6:7], v7, v6
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cmp_eq_u32_e64 s[6:7], 1, v6
	v_mov_b32_e32 v6, 1
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB1_82
	flat_load_dword v1, v[4:5]
	v_mov_b32_e32 v6, 2
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_81
	v_lshlrev_b64 v[4:5], 6, v[2:3]
	v_mov_b32_e32 v2, s45
	v_add_u32_e32 v4, vcc, s44, v4
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_load_dword v4, v[4:5]
	v_mov_b32_e32 v6, 0
.LBB1_81:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s68, v1
	v_mov_b32_e32 v2, v4
.LBB1_82:
	s_or_b64 exec, exec, s[18:19]
	v_cmp_gt_i32_e32 vcc, 2, v6
	s_mov_b64 s[18:19], -1
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_73
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB1_72
	s_xor_b64 s[18:19], exec, -1
	s_branch .LBB1_72
.LBB1_85:
	s_or_b64 exec, exec, s[12:13]
	s_xor_b64 s[6:7], s[14:15], -1
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[6:7], exec, s[12:13]
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_87
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	flat_store_dword v[4:5], v1
	s_waitcnt vmcnt(0)
.LBB1_87:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[6:7], 0
.LBB1_88:
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_cbranch_vccz .LBB1_122
	s_lshr_b32 s74, s71, 16
	s_or_b32 s6, s74, s71
	v_and_b32_e32 v1, s6, v22
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 s[10:11], s[4:5], vcc
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB1_91
	s_and_b32 s6, s71, s56
	v_or_b32_e32 v1, s6, v22
	v_and_b32_e32 v2, 15, v1
	v_cmp_eq_u32_e32 vcc, 15, v2
	v_and_b32_e32 v2, s58, v1
	v_cmp_eq_u32_e64 s[6:7], s58, v2
	v_and_b32_e32 v2, s59, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s59, v2
	v_and_b32_e32 v2, s60, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s60, v2
	v_and_b32_e32 v2, s61, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s61, v2
	v_and_b32_e32 v2, s62, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s62, v2
	v_and_b32_e32 v2, s63, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s63, v2
	v_and_b32_e32 v2, s64, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s64, v2
	v_and_b32_e32 v2, s65, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s65, v2
	v_and_b32_e32 v1, s66, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, s66, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	s_and_b64 s[6:7], s[6:7], exec
.LBB1_91:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB1_93
	ds_write2_b32 v3, v24, v3 offset0:32 offset1:34
.LBB1_93:
	s_or_b64 exec, exec, s[12:13]
	s_xor_b64 s[10:11], s[10:11], -1
	s_or_b64 s[10:11], s[10:11], s[6:7]
	s_xor_b64 s[10:11], s[10:11], -1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB1_95
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v16 offset:136
	s_waitcnt lgkmcnt(0)
.LBB1_95:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB1_97
	s_sub_i32 s6, s57, s73
	v_mov_b32_e32 v1, s6
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v1 offset:128
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v16 offset:144
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v16 offset:140
	s_waitcnt lgkmcnt(0)
.LBB1_97:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB1_119
	v_mov_b32_e32 v1, s46
	v_mov_b32_e32 v2, s47
	ds_read2_b32 v[4:5], v3 offset0:32 offset1:34
	flat_atomic_add v2, v[1:2], v16 glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, s23, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_100
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	flat_atomic_add v[6:7], v16
.LBB1_100:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_102
	v_lshlrev_b64 v[6:7], 6, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v28, vcc, s67, v4
	v_mov_b32_e32 v1, s45
	v_add_u32_e32 v6, vcc, s44, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	v_mov_b32_e32 v30, s72
	v_mov_b32_e32 v31, s52
	v_mov_b32_e32 v29, v5
	s_mov_b32 s19, s29
	flat_store_dwordx4 v[6:7], v[28:31]
	v_add_u32_e32 v32, vcc, 16, v6
	s_mov_b32 s16, s29
	s_mov_b32 s17, s29
	s_mov_b32 s18, s29
	v_mov_b32_e32 v31, s19
	v_addc_u32_e32 v33, vcc, 0, v7, vcc
	v_mov_b32_e32 v30, s18
	v_mov_b32_e32 v29, s17
	v_mov_b32_e32 v28, s16
	flat_store_dwordx4 v[32:33], v[28:31]
	v_add_u32_e32 v32, vcc, 32, v6
	v_addc_u32_e32 v33, vcc, 0, v7, vcc
	v_add_u32_e32 v6, vcc, 48, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_store_dwordx4 v[32:33], v[28:31]
	flat_store_dwordx4 v[6:7], v[28:31]
.LBB1_102:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v3, v2 offset:132
	s_cbranch_vccnz .LBB1_119
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, s72
	s_branch .LBB1_106
.LBB1_104:
	s_or_b64 exec, exec, s[34:35]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_orn2_b64 s[30:31], s[30:31], exec
.LBB1_105:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[30:31]
	s_or_b64 s[14:15], s[6:7], s[14:15]
	s_andn2_b64 s[6:7], s[16:17], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_or_b64 s[16:17], s[6:7], s[16:17]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_117
.LBB1_106:
	v_lshlrev_b64 v[5:6], 6, v[2:3]
	v_mov_b32_e32 v1, s45
	v_add_u32_e32 v5, vcc, s44, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	v_add_u32_e32 v28, vcc, 12, v5
	v_addc_u32_e32 v29, vcc, 0, v6, vcc
	flat_load_dword v1, v[28:29]
	v_sub_u32_e32 v17, vcc, s67, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s52, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_108
	v_lshlrev_b64 v[28:29], 6, v[2:3]
	onward_sync_umax v7, v[5:6], v17 agent rlx
	v_mov_b32_e32 v7, s45
	v_add_u32_e32 v17, vcc, s44, v28
	v_addc_u32_e32 v7, vcc, v7, v29, vcc
	v_add_u32_e32 v28, vcc, 4, v17
	v_addc_u32_e32 v29, vcc, 0, v7, vcc
	onward_sync_add v7, v[28:29], v26 agent ar
.LBB1_108:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_bcnt1_i32_b32 s30, s21
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_110
	v_lshlrev_b64 v[28:29], 6, v[2:3]
	onward_sync_umax v7, v[5:6], v17 wg rlx
	v_mov_b32_e32 v7, s45
	v_add_u32_e32 v17, vcc, s44, v28
	v_addc_u32_e32 v7, vcc, v7, v29, vcc
	v_add_u32_e32 v28, vcc, 4, v17
	v_addc_u32_e32 v29, vcc, 0, v7, vcc
	onward_sync_add v7, v[28:29], v26 wg ar
.LBB1_110:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 0, v2
	v_cndmask_b32_e64 v17, 15, 16, s[6:7]
	v_subrev_u32_e64 v17, s[6:7], s30, v17
	v_cmp_eq_u32_e64 s[6:7], 0, v1
	v_cndmask_b32_e64 v1, 0, v17, s[6:7]
	v_add_u32_e64 v1, s[6:7], v7, v1
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cmp_eq_u32_e64 s[6:7], 1, v1
	v_mov_b32_e32 v1, 1
	s_and_saveexec_b64 s[30:31], s[6:7]
	s_cbranch_execz .LBB1_114
	flat_load_dword v4, v[5:6]
	v_mov_b32_e32 v1, 2
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_113
	v_lshlrev_b64 v[1:2], 6, v[2:3]
	v_mov_b32_e32 v5, s45
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	v_mov_b32_e32 v1, 0
.LBB1_113:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, s68, v4
	v_mov_b32_e32 v2, v5
.LBB1_114:
	s_or_b64 exec, exec, s[30:31]
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_mov_b64 s[30:31], -1
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_105
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_mov_b64 s[30:31], -1
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB1_104
	s_xor_b64 s[30:31], exec, -1
	s_branch .LBB1_104
.LBB1_117:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[6:7], s[16:17]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_119
	v_mov_b32_e32 v1, s48
	v_mov_b32_e32 v2, s49
	flat_store_dword v[1:2], v4
	s_waitcnt vmcnt(0)
.LBB1_119:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 s12, s29
	s_mov_b32 s13, s29
	s_mov_b32 s14, s29
	s_mov_b32 s15, s29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB1_121
	ds_read_b32 v2, v3 offset:132
	s_add_i32 s10, s70, 1
	v_mov_b32_e32 v1, s71
	s_bitset1_b32 s10, 31
	v_or_b32_sdwa v1, v1, v22 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mov_b32_e32 v4, s10
	v_or_b32_e32 v1, s74, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v4, v1
.LBB1_121:
	s_or_b64 exec, exec, s[6:7]
.LBB1_122:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB1_124
	ds_read_b32 v1, v18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v25, vcc, v1, v25
.LBB1_124:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_126
	ds_write_b32 v3, v3 offset:176
.LBB1_126:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v7
	v_mov_b32_e32 v28, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB1_128
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v28, v3, v16 offset:176
	s_waitcnt lgkmcnt(0)
.LBB1_128:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:176
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s18, v1
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc1 .LBB1_148
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_141
	s_mov_b32 s19, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_133
.LBB1_131:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB1_132:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_139
.LBB1_133:
	v_mov_b32_e32 v17, v3
	onward_sync_cmpswap v1, v[8:9], v[16:17] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_132
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v2, s29
	onward_wait_load v17, v[8:9], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[8:9], v[1:2] eq
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB1_131
	s_cmp_lg_u32 s19, 0
	s_cselect_b32 s19, s19, 64
	s_cmp_lt_u32 s19, s53
	s_mov_b32 s30, s19
	s_cbranch_scc1 .LBB1_137
.LBB1_136:
	s_add_i32 s30, s30, s54
	s_cmp_lt_u32 s30, s53
	s_sleep 15
	s_cbranch_scc0 .LBB1_136
.LBB1_137:
	s_lshl_b32 s31, s19, 1
	s_cmp_gt_u32 s19, s33
	s_cselect_b32 s19, s9, s31
	s_cmp_lt_u32 s30, 64
	s_cbranch_scc1 .LBB1_131
.LBB1_138:
	s_sub_i32 s30, s30, 64
	s_cmp_lt_u32 s30, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_138
	s_branch .LBB1_131
.LBB1_139:
	s_or_b64 exec, exec, s[12:13]
	flat_load_dwordx2 v[1:2], v[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, s18, v2
	v_sub_u32_e32 v1, vcc, v17, v1
	v_cmp_gt_u32_e32 vcc, s69, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_141
	v_mov_b32_e32 v29, s42
	v_mov_b32_e32 v30, s43
	flat_atomic_add v[29:30], v16
.LBB1_141:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_143
	ds_write_b32 v3, v2 offset:160
.LBB1_143:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB1_145
	v_mov_b32_e32 v29, s36
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v30, s37
	v_mad_u64_u32 v[29:30], s[6:7], s8, v1, v[29:30]
	v_add_u32_e32 v1, vcc, s12, v28
	v_lshlrev_b32_sdwa v1, v27, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v1, vcc, v29, v1
	v_addc_u32_e32 v17, vcc, 0, v30, vcc
	v_add_u32_e32 v28, vcc, s55, v1
	v_addc_u32_e32 v29, vcc, 0, v17, vcc
	flat_store_dwordx4 v[28:29], v[4:7]
.LBB1_145:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_147
	v_add_u32_e32 v1, vcc, s18, v2
	flat_store_dword v[10:11], v1
	onward_sync_store v[8:9], v3 wg rel
.LBB1_147:
	s_or_b64 exec, exec, s[6:7]
.LBB1_148:
	s_mov_b64 s[6:7], -1
	s_branch .LBB1_32
.LBB1_149:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_151
	v_mov_b32_e32 v1, s51
	v_mov_b32_e32 v2, s25
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_mov_b32_e32 v0, s50
	v_mov_b32_e32 v2, s24
	v_cndmask_b32_e32 v0, v0, v2, vcc
	flat_atomic_add v[0:1], v25
.LBB1_151:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_153
	v_mov_b32_e32 v0, s38
	v_mov_b32_e32 v1, s39
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v4
.LBB1_153:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel game_scope
		.amdhsa_group_segment_fixed_size 192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 100
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
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 82
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
	.size	game_scope, .Lfunc_end1-game_scope
	.section	.AMDGPU.csdata
	.text
	.protected	game_steal
	.globl	game_steal
	.p2align	8
	.type	game_steal,@function
game_steal:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s4, 0x4f7ffffe
	s_mov_b32 s9, 0
	s_load_dword s33, s[6:7], 0x60
	s_load_dwordx4 s[20:23], s[6:7], 0x50
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s5
	s_sub_i32 s0, 0, s5
	s_mov_b32 s3, s9
	s_load_dwordx16 s[36:51], s[6:7], 0x0
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s12, s9
	s_mov_b32 s13, s9
	s_mov_b32 s14, s9
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s15, s9
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s5
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s5, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s5, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s5, v3, 0
	v_cmp_gt_u32_e32 vcc, s20, v0
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	v_addc_u32_e64 v1, s[0:1], 0, v3, s[0:1]
	v_readfirstlane_b32 s66, v1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_12
	s_bcnt1_i32_b32 s12, s21
	s_sub_i32 s14, 15, s12
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s0, 0, s14
	v_mul_lo_u32 v3, s66, v0
	s_mov_b32 s16, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_brev_b32 s19, 1
	v_add_u32_e32 v6, vcc, s8, v3
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s17, -1
	s_mov_b32 s18, s9
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, v6, v1
	v_mul_lo_u32 v2, v1, s14
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, v6, v2
	v_cmp_le_u32_e32 vcc, s14, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e64 v3, s[0:1], s14, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s14, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mov_b32_e32 v1, s16
	v_cmp_ge_u32_e32 vcc, s14, v5
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_11
	s_mov_b32 s4, 0xffff
	s_lshr_b32 s13, s21, 16
	s_and_b32 s16, s21, s4
	s_or_b32 s5, s16, s13
	s_xor_b32 s15, s5, s4
	v_cmp_le_u32_e32 vcc, s14, v6
	v_mov_b32_e32 v1, s15
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_6
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, v5
	s_mov_b32 s17, s15
.LBB2_4:
	s_add_i32 s18, s17, -1
	v_add_u32_e32 v2, vcc, -1, v2
	s_and_b32 s17, s18, s17
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v1, s17
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_4
	s_or_b64 exec, exec, s[10:11]
.LBB2_6:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v3, v5, s14
	v_sub_u32_e32 v2, vcc, 0, v1
	v_and_b32_e32 v1, v1, v2
	v_or_b32_e32 v1, s16, v1
	v_not_b32_e32 v2, v1
	v_sub_u32_e32 v3, vcc, v6, v3
	v_and_b32_e32 v2, s15, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_10
	s_mov_b64 s[10:11], 0
.LBB2_8:
	v_add_u32_e32 v4, vcc, -1, v2
	v_add_u32_e32 v3, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v2, v4, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_8
	s_or_b64 exec, exec, s[10:11]
.LBB2_10:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v3, vcc, 0, v2
	v_and_b32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s13
	v_or_b32_sdwa v3, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_add_i32 s12, s12, 0x80000002
	v_add_u32_e32 v2, vcc, 1, v5
	v_or_b32_e32 v1, v3, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s12
.LBB2_11:
	s_or_b64 exec, exec, s[0:1]
.LBB2_12:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s39
	v_mad_u64_u32 v[12:13], s[0:1], s8, v7, v[5:6]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_24
	s_cmp_gt_u32 s33, 63
	s_mov_b64 s[10:11], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s18, s33, 1
	s_mov_b64 s[12:13], 0
	s_movk_i32 s19, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s24, s11
	s_branch .LBB2_16
.LBB2_14:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB2_15:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_22
.LBB2_16:
	onward_sync_cmpswap v7, v[12:13], v[5:6] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB2_15
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	onward_wait_load v9, v[12:13], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[7:8] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_14
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s19
	s_mov_b32 s25, s24
	s_cbranch_scc1 .LBB2_20
.LBB2_19:
	s_addk_i32 s25, 0xfc40
	s_cmp_lt_u32 s25, s19
	s_sleep 15
	s_cbranch_scc0 .LBB2_19
.LBB2_20:
	s_lshl_b32 s26, s24, 1
	s_cmp_gt_u32 s24, s18
	s_cselect_b32 s24, s33, s26
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB2_14
.LBB2_21:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_21
	s_branch .LBB2_14
.LBB2_22:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s39
	v_mad_u64_u32 v[5:6], s[4:5], s8, v7, v[5:6]
	s_movk_i32 s4, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, vcc, v6, v5
	v_add_u32_e32 v7, vcc, s20, v5
	v_cmp_gt_u32_e32 vcc, s4, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_24
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v8, s45
	flat_atomic_add v[7:8], v9
.LBB2_24:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[24:27], s[6:7], 0x40
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_26
	v_mov_b32_e32 v7, 0
	ds_write_b32 v7, v6 offset:160
.LBB2_26:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v7 offset:160
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_28
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v10, 0x1080
	v_mov_b32_e32 v8, s39
	v_add_u32_e32 v9, vcc, s4, v0
	v_mad_u64_u32 v[7:8], s[4:5], s8, v10, v[7:8]
	v_mov_b32_e32 v10, 4
	v_lshlrev_b32_sdwa v9, v10, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 0x80, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB2_28:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_32
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s39
	v_mad_u64_u32 v[1:2], s[4:5], s8, v3, v[1:2]
	v_add_u32_e32 v3, vcc, s20, v6
	v_add_u32_e32 v1, vcc, 0x44, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v5
	flat_store_dword v[1:2], v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_31
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s6, s36, s6
	s_addc_u32 s7, s37, s7
	s_add_u32 s6, s6, 0x80
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s7
	flat_atomic_swap v[1:2], v3
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v3
.LBB2_31:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	onward_sync_store v[12:13], v1 agent rel
.LBB2_32:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s67, 0x1080
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v3, s67
	v_mov_b32_e32 v2, s39
	v_mad_u64_u32 v[14:15], s[2:3], s8, v3, v[1:2]
	s_cmp_lt_u32 s33, 64
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s33, 63
	s_movk_i32 s2, 0x44
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s68, s33, 1
	v_add_u32_e32 v16, vcc, s2, v14
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s36, s2
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_addc_u32 s3, s37, s3
	s_movk_i32 s9, 0x80
	v_add_u32_e32 v18, vcc, 64, v14
	s_add_u32 s52, s2, s9
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s6, 0x8c
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	s_addc_u32 s53, s3, 0
	v_add_u32_e32 v26, vcc, s6, v1
	v_add_u32_e32 v27, vcc, 64, v1
	v_lshlrev_b32_e64 v1, v0, -1
	s_add_i32 s69, s8, 1
	v_not_b32_e32 v29, v1
	v_and_b32_e32 v1, 15, v0
	s_add_u32 s56, s36, 64
	v_mov_b32_e32 v21, 0
	v_cmp_gt_u32_e64 s[4:5], s66, v0
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_gt_u32_e64 s[6:7], 16, v0
	v_lshlrev_b32_e64 v28, v0, 1
	s_mov_b32 s54, -1
	v_lshlrev_b32_e64 v30, v1, 1
	s_addc_u32 s57, s37, 0
	s_mul_i32 s20, s66, s20
	s_movk_i32 s70, 0x3c0
	s_movk_i32 s71, 0xfc40
	s_movk_i32 s72, 0xff
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v20, 1
	s_mov_b32 s73, 0x7feb352d
	s_mov_b32 s74, 0x846ca68b
	v_mov_b32_e32 v31, -1
	s_brev_b32 s58, 1
	s_xor_b64 s[60:61], s[10:11], -1
	s_mov_b32 s75, 0xffff
	v_mov_b32_e32 v32, 0x3e8
	s_movk_i32 s76, 0x3e8
	s_movk_i32 s77, 0xf0
	s_movk_i32 s78, 0xf00
	s_mov_b32 s79, 0xf000
	s_movk_i32 s80, 0x1111
	s_movk_i32 s81, 0x2222
	s_movk_i32 s82, 0x4444
	v_mov_b32_e32 v34, 0xfffffc18
	s_mov_b32 s83, 0x8888
	v_bfrev_b32_e32 v35, 1
	s_mov_b32 s84, 0x8421
	v_mov_b32_e32 v36, 4
	s_movk_i32 s85, 0x1248
	v_mov_b32_e32 v37, v21
	s_movk_i32 s86, 0x800
	v_mov_b32_e32 v38, v21
	s_movk_i32 s87, 0xf800
	v_mov_b32_e32 v33, v21
	s_movk_i32 s88, 0x101
	s_mov_b32 s89, 0
	s_mov_b32 s28, 0
	s_branch .LBB2_36
.LBB2_33:
	s_or_b64 exec, exec, s[10:11]
.LBB2_34:
	s_mov_b64 s[10:11], -1
.LBB2_35:
	s_xor_b64 s[10:11], s[10:11], -1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB2_201
.LBB2_36:
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_51
	s_mov_b32 s18, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_40
.LBB2_38:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB2_39:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_46
.LBB2_40:
	onward_sync_cmpswap v1, v[14:15], v[20:21] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB2_39
	s_mov_b32 s55, s28
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	onward_wait_load v4, v[14:15], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[14:15], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB2_38
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s70
	s_mov_b32 s19, s18
	s_cbranch_scc1 .LBB2_44
.LBB2_43:
	s_add_i32 s19, s19, s71
	s_cmp_lt_u32 s19, s70
	s_sleep 15
	s_cbranch_scc0 .LBB2_43
.LBB2_44:
	s_lshl_b32 s29, s18, 1
	s_cmp_gt_u32 s18, s68
	s_cselect_b32 s18, s33, s29
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB2_38
.LBB2_45:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_45
	s_branch .LBB2_38
.LBB2_46:
	s_or_b64 exec, exec, s[12:13]
	flat_load_dwordx2 v[1:2], v[18:19]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, vcc, v2, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_48
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v6, s67
	v_mov_b32_e32 v5, s39
	v_mad_u64_u32 v[4:5], s[12:13], s8, v6, v[4:5]
	v_add_u32_e32 v2, vcc, -1, v2
	v_lshlrev_b32_sdwa v6, v36, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, s9, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	flat_store_dword v[16:17], v2
.LBB2_48:
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_50
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_atomic_swap v[1:2], v3
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v20
.LBB2_50:
	onward_sync_store v[14:15], v3 agent rel
.LBB2_51:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_53
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[4:7] offset:160
.LBB2_53:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[4:7], v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v7
	v_readfirstlane_b32 s12, v4
	v_readfirstlane_b32 s13, v5
	v_readfirstlane_b32 s14, v6
	s_cmp_lg_u32 s15, 0
	s_cbranch_scc0 .LBB2_55
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_branch .LBB2_101
.LBB2_55:
	s_mov_b32 s55, 0
.LBB2_56:
	s_add_i32 s89, s89, 1
	v_mov_b32_e32 v1, -1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB2_62
	s_lshl_b32 s16, s89, 8
	s_add_i32 s16, s16, s8
	s_lshr_b32 s17, s16, 16
	s_xor_b32 s16, s17, s16
	s_mul_i32 s16, s16, s73
	s_lshr_b32 s17, s16, 15
	s_xor_b32 s16, s17, s16
	s_mul_i32 s16, s16, s74
	s_lshr_b32 s17, s16, 16
	s_xor_b32 s29, s17, s16
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, v0
	s_branch .LBB2_59
.LBB2_58:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_le_u32_e32 vcc, s66, v2
	s_or_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB2_61
.LBB2_59:
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_mov_b32_e32 v10, s37
	v_add_u32_e32 v8, vcc, s36, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_add_u32_e32 v8, vcc, s9, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v8, v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB2_58
	v_add_u32_e32 v8, vcc, s29, v2
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s73
	v_lshrrev_b32_e32 v9, 15, v8
	v_xor_b32_e32 v8, v9, v8
	v_mul_lo_u32 v8, v8, s74
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v8, 0xffffff00, v8
	v_or_b32_e32 v8, v8, v2
	v_min_u32_e32 v1, v8, v1
	s_branch .LBB2_58
.LBB2_61:
	s_or_b64 exec, exec, s[16:17]
.LBB2_62:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_64
	ds_write_b32 v3, v31 offset:176
.LBB2_64:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v3, v1 offset:176
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:176
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_and_b32 s11, s10, s72
	s_cmp_eq_u32 s10, -1
	s_cselect_b32 s18, s66, s11
	s_cmp_lg_u32 s18, s66
	s_cbranch_scc0 .LBB2_81
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v1, v37
	v_mov_b32_e32 v22, v38
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB2_73
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v8, s67
	v_mov_b32_e32 v2, s39
	v_mad_u64_u32 v[1:2], s[10:11], s18, v8, v[1:2]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	onward_sync_cmpswap v22, v[1:2], v[20:21] agent acq
	s_mov_b32 s31, s28
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mov_b32_e32 v22, v38
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB2_72
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v10, s67
	v_mov_b32_e32 v9, s39
	v_mad_u64_u32 v[8:9], s[10:11], s18, v10, v[8:9]
	s_mov_b32 s19, s28
	v_add_u32_e32 v22, vcc, 64, v8
	v_addc_u32_e32 v23, vcc, 0, v9, vcc
	flat_load_dwordx2 v[24:25], v[22:23]
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v25, vcc, v25, v24
	v_cmp_eq_u32_e32 vcc, 0, v25
	v_cmp_ne_u32_e64 s[10:11], 0, v25
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_69
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v10, s67
	v_mov_b32_e32 v9, s39
	v_mad_u64_u32 v[8:9], s[30:31], s18, v10, v[8:9]
	v_lshlrev_b32_sdwa v10, v36, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, s9, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dwordx4 v[8:11], v[8:9]
	v_add_u32_e32 v24, vcc, 1, v24
	flat_store_dword v[22:23], v24
.LBB2_69:
	v_cmp_ne_u32_e32 vcc, 1, v25
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_71
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s36, s18
	s_addc_u32 s19, s37, s19
	s_add_u32 s18, s18, s9
	s_addc_u32 s19, s19, 0
	v_mov_b32_e32 v23, s19
	v_mov_b32_e32 v22, s18
	flat_atomic_swap v[22:23], v3
	v_mov_b32_e32 v22, s36
	v_mov_b32_e32 v23, s37
	flat_atomic_add v[22:23], v20
.LBB2_71:
	onward_sync_store v[1:2], v3 agent rel
	v_cndmask_b32_e64 v1, 0, 1, s[10:11]
	v_add_u32_e32 v22, vcc, v38, v1
.LBB2_72:
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v1, vcc, 1, v37
.LBB2_73:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_75
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[8:11] offset:160
.LBB2_75:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[8:11], v3 offset:160
	s_mov_b32 s29, s55
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s19, v11
	v_readfirstlane_b32 s16, v8
	v_readfirstlane_b32 s17, v9
	v_readfirstlane_b32 s18, v10
	s_cmp_lg_u32 s19, 0
	s_cbranch_scc1 .LBB2_80
	s_cmp_lg_u32 s55, 0
	s_cselect_b32 s11, s55, 64
	s_cmp_lt_u32 s11, s70
	s_mov_b32 s10, s11
	s_cbranch_scc1 .LBB2_78
.LBB2_77:
	s_add_i32 s10, s10, s71
	s_cmp_lt_u32 s10, s70
	s_sleep 15
	s_cbranch_scc0 .LBB2_77
.LBB2_78:
	s_lshl_b32 s29, s11, 1
	s_cmpk_lt_u32 s11, 0x201
	s_cselect_b32 s29, s29, 0x400
	s_cmp_lt_u32 s10, 64
	s_cbranch_scc1 .LBB2_80
.LBB2_79:
	s_sub_i32 s10, s10, 64
	s_cmp_gt_u32 s10, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_79
.LBB2_80:
	s_mov_b64 s[10:11], 0
	s_branch .LBB2_82
.LBB2_81:
	s_mov_b64 s[10:11], -1
.LBB2_82:
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v2, 0
	s_cbranch_vccz .LBB2_92
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_87
	s_mov_b32 s59, s58
	v_mov_b32_e32 v8, s36
	v_mov_b32_e32 v10, s58
	v_mov_b32_e32 v9, s37
	v_mov_b32_e32 v11, s59
	onward_wait_load v1, v[8:9], v[10:11] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[8:9], v[10:11] eq
	v_cmp_lt_i32_e32 vcc, -1, v1
	s_and_b64 s[18:19], s[60:61], vcc
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_sleep 1
	s_or_b64 exec, exec, s[16:17]
.LBB2_87:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_89
	ds_write_b32 v3, v1 offset:160
.LBB2_89:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_and_b32 s10, s10, -2.0
	s_cmp_eq_u32 s10, s58
	s_cselect_b64 vcc, -1, 0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB2_91
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v20
.LBB2_91:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e32 v6, v6, v1, vcc
	v_mov_b32_e32 v1, s13
	v_cndmask_b32_e32 v5, v5, v1, vcc
	v_mov_b32_e32 v1, s12
	s_mov_b64 s[18:19], s[14:15]
	v_cndmask_b32_e32 v4, v4, v1, vcc
	v_cndmask_b32_e64 v2, 2, 1, vcc
	s_mov_b64 s[16:17], s[12:13]
	s_mov_b32 s29, s55
	v_mov_b32_e32 v22, v38
	v_mov_b32_e32 v1, v37
.LBB2_92:
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB2_94
	v_cmp_eq_u32_e64 s[12:13], 0, v2
.LBB2_94:
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB2_96
	s_cmp_lg_u32 s19, 0
	s_mov_b64 s[10:11], 0
	s_cselect_b64 s[12:13], -1, 0
.LBB2_96:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB2_98
	s_mov_b64 s[12:13], s[16:17]
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v22
	s_mov_b64 s[14:15], s[18:19]
	s_mov_b32 s55, s29
	s_branch .LBB2_56
.LBB2_98:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB2_100
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
.LBB2_100:
	v_mov_b32_e32 v38, v22
	v_mov_b32_e32 v37, v1
.LBB2_101:
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_118
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB2_104
	ds_write_b32 v26, v3
.LBB2_104:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_cmp_eq_u32_e32 vcc, -1, v5
	v_mov_b32_e32 v8, s28
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB2_168
	v_and_b32_e32 v1, 0x7fffffff, v7
	v_cmp_le_u32_e32 vcc, s22, v1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB2_138
	v_and_b32_e32 v2, s75, v4
	v_lshrrev_b32_e32 v6, 16, v4
	v_or_b32_e32 v8, v2, v6
	v_xor_b32_e32 v8, s75, v8
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB2_109
	v_and_b32_e32 v9, v8, v28
	v_cmp_ne_u32_e32 vcc, 0, v9
	ds_write_b32 v27, v32
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB2_109
	v_and_b32_e32 v9, v8, v29
	v_bcnt_u32_b32 v9, v9, 0
	v_lshlrev_b32_e32 v9, 2, v9
	ds_write_b32 v9, v0
.LBB2_109:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_111
	ds_write_b32 v3, v34 offset:128
.LBB2_111:
	s_or_b64 exec, exec, s[10:11]
	v_bcnt_u32_b32 v9, v8, 0
	v_add_u32_e32 v10, vcc, -1, v9
	v_mul_lo_u32 v8, v10, v9
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v8
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB2_120
	v_add_u32_e32 v22, vcc, 0xfffffc19, v1
	v_sub_u32_e32 v23, vcc, s76, v1
	v_sub_u32_e32 v24, vcc, 0, v10
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v25, v0
	s_branch .LBB2_115
.LBB2_113:
	s_or_b64 exec, exec, s[10:11]
.LBB2_114:
	s_or_b64 exec, exec, s[14:15]
	v_lshlrev_b32_e32 v39, 2, v39
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v39, v61 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v25, vcc, 64, v25
	v_cmp_ge_u32_e32 vcc, v25, v8
	s_or_b64 s[62:63], vcc, s[62:63]
	v_add_u32_e32 v11, vcc, v42, v11
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB2_119
.LBB2_115:
	v_cvt_f32_u32_e32 v39, v10
	v_sub_u32_e32 v40, vcc, 0, v10
	v_mov_b32_e32 v61, v23
	v_rcp_iflag_f32_e32 v39, v39
	v_mul_f32_e32 v39, 0x4f7ffffe, v39
	v_cvt_u32_f32_e32 v39, v39
	v_mul_lo_u32 v40, v40, v39
	v_mul_hi_u32 v40, v39, v40
	v_add_u32_e32 v39, vcc, v40, v39
	v_mul_hi_u32 v39, v25, v39
	v_mul_lo_u32 v40, v24, v39
	v_not_b32_e32 v42, v39
	v_mul_lo_u32 v42, v10, v42
	v_add_u32_e32 v41, vcc, 1, v39
	v_add_u32_e32 v40, vcc, v25, v40
	v_cmp_ge_u32_e32 vcc, v40, v10
	v_cndmask_b32_e32 v39, v39, v41, vcc
	v_add_u32_e64 v41, s[10:11], v25, v42
	v_cndmask_b32_e32 v40, v40, v41, vcc
	v_add_u32_e32 v41, vcc, 1, v39
	v_cmp_ge_u32_e32 vcc, v40, v10
	v_cndmask_b32_e32 v39, v39, v41, vcc
	v_lshlrev_b32_e32 v40, 2, v39
	ds_read_b32 v40, v40
	v_mov_b32_e32 v42, 1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v40, v40, 1
	v_or_b32_e32 v40, v40, v2
	v_and_b32_e32 v50, 15, v40
	v_and_b32_e32 v49, s77, v40
	v_and_b32_e32 v48, s78, v40
	v_cmp_ne_u32_e32 vcc, 15, v50
	v_cmp_ne_u32_e64 s[10:11], s77, v49
	v_and_b32_e32 v47, s79, v40
	v_cmp_ne_u32_e64 s[12:13], s78, v48
	s_and_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v46, s80, v40
	v_cmp_ne_u32_e64 s[14:15], s79, v47
	s_and_b64 s[10:11], s[12:13], s[10:11]
	v_and_b32_e32 v45, s81, v40
	v_cmp_ne_u32_e64 s[16:17], s80, v46
	s_and_b64 s[10:11], s[14:15], s[10:11]
	v_and_b32_e32 v44, s82, v40
	v_cmp_ne_u32_e64 s[18:19], s81, v45
	s_and_b64 s[10:11], s[16:17], s[10:11]
	s_and_b64 s[10:11], s[18:19], s[10:11]
	v_cmp_ne_u32_e32 vcc, s82, v44
	v_and_b32_e32 v43, s83, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s83, v43
	v_and_b32_e32 v41, s84, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s84, v41
	v_and_b32_e32 v40, s85, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s85, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB2_114
	v_mul_lo_u32 v42, v24, v39
	v_mov_b32_e32 v61, v22
	v_add_u32_e32 v51, vcc, v25, v42
	v_cmp_ge_u32_e32 vcc, v51, v39
	v_addc_u32_e32 v42, vcc, v42, v25, vcc
	v_lshlrev_b32_e32 v42, 2, v42
	ds_read_b32 v42, v42
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v42, v42, 1
	v_or_b32_e32 v42, v42, v6
	v_and_b32_e32 v60, 15, v42
	v_and_b32_e32 v59, s77, v42
	v_and_b32_e32 v58, s78, v42
	v_cmp_ne_u32_e32 vcc, 15, v60
	v_cmp_ne_u32_e64 s[10:11], s77, v59
	v_cmp_ne_u32_e64 s[12:13], s78, v58
	s_and_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v57, s79, v42
	s_and_b64 s[10:11], s[12:13], s[10:11]
	v_cmp_ne_u32_e32 vcc, s79, v57
	v_and_b32_e32 v56, s80, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s80, v56
	v_and_b32_e32 v55, s81, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s81, v55
	v_and_b32_e32 v54, s82, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s82, v54
	v_and_b32_e32 v53, s83, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s83, v53
	v_and_b32_e32 v52, s84, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s84, v52
	v_and_b32_e32 v51, s85, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s85, v51
	s_and_b64 s[12:13], vcc, s[10:11]
	v_mov_b32_e32 v42, 1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB2_113
	v_bcnt_u32_b32 v42, v50, 0
	v_bcnt_u32_b32 v61, v60, 0
	v_mul_u32_u24_e32 v62, v42, v42
	v_cmp_eq_u32_e32 vcc, 0, v60
	v_cndmask_b32_e32 v60, 0, v62, vcc
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v50
	v_cndmask_b32_e32 v50, 0, v61, vcc
	v_bcnt_u32_b32 v61, v49, 0
	v_bcnt_u32_b32 v62, v59, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v59
	v_cndmask_b32_e32 v59, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v49
	v_cndmask_b32_e32 v49, 0, v61, vcc
	v_bcnt_u32_b32 v61, v48, 0
	v_bcnt_u32_b32 v62, v58, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v58
	v_cndmask_b32_e32 v58, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v48
	v_cndmask_b32_e32 v48, 0, v61, vcc
	v_bcnt_u32_b32 v61, v47, 0
	v_bcnt_u32_b32 v62, v57, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v57
	v_cndmask_b32_e32 v57, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v47
	v_cndmask_b32_e32 v47, 0, v61, vcc
	v_bcnt_u32_b32 v61, v46, 0
	v_bcnt_u32_b32 v62, v56, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v56
	v_cndmask_b32_e32 v56, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v46
	v_cndmask_b32_e32 v46, 0, v61, vcc
	v_bcnt_u32_b32 v61, v45, 0
	v_bcnt_u32_b32 v62, v55, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v55
	v_cndmask_b32_e32 v55, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v45
	v_cndmask_b32_e32 v45, 0, v61, vcc
	v_bcnt_u32_b32 v61, v44, 0
	v_bcnt_u32_b32 v62, v54, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v54
	v_cndmask_b32_e32 v54, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v44, 0, v61, vcc
	v_bcnt_u32_b32 v61, v43, 0
	v_bcnt_u32_b32 v62, v53, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v53
	v_cndmask_b32_e32 v53, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v43
	v_cndmask_b32_e32 v43, 0, v61, vcc
	v_bcnt_u32_b32 v61, v41, 0
	v_bcnt_u32_b32 v62, v52, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v52
	v_cndmask_b32_e32 v52, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v41
	v_cndmask_b32_e32 v41, 0, v61, vcc
	v_bcnt_u32_b32 v61, v40, 0
	v_bcnt_u32_b32 v62, v51, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v51
	v_cndmask_b32_e32 v51, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v40
	v_cndmask_b32_e32 v40, 0, v61, vcc
	v_add_u32_e32 v59, vcc, v60, v59
	v_add_u32_e32 v49, vcc, v49, v50
	v_add_u32_e32 v58, vcc, v59, v58
	v_add_u32_e32 v48, vcc, v49, v48
	v_add_u32_e32 v57, vcc, v58, v57
	v_add_u32_e32 v47, vcc, v48, v47
	v_add_u32_e32 v56, vcc, v57, v56
	v_add_u32_e32 v46, vcc, v47, v46
	v_add_u32_e32 v55, vcc, v56, v55
	v_add_u32_e32 v45, vcc, v46, v45
	v_add_u32_e32 v54, vcc, v55, v54
	v_add_u32_e32 v44, vcc, v45, v44
	v_add_u32_e32 v53, vcc, v54, v53
	v_add_u32_e32 v43, vcc, v44, v43
	v_add_u32_e32 v52, vcc, v53, v52
	v_add_u32_e32 v41, vcc, v43, v41
	v_add_u32_e32 v51, vcc, v52, v51
	v_add_u32_e32 v40, vcc, v41, v40
	v_mov_b32_e32 v42, 0
	v_sub_u32_e32 v61, vcc, v51, v40
	s_branch .LBB2_113
.LBB2_118:
	s_mov_b64 s[10:11], 0
	s_branch .LBB2_35
.LBB2_119:
	s_or_b64 exec, exec, s[62:63]
.LBB2_120:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v11 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v9
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_122
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v2 offset:128
	s_waitcnt lgkmcnt(0)
.LBB2_122:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_124
	ds_write_b32 v3, v8 offset:140
.LBB2_124:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_137
	ds_read_b32 v6, v3 offset:128
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, v5
	s_branch .LBB2_128
.LBB2_126:
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_orn2_b64 s[30:31], s[30:31], exec
.LBB2_127:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[30:31]
	s_or_b64 s[14:15], s[10:11], s[14:15]
	s_andn2_b64 s[10:11], s[16:17], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_or_b64 s[16:17], s[10:11], s[16:17]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_135
.LBB2_128:
	v_lshlrev_b64 v[8:9], 6, v[2:3]
	v_mov_b32_e32 v10, s47
	v_add_u32_e32 v8, vcc, s46, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_add_u32_e32 v10, vcc, 12, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	flat_load_dword v22, v[10:11]
	v_cmp_eq_u32_e64 s[10:11], 0, v2
	v_cndmask_b32_e64 v10, 15, 16, s[10:11]
	s_bcnt1_i32_b32 s29, s21
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e64 v23, s[10:11], s86, v6
	v_subrev_u32_e64 v24, s[10:11], s29, v10
	v_add_u32_e64 v10, s[10:11], 4, v8
	v_addc_u32_e64 v11, s[10:11], 0, v9, s[10:11]
	onward_sync_umax v25, v[8:9], v23 agent rlx
	onward_sync_add v23, v[10:11], v31 agent ar
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[10:11], 0, v22
	v_cndmask_b32_e64 v10, 0, v24, s[10:11]
	v_add_u32_e64 v10, s[10:11], v10, v23
	v_cmp_eq_u32_e64 s[10:11], 1, v10
	v_mov_b32_e32 v10, 1
	s_and_saveexec_b64 s[30:31], s[10:11]
	s_cbranch_execz .LBB2_132
	flat_load_dword v6, v[8:9]
	v_mov_b32_e32 v10, 2
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_131
	v_lshlrev_b64 v[8:9], 6, v[2:3]
	v_mov_b32_e32 v2, s47
	v_add_u32_e32 v8, vcc, s46, v8
	v_addc_u32_e32 v2, vcc, v2, v9, vcc
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v2, vcc
	flat_load_dword v8, v[8:9]
	v_mov_b32_e32 v10, 0
.LBB2_131:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, s87, v6
	v_mov_b32_e32 v2, v8
.LBB2_132:
	s_or_b64 exec, exec, s[30:31]
	v_cmp_gt_i32_e32 vcc, 2, v10
	s_mov_b64 s[30:31], -1
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_127
	v_cmp_ne_u32_e32 vcc, 1, v10
	s_mov_b64 s[30:31], -1
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB2_126
	s_xor_b64 s[30:31], exec, -1
	s_branch .LBB2_126
.LBB2_135:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[10:11], s[16:17], -1
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_xor_b64 s[10:11], exec, s[14:15]
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_137
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	flat_store_dword v[8:9], v6
	s_waitcnt vmcnt(0)
.LBB2_137:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[10:11], 0
.LBB2_138:
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v8, s28
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_cbranch_vccz .LBB2_168
	v_lshrrev_b32_e32 v22, 16, v4
	v_or_b32_e32 v2, v22, v4
	v_and_b32_e32 v2, v2, v30
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[12:13], s[6:7], vcc
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB2_141
	v_or_b32_sdwa v2, v4, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v6, 15, v2
	v_cmp_eq_u32_e32 vcc, 15, v6
	v_and_b32_e32 v6, s77, v2
	v_cmp_eq_u32_e64 s[10:11], s77, v6
	v_and_b32_e32 v6, s78, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s78, v6
	v_and_b32_e32 v6, s79, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s79, v6
	v_and_b32_e32 v6, s80, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s80, v6
	v_and_b32_e32 v6, s81, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s81, v6
	v_and_b32_e32 v6, s82, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s82, v6
	v_and_b32_e32 v6, s83, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s83, v6
	v_and_b32_e32 v6, s84, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s84, v6
	v_and_b32_e32 v2, s85, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s85, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_and_b64 s[10:11], s[10:11], exec
.LBB2_141:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_143
	ds_write2_b32 v3, v34, v3 offset0:32 offset1:34
.LBB2_143:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[12:13], s[12:13], -1
	s_or_b64 s[12:13], s[12:13], s[10:11]
	s_xor_b64 s[12:13], s[12:13], -1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB2_145
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v20 offset:136
	s_waitcnt lgkmcnt(0)
.LBB2_145:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB2_147
	v_sub_u32_e32 v1, vcc, s76, v1
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v1 offset:128
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v20 offset:144
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v20 offset:140
	s_waitcnt lgkmcnt(0)
.LBB2_147:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_165
	v_mov_b32_e32 v1, s48
	v_mov_b32_e32 v2, s49
	ds_read2_b32 v[8:9], v3 offset0:32 offset1:34
	flat_atomic_add v2, v[1:2], v20 glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, s23, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_150
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_atomic_add v[10:11], v20
.LBB2_150:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_152
	v_lshlrev_b64 v[10:11], 6, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, s86, v8
	v_mov_b32_e32 v1, s47
	v_add_u32_e32 v10, vcc, s46, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_mov_b32_e32 v42, s69
	v_mov_b32_e32 v40, v9
	v_mov_b32_e32 v41, v5
	s_mov_b32 s31, s28
	flat_store_dwordx4 v[10:11], v[39:42]
	v_add_u32_e32 v23, vcc, 16, v10
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	v_mov_b32_e32 v42, s31
	v_addc_u32_e32 v24, vcc, 0, v11, vcc
	v_mov_b32_e32 v41, s30
	v_mov_b32_e32 v40, s29
	v_mov_b32_e32 v39, s28
	flat_store_dwordx4 v[23:24], v[39:42]
	v_add_u32_e32 v23, vcc, 32, v10
	v_addc_u32_e32 v24, vcc, 0, v11, vcc
	v_add_u32_e32 v10, vcc, 48, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_store_dwordx4 v[23:24], v[39:42]
	flat_store_dwordx4 v[10:11], v[39:42]
.LBB2_152:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v3, v2 offset:132
	s_cbranch_vccnz .LBB2_165
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v2, v5
	s_branch .LBB2_156
.LBB2_154:
	s_or_b64 exec, exec, s[64:65]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_orn2_b64 s[62:63], s[62:63], exec
.LBB2_155:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[62:63]
	s_or_b64 s[16:17], s[10:11], s[16:17]
	s_andn2_b64 s[10:11], s[18:19], exec
	s_and_b64 s[18:19], s[30:31], exec
	s_or_b64 s[18:19], s[10:11], s[18:19]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB2_163
.LBB2_156:
	v_lshlrev_b64 v[5:6], 6, v[2:3]
	v_mov_b32_e32 v1, s47
	v_add_u32_e32 v5, vcc, s46, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	v_add_u32_e32 v9, vcc, 12, v5
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	flat_load_dword v1, v[9:10]
	v_cmp_eq_u32_e64 s[10:11], 0, v2
	v_cndmask_b32_e64 v9, 15, 16, s[10:11]
	s_bcnt1_i32_b32 s29, s21
	v_sub_u32_e64 v11, s[10:11], s86, v8
	v_subrev_u32_e64 v23, s[10:11], s29, v9
	v_add_u32_e64 v9, s[10:11], 4, v5
	v_addc_u32_e64 v10, s[10:11], 0, v6, s[10:11]
	onward_sync_umax v24, v[5:6], v11 agent rlx
	onward_sync_add v11, v[9:10], v31 agent ar
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[10:11], 0, v1
	v_cndmask_b32_e64 v1, 0, v23, s[10:11]
	v_add_u32_e64 v1, s[10:11], v1, v11
	v_cmp_eq_u32_e64 s[10:11], 1, v1
	v_mov_b32_e32 v1, 1
	s_and_saveexec_b64 s[62:63], s[10:11]
	s_cbranch_execz .LBB2_160
	flat_load_dword v5, v[5:6]
	v_mov_b32_e32 v1, 2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_159
	v_lshlrev_b64 v[1:2], 6, v[2:3]
	v_mov_b32_e32 v6, s47
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v6, v[1:2]
	v_mov_b32_e32 v1, 0
.LBB2_159:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, s87, v5
	v_mov_b32_e32 v2, v6
.LBB2_160:
	s_or_b64 exec, exec, s[62:63]
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_mov_b64 s[62:63], -1
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_155
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_mov_b64 s[62:63], -1
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB2_154
	s_xor_b64 s[62:63], exec, -1
	s_branch .LBB2_154
.LBB2_163:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_165
	v_mov_b32_e32 v1, s50
	v_mov_b32_e32 v2, s51
	flat_store_dword v[1:2], v8
	s_waitcnt vmcnt(0)
.LBB2_165:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB2_167
	ds_read_b32 v2, v3 offset:132
	v_or_b32_sdwa v1, v4, v30 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v4, vcc, 1, v7
	v_or_b32_e32 v4, s58, v4
	v_or_b32_e32 v1, v1, v22
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v8, v1
.LBB2_167:
	s_or_b64 exec, exec, s[10:11]
.LBB2_168:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB2_170
	ds_read_b32 v1, v26
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v33, vcc, v1, v33
.LBB2_170:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_172
	ds_write_b32 v3, v3 offset:176
.LBB2_172:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e64 s[10:11], 0, v11
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB2_174
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v5, v3, v20 offset:176
	s_waitcnt lgkmcnt(0)
.LBB2_174:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:176
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s29, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_176
	s_sub_i32 s14, 1, s29
	v_mov_b32_e32 v1, s56
	v_mov_b32_e32 v2, s57
	v_mov_b32_e32 v4, s14
	flat_atomic_add v1, v[1:2], v4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v1
.LBB2_176:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_eq_u32 s29, 0
	s_cbranch_scc1 .LBB2_187
	s_mov_b32 s30, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_190
	s_mov_b64 s[14:15], 0
	s_branch .LBB2_181
.LBB2_179:
	s_andn2_b64 s[16:17], s[16:17], exec
.LBB2_180:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[16:17]
	s_or_b64 s[14:15], s[18:19], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_188
.LBB2_181:
	onward_sync_cmpswap v1, v[12:13], v[20:21] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB2_180
	s_mov_b32 s55, s28
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	onward_wait_load v6, v[12:13], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB2_179
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s30, s30, 64
	s_cmp_lt_u32 s30, s70
	s_mov_b32 s31, s30
	s_cbranch_scc1 .LBB2_185
.LBB2_184:
	s_add_i32 s31, s31, s71
	s_cmp_lt_u32 s31, s70
	s_sleep 15
	s_cbranch_scc0 .LBB2_184
.LBB2_185:
	s_lshl_b32 s55, s30, 1
	s_cmp_gt_u32 s30, s68
	s_cselect_b32 s30, s33, s55
	s_cmp_lt_u32 s31, 64
	s_cbranch_scc1 .LBB2_179
.LBB2_186:
	s_sub_i32 s31, s31, 64
	s_cmp_lt_u32 s31, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_186
	s_branch .LBB2_179
.LBB2_187:
	s_cbranch_execz .LBB2_34
	s_branch .LBB2_199
.LBB2_188:
	s_or_b64 exec, exec, s[14:15]
	flat_load_dwordx2 v[1:2], v[18:19]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v6, vcc, s29, v1
	v_cmp_gt_u32_e32 vcc, s88, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_190
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_atomic_add v[6:7], v20
.LBB2_190:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB2_192
	ds_write_b32 v3, v2 offset:160
.LBB2_192:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v6, v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v6
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB2_194
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v22, s67
	v_mov_b32_e32 v7, s39
	v_mad_u64_u32 v[6:7], s[10:11], s8, v22, v[6:7]
	v_add_u32_e32 v5, vcc, s14, v5
	v_lshlrev_b32_sdwa v5, v36, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v6, v5
	v_addc_u32_e32 v6, vcc, 0, v7, vcc
	v_add_u32_e32 v5, vcc, s9, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_store_dwordx4 v[5:6], v[8:11]
.LBB2_194:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_198
	v_add_u32_e32 v2, vcc, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v1
	flat_store_dword v[16:17], v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB2_197
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_atomic_swap v[1:2], v20
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v31
.LBB2_197:
	s_or_b64 exec, exec, s[12:13]
	onward_sync_store v[12:13], v3 agent rel
.LBB2_198:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB2_34
.LBB2_199:
	v_cmp_eq_u32_e32 vcc, s20, v4
	s_and_b64 s[12:13], s[0:1], vcc
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB2_33
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_swap v[1:2], v35
	s_branch .LBB2_33
.LBB2_201:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB2_203
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s27
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e32 v0, v0, v2, vcc
	flat_atomic_add v[0:1], v33
.LBB2_203:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_205
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_atomic_add v[0:1], v37
	flat_atomic_add v[2:3], v38
.LBB2_205:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel game_steal
		.amdhsa_group_segment_fixed_size 192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 100
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
		.amdhsa_next_free_vgpr 63
		.amdhsa_next_free_sgpr 90
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
	.size	game_steal, .Lfunc_end2-game_steal
	.section	.AMDGPU.csdata
	.text
	.protected	game_remote
	.globl	game_remote
	.p2align	8
	.type	game_remote,@function
game_remote:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s4, 0x4f7ffffe
	s_mov_b32 s9, 0
	s_load_dword s33, s[6:7], 0x60
	s_load_dwordx4 s[20:23], s[6:7], 0x50
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s5
	s_sub_i32 s0, 0, s5
	s_mov_b32 s3, s9
	s_load_dwordx16 s[36:51], s[6:7], 0x0
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s12, s9
	s_mov_b32 s13, s9
	s_mov_b32 s14, s9
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s15, s9
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s5
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s5, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s5, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s5, v3, 0
	v_cmp_gt_u32_e32 vcc, s20, v0
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	v_addc_u32_e64 v1, s[0:1], 0, v3, s[0:1]
	v_readfirstlane_b32 s66, v1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_12
	s_bcnt1_i32_b32 s12, s21
	s_sub_i32 s14, 15, s12
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s0, 0, s14
	v_mul_lo_u32 v3, s66, v0
	s_mov_b32 s16, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_brev_b32 s19, 1
	v_add_u32_e32 v6, vcc, s8, v3
	v_mul_f32_e32 v1, s4, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s17, -1
	s_mov_b32 s18, s9
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, v6, v1
	v_mul_lo_u32 v2, v1, s14
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, v6, v2
	v_cmp_le_u32_e32 vcc, s14, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e64 v3, s[0:1], s14, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s14, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mov_b32_e32 v1, s16
	v_cmp_ge_u32_e32 vcc, s14, v5
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_11
	s_mov_b32 s4, 0xffff
	s_lshr_b32 s13, s21, 16
	s_and_b32 s16, s21, s4
	s_or_b32 s5, s16, s13
	s_xor_b32 s15, s5, s4
	v_cmp_le_u32_e32 vcc, s14, v6
	v_mov_b32_e32 v1, s15
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_6
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, v5
	s_mov_b32 s17, s15
.LBB3_4:
	s_add_i32 s18, s17, -1
	v_add_u32_e32 v2, vcc, -1, v2
	s_and_b32 s17, s18, s17
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v1, s17
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB3_4
	s_or_b64 exec, exec, s[10:11]
.LBB3_6:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v3, v5, s14
	v_sub_u32_e32 v2, vcc, 0, v1
	v_and_b32_e32 v1, v1, v2
	v_or_b32_e32 v1, s16, v1
	v_not_b32_e32 v2, v1
	v_sub_u32_e32 v3, vcc, v6, v3
	v_and_b32_e32 v2, s15, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_10
	s_mov_b64 s[10:11], 0
.LBB3_8:
	v_add_u32_e32 v4, vcc, -1, v2
	v_add_u32_e32 v3, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v2, v4, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB3_8
	s_or_b64 exec, exec, s[10:11]
.LBB3_10:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v3, vcc, 0, v2
	v_and_b32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s13
	v_or_b32_sdwa v3, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	s_add_i32 s12, s12, 0x80000002
	v_add_u32_e32 v2, vcc, 1, v5
	v_or_b32_e32 v1, v3, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s12
.LBB3_11:
	s_or_b64 exec, exec, s[0:1]
.LBB3_12:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s39
	v_mad_u64_u32 v[12:13], s[0:1], s8, v7, v[5:6]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_24
	s_cmp_gt_u32 s33, 63
	s_mov_b64 s[10:11], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s18, s33, 1
	s_mov_b64 s[12:13], 0
	s_movk_i32 s19, 0x3c0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s24, s11
	s_branch .LBB3_16
.LBB3_14:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB3_15:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_22
.LBB3_16:
	onward_sync_cmpswap v7, v[12:13], v[5:6] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB3_15
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	onward_wait_load v9, v[12:13], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[7:8] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB3_14
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s19
	s_mov_b32 s25, s24
	s_cbranch_scc1 .LBB3_20
.LBB3_19:
	s_addk_i32 s25, 0xfc40
	s_cmp_lt_u32 s25, s19
	s_sleep 15
	s_cbranch_scc0 .LBB3_19
.LBB3_20:
	s_lshl_b32 s26, s24, 1
	s_cmp_gt_u32 s24, s18
	s_cselect_b32 s24, s33, s26
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB3_14
.LBB3_21:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_21
	s_branch .LBB3_14
.LBB3_22:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s39
	v_mad_u64_u32 v[5:6], s[4:5], s8, v7, v[5:6]
	s_movk_i32 s4, 0x101
	v_add_u32_e32 v5, vcc, 64, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, vcc, v6, v5
	v_add_u32_e32 v7, vcc, s20, v5
	v_cmp_gt_u32_e32 vcc, s4, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_24
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v8, s45
	flat_atomic_add v[7:8], v9
.LBB3_24:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[24:27], s[6:7], 0x40
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_26
	v_mov_b32_e32 v7, 0
	ds_write_b32 v7, v6 offset:160
.LBB3_26:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v7, v7 offset:160
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_28
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v10, 0x1080
	v_mov_b32_e32 v8, s39
	v_add_u32_e32 v9, vcc, s4, v0
	v_mad_u64_u32 v[7:8], s[4:5], s8, v10, v[7:8]
	v_mov_b32_e32 v10, 4
	v_lshlrev_b32_sdwa v9, v10, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, 0x80, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_store_dwordx4 v[7:8], v[1:4]
.LBB3_28:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_32
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s39
	v_mad_u64_u32 v[1:2], s[4:5], s8, v3, v[1:2]
	v_add_u32_e32 v3, vcc, s20, v6
	v_add_u32_e32 v1, vcc, 0x44, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v5
	flat_store_dword v[1:2], v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_31
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s6, s36, s6
	s_addc_u32 s7, s37, s7
	s_add_u32 s6, s6, 0x80
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s7
	flat_atomic_swap v[1:2], v3
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v3
.LBB3_31:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 0
	onward_sync_store v[12:13], v1 wg rel
.LBB3_32:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s67, 0x1080
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v3, s67
	v_mov_b32_e32 v2, s39
	v_mad_u64_u32 v[14:15], s[2:3], s8, v3, v[1:2]
	s_cmp_lt_u32 s33, 64
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s33, 63
	s_movk_i32 s2, 0x44
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s68, s33, 1
	v_add_u32_e32 v16, vcc, s2, v14
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s36, s2
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_addc_u32 s3, s37, s3
	s_movk_i32 s9, 0x80
	v_add_u32_e32 v18, vcc, 64, v14
	s_add_u32 s52, s2, s9
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s6, 0x8c
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	s_addc_u32 s53, s3, 0
	v_add_u32_e32 v26, vcc, s6, v1
	v_add_u32_e32 v27, vcc, 64, v1
	v_lshlrev_b32_e64 v1, v0, -1
	s_add_i32 s69, s8, 1
	v_not_b32_e32 v29, v1
	v_and_b32_e32 v1, 15, v0
	s_add_u32 s56, s36, 64
	v_mov_b32_e32 v21, 0
	v_cmp_gt_u32_e64 s[4:5], s66, v0
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_gt_u32_e64 s[6:7], 16, v0
	v_lshlrev_b32_e64 v28, v0, 1
	s_mov_b32 s54, -1
	v_lshlrev_b32_e64 v30, v1, 1
	s_addc_u32 s57, s37, 0
	s_mul_i32 s20, s66, s20
	s_movk_i32 s70, 0x3c0
	s_movk_i32 s71, 0xfc40
	s_movk_i32 s72, 0xff
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v20, 1
	s_mov_b32 s73, 0x7feb352d
	s_mov_b32 s74, 0x846ca68b
	v_mov_b32_e32 v31, -1
	s_brev_b32 s58, 1
	s_xor_b64 s[60:61], s[10:11], -1
	s_mov_b32 s75, 0xffff
	v_mov_b32_e32 v32, 0x3e8
	s_movk_i32 s76, 0x3e8
	s_movk_i32 s77, 0xf0
	s_movk_i32 s78, 0xf00
	s_mov_b32 s79, 0xf000
	s_movk_i32 s80, 0x1111
	s_movk_i32 s81, 0x2222
	s_movk_i32 s82, 0x4444
	v_mov_b32_e32 v34, 0xfffffc18
	s_mov_b32 s83, 0x8888
	v_bfrev_b32_e32 v35, 1
	s_mov_b32 s84, 0x8421
	v_mov_b32_e32 v36, 4
	s_movk_i32 s85, 0x1248
	v_mov_b32_e32 v37, v21
	s_movk_i32 s86, 0x800
	v_mov_b32_e32 v38, v21
	s_movk_i32 s87, 0xf800
	v_mov_b32_e32 v33, v21
	s_movk_i32 s88, 0x101
	s_mov_b32 s89, 0
	s_mov_b32 s28, 0
	s_branch .LBB3_36
.LBB3_33:
	s_or_b64 exec, exec, s[10:11]
.LBB3_34:
	s_mov_b64 s[10:11], -1
.LBB3_35:
	s_xor_b64 s[10:11], s[10:11], -1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB3_217
.LBB3_36:
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_51
	s_mov_b32 s18, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB3_40
.LBB3_38:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB3_39:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_46
.LBB3_40:
	onward_sync_cmpswap v1, v[14:15], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB3_39
	s_mov_b32 s55, s28
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	onward_wait_load v4, v[14:15], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[14:15], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB3_38
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s70
	s_mov_b32 s19, s18
	s_cbranch_scc1 .LBB3_44
.LBB3_43:
	s_add_i32 s19, s19, s71
	s_cmp_lt_u32 s19, s70
	s_sleep 15
	s_cbranch_scc0 .LBB3_43
.LBB3_44:
	s_lshl_b32 s29, s18, 1
	s_cmp_gt_u32 s18, s68
	s_cselect_b32 s18, s33, s29
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB3_38
.LBB3_45:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_45
	s_branch .LBB3_38
.LBB3_46:
	s_or_b64 exec, exec, s[12:13]
	flat_load_dwordx2 v[1:2], v[18:19]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, vcc, v2, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_48
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v6, s67
	v_mov_b32_e32 v5, s39
	v_mad_u64_u32 v[4:5], s[12:13], s8, v6, v[4:5]
	v_add_u32_e32 v2, vcc, -1, v2
	v_lshlrev_b32_sdwa v6, v36, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, s9, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	flat_store_dword v[16:17], v2
.LBB3_48:
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_50
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_atomic_swap v[1:2], v3
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v20
.LBB3_50:
	onward_sync_store v[14:15], v3 wg rel
.LBB3_51:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_53
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[4:7] offset:160
.LBB3_53:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[4:7], v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v7
	v_readfirstlane_b32 s12, v4
	v_readfirstlane_b32 s13, v5
	v_readfirstlane_b32 s14, v6
	s_cmp_lg_u32 s15, 0
	s_cbranch_scc0 .LBB3_55
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_branch .LBB3_101
.LBB3_55:
	s_mov_b32 s55, 0
.LBB3_56:
	s_add_i32 s89, s89, 1
	v_mov_b32_e32 v1, -1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB3_62
	s_lshl_b32 s16, s89, 8
	s_add_i32 s16, s16, s8
	s_lshr_b32 s17, s16, 16
	s_xor_b32 s16, s17, s16
	s_mul_i32 s16, s16, s73
	s_lshr_b32 s17, s16, 15
	s_xor_b32 s16, s17, s16
	s_mul_i32 s16, s16, s74
	s_lshr_b32 s17, s16, 16
	s_xor_b32 s29, s17, s16
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, v0
	s_branch .LBB3_59
.LBB3_58:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 64, v2
	v_cmp_le_u32_e32 vcc, s66, v2
	s_or_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB3_61
.LBB3_59:
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_mov_b32_e32 v10, s37
	v_add_u32_e32 v8, vcc, s36, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_add_u32_e32 v8, vcc, s9, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v8, v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_58
	v_add_u32_e32 v8, vcc, s29, v2
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s73
	v_lshrrev_b32_e32 v9, 15, v8
	v_xor_b32_e32 v8, v9, v8
	v_mul_lo_u32 v8, v8, s74
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v8, 0xffffff00, v8
	v_or_b32_e32 v8, v8, v2
	v_min_u32_e32 v1, v8, v1
	s_branch .LBB3_58
.LBB3_61:
	s_or_b64 exec, exec, s[16:17]
.LBB3_62:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_64
	ds_write_b32 v3, v31 offset:176
.LBB3_64:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v3, v1 offset:176
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:176
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_and_b32 s11, s10, s72
	s_cmp_eq_u32 s10, -1
	s_cselect_b32 s18, s66, s11
	s_cmp_lg_u32 s18, s66
	s_cbranch_scc0 .LBB3_81
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v1, v37
	v_mov_b32_e32 v22, v38
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB3_73
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v8, s67
	v_mov_b32_e32 v2, s39
	v_mad_u64_u32 v[1:2], s[10:11], s18, v8, v[1:2]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	onward_sync_cmpswap v22, v[1:2], v[20:21] agent acq remote
	s_mov_b32 s31, s28
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mov_b32_e32 v22, v38
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB3_72
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v10, s67
	v_mov_b32_e32 v9, s39
	v_mad_u64_u32 v[8:9], s[10:11], s18, v10, v[8:9]
	s_mov_b32 s19, s28
	v_add_u32_e32 v22, vcc, 64, v8
	v_addc_u32_e32 v23, vcc, 0, v9, vcc
	flat_load_dwordx2 v[24:25], v[22:23]
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v25, vcc, v25, v24
	v_cmp_eq_u32_e32 vcc, 0, v25
	v_cmp_ne_u32_e64 s[10:11], 0, v25
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_69
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v10, s67
	v_mov_b32_e32 v9, s39
	v_mad_u64_u32 v[8:9], s[30:31], s18, v10, v[8:9]
	v_lshlrev_b32_sdwa v10, v36, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, s9, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dwordx4 v[8:11], v[8:9]
	v_add_u32_e32 v24, vcc, 1, v24
	flat_store_dword v[22:23], v24
.LBB3_69:
	v_cmp_ne_u32_e32 vcc, 1, v25
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_71
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s36, s18
	s_addc_u32 s19, s37, s19
	s_add_u32 s18, s18, s9
	s_addc_u32 s19, s19, 0
	v_mov_b32_e32 v23, s19
	v_mov_b32_e32 v22, s18
	flat_atomic_swap v[22:23], v3
	v_mov_b32_e32 v22, s36
	v_mov_b32_e32 v23, s37
	flat_atomic_add v[22:23], v20
.LBB3_71:
	onward_sync_store v[1:2], v3 agent rel remote
	v_cndmask_b32_e64 v1, 0, 1, s[10:11]
	v_add_u32_e32 v22, vcc, v38, v1
.LBB3_72:
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v1, vcc, 1, v37
.LBB3_73:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_75
	s_waitcnt vmcnt(1)
	ds_write_b128 v3, v[8:11] offset:160
.LBB3_75:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(1)
	ds_read_b128 v[8:11], v3 offset:160
	s_mov_b32 s29, s55
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s19, v11
	v_readfirstlane_b32 s16, v8
	v_readfirstlane_b32 s17, v9
	v_readfirstlane_b32 s18, v10
	s_cmp_lg_u32 s19, 0
	s_cbranch_scc1 .LBB3_80
	s_cmp_lg_u32 s55, 0
	s_cselect_b32 s11, s55, 64
	s_cmp_lt_u32 s11, s70
	s_mov_b32 s10, s11
	s_cbranch_scc1 .LBB3_78
.LBB3_77:
	s_add_i32 s10, s10, s71
	s_cmp_lt_u32 s10, s70
	s_sleep 15
	s_cbranch_scc0 .LBB3_77
.LBB3_78:
	s_lshl_b32 s29, s11, 1
	s_cmpk_lt_u32 s11, 0x201
	s_cselect_b32 s29, s29, 0x400
	s_cmp_lt_u32 s10, 64
	s_cbranch_scc1 .LBB3_80
.LBB3_79:
	s_sub_i32 s10, s10, 64
	s_cmp_gt_u32 s10, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_79
.LBB3_80:
	s_mov_b64 s[10:11], 0
	s_branch .LBB3_82
.LBB3_81:
	s_mov_b64 s[10:11], -1
.LBB3_82:
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v2, 0
	s_cbranch_vccz .LBB3_92
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_87
	s_mov_b32 s59, s58
	v_mov_b32_e32 v8, s36
	v_mov_b32_e32 v10, s58
	v_mov_b32_e32 v9, s37
	v_mov_b32_e32 v11, s59
	onward_wait_load v1, v[8:9], v[10:11] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[8:9], v[10:11] eq
	v_cmp_lt_i32_e32 vcc, -1, v1
	s_and_b64 s[18:19], s[60:61], vcc
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_sleep 1
	s_or_b64 exec, exec, s[16:17]
.LBB3_87:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_89
	ds_write_b32 v3, v1 offset:160
.LBB3_89:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_and_b32 s10, s10, -2.0
	s_cmp_eq_u32 s10, s58
	s_cselect_b64 vcc, -1, 0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB3_91
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v20
.LBB3_91:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v1, s15
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_mov_b32_e32 v1, s14
	v_cndmask_b32_e32 v6, v6, v1, vcc
	v_mov_b32_e32 v1, s13
	v_cndmask_b32_e32 v5, v5, v1, vcc
	v_mov_b32_e32 v1, s12
	s_mov_b64 s[18:19], s[14:15]
	v_cndmask_b32_e32 v4, v4, v1, vcc
	v_cndmask_b32_e64 v2, 2, 1, vcc
	s_mov_b64 s[16:17], s[12:13]
	s_mov_b32 s29, s55
	v_mov_b32_e32 v22, v38
	v_mov_b32_e32 v1, v37
.LBB3_92:
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB3_94
	v_cmp_eq_u32_e64 s[12:13], 0, v2
.LBB3_94:
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB3_96
	s_cmp_lg_u32 s19, 0
	s_mov_b64 s[10:11], 0
	s_cselect_b64 s[12:13], -1, 0
.LBB3_96:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB3_98
	s_mov_b64 s[12:13], s[16:17]
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v22
	s_mov_b64 s[14:15], s[18:19]
	s_mov_b32 s55, s29
	s_branch .LBB3_56
.LBB3_98:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB3_100
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
.LBB3_100:
	v_mov_b32_e32 v38, v22
	v_mov_b32_e32 v37, v1
.LBB3_101:
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_118
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB3_104
	ds_write_b32 v26, v3
.LBB3_104:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_cmp_eq_u32_e32 vcc, -1, v5
	v_mov_b32_e32 v8, s28
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB3_184
	v_and_b32_e32 v1, 0x7fffffff, v7
	v_cmp_le_u32_e32 vcc, s22, v1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, vcc
	s_mov_b32 m0, -1
	s_cbranch_vccz .LBB3_146
	v_and_b32_e32 v2, s75, v4
	v_lshrrev_b32_e32 v6, 16, v4
	v_or_b32_e32 v8, v2, v6
	v_xor_b32_e32 v8, s75, v8
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB3_109
	v_and_b32_e32 v9, v8, v28
	v_cmp_ne_u32_e32 vcc, 0, v9
	ds_write_b32 v27, v32
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB3_109
	v_and_b32_e32 v9, v8, v29
	v_bcnt_u32_b32 v9, v9, 0
	v_lshlrev_b32_e32 v9, 2, v9
	ds_write_b32 v9, v0
.LBB3_109:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_111
	ds_write_b32 v3, v34 offset:128
.LBB3_111:
	s_or_b64 exec, exec, s[10:11]
	v_bcnt_u32_b32 v9, v8, 0
	v_add_u32_e32 v10, vcc, -1, v9
	v_mul_lo_u32 v8, v10, v9
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v8
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB3_120
	v_add_u32_e32 v22, vcc, 0xfffffc19, v1
	v_sub_u32_e32 v23, vcc, s76, v1
	v_sub_u32_e32 v24, vcc, 0, v10
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v25, v0
	s_branch .LBB3_115
.LBB3_113:
	s_or_b64 exec, exec, s[10:11]
.LBB3_114:
	s_or_b64 exec, exec, s[14:15]
	v_lshlrev_b32_e32 v39, 2, v39
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v39, v61 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v25, vcc, 64, v25
	v_cmp_ge_u32_e32 vcc, v25, v8
	s_or_b64 s[62:63], vcc, s[62:63]
	v_add_u32_e32 v11, vcc, v42, v11
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB3_119
.LBB3_115:
	v_cvt_f32_u32_e32 v39, v10
	v_sub_u32_e32 v40, vcc, 0, v10
	v_mov_b32_e32 v61, v23
	v_rcp_iflag_f32_e32 v39, v39
	v_mul_f32_e32 v39, 0x4f7ffffe, v39
	v_cvt_u32_f32_e32 v39, v39
	v_mul_lo_u32 v40, v40, v39
	v_mul_hi_u32 v40, v39, v40
	v_add_u32_e32 v39, vcc, v40, v39
	v_mul_hi_u32 v39, v25, v39
	v_mul_lo_u32 v40, v24, v39
	v_not_b32_e32 v42, v39
	v_mul_lo_u32 v42, v10, v42
	v_add_u32_e32 v41, vcc, 1, v39
	v_add_u32_e32 v40, vcc, v25, v40
	v_cmp_ge_u32_e32 vcc, v40, v10
	v_cndmask_b32_e32 v39, v39, v41, vcc
	v_add_u32_e64 v41, s[10:11], v25, v42
	v_cndmask_b32_e32 v40, v40, v41, vcc
	v_add_u32_e32 v41, vcc, 1, v39
	v_cmp_ge_u32_e32 vcc, v40, v10
	v_cndmask_b32_e32 v39, v39, v41, vcc
	v_lshlrev_b32_e32 v40, 2, v39
	ds_read_b32 v40, v40
	v_mov_b32_e32 v42, 1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v40, v40, 1
	v_or_b32_e32 v40, v40, v2
	v_and_b32_e32 v50, 15, v40
	v_and_b32_e32 v49, s77, v40
	v_and_b32_e32 v48, s78, v40
	v_cmp_ne_u32_e32 vcc, 15, v50
	v_cmp_ne_u32_e64 s[10:11], s77, v49
	v_and_b32_e32 v47, s79, v40
	v_cmp_ne_u32_e64 s[12:13], s78, v48
	s_and_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v46, s80, v40
	v_cmp_ne_u32_e64 s[14:15], s79, v47
	s_and_b64 s[10:11], s[12:13], s[10:11]
	v_and_b32_e32 v45, s81, v40
	v_cmp_ne_u32_e64 s[16:17], s80, v46
	s_and_b64 s[10:11], s[14:15], s[10:11]
	v_and_b32_e32 v44, s82, v40
	v_cmp_ne_u32_e64 s[18:19], s81, v45
	s_and_b64 s[10:11], s[16:17], s[10:11]
	s_and_b64 s[10:11], s[18:19], s[10:11]
	v_cmp_ne_u32_e32 vcc, s82, v44
	v_and_b32_e32 v43, s83, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s83, v43
	v_and_b32_e32 v41, s84, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s84, v41
	v_and_b32_e32 v40, s85, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s85, v40
	s_and_b64 s[10:11], vcc, s[10:11]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB3_114
	v_mul_lo_u32 v42, v24, v39
	v_mov_b32_e32 v61, v22
	v_add_u32_e32 v51, vcc, v25, v42
	v_cmp_ge_u32_e32 vcc, v51, v39
	v_addc_u32_e32 v42, vcc, v42, v25, vcc
	v_lshlrev_b32_e32 v42, 2, v42
	ds_read_b32 v42, v42
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v42, v42, 1
	v_or_b32_e32 v42, v42, v6
	v_and_b32_e32 v60, 15, v42
	v_and_b32_e32 v59, s77, v42
	v_and_b32_e32 v58, s78, v42
	v_cmp_ne_u32_e32 vcc, 15, v60
	v_cmp_ne_u32_e64 s[10:11], s77, v59
	v_cmp_ne_u32_e64 s[12:13], s78, v58
	s_and_b64 s[10:11], vcc, s[10:11]
	v_and_b32_e32 v57, s79, v42
	s_and_b64 s[10:11], s[12:13], s[10:11]
	v_cmp_ne_u32_e32 vcc, s79, v57
	v_and_b32_e32 v56, s80, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s80, v56
	v_and_b32_e32 v55, s81, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s81, v55
	v_and_b32_e32 v54, s82, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s82, v54
	v_and_b32_e32 v53, s83, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s83, v53
	v_and_b32_e32 v52, s84, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s84, v52
	v_and_b32_e32 v51, s85, v42
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_ne_u32_e32 vcc, s85, v51
	s_and_b64 s[12:13], vcc, s[10:11]
	v_mov_b32_e32 v42, 1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB3_113
	v_bcnt_u32_b32 v42, v50, 0
	v_bcnt_u32_b32 v61, v60, 0
	v_mul_u32_u24_e32 v62, v42, v42
	v_cmp_eq_u32_e32 vcc, 0, v60
	v_cndmask_b32_e32 v60, 0, v62, vcc
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v50
	v_cndmask_b32_e32 v50, 0, v61, vcc
	v_bcnt_u32_b32 v61, v49, 0
	v_bcnt_u32_b32 v62, v59, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v59
	v_cndmask_b32_e32 v59, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v49
	v_cndmask_b32_e32 v49, 0, v61, vcc
	v_bcnt_u32_b32 v61, v48, 0
	v_bcnt_u32_b32 v62, v58, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v58
	v_cndmask_b32_e32 v58, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v48
	v_cndmask_b32_e32 v48, 0, v61, vcc
	v_bcnt_u32_b32 v61, v47, 0
	v_bcnt_u32_b32 v62, v57, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v57
	v_cndmask_b32_e32 v57, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v47
	v_cndmask_b32_e32 v47, 0, v61, vcc
	v_bcnt_u32_b32 v61, v46, 0
	v_bcnt_u32_b32 v62, v56, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v56
	v_cndmask_b32_e32 v56, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v46
	v_cndmask_b32_e32 v46, 0, v61, vcc
	v_bcnt_u32_b32 v61, v45, 0
	v_bcnt_u32_b32 v62, v55, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v55
	v_cndmask_b32_e32 v55, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v45
	v_cndmask_b32_e32 v45, 0, v61, vcc
	v_bcnt_u32_b32 v61, v44, 0
	v_bcnt_u32_b32 v62, v54, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v54
	v_cndmask_b32_e32 v54, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v44, 0, v61, vcc
	v_bcnt_u32_b32 v61, v43, 0
	v_bcnt_u32_b32 v62, v53, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v53
	v_cndmask_b32_e32 v53, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v43
	v_cndmask_b32_e32 v43, 0, v61, vcc
	v_bcnt_u32_b32 v61, v41, 0
	v_bcnt_u32_b32 v62, v52, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v52
	v_cndmask_b32_e32 v52, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v41
	v_cndmask_b32_e32 v41, 0, v61, vcc
	v_bcnt_u32_b32 v61, v40, 0
	v_bcnt_u32_b32 v62, v51, 0
	v_mul_u32_u24_e32 v61, v61, v61
	v_cmp_eq_u32_e32 vcc, 0, v51
	v_cndmask_b32_e32 v51, 0, v61, vcc
	v_mul_u32_u24_e32 v61, v62, v62
	v_cmp_eq_u32_e32 vcc, 0, v40
	v_cndmask_b32_e32 v40, 0, v61, vcc
	v_add_u32_e32 v59, vcc, v60, v59
	v_add_u32_e32 v49, vcc, v49, v50
	v_add_u32_e32 v58, vcc, v59, v58
	v_add_u32_e32 v48, vcc, v49, v48
	v_add_u32_e32 v57, vcc, v58, v57
	v_add_u32_e32 v47, vcc, v48, v47
	v_add_u32_e32 v56, vcc, v57, v56
	v_add_u32_e32 v46, vcc, v47, v46
	v_add_u32_e32 v55, vcc, v56, v55
	v_add_u32_e32 v45, vcc, v46, v45
	v_add_u32_e32 v54, vcc, v55, v54
	v_add_u32_e32 v44, vcc, v45, v44
	v_add_u32_e32 v53, vcc, v54, v53
	v_add_u32_e32 v43, vcc, v44, v43
	v_add_u32_e32 v52, vcc, v53, v52
	v_add_u32_e32 v41, vcc, v43, v41
	v_add_u32_e32 v51, vcc, v52, v51
	v_add_u32_e32 v40, vcc, v41, v40
	v_mov_b32_e32 v42, 0
	v_sub_u32_e32 v61, vcc, v51, v40
	s_branch .LBB3_113
.LBB3_118:
	s_mov_b64 s[10:11], 0
	s_branch .LBB3_35
.LBB3_119:
	s_or_b64 exec, exec, s[62:63]
.LBB3_120:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v11 offset:144
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v0, v9
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_122
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v2 offset:128
	s_waitcnt lgkmcnt(0)
.LBB3_122:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_124
	ds_write_b32 v3, v8 offset:140
.LBB3_124:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_145
	ds_read_b32 v6, v3 offset:128
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v2, v5
	s_branch .LBB3_128
.LBB3_126:
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_orn2_b64 s[12:13], s[12:13], exec
.LBB3_127:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[12:13]
	s_or_b64 s[16:17], s[10:11], s[16:17]
	s_andn2_b64 s[10:11], s[18:19], exec
	s_and_b64 s[12:13], s[30:31], exec
	s_or_b64 s[18:19], s[10:11], s[12:13]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB3_143
.LBB3_128:
	v_lshlrev_b64 v[8:9], 6, v[2:3]
	v_mov_b32_e32 v10, s47
	v_add_u32_e32 v8, vcc, s46, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_add_u32_e32 v10, vcc, 12, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v11, vcc, s86, v6
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_cmp_ne_u32_e64 s[10:11], 0, v10
	v_cmp_ne_u32_e64 s[12:13], s69, v10
	s_and_saveexec_b64 s[62:63], s[12:13]
	s_xor_b64 s[12:13], exec, s[62:63]
	s_cbranch_execz .LBB3_134
	s_and_saveexec_b64 s[62:63], s[10:11]
	s_xor_b64 s[62:63], exec, s[62:63]
	s_cbranch_execz .LBB3_131
	onward_sync_umax v10, v[8:9], v11 agent rlx remote
	v_lshlrev_b64 v[10:11], 6, v[2:3]
	v_mov_b32_e32 v22, s47
	v_add_u32_e64 v10, s[10:11], s46, v10
	v_addc_u32_e64 v11, s[10:11], v22, v11, s[10:11]
	v_add_u32_e64 v22, s[10:11], 4, v10
	v_addc_u32_e64 v23, s[10:11], 0, v11, s[10:11]
	onward_sync_add v10, v[22:23], v31 agent ar remote
.LBB3_131:
	s_or_saveexec_b64 s[62:63], s[62:63]
	s_xor_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB3_133
	onward_sync_umax v10, v[8:9], v11 agent rlx
	v_lshlrev_b64 v[10:11], 6, v[2:3]
	v_mov_b32_e32 v22, s47
	v_add_u32_e64 v10, s[10:11], s46, v10
	v_addc_u32_e64 v11, s[10:11], v22, v11, s[10:11]
	v_add_u32_e64 v22, s[10:11], 4, v10
	v_addc_u32_e64 v23, s[10:11], 0, v11, s[10:11]
	onward_sync_add v10, v[22:23], v31 agent ar
.LBB3_133:
	s_or_b64 exec, exec, s[62:63]
.LBB3_134:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_bcnt1_i32_b32 s29, s21
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_136
	onward_sync_umax v10, v[8:9], v11 wg rlx
	v_lshlrev_b64 v[10:11], 6, v[2:3]
	v_mov_b32_e32 v22, s47
	v_add_u32_e64 v10, s[10:11], s46, v10
	v_addc_u32_e64 v11, s[10:11], v22, v11, s[10:11]
	v_add_u32_e64 v22, s[10:11], 4, v10
	v_addc_u32_e64 v23, s[10:11], 0, v11, s[10:11]
	onward_sync_add v10, v[22:23], v31 wg ar
.LBB3_136:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_eq_u32_e64 s[12:13], 0, v2
	v_cndmask_b32_e64 v11, 15, 16, s[12:13]
	v_subrev_u32_e64 v11, s[12:13], s29, v11
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, vcc, v10, v11
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	v_cmp_eq_u32_e32 vcc, 1, v10
	v_mov_b32_e32 v10, 1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB3_140
	flat_load_dword v6, v[8:9]
	v_mov_b32_e32 v10, 2
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[62:63], s[10:11]
	s_cbranch_execz .LBB3_139
	v_lshlrev_b64 v[8:9], 6, v[2:3]
	v_mov_b32_e32 v2, s47
	v_add_u32_e32 v8, vcc, s46, v8
	v_addc_u32_e32 v2, vcc, v2, v9, vcc
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v2, vcc
	flat_load_dword v8, v[8:9]
	v_mov_b32_e32 v10, 0
.LBB3_139:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, s87, v6
	v_mov_b32_e32 v2, v8
.LBB3_140:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_i32_e32 vcc, 2, v10
	s_mov_b64 s[12:13], -1
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB3_127
	v_cmp_ne_u32_e32 vcc, 1, v10
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB3_126
	s_xor_b64 s[12:13], exec, -1
	s_branch .LBB3_126
.LBB3_143:
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[10:11], s[18:19], -1
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_145
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	flat_store_dword v[8:9], v6
	s_waitcnt vmcnt(0)
.LBB3_145:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[10:11], 0
.LBB3_146:
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v8, s28
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_cbranch_vccz .LBB3_184
	v_lshrrev_b32_e32 v22, 16, v4
	v_or_b32_e32 v2, v22, v4
	v_and_b32_e32 v2, v2, v30
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[12:13], s[6:7], vcc
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB3_149
	v_or_b32_sdwa v2, v4, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v6, 15, v2
	v_cmp_eq_u32_e32 vcc, 15, v6
	v_and_b32_e32 v6, s77, v2
	v_cmp_eq_u32_e64 s[10:11], s77, v6
	v_and_b32_e32 v6, s78, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s78, v6
	v_and_b32_e32 v6, s79, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s79, v6
	v_and_b32_e32 v6, s80, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s80, v6
	v_and_b32_e32 v6, s81, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s81, v6
	v_and_b32_e32 v6, s82, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s82, v6
	v_and_b32_e32 v6, s83, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s83, v6
	v_and_b32_e32 v6, s84, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s84, v6
	v_and_b32_e32 v2, s85, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s85, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_and_b64 s[10:11], s[10:11], exec
.LBB3_149:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB3_151
	ds_write2_b32 v3, v34, v3 offset0:32 offset1:34
.LBB3_151:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[12:13], s[12:13], -1
	s_or_b64 s[12:13], s[12:13], s[10:11]
	s_xor_b64 s[14:15], s[12:13], -1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB3_153
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v20 offset:136
	s_waitcnt lgkmcnt(0)
.LBB3_153:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_155
	v_sub_u32_e32 v1, vcc, s76, v1
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v1 offset:128
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v20 offset:144
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v20 offset:140
	s_waitcnt lgkmcnt(0)
.LBB3_155:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB3_181
	v_mov_b32_e32 v1, s48
	v_mov_b32_e32 v2, s49
	ds_read2_b32 v[8:9], v3 offset0:32 offset1:34
	flat_atomic_add v2, v[1:2], v20 glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, s23, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB3_158
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_atomic_add v[10:11], v20
.LBB3_158:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_160
	v_lshlrev_b64 v[10:11], 6, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, s86, v8
	v_mov_b32_e32 v1, s47
	v_add_u32_e32 v10, vcc, s46, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_mov_b32_e32 v42, s69
	v_mov_b32_e32 v40, v9
	v_mov_b32_e32 v41, v5
	s_mov_b32 s31, s28
	flat_store_dwordx4 v[10:11], v[39:42]
	v_add_u32_e32 v23, vcc, 16, v10
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	v_mov_b32_e32 v42, s31
	v_addc_u32_e32 v24, vcc, 0, v11, vcc
	v_mov_b32_e32 v41, s30
	v_mov_b32_e32 v40, s29
	v_mov_b32_e32 v39, s28
	flat_store_dwordx4 v[23:24], v[39:42]
	v_add_u32_e32 v23, vcc, 32, v10
	v_addc_u32_e32 v24, vcc, 0, v11, vcc
	v_add_u32_e32 v10, vcc, 48, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_store_dwordx4 v[23:24], v[39:42]
	flat_store_dwordx4 v[10:11], v[39:42]
.LBB3_160:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v3, v2 offset:132
	s_cbranch_vccnz .LBB3_181
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v2, v5
	s_branch .LBB3_164
.LBB3_162:
	s_or_b64 exec, exec, s[64:65]
	s_andn2_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[12:13], s[12:13], exec
.LBB3_163:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[12:13]
	s_or_b64 s[18:19], s[10:11], s[18:19]
	s_andn2_b64 s[10:11], s[30:31], exec
	s_and_b64 s[12:13], s[62:63], exec
	s_or_b64 s[30:31], s[10:11], s[12:13]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB3_179
.LBB3_164:
	v_lshlrev_b64 v[5:6], 6, v[2:3]
	v_mov_b32_e32 v1, s47
	v_add_u32_e32 v5, vcc, s46, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	v_add_u32_e32 v9, vcc, 12, v5
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	flat_load_dword v1, v[9:10]
	v_sub_u32_e32 v9, vcc, s86, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[10:11], 0, v1
	v_cmp_ne_u32_e64 s[12:13], s69, v1
	s_and_saveexec_b64 s[64:65], s[12:13]
	s_xor_b64 s[12:13], exec, s[64:65]
	s_cbranch_execz .LBB3_170
	s_and_saveexec_b64 s[64:65], s[10:11]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB3_167
	onward_sync_umax v1, v[5:6], v9 agent rlx remote
	v_lshlrev_b64 v[9:10], 6, v[2:3]
	v_mov_b32_e32 v1, s47
	v_add_u32_e64 v9, s[10:11], s46, v9
	v_addc_u32_e64 v1, s[10:11], v1, v10, s[10:11]
	v_add_u32_e64 v9, s[10:11], 4, v9
	v_addc_u32_e64 v10, s[10:11], 0, v1, s[10:11]
	onward_sync_add v1, v[9:10], v31 agent ar remote
.LBB3_167:
	s_or_saveexec_b64 s[64:65], s[64:65]
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB3_169
	onward_sync_umax v1, v[5:6], v9 agent rlx
	v_lshlrev_b64 v[9:10], 6, v[2:3]
	v_mov_b32_e32 v1, s47
	v_add_u32_e64 v9, s[10:11], s46, v9
	v_addc_u32_e64 v1, s[10:11], v1, v10, s[10:11]
	v_add_u32_e64 v9, s[10:11], 4, v9
	v_addc_u32_e64 v10, s[10:11], 0, v1, s[10:11]
	onward_sync_add v1, v[9:10], v31 agent ar
.LBB3_169:
	s_or_b64 exec, exec, s[64:65]
.LBB3_170:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_bcnt1_i32_b32 s29, s21
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_172
	onward_sync_umax v1, v[5:6], v9 wg rlx
	v_lshlrev_b64 v[9:10], 6, v[2:3]
	v_mov_b32_e32 v1, s47
	v_add_u32_e64 v9, s[10:11], s46, v9
	v_addc_u32_e64 v1, s[10:11], v1, v10, s[10:11]
	v_add_u32_e64 v9, s[10:11], 4, v9
	v_addc_u32_e64 v10, s[10:11], 0, v1, s[10:11]
	onward_sync_add v1, v[9:10], v31 wg ar
.LBB3_172:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_eq_u32_e64 s[12:13], 0, v2
	v_cndmask_b32_e64 v9, 15, 16, s[12:13]
	v_subrev_u32_e64 v9, s[12:13], s29, v9
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_u32_e32 v1, vcc, v1, v9
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_mov_b32_e32 v1, 1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB3_176
	flat_load_dword v5, v[5:6]
	v_mov_b32_e32 v1, 2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[64:65], s[10:11]
	s_cbranch_execz .LBB3_175
	v_lshlrev_b64 v[1:2], 6, v[2:3]
	v_mov_b32_e32 v6, s47
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v6, v[1:2]
	v_mov_b32_e32 v1, 0
.LBB3_175:
	s_or_b64 exec, exec, s[64:65]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, s87, v5
	v_mov_b32_e32 v2, v6
.LBB3_176:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_mov_b64 s[12:13], -1
	s_or_b64 s[62:63], s[62:63], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB3_163
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB3_162
	s_xor_b64 s[12:13], exec, -1
	s_branch .LBB3_162
.LBB3_179:
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[10:11], s[30:31]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB3_181
	v_mov_b32_e32 v1, s50
	v_mov_b32_e32 v2, s51
	flat_store_dword v[1:2], v8
	s_waitcnt vmcnt(0)
.LBB3_181:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 s29, s28
	s_mov_b32 s30, s28
	s_mov_b32 s31, s28
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, s31
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB3_183
	ds_read_b32 v2, v3 offset:132
	v_or_b32_sdwa v1, v4, v30 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v4, vcc, 1, v7
	v_or_b32_e32 v4, s58, v4
	v_or_b32_e32 v1, v1, v22
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v8, v1
.LBB3_183:
	s_or_b64 exec, exec, s[10:11]
.LBB3_184:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB3_186
	ds_read_b32 v1, v26
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v33, vcc, v1, v33
.LBB3_186:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_188
	ds_write_b32 v3, v3 offset:176
.LBB3_188:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e64 s[10:11], 0, v11
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_190
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v5, v3, v20 offset:176
	s_waitcnt lgkmcnt(0)
.LBB3_190:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v3 offset:176
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s29, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_192
	s_sub_i32 s14, 1, s29
	v_mov_b32_e32 v1, s56
	v_mov_b32_e32 v2, s57
	v_mov_b32_e32 v4, s14
	flat_atomic_add v1, v[1:2], v4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v1
.LBB3_192:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_eq_u32 s29, 0
	s_cbranch_scc1 .LBB3_203
	s_mov_b32 s30, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_206
	s_mov_b64 s[14:15], 0
	s_branch .LBB3_197
.LBB3_195:
	s_andn2_b64 s[16:17], s[16:17], exec
.LBB3_196:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[16:17]
	s_or_b64 s[14:15], s[18:19], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_204
.LBB3_197:
	onward_sync_cmpswap v1, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_196
	s_mov_b32 s55, s28
	v_mov_b32_e32 v1, s54
	v_mov_b32_e32 v2, s55
	onward_wait_load v6, v[12:13], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[12:13], v[1:2] eq
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB3_195
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s30, s30, 64
	s_cmp_lt_u32 s30, s70
	s_mov_b32 s31, s30
	s_cbranch_scc1 .LBB3_201
.LBB3_200:
	s_add_i32 s31, s31, s71
	s_cmp_lt_u32 s31, s70
	s_sleep 15
	s_cbranch_scc0 .LBB3_200
.LBB3_201:
	s_lshl_b32 s55, s30, 1
	s_cmp_gt_u32 s30, s68
	s_cselect_b32 s30, s33, s55
	s_cmp_lt_u32 s31, 64
	s_cbranch_scc1 .LBB3_195
.LBB3_202:
	s_sub_i32 s31, s31, 64
	s_cmp_lt_u32 s31, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_202
	s_branch .LBB3_195
.LBB3_203:
	s_cbranch_execz .LBB3_34
	s_branch .LBB3_215
.LBB3_204:
	s_or_b64 exec, exec, s[14:15]
	flat_load_dwordx2 v[1:2], v[18:19]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v6, vcc, s29, v1
	v_cmp_gt_u32_e32 vcc, s88, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_206
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_atomic_add v[6:7], v20
.LBB3_206:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB3_208
	ds_write_b32 v3, v2 offset:160
.LBB3_208:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v6, v3 offset:160
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v6
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_210
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v22, s67
	v_mov_b32_e32 v7, s39
	v_mad_u64_u32 v[6:7], s[10:11], s8, v22, v[6:7]
	v_add_u32_e32 v5, vcc, s14, v5
	v_lshlrev_b32_sdwa v5, v36, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u32_e32 v5, vcc, v6, v5
	v_addc_u32_e32 v6, vcc, 0, v7, vcc
	v_add_u32_e32 v5, vcc, s9, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_store_dwordx4 v[5:6], v[8:11]
.LBB3_210:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB3_214
	v_add_u32_e32 v2, vcc, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v1
	flat_store_dword v[16:17], v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB3_213
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v2, s53
	flat_atomic_swap v[1:2], v20
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_add v[1:2], v31
.LBB3_213:
	s_or_b64 exec, exec, s[12:13]
	onward_sync_store v[12:13], v3 wg rel
.LBB3_214:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB3_34
.LBB3_215:
	v_cmp_eq_u32_e32 vcc, s20, v4
	s_and_b64 s[12:13], s[0:1], vcc
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB3_33
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_atomic_swap v[1:2], v35
	s_branch .LBB3_33
.LBB3_217:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB3_219
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s27
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, s26
	v_cndmask_b32_e32 v0, v0, v2, vcc
	flat_atomic_add v[0:1], v33
.LBB3_219:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_221
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v1, s41
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_atomic_add v[0:1], v37
	flat_atomic_add v[2:3], v38
.LBB3_221:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel game_remote
		.amdhsa_group_segment_fixed_size 192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 100
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
		.amdhsa_next_free_vgpr 63
		.amdhsa_next_free_sgpr 90
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
	.size	game_remote, .Lfunc_end3-game_remote
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
        .type_name:      'struct record*'
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
        .type_name:      'int*'
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
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 100
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           game_base
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     84
    .sgpr_spill_count: 0
    .symbol:         game_base.kd
    .vgpr_count:     47
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
        .type_name:      'struct record*'
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
        .type_name:      'int*'
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
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 100
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           game_scope
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     84
    .sgpr_spill_count: 0
    .symbol:         game_scope.kd
    .vgpr_count:     47
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
        .type_name:      'struct record*'
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
        .type_name:      'int*'
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
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 100
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           game_steal
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         game_steal.kd
    .vgpr_count:     63
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
        .type_name:      'struct record*'
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
        .type_name:      'int*'
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
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 100
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           game_remote
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         game_remote.kd
    .vgpr_count:     63
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
