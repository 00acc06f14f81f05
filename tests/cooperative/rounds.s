	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	rounds                  ; -- Begin function rounds
	.globl	rounds
	.p2align	8
	.type	rounds,@function
rounds:                                 ; @rounds
; %bb.0:
	s_load_dword s11, s[4:5], 0x4
	s_load_dword s28, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_mov_b32 s29, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s11, 0xffff
	v_cvt_f32_u32_e32 v2, s9
	s_sub_i32 s0, 0, s9
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[34:35], 0
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	s_add_i32 s0, s9, 63
	s_lshr_b32 s7, s0, 6
	s_cmp_lg_u64 s[16:17], 0
	v_mul_hi_u32 v3, v2, v3
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s28, v2
	v_mul_lo_u32 v3, v2, s9
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s28, v3
	v_cmp_le_u32_e64 s[0:1], s9, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s9, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s9, v4, 0
	v_cmp_ne_u64_e32 vcc, s[28:29], v[2:3]
	v_addc_u32_e32 v22, vcc, 0, v4, vcc
	v_readfirstlane_b32 s36, v22
	s_cbranch_scc1 .LBB0_12
; %bb.1:
	s_add_u32 s0, s16, 64
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s2, s16, 8
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_addc_u32 s3, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s6, 0
	v_readfirstlane_b32 s10, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_13
; %bb.2:
	s_add_u32 s2, s16, 24
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s17
	v_readfirstlane_b32 s6, v4
	v_mad_u64_u32 v[2:3], s[2:3], s6, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_14
; %bb.3:
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s2, s10, 1
	s_mov_b32 s4, s10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v4
	s_cmp_lg_u32 s5, s2
	s_cbranch_scc1 .LBB0_7
; %bb.4:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	;;#ASMSTART
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[0:1]
	;;#ASMEND
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s5
.LBB0_7:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s7, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB0_11
; %bb.8:
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, 0
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v4
.LBB0_11:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_15
.LBB0_12:
	s_mov_b64 s[34:35], 0
	s_mov_b32 s6, 0
	s_mov_b32 s10, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_22
	s_branch .LBB0_23
.LBB0_13:
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_23
.LBB0_14:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr36
                                        ; implicit-def: $sgpr4
.LBB0_15:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_21
; %bb.16:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s7, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB0_20
; %bb.17:
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, 0
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB0_19:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v2
.LBB0_20:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s10
.LBB0_21:
	s_mov_b64 s[34:35], -1
	s_mov_b32 s10, s4
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
.LBB0_22:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s6, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v2
.LBB0_23:
	s_cmp_ge_u32 s29, s25
	s_cbranch_scc1 .LBB0_530
; %bb.24:
	s_xor_b64 s[38:39], s[34:35], -1
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_writelane_b32 v1, s0, 0
	s_cmp_eq_u32 s26, 4
	v_writelane_b32 v1, s1, 1
	s_cselect_b64 s[44:45], -1, 0
	s_and_b32 s0, s11, 0xfffe
	s_cmp_lg_u32 s0, 0
	s_cselect_b64 s[46:47], -1, 0
	s_add_u32 s48, s16, 0x80
	s_addc_u32 s49, s17, 0
	s_add_u32 s50, s16, 64
	s_addc_u32 s51, s17, 0
	s_cmp_lg_u32 s7, 1
	s_cselect_b64 s[52:53], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[54:55], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[56:57], -1, 0
	s_add_u32 s58, s16, 0xc4
	v_mov_b32_e32 v6, s16
	s_addc_u32 s59, s17, 0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v7, s17
	s_add_u32 s60, s16, 8
	v_mad_u64_u32 v[6:7], s[0:1], s6, v2, v[6:7]
	s_addc_u32 s61, s17, 0
	s_add_u32 s62, s16, 0xc0
	s_addc_u32 s63, s17, 0
	s_movk_i32 s0, 0x108
	s_add_u32 s64, s16, 16
	v_add_u32_e32 v24, vcc, s0, v6
	s_addc_u32 s65, s17, 0
	v_addc_u32_e32 v25, vcc, 0, v7, vcc
	s_add_u32 s66, s16, 12
	s_movk_i32 s0, 0x104
	v_cmp_eq_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v9, s61
	s_addc_u32 s67, s17, 0
	v_add_u32_e32 v28, vcc, s0, v6
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v10, s60
	s_add_u32 s16, s16, 0x110
	v_cndmask_b32_e64 v31, v6, v9, s[4:5]
	v_mov_b32_e32 v6, s50
	s_addc_u32 s17, s17, 0
	v_addc_u32_e32 v29, vcc, 0, v7, vcc
	v_cndmask_b32_e64 v30, v6, v10, s[4:5]
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[32:33], s[0:1], s6, v2, v[6:7]
	s_mul_i32 s11, s9, s8
	v_mov_b32_e32 v8, s49
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v3, 0, -1, s[4:5]
	v_cndmask_b32_e64 v27, v8, v9, s[4:5]
	v_mov_b32_e32 v8, s48
	v_add_u32_e32 v36, vcc, s11, v0
	s_and_b64 s[0:1], s[54:55], s[34:35]
	s_mov_b32 s41, 0
	s_mov_b32 s42, 1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, v3
	v_cndmask_b32_e64 v26, v8, v10, s[4:5]
	v_cmp_gt_u32_e64 s[6:7], s24, v36
	v_mov_b32_e32 v12, -1
	s_xor_b64 s[68:69], s[0:1], -1
	v_mov_b32_e32 v13, 0
	s_and_b64 s[70:71], s[0:1], s[2:3]
	s_add_i32 s27, s24, -1
	s_mov_b32 s28, 0x20000
	v_mov_b32_e32 v9, s10
	s_mov_b32 s33, 0x30000
	s_mov_b32 s92, 0x40000
	s_mov_b32 s93, 0xffff
	s_movk_i32 s94, 0x3bf
	s_movk_i32 s95, 0xfc40
	v_mov_b32_e32 v2, -1
	s_movk_i32 s100, 0x3c0
	s_movk_i32 s101, 0x201
	s_movk_i32 s0, 0x400
	s_mov_b32 s1, 0x1000000
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	s_mov_b32 s73, 0x10000
	v_mov_b32_e32 v35, 1
	s_branch .LBB0_28
.LBB0_25:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_26:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v9, vcc, 1, v9
	s_cselect_b32 s36, s10, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_27:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_lt_u32 s29, s25
	s_cbranch_scc0 .LBB0_530
.LBB0_28:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_135 Depth 2
                                        ;       Child Loop BB0_142 Depth 3
                                        ;         Child Loop BB0_146 Depth 4
                                        ;         Child Loop BB0_150 Depth 4
                                        ;     Child Loop BB0_131 Depth 2
                                        ;     Child Loop BB0_461 Depth 2
                                        ;     Child Loop BB0_487 Depth 2
                                        ;       Child Loop BB0_502 Depth 3
                                        ;         Child Loop BB0_506 Depth 4
                                        ;         Child Loop BB0_510 Depth 4
                                        ;     Child Loop BB0_95 Depth 2
                                        ;     Child Loop BB0_183 Depth 2
                                        ;       Child Loop BB0_190 Depth 3
                                        ;         Child Loop BB0_194 Depth 4
                                        ;         Child Loop BB0_198 Depth 4
                                        ;     Child Loop BB0_179 Depth 2
                                        ;     Child Loop BB0_260 Depth 2
                                        ;       Child Loop BB0_279 Depth 3
                                        ;         Child Loop BB0_283 Depth 4
                                        ;         Child Loop BB0_287 Depth 4
                                        ;     Child Loop BB0_297 Depth 2
                                        ;       Child Loop BB0_312 Depth 3
                                        ;         Child Loop BB0_316 Depth 4
                                        ;         Child Loop BB0_320 Depth 4
                                        ;     Child Loop BB0_357 Depth 2
                                        ;     Child Loop BB0_399 Depth 2
                                        ;       Child Loop BB0_414 Depth 3
                                        ;         Child Loop BB0_418 Depth 4
                                        ;         Child Loop BB0_422 Depth 4
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_28 Depth=1
	s_bitcmp0_b32 s29, 0
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v14, s18
	v_cndmask_b32_e32 v0, v6, v7, vcc
	v_cndmask_b32_e32 v8, v11, v14, vcc
	v_cndmask_b32_e32 v10, v7, v6, vcc
	v_cndmask_b32_e32 v11, v14, v11, vcc
	s_mul_i32 s37, s36, s9
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v6, v36
.LBB0_30:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_ne_u32_e32 vcc, s27, v6
	v_mov_b32_e32 v15, v13
	v_cndmask_b32_e32 v14, 0, v7, vcc
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v7, v13
	v_add_u32_e32 v14, vcc, v8, v14
	v_addc_u32_e32 v15, vcc, v0, v15, vcc
	flat_load_dword v16, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[14:15], 2, v[6:7]
	v_add_u32_e32 v6, vcc, s37, v6
	v_cmp_le_u32_e32 vcc, s24, v6
	v_add_u32_e64 v14, s[10:11], v11, v14
	v_addc_u32_e64 v15, s[10:11], v10, v15, s[10:11]
	s_or_b64 s[74:75], vcc, s[74:75]
	v_add_u32_e32 v7, vcc, 1, v16
	flat_store_dword v[14:15], v7
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s29, s29, 1
	s_cmp_lt_i32 s26, 2
	s_mov_b64 s[74:75], 0
	s_cbranch_scc1 .LBB0_50
; %bb.32:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_gt_i32 s26, 2
	s_cbranch_scc0 .LBB0_51
; %bb.33:                               ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_eq_u32 s26, 3
	s_mov_b64 s[14:15], 0
	s_cbranch_scc0 .LBB0_53
; %bb.34:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_70
; %bb.35:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_97
; %bb.36:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB0_46
; %bb.37:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.38:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[6:7], v35 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v22
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_42
; %bb.39:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s51
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s73, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s28, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s33, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s92, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB0_41:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB0_42:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_43:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_readfirstlane_b32 s40, v6
	v_readlane_b32 s80, v1, 0
	s_cmp_eq_u32 s40, 0
	v_readlane_b32 s81, v1, 1
	s_cselect_b64 s[78:79], -1, 0
	s_xor_b64 s[80:81], s[80:81], -1
	v_mov_b32_e32 v6, s40
	s_and_b64 s[80:81], s[78:79], s[80:81]
	v_mov_b32_e32 v7, s41
	s_and_saveexec_b64 s[78:79], s[80:81]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[80:81], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[80:81]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_45:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_46:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_99
; %bb.47:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_49:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s77, v7
	v_readfirstlane_b32 s76, v6
	s_branch .LBB0_100
.LBB0_50:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr76
	s_mov_b64 s[80:81], 0
	s_mov_b64 s[78:79], 0
	s_cbranch_execnz .LBB0_215
	s_branch .LBB0_216
.LBB0_51:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr76
.LBB0_52:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_54
	s_branch .LBB0_214
.LBB0_53:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr76
	s_mov_b64 s[80:81], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_214
.LBB0_54:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_81
; %bb.55:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_80
; %bb.56:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_66
; %bb.57:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_63
; %bb.58:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[6:7], v35 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v22
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_62
; %bb.59:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s51
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s73, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s28, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s33, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s92, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB0_61:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_62:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_63:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s40, v6
	v_readlane_b32 s76, v1, 0
	s_cmp_eq_u32 s40, 0
	v_readlane_b32 s77, v1, 1
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[76:77], s[76:77], -1
	v_mov_b32_e32 v6, s40
	s_and_b64 s[76:77], s[14:15], s[76:77]
	v_mov_b32_e32 v7, s41
	s_and_saveexec_b64 s[14:15], s[76:77]
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_65:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_66:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_71
; %bb.67:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_69:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_72
.LBB0_70:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $vgpr0
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_108
.LBB0_71:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[40:41]
.LBB0_72:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_79
; %bb.73:                               ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_75
; %bb.74:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s72, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_75:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s15, v6
	s_cbranch_vccnz .LBB0_79
; %bb.76:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s14
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_78:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_79:                               ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[80:81], -1
	s_mov_b32 s10, s36
.LBB0_80:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v17, v9
	s_mov_b32 s76, s36
.LBB0_81:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_214
; %bb.82:                               ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_156
; %bb.83:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v11, s67
	flat_load_dwordx2 v[7:8], v[6:7] glc
	flat_load_dword v6, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v0, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB0_85:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_89
; %bb.86:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_88:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB0_89:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_156
; %bb.90:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[28:29], v13
.LBB0_92:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s1
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_152
; %bb.93:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_95
.LBB0_94:                               ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_151
.LBB0_95:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_94
; %bb.96:                               ;   in Loop: Header=BB0_95 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_94
.LBB0_97:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[80:81], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_108
.LBB0_98:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s10, s36
	v_mov_b32_e32 v17, v9
	s_mov_b32 s76, s36
	s_branch .LBB0_52
.LBB0_99:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[76:77], s[40:41]
.LBB0_100:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[76:77], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_107
; %bb.101:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s77
	;;#ASMEND
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v15, s77
	v_mov_b32_e32 v7, s77
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s72, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[78:79], 1
	
.Lawait4:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[78:79]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_103:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s37, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_107
; %bb.104:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_106:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_107:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[80:81], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_98
.LBB0_108:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_112
; %bb.109:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.110:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v35
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[78:79], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[78:79]
	;;#ASMEND
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s59
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_111:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_113
	s_branch .LBB0_450
