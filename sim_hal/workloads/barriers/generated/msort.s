	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	msort
	.globl	msort
	.p2align	8
	.type	msort,@function
msort:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_lshl_b32 s4, s6, 11
	s_mov_b32 s5, 0
	s_lshl_b64 s[4:5], s[4:5], 2
	v_lshlrev_b32_e32 v13, 2, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	v_or_b32_e32 v15, 0x400, v0
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v13
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v7, 2, v15
	s_add_u32 s2, s2, s4
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v7
	s_addc_u32 s3, s3, s5
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v6, s3
	v_add_u32_e32 v5, vcc, s2, v13
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v7, vcc, s2, v7
	flat_load_dword v9, v[1:2]
	flat_load_dword v10, v[3:4]
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v11, v[5:6]
	flat_load_dword v12, v[7:8]
	v_xor_b32_e32 v14, 1, v0
	v_xor_b32_e32 v19, 0x401, v0
	v_lshlrev_b32_e32 v14, 2, v14
	v_lshlrev_b32_e32 v19, 2, v19
	s_mov_b32 m0, -1
	v_and_b32_e32 v16, 1, v0
	v_and_b32_e32 v21, 0x3fe, v0
	v_and_b32_e32 v20, 0x7fe, v15
	v_bfe_u32 v18, v0, 1, 1
	s_mov_b32 s2, 2
	v_mov_b32_e32 v17, 0
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v13, v9, v10 offset1:16
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v13, v11, v12 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read_b32 v14, v14
	ds_read_b32 v19, v19
	ds_read2st64_b32 v[11:12], v13 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v22, vcc, v16, v10
	v_add_u32_e32 v23, vcc, v16, v9
	v_cmp_lt_u32_e32 vcc, v14, v23
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_cmp_lt_u32_e32 vcc, v19, v22
	v_cndmask_b32_e64 v19, 0, 1, vcc
	v_or_b32_e32 v14, v14, v21
	v_or_b32_e32 v19, v19, v20
	v_lshlrev_b32_e32 v14, 2, v14
	s_barrier 
	v_lshlrev_b32_e32 v19, 2, v19
	ds_write2st64_b32 v14, v9, v11 offset1:32
	ds_write2st64_b32 v19, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v13 offset0:32 offset1:48
	v_xor_b32_e32 v19, 2, v21
	v_or_b32_e32 v14, 0x2000, v13
	v_lshlrev_b32_e32 v19, 2, v19
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v21, vcc, v18, v9
.LBB0_1:
	v_add_u32_e32 v22, vcc, s2, v17
	v_cmp_gt_u32_e32 vcc, 3, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v19
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v21
	v_cndmask_b32_e32 v17, v17, v22, vcc
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_5
	s_mov_b32 s2, s0
	s_branch .LBB0_1
.LBB0_5:
	v_and_b32_e32 v19, 0x3fc, v0
	v_add_u32_e32 v17, vcc, v17, v19
	v_add_u32_e32 v21, vcc, v17, v16
	v_xor_b32_e32 v17, 2, v20
	s_mov_b32 s2, 2
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e32 v20, vcc, v18, v10
	v_mov_b32_e32 v18, 0
.LBB0_6:
	v_add_u32_e32 v22, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, 3, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v17
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v20
	v_cndmask_b32_e32 v18, v18, v22, vcc
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_10
	s_mov_b32 s2, s0
	s_branch .LBB0_6
.LBB0_10:
	v_and_b32_e32 v17, 0x7fc, v15
	v_add_u32_e32 v18, vcc, v18, v17
	v_add_u32_e32 v16, vcc, v18, v16
	v_lshlrev_b32_e32 v18, 2, v21
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v16
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	v_xor_b32_e32 v16, 4, v19
	v_lshlrev_b32_e32 v18, 2, v16
	v_bfe_u32 v16, v0, 2, 1
	s_mov_b32 s2, 4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v16, v9
	v_mov_b32_e32 v19, 0
