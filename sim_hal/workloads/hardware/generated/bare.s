	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bare_SRB_G
	.globl	bare_SRB_G
	.p2align	8
	.type	bare_SRB_G,@function
bare_SRB_G:
	s_load_dword s20, s[6:7], 0x20
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s20, 0
	s_cbranch_scc1 .LBB0_19
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dword s2, s[4:5], 0x4
	s_lshl_b64 s[0:1], s[8:9], 2
	s_mov_b32 s23, 1
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s16, s0
	s_addc_u32 s7, s17, s1
	s_add_i32 s21, s8, 1
	s_load_dword s8, s[4:5], 0xc
	s_and_b32 s22, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s22
	s_sub_i32 s0, 0, s22
	s_mov_b32 s4, -1
	s_mov_b32 s5, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 m0, -1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	v_mul_lo_u32 v1, s0, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v0, 0
	v_mul_hi_u32 v4, v2, v1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s23, s23, 1
	s_cmp_gt_u32 s23, s20
	s_cbranch_scc1 .LBB0_19
.LBB0_3:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, s7
	v_mov_b32_e32 v1, s23
	flat_store_dword v[5:6], v1
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[5:6], v3
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v1, vcc, v4, v2
	v_mul_hi_u32 v1, s8, v1
	s_sub_i32 s5, 1, s5
	v_mul_lo_u32 v5, v1, s22
	v_add_u32_e32 v6, vcc, 1, v1
	v_sub_u32_e32 v5, vcc, s8, v5
	v_cmp_le_u32_e64 s[2:3], s22, v5
	v_cndmask_b32_e64 v1, v1, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s22, v5
	v_cndmask_b32_e64 v5, v5, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s22, v5
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], s22, v1, 0
	v_cmp_ne_u64_e32 vcc, s[8:9], v[5:6]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_branch .LBB0_9
.LBB0_8:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v5, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_16
.LBB0_9:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_8
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_atomic_cmpswap v5, v[5:6], v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[5:6], v7
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s4
	onward_wait_load v9, v[5:6], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], s5, v9
	v_cmp_ne_u32_e32 vcc, s5, v9
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	ds_write_b32 v0, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_14
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s4
	onward_wait v[5:6], v[7:8] eq
.LBB0_14:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_8
.LBB0_16:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v5, s21
	v_cmp_ne_u32_e32 vcc, s21, v1
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_mov_b32_e32 v6, v0
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v5, vcc, s16, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v1, vcc, s23, v1
	v_cmp_gt_u32_e32 vcc, 2, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_2
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_atomic_add v[5:6], v3
	s_branch .LBB0_2
.LBB0_19:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bare_SRB_G
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 10
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
	.size	bare_SRB_G, .Lfunc_end0-bare_SRB_G
	.section	.AMDGPU.csdata
	.text
	.protected	bare_TB_LG
	.globl	bare_TB_LG
	.p2align	8
	.type	bare_TB_LG,@function
bare_TB_LG:
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	s_mov_b32 s21, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB1_75
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s9, s21
	s_lshl_b64 s[0:1], s[8:9], 2
	s_mov_b32 s2, 0x4f7ffffe
	s_mov_b32 s28, 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s16, s0
	s_addc_u32 s7, s17, s1
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s0, s11, 1
	s_cmpk_lt_u32 s11, 0x41
	s_cselect_b32 s9, s0, 64
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s20, s[4:5], 0xc
	s_cmp_lt_u32 s8, s9
	s_cselect_b64 s[22:23], -1, 0
	s_add_u32 s24, s14, 64
	s_addc_u32 s25, s15, 0
	v_cvt_f32_u32_e32 v1, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s0, 0xffff
	v_cvt_f32_u32_e32 v2, s11
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_rcp_iflag_f32_e32 v1, v1
	s_add_i32 s29, s8, 1
	v_rcp_iflag_f32_e32 v0, v2
	v_mov_b32_e32 v14, 1
	v_mul_f32_e32 v1, s2, v1
	v_cvt_u32_f32_e32 v10, v1
	v_mul_f32_e32 v0, s2, v0
	v_cvt_u32_f32_e32 v11, v0
	s_sub_i32 s2, 0, s9
	v_mul_lo_u32 v0, s2, v10
	s_sub_i32 s2, 0, s11
	v_mul_lo_u32 v1, s2, v11
	v_mul_hi_u32 v12, v10, v0
	v_mov_b32_e32 v0, -1
	v_mul_hi_u32 v13, v11, v1
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_3
.LBB1_2:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s28, s28, 1
	s_cmp_gt_u32 s28, s10
	s_cbranch_scc1 .LBB1_75
