	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	octree256
	.globl	octree256
	.p2align	8
	.type	octree256,@function
octree256:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s18, s[4:5], 0x10
	s_load_dwordx2 s[16:17], s[4:5], 0x18
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e64 s[0:1], 4, v0
	v_add_u32_e32 v16, vcc, 0x448, v1
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v1, 0
	ds_write_b32 v16, v1
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s8, 0x408
	v_add_u32_e32 v17, vcc, s8, v1
	s_movk_i32 s8, 0x428
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_ne_u32_e64 s[4:5], 0, v0
	v_cmp_gt_u32_e64 s[6:7], 8, v0
	v_add_u32_e32 v18, vcc, s8, v1
	v_mov_b32_e32 v13, 1
	s_movk_i32 s19, 0x1ff
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v4, 3
	s_mov_b32 s26, 0x7feb352d
	s_mov_b32 s27, 0x846ca68b
	s_movk_i32 s28, 0x7f
	s_movk_i32 s29, 0x3f8
	s_mov_b32 s30, 0x1fc00
	s_mov_b32 s31, 0xfe000
	s_mov_b32 s33, 0x7f00000
	s_movk_i32 s34, 0x100
	s_branch .LBB0_5
.LBB0_3:
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_4:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_41
.LBB0_5:
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v14, v[1:2], v13 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_min_u32_e32 v3, s19, v14
	v_add_u32_e32 v11, vcc, 1, v3
	v_mad_u64_u32 v[1:2], s[10:11], v3, s18, 0
	v_mad_u64_u32 v[5:6], s[10:11], v11, s18, 0
	v_mad_u64_u32 v[7:8], s[10:11], v1, v3, 0
	v_mad_u64_u32 v[9:10], s[10:11], v5, v11, 0
	v_mad_u32_u24 v1, v2, v3, v8
	v_alignbit_b32 v1, v1, v7, 18
	v_mad_u32_u24 v2, v6, v11, v10
	v_alignbit_b32 v2, v2, v9, 18
	v_sub_u32_e32 v2, vcc, v2, v1
	v_mov_b32_e32 v3, v14
	ds_write_b64 v15, v[13:14] offset:1024
	ds_write_b128 v15, v[1:4]
.LBB0_7:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v15 offset:1028
	s_mov_b64 s[8:9], -1
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, s19, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_4
	ds_read_b32 v1, v15 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_11
	s_branch .LBB0_3
.LBB0_9:
	s_or_b64 exec, exec, s[22:23]
.LBB0_10:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v15, v10 offset:1108
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v15 offset:1024
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_3
.LBB0_11:
	v_lshlrev_b32_e32 v1, 4, v1
	v_add_u32_e32 v1, vcc, -16, v1
	ds_read_b128 v[5:8], v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_13
	ds_read_b32 v1, v15 offset:1024
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, -1, v1
	ds_write_b32 v15, v1 offset:1024
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_15
	ds_write_b32 v17, v15
.LBB0_15:
	s_or_b64 exec, exec, s[8:9]
	v_and_b32_e32 v2, 1, v8
	v_mul_lo_u32 v14, v2, s18
	v_mov_b32_e32 v1, s15
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshlrev_b64 v[9:10], 2, v[14:15]
	v_add_u32_e32 v3, vcc, s14, v9
	v_addc_u32_e32 v19, vcc, v1, v10, vcc
	v_add_u32_e32 v1, vcc, v5, v0
	v_add_u32_e32 v6, vcc, v5, v6
	v_cmp_lt_u32_e64 s[8:9], v1, v6
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_22
	v_lshrrev_b32_e32 v10, 2, v7
	v_and_b32_e32 v9, 1, v7
	v_and_b32_e32 v10, 2, v10
	v_or_b32_e32 v9, v9, v10
	v_lshrrev_b32_e32 v10, 4, v7
	v_and_b32_e32 v11, 4, v10
	v_lshrrev_b32_e32 v12, 3, v7
	v_or_b32_e32 v9, v9, v11
	v_bfe_u32 v11, v7, 1, 1
	v_and_b32_e32 v12, 2, v12
	v_or_b32_e32 v11, v11, v12
	v_lshrrev_b32_e32 v12, 5, v7
	v_and_b32_e32 v12, 4, v12
	v_or_b32_e32 v11, v11, v12
	v_bfe_u32 v12, v7, 2, 1
	v_and_b32_e32 v10, 2, v10
	v_or_b32_e32 v10, v12, v10
	v_lshrrev_b32_e32 v12, 6, v7
	v_and_b32_e32 v12, 4, v12
	v_or_b32_e32 v12, v10, v12
	v_sub_u32_e32 v14, vcc, 18, v8
	v_lshlrev_b32_e32 v10, 17, v11
	v_lshlrev_b32_e32 v11, 27, v12
	v_sub_u32_e32 v12, vcc, 9, v8
	v_and_b32_e32 v20, 31, v14
	v_sub_u32_e32 v14, vcc, 27, v8
	v_cmp_ne_u32_e64 s[10:11], 3, v8
	v_lshlrev_b32_e32 v9, 7, v9
	v_and_b32_e32 v12, 31, v12
	v_and_b32_e32 v21, 31, v14
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v14, v1
	s_branch .LBB0_18
