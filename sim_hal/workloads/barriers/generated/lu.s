	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	lu
	.globl	lu
	.p2align	8
	.type	lu,@function
lu:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshrrev_b32_e32 v6, 6, v0
	s_lshl_b32 s12, s6, 12
	v_and_b32_e32 v3, 63, v0
	v_lshlrev_b32_e32 v1, 6, v6
	v_or_b32_e32 v4, s12, v1
	v_lshlrev_b32_e32 v1, 2, v3
	v_lshlrev_b32_e32 v2, 8, v6
	v_or_b32_e32 v5, v2, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v6
	s_mov_b32 m0, -1
.LBB0_1:
	v_or_b32_e32 v1, v8, v3
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s1
	v_add_u32_e32 v10, vcc, s0, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v1, v[10:11]
	v_cmp_eq_u32_e32 vcc, v3, v9
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_add_u32_e32 v11, vcc, 4, v9
	v_add_u32_e32 v8, vcc, 0x100, v8
	v_cmp_lt_u32_e32 vcc, 59, v9
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v9, v11
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v1, v1, v10
	ds_write_b32 v7, v1
	v_add_u32_e32 v7, vcc, 0x400, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v1, 2, v3
	v_lshlrev_b32_e32 v2, 8, v6
	v_cmp_le_u32_e32 vcc, v6, v3
	v_or_b32_e32 v1, v2, v1
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	ds_read_b32 v2, v1
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
	v_add_u32_e32 v7, vcc, -1, v6
	v_min_u32_e32 v8, v3, v7
	v_add_u32_e32 v7, vcc, 1, v8
	v_cmp_lt_u32_e32 vcc, 6, v8
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_9
	v_and_b32_e32 v8, 0x78, v7
	v_lshlrev_b32_e32 v9, 2, v3
	v_lshlrev_b32_e32 v10, 8, v6
	s_mov_b32 s13, 0
	s_mov_b64 s[10:11], 0
.LBB0_7:
	ds_read2_b32 v[12:13], v10 offset1:1
	ds_read2_b32 v[14:15], v10 offset0:2 offset1:3
	ds_read2_b32 v[16:17], v10 offset0:4 offset1:5
	ds_read2_b32 v[18:19], v10 offset0:6 offset1:7
	ds_read2st64_b32 v[20:21], v9 offset1:1
	ds_read2st64_b32 v[22:23], v9 offset0:2 offset1:3
	ds_read2st64_b32 v[24:25], v9 offset0:4 offset1:5
	ds_read2st64_b32 v[26:27], v9 offset0:6 offset1:7
	s_add_i32 s13, s13, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v12, v20, v12
	v_mul_lo_u32 v13, v21, v13
	v_add_u32_e32 v9, vcc, 0x800, v9
	v_add_u32_e32 v10, vcc, 32, v10
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v14, v22, v14
	v_cmp_eq_u32_e32 vcc, s13, v8
	v_mul_lo_u32 v15, v23, v15
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v16, v24, v16
	v_add_u32_e32 v2, vcc, v12, v2
	v_mul_lo_u32 v17, v25, v17
	v_add_u32_e32 v2, vcc, v13, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v18, v26, v18
	v_add_u32_e32 v2, vcc, v14, v2
	v_mul_lo_u32 v19, v27, v19
	v_add_u32_e32 v2, vcc, v15, v2
	v_add_u32_e32 v2, vcc, v16, v2
	v_add_u32_e32 v2, vcc, v17, v2
	v_add_u32_e32 v2, vcc, v18, v2
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v2, vcc, v19, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_7
	s_or_b64 exec, exec, s[10:11]
.LBB0_9:
	s_or_b64 exec, exec, s[8:9]
	v_and_b32_e32 v9, 7, v7
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_13
	v_lshlrev_b32_e32 v7, 2, v3
	v_lshlrev_b32_e32 v8, 8, v11
	v_or_b32_e32 v7, v8, v7
	v_lshlrev_b32_e32 v8, 2, v11
	v_lshlrev_b32_e32 v10, 8, v6
	v_add_u32_e32 v8, vcc, v10, v8
	v_lshlrev_b32_e32 v9, 6, v9
	s_mov_b64 s[10:11], 0
.LBB0_11:
	ds_read_b32 v10, v8
	ds_read_b32 v11, v7
	v_add_u32_e32 v7, vcc, 0x100, v7
	v_add_u32_e32 v8, vcc, 4, v8
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v10, v11, v10
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v2, vcc, v10, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_11
	s_or_b64 exec, exec, s[10:11]
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v8, 4, v6
	v_cmp_le_u32_e32 vcc, v8, v3
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_16
	ds_read_b32 v7, v1 offset:1024
.LBB0_16:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v9, vcc, 3, v6
	v_min_u32_e32 v10, v3, v9
	v_add_u32_e32 v9, vcc, 1, v10
	v_cmp_lt_u32_e32 vcc, 6, v10
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_20
	v_and_b32_e32 v10, 8, v9
	v_lshlrev_b32_e32 v11, 8, v8
	v_lshlrev_b32_e32 v12, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_18:
	ds_read2_b32 v[14:15], v11 offset1:1
	ds_read2_b32 v[16:17], v11 offset0:2 offset1:3
	ds_read2_b32 v[18:19], v11 offset0:4 offset1:5
	ds_read2_b32 v[20:21], v11 offset0:6 offset1:7
	ds_read2st64_b32 v[22:23], v12 offset1:1
	ds_read2st64_b32 v[24:25], v12 offset0:2 offset1:3
	ds_read2st64_b32 v[26:27], v12 offset0:4 offset1:5
	ds_read2st64_b32 v[28:29], v12 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v14, v22, v14
	v_mul_lo_u32 v15, v23, v15
	v_add_u32_e32 v11, vcc, 32, v11
	v_add_u32_e32 v12, vcc, 0x800, v12
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v16, v24, v16
	v_cmp_eq_u32_e32 vcc, s10, v10
	v_mul_lo_u32 v17, v25, v17
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v18, v26, v18
	v_add_u32_e32 v7, vcc, v14, v7
	v_mul_lo_u32 v19, v27, v19
	v_add_u32_e32 v7, vcc, v15, v7
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v20, v28, v20
	v_add_u32_e32 v7, vcc, v16, v7
	v_mul_lo_u32 v21, v29, v21
	v_add_u32_e32 v7, vcc, v17, v7
	v_add_u32_e32 v7, vcc, v18, v7
	v_add_u32_e32 v7, vcc, v19, v7
	v_add_u32_e32 v7, vcc, v20, v7
	v_mov_b32_e32 v13, s10
	v_add_u32_e32 v7, vcc, v21, v7
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[8:9]
.LBB0_20:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v10, 7, v9
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_24
	v_lshlrev_b32_e32 v10, 2, v13
	v_lshlrev_b32_e32 v11, 8, v8
	v_add_u32_e32 v10, vcc, v11, v10
	v_lshlrev_b32_e32 v11, 2, v3
	v_lshlrev_b32_e32 v12, 8, v13
	v_or_b32_e32 v11, v12, v11
	s_mov_b64 s[8:9], 0
.LBB0_22:
	ds_read_b32 v12, v10
	ds_read_b32 v13, v11
	v_add_u32_e32 v10, vcc, 4, v10
	v_add_u32_e32 v11, vcc, 0x100, v11
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v12, v13, v12
	v_add_u32_e32 v9, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v7, vcc, v12, v7
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_22
	s_or_b64 exec, exec, s[8:9]
