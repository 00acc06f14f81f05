	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	steal
	.globl	steal
	.p2align	8
	.type	steal,@function
steal:
	s_load_dword s28, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	s_mov_b32 s11, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s28, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_mov_b64 s[20:21], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	s_add_i32 s2, s2, 63
	s_lshr_b32 s5, s2, 6
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	s_cmp_eq_u64 s[12:13], 0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s4, v1
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
	s_mov_b32 s11, 0
	v_readfirstlane_b32 s22, v1
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
	v_readfirstlane_b32 s11, v3
	v_mad_u64_u32 v[1:2], s[2:3], s11, v4, v[1:2]
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
	s_add_i32 s3, s22, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_lg_u32 s2, s3
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
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s0
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s22, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[3:6] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[0:1]
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
.LBB0_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s5, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cbranch_scc1 .LBB0_11
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v5, s4
	v_mov_b32_e32 v6, 0
	flat_store_dwordx2 v[3:4], v[5:6]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v3
.LBB0_11:
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_15
.LBB0_12:
	s_mov_b64 s[20:21], 0
	s_mov_b32 s11, s9
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_34
.LBB0_13:
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_34
.LBB0_14:
	s_mov_b64 s[2:3], -1
.LBB0_15:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_21
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s5, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cbranch_scc1 .LBB0_20
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_19
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_19:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v1
.LBB0_20:
	s_mov_b64 s[0:1], -1
.LBB0_21:
	s_mov_b64 s[20:21], -1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_34
.LBB0_22:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s11, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v5, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x114, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x118, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v7, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x11c, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v8, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x120, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x124, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v5
	s_mul_i32 s1, s0, 0x64
	v_readfirstlane_b32 s2, v6
	s_cmp_eq_u32 s2, s1
	v_readfirstlane_b32 s23, v7
	v_readfirstlane_b32 s22, v8
	v_readfirstlane_b32 s3, v3
	v_readfirstlane_b32 s2, v1
	s_cbranch_scc1 .LBB0_24
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_24:
	s_or_b32 s24, s1, 1
	s_cmp_eq_u32 s23, s24
	s_cbranch_scc1 .LBB0_26
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_26:
	s_or_b32 s23, s1, 2
	s_cmp_eq_u32 s22, s23
	s_cbranch_scc1 .LBB0_28
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_28:
	s_or_b32 s22, s1, 3
	s_cmp_eq_u32 s3, s22
	s_cbranch_scc1 .LBB0_30
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_30:
	s_add_i32 s1, s1, 4
	s_cmp_eq_u32 s2, s1
	s_cbranch_scc1 .LBB0_32
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_32:
	s_cmp_lt_u32 s0, s8
	s_cbranch_scc1 .LBB0_34
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_34:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[16:17], s[0:1], s11, v3, v[1:2]
	s_movk_i32 s0, 0x108
	s_cmp_lg_u32 s7, 0
	v_add_u32_e32 v2, vcc, s0, v16
	v_addc_u32_e32 v3, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x110
	v_add_u32_e32 v4, vcc, s0, v16
	v_addc_u32_e32 v5, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x114
	v_add_u32_e32 v6, vcc, s0, v16
	v_addc_u32_e32 v7, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x118
	v_add_u32_e32 v8, vcc, s0, v16
	v_addc_u32_e32 v9, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x11c
	v_add_u32_e32 v10, vcc, s0, v16
	v_addc_u32_e32 v11, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x120
	v_add_u32_e32 v12, vcc, s0, v16
	v_addc_u32_e32 v13, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x124
	v_add_u32_e32 v14, vcc, s0, v16
	v_addc_u32_e32 v15, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x104
	s_mul_i32 s2, s8, 0x64
	v_add_u32_e32 v16, vcc, s0, v16
	s_cselect_b64 s[22:23], -1, 0
	v_mov_b32_e32 v18, s2
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_or_b32 s3, s2, 1
	v_cndmask_b32_e64 v24, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s3
	s_or_b32 s3, s2, 2
	v_cndmask_b32_e64 v25, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s3
	s_or_b32 s3, s2, 3
	s_add_i32 s2, s2, 4
	s_add_u32 s24, s12, 16
	s_addc_u32 s25, s13, 0
	s_add_u32 s12, s12, 12
	v_cndmask_b32_e64 v26, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s3
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v19, 0
	v_cndmask_b32_e64 v27, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s2
	s_cmp_lg_u32 s5, 1
	s_mov_b32 s29, 0xffff
	s_mov_b32 s11, 0
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_mov_b32_e32 v1, v19
	v_cndmask_b32_e64 v28, -1, v18, s[0:1]
	s_cselect_b64 s[26:27], -1, 0
	s_and_b32 s28, s28, s29
	s_mov_b32 s33, 0x1000000
	v_mov_b32_e32 v18, -1
	v_lshrrev_b32_e32 v29, 6, v0
	v_mov_b32_e32 v21, 1
	s_mov_b32 m0, -1
	s_branch .LBB0_37
