	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	spin
	.globl	spin
	.p2align	8
	.type	spin,@function
spin:
	s_mov_b32 s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_49
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_load_dwordx4 s[16:19], s[4:5], 0x20
	s_load_dwordx2 s[2:3], s[4:5], 0x30
	s_mov_b32 s0, 1
	v_mov_b32_e32 v4, s1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v3, s0
	onward_wait_cmpswap v2, v[0:1], v[3:4], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_10
	s_cmp_gt_u32 s3, 63
	s_mov_b32 s1, 0
	s_cselect_b64 s[20:21], -1, 0
	s_lshr_b32 s7, s3, 1
	s_mov_b64 s[22:23], 0
	s_movk_i32 s24, 0x3c0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s25, s1
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, s9
	v_mov_b32_e32 v5, s0
	onward_wait_cmpswap v2, v[3:4], v[5:6], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_9
.LBB0_4:
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_3
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s24
	s_mov_b32 s26, s25
	s_cbranch_scc1 .LBB0_7
.LBB0_6:
	s_addk_i32 s26, 0xfc40
	s_cmp_lt_u32 s26, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_6
.LBB0_7:
	s_lshl_b32 s27, s25, 1
	s_cmp_gt_u32 s25, s7
	s_cselect_b32 s25, s3, s27
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB0_3
.LBB0_8:
	s_sub_i32 s26, s26, 64
	s_cmp_gt_u32 s26, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_8
	s_branch .LBB0_3
.LBB0_9:
	s_or_b64 exec, exec, s[22:23]
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_44
	s_add_u32 s0, s8, 0x80
	s_addc_u32 s1, s9, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dwordx2 v[0:1], v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_13
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_14
.LBB0_13:
	s_mov_b64 s[20:21], -1
.LBB0_14:
	s_andn2_b64 vcc, exec, s[20:21]
	s_mov_b32 s20, 1
	s_cbranch_vccnz .LBB0_44
	s_mov_b32 s21, 0
	s_mov_b32 s7, s21
	s_lshl_b64 s[22:23], s[6:7], 2
	s_add_u32 s10, s10, s22
	s_addc_u32 s11, s11, s23
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v3, vcc, 1, v0
	flat_store_dword v[1:2], v0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_store_dword v[0:1], v3
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v4, s21
	onward_wait_cmpswap v2, v[0:1], v[3:4], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_24
	s_cmp_gt_u32 s3, 63
	s_mov_b32 s20, 1
	s_cselect_b64 s[24:25], -1, 0
	s_lshr_b32 s7, s3, 1
	s_mov_b64 s[26:27], 0
	s_movk_i32 s28, 0x3c0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s29, s21
	s_branch .LBB0_18
.LBB0_17:
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v4, s9
	v_mov_b32_e32 v6, s21
	onward_wait_cmpswap v2, v[3:4], v[5:6], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_or_b64 s[26:27], vcc, s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_23
.LBB0_18:
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_17
	s_cmp_lg_u32 s29, 0
	s_cselect_b32 s29, s29, 64
	s_cmp_lt_u32 s29, s28
	s_mov_b32 s30, s29
	s_cbranch_scc1 .LBB0_21
.LBB0_20:
	s_addk_i32 s30, 0xfc40
	s_cmp_lt_u32 s30, s28
	s_sleep 15
	s_cbranch_scc0 .LBB0_20
.LBB0_21:
	s_lshl_b32 s31, s29, 1
	s_cmp_gt_u32 s29, s7
	s_cselect_b32 s29, s3, s31
	s_cmp_lt_u32 s30, 64
	s_cbranch_scc1 .LBB0_17
.LBB0_22:
	s_sub_i32 s30, s30, 64
	s_cmp_gt_u32 s30, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_22
	s_branch .LBB0_17
.LBB0_23:
	s_or_b64 exec, exec, s[26:27]
.LBB0_24:
	s_or_b64 exec, exec, s[22:23]
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_26
	s_add_u32 s22, s8, 0x84
	s_addc_u32 s23, s9, 0
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s23
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_26:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s10
	flat_load_dword v1, v[0:1]
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v1
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[0:1], v2, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_28
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v0
.LBB0_28:
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_i32 s22, s6, 1
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v4, s12
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v0
	s_cmp_gt_u32 s3, 63
	v_mov_b32_e32 v0, -1
	s_cselect_b64 s[0:1], -1, 0
	s_lshr_b32 s23, s3, 1
	s_mov_b32 s25, 0
	s_mov_b64 s[6:7], 0
	s_movk_i32 s24, 0x3c0
	s_branch .LBB0_31
.LBB0_29:
	s_andn2_b64 s[10:11], s[10:11], exec
.LBB0_30:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[10:11]
	s_or_b64 s[6:7], s[20:21], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_37