.LBB1_3:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_5
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v4, s28
	flat_store_dword v[2:3], v4
.LBB1_5:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, vcc, v12, v10
	v_mul_hi_u32 v3, s8, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, s13
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v3, v3, s9
	s_barrier 
	v_sub_u32_e32 v3, vcc, s8, v3
	v_subrev_u32_e32 v4, vcc, s9, v3
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_subrev_u32_e32 v4, vcc, s9, v3
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_lshlrev_b32_e32 v4, 5, v3
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v14
.LBB1_7:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v6, vcc, v13, v11
	v_mul_hi_u32 v6, s20, v6
	v_not_b32_e32 v3, v3
	v_mul_lo_u32 v7, v6, s11
	v_add_u32_e32 v8, vcc, 1, v6
	v_sub_u32_e32 v7, vcc, s20, v7
	v_cmp_le_u32_e64 s[2:3], s11, v7
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	v_subrev_u32_e32 v8, vcc, s11, v7
	v_cndmask_b32_e64 v7, v7, v8, s[2:3]
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_le_u32_e32 vcc, s11, v7
	v_cndmask_b32_e32 v8, v6, v8, vcc
	v_mad_u64_u32 v[6:7], s[2:3], s11, v8, 0
	v_add_u32_e32 v3, vcc, s9, v3
	v_cmp_ne_u64_e64 s[2:3], s[20:21], v[6:7]
	v_addc_u32_e64 v3, vcc, v3, v8, s[2:3]
	v_mul_hi_u32 v2, v3, v2
	v_addc_u32_e64 v15, vcc, 0, v8, s[2:3]
	v_mul_lo_u32 v6, v2, s9
	v_subrev_u32_e32 v3, vcc, v6, v3
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e64 s[2:3], s9, v3
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s9, v3
	v_cndmask_b32_e64 v3, v3, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v3, v2, v6, vcc
	v_mov_b32_e32 v2, v1
	s_branch .LBB1_9
.LBB1_8:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v6, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_16
.LBB1_9:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_8
	onward_wait_cmpswap v6, v[4:5], v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v6
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_cndmask_b32_e64 v7, 0, 1, s[2:3]
	ds_write_b32 v1, v7
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_14
	v_cmp_ne_u32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_13
	onward_wait v[4:5], v[0:1] eq
.LBB1_13:
	s_or_b64 exec, exec, s[26:27]
.LBB1_14:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_8
.LBB1_16:
	v_add_u32_e32 v6, vcc, 64, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v14
.LBB1_18:
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB1_20
.LBB1_19:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v8, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_27
.LBB1_20:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_19
	onward_wait_cmpswap v8, v[6:7], v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v8
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, 0, 1, s[2:3]
	ds_write_b32 v1, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_25
	v_cmp_ne_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_24
	onward_wait v[6:7], v[0:1] eq
.LBB1_24:
	s_or_b64 exec, exec, s[26:27]
.LBB1_25:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_19
.LBB1_27:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB1_50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_30
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[8:9], v14
.LBB1_30:
	s_or_b64 exec, exec, s[2:3]
	v_min_u32_e32 v9, s9, v15
	v_mov_b32_e32 v8, v1
	s_branch .LBB1_32
.LBB1_31:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v16, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_39
.LBB1_32:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_31
	v_mov_b32_e32 v18, s15
	v_mov_b32_e32 v17, s14
	onward_wait_cmpswap v16, v[17:18], v[8:9], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v16
	v_cmp_ne_u32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v17, 0, 1, s[2:3]
	ds_write_b32 v1, v17
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_37
	v_cmp_ne_u32_e32 vcc, v16, v9
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_36
	v_mov_b32_e32 v17, s15
	v_mov_b32_e32 v16, s14
	onward_wait v[16:17], v[0:1] eq
.LBB1_36:
	s_or_b64 exec, exec, s[26:27]
.LBB1_37:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_31
.LBB1_39:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_41
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, s25
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[16:17], v14
.LBB1_41:
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB1_43
.LBB1_42:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v16, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_50
.LBB1_43:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_42
	v_mov_b32_e32 v17, s24
	v_mov_b32_e32 v18, s25
	onward_wait_cmpswap v16, v[17:18], v[8:9], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v16
	v_cmp_ne_u32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v17, 0, 1, s[2:3]
	ds_write_b32 v1, v17
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_48
	v_cmp_ne_u32_e32 vcc, v16, v9
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_47
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, s25
	onward_wait v[16:17], v[0:1] eq
