	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	uts_base                ; -- Begin function uts_base
	.globl	uts_base
	.p2align	8
	.type	uts_base,@function
uts_base:                               ; @uts_base
; %bb.0:
	s_load_dwordx4 s[20:23], s[4:5], 0x38
	s_load_dwordx4 s[16:19], s[4:5], 0x28
	s_load_dwordx8 s[8:15], s[4:5], 0x8
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s20, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
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
; %bb.3:
	s_cmp_gt_u32 s23, 63
	s_mov_b64 s[24:25], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s7, s23, 1
	s_mov_b64 s[26:27], 0
	s_movk_i32 s33, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s34, s25
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_6
.LBB0_4:                                ;   in Loop: Header=BB0_6 Depth=1
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_12
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_11 Depth 2
	;;#ASMSTART
	onward_sync_cmpswap v5, v[1:2], v[3:4] agent acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	;;#ASMSTART
	onward_wait_load v5, v[1:2], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_4
; %bb.8:                                ;   in Loop: Header=BB0_6 Depth=1
	s_cmp_lg_u32 s34, 0
	s_cselect_b32 s34, s34, 64
	s_cmp_lt_u32 s34, s33
	s_mov_b32 s35, s34
	s_cbranch_scc1 .LBB0_10
.LBB0_9:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_addk_i32 s35, 0xfc40
	s_cmp_lt_u32 s35, s33
	s_sleep 15
	s_cbranch_scc0 .LBB0_9
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	s_lshl_b32 s36, s34, 1
	s_cmp_gt_u32 s34, s7
	s_cselect_b32 s34, s23, s36
	s_cmp_lt_u32 s35, 64
	s_cbranch_scc1 .LBB0_4
.LBB0_11:                               ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
; %bb.13:
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
; %bb.15:
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
; %bb.17:
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
; %bb.19:
	v_add_u32_e32 v5, vcc, s20, v5
	flat_store_dword v[3:4], v5
	v_mov_b32_e32 v5, 0
	;;#ASMSTART
	onward_sync_store v[1:2], v5 agent rel
	;;#ASMEND
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
.LBB0_21:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[2:3], 0
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
	s_xor_b64 s[2:3], s[2:3], -1
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_67
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_27 Depth 2
                                        ;       Child Loop BB0_30 Depth 3
                                        ;       Child Loop BB0_32 Depth 3
                                        ;     Child Loop BB0_41 Depth 2
                                        ;     Child Loop BB0_51 Depth 2
                                        ;       Child Loop BB0_54 Depth 3
                                        ;       Child Loop BB0_56 Depth 3
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_36
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s36, 0
	s_mov_b64 s[28:29], 0
                                        ; implicit-def: $sgpr30_sgpr31
	s_branch .LBB0_27
.LBB0_25:                               ;   in Loop: Header=BB0_27 Depth=2
	s_andn2_b64 s[30:31], s[30:31], exec
.LBB0_26:                               ;   in Loop: Header=BB0_27 Depth=2
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_33
.LBB0_27:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_30 Depth 3
                                        ;       Child Loop BB0_32 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v11, v[5:6], v[9:10] agent acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_26
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=2
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	;;#ASMSTART
	onward_wait_load v15, v[5:6], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[5:6], v[11:12] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_25
; %bb.29:                               ;   in Loop: Header=BB0_27 Depth=2
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s33
	s_mov_b32 s37, s36
	s_cbranch_scc1 .LBB0_31
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_27 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s37, s37, s39
	s_cmp_lt_u32 s37, s33
	s_sleep 15
	s_cbranch_scc0 .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_27 Depth=2
	s_lshl_b32 s45, s36, 1
	s_cmp_gt_u32 s36, s20
	s_cselect_b32 s36, s23, s45
	s_cmp_lt_u32 s37, 64
	s_cbranch_scc1 .LBB0_25
.LBB0_32:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_27 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s37, s37, 64
	s_cmp_lt_u32 s37, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_32
	s_branch .LBB0_25
.LBB0_33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_23 Depth=1
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
.LBB0_35:                               ;   in Loop: Header=BB0_23 Depth=1
	;;#ASMSTART
	onward_sync_store v[5:6], v14 agent rel
	;;#ASMEND
.LBB0_36:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_38
; %bb.37:                               ;   in Loop: Header=BB0_23 Depth=1
	ds_write_b32 v14, v11
.LBB0_38:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s2, v11
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_21
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
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
; %bb.40:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s2, 0
.LBB0_41:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	ds_write_b32 v14, v14 offset:4
.LBB0_44:                               ;   in Loop: Header=BB0_23 Depth=1
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
; %bb.45:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v14, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB0_46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s45, v11
	s_cmp_eq_u32 s45, 0
	s_cbranch_scc1 .LBB0_66
; %bb.47:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_59
; %bb.48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s46, 0
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr34_sgpr35
	s_branch .LBB0_51
.LBB0_49:                               ;   in Loop: Header=BB0_51 Depth=2
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB0_50:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_57
.LBB0_51:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_54 Depth 3
                                        ;       Child Loop BB0_56 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v11, v[1:2], v[9:10] agent acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_50
; %bb.52:                               ;   in Loop: Header=BB0_51 Depth=2
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	;;#ASMSTART
	onward_wait_load v17, v[1:2], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[11:12] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_49
; %bb.53:                               ;   in Loop: Header=BB0_51 Depth=2
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s33
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB0_55
.LBB0_54:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_51 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s47, s47, s39
	s_cmp_lt_u32 s47, s33
	s_sleep 15
	s_cbranch_scc0 .LBB0_54
.LBB0_55:                               ;   in Loop: Header=BB0_51 Depth=2
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s20
	s_cselect_b32 s46, s23, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB0_49
.LBB0_56:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_51 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_56
	s_branch .LBB0_49
.LBB0_57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[30:31]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, s45, v12
	v_sub_u32_e32 v11, vcc, v17, v11
	v_cmp_gt_u32_e32 vcc, s44, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v18, s15
	v_mov_b32_e32 v17, s14
	flat_atomic_add v[17:18], v9
.LBB0_59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_23 Depth=1
	ds_write_b32 v14, v12
