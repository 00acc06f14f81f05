	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	rounds                  ; -- Begin function rounds
	.globl	rounds
	.p2align	8
	.type	rounds,@function
rounds:                                 ; @rounds
; %bb.0:
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s28, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_mov_b32 s29, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[34:35], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s9, 63
	s_lshr_b32 s38, s0, 6
	s_cmp_lg_u64 s[16:17], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s28, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s28, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	v_cmp_ne_u64_e32 vcc, s[28:29], v[1:2]
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	s_add_u32 s0, s16, 64
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s16, 8
	s_addc_u32 s3, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s27, 0
	v_readfirstlane_b32 s14, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_10
; %bb.2:
	s_add_u32 s2, s16, 24
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s17
	v_readfirstlane_b32 s27, v3
	v_mad_u64_u32 v[1:2], s[2:3], s27, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_611
; %bb.3:
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s14, 1
	s_mov_b32 s4, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v1
	s_cmp_lg_u32 s28, s2
	s_cbranch_scc1 .LBB0_613
; %bb.4:
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_612
; %bb.5:
	s_mov_b32 s12, -1
	s_mov_b32 s15, s13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr6_sgpr7
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_612
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v12, s1
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v11, s0
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[11:12], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s14, v3
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[6:7], s[6:7], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[34:35], 0
	s_mov_b32 s27, 0
	s_mov_b32 s14, 0
	s_branch .LBB0_11
.LBB0_10:
	s_mov_b64 s[2:3], -1
.LBB0_11:
	v_mov_b32_e32 v34, v17
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_13
.LBB0_12:
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[0:1], s27, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x110, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v1
.LBB0_13:
	s_cmp_ge_u32 s29, s25
	s_cbranch_scc1 .LBB0_610
; %bb.14:
	s_xor_b64 s[36:37], s[34:35], -1
	s_cmp_eq_u32 s26, 4
	s_cselect_b64 s[42:43], -1, 0
	s_and_b32 s6, s33, 0xfffe
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[44:45], -1, 0
	s_add_u32 s46, s16, 0x80
	s_addc_u32 s47, s17, 0
	s_add_u32 s48, s16, 64
	s_addc_u32 s49, s17, 0
	s_cmp_lg_u32 s38, 1
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[52:53], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[54:55], -1, 0
	s_add_u32 s56, s16, 0xc4
	s_addc_u32 s57, s17, 0
	v_mov_b32_e32 v2, s16
	s_add_u32 s58, s16, 8
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	s_addc_u32 s59, s17, 0
	v_mad_u64_u32 v[2:3], s[6:7], s27, v4, v[2:3]
	s_add_u32 s60, s16, 0xc0
	s_addc_u32 s61, s17, 0
	s_add_u32 s62, s16, 16
	s_movk_i32 s6, 0x108
	s_addc_u32 s63, s17, 0
	v_add_u32_e32 v19, vcc, s6, v2
	s_add_u32 s64, s16, 12
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_addc_u32 s65, s17, 0
	s_movk_i32 s6, 0x104
	v_add_u32_e32 v23, vcc, s6, v2
	s_add_u32 s16, s16, 0x110
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	v_cmp_eq_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v6, s59
	v_mad_u64_u32 v[25:26], s[6:7], s27, v4, v[2:3]
	v_mov_b32_e32 v2, s63
	v_mov_b32_e32 v7, s58
	v_cndmask_b32_e64 v28, v2, v6, s[4:5]
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v5, s47
	v_cndmask_b32_e64 v27, v2, v7, s[4:5]
	v_mov_b32_e32 v2, s49
	s_mul_i32 s6, s9, s8
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[4:5]
	v_cndmask_b32_e64 v22, v5, v6, s[4:5]
	v_mov_b32_e32 v5, s46
	v_cndmask_b32_e64 v30, v2, v6, s[4:5]
	v_mov_b32_e32 v2, s48
	v_add_u32_e32 v33, vcc, s6, v0
	s_and_b64 s[10:11], s[52:53], s[34:35]
	s_mov_b32 s39, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	s_mov_b32 s40, 1
	v_cndmask_b32_e64 v21, v5, v7, s[4:5]
	v_cndmask_b32_e64 v29, v2, v7, s[4:5]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_cmp_gt_u32_e64 s[6:7], s24, v33
	v_mov_b32_e32 v6, -1
	s_xor_b64 s[66:67], s[10:11], -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[68:69], s[10:11], s[2:3]
	s_add_i32 s27, s24, -1
	v_mov_b32_e32 v12, s14
	s_mov_b32 s71, 0x10000
	s_mov_b32 s28, 0x20000
	s_mov_b32 s33, 0x30000
	s_mov_b32 s90, 0x40000
	s_mov_b32 s91, 0xffff
	s_movk_i32 s92, 0x3bf
	s_movk_i32 s93, 0xfc40
	s_movk_i32 s94, 0x3c0
	s_movk_i32 s95, 0x201
	s_movk_i32 s100, 0x400
	v_mov_b32_e32 v32, 1
	s_mov_b32 s101, 0x1000000
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	v_mov_b32_e32 v0, -1
	s_branch .LBB0_18
.LBB0_15:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_16:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v12, vcc, 1, v12
	v_cndmask_b32_e64 v34, v34, v4, s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lt_u32 s29, s25
	s_cbranch_scc0 .LBB0_610
.LBB0_18:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_470 Depth 2
                                        ;     Child Loop BB0_61 Depth 2
                                        ;     Child Loop BB0_125 Depth 2
                                        ;       Child Loop BB0_132 Depth 3
                                        ;         Child Loop BB0_136 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
                                        ;     Child Loop BB0_121 Depth 2
                                        ;     Child Loop BB0_509 Depth 2
                                        ;       Child Loop BB0_521 Depth 3
                                        ;       Child Loop BB0_542 Depth 3
                                        ;         Child Loop BB0_546 Depth 4
                                        ;         Child Loop BB0_550 Depth 4
                                        ;     Child Loop BB0_552 Depth 2
                                        ;     Child Loop BB0_563 Depth 2
                                        ;       Child Loop BB0_578 Depth 3
                                        ;         Child Loop BB0_582 Depth 4
                                        ;         Child Loop BB0_586 Depth 4
                                        ;     Child Loop BB0_602 Depth 2
                                        ;     Child Loop BB0_54 Depth 2
                                        ;     Child Loop BB0_76 Depth 2
                                        ;     Child Loop BB0_99 Depth 2
                                        ;     Child Loop BB0_150 Depth 2
                                        ;     Child Loop BB0_177 Depth 2
                                        ;       Child Loop BB0_184 Depth 3
                                        ;         Child Loop BB0_188 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
                                        ;     Child Loop BB0_173 Depth 2
                                        ;     Child Loop BB0_253 Depth 2
                                        ;     Child Loop BB0_315 Depth 2
                                        ;       Child Loop BB0_334 Depth 3
                                        ;         Child Loop BB0_338 Depth 4
                                        ;         Child Loop BB0_342 Depth 4
                                        ;     Child Loop BB0_357 Depth 2
                                        ;     Child Loop BB0_250 Depth 2
                                        ;     Child Loop BB0_262 Depth 2
                                        ;       Child Loop BB0_277 Depth 3
                                        ;         Child Loop BB0_281 Depth 4
                                        ;         Child Loop BB0_285 Depth 4
                                        ;     Child Loop BB0_301 Depth 2
                                        ;     Child Loop BB0_383 Depth 2
                                        ;     Child Loop BB0_406 Depth 2
                                        ;     Child Loop BB0_414 Depth 2
                                        ;       Child Loop BB0_429 Depth 3
                                        ;         Child Loop BB0_433 Depth 4
                                        ;         Child Loop BB0_437 Depth 4
                                        ;     Child Loop BB0_453 Depth 2
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mul_lo_u32 v11, v34, s9
	s_bitcmp0_b32 s29, 0
	v_mov_b32_e32 v4, s21
	v_mov_b32_e32 v5, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s18
	v_cndmask_b32_e32 v8, v4, v5, vcc
	v_cndmask_b32_e32 v9, v13, v14, vcc
	v_cndmask_b32_e32 v10, v5, v4, vcc
	v_cndmask_b32_e32 v13, v14, v13, vcc
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v4, v33
.LBB0_20:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s27, v4
	v_mov_b32_e32 v15, v7
	v_cndmask_b32_e32 v14, 0, v5, vcc
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v5, v7
	v_add_u32_e32 v14, vcc, v9, v14
	v_addc_u32_e32 v15, vcc, v8, v15, vcc
	flat_load_dword v16, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[14:15], 2, v[4:5]
	v_add_u32_e32 v4, vcc, v4, v11
	v_cmp_le_u32_e32 vcc, s24, v4
	v_add_u32_e64 v14, s[10:11], v13, v14
	v_addc_u32_e64 v15, s[10:11], v10, v15, s[10:11]
	s_or_b64 s[72:73], vcc, s[72:73]
	v_add_u32_e32 v5, vcc, 1, v16
	flat_store_dword v[14:15], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execnz .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s29, s29, 1
	s_cmp_lt_i32 s26, 2
	s_mov_b64 s[72:73], 0
	s_cbranch_scc1 .LBB0_35
; %bb.22:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_gt_i32 s26, 2
	s_cbranch_scc0 .LBB0_39
; %bb.23:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_eq_u32 s26, 3
	s_mov_b64 s[74:75], 0
	s_cbranch_scc0 .LBB0_41
; %bb.24:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_56
; %bb.25:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_64
; %bb.26:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_461
; %bb.27:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.28:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_32
; %bb.29:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s90, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_31:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_32:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_33:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s38, v8
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 s[76:77], -1, 0
	s_xor_b64 s[78:79], s[0:1], -1
	v_mov_b32_e32 v4, s38
	s_and_b64 s[78:79], s[76:77], s[78:79]
	v_mov_b32_e32 v5, s39
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_460
; %bb.34:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_37
.LBB0_35:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
	s_mov_b64 s[76:77], 0
	s_mov_b64 s[78:79], 0
	s_cbranch_execnz .LBB0_209
	s_branch .LBB0_210
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_459
.LBB0_37:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_36
.LBB0_39:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
.LBB0_40:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB0_42
	s_branch .LBB0_208
.LBB0_41:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_208
.LBB0_42:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_85
; %bb.43:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_84
; %bb.44:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_67
; %bb.45:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.46:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_50
; %bb.47:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s90, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_49:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_50:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_51:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v8
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[74:75], s[0:1], -1
	v_mov_b32_e32 v4, s38
	s_and_b64 s[74:75], s[14:15], s[74:75]
	v_mov_b32_e32 v5, s39
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_66
; %bb.52:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_54 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_65
.LBB0_54:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_53
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_53
.LBB0_56:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $vgpr14
	s_cbranch_execz .LBB0_478
.LBB0_57:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_63
; %bb.58:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_102
; %bb.59:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_61
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_101
.LBB0_61:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_60
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_60
.LBB0_63:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_103
.LBB0_64:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
	s_branch .LBB0_478
.LBB0_65:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
.LBB0_66:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_67:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_71
; %bb.68:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_70
; %bb.69:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_70:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_72
.LBB0_71:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_72:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_83
; %bb.73:                               ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_79
; %bb.74:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_76
.LBB0_75:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_78
.LBB0_76:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_75
.LBB0_78:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v8, 0
.LBB0_79:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v8
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s15, v4
	s_cbranch_vccnz .LBB0_83
; %bb.80:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v5, s14
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_82:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_83:                               ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v34
.LBB0_84:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v34
.LBB0_85:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_208
; %bb.86:                               ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_146
; %bb.87:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v8
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v4
	v_add_u32_e32 v5, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v5
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v5, s10
.LBB0_89:                               ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_93
; %bb.90:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_92:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_93:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_146
; %bb.94:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_96:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s101
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_142
; %bb.97:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_141
.LBB0_99:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_98
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_98
.LBB0_101:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dword v9, v[8:9] glc
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v8, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_102:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_489
.LBB0_103:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_125
.LBB0_105:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_store_dword v[8:9], v4
.LBB0_107:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s91, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_109:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB0_113
; %bb.110:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_112
; %bb.111:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_112:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_113:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_484
; %bb.114:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_116
; %bb.115:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v5, s29
	flat_store_dword v[25:26], v5
.LBB0_116:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_118:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_480
; %bb.119:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_121
.LBB0_120:                              ;   in Loop: Header=BB0_121 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_479
.LBB0_121:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_120
; %bb.122:                              ;   in Loop: Header=BB0_121 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_120
.LBB0_123:                              ;   in Loop: Header=BB0_125 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_124:                              ;   in Loop: Header=BB0_125 Depth=2
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_105
.LBB0_125:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_132 Depth 3
                                        ;         Child Loop BB0_136 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[4:5]
	v_cndmask_b32_e64 v4, v4, v8, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_125 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_124
	s_branch .LBB0_128
.LBB0_127:                              ;   in Loop: Header=BB0_125 Depth=2
.LBB0_128:                              ;   in Loop: Header=BB0_125 Depth=2
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v10, 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_132
.LBB0_129:                              ;   in Loop: Header=BB0_132 Depth=3
	s_or_b64 exec, exec, s[84:85]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s100
	v_cndmask_b32_e64 v10, v11, v10, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_130:                              ;   in Loop: Header=BB0_132 Depth=3
	s_andn2_b64 s[80:81], s[80:81], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[80:81], s[80:81], s[10:11]
.LBB0_131:                              ;   in Loop: Header=BB0_132 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_xor_b64 s[10:11], s[80:81], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[78:79], s[10:11], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_123
.LBB0_132:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_125 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_136 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v16, s47
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v16, v1
	v_and_b32_e32 v15, v15, v0
	v_cmp_eq_u64_e32 vcc, v[15:16], v[4:5]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_131
; %bb.133:                              ;   in Loop: Header=BB0_132 Depth=3
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_130
; %bb.134:                              ;   in Loop: Header=BB0_132 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, 64, v10, vcc
	v_cmp_lt_u32_e32 vcc, s92, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_138
; %bb.135:                              ;   in Loop: Header=BB0_132 Depth=3
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v11, v10
.LBB0_136:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_125 Depth=2
                                        ;       Parent Loop BB0_132 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s93, v11
	v_cmp_gt_u32_e32 vcc, s94, v11
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 15
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB0_136
; %bb.137:                              ;   in Loop: Header=BB0_132 Depth=3
	s_or_b64 exec, exec, s[84:85]
.LBB0_138:                              ;   in Loop: Header=BB0_132 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_129
; %bb.139:                              ;   in Loop: Header=BB0_132 Depth=3
	s_mov_b64 s[86:87], 0
.LBB0_140:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_125 Depth=2
                                        ;       Parent Loop BB0_132 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 1
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_140
	s_branch .LBB0_129
.LBB0_141:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v4, v[8:9] glc
.LBB0_142:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v5
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v4
	s_cbranch_vccnz .LBB0_146
; %bb.143:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v5, s14
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_145:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_146:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_152
; %bb.147:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_154
; %bb.148:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_150
.LBB0_149:                              ;   in Loop: Header=BB0_150 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_153
.LBB0_150:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_149
; %bb.151:                              ;   in Loop: Header=BB0_150 Depth=2
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v36, s49
	;;#ASMSTART
	onward_wait_x2 v[35:36], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_149
.LBB0_152:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_155
.LBB0_153:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dword v9, v[8:9] glc
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v8, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_154:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_203
.LBB0_155:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_177
.LBB0_157:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_store_dword v[8:9], v4
.LBB0_159:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s91, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_161:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB0_165
; %bb.162:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_164:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_165:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_198
; %bb.166:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v5, s29
	flat_store_dword v[25:26], v5
