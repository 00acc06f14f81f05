	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	waves
	.globl	waves
	.p2align	8
	.type	waves,@function
waves:
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dword s30, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s22, 16
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s9, s30, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s2, 0, s9
	s_mov_b32 s11, 0
	v_mov_b32_e32 v3, 0x400
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b64 s[4:5], -1
	v_cndmask_b32_e64 v8, -1, v3, s[0:1]
	s_mov_b64 s[6:7], 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s2, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[2:3], s9, v2
	v_cndmask_b32_e64 v1, v1, v4, s[2:3]
	v_subrev_u32_e32 v4, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v7, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s9, v7, 0
	s_add_i32 s9, s9, 63
	s_lshr_b32 s31, s9, 6
	v_cmp_ne_u64_e64 s[2:3], s[10:11], v[1:2]
	s_cmp_eq_u64 s[12:13], 0
	v_addc_u32_e64 v1, vcc, 0, v7, s[2:3]
	v_readfirstlane_b32 s34, v1
	s_cbranch_scc1 .LBB0_12
	s_add_u32 s4, s12, 64
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s26, s12, 8
	s_addc_u32 s27, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_load_dword v2, v[2:3] glc
	v_readfirstlane_b32 s10, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
	s_cmp_eq_u32 s9, 0
	s_mov_b32 s9, 0
	s_cbranch_scc1 .LBB0_13
	s_add_u32 s6, s12, 24
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s9, v3
	v_mad_u64_u32 v[1:2], s[6:7], s9, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB0_14
	s_add_u32 s6, s12, 0xc0
	s_addc_u32 s7, s13, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	flat_load_dword v3, v[3:4] glc
	s_add_i32 s6, s10, 1
	s_mov_b32 s23, s10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v3
	s_cmp_lg_u32 s26, s6
	s_cbranch_scc1 .LBB0_7
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s6, v3
	v_or_b32_e32 v3, s6, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v13, s5
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v12, s4
	s_and_saveexec_b64 s[4:5], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[12:13], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[12:13], v[3:6] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s23, v10
	s_mov_b64 exec, s[4:5]
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s23, s26
.LBB0_7:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s31, 1
	s_mov_b32 s33, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v3
	s_cbranch_scc1 .LBB0_20
	s_mov_b32 s35, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s33, 1
	s_cbranch_vccnz .LBB0_15
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s4, v3
	s_cmp_lg_u32 s4, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_11
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	ds_write_b64 v8, v[3:4]
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[3:4], v8
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[6:7], 0
	s_mov_b32 s33, 0
	s_mov_b32 s9, 0
	s_mov_b32 s10, 0
	s_branch .LBB0_35
.LBB0_13:
	s_mov_b64 s[4:5], -1
	s_mov_b32 s33, 0
	s_branch .LBB0_35
.LBB0_14:
	s_mov_b64 s[6:7], -1
	s_branch .LBB0_21
.LBB0_15:
	s_cbranch_execz .LBB0_19
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	s_mov_b32 s33, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	flat_store_dwordx2 v[3:4], v[5:6]
.LBB0_18:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s34, v3
.LBB0_20:
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_21:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_34
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s31, 1
	s_mov_b32 s33, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v3
	s_cbranch_scc1 .LBB0_33
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s35, 0
	s_cbranch_vccnz .LBB0_27
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s4, v3
	s_cmp_lg_u32 s4, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_26
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	ds_write_b64 v8, v[3:4]
.LBB0_26:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[3:4], v8
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_28
.LBB0_27:
	s_mov_b64 s[4:5], -1
.LBB0_28:
	s_mov_b32 s33, 1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_32
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b32 s33, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_31
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_31:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_32:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s34, v3
.LBB0_33:
	s_mov_b64 s[4:5], -1
	s_mov_b32 s23, s10
.LBB0_34:
	s_mov_b64 s[6:7], -1
	s_mov_b32 s10, s23
.LBB0_35:
	s_and_b32 s22, s22, 15
	s_xor_b64 s[26:27], s[4:5], -1
	s_and_b64 vcc, exec, s[4:5]
	s_mov_b32 s35, s22
	s_cbranch_vccnz .LBB0_37
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[4:5], s9, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s35, v1
.LBB0_37:
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_112
	s_cmp_lg_u32 s35, s22
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_eq_u32 s11, 0
	s_cselect_b64 s[22:23], -1, 0
	s_or_b64 s[4:5], s[4:5], s[22:23]
	s_cmp_gt_u32 s11, s21
	s_cselect_b64 s[22:23], -1, 0
	s_or_b64 s[4:5], s[4:5], s[22:23]
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_40
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s25
	flat_atomic_add v[1:2], v3