.LBB0_31:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_wait_load v6, v[4:5], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v1
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_30
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_wait v[4:5], v[0:1] eq
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_29
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s24
	s_mov_b32 s26, s25
	s_cbranch_scc1 .LBB0_35
.LBB0_34:
	s_addk_i32 s26, 0xfc40
	s_cmp_lt_u32 s26, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_34
.LBB0_35:
	s_lshl_b32 s27, s25, 1
	s_cmp_gt_u32 s25, s23
	s_cselect_b32 s25, s3, s27
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB0_29
.LBB0_36:
	s_sub_i32 s26, s26, 64
	s_cmp_lt_u32 s26, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_36
	s_branch .LBB0_29
.LBB0_37:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s22, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_39
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v0
.LBB0_39:
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_44
	v_mov_b32_e32 v0, 1
	s_branch .LBB0_42
.LBB0_41:
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s14, s14, 4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_addc_u32 s15, s15, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_44
.LBB0_42:
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_41
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v0
	s_branch .LBB0_41
.LBB0_44:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, 1
	flat_atomic_add v0, v[0:1], v2 glc
	s_add_i32 s0, s2, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_49
	s_add_u32 s0, s8, 0x80
	s_addc_u32 s1, s9, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_47
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v0
.LBB0_47:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_49
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s19
	flat_atomic_add v[0:1], v2
.LBB0_49:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 32
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
	.size	spin, .Lfunc_end0-spin
	.section	.AMDGPU.csdata
	.text
	.protected	ticket
	.globl	ticket
	.p2align	8
	.type	ticket,@function
ticket:
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_45
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[20:21], 0
	s_movk_i32 s26, 0x3c0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_atomic_add v1, v[0:1], v2 glc
	s_load_dwordx2 s[2:3], s[4:5], 0x30
	s_load_dwordx4 s[16:19], s[4:5], 0x20
	s_add_u32 s0, s8, 64
	s_addc_u32 s1, s9, 0
	v_mov_b32_e32 v0, -1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s3, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s28, s3, 1
	s_branch .LBB1_4
.LBB1_2:
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB1_3:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_10
.LBB1_4:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB1_3
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_2
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s26
	s_mov_b32 s27, s7
	s_cbranch_scc1 .LBB1_8
.LBB1_7:
	s_addk_i32 s27, 0xfc40
	s_cmp_lt_u32 s27, s26
	s_sleep 15
	s_cbranch_scc0 .LBB1_7
.LBB1_8:
	s_lshl_b32 s29, s7, 1
	s_cmp_gt_u32 s7, s28
	s_cselect_b32 s7, s3, s29
	s_cmp_lt_u32 s27, 64
	s_cbranch_scc1 .LBB1_2
.LBB1_9:
	s_sub_i32 s27, s27, 64
	s_cmp_lt_u32 s27, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_9
	s_branch .LBB1_2
.LBB1_10:
	s_or_b64 exec, exec, s[20:21]
	s_add_u32 s20, s8, 0x80
	s_addc_u32 s21, s9, 0
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[0:1], v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_12
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_mov_b64 s[22:23], 0
	s_cbranch_execz .LBB1_13
	s_branch .LBB1_40
.LBB1_12:
	s_mov_b64 s[22:23], -1
.LBB1_13:
	s_mov_b32 s7, 0
	s_lshl_b64 s[22:23], s[6:7], 2
	s_add_u32 s10, s10, s22
	s_addc_u32 s11, s11, s23
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v3, vcc, 1, v0
	flat_store_dword v[1:2], v0
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	flat_store_dword v[0:1], v3
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_atomic_add v1, v[0:1], v2 glc
	v_mov_b32_e32 v0, -1
	s_mov_b64 s[22:23], 0
	s_movk_i32 s29, 0x3c0
	s_branch .LBB1_16
.LBB1_14:
	s_andn2_b64 s[24:25], s[24:25], exec
.LBB1_15:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], exec, s[24:25]
	s_or_b64 s[22:23], s[26:27], s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB1_22
.LBB1_16:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_15
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_14
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s29
	s_mov_b32 s30, s7
	s_cbranch_scc1 .LBB1_20
.LBB1_19:
	s_addk_i32 s30, 0xfc40
	s_cmp_lt_u32 s30, s29
	s_sleep 15
	s_cbranch_scc0 .LBB1_19
.LBB1_20:
	s_lshl_b32 s31, s7, 1
	s_cmp_gt_u32 s7, s28
	s_cselect_b32 s7, s3, s31
	s_cmp_lt_u32 s30, 64
	s_cbranch_scc1 .LBB1_14
.LBB1_21:
	s_sub_i32 s30, s30, 64
	s_cmp_lt_u32 s30, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_21
	s_branch .LBB1_14