.LBB0_112:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_113:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB0_115
; %bb.114:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_135
.LBB0_115:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_117
; %bb.116:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_store_dword v[10:11], v7
.LBB0_117:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_119
; %bb.118:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s93, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB0_119:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s77, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s76, v10
	s_cbranch_vccnz .LBB0_123
; %bb.120:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB0_122:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s77, v11
	v_readfirstlane_b32 s76, v10
.LBB0_123:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e64 s[10:11], s[76:77], v[34:35]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_445
; %bb.124:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s29
	flat_store_dword v[32:33], v6
.LBB0_126:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[28:29], v13
.LBB0_128:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_brev_b32 s37, 64
	s_or_b32 s37, s77, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s37
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_441
; %bb.129:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_131
.LBB0_130:                              ;   in Loop: Header=BB0_131 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[78:79], s[84:85], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_440
.LBB0_131:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_130
; %bb.132:                              ;   in Loop: Header=BB0_131 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_130
.LBB0_133:                              ;   in Loop: Header=BB0_135 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_134:                              ;   in Loop: Header=BB0_135 Depth=2
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_115
.LBB0_135:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_142 Depth 3
                                        ;         Child Loop BB0_146 Depth 4
                                        ;         Child Loop BB0_150 Depth 4
	v_cndmask_b32_e64 v7, 0, v11, s[4:5]
	v_cndmask_b32_e64 v6, v6, v10, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_135 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_134
	s_branch .LBB0_138
.LBB0_137:                              ;   in Loop: Header=BB0_135 Depth=2
.LBB0_138:                              ;   in Loop: Header=BB0_135 Depth=2
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_142
.LBB0_139:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s0
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_140:                              ;   in Loop: Header=BB0_142 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB0_141:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[78:79], s[10:11], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_133
.LBB0_142:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_135 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_146 Depth 4
                                        ;         Child Loop BB0_150 Depth 4
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_141
; %bb.143:                              ;   in Loop: Header=BB0_142 Depth=3
	v_mov_b32_e32 v14, s60
	v_mov_b32_e32 v15, s61
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_140
; %bb.144:                              ;   in Loop: Header=BB0_142 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s94, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_148
; %bb.145:                              ;   in Loop: Header=BB0_142 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v14, v8
.LBB0_146:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_135 Depth=2
                                        ;       Parent Loop BB0_142 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s95, v14
	v_cmp_gt_u32_e32 vcc, s100, v14
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_146
; %bb.147:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB0_148:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s101, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_139
; %bb.149:                              ;   in Loop: Header=BB0_142 Depth=3
	s_mov_b64 s[88:89], 0
.LBB0_150:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_135 Depth=2
                                        ;       Parent Loop BB0_142 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_150
	s_branch .LBB0_139
.LBB0_151:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB0_152:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v7
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v6
	s_cbranch_vccnz .LBB0_156
; %bb.153:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s14
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_155:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_156:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_160
; %bb.157:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v35
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[80:81], 1
	
.Lawait6:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet6
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait6
.Lmet6:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[80:81]
	;;#ASMEND
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s59
	flat_load_dword v11, v[10:11] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(1)
	v_or_b32_sdwa v10, v0, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_159:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_161
	s_branch .LBB0_209
.LBB0_160:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_161:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v11
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_183
.LBB0_163:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_store_dword v[10:11], v7
.LBB0_165:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s93, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB0_167:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_171
; %bb.168:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB0_170:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_171:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[34:35]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_204
; %bb.172:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s29
	flat_store_dword v[32:33], v0
.LBB0_174:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[28:29], v13
.LBB0_176:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[80:81], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_200
; %bb.177:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_179
.LBB0_178:                              ;   in Loop: Header=BB0_179 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_199
.LBB0_179:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_178
; %bb.180:                              ;   in Loop: Header=BB0_179 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_178
.LBB0_181:                              ;   in Loop: Header=BB0_183 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB0_182:                              ;   in Loop: Header=BB0_183 Depth=2
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v11
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_163
.LBB0_183:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_190 Depth 3
                                        ;         Child Loop BB0_194 Depth 4
                                        ;         Child Loop BB0_198 Depth 4
	v_cndmask_b32_e64 v7, 0, v11, s[4:5]
	v_cndmask_b32_e64 v6, v6, v10, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_185
; %bb.184:                              ;   in Loop: Header=BB0_183 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_182
	s_branch .LBB0_186
.LBB0_185:                              ;   in Loop: Header=BB0_183 Depth=2
.LBB0_186:                              ;   in Loop: Header=BB0_183 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_190
.LBB0_187:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s0
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_188:                              ;   in Loop: Header=BB0_190 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB0_189:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[80:81], s[10:11], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_181
.LBB0_190:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_183 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_194 Depth 4
                                        ;         Child Loop BB0_198 Depth 4
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_189
; %bb.191:                              ;   in Loop: Header=BB0_190 Depth=3
	v_mov_b32_e32 v14, s60
	v_mov_b32_e32 v15, s61
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_188
; %bb.192:                              ;   in Loop: Header=BB0_190 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s94, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_196
; %bb.193:                              ;   in Loop: Header=BB0_190 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v8, v0
.LBB0_194:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_183 Depth=2
                                        ;       Parent Loop BB0_190 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s95, v8
	v_cmp_gt_u32_e32 vcc, s100, v8
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_194
; %bb.195:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB0_196:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s101, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_187
; %bb.197:                              ;   in Loop: Header=BB0_190 Depth=3
	s_mov_b64 s[88:89], 0
.LBB0_198:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_183 Depth=2
                                        ;       Parent Loop BB0_190 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_198
	s_branch .LBB0_187
.LBB0_199:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v10, v[14:15] glc
.LBB0_200:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_204
; %bb.201:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB0_203:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_204:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB0_208
; %bb.205:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s82, s41
	s_mov_b32 s83, s15
	s_mov_b32 s84, s41
	s_mov_b32 s85, s42
	s_cmp_eq_u64 s[82:83], s[84:85]
	s_cselect_b64 s[82:83], -1, 0
	s_or_b64 s[10:11], s[10:11], s[82:83]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB0_207:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, s58
	v_mov_b32_e32 v15, s59
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v18, s50
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v19, s51
	s_or_b32 s10, s14, s73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s28
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s33
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s92
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s14
	flat_store_dwordx2 v[18:19], v[14:15]
	flat_store_dwordx2 v[18:19], v[7:8]
.LBB0_208:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_209:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_213
; %bb.210:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_212:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_213:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[80:81], -1
.LBB0_214:                              ;   in Loop: Header=BB0_28 Depth=1
	s_branch .LBB0_216
.LBB0_215:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[74:75], -1
	s_cselect_b64 s[78:79], -1, 0
.LBB0_216:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB0_242
; %bb.217:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_394
; %bb.218:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[70:71]
	s_cbranch_execz .LBB0_220
; %bb.219:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v8, s29
	flat_store_dword v[6:7], v8
.LBB0_220:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_339
; %bb.221:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_327
; %bb.222:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v0, s36
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_237
; %bb.223:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
.LBB0_225:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_atomic_add v8, v[10:11], v35 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v0, v[10:11] glc
.LBB0_227:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, 1, v8
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_cmp_eq_u32_e32 vcc, v10, v0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_236
; %bb.228:                              ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[6:7]
	v_add_u32_e32 v15, vcc, 1, v9
	s_and_b64 vcc, s[34:35], s[10:11]
	v_mov_b32_e32 v18, s48
	v_cndmask_b32_e32 v14, 0, v10, vcc
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v19, s49
	flat_atomic_cmpswap_x2 v[16:17], v[18:19], v[14:17] glc
	v_mov_b32_e32 v8, v10
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[16:17], v[8:9]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[78:79], s[10:11]
	s_cbranch_execz .LBB0_235
; %bb.229:                              ;   in Loop: Header=BB0_28 Depth=1
	s_xor_b64 s[80:81], vcc, -1
	v_mov_b32_e32 v18, v11
	v_mov_b32_e32 v17, v10
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v19, s50
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v20, s51
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s73, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s28, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s33, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s92, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	s_mov_b64 s[10:11], 0
.LBB0_231:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_235
; %bb.232:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s93, v17
	v_cmp_ne_u32_e32 vcc, v0, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v18, s50
	v_sub_u32_e32 v17, vcc, v10, v0
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v19, s51
	flat_atomic_add_x2 v[18:19], v[16:17]
.LBB0_234:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v16, s62
	v_lshrrev_b64 v[6:7], 16, v[6:7]
	v_mov_b32_e32 v17, s63
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[16:17], v15
	v_or_b32_e32 v18, s10, v7
	v_mov_b32_e32 v17, v13
.LBB0_235:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v0, v10
.LBB0_236:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_237:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v6, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v7, s11
	s_cbranch_scc1 .LBB0_327
; %bb.238:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB0_257
; %bb.239:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait7:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet7
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait7
.Lmet7:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
	v_mov_b32_e32 v7, v13
.LBB0_241:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_258
	s_branch .LBB0_327
.LBB0_242:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_393
; %bb.243:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_380
; %bb.244:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_252
; %bb.245:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v35 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_247
; %bb.246:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v0, v[7:8] glc
.LBB0_247:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_251
; %bb.248:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s48
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v11, s51
	v_or_b32_e32 v15, s73, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s28, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s33, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s92, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_250:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v0, v8
.LBB0_251:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_252:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s40, v6
	v_mov_b32_e32 v6, s40
	s_cmp_lg_u32 s40, 0
	v_mov_b32_e32 v7, s41
	s_cbranch_scc1 .LBB0_380
; %bb.253:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB0_293
; %bb.254:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait8:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet8
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait8
.Lmet8:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_256:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_294
	s_branch .LBB0_380
.LBB0_257:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_258:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s40, v0
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_260
.LBB0_259:                              ;   in Loop: Header=BB0_260 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[74:75], s[76:77]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_326
.LBB0_260:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_279 Depth 3
                                        ;         Child Loop BB0_283 Depth 4
                                        ;         Child Loop BB0_287 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s40
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_271
; %bb.261:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_270
; %bb.262:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v14, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[6:7], v[16:17]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[78:79], s[10:11]
	s_cbranch_execz .LBB0_269
; %bb.263:                              ;   in Loop: Header=BB0_260 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_267
; %bb.264:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s93, v7
	v_cmp_eq_u32_e32 vcc, s40, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_266
; %bb.265:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v16, s50
	v_sub_u32_e32 v7, vcc, s40, v0
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v17, s51
	flat_atomic_add_x2 v[16:17], v[6:7]
.LBB0_266:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s62
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_mov_b32_e32 v7, s63
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[6:7], v15
	v_or_b32_e32 v7, s10, v11
	v_mov_b32_e32 v6, v13
	s_branch .LBB0_269
.LBB0_267:                              ;   in Loop: Header=BB0_260 Depth=2
                                        ; implicit-def: $vgpr6_vgpr7
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v16, s40
	v_mov_b32_e32 v7, s51
	s_or_b32 s10, s40, s73
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s40, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s40, s33
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s40, s92
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
.LBB0_269:                              ;   in Loop: Header=BB0_260 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_270:                              ;   in Loop: Header=BB0_260 Depth=2
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s77, v7
	v_readfirstlane_b32 s76, v6
	s_cmp_eq_u64 s[76:77], 0
	s_cselect_b64 s[78:79], -1, 0
.LBB0_271:                              ;   in Loop: Header=BB0_260 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB0_259
; %bb.272:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v0, s40
	v_cndmask_b32_e64 v7, 0, v0, s[4:5]
	v_cndmask_b32_e64 v6, v9, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_260 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_275
	s_branch .LBB0_289
.LBB0_274:                              ;   in Loop: Header=BB0_260 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_275:                              ;   in Loop: Header=BB0_260 Depth=2
	s_mov_b32 s43, s40
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr78_sgpr79
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_279
.LBB0_276:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_277:                              ;   in Loop: Header=BB0_279 Depth=3
	s_andn2_b64 s[78:79], s[78:79], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[78:79], s[78:79], s[10:11]
.LBB0_278:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[78:79], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[76:77], s[10:11], s[76:77]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_288
.LBB0_279:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_260 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_283 Depth 4
                                        ;         Child Loop BB0_287 Depth 4
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_278
; %bb.280:                              ;   in Loop: Header=BB0_279 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_277
; %bb.281:                              ;   in Loop: Header=BB0_279 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s94, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_285
; %bb.282:                              ;   in Loop: Header=BB0_279 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v8, v0
.LBB0_283:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_260 Depth=2
                                        ;       Parent Loop BB0_279 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s95, v8
	v_cmp_gt_u32_e32 vcc, s100, v8
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_283
; %bb.284:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB0_285:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s101, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_276
; %bb.286:                              ;   in Loop: Header=BB0_279 Depth=3
	s_mov_b64 s[84:85], 0
.LBB0_287:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_260 Depth=2
                                        ;       Parent Loop BB0_279 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB0_287
	s_branch .LBB0_276
.LBB0_288:                              ;   in Loop: Header=BB0_260 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_289:                              ;   in Loop: Header=BB0_260 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccnz .LBB0_291
; %bb.290:                              ;   in Loop: Header=BB0_260 Depth=2
	s_and_b32 s76, s37, s93
	s_mov_b32 s77, s41
	s_mov_b64 s[10:11], 0
.LBB0_291:                              ;   in Loop: Header=BB0_260 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_259
; %bb.292:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], s[74:75]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v0
	s_branch .LBB0_259
