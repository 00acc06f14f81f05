	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	similar
	.globl	similar
	.p2align	8
	.type	similar,@function
similar:
	s_load_dwordx2 s[20:21], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s8, s20
	s_cbranch_scc1 .LBB0_28
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s16, s[4:5], 0xc
	s_mov_b64 s[22:23], 0xffff
	s_load_dwordx2 s[24:25], s[6:7], 0x0
	s_load_dwordx2 s[26:27], s[6:7], 0x10
	s_mov_b32 s17, s23
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, s22
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_movk_i32 s14, 0x80
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_cmp_gt_u32_e64 s[4:5], 32, v0
	v_cmp_gt_u32_e64 s[6:7], 16, v0
	v_cmp_gt_u32_e64 s[18:19], 8, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cmp_gt_u32_e64 s[10:11], 4, v0
	v_cmp_gt_u32_e64 s[14:15], s14, v0
	s_movk_i32 s30, 0x400
	v_mul_lo_u32 v2, s0, v1
	v_cmp_gt_u32_e64 s[0:1], s21, v0
	s_movk_i32 s31, 0x800
	s_mov_b32 s33, s23
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 m0, -1
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s16, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s16, v2
	v_cmp_le_u32_e64 s[12:13], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[12:13]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[12:13]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v10, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[12:13], s9, v10, 0
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	v_mov_b32_e32 v3, s8
	v_cmp_ne_u64_e32 vcc, s[16:17], v[1:2]
	v_cmp_eq_u32_e64 s[16:17], 0, v0
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_4
.LBB0_2:
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_mov_b32_e32 v1, s27
	v_add_u32_e32 v4, vcc, s26, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	flat_store_dword v[4:5], v7
.LBB0_3:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v1, vcc, v3, v10
	v_add_u32_e32 v3, vcc, v11, v1
	v_cmp_le_u32_e32 vcc, s20, v3
	s_and_b64 vcc, exec, vcc
	s_xor_b32 s33, s33, 1
	s_cbranch_vccnz .LBB0_28
.LBB0_4:
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_8
	v_mul_lo_u32 v1, v3, s21
	v_add_u32_e32 v6, vcc, 1, v3
	v_cmp_ne_u32_e32 vcc, s20, v6
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_cndmask_b32_e32 v1, 0, v6, vcc
	v_mul_lo_u32 v1, v1, s21
	v_mov_b32_e32 v12, s25
	v_add_u32_e32 v7, vcc, s24, v4
	v_addc_u32_e32 v8, vcc, v12, v5, vcc
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v4, 0
	v_add_u32_e32 v9, vcc, s24, v5
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, v0
.LBB0_6:
	v_lshlrev_b64 v[13:14], 2, v[1:2]
	v_add_u32_e32 v15, vcc, v7, v13
	v_addc_u32_e32 v16, vcc, v8, v14, vcc
	v_add_u32_e32 v13, vcc, v9, v13
	v_addc_u32_e32 v14, vcc, v12, v14, vcc
	flat_load_dword v15, v[15:16]
	flat_load_dword v13, v[13:14]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_cmp_le_u32_e32 vcc, s21, v1
	s_or_b64 s[28:29], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v14, v13, v15
	v_mul_lo_u32 v15, v15, v15
	v_mul_lo_u32 v13, v13, v13
	v_add_u32_e32 v6, vcc, v6, v14
	v_add_u32_e32 v5, vcc, v5, v15
	v_add_u32_e32 v4, vcc, v4, v13
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_6
	s_or_b64 exec, exec, s[28:29]
.LBB0_8:
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v1, 2, v0
	s_mul_i32 s34, s33, 0xc00
	v_or_b32_e32 v1, s34, v1
	ds_write2st64_b32 v1, v6, v5 offset1:4
	ds_write_b32 v1, v4 offset:2048
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_cbranch_execz .LBB0_10
	ds_read2st64_b32 v[4:5], v1 offset1:2
	ds_read2st64_b32 v[6:7], v1 offset0:4 offset1:6
	ds_read2st64_b32 v[8:9], v1 offset0:8 offset1:10
	s_waitcnt lgkmcnt(2)
	v_add_u32_e32 v4, vcc, v4, v5
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v5, vcc, v6, v7
	ds_write2st64_b32 v1, v4, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v8, v9
	ds_write_b32 v1, v4 offset:2048
.LBB0_10:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_12
	ds_read2st64_b32 v[4:5], v1 offset1:1
	ds_read2st64_b32 v[6:7], v1 offset0:4 offset1:5
	ds_read2st64_b32 v[8:9], v1 offset0:8 offset1:9
	s_waitcnt lgkmcnt(2)
	v_add_u32_e32 v4, vcc, v4, v5
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v5, vcc, v6, v7
	ds_write2st64_b32 v1, v4, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v8, v9
	ds_write_b32 v1, v4 offset:2048
