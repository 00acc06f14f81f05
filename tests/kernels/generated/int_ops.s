	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	ops_char
	.globl	ops_char
	.p2align	8
	.type	ops_char,@function
ops_char:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v3, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_xor_b32_e32 v0, 0x9e3779b9, v3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 1, v3
	v_mov_b32_e32 v1, 0x80
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v0, -1, v1, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v3
	v_mov_b32_e32 v2, 0x80
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 1, v2, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	v_add_u32_e32 v1, vcc, 0x3e8, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_and_b32_e32 v4, 7, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[1:2], v4, v[1:2]
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v5, 24, v1
	s_mov_b32 s0, 0xff000000
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cmp_eq_u32_e64 s[0:1], s0, v5
	v_bfe_i32 v8, v1, 0, 8
	s_or_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v11, v8, 3, s[0:1]
	v_bfe_i32 v12, v11, 0, 16
	v_cvt_f32_i32_e32 v13, v12
	v_bfe_i32 v9, v0, 0, 8
	v_bfe_i32 v15, v9, 0, 16
	v_cvt_f32_i32_e32 v16, v15
	v_rcp_iflag_f32_e32 v17, v13
	v_xor_b32_e32 v12, v15, v12
	v_ashrrev_i32_e32 v12, 30, v12
	v_or_b32_e32 v12, 1, v12
	v_mul_f32_e32 v15, v16, v17
	v_trunc_f32_e32 v15, v15
	v_mad_f32 v16, -v15, v13, v16
	v_cvt_i32_f32_e32 v15, v15
	v_cmp_ge_f32_e64 vcc, |v16|, |v13|
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_ge_i32_e64 s[0:1], v8, v9
	v_add_u32_e32 v12, vcc, v15, v12
	v_cmp_gt_i32_e32 vcc, v8, v9
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_lshlrev_b16_e32 v17, 1, v17
	v_cmp_lt_i32_e64 s[0:1], v8, v9
	v_or_b32_e32 v16, v17, v16
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v17, 2, v17
	v_cmp_le_i32_e64 s[0:1], v8, v9
	v_or_b32_e32 v16, v16, v17
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v17, 3, v17
	v_cmp_eq_u32_e64 s[0:1], v8, v9
	v_mul_lo_u32 v3, v3, 20
	v_or_b32_e32 v16, v16, v17
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v17, 4, v17
	v_cmp_ne_u32_e64 s[0:1], v8, v9
	v_or_b32_e32 v16, v16, v17
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_mul_lo_u16_e32 v11, v12, v11
	v_lshlrev_b16_e32 v17, 5, v17
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s3
	v_add_u32_e64 v6, s[2:3], s2, v3
	v_add_u16_e32 v3, v1, v0
	v_sub_u16_sdwa v10, v0, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mul_lo_u16_e32 v14, v1, v0
	v_sub_u16_e32 v11, v9, v11
	v_and_b32_sdwa v13, v1, v0 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v15, v1, v0
	v_or_b32_e32 v16, v16, v17
	v_xor_b32_sdwa v17, v1, v0 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_lshlrev_b16_e32 v12, 8, v12
	v_and_b32_e32 v4, 0xff, v0
	v_and_b32_e32 v2, 7, v1
	v_or_b32_sdwa v12, v14, v12 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v3, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v11, v11, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v13, v15, v17 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_addc_u32_e64 v7, s[2:3], 0, v7, s[2:3]
	v_lshlrev_b32_e32 v10, v2, v9
	v_ashrrev_i32_sdwa v18, v2, v9 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v3, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v11, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e32 v11, v8, v9, vcc
	v_cmp_ne_u16_e32 vcc, 0, v4
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	s_and_b64 s[2:3], vcc, s[0:1]
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_cmp_eq_u16_e64 s[2:3], 0, v4
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	v_lshlrev_b16_e32 v4, 2, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 2, s[0:1]
	v_xor_b32_e32 v14, -1, v0
	v_or_b32_sdwa v5, v4, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_lshlrev_b16_e32 v4, 8, v0
	v_sub_u16_sdwa v4, v14, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v10, v10, v18 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_max_i32_e32 v12, v8, v9
	v_or_b32_e32 v4, v4, v10
	v_lshlrev_b16_e32 v10, 8, v11
	v_or_b32_sdwa v5, v12, v5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v10, v16, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v5, v10, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dwordx4 v[6:7], v[2:5]
	v_bfe_i32 v1, v1, 2, 6
	v_mul_lo_u16_e32 v2, 0xff93, v9
	v_add_u16_sdwa v2, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_lshrrev_b16_e32 v3, 7, v2
	v_mov_b32_e32 v4, 2
	v_and_b32_e32 v3, 1, v3
	v_lshrrev_b16_sdwa v2, v4, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mul_lo_u16_e32 v5, 0x67, v9
	v_add_u16_e32 v4, v2, v3
	v_add_u32_e32 v2, vcc, 16, v6
	v_lshrrev_b16_e32 v6, 15, v5
	v_ashrrev_i16_e32 v5, 10, v5
	v_add_u16_e32 v5, v5, v6
	v_mul_lo_u16_e32 v5, 10, v5
	v_lshlrev_b32_e32 v6, 3, v9
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	v_sub_u16_sdwa v0, v0, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mul_i32_i24_e32 v5, 5, v9
	v_sub_u32_e32 v1, vcc, v6, v1
	v_mad_i32_i24 v5, v8, 3, v5
	v_lshlrev_b16_e32 v1, 8, v1
	v_or_b32_sdwa v0, v4, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v1, v5, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dword v[2:3], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_char
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 9
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
	.size	ops_char, .Lfunc_end0-ops_char
	.section	.AMDGPU.csdata
	.text
	.protected	ops_uchar
	.globl	ops_uchar
	.p2align	8
	.type	ops_uchar,@function
ops_uchar:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v3, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_xor_b32_e32 v0, 0x9e3779b9, v3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 1, v3
	v_mov_b32_e32 v1, 0x80
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v0, -1, v1, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v3
	v_mov_b32_e32 v2, 0x80
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 1, v2, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
	v_add_u32_e32 v1, vcc, 0x3e8, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_and_b32_e32 v4, 7, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[1:2], v4, v[1:2]
.LBB1_6:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v3, v3, 20
	s_movk_i32 s4, 0xff
	v_and_b32_e32 v8, s4, v1
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_cmp_eq_u32_e64 s[0:1], s4, v8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e64 v6, s[2:3], s2, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	v_addc_u32_e64 v7, s[2:3], 0, v4, s[2:3]
	v_cndmask_b32_e64 v4, v1, 3, s[0:1]
	v_cvt_f32_ubyte0_e32 v5, v4
	v_rcp_iflag_f32_e32 v10, v5
	v_cvt_f32_ubyte0_e32 v13, v0
	v_sub_u32_e32 v11, vcc, v0, v1
	v_mul_f32_e32 v10, v13, v10
	v_trunc_f32_e32 v10, v10
	v_cvt_u32_f32_e32 v14, v10
	v_mad_f32 v10, -v10, v5, v13
	v_and_b32_e32 v9, s4, v0
	v_cmp_ge_f32_e64 vcc, |v10|, v5
	v_addc_u32_e32 v10, vcc, 0, v14, vcc
	v_cmp_le_u32_e64 s[0:1], v9, v8
	v_cmp_lt_u32_e32 vcc, v9, v8
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_lshlrev_b16_e32 v16, 1, v16
	v_cmp_gt_u32_e64 s[0:1], v9, v8
	v_or_b32_e32 v15, v16, v15
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v16, 2, v16
	v_cmp_ge_u32_e64 s[0:1], v9, v8
	v_or_b32_e32 v15, v15, v16
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v16, 3, v16
	v_cmp_eq_u32_e64 s[0:1], v9, v8
	v_or_b32_e32 v15, v15, v16
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_add_u32_e64 v3, s[2:3], v1, v0
	v_lshlrev_b16_e32 v16, 4, v16
	v_cmp_ne_u32_e64 s[0:1], v9, v8
	v_or_b32_e32 v15, v15, v16
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v9
	v_cmp_ne_u32_e64 s[2:3], 0, v8
	v_lshlrev_b16_e32 v16, 5, v16
	s_and_b64 s[0:1], s[0:1], s[2:3]
	v_or_b32_e32 v15, v15, v16
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v9
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v17, 2, v17
	v_or_b32_e32 v16, v17, v16
	v_or_b32_e32 v17, v9, v8
	v_cmp_ne_u32_e64 s[0:1], 0, v17
	v_cndmask_b32_e64 v17, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v17, 1, v17
	v_or_b32_sdwa v16, v16, v17 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_max_u32_e32 v17, v9, v8
	v_or_b32_sdwa v16, v17, v16 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_cndmask_b32_e32 v17, v8, v9, vcc
	v_and_b32_e32 v2, 7, v1
	v_mul_lo_u16_e32 v4, v10, v4
	v_lshlrev_b16_e32 v17, 8, v17
	v_sub_u16_e32 v13, v0, v4
	v_xor_b32_e32 v4, -1, v0
	v_lshlrev_b32_e32 v5, v2, v0
	v_lshrrev_b32_sdwa v2, v2, v9 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v15, v15, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v17, 8, v0
	v_sub_u16_sdwa v4, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v2, v5, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mul_u32_u24_e32 v12, v8, v9
	v_or_b32_e32 v4, v4, v2
	v_lshlrev_b16_e32 v2, 8, v10
	v_lshlrev_b16_e32 v10, 8, v11
	v_and_b32_sdwa v14, v1, v0 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v5, v15, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_e32 v15, v1, v0
	v_xor_b32_sdwa v16, v1, v0 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v12, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v3, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v2, v3, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v13, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v10, v15, v16 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v3, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dwordx4 v[6:7], v[2:5]
	v_bfe_u32 v1, v1, 2, 6
	v_mul_lo_u16_e32 v2, 37, v9
	v_lshrrev_b16_e32 v2, 8, v2
	v_sub_u16_e32 v3, v0, v2
	v_lshrrev_b16_e32 v3, 1, v3
	v_and_b32_e32 v3, 0x7f, v3
	v_mul_lo_u16_e32 v5, 0xcd, v9
	v_add_u16_e32 v2, v3, v2
	v_lshrrev_b16_e32 v5, 11, v5
	v_lshrrev_b16_e32 v4, 2, v2
	v_add_u32_e32 v2, vcc, 16, v6
	v_mul_lo_u16_e32 v5, 10, v5
	v_lshlrev_b32_e32 v6, 3, v9
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	v_sub_u16_sdwa v0, v0, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mul_u32_u24_e32 v5, 5, v9
	v_sub_u32_e32 v1, vcc, v6, v1
	v_mad_u32_u24 v5, v8, 3, v5
	v_lshlrev_b16_e32 v1, 8, v1
	v_or_b32_sdwa v1, v5, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_e32 v0, v4, v0
	v_or_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dword v[2:3], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_uchar
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end1:
	.size	ops_uchar, .Lfunc_end1-ops_uchar
	.section	.AMDGPU.csdata
	.text
	.protected	ops_short
	.globl	ops_short
	.p2align	8
	.type	ops_short,@function
