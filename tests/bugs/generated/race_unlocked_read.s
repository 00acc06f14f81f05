	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_unlocked_read.cl" md5 0x7754495c4ea8f3ac5f810afbf231c737
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	.loc	0 6 14
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 10 11
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_9
	.loc	0 0 11 is_stmt 0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_3:
	.loc	0 11 17 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 16 17 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dwordx2 v[2:3], v[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, s6, v2
	.loc	0 16 31 is_stmt 0
	v_add_u32_e32 v3, vcc, s6, v3
	flat_store_dwordx2 v[0:1], v[2:3]
	s_branch .LBB0_6
.LBB0_5:
	.loc	0 14 18 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dwordx2 v[0:1], v[0:1]
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 6 14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	.loc	0 14 26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	v_cndmask_b32_e64 v0, 0, 1, vcc
	.loc	0 14 16 is_stmt 0
	flat_store_dword v[2:3], v0
.LBB0_6:
	.loc	0 0 16
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_8
	.loc	0 18 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_8:
	.loc	0 19 1
	s_endpgm
.Ltmp0:
.LBB0_9:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execnz .LBB0_5
	s_branch .LBB0_6
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
	.loc	0 22 0 is_stmt 1
	.cfi_startproc
	.loc	0 25 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_7
	.loc	0 23 14
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB1_2:
	.loc	0 27 13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_2
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 23 14 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	.loc	0 0 0 is_stmt 0
	flat_load_dword v0, v[0:1]
	.loc	0 29 11 is_stmt 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB1_8
	.loc	0 32 23
	s_add_u32 s8, s2, 4
	s_addc_u32 s9, s3, 0
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	.loc	0 32 31 is_stmt 0
	flat_load_dword v2, v[1:2]
	.loc	0 32 23
	v_mov_b32_e32 v4, s3
	.loc	0 32 17
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, vcc, s6, v0
	.loc	0 32 23
	v_mov_b32_e32 v3, s2
	.loc	0 32 31
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, s6, v2
	flat_store_dwordx2 v[3:4], v[1:2]
	s_cbranch_execnz .LBB1_6
.LBB1_5:
	.loc	0 30 29 is_stmt 1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2]
	.loc	0 23 14
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	.loc	0 30 26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v3
	v_cndmask_b32_e64 v0, 0, 1, vcc
	.loc	0 30 16 is_stmt 0
	flat_store_dword v[1:2], v0
.LBB1_6:
	.loc	0 33 5 is_stmt 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB1_7:
	.loc	0 34 1
	s_endpgm
.Ltmp1:
.LBB1_8:
	.loc	0 0 1 is_stmt 0
	s_branch .LBB1_5
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
		.amdhsa_next_free_sgpr 10
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
    .sgpr_count:     12
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
