	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	SLM_G
	.globl	SLM_G
	.p2align	8
	.type	SLM_G,@function
SLM_G:
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_load_dword s33, s[6:7], 0x8
	s_load_dwordx8 s[12:19], s[6:7], 0x10
	s_load_dwordx4 s[24:27], s[6:7], 0x48
	s_load_dwordx4 s[28:31], s[6:7], 0x30
	s_load_dwordx4 s[20:23], s[6:7], 0x40
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s24, 0
	s_cbranch_scc1 .LBB0_41
	s_cmp_gt_u32 s26, 63
	s_cselect_b64 s[22:23], -1, 0
	v_lshrrev_b32_e32 v3, 4, v0
	s_add_i32 s6, s25, 1
	s_lshr_b32 s27, s26, 1
	s_add_i32 s42, s8, 1
	v_mul_lo_u32 v3, v3, s6
	v_lshlrev_b32_e32 v1, 2, v0
	s_cmp_lg_u32 s25, 0
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v1, vcc, s16, v1
	s_cselect_b64 s[16:17], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s28, s28, s6
	s_addc_u32 s29, s29, s7
	v_lshlrev_b32_e32 v3, 4, v3
	s_lshl_b32 s6, s25, 4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[2:3], 16, v0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v7, 15, v0
	v_add_u32_e32 v8, vcc, s6, v3
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v4, 0
	s_movk_i32 s8, 0x3bf
	s_movk_i32 s43, 0x3c0
	v_mov_b32_e32 v10, -1
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s9, s24
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_41
.LBB0_3:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_atomic_add v11, v[5:6], v9 glc
.LBB0_5:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, s33, v11
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	v_mov_b32_e32 v3, 0
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
.LBB0_7:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v12, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_21
.LBB0_8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[34:35], s[0:1]
	s_cbranch_execz .LBB0_7
	flat_load_dword v12, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 1, v12
	v_cmp_ne_u32_e32 vcc, 1, v12
	v_cndmask_b32_e64 v12, 0, 1, s[6:7]
	ds_write_b32 v4, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[36:37], exec, s[6:7]
	s_cbranch_execz .LBB0_19
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_19
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, 64, v3, vcc
	v_cmp_lt_u32_e32 vcc, s8, v3
	v_mov_b32_e32 v12, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_15
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v12, v3
.LBB0_13:
	v_add_u32_e32 v12, vcc, 0xfffffc40, v12
	v_cmp_gt_u32_e32 vcc, s43, v12
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 15
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_13
	s_or_b64 exec, exec, s[38:39]
.LBB0_15:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s27, v3
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_18
	s_mov_b64 s[40:41], 0
.LBB0_17:
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[40:41], vcc, s[40:41]
	s_sleep 1
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_17
.LBB0_18:
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b32_e32 v3, 1, v3
	v_mov_b32_e32 v12, s26
	v_cndmask_b32_e64 v3, v3, v12, s[6:7]
.LBB0_19:
	s_or_saveexec_b64 s[6:7], s[36:37]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_6
.LBB0_21:
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_23
	flat_load_dword v12, v[1:2]
.LBB0_23:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_27
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s19
	flat_load_dword v3, v[13:14] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	flat_atomic_add v[13:14], v9
.LBB0_26:
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s19
	v_mov_b32_e32 v3, s42
	flat_store_dword v[13:14], v3
	s_waitcnt vmcnt(0)
.LBB0_27:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[16:17]
	v_mov_b32_e32 v13, v8
	s_mov_b32 s6, s25
	s_cbranch_vccnz .LBB0_29
.LBB0_28:
	v_add_u32_e32 v16, vcc, -16, v13
	v_or_b32_e32 v3, v16, v7
	v_lshlrev_b64 v[14:15], 2, v[3:4]
	v_mov_b32_e32 v17, s15
	v_add_u32_e32 v14, vcc, s14, v14
	v_addc_u32_e32 v15, vcc, v17, v15, vcc
	flat_load_dword v17, v[14:15]
	v_or_b32_e32 v3, v13, v7
	v_lshlrev_b64 v[14:15], 2, v[3:4]
	s_add_i32 s6, s6, -1
	v_mov_b32_e32 v18, s15
	v_add_u32_e32 v14, vcc, s14, v14
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v13, v16
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[14:15], v17
	s_cbranch_scc1 .LBB0_28
