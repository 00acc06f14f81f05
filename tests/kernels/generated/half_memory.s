	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	half_memory
	.globl	half_memory
	.p2align	8
	.type	half_memory,@function
half_memory:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x1c
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, 0
	s_movk_i32 s8, 0x204
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, v0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v8, vcc, s0, v4
	v_addc_u32_e32 v9, vcc, v6, v5, vcc
	flat_load_dword v6, v[8:9]
	v_lshlrev_b64 v[4:5], 1, v[2:3]
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v4, vcc, s2, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	s_mov_b32 s0, 0x477fe000
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v6, v6
	flat_store_short v[4:5], v6
	flat_load_dword v6, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, 0x3f801000, v6
	v_cmp_ngt_f32_e64 s[0:1], |v7|, s0
	v_cmp_class_f32_e64 s[8:9], v7, s8
	s_or_b64 s[0:1], s[0:1], s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_xor_b64 s[0:1], exec, s[8:9]
	s_cbranch_execz .LBB0_2
	v_bfe_u32 v6, v7, 23, 8
	s_movk_i32 s8, 0x71
	v_sub_u32_e32 v10, vcc, s8, v6
	v_min_u32_e32 v10, 10, v10
	s_movk_i32 s9, 0xe000
	v_lshlrev_b32_e64 v10, v10, s9
	v_mov_b32_e32 v11, s9
	v_cmp_gt_u32_e32 vcc, s8, v6
	v_cndmask_b32_e32 v6, v11, v10, vcc
	v_and_b32_e32 v6, v6, v7
	v_cmp_o_f32_e32 vcc, v7, v7
	v_cndmask_b32_e32 v6, v7, v6, vcc
.LBB0_2:
	s_or_saveexec_b64 s[8:9], s[0:1]
	s_load_dword s0, s[4:5], 0xc
	s_xor_b64 exec, exec, s[8:9]
	s_brev_b32 s1, -2
	v_mov_b32_e32 v6, 0x477fe000
	v_bfi_b32 v6, s1, v6, v7
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[4:5], s[0:1], 1
	s_add_u32 s1, s2, s4
	v_lshlrev_b64 v[10:11], 1, v[2:3]
	v_cvt_f16_f32_e32 v12, v6
	s_addc_u32 s4, s3, s5
	v_mov_b32_e32 v7, s4
	v_add_u32_e32 v6, vcc, s1, v10
	v_addc_u32_e32 v7, vcc, v7, v11, vcc
	flat_store_short v[6:7], v12
	flat_load_dword v10, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, 0x3f801000, v10
	v_cmp_gt_i32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_10
	s_mov_b32 s1, 0x477fe000
	v_cmp_ngt_f32_e64 s[8:9], |v10|, s1
	s_movk_i32 s1, 0x204
	v_cmp_class_f32_e64 s[10:11], v10, s1
	s_or_b64 s[8:9], s[8:9], s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_xor_b64 s[8:9], exec, s[10:11]
	s_cbranch_execz .LBB0_7
	v_bfe_u32 v11, v10, 23, 8
	s_movk_i32 s1, 0x71
	v_sub_u32_e32 v12, vcc, s1, v11
	v_min_u32_e32 v12, 10, v12
	s_movk_i32 s10, 0xe000
	v_lshlrev_b32_e64 v12, v12, s10
	v_mov_b32_e32 v13, s10
	v_cmp_gt_u32_e32 vcc, s1, v11
	v_cndmask_b32_e32 v11, v13, v12, vcc
	v_and_b32_e32 v11, v11, v10
	v_cmp_o_f32_e32 vcc, v10, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
.LBB0_7:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_brev_b32 s1, -2
	v_mov_b32_e32 v11, 0x477fe000
	v_bfi_b32 v10, s1, v11, v10
	s_or_b64 exec, exec, s[8:9]
