	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_broadcast.cl" md5 0xcf7c85a05827841acf35d87b9e9463bc
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 7 14 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dword s4, s[4:5], 0x10
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_branch .LBB0_2
.LBB0_1:
	.loc	0 0 14 is_stmt 0
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_6
.LBB0_2:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
	.loc	0 11 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	flat_atomic_add v1, v[4:5], v3 glc
	.loc	0 11 18 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
.LBB0_4:
	.loc	0 0 18
	s_or_b64 exec, exec, s[2:3]
	.loc	0 12 9 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 13 21
	ds_read_b32 v1, v2
	s_mov_b64 s[2:3], -1
	.loc	0 14 18
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, s4, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_1
	.loc	0 16 18
	v_lshlrev_b32_e32 v1, 7, v1
	.loc	0 16 24 is_stmt 0
	v_add_u32_e32 v1, vcc, v1, v0
	.loc	0 16 9
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	s_mov_b64 s[2:3], 0
	.loc	0 16 29
	flat_store_dword v[4:5], v0
	s_branch .LBB0_1
.LBB0_6:
	.loc	0 18 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
	.loc	0 23 14 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dword s4, s[4:5], 0x10
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_branch .LBB1_2
.LBB1_1:
	.loc	0 0 14 is_stmt 0
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_6
.LBB1_2:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_4
	.loc	0 27 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	flat_atomic_add v1, v[4:5], v3 glc
	.loc	0 27 18 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
.LBB1_4:
	.loc	0 0 18
	s_or_b64 exec, exec, s[2:3]
	.loc	0 28 9 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 29 21
	ds_read_b32 v1, v2
	s_mov_b64 s[2:3], -1
	.loc	0 30 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 31 18
	v_cmp_le_u32_e32 vcc, s4, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_1
	.loc	0 33 18
	v_lshlrev_b32_e32 v1, 7, v1
	.loc	0 33 24 is_stmt 0
	v_add_u32_e32 v1, vcc, v1, v0
	.loc	0 33 9
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	s_mov_b64 s[2:3], 0
	.loc	0 33 29
	flat_store_dword v[4:5], v0
	s_branch .LBB1_1
.LBB1_6:
	.loc	0 35 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
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
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
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