.LBB0_35:
	s_mov_b64 s[2:3], 0
.LBB0_36:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_87
.LBB0_37:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_59
	v_readfirstlane_b32 s2, v29
	v_mov_b32_e32 v22, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v23, 0
	s_cbranch_scc1 .LBB0_40
	v_mov_b32_e32 v22, s24
	v_mov_b32_e32 v23, s25
	flat_load_dwordx2 v[30:31], v[22:23] glc
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	flat_load_dword v22, v[22:23] glc
	v_mov_b32_e32 v32, v19
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v33, s29, v31
	v_lshrrev_b64 v[30:31], 16, v[30:31]
	v_cmp_ne_u64_e32 vcc, 0, v[32:33]
	v_cndmask_b32_e32 v23, 0, v31, vcc
.LBB0_40:
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB0_44
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_43
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v23
	v_readfirstlane_b32 s4, v22
.LBB0_44:
	v_mov_b32_e32 v20, v19
	v_cmp_lt_u64_e32 vcc, s[4:5], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_59
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_47
	v_mov_b32_e32 v20, s8
	flat_store_dword v[4:5], v20
	flat_store_dword v[6:7], v24
	flat_store_dword v[8:9], v25
	flat_store_dword v[10:11], v26
	flat_store_dword v[12:13], v27
	flat_store_dword v[14:15], v28
.LBB0_47:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_49
	flat_store_dword v[16:17], v19
.LBB0_49:
	s_or_b64 exec, exec, s[2:3]
	s_or_b32 s2, s5, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s2
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_55
	s_branch .LBB0_52
.LBB0_51:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[4:5], s[34:35], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_54
.LBB0_52:
	onward_wait_load v23, v[16:17], v[18:19] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_51
	onward_wait v[16:17], v[18:19] ne
	s_andn2_b64 s[30:31], s[30:31], exec
	s_branch .LBB0_51
.LBB0_54:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v31, s13
	v_mov_b32_e32 v30, s12
	flat_load_dword v22, v[30:31] glc
.LBB0_55:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB0_59
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_58
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v22
.LBB0_59:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_79
	v_readfirstlane_b32 s2, v29
	v_mov_b32_e32 v22, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v23, 0
	s_cbranch_scc1 .LBB0_62
	v_mov_b32_e32 v22, s24
	v_mov_b32_e32 v23, s25
	flat_load_dwordx2 v[30:31], v[22:23] glc
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	flat_load_dword v22, v[22:23] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[2:3], 0, v30
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[4:5], 1, v22
	v_add_u32_e32 v20, vcc, -1, v22
	s_and_b64 s[2:3], s[2:3], s[4:5]
	v_cmp_eq_u32_e32 vcc, s8, v20
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, 1, 0
	v_mov_b32_e32 v23, s2
