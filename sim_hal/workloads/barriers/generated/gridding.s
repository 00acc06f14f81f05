	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	gridding
	.globl	gridding
	.p2align	8
	.type	gridding,@function
gridding:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_lshl_b32 s6, s6, 9
	v_or_b32_e32 v1, s6, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	flat_load_dword v5, v[1:2]
	v_lshlrev_b32_e32 v2, 4, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v4, 31, v0
	v_and_b32_e32 v2, 0x1f0, v2
	v_add_u32_e32 v1, vcc, v1, v0
	v_add_u32_e32 v4, vcc, v4, v2
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v2, 2, v4
	s_mov_b32 m0, -1
	s_movk_i32 s2, 0x2200
	s_movk_i32 s3, 0x21fc
	v_cmp_eq_u32_e64 s[22:23], 0, v0
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v1, v3, v5 offset1:17
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v2 offset1:1
	ds_read2_b32 v[7:8], v2 offset0:2 offset1:3
	ds_read2_b32 v[9:10], v2 offset0:4 offset1:5
	ds_read2_b32 v[11:12], v2 offset0:6 offset1:7
	v_lshrrev_b32_e32 v3, 5, v0
	s_waitcnt lgkmcnt(3)
	v_and_b32_e32 v13, 15, v5
	v_and_b32_e32 v14, 15, v6
	ds_read2_b32 v[5:6], v2 offset0:8 offset1:9
	s_waitcnt lgkmcnt(3)
	v_and_b32_e32 v15, 15, v7
	v_and_b32_e32 v16, 15, v8
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v17, 15, v9
	v_and_b32_e32 v18, 15, v10
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v19, 15, v11
	v_and_b32_e32 v20, 15, v12
	ds_read2_b32 v[7:8], v2 offset0:10 offset1:11
	ds_read2_b32 v[9:10], v2 offset0:12 offset1:13
	ds_read2_b32 v[11:12], v2 offset0:14 offset1:15
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_waitcnt lgkmcnt(3)
	v_and_b32_e32 v21, 15, v5
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_cmp_eq_u32_e64 s[0:1], v15, v3
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v22, 15, v7
	v_cndmask_b32_e64 v7, 0, 1, s[0:1]
	v_cmp_eq_u32_e32 vcc, v16, v3
	v_lshlrev_b32_e32 v13, 2, v0
	v_addc_u32_e32 v14, vcc, v5, v7, vcc
	v_add_u32_e32 v5, vcc, s2, v13
	v_cmp_eq_u32_e32 vcc, v17, v3
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v18, v3
	v_addc_u32_e32 v14, vcc, v14, v15, vcc
	v_cmp_eq_u32_e32 vcc, v19, v3
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v21, v3
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v9, 15, v9
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v22, v3
	v_cndmask_b32_e64 v17, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v9, v3
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v20, v3
	v_and_b32_e32 v6, 15, v6
	v_addc_u32_e32 v14, vcc, v14, v15, vcc
	v_cmp_eq_u32_e32 vcc, v6, v3
	v_and_b32_e32 v8, 15, v8
	v_addc_u32_e32 v6, vcc, v14, v16, vcc
	v_cmp_eq_u32_e32 vcc, v8, v3
	v_and_b32_e32 v10, 15, v10
	v_addc_u32_e32 v6, vcc, v6, v17, vcc
	v_cmp_eq_u32_e32 vcc, v10, v3
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v11, 15, v11
	v_addc_u32_e32 v6, vcc, v6, v9, vcc
	v_cmp_eq_u32_e32 vcc, v11, v3
	v_and_b32_e32 v9, 15, v12
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v9, v3
	v_addc_u32_e32 v11, vcc, v6, v8, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_add_u32_e64 v7, s[2:3], s3, v13
	v_mov_b32_e32 v12, v11
	ds_write_b32 v13, v11 offset:8704
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
	ds_read_b32 v6, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v11
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u32_e64 s[12:13], 1, v0
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_4
	ds_read_b32 v6, v5 offset:2040
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u32_e64 s[2:3], 3, v0
	v_add_u32_e32 v6, vcc, -16, v5
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_6
	ds_read_b32 v8, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v8, v12
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[18:19], 7, v0
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_8
	ds_read_b32 v8, v5 offset:2016
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v8, v12
.LBB0_8:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], 15, v0
	v_subrev_u32_e32 v8, vcc, 64, v5
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_10
	ds_read_b32 v9, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v9, v12
