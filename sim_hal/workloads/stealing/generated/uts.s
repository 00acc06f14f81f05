	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	uts_base
	.globl	uts_base
	.p2align	8
	.type	uts_base,@function
uts_base:
	s_load_dwordx4 s[20:23], s[4:5], 0x38
	s_load_dwordx4 s[16:19], s[4:5], 0x28
	s_load_dwordx8 s[8:15], s[4:5], 0x8
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s20, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	s_add_i32 s2, s6, 1
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_mov_b32 s3, 0x7feb352d
	s_mul_i32 s2, s2, s3
	s_lshr_b32 s4, s2, 15
	s_xor_b32 s2, s4, s2
	s_mov_b32 s4, 0x846ca68b
	s_mul_i32 s2, s2, s4
	s_lshr_b32 s5, s2, 16
	s_xor_b32 s2, s5, s2
	v_add_u32_e32 v1, vcc, s2, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v6, 1, v1, vcc
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s9
	v_mad_u64_u32 v[1:2], s[0:1], s6, v3, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_14
	s_cmp_gt_u32 s23, 63
	s_mov_b64 s[24:25], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s7, s23, 1
	s_mov_b64 s[26:27], 0
	s_movk_i32 s33, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s34, s25
	s_branch .LBB0_6
.LBB0_4:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB0_5:
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_12
.LBB0_6:
	onward_sync_cmpswap v5, v[1:2], v[3:4] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	onward_wait_load v5, v[1:2], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[7:8] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_4
	s_cmp_lg_u32 s34, 0
	s_cselect_b32 s34, s34, 64
	s_cmp_lt_u32 s34, s33
	s_mov_b32 s35, s34
	s_cbranch_scc1 .LBB0_10
.LBB0_9:
	s_addk_i32 s35, 0xfc40
	s_cmp_lt_u32 s35, s33
	s_sleep 15
	s_cbranch_scc0 .LBB0_9
.LBB0_10:
	s_lshl_b32 s36, s34, 1
	s_cmp_gt_u32 s34, s7
	s_cselect_b32 s34, s23, s36
	s_cmp_lt_u32 s35, 64
	s_cbranch_scc1 .LBB0_4
.LBB0_11:
	s_sub_i32 s35, s35, 64
	s_cmp_lt_u32 s35, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_11
	s_branch .LBB0_4
.LBB0_12:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v5, 0x1080
	v_mov_b32_e32 v4, s9
	v_mad_u64_u32 v[3:4], s[4:5], s6, v5, v[3:4]
	s_movk_i32 s4, 0x401
	v_add_u32_e32 v3, vcc, 64, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dwordx2 v[4:5], v[3:4]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s20, v5
	v_sub_u32_e32 v3, vcc, v3, v4
	v_cmp_gt_u32_e32 vcc, s4, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_14
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v4, s15
	flat_atomic_add v[3:4], v7
.LBB0_14:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
	v_mov_b32_e32 v3, 0
	ds_write_b32 v3, v5
.LBB0_16:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v3, v3
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_18
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v8, 0x1080
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v7, vcc, s4, v0
	v_mad_u64_u32 v[3:4], s[4:5], s6, v8, v[3:4]
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v3, vcc, v3, v7
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 0x80, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_store_dword v[3:4], v6
.LBB0_18:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v6, 0x1080
	v_mov_b32_e32 v4, s9
	v_mad_u64_u32 v[3:4], s[2:3], s6, v6, v[3:4]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_add_u32_e32 v3, vcc, 0x44, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_20
	v_add_u32_e32 v5, vcc, s20, v5
	flat_store_dword v[3:4], v5
	v_mov_b32_e32 v5, 0
	onward_sync_store v[1:2], v5 agent rel
.LBB0_20:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s7, 0x1080
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v6, s9
	v_mad_u64_u32 v[5:6], s[2:3], s6, v7, v[5:6]
	s_cmp_gt_u32 s23, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s20, s23, 1
	v_add_u32_e32 v7, vcc, 64, v5
	s_mov_b64 s[24:25], 0xffffffff
	s_cmp_lg_u32 s22, 0
	v_mov_b32_e32 v10, 0
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_movk_i32 s33, 0x3c0
	s_movk_i32 s39, 0xfc40
	s_movk_i32 s40, 0x3ff
	v_mov_b32_e32 v14, 0
	s_movk_i32 s41, 0x80
	s_mov_b32 s42, 0x7feb352d
	s_mov_b32 s43, 0x846ca68b
	v_mov_b32_e32 v9, 1
	s_movk_i32 s44, 0x401
	v_mov_b32_e32 v13, v10
	s_mov_b32 s38, s25
	s_branch .LBB0_23
.LBB0_21:
	s_mov_b64 s[2:3], 0
.LBB0_22:
	s_xor_b64 s[2:3], s[2:3], -1
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_67
.LBB0_23:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_36
	s_mov_b32 s36, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_27
.LBB0_25:
	s_andn2_b64 s[30:31], s[30:31], exec
.LBB0_26:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_33
.LBB0_27:
	onward_sync_cmpswap v11, v[5:6], v[9:10] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_26
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	onward_wait_load v15, v[5:6], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[5:6], v[11:12] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_25
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s33
	s_mov_b32 s37, s36
	s_cbranch_scc1 .LBB0_31
.LBB0_30:
	s_add_i32 s37, s37, s39
	s_cmp_lt_u32 s37, s33
	s_sleep 15
	s_cbranch_scc0 .LBB0_30
.LBB0_31:
	s_lshl_b32 s45, s36, 1
	s_cmp_gt_u32 s36, s20
	s_cselect_b32 s36, s23, s45
	s_cmp_lt_u32 s37, 64
	s_cbranch_scc1 .LBB0_25
.LBB0_32:
	s_sub_i32 s37, s37, 64
	s_cmp_lt_u32 s37, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_32
	s_branch .LBB0_25
.LBB0_33:
	s_or_b64 exec, exec, s[28:29]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_35
	v_add_u32_e32 v15, vcc, -1, v12
	v_mov_b32_e32 v12, s9
	v_mov_b32_e32 v16, s7
	v_mov_b32_e32 v11, s8
	v_mad_u64_u32 v[11:12], s[28:29], s6, v16, v[11:12]
	v_and_b32_e32 v16, s40, v15
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v11, vcc, v11, v16
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v11, vcc, s41, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v11, v[11:12]
	flat_store_dword v[3:4], v15
.LBB0_35:
	onward_sync_store v[5:6], v14 agent rel
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_38
	ds_write_b32 v14, v11
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s2, v11
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_21
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_mul_i32 s2, s2, s42
	s_lshr_b32 s3, s2, 15
	s_xor_b32 s2, s3, s2
	s_mul_i32 s2, s2, s43
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_andn2_b64 vcc, exec, s[26:27]
	v_add_u32_e64 v11, s[2:3], s2, v0
	s_cbranch_vccnz .LBB0_42
	s_mov_b32 s2, 0
.LBB0_41:
	v_add_u32_e32 v11, vcc, s2, v11
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s42
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s22, s2
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s43
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_cbranch_scc1 .LBB0_41
.LBB0_42:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_44
	ds_write_b32 v14, v14 offset:4