.LBB0_168:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_170:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[74:75], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_194
; %bb.171:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_173
.LBB0_172:                              ;   in Loop: Header=BB0_173 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_193
.LBB0_173:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_172
; %bb.174:                              ;   in Loop: Header=BB0_173 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_172
.LBB0_175:                              ;   in Loop: Header=BB0_177 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_176:                              ;   in Loop: Header=BB0_177 Depth=2
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_157
.LBB0_177:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_184 Depth 3
                                        ;         Child Loop BB0_188 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[4:5]
	v_cndmask_b32_e64 v4, v4, v8, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_177 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_176
	s_branch .LBB0_180
.LBB0_179:                              ;   in Loop: Header=BB0_177 Depth=2
.LBB0_180:                              ;   in Loop: Header=BB0_177 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v10, 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_184
.LBB0_181:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s100
	v_cndmask_b32_e64 v10, v11, v10, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_182:                              ;   in Loop: Header=BB0_184 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB0_183:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[74:75], s[10:11], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_175
.LBB0_184:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_177 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_188 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, v14, v1
	v_and_b32_e32 v13, v13, v0
	v_cmp_eq_u64_e32 vcc, v[13:14], v[4:5]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_183
; %bb.185:                              ;   in Loop: Header=BB0_184 Depth=3
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_182
; %bb.186:                              ;   in Loop: Header=BB0_184 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, 64, v10, vcc
	v_cmp_lt_u32_e32 vcc, s92, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_190
; %bb.187:                              ;   in Loop: Header=BB0_184 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v11, v10
.LBB0_188:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_177 Depth=2
                                        ;       Parent Loop BB0_184 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s93, v11
	v_cmp_gt_u32_e32 vcc, s94, v11
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_188
; %bb.189:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB0_190:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_181
; %bb.191:                              ;   in Loop: Header=BB0_184 Depth=3
	s_mov_b64 s[84:85], 0
.LBB0_192:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_177 Depth=2
                                        ;       Parent Loop BB0_184 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB0_192
	s_branch .LBB0_181
.LBB0_193:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v8, v[10:11] glc
.LBB0_194:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_198
; %bb.195:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_197:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_198:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_202
; %bb.199:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s76, s39
	s_mov_b32 s77, s15
	s_mov_b32 s80, s39
	s_mov_b32 s81, s40
	s_cmp_eq_u64 s[76:77], s[80:81]
	s_cselect_b64 s[76:77], -1, 0
	s_or_b64 s[10:11], s[10:11], s[76:77]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_201:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[7:8]
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v11, s49
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s28
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s33
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s90
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[10:11], v[4:5]
.LBB0_202:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_203:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v8
	s_cbranch_vccnz .LBB0_207
; %bb.204:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_206
; %bb.205:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_206:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_207:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s10
.LBB0_208:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_210
.LBB0_209:                              ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[72:73], -1
	s_cselect_b64 s[78:79], -1, 0
.LBB0_210:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB0_225
; %bb.211:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_309
; %bb.212:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_292
; %bb.213:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, v34
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_221
; %bb.214:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v14, v17
	s_cbranch_vccnz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v14, v[8:9] glc
.LBB0_216:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v14
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_220
; %bb.217:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s71, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s28, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s33, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s90, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_219:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v14, v11
.LBB0_220:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_221:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v13
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc1 .LBB0_292
; %bb.222:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_255
; %bb.223:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_258
; %bb.224:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_250
.LBB0_225:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_310
; %bb.226:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB0_228
; %bb.227:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v5, s29
	flat_store_dword v[8:9], v5
.LBB0_228:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_365
; %bb.229:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_349
; %bb.230:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v14, v34
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_245
; %bb.231:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_233:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_atomic_add v8, v[8:9], v32 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v14, v17
	s_cbranch_vccnz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dword v14, v[9:10] glc
.LBB0_235:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v8
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_cmp_eq_u32_e32 vcc, v13, v14
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_244
; %bb.236:                              ;   in Loop: Header=BB0_18 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[34:35], s[10:11]
	v_mov_b32_e32 v14, s46
	v_cndmask_b32_e32 v8, 0, v13, vcc
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v15, s47
	flat_atomic_cmpswap_x2 v[14:15], v[14:15], v[8:11] glc
	s_nop 0
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[14:15], v[11:12]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v14, v7
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB0_243
; %bb.237:                              ;   in Loop: Header=BB0_18 Depth=1
	s_xor_b64 s[78:79], vcc, -1
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v13
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB0_239
; %bb.238:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v36, s49
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s71, v13
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s28, v13
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s33, v13
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s90, v13
	flat_store_dwordx2 v[35:36], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB0_239:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_243
; %bb.240:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s91, v11
	v_cmp_ne_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s48
	v_sub_u32_e32 v8, vcc, v13, v8
	v_mov_b32_e32 v11, s49
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB0_242:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	s_mov_b32 s10, 0x3000000
	v_or_b32_e32 v8, s10, v5
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v11, s61
	v_mov_b32_e32 v15, v7
	flat_store_dword v[10:11], v9
.LBB0_243:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v14, v13
.LBB0_244:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_245:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s10, v15
	v_readfirstlane_b32 s11, v16
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc1 .LBB0_349
; %bb.246:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_256
; %bb.247:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_312
; %bb.248:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_253
.LBB0_249:                              ;   in Loop: Header=BB0_250 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_257
.LBB0_250:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_249
; %bb.251:                              ;   in Loop: Header=BB0_250 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_249
.LBB0_252:                              ;   in Loop: Header=BB0_253 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_311
.LBB0_253:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_252
; %bb.254:                              ;   in Loop: Header=BB0_253 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_252
.LBB0_255:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_259
.LBB0_256:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_313
.LBB0_257:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
.LBB0_258:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_292
.LBB0_259:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s41, v14
	v_add_u32_e32 v14, vcc, 1, v12
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_262
.LBB0_260:                              ;   in Loop: Header=BB0_262 Depth=2
	s_mov_b64 s[72:73], s[74:75]
.LBB0_261:                              ;   in Loop: Header=BB0_262 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_291
.LBB0_262:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_277 Depth 3
                                        ;         Child Loop BB0_281 Depth 4
                                        ;         Child Loop BB0_285 Depth 4
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[15:16], v[4:5] glc
	v_mov_b32_e32 v11, s41
	s_mov_b64 s[74:75], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[11:12]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_268
; %bb.263:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_267
; %bb.264:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[15:16]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_266
; %bb.265:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v5, s49
	s_or_b32 s38, s41, s71
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	s_or_b32 s38, s41, s28
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	s_or_b32 s38, s41, s33
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	s_or_b32 s38, s41, s90
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v4, s41
.LBB0_266:                              ;   in Loop: Header=BB0_262 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_267:                              ;   in Loop: Header=BB0_262 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v4
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 s[74:75], -1, 0
.LBB0_268:                              ;   in Loop: Header=BB0_262 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_271
; %bb.269:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v4, s41
	v_cndmask_b32_e64 v5, 0, v4, s[4:5]
	v_cndmask_b32_e64 v4, v12, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_272
; %bb.270:                              ;   in Loop: Header=BB0_262 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_273
	s_branch .LBB0_287
.LBB0_271:                              ;   in Loop: Header=BB0_262 Depth=2
	s_mov_b64 s[72:73], s[38:39]
	s_branch .LBB0_261
.LBB0_272:                              ;   in Loop: Header=BB0_262 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_273:                              ;   in Loop: Header=BB0_262 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v13, 0
                                        ; implicit-def: $sgpr76_sgpr77
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_277
.LBB0_274:                              ;   in Loop: Header=BB0_277 Depth=3
	s_or_b64 exec, exec, s[80:81]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s100
	v_cndmask_b32_e64 v13, v11, v10, s[10:11]
	v_mov_b32_e32 v11, v9
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v10, v8
.LBB0_275:                              ;   in Loop: Header=BB0_277 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB0_276:                              ;   in Loop: Header=BB0_277 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v8, v10
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v9, v11
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_286
.LBB0_277:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_262 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_281 Depth 4
                                        ;         Child Loop BB0_285 Depth 4
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v11, v1
	v_and_b32_e32 v15, v10, v0
	v_cmp_eq_u64_e32 vcc, v[15:16], v[4:5]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_276
; %bb.278:                              ;   in Loop: Header=BB0_277 Depth=3
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_275
; %bb.279:                              ;   in Loop: Header=BB0_277 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v10, 64, v13, vcc
	v_cmp_lt_u32_e32 vcc, s92, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_283
; %bb.280:                              ;   in Loop: Header=BB0_277 Depth=3
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v11, v10
.LBB0_281:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_262 Depth=2
                                        ;       Parent Loop BB0_277 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s93, v11
	v_cmp_gt_u32_e32 vcc, s94, v11
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 15
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_281
; %bb.282:                              ;   in Loop: Header=BB0_277 Depth=3
	s_or_b64 exec, exec, s[80:81]
.LBB0_283:                              ;   in Loop: Header=BB0_277 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_274
; %bb.284:                              ;   in Loop: Header=BB0_277 Depth=3
	s_mov_b64 s[82:83], 0
.LBB0_285:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_262 Depth=2
                                        ;       Parent Loop BB0_277 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 1
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_285
	s_branch .LBB0_274
.LBB0_286:                              ;   in Loop: Header=BB0_262 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_287:                              ;   in Loop: Header=BB0_262 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_readfirstlane_b32 s38, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_cbranch_vccnz .LBB0_289
; %bb.288:                              ;   in Loop: Header=BB0_262 Depth=2
	s_and_b32 s38, s38, s91
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[74:75], s[38:39]
.LBB0_289:                              ;   in Loop: Header=BB0_262 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_260
; %bb.290:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v4, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], s[72:73]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s41, v4
	s_branch .LBB0_260
.LBB0_291:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
.LBB0_292:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_296
; %bb.293:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_295
; %bb.294:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_295:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_297
.LBB0_296:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_297:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_308
; %bb.298:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_304
; %bb.299:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_301
.LBB0_300:                              ;   in Loop: Header=BB0_301 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_303
.LBB0_301:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_300
; %bb.302:                              ;   in Loop: Header=BB0_301 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_300
.LBB0_303:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v8, 0
.LBB0_304:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_308
; %bb.305:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_307
; %bb.306:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_307:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_308:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v14, vcc, 1, v12
	v_cndmask_b32_e64 v4, v34, v4, s[34:35]
	s_mov_b64 s[76:77], -1
.LBB0_309:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v34
.LBB0_310:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v34, v16
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_366
	s_branch .LBB0_367
.LBB0_311:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v5, v7
.LBB0_312:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_349
.LBB0_313:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s38, v14
	v_add_u32_e32 v14, vcc, 1, v12
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_315
.LBB0_314:                              ;   in Loop: Header=BB0_315 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[72:73], s[74:75]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_348
.LBB0_315:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_334 Depth 3
                                        ;         Child Loop BB0_338 Depth 4
                                        ;         Child Loop BB0_342 Depth 4
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[15:16], v[4:5] glc
	v_mov_b32_e32 v11, s38
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[11:12]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_326
; %bb.316:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_325
; %bb.317:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v10, s38
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_cndmask_b32_e64 v13, v10, 0, vcc
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[4:5], v[15:16]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB0_324
; %bb.318:                              ;   in Loop: Header=BB0_315 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_322
; %bb.319:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s91, v5
	v_cmp_eq_u32_e32 vcc, s38, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_321
; %bb.320:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v10, s48
	v_sub_u32_e32 v5, vcc, s38, v4
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v11, s49
	flat_atomic_add_x2 v[10:11], v[4:5]
.LBB0_321:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, s60
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_mov_b32_e32 v5, s61
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[4:5], v14
	v_or_b32_e32 v5, s10, v9
	v_mov_b32_e32 v4, v7
	s_branch .LBB0_324
.LBB0_322:                              ;   in Loop: Header=BB0_315 Depth=2
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB0_324
; %bb.323:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v5, s49
	s_or_b32 s10, s38, s71
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s38, s28
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s38, s33
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s38, s90
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s10
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
.LBB0_324:                              ;   in Loop: Header=BB0_315 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_325:                              ;   in Loop: Header=BB0_315 Depth=2
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s75, v5
	v_readfirstlane_b32 s74, v4
	s_cmp_eq_u64 s[74:75], 0
	s_cselect_b64 s[76:77], -1, 0
.LBB0_326:                              ;   in Loop: Header=BB0_315 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_314
; %bb.327:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, s38
	v_cndmask_b32_e64 v5, 0, v4, s[4:5]
	v_cndmask_b32_e64 v4, v12, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_329
; %bb.328:                              ;   in Loop: Header=BB0_315 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_330
	s_branch .LBB0_344
.LBB0_329:                              ;   in Loop: Header=BB0_315 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_330:                              ;   in Loop: Header=BB0_315 Depth=2
	s_mov_b32 s41, s38
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v13, 0
                                        ; implicit-def: $sgpr76_sgpr77
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_334
.LBB0_331:                              ;   in Loop: Header=BB0_334 Depth=3
	s_or_b64 exec, exec, s[80:81]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s100
	v_cndmask_b32_e64 v13, v11, v10, s[10:11]
	v_mov_b32_e32 v11, v9
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v10, v8
.LBB0_332:                              ;   in Loop: Header=BB0_334 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB0_333:                              ;   in Loop: Header=BB0_334 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v8, v10
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v9, v11
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_343
.LBB0_334:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_315 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_338 Depth 4
                                        ;         Child Loop BB0_342 Depth 4
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v11, v1
	v_and_b32_e32 v15, v10, v0
	v_cmp_eq_u64_e32 vcc, v[15:16], v[4:5]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_333
; %bb.335:                              ;   in Loop: Header=BB0_334 Depth=3
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_332
; %bb.336:                              ;   in Loop: Header=BB0_334 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v10, 64, v13, vcc
	v_cmp_lt_u32_e32 vcc, s92, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_340
; %bb.337:                              ;   in Loop: Header=BB0_334 Depth=3
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v11, v10
.LBB0_338:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_315 Depth=2
                                        ;       Parent Loop BB0_334 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s93, v11
	v_cmp_gt_u32_e32 vcc, s94, v11
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 15
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_338
; %bb.339:                              ;   in Loop: Header=BB0_334 Depth=3
	s_or_b64 exec, exec, s[80:81]
.LBB0_340:                              ;   in Loop: Header=BB0_334 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_331
; %bb.341:                              ;   in Loop: Header=BB0_334 Depth=3
	s_mov_b64 s[82:83], 0
.LBB0_342:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_315 Depth=2
                                        ;       Parent Loop BB0_334 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 1
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_342
	s_branch .LBB0_331
.LBB0_343:                              ;   in Loop: Header=BB0_315 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_344:                              ;   in Loop: Header=BB0_315 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_readfirstlane_b32 s41, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_cbranch_vccnz .LBB0_346
; %bb.345:                              ;   in Loop: Header=BB0_315 Depth=2
	s_and_b32 s74, s41, s91
	s_mov_b32 s75, s39
	s_mov_b64 s[10:11], 0
.LBB0_346:                              ;   in Loop: Header=BB0_315 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_314
; %bb.347:                              ;   in Loop: Header=BB0_315 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v4, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], s[72:73]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_branch .LBB0_314
.LBB0_348:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
.LBB0_349:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_353
; %bb.350:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_352
; %bb.351:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_352:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_353:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_364
; %bb.354:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_360
; %bb.355:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_357
.LBB0_356:                              ;   in Loop: Header=BB0_357 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_359
.LBB0_357:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_356
; %bb.358:                              ;   in Loop: Header=BB0_357 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_356
.LBB0_359:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v8, 0
.LBB0_360:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_364
; %bb.361:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_363
; %bb.362:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_363:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_364:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v14, vcc, 1, v12
	v_cndmask_b32_e64 v4, v34, v4, s[34:35]
	s_mov_b64 s[76:77], -1
.LBB0_365:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_367
.LBB0_366:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v34, v4
	v_mov_b32_e32 v12, v14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_367:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_369
