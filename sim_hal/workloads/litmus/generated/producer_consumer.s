	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	two_way
	.globl	two_way
	.p2align	8
	.type	two_way,@function
two_way:
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_11
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dword s18, s[4:5], 0x18
	s_xor_b32 s4, s6, 1
	s_add_i32 s5, s6, 7
	s_lshl_b64 s[10:11], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s2, s10
	s_addc_u32 s13, s3, s11
	v_mov_b32_e32 v2, s5
	s_add_u32 s10, s0, s10
	s_mov_b32 s5, s7
	s_addc_u32 s11, s1, s11
	s_lshl_b64 s[4:5], s[4:5], 2
	v_mov_b32_e32 v0, s12
	s_add_u32 s0, s0, s4
	v_mov_b32_e32 v1, s13
	s_addc_u32 s1, s1, s5
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v2, s10
	s_cmp_gt_u32 s18, 63
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v1, 1
	s_cselect_b64 s[10:11], -1, 0
	s_lshr_b32 s6, s18, 1
	s_mov_b64 s[12:13], 0
	s_movk_i32 s19, 0x3c0
	v_mov_b32_e32 v0, -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v1
	s_branch .LBB0_4
.LBB0_2:
	s_andn2_b64 s[14:15], s[14:15], exec
.LBB0_3:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_10
.LBB0_4:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_3
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_2
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s19
	s_mov_b32 s20, s7
	s_cbranch_scc1 .LBB0_8
.LBB0_7:
	s_addk_i32 s20, 0xfc40
	s_cmp_lt_u32 s20, s19
	s_sleep 15
	s_cbranch_scc0 .LBB0_7
.LBB0_8:
	s_lshl_b32 s21, s7, 1
	s_cmp_gt_u32 s7, s6
	s_cselect_b32 s7, s18, s21
	s_cmp_lt_u32 s20, 64
	s_cbranch_scc1 .LBB0_2
.LBB0_9:
	s_sub_i32 s20, s20, 64
	s_cmp_lt_u32 s20, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_9
	s_branch .LBB0_2
.LBB0_10:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s0, s2, s4
	s_addc_u32 s1, s3, s5
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v2, v[0:1]
	s_add_u32 s0, s8, s4
	s_addc_u32 s1, s9, s5
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_11:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel two_way
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 22
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
	.size	two_way, .Lfunc_end0-two_way
	.section	.AMDGPU.csdata
	.text
	.protected	one_way
	.globl	one_way
	.p2align	8
	.type	one_way,@function
one_way:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_13
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB1_14
	s_load_dword s14, s[4:5], 0x18
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s17, 0
	s_mov_b64 s[6:7], 0
	s_movk_i32 s16, 0x3c0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s14, 63
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s15, s14, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 1
	s_branch .LBB1_5
.LBB1_3:
	s_andn2_b64 s[10:11], s[10:11], exec
.LBB1_4:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_11
.LBB1_5:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_4
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB1_3
	s_cmp_lg_u32 s17, 0
	s_cselect_b32 s17, s17, 64
	s_cmp_lt_u32 s17, s16
	s_mov_b32 s18, s17
	s_cbranch_scc1 .LBB1_9
.LBB1_8:
	s_addk_i32 s18, 0xfc40
	s_cmp_lt_u32 s18, s16
	s_sleep 15
	s_cbranch_scc0 .LBB1_8
.LBB1_9:
	s_lshl_b32 s19, s17, 1
	s_cmp_gt_u32 s17, s15
	s_cselect_b32 s17, s14, s19
	s_cmp_lt_u32 s18, 64
	s_cbranch_scc1 .LBB1_3
.LBB1_10:
	s_sub_i32 s18, s18, 64
	s_cmp_lt_u32 s18, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_10
	s_branch .LBB1_3
.LBB1_11:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v2, v[0:1]
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB1_13
.LBB1_12:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v2, 7
	v_mov_b32_e32 v1, s3
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB1_13:
	s_endpgm
.LBB1_14:
	s_cbranch_execnz .LBB1_12
	s_branch .LBB1_13
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel one_way
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end1:
	.size	one_way, .Lfunc_end1-one_way
	.section	.AMDGPU.csdata
	.text
	.protected	low_waits_on_high
	.globl	low_waits_on_high
	.p2align	8
	.type	low_waits_on_high,@function
low_waits_on_high:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_14
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 1
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB2_12
	s_load_dword s14, s[4:5], 0x18
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s17, 0
	s_mov_b64 s[6:7], 0
	s_movk_i32 s16, 0x3c0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s14, 63
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s15, s14, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 1
	s_branch .LBB2_5
.LBB2_3:
	s_andn2_b64 s[10:11], s[10:11], exec
.LBB2_4:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_11
.LBB2_5:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB2_4
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB2_3
	s_cmp_lg_u32 s17, 0
	s_cselect_b32 s17, s17, 64
	s_cmp_lt_u32 s17, s16
	s_mov_b32 s18, s17
	s_cbranch_scc1 .LBB2_9