.LBB0_61:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s30, v11
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_23 Depth=1
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
.LBB0_63:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v11, vcc, s45, v12
	flat_store_dword v[3:4], v11
	;;#ASMSTART
	onward_sync_store v[1:2], v14 agent rel
	;;#ASMEND
.LBB0_65:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[2:3]
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
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
; %bb.68:
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2152
; NumSgprs: 51
; NumVgprs: 19
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 51
; NumVGPRsForWavesPerEU: 19
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	uts_scope               ; -- Begin function uts_scope
	.globl	uts_scope
	.p2align	8
	.type	uts_scope,@function
uts_scope:                              ; @uts_scope
; %bb.0:
	s_load_dwordx4 s[20:23], s[4:5], 0x38
	s_load_dwordx4 s[16:19], s[4:5], 0x28
	s_load_dwordx8 s[8:15], s[4:5], 0x8
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s20, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
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
; %bb.3:
	s_cmp_gt_u32 s23, 63
	s_mov_b64 s[24:25], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s7, s23, 1
	s_mov_b64 s[26:27], 0
	s_movk_i32 s33, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s34, s25
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB1_6
.LBB1_4:                                ;   in Loop: Header=BB1_6 Depth=1
	s_andn2_b64 s[28:29], s[28:29], exec
.LBB1_5:                                ;   in Loop: Header=BB1_6 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB1_12
.LBB1_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_9 Depth 2
                                        ;     Child Loop BB1_11 Depth 2
	;;#ASMSTART
	onward_sync_cmpswap v5, v[1:2], v[3:4] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB1_5
; %bb.7:                                ;   in Loop: Header=BB1_6 Depth=1
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	;;#ASMSTART
	onward_wait_load v5, v[1:2], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_4
; %bb.8:                                ;   in Loop: Header=BB1_6 Depth=1
	s_cmp_lg_u32 s34, 0
	s_cselect_b32 s34, s34, 64
	s_cmp_lt_u32 s34, s33
	s_mov_b32 s35, s34
	s_cbranch_scc1 .LBB1_10
.LBB1_9:                                ;   Parent Loop BB1_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_addk_i32 s35, 0xfc40
	s_cmp_lt_u32 s35, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_9
.LBB1_10:                               ;   in Loop: Header=BB1_6 Depth=1
	s_lshl_b32 s36, s34, 1
	s_cmp_gt_u32 s34, s7
	s_cselect_b32 s34, s23, s36
	s_cmp_lt_u32 s35, 64
	s_cbranch_scc1 .LBB1_4
.LBB1_11:                               ;   Parent Loop BB1_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
; %bb.13:
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
; %bb.15:
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
; %bb.17:
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
; %bb.19:
	v_add_u32_e32 v5, vcc, s20, v5
	flat_store_dword v[3:4], v5
	v_mov_b32_e32 v5, 0
	;;#ASMSTART
	onward_sync_store v[1:2], v5 wg rel
	;;#ASMEND
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
.LBB1_21:                               ;   in Loop: Header=BB1_23 Depth=1
	s_mov_b64 s[2:3], 0
.LBB1_22:                               ;   in Loop: Header=BB1_23 Depth=1
	s_xor_b64 s[2:3], s[2:3], -1
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_67
.LBB1_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_27 Depth 2
                                        ;       Child Loop BB1_30 Depth 3
                                        ;       Child Loop BB1_32 Depth 3
                                        ;     Child Loop BB1_41 Depth 2
                                        ;     Child Loop BB1_51 Depth 2
                                        ;       Child Loop BB1_54 Depth 3
                                        ;       Child Loop BB1_56 Depth 3
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_36
; %bb.24:                               ;   in Loop: Header=BB1_23 Depth=1
	s_mov_b32 s36, 0
	s_mov_b64 s[28:29], 0
                                        ; implicit-def: $sgpr30_sgpr31
	s_branch .LBB1_27
.LBB1_25:                               ;   in Loop: Header=BB1_27 Depth=2
	s_andn2_b64 s[30:31], s[30:31], exec
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=2
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB1_33
.LBB1_27:                               ;   Parent Loop BB1_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_30 Depth 3
                                        ;       Child Loop BB1_32 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v11, v[5:6], v[9:10] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB1_26
; %bb.28:                               ;   in Loop: Header=BB1_27 Depth=2
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	;;#ASMSTART
	onward_wait_load v15, v[5:6], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[5:6], v[11:12] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_25
; %bb.29:                               ;   in Loop: Header=BB1_27 Depth=2
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s33
	s_mov_b32 s37, s36
	s_cbranch_scc1 .LBB1_31
.LBB1_30:                               ;   Parent Loop BB1_23 Depth=1
                                        ;     Parent Loop BB1_27 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s37, s37, s39
	s_cmp_lt_u32 s37, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_30
.LBB1_31:                               ;   in Loop: Header=BB1_27 Depth=2
	s_lshl_b32 s45, s36, 1
	s_cmp_gt_u32 s36, s20
	s_cselect_b32 s36, s23, s45
	s_cmp_lt_u32 s37, 64
	s_cbranch_scc1 .LBB1_25
.LBB1_32:                               ;   Parent Loop BB1_23 Depth=1
                                        ;     Parent Loop BB1_27 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s37, s37, 64
	s_cmp_lt_u32 s37, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_32
	s_branch .LBB1_25
.LBB1_33:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_23 Depth=1
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
.LBB1_35:                               ;   in Loop: Header=BB1_23 Depth=1
	;;#ASMSTART
	onward_sync_store v[5:6], v14 wg rel
	;;#ASMEND
.LBB1_36:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_38
; %bb.37:                               ;   in Loop: Header=BB1_23 Depth=1
	ds_write_b32 v14, v11
.LBB1_38:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s2, v11
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_21
; %bb.39:                               ;   in Loop: Header=BB1_23 Depth=1
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
; %bb.40:                               ;   in Loop: Header=BB1_23 Depth=1
	s_mov_b32 s2, 0
.LBB1_41:                               ;   Parent Loop BB1_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
.LBB1_42:                               ;   in Loop: Header=BB1_23 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_44
; %bb.43:                               ;   in Loop: Header=BB1_23 Depth=1
	ds_write_b32 v14, v14 offset:4
