	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	pagerank
	.globl	pagerank
	.p2align	8
	.type	pagerank,@function
pagerank:
	s_load_dword s9, s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s8, s9
	s_cbranch_scc1 .LBB0_155
	v_lshlrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v2, 1, v0
	v_and_b32_e32 v4, 0x3fc, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_or_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v5, 2, v2
	v_and_b32_e32 v2, 2, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	v_and_b32_e32 v2, 3, v0
	v_and_b32_e32 v4, 0x3f8, v1
	v_or_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v6, 2, v2
	v_and_b32_e32 v2, 4, v0
	v_cmp_eq_u32_e64 s[38:39], 0, v2
	v_and_b32_e32 v2, 7, v0
	v_and_b32_e32 v4, 0x3f0, v1
	v_or_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v7, 2, v2
	v_and_b32_e32 v2, 8, v0
	s_load_dwordx2 s[42:43], s[6:7], 0x0
	s_load_dwordx4 s[44:47], s[6:7], 0x10
	v_cmp_eq_u32_e64 s[6:7], 0, v2
	v_and_b32_e32 v2, 15, v0
	v_and_b32_e32 v4, 0x3e0, v1
	v_or_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v8, 2, v2
	v_and_b32_e32 v2, 16, v0
	v_cmp_eq_u32_e64 s[40:41], 0, v2
	v_and_b32_e32 v2, 31, v0
	v_and_b32_e32 v4, 0x3c0, v1
	v_or_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v9, 2, v2
	v_and_b32_e32 v2, 32, v0
	v_cmp_eq_u32_e64 s[10:11], 0, v2
	v_and_b32_e32 v2, 63, v0
	v_and_b32_e32 v4, 0x380, v1
	s_load_dword s21, s[4:5], 0x4
	s_load_dword s48, s[4:5], 0xc
	v_or_b32_e32 v2, v4, v2
	v_lshlrev_b32_e32 v10, 2, v2
	v_and_b32_e32 v2, 64, v0
	v_cmp_eq_u32_e64 s[12:13], 0, v2
	v_and_b32_e32 v2, 0x7f, v0
	v_and_b32_e32 v4, 0x300, v1
	v_or_b32_e32 v2, v4, v2
	s_movk_i32 s20, 0x80
	v_lshlrev_b32_e32 v11, 2, v2
	v_and_b32_e32 v2, s20, v0
	s_movk_i32 s33, 0x200
	s_waitcnt lgkmcnt(0)
	s_and_b32 s26, s21, 0xffff
	v_or_b32_e32 v3, 1, v1
	v_cmp_eq_u32_e64 s[14:15], 0, v2
	v_and_b32_e32 v2, s33, v1
	v_add_u32_e32 v4, vcc, 2, v1
	v_cvt_f32_u32_e32 v1, s26
	s_sub_i32 s4, 0, s26
	v_or_b32_sdwa v2, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_movk_i32 s18, 0x100
	v_rcp_iflag_f32_e32 v1, v1
	v_lshlrev_b32_e32 v12, 2, v2
	v_and_b32_e32 v2, s18, v0
	v_cmp_eq_u32_e64 s[16:17], 0, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_movk_i32 s52, 0x1000
	v_lshlrev_b32_e32 v2, 3, v4
	v_add_u32_e32 v13, vcc, s52, v2
	v_mul_lo_u32 v15, s4, v1
	v_add_u32_e32 v13, vcc, -4, v13
	v_lshlrev_b32_e32 v40, 3, v3
	v_mul_hi_u32 v16, v1, v15
	v_add_u32_e32 v15, vcc, v13, v2
	v_lshlrev_b32_e32 v2, 4, v4
	v_add_u32_e32 v1, vcc, v16, v1
	v_mul_hi_u32 v1, s48, v1
	v_add_u32_e32 v16, vcc, v15, v2
	v_add_u32_e32 v14, vcc, s52, v40
	v_mul_lo_u32 v2, v1, s26
	v_add_u32_e32 v17, vcc, 1, v1
	v_add_u32_e32 v14, vcc, -4, v14
	v_sub_u32_e32 v2, vcc, s48, v2
	v_cmp_le_u32_e64 s[4:5], s26, v2
	v_cndmask_b32_e64 v1, v1, v17, s[4:5]
	v_subrev_u32_e32 v17, vcc, s26, v2
	v_cndmask_b32_e64 v2, v2, v17, s[4:5]
	v_add_u32_e32 v17, vcc, 1, v1
	v_lshlrev_b32_e32 v18, 5, v4
	v_cmp_le_u32_e32 vcc, s26, v2
	v_cndmask_b32_e32 v17, v1, v17, vcc
	v_add_u32_e32 v18, vcc, v16, v18
	v_lshlrev_b32_e32 v19, 6, v4
	v_add_u32_e32 v19, vcc, v18, v19
	v_lshlrev_b32_e32 v20, 7, v4
	v_add_u32_e32 v20, vcc, v19, v20
	v_lshlrev_b32_e32 v21, 8, v4
	v_add_u32_e32 v21, vcc, v20, v21
	v_lshlrev_b32_e32 v22, 9, v4
	v_add_u32_e32 v22, vcc, v21, v22
	v_lshlrev_b32_e32 v4, 10, v4
	v_add_u32_e32 v23, vcc, v22, v4
	v_lshlrev_b32_e32 v4, 4, v3
	v_add_u32_e32 v25, vcc, v14, v40
	v_lshlrev_b32_e32 v38, 5, v3
	v_add_u32_e32 v26, vcc, v25, v4
	v_lshlrev_b32_e32 v37, 6, v3
	v_add_u32_e32 v27, vcc, v26, v38
	v_lshlrev_b32_e32 v36, 7, v3
	v_add_u32_e32 v28, vcc, v27, v37
	v_lshlrev_b32_e32 v35, 8, v3
	v_add_u32_e32 v29, vcc, v28, v36
	v_lshlrev_b32_e32 v34, 9, v3
	v_lshlrev_b32_e32 v33, 10, v3
	v_lshlrev_b32_e32 v3, 11, v3
	v_add_u32_e32 v30, vcc, v29, v35
	v_add_u32_e32 v24, vcc, s52, v3
	v_add_u32_e32 v31, vcc, v30, v34
	v_add_u32_e32 v32, vcc, v31, v33
	v_sub_u32_e32 v33, vcc, v24, v33
	v_sub_u32_e32 v34, vcc, v33, v34
	v_sub_u32_e32 v35, vcc, v34, v35
	v_sub_u32_e32 v36, vcc, v35, v36
	v_mad_u64_u32 v[1:2], s[4:5], s26, v17, 0
	v_sub_u32_e32 v37, vcc, v36, v37
	v_sub_u32_e32 v38, vcc, v37, v38
	v_sub_u32_e32 v39, vcc, v38, v4
	s_mov_b32 s49, 0
	v_sub_u32_e32 v40, vcc, v39, v40
	v_cmp_ne_u64_e32 vcc, s[48:49], v[1:2]
	s_movk_i32 s50, 0x3ff
	s_lshl_b32 s4, s8, 10
	v_cndmask_b32_e64 v41, 0, 1, vcc
	v_addc_u32_e32 v1, vcc, 0, v17, vcc
	s_movk_i32 s48, 0xfe00
	v_lshlrev_b32_e32 v43, 3, v0
	v_cmp_gt_u32_e64 s[18:19], s18, v0
	v_cmp_gt_u32_e64 s[20:21], s20, v0
	v_cmp_gt_u32_e64 s[22:23], 64, v0
	v_cmp_gt_u32_e64 s[24:25], 32, v0
	v_cmp_gt_u32_e64 s[26:27], 16, v0
	v_cmp_gt_u32_e64 s[28:29], 8, v0
	v_cmp_gt_u32_e64 s[30:31], 4, v0
	v_cmp_gt_u32_e64 s[34:35], 2, v0
	v_cmp_eq_u32_e64 s[36:37], 0, v0
	v_lshlrev_b32_e32 v42, 10, v1
	s_movk_i32 s49, 0x800
	s_movk_i32 s51, 0x1ff
	v_lshlrev_b32_e32 v44, 2, v0
	v_or_b32_e32 v45, s52, v43
	v_sub_u32_e32 v46, vcc, s50, v0
	v_or_b32_e32 v47, s48, v0
	v_mov_b32_e32 v49, s8
	v_mov_b32_e32 v48, s4
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
.LBB0_2:
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, v44
	v_mov_b32_e32 v4, v46
	v_mov_b32_e32 v50, v0
