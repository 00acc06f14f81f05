	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	waves
	.globl	waves
	.p2align	8
	.type	waves,@function
waves:
	s_load_dwordx4 s[28:31], s[6:7], 0x28
	s_load_dword s72, s[4:5], 0x4
	s_load_dword s34, s[4:5], 0xc
	s_load_dwordx4 s[64:67], s[6:7], 0x20
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s30, 16
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s4, s72, 0xffff
	v_cvt_f32_u32_e32 v2, s4
	s_sub_i32 s2, 0, s4
	s_mov_b32 s35, 0
	v_mov_b32_e32 v4, 0x400
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v5, 0
	s_mov_b32 s9, s35
	v_cndmask_b32_e64 v35, -1, v4, s[0:1]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[6:7], -1
	v_mul_lo_u32 v3, s2, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s34, v2
	v_mul_lo_u32 v3, v2, s4
	v_add_u32_e32 v6, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s34, v3
	v_cmp_le_u32_e64 s[2:3], s4, v3
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s4, v3
	v_cndmask_b32_e64 v3, v3, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v34, v2, v6, vcc
	v_mad_u64_u32 v[2:3], s[2:3], s4, v34, 0
	s_add_i32 s4, s4, 63
	s_lshr_b32 s2, s4, 6
	v_cmp_ne_u64_e64 s[66:67], s[34:35], v[2:3]
	s_cmp_eq_u64 s[16:17], 0
	v_addc_u32_e64 v26, vcc, 0, v34, s[66:67]
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[16:17], 0
	v_readfirstlane_b32 s38, v26
	s_cselect_b64 s[26:27], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_12
	s_add_u32 s6, s16, 64
	s_addc_u32 s7, s17, 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_add_u32 s10, s16, 8
	s_addc_u32 s11, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s33, 0
	v_readfirstlane_b32 s3, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_13
	s_add_u32 s10, s16, 24
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s17
	v_readfirstlane_b32 s33, v4
	v_mad_u64_u32 v[2:3], s[10:11], s33, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB0_14
	s_add_u32 s10, s16, 0xc0
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s10, s3, 1
	s_mov_b32 s12, s3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v4
	s_cmp_lg_u32 s13, s10
	s_cbranch_scc1 .LBB0_7
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s10, v4
	v_or_b32_e32 v4, s10, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s6
	s_and_saveexec_b64 s[6:7], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s3, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s12, v10
	s_mov_b64 exec, s[6:7]
.LBB0_6:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s12, s13
.LBB0_7:
	s_add_u32 s6, s16, 12
	s_addc_u32 s7, s17, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s77, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_scc1 .LBB0_20
	s_mov_b32 s39, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s77, 1
	s_cbranch_vccnz .LBB0_15
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s6, v4
	s_cmp_lg_u32 s6, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_11
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	ds_write_b64 v35, v[4:5]
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v35
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b32 s77, 0
	s_mov_b32 s33, 0
	s_branch .LBB0_36
.LBB0_13:
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[6:7], -1
	s_mov_b32 s77, 0
	s_branch .LBB0_35
.LBB0_14:
	s_mov_b64 s[10:11], -1
	s_branch .LBB0_21
.LBB0_15:
	s_cbranch_execz .LBB0_19
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	s_mov_b32 s77, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_18:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v4
.LBB0_20:
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_21:
	s_mov_b64 s[6:7], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_34
	s_add_u32 s6, s16, 12
	s_addc_u32 s7, s17, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s77, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_scc1 .LBB0_33
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s39, 0
	s_cbranch_vccnz .LBB0_27
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s6, v4
	s_cmp_lg_u32 s6, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_26
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	ds_write_b64 v35, v[4:5]
.LBB0_26:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v35
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_28
.LBB0_27:
	s_mov_b64 s[6:7], -1
.LBB0_28:
	s_mov_b32 s77, 1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_32
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s77, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_31
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB0_31:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_32:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v4
.LBB0_33:
	s_mov_b64 s[6:7], -1
	s_mov_b32 s12, s3
.LBB0_34:
	s_mov_b64 s[36:37], -1
	s_mov_b32 s3, s12
.LBB0_35:
	v_mov_b32_e32 v5, s3
.LBB0_36:
	s_and_b32 s3, s30, 15
	s_xor_b64 s[10:11], s[6:7], -1
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b32 s34, s3
	s_cbranch_vccnz .LBB0_38
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[6:7], s33, v4, v[2:3]
	v_add_u32_e32 v6, vcc, 0x110, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 0x114, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[6:7] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s35, v4
	v_readfirstlane_b32 s34, v2
.LBB0_38:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_117
	s_cmp_lg_u32 s34, s3
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_eq_u32 s35, 0
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_cmp_gt_u32 s35, s29
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_41
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s65
	flat_atomic_add v[2:3], v4
