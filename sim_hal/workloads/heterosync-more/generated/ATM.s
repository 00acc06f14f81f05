	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ATM
	.globl	ATM
	.p2align	8
	.type	ATM,@function
ATM:
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_load_dwordx8 s[12:19], s[6:7], 0x10
	s_load_dwordx2 s[22:23], s[6:7], 0x30
	s_load_dword s9, s[4:5], 0x4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1 offset:4
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s20, s[6:7], 0x8
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s37, s9, 0xffff
	s_cmp_eq_u32 s22, 0
	v_mov_b32_e32 v28, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_31
	s_load_dword s2, s[6:7], 0x3c
	s_mul_i32 s3, s37, s8
	s_add_i32 s6, s20, -1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s3, s3, s2
	v_add_u32_e32 v29, vcc, s3, v0
	s_cmp_gt_u32 s23, 63
	v_add_u32_e32 v30, vcc, 1, v29
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s7, s23, 1
	s_mov_b32 s21, 0x7feb352d
	s_mov_b32 s33, 0x846ca68b
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v31, 0
	s_movk_i32 s34, 0x3bf
	s_movk_i32 s35, 0x3c0
	s_mov_b32 s36, 0x5bd1e995
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v28, 0
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[24:25]
	v_xor_b32_e32 v4, s36, v8
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v6, s36, v7
	v_mul_lo_u32 v4, v4, s21
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s21
	s_add_i32 s5, s5, 1
	v_lshrrev_b32_e32 v7, 15, v4
	v_xor_b32_e32 v4, v7, v4
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v4, v4, s33
	v_mul_lo_u32 v6, v6, s33
	s_cmp_eq_u32 s5, s22
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u32_e32 v4, vcc, v4, v6
	v_mul_lo_u32 v1, v4, v1
	v_add_u32_e32 v28, vcc, v1, v28
	s_cbranch_scc1 .LBB0_31
.LBB0_5:
	s_mul_i32 s2, s5, s4
	v_add_u32_e32 v1, vcc, s2, v29
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s21
	v_mov_b32_e32 v18, s11
	s_mov_b64 s[24:25], 0
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v1, v1, s33
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v4, vcc, 1, v1
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s21
	v_mul_hi_u32 v7, v1, s20
	v_lshrrev_b32_e32 v6, 15, v4
	v_xor_b32_e32 v4, v6, v4
	v_mul_lo_u32 v4, v4, s33
	v_mov_b32_e32 v6, s20
	v_lshrrev_b64 v[8:9], 28, v[6:7]
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v10, v4, s6
	v_xor_b32_e32 v4, v4, v1
	v_and_b32_e32 v14, -16, v8
	v_add_u32_e32 v1, vcc, v7, v10
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s20, v1
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_sub_u32_e32 v8, vcc, v1, v6
	v_max_u32_e32 v1, v8, v7
	v_lshlrev_b64 v[10:11], 4, v[1:2]
	v_min_u32_e32 v1, v8, v7
	v_add_u32_e32 v10, vcc, s10, v10
	v_lshlrev_b64 v[12:13], 4, v[1:2]
	v_addc_u32_e32 v11, vcc, v18, v11, vcc
	v_add_u32_e32 v12, vcc, s10, v12
	v_addc_u32_e32 v13, vcc, v18, v13, vcc
	v_add_u32_e32 v1, vcc, s10, v14
	v_addc_u32_e32 v6, vcc, v18, v9, vcc
	v_mov_b32_e32 v9, v2
	v_add_u32_e32 v14, vcc, 8, v1
	v_lshlrev_b64 v[16:17], 4, v[8:9]
	v_addc_u32_e32 v15, vcc, 0, v6, vcc
	v_add_u32_e32 v9, vcc, s10, v16
	v_addc_u32_e32 v25, vcc, v18, v17, vcc
	v_add_u32_e32 v16, vcc, 4, v1
	v_addc_u32_e32 v17, vcc, 0, v6, vcc
	v_add_u32_e32 v18, vcc, 12, v1
	v_addc_u32_e32 v19, vcc, 0, v6, vcc
	v_add_u32_e32 v20, vcc, 8, v9
	v_addc_u32_e32 v21, vcc, 0, v25, vcc
	v_add_u32_e32 v22, vcc, 4, v9
	v_addc_u32_e32 v23, vcc, 0, v25, vcc
	v_add_u32_e32 v24, vcc, 12, v9
	v_and_b32_e32 v1, 63, v4
	v_mov_b32_e32 v27, v11
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v1, vcc, 1, v1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v26, v10
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[28:29]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v6, s23
	v_cndmask_b32_e64 v9, v4, v6, s[2:3]
.LBB0_7:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_4
.LBB0_8:
	v_mov_b32_e32 v6, 0
	onward_wait_load v4, v[26:27], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v4, 0
	flat_atomic_cmpswap v6, v[10:11], v[3:4] glc
	v_mov_b32_e32 v27, v11
	v_mov_b32_e32 v26, v10
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_21
	v_mov_b32_e32 v4, 0
	flat_atomic_cmpswap v6, v[12:13], v[3:4] glc
	v_mov_b32_e32 v27, v13
	v_mov_b32_e32 v26, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v27, s19
	v_mov_b32_e32 v26, s18
	flat_atomic_add v[26:27], v3
