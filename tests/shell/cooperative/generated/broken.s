	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	broken
	.globl	broken
	.p2align	8
	.type	broken,@function
broken:
	s_load_dword s40, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_mov_b32 s9, 0
	s_mov_b32 s3, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s40, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[10:11], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s33, 63
	s_lshr_b32 s49, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_eq_u64 s[12:13], 0
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
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_readfirstlane_b32 s18, v3
	s_cbranch_scc1 .LBB0_12
	s_add_u32 s0, s12, 64
	s_addc_u32 s1, s13, 0
	s_add_u32 s2, s12, 8
	v_mov_b32_e32 v2, s1
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, s3
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v4, s2
	s_waitcnt vmcnt(0)
	flat_load_dword v2, v[4:5] glc
	s_mov_b32 s48, 0
	v_readfirstlane_b32 s16, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_20
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s48, v4
	v_mad_u64_u32 v[1:2], s[2:3], s48, v5, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_13
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s2, s16, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_lg_u32 s10, s2
	s_mov_b32 s2, s16
	s_cbranch_scc1 .LBB0_7
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s2, v4
	v_or_b32_e32 v4, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s16, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s11, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s2, s10
.LBB0_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s49, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_scc1 .LBB0_11
	v_add_u32_e32 v4, vcc, 8, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v7, 0
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s18, v4
.LBB0_11:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[10:11], 0
	s_mov_b32 s48, s9
	s_branch .LBB0_21
.LBB0_13:
	s_cbranch_execz .LBB0_19
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s49, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_scc1 .LBB0_18
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, 0
	flat_store_dwordx2 v[1:2], v[4:5]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s18, v1
.LBB0_18:
	s_mov_b32 s2, s16
.LBB0_19:
	s_mov_b64 s[10:11], -1
	s_mov_b32 s16, s2
.LBB0_20:
	v_mov_b32_e32 v4, s16
.LBB0_21:
	s_load_dword s28, s[6:7], 0x10
	s_xor_b64 s[16:17], s[10:11], -1
	s_add_i32 s0, s8, 1
	s_cmp_lg_u32 s0, s18
	s_mov_b64 s[24:25], -1
	s_cselect_b64 s[0:1], -1, 0
	s_mov_b64 s[20:21], 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s28, 5
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[2:3], 0
	s_cbranch_scc1 .LBB0_51
	s_cmp_gt_i32 s28, 7
	s_cbranch_scc0 .LBB0_29
	s_cmp_gt_i32 s28, 8
	s_cbranch_scc0 .LBB0_30
	s_cmp_gt_i32 s28, 9
	s_cbranch_scc0 .LBB0_31
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[24:25], 0
	s_cmp_eq_u32 s28, 10
	s_mov_b64 s[22:23], 0
	s_cbranch_scc0 .LBB0_32
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_28
.LBB0_27:
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_27
.LBB0_28:
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[22:23], -1
	s_branch .LBB0_32
.LBB0_29:
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_37
	s_branch .LBB0_50
.LBB0_30:
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_35
	s_branch .LBB0_36
.LBB0_31:
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[2:3], 0
.LBB0_32:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_34
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s19, v1
	s_cmp_eq_u32 s19, 0
	s_cselect_b64 s[22:23], -1, 0
.LBB0_34:
	s_branch .LBB0_36
.LBB0_35:
	v_lshrrev_b32_e32 v1, 6, v0
	v_add_u32_e32 v1, vcc, 0x2000001, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s19, v1
	onward_message s19
	s_mov_b64 s[22:23], -1
.LBB0_36:
	s_branch .LBB0_50
.LBB0_37:
	s_cmp_lt_i32 s28, 6
	s_mov_b64 s[22:23], -1
	s_cbranch_scc1 .LBB0_46
	s_cmp_gt_i32 s28, 6
	s_mov_b64 s[22:23], -1
	s_cbranch_scc0 .LBB0_42
	v_add_u32_e32 v1, vcc, 64, v0
	v_readfirstlane_b32 s19, v1
	s_cmp_gt_u32 s33, s19
	s_cbranch_scc1 .LBB0_41
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s19, 0x1000000
	onward_message s19
.LBB0_41:
	s_mov_b64 s[22:23], 0
.LBB0_42:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_45
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s19, v1
	s_cmp_lg_u32 s19, 0
	s_cbranch_scc1 .LBB0_45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s19, 0x1000000
	onward_message s19
.LBB0_45:
	s_mov_b64 s[22:23], 0
.LBB0_46:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_49
	s_movk_i32 s19, 0x64
	s_mov_b32 s22, 0x1000000
.LBB0_48:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s22
	s_sub_i32 s19, s19, 25
	s_cmp_eq_u32 s19, 0
	s_cbranch_scc0 .LBB0_48
.LBB0_49:
	s_mov_b64 s[22:23], -1
.LBB0_50:
	s_mov_b64 s[24:25], 0
