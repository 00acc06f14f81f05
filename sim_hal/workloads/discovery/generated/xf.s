	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	xf_rounds
	.globl	xf_rounds
	.p2align	8
	.type	xf_rounds,@function
xf_rounds:
	s_load_dwordx2 s[10:11], s[6:7], 0x1c
	s_mov_b32 s21, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_40
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s20, s[4:5], 0xc
	v_and_b32_e32 v9, 15, v0
	s_lshl_b32 s4, s8, 4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_mov_b32 s9, s21
	s_cmp_lg_u32 s8, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cselect_b64 s[18:19], -1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s34, 1
	v_mov_b32_e32 v6, 1
	s_movk_i32 s36, 0x3c0
	v_mul_lo_u32 v3, s0, v1
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	s_movk_i32 s37, 0xfc40
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v1, vcc, v3, v1
	v_mul_hi_u32 v3, s20, v1
	v_or_b32_e32 v1, s4, v9
	v_mul_lo_u32 v4, v3, s33
	v_add_u32_e32 v5, vcc, 1, v3
	v_sub_u32_e32 v4, vcc, s20, v4
	v_cmp_le_u32_e64 s[4:5], s33, v4
	v_cndmask_b32_e64 v3, v3, v5, s[4:5]
	v_subrev_u32_e32 v5, vcc, s33, v4
	v_cndmask_b32_e64 v4, v4, v5, s[4:5]
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s33, v4
	v_cndmask_b32_e32 v5, v3, v5, vcc
	v_mad_u64_u32 v[3:4], s[4:5], s33, v5, 0
	s_lshl_b64 s[4:5], s[8:9], 2
	v_cmp_ne_u64_e32 vcc, s[20:21], v[3:4]
	s_add_u32 s20, s12, s4
	s_addc_u32 s21, s13, s5
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	s_cmp_gt_u32 s11, 63
	v_add_u32_e32 v0, vcc, 1, v0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_lshlrev_b32_e32 v11, 4, v10
	s_cselect_b64 s[22:23], -1, 0
	s_lshr_b32 s35, s11, 1
	v_cmp_lt_u32_e64 s[4:5], v0, v10
	v_cmp_ne_u32_e64 s[6:7], 0, v10
	v_mov_b32_e32 v5, -1
	s_branch .LBB0_3
.LBB0_2:
	s_add_i32 s34, s34, 1
	s_cmp_gt_u32 s34, s10
	s_cbranch_scc1 .LBB0_40
.LBB0_3:
	s_and_b32 s8, s34, 1
	v_mul_lo_u32 v1, v11, s8
	v_mov_b32_e32 v13, s15
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_u32_e32 v12, vcc, s14, v7
	v_addc_u32_e32 v13, vcc, v13, v8, vcc
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_5
	v_add_u32_e32 v7, vcc, v12, v3
	v_addc_u32_e32 v8, vcc, v13, v4, vcc
	v_mov_b32_e32 v1, s34
	flat_store_dword v[7:8], v1
.LBB0_5:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_16
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s21
	s_mov_b32 s30, 0
	s_mov_b64 s[24:25], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v6
	s_branch .LBB0_10
.LBB0_8:
	s_andn2_b64 s[26:27], s[26:27], exec
.LBB0_9:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], exec, s[26:27]
	s_or_b64 s[24:25], s[28:29], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_17
.LBB0_10:
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v8, s21
	onward_wait_load v14, v[7:8], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_9
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s21
	onward_wait v[7:8], v[1:2] eq
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_8
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s30, s30, 64
	s_cmp_lt_u32 s30, s36
	s_mov_b32 s31, s30
	s_cbranch_scc1 .LBB0_14
.LBB0_13:
	s_add_i32 s31, s31, s37
	s_cmp_lt_u32 s31, s36
	s_sleep 15
	s_cbranch_scc0 .LBB0_13
.LBB0_14:
	s_lshl_b32 s38, s30, 1
	s_cmp_gt_u32 s30, s35
	s_cselect_b32 s30, s11, s38
	s_cmp_lt_u32 s31, 64
	s_cbranch_scc1 .LBB0_8
.LBB0_15:
	s_sub_i32 s31, s31, 64
	s_cmp_lt_u32 s31, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_15
	s_branch .LBB0_8
.LBB0_16:
	s_cbranch_execnz .LBB0_19
	s_branch .LBB0_35
.LBB0_17:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_18:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_35
.LBB0_19:
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_31
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_22
.LBB0_21:
	s_or_b64 exec, exec, s[26:27]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v10
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_31
.LBB0_22:
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v7, vcc, s12, v7
	v_addc_u32_e32 v8, vcc, v14, v8, vcc
	s_mov_b32 s38, 0
	s_mov_b64 s[26:27], 0
	s_branch .LBB0_25
.LBB0_23:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB0_24:
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_21
.LBB0_25:
	onward_wait_load v14, v[7:8], v[5:6] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v14
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_24
	onward_wait v[7:8], v[5:6] eq all
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_23
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s36
	s_mov_b32 s39, s38
	s_cbranch_scc1 .LBB0_29