.LBB0_40:
	s_cmp_lg_u32 s35, 5
	s_cbranch_scc1 .LBB0_112
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_lg_u32 s31, 1
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[22:23]
	s_mov_b64 s[26:27], s[22:23]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB0_43
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s26, v1
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[26:27], -1, 0
.LBB0_43:
	s_andn2_b64 vcc, exec, s[26:27]
	s_mov_b32 s26, 0
	s_cbranch_vccnz .LBB0_45
	s_add_u32 s26, s12, 0x80
	s_addc_u32 s27, s13, 0
	s_add_u32 s28, s12, 64
	s_addc_u32 s29, s13, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v12, s28
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v9, 1
	v_mov_b32_e32 v6, s27
	v_mov_b32_e32 v13, s29
	s_and_saveexec_b64 s[28:29], 1
	flat_atomic_add v10, v[5:6], v9 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s34, v10
	v_mov_b32 v10, s10
	s_cbranch_vccnz .Lmet1

.Lawait1:
	onward_wait_load_x2 v[10:11], v[12:13], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[12:13], v[1:4] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[28:29]
.LBB0_45:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_56
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s27, 0
	s_cbranch_vccnz .LBB0_51
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s28, v1
	s_lshl_b32 s29, s33, 3
	v_add_u32_e32 v1, vcc, s29, v8
	s_cmp_lg_u32 s28, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_49
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	ds_write_b64 v1, v[2:3]
.LBB0_49:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v1
	s_xor_b32 s36, s33, 1
.LBB0_50:
	s_mov_b32 s33, s36
	s_branch .LBB0_55
.LBB0_51:
	s_cbranch_execz .LBB0_50
	s_and_b64 s[28:29], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s28, s9, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[28:29], s28, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_54
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_54:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_and_b64 s[26:27], s[6:7], exec
	s_cselect_b32 s9, s9, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_55:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s26, v1
.LBB0_56:
	s_add_i32 s36, s10, 2
	s_cmp_eq_u32 s36, s26
	s_cbranch_scc1 .LBB0_111
	s_cmp_lg_u32 s10, s26
	s_cbranch_scc1 .LBB0_67
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b64 s[28:29], s[22:23]
	s_cbranch_vccnz .LBB0_60
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s26, v1
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[28:29], -1, 0
.LBB0_60:
	s_mov_b32 s27, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s26, 0
	s_cbranch_vccnz .LBB0_62
	s_add_u32 s28, s12, 0x80
	s_addc_u32 s29, s13, 0
	v_mov_b32_e32 v1, s28
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s29
	s_add_u32 s28, s12, 64
	flat_store_dword v[1:2], v3
	s_addc_u32 s29, s13, 0
	v_mov_b32_e32 v3, s28
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v4, s29
	s_or_b32 s26, s34, 0x10000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[3:4], v[1:2]
	v_mov_b32_e32 v2, s26
	s_or_b32 s26, s34, 0x20000
	flat_store_dwordx2 v[3:4], v[1:2]
	v_mov_b32_e32 v2, s26
	s_or_b32 s26, s34, 0x30000
	flat_store_dwordx2 v[3:4], v[1:2]
	v_mov_b32_e32 v2, s26
	s_or_b32 s26, s34, 0x40000
	flat_store_dwordx2 v[3:4], v[1:2]
	v_mov_b32_e32 v2, s26
	s_mov_b32 s26, 1
	flat_store_dwordx2 v[3:4], v[1:2]
.LBB0_62:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_68
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_69
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s28, v1
	s_lshl_b32 s29, s33, 3
	v_add_u32_e32 v1, vcc, s29, v8
	s_cmp_lg_u32 s28, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_66
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	ds_write_b64 v1, v[2:3]
.LBB0_66:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v1
	s_xor_b32 s38, s33, 1
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_70
.LBB0_67:
	s_mov_b64 s[26:27], -1
	s_branch .LBB0_95
.LBB0_68:
	s_mov_b32 s38, s33
	s_mov_b32 s37, s9
	s_branch .LBB0_75
.LBB0_69:
	s_mov_b64 s[28:29], -1
.LBB0_70:
	s_and_b64 vcc, exec, s[28:29]
	s_mov_b32 s37, s9
	s_cbranch_vccz .LBB0_74
	s_and_b64 s[28:29], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s28, s9, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[28:29], s28, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_73
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_73:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_and_b64 s[26:27], s[6:7], exec
	s_cselect_b32 s37, s9, 64
	s_mov_b32 s38, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_74:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s27, v2
	v_readfirstlane_b32 s26, v1
