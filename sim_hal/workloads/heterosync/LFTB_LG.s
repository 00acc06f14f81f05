	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	LFTB_LG                 ; -- Begin function LFTB_LG
	.globl	LFTB_LG
	.p2align	8
	.type	LFTB_LG,@function
LFTB_LG:                                ; @LFTB_LG
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_mov_b32 s35, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	s_cmp_lg_u32 s28, 0
	s_cbranch_scc0 .LBB0_92
; %bb.1:
	v_cvt_f32_u32_e32 v1, s33
	s_mov_b32 s2, 0x4f7ffffe
	s_sub_i32 s0, 0, s33
	s_cmp_lg_u32 s30, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cselect_b32 s1, s30, 1
	s_cmpk_lt_u32 s30, 0x41
	s_cselect_b32 s54, s1, 64
	v_mul_f32_e32 v1, s2, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_f32_u32_e32 v3, s54
	s_load_dword s34, s[4:5], 0xc
	s_add_i32 s30, s29, 1
	v_mul_lo_u32 v2, s0, v1
	v_rcp_iflag_f32_e32 v3, v3
	s_cmp_lg_u32 s29, 0
	s_cselect_b64 s[36:37], -1, 0
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 s9, s35
	v_mov_b32_e32 v15, s8
	s_movk_i32 s56, 0x3c0
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v1, s34, v1
	v_mul_f32_e32 v2, s2, v3
	v_cvt_u32_f32_e32 v2, v2
	s_sub_i32 s2, 0, s54
	v_mul_lo_u32 v3, v1, s33
	v_add_u32_e32 v4, vcc, 1, v1
	v_mul_lo_u32 v5, s2, v2
	v_sub_u32_e32 v3, vcc, s34, v3
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_mul_hi_u32 v5, v2, v5
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v3, v1, v4, vcc
	v_add_u32_e32 v9, vcc, v5, v2
	v_mul_hi_u32 v4, s8, v9
	v_mad_u64_u32 v[1:2], s[0:1], s33, v3, 0
	s_cmp_lt_u32 s8, s54
	v_mul_lo_u32 v5, v4, s54
	v_cmp_ne_u64_e64 s[0:1], s[34:35], v[1:2]
	v_add_u32_e32 v2, vcc, 1, v4
	v_sub_u32_e32 v1, vcc, s8, v5
	v_mov_b32_e32 v5, s54
	v_addc_u32_e64 v10, vcc, v5, v3, s[0:1]
	v_addc_u32_e64 v11, vcc, 0, v3, s[0:1]
	v_add_u32_e32 v3, vcc, -1, v10
	v_cmp_le_u32_e64 s[2:3], s54, v1
	v_mul_hi_u32 v5, v3, v9
	v_cndmask_b32_e64 v2, v4, v2, s[2:3]
	v_subrev_u32_e32 v4, vcc, s54, v1
	v_cndmask_b32_e64 v1, v1, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s54, v1
	v_cndmask_b32_e32 v1, v2, v4, vcc
	v_mul_lo_u32 v6, v5, s54
	v_mul_lo_u32 v4, v1, s54
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[38:39], -1, 0
	v_subrev_u32_e32 v3, vcc, v6, v3
	v_sub_u32_e32 v14, vcc, s8, v4
	v_add_u32_e32 v4, vcc, 1, v5
	v_cmp_le_u32_e64 s[0:1], s54, v3
	v_cndmask_b32_e64 v4, v5, v4, s[0:1]
	v_subrev_u32_e32 v5, vcc, s54, v3
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s54, v3
	v_cndmask_b32_e32 v3, v4, v5, vcc
	v_mul_lo_u32 v5, v3, v14
	v_mov_b32_e32 v6, v2
	s_lshr_b32 s34, s31, 1
	s_cmp_gt_u32 s31, 63
	v_add_u32_e32 v1, vcc, v5, v1
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v3, vcc, s12, v7
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_addc_u32_e32 v4, vcc, v1, v8, vcc
	v_add_u32_e32 v12, vcc, s12, v5
	s_cselect_b64 s[12:13], -1, 0
	s_lshl_b64 s[40:41], s[8:9], 2
	s_add_u32 s42, s16, s40
	v_addc_u32_e32 v13, vcc, v1, v6, vcc
	v_not_b32_e32 v1, v14
	s_addc_u32 s43, s17, s41
	v_add_u32_e32 v14, vcc, v1, v10
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[44:45], -1, 0
	s_add_u32 s46, s18, s40
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v17, vcc, s14, v5
	v_mul_hi_u32 v19, v14, v9
	s_addc_u32 s47, s19, s41
	v_addc_u32_e32 v18, vcc, v1, v6, vcc
	v_min_u32_e32 v16, s54, v11
	v_add_u32_e32 v5, vcc, s14, v7
	s_add_u32 s14, s24, s40
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cmp_lt_u32_e64 s[2:3], v0, v16
	v_addc_u32_e32 v6, vcc, v1, v8, vcc
	v_cmp_lt_u32_e64 s[4:5], v0, v11
	s_addc_u32 s15, s25, s41
	s_lshl_b32 s9, s29, 4
	s_lshl_b32 s55, s30, 4
	v_mov_b32_e32 v8, 1
	s_movk_i32 s57, 0xfc40
	s_movk_i32 s58, 0x3bf
	v_mov_b32_e32 v7, -1
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, vcc, 1, v15
	v_cmp_ne_u32_e32 vcc, v1, v11
	s_cmp_eq_u32 s35, s28
	v_cndmask_b32_e32 v15, 0, v1, vcc
	s_cbranch_scc1 .LBB0_85
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_14 Depth 2
                                        ;       Child Loop BB0_17 Depth 3
                                        ;         Child Loop BB0_20 Depth 4
                                        ;         Child Loop BB0_22 Depth 4
                                        ;     Child Loop BB0_29 Depth 2
                                        ;       Child Loop BB0_32 Depth 3
                                        ;         Child Loop BB0_35 Depth 4
                                        ;         Child Loop BB0_37 Depth 4
                                        ;     Child Loop BB0_40 Depth 2
                                        ;     Child Loop BB0_45 Depth 2
                                        ;       Child Loop BB0_50 Depth 3
                                        ;       Child Loop BB0_54 Depth 3
                                        ;     Child Loop BB0_60 Depth 2
                                        ;     Child Loop BB0_65 Depth 2
                                        ;       Child Loop BB0_70 Depth 3
                                        ;       Child Loop BB0_74 Depth 3
                                        ;     Child Loop BB0_81 Depth 2
	s_and_b32 s6, s35, 1
	v_mul_lo_u32 v1, s6, v11
	v_mov_b32_e32 v21, s23
	s_add_i32 s35, s35, 1
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v20, vcc, s22, v9
	v_addc_u32_e32 v21, vcc, v21, v10, vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, s41
	v_add_u32_e32 v9, vcc, s40, v20
	v_addc_u32_e32 v10, vcc, v21, v1, vcc
	v_mov_b32_e32 v1, s35
	flat_store_dword v[9:10], v1
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_8
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mul_lo_u32 v1, v15, s33
	s_mov_b32 s6, s29
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v9, 4, v1
	v_mul_lo_u32 v10, s55, v9
	v_and_b32_e32 v9, 15, v1
	v_add_u32_e32 v10, vcc, s9, v10
