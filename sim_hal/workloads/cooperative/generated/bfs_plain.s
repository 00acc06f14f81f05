	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bfs
	.globl	bfs
	.p2align	8
	.type	bfs,@function
bfs:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s11, 0
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[20:21], s[6:7], 0x10
	s_load_dword s33, s[6:7], 0x18
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_load_dwordx2 s[6:7], s[6:7], 0x30
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_mov_b32 s23, 1
	v_mov_b32_e32 v13, 1
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v4, -1
	s_mov_b32 s43, 0
	s_mov_b32 s31, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s42, 0
	s_mov_b32 s30, 1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	s_lshl_b32 s0, s8, 6
	v_or_b32_e32 v12, s0, v0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v12
	v_addc_u32_e32 v0, vcc, 0, v3, vcc
	v_readfirstlane_b32 s40, v0
	s_lshl_b32 s41, s40, 6
	s_add_u32 s8, s12, 64
	v_cmp_gt_u32_e64 s[2:3], s33, v12
	s_addc_u32 s9, s13, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_3
.LBB0_1:
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:
	s_and_b64 vcc, exec, s[4:5]
	s_mov_b32 s42, s10
	s_cbranch_vccnz .LBB0_38
.LBB0_3:
	s_mov_b32 s22, s30
	s_mov_b32 s10, s31
	s_mov_b32 s44, s23
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[4:5], 0
	s_cmp_lt_i32 s43, 1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[24:25], 0
	s_cbranch_scc0 .LBB0_17
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_37
.LBB0_5:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_7
.LBB0_6:
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[26:27], -1
	s_mov_b32 s30, s22
	s_mov_b32 s31, s10
	s_mov_b32 s34, s43
	s_mov_b32 s23, s44
.LBB0_7:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s43, s34
	s_cbranch_vccnz .LBB0_14
	s_and_saveexec_b64 s[24:25], s[2:3]
	s_cbranch_execz .LBB0_11
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v0, v12
.LBB0_10:
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_cndmask_b32_e64 v5, 0, -1, vcc
	v_add_u32_e32 v0, vcc, s41, v0
	v_mov_b32_e32 v6, s17
	v_cmp_le_u32_e32 vcc, s33, v0
	v_add_u32_e64 v2, s[4:5], s16, v2
	v_addc_u32_e64 v3, s[4:5], v6, v3, s[4:5]
	s_or_b64 s[26:27], vcc, s[26:27]
	flat_store_dword v[2:3], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	flat_store_dword v[2:3], v13
	s_waitcnt vmcnt(0)
.LBB0_13:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[26:27], -1
	s_mov_b32 s43, 1
	s_mov_b32 s30, s22
	s_mov_b32 s31, s10
	s_mov_b32 s23, s44
.LBB0_14:
	s_mov_b64 s[4:5], -1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_2
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v7, s8
	s_add_i32 s10, s42, 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v8, s9
	s_and_saveexec_b64 s[4:5], 1
	flat_atomic_add v10, v[5:6], v13 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s40, v10
	v_mov_b32 v10, s42
	s_cbranch_vccnz .Lmet0

.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s42, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[0:3] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s22, v10
	s_mov_b64 exec, s[4:5]
	s_cmp_lg_u32 s22, s42
	s_cbranch_scc1 .LBB0_1
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v3, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[2:3], v[0:1]
	s_branch .LBB0_1
.LBB0_17:
	s_cmp_gt_i32 s43, 1
	s_cbranch_scc0 .LBB0_22
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[28:29], 0
	s_cmp_eq_u32 s43, 2
	s_mov_b64 s[26:27], 0
	s_cbranch_scc0 .LBB0_23
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_21
	s_lshl_b64 s[26:27], s[10:11], 2
	s_add_u32 s26, s6, s26
	s_addc_u32 s27, s7, s27
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_store_dword v[2:3], v1
	s_waitcnt vmcnt(0)
.LBB0_21:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b32 s31, s10, 1
	s_xor_b32 s30, s22, 1
	s_add_i32 s23, s44, 1
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[26:27], -1
	s_branch .LBB0_23
.LBB0_22:
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[24:25], 0
.LBB0_23:
	s_mov_b32 s34, 1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_36
	s_lshl_b64 s[28:29], s[10:11], 2
	s_add_u32 s28, s6, s28
	s_addc_u32 s29, s7, s29
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_load_dword v10, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_35
	v_cmp_lt_u32_e32 vcc, v12, v10
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_34
	s_mul_i32 s28, s10, s33
	s_mov_b32 s29, s11
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s45, s18, s28
	s_addc_u32 s46, s19, s29
	s_mul_i32 s28, s22, s33
	s_mov_b32 s29, s11
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s47, s18, s28
	s_mov_b32 s23, s11
	s_addc_u32 s48, s19, s29
	s_lshl_b64 s[28:29], s[22:23], 2
	s_add_u32 s28, s6, s28
	s_addc_u32 s29, s7, s29
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v2, v12
	s_branch .LBB0_28
.LBB0_27:
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v2, vcc, s41, v2
	v_cmp_ge_u32_e32 vcc, v2, v10
	s_or_b64 s[30:31], vcc, s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_34
.LBB0_28:
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_mov_b32_e32 v0, s46
	v_add_u32_e32 v5, vcc, s45, v5
	v_addc_u32_e32 v6, vcc, v0, v6, vcc
	flat_load_dword v0, v[5:6]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_add_u32_e32 v5, vcc, 1, v0
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v3, v8, vcc
	v_add_u32_e32 v5, vcc, s14, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	flat_load_dword v11, v[5:6]
	flat_load_dword v5, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v5, v11
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_27
	v_mov_b32_e32 v6, v1
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_mov_b32_e32 v0, s21
	v_add_u32_e32 v6, vcc, s20, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	s_mov_b64 s[36:37], 0
	s_branch .LBB0_31
.LBB0_30:
	s_or_b64 exec, exec, s[38:39]
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v5, v11
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_27
.LBB0_31:
	flat_load_dword v0, v[6:7]
	v_mov_b32_e32 v3, s17
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[8:9], 2, v[0:1]
	v_add_u32_e32 v8, vcc, s16, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	flat_load_dword v3, v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v3
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_30
	v_mov_b32_e32 v3, s44
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v3, v[8:9], v[3:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_30
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[8:9], v13 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v3, s48
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s47, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	flat_store_dword v[8:9], v0
	s_branch .LBB0_30
.LBB0_34:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[26:27], -1
	s_mov_b32 s34, 2
	s_mov_b32 s30, s22
	s_mov_b32 s31, s10
	s_mov_b32 s23, s44
	s_branch .LBB0_36
.LBB0_35:
	s_mov_b32 s34, 1
.LBB0_36:
	s_branch .LBB0_5
.LBB0_37:
	s_cmp_lg_u32 s43, 0
	s_mov_b64 s[4:5], -1
	s_cselect_b64 s[24:25], -1, 0
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_7
.LBB0_38:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bfs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 49
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
	.size	bfs, .Lfunc_end0-bfs
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
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           bfs
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
