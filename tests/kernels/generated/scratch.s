	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	scratch
	.globl	scratch
	.p2align	8
	.type	scratch,@function
scratch:
	s_load_dwordx2 s[12:13], s[4:5], 0x4
	s_load_dword s4, s[4:5], 0x4
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s5, s12, 16
	s_mul_i32 s5, s5, s13
	s_and_b32 s4, s4, 0xffff
	v_mul_lo_u32 v3, s5, v0
	s_mul_i32 s10, s10, s4
	v_add_u32_e32 v6, vcc, s10, v0
	s_mov_b32 flat_scratch_lo, s9
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	v_mul_lo_u32 v0, v6, 20
	v_mad_u32_u24 v1, v1, s13, v3
	v_add_u32_e32 v3, vcc, v1, v2
	s_mov_b32 s5, 1
	s_mov_b32 s4, 0
	v_lshlrev_b32_e32 v2, 4, v3
	v_mov_b32_e32 v1, v0
	s_mov_b32 s10, 0x7feb352d
	s_mov_b32 s11, 0x846ca68b
	v_mov_b32_e32 v4, 0xc8
	s_mov_b64 s[6:7], s[4:5]
.LBB0_1:
	v_add_u32_e32 v7, vcc, s7, v1
	v_add_u32_e32 v5, vcc, s6, v0
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s10
	v_mul_lo_u32 v5, v5, s10
	v_add_u32_e32 v8, vcc, s4, v4
	v_lshrrev_b32_e32 v11, 15, v7
	v_lshrrev_b32_e32 v10, 15, v5
	v_xor_b32_e32 v7, v11, v7
	v_xor_b32_e32 v5, v10, v5
	v_mul_lo_u32 v7, v7, s11
	v_mul_lo_u32 v5, v5, s11
	s_add_i32 s7, s7, 2
	s_add_i32 s6, s6, 2
	s_add_i32 s4, s4, 4
	v_add_u32_e32 v9, vcc, 2, v8
	s_cmp_lg_u32 s4, 40
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_short v7, v9, s[0:3], 0 offen
	buffer_store_short v5, v8, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_1
	v_lshlrev_b32_e32 v0, 4, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 2
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v3, 4
	s_mov_b32 m0, -1
.LBB0_3:
	v_add_u32_e32 v8, vcc, s4, v0
	v_add_u32_sdwa v9, vcc, v3, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v10, vcc, 4, v4
	ds_write_b8 v8, v7 offset:1
	ds_write_b8 v8, v1
	ds_write_b8 v8, v4 offset:2
	ds_write_b8 v8, v5 offset:3
	v_or_b32_sdwa v4, v10, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add_u32_sdwa v11, vcc, v3, v7 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_lshlrev_b32_e32 v7, 16, v4
	s_add_i32 s4, s4, 4
	v_add_u32_e32 v12, vcc, 4, v1
	v_or_b32_e32 v7, v11, v7
	v_or_b32_sdwa v1, v12, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_cmp_lg_u32 s4, 16
	v_bfe_u32 v5, v4, 8, 8
	v_lshrrev_b32_e32 v7, 8, v7
	s_cbranch_scc1 .LBB0_3
	v_mov_b32_e32 v1, 0xc8
	v_add_u32_e32 v1, vcc, 30, v1
	s_mov_b32 s4, 15
	s_mov_b32 s5, -16
.LBB0_5:
	buffer_load_ushort v3, v1, s[0:3], 0 offen
	s_add_i32 s6, s4, 1
	v_cvt_f32_u32_e32 v5, s6
	v_add_u32_e32 v4, vcc, s4, v0
	ds_read_u8 v7, v4
	v_rcp_iflag_f32_e32 v5, v5
	s_add_i32 s4, s4, -1
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v8, s5, v5
	v_mul_hi_u32 v8, v5, v8
	v_add_u32_e32 v5, vcc, v8, v5
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v5, v3, v5
	v_mul_lo_u32 v5, v5, s6
	v_sub_u32_e32 v3, vcc, v3, v5
	v_subrev_u32_e32 v5, vcc, s6, v3
	v_cmp_le_u32_e32 vcc, s6, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v5, vcc, s5, v3
	v_cmp_le_u32_e32 vcc, s6, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v3, vcc, v2, v3
	ds_read_u8 v5, v3
	s_add_i32 s5, s5, 1
	v_add_u32_e32 v1, vcc, -2, v1
	s_cmp_lg_u32 s4, 0
	s_waitcnt lgkmcnt(0)
	ds_write_b8 v4, v5
	ds_write_b8 v3, v7
	s_cbranch_scc1 .LBB0_5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