.LBB0_62:
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB0_66
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_65
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB0_65:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v23
	v_readfirstlane_b32 s4, v22
.LBB0_66:
	v_mov_b32_e32 v20, v19
	v_cmp_lt_u64_e32 vcc, s[4:5], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_79
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_69
	flat_store_dword v[16:17], v19
.LBB0_69:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s33
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_75
	s_branch .LBB0_72
.LBB0_71:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[4:5], s[34:35], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_74
.LBB0_72:
	onward_wait_load v23, v[16:17], v[18:19] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_71
	onward_wait v[16:17], v[18:19] ne
	s_andn2_b64 s[30:31], s[30:31], exec
	s_branch .LBB0_71
.LBB0_74:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v31, s13
	v_mov_b32_e32 v30, s12
	flat_load_dword v22, v[30:31] glc
.LBB0_75:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB0_79
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_78
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB0_78:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v22
.LBB0_79:
	v_cvt_f32_u32_e32 v20, s28
	s_sub_i32 s2, 0, s28
	v_mov_b32_e32 v30, s4
	v_mov_b32_e32 v31, v19
	v_rcp_iflag_f32_e32 v20, v20
	v_mul_f32_e32 v20, 0x4f7ffffe, v20
	v_cvt_u32_f32_e32 v20, v20
	v_mul_lo_u32 v22, s2, v20
	v_mul_hi_u32 v22, v20, v22
	v_add_u32_e32 v20, vcc, v22, v20
	v_mul_hi_u32 v20, s10, v20
	v_mul_lo_u32 v22, v20, s28
	v_add_u32_e32 v23, vcc, 1, v20
	v_sub_u32_e32 v22, vcc, s10, v22
	v_cmp_le_u32_e64 s[2:3], s28, v22
	v_cndmask_b32_e64 v20, v20, v23, s[2:3]
	v_subrev_u32_e32 v23, vcc, s28, v22
	v_cndmask_b32_e64 v22, v22, v23, s[2:3]
	v_add_u32_e32 v23, vcc, 1, v20
	v_cmp_le_u32_e32 vcc, s28, v22
	v_cndmask_b32_e32 v32, v20, v23, vcc
	v_mad_u64_u32 v[22:23], s[2:3], s28, v32, 0
	v_mov_b32_e32 v20, s11
	v_cmp_ne_u64_e32 vcc, s[10:11], v[22:23]
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_add_u32_e32 v22, vcc, v22, v32
	v_addc_u32_e32 v23, vcc, 0, v20, vcc
	v_cmp_ge_u64_e32 vcc, v[22:23], v[30:31]
	v_cmp_lt_u64_e64 s[2:3], s[8:9], v[22:23]
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_81
	v_mov_b32_e32 v23, s19
	v_mov_b32_e32 v22, s18
	flat_atomic_add v[22:23], v21
.LBB0_81:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_83
	v_mov_b32_e32 v23, s15
	v_mov_b32_e32 v22, s14
	flat_atomic_add v20, v[22:23], v21 glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20
.LBB0_83:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v20, v19
	s_mov_b64 s[2:3], -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_cmp_le_u32_e32 vcc, s6, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_36
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_35
	v_mad_u64_u32 v[22:23], s[2:3], v20, s28, v[0:1]
	v_mov_b32_e32 v20, s17
	s_mov_b32 s2, 0
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_add_u32_e32 v22, vcc, s16, v22
	v_addc_u32_e32 v23, vcc, v20, v23, vcc
.LBB0_86:
	flat_load_dword v20, v[22:23] glc
	s_waitcnt vmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s2, s2, 1
	s_cmp_eq_u32 s7, s2
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	flat_store_dword v[22:23], v20
	s_waitcnt vmcnt(0)
	s_cbranch_scc0 .LBB0_86
	s_branch .LBB0_35