.LBB0_44:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v15, 1, v11, vcc
	v_xor_b32_e32 v11, 0x9e3779b9, v15
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s42
	v_mov_b32_e32 v16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s43
	v_lshrrev_b32_e32 v11, 16, v11
	v_cmp_gt_u32_e64 s[2:3], s21, v11
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB0_46
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v14, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB0_46:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s45, v11
	s_cmp_eq_u32 s45, 0
	s_cbranch_scc1 .LBB0_66
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_59
	s_mov_b32 s46, 0
	s_mov_b64 s[30:31], 0
	s_branch .LBB0_51
.LBB0_49:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB0_50:
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_57
.LBB0_51:
	onward_sync_cmpswap v11, v[1:2], v[9:10] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_50
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	onward_wait_load v17, v[1:2], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[11:12] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_49
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s33
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB0_55
.LBB0_54:
	s_add_i32 s47, s47, s39
	s_cmp_lt_u32 s47, s33
	s_sleep 15
	s_cbranch_scc0 .LBB0_54
.LBB0_55:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s20
	s_cselect_b32 s46, s23, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB0_49
.LBB0_56:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_56
	s_branch .LBB0_49
.LBB0_57:
	s_or_b64 exec, exec, s[30:31]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, s45, v12
	v_sub_u32_e32 v11, vcc, v17, v11
	v_cmp_gt_u32_e32 vcc, s44, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_59
	v_mov_b32_e32 v18, s15
	v_mov_b32_e32 v17, s14
	flat_atomic_add v[17:18], v9
.LBB0_59:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_61
	ds_write_b32 v14, v12
.LBB0_61:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s30, v11
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB0_63
	v_add_u32_e32 v11, vcc, s30, v16
	v_mov_b32_e32 v17, s9
	v_mov_b32_e32 v18, s7
	v_mov_b32_e32 v16, s8
	v_mad_u64_u32 v[16:17], s[30:31], s6, v18, v[16:17]
	v_and_b32_e32 v11, s40, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v16, v11
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v16, vcc, s41, v11
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_cndmask_b32_e64 v11, 0, v15, s[2:3]
	flat_store_dword v[16:17], v11
.LBB0_63:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_65
	v_add_u32_e32 v11, vcc, s45, v12
	flat_store_dword v[3:4], v11
	onward_sync_store v[1:2], v14 agent rel
.LBB0_65:
	s_or_b64 exec, exec, s[2:3]
.LBB0_66:
	v_xor_b32_sdwa v11, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s42
	s_add_i32 s38, s38, 1
	s_mov_b64 s[2:3], -1
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s43
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v13, vcc, v11, v13
	s_branch .LBB0_22
.LBB0_67:
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v13
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_69
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v4
.LBB0_69:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uts_base
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_sgpr 49
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
	.size	uts_base, .Lfunc_end0-uts_base
	.section	.AMDGPU.csdata
	.text
	.protected	uts_scope
	.globl	uts_scope
	.p2align	8
	.type	uts_scope,@function
uts_scope:
	s_load_dwordx4 s[20:23], s[4:5], 0x38
	s_load_dwordx4 s[16:19], s[4:5], 0x28
	s_load_dwordx8 s[8:15], s[4:5], 0x8
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s20, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
	s_add_i32 s2, s6, 1
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_mov_b32 s3, 0x7feb352d
	s_mul_i32 s2, s2, s3
	s_lshr_b32 s4, s2, 15
	s_xor_b32 s2, s4, s2
	s_mov_b32 s4, 0x846ca68b
	s_mul_i32 s2, s2, s4
	s_lshr_b32 s5, s2, 16
	s_xor_b32 s2, s5, s2
	v_add_u32_e32 v1, vcc, s2, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v6, 1, v1, vcc
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s9
	v_mad_u64_u32 v[1:2], s[0:1], s6, v3, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_14
	s_cmp_gt_u32 s23, 63
	s_mov_b64 s[24:25], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s7, s23, 1
	s_mov_b64 s[26:27], 0
	s_movk_i32 s33, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s34, s25
	s_branch .LBB1_6
.LBB1_4:
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB1_5:
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB1_12
.LBB1_6:
	onward_sync_cmpswap v5, v[1:2], v[3:4] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB1_5
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	onward_wait_load v5, v[1:2], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[7:8] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_4
	s_cmp_lg_u32 s34, 0
	s_cselect_b32 s34, s34, 64
	s_cmp_lt_u32 s34, s33
	s_mov_b32 s35, s34
	s_cbranch_scc1 .LBB1_10
.LBB1_9:
	s_addk_i32 s35, 0xfc40
	s_cmp_lt_u32 s35, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_9
.LBB1_10:
	s_lshl_b32 s36, s34, 1
	s_cmp_gt_u32 s34, s7
	s_cselect_b32 s34, s23, s36
	s_cmp_lt_u32 s35, 64
	s_cbranch_scc1 .LBB1_4
.LBB1_11:
	s_sub_i32 s35, s35, 64
	s_cmp_lt_u32 s35, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_11
	s_branch .LBB1_4
.LBB1_12:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v5, 0x1080
	v_mov_b32_e32 v4, s9
	v_mad_u64_u32 v[3:4], s[4:5], s6, v5, v[3:4]
	s_movk_i32 s4, 0x401
	v_add_u32_e32 v3, vcc, 64, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dwordx2 v[4:5], v[3:4]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s20, v5
	v_sub_u32_e32 v3, vcc, v3, v4
	v_cmp_gt_u32_e32 vcc, s4, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_14
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v7, 1
	v_mov_b32_e32 v4, s15
	flat_atomic_add v[3:4], v7
.LBB1_14:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_16
	v_mov_b32_e32 v3, 0
	ds_write_b32 v3, v5
.LBB1_16:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v3, v3
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_18
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v8, 0x1080
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v7, vcc, s4, v0
	v_mad_u64_u32 v[3:4], s[4:5], s6, v8, v[3:4]
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v3, vcc, v3, v7
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, 0x80, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_store_dword v[3:4], v6
.LBB1_18:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v6, 0x1080
	v_mov_b32_e32 v4, s9
	v_mad_u64_u32 v[3:4], s[2:3], s6, v6, v[3:4]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_add_u32_e32 v3, vcc, 0x44, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_20
	v_add_u32_e32 v5, vcc, s20, v5
	flat_store_dword v[3:4], v5
	v_mov_b32_e32 v5, 0
	onward_sync_store v[1:2], v5 wg rel
.LBB1_20:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s7, 0x1080
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v6, s9
	v_mad_u64_u32 v[5:6], s[2:3], s6, v7, v[5:6]
	s_cmp_gt_u32 s23, 63
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s20, s23, 1
	v_add_u32_e32 v7, vcc, 64, v5
	s_mov_b64 s[24:25], 0xffffffff
	s_cmp_lg_u32 s22, 0
	v_mov_b32_e32 v10, 0
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_movk_i32 s33, 0x3c0
	s_movk_i32 s39, 0xfc40
	s_movk_i32 s40, 0x3ff
	v_mov_b32_e32 v14, 0
	s_movk_i32 s41, 0x80
	s_mov_b32 s42, 0x7feb352d
	s_mov_b32 s43, 0x846ca68b
	v_mov_b32_e32 v9, 1
	s_movk_i32 s44, 0x401
	v_mov_b32_e32 v13, v10
	s_mov_b32 s38, s25
	s_branch .LBB1_23
.LBB1_21:
	s_mov_b64 s[2:3], 0
