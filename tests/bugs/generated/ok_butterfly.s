	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_butterfly
	.globl	ok_butterfly
	.p2align	8
	.type	ok_butterfly,@function
ok_butterfly:
.Lfunc_begin0:
	.file	0 "." "ok_butterfly.cl" md5 0x769635d69a4bf8b12355184a36e68bb5
	.loc	0 3 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 5 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 6 17
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v2, v[1:2]
	.loc	0 5 14
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 1
.LBB0_1:
	.loc	0 13 31
	v_xor_b32_e32 v4, s1, v0
	.loc	0 11 9
	s_lshl_b32 s4, s0, 9
	.loc	0 13 18
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	0 11 9
	v_add_u32_e32 v5, vcc, s4, v3
	.loc	0 13 18
	v_add_u32_e32 v4, vcc, s4, v4
	.loc	0 11 23
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v2
	.loc	0 12 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 13 18
	ds_read_b32 v4, v4
	.loc	0 14 14
	s_xor_b32 s0, s0, 1
	.loc	0 10 54
	s_lshl_b32 s4, s1, 1
	.loc	0 10 38 is_stmt 0
	s_cmp_gt_u32 s1, 63
	s_mov_b32 s1, s4
	.loc	0 13 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v4, v2
	s_cbranch_scc0 .LBB0_1
	.loc	0 16 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 16 12 is_stmt 0
	flat_store_dword v[0:1], v2
	.loc	0 17 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_butterfly
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_sgpr 6
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
	.size	ok_butterfly, .Lfunc_end0-ok_butterfly
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_butterfly
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         ok_butterfly.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
