	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_group_scope
	.globl	ok_group_scope
	.p2align	8
	.type	ok_group_scope,@function
ok_group_scope:
.Lfunc_begin0:
	.file	0 "." "ok_group_scope.cl" md5 0xcfc8560365d8af5c8fc06a796bed675d
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 5 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 7 9
	v_mov_b32_e32 v1, 0
	v_cmp_lt_i64_e32 vcc, 63, v[0:1]
	.loc	0 5 14
	s_mov_b32 s7, 0
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_6
	.loc	0 0 14 is_stmt 0
	v_cmp_eq_u64_e32 vcc, 64, v[0:1]
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_5
	s_lshl_b64 s[14:15], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s0, s14
	s_addc_u32 s17, s1, s15
.LBB0_3:
	.loc	0 11 16 is_stmt 1
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dword v0, v[0:1]
	.loc	0 11 71 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_3
	.loc	0 13 18 is_stmt 1
	s_add_u32 s16, s2, s14
	s_addc_u32 s17, s3, s15
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dword v2, v[0:1]
	.loc	0 13 9 is_stmt 0
	s_add_u32 s8, s8, s14
	s_addc_u32 s9, s9, s15
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	s_xor_b64 s[14:15], exec, -1
	.loc	0 13 16
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_5:
	.loc	0 0 16
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
.LBB0_6:
	s_waitcnt lgkmcnt(0)
	s_or_saveexec_b64 s[8:9], s[10:11]
	s_xor_b64 exec, exec, s[8:9]
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_andn2_b64 s[10:11], s[12:13], exec
	s_and_b64 s[12:13], vcc, exec
	s_mov_b64 s[4:5], exec
	s_or_b64 s[12:13], s[10:11], s[12:13]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_12
	.loc	0 8 21 is_stmt 1
	s_add_i32 s8, s6, 5
	.loc	0 8 9 is_stmt 0
	s_lshl_b64 s[4:5], s[6:7], 2
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	.loc	0 8 21
	v_mov_b32_e32 v2, s8
	.loc	0 9 36 is_stmt 1
	s_add_u32 s0, s0, s4
	.loc	0 8 17
	flat_store_dword v[0:1], v2
	.loc	0 9 36
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	.loc	0 9 9 is_stmt 0
	flat_atomic_add v[0:1], v2
.LBB0_12:
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_group_scope
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
		.amdhsa_next_free_sgpr 18
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
	.size	ok_group_scope, .Lfunc_end0-ok_group_scope
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
    .name:           ok_group_scope
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         ok_group_scope.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
