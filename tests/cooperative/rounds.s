	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	rounds                  ; -- Begin function rounds
	.globl	rounds
	.p2align	8
	.type	rounds,@function
rounds:                                 ; @rounds
; %bb.0:
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s24, s[4:5], 0xc
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dwordx4 s[20:23], s[6:7], 0x18
	s_mov_b32 s25, 0
	s_mov_b64 s[2:3], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_mov_b64 s[28:29], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s9, 63
	s_lshr_b32 s36, s0, 6
	s_cmp_lg_u64 s[16:17], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s24, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s24, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	v_cmp_ne_u64_e32 vcc, s[24:25], v[1:2]
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
	s_mov_b32 s23, 0
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
	v_readfirstlane_b32 s23, v3
	v_mad_u64_u32 v[1:2], s[2:3], s23, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_586
; %bb.3:
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s14, 1
	s_mov_b32 s4, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v1
	s_cmp_lg_u32 s24, s2
	s_cbranch_scc1 .LBB0_588
; %bb.4:
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_587
; %bb.5:
	s_mov_b32 s12, -1
	s_mov_b32 s15, s13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr10_sgpr11
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], exec, s[10:11]
	s_or_b64 s[4:5], s[28:29], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_587
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
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[10:11], s[10:11], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[28:29], 0
	s_mov_b32 s23, 0
	s_mov_b32 s14, 0
	s_branch .LBB0_11
.LBB0_10:
	s_mov_b64 s[2:3], -1
.LBB0_11:
	v_mov_b32_e32 v40, v17
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_13
.LBB0_12:
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[0:1], s23, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x110, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v1
.LBB0_13:
	s_cmp_ge_u32 s25, s21
	s_cbranch_scc1 .LBB0_585
; %bb.14:
	s_xor_b64 s[34:35], s[28:29], -1
	s_cmp_eq_u32 s22, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s10, s33, 0xfffe
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s36, 1
	s_cselect_b64 s[48:49], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[52:53], -1, 0
	s_add_u32 s54, s16, 8
	s_addc_u32 s55, s17, 0
	s_add_u32 s56, s16, 0xc0
	s_addc_u32 s57, s17, 0
	s_add_u32 s58, s16, 16
	v_mov_b32_e32 v2, s16
	s_addc_u32 s59, s17, 0
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v3, s17
	s_add_u32 s60, s16, 12
	s_load_dwordx2 s[30:31], s[6:7], 0x10
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mad_u64_u32 v[2:3], s[10:11], s23, v6, v[2:3]
	v_mov_b32_e32 v4, s45
	v_mov_b32_e32 v7, s55
	s_addc_u32 s61, s17, 0
	v_cndmask_b32_e64 v22, v4, v7, s[6:7]
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, s54
	s_add_u32 s62, s16, 0x110
	v_cndmask_b32_e64 v21, v4, v8, s[6:7]
	s_addc_u32 s63, s17, 0
	v_mov_b32_e32 v4, s62
	s_movk_i32 s10, 0x108
	v_mov_b32_e32 v5, s63
	v_add_u32_e32 v19, vcc, s10, v2
	v_mad_u64_u32 v[23:24], s[10:11], s23, v6, v[4:5]
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_movk_i32 s10, 0x104
	v_add_u32_e32 v25, vcc, s10, v2
	v_mov_b32_e32 v2, s59
	v_cndmask_b32_e64 v28, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s58
	v_cndmask_b32_e64 v27, v2, v8, s[6:7]
	v_mov_b32_e32 v2, s47
	s_mul_i32 s10, s9, s8
	s_add_u32 s16, s16, 0xc4
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_addc_u32_e32 v26, vcc, 0, v3, vcc
	v_cndmask_b32_e64 v30, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s46
	v_add_u32_e32 v39, vcc, s10, v0
	s_addc_u32 s17, s17, 0
	s_and_b64 s[10:11], s[50:51], s[28:29]
	s_mov_b32 s37, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	s_mov_b32 s39, 1
	v_cndmask_b32_e64 v29, v2, v8, s[6:7]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_cmp_gt_u32_e64 s[12:13], s20, v39
	v_mov_b32_e32 v6, -1
	s_xor_b64 s[64:65], s[10:11], -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[66:67], s[10:11], s[2:3]
	v_mov_b32_e32 v12, s14
	s_add_i32 s23, s20, -1
	s_mov_b32 s69, 0x10000
	s_mov_b32 s24, 0x20000
	s_mov_b32 s33, 0x30000
	s_mov_b32 s84, 0x40000
	s_mov_b32 s85, 0xffff
	s_movk_i32 s86, 0x3c0
	v_mov_b32_e32 v0, -1
	s_movk_i32 s87, 0xfc40
	s_movk_i32 s88, 0x201
	s_movk_i32 s89, 0x400
	s_brev_b32 s90, 64
	v_mov_b32_e32 v32, 1
	s_mov_b32 s91, 0x1000000
	s_mov_b32 s92, 0x3000000
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
	v_cndmask_b32_e64 v40, v40, v4, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lt_u32 s25, s21
	s_cbranch_scc0 .LBB0_585
.LBB0_18:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_457 Depth 2
                                        ;     Child Loop BB0_129 Depth 2
                                        ;       Child Loop BB0_136 Depth 3
                                        ;         Child Loop BB0_138 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
                                        ;     Child Loop BB0_125 Depth 2
                                        ;     Child Loop BB0_61 Depth 2
                                        ;     Child Loop BB0_492 Depth 2
                                        ;       Child Loop BB0_504 Depth 3
                                        ;       Child Loop BB0_525 Depth 3
                                        ;         Child Loop BB0_527 Depth 4
                                        ;         Child Loop BB0_529 Depth 4
                                        ;     Child Loop BB0_531 Depth 2
                                        ;     Child Loop BB0_540 Depth 2
                                        ;       Child Loop BB0_559 Depth 3
                                        ;         Child Loop BB0_561 Depth 4
                                        ;         Child Loop BB0_563 Depth 4
                                        ;     Child Loop BB0_577 Depth 2
                                        ;     Child Loop BB0_54 Depth 2
                                        ;     Child Loop BB0_76 Depth 2
                                        ;     Child Loop BB0_99 Depth 2
                                        ;     Child Loop BB0_181 Depth 2
                                        ;       Child Loop BB0_188 Depth 3
                                        ;         Child Loop BB0_190 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
                                        ;     Child Loop BB0_177 Depth 2
                                        ;     Child Loop BB0_150 Depth 2
                                        ;     Child Loop BB0_337 Depth 2
                                        ;     Child Loop BB0_382 Depth 2
                                        ;       Child Loop BB0_406 Depth 3
                                        ;         Child Loop BB0_408 Depth 4
                                        ;         Child Loop BB0_410 Depth 4
                                        ;     Child Loop BB0_252 Depth 2
                                        ;     Child Loop BB0_331 Depth 2
                                        ;     Child Loop BB0_351 Depth 2
                                        ;       Child Loop BB0_370 Depth 3
                                        ;         Child Loop BB0_372 Depth 4
                                        ;         Child Loop BB0_374 Depth 4
                                        ;     Child Loop BB0_259 Depth 2
                                        ;     Child Loop BB0_285 Depth 2
                                        ;     Child Loop BB0_343 Depth 2
                                        ;     Child Loop BB0_418 Depth 2
                                        ;       Child Loop BB0_437 Depth 3
                                        ;         Child Loop BB0_439 Depth 4
                                        ;         Child Loop BB0_441 Depth 4
                                        ;     Child Loop BB0_321 Depth 2
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b32 s70, s25, 1
	s_mul_i32 s36, s70, s20
	s_lshl_b64 s[10:11], s[36:37], 2
	s_add_u32 s38, s18, s10
	s_addc_u32 s68, s19, s11
	s_xor_b32 s10, s70, 1
	s_mul_i32 s36, s10, s20
	v_mul_lo_u32 v8, v40, s9
	s_lshl_b64 s[10:11], s[36:37], 2
	s_add_u32 s36, s18, s10
	s_addc_u32 s72, s19, s11
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v4, v39
.LBB0_20:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s23, v4
	v_mov_b32_e32 v10, v7
	v_cndmask_b32_e32 v9, 0, v5, vcc
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s68
	v_add_u32_e32 v9, vcc, s38, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	flat_load_dword v11, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v7
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v4, vcc, v4, v8
	v_mov_b32_e32 v13, s72
	v_cmp_le_u32_e32 vcc, s20, v4
	v_add_u32_e64 v9, s[10:11], s36, v9
	v_addc_u32_e64 v10, s[10:11], v13, v10, s[10:11]
	s_or_b64 s[70:71], vcc, s[70:71]
	v_add_u32_e32 v5, vcc, 1, v11
	flat_store_dword v[9:10], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execnz .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s25, s25, 1
	s_cmp_lt_i32 s22, 2
	s_mov_b64 s[70:71], 0
	s_cbranch_scc1 .LBB0_35
; %bb.22:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_gt_i32 s22, 2
	s_cbranch_scc0 .LBB0_39
; %bb.23:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_eq_u32 s22, 3
	s_mov_b64 s[72:73], 0
	s_cbranch_scc0 .LBB0_41
; %bb.24:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_56
; %bb.25:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_64
; %bb.26:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_448
; %bb.27:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.28:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_32
; %bb.29:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s69, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s24, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s84, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_31:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_32:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_33:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s36, v8
	s_cmp_eq_u32 s36, 0
	s_cselect_b64 s[74:75], -1, 0
	s_xor_b64 s[76:77], s[0:1], -1
	v_mov_b32_e32 v4, s36
	s_and_b64 s[76:77], s[74:75], s[76:77]
	v_mov_b32_e32 v5, s37
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_447
; %bb.34:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_37
.LBB0_35:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[76:77], 0
	s_cbranch_execnz .LBB0_205
	s_branch .LBB0_206
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_446
.LBB0_37:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_36
.LBB0_39:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[72:73], -1
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
.LBB0_40:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB0_42
	s_branch .LBB0_204
.LBB0_41:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_204
.LBB0_42:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_85
; %bb.43:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_84
; %bb.44:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_67
; %bb.45:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.46:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_50
; %bb.47:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s69, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s24, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s84, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_49:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_50:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_51:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v8
	s_cmp_eq_u32 s36, 0
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[72:73], s[0:1], -1
	v_mov_b32_e32 v4, s36
	s_and_b64 s[72:73], s[14:15], s[72:73]
	v_mov_b32_e32 v5, s37
	s_and_saveexec_b64 s[14:15], s[72:73]
	s_cbranch_execz .LBB0_66
; %bb.52:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_54 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[74:75]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_65
.LBB0_54:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_53
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_53
.LBB0_56:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $vgpr33
	s_cbranch_execz .LBB0_465
.LBB0_57:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_63
; %bb.58:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_102
; %bb.59:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_61
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[14:15], s[78:79], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_101
.LBB0_61:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_60
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_60
.LBB0_63:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr14
                                        ; implicit-def: $vgpr15
	s_cbranch_execnz .LBB0_107
	s_branch .LBB0_476
.LBB0_64:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr33
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
	s_branch .LBB0_465
.LBB0_65:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s85, v5
.LBB0_66:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_67:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_71
; %bb.68:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_70
; %bb.69:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
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
	s_mov_b64 s[10:11], s[36:37]
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
	s_mov_b32 s68, s37
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_76
.LBB0_75:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_78
.LBB0_76:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_75
.LBB0_78:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v8, 0
.LBB0_79:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v8
	s_andn2_b64 vcc, exec, s[48:49]
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
	v_add_u32_e32 v33, vcc, 1, v12
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v4, v40
.LBB0_84:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v40
.LBB0_85:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_204
; %bb.86:                               ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_146
; %bb.87:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
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
	s_andn2_b64 vcc, exec, s[48:49]
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
	flat_store_dword v[25:26], v7
.LBB0_96:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s91
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_142
; %bb.97:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_141
.LBB0_99:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_98
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_98
.LBB0_101:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_102:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_106
; %bb.103:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_105:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
.LBB0_106:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b32 s14, s11, s85
	v_add_u32_e32 v15, vcc, 1, v12
	s_branch .LBB0_476
.LBB0_107:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_129
.LBB0_109:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v15, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.110:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_store_dword v[4:5], v15
.LBB0_111:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s85, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB0_113:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_117
; %bb.114:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_116
; %bb.115:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_116:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_117:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_471
; %bb.118:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_120
; %bb.119:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s25
	flat_store_dword v[23:24], v4
