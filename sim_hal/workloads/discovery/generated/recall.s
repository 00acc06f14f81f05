	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	spin
	.globl	spin
	.p2align	8
	.type	spin,@function
spin:
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_load_dwordx4 s[28:31], s[6:7], 0x50
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s40, s[4:5], 0xc
	s_memtime s[34:35]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_42
	s_mov_b32 s3, s9
	s_mov_b32 s2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v4, s2
	onward_wait_cmpswap v3, v[1:2], v[4:5], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_10
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s3, 0
	s_cselect_b64 s[36:37], -1, 0
	s_lshr_b32 s41, s31, 1
	s_mov_b64 s[38:39], 0
	s_movk_i32 s42, 0x3c0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s43, s3
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v7, s3
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s2
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_9
.LBB0_4:
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_3
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s42
	s_mov_b32 s44, s43
	s_cbranch_scc1 .LBB0_7
.LBB0_6:
	s_addk_i32 s44, 0xfc40
	s_cmp_lt_u32 s44, s42
	s_sleep 15
	s_cbranch_scc0 .LBB0_6
.LBB0_7:
	s_lshl_b32 s45, s43, 1
	s_cmp_gt_u32 s43, s41
	s_cselect_b32 s43, s31, s45
	s_cmp_lt_u32 s44, 64
	s_cbranch_scc1 .LBB0_3
.LBB0_8:
	s_sub_i32 s44, s44, 64
	s_cmp_gt_u32 s44, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_8
	s_branch .LBB0_3
.LBB0_9:
	s_or_b64 exec, exec, s[38:39]
.LBB0_10:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_14
	s_add_u32 s36, s12, 0x80
	s_addc_u32 s37, s13, 0
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_load_dwordx2 v[1:2], v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	s_cbranch_vccnz .LBB0_13
	s_lshl_b64 s[38:39], s[8:9], 2
	s_add_u32 s38, s14, s38
	s_addc_u32 s39, s15, s39
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_add_u32_e32 v4, vcc, 1, v1
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_store_dword v[1:2], v4
.LBB0_13:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s13
	s_and_b64 s[2:3], s[2:3], exec
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_14:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_41
	s_cmp_eq_u32 s29, 0
	s_mov_b32 s37, 0
	s_cbranch_scc1 .LBB0_30
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s36, 1
	s_cselect_b64 s[38:39], -1, 0
	s_lshr_b32 s41, s31, 1
	s_mov_b64 s[42:43], 0
	s_movk_i32 s48, 0x3c0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s49, s37
	s_branch .LBB0_18
.LBB0_17:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[46:47]
	s_or_b64 s[42:43], s[44:45], s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_29
.LBB0_18:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v7, s37
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_27
	s_mov_b32 s50, 0
	s_mov_b64 s[46:47], 0
	s_branch .LBB0_21
.LBB0_20:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v7, s37
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_26
.LBB0_21:
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_20
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s48
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB0_24
.LBB0_23:
	s_addk_i32 s51, 0xfc40
	s_cmp_lt_u32 s51, s48
	s_sleep 15
	s_cbranch_scc0 .LBB0_23
.LBB0_24:
	s_lshl_b32 s52, s50, 1
	s_cmp_gt_u32 s50, s41
	s_cselect_b32 s50, s31, s52
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB0_20
.LBB0_25:
	s_sub_i32 s51, s51, 64
	s_cmp_gt_u32 s51, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_25
	s_branch .LBB0_20
.LBB0_26:
	s_or_b64 exec, exec, s[46:47]
.LBB0_27:
	s_or_b64 exec, exec, s[44:45]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 s[46:47], -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_17
	s_add_i32 s49, s49, 1
	s_cmp_eq_u32 s49, s29
	v_mov_b32_e32 v3, s12
	s_cselect_b64 s[46:47], -1, 0
	v_mov_b32_e32 v4, s13
	s_orn2_b64 s[46:47], s[46:47], exec
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v2
	s_branch .LBB0_17
.LBB0_29:
	s_or_b64 exec, exec, s[42:43]
.LBB0_30:
	s_mov_b32 s36, 1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v5, s37
	onward_wait_cmpswap v3, v[1:2], v[4:5], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_39
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s37, 0
	s_cselect_b64 s[42:43], -1, 0
	s_lshr_b32 s29, s31, 1
	s_mov_b64 s[44:45], 0
	s_movk_i32 s41, 0x3c0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s46, s37
	s_branch .LBB0_33
.LBB0_32:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v7, s37
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_38
.LBB0_33:
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_32
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s41
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB0_36
.LBB0_35:
	s_addk_i32 s47, 0xfc40
	s_cmp_lt_u32 s47, s41
	s_sleep 15
	s_cbranch_scc0 .LBB0_35
.LBB0_36:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s29
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB0_32
.LBB0_37:
	s_sub_i32 s47, s47, 64
	s_cmp_gt_u32 s47, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_37
	s_branch .LBB0_32
.LBB0_38:
	s_or_b64 exec, exec, s[44:45]
.LBB0_39:
	s_or_b64 exec, exec, s[38:39]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_41
	s_add_u32 s36, s12, 0x84
	s_addc_u32 s37, s13, 0
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s37
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_41:
	s_or_b64 exec, exec, s[10:11]
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s28
	ds_write_b32 v2, v1
.LBB0_42:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_load_dwordx4 s[36:39], s[6:7], 0x40
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_44
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v2, v[1:2]
.LBB0_44:
	s_add_u32 s10, s12, 0x80
	s_addc_u32 s11, s13, 0
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB0_46
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4]
.LBB0_46:
	s_and_b32 s33, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s4, 0, s33
	s_mov_b32 s41, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s4, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_hi_u32 v1, s40, v1
	v_mul_lo_u32 v4, v1, s33
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v4, vcc, s40, v4
	v_cmp_le_u32_e64 s[4:5], s33, v4
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
	v_subrev_u32_e32 v5, vcc, s33, v4
	v_cndmask_b32_e64 v4, v4, v5, s[4:5]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v4
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s33, v1, 0
	v_cmp_ne_u64_e32 vcc, s[40:41], v[4:5]
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_49
	s_memtime s[6:7]
	s_lshl_b64 s[12:13], s[8:9], 6
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v9, s13
	s_add_u32 s6, s12, 16
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	s_add_u32 s6, s12, 28
	s_addc_u32 s7, s13, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s40, s41
	v_mov_b32_e32 v9, s7
	s_waitcnt vmcnt(1)
	flat_store_dwordx3 v[4:5], v[1:3]
	s_mov_b32 s42, s41
	s_mov_b32 s43, s41
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v4, s40
	s_add_u32 s6, s12, 44
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	s_addc_u32 s7, s13, 0
	flat_store_dwordx4 v[8:9], v[4:7]
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	s_add_u32 s6, s12, 60
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, s7
	s_andn2_b64 vcc, exec, s[2:3]
	flat_store_dword v[6:7], v5
	s_cbranch_vccnz .LBB0_49
	v_lshlrev_b32_e32 v1, 1, v22
	v_add_u32_e32 v4, vcc, v1, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v4, vcc, s18, v4
	s_add_i32 s6, s8, 1
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	v_mov_b32_e32 v1, s6
	flat_store_dword v[4:5], v1
.LBB0_49:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_89
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_add_u32_e32 v12, vcc, 1, v0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v6, vcc, s16, v1
	s_cselect_b64 s[12:13], -1, 0
	s_mov_b32 s42, 1
	s_lshr_b32 s43, s31, 1
	v_cmp_lt_u32_e64 s[4:5], v12, v3
	v_cmp_lt_u32_e64 s[6:7], v0, v3
	v_addc_u32_e32 v7, vcc, v4, v2, vcc
	v_mov_b32_e32 v9, 1
	s_movk_i32 s44, 0x3c0
	s_movk_i32 s45, 0xfc40
	v_mov_b32_e32 v8, -1
	s_branch .LBB0_52
.LBB0_51:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s42, s42, 1
	s_cmp_gt_u32 s42, s30
	s_cbranch_scc1 .LBB0_89
.LBB0_52:
	s_and_b32 s8, s42, 1
	v_mul_lo_u32 v4, s8, v22
	v_mov_b32_e32 v14, s19
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v13, vcc, s18, v10
	v_addc_u32_e32 v14, vcc, v14, v11, vcc
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_54
	v_add_u32_e32 v10, vcc, v13, v1
	v_addc_u32_e32 v11, vcc, v14, v2, vcc
	v_mov_b32_e32 v4, s42
	flat_store_dword v[10:11], v4
.LBB0_54:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_65
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_67
	s_mov_b32 s40, 0
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v9
	s_branch .LBB0_59
.LBB0_57:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB0_58:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[28:29]
	s_or_b64 s[14:15], s[34:35], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_66
.LBB0_59:
	v_mov_b32_e32 v4, v8
	onward_wait_load v10, v[6:7], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_58
	onward_wait v[6:7], v[4:5] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_57
	s_cmp_lg_u32 s40, 0
	s_cselect_b32 s40, s40, 64
	s_cmp_lt_u32 s40, s44
	s_mov_b32 s41, s40
	s_cbranch_scc1 .LBB0_63
.LBB0_62:
	s_add_i32 s41, s41, s45
	s_cmp_lt_u32 s41, s44
	s_sleep 15
	s_cbranch_scc0 .LBB0_62
.LBB0_63:
	s_lshl_b32 s46, s40, 1
	s_cmp_gt_u32 s40, s43
	s_cselect_b32 s40, s31, s46
	s_cmp_lt_u32 s41, 64
	s_cbranch_scc1 .LBB0_57
.LBB0_64:
	s_sub_i32 s41, s41, 64
	s_cmp_lt_u32 s41, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_64
	s_branch .LBB0_57
.LBB0_65:
	s_cbranch_execnz .LBB0_68
	s_branch .LBB0_84
.LBB0_66:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_67:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_84
.LBB0_68:
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_80
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v12
	s_branch .LBB0_71
.LBB0_70:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_80
.LBB0_71:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_mov_b32_e32 v15, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	s_mov_b32 s46, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_74
.LBB0_72:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB0_73:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[34:35]
	s_or_b64 s[28:29], s[40:41], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_70
.LBB0_74:
	onward_wait_load v15, v[10:11], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v15
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_73
	onward_wait v[10:11], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_72
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s44
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB0_78
.LBB0_77:
	s_add_i32 s47, s47, s45
	s_cmp_lt_u32 s47, s44
	s_sleep 15
	s_cbranch_scc0 .LBB0_77
.LBB0_78:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s43
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB0_72
.LBB0_79:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_79
	s_branch .LBB0_72
.LBB0_80:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_83
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v4, v12
.LBB0_82:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s33, v4
	v_mov_b32_e32 v15, s17
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_add_u32_e64 v10, s[8:9], s16, v10
	v_addc_u32_e64 v11, s[8:9], v15, v11, s[8:9]
	s_or_b64 s[28:29], vcc, s[28:29]
	flat_store_dword v[10:11], v5
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_82
.LBB0_83:
	s_or_b64 exec, exec, s[14:15]
.LBB0_84:
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_51
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v0
	s_branch .LBB0_87
.LBB0_86:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_51
.LBB0_87:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v10, vcc, v13, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s42, v10
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_86
	v_mov_b32_e32 v10, s24
	v_mov_b32_e32 v11, s25
	flat_atomic_add v[10:11], v9
	s_branch .LBB0_86
.LBB0_89:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	v_add_u32_e32 v1, vcc, -1, v22
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_108
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v23, v[0:1]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v20, -1
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mov_b32_e32 v21, -1
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v6, v20
	s_mov_b32 s9, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v7, v21
	s_cbranch_vccnz .LBB0_105
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v12
	v_lshlrev_b32_e32 v24, 1, v22
	s_mov_b32 s7, 0
	v_mov_b32_e32 v25, 1
	v_mov_b32_e32 v9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v5, v11
	v_mov_b32_e32 v7, v13
