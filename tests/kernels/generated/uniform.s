	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	uniform
	.globl	uniform
	.p2align	8
	.type	uniform,@function
uniform:
	s_load_dwordx4 s[12:15], s[6:7], 0x10
	s_load_dword s9, s[6:7], 0x8
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx4 s[0:3], s[12:13], 0x0
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .LBB0_41
	v_cvt_f32_u32_e32 v1, s9
	s_load_dwordx2 s[16:17], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x20
	s_sub_i32 s7, 0, s9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s1
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[18:19], s[16:17]
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v11, v1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	s_ashr_i32 s3, s6, 31
	v_mul_lo_u32 v3, s7, v11
	s_mov_b32 s2, s8
	s_mov_b32 s24, 0
	v_mul_hi_u32 v12, v11, v3
.LBB0_2:
	v_add_u32_e32 v3, vcc, v12, v11
	v_mul_hi_u32 v3, s2, v3
	s_add_i32 s0, s8, s24
	v_mov_b32_e32 v9, s17
	s_load_dword s25, s[18:19], 0x0
	v_mul_lo_u32 v7, s7, v3
	v_not_b32_e32 v3, v3
	v_mul_lo_u32 v3, s9, v3
	v_add_u32_e32 v7, vcc, s0, v7
	v_add_u32_e32 v3, vcc, s0, v3
	v_cmp_le_u32_e32 vcc, s9, v7
	v_cndmask_b32_e32 v3, v7, v3, vcc
	v_subrev_u32_e32 v7, vcc, s9, v3
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s26, s25, 7
	v_add_u32_e32 v3, vcc, s16, v7
	v_addc_u32_e32 v7, vcc, v9, v8, vcc
	v_readfirstlane_b32 s0, v3
	v_readfirstlane_b32 s1, v7
	s_load_dword s10, s[0:1], 0x0
	s_cmp_lt_i32 s26, 3
	s_cbranch_scc1 .LBB0_10
	s_cmp_lt_i32 s26, 5
	s_cbranch_scc1 .LBB0_11
	s_cmp_lt_i32 s26, 6
	s_cbranch_scc1 .LBB0_12
	s_cmp_lg_u32 s26, 6
	s_cbranch_scc0 .LBB0_13
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s10, 0xaaaaaaab
	s_cmp_lt_u32 s0, 0x55555556
	s_cbranch_scc1 .LBB0_40
	v_not_b32_e32 v7, v5
	v_not_b32_e32 v8, v6
	s_cbranch_execnz .LBB0_9
.LBB0_8:
	s_and_b32 s0, s10, 3
	s_lshl_b32 s0, s0, 3
	s_load_dwordx2 s[0:1], s[12:13], s0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_subrev_u32_e32 v7, vcc, s0, v5
	v_subb_u32_e32 v8, vcc, v6, v3, vcc
.LBB0_9:
	s_branch .LBB0_15
.LBB0_10:
	s_branch .LBB0_28
.LBB0_11:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_18
.LBB0_12:
	s_branch .LBB0_16
.LBB0_13:
	s_cbranch_execz .LBB0_15
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s10, 60
	s_lshl_b64 s[0:1], 15, s0
	v_not_b32_e32 v3, s0
	v_and_b32_e32 v7, v5, v3
	v_not_b32_e32 v3, s1
	v_and_b32_e32 v8, v6, v3
.LBB0_15:
	s_cbranch_execnz .LBB0_17
.LBB0_16:
	s_waitcnt lgkmcnt(0)
	s_or_b32 s0, s10, 1
	v_mul_lo_u32 v3, v6, s0
	v_mad_u64_u32 v[7:8], s[0:1], v5, s0, 0
	v_add_u32_e32 v8, vcc, v3, v8
.LBB0_17:
	s_mov_b64 s[0:1], 0