.LBB0_293:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_294:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s43, v0
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_297
.LBB0_295:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[74:75], s[76:77]
.LBB0_296:                              ;   in Loop: Header=BB0_297 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_379
.LBB0_297:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_312 Depth 3
                                        ;         Child Loop BB0_316 Depth 4
                                        ;         Child Loop BB0_320 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s43
	s_mov_b64 s[76:77], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_303
; %bb.298:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_302
; %bb.299:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_301
; %bb.300:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v16, s43
	v_mov_b32_e32 v7, s51
	s_or_b32 s37, s43, s73
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s43, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s43, s33
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s43, s92
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v0, s43
	flat_store_dwordx2 v[6:7], v[15:16]
.LBB0_301:                              ;   in Loop: Header=BB0_297 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_302:                              ;   in Loop: Header=BB0_297 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s40, v0
	s_cmp_eq_u32 s40, 0
	s_cselect_b64 s[76:77], -1, 0
.LBB0_303:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_306
; %bb.304:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v0, s43
	v_cndmask_b32_e64 v7, 0, v0, s[4:5]
	v_cndmask_b32_e64 v6, v9, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_307
; %bb.305:                              ;   in Loop: Header=BB0_297 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_308
	s_branch .LBB0_322
.LBB0_306:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[74:75], s[40:41]
	s_branch .LBB0_296
.LBB0_307:                              ;   in Loop: Header=BB0_297 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_308:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr78_sgpr79
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_312
.LBB0_309:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_310:                              ;   in Loop: Header=BB0_312 Depth=3
	s_andn2_b64 s[78:79], s[78:79], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[78:79], s[78:79], s[10:11]
.LBB0_311:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[78:79], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[76:77], s[10:11], s[76:77]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_321
.LBB0_312:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_297 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_316 Depth 4
                                        ;         Child Loop BB0_320 Depth 4
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_311
; %bb.313:                              ;   in Loop: Header=BB0_312 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_310
; %bb.314:                              ;   in Loop: Header=BB0_312 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s94, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_318
; %bb.315:                              ;   in Loop: Header=BB0_312 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v8, v0
.LBB0_316:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_297 Depth=2
                                        ;       Parent Loop BB0_312 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s95, v8
	v_cmp_gt_u32_e32 vcc, s100, v8
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_316
; %bb.317:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB0_318:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s101, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_309
; %bb.319:                              ;   in Loop: Header=BB0_312 Depth=3
	s_mov_b64 s[84:85], 0
.LBB0_320:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_297 Depth=2
                                        ;       Parent Loop BB0_312 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB0_320
	s_branch .LBB0_309
.LBB0_321:                              ;   in Loop: Header=BB0_297 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_322:                              ;   in Loop: Header=BB0_297 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccnz .LBB0_324
; %bb.323:                              ;   in Loop: Header=BB0_297 Depth=2
	s_and_b32 s40, s37, s93
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[76:77], s[40:41]
.LBB0_324:                              ;   in Loop: Header=BB0_297 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_295
; %bb.325:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], s[74:75]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v0
	s_branch .LBB0_295
.LBB0_326:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB0_327:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_331
; %bb.328:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_330
; %bb.329:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_330:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB0_331:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_338
; %bb.332:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_334
; %bb.333:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s72, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait9:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet9
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait9
.Lmet9:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_334:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_338
; %bb.335:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_337
; %bb.336:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_337:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_338:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v0, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[80:81], -1
.LBB0_339:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB0_341
.LBB0_340:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s36, s10
	v_mov_b32_e32 v9, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_341:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_343
; %bb.342:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v0, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[6:7], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_343:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_27
; %bb.344:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_364
; %bb.345:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_347
; %bb.346:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v11, s67
	flat_load_dwordx2 v[7:8], v[6:7] glc
	flat_load_dword v6, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v0, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB0_347:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB0_351
; %bb.348:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_350
; %bb.349:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_350:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s37, v7
	v_readfirstlane_b32 s36, v6
.LBB0_351:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[36:37], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_364
; %bb.352:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_354
; %bb.353:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[28:29], v13
.LBB0_354:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s1
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_360
; %bb.355:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB0_357
.LBB0_356:                              ;   in Loop: Header=BB0_357 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[36:37]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_359
.LBB0_357:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_356
; %bb.358:                              ;   in Loop: Header=BB0_357 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB0_356
.LBB0_359:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB0_360:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB0_364
; %bb.361:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_363
; %bb.362:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_363:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v6
.LBB0_364:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_27
; %bb.365:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_429
; %bb.366:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_374
; %bb.367:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v35 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_369
; %bb.368:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v0, v[7:8] glc
.LBB0_369:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_373
; %bb.370:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s48
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_372
; %bb.371:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v11, s51
	v_or_b32_e32 v15, s73, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s28, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s33, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s92, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_372:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v0, v8
.LBB0_373:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_374:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s40, v6
	v_mov_b32_e32 v6, s40
	s_cmp_lg_u32 s40, 0
	v_mov_b32_e32 v7, s41
	s_cbranch_scc1 .LBB0_429
; %bb.375:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB0_395
; %bb.376:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_378
; %bb.377:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait10:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet10
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait10
.Lmet10:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_378:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_396
	s_branch .LBB0_429
.LBB0_379:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB0_380:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_384
; %bb.381:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_383
; %bb.382:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_383:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_385
.LBB0_384:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[40:41]
.LBB0_385:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_392
; %bb.386:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_388
; %bb.387:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s72, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait11:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet11
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait11
.Lmet11:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_388:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_392
; %bb.389:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_391
; %bb.390:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_391:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_392:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v0, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[80:81], -1
.LBB0_393:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v17, v9
	s_mov_b32 s76, s36
.LBB0_394:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v9, v17
	s_mov_b32 s36, s76
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccnz .LBB0_340
	s_branch .LBB0_341
.LBB0_395:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_396:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s43, v0
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_399
.LBB0_397:                              ;   in Loop: Header=BB0_399 Depth=2
	s_mov_b64 s[74:75], s[76:77]
.LBB0_398:                              ;   in Loop: Header=BB0_399 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_428
.LBB0_399:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_414 Depth 3
                                        ;         Child Loop BB0_418 Depth 4
                                        ;         Child Loop BB0_422 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s43
	s_mov_b64 s[76:77], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_405
; %bb.400:                              ;   in Loop: Header=BB0_399 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_404
; %bb.401:                              ;   in Loop: Header=BB0_399 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_403
; %bb.402:                              ;   in Loop: Header=BB0_399 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v16, s43
	v_mov_b32_e32 v7, s51
	s_or_b32 s37, s43, s73
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s43, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s43, s33
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s43, s92
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v0, s43
	flat_store_dwordx2 v[6:7], v[15:16]
.LBB0_403:                              ;   in Loop: Header=BB0_399 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_404:                              ;   in Loop: Header=BB0_399 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s40, v0
	s_cmp_eq_u32 s40, 0
	s_cselect_b64 s[76:77], -1, 0
.LBB0_405:                              ;   in Loop: Header=BB0_399 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_408
; %bb.406:                              ;   in Loop: Header=BB0_399 Depth=2
	v_mov_b32_e32 v0, s43
	v_cndmask_b32_e64 v7, 0, v0, s[4:5]
	v_cndmask_b32_e64 v6, v9, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_409
; %bb.407:                              ;   in Loop: Header=BB0_399 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_410
	s_branch .LBB0_424
.LBB0_408:                              ;   in Loop: Header=BB0_399 Depth=2
	s_mov_b64 s[74:75], s[40:41]
	s_branch .LBB0_398
.LBB0_409:                              ;   in Loop: Header=BB0_399 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_410:                              ;   in Loop: Header=BB0_399 Depth=2
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr78_sgpr79
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_414
.LBB0_411:                              ;   in Loop: Header=BB0_414 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_412:                              ;   in Loop: Header=BB0_414 Depth=3
	s_andn2_b64 s[78:79], s[78:79], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[78:79], s[78:79], s[10:11]
.LBB0_413:                              ;   in Loop: Header=BB0_414 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[78:79], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[76:77], s[10:11], s[76:77]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_423
.LBB0_414:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_399 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_418 Depth 4
                                        ;         Child Loop BB0_422 Depth 4
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_413
; %bb.415:                              ;   in Loop: Header=BB0_414 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_412
; %bb.416:                              ;   in Loop: Header=BB0_414 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s94, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_420
; %bb.417:                              ;   in Loop: Header=BB0_414 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v8, v0
.LBB0_418:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_399 Depth=2
                                        ;       Parent Loop BB0_414 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s95, v8
	v_cmp_gt_u32_e32 vcc, s100, v8
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_418
; %bb.419:                              ;   in Loop: Header=BB0_414 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB0_420:                              ;   in Loop: Header=BB0_414 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s101, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_411
; %bb.421:                              ;   in Loop: Header=BB0_414 Depth=3
	s_mov_b64 s[84:85], 0
.LBB0_422:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_399 Depth=2
                                        ;       Parent Loop BB0_414 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB0_422
	s_branch .LBB0_411
.LBB0_423:                              ;   in Loop: Header=BB0_399 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_424:                              ;   in Loop: Header=BB0_399 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccnz .LBB0_426
; %bb.425:                              ;   in Loop: Header=BB0_399 Depth=2
	s_and_b32 s40, s37, s93
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[76:77], s[40:41]
.LBB0_426:                              ;   in Loop: Header=BB0_399 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_397
; %bb.427:                              ;   in Loop: Header=BB0_399 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], s[74:75]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v0
	s_branch .LBB0_397
.LBB0_428:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB0_429:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_433
; %bb.430:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_432
; %bb.431:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_432:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_434
.LBB0_433:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[40:41]
.LBB0_434:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
; %bb.435:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_437
; %bb.436:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s72, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait12:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet12
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait12
.Lmet12:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_437:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_26
; %bb.438:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_25
; %bb.439:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
	s_branch .LBB0_25
.LBB0_440:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v10, v[14:15] glc
.LBB0_441:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s77, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s76, v10
	s_cbranch_vccnz .LBB0_445
; %bb.442:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_444
; %bb.443:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB0_444:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s77, v11
	v_readfirstlane_b32 s76, v10
.LBB0_445:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_449
; %bb.446:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s82, s41
	s_mov_b32 s83, s77
	s_mov_b32 s84, s41
	s_mov_b32 s85, s42
	s_cmp_eq_u64 s[82:83], s[84:85]
	s_cselect_b64 s[82:83], -1, 0
	s_or_b64 s[10:11], s[10:11], s[82:83]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_448
; %bb.447:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB0_448:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, s58
	v_mov_b32_e32 v15, s59
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s50
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s76
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v17, s51
	s_or_b32 s10, s76, s73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s76, s28
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s76, s33
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s76, s92
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s76
	flat_store_dwordx2 v[16:17], v[14:15]
	flat_store_dwordx2 v[16:17], v[7:8]
.LBB0_449:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_450:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v11
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s76, v10
	s_cbranch_vccnz .LBB0_454
; %bb.451:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_453
; %bb.452:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v7, s77
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_453:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s77, v7
	v_readfirstlane_b32 s76, v6
.LBB0_454:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v17, vcc, 1, v9
	s_cmp_eq_u32 s77, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_463
; %bb.455:                              ;   in Loop: Header=BB0_28 Depth=1
	s_add_i32 s10, s8, s77
	s_cmp_lt_u32 s10, s76
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[54:55], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_469
; %bb.456:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_458
; %bb.457:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[28:29], v13
.LBB0_458:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v6, 0xffffff, v17
	v_or_b32_e32 v6, 0x4000000, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_465
; %bb.459:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_461
.LBB0_460:                              ;   in Loop: Header=BB0_461 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[78:79], s[84:85], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_464
.LBB0_461:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_460
; %bb.462:                              ;   in Loop: Header=BB0_461 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_460
.LBB0_463:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s10, s36
	s_branch .LBB0_52
.LBB0_464:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB0_465:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_469
; %bb.466:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_468
; %bb.467:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_468:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_469:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 s10, s36
	s_cbranch_vccnz .LBB0_52
; %bb.470:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[78:79], s[12:13]
	s_cbranch_execz .LBB0_517
; %bb.471:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v0, s76
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_477
; %bb.472:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[6:7], v35 glc
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	v_mov_b32_e32 v14, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v16, v0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_476
; %bb.473:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s48
	v_add_u32_e32 v15, vcc, 2, v9
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_475
; %bb.474:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	v_or_b32_e32 v11, s73, v16
	v_mov_b32_e32 v10, v15
	flat_store_dwordx2 v[6:7], v[15:16]
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s28, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s33, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s92, v16
	v_mov_b32_e32 v14, v16
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_475:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v16
.LBB0_476:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_477:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s40, v14
	v_mov_b32_e32 v6, s40
	s_cmp_lg_u32 s40, 0
	v_mov_b32_e32 v7, s41
	s_cbranch_scc1 .LBB0_517
; %bb.478:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_482
; %bb.479:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB0_481
; %bb.480:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v17
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait13:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet13
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait13
.Lmet13:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_481:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_branch .LBB0_483
.LBB0_482:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_483:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_517
; %bb.484:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s43, v0
	v_add_u32_e32 v19, vcc, 2, v9
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_487
.LBB0_485:                              ;   in Loop: Header=BB0_487 Depth=2
	s_mov_b64 s[80:81], s[82:83]
