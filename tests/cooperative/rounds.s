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
	v_readfirstlane_b32 s28, v1
	s_cmp_lg_u32 s28, s2
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
                                        ; implicit-def: $sgpr6_sgpr7
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[4:5], s[10:11], s[4:5]
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
	v_mov_b32_e32 v40, v17
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
	s_cbranch_scc1 .LBB0_585
; %bb.14:
	s_xor_b64 s[36:37], s[34:35], -1
	s_cmp_eq_u32 s26, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s10, s33, 0xfffe
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s38, 1
	s_cselect_b64 s[48:49], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[52:53], -1, 0
	s_add_u32 s54, s16, 0xc4
	s_addc_u32 s55, s17, 0
	s_mul_i32 s10, s9, s8
	v_mov_b32_e32 v2, s16
	s_add_u32 s56, s16, 8
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_add_u32_e32 v39, vcc, s10, v0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v3, s17
	s_addc_u32 s57, s17, 0
	v_mad_u64_u32 v[2:3], s[10:11], s27, v0, v[2:3]
	s_add_u32 s58, s16, 0xc0
	s_addc_u32 s59, s17, 0
	s_add_u32 s60, s16, 16
	s_movk_i32 s10, 0x108
	s_addc_u32 s61, s17, 0
	v_add_u32_e32 v19, vcc, s10, v2
	s_add_u32 s62, s16, 12
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_addc_u32 s63, s17, 0
	s_movk_i32 s10, 0x104
	v_add_u32_e32 v23, vcc, s10, v2
	s_add_u32 s16, s16, 0x110
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v5, s57
	v_mad_u64_u32 v[25:26], s[10:11], s27, v0, v[2:3]
	v_mov_b32_e32 v0, s61
	v_mov_b32_e32 v6, s56
	v_cndmask_b32_e64 v28, v0, v5, s[6:7]
	v_mov_b32_e32 v0, s60
	v_mov_b32_e32 v4, s45
	v_cndmask_b32_e64 v27, v0, v6, s[6:7]
	v_mov_b32_e32 v0, s47
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_cndmask_b32_e64 v22, v4, v5, s[6:7]
	v_mov_b32_e32 v4, s44
	v_cndmask_b32_e64 v30, v0, v5, s[6:7]
	v_mov_b32_e32 v0, s46
	s_and_b64 s[10:11], s[50:51], s[34:35]
	s_mov_b32 s39, 0
	v_cndmask_b32_e64 v21, v4, v6, s[6:7]
	v_cndmask_b32_e64 v29, v0, v6, s[6:7]
	v_mov_b32_e32 v2, -1
	s_mov_b32 s65, 1
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v12, s14
	v_cmp_gt_u32_e64 s[12:13], s24, v39
	s_xor_b64 s[66:67], s[10:11], -1
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[68:69], s[10:11], s[2:3]
	s_add_i32 s27, s24, -1
	s_mov_b32 s28, 0x20000
	s_mov_b32 s33, 0x30000
	s_mov_b32 s86, 0x40000
	s_mov_b32 s87, 0xffff
	s_movk_i32 s88, 0x3c0
	v_mov_b32_e32 v0, -1
	s_movk_i32 s89, 0xfc40
	s_movk_i32 s90, 0x201
	s_movk_i32 s91, 0x400
	s_brev_b32 s92, 64
	v_mov_b32_e32 v32, 1
	s_mov_b32 s93, 0x1000000
	s_mov_b32 s94, 0x3000000
	s_mov_b32 s71, 0x10000
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
	v_cndmask_b32_e64 v40, v40, v4, s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lt_u32 s29, s25
	s_cbranch_scc0 .LBB0_585
.LBB0_18:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_453 Depth 2
                                        ;     Child Loop BB0_61 Depth 2
                                        ;     Child Loop BB0_125 Depth 2
                                        ;       Child Loop BB0_132 Depth 3
                                        ;         Child Loop BB0_134 Depth 4
                                        ;         Child Loop BB0_136 Depth 4
                                        ;     Child Loop BB0_121 Depth 2
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
                                        ;     Child Loop BB0_146 Depth 2
                                        ;     Child Loop BB0_173 Depth 2
                                        ;       Child Loop BB0_180 Depth 3
                                        ;         Child Loop BB0_182 Depth 4
                                        ;         Child Loop BB0_184 Depth 4
                                        ;     Child Loop BB0_169 Depth 2
                                        ;     Child Loop BB0_333 Depth 2
                                        ;     Child Loop BB0_378 Depth 2
                                        ;       Child Loop BB0_402 Depth 3
                                        ;         Child Loop BB0_404 Depth 4
                                        ;         Child Loop BB0_406 Depth 4
                                        ;     Child Loop BB0_248 Depth 2
                                        ;     Child Loop BB0_327 Depth 2
                                        ;     Child Loop BB0_347 Depth 2
                                        ;       Child Loop BB0_366 Depth 3
                                        ;         Child Loop BB0_368 Depth 4
                                        ;         Child Loop BB0_370 Depth 4
                                        ;     Child Loop BB0_255 Depth 2
                                        ;     Child Loop BB0_281 Depth 2
                                        ;     Child Loop BB0_339 Depth 2
                                        ;     Child Loop BB0_414 Depth 2
                                        ;       Child Loop BB0_433 Depth 3
                                        ;         Child Loop BB0_435 Depth 4
                                        ;         Child Loop BB0_437 Depth 4
                                        ;     Child Loop BB0_317 Depth 2
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mul_lo_u32 v11, v40, s9
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
	v_mov_b32_e32 v4, v39
.LBB0_20:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s27, v4
	s_waitcnt vmcnt(0)
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
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_444
; %bb.27:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
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
	s_and_saveexec_b64 s[78:79], vcc
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
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s86, v17
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
	s_cbranch_execz .LBB0_443
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
	s_cbranch_execnz .LBB0_201
	s_branch .LBB0_202
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_442
.LBB0_37:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
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
	s_branch .LBB0_200
.LBB0_41:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_200
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
	s_and_saveexec_b64 s[74:75], vcc
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
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s86, v17
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
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_53
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_53
.LBB0_56:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $vgpr14
	s_cbranch_execz .LBB0_461
.LBB0_57:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
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
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
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
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_60
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=2
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s47
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
	s_branch .LBB0_461
.LBB0_65:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s87, v5
.LBB0_66:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_67:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
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
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_75
.LBB0_78:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
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
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v40
.LBB0_84:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v40
.LBB0_85:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_200
; %bb.86:                               ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_142
; %bb.87:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
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
	s_cbranch_vccnz .LBB0_142
; %bb.94:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_96:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s93
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_138
; %bb.97:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_137
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
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dword v9, v[8:9] glc
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v8, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_102:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_472
.LBB0_103:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_125
.LBB0_105:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_store_dword v[8:9], v4
.LBB0_107:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s87, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_109:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
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
	s_cbranch_vccnz .LBB0_467
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
	s_or_b32 s14, s15, s92
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_463
; %bb.119:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_121
.LBB0_120:                              ;   in Loop: Header=BB0_121 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_462
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
	s_or_b64 exec, exec, s[14:15]
.LBB0_124:                              ;   in Loop: Header=BB0_125 Depth=2
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_105
.LBB0_125:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_132 Depth 3
                                        ;         Child Loop BB0_134 Depth 4
                                        ;         Child Loop BB0_136 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
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
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_123
; %bb.129:                              ;   in Loop: Header=BB0_125 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_132
.LBB0_130:                              ;   in Loop: Header=BB0_132 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s64, s38, 1
	s_cmp_lt_u32 s38, s90
	s_cselect_b32 s38, s64, s91
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[80:81], v[10:11], v[4:5]
.LBB0_131:                              ;   in Loop: Header=BB0_132 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_123
.LBB0_132:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_125 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_134 Depth 4
                                        ;         Child Loop BB0_136 Depth 4
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_131
; %bb.133:                              ;   in Loop: Header=BB0_132 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s88
	s_mov_b32 s64, s38
	s_cbranch_scc1 .LBB0_135
.LBB0_134:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_125 Depth=2
                                        ;       Parent Loop BB0_132 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s89
	s_cmp_lt_u32 s64, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_134
.LBB0_135:                              ;   in Loop: Header=BB0_132 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB0_130
.LBB0_136:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_125 Depth=2
                                        ;       Parent Loop BB0_132 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_136
	s_branch .LBB0_130
.LBB0_137:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v4, v[8:9] glc
.LBB0_138:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v4
	s_cbranch_vccnz .LBB0_142
; %bb.139:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v5, s14
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_141:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_142:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_148
; %bb.143:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_150
; %bb.144:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_146
.LBB0_145:                              ;   in Loop: Header=BB0_146 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_149
.LBB0_146:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_145
; %bb.147:                              ;   in Loop: Header=BB0_146 Depth=2
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v34, s47
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_145
.LBB0_148:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_151
.LBB0_149:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dword v9, v[8:9] glc
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v8, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_150:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_195
.LBB0_151:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_173
.LBB0_153:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_store_dword v[8:9], v4
.LBB0_155:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s87, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_157:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB0_161
; %bb.158:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_160:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_161:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_190
; %bb.162:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v5, s29
	flat_store_dword v[25:26], v5
.LBB0_164:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_166:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_or_b32 s14, s15, s92
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[74:75], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_186
; %bb.167:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_169
.LBB0_168:                              ;   in Loop: Header=BB0_169 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_185
.LBB0_169:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_168
; %bb.170:                              ;   in Loop: Header=BB0_169 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_168
.LBB0_171:                              ;   in Loop: Header=BB0_173 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_172:                              ;   in Loop: Header=BB0_173 Depth=2
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_153
.LBB0_173:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_180 Depth 3
                                        ;         Child Loop BB0_182 Depth 4
                                        ;         Child Loop BB0_184 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_175
; %bb.174:                              ;   in Loop: Header=BB0_173 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_172
	s_branch .LBB0_176
.LBB0_175:                              ;   in Loop: Header=BB0_173 Depth=2
.LBB0_176:                              ;   in Loop: Header=BB0_173 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_171
; %bb.177:                              ;   in Loop: Header=BB0_173 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_180
.LBB0_178:                              ;   in Loop: Header=BB0_180 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s64, s38, 1
	s_cmp_lt_u32 s38, s90
	s_cselect_b32 s38, s64, s91
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[76:77], v[10:11], v[4:5]
.LBB0_179:                              ;   in Loop: Header=BB0_180 Depth=3
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_171
.LBB0_180:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_173 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_182 Depth 4
                                        ;         Child Loop BB0_184 Depth 4
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_179
; %bb.181:                              ;   in Loop: Header=BB0_180 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s88
	s_mov_b32 s64, s38
	s_cbranch_scc1 .LBB0_183
.LBB0_182:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_173 Depth=2
                                        ;       Parent Loop BB0_180 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s89
	s_cmp_lt_u32 s64, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_182
.LBB0_183:                              ;   in Loop: Header=BB0_180 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB0_178
.LBB0_184:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_173 Depth=2
                                        ;       Parent Loop BB0_180 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_184
	s_branch .LBB0_178