.LBB0_41:
	s_cmp_lg_u32 s34, 5
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_117
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_91
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_51
	s_add_u32 s14, s16, 0x80
	s_addc_u32 s15, s17, 0
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v4 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v6, v26
	s_cbranch_vccnz .LBB0_46
	s_add_u32 s10, s16, 12
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v6, v[3:4] glc
.LBB0_46:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v4, v6
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_50
	v_mov_b32_e32 v6, s14
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, s15
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[2:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_49
	s_add_u32 s24, s16, 64
	s_addc_u32 s25, s17, 0
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	v_or_b32_e32 v9, 0x10000, v4
	v_mov_b32_e32 v8, v3
	flat_store_dwordx2 v[6:7], v[3:4]
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, 0x20000, v4
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, 0x30000, v4
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, 0x40000, v4
	v_mov_b32_e32 v2, v4
	flat_store_dwordx2 v[6:7], v[8:9]
.LBB0_49:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, v4
.LBB0_50:
	s_or_b64 exec, exec, s[10:11]
.LBB0_51:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v2
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, s6
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v3, s7
	s_cbranch_scc1 .LBB0_91
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[10:11], -1, 0
	s_xor_b64 s[14:15], s[36:37], -1
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_56
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_55
	s_add_u32 s14, s16, 64
	s_addc_u32 s15, s17, 0
	v_readfirstlane_b32 s3, v5
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v14, s3
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v3, s15
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[2:3], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s3, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[2:3], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s3, v10
	s_mov_b64 exec, s[14:15]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xffff, v3
.LBB0_55:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB0_57
.LBB0_56:
.LBB0_57:
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b32 s14, 1
	s_cbranch_vccnz .LBB0_91
	s_add_u32 s40, s16, 0x80
	s_addc_u32 s41, s17, 0
	s_add_u32 s42, s16, 16
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 64
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 8
	s_addc_u32 s47, s17, 0
	s_add_u32 s48, s16, 12
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s47
	s_addc_u32 s49, s17, 0
	s_and_b32 s3, s72, 0xfffe
	v_cndmask_b32_e64 v3, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v4, s46
	s_cmp_lg_u32 s3, 0
	v_readfirstlane_b32 s15, v6
	s_mov_b32 s31, 0
	v_mov_b32_e32 v6, -1
	v_cndmask_b32_e64 v7, 0, -1, s[6:7]
	v_add_u32_e32 v10, vcc, 1, v5
	v_cndmask_b32_e64 v2, v2, v4, s[6:7]
	s_cselect_b64 s[50:51], -1, 0
	s_movk_i32 s3, 0x3bf
	s_movk_i32 s39, 0x3c0
	s_movk_i32 s62, 0x201
	v_mov_b32_e32 v15, 0x400
	s_branch .LBB0_61
.LBB0_59:
	s_mov_b64 s[52:53], s[24:25]
.LBB0_60:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_90
.LBB0_61:
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[11:12], v[8:9] glc
	v_mov_b32_e32 v4, s15
	s_mov_b64 s[24:25], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[11:12], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_67
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_66
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v13, s40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v14, s41
	v_mov_b32_e32 v4, 0
	flat_atomic_cmpswap_x2 v[8:9], v[13:14], v[9:12] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[11:12]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_65
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v9, s45
	s_or_b32 s30, s15, 0x10000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	s_or_b32 s30, s15, 0x20000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	s_or_b32 s30, s15, 0x30000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	s_or_b32 s30, s15, 0x40000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	v_mov_b32_e32 v4, s15
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_65:
	s_or_b64 exec, exec, s[24:25]
.LBB0_66:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s30, v4
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[24:25], -1, 0
.LBB0_67:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_70
	v_mov_b32_e32 v4, s15
	v_cndmask_b32_e64 v9, 0, v4, s[6:7]
	v_cndmask_b32_e64 v8, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_71
	onward_wait_load_x2 v[13:14], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[2:3], v[6:9] ne
	s_cbranch_execz .LBB0_72
	s_branch .LBB0_86
.LBB0_70:
	s_mov_b64 s[52:53], s[30:31]
	s_branch .LBB0_60
.LBB0_71:
.LBB0_72:
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_76
.LBB0_73:
	s_or_b64 exec, exec, s[58:59]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v14, v12
	v_cndmask_b32_e64 v4, v15, v4, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v11
.LBB0_74:
	s_andn2_b64 s[56:57], s[56:57], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[56:57], s[56:57], s[10:11]
.LBB0_75:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[10:11], s[56:57], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v11, v13
	s_or_b64 s[54:55], s[10:11], s[54:55]
	v_mov_b32_e32 v12, v14
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_85
.LBB0_76:
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[56:57], s[56:57], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v17, v14, v7
	v_and_b32_e32 v16, v13, v6
	v_cmp_eq_u64_e32 vcc, v[16:17], v[8:9]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_75
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[14:15], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_74
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s3, v4
	v_mov_b32_e32 v13, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_82
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v13, v4
.LBB0_80:
	v_add_u32_e32 v13, vcc, 0xfffffc40, v13
	v_cmp_gt_u32_e32 vcc, s39, v13
	s_or_b64 s[58:59], vcc, s[58:59]
	s_sleep 15
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_80
	s_or_b64 exec, exec, s[58:59]
.LBB0_82:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s62, v4
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_73
	s_mov_b64 s[60:61], 0
.LBB0_84:
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[60:61], vcc, s[60:61]
	s_sleep 1
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execnz .LBB0_84
	s_branch .LBB0_73
.LBB0_85:
	s_or_b64 exec, exec, s[54:55]
.LBB0_86:
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s30, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_88
	s_and_b32 s30, s30, 0xffff
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[24:25], s[30:31]
.LBB0_88:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_59
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	flat_load_dword v4, v[8:9] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[24:25], s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v4
	s_branch .LBB0_59
.LBB0_90:
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
.LBB0_91:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_lg_u32 s2, 1
	v_readfirstlane_b32 s6, v2
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_102
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_97
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s3, v2
	s_lshl_b32 s4, s77, 3
	v_add_u32_e32 v2, vcc, s4, v35
	s_cmp_lg_u32 s3, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_95
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	ds_write_b64 v2, v[3:4]
.LBB0_95:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s3, s77, 1
.LBB0_96:
	s_mov_b32 s77, s3
	s_branch .LBB0_101
.LBB0_97:
	s_cbranch_execz .LBB0_96
	s_and_b64 s[4:5], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s16
	s_cselect_b32 s3, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[4:5], s3, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x108, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_100
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	flat_store_dwordx2 v[2:3], v[6:7]
.LBB0_100:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[4:5], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_101:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v3
	v_readfirstlane_b32 s6, v2
.LBB0_102:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_cmp_lt_u64_e32 vcc, s[6:7], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_116
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s7
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v7, s7
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_mov_b32_e32 v3, s7
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_105
	s_add_u32 s12, s16, 64
	s_mov_b32 s14, 0
	s_addc_u32 s13, s17, 0
	s_mov_b32 s15, 0x10000
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v7, s15
	flat_atomic_add_x2 v[2:3], v[6:7]
	flat_atomic_add_x2 v[2:3], v[6:7]
	flat_atomic_add_x2 v[2:3], v[6:7]
	flat_atomic_add_x2 v[2:3], v[6:7]
	v_readfirstlane_b32 s3, v5
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v9, v7
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s3, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s3, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xffff, v3
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s7, v7
	s_andn2_b64 vcc, exec, s[10:11]
	v_readfirstlane_b32 s6, v2
	s_cbranch_vccnz .LBB0_116
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_111
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s3, v2
	s_lshl_b32 s10, s77, 3
	v_add_u32_e32 v2, vcc, s10, v35
	s_cmp_lg_u32 s3, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_109
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	ds_write_b64 v2, v[3:4]
.LBB0_109:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s3, s77, 1
.LBB0_110:
	s_mov_b32 s77, s3
	s_branch .LBB0_115
.LBB0_111:
	s_cbranch_execz .LBB0_110
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s16
	s_cselect_b32 s3, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[10:11], s3, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x108, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_114
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	flat_store_dwordx2 v[2:3], v[6:7]
.LBB0_114:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[4:5], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_115:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v2
.LBB0_116:
	s_and_b64 s[4:5], s[36:37], exec
	v_add_u32_e32 v5, vcc, 1, v5
	s_cselect_b32 s38, s6, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_117:
	s_xor_b64 s[30:31], s[36:37], -1
	s_cmp_ge_u32 s35, s29
	s_cbranch_scc1 .LBB0_818
	s_mov_b32 s3, 0xffff
	s_and_b32 s76, s72, s3
	s_mul_i32 s86, s76, s8
	s_cmp_lt_u32 s86, s28
	s_cselect_b64 s[40:41], -1, 0
	s_add_u32 s42, s16, 0x80
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 64
	s_addc_u32 s45, s17, 0
	s_cmp_lg_u32 s2, 1
	v_writelane_b32 v1, s66, 0
	s_cselect_b64 s[46:47], -1, 0
	s_add_u32 s48, s16, 0x100
	v_writelane_b32 v1, s67, 1
	s_addc_u32 s49, s17, 0
	s_lshl_b64 s[6:7], s[8:9], 6
	v_writelane_b32 v1, s64, 2
	s_add_u32 s2, s48, s6
	v_writelane_b32 v1, s65, 3
	s_addc_u32 s6, s49, s7
	v_writelane_b32 v1, s66, 4
	s_add_u32 s10, s2, 8
	v_writelane_b32 v1, s67, 5
	s_addc_u32 s11, s6, 0
	v_writelane_b32 v1, s10, 6
	s_cmp_eq_u32 s8, 0
	v_writelane_b32 v1, s11, 7
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[54:55], -1, 0
	s_add_u32 s6, s16, 0xc4
	s_addc_u32 s7, s17, 0
	s_add_u32 s58, s16, 8
	s_addc_u32 s59, s17, 0
	s_add_u32 s12, s16, 0xc0
	s_addc_u32 s13, s17, 0
	v_writelane_b32 v1, s6, 8
	s_add_u32 s62, s16, 16
	v_writelane_b32 v1, s7, 9
	s_addc_u32 s63, s17, 0
	v_writelane_b32 v1, s12, 10
	s_add_u32 s64, s16, 12
	v_writelane_b32 v1, s13, 11
	s_addc_u32 s65, s17, 0
	s_add_u32 s66, s16, 0x110
	v_writelane_b32 v1, s10, 12
	s_addc_u32 s67, s17, 0
	v_writelane_b32 v1, s11, 13
	s_and_b64 s[10:11], s[10:11], s[36:37]
	s_cmp_gt_u32 s34, 3
	s_cselect_b64 s[68:69], -1, 0
	s_cmp_eq_u32 s34, 5
	s_cselect_b64 s[12:13], -1, 0
	s_and_b64 s[70:71], s[36:37], s[12:13]
	s_and_b32 s2, s72, 0xfffe
	s_cmp_lg_u32 s2, 0
	v_not_b32_e32 v2, v0
	s_cselect_b64 s[72:73], -1, 0
	s_add_u32 s74, s16, 0x108
	v_add_u32_e32 v36, vcc, s76, v2
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v2, s43
	v_mov_b32_e32 v3, s59
	s_addc_u32 s75, s17, 0
	s_xor_b64 s[12:13], s[10:11], -1
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cndmask_b32_e64 v29, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v4, s58
	v_writelane_b32 v1, s12, 14
	v_cndmask_b32_e64 v28, v2, v4, s[6:7]
	v_mov_b32_e32 v2, s45
	v_writelane_b32 v1, s13, 15
	s_and_b64 s[78:79], s[10:11], s[4:5]
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	v_cndmask_b32_e64 v12, 0, -1, s[6:7]
	v_cndmask_b32_e64 v31, v2, v3, s[6:7]
	s_add_u32 s80, s16, 0x114
	v_mov_b32_e32 v2, s44
	v_writelane_b32 v1, s10, 16
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v17, -1
	v_lshlrev_b32_e32 v37, 2, v0
	v_mov_b32_e32 v33, 1
	s_addc_u32 s81, s17, 0
	v_lshlrev_b32_e32 v38, 2, v36
	v_lshrrev_b32_e32 v39, 6, v0
	v_mov_b32_e32 v40, 3
	s_movk_i32 s9, 0x3bf
	v_mov_b32_e32 v41, 2
	s_movk_i32 s56, 0xfc40
	v_mov_b32_e32 v42, 5
	s_movk_i32 s57, 0x3c0
	v_cndmask_b32_e64 v30, v2, v4, s[6:7]
	s_movk_i32 s60, 0x201
	s_movk_i32 s61, 0x400
	v_cmp_gt_u32_e64 s[14:15], 2, v0
	s_mov_b32 s83, 0
	v_writelane_b32 v1, s11, 17
	s_mov_b32 s84, 1
	s_mov_b32 s87, 0x10000
	s_mov_b32 m0, -1
	s_branch .LBB0_123
.LBB0_119:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_120:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v2
.LBB0_121:
	s_and_b64 s[12:13], s[36:37], exec
	v_add_u32_e32 v5, vcc, 1, v5
	s_cselect_b32 s38, s10, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_122:
	s_cmp_lt_u32 s35, s29
	s_cbranch_scc0 .LBB0_817
.LBB0_123:
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_126
	s_bitcmp0_b32 s35, 0
	v_mov_b32_e32 v4, s21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v9, s20
	v_mov_b32_e32 v10, s18
	v_cndmask_b32_e32 v2, v4, v8, vcc
	v_cndmask_b32_e32 v3, v9, v10, vcc
	v_cndmask_b32_e32 v4, v8, v4, vcc
	v_cndmask_b32_e32 v8, v10, v9, vcc
	s_mov_b32 s2, s86
.LBB0_125:
	v_add_u32_e32 v9, vcc, s2, v0
	v_mov_b32_e32 v10, v7
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_sub_i32 s10, 0, s28
	v_add_u32_e32 v9, vcc, v3, v9
	v_addc_u32_e32 v10, vcc, v2, v10, vcc
	flat_load_dword v15, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v10, s28
	v_add_u32_e32 v9, vcc, s2, v36
	v_add_u32_e32 v16, vcc, 1, v9
	v_rcp_iflag_f32_e32 v10, v10
	v_mov_b32_e32 v11, v7
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v18, s10, v10
	s_mul_i32 s10, s38, s76
	s_add_i32 s2, s10, s2
	s_cmp_ge_u32 s2, s28
	v_mul_hi_u32 v18, v10, v18
	v_add_u32_e32 v10, vcc, v18, v10
	v_mul_hi_u32 v10, v16, v10
	v_mul_lo_u32 v10, v10, s28
	v_sub_u32_e32 v10, vcc, v16, v10
	v_subrev_u32_e32 v16, vcc, s28, v10
	v_cmp_le_u32_e32 vcc, s28, v10
	v_cndmask_b32_e32 v10, v10, v16, vcc
	v_subrev_u32_e32 v16, vcc, s28, v10
	v_cmp_le_u32_e32 vcc, s28, v10
	v_cndmask_b32_e32 v10, v10, v16, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mul_lo_u32 v16, v9, s35
	v_add_u32_e32 v10, vcc, v3, v10
	v_addc_u32_e32 v11, vcc, v2, v11, vcc
	ds_write_b32 v37, v15
	s_waitcnt lgkmcnt(0)
	s_barrier 
	flat_load_dword v15, v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v7
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_mul_lo_u32 v9, v16, v9
	ds_read_b32 v16, v38
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v4, v11, vcc
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v15, v15, 3
	v_add_u32_e32 v9, vcc, v9, v15
	flat_store_dword v[10:11], v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc0 .LBB0_125
.LBB0_126:
	s_add_i32 s35, s35, 1
	s_cmp_lt_i32 s34, 2
	s_mov_b64 s[88:89], 0
	s_cbranch_scc1 .LBB0_146
	s_cmp_gt_i32 s34, 2
	s_cbranch_scc0 .LBB0_147
	s_cmp_eq_u32 s34, 3
	s_mov_b64 s[16:17], 0
	s_cbranch_scc0 .LBB0_149
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_167
	s_mov_b64 s[12:13], 0
	s_and_b64 vcc, exec, s[26:27]
	s_mov_b64 s[94:95], 0
	s_cbranch_vccz .LBB0_168
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_141
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_138
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v26
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_137
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	v_mov_b32_e32 v27, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[26:27]
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_136
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s45
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s87, v26
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	v_mov_b32_e32 v2, v26
	flat_store_dwordx2 v[8:9], v[3:4]
.LBB0_136:
	s_or_b64 exec, exec, s[92:93]
.LBB0_137:
	s_or_b64 exec, exec, s[90:91]
.LBB0_138:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s82, v2
	v_readlane_b32 s50, v1, 16
	s_cmp_eq_u32 s82, 0
	v_readlane_b32 s51, v1, 17
	s_cselect_b64 s[24:25], -1, 0
	s_xor_b64 s[50:51], s[50:51], -1
	v_mov_b32_e32 v2, s82
	s_and_b64 s[50:51], s[24:25], s[50:51]
	v_mov_b32_e32 v3, s83
	s_and_saveexec_b64 s[24:25], s[50:51]
	s_cbranch_execz .LBB0_140
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[50:51], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[50:51]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_140:
	s_or_b64 exec, exec, s[24:25]
.LBB0_141:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_205
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_319
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_145
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_145:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_320
.LBB0_146:
	s_mov_b64 s[94:95], 0
	s_mov_b64 s[92:93], 0
	s_cbranch_execnz .LBB0_378
	s_branch .LBB0_379
.LBB0_147:
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[94:95], 0
.LBB0_148:
	s_mov_b64 s[92:93], 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_150
	s_branch .LBB0_377
.LBB0_149:
	s_mov_b64 s[92:93], -1
	s_mov_b64 s[94:95], 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_377
.LBB0_150:
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_227
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_226
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_162
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_159
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v26
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_158
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	v_mov_b32_e32 v27, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[26:27]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_157
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s45
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s87, v26
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	v_mov_b32_e32 v2, v26
	flat_store_dwordx2 v[8:9], v[3:4]
.LBB0_157:
	s_or_b64 exec, exec, s[24:25]
.LBB0_158:
	s_or_b64 exec, exec, s[16:17]
.LBB0_159:
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s82, v2
	v_readlane_b32 s16, v1, 16
	s_cmp_eq_u32 s82, 0
	v_readlane_b32 s17, v1, 17
	s_cselect_b64 s[12:13], -1, 0
	s_xor_b64 s[16:17], s[16:17], -1
	v_mov_b32_e32 v2, s82
	s_and_b64 s[16:17], s[12:13], s[16:17]
	v_mov_b32_e32 v3, s83
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_161
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait4:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[16:17]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_161:
	s_or_b64 exec, exec, s[12:13]
.LBB0_162:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_173
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_206
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_166
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_166:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_207
.LBB0_167:
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[94:95], 0
.LBB0_168:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_339
.LBB0_169:
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB0_174
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_172
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v33
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s24, v1, 8
	v_readlane_b32 s25, v1, 9
	v_mov_b32_e32 v8, s24
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s25
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_172:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB0_175
.LBB0_173:
	s_mov_b64 s[10:11], s[82:83]
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_212
.LBB0_174:
	s_mov_b64 s[10:11], -1
.LBB0_175:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s52, s77
	s_cbranch_vccnz .LBB0_711
	s_and_saveexec_b64 s[90:91], s[14:15]
	s_cbranch_execz .LBB0_178
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v9, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, v9, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_189
.LBB0_178:
	s_or_b64 exec, exec, s[90:91]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_180
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dword v[8:9], v3
.LBB0_180:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s2, v39
	s_cmp_eq_u32 s2, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[92:93], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_182
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s3, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_182:
	v_readfirstlane_b32 s91, v10
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s90, v9
	s_cbranch_vccnz .LBB0_237
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_340
	s_lshl_b32 s2, s77, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_186
	v_mov_b32_e32 v8, s90
	v_mov_b32_e32 v9, s91
	ds_write_b64 v2, v[8:9]
.LBB0_186:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v2
	s_xor_b32 s52, s77, 1
	s_branch .LBB0_344
.LBB0_187:
	s_or_b64 exec, exec, s[10:11]
.LBB0_188:
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v9, vcc, -1, v3
	v_cmp_ne_u32_e32 vcc, v9, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_178
.LBB0_189:
	v_cndmask_b32_e64 v16, 0, v3, s[6:7]
	v_cndmask_b32_e64 v15, v8, v2, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_191
	onward_wait_load_x2 v[8:9], v[28:29], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[28:29], v[13:16] ne
	s_cbranch_execnz .LBB0_188
	s_branch .LBB0_192
.LBB0_191:
.LBB0_192:
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, 0
	s_branch .LBB0_196
.LBB0_193:
	s_or_b64 exec, exec, s[100:101]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v9, s61
	v_cndmask_b32_e64 v8, v9, v8, s[12:13]
	s_mov_b64 s[12:13], -1
.LBB0_194:
	s_andn2_b64 s[50:51], s[92:93], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[92:93], s[50:51], s[12:13]
.LBB0_195:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[92:93], -1
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_187
.LBB0_196:
	v_mov_b32_e32 v9, s42
	v_mov_b32_e32 v10, s43
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_andn2_b64 s[92:93], s[92:93], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, v10, v12
	v_and_b32_e32 v9, v9, v17
	v_cmp_eq_u64_e32 vcc, v[9:10], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_195
	v_mov_b32_e32 v9, s58
	v_mov_b32_e32 v10, s59
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[9:10], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_194
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s9, v8
	v_mov_b32_e32 v9, v8
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_202
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v9, v8
.LBB0_200:
	v_add_u32_e32 v9, vcc, s56, v9
	v_cmp_gt_u32_e32 vcc, s57, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_200
	s_or_b64 exec, exec, s[52:53]
.LBB0_202:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v8
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[100:101], vcc
	s_cbranch_execz .LBB0_193
	s_mov_b64 s[52:53], 0
.LBB0_204:
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_204
	s_branch .LBB0_193
.LBB0_205:
	s_mov_b64 s[10:11], s[82:83]
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_325
.LBB0_206:
	s_mov_b64 s[10:11], -1
.LBB0_207:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_211
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_210
	v_readlane_b32 s12, v1, 6
	v_readlane_b32 s13, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_210:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_211:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_212:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_225
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_215
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait6:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet6
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait6
.Lmet6:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_215:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_225
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB0_220
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s12, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s12, v35
	s_cbranch_scc1 .LBB0_219
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_219:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
	s_mov_b64 s[12:13], 0
.LBB0_220:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_224
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_223
	v_readlane_b32 s16, v1, 6
	v_readlane_b32 s17, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_223:
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s2, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_224:
	s_mov_b32 s39, s2
.LBB0_225:
	v_add_u32_e32 v4, vcc, 1, v5
	s_mov_b64 s[94:95], -1
	s_mov_b32 s12, s38
.LBB0_226:
	s_mov_b64 s[10:11], 0
	s_mov_b32 s90, s38
	v_mov_b32_e32 v21, v5
	s_mov_b32 s2, s77
.LBB0_227:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_377
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b32 s50, s77
	s_cbranch_vccnz .LBB0_262
	v_readfirstlane_b32 s10, v39
	s_cmp_eq_u32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[94:95], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_231
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v3, s63
	v_mov_b32_e32 v9, s65
	flat_load_dwordx2 v[3:4], v[2:3] glc
	flat_load_dword v2, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[12:13], 0, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], 1, v2
	v_add_u32_e32 v3, vcc, -1, v2
	s_and_b64 s[10:11], s[12:13], s[16:17]
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v3, s10
.LBB0_231:
	v_readfirstlane_b32 s11, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_236
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_238
	s_lshl_b32 s12, s77, 3
	v_add_u32_e32 v2, vcc, s12, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_235
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_235:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s50, s77, 1
	s_branch .LBB0_242
