	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	maximal
	.globl	maximal
	.p2align	8
	.type	maximal,@function
maximal:
	s_load_dword s11, s[4:5], 0x4
	s_load_dword s18, s[4:5], 0xc
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[16:17], s[6:7], 0x10
	s_mov_b32 s19, 0
	s_load_dword s9, s[6:7], 0x18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s11, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_mov_b64 s[22:23], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s2, 63
	s_lshr_b32 s4, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u64 s[12:13], 0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s18, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s18, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	v_cmp_ne_u64_e32 vcc, s[18:19], v[1:2]
	v_addc_u32_e32 v23, vcc, 0, v3, vcc
	v_readfirstlane_b32 s10, v23
	s_cbranch_scc1 .LBB0_12
	s_add_u32 s0, s12, 64
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s12, 8
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s19, 0
	v_readfirstlane_b32 s6, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_13
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s19, v3
	v_mad_u64_u32 v[1:2], s[2:3], s19, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_14
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_add_i32 s2, s6, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v3
	s_cmp_lg_u32 s5, s2
	s_mov_b32 s2, s6
	s_cbranch_scc1 .LBB0_7
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s2, v3
	v_or_b32_e32 v3, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s6, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[3:6] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s7, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s2, s5
.LBB0_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s4, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_scc1 .LBB0_11
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, 0
	flat_store_dwordx2 v[3:4], v[5:6]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_11:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_20
.LBB0_12:
	s_mov_b64 s[22:23], 0
	s_mov_b32 s6, 0
.LBB0_13:
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc0 .LBB0_21
	s_branch .LBB0_136
.LBB0_14:
	s_cbranch_execz .LBB0_20
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s4, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_scc1 .LBB0_19
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v1
.LBB0_19:
	s_mov_b32 s2, s6
.LBB0_20:
	s_mov_b64 s[22:23], -1
	s_mov_b32 s6, s2
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .LBB0_136
.LBB0_21:
	s_add_u32 s24, s12, 16
	s_addc_u32 s25, s13, 0
	s_add_u32 s26, s12, 12
	s_addc_u32 s27, s13, 0
	s_cmp_lg_u32 s4, 1
	s_cselect_b64 s[30:31], -1, 0
	s_add_u32 s36, s12, 0x100
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 0x80
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 64
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 0xc0
	s_addc_u32 s43, s13, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[4:5], -1, 0
	s_xor_b64 s[44:45], s[22:23], -1
	s_or_b64 s[44:45], s[4:5], s[44:45]
	s_add_u32 s46, s12, 8
	s_addc_u32 s47, s13, 0
	s_add_u32 s12, s12, 0x108
	v_cmp_eq_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s47
	s_addc_u32 s13, s13, 0
	s_and_b32 s7, s11, 0xfffe
	v_cndmask_b32_e64 v5, 0, -1, s[4:5]
	v_cndmask_b32_e64 v18, v2, v3, s[4:5]
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s46
	s_cmp_lg_u32 s7, 0
	v_lshrrev_b32_e32 v24, 6, v0
	s_mov_b32 s28, 1
	s_mov_b32 s35, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, v5
	v_cndmask_b32_e64 v17, v2, v3, s[4:5]
	s_cselect_b64 s[48:49], -1, 0
	v_mov_b32_e32 v20, s6
	s_mov_b32 s18, 0xffff
	v_mov_b32_e32 v2, 0
	s_mov_b32 s33, 0x1000000
	s_mov_b32 s51, 0x10000
	s_mov_b32 s66, 0x20000
	s_mov_b32 s67, 0x30000
	s_mov_b32 s68, 0x40000
	s_mov_b32 s69, 0x3000000
	s_movk_i32 s70, 0x3bf
	s_movk_i32 s71, 0x3c0
	s_movk_i32 s72, 0x201
	v_mov_b32_e32 v25, 0x400
	s_mov_b32 s73, 0
	v_mov_b32_e32 v22, 1
	v_mov_b32_e32 v12, -1
	s_branch .LBB0_25
.LBB0_22:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_and_b64 s[6:7], s[22:23], exec
	s_cselect_b32 s19, s19, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s6, v3