.LBB0_120:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[25:26], v7
.LBB0_122:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_or_b32 s14, s15, s90
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[76:77], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_467
; %bb.123:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_125
.LBB0_124:                              ;   in Loop: Header=BB0_125 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_466
.LBB0_125:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_124
; %bb.126:                              ;   in Loop: Header=BB0_125 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_124
.LBB0_127:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_128:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_109
.LBB0_129:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_136 Depth 3
                                        ;         Child Loop BB0_138 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_129 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_128
	s_branch .LBB0_132
.LBB0_131:                              ;   in Loop: Header=BB0_129 Depth=2
.LBB0_132:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_127
; %bb.133:                              ;   in Loop: Header=BB0_129 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_136
.LBB0_134:                              ;   in Loop: Header=BB0_136 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[78:79], v[10:11], v[4:5]
.LBB0_135:                              ;   in Loop: Header=BB0_136 Depth=3
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_127
.LBB0_136:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_129 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_138 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_135
; %bb.137:                              ;   in Loop: Header=BB0_136 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s86
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_139
.LBB0_138:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_129 Depth=2
                                        ;       Parent Loop BB0_136 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s87
	s_cmp_lt_u32 s38, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_138
.LBB0_139:                              ;   in Loop: Header=BB0_136 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_134
.LBB0_140:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_129 Depth=2
                                        ;       Parent Loop BB0_136 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_140
	s_branch .LBB0_134
.LBB0_141:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_142:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v5
	s_andn2_b64 vcc, exec, s[48:49]
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
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_152
; %bb.147:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_154
; %bb.148:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_150
.LBB0_149:                              ;   in Loop: Header=BB0_150 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_153
.LBB0_150:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_149
; %bb.151:                              ;   in Loop: Header=BB0_150 Depth=2
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v34, s47
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_149
.LBB0_152:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $sgpr14
	s_cbranch_execnz .LBB0_159
	s_branch .LBB0_203
.LBB0_153:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_154:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_158
; %bb.155:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_157:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
.LBB0_158:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b32 s14, s11, s85
	v_add_u32_e32 v33, vcc, 1, v12
	s_branch .LBB0_203
.LBB0_159:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_181
.LBB0_161:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v33, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_store_dword v[4:5], v33
.LBB0_163:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s85, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB0_165:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_169
; %bb.166:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_168:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_169:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_198
; %bb.170:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s25
	flat_store_dword v[23:24], v4
.LBB0_172:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[25:26], v7
.LBB0_174:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_or_b32 s14, s15, s90
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[72:73], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_194
; %bb.175:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_177
.LBB0_176:                              ;   in Loop: Header=BB0_177 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[74:75]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_193
.LBB0_177:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_176
; %bb.178:                              ;   in Loop: Header=BB0_177 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_176
.LBB0_179:                              ;   in Loop: Header=BB0_181 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_180:                              ;   in Loop: Header=BB0_181 Depth=2
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_161
.LBB0_181:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_188 Depth 3
                                        ;         Child Loop BB0_190 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_181 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_180
	s_branch .LBB0_184
.LBB0_183:                              ;   in Loop: Header=BB0_181 Depth=2
.LBB0_184:                              ;   in Loop: Header=BB0_181 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_179
; %bb.185:                              ;   in Loop: Header=BB0_181 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_188
.LBB0_186:                              ;   in Loop: Header=BB0_188 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[74:75], v[10:11], v[4:5]
.LBB0_187:                              ;   in Loop: Header=BB0_188 Depth=3
	s_and_b64 s[78:79], exec, s[74:75]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_179
.LBB0_188:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_181 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_190 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_187
; %bb.189:                              ;   in Loop: Header=BB0_188 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s86
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_191
.LBB0_190:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_181 Depth=2
                                        ;       Parent Loop BB0_188 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s87
	s_cmp_lt_u32 s38, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_190
.LBB0_191:                              ;   in Loop: Header=BB0_188 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_186
.LBB0_192:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_181 Depth=2
                                        ;       Parent Loop BB0_188 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_192
	s_branch .LBB0_186
.LBB0_193:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_194:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_198
; %bb.195:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_197:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_198:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_202
; %bb.199:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s74, s37
	s_mov_b32 s75, s15
	s_mov_b32 s38, s37
	s_cmp_eq_u64 s[74:75], s[38:39]
	s_cselect_b64 s[74:75], -1, 0
	s_or_b64 s[10:11], s[10:11], s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_201:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, v33
	v_mov_b32_e32 v5, s45
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v34, s14
	v_mov_b32_e32 v5, s47
	s_or_b32 s10, s14, s69
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	s_or_b32 s10, s14, s24
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	s_or_b32 s10, s14, s33
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	s_or_b32 s10, s14, s84
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	flat_store_dwordx2 v[4:5], v[33:34]
.LBB0_202:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_203:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v4, s14
.LBB0_204:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_206
.LBB0_205:                              ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lg_u32 s22, 1
	s_mov_b64 s[70:71], -1
	s_cselect_b64 s[76:77], -1, 0
.LBB0_206:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_222
; %bb.207:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_293
; %bb.208:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_218
; %bb.209:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_217
; %bb.210:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB0_212:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_216
; %bb.213:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s69, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s24, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s33, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s84, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_215:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_216:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_217:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v13
	v_mov_b32_e32 v4, s36
	s_cmp_lg_u32 s36, 0
	v_mov_b32_e32 v5, s37
	s_cbranch_scc0 .LBB0_327
.LBB0_218:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_254
; %bb.219:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_221
; %bb.220:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_221:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_255
.LBB0_222:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccz .LBB0_294
; %bb.223:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[66:67]
	s_cbranch_execz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	v_mov_b32_e32 v5, s25
	flat_store_dword v[8:9], v5
.LBB0_225:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_267
; %bb.226:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_244
; %bb.227:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_243
; %bb.228:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v9, v17
	s_cbranch_vccnz .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v9, v[4:5] glc
.LBB0_230:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_232:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v13, v9
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_242
; %bb.233:                              ;   in Loop: Header=BB0_18 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[28:29], s[10:11]
	v_mov_b32_e32 v14, s44
	v_cndmask_b32_e32 v8, 0, v13, vcc
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v15, s45
	flat_atomic_cmpswap_x2 v[14:15], v[14:15], v[8:11] glc
	s_nop 0
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[14:15], v[11:12]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v14, v7
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB0_241
; %bb.234:                              ;   in Loop: Header=BB0_18 Depth=1
	s_xor_b64 s[76:77], vcc, -1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v16, s47
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s69, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s24, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s33, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s84, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB0_236:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_240
; %bb.237:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s85, v11
	v_cmp_ne_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_239
; %bb.238:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s46
	v_sub_u32_e32 v8, vcc, v13, v8
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB0_239:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_mov_b32_e32 v10, s56
	v_or_b32_e32 v8, s92, v5
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v11, s57
	v_mov_b32_e32 v13, v7
	flat_store_dword v[10:11], v9
.LBB0_240:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v14
.LBB0_241:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_242:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_243:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc0 .LBB0_333
.LBB0_244:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_248
; %bb.245:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_247
; %bb.246:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_247:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_248:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_266
; %bb.249:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_262
; %bb.250:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s68, s37
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_252
.LBB0_251:                              ;   in Loop: Header=BB0_252 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_261
.LBB0_252:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_251
; %bb.253:                              ;   in Loop: Header=BB0_252 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_251
.LBB0_254:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[36:37]
.LBB0_255:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_292
; %bb.256:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_288
; %bb.257:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s68, s37
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_259
.LBB0_258:                              ;   in Loop: Header=BB0_259 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_287
.LBB0_259:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_258
; %bb.260:                              ;   in Loop: Header=BB0_259 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_258
.LBB0_261:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v8, 0
.LBB0_262:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_266
; %bb.263:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_265:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_266:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v33, vcc, 1, v12
	v_cndmask_b32_e64 v4, v40, v4, s[28:29]
	s_mov_b64 s[74:75], -1
.LBB0_267:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_269
.LBB0_268:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v40, v4
	v_mov_b32_e32 v12, v33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_269:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v40
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_271:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_17
; %bb.272:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_301
; %bb.273:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_275
; %bb.274:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
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
.LBB0_275:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_279
; %bb.276:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_278:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_279:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_300
; %bb.280:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[25:26], v7
.LBB0_282:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s91
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_296
; %bb.283:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_285
.LBB0_284:                              ;   in Loop: Header=BB0_285 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_295
.LBB0_285:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_284
; %bb.286:                              ;   in Loop: Header=BB0_285 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_284
.LBB0_287:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v8, 0
.LBB0_288:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_292
; %bb.289:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_291
; %bb.290:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_291:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_292:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v33, vcc, 1, v12
	v_cndmask_b32_e64 v4, v40, v4, s[28:29]
	s_mov_b64 s[74:75], -1
.LBB0_293:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v40
.LBB0_294:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v40, v14
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB0_268
	s_branch .LBB0_269
.LBB0_295:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_296:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_300
; %bb.297:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_299
; %bb.298:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_299:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_300:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v40, s10
.LBB0_301:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_17
; %bb.302:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_312
; %bb.303:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_311
; %bb.304:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB0_306
; %bb.305:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB0_306:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_310
; %bb.307:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_309
; %bb.308:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s69, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s24, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s33, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s84, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_309:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_310:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_311:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v13
	v_mov_b32_e32 v4, s36
	s_cmp_lg_u32 s36, 0
	v_mov_b32_e32 v5, s37
	s_cbranch_scc0 .LBB0_339
.LBB0_312:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_316
; %bb.313:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_315
; %bb.314:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_315:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_317
.LBB0_316:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[36:37]
.LBB0_317:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_16
; %bb.318:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_324
; %bb.319:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s68, s37
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_321
.LBB0_320:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_323
.LBB0_321:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_320
; %bb.322:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_320
.LBB0_323:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v8, 0
.LBB0_324:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_16
; %bb.325:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.326:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
	s_branch .LBB0_15
.LBB0_327:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_345
; %bb.328:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_349
; %bb.329:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_331
.LBB0_330:                              ;   in Loop: Header=BB0_331 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_348
.LBB0_331:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_330
; %bb.332:                              ;   in Loop: Header=BB0_331 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_330
.LBB0_333:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_346
; %bb.334:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_380
; %bb.335:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_337
.LBB0_336:                              ;   in Loop: Header=BB0_337 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_379
.LBB0_337:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_336
; %bb.338:                              ;   in Loop: Header=BB0_337 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_336
.LBB0_339:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_347
; %bb.340:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_416
; %bb.341:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_343
.LBB0_342:                              ;   in Loop: Header=BB0_343 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_415
.LBB0_343:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_342
; %bb.344:                              ;   in Loop: Header=BB0_343 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_342
.LBB0_345:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_350
.LBB0_346:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_381
.LBB0_347:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_417
.LBB0_348:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s85, v5
.LBB0_349:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_218
.LBB0_350:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_351:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_370 Depth 3
                                        ;         Child Loop BB0_372 Depth 4
                                        ;         Child Loop BB0_374 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_353
; %bb.352:                              ;   in Loop: Header=BB0_351 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s85, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_354
.LBB0_353:                              ;   in Loop: Header=BB0_351 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_354:                              ;   in Loop: Header=BB0_351 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB0_377
; %bb.355:                              ;   in Loop: Header=BB0_351 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_361
; %bb.356:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_360
; %bb.357:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v15, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v16, s45
	flat_atomic_cmpswap_x2 v[8:9], v[15:16], v[8:11] glc
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_359
; %bb.358:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s69, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s24, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s33, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s84, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB0_359:                              ;   in Loop: Header=BB0_351 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB0_360:                              ;   in Loop: Header=BB0_351 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v15
	s_cmp_eq_u32 s36, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB0_362
.LBB0_361:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
.LBB0_362:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v4, s36
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s37
	s_cbranch_vccz .LBB0_377
; %bb.363:                              ;   in Loop: Header=BB0_351 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_365
; %bb.364:                              ;   in Loop: Header=BB0_351 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_366
	s_branch .LBB0_376
.LBB0_365:                              ;   in Loop: Header=BB0_351 Depth=2
.LBB0_366:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_375
; %bb.367:                              ;   in Loop: Header=BB0_351 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_370
.LBB0_368:                              ;   in Loop: Header=BB0_370 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB0_369:                              ;   in Loop: Header=BB0_370 Depth=3
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_375
.LBB0_370:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_351 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_372 Depth 4
                                        ;         Child Loop BB0_374 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_369