.LBB0_75:
	s_cmp_lg_u64 s[26:27], 0
	s_mov_b64 s[26:27], 0
	s_cbranch_scc1 .LBB0_95
	s_add_u32 s26, s12, 0xc8
	s_addc_u32 s27, s13, 0
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v2, s27
	flat_load_dword v1, v[1:2] glc
	s_mov_b32 s27, 0
	s_andn2_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v1
	s_cbranch_vccnz .LBB0_81
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_82
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s9, v1
	s_lshl_b32 s28, s38, 3
	v_add_u32_e32 v1, vcc, s28, v8
	s_cmp_lg_u32 s9, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_80
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	ds_write_b64 v1, v[2:3]
.LBB0_80:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v1
	s_xor_b32 s33, s38, 1
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_83
.LBB0_81:
	s_mov_b32 s33, s38
	s_mov_b32 s9, s37
	s_branch .LBB0_88
.LBB0_82:
	s_mov_b64 s[28:29], -1
.LBB0_83:
	s_and_b64 vcc, exec, s[28:29]
	s_mov_b32 s9, s37
	s_cbranch_vccz .LBB0_87
	s_and_b64 s[28:29], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s9, s37, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[28:29], s9, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_86
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_86:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_and_b64 s[26:27], s[6:7], exec
	s_cselect_b32 s9, s37, 64
	s_mov_b32 s33, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_87:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s26, v1
.LBB0_88:
	s_or_b32 s26, s26, 0x3000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s26
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_90
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s22, v1
	s_cmp_eq_u32 s22, 0
	s_cselect_b64 s[22:23], -1, 0
.LBB0_90:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_94
	s_add_u32 s22, s12, 64
	s_mov_b32 s28, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_addc_u32 s23, s13, 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_93
	s_mov_b32 s29, 0x10000
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v3, s28
	v_mov_b32_e32 v2, s23
	v_mov_b32_e32 v4, s29
	flat_atomic_add_x2 v[1:2], v[3:4]
	flat_atomic_add_x2 v[1:2], v[3:4]
	flat_atomic_add_x2 v[1:2], v[3:4]
	flat_atomic_add_x2 v[1:2], v[3:4]
.LBB0_93:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, s23
	s_and_saveexec_b64 s[22:23], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[5:6], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[5:6], v[1:4] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[22:23]
.LBB0_94:
	s_mov_b64 s[26:27], -1
.LBB0_95:
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_110
	s_add_u32 s22, s12, 64
	s_addc_u32 s23, s13, 0
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v2, s23
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_andn2_b64 vcc, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	v_readfirstlane_b32 s4, v1
	s_cbranch_vccnz .LBB0_101
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_102
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s22, v1
	s_lshl_b32 s23, s33, 3
	v_add_u32_e32 v1, vcc, s23, v8
	s_cmp_lg_u32 s22, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_100
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	ds_write_b64 v1, v[2:3]
.LBB0_100:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v1
	s_xor_b32 s26, s33, 1
	s_mov_b64 s[22:23], 0
	s_branch .LBB0_103
.LBB0_101:
	s_mov_b32 s37, s9
	s_branch .LBB0_109
.LBB0_102:
	s_mov_b64 s[22:23], -1
.LBB0_103:
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_107
	s_and_b64 s[22:23], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	s_cselect_b32 s22, s9, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[22:23], s22, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_106
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_106:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_and_b64 s[4:5], s[6:7], exec
	s_cselect_b32 s37, s9, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_108
.LBB0_107:
	s_mov_b32 s33, s26
	s_mov_b32 s37, s9
.LBB0_108:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v2
.LBB0_109:
	s_add_i32 s36, s10, 1
	s_and_b32 s34, s5, 0xffff
	s_mov_b32 s38, s33
.LBB0_110:
	s_mov_b32 s9, s37
	s_mov_b32 s33, s38
.LBB0_111:
	s_mov_b32 s10, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_112:
	s_cmp_ge_u32 s11, s21
	v_mov_b32_e32 v2, s34
	s_cbranch_scc1 .LBB0_272
	s_mov_b32 s62, 0xffff
	s_and_b32 s63, s30, s62
	s_mul_i32 s64, s63, s8
	s_cmp_lt_u32 s64, s20
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_lg_u32 s35, 1
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_lg_u32 s31, 1
	s_cselect_b64 s[30:31], -1, 0
	s_add_u32 s36, s12, 0x80
	s_addc_u32 s37, s13, 0
	v_not_b32_e32 v1, v0
	s_add_u32 s38, s12, 64
	v_add_u32_e32 v9, vcc, s63, v1
	s_addc_u32 s39, s13, 0
	v_cvt_f32_u32_e32 v1, s20
	s_add_u32 s40, s12, 0xc8
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 16
	s_addc_u32 s43, s13, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_add_u32 s44, s12, 0x110
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 0x114
	s_addc_u32 s47, s13, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_add_u32 s48, s12, 0xc0
	v_cvt_u32_f32_e32 v15, v1
	s_addc_u32 s49, s13, 0
	s_add_u32 s12, s12, 0x108
	v_lshlrev_b32_e32 v12, 2, v0
	v_lshlrev_b32_e32 v13, 2, v9
	v_lshrrev_b32_e32 v14, 6, v0
	s_mov_b32 s35, 0
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v16, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s51, 0x10000
	s_mov_b32 s65, 0x20000
	s_mov_b32 s66, 0x30000
	s_mov_b32 s67, 0x40000
	s_mov_b32 s68, 0x3000000
	v_mov_b32_e32 v1, -1
	s_mov_b32 m0, -1
	s_branch .LBB0_115