.LBB0_24:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v10, 8, v6
	v_cmp_le_u32_e32 vcc, v10, v3
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_26
	ds_read_b32 v9, v1 offset:2048
.LBB0_26:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v11, vcc, 7, v6
	v_min_u32_e32 v12, v3, v11
	v_add_u32_e32 v11, vcc, 1, v12
	v_cmp_lt_u32_e32 vcc, 6, v12
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_30
	v_and_b32_e32 v12, 24, v11
	v_lshlrev_b32_e32 v13, 8, v10
	v_lshlrev_b32_e32 v14, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_28:
	ds_read2_b32 v[16:17], v13 offset1:1
	ds_read2_b32 v[18:19], v13 offset0:2 offset1:3
	ds_read2_b32 v[20:21], v13 offset0:4 offset1:5
	ds_read2_b32 v[22:23], v13 offset0:6 offset1:7
	ds_read2st64_b32 v[24:25], v14 offset1:1
	ds_read2st64_b32 v[26:27], v14 offset0:2 offset1:3
	ds_read2st64_b32 v[28:29], v14 offset0:4 offset1:5
	ds_read2st64_b32 v[30:31], v14 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v16, v24, v16
	v_mul_lo_u32 v17, v25, v17
	v_add_u32_e32 v13, vcc, 32, v13
	v_add_u32_e32 v14, vcc, 0x800, v14
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v18, v26, v18
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_mul_lo_u32 v19, v27, v19
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v20, v28, v20
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v21, v29, v21
	v_add_u32_e32 v9, vcc, v17, v9
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v30, v22
	v_add_u32_e32 v9, vcc, v18, v9
	v_mul_lo_u32 v23, v31, v23
	v_add_u32_e32 v9, vcc, v19, v9
	v_add_u32_e32 v9, vcc, v20, v9
	v_add_u32_e32 v9, vcc, v21, v9
	v_add_u32_e32 v9, vcc, v22, v9
	v_mov_b32_e32 v15, s10
	v_add_u32_e32 v9, vcc, v23, v9
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_28
	s_or_b64 exec, exec, s[8:9]
.LBB0_30:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v13, 7, v11
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_34
	v_lshlrev_b32_e32 v11, 2, v15
	v_lshlrev_b32_e32 v12, 8, v10
	v_add_u32_e32 v11, vcc, v12, v11
	v_lshlrev_b32_e32 v12, 2, v3
	v_lshlrev_b32_e32 v14, 8, v15
	v_or_b32_e32 v12, v14, v12
	v_lshlrev_b32_e32 v13, 6, v13
	s_mov_b64 s[8:9], 0
.LBB0_32:
	ds_read_b32 v14, v11
	ds_read_b32 v15, v12
	v_add_u32_e32 v11, vcc, 4, v11
	v_add_u32_e32 v12, vcc, 0x100, v12
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v14, v15, v14
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v9, vcc, v14, v9
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_32
	s_or_b64 exec, exec, s[8:9]
.LBB0_34:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v12, 12, v6
	v_cmp_le_u32_e32 vcc, v12, v3
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_36
	ds_read_b32 v11, v1 offset:3072
.LBB0_36:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v13, vcc, 11, v6
	v_min_u32_e32 v14, v3, v13
	v_add_u32_e32 v13, vcc, 1, v14
	v_cmp_lt_u32_e32 vcc, 6, v14
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_40
	v_and_b32_e32 v14, 24, v13
	v_lshlrev_b32_e32 v15, 8, v12
	v_lshlrev_b32_e32 v16, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_38:
	ds_read2_b32 v[18:19], v15 offset1:1
	ds_read2_b32 v[20:21], v15 offset0:2 offset1:3
	ds_read2_b32 v[22:23], v15 offset0:4 offset1:5
	ds_read2_b32 v[24:25], v15 offset0:6 offset1:7
	ds_read2st64_b32 v[26:27], v16 offset1:1
	ds_read2st64_b32 v[28:29], v16 offset0:2 offset1:3
	ds_read2st64_b32 v[30:31], v16 offset0:4 offset1:5
	ds_read2st64_b32 v[32:33], v16 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v18, v26, v18
	v_mul_lo_u32 v19, v27, v19
	v_add_u32_e32 v15, vcc, 32, v15
	v_add_u32_e32 v16, vcc, 0x800, v16
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v20, v28, v20
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_mul_lo_u32 v21, v29, v21
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v22, v30, v22
	v_add_u32_e32 v11, vcc, v18, v11
	v_mul_lo_u32 v23, v31, v23
	v_add_u32_e32 v11, vcc, v19, v11
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v24, v32, v24
	v_add_u32_e32 v11, vcc, v20, v11
	v_mul_lo_u32 v25, v33, v25
	v_add_u32_e32 v11, vcc, v21, v11
	v_add_u32_e32 v11, vcc, v22, v11
	v_add_u32_e32 v11, vcc, v23, v11
	v_add_u32_e32 v11, vcc, v24, v11
	v_mov_b32_e32 v17, s10
	v_add_u32_e32 v11, vcc, v25, v11
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_38
	s_or_b64 exec, exec, s[8:9]
.LBB0_40:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v15, 7, v13
	v_cmp_ne_u32_e32 vcc, 0, v15
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_44
	v_lshlrev_b32_e32 v13, 2, v17
	v_lshlrev_b32_e32 v14, 8, v12
	v_add_u32_e32 v13, vcc, v14, v13
	v_lshlrev_b32_e32 v14, 2, v3
	v_lshlrev_b32_e32 v16, 8, v17
	v_or_b32_e32 v14, v16, v14
	v_lshlrev_b32_e32 v15, 6, v15
	s_mov_b64 s[8:9], 0
.LBB0_42:
	ds_read_b32 v16, v13
	ds_read_b32 v17, v14
	v_add_u32_e32 v13, vcc, 4, v13
	v_add_u32_e32 v14, vcc, 0x100, v14
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v16, v17, v16
	v_subrev_u32_e32 v15, vcc, 64, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v11, vcc, v16, v11
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_42
	s_or_b64 exec, exec, s[8:9]
.LBB0_44:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v14, 16, v6
	v_cmp_le_u32_e32 vcc, v14, v3
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_46
	ds_read_b32 v13, v1 offset:4096
.LBB0_46:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v15, vcc, 15, v6
	v_min_u32_e32 v16, v3, v15
	v_add_u32_e32 v15, vcc, 1, v16
	v_cmp_lt_u32_e32 vcc, 6, v16
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_50
	v_lshlrev_b32_e32 v17, 8, v6
	v_and_b32_e32 v16, 56, v15
	v_or_b32_e32 v17, 0x1000, v17
	v_lshlrev_b32_e32 v18, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_48:
	ds_read2_b32 v[20:21], v17 offset1:1
	ds_read2_b32 v[22:23], v17 offset0:2 offset1:3
	ds_read2_b32 v[24:25], v17 offset0:4 offset1:5
	ds_read2_b32 v[26:27], v17 offset0:6 offset1:7
	ds_read2st64_b32 v[28:29], v18 offset1:1
	ds_read2st64_b32 v[30:31], v18 offset0:2 offset1:3
	ds_read2st64_b32 v[32:33], v18 offset0:4 offset1:5
	ds_read2st64_b32 v[34:35], v18 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v20, v28, v20
	v_mul_lo_u32 v21, v29, v21
	v_add_u32_e32 v17, vcc, 32, v17
	v_add_u32_e32 v18, vcc, 0x800, v18
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v22, v30, v22
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_mul_lo_u32 v23, v31, v23
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v24, v32, v24
	v_add_u32_e32 v13, vcc, v20, v13
	v_mul_lo_u32 v25, v33, v25
	v_add_u32_e32 v13, vcc, v21, v13
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v26, v34, v26
	v_add_u32_e32 v13, vcc, v22, v13
	v_mul_lo_u32 v27, v35, v27
	v_add_u32_e32 v13, vcc, v23, v13
	v_add_u32_e32 v13, vcc, v24, v13
	v_add_u32_e32 v13, vcc, v25, v13
	v_add_u32_e32 v13, vcc, v26, v13
	v_mov_b32_e32 v19, s10
	v_add_u32_e32 v13, vcc, v27, v13
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_48
	s_or_b64 exec, exec, s[8:9]
