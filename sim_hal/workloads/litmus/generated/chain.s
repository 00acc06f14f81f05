	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scan_chain
	.globl	scan_chain
	.p2align	8
	.type	scan_chain,@function
scan_chain:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB0_12
	s_mov_b32 s7, 0
	s_load_dword s18, s[4:5], 0x18
	s_lshl_b64 s[4:5], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	s_add_u32 s4, s4, -4
	s_addc_u32 s5, s5, -1
	s_cmp_gt_u32 s18, 63
	s_cselect_b64 s[10:11], -1, 0
	s_lshr_b32 s19, s18, 1
	s_mov_b64 s[12:13], 0
	s_movk_i32 s20, 0x3c0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 1
	s_mov_b32 s21, s7
	s_branch .LBB0_5
.LBB0_3:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB0_4:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_11
.LBB0_5:
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_3
	s_cmp_lg_u32 s21, 0
	s_cselect_b32 s21, s21, 64
	s_cmp_lt_u32 s21, s20
	s_mov_b32 s22, s21
	s_cbranch_scc1 .LBB0_9
.LBB0_8:
	s_addk_i32 s22, 0xfc40
	s_cmp_lt_u32 s22, s20
	s_sleep 15
	s_cbranch_scc0 .LBB0_8
.LBB0_9:
	s_lshl_b32 s23, s21, 1
	s_cmp_gt_u32 s21, s19
	s_cselect_b32 s21, s18, s23
	s_cmp_lt_u32 s22, 64
	s_cbranch_scc1 .LBB0_3
.LBB0_10:
	s_sub_i32 s22, s22, 64
	s_cmp_lt_u32 s22, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_10
	s_branch .LBB0_3
.LBB0_11:
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s4, s6, -1
	s_mov_b32 s5, 0
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_branch .LBB0_13
.LBB0_12:
	s_mov_b64 s[6:7], 0
.LBB0_13:
	s_lshl_b64 s[4:5], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v5, v[1:2]
	s_add_u32 s2, s8, s4
	s_addc_u32 s3, s9, s5
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v5, v0
	flat_store_dword v[1:2], v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v6
.LBB0_14:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scan_chain
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_sgpr 24
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
	.size	scan_chain, .Lfunc_end0-scan_chain
	.section	.AMDGPU.csdata
	.text
	.protected	reverse_chain
	.globl	reverse_chain
	.p2align	8
	.type	reverse_chain,@function
reverse_chain:
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_13
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_not_b32 s10, s6
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s10, s8
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB1_12
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	s_cmp_gt_u32 s9, 63
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s20, s9, 1
	s_mov_b32 s22, 0
	s_mov_b64 s[14:15], 0
	s_movk_i32 s21, 0x3c0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 1
	s_branch .LBB1_5
.LBB1_3:
	s_andn2_b64 s[16:17], s[16:17], exec
.LBB1_4:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[16:17]
	s_or_b64 s[14:15], s[18:19], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_11
.LBB1_5:
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB1_4
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB1_3
	s_cmp_lg_u32 s22, 0
	s_cselect_b32 s22, s22, 64
	s_cmp_lt_u32 s22, s21
	s_mov_b32 s23, s22
	s_cbranch_scc1 .LBB1_9
.LBB1_8:
	s_addk_i32 s23, 0xfc40
	s_cmp_lt_u32 s23, s21
	s_sleep 15
	s_cbranch_scc0 .LBB1_8
.LBB1_9:
	s_lshl_b32 s24, s22, 1
	s_cmp_gt_u32 s22, s20
	s_cselect_b32 s22, s9, s24
	s_cmp_lt_u32 s23, 64
	s_cbranch_scc1 .LBB1_3
.LBB1_10:
	s_sub_i32 s23, s23, 64
	s_cmp_lt_u32 s23, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_10
	s_branch .LBB1_3
.LBB1_11:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s10, s8, -1
	s_mov_b32 s11, 0
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s10, s4, s10
	s_addc_u32 s11, s5, s11
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
.LBB1_12:
	s_mov_b32 s9, 0
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, s9
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v5, v[1:2]
	s_add_u32 s2, s4, s8
	s_addc_u32 s3, s5, s9
	s_lshl_b64 s[4:5], s[6:7], 2
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v5, v0
	flat_store_dword v[1:2], v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v6
.LBB1_13:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel reverse_chain
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end1:
	.size	reverse_chain, .Lfunc_end1-reverse_chain
	.section	.AMDGPU.csdata
	.text
	.protected	sptrsv
	.globl	sptrsv
	.p2align	8
	.type	sptrsv,@function
sptrsv:
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_14
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_lshl_b64 s[8:9], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, s9
	s_load_dword s2, s[2:3], 0x0
	s_cmp_eq_u32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s2
	s_cbranch_scc1 .LBB2_13
	s_load_dword s7, s[4:5], 0x18
	s_mov_b32 s3, 0
	v_mov_b32_e32 v2, s2
	s_movk_i32 s23, 0x3c0
	v_mov_b32_e32 v0, -1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s7, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s22, s7, 1
	v_mov_b32_e32 v1, 1
	s_mov_b32 s2, s3
	s_branch .LBB2_4
.LBB2_3:
	s_or_b64 exec, exec, s[16:17]
	s_add_u32 s12, s10, s12
	s_addc_u32 s13, s11, s13
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v3, v[3:4]
	s_add_i32 s2, s2, 1
	s_cmp_eq_u32 s2, s6
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v2, vcc, v2, v3
	s_cbranch_scc1 .LBB2_13
.LBB2_4:
	s_lshl_b64 s[12:13], s[2:3], 2
	s_add_u32 s14, s0, s12
	s_addc_u32 s15, s1, s13
	s_mov_b64 s[16:17], 0
	s_mov_b32 s24, s3
	s_branch .LBB2_7
.LBB2_5:
	s_andn2_b64 s[18:19], s[18:19], exec
.LBB2_6:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[18:19]
	s_or_b64 s[16:17], s[20:21], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB2_3
.LBB2_7:
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	onward_wait_load v5, v[3:4], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v5
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB2_6
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	onward_wait v[3:4], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_5
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s23
	s_mov_b32 s25, s24
	s_cbranch_scc1 .LBB2_11
.LBB2_10:
	s_addk_i32 s25, 0xfc40
	s_cmp_lt_u32 s25, s23
	s_sleep 15
	s_cbranch_scc0 .LBB2_10
.LBB2_11:
	s_lshl_b32 s26, s24, 1
	s_cmp_gt_u32 s24, s22
	s_cselect_b32 s24, s7, s26
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB2_5
.LBB2_12:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_12
	s_branch .LBB2_5
.LBB2_13:
	s_add_u32 s2, s10, s8
	s_addc_u32 s3, s11, s9
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_add_u32 s0, s0, s8
	flat_store_dword v[0:1], v2
	s_addc_u32 s1, s1, s9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB2_14:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel sptrsv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 27
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
.Lfunc_end2:
	.size	sptrsv, .Lfunc_end2-sptrsv
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
        .is_const:       true
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scan_chain
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scan_chain.kd
    .vgpr_count:     7
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
        .is_const:       true
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
    .name:           reverse_chain
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         reverse_chain.kd
    .vgpr_count:     7
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
        .is_const:       true
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           sptrsv
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         sptrsv.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