.LBB0_114:
	s_or_b64 exec, exec, s[52:53]
	s_cmp_lt_u32 s11, s21
	s_mov_b32 s10, s69
	s_cbranch_scc0 .LBB0_272
.LBB0_115:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_118
	s_bitcmp0_b32 s11, 0
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v10, s15
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v17, s14
	v_cndmask_b32_e32 v5, v3, v10, vcc
	v_cndmask_b32_e32 v6, v11, v17, vcc
	v_cndmask_b32_e32 v10, v10, v3, vcc
	v_cndmask_b32_e32 v11, v17, v11, vcc
	s_mov_b32 s34, s64
.LBB0_117:
	v_add_u32_e32 v3, vcc, s34, v0
	v_lshlrev_b64 v[17:18], 2, v[3:4]
	s_sub_i32 s50, 0, s20
	v_add_u32_e32 v17, vcc, v6, v17
	v_addc_u32_e32 v18, vcc, v5, v18, vcc
	flat_load_dword v3, v[17:18] glc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v18, s50, v15
	v_add_u32_e32 v17, vcc, s34, v9
	v_add_u32_e32 v20, vcc, 1, v17
	v_mul_hi_u32 v18, v15, v18
	v_mov_b32_e32 v19, v4
	v_readfirstlane_b32 s50, v2
	s_mul_i32 s50, s50, s63
	v_add_u32_e32 v18, vcc, v18, v15
	v_mul_hi_u32 v18, v20, v18
	s_add_i32 s34, s50, s34
	s_cmp_ge_u32 s34, s20
	v_mul_lo_u32 v18, v18, s20
	v_sub_u32_e32 v18, vcc, v20, v18
	v_subrev_u32_e32 v20, vcc, s20, v18
	v_cmp_le_u32_e32 vcc, s20, v18
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_subrev_u32_e32 v20, vcc, s20, v18
	v_cmp_le_u32_e32 vcc, s20, v18
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mul_lo_u32 v20, v17, s11
	v_add_u32_e32 v18, vcc, v6, v18
	v_addc_u32_e32 v19, vcc, v5, v19, vcc
	ds_write_b32 v12, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	flat_load_dword v3, v[18:19] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v18, v4
	v_lshlrev_b64 v[18:19], 2, v[17:18]
	v_mul_lo_u32 v17, v20, v17
	ds_read_b32 v20, v13
	v_add_u32_e32 v18, vcc, v11, v18
	v_addc_u32_e32 v19, vcc, v10, v19, vcc
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v17, vcc, v20, v17
	v_mul_lo_u32 v3, v3, 3
	v_add_u32_e32 v3, vcc, v17, v3
	flat_store_dword v[18:19], v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc0 .LBB0_117
.LBB0_118:
	v_readfirstlane_b32 s70, v2
	s_add_i32 s69, s10, 2
	s_and_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB0_128
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b64 s[52:53], s[28:29]
	s_cbranch_vccnz .LBB0_121
	v_readfirstlane_b32 s34, v14
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[52:53], -1, 0
.LBB0_121:
	s_andn2_b64 vcc, exec, s[52:53]
	s_mov_b32 s34, 0
	s_cbranch_vccnz .LBB0_123
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v17, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v6, s37
	v_mov_b32_e32 v18, s39
	s_and_saveexec_b64 s[52:53], 1
	flat_atomic_add v10, v[5:6], v16 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s70, v10
	v_mov_b32 v10, s10
	s_cbranch_vccnz .Lmet3

.Lawait3:
	onward_wait_load_x2 v[10:11], v[17:18], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[17:18], v[1:4] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s34, v10
	s_mov_b64 exec, s[52:53]