; %bb.371:                              ;   in Loop: Header=BB0_370 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s86
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_373
.LBB0_372:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_351 Depth=2
                                        ;       Parent Loop BB0_370 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s87
	s_cmp_lt_u32 s38, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_372
.LBB0_373:                              ;   in Loop: Header=BB0_370 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_368
.LBB0_374:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_351 Depth=2
                                        ;       Parent Loop BB0_370 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_374
	s_branch .LBB0_368
.LBB0_375:                              ;   in Loop: Header=BB0_351 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_376:                              ;   in Loop: Header=BB0_351 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB0_377:                              ;   in Loop: Header=BB0_351 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_218
; %bb.378:                              ;   in Loop: Header=BB0_351 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_351
.LBB0_379:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v5, v7
.LBB0_380:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_244
.LBB0_381:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_382:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_406 Depth 3
                                        ;         Child Loop BB0_408 Depth 4
                                        ;         Child Loop BB0_410 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[15:16], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_384
; %bb.383:                              ;   in Loop: Header=BB0_382 Depth=2
	v_and_b32_e32 v4, s85, v9
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_385
.LBB0_384:                              ;   in Loop: Header=BB0_382 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_385:                              ;   in Loop: Header=BB0_382 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_413
; %bb.386:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_393
; %bb.387:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_397
; %bb.388:                              ;   in Loop: Header=BB0_382 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[15:16]
	v_mov_b32_e32 v9, v8
	v_cndmask_b32_e64 v8, v4, 0, vcc
	v_add_u32_e32 v8, vcc, 0, v8
	v_mov_b32_e32 v37, s44
	v_addc_u32_e32 v9, vcc, 1, v9, vcc
	v_mov_b32_e32 v38, s45
	flat_atomic_cmpswap_x2 v[8:9], v[37:38], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[15:16]
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[8:9], v[10:11]
	s_and_saveexec_b64 s[72:73], s[10:11]
	s_cbranch_execz .LBB0_396
; %bb.389:                              ;   in Loop: Header=BB0_382 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_394
; %bb.390:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s85, v9
	v_cmp_eq_u32_e32 vcc, v8, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_392
; %bb.391:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v10, s46
	v_subrev_u32_e32 v9, vcc, v8, v4
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[8:9]
.LBB0_392:                              ;   in Loop: Header=BB0_382 Depth=2
	v_lshrrev_b64 v[10:11], 16, v[15:16]
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	v_or_b32_e32 v38, s92, v11
	v_mov_b32_e32 v37, v7
	flat_store_dword v[8:9], v14
	s_branch .LBB0_396
.LBB0_393:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_398
.LBB0_394:                              ;   in Loop: Header=BB0_382 Depth=2
                                        ; implicit-def: $vgpr37_vgpr38
	s_cbranch_execz .LBB0_396
; %bb.395:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s69, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s24, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s33, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s84, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[14:15]
.LBB0_396:                              ;   in Loop: Header=BB0_382 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_397:                              ;   in Loop: Header=BB0_382 Depth=2
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s71, v38
	v_readfirstlane_b32 s70, v37
	s_cmp_eq_u64 s[70:71], 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
.LBB0_398:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v4, s70
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s71
	s_cbranch_vccz .LBB0_413
; %bb.399:                              ;   in Loop: Header=BB0_382 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_401
; %bb.400:                              ;   in Loop: Header=BB0_382 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_402
	s_branch .LBB0_412
.LBB0_401:                              ;   in Loop: Header=BB0_382 Depth=2
.LBB0_402:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_411
; %bb.403:                              ;   in Loop: Header=BB0_382 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_406
.LBB0_404:                              ;   in Loop: Header=BB0_406 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB0_405:                              ;   in Loop: Header=BB0_406 Depth=3
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_411
.LBB0_406:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_382 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_408 Depth 4
                                        ;         Child Loop BB0_410 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_405
; %bb.407:                              ;   in Loop: Header=BB0_406 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s86
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_409
.LBB0_408:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_382 Depth=2
                                        ;       Parent Loop BB0_406 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s87
	s_cmp_lt_u32 s38, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_408
.LBB0_409:                              ;   in Loop: Header=BB0_406 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_404
.LBB0_410:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_382 Depth=2
                                        ;       Parent Loop BB0_406 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_410
	s_branch .LBB0_404
.LBB0_411:                              ;   in Loop: Header=BB0_382 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_412:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v5, v34
.LBB0_413:                              ;   in Loop: Header=BB0_382 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_244
; %bb.414:                              ;   in Loop: Header=BB0_382 Depth=2
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_382
.LBB0_415:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s85, v5
.LBB0_416:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_312
.LBB0_417:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_418:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_437 Depth 3
                                        ;         Child Loop BB0_439 Depth 4
                                        ;         Child Loop BB0_441 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_420
; %bb.419:                              ;   in Loop: Header=BB0_418 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s85, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_421
.LBB0_420:                              ;   in Loop: Header=BB0_418 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_421:                              ;   in Loop: Header=BB0_418 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB0_444
; %bb.422:                              ;   in Loop: Header=BB0_418 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_428
; %bb.423:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_427
; %bb.424:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v15, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v16, s45
	flat_atomic_cmpswap_x2 v[8:9], v[15:16], v[8:11] glc
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_426
; %bb.425:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s69, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s24, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s33, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s84, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB0_426:                              ;   in Loop: Header=BB0_418 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB0_427:                              ;   in Loop: Header=BB0_418 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v15
	s_cmp_eq_u32 s36, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB0_429
.LBB0_428:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
.LBB0_429:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v4, s36
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s37
	s_cbranch_vccz .LBB0_444
; %bb.430:                              ;   in Loop: Header=BB0_418 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_432
; %bb.431:                              ;   in Loop: Header=BB0_418 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_433
	s_branch .LBB0_443
.LBB0_432:                              ;   in Loop: Header=BB0_418 Depth=2
.LBB0_433:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_442
; %bb.434:                              ;   in Loop: Header=BB0_418 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_437
.LBB0_435:                              ;   in Loop: Header=BB0_437 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB0_436:                              ;   in Loop: Header=BB0_437 Depth=3
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_442
.LBB0_437:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_418 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_439 Depth 4
                                        ;         Child Loop BB0_441 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_436
; %bb.438:                              ;   in Loop: Header=BB0_437 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s86
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_440
.LBB0_439:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_418 Depth=2
                                        ;       Parent Loop BB0_437 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s87
	s_cmp_lt_u32 s38, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_439
.LBB0_440:                              ;   in Loop: Header=BB0_437 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_435
.LBB0_441:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_418 Depth=2
                                        ;       Parent Loop BB0_437 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_441
	s_branch .LBB0_435
.LBB0_442:                              ;   in Loop: Header=BB0_418 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_443:                              ;   in Loop: Header=BB0_418 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB0_444:                              ;   in Loop: Header=BB0_418 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_312
; %bb.445:                              ;   in Loop: Header=BB0_418 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_418
.LBB0_446:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s85, v5
.LBB0_447:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_448:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_452
; %bb.449:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_451
; %bb.450:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_451:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_branch .LBB0_453
.LBB0_452:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[14:15], s[36:37]
.LBB0_453:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_464
; %bb.454:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_460
; %bb.455:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s68, s37
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_457
.LBB0_456:                              ;   in Loop: Header=BB0_457 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_459
.LBB0_457:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_456
; %bb.458:                              ;   in Loop: Header=BB0_457 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_456
.LBB0_459:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v8, 0
.LBB0_460:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_464
; %bb.461:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_463
; %bb.462:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s36
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_463:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_464:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v33, vcc, 1, v12
	s_mov_b64 s[74:75], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
.LBB0_465:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v40
	s_branch .LBB0_40
.LBB0_466:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_467:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_471
; %bb.468:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_470
; %bb.469:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_470:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_471:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_475
; %bb.472:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s78, s37
	s_mov_b32 s79, s15
	s_mov_b32 s38, s37
	s_cmp_eq_u64 s[78:79], s[38:39]
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[10:11], s[10:11], s[78:79]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_474
; %bb.473:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_474:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v5, s45
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v16, s14
	v_mov_b32_e32 v5, s47
	s_or_b32 s10, s14, s69
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s14, s24
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s14, s33
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s14, s84
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[4:5], v[15:16]
.LBB0_475:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_476:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, s17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_533
; %bb.477:                              ;   in Loop: Header=BB0_18 Depth=1
	s_add_i32 s10, s10, s8
	s_cmp_lt_u32 s10, s14
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[50:51], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_492
.LBB0_478:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	v_mov_b32_e32 v4, v40
	s_cbranch_vccnz .LBB0_534
; %bb.479:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_568
; %bb.480:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_486
; %bb.481:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v4
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_485
; %bb.482:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[14:15]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_484
; %bb.483:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s69, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s24, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s84, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_484:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_485:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_486:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s36, v8
	v_mov_b32_e32 v4, s36
	s_cmp_lg_u32 s36, 0
	v_mov_b32_e32 v5, s37
	s_cbranch_scc1 .LBB0_568
; %bb.487:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_535
; %bb.488:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[74:75], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_537
; %bb.489:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_531
.LBB0_490:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_491:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_478
.LBB0_492:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_504 Depth 3
                                        ;       Child Loop BB0_525 Depth 3
                                        ;         Child Loop BB0_527 Depth 4
                                        ;         Child Loop BB0_529 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v5, s55
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_494
; %bb.493:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s58
	v_mov_b32_e32 v11, s59
	flat_load_dwordx2 v[13:14], v[10:11] glc
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v13
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v10
	v_add_u32_e32 v11, vcc, -1, v10
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v11, s10
.LBB0_494:                              ;   in Loop: Header=BB0_492 Depth=2
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_498
; %bb.495:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_497
; %bb.496:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_497:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_498:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[14:15], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_511
; %bb.499:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_501
; %bb.500:                              ;   in Loop: Header=BB0_492 Depth=2
	flat_store_dword v[25:26], v7
.LBB0_501:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s91
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_507
; %bb.502:                              ;   in Loop: Header=BB0_492 Depth=2
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_504
.LBB0_503:                              ;   in Loop: Header=BB0_504 Depth=3
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[14:15], s[78:79], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_506
.LBB0_504:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_503
; %bb.505:                              ;   in Loop: Header=BB0_504 Depth=3
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_503
.LBB0_506:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dword v10, v[13:14] glc
.LBB0_507:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_511
; %bb.508:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_510
; %bb.509:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_510:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s14, v10
.LBB0_511:                              ;   in Loop: Header=BB0_492 Depth=2
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v8
	s_cbranch_vccnz .LBB0_515
; %bb.512:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_514
; %bb.513:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v11, v7
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_514:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v10
.LBB0_515:                              ;   in Loop: Header=BB0_492 Depth=2
	s_cmp_eq_u32 s15, 0
	s_cbranch_scc1 .LBB0_519
; %bb.516:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_491
; %bb.517:                              ;   in Loop: Header=BB0_492 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[6:7]
	v_cndmask_b32_e64 v10, v8, v4, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_520
; %bb.518:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[27:28], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_491
	s_branch .LBB0_521
.LBB0_519:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_478
.LBB0_520:                              ;   in Loop: Header=BB0_492 Depth=2
.LBB0_521:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_490
; %bb.522:                              ;   in Loop: Header=BB0_492 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_525
.LBB0_523:                              ;   in Loop: Header=BB0_525 Depth=3
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s36, s15, 1
	s_cmp_lt_u32 s15, s88
	s_cselect_b32 s15, s36, s89
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[80:81], v[8:9], v[10:11]
.LBB0_524:                              ;   in Loop: Header=BB0_525 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_490
.LBB0_525:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_527 Depth 4
                                        ;         Child Loop BB0_529 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_524
; %bb.526:                              ;   in Loop: Header=BB0_525 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s86
	s_mov_b32 s36, s15
	s_cbranch_scc1 .LBB0_528
.LBB0_527:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ;       Parent Loop BB0_525 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s36, s36, s87
	s_cmp_lt_u32 s36, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_527
.LBB0_528:                              ;   in Loop: Header=BB0_525 Depth=3
	s_cmp_lt_u32 s36, 64
	s_cbranch_scc1 .LBB0_523
.LBB0_529:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ;       Parent Loop BB0_525 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s36, s36, 64
	s_cmp_gt_u32 s36, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_529
	s_branch .LBB0_523
