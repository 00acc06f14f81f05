	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_reader_leaves.cl" md5 0xf393193bb9a23dbf80fc501388762359
	.loc	0 6 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s7, 0
.Ltmp0:
	.loc	0 9 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_19
	.loc	0 7 25
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_lshl_b64 s[4:5], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_20
	.loc	0 0 25 is_stmt 0
	s_mov_b64 s[6:7], 0
	.loc	0 12 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 23 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	.loc	0 23 66 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 23 17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
.LBB0_4:
	.loc	0 21 13 is_stmt 1
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_3
.LBB0_5:
	.loc	0 22 23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 21 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_5
	s_branch .LBB0_3
.LBB0_6:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 24 30 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 24 27 is_stmt 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 25 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_atomic_sub v[0:1], v4
.LBB0_7:
	.loc	0 0 9 is_stmt 0
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_24
.LBB0_8:
	s_mov_b64 s[6:7], 0
	.loc	0 12 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_10
.LBB0_9:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 23 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	.loc	0 23 66 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 23 17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_12
.LBB0_10:
	.loc	0 21 13 is_stmt 1
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_9
.LBB0_11:
	.loc	0 22 23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 21 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_11
	s_branch .LBB0_9
.LBB0_12:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 24 30 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 24 27 is_stmt 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 25 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_atomic_sub v[0:1], v4
.LBB0_13:
	.loc	0 0 9 is_stmt 0
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_28
.LBB0_14:
	s_mov_b64 s[6:7], 0
	.loc	0 12 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_16
.LBB0_15:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 23 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	.loc	0 23 66 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 23 17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_18
.LBB0_16:
	.loc	0 21 13 is_stmt 1
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_15
.LBB0_17:
	.loc	0 22 23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 21 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_17
	s_branch .LBB0_15
.LBB0_18:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 24 30 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 24 27 is_stmt 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 25 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_atomic_sub v[0:1], v4
.LBB0_19:
	.loc	0 27 1
	s_endpgm
.LBB0_20:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB0_7
	s_mov_b64 s[6:7], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_22:
	.loc	0 14 21 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_22
	.loc	0 0 21 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 16 19 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 17 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 16 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 17 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_8
.LBB0_24:
	.loc	0 0 13 is_stmt 0
	s_cbranch_execz .LBB0_13
	s_mov_b64 s[6:7], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_26:
	.loc	0 14 21 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_26
	.loc	0 0 21 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 16 19 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 17 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 16 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 17 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_14
.LBB0_28:
	.loc	0 0 13 is_stmt 0
	s_cbranch_execz .LBB0_19
	s_mov_b64 s[4:5], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_30:
	.loc	0 14 21 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_30
	.loc	0 0 21 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 16 19 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 17 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 16 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 17 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	.loc	0 27 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
	.size	bug, .Lfunc_end0-bug
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	fixed
	.globl	fixed
	.p2align	8
	.type	fixed,@function
fixed:
.Lfunc_begin1:
	.loc	0 30 0
	.cfi_startproc
	s_mov_b32 s7, 0
.Ltmp2:
	.loc	0 33 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_19
	.loc	0 31 25
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_lshl_b64 s[4:5], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB1_20
	.loc	0 0 25 is_stmt 0
	s_mov_b64 s[6:7], 0
	.loc	0 36 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 47 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	.loc	0 47 66 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 47 17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_6
.LBB1_4:
	.loc	0 45 13 is_stmt 1
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_3
.LBB1_5:
	.loc	0 46 23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 45 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_5
	s_branch .LBB1_3
.LBB1_6:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 48 30 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 48 27 is_stmt 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 49 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_atomic_sub v[0:1], v4
.LBB1_7:
	.loc	0 0 9 is_stmt 0
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB1_24
.LBB1_8:
	s_mov_b64 s[6:7], 0
	.loc	0 36 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_10
.LBB1_9:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 47 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	.loc	0 47 66 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 47 17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_12
.LBB1_10:
	.loc	0 45 13 is_stmt 1
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_9
.LBB1_11:
	.loc	0 46 23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 45 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_11
	s_branch .LBB1_9
.LBB1_12:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 48 30 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 48 27 is_stmt 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 49 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_atomic_sub v[0:1], v4
.LBB1_13:
	.loc	0 0 9 is_stmt 0
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB1_28
.LBB1_14:
	s_mov_b64 s[6:7], 0
	.loc	0 36 14 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_16
.LBB1_15:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 47 17 is_stmt 1
	v_mov_b32_e32 v3, s1
	.loc	0 47 66 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 47 17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_18
.LBB1_16:
	.loc	0 45 13 is_stmt 1
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_15
.LBB1_17:
	.loc	0 46 23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 45 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_17
	s_branch .LBB1_15
.LBB1_18:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 48 30 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 48 27 is_stmt 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 49 9 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_atomic_sub v[0:1], v4
.LBB1_19:
	.loc	0 51 1
	s_endpgm
.LBB1_20:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB1_7
	s_mov_b64 s[6:7], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB1_22:
	.loc	0 38 21 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_22
	.loc	0 0 21 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 40 19 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 41 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 40 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 41 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB1_8
.LBB1_24:
	.loc	0 0 13 is_stmt 0
	s_cbranch_execz .LBB1_13
	s_mov_b64 s[6:7], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB1_26:
	.loc	0 38 21 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_26
	.loc	0 0 21 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 40 19 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 41 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 40 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 41 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB1_14
.LBB1_28:
	.loc	0 0 13 is_stmt 0
	s_cbranch_execz .LBB1_19
	s_mov_b64 s[4:5], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB1_30:
	.loc	0 38 21 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_30
	.loc	0 0 21 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 40 19 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 41 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 40 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 41 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	.loc	0 51 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
.Lfunc_end1:
	.size	fixed, .Lfunc_end1-fixed
	.cfi_endproc
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
        .type_name:      'atomic_uint*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'atomic_uint*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