.LBB0_185:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dword v8, v[10:11] glc
.LBB0_186:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_190
; %bb.187:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_189:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_190:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_194
; %bb.191:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s76, s39
	s_mov_b32 s77, s15
	s_mov_b32 s64, s39
	s_cmp_eq_u64 s[76:77], s[64:65]
	s_cselect_b64 s[76:77], -1, 0
	s_or_b64 s[10:11], s[10:11], s[76:77]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_193:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v11, s45
	flat_store_dwordx2 v[10:11], v[7:8]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v11, s47
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
	s_or_b32 s10, s14, s86
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[10:11], v[4:5]
.LBB0_194:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_195:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v8
	s_cbranch_vccnz .LBB0_199
; %bb.196:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_198
; %bb.197:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_198:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_199:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s10
.LBB0_200:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_202
.LBB0_201:                              ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[72:73], -1
	s_cselect_b64 s[78:79], -1, 0
.LBB0_202:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB0_218
; %bb.203:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_289
; %bb.204:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_214
; %bb.205:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_213
; %bb.206:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB0_208
; %bb.207:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v5, v[8:9] glc
.LBB0_208:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_212
; %bb.209:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s71, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s28, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s33, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s86, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_211:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_212:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_213:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v13
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc0 .LBB0_323
.LBB0_214:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_250
; %bb.215:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_217:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_251
.LBB0_218:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_290
; %bb.219:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB0_221
; %bb.220:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v5, s29
	flat_store_dword v[8:9], v5
.LBB0_221:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_263
; %bb.222:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_240
; %bb.223:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_239
; %bb.224:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v9, v17
	s_cbranch_vccnz .LBB0_226
; %bb.225:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v9, v[4:5] glc
.LBB0_226:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB0_228
; %bb.227:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_228:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v13, v9
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_238
; %bb.229:                              ;   in Loop: Header=BB0_18 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[34:35], s[10:11]
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
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB0_237
; %bb.230:                              ;   in Loop: Header=BB0_18 Depth=1
	s_xor_b64 s[78:79], vcc, -1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v16, s47
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s71, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s28, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s33, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s86, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB0_232:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_236
; %bb.233:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s87, v11
	v_cmp_ne_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s46
	v_sub_u32_e32 v8, vcc, v13, v8
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB0_235:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_mov_b32_e32 v10, s58
	v_or_b32_e32 v8, s94, v5
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v11, s59
	v_mov_b32_e32 v13, v7
	flat_store_dword v[10:11], v9
.LBB0_236:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v14
.LBB0_237:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_238:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_239:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc0 .LBB0_329
.LBB0_240:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_244
; %bb.241:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_243
; %bb.242:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_243:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_244:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_262
; %bb.245:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_258
; %bb.246:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB0_248
.LBB0_247:                              ;   in Loop: Header=BB0_248 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_257
.LBB0_248:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_247
; %bb.249:                              ;   in Loop: Header=BB0_248 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_247
.LBB0_250:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_251:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_288
; %bb.252:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_284
; %bb.253:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB0_255
.LBB0_254:                              ;   in Loop: Header=BB0_255 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_283
.LBB0_255:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_254
; %bb.256:                              ;   in Loop: Header=BB0_255 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_254
.LBB0_257:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB0_258:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_262
; %bb.259:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_261:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_262:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v14, vcc, 1, v12
	v_cndmask_b32_e64 v4, v40, v4, s[34:35]
	s_mov_b64 s[76:77], -1
.LBB0_263:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_265
.LBB0_264:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v40, v4
	v_mov_b32_e32 v12, v14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_265:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v40
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_267:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_17
; %bb.268:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_297
; %bb.269:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
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
.LBB0_271:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_275
; %bb.272:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_274:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_275:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_296
; %bb.276:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_278:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s93
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_292
; %bb.279:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_281
.LBB0_280:                              ;   in Loop: Header=BB0_281 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_291
.LBB0_281:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_280
; %bb.282:                              ;   in Loop: Header=BB0_281 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_280
.LBB0_283:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB0_284:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_288
; %bb.285:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_287:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_288:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v14, vcc, 1, v12
	v_cndmask_b32_e64 v4, v40, v4, s[34:35]
	s_mov_b64 s[76:77], -1
.LBB0_289:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v40
.LBB0_290:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v40, v16
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_264
	s_branch .LBB0_265
.LBB0_291:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v4, v[8:9] glc
.LBB0_292:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_296
; %bb.293:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_295
; %bb.294:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_295:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_296:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v40, s10
.LBB0_297:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_17
; %bb.298:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_308
; %bb.299:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_307
; %bb.300:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB0_302
; %bb.301:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v5, v[8:9] glc
.LBB0_302:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_306
; %bb.303:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_305
; %bb.304:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s71, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s28, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s33, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s86, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_305:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_306:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_307:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v13
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc0 .LBB0_335
.LBB0_308:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_312
; %bb.309:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_311
; %bb.310:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_311:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_313
.LBB0_312:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_313:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_16
; %bb.314:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_320
; %bb.315:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB0_317
.LBB0_316:                              ;   in Loop: Header=BB0_317 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_319
.LBB0_317:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_316
; %bb.318:                              ;   in Loop: Header=BB0_317 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_316
.LBB0_319:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB0_320:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_16
; %bb.321:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.322:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
	s_branch .LBB0_15
.LBB0_323:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_341
; %bb.324:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_345
; %bb.325:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_327
.LBB0_326:                              ;   in Loop: Header=BB0_327 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_344
.LBB0_327:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_326
; %bb.328:                              ;   in Loop: Header=BB0_327 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_326
.LBB0_329:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_342
; %bb.330:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_376
; %bb.331:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_333
.LBB0_332:                              ;   in Loop: Header=BB0_333 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_375
.LBB0_333:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_332
; %bb.334:                              ;   in Loop: Header=BB0_333 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_332
.LBB0_335:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_343
; %bb.336:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_412
; %bb.337:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_339
.LBB0_338:                              ;   in Loop: Header=BB0_339 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_411
.LBB0_339:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_338
; %bb.340:                              ;   in Loop: Header=BB0_339 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_338
.LBB0_341:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_346
.LBB0_342:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_377
.LBB0_343:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_413
.LBB0_344:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s87, v5
.LBB0_345:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_214
.LBB0_346:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_347:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_366 Depth 3
                                        ;         Child Loop BB0_368 Depth 4
                                        ;         Child Loop BB0_370 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_349
; %bb.348:                              ;   in Loop: Header=BB0_347 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s87, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_350
.LBB0_349:                              ;   in Loop: Header=BB0_347 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_350:                              ;   in Loop: Header=BB0_347 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB0_373
; %bb.351:                              ;   in Loop: Header=BB0_347 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_357
; %bb.352:                              ;   in Loop: Header=BB0_347 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_356
; %bb.353:                              ;   in Loop: Header=BB0_347 Depth=2
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_355
; %bb.354:                              ;   in Loop: Header=BB0_347 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s71, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s28, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s33, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s86, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB0_355:                              ;   in Loop: Header=BB0_347 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_356:                              ;   in Loop: Header=BB0_347 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v15
	s_cmp_eq_u32 s38, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB0_358
.LBB0_357:                              ;   in Loop: Header=BB0_347 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
.LBB0_358:                              ;   in Loop: Header=BB0_347 Depth=2
	v_mov_b32_e32 v4, s38
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s39
	s_cbranch_vccz .LBB0_373
; %bb.359:                              ;   in Loop: Header=BB0_347 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_361
; %bb.360:                              ;   in Loop: Header=BB0_347 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_362
	s_branch .LBB0_372
.LBB0_361:                              ;   in Loop: Header=BB0_347 Depth=2
.LBB0_362:                              ;   in Loop: Header=BB0_347 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_371
; %bb.363:                              ;   in Loop: Header=BB0_347 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_366
.LBB0_364:                              ;   in Loop: Header=BB0_366 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s64, s38, 1
	s_cmp_lt_u32 s38, s90
	s_cselect_b32 s38, s64, s91
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB0_365:                              ;   in Loop: Header=BB0_366 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_371
.LBB0_366:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_347 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_368 Depth 4
                                        ;         Child Loop BB0_370 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_365
; %bb.367:                              ;   in Loop: Header=BB0_366 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s88
	s_mov_b32 s64, s38
	s_cbranch_scc1 .LBB0_369
.LBB0_368:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_347 Depth=2
                                        ;       Parent Loop BB0_366 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s89
	s_cmp_lt_u32 s64, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_368
.LBB0_369:                              ;   in Loop: Header=BB0_366 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB0_364
.LBB0_370:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_347 Depth=2
                                        ;       Parent Loop BB0_366 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_370
	s_branch .LBB0_364
.LBB0_371:                              ;   in Loop: Header=BB0_347 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_372:                              ;   in Loop: Header=BB0_347 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB0_373:                              ;   in Loop: Header=BB0_347 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_214
; %bb.374:                              ;   in Loop: Header=BB0_347 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_347
.LBB0_375:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v5, v7
.LBB0_376:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_240
.LBB0_377:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_378:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_402 Depth 3
                                        ;         Child Loop BB0_404 Depth 4
                                        ;         Child Loop BB0_406 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[15:16], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_380
; %bb.379:                              ;   in Loop: Header=BB0_378 Depth=2
	v_and_b32_e32 v4, s87, v9
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_381
.LBB0_380:                              ;   in Loop: Header=BB0_378 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_381:                              ;   in Loop: Header=BB0_378 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_409
; %bb.382:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_389
; %bb.383:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_393
; %bb.384:                              ;   in Loop: Header=BB0_378 Depth=2
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
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB0_392
; %bb.385:                              ;   in Loop: Header=BB0_378 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_390
; %bb.386:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s87, v9
	v_cmp_eq_u32_e32 vcc, v8, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_388
; %bb.387:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v10, s46
	v_subrev_u32_e32 v9, vcc, v8, v4
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[8:9]
.LBB0_388:                              ;   in Loop: Header=BB0_378 Depth=2
	v_lshrrev_b64 v[10:11], 16, v[15:16]
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	v_or_b32_e32 v38, s94, v11
	v_mov_b32_e32 v37, v7
	flat_store_dword v[8:9], v14
	s_branch .LBB0_392
.LBB0_389:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_394
.LBB0_390:                              ;   in Loop: Header=BB0_378 Depth=2
                                        ; implicit-def: $vgpr37_vgpr38
	s_cbranch_execz .LBB0_392
; %bb.391:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s71, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s28, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s33, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s86, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[14:15]
.LBB0_392:                              ;   in Loop: Header=BB0_378 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_393:                              ;   in Loop: Header=BB0_378 Depth=2
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s73, v38
	v_readfirstlane_b32 s72, v37
	s_cmp_eq_u64 s[72:73], 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[74:75], -1, 0
	v_mov_b32_e32 v9, v13
.LBB0_394:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v4, s72
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[74:75]
	v_mov_b32_e32 v5, s73
	s_cbranch_vccz .LBB0_409
; %bb.395:                              ;   in Loop: Header=BB0_378 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_397
; %bb.396:                              ;   in Loop: Header=BB0_378 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_398
	s_branch .LBB0_408
.LBB0_397:                              ;   in Loop: Header=BB0_378 Depth=2
.LBB0_398:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_407
; %bb.399:                              ;   in Loop: Header=BB0_378 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_402
.LBB0_400:                              ;   in Loop: Header=BB0_402 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s64, s38, 1
	s_cmp_lt_u32 s38, s90
	s_cselect_b32 s38, s64, s91
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB0_401:                              ;   in Loop: Header=BB0_402 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_407
.LBB0_402:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_378 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_404 Depth 4
                                        ;         Child Loop BB0_406 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_401
