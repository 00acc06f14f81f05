	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_seqlock.cl" md5 0xd7e66ee4f36c89faa970976ca0124ebc
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
	.loc	0 6 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 8 25 is_stmt 1
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_8
	.loc	0 0 25 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
.LBB0_3:
	.loc	0 18 18 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 19 17
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1]
	.loc	0 20 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 21 21
	v_cmp_ne_u32_e32 vcc, 2, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_3
	.loc	0 21 29 is_stmt 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	.loc	0 21 77
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 2, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_3
	.loc	0 6 9 is_stmt 1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	.loc	0 22 10
	flat_store_dword v[1:2], v0
	s_branch .LBB0_7
.LBB0_6:
	.loc	0 9 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	flat_store_dword v[0:1], v2
	.loc	0 11 30
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v4, 7
	v_mov_b32_e32 v3, s3
	.loc	0 10 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 30
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, 2
	.loc	0 12 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 13 9
	flat_store_dword v[0:1], v2
.LBB0_7:
	.loc	0 23 1
	s_endpgm
.Ltmp0:
.LBB0_8:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execnz .LBB0_6
	s_branch .LBB0_7
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
		.amdhsa_next_free_vgpr 5
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
	.loc	0 26 0 is_stmt 1
	.cfi_startproc
	.loc	0 27 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_7
	.loc	0 27 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 29 25 is_stmt 1
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB1_8
	.loc	0 0 25 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
.LBB1_3:
	.loc	0 39 18 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 40 17
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1] glc
	.loc	0 41 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 42 21
	v_cmp_ne_u32_e32 vcc, 2, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_3
	.loc	0 42 29 is_stmt 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	.loc	0 42 77
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 2, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_3
	.loc	0 27 9 is_stmt 1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	.loc	0 43 10
	flat_store_dword v[1:2], v0
	s_branch .LBB1_7
.LBB1_6:
	.loc	0 30 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	flat_store_dword v[0:1], v2
	.loc	0 32 9
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v4, 7
	v_mov_b32_e32 v3, s3
	.loc	0 31 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 32 9
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, 2
	.loc	0 33 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 34 9
	flat_store_dword v[0:1], v2
.LBB1_7:
	.loc	0 44 1
	s_endpgm
.Ltmp1:
.LBB1_8:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execnz .LBB1_6
	s_branch .LBB1_7
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
		.amdhsa_next_free_vgpr 5
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
        .offset:         0
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
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
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     5
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
        .type_name:      'atomic_uint*'
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
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
