	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	cubes
	.globl	cubes
	.p2align	8
	.type	cubes,@function
cubes:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v1, vcc, s8, v0
	v_mul_lo_u32 v0, v1, 37
	s_mov_b32 s0, 0xba2e8ba3
	v_mul_lo_u32 v2, v1, 13
	v_mul_hi_u32 v3, v0, s0
	s_mov_b32 s0, 0x24924925
	v_mul_hi_u32 v4, v2, s0
	s_mov_b32 s0, 0x38e38e39
	v_lshrrev_b32_e32 v3, 3, v3
	v_mul_lo_u32 v3, v3, 11
	v_sub_u32_e32 v5, vcc, v2, v4
	v_lshrrev_b32_e32 v5, 1, v5
	v_sub_u32_e32 v0, vcc, v0, v3
	v_add_u32_e32 v3, vcc, v5, v4
	v_mul_lo_u32 v4, v1, 5
	v_lshrrev_b32_e32 v3, 2, v3
	v_mul_lo_u32 v3, v3, 7
	v_add_u32_e32 v0, vcc, -5, v0
	v_mul_hi_u32 v5, v4, s0
	v_cvt_f32_i32_e32 v6, v0
	v_sub_u32_e32 v0, vcc, v2, v3
	v_lshrrev_b32_e32 v2, 1, v5
	v_mul_lo_u32 v2, v2, 9
	v_add_u32_e32 v0, vcc, -3, v0
	v_cvt_f32_i32_e32 v3, v0
	v_sub_u32_e32 v0, vcc, v4, v2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_add_u32_e32 v0, vcc, -4, v0
	v_cvt_f32_i32_e32 v7, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v1
	v_cubeid_f32 v0, v6, v3, v7
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	v_cubesc_f32 v1, v6, v3, v7
	v_cubetc_f32 v2, v6, v3, v7
	v_cubema_f32 v3, v6, v3, v7
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel cubes
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
		.amdhsa_next_free_vgpr 8
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
	.size	cubes, .Lfunc_end0-cubes
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
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           cubes
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         cubes.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