.LBB1_22:
	s_or_b64 exec, exec, s[22:23]
	s_add_u32 s8, s8, 0x84
	s_addc_u32 s9, s9, 0
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v2, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_store_dword v[1:2], v0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v0
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s21
	flat_load_dword v1, v[1:2]
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3]
	s_mov_b32 s11, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, vcc, -1, v1
	v_cmp_gt_u32_e32 vcc, s2, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[0:1], v2, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_24
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v0
.LBB1_24:
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_i32 s10, s6, 1
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v4, s12
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v0
	v_mov_b32_e32 v0, -1
	s_mov_b64 s[0:1], 0
	s_movk_i32 s22, 0x3c0
	s_branch .LBB1_27
.LBB1_25:
	s_andn2_b64 s[6:7], s[6:7], exec
.LBB1_26:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[0:1], s[8:9], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_33
.LBB1_27:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_wait_load v6, v[4:5], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v1
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_26
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_wait v[4:5], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_25
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s11, s11, 64
	s_cmp_lt_u32 s11, s22
	s_mov_b32 s23, s11
	s_cbranch_scc1 .LBB1_31
.LBB1_30:
	s_addk_i32 s23, 0xfc40
	s_cmp_lt_u32 s23, s22
	s_sleep 15
	s_cbranch_scc0 .LBB1_30
.LBB1_31:
	s_lshl_b32 s24, s11, 1
	s_cmp_gt_u32 s11, s28
	s_cselect_b32 s11, s3, s24
	s_cmp_lt_u32 s23, 64
	s_cbranch_scc1 .LBB1_25
.LBB1_32:
	s_sub_i32 s23, s23, 64
	s_cmp_lt_u32 s23, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_32
	s_branch .LBB1_25
.LBB1_33:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s10, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_35
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v0
.LBB1_35:
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_40
	v_mov_b32_e32 v0, 1
	s_branch .LBB1_38
.LBB1_37:
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s14, s14, 4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_addc_u32 s15, s15, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_40
.LBB1_38:
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_37
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v0
	s_branch .LBB1_37
.LBB1_40:
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, 1
	flat_atomic_add v0, v[0:1], v2 glc
	s_add_i32 s0, s2, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_45
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_43
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v0
.LBB1_43:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_45
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s19
	flat_atomic_add v[0:1], v2
.LBB1_45:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ticket
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 32
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
	.size	ticket, .Lfunc_end1-ticket
	.section	.AMDGPU.csdata
	.text
	.protected	self_destruct
	.globl	self_destruct
	.p2align	8
	.type	self_destruct,@function
self_destruct:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_48
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_atomic_add v1, v[0:1], v2 glc
	s_load_dwordx4 s[16:19], s[4:5], 0x20
	s_load_dwordx2 s[2:3], s[4:5], 0x30
	s_add_u32 s0, s8, 64
	s_addc_u32 s1, s9, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0)
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s3, 63
	s_cselect_b64 s[20:21], -1, 0
	s_lshr_b32 s7, s3, 1
	s_mov_b32 s25, 0
	s_mov_b64 s[22:23], 0
	s_movk_i32 s24, 0x3c0
	s_branch .LBB2_4
.LBB2_3:
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v1
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB2_9
.LBB2_4:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] ge
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB2_3
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s24
	s_mov_b32 s26, s25
	s_cbranch_scc1 .LBB2_7
.LBB2_6:
	s_addk_i32 s26, 0xfc40
	s_cmp_lt_u32 s26, s24
	s_sleep 15
	s_cbranch_scc0 .LBB2_6
.LBB2_7:
	s_lshl_b32 s27, s25, 1
	s_cmp_gt_u32 s25, s7
	s_cselect_b32 s25, s3, s27
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB2_3
.LBB2_8:
	s_sub_i32 s26, s26, 64
	s_cmp_gt_u32 s26, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_8
	s_branch .LBB2_3
.LBB2_9:
	s_or_b64 exec, exec, s[22:23]
.LBB2_10:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_43
	s_add_u32 s20, s8, 0x80
	s_addc_u32 s21, s9, 0
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	flat_load_dwordx2 v[0:1], v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB2_13
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_cbranch_execz .LBB2_14
	s_branch .LBB2_43
.LBB2_13:
.LBB2_14:
	s_mov_b32 s7, 0
	s_lshl_b64 s[22:23], s[6:7], 2
	s_add_u32 s10, s10, s22
	s_addc_u32 s11, s11, s23
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v3, vcc, 1, v0
	flat_store_dword v[1:2], v0
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	flat_store_dword v[0:1], v3
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v0, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[3:4], v2
	v_mov_b32_e32 v1, s9
	flat_atomic_add v1, v[0:1], v2 glc
	v_mov_b32_e32 v0, -1
	s_waitcnt vmcnt(0)
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB2_23
	s_cmp_gt_u32 s3, 63
	s_cselect_b64 s[24:25], -1, 0
	s_lshr_b32 s28, s3, 1
	s_mov_b64 s[26:27], 0
	s_movk_i32 s29, 0x3c0
	s_branch .LBB2_17