.LBB0_123:
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 s71, s33
	s_mov_b32 s72, s9
	s_cbranch_vccnz .LBB0_135
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_129
	v_readfirstlane_b32 s50, v14
	s_lshl_b32 s52, s33, 3
	s_cmp_lg_u32 s50, 0
	v_add_u32_e32 v2, vcc, s52, v8
	s_cbranch_scc1 .LBB0_127
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	ds_write_b64 v2, v[5:6]
.LBB0_127:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s71, s33, 1
	s_mov_b64 s[52:53], 0
	s_branch .LBB0_130
.LBB0_128:
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_147
.LBB0_129:
	s_mov_b64 s[52:53], -1
.LBB0_130:
	s_and_b64 vcc, exec, s[52:53]
	s_mov_b32 s72, s9
	s_cbranch_vccz .LBB0_134
	s_and_b64 s[52:53], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s50, s9, 64
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[52:53], s50, v5, v[2:3]
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_133
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	flat_store_dwordx2 v[2:3], v[5:6]
.LBB0_133:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[52:53], s[6:7], exec
	s_cselect_b32 s72, s9, 64
	s_mov_b32 s71, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_134:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s34, v2
.LBB0_135:
	s_cmp_eq_u32 s69, s34
	s_mov_b64 s[58:59], 0
	s_cbranch_scc1 .LBB0_146
	s_cmp_eq_u32 s10, s34
	s_mov_b64 s[52:53], -1
	s_cbranch_scc0 .LBB0_166
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b64 s[52:53], s[28:29]
	s_cbranch_vccnz .LBB0_139
	v_readfirstlane_b32 s34, v14
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[52:53], -1, 0
.LBB0_139:
	s_andn2_b64 vcc, exec, s[52:53]
	s_mov_b32 s34, 0
	s_cbranch_vccnz .LBB0_141
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v5, s38
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, s69
	v_mov_b32_e32 v3, s70
	v_mov_b32_e32 v6, s39
	s_or_b32 s34, s70, s51
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s34
	s_or_b32 s34, s70, s65
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s34
	s_or_b32 s34, s70, s66
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s34
	s_or_b32 s34, s70, s67
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s34
	s_mov_b32 s34, 1
	flat_store_dwordx2 v[5:6], v[2:3]
.LBB0_141:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_189
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_191
	v_readfirstlane_b32 s50, v14
	s_lshl_b32 s52, s71, 3
	s_cmp_lg_u32 s50, 0
	v_add_u32_e32 v2, vcc, s52, v8
	s_cbranch_scc1 .LBB0_145
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	ds_write_b64 v2, v[5:6]
.LBB0_145:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s60, s71, 1
	s_mov_b64 s[52:53], 0
	s_branch .LBB0_192
.LBB0_146:
	s_mov_b32 s60, s71
	s_mov_b32 s61, s72
	s_mov_b64 s[54:55], 0
.LBB0_147:
	s_mov_b64 s[56:57], 0
.LBB0_148:
	s_add_i32 s11, s11, 1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_242
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b64 s[58:59], s[28:29]
	s_cbranch_vccnz .LBB0_151
	v_readfirstlane_b32 s34, v14
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[58:59], -1, 0
.LBB0_151:
	s_andn2_b64 vcc, exec, s[58:59]
	s_mov_b32 s34, 0
	s_cbranch_vccz .LBB0_160
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_161
.LBB0_153:
	s_cmp_eq_u32 s69, s34
	s_cbranch_scc0 .LBB0_172
.LBB0_154:
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_156
.LBB0_155:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s53, v6
	s_mov_b64 s[54:55], -1
	s_mov_b32 s73, s76
	s_mov_b32 s71, s74
	s_mov_b32 s72, s75
.LBB0_156:
	s_andn2_b64 vcc, exec, s[54:55]
	v_mov_b32_e32 v2, s70
	s_cbranch_vccnz .LBB0_158
	s_and_b32 s9, s53, s62
	v_mov_b32_e32 v2, s9
	s_mov_b32 s9, s72
	s_mov_b32 s33, s71
	s_mov_b32 s69, s73
.LBB0_158:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_114
	v_readfirstlane_b32 s10, v2
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	v_mov_b32_e32 v3, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[5:6], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_114
.LBB0_160:
	v_mov_b32_e32 v17, s36
	v_mov_b32_e32 v19, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v18, s37
	v_mov_b32_e32 v20, s39
	s_and_saveexec_b64 s[58:59], 1
	flat_atomic_add v10, v[17:18], v16 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32 v10, vcc, 1, v10
	v_cmp_eq_u32 vcc, s70, v10
	v_mov_b32 v10, s10
	s_cbranch_vccnz .Lmet4

.Lawait4:
	onward_wait_load_x2 v[10:11], v[19:20], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[19:20], v[1:4] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s34, v10
	s_mov_b64 exec, s[58:59]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_153
