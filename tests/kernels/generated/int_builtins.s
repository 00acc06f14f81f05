	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	builtins_char
	.globl	builtins_char
	.p2align	8
	.type	builtins_char,@function
builtins_char:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0x7feb352d
	s_mov_b32 s4, 0x9e3779b9
	s_mov_b32 s3, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v5, vcc, s0, v0
	v_xor_b32_sdwa v0, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s5, 0x24924925
	v_mul_hi_u32 v2, v5, s5
	s_movk_i32 s5, 0x12c
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_xor_b32_e32 v1, s4, v5
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s3
	v_mul_lo_u32 v1, v1, s2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_xor_b32_sdwa v8, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v0, 15, v1
	v_xor_b32_e32 v0, v0, v1
	v_sub_u32_e32 v1, vcc, v5, v2
	v_lshrrev_b32_e32 v1, 1, v1
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v2, vcc, s5, v5
	v_xor_b32_e32 v2, s4, v2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s3
	v_mul_lo_u32 v2, v2, s2
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v1, v1, 7
	v_xor_b32_sdwa v7, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v0, 15, v2
	v_xor_b32_e32 v0, v0, v2
	v_mul_lo_u32 v0, v0, s3
	v_sub_u32_e32 v9, vcc, v5, v1
	v_lshrrev_b64 v[2:3], v9, v[7:8]
	v_xor_b32_sdwa v6, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v5, 18
	v_lshrrev_b32_e32 v1, v9, v7
	v_bfe_u32 v7, v7, v9, 8
	v_bcnt_u32_b32 v8, v7, 0
	v_ffbh_u32_e32 v7, v7
	v_bfe_i32 v3, v1, 0, 8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_min_u32_e32 v7, 32, v7
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v7, vcc, -16, v7
	v_lshlrev_b16_e32 v7, 8, v7
	v_or_b32_e32 v7, v7, v8
	v_bfe_i32 v4, v6, 0, 8
	v_add_u16_e32 v7, 0xf800, v7
	flat_store_short v[0:1], v7
	v_lshrrev_b16_e32 v7, 12, v4
	v_and_b32_e32 v7, 7, v7
	v_add_u16_e32 v7, v6, v7
	v_and_b32_e32 v7, 0xf8, v7
	v_sub_u16_e32 v7, v6, v7
	v_bfe_i32 v8, v7, 0, 8
	v_cmp_gt_i16_e32 vcc, 1, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_bfe_i32 v7, v8, 0, 16
	v_sub_u32_e32 v9, vcc, 0, v7
	v_add_u32_e32 v7, vcc, 8, v7
	v_lshrrev_b32_sdwa v9, v9, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshlrev_b32_e32 v7, v7, v2
	v_or_b32_e32 v7, v7, v9
	v_cmp_eq_u16_e32 vcc, 0, v8
	v_cndmask_b32_e32 v7, v7, v3, vcc
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	v_sub_u16_e32 v7, 0, v8
	v_and_b32_e32 v7, 7, v7
	v_and_b32_e32 v8, 7, v8
	v_lshrrev_b16_sdwa v7, v7, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshlrev_b16_e32 v8, v8, v3
	v_or_b32_e32 v7, v8, v7
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v5, vcc, 0x384, v5
	v_xor_b32_e32 v5, 0x9e3779b9, v5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v5, v5, s0
	s_mov_b32 s0, 0x846ca68b
	v_mul_lo_u16_sdwa v2, v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_and_b32_e32 v2, 0xffffff00, v2
	v_lshrrev_b32_e32 v8, 15, v5
	v_xor_b32_e32 v5, v8, v5
	v_mul_lo_u32 v5, v5, s0
	v_add_u32_e32 v8, vcc, 2, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	flat_store_byte v[8:9], v7
	v_add_u32_e32 v7, vcc, 3, v0
	v_xor_b32_sdwa v10, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	v_mul_lo_u16_e32 v5, v3, v4
	v_or_b32_sdwa v2, v5, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, 5, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	v_bfe_i32 v17, v10, 0, 8
	flat_store_short v[7:8], v2
	v_sub_u16_e32 v7, v3, v4
	v_sub_u16_e32 v8, v4, v3
	v_cmp_gt_i16_e32 vcc, v3, v4
	v_min_i16_e32 v18, v4, v17
	v_max_i16_e32 v19, v4, v17
	v_cndmask_b32_e32 v8, v8, v7, vcc
	v_max_i16_e32 v18, v18, v3
	v_cmp_lt_i16_e32 vcc, v19, v3
	v_ashrrev_i16_e32 v9, 1, v3
	v_ashrrev_i16_e32 v12, 1, v4
	v_cndmask_b32_e32 v18, v18, v19, vcc
	v_xor_b32_e32 v19, v3, v4
	v_and_b32_e32 v11, 0xff, v10
	v_add_u16_e32 v9, v9, v12
	v_and_b32_e32 v12, v4, v3
	v_or_b32_e32 v13, v3, v4
	v_and_b32_e32 v10, v19, v10
	v_or_b32_e32 v19, 64, v3
	v_sub_u16_e32 v2, 0, v3
	v_and_b32_e32 v12, 1, v12
	v_and_b32_e32 v13, 1, v13
	s_movk_i32 s0, 0x7f
	s_movk_i32 s1, 0xff80
	v_cmp_eq_u16_e32 vcc, 0, v11
	v_add_u16_e32 v19, v19, v3
	v_max_i16_e32 v2, v3, v2
	v_add_u16_e32 v12, v9, v12
	v_add_u16_sdwa v9, v9, v13 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u16_e32 v13, v4, v3
	v_min_i16_e32 v7, s0, v7
	v_mov_b32_e32 v14, s1
	v_min_i16_e32 v15, v3, v4
	v_max_i16_sdwa v16, v3, v4 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_xor_b32_sdwa v10, v10, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_cndmask_b32_e32 v11, v4, v3, vcc
	v_min_i16_e32 v19, s0, v19
	v_mad_u16 v3, v3, v4, v17
	v_max_i16_sdwa v7, v7, v14 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_max_i16_sdwa v14, v19, v14 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_bfe_i32 v3, v3, 0, 16
	v_mov_b32_e32 v4, 0x7f
	v_med3_i32 v4, v3, s1, v4
	v_or_b32_sdwa v3, v18, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v10, v11, v14 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_min_i16_e32 v13, s0, v13
	v_or_b32_sdwa v10, v3, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v3, 8, v8
	v_max_i16_e32 v13, s1, v13
	v_or_b32_sdwa v2, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v12, v9 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v2, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v15, v16 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v7, v13, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v3, v7, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	flat_store_dwordx2 v[5:6], v[2:3]
	v_add_u32_e32 v2, vcc, 17, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 13, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_byte v[2:3], v4
	flat_store_dword v[0:1], v10
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_char
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 20
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
	.size	builtins_char, .Lfunc_end0-builtins_char
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_uchar
	.globl	builtins_uchar
	.p2align	8
	.type	builtins_uchar,@function
