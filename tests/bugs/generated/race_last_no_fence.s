	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_last_no_fence.cl" md5 0x44d8a6f1f44c97a9da6dd9079c61ba6a
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s11, 0
.Ltmp0:
	.loc	0 6 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 6 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 8 19 is_stmt 1
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v4, 1
	.loc	0 6 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	.loc	0 8 19
	s_and_b32 s4, s9, 0xffff
	.loc	0 10 29
	s_mov_b32 s9, s11
	.loc	0 6 9
	v_mov_b32_e32 v1, s1
	.loc	0 8 19
	s_sub_i32 s5, 0, s4
	.loc	0 10 5
	s_lshl_b64 s[0:1], s[8:9], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	.loc	0 10 27 is_stmt 0
	flat_store_dword v[2:3], v5
	.loc	0 11 9 is_stmt 1
	flat_atomic_add v3, v[0:1], v4 glc
	.loc	0 8 19
	v_cvt_f32_u32_e32 v0, s4
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s5, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s10, v0
	v_mul_lo_u32 v1, v0, s4
	v_add_u32_e32 v2, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, s10, v1
	v_cmp_le_u32_e64 s[0:1], s4, v1
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	v_subrev_u32_e32 v2, vcc, s4, v1
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	v_add_u32_e32 v2, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s4, v0, 0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	.loc	0 11 74
	v_addc_u32_e64 v1, s[0:1], -1, v0, vcc
	.loc	0 11 64 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v3, v1
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_6
	.loc	0 0 64
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_addc_u32_e32 v1, vcc, 0, v0, vcc
	.loc	0 15 24 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v0, 0
	s_cbranch_vccnz .LBB0_5
	.loc	0 0 24 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB0_4:
	.loc	0 16 16 is_stmt 1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3]
	.loc	0 15 24
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s2, s2, 4
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_addc_u32 s3, s3, 0
	.loc	0 16 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v2
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_4
.LBB0_5:
	.loc	0 6 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	.loc	0 17 12
	flat_store_dword v[1:2], v0
.LBB0_6:
	.loc	0 18 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
	.loc	0 21 0
	.cfi_startproc
	s_mov_b32 s11, 0
.Ltmp2:
	.loc	0 22 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
	.loc	0 22 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 24 19 is_stmt 1
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, s8
	.loc	0 22 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	.loc	0 24 19
	s_and_b32 s4, s9, 0xffff
	.loc	0 26 29
	s_mov_b32 s9, s11
	.loc	0 22 9
	v_mov_b32_e32 v1, s1
	.loc	0 24 19
	s_sub_i32 s5, 0, s4
	.loc	0 26 5
	s_lshl_b64 s[0:1], s[8:9], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	.loc	0 26 27 is_stmt 0
	flat_store_dword v[2:3], v5
	.loc	0 27 5 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 28 9
	flat_atomic_add v3, v[0:1], v4 glc
	.loc	0 24 19
	v_cvt_f32_u32_e32 v0, s4
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s5, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s10, v0
	v_mul_lo_u32 v1, v0, s4
	v_add_u32_e32 v2, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, s10, v1
	v_cmp_le_u32_e64 s[0:1], s4, v1
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	v_subrev_u32_e32 v2, vcc, s4, v1
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	v_add_u32_e32 v2, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s4, v0, 0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	.loc	0 28 74
	v_addc_u32_e64 v1, s[0:1], -1, v0, vcc
	.loc	0 28 64 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v3, v1
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_6
	.loc	0 0 0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	v_addc_u32_e32 v1, vcc, 0, v0, vcc
	.loc	0 33 24 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v0, 0
	.loc	0 30 5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_vccnz .LBB1_5
	.loc	0 0 5 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB1_4:
	.loc	0 34 16 is_stmt 1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3]
	.loc	0 33 24
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s2, s2, 4
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_addc_u32 s3, s3, 0
	.loc	0 34 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v2
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_4
.LBB1_5:
	.loc	0 22 9
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	.loc	0 35 12
	flat_store_dword v[1:2], v0
.LBB1_6:
	.loc	0 36 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     14
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
