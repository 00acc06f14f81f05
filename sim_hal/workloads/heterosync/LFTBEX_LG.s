	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	LFTBEX_LG               ; -- Begin function LFTBEX_LG
	.globl	LFTBEX_LG
	.p2align	8
	.type	LFTBEX_LG,@function
LFTBEX_LG:                              ; @LFTBEX_LG
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s48, s[4:5], 0xc
	s_mov_b32 s2, 0x4f7ffffe
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx16 s[12:27], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_mov_b32 s49, 0
	s_cmp_lg_u32 s28, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, s2, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s48, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s48, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v3, 0
	v_cmp_ne_u64_e32 vcc, s[48:49], v[1:2]
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_138
; %bb.1:
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s0, s30, 1
	s_cmpk_lt_u32 s30, 0x41
	s_cselect_b32 s30, s0, 64
	v_cvt_f32_u32_e32 v1, s30
	s_mov_b32 s9, s49
	s_lshl_b64 s[34:35], s[8:9], 2
	s_add_u32 s36, s22, s34
	v_rcp_iflag_f32_e32 v1, v1
	s_addc_u32 s37, s23, s35
	s_add_i32 s9, s29, 1
	s_cmp_lg_u32 s29, 0
	v_mul_f32_e32 v1, s2, v1
	v_cvt_u32_f32_e32 v1, v1
	s_cselect_b64 s[38:39], -1, 0
	s_sub_i32 s0, 0, s30
	v_add_u32_e32 v9, vcc, s30, v11
	v_mul_lo_u32 v2, s0, v1
	v_add_u32_e32 v4, vcc, -1, v9
	s_cmp_lt_u32 s8, s30
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_gt_u32 s31, 63
	s_cselect_b64 s[42:43], -1, 0
	v_add_u32_e32 v12, vcc, v2, v1
	v_mul_hi_u32 v1, s8, v12
	v_mul_hi_u32 v5, v4, v12
	s_lshr_b32 s58, s31, 1
	v_min_u32_e32 v22, s30, v11
	v_mul_lo_u32 v2, v1, s30
	v_add_u32_e32 v3, vcc, 1, v1
	s_mul_i32 s59, s33, s30
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[0:1], s30, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s30, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s30, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_mul_lo_u32 v2, v1, s30
	v_mul_lo_u32 v3, v5, s30
	v_cmp_lt_u32_e64 s[4:5], v0, v22
	v_cmp_lt_u32_e64 s[6:7], v0, v11
	v_sub_u32_e32 v13, vcc, s8, v2
	v_subrev_u32_e32 v2, vcc, v3, v4
	v_add_u32_e32 v3, vcc, 1, v5
	v_cmp_le_u32_e64 s[0:1], s30, v2
	v_cndmask_b32_e64 v3, v5, v3, s[0:1]
	v_subrev_u32_e32 v4, vcc, s30, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s30, v2
	v_cndmask_b32_e32 v2, v3, v4, vcc
	v_mul_lo_u32 v5, v2, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_add_u32_e32 v1, vcc, v5, v1
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v3, vcc, s12, v7
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_addc_u32_e32 v4, vcc, v1, v8, vcc
	v_add_u32_e32 v14, vcc, s12, v5
	v_addc_u32_e32 v15, vcc, v1, v6, vcc
	v_not_b32_e32 v1, v13
	v_add_u32_e32 v16, vcc, v1, v9
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v17, vcc, s14, v5
	v_addc_u32_e32 v18, vcc, v1, v6, vcc
	v_add_u32_e32 v5, vcc, s14, v7
	s_add_u32 s14, s16, s34
	s_addc_u32 s15, s17, s35
	v_mul_lo_u32 v9, s30, v0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[44:45], -1, 0
	s_add_u32 s46, s18, s34
	s_addc_u32 s47, s19, s35
	s_add_u32 s24, s24, s34
	v_addc_u32_e32 v6, vcc, v1, v8, vcc
	v_add_u32_e32 v21, vcc, v13, v9
	s_addc_u32 s25, s25, s35
	s_lshl_b32 s61, s9, 4
	v_cmp_lt_u32_e64 s[2:3], v21, v11
	s_lshl_b32 s60, s29, 4
	s_add_i32 s62, s61, -16
	v_mov_b32_e32 v19, s8
	v_mov_b32_e32 v8, 1
	s_movk_i32 s63, 0x3c0
	s_movk_i32 s64, 0xfc40
	v_mov_b32_e32 v20, 0
	s_movk_i32 s65, 0x3bf
	v_mov_b32_e32 v7, -1
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_13 Depth 2
                                        ;       Child Loop BB0_16 Depth 3
                                        ;         Child Loop BB0_19 Depth 4
                                        ;         Child Loop BB0_21 Depth 4
                                        ;     Child Loop BB0_24 Depth 2
                                        ;     Child Loop BB0_29 Depth 2
                                        ;       Child Loop BB0_34 Depth 3
                                        ;       Child Loop BB0_38 Depth 3
                                        ;     Child Loop BB0_45 Depth 2
                                        ;     Child Loop BB0_51 Depth 2
                                        ;     Child Loop BB0_58 Depth 2
                                        ;       Child Loop BB0_61 Depth 3
                                        ;         Child Loop BB0_64 Depth 4
                                        ;         Child Loop BB0_66 Depth 4
                                        ;     Child Loop BB0_73 Depth 2
                                        ;       Child Loop BB0_76 Depth 3
                                        ;         Child Loop BB0_79 Depth 4
                                        ;         Child Loop BB0_81 Depth 4
                                        ;     Child Loop BB0_84 Depth 2
                                        ;     Child Loop BB0_89 Depth 2
                                        ;       Child Loop BB0_94 Depth 3
                                        ;       Child Loop BB0_98 Depth 3
                                        ;     Child Loop BB0_104 Depth 2
                                        ;     Child Loop BB0_109 Depth 2
                                        ;       Child Loop BB0_114 Depth 3
                                        ;       Child Loop BB0_118 Depth 3
                                        ;     Child Loop BB0_125 Depth 2
	s_add_i32 s66, s49, 1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	v_mov_b32_e32 v1, s66
	flat_store_dword v[9:10], v1