ops_short:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v3, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_xor_b32_e32 v0, 0x9e3779b9, v3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 1, v3
	v_mov_b32_e32 v1, 0x8000
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v0, -1, v1, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v3
	v_mov_b32_e32 v2, 0x8000
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 1, v2, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_6
	v_add_u32_e32 v1, vcc, 0x3e8, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_and_b32_e32 v4, 15, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[1:2], v4, v[1:2]
.LBB2_6:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v6, 16, v1
	s_mov_b32 s0, 0xffff0000
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cmp_eq_u32_e64 s[0:1], s0, v6
	v_bfe_i32 v7, v1, 0, 16
	s_or_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v10, v7, 3, s[0:1]
	v_mul_lo_u32 v2, v3, 20
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v5, vcc, v10, v11
	v_xor_b32_e32 v12, v5, v11
	v_mov_b32_e32 v3, 0
	v_cvt_f32_u32_e32 v5, v12
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_rcp_iflag_f32_e32 v4, v5
	v_add_u16_e32 v5, v1, v0
	flat_store_short v[2:3], v5
	v_sub_u16_e32 v13, v0, v1
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v14, v4
	v_add_u32_e32 v4, vcc, 2, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_sub_u32_e32 v15, vcc, 0, v12
	v_mul_lo_u32 v15, v15, v14
	flat_store_short v[4:5], v13
	v_bfe_i32 v8, v0, 0, 16
	v_ashrrev_i32_e32 v16, 31, v8
	v_mul_hi_u32 v4, v14, v15
	v_add_u32_e32 v5, vcc, v8, v16
	v_xor_b32_e32 v15, v5, v16
	v_add_u32_e32 v4, vcc, v14, v4
	v_mul_hi_u32 v14, v15, v4
	v_add_u32_e32 v4, vcc, 4, v2
	v_mul_lo_u16_e32 v13, v1, v0
	v_mul_lo_u32 v17, v14, v12
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v13
	v_xor_b32_e32 v4, v16, v11
	v_sub_u32_e32 v5, vcc, v15, v17
	v_add_u32_e32 v11, vcc, 1, v14
	v_cmp_ge_u32_e32 vcc, v5, v12
	v_cndmask_b32_e32 v11, v14, v11, vcc
	v_sub_u32_e64 v13, s[0:1], v5, v12
	v_cndmask_b32_e32 v5, v5, v13, vcc
	v_add_u32_e32 v13, vcc, 1, v11
	v_cmp_ge_u32_e32 vcc, v5, v12
	v_cndmask_b32_e32 v5, v11, v13, vcc
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v11, vcc, v5, v4
	v_mul_lo_u32 v10, v11, v10
	v_add_u32_e32 v4, vcc, 6, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_sub_u32_e32 v10, vcc, v8, v10
	flat_store_short v[4:5], v11
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 10, v2
	v_and_b32_e32 v10, v1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 12, v2
	v_or_b32_e32 v10, v1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 14, v2
	v_xor_b32_e32 v10, v1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 16, v2
	v_xor_b32_e32 v10, -1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 18, v2
	v_sub_u16_e32 v10, 0, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_and_b32_e32 v9, 15, v1
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 20, v2
	v_lshlrev_b32_e32 v10, v9, v8
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v10
	v_add_u32_e32 v4, vcc, 22, v2
	v_ashrrev_i32_e32 v9, v9, v8
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_ge_i32_e64 s[0:1], v7, v8
	flat_store_short v[4:5], v9
	v_cmp_gt_i32_e32 vcc, v7, v8
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b16_e32 v5, 1, v5
	v_cmp_lt_i32_e64 s[0:1], v7, v8
	v_or_b32_e32 v4, v5, v4
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 2, v5
	v_cmp_le_i32_e64 s[0:1], v7, v8
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 3, v5
	v_cmp_eq_u32_e64 s[0:1], v7, v8
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 4, v5
	v_cmp_ne_u32_e64 s[0:1], v7, v8
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 5, v5
	v_or_b32_e32 v9, v4, v5
	v_add_u32_e64 v4, s[0:1], 24, v2
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	flat_store_short v[4:5], v9
	v_cndmask_b32_e32 v9, v7, v8, vcc
	v_add_u32_e32 v4, vcc, 26, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 28, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_ne_u16_e32 vcc, 0, v0
	v_cmp_ne_u32_e64 s[0:1], 0, v6
	s_and_b64 s[2:3], vcc, s[0:1]
	s_or_b64 s[0:1], vcc, s[0:1]
	v_cmp_eq_u16_e32 vcc, 0, v0
	v_max_i32_e32 v9, v7, v8
	v_cndmask_b32_e64 v6, 0, 1, vcc
	flat_store_short v[4:5], v9
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	v_lshlrev_b16_e32 v6, 2, v6
	v_cndmask_b32_e64 v5, 0, 2, s[0:1]
	v_or_b32_e32 v4, v6, v4
	v_or_b32_e32 v6, v4, v5
	v_add_u32_e32 v4, vcc, 30, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v6
	v_mul_i32_i24_e32 v4, 0x4925, v8
	v_mov_b32_e32 v5, 1
	v_ashrrev_i16_sdwa v5, v5, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshrrev_b32_e32 v4, 31, v4
	v_add_u16_e32 v6, v5, v4
	v_add_u32_e32 v4, vcc, 32, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v6
	v_mul_i32_i24_e32 v4, 0x6667, v8
	v_mov_b32_e32 v5, 2
	v_ashrrev_i16_sdwa v5, v5, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshrrev_b32_e32 v4, 31, v4
	v_add_u16_e32 v4, v5, v4
	v_mul_lo_u16_e32 v4, 10, v4
	v_sub_u16_e32 v0, v0, v4
	v_add_u32_e32 v4, vcc, 34, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v0
	v_mul_i32_i24_e32 v0, 5, v8
	v_add_u32_e32 v4, vcc, 36, v2
	v_mad_i32_i24 v0, v7, 3, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v0
	v_lshlrev_b32_e32 v0, 3, v8
	v_bfe_i32 v1, v1, 2, 14
	v_sub_u32_e32 v4, vcc, v0, v1
	v_add_u32_e32 v0, vcc, 38, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v4
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_short
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end2:
	.size	ops_short, .Lfunc_end2-ops_short
	.section	.AMDGPU.csdata
	.text
	.protected	ops_ushort
	.globl	ops_ushort
	.p2align	8
	.type	ops_ushort,@function
ops_ushort:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v3, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_xor_b32_e32 v0, 0x9e3779b9, v3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 1, v3
	v_mov_b32_e32 v1, 0x8000
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v0, -1, v1, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v3
	v_mov_b32_e32 v2, 0x8000
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 1, v2, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_6
	v_add_u32_e32 v1, vcc, 0x3e8, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_and_b32_e32 v4, 15, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[1:2], v4, v[1:2]