.LBB0_93:
	s_mov_b32 s6, s10
	s_lshl_b64 s[0:1], s[6:7], 6
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s4, s2, 16
	s_addc_u32 s5, s3, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v8, v[0:1]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_96
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 24
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v8, v23
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_97
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 20
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[2:3], v8, v23
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_98
	s_branch .LBB0_99
.LBB0_96:
	s_cbranch_execnz .LBB0_102
	s_branch .LBB0_103
.LBB0_97:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_99
.LBB0_98:
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_mov_b32_e32 v16, s24
	s_add_u32 s0, s0, 20
	v_mov_b32_e32 v17, s25
	s_addc_u32 s1, s1, 0
	flat_atomic_add v[16:17], v25
	v_mov_b32_e32 v17, s1
	v_mov_b32_e32 v16, s0
	flat_load_dword v8, v[16:17]
.LBB0_99:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v8, v24
	v_lshlrev_b64 v[16:17], 2, v[8:9]
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v16, vcc, s18, v16
	v_addc_u32_e32 v17, vcc, v8, v17, vcc
	flat_load_dword v8, v[16:17]
	s_add_i32 s10, s6, 1
	v_cmp_gt_u64_e64 s[4:5], v[14:15], v[0:1]
	v_cmp_lt_u64_e64 s[2:3], v[2:3], v[12:13]
	v_cmp_gt_u64_e64 s[0:1], v[10:11], v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s10, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_101
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, s25
	flat_atomic_add v[16:17], v25
.LBB0_101:
	s_add_i32 s9, s8, 1
	v_cndmask_b32_e64 v19, v1, v15, s[4:5]
	v_cndmask_b32_e64 v18, v0, v14, s[4:5]
	v_cndmask_b32_e64 v21, v13, v3, s[2:3]
	v_cndmask_b32_e64 v20, v12, v2, s[2:3]
	v_cndmask_b32_e64 v17, v3, v11, s[0:1]
	v_cndmask_b32_e64 v16, v2, v10, s[0:1]
	s_branch .LBB0_103
.LBB0_102:
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v17, v11
	s_add_i32 s10, s6, 1
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, v12
	v_mov_b32_e32 v16, v10
	s_mov_b32 s9, s8
.LBB0_103:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[0:1], v[6:7]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_cndmask_b32_e32 v6, v6, v0, vcc
	v_cmp_eq_u32_e32 vcc, s10, v22
	v_cndmask_b32_e64 v5, v3, v5, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_vccnz .LBB0_105
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v12, v20
	v_mov_b32_e32 v14, v18
	s_mov_b32 s8, s9
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v13, v21
	v_mov_b32_e32 v15, v19
	s_branch .LBB0_93
.LBB0_105:
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s9, v23
	v_cmp_le_u64_e64 s[0:1], v[18:19], v[20:21]
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_107
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s25
	flat_atomic_add v[0:1], v2
.LBB0_107:
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_store_dword v[0:1], v5
	v_subrev_u32_e32 v0, vcc, v6, v16
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	flat_store_dword v[2:3], v0
	v_sub_u32_e32 v0, vcc, v4, v6
	flat_store_dword v[7:8], v0
.LBB0_108:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spin
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 53
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
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_load_dwordx4 s[28:31], s[6:7], 0x50
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s40, s[4:5], 0xc
	s_memtime s[34:35]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_34
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s13
	flat_atomic_add v2, v[1:2], v3 glc
	s_add_u32 s10, s12, 64
	s_addc_u32 s11, s13, 0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v1, -1
	s_cselect_b64 s[36:37], -1, 0
	s_lshr_b32 s41, s31, 1
	s_mov_b64 s[2:3], 0
	s_movk_i32 s44, 0x3c0
	s_mov_b32 s45, s9
	s_branch .LBB1_4
.LBB1_2:
	s_andn2_b64 s[38:39], s[38:39], exec
.LBB1_3:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[42:43], exec, s[38:39]
	s_or_b64 s[2:3], s[42:43], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_10
.LBB1_4:
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v5, v[3:4], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v5, v2
	s_or_b64 s[38:39], s[38:39], exec
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB1_3
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB1_2
	s_cmp_lg_u32 s45, 0
	s_cselect_b32 s45, s45, 64
	s_cmp_lt_u32 s45, s44
	s_mov_b32 s46, s45
	s_cbranch_scc1 .LBB1_8
.LBB1_7:
	s_addk_i32 s46, 0xfc40
	s_cmp_lt_u32 s46, s44
	s_sleep 15
	s_cbranch_scc0 .LBB1_7
.LBB1_8:
	s_lshl_b32 s47, s45, 1
	s_cmp_gt_u32 s45, s41
	s_cselect_b32 s45, s31, s47
	s_cmp_lt_u32 s46, 64
	s_cbranch_scc1 .LBB1_2
.LBB1_9:
	s_sub_i32 s46, s46, 64
	s_cmp_lt_u32 s46, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_9
	s_branch .LBB1_2
.LBB1_10:
	s_or_b64 exec, exec, s[2:3]
	s_add_u32 s38, s12, 0x80
	s_addc_u32 s39, s13, 0
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[1:2], v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	s_cbranch_vccnz .LBB1_33
	s_lshl_b64 s[42:43], s[8:9], 2
	s_add_u32 s42, s14, s42
	s_addc_u32 s43, s15, s43
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	v_add_u32_e32 v4, vcc, 1, v1
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_store_dword v[1:2], v4
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_cmp_eq_u32 s29, 0
	s_cbranch_scc1 .LBB1_23
	s_mov_b32 s46, 0
	v_mov_b32_e32 v1, -1
	s_movk_i32 s47, 0x3c0
	s_branch .LBB1_14
.LBB1_13:
	s_or_b64 exec, exec, s[38:39]
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v3
	s_add_i32 s46, s46, 1
	s_cmp_lg_u32 s46, s29
	s_cbranch_scc0 .LBB1_23
.LBB1_14:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	flat_atomic_add v2, v[4:5], v3 glc
	s_mov_b64 s[38:39], 0
	s_mov_b32 s48, 0
	s_branch .LBB1_17
.LBB1_15:
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB1_16:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[38:39], s[44:45], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB1_13
.LBB1_17:
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v6, v[4:5], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v2
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB1_16
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	onward_wait v[4:5], v[1:2] eq
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB1_15
	s_cmp_lg_u32 s48, 0
	s_cselect_b32 s48, s48, 64
	s_cmp_lt_u32 s48, s47
	s_mov_b32 s49, s48
	s_cbranch_scc1 .LBB1_21
.LBB1_20:
	s_addk_i32 s49, 0xfc40
	s_cmp_lt_u32 s49, s47
	s_sleep 15
	s_cbranch_scc0 .LBB1_20
.LBB1_21:
	s_lshl_b32 s50, s48, 1
	s_cmp_gt_u32 s48, s41
	s_cselect_b32 s48, s31, s50
	s_cmp_lt_u32 s49, 64
	s_cbranch_scc1 .LBB1_15
.LBB1_22:
	s_sub_i32 s49, s49, 64
	s_cmp_lt_u32 s49, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_22
	s_branch .LBB1_15
.LBB1_23:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s13
	flat_atomic_add v2, v[1:2], v3 glc
	v_mov_b32_e32 v1, -1
	s_mov_b32 s46, 0
	s_mov_b64 s[38:39], 0
	s_movk_i32 s29, 0x3c0
	s_branch .LBB1_26
.LBB1_24:
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB1_25:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[38:39], s[44:45], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB1_32
.LBB1_26:
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v5, v[3:4], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v5, v2
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB1_25
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB1_24
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s29
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB1_30
.LBB1_29:
	s_addk_i32 s47, 0xfc40
	s_cmp_lt_u32 s47, s29
	s_sleep 15
	s_cbranch_scc0 .LBB1_29
.LBB1_30:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s41
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB1_24
.LBB1_31:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_31
	s_branch .LBB1_24
.LBB1_32:
	s_or_b64 exec, exec, s[38:39]
	s_add_u32 s36, s12, 0x84
	s_addc_u32 s37, s13, 0
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_store_dword v[1:2], v3
.LBB1_33:
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s28
	ds_write_b32 v2, v1
.LBB1_34:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_load_dwordx4 s[36:39], s[6:7], 0x40
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_36
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v2, v[1:2]
.LBB1_36:
	s_add_u32 s10, s12, 0x80
	s_addc_u32 s11, s13, 0
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB1_38
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4]
.LBB1_38:
	s_and_b32 s33, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s4, 0, s33
	s_mov_b32 s41, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s4, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_hi_u32 v1, s40, v1
	v_mul_lo_u32 v4, v1, s33
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v4, vcc, s40, v4
	v_cmp_le_u32_e64 s[4:5], s33, v4
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
	v_subrev_u32_e32 v5, vcc, s33, v4
	v_cndmask_b32_e64 v4, v4, v5, s[4:5]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v4
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s33, v1, 0
	v_cmp_ne_u64_e32 vcc, s[40:41], v[4:5]
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_41
	s_memtime s[6:7]
	s_lshl_b64 s[12:13], s[8:9], 6
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v9, s13
	s_add_u32 s6, s12, 16
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	s_add_u32 s6, s12, 28
	s_addc_u32 s7, s13, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s40, s41
	v_mov_b32_e32 v9, s7
	s_waitcnt vmcnt(1)
	flat_store_dwordx3 v[4:5], v[1:3]
	s_mov_b32 s42, s41
	s_mov_b32 s43, s41
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v4, s40
	s_add_u32 s6, s12, 44
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	s_addc_u32 s7, s13, 0
	flat_store_dwordx4 v[8:9], v[4:7]
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	s_add_u32 s6, s12, 60
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, s7
	s_andn2_b64 vcc, exec, s[2:3]
	flat_store_dword v[6:7], v5
	s_cbranch_vccnz .LBB1_41
	v_lshlrev_b32_e32 v1, 1, v22
	v_add_u32_e32 v4, vcc, v1, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v4, vcc, s18, v4
	s_add_i32 s6, s8, 1
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	v_mov_b32_e32 v1, s6
	flat_store_dword v[4:5], v1
.LBB1_41:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_81
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_add_u32_e32 v12, vcc, 1, v0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v6, vcc, s16, v1
	s_cselect_b64 s[12:13], -1, 0
	s_mov_b32 s42, 1
	s_lshr_b32 s43, s31, 1
	v_cmp_lt_u32_e64 s[4:5], v12, v3
	v_cmp_lt_u32_e64 s[6:7], v0, v3
	v_addc_u32_e32 v7, vcc, v4, v2, vcc
	v_mov_b32_e32 v9, 1
	s_movk_i32 s44, 0x3c0
	s_movk_i32 s45, 0xfc40
	v_mov_b32_e32 v8, -1
	s_branch .LBB1_44
.LBB1_43:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s42, s42, 1
	s_cmp_gt_u32 s42, s30
	s_cbranch_scc1 .LBB1_81
.LBB1_44:
	s_and_b32 s8, s42, 1
	v_mul_lo_u32 v4, s8, v22
	v_mov_b32_e32 v14, s19
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v13, vcc, s18, v10
	v_addc_u32_e32 v14, vcc, v14, v11, vcc
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_46
	v_add_u32_e32 v10, vcc, v13, v1
	v_addc_u32_e32 v11, vcc, v14, v2, vcc
	v_mov_b32_e32 v4, s42
	flat_store_dword v[10:11], v4
.LBB1_46:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_57
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_59
	s_mov_b32 s40, 0
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v9
	s_branch .LBB1_51
.LBB1_49:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB1_50:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[28:29]
	s_or_b64 s[14:15], s[34:35], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_58
.LBB1_51:
	v_mov_b32_e32 v4, v8
	onward_wait_load v10, v[6:7], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB1_50
	onward_wait v[6:7], v[4:5] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB1_49
	s_cmp_lg_u32 s40, 0
	s_cselect_b32 s40, s40, 64
	s_cmp_lt_u32 s40, s44
	s_mov_b32 s41, s40
	s_cbranch_scc1 .LBB1_55
.LBB1_54:
	s_add_i32 s41, s41, s45
	s_cmp_lt_u32 s41, s44
	s_sleep 15
	s_cbranch_scc0 .LBB1_54
