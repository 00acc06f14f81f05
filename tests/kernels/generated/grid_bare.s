	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	grid_bare
	.globl	grid_bare
	.p2align	8
	.type	grid_bare,@function
grid_bare:
	s_load_dword s0, s[4:5], 0x8
	s_load_dword s1, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	s_mov_b32 s11, 0x4f7ffffe
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s7, s1, 16
	v_cvt_f32_u32_e32 v3, s7
	s_and_b32 s0, s0, s6
	s_mul_i32 s0, s10, s0
	v_add_u32_e32 v5, vcc, s0, v2
	v_rcp_iflag_f32_e32 v3, v3
	s_sub_i32 s0, 0, s7
	s_and_b32 s6, s1, s6
	v_mul_lo_u32 v5, v5, s5
	v_mul_f32_e32 v3, s11, v3
	v_cvt_u32_f32_e32 v3, v3
	s_mul_i32 s1, s8, s6
	v_add_u32_e32 v4, vcc, s1, v0
	v_mul_lo_u32 v6, s0, v3
	s_mul_i32 s1, s9, s7
	v_add_u32_e32 v7, vcc, s1, v1
	v_mul_hi_u32 v6, v3, v6
	v_add_u32_e32 v5, vcc, v7, v5
	v_cvt_f32_u32_e32 v7, s6
	v_add_u32_e32 v3, vcc, v6, v3
	v_mul_lo_u32 v5, v5, s4
	v_mul_hi_u32 v6, s5, v3
	v_mad_u32_u24 v1, v2, s7, v1
	v_rcp_iflag_f32_e32 v2, v7
	v_add_u32_e32 v3, vcc, v4, v5
	v_mul_lo_u32 v4, v6, s7
	v_mul_f32_e32 v2, s11, v2
	v_cvt_u32_f32_e32 v2, v2
	v_add_u32_e32 v5, vcc, 1, v6
	v_sub_u32_e32 v4, vcc, s5, v4
	v_cmp_le_u32_e64 s[0:1], s7, v4
	s_sub_i32 s5, 0, s6
	v_cndmask_b32_e64 v5, v6, v5, s[0:1]
	v_mul_lo_u32 v6, s5, v2
	v_subrev_u32_e32 v7, vcc, s7, v4
	v_cndmask_b32_e64 v4, v4, v7, s[0:1]
	v_mul_hi_u32 v6, v2, v6
	v_add_u32_e32 v7, vcc, 1, v5
	v_mul_lo_u32 v1, v1, s6
	v_add_u32_e32 v2, vcc, v6, v2
	v_mul_hi_u32 v2, s4, v2
	v_cmp_le_u32_e32 vcc, s7, v4
	v_cndmask_b32_e32 v4, v5, v7, vcc
	v_mul_lo_u32 v4, v4, s10
	v_mul_lo_u32 v5, v2, s6
	v_add_u32_e32 v6, vcc, 1, v2
	v_add_u32_e32 v4, vcc, s9, v4
	v_sub_u32_e32 v5, vcc, s4, v5
	v_cmp_le_u32_e64 s[0:1], s6, v5
	v_cndmask_b32_e64 v2, v2, v6, s[0:1]
	v_subrev_u32_e32 v6, vcc, s6, v5
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_mul_lo_u32 v2, v4, v2
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshlrev_b32_e32 v0, 16, v0
	v_add_u32_e32 v1, vcc, s8, v2
	v_mov_b32_e32 v4, 0
	v_or_b32_e32 v2, v1, v0
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel grid_bare
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 8
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
	.size	grid_bare, .Lfunc_end0-grid_bare
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           grid_bare
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         grid_bare.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