.LBB0_51:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_72
	s_cmp_gt_i32 s28, 1
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB0_65
	s_cmp_gt_i32 s28, 2
	s_mov_b64 s[20:21], -1
	s_cbranch_scc0 .LBB0_62
	s_cmp_gt_i32 s28, 3
	s_mov_b64 s[20:21], -1
	s_cbranch_scc0 .LBB0_58
	s_cmp_lg_u32 s8, 2
	s_cbranch_scc1 .LBB0_57
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s19, 0x3000000
	onward_message s19
.LBB0_57:
	s_mov_b64 s[20:21], 0
.LBB0_58:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_61
	s_cmp_lg_u32 s8, 2
	s_cbranch_scc1 .LBB0_61
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s19, 0xff000000
	onward_message s19
.LBB0_61:
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[22:23], -1
.LBB0_62:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_64
	s_cmp_lg_u32 s8, 3
	s_cselect_b64 s[22:23], -1, 0
.LBB0_64:
	s_mov_b64 s[24:25], 0
.LBB0_65:
	s_mov_b64 s[20:21], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_72
	s_cmp_gt_i32 s28, 0
	s_mov_b64 s[20:21], -1
	s_cbranch_scc0 .LBB0_70
	s_cmp_lg_u32 s8, 1
	s_cbranch_scc1 .LBB0_69
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s19, 0x200004d
	onward_message s19
.LBB0_69:
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[22:23], -1
.LBB0_70:
	s_andn2_b64 vcc, exec, s[20:21]
	s_mov_b64 s[20:21], 0
	s_cbranch_vccnz .LBB0_72
	s_cmp_lg_u32 s28, 0
	s_mov_b64 s[20:21], -1
	s_cselect_b64 s[2:3], -1, 0
.LBB0_72:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_76
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_77
.LBB0_74:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_80
.LBB0_75:
	s_endpgm
.LBB0_76:
	s_mov_b64 s[22:23], -1
	s_cbranch_execnz .LBB0_74
.LBB0_77:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s19, 0x1000000
	onward_message s19
.LBB0_79:
	s_or_b64 exec, exec, s[2:3]
.LBB0_80:
	s_add_i32 s2, s28, -9
	s_cmp_gt_u32 s2, 1
	s_cbranch_scc1 .LBB0_82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s2, 0x1000000
	onward_message s2
.LBB0_82:
	s_cmp_lg_u32 s28, 11
	s_cselect_b64 s[2:3], -1, 0
	s_or_b64 s[2:3], s[2:3], s[0:1]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_84
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s19, v1
	s_cmp_eq_u32 s19, 0
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lg_u32 s19, 0
	s_cselect_b64 s[20:21], -1, 0
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_85
	s_branch .LBB0_86
.LBB0_84:
	s_mov_b64 s[2:3], 0
.LBB0_85:
	s_cmp_eq_u32 s28, 12
	s_cselect_b64 s[2:3], -1, 0
	s_xor_b64 s[0:1], s[0:1], -1
	s_and_b64 s[2:3], s[2:3], s[0:1]
.LBB0_86:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_109
	s_add_u32 s0, s12, 16
	s_addc_u32 s1, s13, 0
.LBB0_88:
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_88
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_109
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	v_mov_b32_e32 v1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_92
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	flat_load_dwordx2 v[5:6], v[1:2] glc
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], 1, v1
	v_add_u32_e32 v2, vcc, -1, v1
	s_and_b64 s[0:1], s[0:1], s[2:3]
	v_cmp_eq_u32_e32 vcc, s8, v2
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	v_mov_b32_e32 v2, s0
.LBB0_92:
	s_cmp_lg_u32 s49, 1
	v_readfirstlane_b32 s19, v2
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s49, 1
	v_readfirstlane_b32 s18, v1
	s_cbranch_scc1 .LBB0_96
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s48, v5, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_95
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_95:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s19, v2
	v_readfirstlane_b32 s18, v1
.LBB0_96:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_lt_u64_e32 vcc, s[18:19], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_109
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[5:6], s[0:1], s48, v5, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_add_u32_e32 v1, vcc, 0x104, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_99
	v_mov_b32_e32 v7, 0
	flat_store_dword v[1:2], v7
.LBB0_99:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v9, vcc, 0x100, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s18, 0x1000000
	onward_message s18
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_105
	v_mov_b32_e32 v7, -1
	v_mov_b32_e32 v8, 0
	s_branch .LBB0_102
.LBB0_101:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_104
.LBB0_102:
	onward_wait_load v6, v[1:2], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_101
	onward_wait v[1:2], v[7:8] ne
	s_andn2_b64 s[22:23], s[22:23], exec
	s_branch .LBB0_101
.LBB0_104:
	s_or_b64 exec, exec, s[20:21]
	s_add_u32 s20, s12, 12
	s_addc_u32 s21, s13, 0
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s21
	flat_load_dword v5, v[1:2] glc
