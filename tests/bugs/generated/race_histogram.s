	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_histogram.cl" md5 0xc8cf4a029ac6959732ecdf48fa30f39b
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 8 11
	v_and_b32_e32 v2, 0xf0, v0
	v_mov_b32_e32 v3, v1
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	.loc	0 9 9
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 11 20
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 0 20 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 9 16 is_stmt 1
	ds_write_b32 v2, v3
.LBB0_2:
	.loc	0 0 16 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 11 9 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_u32_e64 v3, s[0:1], s0, v3
	v_addc_u32_e64 v4, s[0:1], v5, v4, s[0:1]
	.loc	0 10 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 11 9
	flat_load_dword v3, v[3:4]
	.loc	0 11 15 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v3
	.loc	0 11 5
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 11 20
	ds_read_b32 v4, v3
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v4, s[0:1], 1, v4
	ds_write_b32 v3, v4
	.loc	0 12 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	.loc	0 14 18
	ds_read_b32 v2, v2
	.loc	0 14 9 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 14 16
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_4:
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
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
	.loc	0 18 0
	.cfi_startproc
	.loc	0 20 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 22 11
	v_and_b32_e32 v2, 0xf0, v0
	v_mov_b32_e32 v3, v1
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	.loc	0 23 9
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 25 5
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_2
	.loc	0 0 5 is_stmt 0
	v_mov_b32_e32 v3, 0
	.loc	0 23 16 is_stmt 1
	ds_write_b32 v2, v3
.LBB1_2:
	.loc	0 0 16 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25 21 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_u32_e64 v3, s[0:1], s0, v3
	v_addc_u32_e64 v4, s[0:1], v5, v4, s[0:1]
	.loc	0 24 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 25 21
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, 1
	.loc	0 25 27 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v3
	.loc	0 25 17
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 25 5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v4
	s_waitcnt lgkmcnt(0)
	.loc	0 26 5 is_stmt 1
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
	.loc	0 28 18
	s_mov_b32 m0, -1
	ds_read_b32 v2, v2
	.loc	0 28 9 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 28 16
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB1_4:
	.loc	0 29 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     8
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