.LBB0_7:
	v_add_u32_e32 v1, vcc, s4, v0
	ds_read_u8 v1, v1
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	s_add_i32 s4, s4, 1
	s_cmp_eq_u32 s4, 16
	s_waitcnt lgkmcnt(0)
	v_or_b32_sdwa v2, v2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	s_cbranch_scc0 .LBB0_7
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x7feb352d
	s_mov_b32 s6, 0x846ca68b
	v_mov_b32_e32 v0, 8
	v_mov_b32_e32 v1, v6
.LBB0_9:
	v_xor_b32_sdwa v4, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s5
	v_add_u32_e32 v5, vcc, s4, v0
	s_add_i32 s4, s4, 4
	v_lshrrev_b32_e32 v7, 15, v4
	v_xor_b32_e32 v4, v7, v4
	v_mul_lo_u32 v4, v4, s6
	v_add_u32_e32 v1, vcc, 1, v1
	s_cmpk_lg_i32 s4, 0xa4
	v_lshrrev_b32_e32 v4, 20, v4
	buffer_store_dword v4, v5, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_9
	v_mov_b32_e32 v0, 8
	s_mov_b32 s12, 1
	v_mov_b32_e32 v1, 8
	s_branch .LBB0_12
.LBB0_11:
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b32_e32 v5, 2, v7
	s_add_i32 s12, s12, 1
	v_add_u32_e32 v5, vcc, v0, v5
	s_cmp_lg_u32 s12, 41
	v_add_u32_e32 v1, vcc, 4, v1
	buffer_store_dword v4, v5, s[0:3], 0 offen
	s_cbranch_scc0 .LBB0_16
.LBB0_12:
	s_lshl_b32 s4, s12, 2
	v_add_u32_e32 v4, vcc, s4, v0
	buffer_load_dword v4, v4, s[0:3], 0 offen
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v5, v1
	s_mov_b32 s13, s12
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_11
.LBB0_14:
	buffer_load_dword v8, v5, s[0:3], 0 offen
	v_mov_b32_e32 v7, s13
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v8, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
	s_add_i32 s13, s13, -1
	s_cmp_eq_u32 s13, 0
	s_cselect_b64 s[14:15], -1, 0
	v_add_u32_e32 v7, vcc, 4, v5
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[14:15], s[14:15], exec
	buffer_store_dword v8, v7, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, -4, v5
	v_mov_b32_e32 v7, 0
	s_or_b64 s[6:7], s[6:7], s[14:15]
	s_branch .LBB0_13
.LBB0_16:
	buffer_load_dword v0, off, s[0:3], 0 offset:168
	buffer_load_dword v12, off, s[0:3], 0 offset:8
	buffer_load_dword v13, off, s[0:3], 0 offset:88
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0xaaaaaaab
	v_lshlrev_b32_e32 v4, 2, v6
	v_mov_b32_e32 v5, v1
	v_mul_hi_u32 v15, v6, s4
	v_lshlrev_b64 v[10:11], 3, v[4:5]
	v_mov_b32_e32 v14, s9
	v_add_u32_e32 v10, vcc, s8, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	v_lshrrev_b32_e32 v5, 1, v15
	v_lshrrev_b32_e32 v14, 2, v15
	v_mul_lo_u32 v5, v5, 3
	v_mul_lo_u32 v14, v14, 6
	s_movk_i32 s20, 0xff
	s_mov_b64 s[10:11], 0
	v_sub_u32_e32 v5, vcc, v6, v5
	v_sub_u32_e32 v14, vcc, v6, v14
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v7, 8
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v5, vcc, 6, v5
	v_and_b32_e32 v14, s20, v14
	buffer_store_short v14, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v0, 24, v0
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v12, 12, v12
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v12, v12, v13
	v_or_b32_e32 v0, v12, v0
	flat_store_dwordx2 v[10:11], v[0:1]
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_18
.LBB0_17:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[10:11], s[4:5], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_36
.LBB0_18:
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, s20, v9
	v_cmp_le_u32_e32 vcc, v5, v11
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_22
	v_add_u32_e32 v9, vcc, -1, v8
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_21
	v_add_u32_e32 v8, vcc, v7, v9
	buffer_load_ubyte v10, v8, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v10, 1, v10
	buffer_store_byte v10, v8, s[0:3], 0 offen
	v_mov_b32_e32 v8, v9