.LBB0_50:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v17, 7, v15
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_54
	v_lshlrev_b32_e32 v15, 8, v6
	v_lshlrev_b32_e32 v16, 2, v19
	v_add_u32_e32 v15, vcc, v15, v16
	v_lshlrev_b32_e32 v16, 2, v3
	v_lshlrev_b32_e32 v18, 8, v19
	v_add_u32_e32 v15, vcc, 0x1000, v15
	v_or_b32_e32 v16, v18, v16
	v_lshlrev_b32_e32 v17, 6, v17
	s_mov_b64 s[8:9], 0
.LBB0_52:
	ds_read_b32 v18, v15
	ds_read_b32 v19, v16
	v_add_u32_e32 v15, vcc, 4, v15
	v_add_u32_e32 v16, vcc, 0x100, v16
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v18, v19, v18
	v_subrev_u32_e32 v17, vcc, 64, v17
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v13, vcc, v18, v13
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_52
	s_or_b64 exec, exec, s[8:9]
.LBB0_54:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v16, 20, v6
	v_cmp_le_u32_e32 vcc, v16, v3
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_56
	ds_read_b32 v15, v1 offset:5120
.LBB0_56:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v17, vcc, 19, v6
	v_min_u32_e32 v18, v3, v17
	v_add_u32_e32 v17, vcc, 1, v18
	v_cmp_lt_u32_e32 vcc, 6, v18
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_60
	v_and_b32_e32 v18, 56, v17
	v_lshlrev_b32_e32 v19, 8, v16
	v_lshlrev_b32_e32 v20, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_58:
	ds_read2_b32 v[22:23], v19 offset1:1
	ds_read2_b32 v[24:25], v19 offset0:2 offset1:3
	ds_read2_b32 v[26:27], v19 offset0:4 offset1:5
	ds_read2_b32 v[28:29], v19 offset0:6 offset1:7
	ds_read2st64_b32 v[30:31], v20 offset1:1
	ds_read2st64_b32 v[32:33], v20 offset0:2 offset1:3
	ds_read2st64_b32 v[34:35], v20 offset0:4 offset1:5
	ds_read2st64_b32 v[36:37], v20 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v22, v30, v22
	v_mul_lo_u32 v23, v31, v23
	v_add_u32_e32 v19, vcc, 32, v19
	v_add_u32_e32 v20, vcc, 0x800, v20
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v24, v32, v24
	v_cmp_eq_u32_e32 vcc, s10, v18
	v_mul_lo_u32 v25, v33, v25
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v26, v34, v26
	v_add_u32_e32 v15, vcc, v22, v15
	v_mul_lo_u32 v27, v35, v27
	v_add_u32_e32 v15, vcc, v23, v15
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v28, v36, v28
	v_add_u32_e32 v15, vcc, v24, v15
	v_mul_lo_u32 v29, v37, v29
	v_add_u32_e32 v15, vcc, v25, v15
	v_add_u32_e32 v15, vcc, v26, v15
	v_add_u32_e32 v15, vcc, v27, v15
	v_add_u32_e32 v15, vcc, v28, v15
	v_mov_b32_e32 v21, s10
	v_add_u32_e32 v15, vcc, v29, v15
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_58
	s_or_b64 exec, exec, s[8:9]
.LBB0_60:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v19, 7, v17
	v_cmp_ne_u32_e32 vcc, 0, v19
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_64
	v_lshlrev_b32_e32 v17, 2, v21
	v_lshlrev_b32_e32 v18, 8, v16
	v_add_u32_e32 v17, vcc, v18, v17
	v_lshlrev_b32_e32 v18, 2, v3
	v_lshlrev_b32_e32 v20, 8, v21
	v_or_b32_e32 v18, v20, v18
	v_lshlrev_b32_e32 v19, 6, v19
	s_mov_b64 s[8:9], 0
.LBB0_62:
	ds_read_b32 v20, v17
	ds_read_b32 v21, v18
	v_add_u32_e32 v17, vcc, 4, v17
	v_add_u32_e32 v18, vcc, 0x100, v18
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v20, v21, v20
	v_subrev_u32_e32 v19, vcc, 64, v19
	v_cmp_eq_u32_e32 vcc, 0, v19
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v15, vcc, v20, v15
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_62
	s_or_b64 exec, exec, s[8:9]
.LBB0_64:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v18, 24, v6
	v_cmp_le_u32_e32 vcc, v18, v3
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_66
	ds_read_b32 v17, v1 offset:6144
.LBB0_66:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v19, vcc, 23, v6
	v_min_u32_e32 v20, v3, v19
	v_add_u32_e32 v19, vcc, 1, v20
	v_cmp_lt_u32_e32 vcc, 6, v20
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_70
	v_and_b32_e32 v20, 56, v19
	v_lshlrev_b32_e32 v21, 8, v18
	v_lshlrev_b32_e32 v22, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_68:
	ds_read2_b32 v[24:25], v21 offset1:1
	ds_read2_b32 v[26:27], v21 offset0:2 offset1:3
	ds_read2_b32 v[28:29], v21 offset0:4 offset1:5
	ds_read2_b32 v[30:31], v21 offset0:6 offset1:7
	ds_read2st64_b32 v[32:33], v22 offset1:1
	ds_read2st64_b32 v[34:35], v22 offset0:2 offset1:3
	ds_read2st64_b32 v[36:37], v22 offset0:4 offset1:5
	ds_read2st64_b32 v[38:39], v22 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v24, v32, v24
	v_mul_lo_u32 v25, v33, v25
	v_add_u32_e32 v21, vcc, 32, v21
	v_add_u32_e32 v22, vcc, 0x800, v22
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v26, v34, v26
	v_cmp_eq_u32_e32 vcc, s10, v20
	v_mul_lo_u32 v27, v35, v27
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v28, v36, v28
	v_add_u32_e32 v17, vcc, v24, v17
	v_mul_lo_u32 v29, v37, v29
	v_add_u32_e32 v17, vcc, v25, v17
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v30, v38, v30
	v_add_u32_e32 v17, vcc, v26, v17
	v_mul_lo_u32 v31, v39, v31
	v_add_u32_e32 v17, vcc, v27, v17
	v_add_u32_e32 v17, vcc, v28, v17
	v_add_u32_e32 v17, vcc, v29, v17
	v_add_u32_e32 v17, vcc, v30, v17
	v_mov_b32_e32 v23, s10
	v_add_u32_e32 v17, vcc, v31, v17
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_68
	s_or_b64 exec, exec, s[8:9]