.LBB0_4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_7
; %bb.5:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_u32_e32 v1, vcc, v19, v20
	v_cmp_ge_u32_e32 vcc, v1, v11
	v_cndmask_b32_e32 v9, 0, v11, vcc
	v_subrev_u32_e32 v1, vcc, v9, v1
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s10, s29
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v9, 4, v1
	v_mul_lo_u32 v10, s61, v9
	v_and_b32_e32 v9, 15, v1
	v_add_u32_e32 v10, vcc, s60, v10
.LBB0_6:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v25, vcc, -16, v10
	v_or_b32_e32 v1, v25, v9
	v_lshlrev_b64 v[23:24], 2, v[1:2]
	v_mov_b32_e32 v26, s21
	v_add_u32_e32 v23, vcc, s20, v23
	v_addc_u32_e32 v24, vcc, v26, v24, vcc
	flat_load_dword v26, v[23:24]
	v_or_b32_e32 v1, v10, v9
	v_lshlrev_b64 v[23:24], 2, v[1:2]
	s_add_i32 s10, s10, -1
	v_mov_b32_e32 v27, s21
	v_add_u32_e32 v23, vcc, s20, v23
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, v25
	v_addc_u32_e32 v24, vcc, v27, v24, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[23:24], v26
	s_cbranch_scc1 .LBB0_6
.LBB0_7:                                ;   in Loop: Header=BB0_2 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_2 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[3:4], v8
.LBB0_9:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_26
; %bb.10:                               ;   in Loop: Header=BB0_2 Depth=1
	v_mul_hi_u32 v1, v16, v12
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_mul_lo_u32 v9, v1, s30
	v_add_u32_e32 v10, vcc, 1, v1
	v_subrev_u32_e32 v9, vcc, v9, v16
	v_cmp_le_u32_e64 s[10:11], s30, v9
	v_cndmask_b32_e64 v1, v1, v10, s[10:11]
	v_subrev_u32_e32 v10, vcc, s30, v9
	v_cndmask_b32_e64 v9, v9, v10, s[10:11]
	v_add_u32_e32 v10, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s30, v9
	v_cndmask_b32_e32 v23, v1, v10, vcc
	v_cmp_lt_u32_e64 s[10:11], v0, v23
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_22
; %bb.11:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v23
	s_or_b64 s[50:51], vcc, s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_22