.LBB0_530:                              ;   in Loop: Header=BB0_531 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_536
.LBB0_531:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_530
; %bb.532:                              ;   in Loop: Header=BB0_531 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_530
.LBB0_533:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v40
.LBB0_534:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v14, s14
	s_branch .LBB0_40
.LBB0_535:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_538
.LBB0_536:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v4, s85, v5
.LBB0_537:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_538:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB0_568
; %bb.539:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v13, vcc, 2, v12
	v_mov_b32_e32 v16, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_540:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_559 Depth 3
                                        ;         Child Loop BB0_561 Depth 4
                                        ;         Child Loop BB0_563 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v15, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_542
; %bb.541:                              ;   in Loop: Header=BB0_540 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s85, v9
	s_mov_b64 s[74:75], 0
	s_branch .LBB0_543
.LBB0_542:                              ;   in Loop: Header=BB0_540 Depth=2
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_543:                              ;   in Loop: Header=BB0_540 Depth=2
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b64 s[74:75], 0
	s_cbranch_vccnz .LBB0_566
; %bb.544:                              ;   in Loop: Header=BB0_540 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_550
; %bb.545:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_549
; %bb.546:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v37, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v38, s45
	flat_atomic_cmpswap_x2 v[8:9], v[37:38], v[8:11] glc
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_548
; %bb.547:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v14, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s69, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s24, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s33, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s84, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[13:14]
.LBB0_548:                              ;   in Loop: Header=BB0_540 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_549:                              ;   in Loop: Header=BB0_540 Depth=2
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s36, v37
	s_cmp_eq_u32 s36, 0
	v_mov_b32_e32 v8, v15
	s_cselect_b64 s[76:77], -1, 0
	v_mov_b32_e32 v9, v16
	s_branch .LBB0_551
.LBB0_550:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[76:77], -1
.LBB0_551:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v4, s36
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[76:77]
	v_mov_b32_e32 v5, s37
	s_cbranch_vccz .LBB0_566
; %bb.552:                              ;   in Loop: Header=BB0_540 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_554
; %bb.553:                              ;   in Loop: Header=BB0_540 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_555
	s_branch .LBB0_565
.LBB0_554:                              ;   in Loop: Header=BB0_540 Depth=2
.LBB0_555:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_564
; %bb.556:                              ;   in Loop: Header=BB0_540 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_559
.LBB0_557:                              ;   in Loop: Header=BB0_559 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s36, s15, 1
	s_cmp_lt_u32 s15, s88
	s_cselect_b32 s15, s36, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[78:79], v[8:9], v[4:5]
.LBB0_558:                              ;   in Loop: Header=BB0_559 Depth=3
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_564
.LBB0_559:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_540 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_561 Depth 4
                                        ;         Child Loop BB0_563 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_558
; %bb.560:                              ;   in Loop: Header=BB0_559 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s86
	s_mov_b32 s36, s15
	s_cbranch_scc1 .LBB0_562
.LBB0_561:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_540 Depth=2
                                        ;       Parent Loop BB0_559 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s36, s36, s87
	s_cmp_lt_u32 s36, s86
	s_sleep 15
	s_cbranch_scc0 .LBB0_561
.LBB0_562:                              ;   in Loop: Header=BB0_559 Depth=3
	s_cmp_lt_u32 s36, 64
	s_cbranch_scc1 .LBB0_557
.LBB0_563:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_540 Depth=2
                                        ;       Parent Loop BB0_559 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s36, s36, 64
	s_cmp_gt_u32 s36, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_563
	s_branch .LBB0_557
.LBB0_564:                              ;   in Loop: Header=BB0_540 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_565:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v5, v34
.LBB0_566:                              ;   in Loop: Header=BB0_540 Depth=2
	s_andn2_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB0_568
; %bb.567:                              ;   in Loop: Header=BB0_540 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_540
.LBB0_568:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_572
; %bb.569:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_571
; %bb.570:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_571:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_573
.LBB0_572:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[36:37]
.LBB0_573:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_584
; %bb.574:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_580
; %bb.575:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s68, s37
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_577
.LBB0_576:                              ;   in Loop: Header=BB0_577 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_579
.LBB0_577:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_576
; %bb.578:                              ;   in Loop: Header=BB0_577 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_576
.LBB0_579:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s85, v5
	v_mov_b32_e32 v8, 0
.LBB0_580:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_584
; %bb.581:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_583
; %bb.582:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_583:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_584:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v33, vcc, 2, v12
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v14, s14
	s_branch .LBB0_40
.LBB0_585:
	s_endpgm
.LBB0_586:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $sgpr4
	s_branch .LBB0_593
.LBB0_587:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s24
.LBB0_588:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s36, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_592
; %bb.589:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_591
; %bb.590:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_591:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_592:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_593:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_599
; %bb.594:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s36, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_598
; %bb.595:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_597
; %bb.596:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_597:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_598:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s14
.LBB0_599:
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v40, s5
	s_mov_b32 s14, s4
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_13
	s_branch .LBB0_12
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel rounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 93
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
; codeLenInByte = 14208
; NumSgprs: 95
; NumVgprs: 41
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 95
; NumVGPRsForWavesPerEU: 41
; Occupancy: 5
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
	s_load_dwordx4 s[16:19], s[6:7], 0x18
	s_load_dword s33, s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_load_dword s26, s[4:5], 0xc
	s_mov_b32 s27, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s18, 16
	s_cselect_b64 s[24:25], -1, 0
	s_and_b32 s9, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s4, s9, 63
	s_lshr_b32 s48, s4, 6
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u64 s[20:21], 0
	s_mov_b64 s[2:3], -1
	v_cndmask_b32_e64 v39, -1, 0, s[24:25]
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u64 s[20:21], 0
	s_mov_b64 s[30:31], 0
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s26, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s26, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	v_cmp_ne_u64_e32 vcc, s[26:27], v[1:2]
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB1_9
; %bb.1:
	s_add_u32 s0, s20, 64
	s_addc_u32 s1, s21, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s20, 8
	s_addc_u32 s3, s21, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s38, 0
	v_readfirstlane_b32 s14, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_10
; %bb.2:
	s_add_u32 s2, s20, 24
	s_addc_u32 s3, s21, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s21
	v_readfirstlane_b32 s38, v3
	v_mad_u64_u32 v[1:2], s[2:3], s38, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_11
; %bb.3:
	s_add_u32 s2, s20, 0xc0
	s_addc_u32 s3, s21, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s14, 1
	s_mov_b32 s10, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s19, v1
	s_cmp_lg_u32 s19, s2
	s_cbranch_scc1 .LBB1_13
; %bb.4:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	v_or_b32_e32 v1, s2, v0
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_12
; %bb.5:
	s_mov_b32 s12, -1
	s_mov_b32 s15, s13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr10_sgpr11
	s_branch .LBB1_7
.LBB1_6:                                ;   in Loop: Header=BB1_7 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[10:11]
	s_or_b64 s[4:5], s[30:31], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_12
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
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
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB1_6
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[10:11], s[10:11], exec
	s_branch .LBB1_6
.LBB1_9:
	s_mov_b64 s[30:31], 0
	s_mov_b32 s88, 0
	s_mov_b32 s38, 0
	s_mov_b32 s14, 0
	v_mov_b32_e32 v42, v17
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_38
	s_branch .LBB1_39
.LBB1_10:
	v_mov_b32_e32 v42, v17
	s_mov_b32 s88, 0
	s_cbranch_execz .LBB1_38
	s_branch .LBB1_39
.LBB1_11:
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr88
	s_branch .LBB1_24
.LBB1_12:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s10, s19
.LBB1_13:
	s_add_u32 s0, s20, 12
	s_addc_u32 s1, s21, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s48, 1
	s_mov_b32 s88, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cbranch_scc1 .LBB1_23
; %bb.14:
	s_mov_b32 s1, 0
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b32 s88, 1
	s_cbranch_vccnz .LBB1_18
; %bb.15:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_17
; %bb.16:
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	ds_write_b64 v39, v[1:2]
.LBB1_17:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v39
	s_branch .LBB1_22
.LBB1_18:
                                        ; implicit-def: $vgpr1_vgpr2
	s_cbranch_execz .LBB1_22
; %bb.19:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_mov_b32 s88, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_21
; %bb.20:
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB1_21:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_22:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v1
.LBB1_23:
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_24:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB1_37
; %bb.25:
	s_add_u32 s0, s20, 12
	s_addc_u32 s1, s21, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s48, 1
	s_mov_b32 s88, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cbranch_scc1 .LBB1_36
; %bb.26:
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b32 s1, 0
	s_cbranch_vccnz .LBB1_30
; %bb.27:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_29
; %bb.28:
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	ds_write_b64 v39, v[1:2]
.LBB1_29:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v39
	s_mov_b64 s[2:3], 0
	s_branch .LBB1_31
.LBB1_30:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr1_vgpr2
.LBB1_31:
	s_mov_b32 s88, 1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
; %bb.32:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_mov_b32 s88, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_34
; %bb.33:
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB1_34:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_35:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v1
.LBB1_36:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s10, s14
.LBB1_37:
	s_mov_b64 s[30:31], -1
	v_mov_b32_e32 v42, s0
	s_mov_b32 s14, s10
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_39
.LBB1_38:
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s21
	v_mad_u64_u32 v[1:2], s[0:1], s38, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x110, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v1
.LBB1_39:
	s_cmp_ge_u32 s27, s17
	s_cbranch_scc1 .LBB1_771
; %bb.40:
	s_xor_b64 s[36:37], s[30:31], -1
	s_and_b32 s26, s18, 15
	s_cmp_eq_u32 s26, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s10, s33, 0xfffe
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s20, 0x80
	s_addc_u32 s45, s21, 0
	s_add_u32 s46, s20, 64
	s_addc_u32 s47, s21, 0
	s_cmp_lg_u32 s48, 1
	s_cselect_b64 s[48:49], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[52:53], -1, 0
	s_add_u32 s54, s20, 8
	s_addc_u32 s55, s21, 0
	s_add_u32 s56, s20, 0xc0
	s_addc_u32 s57, s21, 0
	s_add_u32 s58, s20, 16
	v_mov_b32_e32 v2, s20
	s_addc_u32 s59, s21, 0
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v3, s21
	s_add_u32 s60, s20, 12
	s_load_dwordx2 s[34:35], s[6:7], 0x10
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mad_u64_u32 v[2:3], s[10:11], s38, v6, v[2:3]
	v_mov_b32_e32 v4, s45
	v_mov_b32_e32 v7, s55
	s_addc_u32 s61, s21, 0
	v_cndmask_b32_e64 v22, v4, v7, s[6:7]
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, s54
	s_add_u32 s62, s20, 0x110
	v_cndmask_b32_e64 v21, v4, v8, s[6:7]
	s_addc_u32 s63, s21, 0
	v_mov_b32_e32 v4, s62
	s_movk_i32 s10, 0x108
	v_mov_b32_e32 v5, s63
	v_add_u32_e32 v19, vcc, s10, v2
	v_mad_u64_u32 v[23:24], s[10:11], s38, v6, v[4:5]
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_movk_i32 s10, 0x104
	v_add_u32_e32 v25, vcc, s10, v2
	v_mov_b32_e32 v2, s59
	v_cndmask_b32_e64 v28, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s58
	v_cndmask_b32_e64 v27, v2, v8, s[6:7]
	v_mov_b32_e32 v2, s47
	s_mul_i32 s10, s9, s8
	s_add_u32 s20, s20, 0xc4
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_addc_u32_e32 v26, vcc, 0, v3, vcc
	v_cndmask_b32_e64 v30, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s46
	v_add_u32_e32 v41, vcc, s10, v0
	s_addc_u32 s21, s21, 0
	s_and_b64 s[10:11], s[50:51], s[30:31]
	s_mov_b32 s19, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	s_mov_b32 s39, 1
	v_cndmask_b32_e64 v29, v2, v8, s[6:7]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_lshrrev_b32_e32 v40, 6, v0
	v_cmp_gt_u32_e64 s[12:13], s16, v41
	v_mov_b32_e32 v6, -1
	s_xor_b64 s[64:65], s[10:11], -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[66:67], s[10:11], s[2:3]
	v_mov_b32_e32 v12, s14
	s_add_i32 s33, s16, -1
	s_mov_b32 s69, 0x10000
	s_mov_b32 s84, 0x20000
	s_mov_b32 s85, 0x30000
	s_mov_b32 s86, 0x40000
	s_mov_b32 s87, 0xffff
	s_movk_i32 s89, 0x3c0
	v_mov_b32_e32 v0, -1
	s_movk_i32 s90, 0xfc40
	s_movk_i32 s91, 0x201
	s_movk_i32 s92, 0x400
	s_brev_b32 s93, 64
	v_mov_b32_e32 v32, 1
	s_mov_b32 s94, 0x1000000
	s_mov_b32 s95, 0x3000000
	s_branch .LBB1_44