.LBB1_55:
	s_lshl_b32 s46, s40, 1
	s_cmp_gt_u32 s40, s43
	s_cselect_b32 s40, s31, s46
	s_cmp_lt_u32 s41, 64
	s_cbranch_scc1 .LBB1_49
.LBB1_56:
	s_sub_i32 s41, s41, 64
	s_cmp_lt_u32 s41, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_56
	s_branch .LBB1_49
.LBB1_57:
	s_cbranch_execnz .LBB1_60
	s_branch .LBB1_76
.LBB1_58:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_59:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB1_76
.LBB1_60:
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB1_72
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v12
	s_branch .LBB1_63
.LBB1_62:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_72
.LBB1_63:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_mov_b32_e32 v15, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	s_mov_b32 s46, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB1_66
.LBB1_64:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB1_65:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[34:35]
	s_or_b64 s[28:29], s[40:41], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB1_62
.LBB1_66:
	onward_wait_load v15, v[10:11], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v15
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB1_65
	onward_wait v[10:11], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB1_64
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s44
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB1_70
.LBB1_69:
	s_add_i32 s47, s47, s45
	s_cmp_lt_u32 s47, s44
	s_sleep 15
	s_cbranch_scc0 .LBB1_69
.LBB1_70:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s43
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB1_64
.LBB1_71:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_71
	s_branch .LBB1_64
.LBB1_72:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_75
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v4, v12
.LBB1_74:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s33, v4
	v_mov_b32_e32 v15, s17
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_add_u32_e64 v10, s[8:9], s16, v10
	v_addc_u32_e64 v11, s[8:9], v15, v11, s[8:9]
	s_or_b64 s[28:29], vcc, s[28:29]
	flat_store_dword v[10:11], v5
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB1_74
.LBB1_75:
	s_or_b64 exec, exec, s[14:15]
.LBB1_76:
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB1_43
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v0
	s_branch .LBB1_79
.LBB1_78:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_43
.LBB1_79:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v10, vcc, v13, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s42, v10
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB1_78
	v_mov_b32_e32 v10, s24
	v_mov_b32_e32 v11, s25
	flat_atomic_add v[10:11], v9
	s_branch .LBB1_78
.LBB1_81:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_100
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	v_add_u32_e32 v1, vcc, -1, v22
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_100
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v23, v[0:1]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v20, -1
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mov_b32_e32 v21, -1
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v6, v20
	s_mov_b32 s9, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v7, v21
	s_cbranch_vccnz .LBB1_97
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v12
	v_lshlrev_b32_e32 v24, 1, v22
	s_mov_b32 s7, 0
	v_mov_b32_e32 v25, 1
	v_mov_b32_e32 v9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v5, v11
	v_mov_b32_e32 v7, v13
.LBB1_85:
	s_mov_b32 s6, s10
	s_lshl_b64 s[0:1], s[6:7], 6
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s4, s2, 16
	s_addc_u32 s5, s3, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v8, v[0:1]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_88
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 24
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v8, v23
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_89
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 20
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[2:3], v8, v23
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_90
	s_branch .LBB1_91
.LBB1_88:
	s_cbranch_execnz .LBB1_94
	s_branch .LBB1_95
.LBB1_89:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_91
.LBB1_90:
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_mov_b32_e32 v16, s24
	s_add_u32 s0, s0, 20
	v_mov_b32_e32 v17, s25
	s_addc_u32 s1, s1, 0
	flat_atomic_add v[16:17], v25
	v_mov_b32_e32 v17, s1
	v_mov_b32_e32 v16, s0
	flat_load_dword v8, v[16:17]
.LBB1_91:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v8, v24
	v_lshlrev_b64 v[16:17], 2, v[8:9]
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v16, vcc, s18, v16
	v_addc_u32_e32 v17, vcc, v8, v17, vcc
	flat_load_dword v8, v[16:17]
	s_add_i32 s10, s6, 1
	v_cmp_gt_u64_e64 s[4:5], v[14:15], v[0:1]
	v_cmp_lt_u64_e64 s[2:3], v[2:3], v[12:13]
	v_cmp_gt_u64_e64 s[0:1], v[10:11], v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s10, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_93
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, s25
	flat_atomic_add v[16:17], v25
.LBB1_93:
	s_add_i32 s9, s8, 1
	v_cndmask_b32_e64 v19, v1, v15, s[4:5]
	v_cndmask_b32_e64 v18, v0, v14, s[4:5]
	v_cndmask_b32_e64 v21, v13, v3, s[2:3]
	v_cndmask_b32_e64 v20, v12, v2, s[2:3]
	v_cndmask_b32_e64 v17, v3, v11, s[0:1]
	v_cndmask_b32_e64 v16, v2, v10, s[0:1]
	s_branch .LBB1_95
.LBB1_94:
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v17, v11
	s_add_i32 s10, s6, 1
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, v12
	v_mov_b32_e32 v16, v10
	s_mov_b32 s9, s8
.LBB1_95:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[0:1], v[6:7]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_cndmask_b32_e32 v6, v6, v0, vcc
	v_cmp_eq_u32_e32 vcc, s10, v22
	v_cndmask_b32_e64 v5, v3, v5, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_vccnz .LBB1_97
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v12, v20
	v_mov_b32_e32 v14, v18
	s_mov_b32 s8, s9
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v13, v21
	v_mov_b32_e32 v15, v19
	s_branch .LBB1_85
.LBB1_97:
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s9, v23
	v_cmp_le_u64_e64 s[0:1], v[18:19], v[20:21]
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_99
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s25
	flat_atomic_add v[0:1], v2
.LBB1_99:
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_store_dword v[0:1], v5
	v_subrev_u32_e32 v0, vcc, v6, v16
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	flat_store_dword v[2:3], v0
	v_sub_u32_e32 v0, vcc, v4, v6
	flat_store_dword v[7:8], v0
.LBB1_100:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ticket
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 51
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
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_load_dwordx4 s[28:31], s[6:7], 0x50
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s40, s[4:5], 0xc
	s_memtime s[34:35]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_42
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s13
	flat_atomic_add v2, v[1:2], v3 glc
	s_add_u32 s10, s12, 64
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_10
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[36:37], -1, 0
	s_lshr_b32 s41, s31, 1
	s_mov_b32 s43, 0
	s_mov_b64 s[38:39], 0
	s_movk_i32 s42, 0x3c0
	s_branch .LBB2_4
.LBB2_3:
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB2_9
.LBB2_4:
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	onward_wait v[3:4], v[1:2] ge
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB2_3
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s42
	s_mov_b32 s44, s43
	s_cbranch_scc1 .LBB2_7
.LBB2_6:
	s_addk_i32 s44, 0xfc40
	s_cmp_lt_u32 s44, s42
	s_sleep 15
	s_cbranch_scc0 .LBB2_6
.LBB2_7:
	s_lshl_b32 s45, s43, 1
	s_cmp_gt_u32 s43, s41
	s_cselect_b32 s43, s31, s45
	s_cmp_lt_u32 s44, 64
	s_cbranch_scc1 .LBB2_3
.LBB2_8:
	s_sub_i32 s44, s44, 64
	s_cmp_gt_u32 s44, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_8
	s_branch .LBB2_3
.LBB2_9:
	s_or_b64 exec, exec, s[38:39]
.LBB2_10:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB2_14
	s_add_u32 s38, s12, 0x80
	s_addc_u32 s39, s13, 0
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_load_dwordx2 v[1:2], v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	s_cbranch_vccnz .LBB2_13
	s_lshl_b64 s[42:43], s[8:9], 2
	s_add_u32 s42, s14, s42
	s_addc_u32 s43, s15, s43
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	v_add_u32_e32 v4, vcc, 1, v1
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v2, s39
	flat_store_dword v[1:2], v4
.LBB2_13:
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_and_b64 s[2:3], s[2:3], exec
.LBB2_14:
	s_or_b64 exec, exec, s[36:37]
	s_and_saveexec_b64 s[36:37], s[2:3]
	s_cbranch_execz .LBB2_41
	s_cmp_eq_u32 s29, 0
	s_mov_b32 s41, 0
	s_cbranch_scc1 .LBB2_30
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[38:39], -1, 0
	s_lshr_b32 s48, s31, 1
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v1, -1
	s_movk_i32 s49, 0x3c0
	s_branch .LBB2_18
.LBB2_17:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[46:47]
	s_or_b64 s[42:43], s[44:45], s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB2_29
.LBB2_18:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	flat_atomic_add v2, v[4:5], v3 glc
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[5:6], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v4, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB2_27
	s_mov_b32 s50, 0
	s_mov_b64 s[46:47], 0
	s_branch .LBB2_21
.LBB2_20:
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	onward_wait_load v4, v[5:6], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v4, v2
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB2_26
.LBB2_21:
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	onward_wait v[4:5], v[1:2] ge
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB2_20
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s49
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB2_24
.LBB2_23:
	s_addk_i32 s51, 0xfc40
	s_cmp_lt_u32 s51, s49
	s_sleep 15
	s_cbranch_scc0 .LBB2_23
.LBB2_24:
	s_lshl_b32 s52, s50, 1
	s_cmp_gt_u32 s50, s48
	s_cselect_b32 s50, s31, s52
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB2_20
.LBB2_25:
	s_sub_i32 s51, s51, 64
	s_cmp_gt_u32 s51, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_25
	s_branch .LBB2_20
.LBB2_26:
	s_or_b64 exec, exec, s[46:47]
.LBB2_27:
	s_or_b64 exec, exec, s[44:45]
	v_cmp_eq_u32_e32 vcc, v4, v2
	s_mov_b64 s[46:47], -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB2_17
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v3
	s_add_i32 s41, s41, 1
	s_cmp_eq_u32 s41, s29
	s_cselect_b64 s[46:47], -1, 0
	s_orn2_b64 s[46:47], s[46:47], exec
	s_branch .LBB2_17
.LBB2_29:
	s_or_b64 exec, exec, s[42:43]
.LBB2_30:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s13
	flat_atomic_add v2, v[1:2], v3 glc
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB2_39
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[42:43], -1, 0
	s_lshr_b32 s29, s31, 1
	s_mov_b32 s46, 0
	s_mov_b64 s[44:45], 0
	s_movk_i32 s41, 0x3c0
	s_branch .LBB2_33
.LBB2_32:
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB2_38
.LBB2_33:
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	onward_wait v[3:4], v[1:2] ge
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB2_32
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s41
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB2_36
.LBB2_35:
	s_addk_i32 s47, 0xfc40
	s_cmp_lt_u32 s47, s41
	s_sleep 15
	s_cbranch_scc0 .LBB2_35
.LBB2_36:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s29
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB2_32
.LBB2_37:
	s_sub_i32 s47, s47, 64
	s_cmp_gt_u32 s47, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_37
	s_branch .LBB2_32
.LBB2_38:
	s_or_b64 exec, exec, s[44:45]
.LBB2_39:
	s_or_b64 exec, exec, s[38:39]
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB2_41
	s_add_u32 s38, s12, 0x84
	s_addc_u32 s39, s13, 0
	v_mov_b32_e32 v1, s38
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s39
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB2_41:
	s_or_b64 exec, exec, s[36:37]
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s28
	ds_write_b32 v2, v1
