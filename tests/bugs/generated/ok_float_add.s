	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_float_add
	.globl	ok_float_add
	.p2align	8
	.type	ok_float_add,@function
ok_float_add:
.Lfunc_begin0:
	.file	0 "." "ok_float_add.cl" md5 0xdeff9c591b95a4bb6885d5ad023450d5
	.loc	0 7 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 14 prologue_end
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b64 s[0:1], 0
	.loc	0 9 20
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[12:13], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s2
.LBB0_1:
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	v_add_f32_e32 v1, 1.0, v2
	flat_atomic_cmpswap v7, v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v7, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_1
	.loc	0 0 20 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 11 39 is_stmt 1
	v_and_b32_e32 v1, 3, v0
	v_mov_b32_e32 v2, 0
	.loc	0 11 32 is_stmt 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 11 5
	flat_load_dword v4, v[1:2]
	s_mov_b64 s[0:1], 0
.LBB0_3:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, 2.0, v4
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v3, v[1:2], v[3:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v3, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v4, v3
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 5
	s_or_b64 exec, exec, s[0:1]
	.loc	0 12 39 is_stmt 1
	v_and_b32_e32 v1, 1, v0
	v_mov_b32_e32 v2, 0
	.loc	0 12 32 is_stmt 0
	v_lshlrev_b64 v[1:2], 3, v[1:2]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v5, vcc, s16, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	.loc	0 12 5
	flat_load_dwordx2 v[3:4], v[5:6]
	s_mov_b64 s[0:1], 0
.LBB0_5:
	s_waitcnt vmcnt(0)
	v_add_f64 v[1:2], v[3:4], -1.0
	flat_atomic_cmpswap_x2 v[1:2], v[5:6], v[1:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[1:2], v[3:4]
	v_mov_b32_e32 v4, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v3, v1
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_5
	.loc	0 0 5
	s_or_b64 exec, exec, s[0:1]
	.loc	0 13 9 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x24
	v_mov_b32_e32 v2, s8
	.loc	0 13 5 is_stmt 0
	v_mov_b32_e32 v3, s19
	.loc	0 13 9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	.loc	0 13 36
	v_cmp_le_f32_e32 vcc, 0, v7
	.loc	0 13 29
	v_cndmask_b32_e64 v2, 0, 1.0, vcc
	.loc	0 13 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s18, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 13 27
	flat_store_dword v[0:1], v2
	.loc	0 14 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_float_add
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_sgpr 20
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
	.size	ok_float_add, .Lfunc_end0-ok_float_add
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
        .type_name:      'atomic_float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'atomic_double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_float_add
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         ok_float_add.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
