	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	HT
	.globl	HT
	.p2align	8
	.type	HT,@function
HT:
	s_load_dword s20, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s20
	s_sub_i32 s0, 0, s20
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s0, s[6:7], 0x18
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx4 s[12:15], s[6:7], 0x20
	s_load_dwordx2 s[16:17], s[6:7], 0x30
	s_load_dwordx2 s[22:23], s[6:7], 0x38
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s0, v1
	v_mul_lo_u32 v2, v1, s20
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s0, v2
	v_cmp_le_u32_e64 s[0:1], s20, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s20, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s20, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cmp_le_u32_e32 vcc, s22, v1
	s_and_b64 vcc, exec, vcc
	v_cmp_gt_u32_e64 s[0:1], s22, v1
	s_cbranch_vccnz .LBB0_2
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s17
	flat_atomic_add v[2:3], v4
.LBB0_2:
	s_load_dword s18, s[6:7], 0x8
	v_mov_b32_e32 v2, s22
	v_cndmask_b32_e64 v18, v2, v1, s[0:1]
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_and_b64 vcc, exec, vcc
	s_and_b32 s31, s2, 0xffff
	s_cbranch_vccnz .LBB0_34
	s_load_dword s0, s[6:7], 0x44
	s_mul_i32 s1, s31, s8
	s_mov_b32 s19, 0
	s_mov_b32 s22, 0x7feb352d
	s_mov_b32 s28, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_add_i32 s1, s1, s0
	v_add_u32_e32 v1, vcc, s1, v0
	s_cmp_gt_u32 s23, 63
	v_add_u32_e32 v19, vcc, 1, v1
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s21, s23, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 1
	s_movk_i32 s29, 0x3bf
	s_movk_i32 s30, 0x3c0
	v_mov_b32_e32 v4, -1
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s19, s19, 1
	v_cmp_eq_u32_e32 vcc, s19, v18
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_23
.LBB0_5:
	s_mul_i32 s0, s19, s20
	v_add_u32_e32 v5, vcc, s0, v1
	v_xor_b32_sdwa v6, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v6, s22
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v9, s11
	v_mov_b32_e32 v10, s5
	v_lshrrev_b32_e32 v8, 15, v7
	v_xor_b32_e32 v7, v8, v7
	v_mul_lo_u32 v8, v7, s28
	v_lshlrev_b64 v[6:7], 4, v[5:6]
	s_mov_b64 s[8:9], 0
	v_add_u32_e32 v14, vcc, s10, v6
	v_xor_b32_sdwa v11, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v8, v11, s18
	v_addc_u32_e32 v15, vcc, v9, v7, vcc
	flat_store_dword v[14:15], v11
	v_lshrrev_b64 v[6:7], 28, v[7:8]
	v_mov_b32_e32 v20, 0
	v_and_b32_e32 v6, -16, v6
	v_add_u32_e32 v6, vcc, s4, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	v_add_u32_e32 v8, vcc, 12, v6
	v_addc_u32_e32 v9, vcc, 0, v7, vcc
	v_add_u32_e32 v10, vcc, 4, v6
	v_addc_u32_e32 v11, vcc, 0, v7, vcc
	v_add_u32_e32 v12, vcc, 4, v14
	v_addc_u32_e32 v13, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, 12, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v16, vcc, 1, v5
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[24:25]
	v_lshlrev_b32_e32 v5, 1, v5
	v_mov_b32_e32 v17, s23
	v_cndmask_b32_e64 v20, v5, v17, s[0:1]
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_4
.LBB0_8:
	v_mov_b32_e32 v5, v3
	onward_wait_cmpswap v17, v[6:7], v[2:3], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v17
	v_cmp_eq_u32_e64 s[0:1], 0, v17
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v5, v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], 0, v5
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_cbranch_execz .LBB0_11
	v_mov_b32_e32 v22, s17
	v_mov_b32_e32 v21, s16
	flat_atomic_add v[21:22], v2
.LBB0_11:
	s_or_b64 exec, exec, s[26:27]
	flat_store_dword v[8:9], v19
	s_waitcnt vmcnt(0)
	flat_load_dword v5, v[14:15]
	flat_load_dwordx2 v[21:22], v[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e64 v23, s[2:3], 1, v5
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v17, s[2:3], 1, v22
	flat_store_dwordx3 v[12:13], v[21:23]
	flat_store_dwordx2 v[10:11], v[16:17]
	flat_load_dword v5, v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v5, v19
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v22, s17
	v_mov_b32_e32 v21, s16
	flat_atomic_add v[21:22], v2
.LBB0_13:
	s_or_b64 exec, exec, s[26:27]
	flat_store_dword v[8:9], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[6:7], v3
.LBB0_14:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v5, v3
	onward_wait v[6:7], v[4:5] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_7
	v_cmp_ne_u32_e32 vcc, 0, v20
	v_cndmask_b32_e32 v5, 64, v20, vcc
	v_cmp_lt_u32_e32 vcc, s29, v5
	v_mov_b32_e32 v17, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_20
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v17, v5
.LBB0_18:
	v_add_u32_e32 v17, vcc, 0xfffffc40, v17
	v_cmp_gt_u32_e32 vcc, s30, v17
	s_or_b64 s[24:25], vcc, s[24:25]
	s_sleep 15
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[24:25]
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], s21, v5
	v_cmp_lt_u32_e32 vcc, 63, v17
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_6
	s_mov_b64 s[26:27], 0