.LBB2_42:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_load_dwordx4 s[36:39], s[6:7], 0x40
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_44
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v2, v[1:2]
.LBB2_44:
	s_add_u32 s10, s12, 0x80
	s_addc_u32 s11, s13, 0
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB2_46
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4]
.LBB2_46:
	s_and_b32 s33, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s4, 0, s33
	s_mov_b32 s41, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s4, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_hi_u32 v1, s40, v1
	v_mul_lo_u32 v4, v1, s33
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v4, vcc, s40, v4
	v_cmp_le_u32_e64 s[4:5], s33, v4
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
	v_subrev_u32_e32 v5, vcc, s33, v4
	v_cndmask_b32_e64 v4, v4, v5, s[4:5]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v4
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s33, v1, 0
	v_cmp_ne_u64_e32 vcc, s[40:41], v[4:5]
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_49
	s_memtime s[6:7]
	s_lshl_b64 s[12:13], s[8:9], 6
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v9, s13
	s_add_u32 s6, s12, 16
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	s_add_u32 s6, s12, 28
	s_addc_u32 s7, s13, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s40, s41
	v_mov_b32_e32 v9, s7
	s_waitcnt vmcnt(1)
	flat_store_dwordx3 v[4:5], v[1:3]
	s_mov_b32 s42, s41
	s_mov_b32 s43, s41
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v4, s40
	s_add_u32 s6, s12, 44
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	s_addc_u32 s7, s13, 0
	flat_store_dwordx4 v[8:9], v[4:7]
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	s_add_u32 s6, s12, 60
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, s7
	s_andn2_b64 vcc, exec, s[2:3]
	flat_store_dword v[6:7], v5
	s_cbranch_vccnz .LBB2_49
	v_lshlrev_b32_e32 v1, 1, v22
	v_add_u32_e32 v4, vcc, v1, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v4, vcc, s18, v4
	s_add_i32 s6, s8, 1
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	v_mov_b32_e32 v1, s6
	flat_store_dword v[4:5], v1
.LBB2_49:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_89
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_add_u32_e32 v12, vcc, 1, v0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v6, vcc, s16, v1
	s_cselect_b64 s[12:13], -1, 0
	s_mov_b32 s42, 1
	s_lshr_b32 s43, s31, 1
	v_cmp_lt_u32_e64 s[4:5], v12, v3
	v_cmp_lt_u32_e64 s[6:7], v0, v3
	v_addc_u32_e32 v7, vcc, v4, v2, vcc
	v_mov_b32_e32 v9, 1
	s_movk_i32 s44, 0x3c0
	s_movk_i32 s45, 0xfc40
	v_mov_b32_e32 v8, -1
	s_branch .LBB2_52
.LBB2_51:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s42, s42, 1
	s_cmp_gt_u32 s42, s30
	s_cbranch_scc1 .LBB2_89
.LBB2_52:
	s_and_b32 s8, s42, 1
	v_mul_lo_u32 v4, s8, v22
	v_mov_b32_e32 v14, s19
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v13, vcc, s18, v10
	v_addc_u32_e32 v14, vcc, v14, v11, vcc
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB2_54
	v_add_u32_e32 v10, vcc, v13, v1
	v_addc_u32_e32 v11, vcc, v14, v2, vcc
	v_mov_b32_e32 v4, s42
	flat_store_dword v[10:11], v4
.LBB2_54:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB2_65
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB2_67
	s_mov_b32 s40, 0
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v9
	s_branch .LBB2_59
.LBB2_57:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB2_58:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[28:29]
	s_or_b64 s[14:15], s[34:35], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_66
.LBB2_59:
	v_mov_b32_e32 v4, v8
	onward_wait_load v10, v[6:7], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB2_58
	onward_wait v[6:7], v[4:5] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_57
	s_cmp_lg_u32 s40, 0
	s_cselect_b32 s40, s40, 64
	s_cmp_lt_u32 s40, s44
	s_mov_b32 s41, s40
	s_cbranch_scc1 .LBB2_63
.LBB2_62:
	s_add_i32 s41, s41, s45
	s_cmp_lt_u32 s41, s44
	s_sleep 15
	s_cbranch_scc0 .LBB2_62
.LBB2_63:
	s_lshl_b32 s46, s40, 1
	s_cmp_gt_u32 s40, s43
	s_cselect_b32 s40, s31, s46
	s_cmp_lt_u32 s41, 64
	s_cbranch_scc1 .LBB2_57
.LBB2_64:
	s_sub_i32 s41, s41, 64
	s_cmp_lt_u32 s41, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_64
	s_branch .LBB2_57
.LBB2_65:
	s_cbranch_execnz .LBB2_68
	s_branch .LBB2_84
.LBB2_66:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB2_67:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB2_84
.LBB2_68:
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB2_80
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v12
	s_branch .LBB2_71
.LBB2_70:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_80
.LBB2_71:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_mov_b32_e32 v15, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	s_mov_b32 s46, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB2_74
.LBB2_72:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB2_73:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[34:35]
	s_or_b64 s[28:29], s[40:41], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB2_70
.LBB2_74:
	onward_wait_load v15, v[10:11], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v15
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB2_73
	onward_wait v[10:11], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_72
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s44
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB2_78
.LBB2_77:
	s_add_i32 s47, s47, s45
	s_cmp_lt_u32 s47, s44
	s_sleep 15
	s_cbranch_scc0 .LBB2_77
.LBB2_78:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s43
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB2_72
.LBB2_79:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_79
	s_branch .LBB2_72
.LBB2_80:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB2_83
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v4, v12
.LBB2_82:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s33, v4
	v_mov_b32_e32 v15, s17
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_add_u32_e64 v10, s[8:9], s16, v10
	v_addc_u32_e64 v11, s[8:9], v15, v11, s[8:9]
	s_or_b64 s[28:29], vcc, s[28:29]
	flat_store_dword v[10:11], v5
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB2_82
.LBB2_83:
	s_or_b64 exec, exec, s[14:15]
.LBB2_84:
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB2_51
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v0
	s_branch .LBB2_87
.LBB2_86:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_51
.LBB2_87:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v10, vcc, v13, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s42, v10
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB2_86
	v_mov_b32_e32 v10, s24
	v_mov_b32_e32 v11, s25
	flat_atomic_add v[10:11], v9
	s_branch .LBB2_86
.LBB2_89:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_108
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	v_add_u32_e32 v1, vcc, -1, v22
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB2_108
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v23, v[0:1]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v20, -1
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mov_b32_e32 v21, -1
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v6, v20
	s_mov_b32 s9, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v7, v21
	s_cbranch_vccnz .LBB2_105
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v12
	v_lshlrev_b32_e32 v24, 1, v22
	s_mov_b32 s7, 0
	v_mov_b32_e32 v25, 1
	v_mov_b32_e32 v9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v5, v11
	v_mov_b32_e32 v7, v13
.LBB2_93:
	s_mov_b32 s6, s10
	s_lshl_b64 s[0:1], s[6:7], 6
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s4, s2, 16
	s_addc_u32 s5, s3, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v8, v[0:1]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB2_96
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 24
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v8, v23
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_97
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 20
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[2:3], v8, v23
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB2_98
	s_branch .LBB2_99
.LBB2_96:
	s_cbranch_execnz .LBB2_102
	s_branch .LBB2_103
.LBB2_97:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_99
.LBB2_98:
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_mov_b32_e32 v16, s24
	s_add_u32 s0, s0, 20
	v_mov_b32_e32 v17, s25
	s_addc_u32 s1, s1, 0
	flat_atomic_add v[16:17], v25
	v_mov_b32_e32 v17, s1
	v_mov_b32_e32 v16, s0
	flat_load_dword v8, v[16:17]
.LBB2_99:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v8, v24
	v_lshlrev_b64 v[16:17], 2, v[8:9]
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v16, vcc, s18, v16
	v_addc_u32_e32 v17, vcc, v8, v17, vcc
	flat_load_dword v8, v[16:17]
	s_add_i32 s10, s6, 1
	v_cmp_gt_u64_e64 s[4:5], v[14:15], v[0:1]
	v_cmp_lt_u64_e64 s[2:3], v[2:3], v[12:13]
	v_cmp_gt_u64_e64 s[0:1], v[10:11], v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s10, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_101
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, s25
	flat_atomic_add v[16:17], v25
.LBB2_101:
	s_add_i32 s9, s8, 1
	v_cndmask_b32_e64 v19, v1, v15, s[4:5]
	v_cndmask_b32_e64 v18, v0, v14, s[4:5]
	v_cndmask_b32_e64 v21, v13, v3, s[2:3]
	v_cndmask_b32_e64 v20, v12, v2, s[2:3]
	v_cndmask_b32_e64 v17, v3, v11, s[0:1]
	v_cndmask_b32_e64 v16, v2, v10, s[0:1]
	s_branch .LBB2_103
.LBB2_102:
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v17, v11
	s_add_i32 s10, s6, 1
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, v12
	v_mov_b32_e32 v16, v10
	s_mov_b32 s9, s8
.LBB2_103:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[0:1], v[6:7]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_cndmask_b32_e32 v6, v6, v0, vcc
	v_cmp_eq_u32_e32 vcc, s10, v22
	v_cndmask_b32_e64 v5, v3, v5, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_vccnz .LBB2_105
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v12, v20
	v_mov_b32_e32 v14, v18
	s_mov_b32 s8, s9
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v13, v21
	v_mov_b32_e32 v15, v19
	s_branch .LBB2_93
.LBB2_105:
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s9, v23
	v_cmp_le_u64_e64 s[0:1], v[18:19], v[20:21]
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_107
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s25
	flat_atomic_add v[0:1], v2
.LBB2_107:
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_store_dword v[0:1], v5
	v_subrev_u32_e32 v0, vcc, v6, v16
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	flat_store_dword v[2:3], v0
	v_sub_u32_e32 v0, vcc, v4, v6
	flat_store_dword v[7:8], v0
.LBB2_108:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel self_destruct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 53
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
	.protected	spin_self_destruct
	.globl	spin_self_destruct
	.p2align	8
	.type	spin_self_destruct,@function
spin_self_destruct:
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_load_dwordx4 s[28:31], s[6:7], 0x50
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s40, s[4:5], 0xc
	s_memtime s[34:35]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_42
	s_mov_b32 s3, s9
	s_mov_b32 s2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v4, s2
	onward_wait_cmpswap v3, v[1:2], v[4:5], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_10
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s3, 0
	s_cselect_b64 s[36:37], -1, 0
	s_lshr_b32 s41, s31, 1
	s_mov_b64 s[38:39], 0
	s_movk_i32 s42, 0x3c0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s43, s3
	s_branch .LBB3_4
.LBB3_3:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v7, s3
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s2
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB3_9
.LBB3_4:
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB3_3
	s_cmp_lg_u32 s43, 0
	s_cselect_b32 s43, s43, 64
	s_cmp_lt_u32 s43, s42
	s_mov_b32 s44, s43
	s_cbranch_scc1 .LBB3_7
.LBB3_6:
	s_addk_i32 s44, 0xfc40
	s_cmp_lt_u32 s44, s42
	s_sleep 15
	s_cbranch_scc0 .LBB3_6
.LBB3_7:
	s_lshl_b32 s45, s43, 1
	s_cmp_gt_u32 s43, s41
	s_cselect_b32 s43, s31, s45
	s_cmp_lt_u32 s44, 64
	s_cbranch_scc1 .LBB3_3
.LBB3_8:
	s_sub_i32 s44, s44, 64
	s_cmp_gt_u32 s44, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_8
	s_branch .LBB3_3
.LBB3_9:
	s_or_b64 exec, exec, s[38:39]
.LBB3_10:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_14
	s_add_u32 s36, s12, 0x80
	s_addc_u32 s37, s13, 0
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_load_dwordx2 v[1:2], v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	s_cbranch_vccnz .LBB3_13
	s_lshl_b64 s[38:39], s[8:9], 2
	s_add_u32 s38, s14, s38
	s_addc_u32 s39, s15, s39
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_add_u32_e32 v4, vcc, 1, v1
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
	flat_store_dword v[1:2], v4
.LBB3_13:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s13
	s_and_b64 s[2:3], s[2:3], exec
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB3_14:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB3_41
	s_cmp_eq_u32 s29, 0
	s_mov_b32 s37, 0
	s_cbranch_scc1 .LBB3_30
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s36, 1
	s_cselect_b64 s[38:39], -1, 0
	s_lshr_b32 s41, s31, 1
	s_mov_b64 s[42:43], 0
	s_movk_i32 s48, 0x3c0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s49, s37
	s_branch .LBB3_18
.LBB3_17:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[46:47]
	s_or_b64 s[42:43], s[44:45], s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB3_29
.LBB3_18:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v7, s37
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB3_27
	s_mov_b32 s50, 0
	s_mov_b64 s[46:47], 0
	s_branch .LBB3_21