.LBB0_105:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s19, v6
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v5
	s_cbranch_vccnz .LBB0_109
	v_add_u32_e32 v1, vcc, 8, v9
	v_addc_u32_e32 v2, vcc, 0, v10, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_108:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s18, v1
.LBB0_109:
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[0:1], 0
	s_cmp_lt_i32 s28, 13
	s_mov_b64 s[2:3], 0
	s_cbranch_scc0 .LBB0_113
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_118
.LBB0_111:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_119
.LBB0_112:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_120
	s_branch .LBB0_142
.LBB0_113:
	s_cmp_eq_u32 s28, 13
	s_mov_b64 s[2:3], -1
	s_cbranch_scc0 .LBB0_117
	s_cmp_lg_u32 s8, 3
	s_cbranch_scc1 .LBB0_116
.LBB0_115:
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_115
.LBB0_116:
	s_mov_b64 s[2:3], 0
.LBB0_117:
	s_branch .LBB0_111
.LBB0_118:
	s_cmp_lg_u32 s28, 12
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[2:3], -1, 0
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_112
.LBB0_119:
	s_cbranch_execnz .LBB0_142
.LBB0_120:
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LBB0_142
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s0, v1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_142
	s_add_u32 s0, s12, 16
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v1, 0
.LBB0_123:
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xffff, v6
	v_cmp_eq_u64_e32 vcc, 0, v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_123
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_142
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s12, 12
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v5, s2
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[5:6] glc
	v_mov_b32_e32 v5, 0
	s_cmp_lg_u32 s49, 1
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s49, 1
	v_and_b32_e32 v6, 0xffff, v2
	v_cmp_ne_u64_e32 vcc, 0, v[5:6]
	v_lshrrev_b32_e32 v2, 16, v2
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_readfirstlane_b32 s19, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v1
	s_cbranch_scc1 .LBB0_129
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s48, v5, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_128
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_128:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s19, v2
	v_readfirstlane_b32 s18, v1
.LBB0_129:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_lt_u64_e32 vcc, s[18:19], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_142
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[5:6], s[0:1], s48, v5, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_add_u32_e32 v1, vcc, 0x104, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_132
	v_mov_b32_e32 v7, 0
	flat_store_dword v[1:2], v7
.LBB0_132:
	s_or_b64 exec, exec, s[22:23]
	v_add_u32_e32 v9, vcc, 0x100, v5
	s_or_b32 s18, s19, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s18
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_138
	v_mov_b32_e32 v7, -1
	v_mov_b32_e32 v8, 0
	s_branch .LBB0_135
.LBB0_134:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], exec, s[24:25]
	s_or_b64 s[22:23], s[26:27], s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_137