; %bb.368:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v34
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_369:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_17
; %bb.370:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_391
; %bb.371:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_373
; %bb.372:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v8
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v4
	v_add_u32_e32 v5, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v5
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v5, s10
.LBB0_373:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_377
; %bb.374:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_376
; %bb.375:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_376:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_377:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_390
; %bb.378:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_380
; %bb.379:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_380:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s101
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_386
; %bb.381:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_383
.LBB0_382:                              ;   in Loop: Header=BB0_383 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_385
.LBB0_383:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_382
; %bb.384:                              ;   in Loop: Header=BB0_383 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_382
.LBB0_385:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v4, v[8:9] glc
.LBB0_386:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_390
; %bb.387:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_389
; %bb.388:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_389:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_390:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v34, s10
.LBB0_391:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_17
; %bb.392:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_444
; %bb.393:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, v34
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_401
; %bb.394:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v14, v17
	s_cbranch_vccnz .LBB0_396
; %bb.395:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v14, v[8:9] glc
.LBB0_396:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v14
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_400
; %bb.397:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_399
; %bb.398:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s71, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s28, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s33, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s90, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_399:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v14, v11
.LBB0_400:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_401:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v13
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc1 .LBB0_444
; %bb.402:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_408
; %bb.403:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_410
; %bb.404:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_406
.LBB0_405:                              ;   in Loop: Header=BB0_406 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_409
.LBB0_406:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_405
; %bb.407:                              ;   in Loop: Header=BB0_406 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_405
.LBB0_408:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_411
.LBB0_409:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
.LBB0_410:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_444
.LBB0_411:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s41, v14
	v_add_u32_e32 v14, vcc, 1, v12
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_414
.LBB0_412:                              ;   in Loop: Header=BB0_414 Depth=2
	s_mov_b64 s[72:73], s[74:75]
.LBB0_413:                              ;   in Loop: Header=BB0_414 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_443
.LBB0_414:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_429 Depth 3
                                        ;         Child Loop BB0_433 Depth 4
                                        ;         Child Loop BB0_437 Depth 4
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[15:16], v[4:5] glc
	v_mov_b32_e32 v11, s41
	s_mov_b64 s[74:75], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[11:12]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_420
; %bb.415:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_419
; %bb.416:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[15:16]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_418
; %bb.417:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v5, s49
	s_or_b32 s38, s41, s71
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	s_or_b32 s38, s41, s28
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	s_or_b32 s38, s41, s33
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	s_or_b32 s38, s41, s90
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v15, s38
	flat_store_dwordx2 v[4:5], v[14:15]
	v_mov_b32_e32 v4, s41
.LBB0_418:                              ;   in Loop: Header=BB0_414 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_419:                              ;   in Loop: Header=BB0_414 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v4
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 s[74:75], -1, 0
.LBB0_420:                              ;   in Loop: Header=BB0_414 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_423
; %bb.421:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, s41
	v_cndmask_b32_e64 v5, 0, v4, s[4:5]
	v_cndmask_b32_e64 v4, v12, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_424
; %bb.422:                              ;   in Loop: Header=BB0_414 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_425
	s_branch .LBB0_439
.LBB0_423:                              ;   in Loop: Header=BB0_414 Depth=2
	s_mov_b64 s[72:73], s[38:39]
	s_branch .LBB0_413
.LBB0_424:                              ;   in Loop: Header=BB0_414 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_425:                              ;   in Loop: Header=BB0_414 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v13, 0
                                        ; implicit-def: $sgpr76_sgpr77
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_429
.LBB0_426:                              ;   in Loop: Header=BB0_429 Depth=3
	s_or_b64 exec, exec, s[80:81]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s100
	v_cndmask_b32_e64 v13, v11, v10, s[10:11]
	v_mov_b32_e32 v11, v9
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v10, v8
.LBB0_427:                              ;   in Loop: Header=BB0_429 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB0_428:                              ;   in Loop: Header=BB0_429 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v8, v10
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v9, v11
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_438
.LBB0_429:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_414 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_433 Depth 4
                                        ;         Child Loop BB0_437 Depth 4
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v11, v1
	v_and_b32_e32 v15, v10, v0
	v_cmp_eq_u64_e32 vcc, v[15:16], v[4:5]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_428
; %bb.430:                              ;   in Loop: Header=BB0_429 Depth=3
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_427
; %bb.431:                              ;   in Loop: Header=BB0_429 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_cndmask_b32_e32 v10, 64, v13, vcc
	v_cmp_lt_u32_e32 vcc, s92, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_435
; %bb.432:                              ;   in Loop: Header=BB0_429 Depth=3
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v11, v10
.LBB0_433:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_414 Depth=2
                                        ;       Parent Loop BB0_429 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s93, v11
	v_cmp_gt_u32_e32 vcc, s94, v11
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 15
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_433
; %bb.434:                              ;   in Loop: Header=BB0_429 Depth=3
	s_or_b64 exec, exec, s[80:81]
.LBB0_435:                              ;   in Loop: Header=BB0_429 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_426
; %bb.436:                              ;   in Loop: Header=BB0_429 Depth=3
	s_mov_b64 s[82:83], 0
.LBB0_437:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_414 Depth=2
                                        ;       Parent Loop BB0_429 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 1
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_437
	s_branch .LBB0_426
.LBB0_438:                              ;   in Loop: Header=BB0_414 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_439:                              ;   in Loop: Header=BB0_414 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_readfirstlane_b32 s38, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_cbranch_vccnz .LBB0_441
; %bb.440:                              ;   in Loop: Header=BB0_414 Depth=2
	s_and_b32 s38, s38, s91
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[74:75], s[38:39]
.LBB0_441:                              ;   in Loop: Header=BB0_414 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_412
; %bb.442:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v4, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], s[72:73]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s41, v4
	s_branch .LBB0_412
.LBB0_443:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
.LBB0_444:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_448
; %bb.445:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_447
; %bb.446:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_447:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_449
.LBB0_448:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_449:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_16
; %bb.450:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_456
; %bb.451:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_453
.LBB0_452:                              ;   in Loop: Header=BB0_453 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_455
.LBB0_453:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_452
; %bb.454:                              ;   in Loop: Header=BB0_453 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_452
.LBB0_455:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v8, 0
.LBB0_456:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_16
; %bb.457:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.458:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
	s_branch .LBB0_15
.LBB0_459:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v4, s91, v5
.LBB0_460:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_461:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_465
; %bb.462:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_464
; %bb.463:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_464:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_branch .LBB0_466
.LBB0_465:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[14:15], s[38:39]
.LBB0_466:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_477
; %bb.467:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_473
; %bb.468:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_470
.LBB0_469:                              ;   in Loop: Header=BB0_470 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_472
.LBB0_470:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_469
; %bb.471:                              ;   in Loop: Header=BB0_470 Depth=2
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s49
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_469
.LBB0_472:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v8, 0
.LBB0_473:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v8
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s41, v4
	s_cbranch_vccnz .LBB0_477
; %bb.474:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_476
; %bb.475:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s41
	v_mov_b32_e32 v5, s38
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_476:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_477:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
.LBB0_478:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v34
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v34
	s_branch .LBB0_40
.LBB0_479:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v8, v[10:11] glc
.LBB0_480:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_484
; %bb.481:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_483
; %bb.482:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_483:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_484:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_488
; %bb.485:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s80, s39
	s_mov_b32 s81, s15
	s_mov_b32 s82, s39
	s_mov_b32 s83, s40
	s_cmp_eq_u64 s[80:81], s[82:83]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_487
; %bb.486:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_487:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[7:8]
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v11, s49
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s28
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s33
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s90
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[10:11], v[4:5]
.LBB0_488:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_489:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_493
; %bb.490:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_492
; %bb.491:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_492:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_493:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v15, vcc, 1, v12
	s_cmp_eq_u32 s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_554
; %bb.494:                              ;   in Loop: Header=BB0_18 Depth=1
	s_add_i32 s10, s8, s15
	s_cmp_lt_u32 s10, s14
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[52:53], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_509
.LBB0_495:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v4, v34
	s_cbranch_vccnz .LBB0_555
; %bb.496:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB0_593
; %bb.497:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, s14
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_503
; %bb.498:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v10, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v10
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_502
; %bb.499:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[14:15]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_501
; %bb.500:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s90, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_501:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v10, v14
.LBB0_502:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_503:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v8
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc1 .LBB0_593
; %bb.504:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_556
; %bb.505:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_558
; %bb.506:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_552
.LBB0_507:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB0_508:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_495
.LBB0_509:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_521 Depth 3
                                        ;       Child Loop BB0_542 Depth 3
                                        ;         Child Loop BB0_546 Depth 4
                                        ;         Child Loop BB0_550 Depth 4
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v5, s59
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_511
; %bb.510:                              ;   in Loop: Header=BB0_509 Depth=2
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[35:36], v[10:11] glc
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v35
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v10
	v_add_u32_e32 v11, vcc, -1, v10
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v11, s10
.LBB0_511:                              ;   in Loop: Header=BB0_509 Depth=2
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_515
; %bb.512:                              ;   in Loop: Header=BB0_509 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_514
; %bb.513:                              ;   in Loop: Header=BB0_509 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_514:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_515:                              ;   in Loop: Header=BB0_509 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[14:15], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_528
; %bb.516:                              ;   in Loop: Header=BB0_509 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_518
; %bb.517:                              ;   in Loop: Header=BB0_509 Depth=2
	flat_store_dword v[23:24], v7
.LBB0_518:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s101
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_524
; %bb.519:                              ;   in Loop: Header=BB0_509 Depth=2
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_521
.LBB0_520:                              ;   in Loop: Header=BB0_521 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_523
.LBB0_521:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_509 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_520
; %bb.522:                              ;   in Loop: Header=BB0_521 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_520
.LBB0_523:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v35, s64
	v_mov_b32_e32 v36, s65
	flat_load_dword v10, v[35:36] glc
.LBB0_524:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_528
; %bb.525:                              ;   in Loop: Header=BB0_509 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_527
; %bb.526:                              ;   in Loop: Header=BB0_509 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_527:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s14, v10
.LBB0_528:                              ;   in Loop: Header=BB0_509 Depth=2
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v8
	s_cbranch_vccnz .LBB0_532
; %bb.529:                              ;   in Loop: Header=BB0_509 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_531
; %bb.530:                              ;   in Loop: Header=BB0_509 Depth=2
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v11, v7
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_531:                              ;   in Loop: Header=BB0_509 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v10
.LBB0_532:                              ;   in Loop: Header=BB0_509 Depth=2
	s_cmp_eq_u32 s15, 0
	s_cbranch_scc1 .LBB0_536
; %bb.533:                              ;   in Loop: Header=BB0_509 Depth=2
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_xor_b64 s[78:79], exec, s[10:11]
	s_cbranch_execz .LBB0_508
; %bb.534:                              ;   in Loop: Header=BB0_509 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[4:5]
	v_cndmask_b32_e64 v10, v8, v4, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_537
; %bb.535:                              ;   in Loop: Header=BB0_509 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[35:36], v[27:28], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_508
	s_branch .LBB0_538
.LBB0_536:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_495
.LBB0_537:                              ;   in Loop: Header=BB0_509 Depth=2
.LBB0_538:                              ;   in Loop: Header=BB0_509 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_542
.LBB0_539:                              ;   in Loop: Header=BB0_542 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v9, s100
	v_cndmask_b32_e64 v8, v9, v8, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_540:                              ;   in Loop: Header=BB0_542 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB0_541:                              ;   in Loop: Header=BB0_542 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[80:81], s[10:11], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_507
.LBB0_542:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_509 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_546 Depth 4
                                        ;         Child Loop BB0_550 Depth 4
	v_mov_b32_e32 v35, s62
	v_mov_b32_e32 v36, s63
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[35:36], v[10:11]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_541
; %bb.543:                              ;   in Loop: Header=BB0_542 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[35:36], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_540
; %bb.544:                              ;   in Loop: Header=BB0_542 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s92, v8
	v_mov_b32_e32 v9, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_548
; %bb.545:                              ;   in Loop: Header=BB0_542 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v9, v8
.LBB0_546:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_509 Depth=2
                                        ;       Parent Loop BB0_542 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v9, vcc, s93, v9
	v_cmp_gt_u32_e32 vcc, s94, v9
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_546
; %bb.547:                              ;   in Loop: Header=BB0_542 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB0_548:                              ;   in Loop: Header=BB0_542 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v8
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_539
; %bb.549:                              ;   in Loop: Header=BB0_542 Depth=3
	s_mov_b64 s[88:89], 0
.LBB0_550:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_509 Depth=2
                                        ;       Parent Loop BB0_542 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_550
	s_branch .LBB0_539
.LBB0_551:                              ;   in Loop: Header=BB0_552 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_557
.LBB0_552:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_551
; %bb.553:                              ;   in Loop: Header=BB0_552 Depth=2
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v36, s49
	;;#ASMSTART
	onward_wait_x2 v[35:36], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_551
.LBB0_554:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v34
.LBB0_555:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v16, s14
	s_branch .LBB0_40
.LBB0_556:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_559
.LBB0_557:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_and_b32_e32 v4, s91, v5
.LBB0_558:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_559:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_593
; %bb.560:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s41, v10
	v_add_u32_e32 v9, vcc, 2, v12
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_563
.LBB0_561:                              ;   in Loop: Header=BB0_563 Depth=2
	s_mov_b64 s[78:79], s[80:81]
.LBB0_562:                              ;   in Loop: Header=BB0_563 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_592
.LBB0_563:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_578 Depth 3
                                        ;         Child Loop BB0_582 Depth 4
                                        ;         Child Loop BB0_586 Depth 4
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v14, s41
	s_mov_b64 s[80:81], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[14:15]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_569
; %bb.564:                              ;   in Loop: Header=BB0_563 Depth=2
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_568
; %bb.565:                              ;   in Loop: Header=BB0_563 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[10:11]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_567
; %bb.566:                              ;   in Loop: Header=BB0_563 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, s41
	v_mov_b32_e32 v5, s49
	s_or_b32 s15, s41, s71
	flat_store_dwordx2 v[4:5], v[9:10]
	v_mov_b32_e32 v10, s15
	s_or_b32 s15, s41, s28
	flat_store_dwordx2 v[4:5], v[9:10]
	v_mov_b32_e32 v10, s15
	s_or_b32 s15, s41, s33
	flat_store_dwordx2 v[4:5], v[9:10]
	v_mov_b32_e32 v10, s15
	s_or_b32 s15, s41, s90
	flat_store_dwordx2 v[4:5], v[9:10]
	v_mov_b32_e32 v10, s15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_mov_b32_e32 v4, s41
.LBB0_567:                              ;   in Loop: Header=BB0_563 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB0_568:                              ;   in Loop: Header=BB0_563 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v4
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 s[80:81], -1, 0
.LBB0_569:                              ;   in Loop: Header=BB0_563 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB0_572
; %bb.570:                              ;   in Loop: Header=BB0_563 Depth=2
	v_mov_b32_e32 v4, s41
	v_cndmask_b32_e64 v5, 0, v4, s[4:5]
	v_cndmask_b32_e64 v4, v15, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_573
; %bb.571:                              ;   in Loop: Header=BB0_563 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_574
	s_branch .LBB0_588
.LBB0_572:                              ;   in Loop: Header=BB0_563 Depth=2
	s_mov_b64 s[78:79], s[38:39]
	s_branch .LBB0_562
.LBB0_573:                              ;   in Loop: Header=BB0_563 Depth=2
                                        ; implicit-def: $vgpr13_vgpr14