.LBB1_22:
	s_xor_b64 s[2:3], s[2:3], -1
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_67
.LBB1_23:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_36
	s_mov_b32 s36, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB1_27
.LBB1_25:
	s_andn2_b64 s[30:31], s[30:31], exec
.LBB1_26:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB1_33
.LBB1_27:
	onward_sync_cmpswap v11, v[5:6], v[9:10] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB1_26
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	onward_wait_load v15, v[5:6], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[5:6], v[11:12] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_25
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s33
	s_mov_b32 s37, s36
	s_cbranch_scc1 .LBB1_31
.LBB1_30:
	s_add_i32 s37, s37, s39
	s_cmp_lt_u32 s37, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_30
.LBB1_31:
	s_lshl_b32 s45, s36, 1
	s_cmp_gt_u32 s36, s20
	s_cselect_b32 s36, s23, s45
	s_cmp_lt_u32 s37, 64
	s_cbranch_scc1 .LBB1_25
.LBB1_32:
	s_sub_i32 s37, s37, 64
	s_cmp_lt_u32 s37, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_32
	s_branch .LBB1_25
.LBB1_33:
	s_or_b64 exec, exec, s[28:29]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_35
	v_add_u32_e32 v15, vcc, -1, v12
	v_mov_b32_e32 v12, s9
	v_mov_b32_e32 v16, s7
	v_mov_b32_e32 v11, s8
	v_mad_u64_u32 v[11:12], s[28:29], s6, v16, v[11:12]
	v_and_b32_e32 v16, s40, v15
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v11, vcc, v11, v16
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v11, vcc, s41, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v11, v[11:12]
	flat_store_dword v[3:4], v15
.LBB1_35:
	onward_sync_store v[5:6], v14 wg rel
.LBB1_36:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_38
	ds_write_b32 v14, v11
.LBB1_38:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s2, v11
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_21
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_mul_i32 s2, s2, s42
	s_lshr_b32 s3, s2, 15
	s_xor_b32 s2, s3, s2
	s_mul_i32 s2, s2, s43
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_andn2_b64 vcc, exec, s[26:27]
	v_add_u32_e64 v11, s[2:3], s2, v0
	s_cbranch_vccnz .LBB1_42
	s_mov_b32 s2, 0
.LBB1_41:
	v_add_u32_e32 v11, vcc, s2, v11
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s42
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s22, s2
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s43
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_cbranch_scc1 .LBB1_41
.LBB1_42:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_44
	ds_write_b32 v14, v14 offset:4
.LBB1_44:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v15, 1, v11, vcc
	v_xor_b32_e32 v11, 0x9e3779b9, v15
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s42
	v_mov_b32_e32 v16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s43
	v_lshrrev_b32_e32 v11, 16, v11
	v_cmp_gt_u32_e64 s[2:3], s21, v11
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB1_46
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v14, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB1_46:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s45, v11
	s_cmp_eq_u32 s45, 0
	s_cbranch_scc1 .LBB1_66
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB1_59
	s_mov_b32 s46, 0
	s_mov_b64 s[30:31], 0
	s_branch .LBB1_51
.LBB1_49:
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB1_50:
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB1_57
.LBB1_51:
	onward_sync_cmpswap v11, v[1:2], v[9:10] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB1_50
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	onward_wait_load v17, v[1:2], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[11:12] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_49
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s33
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB1_55
.LBB1_54:
	s_add_i32 s47, s47, s39
	s_cmp_lt_u32 s47, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_54
.LBB1_55:
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s20
	s_cselect_b32 s46, s23, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB1_49
.LBB1_56:
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_56
	s_branch .LBB1_49
.LBB1_57:
	s_or_b64 exec, exec, s[30:31]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, s45, v12
	v_sub_u32_e32 v11, vcc, v17, v11
	v_cmp_gt_u32_e32 vcc, s44, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_59
	v_mov_b32_e32 v18, s15
	v_mov_b32_e32 v17, s14
	flat_atomic_add v[17:18], v9
.LBB1_59:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB1_61
	ds_write_b32 v14, v12
.LBB1_61:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s30, v11
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB1_63
	v_add_u32_e32 v11, vcc, s30, v16
	v_mov_b32_e32 v17, s9
	v_mov_b32_e32 v18, s7
	v_mov_b32_e32 v16, s8
	v_mad_u64_u32 v[16:17], s[30:31], s6, v18, v[16:17]
	v_and_b32_e32 v11, s40, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v16, v11
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v16, vcc, s41, v11
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_cndmask_b32_e64 v11, 0, v15, s[2:3]
	flat_store_dword v[16:17], v11
.LBB1_63:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_65
	v_add_u32_e32 v11, vcc, s45, v12
	flat_store_dword v[3:4], v11
	onward_sync_store v[1:2], v14 wg rel
.LBB1_65:
	s_or_b64 exec, exec, s[2:3]
.LBB1_66:
	v_xor_b32_sdwa v11, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s42
	s_add_i32 s38, s38, 1
	s_mov_b64 s[2:3], -1
	v_lshrrev_b32_e32 v12, 15, v11
	v_xor_b32_e32 v11, v12, v11
	v_mul_lo_u32 v11, v11, s43
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v13, vcc, v11, v13
	s_branch .LBB1_22
.LBB1_67:
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v13
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_69
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v4
.LBB1_69:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uts_scope
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_sgpr 49
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
	.size	uts_scope, .Lfunc_end1-uts_scope
	.section	.AMDGPU.csdata
	.text
	.protected	uts_steal
	.globl	uts_steal
	.p2align	8
	.type	uts_steal,@function
uts_steal:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx4 s[20:23], s[6:7], 0x30
	s_load_dwordx4 s[28:31], s[6:7], 0x38
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_mov_b32_e32 v5, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s3
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s3, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s3, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s3, v3, 0
	s_mov_b32 s3, s9
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s33, v1
	v_cmp_gt_u32_e32 vcc, s28, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
	s_add_i32 s2, s8, 1
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_mov_b32 s3, 0x7feb352d
	s_mul_i32 s2, s2, s3
	s_lshr_b32 s4, s2, 15
	s_xor_b32 s2, s4, s2
	s_mov_b32 s4, 0x846ca68b
	s_mul_i32 s2, s2, s4
	s_lshr_b32 s5, s2, 16
	s_xor_b32 s2, s5, s2
	v_add_u32_e32 v1, vcc, s2, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v5, 1, v1, vcc
.LBB2_2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s15
	v_mad_u64_u32 v[1:2], s[0:1], s8, v3, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_14
	s_cmp_gt_u32 s31, 63
	s_mov_b64 s[6:7], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s36, s31, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s37, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s38, s7
	s_branch .LBB2_6
.LBB2_4:
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB2_5:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[22:23]
	s_or_b64 s[10:11], s[34:35], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_12
.LBB2_6:
	onward_sync_cmpswap v6, v[1:2], v[3:4] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB2_5
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	onward_wait_load v8, v[1:2], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[6:7] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_4
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s37
	s_mov_b32 s39, s38
	s_cbranch_scc1 .LBB2_10
.LBB2_9:
	s_addk_i32 s39, 0xfc40
	s_cmp_lt_u32 s39, s37
	s_sleep 15
	s_cbranch_scc0 .LBB2_9