.LBB0_21:
	s_or_b64 exec, exec, s[6:7]
.LBB0_22:
	s_or_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_34
	v_add_u32_e32 v10, vcc, v8, v11
	v_sub_u32_e32 v11, vcc, v8, v11
	s_mov_b32 s21, 0
	s_mov_b64 s[16:17], 0
.LBB0_24:
	v_add_u32_e32 v12, vcc, s21, v7
	buffer_load_ubyte v12, v12, s[0:3], 0 offen
	v_and_b32_e32 v13, s20, v9
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, 0xffff, v12
	v_cmp_ne_u16_e32 vcc, v12, v13
	v_add_u32_e64 v12, s[4:5], v11, v14
	v_cmp_ne_u32_e64 s[4:5], v10, v14
	v_add_u32_e64 v10, s[6:7], -1, v10
	v_cmp_ne_u32_e64 s[6:7], s21, v12
	s_and_b64 s[6:7], vcc, s[6:7]
	s_add_i32 s21, s21, 1
	s_and_b64 s[4:5], s[6:7], s[4:5]
	v_cmp_ge_u32_e32 vcc, s21, v8
	s_xor_b64 s[6:7], s[4:5], -1
	s_or_b64 s[22:23], vcc, s[6:7]
	s_and_b64 s[22:23], exec, s[22:23]
	s_or_b64 s[16:17], s[22:23], s[16:17]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[18:19], s[18:19], s[4:5]
	s_or_b64 s[14:15], s[14:15], s[6:7]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_24
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v10, vcc, 1, v8
	v_cmp_ne_u32_e32 vcc, v10, v5
	s_xor_b64 s[4:5], s[18:19], -1
	s_or_b64 s[4:5], s[4:5], vcc
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[4:5], exec, s[6:7]
	s_cbranch_execz .LBB0_31
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_28
	v_add_u16_e32 v9, 1, v9
	v_add_u32_e32 v10, vcc, v7, v8
	buffer_store_byte v9, v10, s[0:3], 0 offen
.LBB0_28:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_30
	v_add_u32_e32 v8, vcc, v7, v8
	v_add_u32_e32 v8, vcc, 1, v8
	buffer_store_byte v1, v8, s[0:3], 0 offen
	v_mov_b32_e32 v8, v10
.LBB0_30:
	s_or_b64 exec, exec, s[6:7]
.LBB0_31:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_33
	v_add_u32_e32 v0, vcc, 1, v0
	v_add_u16_e32 v9, 1, v9
	v_add_u32_e32 v10, vcc, v7, v8
	buffer_store_byte v9, v10, s[0:3], 0 offen
.LBB0_33:
	s_or_b64 exec, exec, s[4:5]
.LBB0_34:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_17
	v_add_u32_e32 v9, vcc, v7, v8
	buffer_load_ubyte v9, v9, s[0:3], 0 offen
	s_xor_b64 s[4:5], exec, -1
	s_branch .LBB0_17
.LBB0_36:
	s_or_b64 exec, exec, s[10:11]
	v_xor_b32_sdwa v5, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v9, v5, s4
	v_mov_b32_e32 v1, 0
	v_or_b32_e32 v7, 1, v4
	v_mov_b32_e32 v8, v1
	v_lshlrev_b64 v[5:6], 3, v[7:8]
	v_lshrrev_b32_e32 v8, 15, v9
	v_xor_b32_e32 v8, v8, v9
	s_mov_b32 s4, 0x846ca68b
	v_mul_lo_u32 v8, v8, s4
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v5, vcc, s8, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_mov_b32_e32 v10, 3
	flat_store_dwordx2 v[5:6], v[0:1]
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	buffer_store_dword v10, off, s[0:3], 0 offset:8
	v_mov_b32_e32 v0, 1
	v_xor_b32_sdwa v5, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v6, 8
	s_branch .LBB0_38
.LBB0_37:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v0, vcc, 2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v8, vcc, -3, v0
	v_cmp_gt_u32_e32 vcc, 30, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_50