.LBB0_574:                              ;   in Loop: Header=BB0_563 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr82_sgpr83
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_578
.LBB0_575:                              ;   in Loop: Header=BB0_578 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v13, s100
	v_cndmask_b32_e64 v8, v13, v8, s[10:11]
	v_mov_b32_e32 v14, v11
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v10
.LBB0_576:                              ;   in Loop: Header=BB0_578 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB0_577:                              ;   in Loop: Header=BB0_578 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v13
	s_or_b64 s[80:81], s[10:11], s[80:81]
	v_mov_b32_e32 v11, v14
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_587
.LBB0_578:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_563 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_582 Depth 4
                                        ;         Child Loop BB0_586 Depth 4
	v_mov_b32_e32 v13, s48
	v_mov_b32_e32 v14, s49
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v14, v1
	v_and_b32_e32 v35, v13, v0
	v_cmp_eq_u64_e32 vcc, v[35:36], v[4:5]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_577
; %bb.579:                              ;   in Loop: Header=BB0_578 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_576
; %bb.580:                              ;   in Loop: Header=BB0_578 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s92, v8
	v_mov_b32_e32 v13, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_584
; %bb.581:                              ;   in Loop: Header=BB0_578 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v13, v8
.LBB0_582:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_563 Depth=2
                                        ;       Parent Loop BB0_578 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s93, v13
	v_cmp_gt_u32_e32 vcc, s94, v13
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_582
; %bb.583:                              ;   in Loop: Header=BB0_578 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB0_584:                              ;   in Loop: Header=BB0_578 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v8
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_575
; %bb.585:                              ;   in Loop: Header=BB0_578 Depth=3
	s_mov_b64 s[88:89], 0
.LBB0_586:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_563 Depth=2
                                        ;       Parent Loop BB0_578 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_586
	s_branch .LBB0_575
.LBB0_587:                              ;   in Loop: Header=BB0_563 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB0_588:                              ;   in Loop: Header=BB0_563 Depth=2
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v15
	v_readfirstlane_b32 s15, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr80_sgpr81
	s_cbranch_vccnz .LBB0_590
; %bb.589:                              ;   in Loop: Header=BB0_563 Depth=2
	s_and_b32 s38, s15, s91
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[80:81], s[38:39]
.LBB0_590:                              ;   in Loop: Header=BB0_563 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_561
; %bb.591:                              ;   in Loop: Header=BB0_563 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v4, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[80:81], s[78:79]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s41, v4
	s_branch .LBB0_561
.LBB0_592:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s78
	v_mov_b32_e32 v5, s79
.LBB0_593:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_597
; %bb.594:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_596
; %bb.595:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_596:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_598
.LBB0_597:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_598:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_609
; %bb.599:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_605
; %bb.600:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_602
.LBB0_601:                              ;   in Loop: Header=BB0_602 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_604
.LBB0_602:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_601
; %bb.603:                              ;   in Loop: Header=BB0_602 Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_601
.LBB0_604:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v8, 0
.LBB0_605:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_609
; %bb.606:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_608
; %bb.607:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_608:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_609:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 2, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v16, s14
	s_branch .LBB0_40
.LBB0_610:
	s_endpgm
.LBB0_611:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $sgpr4
	s_branch .LBB0_618
.LBB0_612:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s28
.LBB0_613:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s38, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_617
; %bb.614:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_616
; %bb.615:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_616:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_617:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_618:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_624
; %bb.619:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s38, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_623
; %bb.620:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_622
; %bb.621:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_622:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_623:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s14
.LBB0_624:
	s_mov_b64 s[34:35], -1
	v_mov_b32_e32 v34, s5
	s_mov_b32 s14, s4
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_13
	s_branch .LBB0_12
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
; codeLenInByte = 14676
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
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s30, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s26, 16
	s_cselect_b64 s[28:29], -1, 0
	s_and_b32 s9, s33, 0xffff
	v_cvt_f32_u32_e32 v2, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s4, s9, 63
	s_lshr_b32 s50, s4, 6
	v_rcp_iflag_f32_e32 v2, v2
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[2:3], -1
	v_cndmask_b32_e64 v35, -1, 0, s[28:29]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	s_mov_b64 s[36:37], 0
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
	v_addc_u32_e32 v19, vcc, 0, v4, vcc
	s_cbranch_scc1 .LBB1_9
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
	s_mov_b32 s41, 0
	v_readfirstlane_b32 s14, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_10
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
	v_readfirstlane_b32 s41, v4
	v_mad_u64_u32 v[2:3], s[2:3], s41, v5, v[2:3]
	v_add_u32_e32 v6, vcc, 0x100, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	flat_load_dword v2, v[6:7] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_11
; %bb.3:
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_add_i32 s2, s14, 1
	s_mov_b32 s6, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v2
	s_cmp_lg_u32 s27, s2
	s_cbranch_scc1 .LBB1_13
; %bb.4:
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s2, v2
	v_or_b32_e32 v2, s2, v0
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_12
; %bb.5:
	s_mov_b32 s12, -1
	s_mov_b32 s15, s13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, 0
                                        ; implicit-def: $sgpr6_sgpr7
	s_branch .LBB1_7
.LBB1_6:                                ;   in Loop: Header=BB1_7 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_12
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v13, s1
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v12, s0
	v_mov_b32_e32 v9, s13
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[12:13], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s14, v4
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_6
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=1
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v8, s0
	;;#ASMSTART
	onward_wait_x2 v[8:9], v[2:5] ne
	;;#ASMEND
	s_andn2_b64 s[6:7], s[6:7], exec
	s_branch .LBB1_6
.LBB1_9:
	s_mov_b64 s[36:37], 0
	s_mov_b32 s53, 0
	s_mov_b32 s41, 0
	s_mov_b32 s14, 0
	v_mov_b32_e32 v37, v19
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_38
	s_branch .LBB1_39
.LBB1_10:
	v_mov_b32_e32 v37, v19
	s_mov_b32 s53, 0
	s_cbranch_execz .LBB1_38
	s_branch .LBB1_39
.LBB1_11:
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr0
                                        ; implicit-def: $sgpr6
                                        ; implicit-def: $sgpr53
	s_branch .LBB1_24
.LBB1_12:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s6, s27
.LBB1_13:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v2, v[2:3] glc
	s_cmp_eq_u32 s50, 1
	s_mov_b32 s53, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_cbranch_scc1 .LBB1_23
; %bb.14:
	s_mov_b32 s1, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s53, 1
	s_cbranch_vccnz .LBB1_18
; %bb.15:
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s2, v2
	s_cmp_lg_u32 s2, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_17
; %bb.16:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	ds_write_b64 v35, v[2:3]
.LBB1_17:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v35
	s_branch .LBB1_22
.LBB1_18:
                                        ; implicit-def: $vgpr2_vgpr3
	s_cbranch_execz .LBB1_22
; %bb.19:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, 8, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	s_mov_b32 s53, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_21
; %bb.20:
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB1_21:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_22:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v2
.LBB1_23:
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_24:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB1_37
; %bb.25:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v2, v[2:3] glc
	s_cmp_eq_u32 s50, 1
	s_mov_b32 s53, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_cbranch_scc1 .LBB1_36
; %bb.26:
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s1, 0
	s_cbranch_vccnz .LBB1_30
; %bb.27:
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s2, v2
	s_cmp_lg_u32 s2, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_29
; %bb.28:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	ds_write_b64 v35, v[2:3]
.LBB1_29:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v35
	s_mov_b64 s[2:3], 0
	s_branch .LBB1_31
.LBB1_30:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB1_31:
	s_mov_b32 s53, 1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
; %bb.32:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, 8, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	s_mov_b32 s53, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_34
; %bb.33:
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB1_34:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_35:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v2
.LBB1_36:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s6, s14
.LBB1_37:
	s_mov_b64 s[36:37], -1
	v_mov_b32_e32 v37, s0
	s_mov_b32 s14, s6
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_39
.LBB1_38:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s41, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v2
.LBB1_39:
	s_cmp_ge_u32 s31, s25
	s_cbranch_scc1 .LBB1_798
; %bb.40:
	s_xor_b64 s[38:39], s[36:37], -1
	s_and_b32 s30, s26, 15
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_writelane_b32 v1, s0, 0
	s_cmp_eq_u32 s30, 4
	v_writelane_b32 v1, s1, 1
	s_cselect_b64 s[42:43], -1, 0
	s_and_b32 s0, s33, 0xfffe
	s_cmp_lg_u32 s0, 0
	s_cselect_b64 s[44:45], -1, 0
	s_add_u32 s46, s16, 0x80
	s_addc_u32 s47, s17, 0
	s_add_u32 s48, s16, 64
	s_addc_u32 s49, s17, 0
	s_cmp_lg_u32 s50, 1
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[54:55], -1, 0
	s_add_u32 s56, s16, 0xc4
	s_addc_u32 s57, s17, 0
	s_add_u32 s58, s16, 8
	s_addc_u32 s59, s17, 0
	s_add_u32 s60, s16, 0xc0
	s_addc_u32 s61, s17, 0
	s_add_u32 s62, s16, 16
	v_mov_b32_e32 v2, s16
	s_addc_u32 s63, s17, 0
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v3, s17
	s_add_u32 s64, s16, 12
	v_mad_u64_u32 v[2:3], s[0:1], s41, v6, v[2:3]
	s_addc_u32 s65, s17, 0
	s_add_u32 s16, s16, 0x110
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v4, s16
	s_movk_i32 s0, 0x108
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v21, vcc, s0, v2
	v_mad_u64_u32 v[23:24], s[0:1], s41, v6, v[4:5]
	v_addc_u32_e32 v22, vcc, 0, v3, vcc
	s_movk_i32 s0, 0x104
	v_add_u32_e32 v25, vcc, s0, v2
	v_cmp_eq_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v2, s47
	v_mov_b32_e32 v4, s59
	v_cndmask_b32_e64 v28, v2, v4, s[4:5]
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v5, s58
	v_cndmask_b32_e64 v27, v2, v5, s[4:5]
	v_mov_b32_e32 v2, s63
	v_cndmask_b32_e64 v30, v2, v4, s[4:5]
	v_mov_b32_e32 v2, s62
	v_cndmask_b32_e64 v29, v2, v5, s[4:5]
	v_mov_b32_e32 v2, s49
	s_mul_i32 s0, s9, s8
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_addc_u32_e32 v26, vcc, 0, v3, vcc
	v_cndmask_b32_e64 v3, 0, -1, s[4:5]
	v_cndmask_b32_e64 v32, v2, v4, s[4:5]
	v_mov_b32_e32 v2, s48
	v_add_u32_e32 v36, vcc, s0, v0
	v_writelane_b32 v1, s10, 2
	s_and_b64 s[0:1], s[10:11], s[36:37]
	s_mov_b32 s27, 0
	s_mov_b32 s40, 1
	v_cndmask_b32_e64 v31, v2, v5, s[4:5]
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, v3
	v_cmp_gt_u32_e64 s[6:7], s24, v36
	v_mov_b32_e32 v8, -1
	v_writelane_b32 v1, s11, 3
	s_xor_b64 s[66:67], s[0:1], -1
	v_mov_b32_e32 v9, 0
	s_and_b64 s[68:69], s[0:1], s[2:3]
	v_mov_b32_e32 v14, s14
	s_add_i32 s90, s24, -1
	s_mov_b32 s71, 0x10000
	s_mov_b32 s91, 0x20000
	s_mov_b32 s92, 0x30000
	s_mov_b32 s93, 0x40000
	s_mov_b32 s94, 0xffff
	s_movk_i32 s95, 0x3bf
	v_mov_b32_e32 v2, -1
	s_movk_i32 s100, 0xfc40
	s_movk_i32 s101, 0x3c0
	s_movk_i32 s0, 0x201
	s_movk_i32 s1, 0x400
	v_mov_b32_e32 v34, 1
	s_mov_b32 s52, 0x1000000
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	v_lshrrev_b32_e32 v0, 6, v0
	s_branch .LBB1_44
.LBB1_41:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s53, s33
.LBB1_42:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s10
	v_add_u32_e32 v14, vcc, 1, v14
	v_cndmask_b32_e64 v37, v37, v6, s[36:37]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_43:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lt_u32 s31, s25
	s_cbranch_scc0 .LBB1_798
.LBB1_44:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_46 Depth 2
                                        ;     Child Loop BB1_63 Depth 2
                                        ;     Child Loop BB1_268 Depth 2
                                        ;     Child Loop BB1_87 Depth 2
                                        ;     Child Loop BB1_149 Depth 2
                                        ;       Child Loop BB1_156 Depth 3
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_164 Depth 4
                                        ;     Child Loop BB1_296 Depth 2
                                        ;     Child Loop BB1_666 Depth 2
                                        ;       Child Loop BB1_685 Depth 3
                                        ;       Child Loop BB1_718 Depth 3
                                        ;         Child Loop BB1_722 Depth 4
                                        ;         Child Loop BB1_726 Depth 4
                                        ;     Child Loop BB1_728 Depth 2
                                        ;     Child Loop BB1_739 Depth 2
                                        ;       Child Loop BB1_754 Depth 3
                                        ;         Child Loop BB1_758 Depth 4
                                        ;         Child Loop BB1_762 Depth 4
                                        ;     Child Loop BB1_784 Depth 2
                                        ;     Child Loop BB1_80 Depth 2
                                        ;     Child Loop BB1_108 Depth 2
                                        ;     Child Loop BB1_176 Depth 2
                                        ;     Child Loop BB1_194 Depth 2
                                        ;     Child Loop BB1_212 Depth 2
                                        ;       Child Loop BB1_219 Depth 3
                                        ;         Child Loop BB1_223 Depth 4
                                        ;         Child Loop BB1_227 Depth 4
                                        ;     Child Loop BB1_242 Depth 2
                                        ;     Child Loop BB1_365 Depth 2
                                        ;     Child Loop BB1_439 Depth 2
                                        ;       Child Loop BB1_458 Depth 3
                                        ;         Child Loop BB1_462 Depth 4
                                        ;         Child Loop BB1_466 Depth 4
                                        ;     Child Loop BB1_488 Depth 2
                                        ;     Child Loop BB1_362 Depth 2
                                        ;     Child Loop BB1_374 Depth 2
                                        ;       Child Loop BB1_389 Depth 3
                                        ;         Child Loop BB1_393 Depth 4
                                        ;         Child Loop BB1_397 Depth 4
                                        ;     Child Loop BB1_419 Depth 2
                                        ;     Child Loop BB1_527 Depth 2
                                        ;     Child Loop BB1_557 Depth 2
                                        ;     Child Loop BB1_565 Depth 2
                                        ;       Child Loop BB1_580 Depth 3
                                        ;         Child Loop BB1_584 Depth 4
                                        ;         Child Loop BB1_588 Depth 4
                                        ;     Child Loop BB1_610 Depth 2
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_47
; %bb.45:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mul_lo_u32 v13, v37, s9
	s_bitcmp0_b32 s31, 0
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v15, s20
	v_mov_b32_e32 v16, s18
	v_cndmask_b32_e32 v10, v6, v7, vcc
	v_cndmask_b32_e32 v11, v15, v16, vcc
	v_cndmask_b32_e32 v12, v7, v6, vcc
	v_cndmask_b32_e32 v15, v16, v15, vcc
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v6, v36
.LBB1_46:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_ne_u32_e32 vcc, s90, v6
	v_mov_b32_e32 v17, v9
	v_cndmask_b32_e32 v16, 0, v7, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v7, v9
	v_add_u32_e32 v16, vcc, v11, v16
	v_addc_u32_e32 v17, vcc, v10, v17, vcc
	flat_load_dword v18, v[16:17] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[16:17], 2, v[6:7]
	v_add_u32_e32 v6, vcc, v6, v13
	v_cmp_le_u32_e32 vcc, s24, v6
	v_add_u32_e64 v16, s[10:11], v15, v16
	v_addc_u32_e64 v17, s[10:11], v12, v17, s[10:11]
	s_or_b64 s[72:73], vcc, s[72:73]
	v_add_u32_e32 v7, vcc, 1, v18
	flat_store_dword v[16:17], v7
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execnz .LBB1_46
.LBB1_47:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s31, s31, 1
	s_cmp_lt_i32 s30, 2
	s_mov_b64 s[72:73], 0
	s_cbranch_scc1 .LBB1_61