.LBB2_10:
	s_lshl_b32 s40, s38, 1
	s_cmp_gt_u32 s38, s36
	s_cselect_b32 s38, s31, s40
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB2_4
.LBB2_11:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_11
	s_branch .LBB2_4
.LBB2_12:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v6, 0x1080
	v_mov_b32_e32 v4, s15
	v_mad_u64_u32 v[3:4], s[4:5], s8, v6, v[3:4]
	s_movk_i32 s4, 0x401
	v_add_u32_e32 v3, vcc, 64, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, vcc, v4, v3
	v_add_u32_e32 v6, vcc, s28, v3
	v_cmp_gt_u32_e32 vcc, s4, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_14
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v7, s25
	flat_atomic_add v[6:7], v8
.LBB2_14:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_16
	v_mov_b32_e32 v6, 0
	ds_write_b32 v6, v4
.LBB2_16:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v6, v6
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_18
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v9, 0x1080
	v_mov_b32_e32 v7, s15
	v_add_u32_e32 v8, vcc, s4, v0
	v_mad_u64_u32 v[6:7], s[4:5], s8, v9, v[6:7]
	v_and_b32_e32 v8, 0x3ff, v8
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v6, vcc, 0x80, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_store_dword v[6:7], v5
.LBB2_18:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_22
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s15
	v_mad_u64_u32 v[5:6], s[4:5], s8, v7, v[5:6]
	v_add_u32_e32 v7, vcc, s28, v4
	v_add_u32_e32 v4, vcc, 0x44, v5
	v_addc_u32_e32 v5, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	flat_store_dword v[4:5], v7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_21
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s6, s12, s6
	s_addc_u32 s7, s13, s7
	s_add_u32 s6, s6, 0x80
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, s7
	flat_atomic_swap v[3:4], v5
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v4, s13
	flat_atomic_add v[3:4], v5
.LBB2_21:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v3, 0
	onward_sync_store v[1:2], v3 agent rel
.LBB2_22:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s52, 0x1080
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v4, s15
	s_cmp_lt_u32 s31, 64
	v_mad_u64_u32 v[3:4], s[2:3], s8, v5, v[3:4]
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s53, s31, 1
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_movk_i32 s9, 0x80
	s_add_u32 s22, s2, s9
	v_add_u32_e32 v5, vcc, 0x44, v3
	s_addc_u32 s23, s3, 0
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	s_cmp_lg_u32 s30, 0
	v_add_u32_e32 v7, vcc, 64, v3
	s_cselect_b64 s[34:35], -1, 0
	s_add_u32 s36, s12, 64
	v_mov_b32_e32 v10, 0
	s_mov_b32 s11, 0
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_cmp_gt_u32_e64 s[2:3], s33, v0
	s_addc_u32 s37, s13, 0
	s_mul_i32 s28, s33, s28
	s_mov_b32 s38, -1
	s_movk_i32 s54, 0x3c0
	s_movk_i32 s55, 0xfc40
	s_movk_i32 s56, 0x3ff
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v9, 1
	s_mov_b32 s57, 0x7feb352d
	s_mov_b32 s58, 0x846ca68b
	v_mov_b32_e32 v20, -1
	s_brev_b32 s40, 1
	s_xor_b64 s[42:43], s[4:5], -1
	s_movk_i32 s60, 0x401
	v_bfrev_b32_e32 v21, 1
	v_mov_b32_e32 v22, v10
	v_mov_b32_e32 v23, v10
	s_mov_b32 s61, 0
	v_mov_b32_e32 v19, v10
	s_mov_b32 s59, 0
	s_branch .LBB2_26
.LBB2_23:
	s_or_b64 exec, exec, s[4:5]
.LBB2_24:
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s57
	s_add_i32 s59, s59, 1
	s_mov_b64 s[4:5], -1
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v11, v11, s58
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v19, vcc, v11, v19
.LBB2_25:
	s_xor_b64 s[4:5], s[4:5], -1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_127
.LBB2_26:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_41
	s_mov_b32 s10, 0
	s_mov_b64 s[44:45], 0
	s_branch .LBB2_30
.LBB2_28:
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB2_29:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB2_36
.LBB2_30:
	onward_sync_cmpswap v11, v[3:4], v[9:10] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB2_29
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	onward_wait_load v11, v[3:4], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[3:4], v[13:14] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_28
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 s10, s10, 64
	s_cmp_lt_u32 s10, s54
	s_mov_b32 s39, s10
	s_cbranch_scc1 .LBB2_34
.LBB2_33:
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB2_33
.LBB2_34:
	s_lshl_b32 s41, s10, 1
	s_cmp_gt_u32 s10, s53
	s_cselect_b32 s10, s31, s41
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB2_28
.LBB2_35:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_35
	s_branch .LBB2_28
.LBB2_36:
	s_or_b64 exec, exec, s[44:45]
	flat_load_dwordx2 v[13:14], v[7:8]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_38
	v_add_u32_e32 v16, vcc, -1, v14
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v15, s15
	v_mad_u64_u32 v[14:15], s[44:45], s8, v11, v[14:15]
	v_and_b32_e32 v11, s56, v16
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v14, v11
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, s9, v11
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_load_dword v11, v[14:15]
	flat_store_dword v[5:6], v16
.LBB2_38:
	v_cmp_ne_u32_e32 vcc, 1, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_40
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v12
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB2_40:
	onward_sync_store v[3:4], v12 agent rel
.LBB2_41:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_43
	ds_write_b32 v12, v11
.LBB2_43:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v11
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB2_65
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB2_112
.LBB2_45:
	s_lshr_b32 s4, s10, 16
	s_xor_b32 s4, s4, s10
	s_mul_i32 s4, s4, s57
	s_lshr_b32 s5, s4, 15
	s_xor_b32 s4, s5, s4
	s_mul_i32 s4, s4, s58
	s_lshr_b32 s5, s4, 16
	s_xor_b32 s4, s5, s4
	s_andn2_b64 vcc, exec, s[34:35]
	v_add_u32_e64 v11, s[4:5], s4, v0
	s_cbranch_vccnz .LBB2_48
	s_mov_b32 s4, 0
.LBB2_47:
	v_add_u32_e32 v11, vcc, s4, v11
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s57
	s_add_i32 s4, s4, 1
	s_cmp_lg_u32 s30, s4
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v11, v11, s58
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_cbranch_scc1 .LBB2_47
.LBB2_48:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_50
	ds_write_b32 v12, v12 offset:4
.LBB2_50:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v11, 1, v11, vcc
	v_xor_b32_e32 v13, 0x9e3779b9, v11
	v_xor_b32_sdwa v13, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s57
	v_mov_b32_e32 v16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v14, 15, v13
	v_xor_b32_e32 v13, v14, v13
	v_mul_lo_u32 v13, v13, s58
	s_mov_b32 m0, -1
	v_lshrrev_b32_e32 v13, 16, v13
	v_cmp_gt_u32_e64 s[4:5], s29, v13
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB2_52
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v12, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB2_52:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v13, v12 offset:4
	v_mov_b32_e32 v15, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v13
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_54
	s_sub_i32 s39, 1, s10
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, s39
	flat_atomic_add v13, v[13:14], v15 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v13
.LBB2_54:
	s_or_b64 exec, exec, s[44:45]
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB2_113
	s_mov_b32 s41, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_116
	s_mov_b64 s[46:47], 0
	s_branch .LBB2_59