.LBB0_161:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_167
	v_readfirstlane_b32 s50, v14
	s_lshl_b32 s52, s33, 3
	s_cmp_lg_u32 s50, 0
	v_add_u32_e32 v2, vcc, s52, v8
	s_cbranch_scc1 .LBB0_164
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	ds_write_b64 v2, v[10:11]
.LBB0_164:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s50, s33, 1
.LBB0_165:
	s_mov_b32 s33, s50
	s_branch .LBB0_171
.LBB0_166:
	s_mov_b32 s60, s71
	s_mov_b32 s61, s72
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_199
	s_branch .LBB0_258
.LBB0_167:
	s_cbranch_execz .LBB0_165
	s_and_b64 s[58:59], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s50, s9, 64
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[58:59], s50, v5, v[2:3]
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_170
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	flat_store_dwordx2 v[2:3], v[10:11]
.LBB0_170:
	s_or_b64 exec, exec, s[58:59]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[58:59], s[6:7], exec
	s_cselect_b32 s9, s9, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_171:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s34, v2
	s_cmp_eq_u32 s69, s34
	s_cbranch_scc1 .LBB0_154
.LBB0_172:
	s_cmp_eq_u32 s10, s34
	s_mov_b64 s[58:59], -1
	s_cbranch_scc0 .LBB0_188
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b64 s[58:59], s[28:29]
	s_cbranch_vccnz .LBB0_175
	v_readfirstlane_b32 s34, v14
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[58:59], -1, 0
.LBB0_175:
	s_andn2_b64 vcc, exec, s[58:59]
	v_mov_b32_e32 v2, 0
	s_cbranch_vccnz .LBB0_183
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	s_mov_b64 s[60:61], -1
	flat_store_dword v[10:11], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v2, v3, v2
	v_readfirstlane_b32 s34, v2
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[58:59], -1, 0
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_180
	s_and_saveexec_b64 s[60:61], s[4:5]
	s_cbranch_execz .LBB0_179
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	v_mov_b32_e32 v2, s11
	flat_store_dword v[10:11], v2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_store_dword v[10:11], v16
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	v_mov_b32_e32 v2, s70
	flat_store_dword v[10:11], v2
	s_add_i32 s34, s10, 1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	v_mov_b32_e32 v2, s34
	flat_store_dword v[10:11], v2
	v_lshrrev_b32_e32 v5, 16, v3
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_store_dword v[2:3], v5
.LBB0_179:
	s_or_b64 exec, exec, s[60:61]
	s_mov_b64 s[60:61], 0
.LBB0_180:
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_182
	v_mov_b32_e32 v10, s38
	v_mov_b32_e32 v2, s69
	v_mov_b32_e32 v3, s70
	v_mov_b32_e32 v11, s39
	s_or_b32 s34, s70, s51
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v3, s34
	s_or_b32 s34, s70, s65
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v3, s34
	s_or_b32 s34, s70, s66
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v3, s34
	s_or_b32 s34, s70, s67
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v3, s34
	flat_store_dwordx2 v[10:11], v[2:3]
.LBB0_182:
	v_cndmask_b32_e64 v2, 0, 1, s[58:59]
.LBB0_183:
	s_andn2_b64 vcc, exec, s[30:31]
	v_readfirstlane_b32 s34, v2
	s_cbranch_vccnz .LBB0_190
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_210
	v_readfirstlane_b32 s50, v14
	s_lshl_b32 s52, s33, 3
	s_cmp_lg_u32 s50, 0
	v_add_u32_e32 v2, vcc, s52, v8
	s_cbranch_scc1 .LBB0_187
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	ds_write_b64 v2, v[10:11]
.LBB0_187:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s60, s33, 1
	s_mov_b64 s[58:59], 0
	s_branch .LBB0_211
.LBB0_188:
	s_mov_b32 s60, s33
	s_mov_b32 s61, s9
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_218
	s_branch .LBB0_242
.LBB0_189:
	s_mov_b64 s[52:53], s[34:35]
	s_mov_b32 s60, s71
	s_mov_b32 s61, s72
	s_branch .LBB0_197
.LBB0_190:
	s_mov_b64 s[58:59], s[34:35]
	s_mov_b32 s60, s33
	s_mov_b32 s61, s9
	s_branch .LBB0_216
.LBB0_191:
	s_mov_b64 s[52:53], -1