.LBB3_20:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v7, s37
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB3_26
.LBB3_21:
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB3_20
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s48
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB3_24
.LBB3_23:
	s_addk_i32 s51, 0xfc40
	s_cmp_lt_u32 s51, s48
	s_sleep 15
	s_cbranch_scc0 .LBB3_23
.LBB3_24:
	s_lshl_b32 s52, s50, 1
	s_cmp_gt_u32 s50, s41
	s_cselect_b32 s50, s31, s52
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB3_20
.LBB3_25:
	s_sub_i32 s51, s51, 64
	s_cmp_gt_u32 s51, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_25
	s_branch .LBB3_20
.LBB3_26:
	s_or_b64 exec, exec, s[46:47]
.LBB3_27:
	s_or_b64 exec, exec, s[44:45]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 s[46:47], -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB3_17
	s_add_i32 s49, s49, 1
	s_cmp_eq_u32 s49, s29
	v_mov_b32_e32 v3, s12
	s_cselect_b64 s[46:47], -1, 0
	v_mov_b32_e32 v4, s13
	s_orn2_b64 s[46:47], s[46:47], exec
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[3:4], v2
	s_branch .LBB3_17
.LBB3_29:
	s_or_b64 exec, exec, s[42:43]
.LBB3_30:
	s_mov_b32 s36, 1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v5, s37
	onward_wait_cmpswap v3, v[1:2], v[4:5], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB3_39
	s_cmp_gt_u32 s31, 63
	s_mov_b32 s37, 0
	s_cselect_b64 s[42:43], -1, 0
	s_lshr_b32 s29, s31, 1
	s_mov_b64 s[44:45], 0
	s_movk_i32 s41, 0x3c0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s46, s37
	s_branch .LBB3_33
.LBB3_32:
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v7, s37
	onward_wait_cmpswap v3, v[4:5], v[6:7], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB3_38
.LBB3_33:
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB3_32
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s41
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB3_36
.LBB3_35:
	s_addk_i32 s47, 0xfc40
	s_cmp_lt_u32 s47, s41
	s_sleep 15
	s_cbranch_scc0 .LBB3_35
.LBB3_36:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s29
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB3_32
.LBB3_37:
	s_sub_i32 s47, s47, 64
	s_cmp_gt_u32 s47, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_37
	s_branch .LBB3_32
.LBB3_38:
	s_or_b64 exec, exec, s[44:45]
.LBB3_39:
	s_or_b64 exec, exec, s[38:39]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB3_41
	s_add_u32 s36, s12, 0x84
	s_addc_u32 s37, s13, 0
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s37
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, 2
	v_mov_b32_e32 v2, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB3_41:
	s_or_b64 exec, exec, s[10:11]
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s28
	ds_write_b32 v2, v1
.LBB3_42:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_load_dwordx4 s[36:39], s[6:7], 0x40
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_44
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v2, v[1:2]
.LBB3_44:
	s_add_u32 s10, s12, 0x80
	s_addc_u32 s11, s13, 0
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB3_46
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4]
.LBB3_46:
	s_and_b32 s33, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s4, 0, s33
	s_mov_b32 s41, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s4, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_hi_u32 v1, s40, v1
	v_mul_lo_u32 v4, v1, s33
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v4, vcc, s40, v4
	v_cmp_le_u32_e64 s[4:5], s33, v4
	v_cndmask_b32_e64 v1, v1, v5, s[4:5]
	v_subrev_u32_e32 v5, vcc, s33, v4
	v_cndmask_b32_e64 v4, v4, v5, s[4:5]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v4
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s33, v1, 0
	v_cmp_ne_u64_e32 vcc, s[40:41], v[4:5]
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_49
	s_memtime s[6:7]
	s_lshl_b64 s[12:13], s[8:9], 6
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v9, s13
	s_add_u32 s6, s12, 16
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	s_add_u32 s6, s12, 28
	s_addc_u32 s7, s13, 0
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s40, s41
	v_mov_b32_e32 v9, s7
	s_waitcnt vmcnt(1)
	flat_store_dwordx3 v[4:5], v[1:3]
	s_mov_b32 s42, s41
	s_mov_b32 s43, s41
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v4, s40
	s_add_u32 s6, s12, 44
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	s_addc_u32 s7, s13, 0
	flat_store_dwordx4 v[8:9], v[4:7]
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	s_add_u32 s6, s12, 60
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, s7
	s_andn2_b64 vcc, exec, s[2:3]
	flat_store_dword v[6:7], v5
	s_cbranch_vccnz .LBB3_49
	v_lshlrev_b32_e32 v1, 1, v22
	v_add_u32_e32 v4, vcc, v1, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v4, vcc, s18, v4
	s_add_i32 s6, s8, 1
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	v_mov_b32_e32 v1, s6
	flat_store_dword v[4:5], v1
.LBB3_49:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_89
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_add_u32_e32 v12, vcc, 1, v0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v6, vcc, s16, v1
	s_cselect_b64 s[12:13], -1, 0
	s_mov_b32 s42, 1
	s_lshr_b32 s43, s31, 1
	v_cmp_lt_u32_e64 s[4:5], v12, v3
	v_cmp_lt_u32_e64 s[6:7], v0, v3
	v_addc_u32_e32 v7, vcc, v4, v2, vcc
	v_mov_b32_e32 v9, 1
	s_movk_i32 s44, 0x3c0
	s_movk_i32 s45, 0xfc40
	v_mov_b32_e32 v8, -1
	s_branch .LBB3_52
.LBB3_51:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s42, s42, 1
	s_cmp_gt_u32 s42, s30
	s_cbranch_scc1 .LBB3_89
.LBB3_52:
	s_and_b32 s8, s42, 1
	v_mul_lo_u32 v4, s8, v22
	v_mov_b32_e32 v14, s19
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v13, vcc, s18, v10
	v_addc_u32_e32 v14, vcc, v14, v11, vcc
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB3_54
	v_add_u32_e32 v10, vcc, v13, v1
	v_addc_u32_e32 v11, vcc, v14, v2, vcc
	v_mov_b32_e32 v4, s42
	flat_store_dword v[10:11], v4
.LBB3_54:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB3_65
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB3_67
	s_mov_b32 s40, 0
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v9
	s_branch .LBB3_59
.LBB3_57:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB3_58:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[28:29]
	s_or_b64 s[14:15], s[34:35], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_66
.LBB3_59:
	v_mov_b32_e32 v4, v8
	onward_wait_load v10, v[6:7], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB3_58
	onward_wait v[6:7], v[4:5] eq
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB3_57
	s_cmp_lg_u32 s40, 0
	s_cselect_b32 s40, s40, 64
	s_cmp_lt_u32 s40, s44
	s_mov_b32 s41, s40
	s_cbranch_scc1 .LBB3_63
.LBB3_62:
	s_add_i32 s41, s41, s45
	s_cmp_lt_u32 s41, s44
	s_sleep 15
	s_cbranch_scc0 .LBB3_62
.LBB3_63:
	s_lshl_b32 s46, s40, 1
	s_cmp_gt_u32 s40, s43
	s_cselect_b32 s40, s31, s46
	s_cmp_lt_u32 s41, 64
	s_cbranch_scc1 .LBB3_57
.LBB3_64:
	s_sub_i32 s41, s41, 64
	s_cmp_lt_u32 s41, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_64
	s_branch .LBB3_57
.LBB3_65:
	s_cbranch_execnz .LBB3_68
	s_branch .LBB3_84
.LBB3_66:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB3_67:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB3_84
.LBB3_68:
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB3_80
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v12
	s_branch .LBB3_71
.LBB3_70:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_80
.LBB3_71:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_mov_b32_e32 v15, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	s_mov_b32 s46, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB3_74
.LBB3_72:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB3_73:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[40:41], exec, s[34:35]
	s_or_b64 s[28:29], s[40:41], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB3_70
.LBB3_74:
	onward_wait_load v15, v[10:11], v[8:9] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v15
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB3_73
	onward_wait v[10:11], v[8:9] eq all
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB3_72
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s44
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB3_78
.LBB3_77:
	s_add_i32 s47, s47, s45
	s_cmp_lt_u32 s47, s44
	s_sleep 15
	s_cbranch_scc0 .LBB3_77
.LBB3_78:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s43
	s_cselect_b32 s46, s31, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB3_72
.LBB3_79:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_79
	s_branch .LBB3_72
.LBB3_80:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB3_83
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v4, v12
.LBB3_82:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s33, v4
	v_mov_b32_e32 v15, s17
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_add_u32_e64 v10, s[8:9], s16, v10
	v_addc_u32_e64 v11, s[8:9], v15, v11, s[8:9]
	s_or_b64 s[28:29], vcc, s[28:29]
	flat_store_dword v[10:11], v5
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB3_82
.LBB3_83:
	s_or_b64 exec, exec, s[14:15]
.LBB3_84:
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB3_51
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v4, v0
	s_branch .LBB3_87
.LBB3_86:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v4, vcc, s33, v4
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_51
.LBB3_87:
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_u32_e32 v10, vcc, v13, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s42, v10
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB3_86
	v_mov_b32_e32 v10, s24
	v_mov_b32_e32 v11, s25
	flat_atomic_add v[10:11], v9
	s_branch .LBB3_86
.LBB3_89:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_108
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	v_add_u32_e32 v1, vcc, -1, v22
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB3_108
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v23, v[0:1]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v20, -1
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_mov_b32_e32 v21, -1
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v6, v20
	s_mov_b32 s9, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v7, v21
	s_cbranch_vccnz .LBB3_105
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v6, v12
	v_lshlrev_b32_e32 v24, 1, v22
	s_mov_b32 s7, 0
	v_mov_b32_e32 v25, 1
	v_mov_b32_e32 v9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v5, v11
	v_mov_b32_e32 v7, v13