.LBB0_7:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v24, vcc, -16, v10
	v_or_b32_e32 v1, v24, v9
	v_lshlrev_b64 v[22:23], 2, v[1:2]
	v_mov_b32_e32 v25, s21
	v_add_u32_e32 v22, vcc, s20, v22
	v_addc_u32_e32 v23, vcc, v25, v23, vcc
	flat_load_dword v25, v[22:23]
	v_or_b32_e32 v1, v10, v9
	v_lshlrev_b64 v[22:23], 2, v[1:2]
	s_add_i32 s6, s6, -1
	v_mov_b32_e32 v26, s21
	v_add_u32_e32 v22, vcc, s20, v22
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v10, v24
	v_addc_u32_e32 v23, vcc, v26, v23, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[22:23], v25
	s_cbranch_scc1 .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[3:4], v8
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_62
; %bb.11:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mul_lo_u32 v1, v19, s54
	v_add_u32_e32 v9, vcc, 1, v19
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_subrev_u32_e32 v1, vcc, v1, v14
	v_cmp_le_u32_e64 s[6:7], s54, v1
	v_cndmask_b32_e64 v9, v19, v9, s[6:7]
	v_subrev_u32_e32 v10, vcc, s54, v1
	v_cndmask_b32_e64 v1, v1, v10, s[6:7]
	v_add_u32_e32 v10, vcc, 1, v9
	v_cmp_le_u32_e32 vcc, s54, v1
	v_cndmask_b32_e32 v22, v9, v10, vcc
	v_cmp_lt_u32_e64 s[6:7], v0, v22
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_23
; %bb.12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v22
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_23
.LBB0_14:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_17 Depth 3
                                        ;         Child Loop BB0_20 Depth 4
                                        ;         Child Loop BB0_22 Depth 4
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	s_mov_b32 s59, 0
	v_add_u32_e32 v9, vcc, v12, v9
	v_addc_u32_e32 v10, vcc, v13, v10, vcc
	s_mov_b64 s[48:49], 0
                                        ; implicit-def: $sgpr50_sgpr51
	s_branch .LBB0_17
