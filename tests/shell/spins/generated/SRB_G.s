	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	SRB_G
	.globl	SRB_G
	.p2align	8
	.type	SRB_G,@function
SRB_G:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[6:7], 0x30
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc0 .LBB0_44
	v_cvt_f32_u32_e32 v1, s33
	s_mov_b32 s43, 0x4f7ffffe
	s_sub_i32 s0, 0, s33
	s_load_dword s6, s[4:5], 0xc
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u32 s22, 0
	s_mov_b32 s9, s7
	v_mov_b32_e32 v12, 1
	v_mul_f32_e32 v1, s43, v1
	v_cvt_u32_f32_e32 v1, v1
	s_movk_i32 s40, 0x3bf
	s_movk_i32 s41, 0x3c0
	s_mov_b32 s42, 0
	v_mul_lo_u32 v2, s0, v1
	s_cselect_b32 s0, s22, 1
	s_cmpk_lt_u32 s22, 0x41
	s_cselect_b32 s22, s0, 64
	v_mul_hi_u32 v2, v1, v2
	v_cvt_f32_u32_e32 v3, s22
	v_mov_b32_e32 v5, s22
	s_mov_b32 m0, -1
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s6, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_mul_f32_e32 v3, s43, v3
	v_sub_u32_e32 v2, vcc, s6, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v4, 0
	v_cvt_u32_f32_e32 v3, v3
	v_cmp_ne_u64_e32 vcc, s[6:7], v[1:2]
	s_add_i32 s6, s21, 1
	v_addc_u32_e64 v2, s[0:1], 0, v4, vcc
	s_sub_i32 s0, 0, s22
	v_mul_lo_u32 v1, s0, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_add_u32_e32 v4, vcc, -1, v5
	v_mul_hi_u32 v1, v3, v1
	s_cmp_lg_u32 s21, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_gt_u32 s23, 63
	v_add_u32_e32 v6, vcc, v1, v3
	v_mul_hi_u32 v1, v4, v6
	s_cselect_b64 s[28:29], -1, 0
	s_lshr_b32 s38, s23, 1
	s_lshl_b64 s[4:5], s[8:9], 2
	v_mul_lo_u32 v3, v1, s22
	v_add_u32_e32 v7, vcc, 1, v1
	s_add_u32 s24, s24, s4
	v_subrev_u32_e32 v3, vcc, v3, v4
	v_cmp_le_u32_e64 s[0:1], s22, v3
	v_cndmask_b32_e64 v1, v1, v7, s[0:1]
	v_subrev_u32_e32 v7, vcc, s22, v3
	v_cndmask_b32_e64 v3, v3, v7, s[0:1]
	v_add_u32_e32 v7, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s22, v3
	v_cndmask_b32_e32 v8, v1, v7, vcc
	v_mul_lo_u32 v1, v8, s22
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_addc_u32 s25, s25, s5
	s_lshl_b32 s9, s21, 4
	v_sub_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v9, vcc, v1, v4
	v_min_u32_e32 v1, s22, v2
	v_mul_lo_u32 v10, v8, v1
	s_lshl_b32 s39, s6, 4
	v_sub_u32_e32 v11, vcc, 0, v8
	v_cmp_lt_u32_e64 s[2:3], v0, v10
	v_mov_b32_e32 v7, s8
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, 1, v7
	v_cmp_ne_u32_e32 vcc, v1, v2
	s_cmp_eq_u32 s7, s20
	v_cndmask_b32_e32 v7, 0, v1, vcc
	s_cbranch_scc1 .LBB0_37