.LBB0_236:
	s_mov_b32 s50, s77
	s_branch .LBB0_243
.LBB0_237:
	s_mov_b32 s52, s77
	s_branch .LBB0_345
.LBB0_238:
	s_cbranch_execz .LBB0_242
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[12:13], s33, v4, v[2:3]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_241
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_241:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s50, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_242:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_243:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_262
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_246
	flat_store_dword v[8:9], v7
.LBB0_246:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	onward_message s10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_252
	s_branch .LBB0_249
.LBB0_248:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[16:17]
	s_or_b64 s[12:13], s[24:25], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_251
.LBB0_249:
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_248
	onward_wait v[8:9], v[6:7] ne
	s_andn2_b64 s[16:17], s[16:17], exec
	s_branch .LBB0_248
.LBB0_251:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_252:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_262
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB0_257
	s_lshl_b32 s12, s50, 3
	v_add_u32_e32 v4, vcc, s12, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_256
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB0_256:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v4
	s_xor_b32 s16, s50, 1
	s_mov_b64 s[12:13], 0
.LBB0_257:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_261
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_260
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_260:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s16, s50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_261:
	s_mov_b32 s50, s16
.LBB0_262:
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB0_266
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_265
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v33
	v_readfirstlane_b32 s24, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait7:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s24, v10
	s_cbranch_vccnz .Lmet7
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait7
.Lmet7:
	v_readfirstlane_b32 s24, v10
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s16, v1, 8
	v_readlane_b32 s17, v1, 9
	v_mov_b32_e32 v8, s16
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s17
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_265:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_267
	s_branch .LBB0_365