.LBB1_44:                               ;   in Loop: Header=BB1_23 Depth=1
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
; %bb.45:                               ;   in Loop: Header=BB1_23 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v14, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB1_46:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s45, v11
	s_cmp_eq_u32 s45, 0
	s_cbranch_scc1 .LBB1_66
; %bb.47:                               ;   in Loop: Header=BB1_23 Depth=1
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB1_59
; %bb.48:                               ;   in Loop: Header=BB1_23 Depth=1
	s_mov_b32 s46, 0
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr34_sgpr35
	s_branch .LBB1_51
.LBB1_49:                               ;   in Loop: Header=BB1_51 Depth=2
	s_andn2_b64 s[34:35], s[34:35], exec
.LBB1_50:                               ;   in Loop: Header=BB1_51 Depth=2
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB1_57
.LBB1_51:                               ;   Parent Loop BB1_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_54 Depth 3
                                        ;       Child Loop BB1_56 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v11, v[1:2], v[9:10] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB1_50
; %bb.52:                               ;   in Loop: Header=BB1_51 Depth=2
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	;;#ASMSTART
	onward_wait_load v17, v[1:2], v[11:12] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[11:12] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_49
; %bb.53:                               ;   in Loop: Header=BB1_51 Depth=2
	s_cmp_lg_u32 s46, 0
	s_cselect_b32 s46, s46, 64
	s_cmp_lt_u32 s46, s33
	s_mov_b32 s47, s46
	s_cbranch_scc1 .LBB1_55
.LBB1_54:                               ;   Parent Loop BB1_23 Depth=1
                                        ;     Parent Loop BB1_51 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s47, s47, s39
	s_cmp_lt_u32 s47, s33
	s_sleep 15
	s_cbranch_scc0 .LBB1_54
.LBB1_55:                               ;   in Loop: Header=BB1_51 Depth=2
	s_lshl_b32 s48, s46, 1
	s_cmp_gt_u32 s46, s20
	s_cselect_b32 s46, s23, s48
	s_cmp_lt_u32 s47, 64
	s_cbranch_scc1 .LBB1_49
.LBB1_56:                               ;   Parent Loop BB1_23 Depth=1
                                        ;     Parent Loop BB1_51 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s47, s47, 64
	s_cmp_lt_u32 s47, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_56
	s_branch .LBB1_49
.LBB1_57:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[30:31]
	flat_load_dwordx2 v[11:12], v[7:8]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, s45, v12
	v_sub_u32_e32 v11, vcc, v17, v11
	v_cmp_gt_u32_e32 vcc, s44, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_23 Depth=1
	v_mov_b32_e32 v18, s15
	v_mov_b32_e32 v17, s14
	flat_atomic_add v[17:18], v9
.LBB1_59:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB1_61
; %bb.60:                               ;   in Loop: Header=BB1_23 Depth=1
	ds_write_b32 v14, v12
.LBB1_61:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v14
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s30, v11
	s_and_saveexec_b64 s[28:29], s[2:3]
	s_cbranch_execz .LBB1_63
; %bb.62:                               ;   in Loop: Header=BB1_23 Depth=1
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
.LBB1_63:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_65
; %bb.64:                               ;   in Loop: Header=BB1_23 Depth=1
	v_add_u32_e32 v11, vcc, s45, v12
	flat_store_dword v[3:4], v11
	;;#ASMSTART
	onward_sync_store v[1:2], v14 wg rel
	;;#ASMEND
.LBB1_65:                               ;   in Loop: Header=BB1_23 Depth=1
	s_or_b64 exec, exec, s[2:3]
.LBB1_66:                               ;   in Loop: Header=BB1_23 Depth=1
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
; %bb.68:
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2152
; NumSgprs: 51
; NumVgprs: 19
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 51
; NumVGPRsForWavesPerEU: 19
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	uts_steal               ; -- Begin function uts_steal
	.globl	uts_steal
	.p2align	8
	.type	uts_steal,@function
uts_steal:                              ; @uts_steal
; %bb.0:
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
; %bb.1:
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
; %bb.3:
	s_cmp_gt_u32 s31, 63
	s_mov_b64 s[6:7], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s36, s31, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s37, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s38, s7
                                        ; implicit-def: $sgpr22_sgpr23
	s_branch .LBB2_6
.LBB2_4:                                ;   in Loop: Header=BB2_6 Depth=1
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=1
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[22:23]
	s_or_b64 s[10:11], s[34:35], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_12
.LBB2_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_9 Depth 2
                                        ;     Child Loop BB2_11 Depth 2
	;;#ASMSTART
	onward_sync_cmpswap v6, v[1:2], v[3:4] agent acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB2_5
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=1
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	;;#ASMSTART
	onward_wait_load v8, v[1:2], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[6:7] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_4
; %bb.8:                                ;   in Loop: Header=BB2_6 Depth=1
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s37
	s_mov_b32 s39, s38
	s_cbranch_scc1 .LBB2_10
.LBB2_9:                                ;   Parent Loop BB2_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_addk_i32 s39, 0xfc40
	s_cmp_lt_u32 s39, s37
	s_sleep 15
	s_cbranch_scc0 .LBB2_9
.LBB2_10:                               ;   in Loop: Header=BB2_6 Depth=1
	s_lshl_b32 s40, s38, 1
	s_cmp_gt_u32 s38, s36
	s_cselect_b32 s38, s31, s40
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB2_4
.LBB2_11:                               ;   Parent Loop BB2_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
; %bb.13:
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
; %bb.15:
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
; %bb.17:
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
; %bb.19:
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
; %bb.20:
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
	;;#ASMSTART
	onward_sync_store v[1:2], v3 agent rel
	;;#ASMEND
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
.LBB2_23:                               ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB2_24:                               ;   in Loop: Header=BB2_26 Depth=1
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s57
	s_add_i32 s59, s59, 1
	s_mov_b64 s[4:5], -1
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v11, v11, s58
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v19, vcc, v11, v19
.LBB2_25:                               ;   in Loop: Header=BB2_26 Depth=1
	s_xor_b64 s[4:5], s[4:5], -1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_127