.LBB1_41:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s88, s38
.LBB1_42:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v12, vcc, 1, v12
	v_cndmask_b32_e64 v42, v42, v4, s[30:31]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_43:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lt_u32 s27, s17
	s_cbranch_scc0 .LBB1_771
.LBB1_44:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_46 Depth 2
                                        ;     Child Loop BB1_63 Depth 2
                                        ;     Child Loop BB1_248 Depth 2
                                        ;     Child Loop BB1_282 Depth 2
                                        ;       Child Loop BB1_289 Depth 3
                                        ;         Child Loop BB1_291 Depth 4
                                        ;         Child Loop BB1_293 Depth 4
                                        ;     Child Loop BB1_613 Depth 2
                                        ;     Child Loop BB1_87 Depth 2
                                        ;     Child Loop BB1_647 Depth 2
                                        ;       Child Loop BB1_666 Depth 3
                                        ;       Child Loop BB1_699 Depth 3
                                        ;         Child Loop BB1_701 Depth 4
                                        ;         Child Loop BB1_703 Depth 4
                                        ;     Child Loop BB1_705 Depth 2
                                        ;     Child Loop BB1_714 Depth 2
                                        ;       Child Loop BB1_733 Depth 3
                                        ;         Child Loop BB1_735 Depth 4
                                        ;         Child Loop BB1_737 Depth 4
                                        ;     Child Loop BB1_757 Depth 2
                                        ;     Child Loop BB1_80 Depth 2
                                        ;     Child Loop BB1_108 Depth 2
                                        ;     Child Loop BB1_150 Depth 2
                                        ;     Child Loop BB1_197 Depth 2
                                        ;       Child Loop BB1_204 Depth 3
                                        ;         Child Loop BB1_206 Depth 4
                                        ;         Child Loop BB1_208 Depth 4
                                        ;     Child Loop BB1_223 Depth 2
                                        ;     Child Loop BB1_168 Depth 2
                                        ;     Child Loop BB1_398 Depth 2
                                        ;     Child Loop BB1_536 Depth 2
                                        ;       Child Loop BB1_560 Depth 3
                                        ;         Child Loop BB1_562 Depth 4
                                        ;         Child Loop BB1_564 Depth 4
                                        ;     Child Loop BB1_374 Depth 2
                                        ;     Child Loop BB1_392 Depth 2
                                        ;     Child Loop BB1_505 Depth 2
                                        ;       Child Loop BB1_524 Depth 3
                                        ;         Child Loop BB1_526 Depth 4
                                        ;         Child Loop BB1_528 Depth 4
                                        ;     Child Loop BB1_363 Depth 2
                                        ;     Child Loop BB1_439 Depth 2
                                        ;     Child Loop BB1_492 Depth 2
                                        ;     Child Loop BB1_572 Depth 2
                                        ;       Child Loop BB1_591 Depth 3
                                        ;         Child Loop BB1_593 Depth 4
                                        ;         Child Loop BB1_595 Depth 4
                                        ;     Child Loop BB1_480 Depth 2
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_47
; %bb.45:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b32 s70, s27, 1
	s_mul_i32 s18, s70, s16
	s_lshl_b64 s[10:11], s[18:19], 2
	s_add_u32 s38, s22, s10
	s_addc_u32 s68, s23, s11
	s_xor_b32 s10, s70, 1
	s_mul_i32 s18, s10, s16
	v_mul_lo_u32 v8, v42, s9
	s_lshl_b64 s[10:11], s[18:19], 2
	s_add_u32 s18, s22, s10
	s_addc_u32 s72, s23, s11
	s_mov_b64 s[70:71], 0
	v_mov_b32_e32 v4, v41
.LBB1_46:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s33, v4
	v_mov_b32_e32 v10, v7
	v_cndmask_b32_e32 v9, 0, v5, vcc
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s68
	v_add_u32_e32 v9, vcc, s38, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	flat_load_dword v11, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v7
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v4, vcc, v4, v8
	v_mov_b32_e32 v13, s72
	v_cmp_le_u32_e32 vcc, s16, v4
	v_add_u32_e64 v9, s[10:11], s18, v9
	v_addc_u32_e64 v10, s[10:11], v13, v10, s[10:11]
	s_or_b64 s[70:71], vcc, s[70:71]
	v_add_u32_e32 v5, vcc, 1, v11
	flat_store_dword v[9:10], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execnz .LBB1_46
.LBB1_47:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s27, s27, 1
	s_cmp_lt_i32 s26, 2
	s_mov_b64 s[70:71], 0
	s_cbranch_scc1 .LBB1_61
; %bb.48:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_gt_i32 s26, 2
	s_cbranch_scc0 .LBB1_65
; %bb.49:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_eq_u32 s26, 3
	s_mov_b64 s[72:73], 0
	s_cbranch_scc0 .LBB1_67
; %bb.50:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB1_82
; %bb.51:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB1_90
; %bb.52:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_233
; %bb.53:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_59
; %bb.54:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_58
; %bb.55:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s69, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s84, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s85, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s86, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_57:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_58:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_59:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s18, v8
	s_cmp_eq_u32 s18, 0
	s_cselect_b64 s[74:75], -1, 0
	s_xor_b64 s[76:77], s[0:1], -1
	v_mov_b32_e32 v4, s18
	s_and_b64 s[76:77], s[74:75], s[76:77]
	v_mov_b32_e32 v5, s19
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB1_232
; %bb.60:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_63
.LBB1_61:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[76:77], 0
	s_cbranch_execnz .LBB1_307
	s_branch .LBB1_308
.LBB1_62:                               ;   in Loop: Header=BB1_63 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_231
.LBB1_63:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_62
; %bb.64:                               ;   in Loop: Header=BB1_63 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_62
.LBB1_65:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[72:73], -1
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
.LBB1_66:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB1_68
	s_branch .LBB1_306
.LBB1_67:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB1_306
.LBB1_68:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB1_123
; %bb.69:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB1_122
; %bb.70:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_93
; %bb.71:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_77
; %bb.72:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_76
; %bb.73:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s69, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s84, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s85, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s86, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_75:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_76:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_77:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v8
	s_cmp_eq_u32 s18, 0
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[72:73], s[0:1], -1
	v_mov_b32_e32 v4, s18
	s_and_b64 s[72:73], s[14:15], s[72:73]
	v_mov_b32_e32 v5, s19
	s_and_saveexec_b64 s[14:15], s[72:73]
	s_cbranch_execz .LBB1_92
; %bb.78:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_80
.LBB1_79:                               ;   in Loop: Header=BB1_80 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[74:75]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_91
.LBB1_80:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_79
; %bb.81:                               ;   in Loop: Header=BB1_80 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_79
.LBB1_82:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr33
	s_cbranch_execz .LBB1_262
.LBB1_83:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_89
; %bb.84:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_134
; %bb.85:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_87
.LBB1_86:                               ;   in Loop: Header=BB1_87 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[14:15], s[78:79], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_133
.LBB1_87:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_86
; %bb.88:                               ;   in Loop: Header=BB1_87 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_86
.LBB1_89:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $sgpr14
                                        ; implicit-def: $vgpr15
	s_cbranch_execnz .LBB1_269
	s_branch .LBB1_631
.LBB1_90:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr33
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_83
	s_branch .LBB1_262
.LBB1_91:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s87, v5
.LBB1_92:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_93:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_98
; %bb.94:                               ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_99
; %bb.95:                               ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v40
	s_lshl_b32 s11, s88, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_97
; %bb.96:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_97:                               ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s88, 1
	s_branch .LBB1_103
.LBB1_98:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[18:19]
	s_mov_b32 s100, s88
	s_branch .LBB1_104
.LBB1_99:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_103
; %bb.100:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_102
; %bb.101:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_102:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_103:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_104:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_121
; %bb.105:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_111
; %bb.106:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s68, s19
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_108
.LBB1_107:                              ;   in Loop: Header=BB1_108 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_110
.LBB1_108:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_107
; %bb.109:                              ;   in Loop: Header=BB1_108 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_107
.LBB1_110:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB1_111:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_121
; %bb.112:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr18
	s_cbranch_vccnz .LBB1_116
; %bb.113:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s100, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_115
; %bb.114:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_115:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s100, 1
	s_mov_b64 s[14:15], 0
.LBB1_116:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_120
; %bb.117:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_119
; %bb.118:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_119:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_120:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s18
.LBB1_121:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v33, vcc, 1, v12
	s_mov_b64 s[74:75], -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v42
.LBB1_122:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s101, s88
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v42
.LBB1_123:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_306
; %bb.124:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_mov_b32 s18, s88
	s_cbranch_vccnz .LBB1_164
; %bb.125:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v40
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_127
; %bb.126:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
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
.LBB1_127:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_132
; %bb.128:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_139
; %bb.129:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s88, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_131
; %bb.130:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_131:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s88, 1
	s_branch .LBB1_143
.LBB1_132:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s18, s88
	s_branch .LBB1_144
.LBB1_133:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_134:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_152
; %bb.135:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_263
; %bb.136:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s88, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_138:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s101, s88, 1
	s_branch .LBB1_267
.LBB1_139:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_143
; %bb.140:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_142
; %bb.141:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_142:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_143:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_144:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_164
; %bb.145:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_147
; %bb.146:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v7
.LBB1_147:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s94
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_154
; %bb.148:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_150
.LBB1_149:                              ;   in Loop: Header=BB1_150 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[74:75]
	s_or_b64 s[14:15], s[78:79], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_153
.LBB1_150:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_149
; %bb.151:                              ;   in Loop: Header=BB1_150 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_149
.LBB1_152:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s101, s88
	s_branch .LBB1_268
.LBB1_153:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_154:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_164
; %bb.155:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr38
	s_cbranch_vccnz .LBB1_159
; %bb.156:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s18, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_158
; %bb.157:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_158:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s38, s18, 1
	s_mov_b64 s[14:15], 0
.LBB1_159:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_163
; %bb.160:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_162
; %bb.161:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_162:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s38, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_163:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s18, s38
.LBB1_164:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_170
; %bb.165:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_172
; %bb.166:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_168
.LBB1_167:                              ;   in Loop: Header=BB1_168 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_171
.LBB1_168:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_167
; %bb.169:                              ;   in Loop: Header=BB1_168 Depth=2
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v34, s47
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_167
.LBB1_170:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $sgpr14
	s_cbranch_execnz .LBB1_184
	s_branch .LBB1_305
.LBB1_171:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_172:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_177
; %bb.173:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_178
; %bb.174:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s18, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_176
; %bb.175:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_176:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s18, 1
	s_branch .LBB1_182
.LBB1_177:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s18
	s_branch .LBB1_183
.LBB1_178:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_182
; %bb.179:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_181
; %bb.180:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_181:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_182:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
.LBB1_183:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b32 s14, s11, s87
	v_add_u32_e32 v33, vcc, 1, v12
	s_branch .LBB1_305
.LBB1_184:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_186
; %bb.185:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_197
.LBB1_186:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v33, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_188
; %bb.187:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_store_dword v[4:5], v33
.LBB1_188:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v40
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_190
; %bb.189:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s87, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB1_190:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_209
; %bb.191:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_210
; %bb.192:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s18, 3
	v_add_u32_e32 v4, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_194
; %bb.193:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_194:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s18, 1
	s_branch .LBB1_214
.LBB1_195:                              ;   in Loop: Header=BB1_197 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_196:                              ;   in Loop: Header=BB1_197 Depth=2
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_186
.LBB1_197:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_204 Depth 3
                                        ;         Child Loop BB1_206 Depth 4
                                        ;         Child Loop BB1_208 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_199
; %bb.198:                              ;   in Loop: Header=BB1_197 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_196
	s_branch .LBB1_200
.LBB1_199:                              ;   in Loop: Header=BB1_197 Depth=2
.LBB1_200:                              ;   in Loop: Header=BB1_197 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_195
; %bb.201:                              ;   in Loop: Header=BB1_197 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_204
.LBB1_202:                              ;   in Loop: Header=BB1_204 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s68, s38, 1
	s_cmp_lt_u32 s38, s91
	s_cselect_b32 s38, s68, s92
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[74:75], v[10:11], v[4:5]
.LBB1_203:                              ;   in Loop: Header=BB1_204 Depth=3
	s_and_b64 s[78:79], exec, s[74:75]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_195