.LBB0_13:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_16 Depth 3
                                        ;         Child Loop BB0_19 Depth 4
                                        ;         Child Loop BB0_21 Depth 4
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	s_mov_b32 s48, 0
	v_add_u32_e32 v9, vcc, v14, v9
	v_addc_u32_e32 v10, vcc, v15, v10, vcc
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_16
.LBB0_14:                               ;   in Loop: Header=BB0_16 Depth=3
	s_andn2_b64 s[54:55], s[54:55], exec
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=3
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[52:53], s[56:57], s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_12
.LBB0_16:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_19 Depth 4
                                        ;         Child Loop BB0_21 Depth 4
	;;#ASMSTART
	onward_wait_load v24, v[9:10], v[7:8] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 1, v24
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_15
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=3
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq all
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_14
; %bb.18:                               ;   in Loop: Header=BB0_16 Depth=3
	s_cmp_lg_u32 s48, 0
	s_cselect_b32 s48, s48, 64
	s_cmp_lt_u32 s48, s63
	s_mov_b32 s67, s48
	s_cbranch_scc1 .LBB0_20
.LBB0_19:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ;       Parent Loop BB0_16 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s67, s67, s64
	s_cmp_lt_u32 s67, s63
	s_sleep 15
	s_cbranch_scc0 .LBB0_19
.LBB0_20:                               ;   in Loop: Header=BB0_16 Depth=3
	s_lshl_b32 s68, s48, 1
	s_cmp_gt_u32 s48, s58
	s_cselect_b32 s48, s31, s68
	s_cmp_lt_u32 s67, 64
	s_cbranch_scc1 .LBB0_14
.LBB0_21:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ;       Parent Loop BB0_16 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s67, s67, 64
	s_cmp_lt_u32 s67, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_21
	s_branch .LBB0_14
.LBB0_22:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_25
; %bb.23:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v1, v0
.LBB0_24:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v24, vcc, v14, v9
	v_addc_u32_e32 v25, vcc, v15, v10, vcc
	v_add_u32_e32 v9, vcc, v17, v9
	v_addc_u32_e32 v10, vcc, v18, v10, vcc
	flat_atomic_swap v[24:25], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v23
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_24
.LBB0_25:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[12:13]
.LBB0_26:                               ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_29
.LBB0_27:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_42
.LBB0_29:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_34 Depth 3
                                        ;       Child Loop BB0_38 Depth 3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_28
; %bb.30:                               ;   in Loop: Header=BB0_29 Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[5:6], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e64 s[10:11], 1, v9
	v_cmp_ne_u32_e32 vcc, 1, v9
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	ds_write_b32 v2, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[50:51], exec, s[10:11]
	s_cbranch_execz .LBB0_40
; %bb.31:                               ;   in Loop: Header=BB0_29 Depth=2
	;;#ASMSTART
	onward_wait v[5:6], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_40
; %bb.32:                               ;   in Loop: Header=BB0_29 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s65, v1
	v_mov_b32_e32 v9, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_36
; %bb.33:                               ;   in Loop: Header=BB0_29 Depth=2
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v9, v1
.LBB0_34:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_29 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v9, vcc, s64, v9
	v_cmp_gt_u32_e32 vcc, s63, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_34
; %bb.35:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[52:53]
.LBB0_36:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s58, v1
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_39
; %bb.37:                               ;   in Loop: Header=BB0_29 Depth=2
	s_mov_b64 s[54:55], 0
.LBB0_38:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_29 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 1
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_38
.LBB0_39:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v9, s31
	v_cndmask_b32_e64 v1, v1, v9, s[10:11]
.LBB0_40:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_saveexec_b64 s[10:11], s[50:51]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_27
; %bb.41:                               ;   in Loop: Header=BB0_29 Depth=2
	flat_atomic_swap v[5:6], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_27
.LBB0_42:                               ;   in Loop: Header=BB0_2 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.43:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v1, v21
	s_branch .LBB0_45
