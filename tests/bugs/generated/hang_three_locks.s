	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "hang_three_locks.cl" md5 0x0397f52b3acbe40e7b260bd6122de69f
	.loc	0 8 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s7, 0
.Ltmp0:
	.loc	0 9 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 9 9 is_stmt 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 13 21 is_stmt 1
	s_add_i32 s10, s6, 1
	s_lshl_b64 s[6:7], s[6:7], 2
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s0, s6
	s_addc_u32 s5, s1, s7
	v_mov_b32_e32 v1, 0
.LBB0_2:
	.loc	0 14 13
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_2
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 13 26 is_stmt 1
	v_mov_b32_e32 v0, 0xaaaaaaab
	v_mul_hi_u32 v0, s10, v0
	v_mov_b32_e32 v3, 0
	.loc	0 17 9
	s_sleep 10
	s_sleep 10
	.loc	0 13 26
	v_lshrrev_b32_e32 v0, 1, v0
	v_mul_lo_u32 v0, v0, 3
	.loc	0 17 9
	s_sleep 10
	s_sleep 10
	s_sleep 10
	.loc	0 13 26
	v_sub_u32_e32 v2, vcc, s10, v0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, 1
	.loc	0 17 9
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
.LBB0_4:
	.loc	0 18 13
	flat_atomic_cmpswap v4, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_4
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 20 5 is_stmt 1
	s_add_u32 s0, s2, s6
	s_addc_u32 s1, s3, s7
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v2, s0
	.loc	0 20 14 is_stmt 0
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, 0
	.loc	0 21 5 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 22 5
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_6:
	.loc	0 23 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 5
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
	.loc	0 26 0
	.cfi_startproc
	s_mov_b32 s7, 0
.Ltmp2:
	.loc	0 27 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
	.loc	0 31 21
	s_add_i32 s10, s6, 1
	.loc	0 27 9
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 32 11
	s_cmp_eq_u32 s6, 2
	.loc	0 32 9 is_stmt 0
	v_mov_b32_e32 v0, s6
	.loc	0 32 11
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 32 9
	v_mov_b32_e32 v3, 0
	v_cndmask_b32_e64 v2, v0, 0, s[4:5]
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, 1
.LBB1_2:
	.loc	0 36 13 is_stmt 1
	flat_atomic_cmpswap v4, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_2
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 31 26 is_stmt 1
	v_mov_b32_e32 v2, 0xaaaaaaab
	v_mul_hi_u32 v2, s10, v2
	v_mov_b32_e32 v5, 0
	.loc	0 39 9
	s_sleep 10
	s_sleep 10
	.loc	0 31 26
	v_lshrrev_b32_e32 v2, 1, v2
	v_mul_lo_u32 v2, v2, 3
	.loc	0 39 9
	s_sleep 10
	s_sleep 10
	s_sleep 10
	.loc	0 31 26
	v_sub_u32_e32 v2, vcc, s10, v2
	.loc	0 32 9
	v_cndmask_b32_e64 v4, v2, 2, s[4:5]
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 1
	.loc	0 39 9
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
.LBB1_4:
	.loc	0 40 13
	flat_atomic_cmpswap v6, v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_4
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 42 5 is_stmt 1
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v4, s0
	.loc	0 42 14 is_stmt 0
	flat_store_dword v[4:5], v6
	v_mov_b32_e32 v4, 0
	.loc	0 43 5 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
	.loc	0 44 5
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
.LBB1_6:
	.loc	0 45 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 7
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
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
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