.LBB0_486:                              ;   in Loop: Header=BB0_487 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_516
.LBB0_487:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_502 Depth 3
                                        ;         Child Loop BB0_506 Depth 4
                                        ;         Child Loop BB0_510 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[20:21], v[6:7] glc
	v_mov_b32_e32 v16, s43
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[20:21], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_493
; %bb.488:                              ;   in Loop: Header=BB0_487 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_492
; %bb.489:                              ;   in Loop: Header=BB0_487 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[18:21] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[20:21]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_491
; %bb.490:                              ;   in Loop: Header=BB0_487 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v20, s43
	v_mov_b32_e32 v7, s51
	s_or_b32 s37, s43, s73
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s43, s28
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s43, s33
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s43, s92
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v0, s43
	flat_store_dwordx2 v[6:7], v[19:20]
.LBB0_491:                              ;   in Loop: Header=BB0_487 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_492:                              ;   in Loop: Header=BB0_487 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s40, v0
	s_cmp_eq_u32 s40, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB0_493:                              ;   in Loop: Header=BB0_487 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_496
; %bb.494:                              ;   in Loop: Header=BB0_487 Depth=2
	v_mov_b32_e32 v0, s43
	v_cndmask_b32_e64 v7, 0, v0, s[4:5]
	v_cndmask_b32_e64 v6, v17, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_497
; %bb.495:                              ;   in Loop: Header=BB0_487 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_498
	s_branch .LBB0_512
.LBB0_496:                              ;   in Loop: Header=BB0_487 Depth=2
	s_mov_b64 s[80:81], s[40:41]
	s_branch .LBB0_486
.LBB0_497:                              ;   in Loop: Header=BB0_487 Depth=2
                                        ; implicit-def: $vgpr14_vgpr15
.LBB0_498:                              ;   in Loop: Header=BB0_487 Depth=2
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_502
.LBB0_499:                              ;   in Loop: Header=BB0_502 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v15, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v14, v10
.LBB0_500:                              ;   in Loop: Header=BB0_502 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_501:                              ;   in Loop: Header=BB0_502 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v14
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_511
.LBB0_502:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_487 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_506 Depth 4
                                        ;         Child Loop BB0_510 Depth 4
	v_mov_b32_e32 v14, s50
	v_mov_b32_e32 v15, s51
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v21, v15, v3
	v_and_b32_e32 v20, v14, v2
	v_cmp_eq_u64_e32 vcc, v[20:21], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_501
; %bb.503:                              ;   in Loop: Header=BB0_502 Depth=3
	v_mov_b32_e32 v20, s60
	v_mov_b32_e32 v21, s61
	flat_load_dwordx2 v[20:21], v[20:21] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_500
; %bb.504:                              ;   in Loop: Header=BB0_502 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s94, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_508
; %bb.505:                              ;   in Loop: Header=BB0_502 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_506:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_487 Depth=2
                                        ;       Parent Loop BB0_502 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s95, v8
	v_cmp_gt_u32_e32 vcc, s100, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_506
; %bb.507:                              ;   in Loop: Header=BB0_502 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB0_508:                              ;   in Loop: Header=BB0_502 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s101, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_499
; %bb.509:                              ;   in Loop: Header=BB0_502 Depth=3
	s_mov_b64 s[90:91], 0
.LBB0_510:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_487 Depth=2
                                        ;       Parent Loop BB0_502 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_510
	s_branch .LBB0_499
.LBB0_511:                              ;   in Loop: Header=BB0_487 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_512:                              ;   in Loop: Header=BB0_487 Depth=2
	v_readfirstlane_b32 s10, v14
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s37, v15
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB0_514
; %bb.513:                              ;   in Loop: Header=BB0_487 Depth=2
	s_and_b32 s40, s37, s93
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[40:41]
.LBB0_514:                              ;   in Loop: Header=BB0_487 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_485
; %bb.515:                              ;   in Loop: Header=BB0_487 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v0
	s_branch .LBB0_485
.LBB0_516:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_517:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s40, v6
	s_cbranch_vccnz .LBB0_521
; %bb.518:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_520
; %bb.519:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_520:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_522
.LBB0_521:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[40:41]
.LBB0_522:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_529
; %bb.523:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_525
; %bb.524:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s72, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s37, v17
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v21, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[78:79], 1
	
.Lawait14:
	onward_wait_load_x2 v[10:11], v[6:7], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet14
	onward_wait_x2 v[6:7], v[18:21] ne
	s_sleep 1
	s_branch .Lawait14
.Lmet14:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[78:79]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s93, v7
.LBB0_525:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_529
; %bb.526:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_528
; %bb.527:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB0_528:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_529:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 2, v9
	s_mov_b64 s[80:81], -1
	s_branch .LBB0_52
.LBB0_530:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel rounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 37
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
	.size	rounds, .Lfunc_end0-rounds
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14120
; NumSgprs: 104
; NumVgprs: 37
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 37
; Occupancy: 6
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	rounds_wide             ; -- Begin function rounds_wide
	.globl	rounds_wide
	.p2align	8
	.type	rounds_wide,@function
rounds_wide:                            ; @rounds_wide
; %bb.0:
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dword s11, s[4:5], 0x4
	s_load_dword s30, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s26, 16
	s_cselect_b64 s[28:29], -1, 0
	s_and_b32 s9, s11, 0xffff
	v_cvt_f32_u32_e32 v2, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s4, s9, 63
	s_lshr_b32 s7, s4, 6
	v_rcp_iflag_f32_e32 v2, v2
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[2:3], -1
	v_cndmask_b32_e64 v36, -1, 0, s[28:29]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	s_mov_b64 s[38:39], 0
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s30, v2
	v_mul_lo_u32 v3, v2, s9
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s30, v3
	v_cmp_le_u32_e64 s[0:1], s9, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s9, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s9, v4, 0
	v_cmp_ne_u64_e32 vcc, s[30:31], v[2:3]
	v_addc_u32_e32 v22, vcc, 0, v4, vcc
	v_readfirstlane_b32 s36, v22
	s_cbranch_scc1 .LBB1_12
; %bb.1:
	s_add_u32 s0, s16, 64
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s2, s16, 8
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_addc_u32 s3, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s6, 0
	v_readfirstlane_b32 s10, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_13
; %bb.2:
	s_add_u32 s2, s16, 24
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s17
	v_readfirstlane_b32 s6, v4
	v_mad_u64_u32 v[2:3], s[2:3], s6, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v4
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_14
; %bb.3:
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s2, s10, 1
	s_mov_b32 s4, s10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v4
	s_cmp_lg_u32 s5, s2
	s_cbranch_scc1 .LBB1_7
; %bb.4:
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s2, v4
	v_or_b32_e32 v4, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_6
; %bb.5:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	;;#ASMSTART
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait15:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet15
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait15
.Lmet15:
	v_readfirstlane_b32 s4, v10
	s_mov_b64 exec, s[0:1]
	;;#ASMEND
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s5
.LBB1_7:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s7, 1
	s_mov_b32 s55, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB1_20
; %bb.8:
	s_mov_b32 s37, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s55, 1
	s_cbranch_vccnz .LBB1_15
; %bb.9:
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s0, v4
	s_cmp_lg_u32 s0, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_11
; %bb.10:
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	ds_write_b64 v36, v[4:5]
.LBB1_11:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v36
	s_branch .LBB1_19
.LBB1_12:
	s_mov_b64 s[38:39], 0
	s_mov_b32 s55, 0
	s_mov_b32 s6, 0
	s_mov_b32 s10, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
	s_branch .LBB1_36
.LBB1_13:
	s_mov_b32 s55, 0
	s_cbranch_execz .LBB1_35
	s_branch .LBB1_36
.LBB1_14:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr36
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr55
	s_branch .LBB1_21
.LBB1_15:
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB1_19
; %bb.16:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	s_mov_b32 s55, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_18
; %bb.17:
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB1_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_19:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v4
.LBB1_20:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_21:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_34
; %bb.22:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s7, 1
	s_mov_b32 s55, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB1_33
; %bb.23:
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s37, 0
	s_cbranch_vccnz .LBB1_27
; %bb.24:
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s0, v4
	s_cmp_lg_u32 s0, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_26
; %bb.25:
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	ds_write_b64 v36, v[4:5]
.LBB1_26:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v36
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_28
.LBB1_27:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_28:
	s_mov_b32 s55, 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_32
; %bb.29:
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s55, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_31
; %bb.30:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB1_31:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_32:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v4
.LBB1_33:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s10
.LBB1_34:
	s_mov_b64 s[38:39], -1
	s_mov_b32 s10, s4
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_36
.LBB1_35:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s6, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v2
.LBB1_36:
	s_cmp_ge_u32 s31, s25
	s_cbranch_scc1 .LBB1_692
; %bb.37:
	s_xor_b64 s[40:41], s[38:39], -1
	s_and_b32 s30, s26, 15
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_writelane_b32 v1, s0, 0
	s_cmp_eq_u32 s30, 4
	v_writelane_b32 v1, s1, 1
	s_cselect_b64 s[44:45], -1, 0
	s_and_b32 s0, s11, 0xfffe
	s_cmp_lg_u32 s0, 0
	s_cselect_b64 s[46:47], -1, 0
	s_add_u32 s48, s16, 0x80
	s_addc_u32 s49, s17, 0
	s_add_u32 s50, s16, 64
	s_addc_u32 s51, s17, 0
	s_cmp_lg_u32 s7, 1
	s_cselect_b64 s[52:53], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[56:57], -1, 0
	s_add_u32 s58, s16, 0xc4
	v_mov_b32_e32 v6, s16
	s_addc_u32 s59, s17, 0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v7, s17
	s_add_u32 s60, s16, 8
	v_mad_u64_u32 v[6:7], s[0:1], s6, v2, v[6:7]
	s_addc_u32 s61, s17, 0
	s_add_u32 s62, s16, 0xc0
	s_addc_u32 s63, s17, 0
	s_movk_i32 s0, 0x108
	s_add_u32 s64, s16, 16
	v_add_u32_e32 v24, vcc, s0, v6
	s_addc_u32 s65, s17, 0
	v_addc_u32_e32 v25, vcc, 0, v7, vcc
	s_add_u32 s66, s16, 12
	s_movk_i32 s0, 0x104
	v_cmp_eq_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v9, s61
	s_addc_u32 s67, s17, 0
	v_add_u32_e32 v28, vcc, s0, v6
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v10, s60
	s_add_u32 s16, s16, 0x110
	v_cndmask_b32_e64 v31, v6, v9, s[4:5]
	v_mov_b32_e32 v6, s50
	v_addc_u32_e32 v29, vcc, 0, v7, vcc
	s_addc_u32 s17, s17, 0
	v_cndmask_b32_e64 v30, v6, v10, s[4:5]
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[32:33], s[0:1], s6, v2, v[6:7]
	s_mul_i32 s11, s9, s8
	v_mov_b32_e32 v8, s49
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v3, 0, -1, s[4:5]
	v_cndmask_b32_e64 v27, v8, v9, s[4:5]
	v_mov_b32_e32 v8, s48
	v_add_u32_e32 v37, vcc, s11, v0
	v_writelane_b32 v1, s12, 2
	s_and_b64 s[0:1], s[12:13], s[38:39]
	s_mov_b32 s27, 0
	s_mov_b32 s42, 1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, v3
	v_cndmask_b32_e64 v26, v8, v10, s[4:5]
	v_cmp_gt_u32_e64 s[6:7], s24, v37
	v_mov_b32_e32 v12, -1
	v_writelane_b32 v1, s13, 3
	s_xor_b64 s[68:69], s[0:1], -1
	v_mov_b32_e32 v13, 0
	s_and_b64 s[70:71], s[0:1], s[2:3]
	s_add_i32 s33, s24, -1
	v_mov_b32_e32 v9, s10
	s_mov_b32 s92, 0x20000
	s_mov_b32 s93, 0x30000
	s_mov_b32 s94, 0x40000
	s_mov_b32 s95, 0xffff
	s_movk_i32 s100, 0x3bf
	v_mov_b32_e32 v2, -1
	s_movk_i32 s101, 0xfc40
	s_movk_i32 s0, 0x3c0
	s_movk_i32 s1, 0x201
	s_movk_i32 s54, 0x400
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	v_lshrrev_b32_e32 v0, 6, v0
	s_mov_b32 s73, 0x10000
	v_mov_b32_e32 v35, 1
	s_branch .LBB1_41
.LBB1_38:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s55, s37
.LBB1_39:                               ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v9, vcc, 1, v9
	s_cselect_b32 s36, s10, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_40:                               ;   in Loop: Header=BB1_41 Depth=1
	s_cmp_lt_u32 s31, s25
	s_cbranch_scc0 .LBB1_692