.LBB0_3:
	v_add_u32_e32 v1, vcc, v48, v50
	v_lshlrev_b64 v[51:52], 2, v[1:2]
	v_mov_b32_e32 v53, s43
	v_add_u32_e32 v51, vcc, s42, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	flat_load_dword v1, v[51:52]
	v_add_u32_e32 v51, vcc, s33, v50
	v_cmp_lt_u32_e32 vcc, s51, v50
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v50, v51
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 10, v1
	v_or_b32_e32 v1, v1, v4
	v_add_u32_e32 v4, vcc, s48, v4
	ds_write_b32 v3, v1
	v_add_u32_e32 v3, vcc, s49, v3
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_3
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[4:5], s[2:3], vcc
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_xor_b64 s[4:5], exec, s[52:53]
	s_cbranch_execz .LBB0_8
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[2:3], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[38:39], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_12
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_12:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[38:39], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_14
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_14:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[38:39], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_16
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_16:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_18
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_18:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_20
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_22
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_24
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_24:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v8 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[40:41], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_26
	ds_write2_b32 v8, v4, v3 offset1:16
.LBB0_26:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[40:41], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_28
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_28:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[40:41], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_30
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_30:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[40:41], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_32
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_32:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[40:41], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_34
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_34:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v9 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_36
	ds_write2_b32 v9, v4, v3 offset1:32
