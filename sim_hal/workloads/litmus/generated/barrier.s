	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	counter_barrier
	.globl	counter_barrier
	.p2align	8
	.type	counter_barrier,@function
counter_barrier:
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_add_i32 s12, s6, 10
	s_lshl_b64 s[10:11], s[6:7], 2
	v_mov_b32_e32 v2, s12
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s2, s10
	s_addc_u32 s13, s3, s11
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	s_mov_b32 s12, -1
	s_mov_b64 s[16:17], 0
	s_movk_i32 s22, 0x3c0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s5, 63
	s_mov_b32 s13, s4
	s_cselect_b64 s[14:15], -1, 0
	s_lshr_b32 s6, s5, 1
	s_branch .LBB0_4
.LBB0_2:
	s_andn2_b64 s[18:19], s[18:19], exec
.LBB0_3:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[18:19]
	s_or_b64 s[16:17], s[20:21], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_10
.LBB0_4:
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v3, s13
	onward_wait_load v4, v[0:1], v[2:3] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s4, v4
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_3
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v3, s13
	onward_wait v[0:1], v[2:3] eq
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_2
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s22
	s_mov_b32 s23, s7
	s_cbranch_scc1 .LBB0_8
.LBB0_7:
	s_addk_i32 s23, 0xfc40
	s_cmp_lt_u32 s23, s22
	s_sleep 15
	s_cbranch_scc0 .LBB0_7
.LBB0_8:
	s_lshl_b32 s24, s7, 1
	s_cmp_gt_u32 s7, s6
	s_cselect_b32 s7, s5, s24
	s_cmp_lt_u32 s23, 64
	s_cbranch_scc1 .LBB0_2
.LBB0_9:
	s_sub_i32 s23, s23, 64
	s_cmp_lt_u32 s23, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_9
	s_branch .LBB0_2
.LBB0_10:
	s_or_b64 exec, exec, s[16:17]
	s_cmp_eq_u32 s4, 0
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_13
	v_mov_b32_e32 v0, 0
.LBB0_12:
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2]
	s_add_i32 s4, s4, -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_lg_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v1
	s_cbranch_scc1 .LBB0_12
.LBB0_13:
	s_add_u32 s0, s8, s10
	s_addc_u32 s1, s9, s11
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_store_dword v[1:2], v0
.LBB0_14:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel counter_barrier
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 25
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
	.size	counter_barrier, .Lfunc_end0-counter_barrier
	.section	.AMDGPU.csdata
	.text
	.protected	xf
	.globl	xf
	.p2align	8
	.type	xf,@function
xf:
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx2 s[6:7], s[6:7], 0x18
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_2
	s_lshl_b64 s[16:17], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s14, s16
	s_addc_u32 s17, s15, s17
	s_add_i32 s18, s8, 10
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, s18
	flat_store_dword v[1:2], v3
.LBB1_2:
	s_or_b64 exec, exec, s[2:3]
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc0 .LBB1_13
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_15
	s_lshl_b64 s[16:17], s[8:9], 2
	s_add_u32 s16, s12, s16
	s_addc_u32 s17, s13, s17
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, 1
	s_cmp_gt_u32 s7, 63
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
	s_cselect_b64 s[18:19], -1, 0
	s_lshr_b32 s26, s7, 1
	s_mov_b32 s28, 0
	s_mov_b64 s[20:21], 0
	s_movk_i32 s27, 0x3c0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
	s_branch .LBB1_7
.LBB1_5:
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB1_6:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_14
.LBB1_7:
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	onward_wait_load v5, v[3:4], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_5
	s_cmp_lg_u32 s28, 0
	s_cselect_b32 s28, s28, 64
	s_cmp_lt_u32 s28, s27
	s_mov_b32 s29, s28
	s_cbranch_scc1 .LBB1_11
.LBB1_10:
	s_addk_i32 s29, 0xfc40
	s_cmp_lt_u32 s29, s27
	s_sleep 15
	s_cbranch_scc0 .LBB1_10