.LBB0_266:
.LBB0_267:
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_269
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_280
.LBB0_269:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_271
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dword v[8:9], v3
.LBB0_271:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v39
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[94:95], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_273
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s3, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_273:
	v_readfirstlane_b32 s17, v10
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v9
	s_cbranch_vccnz .LBB0_296
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_297
	s_lshl_b32 s10, s50, 3
	v_add_u32_e32 v2, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_277
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	ds_write_b64 v2, v[8:9]
.LBB0_277:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v2
	s_xor_b32 s39, s50, 1
	s_branch .LBB0_301
.LBB0_278:
	s_or_b64 exec, exec, s[10:11]
.LBB0_279:
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_269
.LBB0_280:
	v_cndmask_b32_e64 v16, 0, v3, s[6:7]
	v_cndmask_b32_e64 v15, v8, v2, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_282
	onward_wait_load_x2 v[8:9], v[28:29], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[28:29], v[13:16] ne
	s_cbranch_execnz .LBB0_279
	s_branch .LBB0_283
.LBB0_282:
.LBB0_283:
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_287
.LBB0_284:
	s_or_b64 exec, exec, s[100:101]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
.LBB0_285:
	s_andn2_b64 s[52:53], s[94:95], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[94:95], s[52:53], s[12:13]
.LBB0_286:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[94:95], -1
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_278
.LBB0_287:
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_andn2_b64 s[94:95], s[94:95], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v12
	v_and_b32_e32 v8, v8, v17
	v_cmp_eq_u64_e32 vcc, v[8:9], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_286
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_285
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_293
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_291:
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_291
	s_or_b64 exec, exec, s[52:53]
.LBB0_293:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[100:101], vcc
	s_cbranch_execz .LBB0_284
	s_mov_b64 s[52:53], 0
.LBB0_295:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_295
	s_branch .LBB0_284
.LBB0_296:
	s_mov_b32 s39, s50
	s_branch .LBB0_302
.LBB0_297:
	s_cbranch_execz .LBB0_301
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s74
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s75
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_300
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_300:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_mov_b32 s39, s50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_301:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s17, v9
	v_readfirstlane_b32 s16, v8
.LBB0_302:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e64 s[12:13], s[16:17], v[32:33]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_318
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s49
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_305
	v_add_u32_e32 v10, vcc, 16, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_add_u32_e32 v15, vcc, 20, v8
	v_addc_u32_e32 v16, vcc, 0, v9, vcc
	v_mov_b32_e32 v2, s35
	flat_store_dword v[10:11], v2
	flat_store_dword v[15:16], v41
.LBB0_305:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_307
	flat_store_dword v[10:11], v7
.LBB0_307:
	s_or_b64 exec, exec, s[10:11]
	s_brev_b32 s10, 64
	s_or_b32 s10, s17, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s10
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_313
	s_branch .LBB0_310
.LBB0_309:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[24:25]
	s_or_b64 s[16:17], s[50:51], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_312
.LBB0_310:
	onward_wait_load v16, v[10:11], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_309
	onward_wait v[10:11], v[6:7] ne
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_309
.LBB0_312:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v15, v[10:11] glc
.LBB0_313:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s17, v16
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v15
	s_cbranch_vccnz .LBB0_318
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_355
	s_lshl_b32 s10, s39, 3
	v_add_u32_e32 v2, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_317
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	ds_write_b64 v2, v[10:11]
.LBB0_317:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v2
	s_xor_b32 s50, s39, 1
	s_branch .LBB0_359
.LBB0_318:
	s_mov_b32 s50, s39
	s_branch .LBB0_360
.LBB0_319:
	s_mov_b64 s[10:11], -1
.LBB0_320:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_324
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_323
	v_readlane_b32 s24, v1, 6
	v_readlane_b32 s25, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_323:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_324:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_325:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_338
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_328
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait8:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet8
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait8
.Lmet8:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_328:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_338
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[24:25], -1
	s_cbranch_vccnz .LBB0_333
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s24, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s24, v35
	s_cbranch_scc1 .LBB0_332
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_332:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
	s_mov_b64 s[24:25], 0
.LBB0_333:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_337
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_336
	v_readlane_b32 s50, v1, 6
	v_readlane_b32 s51, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v3, s51
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_336:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s2, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_337:
	s_mov_b32 s39, s2
.LBB0_338:
	v_add_u32_e32 v4, vcc, 1, v5
	s_mov_b64 s[94:95], -1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_169