.LBB0_70:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v21, 7, v19
	v_cmp_ne_u32_e32 vcc, 0, v21
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_74
	v_lshlrev_b32_e32 v19, 2, v23
	v_lshlrev_b32_e32 v20, 8, v18
	v_add_u32_e32 v19, vcc, v20, v19
	v_lshlrev_b32_e32 v20, 2, v3
	v_lshlrev_b32_e32 v22, 8, v23
	v_or_b32_e32 v20, v22, v20
	v_lshlrev_b32_e32 v21, 6, v21
	s_mov_b64 s[8:9], 0
.LBB0_72:
	ds_read_b32 v22, v19
	ds_read_b32 v23, v20
	v_add_u32_e32 v19, vcc, 4, v19
	v_add_u32_e32 v20, vcc, 0x100, v20
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v23, v22
	v_subrev_u32_e32 v21, vcc, 64, v21
	v_cmp_eq_u32_e32 vcc, 0, v21
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v17, vcc, v22, v17
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_72
	s_or_b64 exec, exec, s[8:9]
.LBB0_74:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v20, 28, v6
	v_cmp_le_u32_e32 vcc, v20, v3
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_76
	ds_read_b32 v19, v1 offset:7168
.LBB0_76:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v21, vcc, 27, v6
	v_min_u32_e32 v22, v3, v21
	v_add_u32_e32 v21, vcc, 1, v22
	v_cmp_lt_u32_e32 vcc, 6, v22
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_80
	v_and_b32_e32 v22, 56, v21
	v_lshlrev_b32_e32 v23, 8, v20
	v_lshlrev_b32_e32 v24, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_78:
	ds_read2_b32 v[26:27], v23 offset1:1
	ds_read2_b32 v[28:29], v23 offset0:2 offset1:3
	ds_read2_b32 v[30:31], v23 offset0:4 offset1:5
	ds_read2_b32 v[32:33], v23 offset0:6 offset1:7
	ds_read2st64_b32 v[34:35], v24 offset1:1
	ds_read2st64_b32 v[36:37], v24 offset0:2 offset1:3
	ds_read2st64_b32 v[38:39], v24 offset0:4 offset1:5
	ds_read2st64_b32 v[40:41], v24 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v26, v34, v26
	v_mul_lo_u32 v27, v35, v27
	v_add_u32_e32 v23, vcc, 32, v23
	v_add_u32_e32 v24, vcc, 0x800, v24
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v28, v36, v28
	v_cmp_eq_u32_e32 vcc, s10, v22
	v_mul_lo_u32 v29, v37, v29
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v30, v38, v30
	v_add_u32_e32 v19, vcc, v26, v19
	v_mul_lo_u32 v31, v39, v31
	v_add_u32_e32 v19, vcc, v27, v19
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v32, v40, v32
	v_add_u32_e32 v19, vcc, v28, v19
	v_mul_lo_u32 v33, v41, v33
	v_add_u32_e32 v19, vcc, v29, v19
	v_add_u32_e32 v19, vcc, v30, v19
	v_add_u32_e32 v19, vcc, v31, v19
	v_add_u32_e32 v19, vcc, v32, v19
	v_mov_b32_e32 v25, s10
	v_add_u32_e32 v19, vcc, v33, v19
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_78
	s_or_b64 exec, exec, s[8:9]
.LBB0_80:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v23, 7, v21
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_84
	v_lshlrev_b32_e32 v21, 2, v25
	v_lshlrev_b32_e32 v22, 8, v20
	v_add_u32_e32 v21, vcc, v22, v21
	v_lshlrev_b32_e32 v22, 2, v3
	v_lshlrev_b32_e32 v24, 8, v25
	v_or_b32_e32 v22, v24, v22
	v_lshlrev_b32_e32 v23, 6, v23
	s_mov_b64 s[8:9], 0
.LBB0_82:
	ds_read_b32 v24, v21
	ds_read_b32 v25, v22
	v_add_u32_e32 v21, vcc, 4, v21
	v_add_u32_e32 v22, vcc, 0x100, v22
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v24, v25, v24
	v_subrev_u32_e32 v23, vcc, 64, v23
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v19, vcc, v24, v19
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_82
	s_or_b64 exec, exec, s[8:9]
.LBB0_84:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v22, 32, v6
	v_cmp_le_u32_e32 vcc, v22, v3
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_86
	ds_read_b32 v21, v1 offset:8192
.LBB0_86:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v23, vcc, 31, v6
	v_min_u32_e32 v24, v3, v23
	v_add_u32_e32 v23, vcc, 1, v24
	v_cmp_lt_u32_e32 vcc, 6, v24
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_90
	v_lshlrev_b32_e32 v25, 8, v6
	v_and_b32_e32 v24, 0x78, v23
	v_or_b32_e32 v25, 0x2000, v25
	v_lshlrev_b32_e32 v26, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_88:
	ds_read2_b32 v[28:29], v25 offset1:1
	ds_read2_b32 v[30:31], v25 offset0:2 offset1:3
	ds_read2_b32 v[32:33], v25 offset0:4 offset1:5
	ds_read2_b32 v[34:35], v25 offset0:6 offset1:7
	ds_read2st64_b32 v[36:37], v26 offset1:1
	ds_read2st64_b32 v[38:39], v26 offset0:2 offset1:3
	ds_read2st64_b32 v[40:41], v26 offset0:4 offset1:5
	ds_read2st64_b32 v[42:43], v26 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v28, v36, v28
	v_mul_lo_u32 v29, v37, v29
	v_add_u32_e32 v25, vcc, 32, v25
	v_add_u32_e32 v26, vcc, 0x800, v26
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v30, v38, v30
	v_cmp_eq_u32_e32 vcc, s10, v24
	v_mul_lo_u32 v31, v39, v31
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v32, v40, v32
	v_add_u32_e32 v21, vcc, v28, v21
	v_mul_lo_u32 v33, v41, v33
	v_add_u32_e32 v21, vcc, v29, v21
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v34, v42, v34
	v_add_u32_e32 v21, vcc, v30, v21
	v_mul_lo_u32 v35, v43, v35
	v_add_u32_e32 v21, vcc, v31, v21
	v_add_u32_e32 v21, vcc, v32, v21
	v_add_u32_e32 v21, vcc, v33, v21
	v_add_u32_e32 v21, vcc, v34, v21
	v_mov_b32_e32 v27, s10
	v_add_u32_e32 v21, vcc, v35, v21
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_88
	s_or_b64 exec, exec, s[8:9]
.LBB0_90:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v25, 7, v23
	v_cmp_ne_u32_e32 vcc, 0, v25
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_94
	v_lshlrev_b32_e32 v23, 8, v6
	v_lshlrev_b32_e32 v24, 2, v27
	v_add_u32_e32 v23, vcc, v23, v24
	v_lshlrev_b32_e32 v24, 2, v3
	v_lshlrev_b32_e32 v26, 8, v27
	v_add_u32_e32 v23, vcc, 0x2000, v23
	v_or_b32_e32 v24, v26, v24
	v_lshlrev_b32_e32 v25, 6, v25
	s_mov_b64 s[8:9], 0
.LBB0_92:
	ds_read_b32 v26, v23
	ds_read_b32 v27, v24
	v_add_u32_e32 v23, vcc, 4, v23
	v_add_u32_e32 v24, vcc, 0x100, v24
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v26, v27, v26
	v_subrev_u32_e32 v25, vcc, 64, v25
	v_cmp_eq_u32_e32 vcc, 0, v25
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v21, vcc, v26, v21
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_92
	s_or_b64 exec, exec, s[8:9]
