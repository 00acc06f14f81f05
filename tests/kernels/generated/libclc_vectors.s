	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	libclc_vectors
	.globl	libclc_vectors
	.p2align	8
	.type	libclc_vectors,@function
libclc_vectors:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[8:9], 0x14
	s_add_i32 s10, s10, s13
	s_lshr_b32 flat_scratch_hi, s10, 8
	s_add_u32 s0, s0, s13
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s5, v0
	s_and_b32 s10, s4, 0xffff
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v2, s12
	v_mad_u64_u32 v[8:9], s[4:5], s10, v2, v[0:1]
	s_mov_b32 s4, 0xaaaaaaab
	s_load_dwordx4 s[20:23], s[8:9], 0x0
	v_mul_hi_u32 v0, v8, s4
	s_mov_b32 flat_scratch_lo, s11
	v_lshrrev_b32_e32 v30, 1, v0
	v_mul_lo_u32 v0, v30, 3
	v_sub_u32_e32 v31, vcc, v8, v0
	v_cmp_ne_u32_e64 s[4:5], 0, v31
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_6
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_3
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v4, 32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s12
.LBB0_3:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_5
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v4, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s12
	v_cndmask_b32_e32 v5, 0, v0, vcc
.LBB0_5:
	s_or_b64 exec, exec, s[10:11]
.LBB0_6:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_8
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s22, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
.LBB0_8:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_14
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_11
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v6, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s12
.LBB0_11:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_13
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v6, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s12
	v_cndmask_b32_e32 v7, 0, v0, vcc
.LBB0_13:
	s_or_b64 exec, exec, s[10:11]
.LBB0_14:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_16
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v6, vcc, s22, v0
	v_addc_u32_e32 v7, vcc, v2, v1, vcc
.LBB0_16:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s9, 1
	s_mov_b32 s8, 0
	v_mov_b32_e32 v9, v8
	s_mov_b32 s12, 6
	s_mov_b32 s13, 0x7feb352d
	s_mov_b32 s14, 0x846ca68b
	s_mov_b32 s15, 0x51eb851f
	s_movk_i32 s16, 0x64
	s_branch .LBB0_18
.LBB0_17:
	s_add_i32 s9, s9, 2
	s_add_i32 s8, s8, 2
	s_add_i32 s12, s12, -2
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc0 .LBB0_22
.LBB0_18:
	s_cmp_lt_u32 s9, 6
	s_cselect_b64 s[10:11], -1, 0
	s_lshl_b32 s17, s8, 6
	s_lshl_b32 s18, s9, 6
	v_add_u32_e32 v0, vcc, s18, v9
	v_add_u32_e32 v1, vcc, s17, v8
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s13
	v_mul_lo_u32 v1, v1, s13
	s_cmp_gt_u32 s8, 5
	v_lshrrev_b32_e32 v2, 15, v0
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_xor_b32_e32 v0, v2, v0
	v_mul_lo_u32 v0, v0, s14
	v_mul_lo_u32 v1, v1, s14
	s_cbranch_scc1 .LBB0_20
	v_xor_b32_sdwa v3, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v1, v3, s15
	v_lshrrev_b32_e32 v1, 5, v1
	v_mul_lo_u32 v10, v1, s16
	v_add_u32_e32 v1, vcc, s8, v6
	v_addc_u32_e32 v2, vcc, 0, v7, vcc
	v_sub_u32_e32 v3, vcc, v3, v10
	flat_store_byte v[1:2], v3
.LBB0_20:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_17
	v_xor_b32_sdwa v2, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v0, v2, s15
	s_mov_b32 s10, s9
	v_lshrrev_b32_e32 v0, 5, v0
	v_mul_lo_u32 v3, v0, s16
	v_add_u32_e32 v0, vcc, s10, v6
	v_addc_u32_e32 v1, vcc, 0, v7, vcc
	v_sub_u32_e32 v2, vcc, v2, v3
	flat_store_byte v[0:1], v2
	s_branch .LBB0_17
.LBB0_22:
	v_add_u32_e32 v2, vcc, 2, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	v_add_u32_e32 v0, vcc, 3, v6
	v_addc_u32_e32 v1, vcc, 0, v7, vcc
	flat_load_ubyte v12, v[0:1]
	flat_load_ubyte v2, v[2:3]
	v_add_u32_e32 v14, vcc, 4, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	v_add_u32_e32 v16, vcc, 5, v6
	v_mov_b32_e32 v10, 1
	v_addc_u32_e32 v17, vcc, 0, v7, vcc
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v3, 1, v12
	v_add_u16_e32 v2, 1, v2
	flat_store_byte v[14:15], v2
	flat_store_byte v[16:17], v3
.LBB0_23:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v6
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	flat_load_sbyte v12, v[2:3]
	v_mul_lo_u32 v11, v11, 31
	v_mad_u64_u32 v[2:3], s[10:11], v10, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v11
	s_cmp_eq_u32 s8, 6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v10, v12, 0, 16
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v10, vcc, v2, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_cbranch_scc0 .LBB0_23
	s_mov_b32 s9, 1
	s_mov_b32 s8, 0
	s_mov_b32 s12, 10
	s_mov_b32 s13, 0x7feb352d
	s_mov_b32 s14, 0x846ca68b
	s_mov_b32 s15, 0x51eb851f
	s_movk_i32 s16, 0x64
	s_branch .LBB0_26
.LBB0_25:
	s_add_i32 s9, s9, 2
	s_add_i32 s8, s8, 2
	s_add_i32 s12, s12, -2
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .LBB0_30
.LBB0_26:
	s_cmp_lt_u32 s9, 9
	s_cselect_b64 s[10:11], -1, 0
	s_lshl_b32 s17, s8, 6
	s_lshl_b32 s18, s9, 6
	v_add_u32_e32 v2, vcc, s18, v9
	v_add_u32_e32 v3, vcc, s17, v8
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s13
	v_mul_lo_u32 v3, v3, s13
	s_cmp_gt_u32 s8, 8
	v_lshrrev_b32_e32 v12, 15, v2
	v_lshrrev_b32_e32 v13, 15, v3
	v_xor_b32_e32 v3, v13, v3
	v_xor_b32_e32 v2, v12, v2
	v_mul_lo_u32 v2, v2, s14
	v_mul_lo_u32 v3, v3, s14
	s_cbranch_scc1 .LBB0_28
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v12, v3, s15
	v_lshrrev_b32_e32 v12, 5, v12
	v_mul_lo_u32 v18, v12, s16
	v_add_u32_e32 v12, vcc, s8, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_sub_u32_e32 v3, vcc, v3, v18
	flat_store_byte v[12:13], v3
.LBB0_28:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_25
	v_xor_b32_sdwa v12, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v2, v12, s15
	s_mov_b32 s10, s9
	v_lshrrev_b32_e32 v2, 5, v2
	v_mul_lo_u32 v13, v2, s16
	v_add_u32_e32 v2, vcc, s10, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	v_sub_u32_e32 v12, vcc, v12, v13
	flat_store_byte v[2:3], v12
	s_branch .LBB0_25
.LBB0_30:
	flat_load_ubyte v2, v[16:17]
	flat_load_ubyte v3, v[14:15]
	flat_load_ubyte v0, v[0:1]
	v_add_u32_e32 v18, vcc, 6, v6
	v_addc_u32_e32 v19, vcc, 0, v7, vcc
	v_add_u32_e32 v20, vcc, 7, v6
	v_addc_u32_e32 v21, vcc, 0, v7, vcc
	v_add_u32_e32 v12, vcc, 8, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v2, 1, v2
	v_lshlrev_b16_e32 v1, 8, v3
	v_add_u16_e32 v0, 1, v0
	v_or_b32_sdwa v0, v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v0, 0x100, v0
	flat_store_byte v[18:19], v0
	v_lshrrev_b32_e32 v0, 8, v0
	flat_store_byte v[12:13], v2
	flat_store_byte v[20:21], v0
.LBB0_31:
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v0, vcc, s8, v6
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_load_sbyte v2, v[0:1]
	v_mul_lo_u32 v3, v11, 31
	v_mad_u64_u32 v[0:1], s[10:11], v10, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v1, vcc, v1, v3
	s_cmp_eq_u32 s8, 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v2, v2, 0, 16
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_u32_e32 v10, vcc, v0, v2
	v_addc_u32_e32 v11, vcc, v1, v3, vcc
	s_cbranch_scc0 .LBB0_31
	s_mov_b32 s15, 3
	s_mov_b32 s14, 2
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v8
	s_mov_b64 s[16:17], 0
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	s_mov_b32 s24, 0x51eb851f
	s_movk_i32 s25, 0x64
.LBB0_33:
	v_mov_b32_e32 v23, s17
	s_lshl_b32 s8, s15, 6
	v_add_u32_e32 v22, vcc, s16, v6
	s_lshl_b32 s9, s14, 6
	s_lshl_b32 s10, s13, 6
	s_lshl_b32 s11, s12, 6
	v_addc_u32_e32 v23, vcc, v7, v23, vcc
	v_add_u32_e32 v25, vcc, s8, v3
	v_add_u32_e32 v27, vcc, s9, v2
	v_add_u32_e64 v32, s[8:9], s10, v1
	v_add_u32_e64 v33, s[10:11], s11, v0
	v_xor_b32_sdwa v34, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v35, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v32, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v33, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v34, v34, s18
	v_mul_lo_u32 v35, v35, s18
	v_mul_lo_u32 v32, v32, s18
	v_mul_lo_u32 v33, v33, s18
	v_lshrrev_b32_e32 v36, 15, v34
	v_lshrrev_b32_e32 v37, 15, v35
	v_lshrrev_b32_e32 v38, 15, v32
	v_lshrrev_b32_e32 v39, 15, v33
	v_xor_b32_e32 v34, v36, v34
	v_xor_b32_e32 v35, v37, v35
	v_xor_b32_e32 v32, v38, v32
	v_xor_b32_e32 v33, v39, v33
	v_mul_lo_u32 v34, v34, s19
	v_mul_lo_u32 v35, v35, s19
	v_mul_lo_u32 v32, v32, s19
	v_mul_lo_u32 v33, v33, s19
	v_xor_b32_sdwa v34, v34, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v35, v35, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v32, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v33, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v36, v34, s24
	v_mul_hi_u32 v37, v35, s24
	v_mul_hi_u32 v38, v32, s24
	v_mul_hi_u32 v39, v33, s24
	v_lshrrev_b32_e32 v36, 5, v36
	v_lshrrev_b32_e32 v37, 5, v37
	v_lshrrev_b32_e32 v38, 5, v38
	v_lshrrev_b32_e32 v39, 5, v39
	v_mul_lo_u32 v36, v36, s25
	s_add_i32 s15, s15, 4
	s_add_i32 s14, s14, 4
	s_add_i32 s13, s13, 4
	s_add_i32 s12, s12, 4
	v_mul_lo_u32 v37, v37, s25
	v_mul_lo_u32 v38, v38, s25
	v_mul_lo_u32 v39, v39, s25
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v24, vcc, 2, v22
	v_add_u32_e64 v28, s[10:11], 3, v22
	s_addc_u32 s17, s17, 0
	v_add_u32_e64 v26, s[8:9], 1, v22
	v_addc_u32_e64 v29, s[10:11], 0, v23, s[10:11]
	v_addc_u32_e32 v25, vcc, 0, v23, vcc
	s_cmp_eq_u32 s16, 12
	v_sub_u32_e32 v34, vcc, v34, v36
	v_addc_u32_e64 v27, vcc, 0, v23, s[8:9]
	v_sub_u32_e32 v35, vcc, v35, v37
	v_sub_u32_e32 v32, vcc, v32, v38
	v_sub_u32_e32 v33, vcc, v33, v39
	flat_store_byte v[28:29], v34
	flat_store_byte v[24:25], v35
	flat_store_byte v[26:27], v32
	flat_store_byte v[22:23], v33
	s_cbranch_scc0 .LBB0_33
	flat_load_ubyte v26, v[18:19]
	flat_load_ubyte v27, v[16:17]
	flat_load_ubyte v28, v[14:15]
	flat_load_ubyte v29, v[20:21]
	v_add_u32_e32 v14, vcc, 9, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	v_add_u32_e32 v16, vcc, 10, v6
	v_addc_u32_e32 v17, vcc, 0, v7, vcc
	v_add_u32_e32 v18, vcc, 11, v6
	v_addc_u32_e32 v19, vcc, 0, v7, vcc
	v_add_u32_e32 v20, vcc, 2, v12
	v_addc_u32_e32 v21, vcc, 0, v13, vcc
	s_movk_i32 s8, 0x100
	v_add_u32_e32 v22, vcc, 3, v12
	v_addc_u32_e32 v23, vcc, 0, v13, vcc
	v_add_u32_e32 v24, vcc, 1, v12
	v_addc_u32_e32 v25, vcc, 0, v13, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v26, 1, v26
	v_lshlrev_b16_e32 v27, 8, v27
	v_add_u16_e32 v28, 1, v28
	v_lshlrev_b16_e32 v29, 8, v29
	v_or_b32_sdwa v26, v29, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v27, v27, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v26, s8, v26
	v_add_u16_e32 v27, s8, v27
	flat_store_byte v[20:21], v26
	flat_store_byte v[12:13], v27
	v_lshrrev_b16_e32 v20, 8, v26
	s_mov_b64 s[8:9], 0
	v_lshrrev_b16_e32 v21, 8, v27
	flat_store_byte v[22:23], v20
	flat_store_byte v[24:25], v21
.LBB0_35:
	v_mov_b32_e32 v21, s9
	v_add_u32_e32 v20, vcc, s8, v6
	v_addc_u32_e32 v21, vcc, v7, v21, vcc
	flat_load_sbyte v20, v[20:21]
	v_mul_lo_u32 v21, v11, 31
	v_mad_u64_u32 v[10:11], s[10:11], v10, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v11, vcc, v11, v21
	s_cmp_eq_u32 s8, 12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v20, v20, 0, 16
	v_ashrrev_i32_e32 v21, 31, v20
	v_add_u32_e32 v10, vcc, v10, v20
	v_addc_u32_e32 v11, vcc, v11, v21, vcc
	s_cbranch_scc0 .LBB0_35
	s_mov_b32 s15, 3
	s_mov_b32 s14, 2
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	s_mov_b32 s24, 0x51eb851f
	s_movk_i32 s25, 0x64
.LBB0_37:
	s_lshl_b32 s8, s15, 6
	s_lshl_b32 s10, s12, 6
	s_lshl_b32 s11, s13, 6
	s_lshl_b32 s26, s14, 6
	v_add_u32_e64 v23, s[8:9], s8, v3
	v_add_u32_e64 v25, s[8:9], s26, v2
	v_add_u32_e64 v27, s[8:9], s11, v1
	v_add_u32_e64 v28, s[8:9], s10, v0
	v_xor_b32_sdwa v29, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v32, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v33, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v28, v28, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v29, v29, s18
	v_mul_lo_u32 v28, v28, s18
	v_mul_lo_u32 v33, v33, s18
	v_mul_lo_u32 v32, v32, s18
	v_lshrrev_b32_e32 v34, 15, v29
	v_lshrrev_b32_e32 v35, 15, v28
	v_lshrrev_b32_e32 v36, 15, v33
	v_lshrrev_b32_e32 v37, 15, v32
	v_xor_b32_e32 v29, v34, v29
	v_xor_b32_e32 v28, v35, v28
	v_xor_b32_e32 v33, v36, v33
	v_xor_b32_e32 v32, v37, v32
	v_mul_lo_u32 v29, v29, s19
	v_mul_lo_u32 v32, v32, s19
	v_mul_lo_u32 v33, v33, s19
	v_mul_lo_u32 v28, v28, s19
	v_xor_b32_sdwa v29, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v32, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v33, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v28, v28, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v37, v29, s24
	v_mul_hi_u32 v34, v28, s24
	v_mul_hi_u32 v35, v33, s24
	v_mul_hi_u32 v36, v32, s24
	v_lshrrev_b32_e32 v37, 5, v37
	v_lshrrev_b32_e32 v34, 5, v34
	v_lshrrev_b32_e32 v35, 5, v35
	v_lshrrev_b32_e32 v36, 5, v36
	v_mul_lo_u32 v37, v37, s25
	v_mov_b32_e32 v21, s17
	s_add_i32 s15, s15, 4
	s_add_i32 s14, s14, 4
	s_add_i32 s13, s13, 4
	s_add_i32 s12, s12, 4
	v_add_u32_e32 v20, vcc, s16, v6
	v_mul_lo_u32 v34, v34, s25
	v_mul_lo_u32 v35, v35, s25
	v_mul_lo_u32 v36, v36, s25
	v_addc_u32_e32 v21, vcc, v7, v21, vcc
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v22, vcc, 2, v20
	v_add_u32_e64 v26, s[10:11], 3, v20
	s_addc_u32 s17, s17, 0
	v_add_u32_e64 v24, s[8:9], 1, v20
	v_addc_u32_e64 v27, s[10:11], 0, v21, s[10:11]
	v_addc_u32_e32 v23, vcc, 0, v21, vcc
	s_cmp_eq_u32 s16, 24
	v_sub_u32_e32 v29, vcc, v29, v37
	v_addc_u32_e64 v25, vcc, 0, v21, s[8:9]
	v_sub_u32_e32 v28, vcc, v28, v34
	v_sub_u32_e32 v33, vcc, v33, v35
	v_sub_u32_e32 v32, vcc, v32, v36
	flat_store_byte v[26:27], v29
	flat_store_byte v[22:23], v32
	flat_store_byte v[24:25], v33
	flat_store_byte v[20:21], v28
	s_cbranch_scc0 .LBB0_37
	v_add_u32_e32 v20, vcc, 12, v6
	v_addc_u32_e32 v21, vcc, 0, v7, vcc
	v_add_u32_e32 v22, vcc, 13, v6
	v_addc_u32_e32 v23, vcc, 0, v7, vcc
	flat_load_ubyte v28, v[12:13]
	flat_load_ubyte v29, v[14:15]
	flat_load_ubyte v32, v[16:17]
	flat_load_ubyte v33, v[18:19]
	flat_load_ubyte v34, v[20:21]
	flat_load_ubyte v35, v[22:23]
	v_add_u32_e32 v12, vcc, 14, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 15, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	flat_load_ubyte v36, v[14:15]
	flat_load_ubyte v37, v[12:13]
	v_add_u32_e32 v12, vcc, 16, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 17, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	v_add_u32_e32 v16, vcc, 18, v6
	v_addc_u32_e32 v17, vcc, 0, v7, vcc
	v_add_u32_e32 v18, vcc, 19, v6
	v_addc_u32_e32 v19, vcc, 0, v7, vcc
	v_add_u32_e32 v20, vcc, 20, v6
	v_addc_u32_e32 v21, vcc, 0, v7, vcc
	v_add_u32_e32 v22, vcc, 21, v6
	v_addc_u32_e32 v23, vcc, 0, v7, vcc
	v_add_u32_e32 v24, vcc, 22, v6
	s_movk_i32 s8, 0x100
	v_addc_u32_e32 v25, vcc, 0, v7, vcc
	v_add_u32_e32 v26, vcc, 23, v6
	v_addc_u32_e32 v27, vcc, 0, v7, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v28, 1, v28
	v_lshlrev_b16_e32 v29, 8, v29
	v_add_u16_e32 v32, 1, v32
	v_lshlrev_b16_e32 v33, 8, v33
	v_add_u16_e32 v34, 1, v34
	v_lshlrev_b16_e32 v35, 8, v35
	v_or_b32_sdwa v32, v33, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v28, v29, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v29, v35, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v32, s8, v32
	v_add_u16_e32 v28, s8, v28
	v_add_u16_e32 v29, s8, v29
	v_lshrrev_b32_e32 v34, 8, v32
	v_lshlrev_b16_e32 v36, 8, v36
	v_add_u16_e32 v37, 1, v37
	v_or_b32_sdwa v33, v36, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v33, s8, v33
	s_mov_b64 s[8:9], 0
	v_lshrrev_b32_e32 v35, 8, v28
	flat_store_byte v[16:17], v32
	flat_store_byte v[12:13], v28
	v_lshrrev_b32_e32 v28, 8, v29
	v_lshrrev_b32_e32 v32, 8, v33
	flat_store_byte v[18:19], v34
	flat_store_byte v[14:15], v35
	flat_store_byte v[24:25], v33
	flat_store_byte v[20:21], v29
	flat_store_byte v[26:27], v32
	flat_store_byte v[22:23], v28
.LBB0_39:
	v_mov_b32_e32 v29, s9
	v_add_u32_e32 v28, vcc, s8, v6
	v_addc_u32_e32 v29, vcc, v7, v29, vcc
	flat_load_sbyte v28, v[28:29]
	v_mul_lo_u32 v29, v11, 31
	v_mad_u64_u32 v[10:11], s[10:11], v10, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v11, vcc, v11, v29
	s_cmp_eq_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v28, v28, 0, 16
	v_ashrrev_i32_e32 v29, 31, v28
	v_add_u32_e32 v10, vcc, v10, v28
	v_addc_u32_e32 v11, vcc, v11, v29, vcc
	s_cbranch_scc0 .LBB0_39
	s_mov_b32 s15, 3
	s_mov_b32 s14, 2
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	s_mov_b32 s24, 0x51eb851f
	s_movk_i32 s25, 0x64
.LBB0_41:
	s_lshl_b32 s8, s15, 6
	s_lshl_b32 s10, s12, 6
	s_lshl_b32 s11, s13, 6
	s_lshl_b32 s26, s14, 6
	v_add_u32_e64 v33, s[8:9], s8, v3
	v_add_u32_e64 v35, s[8:9], s26, v2
	v_add_u32_e64 v37, s[8:9], s11, v1
	v_add_u32_e64 v38, s[8:9], s10, v0
	v_xor_b32_sdwa v39, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v40, v35, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v41, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v38, v38, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v39, v39, s18
	v_mul_lo_u32 v38, v38, s18
	v_mul_lo_u32 v40, v40, s18
	v_mul_lo_u32 v41, v41, s18
	v_lshrrev_b32_e32 v42, 15, v39
	v_lshrrev_b32_e32 v45, 15, v38
	v_lshrrev_b32_e32 v43, 15, v40
	v_lshrrev_b32_e32 v44, 15, v41
	v_xor_b32_e32 v39, v42, v39
	v_xor_b32_e32 v38, v45, v38
	v_xor_b32_e32 v41, v44, v41
	v_xor_b32_e32 v40, v43, v40
	v_mul_lo_u32 v39, v39, s19
	v_mul_lo_u32 v40, v40, s19
	v_mul_lo_u32 v41, v41, s19
	v_mul_lo_u32 v38, v38, s19
	v_xor_b32_sdwa v39, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v40, v40, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v41, v41, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v38, v38, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v45, v39, s24
	v_mul_hi_u32 v42, v38, s24
	v_mul_hi_u32 v43, v41, s24
	v_mul_hi_u32 v44, v40, s24
	v_lshrrev_b32_e32 v45, 5, v45
	v_lshrrev_b32_e32 v42, 5, v42
	v_lshrrev_b32_e32 v43, 5, v43
	v_lshrrev_b32_e32 v44, 5, v44
	v_mul_lo_u32 v45, v45, s25
	v_mov_b32_e32 v29, s17
	s_add_i32 s15, s15, 4
	s_add_i32 s14, s14, 4
	s_add_i32 s13, s13, 4
	s_add_i32 s12, s12, 4
	v_add_u32_e32 v28, vcc, s16, v6
	v_mul_lo_u32 v42, v42, s25
	v_mul_lo_u32 v43, v43, s25
	v_mul_lo_u32 v44, v44, s25
	v_addc_u32_e32 v29, vcc, v7, v29, vcc
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v32, vcc, 2, v28
	v_add_u32_e64 v36, s[10:11], 3, v28
	s_addc_u32 s17, s17, 0
	v_add_u32_e64 v34, s[8:9], 1, v28
	v_addc_u32_e64 v37, s[10:11], 0, v29, s[10:11]
	v_addc_u32_e32 v33, vcc, 0, v29, vcc
	s_cmp_eq_u32 s16, 48
	v_sub_u32_e32 v39, vcc, v39, v45
	v_addc_u32_e64 v35, vcc, 0, v29, s[8:9]
	v_sub_u32_e32 v38, vcc, v38, v42
	v_sub_u32_e32 v41, vcc, v41, v43
	v_sub_u32_e32 v40, vcc, v40, v44
	flat_store_byte v[36:37], v39
	flat_store_byte v[32:33], v40
	flat_store_byte v[34:35], v41
	flat_store_byte v[28:29], v38
	s_cbranch_scc0 .LBB0_41
	flat_load_ubyte v28, v[12:13]
	flat_load_ubyte v29, v[14:15]
	flat_load_ubyte v32, v[16:17]
	flat_load_ubyte v33, v[18:19]
	flat_load_ubyte v34, v[20:21]
	flat_load_ubyte v35, v[22:23]
	flat_load_ubyte v36, v[24:25]
	flat_load_ubyte v26, v[26:27]
	v_add_u32_e32 v12, vcc, 25, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 26, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	v_add_u32_e32 v16, vcc, 27, v6
	v_addc_u32_e32 v17, vcc, 0, v7, vcc
	v_add_u32_e32 v18, vcc, 28, v6
	v_addc_u32_e32 v19, vcc, 0, v7, vcc
	v_add_u32_e32 v20, vcc, 29, v6
	v_addc_u32_e32 v21, vcc, 0, v7, vcc
	v_add_u32_e32 v22, vcc, 30, v6
	v_addc_u32_e32 v23, vcc, 0, v7, vcc
	v_add_u32_e32 v24, vcc, 31, v6
	v_addc_u32_e32 v25, vcc, 0, v7, vcc
	flat_load_ubyte v27, v[14:15]
	flat_load_ubyte v16, v[16:17]
	flat_load_ubyte v17, v[18:19]
	flat_load_ubyte v18, v[20:21]
	flat_load_ubyte v19, v[22:23]
	flat_load_ubyte v20, v[24:25]
	v_add_u32_e32 v14, vcc, 24, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	flat_load_ubyte v12, v[12:13]
	flat_load_ubyte v13, v[14:15]
	s_movk_i32 s8, 0x100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b16_e32 v25, 8, v29
	v_add_u16_e32 v24, 1, v32
	v_lshlrev_b16_e32 v23, 8, v33
	v_add_u16_e32 v15, 1, v34
	v_lshlrev_b16_e32 v14, 8, v35
	v_add_u16_e32 v22, 1, v36
	v_lshlrev_b16_e32 v21, 8, v26
	v_add_u16_e32 v26, 1, v28
	v_or_b32_sdwa v14, v14, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v15, v21, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v21, v23, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v21, s8, v21
	v_add_u16_e32 v27, 1, v27
	v_lshlrev_b16_e32 v16, 8, v16
	v_add_u16_e32 v17, 1, v17
	v_lshlrev_b16_e32 v18, 8, v18
	v_add_u16_e32 v19, 1, v19
	v_lshlrev_b16_e32 v20, 8, v20
	v_or_b32_sdwa v17, v18, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v18, v20, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v19, s8, v14
	v_lshlrev_b16_e32 v12, 8, v12
	v_add_u16_e32 v13, 1, v13
	v_or_b32_sdwa v12, v12, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v22, s8, v12
	v_or_b32_sdwa v12, v25, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v25, s8, v12
	v_add_u32_e32 v12, vcc, 32, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 34, v6
	v_add_u16_e32 v20, s8, v15
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	flat_store_byte v[14:15], v21
	flat_store_byte v[12:13], v25
	v_add_u32_e32 v12, vcc, 35, v6
	v_or_b32_sdwa v16, v16, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshrrev_b32_e32 v27, 8, v21
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v27
	v_add_u32_e32 v12, vcc, 33, v6
	v_lshrrev_b32_e32 v26, 8, v25
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v26
	v_add_u32_e32 v12, vcc, 36, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 38, v6
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	flat_store_byte v[14:15], v20
	flat_store_byte v[12:13], v19
	v_add_u32_e32 v12, vcc, 39, v6
	v_lshrrev_b32_e32 v24, 8, v20
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v24
	v_add_u32_e32 v12, vcc, 37, v6
	v_lshrrev_b32_e32 v23, 8, v19
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v23
	v_add_u32_e32 v12, vcc, 40, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 42, v6
	v_add_u16_e32 v16, s8, v16
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	flat_store_byte v[14:15], v16
	flat_store_byte v[12:13], v22
	v_add_u32_e32 v12, vcc, 43, v6
	v_lshrrev_b32_e32 v32, 8, v16
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v32
	v_add_u32_e32 v12, vcc, 41, v6
	v_lshrrev_b32_e32 v19, 8, v22
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v19
	v_add_u32_e32 v12, vcc, 44, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_add_u32_e32 v14, vcc, 46, v6
	v_add_u16_e32 v18, s8, v18
	v_addc_u32_e32 v15, vcc, 0, v7, vcc
	v_add_u16_e32 v17, s8, v17
	flat_store_byte v[14:15], v18
	flat_store_byte v[12:13], v17
	v_add_u32_e32 v12, vcc, 47, v6
	v_lshrrev_b32_e32 v29, 8, v18
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	flat_store_byte v[12:13], v29
	v_add_u32_e32 v12, vcc, 45, v6
	v_lshrrev_b32_e32 v28, 8, v17
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	s_mov_b64 s[8:9], 0
	flat_store_byte v[12:13], v28
.LBB0_43:
	v_mov_b32_e32 v13, s9
	v_add_u32_e32 v12, vcc, s8, v6
	v_addc_u32_e32 v13, vcc, v7, v13, vcc
	flat_load_sbyte v12, v[12:13]
	v_mul_lo_u32 v13, v11, 31
	v_mad_u64_u32 v[10:11], s[10:11], v10, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v11, vcc, v11, v13
	s_cmp_eq_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v12, v12, 0, 16
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_u32_e32 v10, vcc, v10, v12
	v_addc_u32_e32 v11, vcc, v11, v13, vcc
	s_cbranch_scc0 .LBB0_43
	v_mul_lo_u32 v6, v8, 11
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v14, s21
	v_lshlrev_b64 v[12:13], 3, v[6:7]
	v_add_u32_e32 v12, vcc, s20, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_store_dwordx2 v[12:13], v[10:11]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_50
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_47
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v10, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s12
.LBB0_47:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_49
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v7, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v7, 1, v7
	v_mul_lo_u32 v7, v7, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v7
	v_cndmask_b32_e32 v10, 0, v7, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s12
	v_cndmask_b32_e32 v11, 0, v7, vcc
.LBB0_49:
	s_or_b64 exec, exec, s[10:11]
.LBB0_50:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v10, v8, 48
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v7, s23
	v_lshlrev_b64 v[10:11], 3, v[10:11]
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v7, v11, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s9, 1
	s_mov_b32 s8, 0
	s_mov_b32 s12, 6
	s_mov_b32 s13, 0x7feb352d
	s_mov_b32 s14, 0x846ca68b
	s_mov_b32 s15, 0x51eb851f
	s_movk_i32 s16, 0x64
	s_branch .LBB0_54
.LBB0_53:
	s_add_i32 s9, s9, 2
	s_add_i32 s8, s8, 2
	s_add_i32 s12, s12, -2
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc0 .LBB0_58
.LBB0_54:
	s_cmp_lt_u32 s9, 6
	s_cselect_b64 s[10:11], -1, 0
	s_lshl_b32 s17, s8, 6
	s_lshl_b32 s18, s9, 6
	v_add_u32_e32 v7, vcc, s18, v9
	v_add_u32_e32 v12, vcc, s17, v8
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s13
	v_mul_lo_u32 v12, v12, s13
	s_cmp_gt_u32 s8, 5
	v_lshrrev_b32_e32 v13, 15, v7
	v_lshrrev_b32_e32 v14, 15, v12
	v_xor_b32_e32 v12, v14, v12
	v_xor_b32_e32 v7, v13, v7
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v12, v12, s14
	s_cbranch_scc1 .LBB0_56
	v_xor_b32_sdwa v14, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v12, v14, s15
	v_lshrrev_b32_e32 v12, 5, v12
	v_mul_lo_u32 v15, v12, s16
	v_add_u32_e32 v12, vcc, s8, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	v_sub_u32_e32 v14, vcc, v14, v15
	flat_store_byte v[12:13], v14
.LBB0_56:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_53
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v12, v7, s15
	s_mov_b32 s10, s9
	v_lshrrev_b32_e32 v12, 5, v12
	v_mul_lo_u32 v14, v12, s16
	v_add_u32_e32 v12, vcc, s10, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	v_sub_u32_e32 v7, vcc, v7, v14
	flat_store_byte v[12:13], v7
	s_branch .LBB0_53
.LBB0_58:
	v_add_u32_e32 v12, vcc, 2, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	v_add_u32_e32 v14, vcc, 3, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	flat_load_ubyte v7, v[14:15]
	flat_load_ubyte v20, v[12:13]
	v_add_u32_e32 v16, vcc, 4, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	v_add_u32_e32 v18, vcc, 5, v10
	v_mov_b32_e32 v12, 1
	v_addc_u32_e32 v19, vcc, 0, v11, vcc
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v20, 1, v20
	flat_store_byte v[16:17], v20
	flat_store_byte v[18:19], v7
.LBB0_59:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v20, vcc, s8, v10
	v_addc_u32_e32 v21, vcc, v11, v7, vcc
	flat_load_ubyte v7, v[20:21]
	v_mul_lo_u32 v20, v13, 31
	v_mad_u64_u32 v[12:13], s[10:11], v12, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v13, vcc, v13, v20
	s_cmp_eq_u32 s8, 6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v12, vcc, v12, v7
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_cbranch_scc0 .LBB0_59
	s_mov_b32 s9, 1
	s_mov_b32 s8, 0
	s_mov_b32 s12, 10
	s_mov_b32 s13, 0x7feb352d
	s_mov_b32 s14, 0x846ca68b
	s_mov_b32 s15, 0x51eb851f
	s_movk_i32 s16, 0x64
	s_branch .LBB0_62
.LBB0_61:
	s_add_i32 s9, s9, 2
	s_add_i32 s8, s8, 2
	s_add_i32 s12, s12, -2
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .LBB0_66
.LBB0_62:
	s_cmp_lt_u32 s9, 9
	s_cselect_b64 s[10:11], -1, 0
	s_lshl_b32 s17, s8, 6
	s_lshl_b32 s18, s9, 6
	v_add_u32_e32 v7, vcc, s18, v9
	v_add_u32_e32 v20, vcc, s17, v8
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s13
	v_mul_lo_u32 v20, v20, s13
	s_cmp_gt_u32 s8, 8
	v_lshrrev_b32_e32 v21, 15, v7
	v_lshrrev_b32_e32 v22, 15, v20
	v_xor_b32_e32 v20, v22, v20
	v_xor_b32_e32 v7, v21, v7
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v20, v20, s14
	s_cbranch_scc1 .LBB0_64
	v_xor_b32_sdwa v22, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v20, v22, s15
	v_lshrrev_b32_e32 v20, 5, v20
	v_mul_lo_u32 v23, v20, s16
	v_add_u32_e32 v20, vcc, s8, v10
	v_addc_u32_e32 v21, vcc, 0, v11, vcc
	v_sub_u32_e32 v22, vcc, v22, v23
	flat_store_byte v[20:21], v22
.LBB0_64:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_61
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v20, v7, s15
	s_mov_b32 s10, s9
	v_lshrrev_b32_e32 v20, 5, v20
	v_mul_lo_u32 v22, v20, s16
	v_add_u32_e32 v20, vcc, s10, v10
	v_addc_u32_e32 v21, vcc, 0, v11, vcc
	v_sub_u32_e32 v7, vcc, v7, v22
	flat_store_byte v[20:21], v7
	s_branch .LBB0_61
.LBB0_66:
	flat_load_ubyte v7, v[18:19]
	flat_load_ubyte v24, v[16:17]
	flat_load_ubyte v25, v[14:15]
	v_add_u32_e32 v20, vcc, 6, v10
	v_addc_u32_e32 v21, vcc, 0, v11, vcc
	v_add_u32_e32 v22, vcc, 7, v10
	v_addc_u32_e32 v23, vcc, 0, v11, vcc
	v_add_u32_e32 v14, vcc, 8, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_lshlrev_b16_e32 v24, 8, v24
	v_add_u16_e32 v25, 1, v25
	v_or_b32_sdwa v24, v24, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	flat_store_byte v[14:15], v7
	v_add_u16_e32 v7, 0x100, v24
	flat_store_byte v[20:21], v7
	v_lshrrev_b32_e32 v7, 8, v7
	flat_store_byte v[22:23], v7
.LBB0_67:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v24, vcc, s8, v10
	v_addc_u32_e32 v25, vcc, v11, v7, vcc
	flat_load_ubyte v7, v[24:25]
	v_mul_lo_u32 v24, v13, 31
	v_mad_u64_u32 v[12:13], s[10:11], v12, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v13, vcc, v13, v24
	s_cmp_eq_u32 s8, 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v12, vcc, v12, v7
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_cbranch_scc0 .LBB0_67
	s_mov_b32 s15, 3
	s_mov_b32 s14, 2
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	s_mov_b32 s24, 0x51eb851f
	s_movk_i32 s25, 0x64
.LBB0_69:
	s_lshl_b32 s8, s15, 6
	s_lshl_b32 s10, s12, 6
	s_lshl_b32 s11, s13, 6
	s_lshl_b32 s26, s14, 6
	v_mov_b32_e32 v7, s17
	v_add_u32_e32 v24, vcc, s16, v10
	v_add_u32_e64 v27, s[8:9], s8, v3
	v_add_u32_e64 v29, s[8:9], s26, v2
	v_add_u32_e64 v33, s[8:9], s11, v1
	v_add_u32_e64 v34, s[8:9], s10, v0
	v_addc_u32_e32 v25, vcc, v11, v7, vcc
	v_xor_b32_sdwa v7, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v35, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v36, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v34, v34, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s18
	v_mul_lo_u32 v34, v34, s18
	v_mul_lo_u32 v35, v35, s18
	v_mul_lo_u32 v36, v36, s18
	v_lshrrev_b32_e32 v37, 15, v7
	v_lshrrev_b32_e32 v40, 15, v34
	v_lshrrev_b32_e32 v38, 15, v35
	v_lshrrev_b32_e32 v39, 15, v36
	v_xor_b32_e32 v7, v37, v7
	v_xor_b32_e32 v34, v40, v34
	v_xor_b32_e32 v36, v39, v36
	v_xor_b32_e32 v35, v38, v35
	v_mul_lo_u32 v7, v7, s19
	v_mul_lo_u32 v35, v35, s19
	v_mul_lo_u32 v36, v36, s19
	v_mul_lo_u32 v34, v34, s19
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v35, v35, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v36, v36, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v34, v34, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v40, v7, s24
	v_mul_hi_u32 v37, v34, s24
	v_mul_hi_u32 v38, v36, s24
	v_mul_hi_u32 v39, v35, s24
	v_lshrrev_b32_e32 v40, 5, v40
	v_lshrrev_b32_e32 v37, 5, v37
	v_lshrrev_b32_e32 v38, 5, v38
	v_lshrrev_b32_e32 v39, 5, v39
	v_mul_lo_u32 v40, v40, s25
	s_add_i32 s15, s15, 4
	s_add_i32 s14, s14, 4
	s_add_i32 s13, s13, 4
	s_add_i32 s12, s12, 4
	v_mul_lo_u32 v37, v37, s25
	v_mul_lo_u32 v38, v38, s25
	v_mul_lo_u32 v39, v39, s25
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v26, vcc, 2, v24
	v_add_u32_e64 v32, s[10:11], 3, v24
	s_addc_u32 s17, s17, 0
	v_add_u32_e64 v28, s[8:9], 1, v24
	v_addc_u32_e64 v33, s[10:11], 0, v25, s[10:11]
	v_addc_u32_e32 v27, vcc, 0, v25, vcc
	s_cmp_eq_u32 s16, 12
	v_sub_u32_e32 v7, vcc, v7, v40
	v_addc_u32_e64 v29, vcc, 0, v25, s[8:9]
	v_sub_u32_e32 v34, vcc, v34, v37
	v_sub_u32_e32 v36, vcc, v36, v38
	v_sub_u32_e32 v35, vcc, v35, v39
	flat_store_byte v[32:33], v7
	flat_store_byte v[26:27], v35
	flat_store_byte v[28:29], v36
	flat_store_byte v[24:25], v34
	s_cbranch_scc0 .LBB0_69
	flat_load_ubyte v7, v[20:21]
	flat_load_ubyte v28, v[18:19]
	flat_load_ubyte v29, v[16:17]
	flat_load_ubyte v32, v[22:23]
	v_add_u32_e32 v16, vcc, 9, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	v_add_u32_e32 v18, vcc, 10, v10
	v_addc_u32_e32 v19, vcc, 0, v11, vcc
	v_add_u32_e32 v20, vcc, 11, v10
	v_addc_u32_e32 v21, vcc, 0, v11, vcc
	v_add_u32_e32 v22, vcc, 2, v14
	v_addc_u32_e32 v23, vcc, 0, v15, vcc
	s_movk_i32 s8, 0x100
	v_add_u32_e32 v24, vcc, 3, v14
	v_addc_u32_e32 v25, vcc, 0, v15, vcc
	v_add_u32_e32 v26, vcc, 1, v14
	v_addc_u32_e32 v27, vcc, 0, v15, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_lshlrev_b16_e32 v28, 8, v28
	v_add_u16_e32 v29, 1, v29
	v_lshlrev_b16_e32 v32, 8, v32
	v_or_b32_sdwa v7, v32, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v28, v28, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v7, s8, v7
	v_add_u16_e32 v28, s8, v28
	flat_store_byte v[22:23], v7
	flat_store_byte v[14:15], v28
	v_lshrrev_b16_e32 v7, 8, v7
	s_mov_b64 s[8:9], 0
	v_lshrrev_b16_e32 v22, 8, v28
	flat_store_byte v[24:25], v7
	flat_store_byte v[26:27], v22
.LBB0_71:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v22, vcc, s8, v10
	v_addc_u32_e32 v23, vcc, v11, v7, vcc
	flat_load_ubyte v7, v[22:23]
	v_mul_lo_u32 v22, v13, 31
	v_mad_u64_u32 v[12:13], s[10:11], v12, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v13, vcc, v13, v22
	s_cmp_eq_u32 s8, 12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v12, vcc, v12, v7
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_cbranch_scc0 .LBB0_71
	s_mov_b32 s15, 3
	s_mov_b32 s14, 2
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	s_mov_b32 s24, 0x51eb851f
	s_movk_i32 s25, 0x64
.LBB0_73:
	s_lshl_b32 s8, s15, 6
	s_lshl_b32 s10, s12, 6
	s_lshl_b32 s11, s13, 6
	s_lshl_b32 s26, s14, 6
	v_mov_b32_e32 v7, s17
	v_add_u32_e32 v22, vcc, s16, v10
	v_add_u32_e64 v25, s[8:9], s8, v3
	v_add_u32_e64 v27, s[8:9], s26, v2
	v_add_u32_e64 v29, s[8:9], s11, v1
	v_add_u32_e64 v32, s[8:9], s10, v0
	v_addc_u32_e32 v23, vcc, v11, v7, vcc
	v_xor_b32_sdwa v7, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v33, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v34, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v32, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s18
	v_mul_lo_u32 v32, v32, s18
	v_mul_lo_u32 v33, v33, s18
	v_mul_lo_u32 v34, v34, s18
	v_lshrrev_b32_e32 v35, 15, v7
	v_lshrrev_b32_e32 v38, 15, v32
	v_lshrrev_b32_e32 v36, 15, v33
	v_lshrrev_b32_e32 v37, 15, v34
	v_xor_b32_e32 v7, v35, v7
	v_xor_b32_e32 v32, v38, v32
	v_xor_b32_e32 v34, v37, v34
	v_xor_b32_e32 v33, v36, v33
	v_mul_lo_u32 v7, v7, s19
	v_mul_lo_u32 v33, v33, s19
	v_mul_lo_u32 v34, v34, s19
	v_mul_lo_u32 v32, v32, s19
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v33, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v34, v34, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v32, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v38, v7, s24
	v_mul_hi_u32 v35, v32, s24
	v_mul_hi_u32 v36, v34, s24
	v_mul_hi_u32 v37, v33, s24
	v_lshrrev_b32_e32 v38, 5, v38
	v_lshrrev_b32_e32 v35, 5, v35
	v_lshrrev_b32_e32 v36, 5, v36
	v_lshrrev_b32_e32 v37, 5, v37
	v_mul_lo_u32 v38, v38, s25
	s_add_i32 s15, s15, 4
	s_add_i32 s14, s14, 4
	s_add_i32 s13, s13, 4
	s_add_i32 s12, s12, 4
	v_mul_lo_u32 v35, v35, s25
	v_mul_lo_u32 v36, v36, s25
	v_mul_lo_u32 v37, v37, s25
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v24, vcc, 2, v22
	v_add_u32_e64 v28, s[10:11], 3, v22
	s_addc_u32 s17, s17, 0
	v_add_u32_e64 v26, s[8:9], 1, v22
	v_addc_u32_e64 v29, s[10:11], 0, v23, s[10:11]
	v_addc_u32_e32 v25, vcc, 0, v23, vcc
	s_cmp_eq_u32 s16, 24
	v_sub_u32_e32 v7, vcc, v7, v38
	v_addc_u32_e64 v27, vcc, 0, v23, s[8:9]
	v_sub_u32_e32 v32, vcc, v32, v35
	v_sub_u32_e32 v34, vcc, v34, v36
	v_sub_u32_e32 v33, vcc, v33, v37
	flat_store_byte v[28:29], v7
	flat_store_byte v[24:25], v33
	flat_store_byte v[26:27], v34
	flat_store_byte v[22:23], v32
	s_cbranch_scc0 .LBB0_73
	v_add_u32_e32 v22, vcc, 12, v10
	v_addc_u32_e32 v23, vcc, 0, v11, vcc
	v_add_u32_e32 v24, vcc, 13, v10
	v_addc_u32_e32 v25, vcc, 0, v11, vcc
	flat_load_ubyte v7, v[14:15]
	flat_load_ubyte v32, v[16:17]
	flat_load_ubyte v33, v[18:19]
	flat_load_ubyte v34, v[20:21]
	flat_load_ubyte v35, v[22:23]
	flat_load_ubyte v36, v[24:25]
	v_add_u32_e32 v14, vcc, 14, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	v_add_u32_e32 v16, vcc, 15, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	flat_load_ubyte v37, v[16:17]
	flat_load_ubyte v38, v[14:15]
	v_add_u32_e32 v14, vcc, 16, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	v_add_u32_e32 v16, vcc, 17, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	v_add_u32_e32 v18, vcc, 18, v10
	v_addc_u32_e32 v19, vcc, 0, v11, vcc
	v_add_u32_e32 v20, vcc, 19, v10
	v_addc_u32_e32 v21, vcc, 0, v11, vcc
	v_add_u32_e32 v22, vcc, 20, v10
	v_addc_u32_e32 v23, vcc, 0, v11, vcc
	v_add_u32_e32 v24, vcc, 21, v10
	v_addc_u32_e32 v25, vcc, 0, v11, vcc
	v_add_u32_e32 v26, vcc, 22, v10
	s_movk_i32 s8, 0x100
	v_addc_u32_e32 v27, vcc, 0, v11, vcc
	v_add_u32_e32 v28, vcc, 23, v10
	v_addc_u32_e32 v29, vcc, 0, v11, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_lshlrev_b16_e32 v32, 8, v32
	v_add_u16_e32 v33, 1, v33
	v_lshlrev_b16_e32 v34, 8, v34
	v_add_u16_e32 v35, 1, v35
	v_lshlrev_b16_e32 v36, 8, v36
	v_or_b32_sdwa v33, v34, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v7, v32, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v32, v36, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v33, s8, v33
	v_add_u16_e32 v7, s8, v7
	v_add_u16_e32 v32, s8, v32
	v_lshrrev_b32_e32 v35, 8, v33
	v_lshlrev_b16_e32 v37, 8, v37
	v_add_u16_e32 v38, 1, v38
	v_or_b32_sdwa v34, v37, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v34, s8, v34
	v_lshrrev_b32_e32 v36, 8, v7
	flat_store_byte v[18:19], v33
	flat_store_byte v[14:15], v7
	v_lshrrev_b32_e32 v7, 8, v32
	s_mov_b64 s[8:9], 0
	v_lshrrev_b32_e32 v33, 8, v34
	flat_store_byte v[20:21], v35
	flat_store_byte v[16:17], v36
	flat_store_byte v[26:27], v34
	flat_store_byte v[22:23], v32
	flat_store_byte v[28:29], v33
	flat_store_byte v[24:25], v7
.LBB0_75:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v32, vcc, s8, v10
	v_addc_u32_e32 v33, vcc, v11, v7, vcc
	flat_load_ubyte v7, v[32:33]
	v_mul_lo_u32 v32, v13, 31
	v_mad_u64_u32 v[12:13], s[10:11], v12, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v13, vcc, v13, v32
	s_cmp_eq_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v12, vcc, v12, v7
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_cbranch_scc0 .LBB0_75
	s_mov_b32 s15, 3
	s_mov_b32 s14, 2
	s_mov_b32 s13, 1
	s_mov_b32 s12, 0
	s_mov_b64 s[16:17], 0
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	s_mov_b32 s24, 0x51eb851f
	s_movk_i32 s25, 0x64
.LBB0_77:
	s_lshl_b32 s8, s15, 6
	s_lshl_b32 s10, s12, 6
	s_lshl_b32 s11, s13, 6
	s_lshl_b32 s26, s14, 6
	v_mov_b32_e32 v7, s17
	v_add_u32_e32 v32, vcc, s16, v10
	v_add_u32_e64 v35, s[8:9], s8, v3
	v_add_u32_e64 v37, s[8:9], s26, v2
	v_add_u32_e64 v39, s[8:9], s11, v1
	v_add_u32_e64 v40, s[8:9], s10, v0
	v_addc_u32_e32 v33, vcc, v11, v7, vcc
	v_xor_b32_sdwa v7, v35, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v41, v37, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v42, v39, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v40, v40, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s18
	v_mul_lo_u32 v40, v40, s18
	v_mul_lo_u32 v41, v41, s18
	v_mul_lo_u32 v42, v42, s18
	v_lshrrev_b32_e32 v43, 15, v7
	v_lshrrev_b32_e32 v46, 15, v40
	v_lshrrev_b32_e32 v44, 15, v41
	v_lshrrev_b32_e32 v45, 15, v42
	v_xor_b32_e32 v7, v43, v7
	v_xor_b32_e32 v40, v46, v40
	v_xor_b32_e32 v42, v45, v42
	v_xor_b32_e32 v41, v44, v41
	v_mul_lo_u32 v7, v7, s19
	v_mul_lo_u32 v41, v41, s19
	v_mul_lo_u32 v42, v42, s19
	v_mul_lo_u32 v40, v40, s19
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v41, v41, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v42, v42, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v40, v40, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v46, v7, s24
	v_mul_hi_u32 v43, v40, s24
	v_mul_hi_u32 v44, v42, s24
	v_mul_hi_u32 v45, v41, s24
	v_lshrrev_b32_e32 v46, 5, v46
	v_lshrrev_b32_e32 v43, 5, v43
	v_lshrrev_b32_e32 v44, 5, v44
	v_lshrrev_b32_e32 v45, 5, v45
	v_mul_lo_u32 v46, v46, s25
	s_add_i32 s15, s15, 4
	s_add_i32 s14, s14, 4
	s_add_i32 s13, s13, 4
	s_add_i32 s12, s12, 4
	v_mul_lo_u32 v43, v43, s25
	v_mul_lo_u32 v44, v44, s25
	v_mul_lo_u32 v45, v45, s25
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v34, vcc, 2, v32
	v_add_u32_e64 v38, s[10:11], 3, v32
	s_addc_u32 s17, s17, 0
	v_add_u32_e64 v36, s[8:9], 1, v32
	v_addc_u32_e64 v39, s[10:11], 0, v33, s[10:11]
	v_addc_u32_e32 v35, vcc, 0, v33, vcc
	s_cmp_eq_u32 s16, 48
	v_sub_u32_e32 v7, vcc, v7, v46
	v_addc_u32_e64 v37, vcc, 0, v33, s[8:9]
	v_sub_u32_e32 v40, vcc, v40, v43
	v_sub_u32_e32 v42, vcc, v42, v44
	v_sub_u32_e32 v41, vcc, v41, v45
	flat_store_byte v[38:39], v7
	flat_store_byte v[34:35], v41
	flat_store_byte v[36:37], v42
	flat_store_byte v[32:33], v40
	s_cbranch_scc0 .LBB0_77
	v_add_u32_e32 v0, vcc, 25, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, 26, v10
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	flat_load_ubyte v7, v[14:15]
	flat_load_ubyte v32, v[16:17]
	flat_load_ubyte v33, v[18:19]
	flat_load_ubyte v34, v[20:21]
	flat_load_ubyte v35, v[22:23]
	flat_load_ubyte v24, v[24:25]
	flat_load_ubyte v25, v[26:27]
	flat_load_ubyte v26, v[28:29]
	v_add_u32_e32 v14, vcc, 27, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	v_add_u32_e32 v16, vcc, 28, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	v_add_u32_e32 v18, vcc, 29, v10
	v_addc_u32_e32 v19, vcc, 0, v11, vcc
	v_add_u32_e32 v20, vcc, 30, v10
	v_addc_u32_e32 v21, vcc, 0, v11, vcc
	v_add_u32_e32 v22, vcc, 31, v10
	v_addc_u32_e32 v23, vcc, 0, v11, vcc
	flat_load_ubyte v27, v[2:3]
	flat_load_ubyte v14, v[14:15]
	flat_load_ubyte v15, v[16:17]
	flat_load_ubyte v16, v[18:19]
	flat_load_ubyte v17, v[20:21]
	flat_load_ubyte v18, v[22:23]
	v_add_u32_e32 v2, vcc, 24, v10
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	flat_load_ubyte v0, v[0:1]
	flat_load_ubyte v1, v[2:3]
	s_movk_i32 s8, 0x100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_lshlrev_b16_e32 v23, 8, v32
	v_add_u16_e32 v22, 1, v33
	v_lshlrev_b16_e32 v21, 8, v34
	v_add_u16_e32 v3, 1, v35
	v_lshlrev_b16_e32 v2, 8, v24
	v_add_u16_e32 v20, 1, v25
	v_lshlrev_b16_e32 v19, 8, v26
	v_or_b32_sdwa v2, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v3, v19, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v19, v21, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v19, s8, v19
	v_add_u16_e32 v24, 1, v27
	v_lshlrev_b16_e32 v14, 8, v14
	v_add_u16_e32 v15, 1, v15
	v_lshlrev_b16_e32 v16, 8, v16
	v_add_u16_e32 v17, 1, v17
	v_lshlrev_b16_e32 v18, 8, v18
	v_or_b32_sdwa v15, v16, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_or_b32_sdwa v16, v18, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v17, s8, v2
	v_lshlrev_b16_e32 v0, 8, v0
	v_add_u16_e32 v1, 1, v1
	v_or_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v20, s8, v0
	v_or_b32_sdwa v0, v23, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add_u16_e32 v7, s8, v0
	v_add_u32_e32 v0, vcc, 32, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, 34, v10
	v_add_u16_e32 v18, s8, v3
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	flat_store_byte v[2:3], v19
	flat_store_byte v[0:1], v7
	v_add_u32_e32 v0, vcc, 35, v10
	v_or_b32_sdwa v14, v14, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshrrev_b32_e32 v24, 8, v19
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v24
	v_add_u32_e32 v0, vcc, 33, v10
	v_lshrrev_b32_e32 v23, 8, v7
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v23
	v_add_u32_e32 v0, vcc, 36, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, 38, v10
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	flat_store_byte v[2:3], v18
	flat_store_byte v[0:1], v17
	v_add_u32_e32 v0, vcc, 39, v10
	v_lshrrev_b32_e32 v22, 8, v18
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v22
	v_add_u32_e32 v0, vcc, 37, v10
	v_lshrrev_b32_e32 v21, 8, v17
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v21
	v_add_u32_e32 v0, vcc, 40, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, 42, v10
	v_add_u16_e32 v14, s8, v14
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	flat_store_byte v[2:3], v14
	flat_store_byte v[0:1], v20
	v_add_u32_e32 v0, vcc, 43, v10
	v_lshrrev_b32_e32 v27, 8, v14
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v27
	v_add_u32_e32 v0, vcc, 41, v10
	v_lshrrev_b32_e32 v7, 8, v20
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v7
	v_add_u32_e32 v0, vcc, 44, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, 46, v10
	v_add_u16_e32 v16, s8, v16
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	v_add_u16_e32 v15, s8, v15
	flat_store_byte v[2:3], v16
	flat_store_byte v[0:1], v15
	v_add_u32_e32 v0, vcc, 47, v10
	v_lshrrev_b32_e32 v26, 8, v16
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_byte v[0:1], v26
	v_add_u32_e32 v0, vcc, 45, v10
	v_lshrrev_b32_e32 v25, 8, v15
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	s_mov_b64 s[8:9], 0
	flat_store_byte v[0:1], v25
.LBB0_79:
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v0, vcc, s8, v10
	v_addc_u32_e32 v1, vcc, v11, v1, vcc
	flat_load_ubyte v2, v[0:1]
	v_mul_lo_u32 v3, v13, 31
	v_mad_u64_u32 v[0:1], s[10:11], v12, 31, 0
	s_add_u32 s8, s8, 1
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v1, vcc, v1, v3
	s_cmp_eq_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v2, 0xffff, v2
	v_add_u32_e32 v12, vcc, v0, v2
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	s_cbranch_scc0 .LBB0_79
	v_add_u32_e32 v0, vcc, 1, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dwordx2 v[0:1], v[12:13]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_86
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_83
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_83:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_85
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_85:
	s_or_b64 exec, exec, s[10:11]
.LBB0_86:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_89:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_add_u32_e64 v7, s[8:9], s8, v9
	v_add_u32_e64 v11, s[8:9], s18, v8
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v12, v12, s14
	v_mov_b32_e32 v3, s13
	s_add_i32 s11, s11, 2
	v_lshrrev_b32_e32 v13, 15, v7
	v_lshrrev_b32_e32 v14, 15, v12
	v_xor_b32_e32 v7, v13, v7
	v_xor_b32_e32 v12, v14, v12
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v12, v12, s15
	s_add_i32 s10, s10, 2
	v_add_u32_e32 v2, vcc, s12, v0
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v14, v7, s16
	v_mul_hi_u32 v13, v12, s16
	v_addc_u32_e32 v3, vcc, v1, v3, vcc
	v_lshrrev_b32_e32 v14, 5, v14
	v_lshrrev_b32_e32 v13, 5, v13
	v_mul_lo_u32 v14, v14, s17
	v_mul_lo_u32 v13, v13, s17
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v10, vcc, 2, v2
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	s_cmp_lg_u32 s12, 12
	v_sub_u32_e32 v7, vcc, v7, v14
	v_sub_u32_e32 v12, vcc, v12, v13
	flat_store_short v[10:11], v7
	flat_store_short v[2:3], v12
	s_cbranch_scc1 .LBB0_89
	v_add_u32_e32 v2, vcc, 4, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, 6, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	flat_load_ushort v7, v[2:3]
	flat_load_ushort v16, v[10:11]
	v_add_u32_e32 v12, vcc, 8, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_add_u32_e32 v14, vcc, 10, v0
	v_mov_b32_e32 v2, 1
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v16, 1, v16
	flat_store_short v[14:15], v16
	flat_store_short v[12:13], v7
.LBB0_91:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v16, vcc, s8, v0
	v_addc_u32_e32 v17, vcc, v1, v7, vcc
	flat_load_ushort v7, v[16:17]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmp_eq_u32 s8, 12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v7, v7, 0, 16
	v_ashrrev_i32_e32 v16, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v16, vcc
	s_cbranch_scc0 .LBB0_91
	s_mov_b32 s11, 0
	s_mov_b32 s9, 1
	s_mov_b32 s8, s11
	s_mov_b32 s14, 10
	s_mov_b32 s15, 0x7feb352d
	s_mov_b32 s16, 0x846ca68b
	s_mov_b32 s17, 0x51eb851f
	s_movk_i32 s18, 0x64
	s_branch .LBB0_94
.LBB0_93:
	s_add_i32 s9, s9, 2
	s_add_i32 s8, s8, 2
	s_add_i32 s14, s14, -2
	s_cmp_eq_u32 s14, 0
	s_cbranch_scc1 .LBB0_98
.LBB0_94:
	s_cmp_lt_u32 s9, 9
	s_cselect_b64 s[12:13], -1, 0
	s_lshl_b32 s10, s8, 6
	s_lshl_b32 s19, s9, 6
	v_add_u32_e32 v7, vcc, s19, v9
	v_add_u32_e32 v16, vcc, s10, v8
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v16, v16, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v16, v16, s15
	s_cmp_gt_u32 s8, 8
	v_lshrrev_b32_e32 v17, 15, v7
	v_lshrrev_b32_e32 v18, 15, v16
	v_xor_b32_e32 v16, v18, v16
	v_xor_b32_e32 v7, v17, v7
	v_mul_lo_u32 v7, v7, s16
	v_mul_lo_u32 v16, v16, s16
	s_cbranch_scc1 .LBB0_96
	v_xor_b32_sdwa v18, v16, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v18, s17
	s_mov_b32 s10, s8
	s_lshl_b64 s[24:25], s[10:11], 1
	v_mov_b32_e32 v17, s25
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v19, v16, s18
	v_add_u32_e32 v16, vcc, s24, v0
	v_addc_u32_e32 v17, vcc, v1, v17, vcc
	v_sub_u32_e32 v18, vcc, v18, v19
	flat_store_short v[16:17], v18
.LBB0_96:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_93
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v7, s17
	s_mov_b32 s10, s9
	s_lshl_b64 s[12:13], s[10:11], 1
	v_mov_b32_e32 v17, s13
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v18, v16, s18
	v_add_u32_e32 v16, vcc, s12, v0
	v_addc_u32_e32 v17, vcc, v1, v17, vcc
	v_sub_u32_e32 v7, vcc, v7, v18
	flat_store_short v[16:17], v7
	s_branch .LBB0_93
.LBB0_98:
	v_add_u32_e32 v16, vcc, 2, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	flat_load_ushort v7, v[10:11]
	flat_load_ushort v18, v[14:15]
	flat_load_ushort v19, v[16:17]
	v_add_u32_e32 v14, vcc, 12, v0
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, 14, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, 16, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v18, 1, v18
	v_add_u16_e32 v19, 1, v19
	flat_store_short v[14:15], v7
	flat_store_short v[10:11], v18
	flat_store_short v[16:17], v19
.LBB0_99:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v16, vcc, s8, v0
	v_addc_u32_e32 v17, vcc, v1, v7, vcc
	flat_load_ushort v7, v[16:17]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmp_eq_u32 s8, 18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v7, v7, 0, 16
	v_ashrrev_i32_e32 v16, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v16, vcc
	s_cbranch_scc0 .LBB0_99
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_101:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v16, vcc, s12, v0
	v_add_u32_e64 v19, s[8:9], s8, v9
	v_add_u32_e64 v20, s[8:9], s18, v8
	v_addc_u32_e32 v17, vcc, v1, v7, vcc
	v_xor_b32_sdwa v7, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v20, v20, s14
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_lshrrev_b32_e32 v21, 15, v7
	v_lshrrev_b32_e32 v22, 15, v20
	v_xor_b32_e32 v7, v21, v7
	v_xor_b32_e32 v20, v22, v20
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v20, v20, s15
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v18, vcc, 2, v16
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v22, v7, s16
	v_mul_hi_u32 v21, v20, s16
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_lshrrev_b32_e32 v22, 5, v22
	v_lshrrev_b32_e32 v21, 5, v21
	v_mul_lo_u32 v22, v22, s17
	v_mul_lo_u32 v21, v21, s17
	s_cmp_eq_u32 s12, 24
	v_sub_u32_e32 v7, vcc, v7, v22
	v_sub_u32_e32 v20, vcc, v20, v21
	flat_store_short v[18:19], v7
	flat_store_short v[16:17], v20
	s_cbranch_scc0 .LBB0_101
	v_add_u32_e32 v16, vcc, 2, v12
	v_addc_u32_e32 v17, vcc, 0, v13, vcc
	v_add_u32_e32 v18, vcc, 2, v14
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	flat_load_ushort v7, v[12:13]
	flat_load_ushort v20, v[14:15]
	flat_load_ushort v18, v[18:19]
	flat_load_ushort v19, v[16:17]
	v_add_u32_e32 v14, vcc, 2, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	v_add_u32_e32 v12, vcc, 20, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, 22, v0
	s_mov_b64 s[8:9], 0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v20, 1, v20
	v_add_u16_e32 v18, 1, v18
	v_add_u16_e32 v19, 1, v19
	flat_store_short v[10:11], v7
	flat_store_short v[12:13], v20
	flat_store_short v[14:15], v19
	flat_store_short v[16:17], v18
.LBB0_103:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v14, vcc, s8, v0
	v_addc_u32_e32 v15, vcc, v1, v7, vcc
	flat_load_ushort v7, v[14:15]
	v_mul_lo_u32 v14, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v14
	s_cmp_eq_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v7, v7, 0, 16
	v_ashrrev_i32_e32 v14, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v14, vcc
	s_cbranch_scc0 .LBB0_103
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_105:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v14, vcc, s12, v0
	v_add_u32_e64 v17, s[8:9], s8, v9
	v_add_u32_e64 v18, s[8:9], s18, v8
	v_addc_u32_e32 v15, vcc, v1, v7, vcc
	v_xor_b32_sdwa v7, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v18, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v18, v18, s14
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_lshrrev_b32_e32 v19, 15, v7
	v_lshrrev_b32_e32 v20, 15, v18
	v_xor_b32_e32 v7, v19, v7
	v_xor_b32_e32 v18, v20, v18
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v18, v18, s15
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v16, vcc, 2, v14
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v18, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v20, v7, s16
	v_mul_hi_u32 v19, v18, s16
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	v_lshrrev_b32_e32 v20, 5, v20
	v_lshrrev_b32_e32 v19, 5, v19
	v_mul_lo_u32 v20, v20, s17
	v_mul_lo_u32 v19, v19, s17
	s_cmp_eq_u32 s12, 48
	v_sub_u32_e32 v7, vcc, v7, v20
	v_sub_u32_e32 v18, vcc, v18, v19
	flat_store_short v[16:17], v7
	flat_store_short v[14:15], v18
	s_cbranch_scc0 .LBB0_105
	v_add_u32_e32 v14, vcc, 2, v12
	v_addc_u32_e32 v15, vcc, 0, v13, vcc
	v_add_u32_e32 v16, vcc, 24, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_add_u32_e32 v18, vcc, 26, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	v_add_u32_e32 v20, vcc, 28, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	v_add_u32_e32 v22, vcc, 30, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_load_ushort v7, v[22:23]
	flat_load_ushort v26, v[20:21]
	flat_load_ushort v27, v[18:19]
	flat_load_ushort v28, v[16:17]
	flat_load_ushort v29, v[10:11]
	flat_load_ushort v32, v[12:13]
	v_add_u32_e32 v10, vcc, 2, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_ushort v33, v[14:15]
	flat_load_ushort v34, v[10:11]
	v_add_u32_e32 v10, vcc, 32, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	v_add_u32_e32 v18, vcc, 34, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	v_add_u32_e32 v12, vcc, 36, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_add_u32_e32 v20, vcc, 38, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	v_add_u32_e32 v14, vcc, 40, v0
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_add_u32_e32 v22, vcc, 42, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, 44, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, 46, v0
	s_mov_b64 s[8:9], 0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v26, 1, v26
	v_add_u16_e32 v27, 1, v27
	v_add_u16_e32 v28, 1, v28
	v_add_u16_e32 v29, 1, v29
	v_add_u16_e32 v32, 1, v32
	v_add_u16_e32 v33, 1, v33
	v_add_u16_e32 v34, 1, v34
	flat_store_short v[10:11], v29
	flat_store_short v[12:13], v32
	flat_store_short v[18:19], v34
	flat_store_short v[20:21], v33
	flat_store_short v[22:23], v27
	flat_store_short v[14:15], v28
	flat_store_short v[24:25], v7
	flat_store_short v[16:17], v26
.LBB0_107:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v18, vcc, s8, v0
	v_addc_u32_e32 v19, vcc, v1, v7, vcc
	flat_load_ushort v7, v[18:19]
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v18
	s_cmp_eq_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v7, v7, 0, 16
	v_ashrrev_i32_e32 v18, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v18, vcc
	s_cbranch_scc0 .LBB0_107
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_109:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v18, vcc, s12, v0
	v_add_u32_e64 v21, s[8:9], s8, v9
	v_add_u32_e64 v22, s[8:9], s18, v8
	v_addc_u32_e32 v19, vcc, v1, v7, vcc
	v_xor_b32_sdwa v7, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v22, v22, s14
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_lshrrev_b32_e32 v23, 15, v7
	v_lshrrev_b32_e32 v24, 15, v22
	v_xor_b32_e32 v7, v23, v7
	v_xor_b32_e32 v22, v24, v22
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v22, v22, s15
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v20, vcc, 2, v18
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v24, v7, s16
	v_mul_hi_u32 v23, v22, s16
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v21, vcc, 0, v19, vcc
	v_lshrrev_b32_e32 v24, 5, v24
	v_lshrrev_b32_e32 v23, 5, v23
	v_mul_lo_u32 v24, v24, s17
	v_mul_lo_u32 v23, v23, s17
	s_cmpk_eq_i32 s12, 0x60
	v_sub_u32_e32 v7, vcc, v7, v24
	v_sub_u32_e32 v22, vcc, v22, v23
	flat_store_short v[20:21], v7
	flat_store_short v[18:19], v22
	s_cbranch_scc0 .LBB0_109
	v_add_u32_e32 v18, vcc, 2, v12
	v_addc_u32_e32 v19, vcc, 0, v13, vcc
	v_add_u32_e32 v20, vcc, 2, v14
	v_addc_u32_e32 v21, vcc, 0, v15, vcc
	v_add_u32_e32 v22, vcc, 2, v16
	v_addc_u32_e32 v23, vcc, 0, v17, vcc
	flat_load_ushort v7, v[20:21]
	flat_load_ushort v38, v[22:23]
	v_add_u32_e32 v20, vcc, 48, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	v_add_u32_e32 v22, vcc, 50, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, 52, v0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	v_add_u32_e32 v26, vcc, 54, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	v_add_u32_e32 v28, vcc, 56, v0
	v_addc_u32_e32 v29, vcc, 0, v1, vcc
	v_add_u32_e32 v32, vcc, 58, v0
	v_addc_u32_e32 v33, vcc, 0, v1, vcc
	v_add_u32_e32 v34, vcc, 60, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	v_add_u32_e32 v36, vcc, 62, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	flat_load_ushort v39, v[10:11]
	flat_load_ushort v12, v[12:13]
	flat_load_ushort v13, v[14:15]
	flat_load_ushort v14, v[16:17]
	flat_load_ushort v15, v[36:37]
	flat_load_ushort v16, v[34:35]
	flat_load_ushort v17, v[32:33]
	flat_load_ushort v28, v[28:29]
	flat_load_ushort v26, v[26:27]
	flat_load_ushort v24, v[24:25]
	flat_load_ushort v22, v[22:23]
	flat_load_ushort v20, v[20:21]
	v_add_u32_e32 v10, vcc, 2, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_ushort v18, v[18:19]
	flat_load_ushort v10, v[10:11]
	s_movk_i32 s8, 0x42
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v25, 1, v38
	v_add_u16_e32 v19, 1, v39
	v_add_u16_e32 v12, 1, v12
	v_add_u16_e32 v13, 1, v13
	v_add_u16_e32 v14, 1, v14
	v_add_u16_e32 v15, 1, v15
	v_add_u16_e32 v16, 1, v16
	v_add_u16_e32 v17, 1, v17
	v_add_u16_e32 v21, 1, v28
	v_add_u16_e32 v23, 1, v24
	v_add_u16_e32 v24, 1, v26
	v_add_u16_e32 v22, 1, v22
	v_add_u16_e32 v20, 1, v20
	v_add_u16_e32 v18, 1, v18
	v_add_u16_e32 v26, 1, v10
	v_add_u32_e32 v10, vcc, 64, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	flat_store_short v[10:11], v19
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x44
	flat_store_short v[10:11], v26
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x46
	flat_store_short v[10:11], v12
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x48
	flat_store_short v[10:11], v18
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4a
	flat_store_short v[10:11], v13
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4c
	flat_store_short v[10:11], v7
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4e
	flat_store_short v[10:11], v14
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x50
	flat_store_short v[10:11], v25
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x52
	v_add_u32_e32 v12, vcc, s8, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x54
	flat_store_short v[12:13], v22
	flat_store_short v[10:11], v20
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x56
	v_add_u32_e32 v12, vcc, s8, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x58
	flat_store_short v[12:13], v24
	flat_store_short v[10:11], v23
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x5a
	v_add_u32_e32 v12, vcc, s8, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x5c
	flat_store_short v[12:13], v17
	flat_store_short v[10:11], v21
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	v_add_u32_e32 v12, vcc, 0x5e, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_short v[12:13], v15
	flat_store_short v[10:11], v16
.LBB0_111:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v10, vcc, s8, v0
	v_addc_u32_e32 v11, vcc, v1, v7, vcc
	flat_load_ushort v7, v[10:11]
	v_mul_lo_u32 v10, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v10
	s_cmpk_eq_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_bfe_i32 v7, v7, 0, 16
	v_ashrrev_i32_e32 v10, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v10, vcc
	s_cbranch_scc0 .LBB0_111
	v_add_u32_e32 v0, vcc, 2, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_118
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_115
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_115:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_117
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_117:
	s_or_b64 exec, exec, s[10:11]
.LBB0_118:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_121:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_add_u32_e64 v7, s[8:9], s8, v9
	v_add_u32_e64 v11, s[8:9], s18, v8
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v12, v12, s14
	v_mov_b32_e32 v3, s13
	s_add_i32 s11, s11, 2
	v_lshrrev_b32_e32 v13, 15, v7
	v_lshrrev_b32_e32 v14, 15, v12
	v_xor_b32_e32 v7, v13, v7
	v_xor_b32_e32 v12, v14, v12
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v12, v12, s15
	s_add_i32 s10, s10, 2
	v_add_u32_e32 v2, vcc, s12, v0
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v14, v7, s16
	v_mul_hi_u32 v13, v12, s16
	v_addc_u32_e32 v3, vcc, v1, v3, vcc
	v_lshrrev_b32_e32 v14, 5, v14
	v_lshrrev_b32_e32 v13, 5, v13
	v_mul_lo_u32 v14, v14, s17
	v_mul_lo_u32 v13, v13, s17
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v10, vcc, 2, v2
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	s_cmp_lg_u32 s12, 12
	v_sub_u32_e32 v7, vcc, v7, v14
	v_sub_u32_e32 v12, vcc, v12, v13
	flat_store_short v[10:11], v7
	flat_store_short v[2:3], v12
	s_cbranch_scc1 .LBB0_121
	v_add_u32_e32 v2, vcc, 4, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, 6, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	flat_load_ushort v7, v[2:3]
	flat_load_ushort v16, v[10:11]
	v_add_u32_e32 v12, vcc, 8, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_add_u32_e32 v14, vcc, 10, v0
	v_mov_b32_e32 v2, 1
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v16, 1, v16
	flat_store_short v[14:15], v16
	flat_store_short v[12:13], v7
.LBB0_123:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v16, vcc, s8, v0
	v_addc_u32_e32 v17, vcc, v1, v7, vcc
	flat_load_ushort v7, v[16:17]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmp_eq_u32 s8, 12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_123
	s_mov_b32 s11, 0
	s_mov_b32 s9, 1
	s_mov_b32 s8, s11
	s_mov_b32 s14, 10
	s_mov_b32 s15, 0x7feb352d
	s_mov_b32 s16, 0x846ca68b
	s_mov_b32 s17, 0x51eb851f
	s_movk_i32 s18, 0x64
	s_branch .LBB0_126
.LBB0_125:
	s_add_i32 s9, s9, 2
	s_add_i32 s8, s8, 2
	s_add_i32 s14, s14, -2
	s_cmp_eq_u32 s14, 0
	s_cbranch_scc1 .LBB0_130
.LBB0_126:
	s_cmp_lt_u32 s9, 9
	s_cselect_b64 s[12:13], -1, 0
	s_lshl_b32 s10, s8, 6
	s_lshl_b32 s19, s9, 6
	v_add_u32_e32 v7, vcc, s19, v9
	v_add_u32_e32 v16, vcc, s10, v8
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v16, v16, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v16, v16, s15
	s_cmp_gt_u32 s8, 8
	v_lshrrev_b32_e32 v17, 15, v7
	v_lshrrev_b32_e32 v18, 15, v16
	v_xor_b32_e32 v16, v18, v16
	v_xor_b32_e32 v7, v17, v7
	v_mul_lo_u32 v7, v7, s16
	v_mul_lo_u32 v16, v16, s16
	s_cbranch_scc1 .LBB0_128
	v_xor_b32_sdwa v18, v16, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v18, s17
	s_mov_b32 s10, s8
	s_lshl_b64 s[24:25], s[10:11], 1
	v_mov_b32_e32 v17, s25
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v19, v16, s18
	v_add_u32_e32 v16, vcc, s24, v0
	v_addc_u32_e32 v17, vcc, v1, v17, vcc
	v_sub_u32_e32 v18, vcc, v18, v19
	flat_store_short v[16:17], v18
.LBB0_128:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_125
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v7, s17
	s_mov_b32 s10, s9
	s_lshl_b64 s[12:13], s[10:11], 1
	v_mov_b32_e32 v17, s13
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v18, v16, s18
	v_add_u32_e32 v16, vcc, s12, v0
	v_addc_u32_e32 v17, vcc, v1, v17, vcc
	v_sub_u32_e32 v7, vcc, v7, v18
	flat_store_short v[16:17], v7
	s_branch .LBB0_125
.LBB0_130:
	v_add_u32_e32 v16, vcc, 2, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	flat_load_ushort v7, v[10:11]
	flat_load_ushort v18, v[14:15]
	flat_load_ushort v19, v[16:17]
	v_add_u32_e32 v14, vcc, 12, v0
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, 14, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, 16, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v18, 1, v18
	v_add_u16_e32 v19, 1, v19
	flat_store_short v[14:15], v7
	flat_store_short v[10:11], v18
	flat_store_short v[16:17], v19
.LBB0_131:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v16, vcc, s8, v0
	v_addc_u32_e32 v17, vcc, v1, v7, vcc
	flat_load_ushort v7, v[16:17]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmp_eq_u32 s8, 18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_131
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_133:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v16, vcc, s12, v0
	v_add_u32_e64 v19, s[8:9], s8, v9
	v_add_u32_e64 v20, s[8:9], s18, v8
	v_addc_u32_e32 v17, vcc, v1, v7, vcc
	v_xor_b32_sdwa v7, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v20, v20, s14
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_lshrrev_b32_e32 v21, 15, v7
	v_lshrrev_b32_e32 v22, 15, v20
	v_xor_b32_e32 v7, v21, v7
	v_xor_b32_e32 v20, v22, v20
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v20, v20, s15
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v18, vcc, 2, v16
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v20, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v22, v7, s16
	v_mul_hi_u32 v21, v20, s16
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_lshrrev_b32_e32 v22, 5, v22
	v_lshrrev_b32_e32 v21, 5, v21
	v_mul_lo_u32 v22, v22, s17
	v_mul_lo_u32 v21, v21, s17
	s_cmp_eq_u32 s12, 24
	v_sub_u32_e32 v7, vcc, v7, v22
	v_sub_u32_e32 v20, vcc, v20, v21
	flat_store_short v[18:19], v7
	flat_store_short v[16:17], v20
	s_cbranch_scc0 .LBB0_133
	v_add_u32_e32 v16, vcc, 2, v12
	v_addc_u32_e32 v17, vcc, 0, v13, vcc
	v_add_u32_e32 v18, vcc, 2, v14
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	flat_load_ushort v7, v[12:13]
	flat_load_ushort v20, v[14:15]
	flat_load_ushort v18, v[18:19]
	flat_load_ushort v19, v[16:17]
	v_add_u32_e32 v14, vcc, 2, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	v_add_u32_e32 v12, vcc, 20, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, 22, v0
	s_mov_b64 s[8:9], 0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v20, 1, v20
	v_add_u16_e32 v18, 1, v18
	v_add_u16_e32 v19, 1, v19
	flat_store_short v[10:11], v7
	flat_store_short v[12:13], v20
	flat_store_short v[14:15], v19
	flat_store_short v[16:17], v18
.LBB0_135:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v14, vcc, s8, v0
	v_addc_u32_e32 v15, vcc, v1, v7, vcc
	flat_load_ushort v7, v[14:15]
	v_mul_lo_u32 v14, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v14
	s_cmp_eq_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_135
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_137:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v14, vcc, s12, v0
	v_add_u32_e64 v17, s[8:9], s8, v9
	v_add_u32_e64 v18, s[8:9], s18, v8
	v_addc_u32_e32 v15, vcc, v1, v7, vcc
	v_xor_b32_sdwa v7, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v18, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v18, v18, s14
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_lshrrev_b32_e32 v19, 15, v7
	v_lshrrev_b32_e32 v20, 15, v18
	v_xor_b32_e32 v7, v19, v7
	v_xor_b32_e32 v18, v20, v18
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v18, v18, s15
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v16, vcc, 2, v14
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v18, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v20, v7, s16
	v_mul_hi_u32 v19, v18, s16
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	v_lshrrev_b32_e32 v20, 5, v20
	v_lshrrev_b32_e32 v19, 5, v19
	v_mul_lo_u32 v20, v20, s17
	v_mul_lo_u32 v19, v19, s17
	s_cmp_eq_u32 s12, 48
	v_sub_u32_e32 v7, vcc, v7, v20
	v_sub_u32_e32 v18, vcc, v18, v19
	flat_store_short v[16:17], v7
	flat_store_short v[14:15], v18
	s_cbranch_scc0 .LBB0_137
	v_add_u32_e32 v14, vcc, 2, v12
	v_addc_u32_e32 v15, vcc, 0, v13, vcc
	v_add_u32_e32 v16, vcc, 24, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_add_u32_e32 v18, vcc, 26, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	v_add_u32_e32 v20, vcc, 28, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	v_add_u32_e32 v22, vcc, 30, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	flat_load_ushort v7, v[22:23]
	flat_load_ushort v26, v[20:21]
	flat_load_ushort v27, v[18:19]
	flat_load_ushort v28, v[16:17]
	flat_load_ushort v29, v[10:11]
	flat_load_ushort v32, v[12:13]
	v_add_u32_e32 v10, vcc, 2, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_ushort v33, v[14:15]
	flat_load_ushort v34, v[10:11]
	v_add_u32_e32 v10, vcc, 32, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	v_add_u32_e32 v18, vcc, 34, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	v_add_u32_e32 v12, vcc, 36, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_add_u32_e32 v20, vcc, 38, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	v_add_u32_e32 v14, vcc, 40, v0
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_add_u32_e32 v22, vcc, 42, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, 44, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, 46, v0
	s_mov_b64 s[8:9], 0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v26, 1, v26
	v_add_u16_e32 v27, 1, v27
	v_add_u16_e32 v28, 1, v28
	v_add_u16_e32 v29, 1, v29
	v_add_u16_e32 v32, 1, v32
	v_add_u16_e32 v33, 1, v33
	v_add_u16_e32 v34, 1, v34
	flat_store_short v[10:11], v29
	flat_store_short v[12:13], v32
	flat_store_short v[18:19], v34
	flat_store_short v[20:21], v33
	flat_store_short v[22:23], v27
	flat_store_short v[14:15], v28
	flat_store_short v[24:25], v7
	flat_store_short v[16:17], v26
.LBB0_139:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v18, vcc, s8, v0
	v_addc_u32_e32 v19, vcc, v1, v7, vcc
	flat_load_ushort v7, v[18:19]
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v18
	s_cmp_eq_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_139
	s_mov_b32 s11, 1
	s_mov_b32 s10, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s14, 0x7feb352d
	s_mov_b32 s15, 0x846ca68b
	s_mov_b32 s16, 0x51eb851f
	s_movk_i32 s17, 0x64
.LBB0_141:
	s_lshl_b32 s8, s11, 6
	s_lshl_b32 s18, s10, 6
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v18, vcc, s12, v0
	v_add_u32_e64 v21, s[8:9], s8, v9
	v_add_u32_e64 v22, s[8:9], s18, v8
	v_addc_u32_e32 v19, vcc, v1, v7, vcc
	v_xor_b32_sdwa v7, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s14
	v_mul_lo_u32 v22, v22, s14
	s_add_i32 s11, s11, 2
	s_add_i32 s10, s10, 2
	v_lshrrev_b32_e32 v23, 15, v7
	v_lshrrev_b32_e32 v24, 15, v22
	v_xor_b32_e32 v7, v23, v7
	v_xor_b32_e32 v22, v24, v22
	v_mul_lo_u32 v7, v7, s15
	v_mul_lo_u32 v22, v22, s15
	s_add_u32 s12, s12, 4
	v_add_u32_e32 v20, vcc, 2, v18
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v24, v7, s16
	v_mul_hi_u32 v23, v22, s16
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v21, vcc, 0, v19, vcc
	v_lshrrev_b32_e32 v24, 5, v24
	v_lshrrev_b32_e32 v23, 5, v23
	v_mul_lo_u32 v24, v24, s17
	v_mul_lo_u32 v23, v23, s17
	s_cmpk_eq_i32 s12, 0x60
	v_sub_u32_e32 v7, vcc, v7, v24
	v_sub_u32_e32 v22, vcc, v22, v23
	flat_store_short v[20:21], v7
	flat_store_short v[18:19], v22
	s_cbranch_scc0 .LBB0_141
	v_add_u32_e32 v18, vcc, 2, v12
	v_addc_u32_e32 v19, vcc, 0, v13, vcc
	v_add_u32_e32 v20, vcc, 2, v14
	v_addc_u32_e32 v21, vcc, 0, v15, vcc
	v_add_u32_e32 v22, vcc, 2, v16
	v_addc_u32_e32 v23, vcc, 0, v17, vcc
	flat_load_ushort v7, v[20:21]
	flat_load_ushort v38, v[22:23]
	v_add_u32_e32 v20, vcc, 48, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	v_add_u32_e32 v22, vcc, 50, v0
	v_addc_u32_e32 v23, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, 52, v0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	v_add_u32_e32 v26, vcc, 54, v0
	v_addc_u32_e32 v27, vcc, 0, v1, vcc
	v_add_u32_e32 v28, vcc, 56, v0
	v_addc_u32_e32 v29, vcc, 0, v1, vcc
	v_add_u32_e32 v32, vcc, 58, v0
	v_addc_u32_e32 v33, vcc, 0, v1, vcc
	v_add_u32_e32 v34, vcc, 60, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	v_add_u32_e32 v36, vcc, 62, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 2, v10
	flat_load_ushort v39, v[10:11]
	flat_load_ushort v12, v[12:13]
	flat_load_ushort v13, v[14:15]
	flat_load_ushort v14, v[16:17]
	flat_load_ushort v15, v[36:37]
	flat_load_ushort v16, v[34:35]
	flat_load_ushort v17, v[32:33]
	flat_load_ushort v28, v[28:29]
	flat_load_ushort v26, v[26:27]
	flat_load_ushort v24, v[24:25]
	flat_load_ushort v22, v[22:23]
	flat_load_ushort v20, v[20:21]
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	flat_load_ushort v11, v[18:19]
	flat_load_ushort v9, v[9:10]
	s_movk_i32 s8, 0x42
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u16_e32 v7, 1, v7
	v_add_u16_e32 v18, 1, v39
	v_add_u16_e32 v12, 1, v12
	v_add_u16_e32 v13, 1, v13
	v_add_u16_e32 v14, 1, v14
	v_add_u16_e32 v15, 1, v15
	v_add_u16_e32 v16, 1, v16
	v_add_u16_e32 v17, 1, v17
	v_add_u16_e32 v19, 1, v28
	v_add_u16_e32 v23, 1, v26
	v_add_u16_e32 v21, 1, v24
	v_add_u16_e32 v24, 1, v38
	v_add_u16_e32 v22, 1, v22
	v_add_u16_e32 v20, 1, v20
	v_add_u16_e32 v11, 1, v11
	v_add_u16_e32 v25, 1, v9
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	flat_store_short v[9:10], v18
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x44
	flat_store_short v[9:10], v25
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x46
	flat_store_short v[9:10], v12
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x48
	flat_store_short v[9:10], v11
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4a
	flat_store_short v[9:10], v13
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4c
	flat_store_short v[9:10], v7
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4e
	flat_store_short v[9:10], v14
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x50
	flat_store_short v[9:10], v24
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x52
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x54
	flat_store_short v[11:12], v22
	flat_store_short v[9:10], v20
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x56
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x58
	flat_store_short v[11:12], v23
	flat_store_short v[9:10], v21
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x5a
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x5c
	flat_store_short v[11:12], v17
	flat_store_short v[9:10], v19
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, 0x5e, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_short v[11:12], v15
	flat_store_short v[9:10], v16
.LBB0_143:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	flat_load_ushort v7, v[9:10]
	v_mul_lo_u32 v9, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 2
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v9
	s_cmpk_eq_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_143
	v_add_u32_e32 v0, vcc, 3, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_150
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_147
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_147:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_149
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_149:
	s_or_b64 exec, exec, s[10:11]
.LBB0_150:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v2, v8
.LBB0_153:
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s12
	v_mov_b32_e32 v7, s11
	v_add_u32_e64 v2, s[8:9], 64, v2
	v_lshrrev_b32_e32 v9, 15, v3
	v_xor_b32_e32 v3, v9, v3
	v_mul_lo_u32 v3, v3, s13
	v_add_u32_e32 v9, vcc, s10, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v11, v3, s14
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	s_cmp_eq_u32 s10, 24
	v_lshrrev_b32_e32 v7, 5, v11
	v_mul_lo_u32 v7, v7, s15
	v_sub_u32_e32 v3, vcc, v3, v7
	flat_store_dword v[9:10], v3
	s_cbranch_scc0 .LBB0_153
	v_add_u32_e32 v2, vcc, 8, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 12, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	flat_load_dword v7, v[2:3]
	flat_load_dword v15, v[9:10]
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 20, v0
	v_mov_b32_e32 v2, 1
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v15, vcc, 1, v15
	flat_store_dword v[13:14], v15
	flat_store_dword v[11:12], v7
.LBB0_155:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmp_lg_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v13, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v13, vcc
	s_cbranch_scc1 .LBB0_155
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_157:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_mov_b32_e32 v14, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_mul_lo_u32 v15, v13, s13
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_cmp_eq_u32 s10, 36
	v_sub_u32_e32 v15, vcc, v15, v16
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_157
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v7, v[13:14]
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v17, v[13:14]
	flat_load_dword v18, v[9:10]
	v_add_u32_e32 v13, vcc, 24, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 32, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 28, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v17, vcc, 1, v17
	v_add_u32_e32 v18, vcc, 1, v18
	flat_store_dword v[13:14], v18
	flat_store_dword v[9:10], v17
	flat_store_dword v[15:16], v7
.LBB0_159:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmp_lg_u32 s8, 36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v13, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v13, vcc
	s_cbranch_scc1 .LBB0_159
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_161:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_mov_b32_e32 v14, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_mul_lo_u32 v15, v13, s13
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_cmp_eq_u32 s10, 48
	v_sub_u32_e32 v15, vcc, v15, v16
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_161
	v_add_u32_e32 v13, vcc, 8, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	v_add_u32_e32 v15, vcc, 4, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v7, v[13:14]
	flat_load_dword v17, v[15:16]
	v_add_u32_e32 v13, vcc, 12, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v18, v[13:14]
	flat_load_dword v19, v[11:12]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v17, vcc, 1, v17
	v_add_u32_e32 v18, vcc, 1, v18
	v_add_u32_e32 v19, vcc, 1, v19
	flat_store_dword v[9:10], v19
	flat_store_dword v[11:12], v18
	flat_store_dword v[13:14], v7
	flat_store_dword v[15:16], v17
.LBB0_163:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, v1, v7, vcc
	flat_load_dword v7, v[11:12]
	v_mul_lo_u32 v11, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v11
	s_cmp_lg_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v11, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v11, vcc
	s_cbranch_scc1 .LBB0_163
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_165:
	v_xor_b32_sdwa v11, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s12
	v_mov_b32_e32 v12, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v13, v11, s13
	v_add_u32_e32 v11, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v13, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v14, v13, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	v_lshrrev_b32_e32 v14, 5, v14
	v_mul_lo_u32 v14, v14, s15
	s_cmpk_eq_i32 s10, 0x60
	v_sub_u32_e32 v13, vcc, v13, v14
	flat_store_dword v[11:12], v13
	s_cbranch_scc0 .LBB0_165
	v_add_u32_e32 v11, vcc, 48, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 60, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 56, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 52, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	flat_load_dword v7, v[17:18]
	flat_load_dword v19, v[15:16]
	flat_load_dword v20, v[13:14]
	flat_load_dword v21, v[11:12]
	v_add_u32_e32 v11, vcc, 8, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v22, v[11:12]
	flat_load_dword v23, v[13:14]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v24, v[11:12]
	flat_load_dword v25, v[9:10]
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4c
	v_add_u32_e32 v13, vcc, s8, v0
	s_movk_i32 s9, 0x48
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, s9, v0
	s_movk_i32 s10, 0x44
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, s10, v0
	s_movk_i32 s11, 0x50
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, s11, v0
	s_movk_i32 s12, 0x5c
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x58
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v19, vcc, 1, v19
	v_add_u32_e32 v21, vcc, 1, v21
	v_add_u32_e32 v20, vcc, 1, v20
	v_add_u32_e32 v22, vcc, 1, v22
	v_add_u32_e32 v23, vcc, 1, v23
	v_add_u32_e32 v24, vcc, 1, v24
	v_add_u32_e32 v25, vcc, 1, v25
	flat_store_dword v[9:10], v25
	flat_store_dword v[13:14], v24
	flat_store_dword v[15:16], v22
	flat_store_dword v[17:18], v23
	v_add_u32_e32 v13, vcc, s12, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v20
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v19
	v_add_u32_e32 v13, vcc, 0x54, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[13:14], v7
	flat_store_dword v[11:12], v21
.LBB0_167:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmpk_lg_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v13, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v13, vcc
	s_cbranch_scc1 .LBB0_167
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_169:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_mov_b32_e32 v14, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_mul_lo_u32 v15, v13, s13
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_cmpk_eq_i32 s10, 0xc0
	v_sub_u32_e32 v15, vcc, v15, v16
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_169
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 12, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	s_movk_i32 s9, 0x68
	v_add_u32_e32 v17, vcc, s9, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x64
	v_add_u32_e32 v19, vcc, s9, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x70
	flat_load_dword v7, v[19:20]
	v_add_u32_e32 v19, vcc, s9, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x7c
	v_add_u32_e32 v21, vcc, s9, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x78
	v_add_u32_e32 v23, vcc, s9, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x74
	v_add_u32_e32 v25, vcc, s9, v0
	s_movk_i32 s8, 0x60
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	flat_load_dword v25, v[25:26]
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[21:22]
	flat_load_dword v26, v[19:20]
	v_add_u32_e32 v19, vcc, s8, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x6c
	v_add_u32_e32 v21, vcc, s8, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_load_dword v27, v[17:18]
	flat_load_dword v21, v[21:22]
	flat_load_dword v22, v[19:20]
	v_add_u32_e32 v17, vcc, 8, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 4, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	flat_load_dword v28, v[17:18]
	flat_load_dword v19, v[19:20]
	v_add_u32_e32 v17, vcc, 4, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	flat_load_dword v15, v[15:16]
	flat_load_dword v13, v[13:14]
	flat_load_dword v14, v[11:12]
	flat_load_dword v16, v[17:18]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x80
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v18, vcc, 1, v25
	v_add_u32_e32 v20, vcc, 1, v23
	v_add_u32_e32 v17, vcc, 1, v26
	v_add_u32_e32 v23, vcc, 1, v24
	v_add_u32_e32 v24, vcc, 1, v27
	v_add_u32_e32 v22, vcc, 1, v22
	v_add_u32_e32 v21, vcc, 1, v21
	v_add_u32_e32 v12, vcc, 1, v19
	v_add_u32_e32 v19, vcc, 1, v28
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v11, vcc, 1, v11
	v_add_u32_e32 v25, vcc, 1, v9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x8c
	flat_store_dword v[9:10], v25
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x88
	flat_store_dword v[9:10], v11
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x84
	flat_store_dword v[9:10], v13
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x90
	flat_store_dword v[9:10], v16
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x9c
	flat_store_dword v[9:10], v14
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x98
	flat_store_dword v[9:10], v15
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x94
	flat_store_dword v[9:10], v19
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa0
	flat_store_dword v[9:10], v12
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xac
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa8
	flat_store_dword v[11:12], v21
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa4
	flat_store_dword v[11:12], v24
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb0
	flat_store_dword v[11:12], v7
	flat_store_dword v[9:10], v22
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xbc
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb8
	flat_store_dword v[11:12], v23
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dword v[11:12], v20
	v_add_u32_e32 v11, vcc, 0xb4, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[11:12], v18
	flat_store_dword v[9:10], v17
.LBB0_171:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	flat_load_dword v7, v[9:10]
	v_mul_lo_u32 v9, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v9
	s_cmpk_eq_i32 s8, 0xc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v7
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v9, vcc
	s_cbranch_scc0 .LBB0_171
	v_add_u32_e32 v0, vcc, 4, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_178
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_175
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_175:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_177
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_177:
	s_or_b64 exec, exec, s[10:11]
.LBB0_178:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v2, v8
.LBB0_181:
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s12
	v_mov_b32_e32 v7, s11
	v_add_u32_e64 v2, s[8:9], 64, v2
	v_lshrrev_b32_e32 v9, 15, v3
	v_xor_b32_e32 v3, v9, v3
	v_mul_lo_u32 v3, v3, s13
	v_add_u32_e32 v9, vcc, s10, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v11, v3, s14
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	s_cmp_eq_u32 s10, 24
	v_lshrrev_b32_e32 v7, 5, v11
	v_mul_lo_u32 v7, v7, s15
	v_sub_u32_e32 v3, vcc, v3, v7
	flat_store_dword v[9:10], v3
	s_cbranch_scc0 .LBB0_181
	v_add_u32_e32 v2, vcc, 8, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 12, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	flat_load_dword v7, v[2:3]
	flat_load_dword v15, v[9:10]
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 20, v0
	v_mov_b32_e32 v2, 1
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v15, vcc, 1, v15
	flat_store_dword v[13:14], v15
	flat_store_dword v[11:12], v7
.LBB0_183:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmp_lg_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_183
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_185:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_mov_b32_e32 v14, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_mul_lo_u32 v15, v13, s13
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_cmp_eq_u32 s10, 36
	v_sub_u32_e32 v15, vcc, v15, v16
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_185
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v7, v[13:14]
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v17, v[13:14]
	flat_load_dword v18, v[9:10]
	v_add_u32_e32 v13, vcc, 24, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 32, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 28, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v17, vcc, 1, v17
	v_add_u32_e32 v18, vcc, 1, v18
	flat_store_dword v[13:14], v18
	flat_store_dword v[9:10], v17
	flat_store_dword v[15:16], v7
.LBB0_187:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmp_lg_u32 s8, 36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_187
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_189:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_mov_b32_e32 v14, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_mul_lo_u32 v15, v13, s13
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_cmp_eq_u32 s10, 48
	v_sub_u32_e32 v15, vcc, v15, v16
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_189
	v_add_u32_e32 v13, vcc, 8, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	v_add_u32_e32 v15, vcc, 4, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v7, v[13:14]
	flat_load_dword v17, v[15:16]
	v_add_u32_e32 v13, vcc, 12, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v18, v[13:14]
	flat_load_dword v19, v[11:12]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v17, vcc, 1, v17
	v_add_u32_e32 v18, vcc, 1, v18
	v_add_u32_e32 v19, vcc, 1, v19
	flat_store_dword v[9:10], v19
	flat_store_dword v[11:12], v18
	flat_store_dword v[13:14], v7
	flat_store_dword v[15:16], v17
.LBB0_191:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, v1, v7, vcc
	flat_load_dword v7, v[11:12]
	v_mul_lo_u32 v11, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v11
	s_cmp_lg_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_191
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_193:
	v_xor_b32_sdwa v11, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s12
	v_mov_b32_e32 v12, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v13, v11, s13
	v_add_u32_e32 v11, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v13, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v14, v13, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	v_lshrrev_b32_e32 v14, 5, v14
	v_mul_lo_u32 v14, v14, s15
	s_cmpk_eq_i32 s10, 0x60
	v_sub_u32_e32 v13, vcc, v13, v14
	flat_store_dword v[11:12], v13
	s_cbranch_scc0 .LBB0_193
	v_add_u32_e32 v11, vcc, 48, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 60, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 56, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 52, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	flat_load_dword v7, v[17:18]
	flat_load_dword v19, v[15:16]
	flat_load_dword v20, v[13:14]
	flat_load_dword v21, v[11:12]
	v_add_u32_e32 v11, vcc, 8, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v22, v[11:12]
	flat_load_dword v23, v[13:14]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v24, v[11:12]
	flat_load_dword v25, v[9:10]
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4c
	v_add_u32_e32 v13, vcc, s8, v0
	s_movk_i32 s9, 0x48
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, s9, v0
	s_movk_i32 s10, 0x44
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, s10, v0
	s_movk_i32 s11, 0x50
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, s11, v0
	s_movk_i32 s12, 0x5c
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x58
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v19, vcc, 1, v19
	v_add_u32_e32 v21, vcc, 1, v21
	v_add_u32_e32 v20, vcc, 1, v20
	v_add_u32_e32 v22, vcc, 1, v22
	v_add_u32_e32 v23, vcc, 1, v23
	v_add_u32_e32 v24, vcc, 1, v24
	v_add_u32_e32 v25, vcc, 1, v25
	flat_store_dword v[9:10], v25
	flat_store_dword v[13:14], v24
	flat_store_dword v[15:16], v22
	flat_store_dword v[17:18], v23
	v_add_u32_e32 v13, vcc, s12, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v20
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v19
	v_add_u32_e32 v13, vcc, 0x54, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[13:14], v7
	flat_store_dword v[11:12], v21
.LBB0_195:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmpk_lg_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_195
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_197:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_mov_b32_e32 v14, s11
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_mul_lo_u32 v15, v13, s13
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_cmpk_eq_i32 s10, 0xc0
	v_sub_u32_e32 v15, vcc, v15, v16
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_197
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 12, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	s_movk_i32 s9, 0x68
	v_add_u32_e32 v17, vcc, s9, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x64
	v_add_u32_e32 v19, vcc, s9, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x70
	flat_load_dword v7, v[19:20]
	v_add_u32_e32 v19, vcc, s9, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x7c
	v_add_u32_e32 v21, vcc, s9, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x78
	v_add_u32_e32 v23, vcc, s9, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x74
	v_add_u32_e32 v25, vcc, s9, v0
	s_movk_i32 s8, 0x60
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	flat_load_dword v25, v[25:26]
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[21:22]
	flat_load_dword v26, v[19:20]
	v_add_u32_e32 v19, vcc, s8, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x6c
	v_add_u32_e32 v21, vcc, s8, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_load_dword v27, v[17:18]
	flat_load_dword v21, v[21:22]
	flat_load_dword v22, v[19:20]
	v_add_u32_e32 v17, vcc, 8, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 4, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	flat_load_dword v28, v[17:18]
	flat_load_dword v19, v[19:20]
	v_add_u32_e32 v17, vcc, 4, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	flat_load_dword v15, v[15:16]
	flat_load_dword v13, v[13:14]
	flat_load_dword v14, v[11:12]
	flat_load_dword v16, v[17:18]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x80
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v18, vcc, 1, v25
	v_add_u32_e32 v20, vcc, 1, v23
	v_add_u32_e32 v17, vcc, 1, v26
	v_add_u32_e32 v23, vcc, 1, v24
	v_add_u32_e32 v24, vcc, 1, v27
	v_add_u32_e32 v22, vcc, 1, v22
	v_add_u32_e32 v21, vcc, 1, v21
	v_add_u32_e32 v12, vcc, 1, v19
	v_add_u32_e32 v19, vcc, 1, v28
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v14, vcc, 1, v14
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, 1, v13
	v_add_u32_e32 v11, vcc, 1, v11
	v_add_u32_e32 v25, vcc, 1, v9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x8c
	flat_store_dword v[9:10], v25
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x88
	flat_store_dword v[9:10], v11
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x84
	flat_store_dword v[9:10], v13
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x90
	flat_store_dword v[9:10], v16
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x9c
	flat_store_dword v[9:10], v14
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x98
	flat_store_dword v[9:10], v15
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x94
	flat_store_dword v[9:10], v19
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa0
	flat_store_dword v[9:10], v12
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xac
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa8
	flat_store_dword v[11:12], v21
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa4
	flat_store_dword v[11:12], v24
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb0
	flat_store_dword v[11:12], v7
	flat_store_dword v[9:10], v22
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xbc
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb8
	flat_store_dword v[11:12], v23
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dword v[11:12], v20
	v_add_u32_e32 v11, vcc, 0xb4, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[11:12], v18
	flat_store_dword v[9:10], v17
.LBB0_199:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	flat_load_dword v7, v[9:10]
	v_mul_lo_u32 v9, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v9
	s_cmpk_eq_i32 s8, 0xc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_199
	v_add_u32_e32 v0, vcc, 5, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_206
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_203
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_203:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_205
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_205:
	s_or_b64 exec, exec, s[10:11]
.LBB0_206:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v8
.LBB0_209:
	v_xor_b32_sdwa v7, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s12
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v9, vcc, s10, v0
	v_lshrrev_b32_e32 v11, 15, v7
	v_xor_b32_e32 v7, v11, v7
	v_mul_lo_u32 v7, v7, s13
	s_add_u32 s10, s10, 8
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v13, v7, s14
	s_addc_u32 s11, s11, 0
	v_add_u32_e32 v11, vcc, 4, v9
	v_lshrrev_b32_e32 v13, 5, v13
	v_mul_lo_u32 v13, v13, s15
	v_add_u32_e64 v3, s[8:9], 64, v3
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	s_cmp_eq_u32 s10, 48
	v_sub_u32_e32 v7, vcc, v7, v13
	flat_store_dword v[11:12], v2
	flat_store_dword v[9:10], v7
	s_cbranch_scc0 .LBB0_209
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 24, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, 20, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_load_dword v7, v[2:3]
	v_add_u32_e32 v2, vcc, 28, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_load_dword v19, v[11:12]
	flat_load_dword v20, v[2:3]
	flat_load_dword v21, v[9:10]
	v_add_u32_e32 v11, vcc, 32, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 40, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 44, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 36, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_add_u32_e32 v21, vcc, 1, v21
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	flat_store_dword v[15:16], v20
	flat_store_dword v[13:14], v21
	flat_store_dword v[17:18], v19
	flat_store_dword v[11:12], v7
.LBB0_211:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, v1, v7, vcc
	v_add_u32_e32 v17, vcc, 4, v15
	flat_load_dword v7, v[15:16]
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v15, v[17:18]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmp_lg_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	s_cbranch_scc1 .LBB0_211
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v15, v8
.LBB0_213:
	v_xor_b32_sdwa v17, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v17, s12
	v_mov_b32_e32 v18, s11
	v_add_u32_e32 v16, vcc, s10, v0
	v_lshrrev_b32_e32 v19, 15, v17
	v_xor_b32_e32 v17, v19, v17
	v_mul_lo_u32 v19, v17, s13
	v_addc_u32_e32 v17, vcc, v1, v18, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v20, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v21, v20, s14
	v_add_u32_e32 v18, vcc, 4, v16
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v21, 5, v21
	v_mul_lo_u32 v21, v21, s15
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_add_u32_e64 v15, s[8:9], 64, v15
	s_cmpk_eq_i32 s10, 0x48
	flat_store_dword v[18:19], v7
	v_sub_u32_e32 v18, vcc, v20, v21
	flat_store_dword v[16:17], v18
	s_cbranch_scc0 .LBB0_213
	v_add_u32_e32 v15, vcc, 12, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 8, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	flat_load_dword v7, v[15:16]
	flat_load_dword v23, v[17:18]
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 4, v13
	v_addc_u32_e32 v18, vcc, 0, v14, vcc
	flat_load_dword v24, v[15:16]
	flat_load_dword v25, v[17:18]
	flat_load_dword v26, v[13:14]
	flat_load_dword v27, v[9:10]
	v_add_u32_e32 v13, vcc, 48, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 56, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, 52, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x44, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v23, vcc, 1, v23
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v26, vcc, 1, v26
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v27, vcc, 1, v27
	v_addc_u32_e32 v24, vcc, 0, v24, vcc
	flat_store_dword v[13:14], v27
	flat_store_dword v[15:16], v7
	flat_store_dword v[17:18], v23
	flat_store_dword v[19:20], v24
	flat_store_dword v[21:22], v25
	flat_store_dword v[9:10], v26
.LBB0_215:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, v1, v7, vcc
	v_add_u32_e32 v17, vcc, 4, v15
	flat_load_dword v7, v[15:16]
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v15, v[17:18]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmpk_lg_i32 s8, 0x48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	s_cbranch_scc1 .LBB0_215
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v15, v8
.LBB0_217:
	v_xor_b32_sdwa v17, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v17, s12
	v_mov_b32_e32 v18, s11
	v_add_u32_e32 v16, vcc, s10, v0
	v_lshrrev_b32_e32 v19, 15, v17
	v_xor_b32_e32 v17, v19, v17
	v_mul_lo_u32 v19, v17, s13
	v_addc_u32_e32 v17, vcc, v1, v18, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v20, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v21, v20, s14
	v_add_u32_e32 v18, vcc, 4, v16
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v21, 5, v21
	v_mul_lo_u32 v21, v21, s15
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_add_u32_e64 v15, s[8:9], 64, v15
	s_cmpk_eq_i32 s10, 0x60
	flat_store_dword v[18:19], v7
	v_sub_u32_e32 v18, vcc, v20, v21
	flat_store_dword v[16:17], v18
	s_cbranch_scc0 .LBB0_217
	v_add_u32_e32 v15, vcc, 12, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	v_add_u32_e32 v17, vcc, 8, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 12, v13
	v_addc_u32_e32 v20, vcc, 0, v14, vcc
	v_add_u32_e32 v21, vcc, 8, v13
	v_addc_u32_e32 v22, vcc, 0, v14, vcc
	flat_load_dword v7, v[19:20]
	flat_load_dword v23, v[21:22]
	flat_load_dword v24, v[15:16]
	flat_load_dword v25, v[17:18]
	v_add_u32_e32 v15, vcc, 4, v13
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	flat_load_dword v26, v[15:16]
	flat_load_dword v27, v[13:14]
	v_add_u32_e32 v13, vcc, 4, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v28, v[13:14]
	flat_load_dword v29, v[11:12]
	v_add_u32_e32 v13, vcc, 12, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 8, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 4, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	s_movk_i32 s8, 0x50
	v_add_u32_e32 v11, vcc, s8, v0
	s_movk_i32 s9, 0x5c
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, s9, v0
	s_movk_i32 s10, 0x58
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, s10, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v23, vcc, 1, v23
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v25, vcc, 1, v25
	v_addc_u32_e32 v24, vcc, 0, v24, vcc
	v_add_u32_e32 v27, vcc, 1, v27
	v_addc_u32_e32 v26, vcc, 0, v26, vcc
	v_add_u32_e32 v29, vcc, 1, v29
	v_addc_u32_e32 v28, vcc, 0, v28, vcc
	flat_store_dword v[9:10], v29
	flat_store_dword v[13:14], v24
	flat_store_dword v[15:16], v25
	flat_store_dword v[17:18], v28
	flat_store_dword v[19:20], v7
	flat_store_dword v[21:22], v23
	v_add_u32_e32 v13, vcc, 0x54, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v26
	flat_store_dword v[11:12], v27
.LBB0_219:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	v_add_u32_e32 v15, vcc, 4, v13
	flat_load_dword v7, v[13:14]
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	flat_load_dword v13, v[15:16]
	v_mul_lo_u32 v14, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v14
	s_cmpk_lg_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	s_cbranch_scc1 .LBB0_219
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v13, v8
.LBB0_221:
	v_xor_b32_sdwa v15, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v15, s12
	v_mov_b32_e32 v16, s11
	v_add_u32_e32 v14, vcc, s10, v0
	v_lshrrev_b32_e32 v17, 15, v15
	v_xor_b32_e32 v15, v17, v15
	v_mul_lo_u32 v17, v15, s13
	v_addc_u32_e32 v15, vcc, v1, v16, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v18, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v19, v18, s14
	v_add_u32_e32 v16, vcc, 4, v14
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v19, 5, v19
	v_mul_lo_u32 v19, v19, s15
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	v_add_u32_e64 v13, s[8:9], 64, v13
	s_cmpk_eq_i32 s10, 0xc0
	flat_store_dword v[16:17], v7
	v_sub_u32_e32 v16, vcc, v18, v19
	flat_store_dword v[14:15], v16
	s_cbranch_scc0 .LBB0_221
	v_add_u32_e32 v13, vcc, 12, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 8, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	s_movk_i32 s8, 0x60
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x68
	v_add_u32_e32 v19, vcc, s9, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x64
	v_add_u32_e32 v21, vcc, s9, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x70
	flat_load_dword v7, v[21:22]
	v_add_u32_e32 v21, vcc, s9, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x7c
	v_add_u32_e32 v23, vcc, s9, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x78
	v_add_u32_e32 v25, vcc, s9, v0
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x74
	v_add_u32_e32 v27, vcc, s9, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_load_dword v27, v[27:28]
	flat_load_dword v25, v[25:26]
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[21:22]
	s_movk_i32 s8, 0x6c
	v_add_u32_e32 v21, vcc, s8, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_load_dword v26, v[19:20]
	flat_load_dword v21, v[21:22]
	flat_load_dword v22, v[17:18]
	v_add_u32_e32 v17, vcc, 12, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 8, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	flat_load_dword v17, v[17:18]
	flat_load_dword v18, v[19:20]
	flat_load_dword v19, v[13:14]
	flat_load_dword v15, v[15:16]
	v_add_u32_e32 v13, vcc, 4, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v14, v[11:12]
	v_add_u32_e32 v11, vcc, 4, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x80
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v24
	v_addc_u32_e32 v24, vcc, 0, v27, vcc
	v_add_u32_e32 v25, vcc, 1, v25
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_add_u32_e32 v22, vcc, 1, v22
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v26, vcc, 1, v26
	v_addc_u32_e32 v21, vcc, 0, v21, vcc
	v_add_u32_e32 v16, vcc, 1, v18
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v15, vcc, 1, v15
	v_addc_u32_e32 v18, vcc, 0, v19, vcc
	v_add_u32_e32 v19, vcc, 1, v14
	v_addc_u32_e32 v27, vcc, 0, v13, vcc
	v_add_u32_e32 v13, vcc, 1, v9
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x8c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x88
	flat_store_dword v[11:12], v18
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x84
	flat_store_dword v[11:12], v15
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x90
	flat_store_dword v[11:12], v14
	flat_store_dword v[9:10], v13
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x9c
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x98
	flat_store_dword v[13:14], v17
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x94
	flat_store_dword v[13:14], v16
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa0
	flat_store_dword v[13:14], v27
	flat_store_dword v[11:12], v19
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xac
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa8
	flat_store_dword v[15:16], v21
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa4
	flat_store_dword v[15:16], v26
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb0
	flat_store_dword v[15:16], v7
	flat_store_dword v[13:14], v22
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xbc
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb8
	flat_store_dword v[17:18], v23
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	flat_store_dword v[17:18], v25
	v_add_u32_e32 v17, vcc, 0xb4, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[17:18], v24
	flat_store_dword v[15:16], v20
.LBB0_223:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, v1, v7, vcc
	v_add_u32_e32 v19, vcc, 4, v17
	flat_load_dword v7, v[17:18]
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_load_dword v17, v[19:20]
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v18
	s_cmpk_lg_i32 s8, 0xc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v17, v3, vcc
	s_cbranch_scc1 .LBB0_223
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v17, v8
.LBB0_225:
	v_xor_b32_sdwa v19, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v19, v19, s12
	v_mov_b32_e32 v20, s11
	v_add_u32_e32 v18, vcc, s10, v0
	v_lshrrev_b32_e32 v21, 15, v19
	v_xor_b32_e32 v19, v21, v19
	v_mul_lo_u32 v21, v19, s13
	v_addc_u32_e32 v19, vcc, v1, v20, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v22, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v23, v22, s14
	v_add_u32_e32 v20, vcc, 4, v18
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v23, 5, v23
	v_mul_lo_u32 v23, v23, s15
	v_addc_u32_e32 v21, vcc, 0, v19, vcc
	v_add_u32_e64 v17, s[8:9], 64, v17
	s_cmpk_eq_i32 s10, 0x180
	flat_store_dword v[20:21], v7
	v_sub_u32_e32 v20, vcc, v22, v23
	flat_store_dword v[18:19], v20
	s_cbranch_scc0 .LBB0_225
	v_add_u32_e32 v17, vcc, 12, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	v_add_u32_e32 v19, vcc, 8, v9
	v_addc_u32_e32 v20, vcc, 0, v10, vcc
	v_add_u32_e32 v21, vcc, 4, v11
	v_addc_u32_e32 v22, vcc, 0, v12, vcc
	v_add_u32_e32 v23, vcc, 12, v11
	v_addc_u32_e32 v24, vcc, 0, v12, vcc
	v_add_u32_e32 v25, vcc, 12, v13
	v_addc_u32_e32 v26, vcc, 0, v14, vcc
	v_add_u32_e32 v27, vcc, 8, v13
	v_addc_u32_e32 v28, vcc, 0, v14, vcc
	s_movk_i32 s8, 0xc0
	v_add_u32_e32 v32, vcc, s8, v0
	v_addc_u32_e32 v33, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xc8
	v_add_u32_e32 v34, vcc, s9, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xc4
	v_add_u32_e32 v36, vcc, s9, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xd0
	flat_load_dword v7, v[36:37]
	v_add_u32_e32 v36, vcc, s9, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xdc
	v_add_u32_e32 v38, vcc, s9, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xd8
	v_add_u32_e32 v40, vcc, s9, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xe0
	v_add_u32_e32 v42, vcc, s10, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xe8
	v_add_u32_e32 v44, vcc, s10, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xe4
	v_add_u32_e32 v46, vcc, s10, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xf0
	flat_load_dword v29, v[46:47]
	v_add_u32_e32 v46, vcc, s10, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xfc
	v_add_u32_e32 v48, vcc, s10, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xf8
	v_add_u32_e32 v50, vcc, s10, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xf4
	v_add_u32_e32 v52, vcc, s10, v0
	v_addc_u32_e32 v53, vcc, 0, v1, vcc
	flat_load_dword v52, v[52:53]
	flat_load_dword v50, v[50:51]
	flat_load_dword v48, v[48:49]
	flat_load_dword v49, v[46:47]
	s_movk_i32 s10, 0xec
	v_add_u32_e32 v46, vcc, s10, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dword v44, v[44:45]
	flat_load_dword v45, v[46:47]
	flat_load_dword v46, v[42:43]
	s_movk_i32 s9, 0xd4
	v_add_u32_e32 v42, vcc, s9, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dword v42, v[42:43]
	flat_load_dword v40, v[40:41]
	flat_load_dword v38, v[38:39]
	flat_load_dword v39, v[36:37]
	s_movk_i32 s8, 0xcc
	v_add_u32_e32 v36, vcc, s8, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	flat_load_dword v41, v[34:35]
	flat_load_dword v36, v[36:37]
	flat_load_dword v37, v[32:33]
	v_add_u32_e32 v32, vcc, 12, v15
	v_addc_u32_e32 v33, vcc, 0, v16, vcc
	v_add_u32_e32 v34, vcc, 8, v15
	v_addc_u32_e32 v35, vcc, 0, v16, vcc
	flat_load_dword v32, v[32:33]
	flat_load_dword v33, v[34:35]
	flat_load_dword v34, v[25:26]
	flat_load_dword v27, v[27:28]
	v_add_u32_e32 v25, vcc, 8, v11
	v_addc_u32_e32 v26, vcc, 0, v12, vcc
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[25:26]
	flat_load_dword v25, v[17:18]
	flat_load_dword v19, v[19:20]
	flat_load_dword v20, v[21:22]
	v_add_u32_e32 v17, vcc, 4, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v21, v[13:14]
	flat_load_dword v15, v[15:16]
	flat_load_dword v16, v[17:18]
	v_add_u32_e32 v13, vcc, 4, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	flat_load_dword v17, v[13:14]
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v14, vcc, 1, v49
	v_addc_u32_e32 v18, vcc, 0, v52, vcc
	v_add_u32_e32 v22, vcc, 1, v50
	v_addc_u32_e32 v26, vcc, 0, v48, vcc
	v_add_u32_e32 v28, vcc, 1, v46
	v_addc_u32_e32 v29, vcc, 0, v29, vcc
	v_add_u32_e32 v35, vcc, 1, v44
	v_addc_u32_e32 v43, vcc, 0, v45, vcc
	v_add_u32_e32 v39, vcc, 1, v39
	v_addc_u32_e32 v42, vcc, 0, v42, vcc
	v_add_u32_e32 v40, vcc, 1, v40
	v_addc_u32_e32 v38, vcc, 0, v38, vcc
	v_add_u32_e32 v37, vcc, 1, v37
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v41, vcc, 1, v41
	v_addc_u32_e32 v36, vcc, 0, v36, vcc
	v_add_u32_e32 v33, vcc, 1, v33
	v_addc_u32_e32 v32, vcc, 0, v32, vcc
	v_add_u32_e32 v27, vcc, 1, v27
	v_addc_u32_e32 v34, vcc, 0, v34, vcc
	v_add_u32_e32 v24, vcc, 1, v24
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_add_u32_e32 v19, vcc, 1, v19
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v15, vcc, 1, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v21, vcc, 1, v21
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v44, vcc, 1, v11
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	v_add_u32_e32 v45, vcc, 1, v9
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x10c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x108
	flat_store_dword v[11:12], v25
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x104
	flat_store_dword v[11:12], v19
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x110
	flat_store_dword v[11:12], v13
	flat_store_dword v[9:10], v45
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x11c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x118
	flat_store_dword v[11:12], v23
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x114
	flat_store_dword v[11:12], v24
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x120
	flat_store_dword v[11:12], v20
	flat_store_dword v[9:10], v44
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x12c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x128
	flat_store_dword v[11:12], v34
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x124
	flat_store_dword v[11:12], v27
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x130
	flat_store_dword v[11:12], v17
	flat_store_dword v[9:10], v21
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x13c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x138
	flat_store_dword v[11:12], v32
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x134
	flat_store_dword v[11:12], v33
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x140
	flat_store_dword v[11:12], v16
	flat_store_dword v[9:10], v15
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x14c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x148
	flat_store_dword v[11:12], v36
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x144
	flat_store_dword v[11:12], v41
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x150
	flat_store_dword v[11:12], v7
	flat_store_dword v[9:10], v37
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x15c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x158
	flat_store_dword v[11:12], v38
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x154
	flat_store_dword v[11:12], v40
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x160
	flat_store_dword v[11:12], v42
	flat_store_dword v[9:10], v39
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x16c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x168
	flat_store_dword v[11:12], v43
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x164
	flat_store_dword v[11:12], v35
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x170
	flat_store_dword v[11:12], v29
	flat_store_dword v[9:10], v28
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x17c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x178
	flat_store_dword v[11:12], v26
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dword v[11:12], v22
	v_add_u32_e32 v11, vcc, 0x174, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[11:12], v18
	flat_store_dword v[9:10], v14
.LBB0_227:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	v_add_u32_e32 v11, vcc, 4, v9
	flat_load_dword v7, v[9:10]
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v9, v[11:12]
	v_mul_lo_u32 v10, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v10
	s_cmpk_eq_i32 s8, 0x180
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_cbranch_scc0 .LBB0_227
	v_add_u32_e32 v0, vcc, 6, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_234
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_231
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_231:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_233
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_233:
	s_or_b64 exec, exec, s[10:11]
.LBB0_234:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v8
.LBB0_237:
	v_xor_b32_sdwa v7, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s12
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v9, vcc, s10, v0
	v_lshrrev_b32_e32 v11, 15, v7
	v_xor_b32_e32 v7, v11, v7
	v_mul_lo_u32 v7, v7, s13
	s_add_u32 s10, s10, 8
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v13, v7, s14
	s_addc_u32 s11, s11, 0
	v_add_u32_e32 v11, vcc, 4, v9
	v_lshrrev_b32_e32 v13, 5, v13
	v_mul_lo_u32 v13, v13, s15
	v_add_u32_e64 v3, s[8:9], 64, v3
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	s_cmp_eq_u32 s10, 48
	v_sub_u32_e32 v7, vcc, v7, v13
	flat_store_dword v[11:12], v2
	flat_store_dword v[9:10], v7
	s_cbranch_scc0 .LBB0_237
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 24, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, 20, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_load_dword v7, v[2:3]
	v_add_u32_e32 v2, vcc, 28, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_load_dword v19, v[11:12]
	flat_load_dword v20, v[2:3]
	flat_load_dword v21, v[9:10]
	v_add_u32_e32 v11, vcc, 32, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 40, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 44, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 36, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v7
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_add_u32_e32 v21, vcc, 1, v21
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	flat_store_dword v[15:16], v20
	flat_store_dword v[13:14], v21
	flat_store_dword v[17:18], v19
	flat_store_dword v[11:12], v7
.LBB0_239:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, v1, v7, vcc
	v_add_u32_e32 v17, vcc, 4, v15
	flat_load_dword v7, v[15:16]
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v15, v[17:18]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmp_lg_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	s_cbranch_scc1 .LBB0_239
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v15, v8
.LBB0_241:
	v_xor_b32_sdwa v17, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v17, s12
	v_mov_b32_e32 v18, s11
	v_add_u32_e32 v16, vcc, s10, v0
	v_lshrrev_b32_e32 v19, 15, v17
	v_xor_b32_e32 v17, v19, v17
	v_mul_lo_u32 v19, v17, s13
	v_addc_u32_e32 v17, vcc, v1, v18, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v20, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v21, v20, s14
	v_add_u32_e32 v18, vcc, 4, v16
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v21, 5, v21
	v_mul_lo_u32 v21, v21, s15
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_add_u32_e64 v15, s[8:9], 64, v15
	s_cmpk_eq_i32 s10, 0x48
	flat_store_dword v[18:19], v7
	v_sub_u32_e32 v18, vcc, v20, v21
	flat_store_dword v[16:17], v18
	s_cbranch_scc0 .LBB0_241
	v_add_u32_e32 v15, vcc, 12, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 8, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	flat_load_dword v7, v[15:16]
	flat_load_dword v23, v[17:18]
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 4, v13
	v_addc_u32_e32 v18, vcc, 0, v14, vcc
	flat_load_dword v24, v[15:16]
	flat_load_dword v25, v[17:18]
	flat_load_dword v26, v[13:14]
	flat_load_dword v27, v[9:10]
	v_add_u32_e32 v13, vcc, 48, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 56, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, 52, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x44, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v23, vcc, 1, v23
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v26, vcc, 1, v26
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v27, vcc, 1, v27
	v_addc_u32_e32 v24, vcc, 0, v24, vcc
	flat_store_dword v[13:14], v27
	flat_store_dword v[15:16], v7
	flat_store_dword v[17:18], v23
	flat_store_dword v[19:20], v24
	flat_store_dword v[21:22], v25
	flat_store_dword v[9:10], v26
.LBB0_243:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, v1, v7, vcc
	v_add_u32_e32 v17, vcc, 4, v15
	flat_load_dword v7, v[15:16]
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v15, v[17:18]
	v_mul_lo_u32 v16, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v16
	s_cmpk_lg_i32 s8, 0x48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	s_cbranch_scc1 .LBB0_243
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v15, v8
.LBB0_245:
	v_xor_b32_sdwa v17, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v17, s12
	v_mov_b32_e32 v18, s11
	v_add_u32_e32 v16, vcc, s10, v0
	v_lshrrev_b32_e32 v19, 15, v17
	v_xor_b32_e32 v17, v19, v17
	v_mul_lo_u32 v19, v17, s13
	v_addc_u32_e32 v17, vcc, v1, v18, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v20, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v21, v20, s14
	v_add_u32_e32 v18, vcc, 4, v16
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v21, 5, v21
	v_mul_lo_u32 v21, v21, s15
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_add_u32_e64 v15, s[8:9], 64, v15
	s_cmpk_eq_i32 s10, 0x60
	flat_store_dword v[18:19], v7
	v_sub_u32_e32 v18, vcc, v20, v21
	flat_store_dword v[16:17], v18
	s_cbranch_scc0 .LBB0_245
	v_add_u32_e32 v15, vcc, 12, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	v_add_u32_e32 v17, vcc, 8, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 12, v13
	v_addc_u32_e32 v20, vcc, 0, v14, vcc
	v_add_u32_e32 v21, vcc, 8, v13
	v_addc_u32_e32 v22, vcc, 0, v14, vcc
	flat_load_dword v7, v[19:20]
	flat_load_dword v23, v[21:22]
	flat_load_dword v24, v[15:16]
	flat_load_dword v25, v[17:18]
	v_add_u32_e32 v15, vcc, 4, v13
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	flat_load_dword v26, v[15:16]
	flat_load_dword v27, v[13:14]
	v_add_u32_e32 v13, vcc, 4, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v28, v[13:14]
	flat_load_dword v29, v[11:12]
	v_add_u32_e32 v13, vcc, 12, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 8, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 4, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	s_movk_i32 s8, 0x50
	v_add_u32_e32 v11, vcc, s8, v0
	s_movk_i32 s9, 0x5c
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, s9, v0
	s_movk_i32 s10, 0x58
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, s10, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v23, vcc, 1, v23
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v25, vcc, 1, v25
	v_addc_u32_e32 v24, vcc, 0, v24, vcc
	v_add_u32_e32 v27, vcc, 1, v27
	v_addc_u32_e32 v26, vcc, 0, v26, vcc
	v_add_u32_e32 v29, vcc, 1, v29
	v_addc_u32_e32 v28, vcc, 0, v28, vcc
	flat_store_dword v[9:10], v29
	flat_store_dword v[13:14], v24
	flat_store_dword v[15:16], v25
	flat_store_dword v[17:18], v28
	flat_store_dword v[19:20], v7
	flat_store_dword v[21:22], v23
	v_add_u32_e32 v13, vcc, 0x54, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v26
	flat_store_dword v[11:12], v27
.LBB0_247:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	v_add_u32_e32 v15, vcc, 4, v13
	flat_load_dword v7, v[13:14]
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	flat_load_dword v13, v[15:16]
	v_mul_lo_u32 v14, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v14
	s_cmpk_lg_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	s_cbranch_scc1 .LBB0_247
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v13, v8
.LBB0_249:
	v_xor_b32_sdwa v15, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v15, s12
	v_mov_b32_e32 v16, s11
	v_add_u32_e32 v14, vcc, s10, v0
	v_lshrrev_b32_e32 v17, 15, v15
	v_xor_b32_e32 v15, v17, v15
	v_mul_lo_u32 v17, v15, s13
	v_addc_u32_e32 v15, vcc, v1, v16, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v18, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v19, v18, s14
	v_add_u32_e32 v16, vcc, 4, v14
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v19, 5, v19
	v_mul_lo_u32 v19, v19, s15
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	v_add_u32_e64 v13, s[8:9], 64, v13
	s_cmpk_eq_i32 s10, 0xc0
	flat_store_dword v[16:17], v7
	v_sub_u32_e32 v16, vcc, v18, v19
	flat_store_dword v[14:15], v16
	s_cbranch_scc0 .LBB0_249
	v_add_u32_e32 v13, vcc, 12, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 8, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	s_movk_i32 s8, 0x60
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x68
	v_add_u32_e32 v19, vcc, s9, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x64
	v_add_u32_e32 v21, vcc, s9, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x70
	flat_load_dword v7, v[21:22]
	v_add_u32_e32 v21, vcc, s9, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x7c
	v_add_u32_e32 v23, vcc, s9, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x78
	v_add_u32_e32 v25, vcc, s9, v0
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x74
	v_add_u32_e32 v27, vcc, s9, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_load_dword v27, v[27:28]
	flat_load_dword v25, v[25:26]
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[21:22]
	s_movk_i32 s8, 0x6c
	v_add_u32_e32 v21, vcc, s8, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_load_dword v26, v[19:20]
	flat_load_dword v21, v[21:22]
	flat_load_dword v22, v[17:18]
	v_add_u32_e32 v17, vcc, 12, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 8, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	flat_load_dword v17, v[17:18]
	flat_load_dword v18, v[19:20]
	flat_load_dword v19, v[13:14]
	flat_load_dword v15, v[15:16]
	v_add_u32_e32 v13, vcc, 4, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v14, v[11:12]
	v_add_u32_e32 v11, vcc, 4, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x80
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v24
	v_addc_u32_e32 v24, vcc, 0, v27, vcc
	v_add_u32_e32 v25, vcc, 1, v25
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_add_u32_e32 v22, vcc, 1, v22
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v26, vcc, 1, v26
	v_addc_u32_e32 v21, vcc, 0, v21, vcc
	v_add_u32_e32 v16, vcc, 1, v18
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v15, vcc, 1, v15
	v_addc_u32_e32 v18, vcc, 0, v19, vcc
	v_add_u32_e32 v19, vcc, 1, v14
	v_addc_u32_e32 v27, vcc, 0, v13, vcc
	v_add_u32_e32 v13, vcc, 1, v9
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x8c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x88
	flat_store_dword v[11:12], v18
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x84
	flat_store_dword v[11:12], v15
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x90
	flat_store_dword v[11:12], v14
	flat_store_dword v[9:10], v13
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x9c
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x98
	flat_store_dword v[13:14], v17
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x94
	flat_store_dword v[13:14], v16
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa0
	flat_store_dword v[13:14], v27
	flat_store_dword v[11:12], v19
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xac
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa8
	flat_store_dword v[15:16], v21
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa4
	flat_store_dword v[15:16], v26
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb0
	flat_store_dword v[15:16], v7
	flat_store_dword v[13:14], v22
	v_add_u32_e32 v15, vcc, s8, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xbc
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb8
	flat_store_dword v[17:18], v23
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	flat_store_dword v[17:18], v25
	v_add_u32_e32 v17, vcc, 0xb4, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[17:18], v24
	flat_store_dword v[15:16], v20
.LBB0_251:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v17, vcc, s8, v0
	v_addc_u32_e32 v18, vcc, v1, v7, vcc
	v_add_u32_e32 v19, vcc, 4, v17
	flat_load_dword v7, v[17:18]
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_load_dword v17, v[19:20]
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v18
	s_cmpk_lg_i32 s8, 0xc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v17, v3, vcc
	s_cbranch_scc1 .LBB0_251
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v17, v8
.LBB0_253:
	v_xor_b32_sdwa v19, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v19, v19, s12
	v_mov_b32_e32 v20, s11
	v_add_u32_e32 v18, vcc, s10, v0
	v_lshrrev_b32_e32 v21, 15, v19
	v_xor_b32_e32 v19, v21, v19
	v_mul_lo_u32 v21, v19, s13
	v_addc_u32_e32 v19, vcc, v1, v20, vcc
	s_add_u32 s10, s10, 8
	v_xor_b32_sdwa v22, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v23, v22, s14
	v_add_u32_e32 v20, vcc, 4, v18
	s_addc_u32 s11, s11, 0
	v_lshrrev_b32_e32 v23, 5, v23
	v_mul_lo_u32 v23, v23, s15
	v_addc_u32_e32 v21, vcc, 0, v19, vcc
	v_add_u32_e64 v17, s[8:9], 64, v17
	s_cmpk_eq_i32 s10, 0x180
	flat_store_dword v[20:21], v7
	v_sub_u32_e32 v20, vcc, v22, v23
	flat_store_dword v[18:19], v20
	s_cbranch_scc0 .LBB0_253
	v_add_u32_e32 v17, vcc, 12, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	v_add_u32_e32 v19, vcc, 8, v9
	v_addc_u32_e32 v20, vcc, 0, v10, vcc
	v_add_u32_e32 v21, vcc, 4, v11
	v_addc_u32_e32 v22, vcc, 0, v12, vcc
	v_add_u32_e32 v23, vcc, 12, v11
	v_addc_u32_e32 v24, vcc, 0, v12, vcc
	v_add_u32_e32 v25, vcc, 12, v13
	v_addc_u32_e32 v26, vcc, 0, v14, vcc
	v_add_u32_e32 v27, vcc, 8, v13
	v_addc_u32_e32 v28, vcc, 0, v14, vcc
	s_movk_i32 s8, 0xc0
	v_add_u32_e32 v32, vcc, s8, v0
	v_addc_u32_e32 v33, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xc8
	v_add_u32_e32 v34, vcc, s9, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xc4
	v_add_u32_e32 v36, vcc, s9, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xd0
	flat_load_dword v7, v[36:37]
	v_add_u32_e32 v36, vcc, s9, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xdc
	v_add_u32_e32 v38, vcc, s9, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	s_movk_i32 s9, 0xd8
	v_add_u32_e32 v40, vcc, s9, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xe0
	v_add_u32_e32 v42, vcc, s10, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xe8
	v_add_u32_e32 v44, vcc, s10, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xe4
	v_add_u32_e32 v46, vcc, s10, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xf0
	flat_load_dword v29, v[46:47]
	v_add_u32_e32 v46, vcc, s10, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xfc
	v_add_u32_e32 v48, vcc, s10, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xf8
	v_add_u32_e32 v50, vcc, s10, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	s_movk_i32 s10, 0xf4
	v_add_u32_e32 v52, vcc, s10, v0
	v_addc_u32_e32 v53, vcc, 0, v1, vcc
	flat_load_dword v52, v[52:53]
	flat_load_dword v50, v[50:51]
	flat_load_dword v48, v[48:49]
	flat_load_dword v49, v[46:47]
	s_movk_i32 s10, 0xec
	v_add_u32_e32 v46, vcc, s10, v0
	v_addc_u32_e32 v47, vcc, 0, v1, vcc
	flat_load_dword v44, v[44:45]
	flat_load_dword v45, v[46:47]
	flat_load_dword v46, v[42:43]
	s_movk_i32 s9, 0xd4
	v_add_u32_e32 v42, vcc, s9, v0
	v_addc_u32_e32 v43, vcc, 0, v1, vcc
	flat_load_dword v42, v[42:43]
	flat_load_dword v40, v[40:41]
	flat_load_dword v38, v[38:39]
	flat_load_dword v39, v[36:37]
	s_movk_i32 s8, 0xcc
	v_add_u32_e32 v36, vcc, s8, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	flat_load_dword v41, v[34:35]
	flat_load_dword v36, v[36:37]
	flat_load_dword v37, v[32:33]
	v_add_u32_e32 v32, vcc, 12, v15
	v_addc_u32_e32 v33, vcc, 0, v16, vcc
	v_add_u32_e32 v34, vcc, 8, v15
	v_addc_u32_e32 v35, vcc, 0, v16, vcc
	flat_load_dword v32, v[32:33]
	flat_load_dword v33, v[34:35]
	flat_load_dword v34, v[25:26]
	flat_load_dword v27, v[27:28]
	v_add_u32_e32 v25, vcc, 8, v11
	v_addc_u32_e32 v26, vcc, 0, v12, vcc
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[25:26]
	flat_load_dword v25, v[17:18]
	flat_load_dword v19, v[19:20]
	flat_load_dword v20, v[21:22]
	v_add_u32_e32 v17, vcc, 4, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v21, v[13:14]
	flat_load_dword v15, v[15:16]
	flat_load_dword v16, v[17:18]
	v_add_u32_e32 v13, vcc, 4, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	flat_load_dword v17, v[13:14]
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v14, vcc, 1, v49
	v_addc_u32_e32 v18, vcc, 0, v52, vcc
	v_add_u32_e32 v22, vcc, 1, v50
	v_addc_u32_e32 v26, vcc, 0, v48, vcc
	v_add_u32_e32 v28, vcc, 1, v46
	v_addc_u32_e32 v29, vcc, 0, v29, vcc
	v_add_u32_e32 v35, vcc, 1, v44
	v_addc_u32_e32 v43, vcc, 0, v45, vcc
	v_add_u32_e32 v39, vcc, 1, v39
	v_addc_u32_e32 v42, vcc, 0, v42, vcc
	v_add_u32_e32 v40, vcc, 1, v40
	v_addc_u32_e32 v38, vcc, 0, v38, vcc
	v_add_u32_e32 v37, vcc, 1, v37
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v41, vcc, 1, v41
	v_addc_u32_e32 v36, vcc, 0, v36, vcc
	v_add_u32_e32 v33, vcc, 1, v33
	v_addc_u32_e32 v32, vcc, 0, v32, vcc
	v_add_u32_e32 v27, vcc, 1, v27
	v_addc_u32_e32 v34, vcc, 0, v34, vcc
	v_add_u32_e32 v24, vcc, 1, v24
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_add_u32_e32 v19, vcc, 1, v19
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v15, vcc, 1, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v21, vcc, 1, v21
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v44, vcc, 1, v11
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	v_add_u32_e32 v45, vcc, 1, v9
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x10c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x108
	flat_store_dword v[11:12], v25
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x104
	flat_store_dword v[11:12], v19
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x110
	flat_store_dword v[11:12], v13
	flat_store_dword v[9:10], v45
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x11c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x118
	flat_store_dword v[11:12], v23
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x114
	flat_store_dword v[11:12], v24
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x120
	flat_store_dword v[11:12], v20
	flat_store_dword v[9:10], v44
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x12c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x128
	flat_store_dword v[11:12], v34
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x124
	flat_store_dword v[11:12], v27
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x130
	flat_store_dword v[11:12], v17
	flat_store_dword v[9:10], v21
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x13c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x138
	flat_store_dword v[11:12], v32
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x134
	flat_store_dword v[11:12], v33
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x140
	flat_store_dword v[11:12], v16
	flat_store_dword v[9:10], v15
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x14c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x148
	flat_store_dword v[11:12], v36
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x144
	flat_store_dword v[11:12], v41
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x150
	flat_store_dword v[11:12], v7
	flat_store_dword v[9:10], v37
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x15c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x158
	flat_store_dword v[11:12], v38
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x154
	flat_store_dword v[11:12], v40
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x160
	flat_store_dword v[11:12], v42
	flat_store_dword v[9:10], v39
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x16c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x168
	flat_store_dword v[11:12], v43
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x164
	flat_store_dword v[11:12], v35
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x170
	flat_store_dword v[11:12], v29
	flat_store_dword v[9:10], v28
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x17c
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x178
	flat_store_dword v[11:12], v26
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dword v[11:12], v22
	v_add_u32_e32 v11, vcc, 0x174, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	flat_store_dword v[11:12], v18
	flat_store_dword v[9:10], v14
.LBB0_255:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	v_add_u32_e32 v11, vcc, 4, v9
	flat_load_dword v7, v[9:10]
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v9, v[11:12]
	v_mul_lo_u32 v10, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v10
	s_cmpk_eq_i32 s8, 0x180
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_cbranch_scc0 .LBB0_255
	v_add_u32_e32 v0, vcc, 7, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_262
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_259
	s_load_dword s12, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
.LBB0_259:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_261
	s_mov_b32 s12, 0xaaaaaaab
	v_mul_hi_u32 v0, v8, s12
	s_movk_i32 s12, 0x180
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, s12
	s_load_dword s12, s[6:7], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_261:
	s_or_b64 exec, exec, s[10:11]
.LBB0_262:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v2, v8
.LBB0_265:
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s12
	v_add_u32_e32 v9, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_lshrrev_b32_e32 v7, 15, v3
	v_xor_b32_e32 v3, v7, v3
	v_mul_lo_u32 v3, v3, s13
	v_mov_b32_e32 v7, s11
	s_addc_u32 s11, s11, 0
	v_add_u32_e64 v2, s[8:9], 64, v2
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v10, v3, s14
	s_cmp_eq_u32 s10, 24
	v_lshrrev_b32_e32 v10, 5, v10
	v_mul_lo_u32 v10, v10, s15
	v_sub_u32_e64 v3, s[8:9], v3, v10
	v_cvt_f32_u32_e32 v3, v3
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	flat_store_dword v[9:10], v3
	s_cbranch_scc0 .LBB0_265
	v_add_u32_e32 v2, vcc, 8, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 12, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	flat_load_dword v7, v[2:3]
	flat_load_dword v15, v[9:10]
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 20, v0
	v_mov_b32_e32 v2, 1
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s10, 0xcf800000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v7, 1.0, v7
	v_add_f32_e32 v15, 1.0, v15
	flat_store_dword v[13:14], v15
	flat_store_dword v[11:12], v7
.LBB0_267:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[12:13], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmp_lg_u32 s8, 24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f32_e32 v7, v7
	v_mul_f32_e32 v13, 0x2f800000, v7
	v_floor_f32_e32 v13, v13
	v_fma_f32 v7, v13, s10, v7
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v13, v13
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v13, vcc
	s_cbranch_scc1 .LBB0_267
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_269:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v14, 15, v13
	v_xor_b32_e32 v13, v14, v13
	v_mul_lo_u32 v13, v13, s13
	v_mov_b32_e32 v14, s11
	v_xor_b32_sdwa v15, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_sub_u32_e64 v15, s[8:9], v15, v16
	v_cvt_f32_u32_e32 v15, v15
	s_cmp_eq_u32 s10, 36
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_269
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	flat_load_dword v7, v[15:16]
	flat_load_dword v17, v[13:14]
	flat_load_dword v18, v[9:10]
	v_add_u32_e32 v13, vcc, 24, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 32, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, 28, v0
	s_mov_b64 s[8:9], 0
	s_mov_b32 s10, 0xcf800000
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v7, 1.0, v7
	v_add_f32_e32 v17, 1.0, v17
	v_add_f32_e32 v18, 1.0, v18
	flat_store_dword v[13:14], v18
	flat_store_dword v[9:10], v17
	flat_store_dword v[15:16], v7
.LBB0_271:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[12:13], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmp_lg_u32 s8, 36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f32_e32 v7, v7
	v_mul_f32_e32 v13, 0x2f800000, v7
	v_floor_f32_e32 v13, v13
	v_fma_f32 v7, v13, s10, v7
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v13, v13
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v13, vcc
	s_cbranch_scc1 .LBB0_271
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_273:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v14, 15, v13
	v_xor_b32_e32 v13, v14, v13
	v_mul_lo_u32 v13, v13, s13
	v_mov_b32_e32 v14, s11
	v_xor_b32_sdwa v15, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_sub_u32_e64 v15, s[8:9], v15, v16
	v_cvt_f32_u32_e32 v15, v15
	s_cmp_eq_u32 s10, 48
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_273
	v_add_u32_e32 v13, vcc, 8, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	v_add_u32_e32 v15, vcc, 4, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v7, v[15:16]
	v_add_u32_e32 v15, vcc, 12, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v17, v[13:14]
	flat_load_dword v18, v[15:16]
	flat_load_dword v19, v[11:12]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 4, v9
	s_mov_b64 s[8:9], 0
	s_mov_b32 s10, 0xcf800000
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v7, 1.0, v7
	v_add_f32_e32 v17, 1.0, v17
	v_add_f32_e32 v18, 1.0, v18
	v_add_f32_e32 v19, 1.0, v19
	flat_store_dword v[9:10], v19
	flat_store_dword v[11:12], v18
	flat_store_dword v[13:14], v17
	flat_store_dword v[15:16], v7
.LBB0_275:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, v1, v7, vcc
	flat_load_dword v7, v[11:12]
	v_mul_lo_u32 v11, v3, 31
	v_mad_u64_u32 v[2:3], s[12:13], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v11
	s_cmp_lg_u32 s8, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f32_e32 v7, v7
	v_mul_f32_e32 v11, 0x2f800000, v7
	v_floor_f32_e32 v11, v11
	v_fma_f32 v7, v11, s10, v7
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v11, v11
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v11, vcc
	s_cbranch_scc1 .LBB0_275
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_277:
	v_xor_b32_sdwa v11, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s12
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s13
	v_mov_b32_e32 v12, s11
	v_xor_b32_sdwa v13, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v14, v13, s14
	v_add_u32_e32 v11, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_lshrrev_b32_e32 v14, 5, v14
	v_mul_lo_u32 v14, v14, s15
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	v_sub_u32_e64 v13, s[8:9], v13, v14
	v_cvt_f32_u32_e32 v13, v13
	s_cmpk_eq_i32 s10, 0x60
	flat_store_dword v[11:12], v13
	s_cbranch_scc0 .LBB0_277
	v_add_u32_e32 v11, vcc, 8, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 48, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, 60, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, 56, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 52, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_load_dword v7, v[21:22]
	flat_load_dword v22, v[19:20]
	flat_load_dword v23, v[17:18]
	flat_load_dword v24, v[15:16]
	flat_load_dword v25, v[13:14]
	v_add_u32_e32 v13, vcc, 12, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v26, v[11:12]
	flat_load_dword v27, v[13:14]
	flat_load_dword v28, v[9:10]
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x4c
	v_add_u32_e32 v13, vcc, s8, v0
	s_movk_i32 s9, 0x48
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v15, vcc, s9, v0
	s_movk_i32 s10, 0x44
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v17, vcc, s10, v0
	s_movk_i32 s11, 0x50
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, s11, v0
	s_movk_i32 s12, 0x5c
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, s12, v0
	s_movk_i32 s13, 0x58
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, s13, v0
	s_mov_b64 s[8:9], 0
	s_mov_b32 s10, 0xcf800000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v7, 1.0, v7
	v_add_f32_e32 v29, 1.0, v22
	v_add_f32_e32 v22, 1.0, v23
	v_add_f32_e32 v24, 1.0, v24
	v_add_f32_e32 v23, 1.0, v25
	v_add_f32_e32 v25, 1.0, v26
	v_add_f32_e32 v26, 1.0, v27
	v_add_f32_e32 v27, 1.0, v28
	flat_store_dword v[9:10], v27
	flat_store_dword v[13:14], v26
	flat_store_dword v[15:16], v25
	flat_store_dword v[17:18], v23
	flat_store_dword v[19:20], v22
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 0x54, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_store_dword v[21:22], v29
	flat_store_dword v[13:14], v7
	flat_store_dword v[11:12], v24
.LBB0_279:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v13, vcc, s8, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	flat_load_dword v7, v[13:14]
	v_mul_lo_u32 v13, v3, 31
	v_mad_u64_u32 v[2:3], s[12:13], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v13
	s_cmpk_lg_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f32_e32 v7, v7
	v_mul_f32_e32 v13, 0x2f800000, v7
	v_floor_f32_e32 v13, v13
	v_fma_f32 v7, v13, s10, v7
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v13, v13
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v13, vcc
	s_cbranch_scc1 .LBB0_279
	s_mov_b64 s[10:11], 0
	s_mov_b32 s12, 0x7feb352d
	s_mov_b32 s13, 0x846ca68b
	s_mov_b32 s14, 0x51eb851f
	s_movk_i32 s15, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_281:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s12
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_lshrrev_b32_e32 v14, 15, v13
	v_xor_b32_e32 v13, v14, v13
	v_mul_lo_u32 v13, v13, s13
	v_mov_b32_e32 v14, s11
	v_xor_b32_sdwa v15, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v16, v15, s14
	v_add_u32_e32 v13, vcc, s10, v0
	s_add_u32 s10, s10, 4
	v_lshrrev_b32_e32 v16, 5, v16
	v_mul_lo_u32 v16, v16, s15
	s_addc_u32 s11, s11, 0
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_sub_u32_e64 v15, s[8:9], v15, v16
	v_cvt_f32_u32_e32 v15, v15
	s_cmpk_eq_i32 s10, 0xc0
	flat_store_dword v[13:14], v15
	s_cbranch_scc0 .LBB0_281
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 12, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 8, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	v_add_u32_e32 v21, vcc, 4, v11
	v_addc_u32_e32 v22, vcc, 0, v12, vcc
	s_movk_i32 s8, 0x60
	v_add_u32_e32 v23, vcc, s8, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x68
	v_add_u32_e32 v25, vcc, s9, v0
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x64
	v_add_u32_e32 v27, vcc, s9, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x70
	flat_load_dword v7, v[27:28]
	v_add_u32_e32 v27, vcc, s9, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x7c
	v_add_u32_e32 v32, vcc, s9, v0
	v_addc_u32_e32 v33, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x78
	v_add_u32_e32 v34, vcc, s9, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	s_movk_i32 s9, 0x74
	v_add_u32_e32 v36, vcc, s9, v0
	s_movk_i32 s8, 0x6c
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	flat_load_dword v29, v[36:37]
	flat_load_dword v34, v[34:35]
	flat_load_dword v32, v[32:33]
	flat_load_dword v33, v[27:28]
	v_add_u32_e32 v27, vcc, s8, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_load_dword v25, v[25:26]
	flat_load_dword v26, v[27:28]
	flat_load_dword v23, v[23:24]
	flat_load_dword v15, v[15:16]
	flat_load_dword v16, v[17:18]
	flat_load_dword v17, v[19:20]
	flat_load_dword v18, v[21:22]
	flat_load_dword v19, v[11:12]
	v_add_u32_e32 v11, vcc, 12, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v11, v[11:12]
	flat_load_dword v9, v[9:10]
	s_movk_i32 s8, 0x80
	s_mov_b32 s10, 0xcf800000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v7, 1.0, v7
	v_add_f32_e32 v20, 1.0, v29
	v_add_f32_e32 v24, 1.0, v25
	v_add_f32_e32 v25, 1.0, v26
	v_add_f32_e32 v23, 1.0, v23
	v_add_f32_e32 v15, 1.0, v15
	v_add_f32_e32 v16, 1.0, v16
	v_add_f32_e32 v17, 1.0, v17
	v_add_f32_e32 v12, 1.0, v18
	v_add_f32_e32 v18, 1.0, v19
	v_add_f32_e32 v22, 1.0, v32
	v_add_f32_e32 v21, 1.0, v34
	v_add_f32_e32 v13, 1.0, v13
	v_add_f32_e32 v11, 1.0, v11
	v_add_f32_e32 v19, 1.0, v9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x8c
	flat_store_dword v[9:10], v19
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x88
	flat_store_dword v[9:10], v11
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x84
	flat_store_dword v[9:10], v13
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x90
	flat_store_dword v[9:10], v15
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x9c
	flat_store_dword v[9:10], v18
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x98
	flat_store_dword v[9:10], v16
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0x94
	flat_store_dword v[9:10], v17
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa0
	flat_store_dword v[9:10], v12
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xac
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa8
	flat_store_dword v[11:12], v25
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xa4
	flat_store_dword v[11:12], v24
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb0
	flat_store_dword v[11:12], v7
	flat_store_dword v[9:10], v23
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xbc
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s8, 0xb8
	flat_store_dword v[11:12], v22
	v_add_u32_e32 v11, vcc, s8, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dword v[11:12], v21
	v_add_u32_e32 v11, vcc, 0xb4, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[8:9], 0
	v_add_f32_e32 v14, 1.0, v33
	flat_store_dword v[11:12], v20
	flat_store_dword v[9:10], v14
.LBB0_283:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v9, vcc, s8, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	flat_load_dword v7, v[9:10]
	v_mul_lo_u32 v9, v3, 31
	v_mad_u64_u32 v[2:3], s[12:13], v2, 31, 0
	s_add_u32 s8, s8, 4
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v3, vcc, v3, v9
	s_cmpk_eq_i32 s8, 0xc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f32_e32 v7, v7
	v_mul_f32_e32 v9, 0x2f800000, v7
	v_floor_f32_e32 v9, v9
	v_fma_f32 v7, v9, s10, v7
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v9, v9
	v_add_u32_e32 v2, vcc, v2, v7
	v_addc_u32_e32 v3, vcc, v3, v9, vcc
	s_cbranch_scc0 .LBB0_283
	v_add_u32_e32 v0, vcc, 8, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[4:5], exec, s[8:9]
	s_cbranch_execz .LBB0_290
	v_cmp_ne_u32_e32 vcc, 1, v31
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_287
	s_load_dword s10, s[6:7], 0x44
	v_mov_b32_e32 v0, 0x80
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
.LBB0_287:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_289
	s_movk_i32 s10, 0x180
	s_load_dword s6, s[6:7], 0x40
	v_mul_lo_u32 v0, v30, s10
	v_cmp_ne_u32_e32 vcc, -1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v1, 0, v1, vcc
.LBB0_289:
	s_or_b64 exec, exec, s[8:9]
.LBB0_290:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v0, v8, 48
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s23
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s22, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[6:7], 0
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s9, 0x846ca68b
	s_mov_b32 s10, 0x51eb851f
	s_movk_i32 s11, 0x64
	v_mov_b32_e32 v2, v8
.LBB0_293:
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s8
	v_mov_b32_e32 v7, s7
	v_add_u32_e32 v9, vcc, s6, v0
	v_lshrrev_b32_e32 v10, 15, v3
	v_xor_b32_e32 v3, v10, v3
	v_mul_lo_u32 v3, v3, s9
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	s_add_u32 s6, s6, 8
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v11, v3, s10
	s_addc_u32 s7, s7, 0
	v_add_u32_e64 v2, s[4:5], 64, v2
	v_lshrrev_b32_e32 v7, 5, v11
	v_mul_lo_u32 v7, v7, s11
	v_add_u32_e32 v11, vcc, 4, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	v_sub_u32_e64 v3, s[4:5], v3, v7
	v_cvt_f64_u32_e32 v[13:14], v3
	s_cmp_eq_u32 s6, 48
	flat_store_dword v[11:12], v14
	flat_store_dword v[9:10], v13
	s_cbranch_scc0 .LBB0_293
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v11, vcc, 28, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 24, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 20, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	flat_load_dword v16, v[13:14]
	flat_load_dword v18, v[11:12]
	flat_load_dword v15, v[2:3]
	flat_load_dword v17, v[9:10]
	v_add_u32_e32 v11, vcc, 32, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v13, vcc, 40, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, 44, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
	v_add_u32_e32 v21, vcc, 36, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0x3df00000
	s_mov_b32 s9, 0xc1f00000
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f64 v[15:16], v[15:16], 1.0
	v_add_f64 v[17:18], v[17:18], 1.0
	flat_store_dword v[19:20], v18
	flat_store_dword v[13:14], v17
	flat_store_dword v[21:22], v16
	flat_store_dword v[11:12], v15
.LBB0_295:
	v_mov_b32_e32 v7, s5
	v_add_u32_e32 v15, vcc, s4, v0
	v_addc_u32_e32 v16, vcc, v1, v7, vcc
	v_add_u32_e32 v17, vcc, 4, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v15, v[15:16]
	flat_load_dword v16, v[17:18]
	s_mov_b32 s8, s6
	v_mul_lo_u32 v7, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s4, s4, 8
	s_addc_u32 s5, s5, 0
	v_add_u32_e32 v3, vcc, v3, v7
	s_cmp_lg_u32 s4, 48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f64_e32 v[15:16], v[15:16]
	v_mul_f64 v[17:18], v[15:16], s[6:7]
	v_floor_f64_e32 v[17:18], v[17:18]
	v_fma_f64 v[15:16], v[17:18], s[8:9], v[15:16]
	v_cvt_u32_f64_e32 v7, v[17:18]
	v_cvt_u32_f64_e32 v15, v[15:16]
	v_add_u32_e32 v2, vcc, v2, v15
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	s_cbranch_scc1 .LBB0_295
	s_mov_b64 s[6:7], 0
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s9, 0x846ca68b
	s_mov_b32 s10, 0x51eb851f
	s_movk_i32 s11, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_297:
	v_xor_b32_sdwa v15, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v15, s8
	v_mov_b32_e32 v16, s7
	v_add_u32_e32 v15, vcc, s6, v0
	v_lshrrev_b32_e32 v18, 15, v17
	v_xor_b32_e32 v17, v18, v17
	v_mul_lo_u32 v17, v17, s9
	s_add_u32 s6, s6, 8
	v_addc_u32_e32 v16, vcc, v1, v16, vcc
	v_xor_b32_sdwa v18, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v17, v18, s10
	s_addc_u32 s7, s7, 0
	v_add_u32_e64 v7, s[4:5], 64, v7
	v_lshrrev_b32_e32 v17, 5, v17
	v_mul_lo_u32 v19, v17, s11
	v_add_u32_e32 v17, vcc, 4, v15
	s_cmpk_eq_i32 s6, 0x48
	v_sub_u32_e64 v18, s[4:5], v18, v19
	v_cvt_f64_u32_e32 v[19:20], v18
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_store_dword v[17:18], v20
	flat_store_dword v[15:16], v19
	s_cbranch_scc0 .LBB0_297
	v_add_u32_e32 v15, vcc, 12, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 8, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	flat_load_dword v16, v[15:16]
	flat_load_dword v15, v[17:18]
	v_add_u32_e32 v17, vcc, 4, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	flat_load_dword v19, v[9:10]
	v_add_u32_e32 v9, vcc, 4, v13
	v_addc_u32_e32 v10, vcc, 0, v14, vcc
	flat_load_dword v20, v[17:18]
	flat_load_dword v18, v[9:10]
	flat_load_dword v17, v[13:14]
	v_add_u32_e32 v13, vcc, 48, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 60, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 56, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v25, vcc, 52, v0
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	v_add_u32_e32 v9, vcc, 64, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x3df00000
	v_add_u32_e32 v27, vcc, 0x44, v0
	s_mov_b64 s[6:7], 0
	s_mov_b32 s9, 0xc1f00000
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f64 v[15:16], v[15:16], 1.0
	v_add_f64 v[19:20], v[19:20], 1.0
	v_add_f64 v[17:18], v[17:18], 1.0
	flat_store_dword v[21:22], v16
	flat_store_dword v[23:24], v15
	flat_store_dword v[25:26], v20
	flat_store_dword v[13:14], v19
	flat_store_dword v[27:28], v18
	flat_store_dword v[9:10], v17
.LBB0_299:
	v_mov_b32_e32 v7, s7
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, v1, v7, vcc
	v_add_u32_e32 v17, vcc, 4, v15
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_load_dword v15, v[15:16]
	flat_load_dword v16, v[17:18]
	s_mov_b32 s8, s4
	v_mul_lo_u32 v7, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	v_add_u32_e32 v3, vcc, v3, v7
	s_cmpk_lg_i32 s6, 0x48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f64_e32 v[15:16], v[15:16]
	v_mul_f64 v[17:18], v[15:16], s[4:5]
	v_floor_f64_e32 v[17:18], v[17:18]
	v_fma_f64 v[15:16], v[17:18], s[8:9], v[15:16]
	v_cvt_u32_f64_e32 v7, v[17:18]
	v_cvt_u32_f64_e32 v15, v[15:16]
	v_add_u32_e32 v2, vcc, v2, v15
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	s_cbranch_scc1 .LBB0_299
	s_mov_b64 s[6:7], 0
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s9, 0x846ca68b
	s_mov_b32 s10, 0x51eb851f
	s_movk_i32 s11, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_301:
	v_xor_b32_sdwa v15, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v15, s8
	v_mov_b32_e32 v16, s7
	v_add_u32_e32 v15, vcc, s6, v0
	v_lshrrev_b32_e32 v18, 15, v17
	v_xor_b32_e32 v17, v18, v17
	v_mul_lo_u32 v17, v17, s9
	s_add_u32 s6, s6, 8
	v_addc_u32_e32 v16, vcc, v1, v16, vcc
	v_xor_b32_sdwa v18, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v17, v18, s10
	s_addc_u32 s7, s7, 0
	v_add_u32_e64 v7, s[4:5], 64, v7
	v_lshrrev_b32_e32 v17, 5, v17
	v_mul_lo_u32 v19, v17, s11
	v_add_u32_e32 v17, vcc, 4, v15
	s_cmpk_eq_i32 s6, 0x60
	v_sub_u32_e64 v18, s[4:5], v18, v19
	v_cvt_f64_u32_e32 v[19:20], v18
	v_addc_u32_e32 v18, vcc, 0, v16, vcc
	flat_store_dword v[17:18], v20
	flat_store_dword v[15:16], v19
	s_cbranch_scc0 .LBB0_301
	v_add_u32_e32 v15, vcc, 4, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	v_add_u32_e32 v17, vcc, 12, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	v_add_u32_e32 v19, vcc, 8, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	flat_load_dword v16, v[15:16]
	flat_load_dword v18, v[17:18]
	flat_load_dword v17, v[19:20]
	flat_load_dword v15, v[11:12]
	v_add_u32_e32 v11, vcc, 4, v13
	v_addc_u32_e32 v12, vcc, 0, v14, vcc
	v_add_u32_e32 v19, vcc, 12, v13
	v_addc_u32_e32 v20, vcc, 0, v14, vcc
	v_add_u32_e32 v21, vcc, 8, v13
	v_addc_u32_e32 v22, vcc, 0, v14, vcc
	flat_load_dword v23, v[11:12]
	flat_load_dword v20, v[19:20]
	flat_load_dword v19, v[21:22]
	flat_load_dword v22, v[13:14]
	v_add_u32_e32 v13, vcc, 12, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v24, vcc, 8, v9
	v_addc_u32_e32 v25, vcc, 0, v10, vcc
	v_add_u32_e32 v26, vcc, 4, v9
	v_addc_u32_e32 v27, vcc, 0, v10, vcc
	s_movk_i32 s8, 0x50
	v_add_u32_e32 v11, vcc, s8, v0
	s_movk_i32 s9, 0x5c
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_add_u32_e32 v28, vcc, s9, v0
	s_movk_i32 s10, 0x58
	v_addc_u32_e32 v29, vcc, 0, v1, vcc
	v_add_u32_e32 v30, vcc, s10, v0
	s_mov_b32 s4, 0
	v_addc_u32_e32 v31, vcc, 0, v1, vcc
	s_mov_b32 s5, 0x3df00000
	s_mov_b64 s[6:7], 0
	v_add_u32_e32 v21, vcc, 0x54, v0
	s_mov_b32 s9, 0xc1f00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f64 v[17:18], v[17:18], 1.0
	v_add_f64 v[15:16], v[15:16], 1.0
	v_add_f64 v[19:20], v[19:20], 1.0
	v_add_f64 v[32:33], v[22:23], 1.0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dword v[13:14], v18
	flat_store_dword v[24:25], v17
	flat_store_dword v[26:27], v16
	flat_store_dword v[9:10], v15
	flat_store_dword v[28:29], v20
	flat_store_dword v[30:31], v19
	flat_store_dword v[21:22], v33
	flat_store_dword v[11:12], v32
.LBB0_303:
	v_mov_b32_e32 v7, s7
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, v1, v7, vcc
	v_add_u32_e32 v15, vcc, 4, v13
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v14, v[15:16]
	s_mov_b32 s8, s4
	v_mul_lo_u32 v7, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	v_add_u32_e32 v3, vcc, v3, v7
	s_cmpk_lg_i32 s6, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f64_e32 v[13:14], v[13:14]
	v_mul_f64 v[15:16], v[13:14], s[4:5]
	v_floor_f64_e32 v[15:16], v[15:16]
	v_fma_f64 v[13:14], v[15:16], s[8:9], v[13:14]
	v_cvt_u32_f64_e32 v7, v[15:16]
	v_cvt_u32_f64_e32 v13, v[13:14]
	v_add_u32_e32 v2, vcc, v2, v13
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	s_cbranch_scc1 .LBB0_303
	s_mov_b64 s[6:7], 0
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s9, 0x846ca68b
	s_mov_b32 s10, 0x51eb851f
	s_movk_i32 s11, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_305:
	v_xor_b32_sdwa v13, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v13, s8
	v_mov_b32_e32 v14, s7
	v_add_u32_e32 v13, vcc, s6, v0
	v_lshrrev_b32_e32 v16, 15, v15
	v_xor_b32_e32 v15, v16, v15
	v_mul_lo_u32 v15, v15, s9
	s_add_u32 s6, s6, 8
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_xor_b32_sdwa v16, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v15, v16, s10
	s_addc_u32 s7, s7, 0
	v_add_u32_e64 v7, s[4:5], 64, v7
	v_lshrrev_b32_e32 v15, 5, v15
	v_mul_lo_u32 v17, v15, s11
	v_add_u32_e32 v15, vcc, 4, v13
	s_cmpk_eq_i32 s6, 0xc0
	v_sub_u32_e64 v16, s[4:5], v16, v17
	v_cvt_f64_u32_e32 v[17:18], v16
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	flat_store_dword v[15:16], v18
	flat_store_dword v[13:14], v17
	s_cbranch_scc0 .LBB0_305
	v_add_u32_e32 v13, vcc, 4, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_add_u32_e32 v15, vcc, 12, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	v_add_u32_e32 v17, vcc, 8, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	v_add_u32_e32 v19, vcc, 4, v11
	v_addc_u32_e32 v20, vcc, 0, v12, vcc
	v_add_u32_e32 v21, vcc, 12, v11
	v_addc_u32_e32 v22, vcc, 0, v12, vcc
	v_add_u32_e32 v23, vcc, 8, v11
	v_addc_u32_e32 v24, vcc, 0, v12, vcc
	s_movk_i32 s4, 0x60
	v_add_u32_e32 v25, vcc, s4, v0
	v_addc_u32_e32 v26, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x6c
	v_add_u32_e32 v27, vcc, s4, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x68
	v_add_u32_e32 v29, vcc, s4, v0
	v_addc_u32_e32 v30, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x64
	v_add_u32_e32 v31, vcc, s4, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x70
	flat_load_dword v31, v[31:32]
	v_add_u32_e32 v32, vcc, s4, v0
	v_addc_u32_e32 v33, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x7c
	v_add_u32_e32 v34, vcc, s4, v0
	v_addc_u32_e32 v35, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x78
	v_add_u32_e32 v36, vcc, s4, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	s_movk_i32 s4, 0x74
	v_add_u32_e32 v38, vcc, s4, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_load_dword v38, v[38:39]
	flat_load_dword v39, v[36:37]
	flat_load_dword v40, v[34:35]
	flat_load_dword v37, v[32:33]
	flat_load_dword v32, v[29:30]
	flat_load_dword v33, v[27:28]
	flat_load_dword v30, v[25:26]
	flat_load_dword v17, v[17:18]
	flat_load_dword v20, v[19:20]
	flat_load_dword v22, v[21:22]
	flat_load_dword v21, v[23:24]
	flat_load_dword v18, v[15:16]
	flat_load_dword v13, v[13:14]
	flat_load_dword v19, v[11:12]
	flat_load_dword v12, v[9:10]
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v9, vcc, s6, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x8c
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x3df00000
	s_mov_b32 s9, 0xc1f00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f64 v[25:26], v[39:40], 1.0
	v_add_f64 v[23:24], v[37:38], 1.0
	v_add_f64 v[27:28], v[32:33], 1.0
	v_add_f64 v[15:16], v[30:31], 1.0
	v_add_f64 v[21:22], v[21:22], 1.0
	v_add_f64 v[17:18], v[17:18], 1.0
	v_add_f64 v[19:20], v[19:20], 1.0
	v_add_f64 v[11:12], v[12:13], 1.0
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x88
	flat_store_dword v[13:14], v18
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x84
	flat_store_dword v[13:14], v17
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x90
	flat_store_dword v[13:14], v12
	flat_store_dword v[9:10], v11
	v_add_u32_e32 v11, vcc, s6, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x9c
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x98
	flat_store_dword v[13:14], v22
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x94
	flat_store_dword v[13:14], v21
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xa0
	flat_store_dword v[13:14], v20
	flat_store_dword v[11:12], v19
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xac
	v_add_u32_e32 v17, vcc, s6, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xa8
	flat_store_dword v[17:18], v28
	v_add_u32_e32 v17, vcc, s6, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xa4
	flat_store_dword v[17:18], v27
	v_add_u32_e32 v17, vcc, s6, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xb0
	flat_store_dword v[17:18], v16
	flat_store_dword v[13:14], v15
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xbc
	v_add_u32_e32 v17, vcc, s6, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s6, 0xb8
	flat_store_dword v[17:18], v26
	v_add_u32_e32 v17, vcc, s6, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	flat_store_dword v[17:18], v25
	v_add_u32_e32 v17, vcc, 0xb4, v0
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_mov_b64 s[6:7], 0
	flat_store_dword v[17:18], v24
	flat_store_dword v[15:16], v23
.LBB0_307:
	v_mov_b32_e32 v7, s7
	v_add_u32_e32 v17, vcc, s6, v0
	v_addc_u32_e32 v18, vcc, v1, v7, vcc
	v_add_u32_e32 v19, vcc, 4, v17
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_load_dword v17, v[17:18]
	flat_load_dword v18, v[19:20]
	s_mov_b32 s8, s4
	v_mul_lo_u32 v7, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	v_add_u32_e32 v3, vcc, v3, v7
	s_cmpk_lg_i32 s6, 0xc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f64_e32 v[17:18], v[17:18]
	v_mul_f64 v[19:20], v[17:18], s[4:5]
	v_floor_f64_e32 v[19:20], v[19:20]
	v_fma_f64 v[17:18], v[19:20], s[8:9], v[17:18]
	v_cvt_u32_f64_e32 v7, v[19:20]
	v_cvt_u32_f64_e32 v17, v[17:18]
	v_add_u32_e32 v2, vcc, v2, v17
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	s_cbranch_scc1 .LBB0_307
	s_mov_b64 s[6:7], 0
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s9, 0x846ca68b
	s_mov_b32 s10, 0x51eb851f
	s_movk_i32 s11, 0x64
	v_mov_b32_e32 v7, v8
.LBB0_309:
	v_xor_b32_sdwa v17, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v19, v17, s8
	v_mov_b32_e32 v18, s7
	v_add_u32_e32 v17, vcc, s6, v0
	v_lshrrev_b32_e32 v20, 15, v19
	v_xor_b32_e32 v19, v20, v19
	v_mul_lo_u32 v19, v19, s9
	s_add_u32 s6, s6, 8
	v_addc_u32_e32 v18, vcc, v1, v18, vcc
	v_xor_b32_sdwa v20, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v19, v20, s10
	s_addc_u32 s7, s7, 0
	v_add_u32_e64 v7, s[4:5], 64, v7
	v_lshrrev_b32_e32 v19, 5, v19
	v_mul_lo_u32 v21, v19, s11
	v_add_u32_e32 v19, vcc, 4, v17
	s_cmpk_eq_i32 s6, 0x180
	v_sub_u32_e64 v20, s[4:5], v20, v21
	v_cvt_f64_u32_e32 v[21:22], v20
	v_addc_u32_e32 v20, vcc, 0, v18, vcc
	flat_store_dword v[19:20], v22
	flat_store_dword v[17:18], v21
	s_cbranch_scc0 .LBB0_309
	v_add_u32_e32 v17, vcc, 4, v9
	v_addc_u32_e32 v18, vcc, 0, v10, vcc
	v_add_u32_e32 v19, vcc, 12, v9
	v_addc_u32_e32 v20, vcc, 0, v10, vcc
	v_add_u32_e32 v21, vcc, 8, v9
	v_addc_u32_e32 v22, vcc, 0, v10, vcc
	v_add_u32_e32 v23, vcc, 4, v11
	v_addc_u32_e32 v24, vcc, 0, v12, vcc
	v_add_u32_e32 v25, vcc, 12, v11
	v_addc_u32_e32 v26, vcc, 0, v12, vcc
	v_add_u32_e32 v27, vcc, 8, v11
	v_addc_u32_e32 v28, vcc, 0, v12, vcc
	v_add_u32_e32 v29, vcc, 4, v13
	v_addc_u32_e32 v30, vcc, 0, v14, vcc
	v_add_u32_e32 v31, vcc, 12, v13
	v_addc_u32_e32 v32, vcc, 0, v14, vcc
	v_add_u32_e32 v33, vcc, 8, v13
	v_addc_u32_e32 v34, vcc, 0, v14, vcc
	v_add_u32_e32 v35, vcc, 4, v15
	v_addc_u32_e32 v36, vcc, 0, v16, vcc
	v_add_u32_e32 v37, vcc, 12, v15
	v_addc_u32_e32 v38, vcc, 0, v16, vcc
	v_add_u32_e32 v39, vcc, 8, v15
	v_addc_u32_e32 v40, vcc, 0, v16, vcc
	s_movk_i32 s4, 0xc0
	v_add_u32_e32 v41, vcc, s4, v0
	v_addc_u32_e32 v42, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xcc
	v_add_u32_e32 v43, vcc, s4, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xc8
	v_add_u32_e32 v45, vcc, s4, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xc4
	v_add_u32_e32 v47, vcc, s4, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xd0
	flat_load_dword v47, v[47:48]
	v_add_u32_e32 v48, vcc, s4, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xdc
	v_add_u32_e32 v50, vcc, s4, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xd8
	v_add_u32_e32 v52, vcc, s4, v0
	v_addc_u32_e32 v53, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xd4
	v_add_u32_e32 v54, vcc, s4, v0
	v_addc_u32_e32 v55, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xe0
	flat_load_dword v54, v[54:55]
	flat_load_dword v55, v[52:53]
	flat_load_dword v56, v[50:51]
	flat_load_dword v53, v[48:49]
	flat_load_dword v48, v[45:46]
	flat_load_dword v49, v[43:44]
	flat_load_dword v46, v[41:42]
	v_add_u32_e32 v41, vcc, s4, v0
	v_addc_u32_e32 v42, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xec
	v_add_u32_e32 v43, vcc, s4, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xe8
	v_add_u32_e32 v50, vcc, s4, v0
	v_addc_u32_e32 v51, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xe4
	v_add_u32_e32 v57, vcc, s4, v0
	v_addc_u32_e32 v58, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xf0
	flat_load_dword v45, v[57:58]
	v_add_u32_e32 v57, vcc, s4, v0
	v_addc_u32_e32 v58, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xfc
	v_add_u32_e32 v59, vcc, s4, v0
	v_addc_u32_e32 v60, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xf8
	v_add_u32_e32 v61, vcc, s4, v0
	v_addc_u32_e32 v62, vcc, 0, v1, vcc
	s_movk_i32 s4, 0xf4
	v_add_u32_e32 v63, vcc, s4, v0
	v_addc_u32_e32 v64, vcc, 0, v1, vcc
	flat_load_dword v63, v[63:64]
	flat_load_dword v64, v[61:62]
	flat_load_dword v65, v[59:60]
	flat_load_dword v62, v[57:58]
	flat_load_dword v50, v[50:51]
	flat_load_dword v51, v[43:44]
	flat_load_dword v44, v[41:42]
	flat_load_dword v26, v[25:26]
	flat_load_dword v25, v[27:28]
	flat_load_dword v28, v[29:30]
	flat_load_dword v30, v[31:32]
	flat_load_dword v29, v[33:34]
	flat_load_dword v32, v[35:36]
	flat_load_dword v34, v[37:38]
	flat_load_dword v33, v[39:40]
	flat_load_dword v21, v[21:22]
	flat_load_dword v24, v[23:24]
	flat_load_dword v22, v[19:20]
	flat_load_dword v17, v[17:18]
	flat_load_dword v31, v[15:16]
	flat_load_dword v27, v[13:14]
	flat_load_dword v23, v[11:12]
	flat_load_dword v16, v[9:10]
	s_movk_i32 s6, 0x100
	v_add_u32_e32 v43, vcc, s6, v0
	s_movk_i32 s6, 0x10c
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x3df00000
	s_mov_b32 s9, 0xc1f00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f64 v[37:38], v[55:56], 1.0
	v_add_f64 v[35:36], v[53:54], 1.0
	v_add_f64 v[41:42], v[48:49], 1.0
	v_add_f64 v[39:40], v[46:47], 1.0
	v_add_f64 v[11:12], v[64:65], 1.0
	v_add_f64 v[9:10], v[62:63], 1.0
	v_add_f64 v[18:19], v[50:51], 1.0
	v_add_f64 v[13:14], v[44:45], 1.0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v45, vcc, s6, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x108
	v_add_f64 v[25:26], v[25:26], 1.0
	v_add_f64 v[29:30], v[29:30], 1.0
	v_add_f64 v[33:34], v[33:34], 1.0
	v_add_f64 v[20:21], v[21:22], 1.0
	v_add_f64 v[31:32], v[31:32], 1.0
	v_add_f64 v[27:28], v[27:28], 1.0
	v_add_f64 v[22:23], v[23:24], 1.0
	v_add_f64 v[15:16], v[16:17], 1.0
	flat_store_dword v[45:46], v21
	v_add_u32_e32 v45, vcc, s6, v0
	v_addc_u32_e32 v46, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x104
	flat_store_dword v[45:46], v20
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x110
	flat_store_dword v[20:21], v16
	flat_store_dword v[43:44], v15
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x11c
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x118
	flat_store_dword v[20:21], v26
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x114
	flat_store_dword v[20:21], v25
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x120
	flat_store_dword v[20:21], v23
	flat_store_dword v[15:16], v22
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x12c
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x128
	flat_store_dword v[20:21], v30
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x124
	flat_store_dword v[20:21], v29
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x130
	flat_store_dword v[20:21], v28
	flat_store_dword v[15:16], v27
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x13c
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x138
	flat_store_dword v[20:21], v34
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x134
	flat_store_dword v[20:21], v33
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x140
	flat_store_dword v[20:21], v32
	flat_store_dword v[15:16], v31
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x14c
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x148
	flat_store_dword v[20:21], v42
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x144
	flat_store_dword v[20:21], v41
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x150
	flat_store_dword v[20:21], v40
	flat_store_dword v[15:16], v39
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x15c
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x158
	flat_store_dword v[20:21], v38
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x154
	flat_store_dword v[20:21], v37
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x160
	flat_store_dword v[20:21], v36
	flat_store_dword v[15:16], v35
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x16c
	v_add_u32_e32 v20, vcc, s6, v0
	v_addc_u32_e32 v21, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x168
	flat_store_dword v[20:21], v19
	v_add_u32_e32 v19, vcc, s6, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x164
	v_add_u32_e32 v17, vcc, s6, v0
	flat_store_dword v[19:20], v18
	v_addc_u32_e32 v18, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x170
	flat_store_dword v[17:18], v14
	flat_store_dword v[15:16], v13
	v_add_u32_e32 v13, vcc, s6, v0
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x17c
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	s_movk_i32 s6, 0x178
	flat_store_dword v[15:16], v12
	v_add_u32_e32 v15, vcc, s6, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dword v[15:16], v11
	v_add_u32_e32 v11, vcc, 0x174, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	s_mov_b64 s[6:7], 0
	flat_store_dword v[11:12], v10
	flat_store_dword v[13:14], v9
.LBB0_311:
	v_mov_b32_e32 v7, s7
	v_add_u32_e32 v9, vcc, s6, v0
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	v_add_u32_e32 v11, vcc, 4, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v9, v[9:10]
	flat_load_dword v10, v[11:12]
	s_mov_b32 s8, s4
	v_mul_lo_u32 v7, v3, 31
	v_mad_u64_u32 v[2:3], s[10:11], v2, 31, 0
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	v_add_u32_e32 v3, vcc, v3, v7
	s_cmpk_eq_i32 s6, 0x180
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_trunc_f64_e32 v[9:10], v[9:10]
	v_mul_f64 v[11:12], v[9:10], s[4:5]
	v_floor_f64_e32 v[11:12], v[11:12]
	v_fma_f64 v[9:10], v[11:12], s[8:9], v[9:10]
	v_cvt_u32_f64_e32 v7, v[11:12]
	v_cvt_u32_f64_e32 v9, v[9:10]
	v_add_u32_e32 v2, vcc, v2, v9
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	s_cbranch_scc0 .LBB0_311
	v_xor_b32_sdwa v0, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_mul_lo_u32 v0, v0, s4
	s_mov_b32 s4, 0x846ca68b
	v_add_u32_e32 v66, vcc, 9, v6
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s4
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v8, s21
	v_mov_b32_e32 v85, 0xc0400000
	v_lshrrev_b32_e32 v1, 8, v0
	v_xor_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cvt_f32_i32_e32 v7, v0
	v_lshlrev_b64 v[0:1], 3, v[66:67]
	s_movk_i32 s4, 0x42
	v_add_u32_e32 v0, vcc, s20, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	flat_store_short v[4:5], v67
	v_add_u32_e32 v2, vcc, 2, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_add_u32_e32 v0, vcc, 4, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_mac_f32_e32 v85, 0x35000000, v7
	v_add_u32_e32 v7, vcc, 6, v4
	v_addc_u32_e32 v8, vcc, 0, v5, vcc
	v_add_u32_e32 v9, vcc, 8, v4
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	v_add_u32_e32 v11, vcc, 10, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	v_add_u32_e32 v13, vcc, 12, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	v_add_u32_e32 v15, vcc, 14, v4
	v_addc_u32_e32 v16, vcc, 0, v5, vcc
	v_add_u32_e32 v17, vcc, 16, v4
	v_addc_u32_e32 v18, vcc, 0, v5, vcc
	v_add_u32_e32 v19, vcc, 18, v4
	v_addc_u32_e32 v20, vcc, 0, v5, vcc
	v_add_u32_e32 v21, vcc, 20, v4
	v_addc_u32_e32 v22, vcc, 0, v5, vcc
	v_add_u32_e32 v23, vcc, 22, v4
	v_addc_u32_e32 v24, vcc, 0, v5, vcc
	v_add_u32_e32 v25, vcc, 24, v4
	v_addc_u32_e32 v26, vcc, 0, v5, vcc
	v_add_u32_e32 v27, vcc, 26, v4
	v_addc_u32_e32 v28, vcc, 0, v5, vcc
	v_add_u32_e32 v29, vcc, 28, v4
	v_addc_u32_e32 v30, vcc, 0, v5, vcc
	v_add_u32_e32 v31, vcc, 30, v4
	v_addc_u32_e32 v32, vcc, 0, v5, vcc
	v_add_u32_e32 v33, vcc, 32, v4
	v_addc_u32_e32 v34, vcc, 0, v5, vcc
	v_add_u32_e32 v35, vcc, 34, v4
	v_addc_u32_e32 v36, vcc, 0, v5, vcc
	v_add_u32_e32 v37, vcc, 36, v4
	v_addc_u32_e32 v38, vcc, 0, v5, vcc
	v_add_u32_e32 v39, vcc, 38, v4
	v_addc_u32_e32 v40, vcc, 0, v5, vcc
	v_add_u32_e32 v41, vcc, 40, v4
	v_addc_u32_e32 v42, vcc, 0, v5, vcc
	v_add_u32_e32 v43, vcc, 42, v4
	v_addc_u32_e32 v44, vcc, 0, v5, vcc
	v_add_u32_e32 v45, vcc, 44, v4
	v_addc_u32_e32 v46, vcc, 0, v5, vcc
	v_add_u32_e32 v47, vcc, 46, v4
	v_addc_u32_e32 v48, vcc, 0, v5, vcc
	v_add_u32_e32 v49, vcc, 48, v4
	v_addc_u32_e32 v50, vcc, 0, v5, vcc
	v_add_u32_e32 v51, vcc, 50, v4
	v_addc_u32_e32 v52, vcc, 0, v5, vcc
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[7:8], v67
	flat_store_short v[0:1], v67
	flat_store_short v[11:12], v67
	flat_store_short v[9:10], v67
	flat_store_short v[15:16], v67
	flat_store_short v[13:14], v67
	flat_store_short v[19:20], v67
	flat_store_short v[17:18], v67
	flat_store_short v[23:24], v67
	flat_store_short v[21:22], v67
	flat_store_short v[27:28], v67
	flat_store_short v[25:26], v67
	flat_store_short v[31:32], v67
	flat_store_short v[29:30], v67
	flat_store_short v[35:36], v67
	flat_store_short v[33:34], v67
	flat_store_short v[39:40], v67
	flat_store_short v[37:38], v67
	flat_store_short v[43:44], v67
	flat_store_short v[41:42], v67
	flat_store_short v[47:48], v67
	flat_store_short v[45:46], v67
	flat_store_short v[51:52], v67
	flat_store_short v[49:50], v67
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, 64, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s5, 0x46
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s5, v4
	s_movk_i32 s4, 0x44
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s5, 0x4a
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s5, v4
	s_movk_i32 s4, 0x48
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s5, 0x4e
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s5, v4
	s_movk_i32 s4, 0x4c
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s5, 0x52
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s5, v4
	s_movk_i32 s4, 0x50
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s4, 0x56
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	s_movk_i32 s8, 0x54
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s8, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s5, 0x5a
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s5, v4
	s_movk_i32 s4, 0x58
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	s_movk_i32 s5, 0x5e
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s5, v4
	s_movk_i32 s4, 0x5c
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, s4, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	flat_store_short v[53:54], v67
	v_add_u32_e32 v53, vcc, 52, v4
	v_addc_u32_e32 v54, vcc, 0, v5, vcc
	v_add_u32_e32 v55, vcc, 54, v4
	v_addc_u32_e32 v56, vcc, 0, v5, vcc
	v_add_u32_e32 v57, vcc, 56, v4
	v_addc_u32_e32 v58, vcc, 0, v5, vcc
	v_add_u32_e32 v59, vcc, 58, v4
	v_addc_u32_e32 v60, vcc, 0, v5, vcc
	v_add_u32_e32 v61, vcc, 60, v4
	v_cvt_f16_f32_e32 v86, v85
	v_addc_u32_e32 v62, vcc, 0, v5, vcc
	v_add_u32_e32 v63, vcc, 62, v4
	v_mov_b32_e32 v65, 1
	v_addc_u32_e32 v64, vcc, 0, v5, vcc
	s_mov_b64 s[6:7], 0
	s_mov_b32 s9, 0xffff
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v70, 0
	flat_store_short v[55:56], v67
	flat_store_short v[53:54], v67
	flat_store_short v[59:60], v67
	flat_store_short v[57:58], v67
	flat_store_short v[63:64], v67
	flat_store_short v[61:62], v67
	flat_store_short v[2:3], v86
.LBB0_313:
	v_mov_b32_e32 v69, s7
	v_add_u32_e32 v68, vcc, s6, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	v_add_u32_e32 v76, vcc, 2, v68
	v_addc_u32_e32 v77, vcc, 0, v69, vcc
	v_add_u32_e32 v78, vcc, 4, v68
	v_addc_u32_e32 v79, vcc, 0, v69, vcc
	v_add_u32_e32 v80, vcc, 6, v68
	v_addc_u32_e32 v81, vcc, 0, v69, vcc
	v_add_u32_e32 v82, vcc, 8, v68
	v_addc_u32_e32 v83, vcc, 0, v69, vcc
	v_add_u32_e32 v87, vcc, 10, v68
	v_addc_u32_e32 v88, vcc, 0, v69, vcc
	flat_load_ushort v75, v[76:77]
	flat_load_ushort v74, v[78:79]
	flat_load_ushort v73, v[80:81]
	flat_load_ushort v72, v[82:83]
	flat_load_ushort v71, v[87:88]
	s_cmp_eq_u32 s6, s8
	flat_store_short v[68:69], v67
	flat_store_short v[76:77], v67
	flat_store_short v[78:79], v67
	flat_store_short v[80:81], v67
	flat_store_short v[82:83], v67
	flat_store_short v[87:88], v67
	s_cbranch_scc1 .LBB0_315
	v_add_u32_e32 v68, vcc, 12, v68
	v_addc_u32_e32 v69, vcc, 0, v69, vcc
	flat_load_ushort v68, v[68:69]
	s_add_u32 s6, s6, 12
	s_addc_u32 s7, s7, 0
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_316
.LBB0_315:
	s_mov_b64 s[4:5], -1
.LBB0_316:
	v_mul_lo_u32 v69, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	v_add_u32_e32 v66, vcc, v66, v69
	v_and_b32_e32 v69, s9, v70
	v_add_u32_e32 v65, vcc, v65, v69
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_mul_lo_u32 v69, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, s9, v75
	v_add_u32_e32 v66, vcc, v66, v69
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_mul_lo_u32 v69, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	v_and_b32_e32 v70, s9, v74
	v_add_u32_e32 v66, vcc, v66, v69
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_mul_lo_u32 v69, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	v_and_b32_e32 v70, s9, v73
	v_add_u32_e32 v66, vcc, v66, v69
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_mul_lo_u32 v69, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	v_and_b32_e32 v70, s9, v72
	v_add_u32_e32 v66, vcc, v66, v69
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_mul_lo_u32 v69, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	v_and_b32_e32 v70, s9, v71
	v_add_u32_e32 v66, vcc, v66, v69
	s_andn2_b64 vcc, exec, s[4:5]
	v_add_u32_e64 v65, s[4:5], v65, v70
	v_addc_u32_e64 v66, s[4:5], 0, v66, s[4:5]
	s_cbranch_vccz .LBB0_318
	v_mov_b32_e32 v70, v68
	s_branch .LBB0_313
.LBB0_318:
	v_bfe_u32 v79, v85, 23, 8
	s_movk_i32 s4, 0x71
	v_and_b32_e32 v67, 0x7fffff, v85
	v_sub_u32_e32 v87, vcc, s4, v79
	v_or_b32_e32 v80, 0x800000, v67
	v_min_u32_e32 v67, 15, v87
	v_add_u32_e32 v67, vcc, 13, v67
	v_cmp_gt_u32_e64 s[4:5], s4, v79
	v_cndmask_b32_e64 v67, 13, v67, s[4:5]
	v_lshlrev_b32_e64 v81, v67, 1
	v_bfm_b32 v68, v67, 0
	v_add_u32_e32 v67, vcc, -1, v67
	v_and_b32_e32 v82, v68, v80
	v_lshlrev_b32_e64 v83, v67, 1
	v_cmp_gt_u32_e64 s[24:25], v82, v83
	v_cmp_le_u32_e64 s[12:13], v82, v83
	s_mov_b64 s[10:11], s[24:25]
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_cbranch_execz .LBB0_326
	v_and_b32_e32 v67, v81, v80
	v_cmp_ne_u32_e32 vcc, v82, v83
	v_cmp_eq_u32_e64 s[6:7], 0, v67
	s_movk_i32 s10, 0x8f
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_gt_u32_e32 vcc, s10, v79
	s_and_b64 s[14:15], vcc, s[6:7]
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB0_325
	s_mov_b32 s10, 0x477fe000
	s_movk_i32 s14, 0x204
	v_cmp_ngt_f32_e64 s[10:11], |v85|, s10
	v_cmp_class_f32_e64 s[14:15], v85, s14
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_xor_b64 s[10:11], exec, s[14:15]
	v_min_u32_e32 v67, 10, v87
	s_movk_i32 s14, 0xe000
	v_lshlrev_b32_e64 v67, v67, s14
	v_mov_b32_e32 v68, s14
	v_cndmask_b32_e64 v67, v68, v67, s[4:5]
	v_and_b32_e32 v67, v67, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v67, v85, v67, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v67, 0x477fe000
	v_bfi_b32 v67, s14, v67, v85
	s_or_b64 exec, exec, s[10:11]
	s_xor_b64 s[10:11], exec, -1
.LBB0_325:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[6:7], s[24:25], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[10:11], s[6:7], s[10:11]
.LBB0_326:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_330
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v67, v85
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_329
	v_min_u32_e32 v67, 10, v87
	s_movk_i32 s10, 0xe000
	v_lshlrev_b32_e64 v67, v67, s10
	v_not_b32_e32 v67, v67
	v_mov_b32_e32 v68, 0x1fff
	v_cndmask_b32_e64 v67, v68, v67, s[4:5]
	s_brev_b32 s10, 1
	v_and_b32_e32 v69, v67, v85
	v_or_b32_e32 v67, v67, v85
	v_and_b32_e32 v68, s10, v85
	v_sub_u32_e32 v70, vcc, s10, v67
	v_cmp_gt_i32_e32 vcc, 0, v67
	v_or_b32_e32 v68, 0x7f800000, v68
	v_cndmask_b32_e32 v70, v67, v70, vcc
	v_sub_u32_e32 v71, vcc, s10, v68
	v_cmp_gt_i32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v71, v68, v71, vcc
	v_cmp_lt_i32_e32 vcc, v70, v71
	v_cndmask_b32_e64 v71, -1, 1, vcc
	v_add_u32_e32 v70, vcc, v71, v70
	v_sub_u32_e32 v71, vcc, s10, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v70, v70, v71, vcc
	v_cmp_o_f32_e32 vcc, v67, v67
	v_cndmask_b32_e32 v70, v67, v70, vcc
	v_cmp_eq_u32_e32 vcc, v67, v68
	v_cndmask_b32_e32 v67, v70, v68, vcc
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v67, v67, v85, vcc
.LBB0_329:
	s_or_b64 exec, exec, s[8:9]
.LBB0_330:
	s_or_b64 exec, exec, s[6:7]
	v_cvt_f16_f32_e32 v67, v67
	v_lshrrev_b32_e32 v88, 23, v85
	s_mov_b64 s[6:7], 0
	flat_store_short v[2:3], v67
	v_mov_b32_e32 v67, 0
.LBB0_331:
	v_mov_b32_e32 v69, s7
	v_add_u32_e32 v68, vcc, s6, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[8:9], v65, 31, 0
	s_add_u32 s6, s6, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s7, s7, 0
	s_cmpk_eq_i32 s6, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_331
	s_mov_b32 s6, 0x477fe000
	s_movk_i32 s8, 0x204
	v_cmp_ngt_f32_e64 s[6:7], |v85|, s6
	v_cmp_class_f32_e64 s[8:9], v85, s8
	s_or_b64 s[18:19], s[6:7], s[8:9]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_xor_b64 s[6:7], exec, s[6:7]
	v_min_u32_e32 v67, 10, v87
	s_movk_i32 s8, 0xe000
	v_lshlrev_b32_e64 v67, v67, s8
	v_mov_b32_e32 v68, s8
	v_cndmask_b32_e64 v67, v68, v67, s[4:5]
	v_and_b32_e32 v67, v67, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v67, v85, v67, vcc
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_brev_b32 s8, -2
	v_mov_b32_e32 v67, 0x477fe000
	v_bfi_b32 v67, s8, v67, v85
	s_or_b64 exec, exec, s[6:7]
	v_cvt_f16_f32_e32 v67, v67
	s_mov_b64 s[6:7], 0
	flat_store_short v[2:3], v67
	v_mov_b32_e32 v67, 0
.LBB0_337:
	v_mov_b32_e32 v69, s7
	v_add_u32_e32 v68, vcc, s6, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[8:9], v65, 31, 0
	s_add_u32 s6, s6, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s7, s7, 0
	s_cmpk_eq_i32 s6, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_337
	v_cmp_gt_i32_e64 s[6:7], 0, v85
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_344
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_min_u32_e32 v67, 10, v87
	s_movk_i32 s14, 0xe000
	v_lshlrev_b32_e64 v67, v67, s14
	v_mov_b32_e32 v68, s14
	v_cndmask_b32_e64 v67, v68, v67, s[4:5]
	v_and_b32_e32 v67, v67, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v67, v85, v67, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v67, 0x477fe000
	v_bfi_b32 v67, s14, v67, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_344:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_348
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v67, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_347
	v_sub_u32_e32 v67, vcc, 0x71, v88
	v_min_u32_e32 v67, 10, v67
	s_movk_i32 s15, 0xe000
	s_mov_b32 s14, 0x38800000
	v_lshlrev_b32_e64 v67, v67, s15
	v_not_b32_e32 v67, v67
	v_mov_b32_e32 v68, 0x1fff
	v_cmp_gt_u32_e32 vcc, s14, v85
	v_cndmask_b32_e32 v67, v68, v67, vcc
	s_brev_b32 s14, 1
	v_and_b32_e32 v69, v67, v85
	v_or_b32_e32 v67, v67, v85
	v_and_b32_e32 v68, s14, v85
	v_sub_u32_e32 v70, vcc, s14, v67
	v_cmp_gt_i32_e32 vcc, 0, v67
	v_or_b32_e32 v68, 0x7f800000, v68
	v_cndmask_b32_e32 v70, v67, v70, vcc
	v_sub_u32_e32 v71, vcc, s14, v68
	v_cmp_gt_i32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v71, v68, v71, vcc
	v_cmp_lt_i32_e32 vcc, v70, v71
	v_cndmask_b32_e64 v71, -1, 1, vcc
	v_add_u32_e32 v70, vcc, v71, v70
	v_sub_u32_e32 v71, vcc, s14, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v70, v70, v71, vcc
	v_cmp_o_f32_e32 vcc, v67, v67
	v_cndmask_b32_e32 v70, v67, v70, vcc
	v_cmp_eq_u32_e32 vcc, v67, v68
	v_cndmask_b32_e32 v67, v70, v68, vcc
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v67, v67, v85, vcc
.LBB0_347:
	s_or_b64 exec, exec, s[10:11]
.LBB0_348:
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f16_f32_e32 v67, v67
	s_mov_b64 s[8:9], 0
	flat_store_short v[2:3], v67
	v_mov_b32_e32 v67, 0
.LBB0_349:
	v_mov_b32_e32 v69, s9
	v_add_u32_e32 v68, vcc, s8, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	s_add_u32 s8, s8, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s9, s9, 0
	s_cmpk_eq_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_349
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_354
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v67, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_353
	v_min_u32_e32 v67, 10, v87
	s_movk_i32 s14, 0xe000
	v_lshlrev_b32_e64 v67, v67, s14
	v_not_b32_e32 v67, v67
	v_mov_b32_e32 v68, 0x1fff
	s_brev_b32 s14, 1
	v_cndmask_b32_e64 v67, v68, v67, s[4:5]
	v_and_b32_e32 v68, s14, v85
	v_and_b32_e32 v69, v67, v85
	v_or_b32_e32 v67, v67, v85
	v_or_b32_e32 v68, 0x7f800000, v68
	v_sub_u32_e32 v70, vcc, s14, v67
	v_sub_u32_e32 v71, vcc, s14, v68
	v_cmp_gt_i32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v71, v68, v71, vcc
	v_cmp_lt_i32_e32 vcc, v70, v71
	v_cndmask_b32_e64 v71, -1, 1, vcc
	v_add_u32_e32 v70, vcc, v71, v70
	v_sub_u32_e32 v71, vcc, s14, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v70, v70, v71, vcc
	v_cmp_o_f32_e32 vcc, v67, v67
	v_cndmask_b32_e32 v70, v67, v70, vcc
	v_cmp_eq_u32_e32 vcc, v67, v68
	v_cndmask_b32_e32 v67, v70, v68, vcc
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v67, v67, v85, vcc
.LBB0_353:
	s_or_b64 exec, exec, s[10:11]
.LBB0_354:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_360
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v67, vcc, 0x71, v88
	s_mov_b32 s14, 0x38800000
	v_min_u32_e32 v67, 10, v67
	s_movk_i32 s15, 0xe000
	v_lshlrev_b32_e64 v67, v67, s15
	v_mov_b32_e32 v68, s15
	v_cmp_gt_u32_e32 vcc, s14, v85
	v_cndmask_b32_e32 v67, v68, v67, vcc
	v_and_b32_e32 v67, v67, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v67, v85, v67, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v67, 0x477fe000
	v_bfi_b32 v67, s14, v67, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_360:
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f16_f32_e32 v67, v67
	s_mov_b64 s[8:9], 0
	flat_store_short v[2:3], v67
	v_mov_b32_e32 v67, 0
.LBB0_361:
	v_mov_b32_e32 v69, s9
	v_add_u32_e32 v68, vcc, s8, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	s_add_u32 s8, s8, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s9, s9, 0
	s_cmpk_eq_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_361
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v67, 0
	flat_store_short v[2:3], v86
.LBB0_363:
	v_mov_b32_e32 v69, s9
	v_add_u32_e32 v68, vcc, s8, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	s_add_u32 s8, s8, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s9, s9, 0
	s_cmpk_eq_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_363
	v_cvt_f64_f32_e32 v[67:68], v85
	s_movk_i32 s8, 0x3f1
	s_mov_b64 s[22:23], -1
	v_bfe_u32 v84, v68, 20, 11
	v_and_b32_e32 v69, 0xfffff, v68
	v_sub_u32_e32 v89, vcc, s8, v84
	v_or_b32_e32 v72, 0x100000, v69
	v_min_u32_e32 v69, 15, v89
	v_add_u32_e32 v69, vcc, 42, v69
	v_cmp_gt_u32_e64 s[8:9], s8, v84
	v_cndmask_b32_e64 v69, 42, v69, s[8:9]
	v_lshlrev_b64 v[73:74], v69, 1
	v_mov_b32_e32 v71, v67
	v_add_u32_e32 v70, vcc, -1, v73
	v_addc_u32_e32 v75, vcc, -1, v74, vcc
	v_add_u32_e32 v69, vcc, -1, v69
	v_lshlrev_b64 v[77:78], v69, 1
	v_and_b32_e32 v76, v75, v72
	v_and_b32_e32 v75, v70, v71
	v_cmp_gt_u64_e64 s[14:15], v[75:76], v[77:78]
	v_cmp_le_u64_e32 vcc, v[75:76], v[77:78]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_372
	v_and_b32_e32 v70, v74, v72
	v_and_b32_e32 v69, v73, v71
	v_cmp_ne_u64_e32 vcc, v[75:76], v[77:78]
	v_cmp_eq_u64_e64 s[10:11], 0, v[69:70]
	s_movk_i32 s26, 0x40f
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_gt_u32_e32 vcc, s26, v84
	s_and_b64 s[26:27], vcc, s[10:11]
	s_and_saveexec_b64 s[10:11], s[26:27]
	s_cbranch_execz .LBB0_371
	s_mov_b32 s27, 0x40effc00
	s_mov_b32 s26, 0
	v_cmp_ngt_f64_e64 s[22:23], |v[67:68]|, s[26:27]
	s_movk_i32 s27, 0x204
	v_cmp_class_f64_e64 s[28:29], v[67:68], s27
	s_or_b64 s[22:23], s[22:23], s[28:29]
	s_and_saveexec_b64 s[28:29], s[22:23]
	s_xor_b64 s[22:23], exec, s[28:29]
	v_min_u32_e32 v69, 10, v89
	s_movk_i32 s27, 0xfc00
	v_lshlrev_b64 v[69:70], v69, s[26:27]
	v_mov_b32_e32 v71, s27
	v_cndmask_b32_e64 v70, v71, v70, s[8:9]
	v_cndmask_b32_e64 v69, 0, v69, s[8:9]
	v_and_b32_e32 v70, v70, v68
	v_and_b32_e32 v69, v69, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v68, v70, vcc
	v_cndmask_b32_e32 v69, v67, v69, vcc
	s_or_saveexec_b64 s[22:23], s[22:23]
	s_xor_b64 exec, exec, s[22:23]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v69, 0x40effc00
	v_bfi_b32 v70, s26, v69, v68
	v_mov_b32_e32 v69, 0
	s_or_b64 exec, exec, s[22:23]
	s_xor_b64 s[22:23], exec, -1
.LBB0_371:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[14:15], exec
	s_and_b64 s[14:15], s[22:23], exec
	s_or_b64 s[14:15], s[10:11], s[14:15]
.LBB0_372:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_xor_b64 s[16:17], exec, s[10:11]
	s_cbranch_execz .LBB0_378
	s_mov_b32 s10, -1
	s_movk_i32 s11, 0x3ff
	v_mov_b32_e32 v72, s11
	v_mov_b32_e32 v71, s10
	s_and_saveexec_b64 s[10:11], s[8:9]
	v_min_u32_e32 v69, 10, v89
	v_add_u32_e32 v69, vcc, 42, v69
	v_lshlrev_b64 v[69:70], v69, -1
	v_not_b32_e32 v72, v70
	v_not_b32_e32 v71, v69
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v70, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v67
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_377
	s_brev_b32 s10, 1
	v_and_b32_e32 v70, v72, v68
	v_or_b32_e32 v73, v72, v68
	v_or_b32_e32 v72, v71, v67
	v_mov_b32_e32 v74, s10
	v_sub_u32_e32 v76, vcc, 0, v72
	v_subb_u32_e32 v74, vcc, v74, v73, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[72:73]
	v_and_b32_e32 v69, s10, v68
	s_mov_b32 s11, 0x7ff00000
	v_cndmask_b32_e32 v75, v73, v74, vcc
	v_cndmask_b32_e32 v74, v72, v76, vcc
	v_or_b32_e32 v77, s11, v69
	v_mov_b32_e32 v69, s10
	v_sub_u32_e64 v78, vcc, 0, 0
	v_mov_b32_e32 v76, 0
	v_subb_u32_e32 v69, vcc, v69, v77, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[76:77]
	v_mov_b32_e32 v90, v76
	v_cndmask_b32_e32 v91, v77, v69, vcc
	v_cmp_lt_i64_e32 vcc, v[74:75], v[90:91]
	v_cmp_eq_u64_e64 s[14:15], v[72:73], v[76:77]
	v_cndmask_b32_e64 v78, -1, 1, vcc
	v_cndmask_b32_e64 v69, -1, 0, vcc
	v_add_u32_e32 v74, vcc, v78, v74
	v_addc_u32_e32 v75, vcc, v69, v75, vcc
	v_mov_b32_e32 v69, s10
	v_sub_u32_e32 v78, vcc, 0, v74
	v_subb_u32_e32 v69, vcc, v69, v75, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[74:75]
	v_cndmask_b32_e32 v78, v74, v78, vcc
	v_cndmask_b32_e32 v74, v75, v69, vcc
	v_cmp_o_f64_e32 vcc, v[72:73], v[72:73]
	v_and_b32_e32 v69, v71, v67
	v_cndmask_b32_e32 v71, v73, v74, vcc
	v_or_b32_e32 v74, s11, v73
	v_and_b32_e32 v75, 0x7fffffff, v74
	v_mov_b32_e32 v74, v72
	v_cmp_eq_u64_e64 s[10:11], 0, v[74:75]
	v_cndmask_b32_e32 v72, v72, v78, vcc
	s_or_b64 vcc, s[14:15], s[10:11]
	v_cndmask_b32_e64 v72, v72, 0, vcc
	v_cndmask_b32_e32 v71, v71, v77, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[69:70]
	v_cndmask_b32_e32 v70, v71, v68, vcc
	v_cndmask_b32_e32 v69, v72, v67, vcc
.LBB0_377:
	s_or_b64 exec, exec, s[22:23]
.LBB0_378:
	s_or_b64 exec, exec, s[16:17]
	v_and_b32_e32 v72, 0x1ff, v70
	v_or_b32_e32 v69, v72, v69
	v_lshrrev_b32_e32 v71, 8, v70
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_and_b32_e32 v71, 0xffe, v71
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_bfe_u32 v72, v70, 20, 11
	v_or_b32_e32 v69, v71, v69
	v_sub_u32_e32 v73, vcc, 0x3f1, v72
	v_or_b32_e32 v71, 0x1000, v69
	v_med3_i32 v73, v73, 0, 13
	v_lshrrev_b32_e32 v74, v73, v71
	v_lshlrev_b32_e32 v73, v73, v74
	v_cmp_ne_u32_e32 vcc, v73, v71
	s_movk_i32 s10, 0xfc10
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_add_u32_e32 v72, vcc, s10, v72
	v_lshlrev_b32_e32 v73, 12, v72
	v_or_b32_e32 v71, v74, v71
	v_or_b32_e32 v73, v69, v73
	v_cmp_gt_i32_e32 vcc, 1, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_and_b32_e32 v73, 7, v71
	v_cmp_lt_i32_e32 vcc, 5, v73
	v_cmp_eq_u32_e64 s[10:11], 3, v73
	v_lshrrev_b32_e32 v71, 2, v71
	s_or_b64 vcc, s[10:11], vcc
	v_addc_u32_e32 v71, vcc, 0, v71, vcc
	s_movk_i32 s10, 0x7c00
	v_mov_b32_e32 v73, s10
	v_cmp_gt_i32_e32 vcc, 31, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_lshlrev_b32_e32 v69, 9, v69
	v_or_b32_e32 v69, s10, v69
	s_movk_i32 s10, 0x40f
	v_cmp_eq_u32_e32 vcc, s10, v72
	v_cndmask_b32_e32 v69, v71, v69, vcc
	v_mov_b32_e32 v71, 0x8000
	v_and_b32_sdwa v70, v70, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v69, v70, v69
	v_lshrrev_b32_e32 v90, 20, v68
	flat_store_short v[2:3], v69
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v69, 0
.LBB0_379:
	v_mov_b32_e32 v71, s11
	v_add_u32_e32 v70, vcc, s10, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s10, s10, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s11, s11, 0
	s_cmpk_eq_i32 s10, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_379
	s_mov_b32 s15, 0x40effc00
	s_mov_b32 s14, 0
	v_cmp_ngt_f64_e64 s[10:11], |v[67:68]|, s[14:15]
	s_movk_i32 s15, 0x204
	v_cmp_class_f64_e64 s[16:17], v[67:68], s15
	s_or_b64 s[22:23], s[10:11], s[16:17]
	s_and_saveexec_b64 s[10:11], s[22:23]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_min_u32_e32 v69, 10, v89
	s_movk_i32 s15, 0xfc00
	v_lshlrev_b64 v[69:70], v69, s[14:15]
	v_mov_b32_e32 v71, s15
	v_cndmask_b32_e64 v70, v71, v70, s[8:9]
	v_cndmask_b32_e64 v69, 0, v69, s[8:9]
	v_and_b32_e32 v70, v70, v68
	v_and_b32_e32 v69, v69, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v68, v70, vcc
	v_cndmask_b32_e32 v69, v67, v69, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v69, 0x40effc00
	v_bfi_b32 v70, s14, v69, v68
	v_mov_b32_e32 v69, 0
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v72, 0x1ff, v70
	v_or_b32_e32 v69, v72, v69
	v_lshrrev_b32_e32 v71, 8, v70
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_and_b32_e32 v71, 0xffe, v71
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_bfe_u32 v72, v70, 20, 11
	v_or_b32_e32 v69, v71, v69
	v_sub_u32_e32 v73, vcc, 0x3f1, v72
	v_or_b32_e32 v71, 0x1000, v69
	v_med3_i32 v73, v73, 0, 13
	v_lshrrev_b32_e32 v74, v73, v71
	v_lshlrev_b32_e32 v73, v73, v74
	v_cmp_ne_u32_e32 vcc, v73, v71
	s_movk_i32 s10, 0xfc10
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_add_u32_e32 v72, vcc, s10, v72
	v_lshlrev_b32_e32 v73, 12, v72
	v_or_b32_e32 v71, v74, v71
	v_or_b32_e32 v73, v69, v73
	v_cmp_gt_i32_e32 vcc, 1, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_and_b32_e32 v73, 7, v71
	v_cmp_lt_i32_e32 vcc, 5, v73
	v_cmp_eq_u32_e64 s[10:11], 3, v73
	v_lshrrev_b32_e32 v71, 2, v71
	s_or_b64 vcc, s[10:11], vcc
	v_addc_u32_e32 v71, vcc, 0, v71, vcc
	s_movk_i32 s10, 0x7c00
	v_mov_b32_e32 v73, s10
	v_cmp_gt_i32_e32 vcc, 31, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_lshlrev_b32_e32 v69, 9, v69
	v_or_b32_e32 v69, s10, v69
	s_movk_i32 s10, 0x40f
	v_cmp_eq_u32_e32 vcc, s10, v72
	v_cndmask_b32_e32 v69, v71, v69, vcc
	v_mov_b32_e32 v71, 0x8000
	v_and_b32_sdwa v70, v70, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v69, v70, v69
	flat_store_short v[2:3], v69
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v69, 0
.LBB0_385:
	v_mov_b32_e32 v71, s11
	v_add_u32_e32 v70, vcc, s10, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s10, s10, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s11, s11, 0
	s_cmpk_eq_i32 s10, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_385
	v_cmp_gt_i64_e64 s[10:11], 0, v[67:68]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_392
	s_and_saveexec_b64 s[16:17], s[22:23]
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB0_389
	s_mov_b32 s26, 0
	v_min_u32_e32 v69, 10, v89
	s_movk_i32 s27, 0xfc00
	v_lshlrev_b64 v[69:70], v69, s[26:27]
	v_mov_b32_e32 v71, s27
	v_cndmask_b32_e64 v70, v71, v70, s[8:9]
	v_cndmask_b32_e64 v69, 0, v69, s[8:9]
	v_and_b32_e32 v70, v70, v68
	v_and_b32_e32 v69, v69, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v68, v70, vcc
	v_cndmask_b32_e32 v69, v67, v69, vcc
.LBB0_389:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v69, 0x40effc00
	v_bfi_b32 v70, s26, v69, v68
	v_mov_b32_e32 v69, 0
	s_or_b64 exec, exec, s[16:17]
.LBB0_392:
	s_or_saveexec_b64 s[26:27], s[14:15]
	s_xor_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_398
	s_mov_b32 s14, -1
	s_movk_i32 s15, 0x3ff
	s_movk_i32 s16, 0x3f1
	v_mov_b32_e32 v72, s15
	v_cmp_gt_u32_e32 vcc, s16, v90
	v_mov_b32_e32 v71, s14
	s_and_saveexec_b64 s[14:15], vcc
	v_sub_u32_e32 v69, vcc, s16, v90
	v_min_u32_e32 v69, 10, v69
	v_add_u32_e32 v69, vcc, 42, v69
	v_lshlrev_b64 v[69:70], v69, -1
	v_not_b32_e32 v72, v70
	v_not_b32_e32 v71, v69
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v70, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v67
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_397
	s_brev_b32 s14, 1
	v_and_b32_e32 v70, v72, v68
	v_or_b32_e32 v73, v72, v68
	v_or_b32_e32 v72, v71, v67
	v_mov_b32_e32 v74, s14
	v_sub_u32_e32 v76, vcc, 0, v72
	v_subb_u32_e32 v74, vcc, v74, v73, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[72:73]
	v_and_b32_e32 v69, s14, v68
	s_mov_b32 s15, 0x7ff00000
	v_cndmask_b32_e32 v75, v73, v74, vcc
	v_cndmask_b32_e32 v74, v72, v76, vcc
	v_or_b32_e32 v77, s15, v69
	v_mov_b32_e32 v69, s14
	v_sub_u32_e64 v78, vcc, 0, 0
	v_mov_b32_e32 v76, 0
	v_subb_u32_e32 v69, vcc, v69, v77, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[76:77]
	v_mov_b32_e32 v91, v76
	v_cndmask_b32_e32 v92, v77, v69, vcc
	v_cmp_lt_i64_e32 vcc, v[74:75], v[91:92]
	v_cmp_eq_u64_e64 s[16:17], v[72:73], v[76:77]
	v_cndmask_b32_e64 v78, -1, 1, vcc
	v_cndmask_b32_e64 v69, -1, 0, vcc
	v_add_u32_e32 v74, vcc, v78, v74
	v_addc_u32_e32 v75, vcc, v69, v75, vcc
	v_mov_b32_e32 v69, s14
	v_sub_u32_e32 v78, vcc, 0, v74
	v_subb_u32_e32 v69, vcc, v69, v75, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[74:75]
	v_cndmask_b32_e32 v78, v74, v78, vcc
	v_cndmask_b32_e32 v74, v75, v69, vcc
	v_cmp_o_f64_e32 vcc, v[72:73], v[72:73]
	v_and_b32_e32 v69, v71, v67
	v_cndmask_b32_e32 v71, v73, v74, vcc
	v_or_b32_e32 v74, s15, v73
	v_and_b32_e32 v75, 0x7fffffff, v74
	v_mov_b32_e32 v74, v72
	v_cmp_eq_u64_e64 s[14:15], 0, v[74:75]
	v_cndmask_b32_e32 v72, v72, v78, vcc
	s_or_b64 vcc, s[16:17], s[14:15]
	v_cndmask_b32_e64 v72, v72, 0, vcc
	v_cndmask_b32_e32 v71, v71, v77, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[69:70]
	v_cndmask_b32_e32 v70, v71, v68, vcc
	v_cndmask_b32_e32 v69, v72, v67, vcc
.LBB0_397:
	s_or_b64 exec, exec, s[28:29]
.LBB0_398:
	s_or_b64 exec, exec, s[26:27]
	v_and_b32_e32 v72, 0x1ff, v70
	v_or_b32_e32 v69, v72, v69
	v_lshrrev_b32_e32 v71, 8, v70
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_and_b32_e32 v71, 0xffe, v71
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_bfe_u32 v72, v70, 20, 11
	v_or_b32_e32 v69, v71, v69
	v_sub_u32_e32 v73, vcc, 0x3f1, v72
	v_or_b32_e32 v71, 0x1000, v69
	v_med3_i32 v73, v73, 0, 13
	v_lshrrev_b32_e32 v74, v73, v71
	v_lshlrev_b32_e32 v73, v73, v74
	v_cmp_ne_u32_e32 vcc, v73, v71
	s_movk_i32 s14, 0xfc10
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_add_u32_e32 v72, vcc, s14, v72
	v_lshlrev_b32_e32 v73, 12, v72
	v_or_b32_e32 v71, v74, v71
	v_or_b32_e32 v73, v69, v73
	v_cmp_gt_i32_e32 vcc, 1, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_and_b32_e32 v73, 7, v71
	v_cmp_lt_i32_e32 vcc, 5, v73
	v_cmp_eq_u32_e64 s[14:15], 3, v73
	v_lshrrev_b32_e32 v71, 2, v71
	s_or_b64 vcc, s[14:15], vcc
	v_addc_u32_e32 v71, vcc, 0, v71, vcc
	s_movk_i32 s14, 0x7c00
	v_mov_b32_e32 v73, s14
	v_cmp_gt_i32_e32 vcc, 31, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_lshlrev_b32_e32 v69, 9, v69
	v_or_b32_e32 v69, s14, v69
	s_movk_i32 s14, 0x40f
	v_cmp_eq_u32_e32 vcc, s14, v72
	v_cndmask_b32_e32 v69, v71, v69, vcc
	v_mov_b32_e32 v71, 0x8000
	v_and_b32_sdwa v70, v70, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v69, v70, v69
	flat_store_short v[2:3], v69
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v69, 0
.LBB0_399:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_399
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_xor_b64 s[26:27], exec, s[14:15]
	s_cbranch_execz .LBB0_406
	s_mov_b32 s14, -1
	s_movk_i32 s15, 0x3ff
	v_mov_b32_e32 v72, s15
	v_mov_b32_e32 v71, s14
	s_and_saveexec_b64 s[14:15], s[8:9]
	v_min_u32_e32 v69, 10, v89
	v_add_u32_e32 v69, vcc, 42, v69
	v_lshlrev_b64 v[69:70], v69, -1
	v_not_b32_e32 v72, v70
	v_not_b32_e32 v71, v69
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v70, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v67
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_405
	s_brev_b32 s14, 1
	v_and_b32_e32 v70, v72, v68
	v_or_b32_e32 v73, v72, v68
	v_or_b32_e32 v72, v71, v67
	v_mov_b32_e32 v75, s14
	v_sub_u32_e32 v74, vcc, 0, v72
	v_and_b32_e32 v69, s14, v68
	v_subb_u32_e32 v75, vcc, v75, v73, vcc
	s_mov_b32 s15, 0x7ff00000
	v_or_b32_e32 v77, s15, v69
	v_mov_b32_e32 v69, s14
	v_sub_u32_e64 v78, vcc, 0, 0
	v_mov_b32_e32 v76, 0
	v_subb_u32_e32 v69, vcc, v69, v77, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[76:77]
	v_mov_b32_e32 v91, v76
	v_cndmask_b32_e32 v92, v77, v69, vcc
	v_cmp_lt_i64_e32 vcc, v[74:75], v[91:92]
	v_cmp_eq_u64_e64 s[16:17], v[72:73], v[76:77]
	v_cndmask_b32_e64 v78, -1, 1, vcc
	v_cndmask_b32_e64 v69, -1, 0, vcc
	v_add_u32_e32 v74, vcc, v78, v74
	v_addc_u32_e32 v75, vcc, v69, v75, vcc
	v_mov_b32_e32 v69, s14
	v_sub_u32_e32 v78, vcc, 0, v74
	v_subb_u32_e32 v69, vcc, v69, v75, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[74:75]
	v_cndmask_b32_e32 v78, v74, v78, vcc
	v_cndmask_b32_e32 v74, v75, v69, vcc
	v_cmp_o_f64_e32 vcc, v[72:73], v[72:73]
	v_and_b32_e32 v69, v71, v67
	v_cndmask_b32_e32 v71, v73, v74, vcc
	v_or_b32_e32 v74, s15, v73
	v_and_b32_e32 v75, 0x7fffffff, v74
	v_mov_b32_e32 v74, v72
	v_cmp_eq_u64_e64 s[14:15], 0, v[74:75]
	v_cndmask_b32_e32 v72, v72, v78, vcc
	s_or_b64 vcc, s[16:17], s[14:15]
	v_cndmask_b32_e64 v72, v72, 0, vcc
	v_cndmask_b32_e32 v71, v71, v77, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[69:70]
	v_cndmask_b32_e32 v70, v71, v68, vcc
	v_cndmask_b32_e32 v69, v72, v67, vcc
.LBB0_405:
	s_or_b64 exec, exec, s[28:29]
.LBB0_406:
	s_or_saveexec_b64 s[14:15], s[26:27]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_412
	s_and_saveexec_b64 s[16:17], s[22:23]
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB0_409
	s_movk_i32 s28, 0x3f1
	v_sub_u32_e32 v69, vcc, s28, v90
	s_mov_b32 s26, 0
	v_min_u32_e32 v69, 10, v69
	s_movk_i32 s27, 0xfc00
	v_lshlrev_b64 v[69:70], v69, s[26:27]
	v_mov_b32_e32 v71, s27
	v_cmp_gt_u32_e32 vcc, s28, v90
	v_cndmask_b32_e32 v70, v71, v70, vcc
	v_cndmask_b32_e32 v69, 0, v69, vcc
	v_and_b32_e32 v70, v70, v68
	v_and_b32_e32 v69, v69, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v68, v70, vcc
	v_cndmask_b32_e32 v69, v67, v69, vcc
.LBB0_409:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v69, 0x40effc00
	v_bfi_b32 v70, s26, v69, v68
	v_mov_b32_e32 v69, 0
	s_or_b64 exec, exec, s[16:17]
.LBB0_412:
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v72, 0x1ff, v70
	v_or_b32_e32 v69, v72, v69
	v_lshrrev_b32_e32 v71, 8, v70
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_and_b32_e32 v71, 0xffe, v71
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_bfe_u32 v72, v70, 20, 11
	v_or_b32_e32 v69, v71, v69
	v_sub_u32_e32 v73, vcc, 0x3f1, v72
	v_or_b32_e32 v71, 0x1000, v69
	v_med3_i32 v73, v73, 0, 13
	v_lshrrev_b32_e32 v74, v73, v71
	v_lshlrev_b32_e32 v73, v73, v74
	v_cmp_ne_u32_e32 vcc, v73, v71
	s_movk_i32 s14, 0xfc10
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_add_u32_e32 v72, vcc, s14, v72
	v_lshlrev_b32_e32 v73, 12, v72
	v_or_b32_e32 v71, v74, v71
	v_or_b32_e32 v73, v69, v73
	v_cmp_gt_i32_e32 vcc, 1, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_and_b32_e32 v73, 7, v71
	v_cmp_lt_i32_e32 vcc, 5, v73
	v_cmp_eq_u32_e64 s[14:15], 3, v73
	v_lshrrev_b32_e32 v71, 2, v71
	s_or_b64 vcc, s[14:15], vcc
	v_addc_u32_e32 v71, vcc, 0, v71, vcc
	s_movk_i32 s14, 0x7c00
	v_mov_b32_e32 v73, s14
	v_cmp_gt_i32_e32 vcc, 31, v72
	v_cndmask_b32_e32 v71, v73, v71, vcc
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_lshlrev_b32_e32 v69, 9, v69
	v_or_b32_e32 v69, s14, v69
	s_movk_i32 s14, 0x40f
	v_cmp_eq_u32_e32 vcc, s14, v72
	v_cndmask_b32_e32 v69, v71, v69, vcc
	v_mov_b32_e32 v71, 0x8000
	v_and_b32_sdwa v70, v70, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v69, v70, v69
	flat_store_short v[2:3], v69
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v69, 0
.LBB0_413:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_413
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v69, 0
	flat_store_short v[0:1], v86
	flat_store_short v[7:8], v86
.LBB0_415:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_415
	s_mov_b64 s[26:27], s[24:25]
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_424
	v_and_b32_e32 v69, v81, v80
	v_cmp_ne_u32_e32 vcc, v82, v83
	v_cmp_eq_u32_e64 s[14:15], 0, v69
	s_movk_i32 s26, 0x8f
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_gt_u32_e32 vcc, s26, v79
	s_and_b64 s[28:29], vcc, s[14:15]
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[14:15], s[28:29]
	s_cbranch_execz .LBB0_423
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_xor_b64 s[26:27], exec, s[26:27]
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s28, 0xe000
	v_lshlrev_b32_e64 v69, v69, s28
	v_mov_b32_e32 v70, s28
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_xor_b64 exec, exec, s[26:27]
	s_brev_b32 s28, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s28, v69, v85
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[26:27], exec, -1
.LBB0_423:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[14:15], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[26:27], s[14:15], s[26:27]
.LBB0_424:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[14:15], s[26:27]
	s_cbranch_execz .LBB0_428
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_427
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v69, v69, s26
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	s_brev_b32 s26, 1
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_and_b32_e32 v70, s26, v85
	v_sub_u32_e32 v72, vcc, s26, v69
	v_cmp_gt_i32_e32 vcc, 0, v69
	v_or_b32_e32 v70, 0x7f800000, v70
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s26, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_427:
	s_or_b64 exec, exec, s[16:17]
.LBB0_428:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[26:27], s[24:25]
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_436
	v_and_b32_e32 v70, v81, v80
	v_cmp_ne_u32_e32 vcc, v82, v83
	v_cmp_eq_u32_e64 s[14:15], 0, v70
	s_movk_i32 s26, 0x8f
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_gt_u32_e32 vcc, s26, v79
	s_and_b64 s[28:29], vcc, s[14:15]
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[14:15], s[28:29]
	s_cbranch_execz .LBB0_435
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_xor_b64 s[26:27], exec, s[26:27]
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s28, 0xe000
	v_lshlrev_b32_e64 v70, v70, s28
	v_mov_b32_e32 v71, s28
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_xor_b64 exec, exec, s[26:27]
	s_brev_b32 s28, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s28, v70, v85
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[26:27], exec, -1
.LBB0_435:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[14:15], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[26:27], s[14:15], s[26:27]
.LBB0_436:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[14:15], s[26:27]
	s_cbranch_execz .LBB0_440
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_439
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v70, v70, s26
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	s_brev_b32 s26, 1
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_and_b32_e32 v71, s26, v85
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_or_b32_e32 v71, 0x7f800000, v71
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_sub_u32_e32 v74, vcc, s26, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s26, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_439:
	s_or_b64 exec, exec, s[16:17]
.LBB0_440:
	s_or_b64 exec, exec, s[14:15]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	s_mov_b64 s[14:15], 0
	flat_store_short v[0:1], v69
	flat_store_short v[7:8], v70
	v_mov_b32_e32 v69, 0
.LBB0_441:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_441
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v69, v69, s16
	v_mov_b32_e32 v70, s16
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s16, v69, v85
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v70, v70, s16
	v_mov_b32_e32 v71, s16
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s16, v70, v85
	s_or_b64 exec, exec, s[14:15]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	s_mov_b64 s[14:15], 0
	flat_store_short v[0:1], v69
	flat_store_short v[7:8], v70
	v_mov_b32_e32 v69, 0
.LBB0_451:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_451
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_458
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_xor_b64 s[16:17], exec, s[16:17]
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v69, v69, s26
	v_mov_b32_e32 v70, s26
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s26, v69, v85
	s_or_b64 exec, exec, s[16:17]
.LBB0_458:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_462
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_461
	v_sub_u32_e32 v69, vcc, 0x71, v88
	v_min_u32_e32 v69, 10, v69
	s_movk_i32 s27, 0xe000
	s_mov_b32 s26, 0x38800000
	v_lshlrev_b32_e64 v69, v69, s27
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	v_cmp_gt_u32_e32 vcc, s26, v85
	v_cndmask_b32_e32 v69, v70, v69, vcc
	s_brev_b32 s26, 1
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_and_b32_e32 v70, s26, v85
	v_sub_u32_e32 v72, vcc, s26, v69
	v_cmp_gt_i32_e32 vcc, 0, v69
	v_or_b32_e32 v70, 0x7f800000, v70
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s26, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_461:
	s_or_b64 exec, exec, s[16:17]
.LBB0_462:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_468
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_xor_b64 s[16:17], exec, s[16:17]
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v70, v70, s26
	v_mov_b32_e32 v71, s26
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s26, v70, v85
	s_or_b64 exec, exec, s[16:17]
.LBB0_468:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_472
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_471
	v_sub_u32_e32 v70, vcc, 0x71, v88
	v_min_u32_e32 v70, 10, v70
	s_movk_i32 s27, 0xe000
	s_mov_b32 s26, 0x38800000
	v_lshlrev_b32_e64 v70, v70, s27
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	v_cmp_gt_u32_e32 vcc, s26, v85
	v_cndmask_b32_e32 v70, v71, v70, vcc
	s_brev_b32 s26, 1
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_and_b32_e32 v71, s26, v85
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_or_b32_e32 v71, 0x7f800000, v71
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_sub_u32_e32 v74, vcc, s26, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s26, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_471:
	s_or_b64 exec, exec, s[16:17]
.LBB0_472:
	s_or_b64 exec, exec, s[14:15]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	s_mov_b64 s[14:15], 0
	flat_store_short v[0:1], v69
	flat_store_short v[7:8], v70
	v_mov_b32_e32 v69, 0
.LBB0_473:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_473
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_478
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_477
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v69, v69, s26
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	s_brev_b32 s26, 1
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v70, s26, v85
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_or_b32_e32 v70, 0x7f800000, v70
	v_sub_u32_e32 v72, vcc, s26, v69
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s26, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_477:
	s_or_b64 exec, exec, s[16:17]
.LBB0_478:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_484
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_xor_b64 s[16:17], exec, s[16:17]
	v_sub_u32_e32 v69, vcc, 0x71, v88
	s_mov_b32 s26, 0x38800000
	v_min_u32_e32 v69, 10, v69
	s_movk_i32 s27, 0xe000
	v_lshlrev_b32_e64 v69, v69, s27
	v_mov_b32_e32 v70, s27
	v_cmp_gt_u32_e32 vcc, s26, v85
	v_cndmask_b32_e32 v69, v70, v69, vcc
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s26, v69, v85
	s_or_b64 exec, exec, s[16:17]
.LBB0_484:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_488
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_487
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v70, v70, s26
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	s_brev_b32 s26, 1
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v71, s26, v85
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_or_b32_e32 v71, 0x7f800000, v71
	v_sub_u32_e32 v73, vcc, s26, v70
	v_sub_u32_e32 v74, vcc, s26, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s26, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_487:
	s_or_b64 exec, exec, s[16:17]
.LBB0_488:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_494
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_xor_b64 s[16:17], exec, s[16:17]
	v_sub_u32_e32 v70, vcc, 0x71, v88
	s_mov_b32 s26, 0x38800000
	v_min_u32_e32 v70, 10, v70
	s_movk_i32 s27, 0xe000
	v_lshlrev_b32_e64 v70, v70, s27
	v_mov_b32_e32 v71, s27
	v_cmp_gt_u32_e32 vcc, s26, v85
	v_cndmask_b32_e32 v70, v71, v70, vcc
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s26, v70, v85
	s_or_b64 exec, exec, s[16:17]
.LBB0_494:
	s_or_b64 exec, exec, s[14:15]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	s_mov_b64 s[14:15], 0
	flat_store_short v[0:1], v69
	flat_store_short v[7:8], v70
	v_mov_b32_e32 v69, 0
.LBB0_495:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_495
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v69, 0
	flat_store_short v[9:10], v86
	flat_store_short v[11:12], v86
	flat_store_short v[13:14], v86
.LBB0_497:
	v_mov_b32_e32 v71, s15
	v_add_u32_e32 v70, vcc, s14, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[16:17], v65, 31, 0
	s_add_u32 s14, s14, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s15, s15, 0
	s_cmpk_eq_i32 s14, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_497
	s_mov_b64 s[26:27], s[24:25]
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_506
	v_and_b32_e32 v69, v81, v80
	v_cmp_ne_u32_e32 vcc, v82, v83
	v_cmp_eq_u32_e64 s[14:15], 0, v69
	s_movk_i32 s26, 0x8f
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_gt_u32_e32 vcc, s26, v79
	s_and_b64 s[28:29], vcc, s[14:15]
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[14:15], s[28:29]
	s_cbranch_execz .LBB0_505
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_xor_b64 s[26:27], exec, s[26:27]
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s28, 0xe000
	v_lshlrev_b32_e64 v69, v69, s28
	v_mov_b32_e32 v70, s28
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_xor_b64 exec, exec, s[26:27]
	s_brev_b32 s28, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s28, v69, v85
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[26:27], exec, -1
.LBB0_505:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[14:15], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[26:27], s[14:15], s[26:27]
.LBB0_506:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[14:15], s[26:27]
	s_cbranch_execz .LBB0_510
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_509
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v69, v69, s26
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	s_brev_b32 s26, 1
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_and_b32_e32 v70, s26, v85
	v_sub_u32_e32 v72, vcc, s26, v69
	v_cmp_gt_i32_e32 vcc, 0, v69
	v_or_b32_e32 v70, 0x7f800000, v70
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s26, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_509:
	s_or_b64 exec, exec, s[16:17]
.LBB0_510:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[26:27], s[24:25]
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_518
	v_and_b32_e32 v70, v81, v80
	v_cmp_ne_u32_e32 vcc, v82, v83
	v_cmp_eq_u32_e64 s[14:15], 0, v70
	s_movk_i32 s26, 0x8f
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_gt_u32_e32 vcc, s26, v79
	s_and_b64 s[28:29], vcc, s[14:15]
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[14:15], s[28:29]
	s_cbranch_execz .LBB0_517
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_xor_b64 s[26:27], exec, s[26:27]
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s28, 0xe000
	v_lshlrev_b32_e64 v70, v70, s28
	v_mov_b32_e32 v71, s28
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_xor_b64 exec, exec, s[26:27]
	s_brev_b32 s28, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s28, v70, v85
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[26:27], exec, -1
.LBB0_517:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[14:15], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[26:27], s[14:15], s[26:27]
.LBB0_518:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[14:15], s[26:27]
	s_cbranch_execz .LBB0_522
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_521
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v70, v70, s26
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	s_brev_b32 s26, 1
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_and_b32_e32 v71, s26, v85
	v_sub_u32_e32 v73, vcc, s26, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_or_b32_e32 v71, 0x7f800000, v71
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_sub_u32_e32 v74, vcc, s26, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s26, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_521:
	s_or_b64 exec, exec, s[16:17]
.LBB0_522:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_530
	v_and_b32_e32 v71, v81, v80
	v_cmp_ne_u32_e32 vcc, v82, v83
	v_cmp_eq_u32_e64 s[12:13], 0, v71
	s_movk_i32 s16, 0x8f
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_gt_u32_e32 vcc, s16, v79
	s_and_b64 s[26:27], vcc, s[12:13]
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[12:13], s[26:27]
	s_cbranch_execz .LBB0_529
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_xor_b64 s[16:17], exec, s[16:17]
	v_min_u32_e32 v71, 10, v87
	s_movk_i32 s26, 0xe000
	v_lshlrev_b32_e64 v71, v71, s26
	v_mov_b32_e32 v72, s26
	v_cndmask_b32_e64 v71, v72, v71, s[4:5]
	v_and_b32_e32 v71, v71, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v71, v85, v71, vcc
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_xor_b64 exec, exec, s[16:17]
	s_brev_b32 s26, -2
	v_mov_b32_e32 v71, 0x477fe000
	v_bfi_b32 v71, s26, v71, v85
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[16:17], exec, -1
.LBB0_529:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[24:25], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[24:25], s[12:13], s[16:17]
.LBB0_530:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[12:13], s[24:25]
	s_cbranch_execz .LBB0_534
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v71, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_533
	v_min_u32_e32 v71, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v71, v71, s16
	v_not_b32_e32 v71, v71
	v_mov_b32_e32 v72, 0x1fff
	v_cndmask_b32_e64 v71, v72, v71, s[4:5]
	s_brev_b32 s16, 1
	v_and_b32_e32 v73, v71, v85
	v_or_b32_e32 v71, v71, v85
	v_and_b32_e32 v72, s16, v85
	v_sub_u32_e32 v74, vcc, s16, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_or_b32_e32 v72, 0x7f800000, v72
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_sub_u32_e32 v75, vcc, s16, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v75, v72, v75, vcc
	v_cmp_lt_i32_e32 vcc, v74, v75
	v_cndmask_b32_e64 v75, -1, 1, vcc
	v_add_u32_e32 v74, vcc, v75, v74
	v_sub_u32_e32 v75, vcc, s16, v74
	v_cmp_gt_i32_e32 vcc, 0, v74
	v_cndmask_b32_e32 v74, v74, v75, vcc
	v_cmp_o_f32_e32 vcc, v71, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_eq_u32_e32 vcc, v71, v72
	v_cndmask_b32_e32 v71, v74, v72, vcc
	v_cmp_eq_u32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v71, v71, v85, vcc
.LBB0_533:
	s_or_b64 exec, exec, s[14:15]
.LBB0_534:
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v71, v71
	s_mov_b64 s[12:13], 0
	flat_store_short v[9:10], v69
	flat_store_short v[11:12], v70
	flat_store_short v[13:14], v71
	v_mov_b32_e32 v69, 0
.LBB0_535:
	v_mov_b32_e32 v71, s13
	v_add_u32_e32 v70, vcc, s12, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s12, s12, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s13, s13, 0
	s_cmpk_eq_i32 s12, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_535
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_xor_b64 s[12:13], exec, s[12:13]
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s14, 0xe000
	v_lshlrev_b32_e64 v69, v69, s14
	v_mov_b32_e32 v70, s14
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s14, v69, v85
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_xor_b64 s[12:13], exec, s[12:13]
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s14, 0xe000
	v_lshlrev_b32_e64 v70, v70, s14
	v_mov_b32_e32 v71, s14
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s14, v70, v85
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_xor_b64 s[12:13], exec, s[12:13]
	v_min_u32_e32 v71, 10, v87
	s_movk_i32 s14, 0xe000
	v_lshlrev_b32_e64 v71, v71, s14
	v_mov_b32_e32 v72, s14
	v_cndmask_b32_e64 v71, v72, v71, s[4:5]
	v_and_b32_e32 v71, v71, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v71, v85, v71, vcc
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v71, 0x477fe000
	v_bfi_b32 v71, s14, v71, v85
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v71, v71
	s_mov_b64 s[12:13], 0
	flat_store_short v[9:10], v69
	flat_store_short v[11:12], v70
	flat_store_short v[13:14], v71
	v_mov_b32_e32 v69, 0
.LBB0_549:
	v_mov_b32_e32 v71, s13
	v_add_u32_e32 v70, vcc, s12, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s12, s12, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s13, s13, 0
	s_cmpk_eq_i32 s12, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_549
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_556
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v69, v69, s16
	v_mov_b32_e32 v70, s16
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s16, v69, v85
	s_or_b64 exec, exec, s[14:15]
.LBB0_556:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_560
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_559
	v_sub_u32_e32 v69, vcc, 0x71, v88
	v_min_u32_e32 v69, 10, v69
	s_movk_i32 s17, 0xe000
	s_mov_b32 s16, 0x38800000
	v_lshlrev_b32_e64 v69, v69, s17
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	v_cmp_gt_u32_e32 vcc, s16, v85
	v_cndmask_b32_e32 v69, v70, v69, vcc
	s_brev_b32 s16, 1
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_and_b32_e32 v70, s16, v85
	v_sub_u32_e32 v72, vcc, s16, v69
	v_cmp_gt_i32_e32 vcc, 0, v69
	v_or_b32_e32 v70, 0x7f800000, v70
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_sub_u32_e32 v73, vcc, s16, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s16, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_559:
	s_or_b64 exec, exec, s[14:15]
.LBB0_560:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_566
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v70, v70, s16
	v_mov_b32_e32 v71, s16
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s16, v70, v85
	s_or_b64 exec, exec, s[14:15]
.LBB0_566:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_570
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_569
	v_sub_u32_e32 v70, vcc, 0x71, v88
	v_min_u32_e32 v70, 10, v70
	s_movk_i32 s17, 0xe000
	s_mov_b32 s16, 0x38800000
	v_lshlrev_b32_e64 v70, v70, s17
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	v_cmp_gt_u32_e32 vcc, s16, v85
	v_cndmask_b32_e32 v70, v71, v70, vcc
	s_brev_b32 s16, 1
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_and_b32_e32 v71, s16, v85
	v_sub_u32_e32 v73, vcc, s16, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_or_b32_e32 v71, 0x7f800000, v71
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_sub_u32_e32 v74, vcc, s16, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s16, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_569:
	s_or_b64 exec, exec, s[14:15]
.LBB0_570:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_576
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_min_u32_e32 v71, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v71, v71, s16
	v_mov_b32_e32 v72, s16
	v_cndmask_b32_e64 v71, v72, v71, s[4:5]
	v_and_b32_e32 v71, v71, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v71, v85, v71, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v71, 0x477fe000
	v_bfi_b32 v71, s16, v71, v85
	s_or_b64 exec, exec, s[14:15]
.LBB0_576:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_580
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v71, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_579
	v_sub_u32_e32 v71, vcc, 0x71, v88
	v_min_u32_e32 v71, 10, v71
	s_movk_i32 s17, 0xe000
	s_mov_b32 s16, 0x38800000
	v_lshlrev_b32_e64 v71, v71, s17
	v_not_b32_e32 v71, v71
	v_mov_b32_e32 v72, 0x1fff
	v_cmp_gt_u32_e32 vcc, s16, v85
	v_cndmask_b32_e32 v71, v72, v71, vcc
	s_brev_b32 s16, 1
	v_and_b32_e32 v73, v71, v85
	v_or_b32_e32 v71, v71, v85
	v_and_b32_e32 v72, s16, v85
	v_sub_u32_e32 v74, vcc, s16, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_or_b32_e32 v72, 0x7f800000, v72
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_sub_u32_e32 v75, vcc, s16, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v75, v72, v75, vcc
	v_cmp_lt_i32_e32 vcc, v74, v75
	v_cndmask_b32_e64 v75, -1, 1, vcc
	v_add_u32_e32 v74, vcc, v75, v74
	v_sub_u32_e32 v75, vcc, s16, v74
	v_cmp_gt_i32_e32 vcc, 0, v74
	v_cndmask_b32_e32 v74, v74, v75, vcc
	v_cmp_o_f32_e32 vcc, v71, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_eq_u32_e32 vcc, v71, v72
	v_cndmask_b32_e32 v71, v74, v72, vcc
	v_cmp_eq_u32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v71, v71, v85, vcc
.LBB0_579:
	s_or_b64 exec, exec, s[14:15]
.LBB0_580:
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v71, v71
	s_mov_b64 s[12:13], 0
	flat_store_short v[9:10], v69
	flat_store_short v[11:12], v70
	flat_store_short v[13:14], v71
	v_mov_b32_e32 v69, 0
.LBB0_581:
	v_mov_b32_e32 v71, s13
	v_add_u32_e32 v70, vcc, s12, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s12, s12, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s13, s13, 0
	s_cmpk_eq_i32 s12, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_581
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_586
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_585
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v69, v69, s16
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	s_brev_b32 s16, 1
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v70, s16, v85
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_or_b32_e32 v70, 0x7f800000, v70
	v_sub_u32_e32 v72, vcc, s16, v69
	v_sub_u32_e32 v73, vcc, s16, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s16, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_585:
	s_or_b64 exec, exec, s[14:15]
.LBB0_586:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_592
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_sub_u32_e32 v69, vcc, 0x71, v88
	s_mov_b32 s16, 0x38800000
	v_min_u32_e32 v69, 10, v69
	s_movk_i32 s17, 0xe000
	v_lshlrev_b32_e64 v69, v69, s17
	v_mov_b32_e32 v70, s17
	v_cmp_gt_u32_e32 vcc, s16, v85
	v_cndmask_b32_e32 v69, v70, v69, vcc
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s16, v69, v85
	s_or_b64 exec, exec, s[14:15]
.LBB0_592:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_596
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_595
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v70, v70, s16
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	s_brev_b32 s16, 1
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v71, s16, v85
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_or_b32_e32 v71, 0x7f800000, v71
	v_sub_u32_e32 v73, vcc, s16, v70
	v_sub_u32_e32 v74, vcc, s16, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s16, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_595:
	s_or_b64 exec, exec, s[14:15]
.LBB0_596:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_602
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_sub_u32_e32 v70, vcc, 0x71, v88
	s_mov_b32 s16, 0x38800000
	v_min_u32_e32 v70, 10, v70
	s_movk_i32 s17, 0xe000
	v_lshlrev_b32_e64 v70, v70, s17
	v_mov_b32_e32 v71, s17
	v_cmp_gt_u32_e32 vcc, s16, v85
	v_cndmask_b32_e32 v70, v71, v70, vcc
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s16, v70, v85
	s_or_b64 exec, exec, s[14:15]
.LBB0_602:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_606
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v71, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_605
	v_min_u32_e32 v71, 10, v87
	s_movk_i32 s16, 0xe000
	v_lshlrev_b32_e64 v71, v71, s16
	v_not_b32_e32 v71, v71
	v_mov_b32_e32 v72, 0x1fff
	s_brev_b32 s16, 1
	v_cndmask_b32_e64 v71, v72, v71, s[4:5]
	v_and_b32_e32 v72, s16, v85
	v_and_b32_e32 v73, v71, v85
	v_or_b32_e32 v71, v71, v85
	v_or_b32_e32 v72, 0x7f800000, v72
	v_sub_u32_e32 v74, vcc, s16, v71
	v_sub_u32_e32 v75, vcc, s16, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v75, v72, v75, vcc
	v_cmp_lt_i32_e32 vcc, v74, v75
	v_cndmask_b32_e64 v75, -1, 1, vcc
	v_add_u32_e32 v74, vcc, v75, v74
	v_sub_u32_e32 v75, vcc, s16, v74
	v_cmp_gt_i32_e32 vcc, 0, v74
	v_cndmask_b32_e32 v74, v74, v75, vcc
	v_cmp_o_f32_e32 vcc, v71, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_eq_u32_e32 vcc, v71, v72
	v_cndmask_b32_e32 v71, v74, v72, vcc
	v_cmp_eq_u32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v71, v71, v85, vcc
.LBB0_605:
	s_or_b64 exec, exec, s[14:15]
.LBB0_606:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_612
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_sub_u32_e32 v71, vcc, 0x71, v88
	s_mov_b32 s16, 0x38800000
	v_min_u32_e32 v71, 10, v71
	s_movk_i32 s17, 0xe000
	v_lshlrev_b32_e64 v71, v71, s17
	v_mov_b32_e32 v72, s17
	v_cmp_gt_u32_e32 vcc, s16, v85
	v_cndmask_b32_e32 v71, v72, v71, vcc
	v_and_b32_e32 v71, v71, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v71, v85, v71, vcc
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v71, 0x477fe000
	v_bfi_b32 v71, s16, v71, v85
	s_or_b64 exec, exec, s[14:15]
.LBB0_612:
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v71, v71
	s_mov_b64 s[12:13], 0
	flat_store_short v[9:10], v69
	flat_store_short v[11:12], v70
	flat_store_short v[13:14], v71
	v_mov_b32_e32 v69, 0
.LBB0_613:
	v_mov_b32_e32 v71, s13
	v_add_u32_e32 v70, vcc, s12, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s12, s12, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s13, s13, 0
	s_cmpk_eq_i32 s12, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_613
	s_and_saveexec_b64 s[12:13], s[22:23]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_616
	s_mov_b32 s14, 0
	v_min_u32_e32 v69, 10, v89
	s_movk_i32 s15, 0xfc00
	v_lshlrev_b64 v[69:70], v69, s[14:15]
	v_mov_b32_e32 v71, s15
	v_cndmask_b32_e64 v70, v71, v70, s[8:9]
	v_cndmask_b32_e64 v69, 0, v69, s[8:9]
	v_and_b32_e32 v70, v70, v68
	v_and_b32_e32 v69, v69, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v68, v70, vcc
	v_cndmask_b32_e32 v69, v67, v69, vcc
.LBB0_616:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v69, 0x40effc00
	v_bfi_b32 v70, s14, v69, v68
	v_mov_b32_e32 v69, 0
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[22:23]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_620
	s_mov_b32 s14, 0
	v_min_u32_e32 v71, 10, v89
	s_movk_i32 s15, 0xfc00
	v_lshlrev_b64 v[71:72], v71, s[14:15]
	v_mov_b32_e32 v73, s15
	v_cndmask_b32_e64 v72, v73, v72, s[8:9]
	v_cndmask_b32_e64 v71, 0, v71, s[8:9]
	v_and_b32_e32 v72, v72, v68
	v_and_b32_e32 v71, v71, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v72, v68, v72, vcc
	v_cndmask_b32_e32 v71, v67, v71, vcc
.LBB0_620:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v71, 0x40effc00
	v_bfi_b32 v72, s14, v71, v68
	v_mov_b32_e32 v71, 0
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[22:23]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_624
	s_mov_b32 s14, 0
	v_min_u32_e32 v73, 10, v89
	s_movk_i32 s15, 0xfc00
	v_lshlrev_b64 v[73:74], v73, s[14:15]
	v_mov_b32_e32 v75, s15
	v_cndmask_b32_e64 v74, v75, v74, s[8:9]
	v_cndmask_b32_e64 v73, 0, v73, s[8:9]
	v_and_b32_e32 v74, v74, v68
	v_and_b32_e32 v73, v73, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v74, v68, v74, vcc
	v_cndmask_b32_e32 v73, v67, v73, vcc
.LBB0_624:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v73, 0x40effc00
	v_bfi_b32 v74, s14, v73, v68
	v_mov_b32_e32 v73, 0
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[22:23]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_628
	s_mov_b32 s14, 0
	v_min_u32_e32 v75, 10, v89
	s_movk_i32 s15, 0xfc00
	v_lshlrev_b64 v[75:76], v75, s[14:15]
	v_mov_b32_e32 v77, s15
	v_cndmask_b32_e64 v76, v77, v76, s[8:9]
	v_cndmask_b32_e64 v75, 0, v75, s[8:9]
	v_and_b32_e32 v76, v76, v68
	v_and_b32_e32 v75, v75, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v76, v68, v76, vcc
	v_cndmask_b32_e32 v75, v67, v75, vcc
.LBB0_628:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_brev_b32 s14, -2
	v_mov_b32_e32 v75, 0x40effc00
	v_bfi_b32 v76, s14, v75, v68
	v_mov_b32_e32 v75, 0
	s_or_b64 exec, exec, s[12:13]
	s_movk_i32 s15, 0x1ff
	v_and_b32_e32 v78, s15, v70
	v_or_b32_e32 v69, v78, v69
	v_lshrrev_b32_e32 v77, 8, v70
	s_movk_i32 s14, 0xffe
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_and_b32_e32 v77, s14, v77
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_bfe_u32 v78, v70, 20, 11
	s_movk_i32 s17, 0x3f1
	v_or_b32_e32 v69, v77, v69
	s_movk_i32 s16, 0x1000
	v_sub_u32_e32 v79, vcc, s17, v78
	v_or_b32_e32 v77, s16, v69
	v_med3_i32 v79, v79, 0, 13
	v_lshrrev_b32_e32 v80, v79, v77
	v_lshlrev_b32_e32 v79, v79, v80
	v_cmp_ne_u32_e32 vcc, v79, v77
	s_movk_i32 s24, 0xfc10
	v_cndmask_b32_e64 v77, 0, 1, vcc
	v_add_u32_e32 v78, vcc, s24, v78
	v_lshlrev_b32_e32 v79, 12, v78
	v_or_b32_e32 v77, v80, v77
	v_or_b32_e32 v79, v69, v79
	v_cmp_gt_i32_e32 vcc, 1, v78
	v_cndmask_b32_e32 v77, v79, v77, vcc
	v_and_b32_e32 v79, 7, v77
	v_cmp_lt_i32_e32 vcc, 5, v79
	v_cmp_eq_u32_e64 s[12:13], 3, v79
	v_lshrrev_b32_e32 v77, 2, v77
	s_or_b64 vcc, s[12:13], vcc
	v_addc_u32_e32 v77, vcc, 0, v77, vcc
	s_movk_i32 s25, 0x7c00
	v_mov_b32_e32 v79, s25
	v_cmp_gt_i32_e32 vcc, 31, v78
	v_cndmask_b32_e32 v77, v79, v77, vcc
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_lshlrev_b32_e32 v69, 9, v69
	s_movk_i32 s26, 0x40f
	v_or_b32_e32 v69, s25, v69
	v_cmp_eq_u32_e32 vcc, s26, v78
	v_cndmask_b32_e32 v69, v77, v69, vcc
	v_mov_b32_e32 v77, 0x8000
	v_and_b32_e32 v78, s15, v72
	v_and_b32_sdwa v70, v70, v77 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v71, v78, v71
	v_or_b32_e32 v69, v70, v69
	v_lshrrev_b32_e32 v70, 8, v72
	v_cmp_ne_u32_e32 vcc, 0, v71
	v_and_b32_e32 v70, s14, v70
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_bfe_u32 v78, v72, 20, 11
	v_or_b32_e32 v70, v70, v71
	v_sub_u32_e32 v80, vcc, s17, v78
	v_or_b32_e32 v71, s16, v70
	v_med3_i32 v80, v80, 0, 13
	v_lshrrev_b32_e32 v81, v80, v71
	v_lshlrev_b32_e32 v80, v80, v81
	v_cmp_ne_u32_e32 vcc, v80, v71
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_add_u32_e32 v78, vcc, s24, v78
	v_lshlrev_b32_e32 v80, 12, v78
	v_or_b32_e32 v71, v81, v71
	v_or_b32_e32 v80, v70, v80
	v_cmp_gt_i32_e32 vcc, 1, v78
	v_cndmask_b32_e32 v71, v80, v71, vcc
	v_and_b32_e32 v80, 7, v71
	v_cmp_lt_i32_e32 vcc, 5, v80
	v_cmp_eq_u32_e64 s[12:13], 3, v80
	v_lshrrev_b32_e32 v71, 2, v71
	s_or_b64 vcc, s[12:13], vcc
	v_addc_u32_e32 v71, vcc, 0, v71, vcc
	v_cmp_gt_i32_e32 vcc, 31, v78
	v_cndmask_b32_e32 v71, v79, v71, vcc
	v_cmp_ne_u32_e32 vcc, 0, v70
	v_cndmask_b32_e64 v70, 0, 1, vcc
	v_lshlrev_b32_e32 v70, 9, v70
	v_or_b32_e32 v70, s25, v70
	v_cmp_eq_u32_e32 vcc, s26, v78
	v_cndmask_b32_e32 v70, v71, v70, vcc
	v_and_b32_sdwa v71, v72, v77 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v72, s15, v74
	v_or_b32_e32 v72, v72, v73
	v_or_b32_e32 v70, v71, v70
	v_lshrrev_b32_e32 v71, 8, v74
	v_cmp_ne_u32_e32 vcc, 0, v72
	v_and_b32_e32 v71, s14, v71
	v_cndmask_b32_e64 v72, 0, 1, vcc
	v_bfe_u32 v73, v74, 20, 11
	v_or_b32_e32 v71, v71, v72
	v_sub_u32_e32 v78, vcc, s17, v73
	v_or_b32_e32 v72, s16, v71
	v_med3_i32 v78, v78, 0, 13
	v_lshrrev_b32_e32 v80, v78, v72
	v_lshlrev_b32_e32 v78, v78, v80
	v_cmp_ne_u32_e32 vcc, v78, v72
	v_cndmask_b32_e64 v72, 0, 1, vcc
	v_add_u32_e32 v73, vcc, s24, v73
	v_lshlrev_b32_e32 v78, 12, v73
	v_or_b32_e32 v72, v80, v72
	v_or_b32_e32 v78, v71, v78
	v_cmp_gt_i32_e32 vcc, 1, v73
	v_cndmask_b32_e32 v72, v78, v72, vcc
	v_and_b32_e32 v78, 7, v72
	v_cmp_lt_i32_e32 vcc, 5, v78
	v_cmp_eq_u32_e64 s[12:13], 3, v78
	v_lshrrev_b32_e32 v72, 2, v72
	s_or_b64 vcc, s[12:13], vcc
	v_addc_u32_e32 v72, vcc, 0, v72, vcc
	v_cmp_gt_i32_e32 vcc, 31, v73
	v_cndmask_b32_e32 v72, v79, v72, vcc
	v_cmp_ne_u32_e32 vcc, 0, v71
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_lshlrev_b32_e32 v71, 9, v71
	v_or_b32_e32 v71, s25, v71
	v_cmp_eq_u32_e32 vcc, s26, v73
	v_and_b32_e32 v73, s15, v76
	v_cndmask_b32_e32 v71, v72, v71, vcc
	v_and_b32_sdwa v72, v74, v77 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v73, v73, v75
	v_or_b32_e32 v71, v72, v71
	v_lshrrev_b32_e32 v72, 8, v76
	v_cmp_ne_u32_e32 vcc, 0, v73
	v_and_b32_e32 v72, s14, v72
	v_cndmask_b32_e64 v73, 0, 1, vcc
	v_bfe_u32 v74, v76, 20, 11
	v_or_b32_e32 v72, v72, v73
	v_sub_u32_e32 v75, vcc, s17, v74
	v_or_b32_e32 v73, s16, v72
	v_med3_i32 v75, v75, 0, 13
	v_lshrrev_b32_e32 v78, v75, v73
	v_lshlrev_b32_e32 v75, v75, v78
	v_cmp_ne_u32_e32 vcc, v75, v73
	v_cndmask_b32_e64 v73, 0, 1, vcc
	v_add_u32_e32 v74, vcc, s24, v74
	v_lshlrev_b32_e32 v75, 12, v74
	v_or_b32_e32 v73, v78, v73
	v_or_b32_e32 v75, v72, v75
	v_cmp_gt_i32_e32 vcc, 1, v74
	v_cndmask_b32_e32 v73, v75, v73, vcc
	v_and_b32_e32 v75, 7, v73
	v_cmp_lt_i32_e32 vcc, 5, v75
	v_cmp_eq_u32_e64 s[12:13], 3, v75
	v_lshrrev_b32_e32 v73, 2, v73
	s_or_b64 vcc, s[12:13], vcc
	v_addc_u32_e32 v73, vcc, 0, v73, vcc
	v_cmp_gt_i32_e32 vcc, 31, v74
	v_cndmask_b32_e32 v73, v79, v73, vcc
	v_cmp_ne_u32_e32 vcc, 0, v72
	v_cndmask_b32_e64 v72, 0, 1, vcc
	v_lshlrev_b32_e32 v72, 9, v72
	v_or_b32_e32 v72, s25, v72
	v_cmp_eq_u32_e32 vcc, s26, v74
	v_cndmask_b32_e32 v72, v73, v72, vcc
	v_and_b32_sdwa v73, v76, v77 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v72, v73, v72
	flat_store_short v[9:10], v69
	flat_store_short v[11:12], v70
	flat_store_short v[13:14], v71
	flat_store_short v[15:16], v72
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v69, 0
.LBB0_631:
	v_mov_b32_e32 v71, s13
	v_add_u32_e32 v70, vcc, s12, v4
	v_addc_u32_e32 v71, vcc, v5, v71, vcc
	flat_load_ushort v72, v[70:71]
	v_mul_lo_u32 v73, v66, 31
	v_mad_u64_u32 v[65:66], s[14:15], v65, 31, 0
	s_add_u32 s12, s12, 2
	flat_store_short v[70:71], v69
	v_add_u32_e32 v66, vcc, v66, v73
	s_addc_u32 s13, s13, 0
	s_cmpk_eq_i32 s12, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v70, 0xffff, v72
	v_add_u32_e32 v65, vcc, v65, v70
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_631
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_638
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_635
	s_mov_b32 s16, 0
	v_min_u32_e32 v69, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[69:70], v69, s[16:17]
	v_mov_b32_e32 v71, s17
	v_cndmask_b32_e64 v70, v71, v70, s[8:9]
	v_cndmask_b32_e64 v69, 0, v69, s[8:9]
	v_and_b32_e32 v70, v70, v68
	v_and_b32_e32 v69, v69, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v68, v70, vcc
	v_cndmask_b32_e32 v69, v67, v69, vcc
.LBB0_635:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v69, 0x40effc00
	v_bfi_b32 v70, s16, v69, v68
	v_mov_b32_e32 v69, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_638:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_644
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v72, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v71, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v69, vcc, s14, v90
	v_min_u32_e32 v69, 10, v69
	v_add_u32_e32 v69, vcc, 42, v69
	v_lshlrev_b64 v[69:70], v69, -1
	v_not_b32_e32 v72, v70
	v_not_b32_e32 v71, v69
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v70, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_643
	s_brev_b32 s12, 1
	v_and_b32_e32 v70, v72, v68
	v_or_b32_e32 v73, v72, v68
	v_or_b32_e32 v72, v71, v67
	v_mov_b32_e32 v74, s12
	v_sub_u32_e32 v76, vcc, 0, v72
	v_subb_u32_e32 v74, vcc, v74, v73, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[72:73]
	v_and_b32_e32 v69, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v75, v73, v74, vcc
	v_cndmask_b32_e32 v74, v72, v76, vcc
	v_or_b32_e32 v77, s13, v69
	v_mov_b32_e32 v69, s12
	v_sub_u32_e64 v78, vcc, 0, 0
	v_mov_b32_e32 v76, 0
	v_subb_u32_e32 v69, vcc, v69, v77, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[76:77]
	v_mov_b32_e32 v78, v76
	v_cndmask_b32_e32 v79, v77, v69, vcc
	v_cmp_lt_i64_e32 vcc, v[74:75], v[78:79]
	v_cmp_eq_u64_e64 s[14:15], v[72:73], v[76:77]
	v_cndmask_b32_e64 v78, -1, 1, vcc
	v_cndmask_b32_e64 v69, -1, 0, vcc
	v_add_u32_e32 v74, vcc, v78, v74
	v_addc_u32_e32 v75, vcc, v69, v75, vcc
	v_mov_b32_e32 v69, s12
	v_sub_u32_e32 v78, vcc, 0, v74
	v_subb_u32_e32 v69, vcc, v69, v75, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[74:75]
	v_cndmask_b32_e32 v78, v74, v78, vcc
	v_cndmask_b32_e32 v74, v75, v69, vcc
	v_cmp_o_f64_e32 vcc, v[72:73], v[72:73]
	v_and_b32_e32 v69, v71, v67
	v_cndmask_b32_e32 v71, v73, v74, vcc
	v_or_b32_e32 v74, s13, v73
	v_and_b32_e32 v75, 0x7fffffff, v74
	v_mov_b32_e32 v74, v72
	v_cmp_eq_u64_e64 s[12:13], 0, v[74:75]
	v_cndmask_b32_e32 v72, v72, v78, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v72, v72, 0, vcc
	v_cndmask_b32_e32 v71, v71, v77, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[69:70]
	v_cndmask_b32_e32 v70, v71, v68, vcc
	v_cndmask_b32_e32 v69, v72, v67, vcc
.LBB0_643:
	s_or_b64 exec, exec, s[24:25]
.LBB0_644:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_650
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_647
	s_mov_b32 s16, 0
	v_min_u32_e32 v71, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[71:72], v71, s[16:17]
	v_mov_b32_e32 v73, s17
	v_cndmask_b32_e64 v72, v73, v72, s[8:9]
	v_cndmask_b32_e64 v71, 0, v71, s[8:9]
	v_and_b32_e32 v72, v72, v68
	v_and_b32_e32 v71, v71, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v72, v68, v72, vcc
	v_cndmask_b32_e32 v71, v67, v71, vcc
.LBB0_647:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v71, 0x40effc00
	v_bfi_b32 v72, s16, v71, v68
	v_mov_b32_e32 v71, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_650:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_656
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v74, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v73, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v71, vcc, s14, v90
	v_min_u32_e32 v71, 10, v71
	v_add_u32_e32 v71, vcc, 42, v71
	v_lshlrev_b64 v[71:72], v71, -1
	v_not_b32_e32 v74, v72
	v_not_b32_e32 v73, v71
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v72, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v71, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_655
	s_brev_b32 s12, 1
	v_and_b32_e32 v72, v74, v68
	v_or_b32_e32 v75, v74, v68
	v_or_b32_e32 v74, v73, v67
	v_mov_b32_e32 v76, s12
	v_sub_u32_e32 v78, vcc, 0, v74
	v_subb_u32_e32 v76, vcc, v76, v75, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[74:75]
	v_and_b32_e32 v71, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v77, v75, v76, vcc
	v_cndmask_b32_e32 v76, v74, v78, vcc
	v_or_b32_e32 v79, s13, v71
	v_mov_b32_e32 v71, s12
	v_sub_u32_e64 v80, vcc, 0, 0
	v_mov_b32_e32 v78, 0
	v_subb_u32_e32 v71, vcc, v71, v79, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[78:79]
	v_mov_b32_e32 v80, v78
	v_cndmask_b32_e32 v81, v79, v71, vcc
	v_cmp_lt_i64_e32 vcc, v[76:77], v[80:81]
	v_cmp_eq_u64_e64 s[14:15], v[74:75], v[78:79]
	v_cndmask_b32_e64 v80, -1, 1, vcc
	v_cndmask_b32_e64 v71, -1, 0, vcc
	v_add_u32_e32 v76, vcc, v80, v76
	v_addc_u32_e32 v77, vcc, v71, v77, vcc
	v_mov_b32_e32 v71, s12
	v_sub_u32_e32 v80, vcc, 0, v76
	v_subb_u32_e32 v71, vcc, v71, v77, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[76:77]
	v_cndmask_b32_e32 v80, v76, v80, vcc
	v_cndmask_b32_e32 v76, v77, v71, vcc
	v_cmp_o_f64_e32 vcc, v[74:75], v[74:75]
	v_and_b32_e32 v71, v73, v67
	v_cndmask_b32_e32 v73, v75, v76, vcc
	v_or_b32_e32 v76, s13, v75
	v_and_b32_e32 v77, 0x7fffffff, v76
	v_mov_b32_e32 v76, v74
	v_cmp_eq_u64_e64 s[12:13], 0, v[76:77]
	v_cndmask_b32_e32 v74, v74, v80, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v74, v74, 0, vcc
	v_cndmask_b32_e32 v73, v73, v79, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[71:72]
	v_cndmask_b32_e32 v72, v73, v68, vcc
	v_cndmask_b32_e32 v71, v74, v67, vcc
.LBB0_655:
	s_or_b64 exec, exec, s[24:25]
.LBB0_656:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_662
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_659
	s_mov_b32 s16, 0
	v_min_u32_e32 v73, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[73:74], v73, s[16:17]
	v_mov_b32_e32 v75, s17
	v_cndmask_b32_e64 v74, v75, v74, s[8:9]
	v_cndmask_b32_e64 v73, 0, v73, s[8:9]
	v_and_b32_e32 v74, v74, v68
	v_and_b32_e32 v73, v73, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v74, v68, v74, vcc
	v_cndmask_b32_e32 v73, v67, v73, vcc
.LBB0_659:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v73, 0x40effc00
	v_bfi_b32 v74, s16, v73, v68
	v_mov_b32_e32 v73, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_662:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_668
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v76, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v75, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v73, vcc, s14, v90
	v_min_u32_e32 v73, 10, v73
	v_add_u32_e32 v73, vcc, 42, v73
	v_lshlrev_b64 v[73:74], v73, -1
	v_not_b32_e32 v76, v74
	v_not_b32_e32 v75, v73
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v74, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v73, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_667
	s_brev_b32 s12, 1
	v_and_b32_e32 v74, v76, v68
	v_or_b32_e32 v77, v76, v68
	v_or_b32_e32 v76, v75, v67
	v_mov_b32_e32 v78, s12
	v_sub_u32_e32 v80, vcc, 0, v76
	v_subb_u32_e32 v78, vcc, v78, v77, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[76:77]
	v_and_b32_e32 v73, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v79, v77, v78, vcc
	v_cndmask_b32_e32 v78, v76, v80, vcc
	v_or_b32_e32 v81, s13, v73
	v_mov_b32_e32 v73, s12
	v_sub_u32_e64 v82, vcc, 0, 0
	v_mov_b32_e32 v80, 0
	v_subb_u32_e32 v73, vcc, v73, v81, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[80:81]
	v_mov_b32_e32 v82, v80
	v_cndmask_b32_e32 v83, v81, v73, vcc
	v_cmp_lt_i64_e32 vcc, v[78:79], v[82:83]
	v_cmp_eq_u64_e64 s[14:15], v[76:77], v[80:81]
	v_cndmask_b32_e64 v82, -1, 1, vcc
	v_cndmask_b32_e64 v73, -1, 0, vcc
	v_add_u32_e32 v78, vcc, v82, v78
	v_addc_u32_e32 v79, vcc, v73, v79, vcc
	v_mov_b32_e32 v73, s12
	v_sub_u32_e32 v82, vcc, 0, v78
	v_subb_u32_e32 v73, vcc, v73, v79, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[78:79]
	v_cndmask_b32_e32 v82, v78, v82, vcc
	v_cndmask_b32_e32 v78, v79, v73, vcc
	v_cmp_o_f64_e32 vcc, v[76:77], v[76:77]
	v_and_b32_e32 v73, v75, v67
	v_cndmask_b32_e32 v75, v77, v78, vcc
	v_or_b32_e32 v78, s13, v77
	v_and_b32_e32 v79, 0x7fffffff, v78
	v_mov_b32_e32 v78, v76
	v_cmp_eq_u64_e64 s[12:13], 0, v[78:79]
	v_cndmask_b32_e32 v76, v76, v82, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v76, v76, 0, vcc
	v_cndmask_b32_e32 v75, v75, v81, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[73:74]
	v_cndmask_b32_e32 v74, v75, v68, vcc
	v_cndmask_b32_e32 v73, v76, v67, vcc
.LBB0_667:
	s_or_b64 exec, exec, s[24:25]
.LBB0_668:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_674
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_671
	s_mov_b32 s16, 0
	v_min_u32_e32 v75, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[75:76], v75, s[16:17]
	v_mov_b32_e32 v77, s17
	v_cndmask_b32_e64 v76, v77, v76, s[8:9]
	v_cndmask_b32_e64 v75, 0, v75, s[8:9]
	v_and_b32_e32 v76, v76, v68
	v_and_b32_e32 v75, v75, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v76, v68, v76, vcc
	v_cndmask_b32_e32 v75, v67, v75, vcc
.LBB0_671:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v75, 0x40effc00
	v_bfi_b32 v76, s16, v75, v68
	v_mov_b32_e32 v75, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_674:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_680
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v78, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v77, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v75, vcc, s14, v90
	v_min_u32_e32 v75, 10, v75
	v_add_u32_e32 v75, vcc, 42, v75
	v_lshlrev_b64 v[75:76], v75, -1
	v_not_b32_e32 v78, v76
	v_not_b32_e32 v77, v75
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v76, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v75, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_679
	s_brev_b32 s12, 1
	v_and_b32_e32 v76, v78, v68
	v_or_b32_e32 v79, v78, v68
	v_or_b32_e32 v78, v77, v67
	v_mov_b32_e32 v80, s12
	v_sub_u32_e32 v82, vcc, 0, v78
	v_subb_u32_e32 v80, vcc, v80, v79, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[78:79]
	v_and_b32_e32 v75, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v81, v79, v80, vcc
	v_cndmask_b32_e32 v80, v78, v82, vcc
	v_or_b32_e32 v83, s13, v75
	v_mov_b32_e32 v75, s12
	v_sub_u32_e64 v84, vcc, 0, 0
	v_mov_b32_e32 v82, 0
	v_subb_u32_e32 v75, vcc, v75, v83, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[82:83]
	v_mov_b32_e32 v91, v82
	v_cndmask_b32_e32 v92, v83, v75, vcc
	v_cmp_lt_i64_e32 vcc, v[80:81], v[91:92]
	v_cmp_eq_u64_e64 s[14:15], v[78:79], v[82:83]
	v_cndmask_b32_e64 v84, -1, 1, vcc
	v_cndmask_b32_e64 v75, -1, 0, vcc
	v_add_u32_e32 v80, vcc, v84, v80
	v_addc_u32_e32 v81, vcc, v75, v81, vcc
	v_mov_b32_e32 v75, s12
	v_sub_u32_e32 v84, vcc, 0, v80
	v_subb_u32_e32 v75, vcc, v75, v81, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[80:81]
	v_cndmask_b32_e32 v84, v80, v84, vcc
	v_cndmask_b32_e32 v80, v81, v75, vcc
	v_cmp_o_f64_e32 vcc, v[78:79], v[78:79]
	v_and_b32_e32 v75, v77, v67
	v_cndmask_b32_e32 v77, v79, v80, vcc
	v_or_b32_e32 v80, s13, v79
	v_and_b32_e32 v81, 0x7fffffff, v80
	v_mov_b32_e32 v80, v78
	v_cmp_eq_u64_e64 s[12:13], 0, v[80:81]
	v_cndmask_b32_e32 v78, v78, v84, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v78, v78, 0, vcc
	v_cndmask_b32_e32 v77, v77, v83, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[75:76]
	v_cndmask_b32_e32 v76, v77, v68, vcc
	v_cndmask_b32_e32 v75, v78, v67, vcc
.LBB0_679:
	s_or_b64 exec, exec, s[24:25]
.LBB0_680:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_686
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_683
	s_mov_b32 s16, 0
	v_min_u32_e32 v77, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[77:78], v77, s[16:17]
	v_mov_b32_e32 v79, s17
	v_cndmask_b32_e64 v78, v79, v78, s[8:9]
	v_cndmask_b32_e64 v77, 0, v77, s[8:9]
	v_and_b32_e32 v78, v78, v68
	v_and_b32_e32 v77, v77, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v78, v68, v78, vcc
	v_cndmask_b32_e32 v77, v67, v77, vcc
.LBB0_683:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v77, 0x40effc00
	v_bfi_b32 v78, s16, v77, v68
	v_mov_b32_e32 v77, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_686:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_692
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v80, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v79, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v77, vcc, s14, v90
	v_min_u32_e32 v77, 10, v77
	v_add_u32_e32 v77, vcc, 42, v77
	v_lshlrev_b64 v[77:78], v77, -1
	v_not_b32_e32 v80, v78
	v_not_b32_e32 v79, v77
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v78, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v77, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_691
	s_brev_b32 s12, 1
	v_and_b32_e32 v78, v80, v68
	v_or_b32_e32 v81, v80, v68
	v_or_b32_e32 v80, v79, v67
	v_mov_b32_e32 v82, s12
	v_sub_u32_e32 v84, vcc, 0, v80
	v_subb_u32_e32 v82, vcc, v82, v81, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[80:81]
	v_and_b32_e32 v77, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v83, v81, v82, vcc
	v_cndmask_b32_e32 v82, v80, v84, vcc
	v_or_b32_e32 v92, s13, v77
	v_mov_b32_e32 v77, s12
	v_sub_u32_e64 v84, vcc, 0, 0
	v_mov_b32_e32 v91, 0
	v_subb_u32_e32 v77, vcc, v77, v92, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[91:92]
	v_mov_b32_e32 v93, v91
	v_cndmask_b32_e32 v94, v92, v77, vcc
	v_cmp_lt_i64_e32 vcc, v[82:83], v[93:94]
	v_cmp_eq_u64_e64 s[14:15], v[80:81], v[91:92]
	v_cndmask_b32_e64 v84, -1, 1, vcc
	v_cndmask_b32_e64 v77, -1, 0, vcc
	v_add_u32_e32 v82, vcc, v84, v82
	v_addc_u32_e32 v83, vcc, v77, v83, vcc
	v_mov_b32_e32 v77, s12
	v_sub_u32_e32 v84, vcc, 0, v82
	v_subb_u32_e32 v77, vcc, v77, v83, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[82:83]
	v_cndmask_b32_e32 v84, v82, v84, vcc
	v_cndmask_b32_e32 v82, v83, v77, vcc
	v_cmp_o_f64_e32 vcc, v[80:81], v[80:81]
	v_and_b32_e32 v77, v79, v67
	v_cndmask_b32_e32 v79, v81, v82, vcc
	v_or_b32_e32 v82, s13, v81
	v_and_b32_e32 v83, 0x7fffffff, v82
	v_mov_b32_e32 v82, v80
	v_cmp_eq_u64_e64 s[12:13], 0, v[82:83]
	v_cndmask_b32_e32 v80, v80, v84, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v80, v80, 0, vcc
	v_cndmask_b32_e32 v79, v79, v92, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[77:78]
	v_cndmask_b32_e32 v78, v79, v68, vcc
	v_cndmask_b32_e32 v77, v80, v67, vcc
.LBB0_691:
	s_or_b64 exec, exec, s[24:25]
.LBB0_692:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_698
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_695
	s_mov_b32 s16, 0
	v_min_u32_e32 v79, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[79:80], v79, s[16:17]
	v_mov_b32_e32 v81, s17
	v_cndmask_b32_e64 v80, v81, v80, s[8:9]
	v_cndmask_b32_e64 v79, 0, v79, s[8:9]
	v_and_b32_e32 v80, v80, v68
	v_and_b32_e32 v79, v79, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v80, v68, v80, vcc
	v_cndmask_b32_e32 v79, v67, v79, vcc
.LBB0_695:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v79, 0x40effc00
	v_bfi_b32 v80, s16, v79, v68
	v_mov_b32_e32 v79, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_698:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_704
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v82, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v81, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v79, vcc, s14, v90
	v_min_u32_e32 v79, 10, v79
	v_add_u32_e32 v79, vcc, 42, v79
	v_lshlrev_b64 v[79:80], v79, -1
	v_not_b32_e32 v82, v80
	v_not_b32_e32 v81, v79
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v80, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v79, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_703
	s_brev_b32 s12, 1
	v_and_b32_e32 v80, v82, v68
	v_or_b32_e32 v83, v82, v68
	v_or_b32_e32 v82, v81, v67
	v_mov_b32_e32 v84, s12
	v_sub_u32_e32 v91, vcc, 0, v82
	v_subb_u32_e32 v84, vcc, v84, v83, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[82:83]
	v_and_b32_e32 v79, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v92, v83, v84, vcc
	v_cndmask_b32_e32 v91, v82, v91, vcc
	v_or_b32_e32 v94, s13, v79
	v_mov_b32_e32 v79, s12
	v_sub_u32_e64 v84, vcc, 0, 0
	v_mov_b32_e32 v93, 0
	v_subb_u32_e32 v79, vcc, v79, v94, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[93:94]
	v_mov_b32_e32 v95, v93
	v_cndmask_b32_e32 v96, v94, v79, vcc
	v_cmp_lt_i64_e32 vcc, v[91:92], v[95:96]
	v_cmp_eq_u64_e64 s[14:15], v[82:83], v[93:94]
	v_cndmask_b32_e64 v84, -1, 1, vcc
	v_cndmask_b32_e64 v79, -1, 0, vcc
	v_add_u32_e32 v91, vcc, v84, v91
	v_addc_u32_e32 v92, vcc, v79, v92, vcc
	v_mov_b32_e32 v79, s12
	v_sub_u32_e32 v84, vcc, 0, v91
	v_subb_u32_e32 v79, vcc, v79, v92, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[91:92]
	v_cndmask_b32_e32 v84, v91, v84, vcc
	v_cndmask_b32_e32 v91, v92, v79, vcc
	v_cmp_o_f64_e32 vcc, v[82:83], v[82:83]
	v_and_b32_e32 v79, v81, v67
	v_cndmask_b32_e32 v81, v83, v91, vcc
	v_or_b32_e32 v91, s13, v83
	v_and_b32_e32 v92, 0x7fffffff, v91
	v_mov_b32_e32 v91, v82
	v_cmp_eq_u64_e64 s[12:13], 0, v[91:92]
	v_cndmask_b32_e32 v82, v82, v84, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v82, v82, 0, vcc
	v_cndmask_b32_e32 v81, v81, v94, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[79:80]
	v_cndmask_b32_e32 v80, v81, v68, vcc
	v_cndmask_b32_e32 v79, v82, v67, vcc
.LBB0_703:
	s_or_b64 exec, exec, s[24:25]
.LBB0_704:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_710
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_707
	s_mov_b32 s16, 0
	v_min_u32_e32 v81, 10, v89
	s_movk_i32 s17, 0xfc00
	v_lshlrev_b64 v[81:82], v81, s[16:17]
	v_mov_b32_e32 v83, s17
	v_cndmask_b32_e64 v82, v83, v82, s[8:9]
	v_cndmask_b32_e64 v81, 0, v81, s[8:9]
	v_and_b32_e32 v82, v82, v68
	v_and_b32_e32 v81, v81, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v82, v68, v82, vcc
	v_cndmask_b32_e32 v81, v67, v81, vcc
.LBB0_707:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_brev_b32 s16, -2
	v_mov_b32_e32 v81, 0x40effc00
	v_bfi_b32 v82, s16, v81, v68
	v_mov_b32_e32 v81, 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_710:
	s_or_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_716
	s_mov_b32 s12, -1
	s_movk_i32 s13, 0x3ff
	s_movk_i32 s14, 0x3f1
	v_mov_b32_e32 v84, s13
	v_cmp_gt_u32_e32 vcc, s14, v90
	v_mov_b32_e32 v83, s12
	s_and_saveexec_b64 s[12:13], vcc
	v_sub_u32_e32 v81, vcc, s14, v90
	v_min_u32_e32 v81, 10, v81
	v_add_u32_e32 v81, vcc, 42, v81
	v_lshlrev_b64 v[81:82], v81, -1
	v_not_b32_e32 v84, v82
	v_not_b32_e32 v83, v81
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v82, v68
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v81, v67
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_715
	s_brev_b32 s12, 1
	v_or_b32_e32 v91, v83, v67
	v_and_b32_e32 v82, v84, v68
	v_or_b32_e32 v92, v84, v68
	v_mov_b32_e32 v84, s12
	v_sub_u32_e32 v93, vcc, 0, v91
	v_subb_u32_e32 v84, vcc, v84, v92, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[91:92]
	v_and_b32_e32 v81, s12, v68
	s_mov_b32 s13, 0x7ff00000
	v_cndmask_b32_e32 v94, v92, v84, vcc
	v_cndmask_b32_e32 v93, v91, v93, vcc
	v_or_b32_e32 v96, s13, v81
	v_mov_b32_e32 v81, s12
	v_sub_u32_e64 v84, vcc, 0, 0
	v_mov_b32_e32 v95, 0
	v_subb_u32_e32 v81, vcc, v81, v96, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[95:96]
	v_mov_b32_e32 v97, v95
	v_cndmask_b32_e32 v98, v96, v81, vcc
	v_cmp_lt_i64_e32 vcc, v[93:94], v[97:98]
	v_cmp_eq_u64_e64 s[14:15], v[91:92], v[95:96]
	v_cndmask_b32_e64 v84, -1, 1, vcc
	v_cndmask_b32_e64 v81, -1, 0, vcc
	v_add_u32_e32 v93, vcc, v84, v93
	v_addc_u32_e32 v94, vcc, v81, v94, vcc
	v_mov_b32_e32 v81, s12
	v_sub_u32_e32 v84, vcc, 0, v93
	v_subb_u32_e32 v81, vcc, v81, v94, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[93:94]
	v_cndmask_b32_e32 v93, v93, v84, vcc
	v_cndmask_b32_e32 v84, v94, v81, vcc
	v_cmp_o_f64_e32 vcc, v[91:92], v[91:92]
	v_and_b32_e32 v81, v83, v67
	v_or_b32_e32 v83, s13, v92
	v_cndmask_b32_e32 v94, v92, v84, vcc
	v_and_b32_e32 v84, 0x7fffffff, v83
	v_mov_b32_e32 v83, v91
	v_cmp_eq_u64_e64 s[12:13], 0, v[83:84]
	v_cndmask_b32_e32 v83, v91, v93, vcc
	s_or_b64 vcc, s[14:15], s[12:13]
	v_cndmask_b32_e64 v83, v83, 0, vcc
	v_cndmask_b32_e32 v84, v94, v96, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[81:82]
	v_cndmask_b32_e32 v82, v84, v68, vcc
	v_cndmask_b32_e32 v81, v83, v67, vcc
.LBB0_715:
	s_or_b64 exec, exec, s[24:25]
.LBB0_716:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execz .LBB0_722
	s_and_saveexec_b64 s[12:13], s[22:23]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_719
	s_mov_b32 s14, 0
	v_min_u32_e32 v83, 10, v89
	s_movk_i32 s15, 0xfc00
	v_lshlrev_b64 v[83:84], v83, s[14:15]
	v_mov_b32_e32 v89, s15
	v_cndmask_b32_e64 v84, v89, v84, s[8:9]
	v_cndmask_b32_e64 v83, 0, v83, s[8:9]
	v_and_b32_e32 v84, v84, v68
	v_and_b32_e32 v83, v83, v67
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v68, v68, v84, vcc
	v_cndmask_b32_e32 v67, v67, v83, vcc
.LBB0_719:
	s_or_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 exec, exec, s[8:9]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v67, 0x40effc00
	v_bfi_b32 v68, s12, v67, v68
	v_mov_b32_e32 v67, 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_722:
	s_or_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_728
	s_mov_b32 s8, -1
	s_movk_i32 s9, 0x3ff
	s_movk_i32 s10, 0x3f1
	v_mov_b32_e32 v84, s9
	v_cmp_gt_u32_e32 vcc, s10, v90
	v_mov_b32_e32 v83, s8
	s_and_saveexec_b64 s[8:9], vcc
	v_sub_u32_e32 v83, vcc, s10, v90
	v_min_u32_e32 v83, 10, v83
	v_add_u32_e32 v83, vcc, 42, v83
	v_lshlrev_b64 v[83:84], v83, -1
	v_not_b32_e32 v84, v84
	v_not_b32_e32 v83, v83
	s_or_b64 exec, exec, s[8:9]
	v_cmp_o_f32_e32 vcc, v85, v85
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_727
	s_brev_b32 s8, 1
	v_or_b32_e32 v91, v83, v67
	v_and_b32_e32 v90, v84, v68
	v_or_b32_e32 v92, v84, v68
	v_mov_b32_e32 v84, s8
	v_sub_u32_e32 v93, vcc, 0, v91
	v_subb_u32_e32 v84, vcc, v84, v92, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[91:92]
	v_and_b32_e32 v89, s8, v68
	s_mov_b32 s9, 0x7ff00000
	v_cndmask_b32_e32 v94, v92, v84, vcc
	v_cndmask_b32_e32 v93, v91, v93, vcc
	v_or_b32_e32 v96, s9, v89
	v_mov_b32_e32 v84, s8
	v_sub_u32_e64 v89, vcc, 0, 0
	v_mov_b32_e32 v95, 0
	v_subb_u32_e32 v84, vcc, v84, v96, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[95:96]
	v_mov_b32_e32 v97, v95
	v_cndmask_b32_e32 v98, v96, v84, vcc
	v_cmp_lt_i64_e32 vcc, v[93:94], v[97:98]
	v_cmp_eq_u64_e64 s[10:11], v[91:92], v[95:96]
	v_cndmask_b32_e64 v89, -1, 1, vcc
	v_cndmask_b32_e64 v84, -1, 0, vcc
	v_add_u32_e32 v93, vcc, v89, v93
	v_addc_u32_e32 v94, vcc, v84, v94, vcc
	v_mov_b32_e32 v84, s8
	v_sub_u32_e32 v89, vcc, 0, v93
	v_subb_u32_e32 v84, vcc, v84, v94, vcc
	v_cmp_gt_i64_e32 vcc, 0, v[93:94]
	v_cndmask_b32_e32 v93, v93, v89, vcc
	v_cndmask_b32_e32 v84, v94, v84, vcc
	v_cmp_o_f64_e32 vcc, v[91:92], v[91:92]
	v_and_b32_e32 v89, v83, v67
	v_or_b32_e32 v83, s9, v92
	v_cndmask_b32_e32 v94, v92, v84, vcc
	v_and_b32_e32 v84, 0x7fffffff, v83
	v_mov_b32_e32 v83, v91
	v_cmp_eq_u64_e64 s[8:9], 0, v[83:84]
	v_cndmask_b32_e32 v83, v91, v93, vcc
	s_or_b64 vcc, s[10:11], s[8:9]
	v_cndmask_b32_e64 v83, v83, 0, vcc
	v_cndmask_b32_e32 v84, v94, v96, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[89:90]
	v_cndmask_b32_e32 v68, v84, v68, vcc
	v_cndmask_b32_e32 v67, v83, v67, vcc
.LBB0_727:
	s_or_b64 exec, exec, s[14:15]
.LBB0_728:
	s_or_b64 exec, exec, s[12:13]
	s_movk_i32 s11, 0x1ff
	v_and_b32_e32 v84, s11, v70
	v_or_b32_e32 v69, v84, v69
	v_lshrrev_b32_e32 v83, 8, v70
	s_movk_i32 s10, 0xffe
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_and_b32_e32 v83, s10, v83
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_bfe_u32 v84, v70, 20, 11
	s_movk_i32 s14, 0x3f1
	v_or_b32_e32 v69, v83, v69
	s_movk_i32 s13, 0x1000
	v_sub_u32_e32 v89, vcc, s14, v84
	v_or_b32_e32 v83, s13, v69
	v_med3_i32 v89, v89, 0, 13
	v_lshrrev_b32_e32 v90, v89, v83
	v_lshlrev_b32_e32 v89, v89, v90
	v_cmp_ne_u32_e32 vcc, v89, v83
	s_movk_i32 s15, 0xfc10
	v_cndmask_b32_e64 v83, 0, 1, vcc
	v_add_u32_e32 v84, vcc, s15, v84
	v_lshlrev_b32_e32 v89, 12, v84
	v_or_b32_e32 v83, v90, v83
	v_or_b32_e32 v89, v69, v89
	v_cmp_gt_i32_e32 vcc, 1, v84
	v_cndmask_b32_e32 v83, v89, v83, vcc
	v_and_b32_e32 v89, 7, v83
	v_cmp_lt_i32_e32 vcc, 5, v89
	v_cmp_eq_u32_e64 s[8:9], 3, v89
	v_lshrrev_b32_e32 v83, 2, v83
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v83, vcc, 0, v83, vcc
	s_movk_i32 s12, 0x7c00
	v_mov_b32_e32 v89, s12
	v_cmp_gt_i32_e32 vcc, 31, v84
	v_cndmask_b32_e32 v83, v89, v83, vcc
	v_cmp_ne_u32_e32 vcc, 0, v69
	v_cndmask_b32_e64 v69, 0, 1, vcc
	v_lshlrev_b32_e32 v69, 9, v69
	s_movk_i32 s16, 0x40f
	v_or_b32_e32 v69, s12, v69
	v_cmp_eq_u32_e32 vcc, s16, v84
	v_cndmask_b32_e32 v69, v83, v69, vcc
	v_mov_b32_e32 v83, 0x8000
	v_and_b32_e32 v84, s11, v72
	v_and_b32_sdwa v70, v70, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v71, v84, v71
	v_or_b32_e32 v69, v70, v69
	v_lshrrev_b32_e32 v70, 8, v72
	v_cmp_ne_u32_e32 vcc, 0, v71
	v_and_b32_e32 v70, s10, v70
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_bfe_u32 v84, v72, 20, 11
	v_or_b32_e32 v70, v70, v71
	v_sub_u32_e32 v90, vcc, s14, v84
	v_or_b32_e32 v71, s13, v70
	v_med3_i32 v90, v90, 0, 13
	v_lshrrev_b32_e32 v91, v90, v71
	v_lshlrev_b32_e32 v90, v90, v91
	v_cmp_ne_u32_e32 vcc, v90, v71
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_add_u32_e32 v84, vcc, s15, v84
	v_lshlrev_b32_e32 v90, 12, v84
	v_or_b32_e32 v71, v91, v71
	v_or_b32_e32 v90, v70, v90
	v_cmp_gt_i32_e32 vcc, 1, v84
	v_cndmask_b32_e32 v71, v90, v71, vcc
	v_and_b32_e32 v90, 7, v71
	v_cmp_lt_i32_e32 vcc, 5, v90
	v_cmp_eq_u32_e64 s[8:9], 3, v90
	v_lshrrev_b32_e32 v71, 2, v71
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v71, vcc, 0, v71, vcc
	v_cmp_gt_i32_e32 vcc, 31, v84
	v_cndmask_b32_e32 v71, v89, v71, vcc
	v_cmp_ne_u32_e32 vcc, 0, v70
	v_cndmask_b32_e64 v70, 0, 1, vcc
	v_lshlrev_b32_e32 v70, 9, v70
	v_or_b32_e32 v70, s12, v70
	v_cmp_eq_u32_e32 vcc, s16, v84
	v_cndmask_b32_e32 v70, v71, v70, vcc
	v_and_b32_sdwa v71, v72, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v72, s11, v74
	v_or_b32_e32 v72, v72, v73
	v_or_b32_e32 v70, v71, v70
	v_lshrrev_b32_e32 v71, 8, v74
	v_cmp_ne_u32_e32 vcc, 0, v72
	v_and_b32_e32 v71, s10, v71
	v_cndmask_b32_e64 v72, 0, 1, vcc
	v_bfe_u32 v73, v74, 20, 11
	v_or_b32_e32 v71, v71, v72
	v_sub_u32_e32 v84, vcc, s14, v73
	v_or_b32_e32 v72, s13, v71
	v_med3_i32 v84, v84, 0, 13
	v_lshrrev_b32_e32 v90, v84, v72
	v_lshlrev_b32_e32 v84, v84, v90
	v_cmp_ne_u32_e32 vcc, v84, v72
	v_cndmask_b32_e64 v72, 0, 1, vcc
	v_add_u32_e32 v73, vcc, s15, v73
	v_lshlrev_b32_e32 v84, 12, v73
	v_or_b32_e32 v72, v90, v72
	v_or_b32_e32 v84, v71, v84
	v_cmp_gt_i32_e32 vcc, 1, v73
	v_cndmask_b32_e32 v72, v84, v72, vcc
	v_and_b32_e32 v84, 7, v72
	v_cmp_lt_i32_e32 vcc, 5, v84
	v_cmp_eq_u32_e64 s[8:9], 3, v84
	v_lshrrev_b32_e32 v72, 2, v72
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v72, vcc, 0, v72, vcc
	v_cmp_gt_i32_e32 vcc, 31, v73
	v_cndmask_b32_e32 v72, v89, v72, vcc
	v_cmp_ne_u32_e32 vcc, 0, v71
	v_cndmask_b32_e64 v71, 0, 1, vcc
	v_lshlrev_b32_e32 v71, 9, v71
	v_or_b32_e32 v71, s12, v71
	v_cmp_eq_u32_e32 vcc, s16, v73
	v_and_b32_e32 v73, s11, v76
	v_cndmask_b32_e32 v71, v72, v71, vcc
	v_and_b32_sdwa v72, v74, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v73, v73, v75
	v_or_b32_e32 v71, v72, v71
	v_lshrrev_b32_e32 v72, 8, v76
	v_cmp_ne_u32_e32 vcc, 0, v73
	v_and_b32_e32 v72, s10, v72
	v_cndmask_b32_e64 v73, 0, 1, vcc
	v_bfe_u32 v74, v76, 20, 11
	v_or_b32_e32 v72, v72, v73
	v_sub_u32_e32 v75, vcc, s14, v74
	v_or_b32_e32 v73, s13, v72
	v_med3_i32 v75, v75, 0, 13
	v_lshrrev_b32_e32 v84, v75, v73
	v_lshlrev_b32_e32 v75, v75, v84
	v_cmp_ne_u32_e32 vcc, v75, v73
	v_cndmask_b32_e64 v73, 0, 1, vcc
	v_add_u32_e32 v74, vcc, s15, v74
	v_lshlrev_b32_e32 v75, 12, v74
	v_or_b32_e32 v73, v84, v73
	v_or_b32_e32 v75, v72, v75
	v_cmp_gt_i32_e32 vcc, 1, v74
	v_cndmask_b32_e32 v73, v75, v73, vcc
	v_and_b32_e32 v75, 7, v73
	v_cmp_lt_i32_e32 vcc, 5, v75
	v_cmp_eq_u32_e64 s[8:9], 3, v75
	v_lshrrev_b32_e32 v73, 2, v73
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v73, vcc, 0, v73, vcc
	v_cmp_gt_i32_e32 vcc, 31, v74
	v_cndmask_b32_e32 v73, v89, v73, vcc
	v_cmp_ne_u32_e32 vcc, 0, v72
	v_cndmask_b32_e64 v72, 0, 1, vcc
	v_lshlrev_b32_e32 v72, 9, v72
	v_or_b32_e32 v72, s12, v72
	v_cmp_eq_u32_e32 vcc, s16, v74
	v_and_b32_e32 v74, s11, v78
	v_cndmask_b32_e32 v72, v73, v72, vcc
	v_and_b32_sdwa v73, v76, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v74, v74, v77
	v_or_b32_e32 v72, v73, v72
	v_lshrrev_b32_e32 v73, 8, v78
	v_cmp_ne_u32_e32 vcc, 0, v74
	v_and_b32_e32 v73, s10, v73
	v_cndmask_b32_e64 v74, 0, 1, vcc
	v_bfe_u32 v75, v78, 20, 11
	v_or_b32_e32 v73, v73, v74
	v_sub_u32_e32 v76, vcc, s14, v75
	v_or_b32_e32 v74, s13, v73
	v_med3_i32 v76, v76, 0, 13
	v_lshrrev_b32_e32 v77, v76, v74
	v_lshlrev_b32_e32 v76, v76, v77
	v_cmp_ne_u32_e32 vcc, v76, v74
	v_cndmask_b32_e64 v74, 0, 1, vcc
	v_add_u32_e32 v75, vcc, s15, v75
	v_lshlrev_b32_e32 v76, 12, v75
	v_or_b32_e32 v74, v77, v74
	v_or_b32_e32 v76, v73, v76
	v_cmp_gt_i32_e32 vcc, 1, v75
	v_cndmask_b32_e32 v74, v76, v74, vcc
	v_and_b32_e32 v76, 7, v74
	v_cmp_lt_i32_e32 vcc, 5, v76
	v_cmp_eq_u32_e64 s[8:9], 3, v76
	v_lshrrev_b32_e32 v74, 2, v74
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v74, vcc, 0, v74, vcc
	v_cmp_gt_i32_e32 vcc, 31, v75
	v_cndmask_b32_e32 v74, v89, v74, vcc
	v_cmp_ne_u32_e32 vcc, 0, v73
	v_cndmask_b32_e64 v73, 0, 1, vcc
	v_lshlrev_b32_e32 v73, 9, v73
	v_or_b32_e32 v73, s12, v73
	v_cmp_eq_u32_e32 vcc, s16, v75
	v_and_b32_e32 v75, s11, v80
	v_cndmask_b32_e32 v73, v74, v73, vcc
	v_and_b32_sdwa v74, v78, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v75, v75, v79
	v_or_b32_e32 v73, v74, v73
	v_lshrrev_b32_e32 v74, 8, v80
	v_cmp_ne_u32_e32 vcc, 0, v75
	v_and_b32_e32 v74, s10, v74
	v_cndmask_b32_e64 v75, 0, 1, vcc
	v_bfe_u32 v76, v80, 20, 11
	v_or_b32_e32 v74, v74, v75
	v_sub_u32_e32 v77, vcc, s14, v76
	v_or_b32_e32 v75, s13, v74
	v_med3_i32 v77, v77, 0, 13
	v_lshrrev_b32_e32 v78, v77, v75
	v_lshlrev_b32_e32 v77, v77, v78
	v_cmp_ne_u32_e32 vcc, v77, v75
	v_cndmask_b32_e64 v75, 0, 1, vcc
	v_add_u32_e32 v76, vcc, s15, v76
	v_lshlrev_b32_e32 v77, 12, v76
	v_or_b32_e32 v75, v78, v75
	v_or_b32_e32 v77, v74, v77
	v_cmp_gt_i32_e32 vcc, 1, v76
	v_cndmask_b32_e32 v75, v77, v75, vcc
	v_and_b32_e32 v77, 7, v75
	v_cmp_lt_i32_e32 vcc, 5, v77
	v_cmp_eq_u32_e64 s[8:9], 3, v77
	v_lshrrev_b32_e32 v75, 2, v75
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v75, vcc, 0, v75, vcc
	v_cmp_gt_i32_e32 vcc, 31, v76
	v_cndmask_b32_e32 v75, v89, v75, vcc
	v_cmp_ne_u32_e32 vcc, 0, v74
	v_cndmask_b32_e64 v74, 0, 1, vcc
	v_lshlrev_b32_e32 v74, 9, v74
	v_or_b32_e32 v74, s12, v74
	v_cmp_eq_u32_e32 vcc, s16, v76
	v_and_b32_e32 v76, s11, v82
	v_cndmask_b32_e32 v74, v75, v74, vcc
	v_and_b32_sdwa v75, v80, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v76, v76, v81
	v_or_b32_e32 v74, v75, v74
	v_lshrrev_b32_e32 v75, 8, v82
	v_cmp_ne_u32_e32 vcc, 0, v76
	v_and_b32_e32 v75, s10, v75
	v_cndmask_b32_e64 v76, 0, 1, vcc
	v_bfe_u32 v77, v82, 20, 11
	v_or_b32_e32 v75, v75, v76
	v_sub_u32_e32 v78, vcc, s14, v77
	v_or_b32_e32 v76, s13, v75
	v_med3_i32 v78, v78, 0, 13
	v_lshrrev_b32_e32 v79, v78, v76
	v_lshlrev_b32_e32 v78, v78, v79
	v_cmp_ne_u32_e32 vcc, v78, v76
	v_cndmask_b32_e64 v76, 0, 1, vcc
	v_add_u32_e32 v77, vcc, s15, v77
	v_lshlrev_b32_e32 v78, 12, v77
	v_or_b32_e32 v76, v79, v76
	v_or_b32_e32 v78, v75, v78
	v_cmp_gt_i32_e32 vcc, 1, v77
	v_cndmask_b32_e32 v76, v78, v76, vcc
	v_and_b32_e32 v78, 7, v76
	v_cmp_lt_i32_e32 vcc, 5, v78
	v_cmp_eq_u32_e64 s[8:9], 3, v78
	v_lshrrev_b32_e32 v76, 2, v76
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v76, vcc, 0, v76, vcc
	v_cmp_gt_i32_e32 vcc, 31, v77
	v_cndmask_b32_e32 v76, v89, v76, vcc
	v_cmp_ne_u32_e32 vcc, 0, v75
	v_cndmask_b32_e64 v75, 0, 1, vcc
	v_lshlrev_b32_e32 v75, 9, v75
	v_or_b32_e32 v75, s12, v75
	v_cmp_eq_u32_e32 vcc, s16, v77
	v_and_b32_e32 v77, s11, v68
	v_cndmask_b32_e32 v75, v76, v75, vcc
	v_and_b32_sdwa v76, v82, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v67, v77, v67
	v_or_b32_e32 v75, v76, v75
	v_lshrrev_b32_e32 v76, 8, v68
	v_cmp_ne_u32_e32 vcc, 0, v67
	v_and_b32_e32 v76, s10, v76
	v_cndmask_b32_e64 v67, 0, 1, vcc
	v_bfe_u32 v77, v68, 20, 11
	v_or_b32_e32 v67, v76, v67
	v_sub_u32_e32 v78, vcc, s14, v77
	v_or_b32_e32 v76, s13, v67
	v_med3_i32 v78, v78, 0, 13
	v_lshrrev_b32_e32 v79, v78, v76
	v_lshlrev_b32_e32 v78, v78, v79
	v_cmp_ne_u32_e32 vcc, v78, v76
	v_cndmask_b32_e64 v76, 0, 1, vcc
	v_add_u32_e32 v77, vcc, s15, v77
	v_lshlrev_b32_e32 v78, 12, v77
	v_or_b32_e32 v76, v79, v76
	v_or_b32_e32 v78, v67, v78
	v_cmp_gt_i32_e32 vcc, 1, v77
	v_cndmask_b32_e32 v76, v78, v76, vcc
	v_and_b32_e32 v78, 7, v76
	v_cmp_lt_i32_e32 vcc, 5, v78
	v_cmp_eq_u32_e64 s[8:9], 3, v78
	v_lshrrev_b32_e32 v76, 2, v76
	s_or_b64 vcc, s[8:9], vcc
	v_addc_u32_e32 v76, vcc, 0, v76, vcc
	v_cmp_gt_i32_e32 vcc, 31, v77
	v_cndmask_b32_e32 v76, v89, v76, vcc
	v_cmp_ne_u32_e32 vcc, 0, v67
	v_cndmask_b32_e64 v67, 0, 1, vcc
	v_lshlrev_b32_e32 v67, 9, v67
	v_or_b32_e32 v67, s12, v67
	v_cmp_eq_u32_e32 vcc, s16, v77
	v_cndmask_b32_e32 v67, v76, v67, vcc
	v_and_b32_sdwa v68, v68, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v67, v68, v67
	flat_store_short v[17:18], v69
	flat_store_short v[19:20], v70
	flat_store_short v[21:22], v71
	flat_store_short v[23:24], v72
	flat_store_short v[25:26], v73
	flat_store_short v[27:28], v74
	flat_store_short v[29:30], v75
	flat_store_short v[31:32], v67
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v67, 0
.LBB0_729:
	v_mov_b32_e32 v69, s9
	v_add_u32_e32 v68, vcc, s8, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[10:11], v65, 31, 0
	s_add_u32 s8, s8, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s9, s9, 0
	s_cmpk_eq_i32 s8, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_729
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_734
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v67, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_733
	v_min_u32_e32 v67, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v67, v67, s12
	v_not_b32_e32 v67, v67
	v_mov_b32_e32 v68, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v67, v68, v67, s[4:5]
	v_and_b32_e32 v68, s12, v85
	v_and_b32_e32 v69, v67, v85
	v_or_b32_e32 v67, v67, v85
	v_or_b32_e32 v68, 0x7f800000, v68
	v_sub_u32_e32 v70, vcc, s12, v67
	v_sub_u32_e32 v71, vcc, s12, v68
	v_cmp_gt_i32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v71, v68, v71, vcc
	v_cmp_lt_i32_e32 vcc, v70, v71
	v_cndmask_b32_e64 v71, -1, 1, vcc
	v_add_u32_e32 v70, vcc, v71, v70
	v_sub_u32_e32 v71, vcc, s12, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v70, v70, v71, vcc
	v_cmp_o_f32_e32 vcc, v67, v67
	v_cndmask_b32_e32 v70, v67, v70, vcc
	v_cmp_eq_u32_e32 vcc, v67, v68
	v_cndmask_b32_e32 v67, v70, v68, vcc
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v67, v67, v85, vcc
.LBB0_733:
	s_or_b64 exec, exec, s[10:11]
.LBB0_734:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_740
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v67, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v67, 10, v67
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v67, v67, s13
	v_mov_b32_e32 v68, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v67, v68, v67, vcc
	v_and_b32_e32 v67, v67, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v67, v85, v67, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v67, 0x477fe000
	v_bfi_b32 v67, s12, v67, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_740:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_744
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v68, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_743
	v_min_u32_e32 v68, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v68, v68, s12
	v_not_b32_e32 v68, v68
	v_mov_b32_e32 v69, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v68, v69, v68, s[4:5]
	v_and_b32_e32 v69, s12, v85
	v_and_b32_e32 v70, v68, v85
	v_or_b32_e32 v68, v68, v85
	v_or_b32_e32 v69, 0x7f800000, v69
	v_sub_u32_e32 v71, vcc, s12, v68
	v_sub_u32_e32 v72, vcc, s12, v69
	v_cmp_gt_i32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_lt_i32_e32 vcc, v71, v72
	v_cndmask_b32_e64 v72, -1, 1, vcc
	v_add_u32_e32 v71, vcc, v72, v71
	v_sub_u32_e32 v72, vcc, s12, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v71, v71, v72, vcc
	v_cmp_o_f32_e32 vcc, v68, v68
	v_cndmask_b32_e32 v71, v68, v71, vcc
	v_cmp_eq_u32_e32 vcc, v68, v69
	v_cndmask_b32_e32 v68, v71, v69, vcc
	v_cmp_eq_u32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v68, v68, v85, vcc
.LBB0_743:
	s_or_b64 exec, exec, s[10:11]
.LBB0_744:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_750
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v68, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v68, 10, v68
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v68, v68, s13
	v_mov_b32_e32 v69, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v68, v69, v68, vcc
	v_and_b32_e32 v68, v68, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v68, v85, v68, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v68, 0x477fe000
	v_bfi_b32 v68, s12, v68, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_750:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_754
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v69, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_753
	v_min_u32_e32 v69, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v69, v69, s12
	v_not_b32_e32 v69, v69
	v_mov_b32_e32 v70, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v69, v70, v69, s[4:5]
	v_and_b32_e32 v70, s12, v85
	v_and_b32_e32 v71, v69, v85
	v_or_b32_e32 v69, v69, v85
	v_or_b32_e32 v70, 0x7f800000, v70
	v_sub_u32_e32 v72, vcc, s12, v69
	v_sub_u32_e32 v73, vcc, s12, v70
	v_cmp_gt_i32_e32 vcc, 0, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_lt_i32_e32 vcc, v72, v73
	v_cndmask_b32_e64 v73, -1, 1, vcc
	v_add_u32_e32 v72, vcc, v73, v72
	v_sub_u32_e32 v73, vcc, s12, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v72, v72, v73, vcc
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v72, v69, v72, vcc
	v_cmp_eq_u32_e32 vcc, v69, v70
	v_cndmask_b32_e32 v69, v72, v70, vcc
	v_cmp_eq_u32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v69, v69, v85, vcc
.LBB0_753:
	s_or_b64 exec, exec, s[10:11]
.LBB0_754:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_760
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v69, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v69, 10, v69
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v69, v69, s13
	v_mov_b32_e32 v70, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v69, v70, v69, vcc
	v_and_b32_e32 v69, v69, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v69, v85, v69, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v69, 0x477fe000
	v_bfi_b32 v69, s12, v69, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_760:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_764
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v70, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_763
	v_min_u32_e32 v70, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v70, v70, s12
	v_not_b32_e32 v70, v70
	v_mov_b32_e32 v71, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v70, v71, v70, s[4:5]
	v_and_b32_e32 v71, s12, v85
	v_and_b32_e32 v72, v70, v85
	v_or_b32_e32 v70, v70, v85
	v_or_b32_e32 v71, 0x7f800000, v71
	v_sub_u32_e32 v73, vcc, s12, v70
	v_sub_u32_e32 v74, vcc, s12, v71
	v_cmp_gt_i32_e32 vcc, 0, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_lt_i32_e32 vcc, v73, v74
	v_cndmask_b32_e64 v74, -1, 1, vcc
	v_add_u32_e32 v73, vcc, v74, v73
	v_sub_u32_e32 v74, vcc, s12, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v73, v73, v74, vcc
	v_cmp_o_f32_e32 vcc, v70, v70
	v_cndmask_b32_e32 v73, v70, v73, vcc
	v_cmp_eq_u32_e32 vcc, v70, v71
	v_cndmask_b32_e32 v70, v73, v71, vcc
	v_cmp_eq_u32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v70, v70, v85, vcc
.LBB0_763:
	s_or_b64 exec, exec, s[10:11]
.LBB0_764:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_770
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v70, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v70, 10, v70
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v70, v70, s13
	v_mov_b32_e32 v71, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v70, v71, v70, vcc
	v_and_b32_e32 v70, v70, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v70, v85, v70, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v70, 0x477fe000
	v_bfi_b32 v70, s12, v70, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_770:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_774
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v71, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_773
	v_min_u32_e32 v71, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v71, v71, s12
	v_not_b32_e32 v71, v71
	v_mov_b32_e32 v72, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v71, v72, v71, s[4:5]
	v_and_b32_e32 v72, s12, v85
	v_and_b32_e32 v73, v71, v85
	v_or_b32_e32 v71, v71, v85
	v_or_b32_e32 v72, 0x7f800000, v72
	v_sub_u32_e32 v74, vcc, s12, v71
	v_sub_u32_e32 v75, vcc, s12, v72
	v_cmp_gt_i32_e32 vcc, 0, v72
	v_cndmask_b32_e32 v75, v72, v75, vcc
	v_cmp_lt_i32_e32 vcc, v74, v75
	v_cndmask_b32_e64 v75, -1, 1, vcc
	v_add_u32_e32 v74, vcc, v75, v74
	v_sub_u32_e32 v75, vcc, s12, v74
	v_cmp_gt_i32_e32 vcc, 0, v74
	v_cndmask_b32_e32 v74, v74, v75, vcc
	v_cmp_o_f32_e32 vcc, v71, v71
	v_cndmask_b32_e32 v74, v71, v74, vcc
	v_cmp_eq_u32_e32 vcc, v71, v72
	v_cndmask_b32_e32 v71, v74, v72, vcc
	v_cmp_eq_u32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v71, v71, v85, vcc
.LBB0_773:
	s_or_b64 exec, exec, s[10:11]
.LBB0_774:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_780
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v71, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v71, 10, v71
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v71, v71, s13
	v_mov_b32_e32 v72, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v71, v72, v71, vcc
	v_and_b32_e32 v71, v71, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v71, v85, v71, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v71, 0x477fe000
	v_bfi_b32 v71, s12, v71, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_780:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_784
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v72, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_783
	v_min_u32_e32 v72, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v72, v72, s12
	v_not_b32_e32 v72, v72
	v_mov_b32_e32 v73, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v72, v73, v72, s[4:5]
	v_and_b32_e32 v73, s12, v85
	v_and_b32_e32 v74, v72, v85
	v_or_b32_e32 v72, v72, v85
	v_or_b32_e32 v73, 0x7f800000, v73
	v_sub_u32_e32 v75, vcc, s12, v72
	v_sub_u32_e32 v76, vcc, s12, v73
	v_cmp_gt_i32_e32 vcc, 0, v73
	v_cndmask_b32_e32 v76, v73, v76, vcc
	v_cmp_lt_i32_e32 vcc, v75, v76
	v_cndmask_b32_e64 v76, -1, 1, vcc
	v_add_u32_e32 v75, vcc, v76, v75
	v_sub_u32_e32 v76, vcc, s12, v75
	v_cmp_gt_i32_e32 vcc, 0, v75
	v_cndmask_b32_e32 v75, v75, v76, vcc
	v_cmp_o_f32_e32 vcc, v72, v72
	v_cndmask_b32_e32 v75, v72, v75, vcc
	v_cmp_eq_u32_e32 vcc, v72, v73
	v_cndmask_b32_e32 v72, v75, v73, vcc
	v_cmp_eq_u32_e32 vcc, 0, v74
	v_cndmask_b32_e32 v72, v72, v85, vcc
.LBB0_783:
	s_or_b64 exec, exec, s[10:11]
.LBB0_784:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_790
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v72, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v72, 10, v72
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v72, v72, s13
	v_mov_b32_e32 v73, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v72, v73, v72, vcc
	v_and_b32_e32 v72, v72, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v72, v85, v72, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v72, 0x477fe000
	v_bfi_b32 v72, s12, v72, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_790:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_794
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v73, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_793
	v_min_u32_e32 v73, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v73, v73, s12
	v_not_b32_e32 v73, v73
	v_mov_b32_e32 v74, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v73, v74, v73, s[4:5]
	v_and_b32_e32 v74, s12, v85
	v_and_b32_e32 v75, v73, v85
	v_or_b32_e32 v73, v73, v85
	v_or_b32_e32 v74, 0x7f800000, v74
	v_sub_u32_e32 v76, vcc, s12, v73
	v_sub_u32_e32 v77, vcc, s12, v74
	v_cmp_gt_i32_e32 vcc, 0, v74
	v_cndmask_b32_e32 v77, v74, v77, vcc
	v_cmp_lt_i32_e32 vcc, v76, v77
	v_cndmask_b32_e64 v77, -1, 1, vcc
	v_add_u32_e32 v76, vcc, v77, v76
	v_sub_u32_e32 v77, vcc, s12, v76
	v_cmp_gt_i32_e32 vcc, 0, v76
	v_cndmask_b32_e32 v76, v76, v77, vcc
	v_cmp_o_f32_e32 vcc, v73, v73
	v_cndmask_b32_e32 v76, v73, v76, vcc
	v_cmp_eq_u32_e32 vcc, v73, v74
	v_cndmask_b32_e32 v73, v76, v74, vcc
	v_cmp_eq_u32_e32 vcc, 0, v75
	v_cndmask_b32_e32 v73, v73, v85, vcc
.LBB0_793:
	s_or_b64 exec, exec, s[10:11]
.LBB0_794:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_800
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v73, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v73, 10, v73
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v73, v73, s13
	v_mov_b32_e32 v74, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v73, v74, v73, vcc
	v_and_b32_e32 v73, v73, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v73, v85, v73, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v73, 0x477fe000
	v_bfi_b32 v73, s12, v73, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_800:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_804
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v74, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_803
	v_min_u32_e32 v74, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v74, v74, s12
	v_not_b32_e32 v74, v74
	v_mov_b32_e32 v75, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v74, v75, v74, s[4:5]
	v_and_b32_e32 v75, s12, v85
	v_and_b32_e32 v76, v74, v85
	v_or_b32_e32 v74, v74, v85
	v_or_b32_e32 v75, 0x7f800000, v75
	v_sub_u32_e32 v77, vcc, s12, v74
	v_sub_u32_e32 v78, vcc, s12, v75
	v_cmp_gt_i32_e32 vcc, 0, v75
	v_cndmask_b32_e32 v78, v75, v78, vcc
	v_cmp_lt_i32_e32 vcc, v77, v78
	v_cndmask_b32_e64 v78, -1, 1, vcc
	v_add_u32_e32 v77, vcc, v78, v77
	v_sub_u32_e32 v78, vcc, s12, v77
	v_cmp_gt_i32_e32 vcc, 0, v77
	v_cndmask_b32_e32 v77, v77, v78, vcc
	v_cmp_o_f32_e32 vcc, v74, v74
	v_cndmask_b32_e32 v77, v74, v77, vcc
	v_cmp_eq_u32_e32 vcc, v74, v75
	v_cndmask_b32_e32 v74, v77, v75, vcc
	v_cmp_eq_u32_e32 vcc, 0, v76
	v_cndmask_b32_e32 v74, v74, v85, vcc
.LBB0_803:
	s_or_b64 exec, exec, s[10:11]
.LBB0_804:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_810
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v74, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v74, 10, v74
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v74, v74, s13
	v_mov_b32_e32 v75, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v74, v75, v74, vcc
	v_and_b32_e32 v74, v74, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v74, v85, v74, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v74, 0x477fe000
	v_bfi_b32 v74, s12, v74, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_810:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_814
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v75, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_813
	v_min_u32_e32 v75, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v75, v75, s12
	v_not_b32_e32 v75, v75
	v_mov_b32_e32 v76, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v75, v76, v75, s[4:5]
	v_and_b32_e32 v76, s12, v85
	v_and_b32_e32 v77, v75, v85
	v_or_b32_e32 v75, v75, v85
	v_or_b32_e32 v76, 0x7f800000, v76
	v_sub_u32_e32 v78, vcc, s12, v75
	v_sub_u32_e32 v79, vcc, s12, v76
	v_cmp_gt_i32_e32 vcc, 0, v76
	v_cndmask_b32_e32 v79, v76, v79, vcc
	v_cmp_lt_i32_e32 vcc, v78, v79
	v_cndmask_b32_e64 v79, -1, 1, vcc
	v_add_u32_e32 v78, vcc, v79, v78
	v_sub_u32_e32 v79, vcc, s12, v78
	v_cmp_gt_i32_e32 vcc, 0, v78
	v_cndmask_b32_e32 v78, v78, v79, vcc
	v_cmp_o_f32_e32 vcc, v75, v75
	v_cndmask_b32_e32 v78, v75, v78, vcc
	v_cmp_eq_u32_e32 vcc, v75, v76
	v_cndmask_b32_e32 v75, v78, v76, vcc
	v_cmp_eq_u32_e32 vcc, 0, v77
	v_cndmask_b32_e32 v75, v75, v85, vcc
.LBB0_813:
	s_or_b64 exec, exec, s[10:11]
.LBB0_814:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_820
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v75, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v75, 10, v75
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v75, v75, s13
	v_mov_b32_e32 v76, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v75, v76, v75, vcc
	v_and_b32_e32 v75, v75, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v75, v85, v75, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v75, 0x477fe000
	v_bfi_b32 v75, s12, v75, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_820:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_824
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v76, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_823
	v_min_u32_e32 v76, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v76, v76, s12
	v_not_b32_e32 v76, v76
	v_mov_b32_e32 v77, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v76, v77, v76, s[4:5]
	v_and_b32_e32 v77, s12, v85
	v_and_b32_e32 v78, v76, v85
	v_or_b32_e32 v76, v76, v85
	v_or_b32_e32 v77, 0x7f800000, v77
	v_sub_u32_e32 v79, vcc, s12, v76
	v_sub_u32_e32 v80, vcc, s12, v77
	v_cmp_gt_i32_e32 vcc, 0, v77
	v_cndmask_b32_e32 v80, v77, v80, vcc
	v_cmp_lt_i32_e32 vcc, v79, v80
	v_cndmask_b32_e64 v80, -1, 1, vcc
	v_add_u32_e32 v79, vcc, v80, v79
	v_sub_u32_e32 v80, vcc, s12, v79
	v_cmp_gt_i32_e32 vcc, 0, v79
	v_cndmask_b32_e32 v79, v79, v80, vcc
	v_cmp_o_f32_e32 vcc, v76, v76
	v_cndmask_b32_e32 v79, v76, v79, vcc
	v_cmp_eq_u32_e32 vcc, v76, v77
	v_cndmask_b32_e32 v76, v79, v77, vcc
	v_cmp_eq_u32_e32 vcc, 0, v78
	v_cndmask_b32_e32 v76, v76, v85, vcc
.LBB0_823:
	s_or_b64 exec, exec, s[10:11]
.LBB0_824:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_830
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v76, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v76, 10, v76
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v76, v76, s13
	v_mov_b32_e32 v77, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v76, v77, v76, vcc
	v_and_b32_e32 v76, v76, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v76, v85, v76, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v76, 0x477fe000
	v_bfi_b32 v76, s12, v76, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_830:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_834
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v77, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_833
	v_min_u32_e32 v77, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v77, v77, s12
	v_not_b32_e32 v77, v77
	v_mov_b32_e32 v78, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v77, v78, v77, s[4:5]
	v_and_b32_e32 v78, s12, v85
	v_and_b32_e32 v79, v77, v85
	v_or_b32_e32 v77, v77, v85
	v_or_b32_e32 v78, 0x7f800000, v78
	v_sub_u32_e32 v80, vcc, s12, v77
	v_sub_u32_e32 v81, vcc, s12, v78
	v_cmp_gt_i32_e32 vcc, 0, v78
	v_cndmask_b32_e32 v81, v78, v81, vcc
	v_cmp_lt_i32_e32 vcc, v80, v81
	v_cndmask_b32_e64 v81, -1, 1, vcc
	v_add_u32_e32 v80, vcc, v81, v80
	v_sub_u32_e32 v81, vcc, s12, v80
	v_cmp_gt_i32_e32 vcc, 0, v80
	v_cndmask_b32_e32 v80, v80, v81, vcc
	v_cmp_o_f32_e32 vcc, v77, v77
	v_cndmask_b32_e32 v80, v77, v80, vcc
	v_cmp_eq_u32_e32 vcc, v77, v78
	v_cndmask_b32_e32 v77, v80, v78, vcc
	v_cmp_eq_u32_e32 vcc, 0, v79
	v_cndmask_b32_e32 v77, v77, v85, vcc
.LBB0_833:
	s_or_b64 exec, exec, s[10:11]
.LBB0_834:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_840
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v77, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v77, 10, v77
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v77, v77, s13
	v_mov_b32_e32 v78, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v77, v78, v77, vcc
	v_and_b32_e32 v77, v77, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v77, v85, v77, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v77, 0x477fe000
	v_bfi_b32 v77, s12, v77, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_840:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_844
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v78, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_843
	v_min_u32_e32 v78, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v78, v78, s12
	v_not_b32_e32 v78, v78
	v_mov_b32_e32 v79, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v78, v79, v78, s[4:5]
	v_and_b32_e32 v79, s12, v85
	v_and_b32_e32 v80, v78, v85
	v_or_b32_e32 v78, v78, v85
	v_or_b32_e32 v79, 0x7f800000, v79
	v_sub_u32_e32 v81, vcc, s12, v78
	v_sub_u32_e32 v82, vcc, s12, v79
	v_cmp_gt_i32_e32 vcc, 0, v79
	v_cndmask_b32_e32 v82, v79, v82, vcc
	v_cmp_lt_i32_e32 vcc, v81, v82
	v_cndmask_b32_e64 v82, -1, 1, vcc
	v_add_u32_e32 v81, vcc, v82, v81
	v_sub_u32_e32 v82, vcc, s12, v81
	v_cmp_gt_i32_e32 vcc, 0, v81
	v_cndmask_b32_e32 v81, v81, v82, vcc
	v_cmp_o_f32_e32 vcc, v78, v78
	v_cndmask_b32_e32 v81, v78, v81, vcc
	v_cmp_eq_u32_e32 vcc, v78, v79
	v_cndmask_b32_e32 v78, v81, v79, vcc
	v_cmp_eq_u32_e32 vcc, 0, v80
	v_cndmask_b32_e32 v78, v78, v85, vcc
.LBB0_843:
	s_or_b64 exec, exec, s[10:11]
.LBB0_844:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_850
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v78, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v78, 10, v78
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v78, v78, s13
	v_mov_b32_e32 v79, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v78, v79, v78, vcc
	v_and_b32_e32 v78, v78, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v78, v85, v78, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v78, 0x477fe000
	v_bfi_b32 v78, s12, v78, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_850:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_854
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v79, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_853
	v_min_u32_e32 v79, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v79, v79, s12
	v_not_b32_e32 v79, v79
	v_mov_b32_e32 v80, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v79, v80, v79, s[4:5]
	v_and_b32_e32 v80, s12, v85
	v_and_b32_e32 v81, v79, v85
	v_or_b32_e32 v79, v79, v85
	v_or_b32_e32 v80, 0x7f800000, v80
	v_sub_u32_e32 v82, vcc, s12, v79
	v_sub_u32_e32 v83, vcc, s12, v80
	v_cmp_gt_i32_e32 vcc, 0, v80
	v_cndmask_b32_e32 v83, v80, v83, vcc
	v_cmp_lt_i32_e32 vcc, v82, v83
	v_cndmask_b32_e64 v83, -1, 1, vcc
	v_add_u32_e32 v82, vcc, v83, v82
	v_sub_u32_e32 v83, vcc, s12, v82
	v_cmp_gt_i32_e32 vcc, 0, v82
	v_cndmask_b32_e32 v82, v82, v83, vcc
	v_cmp_o_f32_e32 vcc, v79, v79
	v_cndmask_b32_e32 v82, v79, v82, vcc
	v_cmp_eq_u32_e32 vcc, v79, v80
	v_cndmask_b32_e32 v79, v82, v80, vcc
	v_cmp_eq_u32_e32 vcc, 0, v81
	v_cndmask_b32_e32 v79, v79, v85, vcc
.LBB0_853:
	s_or_b64 exec, exec, s[10:11]
.LBB0_854:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_860
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v79, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v79, 10, v79
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v79, v79, s13
	v_mov_b32_e32 v80, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v79, v80, v79, vcc
	v_and_b32_e32 v79, v79, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v79, v85, v79, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v79, 0x477fe000
	v_bfi_b32 v79, s12, v79, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_860:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_864
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v80, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_863
	v_min_u32_e32 v80, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v80, v80, s12
	v_not_b32_e32 v80, v80
	v_mov_b32_e32 v81, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v80, v81, v80, s[4:5]
	v_and_b32_e32 v81, s12, v85
	v_and_b32_e32 v82, v80, v85
	v_or_b32_e32 v80, v80, v85
	v_or_b32_e32 v81, 0x7f800000, v81
	v_sub_u32_e32 v83, vcc, s12, v80
	v_sub_u32_e32 v84, vcc, s12, v81
	v_cmp_gt_i32_e32 vcc, 0, v81
	v_cndmask_b32_e32 v84, v81, v84, vcc
	v_cmp_lt_i32_e32 vcc, v83, v84
	v_cndmask_b32_e64 v84, -1, 1, vcc
	v_add_u32_e32 v83, vcc, v84, v83
	v_sub_u32_e32 v84, vcc, s12, v83
	v_cmp_gt_i32_e32 vcc, 0, v83
	v_cndmask_b32_e32 v83, v83, v84, vcc
	v_cmp_o_f32_e32 vcc, v80, v80
	v_cndmask_b32_e32 v83, v80, v83, vcc
	v_cmp_eq_u32_e32 vcc, v80, v81
	v_cndmask_b32_e32 v80, v83, v81, vcc
	v_cmp_eq_u32_e32 vcc, 0, v82
	v_cndmask_b32_e32 v80, v80, v85, vcc
.LBB0_863:
	s_or_b64 exec, exec, s[10:11]
.LBB0_864:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_870
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v80, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v80, 10, v80
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v80, v80, s13
	v_mov_b32_e32 v81, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v80, v81, v80, vcc
	v_and_b32_e32 v80, v80, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v80, v85, v80, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v80, 0x477fe000
	v_bfi_b32 v80, s12, v80, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_870:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_874
	v_cmp_o_f32_e32 vcc, v85, v85
	v_mov_b32_e32 v81, v85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_873
	v_min_u32_e32 v81, 10, v87
	s_movk_i32 s12, 0xe000
	v_lshlrev_b32_e64 v81, v81, s12
	v_not_b32_e32 v81, v81
	v_mov_b32_e32 v82, 0x1fff
	s_brev_b32 s12, 1
	v_cndmask_b32_e64 v81, v82, v81, s[4:5]
	v_and_b32_e32 v82, s12, v85
	v_and_b32_e32 v83, v81, v85
	v_or_b32_e32 v81, v81, v85
	v_or_b32_e32 v82, 0x7f800000, v82
	v_sub_u32_e32 v84, vcc, s12, v81
	v_sub_u32_e32 v89, vcc, s12, v82
	v_cmp_gt_i32_e32 vcc, 0, v82
	v_cndmask_b32_e32 v89, v82, v89, vcc
	v_cmp_lt_i32_e32 vcc, v84, v89
	v_cndmask_b32_e64 v89, -1, 1, vcc
	v_add_u32_e32 v84, vcc, v89, v84
	v_sub_u32_e32 v89, vcc, s12, v84
	v_cmp_gt_i32_e32 vcc, 0, v84
	v_cndmask_b32_e32 v84, v84, v89, vcc
	v_cmp_o_f32_e32 vcc, v81, v81
	v_cndmask_b32_e32 v84, v81, v84, vcc
	v_cmp_eq_u32_e32 vcc, v81, v82
	v_cndmask_b32_e32 v81, v84, v82, vcc
	v_cmp_eq_u32_e32 vcc, 0, v83
	v_cndmask_b32_e32 v81, v81, v85, vcc
.LBB0_873:
	s_or_b64 exec, exec, s[10:11]
.LBB0_874:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_880
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 s[10:11], exec, s[10:11]
	v_sub_u32_e32 v81, vcc, 0x71, v88
	s_mov_b32 s12, 0x38800000
	v_min_u32_e32 v81, 10, v81
	s_movk_i32 s13, 0xe000
	v_lshlrev_b32_e64 v81, v81, s13
	v_mov_b32_e32 v82, s13
	v_cmp_gt_u32_e32 vcc, s12, v85
	v_cndmask_b32_e32 v81, v82, v81, vcc
	v_and_b32_e32 v81, v81, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v81, v85, v81, vcc
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_brev_b32 s12, -2
	v_mov_b32_e32 v81, 0x477fe000
	v_bfi_b32 v81, s12, v81, v85
	s_or_b64 exec, exec, s[10:11]
.LBB0_880:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_cbranch_execz .LBB0_884
	v_cmp_o_f32_e32 vcc, v85, v85
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_883
	v_min_u32_e32 v82, 10, v87
	s_movk_i32 s10, 0xe000
	v_lshlrev_b32_e64 v82, v82, s10
	v_not_b32_e32 v82, v82
	v_mov_b32_e32 v83, 0x1fff
	v_cndmask_b32_e64 v82, v83, v82, s[4:5]
	s_brev_b32 s4, 1
	v_and_b32_e32 v83, s4, v85
	v_and_b32_e32 v84, v82, v85
	v_or_b32_e32 v82, v82, v85
	v_or_b32_e32 v83, 0x7f800000, v83
	v_sub_u32_e32 v87, vcc, s4, v82
	v_sub_u32_e32 v88, vcc, s4, v83
	v_cmp_gt_i32_e32 vcc, 0, v83
	v_cndmask_b32_e32 v88, v83, v88, vcc
	v_cmp_lt_i32_e32 vcc, v87, v88
	v_cndmask_b32_e64 v88, -1, 1, vcc
	v_add_u32_e32 v87, vcc, v88, v87
	v_sub_u32_e32 v88, vcc, s4, v87
	v_cmp_gt_i32_e32 vcc, 0, v87
	v_cndmask_b32_e32 v87, v87, v88, vcc
	v_cmp_o_f32_e32 vcc, v82, v82
	v_cndmask_b32_e32 v87, v82, v87, vcc
	v_cmp_eq_u32_e32 vcc, v82, v83
	v_cndmask_b32_e32 v82, v87, v83, vcc
	v_cmp_eq_u32_e32 vcc, 0, v84
	v_cndmask_b32_e32 v85, v82, v85, vcc
.LBB0_883:
	s_or_b64 exec, exec, s[8:9]
.LBB0_884:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_890
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_xor_b64 s[6:7], exec, s[6:7]
	v_sub_u32_e32 v82, vcc, 0x71, v88
	s_mov_b32 s8, 0x38800000
	v_min_u32_e32 v82, 10, v82
	s_movk_i32 s9, 0xe000
	v_lshlrev_b32_e64 v82, v82, s9
	v_mov_b32_e32 v83, s9
	v_cmp_gt_u32_e32 vcc, s8, v85
	v_cndmask_b32_e32 v82, v83, v82, vcc
	v_and_b32_e32 v82, v82, v85
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v85, v85, v82, vcc
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_brev_b32 s8, -2
	v_mov_b32_e32 v82, 0x477fe000
	v_bfi_b32 v85, s8, v82, v85
	s_or_b64 exec, exec, s[6:7]
.LBB0_890:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f16_f32_e32 v67, v67
	v_cvt_f16_f32_e32 v68, v68
	v_cvt_f16_f32_e32 v69, v69
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v71, v71
	v_cvt_f16_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v73, v73
	v_cvt_f16_f32_e32 v74, v74
	v_cvt_f16_f32_e32 v75, v75
	v_cvt_f16_f32_e32 v76, v76
	v_cvt_f16_f32_e32 v77, v77
	v_cvt_f16_f32_e32 v78, v78
	v_cvt_f16_f32_e32 v79, v79
	v_cvt_f16_f32_e32 v80, v80
	v_cvt_f16_f32_e32 v81, v81
	v_cvt_f16_f32_e32 v82, v85
	flat_store_short v[33:34], v67
	flat_store_short v[35:36], v68
	flat_store_short v[37:38], v69
	flat_store_short v[39:40], v70
	flat_store_short v[41:42], v71
	flat_store_short v[43:44], v72
	flat_store_short v[45:46], v73
	flat_store_short v[47:48], v74
	flat_store_short v[49:50], v75
	flat_store_short v[51:52], v76
	flat_store_short v[53:54], v77
	flat_store_short v[55:56], v78
	flat_store_short v[57:58], v79
	flat_store_short v[59:60], v80
	flat_store_short v[61:62], v81
	flat_store_short v[63:64], v82
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v67, 0
.LBB0_891:
	v_mov_b32_e32 v69, s5
	v_add_u32_e32 v68, vcc, s4, v4
	v_addc_u32_e32 v69, vcc, v5, v69, vcc
	flat_load_ushort v70, v[68:69]
	v_mul_lo_u32 v71, v66, 31
	v_mad_u64_u32 v[65:66], s[6:7], v65, 31, 0
	s_add_u32 s4, s4, 2
	flat_store_short v[68:69], v67
	v_add_u32_e32 v66, vcc, v66, v71
	s_addc_u32 s5, s5, 0
	s_cmpk_eq_i32 s4, 0x60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v68, 0xffff, v70
	v_add_u32_e32 v65, vcc, v65, v68
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	s_cbranch_scc0 .LBB0_891
	flat_load_ushort v68, v[2:3]
	v_mul_lo_u32 v66, v66, 31
	v_mad_u64_u32 v[4:5], s[4:5], v65, 31, 0
	v_cvt_f32_f16_e32 v65, v86
	s_mov_b32 s6, 0x45800000
	v_add_u32_e32 v5, vcc, v5, v66
	v_mad_f32 v66, 0, v65, v65
	v_mac_f32_e32 v66, 0, v65
	v_mac_f32_e32 v66, 0, v65
	v_mov_b32_e32 v65, 0x47800000
	v_mad_f32 v66, s6, v66, v65
	v_trunc_f32_e32 v66, v66
	s_mov_b32 s7, 0x2f800000
	v_mul_f32_e32 v67, s7, v66
	v_floor_f32_e32 v67, v67
	s_mov_b32 s8, 0xcf800000
	v_fma_f32 v66, v67, s8, v66
	v_cvt_u32_f32_e32 v66, v66
	v_cvt_u32_f32_e32 v67, v67
	flat_store_short v[0:1], v86
	flat_store_short v[7:8], v86
	flat_store_short v[9:10], v86
	flat_store_short v[11:12], v86
	v_add_u32_e32 v2, vcc, v4, v66
	v_addc_u32_e32 v3, vcc, v5, v67, vcc
	v_mul_lo_u32 v4, v3, 31
	v_mad_u64_u32 v[2:3], s[4:5], v2, 31, 0
	flat_store_short v[13:14], v86
	flat_store_short v[15:16], v86
	flat_store_short v[17:18], v86
	flat_store_short v[19:20], v86
	flat_store_short v[21:22], v86
	flat_store_short v[23:24], v86
	flat_store_short v[25:26], v86
	flat_store_short v[27:28], v86
	v_add_u32_e32 v3, vcc, v3, v4
	v_add_u32_e32 v2, vcc, v2, v66
	v_addc_u32_e32 v3, vcc, v3, v67, vcc
	v_mul_lo_u32 v4, v3, 31
	v_mad_u64_u32 v[2:3], s[4:5], v2, 31, 0
	flat_store_short v[29:30], v86
	flat_store_short v[31:32], v86
	flat_store_short v[33:34], v86
	flat_store_short v[35:36], v86
	flat_store_short v[37:38], v86
	flat_store_short v[39:40], v86
	flat_store_short v[41:42], v86
	flat_store_short v[43:44], v86
	flat_store_short v[45:46], v86
	flat_store_short v[47:48], v86
	flat_store_short v[49:50], v86
	flat_store_short v[51:52], v86
	flat_store_short v[53:54], v86
	flat_store_short v[55:56], v86
	flat_store_short v[57:58], v86
	flat_store_short v[59:60], v86
	v_add_u32_e32 v0, vcc, v3, v4
	v_add_u32_e32 v1, vcc, v2, v66
	v_addc_u32_e32 v0, vcc, v0, v67, vcc
	v_mul_lo_u32 v2, v0, 31
	v_mad_u64_u32 v[0:1], s[4:5], v1, 31, 0
	flat_store_short v[61:62], v86
	flat_store_short v[63:64], v86
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v0, v66
	v_addc_u32_e32 v1, vcc, v1, v67, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[4:5], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v0, v66
	v_addc_u32_e32 v1, vcc, v1, v67, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[4:5], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v0, v66
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cvt_f32_f16_e32 v2, v68
	v_addc_u32_e32 v1, vcc, v1, v67, vcc
	v_mul_lo_u32 v3, v1, 31
	v_mac_f32_e32 v65, s6, v2
	v_trunc_f32_e32 v2, v65
	v_mad_u64_u32 v[0:1], s[4:5], v0, 31, 0
	v_mul_f32_e32 v4, s7, v2
	v_floor_f32_e32 v4, v4
	v_fma_f32 v2, v4, s8, v2
	v_cvt_u32_f32_e32 v2, v2
	v_add_u32_e32 v1, vcc, v1, v3
	v_cvt_u32_f32_e32 v3, v4
	v_add_u32_e32 v0, vcc, v0, v2
	v_mov_b32_e32 v4, s21
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v2, vcc, 10, v6
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel libclc_vectors
		.amdhsa_group_segment_fixed_size 8448
		.amdhsa_private_segment_fixed_size 512
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 99
		.amdhsa_next_free_sgpr 30
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
	.size	libclc_vectors, .Lfunc_end0-libclc_vectors
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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 8448
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           libclc_vectors
    .private_segment_fixed_size: 512
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         libclc_vectors.kd
    .vgpr_count:     99
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