; %bb.403:                              ;   in Loop: Header=BB0_402 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s88
	s_mov_b32 s64, s38
	s_cbranch_scc1 .LBB0_405
.LBB0_404:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_378 Depth=2
                                        ;       Parent Loop BB0_402 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s89
	s_cmp_lt_u32 s64, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_404
.LBB0_405:                              ;   in Loop: Header=BB0_402 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB0_400
.LBB0_406:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_378 Depth=2
                                        ;       Parent Loop BB0_402 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_406
	s_branch .LBB0_400
.LBB0_407:                              ;   in Loop: Header=BB0_378 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_408:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v5, v34
.LBB0_409:                              ;   in Loop: Header=BB0_378 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_240
; %bb.410:                              ;   in Loop: Header=BB0_378 Depth=2
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_378
.LBB0_411:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s87, v5
.LBB0_412:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_308
.LBB0_413:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB0_414:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_433 Depth 3
                                        ;         Child Loop BB0_435 Depth 4
                                        ;         Child Loop BB0_437 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_416
; %bb.415:                              ;   in Loop: Header=BB0_414 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s87, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_417
.LBB0_416:                              ;   in Loop: Header=BB0_414 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_417:                              ;   in Loop: Header=BB0_414 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB0_440
; %bb.418:                              ;   in Loop: Header=BB0_414 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_424
; %bb.419:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_423
; %bb.420:                              ;   in Loop: Header=BB0_414 Depth=2
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_422
; %bb.421:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s71, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s28, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s33, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s86, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB0_422:                              ;   in Loop: Header=BB0_414 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_423:                              ;   in Loop: Header=BB0_414 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v15
	s_cmp_eq_u32 s38, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB0_425
.LBB0_424:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
.LBB0_425:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, s38
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s39
	s_cbranch_vccz .LBB0_440
; %bb.426:                              ;   in Loop: Header=BB0_414 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_428
; %bb.427:                              ;   in Loop: Header=BB0_414 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_429
	s_branch .LBB0_439
.LBB0_428:                              ;   in Loop: Header=BB0_414 Depth=2
.LBB0_429:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_438
; %bb.430:                              ;   in Loop: Header=BB0_414 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_433
.LBB0_431:                              ;   in Loop: Header=BB0_433 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s64, s38, 1
	s_cmp_lt_u32 s38, s90
	s_cselect_b32 s38, s64, s91
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB0_432:                              ;   in Loop: Header=BB0_433 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_438
.LBB0_433:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_414 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_435 Depth 4
                                        ;         Child Loop BB0_437 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_432
; %bb.434:                              ;   in Loop: Header=BB0_433 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s88
	s_mov_b32 s64, s38
	s_cbranch_scc1 .LBB0_436
.LBB0_435:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_414 Depth=2
                                        ;       Parent Loop BB0_433 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s89
	s_cmp_lt_u32 s64, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_435
.LBB0_436:                              ;   in Loop: Header=BB0_433 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB0_431
.LBB0_437:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_414 Depth=2
                                        ;       Parent Loop BB0_433 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_437
	s_branch .LBB0_431
.LBB0_438:                              ;   in Loop: Header=BB0_414 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_439:                              ;   in Loop: Header=BB0_414 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB0_440:                              ;   in Loop: Header=BB0_414 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_308
; %bb.441:                              ;   in Loop: Header=BB0_414 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_414
.LBB0_442:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v4, s87, v5
.LBB0_443:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_444:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_448
; %bb.445:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_447
; %bb.446:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_447:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_branch .LBB0_449
.LBB0_448:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[14:15], s[38:39]
.LBB0_449:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_460
; %bb.450:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_456
; %bb.451:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB0_453
.LBB0_452:                              ;   in Loop: Header=BB0_453 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_455
.LBB0_453:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_452
; %bb.454:                              ;   in Loop: Header=BB0_453 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_452
.LBB0_455:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB0_456:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s64, v4
	s_cbranch_vccnz .LBB0_460
; %bb.457:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_459
; %bb.458:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s38
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_459:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_460:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
.LBB0_461:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v40
	s_branch .LBB0_40
.LBB0_462:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dword v8, v[10:11] glc
.LBB0_463:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_467
; %bb.464:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_466
; %bb.465:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_466:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_467:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_471
; %bb.468:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s80, s39
	s_mov_b32 s81, s15
	s_mov_b32 s64, s39
	s_cmp_eq_u64 s[80:81], s[64:65]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_470
; %bb.469:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_470:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v11, s45
	flat_store_dwordx2 v[10:11], v[7:8]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v11, s47
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
	s_or_b32 s10, s14, s86
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[10:11], v[4:5]
.LBB0_471:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_472:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v8
	s_cbranch_vccnz .LBB0_476
; %bb.473:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_475
; %bb.474:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_475:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_476:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v15, vcc, 1, v12
	s_cmp_eq_u32 s11, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_533
; %bb.477:                              ;   in Loop: Header=BB0_18 Depth=1
	s_add_i32 s11, s8, s11
	s_cmp_lt_u32 s11, s10
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[14:15], s[50:51], s[14:15]
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_492
.LBB0_478:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v4, v40
	s_cbranch_vccnz .LBB0_534
; %bb.479:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_568
; %bb.480:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_486
; %bb.481:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v4
	s_and_saveexec_b64 s[78:79], vcc
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
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_484
; %bb.483:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s86, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_484:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_485:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_486:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s38, v8
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc1 .LBB0_568
; %bb.487:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_535
; %bb.488:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[76:77], 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_537
; %bb.489:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_531
.LBB0_490:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_491:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_478
.LBB0_492:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_504 Depth 3
                                        ;       Child Loop BB0_525 Depth 3
                                        ;         Child Loop BB0_527 Depth 4
                                        ;         Child Loop BB0_529 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v5, s57
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_494
; %bb.493:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_load_dwordx2 v[33:34], v[10:11] glc
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v33
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
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_498
; %bb.495:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_497
; %bb.496:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_497:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v11
	v_readfirstlane_b32 s10, v10
.LBB0_498:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_511
; %bb.499:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_501
; %bb.500:                              ;   in Loop: Header=BB0_492 Depth=2
	flat_store_dword v[23:24], v7
.LBB0_501:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s93
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_507
; %bb.502:                              ;   in Loop: Header=BB0_492 Depth=2
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_504
.LBB0_503:                              ;   in Loop: Header=BB0_504 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_506
.LBB0_504:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_503
; %bb.505:                              ;   in Loop: Header=BB0_504 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_503
.LBB0_506:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	flat_load_dword v10, v[33:34] glc
.LBB0_507:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_511
; %bb.508:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_510
; %bb.509:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_510:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v10
.LBB0_511:                              ;   in Loop: Header=BB0_492 Depth=2
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v8
	s_cbranch_vccnz .LBB0_515
; %bb.512:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_514
; %bb.513:                              ;   in Loop: Header=BB0_492 Depth=2
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v11, v7
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_514:                              ;   in Loop: Header=BB0_492 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v10
.LBB0_515:                              ;   in Loop: Header=BB0_492 Depth=2
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_519
; %bb.516:                              ;   in Loop: Header=BB0_492 Depth=2
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_xor_b64 s[14:15], exec, s[14:15]
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
	onward_wait_load_x2 v[33:34], v[27:28], v[8:11] ne
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
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_490
; %bb.522:                              ;   in Loop: Header=BB0_492 Depth=2
	s_mov_b32 s11, 0
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_525
.LBB0_523:                              ;   in Loop: Header=BB0_525 Depth=3
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s11, 1
	s_cmp_lt_u32 s11, s90
	s_cselect_b32 s11, s38, s91
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[82:83], v[8:9], v[10:11]
.LBB0_524:                              ;   in Loop: Header=BB0_525 Depth=3
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_490
.LBB0_525:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_527 Depth 4
                                        ;         Child Loop BB0_529 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_524
; %bb.526:                              ;   in Loop: Header=BB0_525 Depth=3
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s11, s11, 64
	s_cmp_lt_u32 s11, s88
	s_mov_b32 s38, s11
	s_cbranch_scc1 .LBB0_528
.LBB0_527:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ;       Parent Loop BB0_525 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s89
	s_cmp_lt_u32 s38, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_527
.LBB0_528:                              ;   in Loop: Header=BB0_525 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_523
.LBB0_529:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_492 Depth=2
                                        ;       Parent Loop BB0_525 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_529
	s_branch .LBB0_523
.LBB0_530:                              ;   in Loop: Header=BB0_531 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
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
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_530
; %bb.532:                              ;   in Loop: Header=BB0_531 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_530
.LBB0_533:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v40
.LBB0_534:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v16, s10
	s_branch .LBB0_40
.LBB0_535:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_538
.LBB0_536:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_and_b32_e32 v4, s87, v5
.LBB0_537:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_538:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[76:77]
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
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v15, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_542
; %bb.541:                              ;   in Loop: Header=BB0_540 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s87, v9
	s_mov_b64 s[76:77], 0
	s_branch .LBB0_543
.LBB0_542:                              ;   in Loop: Header=BB0_540 Depth=2
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_543:                              ;   in Loop: Header=BB0_540 Depth=2
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b64 s[76:77], 0
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
	s_and_saveexec_b64 s[76:77], s[2:3]
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
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_548
; %bb.547:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v14, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s71, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s28, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s33, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s86, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[13:14]
.LBB0_548:                              ;   in Loop: Header=BB0_540 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_549:                              ;   in Loop: Header=BB0_540 Depth=2
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s38, v37
	s_cmp_eq_u32 s38, 0
	v_mov_b32_e32 v8, v15
	s_cselect_b64 s[78:79], -1, 0
	v_mov_b32_e32 v9, v16
	s_branch .LBB0_551
.LBB0_550:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[78:79], -1
.LBB0_551:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v4, s38
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[78:79]
	v_mov_b32_e32 v5, s39
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
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_564
; %bb.556:                              ;   in Loop: Header=BB0_540 Depth=2
	s_mov_b32 s11, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_559
.LBB0_557:                              ;   in Loop: Header=BB0_559 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s11, 1
	s_cmp_lt_u32 s11, s90
	s_cselect_b32 s11, s38, s91
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[80:81], v[8:9], v[4:5]
.LBB0_558:                              ;   in Loop: Header=BB0_559 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_564
.LBB0_559:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_540 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_561 Depth 4
                                        ;         Child Loop BB0_563 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_558
; %bb.560:                              ;   in Loop: Header=BB0_559 Depth=3
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s11, s11, 64
	s_cmp_lt_u32 s11, s88
	s_mov_b32 s38, s11
	s_cbranch_scc1 .LBB0_562
.LBB0_561:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_540 Depth=2
                                        ;       Parent Loop BB0_559 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s89
	s_cmp_lt_u32 s38, s88
	s_sleep 15
	s_cbranch_scc0 .LBB0_561
.LBB0_562:                              ;   in Loop: Header=BB0_559 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_557
.LBB0_563:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_540 Depth=2
                                        ;       Parent Loop BB0_559 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_563
	s_branch .LBB0_557