.LBB0_135:
	onward_wait_load v6, v[1:2], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_134
	onward_wait v[1:2], v[7:8] ne
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_134
.LBB0_137:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v5, v[1:2] glc
.LBB0_138:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s19, v6
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v5
	s_cbranch_vccnz .LBB0_142
	v_add_u32_e32 v1, vcc, 8, v9
	v_addc_u32_e32 v2, vcc, 0, v10, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_141
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_141:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s18, v1
.LBB0_142:
	s_and_b32 s0, s28, -2
	s_cmp_lg_u32 s0, 14
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB0_253
	s_cmp_eq_u32 s28, 14
	s_cselect_b32 s0, 3, 0
	s_cmp_lg_u32 s8, s0
	s_mov_b64 s[2:3], 0
	s_cbranch_scc0 .LBB0_253
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_160
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_161
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_156
	s_mov_b32 s23, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_153
	s_add_u32 s28, s12, 0x80
	s_addc_u32 s29, s13, 0
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v2, s29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[1:2], v5 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_eq_u32_e32 vcc, v1, v3
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_152
	v_mov_b32_e32 v5, s28
	v_add_u32_e32 v2, vcc, 1, v4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, s29
	flat_atomic_cmpswap_x2 v[5:6], v[5:6], v[1:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[5:6], v[3:4]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_151
	s_add_u32 s30, s12, 64
	s_addc_u32 s31, s13, 0
	v_mov_b32_e32 v5, s30
	v_mov_b32_e32 v6, s31
	v_or_b32_e32 v8, 0x10000, v3
	v_mov_b32_e32 v7, v2
	flat_store_dwordx2 v[5:6], v[2:3]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_or_b32_e32 v8, 0x20000, v3
	flat_store_dwordx2 v[5:6], v[7:8]
	v_or_b32_e32 v8, 0x30000, v3
	flat_store_dwordx2 v[5:6], v[7:8]
	v_or_b32_e32 v8, 0x40000, v3
	v_mov_b32_e32 v1, v3
	flat_store_dwordx2 v[5:6], v[7:8]
.LBB0_151:
	s_or_b64 exec, exec, s[28:29]
.LBB0_152:
	s_or_b64 exec, exec, s[26:27]
.LBB0_153:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s22, v1
	s_cmp_eq_u32 s22, 0
	s_cselect_b64 s[24:25], -1, 0
	v_mov_b32_e32 v1, s22
	s_and_b64 s[24:25], s[24:25], s[0:1]
	v_mov_b32_e32 v2, s23
	s_and_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB0_155
	s_add_u32 s22, s12, 64
	s_addc_u32 s23, s13, 0
	v_readfirstlane_b32 s19, v4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, s19
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v2, s23
	s_and_saveexec_b64 s[22:23], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[1:2], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s19, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[1:2], v[5:8] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s19, v10
	s_mov_b64 exec, s[22:23]
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xffff, v2
.LBB0_155:
	s_or_b64 exec, exec, s[0:1]
.LBB0_156:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s49, 1
	v_readfirstlane_b32 s22, v1
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s49, 1
	s_mov_b32 s23, 0
	s_cbranch_scc1 .LBB0_162
	s_lshl_b64 s[0:1], s[8:9], 6
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	s_add_u32 s0, s0, 0x108
	s_addc_u32 s1, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_159
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v6, s23
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_159:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_mov_b32 s19, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s23, v2
	v_readfirstlane_b32 s22, v1
	s_branch .LBB0_163
.LBB0_160:
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_171
.LBB0_161:
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_171
.LBB0_162:
	s_mov_b32 s19, s48
.LBB0_163:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_lt_u64_e32 vcc, s[22:23], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_170
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s23
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v6, s23
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v2, s23
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_166
	s_add_u32 s24, s12, 64
	s_mov_b32 s26, 0
	s_addc_u32 s25, s13, 0
	s_mov_b32 s27, 0x10000
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v6, s27
	flat_atomic_add_x2 v[1:2], v[5:6]
	flat_atomic_add_x2 v[1:2], v[5:6]
	flat_atomic_add_x2 v[1:2], v[5:6]
	flat_atomic_add_x2 v[1:2], v[5:6]
	v_readfirstlane_b32 s26, v4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[1:2], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[1:2], v[5:8] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[24:25]
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xffff, v2
.LBB0_166:
	s_or_b64 exec, exec, s[22:23]
	v_readfirstlane_b32 s24, v6
	s_andn2_b64 vcc, exec, s[20:21]
	v_readfirstlane_b32 s25, v1
	s_cbranch_vccnz .LBB0_170
	s_lshl_b64 s[20:21], s[8:9], 6
	s_add_u32 s9, s12, s20
	s_addc_u32 s19, s13, s21
	s_add_u32 s20, s9, 0x108
	s_addc_u32 s21, s19, 0
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_169
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v6, s21
	flat_store_dwordx2 v[5:6], v[1:2]
.LBB0_169:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s21
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_mov_b32 s19, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_170:
	s_mov_b64 s[20:21], -1
.LBB0_171:
	s_and_b64 vcc, exec, s[2:3]
	s_mov_b32 s0, s18
	s_cbranch_vccz .LBB0_249
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB0_192
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s0, v1
	v_mov_b32_e32 v1, 0
	s_cmp_lg_u32 s0, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_175
	s_add_u32 s0, s12, 16
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	flat_load_dwordx2 v[5:6], v[1:2] glc
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[0:1], 0, v5
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], 1, v1
	v_add_u32_e32 v2, vcc, -1, v1
	s_and_b64 s[0:1], s[0:1], s[2:3]
	v_cmp_eq_u32_e32 vcc, s8, v2
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	v_mov_b32_e32 v2, s0
.LBB0_175:
	s_cmp_lg_u32 s49, 1
	v_readfirstlane_b32 s1, v2
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s49, 1
	v_readfirstlane_b32 s0, v1
	s_cbranch_scc1 .LBB0_179
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[22:23], s48, v5, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_178
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_178:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s1, v2
	v_readfirstlane_b32 s0, v1
.LBB0_179:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_lt_u64_e32 vcc, s[0:1], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_192
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[5:6], s[0:1], s48, v5, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_add_u32_e32 v1, vcc, 0x104, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_182
	v_mov_b32_e32 v7, 0
	flat_store_dword v[1:2], v7
.LBB0_182:
	s_or_b64 exec, exec, s[22:23]
	v_add_u32_e32 v9, vcc, 0x100, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s9, 0x1000000
	onward_message s9
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_188
	v_mov_b32_e32 v7, -1
	v_mov_b32_e32 v8, 0
	s_branch .LBB0_185
.LBB0_184:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], exec, s[26:27]
	s_or_b64 s[24:25], s[28:29], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_187
.LBB0_185:
	onward_wait_load v6, v[1:2], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_184
	onward_wait v[1:2], v[7:8] ne
	s_andn2_b64 s[26:27], s[26:27], exec
	s_branch .LBB0_184