.LBB0_94:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v24, 36, v6
	v_cmp_le_u32_e32 vcc, v24, v3
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_96
	ds_read_b32 v23, v1 offset:9216
.LBB0_96:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v25, vcc, 35, v6
	v_min_u32_e32 v26, v3, v25
	v_add_u32_e32 v25, vcc, 1, v26
	v_cmp_lt_u32_e32 vcc, 6, v26
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_100
	v_and_b32_e32 v26, 0x78, v25
	v_lshlrev_b32_e32 v27, 8, v24
	v_lshlrev_b32_e32 v28, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_98:
	ds_read2_b32 v[30:31], v27 offset1:1
	ds_read2_b32 v[32:33], v27 offset0:2 offset1:3
	ds_read2_b32 v[34:35], v27 offset0:4 offset1:5
	ds_read2_b32 v[36:37], v27 offset0:6 offset1:7
	ds_read2st64_b32 v[38:39], v28 offset1:1
	ds_read2st64_b32 v[40:41], v28 offset0:2 offset1:3
	ds_read2st64_b32 v[42:43], v28 offset0:4 offset1:5
	ds_read2st64_b32 v[44:45], v28 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v30, v38, v30
	v_mul_lo_u32 v31, v39, v31
	v_add_u32_e32 v27, vcc, 32, v27
	v_add_u32_e32 v28, vcc, 0x800, v28
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v32, v40, v32
	v_cmp_eq_u32_e32 vcc, s10, v26
	v_mul_lo_u32 v33, v41, v33
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v34, v42, v34
	v_add_u32_e32 v23, vcc, v30, v23
	v_mul_lo_u32 v35, v43, v35
	v_add_u32_e32 v23, vcc, v31, v23
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v36, v44, v36
	v_add_u32_e32 v23, vcc, v32, v23
	v_mul_lo_u32 v37, v45, v37
	v_add_u32_e32 v23, vcc, v33, v23
	v_add_u32_e32 v23, vcc, v34, v23
	v_add_u32_e32 v23, vcc, v35, v23
	v_add_u32_e32 v23, vcc, v36, v23
	v_mov_b32_e32 v29, s10
	v_add_u32_e32 v23, vcc, v37, v23
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_98
	s_or_b64 exec, exec, s[8:9]
.LBB0_100:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v27, 7, v25
	v_cmp_ne_u32_e32 vcc, 0, v27
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_104
	v_lshlrev_b32_e32 v25, 2, v29
	v_lshlrev_b32_e32 v26, 8, v24
	v_add_u32_e32 v25, vcc, v26, v25
	v_lshlrev_b32_e32 v26, 2, v3
	v_lshlrev_b32_e32 v28, 8, v29
	v_or_b32_e32 v26, v28, v26
	v_lshlrev_b32_e32 v27, 6, v27
	s_mov_b64 s[8:9], 0
.LBB0_102:
	ds_read_b32 v28, v25
	ds_read_b32 v29, v26
	v_add_u32_e32 v25, vcc, 4, v25
	v_add_u32_e32 v26, vcc, 0x100, v26
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v28, v29, v28
	v_subrev_u32_e32 v27, vcc, 64, v27
	v_cmp_eq_u32_e32 vcc, 0, v27
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v23, vcc, v28, v23
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_102
	s_or_b64 exec, exec, s[8:9]
.LBB0_104:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v26, 40, v6
	v_cmp_le_u32_e32 vcc, v26, v3
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_106
	ds_read_b32 v25, v1 offset:10240
.LBB0_106:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v27, vcc, 39, v6
	v_min_u32_e32 v28, v3, v27
	v_add_u32_e32 v27, vcc, 1, v28
	v_cmp_lt_u32_e32 vcc, 6, v28
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_110
	v_and_b32_e32 v28, 0x78, v27
	v_lshlrev_b32_e32 v29, 8, v26
	v_lshlrev_b32_e32 v30, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_108:
	ds_read2_b32 v[32:33], v29 offset1:1
	ds_read2_b32 v[34:35], v29 offset0:2 offset1:3
	ds_read2_b32 v[36:37], v29 offset0:4 offset1:5
	ds_read2_b32 v[38:39], v29 offset0:6 offset1:7
	ds_read2st64_b32 v[40:41], v30 offset1:1
	ds_read2st64_b32 v[42:43], v30 offset0:2 offset1:3
	ds_read2st64_b32 v[44:45], v30 offset0:4 offset1:5
	ds_read2st64_b32 v[46:47], v30 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v32, v40, v32
	v_mul_lo_u32 v33, v41, v33
	v_add_u32_e32 v29, vcc, 32, v29
	v_add_u32_e32 v30, vcc, 0x800, v30
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v34, v42, v34
	v_cmp_eq_u32_e32 vcc, s10, v28
	v_mul_lo_u32 v35, v43, v35
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v36, v44, v36
	v_add_u32_e32 v25, vcc, v32, v25
	v_mul_lo_u32 v37, v45, v37
	v_add_u32_e32 v25, vcc, v33, v25
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v38, v46, v38
	v_add_u32_e32 v25, vcc, v34, v25
	v_mul_lo_u32 v39, v47, v39
	v_add_u32_e32 v25, vcc, v35, v25
	v_add_u32_e32 v25, vcc, v36, v25
	v_add_u32_e32 v25, vcc, v37, v25
	v_add_u32_e32 v25, vcc, v38, v25
	v_mov_b32_e32 v31, s10
	v_add_u32_e32 v25, vcc, v39, v25
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_108
	s_or_b64 exec, exec, s[8:9]
.LBB0_110:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v29, 7, v27
	v_cmp_ne_u32_e32 vcc, 0, v29
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_114
	v_lshlrev_b32_e32 v27, 2, v31
	v_lshlrev_b32_e32 v28, 8, v26
	v_add_u32_e32 v27, vcc, v28, v27
	v_lshlrev_b32_e32 v28, 2, v3
	v_lshlrev_b32_e32 v30, 8, v31
	v_or_b32_e32 v28, v30, v28
	v_lshlrev_b32_e32 v29, 6, v29
	s_mov_b64 s[8:9], 0
.LBB0_112:
	ds_read_b32 v30, v27
	ds_read_b32 v31, v28
	v_add_u32_e32 v27, vcc, 4, v27
	v_add_u32_e32 v28, vcc, 0x100, v28
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v30, v31, v30
	v_subrev_u32_e32 v29, vcc, 64, v29
	v_cmp_eq_u32_e32 vcc, 0, v29
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v25, vcc, v30, v25
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_112
	s_or_b64 exec, exec, s[8:9]
.LBB0_114:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v28, 44, v6
	v_cmp_le_u32_e32 vcc, v28, v3
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_116
	ds_read_b32 v27, v1 offset:11264
