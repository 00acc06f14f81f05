	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bitonic_sort
	.globl	bitonic_sort
	.p2align	8
	.type	bitonic_sort,@function
bitonic_sort:
	s_load_dword s9, s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s8, s9
	s_cbranch_scc1 .LBB0_113
	v_lshlrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v3, 1, v0
	v_and_b32_e32 v4, 0x3fc, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	v_or_b32_e32 v3, v4, v3
	v_lshlrev_b32_e32 v12, 2, v3
	v_and_b32_e32 v3, 2, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v3
	v_and_b32_e32 v3, 3, v0
	v_and_b32_e32 v4, 0x3f8, v2
	v_or_b32_e32 v3, v4, v3
	v_lshlrev_b32_e32 v13, 2, v3
	v_and_b32_e32 v3, 4, v0
	v_cmp_eq_u32_e64 s[18:19], 0, v3
	v_and_b32_e32 v3, 7, v0
	v_and_b32_e32 v4, 0x3f0, v2
	v_or_b32_e32 v3, v4, v3
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s24, s[4:5], 0xc
	v_lshlrev_b32_e32 v14, 2, v3
	v_and_b32_e32 v3, 8, v0
	s_load_dwordx2 s[22:23], s[6:7], 0x0
	v_cmp_eq_u32_e64 s[6:7], 0, v3
	v_and_b32_e32 v3, 15, v0
	v_and_b32_e32 v4, 0x3e0, v2
	v_or_b32_e32 v3, v4, v3
	v_lshlrev_b32_e32 v15, 2, v3
	v_and_b32_e32 v3, 16, v0
	v_cmp_eq_u32_e64 s[20:21], 0, v3
	v_and_b32_e32 v3, 31, v0
	v_and_b32_e32 v4, 0x3c0, v2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s16, s10, 0xffff
	v_or_b32_e32 v3, v4, v3
	v_cvt_f32_u32_e32 v4, s16
	v_lshlrev_b32_e32 v16, 2, v3
	v_and_b32_e32 v3, 32, v0
	v_cmp_eq_u32_e64 s[10:11], 0, v3
	v_rcp_iflag_f32_e32 v3, v4
	v_and_b32_e32 v4, 63, v0
	v_and_b32_e32 v5, 0x380, v2
	s_sub_i32 s4, 0, s16
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_or_b32_e32 v4, v5, v4
	v_lshlrev_b32_e32 v17, 2, v4
	v_and_b32_e32 v4, 64, v0
	v_mul_lo_u32 v5, s4, v3
	v_cmp_eq_u32_e64 s[12:13], 0, v4
	v_and_b32_e32 v4, 0x7f, v0
	v_and_b32_e32 v6, 0x300, v2
	v_mul_hi_u32 v5, v3, v5
	v_or_b32_e32 v4, v6, v4
	v_lshlrev_b32_e32 v18, 2, v4
	v_and_b32_e32 v4, 0x80, v0
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_hi_u32 v3, s24, v3
	v_cmp_eq_u32_e64 s[14:15], 0, v4
	v_and_b32_e32 v2, 0x200, v2
	v_or_b32_sdwa v2, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mul_lo_u32 v4, v3, s16
	v_lshlrev_b32_e32 v19, 2, v2
	v_lshlrev_b32_e32 v10, 2, v0
	v_add_u32_e32 v11, vcc, v10, v10
	v_sub_u32_e32 v2, vcc, s24, v4
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e64 s[4:5], s16, v2
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	v_subrev_u32_e32 v4, vcc, s16, v2
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s16, v2
	v_cndmask_b32_e32 v4, v3, v4, vcc
	v_mad_u64_u32 v[2:3], s[4:5], s16, v4, 0
	s_mov_b32 s25, 0
	v_mov_b32_e32 v1, 0
	v_cmp_ne_u64_e32 vcc, s[24:25], v[2:3]
	v_and_b32_e32 v5, 0x100, v0
	s_lshl_b32 s4, s8, 10
	v_addc_u32_e32 v20, vcc, 0, v4, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_cmp_eq_u32_e64 s[16:17], 0, v5
	v_lshlrev_b32_e32 v21, 10, v20
	v_mov_b32_e32 v22, s8
	v_mov_b32_e32 v0, s4
	s_mov_b32 m0, -1
	v_mov_b32_e32 v4, s4
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v10 offset1:8
	v_add_u32_e32 v0, vcc, v0, v21
	v_add_u32_e32 v22, vcc, v22, v20
	v_cmp_le_u32_e32 vcc, s9, v22
	s_and_b64 vcc, exec, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[4:5], v8
	flat_store_dword v[6:7], v9
	s_cbranch_vccnz .LBB0_113