.LBB0_187:
	s_or_b64 exec, exec, s[24:25]
	s_add_u32 s24, s12, 12
	s_addc_u32 s25, s13, 0
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	flat_load_dword v5, v[1:2] glc
.LBB0_188:
	s_or_b64 exec, exec, s[22:23]
	v_readfirstlane_b32 s9, v6
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s19, v5
	s_cbranch_vccnz .LBB0_192
	v_add_u32_e32 v1, vcc, 8, v9
	v_addc_u32_e32 v2, vcc, 0, v10, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_191
	v_mov_b32_e32 v5, s19
	v_mov_b32_e32 v6, s9
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_191:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_192:
	s_and_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB0_196
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_195
	s_add_u32 s20, s12, 0x80
	s_addc_u32 s21, s13, 0
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v2, s21
	s_add_u32 s20, s12, 64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v5
	s_addc_u32 s21, s13, 0
	v_readfirstlane_b32 s9, v4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v2, s21
	s_and_saveexec_b64 s[20:21], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[1:2], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s9, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[1:2], v[5:8] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s9, v10
	s_mov_b64 exec, s[20:21]
	s_add_u32 s20, s12, 0xc4
	s_addc_u32 s21, s13, 0
	v_mov_b32_e32 v5, s20
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v6, s21
	flat_load_dword v6, v[5:6] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, 0
	v_or_b32_sdwa v5, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_195:
	s_or_b64 exec, exec, s[2:3]
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_197
	s_branch .LBB0_244
.LBB0_196:
.LBB0_197:
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_218
	s_add_u32 s22, s12, 8
	s_addc_u32 s23, s13, 0
	v_mov_b32_e32 v1, s22
	s_add_u32 s24, s12, 0x80
	v_mov_b32_e32 v2, s23
	s_addc_u32 s25, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, s24
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v6, s25
	flat_load_dwordx2 v[7:8], v[5:6] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v5, vcc, -1, v2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_218
	v_cmp_eq_u32_e64 s[0:1], 1, v0
	s_and_b32 s2, s40, 0xfffe
	v_mov_b32_e32 v8, s25
	v_mov_b32_e32 v9, s23
	s_cmp_lg_u32 s2, 0
	v_cndmask_b32_e64 v10, v8, v9, s[0:1]
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, s22
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v6, 0, -1, s[0:1]
	s_cselect_b64 s[26:27], -1, 0
	v_cndmask_b32_e64 v9, v8, v9, s[0:1]
	s_movk_i32 s9, 0x3bf
	s_movk_i32 s19, 0x3c0
	s_movk_i32 s41, 0x201
	v_mov_b32_e32 v11, 0x400
	s_branch .LBB0_202
.LBB0_200:
	s_or_b64 exec, exec, s[28:29]
.LBB0_201:
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v2, s23
	v_mov_b32_e32 v7, s24
	flat_load_dwordx2 v[1:2], v[1:2] glc
	v_mov_b32_e32 v8, s25
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, -1, v2
	v_cmp_ne_u32_e32 vcc, v8, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_218
.LBB0_202:
	v_cndmask_b32_e64 v8, 0, v2, s[0:1]
	v_cndmask_b32_e64 v7, v7, v1, s[0:1]
	s_and_b64 vcc, exec, s[26:27]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_204
	onward_wait_load_x2 v[12:13], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[9:10], v[5:8] ne
	s_mov_b64 s[2:3], 0
.LBB0_204:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_201
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v12, 0
	s_branch .LBB0_209
.LBB0_206:
	s_or_b64 exec, exec, s[36:37]
	v_lshlrev_b32_e32 v12, 1, v12
	v_cndmask_b32_e64 v12, v11, v12, s[2:3]
	s_mov_b64 s[2:3], -1
.LBB0_207:
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[30:31], s[30:31], s[2:3]
.LBB0_208:
	s_or_b64 exec, exec, s[34:35]
	s_xor_b64 s[2:3], s[30:31], -1
	s_and_b64 s[2:3], exec, s[2:3]
	s_or_b64 s[28:29], s[2:3], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_200
.LBB0_209:
	v_mov_b32_e32 v13, s24
	v_mov_b32_e32 v14, s25
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[30:31], s[30:31], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, v14, v6
	v_and_b32_e32 v13, v13, v5
	v_cmp_eq_u64_e32 vcc, v[13:14], v[7:8]
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_208
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_207
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v12, 64, v12, vcc
	v_cmp_lt_u32_e32 vcc, s9, v12
	v_mov_b32_e32 v13, v12
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_215
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v13, v12
.LBB0_213:
	v_add_u32_e32 v13, vcc, 0xfffffc40, v13
	v_cmp_gt_u32_e32 vcc, s19, v13
	s_or_b64 s[36:37], vcc, s[36:37]
	s_sleep 15
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB0_213
	s_or_b64 exec, exec, s[36:37]
.LBB0_215:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e64 s[2:3], s41, v12
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_206
	s_mov_b64 s[38:39], 0
