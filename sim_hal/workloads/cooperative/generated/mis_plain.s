	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mis
	.globl	mis
	.p2align	8
	.type	mis,@function
mis:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s3, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_mov_b32 s30, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s42, s3
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s4
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s4, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s4, v4, 0
	s_lshl_b32 s0, s8, 6
	v_or_b32_e32 v9, s0, v0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_cmp_gt_u32_e64 s[0:1], s33, v9
	v_addc_u32_e32 v0, vcc, 0, v4, vcc
	v_readfirstlane_b32 s40, v0
	s_lshl_b32 s41, s40, 6
	s_add_u32 s4, s12, 64
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, -1
	s_branch .LBB0_3
.LBB0_1:
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b32 s42, s2
	s_cbranch_vccnz .LBB0_56
.LBB0_3:
	s_mov_b32 s43, s30
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s3, 2
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[6:7], 0
	s_cbranch_scc1 .LBB0_28
	s_cmp_gt_i32 s3, 2
	s_cbranch_scc0 .LBB0_11
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[28:29], 0
	s_cmp_eq_u32 s3, 3
	s_mov_b64 s[10:11], 0
	s_cbranch_scc0 .LBB0_15
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_14
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, v9
	s_branch .LBB0_9
.LBB0_8:
	s_or_b64 exec, exec, s[38:39]
	v_add_u32_e32 v2, vcc, s41, v2
	v_cmp_le_u32_e32 vcc, s33, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[38:39], s[34:35], exec
	s_andn2_b64 s[36:37], s[36:37], exec
	s_or_b64 s[30:31], s[30:31], s[38:39]
	s_or_b64 s[36:37], s[36:37], s[38:39]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_12
.LBB0_9:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v4, vcc, s20, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	flat_load_dword v1, v[4:5]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[38:39], s[36:37], exec
	s_or_b64 s[34:35], s[34:35], s[38:39]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_8
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_mov_b32_e32 v1, s23
	v_add_u32_e32 v6, vcc, s22, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dword v1, v[6:7]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v1
	flat_load_dword v1, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_or_b64 s[36:37], s[36:37], vcc
	s_and_b64 s[36:37], s[36:37], exec
	s_or_b64 s[34:35], s[34:35], s[36:37]
	s_branch .LBB0_8
.LBB0_11:
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_15
.LBB0_12:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_14
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v4, s43
	flat_store_dword v[1:2], v4
	s_waitcnt vmcnt(0)
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s30, s43, 1
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[10:11], -1
.LBB0_15:
	s_mov_b32 s2, 1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_27
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_26
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v4, v9
	s_branch .LBB0_19
.LBB0_18:
	s_or_b64 exec, exec, s[30:31]
	v_add_u32_e32 v4, vcc, s41, v4
	v_cmp_le_u32_e32 vcc, s33, v4
	s_or_b64 s[28:29], vcc, s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_26
.LBB0_19:
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v6, s21
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_18
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v7, s19
	v_add_u32_e32 v6, vcc, s18, v1
	v_addc_u32_e32 v7, vcc, v7, v2, vcc
	flat_load_dword v6, v[6:7]
	v_mov_b32_e32 v7, s25
	v_add_u32_e32 v1, vcc, s24, v1
	v_addc_u32_e32 v2, vcc, v7, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v6, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_18
	v_add_u32_e32 v2, vcc, 1, v4
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_load_dword v7, v[1:2]
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v5, vcc, s22, v1
	v_addc_u32_e32 v6, vcc, v6, v2, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	flat_store_dword v[5:6], v8
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v1, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v5, vcc, s16, v5
	v_addc_u32_e32 v6, vcc, v2, v6, vcc
	s_mov_b64 s[34:35], 0
	s_branch .LBB0_24
.LBB0_23:
	s_or_b64 exec, exec, s[36:37]
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v1, v7
	s_or_b64 s[34:35], vcc, s[34:35]
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_18
.LBB0_24:
	flat_load_dword v2, v[5:6]
	v_mov_b32_e32 v12, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_add_u32_e32 v10, vcc, s20, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v10
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_23
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v2, v11, vcc
	flat_store_dword v[10:11], v3
	s_branch .LBB0_23