.LBB1_204:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_197 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_206 Depth 4
                                        ;         Child Loop BB1_208 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_203
; %bb.205:                              ;   in Loop: Header=BB1_204 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s89
	s_mov_b32 s68, s38
	s_cbranch_scc1 .LBB1_207
.LBB1_206:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_197 Depth=2
                                        ;       Parent Loop BB1_204 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s68, s68, s90
	s_cmp_lt_u32 s68, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_206
.LBB1_207:                              ;   in Loop: Header=BB1_204 Depth=3
	s_cmp_lt_u32 s68, 64
	s_cbranch_scc1 .LBB1_202
.LBB1_208:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_197 Depth=2
                                        ;       Parent Loop BB1_204 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s68, s68, 64
	s_cmp_gt_u32 s68, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_208
	s_branch .LBB1_202
.LBB1_209:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s18
	s_branch .LBB1_215
.LBB1_210:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_214
; %bb.211:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_213
; %bb.212:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_213:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_214:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB1_215:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_300
; %bb.216:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_218
; %bb.217:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s27
	flat_store_dword v[23:24], v4
.LBB1_218:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_220
; %bb.219:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v7
.LBB1_220:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_or_b32 s14, s15, s93
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[74:75], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_226
; %bb.221:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_223
.LBB1_222:                              ;   in Loop: Header=BB1_223 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_225
.LBB1_223:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_222
; %bb.224:                              ;   in Loop: Header=BB1_223 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_222
.LBB1_225:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_226:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_300
; %bb.227:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_295
; %bb.228:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s18, s100, 3
	v_add_u32_e32 v4, vcc, s18, v39
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_230
; %bb.229:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_230:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s100, 1
	s_branch .LBB1_299
.LBB1_231:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s87, v5
.LBB1_232:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_233:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_238
; %bb.234:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_239
; %bb.235:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s88, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_237
; %bb.236:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_237:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s88, 1
	s_branch .LBB1_243
.LBB1_238:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[14:15], s[18:19]
	s_mov_b32 s100, s88
	s_branch .LBB1_244
.LBB1_239:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_243
; %bb.240:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_242
; %bb.241:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_242:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_243:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB1_244:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_261
; %bb.245:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_251
; %bb.246:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s68, s19
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_248
.LBB1_247:                              ;   in Loop: Header=BB1_248 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_250
.LBB1_248:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_247
; %bb.249:                              ;   in Loop: Header=BB1_248 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_247
.LBB1_250:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB1_251:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_261
; %bb.252:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $sgpr18
	s_cbranch_vccnz .LBB1_256
; %bb.253:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s18, v40
	s_lshl_b32 s38, s100, 3
	v_add_u32_e32 v4, vcc, s38, v39
	s_cmp_lg_u32 s18, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_255
; %bb.254:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_255:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s100, 1
	s_mov_b64 s[74:75], 0
.LBB1_256:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_260
; %bb.257:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_259
; %bb.258:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_259:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_260:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s18
.LBB1_261:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v33, vcc, 1, v12
	s_mov_b64 s[74:75], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_83
.LBB1_262:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v42
	s_mov_b32 s101, s88
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v42
	s_branch .LBB1_66
.LBB1_263:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_267
; %bb.264:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_266
; %bb.265:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_266:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s101, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_267:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
.LBB1_268:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b32 s14, s11, s87
	v_add_u32_e32 v15, vcc, 1, v12
	s_branch .LBB1_631
.LBB1_269:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_271
; %bb.270:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_282
.LBB1_271:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v15, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_273
; %bb.272:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_store_dword v[4:5], v15
.LBB1_273:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v40
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[76:77], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_275
; %bb.274:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s87, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB1_275:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_294
; %bb.276:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_600
; %bb.277:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s88, 3
	v_add_u32_e32 v4, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_279
; %bb.278:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_279:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s101, s88, 1
	s_branch .LBB1_604
.LBB1_280:                              ;   in Loop: Header=BB1_282 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_281:                              ;   in Loop: Header=BB1_282 Depth=2
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_271
.LBB1_282:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_289 Depth 3
                                        ;         Child Loop BB1_291 Depth 4
                                        ;         Child Loop BB1_293 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_284
; %bb.283:                              ;   in Loop: Header=BB1_282 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_281
	s_branch .LBB1_285
.LBB1_284:                              ;   in Loop: Header=BB1_282 Depth=2
.LBB1_285:                              ;   in Loop: Header=BB1_282 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_280
; %bb.286:                              ;   in Loop: Header=BB1_282 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_289
.LBB1_287:                              ;   in Loop: Header=BB1_289 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s91
	s_cselect_b32 s18, s38, s92
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[78:79], v[10:11], v[4:5]
.LBB1_288:                              ;   in Loop: Header=BB1_289 Depth=3
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_280
.LBB1_289:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_282 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_291 Depth 4
                                        ;         Child Loop BB1_293 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_288
; %bb.290:                              ;   in Loop: Header=BB1_289 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s89
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_292
.LBB1_291:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_282 Depth=2
                                        ;       Parent Loop BB1_289 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s90
	s_cmp_lt_u32 s38, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_291
.LBB1_292:                              ;   in Loop: Header=BB1_289 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_287
.LBB1_293:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_282 Depth=2
                                        ;       Parent Loop BB1_289 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_293
	s_branch .LBB1_287
.LBB1_294:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s101, s88
	s_branch .LBB1_605
.LBB1_295:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_299
; %bb.296:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_298
; %bb.297:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_298:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_299:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_mov_b32 s100, s18
.LBB1_300:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_304
; %bb.301:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s74, s19
	s_mov_b32 s75, s15
	s_mov_b32 s38, s19
	s_cmp_eq_u64 s[74:75], s[38:39]
	s_cselect_b64 s[74:75], -1, 0
	s_or_b64 s[10:11], s[10:11], s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB1_303
; %bb.302:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_303:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v9, s21
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, v33
	v_mov_b32_e32 v5, s45
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v34, s14
	v_mov_b32_e32 v5, s47
	s_or_b32 s10, s14, s69
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	s_or_b32 s10, s14, s84
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	s_or_b32 s10, s14, s85
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	s_or_b32 s10, s14, s86
	flat_store_dwordx2 v[4:5], v[33:34]
	v_mov_b32_e32 v34, s10
	flat_store_dwordx2 v[4:5], v[33:34]
.LBB1_304:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_305:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v4, s14
.LBB1_306:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_308
.LBB1_307:                              ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[70:71], -1
	s_cselect_b64 s[76:77], -1, 0
.LBB1_308:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_325
; %bb.309:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_406
; %bb.310:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_320
; %bb.311:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_319
; %bb.312:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB1_314
; %bb.313:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB1_314:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_318
; %bb.315:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_317
; %bb.316:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s69, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s84, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s85, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s86, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_317:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_318:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB1_319:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v13
	v_mov_b32_e32 v4, s18
	s_cmp_lg_u32 s18, 0
	v_mov_b32_e32 v5, s19
	s_cbranch_scc0 .LBB1_388
.LBB1_320:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_352
; %bb.321:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_354
; %bb.322:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v40
	s_lshl_b32 s11, s88, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_324
; %bb.323:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_324:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s88, 1
	s_branch .LBB1_358
.LBB1_325:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccz .LBB1_407
; %bb.326:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[66:67]
	s_cbranch_execz .LBB1_328
; %bb.327:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	v_mov_b32_e32 v5, s27
	flat_store_dword v[8:9], v5
.LBB1_328:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_414
; %bb.329:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_347
; %bb.330:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_346
; %bb.331:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v9, v17
	s_cbranch_vccnz .LBB1_333
; %bb.332:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v9, v[4:5] glc
.LBB1_333:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB1_335
; %bb.334:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_335:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v13, v9
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_345
; %bb.336:                              ;   in Loop: Header=BB1_44 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[30:31], s[10:11]
	v_mov_b32_e32 v14, s44
	v_cndmask_b32_e32 v8, 0, v13, vcc
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v15, s45
	flat_atomic_cmpswap_x2 v[14:15], v[14:15], v[8:11] glc
	s_nop 0
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[14:15], v[11:12]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v14, v7
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB1_344
; %bb.337:                              ;   in Loop: Header=BB1_44 Depth=1
	s_xor_b64 s[76:77], vcc, -1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_339
; %bb.338:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v16, s47
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s69, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s84, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s85, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s86, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB1_339:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_343
; %bb.340:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s87, v11
	v_cmp_ne_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_342
; %bb.341:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_sub_u32_e32 v8, vcc, v13, v8
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB1_342:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_mov_b32_e32 v10, s56
	v_or_b32_e32 v8, s95, v5
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v11, s57
	v_mov_b32_e32 v13, v7
	flat_store_dword v[10:11], v9
.LBB1_343:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v14
.LBB1_344:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_345:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_346:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc0 .LBB1_394
.LBB1_347:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_353
; %bb.348:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_365
; %bb.349:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s88, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_351
; %bb.350:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_351:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s88, 1
	s_branch .LBB1_369
.LBB1_352:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[18:19]
	s_mov_b32 s100, s88
	s_branch .LBB1_359
.LBB1_353:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s88
	s_branch .LBB1_370
.LBB1_354:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_358
; %bb.355:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_357
; %bb.356:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_357:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_358:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_359:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_405
; %bb.360:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_377
; %bb.361:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s68, s19
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_363
.LBB1_362:                              ;   in Loop: Header=BB1_363 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_376
.LBB1_363:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_362
; %bb.364:                              ;   in Loop: Header=BB1_363 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB1_362
.LBB1_365:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_369
; %bb.366:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_368
; %bb.367:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_368:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_369:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_370:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_413
; %bb.371:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_383
; %bb.372:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s68, s19
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_374
.LBB1_373:                              ;   in Loop: Header=BB1_374 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_382
.LBB1_374:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_373
; %bb.375:                              ;   in Loop: Header=BB1_374 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB1_373
.LBB1_376:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB1_377:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_405
; %bb.378:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_400
; %bb.379:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s100, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_381
; %bb.380:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_381:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s100, 1
	s_branch .LBB1_404
.LBB1_382:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB1_383:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_413
; %bb.384:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_408
; %bb.385:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s100, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_387
; %bb.386:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_387:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s100, 1
	s_branch .LBB1_412
.LBB1_388:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB1_499
; %bb.389:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_503
; %bb.390:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_392
.LBB1_391:                              ;   in Loop: Header=BB1_392 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_502
.LBB1_392:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_391
; %bb.393:                              ;   in Loop: Header=BB1_392 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_391
.LBB1_394:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB1_500
; %bb.395:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_534
; %bb.396:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_398
.LBB1_397:                              ;   in Loop: Header=BB1_398 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_533
.LBB1_398:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_397
; %bb.399:                              ;   in Loop: Header=BB1_398 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_397
.LBB1_400:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_404
; %bb.401:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_403
; %bb.402:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_403:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_404:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s100, s18
.LBB1_405:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v33, vcc, 1, v12
	v_cndmask_b32_e64 v4, v42, v4, s[30:31]
	s_mov_b64 s[74:75], -1
.LBB1_406:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s101, s88
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v42
.LBB1_407:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s88, s101
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v42, v14
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB1_415
	s_branch .LBB1_416
.LBB1_408:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_412
; %bb.409:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_411
; %bb.410:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_411:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_412:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s100, s18
.LBB1_413:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v33, vcc, 1, v12
	v_cndmask_b32_e64 v4, v42, v4, s[30:31]
	s_mov_b64 s[74:75], -1
.LBB1_414:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_416
.LBB1_415:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v42, v4
	v_mov_b32_e32 v12, v33
	s_mov_b32 s88, s100
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_416:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_418
; %bb.417:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v42
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_418:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB1_43
; %bb.419:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB1_454
; %bb.420:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v40
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[70:71], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_422
; %bb.421:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
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
.LBB1_422:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_427
; %bb.423:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_428
; %bb.424:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s88, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[70:71]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_426
; %bb.425:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_426:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s88, 1
	s_branch .LBB1_432
.LBB1_427:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s18, s88
	s_branch .LBB1_433