.LBB0_44:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_add_u32_e32 v1, vcc, s59, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_47
.LBB0_45:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v23, s23
	v_add_u32_e32 v9, vcc, s22, v9
	v_addc_u32_e32 v10, vcc, v23, v10, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s66, v9
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_44
; %bb.46:                               ;   in Loop: Header=BB0_45 Depth=2
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_atomic_add v[9:10], v8
	s_branch .LBB0_44
.LBB0_47:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b32 s10, s49, 1
	s_add_i32 s10, s10, 1
	v_mul_lo_u32 v1, s10, v11
	v_mov_b32_e32 v24, s23
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v23, vcc, s22, v9
	v_addc_u32_e32 v24, vcc, v24, v10, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v1, s35
	v_add_u32_e32 v9, vcc, s34, v23
	v_addc_u32_e32 v10, vcc, v24, v1, vcc
	v_mov_b32_e32 v1, s66
	flat_store_dword v[9:10], v1
.LBB0_49:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v1, vcc, s30, v19
	v_cmp_lt_u32_e64 s[10:11], v1, v11
	s_andn2_b64 vcc, exec, s[38:39]
	v_cndmask_b32_e64 v19, v13, v1, s[10:11]
	s_cbranch_vccnz .LBB0_52
; %bb.50:                               ;   in Loop: Header=BB0_2 Depth=1
	v_add_u32_e32 v1, vcc, v19, v20
	v_cmp_ge_u32_e32 vcc, v1, v11
	v_cndmask_b32_e32 v9, 0, v11, vcc
	v_subrev_u32_e32 v1, vcc, v9, v1
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s10, s29
	v_add_u32_e32 v1, vcc, v1, v0
	v_lshrrev_b32_e32 v9, 4, v1
	v_mul_lo_u32 v10, s61, v9
	v_and_b32_e32 v9, 15, v1
	v_add_u32_e32 v10, vcc, s62, v10
.LBB0_51:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v27, vcc, -16, v10
	v_or_b32_e32 v1, v27, v9
	v_lshlrev_b64 v[25:26], 2, v[1:2]
	v_mov_b32_e32 v28, s21
	v_add_u32_e32 v25, vcc, s20, v25
	v_addc_u32_e32 v26, vcc, v28, v26, vcc
	flat_load_dword v28, v[25:26]
	v_or_b32_e32 v1, v10, v9
	v_lshlrev_b64 v[25:26], 2, v[1:2]
	s_add_i32 s10, s10, -1
	v_mov_b32_e32 v29, s21
	v_add_u32_e32 v25, vcc, s20, v25
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, v27
	v_addc_u32_e32 v26, vcc, v29, v26, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v28
	s_cbranch_scc1 .LBB0_51
.LBB0_52:                               ;   in Loop: Header=BB0_2 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_2 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[3:4], v8
.LBB0_54:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_106
; %bb.55:                               ;   in Loop: Header=BB0_2 Depth=1
	v_mul_hi_u32 v1, v16, v12
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_mul_lo_u32 v9, v1, s30
	v_add_u32_e32 v10, vcc, 1, v1
	v_subrev_u32_e32 v9, vcc, v9, v16
	v_cmp_le_u32_e64 s[10:11], s30, v9
	v_cndmask_b32_e64 v1, v1, v10, s[10:11]
	v_subrev_u32_e32 v10, vcc, s30, v9
	v_cndmask_b32_e64 v9, v9, v10, s[10:11]
	v_add_u32_e32 v10, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s30, v9
	v_cndmask_b32_e32 v25, v1, v10, vcc
	v_cmp_lt_u32_e64 s[12:13], v0, v25
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_67
; %bb.56:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_58
.LBB0_57:                               ;   in Loop: Header=BB0_58 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v25
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_67
.LBB0_58:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_61 Depth 3
                                        ;         Child Loop BB0_64 Depth 4
                                        ;         Child Loop BB0_66 Depth 4
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	s_mov_b32 s56, 0
	v_add_u32_e32 v9, vcc, v14, v9
	v_addc_u32_e32 v10, vcc, v15, v10, vcc
	s_mov_b64 s[50:51], 0
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_61
.LBB0_59:                               ;   in Loop: Header=BB0_61 Depth=3
	s_andn2_b64 s[52:53], s[52:53], exec
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=3
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_57
.LBB0_61:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_58 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_64 Depth 4
                                        ;         Child Loop BB0_66 Depth 4
	;;#ASMSTART
	onward_wait_load v26, v[9:10], v[7:8] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 1, v26
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_60
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=3
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq all
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_59
; %bb.63:                               ;   in Loop: Header=BB0_61 Depth=3
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s63
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB0_65
.LBB0_64:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_58 Depth=2
                                        ;       Parent Loop BB0_61 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s57, s57, s64
	s_cmp_lt_u32 s57, s63
	s_sleep 15
	s_cbranch_scc0 .LBB0_64