.LBB2_16:
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v1
	s_or_b64 s[26:27], vcc, s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB2_22
.LBB2_17:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] ge
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB2_16
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s29
	s_mov_b32 s30, s7
	s_cbranch_scc1 .LBB2_20
.LBB2_19:
	s_addk_i32 s30, 0xfc40
	s_cmp_lt_u32 s30, s29
	s_sleep 15
	s_cbranch_scc0 .LBB2_19
.LBB2_20:
	s_lshl_b32 s31, s7, 1
	s_cmp_gt_u32 s7, s28
	s_cselect_b32 s7, s3, s31
	s_cmp_lt_u32 s30, 64
	s_cbranch_scc1 .LBB2_16
.LBB2_21:
	s_sub_i32 s30, s30, 64
	s_cmp_gt_u32 s30, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_21
	s_branch .LBB2_16
.LBB2_22:
	s_or_b64 exec, exec, s[26:27]
.LBB2_23:
	s_or_b64 exec, exec, s[22:23]
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB2_25
	s_add_u32 s24, s8, 0x84
	s_addc_u32 s25, s9, 0
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s25
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB2_25:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s10
	flat_load_dword v1, v[0:1]
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v1
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[0:1], v2, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_27
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v0
.LBB2_27:
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_i32 s22, s6, 1
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v4, s12
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v0
	s_cmp_gt_u32 s3, 63
	v_mov_b32_e32 v0, -1
	s_cselect_b64 s[0:1], -1, 0
	s_lshr_b32 s23, s3, 1
	s_mov_b32 s25, 0
	s_mov_b64 s[6:7], 0
	s_movk_i32 s24, 0x3c0
	s_branch .LBB2_30
.LBB2_28:
	s_andn2_b64 s[10:11], s[10:11], exec
.LBB2_29:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[10:11]
	s_or_b64 s[6:7], s[20:21], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_36
.LBB2_30:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_wait_load v6, v[4:5], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v1
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB2_29
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_wait v[4:5], v[0:1] eq
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_28
	s_cmp_lg_u32 s25, 0
	s_cselect_b32 s25, s25, 64
	s_cmp_lt_u32 s25, s24
	s_mov_b32 s26, s25
	s_cbranch_scc1 .LBB2_34
.LBB2_33:
	s_addk_i32 s26, 0xfc40
	s_cmp_lt_u32 s26, s24
	s_sleep 15
	s_cbranch_scc0 .LBB2_33
.LBB2_34:
	s_lshl_b32 s27, s25, 1
	s_cmp_gt_u32 s25, s23
	s_cselect_b32 s25, s3, s27
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB2_28
.LBB2_35:
	s_sub_i32 s26, s26, 64
	s_cmp_lt_u32 s26, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_35
	s_branch .LBB2_28
.LBB2_36:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s22, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_38
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v0
.LBB2_38:
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_43
	v_mov_b32_e32 v0, 1
	s_branch .LBB2_41
.LBB2_40:
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s14, s14, 4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_addc_u32 s15, s15, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB2_43
.LBB2_41:
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_40
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v0
	s_branch .LBB2_40
.LBB2_43:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, 1
	flat_atomic_add v0, v[0:1], v2 glc
	s_add_i32 s0, s2, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB2_48
	s_add_u32 s0, s8, 0x80
	s_addc_u32 s1, s9, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_46
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v0
.LBB2_46:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_48
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s19
	flat_atomic_add v[0:1], v2
.LBB2_48:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel self_destruct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 32
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
	.size	self_destruct, .Lfunc_end2-self_destruct
	.section	.AMDGPU.csdata
	.text
	.protected	lobe_spin
	.globl	lobe_spin
	.p2align	8
	.type	lobe_spin,@function
lobe_spin:
	s_mov_b32 s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_51
	s_load_dwordx2 s[18:19], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x30
	s_mov_b32 s0, 1
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	onward_wait_cmpswap v2, v[0:1], v[3:4], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_10
	s_cmp_gt_u32 s17, 63
	s_mov_b32 s1, 0
	s_cselect_b64 s[8:9], -1, 0
	s_lshr_b32 s7, s17, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s12, 0x3c0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s13, s1
	s_branch .LBB3_4
.LBB3_3:
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, s19
	v_mov_b32_e32 v5, s0
	onward_wait_cmpswap v2, v[3:4], v[5:6], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_9