.LBB1_428:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_432
; %bb.429:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_431
; %bb.430:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_431:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_432:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_433:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_447
; %bb.434:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_436
; %bb.435:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v7
.LBB1_436:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s94
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_442
; %bb.437:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_439
.LBB1_438:                              ;   in Loop: Header=BB1_439 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_441
.LBB1_439:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_438
; %bb.440:                              ;   in Loop: Header=BB1_439 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_438
.LBB1_441:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_442:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_447
; %bb.443:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_448
; %bb.444:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s18, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[70:71]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_446
; %bb.445:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_446:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s88, s18, 1
	s_branch .LBB1_452
.LBB1_447:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s88, s18
	s_branch .LBB1_453
.LBB1_448:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr88
	s_cbranch_execz .LBB1_452
; %bb.449:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_451
; %bb.450:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_451:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s88, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_452:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_453:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v42, s10
.LBB1_454:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_43
; %bb.455:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_465
; %bb.456:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_464
; %bb.457:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB1_459
; %bb.458:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB1_459:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_463
; %bb.460:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_462
; %bb.461:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s69, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s84, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s85, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s86, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_462:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_463:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB1_464:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v13
	v_mov_b32_e32 v4, s18
	s_cmp_lg_u32 s18, 0
	v_mov_b32_e32 v5, s19
	s_cbranch_scc0 .LBB1_488
.LBB1_465:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_470
; %bb.466:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_471
; %bb.467:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v40
	s_lshl_b32 s11, s88, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_469
; %bb.468:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_469:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s38, s88, 1
	s_branch .LBB1_475
.LBB1_470:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[18:19]
	s_mov_b32 s38, s88
	s_branch .LBB1_476
.LBB1_471:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr38
	s_cbranch_execz .LBB1_475
; %bb.472:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_474
; %bb.473:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_474:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s38, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_475:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_476:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_41
; %bb.477:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_483
; %bb.478:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s68, s19
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_480
.LBB1_479:                              ;   in Loop: Header=BB1_480 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_482
.LBB1_480:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_479
; %bb.481:                              ;   in Loop: Header=BB1_480 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB1_479
.LBB1_482:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB1_483:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_41
; %bb.484:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_494
; %bb.485:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v40
	s_lshl_b32 s15, s38, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_487
; %bb.486:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_487:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s88, s38, 1
	s_branch .LBB1_498
.LBB1_488:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB1_501
; %bb.489:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_570
; %bb.490:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_492
.LBB1_491:                              ;   in Loop: Header=BB1_492 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_569
.LBB1_492:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_491
; %bb.493:                              ;   in Loop: Header=BB1_492 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_491
.LBB1_494:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr88
	s_cbranch_execz .LBB1_498
; %bb.495:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_497
; %bb.496:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_497:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s88, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_498:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_branch .LBB1_42
.LBB1_499:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_504
.LBB1_500:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_535
.LBB1_501:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_571
.LBB1_502:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s87, v5
.LBB1_503:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_320
.LBB1_504:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_505:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_524 Depth 3
                                        ;         Child Loop BB1_526 Depth 4
                                        ;         Child Loop BB1_528 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_507
; %bb.506:                              ;   in Loop: Header=BB1_505 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s87, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_508
.LBB1_507:                              ;   in Loop: Header=BB1_505 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_508:                              ;   in Loop: Header=BB1_505 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB1_531
; %bb.509:                              ;   in Loop: Header=BB1_505 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_515
; %bb.510:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_514
; %bb.511:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v15, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v16, s45
	flat_atomic_cmpswap_x2 v[8:9], v[15:16], v[8:11] glc
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_513
; %bb.512:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s69, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s84, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s85, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s86, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB1_513:                              ;   in Loop: Header=BB1_505 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB1_514:                              ;   in Loop: Header=BB1_505 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v15
	s_cmp_eq_u32 s18, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB1_516
.LBB1_515:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
.LBB1_516:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v4, s18
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s19
	s_cbranch_vccz .LBB1_531
; %bb.517:                              ;   in Loop: Header=BB1_505 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_519
; %bb.518:                              ;   in Loop: Header=BB1_505 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_520
	s_branch .LBB1_530
.LBB1_519:                              ;   in Loop: Header=BB1_505 Depth=2
.LBB1_520:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_529
; %bb.521:                              ;   in Loop: Header=BB1_505 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_524
.LBB1_522:                              ;   in Loop: Header=BB1_524 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s91
	s_cselect_b32 s18, s38, s92
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB1_523:                              ;   in Loop: Header=BB1_524 Depth=3
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_529
.LBB1_524:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_505 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_526 Depth 4
                                        ;         Child Loop BB1_528 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_523
; %bb.525:                              ;   in Loop: Header=BB1_524 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s89
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_527
.LBB1_526:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_505 Depth=2
                                        ;       Parent Loop BB1_524 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s90
	s_cmp_lt_u32 s38, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_526
.LBB1_527:                              ;   in Loop: Header=BB1_524 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_522
.LBB1_528:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_505 Depth=2
                                        ;       Parent Loop BB1_524 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_528
	s_branch .LBB1_522
.LBB1_529:                              ;   in Loop: Header=BB1_505 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_530:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB1_531:                              ;   in Loop: Header=BB1_505 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_320
; %bb.532:                              ;   in Loop: Header=BB1_505 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_505
.LBB1_533:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v5, v7
.LBB1_534:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_347
.LBB1_535:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_536:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_560 Depth 3
                                        ;         Child Loop BB1_562 Depth 4
                                        ;         Child Loop BB1_564 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[15:16], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_538
; %bb.537:                              ;   in Loop: Header=BB1_536 Depth=2
	v_and_b32_e32 v4, s87, v9
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_539
.LBB1_538:                              ;   in Loop: Header=BB1_536 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_539:                              ;   in Loop: Header=BB1_536 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_567
; %bb.540:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_547
; %bb.541:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_551
; %bb.542:                              ;   in Loop: Header=BB1_536 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[15:16]
	v_mov_b32_e32 v9, v8
	v_cndmask_b32_e64 v8, v4, 0, vcc
	v_add_u32_e32 v8, vcc, 0, v8
	v_mov_b32_e32 v37, s44
	v_addc_u32_e32 v9, vcc, 1, v9, vcc
	v_mov_b32_e32 v38, s45
	flat_atomic_cmpswap_x2 v[8:9], v[37:38], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[15:16]
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[8:9], v[10:11]
	s_and_saveexec_b64 s[72:73], s[10:11]
	s_cbranch_execz .LBB1_550
; %bb.543:                              ;   in Loop: Header=BB1_536 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_548
; %bb.544:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s87, v9
	v_cmp_eq_u32_e32 vcc, v8, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_546
; %bb.545:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v10, s46
	v_subrev_u32_e32 v9, vcc, v8, v4
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[8:9]
.LBB1_546:                              ;   in Loop: Header=BB1_536 Depth=2
	v_lshrrev_b64 v[10:11], 16, v[15:16]
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	v_or_b32_e32 v38, s95, v11
	v_mov_b32_e32 v37, v7
	flat_store_dword v[8:9], v14
	s_branch .LBB1_550
.LBB1_547:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_552
.LBB1_548:                              ;   in Loop: Header=BB1_536 Depth=2
                                        ; implicit-def: $vgpr37_vgpr38
	s_cbranch_execz .LBB1_550
; %bb.549:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s69, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s84, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s85, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s86, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[14:15]
.LBB1_550:                              ;   in Loop: Header=BB1_536 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_551:                              ;   in Loop: Header=BB1_536 Depth=2
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s71, v38
	v_readfirstlane_b32 s70, v37
	s_cmp_eq_u64 s[70:71], 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
.LBB1_552:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v4, s70
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s71
	s_cbranch_vccz .LBB1_567
; %bb.553:                              ;   in Loop: Header=BB1_536 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_555
; %bb.554:                              ;   in Loop: Header=BB1_536 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_556
	s_branch .LBB1_566
.LBB1_555:                              ;   in Loop: Header=BB1_536 Depth=2
.LBB1_556:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_565
; %bb.557:                              ;   in Loop: Header=BB1_536 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_560
.LBB1_558:                              ;   in Loop: Header=BB1_560 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s91
	s_cselect_b32 s18, s38, s92
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB1_559:                              ;   in Loop: Header=BB1_560 Depth=3
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_565
.LBB1_560:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_536 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_562 Depth 4
                                        ;         Child Loop BB1_564 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_559
; %bb.561:                              ;   in Loop: Header=BB1_560 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s89
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_563
.LBB1_562:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_536 Depth=2
                                        ;       Parent Loop BB1_560 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s90
	s_cmp_lt_u32 s38, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_562
.LBB1_563:                              ;   in Loop: Header=BB1_560 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_558
.LBB1_564:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_536 Depth=2
                                        ;       Parent Loop BB1_560 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_564
	s_branch .LBB1_558
.LBB1_565:                              ;   in Loop: Header=BB1_536 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB1_566:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v5, v34
.LBB1_567:                              ;   in Loop: Header=BB1_536 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_347
; %bb.568:                              ;   in Loop: Header=BB1_536 Depth=2
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_536
.LBB1_569:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_and_b32_e32 v4, s87, v5
.LBB1_570:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_465
.LBB1_571:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_572:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_591 Depth 3
                                        ;         Child Loop BB1_593 Depth 4
                                        ;         Child Loop BB1_595 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_574
; %bb.573:                              ;   in Loop: Header=BB1_572 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s87, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_575
.LBB1_574:                              ;   in Loop: Header=BB1_572 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_575:                              ;   in Loop: Header=BB1_572 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB1_598
; %bb.576:                              ;   in Loop: Header=BB1_572 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_582
; %bb.577:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_581
; %bb.578:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v15, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v16, s45
	flat_atomic_cmpswap_x2 v[8:9], v[15:16], v[8:11] glc
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_580
; %bb.579:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s69, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s84, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s85, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s86, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB1_580:                              ;   in Loop: Header=BB1_572 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB1_581:                              ;   in Loop: Header=BB1_572 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v15
	s_cmp_eq_u32 s18, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB1_583
.LBB1_582:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
.LBB1_583:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v4, s18
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s19
	s_cbranch_vccz .LBB1_598
; %bb.584:                              ;   in Loop: Header=BB1_572 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_586
; %bb.585:                              ;   in Loop: Header=BB1_572 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_587
	s_branch .LBB1_597
.LBB1_586:                              ;   in Loop: Header=BB1_572 Depth=2
.LBB1_587:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_596
; %bb.588:                              ;   in Loop: Header=BB1_572 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_591
.LBB1_589:                              ;   in Loop: Header=BB1_591 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s91
	s_cselect_b32 s18, s38, s92
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB1_590:                              ;   in Loop: Header=BB1_591 Depth=3
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_596
.LBB1_591:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_572 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_593 Depth 4
                                        ;         Child Loop BB1_595 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_590
; %bb.592:                              ;   in Loop: Header=BB1_591 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s89
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_594
.LBB1_593:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_572 Depth=2
                                        ;       Parent Loop BB1_591 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s90
	s_cmp_lt_u32 s38, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_593
.LBB1_594:                              ;   in Loop: Header=BB1_591 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_589
.LBB1_595:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_572 Depth=2
                                        ;       Parent Loop BB1_591 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_595
	s_branch .LBB1_589
.LBB1_596:                              ;   in Loop: Header=BB1_572 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_597:                              ;   in Loop: Header=BB1_572 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB1_598:                              ;   in Loop: Header=BB1_572 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_465
; %bb.599:                              ;   in Loop: Header=BB1_572 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_572
.LBB1_600:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_604
; %bb.601:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_603
; %bb.602:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_603:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s101, s88
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_604:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB1_605:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_626
; %bb.606:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_608
; %bb.607:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s27
	flat_store_dword v[23:24], v4
.LBB1_608:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_610
; %bb.609:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v7
.LBB1_610:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_or_b32 s14, s15, s93
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_616
; %bb.611:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_613
.LBB1_612:                              ;   in Loop: Header=BB1_613 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_615
.LBB1_613:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_612
; %bb.614:                              ;   in Loop: Header=BB1_613 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_612
.LBB1_615:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_616:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_626
; %bb.617:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_621
; %bb.618:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s18, s101, 3
	v_add_u32_e32 v4, vcc, s18, v39
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_620
; %bb.619:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_620:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s101, 1
	s_branch .LBB1_625
.LBB1_621:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_625
; %bb.622:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_624
; %bb.623:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_624:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s101
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_625:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_mov_b32 s101, s18
.LBB1_626:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_630
; %bb.627:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s78, s19
	s_mov_b32 s79, s15
	s_mov_b32 s38, s19
	s_cmp_eq_u64 s[78:79], s[38:39]
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[10:11], s[10:11], s[78:79]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB1_629
; %bb.628:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_629:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v9, s21
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v5, s45
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v16, s14
	v_mov_b32_e32 v5, s47
	s_or_b32 s10, s14, s69
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s14, s84
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s14, s85
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s14, s86
	flat_store_dwordx2 v[4:5], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[4:5], v[15:16]
