	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	l_sssp
	.globl	l_sssp
	.p2align	8
	.type	l_sssp,@function
l_sssp:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s11, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_lshl_b32 s3, s8, 6
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	v_or_b32_e32 v19, s3, v0
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s9, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v9, 3
	v_mov_b32_e32 v12, 4
	v_mul_lo_u32 v2, s0, v1
	s_mov_b32 s47, 0
	s_mov_b32 s37, 0
	s_mov_b32 s46, 0
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 s36, 1
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v4, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v19
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v19
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_addc_u32_e32 v0, vcc, 0, v4, vcc
	v_readfirstlane_b32 s44, v0
	s_lshl_b32 s45, s44, 6
	s_add_u32 s6, s12, 64
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v0, -1
	s_branch .LBB0_3
.LBB0_1:
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:
	s_and_b64 vcc, exec, s[4:5]
	s_mov_b32 s46, s8
	s_cbranch_vccnz .LBB0_39
.LBB0_3:
	s_mov_b32 s8, s36
	s_mov_b32 s10, s37
	s_mov_b32 s48, s9
	s_mov_b64 s[34:35], -1
	s_mov_b64 s[4:5], 0
	s_cmp_lt_i32 s47, 1
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[28:29], 0
	s_cbranch_scc0 .LBB0_17
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_38
.LBB0_5:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_7
.LBB0_6:
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[30:31], -1
	s_mov_b32 s36, s8
	s_mov_b32 s37, s10
	s_mov_b32 s38, s47
	s_mov_b32 s9, s48
.LBB0_7:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s47, s38
	s_cbranch_vccnz .LBB0_14
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB0_11
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v2, v19
.LBB0_10:
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_mov_b32_e32 v4, s21
	v_add_u32_e64 v13, s[4:5], s20, v10
	v_cndmask_b32_e64 v1, 0, -1, vcc
	v_add_u32_e32 v2, vcc, s45, v2
	v_addc_u32_e64 v14, s[4:5], v4, v11, s[4:5]
	v_mov_b32_e32 v6, s23
	v_cmp_le_u32_e32 vcc, s33, v2
	v_add_u32_e64 v10, s[4:5], s22, v10
	v_addc_u32_e64 v11, s[4:5], v6, v11, s[4:5]
	s_or_b64 s[30:31], vcc, s[30:31]
	flat_store_dword v[13:14], v1
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v3
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	flat_store_dword v[1:2], v5
	s_waitcnt vmcnt(0)
.LBB0_13:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[30:31], -1
	s_mov_b32 s47, 1
	s_mov_b32 s36, s8
	s_mov_b32 s37, s10
	s_mov_b32 s9, s48
.LBB0_14:
	s_mov_b64 s[4:5], -1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_2
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v16, s7
	s_add_i32 s8, s46, 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v15, s6
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[13:14], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s44, v10
	v_mov_b32 v10, s46
	s_cbranch_vccnz .Lmet0

.Lawait0:
	onward_wait_load_x2 v[10:11], v[15:16], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s46, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[15:16], v[0:3] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s10, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_lg_u32 s10, s46
	s_cbranch_scc1 .LBB0_1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v14, s7
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v13, s6
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v11, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[2:3]
	flat_store_dwordx2 v[13:14], v[4:5]
	flat_store_dwordx2 v[13:14], v[6:7]
	flat_store_dwordx2 v[13:14], v[8:9]
	flat_store_dwordx2 v[13:14], v[11:12]
	s_branch .LBB0_1
.LBB0_17:
	s_cmp_gt_i32 s47, 1
	s_cbranch_scc0 .LBB0_22
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[34:35], 0
	s_cmp_eq_u32 s47, 2
	s_mov_b64 s[30:31], 0
	s_cbranch_scc0 .LBB0_23
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_21
	s_lshl_b64 s[30:31], s[10:11], 2
	s_add_u32 s30, s26, s30
	s_addc_u32 s31, s27, s31
	v_mov_b32_e32 v1, s30
	v_mov_b32_e32 v2, s31
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0)
.LBB0_21:
	s_or_b64 exec, exec, s[28:29]
	s_xor_b32 s37, s10, 1
	s_xor_b32 s36, s8, 1
	s_add_i32 s9, s48, 1
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[30:31], -1
	s_branch .LBB0_23