.LBB0_564:                              ;   in Loop: Header=BB0_540 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB0_565:                              ;   in Loop: Header=BB0_540 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v5, v34
.LBB0_566:                              ;   in Loop: Header=BB0_540 Depth=2
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_568
; %bb.567:                              ;   in Loop: Header=BB0_540 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB0_540
.LBB0_568:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_572
; %bb.569:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_571
; %bb.570:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_571:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_branch .LBB0_573
.LBB0_572:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[14:15], s[38:39]
.LBB0_573:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_584
; %bb.574:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_580
; %bb.575:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB0_577
.LBB0_576:                              ;   in Loop: Header=BB0_577 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
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
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_576
; %bb.578:                              ;   in Loop: Header=BB0_577 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_576
.LBB0_579:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s87, v5
	v_mov_b32_e32 v8, 0
.LBB0_580:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_584
; %bb.581:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_583
; %bb.582:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_583:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s14, v4
.LBB0_584:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v14, vcc, 2, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v16, s10
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
	s_mov_b32 s4, s28
.LBB0_588:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s38, 1
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
	s_cmp_eq_u32 s38, 1
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
	s_mov_b64 s[34:35], -1
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
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 95
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
; codeLenInByte = 14300
; NumSgprs: 97
; NumVgprs: 41
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 97
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
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_load_dword s33, s[4:5], 0x4
	s_load_dword s30, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s26, 16
	s_cselect_b64 s[28:29], -1, 0
	s_and_b32 s9, s33, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s4, s9, 63
	s_lshr_b32 s48, s4, 6
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[2:3], -1
	v_cndmask_b32_e64 v39, -1, 0, s[28:29]
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	s_mov_b64 s[36:37], 0
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s30, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s30, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	v_cmp_ne_u64_e32 vcc, s[30:31], v[1:2]
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB1_9
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
	s_mov_b32 s64, 0
	v_readfirstlane_b32 s14, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB1_10
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
	v_readfirstlane_b32 s64, v3
	v_mad_u64_u32 v[1:2], s[2:3], s64, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB1_11
; %bb.3:
	s_add_u32 s2, s16, 0xc0
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s14, 1
	s_mov_b32 s6, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v1
	s_cmp_lg_u32 s27, s2
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
                                        ; implicit-def: $sgpr6_sgpr7
	s_branch .LBB1_7
.LBB1_6:                                ;   in Loop: Header=BB1_7 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[6:7]
	s_or_b64 s[4:5], s[10:11], s[4:5]
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
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_6
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[6:7], s[6:7], exec
	s_branch .LBB1_6
.LBB1_9:
	s_mov_b64 s[36:37], 0
	s_mov_b32 s95, 0
	s_mov_b32 s64, 0
	s_mov_b32 s14, 0
	v_mov_b32_e32 v42, v17
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_38
	s_branch .LBB1_39
.LBB1_10:
	v_mov_b32_e32 v42, v17
	s_mov_b32 s95, 0
	s_cbranch_execz .LBB1_38
	s_branch .LBB1_39
.LBB1_11:
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr0
                                        ; implicit-def: $sgpr6
                                        ; implicit-def: $sgpr95
	s_branch .LBB1_24
.LBB1_12:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s6, s27
.LBB1_13:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s48, 1
	s_mov_b32 s95, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cbranch_scc1 .LBB1_23
; %bb.14:
	s_mov_b32 s1, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s95, 1
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
	s_mov_b32 s95, 0
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
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s48, 1
	s_mov_b32 s95, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cbranch_scc1 .LBB1_36
; %bb.26:
	s_andn2_b64 vcc, exec, s[28:29]
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
	s_mov_b32 s95, 1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
; %bb.32:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_mov_b32 s95, 0
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
	s_mov_b32 s6, s14
.LBB1_37:
	s_mov_b64 s[36:37], -1
	v_mov_b32_e32 v42, s0
	s_mov_b32 s14, s6
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_39
.LBB1_38:
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[0:1], s64, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x110, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v1
.LBB1_39:
	s_cmp_ge_u32 s31, s25
	s_cbranch_scc1 .LBB1_773
; %bb.40:
	s_xor_b64 s[38:39], s[36:37], -1
	s_and_b32 s30, s26, 15
	s_cmp_eq_u32 s30, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s6, s33, 0xfffe
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s48, 1
	s_cselect_b64 s[48:49], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[52:53], -1, 0
	s_add_u32 s54, s16, 0xc4
	s_addc_u32 s55, s17, 0
	s_add_u32 s56, s16, 8
	s_addc_u32 s57, s17, 0
	s_add_u32 s58, s16, 0xc0
	s_addc_u32 s59, s17, 0
	s_add_u32 s60, s16, 16
	v_mov_b32_e32 v1, s16
	s_addc_u32 s61, s17, 0
	s_mul_i32 s6, s9, s8
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s17
	s_add_u32 s62, s16, 12
	v_add_u32_e32 v40, vcc, s6, v0
	v_mad_u64_u32 v[1:2], s[6:7], s64, v5, v[1:2]
	s_addc_u32 s63, s17, 0
	s_add_u32 s16, s16, 0x110
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v3, s16
	s_movk_i32 s6, 0x108
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v19, vcc, s6, v1
	v_mad_u64_u32 v[21:22], s[6:7], s64, v5, v[3:4]
	v_addc_u32_e32 v20, vcc, 0, v2, vcc
	s_movk_i32 s6, 0x104
	v_add_u32_e32 v23, vcc, s6, v1
	v_addc_u32_e32 v24, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s57
	v_cndmask_b32_e64 v26, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v4, s56
	v_cndmask_b32_e64 v25, v2, v4, s[6:7]
	v_mov_b32_e32 v2, s61
	v_cndmask_b32_e64 v28, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s60
	v_cndmask_b32_e64 v27, v2, v4, s[6:7]
	v_mov_b32_e32 v2, s47
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_cndmask_b32_e64 v30, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s46
	s_and_b64 s[10:11], s[50:51], s[36:37]
	s_mov_b32 s27, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cndmask_b32_e64 v29, v2, v4, s[6:7]
	v_mov_b32_e32 v2, -1
	s_mov_b32 s65, 1
	v_mov_b32_e32 v3, v1
	v_lshrrev_b32_e32 v41, 6, v0
	v_mov_b32_e32 v12, s14
	v_cmp_gt_u32_e64 s[12:13], s24, v40
	s_xor_b64 s[66:67], s[10:11], -1
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[68:69], s[10:11], s[2:3]
	s_add_i32 s86, s24, -1
	s_mov_b32 s87, 0x20000
	s_mov_b32 s88, 0x30000
	s_mov_b32 s89, 0x40000
	s_mov_b32 s90, 0xffff
	s_movk_i32 s91, 0x3c0
	v_mov_b32_e32 v0, -1
	s_movk_i32 s92, 0xfc40
	s_movk_i32 s93, 0x201
	s_movk_i32 s94, 0x400
	v_mov_b32_e32 v32, 1
	s_mov_b32 s100, 0x1000000
	s_mov_b32 s71, 0x10000
	s_branch .LBB1_44
.LBB1_41:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s95, s33
.LBB1_42:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v12, vcc, 1, v12
	v_cndmask_b32_e64 v42, v42, v4, s[36:37]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_43:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lt_u32 s31, s25
	s_cbranch_scc0 .LBB1_773
.LBB1_44:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_46 Depth 2
                                        ;     Child Loop BB1_63 Depth 2
                                        ;     Child Loop BB1_260 Depth 2
                                        ;     Child Loop BB1_87 Depth 2
                                        ;     Child Loop BB1_149 Depth 2
                                        ;       Child Loop BB1_156 Depth 3
                                        ;         Child Loop BB1_158 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;     Child Loop BB1_288 Depth 2
                                        ;     Child Loop BB1_649 Depth 2
                                        ;       Child Loop BB1_668 Depth 3
                                        ;       Child Loop BB1_701 Depth 3
                                        ;         Child Loop BB1_703 Depth 4
                                        ;         Child Loop BB1_705 Depth 4
                                        ;     Child Loop BB1_707 Depth 2
                                        ;     Child Loop BB1_716 Depth 2
                                        ;       Child Loop BB1_735 Depth 3
                                        ;         Child Loop BB1_737 Depth 4
                                        ;         Child Loop BB1_739 Depth 4
                                        ;     Child Loop BB1_759 Depth 2
                                        ;     Child Loop BB1_80 Depth 2
                                        ;     Child Loop BB1_108 Depth 2
                                        ;     Child Loop BB1_172 Depth 2
                                        ;     Child Loop BB1_190 Depth 2
                                        ;     Child Loop BB1_208 Depth 2
                                        ;       Child Loop BB1_215 Depth 3
                                        ;         Child Loop BB1_217 Depth 4
                                        ;         Child Loop BB1_219 Depth 4
                                        ;     Child Loop BB1_234 Depth 2
                                        ;     Child Loop BB1_404 Depth 2
                                        ;     Child Loop BB1_542 Depth 2
                                        ;       Child Loop BB1_566 Depth 3
                                        ;         Child Loop BB1_568 Depth 4
                                        ;         Child Loop BB1_570 Depth 4
                                        ;     Child Loop BB1_380 Depth 2
                                        ;     Child Loop BB1_398 Depth 2
                                        ;     Child Loop BB1_511 Depth 2
                                        ;       Child Loop BB1_530 Depth 3
                                        ;         Child Loop BB1_532 Depth 4
                                        ;         Child Loop BB1_534 Depth 4
                                        ;     Child Loop BB1_369 Depth 2
                                        ;     Child Loop BB1_445 Depth 2
                                        ;     Child Loop BB1_498 Depth 2
                                        ;     Child Loop BB1_578 Depth 2
                                        ;       Child Loop BB1_597 Depth 3
                                        ;         Child Loop BB1_599 Depth 4
                                        ;         Child Loop BB1_601 Depth 4
                                        ;     Child Loop BB1_486 Depth 2
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_47
; %bb.45:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mul_lo_u32 v11, v42, s9
	s_bitcmp0_b32 s31, 0
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
	v_mov_b32_e32 v4, v40
.LBB1_46:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s86, v4
	s_waitcnt vmcnt(0)
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
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_245
; %bb.53:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
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
	s_and_saveexec_b64 s[78:79], vcc
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
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s87, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s88, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s89, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_57:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_58:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_59:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s26, v8
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[76:77], -1, 0
	s_xor_b64 s[78:79], s[0:1], -1
	v_mov_b32_e32 v4, s26
	s_and_b64 s[78:79], s[76:77], s[78:79]
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB1_244
; %bb.60:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_63
.LBB1_61:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
	s_mov_b64 s[76:77], 0
	s_mov_b64 s[78:79], 0
	s_cbranch_execnz .LBB1_313
	s_branch .LBB1_314
.LBB1_62:                               ;   in Loop: Header=BB1_63 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_243
.LBB1_63:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_62
; %bb.64:                               ;   in Loop: Header=BB1_63 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_62
.LBB1_65:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
.LBB1_66:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB1_68
	s_branch .LBB1_312
.LBB1_67:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr101
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr16
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_312
.LBB1_68:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB1_123
; %bb.69:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[34:35]
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
	s_and_saveexec_b64 s[74:75], vcc
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
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s87, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s88, v17
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s89, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_75:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_76:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_77:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v8
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[74:75], s[0:1], -1
	v_mov_b32_e32 v4, s26
	s_and_b64 s[74:75], s[14:15], s[74:75]
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB1_92
; %bb.78:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
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
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_79
; %bb.81:                               ;   in Loop: Header=BB1_80 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_79
.LBB1_82:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr14
	s_cbranch_execz .LBB1_274
