	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_second_wave_acquire.cl" md5 0x5a84d27be8ec9f549d4f9c04032b998b
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 8 25
	s_cmp_lg_u32 s6, 0
	.loc	0 6 14
	v_mov_b32_e32 v1, 0
	s_cbranch_scc0 .LBB0_5
	.loc	0 0 0 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 15 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_3
.LBB0_2:
	.loc	0 16 16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 16 60 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_2
.LBB0_3:
	.loc	0 0 60
	s_or_b64 exec, exec, s[6:7]
	.loc	0 18 23 is_stmt 1
	v_sub_u32_e32 v2, vcc, 0x7f, v0
	.loc	0 18 14 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_load_dword v4, v[2:3]
	.loc	0 18 5
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 18 12
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
.LBB0_4:
	.loc	0 19 1 is_stmt 1
	s_endpgm
.LBB0_5:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB0_4
	.loc	0 9 9 is_stmt 1
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 11 15
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 9 17
	flat_store_dword v[1:2], v0
	.loc	0 10 9
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
	.loc	0 12 13
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 19 1
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
	.loc	0 22 0
	.cfi_startproc
	.loc	0 23 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 25 25
	s_cmp_lg_u32 s6, 0
	.loc	0 23 14
	v_mov_b32_e32 v1, 0
	s_cbranch_scc0 .LBB1_5
	.loc	0 0 0 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 32 11 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_3
.LBB1_2:
	.loc	0 33 16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 33 60 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_2
.LBB1_3:
	.loc	0 0 60
	s_or_b64 exec, exec, s[6:7]
	.loc	0 36 23 is_stmt 1
	v_sub_u32_e32 v2, vcc, 0x7f, v0
	.loc	0 36 14 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 35 5 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 36 14
	flat_load_dword v4, v[2:3]
	.loc	0 36 5 is_stmt 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	.loc	0 36 12
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
.LBB1_4:
	.loc	0 37 1 is_stmt 1
	s_endpgm
.LBB1_5:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB1_4
	.loc	0 26 9 is_stmt 1
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 28 15
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 26 17
	flat_store_dword v[1:2], v0
	.loc	0 27 9
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_4
	.loc	0 29 13
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 37 1
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