; %bb.48:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_gt_i32 s30, 2
	s_cbranch_scc0 .LBB1_65
; %bb.49:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_eq_u32 s30, 3
	s_mov_b64 s[74:75], 0
	s_cbranch_scc0 .LBB1_67
; %bb.50:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB1_82
; %bb.51:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_90
; %bb.52:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_253
; %bb.53:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_59
; %bb.54:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v34 glc
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v6, v19
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_58
; %bb.55:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, 0
	v_add_u32_e32 v11, vcc, 1, v14
	v_mov_b32_e32 v12, v19
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[10:13] glc
	v_mov_b32_e32 v20, v14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[19:20]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v12, v19
	v_mov_b32_e32 v7, s49
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s71, v19
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s91, v19
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s92, v19
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s93, v19
	v_mov_b32_e32 v10, v19
	flat_store_dwordx2 v[6:7], v[11:12]
.LBB1_57:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_58:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_59:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s26, v10
	v_readlane_b32 s78, v1, 0
	s_cmp_eq_u32 s26, 0
	v_readlane_b32 s79, v1, 1
	s_cselect_b64 s[76:77], -1, 0
	s_xor_b64 s[78:79], s[78:79], -1
	v_mov_b32_e32 v6, s26
	s_and_b64 s[78:79], s[76:77], s[78:79]
	v_mov_b32_e32 v7, s27
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB1_252
; %bb.60:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_63
.LBB1_61:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr16
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr18
	s_mov_b64 s[76:77], 0
	s_mov_b64 s[78:79], 0
	s_cbranch_execnz .LBB1_321
	s_branch .LBB1_322
.LBB1_62:                               ;   in Loop: Header=BB1_63 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_251
.LBB1_63:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_62
; %bb.64:                               ;   in Loop: Header=BB1_63 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_62
.LBB1_65:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr16
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr18
.LBB1_66:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB1_68
	s_branch .LBB1_320
.LBB1_67:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr16
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr18
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_320
.LBB1_68:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB1_123
; %bb.69:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_122
; %bb.70:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_93
; %bb.71:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_77
; %bb.72:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v34 glc
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v6, v19
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_76
; %bb.73:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, 0
	v_add_u32_e32 v11, vcc, 1, v14
	v_mov_b32_e32 v12, v19
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[10:13] glc
	v_mov_b32_e32 v20, v14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[19:20]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v12, v19
	v_mov_b32_e32 v7, s49
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s71, v19
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s91, v19
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s92, v19
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s93, v19
	v_mov_b32_e32 v10, v19
	flat_store_dwordx2 v[6:7], v[11:12]
.LBB1_75:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_76:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_77:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v10
	v_readlane_b32 s74, v1, 0
	s_cmp_eq_u32 s26, 0
	v_readlane_b32 s75, v1, 1
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[74:75], s[74:75], -1
	v_mov_b32_e32 v6, s26
	s_and_b64 s[74:75], s[14:15], s[74:75]
	v_mov_b32_e32 v7, s27
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB1_92
; %bb.78:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_80
.LBB1_79:                               ;   in Loop: Header=BB1_80 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_91
.LBB1_80:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_79
; %bb.81:                               ;   in Loop: Header=BB1_80 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_79
.LBB1_82:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr16
	s_cbranch_execz .LBB1_282
.LBB1_83:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_89
; %bb.84:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_134
; %bb.85:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v34
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_87
.LBB1_86:                               ;   in Loop: Header=BB1_87 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_133
.LBB1_87:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_86
; %bb.88:                               ;   in Loop: Header=BB1_87 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_86
.LBB1_89:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_135
.LBB1_90:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $vgpr16
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_83
	s_branch .LBB1_282
.LBB1_91:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
.LBB1_92:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_93:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_98
; %bb.94:                               ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_99
; %bb.95:                               ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s53, 3
	v_add_u32_e32 v6, vcc, s11, v35
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_97
; %bb.96:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_97:                               ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s53, 1
	s_branch .LBB1_103
.LBB1_98:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s41, s53
	s_branch .LBB1_104
.LBB1_99:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_103
; %bb.100:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_102
; %bb.101:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_102:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_103:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_104:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_121
; %bb.105:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_111
; %bb.106:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v10, s70
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v11, s71
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_108
.LBB1_107:                              ;   in Loop: Header=BB1_108 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_110
.LBB1_108:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_107
; %bb.109:                              ;   in Loop: Header=BB1_108 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_107
.LBB1_110:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_111:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_121
; %bb.112:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_116
; %bb.113:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s41, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_115
; %bb.114:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_115:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s41, 1
	s_mov_b64 s[14:15], 0
.LBB1_116:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_120
; %bb.117:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_119
; %bb.118:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_119:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_120:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s41, s26
.LBB1_121:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v16, vcc, 1, v14
	s_mov_b64 s[76:77], -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, v37
.LBB1_122:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s33, s53
	v_mov_b32_e32 v17, v14
	v_mov_b32_e32 v18, v37
.LBB1_123:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_320
; %bb.124:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b32 s26, s53
	s_cbranch_vccnz .LBB1_190
; %bb.125:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v6, 0
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB1_127
; %bb.126:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v6, v[6:7] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v10
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v7, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v7
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB1_127:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_132
; %bb.128:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_165
; %bb.129:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s53, 3
	v_add_u32_e32 v6, vcc, s14, v35
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_131
; %bb.130:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_131:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s53, 1
	s_branch .LBB1_169
.LBB1_132:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s53
	s_branch .LBB1_170
.LBB1_133:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_load_dword v11, v[10:11] glc
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_134:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_135:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s26, s53
	s_cbranch_vccnz .LBB1_639
; %bb.136:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_149
.LBB1_138:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v6, vcc, 1, v14
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_140
; %bb.139:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_store_dword v[10:11], v6
.LBB1_140:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB1_142
; %bb.141:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[12:13], v[10:11] glc
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v10, s94, v13
	v_lshrrev_b64 v[12:13], 16, v[12:13]
	v_cmp_ne_u64_e32 vcc, 0, v[9:10]
	v_cndmask_b32_e32 v12, 0, v13, vcc
.LBB1_142:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v12
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v11
	s_cbranch_vccnz .LBB1_178
; %bb.143:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_283
; %bb.144:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s53, 3
	v_add_u32_e32 v7, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_146
; %bb.145:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v7, v[10:11]
.LBB1_146:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v7
	s_xor_b32 s26, s53, 1
	s_branch .LBB1_287
.LBB1_147:                              ;   in Loop: Header=BB1_149 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_148:                              ;   in Loop: Header=BB1_149 Depth=2
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_138
.LBB1_149:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_156 Depth 3
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_164 Depth 4
	v_cndmask_b32_e64 v7, 0, v11, s[4:5]
	v_cndmask_b32_e64 v6, v6, v10, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_151
; %bb.150:                              ;   in Loop: Header=BB1_149 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[27:28], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_148
	s_branch .LBB1_152
.LBB1_151:                              ;   in Loop: Header=BB1_149 Depth=2
.LBB1_152:                              ;   in Loop: Header=BB1_149 Depth=2
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v12, 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_156
.LBB1_153:                              ;   in Loop: Header=BB1_156 Depth=3
	s_or_b64 exec, exec, s[84:85]
	v_lshlrev_b32_e32 v12, 1, v12
	v_mov_b32_e32 v13, s1
	v_cndmask_b32_e64 v12, v13, v12, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_154:                              ;   in Loop: Header=BB1_156 Depth=3
	s_andn2_b64 s[80:81], s[80:81], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[80:81], s[80:81], s[10:11]
.LBB1_155:                              ;   in Loop: Header=BB1_156 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_xor_b64 s[10:11], s[80:81], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[78:79], s[10:11], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_147
.LBB1_156:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_149 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_164 Depth 4
	v_mov_b32_e32 v17, s46
	v_mov_b32_e32 v18, s47
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v18, v18, v3
	v_and_b32_e32 v17, v17, v2
	v_cmp_eq_u64_e32 vcc, v[17:18], v[6:7]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_155
; %bb.157:                              ;   in Loop: Header=BB1_156 Depth=3
	v_mov_b32_e32 v17, s58
	v_mov_b32_e32 v18, s59
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_154
; %bb.158:                              ;   in Loop: Header=BB1_156 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v12, 64, v12, vcc
	v_cmp_lt_u32_e32 vcc, s95, v12
	v_mov_b32_e32 v13, v12
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_162
; %bb.159:                              ;   in Loop: Header=BB1_156 Depth=3
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v13, v12
.LBB1_160:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_149 Depth=2
                                        ;       Parent Loop BB1_156 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s100, v13
	v_cmp_gt_u32_e32 vcc, s101, v13
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 15
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB1_160
; %bb.161:                              ;   in Loop: Header=BB1_156 Depth=3
	s_or_b64 exec, exec, s[84:85]
.LBB1_162:                              ;   in Loop: Header=BB1_156 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v12
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_153
; %bb.163:                              ;   in Loop: Header=BB1_156 Depth=3
	s_mov_b64 s[86:87], 0
.LBB1_164:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_149 Depth=2
                                        ;       Parent Loop BB1_156 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 1
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_164
	s_branch .LBB1_153
.LBB1_165:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_169
; %bb.166:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_168
; %bb.167:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_168:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_169:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_170:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_190
; %bb.171:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_173
; %bb.172:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v9
.LBB1_173:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s52
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_180
; %bb.174:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_176
.LBB1_175:                              ;   in Loop: Header=BB1_176 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_179
.LBB1_176:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_175
; %bb.177:                              ;   in Loop: Header=BB1_176 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_175
.LBB1_178:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s53
	s_branch .LBB1_288
.LBB1_179:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v6, v[10:11] glc
.LBB1_180:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_190
; %bb.181:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr41
	s_cbranch_vccnz .LBB1_185
; %bb.182:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s26, 3
	v_add_u32_e32 v6, vcc, s14, v35
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_184
; %bb.183:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_184:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s26, 1
	s_mov_b64 s[14:15], 0
.LBB1_185:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_189
; %bb.186:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_188
; %bb.187:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_188:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_189:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s41
.LBB1_190:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_196
; %bb.191:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_198
; %bb.192:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v34
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_194
.LBB1_193:                              ;   in Loop: Header=BB1_194 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_197
.LBB1_194:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_193
; %bb.195:                              ;   in Loop: Header=BB1_194 Depth=2
	v_mov_b32_e32 v38, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v39, s49
	;;#ASMSTART
	onward_wait_x2 v[38:39], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_193
.LBB1_196:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_199
.LBB1_197:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_load_dword v11, v[10:11] glc
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_198:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_308
.LBB1_199:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_201
; %bb.200:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_212
.LBB1_201:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v6, vcc, 1, v14
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_203
; %bb.202:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_store_dword v[10:11], v6
.LBB1_203:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, 0
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB1_205
; %bb.204:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[12:13], v[10:11] glc
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v10, s94, v13
	v_lshrrev_b64 v[12:13], 16, v[12:13]
	v_cmp_ne_u64_e32 vcc, 0, v[9:10]
	v_cndmask_b32_e32 v12, 0, v13, vcc
.LBB1_205:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v12
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v11
	s_cbranch_vccnz .LBB1_228
; %bb.206:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_229
; %bb.207:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s26, 3
	v_add_u32_e32 v7, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_209
; %bb.208:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v7, v[10:11]
.LBB1_209:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v7
	s_xor_b32 s41, s26, 1
	s_branch .LBB1_233
.LBB1_210:                              ;   in Loop: Header=BB1_212 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_211:                              ;   in Loop: Header=BB1_212 Depth=2
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_201
.LBB1_212:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_219 Depth 3
                                        ;         Child Loop BB1_223 Depth 4
                                        ;         Child Loop BB1_227 Depth 4
	v_cndmask_b32_e64 v7, 0, v11, s[4:5]
	v_cndmask_b32_e64 v6, v6, v10, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_214
; %bb.213:                              ;   in Loop: Header=BB1_212 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[27:28], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_211
	s_branch .LBB1_215
.LBB1_214:                              ;   in Loop: Header=BB1_212 Depth=2
.LBB1_215:                              ;   in Loop: Header=BB1_212 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v12, 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_219
.LBB1_216:                              ;   in Loop: Header=BB1_219 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v12, 1, v12
	v_mov_b32_e32 v13, s1
	v_cndmask_b32_e64 v12, v13, v12, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_217:                              ;   in Loop: Header=BB1_219 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB1_218:                              ;   in Loop: Header=BB1_219 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[74:75], s[10:11], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_210
.LBB1_219:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_212 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_223 Depth 4
                                        ;         Child Loop BB1_227 Depth 4
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v16, s47
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v16, v3
	v_and_b32_e32 v15, v15, v2
	v_cmp_eq_u64_e32 vcc, v[15:16], v[6:7]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_218
; %bb.220:                              ;   in Loop: Header=BB1_219 Depth=3
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[10:11]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_217
; %bb.221:                              ;   in Loop: Header=BB1_219 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_cndmask_b32_e32 v12, 64, v12, vcc
	v_cmp_lt_u32_e32 vcc, s95, v12
	v_mov_b32_e32 v13, v12
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_225
; %bb.222:                              ;   in Loop: Header=BB1_219 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v13, v12
.LBB1_223:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_212 Depth=2
                                        ;       Parent Loop BB1_219 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s100, v13
	v_cmp_gt_u32_e32 vcc, s101, v13
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_223
; %bb.224:                              ;   in Loop: Header=BB1_219 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB1_225:                              ;   in Loop: Header=BB1_219 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v12
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_216
; %bb.226:                              ;   in Loop: Header=BB1_219 Depth=3
	s_mov_b64 s[84:85], 0
.LBB1_227:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_212 Depth=2
                                        ;       Parent Loop BB1_219 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 1
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB1_227
	s_branch .LBB1_216
.LBB1_228:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s41, s26
	s_branch .LBB1_234
.LBB1_229:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_233
; %bb.230:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_232
; %bb.231:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB1_232:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_mov_b32 s41, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_233:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_234:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[9:10]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_250
; %bb.235:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_237
; %bb.236:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v7, s31
	flat_store_dword v[23:24], v7
.LBB1_237:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_239
; %bb.238:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v9
.LBB1_239:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[76:77], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_245
; %bb.240:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_242
.LBB1_241:                              ;   in Loop: Header=BB1_242 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[76:77], s[82:83], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_244
.LBB1_242:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_241
; %bb.243:                              ;   in Loop: Header=BB1_242 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_241
.LBB1_244:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v12, s64
	v_mov_b32_e32 v13, s65
	flat_load_dword v10, v[12:13] glc
.LBB1_245:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_250
; %bb.246:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_298
; %bb.247:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s26, s41, 3
	v_add_u32_e32 v7, vcc, s26, v35
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_249
; %bb.248:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v7, v[10:11]
.LBB1_249:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v7
	s_xor_b32 s26, s41, 1
	s_branch .LBB1_302
.LBB1_250:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s41
	s_branch .LBB1_303
.LBB1_251:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v6, s94, v7
.LBB1_252:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_253:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_258
; %bb.254:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_259
; %bb.255:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s53, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_257
; %bb.256:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_257:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s53, 1
	s_branch .LBB1_263
.LBB1_258:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[14:15], s[26:27]
	s_mov_b32 s41, s53
	s_branch .LBB1_264
.LBB1_259:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_263
; %bb.260:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_262
; %bb.261:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_262:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_263:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v7
	v_readfirstlane_b32 s14, v6
