	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_relaxed_between.cl" md5 0xa17232777774e7cad6906584e777aea8
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 6 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s6, 1
	s_mov_b64 s[10:11], 0
	s_cbranch_scc0 .LBB0_7
	.loc	0 0 9
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_11
.LBB0_3:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_12
.LBB0_4:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_6
	.loc	0 9 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v2, 9
	v_mov_b32_e32 v1, s3
	flat_store_dword v[0:1], v2
	.loc	0 10 9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_6:
	.loc	0 20 1
	s_endpgm
.LBB0_7:
	.loc	0 0 1 is_stmt 0
	s_cmp_eq_u32 s6, 1
	s_mov_b64 s[10:11], -1
	s_cbranch_scc0 .LBB0_10
.LBB0_8:
	.loc	0 12 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	.loc	0 12 60 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_8
	.loc	0 14 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v1, s1
	flat_store_dword v[0:1], v2
	s_mov_b64 s[10:11], 0
.LBB0_10:
	.loc	0 0 9 is_stmt 0
	s_branch .LBB0_3
.LBB0_11:
	s_cmp_lg_u32 s6, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[10:11], -1, 0
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_4
.LBB0_12:
	.loc	0 16 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 16 60 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 2, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_12
	.loc	0 18 16 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 6 9
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 18 14
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB0_6
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
		.amdhsa_next_free_vgpr 3
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
	.loc	0 23 0
	.cfi_startproc
	.loc	0 24 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
	.loc	0 24 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s6, 1
	s_mov_b64 s[10:11], 0
	s_cbranch_scc0 .LBB1_7
	.loc	0 0 9
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB1_11
.LBB1_3:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_12
.LBB1_4:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB1_6
	.loc	0 27 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v2, 9
	v_mov_b32_e32 v1, s3
	flat_store_dword v[0:1], v2
	.loc	0 28 9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB1_6:
	.loc	0 38 1
	s_endpgm
.LBB1_7:
	.loc	0 0 1 is_stmt 0
	s_cmp_eq_u32 s6, 1
	s_mov_b64 s[10:11], -1
	s_cbranch_scc0 .LBB1_10
.LBB1_8:
	.loc	0 30 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	.loc	0 30 60 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_8
	.loc	0 32 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	flat_atomic_add v[0:1], v2
	s_mov_b64 s[10:11], 0
.LBB1_10:
	.loc	0 0 9 is_stmt 0
	s_branch .LBB1_3
.LBB1_11:
	s_cmp_lg_u32 s6, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[10:11], -1, 0
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_4
.LBB1_12:
	.loc	0 34 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 34 60 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 2, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_12
	.loc	0 36 16 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 24 9
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 36 14
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB1_6
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
		.amdhsa_next_free_vgpr 3
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     3
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