.LBB0_11:
	v_add_u32_e32 v21, vcc, s2, v19
	v_cmp_gt_u32_e32 vcc, 5, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v18
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v19, v19, v21, vcc
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_15
	s_mov_b32 s2, s0
	s_branch .LBB0_11
.LBB0_15:
	v_and_b32_e32 v18, 0x3f8, v0
	v_and_b32_e32 v20, 3, v0
	v_add_u32_e32 v19, vcc, v19, v18
	v_xor_b32_e32 v17, 4, v17
	v_add_u32_e32 v19, vcc, v19, v20
	s_mov_b32 s2, 4
	v_lshlrev_b32_e32 v21, 2, v17
	v_add_u32_e32 v16, vcc, v16, v10
	v_mov_b32_e32 v17, 0
.LBB0_16:
	v_add_u32_e32 v22, vcc, s2, v17
	v_cmp_gt_u32_e32 vcc, 5, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v21
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v16
	v_cndmask_b32_e32 v17, v17, v22, vcc
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_20
	s_mov_b32 s2, s0
	s_branch .LBB0_16
.LBB0_20:
	v_and_b32_e32 v16, 0x7f8, v15
	v_add_u32_e32 v17, vcc, v17, v16
	v_add_u32_e32 v17, vcc, v17, v20
	v_lshlrev_b32_e32 v19, 2, v19
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v19, v9
	v_lshlrev_b32_e32 v9, 2, v17
	ds_write_b32 v19, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	v_xor_b32_e32 v17, 8, v18
	v_bfe_u32 v19, v0, 3, 1
	s_mov_b32 s2, 8
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v19, v9
	v_mov_b32_e32 v18, 0
.LBB0_21:
	v_add_u32_e32 v21, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, 9, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_23
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v17
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v18, v18, v21, vcc
.LBB0_23:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_25
	s_mov_b32 s2, s0
	s_branch .LBB0_21
.LBB0_25:
	v_and_b32_e32 v17, 0x3f0, v0
	v_and_b32_e32 v20, 7, v0
	v_add_u32_e32 v18, vcc, v18, v17
	v_xor_b32_e32 v16, 8, v16
	v_add_u32_e32 v18, vcc, v18, v20
	s_mov_b32 s2, 8
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v21, vcc, v19, v10
	v_mov_b32_e32 v19, 0
.LBB0_26:
	v_add_u32_e32 v22, vcc, s2, v19
	v_cmp_gt_u32_e32 vcc, 9, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_28
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v16
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v21
	v_cndmask_b32_e32 v19, v19, v22, vcc
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_30
	s_mov_b32 s2, s0
	s_branch .LBB0_26
.LBB0_30:
	v_and_b32_e32 v16, 0x7f0, v15
	v_add_u32_e32 v19, vcc, v19, v16
	v_add_u32_e32 v19, vcc, v19, v20
	v_lshlrev_b32_e32 v18, 2, v18
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v19
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	v_xor_b32_e32 v17, 16, v17
	v_bfe_u32 v19, v0, 4, 1
	s_mov_b32 s2, 16
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v19, v9
	v_mov_b32_e32 v18, 0
.LBB0_31:
	v_add_u32_e32 v21, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, 17, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_33
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v17
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v18, v18, v21, vcc
.LBB0_33:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_35
	s_mov_b32 s2, s0
	s_branch .LBB0_31
.LBB0_35:
	v_and_b32_e32 v17, 0x3e0, v0
	v_and_b32_e32 v20, 15, v0
	v_add_u32_e32 v18, vcc, v18, v17
	v_xor_b32_e32 v16, 16, v16
	v_add_u32_e32 v18, vcc, v18, v20
	s_mov_b32 s2, 16
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v21, vcc, v19, v10
	v_mov_b32_e32 v19, 0
.LBB0_36:
	v_add_u32_e32 v22, vcc, s2, v19
	v_cmp_gt_u32_e32 vcc, 17, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_38
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v16
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v21
	v_cndmask_b32_e32 v19, v19, v22, vcc