.LBB0_15:                               ;   in Loop: Header=BB0_17 Depth=3
	s_andn2_b64 s[50:51], s[50:51], exec
.LBB0_16:                               ;   in Loop: Header=BB0_17 Depth=3
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], exec, s[50:51]
	s_or_b64 s[48:49], s[52:53], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_13
.LBB0_17:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_20 Depth 4
                                        ;         Child Loop BB0_22 Depth 4
	;;#ASMSTART
	onward_wait_load v23, v[9:10], v[7:8] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 1, v23
	s_or_b64 s[50:51], s[50:51], exec
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_16
; %bb.18:                               ;   in Loop: Header=BB0_17 Depth=3
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq all
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_15
; %bb.19:                               ;   in Loop: Header=BB0_17 Depth=3
	s_cmp_lg_u32 s59, 0
	s_cselect_b32 s59, s59, 64
	s_cmp_lt_u32 s59, s56
	s_mov_b32 s60, s59
	s_cbranch_scc1 .LBB0_21
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ;       Parent Loop BB0_17 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s60, s60, s57
	s_cmp_lt_u32 s60, s56
	s_sleep 15
	s_cbranch_scc0 .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_17 Depth=3
	s_lshl_b32 s61, s59, 1
	s_cmp_gt_u32 s59, s34
	s_cselect_b32 s59, s31, s61
	s_cmp_lt_u32 s60, 64
	s_cbranch_scc1 .LBB0_15
.LBB0_22:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ;       Parent Loop BB0_17 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s60, s60, 64
	s_cmp_lt_u32 s60, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_22
	s_branch .LBB0_15
.LBB0_23:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s42
	v_mov_b32_e32 v10, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_42
; %bb.26:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.27:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v16
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_38
.LBB0_29:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_32 Depth 3
                                        ;         Child Loop BB0_35 Depth 4
                                        ;         Child Loop BB0_37 Depth 4
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v23, s17
	v_add_u32_e32 v9, vcc, s16, v9
	v_addc_u32_e32 v10, vcc, v23, v10, vcc
	s_mov_b32 s59, 0
	s_mov_b64 s[48:49], 0
                                        ; implicit-def: $sgpr50_sgpr51
	s_branch .LBB0_32
.LBB0_30:                               ;   in Loop: Header=BB0_32 Depth=3
	s_andn2_b64 s[50:51], s[50:51], exec
.LBB0_31:                               ;   in Loop: Header=BB0_32 Depth=3
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], exec, s[50:51]
	s_or_b64 s[48:49], s[52:53], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_28