builtins_uchar:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0xffff
	s_mov_b32 s3, 0x7feb352d
	s_movk_i32 s5, 0x12c
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v0, vcc, s0, v0
	s_mov_b32 s2, 0x9e3779b9
	v_xor_b32_e32 v1, s2, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	s_mov_b32 s0, 0x24924925
	s_mov_b32 s4, 0x846ca68b
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_hi_u32 v2, v0, s0
	v_mul_lo_u32 v1, v1, s4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_sub_u32_e32 v3, vcc, v0, v2
	v_lshrrev_b32_e32 v3, 1, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_add_u32_e32 v3, vcc, s5, v0
	s_movk_i32 s5, 0x384
	v_xor_b32_e32 v3, s2, v3
	v_add_u32_e32 v4, vcc, s5, v0
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, s2, v4
	v_mul_lo_u32 v3, v3, s3
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s3
	v_lshrrev_b32_e32 v2, 2, v2
	v_mul_lo_u32 v2, v2, 7
	v_lshrrev_b32_e32 v5, 15, v3
	v_xor_b32_e32 v3, v5, v3
	v_lshrrev_b32_e32 v5, 15, v4
	v_mul_lo_u32 v3, v3, s4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s4
	v_sub_u32_e32 v2, vcc, v0, v2
	v_mul_lo_u32 v0, v0, 18
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v6, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, s0, v0
	v_bfe_u32 v0, v1, v2, 8
	v_and_b32_e32 v8, 7, v3
	v_lshrrev_b32_e32 v9, v2, v1
	v_sub_u16_e32 v2, 0, v3
	s_movk_i32 s0, 0xff
	v_bcnt_u32_b32 v7, v0, 0
	v_ffbh_u32_e32 v0, v0
	v_lshlrev_b16_e32 v1, v8, v9
	v_and_b32_e32 v2, 7, v2
	v_and_b32_e32 v8, s0, v9
	v_mov_b32_e32 v5, s1
	v_min_u32_e32 v0, 32, v0
	v_lshrrev_b16_e32 v2, v2, v8
	v_and_b32_e32 v11, s0, v3
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v0, vcc, -16, v0
	v_or_b32_e32 v10, v1, v2
	v_mul_lo_u16_e32 v1, v8, v11
	v_lshrrev_b16_e32 v12, 8, v1
	v_sub_u16_e32 v1, v9, v3
	v_sub_u16_e32 v2, v3, v9
	v_cmp_gt_u16_e32 vcc, v8, v11
	v_and_b32_e32 v17, s0, v6
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_lshrrev_b16_e32 v2, 1, v8
	v_lshrrev_b16_e32 v13, 1, v11
	v_min_u32_e32 v18, v11, v17
	v_max_u32_e32 v19, v11, v17
	v_add_u16_e32 v2, v2, v13
	v_and_b32_e32 v13, v3, v9
	v_or_b32_e32 v14, v9, v3
	v_max_u16_e32 v18, v8, v18
	v_cmp_gt_u16_e32 vcc, v8, v19
	v_and_b32_e32 v13, 1, v13
	v_and_b32_e32 v14, 1, v14
	v_sub_u16_e32 v16, v8, v11
	v_cndmask_b32_e32 v18, v18, v19, vcc
	v_xor_b32_e32 v19, v9, v3
	v_cmp_eq_u16_e32 vcc, 0, v17
	v_add_u16_sdwa v13, v2, v13 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u16_e32 v2, v2, v14
	v_add_u16_e32 v14, v8, v11
	v_mov_b32_e32 v15, s0
	v_max_i16_e32 v16, 0, v16
	v_and_b32_e32 v6, v19, v6
	v_max_u16_e32 v19, v8, v11
	v_lshlrev_b16_e32 v18, 8, v18
	v_cndmask_b32_e32 v3, v3, v9, vcc
	v_min_u16_sdwa v14, v14, v15 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_min_u16_e32 v16, s0, v16
	v_or_b32_e32 v18, v19, v18
	v_min_u16_sdwa v19, v8, v11 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_xor_b32_e32 v6, v6, v9
	v_lshlrev_b16_e32 v3, 8, v3
	v_or_b32_sdwa v3, v6, v3 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v6, v16, v19 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v2, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v2, v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v6, 8, v9
	v_lshlrev_b16_e32 v0, 8, v0
	v_or_b32_sdwa v1, v1, v13 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_e32 v6, v12, v6
	v_or_b32_sdwa v1, v6, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b16_e32 v6, 8, v12
	v_or_b32_e32 v0, v0, v7
	v_or_b32_sdwa v6, v10, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add_u16_e32 v0, 0xf800, v0
	v_or_b32_sdwa v3, v18, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_or_b32_e32 v0, v0, v6
	flat_store_dwordx4 v[4:5], v[0:3]
	s_nop 0
	v_or_b32_e32 v0, 64, v9
	v_add_u16_sdwa v0, v8, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mad_u16 v3, v8, v11, v17
	v_min_u16_e32 v2, s0, v0
	v_add_u32_e32 v0, vcc, 16, v4
	v_min_u16_sdwa v3, v3, v15 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_or_b32_e32 v2, v2, v3
	flat_store_short v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_uchar
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 20
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
	.size	builtins_uchar, .Lfunc_end1-builtins_uchar
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_short
	.globl	builtins_short
	.p2align	8
	.type	builtins_short,@function