.LBB1_83:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_89
; %bb.84:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_134
; %bb.85:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
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
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_86
; %bb.88:                               ;   in Loop: Header=BB1_87 Depth=2
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s47
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_86
.LBB1_89:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB1_135
.LBB1_90:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_83
	s_branch .LBB1_274
.LBB1_91:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s90, v5
.LBB1_92:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_93:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB1_98
; %bb.94:                               ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_99
; %bb.95:                               ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v41
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_97
; %bb.96:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	ds_write_b64 v4, v[8:9]
.LBB1_97:                               ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s95, 1
	s_branch .LBB1_103
.LBB1_98:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s33, s95
	s_branch .LBB1_104
.LBB1_99:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_103
; %bb.100:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_102
; %bb.101:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_102:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s95
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
	s_mov_b32 s70, s27
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB1_108
.LBB1_107:                              ;   in Loop: Header=BB1_108 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
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
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_107
; %bb.109:                              ;   in Loop: Header=BB1_108 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_107
.LBB1_110:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v8, 0
.LBB1_111:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_121
; %bb.112:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_116
; %bb.113:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s33, 3
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
	s_xor_b32 s26, s33, 1
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
	s_mov_b32 s26, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_120:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s26
.LBB1_121:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v42
.LBB1_122:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s101, s95
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v42
.LBB1_123:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_312
; %bb.124:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_mov_b32 s26, s95
	s_cbranch_vccnz .LBB1_186
; %bb.125:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v41
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_127
; %bb.126:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
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
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_161
; %bb.129:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s95, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[74:75]
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
	s_xor_b32 s26, s95, 1
	s_branch .LBB1_165
.LBB1_132:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s95
	s_branch .LBB1_166
.LBB1_133:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dword v9, v[8:9] glc
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v8, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_134:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_135:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s26, s95
	s_cbranch_vccnz .LBB1_622
; %bb.136:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_149
.LBB1_138:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_140
; %bb.139:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_store_dword v[8:9], v4
.LBB1_140:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v41
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_142
; %bb.141:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s90, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_142:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB1_174
; %bb.143:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_275
; %bb.144:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s95, 3
	v_add_u32_e32 v5, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_146
; %bb.145:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v5, v[8:9]
.LBB1_146:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v5
	s_xor_b32 s26, s95, 1
	s_branch .LBB1_279
.LBB1_147:                              ;   in Loop: Header=BB1_149 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_148:                              ;   in Loop: Header=BB1_149 Depth=2
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_138
.LBB1_149:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_156 Depth 3
                                        ;         Child Loop BB1_158 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_151
; %bb.150:                              ;   in Loop: Header=BB1_149 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[25:26], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_148
	s_branch .LBB1_152
.LBB1_151:                              ;   in Loop: Header=BB1_149 Depth=2
.LBB1_152:                              ;   in Loop: Header=BB1_149 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_147
; %bb.153:                              ;   in Loop: Header=BB1_149 Depth=2
	s_mov_b32 s26, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_156
.LBB1_154:                              ;   in Loop: Header=BB1_156 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s64, s26, 1
	s_cmp_lt_u32 s26, s93
	s_cselect_b32 s26, s64, s94
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[80:81], v[10:11], v[4:5]
.LBB1_155:                              ;   in Loop: Header=BB1_156 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_147
.LBB1_156:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_149 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_158 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_155
; %bb.157:                              ;   in Loop: Header=BB1_156 Depth=3
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s26, s26, 64
	s_cmp_lt_u32 s26, s91
	s_mov_b32 s64, s26
	s_cbranch_scc1 .LBB1_159
.LBB1_158:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_149 Depth=2
                                        ;       Parent Loop BB1_156 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s92
	s_cmp_lt_u32 s64, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_158
.LBB1_159:                              ;   in Loop: Header=BB1_156 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB1_154
.LBB1_160:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_149 Depth=2
                                        ;       Parent Loop BB1_156 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_160
	s_branch .LBB1_154
.LBB1_161:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_165
; %bb.162:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_164
; %bb.163:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_164:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s26, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_165:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_166:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_186
; %bb.167:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_169
; %bb.168:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_169:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s100
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_176
; %bb.170:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_172
.LBB1_171:                              ;   in Loop: Header=BB1_172 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_175
.LBB1_172:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_171
; %bb.173:                              ;   in Loop: Header=BB1_172 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_171
.LBB1_174:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s95
	s_branch .LBB1_280
.LBB1_175:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v4, v[8:9] glc
.LBB1_176:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_186
; %bb.177:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr33
	s_cbranch_vccnz .LBB1_181
; %bb.178:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s26, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_180
; %bb.179:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_180:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s26, 1
	s_mov_b64 s[14:15], 0
.LBB1_181:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_185
; %bb.182:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_184
; %bb.183:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_184:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_185:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s33
.LBB1_186:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_192
; %bb.187:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_194
; %bb.188:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_190
.LBB1_189:                              ;   in Loop: Header=BB1_190 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_193
.LBB1_190:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_189
; %bb.191:                              ;   in Loop: Header=BB1_190 Depth=2
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v34, s47
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_189
.LBB1_192:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB1_195
.LBB1_193:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dword v9, v[8:9] glc
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v8, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_194:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_300
.LBB1_195:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_197
; %bb.196:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_208
.LBB1_197:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_199
; %bb.198:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_store_dword v[8:9], v4
.LBB1_199:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v41
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_201
; %bb.200:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s90, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_201:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB1_220
; %bb.202:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_221
; %bb.203:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s26, 3
	v_add_u32_e32 v5, vcc, s10, v39
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_205
; %bb.204:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v5, v[8:9]
.LBB1_205:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v5
	s_xor_b32 s33, s26, 1
	s_branch .LBB1_225
.LBB1_206:                              ;   in Loop: Header=BB1_208 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_207:                              ;   in Loop: Header=BB1_208 Depth=2
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_197
.LBB1_208:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_215 Depth 3
                                        ;         Child Loop BB1_217 Depth 4
                                        ;         Child Loop BB1_219 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_210
; %bb.209:                              ;   in Loop: Header=BB1_208 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[25:26], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_207
	s_branch .LBB1_211
.LBB1_210:                              ;   in Loop: Header=BB1_208 Depth=2
.LBB1_211:                              ;   in Loop: Header=BB1_208 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_206
; %bb.212:                              ;   in Loop: Header=BB1_208 Depth=2
	s_mov_b32 s33, 0
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_215
.LBB1_213:                              ;   in Loop: Header=BB1_215 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s64, s33, 1
	s_cmp_lt_u32 s33, s93
	s_cselect_b32 s33, s64, s94
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[76:77], v[10:11], v[4:5]
.LBB1_214:                              ;   in Loop: Header=BB1_215 Depth=3
	s_and_b64 s[80:81], exec, s[76:77]
	s_or_b64 s[74:75], s[80:81], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_206
.LBB1_215:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_208 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_217 Depth 4
                                        ;         Child Loop BB1_219 Depth 4
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_214
; %bb.216:                              ;   in Loop: Header=BB1_215 Depth=3
	s_cmp_lg_u32 s33, 0
	s_cselect_b32 s33, s33, 64
	s_cmp_lt_u32 s33, s91
	s_mov_b32 s64, s33
	s_cbranch_scc1 .LBB1_218
.LBB1_217:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_208 Depth=2
                                        ;       Parent Loop BB1_215 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s64, s64, s92
	s_cmp_lt_u32 s64, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_217
.LBB1_218:                              ;   in Loop: Header=BB1_215 Depth=3
	s_cmp_lt_u32 s64, 64
	s_cbranch_scc1 .LBB1_213
.LBB1_219:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_208 Depth=2
                                        ;       Parent Loop BB1_215 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s64, s64, 64
	s_cmp_gt_u32 s64, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_219
	s_branch .LBB1_213
.LBB1_220:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s26
	s_branch .LBB1_226
.LBB1_221:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_225
; %bb.222:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_224
; %bb.223:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB1_224:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_225:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB1_226:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_242
; %bb.227:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_229
; %bb.228:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v5, s31
	flat_store_dword v[21:22], v5
.LBB1_229:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_231
; %bb.230:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_231:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[76:77], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_237
; %bb.232:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_234
.LBB1_233:                              ;   in Loop: Header=BB1_234 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[76:77], s[82:83], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_236
.LBB1_234:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_233
; %bb.235:                              ;   in Loop: Header=BB1_234 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_233
.LBB1_236:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dword v8, v[10:11] glc
.LBB1_237:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB1_242
; %bb.238:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_290
; %bb.239:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s26, s33, 3
	v_add_u32_e32 v5, vcc, s26, v39
	s_andn2_b64 vcc, exec, s[74:75]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_241
; %bb.240:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v5, v[8:9]
.LBB1_241:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v5
	s_xor_b32 s26, s33, 1
	s_branch .LBB1_294
.LBB1_242:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s33
	s_branch .LBB1_295
.LBB1_243:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v4, s90, v5
.LBB1_244:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_245:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB1_250
; %bb.246:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_251
; %bb.247:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s95, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_249
; %bb.248:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	ds_write_b64 v4, v[8:9]
.LBB1_249:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s95, 1
	s_branch .LBB1_255
.LBB1_250:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[14:15], s[26:27]
	s_mov_b32 s33, s95
	s_branch .LBB1_256
.LBB1_251:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_255
; %bb.252:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_254
; %bb.253:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_254:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_255:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB1_256:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_273
; %bb.257:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_263
; %bb.258:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB1_260
.LBB1_259:                              ;   in Loop: Header=BB1_260 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_262
.LBB1_260:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_259
; %bb.261:                              ;   in Loop: Header=BB1_260 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_259
.LBB1_262:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v8, 0
.LBB1_263:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_273
; %bb.264:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $sgpr26
	s_cbranch_vccnz .LBB1_268
; %bb.265:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s26, v41
	s_lshl_b32 s64, s33, 3
	v_add_u32_e32 v4, vcc, s64, v39
	s_cmp_lg_u32 s26, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_267
; %bb.266:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_267:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s26, s33, 1
	s_mov_b64 s[76:77], 0
.LBB1_268:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_272
; %bb.269:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_271
; %bb.270:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_271:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s26, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_272:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s26
.LBB1_273:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_83
.LBB1_274:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v42
	s_mov_b32 s101, s95
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v42
	s_branch .LBB1_66
.LBB1_275:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_279
; %bb.276:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_278
; %bb.277:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB1_278:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_mov_b32 s26, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_279:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB1_280:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_617
; %bb.281:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_283
; %bb.282:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v5, s31
	flat_store_dword v[21:22], v5
.LBB1_283:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_285
; %bb.284:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_285:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[80:81], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_607
; %bb.286:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_288
.LBB1_287:                              ;   in Loop: Header=BB1_288 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_606
.LBB1_288:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_287
; %bb.289:                              ;   in Loop: Header=BB1_288 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_287
.LBB1_290:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_294
; %bb.291:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_293
; %bb.292:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB1_293:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_mov_b32 s26, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_294:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB1_295:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB1_299
; %bb.296:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s76, s27
	s_mov_b32 s77, s15
	s_mov_b32 s64, s27
	s_cmp_eq_u64 s[76:77], s[64:65]
	s_cselect_b64 s[76:77], -1, 0
	s_or_b64 s[10:11], s[10:11], s[76:77]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB1_298