.LBB0_116:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v29, vcc, 43, v6
	v_min_u32_e32 v30, v3, v29
	v_add_u32_e32 v29, vcc, 1, v30
	v_cmp_lt_u32_e32 vcc, 6, v30
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_120
	v_and_b32_e32 v30, 0x78, v29
	v_lshlrev_b32_e32 v31, 8, v28
	v_lshlrev_b32_e32 v32, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_118:
	ds_read2_b32 v[34:35], v31 offset1:1
	ds_read2_b32 v[36:37], v31 offset0:2 offset1:3
	ds_read2_b32 v[38:39], v31 offset0:4 offset1:5
	ds_read2_b32 v[40:41], v31 offset0:6 offset1:7
	ds_read2st64_b32 v[42:43], v32 offset1:1
	ds_read2st64_b32 v[44:45], v32 offset0:2 offset1:3
	ds_read2st64_b32 v[46:47], v32 offset0:4 offset1:5
	ds_read2st64_b32 v[48:49], v32 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v34, v42, v34
	v_mul_lo_u32 v35, v43, v35
	v_add_u32_e32 v31, vcc, 32, v31
	v_add_u32_e32 v32, vcc, 0x800, v32
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v36, v44, v36
	v_cmp_eq_u32_e32 vcc, s10, v30
	v_mul_lo_u32 v37, v45, v37
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v38, v46, v38
	v_add_u32_e32 v27, vcc, v34, v27
	v_mul_lo_u32 v39, v47, v39
	v_add_u32_e32 v27, vcc, v35, v27
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v40, v48, v40
	v_add_u32_e32 v27, vcc, v36, v27
	v_mul_lo_u32 v41, v49, v41
	v_add_u32_e32 v27, vcc, v37, v27
	v_add_u32_e32 v27, vcc, v38, v27
	v_add_u32_e32 v27, vcc, v39, v27
	v_add_u32_e32 v27, vcc, v40, v27
	v_mov_b32_e32 v33, s10
	v_add_u32_e32 v27, vcc, v41, v27
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_118
	s_or_b64 exec, exec, s[8:9]
.LBB0_120:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v31, 7, v29
	v_cmp_ne_u32_e32 vcc, 0, v31
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_124
	v_lshlrev_b32_e32 v29, 2, v33
	v_lshlrev_b32_e32 v30, 8, v28
	v_add_u32_e32 v29, vcc, v30, v29
	v_lshlrev_b32_e32 v30, 2, v3
	v_lshlrev_b32_e32 v32, 8, v33
	v_or_b32_e32 v30, v32, v30
	v_lshlrev_b32_e32 v31, 6, v31
	s_mov_b64 s[8:9], 0
.LBB0_122:
	ds_read_b32 v32, v29
	ds_read_b32 v33, v30
	v_add_u32_e32 v29, vcc, 4, v29
	v_add_u32_e32 v30, vcc, 0x100, v30
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v32, v33, v32
	v_subrev_u32_e32 v31, vcc, 64, v31
	v_cmp_eq_u32_e32 vcc, 0, v31
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v27, vcc, v32, v27
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_122
	s_or_b64 exec, exec, s[8:9]
.LBB0_124:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v30, 48, v6
	v_cmp_le_u32_e32 vcc, v30, v3
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_126
	ds_read_b32 v29, v1 offset:12288
.LBB0_126:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v31, vcc, 47, v6
	v_min_u32_e32 v32, v3, v31
	v_add_u32_e32 v31, vcc, 1, v32
	v_cmp_lt_u32_e32 vcc, 6, v32
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_130
	v_lshlrev_b32_e32 v33, 8, v6
	v_and_b32_e32 v32, 0x78, v31
	v_or_b32_e32 v33, 0x3000, v33
	v_lshlrev_b32_e32 v34, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_128:
	ds_read2_b32 v[36:37], v33 offset1:1
	ds_read2_b32 v[38:39], v33 offset0:2 offset1:3
	ds_read2_b32 v[40:41], v33 offset0:4 offset1:5
	ds_read2_b32 v[42:43], v33 offset0:6 offset1:7
	ds_read2st64_b32 v[44:45], v34 offset1:1
	ds_read2st64_b32 v[46:47], v34 offset0:2 offset1:3
	ds_read2st64_b32 v[48:49], v34 offset0:4 offset1:5
	ds_read2st64_b32 v[50:51], v34 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v36, v44, v36
	v_mul_lo_u32 v37, v45, v37
	v_add_u32_e32 v33, vcc, 32, v33
	v_add_u32_e32 v34, vcc, 0x800, v34
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v38, v46, v38
	v_cmp_eq_u32_e32 vcc, s10, v32
	v_mul_lo_u32 v39, v47, v39
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v40, v48, v40
	v_add_u32_e32 v29, vcc, v36, v29
	v_mul_lo_u32 v41, v49, v41
	v_add_u32_e32 v29, vcc, v37, v29
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v42, v50, v42
	v_add_u32_e32 v29, vcc, v38, v29
	v_mul_lo_u32 v43, v51, v43
	v_add_u32_e32 v29, vcc, v39, v29
	v_add_u32_e32 v29, vcc, v40, v29
	v_add_u32_e32 v29, vcc, v41, v29
	v_add_u32_e32 v29, vcc, v42, v29
	v_mov_b32_e32 v35, s10
	v_add_u32_e32 v29, vcc, v43, v29
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_128
	s_or_b64 exec, exec, s[8:9]
.LBB0_130:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v33, 7, v31
	v_cmp_ne_u32_e32 vcc, 0, v33
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_134
	v_lshlrev_b32_e32 v31, 8, v6
	v_lshlrev_b32_e32 v32, 2, v35
	v_add_u32_e32 v31, vcc, v31, v32
	v_lshlrev_b32_e32 v32, 2, v3
	v_lshlrev_b32_e32 v34, 8, v35
	v_add_u32_e32 v31, vcc, 0x3000, v31
	v_or_b32_e32 v32, v34, v32
	v_lshlrev_b32_e32 v33, 6, v33
	s_mov_b64 s[8:9], 0
.LBB0_132:
	ds_read_b32 v34, v31
	ds_read_b32 v35, v32
	v_add_u32_e32 v31, vcc, 4, v31
	v_add_u32_e32 v32, vcc, 0x100, v32
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v34, v35, v34
	v_subrev_u32_e32 v33, vcc, 64, v33
	v_cmp_eq_u32_e32 vcc, 0, v33
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v29, vcc, v34, v29
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_132
	s_or_b64 exec, exec, s[8:9]
.LBB0_134:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v32, 52, v6
	v_cmp_le_u32_e32 vcc, v32, v3
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_136
	ds_read_b32 v31, v1 offset:13312
.LBB0_136:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v33, vcc, 51, v6
	v_min_u32_e32 v34, v3, v33
	v_add_u32_e32 v33, vcc, 1, v34
	v_cmp_lt_u32_e32 vcc, 6, v34
	v_mov_b32_e32 v37, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_140
	v_and_b32_e32 v34, 0x78, v33
	v_lshlrev_b32_e32 v35, 8, v32
	v_lshlrev_b32_e32 v36, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_138:
	ds_read2_b32 v[38:39], v35 offset1:1
	ds_read2_b32 v[40:41], v35 offset0:2 offset1:3
	ds_read2_b32 v[42:43], v35 offset0:4 offset1:5
	ds_read2_b32 v[44:45], v35 offset0:6 offset1:7
	ds_read2st64_b32 v[46:47], v36 offset1:1
	ds_read2st64_b32 v[48:49], v36 offset0:2 offset1:3
	ds_read2st64_b32 v[50:51], v36 offset0:4 offset1:5
	ds_read2st64_b32 v[52:53], v36 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v38, v46, v38
	v_mul_lo_u32 v39, v47, v39
	v_add_u32_e32 v35, vcc, 32, v35
	v_add_u32_e32 v36, vcc, 0x800, v36
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v40, v48, v40
	v_cmp_eq_u32_e32 vcc, s10, v34
	v_mul_lo_u32 v41, v49, v41
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v42, v50, v42
	v_add_u32_e32 v31, vcc, v38, v31
	v_mul_lo_u32 v43, v51, v43
	v_add_u32_e32 v31, vcc, v39, v31
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v44, v52, v44
	v_add_u32_e32 v31, vcc, v40, v31
	v_mul_lo_u32 v45, v53, v45
	v_add_u32_e32 v31, vcc, v41, v31
	v_add_u32_e32 v31, vcc, v42, v31
	v_add_u32_e32 v31, vcc, v43, v31
	v_add_u32_e32 v31, vcc, v44, v31
	v_mov_b32_e32 v37, s10
	v_add_u32_e32 v31, vcc, v45, v31
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_138
	s_or_b64 exec, exec, s[8:9]