builtins_short:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0xffff
	s_mov_b32 s4, 0x9e3779b9
	s_mov_b32 s3, 0x7feb352d
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v6, vcc, s0, v0
	v_xor_b32_sdwa v0, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, s4, v6
	v_mul_lo_u32 v0, v0, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	s_mov_b32 s5, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v2
	s_mov_b32 s6, 0x24924925
	v_mul_lo_u32 v0, v0, s5
	v_xor_b32_e32 v1, v1, v2
	v_mul_hi_u32 v2, v6, s6
	v_mul_lo_u32 v1, v1, s5
	v_xor_b32_sdwa v8, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s6, 0x12c
	v_sub_u32_e32 v0, vcc, v6, v2
	v_lshrrev_b32_e32 v0, 1, v0
	v_xor_b32_sdwa v7, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v0, vcc, v0, v2
	v_add_u32_e32 v1, vcc, s6, v6
	v_lshrrev_b32_e32 v0, 2, v0
	v_xor_b32_e32 v1, s4, v1
	v_mul_lo_u32 v0, v0, 7
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_sub_u32_e32 v0, vcc, v6, v0
	v_lshlrev_b32_e32 v9, 1, v0
	v_lshrrev_b32_e32 v0, 15, v1
	v_xor_b32_e32 v0, v0, v1
	v_mul_lo_u32 v1, v0, s5
	v_mul_lo_u32 v0, v6, 18
	v_lshrrev_b64 v[2:3], v9, v[7:8]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_xor_b32_sdwa v5, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_lshrrev_b32_e32 v4, v9, v7
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_bfe_u32 v3, v7, v9, 16
	v_bcnt_u32_b32 v7, v3, 0
	v_ffbh_u32_e32 v3, v3
	v_min_u32_e32 v3, 32, v3
	v_add_u32_e32 v3, vcc, -16, v3
	flat_store_short v[0:1], v7
	v_add_u32_e32 v7, vcc, 2, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	flat_store_short v[7:8], v3
	v_ashrrev_i16_e32 v3, 15, v5
	v_lshrrev_b16_e32 v3, 12, v3
	v_add_u16_e32 v3, v5, v3
	v_and_b32_e32 v3, -16, v3
	v_sub_u16_e32 v3, v5, v3
	v_bfe_i32 v9, v3, 0, 16
	v_cmp_gt_i16_e32 vcc, 1, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_and_b32_e32 v7, s2, v2
	v_sub_u32_e32 v3, vcc, 0, v9
	v_add_u32_e32 v8, vcc, 16, v9
	v_lshrrev_b32_e32 v3, v3, v7
	v_lshlrev_b32_e32 v2, v8, v2
	v_or_b32_e32 v2, v2, v3
	v_cmp_eq_u16_e32 vcc, 0, v9
	v_cndmask_b32_e32 v8, v2, v4, vcc
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	v_sub_u16_e32 v7, 0, v9
	v_lshlrev_b16_e32 v3, v9, v4
	v_lshrrev_b16_e32 v7, v7, v4
	v_or_b32_e32 v8, v3, v7
	v_and_b32_e32 v7, 0xffff, v2
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, 0x384, v6
	v_xor_b32_e32 v2, 0x9e3779b9, v2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v2, v2, s0
	s_mov_b32 s0, 0x846ca68b
	v_bfe_i32 v9, v5, 0, 16
	s_movk_i32 s4, 0x8000
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s0
	v_xor_b32_sdwa v6, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v2, vcc, 4, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v8
	v_bfe_i32 v8, v4, 0, 16
	v_mul_i32_i24_e32 v2, v9, v8
	v_lshrrev_b32_e32 v10, 16, v2
	v_add_u32_e32 v2, vcc, 6, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v10
	v_mul_u32_u24_sdwa v2, v7, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_lshrrev_b32_e32 v7, 16, v2
	v_add_u32_e32 v2, vcc, 8, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v7
	v_sub_u16_e32 v2, 0, v4
	v_max_i16_e32 v7, v4, v2
	v_add_u32_e32 v2, vcc, 10, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v7
	v_sub_u16_e32 v7, v4, v5
	v_sub_u16_e32 v2, v5, v4
	v_cmp_gt_i16_e32 vcc, v4, v5
	v_cndmask_b32_e32 v10, v2, v7, vcc
	v_add_u32_e32 v2, vcc, 12, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v10
	v_ashrrev_i16_e32 v2, 1, v4
	v_ashrrev_i16_e32 v3, 1, v5
	v_add_u16_e32 v10, v2, v3
	v_and_b32_e32 v2, v5, v4
	v_and_b32_e32 v2, 1, v2
	v_add_u16_e32 v11, v10, v2
	v_add_u32_e32 v2, vcc, 14, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v11
	v_or_b32_e32 v2, v4, v5
	v_and_b32_e32 v2, 1, v2
	v_add_u16_e32 v10, v10, v2
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v10
	v_add_u16_e32 v2, v5, v4
	v_cmp_gt_i16_e32 vcc, 0, v4
	v_cmp_lt_i16_e64 s[0:1], v2, v5
	v_ashrrev_i16_e32 v3, 15, v2
	v_xor_b32_e32 v3, s4, v3
	s_xor_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v10, v2, v3, s[0:1]
	v_add_u32_e64 v2, s[0:1], 18, v0
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v10
	v_cmp_lt_i16_e64 s[0:1], 0, v5
	v_cmp_lt_i16_e64 s[2:3], v7, v4
	v_ashrrev_i16_e32 v2, 15, v7
	v_xor_b32_e32 v2, s4, v2
	s_xor_b64 s[0:1], s[0:1], s[2:3]
	v_cndmask_b32_e64 v7, v7, v2, s[0:1]
	v_add_u32_e64 v2, s[0:1], 20, v0
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v7
	v_add_u32_e64 v2, s[0:1], 22, v0
	v_min_i16_e32 v7, v4, v5
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v7
	v_add_u32_e64 v2, s[0:1], 24, v0
	v_max_i16_e32 v7, v4, v5
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v7
	v_min_i16_e32 v2, v5, v6
	v_max_i16_e32 v3, v5, v6
	v_max_i16_e32 v2, v2, v4
	v_cmp_lt_i16_e64 s[0:1], v3, v4
	v_cndmask_b32_e64 v7, v2, v3, s[0:1]
	v_add_u32_e64 v2, s[0:1], 26, v0
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v7
	v_xor_b32_e32 v2, v4, v5
	v_and_b32_e32 v2, v2, v6
	v_xor_b32_e32 v7, v2, v4
	v_add_u32_e64 v2, s[0:1], 28, v0
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v6
	flat_store_short v[2:3], v7
	v_cndmask_b32_e64 v5, v5, v4, s[0:1]
	v_add_u32_e64 v2, s[0:1], 30, v0
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v5
	v_or_b32_e32 v2, 0x4000, v4
	v_add_u16_e32 v3, v2, v4
	v_cmp_lt_i16_e64 s[0:1], v3, v2
	v_ashrrev_i16_e32 v2, 15, v3
	v_xor_b32_e32 v2, s4, v2
	s_xor_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v4, v3, v2, vcc
	v_add_u32_e32 v2, vcc, 32, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v4
	v_bfe_i32 v2, v6, 0, 16
	v_mad_i32_i24 v2, v9, v8, v2
	v_mov_b32_e32 v3, 0x7fff
	v_add_u32_e32 v0, vcc, 34, v0
	v_med3_i32 v2, v2, s4, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_short v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_short
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
.Lfunc_end2:
	.size	builtins_short, .Lfunc_end2-builtins_short
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_ushort
	.globl	builtins_ushort
	.p2align	8
	.type	builtins_ushort,@function
builtins_ushort:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0xffff
	s_mov_b32 s4, 0x9e3779b9
	s_mov_b32 s3, 0x7feb352d
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_xor_b32_sdwa v0, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, s4, v3
	v_mul_lo_u32 v0, v0, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s6, 0x24924925
	v_mul_hi_u32 v4, v3, s6
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_lshrrev_b32_e32 v1, 15, v2
	s_mov_b32 s5, 0x846ca68b
	v_xor_b32_e32 v1, v1, v2
	v_mul_lo_u32 v2, v1, s5
	v_sub_u32_e32 v1, vcc, v3, v4
	v_lshrrev_b32_e32 v1, 1, v1
	v_add_u32_e32 v1, vcc, v1, v4
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v0, v0, s5
	v_mul_lo_u32 v4, v1, 7
	s_movk_i32 s6, 0x12c
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u32_e32 v2, vcc, v3, v4
	v_lshlrev_b32_e32 v4, 1, v2
	v_lshrrev_b64 v[1:2], v4, v[0:1]
	v_add_u32_e32 v2, vcc, s6, v3
	v_xor_b32_e32 v2, s4, v2
	s_movk_i32 s6, 0x384
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, s6, v3
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v5, s4, v5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s3
	v_lshrrev_b32_e32 v6, 15, v2
	v_xor_b32_e32 v2, v6, v2
	v_mul_lo_u32 v6, v2, s5
	v_lshrrev_b32_e32 v2, 15, v5
	v_xor_b32_e32 v2, v2, v5
	v_mul_lo_u32 v5, v2, s5
	v_mul_lo_u32 v2, v3, 18
	v_mov_b32_e32 v3, 0
	v_lshrrev_b32_e32 v7, v4, v0
	v_bfe_u32 v0, v0, v4, 16
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_bcnt_u32_b32 v4, v0, 0
	v_ffbh_u32_e32 v0, v0
	v_xor_b32_sdwa v8, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_min_u32_e32 v0, 32, v0
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_add_u32_e32 v0, vcc, -16, v0
	flat_store_short v[2:3], v4
	v_add_u32_e32 v4, vcc, 2, v2
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v0
	v_sub_u16_e32 v4, 0, v6
	v_lshlrev_b16_e32 v0, v6, v7
	v_lshrrev_b16_e32 v4, v4, v7
	v_or_b32_e32 v0, v0, v4
	v_add_u32_e32 v4, vcc, 4, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_short v[4:5], v0
	v_and_b32_e32 v4, s2, v1
	v_and_b32_e32 v5, s2, v6
	v_mul_u32_u24_e32 v0, v4, v5
	v_lshrrev_b32_e32 v9, 16, v0
	v_add_u32_e32 v0, vcc, 6, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_add_u32_e32 v0, vcc, 8, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_add_u32_e32 v0, vcc, 10, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v7
	v_sub_u16_e32 v0, v7, v6
	v_sub_u16_e32 v1, v6, v7
	v_cmp_gt_u16_e32 vcc, v7, v6
	v_cndmask_b32_e32 v9, v1, v0, vcc
	v_add_u32_e32 v0, vcc, 12, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_lshrrev_b16_e32 v0, 1, v7
	v_lshrrev_b16_e32 v1, 1, v6
	v_add_u16_e32 v9, v0, v1
	v_and_b32_e32 v0, v6, v7
	v_and_b32_e32 v0, 1, v0
	v_add_u16_e32 v10, v9, v0
	v_add_u32_e32 v0, vcc, 14, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v10
	v_or_b32_e32 v0, v7, v6
	v_and_b32_e32 v0, 1, v0
	v_add_u16_e32 v9, v9, v0
	v_add_u32_e32 v0, vcc, 16, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_add_u32_e32 v0, vcc, v4, v5
	v_min_u32_e32 v9, s2, v0
	v_add_u32_e32 v0, vcc, 18, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_sub_u32_e32 v0, vcc, v4, v5
	v_max_i32_e32 v0, 0, v0
	v_min_u32_e32 v9, s2, v0
	v_add_u32_e32 v0, vcc, 20, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_add_u32_e32 v0, vcc, 22, v2
	v_min_u16_e32 v9, v7, v6
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_add_u32_e32 v0, vcc, 24, v2
	v_max_u16_e32 v9, v7, v6
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v9
	v_and_b32_e32 v9, s2, v8
	v_min_u32_e32 v0, v5, v9
	v_max_u32_e32 v1, v5, v9
	v_max_u16_e32 v0, v7, v0
	v_cmp_gt_u16_e32 vcc, v7, v1
	v_cndmask_b32_e32 v10, v0, v1, vcc
	v_add_u32_e32 v0, vcc, 26, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v10
	v_xor_b32_e32 v0, v7, v6
	v_and_b32_e32 v0, v0, v8
	v_xor_b32_e32 v10, v0, v7
	v_add_u32_e32 v0, vcc, 28, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_cmp_eq_u16_e32 vcc, 0, v8
	flat_store_short v[0:1], v10
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v0, vcc, 30, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v6
	v_or_b32_e32 v0, 0x4000, v7
	v_and_b32_e32 v0, s2, v0
	v_add_u32_e32 v0, vcc, v4, v0
	v_min_u32_e32 v6, s2, v0
	v_add_u32_e32 v0, vcc, 32, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v6
	v_mad_u32_u24 v0, v4, v5, v9
	v_min_u32_e32 v4, s2, v0
	v_add_u32_e32 v0, vcc, 34, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_short v[0:1], v4
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_ushort
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 11
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
	.size	builtins_ushort, .Lfunc_end3-builtins_ushort
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_int
	.globl	builtins_int
	.p2align	8
	.type	builtins_int,@function