.LBB0_38:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_40
	s_mov_b32 s2, s0
	s_branch .LBB0_36
.LBB0_40:
	v_and_b32_e32 v16, 0x7e0, v15
	v_add_u32_e32 v19, vcc, v19, v16
	v_add_u32_e32 v19, vcc, v19, v20
	v_lshlrev_b32_e32 v18, 2, v18
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v19
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	v_xor_b32_e32 v17, 32, v17
	v_bfe_u32 v19, v0, 5, 1
	s_mov_b32 s2, 32
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v19, v9
	v_mov_b32_e32 v18, 0
.LBB0_41:
	v_add_u32_e32 v21, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, 33, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_43
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v17
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v18, v18, v21, vcc
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_45
	s_mov_b32 s2, s0
	s_branch .LBB0_41
.LBB0_45:
	v_and_b32_e32 v17, 0x3c0, v0
	v_and_b32_e32 v20, 31, v0
	v_add_u32_e32 v18, vcc, v18, v17
	v_xor_b32_e32 v16, 32, v16
	v_add_u32_e32 v18, vcc, v18, v20
	s_mov_b32 s2, 32
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v21, vcc, v19, v10
	v_mov_b32_e32 v19, 0
.LBB0_46:
	v_add_u32_e32 v22, vcc, s2, v19
	v_cmp_gt_u32_e32 vcc, 33, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_48
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v16
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v21
	v_cndmask_b32_e32 v19, v19, v22, vcc
.LBB0_48:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_50
	s_mov_b32 s2, s0
	s_branch .LBB0_46
.LBB0_50:
	v_and_b32_e32 v16, 0x7c0, v15
	v_add_u32_e32 v19, vcc, v19, v16
	v_add_u32_e32 v19, vcc, v19, v20
	v_lshlrev_b32_e32 v18, 2, v18
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v19
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	v_xor_b32_e32 v17, 64, v17
	v_bfe_u32 v19, v0, 6, 1
	s_mov_b32 s2, 64
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v19, v9
	v_mov_b32_e32 v18, 0
	s_movk_i32 s3, 0x41
.LBB0_51:
	v_add_u32_e32 v21, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, s3, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_53
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v17
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v18, v18, v21, vcc
.LBB0_53:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_55
	s_mov_b32 s2, s0
	s_branch .LBB0_51
.LBB0_55:
	v_and_b32_e32 v17, 0x380, v0
	v_and_b32_e32 v20, 63, v0
	v_add_u32_e32 v18, vcc, v18, v17
	v_xor_b32_e32 v16, 64, v16
	v_add_u32_e32 v18, vcc, v18, v20
	s_mov_b32 s2, 64
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v21, vcc, v19, v10
	v_mov_b32_e32 v19, 0
	s_movk_i32 s3, 0x41
.LBB0_56:
	v_add_u32_e32 v22, vcc, s2, v19
	v_cmp_gt_u32_e32 vcc, s3, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_58
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v16
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v21
	v_cndmask_b32_e32 v19, v19, v22, vcc
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_60
	s_mov_b32 s2, s0
	s_branch .LBB0_56
.LBB0_60:
	v_and_b32_e32 v16, 0x780, v15
	v_add_u32_e32 v19, vcc, v19, v16
	v_add_u32_e32 v19, vcc, v19, v20
	v_lshlrev_b32_e32 v18, 2, v18
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v19
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	s_movk_i32 s2, 0x80
	v_xor_b32_e32 v17, s2, v17
	v_bfe_u32 v19, v0, 7, 1
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v19, v9
	v_mov_b32_e32 v18, 0
	s_movk_i32 s3, 0x81
.LBB0_61:
	v_add_u32_e32 v21, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, s3, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_63
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v17
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v18, v18, v21, vcc
.LBB0_63:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_65
	s_mov_b32 s2, s0
	s_branch .LBB0_61
