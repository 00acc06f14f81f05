	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	hang_too_many
	.globl	hang_too_many
	.p2align	8
	.type	hang_too_many,@function
hang_too_many:
.Lfunc_begin0:
	.file	0 "." "hang_too_many.cl" md5 0x670b19491b66c01cdb32d5fa352a1403
	.loc	0 7 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 25 prologue_end
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_or_saveexec_b64 s[2:3], s[0:1]
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_4
	.loc	0 8 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s13
	.loc	0 9 9 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_atomic_add v[1:2], v3
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s11, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_mov_b32_e32 v2, s11
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
.LBB0_2:
	.loc	0 10 16
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_load_dword v3, v[5:6] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 10 63 is_stmt 0
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_2
	.loc	0 0 63
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 14 9 is_stmt 1
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v2, v[1:2]
	s_load_dword s0, s[6:7], 0x14
	.loc	0 13 5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 14 9
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_and_b32_e32 v2, 0xffff, v2
	v_mad_u64_u32 v[0:1], s[0:1], v2, s8, v[0:1]
	.loc	0 14 5 is_stmt 0
	v_mov_b32_e32 v2, s15
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 14 27
	flat_store_dword v[0:1], v2
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel hang_too_many
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
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
	.size	hang_too_many, .Lfunc_end0-hang_too_many
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
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           hang_too_many
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         hang_too_many.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
