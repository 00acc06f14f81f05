	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	math_pointers
	.globl	math_pointers
	.p2align	8
	.type	math_pointers,@function
math_pointers:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	s_mov_b32 s4, 0x846ca68b
	s_mov_b32 s5, 0xaaaaaaab
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v5, vcc, s0, v0
	v_xor_b32_sdwa v0, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v0, v0, s0
	s_movk_i32 s1, 0x63
	v_mul_lo_u32 v3, v5, 12
	v_bfrev_b32_e32 v2, 28
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s4
	v_add_u32_e32 v1, vcc, s1, v5
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cvt_f32_i32_e32 v0, v0
	v_mul_lo_u32 v1, v1, s0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_brev_b32 s8, -2
	v_mul_f32_e32 v7, 0x35800000, v0
	v_lshrrev_b32_e32 v0, 15, v1
	v_xor_b32_e32 v0, v0, v1
	v_mul_lo_u32 v0, v0, s4
	v_mul_lo_u32 v1, v5, s5
	s_mov_b32 s4, 0x55555556
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v0, 1, v0
	v_cvt_f32_i32_e32 v0, v0
	v_cmp_gt_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v8, 1.0, v2, vcc
	v_mov_b32_e32 v2, s1
	v_mul_f32_e32 v10, 0x31800000, v0
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_mul_lo_u32 v3, v5, 3
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mul_f32_e32 v6, v8, v7
	v_add_u32_e32 v2, vcc, s2, v2
	v_trunc_f32_e32 v12, v6
	v_floor_f32_e32 v14, v6
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_mov_b32 s4, 0x7f800000
	v_mad_f32 v9, v8, v7, -v12
	v_mad_f32 v7, v8, v7, -v14
	v_cmp_neq_f32_e64 vcc, |v6|, s4
	v_min_f32_e32 v7, 0x3f7fffff, v7
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_o_f32_e64 s[0:1], v6, v6
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_cndmask_b32_e64 v13, v6, v7, s[0:1]
	v_and_b32_e32 v7, s8, v6
	s_mov_b32 s2, 0xff800000
	v_bfi_b32 v11, s8, v9, v6
	v_add_u32_e32 v8, vcc, s2, v7
	s_mov_b32 s2, 0xff800001
	v_or_b32_e32 v9, 0xd800000, v7
	v_add_f32_e32 v9, 0x8d800000, v9
	v_cmp_gt_u32_e32 vcc, s2, v8
	flat_store_dwordx4 v[0:1], v[11:14]
	v_cndmask_b32_e32 v9, v9, v7, vcc
	v_mov_b32_e32 v11, 0xffffff68
	v_mov_b32_e32 v12, 0xffffff82
	v_ashrrev_i32_e32 v8, 23, v9
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_add_u32_e32 v11, vcc, v8, v11
	s_brev_b32 s9, 1
	s_mov_b32 s10, 0x7fffff
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_movk_i32 s2, 0x81
	v_and_b32_e32 v8, s9, v6
	v_and_b32_e32 v9, s10, v9
	v_cmp_ne_u32_e64 s[2:3], s2, v11
	v_or_b32_e32 v9, v8, v9
	v_or_b32_e32 v9, 0.5, v9
	s_and_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v13, 0, v11, vcc
	v_cndmask_b32_e32 v9, v6, v9, vcc
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dword v[11:12], v9
	flat_store_dword v[2:3], v13
	v_and_b32_e32 v9, s4, v6
	v_and_b32_e32 v11, s10, v6
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cmp_eq_u32_e64 s[2:3], 0, v11
	v_and_b32_e32 v9, s4, v10
	v_and_b32_e32 v12, s10, v10
	v_cmp_ne_u32_e64 s[4:5], 0, v9
	v_cmp_eq_u32_e64 s[6:7], 0, v12
	s_or_b64 vcc, s[2:3], vcc
	v_and_b32_e32 v13, s9, v10
	v_cndmask_b32_e32 v18, v8, v6, vcc
	s_or_b64 vcc, s[6:7], s[4:5]
	v_cndmask_b32_e32 v14, v13, v10, vcc
	v_bfe_u32 v15, v18, 23, 8
	v_bfe_u32 v16, v14, 23, 8
	v_sub_u32_e32 v17, vcc, v15, v16
	v_cmp_lt_i32_e32 vcc, 0, v17
	v_and_b32_e32 v17, s10, v18
	v_or_b32_e32 v19, 1.0, v17
	v_and_b32_e32 v17, s10, v14
	v_or_b32_e32 v17, 1.0, v17
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
	v_sub_u32_e32 v4, vcc, v15, v16
	v_add_u32_e32 v20, vcc, 1, v4
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, 0
.LBB0_2:
	v_cmp_ge_f32_e32 vcc, v19, v17
	v_cndmask_b32_e64 v21, 0, 1, vcc
	v_or_b32_e32 v4, v4, v21
	v_cndmask_b32_e32 v21, 0, v17, vcc
	v_add_u32_e32 v20, vcc, -1, v20
	v_sub_f32_e32 v19, v19, v21
	v_cmp_gt_u32_e32 vcc, 2, v20
	v_add_f32_e32 v19, v19, v19
	s_or_b64 s[4:5], vcc, s[4:5]
	v_lshlrev_b32_e32 v4, 1, v4
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[4:5]
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_f32_e32 vcc, v19, v17
	v_cndmask_b32_e64 v21, 0, 1, vcc
	v_or_b32_e32 v4, v4, v21
	v_cndmask_b32_e32 v21, 0, v17, vcc
	v_and_b32_e32 v20, s8, v18
	v_sub_f32_e32 v19, v19, v21
	v_cmp_lt_u32_e32 vcc, v15, v16
	v_and_b32_e32 v18, s8, v14
	v_cndmask_b32_e32 v15, v19, v20, vcc
	v_cndmask_b32_e32 v16, v17, v18, vcc
	v_add_f32_e32 v17, v15, v15
	v_cmp_lt_f32_e64 s[2:3], v16, v17
	v_cndmask_b32_e64 v19, 0, 1, s[2:3]
	v_cmp_eq_f32_e64 s[2:3], v16, v17
	v_cndmask_b32_e64 v4, v4, 0, vcc
	v_cndmask_b32_e64 v17, 0, 1, s[2:3]
	v_and_b32_e32 v17, v4, v17
	v_or_b32_e32 v17, v17, v19
	v_cmp_ne_u32_e64 s[2:3], 0, v17
	v_cndmask_b32_e64 v16, 0, v16, s[2:3]
	v_add_u32_e64 v4, s[2:3], v17, v4
	v_and_b32_e32 v14, 0x7f800000, v14
	v_cndmask_b32_e64 v14, v14, 1.0, vcc
	v_and_b32_e32 v4, 0x7f, v4
	v_cmp_eq_u32_e32 vcc, v20, v18
	v_sub_f32_e32 v15, v15, v16
	v_cndmask_b32_e64 v4, v4, 1, vcc
	v_mul_f32_e32 v14, v14, v15
	v_sub_u32_e64 v15, s[2:3], 0, v4
	v_cmp_eq_u32_e64 s[2:3], v8, v13
	v_cndmask_b32_e64 v4, v15, v4, s[2:3]
	s_mov_b32 s2, 0x807fffff
	v_cndmask_b32_e64 v13, v14, 0, vcc
	v_add_u32_e64 v14, s[2:3], s2, v18
	s_mov_b32 s6, 0x7f7fffff
	s_mov_b32 s2, 0x80800000
	v_cmp_lt_u32_e32 vcc, s6, v20
	v_cmp_gt_u32_e64 s[2:3], s2, v14
	v_xor_b32_e32 v13, v13, v8
	v_mov_b32_e32 v14, 0x7fc00000
	s_or_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v15, v13, v14, vcc
	v_add_u32_e64 v13, s[2:3], 20, v0
	v_addc_u32_e64 v14, s[2:3], 0, v1, s[2:3]
	v_and_b32_e32 v4, 7, v4
	flat_store_dword v[13:14], v15
	v_cndmask_b32_e64 v13, v4, 0, vcc
	v_add_u32_e32 v15, vcc, 4, v2
	v_ffbh_u32_e32 v2, v11
	v_min_u32_e32 v2, 32, v2
	s_movk_i32 s2, 0xff8a
	v_addc_u32_e32 v16, vcc, 0, v3, vcc
	v_sub_u32_e32 v3, vcc, s2, v2
	v_lshrrev_b32_e32 v2, 23, v7
	s_movk_i32 s3, 0xff81
	v_add_u32_e32 v4, vcc, s3, v2
	s_mov_b32 s3, 0x800000
	v_ffbh_u32_e32 v17, v7
	v_cmp_gt_u32_e32 vcc, s3, v7
	v_min_u32_e32 v17, 32, v17
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_sub_u32_e64 v17, s[2:3], s2, v17
	v_cvt_f32_i32_e32 v4, v4
	s_brev_b32 s7, 1
	v_cvt_f32_i32_e32 v17, v17
	v_mov_b32_e32 v14, s7
	v_cmp_eq_u32_e64 s[4:5], 0, v7
	s_brev_b32 s10, -2
	v_cndmask_b32_e64 v3, v3, v14, s[4:5]
	v_mov_b32_e32 v14, s10
	v_cmp_lt_u32_e64 s[2:3], s6, v7
	v_cndmask_b32_e64 v14, v3, v14, s[2:3]
	v_cndmask_b32_e64 v3, v4, v7, s[2:3]
	flat_store_dwordx2 v[15:16], v[13:14]
	v_cndmask_b32_e32 v3, v3, v17, vcc
	v_mov_b32_e32 v4, 0xff800000
	v_add_u32_e32 v13, vcc, 24, v0
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	v_addc_u32_e32 v14, vcc, 0, v1, vcc
	v_sub_u32_e32 v4, vcc, s7, v6
	v_cmp_gt_i32_e32 vcc, 0, v6
	v_cndmask_b32_e32 v4, v6, v4, vcc
	v_sub_u32_e32 v15, vcc, s7, v10
	v_cmp_gt_i32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v15, v10, v15, vcc
	v_cmp_lt_i32_e32 vcc, v4, v15
	v_cndmask_b32_e64 v15, -1, 1, vcc
	v_add_u32_e32 v4, vcc, v15, v4
	v_sub_u32_e32 v15, vcc, s7, v4
	v_cmp_gt_i32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, v4, v15, vcc
	v_or_b32_e32 v15, v10, v6
	v_and_b32_e32 v15, s10, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	v_cmp_eq_u32_e64 s[4:5], v6, v10
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	s_or_b64 vcc, s[4:5], vcc
	v_cndmask_b32_e32 v4, v4, v10, vcc
	flat_store_dwordx2 v[13:14], v[3:4]
	v_bfe_u32 v13, v10, 23, 8
	v_or_b32_e32 v4, 1.0, v11
	v_sub_u32_e32 v11, vcc, v2, v13
	v_or_b32_e32 v3, 1.0, v12
	v_cmp_lt_i32_e64 s[4:5], 0, v11
	v_mov_b32_e32 v11, v4
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_8
	v_sub_u32_e32 v11, vcc, v2, v13
	v_add_u32_e32 v12, vcc, 1, v11
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v11, v4
.LBB0_6:
	v_cmp_ge_f32_e32 vcc, v11, v3
	v_cndmask_b32_e32 v14, 0, v3, vcc
	v_add_u32_e32 v12, vcc, -1, v12
	v_sub_f32_e32 v11, v11, v14
	v_cmp_gt_u32_e32 vcc, 2, v12
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_f32_e32 v11, v11, v11
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_6
	s_or_b64 exec, exec, s[8:9]