.LBB0_65:
	v_and_b32_e32 v17, 0x300, v0
	s_movk_i32 s2, 0x80
	v_and_b32_e32 v20, 0x7f, v0
	v_add_u32_e32 v18, vcc, v18, v17
	v_xor_b32_e32 v16, s2, v16
	v_add_u32_e32 v18, vcc, v18, v20
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v21, vcc, v19, v10
	v_mov_b32_e32 v19, 0
	s_movk_i32 s3, 0x81
.LBB0_66:
	v_add_u32_e32 v22, vcc, s2, v19
	v_cmp_gt_u32_e32 vcc, s3, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_68
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v16
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v21
	v_cndmask_b32_e32 v19, v19, v22, vcc
.LBB0_68:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_70
	s_mov_b32 s2, s0
	s_branch .LBB0_66
.LBB0_70:
	v_and_b32_e32 v16, 0x700, v15
	v_add_u32_e32 v19, vcc, v19, v16
	v_add_u32_e32 v19, vcc, v19, v20
	v_lshlrev_b32_e32 v18, 2, v18
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v19
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	s_movk_i32 s2, 0x100
	v_xor_b32_e32 v17, s2, v17
	v_bfe_u32 v19, v0, 8, 1
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v20, vcc, v19, v9
	v_mov_b32_e32 v18, 0
	s_movk_i32 s3, 0x101
.LBB0_71:
	v_add_u32_e32 v21, vcc, s2, v18
	v_cmp_gt_u32_e32 vcc, s3, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_73
	v_lshlrev_b32_e32 v22, 2, v21
	v_add_u32_e32 v22, vcc, v22, v17
	v_add_u32_e32 v22, vcc, -4, v22
	ds_read_b32 v22, v22
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v22, v20
	v_cndmask_b32_e32 v18, v18, v21, vcc
.LBB0_73:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_75
	s_mov_b32 s2, s0
	s_branch .LBB0_71
.LBB0_75:
	v_and_b32_e32 v17, 0x200, v0
	s_movk_i32 s2, 0x100
	v_and_b32_e32 v20, 0xff, v0
	v_add_u32_e32 v18, vcc, v18, v17
	v_xor_b32_e32 v16, s2, v16
	v_add_u32_e32 v18, vcc, v18, v20
	v_lshlrev_b32_e32 v21, 2, v16
	v_add_u32_e32 v19, vcc, v19, v10
	v_mov_b32_e32 v16, 0
	s_movk_i32 s3, 0x101
.LBB0_76:
	v_add_u32_e32 v22, vcc, s2, v16
	v_cmp_gt_u32_e32 vcc, s3, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_78
	v_lshlrev_b32_e32 v23, 2, v22
	v_add_u32_e32 v23, vcc, v23, v21
	v_add_u32_e32 v23, vcc, -4, v23
	ds_read_b32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v23, v19
	v_cndmask_b32_e32 v16, v16, v22, vcc
.LBB0_78:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_80
	s_mov_b32 s2, s0
	s_branch .LBB0_76
.LBB0_80:
	v_and_b32_e32 v15, 0x600, v15
	v_add_u32_e32 v16, vcc, v16, v15
	v_add_u32_e32 v16, vcc, v16, v20
	v_lshlrev_b32_e32 v18, 2, v18
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v18, v9
	v_lshlrev_b32_e32 v9, 2, v16
	ds_write_b32 v18, v11 offset:8192
	ds_write2st64_b32 v9, v10, v12 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	s_movk_i32 s2, 0x200
	v_lshrrev_b32_e32 v16, 9, v0
	v_xor_b32_e32 v17, s2, v17
	v_lshlrev_b32_e32 v18, 2, v17
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v19, vcc, v16, v9
	v_mov_b32_e32 v17, 0
	s_movk_i32 s3, 0x201
.LBB0_81:
	v_add_u32_e32 v20, vcc, s2, v17
	v_cmp_gt_u32_e32 vcc, s3, v20
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_83
	v_lshlrev_b32_e32 v21, 2, v20
	v_add_u32_e32 v21, vcc, v21, v18
	v_add_u32_e32 v21, vcc, -4, v21
	ds_read_b32 v21, v21
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v21, v19
	v_cndmask_b32_e32 v17, v17, v20, vcc