.LBB0_28:
	s_add_i32 s39, s39, s37
	s_cmp_lt_u32 s39, s36
	s_sleep 15
	s_cbranch_scc0 .LBB0_28
.LBB0_29:
	s_lshl_b32 s40, s38, 1
	s_cmp_gt_u32 s38, s35
	s_cselect_b32 s38, s11, s40
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB0_23
.LBB0_30:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_30
	s_branch .LBB0_23
.LBB0_31:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_34
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v1, v0
.LBB0_33:
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s33, v1
	v_mov_b32_e32 v14, s13
	v_cmp_ge_u32_e32 vcc, v1, v10
	v_add_u32_e64 v7, s[8:9], s12, v7
	v_addc_u32_e64 v8, s[8:9], v14, v8, s[8:9]
	s_or_b64 s[26:27], vcc, s[26:27]
	flat_store_dword v[7:8], v2
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_33
.LBB0_34:
	s_or_b64 exec, exec, s[24:25]
.LBB0_35:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_2
	s_mov_b32 s24, 0
	v_mov_b32_e32 v7, v10
	s_branch .LBB0_38
.LBB0_37:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v7, vcc, -1, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b64 vcc, exec, vcc
	s_add_i32 s24, s24, 16
	s_cbranch_vccnz .LBB0_2
.LBB0_38:
	v_or_b32_e32 v1, s24, v9
	v_lshlrev_b64 v[14:15], 2, v[1:2]
	v_add_u32_e32 v14, vcc, v12, v14
	v_addc_u32_e32 v15, vcc, v13, v15, vcc
	flat_load_dword v1, v[14:15]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s34, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_37
	v_mov_b32_e32 v14, s16
	v_mov_b32_e32 v15, s17
	flat_atomic_add v[14:15], v6
	s_branch .LBB0_37
.LBB0_40:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel xf_rounds
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 41
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
	.size	xf_rounds, .Lfunc_end0-xf_rounds
	.section	.AMDGPU.csdata
	.text
	.protected	maximal_rounds
	.globl	maximal_rounds
	.p2align	8
	.type	maximal_rounds,@function
maximal_rounds:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx2 s[10:11], s[6:7], 0x2c
	s_cmp_eq_u64 s[12:13], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v3, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s2, v1
	v_mov_b32_e32 v1, s2
	s_cbranch_scc1 .LBB1_18
	s_add_u32 s0, s12, 64
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s4, s12, 8
	s_addc_u32 s5, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	flat_load_dword v2, v[2:3] glc
	v_readfirstlane_b32 s5, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc1 .LBB1_17
	s_add_i32 s2, s33, 63
	s_lshr_b32 s4, s2, 6
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s2, v3
	v_mad_u64_u32 v[1:2], s[2:3], s2, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_12
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_add_i32 s3, s5, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_lg_u32 s2, s3
	s_cbranch_scc1 .LBB1_7
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s2, v3
	v_or_b32_e32 v3, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[3:6] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[0:1]
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
.LBB1_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s4, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cbranch_scc1 .LBB1_11
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
	v_mov_b32_e32 v5, s2
	v_mov_b32_e32 v6, 0
	flat_store_dwordx2 v[3:4], v[5:6]
.LBB1_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s2, v3
.LBB1_11:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_17
.LBB1_12:
	s_cbranch_execz .LBB1_17
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s4, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cbranch_scc1 .LBB1_17
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_16
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB1_16:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s2, v1
.LBB1_17:
	v_mov_b32_e32 v1, s2
.LBB1_18:
	v_or_b32_e32 v2, s8, v0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[12:13], -1, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_20
	v_readfirstlane_b32 s4, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	v_mov_b32_e32 v4, s4
	flat_store_dword v[2:3], v4
.LBB1_20:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s36, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s10, 0
	s_mov_b32 s21, 0
	s_cbranch_scc1 .LBB1_60
	v_and_b32_e32 v9, 15, v0
	s_lshl_b32 s4, s8, 4
	s_lshl_b32 s37, s36, 4
	v_or_b32_e32 v1, s4, v9
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s8, s14, s4
	s_addc_u32 s9, s15, s5
	s_cmp_gt_u32 s11, 63
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[22:23], -1, 0
	s_lshr_b32 s39, s11, 1
	v_cmp_gt_u32_e64 s[2:3], 16, v0
	v_add_u32_e32 v0, vcc, 1, v0
	s_cmp_lg_u32 s36, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_mov_b32 s38, 1
	v_cmp_gt_u32_e64 s[4:5], s36, v0
	s_cselect_b64 s[24:25], -1, 0
	v_mov_b32_e32 v6, 1
	s_movk_i32 s40, 0x3c0
	s_movk_i32 s41, 0xfc40
	v_mov_b32_e32 v5, -1
	s_branch .LBB1_23
.LBB1_22:
	s_add_i32 s38, s38, 1
	s_cmp_gt_u32 s38, s10
	s_cbranch_scc1 .LBB1_60