.LBB0_8:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_f32_e32 vcc, v11, v3
	v_cndmask_b32_e32 v12, 0, v3, vcc
	v_cmp_ge_u32_e64 s[6:7], v2, v13
	v_and_b32_e32 v10, s10, v10
	v_sub_f32_e32 v11, v11, v12
	s_and_b64 s[10:11], s[6:7], vcc
	v_cmp_lt_u32_e64 s[6:7], v2, v13
	v_cndmask_b32_e64 v11, v11, v7, s[6:7]
	v_cndmask_b32_e64 v12, v3, v10, s[6:7]
	v_add_f32_e32 v14, v11, v11
	v_cmp_eq_f32_e64 s[8:9], v12, v14
	v_cmp_lt_f32_e32 vcc, v12, v14
	s_and_b64 s[8:9], s[10:11], s[8:9]
	s_or_b64 vcc, vcc, s[8:9]
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_sub_f32_e32 v11, v11, v12
	v_cndmask_b32_e64 v12, v9, 1.0, s[6:7]
	s_mov_b32 s10, 0x807fffff
	v_mul_f32_e32 v11, v12, v11
	v_cmp_eq_u32_e64 s[8:9], v7, v10
	v_add_u32_e32 v10, vcc, s10, v10
	s_mov_b32 s10, 0x80800000
	v_cndmask_b32_e64 v11, v11, 0, s[8:9]
	v_cmp_gt_u32_e32 vcc, s10, v10
	v_xor_b32_e32 v11, v11, v8
	v_mov_b32_e32 v10, 0x7fc00000
	s_or_b64 vcc, s[2:3], vcc
	v_cndmask_b32_e32 v12, v11, v10, vcc
	v_add_u32_e64 v10, s[2:3], 32, v0
	v_addc_u32_e64 v11, s[2:3], 0, v1, s[2:3]
	flat_store_dword v[10:11], v12
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_12
	v_sub_u32_e64 v2, s[2:3], v2, v13
	v_add_u32_e64 v2, s[2:3], 1, v2
	s_mov_b64 s[4:5], 0