; %bb.297:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB1_298:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v11, s45
	flat_store_dwordx2 v[10:11], v[7:8]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v11, s47
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s87
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s88
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s89
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[10:11], v[4:5]
.LBB1_299:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_300:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v8
	s_cbranch_vccnz .LBB1_305
; %bb.301:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_306
; %bb.302:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s26, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_304
; %bb.303:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_304:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s26, 1
	s_branch .LBB1_310
.LBB1_305:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s26
	s_branch .LBB1_311
.LBB1_306:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_310
; %bb.307:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_309
; %bb.308:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_309:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_310:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_311:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s10
.LBB1_312:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_314
.LBB1_313:                              ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lg_u32 s30, 1
	s_mov_b64 s[72:73], -1
	s_cselect_b64 s[78:79], -1, 0
.LBB1_314:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB1_331
; %bb.315:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_412
; %bb.316:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_326
; %bb.317:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_325
; %bb.318:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB1_320
; %bb.319:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v5, v[8:9] glc
.LBB1_320:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_324
; %bb.321:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_323
; %bb.322:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s71, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s87, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s88, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s89, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_323:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_324:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_325:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v13
	v_mov_b32_e32 v4, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v5, s27
	s_cbranch_scc0 .LBB1_394
.LBB1_326:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB1_358
; %bb.327:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_360
; %bb.328:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v41
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_330
; %bb.329:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	ds_write_b64 v4, v[8:9]
.LBB1_330:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s95, 1
	s_branch .LBB1_364
.LBB1_331:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB1_413
; %bb.332:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB1_334
; %bb.333:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v5, s31
	flat_store_dword v[8:9], v5
.LBB1_334:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_420
; %bb.335:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_353
; %bb.336:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_352
; %bb.337:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v9, v17
	s_cbranch_vccnz .LBB1_339
; %bb.338:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v9, v[4:5] glc
.LBB1_339:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB1_341
; %bb.340:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_341:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v13, v9
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_351
; %bb.342:                              ;   in Loop: Header=BB1_44 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[36:37], s[10:11]
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
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB1_350
; %bb.343:                              ;   in Loop: Header=BB1_44 Depth=1
	s_xor_b64 s[78:79], vcc, -1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB1_345
; %bb.344:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, s46
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v16, s47
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s71, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s87, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s88, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	v_or_b32_e32 v10, s89, v13
	flat_store_dwordx2 v[15:16], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB1_345:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_349
; %bb.346:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s90, v11
	v_cmp_ne_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_348
; %bb.347:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_sub_u32_e32 v8, vcc, v13, v8
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB1_348:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	s_mov_b32 s10, 0x3000000
	v_or_b32_e32 v8, s10, v5
	v_mov_b32_e32 v10, s58
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v11, s59
	v_mov_b32_e32 v13, v7
	flat_store_dword v[10:11], v9
.LBB1_349:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v13
	v_mov_b32_e32 v11, v14
.LBB1_350:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_351:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_352:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc0 .LBB1_400
.LBB1_353:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_359
; %bb.354:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_371
; %bb.355:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s95, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_357
; %bb.356:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_357:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s95, 1
	s_branch .LBB1_375
.LBB1_358:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s33, s95
	s_branch .LBB1_365
.LBB1_359:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s95
	s_branch .LBB1_376
.LBB1_360:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_364
; %bb.361:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_363
; %bb.362:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_363:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_364:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_365:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_411
; %bb.366:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_383
; %bb.367:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB1_369
.LBB1_368:                              ;   in Loop: Header=BB1_369 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_382
.LBB1_369:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_368
; %bb.370:                              ;   in Loop: Header=BB1_369 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_368
.LBB1_371:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_375
; %bb.372:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_374
; %bb.373:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_374:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_375:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_376:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_419
; %bb.377:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_389
; %bb.378:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB1_380
.LBB1_379:                              ;   in Loop: Header=BB1_380 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_388
.LBB1_380:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_379
; %bb.381:                              ;   in Loop: Header=BB1_380 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_379
.LBB1_382:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v8, 0
.LBB1_383:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_411
; %bb.384:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_406
; %bb.385:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s33, 3
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
	s_xor_b32 s26, s33, 1
	s_branch .LBB1_410
.LBB1_388:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v8, 0
.LBB1_389:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_419
; %bb.390:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_414
; %bb.391:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s33, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_393
; %bb.392:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_393:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s26, s33, 1
	s_branch .LBB1_418
.LBB1_394:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_505
; %bb.395:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_509
; %bb.396:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_398
.LBB1_397:                              ;   in Loop: Header=BB1_398 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_508
.LBB1_398:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_397
; %bb.399:                              ;   in Loop: Header=BB1_398 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_397
.LBB1_400:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_506
; %bb.401:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_540
; %bb.402:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_404
.LBB1_403:                              ;   in Loop: Header=BB1_404 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_539
.LBB1_404:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_403
; %bb.405:                              ;   in Loop: Header=BB1_404 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_403
.LBB1_406:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_410
; %bb.407:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_409
; %bb.408:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_409:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s26, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_410:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s33, s26
.LBB1_411:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v14, vcc, 1, v12
	v_cndmask_b32_e64 v4, v42, v4, s[36:37]
	s_mov_b64 s[76:77], -1
.LBB1_412:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s101, s95
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v42
.LBB1_413:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s95, s101
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v42, v16
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_421
	s_branch .LBB1_422
.LBB1_414:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_418
; %bb.415:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_417
; %bb.416:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_417:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s26, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_418:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s33, s26
.LBB1_419:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v14, vcc, 1, v12
	v_cndmask_b32_e64 v4, v42, v4, s[36:37]
	s_mov_b64 s[76:77], -1
.LBB1_420:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_422
.LBB1_421:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v42, v4
	v_mov_b32_e32 v12, v14
	s_mov_b32 s95, s33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_422:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_424
; %bb.423:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v42
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_424:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB1_43
; %bb.425:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB1_460
; %bb.426:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v41
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_428
; %bb.427:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
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
.LBB1_428:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_433
; %bb.429:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_434
; %bb.430:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s95, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_432
; %bb.431:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_432:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s26, s95, 1
	s_branch .LBB1_438
.LBB1_433:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s95
	s_branch .LBB1_439
.LBB1_434:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_438
; %bb.435:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_437
; %bb.436:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_437:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s26, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_438:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_439:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_453
; %bb.440:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_442
; %bb.441:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_442:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s100
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_448
; %bb.443:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_445
.LBB1_444:                              ;   in Loop: Header=BB1_445 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_447
.LBB1_445:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_444
; %bb.446:                              ;   in Loop: Header=BB1_445 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_444
.LBB1_447:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v4, v[8:9] glc
.LBB1_448:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_453
; %bb.449:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_454
; %bb.450:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s26, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_452
; %bb.451:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_452:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s26, 1
	s_branch .LBB1_458
.LBB1_453:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s95, s26
	s_branch .LBB1_459
.LBB1_454:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_458
; %bb.455:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_457
; %bb.456:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_457:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_458:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_459:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v42, s10
.LBB1_460:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_43
; %bb.461:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_471
; %bb.462:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_470
; %bb.463:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB1_465
; %bb.464:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dword v5, v[8:9] glc
.LBB1_465:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_469
; %bb.466:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_468
; %bb.467:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s71, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s87, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s88, v11
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s89, v11
	v_mov_b32_e32 v13, v11
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_468:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_469:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_470:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v13
	v_mov_b32_e32 v4, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v5, s27
	s_cbranch_scc0 .LBB1_494
.LBB1_471:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB1_476
; %bb.472:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_477
; %bb.473:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v41
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v39
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_475
; %bb.474:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	ds_write_b64 v4, v[8:9]
.LBB1_475:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s95, 1
	s_branch .LBB1_481
.LBB1_476:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s33, s95
	s_branch .LBB1_482
.LBB1_477:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_481
; %bb.478:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_480
; %bb.479:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_480:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_481:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_482:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_41
; %bb.483:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_489
; %bb.484:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB1_486
.LBB1_485:                              ;   in Loop: Header=BB1_486 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_488
.LBB1_486:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_485
; %bb.487:                              ;   in Loop: Header=BB1_486 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_485
.LBB1_488:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v8, 0
.LBB1_489:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_41
; %bb.490:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_500
; %bb.491:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s33, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_493
; %bb.492:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_493:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s33, 1
	s_branch .LBB1_504
.LBB1_494:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_507
; %bb.495:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_576
; %bb.496:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_498
.LBB1_497:                              ;   in Loop: Header=BB1_498 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_575
.LBB1_498:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_497
; %bb.499:                              ;   in Loop: Header=BB1_498 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_497
.LBB1_500:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_504
; %bb.501:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_503
; %bb.502:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_503:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_504:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_branch .LBB1_42
.LBB1_505:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_510
.LBB1_506:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_541
.LBB1_507:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_577
.LBB1_508:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s90, v5
.LBB1_509:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_326
.LBB1_510:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_511:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_530 Depth 3
                                        ;         Child Loop BB1_532 Depth 4
                                        ;         Child Loop BB1_534 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_513
; %bb.512:                              ;   in Loop: Header=BB1_511 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s90, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_514
.LBB1_513:                              ;   in Loop: Header=BB1_511 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_514:                              ;   in Loop: Header=BB1_511 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB1_537
; %bb.515:                              ;   in Loop: Header=BB1_511 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_521
; %bb.516:                              ;   in Loop: Header=BB1_511 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_520
; %bb.517:                              ;   in Loop: Header=BB1_511 Depth=2
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_519
; %bb.518:                              ;   in Loop: Header=BB1_511 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s71, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s87, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s88, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s89, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB1_519:                              ;   in Loop: Header=BB1_511 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_520:                              ;   in Loop: Header=BB1_511 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v15
	s_cmp_eq_u32 s26, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB1_522
.LBB1_521:                              ;   in Loop: Header=BB1_511 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
.LBB1_522:                              ;   in Loop: Header=BB1_511 Depth=2
	v_mov_b32_e32 v4, s26
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s27
	s_cbranch_vccz .LBB1_537
; %bb.523:                              ;   in Loop: Header=BB1_511 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_525
; %bb.524:                              ;   in Loop: Header=BB1_511 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_526
	s_branch .LBB1_536
.LBB1_525:                              ;   in Loop: Header=BB1_511 Depth=2
.LBB1_526:                              ;   in Loop: Header=BB1_511 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_535
; %bb.527:                              ;   in Loop: Header=BB1_511 Depth=2
	s_mov_b32 s26, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_530
.LBB1_528:                              ;   in Loop: Header=BB1_530 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s33, s26, 1
	s_cmp_lt_u32 s26, s93
	s_cselect_b32 s26, s33, s94
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB1_529:                              ;   in Loop: Header=BB1_530 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_535
.LBB1_530:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_511 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_532 Depth 4
                                        ;         Child Loop BB1_534 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_529
; %bb.531:                              ;   in Loop: Header=BB1_530 Depth=3
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s26, s26, 64
	s_cmp_lt_u32 s26, s91
	s_mov_b32 s33, s26
	s_cbranch_scc1 .LBB1_533
.LBB1_532:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_511 Depth=2
                                        ;       Parent Loop BB1_530 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s33, s33, s92
	s_cmp_lt_u32 s33, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_532
.LBB1_533:                              ;   in Loop: Header=BB1_530 Depth=3
	s_cmp_lt_u32 s33, 64
	s_cbranch_scc1 .LBB1_528