builtins_int:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0x7feb352d
	s_mov_b32 s3, 0x9e3779b9
	s_mov_b32 s4, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v1, vcc, s0, v0
	v_xor_b32_sdwa v0, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_e32 v3, s3, v1
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s2
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	s_mov_b32 s5, 0x24924925
	v_mul_lo_u32 v0, v0, s4
	v_mul_hi_u32 v4, v1, s5
	v_lshrrev_b32_e32 v2, 15, v3
	v_xor_b32_e32 v2, v2, v3
	v_xor_b32_sdwa v3, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u32_e32 v0, vcc, v1, v4
	v_lshrrev_b32_e32 v0, 1, v0
	s_movk_i32 s5, 0x12c
	v_add_u32_e32 v0, vcc, v0, v4
	v_add_u32_e32 v4, vcc, s5, v1
	v_xor_b32_e32 v4, s3, v4
	v_lshrrev_b32_e32 v0, 2, v0
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, 7
	v_mul_lo_u32 v4, v4, s2
	v_mul_lo_u32 v2, v2, s4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_sub_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v0, 2, v0
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v8, v4, s4
	v_lshrrev_b64 v[4:5], v0, v[2:3]
	v_mul_lo_u32 v2, v1, 18
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s1
	v_xor_b32_sdwa v7, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, v4
	v_add_u32_e32 v5, vcc, s0, v2
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	v_ffbh_u32_e32 v3, v4
	v_bcnt_u32_b32 v2, v4, 0
	v_min_u32_e32 v3, 32, v3
	flat_store_dwordx2 v[5:6], v[2:3]
	v_ashrrev_i32_e32 v2, 31, v8
	v_lshrrev_b32_e32 v2, 27, v2
	v_add_u32_e32 v2, vcc, v7, v2
	v_and_b32_e32 v2, 0xffffffe0, v2
	v_sub_u32_e32 v2, vcc, v7, v2
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB4_4
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	v_sub_u32_e32 v0, vcc, 0, v2
	v_alignbit_b32 v0, v4, v4, v0
	s_or_b64 exec, exec, s[2:3]