.LBB1_630:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_631:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB1_707
; %bb.632:                              ;   in Loop: Header=BB1_44 Depth=1
	s_add_i32 s10, s10, s8
	s_cmp_lt_u32 s10, s14
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[50:51], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_647
.LBB1_633:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v4, v42
	s_cbranch_vccnz .LBB1_708
; %bb.634:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_742
; %bb.635:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_641
; %bb.636:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v4
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_640
; %bb.637:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[14:15]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_639
; %bb.638:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s69, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s84, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s85, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s86, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_639:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_640:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_641:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s18, v8
	v_mov_b32_e32 v4, s18
	s_cmp_lg_u32 s18, 0
	v_mov_b32_e32 v5, s19
	s_cbranch_scc1 .LBB1_742
; %bb.642:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB1_709
; %bb.643:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[74:75], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_711
; %bb.644:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_705
.LBB1_645:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_646:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_633
.LBB1_647:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_666 Depth 3
                                        ;       Child Loop BB1_699 Depth 3
                                        ;         Child Loop BB1_701 Depth 4
                                        ;         Child Loop BB1_703 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v5, s55
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_readfirstlane_b32 s10, v40
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cselect_b64 s[76:77], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB1_649
; %bb.648:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v10, s58
	v_mov_b32_e32 v11, s59
	flat_load_dwordx2 v[13:14], v[10:11] glc
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v13
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v10
	v_add_u32_e32 v11, vcc, -1, v10
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v11, s10
.LBB1_649:                              ;   in Loop: Header=BB1_647 Depth=2
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_654
; %bb.650:                              ;   in Loop: Header=BB1_647 Depth=2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_655
; %bb.651:                              ;   in Loop: Header=BB1_647 Depth=2
	s_lshl_b32 s10, s101, 3
	v_add_u32_e32 v10, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_653
; %bb.652:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	ds_write_b64 v10, v[13:14]
.LBB1_653:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s38, s101, 1
	s_branch .LBB1_659
.LBB1_654:                              ;   in Loop: Header=BB1_647 Depth=2
	s_mov_b32 s38, s101
	s_branch .LBB1_660
.LBB1_655:                              ;   in Loop: Header=BB1_647 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr38
	s_cbranch_execz .LBB1_659
; %bb.656:                              ;   in Loop: Header=BB1_647 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_658
; %bb.657:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_658:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s38, s101
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_659:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_660:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[14:15], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_679
; %bb.661:                              ;   in Loop: Header=BB1_647 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_663
; %bb.662:                              ;   in Loop: Header=BB1_647 Depth=2
	flat_store_dword v[25:26], v7
.LBB1_663:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s94
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_669
; %bb.664:                              ;   in Loop: Header=BB1_647 Depth=2
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_666
.LBB1_665:                              ;   in Loop: Header=BB1_666 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_668
.LBB1_666:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_647 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_665
; %bb.667:                              ;   in Loop: Header=BB1_666 Depth=3
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_665
.LBB1_668:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dword v10, v[13:14] glc
.LBB1_669:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_679
; %bb.670:                              ;   in Loop: Header=BB1_647 Depth=2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_674
; %bb.671:                              ;   in Loop: Header=BB1_647 Depth=2
	s_lshl_b32 s10, s38, 3
	v_add_u32_e32 v10, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_673
; %bb.672:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	ds_write_b64 v10, v[13:14]
.LBB1_673:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s18, s38, 1
	s_branch .LBB1_678
.LBB1_674:                              ;   in Loop: Header=BB1_647 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_678
; %bb.675:                              ;   in Loop: Header=BB1_647 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_677
; %bb.676:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_677:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s18, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_678:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_mov_b32 s38, s18
.LBB1_679:                              ;   in Loop: Header=BB1_647 Depth=2
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v8
	s_cbranch_vccnz .LBB1_684
; %bb.680:                              ;   in Loop: Header=BB1_647 Depth=2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_686
; %bb.681:                              ;   in Loop: Header=BB1_647 Depth=2
	s_lshl_b32 s10, s38, 3
	v_add_u32_e32 v10, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_683
; %bb.682:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s19
	ds_write_b64 v10, v[13:14]
.LBB1_683:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s101, s38, 1
	s_branch .LBB1_690
.LBB1_684:                              ;   in Loop: Header=BB1_647 Depth=2
	s_mov_b32 s101, s38
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc0 .LBB1_691
.LBB1_685:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_633
.LBB1_686:                              ;   in Loop: Header=BB1_647 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_690
; %bb.687:                              ;   in Loop: Header=BB1_647 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_689
; %bb.688:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_689:                              ;   in Loop: Header=BB1_647 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s101, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_690:                              ;   in Loop: Header=BB1_647 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s18, v10
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc1 .LBB1_685
.LBB1_691:                              ;   in Loop: Header=BB1_647 Depth=2
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_646
; %bb.692:                              ;   in Loop: Header=BB1_647 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[6:7]
	v_cndmask_b32_e64 v10, v8, v4, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_694
; %bb.693:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[27:28], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_646
	s_branch .LBB1_695
.LBB1_694:                              ;   in Loop: Header=BB1_647 Depth=2
.LBB1_695:                              ;   in Loop: Header=BB1_647 Depth=2
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_645
; %bb.696:                              ;   in Loop: Header=BB1_647 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_699
.LBB1_697:                              ;   in Loop: Header=BB1_699 Depth=3
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s18, s15, 1
	s_cmp_lt_u32 s15, s91
	s_cselect_b32 s15, s18, s92
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[80:81], v[8:9], v[10:11]
.LBB1_698:                              ;   in Loop: Header=BB1_699 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_645
.LBB1_699:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_647 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_701 Depth 4
                                        ;         Child Loop BB1_703 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_698
; %bb.700:                              ;   in Loop: Header=BB1_699 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s89
	s_mov_b32 s18, s15
	s_cbranch_scc1 .LBB1_702
.LBB1_701:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_647 Depth=2
                                        ;       Parent Loop BB1_699 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s18, s18, s90
	s_cmp_lt_u32 s18, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_701
.LBB1_702:                              ;   in Loop: Header=BB1_699 Depth=3
	s_cmp_lt_u32 s18, 64
	s_cbranch_scc1 .LBB1_697
.LBB1_703:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_647 Depth=2
                                        ;       Parent Loop BB1_699 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s18, s18, 64
	s_cmp_gt_u32 s18, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_703
	s_branch .LBB1_697
.LBB1_704:                              ;   in Loop: Header=BB1_705 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_710
.LBB1_705:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_704
; %bb.706:                              ;   in Loop: Header=BB1_705 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_704
.LBB1_707:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, v42
.LBB1_708:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v14, s14
	s_branch .LBB1_66
.LBB1_709:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_712
.LBB1_710:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v4, s87, v5
.LBB1_711:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_712:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB1_742
; %bb.713:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v13, vcc, 2, v12
	v_mov_b32_e32 v16, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_714:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_733 Depth 3
                                        ;         Child Loop BB1_735 Depth 4
                                        ;         Child Loop BB1_737 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v15, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_716
; %bb.715:                              ;   in Loop: Header=BB1_714 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s87, v9
	s_mov_b64 s[74:75], 0
	s_branch .LBB1_717
.LBB1_716:                              ;   in Loop: Header=BB1_714 Depth=2
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_717:                              ;   in Loop: Header=BB1_714 Depth=2
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b64 s[74:75], 0
	s_cbranch_vccnz .LBB1_740
; %bb.718:                              ;   in Loop: Header=BB1_714 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_724
; %bb.719:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_723
; %bb.720:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v37, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v38, s45
	flat_atomic_cmpswap_x2 v[8:9], v[37:38], v[8:11] glc
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_722
; %bb.721:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v14, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s69, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s84, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s85, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s86, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[13:14]
.LBB1_722:                              ;   in Loop: Header=BB1_714 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_723:                              ;   in Loop: Header=BB1_714 Depth=2
	s_or_b64 exec, exec, s[74:75]
	v_readfirstlane_b32 s18, v37
	s_cmp_eq_u32 s18, 0
	v_mov_b32_e32 v8, v15
	s_cselect_b64 s[76:77], -1, 0
	v_mov_b32_e32 v9, v16
	s_branch .LBB1_725
.LBB1_724:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[76:77], -1
.LBB1_725:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v4, s18
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[76:77]
	v_mov_b32_e32 v5, s19
	s_cbranch_vccz .LBB1_740
; %bb.726:                              ;   in Loop: Header=BB1_714 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_728
; %bb.727:                              ;   in Loop: Header=BB1_714 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_729
	s_branch .LBB1_739
.LBB1_728:                              ;   in Loop: Header=BB1_714 Depth=2
.LBB1_729:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_738
; %bb.730:                              ;   in Loop: Header=BB1_714 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_733
.LBB1_731:                              ;   in Loop: Header=BB1_733 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s18, s15, 1
	s_cmp_lt_u32 s15, s91
	s_cselect_b32 s15, s18, s92
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[78:79], v[8:9], v[4:5]
.LBB1_732:                              ;   in Loop: Header=BB1_733 Depth=3
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_738
.LBB1_733:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_714 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_735 Depth 4
                                        ;         Child Loop BB1_737 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_732
; %bb.734:                              ;   in Loop: Header=BB1_733 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s89
	s_mov_b32 s18, s15
	s_cbranch_scc1 .LBB1_736
.LBB1_735:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_714 Depth=2
                                        ;       Parent Loop BB1_733 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s18, s18, s90
	s_cmp_lt_u32 s18, s89
	s_sleep 15
	s_cbranch_scc0 .LBB1_735
.LBB1_736:                              ;   in Loop: Header=BB1_733 Depth=3
	s_cmp_lt_u32 s18, 64
	s_cbranch_scc1 .LBB1_731
.LBB1_737:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_714 Depth=2
                                        ;       Parent Loop BB1_733 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s18, s18, 64
	s_cmp_gt_u32 s18, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_737
	s_branch .LBB1_731
.LBB1_738:                              ;   in Loop: Header=BB1_714 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_739:                              ;   in Loop: Header=BB1_714 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v5, v34
.LBB1_740:                              ;   in Loop: Header=BB1_714 Depth=2
	s_andn2_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB1_742
; %bb.741:                              ;   in Loop: Header=BB1_714 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_714
.LBB1_742:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_747
; %bb.743:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_748
; %bb.744:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v40
	s_lshl_b32 s11, s101, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_746
; %bb.745:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_746:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s101, 1
	s_branch .LBB1_752
.LBB1_747:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[18:19]
	s_mov_b32 s100, s101
	s_branch .LBB1_753
.LBB1_748:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_752
; %bb.749:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_751
; %bb.750:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_751:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s101
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_752:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_753:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_770
; %bb.754:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_760
; %bb.755:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s68, s19
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s68
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v9, s69
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_757
.LBB1_756:                              ;   in Loop: Header=BB1_757 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_759
.LBB1_757:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_756
; %bb.758:                              ;   in Loop: Header=BB1_757 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_756
.LBB1_759:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB1_760:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_770
; %bb.761:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_765
; %bb.762:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v40
	s_lshl_b32 s18, s100, 3
	v_add_u32_e32 v4, vcc, s18, v39
	s_cmp_lg_u32 s15, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_764
; %bb.763:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_764:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s15, s100, 1
	s_branch .LBB1_769
.LBB1_765:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr15
	s_cbranch_execz .LBB1_769
; %bb.766:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_768
; %bb.767:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_768:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s15, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_769:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s100, s15
.LBB1_770:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v33, vcc, 2, v12
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v14, s14
	s_branch .LBB1_66
.LBB1_771:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel rounds_wide
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
.Lfunc_end1:
	.size	rounds_wide, .Lfunc_end1-rounds_wide
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 17108
; NumSgprs: 104
; NumVgprs: 43
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 43
; Occupancy: 5
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
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
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
    .sgpr_count:     95
    .sgpr_spill_count: 0
    .symbol:         rounds.kd
    .vgpr_count:     41
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
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           rounds_wide
    .private_segment_fixed_size: 0
    .sgpr_count:     104
    .sgpr_spill_count: 0
    .symbol:         rounds_wide.kd
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