.LBB2_26:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_30 Depth 2
                                        ;       Child Loop BB2_33 Depth 3
                                        ;       Child Loop BB2_35 Depth 3
                                        ;     Child Loop BB2_66 Depth 2
                                        ;       Child Loop BB2_69 Depth 3
                                        ;       Child Loop BB2_87 Depth 3
                                        ;       Child Loop BB2_89 Depth 3
                                        ;     Child Loop BB2_47 Depth 2
                                        ;     Child Loop BB2_59 Depth 2
                                        ;       Child Loop BB2_62 Depth 3
                                        ;       Child Loop BB2_64 Depth 3
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_41
; %bb.27:                               ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b32 s10, 0
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB2_30
.LBB2_28:                               ;   in Loop: Header=BB2_30 Depth=2
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB2_29:                               ;   in Loop: Header=BB2_30 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB2_36
.LBB2_30:                               ;   Parent Loop BB2_26 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB2_33 Depth 3
                                        ;       Child Loop BB2_35 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v11, v[3:4], v[9:10] agent acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB2_29
; %bb.31:                               ;   in Loop: Header=BB2_30 Depth=2
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	;;#ASMSTART
	onward_wait_load v11, v[3:4], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[3:4], v[13:14] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_28
; %bb.32:                               ;   in Loop: Header=BB2_30 Depth=2
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 s10, s10, 64
	s_cmp_lt_u32 s10, s54
	s_mov_b32 s39, s10
	s_cbranch_scc1 .LBB2_34
.LBB2_33:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB2_33
.LBB2_34:                               ;   in Loop: Header=BB2_30 Depth=2
	s_lshl_b32 s41, s10, 1
	s_cmp_gt_u32 s10, s53
	s_cselect_b32 s10, s31, s41
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB2_28
.LBB2_35:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_35
	s_branch .LBB2_28
.LBB2_36:                               ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	flat_load_dwordx2 v[13:14], v[7:8]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_38
; %bb.37:                               ;   in Loop: Header=BB2_26 Depth=1
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
.LBB2_38:                               ;   in Loop: Header=BB2_26 Depth=1
	v_cmp_ne_u32_e32 vcc, 1, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_40
; %bb.39:                               ;   in Loop: Header=BB2_26 Depth=1
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v12
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB2_40:                               ;   in Loop: Header=BB2_26 Depth=1
	;;#ASMSTART
	onward_sync_store v[3:4], v12 agent rel
	;;#ASMEND
.LBB2_41:                               ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_43
; %bb.42:                               ;   in Loop: Header=BB2_26 Depth=1
	ds_write_b32 v12, v11
.LBB2_43:                               ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v11
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB2_65
; %bb.44:                               ;   in Loop: Header=BB2_26 Depth=1
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB2_112
.LBB2_45:                               ;   in Loop: Header=BB2_26 Depth=1
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
; %bb.46:                               ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b32 s4, 0
.LBB2_47:                               ;   Parent Loop BB2_26 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
.LBB2_48:                               ;   in Loop: Header=BB2_26 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_50
; %bb.49:                               ;   in Loop: Header=BB2_26 Depth=1
	ds_write_b32 v12, v12 offset:4
.LBB2_50:                               ;   in Loop: Header=BB2_26 Depth=1
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
; %bb.51:                               ;   in Loop: Header=BB2_26 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v12, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB2_52:                               ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v13, v12 offset:4
	v_mov_b32_e32 v15, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v13
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_54
; %bb.53:                               ;   in Loop: Header=BB2_26 Depth=1
	s_sub_i32 s39, 1, s10
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, s39
	flat_atomic_add v13, v[13:14], v15 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v13
.LBB2_54:                               ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB2_113
; %bb.55:                               ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b32 s41, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_116
; %bb.56:                               ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b64 s[46:47], 0
                                        ; implicit-def: $sgpr48_sgpr49
	s_branch .LBB2_59
.LBB2_57:                               ;   in Loop: Header=BB2_59 Depth=2
	s_andn2_b64 s[48:49], s[48:49], exec
.LBB2_58:                               ;   in Loop: Header=BB2_59 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[48:49]
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB2_114
.LBB2_59:                               ;   Parent Loop BB2_26 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB2_62 Depth 3
                                        ;       Child Loop BB2_64 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v13, v[1:2], v[9:10] agent acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_or_b64 s[48:49], s[48:49], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB2_58
; %bb.60:                               ;   in Loop: Header=BB2_59 Depth=2
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	;;#ASMSTART
	onward_wait_load v17, v[1:2], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[13:14] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB2_57
; %bb.61:                               ;   in Loop: Header=BB2_59 Depth=2
	s_cmp_lg_u32 s41, 0
	s_cselect_b32 s41, s41, 64
	s_cmp_lt_u32 s41, s54
	s_mov_b32 s39, s41
	s_cbranch_scc1 .LBB2_63
.LBB2_62:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_59 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB2_62
.LBB2_63:                               ;   in Loop: Header=BB2_59 Depth=2
	s_lshl_b32 s62, s41, 1
	s_cmp_gt_u32 s41, s53
	s_cselect_b32 s41, s31, s62
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB2_57
.LBB2_64:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_59 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB2_64
	s_branch .LBB2_57
.LBB2_65:                               ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b32 s39, 0
.LBB2_66:                               ;   Parent Loop BB2_26 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB2_69 Depth 3
                                        ;       Child Loop BB2_87 Depth 3
                                        ;       Child Loop BB2_89 Depth 3
	s_add_i32 s61, s61, 1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB2_72
; %bb.67:                               ;   in Loop: Header=BB2_66 Depth=2
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
.LBB2_68:                               ;   in Loop: Header=BB2_69 Depth=3
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v11, vcc, 0x100, v11
	v_cmp_le_u32_e32 vcc, s33, v11
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB2_71
.LBB2_69:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_66 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
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
; %bb.70:                               ;   in Loop: Header=BB2_69 Depth=3
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
.LBB2_71:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
.LBB2_72:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_74
; %bb.73:                               ;   in Loop: Header=BB2_66 Depth=2
	ds_write_b32 v12, v20 offset:4