.LBB0_22:
	v_subrev_u32_e32 v17, vcc, 64, v17
	v_cmp_gt_u32_e32 vcc, 64, v17
	s_or_b64 s[26:27], vcc, s[26:27]
	s_sleep 1
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_22
	s_branch .LBB0_6
.LBB0_23:
	s_add_u32 s8, s10, -16
	s_addc_u32 s9, s11, -1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 1
	s_branch .LBB0_25
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v18, vcc, -1, v18
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_and_b64 vcc, exec, vcc
	v_add_u32_e64 v1, s[0:1], s20, v1
	s_cbranch_vccnz .LBB0_34
.LBB0_25:
	v_lshlrev_b64 v[3:4], 4, v[1:2]
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v7, vcc, s10, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_add_u32_e32 v3, vcc, 12, v7
	v_addc_u32_e32 v4, vcc, 0, v5, vcc
	flat_load_dword v8, v[3:4]
	v_add_u32_e32 v4, vcc, 4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dword v3, v[4:5]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[2:3], 1, v8
	v_cmp_eq_u32_e32 vcc, 1, v8
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_27
	v_lshlrev_b64 v[7:8], 4, v[1:2]
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_andn2_b64 s[2:3], s[2:3], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 s[0:1], s[0:1], -1
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[2:3], s[2:3], s[0:1]
.LBB0_27:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_29
	v_mov_b32_e32 v7, s16
	v_mov_b32_e32 v8, s17
	flat_atomic_add v[7:8], v6
	flat_load_dword v7, v[4:5]
.LBB0_29:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_24
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[3:4], 4, v[3:4]
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	v_add_u32_e32 v7, vcc, 8, v3
	v_lshlrev_b64 v[9:10], 4, v[1:2]
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v9, vcc, s10, v9
	v_addc_u32_e32 v5, vcc, v5, v10, vcc
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	flat_load_dword v5, v[9:10]
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v5, vcc, -1, v5
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v7, v5
	v_cmp_eq_u32_e32 vcc, v7, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_32
	v_lshlrev_b64 v[7:8], 4, v[1:2]
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, v5, v8, vcc
	flat_load_dword v3, v[3:4]
	flat_load_dword v4, v[7:8]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_waitcnt vmcnt(1)
	v_mul_hi_u32 v3, v3, s18
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v4, v4, s18
	v_cmp_ne_u32_e32 vcc, v3, v4
	s_and_b64 s[22:23], vcc, exec
	s_or_b64 s[2:3], s[2:3], s[22:23]
.LBB0_32:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_24
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_atomic_add v[3:4], v6
	s_branch .LBB0_24
.LBB0_34:
	s_mov_b32 s21, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_36
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v3, v[1:2], v3 glc
	v_cvt_f32_u32_e32 v1, s31
	s_sub_i32 s0, 0, s31
	v_mov_b32_e32 v5, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s20, v1
	v_mul_lo_u32 v2, v1, s31
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s20, v2
	v_cmp_le_u32_e64 s[0:1], s31, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s31, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s31, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], v4, s31, 0
	v_cmp_ne_u64_e32 vcc, s[20:21], v[1:2]
	v_addc_u32_e32 v1, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	ds_write_b32 v5, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_53
	v_cmp_gt_u32_e32 vcc, s18, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_52
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_40
.LBB0_39:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[2:3], 4, v[0:1]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3]
	v_add_u32_e32 v0, vcc, s31, v0
	v_cmp_le_u32_e32 vcc, s18, v0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v2, v4
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_51
.LBB0_40:
	v_lshlrev_b64 v[2:3], 4, v[0:1]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[8:9], 0, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_44
	v_lshlrev_b64 v[2:3], 4, v[0:1]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_add_u32_e32 v2, vcc, 12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[20:21], 0, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_43
	v_lshlrev_b64 v[2:3], 4, v[0:1]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_add_u32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dwordx2 v[2:3], v[2:3]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 s[0:1], s[0:1], -1
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[20:21], s[20:21], s[0:1]
.LBB0_43:
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[0:1], s[8:9], exec
	s_and_b64 s[8:9], s[20:21], exec
	s_or_b64 s[8:9], s[0:1], s[8:9]
.LBB0_44:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_46
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_atomic_add v[2:3], v5
	v_lshlrev_b64 v[2:3], 4, v[0:1]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	v_add_u32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3]
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_39
	v_add_u32_e32 v2, vcc, -1, v2
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[6:7], 4, v[2:3]
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v6, vcc, s10, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_add_u32_e32 v6, vcc, 8, v6
	v_lshlrev_b64 v[8:9], 4, v[0:1]
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_mov_b32_e32 v10, s5
	v_add_u32_e32 v8, vcc, s4, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v8, v[8:9]
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v7, vcc, -1, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[8:9], v6, v7
	v_cmp_eq_u32_e32 vcc, v6, v7
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_49
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_load_dword v2, v[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v2, v2, s18
	v_cmp_ne_u32_e32 vcc, v0, v2
	s_and_b64 s[20:21], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[20:21]
.LBB0_49:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_39
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_atomic_add v[2:3], v5
	s_branch .LBB0_39
.LBB0_51:
	s_or_b64 exec, exec, s[6:7]
.LBB0_52:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	flat_atomic_add v[0:1], v4
.LBB0_53:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel HT
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 120
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 32
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
	.size	HT, .Lfunc_end0-HT
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
        .type_name:      'struct bucket*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'struct node*'
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
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         112
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           HT
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         HT.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