.LBB1_47:
	s_or_b64 exec, exec, s[26:27]
.LBB1_48:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_42
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_42
.LBB1_50:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_52
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v14
.LBB1_52:
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB1_54
.LBB1_53:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v8, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_61
.LBB1_54:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_53
	onward_wait_cmpswap v8, v[4:5], v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v8
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, 0, 1, s[2:3]
	ds_write_b32 v1, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_59
	v_cmp_ne_u32_e32 vcc, v8, v3
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_58
	onward_wait v[4:5], v[0:1] eq
.LBB1_58:
	s_or_b64 exec, exec, s[26:27]
.LBB1_59:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_53
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_53
.LBB1_61:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_63
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v14
.LBB1_63:
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB1_65
.LBB1_64:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_72
.LBB1_65:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_64
	onward_wait_cmpswap v4, v[6:7], v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v4
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	ds_write_b32 v1, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_70
	v_cmp_ne_u32_e32 vcc, v4, v3
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB1_69
	onward_wait v[6:7], v[0:1] eq
.LBB1_69:
	s_or_b64 exec, exec, s[26:27]
.LBB1_70:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB1_64
.LBB1_72:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_2
	v_mov_b32_e32 v2, s29
	v_cmp_ne_u32_e32 vcc, s29, v15
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v2, vcc, s16, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v2, vcc, s28, v2
	v_cmp_gt_u32_e32 vcc, 2, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_2
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v14
	s_branch .LBB1_2
.LBB1_75:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bare_TB_LG
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
.Lfunc_end1:
	.size	bare_TB_LG, .Lfunc_end1-bare_TB_LG
	.section	.AMDGPU.csdata
	.text
	.protected	bare_LFTB_LG
	.globl	bare_LFTB_LG
	.p2align	8
	.type	bare_LFTB_LG,@function
bare_LFTB_LG:
	s_load_dwordx2 s[10:11], s[6:7], 0x30
	s_mov_b32 s25, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB2_49
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s9, s25
	s_lshl_b64 s[2:3], s[8:9], 2
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s20, s2
	s_addc_u32 s7, s21, s3
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s9, s11, 1
	s_cmpk_lt_u32 s11, 0x41
	s_cselect_b32 s9, s9, 64
	s_cmp_lt_u32 s8, s9
	s_load_dword s11, s[4:5], 0x4
	s_load_dword s24, s[4:5], 0xc
	s_cselect_b64 s[26:27], -1, 0
	s_add_u32 s28, s16, s2
	s_addc_u32 s29, s17, s3
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[30:31], -1, 0
	s_add_u32 s34, s18, s2
	s_addc_u32 s35, s19, s3
	v_cvt_f32_u32_e32 v1, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s11, 0xffff
	v_cvt_f32_u32_e32 v2, s11
	s_mov_b32 s2, 0x4f7ffffe
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s33, 1
	v_rcp_iflag_f32_e32 v2, v2
	s_add_i32 s46, s8, 1
	v_mul_f32_e32 v1, s2, v1
	v_cvt_u32_f32_e32 v11, v1
	v_mul_f32_e32 v1, s2, v2
	v_cvt_u32_f32_e32 v12, v1
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v1, -1
	s_branch .LBB2_3
.LBB2_2:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s33, s33, 1
	s_cmp_gt_u32 s33, s10
	s_cbranch_scc1 .LBB2_49
.LBB2_3:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_5
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, s7
	v_mov_b32_e32 v3, s33
	flat_store_dword v[5:6], v3