.LBB0_83:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_85
	s_mov_b32 s2, s0
	s_branch .LBB0_81
.LBB0_85:
	s_movk_i32 s2, 0x200
	v_and_b32_e32 v0, 0x1ff, v0
	v_xor_b32_e32 v15, s2, v15
	v_add_u32_e32 v17, vcc, v17, v0
	v_lshlrev_b32_e32 v18, 2, v15
	v_add_u32_e32 v16, vcc, v16, v10
	v_mov_b32_e32 v15, 0
	s_movk_i32 s3, 0x201
.LBB0_86:
	v_add_u32_e32 v19, vcc, s2, v15
	v_cmp_gt_u32_e32 vcc, s3, v19
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_88
	v_lshlrev_b32_e32 v20, 2, v19
	v_add_u32_e32 v20, vcc, v20, v18
	v_add_u32_e32 v20, vcc, -4, v20
	ds_read_b32 v20, v20
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v20, v16
	v_cndmask_b32_e32 v15, v15, v19, vcc
.LBB0_88:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s2, 1
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc0 .LBB0_90
	s_mov_b32 s2, s0
	s_branch .LBB0_86
.LBB0_90:
	v_lshlrev_b32_e32 v16, 2, v17
	v_add_u32_e32 v0, vcc, v15, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v16, v9
	v_lshlrev_b32_e32 v0, 2, v0
	ds_write_b32 v16, v11 offset:8192
	ds_write2st64_b32 v0, v10, v12 offset0:16 offset1:48
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[11:12], v13 offset1:16
	ds_read2st64_b32 v[9:10], v14 offset1:16
	s_movk_i32 s3, 0x400
	v_mov_b32_e32 v0, 0
	s_movk_i32 s2, 0x401
.LBB0_91:
	v_add_u32_e32 v15, vcc, s3, v0
	v_cmp_gt_u32_e32 vcc, s2, v15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_93
	v_lshlrev_b32_e32 v16, 2, v15
	ds_read_b32 v16, v16 offset:4092
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v16, v11
	v_cndmask_b32_e32 v0, v0, v15, vcc
.LBB0_93:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s3, 1
	s_cmp_gt_u32 s3, 1
	s_cbranch_scc0 .LBB0_95
	s_mov_b32 s3, s0
	s_branch .LBB0_91
.LBB0_95:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v12
	s_movk_i32 s3, 0x400
	v_mov_b32_e32 v15, 0
	s_movk_i32 s2, 0x401
.LBB0_96:
	v_add_u32_e32 v17, vcc, s3, v15
	v_cmp_gt_u32_e32 vcc, s2, v17
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_98
	v_lshlrev_b32_e32 v18, 2, v17
	v_add_u32_e32 v18, vcc, -4, v18
	ds_read_b32 v18, v18
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v18, v16
	v_cndmask_b32_e32 v15, v15, v17, vcc
.LBB0_98:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s3, 1
	s_cmp_gt_u32 s3, 1
	s_cbranch_scc0 .LBB0_100
	s_mov_b32 s3, s0
	s_branch .LBB0_96
.LBB0_100:
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v16, vcc, v13, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_write_b32 v16, v11
	v_lshlrev_b32_e32 v11, 2, v15
	v_add_u32_e32 v0, vcc, v14, v0
	v_add_u32_e32 v15, vcc, v13, v11
	ds_write_b32 v0, v9
	v_add_u32_e32 v0, vcc, v14, v11
	ds_write_b32 v15, v12
	ds_write_b32 v0, v10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[9:10], v13 offset1:16
	ds_read2st64_b32 v[11:12], v14 offset1:16
	s_waitcnt lgkmcnt(1)
	flat_store_dword v[1:2], v9
	flat_store_dword v[3:4], v10
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[5:6], v11
	flat_store_dword v[7:8], v12
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel msort
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 7
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
	.size	msort, .Lfunc_end0-msort
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           msort
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 1024
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         msort.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