.LBB0_192:
	s_and_b64 vcc, exec, s[52:53]
	s_mov_b32 s61, s72
	s_cbranch_vccz .LBB0_196
	s_and_b64 s[52:53], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s50, s72, 64
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[52:53], s50, v5, v[2:3]
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_195
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	flat_store_dwordx2 v[2:3], v[5:6]
.LBB0_195:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[52:53], s[6:7], exec
	s_cselect_b32 s61, s72, 64
	s_mov_b32 s60, s71
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_196:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s53, v3
	v_readfirstlane_b32 s52, v2
.LBB0_197:
	s_cmp_lg_u64 s[52:53], 0
	s_mov_b64 s[52:53], 0
	s_cbranch_scc0 .LBB0_205
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_258
.LBB0_199:
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s53, v3
	v_readfirstlane_b32 s52, v2
	s_cbranch_vccz .LBB0_204
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_228
	v_readfirstlane_b32 s34, v14
	s_lshl_b32 s50, s71, 3
	s_cmp_lg_u32 s34, 0
	v_add_u32_e32 v2, vcc, s50, v8
	s_cbranch_scc1 .LBB0_203
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	ds_write_b64 v2, v[5:6]
.LBB0_203:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[5:6], v2
	s_xor_b32 s74, s71, 1
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_229
.LBB0_204:
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[54:55], -1
	s_branch .LBB0_234
.LBB0_205:
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dword v2, v[2:3] glc
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v2
	s_cbranch_vccnz .LBB0_243
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_245
	v_readfirstlane_b32 s50, v14
	s_lshl_b32 s52, s60, 3
	s_cmp_lg_u32 s50, 0
	v_add_u32_e32 v2, vcc, s52, v8
	s_cbranch_scc1 .LBB0_209
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	ds_write_b64 v2, v[5:6]
.LBB0_209:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s71, s60, 1
	s_mov_b64 s[52:53], 0
	s_branch .LBB0_246
.LBB0_210:
	s_mov_b64 s[58:59], -1
.LBB0_211:
	s_and_b64 vcc, exec, s[58:59]
	s_mov_b32 s61, s9
	s_cbranch_vccz .LBB0_215
	s_and_b64 s[58:59], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s50, s9, 64
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[58:59], s50, v5, v[2:3]
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_214
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	flat_store_dwordx2 v[2:3], v[10:11]
.LBB0_214:
	s_or_b64 exec, exec, s[58:59]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[58:59], s[6:7], exec
	s_cselect_b32 s61, s9, 64
	s_mov_b32 s60, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_215:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s59, v3
	v_readfirstlane_b32 s58, v2
.LBB0_216:
	s_cmp_lg_u64 s[58:59], 0
	s_mov_b64 s[58:59], 0
	s_cbranch_scc0 .LBB0_223
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_242
.LBB0_218:
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_add_i32 s73, s10, 1
	s_mov_b64 s[54:55], -1
	s_and_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s53, v3
	v_readfirstlane_b32 s52, v2
	s_cbranch_vccz .LBB0_241
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_235
	v_readfirstlane_b32 s10, v14
	s_lshl_b32 s34, s33, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s34, v8
	s_cbranch_scc1 .LBB0_222
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	ds_write_b64 v2, v[5:6]
.LBB0_222:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[5:6], v2
	s_xor_b32 s74, s33, 1
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_236
.LBB0_223:
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dword v2, v[2:3] glc
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v2
	s_cbranch_vccnz .LBB0_244
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_259
	v_readfirstlane_b32 s9, v14
	s_lshl_b32 s33, s60, 3
	s_cmp_lg_u32 s9, 0
	v_add_u32_e32 v2, vcc, s33, v8
	s_cbranch_scc1 .LBB0_227
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	ds_write_b64 v2, v[10:11]
.LBB0_227:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s33, s60, 1
	s_mov_b64 s[58:59], 0
	s_branch .LBB0_260
.LBB0_228:
	s_mov_b64 s[54:55], -1
.LBB0_229:
	s_and_b64 vcc, exec, s[54:55]
	s_mov_b32 s75, s72
	s_cbranch_vccz .LBB0_233
	s_and_b64 s[54:55], s[6:7], exec
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s34, s72, 64
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[54:55], s34, v5, v[2:3]
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_232
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	flat_store_dwordx2 v[2:3], v[5:6]
.LBB0_232:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[5:6], v[2:3] glc
	s_and_b64 s[54:55], s[6:7], exec
	s_cselect_b32 s75, s72, 64
	s_mov_b32 s74, s71
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_233:
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[54:55], 0
.LBB0_234:
	s_add_i32 s73, s10, 1
	s_mov_b32 s76, s73
	s_branch .LBB0_148
.LBB0_235:
	s_mov_b64 s[54:55], -1
