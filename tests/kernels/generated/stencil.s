	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	stencil
	.globl	stencil
	.p2align	8
	.type	stencil,@function
stencil:
	s_load_dwordx4 s[12:15], s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x14
	s_load_dword s6, s[6:7], 0x1c
	s_mov_b32 s7, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s12, s7
	s_and_b32 s7, s13, s7
	s_mul_i32 s7, s7, s10
	s_add_i32 s7, s7, s6
	v_add_u32_e32 v18, vcc, s7, v2
	s_mul_i32 s8, s11, s8
	s_lshr_b32 s11, s12, 16
	v_mul_lo_u32 v2, v18, s15
	s_mul_i32 s11, s11, s9
	s_add_i32 s9, s17, s11
	v_add_u32_e32 v14, vcc, s9, v1
	v_add_u32_e32 v1, vcc, v2, v14
	v_mul_lo_u32 v1, v1, s14
	s_add_i32 s8, s8, s16
	v_add_u32_e32 v10, vcc, s8, v0
	v_add_u32_e32 v0, vcc, v1, v10
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 3, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v6, vcc, s0, v2
	v_addc_u32_e32 v7, vcc, v4, v3, vcc
	flat_load_dwordx2 v[2:3], v[6:7]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_cmp_lt_i32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_2
	v_add_u32_e32 v4, vcc, -8, v6
	v_addc_u32_e32 v5, vcc, -1, v7, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s6, s14, -1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e32 vcc, s6, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_4
	v_add_u32_e32 v8, vcc, 8, v6
	v_addc_u32_e32 v9, vcc, 0, v7, vcc
	flat_load_dwordx2 v[8:9], v[8:9]
.LBB0_4:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_lt_i32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_6
	v_subrev_u32_e32 v10, vcc, s14, v0
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 3, v[10:11]
	v_mov_b32_e32 v12, s1
	v_add_u32_e32 v10, vcc, s0, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dwordx2 v[10:11], v[10:11]
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s8, s[4:5], 0x14
	s_add_i32 s4, s15, -1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_cmp_gt_i32_e32 vcc, s4, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_8
	s_ashr_i32 s7, s14, 31
	s_mov_b32 s6, s14
	s_lshl_b64 s[6:7], s[6:7], 3
	v_mov_b32_e32 v13, s7
	v_add_u32_e32 v12, vcc, s6, v6
	v_addc_u32_e32 v13, vcc, v7, v13, vcc
	flat_load_dwordx2 v[12:13], v[12:13]
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v14, 0
	v_cmp_lt_i32_e32 vcc, 0, v18
	v_mov_b32_e32 v15, 0
	s_mul_i32 s4, s15, s14
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_10
	v_subrev_u32_e32 v14, vcc, s4, v0
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[14:15], 3, v[14:15]
	v_mov_b32_e32 v16, s1
	v_add_u32_e32 v14, vcc, s0, v14
	v_addc_u32_e32 v15, vcc, v16, v15, vcc
	flat_load_dwordx2 v[14:15], v[14:15]
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s8, -1
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_cmp_gt_i32_e32 vcc, s8, v18
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 3
	v_mov_b32_e32 v16, s5
	v_add_u32_e32 v6, vcc, s4, v6
	v_addc_u32_e32 v7, vcc, v7, v16, vcc
	flat_load_dwordx2 v[16:17], v[6:7]
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s1, 0xc0180000
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_mul_f64 v[6:7], v[2:3], s[0:1]
	s_mov_b32 s1, 0x3fd00000
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s2, v0
	v_add_f64 v[4:5], v[4:5], v[6:7]
	v_add_f64 v[4:5], v[4:5], v[8:9]
	v_add_f64 v[4:5], v[4:5], v[10:11]
	v_add_f64 v[4:5], v[4:5], v[12:13]
	v_add_f64 v[4:5], v[4:5], v[14:15]
	v_add_f64 v[4:5], v[4:5], v[16:17]
	v_fma_f64 v[2:3], v[4:5], s[0:1], v[2:3]
	v_mov_b32_e32 v4, s3
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel stencil
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 19
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
	.size	stencil, .Lfunc_end0-stencil
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
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'double*'
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
    .name:           stencil
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         stencil.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