.LBB2_5:
	s_or_b64 exec, exec, s[2:3]
	s_sub_i32 s2, 0, s9
	v_mul_lo_u32 v3, s2, v11
	s_sub_i32 s2, 0, s11
	v_mul_lo_u32 v5, s2, v12
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_hi_u32 v3, v11, v3
	s_barrier 
	v_mul_hi_u32 v5, v12, v5
	v_add_u32_e32 v3, vcc, v3, v11
	v_mul_hi_u32 v6, s8, v3
	v_add_u32_e32 v5, vcc, v5, v12
	v_mul_hi_u32 v5, s24, v5
	v_mul_lo_u32 v7, v6, s9
	v_add_u32_e32 v8, vcc, 1, v6
	v_mul_lo_u32 v9, v5, s11
	v_sub_u32_e32 v7, vcc, s8, v7
	v_cmp_le_u32_e64 s[2:3], s9, v7
	v_cndmask_b32_e64 v10, v6, v8, s[2:3]
	v_subrev_u32_e32 v6, vcc, s9, v7
	v_cndmask_b32_e64 v7, v7, v6, s[2:3]
	v_sub_u32_e32 v6, vcc, s24, v9
	v_add_u32_e32 v8, vcc, 1, v5
	v_cmp_le_u32_e64 s[2:3], s11, v6
	v_cndmask_b32_e64 v5, v5, v8, s[2:3]
	v_subrev_u32_e32 v8, vcc, s11, v6
	v_cndmask_b32_e64 v6, v6, v8, s[2:3]
	v_add_u32_e32 v8, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s11, v6
	v_cndmask_b32_e32 v9, v5, v8, vcc
	v_mad_u64_u32 v[5:6], s[2:3], s11, v9, 0
	v_mov_b32_e32 v8, s9
	v_add_u32_e32 v13, vcc, 1, v10
	v_cmp_ne_u64_e64 s[2:3], s[24:25], v[5:6]
	v_addc_u32_e64 v8, vcc, v8, v9, s[2:3]
	v_add_u32_e32 v5, vcc, -1, v8
	v_mul_hi_u32 v6, v5, v3
	v_cmp_le_u32_e32 vcc, s9, v7
	v_cndmask_b32_e32 v13, v10, v13, vcc
	v_mul_lo_u32 v7, v13, s9
	v_mul_lo_u32 v14, v6, s9
	v_sub_u32_e32 v10, vcc, s8, v7
	v_subrev_u32_e32 v5, vcc, v14, v5
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_le_u32_e64 s[4:5], s9, v5
	v_cndmask_b32_e64 v6, v6, v7, s[4:5]
	v_subrev_u32_e32 v7, vcc, s9, v5
	v_cndmask_b32_e64 v5, v5, v7, s[4:5]
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_le_u32_e32 vcc, s9, v5
	v_cndmask_b32_e32 v5, v6, v7, vcc
	v_mul_lo_u32 v7, v5, v10
	v_mov_b32_e32 v6, v4
	v_add_u32_e32 v5, vcc, v7, v13
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_7
	v_lshlrev_b64 v[13:14], 2, v[5:6]
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v13, vcc, s12, v13
	v_addc_u32_e32 v14, vcc, v15, v14, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[13:14], v2
.LBB2_7:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 vcc, exec, s[26:27]
	v_addc_u32_e64 v13, s[2:3], 0, v9, s[2:3]
	s_cbranch_vccnz .LBB2_39
	v_not_b32_e32 v9, v10
	v_add_u32_e32 v16, vcc, v8, v9
	v_mul_hi_u32 v3, v16, v3
	v_mov_b32_e32 v8, v4
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	v_mov_b32_e32 v15, s13
	v_mul_lo_u32 v17, v3, s9
	v_add_u32_e32 v14, vcc, s12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_subrev_u32_e32 v9, vcc, v17, v16
	v_add_u32_e32 v10, vcc, 1, v3
	v_cmp_le_u32_e64 s[2:3], s9, v9
	v_cndmask_b32_e64 v3, v3, v10, s[2:3]
	v_subrev_u32_e32 v10, vcc, s9, v9
	v_cndmask_b32_e64 v9, v9, v10, s[2:3]
	v_add_u32_e32 v10, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s9, v9
	v_cndmask_b32_e32 v16, v3, v10, vcc
	v_cmp_lt_u32_e64 s[2:3], v0, v16
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB2_15
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v3, v0
	s_branch .LBB2_11
.LBB2_10:
	s_or_b64 exec, exec, s[38:39]
	v_add_u32_e32 v3, vcc, s11, v3
	v_cmp_ge_u32_e32 vcc, v3, v16
	s_or_b64 s[36:37], vcc, s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB2_15
.LBB2_11:
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	s_mov_b64 s[38:39], 0
	v_add_u32_e32 v9, vcc, v14, v9
	v_addc_u32_e32 v10, vcc, v15, v10, vcc
	s_branch .LBB2_13
.LBB2_12:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[42:43], exec, s[40:41]
	s_or_b64 s[38:39], s[42:43], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB2_10
.LBB2_13:
	onward_wait_load v17, v[9:10], v[1:2] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v17
	s_or_b64 s[40:41], s[40:41], exec
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB2_12
	onward_wait v[9:10], v[1:2] eq all
	s_andn2_b64 s[40:41], s[40:41], exec
	s_branch .LBB2_12
.LBB2_15:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_17
	v_mov_b32_e32 v9, s28
	v_mov_b32_e32 v10, s29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v2
.LBB2_17:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB2_30
	v_min_u32_e32 v17, s9, v13
	v_cmp_lt_u32_e32 vcc, v0, v17
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB2_25
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v3, v0
	s_branch .LBB2_21