.LBB1_264:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[14:15], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_281
; %bb.265:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v7, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_271
; %bb.266:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v10, s70
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v11, s71
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_268
.LBB1_267:                              ;   in Loop: Header=BB1_268 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_270
.LBB1_268:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_267
; %bb.269:                              ;   in Loop: Header=BB1_268 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_267
.LBB1_270:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_271:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v6
	s_cbranch_vccnz .LBB1_281
; %bb.272:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_276
; %bb.273:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s26, v0
	s_lshl_b32 s33, s41, 3
	v_add_u32_e32 v6, vcc, s33, v35
	s_cmp_lg_u32 s26, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_275
; %bb.274:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v6, v[10:11]
.LBB1_275:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s41, 1
	s_mov_b64 s[76:77], 0
.LBB1_276:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_280
; %bb.277:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_279
; %bb.278:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_279:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_280:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s41, s26
.LBB1_281:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v16, vcc, 1, v14
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_83
.LBB1_282:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, v37
	s_mov_b32 s33, s53
	v_mov_b32_e32 v17, v14
	v_mov_b32_e32 v18, v37
	s_branch .LBB1_66
.LBB1_283:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_287
; %bb.284:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_286
; %bb.285:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB1_286:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_mov_b32 s26, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_287:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_288:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[9:10]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_634
; %bb.289:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_291
; %bb.290:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v7, s31
	flat_store_dword v[23:24], v7
.LBB1_291:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_293
; %bb.292:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v9
.LBB1_293:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_624
; %bb.294:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_296
.LBB1_295:                              ;   in Loop: Header=BB1_296 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_623
.LBB1_296:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_295
; %bb.297:                              ;   in Loop: Header=BB1_296 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_295
.LBB1_298:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_302
; %bb.299:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_301
; %bb.300:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB1_301:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_302:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_303:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_307
; %bb.304:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s76, s27
	s_mov_b32 s77, s15
	s_mov_b32 s80, s27
	s_mov_b32 s81, s40
	s_cmp_eq_u64 s[76:77], s[80:81]
	s_cselect_b64 s[76:77], -1, 0
	s_or_b64 s[10:11], s[10:11], s[76:77]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_306
; %bb.305:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB1_306:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, s56
	v_mov_b32_e32 v13, s57
	flat_store_dword v[12:13], v11
	v_mov_b32_e32 v12, s46
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v13, s47
	flat_store_dwordx2 v[12:13], v[9:10]
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v13, s49
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	s_or_b32 s10, s14, s91
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	s_or_b32 s10, s14, s92
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	s_or_b32 s10, s14, s93
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v10, s14
	flat_store_dwordx2 v[12:13], v[6:7]
.LBB1_307:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_308:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB1_313
; %bb.309:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_314
; %bb.310:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s26, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_312
; %bb.311:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_312:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s26, 1
	s_branch .LBB1_318
.LBB1_313:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s41, s26
	s_branch .LBB1_319
.LBB1_314:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_318
; %bb.315:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_317
; %bb.316:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_317:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_318:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB1_319:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v16, vcc, 1, v14
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v6, s10
.LBB1_320:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_322
.LBB1_321:                              ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lg_u32 s30, 1
	s_mov_b64 s[72:73], -1
	s_cselect_b64 s[78:79], -1, 0
.LBB1_322:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB1_337
; %bb.323:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_433
; %bb.324:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_404
; %bb.325:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, v37
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_333
; %bb.326:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v34 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v16, v19
	s_cbranch_vccnz .LBB1_328
; %bb.327:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v16, v[10:11] glc
.LBB1_328:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v13, v16
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_332
; %bb.329:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_add_u32_e32 v16, vcc, 1, v14
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[15:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[13:14]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_331
; %bb.330:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v7, s49
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s71, v13
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s91, v13
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s92, v13
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s93, v13
	v_mov_b32_e32 v15, v13
	flat_store_dwordx2 v[6:7], v[16:17]
.LBB1_331:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v16, v13
.LBB1_332:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_333:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v15
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_404
; %bb.334:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_367
; %bb.335:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_370
; %bb.336:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_362
.LBB1_337:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB1_434
; %bb.338:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB1_340
; %bb.339:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	v_mov_b32_e32 v7, s31
	flat_store_dword v[10:11], v7
.LBB1_340:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_502
; %bb.341:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_473
; %bb.342:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v16, v37
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_357
; %bb.343:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB1_345
; %bb.344:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[6:7], v[6:7] glc
.LBB1_345:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_atomic_add v10, v[10:11], v34 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v16, v19
	s_cbranch_vccnz .LBB1_347
; %bb.346:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v11, s64
	v_mov_b32_e32 v12, s65
	flat_load_dword v16, v[11:12] glc
.LBB1_347:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v10
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_cmp_eq_u32_e32 vcc, v15, v16
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_356
; %bb.348:                              ;   in Loop: Header=BB1_44 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[6:7]
	v_add_u32_e32 v11, vcc, 1, v14
	s_and_b64 vcc, s[36:37], s[10:11]
	v_mov_b32_e32 v16, s46
	v_cndmask_b32_e32 v10, 0, v15, vcc
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v17, s47
	flat_atomic_cmpswap_x2 v[16:17], v[16:17], v[10:13] glc
	s_nop 0
	v_mov_b32_e32 v13, v15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[16:17], v[13:14]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v16, v9
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB1_355
; %bb.349:                              ;   in Loop: Header=BB1_44 Depth=1
	s_xor_b64 s[78:79], vcc, -1
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB1_351
; %bb.350:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v38, s48
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v39, s49
	flat_store_dwordx2 v[38:39], v[11:12]
	v_or_b32_e32 v12, s71, v15
	flat_store_dwordx2 v[38:39], v[11:12]
	v_or_b32_e32 v12, s91, v15
	flat_store_dwordx2 v[38:39], v[11:12]
	v_or_b32_e32 v12, s92, v15
	flat_store_dwordx2 v[38:39], v[11:12]
	v_or_b32_e32 v12, s93, v15
	flat_store_dwordx2 v[38:39], v[11:12]
	s_mov_b64 s[10:11], 0
.LBB1_351:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_355
; %bb.352:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v13, s49
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, s94, v13
	v_cmp_ne_u32_e32 vcc, v10, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_354
; %bb.353:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, s48
	v_sub_u32_e32 v10, vcc, v15, v10
	v_mov_b32_e32 v13, s49
	flat_atomic_add_x2 v[12:13], v[9:10]
.LBB1_354:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[6:7], 16, v[6:7]
	s_mov_b32 s10, 0x3000000
	v_or_b32_e32 v10, s10, v7
	v_mov_b32_e32 v12, s60
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v13, s61
	v_mov_b32_e32 v17, v9
	flat_store_dword v[12:13], v11
.LBB1_355:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v16, v15
.LBB1_356:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_357:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v6, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v7, s11
	s_cbranch_scc1 .LBB1_473
; %bb.358:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_368
; %bb.359:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_436
; %bb.360:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_365
.LBB1_361:                              ;   in Loop: Header=BB1_362 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_369
.LBB1_362:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_361
; %bb.363:                              ;   in Loop: Header=BB1_362 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_361
.LBB1_364:                              ;   in Loop: Header=BB1_365 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_435
.LBB1_365:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_364
; %bb.366:                              ;   in Loop: Header=BB1_365 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_364
.LBB1_367:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_371
.LBB1_368:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_437
.LBB1_369:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
.LBB1_370:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_404
.LBB1_371:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s41, v16
	v_add_u32_e32 v16, vcc, 1, v14
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_374
.LBB1_372:                              ;   in Loop: Header=BB1_374 Depth=2
	s_mov_b64 s[72:73], s[74:75]
.LBB1_373:                              ;   in Loop: Header=BB1_374 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_403
.LBB1_374:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_389 Depth 3
                                        ;         Child Loop BB1_393 Depth 4
                                        ;         Child Loop BB1_397 Depth 4
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[17:18], v[6:7] glc
	v_mov_b32_e32 v13, s41
	s_mov_b64 s[74:75], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[13:14]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_380
; %bb.375:                              ;   in Loop: Header=BB1_374 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_379
; %bb.376:                              ;   in Loop: Header=BB1_374 Depth=2
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[15:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[17:18]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_378
; %bb.377:                              ;   in Loop: Header=BB1_374 Depth=2
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v17, s41
	v_mov_b32_e32 v7, s49
	s_or_b32 s26, s41, s71
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	s_or_b32 s26, s41, s91
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	s_or_b32 s26, s41, s92
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	s_or_b32 s26, s41, s93
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v6, s41
.LBB1_378:                              ;   in Loop: Header=BB1_374 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_379:                              ;   in Loop: Header=BB1_374 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[74:75], -1, 0
.LBB1_380:                              ;   in Loop: Header=BB1_374 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_383
; %bb.381:                              ;   in Loop: Header=BB1_374 Depth=2
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v14, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_384
; %bb.382:                              ;   in Loop: Header=BB1_374 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_385
	s_branch .LBB1_399
.LBB1_383:                              ;   in Loop: Header=BB1_374 Depth=2
	s_mov_b64 s[72:73], s[26:27]
	s_branch .LBB1_373
.LBB1_384:                              ;   in Loop: Header=BB1_374 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
.LBB1_385:                              ;   in Loop: Header=BB1_374 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v15, 0
                                        ; implicit-def: $sgpr76_sgpr77
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_389
.LBB1_386:                              ;   in Loop: Header=BB1_389 Depth=3
	s_or_b64 exec, exec, s[80:81]
	v_lshlrev_b32_e32 v12, 1, v12
	v_mov_b32_e32 v13, s1
	v_cndmask_b32_e64 v15, v13, v12, s[10:11]
	v_mov_b32_e32 v13, v11
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v12, v10
.LBB1_387:                              ;   in Loop: Header=BB1_389 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB1_388:                              ;   in Loop: Header=BB1_389 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v12
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v11, v13
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_398
.LBB1_389:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_374 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_393 Depth 4
                                        ;         Child Loop BB1_397 Depth 4
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v13, s49
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v18, v13, v3
	v_and_b32_e32 v17, v12, v2
	v_cmp_eq_u64_e32 vcc, v[17:18], v[6:7]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_388
; %bb.390:                              ;   in Loop: Header=BB1_389 Depth=3
	v_mov_b32_e32 v17, s58
	v_mov_b32_e32 v18, s59
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[17:18]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_387
; %bb.391:                              ;   in Loop: Header=BB1_389 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v12, 64, v15, vcc
	v_cmp_lt_u32_e32 vcc, s95, v12
	v_mov_b32_e32 v13, v12
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_395
; %bb.392:                              ;   in Loop: Header=BB1_389 Depth=3
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v13, v12
.LBB1_393:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_374 Depth=2
                                        ;       Parent Loop BB1_389 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s100, v13
	v_cmp_gt_u32_e32 vcc, s101, v13
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 15
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_393
; %bb.394:                              ;   in Loop: Header=BB1_389 Depth=3
	s_or_b64 exec, exec, s[80:81]
.LBB1_395:                              ;   in Loop: Header=BB1_389 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v12
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_386
; %bb.396:                              ;   in Loop: Header=BB1_389 Depth=3
	s_mov_b64 s[82:83], 0
.LBB1_397:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_374 Depth=2
                                        ;       Parent Loop BB1_389 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 1
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_397
	s_branch .LBB1_386
.LBB1_398:                              ;   in Loop: Header=BB1_374 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_399:                              ;   in Loop: Header=BB1_374 Depth=2
	v_readfirstlane_b32 s10, v12
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_readfirstlane_b32 s26, v13
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_cbranch_vccnz .LBB1_401
; %bb.400:                              ;   in Loop: Header=BB1_374 Depth=2
	s_and_b32 s26, s26, s94
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[74:75], s[26:27]
.LBB1_401:                              ;   in Loop: Header=BB1_374 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_372
; %bb.402:                              ;   in Loop: Header=BB1_374 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], s[72:73]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s41, v6
	s_branch .LBB1_372
.LBB1_403:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s72
	v_mov_b32_e32 v7, s73
.LBB1_404:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_409
; %bb.405:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_410
; %bb.406:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s53, 3
	v_add_u32_e32 v6, vcc, s11, v35
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_408
; %bb.407:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_408:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s53, 1
	s_branch .LBB1_414
.LBB1_409:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s41, s53
	s_branch .LBB1_415
.LBB1_410:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_414
; %bb.411:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_413
; %bb.412:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_413:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_414:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_415:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_432
; %bb.416:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_422
; %bb.417:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v10, s70
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v11, s71
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_419
.LBB1_418:                              ;   in Loop: Header=BB1_419 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_421
.LBB1_419:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_418
; %bb.420:                              ;   in Loop: Header=BB1_419 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_418
.LBB1_421:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_422:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_432
; %bb.423:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_427
; %bb.424:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s41, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_426
; %bb.425:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_426:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s41, 1
	s_branch .LBB1_431
.LBB1_427:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_431
; %bb.428:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_430
; %bb.429:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_430:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_431:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s41, s26
.LBB1_432:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s10
	v_add_u32_e32 v16, vcc, 1, v14
	v_cndmask_b32_e64 v6, v37, v6, s[36:37]
	s_mov_b64 s[76:77], -1
.LBB1_433:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s53
	v_mov_b32_e32 v17, v14
	v_mov_b32_e32 v18, v37
.LBB1_434:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s53, s33
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v37, v18
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_503
	s_branch .LBB1_504
.LBB1_435:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v7, v9
.LBB1_436:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_473
.LBB1_437:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s26, v16
	v_add_u32_e32 v16, vcc, 1, v14
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_439
.LBB1_438:                              ;   in Loop: Header=BB1_439 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[72:73], s[74:75]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_472
.LBB1_439:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_458 Depth 3
                                        ;         Child Loop BB1_462 Depth 4
                                        ;         Child Loop BB1_466 Depth 4
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[17:18], v[6:7] glc
	v_mov_b32_e32 v13, s26
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[13:14]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_450
; %bb.440:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_449
; %bb.441:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v15, v12, 0, vcc
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[15:18] glc
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[6:7], v[17:18]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB1_448
; %bb.442:                              ;   in Loop: Header=BB1_439 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_446
; %bb.443:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s94, v7
	v_cmp_eq_u32_e32 vcc, s26, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_445
; %bb.444:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v12, s48
	v_sub_u32_e32 v7, vcc, s26, v6
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v13, s49
	flat_atomic_add_x2 v[12:13], v[6:7]
.LBB1_445:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, s60
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_mov_b32_e32 v7, s61
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[6:7], v16
	v_or_b32_e32 v7, s10, v11
	v_mov_b32_e32 v6, v9
	s_branch .LBB1_448
.LBB1_446:                              ;   in Loop: Header=BB1_439 Depth=2
                                        ; implicit-def: $vgpr6_vgpr7
	s_cbranch_execz .LBB1_448
; %bb.447:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v17, s26
	v_mov_b32_e32 v7, s49
	s_or_b32 s10, s26, s71
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s10
	s_or_b32 s10, s26, s91
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s10
	s_or_b32 s10, s26, s92
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s10
	s_or_b32 s10, s26, s93
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s10
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
.LBB1_448:                              ;   in Loop: Header=BB1_439 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_449:                              ;   in Loop: Header=BB1_439 Depth=2
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s75, v7
	v_readfirstlane_b32 s74, v6
	s_cmp_eq_u64 s[74:75], 0
	s_cselect_b64 s[76:77], -1, 0
.LBB1_450:                              ;   in Loop: Header=BB1_439 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_438
; %bb.451:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v14, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_453
; %bb.452:                              ;   in Loop: Header=BB1_439 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_454
	s_branch .LBB1_468
.LBB1_453:                              ;   in Loop: Header=BB1_439 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
.LBB1_454:                              ;   in Loop: Header=BB1_439 Depth=2
	s_mov_b32 s41, s26
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v15, 0
                                        ; implicit-def: $sgpr76_sgpr77
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_458
.LBB1_455:                              ;   in Loop: Header=BB1_458 Depth=3
	s_or_b64 exec, exec, s[80:81]
	v_lshlrev_b32_e32 v12, 1, v12
	v_mov_b32_e32 v13, s1
	v_cndmask_b32_e64 v15, v13, v12, s[10:11]
	v_mov_b32_e32 v13, v11
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v12, v10
.LBB1_456:                              ;   in Loop: Header=BB1_458 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB1_457:                              ;   in Loop: Header=BB1_458 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v12
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v11, v13
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_467
.LBB1_458:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_439 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_462 Depth 4
                                        ;         Child Loop BB1_466 Depth 4
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v13, s49
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v18, v13, v3
	v_and_b32_e32 v17, v12, v2
	v_cmp_eq_u64_e32 vcc, v[17:18], v[6:7]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_457
; %bb.459:                              ;   in Loop: Header=BB1_458 Depth=3
	v_mov_b32_e32 v17, s58
	v_mov_b32_e32 v18, s59
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[17:18]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_456
; %bb.460:                              ;   in Loop: Header=BB1_458 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v12, 64, v15, vcc
	v_cmp_lt_u32_e32 vcc, s95, v12
	v_mov_b32_e32 v13, v12
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_464
; %bb.461:                              ;   in Loop: Header=BB1_458 Depth=3
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v13, v12
.LBB1_462:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_439 Depth=2
                                        ;       Parent Loop BB1_458 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s100, v13
	v_cmp_gt_u32_e32 vcc, s101, v13
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 15
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_462
; %bb.463:                              ;   in Loop: Header=BB1_458 Depth=3
	s_or_b64 exec, exec, s[80:81]
.LBB1_464:                              ;   in Loop: Header=BB1_458 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v12
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_455
; %bb.465:                              ;   in Loop: Header=BB1_458 Depth=3
	s_mov_b64 s[82:83], 0
.LBB1_466:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_439 Depth=2
                                        ;       Parent Loop BB1_458 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 1
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_466
	s_branch .LBB1_455
.LBB1_467:                              ;   in Loop: Header=BB1_439 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_468:                              ;   in Loop: Header=BB1_439 Depth=2
	v_readfirstlane_b32 s10, v12
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_readfirstlane_b32 s33, v13
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_cbranch_vccnz .LBB1_470
; %bb.469:                              ;   in Loop: Header=BB1_439 Depth=2
	s_and_b32 s74, s33, s94
	s_mov_b32 s75, s27
	s_mov_b64 s[10:11], 0
.LBB1_470:                              ;   in Loop: Header=BB1_439 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_438
; %bb.471:                              ;   in Loop: Header=BB1_439 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], s[72:73]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v6
	s_branch .LBB1_438
