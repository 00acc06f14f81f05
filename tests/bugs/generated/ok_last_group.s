	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_last_group
	.globl	ok_last_group
	.p2align	8
	.type	ok_last_group,@function
ok_last_group:
.Lfunc_begin0:
	.file	0 "." "ok_last_group.cl" md5 0x5e41331c1a2c0fe4fdeaa17d43aafd56
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 10 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x1c
	v_mov_b32_e32 v3, s8
	.loc	0 6 14
	s_mov_b32 s9, 0
	.loc	0 13 10
	s_mov_b32 m0, -1
	.loc	0 8 10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s0, 0xffff
	v_add_u32_e32 v1, vcc, s1, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s12, v3, v[1:2]
	.loc	0 6 14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 8 5
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_mov_b32_e32 v4, 1
	.loc	0 10 11
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 8 28
	flat_store_dword v[2:3], v4
	.loc	0 9 5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 6 14
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v4, 1
	.loc	0 11 16
	s_waitcnt vmcnt(0)
	flat_atomic_add v2, v[2:3], v4 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 11 74 is_stmt 0
	v_cvt_f32_u32_e32 v3, s12
	s_sub_i32 s0, 0, s12
	s_load_dword s8, s[4:5], 0xc
	v_mov_b32_e32 v6, s9
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s0, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, vcc, v4, v3
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v3, s8, v3
	v_mul_lo_u32 v4, v3, s12
	v_add_u32_e32 v5, vcc, 1, v3
	v_sub_u32_e32 v4, vcc, s8, v4
	v_cmp_le_u32_e64 s[0:1], s12, v4
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_subrev_u32_e32 v5, vcc, s12, v4
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s12, v4
	v_cndmask_b32_e32 v7, v3, v5, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v7, s12, 0
	.loc	0 11 16
	v_mov_b32_e32 v3, 0
	.loc	0 11 74
	v_cmp_ne_u64_e32 vcc, s[8:9], v[4:5]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, 0, v6, vcc
	.loc	0 11 92
	v_add_u32_e32 v4, vcc, -1, v4
	v_addc_u32_e32 v5, vcc, -1, v5, vcc
	.loc	0 11 71
	v_cmp_eq_u64_e32 vcc, v[4:5], v[2:3]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	.loc	0 11 14
	ds_write_b32 v3, v2
.LBB0_2:
	.loc	0 0 14
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v3, 0
	.loc	0 12 5 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 13 10
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_8
	.loc	0 0 10 is_stmt 0
	s_load_dword s4, s[4:5], 0xc
	.loc	0 17 24 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
	.loc	0 0 24 is_stmt 0
	s_mov_b32 s5, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
.LBB0_5:
	.loc	0 18 16 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v4, vcc, s2, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	flat_load_dword v4, v[4:5]
	.loc	0 17 48
	v_add_u32_e32 v1, vcc, s12, v0
	.loc	0 17 24 is_stmt 0
	v_cmp_le_u64_e32 vcc, s[4:5], v[1:2]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	.loc	0 18 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v4, v3
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_5
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_7:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 6 14 is_stmt 1
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	.loc	0 19 5
	flat_atomic_add v[0:1], v3
.LBB0_8:
	.loc	0 20 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_last_group
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 13
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
	.size	ok_last_group, .Lfunc_end0-ok_last_group
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
        .type_name:      'atomic_uint*'
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_last_group
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         ok_last_group.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