.LBB0_10:
	s_or_saveexec_b64 s[8:9], s[4:5]
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_14
	v_cmp_o_f32_e32 vcc, v10, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_13
	v_lshrrev_b32_e32 v11, 23, v10
	v_sub_u32_e32 v11, vcc, 0x71, v11
	v_min_u32_e32 v11, 10, v11
	s_movk_i32 s10, 0xe000
	s_mov_b32 s1, 0x38800000
	v_lshlrev_b32_e64 v11, v11, s10
	v_not_b32_e32 v11, v11
	v_mov_b32_e32 v12, 0x1fff
	v_cmp_gt_u32_e32 vcc, s1, v10
	v_cndmask_b32_e32 v11, v12, v11, vcc
	s_brev_b32 s1, 1
	v_and_b32_e32 v13, v11, v10
	v_or_b32_e32 v11, v11, v10
	v_and_b32_e32 v12, s1, v10
	v_sub_u32_e32 v14, vcc, s1, v11
	v_cmp_gt_i32_e32 vcc, 0, v11
	v_or_b32_e32 v12, 0x7f800000, v12
	v_cndmask_b32_e32 v14, v11, v14, vcc
	v_sub_u32_e32 v15, vcc, s1, v12
	v_cmp_gt_i32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v15, v12, v15, vcc
	v_cmp_lt_i32_e32 vcc, v14, v15
	v_cndmask_b32_e64 v15, -1, 1, vcc
	v_add_u32_e32 v14, vcc, v15, v14
	v_sub_u32_e32 v15, vcc, s1, v14
	v_cmp_gt_i32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v14, v14, v15, vcc
	v_cmp_o_f32_e32 vcc, v11, v11
	v_cndmask_b32_e32 v14, v11, v14, vcc
	v_cmp_eq_u32_e32 vcc, v11, v12
	v_cndmask_b32_e32 v11, v14, v12, vcc
	v_cmp_eq_u32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v10, v11, v10, vcc
.LBB0_13:
	s_or_b64 exec, exec, s[6:7]
.LBB0_14:
	s_or_b64 exec, exec, s[8:9]
	s_lshl_b32 s6, s0, 1
	s_mov_b32 s7, 0
	s_lshl_b64 s[6:7], s[6:7], 1
	s_add_u32 s1, s2, s6
	v_lshlrev_b64 v[11:12], 1, v[2:3]
	v_cvt_f16_f32_e32 v14, v10
	s_addc_u32 s6, s3, s7
	v_mov_b32_e32 v13, s6
	v_add_u32_e32 v10, vcc, s1, v11
	v_addc_u32_e32 v11, vcc, v13, v12, vcc
	flat_store_short v[10:11], v14
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, 0x3f801000, v8
	v_cmp_gt_i32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_18
	v_cmp_o_f32_e32 vcc, v8, v8
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_17
	v_bfe_u32 v9, v8, 23, 8
	s_movk_i32 s1, 0x71
	v_sub_u32_e32 v10, vcc, s1, v9
	v_min_u32_e32 v10, 10, v10
	s_movk_i32 s10, 0xe000
	v_lshlrev_b32_e64 v10, v10, s10
	v_not_b32_e32 v10, v10
	v_mov_b32_e32 v11, 0x1fff
	v_cmp_gt_u32_e32 vcc, s1, v9
	s_brev_b32 s1, 1
	v_cndmask_b32_e32 v9, v11, v10, vcc
	v_and_b32_e32 v10, s1, v8
	v_and_b32_e32 v11, v9, v8
	v_or_b32_e32 v9, v9, v8
	v_or_b32_e32 v10, 0x7f800000, v10
	v_sub_u32_e32 v12, vcc, s1, v9
	v_sub_u32_e32 v13, vcc, s1, v10
	v_cmp_gt_i32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v13, v10, v13, vcc
	v_cmp_lt_i32_e32 vcc, v12, v13
	v_cndmask_b32_e64 v13, -1, 1, vcc
	v_add_u32_e32 v12, vcc, v13, v12
	v_sub_u32_e32 v13, vcc, s1, v12
	v_cmp_gt_i32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v12, v9, v12, vcc
	v_cmp_eq_u32_e32 vcc, v9, v10
	v_cndmask_b32_e32 v9, v12, v10, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v8, v9, v8, vcc