.LBB3_4:
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB3_3
	s_cmp_lg_u32 s13, 0
	s_cselect_b32 s13, s13, 64
	s_cmp_lt_u32 s13, s12
	s_mov_b32 s14, s13
	s_cbranch_scc1 .LBB3_7
.LBB3_6:
	s_addk_i32 s14, 0xfc40
	s_cmp_lt_u32 s14, s12
	s_sleep 15
	s_cbranch_scc0 .LBB3_6
.LBB3_7:
	s_lshl_b32 s15, s13, 1
	s_cmp_gt_u32 s13, s7
	s_cselect_b32 s13, s17, s15
	s_cmp_lt_u32 s14, 64
	s_cbranch_scc1 .LBB3_3
.LBB3_8:
	s_sub_i32 s14, s14, 64
	s_cmp_gt_u32 s14, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_8
	s_branch .LBB3_3
.LBB3_9:
	s_or_b64 exec, exec, s[10:11]
.LBB3_10:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx8 s[8:15], s[4:5], 0x10
	s_add_u32 s4, s18, 0x80
	s_addc_u32 s5, s19, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB3_12
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[20:21], s6, v0
.LBB3_12:
	s_or_saveexec_b64 s[22:23], s[0:1]
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB3_16
	s_add_u32 s0, s18, 0x84
	s_addc_u32 s1, s19, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e64 s[2:3], s6, v0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[24:25], vcc, s[2:3]
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB3_15
	s_add_i32 s7, s6, 1
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v2, s7
	flat_store_dword v[0:1], v2
.LBB3_15:
	s_or_b64 s[0:1], s[0:1], s[2:3]
	v_mov_b32_e32 v0, s18
	s_andn2_b64 s[2:3], s[20:21], exec
	s_and_b64 s[0:1], s[0:1], exec
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, s19
	s_or_b64 s[20:21], s[2:3], s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB3_16:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB3_46
	s_mov_b64 s[0:1], 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v3, s0
	onward_wait_cmpswap v2, v[0:1], v[3:4], v[3:4] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB3_26
	s_cmp_gt_u32 s17, 63
	s_cselect_b64 s[22:23], -1, 0
	s_lshr_b32 s7, s17, 1
	s_mov_b64 s[24:25], 0
	s_movk_i32 s26, 0x3c0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s27, s1
	s_branch .LBB3_20
.LBB3_19:
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, s19
	v_mov_b32_e32 v5, s0
	onward_wait_cmpswap v2, v[3:4], v[5:6], v[5:6] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB3_25
.LBB3_20:
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB3_19
	s_cmp_lg_u32 s27, 0
	s_cselect_b32 s27, s27, 64
	s_cmp_lt_u32 s27, s26
	s_mov_b32 s28, s27
	s_cbranch_scc1 .LBB3_23
.LBB3_22:
	s_addk_i32 s28, 0xfc40
	s_cmp_lt_u32 s28, s26
	s_sleep 15
	s_cbranch_scc0 .LBB3_22
.LBB3_23:
	s_lshl_b32 s29, s27, 1
	s_cmp_gt_u32 s27, s7
	s_cselect_b32 s27, s17, s29
	s_cmp_lt_u32 s28, 64
	s_cbranch_scc1 .LBB3_19
.LBB3_24:
	s_sub_i32 s28, s28, 64
	s_cmp_gt_u32 s28, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_24
	s_branch .LBB3_19
.LBB3_25:
	s_or_b64 exec, exec, s[24:25]
.LBB3_26:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_28
	s_add_u32 s20, s18, 0x84
	s_addc_u32 s21, s19, 0
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s21
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB3_28:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v1, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, -1, v1
	v_cmp_gt_u32_e32 vcc, s16, v0
	v_cmp_lt_u32_e64 s[0:1], s6, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_30
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
.LBB3_30:
	s_mov_b32 s7, 0
	s_add_i32 s26, s6, 1
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v0, s26
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v0
	s_cmp_gt_u32 s17, 63
	v_mov_b32_e32 v0, -1
	s_cselect_b64 s[18:19], -1, 0
	s_lshr_b32 s6, s17, 1
	s_mov_b64 s[20:21], 0
	s_movk_i32 s27, 0x3c0
	s_branch .LBB3_33
.LBB3_31:
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB3_32:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB3_39
.LBB3_33:
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB3_32
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB3_31
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s27
	s_mov_b32 s28, s7
	s_cbranch_scc1 .LBB3_37
.LBB3_36:
	s_addk_i32 s28, 0xfc40
	s_cmp_lt_u32 s28, s27
	s_sleep 15
	s_cbranch_scc0 .LBB3_36