.LBB2_57:
	s_andn2_b64 s[48:49], s[48:49], exec
.LBB2_58:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[48:49]
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB2_114
.LBB2_59:
	onward_sync_cmpswap v13, v[1:2], v[9:10] agent acq
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_or_b64 s[48:49], s[48:49], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB2_58
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	onward_wait_load v17, v[1:2], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[13:14] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_57
	s_cmp_lg_u32 s41, 0
	s_cselect_b32 s41, s41, 64
	s_cmp_lt_u32 s41, s54
	s_mov_b32 s39, s41
	s_cbranch_scc1 .LBB2_63
.LBB2_62:
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB2_62
.LBB2_63:
	s_lshl_b32 s62, s41, 1
	s_cmp_gt_u32 s41, s53
	s_cselect_b32 s41, s31, s62
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB2_57
.LBB2_64:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_64
	s_branch .LBB2_57
.LBB2_65:
	s_mov_b32 s39, 0
.LBB2_66:
	s_add_i32 s61, s61, 1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB2_72
	s_lshl_b32 s10, s61, 8
	s_add_i32 s10, s10, s8
	s_lshr_b32 s41, s10, 16
	s_xor_b32 s10, s41, s10
	s_mul_i32 s10, s10, s57
	s_lshr_b32 s41, s10, 15
	s_xor_b32 s10, s41, s10
	s_mul_i32 s10, s10, s58
	s_lshr_b32 s41, s10, 16
	s_xor_b32 s10, s41, s10
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v11, v0
	s_branch .LBB2_69
.LBB2_68:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v11, vcc, 0x100, v11
	v_cmp_le_u32_e32 vcc, s33, v11
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB2_71
.LBB2_69:
	v_lshlrev_b64 v[14:15], 2, v[11:12]
	v_mov_b32_e32 v16, s13
	v_add_u32_e32 v14, vcc, s12, v14
	v_addc_u32_e32 v15, vcc, v16, v15, vcc
	v_add_u32_e32 v14, vcc, s9, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_load_dword v14, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB2_68
	v_add_u32_e32 v14, vcc, s10, v11
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v14, v14, s57
	v_lshrrev_b32_e32 v15, 15, v14
	v_xor_b32_e32 v14, v15, v14
	v_mul_lo_u32 v14, v14, s58
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v14, 0xffffff00, v14
	v_or_b32_e32 v14, v14, v11
	v_min_u32_e32 v13, v14, v13
	s_branch .LBB2_68
.LBB2_71:
	s_or_b64 exec, exec, s[44:45]
.LBB2_72:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_74
	ds_write_b32 v12, v20 offset:4
.LBB2_74:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v12, v13 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v11
	s_and_b32 s5, s4, 0xff
	s_cmp_eq_u32 s4, -1
	s_cselect_b32 s10, s33, s5
	s_cmp_lg_u32 s10, s33
	s_cbranch_scc0 .LBB2_92
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v22
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_83
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v14, s15
	v_mad_u64_u32 v[15:16], s[4:5], s10, v11, v[13:14]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v9
	onward_sync_cmpswap v11, v[15:16], v[13:14] agent acq
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB2_82
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v14, s15
	v_mad_u64_u32 v[13:14], s[4:5], s10, v11, v[13:14]
	v_add_u32_e32 v17, vcc, 64, v13
	v_addc_u32_e32 v18, vcc, 0, v14, vcc
	flat_load_dwordx2 v[13:14], v[17:18]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, vcc, v14, v13
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cmp_ne_u32_e64 s[4:5], 0, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v14, 0
	s_cbranch_vccnz .LBB2_79
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v24, s14
	v_mad_u64_u32 v[24:25], s[48:49], s10, v14, v[24:25]
	v_and_b32_e32 v14, s56, v13
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v24, v14
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v24, vcc, s9, v14
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	flat_load_dword v14, v[24:25]
	v_add_u32_e32 v13, vcc, 1, v13
	flat_store_dword v[17:18], v13
.LBB2_79:
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_81
	s_lshl_b64 s[48:49], s[10:11], 2
	s_add_u32 s10, s12, s48
	s_addc_u32 s41, s13, s49
	s_add_u32 s48, s10, s9
	s_addc_u32 s49, s41, 0
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_atomic_swap v[17:18], v12
	v_mov_b32_e32 v18, s13
	v_mov_b32_e32 v17, s12
	flat_atomic_add v[17:18], v9
.LBB2_81:
	onward_sync_store v[15:16], v12 agent rel
	v_cndmask_b32_e64 v11, 0, 1, s[4:5]
	v_add_u32_e32 v11, vcc, v23, v11
.LBB2_82:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v13, vcc, 1, v22
.LBB2_83:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_85
	ds_write_b32 v12, v14
.LBB2_85:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v12
	s_mov_b32 s41, s39
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v14
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .LBB2_91
	s_cmp_lg_u32 s39, 0
	s_cselect_b32 s5, s39, 64
	s_cmp_lt_u32 s5, s54
	s_mov_b32 s4, s5
	s_cbranch_scc1 .LBB2_88
.LBB2_87:
	s_add_i32 s4, s4, s55
	s_cmp_lt_u32 s4, s54
	s_sleep 15
	s_cbranch_scc0 .LBB2_87
.LBB2_88:
	s_lshl_b32 s10, s5, 1
	s_cmpk_lt_u32 s5, 0x201
	s_cselect_b32 s41, s10, 0x400
	s_cmp_lt_u32 s4, 64
	s_cbranch_scc1 .LBB2_90
.LBB2_89:
	s_sub_i32 s4, s4, 64
	s_cmp_gt_u32 s4, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_89
.LBB2_90:
	s_mov_b32 s10, 0
.LBB2_91:
	s_mov_b64 s[4:5], 0
	s_branch .LBB2_93
.LBB2_92:
	s_mov_b64 s[4:5], -1
.LBB2_93:
	s_mov_b32 s46, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_103
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_98
	s_mov_b32 s41, s40
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v15, s40
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v16, s41
	onward_wait_load v11, v[13:14], v[15:16] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[15:16] eq
	v_cmp_lt_i32_e32 vcc, -1, v11
	s_and_b64 s[46:47], s[42:43], vcc
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_sleep 1
	s_or_b64 exec, exec, s[44:45]
.LBB2_98:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_100
	ds_write_b32 v12, v11
.LBB2_100:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v11
	s_and_b32 s4, s4, -2.0
	s_cmp_eq_u32 s4, s40
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[46:47], s[4:5], s[0:1]
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB2_102
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB2_102:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s46, 1, 2
	s_mov_b32 s10, 0
	s_mov_b32 s41, s39
	v_mov_b32_e32 v11, v23
	v_mov_b32_e32 v13, v22
.LBB2_103:
	s_mov_b64 s[4:5], -1
	s_cmp_gt_i32 s46, 1
	s_mov_b64 s[44:45], -1
	s_cbranch_scc1 .LBB2_105
	s_cmp_eq_u32 s46, 0
	s_cselect_b64 s[44:45], -1, 0
.LBB2_105:
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB2_107
	s_cmp_lg_u32 s10, 0
	s_mov_b64 s[4:5], 0
	s_cselect_b64 s[44:45], -1, 0
.LBB2_107:
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB2_109
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v23, v11
	s_mov_b32 s39, s41
	s_branch .LBB2_66
