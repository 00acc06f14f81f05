	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_message_chain
	.globl	ok_message_chain
	.p2align	8
	.type	ok_message_chain,@function
ok_message_chain:
.Lfunc_begin0:
	.file	0 "." "ok_message_chain.cl" md5 0xce53977fa7789b2cd1377334f41f9c2a
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s9, 0
.Ltmp0:
	.loc	0 5 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_9
	.loc	0 5 9 is_stmt 0
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	.loc	0 9 11 is_stmt 1
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB0_10
	.loc	0 0 11 is_stmt 0
	s_add_i32 s0, s8, -1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
.LBB0_3:
	.loc	0 12 16 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 12 68 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_3
	.loc	0 0 68
	s_branch .LBB0_6
.LBB0_5:
	.loc	0 10 17 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v2, 0x4d
	v_mov_b32_e32 v1, s15
	flat_store_dword v[0:1], v2
.LBB0_6:
	.loc	0 14 14
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s0, 0, s3
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s2, v0
	v_mul_lo_u32 v1, v0, s3
	v_add_u32_e32 v2, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, s2, v1
	v_cmp_le_u32_e64 s[0:1], s3, v1
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	v_subrev_u32_e32 v2, vcc, s3, v1
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	v_add_u32_e32 v2, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s3, v1
	v_cndmask_b32_e32 v3, v0, v2, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s3, v3, 0
	s_mov_b32 s3, 0
	v_mov_b32_e32 v2, s3
	v_cmp_ne_u64_e32 vcc, s[2:3], v[0:1]
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_add_u32_e32 v0, vcc, v3, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 14 32 is_stmt 0
	v_add_u32_e32 v0, vcc, -1, v0
	v_addc_u32_e32 v1, vcc, -1, v1, vcc
	.loc	0 14 11
	v_cmp_ne_u64_e32 vcc, s[8:9], v[0:1]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_8
	.loc	0 15 16 is_stmt 1
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	flat_load_dword v2, v[0:1]
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 5 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 15 14
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_8:
	.loc	0 16 28
	s_lshl_b64 s[0:1], s[8:9], 2
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	.loc	0 16 5 is_stmt 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_9:
	.loc	0 17 1 is_stmt 1
	s_endpgm
.Ltmp1:
.LBB0_10:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execnz .LBB0_5
	s_branch .LBB0_6
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_message_chain
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 4
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
	.size	ok_message_chain, .Lfunc_end0-ok_message_chain
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
    .name:           ok_message_chain
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ok_message_chain.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