.LBB2_74:                               ;   in Loop: Header=BB2_66 Depth=2
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
; %bb.75:                               ;   in Loop: Header=BB2_66 Depth=2
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v22
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_83
; %bb.76:                               ;   in Loop: Header=BB2_66 Depth=2
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v14, s15
	v_mad_u64_u32 v[15:16], s[4:5], s10, v11, v[13:14]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v9
	;;#ASMSTART
	onward_sync_cmpswap v11, v[15:16], v[13:14] agent acq
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB2_82
; %bb.77:                               ;   in Loop: Header=BB2_66 Depth=2
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
; %bb.78:                               ;   in Loop: Header=BB2_66 Depth=2
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
.LBB2_79:                               ;   in Loop: Header=BB2_66 Depth=2
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_81
; %bb.80:                               ;   in Loop: Header=BB2_66 Depth=2
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
.LBB2_81:                               ;   in Loop: Header=BB2_66 Depth=2
	;;#ASMSTART
	onward_sync_store v[15:16], v12 agent rel
	;;#ASMEND
	v_cndmask_b32_e64 v11, 0, 1, s[4:5]
	v_add_u32_e32 v11, vcc, v23, v11
.LBB2_82:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v13, vcc, 1, v22
.LBB2_83:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_85
; %bb.84:                               ;   in Loop: Header=BB2_66 Depth=2
	ds_write_b32 v12, v14
.LBB2_85:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v12
	s_mov_b32 s41, s39
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v14
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .LBB2_91
; %bb.86:                               ;   in Loop: Header=BB2_66 Depth=2
	s_cmp_lg_u32 s39, 0
	s_cselect_b32 s5, s39, 64
	s_cmp_lt_u32 s5, s54
	s_mov_b32 s4, s5
	s_cbranch_scc1 .LBB2_88
.LBB2_87:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_66 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s4, s4, s55
	s_cmp_lt_u32 s4, s54
	s_sleep 15
	s_cbranch_scc0 .LBB2_87
.LBB2_88:                               ;   in Loop: Header=BB2_66 Depth=2
	s_lshl_b32 s10, s5, 1
	s_cmpk_lt_u32 s5, 0x201
	s_cselect_b32 s41, s10, 0x400
	s_cmp_lt_u32 s4, 64
	s_cbranch_scc1 .LBB2_90
.LBB2_89:                               ;   Parent Loop BB2_26 Depth=1
                                        ;     Parent Loop BB2_66 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s4, s4, 64
	s_cmp_gt_u32 s4, 63
	s_sleep 1
	s_cbranch_scc1 .LBB2_89
.LBB2_90:                               ;   in Loop: Header=BB2_66 Depth=2
	s_mov_b32 s10, 0
.LBB2_91:                               ;   in Loop: Header=BB2_66 Depth=2
	s_mov_b64 s[4:5], 0
	s_branch .LBB2_93
.LBB2_92:                               ;   in Loop: Header=BB2_66 Depth=2
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr11
                                        ; implicit-def: $vgpr13
.LBB2_93:                               ;   in Loop: Header=BB2_66 Depth=2
	s_mov_b32 s46, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_103
; %bb.94:                               ;   in Loop: Header=BB2_66 Depth=2
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_98
; %bb.95:                               ;   in Loop: Header=BB2_66 Depth=2
	s_mov_b32 s41, s40
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v15, s40
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v16, s41
	;;#ASMSTART
	onward_wait_load v11, v[13:14], v[15:16] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[13:14], v[15:16] eq
	;;#ASMEND
	v_cmp_lt_i32_e32 vcc, -1, v11
	s_and_b64 s[46:47], s[42:43], vcc
	s_and_saveexec_b64 s[44:45], s[46:47]
; %bb.96:                               ;   in Loop: Header=BB2_66 Depth=2
	s_sleep 1
; %bb.97:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
.LBB2_98:                               ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_100
; %bb.99:                               ;   in Loop: Header=BB2_66 Depth=2
	ds_write_b32 v12, v11
.LBB2_100:                              ;   in Loop: Header=BB2_66 Depth=2
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
; %bb.101:                              ;   in Loop: Header=BB2_66 Depth=2
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB2_102:                              ;   in Loop: Header=BB2_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s46, 1, 2
	s_mov_b32 s10, 0
	s_mov_b32 s41, s39
	v_mov_b32_e32 v11, v23
	v_mov_b32_e32 v13, v22
.LBB2_103:                              ;   in Loop: Header=BB2_66 Depth=2
	s_mov_b64 s[4:5], -1
	s_cmp_gt_i32 s46, 1
	s_mov_b64 s[44:45], -1
	s_cbranch_scc1 .LBB2_105
; %bb.104:                              ;   in Loop: Header=BB2_66 Depth=2
	s_cmp_eq_u32 s46, 0
	s_cselect_b64 s[44:45], -1, 0
.LBB2_105:                              ;   in Loop: Header=BB2_66 Depth=2
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB2_107
; %bb.106:                              ;   in Loop: Header=BB2_66 Depth=2
	s_cmp_lg_u32 s10, 0
	s_mov_b64 s[4:5], 0
	s_cselect_b64 s[44:45], -1, 0
.LBB2_107:                              ;   in Loop: Header=BB2_66 Depth=2
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB2_109
; %bb.108:                              ;   in Loop: Header=BB2_66 Depth=2
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v23, v11
	s_mov_b32 s39, s41
	s_branch .LBB2_66
.LBB2_109:                              ;   in Loop: Header=BB2_26 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_111
; %bb.110:                              ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b32 s10, 0
.LBB2_111:                              ;   in Loop: Header=BB2_26 Depth=1
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v22, v13
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc0 .LBB2_45
.LBB2_112:                              ;   in Loop: Header=BB2_26 Depth=1
	s_mov_b64 s[4:5], 0
	s_branch .LBB2_25
.LBB2_113:                              ;   in Loop: Header=BB2_26 Depth=1
	s_cbranch_execz .LBB2_24
	s_branch .LBB2_125
.LBB2_114:                              ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[46:47]
	flat_load_dwordx2 v[13:14], v[7:8]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v17, vcc, s10, v13
	v_cmp_gt_u32_e32 vcc, s60, v17
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB2_116
; %bb.115:                              ;   in Loop: Header=BB2_26 Depth=1
	v_mov_b32_e32 v17, s24
	v_mov_b32_e32 v18, s25
	flat_atomic_add v[17:18], v9
.LBB2_116:                              ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB2_118
; %bb.117:                              ;   in Loop: Header=BB2_26 Depth=1
	ds_write_b32 v12, v14
