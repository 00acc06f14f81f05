	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	floyd
	.globl	floyd
	.p2align	8
	.type	floyd,@function
floyd:
	v_cmp_gt_u32_e32 vcc, 24, v1
	v_cmp_lt_u32_e64 s[0:1], 23, v1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_or_saveexec_b64 s[10:11], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_mul_i32 s12, s8, 0x240
	s_mov_b32 m0, -1
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_6
	s_load_dword s0, s[4:5], 0x4
	v_lshlrev_b32_e32 v3, 1, v0
	v_mad_u32_u24 v2, v1, 24, s12
	v_mad_u32_u24 v3, v1, 48, v3
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s13, s0, 16
	s_mul_i32 s14, s13, 24
	s_mul_i32 s15, s13, 48
	s_mov_b32 s16, 0x7feb352d
	s_mov_b32 s17, 0x846ca68b
	s_mov_b32 s18, 0xb6db6db7
	s_mov_b32 s19, 0x24924925
	v_mov_b32_e32 v4, 0x3fff
	v_mov_b32_e32 v5, v1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v5, s[0:1], s13, v5
	v_add_u32_e64 v2, s[0:1], s14, v2
	v_cmp_lt_u32_e64 s[0:1], 23, v5
	ds_write_b16 v3, v6
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v3, s[0:1], s15, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_5
.LBB0_3:
	v_cmp_ne_u32_e64 s[0:1], v0, v5
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_2
	v_add_u32_e64 v6, s[0:1], v0, v2
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s16
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s17
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v6, s18
	v_bfe_u32 v6, v6, 8, 6
	v_add_u32_e64 v6, s[0:1], 1, v6
	v_cmp_gt_u32_e64 s[0:1], s19, v7
	v_cndmask_b32_e64 v6, v4, v6, s[0:1]
	s_branch .LBB0_2