.LBB0_339:
	s_mov_b32 s12, s38
	s_mov_b32 s90, s38
	v_mov_b32_e32 v21, v5
	s_mov_b32 s2, s77
	s_branch .LBB0_148
.LBB0_340:
	s_cbranch_execz .LBB0_344
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s74
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s75
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_343
	v_mov_b32_e32 v10, s90
	v_mov_b32_e32 v11, s91
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_343:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_mov_b32 s52, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_344:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s91, v9
	v_readfirstlane_b32 s90, v8
.LBB0_345:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e64 s[12:13], s[90:91], v[32:33]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_706
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s49
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_348
	v_add_u32_e32 v10, vcc, 16, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_add_u32_e32 v15, vcc, 20, v8
	v_addc_u32_e32 v16, vcc, 0, v9, vcc
	v_mov_b32_e32 v2, s35
	flat_store_dword v[10:11], v2
	flat_store_dword v[15:16], v40
.LBB0_348:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_350
	flat_store_dword v[10:11], v7
.LBB0_350:
	s_or_b64 exec, exec, s[10:11]
	s_brev_b32 s2, 64
	s_or_b32 s2, s91, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_696
	s_branch .LBB0_353
.LBB0_352:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[90:91]
	s_or_b64 s[24:25], s[50:51], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_695
.LBB0_353:
	onward_wait_load v16, v[10:11], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[90:91], s[90:91], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_352
	onward_wait v[10:11], v[6:7] ne
	s_andn2_b64 s[90:91], s[90:91], exec
	s_branch .LBB0_352
.LBB0_355:
	s_cbranch_execz .LBB0_359
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_358
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_358:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[8:9] glc
	s_mov_b32 s50, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_359:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s17, v11
	v_readfirstlane_b32 s16, v10
.LBB0_360:
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_364
	s_mov_b32 s24, s83
	s_mov_b32 s25, s17
	s_mov_b32 s52, s83
	s_mov_b32 s53, s84
	s_cmp_eq_u64 s[24:25], s[52:53]
	s_cselect_b64 s[24:25], -1, 0
	s_or_b64 s[12:13], s[12:13], s[24:25]
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_363
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_363:
	v_readlane_b32 s12, v1, 8
	v_readlane_b32 s13, v1, 9
	v_mov_b32_e32 v10, s12
	v_mov_b32_e32 v11, s13
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v11, s43
	v_mov_b32_e32 v15, s44
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v16, s45
	s_or_b32 s12, s16, s87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s12
	s_mov_b32 s12, 0x20000
	v_mov_b32_e32 v10, v3
	s_or_b32 s12, s16, s12
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s12
	s_mov_b32 s12, 0x30000
	s_or_b32 s12, s16, s12
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s12
	s_mov_b32 s12, 0x40000
	s_or_b32 s12, s16, s12
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v8, s16
	flat_store_dwordx2 v[15:16], v[10:11]
	flat_store_dwordx2 v[15:16], v[3:4]
.LBB0_364:
	s_or_b64 exec, exec, s[10:11]
.LBB0_365:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v9
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v8
	s_cbranch_vccnz .LBB0_370
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_371
	v_readfirstlane_b32 s10, v39
	s_lshl_b32 s11, s50, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s11, v35
	s_cbranch_scc1 .LBB0_369
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_369:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s50, 1
	s_branch .LBB0_375
.LBB0_370:
	s_mov_b32 s39, s50
	s_branch .LBB0_376
.LBB0_371:
	s_cbranch_execz .LBB0_375
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_374
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_374:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s39, s50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_375:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
.LBB0_376:
	v_add_u32_e32 v4, vcc, 1, v5
	s_mov_b64 s[94:95], -1
	s_mov_b32 s85, s33
.LBB0_377:
	s_branch .LBB0_379
.LBB0_378:
	s_cmp_lg_u32 s34, 1
	s_mov_b64 s[88:89], -1
	s_cselect_b64 s[92:93], -1, 0
.LBB0_379:
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_395
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_519
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_492
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_390
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v15, v26
	s_cbranch_vccnz .LBB0_385
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v4, s65
	flat_load_dword v15, v[3:4] glc
.LBB0_385:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v4, v15
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_389
	v_mov_b32_e32 v8, s42
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_388
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	v_or_b32_e32 v11, s87, v4
	v_mov_b32_e32 v10, v3
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	v_mov_b32_e32 v2, v4
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_388:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v15, v4
.LBB0_389:
	s_or_b64 exec, exec, s[12:13]
.LBB0_390:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	v_mov_b32_e32 v2, s82
	s_cmp_lg_u32 s82, 0
	v_mov_b32_e32 v3, s83
	s_cbranch_scc1 .LBB0_492
	v_readlane_b32 s10, v1, 14
	v_readlane_b32 s11, v1, 15
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_422
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_394
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait9:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet9
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait9
.Lmet9:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_394:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_423
	s_branch .LBB0_492
.LBB0_395:
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB0_520
	s_and_saveexec_b64 s[10:11], s[78:79]
	s_cbranch_execz .LBB0_398
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s80
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s81
	v_mad_u64_u32 v[2:3], s[16:17], s33, v8, v[2:3]
	v_mov_b32_e32 v8, s66
	v_mov_b32_e32 v9, s67
	v_mov_b32_e32 v10, s35
	flat_store_dword v[8:9], v10
	flat_store_dword v[2:3], v33
.LBB0_398:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_420
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_610
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v4, s38
	s_and_saveexec_b64 s[88:89], s[4:5]
	s_cbranch_execz .LBB0_415
	v_mov_b32_e32 v2, 0
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_403
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
.LBB0_403:
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_atomic_add v8, v[8:9], v33 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v4, v26
	s_cbranch_vccnz .LBB0_405
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dword v4, v[9:10] glc
.LBB0_405:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v8
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_414
	v_cmp_ne_u64_e64 s[12:13], 0, v[2:3]
	v_add_u32_e32 v9, vcc, 1, v5
	s_and_b64 vcc, s[36:37], s[12:13]
	v_mov_b32_e32 v18, s42
	v_cndmask_b32_e32 v8, 0, v15, vcc
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v19, s43
	flat_atomic_cmpswap_x2 v[10:11], v[18:19], v[8:11] glc
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v16, v7
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[12:13], v[10:11], v[4:5]
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB0_413
	s_xor_b64 s[50:51], vcc, -1
	v_mov_b32_e32 v19, v16
	v_mov_b32_e32 v18, v15
	s_mov_b64 s[12:13], -1
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_409
	v_mov_b32_e32 v20, s44
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v21, s45
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s87, v15
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s2, v15
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s2, v15
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s2, v15
	flat_store_dwordx2 v[20:21], v[9:10]
	s_mov_b64 s[12:13], 0
.LBB0_409:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_413
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s3, v11
	v_cmp_ne_u32_e32 vcc, v4, v15
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_412
	v_mov_b32_e32 v18, s44
	v_sub_u32_e32 v11, vcc, v15, v4
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v19, s45
	flat_atomic_add_x2 v[18:19], v[10:11]
.LBB0_412:
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s12, v1, 10
	v_lshrrev_b64 v[2:3], 16, v[2:3]
	v_readlane_b32 s13, v1, 11
	v_mov_b32_e32 v10, s12
	s_mov_b32 s2, 0x3000000
	v_mov_b32_e32 v11, s13
	v_or_b32_e32 v19, s2, v3
	v_mov_b32_e32 v18, v7
	flat_store_dword v[10:11], v9
.LBB0_413:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, v15
.LBB0_414:
	s_or_b64 exec, exec, s[10:11]
.LBB0_415:
	s_or_b64 exec, exec, s[88:89]
	v_readfirstlane_b32 s10, v18
	v_readfirstlane_b32 s11, v19
	v_mov_b32_e32 v2, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v3, s11
	s_cbranch_scc1 .LBB0_610
	v_readlane_b32 s10, v1, 14
	v_readlane_b32 s11, v1, 15
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_455
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_419
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait10:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet10
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait10
.Lmet10:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
	v_mov_b32_e32 v3, v7
.LBB0_419:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_456
	s_branch .LBB0_610
.LBB0_420:
	s_and_b64 vcc, exec, s[94:95]
	s_cbranch_vccz .LBB0_521
.LBB0_421:
	s_mov_b32 s77, s39
	s_mov_b32 s33, s85
	v_mov_b32_e32 v5, v4
	s_mov_b32 s38, s12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execnz .LBB0_522
	s_branch .LBB0_523
.LBB0_422:
.LBB0_423:
	v_readfirstlane_b32 s85, v15
	v_add_u32_e32 v9, vcc, 1, v5
	s_branch .LBB0_426
.LBB0_424:
	s_mov_b64 s[88:89], s[12:13]