.LBB1_11:
	s_lshl_b32 s30, s28, 1
	s_cmp_gt_u32 s28, s26
	s_cselect_b32 s28, s7, s30
	s_cmp_lt_u32 s29, 64
	s_cbranch_scc1 .LBB1_5
.LBB1_12:
	s_sub_i32 s29, s29, 64
	s_cmp_lt_u32 s29, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_12
	s_branch .LBB1_5
.LBB1_13:
	s_cbranch_execnz .LBB1_16
	s_branch .LBB1_32
.LBB1_14:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_15:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB1_32
.LBB1_16:
	v_add_u32_e32 v0, vcc, 1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s6, v0
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB1_28
	s_load_dword s22, s[4:5], 0x4
	s_cmp_gt_u32 s7, 63
	s_cselect_b64 s[18:19], -1, 0
	s_lshr_b32 s28, s7, 1
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v2, 0
	s_movk_i32 s29, 0x3c0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s30, s22, 0xffff
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v1, v0
	s_branch .LBB1_19
.LBB1_18:
	s_or_b64 exec, exec, s[22:23]
	v_add_u32_e32 v1, vcc, s30, v1
	v_cmp_le_u32_e32 vcc, s6, v1
	s_or_b64 s[20:21], vcc, s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_28
.LBB1_19:
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v5, vcc, s12, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	s_mov_b64 s[22:23], 0
	s_mov_b32 s31, 0
	s_branch .LBB1_22
.LBB1_20:
	s_andn2_b64 s[24:25], s[24:25], exec
.LBB1_21:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], exec, s[24:25]
	s_or_b64 s[22:23], s[26:27], s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB1_18
.LBB1_22:
	onward_wait_load v7, v[5:6], v[3:4] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v7
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_21
	onward_wait v[5:6], v[3:4] eq all
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB1_20
	s_cmp_lg_u32 s31, 0
	s_cselect_b32 s31, s31, 64
	s_cmp_lt_u32 s31, s29
	s_mov_b32 s33, s31
	s_cbranch_scc1 .LBB1_26
.LBB1_25:
	s_addk_i32 s33, 0xfc40
	s_cmp_lt_u32 s33, s29
	s_sleep 15
	s_cbranch_scc0 .LBB1_25
.LBB1_26:
	s_lshl_b32 s34, s31, 1
	s_cmp_gt_u32 s31, s28
	s_cselect_b32 s31, s7, s34
	s_cmp_lt_u32 s33, 64
	s_cbranch_scc1 .LBB1_20
.LBB1_27:
	s_sub_i32 s33, s33, 64
	s_cmp_lt_u32 s33, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_27
	s_branch .LBB1_20
.LBB1_28:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB1_31
	s_load_dword s2, s[4:5], 0x4
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s2, 0xffff
.LBB1_30:
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s7, v0
	v_mov_b32_e32 v4, s13
	v_cmp_le_u32_e32 vcc, s6, v0
	v_add_u32_e64 v2, s[2:3], s12, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	s_or_b64 s[4:5], vcc, s[4:5]
	flat_store_dword v[2:3], v1
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_30
.LBB1_31:
	s_or_b64 exec, exec, s[16:17]
.LBB1_32:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB1_34
	s_endpgm
.LBB1_34:
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB1_37
	v_mov_b32_e32 v0, 0
.LBB1_36:
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	flat_load_dword v1, v[1:2]
	s_add_i32 s6, s6, -1
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	s_cmp_lg_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v1
	s_cbranch_scc1 .LBB1_36
.LBB1_37:
	s_lshl_b64 s[0:1], s[8:9], 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel xf
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_sgpr 35
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
.Lfunc_end1:
	.size	xf, .Lfunc_end1-xf
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           counter_barrier
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         counter_barrier.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           xf
    .private_segment_fixed_size: 0
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         xf.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