.LBB3_6:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s4, 0xffff
	v_and_b32_e32 v6, s4, v1
	v_mul_lo_u32 v2, v3, 20
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cmp_eq_u32_e64 s[0:1], s4, v6
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v3, 0
	v_cndmask_b32_e64 v10, v1, 3, s[0:1]
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_cvt_f32_u32_sdwa v11, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e64 v2, s[2:3], s2, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	v_add_u32_e64 v4, s[2:3], v1, v0
	v_sub_u32_e64 v9, s[2:3], v0, v1
	flat_store_short v[2:3], v4
	v_add_u32_e64 v4, s[2:3], 2, v2
	v_cvt_f32_u32_sdwa v12, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v13, v11
	v_addc_u32_e64 v5, s[2:3], 0, v3, s[2:3]
	v_and_b32_e32 v8, s4, v0
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 4, v2
	v_mul_u32_u24_e32 v9, v6, v8
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_mul_f32_e32 v4, v12, v13
	v_trunc_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v5, v4
	v_mad_f32 v4, -v4, v11, v12
	v_cmp_ge_f32_e64 vcc, |v4|, v11
	v_and_b32_e32 v7, 15, v1
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, 6, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_mul_lo_u16_e32 v4, v9, v10
	v_sub_u16_e32 v9, v0, v4
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 10, v2
	v_and_b32_e32 v9, v1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 12, v2
	v_or_b32_e32 v9, v1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 14, v2
	v_xor_b32_e32 v9, v1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 16, v2
	v_xor_b32_e32 v9, -1, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 18, v2
	v_sub_u16_e32 v9, 0, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 20, v2
	v_lshlrev_b32_e32 v9, v7, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v9
	v_add_u32_e32 v4, vcc, 22, v2
	v_lshrrev_b32_e32 v7, v7, v8
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_le_u32_e64 s[0:1], v8, v6
	flat_store_short v[4:5], v7
	v_cmp_lt_u32_e32 vcc, v8, v6
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b16_e32 v5, 1, v5
	v_cmp_gt_u32_e64 s[0:1], v8, v6
	v_or_b32_e32 v4, v5, v4
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 2, v5
	v_cmp_ge_u32_e64 s[0:1], v8, v6
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 3, v5
	v_cmp_eq_u32_e64 s[0:1], v8, v6
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 4, v5
	v_cmp_ne_u32_e64 s[0:1], v8, v6
	v_or_b32_e32 v4, v4, v5
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v5, 5, v5
	v_or_b32_e32 v7, v4, v5
	v_add_u32_e64 v4, s[0:1], 24, v2
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	flat_store_short v[4:5], v7
	v_cndmask_b32_e32 v7, v6, v8, vcc
	v_add_u32_e32 v4, vcc, 26, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v7
	v_add_u32_e32 v4, vcc, 28, v2
	v_max_u32_e32 v7, v8, v6
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v7
	v_or_b32_e32 v4, v8, v6
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cmp_ne_u32_e64 s[0:1], 0, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_cmp_eq_u16_e32 vcc, 0, v0
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v7, 2, v7
	v_lshlrev_b16_e32 v4, 1, v4
	v_or_b32_e32 v5, v7, v5
	v_or_b32_e32 v7, v5, v4
	v_add_u32_e32 v4, vcc, 30, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v7
	v_mul_u32_u24_e32 v4, 0x2493, v8
	v_lshrrev_b32_e32 v4, 16, v4
	v_sub_u16_e32 v5, v0, v4
	v_lshrrev_b16_e32 v5, 1, v5
	v_add_u16_e32 v4, v5, v4
	v_lshrrev_b16_e32 v7, 2, v4
	v_add_u32_e32 v4, vcc, 32, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v7
	v_mul_u32_u24_e32 v4, 0xcccd, v8
	v_lshrrev_b32_e32 v4, 19, v4
	v_mul_lo_u16_e32 v4, 10, v4
	v_sub_u16_e32 v0, v0, v4
	v_add_u32_e32 v4, vcc, 34, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v0
	v_mul_u32_u24_e32 v0, 5, v8
	v_add_u32_e32 v4, vcc, 36, v2
	v_mad_u32_u24 v0, v6, 3, v0
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v0
	v_lshlrev_b32_e32 v0, 3, v8
	v_bfe_u32 v1, v1, 2, 14
	v_sub_u32_e32 v4, vcc, v0, v1
	v_add_u32_e32 v0, vcc, 38, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v4
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_ushort
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end3:
	.size	ops_ushort, .Lfunc_end3-ops_ushort
	.section	.AMDGPU.csdata
	.text
	.protected	ops_int
	.globl	ops_int
	.p2align	8
	.type	ops_int,@function
ops_int:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v3, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_xor_b32_e32 v0, 0x9e3779b9, v3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 1, v3
	v_bfrev_b32_e32 v1, 1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v0, -1, v1, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v3
	v_bfrev_b32_e32 v2, 1
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 1, v2, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_6
	v_add_u32_e32 v1, vcc, 0x3e8, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_and_b32_e32 v4, 31, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[1:2], v4, v[1:2]
