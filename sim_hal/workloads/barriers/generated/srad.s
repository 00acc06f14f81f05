	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	srad
	.globl	srad
	.p2align	8
	.type	srad,@function
srad:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_mul_i32 s21, s6, 26
	v_add_u32_e32 v2, vcc, -2, v0
	v_add_u32_e32 v3, vcc, s21, v2
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s12, -1
	s_mul_i32 s22, s7, 26
	v_max_i32_e32 v4, 0, v3
	v_mov_b32_e32 v5, s2
	v_cmp_gt_i32_e32 vcc, s12, v3
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshlrev_b32_e32 v7, 7, v1
	s_add_i32 s20, s22, -2
	s_add_i32 s23, s13, -1
	v_cndmask_b32_e32 v4, v5, v4, vcc
	v_or_b32_e32 v5, -16, v1
	v_or_b32_e32 v6, v7, v6
	s_mov_b64 s[0:1], 0
	s_mov_b32 m0, -1
.LBB0_1:
	v_add_u32_e32 v7, vcc, s22, v5
	v_add_u32_e32 v7, vcc, 14, v7
	v_mov_b32_e32 v8, s23
	v_max_i32_e32 v10, 0, v7
	v_cmp_gt_i32_e32 vcc, s13, v7
	v_cndmask_b32_e32 v7, v8, v10, vcc
	v_mul_lo_u32 v7, v7, s12
	v_mov_b32_e32 v9, s9
	v_add_u32_e32 v7, vcc, v7, v4
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, s8, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	flat_load_dword v7, v[7:8]
	v_add_u32_e32 v5, vcc, 16, v5
	s_xor_b64 s[4:5], vcc, -1
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v7
	v_add_u32_e32 v6, vcc, 0x800, v6
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e32 vcc, 0, v3
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v6, 7, v1
	s_and_b64 s[8:9], s[0:1], vcc
	v_cmp_gt_i32_e32 vcc, s2, v3
	v_cmp_gt_u32_e64 s[0:1], 31, v0
	v_or_b32_e32 v4, v6, v4
	s_and_b64 s[6:7], s[0:1], vcc
	v_min_u32_e32 v5, 30, v0
	v_or_b32_e32 v9, 16, v1
	v_add_u32_e32 v6, vcc, 0xffffff80, v4
	s_mov_b64 s[2:3], 0
	s_mov_b32 s5, 0x4f7ffffe
	s_movk_i32 s4, 0xffc0
	v_mov_b32_e32 v7, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_4
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v8, v8
	v_mul_lo_u32 v10, v10, v10
	v_mul_lo_u32 v11, v11, v11
	v_mul_lo_u32 v12, v12, v12
	v_lshrrev_b32_e32 v8, 6, v8
	v_add_u32_e32 v14, vcc, 1, v8
	v_cvt_f32_u32_e32 v15, v14
	v_not_b32_e32 v8, v8
	v_mul_lo_u32 v13, v13, v13
	v_add_u32_e32 v10, vcc, v11, v10
	v_rcp_iflag_f32_e32 v15, v15
	v_add_u32_e32 v10, vcc, v10, v12
	v_add_u32_e32 v10, vcc, v10, v13
	v_mul_f32_e32 v15, s5, v15
	v_cvt_u32_f32_e32 v15, v15
	v_mul_lo_u32 v8, v8, v15
	v_mul_hi_u32 v8, v15, v8
	v_add_u32_e32 v8, vcc, v15, v8
	v_mul_hi_u32 v8, v10, v8
	v_mul_lo_u32 v11, v8, v14
	v_add_u32_e32 v12, vcc, 1, v8
	v_sub_u32_e32 v10, vcc, v10, v11
	v_cmp_ge_u32_e32 vcc, v10, v14
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_sub_u32_e64 v11, s[0:1], v10, v14
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v8
	v_cmp_ge_u32_e32 vcc, v10, v14
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_add_u32_e32 v10, vcc, 64, v8
	v_cvt_f32_u32_e32 v11, v10
	v_sub_u32_e32 v8, vcc, s4, v8
	v_add_u32_e32 v12, vcc, 16, v7
	v_rcp_iflag_f32_e32 v11, v11
	v_cmp_lt_u32_e32 vcc, 15, v7
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mul_f32_e32 v11, s5, v11
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v8, v8, v11
	v_mul_hi_u32 v8, v11, v8
	v_add_u32_e32 v7, vcc, v11, v8
	v_lshrrev_b32_e32 v7, 16, v7
	v_mul_lo_u32 v8, v7, v10
	v_add_u32_e32 v11, vcc, 1, v7
	v_sub_u32_e32 v8, vcc, 0x10000, v8
	v_cmp_ge_u32_e32 vcc, v8, v10
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_sub_u32_e64 v11, s[0:1], v8, v10
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v7
	v_cmp_ge_u32_e32 vcc, v8, v10
	v_cndmask_b32_e32 v7, v7, v11, vcc
	ds_write_b32 v6, v7 offset:4224
	v_add_u32_e32 v6, vcc, 0x800, v6
	v_mov_b32_e32 v7, v12
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_12
.LBB0_4:
	ds_read_b32 v8, v6 offset:128
	v_add_u32_e32 v11, vcc, s20, v7
	v_cmp_lt_i32_e32 vcc, 0, v11
	v_cmp_ne_u32_e64 s[0:1], 0, v7
	s_and_b64 s[14:15], s[0:1], vcc
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_6
	ds_read_b32 v10, v6
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, vcc, v10, v8
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_i32_e32 vcc, s23, v11
	v_cmp_gt_u32_e64 s[0:1], 31, v7
	s_and_b64 s[14:15], s[0:1], vcc
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_8
	ds_read_b32 v11, v6 offset:256
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v11, vcc, v11, v8
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_10
	ds_read_b32 v12, v6 offset:124
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v12, vcc, v12, v8
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_3
	ds_read_b32 v13, v6 offset:132
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v13, vcc, v13, v8
	s_branch .LBB0_3
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshlrev_b32_e32 v7, 7, v1
	v_or_b32_e32 v6, v7, v6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v6 offset:4096
	ds_read_b32 v10, v4
	v_add_u32_e32 v7, vcc, s20, v1
	v_cmp_lt_i32_e32 vcc, 0, v7
	v_cmp_ne_u32_e64 s[0:1], 0, v1
	s_and_b64 s[14:15], s[0:1], vcc
	v_add_u32_e32 v8, vcc, 0xffffff80, v4
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_14
	ds_read_b32 v12, v8
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v12, vcc, v12, v10
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s23, v7
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
	ds_read_b32 v7, v4 offset:128
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v13, vcc, v7, v10
.LBB0_16:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v7, vcc, -4, v4
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_18
	ds_read_b32 v14, v7
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v14, vcc, v14, v10
.LBB0_18:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v6, 0x1000, v6
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_20
	ds_read_b32 v15, v4 offset:4
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v15, vcc, v15, v10
.LBB0_20:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v16, 7, v1
	v_or_b32_e32 v5, v16, v5
	ds_read_b32 v19, v5 offset:4100
	ds_read_b32 v17, v6 offset:2048
	ds_read_b32 v20, v6 offset:128
	ds_read_b32 v16, v4 offset:2048
	v_add_u32_e32 v21, vcc, s20, v9
	v_cmp_lt_i32_e64 s[2:3], 0, v21
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_22
	ds_read_b32 v18, v4 offset:1920
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v18, vcc, v18, v16
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s23, v21
	v_cmp_gt_u32_e64 s[4:5], 15, v1
	s_and_b64 s[16:17], s[4:5], vcc
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[4:5], s[16:17]
	s_cbranch_execz .LBB0_24
	ds_read_b32 v21, v4 offset:2176
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v21, vcc, v21, v16
.LBB0_24:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_26
	ds_read_b32 v22, v4 offset:2044
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v22, vcc, v22, v16
.LBB0_26:
	s_or_b64 exec, exec, s[4:5]
	v_or_b32_e32 v5, 0x1000, v5
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_28
	ds_read_b32 v23, v4 offset:2052
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v23, vcc, v23, v16
.LBB0_28:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v12, vcc, v14, v12
	s_waitcnt lgkmcnt(5)
	v_mul_lo_u32 v11, v12, v11
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v12, v20, v13
	v_mul_lo_u32 v13, v19, v15
	v_min_u32_e32 v9, 30, v9
	v_lshlrev_b32_e32 v9, 7, v9
	v_add_u32_e32 v11, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v11, v13
	v_ashrrev_i32_e32 v11, 12, v11
	v_add_u32_e32 v10, vcc, v11, v10
	v_lshlrev_b32_e32 v11, 2, v0
	v_or_b32_e32 v9, v9, v11
	ds_read_b32 v12, v9 offset:4224
	ds_read_b32 v13, v5 offset:2052
	v_add_u32_e32 v14, vcc, v22, v18
	v_mul_lo_u32 v14, v14, v17
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v12, v12, v21
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v13, v13, v23
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_add_u32_e32 v12, vcc, v12, v14
	v_add_u32_e32 v12, vcc, v12, v13
	v_ashrrev_i32_e32 v12, 12, v12
	v_add_u32_e32 v12, vcc, v12, v16
	ds_write2st64_b32 v4, v10, v12 offset1:8
	v_lshlrev_b32_e32 v10, 7, v1
	v_or_b32_e32 v10, v10, v11
	v_or_b32_e32 v9, 0x1000, v9
	v_add_u32_e32 v10, vcc, 0xffffff80, v10
	s_mov_b64 s[18:19], 0
	s_mov_b32 s25, 0x4f7ffffe
	s_movk_i32 s24, 0xffc0
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_30
.LBB0_29:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v12, v12, v12
	v_mul_lo_u32 v13, v13, v13
	v_mul_lo_u32 v14, v14, v14
	v_mul_lo_u32 v15, v15, v15
	v_lshrrev_b32_e32 v12, 6, v12
	v_add_u32_e32 v17, vcc, 1, v12
	v_cvt_f32_u32_e32 v18, v17
	v_not_b32_e32 v12, v12
	v_mul_lo_u32 v16, v16, v16
	v_add_u32_e32 v13, vcc, v14, v13
	v_rcp_iflag_f32_e32 v18, v18
	v_add_u32_e32 v13, vcc, v13, v15
	v_add_u32_e32 v13, vcc, v13, v16
	v_mul_f32_e32 v18, s25, v18
	v_cvt_u32_f32_e32 v18, v18
	v_mul_lo_u32 v12, v12, v18
	v_mul_hi_u32 v12, v18, v12
	v_add_u32_e32 v12, vcc, v18, v12
	v_mul_hi_u32 v12, v13, v12
	v_mul_lo_u32 v14, v12, v17
	v_add_u32_e32 v15, vcc, 1, v12
	v_sub_u32_e32 v13, vcc, v13, v14
	v_cmp_ge_u32_e32 vcc, v13, v17
	v_cndmask_b32_e32 v12, v12, v15, vcc
	v_sub_u32_e64 v14, s[4:5], v13, v17
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_add_u32_e32 v14, vcc, 1, v12
	v_cmp_ge_u32_e32 vcc, v13, v17
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_add_u32_e32 v13, vcc, 64, v12
	v_cvt_f32_u32_e32 v14, v13
	v_sub_u32_e32 v12, vcc, s24, v12
	v_add_u32_e32 v15, vcc, 16, v11
	v_rcp_iflag_f32_e32 v14, v14
	v_cmp_lt_u32_e32 vcc, 15, v11
	s_or_b64 s[18:19], vcc, s[18:19]
	v_mul_f32_e32 v14, s25, v14
	v_cvt_u32_f32_e32 v14, v14
	v_mul_lo_u32 v12, v12, v14
	v_mul_hi_u32 v12, v14, v12
	v_add_u32_e32 v11, vcc, v14, v12
	v_lshrrev_b32_e32 v11, 16, v11
	v_mul_lo_u32 v12, v11, v13
	v_add_u32_e32 v14, vcc, 1, v11
	v_sub_u32_e32 v12, vcc, 0x10000, v12
	v_cmp_ge_u32_e32 vcc, v12, v13
	v_cndmask_b32_e32 v11, v11, v14, vcc
	v_sub_u32_e64 v14, s[4:5], v12, v13
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_add_u32_e32 v14, vcc, 1, v11
	v_cmp_ge_u32_e32 vcc, v12, v13
	v_cndmask_b32_e32 v11, v11, v14, vcc
	ds_write_b32 v10, v11 offset:4224
	v_add_u32_e32 v10, vcc, 0x800, v10
	v_mov_b32_e32 v11, v15
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_38
.LBB0_30:
	ds_read_b32 v12, v10 offset:128
	v_add_u32_e32 v14, vcc, s20, v11
	v_cmp_lt_i32_e32 vcc, 0, v14
	v_cmp_ne_u32_e64 s[4:5], 0, v11
	s_and_b64 s[26:27], s[4:5], vcc
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_cbranch_execz .LBB0_32
	ds_read_b32 v13, v10
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v13, vcc, v13, v12
.LBB0_32:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s23, v14
	v_cmp_gt_u32_e64 s[4:5], 31, v11
	s_and_b64 s[26:27], s[4:5], vcc
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_cbranch_execz .LBB0_34
	ds_read_b32 v14, v10 offset:256
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v14, vcc, v14, v12
.LBB0_34:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_36
	ds_read_b32 v15, v10 offset:124
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v15, vcc, v15, v12
.LBB0_36:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_29
	ds_read_b32 v16, v10 offset:132
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v16, vcc, v16, v12
	s_branch .LBB0_29