.LBB0_10:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_lt_u32_e64 s[8:9], 31, v0
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_12
	ds_read_b32 v9, v5 offset:1920
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v9, v12
.LBB0_12:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], 63, v0
	v_add_u32_e32 v9, vcc, 0xffffff00, v5
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB0_14
	ds_read_b32 v10, v9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v10, v12
.LBB0_14:
	s_or_b64 exec, exec, s[14:15]
	s_movk_i32 s14, 0x7f
	v_cmp_lt_u32_e64 s[14:15], s14, v0
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_16
	ds_read_b32 v10, v5 offset:1536
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v10, v12
.LBB0_16:
	s_or_b64 exec, exec, s[16:17]
	s_movk_i32 s16, 0xff
	v_cmp_lt_u32_e64 s[16:17], s16, v0
	v_add_u32_e32 v10, vcc, 0xfffffc00, v5
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_cbranch_execz .LBB0_18
	ds_read_b32 v13, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_18:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2
	v_sub_u32_e32 v11, vcc, v12, v11
	ds_write_b32 v5, v12 offset:2048
	v_lshrrev_b32_e32 v12, 4, v11
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v14, 15, v13
	v_lshlrev_b32_e32 v4, 2, v4
	v_cmp_eq_u32_e64 s[20:21], v14, v3
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v4, vcc, 0x1100, v4
	s_and_saveexec_b64 s[24:25], s[20:21]
	s_cbranch_execz .LBB0_20
	ds_read_b32 v15, v4
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s20, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s20, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_20:
	s_or_b64 exec, exec, s[24:25]
	ds_read_b32 v13, v2 offset:4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_22
	ds_read_b32 v15, v4 offset:4
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_22:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_24
	ds_read_b32 v15, v4 offset:8
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_24:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:12
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_26
	ds_read_b32 v15, v4 offset:12
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_26:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:16
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_28
	ds_read_b32 v15, v4 offset:16
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_28:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:20
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_30
	ds_read_b32 v15, v4 offset:20
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_30:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:24
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_32
	ds_read_b32 v15, v4 offset:24
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_32:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:28
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_34
	ds_read_b32 v15, v4 offset:28
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_34:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:32
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_36
	ds_read_b32 v15, v4 offset:32
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_36:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:36
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_38
	ds_read_b32 v15, v4 offset:36
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_38:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:40
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_40
	ds_read_b32 v15, v4 offset:40
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_40:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:44
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_42
	ds_read_b32 v15, v4 offset:44
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_42:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:48
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_44
	ds_read_b32 v15, v4 offset:48
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_44:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:52
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_46
	ds_read_b32 v15, v4 offset:52
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v14, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v14, v13, v15 offset0:8 offset1:25
.LBB0_46:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:56
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v14, 15, v13
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_48
	ds_read_b32 v15, v4 offset:56
	v_add_u32_e32 v11, vcc, 1, v11
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshrrev_b32_e32 v12, 4, v11
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, v12, v11
	v_add_u32_e32 v11, vcc, s24, v14
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v11, v13, v15 offset0:8 offset1:25
.LBB0_48:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v11, v2 offset:60
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v13, 15, v11
	v_cmp_eq_u32_e32 vcc, v13, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_50
	ds_read_b32 v13, v4 offset:60
	v_lshlrev_b32_e32 v12, 2, v12
	s_movk_i32 s24, 0x80
	v_add_u32_e32 v12, vcc, s24, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v12, v11, v13 offset0:8 offset1:25