.LBB0_87:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel steal
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 36
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
	.size	steal, .Lfunc_end0-steal
	.section	.AMDGPU.csdata
	.text
	.protected	steal_shared
	.globl	steal_shared
	.p2align	8
	.type	steal_shared,@function
steal_shared:
	s_load_dword s28, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	s_mov_b32 s11, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s28, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_mov_b64 s[20:21], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	s_add_i32 s2, s2, 63
	s_lshr_b32 s26, s2, 6
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	s_cmp_eq_u64 s[12:13], 0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s4, v1
	s_cbranch_scc1 .LBB1_12
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
	s_mov_b32 s11, 0
	v_readfirstlane_b32 s5, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_13
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s11, v3
	v_mad_u64_u32 v[1:2], s[2:3], s11, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_14
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
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[7:8], v[3:6] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[0:1]
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
.LBB1_7:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s26, 1
	s_mov_b32 s34, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cbranch_scc1 .LBB1_21
	s_mov_b32 s5, 0
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s0, v3
	s_cmp_lg_u32 s0, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_11
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, s5
	ds_write_b64 v5, v[3:4]
.LBB1_11:
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[3:4], v3
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_16
.LBB1_12:
	s_mov_b64 s[20:21], 0
	s_mov_b32 s34, s9
	s_mov_b32 s11, s9
	s_cbranch_execz .LBB1_36
	s_branch .LBB1_48
.LBB1_13:
	s_mov_b32 s34, 0
	s_cbranch_execz .LBB1_36
	s_branch .LBB1_48
.LBB1_14:
	s_mov_b64 s[2:3], -1
	s_branch .LBB1_22
	s_mov_b64 s[0:1], -1
.LBB1_16:
	s_mov_b32 s34, 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_20
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	s_mov_b32 s34, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_19
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	flat_store_dwordx2 v[3:4], v[5:6]
.LBB1_19:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_20:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v3
.LBB1_21:
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_22:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s26, 1
	s_mov_b32 s34, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cbranch_scc1 .LBB1_34
	s_mov_b32 s5, 0
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s0, v3
	s_cmp_lg_u32 s0, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_27
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, s5
	ds_write_b64 v5, v[3:4]
.LBB1_27:
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[3:4], v3
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_29
	s_mov_b64 s[0:1], -1
.LBB1_29:
	s_mov_b32 s34, 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_33
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b32 s34, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB1_32:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_33:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v3
.LBB1_34:
	s_mov_b64 s[0:1], -1
.LBB1_35:
	s_mov_b64 s[20:21], -1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_48
