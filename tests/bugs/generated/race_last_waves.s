	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_last_waves.cl" md5 0x70b0ad236652b10095f351a156d4ec24
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 10 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s11, s[6:7], 0x1c
	.loc	0 6 18
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 8 10
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s9, 0xffff
	v_add_u32_e32 v1, vcc, s11, v0
	v_addc_u32_e64 v2, s[12:13], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[8:9], s10, v3, v[1:2]
	.loc	0 8 5 is_stmt 0
	v_mov_b32_e32 v3, s3
	.loc	0 8 10
	s_mov_b32 s9, 0
	.loc	0 8 5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 1
	.loc	0 9 25 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 8 28
	flat_store_dword v[1:2], v3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 6 18
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 1
	.loc	0 11 9
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 11 67 is_stmt 0
	v_cvt_f32_u32_e32 v1, s10
	s_sub_i32 s0, 0, s10
	.loc	0 6 18 is_stmt 1
	s_load_dword s8, s[4:5], 0xc
	.loc	0 11 67
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s8, v1
	v_mul_lo_u32 v2, v1, s10
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[0:1], s10, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s10, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s10, v2
	v_cndmask_b32_e32 v4, v1, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v4, s10, 0
	.loc	0 0 0 is_stmt 0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 11 9
	v_mov_b32_e32 v1, 0
	.loc	0 11 67
	v_cmp_ne_u64_e32 vcc, s[8:9], v[2:3]
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_add_u32_e32 v3, vcc, v4, v3
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 11 85
	v_add_u32_e32 v2, vcc, -1, v3
	v_addc_u32_e32 v3, vcc, -1, v4, vcc
	.loc	0 11 64
	v_cmp_eq_u64_e32 vcc, v[2:3], v[0:1]
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_6
	.loc	0 15 24 is_stmt 1
	s_cmp_eq_u32 s8, 0
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB0_5
	.loc	0 0 24 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB0_4:
	.loc	0 16 16 is_stmt 1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2]
	.loc	0 15 24
	s_add_i32 s8, s8, -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s8, 0
	.loc	0 16 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v1
	s_cbranch_scc0 .LBB0_4
.LBB0_5:
	.loc	0 6 18
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	.loc	0 17 12
	flat_store_dword v[1:2], v0
.LBB0_6:
	.loc	0 18 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 5
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
	.loc	0 21 0
	.cfi_startproc
	.loc	0 24 10 prologue_end
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s11, s[6:7], 0x1c
	.loc	0 22 18
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 24 10
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s9, 0xffff
	v_add_u32_e32 v1, vcc, s11, v0
	v_addc_u32_e64 v2, s[12:13], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[8:9], s10, v3, v[1:2]
	.loc	0 24 5 is_stmt 0
	v_mov_b32_e32 v3, s3
	.loc	0 24 10
	s_mov_b32 s9, 0
	.loc	0 24 5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 1
	.loc	0 26 25 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 24 28
	flat_store_dword v[1:2], v3
	.loc	0 25 5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_6
	.loc	0 22 18
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 1
	.loc	0 28 9
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 28 67 is_stmt 0
	v_cvt_f32_u32_e32 v1, s10
	s_sub_i32 s0, 0, s10
	.loc	0 22 18 is_stmt 1
	s_load_dword s8, s[4:5], 0xc
	.loc	0 28 67
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s8, v1
	v_mul_lo_u32 v2, v1, s10
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[0:1], s10, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s10, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s10, v2
	v_cndmask_b32_e32 v4, v1, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v4, s10, 0
	.loc	0 0 0 is_stmt 0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 28 9
	v_mov_b32_e32 v1, 0
	.loc	0 28 67
	v_cmp_ne_u64_e32 vcc, s[8:9], v[2:3]
	v_mov_b32_e32 v2, s9
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_add_u32_e32 v3, vcc, v4, v3
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	.loc	0 28 85
	v_add_u32_e32 v2, vcc, -1, v3
	v_addc_u32_e32 v3, vcc, -1, v4, vcc
	.loc	0 28 64
	v_cmp_eq_u64_e32 vcc, v[2:3], v[0:1]
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_6
	.loc	0 32 24 is_stmt 1
	s_cmp_eq_u32 s8, 0
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB1_5
	.loc	0 0 24 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB1_4:
	.loc	0 33 16 is_stmt 1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2]
	.loc	0 32 24
	s_add_i32 s8, s8, -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s8, 0
	.loc	0 33 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v1
	s_cbranch_scc0 .LBB1_4
.LBB1_5:
	.loc	0 22 18
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	.loc	0 34 12
	flat_store_dword v[1:2], v0
.LBB1_6:
	.loc	0 35 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 5
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
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
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
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
