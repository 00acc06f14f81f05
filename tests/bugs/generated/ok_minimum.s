	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_minimum
	.globl	ok_minimum
	.p2align	8
	.type	ok_minimum,@function
ok_minimum:
.Lfunc_begin0:
	.file	0 "." "ok_minimum.cl" md5 0xeedbf903cb86e03065b7c711ef6ac1fe
	.loc	0 6 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 7 13 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x24
	s_load_dwordx8 s[0:7], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e64 v1, s[10:11], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[8:9], s9, v2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	.loc	0 10 32
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	.loc	0 8 18
	flat_atomic_smin v5, v[1:2], v0 glc
	.loc	0 10 32
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	.loc	0 10 5 is_stmt 0
	s_waitcnt vmcnt(0)
	flat_atomic_smax v[1:2], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 11 40 is_stmt 1
	v_lshrrev_b32_e32 v1, 31, v0
	v_add_u32_e32 v1, vcc, v0, v1
	v_and_b32_e32 v1, -2, v1
	v_sub_u32_e32 v1, vcc, v0, v1
	.loc	0 11 32 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_mov_b32_e32 v6, s3
	v_add_u32_e32 v3, vcc, s2, v3
	.loc	0 12 32 is_stmt 1
	v_lshlrev_b64 v[1:2], 3, v[1:2]
	.loc	0 11 32
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	.loc	0 11 5 is_stmt 0
	flat_atomic_umin v[3:4], v0
	.loc	0 12 32 is_stmt 1
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v3, vcc, s4, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	.loc	0 12 46 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 12 5
	flat_atomic_smax_x2 v[3:4], v[0:1]
	.loc	0 12 46
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v0
	.loc	0 13 5 is_stmt 1
	v_ashrrev_i64 v[0:1], 30, v[1:2]
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 13 12 is_stmt 0
	flat_store_dword v[0:1], v5
	.loc	0 14 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_minimum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 7
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
	.size	ok_minimum, .Lfunc_end0-ok_minimum
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
        .type_name:      'atomic_int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'atomic_long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_minimum
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ok_minimum.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
