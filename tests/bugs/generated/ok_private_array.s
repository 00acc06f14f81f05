	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_private_array
	.globl	ok_private_array
	.p2align	8
	.type	ok_private_array,@function
ok_private_array:
.Lfunc_begin0:
	.file	0 "." "ok_private_array.cl" md5 0x0cfe43f273aa770c4542e1d629de8aa2
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_add_i32 s6, s6, s9
	s_mov_b32 flat_scratch_lo, s7
	s_lshr_b32 flat_scratch_hi, s6, 8
.Ltmp0:
	.loc	0 5 5 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0xffff
.LBB0_1:
	.loc	0 10 23
	s_and_b32 s10, s8, s9
	s_mul_i32 s10, s10, 7
	s_and_b32 s11, s10, s9
	s_mul_i32 s11, s11, 0xcccd
	s_lshr_b32 s11, s11, 21
	v_mul_lo_u16_e64 v2, s11, 40
	v_sub_u16_e32 v2, s10, v2
	v_mov_b32_e32 v1, s8
	.loc	0 9 31
	s_add_i32 s8, s8, 1
	.loc	0 10 9
	v_lshlrev_b32_e32 v2, 2, v2
	.loc	0 9 24
	s_cmp_eq_u32 s8, 40
	.loc	0 10 9
	v_add_u32_e32 v2, vcc, 4, v2
	.loc	0 10 29 is_stmt 0
	buffer_store_dword v1, v2, s[0:3], 0 offen
	s_cbranch_scc0 .LBB0_1
	.loc	0 0 29
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v1, vcc, s4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v2, v[1:2]
	.loc	0 6 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 40
	s_mov_b32 s5, 0xcccccccd
	s_movk_i32 s8, 0xff60
	.loc	0 13 5
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v2
	v_add_u32_e32 v4, vcc, 4, v3
	v_mov_b32_e32 v3, v1
.LBB0_3:
	.loc	0 14 25
	v_mul_hi_u32 v5, v2, s5
	.loc	0 13 24
	s_add_i32 s4, s4, -1
	v_add_u32_e32 v2, vcc, 1, v2
	.loc	0 14 25
	v_lshrrev_b32_e32 v5, 5, v5
	v_mul_lo_u32 v5, v5, s8
	.loc	0 13 24
	s_cmp_eq_u32 s4, 0
	.loc	0 14 25
	v_add_u32_e32 v5, vcc, v4, v5
	.loc	0 14 16 is_stmt 0
	buffer_load_dword v5, v5, s[0:3], 0 offen
	.loc	0 13 24 is_stmt 1
	v_add_u32_e32 v4, vcc, 4, v4
	.loc	0 14 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v5, v3
	s_cbranch_scc0 .LBB0_3
	.loc	0 15 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 15 12 is_stmt 0
	flat_store_dword v[0:1], v3
	.loc	0 16 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_private_array
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 12
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
	.size	ok_private_array, .Lfunc_end0-ok_private_array
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
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
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
    .name:           ok_private_array
    .private_segment_fixed_size: 164
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ok_private_array.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