.LBB0_425:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_491
.LBB0_426:
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v4, s85
	s_mov_b64 s[12:13], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_432
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_431
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_430
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s85
	v_mov_b32_e32 v3, s45
	s_or_b32 s2, s85, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s85
.LBB0_430:
	s_or_b64 exec, exec, s[12:13]
.LBB0_431:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[12:13], -1, 0
.LBB0_432:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_435
	v_mov_b32_e32 v2, s85
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_436
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[30:31], v[13:16] ne
	s_cbranch_execz .LBB0_437
	s_branch .LBB0_451
.LBB0_435:
	s_mov_b64 s[88:89], s[82:83]
	s_branch .LBB0_425
.LBB0_436:
.LBB0_437:
	s_mov_b64 s[90:91], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_441
.LBB0_438:
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_439:
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB0_440:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[10:11], -1
	s_and_b64 s[12:13], exec, s[12:13]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[90:91], s[12:13], s[90:91]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_450
.LBB0_441:
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_440
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_439
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_447
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_445:
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_445
	s_or_b64 exec, exec, s[52:53]
.LBB0_447:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_438
	s_mov_b64 s[50:51], 0
.LBB0_449:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_449
	s_branch .LBB0_438
.LBB0_450:
	s_or_b64 exec, exec, s[90:91]
.LBB0_451:
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s2, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_453
	s_and_b32 s82, s2, s3
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[82:83]
.LBB0_453:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_424
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[88:89]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	s_branch .LBB0_424
.LBB0_455:
.LBB0_456:
	v_readfirstlane_b32 s82, v4
	v_add_u32_e32 v9, vcc, 1, v5
	s_branch .LBB0_458
.LBB0_457:
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[88:89], s[12:13]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_609
.LBB0_458:
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v4, s82
	s_mov_b64 s[24:25], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_469
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_468
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[15:16], v[2:3] glc
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[15:16]
	v_cndmask_b32_e64 v8, v4, 0, vcc
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[15:16]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[12:13], v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB0_467
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_465
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
	v_cmp_eq_u32_e32 vcc, s82, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_464
	v_mov_b32_e32 v10, s44
	v_sub_u32_e32 v3, vcc, s82, v2
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v11, s45
	flat_atomic_add_x2 v[10:11], v[2:3]
.LBB0_464:
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	v_mov_b32_e32 v2, s12
	v_lshrrev_b64 v[10:11], 16, v[15:16]
	v_mov_b32_e32 v3, s13
	s_mov_b32 s2, 0x3000000
	flat_store_dword v[2:3], v9
	v_or_b32_e32 v3, s2, v11
	v_mov_b32_e32 v2, v7
	s_branch .LBB0_467
.LBB0_465:
	s_cbranch_execz .LBB0_467
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s82
	v_mov_b32_e32 v3, s45
	s_or_b32 s2, s82, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s82, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s82, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s82, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s82
	v_mov_b32_e32 v3, s83
.LBB0_467:
	s_or_b64 exec, exec, s[24:25]
.LBB0_468:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s13, v3
	v_readfirstlane_b32 s12, v2
	s_cmp_eq_u64 s[12:13], 0
	s_cselect_b64 s[24:25], -1, 0
.LBB0_469:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_457
	v_mov_b32_e32 v2, s82
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_472
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[30:31], v[13:16] ne
	s_cbranch_execz .LBB0_473
	s_branch .LBB0_487
.LBB0_472:
.LBB0_473:
	s_mov_b32 s85, s82
	s_mov_b64 s[90:91], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_477
.LBB0_474:
	s_or_b64 exec, exec, s[24:25]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_475:
	s_andn2_b64 s[24:25], s[92:93], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[92:93], s[24:25], s[12:13]
.LBB0_476:
	s_or_b64 exec, exec, s[10:11]
	s_xor_b64 s[10:11], s[92:93], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[90:91], s[10:11], s[90:91]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_486
.LBB0_477:
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[92:93], s[92:93], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_476
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_475
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_483
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v8, v4
.LBB0_481:
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[24:25], vcc, s[24:25]
	s_sleep 15
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_481
	s_or_b64 exec, exec, s[24:25]
.LBB0_483:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_474
	s_mov_b64 s[52:53], 0
.LBB0_485:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_485
	s_branch .LBB0_474
.LBB0_486:
	s_or_b64 exec, exec, s[90:91]
.LBB0_487:
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s2, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_489
	s_and_b32 s12, s2, s3
	s_mov_b32 s13, s83
	s_mov_b64 s[10:11], 0
.LBB0_489:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_457
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[88:89]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v2
	s_branch .LBB0_457
.LBB0_491:
	v_mov_b32_e32 v2, s88
	v_mov_b32_e32 v3, s89
.LBB0_492:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_497
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_498
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_496
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_496:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_499
.LBB0_497:
	s_mov_b64 s[10:11], s[82:83]
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_504
.LBB0_498:
	s_mov_b64 s[10:11], -1
.LBB0_499:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_503
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_502
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_502:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s33, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_503:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_504:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_518
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_507
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait11:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet11
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait11
.Lmet11:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_507:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_518
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_513
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s12, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s12, v35
	s_cbranch_scc1 .LBB0_511
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_511:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
.LBB0_512:
	s_mov_b32 s39, s2
	s_branch .LBB0_517
.LBB0_513:
	s_cbranch_execz .LBB0_512
	s_and_b64 s[12:13], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s85, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[12:13], s2, v4, v[2:3]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_516
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_516:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s85, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_517:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v2
.LBB0_518:
	s_and_b64 s[12:13], s[36:37], exec
	v_add_u32_e32 v4, vcc, 1, v5
	s_cselect_b32 s12, s10, s38
	s_mov_b64 s[94:95], -1
.LBB0_519:
	s_mov_b32 s90, s38
	v_mov_b32_e32 v21, v5
	s_mov_b32 s2, s77
.LBB0_520:
	s_mov_b32 s38, s90
	v_mov_b32_e32 v5, v21
	s_mov_b32 s77, s2
	s_and_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_421
.LBB0_521:
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_523
.LBB0_522:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	v_mov_b32_e32 v4, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[2:3], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_523:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[68:69]
	s_cbranch_vccnz .LBB0_122
	s_andn2_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_532
	v_readfirstlane_b32 s2, v39
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_527
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[3:4], v[2:3] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v2, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s3, v4
	v_lshrrev_b64 v[3:4], 16, v[3:4]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v3, 0, v4, vcc
.LBB0_527:
	v_readfirstlane_b32 s39, v3
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	s_cbranch_vccnz .LBB0_540
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_542
	s_lshl_b32 s2, s77, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_531
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	ds_write_b64 v2, v[3:4]
.LBB0_531:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
	s_branch .LBB0_546
.LBB0_532:
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_588
.LBB0_533:
	v_readfirstlane_b32 s2, v39
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[88:89], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_535
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v3, s63
	v_mov_b32_e32 v9, s65
	flat_load_dwordx2 v[3:4], v[2:3] glc
	flat_load_dword v2, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[12:13], 0, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], 1, v2
	v_add_u32_e32 v3, vcc, -1, v2
	s_and_b64 s[10:11], s[12:13], s[16:17]
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s2, 1, 0
	v_mov_b32_e32 v3, s2
.LBB0_535:
	v_readfirstlane_b32 s39, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s38, v2
	s_cbranch_vccnz .LBB0_541
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_557
	s_lshl_b32 s2, s77, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_539
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	ds_write_b64 v2, v[3:4]
.LBB0_539:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
	s_branch .LBB0_561
.LBB0_540:
	s_mov_b32 s2, s77
	s_branch .LBB0_547
.LBB0_541:
	s_mov_b32 s2, s77
	s_branch .LBB0_562
.LBB0_542:
	s_cbranch_execz .LBB0_546
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_545
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_545:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s2, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_546:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v3
	v_readfirstlane_b32 s38, v2
.LBB0_547:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[38:39], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_587
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_550
	v_add_u32_e32 v8, vcc, 16, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	v_add_u32_e32 v10, vcc, 20, v2
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	v_mov_b32_e32 v4, s35
	flat_store_dword v[8:9], v4
	flat_store_dword v[10:11], v42
.LBB0_550:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_552
	flat_store_dword v[8:9], v7
.LBB0_552:
	s_or_b64 exec, exec, s[10:11]
	s_brev_b32 s10, 64
	s_or_b32 s10, s39, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_571
	s_branch .LBB0_555
.LBB0_554:
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[38:39], exec, s[24:25]
	s_or_b64 s[16:17], s[38:39], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_570
.LBB0_555:
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_554
	onward_wait v[8:9], v[6:7] ne
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_554
.LBB0_557:
	s_cbranch_execz .LBB0_561
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_560
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_560:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s2, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_561:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v3
	v_readfirstlane_b32 s38, v2