.LBB0_3:
	s_and_b32 s4, s7, 1
	v_mul_lo_u32 v3, v9, s4
	v_mov_b32_e32 v1, s19
	s_add_i32 s7, s7, 1
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_add_u32_e32 v13, vcc, s18, v13
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_5
	v_mul_hi_u32 v1, s8, v6
	v_mul_lo_u32 v3, v1, s22
	v_add_u32_e32 v15, vcc, 1, v1
	v_sub_u32_e32 v3, vcc, s8, v3
	v_cmp_le_u32_e64 s[4:5], s22, v3
	v_cndmask_b32_e64 v1, v1, v15, s[4:5]
	v_subrev_u32_e32 v15, vcc, s22, v3
	v_cndmask_b32_e64 v3, v3, v15, s[4:5]
	v_add_u32_e32 v15, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s22, v3
	v_cndmask_b32_e32 v1, v1, v15, vcc
	v_mul_lo_u32 v3, v1, s22
	v_sub_u32_e32 v3, vcc, s8, v3
	v_mul_lo_u32 v3, v8, v3
	v_add_u32_e32 v3, vcc, v1, v3
	v_lshlrev_b64 v[15:16], 2, v[3:4]
	v_mov_b32_e32 v1, s7
	v_add_u32_e32 v15, vcc, v13, v15
	v_addc_u32_e32 v16, vcc, v14, v16, vcc
	flat_store_dword v[15:16], v1
.LBB0_5:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_8
	v_mul_lo_u32 v1, v7, s33
	s_mov_b32 s4, s21
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v3, 4, v1
	v_mul_lo_u32 v3, s39, v3
	v_and_b32_e32 v1, 15, v1
	v_add_u32_e32 v15, vcc, s9, v3
.LBB0_7:
	v_add_u32_e32 v18, vcc, -16, v15
	v_or_b32_e32 v3, v18, v1
	v_lshlrev_b64 v[16:17], 2, v[3:4]
	v_mov_b32_e32 v19, s17
	v_add_u32_e32 v16, vcc, s16, v16
	v_addc_u32_e32 v17, vcc, v19, v17, vcc
	flat_load_dword v19, v[16:17]
	v_or_b32_e32 v3, v15, v1
	v_lshlrev_b64 v[16:17], 2, v[3:4]
	s_add_i32 s4, s4, -1
	v_mov_b32_e32 v20, s17
	v_add_u32_e32 v16, vcc, s16, v16
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v15, v18
	v_addc_u32_e32 v17, vcc, v20, v17, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[16:17], v19
	s_cbranch_scc1 .LBB0_7
.LBB0_8:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v15, s12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v12
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	s_sub_i32 s42, 1, s42
	v_mov_b32_e32 v3, 0
	s_branch .LBB0_13
.LBB0_11:
	v_mov_b32_e32 v3, v1
.LBB0_12:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_29
.LBB0_13:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v16, s13
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v15, s12
	flat_atomic_cmpswap v1, v[15:16], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_16
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v1, s42
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[15:16], v1
.LBB0_16:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v16, s15
	v_mov_b32_e32 v15, s14
	flat_load_dword v1, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s42, v1
	v_cmp_eq_u32_e64 s[4:5], s42, v1
	v_cndmask_b32_e64 v1, 0, 1, s[4:5]
	s_and_b64 vcc, exec, vcc
	ds_write_b32 v4, v1
	s_cbranch_vccz .LBB0_27
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v1, v3
	s_cbranch_vccnz .LBB0_26
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v1, 64, v3, vcc
	v_cmp_lt_u32_e32 vcc, s40, v1
	v_mov_b32_e32 v15, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_22
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v15, v1
.LBB0_20:
	v_add_u32_e32 v15, vcc, 0xfffffc40, v15
	v_cmp_gt_u32_e32 vcc, s41, v15
	s_or_b64 s[34:35], vcc, s[34:35]
	s_sleep 15
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_20
	s_or_b64 exec, exec, s[34:35]
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s38, v1
	v_cmp_lt_u32_e32 vcc, 63, v15
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_25
	s_mov_b64 s[36:37], 0
.LBB0_24:
	v_subrev_u32_e32 v15, vcc, 64, v15
	v_cmp_gt_u32_e32 vcc, 64, v15
	s_or_b64 s[36:37], vcc, s[36:37]
	s_sleep 1
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB0_24
.LBB0_25:
	s_or_b64 exec, exec, s[34:35]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v15, s23
	v_cndmask_b32_e64 v1, v1, v15, s[4:5]