.LBB0_12:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_14
	ds_read2_b32 v[4:5], v1 offset1:32
	v_add_u32_e32 v6, vcc, s30, v1
	ds_read2_b32 v[6:7], v6 offset1:32
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v8, vcc, v4, v5
	v_add_u32_e32 v4, vcc, s31, v1
	ds_read2_b32 v[4:5], v4 offset1:32
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v6, vcc, v6, v7
	ds_write2st64_b32 v1, v8, v6 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v1, v4 offset:2048
.LBB0_14:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_16
	ds_read2_b32 v[4:5], v1 offset1:16
	v_add_u32_e32 v6, vcc, s30, v1
	ds_read2_b32 v[6:7], v6 offset1:16
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v8, vcc, v4, v5
	v_add_u32_e32 v4, vcc, s31, v1
	ds_read2_b32 v[4:5], v4 offset1:16
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v6, vcc, v6, v7
	ds_write2st64_b32 v1, v8, v6 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v1, v4 offset:2048
.LBB0_16:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[18:19]
	s_cbranch_execz .LBB0_18
	ds_read2_b32 v[4:5], v1 offset1:8
	v_add_u32_e32 v6, vcc, s30, v1
	ds_read2_b32 v[6:7], v6 offset1:8
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v8, vcc, v4, v5
	v_add_u32_e32 v4, vcc, s31, v1
	ds_read2_b32 v[4:5], v4 offset1:8
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v6, vcc, v6, v7
	ds_write2st64_b32 v1, v8, v6 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v1, v4 offset:2048
.LBB0_18:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_20
	ds_read2_b32 v[4:5], v1 offset1:4
	v_add_u32_e32 v6, vcc, s30, v1
	ds_read2_b32 v[6:7], v6 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v8, vcc, v4, v5
	v_add_u32_e32 v4, vcc, s31, v1
	ds_read2_b32 v[4:5], v4 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v6, vcc, v6, v7
	ds_write2st64_b32 v1, v8, v6 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v1, v4 offset:2048
.LBB0_20:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_cbranch_execz .LBB0_22
	ds_read2_b32 v[4:5], v1 offset1:2
	v_add_u32_e32 v6, vcc, s30, v1
	ds_read2_b32 v[6:7], v6 offset1:2
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v8, vcc, v4, v5
	v_add_u32_e32 v4, vcc, s31, v1
	ds_read2_b32 v[4:5], v4 offset1:2
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v6, vcc, v6, v7
	ds_write2st64_b32 v1, v8, v6 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v1, v4 offset:2048