.LBB0_23:
	s_and_b64 s[52:53], s[22:23], exec
	v_add_u32_e32 v20, vcc, 1, v20
	s_cselect_b32 s10, s6, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_24:
	s_add_i32 s73, s73, 1
	s_cmp_eq_u32 s73, s9
	s_cbranch_scc1 .LBB0_136
.LBB0_25:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_45
	v_readfirstlane_b32 s6, v24
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB0_28
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dwordx2 v[8:9], v[3:4] glc
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	flat_load_dword v3, v[3:4] glc
	v_mov_b32_e32 v10, v2
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v11, s18, v9
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e32 v4, 0, v9, vcc
.LBB0_28:
	v_readfirstlane_b32 s11, v4
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_32
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v4, s13
	v_mad_u64_u32 v[3:4], s[6:7], s19, v8, v[3:4]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_31
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[3:4], v[8:9]
.LBB0_31:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s11, v4
	v_readfirstlane_b32 s10, v3
.LBB0_32:
	v_mov_b32_e32 v21, v2
	v_cmp_lt_u64_e32 vcc, s[10:11], v[21:22]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_45
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v4, s37
	v_mad_u64_u32 v[3:4], s[6:7], s19, v8, v[3:4]
	v_add_u32_e32 v8, vcc, 4, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_35
	flat_store_dword v[8:9], v2
.LBB0_35:
	s_or_b64 exec, exec, s[6:7]
	s_or_b32 s6, s11, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s6
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_41
	s_branch .LBB0_38
.LBB0_37:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[10:11], s[54:55], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_40
.LBB0_38:
	onward_wait_load v11, v[8:9], v[1:2] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_37
	onward_wait v[8:9], v[1:2] ne
	s_andn2_b64 s[52:53], s[52:53], exec
	s_branch .LBB0_37
.LBB0_40:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	flat_load_dword v10, v[8:9] glc
.LBB0_41:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_45
	v_add_u32_e32 v3, vcc, 8, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_44
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[3:4], v[8:9]
.LBB0_44:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_45:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_65
	v_readfirstlane_b32 s6, v24
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB0_48
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dwordx2 v[8:9], v[3:4] glc
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[6:7], 0, v8
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[10:11], 1, v3
	v_add_u32_e32 v4, vcc, -1, v3
	s_and_b64 s[6:7], s[6:7], s[10:11]
	v_cmp_eq_u32_e32 vcc, s8, v4
	s_and_b64 s[6:7], s[6:7], vcc
	s_and_b64 s[6:7], s[6:7], exec
	s_cselect_b32 s6, 1, 0
	v_mov_b32_e32 v4, s6
.LBB0_48:
	v_readfirstlane_b32 s11, v4
	s_andn2_b64 vcc, exec, s[30:31]
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_52
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v4, s13
	v_mad_u64_u32 v[3:4], s[6:7], s19, v8, v[3:4]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_51
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[3:4], v[8:9]
.LBB0_51:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s11, v4
	v_readfirstlane_b32 s10, v3
.LBB0_52:
	v_mov_b32_e32 v21, v2
	v_cmp_lt_u64_e32 vcc, s[10:11], v[21:22]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_65
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v4, s37
	v_mad_u64_u32 v[3:4], s[6:7], s19, v8, v[3:4]
	v_add_u32_e32 v8, vcc, 4, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_55
	flat_store_dword v[8:9], v2
.LBB0_55:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s33
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_61
	s_branch .LBB0_58
.LBB0_57:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[10:11], s[54:55], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_60
.LBB0_58:
	onward_wait_load v11, v[8:9], v[1:2] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_57
	onward_wait v[8:9], v[1:2] ne
	s_andn2_b64 s[52:53], s[52:53], exec
	s_branch .LBB0_57