.LBB0_13:
	s_or_b64 exec, exec, s[30:31]
	flat_store_dword v[14:15], v30
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[16:17]
	flat_load_dword v6, v[18:19]
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v4, vcc, v4, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	flat_store_dword v[16:17], v4
	flat_store_dword v[18:19], v6
	flat_load_dword v4, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v30
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_15
	v_mov_b32_e32 v27, s19
	v_mov_b32_e32 v26, s18
	flat_atomic_add v[26:27], v3
.LBB0_15:
	s_or_b64 exec, exec, s[30:31]
	flat_store_dword v[14:15], v31
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[20:21] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_17
	v_mov_b32_e32 v27, s19
	v_mov_b32_e32 v26, s18
	flat_atomic_add v[26:27], v3
.LBB0_17:
	s_or_b64 exec, exec, s[30:31]
	flat_store_dword v[20:21], v30
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[22:23]
	flat_load_dword v6, v[24:25]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, v4, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	flat_store_dword v[22:23], v4
	flat_store_dword v[24:25], v6
	flat_load_dword v4, v[20:21] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v30
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_19
	v_mov_b32_e32 v27, s19
	v_mov_b32_e32 v26, s18
	flat_atomic_add v[26:27], v3
.LBB0_19:
	s_or_b64 exec, exec, s[30:31]
	flat_store_dword v[20:21], v31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[12:13], v31
	v_mov_b32_e32 v27, v11
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v26, v10
.LBB0_20:
	s_or_b64 exec, exec, s[28:29]
	flat_atomic_swap v[10:11], v31
.LBB0_21:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v6, v4
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 0, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[24:25], s[2:3], s[24:25]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v6, v2
	onward_wait v[26:27], v[5:6] eq
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_7
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v4, 64, v9, vcc
	v_cmp_lt_u32_e32 vcc, s34, v4
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_28
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v6, v4
.LBB0_26:
	v_add_u32_e32 v6, vcc, 0xfffffc40, v6
	v_cmp_gt_u32_e32 vcc, s35, v6
	s_or_b64 s[28:29], vcc, s[28:29]
	s_sleep 15
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_26
	s_or_b64 exec, exec, s[28:29]
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u32_e64 s[2:3], s7, v4
	v_cmp_lt_u32_e32 vcc, 63, v6
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_6
	s_mov_b64 s[30:31], 0
.LBB0_30:
	v_subrev_u32_e32 v6, vcc, 64, v6
	v_cmp_gt_u32_e32 vcc, 64, v6
	s_or_b64 s[30:31], vcc, s[30:31]
	s_sleep 1
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_30
	s_branch .LBB0_6
.LBB0_31:
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v28 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_33
	v_mov_b32_e32 v1, 0
	ds_read_b32 v3, v1 offset:4
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	s_waitcnt lgkmcnt(0)
	flat_atomic_add v[1:2], v3
.LBB0_33:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_35
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v3, v[1:2], v3 glc
	v_cvt_f32_u32_e32 v1, s37
	s_sub_i32 s2, 0, s37
	s_mov_b32 s5, 0
	v_mov_b32_e32 v5, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s2, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	v_mul_lo_u32 v2, v1, s37
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s4, v2
	v_cmp_le_u32_e64 s[2:3], s37, v2
	v_cndmask_b32_e64 v1, v1, v4, s[2:3]
	v_subrev_u32_e32 v4, vcc, s37, v2
	v_cndmask_b32_e64 v2, v2, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s37, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v4, s37, 0
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	v_addc_u32_e32 v1, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	ds_write_b32 v5, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_35:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_48
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_38
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1 offset:4
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dword v5, v[1:2] glc
	v_cmp_gt_u32_e32 vcc, s20, v0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_46
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, 1
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s9, 0x846ca68b
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v7, 0
	s_branch .LBB0_41
.LBB0_40:
	s_or_b64 exec, exec, s[6:7]
	v_xor_b32_e32 v3, 0x5bd1e995, v1
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s8
	v_add_u32_e32 v1, vcc, s37, v1
	v_cmp_le_u32_e32 vcc, s20, v1
	v_lshrrev_b32_e32 v10, 15, v3
	v_xor_b32_e32 v3, v10, v3
	v_mul_lo_u32 v3, v3, s9
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, v9, v6
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, v4
	v_add_u32_e32 v7, vcc, v3, v7
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_45
.LBB0_41:
	v_lshlrev_b64 v[3:4], 4, v[1:2]
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v9, vcc, s10, v3
	v_addc_u32_e32 v10, vcc, v10, v4, vcc
	flat_load_dwordx2 v[3:4], v[9:10]
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[4:5], 0, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_43
	v_lshlrev_b64 v[10:11], 4, v[1:2]
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v10, vcc, s10, v10
	v_addc_u32_e32 v3, vcc, v3, v11, vcc
	v_add_u32_e32 v10, vcc, 8, v10
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	flat_load_dword v3, v[10:11]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
.LBB0_43:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_40
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	flat_atomic_add v[10:11], v8
	s_branch .LBB0_40
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	flat_atomic_add v[1:2], v6
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v7 offset:4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1 offset:4
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_48
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s19
	flat_atomic_add v[0:1], v2
.LBB0_48:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ATM
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 38
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
	.size	ATM, .Lfunc_end0-ATM
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
        .type_name:      'struct account*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ATM
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         ATM.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