.LBB4_4:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	v_sub_u32_e32 v0, vcc, 0, v2
	v_alignbit_b32 v0, v4, v4, v0
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v1, vcc, 0x384, v1
	v_xor_b32_e32 v1, 0x9e3779b9, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v1, v1, s0
	s_mov_b32 s0, 0x846ca68b
	v_add_u32_e32 v8, vcc, 8, v5
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s0
	v_mul_hi_u32 v2, v4, v7
	v_addc_u32_e32 v9, vcc, 0, v6, vcc
	v_xor_b32_sdwa v12, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_i32 v1, v4, v7
	v_sub_u32_e32 v3, vcc, 0, v4
	v_max_i32_e32 v3, v4, v3
	flat_store_dwordx4 v[8:9], v[0:3]
	v_ashrrev_i32_e32 v9, 1, v4
	v_sub_u32_e32 v0, vcc, v4, v7
	v_sub_u32_e32 v2, vcc, v7, v4
	v_cmp_lt_i32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v8, v2, v0, vcc
	v_add_u32_e32 v2, vcc, 24, v5
	v_ashrrev_i32_e32 v10, 1, v7
	v_addc_u32_e32 v3, vcc, 0, v6, vcc
	v_add_u32_e32 v10, vcc, v9, v10
	v_and_b32_e32 v9, v7, v4
	v_or_b32_e32 v11, v7, v4
	v_and_b32_e32 v9, 1, v9
	v_and_b32_e32 v11, 1, v11
	v_add_u32_e32 v9, vcc, v10, v9
	v_add_u32_e32 v10, vcc, v10, v11
	v_add_u32_e64 v11, s[0:1], v4, v7
	v_cmp_gt_i32_e32 vcc, 0, v7
	v_cmp_lt_i32_e64 s[0:1], v11, v4
	v_ashrrev_i32_e32 v13, 31, v11
	s_brev_b32 s6, 1
	s_mov_b64 s[4:5], 0x7fffffff
	s_mov_b32 s7, -1
	v_xor_b32_e32 v13, s6, v13
	s_xor_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_cmp_lt_i32_e32 vcc, 0, v7
	v_cmp_lt_i32_e64 s[0:1], v0, v4
	v_mov_b32_e32 v13, s6
	v_mov_b32_e32 v14, s4
	v_cmp_lt_i32_e64 s[2:3], 0, v4
	flat_store_dwordx4 v[2:3], v[8:11]
	v_cndmask_b32_e64 v2, v13, v14, s[2:3]
	s_xor_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v8, v0, v2, vcc
	v_add_u32_e32 v2, vcc, 40, v5
	v_addc_u32_e32 v3, vcc, 0, v6, vcc
	v_min_i32_e32 v0, v7, v12
	v_max_i32_e32 v11, v7, v12
	v_max_i32_e32 v0, v0, v4
	v_cmp_lt_i32_e32 vcc, v11, v4
	v_min_i32_e32 v9, v7, v4
	v_max_i32_e32 v10, v7, v4
	v_cndmask_b32_e32 v11, v0, v11, vcc
	flat_store_dwordx4 v[2:3], v[8:11]
	v_or_b32_e32 v0, 2.0, v4
	v_add_u32_e32 v8, vcc, 56, v5
	v_addc_u32_e32 v9, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_mul_lo_u32 v6, v7, v4
	v_cndmask_b32_e32 v3, v7, v4, vcc
	v_cmp_gt_i32_e32 vcc, 0, v0
	v_add_u32_e64 v0, s[0:1], v4, v0
	v_cmp_lt_i32_e64 s[0:1], v0, v4
	v_ashrrev_i32_e32 v5, 31, v0
	v_xor_b32_e32 v5, s6, v5
	s_xor_b64 vcc, vcc, s[0:1]
	v_bfi_b32 v2, v12, v7, v4
	v_cndmask_b32_e32 v4, v0, v5, vcc
	v_ashrrev_i32_e32 v5, 31, v12
	v_add_u32_e32 v0, vcc, v6, v12
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_cmp_lt_i64_e32 vcc, s[6:7], v[0:1]
	v_cndmask_b32_e32 v1, -1, v1, vcc
	v_cndmask_b32_e32 v0, v13, v0, vcc
	v_cmp_gt_i64_e32 vcc, s[4:5], v[0:1]
	v_cndmask_b32_e32 v5, v14, v0, vcc
	flat_store_dwordx4 v[8:9], v[2:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_int
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 15
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
	.size	builtins_int, .Lfunc_end4-builtins_int
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_uint
	.globl	builtins_uint
	.p2align	8
	.type	builtins_uint,@function
builtins_uint:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s3, 0x9e3779b9
	s_mov_b32 s2, 0x7feb352d
	s_mov_b32 s5, 0x24924925
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_xor_b32_sdwa v0, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, s3, v3
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_mul_hi_u32 v4, v3, s5
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_lshrrev_b32_e32 v1, 15, v2
	s_mov_b32 s4, 0x846ca68b
	v_xor_b32_e32 v1, v1, v2
	v_mul_lo_u32 v2, v1, s4
	v_sub_u32_e32 v1, vcc, v3, v4
	v_lshrrev_b32_e32 v1, 1, v1
	v_add_u32_e32 v1, vcc, v1, v4
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v0, v0, s4
	v_mul_lo_u32 v4, v1, 7
	s_movk_i32 s5, 0x12c
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u32_e32 v2, vcc, v3, v4
	v_add_u32_e32 v4, vcc, s5, v3
	s_movk_i32 s5, 0x384
	v_xor_b32_e32 v4, s3, v4
	v_add_u32_e32 v5, vcc, s5, v3
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v5, s3, v5
	v_mul_lo_u32 v4, v4, s2
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s2
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshrrev_b64 v[1:2], v2, v[0:1]
	v_lshrrev_b32_e32 v6, 15, v4
	v_mul_lo_u32 v2, v3, 18
	v_xor_b32_e32 v4, v6, v4
	v_lshrrev_b32_e32 v6, 15, v5
	v_mul_lo_u32 v4, v4, s4
	v_xor_b32_e32 v5, v6, v5
	v_mul_lo_u32 v5, v5, s4
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_xor_b32_sdwa v7, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v4, vcc, s0, v2
	v_xor_b32_sdwa v6, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_addc_u32_e32 v5, vcc, v0, v3, vcc
	v_ffbh_u32_e32 v0, v1
	v_mul_hi_u32 v11, v7, v1
	v_min_u32_e32 v9, 32, v0
	v_and_b32_e32 v0, 31, v7
	v_sub_u32_e32 v2, vcc, 0, v7
	v_alignbit_b32 v2, v1, v1, v2
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_bcnt_u32_b32 v8, v1, 0
	v_cndmask_b32_e32 v10, v2, v1, vcc
	flat_store_dwordx4 v[4:5], v[8:11]
	v_lshrrev_b32_e32 v3, 1, v7
	v_add_u32_e32 v8, vcc, 16, v4
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_sub_u32_e32 v0, vcc, v1, v7
	v_sub_u32_e32 v2, vcc, v7, v1
	v_cmp_lt_u32_e32 vcc, v7, v1
	v_cndmask_b32_e32 v2, v2, v0, vcc
	v_lshrrev_b32_e32 v0, 1, v1
	v_add_u32_e32 v10, vcc, v0, v3
	v_and_b32_e32 v0, v7, v1
	v_and_b32_e32 v0, 1, v0
	v_add_u32_e32 v3, vcc, v10, v0
	v_mov_b32_e32 v0, v11
	flat_store_dwordx4 v[8:9], v[0:3]
	v_add_u32_e64 v13, s[0:1], v1, v7 clamp
	v_or_b32_e32 v0, v7, v1
	v_and_b32_e32 v0, 1, v0
	v_add_u32_e32 v12, vcc, v10, v0
	v_add_u32_e32 v2, vcc, 32, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_sub_u32_e64 v14, s[0:1], v1, v7 clamp
	v_min_u32_e32 v15, v7, v1
	flat_store_dwordx4 v[2:3], v[12:15]
	v_add_u32_e32 v2, vcc, 48, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_min_u32_e32 v0, v7, v6
	v_max_u32_e32 v8, v7, v6
	v_max_u32_e32 v0, v0, v1
	v_cmp_lt_u32_e32 vcc, v8, v1
	v_cndmask_b32_e32 v13, v0, v8, vcc
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_max_u32_e32 v12, v7, v1
	v_bfi_b32 v14, v6, v7, v1
	v_cndmask_b32_e32 v15, v7, v1, vcc
	flat_store_dwordx4 v[2:3], v[12:15]
	v_or_b32_e32 v0, 2.0, v1
	v_add_u32_e32 v2, vcc, 64, v4
	v_add_u32_e64 v0, s[0:1], v1, v0 clamp
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	flat_store_dword v[2:3], v0
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v0, -1
	s_and_saveexec_b64 s[0:1], vcc
	v_mul_lo_u32 v0, v7, v1
	v_add_u32_e64 v0, s[2:3], v0, v6 clamp
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v1, vcc, 0x44, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_uint
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 16
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
	.size	builtins_uint, .Lfunc_end5-builtins_uint
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_long
	.globl	builtins_long
	.p2align	8
	.type	builtins_long,@function
builtins_long:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s3, 0x9e3779b9
	s_mov_b32 s2, 0x7feb352d
	s_mov_b32 s5, 0x24924925
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v10, vcc, s0, v0
	v_xor_b32_sdwa v0, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, s3, v10
	v_mul_lo_u32 v0, v0, s2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_mul_hi_u32 v3, v10, s5
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_lshrrev_b32_e32 v1, 15, v2
	s_mov_b32 s4, 0x846ca68b
	v_xor_b32_e32 v1, v1, v2
	v_mul_lo_u32 v2, v1, s4
	v_sub_u32_e32 v1, vcc, v10, v3
	v_lshrrev_b32_e32 v1, 1, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v0, v0, s4
	v_mul_lo_u32 v3, v1, 7
	s_movk_i32 s5, 0x12c
	v_mul_lo_u32 v13, v10, 18
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u32_e32 v2, vcc, v10, v3
	v_lshlrev_b32_e32 v2, 3, v2
	v_lshrrev_b64 v[6:7], v2, v[0:1]
	v_add_u32_e32 v0, vcc, s5, v10
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s2
	v_xor_b32_e32 v0, s3, v0
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v12, v1, s4
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v14, 0
	v_xor_b32_sdwa v9, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v8, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b64 v[0:1], 3, v[13:14]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_bcnt_u32_b32 v0, v6, 0
	v_bcnt_u32_b32 v13, v7, v0
	v_ffbh_u32_e32 v0, v6
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e64 v0, s[0:1], v0, 32 clamp
	v_ffbh_u32_e32 v1, v7
	v_min3_u32 v15, v0, v1, 64
	v_ashrrev_i32_e32 v0, 31, v12
	v_lshrrev_b32_e32 v0, 26, v0
	v_add_u32_e32 v0, vcc, v8, v0
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	v_and_b32_e32 v0, 0xffffffc0, v0
	v_sub_u32_e32 v2, vcc, v8, v0
	v_subb_u32_e32 v3, vcc, v9, v1, vcc
	v_cmp_gt_i64_e32 vcc, 1, v[2:3]
	v_mov_b32_e32 v16, 0
	flat_store_dwordx4 v[4:5], v[13:16]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB6_4
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v1, v7
	s_and_saveexec_b64 s[2:3], vcc
	v_lshlrev_b64 v[0:1], v2, v[6:7]
	v_sub_u32_e32 v2, vcc, 0, v2
	v_lshrrev_b64 v[2:3], v2, v[6:7]
	v_or_b32_e32 v1, v1, v3
	v_or_b32_e32 v0, v0, v2
	s_or_b64 exec, exec, s[2:3]
.LBB6_4:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[0:1], v2, v[6:7]
	v_sub_u32_e32 v2, vcc, 0, v2
	v_lshrrev_b64 v[2:3], v2, v[6:7]
	v_or_b32_e32 v1, v1, v3
	v_or_b32_e32 v0, v0, v2
	s_or_b64 exec, exec, s[0:1]
	v_mul_hi_u32 v2, v6, v8
	v_mov_b32_e32 v3, 0
	v_mad_u64_u32 v[17:18], s[0:1], v7, v8, 0
	v_mad_u64_u32 v[13:14], s[0:1], v6, v9, v[2:3]
	v_lshrrev_b64 v[15:16], 1, v[17:18]
	v_ashrrev_i32_e32 v23, 31, v7
	v_lshrrev_b64 v[19:20], 1, v[13:14]
	v_and_b32_e32 v13, v17, v13
	v_add_u32_e32 v3, vcc, v19, v15
	v_addc_u32_e32 v11, vcc, v20, v16, vcc
	v_and_b32_e32 v13, 1, v13
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	v_lshrrev_b64 v[13:14], 31, v[13:14]
	v_add_u32_e32 v3, vcc, v6, v23
	v_mad_u64_u32 v[13:14], s[0:1], v7, v9, v[13:14]
	v_addc_u32_e32 v11, vcc, v7, v23, vcc
	v_add_u32_e32 v19, vcc, 32, v4
	v_xor_b32_e32 v16, v11, v23
	v_xor_b32_e32 v15, v3, v23
	v_addc_u32_e32 v20, vcc, 0, v5, vcc
	flat_store_dwordx4 v[19:20], v[13:16]
	v_cmp_gt_i64_e64 s[0:1], v[6:7], v[8:9]
	v_ashrrev_i64 v[13:14], 1, v[6:7]
	v_ashrrev_i64 v[15:16], 1, v[8:9]
	v_add_u32_e64 v21, s[2:3], 48, v4
	v_add_u32_e32 v3, vcc, v15, v13
	v_addc_u32_e32 v11, vcc, v16, v14, vcc
	v_sub_u32_e32 v19, vcc, v6, v8
	v_subb_u32_e32 v20, vcc, v7, v9, vcc
	v_sub_u32_e32 v13, vcc, v8, v6
	v_and_b32_e32 v15, v6, v8
	v_subb_u32_e32 v14, vcc, v9, v7, vcc
	v_and_b32_e32 v15, 1, v15
	v_add_u32_e32 v15, vcc, v3, v15
	v_cndmask_b32_e64 v14, v14, v20, s[0:1]
	v_cndmask_b32_e64 v13, v13, v19, s[0:1]
	v_addc_u32_e64 v22, s[2:3], 0, v5, s[2:3]
	v_addc_u32_e32 v16, vcc, 0, v11, vcc
	flat_store_dwordx4 v[21:22], v[13:16]
	v_cmp_gt_i64_e32 vcc, 0, v[8:9]
	v_add_u32_e64 v13, s[2:3], v6, v8
	v_addc_u32_e64 v14, s[2:3], v7, v9, s[2:3]
	v_cmp_lt_i64_e64 s[2:3], v[13:14], v[6:7]
	s_brev_b32 s8, 1
	v_ashrrev_i32_e32 v15, 31, v14
	s_xor_b64 vcc, vcc, s[2:3]
	v_xor_b32_e32 v16, s8, v15
	v_cndmask_b32_e32 v15, v13, v15, vcc
	v_or_b32_e32 v13, v6, v8
	v_and_b32_e32 v13, 1, v13
	v_cndmask_b32_e32 v16, v14, v16, vcc
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	v_add_u32_e32 v21, vcc, 64, v4
	v_addc_u32_e32 v22, vcc, 0, v5, vcc
	v_ashrrev_i32_e32 v3, 31, v9
	flat_store_dwordx4 v[21:22], v[13:16]
	v_mul_lo_u32 v3, v6, v3
	v_mad_u64_u32 v[13:14], s[2:3], v6, v9, 0
	v_mul_lo_u32 v11, v23, v8
	s_mov_b32 s2, 0x7feb352d
	v_add_u32_e32 v3, vcc, v14, v3
	v_add_u32_e32 v2, vcc, v2, v13
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v14, vcc, v18, v11
	v_mov_b32_e32 v13, v17
	v_ashrrev_i64 v[13:14], 1, v[13:14]
	v_ashrrev_i64 v[15:16], 1, v[2:3]
	v_and_b32_e32 v2, v17, v2
	v_add_u32_e32 v3, vcc, v15, v13
	v_addc_u32_e32 v13, vcc, v16, v14, vcc
	v_add_u32_e32 v10, vcc, 0x384, v10
	v_xor_b32_sdwa v11, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v10, 0x9e3779b9, v10
	v_mul_lo_u32 v11, v11, s2
	v_xor_b32_sdwa v10, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v10, v10, s2
	v_and_b32_e32 v2, 1, v2
	v_add_u32_e32 v2, vcc, v3, v2
	v_lshrrev_b32_e32 v14, 15, v11
	v_addc_u32_e32 v3, vcc, 0, v13, vcc
	v_xor_b32_e32 v11, v14, v11
	v_lshrrev_b32_e32 v14, 15, v10
	v_ashrrev_i64 v[2:3], 31, v[2:3]
	s_mov_b32 s2, 0x846ca68b
	v_xor_b32_e32 v10, v14, v10
	v_mul_lo_u32 v11, v11, s2
	v_mul_lo_u32 v10, v10, s2
	v_mad_i64_i32 v[2:3], s[2:3], v7, v9, v[2:3]
	v_add_u32_e32 v13, vcc, 16, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	v_cmp_lt_i64_e32 vcc, 0, v[8:9]
	v_cmp_lt_i64_e64 s[2:3], v[19:20], v[6:7]
	v_cmp_lt_i64_e64 s[4:5], 0, v[6:7]
	s_brev_b32 s7, -2
	flat_store_dwordx4 v[13:14], v[0:3]
	v_mov_b32_e32 v13, s7
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v0, 0, -1, s[4:5]
	v_cndmask_b32_e64 v1, v1, v13, s[4:5]
	s_xor_b64 vcc, vcc, s[2:3]
	s_movk_i32 s2, 0x50
	v_cndmask_b32_e32 v14, v20, v1, vcc
	v_cndmask_b32_e32 v13, v19, v0, vcc
	v_add_u32_e32 v0, vcc, s2, v4
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v10, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	v_cndmask_b32_e64 v16, v7, v9, s[0:1]
	v_cndmask_b32_e64 v15, v6, v8, s[0:1]
	flat_store_dwordx4 v[0:1], v[13:16]
	v_cndmask_b32_e32 v1, v11, v9, vcc
	v_cndmask_b32_e32 v0, v10, v8, vcc
	v_cndmask_b32_e32 v16, v9, v11, vcc
	v_cndmask_b32_e32 v15, v8, v10, vcc
	v_cmp_lt_i64_e32 vcc, v[6:7], v[0:1]
	v_cndmask_b32_e64 v14, v9, v7, s[0:1]
	v_cndmask_b32_e32 v0, v6, v0, vcc
	v_cndmask_b32_e32 v1, v7, v1, vcc
	v_cmp_gt_i64_e32 vcc, v[6:7], v[15:16]
	v_cndmask_b32_e64 v13, v8, v6, s[0:1]
	s_movk_i32 s0, 0x60
	v_cndmask_b32_e32 v16, v1, v16, vcc
	v_cndmask_b32_e32 v15, v0, v15, vcc
	v_add_u32_e32 v0, vcc, s0, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	s_movk_i32 s0, 0x70
	flat_store_dwordx4 v[0:1], v[13:16]
	v_add_u32_e32 v0, vcc, s0, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_bfi_b32 v14, v11, v9, v7
	v_bfi_b32 v13, v10, v8, v6
	v_cndmask_b32_e32 v16, v9, v7, vcc
	v_cndmask_b32_e32 v15, v8, v6, vcc
	flat_store_dwordx4 v[0:1], v[13:16]
	v_or_b32_e32 v1, 2.0, v7
	v_mov_b32_e32 v0, v6
	v_cmp_gt_i64_e32 vcc, 0, v[0:1]
	v_add_u32_e64 v0, s[0:1], v6, v0
	v_addc_u32_e64 v1, s[0:1], v7, v1, s[0:1]
	v_cmp_lt_i64_e64 s[0:1], v[0:1], v[6:7]
	v_ashrrev_i32_e32 v13, 31, v1
	s_xor_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v0, v0, v13, vcc
	v_xor_b32_e32 v13, s8, v13
	v_cndmask_b32_e32 v1, v1, v13, vcc
	v_add_u32_e32 v13, vcc, 0x80, v4
	v_addc_u32_e32 v14, vcc, 0, v5, vcc
	flat_store_dwordx2 v[13:14], v[0:1]
	v_lshrrev_b32_e32 v14, 31, v7
	v_lshrrev_b32_e32 v15, 31, v12
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	s_mov_b32 s6, -1
	v_cmp_ne_u32_e64 s[0:1], v15, v14
	v_mov_b32_e32 v13, s7
	s_or_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v12, s6
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB6_18
	v_mul_lo_u32 v7, v8, v7
	v_mad_u64_u32 v[0:1], s[0:1], v8, v6, 0
	v_mul_lo_u32 v6, v9, v6
	s_mov_b32 s6, -2
	v_add_u32_e32 v1, vcc, v1, v7
	v_add_u32_e32 v1, vcc, v1, v6
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	v_cmp_lt_u64_e64 s[0:1], s[6:7], v[0:1]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 s[6:7], s[0:1], -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	v_add_u32_e64 v6, s[0:1], v0, v10
	v_addc_u32_e64 v7, s[0:1], v1, v11, s[0:1]
	v_cmp_gt_i64_e32 vcc, 1, v[10:11]
	v_cmp_lt_i64_e64 s[0:1], -1, v[6:7]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[6:7], s[6:7], s[0:1]
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s0, -1
	s_brev_b32 s1, -2
	v_mov_b32_e32 v13, s1
	v_mov_b32_e32 v12, s0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB6_17
	v_cmp_eq_u64_e32 vcc, -1, v[2:3]
	v_cmp_eq_u32_e64 s[0:1], v15, v14
	s_or_b64 s[8:9], s[0:1], vcc
	s_brev_b32 s1, 1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v13, s1
	v_mov_b32_e32 v12, s0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB6_16
	s_mov_b32 s0, 1
	v_cmp_eq_u64_e32 vcc, -1, v[2:3]
	v_cmp_gt_u64_e64 s[0:1], s[0:1], v[0:1]
	s_and_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 s[8:9], s[0:1], -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	v_bfrev_b32_e32 v3, -2
	v_sub_u32_e64 v2, s[0:1], -1, v0
	v_subb_u32_e64 v3, s[0:1], v3, v1, s[0:1]
	v_cmp_lt_i64_e32 vcc, -1, v[10:11]
	v_cmp_le_u64_e64 s[0:1], v[2:3], v[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s0, 0
	s_brev_b32 s1, 1
	v_mov_b32_e32 v13, s1
	v_mov_b32_e32 v12, s0
	s_and_saveexec_b64 s[0:1], s[8:9]
	v_add_u32_e32 v12, vcc, v0, v10
	v_addc_u32_e32 v13, vcc, v1, v11, vcc
	s_or_b64 exec, exec, s[0:1]
.LBB6_16:
	s_or_b64 exec, exec, s[6:7]
.LBB6_17:
	s_or_b64 exec, exec, s[4:5]
.LBB6_18:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, 0x88, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	flat_store_dwordx2 v[0:1], v[12:13]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_long
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 12
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
	.size	builtins_long, .Lfunc_end6-builtins_long
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_ulong
	.globl	builtins_ulong
	.p2align	8
	.type	builtins_ulong,@function
builtins_ulong:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s5, 0x9e3779b9
	s_mov_b32 s4, 0x7feb352d
	s_mov_b32 s2, 0x24924925
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v18, vcc, s0, v0
	v_xor_b32_sdwa v0, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, s5, v18
	v_mul_lo_u32 v0, v0, s4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s4
	v_mul_hi_u32 v3, v18, s2
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_lshrrev_b32_e32 v1, 15, v2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s6, 0x846ca68b
	v_xor_b32_e32 v1, v1, v2
	v_mul_lo_u32 v2, v1, s6
	v_sub_u32_e32 v1, vcc, v18, v3
	v_lshrrev_b32_e32 v1, 1, v1
	v_add_u32_e32 v1, vcc, v1, v3
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v0, v0, s6
	v_mul_lo_u32 v3, v1, 7
	s_movk_i32 s2, 0x12c
	v_mul_lo_u32 v8, v18, 18
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u32_e32 v2, vcc, v18, v3
	v_add_u32_e32 v3, vcc, s2, v18
	v_xor_b32_sdwa v4, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v3, s5, v3
	v_mul_lo_u32 v4, v4, s4
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s4
	v_lshlrev_b32_e32 v2, 3, v2
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_lshrrev_b32_e32 v5, 15, v3
	v_xor_b32_e32 v3, v5, v3
	v_mul_lo_u32 v4, v4, s6
	v_mul_lo_u32 v5, v3, s6
	v_mov_b32_e32 v9, 0
	v_lshrrev_b64 v[2:3], v2, v[0:1]
	v_lshlrev_b64 v[0:1], 3, v[8:9]
	v_xor_b32_sdwa v7, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v6, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	v_sub_u32_e32 v14, vcc, v2, v6
	v_lshrrev_b64 v[0:1], 1, v[2:3]
	v_lshrrev_b64 v[10:11], 1, v[6:7]
	v_subb_u32_e32 v15, vcc, v3, v7, vcc
	v_add_u32_e32 v19, vcc, v10, v0
	v_addc_u32_e32 v20, vcc, v11, v1, vcc
	v_sub_u32_e32 v0, vcc, v6, v2
	v_subb_u32_e32 v1, vcc, v7, v3, vcc
	v_cmp_gt_u64_e32 vcc, v[2:3], v[6:7]
	v_cndmask_b32_e32 v10, v0, v14, vcc
	v_and_b32_e32 v0, v2, v6
	v_and_b32_e32 v0, 1, v0
	v_add_u32_e64 v12, s[0:1], v19, v0
	v_add_u32_e64 v0, s[2:3], 48, v4
	v_cndmask_b32_e32 v11, v1, v15, vcc
	v_addc_u32_e64 v1, s[2:3], 0, v5, s[2:3]
	v_addc_u32_e64 v13, s[0:1], 0, v20, s[0:1]
	flat_store_dwordx4 v[0:1], v[10:13]
	v_sub_u32_e64 v0, s[0:1], 0, v6
	v_lshrrev_b64 v[0:1], v0, v[2:3]
	v_lshlrev_b64 v[10:11], v6, v[2:3]
	v_or_b32_e32 v16, v10, v0
	v_ffbh_u32_e32 v0, v2
	v_or_b32_e32 v13, v11, v1
	v_add_u32_e64 v0, s[0:1], v0, 32 clamp
	v_ffbh_u32_e32 v1, v3
	v_min3_u32 v10, v0, v1, 64
	v_bcnt_u32_b32 v0, v2, 0
	v_bcnt_u32_b32 v8, v3, v0
	v_mov_b32_e32 v11, 0
	flat_store_dwordx4 v[4:5], v[8:11]
	s_nop 0
	v_and_b32_e32 v8, 63, v6
	v_cmp_eq_u64_e64 s[0:1], 0, v[8:9]
	v_mul_hi_u32 v8, v2, v6
	v_mad_u64_u32 v[0:1], s[2:3], v2, v7, v[8:9]
	v_mad_u64_u32 v[8:9], s[2:3], v3, v6, 0
	v_lshrrev_b64 v[11:12], 1, v[0:1]
	v_lshrrev_b64 v[9:10], 1, v[8:9]
	v_and_b32_e32 v0, v8, v0
	v_add_u32_e64 v1, s[2:3], v11, v9
	v_and_b32_e32 v0, 1, v0
	v_addc_u32_e64 v10, s[2:3], v12, v10, s[2:3]
	v_cndmask_b32_e64 v9, v13, v3, s[0:1]
	v_cndmask_b32_e64 v8, v16, v2, s[0:1]
	v_add_u32_e64 v0, s[0:1], v1, v0
	v_addc_u32_e64 v1, s[0:1], 0, v10, s[0:1]
	v_lshrrev_b64 v[16:17], 31, v[0:1]
	v_mad_u64_u32 v[10:11], s[0:1], v3, v7, v[16:17]
	v_add_u32_e64 v0, s[0:1], 16, v4
	v_addc_u32_e64 v1, s[0:1], 0, v5, s[0:1]
	s_movk_i32 s0, 0x384
	flat_store_dwordx4 v[0:1], v[8:11]
	v_add_u32_e64 v0, s[0:1], s0, v18
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v0, s5, v0
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s4
	v_lshrrev_b32_e32 v8, 15, v1
	v_xor_b32_e32 v1, v8, v1
	v_lshrrev_b32_e32 v8, 15, v0
	v_xor_b32_e32 v0, v8, v0
	v_mul_lo_u32 v0, v0, s6
	v_mul_lo_u32 v1, v1, s6
	v_xor_b32_sdwa v8, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v0, v10
	v_or_b32_e32 v10, v2, v6
	v_and_b32_e32 v10, 1, v10
	v_add_u32_e64 v10, s[0:1], v19, v10
	v_xor_b32_sdwa v9, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v1, v11
	v_addc_u32_e64 v11, s[0:1], 0, v20, s[0:1]
	v_add_u32_e64 v12, s[0:1], v2, v6
	v_addc_u32_e64 v13, s[0:1], v3, v7, s[0:1]
	v_cmp_lt_u64_e64 s[0:1], v[12:13], v[2:3]
	v_cndmask_b32_e64 v13, v13, -1, s[0:1]
	v_cndmask_b32_e64 v12, v12, -1, s[0:1]
	v_add_u32_e64 v18, s[0:1], 64, v4
	v_addc_u32_e64 v19, s[0:1], 0, v5, s[0:1]
	v_cmp_gt_u64_e64 s[0:1], v[14:15], v[2:3]
	flat_store_dwordx4 v[18:19], v[10:13]
	s_nop 0
	v_cndmask_b32_e64 v11, v15, 0, s[0:1]
	v_cndmask_b32_e64 v10, v14, 0, s[0:1]
	s_movk_i32 s0, 0x50
	v_add_u32_e64 v14, s[0:1], s0, v4
	v_addc_u32_e64 v15, s[0:1], 0, v5, s[0:1]
	v_cmp_lt_u64_e64 s[0:1], v[6:7], v[8:9]
	v_cndmask_b32_e32 v13, v3, v7, vcc
	v_cndmask_b32_e32 v12, v2, v6, vcc
	flat_store_dwordx4 v[14:15], v[10:13]
	s_nop 0
	v_cndmask_b32_e64 v11, v9, v7, s[0:1]
	v_cndmask_b32_e64 v10, v8, v6, s[0:1]
	v_cndmask_b32_e64 v13, v7, v9, s[0:1]
	v_cndmask_b32_e64 v12, v6, v8, s[0:1]
	v_cmp_lt_u64_e64 s[0:1], v[2:3], v[10:11]
	v_cndmask_b32_e64 v10, v2, v10, s[0:1]
	v_cndmask_b32_e64 v11, v3, v11, s[0:1]
	v_cmp_gt_u64_e64 s[0:1], v[2:3], v[12:13]
	v_cndmask_b32_e64 v13, v11, v13, s[0:1]
	v_cndmask_b32_e64 v12, v10, v12, s[0:1]
	v_mad_u64_u32 v[14:15], s[0:1], v3, v7, 0
	v_add_u32_e64 v10, s[0:1], 32, v4
	v_addc_u32_e64 v11, s[0:1], 0, v5, s[0:1]
	s_movk_i32 s0, 0x60
	flat_store_dwordx4 v[10:11], v[0:3]
	v_cndmask_b32_e32 v11, v7, v3, vcc
	v_cndmask_b32_e32 v10, v6, v2, vcc
	v_add_u32_e32 v0, vcc, s0, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	s_movk_i32 s0, 0x70
	flat_store_dwordx4 v[0:1], v[10:13]
	v_add_u32_e32 v0, vcc, s0, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_bfi_b32 v11, v9, v7, v3
	v_bfi_b32 v10, v8, v6, v2
	v_cndmask_b32_e32 v13, v7, v3, vcc
	v_cndmask_b32_e32 v12, v6, v2, vcc
	flat_store_dwordx4 v[0:1], v[10:13]
	v_or_b32_e32 v1, 2.0, v3
	v_add_u32_e32 v0, vcc, v2, v2
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cmp_lt_u64_e32 vcc, v[0:1], v[2:3]
	s_movk_i32 s0, 0x80
	v_cndmask_b32_e64 v11, v1, -1, vcc
	v_cndmask_b32_e64 v10, v0, -1, vcc
	v_add_u32_e32 v12, vcc, s0, v4
	v_addc_u32_e32 v13, vcc, 0, v5, vcc
	v_sub_u32_e32 v0, vcc, 0, v14
	v_subb_u32_e32 v1, vcc, 0, v15, vcc
	v_cmp_eq_u64_e32 vcc, v[16:17], v[0:1]
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, -1
	flat_store_dwordx2 v[12:13], v[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	v_mul_lo_u32 v3, v6, v3
	v_mad_u64_u32 v[0:1], s[2:3], v6, v2, 0
	v_mul_lo_u32 v2, v7, v2
	v_add_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_cmp_lt_u64_e32 vcc, v[2:3], v[0:1]
	v_cndmask_b32_e64 v1, v3, -1, vcc
	v_cndmask_b32_e64 v0, v2, -1, vcc
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, 0x88, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_ulong
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
	.size	builtins_ulong, .Lfunc_end7-builtins_ulong
	.section	.AMDGPU.csdata
	.text
	.protected	builtins_mixed
	.globl	builtins_mixed
	.p2align	8
	.type	builtins_mixed,@function
builtins_mixed:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v6, vcc, s0, v0
	v_xor_b32_sdwa v0, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_add_u32_e32 v2, vcc, 40, v6
	v_mul_lo_u32 v0, v0, s0
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s0
	s_mov_b32 s0, 0x846ca68b
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_lshrrev_b32_e32 v1, 15, v2
	v_xor_b32_e32 v1, v1, v2
	v_mul_lo_u32 v0, v0, s0
	v_mul_lo_u32 v1, v1, s0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_xor_b32_sdwa v7, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v8, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v0, 3, v6
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_lshrrev_b32_e32 v3, 8, v7
	v_lshrrev_b32_e32 v9, 8, v8
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_mul_u32_u24_e32 v0, v8, v7
	v_mul_i32_i24_e32 v1, v9, v3
	v_mad_u32_u24 v2, v8, v7, v7
	v_mad_i32_i24 v3, v9, v3, v8
	flat_store_dwordx4 v[4:5], v[0:3]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_lshlrev_b32_e32 v1, 8, v7
	s_mov_b32 s0, 0xc0c0500
	v_sub_u32_e32 v3, vcc, 0, v6
	v_lshlrev_b32_e32 v0, 16, v7
	v_perm_b32 v1, v1, v8, s0
	v_alignbit_b32 v3, v7, v7, v3
	v_or_b32_sdwa v0, v8, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mul_u32_u24_e32 v1, 0x10001, v1
	v_alignbit_b32 v2, v7, v8, v6
	v_bcnt_u32_b32 v3, v8, v3
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel builtins_mixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end8:
	.size	builtins_mixed, .Lfunc_end8-builtins_mixed
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
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_char
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_char.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_uchar
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_uchar.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_short
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_short.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'ushort*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_ushort
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_ushort.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_int
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_int.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_uint
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_uint.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_long
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         builtins_long.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_ulong
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_ulong.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           builtins_mixed
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         builtins_mixed.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