.LBB1_41:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_43 Depth 2
                                        ;     Child Loop BB1_106 Depth 2
                                        ;       Child Loop BB1_113 Depth 3
                                        ;         Child Loop BB1_117 Depth 4
                                        ;         Child Loop BB1_121 Depth 4
                                        ;     Child Loop BB1_269 Depth 2
                                        ;     Child Loop BB1_605 Depth 2
                                        ;     Child Loop BB1_637 Depth 2
                                        ;       Child Loop BB1_652 Depth 3
                                        ;         Child Loop BB1_656 Depth 4
                                        ;         Child Loop BB1_660 Depth 4
                                        ;     Child Loop BB1_166 Depth 2
                                        ;     Child Loop BB1_197 Depth 2
                                        ;       Child Loop BB1_204 Depth 3
                                        ;         Child Loop BB1_208 Depth 4
                                        ;         Child Loop BB1_212 Depth 4
                                        ;     Child Loop BB1_227 Depth 2
                                        ;     Child Loop BB1_372 Depth 2
                                        ;       Child Loop BB1_391 Depth 3
                                        ;         Child Loop BB1_395 Depth 4
                                        ;         Child Loop BB1_399 Depth 4
                                        ;     Child Loop BB1_340 Depth 2
                                        ;       Child Loop BB1_355 Depth 3
                                        ;         Child Loop BB1_359 Depth 4
                                        ;         Child Loop BB1_363 Depth 4
                                        ;     Child Loop BB1_484 Depth 2
                                        ;     Child Loop BB1_517 Depth 2
                                        ;       Child Loop BB1_532 Depth 3
                                        ;         Child Loop BB1_536 Depth 4
                                        ;         Child Loop BB1_540 Depth 4
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_44
; %bb.42:                               ;   in Loop: Header=BB1_41 Depth=1
	s_bitcmp0_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v15, s18
	v_cndmask_b32_e32 v8, v6, v7, vcc
	v_cndmask_b32_e32 v10, v14, v15, vcc
	v_cndmask_b32_e32 v11, v7, v6, vcc
	v_cndmask_b32_e32 v14, v15, v14, vcc
	s_mul_i32 s26, s36, s9
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v6, v37
.LBB1_43:                               ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_ne_u32_e32 vcc, s33, v6
	v_mov_b32_e32 v16, v13
	v_cndmask_b32_e32 v15, 0, v7, vcc
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_mov_b32_e32 v7, v13
	v_add_u32_e32 v15, vcc, v10, v15
	v_addc_u32_e32 v16, vcc, v8, v16, vcc
	flat_load_dword v17, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v6, vcc, s26, v6
	v_cmp_le_u32_e32 vcc, s24, v6
	v_add_u32_e64 v15, s[10:11], v14, v15
	v_addc_u32_e64 v16, s[10:11], v11, v16, s[10:11]
	s_or_b64 s[74:75], vcc, s[74:75]
	v_add_u32_e32 v7, vcc, 1, v17
	flat_store_dword v[15:16], v7
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execnz .LBB1_43
.LBB1_44:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s31, s31, 1
	s_cmp_lt_i32 s30, 2
	s_mov_b64 s[74:75], 0
	s_cbranch_scc1 .LBB1_64
; %bb.45:                               ;   in Loop: Header=BB1_41 Depth=1
	s_cmp_gt_i32 s30, 2
	s_cbranch_scc0 .LBB1_65
; %bb.46:                               ;   in Loop: Header=BB1_41 Depth=1
	s_cmp_eq_u32 s30, 3
	s_mov_b64 s[14:15], 0
	s_cbranch_scc0 .LBB1_67
; %bb.47:                               ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_85
; %bb.48:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_122
; %bb.49:                               ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB1_59
; %bb.50:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_56
; %bb.51:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v35 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v6, v22
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_55
; %bb.52:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_54
; %bb.53:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s51
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s73, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s92, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s93, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s94, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB1_54:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB1_55:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_56:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_readfirstlane_b32 s26, v6
	v_readlane_b32 s80, v1, 0
	s_cmp_eq_u32 s26, 0
	v_readlane_b32 s81, v1, 1
	s_cselect_b64 s[78:79], -1, 0
	s_xor_b64 s[80:81], s[80:81], -1
	v_mov_b32_e32 v6, s26
	s_and_b64 s[80:81], s[78:79], s[80:81]
	v_mov_b32_e32 v7, s27
	s_and_saveexec_b64 s[78:79], s[80:81]
	s_cbranch_execz .LBB1_58
; %bb.57:                               ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[80:81], 1
	
.Lawait16:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet16
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait16
.Lmet16:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[80:81]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_58:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_59:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_123
; %bb.60:                               ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_236
; %bb.61:                               ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s37, v0
	s_lshl_b32 s43, s55, 3
	v_add_u32_e32 v6, vcc, s43, v36
	s_cmp_lg_u32 s37, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_63
; %bb.62:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	ds_write_b64 v6, v[7:8]
.LBB1_63:                               ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s55, 1
	s_branch .LBB1_240
.LBB1_64:                               ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr43
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr76
	s_mov_b64 s[80:81], 0
	s_mov_b64 s[78:79], 0
	s_cbranch_execnz .LBB1_294
	s_branch .LBB1_295
.LBB1_65:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr43
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr76
.LBB1_66:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_68
	s_branch .LBB1_293
.LBB1_67:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr43
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr76
	s_mov_b64 s[80:81], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_293
.LBB1_68:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_144
; %bb.69:                               ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_143
; %bb.70:                               ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_80
; %bb.71:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_77
; %bb.72:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v35 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v6, v22
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_76
; %bb.73:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s51
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s73, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s92, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s93, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s94, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB1_75:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_76:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_77:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v6
	v_readlane_b32 s76, v1, 0
	s_cmp_eq_u32 s26, 0
	v_readlane_b32 s77, v1, 1
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[76:77], s[76:77], -1
	v_mov_b32_e32 v6, s26
	s_and_b64 s[76:77], s[14:15], s[76:77]
	v_mov_b32_e32 v7, s27
	s_and_saveexec_b64 s[14:15], s[76:77]
	s_cbranch_execz .LBB1_79
; %bb.78:                               ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait17:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet17
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait17
.Lmet17:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_79:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_80:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_90
; %bb.81:                               ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_124
; %bb.82:                               ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s55, 3
	v_add_u32_e32 v6, vcc, s11, v36
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_84
; %bb.83:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	ds_write_b64 v6, v[7:8]
.LBB1_84:                               ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s55, 1
	s_branch .LBB1_128
.LBB1_85:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr43
                                        ; implicit-def: $vgpr8
	s_cbranch_execz .LBB1_255
.LBB1_86:                               ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_91
; %bb.87:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_89
; %bb.88:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v35
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[78:79], 1
	
.Lawait18:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet18
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait18
.Lmet18:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[78:79]
	;;#ASMEND
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s59
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_89:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_branch .LBB1_92
.LBB1_90:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s43, s55
	s_branch .LBB1_129
.LBB1_91:                               ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB1_92:                               ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s26, s55
	s_cbranch_vccnz .LBB1_587
; %bb.93:                               ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB1_95
; %bb.94:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_106
.LBB1_95:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_97
; %bb.96:                               ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_store_dword v[10:11], v7
.LBB1_97:                               ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB1_99
; %bb.98:                               ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s95, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB1_99:                               ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s77, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s76, v10
	s_cbranch_vccnz .LBB1_154
; %bb.100:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_256
; %bb.101:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s10, s55, 3
	v_add_u32_e32 v6, vcc, s10, v36
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_103
; %bb.102:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	ds_write_b64 v6, v[10:11]
.LBB1_103:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v6
	s_xor_b32 s26, s55, 1
	s_branch .LBB1_260
.LBB1_104:                              ;   in Loop: Header=BB1_106 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_105:                              ;   in Loop: Header=BB1_106 Depth=2
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_95
.LBB1_106:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_113 Depth 3
                                        ;         Child Loop BB1_117 Depth 4
                                        ;         Child Loop BB1_121 Depth 4
	v_cndmask_b32_e64 v7, 0, v11, s[4:5]
	v_cndmask_b32_e64 v6, v6, v10, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB1_108
; %bb.107:                              ;   in Loop: Header=BB1_106 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_105
	s_branch .LBB1_109
.LBB1_108:                              ;   in Loop: Header=BB1_106 Depth=2
.LBB1_109:                              ;   in Loop: Header=BB1_106 Depth=2
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v14, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_113
.LBB1_110:                              ;   in Loop: Header=BB1_113 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v14, 1, v14
	v_mov_b32_e32 v15, s54
	v_cndmask_b32_e64 v14, v15, v14, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_111:                              ;   in Loop: Header=BB1_113 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB1_112:                              ;   in Loop: Header=BB1_113 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[78:79], s[10:11], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_104
.LBB1_113:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_106 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_117 Depth 4
                                        ;         Child Loop BB1_121 Depth 4
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s49
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v16, v3
	v_and_b32_e32 v15, v15, v2
	v_cmp_eq_u64_e32 vcc, v[15:16], v[6:7]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_112
; %bb.114:                              ;   in Loop: Header=BB1_113 Depth=3
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_111
; %bb.115:                              ;   in Loop: Header=BB1_113 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v14, 64, v14, vcc
	v_cmp_lt_u32_e32 vcc, s100, v14
	v_mov_b32_e32 v15, v14
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_119
; %bb.116:                              ;   in Loop: Header=BB1_113 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v15, v14
.LBB1_117:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_106 Depth=2
                                        ;       Parent Loop BB1_113 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v15, vcc, s101, v15
	v_cmp_gt_u32_e32 vcc, s0, v15
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_117
; %bb.118:                              ;   in Loop: Header=BB1_113 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB1_119:                              ;   in Loop: Header=BB1_113 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s1, v14
	v_cmp_lt_u32_e32 vcc, 63, v15
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_110
; %bb.120:                              ;   in Loop: Header=BB1_113 Depth=3
	s_mov_b64 s[88:89], 0
.LBB1_121:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_106 Depth=2
                                        ;       Parent Loop BB1_113 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v15, vcc, 64, v15
	v_cmp_gt_u32_e32 vcc, 64, v15
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_121
	s_branch .LBB1_110
.LBB1_122:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr43
                                        ; implicit-def: $vgpr8
	s_mov_b64 s[80:81], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_86
	s_branch .LBB1_255
.LBB1_123:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[76:77], s[26:27]
	s_mov_b32 s43, s55
	s_branch .LBB1_241
.LBB1_124:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_128
; %bb.125:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_127
; %bb.126:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_127:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_128:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_129:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_142
; %bb.130:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_132
; %bb.131:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s72, s27
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s26
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait19:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet19
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait19
.Lmet19:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_132:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_142
; %bb.133:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_137
; %bb.134:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s43, 3
	v_add_u32_e32 v6, vcc, s15, v36
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_136
; %bb.135:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_136:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s43, 1
	s_mov_b64 s[14:15], 0
.LBB1_137:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_141
; %bb.138:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_140
; %bb.139:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_140:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_141:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s43, s26
.LBB1_142:                              ;   in Loop: Header=BB1_41 Depth=1
	v_add_u32_e32 v8, vcc, 1, v9
	s_mov_b64 s[80:81], -1
	s_mov_b32 s10, s36
.LBB1_143:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[14:15], 0
	s_mov_b32 s37, s55
	v_mov_b32_e32 v17, v9
	s_mov_b32 s76, s36
.LBB1_144:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_293
; %bb.145:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[56:57]
	s_mov_b32 s26, s55
	s_cbranch_vccnz .LBB1_179
; %bb.146:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	s_cselect_b64 s[80:81], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB1_148
; %bb.147:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v11, s67
	flat_load_dwordx2 v[7:8], v[6:7] glc
	flat_load_dword v6, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v7, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v7
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB1_148:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_153
; %bb.149:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_155
; %bb.150:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s14, s55, 3
	v_add_u32_e32 v6, vcc, s14, v36
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_152
; %bb.151:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_152:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s55, 1
	s_branch .LBB1_159
.LBB1_153:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s26, s55
	s_branch .LBB1_160
.LBB1_154:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s26, s55
	s_branch .LBB1_261
.LBB1_155:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_159
; %bb.156:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_158
; %bb.157:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_158:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_159:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_160:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_179
; %bb.161:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_163
; %bb.162:                              ;   in Loop: Header=BB1_41 Depth=1
	flat_store_dword v[28:29], v13
.LBB1_163:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_169
; %bb.164:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_166
.LBB1_165:                              ;   in Loop: Header=BB1_166 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[14:15], s[84:85], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_168
.LBB1_166:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_165
; %bb.167:                              ;   in Loop: Header=BB1_166 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_165
.LBB1_168:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB1_169:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_179
; %bb.170:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr43
	s_cbranch_vccnz .LBB1_174
; %bb.171:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s14, s26, 3
	v_add_u32_e32 v6, vcc, s14, v36
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_173
; %bb.172:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_173:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s26, 1
	s_mov_b64 s[14:15], 0
.LBB1_174:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_178
; %bb.175:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_177
; %bb.176:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_177:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_178:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s26, s43
.LBB1_179:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_183
; %bb.180:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_182
; %bb.181:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v35
	v_readfirstlane_b32 s43, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s43
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[80:81], 1
	
.Lawait20:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s43, v10
	s_cbranch_vccnz .Lmet20
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait20
.Lmet20:
	v_readfirstlane_b32 s43, v10
	s_mov_b64 exec, s[80:81]
	;;#ASMEND
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s59
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_182:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_184
	s_branch .LBB1_281
.LBB1_183:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB1_184:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_186
; %bb.185:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_197
.LBB1_186:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_188
; %bb.187:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_store_dword v[10:11], v7
.LBB1_188:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	s_cselect_b64 s[80:81], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB1_190
; %bb.189:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, s95, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB1_190:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_213
; %bb.191:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_214
; %bb.192:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s10, s26, 3
	v_add_u32_e32 v6, vcc, s10, v36
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_194
; %bb.193:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v6, v[10:11]
.LBB1_194:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v6
	s_xor_b32 s43, s26, 1
	s_branch .LBB1_218