.LBB1_36:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s11, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v5, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x114, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x118, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v7, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x11c, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v8, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x120, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x124, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v5
	s_mul_i32 s1, s0, 0x64
	v_readfirstlane_b32 s2, v6
	s_cmp_eq_u32 s2, s1
	v_readfirstlane_b32 s22, v7
	v_readfirstlane_b32 s5, v8
	v_readfirstlane_b32 s3, v3
	v_readfirstlane_b32 s2, v1
	s_cbranch_scc1 .LBB1_38
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_38:
	s_or_b32 s23, s1, 1
	s_cmp_eq_u32 s22, s23
	s_cbranch_scc1 .LBB1_40
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_40:
	s_or_b32 s22, s1, 2
	s_cmp_eq_u32 s5, s22
	s_cbranch_scc1 .LBB1_42
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_42:
	s_or_b32 s5, s1, 3
	s_cmp_eq_u32 s3, s5
	s_cbranch_scc1 .LBB1_44
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_44:
	s_add_i32 s1, s1, 4
	s_cmp_eq_u32 s2, s1
	s_cbranch_scc1 .LBB1_46
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_46:
	s_cmp_lt_u32 s0, s8
	s_cbranch_scc1 .LBB1_48
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB1_48:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[16:17], s[0:1], s11, v3, v[1:2]
	s_movk_i32 s0, 0x108
	s_cmp_lg_u32 s7, 0
	v_add_u32_e32 v2, vcc, s0, v16
	v_addc_u32_e32 v3, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x110
	v_add_u32_e32 v4, vcc, s0, v16
	v_addc_u32_e32 v5, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x114
	v_add_u32_e32 v6, vcc, s0, v16
	v_addc_u32_e32 v7, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x118
	v_add_u32_e32 v8, vcc, s0, v16
	v_addc_u32_e32 v9, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x11c
	v_add_u32_e32 v10, vcc, s0, v16
	v_addc_u32_e32 v11, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x120
	v_add_u32_e32 v12, vcc, s0, v16
	v_addc_u32_e32 v13, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x124
	v_add_u32_e32 v14, vcc, s0, v16
	v_addc_u32_e32 v15, vcc, 0, v17, vcc
	s_movk_i32 s0, 0x104
	s_mul_i32 s2, s8, 0x64
	v_add_u32_e32 v16, vcc, s0, v16
	s_cselect_b64 s[22:23], -1, 0
	v_mov_b32_e32 v18, s2
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_or_b32 s3, s2, 1
	v_cndmask_b32_e64 v24, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s3
	s_or_b32 s3, s2, 2
	v_cndmask_b32_e64 v25, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s3
	s_or_b32 s3, s2, 3
	s_add_i32 s2, s2, 4
	s_add_u32 s24, s12, 16
	s_addc_u32 s25, s13, 0
	s_add_u32 s12, s12, 12
	v_cndmask_b32_e64 v26, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s3
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v19, 0
	v_cndmask_b32_e64 v27, -1, v18, s[0:1]
	v_mov_b32_e32 v18, s2
	s_cmp_lg_u32 s26, 1
	s_mov_b32 s29, 0xffff
	s_mov_b32 s11, 0
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_mov_b32_e32 v1, v19
	v_cndmask_b32_e64 v28, -1, v18, s[0:1]
	s_cselect_b64 s[26:27], -1, 0
	s_and_b32 s28, s28, s29
	s_mov_b32 s33, 0x1000000
	v_mov_b32_e32 v18, -1
	v_lshrrev_b32_e32 v29, 6, v0
	v_mov_b32_e32 v21, 1
	s_branch .LBB1_51
.LBB1_49:
	s_mov_b64 s[2:3], 0
.LBB1_50:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_129
.LBB1_51:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_87
	v_readfirstlane_b32 s4, v29
	s_cmp_eq_u32 s4, 0
	v_mov_b32_e32 v22, 0
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v23, 0
	s_cbranch_scc1 .LBB1_54
	v_mov_b32_e32 v22, s24
	v_mov_b32_e32 v23, s25
	flat_load_dwordx2 v[30:31], v[22:23] glc
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	flat_load_dword v22, v[22:23] glc
	v_mov_b32_e32 v32, v19
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v33, s29, v31
	v_lshrrev_b64 v[30:31], 16, v[30:31]
	v_cmp_ne_u64_e32 vcc, 0, v[32:33]
	v_cndmask_b32_e32 v23, 0, v31, vcc
.LBB1_54:
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB1_59
	s_lshl_b32 s30, s34, 3
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_58
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v20, s30
	v_mov_b32_e32 v22, s4
	ds_write_b64 v20, v[22:23]
.LBB1_58:
	v_mov_b32_e32 v20, s30
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[22:23], v20
	s_xor_b32 s38, s34, 1
	s_branch .LBB1_64
.LBB1_59:
	s_mov_b32 s38, s34
	s_branch .LBB1_65
	s_cbranch_execz .LBB1_64
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB1_63
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB1_63:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_mov_b32 s38, s34
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_64:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v23
	v_readfirstlane_b32 s4, v22