.LBB2_109:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_111
	s_mov_b32 s10, 0
.LBB2_111:
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v22, v13
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc0 .LBB2_45
.LBB2_112:
	s_mov_b64 s[4:5], 0
	s_branch .LBB2_25
.LBB2_113:
	s_cbranch_execz .LBB2_24
	s_branch .LBB2_125
.LBB2_114:
	s_or_b64 exec, exec, s[46:47]
	flat_load_dwordx2 v[13:14], v[7:8]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v17, vcc, s10, v13
	v_cmp_gt_u32_e32 vcc, s60, v17
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_116
	v_mov_b32_e32 v17, s24
	v_mov_b32_e32 v18, s25
	flat_atomic_add v[17:18], v9
.LBB2_116:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_118
	ds_write_b32 v12, v14
.LBB2_118:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v17, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v17
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB2_120
	v_add_u32_e32 v18, vcc, s39, v16
	v_mov_b32_e32 v17, s15
	v_mov_b32_e32 v24, s52
	v_mov_b32_e32 v16, s14
	v_mad_u64_u32 v[16:17], s[46:47], s8, v24, v[16:17]
	v_and_b32_e32 v18, s56, v18
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e32 v16, vcc, v16, v18
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v16, vcc, s9, v16
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_cndmask_b32_e64 v18, 0, v11, s[4:5]
	flat_store_dword v[16:17], v18
.LBB2_120:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_124
	v_add_u32_e32 v14, vcc, s10, v14
	v_cmp_eq_u32_e32 vcc, 0, v13
	flat_store_dword v[5:6], v14
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB2_123
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v9
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v20
.LBB2_123:
	s_or_b64 exec, exec, s[44:45]
	onward_sync_store v[1:2], v12 agent rel
.LBB2_124:
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_24
.LBB2_125:
	v_cmp_eq_u32_e32 vcc, s28, v15
	s_and_b64 s[44:45], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB2_23
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_swap v[13:14], v21
	s_branch .LBB2_23
.LBB2_127:
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v4, s59
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v19
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_129
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[0:1], v22
	flat_atomic_add v[2:3], v23
.LBB2_129:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uts_steal
		.amdhsa_group_segment_fixed_size 8
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 63
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
	.size	uts_steal, .Lfunc_end2-uts_steal
	.section	.AMDGPU.csdata
	.text
	.protected	uts_remote
	.globl	uts_remote
	.p2align	8
	.type	uts_remote,@function
uts_remote:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s9, 0
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dwordx4 s[20:23], s[6:7], 0x30
	s_load_dwordx4 s[28:31], s[6:7], 0x38
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_mov_b32_e32 v5, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s3
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s3, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s3, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s3, v3, 0
	s_mov_b32 s3, s9
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_readfirstlane_b32 s33, v1
	v_cmp_gt_u32_e32 vcc, s28, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
	s_add_i32 s2, s8, 1
	s_lshr_b32 s3, s2, 16
	s_xor_b32 s2, s3, s2
	s_mov_b32 s3, 0x7feb352d
	s_mul_i32 s2, s2, s3
	s_lshr_b32 s4, s2, 15
	s_xor_b32 s2, s4, s2
	s_mov_b32 s4, 0x846ca68b
	s_mul_i32 s2, s2, s4
	s_lshr_b32 s5, s2, 16
	s_xor_b32 s2, s5, s2
	v_add_u32_e32 v1, vcc, s2, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v5, 1, v1, vcc
.LBB3_2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v3, 0x1080
	v_mov_b32_e32 v2, s15
	v_mad_u64_u32 v[1:2], s[0:1], s8, v3, v[1:2]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_14
	s_cmp_gt_u32 s31, 63
	s_mov_b64 s[6:7], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s36, s31, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s37, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s38, s7
	s_branch .LBB3_6
.LBB3_4:
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB3_5:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[22:23]
	s_or_b64 s[10:11], s[34:35], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_12
.LBB3_6:
	onward_sync_cmpswap v6, v[1:2], v[3:4] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB3_5
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	onward_wait_load v8, v[1:2], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[6:7] eq
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB3_4
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s37
	s_mov_b32 s39, s38
	s_cbranch_scc1 .LBB3_10
.LBB3_9:
	s_addk_i32 s39, 0xfc40
	s_cmp_lt_u32 s39, s37
	s_sleep 15
	s_cbranch_scc0 .LBB3_9
.LBB3_10:
	s_lshl_b32 s40, s38, 1
	s_cmp_gt_u32 s38, s36
	s_cselect_b32 s38, s31, s40
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB3_4
.LBB3_11:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_11
	s_branch .LBB3_4
.LBB3_12:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v6, 0x1080
	v_mov_b32_e32 v4, s15
	v_mad_u64_u32 v[3:4], s[4:5], s8, v6, v[3:4]
	s_movk_i32 s4, 0x401
	v_add_u32_e32 v3, vcc, 64, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dwordx2 v[3:4], v[3:4]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, vcc, v4, v3
	v_add_u32_e32 v6, vcc, s28, v3
	v_cmp_gt_u32_e32 vcc, s4, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_14
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v7, s25
	flat_atomic_add v[6:7], v8
.LBB3_14:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_16
	v_mov_b32_e32 v6, 0
	ds_write_b32 v6, v4
.LBB3_16:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v6, v6
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_18
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v9, 0x1080
	v_mov_b32_e32 v7, s15
	v_add_u32_e32 v8, vcc, s4, v0
	v_mad_u64_u32 v[6:7], s[4:5], s8, v9, v[6:7]
	v_and_b32_e32 v8, 0x3ff, v8
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v6, vcc, 0x80, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_store_dword v[6:7], v5
.LBB3_18:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_22
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v7, 0x1080
	v_mov_b32_e32 v6, s15
	v_mad_u64_u32 v[5:6], s[4:5], s8, v7, v[5:6]
	v_add_u32_e32 v7, vcc, s28, v4
	v_add_u32_e32 v4, vcc, 0x44, v5
	v_addc_u32_e32 v5, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	flat_store_dword v[4:5], v7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_21
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s6, s12, s6
	s_addc_u32 s7, s13, s7
	s_add_u32 s6, s6, 0x80
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, s7
	flat_atomic_swap v[3:4], v5
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v4, s13
	flat_atomic_add v[3:4], v5
.LBB3_21:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v3, 0
	onward_sync_store v[1:2], v3 wg rel
.LBB3_22:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s52, 0x1080
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v4, s15
	s_cmp_lt_u32 s31, 64
	v_mad_u64_u32 v[3:4], s[2:3], s8, v5, v[3:4]
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s53, s31, 1
	s_lshl_b64 s[2:3], s[8:9], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_movk_i32 s9, 0x80
	s_add_u32 s22, s2, s9
	v_add_u32_e32 v5, vcc, 0x44, v3
	s_addc_u32 s23, s3, 0
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	s_cmp_lg_u32 s30, 0
	v_add_u32_e32 v7, vcc, 64, v3
	s_cselect_b64 s[34:35], -1, 0
	s_add_u32 s36, s12, 64
	v_mov_b32_e32 v10, 0
	s_mov_b32 s11, 0
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_cmp_gt_u32_e64 s[2:3], s33, v0
	s_addc_u32 s37, s13, 0
	s_mul_i32 s28, s33, s28
	s_mov_b32 s38, -1
	s_movk_i32 s54, 0x3c0
	s_movk_i32 s55, 0xfc40
	s_movk_i32 s56, 0x3ff
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v9, 1
	s_mov_b32 s57, 0x7feb352d
	s_mov_b32 s58, 0x846ca68b
	v_mov_b32_e32 v20, -1
	s_brev_b32 s40, 1
	s_xor_b64 s[42:43], s[4:5], -1
	s_movk_i32 s60, 0x401
	v_bfrev_b32_e32 v21, 1
	v_mov_b32_e32 v22, v10
	v_mov_b32_e32 v23, v10
	s_mov_b32 s61, 0
	v_mov_b32_e32 v19, v10
	s_mov_b32 s59, 0
	s_branch .LBB3_26
