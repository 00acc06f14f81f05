	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	libclc_ids
	.globl	libclc_ids
	.p2align	8
	.type	libclc_ids,@function
libclc_ids:
	s_load_dwordx4 s[0:3], s[4:5], 0x4
	s_mov_b32 s11, 0xffff
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s0, s11
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dwordx2 s[12:13], s[6:7], 0xc
	s_load_dword s15, s[6:7], 0x14
	v_mad_u64_u32 v[6:7], s[6:7], s14, v3, v[0:1]
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v10, s9
	s_and_b32 s9, s1, s11
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, s10
	v_mad_u64_u32 v[8:9], s[6:7], s9, v1, v[2:3]
	s_lshr_b32 s8, s0, 16
	v_mad_u64_u32 v[10:11], s[6:7], s8, v10, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s15, v8
	v_addc_u32_e32 v3, vcc, 0, v9, vcc
	v_mul_lo_u32 v3, v3, s3
	v_mad_u64_u32 v[12:13], s[6:7], v1, s3, 0
	s_mov_b32 s0, s13
	v_add_u32_e32 v1, vcc, s0, v10
	v_addc_u32_e32 v5, vcc, 0, v11, vcc
	v_add_u32_e32 v3, vcc, v13, v3
	v_add_u32_e32 v1, vcc, v1, v12
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_mul_lo_u32 v3, v3, s2
	v_mad_u64_u32 v[11:12], s[0:1], v1, s2, 0
	v_add_u32_e32 v1, vcc, s12, v6
	v_addc_u32_e32 v5, vcc, 0, v7, vcc
	v_add_u32_e32 v3, vcc, v12, v3
	v_add_u32_e32 v1, vcc, v1, v11
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_mul_lo_u32 v3, v3, 20
	v_mad_u64_u32 v[11:12], s[0:1], v1, 20, 0
	v_mul_lo_u32 v5, v8, s3
	v_mad_u32_u24 v2, s8, v2, v4
	v_add_u32_e32 v1, vcc, v12, v3
	v_mov_b32_e32 v3, s5
	v_add_u32_e32 v7, vcc, s4, v11
	v_addc_u32_e32 v8, vcc, v3, v1, vcc
	v_add_u32_e32 v1, vcc, v5, v10
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v2, v2, s14
	s_mul_i32 s0, s8, 0x64
	s_add_i32 s0, s0, s9
	v_add_u32_e32 v1, vcc, v1, v6
	v_add_u32_e32 v2, vcc, v2, v0
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s0
	v_add_u32_e32 v0, vcc, 16, v7
	flat_store_dwordx4 v[7:8], v[1:4]
	s_nop 0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	v_mov_b32_e32 v2, 1
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel libclc_ids
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 16
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
	.size	libclc_ids, .Lfunc_end0-libclc_ids
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
    .name:           libclc_ids
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         libclc_ids.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