.LBB0_38:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v6
	ds_read_b32 v10, v4
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execz .LBB0_40
	ds_read_b32 v8, v8
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v12, vcc, v8, v10
.LBB0_40:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_42
	ds_read_b32 v8, v4 offset:128
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v8, vcc, v8, v10
.LBB0_42:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_44
	ds_read_b32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v13, vcc, v7, v10
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_46
	ds_read_b32 v7, v4 offset:4
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v7, vcc, v7, v10
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	ds_read_b32 v16, v5 offset:4
	ds_read_b32 v14, v6 offset:2048
	ds_read_b32 v17, v6 offset:128
	ds_read_b32 v6, v4 offset:2048
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_48
	ds_read_b32 v15, v4 offset:1920
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v15, vcc, v15, v6
.LBB0_48:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_50
	ds_read_b32 v18, v4 offset:2176
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v18, vcc, v18, v6
.LBB0_50:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_52
	ds_read_b32 v19, v4 offset:2044
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v19, vcc, v19, v6
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_54
	ds_read_b32 v20, v4 offset:2052
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v20, vcc, v20, v6
.LBB0_54:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v12, vcc, v13, v12
	s_waitcnt lgkmcnt(5)
	v_mul_lo_u32 v11, v12, v11
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v8, v17, v8
	v_mul_lo_u32 v7, v16, v7
	v_cmp_gt_u32_e64 s[0:1], 26, v2
	ds_read_b32 v5, v5 offset:2052
	v_add_u32_e32 v8, vcc, v8, v11
	v_add_u32_e32 v7, vcc, v8, v7
	ds_read_b32 v8, v9 offset:128
	v_add_u32_e32 v9, vcc, v19, v15
	v_mul_lo_u32 v9, v9, v14
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v5, v5, v20
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v8, v18
	v_ashrrev_i32_e32 v7, 12, v7
	v_add_u32_e32 v7, vcc, v7, v10
	v_add_u32_e32 v8, vcc, v8, v9
	v_add_u32_e32 v5, vcc, v8, v5
	v_ashrrev_i32_e32 v5, 12, v5
	v_add_u32_e32 v5, vcc, v5, v6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write2st64_b32 v4, v7, v5 offset1:8
	v_add_u32_e32 v4, vcc, s22, v1
	v_add_u32_e32 v4, vcc, -2, v4
	v_mul_lo_u32 v4, s12, v4
	v_cmp_gt_i32_e64 s[2:3], s12, v3
	v_lshlrev_b32_e32 v3, 7, v1
	s_lshl_b32 s8, s12, 4
	v_add_u32_e32 v2, vcc, v0, v4
	v_add_u32_e32 v2, vcc, s21, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v2, vcc, -2, v2
	v_or_b32_e32 v0, v3, v0
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_56
.LBB0_55:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v3, vcc, 16, v1
	v_add_u32_e32 v2, vcc, s8, v2
	v_add_u32_e32 v0, vcc, 0x800, v0
	v_cmp_lt_u32_e32 vcc, 15, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, v3
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_58
.LBB0_56:
	v_cmp_lt_u32_e32 vcc, 1, v1
	s_and_b64 s[6:7], s[0:1], vcc
	v_cmp_gt_u32_e32 vcc, 28, v1
	s_and_b64 s[6:7], s[6:7], vcc
	v_add_u32_e32 v3, vcc, s20, v1
	s_and_b64 s[6:7], s[6:7], s[2:3]
	v_cmp_gt_i32_e32 vcc, s13, v3
	s_and_b64 s[14:15], s[6:7], vcc
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB0_55
	ds_read_b32 v5, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v3, vcc, s10, v3
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[3:4], v5
	s_branch .LBB0_55
.LBB0_58:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel srad
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 28
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
	.size	srad, .Lfunc_end0-srad
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           srad
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 16
      - 1
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         srad.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