.LBB0_5:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
.LBB0_6:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e64 v2, s[0:1], 6, v2
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_11
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_9
.LBB0_8:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_11
.LBB0_9:
	ds_read_u16 v9, v5
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_8
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_8
.LBB0_11:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_16
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_16
.LBB0_14:
	ds_read_u16 v9, v5 offset:48
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:2
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_13
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_13
.LBB0_16:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_21
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_19
.LBB0_18:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_21
.LBB0_19:
	ds_read_u16 v9, v5 offset:96
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:4
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_18
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_18
.LBB0_21:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_26
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_24
.LBB0_23:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_26
.LBB0_24:
	ds_read_u16 v9, v5 offset:144
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:6
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_23
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_23
.LBB0_26:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_31
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_29
.LBB0_28:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_31
.LBB0_29:
	ds_read_u16 v9, v5 offset:192
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:8
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_28
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_28
.LBB0_31:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_36
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_34
.LBB0_33:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_36
.LBB0_34:
	ds_read_u16 v9, v5 offset:240
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:10
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_33
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_33
.LBB0_36:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_41
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_39
.LBB0_38:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_41
.LBB0_39:
	ds_read_u16 v9, v5 offset:288
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:12
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_38
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_38
.LBB0_41:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_46
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_44
.LBB0_43:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_46
.LBB0_44:
	ds_read_u16 v9, v5 offset:336
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:14
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_43
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_43
.LBB0_46:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_51
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_49
.LBB0_48:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_51
.LBB0_49:
	ds_read_u16 v9, v5 offset:384
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:16
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_48
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_48
.LBB0_51:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_56
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_54
.LBB0_53:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_56
.LBB0_54:
	ds_read_u16 v9, v5 offset:432
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:18
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_53
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_53
.LBB0_56:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_61
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_59
.LBB0_58:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_61
.LBB0_59:
	ds_read_u16 v9, v5 offset:480
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:20
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_58
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_58
.LBB0_61:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_66
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_64
.LBB0_63:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_66
.LBB0_64:
	ds_read_u16 v9, v5 offset:528
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:22
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_63
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_63
.LBB0_66:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_71
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_69
.LBB0_68:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_71
.LBB0_69:
	ds_read_u16 v9, v5 offset:576
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:24
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_68
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_68
.LBB0_71:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_76
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_74
.LBB0_73:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_76
.LBB0_74:
	ds_read_u16 v9, v5 offset:624
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:26
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_73
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_73
.LBB0_76:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_81
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_79
.LBB0_78:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_81
.LBB0_79:
	ds_read_u16 v9, v5 offset:672
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:28
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_78
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_78
.LBB0_81:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_86
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_84
.LBB0_83:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_86
.LBB0_84:
	ds_read_u16 v9, v5 offset:720
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:30
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_83
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_83
.LBB0_86:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_91
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_89
.LBB0_88:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_91
.LBB0_89:
	ds_read_u16 v9, v5 offset:768
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:32
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_88
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_88
.LBB0_91:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_96
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_94
.LBB0_93:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_96
.LBB0_94:
	ds_read_u16 v9, v5 offset:816
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:34
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_93
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_93
.LBB0_96:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_101
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_99
.LBB0_98:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_101
.LBB0_99:
	ds_read_u16 v9, v5 offset:864
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:36
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_98
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_98
.LBB0_101:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_106
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_104
.LBB0_103:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_106
.LBB0_104:
	ds_read_u16 v9, v5 offset:912
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:38
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_103
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_103
.LBB0_106:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_111
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_109
.LBB0_108:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_111
.LBB0_109:
	ds_read_u16 v9, v5 offset:960
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:40
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_108
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_108
.LBB0_111:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_116
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_114
.LBB0_113:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_116
.LBB0_114:
	ds_read_u16 v9, v5 offset:1008
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:42
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_113
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_113
.LBB0_116:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_121
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_119
.LBB0_118:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_121
.LBB0_119:
	ds_read_u16 v9, v5 offset:1056
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:44
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_118
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_118
.LBB0_121:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_126
	flat_load_ushort v4, v[2:3]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mul_u32_u24_e32 v6, 48, v1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v8, v1
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v7, 48, v4
	s_branch .LBB0_124
.LBB0_123:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e64 v8, s[0:1], v8, v4
	v_cmp_lt_u32_e64 s[0:1], 23, v8
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_add_u32_e64 v6, s[0:1], v6, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_126
.LBB0_124:
	ds_read_u16 v9, v5 offset:1104
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_read_u16 v11, v6 offset:46
	ds_read_u16 v10, v10
	s_waitcnt lgkmcnt(1)
	v_add_u16_e32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[0:1], v9, v10
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_123
	v_add_u32_e64 v10, s[0:1], v6, v5
	ds_write_b16 v10, v9
	s_branch .LBB0_123
.LBB0_126:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_129
	flat_load_ushort v4, v[2:3]
	v_add_u32_e32 v2, vcc, s12, v0
	v_lshlrev_b32_e32 v0, 1, v0
	s_mov_b64 s[4:5], 0
	v_mad_u32_u24 v2, v1, 24, v2
	v_mad_u32_u24 v0, v1, 48, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_e32 v5, 24, v4
	v_mul_u32_u24_e32 v6, 48, v4
.LBB0_128:
	ds_read_u16 v9, v0
	v_lshlrev_b64 v[7:8], 1, v[2:3]
	v_add_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v0, vcc, v0, v6
	v_mov_b32_e32 v10, s3
	v_cmp_lt_u32_e32 vcc, 23, v1
	v_add_u32_e64 v7, s[0:1], s2, v7
	v_addc_u32_e64 v8, s[0:1], v10, v8, s[0:1]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt lgkmcnt(0)
	flat_store_short v[7:8], v9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_128
.LBB0_129:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel floyd
		.amdhsa_group_segment_fixed_size 1152
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
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
	.size	floyd, .Lfunc_end0-floyd
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
        .type_name:      'ushort*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1152
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           floyd
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         floyd.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