.LBB0_38:
	v_add_u32_e32 v8, vcc, -1, v0
	v_bfe_u32 v8, v5, v8, 2
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cmp_lt_u32_e64 s[4:5], 23, v7
	s_or_b64 s[4:5], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[10:11], exec, s[6:7]
	s_cbranch_execz .LBB0_48
	v_cmp_ne_u32_e64 s[4:5], 1, v8
	v_cmp_gt_u32_e64 s[6:7], 2, v7
	v_cmp_lt_u32_e32 vcc, 1, v7
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_45
	v_cmp_ne_u32_e64 s[4:5], 2, v8
	s_xor_b64 s[12:13], vcc, -1
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[4:5], exec, s[12:13]
	s_cbranch_execz .LBB0_42
	v_lshlrev_b32_e32 v8, 2, v7
	v_and_b32_e32 v8, -8, v8
	v_add_u32_e32 v8, vcc, v6, v8
	buffer_load_dword v9, v8, s[0:3], 0 offen
	v_or_b32_e32 v10, 4, v8
	buffer_load_dword v11, v10, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v9, vcc, -7, v9
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v11, vcc, -1, v11, vcc
	buffer_store_dword v9, v8, s[0:3], 0 offen
	buffer_store_dword v11, v10, s[0:3], 0 offen
.LBB0_42:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_44
	v_add_u32_e32 v9, vcc, -1, v7
	v_lshlrev_b32_e32 v7, 3, v7
	v_lshlrev_b32_e32 v8, 3, v9
	v_add_u32_e32 v7, vcc, v7, v6
	v_add_u32_e32 v8, vcc, v6, v8
	v_add_u32_e32 v11, vcc, -16, v7
	buffer_load_dword v10, v8, s[0:3], 0 offen
	buffer_load_dword v12, v11, s[0:3], 0 offen
	v_or_b32_e32 v7, 4, v8
	v_or_b32_e32 v14, 4, v11
	buffer_load_dword v15, v14, s[0:3], 0 offen
	buffer_load_dword v13, v7, s[0:3], 0 offen
	s_waitcnt vmcnt(3)
	v_add_u32_e32 v10, vcc, 0xffffffd8, v10
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[7:8], s[12:13], v12, v10, 0
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v10, v15, v10
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v13, vcc, -1, v13, vcc
	v_mul_lo_u32 v12, v12, v13
	buffer_store_dword v7, v11, s[0:3], 0 offen
	v_add_u32_e32 v7, vcc, v8, v12
	v_add_u32_e32 v7, vcc, v7, v10
	buffer_store_dword v7, v14, s[0:3], 0 offen
	v_mov_b32_e32 v7, v9
.LBB0_44:
	s_or_b64 exec, exec, s[4:5]
.LBB0_45:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_47
	v_add_u32_e32 v8, vcc, -1, v7
	v_lshlrev_b32_e32 v9, 3, v8
	v_lshlrev_b32_e32 v7, 3, v7
	v_add_u32_e32 v9, vcc, v6, v9
	v_add_u32_e32 v7, vcc, v7, v6
	v_or_b32_e32 v10, 4, v9
	v_add_u32_e32 v7, vcc, -16, v7
	buffer_load_dword v9, v9, s[0:3], 0 offen
	buffer_load_dword v10, v10, s[0:3], 0 offen
	buffer_load_dword v11, v7, s[0:3], 0 offen
	v_or_b32_e32 v12, 4, v7
	buffer_load_dword v13, v12, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v9, vcc, v11, v9
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v10, vcc, v13, v10, vcc
	buffer_store_dword v9, v7, s[0:3], 0 offen
	buffer_store_dword v10, v12, s[0:3], 0 offen
	v_mov_b32_e32 v7, v8
.LBB0_47:
	s_or_b64 exec, exec, s[4:5]
.LBB0_48:
	s_or_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_37
	v_add_u32_e32 v8, vcc, 1, v7
	v_lshlrev_b32_e32 v7, 3, v7
	v_add_u32_e32 v7, vcc, v6, v7
	buffer_store_dword v0, v7, s[0:3], 0 offen
	v_or_b32_e32 v7, 4, v7
	buffer_store_dword v1, v7, s[0:3], 0 offen
	v_mov_b32_e32 v7, v8
	s_branch .LBB0_37
.LBB0_50:
	v_lshlrev_b32_e32 v0, 3, v7
	v_add_u32_e32 v0, vcc, 8, v0
	v_add_u32_e32 v0, vcc, -8, v0
	v_or_b32_e32 v1, 4, v0
	buffer_load_dword v0, v0, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	v_or_b32_e32 v4, 2, v4
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[4:5], 3, v[4:5]
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v4, vcc, s8, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_waitcnt vmcnt(0)
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scratch
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 240
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
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
	.size	scratch, .Lfunc_end0-scratch
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scratch
    .private_segment_fixed_size: 240
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         scratch.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