.LBB0_65:                               ;   in Loop: Header=BB0_61 Depth=3
	s_lshl_b32 s67, s56, 1
	s_cmp_gt_u32 s56, s58
	s_cselect_b32 s56, s31, s67
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB0_59
.LBB0_66:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_58 Depth=2
                                        ;       Parent Loop BB0_61 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s57, s57, 64
	s_cmp_lt_u32 s57, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_66
	s_branch .LBB0_59
.LBB0_67:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
.LBB0_69:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_86
; %bb.70:                               ;   in Loop: Header=BB0_2 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_82
; %bb.71:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_73
.LBB0_72:                               ;   in Loop: Header=BB0_73 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v22
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_82
.LBB0_73:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_76 Depth 3
                                        ;         Child Loop BB0_79 Depth 4
                                        ;         Child Loop BB0_81 Depth 4
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v26, s17
	v_add_u32_e32 v9, vcc, s16, v9
	v_addc_u32_e32 v10, vcc, v26, v10, vcc
	s_mov_b32 s56, 0
	s_mov_b64 s[50:51], 0
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_76
.LBB0_74:                               ;   in Loop: Header=BB0_76 Depth=3
	s_andn2_b64 s[52:53], s[52:53], exec
.LBB0_75:                               ;   in Loop: Header=BB0_76 Depth=3
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_72
.LBB0_76:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_73 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_79 Depth 4
                                        ;         Child Loop BB0_81 Depth 4
	;;#ASMSTART
	onward_wait_load v26, v[9:10], v[7:8] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 1, v26
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=3
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq all
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_74
; %bb.78:                               ;   in Loop: Header=BB0_76 Depth=3
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s56, s56, 64
	s_cmp_lt_u32 s56, s63
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB0_80
.LBB0_79:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_73 Depth=2
                                        ;       Parent Loop BB0_76 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s57, s57, s64
	s_cmp_lt_u32 s57, s63
	s_sleep 15
	s_cbranch_scc0 .LBB0_79
.LBB0_80:                               ;   in Loop: Header=BB0_76 Depth=3
	s_lshl_b32 s67, s56, 1
	s_cmp_gt_u32 s56, s58
	s_cselect_b32 s56, s31, s67
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB0_74
.LBB0_81:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_73 Depth=2
                                        ;       Parent Loop BB0_76 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s57, s57, 64
	s_cmp_lt_u32 s57, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_81
	s_branch .LBB0_74
.LBB0_82:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_85
; %bb.83:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v1, v0
.LBB0_84:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v27, s17
	v_add_u32_e32 v26, vcc, s16, v9
	v_addc_u32_e32 v27, vcc, v27, v10, vcc
	v_mov_b32_e32 v28, s19
	v_add_u32_e32 v9, vcc, s18, v9
	v_addc_u32_e32 v10, vcc, v28, v10, vcc
	flat_atomic_swap v[26:27], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v22
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_84
.LBB0_85:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_86:                               ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_89
.LBB0_87:                               ;   in Loop: Header=BB0_89 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_88:                               ;   in Loop: Header=BB0_89 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_102
.LBB0_89:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_94 Depth 3
                                        ;       Child Loop BB0_98 Depth 3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[48:49], s[0:1]
	s_cbranch_execz .LBB0_88