.LBB4_6:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, 1, v1
	v_cmp_lt_u32_e32 vcc, 1, v2
	v_cndmask_b32_e32 v6, 3, v1, vcc
	v_ashrrev_i32_e32 v5, 31, v6
	v_add_u32_e32 v2, vcc, v6, v5
	v_xor_b32_e32 v7, v2, v5
	v_cvt_f32_u32_e32 v2, v7
	v_sub_u32_e32 v9, vcc, 0, v7
	v_ashrrev_i32_e32 v11, 31, v0
	v_rcp_iflag_f32_e32 v4, v2
	v_mul_lo_u32 v2, v3, 20
	v_add_u32_e32 v10, vcc, v0, v11
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_xor_b32_e32 v12, v10, v11
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mul_lo_u32 v9, v9, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s3
	v_xor_b32_e32 v5, v11, v5
	v_mul_hi_u32 v9, v4, v9
	v_add_u32_e32 v4, vcc, v4, v9
	v_mul_hi_u32 v13, v12, v4
	v_add_u32_e32 v9, vcc, s2, v2
	v_addc_u32_e32 v10, vcc, v8, v3, vcc
	v_mul_lo_u32 v3, v13, v7
	v_add_u32_e32 v2, vcc, v1, v0
	v_add_u32_e32 v8, vcc, 1, v13
	v_sub_u32_e32 v3, vcc, v12, v3
	v_cmp_ge_u32_e32 vcc, v3, v7
	v_cndmask_b32_e32 v8, v13, v8, vcc
	v_sub_u32_e64 v11, s[0:1], v3, v7
	v_cndmask_b32_e32 v3, v3, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v8
	v_cmp_ge_u32_e32 vcc, v3, v7
	v_cndmask_b32_e32 v3, v8, v11, vcc
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v5, vcc, v3, v5
	v_mul_lo_u32 v4, v1, v0
	v_mul_lo_u32 v6, v5, v6
	v_sub_u32_e32 v3, vcc, v0, v1
	flat_store_dwordx4 v[9:10], v[2:5]
	v_ashrrev_i32_e32 v8, v1, v0
	v_sub_u32_e32 v2, vcc, v0, v6
	v_add_u32_e32 v6, vcc, 16, v9
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_and_b32_e32 v3, v1, v0
	v_xor_b32_e32 v5, v1, v0
	v_or_b32_e32 v4, v0, v1
	flat_store_dwordx4 v[6:7], v[2:5]
	v_lshlrev_b32_e32 v7, v1, v0
	v_add_u32_e32 v2, vcc, 32, v9
	v_not_b32_e32 v5, v0
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	v_sub_u32_e32 v6, vcc, 0, v0
	v_cmp_le_i32_e64 s[0:1], v0, v1
	flat_store_dwordx4 v[2:3], v[5:8]
	v_cmp_lt_i32_e32 vcc, v0, v1
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_lshlrev_b32_e32 v3, 1, v3
	v_cmp_gt_i32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v3, v2
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 2, v3
	v_cmp_ge_i32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 3, v3
	v_cmp_eq_u32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 4, v3
	v_cmp_ne_u32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 5, v3
	v_or_b32_e32 v5, v2, v3
	v_add_u32_e64 v2, s[0:1], 48, v9
	v_addc_u32_e64 v3, s[0:1], 0, v10, s[0:1]
	v_cndmask_b32_e32 v6, v1, v0, vcc
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cmp_ne_u32_e64 s[0:1], 0, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v11, 2, v11
	s_mov_b32 s0, 0x92492493
	v_or_b32_e32 v8, v11, v8
	v_mul_hi_i32 v11, v0, s0
	v_lshlrev_b32_e32 v4, 1, v4
	v_max_i32_e32 v7, v0, v1
	v_or_b32_e32 v8, v8, v4
	flat_store_dwordx4 v[2:3], v[5:8]
	v_add_u32_e32 v2, vcc, v11, v0
	v_lshrrev_b32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v2, 2, v2
	s_mov_b32 s0, 0x66666667
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_i32 v3, v0, s0
	v_add_u32_e32 v6, vcc, 64, v9
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_lshrrev_b32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_lo_u32 v3, v3, 10
	v_mul_lo_u32 v4, v0, 5
	v_mul_lo_u32 v5, v1, 3
	v_ashrrev_i32_e32 v1, 2, v1
	v_sub_u32_e32 v3, vcc, v0, v3
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v4, vcc, v5, v4
	v_sub_u32_e32 v5, vcc, v0, v1
	flat_store_dwordx4 v[6:7], v[2:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_int
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end4:
	.size	ops_int, .Lfunc_end4-ops_int
	.section	.AMDGPU.csdata
	.text
	.protected	ops_uint
	.globl	ops_uint
	.p2align	8
	.type	ops_uint,@function
ops_uint:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v3, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_xor_b32_e32 v0, 0x9e3779b9, v3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 1, v3
	v_bfrev_b32_e32 v1, 1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v0, -1, v1, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v3
	v_bfrev_b32_e32 v2, 1
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 1, v2, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_6
	v_add_u32_e32 v1, vcc, 0x3e8, v3
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_lshrrev_b32_e32 v4, 15, v1
	v_xor_b32_e32 v1, v4, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_and_b32_e32 v4, 31, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[1:2], v4, v[1:2]
.LBB5_6:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, 1, v1
	v_cmp_lt_u32_e32 vcc, 1, v2
	v_cndmask_b32_e32 v7, 3, v1, vcc
	v_cvt_f32_u32_e32 v2, v7
	v_mul_lo_u32 v5, v3, 20
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s3
	v_rcp_iflag_f32_e32 v2, v2
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v3, v2
	v_sub_u32_e32 v2, vcc, 0, v7
	v_mul_lo_u32 v4, v2, v3
	v_add_u32_e32 v2, vcc, v1, v0
	v_mul_hi_u32 v9, v3, v4
	v_mul_lo_u32 v4, v1, v0
	v_add_u32_e32 v3, vcc, v3, v9
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e32 v9, vcc, s2, v5
	v_addc_u32_e32 v10, vcc, v8, v6, vcc
	v_mul_lo_u32 v5, v3, v7
	v_add_u32_e32 v6, vcc, 1, v3
	v_lshrrev_b32_e32 v8, v1, v0
	v_sub_u32_e32 v5, vcc, v0, v5
	v_cmp_ge_u32_e32 vcc, v5, v7
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_sub_u32_e64 v6, s[0:1], v5, v7
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_add_u32_e32 v6, vcc, 1, v3
	v_cmp_ge_u32_e32 vcc, v5, v7
	v_cndmask_b32_e32 v5, v3, v6, vcc
	v_mul_lo_u32 v6, v5, v7
	v_sub_u32_e32 v3, vcc, v0, v1
	flat_store_dwordx4 v[9:10], v[2:5]
	v_cmp_le_u32_e64 s[0:1], v0, v1
	v_sub_u32_e32 v2, vcc, v0, v6
	v_add_u32_e32 v6, vcc, 16, v9
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_and_b32_e32 v3, v1, v0
	v_xor_b32_e32 v5, v1, v0
	v_or_b32_e32 v4, v0, v1
	flat_store_dwordx4 v[6:7], v[2:5]
	v_lshlrev_b32_e32 v7, v1, v0
	v_add_u32_e32 v2, vcc, 32, v9
	v_not_b32_e32 v5, v0
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	v_sub_u32_e32 v6, vcc, 0, v0
	flat_store_dwordx4 v[2:3], v[5:8]
	v_cmp_lt_u32_e32 vcc, v0, v1
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_lshlrev_b32_e32 v3, 1, v3
	v_cmp_gt_u32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v3, v2
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 2, v3
	v_cmp_ge_u32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 3, v3
	v_cmp_eq_u32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 4, v3
	v_cmp_ne_u32_e64 s[0:1], v0, v1
	v_or_b32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v3, 5, v3
	v_or_b32_e32 v5, v2, v3
	v_add_u32_e64 v2, s[0:1], 48, v9
	v_addc_u32_e64 v3, s[0:1], 0, v10, s[0:1]
	v_cndmask_b32_e32 v6, v1, v0, vcc
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cmp_ne_u32_e64 s[0:1], 0, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v4, 1, v4
	v_or_b32_e32 v8, v11, v8
	s_mov_b32 s0, 0x24924925
	v_max_u32_e32 v7, v0, v1
	v_mul_hi_u32 v11, v0, s0
	v_or_b32_e32 v8, v8, v4
	s_mov_b32 s0, 0xcccccccd
	flat_store_dwordx4 v[2:3], v[5:8]
	v_mul_hi_u32 v3, v0, s0
	v_sub_u32_e32 v2, vcc, v0, v11
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshrrev_b32_e32 v3, 3, v3
	v_mul_lo_u32 v3, v3, 10
	v_mul_lo_u32 v4, v0, 5
	v_mul_lo_u32 v5, v1, 3
	v_add_u32_e32 v2, vcc, v2, v11
	v_add_u32_e32 v6, vcc, 64, v9
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_sub_u32_e32 v3, vcc, v0, v3
	v_lshlrev_b32_e32 v0, 3, v0
	v_lshrrev_b32_e32 v1, 2, v1
	v_lshrrev_b32_e32 v2, 2, v2
	v_add_u32_e32 v4, vcc, v5, v4
	v_sub_u32_e32 v5, vcc, v0, v1
	flat_store_dwordx4 v[6:7], v[2:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_uint
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end5:
	.size	ops_uint, .Lfunc_end5-ops_uint
	.section	.AMDGPU.csdata
	.text
	.protected	ops_long
	.globl	ops_long
	.p2align	8
	.type	ops_long,@function
ops_long:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB6_2
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_xor_b32_e32 v2, 0x9e3779b9, v0
	v_mul_lo_u32 v1, v1, s2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v2, v2, s2
	v_xor_b32_sdwa v5, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
.LBB6_2:
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 1, v0
	v_bfrev_b32_e32 v2, 1
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_bfe_i32 v4, v0, 0, 1
	v_cndmask_b32_e64 v5, -1, v2, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_bfe_u32 v6, v0, 1, 1
	v_lshlrev_b32_e32 v7, 31, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_6
	v_add_u32_e32 v1, vcc, 0x3e8, v0
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[6:7], v0, v[1:2]
.LBB6_6:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v13, v0, 20
	v_add_u32_e32 v1, vcc, 1, v6
	v_addc_u32_e32 v2, vcc, 0, v7, vcc
	v_mov_b32_e32 v14, 0
	v_cmp_lt_u64_e32 vcc, 1, v[1:2]
	v_lshlrev_b64 v[0:1], 3, v[13:14]
	v_cndmask_b32_e32 v3, 0, v7, vcc
	v_cndmask_b32_e32 v2, 3, v6, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s3
	v_add_u32_e32 v8, vcc, s2, v0
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	v_add_u32_e32 v10, vcc, v6, v4
	v_addc_u32_e32 v11, vcc, v7, v5, vcc
	v_sub_u32_e32 v12, vcc, v4, v6
	v_subb_u32_e32 v13, vcc, v5, v7, vcc
	v_mul_lo_u32 v15, v6, v5
	v_mad_u64_u32 v[0:1], s[0:1], v6, v4, 0
	flat_store_dwordx4 v[8:9], v[10:13]
	v_add_u32_e32 v1, vcc, v1, v15
	v_mul_lo_u32 v10, v7, v4
	v_or_b32_e32 v13, v5, v3
	v_mov_b32_e32 v12, v14
	v_add_u32_e32 v1, vcc, v1, v10
	v_add_u32_e32 v10, vcc, 16, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	flat_store_dwordx2 v[10:11], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB6_8
	v_ashrrev_i32_e32 v14, 31, v3
	v_add_u32_e32 v0, vcc, v2, v14
	v_addc_u32_e32 v1, vcc, v3, v14, vcc
	v_xor_b32_e32 v15, v1, v14
	v_xor_b32_e32 v16, v0, v14
	v_cvt_f32_u32_e32 v0, v16
	v_cvt_f32_u32_e32 v1, v15
	v_sub_u32_e32 v17, vcc, 0, v16
	v_subb_u32_e32 v18, vcc, 0, v15, vcc
	v_mac_f32_e32 v0, 0x4f800000, v1
	v_rcp_f32_e32 v0, v0
	v_mov_b32_e32 v20, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	v_mac_f32_e32 v0, 0xcf800000, v1
	v_cvt_u32_f32_e32 v12, v1
	v_cvt_u32_f32_e32 v13, v0
	v_mul_lo_u32 v10, v17, v12
	v_mad_u64_u32 v[0:1], s[0:1], v17, v13, 0
	v_mul_lo_u32 v11, v18, v13
	v_add_u32_e32 v1, vcc, v1, v10
	v_add_u32_e32 v19, vcc, v1, v11
	v_mad_u64_u32 v[10:11], s[0:1], v13, v19, 0
	v_mul_hi_u32 v1, v13, v0
	v_add_u32_e32 v21, vcc, v1, v10
	v_mad_u64_u32 v[0:1], s[0:1], v12, v0, 0
	v_addc_u32_e32 v22, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[0:1], v12, v19, 0
	v_add_u32_e32 v0, vcc, v21, v0
	v_addc_u32_e32 v0, vcc, v22, v1, vcc
	v_addc_u32_e32 v1, vcc, v11, v20, vcc
	v_add_u32_e32 v0, vcc, v0, v10
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v19, vcc, v13, v0
	v_addc_u32_e32 v21, vcc, v12, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v17, v19, 0
	v_mul_lo_u32 v12, v17, v21
	v_mul_lo_u32 v13, v18, v19
	v_mul_hi_u32 v17, v19, v0
	v_mad_u64_u32 v[10:11], s[0:1], v21, v0, 0
	v_add_u32_e32 v1, vcc, v1, v12
	v_add_u32_e32 v1, vcc, v1, v13
	v_mad_u64_u32 v[12:13], s[0:1], v19, v1, 0
	v_mad_u64_u32 v[0:1], s[0:1], v21, v1, 0
	v_add_u32_e32 v12, vcc, v17, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v10, vcc, v13, v11, vcc
	v_addc_u32_e32 v1, vcc, v1, v20, vcc
	v_add_u32_e32 v0, vcc, v10, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, v19, v0
	v_addc_u32_e32 v11, vcc, v21, v1, vcc
	v_ashrrev_i32_e32 v12, 31, v5
	v_add_u32_e32 v0, vcc, v4, v12
	v_xor_b32_e32 v17, v0, v12
	v_mad_u64_u32 v[0:1], s[0:1], v17, v11, 0
	v_mul_hi_u32 v18, v17, v10
	v_addc_u32_e32 v13, vcc, v5, v12, vcc
	v_xor_b32_e32 v13, v13, v12
	v_add_u32_e32 v18, vcc, v18, v0
	v_addc_u32_e32 v19, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v13, v10, 0
	v_mad_u64_u32 v[10:11], s[0:1], v13, v11, 0
	v_add_u32_e32 v0, vcc, v18, v0
	v_addc_u32_e32 v0, vcc, v19, v1, vcc
	v_addc_u32_e32 v1, vcc, v11, v20, vcc
	v_add_u32_e32 v10, vcc, v0, v10
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	v_mul_lo_u32 v18, v16, v11
	v_mad_u64_u32 v[0:1], s[0:1], v16, v10, 0
	v_mul_lo_u32 v19, v15, v10
	v_add_u32_e32 v1, vcc, v1, v18
	v_add_u32_e32 v1, vcc, v1, v19
	v_sub_u32_e32 v18, vcc, v13, v1
	v_sub_u32_e32 v0, vcc, v17, v0
	v_subb_u32_e64 v17, s[0:1], v18, v15, vcc
	v_sub_u32_e64 v18, s[0:1], v0, v16
	v_subbrev_u32_e64 v17, s[0:1], 0, v17, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v17, v15
	v_cndmask_b32_e64 v19, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v18, v16
	v_cndmask_b32_e64 v18, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v17, v15
	v_cndmask_b32_e64 v17, v19, v18, s[0:1]
	v_add_u32_e64 v18, s[0:1], 2, v10
	v_subb_u32_e32 v1, vcc, v13, v1, vcc
	v_addc_u32_e64 v19, s[0:1], 0, v11, s[0:1]
	v_cmp_ge_u32_e32 vcc, v1, v15
	v_add_u32_e64 v20, s[0:1], 1, v10
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v0, v16
	v_addc_u32_e64 v21, s[0:1], 0, v11, s[0:1]
	v_cndmask_b32_e64 v0, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v1, v15
	v_cmp_ne_u32_e64 s[0:1], 0, v17
	v_cndmask_b32_e32 v0, v13, v0, vcc
	v_cndmask_b32_e64 v17, v21, v19, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v1, v20, v18, s[0:1]
	v_cndmask_b32_e32 v0, v11, v17, vcc
	v_cndmask_b32_e32 v1, v10, v1, vcc
	v_xor_b32_e32 v10, v12, v14
	v_xor_b32_e32 v11, v0, v10
	v_xor_b32_e32 v0, v1, v10
	v_sub_u32_e32 v0, vcc, v0, v10
	v_subb_u32_e32 v1, vcc, v11, v10, vcc
.LBB6_8:
	s_or_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB6_10
	v_cvt_f32_u32_e32 v0, v2
	v_sub_u32_e32 v1, vcc, 0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v1, v0, v2
	v_add_u32_e32 v10, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, v4, v1
	v_sub_u32_e32 v11, vcc, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_add_u32_e32 v10, vcc, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_mov_b32_e32 v1, 0
.LBB6_10:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v3, v0, v3
	v_mad_u64_u32 v[10:11], s[0:1], v0, v2, 0
	v_mul_lo_u32 v2, v1, v2
	v_add_u32_e32 v12, vcc, 24, v8
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_add_u32_e32 v3, vcc, v11, v3
	v_add_u32_e32 v3, vcc, v3, v2
	v_sub_u32_e32 v2, vcc, v4, v10
	v_subb_u32_e32 v3, vcc, v5, v3, vcc
	v_add_u32_e32 v10, vcc, 40, v8
	flat_store_dwordx4 v[12:13], v[0:3]
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_and_b32_e32 v1, v7, v5
	v_and_b32_e32 v0, v6, v4
	v_or_b32_e32 v3, v7, v5
	v_or_b32_e32 v2, v6, v4
	flat_store_dwordx4 v[10:11], v[0:3]
	v_xor_b32_e32 v11, v7, v5
	v_add_u32_e32 v0, vcc, 56, v8
	v_xor_b32_e32 v10, v6, v4
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	v_not_b32_e32 v13, v5
	v_not_b32_e32 v12, v4
	flat_store_dwordx4 v[0:1], v[10:13]
	s_movk_i32 s0, 0x48
	v_sub_u32_e32 v10, vcc, 0, v4
	v_subb_u32_e32 v11, vcc, 0, v5, vcc
	v_lshlrev_b64 v[12:13], v6, v[4:5]
	v_add_u32_e32 v0, vcc, s0, v8
	v_cmp_le_i64_e64 s[0:1], v[4:5], v[6:7]
	s_mov_b32 s5, 0
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	flat_store_dwordx4 v[0:1], v[10:13]
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_cmp_gt_i64_e64 s[0:1], v[4:5], v[6:7]
	v_mov_b32_e32 v12, s5
	v_cmp_lt_i64_e32 vcc, v[4:5], v[6:7]
	v_or_b32_e32 v1, v1, v12
	v_cndmask_b32_e64 v12, 0, 1, s[0:1]
	v_mov_b32_e32 v13, s5
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_cmp_ge_i64_e64 s[2:3], v[4:5], v[6:7]
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_or_b32_e32 v14, v0, v14
	v_or_b32_e32 v13, v1, v13
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_cmp_eq_u64_e64 s[2:3], v[4:5], v[6:7]
	v_or_b32_e32 v14, v14, v12
	v_or_b32_e32 v1, v13, v1
	v_cndmask_b32_e64 v12, 0, 1, s[2:3]
	v_mov_b32_e32 v13, s5
	v_lshlrev_b64 v[12:13], 4, v[12:13]
	v_cmp_ne_u64_e64 s[2:3], v[4:5], v[6:7]
	v_or_b32_e32 v0, v14, v0
	s_movk_i32 s4, 0x58
	v_or_b32_e32 v13, v1, v13
	v_or_b32_e32 v12, v0, v12
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	v_add_u32_e64 v14, s[2:3], s4, v8
	v_ashrrev_i64 v[10:11], v6, v[4:5]
	v_addc_u32_e64 v15, s[2:3], 0, v9, s[2:3]
	v_or_b32_e32 v13, v13, v1
	v_or_b32_e32 v12, v12, v0
	s_movk_i32 s2, 0x68
	flat_store_dwordx4 v[14:15], v[10:13]
	s_mov_b32 s3, 0x2f800000
	v_cndmask_b32_e32 v11, v7, v5, vcc
	v_cndmask_b32_e32 v10, v6, v4, vcc
	v_add_u32_e32 v0, vcc, s2, v8
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	v_cndmask_b32_e64 v13, v7, v5, s[0:1]
	v_cndmask_b32_e64 v12, v6, v4, s[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	v_cmp_ne_u64_e64 s[0:1], 0, v[6:7]
	flat_store_dwordx4 v[0:1], v[10:13]
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_mov_b32_e32 v10, 0x40e00000
	s_mov_b32 s0, 0x4f800000
	v_mac_f32_e64 v10, 0, s0
	v_rcp_f32_e32 v12, v10
	s_mov_b32 s2, 0x5f7ffffc
	s_mov_b32 s4, 0xcf800000
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	v_mul_f32_e32 v12, s2, v12
	v_mul_f32_e32 v13, s3, v12
	v_trunc_f32_e32 v13, v13
	v_mac_f32_e32 v12, s4, v13
	v_cvt_u32_f32_e32 v14, v12
	v_cvt_u32_f32_e32 v15, v13
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[4:5]
	v_mad_u64_u32 v[12:13], s[0:1], -7, v14, 0
	v_mul_lo_u32 v16, v15, -7
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_mov_b32_e32 v11, s5
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mov_b32_e32 v1, s5
	v_or_b32_e32 v18, v10, v0
	v_add_u32_e32 v0, vcc, v16, v13
	v_subrev_u32_e32 v13, vcc, v14, v0
	v_or_b32_e32 v17, v11, v1
	v_mad_u64_u32 v[0:1], s[0:1], v14, v13, 0
	v_mul_hi_u32 v16, v14, v12
	v_mad_u64_u32 v[10:11], s[0:1], v15, v12, 0
	v_mad_u64_u32 v[12:13], s[0:1], v15, v13, 0
	v_add_u32_e32 v0, vcc, v16, v0
	v_mov_b32_e32 v3, s5
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_add_u32_e32 v0, vcc, v0, v10
	v_addc_u32_e32 v0, vcc, v16, v11, vcc
	v_mov_b32_e32 v16, 0
	v_or_b32_e32 v1, v17, v3
	v_addc_u32_e32 v3, vcc, v13, v16, vcc
	v_add_u32_e32 v0, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v17, vcc, v14, v0
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	v_mad_u64_u32 v[10:11], s[0:1], -7, v17, 0
	v_mul_lo_u32 v12, v15, -7
	v_or_b32_e32 v0, v18, v2
	v_mad_u64_u32 v[2:3], s[0:1], v15, v10, 0
	v_add_u32_e32 v11, vcc, v11, v12
	v_subrev_u32_e32 v13, vcc, v17, v11
	v_mad_u64_u32 v[11:12], s[0:1], v17, v13, 0
	v_mul_hi_u32 v10, v17, v10
	v_mad_u64_u32 v[13:14], s[0:1], v15, v13, 0
	v_add_u32_e32 v10, vcc, v10, v11
	v_addc_u32_e32 v11, vcc, 0, v12, vcc
	v_add_u32_e32 v2, vcc, v10, v2
	v_addc_u32_e32 v2, vcc, v11, v3, vcc
	v_addc_u32_e32 v3, vcc, v14, v16, vcc
	v_add_u32_e32 v2, vcc, v2, v13
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v10, vcc, v17, v2
	v_addc_u32_e32 v12, vcc, v15, v3, vcc
	v_ashrrev_i32_e32 v14, 31, v5
	v_add_u32_e32 v2, vcc, v4, v14
	v_addc_u32_e32 v3, vcc, v5, v14, vcc
	v_xor_b32_e32 v17, v2, v14
	v_xor_b32_e32 v15, v3, v14
	v_mad_u64_u32 v[2:3], s[0:1], v17, v12, 0
	v_mul_hi_u32 v13, v17, v10
	v_mad_u64_u32 v[10:11], s[0:1], v15, v10, 0
	v_add_u32_e32 v2, vcc, v13, v2
	v_addc_u32_e32 v13, vcc, 0, v3, vcc
	v_mov_b32_e32 v3, 0x4f800000
	v_add_u32_e32 v2, vcc, v2, v10
	v_mov_b32_e32 v10, 0x41200000
	v_mac_f32_e32 v10, 0, v3
	v_mad_u64_u32 v[2:3], s[0:1], v15, v12, 0
	v_rcp_f32_e32 v10, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	v_addc_u32_e32 v12, vcc, v3, v16, vcc
	v_mul_f32_e32 v3, s2, v10
	v_mul_f32_e32 v10, s3, v3
	v_trunc_f32_e32 v10, v10
	v_mac_f32_e32 v3, s4, v10
	v_cvt_u32_f32_e32 v13, v3
	v_cvt_u32_f32_e32 v18, v10
	v_add_u32_e64 v19, s[0:1], v11, v2
	v_mad_u64_u32 v[2:3], s[2:3], -10, v13, 0
	v_mul_lo_u32 v10, v18, -10
	v_add_u32_e32 v3, vcc, v10, v3
	v_subrev_u32_e32 v20, vcc, v13, v3
	v_mul_hi_u32 v3, v13, v2
	v_mad_u64_u32 v[10:11], s[2:3], v13, v20, 0
	v_add_u32_e32 v10, vcc, v3, v10
	v_mad_u64_u32 v[2:3], s[2:3], v18, v2, 0
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, v10, v2
	v_addc_u32_e32 v10, vcc, v11, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v18, v20, 0
	v_addc_u32_e32 v3, vcc, v3, v16, vcc
	v_add_u32_e32 v2, vcc, v10, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v13, vcc, v13, v2
	v_addc_u32_e32 v18, vcc, v18, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], -10, v13, 0
	v_mul_lo_u32 v10, v18, -10
	v_add_u32_e32 v3, vcc, v3, v10
	v_subrev_u32_e32 v20, vcc, v13, v3
	v_mul_hi_u32 v3, v13, v2
	v_mad_u64_u32 v[10:11], s[2:3], v13, v20, 0
	v_add_u32_e32 v10, vcc, v3, v10
	v_mad_u64_u32 v[2:3], s[2:3], v18, v2, 0
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_add_u32_e32 v2, vcc, v10, v2
	v_addc_u32_e32 v10, vcc, v11, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v18, v20, 0
	v_addc_u32_e32 v3, vcc, v3, v16, vcc
	v_add_u32_e32 v2, vcc, v10, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v10, vcc, v13, v2
	v_addc_u32_e32 v11, vcc, v18, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v17, v11, 0
	v_mul_hi_u32 v13, v17, v10
	v_add_u32_e32 v13, vcc, v13, v2
	v_addc_u32_e32 v18, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v15, v10, 0
	v_addc_u32_e64 v10, s[0:1], 0, v12, s[0:1]
	v_add_u32_e32 v2, vcc, v13, v2
	v_addc_u32_e32 v12, vcc, v18, v3, vcc
	v_mul_lo_u32 v13, v10, 7
	v_mad_u64_u32 v[2:3], s[0:1], 7, v19, 0
	v_add_u32_e64 v3, s[0:1], v3, v13
	v_sub_u32_e64 v2, s[0:1], v17, v2
	v_subb_u32_e64 v3, s[0:1], v15, v3, s[0:1]
	v_subrev_u32_e64 v13, s[0:1], 7, v2
	v_subbrev_u32_e64 v18, s[0:1], 0, v3, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], 6, v13
	v_cndmask_b32_e64 v13, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v18
	v_cndmask_b32_e64 v13, -1, v13, s[0:1]
	v_add_u32_e64 v18, s[0:1], 2, v19
	v_addc_u32_e64 v20, s[0:1], 0, v10, s[0:1]
	v_add_u32_e64 v21, s[0:1], 1, v19
	v_cmp_lt_u32_e64 s[2:3], 6, v2
	v_addc_u32_e64 v22, s[0:1], 0, v10, s[0:1]
	v_cndmask_b32_e64 v2, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], 0, v3
	v_cmp_ne_u32_e64 s[0:1], 0, v13
	v_cndmask_b32_e64 v2, -1, v2, s[2:3]
	v_cndmask_b32_e64 v13, v22, v20, s[0:1]
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_cndmask_b32_e64 v18, v21, v18, s[0:1]
	v_mad_u64_u32 v[2:3], s[0:1], v15, v11, 0
	s_movk_i32 s0, 0x78
	v_cndmask_b32_e64 v13, v10, v13, s[2:3]
	v_addc_u32_e32 v3, vcc, v3, v16, vcc
	v_add_u32_e32 v2, vcc, v12, v2
	v_add_u32_e64 v10, s[0:1], s0, v8
	v_cndmask_b32_e64 v12, v19, v18, s[2:3]
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_addc_u32_e64 v11, s[0:1], 0, v9, s[0:1]
	v_xor_b32_e32 v16, v13, v14
	v_xor_b32_e32 v18, v12, v14
	v_mul_lo_u32 v19, v3, 10
	v_mad_u64_u32 v[12:13], s[0:1], 10, v2, 0
	v_sub_u32_e32 v2, vcc, v18, v14
	v_subb_u32_e32 v3, vcc, v16, v14, vcc
	flat_store_dwordx4 v[10:11], v[0:3]
	s_nop 0
	v_add_u32_e32 v0, vcc, v13, v19
	v_sub_u32_e32 v1, vcc, v17, v12
	v_subb_u32_e32 v0, vcc, v15, v0, vcc
	v_subrev_u32_e32 v2, vcc, 10, v1
	v_subbrev_u32_e32 v3, vcc, 0, v0, vcc
	v_subrev_u32_e32 v10, vcc, 10, v2
	v_subbrev_u32_e32 v11, vcc, 0, v3, vcc
	v_cmp_lt_u32_e32 vcc, 9, v2
	v_cndmask_b32_e64 v12, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v12, -1, v12, vcc
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_cmp_lt_u32_e64 s[0:1], 9, v1
	v_cndmask_b32_e32 v3, v3, v11, vcc
	v_cndmask_b32_e64 v11, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v11, -1, v11, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v11
	v_cndmask_b32_e32 v2, v2, v10, vcc
	v_cndmask_b32_e64 v0, v0, v3, s[0:1]
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	v_xor_b32_e32 v2, v0, v14
	v_xor_b32_e32 v0, v1, v14
	v_sub_u32_e32 v0, vcc, v0, v14
	v_subb_u32_e32 v1, vcc, v2, v14, vcc
	s_movk_i32 s0, 0x88
	v_add_u32_e32 v10, vcc, s0, v8
	v_mul_lo_u32 v14, v5, 5
	v_mad_u64_u32 v[2:3], s[0:1], v4, 5, 0
	v_mul_lo_u32 v15, v7, 3
	v_mad_u64_u32 v[12:13], s[0:1], v6, 3, 0
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_add_u32_e32 v3, vcc, v3, v14
	v_add_u32_e32 v13, vcc, v13, v15
	v_add_u32_e32 v2, vcc, v12, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	flat_store_dwordx4 v[10:11], v[0:3]
	s_nop 0
	v_lshlrev_b64 v[0:1], 3, v[4:5]
	v_ashrrev_i64 v[2:3], 2, v[6:7]
	v_sub_u32_e32 v0, vcc, v0, v2
	v_subb_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v2, vcc, 0x98, v8
	v_addc_u32_e32 v3, vcc, 0, v9, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_long
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end6:
	.size	ops_long, .Lfunc_end6-ops_long
	.section	.AMDGPU.csdata
	.text
	.protected	ops_ulong
	.globl	ops_ulong
	.p2align	8
	.type	ops_ulong,@function