.LBB1_23:
	s_and_b32 s6, s38, 1
	s_mul_i32 s20, s37, s6
	s_lshl_b64 s[6:7], s[20:21], 2
	s_add_u32 s20, s16, s6
	s_addc_u32 s42, s17, s7
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB1_25
	v_mov_b32_e32 v1, s42
	v_add_u32_e32 v7, vcc, s20, v3
	v_addc_u32_e32 v8, vcc, v1, v4, vcc
	v_mov_b32_e32 v1, s38
	flat_store_dword v[7:8], v1
.LBB1_25:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB1_28
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB1_40
.LBB1_27:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB1_56
	s_branch .LBB1_22
.LBB1_28:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_39
	v_mov_b32_e32 v7, s8
	v_mov_b32_e32 v8, s9
	s_mov_b32 s34, 0
	s_mov_b64 s[26:27], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[7:8], v6
	s_branch .LBB1_32
.LBB1_30:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB1_31:
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB1_38
.LBB1_32:
	v_mov_b32_e32 v7, s8
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v8, s9
	onward_wait_load v10, v[7:8], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB1_31
	v_mov_b32_e32 v7, s8
	v_mov_b32_e32 v8, s9
	onward_wait v[7:8], v[1:2] eq
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB1_30
	s_cmp_lg_u32 s34, 0
	s_cselect_b32 s34, s34, 64
	s_cmp_lt_u32 s34, s40
	s_mov_b32 s35, s34
	s_cbranch_scc1 .LBB1_36
.LBB1_35:
	s_add_i32 s35, s35, s41
	s_cmp_lt_u32 s35, s40
	s_sleep 15
	s_cbranch_scc0 .LBB1_35
.LBB1_36:
	s_lshl_b32 s43, s34, 1
	s_cmp_gt_u32 s34, s39
	s_cselect_b32 s34, s11, s43
	s_cmp_lt_u32 s35, 64
	s_cbranch_scc1 .LBB1_30
.LBB1_37:
	s_sub_i32 s35, s35, 64
	s_cmp_lt_u32 s35, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_37
	s_branch .LBB1_30
.LBB1_38:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB1_27
.LBB1_40:
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_52
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB1_43
.LBB1_42:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_le_u32_e32 vcc, s36, v1
	s_or_b64 s[26:27], vcc, s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB1_52
.LBB1_43:
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v10, v8, vcc
	s_mov_b32 s43, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB1_46
.LBB1_44:
	s_andn2_b64 s[30:31], s[30:31], exec
.LBB1_45:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB1_42
.LBB1_46:
	onward_wait_load v10, v[7:8], v[5:6] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v10
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB1_45
	onward_wait v[7:8], v[5:6] eq all
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB1_44
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s40
	s_mov_b32 s44, s43
	s_cbranch_scc1 .LBB1_50
.LBB1_49:
	s_add_i32 s44, s44, s41
	s_cmp_lt_u32 s44, s40
	s_sleep 15
	s_cbranch_scc0 .LBB1_49
.LBB1_50:
	s_lshl_b32 s45, s43, 1
	s_cmp_gt_u32 s43, s39
	s_cselect_b32 s43, s11, s45
	s_cmp_lt_u32 s44, 64
	s_cbranch_scc1 .LBB1_44
.LBB1_51:
	s_sub_i32 s44, s44, 64
	s_cmp_lt_u32 s44, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_51
	s_branch .LBB1_44
.LBB1_52:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB1_55
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v1, v0
.LBB1_54:
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s33, v1
	v_mov_b32_e32 v10, s15
	v_cmp_le_u32_e32 vcc, s36, v1
	v_add_u32_e64 v7, s[6:7], s14, v7
	v_addc_u32_e64 v8, s[6:7], v10, v8, s[6:7]
	s_or_b64 s[28:29], vcc, s[28:29]
	flat_store_dword v[7:8], v2
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB1_54
.LBB1_55:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_22
.LBB1_56:
	s_mov_b32 s26, 0
	s_mov_b32 s27, s36
	s_branch .LBB1_58
.LBB1_57:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s27, s27, -1
	s_add_i32 s26, s26, 16
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .LBB1_22
.LBB1_58:
	v_or_b32_e32 v1, s26, v9
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v1, s42
	v_add_u32_e32 v7, vcc, s20, v7
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	flat_load_dword v1, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s38, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_57
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v8, s19
	flat_atomic_add v[7:8], v6
	s_branch .LBB1_57
.LBB1_60:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel maximal_rounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
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
		.amdhsa_next_free_vgpr 12
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
.Lfunc_end1:
	.size	maximal_rounds, .Lfunc_end1-maximal_rounds
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         24
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .max_flat_workgroup_size: 1024
    .name:           xf_rounds
    .private_segment_fixed_size: 0
    .sgpr_count:     43
    .sgpr_spill_count: 0
    .symbol:         xf_rounds.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'void*'
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
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         40
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         44
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           maximal_rounds
    .private_segment_fixed_size: 0
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         maximal_rounds.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