.LBB0_17:
	s_or_b64 exec, exec, s[8:9]
.LBB0_18:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_24
	s_mov_b32 s1, 0x477fe000
	v_cmp_ngt_f32_e64 s[8:9], |v8|, s1
	s_movk_i32 s1, 0x204
	v_cmp_class_f32_e64 s[10:11], v8, s1
	s_or_b64 s[8:9], s[8:9], s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_xor_b64 s[8:9], exec, s[10:11]
	s_cbranch_execz .LBB0_21
	v_lshrrev_b32_e32 v9, 23, v8
	v_sub_u32_e32 v9, vcc, 0x71, v9
	s_mov_b32 s1, 0x38800000
	v_min_u32_e32 v9, 10, v9
	s_movk_i32 s10, 0xe000
	v_lshlrev_b32_e64 v9, v9, s10
	v_mov_b32_e32 v10, s10
	v_cmp_gt_u32_e32 vcc, s1, v8
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_and_b32_e32 v9, v9, v8
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
.LBB0_21:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_brev_b32 s1, -2
	v_mov_b32_e32 v9, 0x477fe000
	v_bfi_b32 v8, s1, v9, v8
	s_or_b64 exec, exec, s[8:9]
.LBB0_24:
	s_or_b64 exec, exec, s[6:7]
	s_mul_i32 s6, s0, 3
	s_mov_b32 s7, 0
	s_lshl_b64 s[8:9], s[6:7], 1
	s_add_u32 s1, s2, s8
	v_lshlrev_b64 v[9:10], 1, v[2:3]
	v_cvt_f16_f32_e32 v12, v8
	s_addc_u32 s6, s3, s9
	v_mov_b32_e32 v11, s6
	v_add_u32_e32 v8, vcc, s1, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	flat_store_short v[8:9], v12
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_ushort v8, v[4:5]
	flat_load_ushort v6, v[6:7]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v7, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_and_b32_e32 v4, 3, v0
	v_mov_b32_e32 v5, 0
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[4:5]
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v8, v8
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v6
	v_sub_f32_e32 v6, v8, v6
	flat_store_dword v[2:3], v6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_26
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_mov_b32_e32 v8, s3
	v_and_b32_e32 v6, -8, v0
	v_or_b32_e32 v9, 2, v6
	v_and_b32_e32 v7, 1, v1
	v_add_u32_e32 v0, vcc, s2, v9
	v_addc_u32_e32 v1, vcc, v8, v7, vcc
	v_or_b32_e32 v10, 4, v6
	v_add_u32_e32 v2, vcc, s2, v10
	v_addc_u32_e32 v3, vcc, v8, v7, vcc
	v_or_b32_e32 v11, 6, v6
	v_add_u32_e32 v4, vcc, s2, v11
	v_addc_u32_e32 v5, vcc, v8, v7, vcc
	flat_load_ushort v12, v[0:1]
	flat_load_ushort v13, v[2:3]
	flat_load_ushort v14, v[4:5]
	v_add_u32_e32 v0, vcc, s2, v6
	v_addc_u32_e32 v1, vcc, v8, v7, vcc
	flat_load_ushort v8, v[0:1]
	s_lshl_b32 s6, s0, 2
	s_lshl_b64 s[0:1], s[6:7], 1
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v6
	v_addc_u32_e32 v1, vcc, v1, v7, vcc
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v9
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v10
	v_addc_u32_e32 v5, vcc, v5, v7, vcc
	v_mov_b32_e32 v15, s1
	v_add_u32_e32 v6, vcc, s0, v11
	v_addc_u32_e32 v7, vcc, v15, v7, vcc
	s_waitcnt vmcnt(1)
	flat_store_short v[0:1], v14
	flat_store_short v[2:3], v13
	flat_store_short v[4:5], v12
	s_waitcnt vmcnt(3)
	flat_store_short v[6:7], v8
.LBB0_26:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel half_memory
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 16
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
	.size	half_memory, .Lfunc_end0-half_memory
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           half_memory
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         half_memory.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