.LBB1_534:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_511 Depth=2
                                        ;       Parent Loop BB1_530 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s33, s33, 64
	s_cmp_gt_u32 s33, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_534
	s_branch .LBB1_528
.LBB1_535:                              ;   in Loop: Header=BB1_511 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_536:                              ;   in Loop: Header=BB1_511 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB1_537:                              ;   in Loop: Header=BB1_511 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_326
; %bb.538:                              ;   in Loop: Header=BB1_511 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_511
.LBB1_539:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v5, v7
.LBB1_540:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_353
.LBB1_541:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_542:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_566 Depth 3
                                        ;         Child Loop BB1_568 Depth 4
                                        ;         Child Loop BB1_570 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[15:16], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_544
; %bb.543:                              ;   in Loop: Header=BB1_542 Depth=2
	v_and_b32_e32 v4, s90, v9
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_545
.LBB1_544:                              ;   in Loop: Header=BB1_542 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_545:                              ;   in Loop: Header=BB1_542 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_573
; %bb.546:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_553
; %bb.547:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_557
; %bb.548:                              ;   in Loop: Header=BB1_542 Depth=2
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
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB1_556
; %bb.549:                              ;   in Loop: Header=BB1_542 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_554
; %bb.550:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s90, v9
	v_cmp_eq_u32_e32 vcc, v8, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_552
; %bb.551:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v10, s46
	v_subrev_u32_e32 v9, vcc, v8, v4
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v11, s47
	flat_atomic_add_x2 v[10:11], v[8:9]
.LBB1_552:                              ;   in Loop: Header=BB1_542 Depth=2
	v_lshrrev_b64 v[10:11], 16, v[15:16]
	v_mov_b32_e32 v8, s58
	s_mov_b32 s10, 0x3000000
	v_mov_b32_e32 v9, s59
	v_or_b32_e32 v38, s10, v11
	v_mov_b32_e32 v37, v7
	flat_store_dword v[8:9], v14
	s_branch .LBB1_556
.LBB1_553:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_558
.LBB1_554:                              ;   in Loop: Header=BB1_542 Depth=2
                                        ; implicit-def: $vgpr37_vgpr38
	s_cbranch_execz .LBB1_556
; %bb.555:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s71, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s87, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s88, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s89, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[14:15]
.LBB1_556:                              ;   in Loop: Header=BB1_542 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_557:                              ;   in Loop: Header=BB1_542 Depth=2
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s73, v38
	v_readfirstlane_b32 s72, v37
	s_cmp_eq_u64 s[72:73], 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[74:75], -1, 0
	v_mov_b32_e32 v9, v13
.LBB1_558:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v4, s72
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[74:75]
	v_mov_b32_e32 v5, s73
	s_cbranch_vccz .LBB1_573
; %bb.559:                              ;   in Loop: Header=BB1_542 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_561
; %bb.560:                              ;   in Loop: Header=BB1_542 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_562
	s_branch .LBB1_572
.LBB1_561:                              ;   in Loop: Header=BB1_542 Depth=2
.LBB1_562:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_571
; %bb.563:                              ;   in Loop: Header=BB1_542 Depth=2
	s_mov_b32 s26, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_566
.LBB1_564:                              ;   in Loop: Header=BB1_566 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s33, s26, 1
	s_cmp_lt_u32 s26, s93
	s_cselect_b32 s26, s33, s94
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB1_565:                              ;   in Loop: Header=BB1_566 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_571
.LBB1_566:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_542 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_568 Depth 4
                                        ;         Child Loop BB1_570 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_565
; %bb.567:                              ;   in Loop: Header=BB1_566 Depth=3
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s26, s26, 64
	s_cmp_lt_u32 s26, s91
	s_mov_b32 s33, s26
	s_cbranch_scc1 .LBB1_569
.LBB1_568:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_542 Depth=2
                                        ;       Parent Loop BB1_566 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s33, s33, s92
	s_cmp_lt_u32 s33, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_568
.LBB1_569:                              ;   in Loop: Header=BB1_566 Depth=3
	s_cmp_lt_u32 s33, 64
	s_cbranch_scc1 .LBB1_564
.LBB1_570:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_542 Depth=2
                                        ;       Parent Loop BB1_566 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s33, s33, 64
	s_cmp_gt_u32 s33, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_570
	s_branch .LBB1_564
.LBB1_571:                              ;   in Loop: Header=BB1_542 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB1_572:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v5, v34
.LBB1_573:                              ;   in Loop: Header=BB1_542 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_353
; %bb.574:                              ;   in Loop: Header=BB1_542 Depth=2
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_542
.LBB1_575:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s90, v5
.LBB1_576:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_471
.LBB1_577:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_578:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_597 Depth 3
                                        ;         Child Loop BB1_599 Depth 4
                                        ;         Child Loop BB1_601 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_580
; %bb.579:                              ;   in Loop: Header=BB1_578 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s90, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_581
.LBB1_580:                              ;   in Loop: Header=BB1_578 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_581:                              ;   in Loop: Header=BB1_578 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB1_604
; %bb.582:                              ;   in Loop: Header=BB1_578 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_588
; %bb.583:                              ;   in Loop: Header=BB1_578 Depth=2
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_587
; %bb.584:                              ;   in Loop: Header=BB1_578 Depth=2
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_586
; %bb.585:                              ;   in Loop: Header=BB1_578 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v15, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s71, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s87, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s88, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_or_b32_e32 v15, s89, v36
	flat_store_dwordx2 v[8:9], v[14:15]
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v15, v4
.LBB1_586:                              ;   in Loop: Header=BB1_578 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_587:                              ;   in Loop: Header=BB1_578 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s26, v15
	s_cmp_eq_u32 s26, 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
	s_branch .LBB1_589
.LBB1_588:                              ;   in Loop: Header=BB1_578 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
.LBB1_589:                              ;   in Loop: Header=BB1_578 Depth=2
	v_mov_b32_e32 v4, s26
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s27
	s_cbranch_vccz .LBB1_604
; %bb.590:                              ;   in Loop: Header=BB1_578 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_592
; %bb.591:                              ;   in Loop: Header=BB1_578 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_593
	s_branch .LBB1_603
.LBB1_592:                              ;   in Loop: Header=BB1_578 Depth=2
.LBB1_593:                              ;   in Loop: Header=BB1_578 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_602
; %bb.594:                              ;   in Loop: Header=BB1_578 Depth=2
	s_mov_b32 s26, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_597
.LBB1_595:                              ;   in Loop: Header=BB1_597 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s33, s26, 1
	s_cmp_lt_u32 s26, s93
	s_cselect_b32 s26, s33, s94
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB1_596:                              ;   in Loop: Header=BB1_597 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_602
.LBB1_597:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_578 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_599 Depth 4
                                        ;         Child Loop BB1_601 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_596
; %bb.598:                              ;   in Loop: Header=BB1_597 Depth=3
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s26, s26, 64
	s_cmp_lt_u32 s26, s91
	s_mov_b32 s33, s26
	s_cbranch_scc1 .LBB1_600
.LBB1_599:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_578 Depth=2
                                        ;       Parent Loop BB1_597 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s33, s33, s92
	s_cmp_lt_u32 s33, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_599
.LBB1_600:                              ;   in Loop: Header=BB1_597 Depth=3
	s_cmp_lt_u32 s33, 64
	s_cbranch_scc1 .LBB1_595
.LBB1_601:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_578 Depth=2
                                        ;       Parent Loop BB1_597 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s33, s33, 64
	s_cmp_gt_u32 s33, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_601
	s_branch .LBB1_595
.LBB1_602:                              ;   in Loop: Header=BB1_578 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_603:                              ;   in Loop: Header=BB1_578 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v34
.LBB1_604:                              ;   in Loop: Header=BB1_578 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_471
; %bb.605:                              ;   in Loop: Header=BB1_578 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_578
.LBB1_606:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dword v8, v[10:11] glc
.LBB1_607:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB1_617
; %bb.608:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_612
; %bb.609:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s64, s26, 3
	v_add_u32_e32 v5, vcc, s64, v39
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_611
; %bb.610:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v5, v[8:9]
.LBB1_611:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v5
	s_xor_b32 s64, s26, 1
	s_branch .LBB1_616
.LBB1_612:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr64
	s_cbranch_execz .LBB1_616
; %bb.613:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_615
; %bb.614:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB1_615:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_mov_b32 s64, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_616:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
	s_mov_b32 s26, s64
.LBB1_617:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_621
; %bb.618:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s80, s27
	s_mov_b32 s81, s15
	s_mov_b32 s64, s27
	s_cmp_eq_u64 s[80:81], s[64:65]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB1_620
; %bb.619:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB1_620:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v11, s45
	flat_store_dwordx2 v[10:11], v[7:8]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v11, s47
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s87
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s88
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	s_or_b32 s10, s14, s89
	flat_store_dwordx2 v[10:11], v[4:5]
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[10:11], v[4:5]
.LBB1_621:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_622:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v8
	s_cbranch_vccnz .LBB1_627
; %bb.623:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_628
; %bb.624:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v41
	s_lshl_b32 s15, s26, 3
	v_add_u32_e32 v4, vcc, s15, v39
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_626
; %bb.625:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_626:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s101, s26, 1
	s_branch .LBB1_632
.LBB1_627:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s101, s26
	s_branch .LBB1_633
.LBB1_628:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_632
; %bb.629:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_631
; %bb.630:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_631:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s101, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_632:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_633:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v15, vcc, 1, v12
	s_cmp_eq_u32 s11, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_709
; %bb.634:                              ;   in Loop: Header=BB1_44 Depth=1
	s_add_i32 s11, s8, s11
	s_cmp_lt_u32 s11, s10
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[14:15], s[50:51], s[14:15]
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_649
.LBB1_635:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v4, v42
	s_cbranch_vccnz .LBB1_710
; %bb.636:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_744
; %bb.637:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_643
; %bb.638:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v4
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_642
; %bb.639:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[14:15]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_641
; %bb.640:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s87, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s88, v14
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s89, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_641:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_642:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_643:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s26, v8
	v_mov_b32_e32 v4, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v5, s27
	s_cbranch_scc1 .LBB1_744
; %bb.644:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB1_711
; %bb.645:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[76:77], 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_713
; %bb.646:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_707
.LBB1_647:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_648:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_635
.LBB1_649:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_668 Depth 3
                                        ;       Child Loop BB1_701 Depth 3
                                        ;         Child Loop BB1_703 Depth 4
                                        ;         Child Loop BB1_705 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v5, s57
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_readfirstlane_b32 s10, v41
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB1_651
; %bb.650:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_load_dwordx2 v[33:34], v[10:11] glc
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v33
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v10
	v_add_u32_e32 v11, vcc, -1, v10
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v11, s10
.LBB1_651:                              ;   in Loop: Header=BB1_649 Depth=2
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB1_656
; %bb.652:                              ;   in Loop: Header=BB1_649 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_657
; %bb.653:                              ;   in Loop: Header=BB1_649 Depth=2
	s_lshl_b32 s14, s101, 3
	v_add_u32_e32 v10, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_655
; %bb.654:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v34, s11
	v_mov_b32_e32 v33, s10
	ds_write_b64 v10, v[33:34]
.LBB1_655:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s64, s101, 1
	s_branch .LBB1_661
.LBB1_656:                              ;   in Loop: Header=BB1_649 Depth=2
	s_mov_b32 s64, s101
	s_branch .LBB1_662