.LBB0_36:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v8 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_38
	ds_write2_b32 v8, v4, v3 offset1:16
.LBB0_38:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_40
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_40:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_42
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_42:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_44
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_44:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_46
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_46:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_48
	ds_write2st64_b32 v10, v4, v3 offset1:1
.LBB0_48:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v9 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_50
	ds_write2_b32 v9, v4, v3 offset1:32
.LBB0_50:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v8 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_52
	ds_write2_b32 v8, v4, v3 offset1:16
.LBB0_52:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_54
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_54:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_56
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_56:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_58
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_58:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_60
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_60:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v11 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_62
	ds_write2st64_b32 v11, v4, v3 offset1:2
.LBB0_62:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_64
	ds_write2st64_b32 v10, v4, v3 offset1:1
.LBB0_64:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v9 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_66
	ds_write2_b32 v9, v4, v3 offset1:32
.LBB0_66:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v8 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_68
	ds_write2_b32 v8, v4, v3 offset1:16
.LBB0_68:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_70
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_70:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_72
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_72:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_74
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_74:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_76
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_76:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v12 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_78
	ds_write2st64_b32 v12, v4, v3 offset1:4
.LBB0_78:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v11 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_80
	ds_write2st64_b32 v11, v4, v3 offset1:2
.LBB0_80:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_82
	ds_write2st64_b32 v10, v4, v3 offset1:1
.LBB0_82:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v9 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_84
	ds_write2_b32 v9, v4, v3 offset1:32
.LBB0_84:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v8 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_86
	ds_write2_b32 v8, v4, v3 offset1:16
.LBB0_86:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_88
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_88:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_90
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_90:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_92
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_92:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_94
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_94:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v44 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_96
	ds_write2st64_b32 v44, v4, v3 offset1:8
.LBB0_96:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v12 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_98
	ds_write2st64_b32 v12, v4, v3 offset1:4
.LBB0_98:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v11 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_100
	ds_write2st64_b32 v11, v4, v3 offset1:2