.LBB0_217:
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[38:39], vcc, s[38:39]
	s_sleep 1
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB0_217
	s_branch .LBB0_206
.LBB0_218:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v2, vcc, 1, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_220
	s_add_u32 s20, s12, 0xc0
	s_addc_u32 s21, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v6, s21
	flat_store_dword v[5:6], v2
.LBB0_220:
	s_or_b64 exec, exec, s[2:3]
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_222
	s_add_u32 s2, s12, 16
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v5, s2
	flat_load_dwordx2 v[6:7], v[5:6] glc
	s_add_u32 s2, s12, 12
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v9, s3
	v_mov_b32_e32 v8, s2
	flat_load_dword v5, v[8:9] glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v9, 0xffff, v7
	v_lshrrev_b64 v[6:7], 16, v[6:7]
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	v_cndmask_b32_e32 v6, 0, v7, vcc
.LBB0_222:
	s_cmp_lg_u32 s49, 1
	v_readfirstlane_b32 s21, v6
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s49, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v5
	s_cbranch_scc1 .LBB0_226
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v6, s13
	v_mad_u64_u32 v[5:6], s[2:3], s48, v1, v[5:6]
	v_add_u32_e32 v5, vcc, 0x108, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_225
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s21
	flat_store_dwordx2 v[5:6], v[7:8]
.LBB0_225:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s21, v6
	v_readfirstlane_b32 s20, v5
.LBB0_226:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_cmp_lt_u64_e64 s[2:3], s[20:21], v[5:6]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_239
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v6, s13
	v_mad_u64_u32 v[7:8], s[24:25], s48, v1, v[5:6]
	v_add_u32_e32 v5, vcc, 0x104, v7
	v_addc_u32_e32 v6, vcc, 0, v8, vcc
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_229
	v_mov_b32_e32 v1, 0
	flat_store_dword v[5:6], v1
.LBB0_229:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v1, vcc, 0x100, v7
	s_or_b32 s9, s21, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s9
	v_addc_u32_e32 v11, vcc, 0, v8, vcc
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_235
	v_mov_b32_e32 v9, -1
	v_mov_b32_e32 v10, 0
	s_branch .LBB0_232
.LBB0_231:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], exec, s[26:27]
	s_or_b64 s[24:25], s[28:29], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_234