.LBB2_20:
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e64 v3, s[4:5], s11, v3
	v_cmp_ge_u32_e64 s[4:5], v3, v17
	s_or_b64 s[38:39], s[4:5], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB2_25
.LBB2_21:
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_mov_b32_e32 v18, s17
	v_add_u32_e64 v9, s[4:5], s16, v9
	v_addc_u32_e64 v10, s[4:5], v18, v10, s[4:5]
	s_mov_b64 s[40:41], 0
	s_branch .LBB2_23
.LBB2_22:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[4:5], exec, s[42:43]
	s_or_b64 s[40:41], s[4:5], s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB2_20
.LBB2_23:
	onward_wait_load v18, v[9:10], v[1:2] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], 1, v18
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB2_22
	onward_wait v[9:10], v[1:2] eq all
	s_andn2_b64 s[42:43], s[42:43], exec
	s_branch .LBB2_22
.LBB2_25:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_28
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v3, v0
.LBB2_27:
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_mov_b32_e32 v19, s17
	v_add_u32_e32 v18, vcc, s16, v9
	v_addc_u32_e32 v19, vcc, v19, v10, vcc
	v_mov_b32_e32 v20, s19
	v_add_u32_e32 v9, vcc, s18, v9
	v_addc_u32_e32 v10, vcc, v20, v10, vcc
	flat_atomic_swap v[18:19], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v2
	v_add_u32_e32 v3, vcc, s11, v3
	v_cmp_ge_u32_e32 vcc, v3, v17
	s_or_b64 s[36:37], vcc, s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB2_27
.LBB2_28:
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_30
.LBB2_29:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v3, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB2_35
.LBB2_30:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[36:37], s[0:1]
	s_cbranch_execz .LBB2_29
	v_mov_b32_e32 v9, s34
	v_mov_b32_e32 v10, s35
	onward_wait_load v3, v[9:10], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 1, v3
	v_cmp_ne_u32_e32 vcc, 1, v3
	v_cndmask_b32_e64 v3, 0, 1, s[4:5]
	ds_write_b32 v4, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_33
	v_mov_b32_e32 v9, s34
	v_mov_b32_e32 v10, s35
	onward_wait v[9:10], v[1:2] eq
.LBB2_33:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_29
	v_mov_b32_e32 v9, s34
	v_mov_b32_e32 v10, s35
	flat_atomic_swap v[9:10], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB2_29
.LBB2_35:
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB2_38
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v3, v8, vcc
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, v0
.LBB2_37:
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_add_u32_e32 v17, vcc, v14, v9
	v_addc_u32_e32 v18, vcc, v15, v10, vcc
	v_add_u32_e32 v9, vcc, v7, v9
	v_addc_u32_e32 v10, vcc, v8, v10, vcc
	flat_atomic_swap v[17:18], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v2
	v_add_u32_e32 v3, vcc, s11, v3
	v_cmp_ge_u32_e32 vcc, v3, v16
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB2_37
.LBB2_38:
	s_or_b64 exec, exec, s[4:5]
.LBB2_39:
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v5, vcc, s14, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	s_branch .LBB2_41
.LBB2_40:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v3, v4
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB2_46
.LBB2_41:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_40
	onward_wait_load v3, v[5:6], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 1, v3
	v_cmp_ne_u32_e32 vcc, 1, v3
	v_cndmask_b32_e64 v3, 0, 1, s[2:3]
	ds_write_b32 v4, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_44
	onward_wait v[5:6], v[1:2] eq
.LBB2_44:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_40
	flat_atomic_swap v[5:6], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB2_40
.LBB2_46:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_2
	v_mov_b32_e32 v3, s46
	v_cmp_ne_u32_e32 vcc, s46, v13
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, s21
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	flat_load_dword v3, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v3, vcc, s33, v3
	v_cmp_gt_u32_e32 vcc, 2, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_2
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v6, s23
	flat_atomic_add v[5:6], v2
	s_branch .LBB2_2
.LBB2_49:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bare_LFTB_LG
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 47
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
	.size	bare_LFTB_LG, .Lfunc_end2-bare_LFTB_LG
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
        .is_volatile:    true
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
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bare_SRB_G
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         bare_SRB_G.kd
    .vgpr_count:     10
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
        .is_volatile:    true
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
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bare_TB_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         bare_TB_LG.kd
    .vgpr_count:     19
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
        .is_volatile:    true
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bare_LFTB_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     49
    .sgpr_spill_count: 0
    .symbol:         bare_LFTB_LG.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