.LBB1_657:                              ;   in Loop: Header=BB1_649 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr64
	s_cbranch_execz .LBB1_661
; %bb.658:                              ;   in Loop: Header=BB1_649 Depth=2
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_660
; %bb.659:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_660:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s64, s101
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_661:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v11
	v_readfirstlane_b32 s10, v10
.LBB1_662:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_681
; %bb.663:                              ;   in Loop: Header=BB1_649 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_665
; %bb.664:                              ;   in Loop: Header=BB1_649 Depth=2
	flat_store_dword v[23:24], v7
.LBB1_665:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s100
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_671
; %bb.666:                              ;   in Loop: Header=BB1_649 Depth=2
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_668
.LBB1_667:                              ;   in Loop: Header=BB1_668 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_670
.LBB1_668:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_649 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_667
; %bb.669:                              ;   in Loop: Header=BB1_668 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_667
.LBB1_670:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v33, s62
	v_mov_b32_e32 v34, s63
	flat_load_dword v10, v[33:34] glc
.LBB1_671:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB1_681
; %bb.672:                              ;   in Loop: Header=BB1_649 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_676
; %bb.673:                              ;   in Loop: Header=BB1_649 Depth=2
	s_lshl_b32 s14, s64, 3
	v_add_u32_e32 v10, vcc, s14, v39
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_675
; %bb.674:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v34, s11
	v_mov_b32_e32 v33, s10
	ds_write_b64 v10, v[33:34]
.LBB1_675:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s26, s64, 1
	s_branch .LBB1_680
.LBB1_676:                              ;   in Loop: Header=BB1_649 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_680
; %bb.677:                              ;   in Loop: Header=BB1_649 Depth=2
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_679
; %bb.678:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_679:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s26, s64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_680:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_mov_b32 s64, s26
.LBB1_681:                              ;   in Loop: Header=BB1_649 Depth=2
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v8
	s_cbranch_vccnz .LBB1_686
; %bb.682:                              ;   in Loop: Header=BB1_649 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_688
; %bb.683:                              ;   in Loop: Header=BB1_649 Depth=2
	s_lshl_b32 s11, s64, 3
	v_add_u32_e32 v10, vcc, s11, v39
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_685
; %bb.684:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v34, s27
	v_mov_b32_e32 v33, s26
	ds_write_b64 v10, v[33:34]
.LBB1_685:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s101, s64, 1
	s_branch .LBB1_692
.LBB1_686:                              ;   in Loop: Header=BB1_649 Depth=2
	s_mov_b32 s101, s64
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc0 .LBB1_693
.LBB1_687:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_635
.LBB1_688:                              ;   in Loop: Header=BB1_649 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_692
; %bb.689:                              ;   in Loop: Header=BB1_649 Depth=2
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_691
; %bb.690:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_691:                              ;   in Loop: Header=BB1_649 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s101, s64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_692:                              ;   in Loop: Header=BB1_649 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s26, v10
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc1 .LBB1_687
.LBB1_693:                              ;   in Loop: Header=BB1_649 Depth=2
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_648
; %bb.694:                              ;   in Loop: Header=BB1_649 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[6:7]
	v_cndmask_b32_e64 v10, v8, v4, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_696
; %bb.695:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[33:34], v[27:28], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_648
	s_branch .LBB1_697
.LBB1_696:                              ;   in Loop: Header=BB1_649 Depth=2
.LBB1_697:                              ;   in Loop: Header=BB1_649 Depth=2
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_647
; %bb.698:                              ;   in Loop: Header=BB1_649 Depth=2
	s_mov_b32 s11, 0
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_701
.LBB1_699:                              ;   in Loop: Header=BB1_701 Depth=3
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s26, s11, 1
	s_cmp_lt_u32 s11, s93
	s_cselect_b32 s11, s26, s94
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[82:83], v[8:9], v[10:11]
.LBB1_700:                              ;   in Loop: Header=BB1_701 Depth=3
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_647
.LBB1_701:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_649 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_703 Depth 4
                                        ;         Child Loop BB1_705 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_700
; %bb.702:                              ;   in Loop: Header=BB1_701 Depth=3
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s11, s11, 64
	s_cmp_lt_u32 s11, s91
	s_mov_b32 s26, s11
	s_cbranch_scc1 .LBB1_704
.LBB1_703:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_649 Depth=2
                                        ;       Parent Loop BB1_701 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s26, s26, s92
	s_cmp_lt_u32 s26, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_703
.LBB1_704:                              ;   in Loop: Header=BB1_701 Depth=3
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB1_699
.LBB1_705:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_649 Depth=2
                                        ;       Parent Loop BB1_701 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s26, s26, 64
	s_cmp_gt_u32 s26, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_705
	s_branch .LBB1_699
.LBB1_706:                              ;   in Loop: Header=BB1_707 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_712
.LBB1_707:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_706
; %bb.708:                              ;   in Loop: Header=BB1_707 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_706
.LBB1_709:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, v42
.LBB1_710:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v16, s10
	s_branch .LBB1_66
.LBB1_711:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_714
.LBB1_712:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_and_b32_e32 v4, s90, v5
.LBB1_713:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_714:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_744
; %bb.715:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v13, vcc, 2, v12
	v_mov_b32_e32 v16, v7
                                        ; implicit-def: $vgpr33_vgpr34
.LBB1_716:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_735 Depth 3
                                        ;         Child Loop BB1_737 Depth 4
                                        ;         Child Loop BB1_739 Depth 4
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_load_dwordx2 v[35:36], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v15, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_718
; %bb.717:                              ;   in Loop: Header=BB1_716 Depth=2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s90, v9
	s_mov_b64 s[76:77], 0
	s_branch .LBB1_719
.LBB1_718:                              ;   in Loop: Header=BB1_716 Depth=2
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_719:                              ;   in Loop: Header=BB1_716 Depth=2
	s_andn2_b64 vcc, exec, s[76:77]
	s_mov_b64 s[76:77], 0
	s_cbranch_vccnz .LBB1_742
; %bb.720:                              ;   in Loop: Header=BB1_716 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v36
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_726
; %bb.721:                              ;   in Loop: Header=BB1_716 Depth=2
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_725
; %bb.722:                              ;   in Loop: Header=BB1_716 Depth=2
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
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_724
; %bb.723:                              ;   in Loop: Header=BB1_716 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v14, v36
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s71, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s87, v36
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s88, v36
	v_mov_b32_e32 v38, v5
	flat_store_dwordx2 v[8:9], v[13:14]
	v_or_b32_e32 v14, s89, v36
	v_mov_b32_e32 v37, v4
	flat_store_dwordx2 v[8:9], v[13:14]
.LBB1_724:                              ;   in Loop: Header=BB1_716 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_725:                              ;   in Loop: Header=BB1_716 Depth=2
	s_or_b64 exec, exec, s[76:77]
	v_readfirstlane_b32 s26, v37
	s_cmp_eq_u32 s26, 0
	v_mov_b32_e32 v8, v15
	s_cselect_b64 s[78:79], -1, 0
	v_mov_b32_e32 v9, v16
	s_branch .LBB1_727
.LBB1_726:                              ;   in Loop: Header=BB1_716 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[78:79], -1
.LBB1_727:                              ;   in Loop: Header=BB1_716 Depth=2
	v_mov_b32_e32 v4, s26
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[78:79]
	v_mov_b32_e32 v5, s27
	s_cbranch_vccz .LBB1_742
; %bb.728:                              ;   in Loop: Header=BB1_716 Depth=2
	v_cndmask_b32_e64 v5, v9, v36, s[6:7]
	v_cndmask_b32_e64 v4, v8, v35, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_730
; %bb.729:                              ;   in Loop: Header=BB1_716 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[29:30], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_731
	s_branch .LBB1_741
.LBB1_730:                              ;   in Loop: Header=BB1_716 Depth=2
.LBB1_731:                              ;   in Loop: Header=BB1_716 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_740
; %bb.732:                              ;   in Loop: Header=BB1_716 Depth=2
	s_mov_b32 s11, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_735
.LBB1_733:                              ;   in Loop: Header=BB1_735 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s26, s11, 1
	s_cmp_lt_u32 s11, s93
	s_cselect_b32 s11, s26, s94
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[80:81], v[8:9], v[4:5]
.LBB1_734:                              ;   in Loop: Header=BB1_735 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_740
.LBB1_735:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_716 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_737 Depth 4
                                        ;         Child Loop BB1_739 Depth 4
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_734
; %bb.736:                              ;   in Loop: Header=BB1_735 Depth=3
	s_cmp_lg_u32 s11, 0
	s_cselect_b32 s11, s11, 64
	s_cmp_lt_u32 s11, s91
	s_mov_b32 s26, s11
	s_cbranch_scc1 .LBB1_738
.LBB1_737:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_716 Depth=2
                                        ;       Parent Loop BB1_735 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s26, s26, s92
	s_cmp_lt_u32 s26, s91
	s_sleep 15
	s_cbranch_scc0 .LBB1_737
.LBB1_738:                              ;   in Loop: Header=BB1_735 Depth=3
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB1_733
.LBB1_739:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_716 Depth=2
                                        ;       Parent Loop BB1_735 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s26, s26, 64
	s_cmp_gt_u32 s26, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_739
	s_branch .LBB1_733
.LBB1_740:                              ;   in Loop: Header=BB1_716 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_741:                              ;   in Loop: Header=BB1_716 Depth=2
	v_mov_b32_e32 v4, v33
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v5, v34
.LBB1_742:                              ;   in Loop: Header=BB1_716 Depth=2
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_744
; %bb.743:                              ;   in Loop: Header=BB1_716 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v34, v5
	v_mov_b32_e32 v33, v4
	s_branch .LBB1_716
.LBB1_744:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB1_749
; %bb.745:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_750
; %bb.746:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v41
	s_lshl_b32 s14, s101, 3
	v_add_u32_e32 v4, vcc, s14, v39
	s_cmp_lg_u32 s11, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_748
; %bb.747:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	ds_write_b64 v4, v[8:9]
.LBB1_748:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s101, 1
	s_branch .LBB1_754
.LBB1_749:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[14:15], s[26:27]
	s_mov_b32 s33, s101
	s_branch .LBB1_755
.LBB1_750:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_754
; %bb.751:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_753
; %bb.752:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_753:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s101
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_754:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB1_755:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_772
; %bb.756:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_762
; %bb.757:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s27
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s47
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
	s_branch .LBB1_759
.LBB1_758:                              ;   in Loop: Header=BB1_759 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_761
.LBB1_759:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_758
; %bb.760:                              ;   in Loop: Header=BB1_759 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_758
.LBB1_761:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s90, v5
	v_mov_b32_e32 v8, 0
.LBB1_762:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_772
; %bb.763:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_767
; %bb.764:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v41
	s_lshl_b32 s26, s33, 3
	v_add_u32_e32 v4, vcc, s26, v39
	s_cmp_lg_u32 s11, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_766
; %bb.765:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_766:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s11, s33, 1
	s_branch .LBB1_771
.LBB1_767:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr11
	s_cbranch_execz .LBB1_771
; %bb.768:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_770
; %bb.769:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_770:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s11, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_771:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_mov_b32 s33, s11
.LBB1_772:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v14, vcc, 2, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v16, s10
	s_branch .LBB1_66
.LBB1_773:
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
; codeLenInByte = 17224
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
    .sgpr_count:     97
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