.LBB0_22:
	s_mov_b64 s[34:35], -1
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[28:29], 0
.LBB0_23:
	s_mov_b32 s38, 1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_37
	s_lshl_b64 s[34:35], s[10:11], 2
	s_add_u32 s34, s26, s34
	s_addc_u32 s35, s27, s35
	v_mov_b32_e32 v1, s34
	v_mov_b32_e32 v2, s35
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_36
	v_cmp_lt_u32_e32 vcc, v19, v4
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_35
	s_mul_i32 s34, s10, s33
	s_mov_b32 s35, s11
	s_lshl_b64 s[34:35], s[34:35], 2
	s_add_u32 s49, s24, s34
	s_addc_u32 s50, s25, s35
	s_mul_i32 s34, s8, s33
	s_mov_b32 s35, s11
	s_lshl_b64 s[34:35], s[34:35], 2
	s_add_u32 s51, s24, s34
	s_mov_b32 s9, s11
	s_addc_u32 s52, s25, s35
	s_lshl_b64 s[34:35], s[8:9], 2
	s_add_u32 s34, s26, s34
	s_addc_u32 s35, s27, s35
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v1, v19
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[38:39]
	v_add_u32_e32 v1, vcc, s45, v1
	v_cmp_ge_u32_e32 vcc, v1, v4
	s_or_b64 s[36:37], vcc, s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_35
.LBB0_28:
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_mov_b32_e32 v2, s50
	v_add_u32_e32 v10, vcc, s49, v10
	v_addc_u32_e32 v11, vcc, v2, v11, vcc
	flat_load_dword v2, v[10:11]
	v_mov_b32_e32 v8, s21
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v6, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_add_u32_e32 v10, vcc, 1, v2
	v_add_u32_e32 v15, vcc, s20, v13
	v_addc_u32_e32 v16, vcc, v8, v14, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v13, vcc, s14, v13
	v_addc_u32_e32 v14, vcc, v6, v14, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	flat_load_dword v6, v[10:11]
	flat_load_dword v8, v[15:16] glc
	flat_load_dword v10, v[13:14]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v10, v6
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_27
	v_mov_b32_e32 v11, v3
	v_lshlrev_b64 v[15:16], 2, v[10:11]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v13, vcc, s18, v15
	v_addc_u32_e32 v14, vcc, v2, v16, vcc
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v15, vcc, s16, v15
	v_addc_u32_e32 v16, vcc, v2, v16, vcc
	s_mov_b64 s[40:41], 0
	s_branch .LBB0_31
.LBB0_30:
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v10, vcc, 1, v10
	v_add_u32_e32 v13, vcc, 4, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_cmp_ge_u32_e32 vcc, v10, v6
	s_or_b64 s[40:41], vcc, s[40:41]
	v_add_u32_e32 v15, vcc, 4, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_27
.LBB0_31:
	flat_load_dword v2, v[15:16]
	flat_load_dword v11, v[13:14]
	v_mov_b32_e32 v20, s21
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[17:18], 2, v[2:3]
	v_add_u32_e32 v17, vcc, s20, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	flat_load_dword v20, v[17:18] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, v11, v8
	v_cmp_lt_u32_e32 vcc, v11, v20
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_30
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v17, v[17:18], v11 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v17, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_30
	v_lshlrev_b64 v[17:18], 2, v[2:3]
	v_mov_b32_e32 v11, s23
	v_add_u32_e32 v17, vcc, s22, v17
	v_addc_u32_e32 v18, vcc, v11, v18, vcc
	v_mov_b32_e32 v11, s48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v11, v[17:18], v11 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s48, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_30
	v_mov_b32_e32 v17, s34
	v_mov_b32_e32 v18, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v17, v[17:18], v5 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v11, s52
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, s51, v17
	v_addc_u32_e32 v18, vcc, v11, v18, vcc
	flat_store_dword v[17:18], v2
	s_branch .LBB0_30
.LBB0_35:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[30:31], -1
	s_mov_b32 s38, 2
	s_mov_b32 s36, s8
	s_mov_b32 s37, s10
	s_mov_b32 s9, s48
	s_branch .LBB0_37
.LBB0_36:
	s_mov_b32 s38, 1
.LBB0_37:
	s_branch .LBB0_5
.LBB0_38:
	s_cmp_lg_u32 s47, 0
	s_mov_b64 s[4:5], -1
	s_cselect_b64 s[28:29], -1, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_7
.LBB0_39:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel l_sssp
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
		.amdhsa_next_free_sgpr 53
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
	.size	l_sssp, .Lfunc_end0-l_sssp
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
        .type_name:      'void*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           l_sssp
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