; %bb.90:                               ;   in Loop: Header=BB0_89 Depth=2
	v_mov_b32_e32 v9, s46
	v_mov_b32_e32 v10, s47
	;;#ASMSTART
	onward_wait_load v26, v[9:10], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e64 s[10:11], 1, v26
	v_cmp_ne_u32_e32 vcc, 1, v26
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	ds_write_b32 v2, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[50:51], exec, s[10:11]
	s_cbranch_execz .LBB0_100
; %bb.91:                               ;   in Loop: Header=BB0_89 Depth=2
	v_mov_b32_e32 v9, s46
	v_mov_b32_e32 v10, s47
	;;#ASMSTART
	onward_wait v[9:10], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_100
; %bb.92:                               ;   in Loop: Header=BB0_89 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s65, v1
	v_mov_b32_e32 v9, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_96
; %bb.93:                               ;   in Loop: Header=BB0_89 Depth=2
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v9, v1
.LBB0_94:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_89 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v9, vcc, s64, v9
	v_cmp_gt_u32_e32 vcc, s63, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_94
; %bb.95:                               ;   in Loop: Header=BB0_89 Depth=2
	s_or_b64 exec, exec, s[52:53]
.LBB0_96:                               ;   in Loop: Header=BB0_89 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s58, v1
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_99
; %bb.97:                               ;   in Loop: Header=BB0_89 Depth=2
	s_mov_b64 s[54:55], 0
.LBB0_98:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_89 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 1
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_98
.LBB0_99:                               ;   in Loop: Header=BB0_89 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v9, s31
	v_cndmask_b32_e64 v1, v1, v9, s[10:11]
.LBB0_100:                              ;   in Loop: Header=BB0_89 Depth=2
	s_or_saveexec_b64 s[10:11], s[50:51]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_87
; %bb.101:                              ;   in Loop: Header=BB0_89 Depth=2
	v_mov_b32_e32 v9, s46
	v_mov_b32_e32 v10, s47
	flat_atomic_swap v[9:10], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_87
.LBB0_102:                              ;   in Loop: Header=BB0_2 Depth=1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_105
; %bb.103:                              ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v1, v0
.LBB0_104:                              ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v26, vcc, v14, v9
	v_addc_u32_e32 v27, vcc, v15, v10, vcc
	v_add_u32_e32 v9, vcc, v17, v9
	v_addc_u32_e32 v10, vcc, v18, v10, vcc
	flat_atomic_swap v[26:27], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[9:10], v8
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v25
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_104
.LBB0_105:                              ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_106:                              ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_109
.LBB0_107:                              ;   in Loop: Header=BB0_109 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_108:                              ;   in Loop: Header=BB0_109 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v9, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_122
.LBB0_109:                              ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_114 Depth 3
                                        ;       Child Loop BB0_118 Depth 3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_108
; %bb.110:                              ;   in Loop: Header=BB0_109 Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[5:6], v[7:8] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e64 s[10:11], 1, v9
	v_cmp_ne_u32_e32 vcc, 1, v9
	v_cndmask_b32_e64 v9, 0, 1, s[10:11]
	ds_write_b32 v2, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[48:49], exec, s[10:11]
	s_cbranch_execz .LBB0_120
; %bb.111:                              ;   in Loop: Header=BB0_109 Depth=2
	;;#ASMSTART
	onward_wait v[5:6], v[7:8] eq
	;;#ASMEND
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_120
; %bb.112:                              ;   in Loop: Header=BB0_109 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 64, v1, vcc
	v_cmp_lt_u32_e32 vcc, s65, v1
	v_mov_b32_e32 v9, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_116
; %bb.113:                              ;   in Loop: Header=BB0_109 Depth=2
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v9, v1
.LBB0_114:                              ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_109 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v9, vcc, s64, v9
	v_cmp_gt_u32_e32 vcc, s63, v9
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 15
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_114
; %bb.115:                              ;   in Loop: Header=BB0_109 Depth=2
	s_or_b64 exec, exec, s[50:51]
.LBB0_116:                              ;   in Loop: Header=BB0_109 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cmp_lt_u32_e64 s[10:11], s58, v1
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_119
; %bb.117:                              ;   in Loop: Header=BB0_109 Depth=2
	s_mov_b64 s[52:53], 0
