	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_look_back
	.globl	ok_look_back
	.p2align	8
	.type	ok_look_back,@function
ok_look_back:
.Lfunc_begin0:
	.file	0 "." "ok_look_back.cl" md5 0x01722826d2589a77b83cea682e0e7207
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s7, 0
.Ltmp0:
	.loc	0 5 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	.loc	0 5 9 is_stmt 0
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 8 16 is_stmt 1
	s_lshl_b64 s[4:5], s[6:7], 2
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s10, s4
	s_addc_u32 s1, s11, s5
	s_load_dword s7, s[0:1], 0x0
	.loc	0 11 9
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_9
	.loc	0 12 46
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s0, s7, 2
	.loc	0 12 51 is_stmt 0
	s_or_b32 s10, s0, 1
	.loc	0 12 32
	s_add_u32 s0, s8, s4
	s_addc_u32 s1, s9, s5
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 12 51
	v_mov_b32_e32 v2, s10
	.loc	0 12 9
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, 0
	s_mov_b32 s11, 0
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 9
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_8
.LBB0_4:
	.loc	0 14 52 is_stmt 1
	s_add_i32 s10, s6, -1
	.loc	0 14 43 is_stmt 0
	s_lshl_b64 s[0:1], s[10:11], 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	.loc	0 14 21
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[12:13], -1
	.loc	0 18 19 is_stmt 1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 3, v1
	v_cmp_eq_u32_e32 vcc, 2, v3
	v_cndmask_b32_e64 v3, 0, 1, vcc
	.loc	0 17 24
	v_lshrrev_b32_e32 v2, 2, v1
	.loc	0 18 13
	v_lshlrev_b32_e32 v3, 1, v3
	.loc	0 15 18
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	.loc	0 15 13 is_stmt 0
	v_cndmask_b32_e64 v1, v3, 3, s[0:1]
	s_or_b64 s[0:1], s[0:1], vcc
	v_add_u32_e32 v0, vcc, v0, v2
	s_and_b64 s[0:1], s[0:1], exec
	v_cmp_lt_i32_e32 vcc, 2, v1
	s_cselect_b32 s6, s6, s10
	s_mov_b64 s[0:1], -1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_6
	.loc	0 0 13
	v_cmp_eq_u32_e64 s[12:13], 0, v1
.LBB0_6:
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB0_3
	.loc	0 13 26 is_stmt 1
	s_cmp_eq_u32 s6, 0
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[12:13], -1, 0
	s_branch .LBB0_3
.LBB0_8:
	.loc	0 0 26 is_stmt 0
	s_and_b64 vcc, exec, s[0:1]
.LBB0_9:
	.loc	0 22 46 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, s7, v0
	.loc	0 22 28 is_stmt 0
	s_add_u32 s0, s8, s4
	.loc	0 22 53
	v_lshlrev_b32_e32 v0, 2, v2
	.loc	0 22 28
	s_addc_u32 s1, s9, s5
	.loc	0 22 58
	v_or_b32_e32 v3, 2, v0
	.loc	0 22 28
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 23 5 is_stmt 1
	s_add_u32 s0, s2, s4
	.loc	0 22 5
	flat_store_dword v[0:1], v3
	.loc	0 23 5
	s_addc_u32 s1, s3, s5
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 23 12 is_stmt 0
	flat_store_dword v[0:1], v2
.LBB0_10:
	.loc	0 24 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_look_back
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
	.size	ok_look_back, .Lfunc_end0-ok_look_back
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
        .is_const:       true
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
    .name:           ok_look_back
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         ok_look_back.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