.LBB0_60:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	flat_load_dword v10, v[8:9] glc
.LBB0_61:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_65
	v_add_u32_e32 v3, vcc, 8, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_64
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[3:4], v[8:9]
.LBB0_64:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_65:
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_67
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	flat_atomic_add v[3:4], v22
.LBB0_67:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_24
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[52:53], s[2:3]
	s_cbranch_execz .LBB0_126
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v8, s10
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_84
	v_mov_b32_e32 v3, 0
	s_andn2_b64 vcc, exec, s[22:23]
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_72
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dwordx2 v[3:4], v[3:4] glc
.LBB0_72:
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_atomic_add v9, v[8:9], v22 glc
	s_andn2_b64 vcc, exec, s[22:23]
	v_mov_b32_e32 v8, v23
	s_cbranch_vccnz .LBB0_74
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	flat_load_dword v8, v[10:11] glc
.LBB0_74:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_cmp_eq_u32_e32 vcc, v13, v8
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_83
	v_cmp_ne_u64_e64 s[6:7], 0, v[3:4]
	v_add_u32_e32 v9, vcc, 1, v20
	s_and_b64 vcc, s[22:23], s[6:7]
	v_mov_b32_e32 v14, s38
	v_cndmask_b32_e32 v8, 0, v13, vcc
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v20
	v_mov_b32_e32 v15, s39
	flat_atomic_cmpswap_x2 v[10:11], v[14:15], v[8:11] glc
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v14, v2
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[10:11], v[19:20]
	s_and_saveexec_b64 s[58:59], s[6:7]
	s_cbranch_execz .LBB0_82
	s_xor_b64 s[60:61], vcc, -1
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_78
	v_mov_b32_e32 v26, s40
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v27, s41
	flat_store_dwordx2 v[26:27], v[9:10]
	v_or_b32_e32 v10, s51, v13
	flat_store_dwordx2 v[26:27], v[9:10]
	v_or_b32_e32 v10, s66, v13
	flat_store_dwordx2 v[26:27], v[9:10]
	v_or_b32_e32 v10, s67, v13
	flat_store_dwordx2 v[26:27], v[9:10]
	v_or_b32_e32 v10, s68, v13
	flat_store_dwordx2 v[26:27], v[9:10]
	s_mov_b64 s[6:7], 0
.LBB0_78:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_82
	v_mov_b32_e32 v10, s40
	v_mov_b32_e32 v11, s41
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s18, v11
	v_cmp_ne_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_81
	v_mov_b32_e32 v14, s40
	v_sub_u32_e32 v11, vcc, v13, v8
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v15, s41
	flat_atomic_add_x2 v[14:15], v[10:11]
.LBB0_81:
	s_or_b64 exec, exec, s[6:7]
	v_lshrrev_b64 v[3:4], 16, v[3:4]
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v11, s43
	v_or_b32_e32 v16, s69, v4
	v_mov_b32_e32 v15, v2
	flat_store_dword v[10:11], v9
.LBB0_82:
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v8, v13
.LBB0_83:
	s_or_b64 exec, exec, s[56:57]
.LBB0_84:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s6, v15
	v_readfirstlane_b32 s7, v16
	v_mov_b32_e32 v3, s6
	s_cmp_lg_u64 s[6:7], 0
	v_mov_b32_e32 v4, s7
	s_cbranch_scc1 .LBB0_126
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_89
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_88
	v_readfirstlane_b32 s11, v20
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v14, s41
	s_and_saveexec_b64 s[56:57], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[13:14], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s11, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[13:14], v[1:4] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s11, v10
	s_mov_b64 exec, s[56:57]
	flat_load_dwordx2 v[3:4], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, s18, v4
	v_mov_b32_e32 v4, v2
.LBB0_88:
	s_or_b64 exec, exec, s[54:55]
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_90
	s_branch .LBB0_126
.LBB0_89:
.LBB0_90:
	v_readfirstlane_b32 s34, v8
	v_add_u32_e32 v14, vcc, 1, v20
	s_branch .LBB0_92
.LBB0_91:
	s_xor_b64 s[6:7], s[6:7], -1
	s_mov_b64 s[54:55], s[56:57]
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_125
.LBB0_92:
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	flat_load_dwordx2 v[15:16], v[3:4] glc
	v_mov_b32_e32 v19, s34
	s_mov_b64 s[58:59], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_103
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dwordx2 v[8:9], v[3:4] glc
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_cndmask_b32_e64 v13, v10, 0, vcc
	flat_atomic_cmpswap_x2 v[3:4], v[3:4], v[13:16] glc
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[6:7], v[3:4], v[15:16]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[58:59], s[6:7]
	s_cbranch_execz .LBB0_101
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_99
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s41
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, s18, v4
	v_cmp_eq_u32_e32 vcc, s34, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_98
	v_mov_b32_e32 v10, s40
	v_sub_u32_e32 v4, vcc, s34, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v11, s41
	flat_atomic_add_x2 v[10:11], v[3:4]
