	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	color
	.globl	color
	.p2align	8
	.type	color,@function
color:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s3, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[4:5], s[6:7], 0x38
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_mov_b32 s28, 1
	v_mov_b32_e32 v3, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v9, 3
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v12, 4
	s_mov_b32 s44, s3
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v4, 0
	s_lshl_b32 s0, s8, 6
	v_or_b32_e32 v15, s0, v0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_cmp_gt_u32_e64 s[0:1], s33, v15
	v_addc_u32_e32 v0, vcc, 0, v4, vcc
	v_readfirstlane_b32 s42, v0
	s_lshl_b32 s43, s42, 6
	s_add_u32 s6, s12, 64
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v0, -1
	s_branch .LBB0_3
.LBB0_1:
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:
	s_and_b64 vcc, exec, s[8:9]
	s_mov_b32 s44, s2
	s_cbranch_vccnz .LBB0_43
.LBB0_3:
	s_mov_b32 s45, s28
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s3, 1
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[10:11], 0
	s_cbranch_scc0 .LBB0_15
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_41
.LBB0_5:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_7
.LBB0_6:
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[24:25], -1
	s_mov_b32 s28, s45
	s_mov_b32 s2, s3
.LBB0_7:
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b32 s3, s2
	s_cbranch_vccnz .LBB0_12
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_11
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, v15
.LBB0_10:
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s43, v2
	v_mov_b32_e32 v1, s21
	v_cmp_le_u32_e32 vcc, s33, v2
	v_add_u32_e64 v10, s[2:3], s20, v10
	v_addc_u32_e64 v11, s[2:3], v1, v11, s[2:3]
	s_or_b64 s[10:11], vcc, s[10:11]
	flat_store_dword v[10:11], v0
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[24:25], -1
	s_mov_b32 s3, 1
	s_mov_b32 s28, s45
.LBB0_12:
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccnz .LBB0_2
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v17, s7
	s_add_i32 s2, s44, 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v16, s6
	s_and_saveexec_b64 s[8:9], 1
	flat_atomic_add v10, v[13:14], v5 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s42, v10
	v_mov_b32 v10, s44
	s_cbranch_vccnz .Lmet0

.Lawait0:
	onward_wait_load_x2 v[10:11], v[16:17], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s44, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[16:17], v[0:3] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s10, v10
	s_mov_b64 exec, s[8:9]
	s_cmp_lg_u32 s10, s44
	s_cbranch_scc1 .LBB0_1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v14, s7
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v13, s6
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v6, s2
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v11, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[13:14], v[2:3]
	flat_store_dwordx2 v[13:14], v[4:5]
	flat_store_dwordx2 v[13:14], v[6:7]
	flat_store_dwordx2 v[13:14], v[8:9]
	flat_store_dwordx2 v[13:14], v[11:12]
	s_branch .LBB0_1
.LBB0_15:
	s_cmp_gt_i32 s3, 1
	s_cbranch_scc0 .LBB0_24
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[26:27], 0
	s_cmp_eq_u32 s3, 2
	s_mov_b64 s[24:25], 0
	s_cbranch_scc0 .LBB0_25
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[24:25], 0
	v_cmp_eq_u32_e32 vcc, s45, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_25
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_42
	s_add_i32 s2, s45, -1
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v2, v15
	s_branch .LBB0_21
.LBB0_20:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v2, vcc, s43, v2
	v_cmp_le_u32_e32 vcc, s33, v2
	s_or_b64 s[28:29], vcc, s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_42
.LBB0_21:
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v10, vcc, s20, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_load_dword v1, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_20
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v16, vcc, s18, v13
	v_addc_u32_e32 v17, vcc, v1, v14, vcc
	v_mov_b32_e32 v4, s23
	v_add_u32_e32 v13, vcc, s22, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	flat_load_dword v1, v[16:17]
	flat_load_dword v4, v[13:14]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_20
	v_mov_b32_e32 v1, s2
	flat_store_dword v[10:11], v1
	s_branch .LBB0_20
.LBB0_24:
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[10:11], 0
.LBB0_25:
	s_mov_b32 s2, 1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_40
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_39
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v10, v15
	s_branch .LBB0_31
.LBB0_28:
	s_or_b64 exec, exec, s[38:39]
.LBB0_29:
	s_or_b64 exec, exec, s[36:37]
	v_lshlrev_b64 v[1:2], 2, v[10:11]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v1, vcc, s22, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	s_or_b64 s[28:29], s[28:29], exec
	flat_store_dword v[1:2], v4
.LBB0_30:
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v10, vcc, s43, v10
	v_cmp_le_u32_e32 vcc, s33, v10
	s_or_b64 s[26:27], vcc, s[26:27]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[34:35], s[28:29], exec
	s_or_b64 s[30:31], s[30:31], s[34:35]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_37
.LBB0_31:
	v_mov_b32_e32 v11, v3
	v_lshlrev_b64 v[1:2], 2, v[10:11]
	v_mov_b32_e32 v4, s21
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_30
	v_add_u32_e32 v2, vcc, 1, v10
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_lshlrev_b64 v[13:14], 2, v[10:11]
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	flat_load_dword v6, v[1:2]
	flat_load_dword v1, v[13:14]
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v1, v6
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_29
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[13:14], 2, v[1:2]
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_35
.LBB0_34:
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v1, v6
	s_or_b64 s[38:39], vcc, s[38:39]
	v_add_u32_e32 v13, vcc, 4, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_28
.LBB0_35:
	flat_load_dword v2, v[13:14]
	v_mov_b32_e32 v8, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[16:17], 2, v[2:3]
	v_add_u32_e32 v16, vcc, s20, v16
	v_addc_u32_e32 v17, vcc, v8, v17, vcc
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v8
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_34
	v_lshlrev_b64 v[16:17], 2, v[2:3]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v16, vcc, s18, v16
	v_addc_u32_e32 v17, vcc, v2, v17, vcc
	flat_load_dword v2, v[16:17]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v4, v4, v2
	s_branch .LBB0_34
.LBB0_37:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_39
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v4, s45
	flat_store_dword v[1:2], v4
	s_waitcnt vmcnt(0)
.LBB0_39:
	s_or_b64 exec, exec, s[24:25]
	s_mov_b64 s[24:25], -1
	s_mov_b32 s2, 2
	s_mov_b32 s28, s45
.LBB0_40:
	s_branch .LBB0_5
.LBB0_41:
	s_cmp_lg_u32 s3, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[10:11], -1, 0
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_7
.LBB0_42:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s28, s45, 1
	s_mov_b64 s[24:25], -1
	s_branch .LBB0_25
.LBB0_43:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel color
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 46
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
	.size	color, .Lfunc_end0-color
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
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         56
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           color
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