.LBB3_23:
	s_or_b64 exec, exec, s[4:5]
.LBB3_24:
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s57
	s_add_i32 s59, s59, 1
	s_mov_b64 s[4:5], -1
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v11, v11, s58
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v19, vcc, v11, v19
.LBB3_25:
	s_xor_b64 s[4:5], s[4:5], -1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_127
.LBB3_26:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_41
	s_mov_b32 s10, 0
	s_mov_b64 s[44:45], 0
	s_branch .LBB3_30
.LBB3_28:
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB3_29:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB3_36
.LBB3_30:
	onward_sync_cmpswap v11, v[3:4], v[9:10] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB3_29
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	onward_wait_load v11, v[3:4], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[3:4], v[13:14] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_28
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 s10, s10, 64
	s_cmp_lt_u32 s10, s54
	s_mov_b32 s39, s10
	s_cbranch_scc1 .LBB3_34
.LBB3_33:
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB3_33
.LBB3_34:
	s_lshl_b32 s41, s10, 1
	s_cmp_gt_u32 s10, s53
	s_cselect_b32 s10, s31, s41
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB3_28
.LBB3_35:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_35
	s_branch .LBB3_28
.LBB3_36:
	s_or_b64 exec, exec, s[44:45]
	flat_load_dwordx2 v[13:14], v[7:8]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_38
	v_add_u32_e32 v16, vcc, -1, v14
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v15, s15
	v_mad_u64_u32 v[14:15], s[44:45], s8, v11, v[14:15]
	v_and_b32_e32 v11, s56, v16
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v14, v11
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, s9, v11
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_load_dword v11, v[14:15]
	flat_store_dword v[5:6], v16
.LBB3_38:
	v_cmp_ne_u32_e32 vcc, 1, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_40
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v12
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB3_40:
	onward_sync_store v[3:4], v12 wg rel
.LBB3_41:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_43
	ds_write_b32 v12, v11
.LBB3_43:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v11
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB3_65
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB3_112
.LBB3_45:
	s_lshr_b32 s4, s10, 16
	s_xor_b32 s4, s4, s10
	s_mul_i32 s4, s4, s57
	s_lshr_b32 s5, s4, 15
	s_xor_b32 s4, s5, s4
	s_mul_i32 s4, s4, s58
	s_lshr_b32 s5, s4, 16
	s_xor_b32 s4, s5, s4
	s_andn2_b64 vcc, exec, s[34:35]
	v_add_u32_e64 v11, s[4:5], s4, v0
	s_cbranch_vccnz .LBB3_48
	s_mov_b32 s4, 0
.LBB3_47:
	v_add_u32_e32 v11, vcc, s4, v11
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s57
	s_add_i32 s4, s4, 1
	s_cmp_lg_u32 s30, s4
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v11, v11, s58
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_cbranch_scc1 .LBB3_47
.LBB3_48:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_50
	ds_write_b32 v12, v12 offset:4
.LBB3_50:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v11, 1, v11, vcc
	v_xor_b32_e32 v13, 0x9e3779b9, v11
	v_xor_b32_sdwa v13, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s57
	v_mov_b32_e32 v16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v14, 15, v13
	v_xor_b32_e32 v13, v14, v13
	v_mul_lo_u32 v13, v13, s58
	s_mov_b32 m0, -1
	v_lshrrev_b32_e32 v13, 16, v13
	v_cmp_gt_u32_e64 s[4:5], s29, v13
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB3_52
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v12, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB3_52:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v13, v12 offset:4
	v_mov_b32_e32 v15, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v13
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_54
	s_sub_i32 s39, 1, s10
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, s39
	flat_atomic_add v13, v[13:14], v15 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v13
.LBB3_54:
	s_or_b64 exec, exec, s[44:45]
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB3_113
	s_mov_b32 s41, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_116
	s_mov_b64 s[46:47], 0
	s_branch .LBB3_59
.LBB3_57:
	s_andn2_b64 s[48:49], s[48:49], exec
.LBB3_58:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[48:49]
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB3_114
.LBB3_59:
	onward_sync_cmpswap v13, v[1:2], v[9:10] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_or_b64 s[48:49], s[48:49], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB3_58
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	onward_wait_load v17, v[1:2], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[1:2], v[13:14] eq
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_57
	s_cmp_lg_u32 s41, 0
	s_cselect_b32 s41, s41, 64
	s_cmp_lt_u32 s41, s54
	s_mov_b32 s39, s41
	s_cbranch_scc1 .LBB3_63
.LBB3_62:
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB3_62
.LBB3_63:
	s_lshl_b32 s62, s41, 1
	s_cmp_gt_u32 s41, s53
	s_cselect_b32 s41, s31, s62
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB3_57
.LBB3_64:
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_64
	s_branch .LBB3_57
.LBB3_65:
	s_mov_b32 s39, 0
.LBB3_66:
	s_add_i32 s61, s61, 1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB3_72
	s_lshl_b32 s10, s61, 8
	s_add_i32 s10, s10, s8
	s_lshr_b32 s41, s10, 16
	s_xor_b32 s10, s41, s10
	s_mul_i32 s10, s10, s57
	s_lshr_b32 s41, s10, 15
	s_xor_b32 s10, s41, s10
	s_mul_i32 s10, s10, s58
	s_lshr_b32 s41, s10, 16
	s_xor_b32 s10, s41, s10
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v11, v0
	s_branch .LBB3_69
.LBB3_68:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v11, vcc, 0x100, v11
	v_cmp_le_u32_e32 vcc, s33, v11
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB3_71
.LBB3_69:
	v_lshlrev_b64 v[14:15], 2, v[11:12]
	v_mov_b32_e32 v16, s13
	v_add_u32_e32 v14, vcc, s12, v14
	v_addc_u32_e32 v15, vcc, v16, v15, vcc
	v_add_u32_e32 v14, vcc, s9, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_load_dword v14, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB3_68
	v_add_u32_e32 v14, vcc, s10, v11
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v14, v14, s57
	v_lshrrev_b32_e32 v15, 15, v14
	v_xor_b32_e32 v14, v15, v14
	v_mul_lo_u32 v14, v14, s58
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v14, 0xffffff00, v14
	v_or_b32_e32 v14, v14, v11
	v_min_u32_e32 v13, v14, v13
	s_branch .LBB3_68
.LBB3_71:
	s_or_b64 exec, exec, s[44:45]
.LBB3_72:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_74
	ds_write_b32 v12, v20 offset:4