.LBB0_3:
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v4, vcc, s22, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	v_add_u32_e32 v6, vcc, 0x800, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	flat_load_dword v8, v[4:5]
	flat_load_dword v9, v[6:7]
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v10, v8, v9 offset1:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_5
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_5:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[4:5], s[2:3], vcc
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_xor_b64 s[4:5], exec, s[24:25]
	s_cbranch_execz .LBB0_7
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[2:3], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_9
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_9:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[18:19], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_11
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_11:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[18:19], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_13
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_13:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[18:19], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_15
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_15:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_17
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_17:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_19
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_19:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_21
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_21:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_23
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_23:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[20:21], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_25
	ds_write2_b32 v15, v9, v8 offset1:16
.LBB0_25:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[20:21], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_27
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_27:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[20:21], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_29
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_29:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[20:21], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_31
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_31:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[20:21], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_33
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_33:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v16 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_35
	ds_write2_b32 v16, v9, v8 offset1:32
.LBB0_35:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_37
	ds_write2_b32 v15, v9, v8 offset1:16
.LBB0_37:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_39
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_39:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_41
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_41:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_43
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_43:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[10:11], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_45
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_45:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v17 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_47
	ds_write2st64_b32 v17, v9, v8 offset1:1
.LBB0_47:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v16 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_49
	ds_write2_b32 v16, v9, v8 offset1:32
.LBB0_49:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_51
	ds_write2_b32 v15, v9, v8 offset1:16
.LBB0_51:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_53
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_53:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_55
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_55:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_57
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_57:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_59
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_59:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v18 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_61
	ds_write2st64_b32 v18, v9, v8 offset1:2
.LBB0_61:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v17 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_63
	ds_write2st64_b32 v17, v9, v8 offset1:1
.LBB0_63:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v16 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_65
	ds_write2_b32 v16, v9, v8 offset1:32
.LBB0_65:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_67
	ds_write2_b32 v15, v9, v8 offset1:16
.LBB0_67:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_69
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_69:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_71
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_71:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_73
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_73:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[14:15], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_75
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_75:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v19 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_77
	ds_write2st64_b32 v19, v9, v8 offset1:4
.LBB0_77:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v18 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_79
	ds_write2st64_b32 v18, v9, v8 offset1:2
.LBB0_79:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v17 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_81
	ds_write2st64_b32 v17, v9, v8 offset1:1
.LBB0_81:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v16 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_83
	ds_write2_b32 v16, v9, v8 offset1:32
.LBB0_83:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_85
	ds_write2_b32 v15, v9, v8 offset1:16
.LBB0_85:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_87
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_87:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_89
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_89:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_91
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_91:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], s[16:17], vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_93
	ds_write2_b32 v11, v9, v8 offset1:1
.LBB0_93:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v10 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_95
	ds_write2st64_b32 v10, v9, v8 offset1:8
.LBB0_95:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v19 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_97
	ds_write2st64_b32 v19, v9, v8 offset1:4
.LBB0_97:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v18 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_99
	ds_write2st64_b32 v18, v9, v8 offset1:2
.LBB0_99:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v17 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_101
	ds_write2st64_b32 v17, v9, v8 offset1:1
.LBB0_101:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v16 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_103
	ds_write2_b32 v16, v9, v8 offset1:32
.LBB0_103:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_105
	ds_write2_b32 v15, v9, v8 offset1:16
.LBB0_105:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_107
	ds_write2_b32 v14, v9, v8 offset1:8
.LBB0_107:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_109
	ds_write2_b32 v13, v9, v8 offset1:4
.LBB0_109:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_111
	ds_write2_b32 v12, v9, v8 offset1:2
.LBB0_111:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[8:9], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v8, v9
	s_xor_b64 s[24:25], -1, vcc
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB0_2
	ds_write2_b32 v11, v9, v8 offset1:1
	s_branch .LBB0_2
.LBB0_113:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bitonic_sort
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
	.size	bitonic_sort, .Lfunc_end0-bitonic_sort
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
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           bitonic_sort
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         bitonic_sort.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