ops_ulong:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, vcc, s8, v0
	v_cmp_lt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB7_2
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s2, 0x7feb352d
	v_xor_b32_e32 v2, 0x9e3779b9, v0
	v_mul_lo_u32 v1, v1, s2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	s_mov_b32 s2, 0x846ca68b
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v2, v2, s2
	v_xor_b32_sdwa v5, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
.LBB7_2:
	s_or_saveexec_b64 s[4:5], s[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_xor_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 1, v0
	v_bfrev_b32_e32 v2, 1
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_bfe_i32 v4, v0, 0, 1
	v_cndmask_b32_e64 v5, -1, v2, s[0:1]
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v1, 2, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_bfe_u32 v6, v0, 1, 1
	v_lshlrev_b32_e32 v7, 31, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_6
	v_add_u32_e32 v1, vcc, 0x3e8, v0
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b64 v[6:7], v0, v[1:2]
.LBB7_6:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v13, v0, 20
	v_add_u32_e32 v1, vcc, 1, v6
	v_addc_u32_e32 v2, vcc, 0, v7, vcc
	v_mov_b32_e32 v14, 0
	v_cmp_lt_u64_e32 vcc, 1, v[1:2]
	v_lshlrev_b64 v[0:1], 3, v[13:14]
	v_cndmask_b32_e32 v3, 0, v7, vcc
	v_cndmask_b32_e32 v2, 3, v6, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s3
	v_add_u32_e32 v8, vcc, s2, v0
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	v_add_u32_e32 v10, vcc, v6, v4
	v_addc_u32_e32 v11, vcc, v7, v5, vcc
	v_sub_u32_e32 v12, vcc, v4, v6
	v_subb_u32_e32 v13, vcc, v5, v7, vcc
	v_mul_lo_u32 v15, v6, v5
	v_mad_u64_u32 v[0:1], s[0:1], v6, v4, 0
	flat_store_dwordx4 v[8:9], v[10:13]
	v_add_u32_e32 v1, vcc, v1, v15
	v_mul_lo_u32 v10, v7, v4
	v_or_b32_e32 v13, v5, v3
	v_mov_b32_e32 v12, v14
	v_add_u32_e32 v1, vcc, v1, v10
	v_add_u32_e32 v10, vcc, 16, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	flat_store_dwordx2 v[10:11], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB7_8
	v_cvt_f32_u32_e32 v0, v2
	v_cvt_f32_u32_e32 v1, v3
	v_sub_u32_e32 v14, vcc, 0, v2
	v_subb_u32_e32 v15, vcc, 0, v3, vcc
	v_mac_f32_e32 v0, 0x4f800000, v1
	v_rcp_f32_e32 v0, v0
	v_mov_b32_e32 v18, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	v_mac_f32_e32 v0, 0xcf800000, v1
	v_cvt_u32_f32_e32 v12, v1
	v_cvt_u32_f32_e32 v13, v0
	v_mul_lo_u32 v10, v14, v12
	v_mad_u64_u32 v[0:1], s[0:1], v14, v13, 0
	v_mul_lo_u32 v11, v15, v13
	v_add_u32_e32 v1, vcc, v1, v10
	v_add_u32_e32 v17, vcc, v1, v11
	v_mul_hi_u32 v16, v13, v0
	v_mad_u64_u32 v[10:11], s[0:1], v13, v17, 0
	v_mad_u64_u32 v[0:1], s[0:1], v12, v0, 0
	v_add_u32_e32 v16, vcc, v16, v10
	v_addc_u32_e32 v19, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[0:1], v12, v17, 0
	v_add_u32_e32 v0, vcc, v16, v0
	v_addc_u32_e32 v0, vcc, v19, v1, vcc
	v_addc_u32_e32 v1, vcc, v11, v18, vcc
	v_add_u32_e32 v0, vcc, v0, v10
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v16, vcc, v13, v0
	v_addc_u32_e32 v17, vcc, v12, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v14, v16, 0
	v_mul_lo_u32 v12, v14, v17
	v_mul_lo_u32 v13, v15, v16
	v_mul_hi_u32 v14, v16, v0
	v_mad_u64_u32 v[10:11], s[0:1], v17, v0, 0
	v_add_u32_e32 v1, vcc, v1, v12
	v_add_u32_e32 v1, vcc, v1, v13
	v_mad_u64_u32 v[12:13], s[0:1], v16, v1, 0
	v_mad_u64_u32 v[0:1], s[0:1], v17, v1, 0
	v_add_u32_e32 v12, vcc, v14, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v10, vcc, v13, v11, vcc
	v_addc_u32_e32 v1, vcc, v1, v18, vcc
	v_add_u32_e32 v0, vcc, v10, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, v16, v0
	v_addc_u32_e32 v11, vcc, v17, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v4, v11, 0
	v_mul_hi_u32 v12, v4, v10
	v_add_u32_e32 v12, vcc, v12, v0
	v_addc_u32_e32 v13, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v5, v10, 0
	v_mad_u64_u32 v[10:11], s[0:1], v5, v11, 0
	v_add_u32_e32 v0, vcc, v12, v0
	v_addc_u32_e32 v0, vcc, v13, v1, vcc
	v_addc_u32_e32 v1, vcc, v11, v18, vcc
	v_add_u32_e32 v10, vcc, v0, v10
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	v_mul_lo_u32 v12, v2, v11
	v_mad_u64_u32 v[0:1], s[0:1], v2, v10, 0
	v_mul_lo_u32 v13, v3, v10
	v_add_u32_e32 v1, vcc, v1, v12
	v_add_u32_e32 v1, vcc, v1, v13
	v_sub_u32_e32 v12, vcc, v5, v1
	v_sub_u32_e32 v0, vcc, v4, v0
	v_subb_u32_e64 v12, s[0:1], v12, v3, vcc
	v_sub_u32_e64 v13, s[0:1], v0, v2
	v_subbrev_u32_e64 v12, s[0:1], 0, v12, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v12, v3
	v_cndmask_b32_e64 v14, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v13, v2
	v_cndmask_b32_e64 v13, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v12, v3
	v_cndmask_b32_e64 v12, v14, v13, s[0:1]
	v_add_u32_e64 v13, s[0:1], 2, v10
	v_addc_u32_e64 v14, s[0:1], 0, v11, s[0:1]
	v_add_u32_e64 v15, s[0:1], 1, v10
	v_addc_u32_e64 v16, s[0:1], 0, v11, s[0:1]
	v_subb_u32_e32 v1, vcc, v5, v1, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v12
	v_cmp_ge_u32_e32 vcc, v1, v3
	v_cndmask_b32_e64 v12, v16, v14, s[0:1]
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v0, v2
	v_cndmask_b32_e64 v0, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v1, v3
	v_cndmask_b32_e32 v0, v14, v0, vcc
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v0, v15, v13, s[0:1]
	v_cndmask_b32_e32 v1, v11, v12, vcc
	v_cndmask_b32_e32 v0, v10, v0, vcc
.LBB7_8:
	s_or_saveexec_b64 s[0:1], s[2:3]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_10
	v_cvt_f32_u32_e32 v0, v2
	v_sub_u32_e32 v1, vcc, 0, v2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v1, v0, v2
	v_add_u32_e32 v10, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, v4, v1
	v_sub_u32_e32 v11, vcc, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_add_u32_e32 v10, vcc, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_mov_b32_e32 v1, 0
.LBB7_10:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v3, v0, v3
	v_mad_u64_u32 v[10:11], s[0:1], v0, v2, 0
	v_mul_lo_u32 v2, v1, v2
	v_add_u32_e32 v12, vcc, 24, v8
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_add_u32_e32 v3, vcc, v11, v3
	v_add_u32_e32 v3, vcc, v3, v2
	v_sub_u32_e32 v2, vcc, v4, v10
	v_subb_u32_e32 v3, vcc, v5, v3, vcc
	v_add_u32_e32 v10, vcc, 40, v8
	flat_store_dwordx4 v[12:13], v[0:3]
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_and_b32_e32 v1, v7, v5
	v_and_b32_e32 v0, v6, v4
	v_or_b32_e32 v3, v7, v5
	v_or_b32_e32 v2, v6, v4
	flat_store_dwordx4 v[10:11], v[0:3]
	v_xor_b32_e32 v11, v7, v5
	v_add_u32_e32 v0, vcc, 56, v8
	v_xor_b32_e32 v10, v6, v4
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	v_not_b32_e32 v13, v5
	v_not_b32_e32 v12, v4
	flat_store_dwordx4 v[0:1], v[10:13]
	s_movk_i32 s0, 0x48
	v_sub_u32_e32 v10, vcc, 0, v4
	v_subb_u32_e32 v11, vcc, 0, v5, vcc
	v_lshlrev_b64 v[12:13], v6, v[4:5]
	v_add_u32_e32 v0, vcc, s0, v8
	v_cmp_le_u64_e64 s[0:1], v[4:5], v[6:7]
	s_mov_b32 s5, 0
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	flat_store_dwordx4 v[0:1], v[10:13]
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[6:7]
	v_mov_b32_e32 v12, s5
	v_cmp_lt_u64_e32 vcc, v[4:5], v[6:7]
	v_or_b32_e32 v1, v1, v12
	v_cndmask_b32_e64 v12, 0, 1, s[0:1]
	v_mov_b32_e32 v13, s5
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_cmp_ge_u64_e64 s[2:3], v[4:5], v[6:7]
	v_cndmask_b32_e64 v14, 0, 1, vcc
	v_or_b32_e32 v14, v0, v14
	v_or_b32_e32 v13, v1, v13
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_cmp_eq_u64_e64 s[2:3], v[4:5], v[6:7]
	v_or_b32_e32 v14, v14, v12
	v_or_b32_e32 v1, v13, v1
	v_cndmask_b32_e64 v12, 0, 1, s[2:3]
	v_mov_b32_e32 v13, s5
	v_lshlrev_b64 v[12:13], 4, v[12:13]
	v_cmp_ne_u64_e64 s[2:3], v[4:5], v[6:7]
	v_or_b32_e32 v0, v14, v0
	s_movk_i32 s4, 0x58
	v_or_b32_e32 v13, v1, v13
	v_or_b32_e32 v12, v0, v12
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	v_add_u32_e64 v14, s[2:3], s4, v8
	v_lshrrev_b64 v[10:11], v6, v[4:5]
	v_addc_u32_e64 v15, s[2:3], 0, v9, s[2:3]
	v_or_b32_e32 v13, v13, v1
	v_or_b32_e32 v12, v12, v0
	s_movk_i32 s2, 0x68
	flat_store_dwordx4 v[14:15], v[10:13]
	s_mov_b32 s3, 0x2f800000
	v_cndmask_b32_e32 v11, v7, v5, vcc
	v_cndmask_b32_e32 v10, v6, v4, vcc
	v_add_u32_e32 v0, vcc, s2, v8
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	v_cndmask_b32_e64 v13, v7, v5, s[0:1]
	v_cndmask_b32_e64 v12, v6, v4, s[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	v_cmp_ne_u64_e64 s[0:1], 0, v[6:7]
	flat_store_dwordx4 v[0:1], v[10:13]
	s_and_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v15, 0, 1, s[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	v_mov_b32_e32 v2, 0x40e00000
	s_mov_b32 s0, 0x4f800000
	v_mac_f32_e64 v2, 0, s0
	v_rcp_f32_e32 v10, v2
	s_mov_b32 s2, 0x5f7ffffc
	s_mov_b32 s4, 0xcf800000
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_mul_f32_e32 v10, s2, v10
	v_mul_f32_e32 v11, s3, v10
	v_trunc_f32_e32 v11, v11
	v_mac_f32_e32 v10, s4, v11
	v_cmp_eq_u64_e32 vcc, 0, v[4:5]
	v_cvt_u32_f32_e32 v16, v10
	v_cvt_u32_f32_e32 v17, v11
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_mov_b32_e32 v3, s5
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v1, s5
	v_mad_u64_u32 v[10:11], s[0:1], v16, -7, 0
	v_or_b32_e32 v18, v3, v1
	v_mul_lo_u32 v1, v17, -7
	v_subrev_u32_e32 v3, vcc, v16, v11
	v_mad_u64_u32 v[13:14], s[0:1], v17, v10, 0
	v_add_u32_e32 v1, vcc, v1, v3
	v_mad_u64_u32 v[11:12], s[0:1], v16, v1, 0
	v_mul_hi_u32 v3, v16, v10
	v_mov_b32_e32 v19, 0
	v_add_u32_e32 v3, vcc, v3, v11
	v_mad_u64_u32 v[10:11], s[0:1], v17, v1, 0
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v3, vcc, v3, v13
	v_addc_u32_e32 v1, vcc, v12, v14, vcc
	v_addc_u32_e32 v3, vcc, v11, v19, vcc
	v_add_u32_e32 v1, vcc, v1, v10
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v12, vcc, v16, v1
	v_addc_u32_e32 v13, vcc, v17, v3, vcc
	v_mad_u64_u32 v[10:11], s[0:1], v12, -7, 0
	v_mul_lo_u32 v1, v13, -7
	v_or_b32_e32 v14, v2, v15
	v_subrev_u32_e32 v2, vcc, v12, v11
	v_add_u32_e32 v11, vcc, v2, v1
	v_mad_u64_u32 v[2:3], s[0:1], v12, v11, 0
	v_mul_hi_u32 v15, v12, v10
	v_mov_b32_e32 v1, s5
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_u32_e32 v15, vcc, v15, v2
	v_addc_u32_e32 v16, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v13, v10, 0
	v_mad_u64_u32 v[10:11], s[0:1], v13, v11, 0
	v_add_u32_e32 v2, vcc, v15, v2
	v_addc_u32_e32 v2, vcc, v16, v3, vcc
	v_addc_u32_e32 v3, vcc, v11, v19, vcc
	v_add_u32_e32 v2, vcc, v2, v10
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v10, vcc, v12, v2
	v_addc_u32_e32 v11, vcc, v13, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v4, v11, 0
	v_mul_hi_u32 v12, v4, v10
	v_mov_b32_e32 v13, 0x4f800000
	v_mov_b32_e32 v15, 0x41200000
	v_or_b32_e32 v0, v14, v0
	v_add_u32_e32 v12, vcc, v12, v2
	v_addc_u32_e32 v14, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v5, v11, 0
	v_mad_u64_u32 v[10:11], s[0:1], v5, v10, 0
	v_mac_f32_e32 v15, 0, v13
	v_rcp_f32_e32 v13, v15
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v12, vcc, v14, v11, vcc
	v_mul_f32_e32 v10, s2, v13
	v_mul_f32_e32 v11, s3, v10
	v_trunc_f32_e32 v11, v11
	v_mac_f32_e32 v10, s4, v11
	v_cvt_u32_f32_e32 v13, v10
	v_cvt_u32_f32_e32 v15, v11
	v_addc_u32_e32 v14, vcc, v3, v19, vcc
	v_mad_u64_u32 v[10:11], s[0:1], v13, -10, 0
	v_add_u32_e64 v16, s[0:1], v12, v2
	v_mul_lo_u32 v2, v15, -10
	v_subrev_u32_e32 v3, vcc, v13, v11
	v_mul_hi_u32 v12, v13, v10
	v_add_u32_e32 v11, vcc, v2, v3
	v_mad_u64_u32 v[2:3], s[2:3], v13, v11, 0
	v_or_b32_e32 v1, v18, v1
	v_add_u32_e32 v12, vcc, v12, v2
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v15, v10, 0
	v_addc_u32_e64 v14, vcc, 0, v14, s[0:1]
	v_mad_u64_u32 v[10:11], s[0:1], v15, v11, 0
	v_add_u32_e32 v2, vcc, v12, v2
	v_addc_u32_e32 v2, vcc, v17, v3, vcc
	v_addc_u32_e32 v11, vcc, v11, v19, vcc
	v_mul_lo_u32 v12, v14, 7
	v_add_u32_e32 v10, vcc, v2, v10
	v_mad_u64_u32 v[2:3], s[0:1], v16, 7, 0
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_add_u32_e64 v3, s[0:1], v3, v12
	v_sub_u32_e64 v2, s[0:1], v4, v2
	v_subb_u32_e64 v3, s[0:1], v5, v3, s[0:1]
	v_subrev_u32_e64 v12, s[0:1], 7, v2
	v_subbrev_u32_e64 v17, s[0:1], 0, v3, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], 6, v12
	v_cmp_lt_u32_e64 s[2:3], 6, v2
	v_cndmask_b32_e64 v12, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v17
	v_add_u32_e32 v13, vcc, v13, v10
	v_cndmask_b32_e64 v2, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], 0, v3
	v_cndmask_b32_e64 v12, -1, v12, s[0:1]
	v_add_u32_e64 v17, s[0:1], 2, v16
	v_cndmask_b32_e64 v2, -1, v2, s[2:3]
	v_addc_u32_e32 v15, vcc, v15, v11, vcc
	v_mad_u64_u32 v[10:11], s[4:5], v13, -10, 0
	v_addc_u32_e64 v18, s[0:1], 0, v14, s[0:1]
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_mul_lo_u32 v2, v15, -10
	v_add_u32_e64 v20, s[0:1], 1, v16
	v_addc_u32_e64 v21, s[0:1], 0, v14, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v12
	v_subrev_u32_e32 v11, vcc, v13, v11
	v_cndmask_b32_e64 v12, v21, v18, s[0:1]
	v_add_u32_e32 v2, vcc, v11, v2
	v_cndmask_b32_e64 v3, v14, v12, s[2:3]
	v_mul_hi_u32 v14, v13, v10
	v_mad_u64_u32 v[11:12], s[4:5], v13, v2, 0
	v_cndmask_b32_e64 v17, v20, v17, s[0:1]
	v_add_u32_e32 v14, vcc, v14, v11
	v_mad_u64_u32 v[10:11], s[4:5], v15, v10, 0
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_addc_u32_e32 v12, vcc, v12, v11, vcc
	v_mad_u64_u32 v[10:11], s[4:5], v15, v2, 0
	v_addc_u32_e32 v2, vcc, v11, v19, vcc
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v12, vcc, v13, v10
	v_addc_u32_e32 v2, vcc, v15, v2, vcc
	v_mad_u64_u32 v[10:11], s[4:5], v4, v2, 0
	v_mul_hi_u32 v13, v4, v12
	s_movk_i32 s4, 0x78
	v_add_u32_e32 v14, vcc, v13, v10
	v_addc_u32_e32 v18, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[0:1], v5, v12, 0
	v_add_u32_e32 v12, vcc, s4, v8
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_mad_u64_u32 v[14:15], s[0:1], v5, v2, 0
	v_addc_u32_e32 v2, vcc, v18, v11, vcc
	v_addc_u32_e32 v10, vcc, v15, v19, vcc
	v_add_u32_e32 v2, vcc, v2, v14
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_mul_lo_u32 v14, v10, 10
	v_mad_u64_u32 v[10:11], s[0:1], v2, 10, 0
	v_cndmask_b32_e64 v2, v16, v17, s[2:3]
	flat_store_dwordx4 v[12:13], v[0:3]
	v_mul_lo_u32 v15, v7, 3
	v_add_u32_e32 v0, vcc, v11, v14
	v_sub_u32_e32 v2, vcc, v4, v10
	v_subb_u32_e32 v0, vcc, v5, v0, vcc
	v_subrev_u32_e32 v3, vcc, 10, v2
	v_subbrev_u32_e32 v1, vcc, 0, v0, vcc
	v_subrev_u32_e32 v10, vcc, 10, v3
	v_subbrev_u32_e32 v11, vcc, 0, v1, vcc
	v_cmp_lt_u32_e32 vcc, 9, v3
	v_cndmask_b32_e64 v12, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v12, -1, v12, vcc
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_cmp_lt_u32_e64 s[0:1], 9, v2
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_cndmask_b32_e64 v11, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v11, -1, v11, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v11
	v_cndmask_b32_e64 v1, v0, v1, s[0:1]
	v_cndmask_b32_e32 v0, v3, v10, vcc
	v_cndmask_b32_e64 v0, v2, v0, s[0:1]
	s_movk_i32 s0, 0x88
	v_add_u32_e32 v10, vcc, s0, v8
	v_mul_lo_u32 v14, v5, 5
	v_mad_u64_u32 v[2:3], s[0:1], v4, 5, 0
	v_mad_u64_u32 v[12:13], s[0:1], v6, 3, 0
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_add_u32_e32 v3, vcc, v3, v14
	v_add_u32_e32 v13, vcc, v13, v15
	v_add_u32_e32 v2, vcc, v12, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	flat_store_dwordx4 v[10:11], v[0:3]
	s_nop 0
	v_lshlrev_b64 v[0:1], 3, v[4:5]
	v_lshrrev_b64 v[2:3], 2, v[6:7]
	v_sub_u32_e32 v0, vcc, v0, v2
	v_subb_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v2, vcc, 0x98, v8
	v_addc_u32_e32 v3, vcc, 0, v9, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ops_ulong
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end7:
	.size	ops_ulong, .Lfunc_end7-ops_ulong
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
        .type_name:      'char*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_char
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_char.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_uchar
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_uchar.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_short
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_short.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'ushort*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_ushort
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_ushort.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_int
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_int.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_uint
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_uint.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_long
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_long.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ops_ulong
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ops_ulong.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
