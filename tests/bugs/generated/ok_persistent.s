	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_persistent
	.globl	ok_persistent
	.p2align	8
	.type	ok_persistent,@function
ok_persistent:
.Lfunc_begin0:
	.file	0 "." "ok_persistent.cl" md5 0x1cc2578e35b4584e4ee9e1fa3d840f0c
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 6 14 prologue_end
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
	.loc	0 10 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	flat_atomic_add v1, v[4:5], v3 glc
	.loc	0 10 18 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
.LBB0_4:
	.loc	0 0 18
	s_or_b64 exec, exec, s[2:3]
	.loc	0 11 9 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 12 21
	ds_read_b32 v1, v2
	s_mov_b64 s[2:3], -1
	.loc	0 13 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 14 18
	v_cmp_le_u32_e32 vcc, s4, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_1
	.loc	0 16 36
	v_lshlrev_b32_e32 v1, 7, v1
	.loc	0 16 42 is_stmt 0
	v_add_u32_e32 v1, vcc, v1, v0
	.loc	0 16 9
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_mov_b64 s[2:3], 0
	.loc	0 16 29
	flat_store_dword v[4:5], v1
	s_branch .LBB0_1
.LBB0_6:
	.loc	0 18 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_persistent
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
		.amdhsa_next_free_vgpr 7
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
	.size	ok_persistent, .Lfunc_end0-ok_persistent
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
    .name:           ok_persistent
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ok_persistent.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
