	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_neighbour.cl" md5 0x6d017bfb1b753d30b0f91864c1074fb9
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 32 prologue_end
	s_load_dword s2, s[4:5], 0xc
	.loc	0 5 14
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	v_mov_b32_e32 v2, s8
	.loc	0 6 30
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	.loc	0 5 14
	s_and_b32 s3, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	.loc	0 6 30
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	.loc	0 5 14
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	.loc	0 6 30
	s_sub_i32 s0, 0, s2
	v_mul_lo_u32 v4, s0, v3
	.loc	0 5 14
	v_mad_u64_u32 v[0:1], s[0:1], s3, v2, v[0:1]
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 6 30
	v_mul_hi_u32 v1, v3, v4
	v_add_u32_e32 v4, vcc, 1, v0
	.loc	0 5 14
	v_mov_b32_e32 v2, 0
	.loc	0 6 30
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v1, v4, v1
	.loc	0 6 17 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	.loc	0 6 30
	v_mul_lo_u32 v1, v1, s2
	v_sub_u32_e32 v1, vcc, v4, v1
	v_subrev_u32_e32 v3, vcc, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, vcc, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	.loc	0 6 17
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 8 5 is_stmt 1
	v_mov_b32_e32 v1, v2
	.loc	0 6 17
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_load_dword v3, v[3:4]
	.loc	0 8 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 8 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v3
	.loc	0 8 5
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	.loc	0 8 13
	flat_store_dword v[0:1], v2
	.loc	0 9 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
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
		.amdhsa_next_free_vgpr 6
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
	.size	bug, .Lfunc_end0-bug
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	fixed
	.globl	fixed
	.p2align	8
	.type	fixed,@function
fixed:
.Lfunc_begin1:
	.loc	0 12 0
	.cfi_startproc
	.loc	0 14 32 prologue_end
	s_load_dword s9, s[4:5], 0xc
	.loc	0 13 14
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	v_mov_b32_e32 v2, s8
	.loc	0 14 30
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s9
	.loc	0 13 14
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	.loc	0 14 30
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	.loc	0 13 14
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	.loc	0 14 30
	s_sub_i32 s0, 0, s9
	v_mul_lo_u32 v4, s0, v3
	.loc	0 13 14
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 14 30
	v_mul_hi_u32 v1, v3, v4
	v_add_u32_e32 v4, vcc, 1, v0
	.loc	0 13 14
	v_mov_b32_e32 v2, 0
	.loc	0 14 30
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v1, v4, v1
	.loc	0 14 17 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	.loc	0 14 30
	v_mul_lo_u32 v1, v1, s9
	v_sub_u32_e32 v1, vcc, v4, v1
	v_subrev_u32_e32 v3, vcc, s9, v1
	v_cmp_le_u32_e32 vcc, s9, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, vcc, s9, v1
	v_cmp_le_u32_e32 vcc, s9, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	.loc	0 14 17
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 16 5 is_stmt 1
	v_mov_b32_e32 v1, v2
	.loc	0 14 17
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_load_dword v3, v[3:4]
	.loc	0 16 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	.loc	0 16 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v3
	.loc	0 16 5
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	.loc	0 16 14
	flat_store_dword v[0:1], v2
	.loc	0 17 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
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
		.amdhsa_next_free_vgpr 6
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
	.size	fixed, .Lfunc_end1-fixed
	.cfi_endproc
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
        .type_name:      'int*'
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