.LBB0_17:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v24, v20, v22
	v_bfe_u32 v23, v22, v12, 1
	v_and_b32_e32 v24, 2, v24
	v_lshrrev_b32_e32 v22, v21, v22
	v_or_b32_e32 v23, v23, v24
	v_and_b32_e32 v22, 4, v22
	v_or_b32_e32 v22, v23, v22
	v_lshlrev_b32_e32 v22, 2, v22
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v22, v13 offset:1032
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, vcc, s34, v14
	v_cmp_ge_u32_e32 vcc, v14, v6
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_22
.LBB0_18:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_20
	v_lshlrev_b64 v[22:23], 2, v[14:15]
	v_add_u32_e32 v22, vcc, v3, v22
	v_addc_u32_e32 v23, vcc, v19, v23, vcc
	flat_load_dword v22, v[22:23]
	s_cbranch_execnz .LBB0_17
	s_branch .LBB0_21
.LBB0_20:
.LBB0_21:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v22, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v22, v22, s26
	v_lshrrev_b32_e32 v23, 15, v22
	v_xor_b32_e32 v22, v23, v22
	v_mul_lo_u32 v22, v22, s27
	v_xor_b32_sdwa v23, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v24, vcc, v14, v23
	v_xor_b32_sdwa v24, v24, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v24, v24, s26
	v_lshrrev_b32_e32 v22, 18, v22
	v_and_b32_e32 v25, s28, v23
	v_bfe_u32 v26, v23, 7, 7
	v_bfe_u32 v23, v23, 14, 7
	v_and_b32_e32 v22, s29, v22
	v_mul_u32_u24_e32 v25, v26, v25
	v_mul_u32_u24_e32 v22, v23, v22
	v_lshrrev_b32_e32 v23, 7, v25
	v_lshrrev_b32_e32 v25, 15, v24
	v_xor_b32_e32 v24, v25, v24
	v_mul_lo_u32 v24, v24, s27
	v_and_b32_e32 v22, s30, v22
	v_or_b32_e32 v23, v23, v9
	v_or_b32_e32 v22, v22, v10
	v_xor_b32_sdwa v24, v24, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v22, v23, v22
	v_lshlrev_b32_e32 v23, 13, v24
	v_bfe_u32 v25, v24, 7, 7
	v_and_b32_e32 v23, s31, v23
	v_mul_u32_u24_e32 v23, v23, v25
	v_and_b32_e32 v23, s33, v23
	v_or_b32_e32 v23, v23, v11
	v_or_b32_e32 v22, v23, v22
	s_branch .LBB0_17
.LBB0_22:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_32
	ds_read_b32 v10, v17
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_27
	s_movk_i32 s24, 0x408
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v9, v0
.LBB0_25:
	v_mov_b32_e32 v11, s24
	ds_read_b32 v11, v11
	v_add_u32_e32 v9, vcc, -1, v9
	s_add_i32 s24, s24, 4
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[22:23], vcc, s[22:23]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v11, v5
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_25
	s_or_b64 exec, exec, s[22:23]
.LBB0_27:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	ds_write_b32 v18, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_32
	v_add_u32_e32 v12, vcc, 1, v8
	v_cmp_lt_u32_e32 vcc, 32, v10
	v_cmp_ne_u32_e64 s[10:11], 10, v12
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_xor_b64 s[10:11], exec, s[22:23]
	s_cbranch_execz .LBB0_30
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v14, v15, v13 offset:1024
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v9, 3, v7
	v_add_u32_e32 v11, vcc, v9, v0
	v_mov_b32_e32 v9, v5
	v_lshlrev_b32_e32 v5, 4, v14
	ds_write_b128 v5, v[9:12]
.LBB0_30:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_32
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v15, v10 offset:1096
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v15, v13 offset:1100
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v15, v12 offset:1104
	s_waitcnt lgkmcnt(0)