.LBB0_98:
	v_mov_b32_e32 v3, s42
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_mov_b32_e32 v4, s43
	flat_store_dword v[3:4], v14
	v_or_b32_e32 v4, s69, v9
	v_mov_b32_e32 v3, v2
	s_branch .LBB0_101
.LBB0_99:
	s_cbranch_execz .LBB0_101
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v15, s34
	v_mov_b32_e32 v4, s41
	s_or_b32 s6, s34, s51
	flat_store_dwordx2 v[3:4], v[14:15]
	v_mov_b32_e32 v15, s6
	s_or_b32 s6, s34, s66
	flat_store_dwordx2 v[3:4], v[14:15]
	v_mov_b32_e32 v15, s6
	s_or_b32 s6, s34, s67
	flat_store_dwordx2 v[3:4], v[14:15]
	v_mov_b32_e32 v15, s6
	s_or_b32 s6, s34, s68
	flat_store_dwordx2 v[3:4], v[14:15]
	v_mov_b32_e32 v15, s6
	flat_store_dwordx2 v[3:4], v[14:15]
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
.LBB0_101:
	s_or_b64 exec, exec, s[58:59]
.LBB0_102:
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s57, v4
	v_readfirstlane_b32 s56, v3
	s_cmp_eq_u64 s[56:57], 0
	s_cselect_b64 s[58:59], -1, 0
.LBB0_103:
	s_mov_b64 s[6:7], 0
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_91
	v_mov_b32_e32 v3, s34
	v_cndmask_b32_e64 v9, 0, v3, s[4:5]
	v_cndmask_b32_e64 v8, v20, 1, s[4:5]
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_106
	onward_wait_load_x2 v[10:11], v[17:18], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[17:18], v[6:9] ne
	s_cbranch_execz .LBB0_107
	s_branch .LBB0_121
.LBB0_106:
.LBB0_107:
	s_mov_b32 s29, s34
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v13, 0
	s_branch .LBB0_111
.LBB0_108:
	s_or_b64 exec, exec, s[62:63]
	v_lshlrev_b32_e32 v10, 1, v10
	v_cndmask_b32_e64 v13, v25, v10, s[6:7]
	v_mov_b32_e32 v11, v4
	s_mov_b64 s[6:7], -1
	v_mov_b32_e32 v10, v3
.LBB0_109:
	s_andn2_b64 s[58:59], s[58:59], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[58:59], s[58:59], s[6:7]
.LBB0_110:
	s_or_b64 exec, exec, s[60:61]
	s_xor_b64 s[6:7], s[58:59], -1
	s_and_b64 s[6:7], exec, s[6:7]
	v_mov_b32_e32 v3, v10
	s_or_b64 s[56:57], s[6:7], s[56:57]
	v_mov_b32_e32 v4, v11
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_120
.LBB0_111:
	v_mov_b32_e32 v10, s40
	v_mov_b32_e32 v11, s41
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[58:59], s[58:59], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v11, v5
	v_and_b32_e32 v15, v10, v12
	v_cmp_eq_u64_e32 vcc, v[15:16], v[8:9]
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_110
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v16, s47
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[28:29], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_109
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v10, 64, v13, vcc
	v_cmp_lt_u32_e32 vcc, s70, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_117
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v11, v10
.LBB0_115:
	v_add_u32_e32 v11, vcc, 0xfffffc40, v11
	v_cmp_gt_u32_e32 vcc, s71, v11
	s_or_b64 s[62:63], vcc, s[62:63]
	s_sleep 15
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execnz .LBB0_115
	s_or_b64 exec, exec, s[62:63]
.LBB0_117:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_u32_e64 s[6:7], s72, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_108
	s_mov_b64 s[64:65], 0