.LBB2_118:                              ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v17, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v17
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB2_120
; %bb.119:                              ;   in Loop: Header=BB2_26 Depth=1
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
.LBB2_120:                              ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB2_124
; %bb.121:                              ;   in Loop: Header=BB2_26 Depth=1
	v_add_u32_e32 v14, vcc, s10, v14
	v_cmp_eq_u32_e32 vcc, 0, v13
	flat_store_dword v[5:6], v14
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB2_123
; %bb.122:                              ;   in Loop: Header=BB2_26 Depth=1
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v9
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v20
.LBB2_123:                              ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	;;#ASMSTART
	onward_sync_store v[1:2], v12 agent rel
	;;#ASMEND
.LBB2_124:                              ;   in Loop: Header=BB2_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_24
.LBB2_125:                              ;   in Loop: Header=BB2_26 Depth=1
	v_cmp_eq_u32_e32 vcc, s28, v15
	s_and_b64 s[44:45], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB2_23
; %bb.126:                              ;   in Loop: Header=BB2_26 Depth=1
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
; %bb.128:
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3844
; NumSgprs: 65
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 65
; NumVGPRsForWavesPerEU: 26
; Occupancy: 9
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	uts_remote              ; -- Begin function uts_remote
	.globl	uts_remote
	.p2align	8
	.type	uts_remote,@function
uts_remote:                             ; @uts_remote
; %bb.0:
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
; %bb.1:
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
; %bb.3:
	s_cmp_gt_u32 s31, 63
	s_mov_b64 s[6:7], 0xffffffff
	s_cselect_b64 s[4:5], -1, 0
	s_lshr_b32 s36, s31, 1
	s_mov_b64 s[10:11], 0
	s_movk_i32 s37, 0x3c0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s38, s7
                                        ; implicit-def: $sgpr22_sgpr23
	s_branch .LBB3_6
.LBB3_4:                                ;   in Loop: Header=BB3_6 Depth=1
	s_andn2_b64 s[22:23], s[22:23], exec
.LBB3_5:                                ;   in Loop: Header=BB3_6 Depth=1
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[22:23]
	s_or_b64 s[10:11], s[34:35], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_12
.LBB3_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB3_9 Depth 2
                                        ;     Child Loop BB3_11 Depth 2
	;;#ASMSTART
	onward_sync_cmpswap v6, v[1:2], v[3:4] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB3_5
; %bb.7:                                ;   in Loop: Header=BB3_6 Depth=1
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	;;#ASMSTART
	onward_wait_load v8, v[1:2], v[6:7] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[6:7] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB3_4
; %bb.8:                                ;   in Loop: Header=BB3_6 Depth=1
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s37
	s_mov_b32 s39, s38
	s_cbranch_scc1 .LBB3_10
.LBB3_9:                                ;   Parent Loop BB3_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_addk_i32 s39, 0xfc40
	s_cmp_lt_u32 s39, s37
	s_sleep 15
	s_cbranch_scc0 .LBB3_9
.LBB3_10:                               ;   in Loop: Header=BB3_6 Depth=1
	s_lshl_b32 s40, s38, 1
	s_cmp_gt_u32 s38, s36
	s_cselect_b32 s38, s31, s40
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB3_4
.LBB3_11:                               ;   Parent Loop BB3_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
; %bb.13:
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
; %bb.15:
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
; %bb.17:
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
; %bb.19:
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
; %bb.20:
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
	;;#ASMSTART
	onward_sync_store v[1:2], v3 wg rel
	;;#ASMEND
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
.LBB3_23:                               ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB3_24:                               ;   in Loop: Header=BB3_26 Depth=1
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s57
	s_add_i32 s59, s59, 1
	s_mov_b64 s[4:5], -1
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_mul_lo_u32 v11, v11, s58
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v19, vcc, v11, v19
.LBB3_25:                               ;   in Loop: Header=BB3_26 Depth=1
	s_xor_b64 s[4:5], s[4:5], -1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_127
.LBB3_26:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB3_30 Depth 2
                                        ;       Child Loop BB3_33 Depth 3
                                        ;       Child Loop BB3_35 Depth 3
                                        ;     Child Loop BB3_66 Depth 2
                                        ;       Child Loop BB3_69 Depth 3
                                        ;       Child Loop BB3_87 Depth 3
                                        ;       Child Loop BB3_89 Depth 3
                                        ;     Child Loop BB3_47 Depth 2
                                        ;     Child Loop BB3_59 Depth 2
                                        ;       Child Loop BB3_62 Depth 3
                                        ;       Child Loop BB3_64 Depth 3
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_41
; %bb.27:                               ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b32 s10, 0
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB3_30
.LBB3_28:                               ;   in Loop: Header=BB3_30 Depth=2
	s_andn2_b64 s[46:47], s[46:47], exec
.LBB3_29:                               ;   in Loop: Header=BB3_30 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB3_36
.LBB3_30:                               ;   Parent Loop BB3_26 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB3_33 Depth 3
                                        ;       Child Loop BB3_35 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v11, v[3:4], v[9:10] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB3_29
; %bb.31:                               ;   in Loop: Header=BB3_30 Depth=2
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	;;#ASMSTART
	onward_wait_load v11, v[3:4], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[3:4], v[13:14] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_28
; %bb.32:                               ;   in Loop: Header=BB3_30 Depth=2
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 s10, s10, 64
	s_cmp_lt_u32 s10, s54
	s_mov_b32 s39, s10
	s_cbranch_scc1 .LBB3_34
.LBB3_33:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB3_33
.LBB3_34:                               ;   in Loop: Header=BB3_30 Depth=2
	s_lshl_b32 s41, s10, 1
	s_cmp_gt_u32 s10, s53
	s_cselect_b32 s10, s31, s41
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB3_28
.LBB3_35:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_35
	s_branch .LBB3_28
.LBB3_36:                               ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	flat_load_dwordx2 v[13:14], v[7:8]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_38
; %bb.37:                               ;   in Loop: Header=BB3_26 Depth=1
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
.LBB3_38:                               ;   in Loop: Header=BB3_26 Depth=1
	v_cmp_ne_u32_e32 vcc, 1, v13
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_40
; %bb.39:                               ;   in Loop: Header=BB3_26 Depth=1
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v12
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB3_40:                               ;   in Loop: Header=BB3_26 Depth=1
	;;#ASMSTART
	onward_sync_store v[3:4], v12 wg rel
	;;#ASMEND