.LBB3_93:
	s_mov_b32 s6, s10
	s_lshl_b64 s[0:1], s[6:7], 6
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s4, s2, 16
	s_addc_u32 s5, s3, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v8, v[0:1]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB3_96
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 24
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v8, v23
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_97
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s2, s2, 20
	s_addc_u32 s3, s3, 0
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s2
	flat_load_dword v8, v[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[2:3], v8, v23
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB3_98
	s_branch .LBB3_99
.LBB3_96:
	s_cbranch_execnz .LBB3_102
	s_branch .LBB3_103
.LBB3_97:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_99
.LBB3_98:
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_mov_b32_e32 v16, s24
	s_add_u32 s0, s0, 20
	v_mov_b32_e32 v17, s25
	s_addc_u32 s1, s1, 0
	flat_atomic_add v[16:17], v25
	v_mov_b32_e32 v17, s1
	v_mov_b32_e32 v16, s0
	flat_load_dword v8, v[16:17]
.LBB3_99:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v8, v24
	v_lshlrev_b64 v[16:17], 2, v[8:9]
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v16, vcc, s18, v16
	v_addc_u32_e32 v17, vcc, v8, v17, vcc
	flat_load_dword v8, v[16:17]
	s_add_i32 s10, s6, 1
	v_cmp_gt_u64_e64 s[4:5], v[14:15], v[0:1]
	v_cmp_lt_u64_e64 s[2:3], v[2:3], v[12:13]
	v_cmp_gt_u64_e64 s[0:1], v[10:11], v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s10, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_101
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, s25
	flat_atomic_add v[16:17], v25
.LBB3_101:
	s_add_i32 s9, s8, 1
	v_cndmask_b32_e64 v19, v1, v15, s[4:5]
	v_cndmask_b32_e64 v18, v0, v14, s[4:5]
	v_cndmask_b32_e64 v21, v13, v3, s[2:3]
	v_cndmask_b32_e64 v20, v12, v2, s[2:3]
	v_cndmask_b32_e64 v17, v3, v11, s[0:1]
	v_cndmask_b32_e64 v16, v2, v10, s[0:1]
	s_branch .LBB3_103
.LBB3_102:
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v17, v11
	s_add_i32 s10, s6, 1
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, v12
	v_mov_b32_e32 v16, v10
	s_mov_b32 s9, s8
.LBB3_103:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[0:1], v[6:7]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e32 v7, v7, v1, vcc
	v_cndmask_b32_e32 v6, v6, v0, vcc
	v_cmp_eq_u32_e32 vcc, s10, v22
	v_cndmask_b32_e64 v5, v3, v5, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_vccnz .LBB3_105
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v12, v20
	v_mov_b32_e32 v14, v18
	s_mov_b32 s8, s9
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v13, v21
	v_mov_b32_e32 v15, v19
	s_branch .LBB3_93
.LBB3_105:
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s9, v23
	v_cmp_le_u64_e64 s[0:1], v[18:19], v[20:21]
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_107
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s25
	flat_atomic_add v[0:1], v2
.LBB3_107:
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_store_dword v[0:1], v5
	v_subrev_u32_e32 v0, vcc, v6, v16
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	flat_store_dword v[2:3], v0
	v_sub_u32_e32 v0, vcc, v4, v6
	flat_store_dword v[7:8], v0
.LBB3_108:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spin_self_destruct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 53
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
	.size	spin_self_destruct, .Lfunc_end3-spin_self_destruct
	.section	.AMDGPU.csdata
	.text
	.protected	native
	.globl	native
	.p2align	8
	.type	native,@function
native:
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_load_dwordx4 s[28:31], s[6:7], 0x50
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s36, s[4:5], 0xc
	s_memtime s[34:35]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB4_36
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	flat_atomic_add v2, v[1:2], v3 glc
	s_add_u32 s14, s10, 64
	s_addc_u32 s15, s11, 0
	s_cmp_gt_u32 s31, 63
	v_mov_b32_e32 v1, -1
	s_cselect_b64 s[16:17], -1, 0
	s_lshr_b32 s22, s31, 1
	s_mov_b64 s[2:3], 0
	s_movk_i32 s20, 0x3c0
	s_mov_b32 s21, s9
	s_branch .LBB4_4
.LBB4_2:
	s_andn2_b64 s[4:5], s[4:5], exec
.LBB4_3:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[4:5]
	s_or_b64 s[2:3], s[18:19], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB4_10
.LBB4_4:
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_waitcnt vmcnt(0)
	onward_wait_load v5, v[3:4], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v5, v2
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB4_3
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB4_2
	s_cmp_lg_u32 s21, 0
	s_cselect_b32 s21, s21, 64
	s_cmp_lt_u32 s21, s20
	s_mov_b32 s23, s21
	s_cbranch_scc1 .LBB4_8
.LBB4_7:
	s_addk_i32 s23, 0xfc40
	s_cmp_lt_u32 s23, s20
	s_sleep 15
	s_cbranch_scc0 .LBB4_7
.LBB4_8:
	s_lshl_b32 s24, s21, 1
	s_cmp_gt_u32 s21, s22
	s_cselect_b32 s21, s31, s24
	s_cmp_lt_u32 s23, 64
	s_cbranch_scc1 .LBB4_2
.LBB4_9:
	s_sub_i32 s23, s23, 64
	s_cmp_lt_u32 s23, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_9
	s_branch .LBB4_2
.LBB4_10:
	s_or_b64 exec, exec, s[2:3]
	s_add_u32 s18, s10, 0x80
	s_addc_u32 s19, s11, 0
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dwordx2 v[1:2], v[1:2]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cmp_lt_u32_e64 s[4:5], s8, v1
	s_or_b64 s[20:21], vcc, s[4:5]
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB4_12
	s_add_i32 s20, s8, 1
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	v_mov_b32_e32 v3, s20
	flat_store_dword v[1:2], v3
.LBB4_12:
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_or_b64 s[2:3], s[2:3], s[4:5]
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB4_35
	s_cmp_eq_u32 s29, 0
	s_mov_b32 s23, 0
	s_cbranch_scc1 .LBB4_25
	s_mov_b32 s24, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v1, -1
	s_movk_i32 s25, 0x3c0
	s_branch .LBB4_16
.LBB4_15:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v3
	s_add_i32 s24, s24, 1
	s_cmp_lg_u32 s24, s29
	s_cbranch_scc0 .LBB4_25
.LBB4_16:
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_atomic_add v2, v[4:5], v3 glc
	s_mov_b64 s[4:5], 0
	s_mov_b32 s26, 0
	s_branch .LBB4_19
.LBB4_17:
	s_andn2_b64 s[18:19], s[18:19], exec
.LBB4_18:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[18:19]
	s_or_b64 s[4:5], s[20:21], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_15
.LBB4_19:
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0)
	onward_wait_load v6, v[4:5], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v2
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB4_18
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	onward_wait v[4:5], v[1:2] eq
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB4_17
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s26, s26, 64
	s_cmp_lt_u32 s26, s25
	s_mov_b32 s27, s26
	s_cbranch_scc1 .LBB4_23
.LBB4_22:
	s_addk_i32 s27, 0xfc40
	s_cmp_lt_u32 s27, s25
	s_sleep 15
	s_cbranch_scc0 .LBB4_22
.LBB4_23:
	s_lshl_b32 s37, s26, 1
	s_cmp_gt_u32 s26, s22
	s_cselect_b32 s26, s31, s37
	s_cmp_lt_u32 s27, 64
	s_cbranch_scc1 .LBB4_17
.LBB4_24:
	s_sub_i32 s27, s27, 64
	s_cmp_lt_u32 s27, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_24
	s_branch .LBB4_17
.LBB4_25:
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	flat_atomic_add v2, v[1:2], v3 glc
	v_mov_b32_e32 v1, -1
	s_mov_b64 s[4:5], 0
	s_movk_i32 s24, 0x3c0
	s_branch .LBB4_28
.LBB4_26:
	s_andn2_b64 s[18:19], s[18:19], exec
.LBB4_27:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[18:19]
	s_or_b64 s[4:5], s[20:21], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_34
.LBB4_28:
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_waitcnt vmcnt(0)
	onward_wait_load v5, v[3:4], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v5, v2
	s_or_b64 s[18:19], s[18:19], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB4_27
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	onward_wait v[3:4], v[1:2] eq
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB4_26
	s_cmp_lg_u32 s23, 0
	s_cselect_b32 s23, s23, 64
	s_cmp_lt_u32 s23, s24
	s_mov_b32 s25, s23
	s_cbranch_scc1 .LBB4_32
.LBB4_31:
	s_addk_i32 s25, 0xfc40
	s_cmp_lt_u32 s25, s24
	s_sleep 15
	s_cbranch_scc0 .LBB4_31
.LBB4_32:
	s_lshl_b32 s26, s23, 1
	s_cmp_gt_u32 s23, s22
	s_cselect_b32 s23, s31, s26
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB4_26
.LBB4_33:
	s_sub_i32 s25, s25, 64
	s_cmp_lt_u32 s25, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_33
	s_branch .LBB4_26
.LBB4_34:
	s_or_b64 exec, exec, s[4:5]
	s_add_u32 s4, s10, 0x84
	s_addc_u32 s5, s11, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
.LBB4_35:
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s28
	ds_write_b32 v2, v1
.LBB4_36:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_load_dwordx16 s[12:27], s[6:7], 0x10
	s_add_u32 s10, s10, 0x80
	s_mov_b32 s37, 0
	s_addc_u32 s11, s11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB4_38
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v3, v[1:2]
.LBB4_38:
	s_and_b64 s[4:5], s[2:3], exec
	s_cselect_b32 s6, s8, 0
	s_and_b32 s33, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s4, 0, s33
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s4, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s36, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s36, v2
	v_cmp_le_u32_e64 s[4:5], s33, v2
	v_cndmask_b32_e64 v1, v1, v4, s[4:5]
	v_subrev_u32_e32 v4, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s33, v4, 0
	v_cmp_ne_u64_e32 vcc, s[36:37], v[1:2]
	v_addc_u32_e32 v14, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB4_41
	s_memtime s[28:29]
	s_lshl_b64 s[36:37], s[8:9], 6
	s_add_u32 s40, s16, s36
	s_addc_u32 s41, s17, s37
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s28
	v_mov_b32_e32 v7, s29
	v_mov_b32_e32 v9, s41
	s_add_u32 s28, s40, 16
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s29, s41, 0
	v_mov_b32_e32 v4, s28
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v5, s29
	s_add_u32 s28, s40, 28
	s_mov_b32 s36, 0
	s_waitcnt vmcnt(1)
	flat_store_dwordx3 v[4:5], v[1:3]
	s_addc_u32 s29, s41, 0
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v5, s37
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	s_add_u32 s28, s40, 44
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s29, s41, 0
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	s_add_u32 s28, s40, 60
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s29, s41, 0
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s29
	s_andn2_b64 vcc, exec, s[2:3]
	flat_store_dword v[4:5], v2
	s_cbranch_vccnz .LBB4_41
	v_lshlrev_b32_e32 v1, 1, v14
	v_add_u32_e32 v1, vcc, s6, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	s_add_i32 s7, s8, 1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_mov_b32_e32 v4, s7
	flat_store_dword v[1:2], v4
.LBB4_41:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_mov_b32 s7, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB4_81
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[28:29], -1, 0
	s_lshr_b32 s47, s31, 1
	s_lshl_b64 s[34:35], s[6:7], 2
	v_add_u32_e32 v8, vcc, 1, v0
	s_add_u32 s36, s12, s34
	s_mov_b32 s46, 1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], v8, v3
	v_cmp_lt_u32_e64 s[4:5], v0, v3
	s_addc_u32 s37, s13, s35
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 1
	s_movk_i32 s48, 0x3c0
	s_movk_i32 s49, 0xfc40
	v_mov_b32_e32 v4, -1
	s_branch .LBB4_44
.LBB4_43:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s46, s46, 1
	s_cmp_gt_u32 s46, s30
	s_cbranch_scc1 .LBB4_81
.LBB4_44:
	s_and_b32 s6, s46, 1
	v_mul_lo_u32 v1, s6, v14
	v_mov_b32_e32 v10, s15
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v9, vcc, s14, v6
	v_addc_u32_e32 v10, vcc, v10, v7, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB4_46
	v_mov_b32_e32 v1, s35
	v_add_u32_e32 v6, vcc, s34, v9
	v_addc_u32_e32 v7, vcc, v10, v1, vcc
	v_mov_b32_e32 v1, s46
	flat_store_dword v[6:7], v1
.LBB4_46:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB4_57
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB4_59
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	s_mov_b32 s44, 0
	s_mov_b64 s[38:39], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v5
	s_branch .LBB4_51
.LBB4_49:
	s_andn2_b64 s[40:41], s[40:41], exec
.LBB4_50:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[42:43], exec, s[40:41]
	s_or_b64 s[38:39], s[42:43], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB4_58
.LBB4_51:
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v7, s37
	onward_wait_load v11, v[6:7], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[40:41], s[40:41], exec
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB4_50
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	onward_wait v[6:7], v[1:2] eq
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB4_49
	s_cmp_lg_u32 s44, 0
	s_cselect_b32 s44, s44, 64
	s_cmp_lt_u32 s44, s48
	s_mov_b32 s45, s44
	s_cbranch_scc1 .LBB4_55
.LBB4_54:
	s_add_i32 s45, s45, s49
	s_cmp_lt_u32 s45, s48
	s_sleep 15
	s_cbranch_scc0 .LBB4_54
.LBB4_55:
	s_lshl_b32 s50, s44, 1
	s_cmp_gt_u32 s44, s47
	s_cselect_b32 s44, s31, s50
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB4_49
.LBB4_56:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_56
	s_branch .LBB4_49
.LBB4_57:
	s_cbranch_execnz .LBB4_60
	s_branch .LBB4_76
.LBB4_58:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB4_59:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB4_76
.LBB4_60:
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB4_72
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v1, v8
	s_branch .LBB4_63
.LBB4_62:
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v3
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB4_72
.LBB4_63:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v6, vcc, s12, v6
	v_addc_u32_e32 v7, vcc, v11, v7, vcc
	s_mov_b32 s50, 0
	s_mov_b64 s[40:41], 0
	s_branch .LBB4_66
