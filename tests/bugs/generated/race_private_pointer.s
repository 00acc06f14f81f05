	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_private_pointer.cl" md5 0x9c42c97dc5882c0e938034e2a52dbda2
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 5 18 prologue_end
	s_load_dword s0, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s6, s0
	.loc	0 6 23
	s_add_i32 s7, s0, s1
	.loc	0 6 31 is_stmt 0
	s_add_i32 s7, s7, 1
	.loc	0 7 19 is_stmt 1
	v_add_u32_e32 v0, vcc, s1, v0
	.loc	0 7 46 is_stmt 0
	v_cmp_gt_u32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3
	.loc	0 5 18 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_add_i32 s6, s6, 1
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
.LBB0_2:
	.loc	0 8 9
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 7 56
	v_add_u32_e32 v0, vcc, 64, v0
	.loc	0 8 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	.loc	0 7 46
	v_cmp_le_u32_e32 vcc, s7, v0
	.loc	0 8 9
	v_add_u32_e64 v2, s[0:1], s2, v2
	.loc	0 8 16 is_stmt 0
	v_mov_b32_e32 v5, s6
	.loc	0 8 9
	v_addc_u32_e64 v3, s[0:1], v4, v3, s[0:1]
	s_or_b64 s[4:5], vcc, s[4:5]
	.loc	0 8 16
	flat_store_dword v[2:3], v5
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	.loc	0 9 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_sgpr 8
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
	.loc	0 13 18 prologue_end
	s_load_dword s0, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s6, s0
	.loc	0 14 23
	s_add_i32 s7, s1, s0
	.loc	0 15 19
	v_add_u32_e32 v0, vcc, s1, v0
	.loc	0 15 46 is_stmt 0
	v_cmp_gt_u32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_3
	.loc	0 13 18 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_add_i32 s6, s6, 1
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
.LBB1_2:
	.loc	0 16 9
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 15 56
	v_add_u32_e32 v0, vcc, 64, v0
	.loc	0 16 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	.loc	0 15 46
	v_cmp_le_u32_e32 vcc, s7, v0
	.loc	0 16 9
	v_add_u32_e64 v2, s[0:1], s2, v2
	.loc	0 16 16 is_stmt 0
	v_mov_b32_e32 v5, s6
	.loc	0 16 9
	v_addc_u32_e64 v3, s[0:1], v4, v3, s[0:1]
	s_or_b64 s[4:5], vcc, s[4:5]
	.loc	0 16 16
	flat_store_dword v[2:3], v5
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	.loc	0 17 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_sgpr 8
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     10
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