.LBB0_32:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_10
	v_xor_b32_e32 v2, 1, v2
	v_mul_lo_u32 v14, v2, s18
	v_mov_b32_e32 v2, s15
	v_lshrrev_b32_e32 v12, 3, v7
	v_and_b32_e32 v12, 2, v12
	v_lshlrev_b64 v[9:10], 2, v[14:15]
	v_cmp_ne_u32_e64 s[8:9], 3, v8
	v_add_u32_e32 v5, vcc, s14, v9
	v_addc_u32_e32 v9, vcc, v2, v10, vcc
	v_lshrrev_b32_e32 v10, 2, v7
	v_and_b32_e32 v2, 1, v7
	v_and_b32_e32 v10, 2, v10
	v_or_b32_e32 v2, v2, v10
	v_lshrrev_b32_e32 v10, 4, v7
	v_and_b32_e32 v11, 4, v10
	v_or_b32_e32 v2, v2, v11
	v_bfe_u32 v11, v7, 1, 1
	v_or_b32_e32 v11, v11, v12
	v_lshrrev_b32_e32 v12, 5, v7
	v_and_b32_e32 v12, 4, v12
	v_or_b32_e32 v12, v11, v12
	v_bfe_u32 v11, v7, 2, 1
	v_and_b32_e32 v10, 2, v10
	v_or_b32_e32 v10, v11, v10
	v_lshrrev_b32_e32 v11, 6, v7
	v_and_b32_e32 v11, 4, v11
	v_or_b32_e32 v10, v10, v11
	v_lshlrev_b32_e32 v11, 7, v2
	v_sub_u32_e32 v2, vcc, 9, v8
	v_and_b32_e32 v21, 31, v2
	v_sub_u32_e32 v2, vcc, 18, v8
	v_and_b32_e32 v22, 31, v2
	v_sub_u32_e32 v2, vcc, 27, v8
	v_and_b32_e32 v23, 31, v2
	v_lshlrev_b32_e32 v2, 7, v7
	v_add_u32_e32 v2, vcc, v8, v2
	v_lshlrev_b32_e32 v12, 17, v12
	v_lshlrev_b32_e32 v20, 27, v10
	v_cmp_eq_u32_e64 s[10:11], 9, v8
	v_add_u32_e32 v7, vcc, 1, v2
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v10, 0
	s_branch .LBB0_35
.LBB0_34:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v1, vcc, s34, v1
	v_cmp_ge_u32_e32 vcc, v1, v6
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_9
.LBB0_35:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_37
	v_mov_b32_e32 v2, v15
	v_lshlrev_b64 v[24:25], 2, v[1:2]
	v_add_u32_e32 v24, vcc, v3, v24
	v_addc_u32_e32 v25, vcc, v19, v25, vcc
	flat_load_dword v2, v[24:25]
	s_cbranch_execz .LBB0_38
	s_branch .LBB0_39
.LBB0_37:
.LBB0_38:
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s26
	v_lshrrev_b32_e32 v8, 15, v2
	v_xor_b32_e32 v2, v8, v2
	v_mul_lo_u32 v2, v2, s27
	v_xor_b32_sdwa v8, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v14, vcc, v1, v8
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v14, v14, s26
	v_lshrrev_b32_e32 v2, 18, v2
	v_and_b32_e32 v24, s28, v8
	v_bfe_u32 v25, v8, 7, 7
	v_bfe_u32 v8, v8, 14, 7
	v_and_b32_e32 v2, s29, v2
	v_mul_u32_u24_e32 v24, v25, v24
	v_mul_u32_u24_e32 v2, v8, v2
	v_lshrrev_b32_e32 v8, 7, v24
	v_lshrrev_b32_e32 v24, 15, v14
	v_xor_b32_e32 v14, v24, v14
	v_mul_lo_u32 v14, v14, s27
	v_and_b32_e32 v2, s30, v2
	v_or_b32_e32 v8, v8, v11
	v_or_b32_e32 v2, v2, v12
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, v8, v2
	v_lshlrev_b32_e32 v8, 13, v14
	v_bfe_u32 v24, v14, 7, 7
	v_and_b32_e32 v8, s31, v8
	v_mul_u32_u24_e32 v8, v8, v24
	v_and_b32_e32 v8, s33, v8
	v_or_b32_e32 v8, v8, v20
	v_or_b32_e32 v2, v8, v2
.LBB0_39:
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v14, v22, v2
	v_bfe_u32 v8, v2, v21, 1
	v_and_b32_e32 v14, 2, v14
	v_or_b32_e32 v8, v8, v14
	v_lshrrev_b32_e32 v14, v23, v2
	v_and_b32_e32 v14, 4, v14
	v_or_b32_e32 v8, v8, v14
	v_lshlrev_b32_e32 v24, 2, v8
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v14, v24, v13 offset:1064
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v26, v24 offset:1032
	v_lshlrev_b64 v[24:25], 2, v[14:15]
	v_add_u32_e32 v24, vcc, v5, v24
	v_addc_u32_e32 v25, vcc, v9, v25, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 33, v26
	s_or_b64 s[36:37], s[10:11], vcc
	flat_store_dword v[24:25], v2
	s_and_saveexec_b64 s[24:25], s[36:37]
	s_cbranch_execz .LBB0_34
	v_lshlrev_b32_e32 v8, 4, v8
	v_add_u32_e32 v8, vcc, v7, v8
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s26
	v_lshrrev_b32_e32 v14, 15, v8
	v_xor_b32_e32 v8, v14, v8
	v_mul_lo_u32 v8, v8, s27
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v2, vcc, v8, v2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s26
	v_lshrrev_b32_e32 v8, 15, v2
	v_xor_b32_e32 v2, v8, v2
	v_mul_lo_u32 v2, v2, s27
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v10, vcc, v2, v10
	s_branch .LBB0_34
.LBB0_41:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_43
	ds_read_b32 v2, v16
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_43:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel octree256
		.amdhsa_group_segment_fixed_size 1120
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 27
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
	.size	octree256, .Lfunc_end0-octree256
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           octree256
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         octree256.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