.LBB3_37:
	s_lshl_b32 s29, s7, 1
	s_cmp_gt_u32 s7, s6
	s_cselect_b32 s7, s17, s29
	s_cmp_lt_u32 s28, 64
	s_cbranch_scc1 .LBB3_31
.LBB3_38:
	s_sub_i32 s28, s28, 64
	s_cmp_lt_u32 s28, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_38
	s_branch .LBB3_31
.LBB3_39:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s26, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_41
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
.LBB3_41:
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_46
	v_mov_b32_e32 v0, 1
	s_branch .LBB3_44
.LBB3_43:
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s10, s10, 4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_addc_u32 s11, s11, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB3_46
.LBB3_44:
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_43
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
	s_branch .LBB3_43
.LBB3_46:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, 1
	flat_atomic_add v0, v[0:1], v2 glc
	s_add_i32 s0, s16, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB3_51
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_49
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v0
.LBB3_49:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_51
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s15
	flat_atomic_add v[0:1], v2
.LBB3_51:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel lobe_spin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 30
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
	.size	lobe_spin, .Lfunc_end3-lobe_spin
	.section	.AMDGPU.csdata
	.text
	.protected	lobe_ticket
	.globl	lobe_ticket
	.p2align	8
	.type	lobe_ticket,@function
lobe_ticket:
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_45
	s_load_dwordx2 s[20:21], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], 0
	s_movk_i32 s24, 0x3c0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s21
	flat_atomic_add v1, v[0:1], v2 glc
	s_load_dwordx2 s[16:17], s[4:5], 0x30
	s_load_dwordx8 s[8:15], s[4:5], 0x10
	s_add_u32 s22, s20, 64
	s_addc_u32 s23, s21, 0
	v_mov_b32_e32 v0, -1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s17, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s26, s17, 1
	s_branch .LBB4_4
.LBB4_2:
	s_andn2_b64 s[2:3], s[2:3], exec
.LBB4_3:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[2:3]
	s_or_b64 s[0:1], s[18:19], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_10
.LBB4_4:
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[2:3], s[2:3], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB4_3
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_2
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s24
	s_mov_b32 s25, s7
	s_cbranch_scc1 .LBB4_8
.LBB4_7:
	s_addk_i32 s25, 0xfc40
	s_cmp_lt_u32 s25, s24
	s_sleep 15
	s_cbranch_scc0 .LBB4_7
.LBB4_8:
	s_lshl_b32 s27, s7, 1
	s_cmp_gt_u32 s7, s26
	s_cselect_b32 s7, s17, s27
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB4_2
.LBB4_9:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_9
	s_branch .LBB4_2
.LBB4_10:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s18, s20, 0x80
	s_addc_u32 s19, s21, 0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[0:1], v[0:1]
	s_add_i32 s27, s6, 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cmp_lt_u32_e64 s[2:3], s6, v0
	s_or_b64 s[24:25], vcc, s[2:3]
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB4_12
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v2, s27
	flat_store_dword v[0:1], v2
.LBB4_12:
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v2, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v0
	s_or_b64 s[0:1], s[0:1], s[2:3]
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_40
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s21
	flat_atomic_add v1, v[1:2], v0 glc
	v_mov_b32_e32 v0, -1
	s_mov_b32 s28, 0
	s_mov_b64 s[0:1], 0
	s_movk_i32 s7, 0x3c0
	s_branch .LBB4_16
.LBB4_14:
	s_andn2_b64 s[2:3], s[2:3], exec
.LBB4_15:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[2:3]
	s_or_b64 s[0:1], s[24:25], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_22
.LBB4_16:
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[2:3], s[2:3], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB4_15
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_14
	s_cmp_lg_u32 s28, 0
	s_cselect_b32 s28, s28, 64
	s_cmp_lt_u32 s28, s7
	s_mov_b32 s29, s28
	s_cbranch_scc1 .LBB4_20
.LBB4_19:
	s_addk_i32 s29, 0xfc40
	s_cmp_lt_u32 s29, s7
	s_sleep 15
	s_cbranch_scc0 .LBB4_19
.LBB4_20:
	s_lshl_b32 s30, s28, 1
	s_cmp_gt_u32 s28, s26
	s_cselect_b32 s28, s17, s30
	s_cmp_lt_u32 s29, 64
	s_cbranch_scc1 .LBB4_14
.LBB4_21:
	s_sub_i32 s29, s29, 64
	s_cmp_lt_u32 s29, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_21
	s_branch .LBB4_14