.LBB0_50:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v11, vcc, 0x880, v2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v11 offset1:1
	s_movk_i32 s20, 0x888
	v_add_u32_e32 v13, vcc, s20, v2
	s_movk_i32 s20, 0x890
	v_add_u32_e32 v15, vcc, s20, v2
	s_movk_i32 s20, 0x898
	v_add_u32_e32 v17, vcc, s20, v2
	ds_read2_b32 v[13:14], v13 offset1:1
	ds_read2_b32 v[15:16], v15 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	s_waitcnt lgkmcnt(3)
	v_bfe_u32 v12, v12, 4, 4
	v_bfe_u32 v11, v11, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v11, v3
	v_addc_u32_e32 v11, vcc, 0, v12, vcc
	s_waitcnt lgkmcnt(2)
	v_bfe_u32 v12, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v14, 4, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(1)
	v_bfe_u32 v12, v15, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v16, 4, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v12, v17, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v18, 4, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	s_movk_i32 s20, 0x8a0
	v_addc_u32_e32 v19, vcc, v11, v12, vcc
	v_add_u32_e32 v11, vcc, s20, v2
	ds_read2_b32 v[11:12], v11 offset1:1
	s_movk_i32 s20, 0x8a8
	v_add_u32_e32 v13, vcc, s20, v2
	s_movk_i32 s20, 0x8b0
	v_add_u32_e32 v15, vcc, s20, v2
	v_add_u32_e32 v17, vcc, 0x8b8, v2
	ds_read2_b32 v[13:14], v13 offset1:1
	ds_read2_b32 v[15:16], v15 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	s_waitcnt lgkmcnt(3)
	v_bfe_u32 v11, v11, 4, 4
	v_cmp_eq_u32_e32 vcc, v11, v3
	v_bfe_u32 v12, v12, 4, 4
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_addc_u32_e32 v11, vcc, v19, v11, vcc
	s_waitcnt lgkmcnt(2)
	v_bfe_u32 v12, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v14, 4, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(1)
	v_bfe_u32 v12, v15, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v16, 4, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v12, v17, 4, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v18, 4, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	v_mov_b32_e32 v12, v11
	ds_write_b32 v5, v11
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_52
	ds_read_b32 v12, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v12, v11
.LBB0_52:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_cbranch_execz .LBB0_54
	ds_read_b32 v13, v5 offset:2040
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_54:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_56
	ds_read_b32 v13, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_56:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_58
	ds_read_b32 v13, v5 offset:2016
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_58:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_60
	ds_read_b32 v13, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_60:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_62
	ds_read_b32 v13, v5 offset:1920
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_62:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[10:11]
	s_cbranch_execz .LBB0_64
	ds_read_b32 v13, v9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_64:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_66
	ds_read_b32 v13, v5 offset:1536
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_66:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_cbranch_execz .LBB0_68
	ds_read_b32 v13, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v13, v12