.LBB0_22:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[28:29], s[16:17]
	s_cbranch_execz .LBB0_3
	v_add_u32_e32 v6, vcc, s30, v1
	ds_read2_b32 v[4:5], v1 offset1:1
	v_add_u32_e32 v8, vcc, s31, v1
	ds_read2_b32 v[6:7], v6 offset1:1
	ds_read2_b32 v[8:9], v8 offset1:1
	s_waitcnt lgkmcnt(2)
	v_add_u32_e32 v4, vcc, v4, v5
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v5, vcc, v6, v7
	ds_write2st64_b32 v1, v4, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v8, v9
	ds_write_b32 v1, v4 offset:2048
	v_mov_b32_e32 v1, s34
	ds_read2st64_b32 v[4:5], v1 offset0:4 offset1:8
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[4:5], s[8:9], v5, v4, 0
	v_cmp_lt_u64_e32 vcc, s[22:23], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_2
	v_mov_b32_e32 v1, s34
	ds_read_b32 v1, v1
	v_lshrrev_b64 v[8:9], 16, v[4:5]
	v_mov_b32_e32 v12, v2
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[6:7], s[8:9], v1, v1, 0
	v_or_b32_e32 v13, v7, v9
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_26
	v_cvt_f32_u32_e32 v1, v8
	v_cvt_f32_u32_e32 v12, v9
	v_sub_u32_e32 v17, vcc, 0, v8
	v_subb_u32_e32 v18, vcc, 0, v9, vcc
	v_mac_f32_e32 v1, 0x4f800000, v12
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v12, 0x2f800000, v1
	v_trunc_f32_e32 v12, v12
	v_mac_f32_e32 v1, 0xcf800000, v12
	v_cvt_u32_f32_e32 v16, v12
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v14, v17, v16
	v_mad_u64_u32 v[12:13], s[8:9], v17, v1, 0
	v_mul_lo_u32 v15, v18, v1
	v_add_u32_e32 v13, vcc, v13, v14
	v_add_u32_e32 v15, vcc, v15, v13
	v_mul_hi_u32 v19, v1, v12
	v_mad_u64_u32 v[13:14], s[8:9], v1, v15, 0
	v_add_u32_e32 v19, vcc, v19, v13
	v_mad_u64_u32 v[12:13], s[8:9], v16, v12, 0
	v_addc_u32_e32 v20, vcc, 0, v14, vcc
	v_mad_u64_u32 v[14:15], s[8:9], v16, v15, 0
	v_add_u32_e32 v12, vcc, v19, v12
	v_addc_u32_e32 v12, vcc, v20, v13, vcc
	v_addc_u32_e32 v13, vcc, v15, v2, vcc
	v_add_u32_e32 v12, vcc, v12, v14
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v1, vcc, v1, v12
	v_addc_u32_e32 v19, vcc, v16, v13, vcc
	v_mad_u64_u32 v[12:13], s[8:9], v17, v1, 0
	v_mul_lo_u32 v16, v17, v19
	v_mul_lo_u32 v17, v18, v1
	v_mul_hi_u32 v18, v1, v12
	v_mad_u64_u32 v[14:15], s[8:9], v19, v12, 0
	v_add_u32_e32 v13, vcc, v13, v16
	v_add_u32_e32 v13, vcc, v17, v13
	v_mad_u64_u32 v[16:17], s[8:9], v1, v13, 0
	v_mad_u64_u32 v[12:13], s[8:9], v19, v13, 0
	v_add_u32_e32 v16, vcc, v18, v16
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v14, vcc, v16, v14
	v_addc_u32_e32 v14, vcc, v17, v15, vcc
	v_addc_u32_e32 v13, vcc, v13, v2, vcc
	v_add_u32_e32 v12, vcc, v14, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v1, vcc, v1, v12
	v_addc_u32_e32 v14, vcc, v19, v13, vcc
	v_mad_u64_u32 v[12:13], s[8:9], v6, v14, 0
	v_mul_hi_u32 v15, v6, v1
	v_add_u32_e32 v16, vcc, v15, v12
	v_addc_u32_e32 v17, vcc, 0, v13, vcc
	v_mad_u64_u32 v[12:13], s[8:9], v7, v1, 0
	v_mad_u64_u32 v[14:15], s[8:9], v7, v14, 0
	v_add_u32_e32 v1, vcc, v16, v12
	v_addc_u32_e32 v1, vcc, v17, v13, vcc
	v_addc_u32_e32 v12, vcc, v15, v2, vcc
	v_add_u32_e32 v1, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_mul_lo_u32 v14, v8, v12
	v_mad_u64_u32 v[12:13], s[8:9], v8, v1, 0
	v_mul_lo_u32 v15, v9, v1
	v_add_u32_e32 v13, vcc, v13, v14
	v_add_u32_e32 v13, vcc, v13, v15
	v_sub_u32_e32 v14, vcc, v7, v13
	v_sub_u32_e32 v12, vcc, v6, v12
	v_subb_u32_e64 v14, s[8:9], v14, v9, vcc
	v_sub_u32_e64 v15, s[8:9], v12, v8
	v_subbrev_u32_e64 v14, s[8:9], 0, v14, s[8:9]
	v_cmp_ge_u32_e64 s[8:9], v14, v9
	v_subb_u32_e32 v7, vcc, v7, v13, vcc
	v_cndmask_b32_e64 v16, 0, -1, s[8:9]
	v_cmp_ge_u32_e64 s[8:9], v15, v8
	v_cmp_ge_u32_e32 vcc, v7, v9
	v_cndmask_b32_e64 v15, 0, -1, s[8:9]
	v_cmp_eq_u32_e64 s[8:9], v14, v9
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v12, v8
	v_cndmask_b32_e64 v14, v16, v15, s[8:9]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v7, v9
	v_add_u32_e64 v15, s[8:9], 2, v1
	v_add_u32_e64 v16, s[8:9], 1, v1
	v_cndmask_b32_e32 v7, v13, v8, vcc
	v_cmp_ne_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v8, v16, v15, vcc
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v7, v1, v8, vcc
	s_cbranch_execnz .LBB0_2
	s_branch .LBB0_27
.LBB0_26:
.LBB0_27:
	v_alignbit_b32 v1, v5, v4, 16
	v_cvt_f32_u32_e32 v4, v1
	v_sub_u32_e32 v5, vcc, 0, v1
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, vcc, v5, v4
	v_mul_hi_u32 v4, v6, v4
	v_mul_lo_u32 v5, v4, v1
	v_add_u32_e32 v7, vcc, 1, v4
	v_subrev_u32_e32 v5, vcc, v5, v6
	v_cmp_ge_u32_e64 s[8:9], v5, v1
	v_cndmask_b32_e64 v4, v4, v7, s[8:9]
	v_subrev_u32_e32 v6, vcc, v1, v5
	v_add_u32_e32 v7, vcc, 1, v4
	v_cndmask_b32_e64 v5, v5, v6, s[8:9]
	v_cmp_ge_u32_e32 vcc, v5, v1
	v_cndmask_b32_e32 v7, v4, v7, vcc
	s_branch .LBB0_2
.LBB0_28:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel similar
		.amdhsa_group_segment_fixed_size 6144
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 35
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
	.size	similar, .Lfunc_end0-similar
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
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 6144
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           similar
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         similar.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