.LBB0_26:
	s_cbranch_execnz .LBB0_11
	s_branch .LBB0_28
.LBB0_27:
.LBB0_28:
	v_mov_b32_e32 v1, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_11
.LBB0_29:
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execz .LBB0_35
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v3, v0
	s_branch .LBB0_32
.LBB0_31:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v3, vcc, s33, v3
	v_cmp_ge_u32_e32 vcc, v3, v10
	s_or_b64 s[34:35], vcc, s[34:35]
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_35
.LBB0_32:
	v_cvt_f32_u32_e32 v1, v8
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s43, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v15, v11, v1
	v_mul_hi_u32 v15, v1, v15
	v_add_u32_e32 v1, vcc, v15, v1
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v15, v11, v1
	v_not_b32_e32 v17, v1
	v_mul_lo_u32 v17, v8, v17
	v_add_u32_e32 v16, vcc, 1, v1
	v_add_u32_e32 v15, vcc, v3, v15
	v_cmp_ge_u32_e32 vcc, v15, v8
	v_cndmask_b32_e32 v1, v1, v16, vcc
	v_add_u32_e64 v16, s[4:5], v3, v17
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_add_u32_e32 v16, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v15, v8
	v_cndmask_b32_e32 v1, v1, v16, vcc
	v_mul_lo_u32 v15, v11, v1
	v_not_b32_e32 v1, v1
	v_add_u32_e32 v1, vcc, v5, v1
	v_mul_hi_u32 v16, v1, v6
	v_add_u32_e32 v15, vcc, v3, v15
	v_mul_lo_u32 v17, v16, s22
	v_add_u32_e32 v18, vcc, 1, v16
	v_sub_u32_e32 v1, vcc, v1, v17
	v_cmp_le_u32_e32 vcc, s22, v1
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_subrev_u32_e64 v17, s[4:5], s22, v1
	v_cndmask_b32_e32 v1, v1, v17, vcc
	v_add_u32_e32 v17, vcc, 1, v16
	v_cmp_le_u32_e32 vcc, s22, v1
	v_cndmask_b32_e32 v1, v16, v17, vcc
	v_cmp_lt_u32_e32 vcc, v15, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_31
	v_lshlrev_b64 v[15:16], 2, v[3:4]
	v_add_u32_e32 v15, vcc, v13, v15
	v_addc_u32_e32 v16, vcc, v14, v16, vcc
	flat_load_dword v1, v[15:16]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s7, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v15, s26
	v_mov_b32_e32 v16, s27
	flat_atomic_add v[15:16], v12
	s_branch .LBB0_31
.LBB0_35:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v13, s24
	v_mov_b32_e32 v14, s25
	flat_load_dword v1, v[13:14]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[13:14], v1
	s_branch .LBB0_2
.LBB0_37:
	s_branch .LBB0_39
.LBB0_38:
	s_add_i32 s6, s21, 1
	v_mov_b32_e32 v7, s8
.LBB0_39:
	v_mul_lo_u32 v1, v7, s33
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s3, 0
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s6
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 15, v0
	v_lshlrev_b32_e32 v5, 4, v2
	s_branch .LBB0_41
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s20
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s3, s3, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s21
	v_add_u32_e32 v5, vcc, 16, v5
	s_cbranch_scc0 .LBB0_43
.LBB0_41:
	v_or_b32_e32 v0, v5, v4
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s3, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v4
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_40
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v3
	s_branch .LBB0_40
.LBB0_43:
	s_endpgm
.LBB0_44:
	s_cbranch_execnz .LBB0_38
	s_branch .LBB0_39
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel SRB_G
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 21
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
	.size	SRB_G, .Lfunc_end0-SRB_G
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
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
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
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           SRB_G
    .private_segment_fixed_size: 0
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         SRB_G.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