.LBB0_68:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2176
	ds_write_b32 v5, v12 offset:2048
	v_sub_u32_e32 v12, vcc, v12, v11
	v_lshrrev_b32_e32 v11, 4, v12
	s_waitcnt lgkmcnt(1)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	v_add_u32_e64 v11, s[20:21], v11, v12
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_70
	ds_read_b32 v14, v4 offset:2176
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_70:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2180
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_72
	ds_read_b32 v14, v4 offset:2180
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_72:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2184
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_74
	ds_read_b32 v14, v4 offset:2184
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_74:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2188
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_76
	ds_read_b32 v14, v4 offset:2188
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_76:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2192
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_78
	ds_read_b32 v14, v4 offset:2192
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_78:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2196
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_80
	ds_read_b32 v14, v4 offset:2196
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_80:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2200
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_82
	ds_read_b32 v14, v4 offset:2200
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_82:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2204
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_84
	ds_read_b32 v14, v4 offset:2204
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_84:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2208
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_86
	ds_read_b32 v14, v4 offset:2208
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_86:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2212
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_88
	ds_read_b32 v14, v4 offset:2212
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_88:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2216
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_90
	ds_read_b32 v14, v4 offset:2216
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_90:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2220
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_92
	ds_read_b32 v14, v4 offset:2220
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_92:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2224
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_94
	ds_read_b32 v14, v4 offset:2224
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_94:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2228
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_96
	ds_read_b32 v14, v4 offset:2228
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_96:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v13, v2 offset:2232
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v14, v13, 4, 4
	v_cmp_eq_u32_e32 vcc, v14, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_98
	ds_read_b32 v14, v4 offset:2232
	v_add_u32_e32 v12, vcc, 1, v12
	v_lshlrev_b32_e32 v15, 2, v11
	v_lshrrev_b32_e32 v11, 4, v12
	v_add_u32_e32 v11, vcc, v11, v12
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v15, v13, v14 offset1:17
.LBB0_98:
	s_or_b64 exec, exec, s[20:21]
	ds_read_b32 v12, v2 offset:2236
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v13, v12, 4, 4
	v_cmp_eq_u32_e32 vcc, v13, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_100
	ds_read_b32 v13, v4 offset:2236
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v11, v12, v13 offset1:17
.LBB0_100:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v2 offset1:1
	ds_read2_b32 v[13:14], v2 offset0:2 offset1:3
	ds_read2_b32 v[15:16], v2 offset0:4 offset1:5
	ds_read2_b32 v[17:18], v2 offset0:6 offset1:7
	s_waitcnt lgkmcnt(3)
	v_bfe_u32 v12, v12, 8, 4
	v_bfe_u32 v11, v11, 8, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v11, v3
	v_addc_u32_e32 v11, vcc, 0, v12, vcc
	s_waitcnt lgkmcnt(2)
	v_bfe_u32 v12, v13, 8, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v14, 8, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(1)
	v_bfe_u32 v12, v15, 8, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v16, 8, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v13, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v11, v17, 8, 4
	v_cmp_eq_u32_e32 vcc, v11, v3
	ds_read2_b32 v[11:12], v2 offset0:8 offset1:9
	v_bfe_u32 v15, v18, 8, 4
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v15, v3
	v_addc_u32_e32 v19, vcc, v13, v14, vcc
	ds_read2_b32 v[13:14], v2 offset0:10 offset1:11
	ds_read2_b32 v[15:16], v2 offset0:12 offset1:13
	ds_read2_b32 v[17:18], v2 offset0:14 offset1:15
	s_waitcnt lgkmcnt(3)
	v_bfe_u32 v11, v11, 8, 4
	v_cmp_eq_u32_e32 vcc, v11, v3
	v_bfe_u32 v12, v12, 8, 4
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_addc_u32_e32 v11, vcc, v19, v11, vcc
	s_waitcnt lgkmcnt(2)
	v_bfe_u32 v12, v13, 8, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v14, 8, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(1)
	v_bfe_u32 v12, v15, 8, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v16, 8, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v12, v17, 8, 4
	v_cmp_eq_u32_e32 vcc, v12, v3
	v_bfe_u32 v13, v18, 8, 4
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v3
	v_addc_u32_e32 v11, vcc, v11, v12, vcc
	v_mov_b32_e32 v12, v11
	ds_write_b32 v5, v11
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_102
	ds_read_b32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v7, v11
.LBB0_102:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_cbranch_execz .LBB0_104
	ds_read_b32 v7, v5 offset:2040
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v7, v12
.LBB0_104:
	s_or_b64 exec, exec, s[20:21]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_106
	ds_read_b32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_106:
	s_or_b64 exec, exec, s[12:13]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_108
	ds_read_b32 v6, v5 offset:2016
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_108:
	s_or_b64 exec, exec, s[2:3]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_110
	ds_read_b32 v6, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_110:
	s_or_b64 exec, exec, s[2:3]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_112
	ds_read_b32 v6, v5 offset:1920
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_112:
	s_or_b64 exec, exec, s[2:3]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_114
	ds_read_b32 v6, v9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_114:
	s_or_b64 exec, exec, s[2:3]
	ds_write_b32 v5, v12 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_116
	ds_read_b32 v6, v5 offset:1536
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_116:
	s_or_b64 exec, exec, s[2:3]
	ds_write_b32 v5, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_118
	ds_read_b32 v6, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, v6, v12
