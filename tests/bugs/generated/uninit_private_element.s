	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	uninit_private_element
	.globl	uninit_private_element
	.p2align	8
	.type	uninit_private_element,@function
uninit_private_element:
.Lfunc_begin0:
	.file	0 "." "uninit_private_element.cl" md5 0xbda7df5a9c22aa07dde2d8d0658158ac
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_add_i32 s6, s6, s9
	s_mov_b32 flat_scratch_lo, s7
	s_lshr_b32 flat_scratch_hi, s6, 8
.Ltmp0:
	.loc	0 5 5 prologue_end
	s_load_dword s8, s[4:5], 0x10
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s9, 0
	.loc	0 9 24
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 0 24 is_stmt 0
	v_mov_b32_e32 v1, 4
.LBB0_2:
	.loc	0 10 18 is_stmt 1
	v_mov_b32_e32 v2, s9
	.loc	0 9 30
	s_add_i32 s9, s9, 1
	.loc	0 10 18
	buffer_store_dword v2, v1, s[0:3], 0 offen
	.loc	0 9 24
	s_cmp_eq_u32 s8, s9
	v_add_u32_e32 v1, vcc, 4, v1
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	.loc	0 11 20
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v0, vcc, s4, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1]
	.loc	0 11 5 is_stmt 0
	v_mov_b32_e32 v1, s7
	.loc	0 11 14
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, 4, v0
	buffer_load_dword v3, v0, s[0:3], 0 offen
	.loc	0 11 5
	v_add_u32_e32 v0, vcc, s6, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 11 12
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v3
	.loc	0 12 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uninit_private_element
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
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
	.size	uninit_private_element, .Lfunc_end0-uninit_private_element
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
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uninit_private_element
    .private_segment_fixed_size: 164
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         uninit_private_element.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