.LBB0_562:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[38:39], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_594
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_565
	flat_store_dword v[8:9], v7
.LBB0_565:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	onward_message s10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_577
	s_branch .LBB0_568
.LBB0_567:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[16:17]
	s_or_b64 s[12:13], s[24:25], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_576
.LBB0_568:
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_567
	onward_wait v[8:9], v[6:7] ne
	s_andn2_b64 s[16:17], s[16:17], exec
	s_branch .LBB0_567
.LBB0_570:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_571:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s39, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v10
	s_cbranch_vccnz .LBB0_587
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_582
	s_lshl_b32 s10, s2, 3
	v_add_u32_e32 v4, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_575
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	ds_write_b64 v4, v[8:9]
.LBB0_575:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v4
	s_xor_b32 s12, s2, 1
	s_branch .LBB0_586
.LBB0_576:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_577:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s39, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v10
	s_cbranch_vccnz .LBB0_594
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_589
	s_lshl_b32 s10, s2, 3
	v_add_u32_e32 v4, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_581
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	ds_write_b64 v4, v[8:9]
.LBB0_581:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v4
	s_xor_b32 s12, s2, 1
	s_branch .LBB0_593
.LBB0_582:
	s_cbranch_execz .LBB0_586
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_585
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_585:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[2:3] glc
	s_mov_b32 s12, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_586:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v8
	s_mov_b32 s2, s12
.LBB0_587:
	s_mov_b32 s77, s2
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_533
.LBB0_588:
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_122
	s_branch .LBB0_595
.LBB0_589:
	s_cbranch_execz .LBB0_593
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_592
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_592:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[2:3] glc
	s_mov_b32 s12, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_593:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v8
	s_mov_b32 s2, s12
.LBB0_594:
	s_mov_b32 s77, s2
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_122
.LBB0_595:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_671
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_604
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v15, v26
	s_cbranch_vccnz .LBB0_599
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v4, s65
	flat_load_dword v15, v[3:4] glc
.LBB0_599:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v4, v15
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_603
	v_mov_b32_e32 v8, s42
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_602
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	v_or_b32_e32 v11, s87, v4
	v_mov_b32_e32 v10, v3
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	v_mov_b32_e32 v2, v4
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_602:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v15, v4
.LBB0_603:
	s_or_b64 exec, exec, s[12:13]
.LBB0_604:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	v_mov_b32_e32 v2, s82
	s_cmp_lg_u32 s82, 0
	v_mov_b32_e32 v3, s83
	s_cbranch_scc1 .LBB0_671
	v_readlane_b32 s10, v1, 14
	v_readlane_b32 s11, v1, 15
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_637
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_608
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait12:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet12
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait12
.Lmet12:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_608:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_638
	s_branch .LBB0_671
.LBB0_609:
	v_mov_b32_e32 v2, s88
	v_mov_b32_e32 v3, s89
.LBB0_610:
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s13, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v2
	s_cbranch_vccnz .LBB0_615
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_616
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_614
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_614:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_617
.LBB0_615:
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_622
.LBB0_616:
	s_mov_b64 s[10:11], -1
.LBB0_617:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_621
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_620
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_620:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s33, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_621:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s13, v3
	v_readfirstlane_b32 s12, v2
.LBB0_622:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[12:13], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_636
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s13
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v19, s13
	v_mov_b32_e32 v3, s13
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_625
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait13:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet13
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait13
.Lmet13:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_625:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s13, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v2
	s_cbranch_vccnz .LBB0_636
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_631
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_629
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_629:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
.LBB0_630:
	s_mov_b32 s39, s2
	s_branch .LBB0_635
.LBB0_631:
	s_cbranch_execz .LBB0_630
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s85, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_634
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_634:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s85, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_635:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
.LBB0_636:
	s_and_b64 s[10:11], s[36:37], exec
	v_add_u32_e32 v4, vcc, 1, v5
	s_cselect_b32 s12, s12, s38
	s_cbranch_execz .LBB0_521
	s_branch .LBB0_421
.LBB0_637:
.LBB0_638:
	v_readfirstlane_b32 s85, v15
	v_add_u32_e32 v9, vcc, 1, v5
	s_branch .LBB0_641
.LBB0_639:
	s_mov_b64 s[88:89], s[12:13]
.LBB0_640:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_670
.LBB0_641:
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v4, s85
	s_mov_b64 s[12:13], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_647
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_646
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_645
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s85
	v_mov_b32_e32 v3, s45
	s_or_b32 s2, s85, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s85
.LBB0_645:
	s_or_b64 exec, exec, s[12:13]
.LBB0_646:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[12:13], -1, 0
.LBB0_647:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_650
	v_mov_b32_e32 v2, s85
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_651
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[30:31], v[13:16] ne
	s_cbranch_execz .LBB0_652
	s_branch .LBB0_666
.LBB0_650:
	s_mov_b64 s[88:89], s[82:83]
	s_branch .LBB0_640
.LBB0_651:
.LBB0_652:
	s_mov_b64 s[90:91], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_656
.LBB0_653:
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_654:
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB0_655:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[10:11], -1
	s_and_b64 s[12:13], exec, s[12:13]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[90:91], s[12:13], s[90:91]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_665
.LBB0_656:
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_655
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_654
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_662
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_660:
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_660
	s_or_b64 exec, exec, s[52:53]
.LBB0_662:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_653
	s_mov_b64 s[50:51], 0
.LBB0_664:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_664
	s_branch .LBB0_653
.LBB0_665:
	s_or_b64 exec, exec, s[90:91]
.LBB0_666:
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s2, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_668
	s_and_b32 s82, s2, s3
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[82:83]
.LBB0_668:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_639
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[88:89]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	s_branch .LBB0_639
.LBB0_670:
	v_mov_b32_e32 v2, s88
	v_mov_b32_e32 v3, s89
.LBB0_671:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_677
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_678
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_675
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_675:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
.LBB0_676:
	s_mov_b32 s77, s2
	s_branch .LBB0_682
.LBB0_677:
	s_mov_b64 s[10:11], s[82:83]
	s_branch .LBB0_683
.LBB0_678:
	s_cbranch_execz .LBB0_676
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_681
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_681:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_682:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_683:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_121
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s11
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_686
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait14:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet14
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait14
.Lmet14:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_686:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_121
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_692
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s12, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s12, v35
	s_cbranch_scc1 .LBB0_690
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_690:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
.LBB0_691:
	s_mov_b32 s77, s2
	s_branch .LBB0_120
.LBB0_692:
	s_cbranch_execz .LBB0_691
	s_and_b64 s[12:13], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[12:13], s2, v4, v[2:3]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_119
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
	s_branch .LBB0_119
.LBB0_695:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v15, v[10:11] glc
.LBB0_696:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s91, v16
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s90, v15
	s_cbranch_vccnz .LBB0_706
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_701
	s_lshl_b32 s2, s52, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_700
	v_mov_b32_e32 v10, s90
	v_mov_b32_e32 v11, s91
	ds_write_b64 v2, v[10:11]
.LBB0_700:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v2
	s_xor_b32 s2, s52, 1
	s_branch .LBB0_705
.LBB0_701:
	s_cbranch_execz .LBB0_705
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_704
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s90
	v_mov_b32_e32 v11, s91
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_704:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[8:9] glc
	s_mov_b32 s2, s52
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_705:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s91, v11
	v_readfirstlane_b32 s90, v10
	s_mov_b32 s52, s2
.LBB0_706:
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_710
	s_mov_b32 s24, s83
	s_mov_b32 s25, s91
	s_mov_b32 s50, s83
	s_mov_b32 s51, s84
	s_cmp_eq_u64 s[24:25], s[50:51]
	s_cselect_b64 s[24:25], -1, 0
	s_or_b64 s[12:13], s[12:13], s[24:25]
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_709
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_709:
	v_readlane_b32 s12, v1, 8
	v_readlane_b32 s13, v1, 9
	v_mov_b32_e32 v10, s12
	v_mov_b32_e32 v11, s13
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v11, s43
	v_mov_b32_e32 v15, s44
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s90
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v16, s45
	s_or_b32 s2, s90, s87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s90, s2
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s90, s2
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s90, s2
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v8, s90
	flat_store_dwordx2 v[15:16], v[10:11]
.LBB0_710:
	s_or_b64 exec, exec, s[10:11]
.LBB0_711:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s91, v9
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s90, v8
	s_cbranch_vccnz .LBB0_716
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_717
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s52, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_715
	v_mov_b32_e32 v8, s90
	v_mov_b32_e32 v9, s91
	ds_write_b64 v2, v[8:9]
.LBB0_715:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s52, 1
	s_branch .LBB0_721