.LBB0_29:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_33
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s19
	flat_load_dword v3, v[13:14] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s42, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_32
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	flat_atomic_add v[13:14], v9
.LBB0_32:
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s19
	flat_store_dword v[13:14], v4
	s_waitcnt vmcnt(0)
.LBB0_33:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_35
	v_add_u32_e32 v3, vcc, 1, v12
	flat_store_dword v[1:2], v3
.LBB0_35:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_39
	v_cmp_ne_u32_e32 vcc, v12, v11
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_38
	v_mov_b32_e32 v12, s20
	v_mov_b32_e32 v13, s21
	flat_atomic_add v[12:13], v9
.LBB0_38:
	s_or_b64 exec, exec, s[34:35]
	v_mov_b32_e32 v12, s28
	v_mov_b32_e32 v13, s29
	flat_load_dword v3, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v3
	flat_store_dword v[12:13], v3
.LBB0_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_2
	v_add_u32_e32 v3, vcc, 1, v11
	v_and_b32_e32 v3, s33, v3
	v_lshlrev_b64 v[11:12], 2, v[3:4]
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v11, vcc, s10, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	flat_atomic_swap v[5:6], v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[11:12], v9
	s_branch .LBB0_2
.LBB0_41:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_43
	v_mov_b32_e32 v1, s30
	v_mov_b32_e32 v2, s31
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v3, v[1:2], v3 glc
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s6, s[4:5], 0xc
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s0, 0, s7
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s6, v1
	v_mul_lo_u32 v2, v1, s7
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s6, v2
	v_cmp_le_u32_e64 s[0:1], s7, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s7, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s7, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s7, v4, 0
	s_mov_b32 s7, 0
	v_cmp_ne_u64_e32 vcc, s[6:7], v[1:2]
	v_addc_u32_e32 v1, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	ds_write_b32 v5, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v2
	s_mov_b32 s3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_53
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, s0, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v1, vcc, v3, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v3, v1, s4
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v3, vcc, s2, v3
	v_cmp_le_u32_e64 s[0:1], s4, v3
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s4, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_mad_u64_u32 v[5:6], s[0:1], s4, v1, 0
	v_lshrrev_b32_e32 v3, 4, v0
	s_add_i32 s0, s25, 1
	v_cmp_ne_u64_e32 vcc, s[2:3], v[5:6]
	v_mul_lo_u32 v4, s0, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v3, v1, s24
	v_and_b32_e32 v5, 15, v0
	v_lshlrev_b32_e32 v6, 4, v4
	s_mov_b32 s2, 0
	s_branch .LBB0_46
.LBB0_45:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ge_u32_e32 vcc, s3, v3
	s_cmp_lg_u64 vcc, 0
	s_addc_u32 s2, s2, 0
	s_add_i32 s3, s3, 1
	s_cmp_le_u32 s3, s25
	v_add_u32_e32 v6, vcc, 16, v6
	s_cbranch_scc0 .LBB0_48
.LBB0_46:
	v_or_b32_e32 v1, v6, v5
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v8, vcc, s14, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	flat_load_dword v1, v[8:9]
	v_add_u32_e32 v8, vcc, s2, v4
	v_lshlrev_b32_e32 v8, 4, v8
	v_or_b32_e32 v8, v8, v5
	v_cvt_f32_u32_e32 v8, v8
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v1, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_45
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v9, s21
	flat_atomic_add v[8:9], v7
	s_branch .LBB0_45
.LBB0_48:
	v_cmp_ge_u32_e32 vcc, s33, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_53
	v_and_b32_e32 v2, s33, v3
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 1
	s_branch .LBB0_51
.LBB0_50:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, s4, v0
	v_cmp_lt_u32_e32 vcc, s33, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_53
.LBB0_51:
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_load_dword v4, v[4:5]
	v_cmp_eq_u32_e32 vcc, v2, v0
	v_cndmask_b32_e64 v5, -1, 1, vcc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_50
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	flat_atomic_add v[4:5], v3
	s_branch .LBB0_50
.LBB0_53:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel SLM_G
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 84
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
		.amdhsa_next_free_sgpr 44
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
	.size	SLM_G, .Lfunc_end0-SLM_G
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
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         72
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         80
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 84
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           SLM_G
    .private_segment_fixed_size: 0
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         SLM_G.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