.LBB0_18:
	v_mov_b32_e32 v10, v2
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v9, v1
	s_cbranch_vccnz .LBB0_27
	s_cmp_gt_i32 s26, 3
	s_cbranch_scc0 .LBB0_21
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s10, 7
	v_ashrrev_i64 v[9:10], s0, v[1:2]
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_26
.LBB0_21:
.LBB0_22:
	v_or_b32_e32 v8, s3, v2
	v_mov_b32_e32 v7, v4
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_39
	s_add_u32 s0, s6, s3
	s_mov_b32 s20, s3
	s_mov_b32 s21, s3
	s_addc_u32 s1, s3, s3
	s_xor_b64 s[22:23], s[0:1], s[20:21]
	v_cvt_f32_u32_e32 v3, s22
	v_cvt_f32_u32_e32 v7, s23
	s_sub_u32 s27, 0, s22
	s_subb_u32 s28, 0, s23
	v_mac_f32_e32 v3, 0x4f800000, v7
	v_rcp_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x5f7ffffc, v3
	v_mul_f32_e32 v7, 0x2f800000, v3
	v_trunc_f32_e32 v7, v7
	v_mac_f32_e32 v3, 0xcf800000, v7
	v_cvt_u32_f32_e32 v13, v7
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v9, s27, v13
	v_mad_u64_u32 v[7:8], s[0:1], s27, v3, 0
	v_mul_lo_u32 v10, s28, v3
	v_add_u32_e32 v8, vcc, v9, v8
	v_add_u32_e32 v10, vcc, v8, v10
	v_mul_hi_u32 v14, v3, v7
	v_mad_u64_u32 v[8:9], s[0:1], v3, v10, 0
	v_add_u32_e32 v14, vcc, v14, v8
	v_mad_u64_u32 v[7:8], s[0:1], v13, v7, 0
	v_addc_u32_e32 v15, vcc, 0, v9, vcc
	v_mad_u64_u32 v[9:10], s[0:1], v13, v10, 0
	v_add_u32_e32 v7, vcc, v14, v7
	v_addc_u32_e32 v7, vcc, v15, v8, vcc
	v_addc_u32_e32 v8, vcc, v10, v4, vcc
	v_add_u32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v3, vcc, v3, v7
	v_addc_u32_e32 v15, vcc, v13, v8, vcc
	v_mad_u64_u32 v[7:8], s[0:1], s27, v3, 0
	v_mul_lo_u32 v13, s27, v15
	v_mul_lo_u32 v14, s28, v3
	v_mul_hi_u32 v16, v3, v7
	v_mad_u64_u32 v[9:10], s[0:1], v15, v7, 0
	v_add_u32_e32 v8, vcc, v8, v13
	v_add_u32_e32 v8, vcc, v14, v8
	v_mad_u64_u32 v[13:14], s[0:1], v3, v8, 0
	v_mad_u64_u32 v[7:8], s[0:1], v15, v8, 0
	v_add_u32_e32 v13, vcc, v16, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v9, vcc, v14, v10, vcc
	v_addc_u32_e32 v8, vcc, v8, v4, vcc
	v_add_u32_e32 v7, vcc, v9, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v3, vcc, v3, v7
	v_addc_u32_e32 v9, vcc, v15, v8, vcc
	v_ashrrev_i32_e32 v13, 31, v2
	v_add_u32_e32 v7, vcc, v1, v13
	v_xor_b32_e32 v14, v7, v13
	v_mad_u64_u32 v[7:8], s[0:1], v14, v9, 0
	v_mul_hi_u32 v15, v14, v3
	v_addc_u32_e32 v10, vcc, v2, v13, vcc
	v_xor_b32_e32 v16, v10, v13
	v_add_u32_e32 v15, vcc, v15, v7
	v_addc_u32_e32 v17, vcc, 0, v8, vcc
	v_mad_u64_u32 v[7:8], s[0:1], v16, v3, 0
	v_mad_u64_u32 v[9:10], s[0:1], v16, v9, 0
	v_add_u32_e32 v3, vcc, v15, v7
	v_addc_u32_e32 v3, vcc, v17, v8, vcc
	v_addc_u32_e32 v7, vcc, v10, v4, vcc
	v_add_u32_e32 v3, vcc, v3, v9
	v_addc_u32_e32 v9, vcc, 0, v7, vcc
	v_mul_lo_u32 v10, s22, v9
	v_mad_u64_u32 v[7:8], s[0:1], s22, v3, 0
	v_mul_lo_u32 v15, s23, v3
	v_add_u32_e32 v8, vcc, v8, v10
	v_add_u32_e32 v8, vcc, v8, v15
	v_subrev_u32_e32 v10, vcc, v8, v16
	v_mov_b32_e32 v15, s23
	v_sub_u32_e32 v7, vcc, v14, v7
	v_subb_u32_e64 v10, s[0:1], v10, v15, vcc
	v_subrev_u32_e64 v14, s[0:1], s22, v7
	v_subbrev_u32_e64 v10, s[0:1], 0, v10, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s23, v10
	v_cndmask_b32_e64 v15, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s22, v14
	v_cndmask_b32_e64 v14, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s23, v10
	v_cndmask_b32_e64 v10, v15, v14, s[0:1]
	v_add_u32_e64 v14, s[0:1], 2, v3
	v_addc_u32_e64 v15, s[0:1], 0, v9, s[0:1]
	v_add_u32_e64 v17, s[0:1], 1, v3
	v_addc_u32_e64 v18, s[0:1], 0, v9, s[0:1]
	v_subb_u32_e32 v8, vcc, v16, v8, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v10
	v_cmp_le_u32_e32 vcc, s23, v8
	v_cndmask_b32_e64 v10, v18, v15, s[0:1]
	v_cndmask_b32_e64 v15, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s22, v7
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s23, v8
	v_cndmask_b32_e32 v7, v15, v7, vcc
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e64 v8, v17, v14, s[0:1]
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_xor_b32_e32 v8, s20, v13
	v_cndmask_b32_e32 v7, v9, v10, vcc
	v_xor_b32_e32 v9, s21, v13
	v_xor_b32_e32 v3, v3, v8
	v_xor_b32_e32 v10, v7, v9
	v_sub_u32_e32 v7, vcc, v3, v8
	v_subb_u32_e32 v8, vcc, v10, v9, vcc
	s_cbranch_execnz .LBB0_25