.LBB4_64:
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB4_65:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[40:41], s[44:45], s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB4_62
.LBB4_66:
	onward_wait_load v11, v[6:7], v[4:5] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB4_65
	onward_wait v[6:7], v[4:5] eq all
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB4_64
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s48
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB4_70
.LBB4_69:
	s_add_i32 s51, s51, s49
	s_cmp_lt_u32 s51, s48
	s_sleep 15
	s_cbranch_scc0 .LBB4_69
.LBB4_70:
	s_lshl_b32 s52, s50, 1
	s_cmp_gt_u32 s50, s47
	s_cselect_b32 s50, s31, s52
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB4_64
.LBB4_71:
	s_sub_i32 s51, s51, 64
	s_cmp_lt_u32 s51, 64
	s_sleep 1
	s_cbranch_scc0 .LBB4_71
	s_branch .LBB4_64
.LBB4_72:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[2:3]
	s_cbranch_execz .LBB4_75
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v1, v8
.LBB4_74:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s33, v1
	v_mov_b32_e32 v11, s13
	v_cmp_ge_u32_e32 vcc, v1, v3
	v_add_u32_e64 v6, s[6:7], s12, v6
	v_addc_u32_e64 v7, s[6:7], v11, v7, s[6:7]
	s_or_b64 s[40:41], vcc, s[40:41]
	flat_store_dword v[6:7], v2
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB4_74
.LBB4_75:
	s_or_b64 exec, exec, s[38:39]
.LBB4_76:
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB4_43
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB4_79
.LBB4_78:
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v3
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB4_43
.LBB4_79:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v6, vcc, v9, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s46, v6
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB4_78
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	flat_atomic_add v[6:7], v5
	s_branch .LBB4_78
.LBB4_81:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_96
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	v_add_u32_e32 v1, vcc, -1, v14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB4_96
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v15, v[0:1]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v10, -1
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_mov_b32_e32 v11, -1
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v10
	s_mov_b32 s2, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v9, v11
	s_cbranch_vccnz .LBB4_93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v10, -1
	v_mov_b32_e32 v11, -1
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v10
	s_mov_b32 s2, 0
	v_mov_b32_e32 v16, 1
	s_mov_b32 s3, 0
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v9, v11
	s_branch .LBB4_86
.LBB4_85:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[0:1], v[8:9]
	v_cmp_gt_u64_e64 s[0:1], v[6:7], v[2:3]
	s_add_i32 s3, s3, 1
	v_cndmask_b32_e32 v9, v9, v1, vcc
	v_cndmask_b32_e32 v8, v8, v0, vcc
	s_add_u32 s16, s16, 64
	v_cmp_eq_u32_e32 vcc, s3, v14
	v_cndmask_b32_e64 v7, v3, v7, s[0:1]
	s_addc_u32 s17, s17, 0
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v6, v2, v6, s[0:1]
	s_cbranch_vccnz .LBB4_93
.LBB4_86:
	s_add_u32 s0, s16, 16
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v17, v[0:1]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB4_85
	s_add_u32 s0, s16, 24
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v17, s0
	flat_load_dword v17, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v17, v15
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_89
	s_add_u32 s0, s16, 20
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v17, s0
	flat_load_dword v17, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v17, v15
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB4_90
	s_branch .LBB4_91
.LBB4_89:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_91
.LBB4_90:
	v_mov_b32_e32 v17, s20
	s_add_u32 s0, s16, 20
	v_mov_b32_e32 v18, s21
	s_addc_u32 s1, s17, 0
	flat_atomic_add v[17:18], v16
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v17, s0
	flat_load_dword v17, v[17:18]
.LBB4_91:
	v_cmp_gt_u64_e32 vcc, v[12:13], v[0:1]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e32 v13, v1, v13, vcc
	v_cndmask_b32_e32 v12, v0, v12, vcc
	v_cmp_lt_u64_e32 vcc, v[2:3], v[10:11]
	s_add_i32 s2, s2, 1
	v_cndmask_b32_e32 v11, v11, v3, vcc
	v_cndmask_b32_e32 v10, v10, v2, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s3, v17
	v_cndmask_b32_e64 v5, v3, v5, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_vccnz .LBB4_85
	v_mov_b32_e32 v17, s20
	v_mov_b32_e32 v18, s21
	flat_atomic_add v[17:18], v16
	s_branch .LBB4_85
.LBB4_93:
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[4:5], -1, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s2, v15
	v_cmp_le_u64_e64 s[0:1], v[12:13], v[10:11]
	s_and_b64 s[4:5], s[4:5], vcc
	s_and_b64 s[0:1], s[4:5], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_95
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s21
	flat_atomic_add v[0:1], v2
.LBB4_95:
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v5, s2
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	flat_store_dword v[0:1], v5
	v_subrev_u32_e32 v0, vcc, v8, v4
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_store_dword v[2:3], v0
	v_sub_u32_e32 v0, vcc, v6, v8
	flat_store_dword v[9:10], v0
.LBB4_96:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel native
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_sgpr 53
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
	.size	native, .Lfunc_end4-native
	.section	.AMDGPU.csdata
	.text
	.protected	native_self_destruct
	.globl	native_self_destruct
	.p2align	8
	.type	native_self_destruct,@function
native_self_destruct:
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_load_dwordx4 s[28:31], s[6:7], 0x50
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s36, s[4:5], 0xc
	s_memtime s[34:35]
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB5_44
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	flat_atomic_add v2, v[1:2], v3 glc
	s_add_u32 s14, s10, 64
	s_addc_u32 s15, s11, 0
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0)
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_10
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s18, s31, 1
	s_mov_b32 s20, 0
	s_mov_b64 s[16:17], 0
	s_movk_i32 s19, 0x3c0
	s_branch .LBB5_4
.LBB5_3:
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_or_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB5_9
.LBB5_4:
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	onward_wait v[3:4], v[1:2] ge
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB5_3
	s_cmp_lg_u32 s20, 0
	s_cselect_b32 s20, s20, 64
	s_cmp_lt_u32 s20, s19
	s_mov_b32 s21, s20
	s_cbranch_scc1 .LBB5_7
.LBB5_6:
	s_addk_i32 s21, 0xfc40
	s_cmp_lt_u32 s21, s19
	s_sleep 15
	s_cbranch_scc0 .LBB5_6
.LBB5_7:
	s_lshl_b32 s22, s20, 1
	s_cmp_gt_u32 s20, s18
	s_cselect_b32 s20, s31, s22
	s_cmp_lt_u32 s21, 64
	s_cbranch_scc1 .LBB5_3
.LBB5_8:
	s_sub_i32 s21, s21, 64
	s_cmp_gt_u32 s21, 63
	s_sleep 1
	s_cbranch_scc1 .LBB5_8
	s_branch .LBB5_3
.LBB5_9:
	s_or_b64 exec, exec, s[16:17]
.LBB5_10:
	s_or_b64 exec, exec, s[2:3]
	s_add_u32 s18, s10, 0x80
	s_addc_u32 s19, s11, 0
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v1, v[4:5]
	v_cmp_ne_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB5_12
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], s8, v1
.LBB5_12:
	s_or_saveexec_b64 s[20:21], s[2:3]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB5_16
	s_add_u32 s2, s10, 0x84
	s_addc_u32 s3, s11, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e64 s[4:5], s8, v1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[22:23], vcc, s[4:5]
	v_cmp_eq_u32_e64 s[2:3], 0, v2
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB5_15
	s_add_i32 s22, s8, 1
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v2, s19
	v_mov_b32_e32 v3, s22
	flat_store_dword v[1:2], v3
.LBB5_15:
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_or_b64 s[2:3], s[2:3], s[4:5]
	s_andn2_b64 s[4:5], s[16:17], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[16:17], s[4:5], s[2:3]
.LBB5_16:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB5_43
	s_cmp_eq_u32 s29, 0
	s_mov_b32 s24, 0
	s_cbranch_scc1 .LBB5_32
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s25, s31, 1
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, -1
	s_movk_i32 s26, 0x3c0
	s_branch .LBB5_20
.LBB5_19:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[22:23]
	s_or_b64 s[18:19], s[20:21], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB5_31
.LBB5_20:
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_atomic_add v2, v[4:5], v3 glc
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[5:6], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v4, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB5_29
	s_mov_b32 s27, 0
	s_mov_b64 s[22:23], 0
	s_branch .LBB5_23
.LBB5_22:
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	onward_wait_load v4, v[5:6], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v4, v2
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB5_28
.LBB5_23:
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	onward_wait v[4:5], v[1:2] ge
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB5_22
	s_cmp_lg_u32 s27, 0
	s_cselect_b32 s27, s27, 64
	s_cmp_lt_u32 s27, s26
	s_mov_b32 s37, s27
	s_cbranch_scc1 .LBB5_26
.LBB5_25:
	s_addk_i32 s37, 0xfc40
	s_cmp_lt_u32 s37, s26
	s_sleep 15
	s_cbranch_scc0 .LBB5_25
.LBB5_26:
	s_lshl_b32 s38, s27, 1
	s_cmp_gt_u32 s27, s25
	s_cselect_b32 s27, s31, s38
	s_cmp_lt_u32 s37, 64
	s_cbranch_scc1 .LBB5_22
.LBB5_27:
	s_sub_i32 s37, s37, 64
	s_cmp_gt_u32 s37, 63
	s_sleep 1
	s_cbranch_scc1 .LBB5_27
	s_branch .LBB5_22
.LBB5_28:
	s_or_b64 exec, exec, s[22:23]
.LBB5_29:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_eq_u32_e32 vcc, v4, v2
	s_mov_b64 s[22:23], -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB5_19
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v3
	s_add_i32 s24, s24, 1
	s_cmp_eq_u32 s24, s29
	s_cselect_b64 s[22:23], -1, 0
	s_orn2_b64 s[22:23], s[22:23], exec
	s_branch .LBB5_19
.LBB5_31:
	s_or_b64 exec, exec, s[18:19]
.LBB5_32:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s11
	flat_atomic_add v2, v[1:2], v3 glc
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0)
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_41
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[18:19], -1, 0
	s_lshr_b32 s22, s31, 1
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	s_movk_i32 s23, 0x3c0
	s_branch .LBB5_35
.LBB5_34:
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	onward_wait_load v3, v[4:5], v[1:2] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_or_b64 s[20:21], vcc, s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB5_40
.LBB5_35:
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	onward_wait v[3:4], v[1:2] ge
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB5_34
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s23
	s_mov_b32 s25, s24
	s_cbranch_scc1 .LBB5_38
.LBB5_37:
	s_addk_i32 s25, 0xfc40
	s_cmp_lt_u32 s25, s23
	s_sleep 15
	s_cbranch_scc0 .LBB5_37
.LBB5_38:
	s_lshl_b32 s26, s24, 1
	s_cmp_gt_u32 s24, s22
	s_cselect_b32 s24, s31, s26
	s_cmp_lt_u32 s25, 64
	s_cbranch_scc1 .LBB5_34
.LBB5_39:
	s_sub_i32 s25, s25, 64
	s_cmp_gt_u32 s25, 63
	s_sleep 1
	s_cbranch_scc1 .LBB5_39
	s_branch .LBB5_34
.LBB5_40:
	s_or_b64 exec, exec, s[20:21]
.LBB5_41:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB5_43
	s_add_u32 s4, s10, 0x84
	s_addc_u32 s5, s11, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s5
	flat_store_dword v[1:2], v3
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v2, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB5_43:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, 0, 1, s[16:17]
	v_mov_b32_e32 v2, s28
	ds_write_b32 v2, v1