.LBB0_118:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2
	ds_write_b32 v5, v12 offset:2048
	v_sub_u32_e32 v5, vcc, v12, v11
	v_lshrrev_b32_e32 v6, 4, v5
	s_waitcnt lgkmcnt(1)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	v_add_u32_e64 v6, s[2:3], v6, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_120
	ds_read_b32 v9, v4
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_120:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:4
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_122
	ds_read_b32 v9, v4 offset:4
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_122:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:8
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_124
	ds_read_b32 v9, v4 offset:8
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_124:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:12
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_126
	ds_read_b32 v9, v4 offset:12
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_126:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:16
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_128
	ds_read_b32 v9, v4 offset:16
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_128:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:20
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_130
	ds_read_b32 v9, v4 offset:20
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_130:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:24
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_132
	ds_read_b32 v9, v4 offset:24
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_132:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:28
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_134
	ds_read_b32 v9, v4 offset:28
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_134:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:32
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_136
	ds_read_b32 v9, v4 offset:32
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_136:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:36
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_138
	ds_read_b32 v9, v4 offset:36
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_138:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:40
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_140
	ds_read_b32 v9, v4 offset:40
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_140:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:44
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_142
	ds_read_b32 v9, v4 offset:44
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_142:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:48
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_144
	ds_read_b32 v9, v4 offset:48
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_144:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:52
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_146
	ds_read_b32 v9, v4 offset:52
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v8, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v8, v7, v9 offset0:8 offset1:25
.LBB0_146:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v7, v2 offset:56
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v8, v7, 8, 4
	v_cmp_eq_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_148
	ds_read_b32 v9, v4 offset:56
	v_add_u32_e32 v5, vcc, 1, v5
	v_lshlrev_b32_e32 v8, 2, v6
	v_lshrrev_b32_e32 v6, 4, v5
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v6, vcc, v6, v5
	v_add_u32_e32 v5, vcc, s6, v8
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v5, v7, v9 offset0:8 offset1:25
.LBB0_148:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v2, v2 offset:60
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v5, v2, 8, 4
	v_cmp_eq_u32_e32 vcc, v5, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_150
	ds_read_b32 v3, v4 offset:60
	v_lshlrev_b32_e32 v4, 2, v6
	s_movk_i32 s6, 0x80
	v_add_u32_e32 v4, vcc, s6, v4
	s_waitcnt lgkmcnt(0)
	ds_write2st64_b32 v4, v2, v3 offset0:8 offset1:25
.LBB0_150:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1 offset:2176
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_152
	v_add_u32_e32 v2, vcc, -1, v0
	v_lshrrev_b32_e32 v2, 4, v2
	v_add_u32_e32 v2, vcc, v2, v0
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2 offset:2172
	s_andn2_b64 s[0:1], s[22:23], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v1
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[22:23], s[0:1], s[6:7]
.LBB0_152:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_158
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 0
	s_movk_i32 s10, 0x1fe
	s_branch .LBB0_155
.LBB0_154:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[0:1], exec, s[6:7]
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_157
.LBB0_155:
	v_lshrrev_b32_e32 v2, 4, v0
	v_add_u32_e32 v2, vcc, v0, v2
	v_lshlrev_b32_e32 v4, 2, v2
	ds_read_b32 v4, v4 offset:2176
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_154
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2 offset:6528
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_lt_u32_e32 vcc, s10, v0
	v_mov_b32_e32 v0, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v3, s[0:1], v2, v3
	s_andn2_b64 s[0:1], s[6:7], exec
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[6:7], s[0:1], s[6:7]
	s_branch .LBB0_154
.LBB0_157:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_158:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel gridding
		.amdhsa_group_segment_fixed_size 12800
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 26
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
	.size	gridding, .Lfunc_end0-gridding
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
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 12800
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           gridding
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         gridding.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