.LBB4_22:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s0, s20, 0x84
	s_addc_u32 s1, s21, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_store_dword v[1:2], v0
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v2, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v0
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	flat_load_dword v1, v[1:2]
	s_mov_b32 s7, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, -1, v1
	v_cmp_gt_u32_e32 vcc, s16, v2
	v_cmp_lt_u32_e64 s[0:1], s6, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_24
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
.LBB4_24:
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v0, s27
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v0
	v_mov_b32_e32 v0, -1
	s_mov_b64 s[2:3], 0
	s_movk_i32 s6, 0x3c0
	s_branch .LBB4_27
.LBB4_25:
	s_andn2_b64 s[20:21], s[20:21], exec
.LBB4_26:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], exec, s[20:21]
	s_or_b64 s[2:3], s[22:23], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB4_33
.LBB4_27:
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[20:21], s[20:21], exec
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB4_26
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB4_25
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s6
	s_mov_b32 s24, s7
	s_cbranch_scc1 .LBB4_31
.LBB4_30:
	s_addk_i32 s24, 0xfc40
	s_cmp_lt_u32 s24, s6
	s_sleep 15
	s_cbranch_scc0 .LBB4_30
.LBB4_31:
	s_lshl_b32 s25, s7, 1
	s_cmp_gt_u32 s7, s26
	s_cselect_b32 s7, s17, s25
	s_cmp_lt_u32 s24, 64
	s_cbranch_scc1 .LBB4_25
.LBB4_32:
	s_sub_i32 s24, s24, 64
	s_cmp_lt_u32 s24, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_32
	s_branch .LBB4_25
.LBB4_33:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s27, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB4_35
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
.LBB4_35:
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB4_40
	v_mov_b32_e32 v0, 1
	s_branch .LBB4_38
.LBB4_37:
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s10, s10, 4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_addc_u32 s11, s11, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB4_40
.LBB4_38:
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB4_37
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
	s_branch .LBB4_37
.LBB4_40:
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, 1
	flat_atomic_add v0, v[0:1], v2 glc
	s_add_i32 s0, s16, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB4_45
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_43
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v0
.LBB4_43:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_45
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s15
	flat_atomic_add v[0:1], v2
.LBB4_45:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel lobe_ticket
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 31
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
.Lfunc_end4:
	.size	lobe_ticket, .Lfunc_end4-lobe_ticket
	.section	.AMDGPU.csdata
	.text
	.protected	lobe_self_destruct
	.globl	lobe_self_destruct
	.p2align	8
	.type	lobe_self_destruct,@function
lobe_self_destruct:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_51
	s_load_dwordx2 s[18:19], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x30
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	flat_atomic_add v1, v[0:1], v2 glc
	s_add_u32 s20, s18, 64
	s_addc_u32 s21, s19, 0
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v4, s21
	s_waitcnt vmcnt(0)
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_10
	s_cmp_gt_u32 s17, 63
	s_cselect_b64 s[2:3], -1, 0
	s_lshr_b32 s7, s17, 1
	s_mov_b32 s11, 0
	s_mov_b64 s[8:9], 0
	s_movk_i32 s10, 0x3c0
	s_branch .LBB5_4
.LBB5_3:
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v4, s21
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB5_9
.LBB5_4:
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	onward_wait v[2:3], v[0:1] ge
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB5_3
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s11, s11, 64
	s_cmp_lt_u32 s11, s10
	s_mov_b32 s12, s11
	s_cbranch_scc1 .LBB5_7
.LBB5_6:
	s_addk_i32 s12, 0xfc40
	s_cmp_lt_u32 s12, s10
	s_sleep 15
	s_cbranch_scc0 .LBB5_6
.LBB5_7:
	s_lshl_b32 s13, s11, 1
	s_cmp_gt_u32 s11, s7
	s_cselect_b32 s11, s17, s13
	s_cmp_lt_u32 s12, 64
	s_cbranch_scc1 .LBB5_3
.LBB5_8:
	s_sub_i32 s12, s12, 64
	s_cmp_gt_u32 s12, 63
	s_sleep 1
	s_cbranch_scc1 .LBB5_8
	s_branch .LBB5_3
.LBB5_9:
	s_or_b64 exec, exec, s[8:9]
.LBB5_10:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx8 s[8:15], s[4:5], 0x10
	s_add_u32 s4, s18, 0x80
	s_addc_u32 s5, s19, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[3:4]
	v_cmp_ne_u32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_12
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[22:23], s6, v0
.LBB5_12:
	s_or_saveexec_b64 s[24:25], s[0:1]
	s_xor_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB5_16
	s_add_u32 s0, s18, 0x84
	s_addc_u32 s1, s19, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e64 s[2:3], s6, v0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_or_b64 s[26:27], vcc, s[2:3]
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB5_15
	s_add_i32 s7, s6, 1
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v2, s7
	flat_store_dword v[0:1], v2
.LBB5_15:
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_or_b64 s[0:1], s[0:1], s[2:3]
	s_andn2_b64 s[2:3], s[22:23], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[22:23], s[2:3], s[0:1]