.LBB1_472:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s72
	v_mov_b32_e32 v7, s73
.LBB1_473:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_478
; %bb.474:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_479
; %bb.475:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s53, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_477
; %bb.476:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_477:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s53, 1
	s_branch .LBB1_483
.LBB1_478:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s41, s53
	s_branch .LBB1_484
.LBB1_479:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_483
; %bb.480:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_482
; %bb.481:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_482:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_483:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_484:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_501
; %bb.485:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_491
; %bb.486:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v10, s70
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v11, s71
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_488
.LBB1_487:                              ;   in Loop: Header=BB1_488 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_490
.LBB1_488:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_487
; %bb.489:                              ;   in Loop: Header=BB1_488 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_487
.LBB1_490:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_491:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_501
; %bb.492:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_496
; %bb.493:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s41, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_495
; %bb.494:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_495:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s41, 1
	s_branch .LBB1_500
.LBB1_496:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_500
; %bb.497:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_499
; %bb.498:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_499:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_500:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s41, s26
.LBB1_501:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s10
	v_add_u32_e32 v16, vcc, 1, v14
	v_cndmask_b32_e64 v6, v37, v6, s[36:37]
	s_mov_b64 s[76:77], -1
.LBB1_502:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_504
.LBB1_503:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v37, v6
	v_mov_b32_e32 v14, v16
	s_mov_b32 s53, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_504:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_506
; %bb.505:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[6:7], v37
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_506:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB1_43
; %bb.507:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB1_542
; %bb.508:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v6, 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB1_510
; %bb.509:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v6, v[6:7] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v10
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v6
	v_add_u32_e32 v7, vcc, -1, v6
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v7
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v7, s10
.LBB1_510:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_515
; %bb.511:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_516
; %bb.512:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s53, 3
	v_add_u32_e32 v6, vcc, s14, v35
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_514
; %bb.513:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_514:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s53, 1
	s_branch .LBB1_520
.LBB1_515:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s53
	s_branch .LBB1_521
.LBB1_516:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_520
; %bb.517:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_519
; %bb.518:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_519:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_520:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_521:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_535
; %bb.522:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_524
; %bb.523:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v9
.LBB1_524:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s52
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_530
; %bb.525:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_527
.LBB1_526:                              ;   in Loop: Header=BB1_527 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_529
.LBB1_527:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_526
; %bb.528:                              ;   in Loop: Header=BB1_527 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_526
.LBB1_529:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v6, v[10:11] glc
.LBB1_530:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_535
; %bb.531:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_536
; %bb.532:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s26, 3
	v_add_u32_e32 v6, vcc, s14, v35
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_534
; %bb.533:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_534:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s53, s26, 1
	s_branch .LBB1_540
.LBB1_535:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s53, s26
	s_branch .LBB1_541
.LBB1_536:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr53
	s_cbranch_execz .LBB1_540
; %bb.537:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_539
; %bb.538:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_539:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s53, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_540:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB1_541:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v37, s10
.LBB1_542:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_43
; %bb.543:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_595
; %bb.544:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, v37
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_552
; %bb.545:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v34 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v16, v19
	s_cbranch_vccnz .LBB1_547