.LBB0_118:                              ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_109 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_118
.LBB0_119:                              ;   in Loop: Header=BB0_109 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v9, s31
	v_cndmask_b32_e64 v1, v1, v9, s[10:11]
.LBB0_120:                              ;   in Loop: Header=BB0_109 Depth=2
	s_or_saveexec_b64 s[10:11], s[48:49]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_107
; %bb.121:                              ;   in Loop: Header=BB0_109 Depth=2
	flat_atomic_swap v[5:6], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_107
.LBB0_122:                              ;   in Loop: Header=BB0_2 Depth=1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_127
; %bb.123:                              ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_125
.LBB0_124:                              ;   in Loop: Header=BB0_125 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v1, vcc, s33, v1
	v_cmp_ge_u32_e32 vcc, v1, v11
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_127
.LBB0_125:                              ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_u32_e32 v9, vcc, v23, v9
	v_addc_u32_e32 v10, vcc, v24, v10, vcc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s66, v9
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_124
; %bb.126:                              ;   in Loop: Header=BB0_125 Depth=2
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_atomic_add v[9:10], v8
	s_branch .LBB0_124
.LBB0_127:                              ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_129
; %bb.128:                              ;   in Loop: Header=BB0_2 Depth=1
	v_mov_b32_e32 v9, s24
	v_mov_b32_e32 v10, s25
	flat_load_dword v1, v[9:10]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[9:10], v1
.LBB0_129:                              ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v1, vcc, 1, v20
	v_cmp_ne_u32_e32 vcc, v1, v11
	s_cmp_eq_u32 s66, s28
	v_cndmask_b32_e32 v20, 0, v1, vcc
	s_cbranch_scc1 .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b32 s49, s66
	s_branch .LBB0_2
.LBB0_131:
	s_branch .LBB0_133
.LBB0_132:
	s_add_i32 s9, s29, 1
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, s8
.LBB0_133:
	v_add_u32_e32 v1, vcc, v19, v20
	v_cmp_ge_u32_e32 vcc, v1, v11
	v_cndmask_b32_e32 v2, 0, v11, vcc
	v_sub_u32_e32 v1, vcc, v1, v2
	v_mul_lo_u32 v1, v1, s33
	s_mov_b32 s2, 0
	s_lshl_b32 s3, s28, 1
	v_mov_b32_e32 v5, 1
	v_add_u32_e32 v0, vcc, v1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_mul_lo_u32 v2, v1, s9
	v_and_b32_e32 v3, 15, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	v_lshlrev_b32_e32 v4, 4, v2
	s_branch .LBB0_135
.LBB0_134:                              ;   in Loop: Header=BB0_135 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s2, s3
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s4, s4, 0
	s_add_i32 s2, s2, 1
	s_cmp_le_u32 s2, s29
	v_add_u32_e32 v4, vcc, 16, v4
	s_cbranch_scc0 .LBB0_137
.LBB0_135:                              ; =>This Inner Loop Header: Depth=1
	v_or_b32_e32 v0, v4, v3
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v0, s21
	v_add_u32_e32 v6, vcc, s20, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	flat_load_dword v0, v[6:7]
	v_add_u32_e32 v6, vcc, s4, v2
	v_lshlrev_b32_e32 v6, 4, v6
	v_or_b32_e32 v6, v6, v3
	v_cvt_f32_u32_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_cmp_neq_f32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_134
; %bb.136:                              ;   in Loop: Header=BB0_135 Depth=1
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_atomic_add v[6:7], v5
	s_branch .LBB0_134
.LBB0_137:
	s_endpgm
.LBB0_138:
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $vgpr19
                                        ; implicit-def: $sgpr9
	s_cbranch_execnz .LBB0_132
	s_branch .LBB0_133
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel LFTBEX_LG
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
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 69
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
	.size	LFTBEX_LG, .Lfunc_end0-LFTBEX_LG
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3920
; NumSgprs: 71
; NumVgprs: 30
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 71
; NumVGPRsForWavesPerEU: 30
; Occupancy: 8
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
    .name:           LFTBEX_LG
    .private_segment_fixed_size: 0
    .sgpr_count:     71
    .sgpr_spill_count: 0
    .symbol:         LFTBEX_LG.kd
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
