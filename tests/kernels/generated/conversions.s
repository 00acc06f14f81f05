	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	from_float
	.globl	from_float
	.p2align	8
	.type	from_float,@function
from_float:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s7, 0xffff
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, s7
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	flat_load_dword v14, v[3:4]
	v_mul_lo_u32 v0, v2, 24
	v_mov_b32_e32 v5, s3
	s_mov_b32 s0, 0xceee6b28
	s_mov_b32 s1, 0x4eee6b28
	v_lshlrev_b64 v[2:3], 3, v[0:1]
	v_mov_b32_e32 v6, s0
	v_add_u32_e32 v4, vcc, s2, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	v_mov_b32_e32 v7, s1
	s_mov_b32 s4, 0xcf000000
	v_mov_b32_e32 v11, s4
	s_mov_b32 s5, 0x4f000000
	s_brev_b32 s8, -2
	v_mov_b32_e32 v12, s8
	s_mov_b32 s9, 0xc7000000
	v_mov_b32_e32 v13, s9
	s_mov_b32 s10, 0x46fffe00
	v_mov_b32_e32 v10, 0x7fff
	s_mov_b32 s11, 0x477fff00
	s_mov_b32 s12, 0xc3000000
	v_mov_b32_e32 v15, s7
	v_mov_b32_e32 v16, s12
	s_mov_b32 s6, 0
	s_mov_b32 s2, 0x2f800000
	s_mov_b32 s3, 0xcf800000
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e32 vcc, s0, v14
	v_cndmask_b32_e32 v0, v6, v14, vcc
	v_cmp_nlt_f32_e32 vcc, s1, v14
	v_cndmask_b32_e32 v17, v7, v0, vcc
	v_ceil_f32_e32 v0, v17
	v_floor_f32_e32 v2, v17
	v_cvt_i32_f32_e32 v6, v0
	v_cvt_i32_f32_e32 v8, v2
	v_add_u32_e32 v2, vcc, 16, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_cmp_nge_f32_e32 vcc, s4, v14
	v_rndne_f32_e32 v18, v14
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v9, 31, v8
	v_cndmask_b32_e32 v0, v11, v14, vcc
	v_cmp_nge_f32_e32 vcc, s4, v18
	flat_store_dwordx4 v[2:3], v[6:9]
	v_cvt_i32_f32_e32 v0, v0
	v_cndmask_b32_e32 v2, v11, v18, vcc
	v_cvt_i32_f32_e32 v2, v2
	v_cmp_nlt_f32_e32 vcc, s5, v14
	v_ashrrev_i32_e32 v3, 31, v0
	v_cndmask_b32_e32 v7, 0, v3, vcc
	v_cndmask_b32_e32 v6, v12, v0, vcc
	v_ashrrev_i32_e32 v0, 31, v2
	v_cmp_nlt_f32_e32 vcc, s5, v18
	v_cndmask_b32_e32 v9, 0, v0, vcc
	v_cndmask_b32_e32 v8, v12, v2, vcc
	v_add_u32_e32 v2, vcc, 32, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_cmp_nge_f32_e32 vcc, s9, v14
	v_cndmask_b32_e32 v0, v13, v14, vcc
	v_cvt_i32_f32_e32 v0, v0
	v_cmp_nge_f32_e32 vcc, 0, v18
	v_cndmask_b32_e32 v19, 0, v18, vcc
	flat_store_dwordx4 v[2:3], v[6:9]
	v_bfe_i32 v0, v0, 0, 16
	v_cvt_u32_f32_e32 v8, v19
	v_ashrrev_i32_e32 v2, 31, v0
	v_cmp_nlt_f32_e32 vcc, s10, v14
	v_cndmask_b32_e32 v7, 0, v2, vcc
	v_cndmask_b32_e32 v6, v10, v0, vcc
	v_add_u32_e32 v2, vcc, 64, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	v_and_b32_e32 v0, s7, v8
	v_cmp_nlt_f32_e32 vcc, s11, v18
	v_cndmask_b32_e32 v8, v15, v0, vcc
	v_cmp_nge_f32_e32 vcc, s12, v14
	v_mov_b32_e32 v9, v1
	v_cndmask_b32_e32 v0, v16, v14, vcc
	flat_store_dwordx4 v[2:3], v[6:9]
	v_floor_f32_e32 v3, v14
	v_cvt_i32_f32_e32 v0, v0
	v_cmp_nge_f32_e32 vcc, s12, v3
	v_cndmask_b32_e32 v6, v16, v3, vcc
	v_cvt_i32_f32_e32 v8, v6
	s_mov_b32 s0, 0x42fe0000
	v_ashrrev_i32_e32 v2, 31, v0
	v_cmp_nlt_f32_e32 vcc, s0, v14
	v_cndmask_b32_e32 v7, 0, v2, vcc
	v_mov_b32_e32 v2, 0x7f
	v_cndmask_b32_e32 v6, v2, v0, vcc
	v_ashrrev_i32_e32 v0, 31, v8
	v_cmp_nlt_f32_e32 vcc, s0, v3
	s_movk_i32 s0, 0x50
	v_cndmask_b32_e32 v9, 0, v0, vcc
	v_cndmask_b32_e32 v8, v2, v8, vcc
	v_add_u32_e32 v2, vcc, s0, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	flat_store_dwordx4 v[2:3], v[6:9]
	s_mov_b32 s7, 0x40080000
	v_cvt_f64_f32_e32 v[6:7], v17
	v_rndne_f32_e32 v15, v17
	v_cvt_i32_f32_e32 v10, v17
	v_cvt_i32_f32_e32 v12, v15
	v_div_scale_f64 v[8:9], s[0:1], s[6:7], s[6:7], v[6:7]
	v_ashrrev_i32_e32 v11, 31, v10
	v_ashrrev_i32_e32 v13, 31, v12
	flat_store_dwordx4 v[4:5], v[10:13]
	v_cmp_nge_f32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v16, 0, v14, vcc
	v_cvt_u32_f32_e32 v0, v16
	s_mov_b32 s0, 0x4f800000
	v_cmp_nlt_f32_e32 vcc, s0, v14
	v_ceil_f32_e32 v2, v14
	v_cndmask_b32_e32 v0, -1, v0, vcc
	v_cmp_nge_f32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v3, 0, v2, vcc
	v_cvt_u32_f32_e32 v3, v3
	v_cmp_nlt_f32_e32 vcc, s0, v2
	v_rcp_f64_e32 v[10:11], v[8:9]
	s_mov_b32 s1, 0x437f0000
	v_cndmask_b32_e32 v2, -1, v3, vcc
	v_add_u32_e32 v12, vcc, 48, v4
	v_addc_u32_e32 v13, vcc, 0, v5, vcc
	v_mov_b32_e32 v3, v1
	flat_store_dwordx4 v[12:13], v[0:3]
	v_cmp_nlt_f32_e32 vcc, s1, v14
	v_cvt_i32_f32_e32 v0, v16
	v_mov_b32_e32 v16, 0xff
	s_movk_i32 s0, 0x60
	v_cvt_i32_f32_e32 v19, v19
	v_cndmask_b32_e32 v0, v16, v0, vcc
	v_add_u32_e32 v12, vcc, s0, v4
	v_fma_f64 v[2:3], -v[8:9], v[10:11], 1.0
	v_addc_u32_e32 v13, vcc, 0, v5, vcc
	v_cmp_nlt_f32_e32 vcc, s1, v18
	s_brev_b32 s9, 1
	v_fma_f64 v[10:11], v[10:11], v[2:3], v[10:11]
	v_cndmask_b32_e32 v2, v16, v19, vcc
	v_mov_b32_e32 v3, v1
	flat_store_dwordx4 v[12:13], v[0:3]
	s_nop 0
	v_mul_f32_e32 v0, 0x49742400, v17
	v_trunc_f32_e32 v12, v0
	v_div_scale_f64 v[2:3], vcc, v[6:7], s[6:7], v[6:7]
	v_fma_f64 v[0:1], -v[8:9], v[10:11], 1.0
	v_mul_f32_e64 v13, |v12|, s2
	v_floor_f32_e32 v13, v13
	v_fma_f32 v16, v13, s3, |v12|
	v_cvt_u32_f32_e32 v16, v16
	v_cvt_u32_f32_e32 v13, v13
	v_fma_f64 v[10:11], v[10:11], v[0:1], v[10:11]
	v_ashrrev_i32_e32 v1, 31, v12
	v_xor_b32_e32 v0, v16, v1
	v_xor_b32_e32 v12, v13, v1
	v_sub_u32_e64 v0, s[0:1], v0, v1
	v_subb_u32_e64 v1, s[0:1], v12, v1, s[0:1]
	v_mul_f64 v[12:13], v[2:3], v[10:11]
	s_movk_i32 s0, 0x70
	v_fma_f64 v[2:3], -v[8:9], v[12:13], v[2:3]
	v_mul_f32_e64 v8, |v15|, s2
	v_floor_f32_e32 v8, v8
	v_fma_f32 v9, v8, s3, |v15|
	v_cvt_u32_f32_e32 v16, v9
	v_cvt_u32_f32_e32 v18, v8
	v_div_fmas_f64 v[8:9], v[2:3], v[10:11], v[12:13]
	v_add_u32_e32 v10, vcc, s0, v4
	v_ashrrev_i32_e32 v3, 31, v15
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	v_xor_b32_e32 v2, v16, v3
	v_xor_b32_e32 v12, v18, v3
	v_sub_u32_e32 v2, vcc, v2, v3
	v_subb_u32_e32 v3, vcc, v12, v3, vcc
	s_mov_b32 s0, 0x45800000
	flat_store_dwordx4 v[10:11], v[0:3]
	v_cvt_f64_f32_e32 v[12:13], v14
	v_mul_f32_e64 v0, |v17|, s0
	v_div_fixup_f64 v[8:9], v[8:9], s[6:7], v[6:7]
	v_ceil_f32_e32 v0, v0
	v_mul_f32_e32 v1, s2, v0
	v_floor_f32_e32 v1, v1
	v_fma_f32 v0, v1, s3, v0
	v_cvt_u32_f32_e32 v10, v0
	v_cvt_u32_f32_e32 v11, v1
	s_movk_i32 s0, 0x80
	v_cvt_f32_f64_e32 v0, v[8:9]
	v_add_u32_e32 v1, vcc, s0, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	s_movk_i32 s0, 0x90
	flat_store_dwordx4 v[1:2], v[10:13]
	s_mov_b32 s2, 0x7f800000
	v_add_u32_e32 v11, vcc, s0, v4
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	v_sub_u32_e32 v2, vcc, s9, v0
	v_cmp_gt_i32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v10, v0, v2, vcc
	v_cmp_gt_i32_e32 vcc, s2, v10
	v_cndmask_b32_e64 v2, -1, 1, vcc
	v_add_u32_e32 v2, vcc, v2, v10
	v_cvt_f64_f32_e32 v[13:14], v0
	v_sub_u32_e32 v3, vcc, s9, v2
	v_cmp_gt_i32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cmp_o_f32_e64 s[0:1], v0, v0
	v_cndmask_b32_e64 v2, v0, v2, s[0:1]
	v_mov_b32_e32 v3, s2
	v_cmp_ne_u32_e32 vcc, s2, v0
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_cmp_ngt_f64_e32 vcc, v[8:9], v[13:14]
	s_mov_b32 s2, 0x80800000
	v_ashrrev_i32_e32 v1, 31, v0
	v_cndmask_b32_e32 v2, v2, v0, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_cmp_gt_i32_e32 vcc, s2, v10
	flat_store_dwordx4 v[11:12], v[0:3]
	s_mov_b32 s2, 0xff800000
	v_cndmask_b32_e64 v1, -1, 1, vcc
	v_add_u32_e32 v1, vcc, v1, v10
	v_sub_u32_e32 v2, vcc, s9, v1
	v_cmp_gt_i32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_cndmask_b32_e64 v1, v0, v1, s[0:1]
	v_mov_b32_e32 v2, s2
	v_cmp_ne_u32_e32 vcc, s2, v0
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_cmp_nlt_f64_e32 vcc, v[8:9], v[13:14]
	v_and_b32_e32 v9, s8, v9
	v_cndmask_b32_e32 v1, v1, v0, vcc
	v_add_u32_e32 v11, vcc, 0xa0, v4
	v_ashrrev_i32_e32 v2, 31, v1
	v_addc_u32_e32 v12, vcc, 0, v5, vcc
	flat_store_dwordx2 v[11:12], v[1:2]
	v_mov_b32_e32 v1, 0x7fc00000
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
	v_cmp_nlt_f32_e32 vcc, 0, v0
	v_mov_b32_e32 v1, 0xff800000
	s_and_saveexec_b64 s[4:5], vcc
	v_mul_f32_e32 v1, 0xff800000, v0
	v_mov_b32_e32 v2, 0x7f800000
	v_cmp_ngt_f32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v1, v2, v1, vcc
	s_or_b64 exec, exec, s[4:5]
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s7, 0x408f4200
	v_mul_f64 v[11:12], v[6:7], s[6:7]
	v_sub_u32_e32 v13, vcc, s9, v1
	v_cmp_gt_i32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v13, v1, v13, vcc
	v_cmp_lt_i32_e32 vcc, v10, v13
	v_cndmask_b32_e64 v13, -1, 1, vcc
	v_add_u32_e32 v13, vcc, v13, v10
	v_floor_f64_e32 v[10:11], v[11:12]
	v_sub_u32_e32 v12, vcc, s9, v13
	v_cmp_gt_i32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v12, v13, v12, vcc
	s_mov_b32 s7, 0x3df00000
	v_cndmask_b32_e64 v14, v0, v12, s[0:1]
	v_mul_f64 v[6:7], v[6:7], 0.5
	v_mul_f64 v[12:13], v[10:11], s[6:7]
	v_cvt_f64_f32_e64 v[2:3], |v0|
	v_or_b32_e32 v15, v1, v0
	v_cmp_o_f32_e32 vcc, v1, v1
	v_and_b32_e32 v15, s8, v15
	v_cndmask_b32_e32 v14, v1, v14, vcc
	v_cmp_eq_u32_e32 vcc, 0, v15
	v_rndne_f64_e32 v[6:7], v[6:7]
	v_floor_f64_e32 v[12:13], v[12:13]
	v_cmp_eq_u32_e64 s[0:1], v0, v1
	s_or_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v1, v14, v1, vcc
	v_cmp_nlt_f64_e32 vcc, v[8:9], v[2:3]
	s_mov_b32 s7, 0xc1f00000
	s_movk_i32 s0, 0xa8
	v_cvt_i32_f64_e32 v2, v[6:7]
	v_fma_f64 v[6:7], v[12:13], s[6:7], v[10:11]
	v_ashrrev_i32_e32 v3, 31, v2
	v_cndmask_b32_e32 v0, v1, v0, vcc
	v_add_u32_e32 v8, vcc, s0, v4
	v_ashrrev_i32_e32 v1, 31, v0
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	flat_store_dwordx4 v[8:9], v[0:3]
	s_nop 0
	v_cvt_i32_f64_e32 v1, v[12:13]
	v_cvt_u32_f64_e32 v0, v[6:7]
	v_add_u32_e32 v2, vcc, 0xb8, v4
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel from_float
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 13
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
	.size	from_float, .Lfunc_end0-from_float
	.section	.AMDGPU.csdata
	.text
	.protected	from_integers
	.globl	from_integers
	.p2align	8
	.type	from_integers,@function