.LBB0_232:
	onward_wait_load v8, v[5:6], v[9:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_231
	onward_wait v[5:6], v[9:10] ne
	s_andn2_b64 s[26:27], s[26:27], exec
	s_branch .LBB0_231
.LBB0_234:
	s_or_b64 exec, exec, s[24:25]
	s_add_u32 s24, s12, 12
	s_addc_u32 s25, s13, 0
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s25
	flat_load_dword v7, v[5:6] glc
.LBB0_235:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s21, v8
	s_andn2_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v7
	s_cbranch_vccnz .LBB0_239
	v_add_u32_e32 v5, vcc, 8, v1
	v_addc_u32_e32 v6, vcc, 0, v11, vcc
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_238
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v8, s21
	flat_store_dwordx2 v[5:6], v[7:8]
.LBB0_238:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s21, v6
	v_readfirstlane_b32 s20, v5
.LBB0_239:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_243
	s_mov_b32 s0, 0
	s_mov_b32 s1, s21
	s_mov_b32 s25, 1
	s_mov_b32 s24, s0
	s_cmp_eq_u64 s[0:1], s[24:25]
	s_cselect_b64 s[0:1], -1, 0
	s_or_b64 s[0:1], s[2:3], s[0:1]
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v6, 0
	s_cbranch_vccnz .LBB0_242
	s_add_u32 s0, s12, 16
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v5
.LBB0_242:
	s_add_u32 s0, s12, 0xc4
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v7, s0
	s_add_u32 s0, s12, 0x80
	s_addc_u32 s1, s13, 0
	flat_store_dword v[7:8], v6
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v7, s0
	s_add_u32 s0, s12, 64
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v10, s1
	flat_store_dwordx2 v[7:8], v[1:2]
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v9, s0
	s_or_b32 s0, s20, 0x10000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v7, v2
	s_or_b32 s0, s20, 0x20000
	flat_store_dwordx2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, s0
	s_or_b32 s0, s20, 0x30000
	flat_store_dwordx2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, s0
	s_or_b32 s0, s20, 0x40000
	flat_store_dwordx2 v[9:10], v[7:8]
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v5, s20
	flat_store_dwordx2 v[9:10], v[7:8]
.LBB0_243:
	s_or_b64 exec, exec, s[22:23]
.LBB0_244:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v6
	s_cmp_eq_u32 s49, 1
	v_readfirstlane_b32 s0, v5
	s_cbranch_scc1 .LBB0_248
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[2:3], s48, v5, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_247
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_247:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s0, v1
.LBB0_248:
	s_mov_b64 s[20:21], -1
	s_mov_b32 s19, s48
.LBB0_249:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_251
	v_add_u32_e32 v4, vcc, 1, v4
	s_mov_b32 s48, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_252
.LBB0_251:
	s_mov_b32 s0, s18
.LBB0_252:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s18, s0
.LBB0_253:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_75
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_269
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_305
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_264
	s_add_u32 s18, s12, 0x80
	s_addc_u32 s19, s13, 0
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v2, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[1:2], v5 glc
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_259
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	flat_load_dword v3, v[2:3] glc
.LBB0_259:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_eq_u32_e32 vcc, v5, v3
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_263
	v_mov_b32_e32 v6, s18
	v_add_u32_e32 v2, vcc, 1, v4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v7, s19
	flat_atomic_cmpswap_x2 v[7:8], v[6:7], v[1:4] glc
	v_mov_b32_e32 v6, v4
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[7:8], v[5:6]
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_262
	s_add_u32 s22, s12, 64
	s_addc_u32 s23, s13, 0
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v7, s23
	flat_store_dwordx2 v[6:7], v[2:3]
	v_or_b32_e32 v3, 0x10000, v5
	flat_store_dwordx2 v[6:7], v[2:3]
	v_or_b32_e32 v3, 0x20000, v5
	flat_store_dwordx2 v[6:7], v[2:3]
	v_or_b32_e32 v3, 0x30000, v5
	flat_store_dwordx2 v[6:7], v[2:3]
	v_or_b32_e32 v3, 0x40000, v5
	v_mov_b32_e32 v1, v5
	flat_store_dwordx2 v[6:7], v[2:3]
.LBB0_262:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v3, v5
.LBB0_263:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, v3
.LBB0_264:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s2, v1
	s_mov_b32 s3, 0
	v_mov_b32_e32 v1, s2
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v2, s3
	s_cbranch_scc1 .LBB0_305
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[4:5], -1, 0
	s_or_b64 s[4:5], s[4:5], s[16:17]
	s_mov_b64 s[2:3], -1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_270
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_268
	s_add_u32 s16, s12, 64
	s_addc_u32 s17, s13, 0
	v_readfirstlane_b32 s9, v4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v8, s9
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v2, s17
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait4:
	onward_wait_load_x2 v[10:11], v[1:2], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s9, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[1:2], v[6:9] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s9, v10
	s_mov_b64 exec, s[16:17]
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xffff, v2
.LBB0_268:
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_271
.LBB0_269:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_317
.LBB0_270:
.LBB0_271:
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b32 s16, 1
	s_cbranch_vccnz .LBB0_305
	s_add_u32 s22, s12, 0x80
	s_addc_u32 s23, s13, 0
	s_add_u32 s24, s12, 16
	s_addc_u32 s25, s13, 0
	s_add_u32 s26, s12, 64
	s_addc_u32 s27, s13, 0
	s_add_u32 s28, s12, 8
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 12
	v_cmp_eq_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v2, s29
	s_addc_u32 s31, s13, 0
	s_and_b32 s4, s40, 0xfffe
	v_cndmask_b32_e64 v2, v1, v2, s[2:3]
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v3, s28
	s_cmp_lg_u32 s4, 0
	v_readfirstlane_b32 s17, v5
	s_mov_b32 s19, 0
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v6, 0, -1, s[2:3]
	v_add_u32_e32 v9, vcc, 1, v4
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	s_cselect_b64 s[34:35], -1, 0
	s_movk_i32 s9, 0x3bf
	s_movk_i32 s50, 0x3c0
	s_movk_i32 s51, 0x201
	v_mov_b32_e32 v14, 0x400
	s_branch .LBB0_275
.LBB0_273:
	s_mov_b64 s[36:37], s[38:39]
.LBB0_274:
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_304
.LBB0_275:
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	flat_load_dwordx2 v[10:11], v[7:8] glc
	v_mov_b32_e32 v3, s17
	s_mov_b64 s[38:39], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[3:4]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_281
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_280
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	flat_load_dwordx2 v[7:8], v[7:8] glc
	v_mov_b32_e32 v12, s22
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v13, s23
	v_mov_b32_e32 v3, 0
	flat_atomic_cmpswap_x2 v[7:8], v[12:13], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[7:8], v[10:11]
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_279
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v10, s17
	v_mov_b32_e32 v8, s27
	s_or_b32 s18, s17, 0x10000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s18
	s_or_b32 s18, s17, 0x20000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s18
	s_or_b32 s18, s17, 0x30000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s18
	s_or_b32 s18, s17, 0x40000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v3, s17
	flat_store_dwordx2 v[7:8], v[9:10]
.LBB0_279:
	s_or_b64 exec, exec, s[38:39]
.LBB0_280:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s18, v3
	s_cmp_eq_u32 s18, 0
	s_cselect_b64 s[38:39], -1, 0
.LBB0_281:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_284
	v_mov_b32_e32 v3, s17
	v_cndmask_b32_e64 v8, 0, v3, s[2:3]
	v_cndmask_b32_e64 v7, v4, 1, s[2:3]
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_285
	onward_wait_load_x2 v[12:13], v[1:2], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[1:2], v[5:8] ne
	s_cbranch_execz .LBB0_286
	s_branch .LBB0_300
.LBB0_284:
	s_mov_b64 s[36:37], s[18:19]
	s_branch .LBB0_274
.LBB0_285:
.LBB0_286:
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB0_290
.LBB0_287:
	s_or_b64 exec, exec, s[44:45]
	v_lshlrev_b32_e32 v3, 1, v3
	v_mov_b32_e32 v13, v11
	v_cndmask_b32_e64 v3, v14, v3, s[4:5]
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v12, v10
.LBB0_288:
	s_andn2_b64 s[40:41], s[40:41], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[40:41], s[40:41], s[4:5]
.LBB0_289:
	s_or_b64 exec, exec, s[42:43]
	s_xor_b64 s[4:5], s[40:41], -1
	s_and_b64 s[4:5], exec, s[4:5]
	v_mov_b32_e32 v10, v12
	s_or_b64 s[38:39], s[4:5], s[38:39]
	v_mov_b32_e32 v11, v13
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_299
.LBB0_290:
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, s27
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_andn2_b64 s[40:41], s[40:41], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v13, v6
	v_and_b32_e32 v15, v12, v5
	v_cmp_eq_u64_e32 vcc, v[15:16], v[7:8]
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_289
	v_mov_b32_e32 v15, s28
	v_mov_b32_e32 v16, s29
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[16:17], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_288
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, 64, v3, vcc
	v_cmp_lt_u32_e32 vcc, s9, v3
	v_mov_b32_e32 v12, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_296
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v12, v3
.LBB0_294:
	v_add_u32_e32 v12, vcc, 0xfffffc40, v12
	v_cmp_gt_u32_e32 vcc, s50, v12
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 15
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_294
	s_or_b64 exec, exec, s[44:45]
.LBB0_296:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e64 s[4:5], s51, v3
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_287
	s_mov_b64 s[46:47], 0
.LBB0_298:
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[46:47], vcc, s[46:47]
	s_sleep 1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_298
	s_branch .LBB0_287
.LBB0_299:
	s_or_b64 exec, exec, s[38:39]
.LBB0_300:
	v_readfirstlane_b32 s4, v12
	v_cmp_eq_u32_e32 vcc, s4, v4
	v_readfirstlane_b32 s18, v13
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[4:5], -1
	s_cbranch_vccnz .LBB0_302
	s_and_b32 s18, s18, 0xffff
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[38:39], s[18:19]
.LBB0_302:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_cbranch_vccnz .LBB0_273
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	flat_load_dword v3, v[7:8] glc
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[38:39], s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_branch .LBB0_273
.LBB0_304:
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
.LBB0_305:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s49, 1
	v_readfirstlane_b32 s4, v1
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s49, 1
	s_mov_b32 s5, 0
	s_cbranch_scc1 .LBB0_309
	s_and_b64 s[0:1], s[10:11], exec
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s0, s48, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s0, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_308
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_308:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_and_b64 s[0:1], s[10:11], exec
	s_cselect_b32 s48, s48, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v2
	v_readfirstlane_b32 s4, v1
.LBB0_309:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_lt_u64_e32 vcc, s[4:5], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_316
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s5
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v2, s5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v5, s4
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_312
	s_add_u32 s16, s12, 64
	s_mov_b32 s18, 0
	s_addc_u32 s17, s13, 0
	s_mov_b32 s19, 0x10000
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v6, s17
	v_mov_b32_e32 v2, s19
	flat_atomic_add_x2 v[5:6], v[1:2]
	flat_atomic_add_x2 v[5:6], v[1:2]
	flat_atomic_add_x2 v[5:6], v[1:2]
	flat_atomic_add_x2 v[5:6], v[1:2]
	v_readfirstlane_b32 s9, v4
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[5:6], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s9, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[5:6], v[1:4] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s9, v10
	s_mov_b64 exec, s[16:17]
	flat_load_dwordx2 v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xffff, v4
.LBB0_312:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v2
	s_andn2_b64 vcc, exec, s[2:3]
	v_readfirstlane_b32 s5, v5
	s_cbranch_vccnz .LBB0_316
	s_and_b64 s[2:3], s[10:11], exec
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s2, s48, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[2:3], s2, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_315
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, s4
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_315:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_316:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[0:1], 0
.LBB0_317:
	s_and_b64 vcc, exec, s[0:1]
	s_load_dword s0, s[6:7], 0x1c
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mad_u64_u32 v[1:2], s[0:1], s33, v3, v[1:2]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, 1
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel broken
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 52
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
	.size	broken, .Lfunc_end0-broken
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
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           broken
    .private_segment_fixed_size: 0
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         broken.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