.LBB0_716:
	s_mov_b32 s2, s52
	s_branch .LBB0_722
.LBB0_717:
	s_cbranch_execz .LBB0_721
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v8, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_720
	v_mov_b32_e32 v8, s90
	v_mov_b32_e32 v9, s91
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_720:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s2, s52
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_721:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s91, v3
	v_readfirstlane_b32 s90, v2
.LBB0_722:
	v_add_u32_e32 v21, vcc, 1, v5
	s_cmp_eq_u32 s91, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_731
	s_add_i32 s10, s8, s91
	s_cmp_lt_u32 s10, s90
	v_readlane_b32 s12, v1, 12
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s13, v1, 13
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_743
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v8, v[2:3]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_726
	flat_store_dword v[8:9], v7
.LBB0_726:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v10, 0xffffff, v21
	v_or_b32_e32 v10, 0x4000000, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v10
	onward_message s10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_733
	s_branch .LBB0_729
.LBB0_728:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[24:25]
	s_or_b64 s[12:13], s[50:51], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_732
.LBB0_729:
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_728
	onward_wait v[8:9], v[6:7] ne
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_728
.LBB0_731:
	s_mov_b32 s12, s38
	s_branch .LBB0_148
.LBB0_732:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_733:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_743
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[12:13], -1
	s_cbranch_vccnz .LBB0_738
	v_readfirstlane_b32 s12, v39
	s_lshl_b32 s13, s2, 3
	s_cmp_lg_u32 s12, 0
	v_add_u32_e32 v8, vcc, s13, v35
	s_cbranch_scc1 .LBB0_737
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	ds_write_b64 v8, v[9:10]
.LBB0_737:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v8
	s_xor_b32 s24, s2, 1
	s_mov_b64 s[12:13], 0
.LBB0_738:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_742
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_741
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_741:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s24, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_742:
	s_mov_b32 s2, s24
.LBB0_743:
	s_andn2_b64 vcc, exec, s[26:27]
	s_mov_b32 s12, s38
	s_cbranch_vccnz .LBB0_148
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[92:93], s[14:15]
	s_cbranch_execz .LBB0_791
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v4, s90
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_751
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[2:3], v33 glc
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v4, v[2:3] glc
	v_mov_b32_e32 v18, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v20, vcc, 1, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v20, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_750
	v_mov_b32_e32 v2, s42
	v_add_u32_e32 v19, vcc, 2, v5
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[18:21] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[20:21]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_749
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_or_b32_e32 v9, s87, v20
	v_mov_b32_e32 v8, v19
	s_mov_b32 s39, 0x20000
	flat_store_dwordx2 v[2:3], v[19:20]
	flat_store_dwordx2 v[2:3], v[8:9]
	v_or_b32_e32 v9, s39, v20
	s_mov_b32 s39, 0x30000
	flat_store_dwordx2 v[2:3], v[8:9]
	v_or_b32_e32 v9, s39, v20
	s_mov_b32 s39, 0x40000
	flat_store_dwordx2 v[2:3], v[8:9]
	v_or_b32_e32 v9, s39, v20
	v_mov_b32_e32 v18, v20
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_749:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, v20
.LBB0_750:
	s_or_b64 exec, exec, s[12:13]
.LBB0_751:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v18
	v_mov_b32_e32 v2, s82
	s_cmp_lg_u32 s82, 0
	v_mov_b32_e32 v3, s83
	s_cbranch_scc1 .LBB0_791
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_756
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_755
	v_readfirstlane_b32 s39, v21
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s39
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait15:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s39, v10
	s_cbranch_vccnz .Lmet15
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait15
.Lmet15:
	v_readfirstlane_b32 s39, v10
	s_mov_b64 exec, s[24:25]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_755:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB0_757
.LBB0_756:
	s_mov_b64 s[10:11], -1
.LBB0_757:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_791
	v_readfirstlane_b32 s85, v4
	v_add_u32_e32 v9, vcc, 2, v5
	s_branch .LBB0_761
.LBB0_759:
	s_mov_b64 s[94:95], s[12:13]
.LBB0_760:
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_790
.LBB0_761:
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v20, s85
	s_mov_b64 s[12:13], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_767
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_766
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_765
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s85
	v_mov_b32_e32 v3, s45
	s_or_b32 s24, s85, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_mov_b32 s24, 0x20000
	s_or_b32 s24, s85, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_mov_b32 s24, 0x30000
	s_or_b32 s24, s85, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_mov_b32 s24, 0x40000
	s_or_b32 s24, s85, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s85
.LBB0_765:
	s_or_b64 exec, exec, s[12:13]
.LBB0_766:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[12:13], -1, 0
.LBB0_767:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_770
	v_mov_b32_e32 v2, s85
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v21, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_771
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait_x2 v[30:31], v[13:16] ne
	s_cbranch_execz .LBB0_772
	s_branch .LBB0_786
.LBB0_770:
	s_mov_b64 s[94:95], s[82:83]
	s_branch .LBB0_760
.LBB0_771:
.LBB0_772:
	s_mov_b64 s[100:101], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_776
.LBB0_773:
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_774:
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB0_775:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[10:11], -1
	s_and_b64 s[12:13], exec, s[12:13]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[100:101], s[12:13], s[100:101]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execz .LBB0_785
.LBB0_776:
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_775
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_774
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_782
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_780:
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_780
	s_or_b64 exec, exec, s[52:53]
.LBB0_782:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_773
	s_mov_b64 s[50:51], 0
.LBB0_784:
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_784
	s_branch .LBB0_773
.LBB0_785:
	s_or_b64 exec, exec, s[100:101]
.LBB0_786:
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v21
	v_readfirstlane_b32 s24, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_788
	s_and_b32 s82, s24, s3
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[82:83]
.LBB0_788:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_759
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[94:95]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	s_branch .LBB0_759
.LBB0_790:
	v_mov_b32_e32 v2, s94
	v_mov_b32_e32 v3, s95
.LBB0_791:
	s_or_b64 exec, exec, s[92:93]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_796
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_797
	v_readfirstlane_b32 s10, v39
	s_lshl_b32 s11, s2, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s11, v35
	s_cbranch_scc1 .LBB0_795
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_795:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s2, 1
	s_branch .LBB0_801
.LBB0_796:
	s_mov_b64 s[12:13], s[82:83]
	s_mov_b32 s39, s2
	s_branch .LBB0_802
.LBB0_797:
	s_cbranch_execz .LBB0_801
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_800
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_800:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s39, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_801:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s13, v3
	v_readfirstlane_b32 s12, v2
.LBB0_802:
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[12:13], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_816
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s13
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v3, s13
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_805
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s24, v21
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, s24
	v_mov_b32_e32 v22, v6
	v_mov_b32_e32 v25, v7
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait16:
	onward_wait_load_x2 v[10:11], v[2:3], v[22:25] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s24, v10
	s_cbranch_vccnz .Lmet16
	onward_wait_x2 v[2:3], v[22:25] ne
	s_sleep 1
	s_branch .Lawait16
.Lmet16:
	v_readfirstlane_b32 s24, v10
	s_mov_b64 exec, s[12:13]
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_805:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s13, v23
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v2
	s_cbranch_vccnz .LBB0_816
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_810
	v_readfirstlane_b32 s10, v39
	s_lshl_b32 s11, s39, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s11, v35
	s_cbranch_scc1 .LBB0_809
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_809:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s24, s39, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_811
.LBB0_810:
	s_mov_b64 s[10:11], -1
.LBB0_811:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_815
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_814
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_814:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s24, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_815:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
	s_mov_b32 s39, s24
.LBB0_816:
	v_add_u32_e32 v4, vcc, 2, v5
	s_mov_b64 s[94:95], -1
	s_mov_b32 s85, s33
	s_branch .LBB0_148
.LBB0_817:
	v_readlane_b32 s64, v1, 2
	v_readlane_b32 s66, v1, 4
	v_readlane_b32 s67, v1, 5
	v_readlane_b32 s66, v1, 0
	v_readlane_b32 s65, v1, 3
	v_readlane_b32 s67, v1, 1
.LBB0_818:
	s_mov_b32 s39, 0
	v_cndmask_b32_e64 v0, 0, 1, s[66:67]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s39
	v_add_u32_e32 v2, vcc, v0, v34
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_le_u64_e32 vcc, s[38:39], v[2:3]
	s_cmp_lt_u32 s8, s38
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_820
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s65
	flat_atomic_add v[2:3], v0
.LBB0_820:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel waves
		.amdhsa_group_segment_fixed_size 1040
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
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 102
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
	.size	waves, .Lfunc_end0-waves
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
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1040
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           waves
    .private_segment_fixed_size: 0
    .sgpr_count:     104
    .sgpr_spill_count: 18
    .symbol:         waves.kd
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