.LBB0_140:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v35, 7, v33
	v_cmp_ne_u32_e32 vcc, 0, v35
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_144
	v_lshlrev_b32_e32 v33, 2, v37
	v_lshlrev_b32_e32 v34, 8, v32
	v_add_u32_e32 v33, vcc, v34, v33
	v_lshlrev_b32_e32 v34, 2, v3
	v_lshlrev_b32_e32 v36, 8, v37
	v_or_b32_e32 v34, v36, v34
	v_lshlrev_b32_e32 v35, 6, v35
	s_mov_b64 s[8:9], 0
.LBB0_142:
	ds_read_b32 v36, v33
	ds_read_b32 v37, v34
	v_add_u32_e32 v33, vcc, 4, v33
	v_add_u32_e32 v34, vcc, 0x100, v34
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v36, v37, v36
	v_subrev_u32_e32 v35, vcc, 64, v35
	v_cmp_eq_u32_e32 vcc, 0, v35
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v31, vcc, v36, v31
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_142
	s_or_b64 exec, exec, s[8:9]
.LBB0_144:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v34, 56, v6
	v_cmp_le_u32_e32 vcc, v34, v3
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_146
	ds_read_b32 v33, v1 offset:14336
.LBB0_146:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v35, vcc, 55, v6
	v_min_u32_e32 v36, v3, v35
	v_add_u32_e32 v35, vcc, 1, v36
	v_cmp_lt_u32_e32 vcc, 6, v36
	v_mov_b32_e32 v39, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_150
	v_and_b32_e32 v36, 0x78, v35
	v_lshlrev_b32_e32 v37, 8, v34
	v_lshlrev_b32_e32 v38, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_148:
	ds_read2_b32 v[40:41], v37 offset1:1
	ds_read2_b32 v[42:43], v37 offset0:2 offset1:3
	ds_read2_b32 v[44:45], v37 offset0:4 offset1:5
	ds_read2_b32 v[46:47], v37 offset0:6 offset1:7
	ds_read2st64_b32 v[48:49], v38 offset1:1
	ds_read2st64_b32 v[50:51], v38 offset0:2 offset1:3
	ds_read2st64_b32 v[52:53], v38 offset0:4 offset1:5
	ds_read2st64_b32 v[54:55], v38 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v40, v48, v40
	v_mul_lo_u32 v41, v49, v41
	v_add_u32_e32 v37, vcc, 32, v37
	v_add_u32_e32 v38, vcc, 0x800, v38
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v42, v50, v42
	v_cmp_eq_u32_e32 vcc, s10, v36
	v_mul_lo_u32 v43, v51, v43
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v44, v52, v44
	v_add_u32_e32 v33, vcc, v40, v33
	v_mul_lo_u32 v45, v53, v45
	v_add_u32_e32 v33, vcc, v41, v33
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v46, v54, v46
	v_add_u32_e32 v33, vcc, v42, v33
	v_mul_lo_u32 v47, v55, v47
	v_add_u32_e32 v33, vcc, v43, v33
	v_add_u32_e32 v33, vcc, v44, v33
	v_add_u32_e32 v33, vcc, v45, v33
	v_add_u32_e32 v33, vcc, v46, v33
	v_mov_b32_e32 v39, s10
	v_add_u32_e32 v33, vcc, v47, v33
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_148
	s_or_b64 exec, exec, s[8:9]
.LBB0_150:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v37, 7, v35
	v_cmp_ne_u32_e32 vcc, 0, v37
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_154
	v_lshlrev_b32_e32 v35, 2, v39
	v_lshlrev_b32_e32 v36, 8, v34
	v_add_u32_e32 v35, vcc, v36, v35
	v_lshlrev_b32_e32 v36, 2, v3
	v_lshlrev_b32_e32 v38, 8, v39
	v_or_b32_e32 v36, v38, v36
	v_lshlrev_b32_e32 v37, 6, v37
	s_mov_b64 s[8:9], 0
.LBB0_152:
	ds_read_b32 v38, v35
	ds_read_b32 v39, v36
	v_add_u32_e32 v35, vcc, 4, v35
	v_add_u32_e32 v36, vcc, 0x100, v36
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v38, v39, v38
	v_subrev_u32_e32 v37, vcc, 64, v37
	v_cmp_eq_u32_e32 vcc, 0, v37
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v33, vcc, v38, v33
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_152
	s_or_b64 exec, exec, s[8:9]
.LBB0_154:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v36, 60, v6
	v_cmp_le_u32_e32 vcc, v36, v3
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_156
	ds_read_b32 v35, v1 offset:15360
.LBB0_156:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v37, vcc, 59, v6
	v_min_u32_e32 v38, v3, v37
	v_add_u32_e32 v37, vcc, 1, v38
	v_cmp_lt_u32_e32 vcc, 6, v38
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_160
	v_and_b32_e32 v38, 0x78, v37
	v_lshlrev_b32_e32 v39, 8, v36
	v_lshlrev_b32_e32 v40, 2, v3
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
.LBB0_158:
	ds_read2_b32 v[42:43], v39 offset1:1
	ds_read2_b32 v[44:45], v39 offset0:2 offset1:3
	ds_read2_b32 v[46:47], v39 offset0:4 offset1:5
	ds_read2_b32 v[48:49], v39 offset0:6 offset1:7
	ds_read2st64_b32 v[50:51], v40 offset1:1
	ds_read2st64_b32 v[52:53], v40 offset0:2 offset1:3
	ds_read2st64_b32 v[54:55], v40 offset0:4 offset1:5
	ds_read2st64_b32 v[56:57], v40 offset0:6 offset1:7
	s_add_i32 s10, s10, 8
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v42, v50, v42
	v_mul_lo_u32 v43, v51, v43
	v_add_u32_e32 v39, vcc, 32, v39
	v_add_u32_e32 v40, vcc, 0x800, v40
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v44, v52, v44
	v_cmp_eq_u32_e32 vcc, s10, v38
	v_mul_lo_u32 v45, v53, v45
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v46, v54, v46
	v_add_u32_e32 v35, vcc, v42, v35
	v_mul_lo_u32 v47, v55, v47
	v_add_u32_e32 v35, vcc, v43, v35
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v48, v56, v48
	v_add_u32_e32 v35, vcc, v44, v35
	v_mul_lo_u32 v49, v57, v49
	v_add_u32_e32 v35, vcc, v45, v35
	v_add_u32_e32 v35, vcc, v46, v35
	v_add_u32_e32 v35, vcc, v47, v35
	v_add_u32_e32 v35, vcc, v48, v35
	v_mov_b32_e32 v41, s10
	v_add_u32_e32 v35, vcc, v49, v35
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_158
	s_or_b64 exec, exec, s[8:9]