.LBB0_32:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_29 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_35 Depth 4
                                        ;         Child Loop BB0_37 Depth 4
	;;#ASMSTART
	onward_wait_load v23, v[9:10], v[7:8] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 1, v23
	s_or_b64 s[50:51], s[50:51], exec
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_31
; %bb.33:                               ;   in Loop: Header=BB0_32 Depth=3
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq all
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_30
; %bb.34:                               ;   in Loop: Header=BB0_32 Depth=3
	s_cmp_lg_u32 s59, 0
	s_cselect_b32 s59, s59, 64
	s_cmp_lt_u32 s59, s56
	s_mov_b32 s60, s59
	s_cbranch_scc1 .LBB0_36
.LBB0_35:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_29 Depth=2
                                        ;       Parent Loop BB0_32 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s60, s60, s57
	s_cmp_lt_u32 s60, s56
	s_sleep 15
	s_cbranch_scc0 .LBB0_35
.LBB0_36:                               ;   in Loop: Header=BB0_32 Depth=3
	s_lshl_b32 s61, s59, 1
	s_cmp_gt_u32 s59, s34
	s_cselect_b32 s59, s31, s61
	s_cmp_lt_u32 s60, 64
	s_cbranch_scc1 .LBB0_30
.LBB0_37:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_29 Depth=2
                                        ;       Parent Loop BB0_32 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s60, s60, 64
	s_cmp_lt_u32 s60, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_37
	s_branch .LBB0_30
.LBB0_38:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.39:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v1, v0
.LBB0_40:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v24, s17
	v_add_u32_e32 v23, vcc, s16, v9
	v_addc_u32_e32 v24, vcc, v24, v10, vcc
	v_mov_b32_e32 v25, s19
	v_add_u32_e32 v9, vcc, s18, v9
	v_addc_u32_e32 v10, vcc, v25, v10, vcc
	flat_atomic_swap v[23:24], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v16
	s_or_b64 s[24:25], vcc, s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_40
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_45
.LBB0_43:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_44:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_58
.LBB0_45:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_50 Depth 3
                                        ;       Child Loop BB0_54 Depth 3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB0_44
; %bb.46:                               ;   in Loop: Header=BB0_45 Depth=2
	v_mov_b32_e32 v9, s46
	v_mov_b32_e32 v10, s47
	;;#ASMSTART
	onward_wait_load v23, v[9:10], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e64 s[10:11], 1, v23
	v_cmp_ne_u32_e32 vcc, 1, v23
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	ds_write_b32 v2, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[48:49], exec, s[10:11]
	s_cbranch_execz .LBB0_56
; %bb.47:                               ;   in Loop: Header=BB0_45 Depth=2
	v_mov_b32_e32 v9, s46
	v_mov_b32_e32 v10, s47
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_56
; %bb.48:                               ;   in Loop: Header=BB0_45 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s58, v1
	v_mov_b32_e32 v9, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_52
; %bb.49:                               ;   in Loop: Header=BB0_45 Depth=2
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v9, v1
.LBB0_50:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_45 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v9, vcc, s57, v9
	v_cmp_gt_u32_e32 vcc, s56, v9
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 15
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_50
; %bb.51:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[50:51]
.LBB0_52:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s34, v1
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_55
; %bb.53:                               ;   in Loop: Header=BB0_45 Depth=2
	s_mov_b64 s[52:53], 0
.LBB0_54:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_45 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_54
.LBB0_55:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v9, s31
	v_cndmask_b32_e64 v1, v1, v9, s[10:11]
.LBB0_56:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_saveexec_b64 s[10:11], s[48:49]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_43
; %bb.57:                               ;   in Loop: Header=BB0_45 Depth=2
	v_mov_b32_e32 v9, s46
	v_mov_b32_e32 v10, s47
	flat_atomic_swap v[9:10], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_43