.LBB3_74:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v12, v13 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v11
	s_and_b32 s5, s4, 0xff
	s_cmp_eq_u32 s4, -1
	s_cselect_b32 s10, s33, s5
	s_cmp_lg_u32 s10, s33
	s_cbranch_scc0 .LBB3_92
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v22
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_83
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v14, s15
	v_mad_u64_u32 v[15:16], s[4:5], s10, v11, v[13:14]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v9
	onward_sync_cmpswap v11, v[15:16], v[13:14] agent acq remote
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB3_82
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v14, s15
	v_mad_u64_u32 v[13:14], s[4:5], s10, v11, v[13:14]
	v_add_u32_e32 v17, vcc, 64, v13
	v_addc_u32_e32 v18, vcc, 0, v14, vcc
	flat_load_dwordx2 v[13:14], v[17:18]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, vcc, v14, v13
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cmp_ne_u32_e64 s[4:5], 0, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v14, 0
	s_cbranch_vccnz .LBB3_79
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v24, s14
	v_mad_u64_u32 v[24:25], s[48:49], s10, v14, v[24:25]
	v_and_b32_e32 v14, s56, v13
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v24, v14
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_add_u32_e32 v24, vcc, s9, v14
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	flat_load_dword v14, v[24:25]
	v_add_u32_e32 v13, vcc, 1, v13
	flat_store_dword v[17:18], v13
.LBB3_79:
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_81
	s_lshl_b64 s[48:49], s[10:11], 2
	s_add_u32 s10, s12, s48
	s_addc_u32 s41, s13, s49
	s_add_u32 s48, s10, s9
	s_addc_u32 s49, s41, 0
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_atomic_swap v[17:18], v12
	v_mov_b32_e32 v18, s13
	v_mov_b32_e32 v17, s12
	flat_atomic_add v[17:18], v9
.LBB3_81:
	onward_sync_store v[15:16], v12 agent rel remote
	v_cndmask_b32_e64 v11, 0, 1, s[4:5]
	v_add_u32_e32 v11, vcc, v23, v11
.LBB3_82:
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v13, vcc, 1, v22
.LBB3_83:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_85
	ds_write_b32 v12, v14
.LBB3_85:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v12
	s_mov_b32 s41, s39
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v14
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .LBB3_91
	s_cmp_lg_u32 s39, 0
	s_cselect_b32 s5, s39, 64
	s_cmp_lt_u32 s5, s54
	s_mov_b32 s4, s5
	s_cbranch_scc1 .LBB3_88
.LBB3_87:
	s_add_i32 s4, s4, s55
	s_cmp_lt_u32 s4, s54
	s_sleep 15
	s_cbranch_scc0 .LBB3_87
.LBB3_88:
	s_lshl_b32 s10, s5, 1
	s_cmpk_lt_u32 s5, 0x201
	s_cselect_b32 s41, s10, 0x400
	s_cmp_lt_u32 s4, 64
	s_cbranch_scc1 .LBB3_90
.LBB3_89:
	s_sub_i32 s4, s4, 64
	s_cmp_gt_u32 s4, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_89
.LBB3_90:
	s_mov_b32 s10, 0
.LBB3_91:
	s_mov_b64 s[4:5], 0
	s_branch .LBB3_93
.LBB3_92:
	s_mov_b64 s[4:5], -1
.LBB3_93:
	s_mov_b32 s46, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_103
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_98
	s_mov_b32 s41, s40
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v15, s40
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v16, s41
	onward_wait_load v11, v[13:14], v[15:16] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_wait v[13:14], v[15:16] eq
	v_cmp_lt_i32_e32 vcc, -1, v11
	s_and_b64 s[46:47], s[42:43], vcc
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_sleep 1
	s_or_b64 exec, exec, s[44:45]
.LBB3_98:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_100
	ds_write_b32 v12, v11
.LBB3_100:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v11
	s_and_b32 s4, s4, -2.0
	s_cmp_eq_u32 s4, s40
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[46:47], s[4:5], s[0:1]
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB3_102
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB3_102:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s46, 1, 2
	s_mov_b32 s10, 0
	s_mov_b32 s41, s39
	v_mov_b32_e32 v11, v23
	v_mov_b32_e32 v13, v22
.LBB3_103:
	s_mov_b64 s[4:5], -1
	s_cmp_gt_i32 s46, 1
	s_mov_b64 s[44:45], -1
	s_cbranch_scc1 .LBB3_105
	s_cmp_eq_u32 s46, 0
	s_cselect_b64 s[44:45], -1, 0
.LBB3_105:
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB3_107
	s_cmp_lg_u32 s10, 0
	s_mov_b64 s[4:5], 0
	s_cselect_b64 s[44:45], -1, 0
.LBB3_107:
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB3_109
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v23, v11
	s_mov_b32 s39, s41
	s_branch .LBB3_66
.LBB3_109:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_111
	s_mov_b32 s10, 0
.LBB3_111:
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v22, v13
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc0 .LBB3_45
.LBB3_112:
	s_mov_b64 s[4:5], 0
	s_branch .LBB3_25
.LBB3_113:
	s_cbranch_execz .LBB3_24
	s_branch .LBB3_125
.LBB3_114:
	s_or_b64 exec, exec, s[46:47]
	flat_load_dwordx2 v[13:14], v[7:8]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v17, vcc, s10, v13
	v_cmp_gt_u32_e32 vcc, s60, v17
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_116
	v_mov_b32_e32 v17, s24
	v_mov_b32_e32 v18, s25
	flat_atomic_add v[17:18], v9
.LBB3_116:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_118
	ds_write_b32 v12, v14
.LBB3_118:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v17, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v17
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB3_120
	v_add_u32_e32 v18, vcc, s39, v16
	v_mov_b32_e32 v17, s15
	v_mov_b32_e32 v24, s52
	v_mov_b32_e32 v16, s14
	v_mad_u64_u32 v[16:17], s[46:47], s8, v24, v[16:17]
	v_and_b32_e32 v18, s56, v18
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e32 v16, vcc, v16, v18
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v16, vcc, s9, v16
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_cndmask_b32_e64 v18, 0, v11, s[4:5]
	flat_store_dword v[16:17], v18
.LBB3_120:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_124
	v_add_u32_e32 v14, vcc, s10, v14
	v_cmp_eq_u32_e32 vcc, 0, v13
	flat_store_dword v[5:6], v14
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB3_123
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v9
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v20
.LBB3_123:
	s_or_b64 exec, exec, s[44:45]
	onward_sync_store v[1:2], v12 wg rel
.LBB3_124:
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB3_24
.LBB3_125:
	v_cmp_eq_u32_e32 vcc, s28, v15
	s_and_b64 s[44:45], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB3_23
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_swap v[13:14], v21
	s_branch .LBB3_23
.LBB3_127:
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v4, s59
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	flat_atomic_add v[0:1], v4
	flat_atomic_add v[2:3], v19
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_129
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[0:1], v22
	flat_atomic_add v[2:3], v23
.LBB3_129:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uts_remote
		.amdhsa_group_segment_fixed_size 8
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 63
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
	.size	uts_remote, .Lfunc_end3-uts_remote
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
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uts_base
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         uts_base.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uts_scope
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         uts_scope.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uts_steal
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     65
    .sgpr_spill_count: 0
    .symbol:         uts_steal.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct tree_pool*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'struct tree_queue*'
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uts_remote
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     65
    .sgpr_spill_count: 0
    .symbol:         uts_remote.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