.LBB0_24:
	v_cvt_f32_u32_e32 v3, s6
	s_sub_i32 s0, 0, s6
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v7, s0, v3
	v_mul_hi_u32 v7, v3, v7
	v_add_u32_e32 v3, vcc, v7, v3
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v7, v3, s6
	v_add_u32_e32 v8, vcc, 1, v3
	v_sub_u32_e32 v7, vcc, v1, v7
	v_cmp_le_u32_e64 s[0:1], s6, v7
	v_cndmask_b32_e64 v3, v3, v8, s[0:1]
	v_subrev_u32_e32 v8, vcc, s6, v7
	v_add_u32_e32 v9, vcc, 1, v3
	v_cndmask_b32_e64 v7, v7, v8, s[0:1]
	v_cmp_le_u32_e32 vcc, s6, v7
	v_cndmask_b32_e32 v3, v3, v9, vcc
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
.LBB0_25:
	v_sub_u32_e32 v9, vcc, v7, v5
	v_subb_u32_e32 v10, vcc, v8, v6, vcc
.LBB0_26:
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v7, v5
.LBB0_27:
	s_cbranch_execnz .LBB0_37
.LBB0_28:
	s_cmp_lt_i32 s26, 1
	s_cbranch_scc1 .LBB0_31
	s_cmp_gt_i32 s26, 1
	s_cbranch_scc0 .LBB0_32
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, 0, s10
	v_lshlrev_b64 v[7:8], s10, v[5:6]
	v_lshrrev_b64 v[9:10], s0, v[5:6]
	v_or_b32_e32 v7, v7, v9
	v_or_b32_e32 v8, v8, v10
	s_cbranch_execz .LBB0_33
	s_branch .LBB0_34
.LBB0_31:
	s_branch .LBB0_35
.LBB0_32:
.LBB0_33:
	s_bfe_u32 s0, s25, 0x50003
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[0:1], s[10:11], s0
	v_xor_b32_e32 v7, s0, v5
	v_xor_b32_e32 v8, s1, v6
.LBB0_34:
	s_cbranch_execnz .LBB0_36
.LBB0_35:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, vcc, s10, v5
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
.LBB0_36:
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
.LBB0_37:
	v_cmp_lt_i64_e32 vcc, v[7:8], v[9:10]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	s_add_i32 s24, s24, 1
	s_add_i32 s2, s2, 1
	v_cndmask_b32_e32 v1, 0, v1, vcc
	s_add_u32 s18, s18, 4
	s_addc_u32 s19, s19, 0
	v_sub_u32_e32 v1, vcc, v9, v1
	s_cmp_eq_u32 s9, s24
	v_subbrev_u32_e32 v2, vcc, 0, v10, vcc
	s_cbranch_scc1 .LBB0_42
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v6, v8
	s_branch .LBB0_2
.LBB0_39:
	s_branch .LBB0_24
.LBB0_40:
	s_branch .LBB0_8
.LBB0_41:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v7, s0
.LBB0_42:
	s_load_dword s0, s[4:5], 0x4
	v_cmp_eq_u32_e32 vcc, s8, v0
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_add_u32_e32 v3, vcc, v7, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	s_mul_i32 s8, s8, s0
	v_xor_b32_e32 v2, v4, v2
	v_xor_b32_e32 v1, v3, v1
	v_add_u32_e32 v3, vcc, s8, v0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[3:4], 3, v[3:4]
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	flat_store_dwordx2 v[3:4], v[1:2]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uniform
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 29
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
	.size	uniform, .Lfunc_end0-uniform
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  constant
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  constant
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uniform
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         uniform.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