.LBB0_58:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_61
; %bb.59:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, v0
.LBB0_60:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v23, vcc, v12, v9
	v_addc_u32_e32 v24, vcc, v13, v10, vcc
	v_add_u32_e32 v9, vcc, v17, v9
	v_addc_u32_e32 v10, vcc, v18, v10, vcc
	flat_atomic_swap v[23:24], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v22
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_60
.LBB0_61:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_62:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_65
.LBB0_63:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_b64 exec, exec, s[6:7]
.LBB0_64:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_78
.LBB0_65:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_70 Depth 3
                                        ;       Child Loop BB0_74 Depth 3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_64
; %bb.66:                               ;   in Loop: Header=BB0_65 Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[5:6], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e64 s[6:7], 1, v9
	v_cmp_ne_u32_e32 vcc, 1, v9
	v_cndmask_b32_e64 v9, 0, 1, s[6:7]
	ds_write_b32 v2, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[24:25], exec, s[6:7]
	s_cbranch_execz .LBB0_76
; %bb.67:                               ;   in Loop: Header=BB0_65 Depth=2
	;;#ASMSTART
	onward_wait v[5:6], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_76
; %bb.68:                               ;   in Loop: Header=BB0_65 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s58, v1
	v_mov_b32_e32 v9, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_72
; %bb.69:                               ;   in Loop: Header=BB0_65 Depth=2
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v9, v1
.LBB0_70:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_65 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v9, vcc, s57, v9
	v_cmp_gt_u32_e32 vcc, s56, v9
	s_or_b64 s[48:49], vcc, s[48:49]
	s_sleep 15
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_70
; %bb.71:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_b64 exec, exec, s[48:49]
.LBB0_72:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e64 s[6:7], s34, v1
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_75
; %bb.73:                               ;   in Loop: Header=BB0_65 Depth=2
	s_mov_b64 s[50:51], 0
.LBB0_74:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_65 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_74
.LBB0_75:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v9, s31
	v_cndmask_b32_e64 v1, v1, v9, s[6:7]
.LBB0_76:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_saveexec_b64 s[6:7], s[24:25]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_63
; %bb.77:                               ;   in Loop: Header=BB0_65 Depth=2
	flat_atomic_swap v[5:6], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_63
.LBB0_78:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_83
; %bb.79:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_81
.LBB0_80:                               ;   in Loop: Header=BB0_81 Depth=2
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_83
.LBB0_81:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v9, vcc, v20, v9
	v_addc_u32_e32 v10, vcc, v21, v10, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s35, v9
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_80
; %bb.82:                               ;   in Loop: Header=BB0_81 Depth=2
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_atomic_add v[9:10], v8
	s_branch .LBB0_80
.LBB0_83:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.84:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	flat_load_dword v1, v[9:10]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[9:10], v1
	s_branch .LBB0_2
.LBB0_85:
	s_branch .LBB0_87
.LBB0_86:
	s_add_i32 s30, s29, 1
	v_mov_b32_e32 v15, s8
.LBB0_87:
	v_mul_lo_u32 v1, v15, s33
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 1
	s_mov_b32 s3, 0
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s30
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 15, v0
	v_lshlrev_b32_e32 v5, 4, v2
	s_branch .LBB0_89
.LBB0_88:                               ;   in Loop: Header=BB0_89 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s28
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s3, s3, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s29
	v_add_u32_e32 v5, vcc, 16, v5
	s_cbranch_scc0 .LBB0_91
.LBB0_89:                               ; =>This Inner Loop Header: Depth=1
	v_or_b32_e32 v0, v5, v4
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v0, s21
	v_add_u32_e32 v6, vcc, s20, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s3, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v4
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_88
; %bb.90:                               ;   in Loop: Header=BB0_89 Depth=1
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v3
	s_branch .LBB0_88
.LBB0_91:
	s_endpgm
.LBB0_92:
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $sgpr30
	s_cbranch_execnz .LBB0_86
	s_branch .LBB0_87
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel LFTB_LG
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 62
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
	.size	LFTB_LG, .Lfunc_end0-LFTB_LG
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2772
; NumSgprs: 64
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 64
; NumVGPRsForWavesPerEU: 27
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
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
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
        .is_volatile:    true
        .offset:         56
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           LFTB_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     64
    .sgpr_spill_count: 0
    .symbol:         LFTB_LG.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
