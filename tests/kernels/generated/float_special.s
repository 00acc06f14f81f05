	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	float_special
	.globl	float_special
	.p2align	8
	.type	float_special,@function
float_special:
	s_load_dword s9, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .LBB0_3
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_mov_b32 s3, 0x7f800000
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, s5
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_movk_i32 s0, 0x204
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_load_dword v2, v[2:3]
	v_mul_lo_u32 v0, s9, v0
	s_movk_i32 s2, 0x1f8
	s_mov_b32 s8, 0x800000
	v_mov_b32_e32 v3, 0x7fc00000
	v_mul_lo_u32 v0, v0, 6
	s_waitcnt vmcnt(0)
	v_cmp_class_f32_e64 s[0:1], v2, s0
	v_cmp_u_f32_e32 vcc, v2, v2
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	v_cmp_class_f32_e64 s[0:1], v2, s2
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_cndmask_b32_e64 v7, 0, 1, s[0:1]
	v_cmp_o_f32_e32 vcc, v2, v2
	v_cmp_nge_f32_e64 s[0:1], |v2|, s3
	v_lshlrev_b32_e32 v6, 1, v6
	v_cmp_nlt_f32_e64 s[2:3], |v2|, s8
	v_lshrrev_b32_e32 v8, 27, v2
	v_lshlrev_b32_e32 v7, 2, v7
	s_and_b64 s[0:1], vcc, s[0:1]
	v_or_b32_e32 v5, v6, v5
	v_and_b32_e32 v8, 16, v8
	s_and_b64 s[0:1], s[2:3], s[0:1]
	v_or_b32_e32 v5, v5, v7
	v_mul_f32_e32 v4, 1.0, v2
	v_cndmask_b32_e64 v6, 0, 8, s[0:1]
	v_or_b32_e32 v5, v5, v8
	v_mul_f32_e32 v4, 1.0, v4
	v_or_b32_e32 v5, v5, v6
	v_mov_b32_e32 v6, 0xff800000
.LBB0_2:
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v7, s4
	flat_load_dword v15, v[7:8]
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_add_u32_e32 v0, vcc, 6, v0
	v_mov_b32_e32 v9, s7
	v_add_u32_e32 v11, vcc, s6, v7
	v_addc_u32_e32 v12, vcc, v9, v8, vcc
	v_add_u32_e32 v13, vcc, 16, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	s_add_i32 s9, s9, -1
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s9, 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, 1.0, v15
	v_min_f32_e32 v17, v4, v10
	v_max_f32_e32 v10, v4, v10
	v_add_f32_e32 v17, 0, v17
	v_add_f32_e32 v10, 0, v10
	v_cmp_o_f32_e64 s[2:3], v17, v17
	v_add_f32_e32 v7, v2, v15
	v_cmp_eq_f32_e32 vcc, v2, v15
	v_cndmask_b32_e64 v17, v3, v17, s[2:3]
	v_lshlrev_b32_e32 v18, 1, v10
	v_cmp_o_f32_e64 s[2:3], v10, v10
	v_mul_f32_e32 v8, v2, v15
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_cmp_neq_f32_e32 vcc, v2, v15
	v_cmp_o_f32_e64 s[0:1], v7, v7
	v_cndmask_b32_e64 v10, v6, v18, s[2:3]
	v_fma_f32 v9, v2, v15, 1.0
	v_xor_b32_e32 v10, v10, v17
	v_cndmask_b32_e64 v7, v3, v7, s[0:1]
	v_cndmask_b32_e64 v17, 0, 1, vcc
	v_cmp_gt_f32_e32 vcc, v2, v15
	v_cmp_o_f32_e64 s[0:1], v8, v8
	v_cndmask_b32_e64 v8, v3, v8, s[0:1]
	v_cndmask_b32_e64 v18, 0, 1, vcc
	v_cmp_ge_f32_e32 vcc, v2, v15
	v_cmp_o_f32_e64 s[0:1], v9, v9
	v_cndmask_b32_e64 v9, v3, v9, s[0:1]
	v_cndmask_b32_e64 v19, 0, 1, vcc
	v_cmp_lt_f32_e32 vcc, v2, v15
	flat_store_dwordx4 v[11:12], v[7:10]
	s_nop 0
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_cmp_le_f32_e32 vcc, v2, v15
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_lg_f32_e32 vcc, v2, v15
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_cmp_o_f32_e32 vcc, v2, v15
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_cmp_u_f32_e32 vcc, v2, v15
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_cmp_ngt_f32_e32 vcc, v2, v15
	v_lshlrev_b32_e32 v15, 1, v17
	v_lshlrev_b32_e32 v17, 2, v18
	v_lshlrev_b32_e32 v18, 3, v19
	v_lshlrev_b32_e32 v19, 4, v7
	v_lshlrev_b32_e32 v20, 5, v8
	v_lshlrev_b32_e32 v7, 5, v7
	v_or_b32_e32 v8, v15, v16
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_lshlrev_b32_e32 v15, 6, v16
	v_or_b32_e32 v7, v5, v7
	v_or_b32_e32 v8, v8, v17
	v_lshlrev_b32_e32 v12, 7, v12
	v_or_b32_e32 v7, v7, v15
	v_or_b32_e32 v15, v8, v18
	v_or_b32_e32 v8, v7, v12
	v_or_b32_e32 v7, v15, v19
	v_lshlrev_b32_e32 v9, 6, v9
	v_or_b32_e32 v7, v7, v20
	v_lshlrev_b32_e32 v10, 7, v10
	v_or_b32_e32 v7, v7, v9
	v_lshlrev_b32_e32 v11, 8, v11
	v_or_b32_e32 v7, v7, v10
	v_or_b32_e32 v7, v7, v11
	flat_store_dwordx2 v[13:14], v[7:8]
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel float_special
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 10
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
	.size	float_special, .Lfunc_end0-float_special
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
    .name:           float_special
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         float_special.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
