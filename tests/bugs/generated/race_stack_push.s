	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_stack_push.cl" md5 0x704680f65a0bfd5f375295e78ff4c6ae
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	.loc	0 6 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 10 14 is_stmt 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB0_6
	.loc	0 11 20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 8 17
	s_mov_b32 s7, 0
	.loc	0 12 9
	s_lshl_b64 s[8:9], s[6:7], 2
	s_add_u32 s8, s2, s8
	.loc	0 12 26 is_stmt 0
	s_mul_i32 s10, s6, 10
	.loc	0 12 9
	s_addc_u32 s9, s3, s9
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	.loc	0 12 26
	v_mov_b32_e32 v0, s10
	s_mov_b64 s[8:9], 0
	.loc	0 12 21
	flat_store_dword v[2:3], v0
.LBB0_3:
	.loc	0 13 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(1)
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_5:
	.loc	0 21 1 is_stmt 1
	s_endpgm
.LBB0_6:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB0_5
	s_load_dwordx2 s[4:5], s[4:5], 0x10
.LBB0_8:
	.loc	0 18 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 19 17
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_8
	.loc	0 20 12
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v2, v[0:1]
	.loc	0 6 9
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 20 10
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 21 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 11
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
	.loc	0 24 0
	.cfi_startproc
	.loc	0 25 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_5
	.loc	0 25 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 29 14 is_stmt 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB1_6
	.loc	0 30 20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 27 17
	s_mov_b32 s7, 0
	.loc	0 31 9
	s_lshl_b64 s[8:9], s[6:7], 2
	s_add_u32 s8, s2, s8
	.loc	0 31 26 is_stmt 0
	s_mul_i32 s10, s6, 10
	.loc	0 31 9
	s_addc_u32 s9, s3, s9
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	.loc	0 31 26
	v_mov_b32_e32 v0, s10
	s_mov_b64 s[8:9], 0
	.loc	0 31 21
	flat_store_dword v[2:3], v0
.LBB1_3:
	.loc	0 32 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_3
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
.LBB1_5:
	.loc	0 40 1 is_stmt 1
	s_endpgm
.LBB1_6:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB1_5
	s_load_dwordx2 s[4:5], s[4:5], 0x10
.LBB1_8:
	.loc	0 37 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 38 17
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_8
	.loc	0 39 12
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v2, v[0:1]
	.loc	0 25 9
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 39 10
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 40 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 11
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     4
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