.LBB1_65:
	v_mov_b32_e32 v20, v19
	v_cmp_lt_u64_e32 vcc, s[4:5], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_86
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB1_68
	v_mov_b32_e32 v20, s8
	flat_store_dword v[4:5], v20
	flat_store_dword v[6:7], v24
	flat_store_dword v[8:9], v25
	flat_store_dword v[10:11], v26
	flat_store_dword v[12:13], v27
	flat_store_dword v[14:15], v28
.LBB1_68:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB1_70
	flat_store_dword v[16:17], v19
.LBB1_70:
	s_or_b64 exec, exec, s[30:31]
	s_or_b32 s4, s5, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s4
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[30:31], 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB1_76
	s_branch .LBB1_73
.LBB1_72:
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB1_75
.LBB1_73:
	onward_wait_load v23, v[16:17], v[18:19] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB1_72
	onward_wait v[16:17], v[18:19] ne
	s_andn2_b64 s[34:35], s[34:35], exec
	s_branch .LBB1_72
.LBB1_75:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v31, s13
	v_mov_b32_e32 v30, s12
	flat_load_dword v22, v[30:31] glc
.LBB1_76:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB1_86
	s_lshl_b32 s30, s38, 3
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_80
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v20, s30
	v_mov_b32_e32 v22, s4
	ds_write_b64 v20, v[22:23]
.LBB1_80:
	v_mov_b32_e32 v20, s30
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[22:23], v20
	s_xor_b32 s30, s38, 1
	s_branch .LBB1_85
	s_cbranch_execz .LBB1_85
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_84
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB1_84:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_mov_b32 s30, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_85:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_mov_b32 s38, s30
.LBB1_86:
	s_mov_b32 s34, s38
.LBB1_87:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_121
	v_readfirstlane_b32 s2, v29
	s_cmp_eq_u32 s2, 0
	v_mov_b32_e32 v22, 0
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v23, 0
	s_cbranch_scc1 .LBB1_90
	v_mov_b32_e32 v22, s24
	v_mov_b32_e32 v23, s25
	flat_load_dwordx2 v[30:31], v[22:23] glc
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v22, s12
	flat_load_dword v22, v[22:23] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[2:3], 0, v30
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[4:5], 1, v22
	v_add_u32_e32 v20, vcc, -1, v22
	s_and_b64 s[2:3], s[2:3], s[4:5]
	v_cmp_eq_u32_e32 vcc, s8, v20
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, 1, 0
	v_mov_b32_e32 v23, s2
.LBB1_90:
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB1_95
	s_lshl_b32 s2, s34, 3
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_94
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v22, s4
	ds_write_b64 v20, v[22:23]
.LBB1_94:
	v_mov_b32_e32 v20, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[22:23], v20
	s_xor_b32 s38, s34, 1
	s_branch .LBB1_100
.LBB1_95:
	s_mov_b32 s38, s34
	s_branch .LBB1_101
	s_cbranch_execz .LBB1_100
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_99
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB1_99:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_mov_b32 s38, s34
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_100:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v23
	v_readfirstlane_b32 s4, v22
.LBB1_101:
	v_mov_b32_e32 v20, v19
	v_cmp_lt_u64_e32 vcc, s[4:5], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_120
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_104
	flat_store_dword v[16:17], v19
.LBB1_104:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s33
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_110
	s_branch .LBB1_107
.LBB1_106:
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[4:5], s[36:37], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_109
.LBB1_107:
	onward_wait_load v23, v[16:17], v[18:19] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB1_106
	onward_wait v[16:17], v[18:19] ne
	s_andn2_b64 s[34:35], s[34:35], exec
	s_branch .LBB1_106
.LBB1_109:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v31, s13
	v_mov_b32_e32 v30, s12
	flat_load_dword v22, v[30:31] glc
.LBB1_110:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s5, v23
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_cbranch_vccnz .LBB1_120
	s_lshl_b32 s2, s38, 3
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_114
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v22, s4
	ds_write_b64 v20, v[22:23]
