	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_double_buffer.cl" md5 0xe670cbe3a504b5218297ded5b9c7baa5
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 14 prologue_end
	s_load_dword s6, s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	.loc	0 10 24
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 0 24 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v1, v0
	s_mov_b32 m0, -1
.LBB0_2:
	.loc	0 12 27 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dword v5, v[5:6]
	.loc	0 11 31
	s_lshr_b32 s5, s4, 1
	.loc	0 11 23 is_stmt 0
	s_and_b32 s5, s4, s5
	.loc	0 11 27
	s_and_b32 s5, s5, 1
	.loc	0 12 9 is_stmt 1
	s_lshl_b32 s5, s5, 9
	v_add_u32_e32 v6, vcc, s5, v4
	.loc	0 14 16
	v_sub_u32_e32 v7, vcc, s5, v4
	.loc	0 10 34
	s_add_i32 s4, s4, 1
	.loc	0 10 24 is_stmt 0
	v_add_u32_e32 v1, vcc, 0x80, v1
	s_cmp_eq_u32 s6, s4
	.loc	0 12 25 is_stmt 1
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v5
	.loc	0 13 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 14 16
	ds_read_b32 v5, v7 offset:508
	.loc	0 14 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, v5, v3
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	.loc	0 16 5 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 16 12 is_stmt 0
	flat_store_dword v[0:1], v3
	.loc	0 17 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_sgpr 7
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
	.loc	0 20 0
	.cfi_startproc
	.loc	0 22 14 prologue_end
	s_load_dword s6, s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	.loc	0 26 24
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 24 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v1, v0
	s_mov_b32 m0, -1
.LBB1_2:
	.loc	0 28 27 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dword v5, v[5:6]
	.loc	0 28 9 is_stmt 0
	s_lshl_b32 s5, s4, 9
	s_and_b32 s5, s5, 0x200
	v_add_u32_e32 v6, vcc, s5, v4
	.loc	0 30 16 is_stmt 1
	v_sub_u32_e32 v7, vcc, s5, v4
	.loc	0 26 34
	s_add_i32 s4, s4, 1
	.loc	0 26 24 is_stmt 0
	v_add_u32_e32 v1, vcc, 0x80, v1
	s_cmp_eq_u32 s6, s4
	.loc	0 28 25 is_stmt 1
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v5
	.loc	0 29 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 30 16
	ds_read_b32 v5, v7 offset:508
	.loc	0 30 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, v5, v3
	s_cbranch_scc0 .LBB1_2
.LBB1_3:
	.loc	0 32 5 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 32 12 is_stmt 0
	flat_store_dword v[0:1], v3
	.loc	0 33 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_sgpr 7
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
        .is_const:       true
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
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
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
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