.LBB0_160:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v39, 7, v37
	v_cmp_ne_u32_e32 vcc, 0, v39
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_164
	v_lshlrev_b32_e32 v37, 2, v41
	v_lshlrev_b32_e32 v38, 8, v36
	v_add_u32_e32 v37, vcc, v38, v37
	v_lshlrev_b32_e32 v38, 2, v3
	v_lshlrev_b32_e32 v40, 8, v41
	v_or_b32_e32 v38, v40, v38
	v_lshlrev_b32_e32 v39, 6, v39
	s_mov_b64 s[8:9], 0
.LBB0_162:
	ds_read_b32 v40, v37
	ds_read_b32 v41, v38
	v_add_u32_e32 v37, vcc, 4, v37
	v_add_u32_e32 v38, vcc, 0x100, v38
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v40, v41, v40
	v_subrev_u32_e32 v39, vcc, 64, v39
	v_cmp_eq_u32_e32 vcc, 0, v39
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v35, vcc, v40, v35
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_162
	s_or_b64 exec, exec, s[8:9]
.LBB0_164:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v37, 0xc0, v0
	v_or_b32_e32 v37, s12, v37
	v_or_b32_e32 v37, v37, v3
	v_mov_b32_e32 v38, 0
	v_lshlrev_b64 v[39:40], 2, v[37:38]
	v_mov_b32_e32 v41, s3
	v_add_u32_e32 v39, vcc, s2, v39
	v_addc_u32_e32 v40, vcc, v41, v40, vcc
	s_waitcnt lgkmcnt(0)
	s_barrier 
	flat_store_dword v[39:40], v2
	ds_write2st64_b32 v1, v2, v7 offset1:4
	v_lshlrev_b32_e32 v2, 6, v8
	v_or_b32_e32 v2, s12, v2
	v_or_b32_e32 v37, v2, v3
	v_lshlrev_b64 v[39:40], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v10
	v_add_u32_e32 v39, vcc, s2, v39
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v40, vcc, v41, v40, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[39:40], v7
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v12
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v9
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v14
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v11
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v16
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v13
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v18
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v15
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v20
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v17
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v22
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v19
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v24
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v21
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v26
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v23
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v28
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v25
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v30
	v_add_u32_e32 v7, vcc, s2, v7
	v_or_b32_e32 v2, s12, v2
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v27
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v32
	v_add_u32_e32 v7, vcc, s2, v7
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_add_u32_e32 v2, vcc, s12, v2
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v29
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	v_lshlrev_b32_e32 v2, 6, v34
	v_add_u32_e32 v7, vcc, s2, v7
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_add_u32_e32 v2, vcc, s12, v2
	v_or_b32_e32 v37, v2, v3
	flat_store_dword v[7:8], v31
	v_lshlrev_b64 v[7:8], 2, v[37:38]
	ds_write2st64_b32 v1, v9, v11 offset0:8 offset1:12
	ds_write2st64_b32 v1, v13, v15 offset0:16 offset1:20
	ds_write2st64_b32 v1, v17, v19 offset0:24 offset1:28
	ds_write2st64_b32 v1, v21, v23 offset0:32 offset1:36
	ds_write2st64_b32 v1, v25, v27 offset0:40 offset1:44
	ds_write2st64_b32 v1, v29, v31 offset0:48 offset1:52
	v_add_u32_e32 v7, vcc, s2, v7
	ds_write2st64_b32 v1, v33, v35 offset0:56 offset1:60
	v_lshlrev_b32_e32 v1, 6, v36
	v_addc_u32_e32 v8, vcc, v41, v8, vcc
	v_add_u32_e32 v1, vcc, s12, v1
	v_or_b32_e32 v37, v1, v3
	v_lshlrev_b64 v[1:2], 2, v[37:38]
	s_mov_b32 s10, 0
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v41, v2, vcc
	flat_store_dword v[1:2], v35
	v_lshlrev_b32_e32 v1, 8, v6
	s_movk_i32 s11, 0x400
	flat_store_dword v[7:8], v33
	s_branch .LBB0_166
.LBB0_165:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s10, s10, 1
	s_cmp_lg_u32 s10, 63
	v_add_u32_e32 v1, vcc, 4, v1
	s_cbranch_scc0 .LBB0_172
.LBB0_166:
	v_cmp_lt_u32_e32 vcc, s10, v0
	s_and_b64 s[6:7], s[0:1], vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_168
	s_lshl_b32 s6, s10, 2
	s_lshl_b32 s7, s10, 8
	s_add_i32 s7, s7, s6
	v_mov_b32_e32 v2, s7
	ds_read_b32 v2, v2
	v_lshlrev_b32_e32 v7, 8, v0
	v_add_u32_e32 v7, vcc, s6, v7
	ds_read_b32 v8, v7
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v9, v2, v2
	v_sub_u32_e32 v9, vcc, 2, v9
	v_mul_lo_u32 v9, v9, v2
	v_mul_lo_u32 v10, v9, v2
	v_sub_u32_e32 v10, vcc, 2, v10
	v_mul_lo_u32 v9, v10, v9
	v_mul_lo_u32 v10, v9, v2
	v_sub_u32_e32 v10, vcc, 2, v10
	v_mul_lo_u32 v9, v10, v9
	v_mul_lo_u32 v2, v9, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v9, v8
	v_sub_u32_e32 v2, vcc, 2, v2
	v_mul_lo_u32 v2, v8, v2
	ds_write_b32 v7, v2
.LBB0_168:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v2, 2, v3
	s_lshl_b32 s2, s10, 8
	v_cmp_lt_u32_e32 vcc, s10, v3
	v_or_b32_e32 v2, s2, v2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_170
.LBB0_169:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v10, s[2:3], 4, v9
	v_add_u32_e64 v8, s[2:3], s11, v8
	v_add_u32_e64 v7, s[2:3], s11, v7
	v_cmp_lt_u32_e64 s[2:3], 59, v9
	s_or_b64 s[6:7], s[2:3], s[6:7]
	v_mov_b32_e32 v9, v10
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_165
.LBB0_170:
	v_cmp_lt_u32_e64 s[2:3], s10, v9
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_169
	ds_read_b32 v10, v8
	ds_read_b32 v11, v2
	ds_read_b32 v12, v7
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v10, v11, v10
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e64 v10, s[2:3], v12, v10
	ds_write_b32 v7, v10
	s_branch .LBB0_169
.LBB0_172:
	v_or_b32_e32 v2, -4, v6
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
.LBB0_173:
	ds_read_b32 v8, v5
	v_or_b32_e32 v0, v4, v3
	v_add_u32_e32 v2, vcc, 4, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_add_u32_e32 v5, vcc, 0x400, v5
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_cmp_lt_u32_e32 vcc, 59, v2
	v_mov_b32_e32 v9, s5
	s_or_b64 s[0:1], vcc, s[0:1]
	v_add_u32_e32 v6, vcc, s4, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[6:7], v8
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_173
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel lu
		.amdhsa_group_segment_fixed_size 16384
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 58
		.amdhsa_next_free_sgpr 14
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
	.size	lu, .Lfunc_end0-lu
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
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lu
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         lu.kd
    .vgpr_count:     58
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
