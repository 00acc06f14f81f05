	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_async_copy.cl" md5 0x5095147f276eb46d982f549a61858bc9
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 9 5 prologue_end
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_mov_b32 s11, 0xffff
	v_mov_b32_e32 v3, v1
	.loc	0 7 14
	v_mov_b32_e32 v1, 0
	.loc	0 9 5
	v_mov_b32_e32 v7, v1
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s10, s8, 16
	s_and_b32 s9, s9, s11
	s_mul_i32 s0, s9, s10
	v_mad_u32_u24 v6, s9, v3, v2
	v_mad_u64_u32 v[2:3], s[0:1], s0, v0, v[6:7]
	.loc	0 7 14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s5, 0
	s_movk_i32 s4, 0x80
	.loc	0 9 5
	v_cmp_gt_u64_e32 vcc, s[4:5], v[2:3]
	.loc	0 10 14
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_3
	.loc	0 9 5
	s_and_b32 s4, s8, s11
	s_mul_i32 s4, s10, s4
	v_mov_b32_e32 v4, s9
	v_mul_u32_u24_e32 v7, s10, v0
	v_mad_u64_u32 v[4:5], s[12:13], s4, v4, 0
	v_mad_u32_u24 v6, v7, s9, v6
	v_lshlrev_b32_e32 v10, 2, v6
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	s_mul_i32 s4, s4, s9
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	s_lshl_b32 s8, s4, 2
	s_mov_b64 s[0:1], 0
	s_movk_i32 s4, 0x7f
.LBB0_2:
	flat_load_dword v11, v[6:7]
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	v_add_u32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	v_cmp_lt_u64_e32 vcc, s[4:5], v[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	v_add_u32_e32 v10, vcc, s8, v10
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	.loc	0 0 5 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 10 14 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	v_sub_u32_e32 v2, vcc, 0, v2
	ds_read_b32 v2, v2 offset:508
	.loc	0 10 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 10 12
	flat_store_dword v[0:1], v2
	.loc	0 11 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 14
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
	.loc	0 14 0
	.cfi_startproc
	.loc	0 18 5 prologue_end
	s_load_dwordx2 s[8:9], s[4:5], 0x4
	s_mov_b32 s11, 0xffff
	v_mov_b32_e32 v3, v1
	.loc	0 16 14
	v_mov_b32_e32 v1, 0
	.loc	0 18 5
	v_mov_b32_e32 v7, v1
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s10, s8, 16
	s_and_b32 s9, s9, s11
	s_mul_i32 s0, s9, s10
	v_mad_u32_u24 v6, s9, v3, v2
	v_mad_u64_u32 v[2:3], s[0:1], s0, v0, v[6:7]
	.loc	0 16 14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s5, 0
	s_movk_i32 s4, 0x80
	.loc	0 18 5
	v_cmp_gt_u64_e32 vcc, s[4:5], v[2:3]
	.loc	0 20 14
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_3
	.loc	0 18 5
	s_and_b32 s4, s8, s11
	s_mul_i32 s4, s10, s4
	v_mov_b32_e32 v4, s9
	v_mul_u32_u24_e32 v7, s10, v0
	v_mad_u64_u32 v[4:5], s[12:13], s4, v4, 0
	v_mad_u32_u24 v6, v7, s9, v6
	v_lshlrev_b32_e32 v10, 2, v6
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	s_mul_i32 s4, s4, s9
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	s_lshl_b32 s8, s4, 2
	s_mov_b64 s[0:1], 0
	s_movk_i32 s4, 0x7f
.LBB1_2:
	flat_load_dword v11, v[6:7]
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	v_add_u32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	v_cmp_lt_u64_e32 vcc, s[4:5], v[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	v_add_u32_e32 v10, vcc, s8, v10
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	.loc	0 0 5 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 20 14 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	v_sub_u32_e32 v2, vcc, 0, v2
	.loc	0 19 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 20 14
	ds_read_b32 v2, v2 offset:508
	.loc	0 20 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 20 12
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 21 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 14
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     12
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