.LBB0_119:
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[64:65], vcc, s[64:65]
	s_sleep 1
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB0_119
	s_branch .LBB0_108
.LBB0_120:
	s_or_b64 exec, exec, s[56:57]
.LBB0_121:
	v_readfirstlane_b32 s6, v10
	v_cmp_eq_u32_e32 vcc, s6, v20
	v_readfirstlane_b32 s11, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[6:7], -1
	s_cbranch_vccnz .LBB0_123
	s_and_b32 s56, s11, s18
	s_mov_b32 s57, s35
	s_mov_b64 s[6:7], 0
.LBB0_123:
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b64 s[6:7], 0
	s_cbranch_vccnz .LBB0_91
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	flat_load_dword v3, v[3:4] glc
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[56:57], s[54:55]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v3
	s_branch .LBB0_91
.LBB0_125:
	v_mov_b32_e32 v3, s54
	v_mov_b32_e32 v4, s55
.LBB0_126:
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s7, v4
	s_andn2_b64 vcc, exec, s[30:31]
	v_readfirstlane_b32 s6, v3
	s_cbranch_vccnz .LBB0_130
	s_and_b64 s[52:53], s[22:23], exec
	v_mov_b32_e32 v3, s12
	s_cselect_b32 s11, s19, 64
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v4, s13
	v_mad_u64_u32 v[3:4], s[52:53], s11, v8, v[3:4]
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_129
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	flat_store_dwordx2 v[3:4], v[8:9]
.LBB0_129:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_and_b64 s[6:7], s[22:23], exec
	s_cselect_b32 s19, s19, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s7, v4
	v_readfirstlane_b32 s6, v3
.LBB0_130:
	v_mov_b32_e32 v21, v2
	v_cmp_lt_u64_e32 vcc, s[6:7], v[21:22]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s7
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v14, s7
	v_mov_b32_e32 v4, s7
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_133
	s_mov_b32 s50, s35
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v4, s41
	v_mov_b32_e32 v9, s51
	flat_atomic_add_x2 v[3:4], v[8:9]
	flat_atomic_add_x2 v[3:4], v[8:9]
	flat_atomic_add_x2 v[3:4], v[8:9]
	flat_atomic_add_x2 v[3:4], v[8:9]
	v_readfirstlane_b32 s11, v20
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v16, v2
	s_and_saveexec_b64 s[52:53], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[3:4], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s11, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[3:4], v[13:16] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s11, v10
	s_mov_b64 exec, s[52:53]
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, s18, v4
.LBB0_133:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s7, v14
	s_andn2_b64 vcc, exec, s[30:31]
	v_readfirstlane_b32 s6, v3
	s_cbranch_vccnz .LBB0_23
	s_and_b64 s[52:53], s[22:23], exec
	v_mov_b32_e32 v3, s12
	s_cselect_b32 s11, s19, 64
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v4, s13
	v_mad_u64_u32 v[3:4], s[52:53], s11, v8, v[3:4]
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	flat_store_dwordx2 v[3:4], v[8:9]
	s_branch .LBB0_22
.LBB0_136:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_138
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	flat_load_dword v2, v[0:1] glc
	v_cvt_f32_u32_e32 v0, s9
	s_sub_i32 s0, 0, s9
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mov_b32_e32 v1, s17
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v3, v2, v0
	v_mov_b32_e32 v0, s16
	v_mul_lo_u32 v4, v3, s9
	v_add_u32_e32 v5, vcc, 1, v3
	v_sub_u32_e32 v2, vcc, v2, v4
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_subrev_u32_e32 v4, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v2, v3, v4, vcc
	v_cmp_eq_u32_e32 vcc, s10, v2
	v_cndmask_b32_e64 v2, 0, 1, vcc
	flat_atomic_add v[0:1], v2
.LBB0_138:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel maximal
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 74
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
	.size	maximal, .Lfunc_end0-maximal
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
      - .address_space:  global
        .is_volatile:    true
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
    .name:           maximal
    .private_segment_fixed_size: 0
    .sgpr_count:     76
    .sgpr_spill_count: 0
    .symbol:         maximal.kd
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