.LBB0_236:
	s_and_b64 vcc, exec, s[54:55]
	s_mov_b32 s75, s9
	s_cbranch_vccz .LBB0_240
	s_and_b64 s[54:55], s[6:7], exec
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s10, s9, 64
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[54:55], s10, v5, v[2:3]
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_239
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, s53
	flat_store_dwordx2 v[2:3], v[5:6]
.LBB0_239:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[5:6], v[2:3] glc
	s_and_b64 s[54:55], s[6:7], exec
	s_cselect_b32 s75, s9, 64
	s_mov_b32 s74, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_240:
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[54:55], 0
	s_mov_b32 s76, s73
.LBB0_241:
	s_mov_b32 s71, s33
	s_mov_b32 s72, s9
.LBB0_242:
	s_mov_b32 s33, s60
	s_mov_b32 s9, s61
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_155
	s_branch .LBB0_156
.LBB0_243:
	s_mov_b32 s71, s60
	s_mov_b32 s72, s61
	s_branch .LBB0_251
.LBB0_244:
	s_mov_b32 s33, s60
	s_mov_b32 s9, s61
	s_branch .LBB0_265
.LBB0_245:
	s_mov_b64 s[52:53], -1
.LBB0_246:
	s_and_b64 vcc, exec, s[52:53]
	s_mov_b32 s72, s61
	s_cbranch_vccz .LBB0_250
	s_and_b64 s[52:53], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s50, s61, 64
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[52:53], s50, v5, v[2:3]
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_249
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	flat_store_dwordx2 v[2:3], v[5:6]
.LBB0_249:
	s_or_b64 exec, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[52:53], s[6:7], exec
	s_cselect_b32 s72, s61, 64
	s_mov_b32 s71, s60
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_250:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s34, v2
.LBB0_251:
	s_or_b32 s34, s34, s68
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s34
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b64 s[52:53], s[28:29]
	s_cbranch_vccnz .LBB0_253
	v_readfirstlane_b32 s34, v14
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[52:53], -1, 0
.LBB0_253:
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_257
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_256
	s_mov_b32 s50, s35
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v6, s51
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
.LBB0_256:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v6, s39
	s_and_saveexec_b64 s[52:53], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[5:6], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[5:6], v[1:4] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s34, v10
	s_mov_b64 exec, s[52:53]
.LBB0_257:
	s_cbranch_execnz .LBB0_199
.LBB0_258:
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	s_mov_b32 s76, s73
	s_branch .LBB0_148
.LBB0_259:
	s_mov_b64 s[58:59], -1
.LBB0_260:
	s_and_b64 vcc, exec, s[58:59]
	s_mov_b32 s9, s61
	s_cbranch_vccz .LBB0_264
	s_and_b64 s[58:59], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	s_cselect_b32 s9, s61, 64
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s13
	v_mad_u64_u32 v[2:3], s[58:59], s9, v5, v[2:3]
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_263
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	flat_store_dwordx2 v[2:3], v[10:11]
.LBB0_263:
	s_or_b64 exec, exec, s[58:59]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[58:59], s[6:7], exec
	s_cselect_b32 s9, s61, 64
	s_mov_b32 s33, s60
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_264:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s34, v2
.LBB0_265:
	s_or_b32 s34, s34, s68
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_message s34
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b64 s[58:59], s[28:29]
	s_cbranch_vccnz .LBB0_267
	v_readfirstlane_b32 s34, v14
	s_cmp_eq_u32 s34, 0
	s_cselect_b64 s[58:59], -1, 0
.LBB0_267:
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_271
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_270
	s_mov_b32 s50, s35
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v11, s51
	flat_atomic_add_x2 v[2:3], v[10:11]
	flat_atomic_add_x2 v[2:3], v[10:11]
	flat_atomic_add_x2 v[2:3], v[10:11]
	flat_atomic_add_x2 v[2:3], v[10:11]
.LBB0_270:
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v17, s38
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v18, s39
	s_and_saveexec_b64 s[58:59], 1
	
.Lawait6:
	onward_wait_load_x2 v[10:11], v[17:18], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet6
	onward_wait_x2 v[17:18], v[1:4] ne
	s_sleep 1
	s_branch .Lawait6
.Lmet6:
	v_readfirstlane_b32 s34, v10
	s_mov_b64 exec, s[58:59]
.LBB0_271:
	s_cbranch_execnz .LBB0_218
	s_branch .LBB0_242
.LBB0_272:
	s_mov_b32 s1, 0
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, v0, v7
	v_readfirstlane_b32 s0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u64_e32 vcc, s[0:1], v[0:1]
	s_cmp_lt_u32 s8, s0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_274
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s25
	flat_atomic_add v[0:1], v2
.LBB0_274:
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 77
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
    .sgpr_count:     79
    .sgpr_spill_count: 0
    .symbol:         waves.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