; %bb.546:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v16, v[10:11] glc
.LBB1_547:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v13, v16
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_551
; %bb.548:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_add_u32_e32 v16, vcc, 1, v14
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[15:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[13:14]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_550
; %bb.549:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v7, s49
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s71, v13
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s91, v13
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s92, v13
	flat_store_dwordx2 v[6:7], v[16:17]
	v_or_b32_e32 v17, s93, v13
	v_mov_b32_e32 v15, v13
	flat_store_dwordx2 v[6:7], v[16:17]
.LBB1_550:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v16, v13
.LBB1_551:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_552:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v15
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_595
; %bb.553:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_559
; %bb.554:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_561
; %bb.555:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_557
.LBB1_556:                              ;   in Loop: Header=BB1_557 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_560
.LBB1_557:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_556
; %bb.558:                              ;   in Loop: Header=BB1_557 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_556
.LBB1_559:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_562
.LBB1_560:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
.LBB1_561:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_595
.LBB1_562:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s41, v16
	v_add_u32_e32 v16, vcc, 1, v14
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_565
.LBB1_563:                              ;   in Loop: Header=BB1_565 Depth=2
	s_mov_b64 s[72:73], s[74:75]
.LBB1_564:                              ;   in Loop: Header=BB1_565 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_594
.LBB1_565:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_580 Depth 3
                                        ;         Child Loop BB1_584 Depth 4
                                        ;         Child Loop BB1_588 Depth 4
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[17:18], v[6:7] glc
	v_mov_b32_e32 v13, s41
	s_mov_b64 s[74:75], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[13:14]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_571
; %bb.566:                              ;   in Loop: Header=BB1_565 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_570
; %bb.567:                              ;   in Loop: Header=BB1_565 Depth=2
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[15:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[17:18]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_569
; %bb.568:                              ;   in Loop: Header=BB1_565 Depth=2
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v17, s41
	v_mov_b32_e32 v7, s49
	s_or_b32 s26, s41, s71
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	s_or_b32 s26, s41, s91
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	s_or_b32 s26, s41, s92
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	s_or_b32 s26, s41, s93
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v17, s26
	flat_store_dwordx2 v[6:7], v[16:17]
	v_mov_b32_e32 v6, s41
.LBB1_569:                              ;   in Loop: Header=BB1_565 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_570:                              ;   in Loop: Header=BB1_565 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[74:75], -1, 0
.LBB1_571:                              ;   in Loop: Header=BB1_565 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_574
; %bb.572:                              ;   in Loop: Header=BB1_565 Depth=2
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v14, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_575
; %bb.573:                              ;   in Loop: Header=BB1_565 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_576
	s_branch .LBB1_590
.LBB1_574:                              ;   in Loop: Header=BB1_565 Depth=2
	s_mov_b64 s[72:73], s[26:27]
	s_branch .LBB1_564
.LBB1_575:                              ;   in Loop: Header=BB1_565 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
.LBB1_576:                              ;   in Loop: Header=BB1_565 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v15, 0
                                        ; implicit-def: $sgpr76_sgpr77
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB1_580
.LBB1_577:                              ;   in Loop: Header=BB1_580 Depth=3
	s_or_b64 exec, exec, s[80:81]
	v_lshlrev_b32_e32 v12, 1, v12
	v_mov_b32_e32 v13, s1
	v_cndmask_b32_e64 v15, v13, v12, s[10:11]
	v_mov_b32_e32 v13, v11
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v12, v10
.LBB1_578:                              ;   in Loop: Header=BB1_580 Depth=3
	s_andn2_b64 s[76:77], s[76:77], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[76:77], s[76:77], s[10:11]
.LBB1_579:                              ;   in Loop: Header=BB1_580 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_xor_b64 s[10:11], s[76:77], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v12
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v11, v13
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_589
.LBB1_580:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_565 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_584 Depth 4
                                        ;         Child Loop BB1_588 Depth 4
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v13, s49
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v18, v13, v3
	v_and_b32_e32 v17, v12, v2
	v_cmp_eq_u64_e32 vcc, v[17:18], v[6:7]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_579
; %bb.581:                              ;   in Loop: Header=BB1_580 Depth=3
	v_mov_b32_e32 v17, s58
	v_mov_b32_e32 v18, s59
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[17:18]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_578
; %bb.582:                              ;   in Loop: Header=BB1_580 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v12, 64, v15, vcc
	v_cmp_lt_u32_e32 vcc, s95, v12
	v_mov_b32_e32 v13, v12
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_586
; %bb.583:                              ;   in Loop: Header=BB1_580 Depth=3
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v13, v12
.LBB1_584:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_565 Depth=2
                                        ;       Parent Loop BB1_580 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s100, v13
	v_cmp_gt_u32_e32 vcc, s101, v13
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 15
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_584
; %bb.585:                              ;   in Loop: Header=BB1_580 Depth=3
	s_or_b64 exec, exec, s[80:81]
.LBB1_586:                              ;   in Loop: Header=BB1_580 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v12
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_577
; %bb.587:                              ;   in Loop: Header=BB1_580 Depth=3
	s_mov_b64 s[82:83], 0
.LBB1_588:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_565 Depth=2
                                        ;       Parent Loop BB1_580 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 1
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB1_588
	s_branch .LBB1_577
.LBB1_589:                              ;   in Loop: Header=BB1_565 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_590:                              ;   in Loop: Header=BB1_565 Depth=2
	v_readfirstlane_b32 s10, v12
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_readfirstlane_b32 s26, v13
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr74_sgpr75
	s_cbranch_vccnz .LBB1_592
; %bb.591:                              ;   in Loop: Header=BB1_565 Depth=2
	s_and_b32 s26, s26, s94
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[74:75], s[26:27]
.LBB1_592:                              ;   in Loop: Header=BB1_565 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_563
; %bb.593:                              ;   in Loop: Header=BB1_565 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], s[72:73]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s41, v6
	s_branch .LBB1_563
.LBB1_594:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s72
	v_mov_b32_e32 v7, s73
.LBB1_595:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_600
; %bb.596:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_601
; %bb.597:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s53, 3
	v_add_u32_e32 v6, vcc, s11, v35
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_599
; %bb.598:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_599:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s33, s53, 1
	s_branch .LBB1_605
.LBB1_600:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s33, s53
	s_branch .LBB1_606
.LBB1_601:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_605
; %bb.602:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_604
; %bb.603:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_604:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s33, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_605:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_606:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_41
; %bb.607:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_613
; %bb.608:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v10, s70
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v11, s71
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_610
.LBB1_609:                              ;   in Loop: Header=BB1_610 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_612
.LBB1_610:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v14, v6
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_609
; %bb.611:                              ;   in Loop: Header=BB1_610 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_609
.LBB1_612:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_613:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_41
; %bb.614:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_618
; %bb.615:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s33, 3
	v_add_u32_e32 v6, vcc, s15, v35
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_617
; %bb.616:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_617:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s53, s33, 1
	s_branch .LBB1_622
.LBB1_618:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr53
	s_cbranch_execz .LBB1_622
; %bb.619:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_621
; %bb.620:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_621:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s53, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_622:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_branch .LBB1_42
.LBB1_623:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v12, s64
	v_mov_b32_e32 v13, s65
	flat_load_dword v10, v[12:13] glc
.LBB1_624:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_634
; %bb.625:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_629
; %bb.626:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s33, s26, 3
	v_add_u32_e32 v7, vcc, s33, v35
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_628
; %bb.627:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v7, v[10:11]
.LBB1_628:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v7
	s_xor_b32 s33, s26, 1
	s_branch .LBB1_633
.LBB1_629:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_633
; %bb.630:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_632
; %bb.631:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB1_632:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_633:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
	s_mov_b32 s26, s33
.LBB1_634:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_638
; %bb.635:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s80, s27
	s_mov_b32 s81, s15
	s_mov_b32 s82, s27
	s_mov_b32 s83, s40
	s_cmp_eq_u64 s[80:81], s[82:83]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_637
; %bb.636:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB1_637:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, s56
	v_mov_b32_e32 v13, s57
	flat_store_dword v[12:13], v11
	v_mov_b32_e32 v12, s46
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v13, s47
	flat_store_dwordx2 v[12:13], v[9:10]
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v13, s49
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	s_or_b32 s10, s14, s91
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	s_or_b32 s10, s14, s92
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	s_or_b32 s10, s14, s93
	flat_store_dwordx2 v[12:13], v[6:7]
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v10, s14
	flat_store_dwordx2 v[12:13], v[6:7]
.LBB1_638:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_639:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_644
; %bb.640:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_645
; %bb.641:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s26, 3
	v_add_u32_e32 v6, vcc, s11, v35
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_643
; %bb.642:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v6, v[10:11]
.LBB1_643:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s33, s26, 1
	s_branch .LBB1_649
.LBB1_644:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s26
	s_branch .LBB1_650
.LBB1_645:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_649
; %bb.646:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_648
; %bb.647:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_648:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_649:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v7
	v_readfirstlane_b32 s14, v6
.LBB1_650:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v17, vcc, 1, v14
	s_cmp_eq_u32 s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_730
; %bb.651:                              ;   in Loop: Header=BB1_44 Depth=1
	s_add_i32 s10, s8, s15
	s_cmp_lt_u32 s10, s14
	v_readlane_b32 s78, v1, 2
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s79, v1, 3
	s_or_b64 s[10:11], s[78:79], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_666
.LBB1_652:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v6, v37
	s_cbranch_vccnz .LBB1_731
; %bb.653:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB1_769
; %bb.654:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, s14
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_660
; %bb.655:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v10, v[6:7], v34 glc
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v12, v[6:7] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v10
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v16, v12
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_659
; %bb.656:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_add_u32_e32 v11, vcc, 2, v14
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[10:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_658
; %bb.657:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v7, s49
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s71, v16
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s91, v16
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s92, v16
	flat_store_dwordx2 v[6:7], v[11:12]
	v_or_b32_e32 v12, s93, v16
	v_mov_b32_e32 v10, v16
	flat_store_dwordx2 v[6:7], v[11:12]
.LBB1_658:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v12, v16
.LBB1_659:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_660:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v10
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_769
; %bb.661:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB1_732
; %bb.662:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_734
; %bb.663:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v18, v9
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_728
.LBB1_664:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB1_665:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_652
.LBB1_666:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_685 Depth 3
                                        ;       Child Loop BB1_718 Depth 3
                                        ;         Child Loop BB1_722 Depth 4
                                        ;         Child Loop BB1_726 Depth 4
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v7, s59
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[6:7], v[6:7] glc
	flat_load_dwordx2 v[10:11], v[10:11] glc
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v12, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v13, 0
	s_cbranch_scc1 .LBB1_668
; %bb.667:                              ;   in Loop: Header=BB1_666 Depth=2
	v_mov_b32_e32 v12, s62
	v_mov_b32_e32 v13, s63
	flat_load_dwordx2 v[38:39], v[12:13] glc
	v_mov_b32_e32 v12, s64
	v_mov_b32_e32 v13, s65
	flat_load_dword v12, v[12:13] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v38
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v12
	v_add_u32_e32 v13, vcc, -1, v12
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v13
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v13, s10
.LBB1_668:                              ;   in Loop: Header=BB1_666 Depth=2
	v_readfirstlane_b32 s15, v13
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v12
	s_cbranch_vccnz .LBB1_673
; %bb.669:                              ;   in Loop: Header=BB1_666 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_674
; %bb.670:                              ;   in Loop: Header=BB1_666 Depth=2
	s_lshl_b32 s10, s33, 3
	v_add_u32_e32 v12, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_672
; %bb.671:                              ;   in Loop: Header=BB1_666 Depth=2
	v_mov_b32_e32 v39, s15
	v_mov_b32_e32 v38, s14
	ds_write_b64 v12, v[38:39]
.LBB1_672:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[12:13], v12
	s_xor_b32 s70, s33, 1
	s_branch .LBB1_678
.LBB1_673:                              ;   in Loop: Header=BB1_666 Depth=2
	s_mov_b32 s70, s33
	s_branch .LBB1_679
.LBB1_674:                              ;   in Loop: Header=BB1_666 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $sgpr70
	s_cbranch_execz .LBB1_678
; %bb.675:                              ;   in Loop: Header=BB1_666 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_677
; %bb.676:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v13, s15
	flat_store_dwordx2 v[21:22], v[12:13]
.LBB1_677:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[12:13], v[21:22] glc
	s_mov_b32 s70, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_678:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v13
	v_readfirstlane_b32 s14, v12
.LBB1_679:                              ;   in Loop: Header=BB1_666 Depth=2
	v_mov_b32_e32 v33, v9
	v_cmp_lt_u64_e32 vcc, s[14:15], v[33:34]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_698
; %bb.680:                              ;   in Loop: Header=BB1_666 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_682
; %bb.681:                              ;   in Loop: Header=BB1_666 Depth=2
	flat_store_dword v[25:26], v9
.LBB1_682:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s52
	;;#ASMEND
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_688
; %bb.683:                              ;   in Loop: Header=BB1_666 Depth=2
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_685
.LBB1_684:                              ;   in Loop: Header=BB1_685 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_687
.LBB1_685:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_666 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v13, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_684
; %bb.686:                              ;   in Loop: Header=BB1_685 Depth=3
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_684
.LBB1_687:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v38, s64
	v_mov_b32_e32 v39, s65
	flat_load_dword v12, v[38:39] glc
.LBB1_688:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v13
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v12
	s_cbranch_vccnz .LBB1_698
; %bb.689:                              ;   in Loop: Header=BB1_666 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_693
; %bb.690:                              ;   in Loop: Header=BB1_666 Depth=2
	s_lshl_b32 s10, s70, 3
	v_add_u32_e32 v12, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_692
; %bb.691:                              ;   in Loop: Header=BB1_666 Depth=2
	v_mov_b32_e32 v39, s15
	v_mov_b32_e32 v38, s14
	ds_write_b64 v12, v[38:39]
.LBB1_692:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[12:13], v12
	s_xor_b32 s26, s70, 1
	s_branch .LBB1_697
.LBB1_693:                              ;   in Loop: Header=BB1_666 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_697
; %bb.694:                              ;   in Loop: Header=BB1_666 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_696
; %bb.695:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v13, s15
	flat_store_dwordx2 v[21:22], v[12:13]
.LBB1_696:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[12:13], v[21:22] glc
	s_mov_b32 s26, s70
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_697:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v12
	s_mov_b32 s70, s26
.LBB1_698:                              ;   in Loop: Header=BB1_666 Depth=2
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v10
	s_cbranch_vccnz .LBB1_703
; %bb.699:                              ;   in Loop: Header=BB1_666 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_705
; %bb.700:                              ;   in Loop: Header=BB1_666 Depth=2
	s_lshl_b32 s10, s70, 3
	v_add_u32_e32 v12, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_702
; %bb.701:                              ;   in Loop: Header=BB1_666 Depth=2
	v_mov_b32_e32 v39, s27
	v_mov_b32_e32 v38, s26
	ds_write_b64 v12, v[38:39]
.LBB1_702:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[12:13], v12
	s_xor_b32 s33, s70, 1
	s_branch .LBB1_709
.LBB1_703:                              ;   in Loop: Header=BB1_666 Depth=2
	s_mov_b32 s33, s70
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc0 .LBB1_710
.LBB1_704:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_652
.LBB1_705:                              ;   in Loop: Header=BB1_666 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_709
; %bb.706:                              ;   in Loop: Header=BB1_666 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_708
; %bb.707:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, s27
	flat_store_dwordx2 v[21:22], v[12:13]
.LBB1_708:                              ;   in Loop: Header=BB1_666 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[12:13], v[21:22] glc
	s_mov_b32 s33, s70
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_709:                              ;   in Loop: Header=BB1_666 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s26, v12
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc1 .LBB1_704
.LBB1_710:                              ;   in Loop: Header=BB1_666 Depth=2
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_xor_b64 s[78:79], exec, s[10:11]
	s_cbranch_execz .LBB1_665
; %bb.711:                              ;   in Loop: Header=BB1_666 Depth=2
	v_cndmask_b32_e64 v13, v11, v7, s[4:5]
	v_cndmask_b32_e64 v12, v10, v6, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_713
; %bb.712:                              ;   in Loop: Header=BB1_666 Depth=2
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v8
	;;#ASMSTART
	onward_wait_load_x2 v[38:39], v[29:30], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[10:13] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_665
	s_branch .LBB1_714
.LBB1_713:                              ;   in Loop: Header=BB1_666 Depth=2
.LBB1_714:                              ;   in Loop: Header=BB1_666 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v10, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_718
.LBB1_715:                              ;   in Loop: Header=BB1_718 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s1
	v_cndmask_b32_e64 v10, v11, v10, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_716:                              ;   in Loop: Header=BB1_718 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB1_717:                              ;   in Loop: Header=BB1_718 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[80:81], s[10:11], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_664
.LBB1_718:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_666 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_722 Depth 4
                                        ;         Child Loop BB1_726 Depth 4
	v_mov_b32_e32 v38, s62
	v_mov_b32_e32 v39, s63
	flat_load_dwordx2 v[38:39], v[38:39] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[38:39], v[12:13]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_717
; %bb.719:                              ;   in Loop: Header=BB1_718 Depth=3
	v_mov_b32_e32 v38, s58
	v_mov_b32_e32 v39, s59
	flat_load_dwordx2 v[38:39], v[38:39] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[38:39], v[6:7]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_716
; %bb.720:                              ;   in Loop: Header=BB1_718 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, 64, v10, vcc
	v_cmp_lt_u32_e32 vcc, s95, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_724
; %bb.721:                              ;   in Loop: Header=BB1_718 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v11, v10
.LBB1_722:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_666 Depth=2
                                        ;       Parent Loop BB1_718 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s100, v11
	v_cmp_gt_u32_e32 vcc, s101, v11
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_722
; %bb.723:                              ;   in Loop: Header=BB1_718 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB1_724:                              ;   in Loop: Header=BB1_718 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_715
; %bb.725:                              ;   in Loop: Header=BB1_718 Depth=3
	s_mov_b64 s[88:89], 0
.LBB1_726:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_666 Depth=2
                                        ;       Parent Loop BB1_718 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_726
	s_branch .LBB1_715
.LBB1_727:                              ;   in Loop: Header=BB1_728 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_733
.LBB1_728:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[15:18] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v17, v6
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_727
; %bb.729:                              ;   in Loop: Header=BB1_728 Depth=2
	v_mov_b32_e32 v38, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v39, s49
	;;#ASMSTART
	onward_wait_x2 v[38:39], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_727
.LBB1_730:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, v37
.LBB1_731:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v18, s14
	s_branch .LBB1_66
.LBB1_732:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_735
.LBB1_733:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_and_b32_e32 v6, s94, v7
.LBB1_734:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_735:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_769
; %bb.736:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s41, v12
	v_add_u32_e32 v11, vcc, 2, v14
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_739
.LBB1_737:                              ;   in Loop: Header=BB1_739 Depth=2
	s_mov_b64 s[78:79], s[80:81]
.LBB1_738:                              ;   in Loop: Header=BB1_739 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_768
.LBB1_739:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_754 Depth 3
                                        ;         Child Loop BB1_758 Depth 4
                                        ;         Child Loop BB1_762 Depth 4
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[12:13], v[6:7] glc
	v_mov_b32_e32 v16, s41
	s_mov_b64 s[80:81], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[12:13], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_745
; %bb.740:                              ;   in Loop: Header=BB1_739 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_744
; %bb.741:                              ;   in Loop: Header=BB1_739 Depth=2
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v7, s47
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[10:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[12:13]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_743
; %bb.742:                              ;   in Loop: Header=BB1_739 Depth=2
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v12, s41
	v_mov_b32_e32 v7, s49
	s_or_b32 s15, s41, s71
	flat_store_dwordx2 v[6:7], v[11:12]
	v_mov_b32_e32 v12, s15
	s_or_b32 s15, s41, s91
	flat_store_dwordx2 v[6:7], v[11:12]
	v_mov_b32_e32 v12, s15
	s_or_b32 s15, s41, s92
	flat_store_dwordx2 v[6:7], v[11:12]
	v_mov_b32_e32 v12, s15
	s_or_b32 s15, s41, s93
	flat_store_dwordx2 v[6:7], v[11:12]
	v_mov_b32_e32 v12, s15
	flat_store_dwordx2 v[6:7], v[11:12]
	v_mov_b32_e32 v6, s41
.LBB1_743:                              ;   in Loop: Header=BB1_739 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB1_744:                              ;   in Loop: Header=BB1_739 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[80:81], -1, 0
.LBB1_745:                              ;   in Loop: Header=BB1_739 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB1_748
; %bb.746:                              ;   in Loop: Header=BB1_739 Depth=2
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v17, 1, s[4:5]
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB1_749
; %bb.747:                              ;   in Loop: Header=BB1_739 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[15:16], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_750
	s_branch .LBB1_764
.LBB1_748:                              ;   in Loop: Header=BB1_739 Depth=2
	s_mov_b64 s[78:79], s[26:27]
	s_branch .LBB1_738
.LBB1_749:                              ;   in Loop: Header=BB1_739 Depth=2
                                        ; implicit-def: $vgpr15_vgpr16
.LBB1_750:                              ;   in Loop: Header=BB1_739 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v10, 0
                                        ; implicit-def: $sgpr82_sgpr83
                                        ; implicit-def: $vgpr12_vgpr13
	s_branch .LBB1_754
.LBB1_751:                              ;   in Loop: Header=BB1_754 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v15, s1
	v_cndmask_b32_e64 v10, v15, v10, s[10:11]
	v_mov_b32_e32 v16, v13
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v15, v12
.LBB1_752:                              ;   in Loop: Header=BB1_754 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB1_753:                              ;   in Loop: Header=BB1_754 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v12, v15
	s_or_b64 s[80:81], s[10:11], s[80:81]
	v_mov_b32_e32 v13, v16
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_763
.LBB1_754:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_739 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_758 Depth 4
                                        ;         Child Loop BB1_762 Depth 4
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s49
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v39, v16, v3
	v_and_b32_e32 v38, v15, v2
	v_cmp_eq_u64_e32 vcc, v[38:39], v[6:7]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_753
; %bb.755:                              ;   in Loop: Header=BB1_754 Depth=3
	v_mov_b32_e32 v38, s58
	v_mov_b32_e32 v39, s59
	flat_load_dwordx2 v[38:39], v[38:39] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[38:39]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_752
; %bb.756:                              ;   in Loop: Header=BB1_754 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, 64, v10, vcc
	v_cmp_lt_u32_e32 vcc, s95, v10
	v_mov_b32_e32 v15, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_760
; %bb.757:                              ;   in Loop: Header=BB1_754 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v15, v10
.LBB1_758:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_739 Depth=2
                                        ;       Parent Loop BB1_754 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v15, vcc, s100, v15
	v_cmp_gt_u32_e32 vcc, s101, v15
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_758
; %bb.759:                              ;   in Loop: Header=BB1_754 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB1_760:                              ;   in Loop: Header=BB1_754 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v10
	v_cmp_lt_u32_e32 vcc, 63, v15
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_751
; %bb.761:                              ;   in Loop: Header=BB1_754 Depth=3
	s_mov_b64 s[88:89], 0
.LBB1_762:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_739 Depth=2
                                        ;       Parent Loop BB1_754 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v15, vcc, 64, v15
	v_cmp_gt_u32_e32 vcc, 64, v15
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_762
	s_branch .LBB1_751
.LBB1_763:                              ;   in Loop: Header=BB1_739 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB1_764:                              ;   in Loop: Header=BB1_739 Depth=2
	v_readfirstlane_b32 s10, v15
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s15, v16
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr80_sgpr81
	s_cbranch_vccnz .LBB1_766
; %bb.765:                              ;   in Loop: Header=BB1_739 Depth=2
	s_and_b32 s26, s15, s94
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[80:81], s[26:27]
.LBB1_766:                              ;   in Loop: Header=BB1_739 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_737
; %bb.767:                              ;   in Loop: Header=BB1_739 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v6, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[80:81], s[78:79]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s41, v6
	s_branch .LBB1_737
.LBB1_768:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s78
	v_mov_b32_e32 v7, s79
.LBB1_769:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_774
; %bb.770:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_775
; %bb.771:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s33, 3
	v_add_u32_e32 v6, vcc, s11, v35
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_773
; %bb.772:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_773:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s33, 1
	s_branch .LBB1_779
.LBB1_774:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s41, s33
	s_branch .LBB1_780
.LBB1_775:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_779
; %bb.776:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_778
; %bb.777:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_778:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_779:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_780:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_797
; %bb.781:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_787
; %bb.782:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v10, s70
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v11, s71
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v18, v9
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_784
.LBB1_783:                              ;   in Loop: Header=BB1_784 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_786
.LBB1_784:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[10:11], v[15:18] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v17, v6
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_783
; %bb.785:                              ;   in Loop: Header=BB1_784 Depth=2
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v13, s49
	;;#ASMSTART
	onward_wait_x2 v[12:13], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_783
.LBB1_786:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_787:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_797
; %bb.788:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_792
; %bb.789:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v0
	s_lshl_b32 s26, s41, 3
	v_add_u32_e32 v6, vcc, s26, v35
	s_cmp_lg_u32 s15, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_791
; %bb.790:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_791:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s15, s41, 1
	s_branch .LBB1_796
.LBB1_792:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr15
	s_cbranch_execz .LBB1_796
; %bb.793:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_795
; %bb.794:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_795:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s15, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_796:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s41, s15
.LBB1_797:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v16, vcc, 2, v14
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v18, s14
	s_branch .LBB1_66
.LBB1_798:
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
		.amdhsa_next_free_vgpr 40
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
; codeLenInByte = 17668
; NumSgprs: 104
; NumVgprs: 40
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 40
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
    .sgpr_spill_count: 0
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
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
