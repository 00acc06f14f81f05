	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_stack
	.globl	ok_stack
	.p2align	8
	.type	ok_stack,@function
ok_stack:
.Lfunc_begin0:
	.file	0 "." "ok_stack.cl" md5 0xae202aa75859d68bec8245ef7589072c
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s1, 0
.Ltmp0:
	.loc	0 5 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_8
	.loc	0 5 9 is_stmt 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	.loc	0 7 17 is_stmt 1
	s_add_i32 s0, s6, 1
	.loc	0 10 5
	s_lshl_b64 s[2:3], s[0:1], 2
	.loc	0 5 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	.loc	0 8 16
	flat_load_dword v1, v[0:1] glc
	.loc	0 10 5
	s_add_u32 s4, s12, s2
	s_addc_u32 s5, s13, s3
	v_mov_b32_e32 v2, s4
	s_add_u32 s2, s10, s2
	v_mov_b32_e32 v3, s5
	.loc	0 7 17
	v_mov_b32_e32 v0, s0
	s_addc_u32 s3, s11, s3
	s_mov_b64 s[4:5], 0
	.loc	0 10 17
	flat_store_dword v[2:3], v0
.LBB0_2:
	.loc	0 12 9
	v_mov_b32_e32 v2, s2
	.loc	0 12 49 is_stmt 0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0xffff, v1
	.loc	0 12 9
	v_mov_b32_e32 v3, s3
	.loc	0 13 74 is_stmt 1
	v_add_u32_e32 v6, vcc, 0x10000, v1
	.loc	0 13 13 is_stmt 0
	v_mov_b32_e32 v4, s8
	.loc	0 12 9 is_stmt 1
	flat_store_dword v[2:3], v0
	.loc	0 13 74
	v_and_b32_e32 v0, 0xffff0000, v6
	.loc	0 13 13 is_stmt 0
	v_mov_b32_e32 v5, s9
	.loc	0 13 84
	v_add_u32_e32 v0, vcc, s0, v0
	.loc	0 13 13
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v0, v[4:5], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
	.loc	0 0 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 15 11 is_stmt 1
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[0:1], 0
	s_mov_b32 s4, 0xffff
	s_branch .LBB0_5
.LBB0_4:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 19 38 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v2, vcc, s10, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 19 16 is_stmt 0
	flat_load_dword v0, v[2:3] glc
	.loc	0 20 76 is_stmt 1
	v_add_u32_e32 v2, vcc, 0x10000, v1
	v_and_b32_e32 v2, 0xffff0000, v2
	.loc	0 20 86 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v2
	.loc	0 20 15
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_7
.LBB0_5:
	.loc	0 17 21 is_stmt 1
	v_and_b32_e32 v0, s4, v2
	.loc	0 17 31 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v1, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
.LBB0_6:
	.loc	0 18 19 is_stmt 1
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v1, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 17 21
	v_and_b32_e32 v0, s4, v1
	.loc	0 17 31 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_6
	s_branch .LBB0_4
.LBB0_7:
	.loc	0 0 31
	s_or_b64 exec, exec, s[0:1]
	.loc	0 21 36 is_stmt 1
	v_mov_b32_e32 v0, 2
	v_lshlrev_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v2, v[0:1]
	.loc	0 5 9
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	.loc	0 21 5
	s_waitcnt vmcnt(0)
	flat_atomic_add v[0:1], v2
.LBB0_8:
	.loc	0 22 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_stack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
	.size	ok_stack, .Lfunc_end0-ok_stack
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_stack
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ok_stack.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