.LBB1_195:                              ;   in Loop: Header=BB1_197 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB1_196:                              ;   in Loop: Header=BB1_197 Depth=2
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_186
.LBB1_197:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_204 Depth 3
                                        ;         Child Loop BB1_208 Depth 4
                                        ;         Child Loop BB1_212 Depth 4
	v_cndmask_b32_e64 v7, 0, v11, s[4:5]
	v_cndmask_b32_e64 v6, v6, v10, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB1_199
; %bb.198:                              ;   in Loop: Header=BB1_197 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_196
	s_branch .LBB1_200
.LBB1_199:                              ;   in Loop: Header=BB1_197 Depth=2
.LBB1_200:                              ;   in Loop: Header=BB1_197 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_204
.LBB1_201:                              ;   in Loop: Header=BB1_204 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s54
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_202:                              ;   in Loop: Header=BB1_204 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB1_203:                              ;   in Loop: Header=BB1_204 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[80:81], s[10:11], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_195
.LBB1_204:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_197 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_208 Depth 4
                                        ;         Child Loop BB1_212 Depth 4
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_203
; %bb.205:                              ;   in Loop: Header=BB1_204 Depth=3
	v_mov_b32_e32 v14, s60
	v_mov_b32_e32 v15, s61
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_202
; %bb.206:                              ;   in Loop: Header=BB1_204 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s100, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_210
; %bb.207:                              ;   in Loop: Header=BB1_204 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v14, v8
.LBB1_208:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_197 Depth=2
                                        ;       Parent Loop BB1_204 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s101, v14
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_208
; %bb.209:                              ;   in Loop: Header=BB1_204 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB1_210:                              ;   in Loop: Header=BB1_204 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s1, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_201
; %bb.211:                              ;   in Loop: Header=BB1_204 Depth=3
	s_mov_b64 s[88:89], 0
.LBB1_212:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_197 Depth=2
                                        ;       Parent Loop BB1_204 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_212
	s_branch .LBB1_201
.LBB1_213:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s43, s26
	s_branch .LBB1_219
.LBB1_214:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_218
; %bb.215:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_217
; %bb.216:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB1_217:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_mov_b32 s43, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_218:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_219:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[34:35]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_235
; %bb.220:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB1_222
; %bb.221:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s31
	flat_store_dword v[32:33], v6
.LBB1_222:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB1_224
; %bb.223:                              ;   in Loop: Header=BB1_41 Depth=1
	flat_store_dword v[28:29], v13
.LBB1_224:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[82:83], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_230
; %bb.225:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr84_sgpr85
	s_branch .LBB1_227
.LBB1_226:                              ;   in Loop: Header=BB1_227 Depth=2
	s_or_b64 exec, exec, s[86:87]
	s_and_b64 s[86:87], exec, s[84:85]
	s_or_b64 s[82:83], s[86:87], s[82:83]
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_229
.LBB1_227:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[84:85], s[84:85], exec
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_226
; %bb.228:                              ;   in Loop: Header=BB1_227 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[84:85], s[84:85], exec
	s_branch .LBB1_226
.LBB1_229:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v10, v[14:15] glc
.LBB1_230:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_235
; %bb.231:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_271
; %bb.232:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s26, s43, 3
	v_add_u32_e32 v6, vcc, s26, v36
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_234
; %bb.233:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v6, v[10:11]
.LBB1_234:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v6
	s_xor_b32 s26, s43, 1
	s_branch .LBB1_275
.LBB1_235:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s26, s43
	s_branch .LBB1_276
.LBB1_236:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_240
; %bb.237:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_239
; %bb.238:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_239:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_240:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s77, v7
	v_readfirstlane_b32 s76, v6
.LBB1_241:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[76:77], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_254
; %bb.242:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s77
	;;#ASMEND
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v15, s77
	v_mov_b32_e32 v7, s77
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_244
; %bb.243:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s72, s27
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s26
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[78:79], 1
	
.Lawait21:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet21
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait21
.Lmet21:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[78:79]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_244:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s77, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s76, v6
	s_cbranch_vccnz .LBB1_254
; %bb.245:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_249
; %bb.246:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v0
	s_lshl_b32 s37, s43, 3
	v_add_u32_e32 v6, vcc, s37, v36
	s_cmp_lg_u32 s26, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_248
; %bb.247:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s76
	v_mov_b32_e32 v8, s77
	ds_write_b64 v6, v[7:8]
.LBB1_248:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s43, 1
	s_mov_b64 s[78:79], 0
.LBB1_249:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB1_253
; %bb.250:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_252
; %bb.251:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v7, s77
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_252:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_253:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s43, s26
.LBB1_254:                              ;   in Loop: Header=BB1_41 Depth=1
	v_add_u32_e32 v8, vcc, 1, v9
	s_mov_b64 s[80:81], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_86
.LBB1_255:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s10, s36
	s_mov_b32 s37, s55
	v_mov_b32_e32 v17, v9
	s_mov_b32 s76, s36
	s_branch .LBB1_66
.LBB1_256:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_260
; %bb.257:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_259
; %bb.258:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB1_259:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_mov_b32 s26, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_260:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s77, v11
	v_readfirstlane_b32 s76, v10
.LBB1_261:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e64 s[10:11], s[76:77], v[34:35]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_582
; %bb.262:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB1_264
; %bb.263:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s31
	flat_store_dword v[32:33], v6
.LBB1_264:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB1_266
; %bb.265:                              ;   in Loop: Header=BB1_41 Depth=1
	flat_store_dword v[28:29], v13
.LBB1_266:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_brev_b32 s37, 64
	s_or_b32 s37, s77, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s37
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[82:83], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_572
; %bb.267:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr84_sgpr85
	s_branch .LBB1_269
.LBB1_268:                              ;   in Loop: Header=BB1_269 Depth=2
	s_or_b64 exec, exec, s[86:87]
	s_and_b64 s[86:87], exec, s[84:85]
	s_or_b64 s[82:83], s[86:87], s[82:83]
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_571
.LBB1_269:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[84:85], s[84:85], exec
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_268
; %bb.270:                              ;   in Loop: Header=BB1_269 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[84:85], s[84:85], exec
	s_branch .LBB1_268
.LBB1_271:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_275
; %bb.272:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_274
; %bb.273:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB1_274:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_mov_b32 s26, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_275:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_276:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_280
; %bb.277:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s82, s27
	s_mov_b32 s83, s15
	s_mov_b32 s84, s27
	s_mov_b32 s85, s42
	s_cmp_eq_u64 s[82:83], s[84:85]
	s_cselect_b64 s[82:83], -1, 0
	s_or_b64 s[10:11], s[10:11], s[82:83]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_279
; %bb.278:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB1_279:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v14, s58
	v_mov_b32_e32 v15, s59
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v18, s50
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v19, s51
	s_or_b32 s10, s14, s73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s92
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s93
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s94
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s14
	flat_store_dwordx2 v[18:19], v[14:15]
	flat_store_dwordx2 v[18:19], v[7:8]
.LBB1_280:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_281:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB1_286
; %bb.282:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_287
; %bb.283:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s26, 3
	v_add_u32_e32 v6, vcc, s15, v36
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_285
; %bb.284:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_285:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s26, 1
	s_branch .LBB1_291
.LBB1_286:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s43, s26
	s_branch .LBB1_292
.LBB1_287:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_291
; %bb.288:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_290
; %bb.289:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_290:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_291:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB1_292:                              ;   in Loop: Header=BB1_41 Depth=1
	v_add_u32_e32 v8, vcc, 1, v9
	s_mov_b64 s[80:81], -1
.LBB1_293:                              ;   in Loop: Header=BB1_41 Depth=1
	s_branch .LBB1_295
.LBB1_294:                              ;   in Loop: Header=BB1_41 Depth=1
	s_cmp_lg_u32 s30, 1
	s_mov_b64 s[74:75], -1
	s_cselect_b64 s[78:79], -1, 0
.LBB1_295:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB1_311
; %bb.296:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_431
; %bb.297:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_406
; %bb.298:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_306
; %bb.299:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v35 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v16, v22
	s_cbranch_vccnz .LBB1_301
; %bb.300:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v16, v[7:8] glc
.LBB1_301:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v16
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_305
; %bb.302:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s48
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_304
; %bb.303:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v11, s51
	v_or_b32_e32 v15, s73, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s92, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s93, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s94, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB1_304:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v16, v8
.LBB1_305:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_306:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_406
; %bb.307:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB1_336
; %bb.308:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_310
; %bb.309:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait22:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet22
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait22
.Lmet22:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_310:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_337
	s_branch .LBB1_406
.LBB1_311:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_432
; %bb.312:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[70:71]
	s_cbranch_execz .LBB1_314
; %bb.313:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v10, s31
	flat_store_dword v[6:7], v10
.LBB1_314:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_459
; %bb.315:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_434
; %bb.316:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v8, s36
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_331
; %bb.317:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB1_319
; %bb.318:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
.LBB1_319:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_atomic_add v10, v[10:11], v35 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v8, v22
	s_cbranch_vccnz .LBB1_321
; %bb.320:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v8, v[14:15] glc
.LBB1_321:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, 1, v10
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_cmp_eq_u32_e32 vcc, v10, v8
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_330
; %bb.322:                              ;   in Loop: Header=BB1_41 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[6:7]
	v_add_u32_e32 v15, vcc, 1, v9
	s_and_b64 vcc, s[38:39], s[10:11]
	v_mov_b32_e32 v18, s48
	v_cndmask_b32_e32 v14, 0, v10, vcc
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v19, s49
	flat_atomic_cmpswap_x2 v[16:17], v[18:19], v[14:17] glc
	v_mov_b32_e32 v8, v10
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[16:17], v[8:9]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[78:79], s[10:11]
	s_cbranch_execz .LBB1_329
; %bb.323:                              ;   in Loop: Header=BB1_41 Depth=1
	s_xor_b64 s[80:81], vcc, -1
	v_mov_b32_e32 v18, v11
	v_mov_b32_e32 v17, v10
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB1_325
; %bb.324:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v19, s50
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v20, s51
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s73, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s92, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s93, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s94, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	s_mov_b64 s[10:11], 0
.LBB1_325:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_329
; %bb.326:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s95, v17
	v_cmp_ne_u32_e32 vcc, v8, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_328
; %bb.327:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v18, s50
	v_sub_u32_e32 v17, vcc, v10, v8
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v19, s51
	flat_atomic_add_x2 v[18:19], v[16:17]
.LBB1_328:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v16, s62
	v_lshrrev_b64 v[6:7], 16, v[6:7]
	v_mov_b32_e32 v17, s63
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[16:17], v15
	v_or_b32_e32 v18, s10, v7
	v_mov_b32_e32 v17, v13
.LBB1_329:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v8, v10
.LBB1_330:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_331:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v6, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v7, s11
	s_cbranch_scc1 .LBB1_434
; %bb.332:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB1_369
; %bb.333:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_335
; %bb.334:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait23:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet23
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait23
.Lmet23:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
	v_mov_b32_e32 v7, v13
.LBB1_335:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_370
	s_branch .LBB1_434
.LBB1_336:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB1_337:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s43, v16
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_340
.LBB1_338:                              ;   in Loop: Header=BB1_340 Depth=2
	s_mov_b64 s[74:75], s[76:77]
.LBB1_339:                              ;   in Loop: Header=BB1_340 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_405
.LBB1_340:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_355 Depth 3
                                        ;         Child Loop BB1_359 Depth 4
                                        ;         Child Loop BB1_363 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s43
	s_mov_b64 s[76:77], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_346
; %bb.341:                              ;   in Loop: Header=BB1_340 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_345
; %bb.342:                              ;   in Loop: Header=BB1_340 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_344
; %bb.343:                              ;   in Loop: Header=BB1_340 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v16, s43
	v_mov_b32_e32 v7, s51
	s_or_b32 s26, s43, s73
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	s_or_b32 s26, s43, s92
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	s_or_b32 s26, s43, s93
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	s_or_b32 s26, s43, s94
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v6, s43
.LBB1_344:                              ;   in Loop: Header=BB1_340 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_345:                              ;   in Loop: Header=BB1_340 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[76:77], -1, 0
.LBB1_346:                              ;   in Loop: Header=BB1_340 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_349
; %bb.347:                              ;   in Loop: Header=BB1_340 Depth=2
	v_mov_b32_e32 v6, s43
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v9, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB1_350
; %bb.348:                              ;   in Loop: Header=BB1_340 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_351
	s_branch .LBB1_365
.LBB1_349:                              ;   in Loop: Header=BB1_340 Depth=2
	s_mov_b64 s[74:75], s[26:27]
	s_branch .LBB1_339
.LBB1_350:                              ;   in Loop: Header=BB1_340 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB1_351:                              ;   in Loop: Header=BB1_340 Depth=2
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr78_sgpr79
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_355
.LBB1_352:                              ;   in Loop: Header=BB1_355 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s54
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB1_353:                              ;   in Loop: Header=BB1_355 Depth=3
	s_andn2_b64 s[78:79], s[78:79], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[78:79], s[78:79], s[10:11]
.LBB1_354:                              ;   in Loop: Header=BB1_355 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[78:79], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[76:77], s[10:11], s[76:77]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_364
.LBB1_355:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_340 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_359 Depth 4
                                        ;         Child Loop BB1_363 Depth 4
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_354
; %bb.356:                              ;   in Loop: Header=BB1_355 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_353
; %bb.357:                              ;   in Loop: Header=BB1_355 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s100, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_361
; %bb.358:                              ;   in Loop: Header=BB1_355 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v14, v8
.LBB1_359:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_340 Depth=2
                                        ;       Parent Loop BB1_355 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s101, v14
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_359
; %bb.360:                              ;   in Loop: Header=BB1_355 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB1_361:                              ;   in Loop: Header=BB1_355 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s1, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_352
; %bb.362:                              ;   in Loop: Header=BB1_355 Depth=3
	s_mov_b64 s[84:85], 0