from_integers:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s9, 0xffff
	s_mov_b32 s2, 0x7feb352d
	s_mov_b32 s3, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s9
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v2, vcc, s0, v0
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	s_mov_b32 s4, 0x9e3779b9
	v_xor_b32_e32 v3, s4, v2
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s3
	v_mul_lo_u32 v3, v3, s2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s6, 0xff800000
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v0, vcc, 64, v2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_lshrrev_b32_e32 v18, v2, v1
	v_cvt_f64_u32_e32 v[14:15], v18
	v_lshrrev_b32_e32 v4, 15, v0
	v_xor_b32_e32 v0, v4, v0
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_add_u32_e32 v4, vcc, 32, v2
	v_xor_b32_sdwa v5, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v4, s4, v4
	v_mul_lo_u32 v5, v5, s2
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s2
	v_mul_lo_u32 v0, v0, s3
	v_lshrrev_b32_e32 v6, 15, v5
	v_mul_lo_u32 v3, v3, s3
	v_xor_b32_e32 v5, v6, v5
	v_lshrrev_b32_e32 v6, 15, v4
	v_xor_b32_e32 v4, v6, v4
	v_mul_lo_u32 v5, v5, s3
	v_mul_lo_u32 v4, v4, s3
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i32_e32 v19, v2, v0
	v_xor_b32_sdwa v0, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v3, 1, v2
	v_mul_lo_u32 v2, v2, 24
	v_lshrrev_b64 v[8:9], v3, v[0:1]
	v_xor_b32_sdwa v1, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i64 v[6:7], v3, v[0:1]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v10, vcc, s0, v1
	v_addc_u32_e32 v11, vcc, v3, v2, vcc
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v3, 0x7fc00000
	v_cmp_eq_u32_e32 vcc, 0, v18
	v_cvt_f32_u32_e32 v0, v18
	v_cndmask_b32_e32 v3, v4, v3, vcc
	s_brev_b32 s4, 1
	s_mov_b32 s5, -1
	v_sub_u32_e32 v5, vcc, s4, v3
	v_cmp_gt_i32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v5, v3, v5, vcc
	v_cmp_gt_i32_e32 vcc, v5, v0
	v_cndmask_b32_e64 v5, -1, 1, vcc
	v_add_u32_e32 v5, vcc, v5, v0
	v_sub_u32_e32 v12, vcc, s4, v5
	v_cmp_gt_i32_e32 vcc, 0, v5
	v_cvt_u32_f32_e32 v2, v0
	s_mov_b64 s[2:3], 0x7fffffff
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_or_b32_e32 v12, v3, v0
	v_cvt_f32_i32_e32 v1, v19
	v_cmp_o_f32_e32 vcc, v3, v3
	v_and_b32_e32 v12, s2, v12
	v_cndmask_b32_e32 v5, v3, v5, vcc
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_cmp_eq_u32_e64 s[0:1], v0, v3
	s_or_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cmp_lt_u32_e32 vcc, v18, v2
	v_cndmask_b32_e32 v2, v0, v3, vcc
	v_sub_u32_e32 v3, vcc, s4, v1
	v_cmp_gt_i32_e32 vcc, 0, v19
	v_cndmask_b32_e32 v12, v1, v3, vcc
	s_mov_b32 s0, 0x7f800000
	v_cmp_gt_i32_e32 vcc, s0, v12
	v_cndmask_b32_e64 v3, -1, 1, vcc
	v_cvt_i32_f32_e32 v5, v1
	v_add_u32_e32 v3, vcc, v3, v12
	v_sub_u32_e32 v13, vcc, s4, v3
	v_cmp_gt_i32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, v3, v13, vcc
	v_mov_b32_e32 v13, s0
	v_cmp_ne_u32_e32 vcc, s0, v1
	v_cndmask_b32_e32 v3, v13, v3, vcc
	v_cmp_gt_i32_e32 vcc, v19, v5
	s_mov_b32 s0, 0x80800000
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_cmp_gt_i32_e32 vcc, s0, v12
	flat_store_dwordx4 v[10:11], v[0:3]
	s_movk_i32 s0, 0xff80
	v_cndmask_b32_e64 v0, -1, 1, vcc
	v_add_u32_e32 v0, vcc, v0, v12
	v_sub_u32_e32 v2, vcc, s4, v0
	v_cmp_gt_i32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cmp_ne_u32_e32 vcc, s6, v1
	v_ffbh_u32_e32 v2, v9
	v_cndmask_b32_e32 v0, v4, v0, vcc
	v_min_u32_e32 v4, 32, v2
	v_lshlrev_b64 v[2:3], v4, v[8:9]
	v_cmp_lt_i32_e32 vcc, v19, v5
	v_cndmask_b32_e32 v0, v1, v0, vcc
	v_min_u32_e32 v1, 1, v2
	v_xor_b32_e32 v2, v6, v7
	v_or_b32_e32 v1, v3, v1
	v_ashrrev_i32_e32 v2, 31, v2
	v_ffbh_i32_e32 v3, v7
	v_add_u32_e32 v2, vcc, 32, v2
	v_add_u32_e32 v3, vcc, -1, v3
	v_min_u32_e32 v12, v3, v2
	v_cvt_f32_u32_e32 v1, v1
	v_lshlrev_b64 v[2:3], v12, v[6:7]
	v_sub_u32_e32 v4, vcc, 32, v4
	v_min_u32_e32 v2, 1, v2
	v_or_b32_e32 v2, v3, v2
	v_ldexp_f32 v1, v1, v4
	v_cvt_f32_i32_e32 v16, v2
	v_cvt_f64_u32_e32 v[2:3], v9
	v_cvt_f64_i32_e32 v[4:5], v7
	v_sub_u32_e32 v17, vcc, 32, v12
	v_ldexp_f64 v[12:13], v[2:3], 32
	v_ldexp_f64 v[4:5], v[4:5], 32
	v_ldexp_f32 v2, v16, v17
	v_cvt_f64_u32_e32 v[16:17], v8
	v_alignbit_b32 v3, v15, v14, 20
	v_cvt_f64_u32_e32 v[14:15], v6
	s_movk_i32 s1, 0x8000
	s_mov_b32 s6, s5
	v_add_f64 v[12:13], v[12:13], v[16:17]
	v_add_f64 v[4:5], v[4:5], v[14:15]
	v_cvt_f64_i32_e32 v[16:17], v19
	v_add_u32_e32 v14, vcc, 16, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	flat_store_dwordx4 v[14:15], v[0:3]
	v_add_u32_e32 v14, vcc, 32, v10
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	v_mov_b32_e32 v3, 0x7f
	v_alignbit_b32 v0, v17, v16, 20
	v_alignbit_b32 v1, v13, v12, 3
	v_alignbit_b32 v2, v5, v4, 3
	v_med3_i32 v3, v19, s0, v3
	v_add_u32_e32 v4, vcc, 48, v10
	flat_store_dwordx4 v[14:15], v[0:3]
	s_movk_i32 s0, 0xff
	v_max_i32_e32 v3, 0, v19
	v_addc_u32_e32 v5, vcc, 0, v11, vcc
	v_mov_b32_e32 v1, 0x7fff
	v_min_u32_e32 v0, s0, v3
	v_med3_i32 v1, v19, s1, v1
	v_min_u32_e32 v2, s9, v3
	v_cmp_lt_i64_e32 vcc, s[4:5], v[6:7]
	flat_store_dwordx4 v[4:5], v[0:3]
	s_mov_b32 s7, s3
	v_mov_b32_e32 v0, s4
	v_cndmask_b32_e32 v1, -1, v7, vcc
	v_cndmask_b32_e32 v0, v0, v6, vcc
	v_cmp_gt_i64_e32 vcc, s[2:3], v[0:1]
	v_mov_b32_e32 v2, s2
	v_cndmask_b32_e32 v5, v2, v0, vcc
	v_add_u32_e32 v0, vcc, 64, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_cmp_lt_i64_e32 vcc, 0, v[6:7]
	s_mov_b32 s4, s5
	v_cndmask_b32_e32 v13, 0, v7, vcc
	v_cndmask_b32_e32 v12, 0, v6, vcc
	v_cmp_gt_u64_e32 vcc, s[6:7], v[12:13]
	s_mov_b32 s5, s2
	v_cndmask_b32_e32 v6, -1, v12, vcc
	v_cmp_gt_u64_e32 vcc, s[4:5], v[8:9]
	v_min_u32_e32 v4, s2, v18
	v_cndmask_b32_e32 v7, -1, v8, vcc
	s_movk_i32 s1, 0x50
	flat_store_dwordx4 v[0:1], v[4:7]
	v_mov_b32_e32 v1, s0
	v_add_u32_e32 v4, vcc, s1, v10
	v_lshrrev_b32_e32 v6, 8, v18
	v_addc_u32_e32 v5, vcc, 0, v11, vcc
	s_mov_b32 s1, s3
	v_bfe_i32 v6, v6, 0, 8
	v_cmp_gt_u64_e32 vcc, s[0:1], v[8:9]
	v_cvt_f32_i32_sdwa v6, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_min_u32_e32 v2, s9, v18
	v_cvt_f32_u32_sdwa v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_lshlrev_b32_e32 v2, 8, v2
	v_or_b32_e32 v1, v2, v1
	v_cvt_f32_ubyte0_e32 v2, v18
	v_xor_b32_e32 v2, v6, v2
	v_alignbit_b32 v0, v13, v12, 16
	v_xor_b32_e32 v2, v2, v7
	flat_store_dwordx3 v[4:5], v[0:2]
	v_min_i32_e32 v3, s0, v3
	v_ashrrev_i32_e32 v0, 3, v19
	v_sub_u32_e32 v1, vcc, 0, v19
	v_med3_i32 v1, v1, 0, s0
	v_med3_i32 v0, v0, 0, s0
	v_med3_i32 v2, v18, 0, s0
	v_lshlrev_b16_e32 v0, 8, v0
	v_lshlrev_b16_e32 v1, 8, v1
	v_or_b32_e32 v0, v3, v0
	v_or_b32_sdwa v1, v2, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_u32_e32 v0, vcc, 0x5c, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel from_integers
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
		.amdhsa_next_free_sgpr 10
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
	.size	from_integers, .Lfunc_end1-from_integers
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'long*'
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           from_float
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         from_float.kd
    .vgpr_count:     20
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
    .name:           from_integers
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         from_integers.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