.LBB5_44:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_load_dwordx16 s[12:27], s[6:7], 0x10
	s_add_u32 s10, s10, 0x80
	s_mov_b32 s37, 0
	s_addc_u32 s11, s11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB5_46
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v3, v[1:2]
.LBB5_46:
	s_and_b64 s[4:5], s[2:3], exec
	s_cselect_b32 s6, s8, 0
	s_and_b32 s33, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s4, 0, s33
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s4, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s36, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s36, v2
	v_cmp_le_u32_e64 s[4:5], s33, v2
	v_cndmask_b32_e64 v1, v1, v4, s[4:5]
	v_subrev_u32_e32 v4, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s33, v4, 0
	v_cmp_ne_u64_e32 vcc, s[36:37], v[1:2]
	v_addc_u32_e32 v14, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB5_49
	s_memtime s[28:29]
	s_lshl_b64 s[36:37], s[8:9], 6
	s_add_u32 s40, s16, s36
	s_addc_u32 s41, s17, s37
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s28
	v_mov_b32_e32 v7, s29
	v_mov_b32_e32 v9, s41
	s_add_u32 s28, s40, 16
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s29, s41, 0
	v_mov_b32_e32 v4, s28
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v5, s29
	s_add_u32 s28, s40, 28
	s_mov_b32 s36, 0
	s_waitcnt vmcnt(1)
	flat_store_dwordx3 v[4:5], v[1:3]
	s_addc_u32 s29, s41, 0
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v9, s29
	v_mov_b32_e32 v5, s37
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	s_add_u32 s28, s40, 44
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s29, s41, 0
	v_mov_b32_e32 v8, s28
	v_mov_b32_e32 v9, s29
	s_add_u32 s28, s40, 60
	flat_store_dwordx4 v[8:9], v[4:7]
	s_addc_u32 s29, s41, 0
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s29
	s_andn2_b64 vcc, exec, s[2:3]
	flat_store_dword v[4:5], v2
	s_cbranch_vccnz .LBB5_49
	v_lshlrev_b32_e32 v1, 1, v14
	v_add_u32_e32 v1, vcc, s6, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	s_add_i32 s7, s8, 1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_mov_b32_e32 v4, s7
	flat_store_dword v[1:2], v4
.LBB5_49:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_mov_b32 s7, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB5_89
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[28:29], -1, 0
	s_lshr_b32 s47, s31, 1
	s_lshl_b64 s[34:35], s[6:7], 2
	v_add_u32_e32 v8, vcc, 1, v0
	s_add_u32 s36, s12, s34
	s_mov_b32 s46, 1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], v8, v3
	v_cmp_lt_u32_e64 s[4:5], v0, v3
	s_addc_u32 s37, s13, s35
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 1
	s_movk_i32 s48, 0x3c0
	s_movk_i32 s49, 0xfc40
	v_mov_b32_e32 v4, -1
	s_branch .LBB5_52
.LBB5_51:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s46, s46, 1
	s_cmp_gt_u32 s46, s30
	s_cbranch_scc1 .LBB5_89
.LBB5_52:
	s_and_b32 s6, s46, 1
	v_mul_lo_u32 v1, s6, v14
	v_mov_b32_e32 v10, s15
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v9, vcc, s14, v6
	v_addc_u32_e32 v10, vcc, v10, v7, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB5_54
	v_mov_b32_e32 v1, s35
	v_add_u32_e32 v6, vcc, s34, v9
	v_addc_u32_e32 v7, vcc, v10, v1, vcc
	v_mov_b32_e32 v1, s46
	flat_store_dword v[6:7], v1
.LBB5_54:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB5_65
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB5_67
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	s_mov_b32 s44, 0
	s_mov_b64 s[38:39], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[6:7], v5
	s_branch .LBB5_59
.LBB5_57:
	s_andn2_b64 s[40:41], s[40:41], exec
.LBB5_58:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[42:43], exec, s[40:41]
	s_or_b64 s[38:39], s[42:43], s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB5_66
.LBB5_59:
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v7, s37
	onward_wait_load v11, v[6:7], v[1:2] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[40:41], s[40:41], exec
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB5_58
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	onward_wait v[6:7], v[1:2] eq
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB5_57
	s_cmp_lg_u32 s44, 0
	s_cselect_b32 s44, s44, 64
	s_cmp_lt_u32 s44, s48
	s_mov_b32 s45, s44
	s_cbranch_scc1 .LBB5_63
.LBB5_62:
	s_add_i32 s45, s45, s49
	s_cmp_lt_u32 s45, s48
	s_sleep 15
	s_cbranch_scc0 .LBB5_62
.LBB5_63:
	s_lshl_b32 s50, s44, 1
	s_cmp_gt_u32 s44, s47
	s_cselect_b32 s44, s31, s50
	s_cmp_lt_u32 s45, 64
	s_cbranch_scc1 .LBB5_57
.LBB5_64:
	s_sub_i32 s45, s45, 64
	s_cmp_lt_u32 s45, 64
	s_sleep 1
	s_cbranch_scc0 .LBB5_64
	s_branch .LBB5_57
.LBB5_65:
	s_cbranch_execnz .LBB5_68
	s_branch .LBB5_84
.LBB5_66:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB5_67:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB5_84
.LBB5_68:
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB5_80
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v1, v8
	s_branch .LBB5_71
.LBB5_70:
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v3
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB5_80
.LBB5_71:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v6, vcc, s12, v6
	v_addc_u32_e32 v7, vcc, v11, v7, vcc
	s_mov_b32 s50, 0
	s_mov_b64 s[40:41], 0
	s_branch .LBB5_74
.LBB5_72:
	s_andn2_b64 s[42:43], s[42:43], exec
.LBB5_73:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[40:41], s[44:45], s[40:41]
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB5_70
.LBB5_74:
	onward_wait_load v11, v[6:7], v[4:5] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB5_73
	onward_wait v[6:7], v[4:5] eq all
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB5_72
	s_cmp_lg_u32 s50, 0
	s_cselect_b32 s50, s50, 64
	s_cmp_lt_u32 s50, s48
	s_mov_b32 s51, s50
	s_cbranch_scc1 .LBB5_78
.LBB5_77:
	s_add_i32 s51, s51, s49
	s_cmp_lt_u32 s51, s48
	s_sleep 15
	s_cbranch_scc0 .LBB5_77
.LBB5_78:
	s_lshl_b32 s52, s50, 1
	s_cmp_gt_u32 s50, s47
	s_cselect_b32 s50, s31, s52
	s_cmp_lt_u32 s51, 64
	s_cbranch_scc1 .LBB5_72
.LBB5_79:
	s_sub_i32 s51, s51, 64
	s_cmp_lt_u32 s51, 64
	s_sleep 1
	s_cbranch_scc0 .LBB5_79
	s_branch .LBB5_72
.LBB5_80:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_and_saveexec_b64 s[38:39], s[2:3]
	s_cbranch_execz .LBB5_83
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v1, v8
.LBB5_82:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s33, v1
	v_mov_b32_e32 v11, s13
	v_cmp_ge_u32_e32 vcc, v1, v3
	v_add_u32_e64 v6, s[6:7], s12, v6
	v_addc_u32_e64 v7, s[6:7], v11, v7, s[6:7]
	s_or_b64 s[40:41], vcc, s[40:41]
	flat_store_dword v[6:7], v2
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB5_82
.LBB5_83:
	s_or_b64 exec, exec, s[38:39]
.LBB5_84:
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB5_51
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB5_87
.LBB5_86:
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v3
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB5_51
.LBB5_87:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v6, vcc, v9, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s46, v6
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB5_86
	v_mov_b32_e32 v6, s20
	v_mov_b32_e32 v7, s21
	flat_atomic_add v[6:7], v5
	s_branch .LBB5_86
.LBB5_89:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB5_104
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	v_add_u32_e32 v1, vcc, -1, v14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB5_104
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v15, v[0:1]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v10, -1
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_mov_b32_e32 v11, -1
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v10
	s_mov_b32 s2, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v9, v11
	s_cbranch_vccnz .LBB5_101
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v10, -1
	v_mov_b32_e32 v11, -1
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v10
	s_mov_b32 s2, 0
	v_mov_b32_e32 v16, 1
	s_mov_b32 s3, 0
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v9, v11
	s_branch .LBB5_94
.LBB5_93:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[0:1], v[8:9]
	v_cmp_gt_u64_e64 s[0:1], v[6:7], v[2:3]
	s_add_i32 s3, s3, 1
	v_cndmask_b32_e32 v9, v9, v1, vcc
	v_cndmask_b32_e32 v8, v8, v0, vcc
	s_add_u32 s16, s16, 64
	v_cmp_eq_u32_e32 vcc, s3, v14
	v_cndmask_b32_e64 v7, v3, v7, s[0:1]
	s_addc_u32 s17, s17, 0
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v6, v2, v6, s[0:1]
	s_cbranch_vccnz .LBB5_101
.LBB5_94:
	s_add_u32 s0, s16, 16
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v17, v[0:1]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB5_93
	s_add_u32 s0, s16, 24
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v17, s0
	flat_load_dword v17, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v17, v15
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_97
	s_add_u32 s0, s16, 20
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v17, s0
	flat_load_dword v17, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v17, v15
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB5_98
	s_branch .LBB5_99
.LBB5_97:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_99
.LBB5_98:
	v_mov_b32_e32 v17, s20
	s_add_u32 s0, s16, 20
	v_mov_b32_e32 v18, s21
	s_addc_u32 s1, s17, 0
	flat_atomic_add v[17:18], v16
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v17, s0
	flat_load_dword v17, v[17:18]
.LBB5_99:
	v_cmp_gt_u64_e32 vcc, v[12:13], v[0:1]
	v_cmp_gt_u64_e64 s[0:1], v[4:5], v[2:3]
	v_cndmask_b32_e32 v13, v1, v13, vcc
	v_cndmask_b32_e32 v12, v0, v12, vcc
	v_cmp_lt_u64_e32 vcc, v[2:3], v[10:11]
	s_add_i32 s2, s2, 1
	v_cndmask_b32_e32 v11, v11, v3, vcc
	v_cndmask_b32_e32 v10, v10, v2, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s3, v17
	v_cndmask_b32_e64 v5, v3, v5, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_vccnz .LBB5_93
	v_mov_b32_e32 v17, s20
	v_mov_b32_e32 v18, s21
	flat_atomic_add v[17:18], v16
	s_branch .LBB5_93
.LBB5_101:
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[4:5], -1, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s2, v15
	v_cmp_le_u64_e64 s[0:1], v[12:13], v[10:11]
	s_and_b64 s[4:5], s[4:5], vcc
	s_and_b64 s[0:1], s[4:5], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_103
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s21
	flat_atomic_add v[0:1], v2
.LBB5_103:
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	v_mov_b32_e32 v5, s2
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	flat_store_dword v[0:1], v5
	v_subrev_u32_e32 v0, vcc, v8, v4
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_store_dword v[2:3], v0
	v_sub_u32_e32 v0, vcc, v6, v8
	flat_store_dword v[9:10], v0
.LBB5_104:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel native_self_destruct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_sgpr 53
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
	.size	native_self_destruct, .Lfunc_end5-native_self_destruct
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
        .offset:         32
        .size:           8
        .type_name:      'struct note*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         80
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           spin
    .private_segment_fixed_size: 0
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         spin.kd
    .vgpr_count:     26
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
        .offset:         32
        .size:           8
        .type_name:      'struct note*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         80
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           ticket
    .private_segment_fixed_size: 0
    .sgpr_count:     53
    .sgpr_spill_count: 0
    .symbol:         ticket.kd
    .vgpr_count:     26
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
        .offset:         32
        .size:           8
        .type_name:      'struct note*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         80
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           self_destruct
    .private_segment_fixed_size: 0
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         self_destruct.kd
    .vgpr_count:     26
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
        .offset:         32
        .size:           8
        .type_name:      'struct note*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         80
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           spin_self_destruct
    .private_segment_fixed_size: 0
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         spin_self_destruct.kd
    .vgpr_count:     26
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
        .offset:         32
        .size:           8
        .type_name:      'struct note*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         80
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           native
    .private_segment_fixed_size: 0
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         native.kd
    .vgpr_count:     19
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
        .offset:         32
        .size:           8
        .type_name:      'struct note*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
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
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         80
        .pointee_align:  1
        .size:           4
        .type_name:      'uint*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         84
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           native_self_destruct
    .private_segment_fixed_size: 0
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         native_self_destruct.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