.LBB3_41:                               ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_43
; %bb.42:                               ;   in Loop: Header=BB3_26 Depth=1
	ds_write_b32 v12, v11
.LBB3_43:                               ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v11, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v11
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB3_65
; %bb.44:                               ;   in Loop: Header=BB3_26 Depth=1
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB3_112
.LBB3_45:                               ;   in Loop: Header=BB3_26 Depth=1
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
; %bb.46:                               ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b32 s4, 0
.LBB3_47:                               ;   Parent Loop BB3_26 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
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
.LBB3_48:                               ;   in Loop: Header=BB3_26 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_50
; %bb.49:                               ;   in Loop: Header=BB3_26 Depth=1
	ds_write_b32 v12, v12 offset:4
.LBB3_50:                               ;   in Loop: Header=BB3_26 Depth=1
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
; %bb.51:                               ;   in Loop: Header=BB3_26 Depth=1
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v16, v12, v9 offset:4
	s_waitcnt lgkmcnt(0)
.LBB3_52:                               ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v13, v12 offset:4
	v_mov_b32_e32 v15, 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v13
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_54
; %bb.53:                               ;   in Loop: Header=BB3_26 Depth=1
	s_sub_i32 s39, 1, s10
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, s39
	flat_atomic_add v13, v[13:14], v15 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v13
.LBB3_54:                               ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB3_113
; %bb.55:                               ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b32 s41, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_116
; %bb.56:                               ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b64 s[46:47], 0
                                        ; implicit-def: $sgpr48_sgpr49
	s_branch .LBB3_59
.LBB3_57:                               ;   in Loop: Header=BB3_59 Depth=2
	s_andn2_b64 s[48:49], s[48:49], exec
.LBB3_58:                               ;   in Loop: Header=BB3_59 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[48:49]
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB3_114
.LBB3_59:                               ;   Parent Loop BB3_26 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB3_62 Depth 3
                                        ;       Child Loop BB3_64 Depth 3
	;;#ASMSTART
	onward_sync_cmpswap v13, v[1:2], v[9:10] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_or_b64 s[48:49], s[48:49], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB3_58
; %bb.60:                               ;   in Loop: Header=BB3_59 Depth=2
	s_mov_b32 s39, s11
	v_mov_b32_e32 v13, s38
	v_mov_b32_e32 v14, s39
	;;#ASMSTART
	onward_wait_load v17, v[1:2], v[13:14] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[1:2], v[13:14] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB3_57
; %bb.61:                               ;   in Loop: Header=BB3_59 Depth=2
	s_cmp_lg_u32 s41, 0
	s_cselect_b32 s41, s41, 64
	s_cmp_lt_u32 s41, s54
	s_mov_b32 s39, s41
	s_cbranch_scc1 .LBB3_63
.LBB3_62:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_59 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s39, s39, s55
	s_cmp_lt_u32 s39, s54
	s_sleep 15
	s_cbranch_scc0 .LBB3_62
.LBB3_63:                               ;   in Loop: Header=BB3_59 Depth=2
	s_lshl_b32 s62, s41, 1
	s_cmp_gt_u32 s41, s53
	s_cselect_b32 s41, s31, s62
	s_cmp_lt_u32 s39, 64
	s_cbranch_scc1 .LBB3_57
.LBB3_64:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_59 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s39, s39, 64
	s_cmp_lt_u32 s39, 64
	s_sleep 1
	s_cbranch_scc0 .LBB3_64
	s_branch .LBB3_57
.LBB3_65:                               ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b32 s39, 0
.LBB3_66:                               ;   Parent Loop BB3_26 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB3_69 Depth 3
                                        ;       Child Loop BB3_87 Depth 3
                                        ;       Child Loop BB3_89 Depth 3
	s_add_i32 s61, s61, 1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB3_72
; %bb.67:                               ;   in Loop: Header=BB3_66 Depth=2
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
.LBB3_68:                               ;   in Loop: Header=BB3_69 Depth=3
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v11, vcc, 0x100, v11
	v_cmp_le_u32_e32 vcc, s33, v11
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB3_71
.LBB3_69:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_66 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
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
; %bb.70:                               ;   in Loop: Header=BB3_69 Depth=3
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
.LBB3_71:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
.LBB3_72:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_74
; %bb.73:                               ;   in Loop: Header=BB3_66 Depth=2
	ds_write_b32 v12, v20 offset:4
.LBB3_74:                               ;   in Loop: Header=BB3_66 Depth=2
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
; %bb.75:                               ;   in Loop: Header=BB3_66 Depth=2
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v22
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_83
; %bb.76:                               ;   in Loop: Header=BB3_66 Depth=2
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v14, s15
	v_mad_u64_u32 v[15:16], s[4:5], s10, v11, v[13:14]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, v9
	;;#ASMSTART
	onward_sync_cmpswap v11, v[15:16], v[13:14] agent acq remote
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v11, v23
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB3_82
; %bb.77:                               ;   in Loop: Header=BB3_66 Depth=2
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
; %bb.78:                               ;   in Loop: Header=BB3_66 Depth=2
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
.LBB3_79:                               ;   in Loop: Header=BB3_66 Depth=2
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_81
; %bb.80:                               ;   in Loop: Header=BB3_66 Depth=2
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
.LBB3_81:                               ;   in Loop: Header=BB3_66 Depth=2
	;;#ASMSTART
	onward_sync_store v[15:16], v12 agent rel remote
	;;#ASMEND
	v_cndmask_b32_e64 v11, 0, 1, s[4:5]
	v_add_u32_e32 v11, vcc, v23, v11
.LBB3_82:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v13, vcc, 1, v22
.LBB3_83:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_85
; %bb.84:                               ;   in Loop: Header=BB3_66 Depth=2
	ds_write_b32 v12, v14
.LBB3_85:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v14, v12
	s_mov_b32 s41, s39
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v14
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .LBB3_91
; %bb.86:                               ;   in Loop: Header=BB3_66 Depth=2
	s_cmp_lg_u32 s39, 0
	s_cselect_b32 s5, s39, 64
	s_cmp_lt_u32 s5, s54
	s_mov_b32 s4, s5
	s_cbranch_scc1 .LBB3_88