.LBB2_8:
	s_addk_i32 s18, 0xfc40
	s_cmp_lt_u32 s18, s16
	s_sleep 15
	s_cbranch_scc0 .LBB2_8
.LBB2_9:
	s_lshl_b32 s19, s17, 1
	s_cmp_gt_u32 s17, s15
	s_cselect_b32 s17, s14, s19
	s_cmp_lt_u32 s18, 64
	s_cbranch_scc1 .LBB2_3
.LBB2_10:
	s_sub_i32 s18, s18, 64
	s_cmp_lt_u32 s18, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_10
	s_branch .LBB2_3
.LBB2_11:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v2, v[0:1]
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB2_12:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v2, 7
	v_mov_b32_e32 v1, s3
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB2_14:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel low_waits_on_high
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end2:
	.size	low_waits_on_high, .Lfunc_end2-low_waits_on_high
	.section	.AMDGPU.csdata
	.text
	.protected	one_way_and_mutex
	.globl	one_way_and_mutex
	.p2align	8
	.type	one_way_and_mutex,@function
one_way_and_mutex:
	s_mov_b32 s20, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_23
	s_load_dword s18, s[4:5], 0x20
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	s_movk_i32 s7, 0x3c0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s18, 63
	s_cselect_b64 s[0:1], -1, 0
	s_lshr_b32 s19, s18, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, -1
	s_branch .LBB3_4
.LBB3_2:
	s_andn2_b64 s[4:5], s[4:5], exec
.LBB3_3:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[4:5]
	s_or_b64 s[2:3], s[16:17], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_10
.LBB3_4:
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s9
	onward_wait_cmpswap v6, v[4:5], v[0:1], v[2:3] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB3_3
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v5, s9
	onward_wait v[4:5], v[2:3] eq
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_2
	s_cmp_lg_u32 s20, 0
	s_cselect_b32 s20, s20, 64
	s_cmp_lt_u32 s20, s7
	s_mov_b32 s21, s20
	s_cbranch_scc1 .LBB3_8
.LBB3_7:
	s_addk_i32 s21, 0xfc40
	s_cmp_lt_u32 s21, s7
	s_sleep 15
	s_cbranch_scc0 .LBB3_7
.LBB3_8:
	s_lshl_b32 s22, s20, 1
	s_cmp_gt_u32 s20, s19
	s_cselect_b32 s20, s18, s22
	s_cmp_lt_u32 s21, 64
	s_cbranch_scc1 .LBB3_2
.LBB3_9:
	s_sub_i32 s21, s21, 64
	s_cmp_lt_u32 s21, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_9
	s_branch .LBB3_2
.LBB3_10:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[0:1]
	v_mov_b32_e32 v2, s8
	s_mov_b32 s7, 0
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v5, 0
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v5
	s_cbranch_scc1 .LBB3_21
	s_lshl_b64 s[4:5], s[6:7], 2
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_add_u32 s4, s4, -4
	s_mov_b64 s[2:3], s[6:7]
	s_addc_u32 s5, s5, -1
	s_mov_b64 s[8:9], 0
	s_movk_i32 s20, 0x3c0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 1
	s_branch .LBB3_14
.LBB3_12:
	s_andn2_b64 s[12:13], s[12:13], exec
.LBB3_13:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[12:13]
	s_or_b64 s[8:9], s[16:17], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB3_20
.LBB3_14:
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB3_13
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_12
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s20
	s_mov_b32 s21, s7
	s_cbranch_scc1 .LBB3_18
.LBB3_17:
	s_addk_i32 s21, 0xfc40
	s_cmp_lt_u32 s21, s20
	s_sleep 15
	s_cbranch_scc0 .LBB3_17
.LBB3_18:
	s_lshl_b32 s22, s7, 1
	s_cmp_gt_u32 s7, s19
	s_cselect_b32 s7, s18, s22
	s_cmp_lt_u32 s21, 64
	s_cbranch_scc1 .LBB3_12
.LBB3_19:
	s_sub_i32 s21, s21, 64
	s_cmp_lt_u32 s21, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_19
	s_branch .LBB3_12
.LBB3_20:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s0, s6, -1
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s14, s0
	s_addc_u32 s1, s15, s1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 3, v0
	s_branch .LBB3_22
.LBB3_21:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 3
.LBB3_22:
	s_lshl_b64 s[0:1], s[2:3], 2
	s_add_u32 s2, s14, s0
	s_addc_u32 s3, s15, s1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	s_add_u32 s0, s10, s0
	flat_store_dword v[1:2], v0
	s_addc_u32 s1, s11, s1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB3_23:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel one_way_and_mutex
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_sgpr 23
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
.Lfunc_end3:
	.size	one_way_and_mutex, .Lfunc_end3-one_way_and_mutex
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           two_way
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         two_way.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           one_way
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         one_way.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           low_waits_on_high
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         low_waits_on_high.kd
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
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           one_way_and_mutex
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         one_way_and_mutex.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