.LBB0_100:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[3:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_102
	ds_write2st64_b32 v10, v4, v3 offset1:1
.LBB0_102:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v9 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_104
	ds_write2_b32 v9, v4, v3 offset1:32
.LBB0_104:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v8 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_106
	ds_write2_b32 v8, v4, v3 offset1:16
.LBB0_106:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_108
	ds_write2_b32 v7, v4, v3 offset1:8
.LBB0_108:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v6 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_110
	ds_write2_b32 v6, v4, v3 offset1:4
.LBB0_110:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_112
	ds_write2_b32 v5, v4, v3 offset1:2
.LBB0_112:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v4
	s_xor_b64 s[52:53], -1, vcc
	s_and_saveexec_b64 s[4:5], s[52:53]
	s_cbranch_execz .LBB0_114
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v43, v4, v3 offset1:1
.LBB0_114:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, v44
	v_mov_b32_e32 v3, v47
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB0_115:
	ds_read_b32 v4, v1
	v_add_u32_e32 v3, vcc, s33, v3
	s_xor_b64 s[52:53], vcc, -1
	s_and_b64 s[52:53], exec, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v4, 10, v4
	ds_write_b32 v1, v4 offset:4096
	s_or_b64 s[4:5], s[52:53], s[4:5]
	v_add_u32_e32 v1, vcc, s49, v1
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_115
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v45 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v4, v3
	ds_write_b32 v45, v1 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_cbranch_execz .LBB0_118
	ds_read_b32 v1, v14
	ds_read_b32 v3, v13
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v13, v1
.LBB0_118:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[20:21]
	s_cbranch_execz .LBB0_120
	ds_read_b32 v1, v25
	ds_read_b32 v3, v15
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v15, v1
.LBB0_120:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[22:23]
	s_cbranch_execz .LBB0_122
	ds_read_b32 v1, v26
	ds_read_b32 v3, v16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v16, v1
.LBB0_122:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_124
	ds_read_b32 v1, v27
	ds_read_b32 v3, v18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v18, v1
.LBB0_124:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_cbranch_execz .LBB0_126
	ds_read_b32 v1, v28
	ds_read_b32 v3, v19
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v19, v1
.LBB0_126:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[28:29]
	s_cbranch_execz .LBB0_128
	ds_read_b32 v1, v29
	ds_read_b32 v3, v20
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v20, v1
.LBB0_128:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[30:31]
	s_cbranch_execz .LBB0_130
	ds_read_b32 v1, v30
	ds_read_b32 v3, v21
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v21, v1
.LBB0_130:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[34:35]
	s_cbranch_execz .LBB0_132
	ds_read_b32 v1, v31
	ds_read_b32 v3, v22
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v22, v1
.LBB0_132:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[36:37]
	s_cbranch_execz .LBB0_134
	ds_read_b32 v1, v32
	ds_read_b32 v3, v23
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	ds_write_b32 v23, v1
	ds_write_b32 v2, v2 offset:8188
.LBB0_134:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[36:37]
	s_cbranch_execz .LBB0_136
	ds_read_b32 v1, v24 offset:2044
	ds_read_b32 v3, v32
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v32, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v24, v1 offset:2044
.LBB0_136:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[34:35]
	s_cbranch_execz .LBB0_138
	ds_read_b32 v1, v33 offset:1020
	ds_read_b32 v3, v31
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v31, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v33, v1 offset:1020
.LBB0_138:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[30:31]
	s_cbranch_execz .LBB0_140
	ds_read_b32 v1, v34 offset:508
	ds_read_b32 v3, v30
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v30, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v34, v1 offset:508
.LBB0_140:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[28:29]
	s_cbranch_execz .LBB0_142
	ds_read_b32 v1, v35 offset:252
	ds_read_b32 v3, v29
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v29, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v35, v1 offset:252
.LBB0_142:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_cbranch_execz .LBB0_144
	ds_read_b32 v1, v36 offset:124
	ds_read_b32 v3, v28
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v28, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v36, v1 offset:124
.LBB0_144:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_146
	ds_read_b32 v1, v37 offset:60
	ds_read_b32 v3, v27
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v27, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v37, v1 offset:60
.LBB0_146:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[22:23]
	s_cbranch_execz .LBB0_148
	ds_read_b32 v1, v38 offset:28
	ds_read_b32 v3, v26
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v26, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v38, v1 offset:28
.LBB0_148:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[20:21]
	s_cbranch_execz .LBB0_150
	ds_read_b32 v1, v39 offset:12
	ds_read_b32 v3, v25
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v25, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v39, v1 offset:12
.LBB0_150:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_cbranch_execz .LBB0_152
	ds_read_b32 v1, v40 offset:4
	ds_read_b32 v3, v14
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v14, v1
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v3
	ds_write_b32 v40, v1 offset:4
.LBB0_152:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[3:4], v45 offset1:1
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, v4, v3
	v_mov_b32_e32 v1, v4
	ds_write2_b32 v45, v4, v3 offset1:1
	v_mov_b32_e32 v3, v44
	v_mov_b32_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB0_153:
	ds_read2st64_b32 v[50:51], v3 offset1:16
	v_add_u32_e32 v1, vcc, v48, v4
	v_add_u32_e32 v54, vcc, s33, v4
	v_add_u32_e32 v3, vcc, s49, v3
	v_lshlrev_b64 v[52:53], 2, v[1:2]
	v_cmp_lt_u32_e32 vcc, s51, v4
	v_mov_b32_e32 v55, s45
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v4, v54
	v_add_u32_e32 v54, vcc, s44, v52
	v_addc_u32_e32 v55, vcc, v55, v53, vcc
	s_waitcnt lgkmcnt(0)
	v_not_b32_e32 v1, v50
	v_mov_b32_e32 v56, s47
	v_add_u32_e32 v52, vcc, s46, v52
	v_lshrrev_b32_e32 v50, 10, v50
	v_and_b32_e32 v1, s50, v1
	v_addc_u32_e32 v53, vcc, v56, v53, vcc
	v_add_u32_e32 v50, vcc, v51, v50
	flat_store_dword v[54:55], v1
	flat_store_dword v[52:53], v50
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_153
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, v49, v17
	v_add_u32_e32 v49, vcc, v41, v1
	v_add_u32_e32 v48, vcc, v48, v42
	v_cmp_le_u32_e32 vcc, s9, v49
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_2
.LBB0_155:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel pagerank
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 57
		.amdhsa_next_free_sgpr 54
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
	.size	pagerank, .Lfunc_end0-pagerank
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           pagerank
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         pagerank.kd
    .vgpr_count:     57
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