.LBB3_87:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_66 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_add_i32 s4, s4, s55
	s_cmp_lt_u32 s4, s54
	s_sleep 15
	s_cbranch_scc0 .LBB3_87
.LBB3_88:                               ;   in Loop: Header=BB3_66 Depth=2
	s_lshl_b32 s10, s5, 1
	s_cmpk_lt_u32 s5, 0x201
	s_cselect_b32 s41, s10, 0x400
	s_cmp_lt_u32 s4, 64
	s_cbranch_scc1 .LBB3_90
.LBB3_89:                               ;   Parent Loop BB3_26 Depth=1
                                        ;     Parent Loop BB3_66 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_sub_i32 s4, s4, 64
	s_cmp_gt_u32 s4, 63
	s_sleep 1
	s_cbranch_scc1 .LBB3_89
.LBB3_90:                               ;   in Loop: Header=BB3_66 Depth=2
	s_mov_b32 s10, 0
.LBB3_91:                               ;   in Loop: Header=BB3_66 Depth=2
	s_mov_b64 s[4:5], 0
	s_branch .LBB3_93
.LBB3_92:                               ;   in Loop: Header=BB3_66 Depth=2
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr11
                                        ; implicit-def: $vgpr13
.LBB3_93:                               ;   in Loop: Header=BB3_66 Depth=2
	s_mov_b32 s46, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_103
; %bb.94:                               ;   in Loop: Header=BB3_66 Depth=2
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_98
; %bb.95:                               ;   in Loop: Header=BB3_66 Depth=2
	s_mov_b32 s41, s40
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v15, s40
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v16, s41
	;;#ASMSTART
	onward_wait_load v11, v[13:14], v[15:16] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait v[13:14], v[15:16] eq
	;;#ASMEND
	v_cmp_lt_i32_e32 vcc, -1, v11
	s_and_b64 s[46:47], s[42:43], vcc
	s_and_saveexec_b64 s[44:45], s[46:47]
; %bb.96:                               ;   in Loop: Header=BB3_66 Depth=2
	s_sleep 1
; %bb.97:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
.LBB3_98:                               ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_100
; %bb.99:                               ;   in Loop: Header=BB3_66 Depth=2
	ds_write_b32 v12, v11
.LBB3_100:                              ;   in Loop: Header=BB3_66 Depth=2
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
; %bb.101:                              ;   in Loop: Header=BB3_66 Depth=2
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v9
.LBB3_102:                              ;   in Loop: Header=BB3_66 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s46, 1, 2
	s_mov_b32 s10, 0
	s_mov_b32 s41, s39
	v_mov_b32_e32 v11, v23
	v_mov_b32_e32 v13, v22
.LBB3_103:                              ;   in Loop: Header=BB3_66 Depth=2
	s_mov_b64 s[4:5], -1
	s_cmp_gt_i32 s46, 1
	s_mov_b64 s[44:45], -1
	s_cbranch_scc1 .LBB3_105
; %bb.104:                              ;   in Loop: Header=BB3_66 Depth=2
	s_cmp_eq_u32 s46, 0
	s_cselect_b64 s[44:45], -1, 0
.LBB3_105:                              ;   in Loop: Header=BB3_66 Depth=2
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB3_107
; %bb.106:                              ;   in Loop: Header=BB3_66 Depth=2
	s_cmp_lg_u32 s10, 0
	s_mov_b64 s[4:5], 0
	s_cselect_b64 s[44:45], -1, 0
.LBB3_107:                              ;   in Loop: Header=BB3_66 Depth=2
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB3_109
; %bb.108:                              ;   in Loop: Header=BB3_66 Depth=2
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v23, v11
	s_mov_b32 s39, s41
	s_branch .LBB3_66
.LBB3_109:                              ;   in Loop: Header=BB3_26 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB3_111
; %bb.110:                              ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b32 s10, 0
.LBB3_111:                              ;   in Loop: Header=BB3_26 Depth=1
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v22, v13
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc0 .LBB3_45
.LBB3_112:                              ;   in Loop: Header=BB3_26 Depth=1
	s_mov_b64 s[4:5], 0
	s_branch .LBB3_25
.LBB3_113:                              ;   in Loop: Header=BB3_26 Depth=1
	s_cbranch_execz .LBB3_24
	s_branch .LBB3_125
.LBB3_114:                              ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[46:47]
	flat_load_dwordx2 v[13:14], v[7:8]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, vcc, v14, v13
	v_add_u32_e32 v17, vcc, s10, v13
	v_cmp_gt_u32_e32 vcc, s60, v17
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_116
; %bb.115:                              ;   in Loop: Header=BB3_26 Depth=1
	v_mov_b32_e32 v17, s24
	v_mov_b32_e32 v18, s25
	flat_atomic_add v[17:18], v9
.LBB3_116:                              ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB3_118
; %bb.117:                              ;   in Loop: Header=BB3_26 Depth=1
	ds_write_b32 v12, v14
.LBB3_118:                              ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v17, v12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v17
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB3_120
; %bb.119:                              ;   in Loop: Header=BB3_26 Depth=1
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
.LBB3_120:                              ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB3_124
; %bb.121:                              ;   in Loop: Header=BB3_26 Depth=1
	v_add_u32_e32 v14, vcc, s10, v14
	v_cmp_eq_u32_e32 vcc, 0, v13
	flat_store_dword v[5:6], v14
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB3_123
; %bb.122:                              ;   in Loop: Header=BB3_26 Depth=1
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v14, s23
	flat_atomic_swap v[13:14], v9
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v13, s12
	flat_atomic_add v[13:14], v20
.LBB3_123:                              ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[44:45]
	;;#ASMSTART
	onward_sync_store v[1:2], v12 wg rel
	;;#ASMEND
.LBB3_124:                              ;   in Loop: Header=BB3_26 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB3_24
.LBB3_125:                              ;   in Loop: Header=BB3_26 Depth=1
	v_cmp_eq_u32_e32 vcc, s28, v15
	s_and_b64 s[44:45], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB3_23
; %bb.126:                              ;   in Loop: Header=BB3_26 Depth=1
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
; %bb.128:
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3844
; NumSgprs: 65
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 65
; NumVGPRsForWavesPerEU: 26
; Occupancy: 9
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