.LBB0_10:
	v_cmp_ge_f32_e64 s[2:3], v4, v3
	v_cndmask_b32_e64 v10, 0, v3, s[2:3]
	v_add_u32_e64 v2, s[2:3], -1, v2
	v_sub_f32_e32 v4, v4, v10
	v_cmp_gt_u32_e64 s[2:3], 2, v2
	s_or_b64 s[4:5], s[2:3], s[4:5]
	v_add_f32_e32 v4, v4, v4
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_10
	s_or_b64 exec, exec, s[4:5]
.LBB0_12:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ge_f32_e64 s[2:3], v4, v3
	v_cndmask_b32_e64 v2, 0, v3, s[2:3]
	s_mov_b32 s2, 0xcccccccd
	v_mul_hi_u32 v3, v5, s2
	v_sub_f32_e32 v2, v4, v2
	v_mul_f32_e32 v2, v2, v9
	v_cndmask_b32_e64 v2, v2, v7, s[6:7]
	v_lshrrev_b32_e32 v3, 4, v3
	v_mul_lo_u32 v3, v3, 20
	v_cndmask_b32_e64 v2, v2, 0, s[8:9]
	s_mov_b32 s2, 0x7fc00000
	v_xor_b32_e32 v2, v2, v8
	v_mov_b32_e32 v4, s2
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v0, vcc, 36, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_sub_u32_e32 v3, vcc, v5, v3
	v_add_u32_e32 v3, vcc, -10, v3
	v_or_b32_e32 v4, s2, v5
	v_cmp_u_f32_e32 vcc, v4, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ldexp_f32 v3, v6, v3
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	flat_store_dwordx3 v[0:1], v[2:4]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel math_pointers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
.Lfunc_end0:
	.size	math_pointers, .Lfunc_end0-math_pointers
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           math_pointers
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         math_pointers.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