.LBB1_363:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_340 Depth=2
                                        ;       Parent Loop BB1_355 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB1_363
	s_branch .LBB1_352
.LBB1_364:                              ;   in Loop: Header=BB1_340 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_365:                              ;   in Loop: Header=BB1_340 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s26, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccnz .LBB1_367
; %bb.366:                              ;   in Loop: Header=BB1_340 Depth=2
	s_and_b32 s26, s26, s95
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[76:77], s[26:27]
.LBB1_367:                              ;   in Loop: Header=BB1_340 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_338
; %bb.368:                              ;   in Loop: Header=BB1_340 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], s[74:75]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v6
	s_branch .LBB1_338
.LBB1_369:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB1_370:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v8
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_372
.LBB1_371:                              ;   in Loop: Header=BB1_372 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[74:75], s[76:77]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_433
.LBB1_372:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_391 Depth 3
                                        ;         Child Loop BB1_395 Depth 4
                                        ;         Child Loop BB1_399 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s26
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_383
; %bb.373:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_382
; %bb.374:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v14, v8, 0, vcc
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[6:7], v[16:17]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[78:79], s[10:11]
	s_cbranch_execz .LBB1_381
; %bb.375:                              ;   in Loop: Header=BB1_372 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_379
; %bb.376:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
	v_cmp_eq_u32_e32 vcc, s26, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_378
; %bb.377:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v16, s50
	v_sub_u32_e32 v7, vcc, s26, v6
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v17, s51
	flat_atomic_add_x2 v[16:17], v[6:7]
.LBB1_378:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, s62
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_mov_b32_e32 v7, s63
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[6:7], v15
	v_or_b32_e32 v7, s10, v11
	v_mov_b32_e32 v6, v13
	s_branch .LBB1_381
.LBB1_379:                              ;   in Loop: Header=BB1_372 Depth=2
                                        ; implicit-def: $vgpr6_vgpr7
	s_cbranch_execz .LBB1_381
; %bb.380:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v16, s26
	v_mov_b32_e32 v7, s51
	s_or_b32 s10, s26, s73
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s26, s92
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s26, s93
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s26, s94
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
.LBB1_381:                              ;   in Loop: Header=BB1_372 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_382:                              ;   in Loop: Header=BB1_372 Depth=2
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s77, v7
	v_readfirstlane_b32 s76, v6
	s_cmp_eq_u64 s[76:77], 0
	s_cselect_b64 s[78:79], -1, 0
.LBB1_383:                              ;   in Loop: Header=BB1_372 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB1_371
; %bb.384:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v9, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB1_386
; %bb.385:                              ;   in Loop: Header=BB1_372 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_387
	s_branch .LBB1_401
.LBB1_386:                              ;   in Loop: Header=BB1_372 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB1_387:                              ;   in Loop: Header=BB1_372 Depth=2
	s_mov_b32 s43, s26
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr78_sgpr79
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_391
.LBB1_388:                              ;   in Loop: Header=BB1_391 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s54
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB1_389:                              ;   in Loop: Header=BB1_391 Depth=3
	s_andn2_b64 s[78:79], s[78:79], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[78:79], s[78:79], s[10:11]
.LBB1_390:                              ;   in Loop: Header=BB1_391 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[78:79], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[76:77], s[10:11], s[76:77]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_400
.LBB1_391:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_372 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_395 Depth 4
                                        ;         Child Loop BB1_399 Depth 4
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_390
; %bb.392:                              ;   in Loop: Header=BB1_391 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_389
; %bb.393:                              ;   in Loop: Header=BB1_391 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s100, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_397
; %bb.394:                              ;   in Loop: Header=BB1_391 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v14, v8
.LBB1_395:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_372 Depth=2
                                        ;       Parent Loop BB1_391 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s101, v14
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_395
; %bb.396:                              ;   in Loop: Header=BB1_391 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB1_397:                              ;   in Loop: Header=BB1_391 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s1, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_388
; %bb.398:                              ;   in Loop: Header=BB1_391 Depth=3
	s_mov_b64 s[84:85], 0
.LBB1_399:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_372 Depth=2
                                        ;       Parent Loop BB1_391 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB1_399
	s_branch .LBB1_388
.LBB1_400:                              ;   in Loop: Header=BB1_372 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_401:                              ;   in Loop: Header=BB1_372 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccnz .LBB1_403
; %bb.402:                              ;   in Loop: Header=BB1_372 Depth=2
	s_and_b32 s76, s37, s95
	s_mov_b32 s77, s27
	s_mov_b64 s[10:11], 0
.LBB1_403:                              ;   in Loop: Header=BB1_372 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_371
; %bb.404:                              ;   in Loop: Header=BB1_372 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], s[74:75]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v6
	s_branch .LBB1_371
.LBB1_405:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB1_406:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_411
; %bb.407:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_412
; %bb.408:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s55, 3
	v_add_u32_e32 v6, vcc, s11, v36
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_410
; %bb.409:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	ds_write_b64 v6, v[7:8]
.LBB1_410:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s55, 1
	s_branch .LBB1_416
.LBB1_411:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s43, s55
	s_branch .LBB1_417
.LBB1_412:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_416
; %bb.413:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_415
; %bb.414:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_415:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_416:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_417:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_430
; %bb.418:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_420
; %bb.419:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s72, s27
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s26
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait24:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet24
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait24
.Lmet24:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_420:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_430
; %bb.421:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_425
; %bb.422:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s43, 3
	v_add_u32_e32 v6, vcc, s15, v36
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_424
; %bb.423:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_424:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s43, 1
	s_branch .LBB1_429
.LBB1_425:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_429
; %bb.426:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_428
; %bb.427:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_428:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_429:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s43, s26
.LBB1_430:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v8, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[80:81], -1
.LBB1_431:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s37, s55
	v_mov_b32_e32 v17, v9
	s_mov_b32 s76, s36
.LBB1_432:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s55, s37
	v_mov_b32_e32 v9, v17
	s_mov_b32 s36, s76
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccnz .LBB1_460
	s_branch .LBB1_461
.LBB1_433:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB1_434:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_439
; %bb.435:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_440
; %bb.436:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s55, 3
	v_add_u32_e32 v6, vcc, s15, v36
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_438
; %bb.437:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_438:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s55, 1
	s_branch .LBB1_444
.LBB1_439:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s43, s55
	s_branch .LBB1_445
.LBB1_440:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_444
; %bb.441:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_443
; %bb.442:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_443:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_444:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_445:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_458
; %bb.446:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_448
; %bb.447:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s72, s27
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s26
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait25:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet25
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait25
.Lmet25:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_448:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_458
; %bb.449:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_453
; %bb.450:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s43, 3
	v_add_u32_e32 v6, vcc, s15, v36
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_452
; %bb.451:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_452:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s43, 1
	s_branch .LBB1_457
.LBB1_453:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_457
; %bb.454:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_456
; %bb.455:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_456:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_457:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s43, s26
.LBB1_458:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v8, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[80:81], -1
.LBB1_459:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB1_461
.LBB1_460:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s36, s10
	v_mov_b32_e32 v9, v8
	s_mov_b32 s55, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_461:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_463
; %bb.462:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v8, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[6:7], v8
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_463:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB1_40
; %bb.464:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB1_498
; %bb.465:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB1_467
; %bb.466:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v11, s67
	flat_load_dwordx2 v[7:8], v[6:7] glc
	flat_load_dword v6, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v7, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v7
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB1_467:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB1_472
; %bb.468:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_473
; %bb.469:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s10, s55, 3
	v_add_u32_e32 v6, vcc, s10, v36
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_471
; %bb.470:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s36
	v_mov_b32_e32 v8, s37
	ds_write_b64 v6, v[7:8]
.LBB1_471:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s55, 1
	s_branch .LBB1_477
.LBB1_472:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s26, s55
	s_branch .LBB1_478
.LBB1_473:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_477
; %bb.474:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_476
; %bb.475:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_476:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_477:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s37, v7
	v_readfirstlane_b32 s36, v6
.LBB1_478:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[36:37], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_497
; %bb.479:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_481
; %bb.480:                              ;   in Loop: Header=BB1_41 Depth=1
	flat_store_dword v[28:29], v13
.LBB1_481:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_487
; %bb.482:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB1_484
.LBB1_483:                              ;   in Loop: Header=BB1_484 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[36:37]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_486
.LBB1_484:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_483
; %bb.485:                              ;   in Loop: Header=BB1_484 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB1_483
.LBB1_486:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB1_487:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB1_497
; %bb.488:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_492
; %bb.489:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s10, s26, 3
	v_add_u32_e32 v6, vcc, s10, v36
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_491
; %bb.490:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s36
	v_mov_b32_e32 v8, s37
	ds_write_b64 v6, v[7:8]
.LBB1_491:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s14, s26, 1
	s_branch .LBB1_496
.LBB1_492:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr14
	s_cbranch_execz .LBB1_496
; %bb.493:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_495
; %bb.494:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_495:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s14, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_496:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v6
	s_mov_b32 s26, s14
.LBB1_497:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s55, s26
.LBB1_498:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_40
; %bb.499:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_547
; %bb.500:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_508
; %bb.501:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v35 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v16, v22
	s_cbranch_vccnz .LBB1_503
; %bb.502:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v16, v[7:8] glc
.LBB1_503:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v16
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_507
; %bb.504:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s48
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s49
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_506
; %bb.505:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v11, s51
	v_or_b32_e32 v15, s73, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s92, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s93, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s94, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB1_506:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v16, v8
.LBB1_507:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_508:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_547
; %bb.509:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB1_513
; %bb.510:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_512
; %bb.511:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[76:77], 1
	
.Lawait26:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet26
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait26
.Lmet26:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[76:77]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_512:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_514
	s_branch .LBB1_547
.LBB1_513:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB1_514:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s43, v16
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_517
.LBB1_515:                              ;   in Loop: Header=BB1_517 Depth=2
	s_mov_b64 s[74:75], s[76:77]
.LBB1_516:                              ;   in Loop: Header=BB1_517 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_546
.LBB1_517:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_532 Depth 3
                                        ;         Child Loop BB1_536 Depth 4
                                        ;         Child Loop BB1_540 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s43
	s_mov_b64 s[76:77], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_523
; %bb.518:                              ;   in Loop: Header=BB1_517 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_522
; %bb.519:                              ;   in Loop: Header=BB1_517 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_521
; %bb.520:                              ;   in Loop: Header=BB1_517 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v16, s43
	v_mov_b32_e32 v7, s51
	s_or_b32 s26, s43, s73
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	s_or_b32 s26, s43, s92
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	s_or_b32 s26, s43, s93
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	s_or_b32 s26, s43, s94
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s26
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v6, s43
.LBB1_521:                              ;   in Loop: Header=BB1_517 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_522:                              ;   in Loop: Header=BB1_517 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[76:77], -1, 0
.LBB1_523:                              ;   in Loop: Header=BB1_517 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_526
; %bb.524:                              ;   in Loop: Header=BB1_517 Depth=2
	v_mov_b32_e32 v6, s43
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v9, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB1_527
; %bb.525:                              ;   in Loop: Header=BB1_517 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_528
	s_branch .LBB1_542
.LBB1_526:                              ;   in Loop: Header=BB1_517 Depth=2
	s_mov_b64 s[74:75], s[26:27]
	s_branch .LBB1_516
.LBB1_527:                              ;   in Loop: Header=BB1_517 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB1_528:                              ;   in Loop: Header=BB1_517 Depth=2
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr78_sgpr79
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_532
.LBB1_529:                              ;   in Loop: Header=BB1_532 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s54
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB1_530:                              ;   in Loop: Header=BB1_532 Depth=3
	s_andn2_b64 s[78:79], s[78:79], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[78:79], s[78:79], s[10:11]
.LBB1_531:                              ;   in Loop: Header=BB1_532 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[78:79], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[76:77], s[10:11], s[76:77]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_541
.LBB1_532:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_517 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_536 Depth 4
                                        ;         Child Loop BB1_540 Depth 4
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_531
; %bb.533:                              ;   in Loop: Header=BB1_532 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_530
; %bb.534:                              ;   in Loop: Header=BB1_532 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s100, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_538
; %bb.535:                              ;   in Loop: Header=BB1_532 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v14, v8
.LBB1_536:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_517 Depth=2
                                        ;       Parent Loop BB1_532 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s101, v14
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_536
; %bb.537:                              ;   in Loop: Header=BB1_532 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB1_538:                              ;   in Loop: Header=BB1_532 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s1, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_529
; %bb.539:                              ;   in Loop: Header=BB1_532 Depth=3
	s_mov_b64 s[84:85], 0
.LBB1_540:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_517 Depth=2
                                        ;       Parent Loop BB1_532 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB1_540
	s_branch .LBB1_529
.LBB1_541:                              ;   in Loop: Header=BB1_517 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_542:                              ;   in Loop: Header=BB1_517 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s26, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccnz .LBB1_544
; %bb.543:                              ;   in Loop: Header=BB1_517 Depth=2
	s_and_b32 s26, s26, s95
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[76:77], s[26:27]
.LBB1_544:                              ;   in Loop: Header=BB1_517 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_515
; %bb.545:                              ;   in Loop: Header=BB1_517 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], s[74:75]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v6
	s_branch .LBB1_515