.LBB5_16:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[2:3], s[22:23]
	s_cbranch_execz .LBB5_46
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s19
	flat_atomic_add v1, v[0:1], v2 glc
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v4, s21
	s_waitcnt vmcnt(0)
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_26
	s_cmp_gt_u32 s17, 63
	s_cselect_b64 s[22:23], -1, 0
	s_lshr_b32 s7, s17, 1
	s_mov_b32 s27, 0
	s_mov_b64 s[24:25], 0
	s_movk_i32 s26, 0x3c0
	s_branch .LBB5_20
.LBB5_19:
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v4, s21
	onward_wait_load v2, v[3:4], v[0:1] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v1
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB5_25
.LBB5_20:
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	onward_wait v[2:3], v[0:1] ge
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB5_19
	s_cmp_lg_u32 s27, 0
	s_cselect_b32 s27, s27, 64
	s_cmp_lt_u32 s27, s26
	s_mov_b32 s28, s27
	s_cbranch_scc1 .LBB5_23
.LBB5_22:
	s_addk_i32 s28, 0xfc40
	s_cmp_lt_u32 s28, s26
	s_sleep 15
	s_cbranch_scc0 .LBB5_22
.LBB5_23:
	s_lshl_b32 s29, s27, 1
	s_cmp_gt_u32 s27, s7
	s_cselect_b32 s27, s17, s29
	s_cmp_lt_u32 s28, 64
	s_cbranch_scc1 .LBB5_19
.LBB5_24:
	s_sub_i32 s28, s28, 64
	s_cmp_gt_u32 s28, 63
	s_sleep 1
	s_cbranch_scc1 .LBB5_24
	s_branch .LBB5_19
.LBB5_25:
	s_or_b64 exec, exec, s[24:25]
.LBB5_26:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_28
	s_add_u32 s18, s18, 0x84
	s_addc_u32 s19, s19, 0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s19
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v1, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB5_28:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v1, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, -1, v1
	v_cmp_gt_u32_e32 vcc, s16, v0
	v_cmp_lt_u32_e64 s[0:1], s6, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_30
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
.LBB5_30:
	s_mov_b32 s7, 0
	s_add_i32 s26, s6, 1
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v0, s26
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v0
	s_cmp_gt_u32 s17, 63
	v_mov_b32_e32 v0, -1
	s_cselect_b64 s[18:19], -1, 0
	s_lshr_b32 s6, s17, 1
	s_mov_b64 s[20:21], 0
	s_movk_i32 s27, 0x3c0
	s_branch .LBB5_33
.LBB5_31:
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB5_32:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB5_39
.LBB5_33:
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB5_32
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB5_31
	s_cmp_lg_u32 s7, 0
	s_cselect_b32 s7, s7, 64
	s_cmp_lt_u32 s7, s27
	s_mov_b32 s28, s7
	s_cbranch_scc1 .LBB5_37
.LBB5_36:
	s_addk_i32 s28, 0xfc40
	s_cmp_lt_u32 s28, s27
	s_sleep 15
	s_cbranch_scc0 .LBB5_36
.LBB5_37:
	s_lshl_b32 s29, s7, 1
	s_cmp_gt_u32 s7, s6
	s_cselect_b32 s7, s17, s29
	s_cmp_lt_u32 s28, 64
	s_cbranch_scc1 .LBB5_31
.LBB5_38:
	s_sub_i32 s28, s28, 64
	s_cmp_lt_u32 s28, 64
	s_sleep 1
	s_cbranch_scc0 .LBB5_38
	s_branch .LBB5_31
.LBB5_39:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s26, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB5_41
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
.LBB5_41:
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB5_46
	v_mov_b32_e32 v0, 1
	s_branch .LBB5_44
.LBB5_43:
	v_add_u32_e32 v1, vcc, -1, v1
	s_add_u32 s10, s10, 4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_addc_u32 s11, s11, 0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB5_46
.LBB5_44:
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB5_43
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_atomic_add v[2:3], v0
	s_branch .LBB5_43
.LBB5_46:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, 1
	flat_atomic_add v0, v[0:1], v2 glc
	s_add_i32 s0, s16, -1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB5_51
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_49
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v0
.LBB5_49:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_51
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s15
	flat_atomic_add v[0:1], v2
.LBB5_51:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel lobe_self_destruct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 30
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
.Lfunc_end5:
	.size	lobe_self_destruct, .Lfunc_end5-lobe_self_destruct
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           spin
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         spin.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ticket
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         ticket.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           self_destruct
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         self_destruct.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lobe_spin
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         lobe_spin.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lobe_ticket
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         lobe_ticket.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lobe_self_destruct
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         lobe_self_destruct.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