.LBB1_114:
	v_mov_b32_e32 v20, s2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[22:23], v20
	s_xor_b32 s30, s38, 1
	s_branch .LBB1_119
	s_cbranch_execz .LBB1_119
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_118
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s5
	v_mov_b32_e32 v22, s4
	flat_store_dwordx2 v[2:3], v[22:23]
.LBB1_118:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[22:23], v[2:3] glc
	s_mov_b32 s30, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_119:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v22
	s_mov_b32 s38, s30
.LBB1_120:
	s_mov_b32 s34, s38
.LBB1_121:
	v_cvt_f32_u32_e32 v20, s28
	s_sub_i32 s2, 0, s28
	v_mov_b32_e32 v30, s4
	v_mov_b32_e32 v31, v19
	v_rcp_iflag_f32_e32 v20, v20
	v_mul_f32_e32 v20, 0x4f7ffffe, v20
	v_cvt_u32_f32_e32 v20, v20
	v_mul_lo_u32 v22, s2, v20
	v_mul_hi_u32 v22, v20, v22
	v_add_u32_e32 v20, vcc, v22, v20
	v_mul_hi_u32 v20, s10, v20
	v_mul_lo_u32 v22, v20, s28
	v_add_u32_e32 v23, vcc, 1, v20
	v_sub_u32_e32 v22, vcc, s10, v22
	v_cmp_le_u32_e64 s[2:3], s28, v22
	v_cndmask_b32_e64 v20, v20, v23, s[2:3]
	v_subrev_u32_e32 v23, vcc, s28, v22
	v_cndmask_b32_e64 v22, v22, v23, s[2:3]
	v_add_u32_e32 v23, vcc, 1, v20
	v_cmp_le_u32_e32 vcc, s28, v22
	v_cndmask_b32_e32 v32, v20, v23, vcc
	v_mad_u64_u32 v[22:23], s[2:3], s28, v32, 0
	v_mov_b32_e32 v20, s11
	v_cmp_ne_u64_e32 vcc, s[10:11], v[22:23]
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_add_u32_e32 v22, vcc, v22, v32
	v_addc_u32_e32 v23, vcc, 0, v20, vcc
	v_cmp_ge_u64_e32 vcc, v[22:23], v[30:31]
	v_cmp_lt_u64_e64 s[2:3], s[8:9], v[22:23]
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_123
	v_mov_b32_e32 v23, s19
	v_mov_b32_e32 v22, s18
	flat_atomic_add v[22:23], v21
.LBB1_123:
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_125
	v_mov_b32_e32 v23, s15
	v_mov_b32_e32 v22, s14
	flat_atomic_add v20, v[22:23], v21 glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:16
.LBB1_125:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v20, v19 offset:16
	s_mov_b64 s[2:3], -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_cmp_le_u32_e32 vcc, s6, v20
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_50
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB1_49
	v_mad_u64_u32 v[22:23], s[2:3], v20, s28, v[0:1]
	v_mov_b32_e32 v20, s17
	s_mov_b32 s2, 0
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_add_u32_e32 v22, vcc, s16, v22
	v_addc_u32_e32 v23, vcc, v20, v23, vcc
.LBB1_128:
	flat_load_dword v20, v[22:23] glc
	s_waitcnt vmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s2, s2, 1
	s_cmp_eq_u32 s7, s2
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	flat_store_dword v[22:23], v20
	s_waitcnt vmcnt(0)
	s_cbranch_scc0 .LBB1_128
	s_branch .LBB1_49
.LBB1_129:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel steal_shared
		.amdhsa_group_segment_fixed_size 24
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 39
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
	.size	steal_shared, .Lfunc_end1-steal_shared
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
    .name:           steal
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         steal.kd
    .vgpr_count:     34
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
    .group_segment_fixed_size: 24
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           steal_shared
    .private_segment_fixed_size: 0
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         steal_shared.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