.LBB1_546:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB1_547:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_552
; %bb.548:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_553
; %bb.549:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s55, 3
	v_add_u32_e32 v6, vcc, s11, v36
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_551
; %bb.550:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	ds_write_b64 v6, v[7:8]
.LBB1_551:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s37, s55, 1
	s_branch .LBB1_557
.LBB1_552:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s37, s55
	s_branch .LBB1_558
.LBB1_553:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr37
	s_cbranch_execz .LBB1_557
; %bb.554:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_556
; %bb.555:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_556:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s37, s55
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_557:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_558:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_38
; %bb.559:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_561
; %bb.560:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s72, s27
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s26, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s26
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait27:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet27
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait27
.Lmet27:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_561:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_38
; %bb.562:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_566
; %bb.563:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s37, 3
	v_add_u32_e32 v6, vcc, s15, v36
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_565
; %bb.564:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_565:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s55, s37, 1
	s_branch .LBB1_570
.LBB1_566:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr55
	s_cbranch_execz .LBB1_570
; %bb.567:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_569
; %bb.568:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_569:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s55, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_570:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_branch .LBB1_39
.LBB1_571:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v10, v[14:15] glc
.LBB1_572:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s77, v11
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s76, v10
	s_cbranch_vccnz .LBB1_582
; %bb.573:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_577
; %bb.574:                              ;   in Loop: Header=BB1_41 Depth=1
	s_lshl_b32 s37, s26, 3
	v_add_u32_e32 v6, vcc, s37, v36
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_576
; %bb.575:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	ds_write_b64 v6, v[10:11]
.LBB1_576:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v6
	s_xor_b32 s37, s26, 1
	s_branch .LBB1_581
.LBB1_577:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr37
	s_cbranch_execz .LBB1_581
; %bb.578:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_580
; %bb.579:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	flat_store_dwordx2 v[24:25], v[10:11]
.LBB1_580:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[24:25] glc
	s_mov_b32 s37, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_581:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s77, v11
	v_readfirstlane_b32 s76, v10
	s_mov_b32 s26, s37
.LBB1_582:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_586
; %bb.583:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s82, s27
	s_mov_b32 s83, s77
	s_mov_b32 s84, s27
	s_mov_b32 s85, s42
	s_cmp_eq_u64 s[82:83], s[84:85]
	s_cselect_b64 s[82:83], -1, 0
	s_or_b64 s[10:11], s[10:11], s[82:83]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_585
; %bb.584:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB1_585:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v14, s58
	v_mov_b32_e32 v15, s59
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s50
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s76
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v17, s51
	s_or_b32 s10, s76, s73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s76, s92
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s76, s93
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s76, s94
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	v_mov_b32_e32 v10, s76
	flat_store_dwordx2 v[16:17], v[14:15]
.LBB1_586:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_587:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v11
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s76, v10
	s_cbranch_vccnz .LBB1_592
; %bb.588:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_593
; %bb.589:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s26, 3
	v_add_u32_e32 v6, vcc, s11, v36
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_591
; %bb.590:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s76
	v_mov_b32_e32 v11, s77
	ds_write_b64 v6, v[10:11]
.LBB1_591:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s37, s26, 1
	s_branch .LBB1_597
.LBB1_592:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s37, s26
	s_branch .LBB1_598
.LBB1_593:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr37
	s_cbranch_execz .LBB1_597
; %bb.594:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_596
; %bb.595:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v7, s77
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_596:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s37, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_597:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s77, v7
	v_readfirstlane_b32 s76, v6
.LBB1_598:                              ;   in Loop: Header=BB1_41 Depth=1
	v_add_u32_e32 v17, vcc, 1, v9
	s_cmp_eq_u32 s77, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_607
; %bb.599:                              ;   in Loop: Header=BB1_41 Depth=1
	s_add_i32 s10, s8, s77
	s_cmp_lt_u32 s10, s76
	v_readlane_b32 s78, v1, 2
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s79, v1, 3
	s_or_b64 s[10:11], s[78:79], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_619
; %bb.600:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_602
; %bb.601:                              ;   in Loop: Header=BB1_41 Depth=1
	flat_store_dword v[28:29], v13
.LBB1_602:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v6, 0xffffff, v17
	v_or_b32_e32 v6, 0x4000000, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_609
; %bb.603:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_605
.LBB1_604:                              ;   in Loop: Header=BB1_605 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[78:79], s[84:85], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_608
.LBB1_605:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[28:29], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_604
; %bb.606:                              ;   in Loop: Header=BB1_605 Depth=2
	;;#ASMSTART
	onward_wait v[28:29], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_604
.LBB1_607:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s10, s36
	s_branch .LBB1_66
.LBB1_608:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB1_609:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_619
; %bb.610:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_614
; %bb.611:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v0
	s_lshl_b32 s72, s37, 3
	v_add_u32_e32 v6, vcc, s72, v36
	s_cmp_lg_u32 s26, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_613
; %bb.612:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_613:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s37, 1
	s_mov_b64 s[78:79], 0
.LBB1_614:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB1_618
; %bb.615:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_617
; %bb.616:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_617:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_618:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s37, s26
.LBB1_619:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_mov_b32 s10, s36
	s_cbranch_vccnz .LBB1_66
; %bb.620:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[78:79], s[12:13]
	s_cbranch_execz .LBB1_667
; %bb.621:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v8, s76
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_627
; %bb.622:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v10, v[6:7], v35 glc
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v8, v[6:7] glc
	v_mov_b32_e32 v14, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v10
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v16, v8
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_626
; %bb.623:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s48
	v_add_u32_e32 v15, vcc, 2, v9
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_625
; %bb.624:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	v_or_b32_e32 v11, s73, v16
	v_mov_b32_e32 v10, v15
	flat_store_dwordx2 v[6:7], v[15:16]
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s92, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s93, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s94, v16
	v_mov_b32_e32 v14, v16
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB1_625:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v8, v16
.LBB1_626:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_627:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v14
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_667
; %bb.628:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB1_632
; %bb.629:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_631
; %bb.630:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v17
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v14, s26
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s51
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait28:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet28
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait28
.Lmet28:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_631:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_branch .LBB1_633
.LBB1_632:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB1_633:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_667
; %bb.634:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s43, v8
	v_add_u32_e32 v19, vcc, 2, v9
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_637
.LBB1_635:                              ;   in Loop: Header=BB1_637 Depth=2
	s_mov_b64 s[80:81], s[82:83]
.LBB1_636:                              ;   in Loop: Header=BB1_637 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_666
.LBB1_637:                              ;   Parent Loop BB1_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_652 Depth 3
                                        ;         Child Loop BB1_656 Depth 4
                                        ;         Child Loop BB1_660 Depth 4
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[20:21], v[6:7] glc
	v_mov_b32_e32 v16, s43
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[20:21], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_643
; %bb.638:                              ;   in Loop: Header=BB1_637 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_642
; %bb.639:                              ;   in Loop: Header=BB1_637 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v7, s49
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[18:21] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[20:21]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_641
; %bb.640:                              ;   in Loop: Header=BB1_637 Depth=2
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v20, s43
	v_mov_b32_e32 v7, s51
	s_or_b32 s26, s43, s73
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s26
	s_or_b32 s26, s43, s92
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s26
	s_or_b32 s26, s43, s93
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s26
	s_or_b32 s26, s43, s94
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s26
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v6, s43
.LBB1_641:                              ;   in Loop: Header=BB1_637 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_642:                              ;   in Loop: Header=BB1_637 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB1_643:                              ;   in Loop: Header=BB1_637 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB1_646
; %bb.644:                              ;   in Loop: Header=BB1_637 Depth=2
	v_mov_b32_e32 v6, s43
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v17, 1, s[4:5]
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB1_647
; %bb.645:                              ;   in Loop: Header=BB1_637 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[30:31], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_648
	s_branch .LBB1_662
.LBB1_646:                              ;   in Loop: Header=BB1_637 Depth=2
	s_mov_b64 s[80:81], s[26:27]
	s_branch .LBB1_636
.LBB1_647:                              ;   in Loop: Header=BB1_637 Depth=2
                                        ; implicit-def: $vgpr14_vgpr15
.LBB1_648:                              ;   in Loop: Header=BB1_637 Depth=2
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_652
.LBB1_649:                              ;   in Loop: Header=BB1_652 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s54
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	v_mov_b32_e32 v15, v11
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v14, v10
.LBB1_650:                              ;   in Loop: Header=BB1_652 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_651:                              ;   in Loop: Header=BB1_652 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v14
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_661
.LBB1_652:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_637 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_656 Depth 4
                                        ;         Child Loop BB1_660 Depth 4
	v_mov_b32_e32 v14, s50
	v_mov_b32_e32 v15, s51
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v21, v15, v3
	v_and_b32_e32 v20, v14, v2
	v_cmp_eq_u64_e32 vcc, v[20:21], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_651
; %bb.653:                              ;   in Loop: Header=BB1_652 Depth=3
	v_mov_b32_e32 v20, s60
	v_mov_b32_e32 v21, s61
	flat_load_dwordx2 v[20:21], v[20:21] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[42:43], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_650
; %bb.654:                              ;   in Loop: Header=BB1_652 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s100, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_658
; %bb.655:                              ;   in Loop: Header=BB1_652 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v14, v8
.LBB1_656:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_637 Depth=2
                                        ;       Parent Loop BB1_652 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s101, v14
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_656
; %bb.657:                              ;   in Loop: Header=BB1_652 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB1_658:                              ;   in Loop: Header=BB1_652 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s1, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_649
; %bb.659:                              ;   in Loop: Header=BB1_652 Depth=3
	s_mov_b64 s[90:91], 0
.LBB1_660:                              ;   Parent Loop BB1_41 Depth=1
                                        ;     Parent Loop BB1_637 Depth=2
                                        ;       Parent Loop BB1_652 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_660
	s_branch .LBB1_649
.LBB1_661:                              ;   in Loop: Header=BB1_637 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_662:                              ;   in Loop: Header=BB1_637 Depth=2
	v_readfirstlane_b32 s10, v14
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s26, v15
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB1_664
; %bb.663:                              ;   in Loop: Header=BB1_637 Depth=2
	s_and_b32 s26, s26, s95
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[26:27]
.LBB1_664:                              ;   in Loop: Header=BB1_637 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_635
; %bb.665:                              ;   in Loop: Header=BB1_637 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v6
	s_branch .LBB1_635
.LBB1_666:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB1_667:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_672
; %bb.668:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_673
; %bb.669:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s37, 3
	v_add_u32_e32 v6, vcc, s11, v36
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_671
; %bb.670:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	ds_write_b64 v6, v[7:8]
.LBB1_671:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s43, s37, 1
	s_branch .LBB1_677
.LBB1_672:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s43, s37
	s_branch .LBB1_678
.LBB1_673:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr43
	s_cbranch_execz .LBB1_677
; %bb.674:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_676
; %bb.675:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_676:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s43, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_677:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_678:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v34, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[34:35]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_691
; %bb.679:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_681
; %bb.680:                              ;   in Loop: Header=BB1_41 Depth=1
	s_mov_b32 s72, s27
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v10, s72
	v_mov_b32_e32 v7, s51
	v_mov_b32_e32 v11, s73
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s26, v17
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s26
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v21, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[78:79], 1
	
.Lawait29:
	onward_wait_load_x2 v[10:11], v[6:7], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s26, v10
	s_cbranch_vccnz .Lmet29
	onward_wait_x2 v[6:7], v[18:21] ne
	s_sleep 1
	s_branch .Lawait29
.Lmet29:
	v_readfirstlane_b32 s26, v10
	s_mov_b64 exec, s[78:79]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s95, v7
.LBB1_681:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[52:53]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_691
; %bb.682:                              ;   in Loop: Header=BB1_41 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_686
; %bb.683:                              ;   in Loop: Header=BB1_41 Depth=1
	v_readfirstlane_b32 s26, v0
	s_lshl_b32 s72, s43, 3
	v_add_u32_e32 v6, vcc, s72, v36
	s_cmp_lg_u32 s26, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_685
; %bb.684:                              ;   in Loop: Header=BB1_41 Depth=1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, s11
	ds_write_b64 v6, v[7:8]
.LBB1_685:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s43, 1
	s_branch .LBB1_690
.LBB1_686:                              ;   in Loop: Header=BB1_41 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_690
; %bb.687:                              ;   in Loop: Header=BB1_41 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_689
; %bb.688:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[24:25], v[6:7]
.LBB1_689:                              ;   in Loop: Header=BB1_41 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[24:25] glc
	s_mov_b32 s26, s43
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_690:                              ;   in Loop: Header=BB1_41 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s43, s26
.LBB1_691:                              ;   in Loop: Header=BB1_41 Depth=1
	v_add_u32_e32 v8, vcc, 2, v9
	s_mov_b64 s[80:81], -1
	s_branch .LBB1_66
.LBB1_692:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel rounds_wide
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 38
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
.Lfunc_end1:
	.size	rounds_wide, .Lfunc_end1-rounds_wide
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 16888
; NumSgprs: 104
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 38
; Occupancy: 6
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
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           rounds
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     104
    .sgpr_spill_count: 2
    .symbol:         rounds.kd
    .vgpr_count:     37
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
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           rounds_wide
    .private_segment_fixed_size: 0
    .sgpr_count:     104
    .sgpr_spill_count: 4
    .symbol:         rounds_wide.kd
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