.LBB0_26:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], -1
	s_mov_b32 s2, 3
	s_mov_b32 s30, s43
.LBB0_27:
	s_mov_b64 s[28:29], 0
.LBB0_28:
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_46
	s_cmp_gt_i32 s3, 0
	s_mov_b64 s[28:29], -1
	s_cbranch_scc0 .LBB0_44
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_eq_u32_e32 vcc, s43, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_43
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_42
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v4, v9
	s_branch .LBB0_36
.LBB0_33:
	s_or_b64 exec, exec, s[34:35]
.LBB0_34:
	s_or_b64 exec, exec, s[30:31]
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v1, vcc, s24, v1
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	flat_store_dword v[1:2], v10
.LBB0_35:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s41, v4
	v_cmp_le_u32_e32 vcc, s33, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_42
.LBB0_36:
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v6, s21
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v6, v2, vcc
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_35
	v_add_u32_e32 v2, vcc, 1, v4
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	v_add_u32_e32 v6, vcc, s14, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	flat_load_dword v11, v[1:2]
	flat_load_dword v1, v[6:7]
	v_mov_b32_e32 v10, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v1, v11
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_34
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v2, v7, vcc
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v10, -1
	s_branch .LBB0_40
.LBB0_39:
	s_or_b64 exec, exec, s[36:37]
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[34:35], vcc, s[34:35]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_33
.LBB0_40:
	flat_load_dword v2, v[6:7]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_add_u32_e32 v12, vcc, s20, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_39
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v12, vcc, s18, v12
	v_addc_u32_e32 v13, vcc, v2, v13, vcc
	flat_load_dword v2, v[12:13]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v10, v2, v10
	s_branch .LBB0_39
.LBB0_42:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], -1
	s_mov_b32 s2, 2
	s_mov_b32 s30, s43
.LBB0_43:
	s_mov_b64 s[28:29], 0
.LBB0_44:
	s_mov_b64 s[8:9], 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_46
	s_cmp_lg_u32 s3, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[6:7], -1, 0
.LBB0_46:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_48
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[10:11], -1
	s_mov_b32 s30, s43
	s_mov_b32 s2, s3
.LBB0_48:
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b32 s3, s2
	s_cbranch_vccnz .LBB0_53
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_52
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, v9
.LBB0_51:
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v2, vcc, s41, v2
	v_add_u32_e64 v6, s[2:3], s20, v4
	v_cmp_le_u32_e32 vcc, s33, v2
	v_addc_u32_e64 v7, s[2:3], v1, v5, s[2:3]
	v_mov_b32_e32 v10, s23
	v_add_u32_e64 v4, s[2:3], s22, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	v_addc_u32_e64 v5, s[2:3], v10, v5, s[2:3]
	flat_store_dword v[6:7], v0
	flat_store_dword v[4:5], v0
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_51
.LBB0_52:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[10:11], -1
	s_mov_b32 s3, 1
	s_mov_b32 s30, s43
.LBB0_53:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[6:7], -1
	s_cbranch_vccnz .LBB0_2
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v7, s5
	s_add_i32 s2, s42, 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s4
	s_and_saveexec_b64 s[6:7], 1
	flat_atomic_add v10, v[4:5], v8 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s40, v10
	v_mov_b32 v10, s42
	s_cbranch_vccnz .Lmet0

.Lawait0:
	onward_wait_load_x2 v[10:11], v[6:7], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s42, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[6:7], v[0:3] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s8, v10
	s_mov_b64 exec, s[6:7]
	s_cmp_lg_u32 s8, s42
	s_cbranch_scc1 .LBB0_1
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	flat_store_dword v[4:5], v3
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v5, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[2:3]
	s_branch .LBB0_1
.LBB0_56:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel mis
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 15
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
	.size	mis, .Lfunc_end0-mis
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
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           mis
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         mis.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
